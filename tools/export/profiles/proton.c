/* proton.c - a profiling session as Proton's Chrome trace: kernels on their streams with the path of scopes that asked
 * for them, scopes on their threads, arrows between them
 *
 * chrome.c writes all of a recording for PyTorch's tools; this is for those who read what Proton writes with
 * data="trace": each kernel has its call_stack, from ROOT to the kernel.
 */
#include "session.h"
#include "common/names.h"
#include "support/memory.h"
#include <stdlib.h>

typedef struct proton {
    session *session;
    const export_part *part;
    tool_json json;
    int64_t base_ns;
    uint64_t written;
} proton;

/* ---- events ------------------------------------------------------------------------------------------------------ */

static void put_us(proton *p, const char *key, int64_t ns) { json_put_double(&p->json, key, (double)ns / 1e3); }

/* An event begins; json_close(&p->json, '}') ends it. */
static void put_event(proton *p, const char *name, const char *category, const char *phase, int64_t ns)
{
    json_open(&p->json, '{');
    json_put_str(&p->json, "name", name);
    json_put_str(&p->json, "cat", category);
    json_put_str(&p->json, "ph", phase);
    put_us(p, "ts", ns - p->base_ns);
    p->written++;
}

static void put_thread(proton *p, const tr_thread *t)
{
    json_put_u64(&p->json, "pid", t->process->header->pid);
    json_put_u64(&p->json, "tid", t->tid);
}

/* A device is a process of its own, far from the numbers that processes have; its streams are the threads. */
enum { DEVICE_PID = 1000000000 };

static const tr_track *track_of(const proton *p, const tr_event *e)
{
    tr_value v;
    return tr_role_get(e, TRACE_R_TRACK, &v) && !v.is_array && v.u <= UINT32_MAX
               ? tr_trace_track(p->part->trace, e->recorder, (uint32_t)v.u)
               : NULL;
}

static void put_track(proton *p, const tr_track *t)
{
    const tr_track *up = t && t->parent ? tr_trace_track(p->part->trace, t->recorder, t->parent) : t;
    json_put_u64(&p->json, "pid", DEVICE_PID + (up ? up->index : 0));
    json_put_u64(&p->json, "tid", t ? t->index : 0);
}

static void put_stack(proton *p, const profile_node *n)
{
    const profile_node **list;
    const profile_node *at;
    size_t depth = 0;
    for (at = n; at; at = at->up)
        depth++;
    list = tr_alloc((depth + 1) * sizeof *list);
    depth = 0;
    for (at = n; at; at = at->up)
        list[depth++] = at;
    json_put_open(&p->json, "call_stack", '[');
    while (depth)
        json_str(&p->json, list[--depth]->name);
    json_close(&p->json, ']');
    free(list);
}

static void put_flow(proton *p, const char *phase, int64_t ns, uint64_t flow)
{
    put_event(p, "launch", "flow", phase, ns);
    json_put_u64(&p->json, "id", flow);
    if (*phase == 'f')
        json_put_str(&p->json, "bp", "e");
}

static void on_scope(void *user, const tr_thread *t, const profile_node *n, int64_t begin_ns, int64_t end_ns, bool op)
{
    proton *p = user;
    put_event(p, n->name, op ? "launch" : "scope", "X", begin_ns);
    put_us(p, "dur", end_ns - begin_ns);
    put_thread(p, t);
    json_put_open(&p->json, "args", '{');
    put_stack(p, n);
    json_close(&p->json, '}');
    json_close(&p->json, '}');
}

static void on_launch(void *user, const tr_thread *t, const profile_node *under, int64_t ns, uint64_t flow)
{
    proton *p = user;
    (void)under;
    put_flow(p, "s", ns, flow);
    put_thread(p, t);
    json_close(&p->json, '}');
}

static void on_work(void *user, const profile_node *n, const tr_event *e, uint64_t flow)
{
    proton *p = user;
    const tr_track *track = track_of(p, e);
    const char *kernel;
    size_t length = names_event(e, &kernel);
    put_event(p, n->name, "kernel", "X", e->ns);
    put_us(p, "dur", e->end_ns - e->ns);
    put_track(p, track);
    json_put_open(&p->json, "args", '{');
    put_stack(p, n);
    json_key(&p->json, "kernel");
    json_text(&p->json, kernel, length);
    json_close(&p->json, '}');
    json_close(&p->json, '}');
    if (!flow)
        return;
    put_flow(p, "f", e->ns, flow);
    put_track(p, track);
    json_close(&p->json, '}');
}

static void put_value(proton *p, const tr_value *v)
{
    tr_value one;
    uint32_t i;
    bool real = v->type == TRACE_T_F32 || v->type == TRACE_T_F64;
    json_key(&p->json, v->field->name);
    if (v->type == TRACE_T_STR)
        json_text(&p->json, v->data, v->n);
    else if (!v->is_array)
        real ? json_double(&p->json, v->f) : json_i64(&p->json, v->i);
    else {
        json_open(&p->json, '[');
        for (i = 0; i < v->n && tr_element(v, i, &one); i++)
            real ? json_double(&p->json, one.f) : json_i64(&p->json, one.i);
        json_close(&p->json, ']');
    }
}

static void on_metrics(void *user, const tr_thread *t, const profile_node *n, const tr_event *e)
{
    proton *p = user;
    tr_value v;
    unsigned k;
    put_event(p, n->name, "metric", "i", e->ns);
    json_put_str(&p->json, "s", "t");
    put_thread(p, t);
    json_put_open(&p->json, "args", '{');
    json_put_open(&p->json, "metrics", '{');
    for (k = 0; k < e->def->nfields; k++)
        if (tr_field_get(e, k, &v) && v.type && v.type != TRACE_T_BYTES)
            put_value(p, &v);
    json_close(&p->json, '}');
    put_stack(p, n);
    json_close(&p->json, '}');
    json_close(&p->json, '}');
}

/* ---- names ------------------------------------------------------------------------------------------------------- */

static void put_name(proton *p, const char *what, uint64_t pid, uint64_t tid, const char *name)
{
    json_open(&p->json, '{');
    json_put_str(&p->json, "name", what);
    json_put_str(&p->json, "ph", "M");
    json_put_u64(&p->json, "pid", pid);
    json_put_u64(&p->json, "tid", tid);
    json_put_open(&p->json, "args", '{');
    json_put_str(&p->json, "name", name);
    json_close(&p->json, '}');
    json_close(&p->json, '}');
}

static bool is_ours(const proton *p, const tr_process *process)
{
    size_t i;
    for (i = 0; i < p->part->nprocesses; i++)
        if (p->part->processes[i] == process)
            return true;
    return false;
}

static void put_names(proton *p)
{
    tr_track *const *tracks;
    tr_thread *const *threads;
    size_t n = tr_trace_tracks(p->part->trace, &tracks), i;
    for (i = 0; i < p->part->nprocesses; i++)
        put_name(p, "process_name", p->part->processes[i]->header->pid, 0, p->part->processes[i]->name);
    for (i = 0; i < n; i++) {
        const tr_track *up =
            tracks[i]->parent ? tr_trace_track(p->part->trace, tracks[i]->recorder, tracks[i]->parent) : tracks[i];
        if (!is_ours(p, tracks[i]->process) || !up)
            continue;
        if (up == tracks[i])
            put_name(p, "process_name", DEVICE_PID + up->index, 0, up->name);
        else
            put_name(p, "thread_name", DEVICE_PID + up->index, tracks[i]->index, tracks[i]->name);
    }
    n = tr_trace_threads(p->part->trace, &threads);
    for (i = 0; i < n; i++)
        if (is_ours(p, threads[i]->process) && *threads[i]->name)
            put_name(p, "thread_name", threads[i]->process->header->pid, threads[i]->tid, threads[i]->name);
}

/* ---- the format -------------------------------------------------------------------------------------------------- */

static const session_hooks hooks = {on_scope, on_launch, on_work, on_metrics};

static void *open(const export_part *part)
{
    proton *p = tr_alloc(sizeof *p);
    p->part = part;
    p->json = (tool_json){.out = part->out, .pretty = true};
    p->base_ns = tr_trace_t0(part->trace);
    p->session = session_open(part, part->settings->session, part->settings->phase, &hooks, p);
    json_open(&p->json, '{');
    json_put_str(&p->json, "displayTimeUnit", "ns");
    json_put_i64(&p->json, "baseTimeNanoseconds", p->base_ns == INT64_MAX ? 0 : p->base_ns);
    json_put_open(&p->json, "traceEvents", '[');
    put_names(p);
    return p;
}

static void event(void *state, const tr_event *e) { session_event(((proton *)state)->session, e); }

static export_result finish(void *state)
{
    proton *p = state;
    export_result r = {0};
    session_finish(p->session);
    json_close(&p->json, ']');
    json_close(&p->json, '}');
    out_str(p->json.out, "\n");
    r.records = p->written;
    r.nothing = !p->written;
    session_close(p->session);
    free(p);
    return r;
}

const export_format export_proton = {.name = "proton",
                                     .ending = ".chrome_trace",
                                     .summary = "Proton's Chrome trace of a profiling session",
                                     .records = "events",
                                     .nothing = SESSION_NOTHING,
                                     .uses = USES_SESSION | USES_GEOMETRY,
                                     .by_rank = true,
                                     .open = open,
                                     .event = event,
                                     .close = finish};
