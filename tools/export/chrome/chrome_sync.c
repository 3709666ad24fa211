/* chrome_sync.c - see chrome_sync.h */
#include "chrome_sync.h"
#include "support/memory.h"
#include <stdlib.h>

enum { WAITING_MOST = 1 << 16 };

typedef struct waiting {
    const tr_process *process;
    enum wait_kind wait;
    uint64_t correlation, stream, recorded_on, recorded; /* handles; recorded: the call that recorded the event */
    int64_t begin_ns, end_ns;
} waiting;

struct chrome_sync {
    tr_map3 streams;  /* process, handle -> row */
    tr_map3 contexts; /* process -> the row of the last work learnt */
    tr_map3 events;   /* process, handle -> call that recorded it, stream it was recorded on */
    waiting *list;
    size_t n, room;
};

static const char *const kinds[] = {"", "Stream Sync", "Context Sync", "Event Sync", "Stream Wait Event"};

struct chrome_sync *chrome_sync_new(void) { return tr_alloc(sizeof(struct chrome_sync)); }

static const chrome_row *row_of(const struct chrome_sync *s, const tr_process *process, uint64_t handle)
{
    const tr_map3_entry *e = tr_map3_find(&s->streams, process->index, handle, 0);
    return e ? e->v.p : NULL;
}

/* False: the row is not known yet. */
static bool put(chrome *c, const waiting *w)
{
    const struct chrome_sync *s = c->sync;
    const tr_map3_entry *any = tr_map3_find(&s->contexts, w->process->index, 0, 0);
    bool of_stream = w->wait == WAIT_STREAM || w->wait == WAIT_STREAM_EVENT;
    bool of_event = w->wait == WAIT_EVENT || w->wait == WAIT_STREAM_EVENT;
    const chrome_row *row = of_stream ? row_of(s, w->process, w->stream) : any ? any->v.p : NULL;
    const chrome_row *source = of_event ? row_of(s, w->process, w->recorded_on) : NULL;
    chrome_members m = {c->out, 0};
    const char *kind = kinds[w->wait];
    if (!row || (of_event && w->recorded && !source))
        return false;
    chrome_begin(c, 'X', "cuda_sync", kind, strlen(kind), row->pid, of_stream ? row->tid : -1, w->begin_ns);
    out_str(c->out, ", \"dur\": ");
    out_room(c->out);
    chrome_us(c->out, w->end_ns - w->begin_ns);
    out_str(c->out, ", \"args\": {");
    member_text(&m, "cuda_sync_kind", kind, strlen(kind));
    if (of_event) {
        member_i64(&m, "wait_on_stream", source ? (int64_t)source->stream : -1);
        member_i64(&m, "wait_on_cuda_event_record_corr_id", w->recorded ? (int64_t)w->recorded : -1);
    }
    member_i64(&m, "stream", of_stream ? (int64_t)row->stream : -1);
    member_u64(&m, "correlation", w->correlation);
    member_u64(&m, "device", row->device);
    member_u64(&m, "context", row->context);
    out_char(c->out, '}');
    chrome_end(c);
    c->slices++;
    return true;
}

void chrome_sync_learn(chrome *c, const tr_process *process, uint64_t handle, const chrome_row *row)
{
    struct chrome_sync *s = c->sync;
    tr_map3_entry *e = tr_map3_put(&s->streams, process->index, handle, 0);
    size_t i, left = 0;
    bool news = e->v.p != row;
    e->v.p = (void *)(uintptr_t)row;
    tr_map3_put(&s->contexts, process->index, 0, 0)->v.p = (void *)(uintptr_t)row;
    if (!news)
        return;
    for (i = 0; i < s->n; i++)
        if (!put(c, &s->list[i]))
            s->list[left++] = s->list[i];
    s->n = left;
}

void chrome_sync_call(chrome *c, const tr_process *process, const chrome_plan *p, const chrome_slice *s,
                      int64_t begin_ns, int64_t end_ns)
{
    struct chrome_sync *all = c->sync;
    waiting w = {.process = process,
                 .wait = p->wait,
                 .correlation = s->correlation,
                 .stream = s->handle,
                 .begin_ns = begin_ns,
                 .end_ns = end_ns};
    tr_map3_entry *e;
    if (p->wait == WAIT_RECORD) {
        e = tr_map3_put(&all->events, process->index, s->event, 0);
        e->v.u[0] = s->correlation;
        e->v.u[1] = s->handle;
        return;
    }
    if ((e = tr_map3_find(&all->events, process->index, s->event, 0)) != NULL) {
        w.recorded = e->v.u[0];
        w.recorded_on = e->v.u[1];
    }
    if (put(c, &w) || all->n == WAITING_MOST)
        return;
    all->list = tr_grow(all->list, all->n + 1, &all->room, sizeof *all->list);
    all->list[all->n++] = w;
}

void chrome_sync_finish(chrome *c)
{
    struct chrome_sync *s = c->sync;
    tr_map3_free(&s->streams);
    tr_map3_free(&s->contexts);
    tr_map3_free(&s->events);
    free(s->list);
    free(s);
    c->sync = NULL;
}
