/* peer_trace_compiled_out.c - the code of peer_trace.c with TRACE_COMPILE_OUT: must cost what an empty loop costs */
#include "bench.h"
#define TRACE_COMPILE_OUT
#define TRACE_IMPL
#include "trace.h"

VARIANT(full, {
    trace_task_begin("work", "a", FIELD_A, "b", FIELD_B, "s", FIELD_S);
    trace_task_end();
    __asm__ volatile(""); /* or the loop itself goes away */
})

static void peer_start(const char *out, const char *variant) { (void)out, (void)variant; }
static void peer_thread(int number) { (void)number; }
static void peer_stop(void) {}

PEER("trace.h", {"compiled_out", full, full_single})
