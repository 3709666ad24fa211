/* turns.c - see turns.h */
#define _GNU_SOURCE
#include "turns.h"
#include <errno.h>
#include <inttypes.h>
#include <linux/futex.h>
#include <pthread.h>
#include <semaphore.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

enum { NESTING = 2 }; /* handlers that interrupt handlers */

typedef struct thread {
    pthread_t id;
    sem_t turn;
    bool over, waits, hurt; /* hurt: jumped or cancelled; it is not again */
    uint64_t until;         /* when a wait ends by itself */
    const uint32_t *word;   /* it waits for that */
    uint64_t mask;
    int uncancelable, depth;
    uint32_t quiet; /* accesses until something happens */
    const char *doing;
    uint64_t began; /* what it does */
    sigjmp_buf back;
    bool may_jump;
} thread;

turns_plan turns_next;
static thread threads[TURNS_THREADS];
static int nthreads, running;
static __thread int me = -1;
static __thread int held;
static void (*thread_body)(int);
static uint64_t now, random_state;
static sem_t all_over, may_end;

uint32_t turns_any(void)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    return (uint32_t)(random_state >> 20);
}

/* ---- whose turn it is -------------------------------------------------------------------------------------------- */

static void found(const thread *t, const char *how)
{
    char what[300];
    held = 1;
    snprintf(what, sizeof what, "thread %d %s in %s, in a handler: %s, signals blocked: %s", (int)(t - threads), how,
             t->doing, t->depth ? "yes" : "no", t->mask ? "yes" : "no");
    if (getenv("TURNS_STOP")) /* for a debugger */
        raise(SIGSTOP);
    turns_next.found(what);
}

/* Time goes on to when the first wait ends. */
static int after_a_while(void)
{
    int k, first = -1;
    for (k = 0; k < nthreads; k++)
        if (!threads[k].over && (first < 0 || threads[k].until < threads[first].until))
            first = k;
    if (first < 0)
        return -1;
    if (threads[first].until > now)
        now = threads[first].until;
    for (k = 0; k < nthreads; k++) {
        thread *t = &threads[k];
        if (!t->over && t->doing[0] && now - t->began > turns_next.most)
            found(t, "waits for what nobody does");
    }
    return first;
}

static int next_one(void)
{
    int k, n = 0, can[TURNS_THREADS];
    for (k = 0; k < nthreads; k++)
        if (!threads[k].over && !threads[k].waits)
            can[n++] = k;
    k = n ? can[turns_any() % (unsigned)n] : after_a_while();
    if (k >= 0)
        threads[k].waits = false;
    running = k;
    return k;
}

static void turn_over(void)
{
    int k = next_one();
    if (k == me)
        return;
    sem_post(&threads[k].turn);
    sem_wait(&threads[me].turn);
}

static void until(uint64_t then, const uint32_t *word)
{
    thread *t = &threads[me];
    t->waits = true;
    t->until = then;
    t->word = word;
    turn_over();
    t->word = NULL;
}

/* ---- what may happen at an access -------------------------------------------------------------------------------- */

static void back(int how)
{
    thread *t = &threads[me];
    t->hurt = true;
    t->may_jump = false;
    siglongjmp(t->back, how);
}
sigjmp_buf *turns_back(void)
{
    threads[me].may_jump = true;
    return &threads[me].back;
}
void turns_landed(void)
{
    threads[me].mask = 0;
    threads[me].depth = 0;
    threads[me].uncancelable = 0;
}

static void happen(void)
{
    thread *t = &threads[me];
    const turns_plan *p = &turns_next;
    t->quiet = turns_any() % (2 * p->switches) + 1;
    if (p->signals && !t->mask && t->depth < NESTING && t->doing[0] && turns_any() % p->signals < p->switches) {
        int uncancelable = t->uncancelable, error = errno;
        t->depth++;
        p->handler();
        t->depth--;
        t->uncancelable = uncancelable;
        if (p->jumps && t->may_jump && !t->hurt && turns_any() % p->jumps == 0) {
            if (uncancelable)
                found(t, "cannot be cancelled any more after a jump");
            back(1);
        }
        errno = error;
    }
    if (p->cancels && t->may_jump && !t->hurt && !t->uncancelable && !t->depth && t->doing[0] &&
        turns_any() % p->cancels < p->switches)
        back(2);
    turn_over();
}
static void step(void)
{
    if (me >= 0 && !held && threads[me].quiet-- <= 1)
        happen();
}

/* ---- threads ----------------------------------------------------------------------------------------------------- */

static void *run(void *arg)
{
    int k;
    held = 1;
    me = (int)(intptr_t)arg;
    sem_wait(&threads[me].turn);
    held = 0;
    thread_body(me);
    held = 1;
    threads[me].over = true;
    k = next_one();
    sem_post(k < 0 ? &all_over : &threads[k].turn);
    sem_wait(&may_end); /* what the recorder does then is nobody's turn */
    return NULL;
}

void turns_run(int n, void (*body)(int))
{
    intptr_t k;
    nthreads = n;
    thread_body = body;
    random_state = turns_next.seed * 0x9e3779b97f4a7c15ull | 1;
    sem_init(&all_over, 0, 0);
    sem_init(&may_end, 0, 0);
    for (k = 0; k < n; k++) {
        memset(&threads[k], 0, sizeof threads[k]);
        threads[k].doing = "";
        threads[k].quiet = 1;
        sem_init(&threads[k].turn, 0, 0);
        if (pthread_create(&threads[k].id, NULL, run, (void *)k))
            abort();
    }
    sem_post(&threads[next_one()].turn);
    sem_wait(&all_over);
    for (k = 0; k < n; k++)
        sem_post(&may_end);
    for (k = 0; k < n; k++)
        pthread_join(threads[k].id, NULL);
}
void turns_doing(const char *what)
{
    threads[me].doing = what;
    threads[me].began = now;
}

/* Where all stand, for whom the machine's own time is up. */
void turns_late(int number)
{
    char line[200];
    int k, n;
    for (k = 0; k < nthreads; k++) {
        const thread *t = &threads[k];
        n = snprintf(line, sizeof line, "first: thread %d, %s%s, in %s, depth %d, signals %s\n", k,
                     t->over    ? "over"
                     : t->waits ? "waits"
                                : "goes on",
                     k == running ? ", has its turn" : "", t->doing, t->depth, t->mask ? "blocked" : "not blocked");
        if (write(1, line, (size_t)n) < 0)
            break;
    }
    if (getenv("TURNS_STOP"))
        raise(SIGSTOP);
    _exit(number);
}

/* ---- the kernel -------------------------------------------------------------------------------------------------- */

static long waiting(const uint32_t *word, uint32_t value, const int64_t *t)
{
    if (*word != value)
        return -EAGAIN;
    until(now + (uint64_t)t[0] * 1000000000u + (uint64_t)t[1], word);
    return 0;
}
static long waking(const uint32_t *word)
{
    int k;
    for (k = 0; k < nthreads; k++)
        if (threads[k].waits && threads[k].word == word)
            threads[k].waits = false;
    return 0;
}
static long masking(long how, const uint64_t *set, uint64_t *old)
{
    thread *t = &threads[me];
    if (old)
        *old = t->mask;
    if (set)
        t->mask = how == 0 ? t->mask | *set : how == 1 ? t->mask & ~*set : *set;
    return 0;
}

/* Answers calls for the kernel's counts of threads by the time that is made here. So a seed means the same order each
 * time. -1: the call is another one. */
static long counts(long n, long a, long b)
{
    const char *path = (const char *)b, *name = n == SYS_openat ? strrchr(path, '/') : NULL;
    char text[200];
    int fd;
    if (n == SYS_getrusage) {
        memset((void *)b, 0, sizeof(struct rusage));
        ((struct rusage *)b)->ru_nvcsw = (long)(now / 10000000u);
        return 0;
    }
    if (n == SYS_clock_gettime && a != CLOCK_MONOTONIC) {
        *(struct timespec *)b = (struct timespec){(time_t)(now / 2000000000u), (long)(now / 2 % 1000000000u)};
        return 0;
    }
    if (!name || strncmp(path, "/proc/self/task/", 16) != 0 || (strcmp(name, "/schedstat") && strcmp(name, "/stat")))
        return -1;
    if (!strcmp(name, "/stat"))
        snprintf(text, sizeof text, "1 (x) %c 0 0 0 0 0 0 0 0 0", now / 100000000u % 2 ? 'D' : 'R');
    else
        snprintf(text, sizeof text, "%" PRIu64 " %" PRIu64 " 1\n", now / 2, now / 4);
    fd = memfd_create("counts", MFD_CLOEXEC);
    return fd >= 0 && pwrite(fd, text, strlen(text), 0) > 0 ? fd : -EMFILE;
}

long turns_sys(long n, long a, long b, long c, long d, long e, long f)
{
    long r;
    if (me < 0 || held) {
        r = syscall(n, a, b, c, d, e, f);
        return r < 0 ? -errno : r;
    }
    step();
    switch (n) {
    case SYS_sched_yield: until(now + 1000, NULL); return 0;
    case SYS_futex:
        return (b & 127) == FUTEX_WAIT ? waiting((uint32_t *)a, (uint32_t)c, (int64_t *)d) : waking((uint32_t *)a);
    case SYS_rt_sigprocmask: return masking(a, (const uint64_t *)b, (uint64_t *)c);
    case SYS_pwritev:
    case SYS_fallocate:
        if (turns_next.full && turns_any() % turns_next.full == 0)
            return -ENOSPC;
    }
    if ((r = counts(n, a, b)) == -1) {
        r = syscall(n, a, b, c, d, e, f);
        r = r < 0 ? -errno : r;
    }
    step();
    return r;
}
int turns_cancelstate(int state, int *old)
{
    if (me < 0)
        return pthread_setcancelstate(state, old);
    if (old)
        *old = threads[me].uncancelable ? PTHREAD_CANCEL_DISABLE : PTHREAD_CANCEL_ENABLE;
    threads[me].uncancelable = state == PTHREAD_CANCEL_DISABLE;
    step();
    return 0;
}
int turns_clock(clockid_t clock, struct timespec *t)
{
    if (me >= 0 && clock == CLOCK_THREAD_CPUTIME_ID)
        return (int)turns_sys(SYS_clock_gettime, clock, (long)t, 0, 0, 0, 0);
    if (me < 0 || clock != CLOCK_MONOTONIC)
        return clock_gettime(clock, t);
    now++;
    t->tv_sec = (time_t)(now / 1000000000u + 1000000);
    t->tv_nsec = (long)(now % 1000000000u);
    step();
    return 0;
}

/* ---- what the instrumented code calls ---------------------------------------------------------------------------- */

/* What comes between two plain reads may as well come before the next store. */
static void plain_load(void *p, size_t n) { (void)p, (void)n; }
static void range_load(void *p, size_t n) { (void)p, (void)n; }
static void plain_store(void *p, size_t n, const void *place)
{
    (void)p, (void)n, (void)place;
    step();
}
static bool atomic_begin(void *p, size_t n, bool loads, bool changes, int order, const void *place)
{
    (void)p, (void)n, (void)loads, (void)changes, (void)order, (void)place;
    step();
    return false;
}
static void atomic_end(void *p, size_t n, bool loads, int order) { (void)p, (void)n, (void)loads, (void)order; }
static void thread_fence(int order) { (void)order; }
#include "tsan.h"
