/* notice.h - a track that says what of the recording is not in the file */
#ifndef NOTICE_H
#define NOTICE_H
#include "emit.h"
#include "keep.h"

typedef struct notice {
    pf_track track;
    unsigned slices; /* that it has: they are not the recording's */
} notice;

/* kept: NULL, or what was left out by length: its names become arguments. */
void notice_begin(notice *n, emit *o, int64_t ns, const char *text, const keep *kept);
void notice_end(notice *n, emit *o);
#endif
