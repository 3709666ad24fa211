/* ze/backend.c - Level Zero: core, tools, sysman, runtime and loader
 *
 * ze.gen.h holds a wrapper for every function of its headers, made by trace-gen from api-specs/ze/; docs/backends/ze.md
 * says what is recorded. */

/* A region's bytes: origin first, then width, height and depth; of a copy in two dimensions the depth may be 0. */
static uint64_t trace__ze_region(const void *region)
{
    uint32_t r[6];
    if (!region)
        return 0;
    memcpy(r, region, sizeof r);
    return (uint64_t)r[3] * (r[4] ? r[4] : 1) * (r[5] ? r[5] : 1);
}

static void trace__ze_handed_out(const void *name, void *at, int result);

#ifdef TRACE__INJECT
static void trace__ze_layer_offer(void), trace__ze_elsewhere(const char *name); /* layer.c */
#else
#define trace__ze_layer_offer NULL
#define trace__ze_elsewhere NULL
#endif
static void trace__ze_backend(trace__backend *b)
{
    b->api = TRACE_SOURCE_ZE;
    b->name = "ze";
    b->init = trace__ze_layer_offer;
    b->elsewhere = trace__ze_elsewhere;
}

#include "ze.gen.h"

/* A program asked a driver for a function: it gets our wrapper, and the wrapper what the program would have got. Where
 * another driver has a function of its own, that one goes unseen. */
static void trace__ze_handed_out(const void *name, void *at, int result)
{
    const trace__entry *e;
    void *function;
    if (result != 0 || !name || !at)
        return;
    memcpy(&function, at, sizeof function);
    for (e = trace__ze_given; function && e->name; e++)
        if (!strcmp(e->name, (const char *)name)) {
            if (trace__call_stands_for(e->call, function)) {
                function = (void *)(uintptr_t)e->wrapper;
                memcpy(at, &function, sizeof function);
            }
            return;
        }
}
