/* turns.h - runs threads of the recorder one at a time, and finds those that wait for each other
 *
 * The recorder is compiled with -fsanitize=thread: each access to memory is then a call, and turns.c is what it
 * reaches. Its system calls come here too (mutate.py). At any of these and any store, as a seed says,
 *   - another thread goes on,
 *   - a signal comes, if the thread has not blocked signals; its handler may jump out of what it interrupted,
 *   - the thread is cancelled, if it may be, wherever it stands.
 * Memory is that of one processor: weak.h has the other.
 *
 * Time is made here. It stands still while any thread can go on, so that whoever waits for a thread at work does not
 * wait long. When all that are under way wait, for a lock, a buffer or each other, it goes on to the end of the first
 * wait. A call of the recorder that takes longer than turns_plan.most of that time waited for something that nobody was
 * doing: that is a circle of waits, whether or not a limit of time ends it. */
#ifndef TURNS_H
#define TURNS_H
#include <setjmp.h>
#include <stdint.h>
#include <time.h>

enum { TURNS_THREADS = 6 };

typedef struct turns_plan {
    uint64_t seed;
    uint32_t switches; /* one turn in so many accesses, about */
    uint32_t signals;  /* likewise, a signal; 0: none */
    uint32_t jumps;    /* of so many handlers one jumps; 0: none */
    uint32_t cancels;  /* of so many accesses one finds the thread cancelled; 0: none */
    uint32_t full;     /* of so many writes one finds the disk full; 0: none */
    uint64_t most;     /* ns that a call may wait for nobody */
    void (*handler)(void);
    void (*found)(const char *what); /* a thread waited too long, or is left wrong. Ends the process */
} turns_plan;
extern turns_plan turns_next;

/* Threads 0 .. n - 1 run body(k), which says what it does, "" when nothing, to their ends. */
void turns_run(int n, void (*body)(int));
void turns_doing(const char *what);
void turns_late(int number); /* a handler for SIGALRM */
uint32_t turns_any(void);

/* Whence a jump and a cancellation come back: 0 the first time, 1 a handler jumped, 2 the thread is cancelled. A macro,
 * for the frame must stay. */
sigjmp_buf *turns_back(void);
void turns_landed(void);
#define TURNS_BACK() sigsetjmp(*turns_back(), 0)

long turns_sys(long n, long a, long b, long c, long d, long e, long f);
int turns_cancelstate(int state, int *old);
int turns_clock(clockid_t clock, struct timespec *t);
#endif
