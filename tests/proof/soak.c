/* soak.c - records for a long time: threads that stay, and threads that come and go; says what that costs the process
 *
 * usage: soak SECONDS THREADS: prints "rss A B fds C D threads E ns F G": KiB and open files after the first tenth of
 * the time and at the end, threads made, and nanoseconds an event took in the first tenth behind that and in the last
 */
#include "t.h"
#include <dirent.h>

static int over;
static uint64_t events;

static void *work(void *arg)
{
    uint64_t i;
    for (i = 0; !__atomic_load_n(&over, __ATOMIC_ACQUIRE); i++) {
        trace_task_begin("task", "i", i, "text", "some text");
        trace_task_end();
        if (i % 64 == 0)
            __atomic_fetch_add(&events, 128, __ATOMIC_RELAXED);
    }
    return arg;
}
static void *brief(void *arg)
{
    ticks(100);
    return arg;
}
static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}
static long rss(void)
{
    long pages = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    MUST(f && fscanf(f, "%*d %ld", &pages) == 1);
    fclose(f);
    return pages * (sysconf(_SC_PAGESIZE) / 1024);
}
static int files(void)
{
    DIR *d = opendir("/proc/self/fd");
    int n = 0;
    MUST(d);
    while (readdir(d))
        n++;
    closedir(d);
    return n;
}
int main(int argc, char **argv)
{
    double seconds = argc > 1 ? atof(argv[1]) : 3, begun = now(), at[4] = {0};
    int threads = argc > 2 ? atoi(argv[2]) : 4, step = 0, fds = 0, k;
    const double when[4] = {0.1, 0.2, 0.9, 1};
    uint64_t count[4] = {0}, made = 0;
    long memory = 0;
    pthread_t t, stay[256];
    for (k = 0; k < threads && k < 256; k++)
        MUST(pthread_create(&stay[k], NULL, work, NULL) == 0);
    while (step < 4) {
        MUST(pthread_create(&t, NULL, brief, NULL) == 0 && pthread_join(t, NULL) == 0);
        made++;
        if (now() - begun < seconds * when[step])
            continue;
        at[step] = now();
        count[step] = __atomic_load_n(&events, __ATOMIC_RELAXED);
        if (step++ == 0) {
            memory = rss();
            fds = files();
        }
    }
    printf("rss %ld %ld fds %d %d threads %llu ns %.1f %.1f\n", memory, rss(), fds, files(), (unsigned long long)made,
           (at[1] - at[0]) * 1e9 / (double)(count[1] - count[0]),
           (at[3] - at[2]) * 1e9 / (double)(count[3] - count[2]));
    __atomic_store_n(&over, 1, __ATOMIC_RELEASE);
    for (k = 0; k < threads && k < 256; k++)
        pthread_join(stay[k], NULL);
    return 0;
}
