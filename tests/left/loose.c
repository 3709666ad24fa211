/* loose.c - begins without an end and ends without a begin, on threads that have names */
#define TRACE_IMPL
#include "trace.h"
#include <pthread.h>

static void *thread(void *unused)
{
    (void)unused;
    trace_thread_name("loose");
    for (int i = 0; i < 3; i++)
        trace_task_end();
    for (int i = 0; i < 2; i++)
        trace_task_begin("open");
    trace_task_begin("last");
    return NULL;
}

int main(void)
{
    pthread_t t;
    TRACE_SCOPE("main");
    pthread_create(&t, NULL, thread, NULL);
    pthread_join(t, NULL);
    return 0;
}
