/* loose.h - begins without an end, and ends without a begin: of what, and where the first of each was */
#ifndef TALLY_LOOSE_H
#define TALLY_LOOSE_H
#include "read/read.h"

enum { LOOSE_KINDS = 32 }; /* of events; what is of others is counted as "others" */
typedef struct loose {
    const tr_def *def; /* NULL: of others */
    const tr_thread *thread;
    uint64_t begins, ends;
} loose;

/* One more in a list of LOOSE_KINDS + 1. */
void loose_add(loose *list, const tr_def *def, const tr_thread *thread, bool end);
void loose_merge(loose *to, const loose *from);
/* "MPI_Send 3 (rank 1, thread 4711), solve 1 (thread 4712)": the most frequent ones; NULL: nothing is known. To be
 * freed. */
char *loose_text(const loose *list, bool ends);
#endif
