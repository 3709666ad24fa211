/* tables.h - a library whose functions are called through tables that objects carry */
#ifndef TABLES_H
#define TABLES_H
#include <stddef.h>
struct box;
struct box_ops { /* shared by all boxes, with its size in front */
    size_t size;
    int (*put)(struct box *b, int n);
    int (*get)(struct box *b, int *n);
    int (*mode)(struct box *b, int fast);
    int (*close)(struct box *b);
    int (*later)(struct box *b); /* NULL in old tables, and beyond the end of older ones */
};
struct box {
    int n;
    const struct box_ops *ops;
};
struct shop;
struct shop_ops { /* in each shop itself */
    int (*box)(struct shop *s, struct box **b);
    int (*count)(struct shop *s, long n);
};
struct shop {
    const char *name;
    struct shop_ops ops;
};
struct lot { /* of a shop: its functions are the shop's */
    struct shop *shop;
};
struct shop *shop_open(const char *name);
int shop_close(struct shop *s);
int shop_same(const struct shop *s, const struct box *a, const struct box *b); /* compares their tables */
static inline int box_put(struct box *b, int n) { return b->ops->put(b, n); }
static inline int box_get(struct box *b, int *n) { return b->ops->get(b, n); }
#endif
