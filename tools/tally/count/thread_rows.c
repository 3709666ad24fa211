/* thread_rows.c - which row a thread's event belongs to; asked once for each name a thread uses, or each event if it
 * carries its name */
#include "common/names.h"
#include "tally/tally.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

bool tally_wants_process(const settings *s, const tr_process *p)
{
    return (!s->hosts.n || tool_list_has(&s->hosts, p->header->host, false)) &&
           (!s->ranks.n || tool_ranges_has(&s->ranks, p->rank));
}

bool tally_wants(const settings *s, const tr_process *p, uint32_t api)
{
    return (!s->apis.n || tool_list_has(&s->apis, text_of(api), true)) && tally_wants_process(s, p);
}

bool settings_filter(settings *s, size_t which, const char *value)
{
    const struct filter {
        bool (*take)(const char *value, void *to);
        void *to;
    } filters[] = {{tool_take_list, &s->apis},
                   {tool_take_regex, &s->name},
                   {tool_take_ranges, &s->ranks},
                   {tool_take_list, &s->hosts}},
      *f = &filters[which];
    if (!f->take(value, f->to))
        return false;
    s->said[which] = s->said[which] && f->take != tool_take_regex ? tool_text("%s,%s", s->said[which], value) : value;
    return true;
}

static bool wanted(const settings *s, const tr_process *p, uint32_t api, const char *name)
{
    return tally_wants(s, p, api) && tool_regex_matches(&s->name, name);
}

static table_slot *table_of(worker *w, thread_state *t, uint32_t kind, uint32_t api)
{
    table_slot *s;
    table *it = rows_table(&w->rows, kind, api);
    for (s = t->tables; s; s = s->next)
        if (s->table == it)
            return s;
    s = tally_get(sizeof *s);
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
        t->named = tr_alloc((t->named_mask + 1) * sizeof *t->named);
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

static uint32_t device_of(const tally *t, const tr_track *track)
{
    char *name = names_of_device(t->trace, track);
    uint32_t id = name ? text_id(name, strlen(name)) : 0;
    free(name);
    return id;
}

/* What says whose the row is. Bytes that calls move have the device of their work: traffic.c. */
static row_key key_of(const tally *t, const tr_thread *thread, uint32_t kind, uint32_t api, uint32_t name,
                      const tr_track *track)
{
    const tr_process *process = thread->process;
    unsigned by = t->settings.by;
    bool device = kind == KIND_DEVICE || kind == KIND_TRAFFIC;
    row_key key = {.kind = kind, .api = api};
    if (by & BY_NAME || kind == KIND_COUNTER)
        key.name = name;
    if (by & BY_RANK)
        key.rank = process->rank;
    if (by & BY_HOST)
        key.host = text_id(process->header->host, sizeof process->header->host);
    if (by & BY_PROCESS)
        key.process = process->index + 1;
    if (by & BY_THREAD && kind != KIND_DEVICE)
        key.thread = thread->index + 1;
    if (by & BY_DEVICE && device)
        key.device = device_of(t, track);
    if (by & BY_QUEUE && device && track)
        key.queue = text_id(track->name, strlen(track->name));
    return key;
}

row *tally_row(tally *t, const tr_thread *thread, uint32_t kind, uint32_t api, uint32_t name, const tr_track *track)
{
    row_key key;
    if (!wanted(&t->settings, thread->process, api, text_of(name)))
        return NULL;
    key = key_of(t, thread, kind, api, name, track);
    key.step = t->settings.by & BY_STEP ? OUTSIDE_STEPS : 0;
    return rows_get(&t->rows, &key);
}

static slot *slot_new(worker *w, thread_state *t, const plan *p, const tr_def *def, uint32_t kind, uint32_t name)
{
    static table waste;
    const tr_process *process = t->thread->process;
    row_key key = {.kind = kind, .api = p->api};
    slot *s, **at;
    if (!wanted(&w->tally->settings, process, p->api, text_of(name))) {
        at = slot_find(t, hash_name((const char *)&key, 0, UINT32_MAX));
        if (!*at) {
            s = *at = tally_get(sizeof *s);
            s->row = &w->waste;
            s->table = tally_get(sizeof *s->table);
            s->table->table = &waste;
        }
        return *at;
    }
    key = key_of(w->tally, t->thread, kind, p->api, name, kind == KIND_DEVICE ? t->track : NULL);
    if (w->tally->settings.by & BY_WHERE && (kind == KIND_CALL || kind == KIND_INSTANT))
        key.where = t->where;
    key.step = t->step;
    if (kind == KIND_COUNTER) {
        const char *unit = def->fields[role_index(def, TRACE_R_VALUE)].hint;
        key.unit = unit && strncmp(unit, "enum:", 5) != 0 ? text_id(unit, strlen(unit)) : 0;
        s = tally_get(sizeof *s);
        s->counter = tally_get(sizeof *s->counter);
        s->counter->key = key;
        s->counter->next = t->counters;
        t->counters = s->counter;
        return s;
    }
    /* one slot a row and thread, whatever definitions lead to it: recursion is seen */
    at = slot_find(t, hash_name((const char *)&key, sizeof key, UINT32_MAX));
    if (!*at) {
        s = *at = tally_get(sizeof *s);
        s->row = rows_get(&w->rows, &key);
        s->thread = t->thread;
        s->table = table_of(w, t, kind, p->api);
        s->next = t->own;
        t->own = s;
    }
    return *at;
}

/* It counts in the step in which it begins. */
static int64_t step_of(const worker *w, thread_state *t, int64_t ns)
{
    int64_t step = loop_at(w->tally->settings.steps, t->thread->process->index, ns, &t->step_hint);
    return step == LOOP_OUTSIDE ? OUTSIDE_STEPS : step;
}

slot *slot_named(worker *w, thread_state *t, const plan *p, const tr_event *e, uint32_t kind, const char *name,
                 size_t n, uint64_t direction)
{
    uint64_t hash, where = kind == KIND_DEVICE && w->tally->settings.by & (BY_DEVICE | BY_QUEUE) && t->track
                               ? t->track->index + 1
                               : t->where;
    slot **at;
    t->step = w->tally->settings.by & BY_STEP ? step_of(w, t, e->ns) : 0;
    if (!n) {
        name = text_of(p->name);
        n = strlen(name);
    }
    n = strnlen(name, n);
    hash = hash_name(name, n, e->def->index) + (where << 40 ^ direction << 8 ^ kind) * 0x9e3779b97f4a7c15ull +
           (uint64_t)t->step * 0xd6e8feb86659fd93ull;
    at = slot_find(t, hash);
    if (!*at) {
        slot *s;
        if (p->device || direction)
            n = names_directed(name, n, direction, &name);
        s = slot_new(w, t, p, e->def, kind, text_id(name, n));
        at = slot_find(t, hash); /* the table may have moved */
        *at = s;
    }
    return *at;
}

slot *slot_slow(worker *w, thread_state *t, const plan *p, const tr_event *e, uint32_t kind)
{
    const char *name;
    size_t n;
    t->where = 0;
    if (w->tally->settings.by & BY_WHERE && p->where >= 0 && (kind == KIND_CALL || kind == KIND_INSTANT)) {
        tr_value v;
        if (tr_field_get(e, (unsigned)p->where, &v))
            t->where = text_id(v.data, v.n);
        n = tr_event_name(e, &name);
        return slot_named(w, t, p, e, kind, name, n, 0);
    }
    if (!p->named && w->tally->settings.by & BY_STEP)
        return slot_named(w, t, p, e, kind, "", 0, 0);
    if (!p->named)
        return t->slots[e->def->index] = slot_new(w, t, p, e->def, kind, p->name);
    n = tr_event_name(e, &name);
    if (kind == KIND_COUNTER) {
        tr_value v;
        const tr_track *track =
            tr_role_get(e, TRACE_R_TRACK, &v) ? tr_trace_track(w->tally->trace, e->recorder, (uint32_t)v.u) : NULL;
        if (track) {
            char *full = tool_text("%s/%.*s", track->name, (int)n, name);
            slot *s = slot_named(w, t, p, e, kind, full, strlen(full), 0);
            free(full);
            return s;
        }
    }
    return slot_named(w, t, p, e, kind, name, n, 0);
}

void slot_add(worker *w, slot *s, const tr_def *def, int64_t begin, int64_t end, volume moved, bool error)
{
    row *r = s->row;
    uint64_t ns;
    if (!slice_cut(&w->tally->settings, &begin, &end))
        return;
    r->calls++;
    volume_add(&r->moved, moved);
    r->errors += error;
    ns = (uint64_t)(end - begin);
    row_add(r, ns);
    r->total += ns;
    r->self += ns;
    s->table->table->total += ns;
    tell(w, &w->tally->settings, &(tally_piece){s, def, NULL, begin, end, ns, ns, moved, error});
}
