/* tree.h - calls by the path of calls they were made in, and the work of devices by the path it was asked for on */
#ifndef TREE_H
#define TREE_H
#include "tally/tally.h"

/* What devices did, and what programs say that was done: the fields "flops" and "bytes" of tasks and their metadata,
 * bytes of copies. */
typedef struct tree_amount {
    uint64_t pieces, ns;
    double flops, bytes;
} tree_amount;

struct tree_node {
    uint32_t api, name, depth;
    bool folded; /* what is called in it is counted in it */
    struct tree_node *down, *next, *up;
    struct tree_node **index; /* of many nodes below it, by their names; NULL: there are few */
    uint32_t ndown, index_room;
    void *user;        /* settings.each keeps something there */
    const tr_def *def; /* with tree_devices_each(): of a call of it; NULL: the root, and work */
    uint64_t calls, errors, total, self;
    tree_amount work; /* of this node alone */
};

/* The node of a name below `up`; made if it is new, and counted in *n. */
tree_node *tree_child(tree_node *up, size_t *n, uint32_t api, uint32_t name);
void tree_add(tree_amount *to, tree_amount x);
tree_amount tree_work(const tree_node *x); /* of the node and all below it */

/* tree_device.c: one reading more, in order of time. */
void tree_devices(tally *t);
/* The same for who wants to hear of each piece of work that is counted: on which path it was asked for. Nothing is
 * added to nodes. */
typedef void work_listener(void *user, const tree_node *asked, uint32_t api, uint32_t name, const tr_event *work);
void tree_devices_each(tally *t, work_listener *each, void *user);
#endif
