/* points.c - see points.h
 *
 * Each thread reads processes of its own: what is counted is counted by process, so it does not matter who reads which.
 * Which points stay when there are too many only their keys say, and how many there are of all threads: a point is of
 * level n if n low bits of its key are zero, and those of the lowest level stay of which there are few enough. */
#include "support/crew.h"
#include "read/events/cursor.h"
#include "read/events/fields.h"
#include "read/containers/file.h"
#include "points.h"
#include "read/events/stack.h"
#include "team.h"
#include "support/hashed.h"

enum { POINTS_MOST = 2000000, LEVELS = 64, BATCH = 512, TELLS = 1024 };

typedef struct collection {
    tr_trace *trace;
    tr_stack **stacks; /* by thread: what is open */
    tr_map3 *counts;   /* a process: hash of (what, comm, src, dst, tag) -> how many */
    pthread_mutex_t lock;
    uint64_t found[LEVELS]; /* points of that level and of none above; with the lock held */
    unsigned level;         /* below it points are of no use; read without it, too */
} collection;

typedef struct collector { /* of one thread */
    tr_job job;
    collection *all;
    unsigned number, of;
    tr_point *points;
    size_t n, room;
    unsigned level; /* of all that it has */
    uint32_t found[LEVELS];
    size_t nfound; /* that the others do not know of */
    tr_life *lives;
} collector;

/* ---- few enough -------------------------------------------------------------------------------------------------- */

static unsigned level_of(uint64_t key)
{
    const unsigned zeros = key ? (unsigned)__builtin_ctzll(key) : LEVELS - 1;
    return zeros < LEVELS - 1 ? zeros : LEVELS - 1;
}

/* The least of which there are not too many. */
static unsigned least_level(const uint64_t *found)
{
    unsigned level = LEVELS - 1;
    uint64_t n = found[level];
    while (level && n + found[level - 1] <= POINTS_MOST)
        n += found[--level];
    return level;
}

/* Drops points of lower levels; `to`, if it is there: their new places + 1, or 0. */
static size_t thin_out(tr_point *points, size_t n, unsigned level, size_t *to)
{
    size_t i, kept = 0;
    for (i = 0; i < n; i++) {
        const bool stays = level_of(points[i].key) >= level;
        if (to)
            to[i] = stays ? kept + 1 : 0;
        if (stays)
            points[kept++] = points[i];
    }
    return kept;
}

static bool is_mine(const collector *c, size_t thread)
{
    return c->all->trace->threads[thread]->thread.process->index % c->of == c->number;
}

/* The level is higher than before: open collectives find their points again. */
static void rise(collector *c, unsigned level)
{
    const tr_trace *trace = c->all->trace;
    size_t *to = tr_alloc((c->n + 1) * sizeof *to), i, k;
    c->n = thin_out(c->points, c->n, level, to);
    c->level = level;
    for (i = 0; i < trace->nthreads; i++)
        for (k = is_mine(c, i) && c->all->stacks[i] ? tr_stack_depth(c->all->stacks[i]) : 0; k-- > 0;) {
            tr_open *o = tr_stack_at(c->all->stacks[i], k);
            if (!o->def)
                continue;
            o->user = o->user ? to[o->user - 1] : 0;
        }
    free(to);
}

/* What was found counts for all, and the other way round. */
static void compare_counts(collector *c)
{
    collection *all = c->all;
    unsigned i;
    if (c->nfound) {
        pthread_mutex_lock(&all->lock);
        for (i = 0; i < LEVELS; i++)
            all->found[i] += c->found[i];
        __atomic_store_n(&all->level, least_level(all->found), __ATOMIC_RELAXED);
        pthread_mutex_unlock(&all->lock);
        memset(c->found, 0, sizeof c->found);
        c->nfound = 0;
    }
    i = __atomic_load_n(&all->level, __ATOMIC_RELAXED);
    if (i > c->level)
        rise(c, i);
}

/* ---- points of events -------------------------------------------------------------------------------------------- */

static uint64_t number(const tr_event *e, enum trace_role role)
{
    tr_value v;
    return tr_role_get(e, role, &v) && !v.is_array ? v.u : 0;
}

static void add_point(collector *c, const tr_full_process *p, int what, uint64_t key, int64_t ns)
{
    const unsigned level = level_of(key);
    if (level < c->level)
        return;
    c->found[level]++;
    c->nfound++;
    c->points = tr_grow(c->points, c->n + 1, &c->room, sizeof *c->points);
    c->points[c->n++] = (tr_point){key, ns, INT64_MAX, p->node->index, (unsigned)what};
}

/* The how manieth of its kind in this process this is: 1, 2 ... */
static uint64_t count_up(tr_map3 *counts, uint64_t key) { return ++tr_map3_put(counts, key, 0, 0)->v.u[0]; }

static void message(collector *c, const tr_event *e, bool send, int64_t ns)
{
    const tr_full_process *p = (const tr_full_process *)e->thread->process;
    uint64_t other = (uint64_t)tr_peer_rank(&p->process, (int64_t)number(e, send ? TRACE_R_DST : TRACE_R_SRC));
    uint64_t own = (uint64_t)(int64_t)p->process.rank;
    uint64_t id[4] = {number(e, TRACE_R_COMM), send ? own : other, send ? other : own, number(e, TRACE_R_TAG)};
    uint64_t key;
    if (p->process.rank < 0 || (int64_t)other < 0)
        return;
    key = tr_hash(id, sizeof id, 1);
    add_point(c, p, send ? TR_SEND : TR_RECEIVE,
              tr_hash(&key, 8, count_up(&c->all->counts[p->process.index], key + !send)), ns);
}

static void slice_closed(void *user, tr_open *slice, int64_t end_ns, bool named)
{
    collector *c = user;
    (void)named;
    if (slice->user && !slice->unterminated)
        c->points[slice->user - 1].end_ns = end_ns;
}

static void take_event(collector *c, tr_stack *stack, const tr_event *e)
{
    uint64_t roles = e->def->roles;
    tr_open *top = NULL;
    if (e->def->kind == TRACE_KIND_BEGIN)
        top = tr_stack_push(stack, e);
    else
        top = tr_stack_top(stack);
    if (TR_UNLIKELY(roles & 1u << TRACE_R_COMM) && e->def->kind != TRACE_KIND_OBJECT &&
        e->def->kind != TRACE_KIND_SLICE) {
        int64_t entered = top ? top->begin_ns : e->ns;
        uint64_t id[2];
        if (roles & 1u << TRACE_R_DST && roles & 1u << TRACE_R_TAG)
            message(c, e, true, entered);
        if (roles & 1u << TRACE_R_SRC && roles & 1u << TRACE_R_TAG && e->def->kind != TRACE_KIND_BEGIN)
            message(c, e, false, e->ns);
        if (top && !top->user && !((roles | top->def->roles) & (1u << TRACE_R_ROOT | 1u << TRACE_R_REQUEST)) &&
            tr_collective(e, &id[0], &id[1])) {
            size_t before = c->n;
            add_point(c, (const tr_full_process *)e->thread->process, TR_MEMBER, tr_hash(id, sizeof id, 2), entered);
            top->user = c->n > before ? c->n : 0;
        }
    }
    if (e->def->kind == TRACE_KIND_END)
        tr_stack_end(stack, e, slice_closed, c);
}

static void live(collector *c, const tr_event *e)
{
    tr_life *l = &c->lives[((const tr_full_process *)e->thread->process)->node->index];
    l->from = e->ns < l->from ? e->ns : l->from;
    l->to = e->end_ns > l->to ? e->end_ns : l->to;
}

/* ---- by all threads ---------------------------------------------------------------------------------------------- */

static tr_life *no_lives(const tr_trace *trace)
{
    tr_life *lives = tr_alloc((trace->nnodes + 1) * sizeof *lives);
    size_t i;
    for (i = 0; i < trace->nnodes; i++)
        lives[i] = (tr_life){i, INT64_MAX, INT64_MIN};
    return lives;
}

static void join_lives(tr_life *to, const tr_life *from, size_t n)
{
    size_t i;
    for (i = 0; i < n; i++) {
        tr_life *l = &to[from[i].node];
        l->from = from[i].from < l->from ? from[i].from : l->from;
        l->to = from[i].to > l->to ? from[i].to : l->to;
    }
}

static void collect(tr_job *job, unsigned worker)
{
    collector *c = (collector *)(void *)job;
    collection *all = c->all;
    tr_cursor *cursor = tr_process_scan_cursor(all->trace, c->number, c->of);
    tr_event *events = tr_alloc(BATCH * sizeof *events);
    size_t i, n;
    (void)worker;
    c->lives = no_lives(all->trace);
    while ((n = tr_next_batch(cursor, events, BATCH))) {
        tr_stack **stack = &all->stacks[events[0].thread->index];
        if (!*stack)
            *stack = tr_stack_gaps();
        for (i = 0; i < n; i++) {
            live(c, &events[i]);
            take_event(c, *stack, &events[i]);
        }
        if (c->nfound >= TELLS || __atomic_load_n(&all->level, __ATOMIC_RELAXED) > c->level)
            compare_counts(c);
    }
    compare_counts(c);
    tr_cursor_close(cursor);
    free(events);
}

/* What the threads have, one behind the other. */
static void join(collector *list, unsigned n, tr_points *to)
{
    const collection *all = list->all;
    size_t room = 0, i;
    to->lives = no_lives(all->trace);
    for (i = 0; i < n; i++) {
        collector *c = &list[i];
        c->n = thin_out(c->points, c->n, all->level, NULL);
        join_lives(to->lives, c->lives, all->trace->nnodes);
        free(c->lives);
        if (!i) {
            to->list = c->points;
            to->n = c->n;
            room = c->room;
            continue;
        }
        to->list = tr_grow(to->list, to->n + c->n + 1, &room, sizeof *to->list);
        if (c->n)
            memcpy(to->list + to->n, c->points, c->n * sizeof *c->points);
        to->n += c->n;
        free(c->points);
    }
}

/* Messages about files come in the order of files, whoever reads what first. */
static void defer_all(tr_trace *trace, bool *deferred)
{
    size_t i;
    for (i = 0; i < trace->nfiles; i++) {
        deferred[i] = !trace->files[i]->deferred;
        if (deferred[i])
            tr_defer(trace->files[i]);
    }
}

static void say_deferred(tr_trace *trace, const bool *deferred)
{
    size_t i;
    for (i = 0; i < trace->nfiles; i++)
        if (deferred[i])
            tr_say_deferred(trace, trace->files[i]);
}

static void collect_all(tr_trace *trace, tr_points *to)
{
    const unsigned threads = (unsigned)(trace->options.threads > 0 ? trace->options.threads : tr_cores());
    const unsigned most = trace->nprocesses < threads ? (unsigned)trace->nprocesses : threads, n = most ? most : 1;
    collection all = {.trace = trace};
    collector *list = tr_alloc(n * sizeof *list);
    bool *deferred = tr_alloc(trace->nfiles + 1);
    tr_crew crew;
    size_t i;
    all.stacks = tr_alloc((trace->nthreads + 1) * sizeof *all.stacks);
    all.counts = tr_alloc((trace->nprocesses + 1) * sizeof *all.counts);
    pthread_mutex_init(&all.lock, NULL);
    defer_all(trace, deferred);
    tr_crew_open(&crew, (int)n);
    for (i = 0; i < n; i++) {
        list[i] = (collector){.job = {.run = collect}, .all = &all, .number = (unsigned)i, .of = n};
        tr_crew_add(&crew, &list[i].job, TR_JOB_FIRST);
    }
    for (i = 0; i < n; i++)
        tr_crew_wait(&crew, &list[i].job);
    tr_crew_close(&crew);
    say_deferred(trace, deferred);
    join(list, n, to);
    for (i = 0; i < trace->nthreads; i++)
        tr_stack_free(all.stacks[i]);
    for (i = 0; i < trace->nprocesses; i++)
        tr_map3_free(&all.counts[i]);
    pthread_mutex_destroy(&all.lock);
    free(all.stacks);
    free(all.counts);
    free(list);
    free(deferred);
}

/* ---- by the whole team ------------------------------------------------------------------------------------------- */

/* Each of the team may have two million: again, so many of all. */
static void share_points(tr_trace *trace, tr_points *p)
{
    uint64_t found[LEVELS] = {0};
    size_t i;
    p->list = tr_team_all(trace, p->list, &p->n, sizeof *p->list);
    for (i = 0; i < p->n; i++)
        found[level_of(p->list[i].key)]++;
    p->n = thin_out(p->list, p->n, least_level(found), NULL);
}

static void share_lives(tr_trace *trace, tr_points *p)
{
    size_t n = trace->nnodes, i;
    tr_life *all = tr_team_all(trace, p->lives, &n, sizeof *all);
    p->lives = no_lives(trace);
    join_lives(p->lives, all, n);
    free(all);
    for (i = 0; i < trace->nnodes; i++) /* no event, no life */
        if (p->lives[i].from > p->lives[i].to)
            p->lives[i].from = p->lives[i].to = trace->nodes[i]->knots->ns;
}

static int by_key(const void *left, const void *right)
{
    const tr_point *a = left, *b = right;
    if (a->key != b->key)
        return a->key < b->key ? -1 : 1;
    if (a->what != b->what)
        return a->what < b->what ? -1 : 1;
    if (a->node != b->node)
        return a->node < b->node ? -1 : 1;
    if (a->ns != b->ns)
        return a->ns < b->ns ? -1 : 1;
    return a->end_ns < b->end_ns ? -1 : a->end_ns > b->end_ns;
}

void tr_points_collect(tr_trace *trace, tr_points *points)
{
    *points = (tr_points){0};
    collect_all(trace, points);
    share_lives(trace, points);
    share_points(trace, points);
    points->list = tr_hashed_sort(points->list, points->n, sizeof *points->list, by_key);
}

void tr_points_free(tr_points *points)
{
    free(points->list);
    free(points->lives);
}
