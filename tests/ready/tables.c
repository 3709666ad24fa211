/* tables.c - see tables.h. A table that is not the library's own when a box is closed is an error. */
#include "tables.h"
#include <stdlib.h>

static const struct box_ops slow, fast;
static int put(struct box *b, int n) { return b->n += n, 0; }
static int put_fast(struct box *b, int n) { return b->n += 2 * n, 0; }
static int get(struct box *b, int *n) { return *n = b->n, 0; }
static int mode(struct box *b, int to) { return b->ops = to ? &fast : &slow, 0; }
static int close_box(struct box *b)
{
    if (b->ops != &slow && b->ops != &fast)
        return 7;
    if (b->n == 13)
        return 13; /* stays open */
    free(b);
    return 0;
}
static const struct box_ops slow = {offsetof(struct box_ops, later), put, get, mode, close_box, NULL};
static const struct box_ops fast = {sizeof fast, put_fast, get, mode, close_box, NULL};

static int box(struct shop *s, struct box **b)
{
    (void)s;
    *b = calloc(1, sizeof **b);
    (*b)->ops = &slow;
    return 0;
}
static int count(struct shop *s, long n) { return (int)n + (s->name != NULL); }
struct shop *shop_open(const char *name)
{
    struct shop *s = calloc(1, sizeof *s);
    s->name = name;
    s->ops = (struct shop_ops){box, count};
    return s;
}
int shop_close(struct shop *s)
{
    int own = s->ops.box == box && s->ops.count == count;
    free(s);
    return own ? 0 : 8;
}
int shop_same(const struct shop *s, const struct box *a, const struct box *b) { return s && a->ops == b->ops; }
