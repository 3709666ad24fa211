/* late.c - see late.h */
#include "late.h"
#include "order.h"
#include "support/memory.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { ROUND_NS = 100000000, QUIET = 10, ALONE = 4, NOTABLE = 4 };
enum { LAST, LAST_NOTABLE, ABOVE, QUESTIONS };
static const double UNLIKELY = 0.01;

double late_chance(uint64_t n, uint64_t k, double chance)
{
    double sum = 0, more, term;
    if (!k || chance >= 1)
        return 1;
    if (k > n || chance <= 0)
        return 0;
    term = exp(lgamma((double)n + 1) - lgamma((double)k + 1) - lgamma((double)(n - k) + 1) + (double)k * log(chance) +
               (double)(n - k) * log1p(-chance));
    for (; k <= n; k++) {
        sum += term;
        more = (double)(n - k) / (double)(k + 1) * chance / (1 - chance);
        term *= more;
        if (more < 1 && term < sum * 1e-12)
            break;
    }
    return sum < 1 ? sum : 1;
}

/* ---- votes ------------------------------------------------------------------------------------------------------- */

typedef struct answers {
    uint64_t asked, yes;
    double chances; /* sum of what is expected */
} answers;

typedef struct votes {
    const segments *s;
    int64_t *late; /* of each process, in the round that is open */
    uint32_t *in;  /* processes that are in it */
    uint32_t nin, rounds;
    bool *is_in;
    int64_t begin, end, apart; /* rounds are so long at least; 0: each meeting is one */
    int64_t most;              /* the longest lateness of a last one */
    int64_t notable;           /* rounds whose last one is that late */
    answers *counts;           /* of each process QUESTIONS */
    keyed *order;
} votes;

static void add(votes *v, uint32_t process, unsigned question, bool yes, double chance)
{
    answers *c = &v->counts[process * QUESTIONS + question];
    c->asked++;
    c->yes += yes;
    c->chances += chance;
}

/* All that met in the round are asked who was last. */
static void round_over(votes *v)
{
    uint32_t n = v->nin, i, last = NONE;
    int64_t median;
    if (n >= 2) {
        for (i = 0; i < n; i++) {
            v->order[i] = (keyed){v->late[v->in[i]], v->in[i]};
            if (last == NONE || v->late[v->in[i]] > v->late[last])
                last = v->in[i];
        }
        median = order_nth(v->order, n, (n - 1) / 2).key;
        if (v->late[last] > median) {
            int64_t by = v->late[last] - median;
            v->rounds++;
            v->most = by > v->most ? by : v->most;
            for (i = 0; i < n; i++) {
                uint32_t p = v->in[i];
                add(v, p, LAST, p == last, 1.0 / n);
                if (by >= v->notable)
                    add(v, p, LAST_NOTABLE, p == last, 1.0 / n);
                add(v, p, ABOVE, v->late[p] > median, (double)(n / 2) / n);
            }
        }
    }
    for (i = 0; i < n; i++) {
        v->late[v->in[i]] = 0;
        v->is_in[v->in[i]] = false;
    }
    v->nin = 0;
}

static void meet(votes *v, const segment *x)
{
    if (x->typical == NONE)
        return;
    if (!v->nin)
        v->begin = v->end = x->from;
    v->begin = x->from < v->begin ? x->from : v->begin;
    v->end = x->to > v->end ? x->to : v->end;
    v->late[x->process] += x->work - x->median;
    if (!v->is_in[x->process])
        v->in[v->nin++] = x->process;
    v->is_in[x->process] = true;
}

static void met(votes *v)
{
    if (v->nin && v->end - v->begin >= v->apart)
        round_over(v);
}

/* Collectives come in order of time, and at the end what is left when all have met for the last time. */
static void ask(votes *v, const graph *g, int64_t apart, int64_t notable)
{
    const segments *s = v->s;
    uint32_t i, k;
    memset(v->counts, 0, (size_t)s->nprocesses * QUESTIONS * sizeof *v->counts);
    v->apart = apart;
    v->notable = notable;
    v->most = 0;
    v->rounds = 0;
    for (i = 0; i < g->ngroups; i++) {
        const group *c = &g->groups[i];
        for (k = c->first; k < c->first + c->n; k++) {
            uint32_t at = s->of_node[g->members[k]];
            if (at != NONE && s->list[at].node == g->members[k])
                meet(v, &s->list[at]);
        }
        met(v);
    }
    for (i = 0; i < s->nprocesses; i++)
        if (s->first[i + 1] > s->first[i] && s->list[s->first[i + 1] - 1].node == NONE)
            meet(v, &s->list[s->first[i + 1] - 1]);
    round_over(v); /* also what is too short for one */
}

/* The rank is late again and again if an answer is unlikely enough; the least likely one says how. */
static void judge(const votes *v, uint32_t process, uint32_t nprocesses, late_rank *r)
{
    double least = UNLIKELY / QUESTIONS / nprocesses;
    for (unsigned q = 0; q < QUESTIONS; q++) {
        const answers *c = &v->counts[process * QUESTIONS + q];
        double chance = c->asked ? late_chance(c->asked, c->yes, c->chances / (double)c->asked) : 1;
        if (chance > least)
            continue;
        least = chance;
        *r = (late_rank){LATE_OFTEN, q != LAST_NOTABLE, q != ABOVE, (uint32_t)c->yes, (uint32_t)c->asked, c->chances};
    }
}

/* ---- how long ---------------------------------------------------------------------------------------------------- */

/* Of each process its longest delay, of those that made it take half as long again as others. */
static int64_t *longest_delays(const segments *s)
{
    int64_t *longest = tr_alloc((s->nprocesses + 1) * sizeof *longest);
    for (uint32_t i = 0; i < s->n; i++) {
        const segment *x = &s->list[i];
        int64_t *l = &longest[x->process], ns = x->typical != NONE ? x->work - x->median : 0;
        *l = ns > *l && ns > x->median / 2 ? ns : *l;
    }
    return longest;
}

/* Of each process, whether half of its excess is work of its devices. */
static bool *slow_devices(const segments *s)
{
    bool *slow = tr_alloc(s->nprocesses + 1);
    int64_t *more = tr_alloc((s->nprocesses + 1) * sizeof *more);
    for (uint32_t i = 0; i < s->n; i++) {
        const segment *x = &s->list[i];
        if (x->typical != NONE && x->work > x->median)
            more[x->process] += s->device[i] - s->device[x->typical];
    }
    for (uint32_t i = 0; i < s->nprocesses; i++)
        slow[i] = more[i] > 0 && more[i] >= s->excess[i] / 2;
    free(more);
    return slow;
}

/* What the fewest processes have that have so many times what the next one has; none of the slower half of all can be
 * the next one. INT64_MAX: there are none. */
static int64_t far_above(votes *v, const int64_t *of, uint32_t n, int64_t times)
{
    const segments *s = v->s;
    uint32_t i, k = 0;
    for (i = 0; i < s->nprocesses; i++)
        if (s->worked[i])
            v->order[k++] = (keyed){of[i], i};
    order_keyed(v->order, k, NULL);
    for (i = 1; i <= n / 2; i++)
        if (v->order[n - i].key / times > v->order[n - i - 1].key)
            return v->order[n - i].key;
    return INT64_MAX;
}

/* ---- all of it --------------------------------------------------------------------------------------------------- */

void late_find(lateness *l, const segments *s, const graph *g)
{
    votes v = {.s = s};
    int64_t *longest = longest_delays(s), delay, excess;
    bool *slow = slow_devices(s);
    uint32_t n = 0, i;
    l->of = tr_alloc((s->nprocesses + 1) * sizeof *l->of);
    v.late = tr_alloc((s->nprocesses + 1) * sizeof *v.late);
    v.in = tr_alloc((s->nprocesses + 1) * sizeof *v.in);
    v.is_in = tr_alloc(s->nprocesses + 1);
    v.order = tr_alloc((s->nprocesses + 1) * sizeof *v.order);
    v.counts = tr_alloc(((size_t)s->nprocesses + 1) * QUESTIONS * sizeof *v.counts);
    for (i = 0; i < s->nprocesses; i++)
        n += s->worked[i] != 0;
    delay = far_above(&v, longest, n, ALONE);
    excess = far_above(&v, s->excess, n, QUIET);
    for (i = 0; i < s->nprocesses; i++)
        if (slow[i])
            l->of[i].how = LATE_BY_DEVICE;
        else if (longest[i] > ROUND_NS && longest[i] >= delay)
            l->of[i].how = LATE_ONCE;
    ask(&v, g, 0, 0);
    ask(&v, g, 0, v.most / NOTABLE);
    l->meetings = v.rounds;
    for (i = 0; i < s->nprocesses; i++)
        if (s->excess[i] >= excess)
            judge(&v, i, n, &l->of[i]);
    ask(&v, g, ROUND_NS, 0);
    ask(&v, g, ROUND_NS, v.most / NOTABLE);
    l->rounds = v.rounds;
    for (i = 0; i < s->nprocesses; i++)
        judge(&v, i, n, &l->of[i]);
    l->enough = n < 2 || pow(1.0 / n, l->rounds) * QUESTIONS * n <= UNLIKELY;
    free(longest);
    free(slow);
    free(v.late);
    free(v.in);
    free(v.is_in);
    free(v.order);
    free(v.counts);
}

void late_free(lateness *l) { free(l->of); }
