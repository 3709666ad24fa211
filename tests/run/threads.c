/* threads.c - threads end in every way there is */
#include "t.h"
#include <limits.h>
#include <semaphore.h>

static void *thousand(void *arg)
{
    ticks(1000);
    return arg;
}

static void start(pthread_t *t, int n, void *(*f)(void *))
{
    int k;
    for (k = 0; k < n; k++)
        MUST(pthread_create(&t[k], NULL, f, NULL) == 0);
}
static void join(pthread_t *t, int n)
{
    for (int k = 0; k < n; k++)
        pthread_join(t[k], NULL);
}

/*= joined
 * 4000 instant tick
 * 1 instant main
 * 5 streams
 * 1 closed
 * sequence tick
 */
static int joined(void)
{
    pthread_t t[4];
    trace_instant("main");
    start(t, 4, thousand);
    join(t, 4);
    return 0;
}

static sem_t done;
static void *thousand_detached(void *arg)
{
    pthread_detach(pthread_self());
    ticks(1000);
    sem_post(&done);
    return arg;
}
/*= detached
 * 4000 instant tick
 * sequence tick
 */
static int detached(void)
{
    pthread_t t[4];
    sem_init(&done, 0, 0);
    start(t, 4, thousand_detached);
    for (int k = 0; k < 4; k++)
        sem_wait(&done);
    return 0;
}

/*= short_lived
 * 10000 instant tick
 * 1000 streams
 * sequence tick
 */
static void *ten(void *arg)
{
    ticks(10);
    return arg;
}
static int short_lived(void)
{
    pthread_t t[8];
    for (int k = 0; k < 125; k++) {
        start(t, 8, ten);
        join(t, 8);
    }
    return 0;
}

static uint64_t returned[8];
static sem_t under_way;
static void *until_cancelled(void *arg)
{
    uint64_t *mine = &returned[(intptr_t)arg & 7], i;
    for (i = 0;; i++) {
        TICK(i);
        __atomic_store_n(mine, i + 1, __ATOMIC_RELEASE);
        if (i == 1000)
            sem_post(&under_way);
        if ((intptr_t)arg & 8)
            continue;
        pthread_testcancel();
    }
    return NULL;
}
static void *until_cancelled_async(void *arg)
{
    int old;
    pthread_setcanceltype(PTHREAD_CANCEL_ASYNCHRONOUS, &old);
    return until_cancelled((void *)((intptr_t)arg | 8));
}
static int cancel(void *(*f)(void *), int slack)
{
    pthread_t t[4];
    uint64_t sum = 0;
    sem_init(&under_way, 0, 0);
    for (intptr_t k = 0; k < 4; k++)
        MUST(pthread_create(&t[k], NULL, f, (void *)k) == 0);
    for (int k = 0; k < 4; k++)
        sem_wait(&under_way);
    for (int k = 0; k < 4; k++)
        pthread_cancel(t[k]);
    join(t, 4);
    for (int k = 0; k < 4; k++)
        sum += returned[k];
    expect("%llu..%llu instant tick", (unsigned long long)sum, (unsigned long long)sum + (unsigned)slack);
    trace_instant("after"); /* the recorder still works: no lock was left behind */
    return 0;
}
/*= cancel_deferred
 * 1 instant after
 * sequence tick
 */
static int cancel_deferred(void) { return cancel(until_cancelled, 0); }
/*= cancel_async
 * 1 instant after
 * sequence tick
 */
static int cancel_async(void) { return cancel(until_cancelled_async, 4); }

static void *late(void *arg)
{
    nap(0.05);
    ticks(1000);
    return arg;
}
/*= main_leaves
 * 4000 instant tick
 * 1 instant main
 * 1 closed
 * sequence tick
 */
static int main_leaves(void)
{
    pthread_t t[4];
    trace_instant("main");
    start(t, 4, late);
    pthread_exit(NULL);
}

static void *forever(void *arg)
{
    uint64_t *mine = &returned[(intptr_t)arg & 7];
    for (uint64_t i = 0;; i++) {
        TICK(i);
        __atomic_store_n(mine, i + 1, __ATOMIC_RELEASE);
    }
    return NULL;
}
/* What is recorded while the process exits may be dropped, but counted; nobody hangs, nobody crashes.
 *= still_running
 * 1 instant main
 * sequence tick
 */
static int still_running(void)
{
    pthread_t t[3];
    uint64_t sum = 0;
    trace_instant("main");
    for (intptr_t k = 0; k < 3; k++)
        MUST(pthread_create(&t[k], NULL, forever, (void *)k) == 0);
    nap(0.05);
    for (int k = 0; k < 3; k++)
        sum += __atomic_load_n(&returned[k], __ATOMIC_ACQUIRE);
    expect("%llu..%llu instant tick", (unsigned long long)sum, (unsigned long long)sum * 1000 + 1000000);
    expect("* dropped");
    return 0;
}

static pthread_key_t keys[3];
static void farewell(void *value)
{
    static __thread int times;
    trace_instant("farewell", "n", (uint64_t)(uintptr_t)value);
    if (++times < 6) /* and again in the next iteration */
        pthread_setspecific(keys[0], value);
}
static void *with_farewell(void *arg)
{
    for (int k = 0; k < 3; k++)
        pthread_setspecific(keys[k], (void *)1);
    ticks(10);
    return arg;
}
/* Destructors of thread-specific data record, also after the recorder's own destructor has run: keys made before and
 * after its. */
/*= tls_destructors
 * 80 instant tick
 * 1 instant main
 * 48 instant farewell
 */
static int tls_destructors(void)
{
    pthread_t t[8];
    MUST(pthread_key_create(&keys[0], farewell) == 0);
    trace_instant("main");
    MUST(pthread_key_create(&keys[1], farewell) == 0);
    MUST(pthread_key_create(&keys[2], farewell) == 0);
    start(t, 8, with_farewell);
    join(t, 8);
    return 0;
}

/*= small_stacks
 * 4000 instant tick
 * sequence tick
 */
static int small_stacks(void)
{
    pthread_t t[4];
    pthread_attr_t a;
    pthread_attr_init(&a);
    MUST(pthread_attr_setstacksize(&a, (size_t)sysconf(_SC_THREAD_STACK_MIN) + 4096) == 0);
    for (int k = 0; k < 4; k++)
        MUST(pthread_create(&t[k], &a, thousand, NULL) == 0);
    join(t, 4);
    return 0;
}

static void *named(void *arg)
{
    char name[32];
    snprintf(name, sizeof name, "worker %d", (int)(intptr_t)arg);
    trace_thread_name(name);
    ticks(100000);
    return NULL;
}
/* More threads than cores, chunks that fill many times.
 *= crowd
 * 3200000 instant tick
 * 32 streams
 * 1 closed
 * sequence tick
 */
static int crowd(void)
{
    pthread_t t[32];
    for (intptr_t k = 0; k < 32; k++)
        MUST(pthread_create(&t[k], NULL, named, (void *)k) == 0);
    join(t, 32);
    return 0;
}

CASES({"joined", joined}, {"detached", detached}, {"short_lived", short_lived}, {"cancel_deferred", cancel_deferred},
      {"cancel_async", cancel_async}, {"main_leaves", main_leaves}, {"still_running", still_running},
      {"tls_destructors", tls_destructors}, {"small_stacks", small_stacks}, {"crowd", crowd})
