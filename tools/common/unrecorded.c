/* unrecorded.c - launches whose work is not on record */
#include <stdlib.h>
#include <string.h>
#include "unrecorded.h"
#include "names.h"
#include "support/memory.h"

enum { NOTHING, BEGINS, ENDS, ASKS, WORKS, CAPTURES, CAPTURED };

struct unrecorded_thread {
    uint64_t number; /* of the launch in the call that will end next; 0: none */
    uint64_t api;
    bool capturing;
};

static uint8_t what(const tr_def *def)
{
    bool correlated = def->roles >> TRACE_R_CORRELATION & 1;
    switch (def->kind) {
    case TRACE_KIND_BEGIN: return strstr(def->name, "StreamEndCapture") ? CAPTURED : BEGINS;
    case TRACE_KIND_END: return strstr(def->name, "StreamBeginCapture") ? CAPTURES : ENDS;
    case TRACE_KIND_META: return correlated ? ASKS : NOTHING;
    case TRACE_KIND_SLICE: return names_device(def) ? WORKS : NOTHING;
    default: return NOTHING;
    }
}

void unrecorded_open(unrecorded *u, const tr_trace *trace)
{
    const tr_def *const *defs;
    tr_thread *const *threads;
    const char *s;
    size_t n = tr_trace_defs(trace, &defs), i;
    *u = (unrecorded){.defs = tr_alloc(n + 1), .apis = tr_alloc((n + 1) * sizeof *u->apis)};
    u->threads = tr_alloc((tr_trace_threads(trace, &threads) + 1) * sizeof *u->threads);
    for (i = 0; i < n; i++) {
        u->defs[defs[i]->index] = what(defs[i]);
        u->apis[defs[i]->index] = 0xcbf29ce484222325ull;
        for (s = defs[i]->api; *s; s++)
            u->apis[defs[i]->index] = (u->apis[defs[i]->index] ^ (unsigned char)*s) * 0x100000001b3ull;
    }
}

void unrecorded_close(unrecorded *u)
{
    free(u->defs);
    free(u->apis);
    free(u->threads);
    tr_map3_free(&u->numbers);
}

static void mark(unrecorded *u, const tr_event *e, uint64_t api, uint64_t number, unsigned trace, bool on)
{
    uint64_t bit = 1ull << (number & 63);
    tr_map3_entry *at = tr_map3_put(&u->numbers, e->thread->process->index, api, number >> 6);
    at->v.u[trace] = on ? at->v.u[trace] | bit : at->v.u[trace] & ~bit;
}

void unrecorded_event(unrecorded *u, const tr_event *e)
{
    uint8_t is = u->defs[e->def->index];
    uint64_t api = u->apis[e->def->index];
    struct unrecorded_thread *t;
    tr_value v;
    if (is == NOTHING)
        return;
    t = &u->threads[e->thread->index];
    switch (is) {
    case ASKS:
    case WORKS:
        if (!tr_role_get(e, TRACE_R_CORRELATION, &v) || v.is_array || !v.u || (is == ASKS && t->capturing))
            return;
        mark(u, e, api, v.u, is == WORKS, true);
        if (is == ASKS) {
            t->number = v.u;
            t->api = api;
        }
        return;
    case CAPTURES: t->capturing |= !tr_is_error(e); break;
    case CAPTURED: t->capturing = false; break;
    case ENDS:
        if (t->number && tr_is_error(e))
            mark(u, e, t->api, t->number, 0, false);
        break;
    }
    t->number = 0;
}

void unrecorded_merge(unrecorded *to, unrecorded *from)
{
    const tr_map3_entry *f;
    for (size_t at = 0; (f = tr_map3_each(&from->numbers, &at));) {
        tr_map3_entry *t = tr_map3_put(&to->numbers, f->key[0], f->key[1], f->key[2]);
        t->v.u[0] |= f->v.u[0];
        t->v.u[1] |= f->v.u[1];
    }
    unrecorded_close(from);
}

uint64_t unrecorded_launches(const unrecorded *u, bool (*wanted)(const void *user, uint32_t process), const void *user)
{
    const tr_map3_entry *e;
    uint64_t n = 0;
    for (size_t at = 0; (e = tr_map3_each(&u->numbers, &at));)
        if (!wanted || wanted(user, (uint32_t)e->key[0]))
            n += (uint64_t)__builtin_popcountll(e->v.u[0] & ~e->v.u[1]);
    return n;
}
