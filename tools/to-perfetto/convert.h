/* convert.h - recorded events in time order in, Perfetto packets out
 *
 * Each file owns what it keeps, and knows those above it in this list only:
 *
 *   pb pf sink       packets, tracks and texts, the file
 *   plan lanes survey         what a definition becomes, rows of a track, one look ahead
 *   emit process     the event at hand, a process as it is shown extra communicators flow_events processes
 *   meetings tracks  who came last to a collective; the tracks of devices threads counters begin and end; samples
 *   spans            async spans
 *   convert          which of them an event goes to; the start and the end of the trace
 */
#ifndef CONVERT_H
#define CONVERT_H
#include "plan.h"
#include "survey.h"

typedef struct convert_options {
    enum plan_args args;
    int64_t from_ns, to_ns;
    bool (*rank_shown)(const void *user, int32_t rank); /* NULL = all */
    const void *user;
} convert_options;

typedef struct convert_result {
    size_t processes;
    uint64_t slices, tracks, written; /* written: bytes */
    uint64_t messages, early, sends,
        receives; /* matched; of them received before they were sent; without their other end */
    uint64_t orphans, unshown, unterminated;
} convert_result;

typedef struct convert convert;
convert *convert_open(const char *output, int compressors); /* NULL, and errno: it cannot be written */
void convert_start(convert *c, tr_trace *trace, const convert_options *options, const survey *looked);
void convert_event(convert *c, const tr_event *e);
bool convert_failed(const convert *c);                   /* what comes now is not written */
bool convert_finish(convert *c, convert_result *result); /* false, and errno: the file is not there */
void convert_free(convert *c);
#endif
