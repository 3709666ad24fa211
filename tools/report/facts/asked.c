/* asked.c - see asked.h */
#include "asked.h"
#include "support/memory.h"
#include "tally/tally.h"
#include <stdlib.h>
#include <string.h>

enum { NOTHING, LAUNCHES, ASKS_NAME, ASKS_AGAIN, HAS_NAME, CAUSES, DONE };

typedef struct asked_def {
    uint8_t is;
    uint32_t api;
    int16_t kernel, name, queue, grid[3], block[3]; /* fields; -1: none */
} asked_def;

typedef struct asked_thread {
    asked call;    /* the last launch that began */
    uint32_t name; /* the last kernel that was asked for by name; 0: none */
} asked_thread;

static int16_t field(const tr_def *d, const char *const *names)
{
    int16_t at = -1;
    for (; *names && at < 0; names++)
        at = tr_field_named(d, *names);
    return at;
}

static bool ends_in(const char *text, const char *word)
{
    size_t n = strlen(text), m = strlen(word);
    return n >= m && !strcmp(text + n - m, word);
}

/* "cuModuleGetFunction", "hipModuleGetFunction", "cuLibraryGetKernel", and "cuKernelGetFunction", which has no name. */
static bool gives_kernel(const char *name) { return ends_in(name, "GetFunction") || ends_in(name, "GetKernel"); }

static void classify(asked_def *to, const tr_def *d)
{
    static const char *const kernels[] = {"f", "func", "function", "kernel", "hostFun", "function_address", NULL};
    static const char *const given[] = {"hfunc", "pKernel", "pFunc", "function", NULL};
    static const char *const queues[] = {"hStream", "stream", "config.hStream", "config.stream", NULL};
    static const char *const sizes[2][3][6] = {
        {{"gridDimX", "gridDim.x", "numBlocks.x", "config.gridDimX", "config.gridDim.x", NULL},
         {"gridDimY", "gridDim.y", "numBlocks.y", "config.gridDimY", "config.gridDim.y", NULL},
         {"gridDimZ", "gridDim.z", "numBlocks.z", "config.gridDimZ", "config.gridDim.z", NULL}},
        {{"blockDimX", "blockDim.x", "dimBlocks.x", "config.blockDimX", "config.blockDim.x", NULL},
         {"blockDimY", "blockDim.y", "dimBlocks.y", "config.blockDimY", "config.blockDim.y", NULL},
         {"blockDimZ", "blockDim.z", "dimBlocks.z", "config.blockDimZ", "config.blockDim.z", NULL}}};
    bool correlates = d->roles >> TRACE_R_CORRELATION & 1;
    to->api = text_id(d->api, strlen(d->api));
    if (d->kind == TRACE_KIND_SLICE && correlates)
        to->is = DONE;
    else if (d->kind == TRACE_KIND_BEGIN && gives_kernel(d->name) && (to->name = tr_field_named(d, "name")) >= 0)
        to->is = ASKS_NAME;
    else if (d->kind == TRACE_KIND_BEGIN && gives_kernel(d->name) && (to->name = tr_field_named(d, "kname")) >= 0)
        to->is = ASKS_NAME; /* of HIP */
    else if (d->kind == TRACE_KIND_BEGIN && ends_in(d->name, "KernelGetFunction")) {
        to->is = ASKS_AGAIN;
        to->kernel = tr_field_named(d, "kernel");
    }
    if (to->is)
        return;
    if (d->kind == TRACE_KIND_END && gives_kernel(d->name) && (to->kernel = field(d, given)) >= 0)
        to->is = HAS_NAME;
    else if (d->kind == TRACE_KIND_BEGIN && strstr(d->name, "Launch")) {
        to->is = LAUNCHES;
        to->kernel = field(d, kernels);
        to->queue = field(d, queues);
        for (int k = 0; k < 3; k++) {
            to->grid[k] = field(d, sizes[0][k]);
            to->block[k] = field(d, sizes[1][k]);
        }
    } else if (correlates)
        to->is = CAUSES;
}

void asked_open(asked_book *b, tr_trace *trace)
{
    const tr_def *const *defs;
    tr_thread *const *threads;
    size_t n = tr_trace_defs(trace, &defs), i;
    *b = (asked_book){0};
    b->threads = tr_alloc((tr_trace_threads(trace, &threads) + 1) * sizeof *b->threads);
    b->defs = tr_alloc((n + 1) * sizeof *b->defs);
    for (i = 0; i < n; i++)
        classify(&b->defs[defs[i]->index], defs[i]);
}

static uint64_t number(const tr_event *e, int16_t at)
{
    tr_value v;
    return at >= 0 && tr_field_get(e, (unsigned)at, &v) && !v.is_array && v.type ? v.u : 0;
}

static uint32_t text(const tr_event *e, int16_t at)
{
    tr_value v;
    return tr_field_get(e, (unsigned)at, &v) && v.data ? text_id(v.data, v.n) : 0;
}

static uint32_t name_of(const asked_book *b, uint32_t process, uint64_t kernel)
{
    const tr_map3_entry *at = kernel ? tr_map3_find(&b->names, process, kernel, 0) : NULL;
    return at ? (uint32_t)at->v.u[0] : 0;
}

static void launches(asked_thread *t, const asked_def *d, const tr_event *e)
{
    t->call = (asked){.ns = e->ns,
                      .kernel = number(e, d->kernel),
                      .queue = number(e, d->queue),
                      .thread = e->thread->index,
                      .call = text_id(e->def->name, strlen(e->def->name))};
    for (int k = 0; k < 3; k++) {
        t->call.grid[k] = (uint32_t)number(e, d->grid[k]);
        t->call.block[k] = (uint32_t)number(e, d->block[k]);
    }
}

static void causes(asked_book *b, const asked_def *d, const tr_event *e)
{
    asked_thread *t = &b->threads[e->thread->index];
    size_t place;
    tr_value v;
    if (!tr_role_get(e, TRACE_R_CORRELATION, &v) || v.is_array)
        return;
    if (b->nempty)
        place = b->empty[--b->nempty];
    else {
        b->list = tr_room(b->list, b->n + 1, &b->room, sizeof *b->list);
        place = b->n++;
    }
    b->list[place] = t->call;
    b->list[place].ns = e->ns;
    b->list[place].thread = e->thread->index;
    tr_map3_put(&b->waiting, e->thread->process->index, d->api, v.u)->v.u[0] = place + 1;
    t->call = (asked){0};
}

static void done(asked_book *b, const asked_def *d, const tr_event *e)
{
    uint32_t process = e->thread->process->index;
    tr_map3_entry *at;
    const char *name;
    size_t n;
    tr_value v;
    if (!tr_role_get(e, TRACE_R_CORRELATION, &v) || v.is_array ||
        !(at = tr_map3_find(&b->waiting, process, d->api, v.u)))
        return;
    n = tr_event_name(e, &name);
    if (b->list[at->v.u[0] - 1].kernel)
        tr_map3_put(&b->names, process, b->list[at->v.u[0] - 1].kernel, 0)->v.u[0] = text_id(name, n);
    b->empty = tr_room(b->empty, b->nempty + 1, &b->empty_room, sizeof *b->empty);
    b->empty[b->nempty++] = at->v.u[0] - 1;
    tr_map3_remove(&b->waiting, at);
}

void asked_event(asked_book *b, const tr_event *e)
{
    const asked_def *d = &b->defs[e->def->index];
    asked_thread *t = &b->threads[e->thread->index];
    switch (d->is) {
    case LAUNCHES: launches(t, d, e); break;
    case ASKS_NAME: t->name = text(e, d->name); break;
    case ASKS_AGAIN: t->name = name_of(b, e->thread->process->index, number(e, d->kernel)); break;
    case HAS_NAME:
        if (t->name && number(e, d->kernel))
            tr_map3_put(&b->names, e->thread->process->index, number(e, d->kernel), 0)->v.u[0] = t->name;
        t->name = 0;
        break;
    case CAUSES: causes(b, d, e); break;
    case DONE: done(b, d, e); break;
    }
}

uint32_t asked_name(const asked_book *b, uint32_t process, const asked *x) { return name_of(b, process, x->kernel); }

void asked_free(asked_book *b)
{
    free(b->list);
    free(b->empty);
    free(b->threads);
    free(b->defs);
    tr_map3_free(&b->waiting);
    tr_map3_free(&b->names);
}
