/* traffic.c - explicit memory traffic by device: which one a copy was for
 *
 * A call that moves memory does not say it, but the number of its work does, and the work comes on a track of the
 * device, from whatever thread and later. So --by device and --by queue read the events once more, in order of time. A
 * copy waits for its work until a million others came; one whose work nobody recorded has no device. */
#include "common/names.h"
#include "launch.h"
#include "tally/events/plan.h"
#include "support/memory.h"
#include <stdlib.h>

enum { WAITING = 1 << 20 };

struct copy {
    struct copy *newer, *older; /* among those that wait */
    const tr_thread *thread;
    const tr_def *def;
    const tr_track *track;
    uint64_t ticket, direction, bytes; /* ticket 0: it has no work yet */
    bool error, over, placed;
};

/* of a thread: the outermost open call that moves memory; how many are open */
typedef struct copying {
    copy *copy;
    uint32_t depth;
} copying;
typedef struct matcher {
    tally *tally;
    tr_stack **stacks;
    copying *threads;
    askings asked;
    copy *newest, *oldest;
    size_t n;
} matcher;

/* ---- copies that wait -------------------------------------------------------------------------------------------- */

static void wait_for_work(matcher *m, copy *c)
{
    c->older = m->newest;
    *(m->newest ? &m->newest->newer : &m->oldest) = c;
    m->newest = c;
    m->n++;
}

/* Its work, should it come, finds nothing. */
static void drop(matcher *m, copy *c)
{
    asking *a = c->ticket ? askings_at(&m->asked, c->ticket) : NULL;
    if (a && a->copy == c)
        a->copy = NULL;
    if (c->ticket) {
        *(c->newer ? &c->newer->older : &m->newest) = c->older;
        *(c->older ? &c->older->newer : &m->oldest) = c->newer;
        m->n--;
    }
    free(c);
}

static void add(matcher *m, copy *c)
{
    const plan *p = &m->tally->plans[c->def->index];
    const char *text;
    size_t n = names_directed(c->def->name, strlen(c->def->name), c->direction, &text);
    row *r = tally_row(m->tally, c->thread, KIND_TRAFFIC, p->api, text_id(text, n), c->track);
    if (r) {
        traffic_add(r, c->bytes, c->error);
        if (!c->error)
            rows_table(&m->tally->rows, KIND_TRAFFIC, p->api)->total += c->bytes;
    }
    drop(m, c);
}

/* ---- calls ------------------------------------------------------------------------------------------------------- */

static void begin(matcher *m, const plan *p, const tr_event *e)
{
    size_t thread = e->thread->index;
    copying *t = &m->threads[thread];
    tr_open *o = tr_stack_push(m->stacks[thread], e);
    if (p->carries)
        open_carry(o, p, e);
    if (!p->moves)
        return;
    o->mark |= MARK_MOVES | (uint32_t)(event_direction(p, e) & 0xffff);
    if (t->depth++)
        return;
    t->copy = tr_alloc(sizeof *t->copy);
    t->copy->thread = e->thread;
    t->copy->def = e->def;
}

typedef struct leaving {
    matcher *m;
    size_t thread;
    const plan *plan;
    const tr_event *end;
} leaving;

static void closed(void *user, tr_open *o, int64_t end, bool named)
{
    leaving *l = user;
    const settings *s = &l->m->tally->settings;
    copying *t = &l->m->threads[l->thread];
    const tr_event *e = named ? l->end : NULL;
    copy *c = t->copy;
    if (!(o->mark & MARK_MOVES) || --t->depth || !c)
        return;
    t->copy = NULL;
    if (end < s->from_ns || o->begin_ns >= s->to_ns) {
        drop(l->m, c);
        return;
    }
    c->over = true;
    c->direction = o->mark & 0xffff;
    c->bytes = o->bytes + o->sent + o->received + (e && l->plan->carries ? tr_bytes(e) : 0);
    c->error = e && event_error(l->plan, e);
    if (e && !c->direction)
        c->direction = event_direction(l->plan, e);
    if (c->placed || !c->ticket)
        add(l->m, c);
}

/* The copy under way has work of that number. */
static void asks(matcher *m, const plan *p, const tr_event *e, uint64_t number)
{
    copy *c = m->threads[e->thread->index].copy, *old;
    asking a = {.number = number, .process = e->thread->process->index, .api = p->api, .copy = c};
    if (!c || c->ticket)
        return;
    c->ticket = askings_put(&m->asked, &a);
    wait_for_work(m, c);
    for (old = m->oldest; m->n > WAITING && old && old->over; old = m->oldest)
        add(m, old);
}

static void work(matcher *m, const plan *p, const tr_event *e, uint64_t number)
{
    asking *a = askings_find(&m->asked, e->thread->process->index, p->api, number);
    copy *c = a ? a->copy : NULL;
    tr_value v;
    if (!c)
        return;
    a->copy = NULL;
    c->placed = true;
    c->track = tr_role_get(e, TRACE_R_TRACK, &v) && !v.is_array && v.u <= UINT32_MAX
                   ? tr_trace_track(m->tally->trace, e->recorder, (uint32_t)v.u)
                   : NULL;
    if (c->over)
        add(m, c);
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

static void take(void *user, const tr_event *e)
{
    matcher *m = user;
    size_t thread = e->thread->index;
    const plan *p = &m->tally->plans[e->def->index];
    leaving l = {m, thread, p, e};
    tr_open *o;
    tr_value v;
    if (!m->stacks[thread])
        m->stacks[thread] = tr_stack_gaps();
    switch (e->def->kind) {
    case TRACE_KIND_BEGIN: begin(m, p, e); break;
    case TRACE_KIND_END: tr_stack_end(m->stacks[thread], e, closed, &l); break;
    case TRACE_KIND_PAUSE:
    case TR_KIND_GAP:
        l.end = NULL;
        tr_stack_pause(m->stacks[thread], e, closed, &l);
        break;
    case TRACE_KIND_META:
    case TRACE_KIND_MESSAGE:
    case TRACE_KIND_SLICE:
        if (e->def->kind != TRACE_KIND_SLICE && p->carries && (o = tr_stack_top(m->stacks[thread])) != NULL)
            open_carry(o, p, e);
        if (!(e->def->roles >> TRACE_R_CORRELATION & 1) || !tr_role_get(e, TRACE_R_CORRELATION, &v) || v.is_array ||
            !v.u)
            break;
        if (p->device)
            work(m, p, e, v.u);
        else if (e->def->kind == TRACE_KIND_META)
            asks(m, p, e, v.u);
    }
}

void traffic_match(tally *t)
{
    matcher m = {.tally = t};
    size_t i, k;
    bool any = false;
    for (i = 0; i < t->nplans; i++)
        any |= t->plans[i].moves;
    if (!any)
        return;
    m.stacks = tr_alloc((t->nthreads + 1) * sizeof *m.stacks);
    m.threads = tr_alloc((t->nthreads + 1) * sizeof *m.threads);
    askings_open(&m.asked);
    tally_ordered(t, "placing copies", take, &m);
    for (i = 0; i < t->nthreads; i++) {
        leaving l = {&m, i, NULL, NULL};
        for (k = m.stacks[i] ? tr_stack_depth(m.stacks[i]) : 0; k > 0; k--)
            if (tr_stack_at(m.stacks[i], k - 1)->def)
                closed(&l, tr_stack_at(m.stacks[i], k - 1), t->threads[i].last_ns, false);
        if (m.stacks[i])
            tr_stack_free(m.stacks[i]);
    }
    while (m.oldest)
        add(&m, m.oldest);
    askings_close(&m.asked);
    free(m.threads);
    free(m.stacks);
}
