/* weak.h - runs the recorder's own code one access to memory at a time
 *
 * The code under test is compiled with -fsanitize=thread, which puts a call before every access to memory and in place
 * of every atomic operation; weak.c is what these calls reach in place of ThreadSanitizer. One thread runs at a time.
 *
 *   WEAK_STEP    memory is as it is; `stored` is called after each store to a file: a kill would leave that. Loads do
 * not count as accesses WEAK_MODEL   memory is that of a machine with weak order (C11 without consume and without load
 * buffering): each byte has a history of stores; a load may return any of them that is neither older than what the
 * thread has seen of that byte, nor than what it knows of by release and acquire, or by fences. Plain accesses are
 * relaxed ones. */
#ifndef WEAK_H
#define WEAK_H
#include <stddef.h>
#include <stdint.h>

enum { WEAK_THREADS = 4 };
enum weak_mode { WEAK_OFF, WEAK_STEP, WEAK_MODEL };

extern int weak_mutation; /* which mutation of the code is on: mutate.py; 0 none */

/* Memory that threads share. `file`: a kill leaves it. */
void weak_track(const void *base, size_t bytes, int file);

/* Threads are made by weak_start(), each runs prepare(k) freely, and then body(k) at each weak_run(), under control. */
void weak_start(int n, void (*prepare)(int), void (*body)(int));
void weak_run(void);
void weak_stop(void);

/* What happens in the next weak_run(). Accesses to what is tracked are counted for each thread. */
typedef struct weak_plan {
    enum weak_mode mode;
    /* thread `first` runs until it has made stop[0] accesses, then `second` until stop[1] of its own, and so on; who is
     * left goes on to its end, in that order; 0: it runs to its end */
    int order[WEAK_THREADS];
    uint64_t stop[WEAK_THREADS];
    /* in place of that: at random; an access in `switches` is followed by another thread's, and one load in `stales`
     * returns something old; 1: all loads return the oldest that they may */
    uint64_t seed; /* 0: by the plan above */
    uint32_t switches, stales;
    /* by plan: of the loads of `stale_thread` that might return something old, number stale_from and, if stale_all, all
     * after it return the oldest; -1 none */
    int stale_thread;
    int64_t stale_from;
    int stale_all;
    void (*stored)(int thread); /* WEAK_STEP: after each store to a file */
} weak_plan;
extern weak_plan weak_next;

uint64_t weak_accesses(int thread); /* of the last run */
uint64_t weak_choices(int thread);  /* loads that might have returned something old */
unsigned weak_places(void);         /* places in the code at which a store has been seen, all runs */
void weak_hold(int held);           /* 1: what follows in this thread is not under control, as of a harness; 0: again */
#endif
