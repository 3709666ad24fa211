/* causes.c - see causes.h */
#include "causes.h"
#include "common/names.h"
#include "support/memory.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

typedef struct word {
    const char *text;
    uint8_t cause;
} word;

/* Anywhere in a name. */
static const word parts[] = {{"DataLoader", CAUSE_INPUT},  {"dataloader", CAUSE_INPUT},
                             {"data_loader", CAUSE_INPUT}, {"load_batch", CAUSE_INPUT},
                             {"next_batch", CAUSE_INPUT},  {"get_batch", CAUSE_INPUT},
                             {"read_batch", CAUSE_INPUT},  {"empty_cache", CAUSE_ALLOCATOR},
                             {"autotun", CAUSE_COMPILE},   {"backend_compile", CAUSE_COMPILE}};
/* At its begin. */
static const word beginnings[] = {{"gc.collect", CAUSE_GARBAGE},        {"cudaMalloc", CAUSE_ALLOCATOR},
                                  {"cudaFree", CAUSE_ALLOCATOR},        {"cuMemAlloc", CAUSE_ALLOCATOR},
                                  {"cuMemFree", CAUSE_ALLOCATOR},       {"cuMemCreate", CAUSE_ALLOCATOR},
                                  {"cuMemMap", CAUSE_ALLOCATOR},        {"cuMemUnmap", CAUSE_ALLOCATOR},
                                  {"cuMemRelease", CAUSE_ALLOCATOR},    {"hipMalloc", CAUSE_ALLOCATOR},
                                  {"hipFree", CAUSE_ALLOCATOR},         {"zeMemAlloc", CAUSE_ALLOCATOR},
                                  {"zeMemFree", CAUSE_ALLOCATOR},       {"cuLibraryLoad", CAUSE_FIRST_USE},
                                  {"cuModuleLoad", CAUSE_FIRST_USE},    {"cudaGetKernel", CAUSE_FIRST_USE},
                                  {"__cudaGetKernel", CAUSE_FIRST_USE}, {"cuLibraryGetKernel", CAUSE_FIRST_USE},
                                  {"cudaLibraryLoad", CAUSE_FIRST_USE}, {"cuKernelGet", CAUSE_FIRST_USE},
                                  {"hipModuleLoad", CAUSE_FIRST_USE},   {"zeModuleCreate", CAUSE_FIRST_USE},
                                  {"zeKernelCreate", CAUSE_FIRST_USE},  {"cudnnFind", CAUSE_FIRST_USE},
                                  {"aten::", CAUSE_OPERATOR},           {"cuda", CAUSE_OPERATOR},
                                  {"__cuda", CAUSE_OPERATOR},           {"hip", CAUSE_OPERATOR},
                                  {"prims::", CAUSE_OPERATOR}};
/* All of it. */
static const word names[] = {{"compile", CAUSE_COMPILE}};

/* "cuLaunchKernel", "zeCommandListAppend...": two letters and a capital one. */
static bool is_driver_call(const char *name)
{
    return (!strncmp(name, "cu", 2) || !strncmp(name, "ze", 2) || !strncmp(name, "cl", 2)) &&
           isupper((unsigned char)name[2]);
}

uint8_t cause_of_name(const char *name)
{
    size_t i;
    for (i = 0; i < sizeof names / sizeof *names; i++)
        if (!strcmp(name, names[i].text))
            return names[i].cause;
    for (i = 0; i < sizeof parts / sizeof *parts; i++)
        if (strstr(name, parts[i].text))
            return parts[i].cause;
    for (i = 0; i < sizeof beginnings / sizeof *beginnings; i++)
        if (!strncmp(name, beginnings[i].text, strlen(beginnings[i].text)))
            return beginnings[i].cause;
    return is_driver_call(name) ? CAUSE_OPERATOR : CAUSE_CODE;
}

/* By name; CAUSES: not looked up yet. Names of messages and collectives are known. */
static uint8_t *names_of(const profiler *p, const graph *g, uint32_t *most)
{
    uint8_t *asked;
    uint32_t k;
    *most = 0;
    for (k = 1; k < p->n; k++)
        *most = p->names[k].name > *most ? p->names[k].name : *most;
    asked = tr_alloc((size_t)*most + 1);
    memset(asked, CAUSES, (size_t)*most + 1);
    for (k = 0; k < g->n; k++)
        if ((g->nodes[k].kind == NODE_COLLECTIVE || g->nodes[k].kind == NODE_MESSAGE) && g->nodes[k].name <= *most)
            asked[g->nodes[k].name] = CAUSE_OTHERS;
    return asked;
}

uint8_t *causes_of_paths(const profiler *p, const graph *g)
{
    uint8_t *causes = tr_alloc(p->n + 1), *asked;
    uint32_t most;
    asked = names_of(p, g, &most);
    for (uint32_t k = 1; k < p->n; k++) { /* those above have lower numbers */
        uint32_t name = p->names[k].name;
        uint8_t above = causes[p->names[k].up];
        if (asked[name] == CAUSES)
            asked[name] = cause_of_name(text_of(name));
        causes[k] =
            above > CAUSE_OTHERS || (above == CAUSE_OPERATOR && asked[name] == CAUSE_CODE) ? above : asked[name];
    }
    free(asked);
    return causes;
}

void causes_add(const profiler *p, const uint8_t *causes, uint32_t sink, cause_time *times)
{
    for (uint32_t k = 0; k < p->n; k++) {
        path_time t = profile_time(p, sink, k);
        cause_time *x = &times[causes[k]];
        x->ns += t.ns;
        x->small_ns += t.small_ns;
        x->small += t.small;
        if (t.small_ns > x->small_path_ns) {
            x->small_path_ns = t.small_ns;
            x->small_path = k;
        }
        if (t.ns > x->path_ns) {
            x->path_ns = t.ns;
            x->path_small_ns = t.small_ns;
            x->path = k;
        }
        if (t.to - t.from > x->to - x->from) {
            x->from = t.from;
            x->to = t.to;
        }
    }
}
