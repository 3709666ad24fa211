/* survey.c - see survey.h */
#include "survey.h"
#include "common/options.h"
#include "common/progress.h"
#include <pthread.h>
#include <stdlib.h>

enum { BATCH = 256 };

typedef struct job {
    survey *survey;
    tr_set *set;
    tool_progress *progress;
    pthread_mutex_t *lock;
    unsigned part, parts;
    pthread_t thread;
} job;

static void see(survey *s, const tr_event *last)
{
    int64_t *ns = &s->last_ns[last->thread->process->index];
    if (last->end_ns > *ns)
        *ns = last->end_ns;
}

static void *scan(void *user)
{
    job *j = (job *)user;
    tr_cursor *cursor = tr_scan_cursor(j->set, j->part, j->parts);
    tr_event *events = (tr_event *)tool_alloc(BATCH * sizeof *events);
    uint64_t seen = 0;
    size_t n;
    while ((n = tr_next_batch(cursor, events, BATCH)) > 0) { /* all of one thread */
        uint64_t now = tr_cursor_bytes(cursor);
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
static void walk(survey *s, tr_set *set, int64_t to_ns, tool_progress *progress)
{
    tr_cursor *cursor = tr_merged_cursor(set, INT64_MIN, to_ns);
    tr_event *events = (tr_event *)tool_alloc(BATCH * sizeof *events);
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
        }
        progress_add(progress, bytes - seen, n);
        seen = bytes;
    }
    tr_cursor_close(cursor);
    free(events);
}

void survey_take(survey *s, tr_set *set, int64_t to_ns, int workers)
{
    const tr_def *const *defs;
    tr_process *const *processes;
    tr_thread *const *threads;
    size_t ndefs = tr_set_defs(set, &defs), n = tr_set_processes(set, &processes), nthreads = tr_set_threads(set, &threads);
    bool devices = false;
    tool_progress progress;
    s->last_ns = (int64_t *)tool_alloc((n + 1) * sizeof *s->last_ns);
    s->late_ns = 0;
    for (size_t i = 0; i < n; i++)
        s->last_ns[i] = INT64_MIN;
    for (size_t i = 0; i < ndefs; i++)
        devices = devices || defs[i]->kind == TRACE_KIND_SLICE;
    progress_start(&progress, "looking ahead", tr_set_bytes(set));
    if (devices)
        walk(s, set, to_ns, &progress);
    else {
        pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
        unsigned parts = workers < 1 ? 1 : (size_t)workers > nthreads ? (unsigned)nthreads + !nthreads : (unsigned)workers;
        job *jobs = (job *)tool_alloc(parts * sizeof *jobs);
        for (unsigned i = 0; i < parts; i++) {
            jobs[i] = (job){.survey = s, .set = set, .progress = &progress, .lock = &lock, .part = i, .parts = parts};
            if (i && pthread_create(&jobs[i].thread, NULL, scan, &jobs[i]))
                tool_fail("no more threads: try -j 1");
        }
        scan(&jobs[0]);
        for (unsigned i = 1; i < parts; i++)
            pthread_join(jobs[i].thread, NULL);
        free(jobs);
    }
    progress_end(&progress);
}
