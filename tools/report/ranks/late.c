/* late.c - see late.h */
#include "late.h"
#include "report/chance/binomial.h"
#include "report/chance/order.h"
#include "run_parts.h"
#include "report/chance/shuffle.h"
#include "support/memory.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    ROUND_NS = 100000000,
    QUIET = 10,
    ALONE = 4,
    UNDISTURBED = 4,
    SHUFFLED = 64,      /* ranks: with more, the other questions answer soon */
    CONFIRMED = 1 << 20 /* late ranks times all of them: what the answer costs grows with it */
};
enum { LAST, LAST_NOTABLE, ABOVE, AMONG, SUM, QUESTIONS };
/* AMONG: the eighth that is latest, for several ranks that are late together are the last one in turn. SUM: how late in
 * all. Of two ranks the last one is the one above the median: that is one question. */
enum { EIGHTH = 8, SOME = 16 };
static unsigned questions_of(uint32_t ranks) { return QUESTIONS - (ranks <= 2) - (ranks < SOME); }
static const double UNLIKELY = 0.01, NOTABLE = 0.9;

/* ---- votes ------------------------------------------------------------------------------------------------------- */

enum { MAGNITUDES = 64 };
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
    keyed *by;                 /* how late the last one of each round was, negative */
    size_t by_room;
    struct asked { /* the same rounds, with who was last */
        int64_t by;
        uint32_t last, n; /* n: how many met */
    } *was;
    size_t was_room;
    uint32_t *met; /* in all these rounds, one behind the other */
    size_t nmet, met_room;
    answers *counts;      /* of each process QUESTIONS */
    uint32_t *magnitudes; /* of each of these: how many a yes is so late, by powers of two */
    keyed *order;
    shuffle *all; /* NULL: what is asked is who is late, not by how much */
    parts *parts; /* NULL: it is not asked whether a rank is late in all parts of the run */
} votes;

static void add(votes *v, uint32_t process, unsigned question, int64_t late, bool yes, double chance)
{
    size_t at = (size_t)process * QUESTIONS + question;
    answers *c = &v->counts[at];
    c->asked++;
    c->yes += yes;
    c->chances += chance;
    if (yes)
        v->magnitudes[at * MAGNITUDES + (late > 0 ? 63 - (unsigned)__builtin_clzll((uint64_t)late) : 0)]++;
}

/* All that met in the round are asked who was last. */
static void round_over(votes *v)
{
    uint32_t n = v->nin, i, last = NONE;
    int64_t median, among;
    if (n >= 2) {
        for (i = 0; i < n; i++) {
            v->order[i] = (keyed){v->late[v->in[i]], v->in[i]};
            if (last == NONE || v->late[v->in[i]] > v->late[last])
                last = v->in[i];
        }
        if (v->all)
            shuffle_add(v->all, v->order, n);
        if (v->parts)
            parts_add(v->parts, v->order, n, v->end);
        median = order_nth(v->order, n, (n - 1) / 2).key;
        if (v->late[last] > median) {
            int64_t by = v->late[last] - median;
            v->by = tr_room(v->by, v->rounds + 1, &v->by_room, sizeof *v->by);
            v->by[v->rounds] = (keyed){-by, v->rounds};
            v->was = tr_room(v->was, v->rounds + 1, &v->was_room, sizeof *v->was);
            v->was[v->rounds++] = (struct asked){by, last, n};
            v->met = tr_room(v->met, v->nmet + n, &v->met_room, sizeof *v->met);
            among = n >= SOME ? order_nth(v->order, n, n - n / EIGHTH - 1).key : INT64_MAX;
            for (i = 0; i < n; i++) {
                uint32_t p = v->met[v->nmet++] = v->in[i];
                int64_t late = v->late[p] - median;
                add(v, p, LAST, late, p == last, 1.0 / n);
                add(v, p, ABOVE, late, late > 0, (double)(n / 2) / n);
                if (n >= SOME)
                    add(v, p, AMONG, late, v->late[p] > among, (double)(n / EIGHTH) / n);
            }
        }
    }
    for (i = 0; i < n; i++) {
        v->late[v->in[i]] = 0;
        v->is_in[v->in[i]] = false;
    }
    v->nin = 0;
}

static void vote(votes *v, uint32_t process, int64_t late)
{
    v->late[process] += late;
    if (!v->is_in[process])
        v->in[v->nin++] = process;
    v->is_in[process] = true;
}

static void meet(votes *v, const segment *x)
{
    if (x->typical == NONE)
        return;
    if (!v->nin)
        v->begin = v->end = x->from;
    v->begin = x->from < v->begin ? x->from : v->begin;
    v->end = x->to > v->end ? x->to : v->end;
    vote(v, x->process, x->late);
}

/* Its members are those of earlier meetings, too. */
static void meet_outer(votes *v, uint32_t which, size_t *at)
{
    const segments *s = v->s;
    for (; *at < s->nouters && s->outers[*at].meeting <= which; ++*at)
        if (s->outers[*at].meeting == which)
            vote(v, s->outers[*at].process, s->outers[*at].late);
}

static void met(votes *v)
{
    if (v->nin && v->end - v->begin >= v->apart)
        round_over(v);
}

/* Meetings come in order of time. */
static void ask_all(votes *v, int64_t apart)
{
    const segments *s = v->s;
    size_t outer = 0;
    uint32_t i, k;
    memset(v->counts, 0, (size_t)s->nprocesses * QUESTIONS * sizeof *v->counts);
    memset(v->magnitudes, 0, (size_t)s->nprocesses * QUESTIONS * MAGNITUDES * sizeof *v->magnitudes);
    v->apart = apart;
    v->rounds = 0;
    v->nmet = 0;
    for (i = 0; i < s->nmeetings; i++) {
        for (k = 0; k < s->meetings[i].n; k++)
            meet(v, &s->list[s->members[s->meetings[i].first + k]]);
        meet_outer(v, i, &outer);
        if (i + 1 < s->nmeetings)
            met(v);
    }
    round_over(v); /* also what is too short for one */
}

/* The fewest rounds that make nine tenths of all lateness are at least so late. */
static int64_t notable_of(votes *v)
{
    double all = 0, some = 0;
    uint32_t i;
    if (!v->rounds)
        return 0;
    order_keyed(v->by, v->rounds, NULL);
    for (i = 0; i < v->rounds; i++)
        all -= (double)v->by[i].key;
    for (i = 0; i < v->rounds && some < all * NOTABLE; i++)
        some -= (double)v->by[i].key;
    return i ? -v->by[i - 1].key : 0;
}

/* Who was last in the rounds that count most. */
static void ask_notable(votes *v)
{
    int64_t notable = notable_of(v);
    size_t at = 0;
    for (uint32_t k = 0; k < v->rounds; k++) {
        const struct asked *r = &v->was[k];
        for (size_t i = at; r->by >= notable && i < at + r->n; i++)
            add(v, v->met[i], LAST_NOTABLE, r->by, v->met[i] == r->last, 1.0 / r->n);
        at += r->n;
    }
}

static void ask(votes *v, int64_t apart)
{
    ask_all(v, apart);
    ask_notable(v);
}

/* How long the rank was late in all, by what is more than chance: so often, and by a time in the middle. A rank that
 * is late by nothing worth a word again and again is not to blame for what happens to it now and then. */
static double lost(const votes *v, size_t at)
{
    const answers *c = &v->counts[at];
    const uint32_t *of = &v->magnitudes[at * MAGNITUDES];
    double often = ((double)c->yes - c->chances) / (1 - c->chances / (double)c->asked);
    uint64_t seen = 0;
    unsigned k = 0;
    while (k < MAGNITUDES - 1 && (seen += of[k]) * 2 < c->yes)
        k++;
    return often * 1.5 * (double)(1ull << k);
}

/* The rank is late again and again if an answer is as unlikely as `least`; the least likely one says how. */
static void judge(const votes *v, uint32_t process, double least, double worth, late_rank *r)
{
    for (unsigned q = 0; q < SUM; q++) {
        size_t at = (size_t)process * QUESTIONS + q;
        const answers *c = &v->counts[at];
        double chance = c->asked ? binomial_chance(c->asked, c->yes, c->chances / (double)c->asked) : 1;
        if (chance > least || lost(v, at) < worth)
            continue;
        least = chance;
        *r = (late_rank){.how = LATE_OFTEN,
                         .always = q != LAST_NOTABLE,
                         .than = q == ABOVE   ? THAN_MEDIAN
                                 : q == AMONG ? THAN_MOST
                                              : THAN_ALL,
                         .yes = (uint32_t)c->yes,
                         .asked = (uint32_t)c->asked,
                         .expected = c->chances};
    }
}

/* The rank that lost most beyond the mean is late by more than chance also if its sum is that unlikely. */
static void judge_sum(const votes *v, const shuffle *all, double least, double worth, late_rank *of)
{
    uint32_t worst = NONE, rounds;
    double most = 0, more, chance;
    double *sums = tr_alloc((v->s->nprocesses + 1) * sizeof *sums);
    for (size_t i = 0; i < all->n; i++)
        sums[all->list[i].at] += (double)all->list[i].key;
    for (uint32_t i = 0; i < v->s->nprocesses; i++)
        if (sums[i] > most) {
            most = sums[i];
            worst = i;
        }
    free(sums);
    if (worst == NONE || of[worst].how == LATE_OFTEN)
        return;
    chance = shuffle_chance(all, worst, worth, &more, &rounds);
    if (chance <= least)
        of[worst] = (late_rank){.how = LATE_OFTEN, .sum = true, .asked = rounds, .more = more, .chance = chance};
}

/* What no delay counts for more than, so that all together have half of what they have: a few long ones do not hide
 * many short ones then. Wants v->by. */
static int64_t cap_of(votes *v)
{
    double all = 0, longer = 0;
    uint32_t i;
    order_keyed(v->by, v->rounds, NULL);
    for (i = 0; i < v->rounds; i++)
        all -= (double)v->by[i].key;
    for (i = 0; i < v->rounds; i++) {
        double by = -(double)v->by[i].key;
        if (all - longer + by * i <= all / 2)
            return -v->by[i].key;
        longer += by;
    }
    return 0;
}

/* The times between which ranks are compared. */
static void span_of(const segments *s, parts *p)
{
    p->from = INT64_MAX;
    p->to = INT64_MIN;
    for (uint32_t i = 0; i < s->n; i++) {
        if (s->list[i].typical == NONE)
            continue;
        p->from = s->list[i].from < p->from ? s->list[i].from : p->from;
        p->to = s->list[i].to > p->to ? s->list[i].to : p->to;
    }
}

/* A rank that is late again and again has to be so in all parts of the run, if the run is long enough to tell. If
 * several are far above all others, as ranks of one replica are, each one is the last in some parts only. ranks: that
 * met; far: the excess of those far above */
static void confirm(votes *v, uint32_t ranks, int64_t far, late_rank *of)
{
    double least = UNLIKELY / PARTS_QUESTIONS / ranks;
    uint32_t n = v->s->nprocesses, late = 0, above = 0, i;
    parts p = {.nprocesses = n};
    for (i = 0; i < n; i++)
        if (of[i].how == LATE_OFTEN && !of[i].own) {
            late++;
            above += v->s->excess[i] >= far;
        }
    late = late == above && late * 2 <= ranks ? late : late > 0;
    if (!late || ranks < 2 || (uint64_t)late * ranks > CONFIRMED)
        return;
    span_of(v->s, &p);
    p.n = parts_needed((double)late / ranks, least);
    if ((p.to - p.from) / p.n <= ROUND_NS)
        return;
    ask_all(v, 0);
    p.cap = cap_of(v);
    parts_open(&p);
    v->parts = &p;
    ask_all(v, 0);
    v->parts = NULL;
    parts_end(&p);
    for (i = 0; i < n; i++)
        if (of[i].how == LATE_OFTEN && !of[i].own && parts_chance(&p, i) > least)
            of[i].how = LATE_NOT;
    parts_close(&p);
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

/* The shortest of the longest delays, which others are far from: the next one, of whatever rank, is a quarter of it.
 * The slower half of all ranks cannot have the longest. INT64_MAX: there are none. */
static int64_t far_delays(votes *v, uint32_t n)
{
    const segments *s = v->s;
    keyed *list = NULL;
    size_t room = 0, many = 0, i;
    int64_t found = INT64_MAX;
    uint32_t in = 0;
    for (i = 0; i < s->n; i++) {
        const segment *x = &s->list[i];
        if (x->typical == NONE || x->work - x->median <= ROUND_NS / ALONE)
            continue;
        list = tr_room(list, many + 1, &room, sizeof *list);
        list[many++] = (keyed){x->median - x->work, x->process};
    }
    if (many)
        order_keyed(list, many, NULL);
    for (i = 0; i < many && found == INT64_MAX; i++) {
        in += !v->is_in[list[i].at];
        v->is_in[list[i].at] = true;
        if (in > n / 2)
            break;
        if (i + 1 == many || list[i].key / ALONE < list[i + 1].key)
            found = -list[i].key;
    }
    for (i = 0; i < many; i++)
        v->is_in[list[i].at] = false;
    free(list);
    return found;
}

/* Of each process, whether half of its excess is work of its devices. */
static bool *slow_devices(const segments *s)
{
    bool *slow = tr_alloc(s->nprocesses + 1);
    int64_t *more = tr_alloc((s->nprocesses + 1) * sizeof *more);
    for (uint32_t i = 0; i < s->n; i++) {
        const segment *x = &s->list[i];
        if (x->typical != NONE && x->work > x->median)
            more[x->process] += s->device[i] - s->usual[i];
    }
    for (uint32_t i = 0; i < s->nprocesses; i++)
        slow[i] = more[i] > 0 && more[i] >= s->excess[i] / 2;
    free(more);
    return slow;
}

/* Asks whether the kernel took longer than the same one on all others. Work for more blocks does not count. */
static void ask_kernel(const segments *s, const graph *g, uint32_t at, answers *of)
{
    uint32_t process = node_process(g, at), with = 0;
    work mine = work_of(g, at);
    bool longest = true;
    for (uint32_t i = 0; i < s->nprocesses; i++) {
        work other = i != process && s->worked[i] ? works_usual(&s->works, g, at, i) : (work){0, 0, 0};
        with += other.ns > 0;
        longest &= mine.ns > other.ns;
        if (other.ns > 0 && mine.blocks > other.blocks)
            return;
    }
    if (!with)
        return;
    of->asked++;
    of->yes += longest;
    of->chances += 1.0 / (with + 1);
}

/* A rank that is always last is not found in so few meetings: its kernels are asked. */
static void ask_kernels(const segments *s, const graph *g, const bool *slow, double least, double worth, late_rank *of)
{
    answers *all = tr_alloc((s->nprocesses + 1) * sizeof *all);
    for (uint32_t i = 0; i < g->n; i++) {
        uint32_t process = node_process(g, i);
        if (!of[process].how && slow[process] && (double)s->excess[process] >= worth && is_work(g, i) &&
            s->of_node[i] != NONE && s->list[s->of_node[i]].typical != NONE)
            ask_kernel(s, g, i, &all[process]);
    }
    for (uint32_t i = 0; i < s->nprocesses; i++)
        if (all[i].asked && binomial_chance(all[i].asked, all[i].yes, all[i].chances / (double)all[i].asked) <= least)
            of[i].how = LATE_BY_DEVICE;
    free(all);
}

/* What the fewest processes have in excess that have so many times what the next one has; none of the slower half of
 * all can be the next one. INT64_MAX: there are none. */
static int64_t far_above(votes *v, uint32_t n, int64_t times)
{
    const segments *s = v->s;
    uint32_t i, k = 0;
    for (i = 0; i < s->nprocesses; i++)
        if (s->worked[i])
            v->order[k++] = (keyed){s->excess[i], i};
    order_keyed(v->order, k, NULL);
    for (i = 1; i <= n / 2; i++)
        if (v->order[n - i].key / times > v->order[n - i - 1].key)
            return v->order[n - i].key;
    return INT64_MAX;
}

/* ---- all of it --------------------------------------------------------------------------------------------------- */

typedef struct limits {
    double least, worth; /* of a chance, and of a delay */
    const int64_t *disturbed;
    const bool *slow; /* by process: half of its excess is work of its devices */
} limits;

/* True if the delay is the rank's own, and not caused by a busy machine. */
static bool undisturbed(const segments *s, const limits *x, uint32_t process)
{
    int64_t disturbed = x->disturbed[process];
    return x->slow[process] || (disturbed >= 0 && disturbed * UNDISTURBED <= s->excess[process]);
}

/* Asks in rounds that are so long, of ranks that the machine does not explain. far: the excess of those far above */
static void ask_undisturbed(votes *v, int64_t apart, const limits *x, int64_t far, late_rank *of)
{
    ask(v, apart);
    for (uint32_t i = 0; i < v->s->nprocesses; i++) {
        bool own = undisturbed(v->s, x, i);
        if (of[i].how == LATE_OFTEN || (v->s->excess[i] < far && !own))
            continue;
        judge(v, i, x->least, x->worth, &of[i]);
        of[i].own = of[i].how == LATE_OFTEN && own;
    }
}

/* True if a rank that is always last of n would be late by more than chance. */
static bool enough(uint32_t n, uint32_t rounds)
{
    return n < 2 || pow(1.0 / n, rounds) * questions_of(n) * n <= UNLIKELY;
}

void late_find(lateness *l, const segments *s, const graph *g, double worth, int64_t step, const int64_t *disturbed)
{
    votes v = {.s = s};
    shuffle all = {.n = 0};
    int64_t *longest = longest_delays(s), delay, excess;
    bool *slow = slow_devices(s);
    uint32_t n = 0, i, asked;
    limits x;
    l->of = tr_alloc((s->nprocesses + 1) * sizeof *l->of);
    v.late = tr_alloc((s->nprocesses + 1) * sizeof *v.late);
    v.in = tr_alloc((s->nprocesses + 1) * sizeof *v.in);
    v.is_in = tr_alloc(s->nprocesses + 1);
    v.order = tr_alloc((s->nprocesses + 1) * sizeof *v.order);
    v.counts = tr_alloc(((size_t)s->nprocesses + 1) * QUESTIONS * sizeof *v.counts);
    v.magnitudes = tr_alloc(((size_t)s->nprocesses + 1) * QUESTIONS * MAGNITUDES * sizeof *v.magnitudes);
    for (i = 0; i < s->nprocesses; i++)
        n += s->worked[i] != 0;
    delay = far_delays(&v, n);
    excess = far_above(&v, n, QUIET);
    for (i = 0; i < s->nprocesses; i++)
        if (longest[i] > ROUND_NS && longest[i] >= delay)
            l->of[i].how = LATE_ONCE;
    asked = step > 0 ? 2 * (questions_of(n) - 1) : 0; /* of meetings and of steps; SUM is asked of neither */
    x = (limits){UNLIKELY / (asked > QUESTIONS ? asked : QUESTIONS) / n, worth, disturbed, slow};
    ask_undisturbed(&v, 0, &x, excess, l->of);
    l->meetings = v.rounds;
    if (step > 0)
        ask_undisturbed(&v, step, &x, excess, l->of);
    v.all = n <= SHUFFLED ? &all : NULL;
    ask(&v, ROUND_NS);
    v.all = NULL;
    l->rounds = v.rounds;
    for (i = 0; i < s->nprocesses; i++)
        if (!l->of[i].own)
            judge(&v, i, UNLIKELY / questions_of(n) / n, worth, &l->of[i]);
    judge_sum(&v, &all, UNLIKELY / questions_of(n) / n, worth, l->of);
    confirm(&v, n, excess, l->of);
    if (!enough(n, l->meetings))
        ask_kernels(s, g, slow, UNLIKELY / n, worth, l->of);
    l->enough = enough(n, l->rounds);
    free(longest);
    free(slow);
    free(v.late);
    free(v.in);
    free(v.is_in);
    free(v.order);
    free(v.counts);
    free(v.magnitudes);
    free(v.by);
    free(v.was);
    free(v.met);
    shuffle_free(&all);
}

void late_free(lateness *l) { free(l->of); }
