/* hashed.h - long lists in the order of the hashes that their elements begin with */
#ifndef SUPPORT_HASHED_H
#define SUPPORT_HASHED_H
#include <stddef.h>

/* The list as qsort() would leave it, in memory of its own, to be freed: `list` is given back, and has room for n at
 * least. An element begins with a uint64_t, by which `compare` orders first, and has HASHED_BYTES at most. Hashes
 * should differ in their upper halves: then it takes time that grows as n does, and leaves equal elements in the order
 * they had. Meanwhile it needs as much memory again, and 8 bytes an element. */
enum { HASHED_BYTES = 64 };
void *tr_hashed_sort(void *list, size_t n, size_t bytes, int (*compare)(const void *left, const void *right));
#endif
