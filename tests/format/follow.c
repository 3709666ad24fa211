/* follow.c - reads a directory of traces: every thread's tasks must count 0, 1, 2 ... without a hole; prints how many
 * there were */
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "read/read.h"

int main(int argc, char **argv)
{
    tr_trace *trace = tr_trace_open((const char *const *)argv + 1, (size_t)(argc - 1), NULL);
    tr_thread *const *threads;
    size_t n = tr_trace_threads(trace, &threads), i;
    uint64_t all = 0;
    int status;
    for (i = 0; i < n; i++) {
        tr_cursor *c = tr_thread_cursor(trace, threads[i]);
        uint64_t next = 0;
        tr_event e;
        while (tr_next(c, &e)) {
            tr_value v;
            if (strcmp(e.def->name, "live"))
                continue;
            if (!tr_field_get(&e, 0, &v) || v.u != next) {
                printf("thread %u: task %" PRIu64 " where %" PRIu64 " was to come\n", threads[i]->tid, v.u, next);
                return 3;
            }
            next++;
        }
        tr_cursor_close(c);
        all += next;
    }
    status = tr_trace_status(trace);
    printf("%" PRIu64 "\n", all);
    tr_trace_close(trace);
    return status;
}
