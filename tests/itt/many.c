/* many.c - threads that make names: `many THREADS NAMES` tasks in each, each name of "step 0" ... once in each thread,
 * all at the same time */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include "ittnotify.h"

static int names;

static void *work(void *arg)
{
    __itt_domain *d = __itt_domain_create("s");
    char name[40];
    int i;
    (void)arg;
    for (i = 0; i < names; i++) {
        snprintf(name, sizeof name, "step %d", i);
        __itt_task_begin(d, __itt_null, __itt_null, __itt_string_handle_create(name));
        __itt_task_end(d);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t t[64];
    int i, n = argc > 1 ? atoi(argv[1]) : 1;
    names = argc > 2 ? atoi(argv[2]) : 1;
    for (i = 0; i < n && i < 64; i++)
        pthread_create(&t[i], NULL, work, NULL);
    for (i = 0; i < n && i < 64; i++)
        pthread_join(t[i], NULL);
    return 0;
}
