/* runs.c - which files are of one run, and which run is read (docs/reference/format.md "Runs")
 *
 * A header names its run; where several were given one name, their launchers tell them apart (TRACE_WORD_LAUNCHER).
 * Where it does not, ranks are of one run that met: that were at one time in the call that sets up their communication
 * (TRACE_WORD_MET). The others (files before 1.5, ranks that never met) are told apart in the order of time: a process
 * is of its parent's or its child's run; a rank is of the newest run of the same job and size that does not have that
 * rank yet, or, without a job's number, of the same parent and size, or else of the same program and size; any other
 * process is a run of its own. */
#include <stdio.h>
#include <time.h>
#include "runs.h"
#include "read/containers/file.h"
#include "read/containers/header.h"
#include "read/containers/raw.h"
#include "team.h"

enum { LISTED = 6 }; /* runs in a message */

/* Clocks of two machines may differ; a file may be opened after the rank met the others. */
enum { SLACK_NS = 1000000000 };
static const uint64_t far_slack_ns = 10ull * SLACK_NS;

typedef struct member {
    const trace_file_header *header;
    tr_raw *raw;              /* not opened yet, or */
    tr_full_process *process; /* of a merged file */
    uint64_t met;             /* ns since the epoch; 0: it did not meet other ranks, or the run has a name */
    uint32_t run;
} member;

/* A run whose ranks met: those of one run follow each other when they are in order. */
typedef struct meeting {
    const member *first; /* to leave that call */
    uint32_t run;
} meeting;

typedef struct grouping {
    tr_trace *trace;
    member *members;
    size_t n, run_room, nmeetings, meeting_room;
    meeting *meetings;
    tr_map sessions;                                                          /* of processes that were counted */
    tr_map processes, named, launchers, pids, children, parents, jobs, ranks; /* hash -> 1 + number of the run */
} grouping;

/* Those that met first, in the order of that. */
static int by_time(const void *left, const void *right)
{
    const member *m = left, *n = right;
    const trace_file_header *a = m->header, *b = n->header;
    if (!m->met != !n->met)
        return m->met ? -1 : 1;
    if (m->met != n->met)
        return m->met < n->met ? -1 : 1;
    if (a->start_realtime_ns != b->start_realtime_ns)
        return a->start_realtime_ns < b->start_realtime_ns ? -1 : 1;
    return memcmp(a->session, b->session, sizeof a->session);
}

static uint64_t met_at(const trace_file_header *h)
{
    return h->rank < 0 || h->world < 2 ? 0 : tr_header_word(h, TRACE_WORD_MET, 5) << TRACE_MET_SHIFT;
}

/* Of a process that has a random number: the same for all its recorders, which may have given the run several names. */
static uint64_t hash_process(const trace_file_header *h)
{
    uint64_t number = tr_header_process(h);
    return number ? tr_hash(&number, sizeof number, tr_header_pid_hash(h, h->pid, 9)) : 0;
}

static uint64_t hash_job(const trace_file_header *h)
{
    uint64_t seed = tr_hash(&h->world, sizeof h->world, 5);
    return *h->job ? tr_hash(h->job, strlen(h->job), seed) : tr_header_pid_hash(h, h->ppid, seed);
}

static uint64_t hash_world(const trace_file_header *h)
{
    return tr_hash(h->program, strlen(h->program), tr_hash(&h->world, sizeof h->world, 6));
}

static uint64_t hash_rank(const trace_file_header *h, uint32_t run)
{
    uint32_t all[3] = {run, (uint32_t)h->rank, (uint32_t)tr_header_word(h, TRACE_WORD_SPAWNED, 10)};
    return tr_hash(all, sizeof all, 7);
}

static uint32_t get(const tr_map *map, uint64_t key) /* UINT32_MAX: none */
{
    return (uint32_t)(uintptr_t)tr_map_get(map, key) - 1;
}

static void put(tr_map *map, uint64_t key, uint32_t run) { tr_map_set(map, key, (void *)((uintptr_t)run + 1)); }

static uint32_t new_run(grouping *g, const trace_file_header *h)
{
    tr_trace *trace = g->trace;
    tr_run_info *run;
    trace->runs = tr_grow(trace->runs, trace->nruns + 1, &g->run_room, sizeof *trace->runs);
    run = &trace->runs[trace->nruns];
    memset(run, 0, sizeof *run);
    run->id = tr_arena_text(&trace->arena, h->run, strlen(h->run));
    run->start_ns = TR_TIME_MAX;
    run->world = -1;
    return (uint32_t)trace->nruns++;
}

/* The run, if it has not got that rank yet. */
static uint32_t without_rank(const grouping *g, uint32_t run, const trace_file_header *h)
{
    return run != UINT32_MAX && get(&g->ranks, hash_rank(h, run)) == UINT32_MAX ? run : UINT32_MAX;
}

/* Whether the rank had begun when the run's first one left the call in which they met. */
static bool met_there(const meeting *e, const member *m)
{
    const trace_file_header *a = e->first->header, *b = m->header;
    bool same_clock = !memcmp(a->boot_id, b->boot_id, sizeof a->boot_id);
    return b->start_realtime_ns <= e->first->met + (same_clock ? SLACK_NS : far_slack_ns);
}

static bool may_be_of(const grouping *g, const meeting *e, const member *m)
{
    return without_rank(g, e->run, m->header) != UINT32_MAX && met_there(e, m);
}

/* The run of the same job, or of the same parent. */
static uint32_t meeting_of_parent(const grouping *g, const member *m)
{
    uint32_t run = get(&g->jobs, hash_job(m->header));
    size_t i;
    for (i = run == UINT32_MAX ? 0 : g->nmeetings; i-- > 0 && g->meetings[i].run != run;) {}
    return i != SIZE_MAX && may_be_of(g, &g->meetings[i], m) ? run : UINT32_MAX;
}

/* The oldest run of that size, and of the same job, whose ranks it may have met. */
static uint32_t meeting_of(const grouping *g, const member *m)
{
    const trace_file_header *h = m->header;
    uint32_t found = UINT32_MAX;
    size_t i;
    for (i = g->nmeetings; i-- > 0 && h->start_realtime_ns <= g->meetings[i].first->met + far_slack_ns;) {
        const trace_file_header *other = g->meetings[i].first->header;
        if (other->world == h->world && !strcmp(other->job, h->job) && may_be_of(g, &g->meetings[i], m))
            found = g->meetings[i].run;
    }
    return found;
}

static void remember(grouping *g, const trace_file_header *h, uint32_t run)
{
    put(&g->pids, tr_header_pid_hash(h, h->pid, h->proc_start), run);
    put(&g->children, tr_header_pid_hash(h, h->pid, 2), run);
    put(&g->parents, tr_header_pid_hash(h, h->ppid, 3), run);
    if (h->rank >= 0) {
        put(&g->jobs, hash_job(h), run);
        put(&g->jobs, hash_world(h), run);
        put(&g->ranks, hash_rank(h, run), run);
    }
}

/* Of a rank that met others. Its name, if it has one, is not theirs, but that of what it started. */
static uint32_t run_of_met(grouping *g, const member *m)
{
    const trace_file_header *h = m->header;
    uint64_t name = tr_hash(h->run, strlen(h->run), 1);
    uint32_t run = get(&g->pids, tr_header_pid_hash(h, h->pid, h->proc_start)); /* several files of one process */
    if (run == UINT32_MAX)
        run = meeting_of_parent(g, m);
    if (run == UINT32_MAX)
        run = meeting_of(g, m);
    if (run == UINT32_MAX) {
        run = new_run(g, h);
        g->meetings = tr_grow(g->meetings, g->nmeetings + 1, &g->meeting_room, sizeof *g->meetings);
        g->meetings[g->nmeetings++] = (meeting){m, run};
    }
    if (*h->run && get(&g->named, name) == UINT32_MAX)
        put(&g->named, name, run);
    remember(g, h, run);
    return run;
}

/* The run of its launcher; else, of that name, the newest. But a rank of a new launcher that this run has already is of
 * a later one, which was given the same name. */
static uint32_t run_of_named(grouping *g, const trace_file_header *h)
{
    uint64_t name = tr_hash(h->run, strlen(h->run), 1), launcher = tr_header_word(h, TRACE_WORD_LAUNCHER, 9);
    uint64_t here = tr_hash(&launcher, sizeof launcher, tr_hash(h->boot_id, sizeof h->boot_id, name));
    uint32_t run = launcher ? get(&g->launchers, here) : UINT32_MAX;
    if (run == UINT32_MAX) {
        run = get(&g->named, name);
        if (launcher && h->rank >= 0)
            run = without_rank(g, run, h);
    }
    if (run == UINT32_MAX)
        put(&g->named, name, run = new_run(g, h));
    if (launcher)
        put(&g->launchers, here, run);
    if (h->rank >= 0)
        put(&g->ranks, hash_rank(h, run), run);
    return run;
}

static uint32_t run_by_relation(grouping *g, const member *m)
{
    const trace_file_header *h = m->header;
    uint32_t run;
    if (m->met)
        return run_of_met(g, m);
    if (*h->run)
        return run_of_named(g, h);
    run = get(&g->pids, tr_header_pid_hash(h, h->pid, h->proc_start)); /* several files of one process */
    if (run == UINT32_MAX)
        run = h->ppid ? get(&g->children, tr_header_pid_hash(h, h->ppid, 2)) : UINT32_MAX;
    if (run == UINT32_MAX)
        run = get(&g->parents, tr_header_pid_hash(h, h->pid, 3));
    if (run == UINT32_MAX && h->rank >= 0)
        run = without_rank(g, get(&g->jobs, hash_job(h)), h);
    if (run == UINT32_MAX && h->rank >= 0 && h->world > 1 && !*h->job)
        run = without_rank(g, get(&g->jobs, hash_world(h)), h);
    if (run == UINT32_MAX)
        run = new_run(g, h);
    remember(g, h, run);
    return run;
}

static uint32_t run_of(grouping *g, const member *m)
{
    const trace_file_header *h = m->header;
    uint64_t process = hash_process(h), name = tr_hash(h->run, strlen(h->run), 1);
    uint32_t run = process ? get(&g->processes, process) : UINT32_MAX;
    if (run == UINT32_MAX)
        run = run_by_relation(g, m);
    else if (*h->run && get(&g->named, name) == UINT32_MAX) /* what it started has that name */
        put(&g->named, name, run);
    if (process)
        put(&g->processes, process, run);
    return run;
}

static int by_begin(const void *left, const void *right)
{
    const tr_run_info *a = *(tr_run_info *const *)left, *b = *(tr_run_info *const *)right;
    if (a->start_ns != b->start_ns)
        return a->start_ns < b->start_ns ? -1 : 1;
    return a < b ? -1 : 1; /* as they were found */
}

/* Numbers the runs in the order of their first processes. */
static void order_runs(tr_trace *trace, grouping *g)
{
    tr_run_info **list = tr_alloc((trace->nruns + 1) * sizeof(tr_run_info *)), *runs;
    uint32_t *to = tr_alloc((trace->nruns + 1) * sizeof *to);
    size_t i;
    runs = tr_alloc((trace->nruns + 1) * sizeof *runs);
    for (i = 0; i < trace->nruns; i++)
        list[i] = &trace->runs[i];
    if (trace->nruns)
        qsort(list, trace->nruns, sizeof *list, by_begin);
    for (i = 0; i < trace->nruns; i++) {
        to[list[i] - trace->runs] = (uint32_t)i;
        runs[i] = *list[i];
    }
    for (i = 0; i < g->n; i++)
        g->members[i].run = to[g->members[i].run];
    free(trace->runs);
    trace->runs = runs;
    free(list);
    free(to);
}

static int64_t start_of(const trace_file_header *h)
{
    return h->start_realtime_ns > (uint64_t)TR_TIME_MAX ? 0 : (int64_t)h->start_realtime_ns;
}

/* The same process may be here as it was recorded and merged. */
static bool counted(grouping *g, const trace_file_header *h)
{
    uint64_t session = tr_hash(h->session, sizeof h->session, 8);
    if (tr_map_get(&g->sessions, session))
        return true;
    tr_map_set(&g->sessions, session, g);
    return false;
}

static void count(grouping *g, const member *m)
{
    tr_trace *trace = g->trace;
    tr_run_info *run = &trace->runs[m->run];
    const char *slash = strrchr(m->header->program, '/'), *program = slash ? slash + 1 : m->header->program;
    run->processes += !counted(g, m->header);
    if (start_of(m->header) < run->start_ns)
        run->start_ns = start_of(m->header);
    if (m->header->world > run->world)
        run->world = m->header->world;
    if (!run->program || (m->header->rank == 0 && !run->ranked)) {
        run->program = tr_arena_text(&trace->arena, program, strlen(program));
        run->ranked = m->header->rank == 0;
    }
}

static void group(tr_trace *trace, grouping *g)
{
    size_t i;
    g->trace = trace;
    g->members = tr_alloc((trace->nraws + trace->nprocesses + 1) * sizeof *g->members);
    for (i = 0; i < trace->nraws; i++)
        g->members[g->n++] = (member){.header = &trace->raws[i]->header, .raw = trace->raws[i]};
    for (i = 0; i < trace->nprocesses; i++)
        g->members[g->n++] = (member){.header = &trace->processes[i]->header, .process = trace->processes[i]};
    for (i = 0; i < g->n; i++)
        g->members[i].met = met_at(g->members[i].header);
    qsort(g->members, g->n, sizeof *g->members, by_time);
    for (i = 0; i < g->n; i++) {
        g->members[i].run = run_of(g, &g->members[i]);
        count(g, &g->members[i]);
    }
    order_runs(trace, g);
    free(g->meetings);
    tr_map_free(&g->sessions);
    tr_map_free(&g->processes);
    tr_map_free(&g->named);
    tr_map_free(&g->launchers);
    tr_map_free(&g->pids);
    tr_map_free(&g->children);
    tr_map_free(&g->parents);
    tr_map_free(&g->jobs);
    tr_map_free(&g->ranks);
}

/* ---- choice ------------------------------------------------------------------------------------------------------ */

/* "2: 2026-11-23 02:37:01, 4 processes of ring" */
static size_t describe(char *to, size_t room, const tr_run_info *run, size_t number)
{
    time_t seconds = (time_t)(run->start_ns / 1000000000);
    struct tm tm;
    char when[32] = "";
    int n;
    localtime_r(&seconds, &tm);
    strftime(when, sizeof when, "%Y-%m-%d %H:%M:%S", &tm);
    n = snprintf(to, room, "%zu: %s, %u process%s of %s", number, when, run->processes, run->processes == 1 ? "" : "es",
                 run->program);
    return n < 0 ? 0 : (size_t)n < room ? (size_t)n : room - 1;
}

/* The others: the newest first. */
static void list(char *to, size_t room, const tr_trace *trace, size_t but)
{
    size_t at = 0, i, said = 0;
    *to = 0;
    for (i = trace->nruns; i-- > 0 && said < LISTED;) {
        if (i == but)
            continue;
        if (said++)
            at += (size_t)snprintf(to + at, room - at, "; ");
        at += describe(to + at, room - at, &trace->runs[i], i + 1);
        if (room - at < 160)
            break;
    }
    if (i != SIZE_MAX && i > 0)
        snprintf(to + at, room - at, "; and older ones");
}

/* The run of that number or id, or whose id alone begins so: with four characters at least, for a number that is too
 * large is a mistake. SIZE_MAX: there is none, which is said. */
static size_t wanted(tr_trace *trace, const char *name)
{
    size_t i, found = 0, alike = SIZE_MAX;
    char others[800], *end;
    unsigned long number = strtoul(name, &end, 10);
    if (*name && !*end && number >= 1 && number <= trace->nruns)
        return number - 1;
    for (i = 0; i < trace->nruns; i++) {
        if (*name && !strcmp(trace->runs[i].id, name))
            return i;
        if (strlen(name) >= 4 && !strncmp(trace->runs[i].id, name, strlen(name))) {
            alike = i;
            found++;
        }
    }
    if (found == 1)
        return alike;
    list(others, sizeof others, trace, SIZE_MAX);
    tr_say(trace, "error: no run '%s' is here; there %s %s (or all)", name, trace->nruns == 1 ? "is" : "are", others);
    return SIZE_MAX;
}

/* What of the trace stays: `chosen`, or all. Raw files are opened now, those of other runs are not. */
static void keep(tr_trace *trace, grouping *g, size_t chosen, bool all)
{
    size_t i, n = 0;
    for (i = 0; i < g->n; i++) {
        const member *m = &g->members[i];
        bool stays = all || m->run == chosen;
        if (m->process) {
            m->process->process.run = m->run + 1;
            m->process->passed = !stays;
            m->process->file->passed |= !stays;
        } else {
            m->raw->run = m->run + 1;
            m->raw->file->passed = !stays;
        }
    }
    for (i = 0; i < trace->nprocesses; i++)
        if (trace->processes[i]->passed)
            tr_process_drop(trace->processes[i]);
        else
            trace->processes[n++] = trace->processes[i];
    trace->nprocesses = n;
    tr_team_share(trace);
    for (i = 0, n = 0; i < trace->nraws; i++)
        if (trace->raws[i]->file->passed)
            free(trace->raws[i]);
        else
            trace->raws[n++] = trace->raws[i];
    trace->nraws = n;
    tr_raws_open(trace);
    for (i = 0; i < trace->nraws; i++)
        free(trace->raws[i]);
    free(trace->raws);
    trace->raws = NULL;
    trace->nraws = 0;
}

void tr_runs_choose(tr_trace *trace)
{
    grouping g = {0};
    const char *name = trace->options.run;
    size_t chosen, i;
    bool all = name && !strcmp(name, "all");
    char this[200], others[800];
    group(trace, &g);
    chosen = trace->nruns - 1; /* the newest: they are in the order of their first process */
    if (trace->nruns && name && !all)
        chosen = wanted(trace, name);
    else if (trace->nruns > 1 && !all) {
        describe(this, sizeof this, &trace->runs[chosen], chosen + 1);
        list(others, sizeof others, trace, chosen);
        tr_say(trace,
               "note: %zu runs are here, and the newest is shown, %s. Others by --run NUMBER, or --run all (trace-info "
               "tells more): %s",
               trace->nruns, this, others);
    }
    for (i = 0; i < trace->nruns; i++)
        trace->runs[i].chosen = all || i == chosen;
    keep(trace, &g, chosen, all);
    free(g.members);
}

size_t tr_trace_runs(const tr_trace *trace, const tr_run_info **out)
{
    *out = trace->runs;
    return trace->nruns;
}
