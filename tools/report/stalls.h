/* stalls.h - calls that never ended: which processes are in one, and for whom they wait there */
#ifndef REPORT_STALLS_H
#define REPORT_STALLS_H
#include "report.h"

typedef struct stall {          /* of one process */
    const thread_state *thread; /* the thread in that call; NULL: this process does not stall */
    int64_t since_ns, until_ns; /* until_ns: when the process was last known to live */
    uint64_t usual_ns;          /* the longest such call that ended; 0: none did */
    bool communicates;          /* it waits for processes; else for a device, a file, a lock */
    bool collective;            /* the finding `hang` reports it */
    bool elsewhere;             /* it may wait for unknown processes */
    uint32_t *peers;            /* processes that it waits for */
    size_t n, room;
} stall;

/* By process; the tally is counted, and collectives that never ended are known. To be freed by stalls_free(). */
stall *stalls_find(const analysis *a);
void stalls_free(stall *list, size_t n);

/* ---- whereabouts.c ----------------------------------------------------------------------------------------------- */

/* "in step > MPI_Recv since 0.735 s", "in no call since 0.735 s, after MPI_Wait"; without a time if `since` is false.
 * To be freed. */
char *whereabouts(const analysis *a, uint32_t process, bool since);
/* Lines of evidence that say where the processes are, those at the same place together. */
void whereabouts_evidence(finding *f, const analysis *a, const bool *which);
#endif
