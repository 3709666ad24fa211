/* find_teams.c - threads of a team that wait for one of them: it has more to do, or it works alone
 *
 * teams.h says what the team lost at barriers, and by which thread. On a busy machine each thread is last now and then,
 * so a thread is to blame only if it is last more often than chance explains, and if waiting for processors does not
 * explain it. Work that one thread does alone, in a region or between two of them, is serial. */
#include "report/chance/binomial.h"
#include "common/message.h"
#include "common/units.h"
#include "report/report.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { WINDOWS = 64, WATCHED = 256, ALONE_PART = 4 };
static const double LEAST = 0.04, LEAST_SERIAL = 0.1, LEAST_UNEVEN_TEAM = 0.15, UNLIKELY = 0.01;

typedef struct teams_found {
    team_losses losses;
    uint32_t process, culprit; /* culprit: a lane; NONE: no thread is last by more than chance */
    uint32_t late, all, alone; /* profiles: of the culprit, of all last ones, of the first thread between regions */
    int64_t watched;           /* ns of `all` */
    uint32_t serial_lane;      /* NONE: none */
    size_t gaps;               /* between regions */
    int64_t serial;            /* ns */
    team_time longest;         /* of these gaps */
} teams_found;

/* True if one thread alone opens regions, so that there is one team at a time. */
static bool one_team(const analysis *a, uint32_t process)
{
    const team_times *r = &a->gathered.teams.regions;
    uint32_t lane = NONE;
    for (size_t i = 0; i < r->n; i++) {
        if (a->gathered.graph.lanes[r->list[i].lane].process != process)
            continue;
        if (lane != NONE && r->list[i].lane != lane)
            return false;
        lane = r->list[i].lane;
    }
    return true;
}

/* The losses of the process that lost most. */
static void find_losses(analysis *a, teams_found *f)
{
    const team_times *b = &a->gathered.teams.barriers;
    const graph *g = &a->gathered.graph;
    team_time *mine = tr_alloc_large((b->n + 1) * sizeof *mine);
    for (uint32_t p = 0; p < a->nprocesses; p++) {
        team_losses l = {0};
        size_t n = 0;
        for (size_t i = 0; i < b->n; i++)
            if (g->lanes[b->list[i].lane].process == p)
                mine[n++] = b->list[i];
        if (!n || !one_team(a, p))
            continue;
        team_losses_find(&l, mine, n, g->nlanes);
        if (l.ns > f->losses.ns) {
            team_losses_free(&f->losses);
            f->losses = l;
            f->process = p;
        } else
            team_losses_free(&l);
    }
    free(mine);
}

static void find_culprit(const analysis *a, teams_found *f)
{
    const team_losses *l = &f->losses;
    uint32_t most = 0, n = 0, i;
    double chance;
    for (i = 0; i < a->gathered.graph.nlanes; i++) {
        n += l->met[i] != 0;
        most = l->late[i] > l->late[most] ? i : most;
    }
    if (!l->met[most])
        return;
    chance = binomial_chance(l->met[most], l->last[most], l->expected[most] / l->met[most]);
    if (l->late[most] * 2 >= l->ns && chance * n <= UNLIKELY)
        f->culprit = most;
}

static int by_lane(const void *x, const void *y)
{
    const team_time *a = x, *b = y;
    if (a->lane != b->lane)
        return a->lane < b->lane ? -1 : 1;
    return a->from < b->from ? -1 : a->from > b->from;
}

/* The time between two regions of the thread, without calls that wait. */
static int64_t alone(const graph *g, uint32_t *at, int64_t from, int64_t to)
{
    int64_t ns = to - from;
    while (*at != NONE && g->nodes[*at].end <= from)
        *at = node_after(g, *at);
    for (uint32_t k = *at; k != NONE && g->nodes[k].begin < to; k = node_after(g, k)) {
        int64_t begin = g->nodes[k].begin > from ? g->nodes[k].begin : from,
                end = g->nodes[k].end < to ? g->nodes[k].end : to;
        ns -= end - begin;
    }
    return ns > 0 ? ns : 0;
}

/* The first thread that works alone for longest between regions. */
static void find_serial(analysis *a, teams_found *f)
{
    team_times *r = &a->gathered.teams.regions;
    const graph *g = &a->gathered.graph;
    int64_t sum = 0;
    size_t gaps = 0;
    uint32_t at = NONE;
    team_time longest = {0, 0, 0};
    if (r->n)
        qsort(r->list, r->n, sizeof *r->list, by_lane);
    for (size_t i = 0; i < r->n; i++) {
        const team_time *x = &r->list[i];
        if (!i || x->lane != x[-1].lane) {
            sum = 0;
            gaps = 0;
            longest = (team_time){0, 0, x->lane};
            at = g->lanes[x->lane].nodes ? g->lanes[x->lane].first : NONE;
        } else {
            sum += alone(g, &at, x[-1].to, x->from);
            gaps++;
            if (x->from - x[-1].to > longest.to - longest.from)
                longest = (team_time){x[-1].to, x->from, x->lane};
        }
        if (sum > f->serial && g->lanes[x->lane].main == x->lane) {
            f->serial = sum;
            f->gaps = gaps;
            f->longest = longest;
            f->serial_lane = x->lane;
        }
    }
}

static void watch_serial(analysis *a, const teams_found *f)
{
    const team_times *r = &a->gathered.teams.regions;
    size_t n = 0;
    for (size_t i = 1; i < r->n && n < WINDOWS; i++) {
        const team_time *x = &r->list[i];
        if (x->lane != f->serial_lane || x[-1].lane != x->lane ||
            (x->from - x[-1].to) * 4 < f->longest.to - f->longest.from)
            continue;
        profile_watch(&a->profiler, f->alone, x->lane, x[-1].to, x->from);
        n++;
    }
}

void teams_plan(analysis *a)
{
    teams_found *f = a->teams = tr_alloc(sizeof *f);
    size_t late = 0;
    f->culprit = f->serial_lane = NONE;
    f->late = profile_new(&a->profiler);
    f->all = profile_new(&a->profiler);
    f->alone = profile_new(&a->profiler);
    find_losses(a, f);
    if (f->losses.ns)
        find_culprit(a, f);
    for (size_t i = 0; i < f->losses.n; i++) {
        const team_loss *x = &f->losses.list[i];
        if (x->lane == f->culprit && late++ < WINDOWS)
            profile_watch(&a->profiler, f->late, x->lane, x->from, x->to);
        if (i < WATCHED) {
            profile_watch(&a->profiler, f->all, x->lane, x->from, x->to);
            f->watched += x->to - x->from;
        }
    }
    find_serial(a, f);
    if (f->serial_lane != NONE)
        watch_serial(a, f);
}

/* ---- in words ---------------------------------------------------------------------------------------------------- */

/* True if threads of the team wait so long for a lock that they are late for that. */
static bool lock_explains(const analysis *a, const teams_found *f)
{
    const locks *l = &a->gathered.locks;
    return locks_any(l) && l->cost[f->process] * 2 >= f->losses.ns;
}

/* The work of one thread of a team while the others wait for it. */
static bool is_alone(const char *name) { return !strcmp(name, "single_executor") || !strcmp(name, "masked"); }

/* The path of work for one thread alone where the last threads were; 0: for most of the time they were elsewhere.
 * *part: of all losses */
static uint32_t alone_in_region(const analysis *a, const teams_found *f, double *part)
{
    const profiler *p = &a->profiler;
    int64_t ns = 0, most = 0;
    uint32_t where = 0;
    for (uint32_t k = 1; k < p->n; k++) {
        int64_t mine = (int64_t)profile_time(p, f->all, k).ns;
        uint32_t up = k;
        while (up && !is_alone(text_of(p->names[up].name)))
            up = p->names[up].up;
        if (!up || !mine)
            continue;
        ns += mine;
        if (mine > most) {
            most = mine;
            where = k;
        }
    }
    *part = f->watched ? (double)ns / (double)f->watched : 0;
    return *part * ALONE_PART >= 1 ? where : 0;
}

static void placed(finding *f, const analysis *a, uint32_t path, int64_t from, int64_t to)
{
    finding_where(f, a, path);
    f->from = from;
    f->to = to;
    f->lasts = true;
    finding_see(f, a, from, to, "");
}

static void serial_tell(analysis *a, uint32_t process, uint64_t ns, uint64_t times, uint32_t path, int64_t from,
                        int64_t to, const char *what)
{
    char time[2][UNIT_TEXT], *who = rank_text(a, process);
    finding *f = finding_new(a, "serial", share_of(a, (double)ns));
    f->text = tool_text("One thread of %s works alone for %s, %s; its team waits.", who, unit_time(time[0], ns), what);
    finding_rank(f, a, process);
    placed(f, a, path, from, to);
    finding_evidence(f, "%llu times; the longest takes %s", (unsigned long long)times,
                     unit_time(time[1], (uint64_t)(to - from)));
    f->helps = tool_text("Let all threads do that work (a parallel loop, tasks), or do it while they do something else "
                         "(nowait, tasks). More threads do not make it shorter.");
    free(who);
}

static void late_tell(analysis *a, const teams_found *f)
{
    const team_losses *l = &f->losses;
    uint32_t at = f->culprit;
    int64_t ns;
    char time[2][UNIT_TEXT], *who = thread_text(a->gathered.graph.lanes[at].thread);
    size_t worst = 0;
    finding *x = finding_new(a, "thread_imbalance", share_of(a, (double)l->late[at]));
    while (l->list[worst].lane != at)
        worst++;
    x->text = tool_text("%s has more to do than its team: it comes last to %lu of %lu barriers, which costs %s.", who,
                        (unsigned long)l->last[at], (unsigned long)l->met[at], unit_time(time[0], l->late[at]));
    finding_rank(x, a, f->process);
    placed(x, a, profile_difference(&a->profiler, f->late, NONE, 1, &ns), l->list[worst].from, l->list[worst].to);
    finding_evidence(x, "by chance it would be last %.1f times; at worst it comes %s after the thread in the middle",
                     l->expected[at], unit_time(time[1], (uint64_t)(l->list[worst].to - l->list[worst].from)));
    x->helps = tool_text("Give all threads as much to do: schedule(dynamic), smaller pieces, pieces of equal cost. If "
                         "the work is equal, look at the data of this thread (page faults, memory of another socket).");
    free(who);
}

static void uneven_tell(analysis *a, const teams_found *f)
{
    const team_losses *l = &f->losses;
    char time[UNIT_TEXT], *who = rank_text(a, f->process);
    finding *x = finding_new(a, "thread_imbalance", share_of(a, (double)l->ns));
    int64_t ns;
    x->remark = true;
    x->text =
        tool_text("Threads of %s wait for each other at barriers, each time for another one: %s would be saved if "
                  "all came as early as the one in the middle.",
                  who, unit_time(time, l->ns));
    finding_rank(x, a, f->process);
    placed(x, a, profile_difference(&a->profiler, f->all, NONE, 1, &ns), l->list[0].from, l->list[0].to);
    finding_evidence(x, "they met %llu times", (unsigned long long)l->meetings);
    x->helps = tool_text("If the work varies, distribute it while the threads run: schedule(dynamic), tasks. If not, "
                         "processors are shared: look for other programs, and for more threads than processors.");
    free(who);
}

void teams_tell(analysis *a)
{
    const teams_found *f = a->teams;
    const team_losses *l = &f->losses;
    double part = 0, waited = l->ns ? processors_waited(a, f->process) : 0;
    uint32_t alone = l->ns ? alone_in_region(a, f, &part) : 0;
    int64_t ns;
    if (share_of(a, (double)f->serial) >= LEAST_SERIAL)
        serial_tell(a, a->gathered.graph.lanes[f->serial_lane].process, (uint64_t)f->serial, f->gaps,
                    profile_difference(&a->profiler, f->alone, NONE, 1, &ns), f->longest.from, f->longest.to,
                    "between parallel regions");
    if (!l->ns || waited >= (double)l->ns || lock_explains(a, f))
        return;
    if (alone && share_of(a, part * (double)l->ns) >= LEAST)
        serial_tell(a, f->process, (uint64_t)(part * (double)l->ns), l->n, alone, l->list[0].from, l->list[0].to,
                    "inside parallel regions");
    else if (f->culprit != NONE && share_of(a, (double)l->late[f->culprit]) >= LEAST &&
             waited * 2 < (double)l->late[f->culprit])
        late_tell(a, f);
    else if (share_of(a, (double)l->ns) >= LEAST_UNEVEN_TEAM)
        uneven_tell(a, f);
}

void teams_found_free(analysis *a)
{
    if (!a->teams)
        return;
    team_losses_free(&a->teams->losses);
    free(a->teams);
}
