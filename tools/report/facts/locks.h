/* locks.h - who waited for a lock, and who held it meanwhile
 *
 * OpenMP's mutexes and ITT's sync objects tell when a thread waits for a lock, has it and gives it back. The time that
 * a thread waits is that of whoever holds the lock then: of the thread, and of the place where it took the lock. */
#ifndef REPORT_LOCKS_H
#define REPORT_LOCKS_H
#include "read/read.h"
#include "support/map.h"

enum { LOCKS_MOST = 1 << 16, HELD_MOST = 1 << 12 };

typedef struct held {                      /* one place where one thread takes a lock */
    uint32_t lock, process, holder, where; /* lock, where: text_of(); holder: a thread */
    uint64_t ns, n;                        /* that others waited, added up; how often */
    int64_t from, to;                      /* the longest */
} held;

typedef struct locks {
    struct lock_def *defs; /* by definition */
    struct lock *list;
    uint32_t n;
    size_t room;
    tr_map3 by_id, by_place, by_hold;
    int64_t begins, ends; /* only what lies between counts */
    struct lock_thread *threads;
    uint32_t *first;  /* threads of each process, and one more */
    uint64_t *waited; /* by thread: all of its waiting for who is known */
    uint64_t *since;  /* the same, since its process met at a barrier */
    uint64_t *cost;   /* by process: between each two barriers, the wait of the thread that waited longest */
    bool *arrived;    /* by process: a thread has come to a barrier that none has left */
    held *held;
    uint32_t nheld;
    size_t held_room;
} locks;

void locks_open(locks *l, const tr_trace *trace);
static inline bool locks_any(const locks *l) { return l->defs != NULL; }
/* Events that are no ends of slices, and slices that end; of all threads, in order of time. where: the innermost open
 * task of the event's thread, text_of(). */
void locks_take(locks *l, const tr_event *e, uint32_t where);
void locks_close(locks *l, const tr_def *def, const tr_thread *thread, int64_t ns);
void locks_arrive(locks *l, uint32_t process); /* a thread comes to a barrier */
void locks_meet(locks *l, uint32_t process);   /* a thread leaves a barrier, or the run is over */
void locks_free(locks *l);
#endif
