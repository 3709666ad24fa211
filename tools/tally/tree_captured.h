/* tree_captured.h - work of graphs in the tree: under what captured it, with the amounts that were told there
 *
 * A node of a graph is made on the thread that captures (the instant "graph node"), and cloned when the graph is
 * instantiated. What a task that captured says it does (flops, bytes) is done by each replay: it belongs to the first
 * node that was made in the task, and counts whenever that node runs. */
#ifndef TREE_CAPTURED_H
#define TREE_CAPTURED_H
#include "support/map.h"
#include "support/memory.h"
#include "tree.h"

typedef struct captured_amount {
    struct captured_amount *next;
    const tree_node *at; /* of the task that told it */
    tree_amount amount;
} captured_amount;

typedef struct captured_node {
    const tree_node *at; /* what captured it */
    captured_amount *amounts;
} captured_node;

typedef struct captured_task { /* of an open task: tr_open.user */
    tree_node *at;
    tree_amount told;
    captured_node *first; /* of what was captured in it */
    bool around;          /* the capture began and ended in it: it is none of the tasks that were captured */
} captured_task;

typedef struct captured {
    tr_map3 nodes; /* process, node: captured_node, which clones share */
    tr_arena arena;
} captured;

captured_task *captured_open(captured *c, tr_open *o); /* the open task's; made if it has none */
void captured_closed(captured *c, tr_open *o);         /* what it told is of replays, or counts once */
/* An instant "graph node" on a thread that has `stack` open. */
void captured_take(captured *c, const tr_event *e, tr_stack *stack, const tree_node *at);
/* NULL: the work is of no graph, or nobody knows who captured it. */
const captured_node *captured_find(const captured *c, const tr_event *work);
/* The node of the tree for `at` in a replay under `asked`. */
tree_node *captured_place(tree_node *asked, size_t *n, const tree_node *at);
bool captured_is(const tr_def *def); /* of such an instant */
void captured_free(captured *c);
#endif
