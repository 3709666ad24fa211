/* follow.h - a job that still runs: looked at again and again, until it has ended */
#ifndef FOLLOW_H
#define FOLLOW_H
#include "common/input.h"
#include "common/out.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct follow {
    double every;        /* seconds */
    const char *output;  /* each picture takes the place of the one before; NULL: the standard output */
    double began, since; /* this picture; since when nothing has changed */
    uint64_t signs;      /* of life, of all processes */
    bool any;
} follow;

bool follow_take(const char *value, void *to); /* of an option: seconds, into `every` */
void follow_begin(follow *f);                  /* one more picture */
/* Whether the job is over: all of its processes closed their files, or for some time there was no sign of any. */
bool follow_ended(follow *f, const tr_trace *trace);
/* On a terminal in place of the one before, as far as it fits; elsewhere below it, with a line between. */
void follow_show(follow *f, const tr_trace *trace, const char *text, size_t bytes, bool bare);
/* Until the next picture: a job that takes long to count is counted less often. */
void follow_wait(follow *f);
void follow_end(follow *f); /* what is printed now stands below nothing else */

/* All of it: `picture` prints what is known of the trace, again and again, until the job has ended. What is damaged or
 * missing while files grow may be there a moment later: nothing is said of that. */
void follow_job(follow *f, const tool_input *input, int npaths, char *const *paths, bool bare,
                void (*picture)(void *user, tr_trace *trace, tool_out *out), void *user);
/* The same without output: calls `look` again and again. */
void follow_looks(follow *f, const tool_input *input, int npaths, char *const *paths,
                  void (*look)(void *user, tr_trace *trace), void *user);
#endif
