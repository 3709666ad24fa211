/* use.h - uses every recording macro once; the same text as C and as C++, included by every program of this test */
#include "trace.h"
#include "trace.h" /* a second include is harmless */
#include <stdio.h>

static inline int use_scope(int n)
{
    TRACE_SCOPE("use.scope", "n", n);
    if (n > 1)
        return n; /* leaves the task as well */
    return n + 1;
}

static inline void use_all(const char *unit)
{
    static const char *const dynamic[2] = {"use.even", "use.odd"};
    unsigned char small = 7;
    float ratio = 0.5f;
    void *pointer = &small;
    uint64_t flow = 77;

    trace_task_begin("use.plain");
    trace_task_end();
    trace_task_begin("use.meta", "unit", unit, "int", -3, "u64", (uint64_t)1 << 40, "double", 2.5, "float", ratio, "u8",
                     small, "ptr", pointer, "literal", "text");
    trace_meta("more", 1L);
    trace_flow_out(flow);
    trace_task_end();
    for (int i = 0; i < 4; i++) {
        trace_task_begin(dynamic[i & 1]);
        trace_instant("use.instant", "i", i);
        trace_task_end();
    }
    if (use_scope(1) != 2 || use_scope(2) != 2)
        puts("TRACE_SCOPE went wrong");
    trace_instant("use.bare");
    trace_counter("use.counter", 1.5);
    trace_counter_unit("use.queue", "B", small);
    trace_async_begin("use.async", 1, "why", unit);
    trace_async_begin_child("use.async", 2, 1);
    trace_async_end("use.async", 2);
    trace_async_end("use.async", 1);
    trace_task_begin("use.arrow");
    trace_flow_in(flow);
    trace_task_end();
    TRACE_SCOPE("use.outer");
    for (int i = 0; i < 2; i++) {
        TRACE_SCOPE("use.inner");
        break; /* leaves the loop, not only the task */
    }
}
