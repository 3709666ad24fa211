/* meetings.c - who came last to a collective, and how long a member waited for it
 *
 * A member that is still in its call when the last one comes has waited for it since it came; that is known when the call ends, for events come in the
 * order of time. One that leaves before (a root, a leaf), and a call that only begins the collective or queues it, says nothing about waiting. */
#include "convert.h"
#include "support/memory.h"

#define UNDER_WAY_MAX (1u << 20)

typedef struct collective {
    uint64_t key[3];
    uint32_t size, came, left;
    int64_t last_ns;
    const tr_process *last;
} collective;

void meeting_begin(convert *c, slice_extra *x, const thread_state *th, const tr_event *e, const plan *p)
{
    uint64_t comm, seq;
    map_entry *at;
    collective *m;
    uint32_t n;
    if (!tr_collective(e, &comm, &seq) || !comm || !(n = comm_size(c, comm, p->api)))
        return;
    at = map_find(&c->collectives, comm, seq, p->api);
    if (!at && c->collectives.n >= UNDER_WAY_MAX)
        return;
    if (!at) {
        at = map_put(&c->collectives, comm, seq, p->api);
        m = (collective *)tr_resize(NULL, sizeof *m);
        *m = (collective){.key = {comm, seq, p->api}, .size = n};
        at->v.p = m;
    }
    m = (collective *)at->v.p;
    if (m->came >= m->size) /* a damaged file */
        return;
    m->came++;
    if (!m->last || e->ns > m->last_ns) {
        m->last_ns = e->ns;
        m->last = th->thread->process;
    }
    x->collective = m;
}

void meeting_end(convert *c, slice_extra *x, pf_track *t, int64_t begin_ns, const plan *end)
{
    collective *m = x->collective;
    x->collective = NULL;
    if (!m)
        return;
    if (!c->muted && m->size > 1 && m->came >= m->size && end && end->role[TRACE_R_REQUEST] < 0 && c->options.args != ARGS_NONE) {
        if (m->last->rank >= 0)
            pf_add_int(&c->w, t, c->keys.last, m->last->rank);
        pf_add_int(&c->w, t, c->keys.waited, m->last_ns > begin_ns ? m->last_ns - begin_ns : 0);
    }
    if (++m->left >= m->size) {
        map_entry *at = map_find(&c->collectives, m->key[0], m->key[1], m->key[2]);
        if (at)
            map_remove(&c->collectives, at);
        free(m);
    }
}

void meetings_free(convert *c)
{
    for (uint32_t i = 0; c->collectives.slots && i <= c->collectives.mask; i++)
        if (c->collectives.slots[i].live)
            free(c->collectives.slots[i].v.p);
    free(c->collectives.slots);
}
