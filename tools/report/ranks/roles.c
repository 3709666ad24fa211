/* roles.c - see roles.h */
#include "roles.h"
#include "support/memory.h"
#include <stdlib.h>

enum { SEEN = 32, PASSED_ON = 9, OF = 10 }; /* messages of each link that are looked at; parts of these */

/* Messages from one process to another one. */
typedef struct link {
    uint32_t n;
    int64_t sent[SEEN], received[SEEN];
} link;

typedef struct neighbours {
    uint32_t with[2], n;
    bool more;                         /* than two */
    int64_t first_sent, first_arrived; /* INT64_MAX: none */
    uint32_t first_to;
} neighbours;

typedef struct finder {
    const graph *g;
    uint32_t nprocesses;
    tr_map3 numbers; /* from, to -> number of the link + 1 */
    link *links;
    size_t nlinks, room;
    neighbours *of; /* each process */
} finder;

static link *link_of(const finder *x, uint32_t from, uint32_t to)
{
    const tr_map3_entry *e = tr_map3_find(&x->numbers, from, to, 0);
    return e ? &x->links[e->v.u[0] - 1] : NULL;
}

static void neighbour(neighbours *x, uint32_t other)
{
    for (uint32_t i = 0; i < x->n; i++)
        if (x->with[i] == other)
            return;
    if (x->n == 2)
        x->more = true;
    else
        x->with[x->n++] = other;
}

static void message(finder *x, uint32_t from, uint32_t to, int64_t sent, int64_t received)
{
    tr_map3_entry *e = tr_map3_put(&x->numbers, from, to, 0);
    link *l;
    if (!e->v.u[0]) {
        x->links = tr_grow(x->links, x->nlinks + 1, &x->room, sizeof *x->links);
        e->v.u[0] = ++x->nlinks;
    }
    l = &x->links[e->v.u[0] - 1];
    if (l->n < SEEN) {
        l->sent[l->n] = sent;
        l->received[l->n++] = received;
    }
    neighbour(&x->of[from], to);
    neighbour(&x->of[to], from);
    if (sent < x->of[from].first_sent) {
        x->of[from].first_sent = sent;
        x->of[from].first_to = to;
    }
    if (received < x->of[to].first_arrived)
        x->of[to].first_arrived = received;
}

static void find_messages(finder *x)
{
    const graph *g = x->g;
    for (uint32_t i = 0; i < g->n; i++) {
        uint32_t k = g->by_begin[i];
        const node *n = &g->nodes[k];
        if (n->kind != NODE_MESSAGE || !(n->flags & NODE_RECEIVES))
            continue;
        for (uint32_t e = n->edges; e != NONE; e = g->edges[e].next) {
            const node *cause = &g->nodes[g->edges[e].cause];
            if (g->edges[e].message && g->lanes[cause->lane].process != g->lanes[n->lane].process)
                message(x, g->lanes[cause->lane].process, g->lanes[n->lane].process, cause->begin, n->end);
        }
    }
}

/* True if it sends before it has received anything. */
static bool starts(const finder *x, uint32_t process)
{
    return x->of[process].n && x->of[process].first_sent < x->of[process].first_arrived;
}

/* True if that process sends its k-th message on after it has received the k-th one, nearly always. */
static bool passes_on(const finder *x, uint32_t from, uint32_t process, uint32_t to)
{
    const link *in = link_of(x, from, process), *out = link_of(x, process, to);
    uint32_t n, yes = 0, k;
    if (!in || !out)
        return false;
    n = in->n < out->n ? in->n : out->n;
    for (k = 0; k < n; k++)
        yes += out->sent[k] >= in->received[k];
    return yes * OF >= n * PASSED_ON;
}

/* The number of stages of the pipeline that the process starts, each of which gets its number and that of the pipeline;
 * 0: it is none. */
static uint32_t follow(const finder *x, uint32_t first, roles *r)
{
    uint32_t *stage = r->stage;
    uint32_t before = NONE, at = first, next = x->of[first].first_to, n = 0;
    while (true) {
        const neighbours *here = &x->of[at];
        if (here->more || stage[at] != NONE || (at != first && starts(x, at)))
            return 0;
        stage[at] = n++;
        r->pipeline[at] = r->n;
        if (at != first)
            next = here->n < 2 ? NONE : here->with[here->with[0] == before];
        if (next == NONE || next == first)
            return n;
        if (at != first && !passes_on(x, before, at, next))
            return 0;
        before = at;
        at = next;
    }
}

void roles_find(roles *r, const graph *g, uint32_t nprocesses)
{
    finder x = {.g = g, .nprocesses = nprocesses};
    uint32_t i, n, in = 0, talk = 0;
    bool fits = true;
    r->stage = tr_alloc((nprocesses + 1) * sizeof *r->stage);
    r->pipeline = tr_alloc((nprocesses + 1) * sizeof *r->pipeline);
    x.of = tr_alloc((nprocesses + 1) * sizeof *x.of);
    for (i = 0; i < nprocesses; i++) {
        x.of[i].first_sent = x.of[i].first_arrived = INT64_MAX;
        r->stage[i] = NONE;
    }
    find_messages(&x);
    for (i = 0; i < nprocesses && fits; i++) {
        talk += x.of[i].n > 0;
        if (!starts(&x, i))
            continue;
        n = follow(&x, i, r);
        fits = n > 1 && (!r->n || n == r->stages);
        r->stages = n;
        r->n++;
        in += n;
    }
    if (!fits || r->n < 2 || in < talk)
        r->n = r->stages = 0;
    for (i = 0; i < nprocesses; i++) {
        r->pipeline[i] = r->n && r->stage[i] != NONE ? r->pipeline[i] : r->n;
        r->stage[i] = !r->n ? 0 : r->stage[i] == NONE ? r->stages : r->stage[i];
    }
    tr_map3_free(&x.numbers);
    free(x.links);
    free(x.of);
}

void roles_free(roles *r)
{
    free(r->stage);
    free(r->pipeline);
}
