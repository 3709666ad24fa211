/* convert.h - recorded events in time order in, Perfetto packets out
 *
 * Each file owns what it keeps, and knows those above it in this list only:
 *
 *   pb pf sink       packets, tracks and texts, the file
 *   plan lanes survey         what a definition becomes, rows of a track, one look ahead
 *   wanted keep      which slices are shown: by API and name; by how long they last
 *   emit process     the event at hand, a process as it is shown extra communicators flow_events processes
 *   meetings tracks  who came last to a collective; the tracks of devices threads counters begin and end; samples
 *   spans            async spans
 *   notice steps     a track that says what is left out; tracks of steps
 *   convert          which of them an event goes to; the start and the end of the trace
 *   parts index      which processes go to which file; the list of files
 *   write            one file
 */
#ifndef CONVERT_H
#define CONVERT_H
#include "common/loop.h"
#include "keep.h"
#include "event_plan.h"
#include "survey.h"
#include "wanted.h"

typedef struct convert_options {
    enum plan_args args;
    int64_t from_ns, to_ns;
    const bool *chosen;   /* by process, those that are shown; NULL: all are */
    const wanted *filter; /* NULL: all APIs and names are shown */
    const keep *kept;     /* which slices are kept; NULL: all */
    keep_sizes *measure;  /* NULL, or what slices take of the file is added there */
    const loop *steps;    /* NULL: none are shown */
    const char *left_out; /* what is not in the file, for a track that says so; NULL: nothing is left out */
} convert_options;

typedef struct convert_result {
    size_t processes;
    uint64_t slices, tracks, written, raw; /* bytes: of the file, before compression */
    uint64_t messages, early, sends,
        receives; /* matched; of them received before they were sent; without their other end */
    uint64_t orphans, unshown, unfinite, unterminated;
} convert_result;

typedef struct convert convert;
/* output NULL: only to measure. NULL, and errno: it cannot be written. */
convert *convert_open(const char *output, int compressors);
void convert_start(convert *c, tr_trace *trace, const convert_options *options, const survey *looked);
void convert_event(convert *c, const tr_event *e);
bool convert_failed(const convert *c);                   /* what comes now is not written */
bool convert_finish(convert *c, convert_result *result); /* false, and errno: the file is not there */
void convert_free(convert *c);
#endif
