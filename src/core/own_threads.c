/* own_threads.c - how the recorder's own threads begin
 *
 * pthread_create, and the first steps of a new thread, belong to the C library, and to a sanitizer or tool that stands
 * before it: they take locks of the process. A child of a fork at that moment has these locks held by a thread that it
 * does not have, and hangs when it makes a thread itself. A program with one thread may fork at any moment, also when
 * it is recorded. So a fork waits until these threads have begun. What they do from then on needs no such lock, but in
 * calls of a device's library. */
#include "own_threads.h"

enum {
    TRACE__BEGIN_NS = 2 * TRACE__SECOND
}; /* that a fork waits at most: a handler before ours may hold what they need */

/* How many have not begun, and above it the process that makes them: another one has inherited the number alone. */
static uint64_t trace__beginning;

static void trace__own_thread_counts(void)
{
    uint64_t was = __atomic_load_n(&trace__beginning, __ATOMIC_RELAXED), pid = trace__os_pid(), now;
    do
        now = (was >> 32 == pid ? was : pid << 32) + 1;
    while (!__atomic_compare_exchange_n(&trace__beginning, &was, now, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED));
}

static void trace__own_thread_settled(void)
{
    if ((uint32_t)__atomic_sub_fetch(&trace__beginning, 1, __ATOMIC_ACQ_REL) == 0)
        trace__os_wake_all((uint32_t *)(void *)&trace__beginning); /* its lower half comes first */
}

/* The first that each of them does. */
TRACE__INTERNAL void trace__own_thread_begun(const char *name)
{
    TRACE__SYS2(SYS_prctl, 15 /* PR_SET_NAME */, name);
    trace__own_thread_settled();
}

static void trace__own_threads_wait(void)
{
    uint64_t now, until = 0, n;
    while ((uint32_t)(n = __atomic_load_n(&trace__beginning, __ATOMIC_ACQUIRE)) != 0 && n >> 32 == trace__os_pid()) {
        now = trace__os_clock_ns(TRACE__MONOTONIC);
        until = until ? until : now + TRACE__BEGIN_NS;
        if (now >= until)
            break;
        trace__os_wait((uint32_t *)(void *)&trace__beginning, (uint32_t)n, until - now);
    }
}

/* Also where another library has the recorder, and this one a backend with a thread. Not in a handler of a fork. */
TRACE__INTERNAL void trace__own_threads_at_fork(void)
{
    static uint32_t registered;
    if (!__atomic_exchange_n(&registered, 1, __ATOMIC_ACQ_REL))
        pthread_atfork(trace__own_threads_wait, NULL, NULL);
}

/* A detached thread in which all signals are blocked, with so large a stack; 0: as large as others. */
TRACE__INTERNAL bool trace__own_thread_make(void *(*run)(void *), void *arg, size_t stack)
{
    bool made = false;
    pthread_attr_t attr;
    pthread_t thread;
    uint64_t saved;
    trace__os_block_signals(&saved); /* inherited by it */
    trace__own_threads_at_fork();
    trace__own_thread_counts();
    if (pthread_attr_init(&attr) == 0) {
        pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
        if (stack)
            pthread_attr_setstacksize(&attr, stack);
        made = pthread_create(&thread, &attr, run, arg) == 0;
        pthread_attr_destroy(&attr);
    }
    if (!made)
        trace__own_thread_settled();
    trace__os_restore_signals(&saved);
    return made;
}
