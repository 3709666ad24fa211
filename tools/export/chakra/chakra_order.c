/* chakra_order.c - see chakra.h */
#include "chakra.h"
#include <stdlib.h>

/* ---- queues ---------------------------------------------------------------------------------------------------- */

enum { SIDE_BY_SIDE = 64 }; /* pieces of work of one queue that may be under way at the same time */

typedef struct work {
    int64_t begin;
    uint32_t lane, node;
} work;

static int by_lane(const void *left, const void *right)
{
    const work *a = left, *b = right;
    if (a->lane != b->lane)
        return a->lane < b->lane ? -1 : 1;
    if (a->begin != b->begin)
        return a->begin < b->begin ? -1 : 1;
    return (a->node > b->node) - (a->node < b->node);
}

/* Work waits for all that was over on its queue when it began, as far as nothing between them waited for it. */
static void put_in_queues(chakra *c)
{
    work *list;
    size_t n = 0, i;
    uint32_t ahead[SIDE_BY_SIDE], nahead = 0, before = CHAKRA_NONE, k, kept;
    for (i = 0; i < c->n; i++)
        n += c->nodes[i].kind != CHAKRA_CALL && c->nodes[i].kind != CHAKRA_TRANSFER;
    list = tr_alloc((n + 1) * sizeof *list);
    for (n = 0, i = 0; i < c->n; i++)
        if (c->nodes[i].kind != CHAKRA_CALL && c->nodes[i].kind != CHAKRA_TRANSFER)
            list[n++] = (work){c->nodes[i].begin, c->nodes[i].lane, (uint32_t)i};
    if (n)
        qsort(list, n, sizeof *list, by_lane);
    for (i = 0; i < n; i++) {
        uint32_t at = list[i].node, over = CHAKRA_NONE;
        if (i && list[i].lane != list[i - 1].lane) {
            nahead = 0;
            before = CHAKRA_NONE;
        }
        for (k = 0, kept = 0; k < nahead; k++) {
            if (c->nodes[ahead[k]].end > list[i].begin) {
                ahead[kept++] = ahead[k];
                continue;
            }
            chakra_depends(c, at, ahead[k]);
            if (over == CHAKRA_NONE || c->nodes[ahead[k]].end > c->nodes[over].end)
                over = ahead[k];
        }
        nahead = kept;
        if (over != CHAKRA_NONE)
            before = over;
        else
            chakra_depends(c, at, before);
        if (nahead == SIDE_BY_SIDE)
            memmove(ahead, ahead + 1, --nahead * sizeof *ahead);
        ahead[nahead++] = at;
    }
    free(list);
}

/* ---- all nodes ------------------------------------------------------------------------------------------------- */

typedef struct heap {
    const chakra_node *nodes;
    uint32_t *at, n;
} heap;

static bool earlier(const heap *h, uint32_t a, uint32_t b)
{
    const chakra_node *x = &h->nodes[a], *y = &h->nodes[b];
    return x->begin != y->begin ? x->begin < y->begin : a < b;
}

static void push(heap *h, uint32_t node)
{
    uint32_t k = h->n++;
    for (; k && earlier(h, node, h->at[(k - 1) / 2]); k = (k - 1) / 2)
        h->at[k] = h->at[(k - 1) / 2];
    h->at[k] = node;
}

static uint32_t pop(heap *h)
{
    uint32_t first = h->at[0], last = h->at[--h->n], k = 0, next;
    for (; (next = 2 * k + 1) < h->n; k = next) {
        if (next + 1 < h->n && earlier(h, h->at[next + 1], h->at[next]))
            next++;
        if (!earlier(h, h->at[next], last))
            break;
        h->at[k] = h->at[next];
    }
    h->at[k] = last;
    return first;
}

typedef struct followers {
    uint32_t *from, *to; /* by node: where its followers begin; all of them */
    uint32_t *missing;   /* by node: causes that have no number yet */
    uint32_t total;
} followers;

static followers find_followers(const chakra *c)
{
    followers f = {tr_alloc(((size_t)c->n + 2) * sizeof *f.from), tr_alloc(((size_t)c->ndeps + 1) * sizeof *f.to),
                   tr_alloc(((size_t)c->n + 1) * sizeof *f.missing), 0};
    uint32_t i, k;
    for (i = 0; i < c->n; i++)
        for (k = c->nodes[i].deps; k != CHAKRA_NONE; k = c->deps[k].next) {
            f.missing[i]++;
            f.from[c->deps[k].cause + 1]++;
        }
    for (i = 0; i < c->n; i++)
        f.from[i + 1] += f.from[i];
    f.total = f.from[c->n];
    for (i = c->n; i-- > 0;)
        for (k = c->nodes[i].deps; k != CHAKRA_NONE; k = c->deps[k].next)
            f.to[--f.from[c->deps[k].cause + 1]] = i;
    return f; /* now from[i + 1] is where those of i begin */
}

static void put(chakra *c, heap *h, followers *f, uint32_t node)
{
    uint32_t k, to = node + 2 <= c->n ? f->from[node + 2] : f->total;
    if (c->number[node])
        return;
    c->number[node] = CHAKRA_NONE; /* it is over; a number only for those that are written */
    if (!c->nodes[node].gone) {
        c->order[c->norder++] = node;
        c->number[node] = c->norder;
    }
    for (k = f->from[node + 1]; k < to; k++)
        if (f->missing[f->to[k]] && !--f->missing[f->to[k]])
            push(h, f->to[k]);
}

void chakra_order(chakra *c)
{
    heap h;
    followers f;
    uint32_t i;
    put_in_queues(c);
    f = find_followers(c);
    h = (heap){c->nodes, tr_alloc(((size_t)c->n + 1) * sizeof *h.at), 0};
    c->order = tr_alloc(((size_t)c->n + 1) * sizeof *c->order);
    c->number = tr_alloc(((size_t)c->n + 1) * sizeof *c->number);
    for (i = 0; i < c->n; i++)
        if (!f.missing[i])
            push(&h, i);
    for (i = 0; i < c->n || h.n;) {
        if (h.n)
            put(c, &h, &f, pop(&h));
        else /* a circle, in a trace that makes no sense: it begins here */
            put(c, &h, &f, i++);
    }
    free(h.at);
    free(f.from);
    free(f.to);
    free(f.missing);
}
