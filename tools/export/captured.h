/* captured.h - nodes of graphs, the paths of the scopes that captured them, and the metrics that come with them
 *
 * The recording has an instant "graph node" on the thread that captures, with `node` and `original`: the node that it
 * is a clone of, or 0 (docs/guide/proton.md). Work of a device has the number of its node. Paths are kept apart from
 * the tree, which is made anew when a phase is cleared.
 *
 * Metrics of a scope that captured speak of each replay. They belong to the first node that was made in the scope, and
 * are added whenever that node runs. */
#ifndef CAPTURED_H
#define CAPTURED_H
#include "asked.h"
#include "profile.h"

typedef struct captured {
    asked nodes;    /* the last quarter of a million; v.p: the captured_node, which clones share */
    tr_map3 frames; /* above, text */
    tr_arena arena;
} captured;

typedef struct captured_frame {
    const struct captured_frame *up; /* NULL: it is the outermost */
    const char *name;
    bool own; /* the work itself has this name */
} captured_frame;

typedef struct captured_metric {
    struct captured_metric *next;
    const captured_frame *frame; /* NULL: not given to a node */
    profile_node *node;          /* where it is added if nothing was captured */
    tr_value value;              /* with data of its own */
} captured_metric;

typedef struct captured_node {
    const captured_frame *frame;
    captured_metric *metrics; /* added each time it runs */
} captured_node;

/* A node is made under that frame of the tree; own: it is the work's. */
captured_node *captured_made(captured *c, const tr_event *e, uint64_t node, const profile_node *under, bool own);
void captured_cloned(captured *c, const tr_event *e, uint64_t node, uint64_t original);
/* NULL: it is not known who captured the node. */
const captured_node *captured_find(const captured *c, const tr_event *e, uint64_t node);
/* The frame for work of the node that a replay under `under` asked for; of a frame of its own the one above. */
profile_node *captured_place(profile *p, profile_node *under, const captured_frame *f, uint64_t order);
/* Keeps a metric of `node` until it is known whether its scope captured. */
void captured_keep(captured *c, captured_metric **list, profile_node *node, const tr_value *value);
/* All that is kept is added when `to` runs; own: its frame is the work's. */
void captured_give(captured *c, captured_metric **list, captured_node *to, bool own);
void captured_free(captured *c);
#endif
