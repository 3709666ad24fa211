/* peer_trace.c - trace.h
 *   empty   a task and its end
 *   full    the same with two 64-bit fields and a string of 16 bytes on the begin
 *   full2   two events, each with those fields (what LTTng's full2 records)
 *   call    a library function with five arguments, wrapped as generated code wraps one: arguments at entry, result
 *           at exit
 *   off     the code of full, with recording stopped at run time
 *   floor   two clock reads, to take turns with the others */
#include "bench.h"
#define TRACE_IMPL
#include "trace.h"
#include "callee.h"

VARIANT(empty, {
    trace_task_begin("work");
    trace_task_end();
})
VARIANT(floor, {
    (void)bench_ticks();
    (void)bench_ticks();
})
VARIANT(full, {
    trace_task_begin("work", "a", FIELD_A, "b", FIELD_B, "s", FIELD_S);
    trace_task_end();
})
VARIANT(full2, {
    trace_instant("begin", "a", FIELD_A, "b", FIELD_B, "s", FIELD_S);
    trace_instant("end", "a", FIELD_A, "b", FIELD_B, "s", FIELD_S);
})

static int wrapped_callee(const void *buffer, int count, int type, int peer, void *stream)
{
    static const trace__field in[] = {{"buffer", TRACE_T_PTR, TRACE_R_NONE, ""},
                                      {"count", TRACE_T_I32, TRACE_R_NONE, ""},
                                      {"type", TRACE_T_I32, TRACE_R_NONE, ""},
                                      {"peer", TRACE_T_I32, TRACE_R_NONE, ""},
                                      {"stream", TRACE_T_HANDLE, TRACE_R_NONE, ""}};
    static const trace__field out[] = {{"result", TRACE_T_I32, TRACE_R_RESULT, ""}};
    static const trace__desc desc[] = {{"bench", "callee", TRACE_KIND_BEGIN, 1, 5, in},
                                       {"bench", "callee", TRACE_KIND_END, 1, 1, out}};
    static trace__site site = {0, 2, desc, 0};
    int result;
    uint32_t id;
    trace__writer *w;
    unsigned char *p;
    if (!TRACE__LEVEL(TRACE_SOURCE_CUSTOM))
        return callee(buffer, count, type, peer, stream);
    id = trace__site_id(&site);
    p = trace__open(&w, id, 28);
    if (p) {
        p = trace__put_ptr(p, buffer);
        p = trace__put_u32(p, (uint32_t)count);
        p = trace__put_u32(p, (uint32_t)type);
        p = trace__put_u32(p, (uint32_t)peer);
        p = trace__put_ptr(p, stream);
        trace__close(w, p);
    }
    result = callee(buffer, count, type, peer, stream);
    p = trace__open(&w, id + 1, 4);
    if (p) {
        p = trace__put_u32(p, (uint32_t)result);
        trace__close(w, p);
    }
    return result;
}
VARIANT(call, { wrapped_callee(bench_strings, (int)i, 7, (int)i & 3, (void *)bench_strings); })

static void peer_start(const char *out, const char *variant)
{
    (void)out; /* run.sh sets TRACE_OUT: the recorder reads it before main */
    if (!strcmp(variant, "off"))
        trace_stop();
}
static void peer_thread(int number) { (void)number; }
static void peer_stop(void) { trace_flush(); }

PEER("trace.h", {"empty", empty, empty_single}, {"floor", floor, floor_single}, {"full", full, full_single},
     {"full2", full2, full2_single}, {"call", call, call_single}, {"off", full, full_single})
