/* bombs.c - small traces that cost a careless tool much: many tasks of two APIs that end in another order than they
 * began, many that never end, many threads, many pauses above open regions, many names, deep nesting, many
 * tracks */
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
    if (!strcmp(how, "pauses")) { /* half as many regions that stay open, and a task in each pause */
        for (i = 0; i < n / 2; i++)
            kokkosp_push_profile_region("region");
        for (i = 0; i < n / 2; i++) {
            trace_task_begin("task");
            trace_pause();
            trace_resume();
        }
    }
    for (i = 0; i < n && !strcmp(how, "names"); i++) {
        char name[32];
        snprintf(name, sizeof name, "task %lx", (unsigned long)i * 2654435761u);
        trace_name known = trace_name_new(name);
        trace_task_begin(known);
        trace_task_end();
    }
    if (!strcmp(how, "deep")) {
        for (i = 0; i < n; i++)
            trace_task_begin("task");
        for (i = 0; i < n; i++)
            trace_task_end();
    }
    for (i = 0; i < n && !strcmp(how, "tracks"); i++) {
        char name[32];
        snprintf(name, sizeof name, "queue %ld", i);
        trace_track_counter(trace_track_create(name, 0), "gauge", "W", 1.0 + (double)i);
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
