/* sample.h - samples: where something was found, how often and why (docs/reference/format.md, "Samples")
 *
 * While everything is counted, each worker adds up counts by process, place and reason, and keeps what places are; when
 * all have, sample.c joins the two and adds up by function and by line. */
#ifndef SAMPLE_H
#define SAMPLE_H
#include "support/map.h"
#include "tally/tally.h"

typedef struct sample_place_of {
    uint32_t name, file, line;
    uint64_t offset;
} sample_place_of;
typedef struct sample_sum {
    uint64_t samples, lost;
} sample_sum;
typedef struct sampled { /* of one worker */
    tr_map3 counts;      /* process, place, reason -> samples, idle ones of these */
    tr_map3 places;      /* process, place -> sample_place */
    tr_map3 sums;        /* process, api -> samples in all, lost ones */
} sampled;

typedef struct sample_row { /* a function, or one line of it */
    uint32_t api, name, file, line;
    uint64_t offset;                  /* where there is no file */
    uint64_t samples, idle, *reasons; /* by reason, in the order of sample_report.reasons */
} sample_row;
typedef struct sample_report {
    uint32_t *reasons; /* texts */
    size_t nreasons, reason_room;
    sample_row *functions, *lines; /* by API, most samples first */
    size_t nfunctions, nlines, function_room, line_room;
    tr_map3 sums; /* api -> samples in all, lost ones */
} sample_report;

void sample_count(worker *w, const plan *p, const tr_event *e);
void sample_place(worker *w, const tr_event *e); /* an object that describes one */
void sample_merge(sampled *to, sampled *from);
sample_report *sample_make(const tally *t); /* NULL: there are none */
void sample_free(sample_report *s);
/* What a row's samples were, the most frequent first: "wait 40%, ..."; at most `most` of them. To be freed. */
char *sample_reasons(const sample_report *s, const sample_row *r, size_t most);
char *sample_where(const sample_row *r); /* "file:line", "+0x40"; to be freed */
#endif
