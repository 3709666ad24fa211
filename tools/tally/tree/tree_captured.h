/* tree_captured.h - work of graphs in the tree: under what captured it, with the amounts that were told there
 * (common/captured.h) */
#ifndef TREE_CAPTURED_H
#define TREE_CAPTURED_H
#include "common/captured.h"
#include "tree.h"

/* The open task says that so much was done. Its node is o->node. */
void tree_captured_tell(tr_open *o, tree_amount amount);
void tree_captured_closed(tr_open *o); /* what it told is of replays, or counts once */
/* An instant "graph node" on a thread that has `stack` open. */
void tree_captured_take(captured *c, const tr_event *e, tr_stack *stack, const tree_node *at);
/* The node of the tree under which the work stands that a replay under `asked` did, if a graph did it; what was told
 * there is done again. */
tree_node *tree_captured_place(const captured *c, const tr_event *work, tree_node *asked, size_t *n);
#endif
