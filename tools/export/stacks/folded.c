/* folded.c - a line for each stack: names from the outermost to the innermost, and what was spent there itself
 *
 *     Step.1;Forward;aten::linear 182000
 *
 * The numbers of all lines add up: nanoseconds of threads (self times), nanoseconds of devices, calls or bytes.
 */
#include "paths.h"
#include "support/memory.h"
#include <stdlib.h>

typedef struct folded {
    const export_part *part;
    tree *tree;
} folded;

static void *open_folded(const export_part *part)
{
    folded *f = tr_alloc(sizeof *f);
    f->part = part;
    f->tree = tree_open(part);
    return f;
}

static void take(void *state, const tr_event *e) { tree_event(((folded *)state)->tree, e); }

static uint64_t weight_of(const folded *f, const tree_node *n)
{
    switch (f->part->settings->weight) {
    case WEIGHT_DEVICE: return n->device ? n->total_ns : 0;
    case WEIGHT_CALLS: return n->calls;
    case WEIGHT_BYTES: return n->bytes;
    case WEIGHT_TIME: break;
    }
    return n->self_ns;
}

/* A frame must have neither what parts frames nor what ends a line. */
static void put_frame(tool_out *out, const char *text)
{
    const char *p;
    for (; (p = strchr(text, ';')) != NULL; text = p + 1) {
        out_safe(out, text, (size_t)(p - text));
        out_room(out);
        out_char(out, ':');
    }
    out_safe(out, text, strlen(text));
    out_room(out);
    if (!*text)
        out_char(out, '?');
}

static void put_stack(tool_out *out, const tree *t, const tree_node *n)
{
    const tree_node *path[256];
    size_t depth = 0;
    for (; n->up; n = n->up)
        path[depth++] = n;
    while (depth > 0) {
        put_frame(out, tree_text(t, path[depth - 1]->name));
        if (--depth)
            out_char(out, ';');
    }
}

static export_result close_folded(void *state)
{
    folded *f = state;
    tool_out *out = f->part->out;
    export_result r = {0};
    tree_node *n;
    tree_finish(f->tree);
    for (n = tree_next(tree_root(f->tree)); n; n = tree_next(n)) {
        uint64_t weight = weight_of(f, n);
        if (!weight)
            continue;
        put_stack(out, f->tree, n);
        out_room(out);
        out_char(out, ' ');
        out_u64(out, weight);
        out_char(out, '\n');
        r.records++;
    }
    r.nothing = !r.records && (f->part->settings->weight == WEIGHT_DEVICE || f->part->settings->weight == WEIGHT_BYTES);
    r.orphans = tree_orphans(f->tree);
    r.unfinished = tree_unfinished(f->tree);
    tree_close(f->tree);
    free(f);
    return r;
}

const export_format export_folded = {.name = "folded",
                                     .ending = ".folded",
                                     .summary = "stacks for flame graphs: flamegraph.pl, inferno, speedscope",
                                     .records = "stacks",
                                     .nothing = "nothing was found that --weight could add up; --weight time and calls "
                                                "have every call and task",
                                     .uses = USES_WEIGHT | USES_ROOTS | USES_GEOMETRY,
                                     .open = open_folded,
                                     .event = take,
                                     .close = close_folded};
