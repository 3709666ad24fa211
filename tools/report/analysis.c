/* analysis.c - the steps of the analysis, what bounds the run, and how findings are put together */
#include "report.h"
#include "common/comms.h"
#include "common/message.h"
#include "common/units.h"
#include "support/memory.h"
#include <stdarg.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

const char *const bound_words[BOUNDS] = {"host", "gpu", "transfers", "communication", "io", "device_api", "setup"};
const char *const bound_names[BOUNDS] = {"host", "GPU", "transfers", "communication", "I/O", "device API", "set-up"};
const char *const time_names[TIMES] = {"host", "waits_for_ranks", "communication", "waits_for_device", "device_api"};

double share_of(const analysis *a, double ns) { return a->run_ns > 0 ? ns / (double)a->run_ns : 0; }

/* ---- findings ---------------------------------------------------------------------------------------------------- */

finding *finding_new(analysis *a, const char *kind, double part)
{
    finding *f;
    a->findings = tr_grow(a->findings, a->nfindings + 1, &a->finding_room, sizeof *f);
    f = &a->findings[a->nfindings++];
    f->kind = kind;
    f->share = part < 0 ? 0 : part > 1 ? 1 : part;
    f->timed = true;
    return f;
}

static int by_rank(const void *x, const void *y)
{
    int32_t a = *(const int32_t *)x, b = *(const int32_t *)y;
    return a < b ? -1 : a > b;
}

bool finding_told(const analysis *a, size_t from, const char *kind)
{
    for (size_t i = from; i < a->nfindings; i++)
        if (!strcmp(a->findings[i].kind, kind))
            return true;
    return false;
}

void finding_rank(finding *f, const analysis *a, uint32_t process)
{
    if (a->processes[process]->rank < 0)
        return;
    f->ranks = tr_grow(f->ranks, f->nranks + 1, &f->rank_room, sizeof *f->ranks);
    f->ranks[f->nranks++] = a->processes[process]->rank;
    if (f->nranks > 1 && f->ranks[f->nranks - 1] < f->ranks[f->nranks - 2])
        qsort(f->ranks, f->nranks, sizeof *f->ranks, by_rank);
}

void finding_call(finding *f, const char *name)
{
    f->where = tr_grow(f->where, f->nwhere + 1, &f->where_room, sizeof *f->where);
    f->where[f->nwhere++] = tool_text("%s", name);
}

void finding_source(finding *f, const analysis *a, uint32_t line)
{
    const source_line *l = &a->gathered.sources.lines[line];
    free(f->source.file);
    free(f->source.function);
    f->source.file = tool_text("%s", text_of(l->file));
    f->source.function = tool_text("%s", text_of(l->function));
    f->source.line = l->number;
}

void finding_text_source(finding *f)
{
    size_t n = strlen(f->text);
    char *longer;
    const char *name = f->source.file ? strrchr(f->source.file, '/') : NULL;
    if (!f->source.file)
        return;
    name = name && name[1] ? name + 1 : f->source.file;
    longer = tool_text("%.*s: see %s:%llu.", (int)(n && f->text[n - 1] == '.' ? n - 1 : n), f->text, name,
                       (unsigned long long)f->source.line);
    free(f->text);
    f->text = longer;
}

size_t finding_sources(finding *f, const analysis *a, bool (*wanted)(const sourced *x, const void *user),
                       const void *user, source_sum *most)
{
    enum { SHOWN = 3 };
    source_sum list[SHOWN];
    size_t n = sources_sum(&a->gathered.sources, wanted, user, list, SHOWN);
    for (size_t i = 0; i < n && i < SHOWN; i++) {
        char *where = source_text(&a->gathered.sources, list[i].line), time[UNIT_TEXT];
        finding_evidence(f, "%s in %s: %s, %u time%s%s%s", where,
                         text_of(a->gathered.sources.lines[list[i].line].function), text_of(list[i].name), list[i].n,
                         list[i].n == 1 ? "" : "s", list[i].ns ? ", " : "",
                         list[i].ns ? unit_time(time, (uint64_t)list[i].ns) : "");
        free(where);
    }
    if (n) {
        finding_source(f, a, list[0].line);
        *most = list[0];
    }
    return n;
}

void finding_path(finding *f, const char *path)
{
    for (const char *at = path; at && *at;) {
        const char *end = strstr(at, " > ");
        char *one = tool_text("%.*s", (int)(end ? end - at : (ptrdiff_t)strlen(at)), at);
        finding_call(f, one);
        free(one);
        at = end ? end + 3 : NULL;
    }
}

void finding_where(finding *f, const analysis *a, uint32_t path)
{
    if (!path)
        return;
    finding_where(f, a, a->profiler.names[path].up);
    finding_call(f, text_of(a->profiler.names[path].name));
}

void finding_evidence(finding *f, const char *format, ...)
{
    char line[1024];
    va_list args;
    va_start(args, format);
    vsnprintf(line, sizeof line, format, args);
    va_end(args);
    f->evidence = tr_grow(f->evidence, f->nevidence + 1, &f->evidence_room, sizeof *f->evidence);
    f->evidence[f->nevidence++] = tool_text("%s", line);
}

/* " -r 0,4-7"; "" without ranks. To be freed. */
static char *rank_option(const finding *f)
{
    char *list = tool_text("%s", ""), *longer;
    for (size_t i = 0, k; i < f->nranks; i = k) {
        for (k = i + 1; k < f->nranks && f->ranks[k] - f->ranks[k - 1] <= 1; k++) {}
        longer = f->ranks[k - 1] > f->ranks[i]
                     ? tool_text("%s%s%d-%d", list, i ? "," : " -r ", f->ranks[i], f->ranks[k - 1])
                     : tool_text("%s%s%d", list, i ? "," : " -r ", f->ranks[i]);
        free(list);
        list = longer;
    }
    return list;
}

void finding_command(finding *f, const analysis *a, const char *command)
{
    const settings *s = &a->tally.settings;
    int64_t t0 = tr_trace_t0(a->tally.trace);
    char from[48] = "", to[48] = "";
    if (s->from_ns != INT64_MIN)
        snprintf(from, sizeof from, " --from %.6f", (double)(s->from_ns - t0) / 1e9);
    if (s->to_ns != INT64_MAX)
        snprintf(to, sizeof to, " --to %.6f", (double)(s->to_ns - t0) / 1e9);
    f->see = tool_text("%s%s%s%s %s", command, from, to, a->chosen, a->inputs);
}

void finding_see(finding *f, const analysis *a, int64_t from, int64_t to, const char *options)
{
    int64_t t0 = tr_trace_t0(a->tally.trace), margin = (to - from) / 20 + 1000;
    char *ranks = rank_option(f);
    from = from - margin > t0 ? from - margin : t0;
    f->see = tool_text("trace-print --relative%s --from %.6f --to %.6f%s %s", ranks, (double)(from - t0) / 1e9,
                       (double)(to + margin - t0) / 1e9, options, a->inputs);
    f->timeline = tool_text("to-perfetto -o finding.pftrace --from %.6f --to %.6f %s", (double)(from - t0) / 1e9,
                            (double)(to + margin - t0) / 1e9, a->inputs);
    free(ranks);
}

void what_if_add(analysis *a, char *text, int64_t saves)
{
    a->what_ifs = tr_grow(a->what_ifs, a->nwhat_ifs + 1, &a->what_if_room, sizeof *a->what_ifs);
    a->what_ifs[a->nwhat_ifs] = (what_if){text, saves > 0 ? saves : 0, a->nwhat_ifs};
    a->nwhat_ifs++;
}

/* What saves as much stays in the order in which it was asked. */
static int saves_most(const void *x, const void *y)
{
    const what_if *a = x, *b = y;
    return a->saves != b->saves ? (a->saves > b->saves ? -1 : 1) : a->asked < b->asked ? -1 : 1;
}

char *rank_text(const analysis *a, uint32_t process)
{
    const tr_process *p = a->processes[process];
    return p->rank >= 0 ? tool_text("rank %d", p->rank) : tool_text("process %u", p->header->pid);
}

static char *ranks_text(int32_t *ranks, size_t n)
{
    char *list, *text;
    if (n == 1)
        return tool_text("rank %d", ranks[0]);
    qsort(ranks, n, sizeof *ranks, by_rank);
    list = comms_ranks(ranks, n);
    text = tool_text("ranks %s", list);
    free(list);
    return text;
}

/* Those of the chosen that have no rank, by their numbers. */
static char *unranked_text(const analysis *a, const bool *chosen)
{
    enum { MOST = 4 };
    char *text = tool_text("processes"), *longer;
    for (size_t i = 0, shown = 0; i < a->nprocesses && shown <= MOST; i++) {
        if (!chosen[i] || a->processes[i]->rank >= 0)
            continue;
        longer = shown == MOST ? tool_text("%s, ...", text)
                               : tool_text("%s%s %u", text, shown ? "," : "", a->processes[i]->header->pid);
        free(text);
        text = longer;
        shown++;
    }
    return text;
}

char *rank_list(const analysis *a, const bool *chosen)
{
    int32_t *ranks = tr_alloc((a->nprocesses + 1) * sizeof *ranks);
    size_t n = 0, others = 0, i;
    uint32_t one = 0;
    char *list, *text;
    for (i = 0; i < a->nprocesses; i++) {
        if (!chosen[i])
            continue;
        one = (uint32_t)i;
        if (a->processes[i]->rank >= 0)
            ranks[n++] = a->processes[i]->rank;
        else
            others++;
    }
    list = n + others < 2 ? rank_text(a, one) : n ? ranks_text(ranks, n) : unranked_text(a, chosen);
    free(ranks);
    if (!n || !others)
        return list;
    text = tool_text("%s and %zu process%s without a rank", list, others, others == 1 ? "" : "es");
    free(list);
    return text;
}

char *findings_text(const analysis *a)
{
    size_t n = a->nblaming, remarks = a->nfindings - n;
    return remarks ? tool_text("%zu finding%s, %zu remark%s", n, n == 1 ? "" : "s", remarks, remarks == 1 ? "" : "s")
                   : tool_text("%zu finding%s", n, n == 1 ? "" : "s");
}

bool finding_is_cause(const finding *f)
{
    static const char *const causes[] = {"straggler",     "no_processor",   "slow_device", "shared_device",
                                         "unequal_input", "unequal_stages", "slow_link",   "message_pieces",
                                         "stopped",       "slow_steps",     "hang",        "stuck",
                                         "deadlock",      "blocked",        NULL};
    for (size_t i = 0; causes[i]; i++)
        if (!strcmp(f->kind, causes[i]))
            return true;
    return false;
}

/* A cause ranks before its symptoms, and every finding before an unexplained difference. A rank that waits for a
 * message may be missing in a collective for that reason. */
static double weight(const finding *f)
{
    if (!strcmp(f->kind, "stuck") || !strcmp(f->kind, "deadlock"))
        return f->share * 4;
    if (finding_is_cause(f))
        return f->share * 3;
    return strcmp(f->kind, "unexplained") ? f->share : f->share / 4;
}

static int worst_first(const void *x, const void *y)
{
    const finding *a = x, *b = y;
    double m = weight(a), n = weight(b);
    if (a->first != b->first)
        return a->first ? -1 : 1;
    if (a->remark != b->remark)
        return b->remark ? -1 : 1;
    if (a->timed != b->timed)
        return a->timed ? -1 : 1;
    if (m < n || m > n)
        return m > n ? -1 : 1;
    return strcmp(a->kind, b->kind) ? strcmp(a->kind, b->kind) : strcmp(a->text, b->text);
}

size_t running_processes(const analysis *a, bool *which)
{
    size_t n = 0;
    for (size_t i = 0; i < a->nprocesses; i++) {
        n += a->processes[i]->running;
        if (which)
            which[i] = a->processes[i]->running;
    }
    return n;
}

/* ---- what each rank did ------------------------------------------------------------------------------------------ */

void rank_pieces(const analysis *a, rank_piece *take, void *user)
{
    const graph *g = &a->gathered.graph;
    for (uint32_t i = 0; i < g->nlanes; i++) {
        const lane *l = &g->lanes[i];
        uint32_t p = l->process;
        int64_t from = l->from;
        if (!l->thread || l->track || l->main != i || l->to == INT64_MIN)
            continue;
        for (uint32_t k = l->nodes ? l->first : NONE; k != NONE; k = node_after(g, k)) {
            const node *n = &g->nodes[k];
            int64_t end =
                n->end < l->to ? n->end : l->to; /* one that has begun with the lane's last event ends later */
            int64_t foreign = g->foreign[k], own = node_own(g, k), rest = end - n->begin - foreign;
            bool comm = n->kind == NODE_COLLECTIVE || n->kind == NODE_MESSAGE;
            take(user, p, TIME_HOST, from, n->begin);
            take(user, p, TIME_WAITS, n->begin, n->begin + foreign);
            if (comm)
                take(user, p, TIME_COMM, n->begin + foreign, end);
            else {
                take(user, p, TIME_DEVICE, n->begin + foreign, n->begin + foreign + (rest > own ? rest - own : 0));
                take(user, p, TIME_API, end - (rest < own ? rest : own), end);
            }
            from = end;
        }
        take(user, p, TIME_HOST, from, l->to);
    }
}

static void spread(void *user, uint32_t process, int what, int64_t from, int64_t to)
{
    const analysis *a = user;
    const graph *g = &a->gathered.graph;
    rank_time *t = &a->times[process];
    double bin = (double)(g->to - g->from) / TIME_BINS;
    if (to <= from || bin <= 0)
        return;
    t->all[what] += (uint64_t)(to - from);
    for (int k = (int)((double)(from - g->from) / bin); k < TIME_BINS; k++) {
        double low = (double)(g->from - from) + k * bin, high = low + bin;
        low = low < 0 ? 0 : low;
        high = high > (double)(to - from) ? (double)(to - from) : high;
        if (high <= low)
            break;
        t->bins[k * TIMES + what] += (float)((high - low) / bin);
    }
}

static void times_make(analysis *a)
{
    const graph *g = &a->gathered.graph;
    a->times = tr_alloc((a->nprocesses + 1) * sizeof *a->times);
    for (uint32_t i = 0; i < g->nlanes; i++) {
        const lane *l = &g->lanes[i];
        rank_time *t = l->thread ? &a->times[l->process] : NULL;
        if (!t || l->track || l->main != i || l->to == INT64_MIN)
            continue;
        t->bins = tr_alloc(TIME_BINS * TIMES * sizeof *t->bins);
        t->wall = (uint64_t)(l->to - l->from);
    }
    rank_pieces(a, spread, a);
}

/* As trace-tally --collectives and to-perfetto count. If several come at the same time, the last process counts. */
static void arrivals_count(analysis *a)
{
    const graph *g = &a->gathered.graph;
    for (uint32_t i = 0; i < g->ngroups; i++) {
        const group *c = &g->groups[i];
        int64_t latest = INT64_MIN;
        uint32_t last = 0, came = 0, m;
        for (m = c->first; m < c->first + c->n; m++) {
            const node *n = &g->nodes[g->members[m]];
            uint32_t process = node_process(g, g->members[m]);
            if (!(n->flags & NODE_ARRIVES) || is_device(g, n->lane))
                continue;
            came++;
            if (n->begin > latest || (n->begin == latest && process > last)) {
                latest = n->begin;
                last = process;
            }
        }
        /* The last calls of all ranks, such as MPI_Finalize, have no API here, and no number in the trace. */
        if (!c->api || came < 2 || (c->size && came < c->size))
            continue;
        a->times[last].came_last++;
        for (m = c->first; m < c->first + c->n; m++) {
            const node *n = &g->nodes[g->members[m]];
            if (n->flags & NODE_ARRIVES && !is_device(g, n->lane))
                a->times[g->lanes[n->lane].process].collectives++;
        }
    }
}

/* ---- what bounds the run ----------------------------------------------------------------------------------------- */

static bool named_io(uint32_t name)
{
    static const char *const words[] = {"io",         "read",  "write", "load",       "dataload", "data_load",
                                        "checkpoint", "fsync", "save",  "dataloader", NULL};
    for (size_t i = 0; words[i]; i++)
        if (name_has(text_of(name), words[i]))
            return true;
    return false;
}

/* By path: a task that is named after reading or writing, or lies in one, waits for that. Each name is asked once. */
static bool *find_io(const profiler *p)
{
    enum { YES = 1, NO };
    bool *io = tr_alloc((p->n + 1) * sizeof *io);
    uint32_t most = 0;
    uint8_t *asked;
    size_t k;
    for (k = 1; k < p->n; k++)
        most = p->names[k].name > most ? p->names[k].name : most;
    asked = tr_alloc((size_t)most + 1);
    for (k = 1; k < p->n; k++) { /* those above have lower numbers */
        uint8_t *name = &asked[p->names[k].name];
        if (!io[p->names[k].up] && !*name)
            *name = named_io(p->names[k].name) ? YES : NO;
        io[k] = io[p->names[k].up] || *name == YES;
    }
    free(asked);
    return io;
}

static enum bound bound_of(const graph *g, const path_part *p)
{
    if (p->node == NONE)
        return g->lanes[p->lane].track ? BOUND_API : BOUND_HOST;
    switch (g->nodes[p->node].kind) {
    case NODE_COLLECTIVE:
    case NODE_MESSAGE: return sets_up(g->nodes[p->node].name) ? BOUND_SETUP : BOUND_MPI;
    case NODE_KERNEL: return g->nodes[p->node].group != NONE ? BOUND_MPI : BOUND_DEVICE;
    case NODE_COPY: return BOUND_TRANSFER;
    }
    return BOUND_API;
}

static void critical_plan(analysis *a)
{
    const graph *g = &a->gathered.graph;
    critical_find(g, &a->critical);
    a->critical_profile = profile_new(&a->profiler);
    for (size_t i = 0; i < a->critical.n; i++) {
        const path_part *p = &a->critical.parts[i];
        if (p->node == NONE && !g->lanes[p->lane].track && chosen_lane(a, p->lane))
            profile_watch(&a->profiler, a->critical_profile, p->lane, p->from, p->to);
    }
}

static int hottest(const void *x, const void *y)
{
    const hot *a = x, *b = y;
    return a->ns != b->ns ? (a->ns > b->ns ? -1 : 1) : strcmp(a->path, b->path);
}

static void critical_tell(analysis *a)
{
    const graph *g = &a->gathered.graph;
    tr_map3 names = {0};
    const tr_map3_entry *e;
    size_t room = 0, i;
    bool *io;
    double all = (double)(a->critical.ns ? a->critical.ns : 1);
    for (i = 0; i < a->critical.n; i++) {
        const path_part *p = &a->critical.parts[i];
        enum bound b = bound_of(g, p);
        if (b == BOUND_HOST || !chosen_lane(a, p->lane) ||
            !chosen_name(a, p->node != NONE ? g->nodes[p->node].name : 0))
            continue; /* what the host does is in the profile */
        a->bounds[b] += (double)(p->to - p->from) / all;
        if (p->node != NONE)
            tr_map3_put(&names, g->nodes[p->node].name, b, 1)->v.u[0] += (uint64_t)(p->to - p->from);
        else if (b == BOUND_API)
            tr_map3_put(&names, 0, b, 1)->v.u[0] += (uint64_t)(p->to - p->from);
    }
    for (i = 0; (e = tr_map3_each(&names, &i));) {
        a->hots = tr_grow(a->hots, a->nhots + 1, &room, sizeof *a->hots);
        a->hots[a->nhots++] =
            (hot){tool_text("%s", e->key[0] ? text_of((uint32_t)e->key[0]) : "device begins its work"), 0,
                  (enum bound)e->key[1], e->v.u[0]};
    }
    tr_map3_free(&names);
    io = find_io(&a->profiler);
    for (uint32_t k = 0; k < a->profiler.n; k++) {
        uint64_t ns = profile_time(&a->profiler, a->critical_profile, k).ns;
        enum bound b = io[k] ? BOUND_IO : BOUND_HOST;
        if (!ns || !chosen_name(a, k ? a->profiler.names[k].name : 0))
            continue;
        a->bounds[b] += (double)ns / all;
        a->hots = tr_grow(a->hots, a->nhots + 1, &room, sizeof *a->hots);
        a->hots[a->nhots++] = (hot){profile_path(&a->profiler, k), k, b, ns};
    }
    free(io);
    if (a->nhots)
        qsort(a->hots, a->nhots, sizeof *a->hots, hottest);
}

/* Reads what waited for what. If memory is short, the report covers whole steps: half a step would count as time of the
 * run, but no finding could save any of it. */
static void gather_steps(analysis *a, uint64_t max_mem)
{
    int64_t to;
    gather(&a->gathered, &a->tally, &a->loop, a->from, a->to, max_mem);
    to = a->gathered.graph.until != INT64_MAX ? judged_whole_steps(a, a->gathered.graph.until) : INT64_MIN;
    if (to == INT64_MIN)
        return;
    gathered_free(&a->gathered);
    memset(&a->gathered, 0, sizeof a->gathered);
    a->to = to;
    gather(&a->gathered, &a->tally, &a->loop, a->from, a->to, max_mem);
    a->gathered.graph.until = to;
}

/* ---- all of it --------------------------------------------------------------------------------------------------- */

void analyse(analysis *a, unsigned workers, uint64_t max_mem)
{
    static const scenario as_it_was;
    a->nprocesses = tr_trace_processes(a->tally.trace, &a->processes);
    tally_count(&a->tally, workers, WORST_DEFAULT);
    judged_choose(a);
    gather_steps(a, max_mem);
    choice_rows(a);
    a->run_ns = a->gathered.graph.to > a->gathered.graph.from ? a->gathered.graph.to - a->gathered.graph.from : 0;
    off_cpu_plan(a);
    segments_make(&a->segments, &a->gathered.graph);
    a->replayed_ns = replay(&a->gathered.graph, &as_it_was);
    a->culprits = tr_alloc(a->nprocesses + 1);
    times_make(a);
    arrivals_count(a);
    critical_plan(a);
    links_plan(a);
    ranks_plan(a);
    stages_plan(a);
    devices_plan(a);
    steps_plan(a);
    unexplained_plan(a);
    teams_plan(a);
    device_errors_plan(a);
    judged_plan(a);
    profile_run(&a->profiler, &a->gathered.graph);
    critical_tell(a);
    off_cpu_tell(a);
    ranks_tell(a);
    stages_tell(a);
    links_tell(a);
    pieces_tell(a);
    steps_tell(a);
    devices_tell(a);
    causes_of_path_tell(a);
    interpreter_lock_tell(a);
    locks_tell(a);
    teams_tell(a);
    waits_tell(a);
    calls_tell(a);
    processors_tell(a);
    device_errors_tell(a);
    judged_tell(a);
    stuck_tell(a);
    health_tell(a);
    ends_of_processes_tell(a);
    unexplained_tell(a);
    choice_findings(a);
    choice_steps(a);
    if (a->nfindings)
        qsort(a->findings, a->nfindings, sizeof *a->findings, worst_first);
    if (a->nwhat_ifs)
        qsort(a->what_ifs, a->nwhat_ifs, sizeof *a->what_ifs, saves_most);
    while (a->nblaming < a->nfindings && !a->findings[a->nblaming].remark)
        a->nblaming++;
}

void finding_free(finding *f)
{
    for (size_t k = 0; k < f->nwhere; k++)
        free(f->where[k]);
    for (size_t k = 0; k < f->nevidence; k++)
        free(f->evidence[k]);
    free(f->source.file);
    free(f->source.function);
    free(f->text);
    free(f->helps);
    free(f->see);
    free(f->timeline);
    free(f->ranks);
    free(f->where);
    free(f->evidence);
}

void analysis_free(analysis *a)
{
    size_t i;
    for (i = 0; i < a->nfindings; i++)
        finding_free(&a->findings[i]);
    for (i = 0; i < a->nwhat_ifs; i++)
        free(a->what_ifs[i].text);
    for (i = 0; i < a->nhots; i++)
        free(a->hots[i].path);
    for (i = 0; a->times && i < a->nprocesses; i++)
        free(a->times[i].bins);
    links_free(a);
    ranks_free(a);
    stages_free(a);
    steps_free(a);
    devices_free(a);
    teams_found_free(a);
    unexplained_free(a);
    device_errors_free(a);
    free(a->findings);
    free(a->undecided);
    free(a->what_ifs);
    free(a->hots);
    free(a->times);
    free(a->culprits);
    free(a->named);
    loop_free(&a->loop);
    free(a->critical.parts);
    segments_free(&a->segments);
    off_cpu_free(&a->off);
    profiler_free(&a->profiler);
    gathered_free(&a->gathered);
    tally_close(&a->tally);
}
