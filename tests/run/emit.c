/* emit.c - records N ticks in each of M threads and says so: for the hazards that run.sh makes around it */
#include "t.h"

static uint64_t n;
static void *work(void *arg)
{
    ticks(n);
    return arg;
}
int main(int argc, char **argv)
{
    int threads = argc > 2 ? atoi(argv[2]) : 0, k;
    pthread_t t[64];
    n = argc > 1 ? strtoull(argv[1], NULL, 10) : 100;
    work(NULL);
    for (k = 0; k < threads && k < 64; k++)
        MUST(pthread_create(&t[k], NULL, work, NULL) == 0);
    for (k = 0; k < threads && k < 64; k++)
        pthread_join(t[k], NULL);
    puts("done");
    return 7;
}
