/* captured_frames.h - the paths of scopes that captured graphs (common/captured.h), and the metrics that were told
 * there
 *
 * Paths are kept apart from the tree, which is made anew when a phase is cleared. */
#ifndef CAPTURED_FRAMES_H
#define CAPTURED_FRAMES_H
#include "common/captured.h"
#include "profile.h"

typedef struct captured_frames {
    tr_map3 known; /* above, text */
    tr_arena arena;
} captured_frames;

typedef struct captured_frame {
    const struct captured_frame *up; /* NULL: it is the outermost */
    const char *name;
    bool own; /* the work itself has this name */
} captured_frame;

typedef struct captured_metric {
    captured_told told;
    const captured_frame *frame; /* NULL: not given to a node */
    profile_node *node;          /* where it is added if it counts once */
    tr_value value;              /* with data of its own */
    uint64_t data[];
} captured_metric;

/* The frames of the node's path, below <captured_at>; own: the last is the work's. */
const captured_frame *captured_path(captured_frames *c, const profile_node *under, bool own);
/* The frame for work of a graph's node that a replay under `under` asked for; of a frame of its own the one above. */
profile_node *captured_place(profile *p, profile_node *under, const captured_frame *f, uint64_t order);
/* A metric of `node`, told in the scope. Elements of arrays become as wide as any. */
captured_metric *captured_metric_tell(captured_scope *s, profile_node *node, const tr_value *value);
void captured_frames_free(captured_frames *c);
#endif
