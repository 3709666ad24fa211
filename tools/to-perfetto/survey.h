/* survey.h - one quick look at everything before the conversion
 *
 * Two things have to be known before they come: when each process ends, to close there what it left open (Perfetto takes no end
 * that comes much later than its neighbours); and how late slices of devices, recorded when they are over, come. */
#ifndef SURVEY_H
#define SURVEY_H
#include "read/read.h"

typedef struct survey {
    int64_t *last_ns;  /* by process: its last event; INT64_MIN = it has none */
    uint64_t late_ns;
} survey;

void survey_take(survey *s, tr_set *set, int64_t to_ns, int workers);
#endif
