/* flows.c - see flows.h */
#include "flows.h"

#define PENDING_MAX \
    (4u << 20) /* sends whose begin is remembered; a later one gets its arrow all the same, maybe to the wrong end of \
                  a call */
#define PAIRS_PURGE \
    (1u << 20) /* from here on pairs whose messages all arrived are forgotten when the table is full \
                */
#define MESSAGE_BIT (1ull << 62)
#define HALF 0xffffffffu

/* A pair's values: u[0] = number << 32 | sent, u[1] = received. */
static bool balanced(const tr_map3_entry *e) { return (e->v.u[0] & HALF) == (e->v.u[1] & HALF); }

static tr_map3_entry *find_pair(flows *f, const flow_key *k)
{
    tr_map3_entry *e;
    if (tr_map3_full(&f->pairs) && f->pairs.table.n >= PAIRS_PURGE)
        tr_map3_resize(&f->pairs, balanced);
    e = tr_map3_put(&f->pairs, k->comm, (uint64_t)k->tag, (uint64_t)(uint32_t)k->src << 32 | (uint32_t)k->dst);
    if (!e->v.u[0]) { /* a new number each time, so that a pair that was forgotten does not repeat the ids it gave */
        f->numbers = f->numbers % 0x3fffffffu + 1;
        e->v.u[0] = (uint64_t)f->numbers << 32;
    }
    return e;
}

static uint64_t link_id(const tr_map3_entry *pair, uint64_t ordinal)
{
    return MESSAGE_BIT | (pair->v.u[0] & ~(uint64_t)HALF) | ordinal;
}

flow_link flows_send(flows *f, const flow_key *key, int64_t slice_ns)
{
    tr_map3_entry *p = find_pair(f, key);
    uint32_t sent = (uint32_t)p->v.u[0], received = (uint32_t)p->v.u[1];
    flow_link link = {link_id(p, sent), (int32_t)(received - sent) > 0, INT64_MIN};
    p->v.u[0] = (p->v.u[0] & ~(uint64_t)HALF) | (uint32_t)(sent + 1);
    if (link.seen) {
        f->messages++;
        f->early++;
    } else if (f->pending.table.n < PENDING_MAX)
        tr_map3_put(&f->pending, link.id, 0, 0)->v.i = slice_ns;
    return link;
}

flow_link flows_receive(flows *f, const flow_key *key)
{
    tr_map3_entry *p = find_pair(f, key), *send;
    uint32_t sent = (uint32_t)p->v.u[0], received = (uint32_t)p->v.u[1];
    flow_link link = {link_id(p, received), (int32_t)(sent - received) > 0, INT64_MIN};
    p->v.u[1] = (uint32_t)(received + 1);
    if (link.seen) {
        f->messages++;
        if ((send = tr_map3_find(&f->pending, link.id, 0, 0)) != NULL) {
            link.send_ns = send->v.i;
            tr_map3_remove(&f->pending, send);
        }
    }
    return link;
}

uint64_t flows_unmatched(const flows *f, uint64_t *receives)
{
    const tr_map3_entry *e;
    uint64_t sends = 0;
    *receives = 0;
    for (size_t at = 0; (e = tr_map3_each(&f->pairs, &at));) {
        int32_t ahead = (int32_t)((uint32_t)e->v.u[0] - (uint32_t)e->v.u[1]);
        if (ahead > 0)
            sends += (uint64_t)ahead;
        else
            *receives += (uint64_t)-(int64_t)ahead;
    }
    return sends;
}

/* Small numbers in the common case, for they are sent with every call: communicators are numbered as they appear. */
uint64_t flows_collective(flows *f, uint64_t comm, uint64_t sequence)
{
    tr_map3_entry *e = tr_map3_put(&f->comms, comm, 0, 0);
    if (!e->v.u[0])
        e->v.u[0] = f->comms.table.n;
    if (e->v.u[0] < 256 && sequence < 1ull << 54)
        return sequence << 8 | e->v.u[0];
    return 1ull << 62 | e->v.u[0] << 40 | (sequence & ((1ull << 40) - 1));
}

void flows_forget(flows *f) { tr_map3_free(&f->pending); }

void flows_free(flows *f)
{
    tr_map3_free(&f->pairs);
    tr_map3_free(&f->pending);
    tr_map3_free(&f->comms);
}
