/* peer_lttng.c - LTTng-UST; run.sh makes the session, so variant "off" is the same code without one */
#include "bench.h"
#define LTTNG_UST_TRACEPOINT_CREATE_PROBES
#define LTTNG_UST_TRACEPOINT_DEFINE
#include "peer_lttng_tp.h"

VARIANT(empty, {
    lttng_ust_tracepoint(bench, begin);
    lttng_ust_tracepoint(bench, end);
})
VARIANT(full, {
    lttng_ust_tracepoint(bench, full_begin, FIELD_A, FIELD_B, FIELD_S);
    lttng_ust_tracepoint(bench, end);
})
VARIANT(full2, {
    lttng_ust_tracepoint(bench, full_begin, FIELD_A, FIELD_B, FIELD_S);
    lttng_ust_tracepoint(bench, full_end, FIELD_A, FIELD_B, FIELD_S);
})

static void peer_start(const char *out, const char *variant) { (void)out, (void)variant; }
static void peer_thread(int number) { (void)number; }
static void peer_stop(void) {} /* the daemon has the buffers; run.sh waits for it with `lttng destroy` */

PEER("lttng", {"empty", empty, empty_single}, {"full", full, full_single}, {"full2", full2, full2_single},
     {"off", full, full_single})
