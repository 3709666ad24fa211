/* walk.h - a part's events put together: what begins and ends, who asked for the work of devices
 *
 * Which begin an end closes is tr_stack's business, so durations are those of trace-tally. Times are cut to the window:
 * a task that began before it begins with it. What the filters do not want is told as well, with `shown` false: its
 * time belongs to somebody.
 */
#ifndef WALK_H
#define WALK_H
#include "export/export.h"

typedef struct walk_thread {
    tr_thread *thread;
    tr_stack *stack;
    size_t left; /* while walk_finish() ends what is open: so many lie on the stack, what is above them is over */
    void *user;  /* the format's */
} walk_thread;

typedef struct walk_hooks {
    /* A task or a call begins and lies on the stack. The format has open->node, ->user, ->bytes and ->mark. */
    void (*begin)(void *user, walk_thread *t, tr_open *open, const tr_event *e, bool shown);
    /* It is over. `end`: the event that says so; NULL: none does. It still lies on the stack, and what encloses it
     * below it. inside: some of it lies in the window. */
    void (*end)(void *user, walk_thread *t, tr_open *open, int64_t end_ns, const tr_event *end, bool inside);
    /* The innermost open call (NULL: none is open) causes work of a device that will come under that number. */
    void (*asks)(void *user, walk_thread *t, const tr_event *e, uint64_t number);
    /* Work of a device that began in the window. number 0: nobody is known to have asked for it. */
    void (*work)(void *user, walk_thread *t, const tr_event *e, uint64_t number);
    /* Everything else that lies in the window or tells of objects: fields of the innermost open slice, instants,
     * counters, spans, other slices. */
    void (*other)(void *user, walk_thread *t, const tr_event *e);
} walk_hooks; /* asks, work and other may be NULL */

/* What work of a device is: copies have a direction; fills have bytes alone, or come from nowhere. *direction: of
 * either, 0: not known. */
enum walk_work { WALK_KERNEL, WALK_COPY, WALK_FILL };
enum walk_work walk_work_of(const tr_event *e, uint64_t *direction);

typedef struct walk walk;
walk *walk_open(const export_part *part, const walk_hooks *hooks, void *user);
void walk_event(walk *w, const tr_event *e);
/* Ends what is still open, when its process was last seen. */
void walk_finish(walk *w);
void walk_close(walk *w);
bool walk_shows(const walk *w, const tr_def *def); /* whether --api wants it */
uint64_t walk_orphans(const walk *w), walk_unfinished(const walk *w);
#endif
