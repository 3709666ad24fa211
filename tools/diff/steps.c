/* steps.c - where the steps of a run begin
 *
 * A step is a task that --step names; else one whose name is usual for steps ("Step.7", "train step", "iteration 12");
 * else the task that repeats over most of the run, from its first to its last, if that is a fifth of it at least: of
 * several the outermost. Step k lasts until step k + 1 begins: what is done between the tasks belongs to a step too. */
#include "common/input.h"
#include "diff.h"
#include "support/memory.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#define STEPS_PART 0.2         /* of a run that tasks reach over which are steps, though nobody says so */
enum { TASKS_MOST = 1 << 16 }; /* of one name, on one thread, that are remembered */

/* All tasks of one thread whose names differ in a number at the end alone. */
struct found {
    uint32_t process, thread;
    char *stem;
    uint64_t busy; /* time in them */
    size_t n, room;
    int64_t *at; /* their begins */
    int64_t end; /* of the last of these */
};

size_t task_stem(const char *name)
{
    size_t n = strlen(name), m;
    for (m = n; m > 0 && isdigit((unsigned char)name[m - 1]); m--) {}
    if (m == n)
        return n;
    for (; m > 0 && strchr(" .#_:-/", name[m - 1]); m--) {}
    return m;
}

static bool ends_with(const char *text, size_t n, const char *word)
{
    size_t m = strlen(word);
    return n >= m && !strncasecmp(text + n - m, word, m);
}

static bool usual(const char *stem)
{
    size_t n = strlen(stem);
    return ends_with(stem, n, "step") || ends_with(stem, n, "iteration") || ends_with(stem, n, "iter");
}

/* ---- first reading ----------------------------------------------------------------------------------------------- */

typedef struct finding {
    const diff *d;
    struct worker_found {
        tr_map3 by_name, by_stem; /* thread, text -> found */
        struct found **list;
        size_t n, room;
    } *workers;
} finding;

static struct found *found_of(struct worker_found *w, const tr_thread *thread, uint32_t name)
{
    const char *text = text_of(name);
    uint32_t stem = text_id(text, task_stem(text));
    tr_map3_entry *e = tr_map3_put(&w->by_stem, thread->index, stem, 0);
    struct found *x = e->v.p;
    if (x)
        return x;
    x = e->v.p = tr_alloc(sizeof *x);
    *x = (struct found){.process = thread->process->index, .thread = thread->index};
    x->stem = tool_text("%s", text_of(stem));
    w->list = tr_grow(w->list, w->n + 1, &w->room, sizeof *w->list);
    return w->list[w->n++] = x;
}

static void see(void *user, unsigned number, const tally_piece *p)
{
    const finding *f = user;
    struct worker_found *w = &f->workers[number];
    uint32_t name = p->slot->row->key.name, thread = p->slot->thread->index;
    tr_map3_entry *e;
    struct found *x;
    if (p->slot->row->key.kind != KIND_CALL || !task_is(p->def))
        return;
    e = tr_map3_put(&w->by_name, thread, name, 0);
    if (!e->v.p) /* names that differ in a number share what is found */
        e->v.p = found_of(w, p->slot->thread, name);
    x = e->v.p;
    x->busy += p->total;
    if (x->n == TASKS_MOST || p->total < (uint64_t)p->end_ns - (uint64_t)p->begin_ns) /* inside one of its name */
        return;
    x->at = tr_grow(x->at, x->n + 1, &x->room, sizeof *x->at);
    x->at[x->n++] = p->begin_ns;
    x->end = p->end_ns > x->end ? p->end_ns : x->end;
}

static int by_time(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return x < y ? -1 : x > y;
}

static void learn_processes(diff_run *r, const tally *t)
{
    tr_process *const *list;
    const tr_run_info *run = only_run(t);
    int64_t from, to;
    size_t i;
    r->nprocesses = (uint32_t)tr_trace_processes(t->trace, &list);
    r->rank = tr_alloc((r->nprocesses + 1) * sizeof *r->rank);
    r->steps = tr_alloc((r->nprocesses + 1) * sizeof *r->steps);
    for (i = 0; i < r->nprocesses; i++) {
        r->rank[i] = list[i]->rank;
        r->ranks += list[i]->rank >= 0 && tally_wants_process(&t->settings, list[i]);
        r->lost += list[i]->dropped + list[i]->overwritten;
    }
    r->program = tool_text("%s", run && *run->program ? run->program : "(no name)");
    r->start_ns = t->first_ns;
    from = t->first_ns > t->settings.from_ns ? t->first_ns : t->settings.from_ns;
    to = t->last_ns < t->settings.to_ns ? t->last_ns : t->settings.to_ns;
    r->wall = to > from ? (double)((uint64_t)to - (uint64_t)from) : 0;
    for (i = 0; i < t->nthreads; i++) {
        const thread_state *s = &t->threads[i];
        r->processes += s->stack && tally_wants_process(&t->settings, s->thread->process) &&
                        (!i || t->threads[i - 1].thread->process != s->thread->process || !t->threads[i - 1].stack);
    }
}

void steps_find(diff *d, diff_run *r)
{
    tally t = {0};
    finding f = {.d = d};
    unsigned jobs = input_jobs(&d->settings.input), k;
    size_t i, room = 0;
    t.trace = run_open(d, r, true);
    if (!input_usable(t.trace))
        tool_fail("%s: nothing can be read%s%s", r->path, r->run ? " of run " : "", r->run ? r->run : "");
    input_warn_losses(t.trace);
    jobs = d->settings.input.jobs ? jobs : tally_workers(t.trace, jobs);
    f.workers = tr_alloc(jobs * sizeof *f.workers);
    t.settings = (settings){
        .each = see, .user = &f, .by = BY_API | BY_NAME, .hosts = d->settings.hosts, .ranks = d->settings.ranks};
    input_window(&d->settings.input, t.trace, &t.settings.from_ns, &t.settings.to_ns);
    tally_count(&t, jobs, 0);
    learn_processes(r, &t);
    for (k = 0; k < jobs; k++) {
        for (i = 0; i < f.workers[k].n; i++) {
            r->found = tr_grow(r->found, r->nfound + 1, &room, sizeof *r->found);
            r->found[r->nfound] = *f.workers[k].list[i];
            if (r->found[r->nfound].n)
                qsort(r->found[r->nfound].at, r->found[r->nfound].n, sizeof(int64_t), by_time);
            r->nfound++;
            free(f.workers[k].list[i]);
        }
        free(f.workers[k].list);
        tr_map3_free(&f.workers[k].by_name);
        tr_map3_free(&f.workers[k].by_stem);
    }
    free(f.workers);
    {
        tr_trace *trace = t.trace;
        tally_close(&t);
        tr_trace_close(trace);
    }
}

/* ---- which tasks are the steps ----------------------------------------------------------------------------------- */

typedef struct candidate {
    const char *stem;
    double part, busy; /* of the time of a run: from first to last, and in such tasks; the least of all runs */
    size_t runs;
    bool usual;
} candidate;

/* The thread of a process that has most tasks of that name; of two, the one that is first. */
static const struct found *found_in(const diff_run *r, const char *stem, uint32_t process)
{
    const struct found *best = NULL;
    size_t i;
    for (i = 0; i < r->nfound; i++)
        if (r->found[i].process == process && !strcmp(r->found[i].stem, stem) &&
            (!best || r->found[i].n > best->n || (r->found[i].n == best->n && r->found[i].thread < best->thread)))
            best = &r->found[i];
    return best;
}

static void weigh(const diff_run *r, candidate *c)
{
    double busy = 0, part = 0;
    size_t n = 0;
    uint32_t i;
    for (i = 0; i < r->nprocesses; i++) {
        const struct found *x = found_in(r, c->stem, i);
        if (!x || x->n < STEPS_LEAST)
            continue;
        busy += (double)x->busy;
        part += (double)((uint64_t)x->end - (uint64_t)x->at[0]);
        n++;
    }
    if (!n || !(r->wall > 0))
        return;
    busy /= (double)n * r->wall;
    part /= (double)n * r->wall;
    c->busy = !c->runs || busy < c->busy ? busy : c->busy;
    c->part = !c->runs || part < c->part ? part : c->part;
    c->runs++;
}

/* Tasks of one loop begin and end nearly together: of these the one that takes most of it. */
static bool better(const candidate *a, const candidate *b)
{
    if (a->usual != b->usual)
        return a->usual;
    if (a->part < 0.9 * b->part || b->part < 0.9 * a->part)
        return a->part > b->part;
    return a->busy > b->busy || (!(a->busy < b->busy) && strcmp(a->stem, b->stem) < 0);
}

static const char *best_stem(const diff *d)
{
    const diff_run *first = &d->runs[0];
    candidate best = {0};
    size_t i, k;
    for (i = 0; i < first->nfound; i++) {
        candidate c = {.stem = first->found[i].stem, .usual = usual(first->found[i].stem)};
        if (first->found[i].n < STEPS_LEAST || (best.stem && !strcmp(best.stem, c.stem)))
            continue;
        for (k = 0; k < d->nruns; k++)
            weigh(&d->runs[k], &c);
        if (c.runs == d->nruns && (c.usual || c.part >= STEPS_PART) && (!best.stem || better(&c, &best)))
            best = c;
    }
    return best.stem;
}

/* Where the steps of a run begin; those of a process without any are those of the first that has some. */
static void take_steps(diff_run *r, const char *stem)
{
    const process_steps *first = NULL;
    uint32_t i;
    r->processes = 0;
    r->nsteps = SIZE_MAX;
    for (i = 0; i < r->nprocesses; i++) {
        const struct found *x = found_in(r, stem, i);
        process_steps *s = &r->steps[i];
        if (!x || x->n < STEPS_LEAST)
            continue;
        s->n = x->n;
        s->at = tr_alloc((s->n + 1) * sizeof *s->at);
        memcpy(s->at, x->at, s->n * sizeof *s->at);
        s->at[s->n] = x->end;
        r->nsteps = s->n < r->nsteps ? s->n : r->nsteps;
        r->processes++;
        first = first ? first : s;
    }
    if (!first)
        r->nsteps = 0;
}

static void forget(diff_run *r)
{
    size_t i;
    for (i = 0; i < r->nfound; i++) {
        free(r->found[i].stem);
        free(r->found[i].at);
    }
    free(r->found);
    r->found = NULL;
    r->nfound = 0;
}

/* The steps that are compared: those that all runs have, without the first ones if --skip says so. */
static void plan_steps(diff *d)
{
    size_t i, least = SIZE_MAX;
    for (i = 0; i < d->nruns; i++) {
        take_steps(&d->runs[i], d->plan.step);
        least = d->runs[i].nsteps < least ? d->runs[i].nsteps : least;
    }
    if (least < d->settings.skip + STEPS_LEAST)
        tool_fail("a run has %zu steps called %s: %d are needed at least%s", least, d->plan.step, STEPS_LEAST,
                  d->settings.skip ? " after those that --skip leaves out" : "; --step '' compares whole runs");
    d->plan.nsteps = least - d->settings.skip;
    d->plan.nblocks = blocks_of(d, d->plan.nsteps);
}

void steps_choose(diff *d)
{
    const char *stem = d->settings.step ? d->settings.step : best_stem(d);
    size_t i;
    d->plan.nblocks = 1;
    if (stem && *stem) {
        d->plan.step = tr_arena_text(&d->arena, stem, d->settings.step ? task_stem(stem) : strlen(stem));
        plan_steps(d);
    }
    for (i = 0; i < d->nruns; i++)
        forget(&d->runs[i]);
    if (rank_test_enough(d->sides[SIDE_A], d->sides[SIDE_B], d->settings.confidence))
        d->plan.by = BY_RUNS;
    else if (d->plan.step)
        d->plan.by = BY_STEPS;
}
