/* keep.h - the longest slices, as many as a file of a given size has room for
 *
 * First everything is converted without being written, and what slices take is added up by how long they last
 * (keep_add). Then keep_choose() says how long a slice has to be, and keep_find() reads once more and notes which
 * slices are: by thread and number, for the converter meets a begin before it knows the end. What is inside a slice is
 * shorter: so what is kept lies in what is kept. Kept in any case: counters, instants, async spans, slices that nobody
 * ended. */
#ifndef KEEP_H
#define KEEP_H
#include "wanted.h"

enum { KEEP_STEPS = 32, KEEP_LENGTHS = 60 * KEEP_STEPS }; /* log-linear: 32 steps an octave */

typedef struct keep_sizes {
    uint64_t bytes[KEEP_LENGTHS], slices[KEEP_LENGTHS];
} keep_sizes;

static inline unsigned keep_length(int64_t ns)
{
    uint64_t v = ns > 0 ? (uint64_t)ns : 0;
    unsigned e = v < KEEP_STEPS ? 0 : 59 - (unsigned)__builtin_clzll(v);
    return e * KEEP_STEPS + (unsigned)(e ? (v >> (e - 1)) & (KEEP_STEPS - 1) : v);
}
int64_t keep_least(unsigned length); /* the shortest that has it */

static inline void keep_add(keep_sizes *s, int64_t ns, uint64_t bytes)
{
    unsigned k = keep_length(ns);
    s->bytes[k] += bytes;
    s->slices[k]++;
}

typedef struct keep_name {
    char *name;
    uint64_t slices, ns;
} keep_name;

typedef struct keep {
    unsigned length; /* longer ones are kept, shorter ones not, */
    double part;     /* and of those of this length this part */
    uint64_t **bits; /* by thread, in the order of begins and slices */
    uint64_t *nbits; /* by thread: more are kept */
    size_t nthreads;
    keep_name *names; /* of what is left out, most slices first */
    size_t nnames;
    uint64_t all, left_out, left_out_ns;
} keep;

/* Into `room` bytes before compression, of which `other` are not of slices. False: not even that fits. */
bool keep_choose(keep *k, const keep_sizes *sizes, uint64_t other, uint64_t room);
typedef struct keep_asked {
    tr_trace *trace;
    const bool *chosen;   /* by process; NULL: all */
    const wanted *filter; /* NULL: all */
    int64_t from_ns, to_ns;
    unsigned workers;
} keep_asked;
void keep_find(keep *k, const keep_asked *asked);

static inline bool keep_has(const keep *k, uint32_t thread, uint64_t number)
{
    return thread >= k->nthreads || number >= k->nbits[thread] || k->bits[thread][number / 64] >> number % 64 & 1;
}
void keep_free(keep *k);
#endif
