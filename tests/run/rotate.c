/* rotate.c - a file with a bound (TRACE_MAX): the newest events are in it, whole and in order, and the others are
 * counted */
#include "t.h"
#include <sys/resource.h>

/* What the file takes of the disk: the bound, and a chunk for each thread beyond what fits. */
static void within(uint64_t most)
{
#ifndef TRACE_COMPILE_OUT
    struct stat st;
    if (stat(trace_file(), &st) == 0 && (uint64_t)st.st_blocks * 512 > most)
        printf("%llu bytes on the disk\n", (unsigned long long)st.st_blocks * 512);
#endif
    (void)most;
}

/*= alone
 * env TRACE_MAX=1M
 * 60000..90000 instant tick
 * 1000000 recorded and dropped
 * 1 closed
 * sequence tick
 */
/*= not_mapped
 * env TRACE_MAX=1M
 * env TRACE_MMAP=0
 * 60000..90000 instant tick
 * 1000000 recorded and dropped
 * 1 closed
 * sequence tick
 */
/*= no_helper
 * env TRACE_MAX=1M
 * env TRACE_HELPER=0
 * 60000..90000 instant tick
 * 1000000 recorded and dropped
 * 1 closed
 * sequence tick
 */
/* Slots are made smaller, so that many of them fit.
 *= large_chunks
 * env TRACE_MAX=1M
 * env TRACE_CHUNK=4096
 * 60000..90000 instant tick
 * 1000000 recorded and dropped
 * sequence tick
 */
/* Nothing is lost below the bound.
 *= roomy
 * env TRACE_MAX=1G
 * 1000000 instant tick
 * sequence tick
 */
/*= wrong
 * env TRACE_MAX=lots
 * stderr trace: TRACE_MAX=lots is not a size from 1M on, such as 500M or 2G; there is no bound
 * 1000000 instant tick
 * sequence tick
 */
static int alone(void)
{
    uint64_t most = getenv("TRACE_MAX") && !strcmp(getenv("TRACE_MAX"), "1M") ? 1000000 : UINT64_MAX;
    for (uint64_t i = 0; i < 1000000; i++) {
        TICK(i);
        if (i % 50000 == 0)
            within(most);
    }
    within(most);
    return 0;
}

static void *worker(void *arg)
{
    ticks(250000);
    return arg;
}
/*= threads
 * env TRACE_MAX=2M
 * 120000..180000 instant tick
 * 1000000 recorded and dropped
 * sequence tick
 */
static int threads(void)
{
    pthread_t t[4];
    for (int k = 0; k < 4; k++)
        MUST(pthread_create(&t[k], NULL, worker, NULL) == 0);
    for (int k = 0; k < 4; k++)
        pthread_join(t[k], NULL);
    within(2000000 + 4 * 65536);
    return 0;
}

/* More threads than the window has slots: each has one.
 *= many_threads
 * env TRACE_MAX=1M
 * 48000 recorded and dropped
 * * instant tick
 * sequence tick
 */
static pthread_barrier_t all_there;
static void *one_of_many(void *arg)
{
    ticks(500);
    pthread_barrier_wait(&all_there);
    ticks(0);
    TICK(500);
    for (uint64_t i = 501; i < 1000; i++)
        TICK(i);
    return arg;
}
static int many_threads(void)
{
    pthread_t t[48];
    pthread_barrier_init(&all_there, NULL, 48);
    for (int k = 0; k < 48; k++)
        MUST(pthread_create(&t[k], NULL, one_of_many, NULL) == 0);
    for (int k = 0; k < 48; k++)
        pthread_join(t[k], NULL);
    within(1000000 + 48 * 16384);
    return 0;
}

/* Parent and child have a file each, each with its bound.
 *= forked
 * env TRACE_MAX=1M
 * 120000..180000 instant tick
 * 700000 recorded and dropped
 * 2 files
 * 2 closed
 * sequence tick
 */
static int forked(void)
{
    pid_t pid;
    ticks(200000);
    pid = fork();
    MUST(pid >= 0);
    if (!pid) {
        ticks(250000);
        within(1000000);
        exit(0);
    }
    for (uint64_t i = 200000; i < 450000; i++)
        TICK(i);
    reap(pid);
    within(1000000);
    return 0;
}

/*= killed
 * env TRACE_MAX=1M
 * 60000..90000 instant tick
 * 1000000 recorded and dropped
 * sequence tick
 */
static int killed(void)
{
    ticks(1000000);
    kill(getpid(), SIGKILL);
    return 0;
}

/* What the dictionary says stays, however often its slots are written over: of events, texts, tracks and threads; and
 * clock samples are of the time that is kept. A thread that records once a while keeps what it recorded.
 *= described
 * env TRACE_MAX=1M
 * 1 instant name 0, which is long enough to fill a part of a slot
 * 1 instant name 199, which is long enough to fill a part of a slot
 * 430202 recorded and dropped
 * * others
 * sequence tick
 */
/* The same where the file is not mapped.
 *= described_not_mapped
 * env TRACE_MAX=1M
 * env TRACE_MMAP=0
 * 1 instant name 0, which is long enough to fill a part of a slot
 * 1 instant name 199, which is long enough to fill a part of a slot
 * 430202 recorded and dropped
 * * others
 * sequence tick
 */
static void *idle(void *arg)
{
    trace_thread_name("idle");
    TICK(0);
    pthread_barrier_wait(arg);
    pthread_barrier_wait(arg);
    TICK(1);
    return arg;
}
static int described(void)
{
    pthread_barrier_t idles;
    pthread_t t;
    char name[64];
    uint64_t rounds, k;
    pthread_barrier_init(&idles, NULL, 2);
    MUST(pthread_create(&t, NULL, idle, &idles) == 0);
    pthread_barrier_wait(&idles);
    trace_thread_name("before");
    for (k = 0; k < 200; k++) {
        snprintf(name, sizeof name, "name %d, which is long enough to fill a part of a slot", (int)k);
        trace_instant(name);
    }
    trace_thread_name("after");
    for (rounds = 0; rounds < 2149; rounds++) {
        for (k = 0; k < 200; k++)
            trace_instant("filler", "text", "of some length");
        if (rounds % 2)
            trace_flush();
        if (rounds % 100 == 0)
            within(1000000 + 2 * 16384);
    }
    for (k = 0; k < 200; k++) {
        snprintf(name, sizeof name, "name %d, which is long enough to fill a part of a slot", (int)k);
        trace_instant(name);
    }
    pthread_barrier_wait(&idles);
    pthread_join(t, NULL);
    return 0;
}

/* A thread that lost events says so in a chunk, and ends; then all of its chunks are written over. What it lost stays
 * counted.
 *= lost_and_gone
 * env TRACE_MAX=1M
 * stderr trace: .*no more can be written: .*
 * 60000..90000 instant tick
 * 500020 recorded and dropped
 * sequence tick
 */
static void *loses(void *arg)
{
    struct rlimit l = {65536, RLIM_INFINITY};
    uint64_t i;
    MUST(setrlimit(RLIMIT_FSIZE, &l) == 0);
    for (i = 0; i < 200000; i++)
        TICK(i);
    l.rlim_cur = RLIM_INFINITY;
    MUST(setrlimit(RLIMIT_FSIZE, &l) == 0);
    nap(1.2); /* the recorder looks for space once a second at least */
    for (; i < 200020; i++)
        TICK(i);
    return arg;
}
static int lost_and_gone(void)
{
    pthread_t t;
    MUST(pthread_create(&t, NULL, loses, NULL) == 0);
    pthread_join(t, NULL);
    ticks(300000);
    return 0;
}

/* Copies are taken while slots are written over: each is whole.
 *= snapshots
 * env TRACE_MAX=1M
 * in memory
 * 6 files
 * * instant tick
 * * overwritten
 * sequence tick
 */
static int go_on = 1, begun;
static void *until_told(void *arg)
{
    for (uint64_t i = 0; __atomic_load_n(&go_on, __ATOMIC_ACQUIRE); i++) {
        TICK(i);
        __atomic_store_n(&begun, 1, __ATOMIC_RELEASE);
    }
    return arg;
}
static int snapshots(void)
{
    pthread_t t[2];
    for (int k = 0; k < 2; k++)
        MUST(pthread_create(&t[k], NULL, until_told, NULL) == 0);
    while (!__atomic_load_n(&begun, __ATOMIC_ACQUIRE)) /* before its first event there is nothing to copy */
        nap(0.001);
    for (int k = 0; k < 5; k++) {
        nap(0.02);
#ifndef TRACE_COMPILE_OUT
        char path[4096];
        snprintf(path, sizeof path, "%s/snapshot%d.bin", getenv("TRACE_OUT"), k);
        if (trace_snapshot(path) != TRACE_OK)
            puts("no snapshot");
#endif
    }
    __atomic_store_n(&go_on, 0, __ATOMIC_RELEASE);
    for (int k = 0; k < 2; k++)
        pthread_join(t[k], NULL);
    return 0;
}

CASES({"alone", alone}, {"not_mapped", alone}, {"no_helper", alone}, {"large_chunks", alone}, {"roomy", alone},
      {"wrong", alone}, {"threads", threads}, {"many_threads", many_threads}, {"forked", forked}, {"killed", killed},
      {"described", described}, {"described_not_mapped", described}, {"lost_and_gone", lost_and_gone},
      {"snapshots", snapshots})
