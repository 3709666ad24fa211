/* job.c - which processes go to which file, and one reading for as many files as may be open at once */
#include "export.h"
#include "common/message.h"
#include "common/progress.h"
#include "support/memory.h"
#include <stdlib.h>

enum { BATCH = 512 };

typedef struct part {
    export_part of;
    char *path;
    tr_process **processes;
    size_t room;
    uint32_t run;
    void *state;
} part;

typedef struct plan {
    const export_job *job;
    part *parts;
    size_t n, room;
    size_t *part_of; /* by process: its part + 1; 0: none */
    bool several_runs;
    void *prepared;
    int64_t to_ns; /* where reading ends */
} plan;

bool export_wants(const export_settings *s, const tr_process *p)
{
    return (!s->ranks.n || tool_ranges_has(&s->ranks, p->rank)) &&
           (!s->hosts.n || tool_list_has(&s->hosts, p->header->host, false));
}

/* ---- parts ----------------------------------------------------------------------------------------------------- */

static int by_rank(const void *left, const void *right)
{
    const tr_process *a = *(tr_process *const *)left, *b = *(tr_process *const *)right;
    if (a->run != b->run)
        return a->run < b->run ? -1 : 1;
    if (a->rank != b->rank)
        return a->rank < b->rank ? -1 : 1;
    return a->index < b->index ? -1 : 1;
}

static void add(plan *p, tr_process *process)
{
    part *x = p->n ? &p->parts[p->n - 1] : NULL;
    bool own = p->job->by_rank && x && (x->of.rank != process->rank || x->run != process->run);
    if (!x || own) {
        p->parts = tr_grow(p->parts, p->n + 1, &p->room, sizeof *p->parts);
        x = &p->parts[p->n++];
        x->of = (export_part){.trace = p->job->trace, .settings = p->job->settings, .rank = process->rank};
        x->run = process->run;
    }
    x->processes = tr_grow(x->processes, x->of.nprocesses + 1, &x->room, sizeof *x->processes);
    x->processes[x->of.nprocesses++] = process;
    x->of.processes = x->processes;
    if (x->of.rank != process->rank)
        x->of.rank = -1;
    p->several_runs |= process->run != p->parts[0].run;
    p->part_of[process->index] = p->n;
}

/* NAME.json.gz -> NAME.rank3.json.gz, or NAME.3.json.gz */
static char *name_of(const plan *p, const part *x)
{
    const char *name = p->job->output, *ending = p->job->format->ending;
    size_t n = strlen(name), m = strlen(ending), stem = n;
    const char *word = p->job->format->bare_rank ? "" : "rank";
    if (p->n == 1 && !(p->job->by_rank && p->job->format->bare_rank && x->of.rank >= 0))
        return tool_text("%s", name);
    if (stem > 3 && !strcmp(name + stem - 3, ".gz"))
        stem -= 3;
    if (stem > m && !memcmp(name + stem - m, ending, m))
        stem -= m;
    else
        while (stem > 1 && name[stem] != '.' && name[stem - 1] != '/')
            stem--;
    if (name[stem] != '.') /* it has no ending */
        stem = n;
    if (p->several_runs)
        return tool_text("%.*s.run%u.%s%d%s", (int)stem, name, x->run, word, x->of.rank, name + stem);
    return tool_text("%.*s.%s%d%s", (int)stem, name, word, x->of.rank, name + stem);
}

static void plan_make(plan *p)
{
    tr_process *const *list;
    size_t n = tr_trace_processes(p->job->trace, &list), i, k = 0, ranked = 0;
    tr_process **wanted = tr_alloc((n + 1) * sizeof *wanted);
    for (i = 0; i < n; i++)
        if (export_wants(p->job->settings, list[i])) {
            wanted[k++] = list[i];
            ranked += list[i]->rank >= 0;
        }
    if (!k)
        tool_fail("no process of the trace has such a rank and such a host");
    p->part_of = tr_alloc((n + 1) * sizeof *p->part_of);
    if (p->job->by_rank)
        qsort(wanted, k, sizeof *wanted, by_rank);
    for (i = 0; i < k; i++)
        if (wanted[i]->rank >= 0 || !ranked || !p->job->by_rank)
            add(p, wanted[i]);
    if (p->job->by_rank && ranked && ranked < k)
        tool_note("%zu process%s no rank, and %s in no file: --files one has all", k - ranked,
                  k - ranked == 1 ? " has" : "es have", k - ranked == 1 ? "is" : "are");
    free(wanted);
}

/* ---- reading --------------------------------------------------------------------------------------------------- */

/* Work of devices is told of later than it is done. */
static int64_t read_until(const export_job *job)
{
    const tr_def *const *defs;
    size_t n = tr_trace_defs(job->trace, &defs), i;
    for (i = 0; i < n; i++)
        if (defs[i]->kind == TRACE_KIND_SLICE)
            return INT64_MAX;
    return job->settings->to_ns;
}

static void start(const plan *p, part *x)
{
    const char *path = x->path = name_of(p, x);
    size_t n = strlen(path);
    x->of.path = path;
    x->of.prepared = p->prepared;
    x->of.out = out_open(path);
    if (n > 3 && !strcmp(path + n - 3, ".gz"))
        out_gzip(x->of.out);
    x->state = p->job->format->open(&x->of);
}

static void end(const plan *p, part *x, export_done *done)
{
    export_result r = p->job->format->close(x->state);
    done->sum.records += r.records;
    done->sum.unfinished += r.unfinished;
    done->sum.orphans += r.orphans;
    done->sum.unfinite += r.unfinite;
    done->sum.alone += r.alone;
    done->sum.nothing = r.nothing && (done->sum.nothing || !done->files);
    done->processes += x->of.nprocesses;
    done->files++;
    if (!done->first)
        done->first = x->path;
    else if (done->last != done->first)
        free(done->last);
    done->last = x->path;
    done->bytes += out_close(x->of.out);
}

static void write_parts(plan *p, size_t first, size_t n, tool_progress *progress, export_done *done)
{
    const export_job *job = p->job;
    tr_process *const *list;
    size_t nprocesses = tr_trace_processes(job->trace, &list), i, k;
    bool *chosen = tr_alloc((nprocesses + 1) * sizeof *chosen);
    tr_event *events = tr_alloc(BATCH * sizeof *events);
    tr_cursor *cursor;
    uint64_t seen = 0, now;
    for (i = first; i < first + n; i++) {
        start(p, &p->parts[i]);
        for (k = 0; k < p->parts[i].of.nprocesses; k++)
            chosen[p->parts[i].processes[k]->index] = true;
    }
    /* from the start: what is open at --from has to be known */
    cursor = tr_chosen_cursor(job->trace, chosen, INT64_MIN, p->to_ns);
    while ((k = tr_next_batch(cursor, events, BATCH)) > 0) {
        for (i = 0; i < k; i++)
            job->format->event(p->parts[p->part_of[events[i].thread->process->index] - 1].state, &events[i]);
        now = tr_cursor_bytes(cursor);
        progress_add(progress, now - seen, k);
        seen = now;
    }
    tr_cursor_close(cursor);
    for (i = first; i < first + n; i++)
        end(p, &p->parts[i], done);
    free(events);
    free(chosen);
}

void export_forget(export_done *done)
{
    if (done->last != done->first)
        free(done->last);
    free(done->first);
}

export_done export_write(const export_job *job)
{
    plan p = {.job = job};
    export_done done = {0};
    tool_progress progress;
    size_t i;
    plan_make(&p);
    if (p.n > 1 && !strcmp(job->output, "-"))
        tool_fail("the standard output takes one file, and there are %zu ranks: write --files one, or --ranks N", p.n);
    p.to_ns = read_until(job);
    if (job->format->prepare)
        p.prepared = job->format->prepare(job);
    progress_start(&progress, "writing", tr_trace_bytes(job->trace));
    for (i = 0; i < p.n; i += TR_OUTPUTS)
        write_parts(&p, i, p.n - i < TR_OUTPUTS ? p.n - i : TR_OUTPUTS, &progress, &done);
    progress_end(&progress);
    if (job->format->discard)
        job->format->discard(p.prepared);
    for (i = 0; i < p.n; i++)
        free(p.parts[i].processes);
    free(p.parts);
    free(p.part_of);
    return done;
}
