/* chrome_write.c - the format chrome: a document for each rank, as Kineto writes one for torch.profiler */
#include "chrome_device.h"
#include "chrome_groups.h"
#include "chrome_host.h"
#include "chrome_row.h"
#include "chrome_steps.h"
#include "chrome_sync.h"
#include "common/names.h"
#include "support/memory.h"
#include <stdlib.h>

static void begin(void *user, walk_thread *t, tr_open *o, const tr_event *e, bool shown)
{
    chrome_slice_begin(user, t, o, e, shown);
}
static void end(void *user, walk_thread *t, tr_open *o, int64_t end_ns, const tr_event *e, bool inside)
{
    chrome_slice_end(user, t, o, end_ns, e, inside);
}
static void asks(void *user, walk_thread *t, const tr_event *e, uint64_t number) { chrome_asks(user, t, e, number); }
static void work(void *user, walk_thread *t, const tr_event *e, uint64_t number)
{
    (void)t;
    chrome_work(user, e, number);
}
static void other(void *user, walk_thread *t, const tr_event *e) { chrome_other(user, t, e); }
static const walk_hooks hooks = {begin, end, asks, work, other};

/* A line for each, and a space behind the colon of "rank": readers look for it before they parse. */
static void put_head(chrome *c)
{
    const export_part *part = c->part;
    const tr_process *first = part->processes[0];
    tool_out *out = c->out;
    chrome_members m = {out, 0};
    out_str(out, "{\n\"schemaVersion\": 1,\n\"deviceProperties\": [");
    chrome_devices(c, out);
    out_str(out, "\n],\n\"distributedInfo\": {");
    member_i64(&m, "rank", part->rank >= 0 ? part->rank : 0);
    member_i64(&m, "world_size", first->world > 0 ? first->world : 1);
    chrome_groups_put(c->groups, &m);
    out_str(out, "},\n");
    m.n = 0;
    member_text(&m, "host_name", first->header->host, strlen(first->header->host));
    out_str(out, ",\n\"displayTimeUnit\": \"ms\",\n");
    m.n = 0;
    member_i64(&m, "baseTimeNanoseconds", c->base_ns);
    out_str(out, ",\n\"traceEvents\": [\n");
}

/* Whether some work of the API lies on rows of devices. */
static bool has_rows(const chrome *c, const char *api)
{
    size_t i;
    for (i = 0; i < c->nplans; i++)
        if (names_device(c->plans[i].def) && !c->plans[i].no_row && !strcmp(c->plans[i].def->api, api))
            return true;
    return false;
}

typedef struct chrome_shared { /* by all files of an export */
    struct groups *groups;
    loop loop;
} chrome_shared;

static void *open_chrome(const export_part *part)
{
    chrome *c = tr_alloc(sizeof *c);
    const tr_def *const *defs;
    tr_process *const *processes;
    tr_track *const *tracks;
    tr_thread *const *threads;
    const chrome_shared *shared = part->prepared;
    int64_t t0 = tr_trace_t0(part->trace);
    size_t i;
    unsigned fields = 1;
    c->part = part;
    c->out = part->out;
    c->scratch = out_memory();
    c->groups = shared->groups;
    c->loop = &shared->loop;
    c->base_ns = t0 == INT64_MAX ? 0 : t0;
    c->nplans = tr_trace_defs(part->trace, &defs);
    c->plans = tr_alloc((c->nplans + 1) * sizeof *c->plans);
    for (i = 0; i < c->nplans; i++) {
        chrome_plan_make(c, &c->plans[defs[i]->index], defs[i]);
        if (defs[i]->nfields > fields)
            fields = defs[i]->nfields;
    }
    for (i = 0; i < c->nplans; i++)
        if (defs[i]->kind == TRACE_KIND_META && defs[i]->roles >> TRACE_R_CORRELATION & 1)
            c->plans[defs[i]->index].no_row = !has_rows(c, defs[i]->api);
    c->values = tr_alloc(fields * sizeof *c->values);
    c->ntracks = tr_trace_tracks(part->trace, &tracks);
    c->rows = tr_alloc((c->ntracks + 1) * sizeof *c->rows);
    i = tr_trace_processes(part->trace, &processes);
    c->pids = tr_alloc((i + 1) * sizeof *c->pids);
    c->steps = tr_alloc((i + 1) * sizeof *c->steps);
    c->tids = tr_alloc((tr_trace_threads(part->trace, &threads) + 1) * sizeof *c->tids);
    c->sync = part->settings->syncs ? chrome_sync_new() : NULL;
    put_head(c);
    chrome_processes(c);
    c->walk = walk_open(part, &hooks, c);
    return c;
}

static void take(void *state, const tr_event *e) { walk_event(((chrome *)state)->walk, e); }

static export_result close_chrome(void *state)
{
    chrome *c = state;
    export_result r;
    chrome_members m = {c->out, 0};
    size_t i;
    walk_finish(c->walk);
    chrome_steps_put(c);
    chrome_forget_launches(c);
    if (c->sync)
        chrome_sync_finish(c);
    out_str(c->out, "\n],\n");
    member_text(&m, "traceName", c->part->path, strlen(c->part->path));
    out_str(c->out, "\n}\n");
    r = (export_result){.records = c->slices,
                        .unfinite = c->unfinite,
                        .unfinished = walk_unfinished(c->walk),
                        .orphans = walk_orphans(c->walk)};
    walk_close(c->walk);
    chrome_slices_free(c);
    for (i = 0; i < c->nplans; i++)
        chrome_plan_free(&c->plans[i]);
    for (i = 0; i < c->nrows; i++)
        free(c->all_rows[i]);
    out_drop(c->scratch);
    free(c->plans);
    free(c->values);
    free(c->pids);
    free(c->steps);
    free(c->tids);
    free(c->rows);
    free(c->all_rows);
    tr_map3_free(&c->taken);
    tr_map3_free(&c->trackless);
    tr_map3_free(&c->spaces);
    free(c);
    return r;
}

static void *prepare(const export_job *job)
{
    chrome_shared *s = tr_alloc(sizeof *s);
    s->groups = groups_take(job->trace, false);
    loop_find(&s->loop, job->trace, 1, job->settings->step);
    return s;
}
static void discard(void *prepared)
{
    chrome_shared *s = prepared;
    groups_free(s->groups);
    loop_free(&s->loop);
    free(s);
}

const export_format export_chrome = {.name = "chrome",
                                     .ending = ".json",
                                     .summary =
                                         "Chrome JSON as torch.profiler writes it: HTA, chrome://tracing, Perfetto",
                                     .records = "slices",
                                     .uses = USES_STEP | USES_SYNCS | USES_GEOMETRY,
                                     .by_rank = true,
                                     .prepare = prepare,
                                     .discard = discard,
                                     .open = open_chrome,
                                     .event = take,
                                     .close = close_chrome};
