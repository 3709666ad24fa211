/* large.h - memory for arrays of the whole graph, in large pages where the system gives them to who asks
 *
 * Such arrays are walked from end to end, again and again; the first touch of each small page is a fault. */
#ifndef REPORT_LARGE_H
#define REPORT_LARGE_H
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { LARGE_PAGE = 2 << 20 };

/* Not cleared. To be freed; tr_grow() may make it larger. */
static inline void *large_get(size_t bytes)
{
    void *p;
    if (bytes < 2 * (size_t)LARGE_PAGE)
        return tr_resize(NULL, bytes);
    bytes = (bytes + LARGE_PAGE - 1) & ~((size_t)LARGE_PAGE - 1);
    p = aligned_alloc(LARGE_PAGE, bytes);
    if (!p)
        tr_no_memory(bytes);
    (void)madvise(p, bytes, MADV_HUGEPAGE); /* it may refuse: then pages are small */
    return p;
}
#endif
