/* captured.h - nodes of CUDA graphs, and what is told in the scopes that captured them
 *
 * A node of a graph is made on the thread that captures: an instant "graph node" with `node`, and `original`, the node
 * that it is a clone of, or 0 (docs/guide/proton.md). Instantiating a graph clones its nodes. Work of a device has the
 * number of its node. The last quarter of a million nodes are remembered (numbered.h).
 *
 * What is told in a scope that captured - metrics, flops - is done by each replay. It belongs to the first node that
 * was made in the scope, and counts whenever that node runs. If the graph was instantiated in the scope as well, this
 * lies around the capture, and what it tells counts once, as that of a scope in which nothing was captured. */
#ifndef TOOL_CAPTURED_H
#define TOOL_CAPTURED_H
#include "numbered.h"

typedef struct captured_told { /* what a tool keeps of something that was told begins so; to be freed */
    struct captured_told *next;
} captured_told;

typedef struct captured_list { /* in the order it was told */
    captured_told *first, *last;
} captured_list;

typedef struct captured_node { /* which clones share */
    const void *at;            /* what captured it: the tool's */
    captured_list told;        /* done each time it runs */
    uint32_t holders;          /* numbers and scopes that have it */
} captured_node;

typedef struct captured_scope { /* of what a tool keeps of an open scope; all zero at first */
    captured_list told;
    captured_node *first; /* of what was captured in it */
    bool around;          /* the capture began and ended in it: it is none of the scopes that were captured */
} captured_scope;

typedef struct captured {
    numbered nodes;
} captured;

bool captured_is(const tr_def *def); /* of such an instant */

/* Such an instant. False: it does not say what it should. *made: a new node, for the caller to say who captured it, if
 * that is `wanted`; NULL: it is not, or a graph was instantiated, so its capture is over. */
bool captured_take(captured *c, const tr_event *e, bool wanted, captured_node **made);
void captured_in(captured_scope *s, captured_node *made); /* the scope was open there */

/* The node that did the work; NULL: no graph did, or it is not known who captured it. *number: the node's; 0: none. */
const captured_node *captured_find(const captured *c, const tr_event *work, uint64_t *number);

/* So many zeroed bytes for what is told in the scope, which begin with a captured_told. */
void *captured_tell(captured_scope *s, size_t bytes);
bool captured_repeats(const captured_scope *s); /* what is told in it is so far done by each replay */
/* Nothing more is captured in the scope. What was told in it is its first node's, and the result is NULL; or it counts
 * once, and is the caller's. */
captured_told *captured_settle(captured_scope *s);
void captured_drop(captured_scope *s); /* forgets what was told; what was captured stays */

void captured_free(captured *c); /* after the scopes were settled */
#endif
