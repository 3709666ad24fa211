/* dictionary.c - stream 0 of a process: what its ids mean
 *
 * Read twice: enums, strings, threads, tracks and clock samples first, then events, whose fields may name an enum that
 * comes later, and places. */
#include "dictionary.h"
#include "read/containers/file.h"
#include "place.h"

/* A body that is taken apart; `bad` once it is too short. */
typedef struct body {
    const unsigned char *p, *end;
    bool bad;
} body;

static const unsigned char *take(body *b, size_t n)
{
    const unsigned char *p = b->p;
    if ((size_t)(b->end - p) < n) {
        b->bad = true;
        b->p = b->end;
        return NULL;
    }
    b->p += n;
    return p;
}
static uint8_t take_u8(body *b)
{
    const unsigned char *p = take(b, 1);
    return p ? *p : 0;
}
static uint16_t take_u16(body *b)
{
    const unsigned char *p = take(b, 2);
    return p ? tr_u16(p) : 0;
}
static uint32_t take_u32(body *b)
{
    const unsigned char *p = take(b, 4);
    return p ? tr_u32(p) : 0;
}
static uint64_t take_u64(body *b)
{
    const unsigned char *p = take(b, 8);
    return p ? tr_u64(p) : 0;
}

/* u16 length with the mark of a cut text, u32 true length then. */
static tr_text take_text(body *b)
{
    tr_text t = {"", 0};
    uint16_t n = take_u16(b);
    const unsigned char *p;
    if (n & TRACE_LENGTH_CUT)
        take_u32(b);
    p = take(b, n & TRACE_LENGTH_KEPT);
    if (p) {
        t.text = (const char *)p;
        t.length = n & TRACE_LENGTH_KEPT;
    }
    return t;
}

static const char *keep(tr_full_process *p, tr_text t)
{
    tr_map *all = &p->trace->text_map;
    uint64_t key = tr_hash(t.text, t.length, 1);
    size_t state = 0;
    const char *text;
    while ((text = tr_map_next(all, key, &state)))
        if (strlen(text) == t.length && !memcmp(text, t.text, t.length))
            return text;
    text = tr_arena_text(&p->trace->arena, t.text, t.length);
    tr_map_put(all, key, (char *)(uintptr_t)text);
    return text;
}

/* ---- its records -------------------------------------------------------------------------------------------- */

void tr_dictionary_walk(tr_full_process *p, tr_take *take, void *user)
{
    tr_reader r;
    if (p->file->is_merged) {
        tr_merged_dictionary(p, take, user);
        return;
    }
    if (!p->dictionary)
        return;
    tr_reader_open(&r, p->dictionary, p->header.slot_bytes);
    while (tr_reader_fill(&r)) {
        while (r.end - r.p >= 8) {
            uint32_t word = tr_u32(r.p), id = word & TRACE_ID_SHORT_MAX, bytes;
            const unsigned char *q = r.p + 4;
            if (!id) {
                id = word >> TRACE_ID_BITS;
                q += 8;
            }
            if (!word || id >= TRACE_REC_FIRST_FREE || r.end - q < 4)
                break;
            bytes = tr_u32(q);
            if ((uint64_t)(r.end - q) < 4 + (((uint64_t)bytes + 3) & ~3ull))
                break;
            take(user, id, q + 4, bytes, tr_reader_place(&r));
            r.p = q + 4 + ((bytes + 3u) & ~3u);
        }
        if (r.p != r.end)
            tr_complain(p->trace, p->file, tr_reader_place(&r),
                        "the dictionary is damaged here: the rest of the chunk is not used");
        r.p = r.end;
        r.left = 0;
    }
    tr_reader_close(&r);
}

/* ---- pass 1 ------------------------------------------------------------------------------------------------ */

typedef struct growing_enum {
    const char *name;
    bool is_flags;
    tr_enumerator *values;
    size_t n, room;
} growing_enum;

typedef struct pass {
    tr_full_process *p;
    tr_map growing; /* hash of name -> growing_enum * */
    tr_map enums;   /* hash of name -> tr_enum * */
} pass;

static void read_enum(pass *s, body *b)
{
    tr_text name = take_text(b);
    bool is_flags = take_u8(b) != 0;
    uint32_t n = take_u32(b), i;
    uint64_t key = tr_hash(name.text, name.length, 1);
    growing_enum *e = tr_map_get(&s->growing, key);
    if (b->bad)
        return;
    if (!e) {
        e = tr_alloc(sizeof *e);
        e->name = keep(s->p, name);
        e->is_flags = is_flags;
        tr_map_put(&s->growing, key, e);
    }
    for (i = 0; i < n && !b->bad; i++) {
        tr_enumerator v;
        v.value = (int64_t)take_u64(b);
        v.flags = take_u8(b);
        v.name = NULL;
        name = take_text(b);
        if (b->bad)
            break;
        v.name = keep(s->p, name);
        e->values = tr_grow(e->values, e->n + 1, &e->room, sizeof *e->values);
        e->values[e->n++] = v;
    }
}

static void read_string(pass *s, body *b)
{
    uint32_t id = take_u32(b), n = take_u32(b);
    const unsigned char *p = take(b, n);
    if (p && !tr_map_get(&s->p->strings, id)) {
        tr_string *t = tr_arena_get(&s->p->trace->arena, sizeof *t + n);
        t->text = memcpy(t + 1, p, n);
        t->length = n;
        tr_map_put(&s->p->strings, id, t);
    }
}

static void read_clock(pass *s, body *b)
{
    tr_sample t;
    tr_node *node = s->p->node;
    t.before = take_u64(b);
    t.mono = (int64_t)take_u64(b);
    t.real = (int64_t)take_u64(b);
    take_u64(b);
    t.after = take_u64(b);
    t.merged = s->p->file->is_merged;
    if (b->bad || t.after < t.before || t.mono < 0 || t.real < 0 || t.mono >= TR_TIME_MAX || t.real >= TR_TIME_MAX)
        return;
    node->samples = tr_grow(node->samples, node->nsamples + 1, &node->sample_room, sizeof *node->samples);
    node->samples[node->nsamples++] = t;
    if (t.after > s->p->alive_ticks)
        s->p->alive_ticks = t.after;
}


static void read_info(pass *s, body *b)
{
    tr_text key = take_text(b), value = take_text(b);
    tr_full_process *p = s->p;
    if (b->bad)
        return;
    tr_info_add(p, keep(p, key), keep(p, value));
    if (!strcmp(p->info[2 * p->process.ninfo - 2], "process.name")) {
        p->process.name = p->info[2 * p->process.ninfo - 1];
        p->named = true;
    }
}

static void read_thread(pass *s, body *b)
{
    uint32_t stream = take_u32(b), tid = take_u32(b);
    tr_text name = take_text(b);
    tr_stream *t;
    size_t i;
    if (b->bad)
        return;
    for (i = 0; !stream && i < s->p->nlist; i++) /* named by another thread, which knows only its number */
        if (s->p->list[i]->tid == tid)
            s->p->list[i]->name = keep(s->p, name);
    t = tr_map_get(&s->p->streams, stream); /* a thread that recorded nothing has no name to show */
    if (t)
        t->name = keep(s->p, name);
}

static void read_track(pass *s, body *b)
{
    tr_full_process *p = s->p;
    tr_trace *trace = p->trace;
    tr_track *t;
    uint32_t id = take_u32(b), parent = take_u32(b);
    uint8_t kind = take_u8(b);
    tr_text name = take_text(b);
    if (b->bad)
        return;
    t = tr_map_get(&p->tracks, id);
    if (t) {
        t->name = keep(p, name);
        return;
    }
    t = tr_arena_get(&trace->arena, sizeof *t);
    t->recorder = &p->process; /* the process is known when the recorders have been joined */
    t->id = id;
    t->parent = parent;
    t->kind = kind;
    t->name = keep(p, name);
    tr_map_put(&p->tracks, id, t);
    trace->tracks = tr_grow(trace->tracks, trace->ntracks + 1, &trace->track_room, sizeof *trace->tracks);
    trace->tracks[trace->ntracks++] = t;
}

/* Those of a damaged time are left out: each is one of many ends. */
static void read_gap(pass *s, body *b)
{
    tr_full_process *p = s->p;
    uint64_t ticks = take_u64(b);
    unsigned char text[256];
    size_t n = 2;
    take_u8(b);
    while (b->p < b->end && !b->bad) {
        tr_text api = take_text(b);
        if (b->bad || n + api.length + 1 > sizeof text)
            break;
        memcpy(text + n, api.text, api.length);
        n += api.length;
        text[n++] = ',';
    }
    if (b->bad || (p->ngaps && ticks < p->gaps[p->ngaps - 1].ticks))
        return;
    text[0] = (unsigned char)(n - 2);
    text[1] = 0;
    p->gaps = tr_grow(p->gaps, p->ngaps + 1, &p->gap_room, sizeof *p->gaps);
    p->gaps[p->ngaps++] = (tr_gap){ticks, memcpy(tr_arena_get(&p->trace->arena, n), text, n), (uint32_t)n};
    if (!p->trace->gap) {
        static const tr_field field = {.name = "apis", .type = TRACE_T_STR, .hint = ""};
        tr_full_def like = {
            .def = {.api = "trace", .name = "gap", .kind = TR_KIND_GAP, .level = 1, .nfields = 1, .fields = &field}};
        p->trace->gap = tr_trace_def(p->trace, &like);
    }
}

static void read_off_cpu(pass *s, body *b)
{
    tr_full_process *p = s->p;
    while (b->p < b->end) {
        trace_off_cpu one;
        one.from = take_u64(b);
        one.to = take_u64(b);
        one.ns = take_u64(b);
        one.stream = take_u32(b);
        one.why = take_u32(b);
        if (b->bad)
            return;
        if (one.to <= one.from)
            continue;
        p->off = tr_grow(p->off, p->noff + 1, &p->off_room, sizeof *p->off);
        p->off[p->noff++] = one;
    }
}

static void first_pass(void *user, uint32_t id, const unsigned char *data, uint32_t bytes, uint64_t offset)
{
    pass *s = user;
    body b = {data, data + bytes, false};
    switch (id) {
    case TRACE_REC_STRING: read_string(s, &b); break;
    case TRACE_REC_ENUM: read_enum(s, &b); break;
    case TRACE_REC_CLOCK: read_clock(s, &b); break;
    case TRACE_REC_THREAD: read_thread(s, &b); break;
    case TRACE_REC_INFO: read_info(s, &b); break;
    case TRACE_REC_TRACK: read_track(s, &b); break;
    case TRACE_REC_GAP: read_gap(s, &b); break;
    case TRACE_REC_OFF_CPU: read_off_cpu(s, &b); break;
    case TRACE_REC_SEAL: tr_seal_read(s->p, data, bytes, offset); break;
    default: return;
    }
    if (b.bad)
        tr_complain(s->p->trace, s->p->file, offset, "a dictionary record of type %u is shorter than its contents", id);
}

/* ---- enums shared by the processes that define them alike ------------------------------------------------- */

static int by_value(const void *left, const void *right)
{
    const tr_enumerator *a = left, *b = right;
    return a->value < b->value ? -1 : a->value > b->value ? 1 : strcmp(a->name, b->name);
}

static const tr_enum *share_enum(tr_trace *trace, growing_enum *g)
{
    uint64_t h = tr_hash(g->name, strlen(g->name), g->is_flags);
    tr_enum *e;
    size_t i, k, state = 0;
    for (i = 1; i < g->n; i++)
        if (g->values[i - 1].value > g->values[i].value)
            break;
    if (i < g->n)
        qsort(g->values, g->n, sizeof *g->values, by_value);
    for (i = 0; i < g->n; i++)
        h = tr_hash(g->values[i].name, strlen(g->values[i].name),
                    h ^ (uint64_t)g->values[i].value * 31 ^ g->values[i].flags);
    while ((e = tr_map_next(&trace->enum_map, h, &state))) {
        if (e->n != g->n || e->is_flags != g->is_flags || strcmp(e->name, g->name))
            continue;
        for (k = 0; k < g->n && e->values[k].value == g->values[k].value && e->values[k].flags == g->values[k].flags &&
                    !strcmp(e->values[k].name, g->values[k].name);
             k++) {}
        if (k == g->n)
            return e;
    }
    e = tr_arena_get(&trace->arena, sizeof *e);
    e->name = g->name;
    e->is_flags = g->is_flags;
    e->n = (uint32_t)g->n;
    e->values = tr_arena_get(&trace->arena, g->n * sizeof *e->values);
    if (g->n)
        memcpy((void *)(uintptr_t)e->values, g->values, g->n * sizeof *e->values);
    tr_map_put(&trace->enum_map, h, e);
    return e;
}

/* ---- pass 2: events ----------------------------------------------------------------------------------------- */


static tr_entry *entry_make(tr_full_process *p, uint32_t id)
{
    if (id <= TRACE_ID_SHORT_MAX) {
        uint32_t k, want = (id | 63) + 1;
        if (want > p->nentries) {
            if (want < 2 * p->nentries)
                want = 2 * p->nentries;
            if (want > TRACE_ID_SHORT_MAX + 1)
                want = TRACE_ID_SHORT_MAX + 1;
            p->entries = realloc(p->entries, want * sizeof *p->entries);
            if (!p->entries)
                abort();
            memset(p->entries + p->nentries, 0, (want - p->nentries) * sizeof *p->entries); /* what lies between, too */
            for (k = p->nentries; k < want; k++)
                p->entries[k].bytes = k < TRACE_ID_TASK_END ? TR_BUILTIN : TR_UNKNOWN;
            p->nentries = want;
        }
        return &p->entries[id];
    } else {
        tr_entry *e = tr_map_get(&p->far, id);
        if (!e) {
            e = tr_arena_get(&p->trace->arena, sizeof *e);
            e->bytes = TR_UNKNOWN;
            tr_map_put(&p->far, id, e);
        }
        return e;
    }
}

static void entry_set(tr_entry *e, const tr_full_def *def)
{
    e->def = def;
    e->bytes = def->opaque ? TR_OPAQUE : def->def.fixed_bytes >= 0 ? def->def.fixed_bytes : TR_VARIABLE;
    e->slice = def->def.kind == TRACE_KIND_SLICE;
    e->one = def->nhops == 1;
    e->size = e->one ? (uint16_t)def->hops->size : 0;
    e->fixed = e->one ? def->hops->fixed : 0;
    e->last_fixed = def->last_fixed;
}

static void read_place(pass *s, const unsigned char *data, uint32_t bytes, uint64_t offset)
{
    body b = {data, data + bytes, false};
    uint32_t id = take_u32(&b);
    uint64_t address = take_u64(&b);
    tr_text module = take_text(&b), build_id = take_text(&b);
    tr_string *string = tr_map_get(&s->p->strings, id);
    if (b.bad)
        tr_complain(s->p->trace, s->p->file, offset, "a dictionary record of type %u is shorter than its contents",
                    TRACE_REC_PLACE);
    else if (string && !string->place && module.length)
        tr_place_add(s->p, string, address, module, build_id);
}

static void second_pass(void *user, uint32_t record, const unsigned char *data, uint32_t bytes, uint64_t offset)
{
    pass *s = user;
    tr_full_process *p = s->p;
    body b = {data, data + bytes, false};
    tr_full_def like;
    tr_field *fields;
    tr_entry *e;
    uint32_t id, pair, k;
    tr_text t;
    if (record == TRACE_REC_PLACE)
        read_place(s, data, bytes, offset);
    if (record != TRACE_REC_EVENT)
        return;
    memset(&like, 0, sizeof like);
    id = take_u32(&b);
    pair = take_u32(&b);
    like.def.kind = take_u8(&b);
    /* the reader's own, of which no file has any: tools rely on what such an event holds */
    if (like.def.kind == TR_KIND_GAP)
        like.def.kind--;
    if (like.def.kind == TRACE_KIND_LEAVE) { /* an end, for all who look at kinds */
        like.def.kind = TRACE_KIND_END;
        like.def.leaves = true;
    }
    like.def.level = take_u8(&b);
    like.def.nfields = take_u16(&b);
    t = take_text(&b);
    like.def.api = keep(p, t);
    t = take_text(&b);
    like.def.name = keep(p, t);
    if (b.bad || (size_t)(b.end - b.p) < 6u * like.def.nfields) {
        tr_complain(p->trace, p->file, offset, "the definition of event %u is shorter than its contents", id);
        return;
    }
    fields = tr_alloc(like.def.nfields * sizeof *fields);
    for (k = 0; k < like.def.nfields; k++) {
        fields[k].type = take_u8(&b);
        fields[k].role = take_u8(&b);
        t = take_text(&b);
        fields[k].name = keep(p, t);
        t = take_text(&b);
        fields[k].hint = keep(p, t);
        if (!strncmp(fields[k].hint, "enum:", 5))
            fields[k].enumeration = tr_map_get(&s->enums, tr_hash(fields[k].hint + 5, strlen(fields[k].hint + 5), 1));
    }
    like.def.fields = fields;
    if (b.bad || id <= TRACE_ID_TASK_END || id > TRACE_ID_MAX)
        tr_complain(p->trace, p->file, offset, "the definition of event %u is damaged", id);
    else {
        e = entry_make(p, id);
        if (e->bytes == TR_UNKNOWN) { /* the first definition holds */
            if (pair && pair != id) {
                const tr_entry *begin = tr_entry_far(p, pair);
                like.def.pair = begin->def ? &begin->def->def : NULL;
                if (begin->def && like.def.leaves && begin->def->def.kind != TRACE_KIND_BEGIN)
                    like.def.pair = NULL;
                if (!begin->def)
                    tr_complain(p->trace, p->file, offset, "event %u ends event %u, which is not defined", id, pair);
            }
            if (like.def.leaves && !like.def.pair) { /* it must not end any user task */
                like.def.kind = TRACE_KIND_LEAVE;
                like.def.leaves = false;
            }
            entry_set(entry_make(p, id), tr_trace_def(p->trace, &like));
        }
    }
    free(fields);
}

typedef struct entries {
    uint32_t n;
    tr_entry list[];
} entries;

/* Processes of one program number their events alike: of 10,000 ranks one table is kept, and stays in the caches. */
static void share_entries(tr_full_process *p)
{
    tr_trace *trace = p->trace;
    size_t bytes = p->nentries * sizeof *p->entries, state = 0;
    uint64_t key = tr_hash(p->entries, bytes, 1);
    entries *shared;
    while ((shared = tr_map_next(&trace->entry_map, key, &state)))
        if (shared->n == p->nentries && !memcmp(shared->list, p->entries, bytes))
            break;
    if (!shared) {
        shared = tr_arena_get(&trace->arena, sizeof *shared + bytes);
        shared->n = p->nentries;
        memcpy(shared->list, p->entries, bytes);
        tr_map_put(&trace->entry_map, key, shared);
    }
    free(p->entries);
    p->entries = shared->list;
    p->shares_entries = true;
}

void tr_dictionary_read(tr_full_process *p)
{
    pass s = {.p = p};
    const tr_map_entry *at;
    size_t state = 0;
    entry_set(entry_make(p, TRACE_ID_TASK_END), p->trace->task_end);
    tr_dictionary_walk(p, first_pass, &s);
    while ((at = tr_map_each(&s.growing, &state))) {
        growing_enum *g = (growing_enum *)(uintptr_t)at->value;
        tr_map_put(&s.enums, at->key, (void *)(uintptr_t)share_enum(p->trace, g));
        free(g->values);
        free(g);
    }
    tr_dictionary_walk(p, second_pass, &s);
    tr_map_free(&s.growing);
    tr_map_free(&s.enums);
    share_entries(p);
}
