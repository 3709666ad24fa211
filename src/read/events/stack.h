/* stack.h - which begin an end closes */
#ifndef TRACE_READ_STACK_H
#define TRACE_READ_STACK_H
#include <stddef.h>
#include "read/types.h"
#include "support/map.h"

/* The stack of one thread: which begin an end closes. Shared by tally and to-perfetto so that both count alike.
 * Rules (docs/reference/format.md "Nesting"): an end closes the innermost open slice of its definition; open slices of
 * the SAME api above it were left by longjmp or an exception and are closed at the same time (unterminated = true);
 * slices of other APIs stay open. A LEAVE (TRACE_ENDED_*) closes all above it, of any API, or none. Each recorder of a
 * process closes what it opened itself. An end without a begin is an orphan: tr_stack_end returns 0. child_ns is the
 * time in which another slice was open above this one; the stack keeps it, also where slices of different APIs cross:
 * so what is left, slices' own times, adds up to the time anything was open. `user`, `bytes`, `sent`, `received`,
 * `mark` and `node` are the tool's. */
typedef struct tr_open {
    const tr_def *def;
    const tr_process *recorder;
    int64_t begin_ns;
    int64_t child_ns;
    int64_t covered_ns;
    uint64_t user;
    uint64_t bytes, sent, received;
    uint32_t mark;
    uint32_t name_length : 31, unterminated : 1;
    void *node;
    char *name;
} tr_open;
typedef struct tr_stack {
    tr_open *open;
    size_t n, room;
    size_t owed; /* tasks that a pause closed: their ends may come later, and close nothing */
    struct tr_owed {
        const tr_def *def;
        size_t n;
    } *owed_calls; /* the same of slices that have ends of their own */
    size_t nowed_calls, owed_room;
    int64_t looks; /* slices looked at in vain: stack.c has a budget for them */
    bool gaps;     /* who asks for slices by depth skips those whose definition is NULL */
    size_t ngaps;
    size_t chained; /* so many slots are in chains, which tell where the innermost slice of each begin is */
    tr_map3 chain_of;
    struct tr_chain **chains;
    size_t nchains, chains_room;
} tr_stack;
tr_stack *tr_stack_new(void);
/* One whose slices keep their slots while others end below them: an end finds its begin and closes it without a look at
 * those above. tr_stack_depth counts slots; a slot of tr_stack_at whose definition is NULL is empty. */
tr_stack *tr_stack_gaps(void);
void tr_stack_settle(tr_stack *stack);
void tr_stack_free(tr_stack *stack);
tr_open *tr_stack_push(tr_stack *stack, const tr_event *begin);
/* Field by field: compilers clear 96 bytes by an instruction that takes longer than all the rest. */
static inline void tr_stack_open(tr_open *o, const tr_event *begin)
{
    o->def = begin->def;
    o->recorder = begin->recorder;
    o->begin_ns = begin->ns;
    o->child_ns = 0;
    o->covered_ns = INT64_MIN;
    o->user = o->bytes = o->sent = o->received = 0;
    o->mark = o->name_length = o->unterminated = 0;
    o->node = NULL;
    o->name = NULL;
}
/* The same for loops that count: where there is room for it, and it has no name of its own. */
static inline tr_open *tr_stack_opens(tr_stack *stack, const tr_event *begin)
{
    tr_open *o;
    if (__builtin_expect(stack->n == stack->room || begin->def->roles & 1u << TRACE_R_NAME, 0))
        return tr_stack_push(stack, begin);
    o = &stack->open[stack->n++];
    tr_stack_open(o, begin);
    return o;
}
/* Calls closed(user, open slice, end_ns) for each slice this end closes, innermost first; the last is the one it names.
 */
unsigned tr_stack_end(tr_stack *stack, const tr_event *end,
                      void (*closed)(void *user, tr_open *slice, int64_t end_ns, bool named), void *user);
/* Whether the event ends a slice of that definition and recorder, if it is the innermost one and has no name of its
 * own. */
static inline bool tr_stack_is_end(const tr_def *begin, const tr_process *recorder, const tr_event *end)
{
    const tr_def *pair = end->def->pair;
    return end->def->kind == TRACE_KIND_END && (pair ? begin == pair && !end->def->leaves : !begin->paired) &&
           recorder == end->recorder;
}
/* How the slice was left that this end names; TRACE_ENDED_MOST: it is an ordinary end. `above`: how many open slices of
 * its begin are passed over. */
unsigned tr_left(const tr_event *end, unsigned *above);
/* For loops that count: the innermost slice, if it has no name of its own and this end closes it alone, as nearly
 * always; else NULL, and it is a matter for tr_stack_end(). Who has done what `closed` would do takes it off. */
static inline tr_open *tr_stack_closes(tr_stack *stack, const tr_event *end)
{
    const tr_def *pair = end->def->pair;
    tr_open *o;
    if (!stack->n)
        return NULL;
    o = &stack->open[stack->n - 1];
    return (pair ? o->def == pair && !end->def->leaves : !o->def->paired) && o->recorder == end->recorder && !o->name
               ? o
               : NULL;
}
static inline void tr_stack_pop(tr_stack *stack, int64_t end_ns)
{
    const tr_open *o = &stack->open[--stack->n];
    int64_t from = o->covered_ns > o->begin_ns ? o->covered_ns : o->begin_ns;
    if (__builtin_expect(stack->ngaps | stack->chained, 0))
        tr_stack_settle(stack);
    if (stack->n && end_ns > from)
        stack->open[stack->n - 1].child_ns += end_ns - from;
}
/* Recording pauses (TRACE_KIND_PAUSE in the thread's own stream, TR_KIND_GAP): closes its open tasks, at a gap also the
 * open slices of other APIs that it names, innermost first, for their ends are not recorded, or come when other tasks
 * have begun. Calls stay open: their ends are recorded in any case. An end that comes later and finds nothing is no
 * orphan then. */
void tr_stack_pause(tr_stack *stack, const tr_event *pause,
                    void (*closed)(void *user, tr_open *slice, int64_t end_ns, bool named), void *user);
static inline tr_open *tr_stack_top(tr_stack *stack) { return stack->n ? &stack->open[stack->n - 1] : NULL; }
size_t tr_stack_depth(const tr_stack *stack);
/* How many slices are open: slots that are no gaps. */
static inline size_t tr_stack_open_slices(const tr_stack *stack) { return stack->n - stack->ngaps; }
/* The depth of the innermost slice that is open below slot depth - 1; 0: there is none. In a loop from
 * tr_stack_depth() on it passes over gaps. */
size_t tr_stack_lower(const tr_stack *stack, size_t depth);
/* The depth of an open slice: tr_stack_at(stack, depth - 1) is it. */
static inline size_t tr_stack_place(const tr_stack *stack, const tr_open *o) { return (size_t)(o - stack->open) + 1; }
tr_open *tr_stack_at(tr_stack *stack, size_t depth);    /* 0 = outermost */
tr_open *tr_stack_below(tr_stack *stack, size_t depth); /* the open slice below that one; NULL: none */
#endif
