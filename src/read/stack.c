/* stack.c - which begin an end closes; the rules are in read.h and docs/reference/format.md, "Nesting" */
#include <stdio.h>
#include <stdlib.h>
#include "../support/memory.h"
#include "bits.h"
#include "stack.h"
#include "fields.h"

tr_stack *tr_stack_new(void) { return tr_alloc(sizeof(tr_stack)); }

void tr_stack_free(tr_stack *stack)
{
    size_t i;
    if (!stack)
        return;
    for (i = 0; i < stack->n; i++)
        free(stack->open[i].name);
    free(stack->open);
    free(stack->owed_calls);
    free(stack);
}

tr_open *tr_stack_push(tr_stack *stack, const tr_event *begin)
{
    tr_open *o;
    if (TR_UNLIKELY(stack->n == stack->room))
        stack->open = tr_room(stack->open, stack->n + 1, &stack->room, sizeof *stack->open);
    o = &stack->open[stack->n++];
    tr_stack_open(o, begin);
    if (TR_UNLIKELY(begin->def->roles & 1u << TRACE_R_NAME)) {
        const char *text;
        size_t length = tr_event_name(begin, &text);
        o->name = tr_alloc(length + 1);
        memcpy(o->name, text, length);
        o->name_length = (uint32_t)length;
    }
    return o;
}

/* Slice i was open above slice `below` until then, as far as that is not said already: covered_ns is when it was. */
static void cover(tr_stack *stack, size_t below, size_t i, int64_t end_ns)
{
    tr_open *o = &stack->open[i];
    int64_t from = o->covered_ns > o->begin_ns ? o->covered_ns : o->begin_ns;
    if (end_ns > from)
        stack->open[below].child_ns += end_ns - from;
    o->covered_ns = end_ns;
}

static void add_to_parent(tr_stack *stack, size_t i, int64_t end_ns)
{
    if (i)
        cover(stack, i - 1, i, end_ns);
}

/* ---- the budget of work ------------------------------------------------------------------------------------------ */

/* An end that does not close the innermost slice looks for its begin, slice by slice. Where thousands of slices of
 * other APIs stay open above it, each end does so: the square of the events. So a thread has a budget of looks, to
 * which each such end adds. */
enum { LOOKS_AT_FIRST = 1 << 25, LOOKS_AN_END = 256, LOOKS_LEAST = 64 };

/* The slices that an end or a pause may look at are those from here on. */
static size_t looks_from(tr_stack *stack)
{
    int64_t left;
    stack->looks = stack->looks > LOOKS_AN_END ? stack->looks - LOOKS_AN_END : 0;
    left = LOOKS_AT_FIRST - stack->looks;
    if (left < LOOKS_LEAST)
        left = LOOKS_LEAST;
    return TR_LIKELY(stack->n <= (size_t)left) ? 0 : stack->n - (size_t)left;
}

static void looked(tr_stack *stack, size_t from, size_t at)
{
    static bool said;
    stack->looks += (int64_t)(stack->n - at);
    if (TR_UNLIKELY(from && at == from && !__atomic_exchange_n(&said, true, __ATOMIC_RELAXED)))
        fprintf(stderr,
                "trace: warning: a thread has more than %zu tasks open at once, and to find those that end in "
                "another order takes too long; such ends count as ends without a begin\n",
                stack->n - from);
}

/* How many ends of such slices may come; NULL: none. */
static size_t *owed_of(tr_stack *stack, const tr_def *def, bool make)
{
    size_t i;
    for (i = 0; i < stack->nowed_calls; i++)
        if (stack->owed_calls[i].def == def)
            return &stack->owed_calls[i].n;
    if (!make)
        return NULL;
    stack->owed_calls =
        tr_grow(stack->owed_calls, stack->nowed_calls + 1, &stack->owed_room, sizeof *stack->owed_calls);
    stack->owed_calls[stack->nowed_calls] = (struct tr_owed){def, 0};
    return &stack->owed_calls[stack->nowed_calls++].n;
}

/* Whether slices of that definition end there. */
static bool ends_at(const tr_event *pause, const tr_def *def)
{
    const char *api = def->paired ? def->api : "user", *p = (const char *)pause->payload + 2,
               *end = (const char *)pause->payload + pause->payload_bytes;
    size_t n = strlen(api);
    if (pause->def->kind != TR_KIND_GAP)
        return !def->paired;
    for (; p < end; p += strcspn(p, ",") + 1) /* each has a comma behind it */
        if (!strncmp(p, api, n) && p[n] == ',')
            return true;
    return false;
}

unsigned tr_left(const tr_event *end, unsigned *above)
{
    tr_value how, n;
    *above = 0;
    if (!end->def->leaves || !tr_field_get(end, 0, &how))
        return TRACE_ENDED_MOST;
    if (tr_field_get(end, 1, &n))
        *above = n.u < 255 ? (unsigned)n.u : 255;
    return how.u < TRACE_ENDED_MOST ? (unsigned)how.u : TRACE_ENDED_UNWOUND; /* of a later version */
}

unsigned tr_stack_end(tr_stack *stack, const tr_event *end,
                      void (*closed)(void *user, tr_open *slice, int64_t end_ns, bool named), void *user)
{
    const tr_def *pair = end->def->pair;
    size_t at = stack->n, i, left, above, from = looks_from(stack);
    unsigned n = 0, passed = 0, how = TR_UNLIKELY(end->def->leaves) ? tr_left(end, &passed) : TRACE_ENDED_MOST;
    const char *api;
    while (at > from && !((pair ? stack->open[at - 1].def == pair : !stack->open[at - 1].def->paired) &&
                          stack->open[at - 1].recorder == end->recorder && (how == TRACE_ENDED_MOST || !passed--)))
        at--;
    looked(stack, from, at);
    if (at == from) {
        size_t *owed = pair && pair->paired ? owed_of(stack, pair, false) : &stack->owed;
        bool known = owed && *owed;
        if (known)
            --*owed;
        return known; /* or it is an orphan */
    }
    at--;
    if (TR_LIKELY(at + 1 == stack->n)) { /* as nearly always */
        tr_open *o = &stack->open[at];
        o->unterminated = how != TRACE_ENDED_MOST && how != TRACE_ENDED_CROSSED;
        closed(user, o, end->ns, true);
        free(o->name);
        add_to_parent(stack, at, end->ns);
        stack->n--;
        return 1;
    }
    api = stack->open[at].def->api;
    for (i = stack->n, above = 0; i-- > at;) {
        tr_open *o = &stack->open[i];
        if (i != at && (how == TRACE_ENDED_CROSSED || (how == TRACE_ENDED_MOST && strcmp(o->def->api, api)) ||
                        o->recorder != end->recorder)) {
            above = i;
            continue;
        }
        if (above) /* it stays open: until now it lay above this one, from now on above what is below */
            cover(stack, i, above, end->ns);
        o->unterminated = i != at || (how != TRACE_ENDED_MOST && how != TRACE_ENDED_CROSSED);
        closed(user, o, end->ns, i == at);
        add_to_parent(stack, i, end->ns);
        free(o->name);
        o->name = NULL;
        o->def = NULL;
        n++;
    }
    for (i = left = at; i < stack->n; i++)
        if (stack->open[i].def)
            stack->open[left++] = stack->open[i];
    stack->n = left;
    return n;
}

void tr_stack_pause(tr_stack *stack, const tr_event *pause,
                    void (*closed)(void *user, tr_open *slice, int64_t end_ns, bool named), void *user)
{
    size_t i, left, above = 0, from = looks_from(stack);
    looked(stack, from, from);
    for (i = stack->n; i-- > from;) {
        tr_open *o = &stack->open[i];
        if (o->recorder != pause->recorder || !ends_at(pause, o->def)) {
            above = i;
            continue;
        }
        if (above)
            cover(stack, i, above, pause->ns);
        ++*(o->def->paired ? owed_of(stack, o->def, true) : &stack->owed);
        closed(user, o, pause->ns, true);
        add_to_parent(stack, i, pause->ns);
        free(o->name);
        o->name = NULL;
        o->def = NULL;
    }
    for (i = left = from; i < stack->n; i++)
        if (stack->open[i].def)
            stack->open[left++] = stack->open[i];
    stack->n = left;
}

size_t tr_stack_depth(const tr_stack *stack) { return stack->n; }
tr_open *tr_stack_at(tr_stack *stack, size_t depth) { return depth < stack->n ? &stack->open[depth] : NULL; }
