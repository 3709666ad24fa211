/* async.c - work that overlaps on one thread, and arrows from cause to effect
 *
 *   cc -I.. async.c -o async -pthread && ./async && to-perfetto out
 */
#define TRACE_IMPL
#include "trace.h"
#include <pthread.h>

enum { REQUESTS = 5 };
static uint64_t flows[REQUESTS];

static void *server(void *unused)
{
    trace_thread_name("server");
    for (int r = 0; r < REQUESTS; r++) {
        TRACE_SCOPE("serve", "request", r);
        trace_flow_in(flows[r]); /* the arrow ends here */
        for (volatile int i = 0; i < 20000; i++) {}
    }
    return unused;
}

int main(void)
{
    pthread_t thread;
    trace_thread_name("client");
    for (int r = 0; r < REQUESTS; r++) {
        TRACE_SCOPE("send", "request", r);
        flows[r] = trace_flow_new();
        trace_flow_out(flows[r]);                            /* the arrow starts here */
        trace_async_begin("request", flows[r], "number", r); /* all five are under way at once */
    }
    pthread_create(&thread, NULL, server, NULL);
    pthread_join(thread, NULL);
    for (int r = 0; r < REQUESTS; r++)
        trace_async_end("request", flows[r]);
    return 0;
}
