/* captured.h - nodes of graphs, and the paths of the scopes that captured them
 *
 * The recording has an instant "graph node" on the thread that captures, with `node` and `original`: the node that it
 * is a clone of, or 0 (docs/guide/proton.md). Work of a device has the number of its node. Paths are kept apart from
 * the tree, which is made anew when a phase is cleared. */
#ifndef CAPTURED_H
#define CAPTURED_H
#include "asked.h"
#include "profile.h"

typedef struct captured {
    asked nodes;    /* the last quarter of a million; v.p: the innermost frame */
    tr_map3 frames; /* above, text */
    tr_arena arena;
} captured;

typedef struct captured_frame {
    const struct captured_frame *up; /* NULL: it is the outermost */
    const char *name;
    bool own; /* the work itself has this name */
} captured_frame;

/* A node is made under that frame of the tree; own: it is the work's. */
void captured_made(captured *c, const tr_event *e, uint64_t node, const profile_node *under, bool own);
void captured_cloned(captured *c, const tr_event *e, uint64_t node, uint64_t original);
/* NULL: it is not known who captured the node. */
const captured_frame *captured_find(const captured *c, const tr_event *e, uint64_t node);
/* The frame for work of the node that a replay under `under` asked for. */
profile_node *captured_place(profile *p, profile_node *under, const captured_frame *f, uint64_t order);
void captured_free(captured *c);
#endif
