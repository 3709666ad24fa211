/* model.c - files, nodes, processes, streams, definitions: made, found, freed */
#include "model.h"
#include <stdlib.h>
#include "read/containers/header.h"

/* ---- processes, streams, nodes ------------------------------------------------------------------------------- */

tr_full_process *tr_process_new(tr_trace *trace, tr_file *file, const trace_file_header *header)
{
    tr_full_process *p = tr_alloc(sizeof *p);
    p->trace = trace;
    p->file = file;
    p->leader = p;
    p->header = *header;
    tr_header_terminate(&p->header);
    p->process.rank = header->rank;
    p->process.world = header->world;
    p->process.ran_ns = tr_header_word(header, TRACE_WORD_RAN, 9) * 1000;
    p->process.spawned = (uint32_t)tr_header_word(header, TRACE_WORD_SPAWNED, 10);
    p->process.ended = (uint32_t)tr_header_word(header, TRACE_WORD_ENDED, 10);
    p->process.ended_ns = (int64_t)(tr_header_word(header, TRACE_WORD_ENDED_AT, 10) << TRACE_MET_SHIFT);
    p->process.waited_ns = tr_header_word(header, TRACE_WORD_WAITED, 9) * 1000;
    trace->processes = tr_grow(trace->processes, trace->nprocesses + 1, &trace->process_room, sizeof *trace->processes);
    trace->processes[trace->nprocesses++] = p;
    return p;
}

#define COMPARE(a, b) \
    if ((a) != (b)) \
    return (a) < (b) ? -1 : 1

int tr_process_order(const trace_file_header *a, int32_t rank_a, const trace_file_header *b, int32_t rank_b)
{
    int c = strcmp(a->host, b->host);
    if (c)
        return c;
    COMPARE(rank_a, rank_b);
    COMPARE(a->pid, b->pid);
    COMPARE(a->proc_start, b->proc_start);
    COMPARE(a->start_realtime_ns, b->start_realtime_ns);
    return memcmp(a->session, b->session, sizeof a->session);
}

static void process_free(tr_full_process *p)
{
    size_t i;
    for (i = 0; i < p->nlist; i++) {
        free(p->list[i]->extents);
        free(p->list[i]->bad);
        free(p->list[i]);
    }
    free(p->list);
    if (!p->shares_entries)
        free(p->entries);
    free(p->info);
    free(p->gaps);
    free(p->off);
    tr_map_free(&p->far);
    tr_map_free(&p->strings);
    tr_map_free(&p->streams);
    tr_map_free(&p->tracks);
    free(p);
}

void tr_process_drop(tr_full_process *p)
{
    size_t k;
    for (k = 0; p->file->is_merged && k < p->nlist; k++)
        if (p->list[k]->id && p->file->streams[p->list[k]->number] == p->list[k])
            p->file->streams[p->list[k]->number] = NULL;
    process_free(p);
}

tr_stream *tr_stream_get(tr_full_process *p, uint32_t id)
{
    tr_stream *s = tr_map_get(&p->streams, id);
    if (s)
        return s;
    s = tr_alloc(sizeof *s);
    s->process = p;
    s->id = s->owner = id;
    p->list = tr_grow(p->list, p->nlist + 1, &p->list_room, sizeof *p->list);
    p->list[p->nlist++] = s;
    tr_map_put(&p->streams, id, s);
    if (id == 0)
        p->dictionary = s;
    return s;
}

tr_node *tr_trace_node(tr_trace *trace, const trace_file_header *h)
{
    uint64_t key = tr_hash(h->boot_id, sizeof h->boot_id, h->clock);
    tr_node *node;
    size_t state = 0;
    while ((node = tr_map_next(&trace->node_map, key, &state)))
        if (!memcmp(node->boot_id, h->boot_id, 16) && node->clock == h->clock)
            return node;
    node = tr_alloc(sizeof *node);
    tr_map_put(&trace->node_map, key, node);
    node->index = (uint32_t)trace->nnodes;
    memcpy(node->boot_id, h->boot_id, 16);
    node->clock = h->clock;
    node->tick_hz = h->tick_hz;
    node->start_ticks = h->start_ticks;
    node->start_ns = h->start_realtime_ns > (uint64_t)TR_TIME_MAX ? 0 : (int64_t)h->start_realtime_ns;
    trace->nodes = tr_grow(trace->nodes, trace->nnodes + 1, &trace->node_room, sizeof *trace->nodes);
    trace->nodes[trace->nnodes++] = node;
    return node;
}

/* ---- what ids mean ------------------------------------------------------------------------------------------ */

void tr_info_add(tr_full_process *p, const char *key, const char *value)
{
    p->info = tr_grow(p->info, 2 * (size_t)p->process.ninfo + 2, &p->info_room, sizeof *p->info);
    p->info[2 * p->process.ninfo] = key;
    p->info[2 * p->process.ninfo + 1] = value;
    p->process.ninfo++;
    p->process.info = p->info;
}

const tr_entry *tr_entry_far(const tr_full_process *p, uint32_t id)
{
    static const tr_entry builtin = {.bytes = TR_BUILTIN}, unknown = {.bytes = TR_UNKNOWN};
    const tr_entry *e;
    if (id < TRACE_ID_TASK_END)
        return &builtin;
    if (id < p->nentries)
        return &p->entries[id];
    e = tr_map_get(&p->far, id);
    return e ? e : &unknown;
}

/* ---- definitions shared by all processes ------------------------------------------------------------------ */

static uint64_t def_hash(const tr_def *d)
{
    uint64_t h = tr_hash(d->api, strlen(d->api), d->kind | (uint64_t)d->level << 8 | (uint64_t)d->nfields << 16);
    uint32_t k;
    h = tr_hash(d->name, strlen(d->name), h ^ (d->pair ? d->pair->index + 1u : 0u));
    for (k = 0; k < d->nfields; k++) {
        const tr_field *f = &d->fields[k];
        h = tr_hash(f->name, strlen(f->name), h ^ f->type ^ (uint64_t)f->role << 8);
        h = tr_hash(f->hint, strlen(f->hint), h ^ (uint64_t)(uintptr_t)f->enumeration);
    }
    return h;
}

/* a: one of the trace, b: as it was read */
static bool def_equal(const tr_def *a, const tr_def *b)
{
    uint32_t k;
    if (a->kind != b->kind || a->leaves != b->leaves || a->level != b->level ||
        a->nfields + (a->nulls != NULL) != b->nfields || a->pair != b->pair || strcmp(a->api, b->api) ||
        strcmp(a->name, b->name))
        return false;
    for (k = 0; k < b->nfields; k++) {
        const tr_field *x = &a->fields[k], *y = &b->fields[k];
        if (x->type != y->type || x->role != y->role || x->enumeration != y->enumeration || strcmp(x->name, y->name) ||
            strcmp(x->hint, y->hint))
            return false;
    }
    return true;
}

/* The first field of that role; -1: none. */
static int32_t field_of(const tr_def *d, enum trace_role role)
{
    int32_t k;
    for (k = 0; k < d->nfields; k++)
        if (d->fields[k].role == (uint8_t)role)
            return k;
    return -1;
}

/* Works out how to walk over a payload, and where its fields are. */
static void def_plan(tr_arena *arena, tr_full_def *d)
{
    tr_field *fields = (tr_field *)(uintptr_t)d->def.fields;
    uint32_t k, fixed = 0;
    d->time = field_of(&d->def, TRACE_R_TIME);
    d->time_end = field_of(&d->def, TRACE_R_TIME_END);
    d->duration = field_of(&d->def, TRACE_R_DURATION);
    d->hops = tr_arena_get(arena, d->def.nfields * sizeof *d->hops);
    for (k = 0; k < d->def.nfields; k++) {
        uint8_t type = d->def.fields[k].type, element = type & 0x7f;
        uint32_t size = tr_type_size(element);
        fields[k].start = d->nhops ? 0 : fixed;
        fields[k].size = d->nhops || type == TRACE_T_STRID ? 0 : (uint8_t)tr_type_size(type);
        if (type == TRACE_T_STR || type == TRACE_T_BYTES)
            size = 1;
        else if (!size)
            d->opaque = true; /* a type we do not know, or an array of strings */
        else if (!(type & TRACE_T_ARRAY)) {
            fixed += size;
            continue;
        }
        d->hops[d->nhops++] = (tr_hop){fixed, size};
        fixed = 0;
    }
    d->last_fixed = fixed;
    d->def.fixed_bytes = d->nhops ? -1 : (int)fixed;
    if (fixed > TR_RECORD_MAX)
        d->opaque = true;
}

/* A last field of bits is none of the fields that tools see. Its hint has a field or a range of them for each bit. */
static void take_nulls(tr_def *d)
{
    tr_field *fields = (tr_field *)(uintptr_t)d->fields;
    const tr_field *last = d->nfields ? &fields[d->nfields - 1] : NULL;
    const char *p;
    unsigned bit = 0, bits;
    if (!last || strncmp(last->hint, "nulls:", 6) ||
        (last->type != TRACE_T_U8 && last->type != TRACE_T_U16 && last->type != TRACE_T_U32))
        return;
    d->nulls = last;
    d->nfields--;
    bits = 8 * tr_type_size(last->type);
    for (p = last->hint + 6; *p && bit < bits; bit++) {
        char *end;
        unsigned long first = strtoul(p, &end, 10), to = first;
        if (end == p)
            return;
        if (*end == '-')
            to = strtoul(end + 1, &end, 10);
        for (; first <= to && first < d->nfields; first++)
            fields[first].null_bit = (uint8_t)(bit + 1);
        p = end + (*end == ' ');
    }
}

const tr_full_def *tr_trace_def(tr_trace *trace, const tr_full_def *like)
{
    uint64_t h = def_hash(&like->def);
    tr_full_def *d;
    size_t state = 0;
    uint32_t k;
    while ((d = tr_map_next(&trace->def_map, h, &state)))
        if (def_equal(&d->def, &like->def))
            return d;
    d = tr_arena_get(&trace->arena, sizeof *d);
    *d = *like;
    d->def.fields = tr_arena_get(&trace->arena, like->def.nfields * sizeof *d->def.fields);
    if (like->def.nfields)
        memcpy((void *)(uintptr_t)d->def.fields, like->def.fields, like->def.nfields * sizeof *d->def.fields);
    d->def.result = d->def.bytes = -1;
    for (k = 0; k < d->def.nfields; k++) {
        uint8_t role = d->def.fields[k].role;
        d->def.roles |= role < 64 ? 1ull << role : 0;
        if (role == TRACE_R_RESULT && d->def.result < 0)
            d->def.result = (int16_t)k;
        if (role >= TRACE_R_BYTES && role <= TRACE_R_BYTES_RECV && d->def.bytes < 0)
            d->def.bytes = (int16_t)k;
    }
    def_plan(&trace->arena, d);
    take_nulls(&d->def);
    if (d->def.pair && !d->def.leaves)
        ((tr_def *)(uintptr_t)d->def.pair)->paired = true;
    d->def.index = (uint32_t)trace->ndefs;
    trace->defs = tr_grow(trace->defs, trace->ndefs + 1, &trace->def_room, sizeof *trace->defs);
    trace->defs[trace->ndefs++] = d;
    tr_map_put(&trace->def_map, h, d);
    return d;
}

int64_t tr_payload_walk(const tr_full_def *def, const unsigned char *p, size_t room)
{
    size_t at = 0;
    uint32_t k;
    for (k = 0; k < def->nhops; k++) {
        uint32_t n;
        at += def->hops[k].fixed;
        if (at + 2 > room)
            return -1;
        n = tr_u16(p + at);
        at += 2;
        if (TR_UNLIKELY(n & TRACE_LENGTH_CUT)) {
            at += 4;
            n &= TRACE_LENGTH_KEPT;
        }
        at += (size_t)n * def->hops[k].size;
        if (at > room)
            return -1;
    }
    at += def->last_fixed;
    return at > room ? -1 : (int64_t)at;
}

/* ---- the whole ----------------------------------------------------------------------------------------------- */

void tr_model_init(tr_trace *trace, const tr_options *options)
{
    static const tr_field no_fields[1];
    tr_full_def end = {.def = {.api = "", .name = "end", .kind = TRACE_KIND_END, .level = 1, .fields = no_fields}};
    if (options)
        trace->options = *options;
    trace->given_mem = trace->options.max_mem;
    if (!trace->options.max_mem)
        trace->options.max_mem = 256u << 20;
    pthread_mutex_init(&trace->lock, NULL);
    pthread_cond_init(&trace->loaded, NULL);
    pthread_mutex_init(&trace->place_lock, NULL);
    trace->t0 = INT64_MAX;
    trace->task_end = (tr_full_def *)(uintptr_t)tr_trace_def(trace, &end);
}

void tr_model_free(tr_trace *trace)
{
    size_t i;
    for (i = 0; i < trace->nprocesses; i++)
        process_free(trace->processes[i]);
    for (i = 0; i < trace->nthreads; i++) {
        free(trace->threads[i]->streams);
        free(trace->threads[i]);
    }
    for (i = 0; i < trace->nnodes; i++) {
        free(trace->nodes[i]->samples);
        free(trace->nodes[i]->knots);
        free(trace->nodes[i]->sets);
        free(trace->nodes[i]->bends.at);
        free(trace->nodes[i]->parts);
        free(trace->nodes[i]);
    }
    free(trace->runs);
    free(trace->processes);
    free(trace->joined);
    free(trace->threads);
    free(trace->tracks);
    free(trace->defs);
    free(trace->nodes);
    free(trace->streams);
    tr_map_free(&trace->def_map);
    tr_map_free(&trace->enum_map);
    tr_map_free(&trace->node_map);
    tr_map_free(&trace->entry_map);
    tr_map_free(&trace->text_map);
    tr_arena_free(&trace->arena);
    pthread_cond_destroy(&trace->loaded);
    pthread_mutex_destroy(&trace->lock);
}

/* ---- what is in it ------------------------------------------------------------------------------------------- */

int tr_trace_status(const tr_trace *trace) { return __atomic_load_n(&trace->status, __ATOMIC_RELAXED); }

size_t tr_trace_processes(const tr_trace *trace, tr_process *const **out)
{
    *out = (tr_process *const *)(void *)trace->joined; /* a process is the first member of what we have */
    return trace->njoined;
}
bool tr_process_is_other(const tr_process *process) { return ((const tr_full_process *)process)->other; }
size_t tr_trace_threads(const tr_trace *trace, tr_thread *const **out)
{
    *out = (tr_thread *const *)(void *)trace->threads;
    return trace->nthreads;
}
size_t tr_trace_tracks(const tr_trace *trace, tr_track *const **out)
{
    *out = trace->tracks;
    return trace->ntracks;
}
size_t tr_trace_defs(const tr_trace *trace, const tr_def *const **out)
{
    *out = (const tr_def *const *)(void *)trace->defs;
    return trace->ndefs;
}
tr_track *tr_trace_track(const tr_trace *trace, const tr_process *recorder, uint32_t id)
{
    (void)trace;
    return tr_map_get(&((const tr_full_process *)recorder)->tracks, id);
}
int64_t tr_trace_t0(const tr_trace *trace) { return trace->t0; }
uint64_t tr_trace_bytes(const tr_trace *trace) { return trace->bytes; }
