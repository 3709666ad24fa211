/* part.h - one part of a program: it records N tasks by each kind of site, on two threads, and says which file it
 * records into
 *
 * PART names it. Each part is built with trace.h inside; how they are linked is what the test tries. */
#include "trace.h"
#include <pthread.h>
#include <stdio.h>

#define TEXT_(x) #x
#define TEXT(x) TEXT_(x)
#define JOIN_(a, b) a##b
#define JOIN(a, b) JOIN_(a, b)
enum { N = 1000 };

#ifdef __cplusplus
/* One site for all parts that have this function: g++ makes it STB_GNU_UNIQUE. */
inline void shared_helper(int i)
{
    TRACE_SCOPE("helper", "i", i);
    trace_counter("helped", i);
    trace::task object("object", "i", i, "text", "described at run time");
}
extern "C" {
#endif
#ifndef __cplusplus
static void shared_helper(int i)
{
    TRACE_SCOPE("helper", "i", i);
    trace_counter("helped", i);
}
#endif

static void *JOIN(PART, _thread)(void *arg)
{
    int i;
    char name[32];
    for (i = 0; i < N; i++) {
        trace_task_begin(TEXT(PART));
        trace_instant("at", "i", i, "part", TEXT(PART));
        snprintf(name, sizeof name, TEXT(PART) " %d", i % 3);
        trace_task_begin(name);
        shared_helper(i);
        trace_task_end();
        trace_task_end();
    }
    return arg;
}

__attribute__((visibility("default"))) const char *JOIN(PART, _run)(void);
const char *JOIN(PART, _run)(void)
{
    pthread_t thread;
    pthread_create(&thread, NULL, JOIN(PART, _thread), NULL);
    JOIN(PART, _thread)(NULL);
    pthread_join(thread, NULL);
    return trace_file();
}
#ifdef __cplusplus
}
#endif
