/* stalls.h - calls that never ended: which processes are in one, and for whom they wait there */
#ifndef REPORT_STALLS_H
#define REPORT_STALLS_H
#include "report/report.h"

typedef struct stall {          /* of one process */
    const thread_state *thread; /* the thread in that call; NULL: this process does not stall */
    const tr_def *def;          /* of the call; NULL: of polls that are not recorded each */
    const char *name;           /* of its function */
    bool polls;                 /* it asks again and again whether something is over, and does nothing else */
    bool any;                   /* it takes a message from any rank */
    int64_t since_ns, until_ns; /* until_ns: when the process was last known to live */
    uint64_t usual_ns;          /* the longest such call that ended; 0: none did */
    bool communicates;          /* it waits for processes; else for a device, a file, a lock */
    bool collective;            /* the finding `hang` reports it */
    bool elsewhere;             /* it may wait for unknown processes */
    uint32_t *peers;            /* processes that it waits for */
    size_t n, room;
} stall;

/* ---- windows of MPI: stalls_windows.c ---------------------------------------------------------------------------- */

typedef struct windows windows;
windows *windows_new(const analysis *a);
void windows_take(windows *w, const tr_event *e); /* in order of time, of all processes */
/* The ranks that a stalled call on a window waits for, of that process: how many. To be freed. */
size_t windows_peers(const windows *w, uint32_t process, int32_t **ranks);
void windows_free(windows *w);

/* ---- polls: stalls_polls.c --------------------------------------------------------------------------------------- */

/* Whether the function asks if something is over, and returns at once. */
bool is_poll(const char *function);
bool is_poll_event(const tr_event *e); /* the same of a record; also of those that say nothing of what a thread does */
enum { POLLED_MOST = 8 };
typedef struct polled {         /* the polls of a thread, up to the end of its records */
    const thread_state *thread; /* NULL: it does something else */
    const char *name;
    int64_t since_ns;
    uint64_t longest_ns; /* of earlier rows of polls; 0: there were none */
    int32_t source;      /* whose message it asks for; -1: unknown */
    uint64_t requests[POLLED_MOST];
    uint32_t nrequests;
} polled;
/* By process: those whose main thread does nothing else but poll, as far as its last 20 s tell. To be freed. */
polled *polls_find(const analysis *a, const bool *asked);

/* By process; the tally is counted, and collectives that never ended are known. To be freed by stalls_free(). */
stall *stalls_find(const analysis *a);
void stalls_free(stall *list, size_t n);

/* ---- whereabouts.c ----------------------------------------------------------------------------------------------- */

/* The main thread, if main_counts(it); else the thread with the last event. NULL: there is none. */
const thread_state *thread_at_end(const analysis *a, uint32_t process, bool (*main_counts)(const thread_state *));
/* "in step > MPI_Recv since 0.735 s", "in no call since 0.735 s, after MPI_Wait"; without a time if `since` is false.
 * To be freed. */
char *whereabouts(const analysis *a, uint32_t process, bool since);
/* Lines of evidence that say where the processes are, those at the same place together. */
void whereabouts_evidence(finding *f, const analysis *a, const bool *which);
#endif
