/* survey.h - one quick look at everything before the conversion
 *
 * Three things have to be known before they come: when each process ends, to close there what it left open (Perfetto
 * takes no end that comes much later than its neighbours); which APIs' slices do not nest with others' on a thread, for
 * the slices of a Perfetto track must; and how late slices of devices, recorded when they are over, come. */
#ifndef SURVEY_H
#define SURVEY_H
#include "read/read.h"

typedef struct survey_apart { /* on this thread, slices of this definition's API reach over the ends of others */
    uint32_t thread;
    const tr_def *def;
} survey_apart;

typedef struct survey {
    int64_t *last_ns; /* by process: its last event; INT64_MIN = it has none */
    uint64_t late_ns;
    survey_apart *apart; /* those of one thread in the order they were met */
    size_t napart, room;
} survey;

void survey_take(survey *s, tr_trace *trace, int64_t to_ns, int workers);
void survey_free(survey *s);
#endif
