/* pairs.h - metadata for the plain functions (>>plain): an array of these */
#ifndef TRACE__PAIRS_H
#define TRACE__PAIRS_H

/* What `value` of a pair is. Elements of arrays may be numbers of other sizes too: types 1 to 12 of docs/reference/format.md. */
enum { TRACE_PAIR_UINT = 7, TRACE_PAIR_INT = 8, TRACE_PAIR_REAL = 10, TRACE_PAIR_BOOL = 11, TRACE_PAIR_POINTER = 12, TRACE_PAIR_TEXT = 14, TRACE_PAIR_ARRAY = 0x80 };

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
#endif
