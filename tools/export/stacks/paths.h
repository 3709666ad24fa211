/* paths.h - who calls whom: paths of names, and what was done on each
 *
 * A task or a call stands under the one it was made in, on whatever API. Work of a device stands under the task that
 * asked for it, without the calls of the device's own API: Step > Forward > kernel, not Step > Forward >
 * cudaLaunchKernel > kernel. Work that nobody on record asked for stands at the root. The self times of all nodes
 * together are the time that threads were in any task. What --api leaves out is in no path; its time belongs to what
 * encloses it.
 */
#ifndef PATHS_H
#define PATHS_H
#include "export/export.h"

typedef struct tree_node {
    struct tree_node *up, *down, *last, *next; /* down: the first child, in the order they were met; last: the newest */
    uint32_t name;                             /* of tree_text */
    uint16_t depth;                            /* the root has 0 */
    bool device;                               /* work of a device */
    bool folded;                               /* stands for all that lies deeper, or has no place any more */
    uint64_t calls;                            /* times it was called, or ran */
    uint64_t self_ns, total_ns; /* host: without and with what it called. Of a device: self_ns is 0, total_ns how
                                   long it ran */
    uint64_t bytes;             /* that calls moved: of a call within one that moves, nothing */
} tree_node;

typedef struct tree tree;
tree *tree_open(const export_part *part);
void tree_event(tree *t, const tr_event *e);
void tree_finish(tree *t); /* ends what is open: now the tree is whole */
tree_node *tree_root(tree *t);
const char *tree_text(const tree *t, uint32_t name); /* terminated */
uint64_t tree_orphans(const tree *t), tree_unfinished(const tree *t);
void tree_close(tree *t);

/* The next node, parents before their children; NULL: `n` was the last. */
tree_node *tree_next(tree_node *n);
#endif
