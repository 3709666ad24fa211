/* series.h - counters over time, for plots and for what stands out */
#ifndef REPORT_SERIES_H
#define REPORT_SERIES_H
#include "support/map.h"
#include "tally/tally.h"

enum { SERIES_BINS = 120, SERIES_MOST = 4096 };
typedef struct series { /* a counter over time */
    uint32_t process, name;
    const char *unit;
    double sum[SERIES_BINS];
    uint32_t n[SERIES_BINS];
    double first, last, min, max;
    int64_t first_ns, last_ns;
    uint64_t samples, unfinite; /* unfinite: NaN or infinite, not among the samples */
} series;

typedef struct counters {
    series *list;
    size_t n, room;
    bool more;        /* there are more than SERIES_MOST, and those are not in the list */
    int64_t from, to; /* of the run */
    tr_map3 numbers;  /* process, definition and track -> number of the series + 1 */
} counters;

typedef struct sampled { /* the last counter of a thread that is on no track */
    const tr_def *def;   /* NULL: none */
    uint32_t series;
} sampled;

/* A counter's event; events come in order of time. last: of the event's thread */
void series_take(counters *to, sampled *last, const tr_trace *trace, const plan *p, const tr_event *e);
void series_free(counters *c);
#endif
