/* pairs.h - metadata for the plain functions (>>plain): an array of these */
#ifndef TRACE__PAIRS_H
#define TRACE__PAIRS_H
#include "../format/events.h"

/* What `value` of a pair is. Elements of arrays may be numbers of other sizes: enum trace_type, up to TRACE_T_PTR. */
enum {
    TRACE_PAIR_UINT = TRACE_T_U64,
    TRACE_PAIR_INT = TRACE_T_I64,
    TRACE_PAIR_REAL = TRACE_T_F64,
    TRACE_PAIR_BOOL = TRACE_T_BOOL,
    TRACE_PAIR_POINTER = TRACE_T_PTR,
    TRACE_PAIR_TEXT = TRACE_T_STR,
    TRACE_PAIR_ARRAY = TRACE_T_ARRAY
};

typedef struct trace_pair {
    const char *key;
    const char *unit; /* "B", "ns"; NULL: none */
    uint32_t type;    /* TRACE_PAIR_*; TRACE_PAIR_ARRAY | TRACE_PAIR_REAL: an array of double */
    uint32_t n;       /* elements of an array; bytes of a text, 0: it ends in 0 */
    union {
        int64_t i;
        uint64_t u;
        double f;
        const void *p; /* text, array */
    } value;
} trace_pair;

typedef uint64_t trace_task; /* of trace_task_open(); 0: none */
typedef struct trace__kept_name *trace_name;
typedef struct trace__kept_fiber *trace_fiber;
#endif
