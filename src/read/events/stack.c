/* stack.c - which begin an end closes; the rules are in read.h and docs/reference/format.md, "Nesting" */
#include <stdio.h>
#include <stdlib.h>
#include "support/memory.h"
#include "read/bits.h"
#include "stack.h"
#include "fields.h"

/* Of a stack with gaps: the slots of one begin, or of one API, of one recorder, innermost last. What is no longer
 * there is found out when it is looked at. */
typedef struct tr_chain {
    const char *api; /* NULL: of one begin, or of all tasks */
    const tr_process *recorder;
    size_t *at, n, room;
} chain;

tr_stack *tr_stack_new(void) { return tr_alloc(sizeof(tr_stack)); }

tr_stack *tr_stack_gaps(void)
{
    tr_stack *stack = tr_stack_new();
    stack->gaps = true;
    return stack;
}

void tr_stack_free(tr_stack *stack)
{
    size_t i;
    if (!stack)
        return;
    for (i = 0; i < stack->n; i++)
        free(stack->open[i].name);
    free(stack->open);
    for (i = 0; i < stack->nchains; i++) {
        free(stack->chains[i]->at);
        free(stack->chains[i]);
    }
    free(stack->chains);
    tr_map3_free(&stack->chain_of);
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

/* ---- gaps -------------------------------------------------------------------------------------------------------- */

/* A slice that ends below others leaves a gap, so that those above it need not move. The last slot of a row of gaps
 * says how many there are down from it (tr_open.user), the first one how many there are up (tr_open.bytes). Each slot
 * between says of some below it. The innermost slot is never a gap. */
enum { GAPS_LEAST = 64 };

/* 1 + the slot of the open slice below slot i; 0: none */
static size_t below(const tr_stack *stack, size_t i)
{
    return i && !stack->open[i - 1].def ? i - stack->open[i - 1].user : i;
}

size_t tr_stack_lower(const tr_stack *stack, size_t depth) { return below(stack, depth - 1); }

/* The slot of the open slice above slot i; 0: none */
static size_t above_of(const tr_stack *stack, size_t i)
{
    if (++i < stack->n && !stack->open[i].def)
        i += stack->open[i].bytes;
    return i < stack->n ? i : 0;
}

static void add_to_parent(tr_stack *stack, size_t i, int64_t end_ns)
{
    size_t parent = below(stack, i);
    if (parent)
        cover(stack, parent - 1, i, end_ns);
}

static void leave_gap(tr_stack *stack, size_t i)
{
    size_t first = i, last = i;
    free(stack->open[i].name);
    stack->open[i].name = NULL;
    stack->open[i].def = NULL;
    stack->open[i].node = NULL; /* so who looks for those of tools finds none */
    stack->open[i].mark = 0;
    if (i && !stack->open[i - 1].def)
        first -= stack->open[i - 1].user;
    if (i + 1 < stack->n && !stack->open[i + 1].def)
        last += stack->open[i + 1].bytes;
    stack->open[i].user = i - first + 1;
    stack->open[last].user = stack->open[first].bytes = last - first + 1;
    stack->ngaps++;
}

static void close_gaps(tr_stack *stack, size_t from)
{
    size_t i, left;
    for (i = left = from; i < stack->n; i++)
        if (stack->open[i].def)
            stack->open[left++] = stack->open[i];
    stack->n = left;
}

void tr_stack_settle(tr_stack *stack)
{
    if (stack->n && !stack->open[stack->n - 1].def) {
        size_t n = stack->open[stack->n - 1].user;
        stack->n -= n;
        stack->ngaps -= n;
    }
    if (stack->ngaps > GAPS_LEAST && stack->ngaps > stack->n / 2) {
        close_gaps(stack, 0);
        stack->ngaps = 0;
        stack->chained = 0;
    }
    if (stack->chained > stack->n)
        stack->chained = stack->n;
}

static chain *chain_new(tr_stack *stack, const char *api, const tr_process *recorder)
{
    chain *c = tr_alloc(sizeof *c);
    c->api = api;
    c->recorder = recorder;
    stack->chains = tr_room(stack->chains, stack->nchains + 1, &stack->chains_room, sizeof *stack->chains);
    return stack->chains[stack->nchains++] = c;
}

static chain *chain_of_api(tr_stack *stack, const char *api, const tr_process *recorder)
{
    size_t i;
    for (i = 0; i < stack->nchains; i++) {
        chain *c = stack->chains[i];
        if (c->api && c->recorder == recorder && !strcmp(c->api, api))
            return c;
    }
    return chain_new(stack, api, recorder);
}

/* Of a begin: its slots, and those of its API. Without one, of tasks: all tasks have one chain. */
static tr_map3_entry *chains_of(tr_stack *stack, const tr_def *def, const tr_process *recorder, bool make)
{
    tr_map3_entry *e = tr_map3_find(&stack->chain_of, (uintptr_t)def, (uintptr_t)recorder, 0);
    chain *same, *api = NULL;
    if (e || !make)
        return e;
    if (def && !def->paired)
        same = (chain *)(uintptr_t)chains_of(stack, NULL, recorder, true)->v.u[0];
    else
        same = chain_new(stack, NULL, recorder);
    if (def)
        api = chain_of_api(stack, def->api, recorder);
    e = tr_map3_add(&stack->chain_of, (uintptr_t)def, (uintptr_t)recorder, 0);
    e->v.u[0] = (uintptr_t)same;
    e->v.u[1] = (uintptr_t)api;
    return e;
}

static void chain_add(chain *c, size_t slot)
{
    while (c->n && c->at[c->n - 1] >= slot) /* that one was another slice, which is over */
        c->n--;
    c->at = tr_room(c->at, c->n + 1, &c->room, sizeof *c->at);
    c->at[c->n++] = slot;
}

/* What was begun since then is put into the chains: only where an end does not find its begin near the top. */
static void make_chains(tr_stack *stack)
{
    for (; stack->chained < stack->n; stack->chained++) {
        const tr_open *o = &stack->open[stack->chained];
        tr_map3_entry *e = o->def ? chains_of(stack, o->def, o->recorder, true) : NULL;
        if (!e)
            continue;
        chain_add((chain *)(uintptr_t)e->v.u[0], stack->chained);
        chain_add((chain *)(uintptr_t)e->v.u[1], stack->chained);
    }
}

/* Whether an end with that pair may close it. */
static bool fits(const tr_open *o, const tr_def *pair, const tr_process *recorder)
{
    return o->def && (pair ? o->def == pair : !o->def->paired) && o->recorder == recorder;
}

/* 1 + the slot that the end closes, or 0. */
static size_t find_far(tr_stack *stack, const tr_event *end, unsigned passed)
{
    const tr_def *pair = end->def->pair;
    tr_map3_entry *e;
    chain *c;
    size_t k;
    make_chains(stack);
    e = chains_of(stack, pair, end->recorder, false);
    c = e ? (chain *)(uintptr_t)e->v.u[0] : NULL;
    while (c && c->n && (c->at[c->n - 1] >= stack->n || !fits(&stack->open[c->at[c->n - 1]], pair, end->recorder)))
        c->n--;
    for (k = c ? c->n : 0; k-- > 0;) {
        size_t at = c->at[k];
        if (!fits(&stack->open[at], pair, end->recorder) || passed--)
            continue;
        memmove(c->at + k, c->at + k + 1, (--c->n - k) * sizeof *c->at);
        return at + 1;
    }
    return 0;
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

static bool closes_too(const tr_open *o, const tr_event *end, unsigned how, const char *api)
{
    return o->recorder == end->recorder && how != TRACE_ENDED_CROSSED &&
           (how != TRACE_ENDED_MOST || !strcmp(o->def->api, api));
}

typedef struct closer {
    void (*closed)(void *user, tr_open *slice, int64_t end_ns, bool named);
    void *user;
} closer;

static void close_slot(tr_stack *stack, size_t i, int64_t end_ns, bool named, bool unterminated, const closer *to)
{
    tr_open *o = &stack->open[i];
    size_t above = above_of(stack, i);
    if (above) /* it stays open: until now it lay above this one, from now on above what is below */
        cover(stack, i, above, end_ns);
    o->unterminated = unterminated;
    to->closed(to->user, o, end_ns, named);
    add_to_parent(stack, i, end_ns);
    leave_gap(stack, i);
}

/* Closes slot `at`, and those above it that end with it; gaps stay. `far`: the chains know them. */
static unsigned close_with_gaps(tr_stack *stack, const tr_event *end, size_t at, unsigned how, bool far,
                                const closer *to)
{
    const char *api = stack->open[at].def->api;
    unsigned n = 1;
    size_t i, next;
    if (far && how == TRACE_ENDED_MOST) {
        chain *c = chain_of_api(stack, api, end->recorder);
        while (c->n && c->at[c->n - 1] > at) {
            i = c->at[--c->n];
            if (i >= stack->n || !stack->open[i].def || !closes_too(&stack->open[i], end, how, api))
                continue;
            close_slot(stack, i, end->ns, false, true, to);
            n++;
        }
    } else if (how != TRACE_ENDED_CROSSED)
        for (i = stack->n - 1; i > at; i = next - 1) {
            next = below(stack, i); /* at the latest `at` */
            if (!closes_too(&stack->open[i], end, how, api))
                continue;
            close_slot(stack, i, end->ns, false, true, to);
            n++;
        }
    close_slot(stack, at, end->ns, true, how != TRACE_ENDED_MOST && how != TRACE_ENDED_CROSSED, to);
    tr_stack_settle(stack);
    return n;
}

enum { LOOKS_NEAR = 32 };

unsigned tr_stack_end(tr_stack *stack, const tr_event *end,
                      void (*closed)(void *user, tr_open *slice, int64_t end_ns, bool named), void *user)
{
    const tr_def *pair = end->def->pair;
    const closer to = {closed, user};
    size_t at = stack->n, i, above, from = stack->gaps ? 0 : looks_from(stack);
    unsigned n = 0, passed = 0, how = TR_UNLIKELY(end->def->leaves) ? tr_left(end, &passed) : TRACE_ENDED_MOST;
    unsigned near = LOOKS_NEAR;
    const char *api;
    bool far = false;
    while (at > from && !(fits(&stack->open[at - 1], pair, end->recorder) && (how == TRACE_ENDED_MOST || !passed--))) {
        if (stack->gaps && !near--) {
            passed = how == TRACE_ENDED_MOST ? 0 : (tr_left(end, &passed), passed);
            at = find_far(stack, end, passed);
            far = true;
            break;
        }
        at -= stack->open[at - 1].def ? 1 : stack->open[at - 1].user;
    }
    if (!stack->gaps)
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
        if (stack->gaps)
            tr_stack_settle(stack);
        return 1;
    }
    if (stack->gaps)
        return close_with_gaps(stack, end, at, how, far, &to);
    api = stack->open[at].def->api;
    for (i = stack->n, above = 0; i-- > at;) {
        tr_open *o = &stack->open[i];
        if (i != at && !closes_too(o, end, how, api)) {
            above = i;
            continue;
        }
        if (above) /* it stays open: until now it lay above this one, from now on above what is below */
            cover(stack, i, above, end->ns);
        o->unterminated = i != at || (how != TRACE_ENDED_MOST && how != TRACE_ENDED_CROSSED);
        closed(user, o, end->ns, i == at);
        if (i)
            cover(stack, i - 1, i, end->ns);
        free(o->name);
        o->name = NULL;
        o->def = NULL;
        n++;
    }
    close_gaps(stack, at);
    return n;
}

static int outermost_last(const void *x, const void *y)
{
    size_t a = *(const size_t *)x, b = *(const size_t *)y;
    return a > b ? -1 : a < b;
}

typedef struct slots {
    size_t *list, n, room;
} slots;

/* Takes the slots of a chain whose slices end at the pause off it. The chain may know slots that are other slices now.
 */
static void take_paused(const tr_stack *stack, chain *c, const tr_event *pause, bool paired, slots *to)
{
    size_t k, left = 0;
    for (k = 0; k < c->n; k++) {
        const tr_open *o = c->at[k] < stack->n ? &stack->open[c->at[k]] : NULL;
        if (!o || !o->def || o->recorder != pause->recorder || (c->api && strcmp(o->def->api, c->api)))
            continue;
        if (o->def->paired == paired) {
            to->list = tr_room(to->list, to->n + 1, &to->room, sizeof *to->list);
            to->list[to->n++] = c->at[k];
        } else if (c->api)
            c->at[left++] = c->at[k];
    }
    c->n = left;
}

static void take_tasks(tr_stack *stack, const tr_event *pause, slots *to)
{
    tr_map3_entry *e = chains_of(stack, NULL, pause->recorder, false);
    if (e)
        take_paused(stack, (chain *)(uintptr_t)e->v.u[0], pause, false, to);
}

/* A pause only looks at the slices that it closes: chains tell which they are. So many pauses below a deep stack cost
 * no square of it. */
static void pause_with_gaps(tr_stack *stack, const tr_event *pause, const closer *to)
{
    slots paused = {0};
    size_t i, k;
    make_chains(stack);
    if (pause->def->kind != TR_KIND_GAP)
        take_tasks(stack, pause, &paused);
    else {
        const char *p = (const char *)pause->payload + 2, *end = (const char *)pause->payload + pause->payload_bytes;
        for (; p < end; p += strcspn(p, ",") + 1) { /* each has a comma behind it */
            size_t n = strcspn(p, ",");
            if (n == 4 && !memcmp(p, "user", n))
                take_tasks(stack, pause, &paused);
            for (k = 0; k < stack->nchains; k++) {
                chain *c = stack->chains[k];
                if (c->api && c->recorder == pause->recorder && strlen(c->api) == n && !memcmp(c->api, p, n))
                    take_paused(stack, c, pause, true, &paused);
            }
        }
    }
    if (paused.n)
        qsort(paused.list, paused.n, sizeof *paused.list, outermost_last);
    for (i = 0; i < paused.n; i++) {
        const tr_def *def = stack->open[paused.list[i]].def;
        ++*(def->paired ? owed_of(stack, def, true) : &stack->owed);
        close_slot(stack, paused.list[i], pause->ns, true, false, to);
    }
    free(paused.list);
    tr_stack_settle(stack);
}

void tr_stack_pause(tr_stack *stack, const tr_event *pause,
                    void (*closed)(void *user, tr_open *slice, int64_t end_ns, bool named), void *user)
{
    size_t i, above = 0, from;
    if (stack->gaps) {
        pause_with_gaps(stack, pause, &(closer){closed, user});
        return;
    }
    from = looks_from(stack);
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
        if (i)
            cover(stack, i - 1, i, pause->ns);
        free(o->name);
        o->name = NULL;
        o->def = NULL;
    }
    close_gaps(stack, from);
}

size_t tr_stack_depth(const tr_stack *stack) { return stack->n; }
tr_open *tr_stack_at(tr_stack *stack, size_t depth) { return depth < stack->n ? &stack->open[depth] : NULL; }

tr_open *tr_stack_below(tr_stack *stack, size_t depth)
{
    size_t under = below(stack, depth);
    return under ? &stack->open[under - 1] : NULL;
}
