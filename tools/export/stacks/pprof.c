/* pprof.c - profile.proto of pprof: a sample for each stack, with the same numbers that folded stacks have
 *
 * Four values a sample: time and device (nanoseconds), calls, bytes. A name is a function with one location; the
 * numbers of both are that of the name in the tree, and 1. The message is written part by part: samples first, then
 * names, then the table of strings, whose first are those of `fixed`.
 */
#include "paths.h"
#include "support/memory.h"
#include <stdlib.h>

enum {
    SAMPLE_TYPE = 1,
    SAMPLE = 2,
    MAPPING = 3,
    LOCATION = 4,
    FUNCTION = 5,
    STRING = 6,
    TIME = 9,
    DURATION = 10,
    DEFAULT_TYPE = 14
};
enum { DEPTH_MOST = 256, MESSAGE_MOST = (DEPTH_MOST + 8) * 10 };

static const char *const fixed[] = {"", "time", "nanoseconds", "device", "calls", "count", "bytes"};
enum { PROGRAM = sizeof fixed / sizeof *fixed, NFIXED };            /* then the program's name */
static const uint8_t types[][2] = {{1, 2}, {3, 2}, {4, 5}, {6, 6}}; /* places in `fixed`: what, and its unit */

typedef struct pprof {
    const export_part *part;
    tree *tree;
    bool *used; /* by name */
    size_t nused, used_room;
} pprof;

typedef struct message {
    uint8_t data[MESSAGE_MOST];
    size_t n;
} message;

static void varint(message *m, uint64_t v)
{
    for (; v >= 0x80; v >>= 7)
        m->data[m->n++] = (uint8_t)(v | 0x80);
    m->data[m->n++] = (uint8_t)v;
}

static void number(message *m, unsigned field, uint64_t v)
{
    varint(m, field << 3);
    varint(m, v);
}

static void put(tool_out *out, unsigned field, const void *data, size_t n)
{
    message head = {.n = 0};
    varint(&head, field << 3 | 2);
    varint(&head, n);
    out_bytes(out, head.data, head.n);
    out_bytes(out, data, n);
}

static void put_packed(message *m, unsigned field, const message *numbers)
{
    varint(m, field << 3 | 2);
    varint(m, numbers->n);
    memcpy(m->data + m->n, numbers->data, numbers->n);
    m->n += numbers->n;
}

static void *open_pprof(const export_part *part)
{
    pprof *p = tr_alloc(sizeof *p);
    p->part = part;
    p->tree = tree_open(part);
    return p;
}

static void take(void *state, const tr_event *e) { tree_event(((pprof *)state)->tree, e); }

static void use(pprof *p, uint32_t name)
{
    if (name >= p->nused) {
        p->nused = (size_t)name + 1;
        p->used = tr_grow(p->used, p->nused, &p->used_room, sizeof *p->used);
    }
    p->used[name] = true;
}

static void put_sample(pprof *p, const tree_node *n)
{
    uint64_t values[] = {n->self_ns, n->device ? n->total_ns : 0, n->calls, n->bytes};
    message stack = {.n = 0}, numbers = {.n = 0}, sample = {.n = 0};
    for (size_t i = 0; i < sizeof values / sizeof *values; i++)
        varint(&numbers, values[i]);
    for (; n->up; n = n->up) { /* the innermost first */
        varint(&stack, (uint64_t)n->name + 1);
        use(p, n->name);
    }
    put_packed(&sample, 1, &stack);
    put_packed(&sample, 2, &numbers);
    put(p->part->out, SAMPLE, sample.data, sample.n);
}

static void put_names(const pprof *p)
{
    uint64_t text = NFIXED;
    for (size_t i = 0; i < p->nused; i++) {
        message function = {.n = 0}, location = {.n = 0}, line = {.n = 0};
        if (!p->used[i])
            continue;
        number(&function, 1, i + 1);
        number(&function, 2, text);
        number(&function, 3, text++);
        put(p->part->out, FUNCTION, function.data, function.n);
        number(&line, 1, i + 1);
        number(&location, 1, i + 1);
        number(&location, 2, 1);
        put_packed(&location, 4, &line);
        put(p->part->out, LOCATION, location.data, location.n);
    }
}

static void put_text(const pprof *p, const char *from)
{
    tool_out *safe = out_memory();
    char *text;
    size_t n;
    out_safe(safe, from, strlen(from));
    text = out_text(safe, &n);
    put(p->part->out, STRING, n ? text : "?", n ? n : 1);
    free(text);
}

static void put_strings(const pprof *p)
{
    for (size_t i = 0; i < PROGRAM; i++)
        put(p->part->out, STRING, fixed[i], strlen(fixed[i]));
    put_text(p, p->part->processes[0]->name);
    for (size_t i = 0; i < p->nused; i++)
        if (p->used[i])
            put_text(p, tree_text(p->tree, (uint32_t)i));
}

/* pprof looks for the program's binary, unless a mapping has a name and its functions have theirs already. */
static void put_mapping(const pprof *p)
{
    message mapping = {.n = 0};
    number(&mapping, 1, 1);
    number(&mapping, 5, PROGRAM);
    number(&mapping, 7, 1);
    put(p->part->out, MAPPING, mapping.data, mapping.n);
}

static void put_head(const pprof *p)
{
    int64_t begin = tr_trace_t0(p->part->trace), last = begin;
    message head = {.n = 0};
    for (size_t i = 0; i < p->part->nprocesses; i++)
        last = p->part->processes[i]->alive_ns > last ? p->part->processes[i]->alive_ns : last;
    for (size_t i = 0; i < sizeof types / sizeof *types; i++) {
        message type = {.n = 0};
        number(&type, 1, types[i][0]);
        number(&type, 2, types[i][1]);
        put(p->part->out, SAMPLE_TYPE, type.data, type.n);
    }
    put_mapping(p);
    number(&head, TIME, begin == INT64_MAX ? 0 : (uint64_t)begin);
    if (last > begin)
        number(&head, DURATION, (uint64_t)(last - begin));
    number(&head, DEFAULT_TYPE, types[0][0]);
    out_bytes(p->part->out, head.data, head.n);
}

static export_result close_pprof(void *state)
{
    pprof *p = state;
    export_result r = {0};
    tree_node *n;
    tree_finish(p->tree);
    put_head(p);
    for (n = tree_next(tree_root(p->tree)); n; n = tree_next(n))
        if (n->self_ns || n->calls || n->bytes) {
            put_sample(p, n);
            r.records++;
        }
    put_names(p);
    put_strings(p);
    r.orphans = tree_orphans(p->tree);
    r.unfinished = tree_unfinished(p->tree);
    tree_close(p->tree);
    free(p->used);
    free(p);
    return r;
}

const export_format export_pprof = {.name = "pprof",
                                    .ending = ".pb.gz",
                                    .summary = "profiles: go tool pprof, Pyroscope, speedscope",
                                    .records = "stacks",
                                    .uses = USES_ROOTS | USES_GEOMETRY,
                                    .open = open_pprof,
                                    .event = take,
                                    .close = close_pprof};
