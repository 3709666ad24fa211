/* peer_lttng_tp.h - the events of peer_lttng.c as LTTng-UST wants them described */
#undef LTTNG_UST_TRACEPOINT_PROVIDER
#define LTTNG_UST_TRACEPOINT_PROVIDER bench
#undef LTTNG_UST_TRACEPOINT_INCLUDE
#define LTTNG_UST_TRACEPOINT_INCLUDE "./peer_lttng_tp.h"
#if !defined(PEER_LTTNG_TP_H) || defined(LTTNG_UST_TRACEPOINT_HEADER_MULTI_READ)
#define PEER_LTTNG_TP_H
#include <lttng/tracepoint.h>
#include <stdint.h>

LTTNG_UST_TRACEPOINT_EVENT(bench, begin, LTTNG_UST_TP_ARGS(void), LTTNG_UST_TP_FIELDS())
LTTNG_UST_TRACEPOINT_EVENT(bench, end, LTTNG_UST_TP_ARGS(void), LTTNG_UST_TP_FIELDS())
LTTNG_UST_TRACEPOINT_EVENT_CLASS(bench, full, LTTNG_UST_TP_ARGS(uint64_t, a, uint64_t, b, const char *, s),
                                 LTTNG_UST_TP_FIELDS(lttng_ust_field_integer(uint64_t, a, a)
                                                         lttng_ust_field_integer(uint64_t, b, b)
                                                             lttng_ust_field_string(s, s)))
LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(bench, full, bench, full_begin,
                                    LTTNG_UST_TP_ARGS(uint64_t, a, uint64_t, b, const char *, s))
LTTNG_UST_TRACEPOINT_EVENT_INSTANCE(bench, full, bench, full_end,
                                    LTTNG_UST_TP_ARGS(uint64_t, a, uint64_t, b, const char *, s))
#endif
#include <lttng/tracepoint-event.h>
