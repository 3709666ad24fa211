/* loose.h - begins without an end, and ends without a begin: of what, and where the first of each was */
#ifndef TALLY_LOOSE_H
#define TALLY_LOOSE_H
#include "read/read.h"
#include "support/map.h"

typedef struct loose {
    uint32_t api, name; /* text_id() */
    bool task;          /* the end of a task: the event does not say of which */
    uint64_t begins, ends;
    const tr_thread *thread; /* the first, in the order of threads */
} loose;

typedef struct loose_list {
    loose *items; /* of a tally: by API, name, task */
    size_t n, room;
    tr_map3 index; /* a definition, or API, name and task -> 1 + position */
} loose_list;

void loose_count(loose_list *list, const tr_def *def, const tr_thread *thread, bool end);
void loose_add(loose_list *list, const loose *x);
void loose_merge(loose_list *to, const loose_list *from);
void loose_sort(loose_list *list); /* nothing is added afterwards */
void loose_free(loose_list *list);
/* "MPI_Send 3 (rank 1, thread 4711), solve 1 (thread 4712)": the most frequent ones; NULL: nothing is known. To be
 * freed. */
char *loose_text(const loose_list *list, bool ends);
#endif
