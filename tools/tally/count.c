/* count.c - the hot path: each event once, in the order its thread recorded it */
#include "tally.h"
#include <stdlib.h>
#include <string.h>

enum { BATCH = 1024 };

/* ---- what a definition asks for ------------------------------------------------------------------------------------------ */

static unsigned type_bytes(uint8_t type)
{
    static const uint8_t bytes[16] = {0, 1, 1, 2, 2, 4, 4, 8, 8, 4, 8, 1, 8, 8, 0, 4};
    return type < 16 ? bytes[type] : 0; /* 0: it depends */
}

static fixed_field fixed(const tr_def *def, int wanted)
{
    fixed_field f = {FIELD_NONE, 0};
    int at = 0, k;
    if (wanted < 0)
        return f;
    for (k = 0; k < wanted && at >= 0; k++)
        at = type_bytes(def->fields[k].type) ? at + (int)type_bytes(def->fields[k].type) : -1;
    f.type = def->fields[wanted].type;
    f.at = at < 0 || !type_bytes(f.type) || f.type == TRACE_T_STRID ? FIELD_MOVES : at;
    return f;
}

static int role_index(const tr_def *def, enum trace_role role)
{
    int k;
    for (k = 0; k < def->nfields; k++)
        if (def->fields[k].role == role)
            return k;
    return -1;
}

static void make_plan(plan *p, const tr_def *def)
{
    unsigned n = 0, k;
    p->kind = def->kind;
    p->api = text_id(def->api, strlen(def->api));
    p->name = text_id(def->name, strlen(def->name));
    p->named = role_index(def, TRACE_R_NAME) >= 0 || (def->kind == TRACE_KIND_COUNTER && role_index(def, TRACE_R_TRACK) >= 0);
    p->message = role_index(def, TRACE_R_DST) >= 0 || role_index(def, TRACE_R_SRC) >= 0;
    p->bytes = fixed(def, def->bytes);
    for (k = 0; k < def->nfields; k++)
        n += def->fields[k].role == TRACE_R_BYTES || def->fields[k].role == TRACE_R_BYTES_SENT || def->fields[k].role == TRACE_R_BYTES_RECV;
    if (n > 1)
        p->bytes.at = FIELD_MOVES;
    p->result = fixed(def, def->result);
    p->id = fixed(def, role_index(def, TRACE_R_ID));
    p->value = fixed(def, role_index(def, TRACE_R_VALUE));
}

static inline int64_t whole(const unsigned char *p, uint8_t type)
{
    union { uint8_t u8; int8_t i8; uint16_t u16; int16_t i16; uint32_t u32; int32_t i32; int64_t i64; } v;
    switch (type) {
    case TRACE_T_U8: case TRACE_T_BOOL: return *p;
    case TRACE_T_I8: memcpy(&v.i8, p, 1); return v.i8;
    case TRACE_T_U16: memcpy(&v.u16, p, 2); return v.u16;
    case TRACE_T_I16: memcpy(&v.i16, p, 2); return v.i16;
    case TRACE_T_U32: memcpy(&v.u32, p, 4); return v.u32;
    case TRACE_T_I32: memcpy(&v.i32, p, 4); return v.i32;
    case TRACE_T_U64: case TRACE_T_I64: case TRACE_T_PTR: case TRACE_T_HANDLE: memcpy(&v.i64, p, 8); return v.i64;
    }
    return 0;
}

static double number(const tr_value *v)
{
    switch (v->type) {
    case TRACE_T_F32: case TRACE_T_F64: return v->f;
    case TRACE_T_I8: case TRACE_T_I16: case TRACE_T_I32: case TRACE_T_I64: return (double)v->i;
    case TRACE_T_STR: case TRACE_T_BYTES: return 0;
    }
    return (double)v->u;
}

uint64_t event_bytes(const plan *p, const tr_event *e)
{
    int64_t n;
    if (p->bytes.at == FIELD_NONE)
        return 0;
    if (p->bytes.at == FIELD_MOVES)
        return tr_bytes(e);
    n = whole(e->payload + p->bytes.at, p->bytes.type);
    return n > 0 ? (uint64_t)n : 0;
}

bool event_error(const plan *p, const tr_event *e)
{
    if (p->result.at == FIELD_NONE)
        return false;
    if (p->result.at >= 0 && p->result.type <= TRACE_T_I64 && whole(e->payload + p->result.at, p->result.type) == 0)
        return false;
    return tr_is_error(e);
}

/* ---- slots ------------------------------------------------------------------------------------------------------------------ */

static bool wanted(const settings *s, const tr_process *p, uint32_t api, const char *name)
{
    return (!s->apis.n || tool_list_has(&s->apis, text_of(api), true)) && (!s->hosts.n || tool_list_has(&s->hosts, p->header->host, false)) &&
           (!s->ranks.n || tool_ranges_has(&s->ranks, p->rank)) && (!s->has_name || regexec(&s->name, name, 0, NULL, 0) == 0);
}

static table_slot *table_of(worker *w, thread_state *t, uint32_t kind, uint32_t api)
{
    table_slot *s;
    table *it = rows_table(&w->rows, kind, api);
    for (s = t->tables; s; s = s->next)
        if (s->table == it)
            return s;
    s = tool_alloc(sizeof *s);
    s->table = it;
    s->next = t->tables;
    return t->tables = s;
}

static uint64_t hash_name(const char *name, size_t n, uint32_t def)
{
    uint64_t h = (def + n) * 0x9e3779b97f4a7c15ull, v;
    for (; n >= 8; name += 8, n -= 8) {
        memcpy(&v, name, 8);
        h = (h ^ v) * 0xff51afd7ed558ccdull;
        h ^= h >> 32;
    }
    v = 0;
    memcpy(&v, name, n);
    h = (h ^ v) * 0xff51afd7ed558ccdull;
    return h ^ h >> 32;
}

/* Where the thread's slot of that hash is, or will be. A hash has 64 bits, and a thread few names. */
static slot **slot_find(thread_state *t, uint64_t hash)
{
    size_t k;
    if (!t->named || 2 * (t->nnamed + 1) > t->named_mask) {
        named *old = t->named;
        size_t i, mask = t->named_mask;
        t->named_mask = old ? 2 * mask + 1 : 63;
        t->named = tool_alloc((t->named_mask + 1) * sizeof *t->named);
        for (i = 0; old && i <= mask; i++) {
            if (!old[i].slot)
                continue;
            for (k = old[i].hash & t->named_mask; t->named[k].slot; k = (k + 1) & t->named_mask)
                ;
            t->named[k] = old[i];
        }
        free(old);
    }
    for (k = hash & t->named_mask; t->named[k].slot; k = (k + 1) & t->named_mask)
        if (t->named[k].hash == hash)
            return &t->named[k].slot;
    t->nnamed++;
    t->named[k].hash = hash;
    return &t->named[k].slot;
}

static slot *slot_new(worker *w, thread_state *t, const plan *p, const tr_def *def, uint32_t kind, uint32_t name)
{
    static table waste;
    const tr_process *process = t->thread->process;
    unsigned by = w->tally->settings.by;
    row_key key = {.kind = kind, .api = p->api};
    slot *s, **at;
    if (!wanted(&w->tally->settings, process, p->api, text_of(name))) {
        at = slot_find(t, hash_name((const char *)&key, 0, UINT32_MAX));
        if (!*at) {
            s = *at = tool_alloc(sizeof *s);
            s->row = &w->waste;
            s->table = tool_alloc(sizeof *s->table);
            s->table->table = &waste;
        }
        return *at;
    }
    if (by & BY_NAME || kind == KIND_COUNTER)
        key.name = name;
    if (by & BY_RANK)
        key.rank = process->rank;
    if (by & BY_HOST)
        key.host = text_id(process->header->host, sizeof process->header->host);
    if (by & BY_PROCESS)
        key.process = process->index + 1;
    if (by & BY_THREAD)
        key.thread = t->thread->index + 1;
    if (kind == KIND_COUNTER) {
        const char *unit = def->fields[role_index(def, TRACE_R_VALUE)].hint;
        key.unit = unit && strncmp(unit, "enum:", 5) != 0 ? text_id(unit, strlen(unit)) : 0;
        s = tool_alloc(sizeof *s);
        s->counter = tool_alloc(sizeof *s->counter);
        s->counter->key = key;
        s->counter->next = t->counters;
        t->counters = s->counter;
        return s;
    }
    /* one slot a row and thread, whatever definitions lead to it: recursion is seen */
    at = slot_find(t, hash_name((const char *)&key, sizeof key, UINT32_MAX));
    if (!*at) {
        s = *at = tool_alloc(sizeof *s);
        s->row = rows_get(&w->rows, &key);
        s->table = table_of(w, t, kind, p->api);
    }
    return *at;
}

slot *slot_named(worker *w, thread_state *t, const plan *p, const tr_def *def, uint32_t kind, const char *name, size_t n)
{
    uint64_t hash;
    slot **at;
    if (!n) {
        name = text_of(p->name);
        n = strlen(name);
    }
    n = strnlen(name, n);
    hash = hash_name(name, n, def->index);
    at = slot_find(t, hash);
    if (!*at) {
        slot *s = slot_new(w, t, p, def, kind, text_id(name, n));
        at = slot_find(t, hash); /* the table may have moved */
        *at = s;
    }
    return *at;
}

static slot *slot_slow(worker *w, thread_state *t, const plan *p, const tr_event *e, uint32_t kind)
{
    const char *name;
    size_t n;
    if (!p->named)
        return t->slots[e->def->index] = slot_new(w, t, p, e->def, kind, p->name);
    n = tr_event_name(e, &name);
    if (kind == KIND_COUNTER) {
        tr_value v;
        const tr_track *track = tr_role_get(e, TRACE_R_TRACK, &v) ? tr_set_track(w->tally->set, e->thread->process, (uint32_t)v.u) : NULL;
        if (track) {
            char *full = tool_text("%s/%.*s", track->name, (int)n, name);
            slot *s = slot_named(w, t, p, e->def, kind, full, strlen(full));
            free(full);
            return s;
        }
    }
    return slot_named(w, t, p, e->def, kind, name, n);
}

static inline slot *slot_of(worker *w, thread_state *t, const plan *p, const tr_event *e, uint32_t kind)
{
    slot *s = t->slots[e->def->index];
    return __builtin_expect(s != NULL, 1) ? s : slot_slow(w, t, p, e, kind);
}

/* ---- slices ------------------------------------------------------------------------------------------------------------------- */

static inline void add_time(row *r, uint64_t ns)
{
    r->sum += ns;
    if (ns < r->min)
        r->min = ns;
    if (ns > r->max)
        r->max = ns;
    hist_add(&r->times, ns);
}

/* True if [begin, end] has something in common with the window; cuts it to that. */
static inline bool cut(const settings *s, int64_t *begin, int64_t *end)
{
    if (*end < *begin)
        *end = *begin;
    if (*end < s->from_ns || *begin >= s->to_ns)
        return false;
    if (*begin < s->from_ns)
        *begin = s->from_ns;
    if (*end > s->to_ns)
        *end = s->to_ns;
    return true;
}

void slot_add(worker *w, slot *s, int64_t begin, int64_t end, uint64_t bytes, bool error)
{
    row *r = s->row;
    if (!cut(&w->tally->settings, &begin, &end))
        return;
    r->calls++;
    r->bytes += bytes;
    r->errors += error;
    add_time(r, (uint64_t)(end - begin));
    r->total += (uint64_t)(end - begin);
    r->self += (uint64_t)(end - begin);
    s->table->table->total += (uint64_t)(end - begin);
}

typedef struct closing { worker *w; const settings *settings; const plan *plan; const tr_event *end; } closing;

static void closed(void *user, tr_open *o, int64_t end, bool named)
{
    const closing *c = user;
    slot *s = (slot *)(uintptr_t)o->user;
    row *r = s->row;
    int64_t begin = o->begin_ns;
    uint64_t ns;
    bool seen = cut(c->settings, &begin, &end);
    s->open--;
    s->table->open--;
    if (!seen)
        return;
    ns = (uint64_t)(end - begin);
    r->calls++;
    r->bytes += o->bytes;
    add_time(r, ns);
    if ((uint64_t)o->child_ns < ns)
        r->self += ns - (uint64_t)o->child_ns;
    if (!s->open)
        r->total += ns;
    if (!s->table->open)
        s->table->table->total += ns;
    if (named && c->end) {
        r->bytes += event_bytes(c->plan, c->end);
        r->errors += event_error(c->plan, c->end);
    } else {
        r->unfinished++;
        c->w->unfinished++;
    }
}

static void sample(slot *s, const plan *p, const tr_event *e)
{
    counter *c = s->counter;
    double v = 0;
    tr_value value;
    if (!c)
        return;
    if (p->value.at >= 0 && p->value.type == TRACE_T_F64)
        memcpy(&v, e->payload + p->value.at, 8);
    else if (tr_role_get(e, TRACE_R_VALUE, &value) && !value.is_array)
        v = number(&value);
    if (!c->n || v < c->min)
        c->min = v;
    if (!c->n || v > c->max)
        c->max = v;
    c->n++;
    c->sum += v;
    if (e->ns >= c->last_ns || c->n == 1) {
        c->last = v;
        c->last_ns = e->ns;
    }
}

static inline bool inside(const settings *s, const tr_event *e) { return e->ns >= s->from_ns && e->ns < s->to_ns; }

/* What is neither the begin nor the end of a task. */
static void count_other(worker *w, thread_state *t, const plan *p, const tr_event *e)
{
    const settings *s = &w->tally->settings;
    tr_open *o;
    row *r;
    switch (p->kind) {
    case TRACE_KIND_INSTANT:
        if (!inside(s, e))
            break;
        r = slot_of(w, t, p, e, KIND_INSTANT)->row;
        r->calls++;
        r->errors += event_error(p, e);
        r->bytes += event_bytes(p, e);
        break;
    case TRACE_KIND_COUNTER:
        if (p->value.at != FIELD_NONE && inside(s, e))
            sample(slot_of(w, t, p, e, KIND_COUNTER), p, e);
        break;
    case TRACE_KIND_SLICE:
        slot_add(w, slot_of(w, t, p, e, KIND_SLICE), e->ns, e->end_ns, event_bytes(p, e), event_error(p, e));
        break;
    case TRACE_KIND_ASYNC_BEGIN:
        span_begin(w, t, p, e, slot_of(w, t, p, e, KIND_ASYNC));
        break;
    case TRACE_KIND_ASYNC_END:
        span_finish(w, t, p, e);
        break;
    case TRACE_KIND_META: case TRACE_KIND_MESSAGE: /* bytes found out while a call was under way are the call's */
        if (p->bytes.at != FIELD_NONE && (o = tr_stack_top(t->stack)) != NULL)
            o->bytes += event_bytes(p, e);
        break;
    case TRACE_KIND_PAUSE:
        w->pauses++;
        break;
    }
}

static void count(worker *w, thread_state *t, tr_event *events, size_t n)
{
    const settings *s = &w->tally->settings;
    const plan *plans = w->tally->plans;
    bool window = s->from_ns != INT64_MIN || s->to_ns != INT64_MAX, messages = s->messages;
    closing c = {w, s, NULL, NULL};
    size_t i;
    for (i = 0; i < n; i++) {
        tr_event *e = &events[i];
        const plan *p = &plans[e->def->index];
        if (__builtin_expect(messages && p->message, 0) && inside(s, e))
            matrix_add(&w->messages, e);
        if (p->kind == TRACE_KIND_BEGIN) {
            slot *x = slot_of(w, t, p, e, KIND_CALL);
            tr_open *o = tr_stack_push(t->stack, e);
            o->user = (uintptr_t)x;
            o->bytes = event_bytes(p, e);
            x->open++;
            x->table->open++;
            if (__builtin_expect(window, 0)) /* so that the time of children is cut as well */
                o->begin_ns = e->ns < s->from_ns ? s->from_ns : e->ns > s->to_ns ? s->to_ns : e->ns;
        } else if (p->kind == TRACE_KIND_END) {
            c.plan = p;
            c.end = e;
            if (__builtin_expect(window, 0) && e->ns > s->to_ns)
                e->ns = s->to_ns;
            if (__builtin_expect(window, 0) && e->ns < s->from_ns) { /* over before the window: closes silently, adds no time to its parent */
                closing none = c;
                settings never = *s;
                never.to_ns = INT64_MIN;
                none.settings = &never;
                e->ns = s->from_ns;
                w->orphans += !tr_stack_end(t->stack, e, closed, &none);
            } else
                w->orphans += !tr_stack_end(t->stack, e, closed, &c);
        } else
            count_other(w, t, p, e);
    }
    if (t->first_ns == INT64_MAX)
        t->first_ns = events[0].ns;
    if (events[n - 1].end_ns > t->last_ns)
        t->last_ns = events[n - 1].end_ns;
    w->events += n;
}

/* ---- workers ---------------------------------------------------------------------------------------------------------------------- */

static void *work(void *arg)
{
    worker *w = arg;
    tally *t = w->tally;
    tr_event *events = tool_alloc(BATCH * sizeof *events);
    tr_cursor *cursor = tr_scan_cursor(t->set, w->number, t->nworkers);
    uint64_t seen = 0, now;
    size_t n;
    while ((n = tr_next_batch(cursor, events, BATCH)) > 0) {
        thread_state *state = &t->threads[events[0].thread->index];
        if (!state->stack) {
            state->thread = events[0].thread;
            state->stack = tr_stack_new();
            state->slots = tool_alloc(t->nplans * sizeof *state->slots);
        }
        count(w, state, events, n);
        now = tr_cursor_bytes(cursor);
        progress_add(&t->progress, now - seen, n);
        seen = now;
    }
    tr_cursor_close(cursor);
    free(events);
    return NULL;
}

/* Slices that nobody closed last until their process' last event. */
static void close_rest(worker *w, thread_state *t, int64_t end)
{
    closing c = {w, &w->tally->settings, NULL, NULL};
    size_t depth;
    for (depth = tr_stack_depth(t->stack); depth > 0; depth--) {
        tr_open *o = tr_stack_at(t->stack, depth - 1);
        if (depth > 1 && end > o->begin_ns)
            tr_stack_at(t->stack, depth - 2)->child_ns += end - o->begin_ns;
        closed(&c, o, end, false);
    }
}

/* Threads of one process stand together (tr_set_threads). */
static void finish_processes(worker *w, tally *t)
{
    size_t i, k, n;
    for (i = 0; i < t->nthreads; i += n) {
        const tr_process *p = t->threads[i].thread ? t->threads[i].thread->process : NULL;
        int64_t end = INT64_MIN;
        for (n = 1; p && i + n < t->nthreads && (!t->threads[i + n].thread || t->threads[i + n].thread->process == p); n++)
            ;
        for (k = i; k < i + n; k++)
            if (t->threads[k].stack && t->threads[k].last_ns > end)
                end = t->threads[k].last_ns;
        if (end > t->settings.to_ns)
            end = t->settings.to_ns;
        for (k = i; k < i + n; k++)
            if (t->threads[k].stack)
                close_rest(w, &t->threads[k], end);
        spans_join(w, t->threads + i, n, end);
    }
}

static int by_key(const void *a, const void *b)
{
    const counter *x = *(counter *const *)a, *y = *(counter *const *)b;
    int order = memcmp(&x->key, &y->key, sizeof x->key);
    return order ? order : x->order < y->order ? -1 : x->order > y->order;
}

static void merge_counters(tally *t)
{
    counter **all = NULL, *to = NULL;
    size_t n = 0, room = 0, i;
    for (i = 0; i < t->nthreads; i++)
        for (counter *c = t->threads[i].counters; c; c = c->next)
            if (c->n) {
                all = tool_grow(all, n, &room, sizeof *all);
                c->order = n;
                all[n++] = c;
            }
    if (n)
        qsort(all, n, sizeof *all, by_key);
    for (i = 0; i < n; i++) {
        const counter *c = all[i];
        if (!to || memcmp(&to->key, &c->key, sizeof c->key) != 0) {
            counter *next = t->counters;
            to = t->counters = all[i];
            to->next = next;
            continue;
        }
        to->min = c->min < to->min ? c->min : to->min;
        to->max = c->max > to->max ? c->max : to->max;
        to->sum += c->sum;
        to->n += c->n;
        if (c->last_ns >= to->last_ns) {
            to->last = c->last;
            to->last_ns = c->last_ns;
        }
    }
    free(all);
}

/* Hosts, processes and threads that have something in each table; also the window of all. */
static void count_members(tally *t)
{
    uint32_t *host = tool_alloc((t->nthreads + 1) * sizeof *host);
    size_t i, k, m;
    for (k = 0; k < t->rows.ntables; k++) {
        table *it = t->rows.tables[k];
        const tr_process *last = NULL;
        size_t nhosts = 0;
        for (i = 0; i < t->nthreads; i++) {
            table_slot *s = t->threads[i].tables;
            const tr_process *p;
            while (s && (s->table->kind != it->kind || s->table->api != it->api))
                s = s->next;
            if (!s)
                continue;
            p = t->threads[i].thread->process;
            it->threads++;
            it->processes += p != last;
            if (p != last) {
                uint32_t id = text_id(p->header->host, sizeof p->header->host);
                for (m = 0; m < nhosts && host[m] != id; m++)
                    ;
                if (m == nhosts)
                    host[nhosts++] = id;
            }
            last = p;
        }
        it->hosts = (uint32_t)nhosts;
    }
    free(host);
}

void tally_run(tally *t, unsigned workers)
{
    const tr_def *const *defs;
    tr_thread *const *threads;
    worker *w;
    unsigned k;
    size_t i;
    t->nplans = tr_set_defs(t->set, &defs);
    t->plans = tool_alloc((t->nplans + 1) * sizeof *t->plans);
    for (i = 0; i < t->nplans; i++)
        make_plan(&t->plans[defs[i]->index], defs[i]);
    t->nthreads = tr_set_threads(t->set, &threads);
    t->threads = tool_alloc((t->nthreads + 1) * sizeof *t->threads);
    for (i = 0; i < t->nthreads; i++) {
        t->threads[i].thread = threads[i];
        t->threads[i].first_ns = INT64_MAX;
        t->threads[i].last_ns = INT64_MIN;
    }
    t->nworkers = workers < 1 ? 1 : workers > t->nthreads && t->nthreads ? (unsigned)t->nthreads : workers;
    w = tool_alloc(t->nworkers * sizeof *w);
    progress_start(&t->progress, "counting", tr_set_bytes(t->set));
    for (k = 0; k < t->nworkers; k++) {
        w[k].tally = t;
        w[k].number = k;
        if (k && pthread_create(&w[k].id, NULL, work, &w[k]) != 0)
            tool_fail("no more threads: try -j 1");
    }
    work(&w[0]);
    for (k = 1; k < t->nworkers; k++)
        pthread_join(w[k].id, NULL);
    progress_end(&t->progress);
    finish_processes(&w[0], t);
    for (k = 0; k < t->nworkers; k++) {
        rows_merge(&t->rows, &w[k].rows);
        matrix_merge(&t->messages, &w[k].messages);
        t->events += w[k].events;
        t->orphans += w[k].orphans;
        t->unfinished += w[k].unfinished;
        t->pauses += w[k].pauses;
    }
    t->first_ns = INT64_MAX;
    t->last_ns = INT64_MIN;
    for (i = 0; i < t->nthreads; i++) {
        if (t->threads[i].first_ns < t->first_ns)
            t->first_ns = t->threads[i].first_ns;
        if (t->threads[i].last_ns > t->last_ns)
            t->last_ns = t->threads[i].last_ns;
    }
    merge_counters(t);
    count_members(t);
}
