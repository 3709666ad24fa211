/* async_spans.h - async spans: begins and ends that are joined by an id */
#ifndef ASYNC_SPANS_H
#define ASYNC_SPANS_H
#include "plan.h"

typedef struct span {
    uint64_t id;
    volume moved;
    const tr_def *def;
    int64_t ns;
    void *of; /* the user's */
    struct span *next;
} span;
typedef struct span_end {
    uint64_t id;
    volume moved;
    const tr_def *def;
    int64_t ns;
    void *of; /* the user's */
    bool error;
} span_end;
typedef struct spans {
    span **buckets;
    size_t n, mask;
    span_end *ends;
    size_t nends, end_room;
} spans;

span *spans_begin(spans *s, const plan *p, const tr_event *e);      /* it is open now */
span *spans_find(const spans *s, const plan *p, const tr_event *e); /* the youngest open one of the event's id */
span_end spans_end(const plan *p, const tr_event *e);
span *spans_take(spans *s, const span_end *end); /* the one that it ends, taken out; to be freed. NULL: not here */
void spans_keep(spans *s, const span_end *end);  /* for spans_join */
/* What is left of the threads of one process. x NULL: the end of nothing; end NULL: it never ended. Frees all. */
void spans_join(spans *const *threads, size_t n, void (*over)(void *user, span *x, const span_end *end), void *user);
#endif
