/* gather_info.c - one pass over headers, and one over events */
#include "info.h"
#include "common/options.h"
#include "common/progress.h"
#include "common/ranks.h"
#include "common/unrecorded.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { BATCH = 1024 };

static int by_text(const void *left, const void *right)
{
    return strcmp(*(const char *const *)left, *(const char *const *)right);
}

static int by_events(const void *left, const void *right)
{
    const info_api *a = left, *b = right;
    return a->events != b->events ? (a->events < b->events ? 1 : -1) : strcmp(a->name, b->name);
}

static info_run *run_of(info *all, const tr_process *p) { return &all->runs[all->places[p->run - 1]]; }

static void add_host(info_run *r, const char *host)
{
    if (r->hosts && !strcmp(r->host_names[r->hosts - 1], host)) /* processes come in the order of hosts */
        return;
    r->host_names = tr_grow(r->host_names, r->hosts + 1, &r->host_room, sizeof *r->host_names);
    r->host_names[r->hosts++] = host;
}

static void add_process(info *all, tr_process *const *at)
{
    const tr_process *p = *at;
    const trace_file_header *h = p->header;
    info_run *r = run_of(all, p);
    if (!r->first || (p->rank == 0 && (*r->first)->rank != 0) ||
        (p->rank == (*r->first)->rank && p->t_open_ns < (*r->first)->t_open_ns))
        r->first = at;
    if (!r->processes || p->t_open_ns < r->from_ns)
        r->from_ns = p->t_open_ns;
    if (!r->processes || h->minor < r->low_minor)
        r->low_minor = h->minor;
    if (h->minor > r->high_minor)
        r->high_minor = h->minor;
    if (p->rank >= 0 && (r->low_rank < 0 || p->rank < r->low_rank))
        r->low_rank = p->rank;
    if (p->rank > r->high_rank)
        r->high_rank = p->rank;
    if (h->last_error)
        r->last_error = h->last_error;
    if (h->features_optional & TRACE_FEATURE_ROTATED)
        r->bounded = true;
    else
        *(h->mode == TRACE_MODE_RING ? &r->ring : &r->stream) = true;
    r->processes++;
    r->killed += tr_was_killed(p);
    r->running += p->running;
    r->dropped += p->dropped;
    if (p->waited_ns > (r->waited ? r->waited->waited_ns : 0))
        r->waited = p;
    overwritten_add(&r->older, p);
    add_host(r, h->host);
}

/* Files, and ranks, each once. */
static void count_distinct(info *all, tr_process *const *list, size_t n)
{
    const char **paths = tr_alloc((n + 1) * sizeof *paths);
    size_t i, k, m;
    for (i = 0; i < all->nruns; i++) {
        info_run *r = &all->runs[i];
        struct stat st;
        r->ranks = ranks_count(list, n, r->number);
        for (k = m = 0; k < n; k++) {
            if (list[k]->run != r->number)
                continue;
            paths[m++] = list[k]->path;
        }
        qsort(paths, m, sizeof *paths, by_text);
        for (k = 0; k < m; k++)
            if (!k || strcmp(paths[k - 1], paths[k]) != 0) {
                r->files++;
                r->bytes += stat(paths[k], &st) ? 0 : (uint64_t)st.st_size;
            }
    }
    free(paths);
}

typedef struct of_one {
    const tr_trace *trace;
    size_t number;
} of_one;
static bool of_run(const void *user, uint32_t process)
{
    const of_one *o = user;
    tr_process *const *list;
    tr_trace_processes(o->trace, &list);
    return list[process]->run == o->number;
}

static void count_events(info *all, size_t ndefs)
{
    unrecorded u;
    tr_cursor *cursor = tr_scan_cursor(all->trace, 0, 1);
    tr_event *events = tr_alloc(BATCH * sizeof *events);
    uint64_t *counts = tr_alloc((all->nruns * ndefs + 1) * sizeof *counts), seen = 0, now;
    const tr_def *const *defs;
    tool_progress progress;
    size_t n, i, k, a;
    tr_trace_defs(all->trace, &defs);
    unrecorded_open(&u, all->trace);
    progress_start(&progress, "counting", tr_trace_bytes(all->trace));
    while ((n = tr_next_batch(cursor, events, BATCH)) > 0) {
        for (i = 0; i < n; i++) {
            const tr_process *p = events[i].thread->process;
            if (events[i].def->kind == TR_KIND_GAP)
                continue;
            if (unrecorded_wants(p))
                unrecorded_event(&u, &events[i]);
            counts[(size_t)(run_of(all, p) - all->runs) * ndefs + events[i].def->index]++;
            all->events[p->index]++;
            if (events[i].end_ns > all->last_ns[p->index])
                all->last_ns[p->index] = events[i].end_ns;
        }
        now = tr_cursor_bytes(cursor);
        progress_add(&progress, now - seen, n);
        seen = now;
    }
    progress_end(&progress);
    tr_cursor_close(cursor);
    for (i = 0; i < all->nruns; i++) {
        info_run *r = &all->runs[i];
        for (k = 0; k < ndefs; k++) {
            const char *api = *defs[k]->api ? defs[k]->api : "user"; /* an end of whatever task */
            uint64_t c = counts[i * ndefs + defs[k]->index];
            if (!c)
                continue;
            for (a = 0; a < r->napis && strcmp(r->apis[a].name, api) != 0; a++) {}
            r->apis = tr_grow(r->apis, a + 1, &r->api_room, sizeof *r->apis);
            if (a == r->napis)
                r->apis[r->napis++].name = api;
            r->apis[a].events += c;
        }
        r->unrecorded = unrecorded_launches(&u, of_run, &(of_one){all->trace, r->number});
        if (r->napis)
            qsort(r->apis, r->napis, sizeof *r->apis, by_events);
    }
    unrecorded_close(&u);
    free(counts);
    free(events);
    all->counted = true;
}

void info_gather(info *all, bool count)
{
    const tr_run_info *runs;
    tr_process *const *list;
    tr_thread *const *threads;
    const tr_def *const *defs;
    size_t total = tr_trace_runs(all->trace, &runs), n = tr_trace_processes(all->trace, &list),
           nthreads = tr_trace_threads(all->trace, &threads), i;
    all->runs = tr_alloc((total + 1) * sizeof *all->runs);
    all->places = tr_alloc((total + 1) * sizeof *all->places);
    for (i = 0; i < n; i++)
        all->places[list[i]->run - 1] = 1;
    for (i = 0; i < total; i++)
        if (all->places[i]) { /* else its files are damaged */
            all->places[i] = all->nruns;
            all->runs[all->nruns++] = (info_run){.run = &runs[i], .number = i + 1, .low_rank = -1, .high_rank = -1};
        }
    all->events = tr_alloc((n + 1) * sizeof *all->events);
    all->last_ns = tr_alloc((n + 1) * sizeof *all->last_ns);
    for (i = 0; i < n; i++) {
        add_process(all, &list[i]);
        all->last_ns[i] = list[i]->alive_ns;
    }
    for (i = 0; i < nthreads; i++)
        run_of(all, threads[i]->process)->record_bytes += threads[i]->bytes;
    count_distinct(all, list, n);
    if (count)
        count_events(all, tr_trace_defs(all->trace, &defs));
    for (i = 0; i < n; i++) {
        info_run *r = run_of(all, list[i]);
        if (all->last_ns[i] > r->to_ns || r->to_ns < r->from_ns)
            r->to_ns = all->last_ns[i];
    }
}

void info_free(info *all)
{
    for (size_t i = 0; i < all->nruns; i++) {
        free(all->runs[i].host_names);
        free(all->runs[i].apis);
    }
    free(all->runs);
    free(all->places);
    free(all->events);
    free(all->last_ns);
}
