/* gather_blocks.c - what every phase, call, kernel and rank of one run spent in each block of steps
 *
 * The tally says what each call took. Calls are added up by their path of calls while workers count, and made phases
 * and calls afterwards: a phase's own time is that of its task and of all calls in it that are in no other task. */
#include "common/input.h"
#include "diff.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

typedef struct thing { /* one path of calls, or one name */
    uint32_t kind, api, name;
    bool task, rest; /* rest: of all that there are too many of */
    portion *portions;
} thing;

typedef struct gathering {
    const diff *d;
    const diff_run *run;
    size_t nportions;
    struct gather_worker {
        tr_map3 by_name; /* kind, API, name -> thing */
        thing **list;
        size_t n, room;
        thing *rest; /* of those there are too many of */
        spent *spent;
        uint64_t *covered;          /* by thread: what lies in its calls and tasks */
        const process_steps *steps; /* of the last process, and where its last piece was */
        size_t at;
    } *workers;
} gathering;

/* ---- which block ------------------------------------------------------------------------------------------------- */

static const process_steps *steps_of(const diff_run *r, uint32_t process)
{
    uint32_t i;
    if (process < r->nprocesses && r->steps[process].n)
        return &r->steps[process];
    for (i = 0; i < r->nprocesses; i++)
        if (r->steps[i].n)
            return &r->steps[i];
    return NULL;
}

/* The step that begins last before then; n: none. */
static size_t step_at(const process_steps *s, int64_t ns)
{
    size_t low = 0, high = s->n;
    if (ns < s->at[0] || ns >= s->at[s->n])
        return s->n;
    while (high - low > 1) {
        size_t mid = low + (high - low) / 2;
        if (s->at[mid] <= ns)
            low = mid;
        else
            high = mid;
    }
    return low;
}

/* The last block is what is outside of the steps that are compared. */
static size_t block_of(const diff_plan *p, uint64_t skip, size_t step)
{
    if (step < skip || step - skip >= p->nsteps)
        return p->nblocks;
    return (step - (size_t)skip) * p->nblocks / p->nsteps;
}

static size_t block_at(const gathering *g, struct gather_worker *w, const tr_thread *thread, int64_t ns)
{
    const process_steps *s;
    size_t k;
    if (!g->d->plan.step) /* with --scaling the window has steps alone */
        return 0;
    s = steps_of(g->run, thread->process->index);
    if (!s)
        return g->d->plan.nblocks;
    if (s != w->steps || w->at >= s->n || ns < s->at[w->at] || ns >= s->at[w->at + 1]) {
        k = step_at(s, ns);
        w->steps = s;
        w->at = k;
    }
    return block_of(&g->d->plan, g->d->settings.skip, w->at);
}

/* ---- second reading ---------------------------------------------------------------------------------------------- */

/* Calls that may wait for other ranks: with communicators, messages or requests. */
static bool communicates(const tr_def *def)
{
    return def->roles & (1u << TRACE_R_COMM | 1u << TRACE_R_REQUEST | 1u << TRACE_R_SRC | 1u << TRACE_R_DST);
}

static bool left_out(const diff_run *r, const tr_process *process)
{
    return r->leave_out && process->index < r->nprocesses && r->leave_out[process->index];
}

static thing *thing_new(const gathering *g, struct gather_worker *w, const row_key *key)
{
    thing *x;
    if (w->n >= THINGS_MOST && w->rest)
        return w->rest;
    x = tr_alloc(sizeof *x);
    *x = (thing){.kind = key->kind, .api = key->api, .name = key->name};
    if (w->n >= THINGS_MOST) {
        x->api = 0;
        x->name = text_id("(more, too many to be told apart)", SIZE_MAX);
        x->rest = true;
        w->rest = x;
    }
    x->portions = tr_alloc(g->nportions * sizeof(portion));
    w->list = tr_grow(w->list, w->n + 1, &w->room, sizeof *w->list);
    return w->list[w->n++] = x;
}

static thing *thing_of(const gathering *g, struct gather_worker *w, const tally_piece *p)
{
    const row_key *key = &p->slot->row->key;
    if (p->node) {
        if (!p->node->user) {
            thing *x = thing_new(g, w, key);
            p->node->user = x;
            x->task = task_is(p->def);
        }
        return p->node->user;
    }
    {
        tr_map3_entry *e = tr_map3_put(&w->by_name, key->kind, key->api, key->name);
        if (!e->v.p)
            e->v.p = thing_new(g, w, key);
        return e->v.p;
    }
}

static void take(void *user, unsigned number, const tally_piece *p)
{
    const gathering *g = user;
    struct gather_worker *w = &g->workers[number];
    const tr_thread *thread = p->slot->thread;
    size_t block = block_at(g, w, thread, p->begin_ns);
    thing *x = thing_of(g, w, p);
    portion *c = &x->portions[block];
    if (left_out(g->run, thread->process))
        return;
    c->own += p->self;
    c->total += p->node ? (uint64_t)p->end_ns - (uint64_t)p->begin_ns : p->total;
    c->calls++;
    c->bytes += p->moved.bytes + p->moved.sent + p->moved.received;
    c->errors += p->error;
    if (x->kind == KIND_CALL)
        w->covered[thread->index] += p->self;
    if (x->kind == KIND_CALL && thread->process->index < g->run->nprocesses) {
        spent *s = &w->spent[thread->process->index * g->nportions + block];
        if (communicates(p->def))
            s->communicating += p->self;
        else
            s->own += p->self;
    }
}

/* ---- things become items ----------------------------------------------------------------------------------------- */

/* What is in a phase, but is not its task, adds to its own time alone. */
static void add(portion *to, const portion *from, size_t nportions, bool itself)
{
    size_t i;
    for (i = 0; i < nportions; i++) {
        to[i].own += from[i].own;
        if (!itself)
            continue;
        to[i].total += from[i].total;
        to[i].calls += from[i].calls;
        to[i].bytes += from[i].bytes;
        to[i].errors += from[i].errors;
    }
}

static char *call_name(uint32_t api, uint32_t name)
{
    const char *a = text_of(api), *n = text_of(name);
    return *a && strcmp(a, "user") != 0 && strncmp(n, a, strlen(a)) != 0 ? tool_text("%s: %s", a, n)
                                                                         : tool_text("%s", n);
}

/* All steps have one name. */
static const char *task_name(const diff_plan *p, uint32_t name)
{
    const char *text = text_of(name);
    size_t n = p->step ? strlen(p->step) : 0;
    return n && task_stem(text) == n && !strncmp(text, p->step, n) ? p->step : text;
}

/* phase and task: of the innermost task that the path has. */
static void take_path(diff *d, const diff_run *r, size_t nportions, const tree_node *x, const char *phase,
                      const char *task)
{
    const thing *t = x->user;
    const tree_node *c;
    char *path = NULL;
    if (t && t->rest) /* many paths have it */
        t = NULL;
    if (t && t->task) {
        task = task_name(&d->plan, x->name);
        path = *phase ? tool_text("%s > %s", phase, task) : tool_text("%s", task);
        phase = path;
    } else if (t) {
        char *name = call_name(x->api, x->name);
        add(item_portions(d, item_get(d, CALLS, name, 0), r), t->portions, nportions, true);
        free(name);
    }
    if (t)
        add(item_portions(d, item_get(d, PHASES, *phase ? phase : "(outside of tasks)", 0), r), t->portions, nportions,
            t->task);
    if (t && *task)
        add(item_portions(d, item_get(d, TASKS, task, 0), r), t->portions, nportions, t->task);
    for (c = x->down; c; c = c->next)
        take_path(d, r, nportions, c, phase, task);
    free(path);
}

static void take_names(diff *d, const diff_run *r, size_t nportions, const struct gather_worker *w)
{
    static const uint8_t sections[] = {
        [KIND_ASYNC] = SPANS, [KIND_SLICE] = SPANS, [KIND_INSTANT] = INSTANTS, [KIND_DEVICE] = KERNELS};
    const tr_map3_entry *e;
    size_t at = 0;
    while ((e = tr_map3_each(&w->by_name, &at))) {
        const thing *t = e->v.p;
        char *name = call_name(t->api, t->name);
        if (t->kind < sizeof sections && sections[t->kind])
            add(item_portions(d, item_get(d, sections[t->kind], name, 0), r), t->portions, nportions, true);
        free(name);
    }
    if (w->rest)
        add(item_portions(d, item_get(d, CALLS, text_of(w->rest->name), 0), r), w->rest->portions, nportions, true);
}

/* ---- work of devices under tasks --------------------------------------------------------------------------------- */

typedef struct placing {
    gathering *gathering;
    const tally *tally;
    tr_map3 paths; /* node, API, name -> thing; those without a task that asked are not in it */
} placing;

static bool has_task(const tree_node *x)
{
    for (; x; x = x->up)
        if (x->def && task_is(x->def))
            return true;
    return false;
}

static void place_work(void *user, const tree_node *asked, uint32_t api, uint32_t name, const tr_event *work)
{
    placing *p = user;
    gathering *g = p->gathering;
    struct gather_worker *w = &g->workers[0];
    int64_t begin = work->ns, end = work->end_ns;
    tr_map3_entry *e;
    portion *c;
    if (left_out(g->run, work->thread->process) || !slice_cut(&p->tally->settings, &begin, &end))
        return;
    e = tr_map3_put(&p->paths, (uint64_t)(uintptr_t)asked, api, name);
    if (!e->v.p)
        e->v.p = thing_new(g, w, &(row_key){.kind = KIND_DEVICE, .api = api, .name = name});
    c = &((thing *)e->v.p)->portions[block_at(g, w, work->thread, begin)];
    c->own += (uint64_t)(end - begin);
    c->total += (uint64_t)(end - begin);
    c->calls++;
}

static char *task_path(const diff_plan *plan, const tree_node *x)
{
    char *up, *path;
    if (!x || !x->up)
        return tool_text("%s", "");
    up = task_path(plan, x->up);
    if (!x->def || !task_is(x->def))
        return up;
    path = tool_text("%s%s%s", up, *up ? " > " : "", task_name(plan, x->name));
    free(up);
    return path;
}

static void take_work(diff *d, const diff_run *r, gathering *g, tally *t)
{
    placing p = {.gathering = g, .tally = t};
    const tr_map3_entry *e;
    size_t at = 0;
    tree_devices_each(t, place_work, &p);
    while ((e = tr_map3_each(&p.paths, &at))) {
        const thing *x = e->v.p;
        const tree_node *asked = (const tree_node *)(uintptr_t)e->key[0];
        char *path = has_task(asked) ? task_path(&d->plan, asked) : tool_text("(outside of tasks)"),
             *name = x->rest ? tool_text("%s", text_of(x->name)) : call_name(x->api, x->name),
             *both = tool_text("%s > %s", path, name);
        add(item_portions(d, item_get(d, WORK, both, 0), r), x->portions, g->nportions, true);
        free(path);
        free(name);
        free(both);
    }
    tr_map3_free(&p.paths);
}

/* ---- what is in no call ------------------------------------------------------------------------------------------ */

/* The thread whose time is the process': its first one, where that has events. */
static const thread_state *first_thread(const tally *t, const tr_process *process)
{
    const thread_state *first = NULL;
    size_t i;
    for (i = 0; i < t->nthreads; i++) {
        const thread_state *s = &t->threads[i];
        if (s->thread->process != process || s->first_ns > s->last_ns)
            continue;
        if (s->thread->tid == process->header->pid)
            return s;
        first = first ? first : s;
    }
    return first;
}

/* ns from the first event of the process to its last, as far as they are compared. */
static uint64_t lasted(const tally *t, const tr_process *process)
{
    int64_t from = INT64_MAX, to = INT64_MIN;
    size_t i;
    for (i = 0; i < t->nthreads; i++) {
        if (t->threads[i].thread->process != process)
            continue;
        from = t->threads[i].first_ns < from ? t->threads[i].first_ns : from;
        to = t->threads[i].last_ns > to ? t->threads[i].last_ns : to;
    }
    from = from > t->settings.from_ns ? from : t->settings.from_ns;
    to = to < t->settings.to_ns ? to : t->settings.to_ns;
    return to > from ? (uint64_t)to - (uint64_t)from : 0;
}

/* Of a whole run, what the first thread of each process did in no call and no task is outside of tasks as well. Who
 * asks for some calls alone does not know it. */
static void take_uncovered(diff *d, diff_run *r, const gathering *g, const tally *t, unsigned workers)
{
    tr_process *const *list;
    size_t i, n = tr_trace_processes(t->trace, &list);
    unsigned k;
    if (d->plan.step || d->settings.apis.n || d->settings.name.given)
        return;
    for (i = 0; i < n && i < r->nprocesses; i++) {
        const thread_state *s = tally_wants_process(&t->settings, list[i]) ? first_thread(t, list[i]) : NULL;
        uint64_t all = s ? lasted(t, list[i]) : 0, covered = 0;
        for (k = 0; s && k < workers; k++)
            covered += g->workers[k].covered[s->thread->index];
        if (all <= covered || left_out(r, list[i]))
            continue;
        r->spent[i * g->nportions].own += all - covered; /* there is one block */
        item_portions(d, item_get(d, PHASES, "(outside of tasks)", 0), r)->own += all - covered;
    }
}

static void gather_free(gathering *g, unsigned workers)
{
    unsigned k;
    size_t i;
    for (k = 0; k < workers; k++) {
        for (i = 0; i < g->workers[k].n; i++) {
            free(g->workers[k].list[i]->portions);
            free(g->workers[k].list[i]);
        }
        free(g->workers[k].list);
        free(g->workers[k].spent);
        free(g->workers[k].covered);
        tr_map3_free(&g->workers[k].by_name);
    }
    free(g->workers);
}

/* ---- steps themselves -------------------------------------------------------------------------------------------- */

/* A rank's steps, and how its threads spent them. */
static void take_rank(diff *d, const diff_run *r, size_t nportions, uint32_t process)
{
    const process_steps *s = &r->steps[process];
    char name[32];
    portion *portions;
    size_t i;
    snprintf(name, sizeof name, "rank %d", r->rank[process]);
    portions = item_portions(d, item_get(d, RANKS, name, (uint32_t)r->rank[process]), r);
    for (i = 0; i < s->n; i++)
        portions[block_of(&d->plan, d->settings.skip, i)].total += (uint64_t)s->at[i + 1] - (uint64_t)s->at[i];
    for (i = 0; i < nportions; i++) {
        portions[i].own += r->spent[process * nportions + i].own;
        portions[i].calls = 1;
    }
}

static void take_ranks(diff *d, diff_run *r, size_t nportions)
{
    double inside = 0;
    uint32_t i;
    size_t k;
    for (i = 0; i < r->nprocesses; i++) {
        const process_steps *s = &r->steps[i];
        if (r->ranks > 1 && r->rank[i] >= 0)
            take_rank(d, r, nportions, i);
        for (k = 0; k < s->n; k++)
            inside += (double)((uint64_t)s->at[k + 1] - (uint64_t)s->at[k]);
    }
    if (d->plan.step)
        r->outside = r->wall - inside / (double)(r->processes ? r->processes : 1);
}

void run_gather(diff *d, diff_run *r)
{
    tally t = {0};
    gathering g = {.d = d, .run = r, .nportions = d->plan.nblocks + 1};
    unsigned jobs = input_jobs(&d->settings.input), k;
    const diff_settings *s = &d->settings;
    tr_thread *const *threads;
    size_t i, n = (r->nprocesses + 1) * g.nportions, nthreads;
    tr_trace *trace = t.trace = run_open(d, r, false);
    jobs = s->input.jobs ? jobs : tally_workers(trace, jobs);
    g.workers = tr_alloc(jobs * sizeof *g.workers);
    nthreads = tr_trace_threads(trace, &threads);
    for (k = 0; k < jobs; k++) {
        g.workers[k].spent = tr_alloc(n * sizeof(spent));
        g.workers[k].covered = tr_alloc((nthreads + 1) * sizeof(uint64_t));
    }
    t.settings = (settings){.each = take,
                            .user = &g,
                            .by = BY_API | BY_NAME,
                            .tree = TREE_CALLEES,
                            .apis = s->apis,
                            .hosts = s->hosts,
                            .ranks = s->ranks,
                            .name = s->name};
    if (r->to_ns) {
        t.settings.from_ns = r->from_ns;
        t.settings.to_ns = r->to_ns;
    } else
        input_window(&s->input, trace, &t.settings.from_ns, &t.settings.to_ns);
    tally_count(&t, jobs, 0);
    r->spent = tr_alloc(n * sizeof(spent));
    for (k = 0; k < jobs; k++) {
        for (i = 0; i < n; i++) {
            r->spent[i].own += g.workers[k].spent[i].own;
            r->spent[i].communicating += g.workers[k].spent[i].communicating;
        }
        take_names(d, r, g.nportions, &g.workers[k]);
        if (k < t.nworkers && t.workers[k].tree)
            take_path(d, r, g.nportions, t.workers[k].tree, "", "");
    }
    take_work(d, r, &g, &t);
    take_uncovered(d, r, &g, &t, jobs);
    take_ranks(d, r, g.nportions);
    gather_free(&g, jobs);
    tally_close(&t);
    tr_trace_close(trace);
}
