/* threads.c [even] - threads that wait for each other without a word of any API: at a mutex, in a task that says so.
 * The first thread holds it for 30 ms each time; with `even` nobody holds it for long. All work is sleep. */
#include "trace.h"
#include <pthread.h>
#include <time.h>

static pthread_mutex_t table = PTHREAD_MUTEX_INITIALIZER;
static pthread_barrier_t together;
static int held_ms = 30;

static void rest(int ms)
{
    struct timespec t = {0, ms * 1000000L};
    nanosleep(&t, NULL);
}

static void *work(void *arg)
{
    for (int i = 0; i < 10; i++) {
        pthread_barrier_wait(&together);
        if (arg)
            rest(5); /* the first one is first */
        {
            TRACE_SCOPE("wait for table");
            pthread_mutex_lock(&table);
        }
        if (!arg) {
            TRACE_SCOPE("update");
            rest(held_ms);
        }
        pthread_mutex_unlock(&table);
        if (arg)
            rest(2);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    pthread_t other;
    (void)argv;
    held_ms = argc > 1 ? 1 : 30;
    pthread_barrier_init(&together, NULL, 2);
    if (pthread_create(&other, NULL, work, &other))
        return 1;
    work(NULL);
    pthread_join(other, NULL);
    return 0;
}
