/* meetings.c - see meetings.h */
#include "meetings.h"
#include "support/memory.h"
#include <stdlib.h>

#define UNDER_WAY_MAX (1u << 20)

typedef struct collective {
    uint64_t key[3];
    uint32_t size, came, left;
    int64_t last_ns;
    const tr_process *last;
} collective;

struct collective *meeting_begin(meetings *all, const communicators *known, const tr_event *e, const plan *p)
{
    uint64_t comm, seq;
    tr_map3_entry *at;
    collective *m;
    uint32_t n;
    if (!tr_collective(e, &comm, &seq) || !comm || !(n = comm_size(known, comm, p->api)))
        return NULL;
    at = tr_map3_find(&all->under_way, comm, seq, p->api);
    if (!at && all->under_way.table.n >= UNDER_WAY_MAX)
        return NULL;
    if (!at) {
        at = tr_map3_put(&all->under_way, comm, seq, p->api);
        m = (collective *)tr_resize(NULL, sizeof *m);
        *m = (collective){.key = {comm, seq, p->api}, .size = n};
        at->v.p = m;
    }
    m = (collective *)at->v.p;
    if (m->came >= m->size) /* a damaged file */
        return NULL;
    m->came++;
    /* If several come at the same time, the last process counts. */
    if (!m->last || e->ns > m->last_ns || (e->ns == m->last_ns && e->thread->process->index > m->last->index)) {
        m->last_ns = e->ns;
        m->last = e->thread->process;
    }
    return m;
}

void meeting_end(meetings *all, emit *o, collective *m, pf_track *t, int64_t begin_ns, const plan *end)
{
    if (!m)
        return;
    if (!o->muted && m->size > 1 && m->came >= m->size && end && end->role[TRACE_R_REQUEST] < 0 &&
        o->args != ARGS_NONE) {
        if (m->last->rank >= 0)
            pf_add_int(&o->w, t, o->keys.last, m->last->rank);
        pf_add_int(&o->w, t, o->keys.waited, m->last_ns > begin_ns ? m->last_ns - begin_ns : 0);
    }
    if (++m->left >= m->size) {
        tr_map3_entry *at = tr_map3_find(&all->under_way, m->key[0], m->key[1], m->key[2]);
        if (at)
            tr_map3_remove(&all->under_way, at);
        free(m);
    }
}

void meetings_free(meetings *all)
{
    const tr_map3_entry *e;
    for (size_t at = 0; (e = tr_map3_each(&all->under_way, &at));)
        free(e->v.p);
    tr_map3_free(&all->under_way);
}
