/* chakra_wait.c - see chakra_wait.h */
#include "chakra_wait.h"
#include <stdlib.h>

enum { CLOCKS_NS = 10000 };
enum target { OF_NODE, OF_BLOCKED, OF_LAUNCH };

typedef struct stream {
    const tr_process *process;
    uint32_t last;     /* launch on it, + 1 */
    uint32_t *pending; /* launches that its next one waits for */
    size_t npending, room;
} stream;

struct chakra_waiting {
    tr_map3 streams; /* process, handle -> place + 1 */
    tr_map3 events;  /* process, handle -> the launch it was recorded behind, + 1 */
    stream *list;
    size_t n, room;
    struct wait {
        uint32_t who, cause; /* cause: a launch */
        uint8_t of;
    } *waits;
    size_t nwaits, wait_room;
};

struct chakra_waiting *chakra_wait_new(void) { return tr_alloc(sizeof(struct chakra_waiting)); }

void chakra_wait_free(struct chakra_waiting *w)
{
    size_t i;
    for (i = 0; i < w->n; i++)
        free(w->list[i].pending);
    free(w->list);
    free(w->waits);
    tr_map3_free(&w->streams);
    tr_map3_free(&w->events);
    free(w);
}

static void wait_for(struct chakra_waiting *w, enum target of, uint32_t who, uint32_t cause)
{
    w->waits = tr_grow(w->waits, w->nwaits + 1, &w->wait_room, sizeof *w->waits);
    w->waits[w->nwaits++] = (struct wait){who, cause, (uint8_t)of};
}

static stream *stream_of(struct chakra_waiting *w, const tr_process *process, uint64_t handle)
{
    tr_map3_entry *e = tr_map3_put(&w->streams, process->index, handle, 0);
    if (!e->v.u[0]) {
        w->list = tr_grow(w->list, w->n + 1, &w->room, sizeof *w->list);
        w->list[w->n++].process = process;
        e->v.u[0] = w->n;
    }
    return &w->list[e->v.u[0] - 1];
}

static uint64_t handle_at(const tr_event *e, int16_t field)
{
    tr_value v;
    return field >= 0 && tr_field_get(e, (unsigned)field, &v) && !v.is_array ? v.u : 0;
}

void chakra_wait_launch(chakra *c, const tr_event *e, uint64_t handle, uint32_t launch)
{
    stream *s = stream_of(c->waits, e->thread->process, handle);
    while (s->npending)
        wait_for(c->waits, OF_LAUNCH, launch, s->pending[--s->npending]);
    s->last = launch + 1;
}

void chakra_wait_blocking(chakra *c, uint32_t node, uint32_t launch) { wait_for(c->waits, OF_BLOCKED, node, launch); }

static void wait_for_all(struct chakra_waiting *w, const tr_process *process, uint32_t node)
{
    size_t i;
    for (i = 0; i < w->n; i++)
        if (w->list[i].process == process && w->list[i].last)
            wait_for(w, OF_NODE, node, w->list[i].last - 1);
}

void chakra_wait_call(chakra *c, const chakra_plan *p, const tr_event *e, uint32_t node)
{
    struct chakra_waiting *w = c->waits;
    const tr_process *process = e->thread->process;
    const tr_map3_entry *event;
    stream *s;
    switch (p->wait) {
    case WAIT_NONE: return;
    case WAIT_CONTEXT: wait_for_all(w, process, node); return;
    case WAIT_STREAM:
        s = stream_of(w, process, handle_at(e, p->stream));
        if (s->last)
            wait_for(w, OF_NODE, node, s->last - 1);
        return;
    case WAIT_RECORD:
        s = stream_of(w, process, handle_at(e, p->stream));
        tr_map3_put(&w->events, process->index, handle_at(e, p->event), 0)->v.u[0] = s->last;
        return;
    case WAIT_EVENT:
    case WAIT_STREAM_EVENT:
        event = tr_map3_find(&w->events, process->index, handle_at(e, p->event), 0);
        if (!event || !event->v.u[0])
            return;
        if (p->wait == WAIT_EVENT) {
            wait_for(w, OF_NODE, node, (uint32_t)event->v.u[0] - 1);
            return;
        }
        s = stream_of(w, process, handle_at(e, p->stream));
        s->pending = tr_grow(s->pending, s->npending + 1, &s->room, sizeof *s->pending);
        s->pending[s->npending++] = (uint32_t)event->v.u[0] - 1;
        return;
    }
}

/* What does not agree with the times was otherwise: a copy from ordinary memory returns before it is done. Times of
 * devices are a little off those of the host. */
void chakra_wait_settle(chakra *c)
{
    size_t i;
    for (i = 0; i < c->waits->nwaits; i++) {
        const struct wait *w = &c->waits->waits[i];
        uint32_t cause = c->launches[w->cause].last;
        uint32_t node = w->of == OF_LAUNCH ? c->launches[w->who].first : w->who;
        int64_t until;
        if (cause == CHAKRA_NONE || node == CHAKRA_NONE)
            continue;
        until = w->of == OF_NODE ? c->nodes[node].end : c->nodes[node].begin;
        if (c->nodes[cause].end - CLOCKS_NS <= until)
            chakra_depends(c, node, cause);
    }
}
