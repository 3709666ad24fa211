/* amounts.c - see amounts.h */
#include "amounts.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { BLOCKS_MOST = 1 << 20 };

static bool begins_with(const char *name, const char *const *words)
{
    for (size_t i = 0; words[i]; i++)
        if (!strncmp(name, words[i], strlen(words[i])))
            return true;
    return false;
}

static int16_t field_of(const tr_def *def, const char *const *names)
{
    for (size_t i = 0; names[i]; i++) {
        int at = tr_field_named(def, names[i]);
        if (at >= 0)
            return (int16_t)at;
    }
    return -1;
}

static amount_def classify(const tr_def *def)
{
    static const char *const allocate[] = {"cudaMalloc", "cuMemAlloc", "hipMalloc", NULL},
                             *const not_device[] = {"cudaMallocHost", "cuMemAllocHost", "hipMallocHost", NULL},
                             *const release[] = {"cudaFree", "cuMemFree", "hipFree", NULL},
                             *const sizes[] = {"size", "bytesize", NULL},
                             *const pointers[] = {"devPtr", "dptr", "ptr", NULL};
    amount_def d = {.kind = AMOUNT_NONE, .a = -1, .b = -1};
    d.stated = stated_fields(def);
    if (d.stated.operations)
        d.kind = AMOUNT_FLOPS;
    else if (def->kind == TRACE_KIND_BEGIN && begins_with(def->name, allocate) && !begins_with(def->name, not_device)) {
        d.a = field_of(def, sizes);
        d.kind = d.a >= 0 ? AMOUNT_ALLOCATES : AMOUNT_NONE;
    } else if (def->kind == TRACE_KIND_END && begins_with(def->name, allocate) && !begins_with(def->name, not_device)) {
        d.b = field_of(def, pointers);
        d.kind = d.b >= 0 ? AMOUNT_ALLOCATED : AMOUNT_NONE;
    } else if (def->kind == TRACE_KIND_BEGIN && begins_with(def->name, release)) {
        d.b = field_of(def, pointers);
        d.kind = d.b >= 0 ? AMOUNT_FREES : AMOUNT_NONE;
    } else if (def->kind == TRACE_KIND_END && strstr(def->name, "MemGetInfo")) {
        d.a = (int16_t)tr_field_named(def, "free");
        d.b = (int16_t)tr_field_named(def, "total");
        d.kind = d.a >= 0 && d.b >= 0 ? AMOUNT_ASKED : AMOUNT_NONE;
    }
    return d;
}

void amounts_open(amounts *m, tr_trace *trace)
{
    const tr_def *const *defs;
    tr_process *const *processes;
    tr_thread *const *threads;
    size_t n = tr_trace_defs(trace, &defs), i;
    bool any = false;
    m->defs = tr_alloc((n + 1) * sizeof *m->defs);
    for (i = 0; i < n; i++) {
        m->defs[defs[i]->index] = classify(defs[i]);
        any |= m->defs[defs[i]->index].kind != AMOUNT_NONE;
    }
    m->nprocesses = tr_trace_processes(trace, &processes);
    m->of = tr_alloc((m->nprocesses + 1) * sizeof *m->of);
    m->asks = tr_alloc((tr_trace_threads(trace, &threads) + 1) * sizeof *m->asks);
    if (any)
        return;
    free(m->defs);
    m->defs = NULL;
}

static uint64_t unsigned_at(const tr_event *e, int16_t field)
{
    tr_value v;
    return field >= 0 && tr_field_get(e, (unsigned)field, &v) && !v.is_array ? v.u : 0;
}

static void release_block(amounts *m, amount_process *p, uint32_t process, uint64_t address)
{
    tr_map3_entry *at = address ? tr_map3_find(&m->blocks, process, address, 0) : NULL;
    if (!at)
        return;
    p->held -= at->v.u[0] < p->held ? at->v.u[0] : p->held;
    at->v.u[0] = 0;
}

/* The runtime's call and the driver's inside it return one block. */
static void allocated(amounts *m, amount_process *p, const tr_event *e, uint64_t address)
{
    uint32_t process = e->thread->process->index;
    uint64_t bytes = m->asks[e->thread->index];
    if (!address || tr_is_error(e) || !bytes)
        return;
    release_block(m, p, process, address);
    if (m->blocks.table.n >= BLOCKS_MOST && !tr_map3_find(&m->blocks, process, address, 0))
        return;
    tr_map3_put(&m->blocks, process, address, 0)->v.u[0] = bytes;
    p->held += bytes;
    p->peak = p->held > p->peak ? p->held : p->peak;
}

void amounts_take(amounts *m, const tr_event *e, bool judged)
{
    const amount_def *d = &m->defs[e->def->index];
    amount_process *p = &m->of[e->thread->process->index];
    uint64_t left, total;
    switch (d->kind) {
    case AMOUNT_FLOPS:
        for (int k = 0; judged && k < FLOPS; k++)
            p->flops[k] += stated_number(e, d->stated.flops[k]);
        break;
    case AMOUNT_ALLOCATES: m->asks[e->thread->index] = unsigned_at(e, d->a); break;
    case AMOUNT_ALLOCATED: allocated(m, p, e, unsigned_at(e, d->b)); break;
    case AMOUNT_FREES: release_block(m, p, e->thread->process->index, unsigned_at(e, d->b)); break;
    case AMOUNT_ASKED:
        left = unsigned_at(e, d->a);
        total = unsigned_at(e, d->b);
        if (tr_is_error(e) || left > total)
            break;
        p->used = total - left > p->used ? total - left : p->used;
        p->total = total > p->total ? total : p->total;
        break;
    }
}

void amounts_free(amounts *m)
{
    free(m->defs);
    free(m->of);
    free(m->asks);
    tr_map3_free(&m->blocks);
}
