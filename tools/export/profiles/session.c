/* session.c - see session.h */
#include "session.h"
#include "captured_frames.h"
#include "samples.h"
#include "common/message.h"
#include "common/names.h"
#include "support/memory.h"
#include <inttypes.h>
#include <stdlib.h>

enum entry_is { IS_SCOPE, IS_OP, IS_STATE };

typedef struct entry { /* an open scope, op or state of the session */
    enum entry_is is;
    const char *name;
    profile_node *node; /* of a scope or op; NULL: not made yet */
    profile_node *base; /* of a thread's first scope: what it lies under */
    int64_t begin_ns;
    uint64_t order;
    captured_scope scope; /* its metrics, until it is known whether they are of what it captured */
} entry;

typedef struct thread {
    tr_stack *stack;
    entry **open; /* outermost first */
    size_t n, room;
    profile_node *frames; /* the callers of what comes next; NULL: not told */
    struct process *process;
} thread;

typedef struct process {
    const thread *main;
    int64_t chosen, phase; /* the session that is played back; -1: none yet */
    bool active, python, no_nvtx;
} process;

struct session {
    const export_part *part;
    const session_hooks *hooks;
    void *user;
    uint64_t wanted, phase;
    bool sessions, several; /* the recording has sessions; more than one */
    bool sampled;           /* instructions were sampled */
    bool nodes;             /* nodes of graphs were recorded */
    bool found, phase_found;
    profile profile;
    samples samples;
    numbered asked;
    captured captured; /* at: a captured_frame */
    captured_frames frames;
    uint64_t strangers; /* work of graphs that nobody is known to have captured */
    thread *threads;
    process *processes;
    session_device *devices;
    size_t ndevices, device_room, nthreads;
    uint64_t order;
    struct {
        uint32_t time, count, moved, cpu_time;
    } names;
};

/* APIs whose work has frames: not what a library says of its own kernels again. */
static const char *const device_apis[] = {"CUDA", "HIP", "ZE", "CL", "OMP", NULL};

/* ---- paths ------------------------------------------------------------------------------------------------------- */

static void name_metrics(session *s)
{
    s->names.time = profile_metric_name(&s->profile, "time (ns)", 9);
    s->names.count = profile_metric_name(&s->profile, "count", 5);
    s->names.moved = profile_metric_name(&s->profile, "moved (B)", 9);
    s->names.cpu_time = profile_metric_name(&s->profile, "cpu_time (ns)(exc)", 18);
}

static bool counts(const session *s, const process *p)
{
    return p->active && (s->phase == SESSION_ANY || s->phase == (uint64_t)p->phase);
}

static profile_node *scope_path(session *s, const thread *t, size_t n);

/* What a thread without scopes of its own works for: what the main thread is in. */
static profile_node *inherited(session *s, const thread *t)
{
    const thread *m = t->process->main;
    return m && m != t ? scope_path(s, m, m->n) : s->profile.root;
}

/* The frame of the thread's first n entries, without states. */
static profile_node *scope_path(session *s, const thread *t, size_t n)
{
    profile_node *at = NULL;
    size_t i;
    for (i = n; i > 0 && !at; i--)
        if (t->open[i - 1]->is == IS_SCOPE && t->open[i - 1]->node)
            at = t->open[i - 1]->node;
    for (; i < n; i++) {
        entry *e = t->open[i];
        if (e->is != IS_SCOPE || e->node) {
            at = e->is == IS_SCOPE ? e->node : at;
            continue;
        }
        if (!at)
            at = e->base ? e->base : s->profile.root;
        at = e->node = profile_child(&s->profile, at, e->name, PROFILE_NO_DEVICE, e->order);
    }
    return at ? at : inherited(s, t);
}

static profile_node *path(session *s, thread *t)
{
    profile_node *at = t->process->python ? t->frames ? t->frames : s->profile.root : scope_path(s, t, t->n);
    size_t i;
    for (i = t->n; i-- > 0;)
        if (t->open[i]->is == IS_STATE)
            return profile_child(&s->profile, at, t->open[i]->name, PROFILE_NO_DEVICE, s->order);
    return at;
}

static entry *op_of(const thread *t) { return t->n && t->open[t->n - 1]->is == IS_OP ? t->open[t->n - 1] : NULL; }

/* ---- metrics ----------------------------------------------------------------------------------------------------- */

static bool is_roofline(const char *name)
{
    const char *rest = name + 5;
    return !strcmp(name, "bytes") ||
           (!strncmp(name, "flops", 5) &&
            (!*rest || !strcmp(rest, "8") || !strcmp(rest, "16") || !strcmp(rest, "32") || !strcmp(rest, "64")));
}

static bool is_metric(const tr_field *f) { return f->role == TRACE_R_NONE || f->role == TRACE_R_BYTES; }

static bool has_fields(const tr_def *def)
{
    unsigned k;
    for (k = 0; k < def->nfields && !is_metric(&def->fields[k]); k++) {}
    return k < def->nfields;
}

/* Fields that are the user's, as metrics of the frame. */
static void add_fields(session *s, entry *x, profile_node *n, const tr_event *e)
{
    tr_value v;
    unsigned k;
    bool any = false;
    for (k = 0; k < e->def->nfields; k++) {
        if (!is_metric(&e->def->fields[k]) || (!s->sessions && !is_roofline(e->def->fields[k].name)) ||
            !tr_field_get(e, k, &v))
            continue;
        if (s->nodes)
            captured_metric_tell(&x->scope, n, &v);
        else
            profile_add(&s->profile, n, &v);
        any = true;
    }
    if (any && s->hooks->metrics)
        s->hooks->metrics(s->user, e->thread, n, e);
}

/* ---- scopes ------------------------------------------------------------------------------------------------------ */

static bool has_role(const tr_def *def, enum trace_role role) { return def->roles >> role & 1; }

/* False: no part of a path. A call has an end of its own; what annotates has a name besides. */
static bool entry_kind(const session *s, const process *p, const tr_def *def, enum entry_is *is)
{
    *is = IS_SCOPE;
    if (!s->sessions)
        return !def->paired || has_role(def, TRACE_R_NAME) || has_role(def, TRACE_R_DOMAIN);
    if (!strcmp(def->api, "proton"))
        return true;
    if (!strcmp(def->api, "proton.op"))
        *is = IS_OP;
    else if (!strcmp(def->api, "proton.state"))
        *is = IS_STATE;
    else
        return !p->no_nvtx && !strcmp(def->api, "nvtx");
    return true;
}

static void begin(session *s, thread *t, const tr_event *e)
{
    const char *text;
    size_t n;
    enum entry_is is;
    tr_open *o;
    entry *x;
    if (!entry_kind(s, t->process, e->def, &is)) {
        if (!e->def->paired)
            tr_stack_push(t->stack, e);
        return;
    }
    o = tr_stack_push(t->stack, e);
    if (!counts(s, t->process))
        return;
    n = tr_event_name(e, &text);
    x = tr_alloc(sizeof *x);
    *x = (entry){.is = is, .name = profile_text(&s->profile, text, n), .begin_ns = e->ns, .order = ++s->order};
    if (is == IS_SCOPE && t != t->process->main)
        x->base = scope_path(s, t, t->n);
    t->open = tr_grow(t->open, t->n + 1, &t->room, sizeof *t->open);
    t->open[t->n++] = x;
    o->node = x;
    if (is == IS_OP)
        x->node = profile_child(&s->profile, path(s, t), x->name, PROFILE_NO_DEVICE, x->order);
    else if (is == IS_SCOPE && !t->process->python)
        scope_path(s, t, t->n);
    if (is != IS_STATE && has_fields(e->def))
        add_fields(s, x, is == IS_OP ? x->node : path(s, t), e);
    t->frames = NULL;
}

/* Nothing more will be captured in it: its metrics are of the graph's replays, or count once. */
static void settle(session *s, entry *x)
{
    captured_told *t, *next;
    captured_metric *m;
    for (t = captured_repeats(&x->scope) ? x->scope.told.first : NULL; t; t = t->next) {
        m = (captured_metric *)t;
        m->frame = captured_path(&s->frames, m->node, x->is == IS_OP);
        m->node = NULL;
    }
    for (t = captured_settle(&x->scope); t; t = next) {
        m = (captured_metric *)t;
        next = t->next;
        profile_add(&s->profile, m->node, &m->value);
        free(m);
    }
}

static void forget(thread *t, const entry *x)
{
    size_t i;
    for (i = t->n; i-- > 0;)
        if (t->open[i] == x) {
            memmove(&t->open[i], &t->open[i + 1], (--t->n - i) * sizeof *t->open);
            return;
        }
}

typedef struct closing {
    session *s;
    thread *t;
    const tr_thread *thread;
} closing;

static void closed(void *user, tr_open *o, int64_t end_ns, bool named)
{
    closing *c = user;
    entry *x = o->node;
    (void)named;
    if (!x)
        return;
    if (x->is != IS_STATE && x->node && c->s->hooks->scope)
        c->s->hooks->scope(c->s->user, c->thread, x->node, x->begin_ns, end_ns, x->is == IS_OP);
    if (!c->s->sessions && x->node)
        profile_add_int(&c->s->profile, x->node, c->s->names.cpu_time, end_ns - x->begin_ns);
    settle(c->s, x);
    forget(c->t, x);
    free(x);
}

static void end(session *s, thread *t, const tr_event *e)
{
    const tr_open *top = tr_stack_top(t->stack);
    const entry *x = top ? top->node : NULL;
    if (!s->sessions && x && !x->node) /* it is in the tree, whatever it did */
        scope_path(s, t, t->n);
    tr_stack_end(t->stack, e, closed, &(closing){s, t, e->thread});
}

/* What is added to the innermost open scope or op. */
static void meta(session *s, thread *t, const tr_event *e)
{
    const tr_open *top = tr_stack_top(t->stack);
    entry *x = top ? top->node : NULL;
    if (!x || x->is == IS_STATE || !counts(s, t->process))
        return;
    add_fields(s, x, x->is == IS_OP ? x->node : path(s, t), e);
    t->frames = NULL;
}

/* ---- sessions ---------------------------------------------------------------------------------------------------- */

static bool field_int(const tr_event *e, const char *name, int64_t *value)
{
    tr_value v;
    if (!tr_named_get(e, name, &v) || !v.type || v.is_array || v.type == TRACE_T_STR)
        return false;
    *value = v.i;
    return true;
}

static bool field_is(const tr_event *e, const char *name, const char *text)
{
    tr_value v;
    return tr_named_get(e, name, &v) && v.type == TRACE_T_STR && v.n == strlen(text) && !memcmp(v.data, text, v.n);
}

/* Frames are made anew; what is open keeps its place in the paths. */
static void start_over(session *s)
{
    size_t i, k;
    profile old = s->profile;
    profile_open(&s->profile);
    name_metrics(s);
    samples_forget_frames(&s->samples);
    numbered_free(&s->asked);
    for (i = 0; i < s->nthreads; i++) {
        s->threads[i].frames = NULL;
        for (k = 0; k < s->threads[i].n; k++) {
            entry *x = s->threads[i].open[k];
            x->name = profile_text(&s->profile, x->name, strlen(x->name));
            x->node = x->base = NULL;
            captured_drop(&x->scope);
        }
    }
    profile_close(&old);
}

static void control(session *s, process *p, const tr_event *e)
{
    int64_t id, phase = 0, up_to = 0, nvtx;
    if (!field_int(e, "session", &id))
        return;
    if (p->chosen < 0 && (s->wanted == SESSION_ANY || s->wanted == (uint64_t)id)) {
        p->chosen = id;
        s->found = true;
    }
    if (id != p->chosen) {
        s->several |= s->wanted == SESSION_ANY;
        return;
    }
    if (field_is(e, "action", "start")) {
        p->active = true;
        p->python = field_is(e, "context", "python");
        p->no_nvtx = field_int(e, "nvtx", &nvtx) && !nvtx;
    } else if (field_is(e, "action", "activate"))
        p->active = true;
    else if (field_is(e, "action", "deactivate") || field_is(e, "action", "finalize"))
        p->active = false;
    else if (field_is(e, "action", "phase"))
        field_int(e, "phase", &p->phase);
    else if (field_is(e, "action", "clear") && field_int(e, "phase", &phase)) {
        field_int(e, "up_to", &up_to);
        if (s->phase == SESSION_ANY || s->phase == (uint64_t)phase || (up_to && s->phase < (uint64_t)phase))
            start_over(s);
    }
    s->phase_found |= s->phase == (uint64_t)p->phase;
}

/* Callers, outermost first, a line each. */
static void frames(session *s, thread *t, const tr_event *e)
{
    tr_value v;
    const char *p, *end, *line;
    t->frames = NULL;
    if (!counts(s, t->process) || !t->process->python || !e->def->nfields || !tr_field_get(e, 0, &v) ||
        v.type != TRACE_T_STR)
        return;
    t->frames = s->profile.root;
    for (p = v.data, end = p + v.n; p < end; p = line + 1) {
        line = memchr(p, '\n', (size_t)(end - p));
        line = line ? line : end;
        t->frames = profile_child(&s->profile, t->frames, profile_text(&s->profile, p, (size_t)(line - p)),
                                  PROFILE_NO_DEVICE, ++s->order);
    }
}

static void captures(const thread *t, captured_node *node)
{
    size_t i;
    for (i = 0; i < t->n; i++)
        captured_in(&t->open[i]->scope, node);
}

/* A node of a graph is made by a capture on this thread, or is a clone of one. */
static void graph_node(session *s, thread *t, const tr_event *e)
{
    const entry *op = op_of(t);
    captured_node *made;
    if (!captured_take(&s->captured, e, counts(s, t->process), &made))
        return;
    if (made)
        made->at = captured_path(&s->frames, op ? op->node : path(s, t), op != NULL);
    captures(t, made);
    if (t->process->main && t->process->main != t)
        captures(t->process->main, made); /* threads of autograd work for what that is in */
}

static void instant(session *s, thread *t, const tr_event *e)
{
    if (captured_is(e->def)) {
        graph_node(s, t, e);
        return;
    }
    if (!strcmp(e->def->name, "proton.session"))
        control(s, t->process, e);
    else if (!strcmp(e->def->name, "proton.frames"))
        frames(s, t, e);
}

/* ---- work of devices --------------------------------------------------------------------------------------------- */

typedef struct launch { /* in tr_map3_entry.v.u: the frame, and bit 0 whether that is the work's own; the order */
    profile_node *under;
    bool own;
    uint64_t order;
} launch;

static void asks(session *s, thread *t, const tr_event *e, uint64_t number)
{
    const entry *op = op_of(t);
    profile_node *under;
    tr_map3_entry *x;
    if (!counts(s, t->process))
        return;
    s->order++;
    under = op ? op->node : path(s, t);
    t->frames = NULL;
    x = numbered_put(&s->asked, e, number);
    x->v.u[0] = (uint64_t)(uintptr_t)under | (op != NULL);
    x->v.u[1] = s->order;
    if (s->hooks->launch)
        s->hooks->launch(s->user, e->thread, under, e->ns, s->order);
}

/* Which work's frames a session has: not the parts that a library times of its own kernels. */
static bool is_wanted(const tr_def *def)
{
    size_t i;
    for (i = 0; device_apis[i]; i++)
        if (!strcmp(def->api, device_apis[i]))
            return true;
    return false;
}

static const char *device_type(const char *api)
{
    return !strcmp(api, "ZE") ? "XPU" : !strcmp(api, "CL") ? "OPENCL" : !strcmp(api, "OMP") ? "OPENMP" : api;
}

/* Its number: the record's, or the place of its track among the devices of the process. */
static uint32_t device_number(const session *s, const tr_event *e)
{
    int64_t number;
    tr_value v;
    tr_track *const *tracks;
    const tr_track *on = NULL;
    size_t n = tr_trace_tracks(s->part->trace, &tracks), i;
    uint32_t before = 0;
    unsigned depth;
    if (field_int(e, "device", &number))
        return (uint32_t)number;
    if (tr_role_get(e, TRACE_R_TRACK, &v) && !v.is_array && v.u <= UINT32_MAX)
        on = tr_trace_track(s->part->trace, e->recorder, (uint32_t)v.u);
    for (depth = 0; on && on->kind != TRACE_TRACK_DEVICE && depth < 16; depth++)
        on = on->parent ? tr_trace_track(s->part->trace, on->recorder, on->parent) : NULL;
    for (i = 0; i < n && on && tracks[i] != on; i++)
        before += tracks[i]->recorder == on->recorder && tracks[i]->kind == TRACE_TRACK_DEVICE;
    return before;
}

static uint32_t device_of(session *s, const tr_event *e)
{
    const char *type = device_type(e->def->api);
    uint32_t number = device_number(s, e);
    size_t i;
    for (i = 0; i < s->ndevices; i++)
        if (s->devices[i].number == number && !strcmp(s->devices[i].type, type))
            return (uint32_t)i;
    s->devices = tr_grow(s->devices, s->ndevices + 1, &s->device_room, sizeof *s->devices);
    s->devices[s->ndevices] = (session_device){type, number};
    return (uint32_t)s->ndevices++;
}

/* The frame of the work: the op's own if that is on the same device, else one of its name. */
static profile_node *work_node(session *s, const launch *l, const tr_event *e, uint32_t device)
{
    const char *text;
    size_t n;
    if (l->own && (l->under->device == PROFILE_NO_DEVICE || l->under->device == device)) {
        l->under->device = device;
        return l->under;
    }
    if (l->own)
        return profile_child(&s->profile, l->under->up, l->under->name, device, l->order);
    n = names_event(e, &text);
    return profile_child(&s->profile, l->under, profile_text(&s->profile, text, n), device, l->order);
}

/* The frame that captured it, under the replay; of the work itself if it has a name of its own. */
static profile_node *captured_at(session *s, const launch *l, const captured_frame *f, uint32_t device)
{
    profile_node *at = captured_place(&s->profile, l->under, f, l->order);
    return f->own
               ? profile_child(&s->profile, at, profile_text(&s->profile, f->name, strlen(f->name)), device, l->order)
               : at;
}

/* What the replay of a graph asked for stands under what captured it, and brings the metrics that were given there.
 * NULL: it is no such work, or nobody knows who captured it. */
static profile_node *replayed(session *s, const tr_event *e, launch *l, uint32_t device)
{
    const captured_node *c;
    const captured_frame *f;
    const captured_told *t;
    profile_node *n;
    uint64_t number = 0;
    c = s->nodes ? captured_find(&s->captured, e, &number) : NULL;
    s->strangers += !c && number;
    if (!c)
        return NULL;
    f = c->at;
    if (l->own)
        l->under = l->under->up;
    l->own = false;
    n = captured_at(s, l, f, device);
    for (t = c->told.first; t; t = t->next) {
        const captured_metric *m = (const captured_metric *)t;
        profile_add(&s->profile, captured_at(s, l, m->frame, device), &m->value);
    }
    l->under = n;
    return f->own ? n : work_node(s, l, e, device);
}

static void work(session *s, thread *t, const tr_event *e, uint64_t number)
{
    const tr_map3_entry *x = number ? numbered_find(&s->asked, e, number) : NULL;
    launch l = {s->profile.root, false, s->order};
    profile_node *n;
    uint32_t device;
    if (!is_wanted(e->def) || e->end_ns < e->ns)
        return;
    if (x)
        l = (launch){(profile_node *)(uintptr_t)(x->v.u[0] & ~(uint64_t)1), x->v.u[0] & 1, x->v.u[1]};
    else if (number || !counts(s, t->process)) {
        if (s->sampled)
            samples_launch(&s->samples, e, NULL);
        return; /* asked for outside of the session */
    }
    device = device_of(s, e);
    n = replayed(s, e, &l, device);
    if (!n)
        n = work_node(s, &l, e, device);
    if (s->sampled)
        samples_launch(&s->samples, e, n);
    profile_add_int(&s->profile, n, s->names.time, e->end_ns - e->ns);
    profile_add_int(&s->profile, n, s->names.count, 1);
    if (has_role(e->def, TRACE_R_BYTES))
        profile_add_int(&s->profile, n, s->names.moved, (int64_t)tr_bytes(e));
    if (s->hooks->work)
        s->hooks->work(s->user, n, e, x ? l.order : 0);
}

/* ---- reading ----------------------------------------------------------------------------------------------------- */

static thread *thread_of(session *s, const tr_thread *of)
{
    thread *t = &s->threads[of->index];
    process *p = &s->processes[of->process->index];
    if (!t->stack) {
        t->stack = tr_stack_gaps();
        t->process = p;
    }
    if (!p->main && of->tid == of->process->header->pid)
        p->main = t;
    return t;
}

void session_event(session *s, const tr_event *e)
{
    thread *t = thread_of(s, e->thread);
    tr_value v;
    switch (e->def->kind) {
    case TRACE_KIND_BEGIN: begin(s, t, e); break;
    case TRACE_KIND_END: end(s, t, e); break;
    case TRACE_KIND_PAUSE:
    case TR_KIND_GAP: tr_stack_pause(t->stack, e, closed, &(closing){s, t, e->thread}); break;
    case TRACE_KIND_INSTANT: instant(s, t, e); break;
    case TRACE_KIND_OBJECT: samples_place(&s->samples, e); break;
    case TRACE_KIND_SAMPLE: samples_count(&s->samples, e); break;
    case TRACE_KIND_META:
    case TRACE_KIND_SLICE:
        if (!has_role(e->def, TRACE_R_CORRELATION)) {
            if (e->def->kind == TRACE_KIND_META)
                meta(s, t, e);
        } else if (tr_role_get(e, TRACE_R_CORRELATION, &v) && !v.is_array) {
            if (names_device(e->def))
                work(s, t, e, v.u);
            else if (e->def->kind == TRACE_KIND_META)
                asks(s, t, e, v.u);
        }
        break;
    default: break;
    }
}

session *session_open(const export_part *part, uint64_t wanted, uint64_t phase, const session_hooks *hooks, void *user)
{
    session *s = tr_alloc(sizeof *s);
    tr_process *const *processes;
    tr_thread *const *threads;
    const tr_def *const *defs;
    size_t n = tr_trace_defs(part->trace, &defs), i;
    for (i = 0; i < n; i++) {
        s->sessions |= !strcmp(defs[i]->name, "proton.session");
        s->sampled |= defs[i]->kind == TRACE_KIND_SAMPLE;
        s->nodes |= captured_is(defs[i]);
    }
    s->part = part;
    s->hooks = hooks;
    s->user = user;
    s->wanted = wanted;
    s->phase = phase;
    s->nthreads = tr_trace_threads(part->trace, &threads);
    s->threads = tr_alloc((s->nthreads + 1) * sizeof *s->threads);
    n = tr_trace_processes(part->trace, &processes);
    s->processes = tr_alloc((n + 1) * sizeof *s->processes);
    for (i = 0; i < n; i++) {
        s->processes[i].chosen = -1;
        s->processes[i].active = !s->sessions;
    }
    profile_open(&s->profile);
    name_metrics(s);
    return s;
}

static void check(const session *s)
{
    if (s->wanted != SESSION_ANY && !s->found)
        tool_fail("%s: the recording has no session %" PRIu64, s->part->path, s->wanted);
    if (s->phase != SESSION_ANY && s->phase > 0 && !s->phase_found)
        tool_fail("%s: the session has no phase %" PRIu64, s->part->path, s->phase);
    if (s->several)
        tool_note("%s: the recording has several sessions; this is the first. --session N writes another",
                  s->part->path);
}

void session_finish(session *s)
{
    size_t i, k;
    for (i = 0; i < s->nthreads; i++)
        for (k = 0; k < s->threads[i].n; k++)
            settle(s, s->threads[i].open[k]);
    check(s);
    if (s->strangers)
        tool_note("%s: %" PRIu64 " pieces of work are of graphs that were captured outside of the session: they stand "
                  "under the replay",
                  s->part->path, s->strangers);
    samples_share(&s->samples, &s->profile);
    profile_sort_children(&s->profile);
}

profile *session_profile(session *s) { return &s->profile; }

size_t session_devices(const session *s, const session_device **devices)
{
    *devices = s->devices;
    return s->ndevices;
}

void session_close(session *s)
{
    size_t i, k;
    for (i = 0; i < s->nthreads; i++) {
        for (k = 0; k < s->threads[i].n; k++)
            free(s->threads[i].open[k]);
        free(s->threads[i].open);
        if (s->threads[i].stack)
            tr_stack_free(s->threads[i].stack);
    }
    free(s->threads);
    free(s->processes);
    free(s->devices);
    numbered_free(&s->asked);
    captured_free(&s->captured);
    captured_frames_free(&s->frames);
    samples_free(&s->samples);
    profile_close(&s->profile);
    free(s);
}
