/* convert.c - see convert.h */
#include "convert.h"
#include "common/names.h"
#include "support/memory.h"
#include <stdio.h>

event_name convert_name(convert *c, const tr_event *e, const plan *p, const tr_value *values)
{
    event_name r = {p->name, p->category, NULL, 0};
    const tr_value *domain = plan_role(p, values, TRACE_R_DOMAIN);
    if (!r.name) {
        r.n = names_event(e, &r.text);
        if (!r.n) {
            r.text = p->def->name;
            r.n = strlen(r.text);
        }
        r.name = pf_string(&c->w, r.text, r.n);
    }
    if (domain && domain->type == TRACE_T_STR && !domain->is_array)
        r.category = domain->n ? pf_string(&c->w, (const char *)domain->data, domain->n) : p->api;
    return r;
}

/* ---- processes and threads ---------------------------------------------------------------------------- */

static uint32_t digits(int32_t n)
{
    uint32_t k = 1;
    for (; n >= 10; n /= 10)
        k++;
    return k;
}

/* Facts about a process, for the UI's help button. */
static char *describe_process(const tr_process *p)
{
    char *text = NULL;
    size_t n = 0;
    FILE *f = open_memstream(&text, &n);
    if (!f)
        return NULL;
    fprintf(f, "%s\nhost %s, pid %u", p->header->program, p->header->host, p->header->pid);
    if (p->rank >= 0)
        fprintf(f, ", rank %d of %d", p->rank, p->world);
    if (p->header->job[0])
        fprintf(f, ", job %s", p->header->job);
    for (uint32_t i = 0; i < p->ninfo; i++)
        fprintf(f, "\n%s: %s", p->info[2 * i], p->info[2 * i + 1]);
    fprintf(f, "\ntimes within %llu ns of the host's clock", (unsigned long long)p->clock_error_ns);
    if (p->align_error_ns == UINT64_MAX)
        fputs("; nothing tells how far that is from the other hosts'", f);
    else if (p->align_error_ns)
        fprintf(f, ", within %llu ns more of the other hosts'", (unsigned long long)p->align_error_ns);
    if (p->killed)
        fputs("\nended without closing its file", f);
    fclose(f);
    return text;
}

static void show_process(convert *c, process_state *s, uint32_t rank_digits, map *pids)
{
    const tr_process *p = s->process;
    char name[512], facts[128], lost[64];
    const char *labels[4];
    unsigned n = 0;
    char *description = describe_process(p);
    uint64_t gone = p->dropped + p->overwritten;
    s->pid = p->header->pid;
    if (!s->pid || map_find(pids, s->pid, 0, 0)) /* Perfetto takes two processes of one pid for one */
        for (s->pid = 10000001 + p->index; map_find(pids, s->pid, 0, 0); s->pid++)
            ;
    map_put(pids, s->pid, 0, 0);
    if (p->rank >= 0) /* padded: older UIs sort processes by name */
        snprintf(name, sizeof name, "rank %0*d %s %s", (int)rank_digits, p->rank, p->header->host, p->name);
    else
        snprintf(name, sizeof name, "%s %s", p->header->host, p->name);
    snprintf(facts, sizeof facts, "%s pid %u", p->header->host, p->header->pid);
    labels[n++] = facts;
    if (p->killed)
        labels[n++] = "did not end properly";
    if (gone) {
        snprintf(lost, sizeof lost, "%llu events lost", (unsigned long long)gone);
        labels[n++] = lost;
    }
    labels[n] = NULL;
    s->uuid = pf_describe(&c->w, &(pf_track_info){.name = name, .pid = s->pid, .labels = labels, .description = description,
                                                  .order = p->rank >= 0 ? p->rank : -1});
    free(description);
}

static int by_end(const void *a, const void *b)
{
    const process_state *x = *(process_state *const *)a, *y = *(process_state *const *)b;
    return x->last_ns != y->last_ns ? (x->last_ns < y->last_ns ? -1 : 1) : x->process->index < y->process->index ? -1 : 1;
}

static void start_processes(convert *c, const int64_t *last_ns)
{
    tr_process *const *list;
    int32_t last_rank = 0;
    uint32_t width;
    map pids = {0};
    c->nprocesses = tr_trace_processes(c->trace, &list);
    c->processes = (process_state *)tr_resize(NULL, c->nprocesses * sizeof *c->processes);
    memset(c->processes, 0, c->nprocesses * sizeof *c->processes);
    c->ends = (process_state **)tr_resize(NULL, c->nprocesses * sizeof *c->ends);
    for (size_t i = 0; i < c->nprocesses; i++)
        if (list[i]->rank > last_rank)
            last_rank = list[i]->rank;
    width = digits(last_rank) > 4 ? digits(last_rank) : 4;
    for (size_t i = 0; i < c->nprocesses; i++) {
        process_state *s = &c->processes[list[i]->index];
        s->process = list[i];
        s->shown = !c->options.rank_shown || c->options.rank_shown(c->options.user, list[i]->rank);
        s->last_ns = last_ns[list[i]->index] == INT64_MIN ? INT64_MAX : last_ns[list[i]->index];
        s->last_ns = s->last_ns < c->options.to_ns ? s->last_ns : c->options.to_ns;
        if (s->shown)
            show_process(c, s, width, &pids);
        c->ends[i] = s;
    }
    if (c->nprocesses)
        qsort(c->ends, c->nprocesses, sizeof *c->ends, by_end);
    free(pids.slots);
}

thread_state *convert_thread(convert *c, tr_thread *thread)
{
    thread_state *th = c->threads[thread->index];
    process_state *process;
    uint32_t tid;
    if (__builtin_expect(th != NULL, 1))
        return th;
    process = &c->processes[thread->process->index];
    if (!process->shown)
        return NULL;
    th = (thread_state *)tr_resize(NULL, sizeof *th);
    memset(th, 0, sizeof *th);
    th->thread = thread;
    th->stack = tr_stack_new();
    tid = thread->tid == thread->process->header->pid ? process->pid : thread->tid;
    if (!tid || map_find(&process->tids, tid, 0, 0)) /* the kernel gives numbers again */
        for (tid = 10000001 + thread->index; map_find(&process->tids, tid, 0, 0); tid++)
            ;
    map_put(&process->tids, tid, 0, 0);
    th->name = strdup(thread->name[0] ? thread->name : tid == process->pid ? "main" : "thread");
    th->nstrands = 1;
    th->strands = (strand *)tr_resize(NULL, sizeof *th->strands);
    memset(th->strands, 0, sizeof *th->strands);
    pf_track_init(&th->strands[0].track, pf_describe(&c->w, &(pf_track_info){
        .parent = process->uuid, .name = th->name, .pid = process->pid, .tid = tid, .order = -1}));
    process->threads = (thread_state **)tr_resize(process->threads, (process->nthreads + 1) * sizeof *process->threads);
    process->threads[process->nthreads++] = th;
    thread_start(c, th);
    return c->threads[thread->index] = th;
}

/* Ends what the processes that end before `ns` left open; INT64_MAX: all. What a process recorded only after the survey,
 * for its file is being written, ends with the last event of all. */
static void end_processes(convert *c, int64_t ns)
{
    for (; c->next_end < c->nprocesses; c->next_end++) {
        process_state *s = c->ends[c->next_end];
        int64_t end = s->last_ns == INT64_MAX ? c->now : s->last_ns;
        if (s->last_ns >= ns && ns != INT64_MAX)
            break;
        for (uint32_t i = 0; i < s->nthreads; i++)
            thread_close(c, s->threads[i], end);
        span_close_all(c, s, end);
    }
}

/* ---- the whole ---------------------------------------------------------------------------------------- */

void convert_start(convert *c, tr_trace *trace, const convert_options *options, const survey *looked)
{
    const tr_def *const *defs;
    tr_thread *const *threads;
    size_t ndefs = tr_trace_defs(trace, &defs);
    uint32_t fields = 1;
    pf *w = &c->w;
    c->trace = trace;
    c->options = *options;
    c->late_ns = looked->late_ns;
    c->now = tr_trace_t0(trace) == INT64_MAX ? 0 : tr_trace_t0(trace);
    c->muted = options->from_ns > c->now;
    pf_start(w, c->now);
    c->keys = (plan_keys){
        .error = pf_cstring(w, "error"), .unterminated = pf_cstring(w, "unterminated"),
        .message = pf_cstring(w, "message"), .flow = pf_cstring(w, "flow"), .error_category = pf_cstring(w, "error"),
        .trace_category = pf_cstring(w, "trace"), .bytes = pf_cstring(w, "bytes"), .paused = pf_cstring(w, "recording paused"),
        .resumed = pf_cstring(w, "recording resumed"), .last = pf_cstring(w, "last_rank"), .waited = pf_cstring(w, "waited_ns"),
        .comm_name = pf_cstring(w, "comm_name"), .comm_ranks = pf_cstring(w, "comm_ranks")};
    c->plans = (plan *)tr_resize(NULL, ndefs * sizeof *c->plans);
    for (size_t i = 0; i < ndefs; i++) {
        plan_make(&c->plans[defs[i]->index], w, defs[i], options->args);
        c->draws = c->draws || defs[i]->roles & 1u << TRACE_R_FLOW_IN;
        if (defs[i]->nfields > fields)
            fields = defs[i]->nfields;
    }
    for (size_t i = 0; i < ndefs; i++)
        if (defs[i]->pair)
            plan_pair(&c->plans[defs[i]->index], &c->plans[defs[i]->pair->index], w);
    for (size_t i = 0; i < ndefs; i++)
        plan_straighten(&c->plans[i]);
    for (size_t i = 0; i < ndefs; i++)
        c->launches = c->launches || (defs[i]->kind == TRACE_KIND_META && defs[i]->roles >> TRACE_R_CORRELATION & 1);
    c->values = (tr_value *)tr_resize(NULL, fields * sizeof *c->values);
    c->nthreads = tr_trace_threads(trace, &threads);
    c->threads = (thread_state **)tr_resize(NULL, c->nthreads * sizeof *c->threads);
    memset(c->threads, 0, c->nthreads * sizeof *c->threads);
    for (size_t i = 0; i < looked->napart; i++) {
        uint32_t k = 0;
        map_entry *e;
        while (map_find(&c->apart, looked->apart[i].thread, k, 0))
            k++;
        e = map_put(&c->apart, looked->apart[i].thread, k, 0);
        e->v.u[0] = pf_cstring(w, looked->apart[i].def->api);
        e->v.u[1] = (uintptr_t)looked->apart[i].def->api;
    }
    start_processes(c, looked->last_ns);
}

static void unmute(convert *c)
{
    c->muted = false;
    thread_unmute(c);
    span_unmute(c);
}

/* What waits is older than the marker will allow. */
static void mark(convert *c)
{
    for (size_t i = 0; i < c->nthreads && c->launches; i++)
        for (uint32_t k = 0; c->threads[i] && k < c->threads[i]->nstrands; k++)
            pf_wait_over(&c->w, &c->threads[i]->strands[k].track);
    pf_marker(&c->w);
}

void convert_event(convert *c, const tr_event *e)
{
    const plan *p = &c->plans[e->def->index];
    thread_state *th;
    if (e->def->kind == TR_KIND_GAP && !c->threads[e->thread->index]) /* nothing is open there */
        return;
    th = convert_thread(c, e->thread);
    if (e->ns > c->now && e->def->kind != TRACE_KIND_SLICE) {
        c->now = e->ns;
        if (__builtin_expect(c->next_end < c->nprocesses && c->ends[c->next_end]->last_ns < c->now, 0))
            end_processes(c, c->now);
        if (__builtin_expect(c->muted && c->now >= c->options.from_ns, 0))
            unmute(c);
        c->w.newest = c->now - c->w.t0 + PF_TIME_ZERO;
    }
    if (!th)
        return;
    switch (e->def->kind) {
    case TRACE_KIND_BEGIN:
        thread_begin(c, th, e, p);
        break;
    case TRACE_KIND_END:
        thread_end(c, th, e, p);
        break;
    case TRACE_KIND_META:
        if (p->role[TRACE_R_ID] >= 0) {
            tr_value id;
            if (tr_field_get(e, (unsigned)p->role[TRACE_R_ID], &id) && !id.is_array && span_meta(c, th, e, p, id.u))
                break;
        } /* fall through */
    case TRACE_KIND_MESSAGE:
        thread_meta(c, th, e, p);
        break;
    case TRACE_KIND_OBJECT:
        comm_object(c, e, p);
        break;
    case TRACE_KIND_COUNTER:
        counter_sample(c, th, e, p);
        break;
    case TRACE_KIND_SLICE:
        device_slice(c, th, e, p);
        break;
    case TRACE_KIND_ASYNC_BEGIN:
        span_begin(c, th, e, p);
        break;
    case TRACE_KIND_ASYNC_END:
        span_end(c, th, e, p);
        break;
    case TR_KIND_GAP:
        thread_pause(c, th, e, p);
        break;
    case TRACE_KIND_PAUSE:
        thread_pause(c, th, e, p);
        instant(c, th, e, p);
        break;
    case TRACE_KIND_INSTANT: case TRACE_KIND_RESUME:
        instant(c, th, e, p);
        break;
    }
    if (c->w.since_marker >= PF_MARKER_EVENTS && c->w.newest - (int64_t)c->late_ns >= c->w.marker_time)
        mark(c);
}

static void say_lost(convert *c, pf_track *t, uint64_t n, const char *what)
{
    char text[96];
    if (n) {
        pf_id name = pf_string(&c->w, text, (size_t)snprintf(text, sizeof text, "%llu events %s", (unsigned long long)n, what));
        pf_event(&c->w, t, c->now, PF_INSTANT, name, c->keys.error_category, NULL, 0);
    }
}

void convert_finish(convert *c)
{
    tr_thread *const *threads;
    size_t n = tr_trace_threads(c->trace, &threads);
    if (c->muted) /* the window begins after the last event */
        unmute(c);
    end_processes(c, INT64_MAX);
    for (size_t i = 0; i < n; i++) {
        c->processes[threads[i]->process->index].counted += threads[i]->dropped;
        if (threads[i]->dropped || threads[i]->overwritten) {
            thread_state *th = convert_thread(c, threads[i]);
            if (th) {
                say_lost(c, &th->strands[MAIN_STRAND].track, threads[i]->dropped, "lost");
                say_lost(c, &th->strands[MAIN_STRAND].track, threads[i]->overwritten, "overwritten by newer ones");
            }
        }
    }
    for (size_t i = 0; i < c->nprocesses; i++)
        if (c->processes[i].shown) {
            uint64_t total = c->processes[i].process->dropped, counted = c->processes[i].counted;
            pf_track t;
            pf_track_init(&t, c->processes[i].uuid);
            say_lost(c, &t, total > counted ? total - counted : 0, "lost by threads without a buffer");
            pf_track_free(&t);
        }
}

void convert_free(convert *c)
{
    const tr_def *const *defs;
    size_t ndefs = tr_trace_defs(c->trace, &defs);
    for (size_t i = 0; i < c->nthreads; i++) {
        thread_state *th = c->threads[i];
        if (!th)
            continue;
        for (uint32_t k = 0; k < th->nstrands; k++) {
            pf_track_free(&th->strands[k].track);
            free(th->strands[k].open);
        }
        tr_stack_free(th->stack);
        free(th->strands);
        free(th->name);
        free(th);
    }
    for (size_t i = 0; i < ndefs; i++)
        plan_free(&c->plans[i]);
    for (size_t i = 0; i < c->nprocesses; i++) {
        free(c->processes[i].threads);
        free(c->processes[i].tids.slots);
    }
    spans_free(c);
    flows_free(&c->flows);
    meetings_free(c);
    comms_free(c);
    free(c->user_flows.slots);
    free(c->apart.slots);
    free(c->plans);
    free(c->values);
    free(c->threads);
    free(c->processes);
    free(c->ends);
    pf_free(&c->w);
}
