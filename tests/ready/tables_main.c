/* tables_main.c - uses tables.h on several threads, and counts its calls */
#include "tables.h"
#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum { THREADS = 4, ROUNDS = 500 };
static struct shop *shop;
static int bad;
static void *work(void *none)
{
    for (int i = 0; i < ROUNDS; i++) {
        struct box *b;
        int n = 0;
        if (shop->ops.box(shop, &b) || box_put(b, 5) || b->ops->mode(b, 1) || box_put(b, 5) || box_get(b, &n) ||
            n != 15 || b->ops->close(b))
            __atomic_store_n(&bad, 1, __ATOMIC_RELAXED);
    }
    return none;
}
int main(void)
{
    pthread_t t[THREADS];
    struct box *a, *b, *open;
    struct box_ops copy;
    int n, close;
    shop = shop_open("corner");
    for (int i = 0; i < THREADS; i++)
        pthread_create(&t[i], NULL, work, NULL);
    for (int i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    shop->ops.box(shop, &a);
    shop->ops.box(shop, &b);
    printf("same %d count %d\n", shop_same(shop, a, b), shop->ops.count(shop, 4));
    memset(&copy, 0, sizeof copy);
    memcpy(&copy, a->ops, a->ops->size); /* somebody's own table made of what is there */
    a->ops = &copy;
    box_put(a, 1);
    box_get(a, &n);
    printf("%d\n", n);
    b->n = 13;
    open = b;
    close = b->ops->close(b);
    open->n = 1;
    box_put(open, 1);
    printf("%d %d\n", close, open->ops->close(open));
    n = shop_close(shop);
    printf("%d %d\n", n, bad);
    return 0;
}
