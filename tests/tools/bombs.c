/* bombs.c - small traces that cost a careless tool much: many tasks of two APIs that end in another order than they
 * began, many that never end, many threads */
#define TRACE_IMPL
#define TRACE_KOKKOS
#include "trace.h"

extern void kokkosp_push_profile_region(const char *), kokkosp_pop_profile_region(void);

static void *one(void *x)
{
    trace_instant("here");
    return x;
}

int main(int argc, char **argv)
{
    const char *how = argc > 2 ? argv[1] : "";
    long n = argc > 2 ? atol(argv[2]) : 0, i;
    pthread_t thread;
    if (!strcmp(how, "crossed")) {
        for (i = 0; i < n; i++) {
            trace_task_begin("task");
            kokkosp_push_profile_region("region");
        }
        for (i = 0; i < n; i++)
            trace_task_end();
        for (i = 0; i < n; i++)
            kokkosp_pop_profile_region();
    }
    for (i = 0; i < n && !strcmp(how, "open"); i++)
        trace_task_begin("task");
    for (i = 0; i < n && !strcmp(how, "asynchronous"); i++)
        trace_async_begin("request", (uint64_t)i);
    if (!strcmp(how, "hole"))
        trace_instant("here");
    for (i = 0; i < n && !strcmp(how, "threads"); i++)
        if (!pthread_create(&thread, NULL, one, NULL))
            pthread_join(thread, NULL);
    return 0;
}
