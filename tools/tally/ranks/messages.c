/* messages.c - how much each rank sent to each other */
#include "tally/tally.h"
#include "support/memory.h"
#include <stdlib.h>

static cell *cell_at(matrix *m, uint64_t key)
{
    size_t k, i;
    if (!m->cells || 2 * (m->n + 1) > m->mask) {
        matrix old = *m;
        m->mask = old.cells ? 2 * old.mask + 1 : 255;
        m->cells = tr_alloc((m->mask + 1) * sizeof *m->cells);
        m->n = 0;
        for (i = 0; old.cells && i <= old.mask; i++)
            if (old.cells[i].sent || old.cells[i].received)
                *cell_at(m, old.cells[i].key) = old.cells[i];
        free(old.cells);
    }
    k = (size_t)((key * 0x9e3779b97f4a7c15ull) >> 20) & m->mask;
    while ((m->cells[k].sent || m->cells[k].received) && m->cells[k].key != key)
        k = (k + 1) & m->mask;
    m->n += !m->cells[k].sent && !m->cells[k].received;
    m->cells[k].key = key;
    return &m->cells[k];
}

/* Sum of the fields with that role, else of those that say only BYTES. */
static uint64_t bytes_of(const tr_event *e, enum trace_role role)
{
    tr_value v;
    if (!tr_role_get(e, role, &v) && !tr_role_get(e, TRACE_R_BYTES, &v))
        return 0;
    return v.is_array || v.i < 0 ? 0 : v.u;
}

void matrix_add(matrix *m, const tr_event *e)
{
    tr_value peer;
    int64_t me = e->thread->process->rank;
    cell *c;
    if (me < 0)
        return;
    if (tr_role_get(e, TRACE_R_DST, &peer) && !peer.is_array && peer.i >= 0 && peer.i <= INT32_MAX) {
        c = cell_at(m, (uint64_t)me << 32 | (uint64_t)tr_peer_rank(e->thread->process, peer.i));
        c->sent++;
        c->sent_bytes += bytes_of(e, TRACE_R_BYTES_SENT);
    }
    if (tr_role_get(e, TRACE_R_SRC, &peer) && !peer.is_array && peer.i >= 0 && peer.i <= INT32_MAX) {
        c = cell_at(m, (uint64_t)tr_peer_rank(e->thread->process, peer.i) << 32 | (uint64_t)me);
        c->received++;
        c->received_bytes += bytes_of(e, TRACE_R_BYTES_RECV);
    }
}

static int by_key(const void *a, const void *b)
{
    const cell *x = a, *y = b;
    return x->key < y->key ? -1 : x->key > y->key;
}

void matrix_put(matrix *to, const cell *c)
{
    cell *sum;
    if (!c->sent && !c->received)
        return;
    sum = cell_at(to, c->key);
    sum->sent += c->sent;
    sum->sent_bytes += c->sent_bytes;
    sum->received += c->received;
    sum->received_bytes += c->received_bytes;
}

void matrix_merge(matrix *to, const matrix *from)
{
    size_t i;
    for (i = 0; from->cells && i <= from->mask; i++)
        matrix_put(to, &from->cells[i]);
}

cell *matrix_sorted(const matrix *m, size_t *n)
{
    cell *list = tr_alloc((m->n + 1) * sizeof *list);
    size_t i;
    *n = 0;
    for (i = 0; m->cells && i <= m->mask; i++)
        if (m->cells[i].sent || m->cells[i].received)
            list[(*n)++] = m->cells[i];
    qsort(list, *n, sizeof *list, by_key);
    return list;
}
