/* threads.c - each thread records into its own buffer; names make them findable
 *
 *   cc -I.. threads.c -o threads -pthread && ./threads && trace-tally out
 */
#define TRACE_IMPL
#include "trace.h"
#include <pthread.h>
#include <stdio.h>

enum { WORKERS = 4, ITEMS = 1000 };

static void *worker(void *arg)
{
    int number = *(int *)arg;
    char name[16];
    snprintf(name, sizeof name, "worker %d", number);
    trace_thread_name(name);
    for (int i = number; i < ITEMS; i += WORKERS) {
        TRACE_SCOPE("item", "i", i);
        volatile double x = i;
        for (int k = 0; k < 1000; k++)
            x = x * 0.5 + k;
    }
    return NULL;
}

int main(void)
{
    pthread_t threads[WORKERS];
    int numbers[WORKERS];
    trace_thread_name("main");
    {
        TRACE_SCOPE("all items");
        for (int i = 0; i < WORKERS; i++) {
            numbers[i] = i;
            pthread_create(&threads[i], NULL, worker, &numbers[i]);
        }
        for (int i = 0; i < WORKERS; i++)
            pthread_join(threads[i], NULL);
    }
    return 0;
}
