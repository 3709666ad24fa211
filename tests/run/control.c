/* control.c - recording switched on and off, filtered, kept in a ring, copied out of it */
#include "t.h"

static void some(const char *what)
{
    (void)what;
    for (int k = 0; k < 10; k++)
        trace_instant(what, "n", k);
}

/*= pauses
 * 10 instant before
 * 10 instant after
 * * others
 */
static int pauses(void)
{
    some("before");
    trace_pause();
    some("while");
    trace_pause();
    trace_resume();
    some("while");
    trace_resume();
    some("after");
    expect("0 instant while");
    return 0;
}
/*= stops
 * 10 instant before
 * 10 instant after
 * * others
 */
static int stops(void)
{
    some("before");
    trace_stop();
    some("while");
    trace_start();
    some("after");
    expect("0 instant while");
    return 0;
}
/* A task open when recording stops is not closed by an end that is not recorded, and does no harm.
 *= stops_in_task
 * 1 begin outer
 * 10 instant after
 * * others
 */
static int stops_in_task(void)
{
    {
        TRACE_SCOPE("outer");
        trace_stop();
        some("while");
    }
    trace_start();
    some("after");
    return 0;
}
/*= filters
 * 10 instant before
 * 10 instant after
 * * others
 */
static int filters(void)
{
    some("before");
    trace_filter("user=off");
    some("while");
    trace_filter("all=on");
    some("after");
    expect("0 instant while");
    return 0;
}
/*= bad_filter
 * 20 instant before
 */
static int bad_filter(void)
{
    some("before");
#ifndef TRACE_COMPILE_OUT
    if (trace_filter("nonsense=what") != TRACE_ERROR_ARGUMENT)
        puts("accepted");
#endif
    some("before");
    return 0;
}
/*= mode_off
 * env TRACE_MODE=off
 * 0 files
 */
/*= mode_ranks
 * env TRACE_RANKS=1-3
 * env PMI_RANK=0
 * 0 files
 */
/*= api_off
 * env TRACE_APIS=mpi
 * 0..1 files
 */
/*= waits
 * env TRACE_ENABLE=0
 * 0..1 files
 */
static int off(void)
{
    some("while");
    return 0;
}
/*= rank_listed
 * env TRACE_RANKS=1-3,7
 * env PMI_RANK=7
 * 10 instant while
 */
/*= wrong_mode
 * env TRACE_MODE=sometimes
 * stderr trace: TRACE_MODE=sometimes .*
 * 10 instant while
 */
/*= wrong_apis
 * env TRACE_APIS=mip
 * stderr trace: TRACE_APIS=mip .*
 * 10 instant while
 */
/*= wrong_ranks
 * env TRACE_RANKS=one
 * stderr trace: TRACE_RANKS=one .*
 * 10 instant while
 */
/*= wrong_chunk
 * env TRACE_CHUNK=65k
 * stderr trace: TRACE_CHUNK=65k .*
 * 10 instant while
 */
/*= wrong_buffer
 * env TRACE_BUFFER=-1
 * stderr trace: TRACE_BUFFER=-1 .*
 * 10 instant while
 */
/*= wrong_level
 * env TRACE_LEVEL=loud
 * stderr trace: TRACE_LEVEL=loud .*
 * 10 instant while
 */
/*= empty_values
 * env TRACE_MODE=
 * env TRACE_APIS=
 * env TRACE_RANKS=
 * env TRACE_CHUNK=
 * env TRACE_BUFFER=
 * 10 instant while
 */
/*= no_helper
 * env TRACE_HELPER=0
 * 10 instant while
 */

/*= small_chunks
 * env TRACE_CHUNK=16
 * 1000000 instant tick
 * sequence tick
 */
/*= large_chunks
 * env TRACE_CHUNK=4096
 * 1000000 instant tick
 * sequence tick
 */
/*= small_buffer
 * env TRACE_BUFFER=1
 * 1000000 instant tick
 * sequence tick
 */
/*= alone
 * env TRACE_HELPER=0
 * env TRACE_BUFFER=1
 * 1000000 instant tick
 * sequence tick
 */
static int million(void)
{
    ticks(1000000);
    return 0;
}

/* The last MiB is kept, the rest is counted.
 *= ring
 * env TRACE_MODE=ring
 * env TRACE_RING=1
 * 60000..87381 instant tick
 * 1000000 recorded and dropped
 * 1 closed
 * sequence tick
 */
/* All of it fits.
 *= ring_roomy
 * env TRACE_MODE=ring
 * env TRACE_RING=64
 * 1000000 instant tick
 * sequence tick
 */
static void *worker(void *arg)
{
    ticks(250000);
    return arg;
}
/*= ring_threads
 * env TRACE_MODE=ring
 * env TRACE_RING=2
 * 120000..200000 instant tick
 * 1000000 recorded and dropped
 * sequence tick
 */
static int ring_threads(void)
{
    pthread_t t[4];
    for (int k = 0; k < 4; k++)
        MUST(pthread_create(&t[k], NULL, worker, NULL) == 0);
    for (int k = 0; k < 4; k++)
        pthread_join(t[k], NULL);
    return 0;
}
/* A killed ring is as good.
 *= ring_killed
 * env TRACE_MODE=ring
 * env TRACE_RING=1
 * 60000..87381 instant tick
 * 1000000 recorded and dropped
 * sequence tick
 */
static int ring_killed(void)
{
    ticks(1000000);
    kill(getpid(), SIGKILL);
    return 0;
}

static int snapshot(void)
{
#ifndef TRACE_COMPILE_OUT
    char path[4096];
    struct stat st;
    snprintf(path, sizeof path, "%s/snapshot.bin", getenv("TRACE_OUT"));
    ticks(1000);
    if (trace_snapshot(path) != TRACE_OK)
        puts("no snapshot");
    if (stat(path, &st))
        puts("no file");
    if (trace_snapshot(path) == TRACE_OK)
        puts("overwritten");
    ticks(10);
#endif
    return 0;
}
/* 1,000 in the copy, 1,010 in the trace. The second copy has no place, and a line says why.
 *= snapshot_of_ring
 * env TRACE_MODE=ring
 * stderr trace: .*[/]snapshot.bin: cannot write the snapshot: the file exists already
 * 2 files
 * 2010 instant tick
 */
/*= snapshot_of_stream
 * stderr trace: .*[/]snapshot.bin: cannot write the snapshot: the file exists already
 * 2 files
 * 2010 instant tick
 */

/* Copies are taken while four threads record and slots are written out and overwritten: each copy is whole.
 *= snapshots_of_busy_ring
 * env TRACE_MODE=ring
 * env TRACE_RING=1
 * 11 files
 * 0..11 instant main
 * * instant tick
 * * overwritten
 * sequence tick
 */
static int go_on = 1;
static void *until_told(void *arg)
{
    for (uint64_t i = 0; __atomic_load_n(&go_on, __ATOMIC_ACQUIRE); i++)
        TICK(i);
    return arg;
}
static int snapshots_of_busy(void)
{
    pthread_t t[4];
    trace_instant("main");
    for (int k = 0; k < 4; k++)
        MUST(pthread_create(&t[k], NULL, until_told, NULL) == 0);
    for (int k = 0; k < 10; k++) {
        nap(0.005);
#ifndef TRACE_COMPILE_OUT
        char path[4096];
        snprintf(path, sizeof path, "%s/snapshot%d.bin", getenv("TRACE_OUT"), k);
        if (trace_snapshot(path) != TRACE_OK)
            puts("no snapshot");
#endif
    }
    __atomic_store_n(&go_on, 0, __ATOMIC_RELEASE);
    for (int k = 0; k < 4; k++)
        pthread_join(t[k], NULL);
    return 0;
}

static void *flushed(void *arg)
{
    ticks(100000);
    return arg;
}
/* Flushing while others record.
 *= flushes
 * 400000 instant tick
 * sequence tick
 */
static int flushes(void)
{
    pthread_t t[4];
    for (int k = 0; k < 4; k++)
        MUST(pthread_create(&t[k], NULL, flushed, NULL) == 0);
    for (int k = 0; k < 20; k++)
        trace_flush();
    for (int k = 0; k < 4; k++)
        pthread_join(t[k], NULL);
    return 0;
}

/* Names that change, equal names at different places, long and odd names.
 *= names
 * 100 instant name 7
 * * others
 */
static int names(void)
{
    char name[64];
    for (int k = 0; k < 10000; k++) {
        snprintf(name, sizeof name, "name %d", k % 100);
        trace_instant(name);
    }
    return 0;
}

CASES({"pauses", pauses}, {"stops", stops}, {"stops_in_task", stops_in_task}, {"filters", filters},
      {"bad_filter", bad_filter}, {"mode_off", off}, {"mode_ranks", off}, {"api_off", off}, {"waits", off},
      {"rank_listed", off}, {"wrong_mode", off}, {"wrong_apis", off}, {"wrong_ranks", off}, {"wrong_chunk", off},
      {"wrong_buffer", off}, {"wrong_level", off}, {"empty_values", off}, {"no_helper", off}, {"small_chunks", million},
      {"large_chunks", million}, {"small_buffer", million}, {"alone", million}, {"ring", million},
      {"ring_roomy", million}, {"ring_threads", ring_threads}, {"ring_killed", ring_killed},
      {"snapshot_of_ring", snapshot}, {"snapshot_of_stream", snapshot}, {"snapshots_of_busy_ring", snapshots_of_busy},
      {"flushes", flushes}, {"names", names})
