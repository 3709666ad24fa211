/* survey.c - see survey.h */
#include "survey.h"
#include "common/options.h"
#include "common/progress.h"
#include "support/memory.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { BATCH = 256 };

typedef struct job {
    survey *survey;
    tr_trace *trace;
    tool_progress *progress;
    pthread_mutex_t *lock;
    tr_stack **stacks; /* by thread; NULL: all slices nest, there is but one API */
    unsigned part, parts;
    pthread_t thread;
} job;

static void see(survey *s, const tr_event *last)
{
    int64_t *ns = &s->last_ns[last->thread->process->index];
    if (last->end_ns > *ns)
        *ns = last->end_ns;
}

/* ---- what does not nest ------------------------------------------------------------------------------- */

/* The program's own tasks nest among themselves, and so do slices of one API: only a mixture has to be looked at. */
static bool may_cross(tr_trace *trace)
{
    const tr_def *const *defs;
    size_t n = tr_trace_defs(trace, &defs);
    const char *api = NULL;
    for (size_t i = 0; i < n; i++)
        if (defs[i]->kind == TRACE_KIND_BEGIN) {
            const char *mine = defs[i]->paired ? defs[i]->api : "";
            if (api && strcmp(api, mine))
                return true;
            api = mine;
        }
    return false;
}

typedef struct crossing {
    job *job;
    tr_stack *stack;
    uint32_t thread;
} crossing;

static void set_apart(job *j, uint32_t thread, const tr_def *def)
{
    survey *s = j->survey;
    pthread_mutex_lock(j->lock);
    for (size_t i = 0; i < s->napart; i++)
        if (s->apart[i].thread == thread && !strcmp(s->apart[i].def->api, def->api)) {
            pthread_mutex_unlock(j->lock);
            return;
        }
    s->apart = (survey_apart *)tr_grow(s->apart, s->napart + 1, &s->room, sizeof *s->apart);
    s->apart[s->napart++] = (survey_apart){thread, def};
    pthread_mutex_unlock(j->lock);
}

/* What stays open above a slice that ends is of another API. A slice that was met has a mark, and says from which slot
 * up to it all have one: the next end need not look at them again. */
static void closed(void *user, tr_open *slice, int64_t end_ns, bool named)
{
    crossing *x = (crossing *)user;
    size_t top = tr_stack_depth(x->stack), at = (size_t)(slice - tr_stack_at(x->stack, 0));
    (void)end_ns;
    if (!named || at + 1 == top)
        return;
    for (size_t i = top; i-- > at + 1;) {
        tr_open *above = tr_stack_at(x->stack, i);
        bool gap = !above->def, known = !gap && above->mark;
        size_t next = gap ? i + 1 - above->user : known && above->user < i ? above->user : i;
        if (!gap && !known)
            set_apart(x->job, x->thread, above->def);
        if (!gap) {
            above->mark = 1;
            if (!known || above->user > at + 1)
                above->user = at + 1;
        }
        i = next;
    }
}

static void nest(job *j, const tr_event *events, size_t n)
{
    tr_stack **stack = &j->stacks[events[0].thread->index];
    crossing x = {j, *stack ? *stack : (*stack = tr_stack_gaps()), events[0].thread->index};
    for (size_t i = 0; i < n; i++)
        if (events[i].def->kind == TRACE_KIND_BEGIN)
            tr_stack_push(*stack, &events[i]);
        else if (events[i].def->kind == TRACE_KIND_END)
            tr_stack_end(*stack, &events[i], closed, &x);
        else if (events[i].def->kind == TRACE_KIND_PAUSE || events[i].def->kind == TR_KIND_GAP)
            tr_stack_pause(*stack, &events[i], closed, &x);
}

/* ---- three ways through the events -------------------------------------------------------------------- */

/* Nothing can cross, nothing is late: the ends of the streams tell all. */
static bool glance(survey *s, tr_thread *const *threads, size_t n, tr_trace *trace)
{
    for (size_t i = 0; i < n; i++) {
        int64_t *last = &s->last_ns[threads[i]->process->index], ns;
        if (!tr_thread_last(trace, threads[i], &ns))
            return false;
        if (ns > *last)
            *last = ns;
    }
    return true;
}

static void *scan(void *user)
{
    job *j = (job *)user;
    tr_cursor *cursor = tr_scan_cursor(j->trace, j->part, j->parts);
    tr_event *events = (tr_event *)tr_alloc(BATCH * sizeof *events);
    uint64_t seen = 0;
    size_t n;
    while ((n = tr_next_batch(cursor, events, BATCH)) > 0) { /* all of one thread */
        uint64_t now = tr_cursor_bytes(cursor);
        if (j->stacks)
            nest(j, events, n);
        pthread_mutex_lock(j->lock);
        see(j->survey, &events[n - 1]);
        pthread_mutex_unlock(j->lock);
        progress_add(j->progress, now - seen, n);
        seen = now;
    }
    tr_cursor_close(cursor);
    free(events);
    return NULL;
}

/* With device slices among them, in the order in which they will be converted: only that tells how late they come. */
static void walk(job *j, int64_t to_ns)
{
    tr_cursor *cursor = tr_merged_cursor(j->trace, INT64_MIN, to_ns);
    tr_event *events = (tr_event *)tr_alloc(BATCH * sizeof *events);
    survey *s = j->survey;
    int64_t now = INT64_MIN;
    uint64_t seen = 0;
    size_t n;
    while ((n = tr_next_batch(cursor, events, BATCH)) > 0) {
        uint64_t bytes = tr_cursor_bytes(cursor);
        for (size_t i = 0; i < n; i++) {
            if (events[i].def->kind == TRACE_KIND_SLICE) {
                if (now > events[i].ns && (uint64_t)(now - events[i].ns) > s->late_ns)
                    s->late_ns = (uint64_t)(now - events[i].ns);
            } else if (events[i].ns > now)
                now = events[i].ns;
            see(s, &events[i]);
            if (j->stacks)
                nest(j, &events[i], 1);
        }
        progress_add(j->progress, bytes - seen, n);
        seen = bytes;
    }
    tr_cursor_close(cursor);
    free(events);
}

void survey_take(survey *s, tr_trace *trace, int64_t to_ns, int workers)
{
    const tr_def *const *defs;
    tr_process *const *processes;
    tr_thread *const *threads;
    size_t ndefs = tr_trace_defs(trace, &defs), n = tr_trace_processes(trace, &processes),
           nthreads = tr_trace_threads(trace, &threads);
    unsigned parts = workers < 1 ? 1 : (size_t)workers > nthreads ? (unsigned)nthreads + !nthreads : (unsigned)workers;
    job *jobs = (job *)tr_alloc(parts * sizeof *jobs);
    pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    tr_stack **stacks = may_cross(trace) ? (tr_stack **)tr_alloc((nthreads + 1) * sizeof *stacks) : NULL;
    bool devices = false;
    tool_progress progress;
    memset(s, 0, sizeof *s);
    s->last_ns = (int64_t *)tr_alloc((n + 1) * sizeof *s->last_ns);
    for (size_t i = 0; i < n; i++)
        s->last_ns[i] = INT64_MIN;
    for (size_t i = 0; i < ndefs; i++)
        devices = devices || defs[i]->kind == TRACE_KIND_SLICE;
    progress_start(&progress, "looking ahead", tr_trace_bytes(trace));
    for (unsigned i = 0; i < parts; i++)
        jobs[i] = (job){.survey = s,
                        .trace = trace,
                        .progress = &progress,
                        .lock = &lock,
                        .stacks = stacks,
                        .part = i,
                        .parts = parts};
    if (devices)
        walk(&jobs[0], to_ns);
    else if (stacks || !glance(s, threads, nthreads, trace)) {
        for (unsigned i = 1; i < parts; i++)
            if (pthread_create(&jobs[i].thread, NULL, scan, &jobs[i]))
                tool_fail("no more threads: try -j 1");
        scan(&jobs[0]);
        for (unsigned i = 1; i < parts; i++)
            pthread_join(jobs[i].thread, NULL);
    }
    progress_end(&progress);
    for (size_t i = 0; stacks && i < nthreads; i++)
        if (stacks[i])
            tr_stack_free(stacks[i]);
    free(stacks);
    free(jobs);
}

void survey_free(survey *s)
{
    free(s->last_ns);
    free(s->apart);
}
