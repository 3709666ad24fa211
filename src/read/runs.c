/* runs.c - which files are of one run, and which run is read (docs/reference/format.md "Runs")
 *
 * A header names its run. Where it does not (files of format 1.0; ranks of a launcher that names nothing) runs are told apart in the order of time: a process
 * is of its parent's or its child's run; a rank is of the newest run of the same job and size that does not have that rank yet, or, without a job's
 * number, of the same parent and size, or else of the same program and size; any other process is a run of its own. */
#include <time.h>
#include "private.h"

enum { LISTED = 6 }; /* runs in a message */

typedef struct member {
    const trace_file_header *header;
    tr_raw *raw;              /* not opened yet, or */
    tr_full_process *process; /* of a merged file */
    uint32_t run;
} member;

typedef struct grouping {
    tr_set *set;
    member *members;
    size_t n, run_room;
    tr_map named, pids, children, parents, jobs, ranks; /* hash -> 1 + number of the run */
} grouping;

static int by_start(const void *left, const void *right)
{
    const trace_file_header *a = ((const member *)left)->header, *b = ((const member *)right)->header;
    if (a->start_realtime_ns != b->start_realtime_ns)
        return a->start_realtime_ns < b->start_realtime_ns ? -1 : 1;
    return memcmp(a->session, b->session, sizeof a->session);
}

static uint64_t hash_pid(const trace_file_header *h, uint32_t pid, uint64_t seed)
{
    return tr_hash(&pid, sizeof pid, tr_hash(h->boot_id, sizeof h->boot_id, seed));
}

static uint64_t hash_job(const trace_file_header *h)
{
    uint64_t seed = tr_hash(&h->world, sizeof h->world, 5);
    return *h->job ? tr_hash(h->job, strlen(h->job), seed) : hash_pid(h, h->ppid, seed);
}

static uint64_t hash_world(const trace_file_header *h)
{
    return tr_hash(h->program, strlen(h->program), tr_hash(&h->world, sizeof h->world, 6));
}

static uint64_t hash_rank(const trace_file_header *h, uint32_t run)
{
    uint32_t both[2] = {run, (uint32_t)h->rank};
    return tr_hash(both, sizeof both, 7);
}

static uint32_t get(const tr_map *map, uint64_t key) /* UINT32_MAX: none */
{
    return (uint32_t)(uintptr_t)tr_map_get(map, key) - 1;
}

static void put(tr_map *map, uint64_t key, uint32_t run)
{
    tr_map_set(map, key, (void *)((uintptr_t)run + 1));
}

static uint32_t new_run(grouping *g, const trace_file_header *h)
{
    tr_set *set = g->set;
    tr_run_info *run;
    set->runs = tr_grow(set->runs, set->nruns + 1, &g->run_room, sizeof *set->runs);
    run = &set->runs[set->nruns];
    memset(run, 0, sizeof *run);
    run->id = tr_arena_text(&set->arena, h->run, strlen(h->run));
    run->start_ns = h->start_realtime_ns > (uint64_t)TR_TIME_MAX ? 0 : (int64_t)h->start_realtime_ns;
    run->world = -1;
    return (uint32_t)set->nruns++;
}

/* The run, if it has not got that rank yet. */
static uint32_t without_rank(const grouping *g, uint32_t run, const trace_file_header *h)
{
    return run != UINT32_MAX && get(&g->ranks, hash_rank(h, run)) == UINT32_MAX ? run : UINT32_MAX;
}

static uint32_t run_of(grouping *g, const trace_file_header *h)
{
    uint64_t job = hash_job(h);
    uint32_t run;
    if (*h->run) {
        uint64_t name = tr_hash(h->run, strlen(h->run), 1);
        run = get(&g->named, name);
        if (run == UINT32_MAX)
            put(&g->named, name, run = new_run(g, h));
        return run;
    }
    run = get(&g->pids, hash_pid(h, h->pid, h->proc_start)); /* several files of one process */
    if (run == UINT32_MAX)
        run = get(&g->children, hash_pid(h, h->ppid, 2));
    if (run == UINT32_MAX)
        run = get(&g->parents, hash_pid(h, h->pid, 3));
    if (run == UINT32_MAX && h->rank >= 0)
        run = without_rank(g, get(&g->jobs, job), h);
    if (run == UINT32_MAX && h->rank >= 0 && h->world > 1 && !*h->job)
        run = without_rank(g, get(&g->jobs, hash_world(h)), h);
    if (run == UINT32_MAX)
        run = new_run(g, h);
    put(&g->pids, hash_pid(h, h->pid, h->proc_start), run);
    put(&g->children, hash_pid(h, h->pid, 2), run);
    put(&g->parents, hash_pid(h, h->ppid, 3), run);
    if (h->rank >= 0) {
        put(&g->jobs, job, run);
        put(&g->jobs, hash_world(h), run);
        put(&g->ranks, hash_rank(h, run), run);
    }
    return run;
}

static void count(tr_set *set, const member *m)
{
    tr_run_info *run = &set->runs[m->run];
    const char *slash = strrchr(m->header->program, '/'), *program = slash ? slash + 1 : m->header->program;
    run->processes++;
    if (m->header->world > run->world)
        run->world = m->header->world;
    if (!run->program || (m->header->rank == 0 && !run->ranked)) {
        run->program = tr_arena_text(&set->arena, program, strlen(program));
        run->ranked = m->header->rank == 0;
    }
}

static void group(tr_set *set, grouping *g)
{
    size_t i;
    g->set = set;
    g->members = tr_alloc((set->nraws + set->nprocesses + 1) * sizeof *g->members);
    for (i = 0; i < set->nraws; i++)
        g->members[g->n++] = (member){.header = &set->raws[i]->header, .raw = set->raws[i]};
    for (i = 0; i < set->nprocesses; i++)
        g->members[g->n++] = (member){.header = &set->processes[i]->header, .process = set->processes[i]};
    qsort(g->members, g->n, sizeof *g->members, by_start);
    for (i = 0; i < g->n; i++) {
        g->members[i].run = run_of(g, g->members[i].header);
        count(set, &g->members[i]);
    }
    tr_map_free(&g->named);
    tr_map_free(&g->pids);
    tr_map_free(&g->children);
    tr_map_free(&g->parents);
    tr_map_free(&g->jobs);
    tr_map_free(&g->ranks);
}

/* ---- choice ------------------------------------------------------------------------------------------------------------------- */

/* "2: 2026-11-23 02:37:01, 4 processes of ring" */
static size_t describe(char *to, size_t room, const tr_run_info *run, size_t number)
{
    time_t seconds = (time_t)(run->start_ns / 1000000000);
    struct tm tm;
    char when[32] = "";
    int n;
    localtime_r(&seconds, &tm);
    strftime(when, sizeof when, "%Y-%m-%d %H:%M:%S", &tm);
    n = snprintf(to, room, "%zu: %s, %u process%s of %s", number, when, run->processes, run->processes == 1 ? "" : "es", run->program);
    return n < 0 ? 0 : (size_t)n < room ? (size_t)n : room - 1;
}

/* The others: the newest first. */
static void list(char *to, size_t room, const tr_set *set, size_t but)
{
    size_t at = 0, i, said = 0;
    *to = 0;
    for (i = set->nruns; i-- > 0 && said < LISTED;) {
        if (i == but)
            continue;
        if (said++)
            at += (size_t)snprintf(to + at, room - at, "; ");
        at += describe(to + at, room - at, &set->runs[i], i + 1);
        if (room - at < 160)
            break;
    }
    if (i != SIZE_MAX && i > 0)
        snprintf(to + at, room - at, "; and older ones");
}

/* The run of that number or id, or whose id alone begins so: with four characters at least, for a number that is too large is a mistake. SIZE_MAX: there is
 * none, which is said. */
static size_t wanted(tr_set *set, const char *name)
{
    size_t i, found = 0, alike = SIZE_MAX;
    char others[800], *end;
    unsigned long number = strtoul(name, &end, 10);
    if (*name && !*end && number >= 1 && number <= set->nruns)
        return number - 1;
    for (i = 0; i < set->nruns; i++) {
        if (*name && !strcmp(set->runs[i].id, name))
            return i;
        if (strlen(name) >= 4 && !strncmp(set->runs[i].id, name, strlen(name))) {
            alike = i;
            found++;
        }
    }
    if (found == 1)
        return alike;
    list(others, sizeof others, set, SIZE_MAX);
    tr_say(set, "error: no run '%s' is here; there %s %s (or all)", name, set->nruns == 1 ? "is" : "are", others);
    return SIZE_MAX;
}

/* What of the set stays: `chosen`, or all. Raw files are opened now, those of other runs are not. */
static void keep(tr_set *set, grouping *g, size_t chosen, bool all)
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
    for (i = 0; i < set->nprocesses; i++)
        if (set->processes[i]->passed)
            tr_process_drop(set->processes[i]);
        else
            set->processes[n++] = set->processes[i];
    set->nprocesses = n;
    for (i = 0; i < set->nraws; i++) {
        if (!set->raws[i]->file->passed)
            tr_raw_open(set, set->raws[i]);
        free(set->raws[i]);
    }
    free(set->raws);
    set->raws = NULL;
    set->nraws = 0;
}

void tr_runs_choose(tr_set *set)
{
    grouping g = {0};
    const char *name = set->options.run;
    size_t chosen, i;
    bool all = name && !strcmp(name, "all");
    char this[200], others[800];
    group(set, &g);
    chosen = set->nruns - 1; /* the newest: they are in the order of their first process */
    if (set->nruns && name && !all)
        chosen = wanted(set, name);
    else if (set->nruns > 1 && !all) {
        describe(this, sizeof this, &set->runs[chosen], chosen + 1);
        list(others, sizeof others, set, chosen);
        tr_say(set, "note: %zu runs are here, and the newest is shown, %s. Others by --run NUMBER, or --run all (trace-info tells more): %s", set->nruns, this, others);
    }
    for (i = 0; i < set->nruns; i++)
        set->runs[i].chosen = all || i == chosen;
    keep(set, &g, chosen, all);
    free(g.members);
}

size_t tr_set_runs(const tr_set *set, const tr_run_info **out)
{
    *out = set->runs;
    return set->nruns;
}
