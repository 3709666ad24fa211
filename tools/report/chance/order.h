/* order.h - numbers in the order of their keys, in time that grows as their number does */
#ifndef REPORT_ORDER_H
#define REPORT_ORDER_H
#include <stddef.h>
#include <stdint.h>

typedef struct keyed {
    int64_t key;
    uint32_t at;
} keyed;

/* By key; of equal keys who was first stays first. spare: room for as many, to work with; NULL: there is none at hand.
 * n < 2^32 */
void order_keyed(keyed *list, size_t n, keyed *spare);
/* The one that would be at k, by key, then by `at`, which differ. The others change places. k < n */
keyed order_nth(keyed *list, size_t n, size_t k);
#endif
