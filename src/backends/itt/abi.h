/* itt/abi.h - what a library's static part of ITT (ittnotify_static.c in its binary) and a collector share
 *
 * A neutral model, written from the published interface; tests/itt/layout.c holds it against Intel's own header. A
 * static part calls
 * __itt_api_init(&its global, groups) once; the collector stores its functions through api_list. Objects made before
 * that hang in the lists, and the library keeps pointers to them for ever.
 */
#ifndef TRACE_ITT_ABI_H
#define TRACE_ITT_ABI_H

typedef struct trace__itt_id {
    unsigned long long d1, d2, d3;
} trace__itt_id;

typedef struct trace__itt_domain {
    volatile int flags; /* 0: callers skip the domain */
    const char *name;
    void *wide;
    int extra1;
    void *extra2;
    struct trace__itt_domain *next;
} trace__itt_domain;

typedef struct trace__itt_string {
    const char *text;
    void *wide;
    int extra1;
    void *extra2; /* ours: trace__itt_use */
    struct trace__itt_string *next;
} trace__itt_string;

typedef struct trace__itt_counter {
    const char *name;
    void *wide_name;
    const char *domain;
    void *wide_domain;
    int type; /* TRACE__ITT_U64 ... */
    long index;
    int extra1;
    void *extra2; /* ours: trace__itt_gauge */
    struct trace__itt_counter *next;
} trace__itt_counter;

typedef struct trace__itt_histogram {
    const trace__itt_domain *domain;
    const char *name;
    void *wide;
    int x_type, y_type;
    int extra1;
    void *extra2; /* ours: trace__made */
    struct trace__itt_histogram *next;
} trace__itt_histogram;

typedef struct trace__itt_thread {
    const char *name;
    void *wide;
    pthread_t tid;
    int state;
    int extra1;
    void *extra2;
    struct trace__itt_thread *next;
} trace__itt_thread;

typedef struct trace__itt_clock {
    unsigned long long frequency, base;
    void (*read)(unsigned long long *frequency_and_base, void *data);
    void *data;
    int extra1;
    void *extra2;
    struct trace__itt_clock *next;
    /* ours */
    uint64_t ticks; /* our clock when `base` was read */
    uint32_t track;
} trace__itt_clock;

typedef struct trace__itt_context {
    int type;
    void *value;
} trace__itt_context;

typedef struct trace__itt_counter_context {
    trace__itt_counter *counter;
    int type;
    const char *text;
    void *wide;
    unsigned long long value;
    int extra1;
    void *extra2;
    struct trace__itt_counter_context *next;
} trace__itt_counter_context;

typedef struct trace__itt_module { /* the front of __itt_module_object */
    unsigned version;
    trace__itt_id id;
    int type;
    const char *name;
} trace__itt_module;

typedef struct trace__itt_entry {
    const char *name;
    void **function;
    void *init_function, *null_function;
    int group;
} trace__itt_entry;

typedef struct trace__itt_global {
    unsigned char magic[8];
    unsigned long major, minor, build; /* build: the interface's date */
    volatile long initialized, mutex_initialized, atomic_counter;
    pthread_mutex_t mutex;
    void *library;
    void *error_handler;
    const char **path;
    trace__itt_entry *api_list;
    struct trace__itt_global *next;
    trace__itt_thread *threads;
    trace__itt_domain *domains;
    trace__itt_string *strings;
    int state;
    trace__itt_counter *counters; /* with build 20180723 and later */
    unsigned ipt_collect_events;
    trace__itt_histogram *histograms;             /* surely with build 20210712 */
    trace__itt_counter_context *counter_contexts; /* with build 20230630 */
} trace__itt_global;

/* Types of metadata, counters and histograms, and how their values are recorded:
 *     number, bytes, type of a field */
/* clang-format off */
#define TRACE__ITT_TYPES(X) \
    X(1, 8, TRACE_T_U64) X(2, 8, TRACE_T_I64) X(3, 4, TRACE_T_U32) X(4, 4, TRACE_T_I32) X(5, 2, TRACE_T_U16) \
    X(6, 2, TRACE_T_I16) \
    X(7, 4, TRACE_T_F32) X(8, 8, TRACE_T_F64)
/* clang-format on */
enum { TRACE__ITT_U64 = 1, TRACE__ITT_FLOAT = 7, TRACE__ITT_DOUBLE = 8, TRACE__ITT_TYPE_MAX = 8 };
enum { TRACE__ITT_INIT_SUCCESSFUL = 4, TRACE__ITT_SCOPE_TASK = 4 };
enum { /* relations: "the current task ... the other" */
       TRACE__ITT_DEPENDENT_ON = 1,
       TRACE__ITT_SIBLING_OF,
       TRACE__ITT_PARENT_OF,
       TRACE__ITT_CONTINUATION_OF,
       TRACE__ITT_CHILD_OF,
       TRACE__ITT_CONTINUED_BY,
       TRACE__ITT_PREDECESSOR_TO
};
enum { /* context of counters */
       TRACE__ITT_CONTEXT_NAME = 1,
       TRACE__ITT_CONTEXT_DEVICE = 3,
       TRACE__ITT_CONTEXT_UNITS = 5,
       TRACE__ITT_CONTEXT_PCI = 7,
       TRACE__ITT_CONTEXT_NUMBERS = 9 /* from here on values are numbers */
};
#endif
