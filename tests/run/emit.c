/* emit.c - records N ticks in each of M threads and says so: for the hazards that run.sh makes around it
 *
 * usage: emit N [M [PROCESSES]]: with PROCESSES so many children do that, one after the other, each with a first event
 * of its own */
#include "t.h"

static uint64_t n;
static void *work(void *arg)
{
    ticks(n);
    return arg;
}
int main(int argc, char **argv)
{
    int threads = argc > 2 ? atoi(argv[2]) : 0, processes = argc > 3 ? atoi(argv[3]) : 0, k;
    pthread_t t[64];
    n = argc > 1 ? strtoull(argv[1], NULL, 10) : 100;
    for (k = 0; k < processes; k++) {
        pid_t pid = fork();
        MUST(pid >= 0);
        if (!pid)
            break;
        reap(pid);
    }
    if (processes && k == processes)
        return 7;
    work(NULL);
    for (k = 0; k < threads && k < 64; k++)
        MUST(pthread_create(&t[k], NULL, work, NULL) == 0);
    for (k = 0; k < threads && k < 64; k++)
        pthread_join(t[k], NULL);
    puts("done");
    return processes ? 0 : 7;
}
