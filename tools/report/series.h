/* series.h - counters over time, for plots and for what stands out */
#ifndef REPORT_SERIES_H
#define REPORT_SERIES_H
#include "gather.h"

typedef struct sampled { /* the last counter of a thread that is on no track */
    const tr_def *def;   /* NULL: none */
    uint32_t series;
} sampled;

/* A counter's event; events come in order of time. numbers: process, definition and track -> number of the series + 1;
 * last: of the event's thread */
void series_take(gathered *to, tr_map3 *numbers, sampled *last, const plan *p, const tr_event *e);
#endif
