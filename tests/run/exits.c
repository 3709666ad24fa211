/* exits.c - processes end in every form; what was recorded is in the file, and how the process ended is its own affair
 */
#include "t.h"
#include <sys/resource.h>

/* Before and after the recorder's own constructor and destructor, whatever their order is.
 * Every case has 2 begin constructed, and those that run destructors 2 instant destroyed. */
__attribute__((constructor(101))) static void first(void) { trace_task_begin("constructed"); }
__attribute__((constructor)) static void later(void) { trace_task_begin("constructed"); }
__attribute__((destructor(101))) static void last(void) { trace_instant("destroyed"); }
__attribute__((destructor)) static void sooner(void) { trace_instant("destroyed"); }

static void no_core(void)
{
    struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
}

/*= returns
 * 2 begin constructed
 * 2 instant destroyed
 * 1000 instant tick
 * 1 closed
 */
static int returns(void)
{
    ticks(1000);
    return 42;
}
/*= exits
 * 2 begin constructed
 * 2 instant destroyed
 * 1000 instant tick
 * 1 closed
 */
static int exits(void)
{
    ticks(1000);
    exit(43);
}
/*= exits_at_once
 * 2 begin constructed
 * 1000 instant tick
 */
static int exits_at_once(void)
{
    ticks(1000);
    _exit(44);
}
static void quick(void) { trace_instant("quick"); }
/*= exits_quickly
 * 2 begin constructed
 * 1000 instant tick
 * 1 instant quick
 */
static int exits_quickly(void)
{
    at_quick_exit(quick);
    ticks(1000);
    quick_exit(45);
}
/*= aborts
 * 2 begin constructed
 * 1000 instant tick
 */
static int aborts(void)
{
    no_core();
    ticks(1000);
    abort();
}
/*= crashes
 * 2 begin constructed
 * 1000 instant tick
 */
static int crashes(void)
{
    no_core();
    ticks(1000);
    *(volatile int *)(uintptr_t)(getpid() & 0) = 1;
    return 0;
}
static void crash_handler(int signal)
{
    trace_instant("crash", "signal", signal);
    _exit(46);
}
/*= crashes_with_handler
 * 2 begin constructed
 * 1000 instant tick
 * 1 instant crash
 */
static int crashes_with_handler(void)
{
    signal(SIGSEGV, crash_handler);
    ticks(1000);
    *(volatile int *)(uintptr_t)(getpid() & 0) = 1;
    return 0;
}
static int dies_of(int signal)
{
    no_core();
    ticks(1000);
    kill(getpid(), signal);
    pause();
    return 0;
}
/*= killed
 * 2 begin constructed
 * 1000 instant tick
 */
static int killed(void) { return dies_of(SIGKILL); }
/*= terminated
 * 2 begin constructed
 * 1000 instant tick
 */
static int terminated(void) { return dies_of(SIGTERM); }
/*= interrupted
 * 2 begin constructed
 * 1000 instant tick
 */
static int interrupted(void) { return dies_of(SIGINT); }

static void at_exit(void) { trace_instant("at exit"); }
/* Registered before and after the recorder began.
 *= atexit_handlers
 * 2 begin constructed
 * 2 instant destroyed
 * 1000 instant tick
 * 2 instant at exit
 * 1 closed
 */
static int atexit_handlers(void)
{
    atexit(at_exit);
    ticks(1000);
    atexit(at_exit);
    return 0;
}
static void exit_again(void)
{
    trace_instant("at exit");
    exit(47);
}
/*= exit_in_atexit
 * 2 begin constructed
 * 2 instant destroyed
 * 1000 instant tick
 * 1 instant at exit
 */
static int exit_in_atexit(void)
{
    atexit(exit_again);
    ticks(1000);
    return 0;
}
static void exit_at_once(void) { _exit(48); }
/*= exit_at_once_in_atexit
 * 2 begin constructed
 * 1000 instant tick
 */
static int exit_at_once_in_atexit(void)
{
    atexit(exit_at_once);
    ticks(1000);
    return 0;
}
static void *exit_from(void *arg)
{
    ticks(1000);
    exit(49);
    return arg;
}
/*= exit_from_thread
 * 2 begin constructed
 * 2 instant destroyed
 * 1000 instant tick
 * 1 closed
 */
static int exit_from_thread(void)
{
    pthread_t t;
    MUST(pthread_create(&t, NULL, exit_from, NULL) == 0);
    pthread_join(t, NULL);
    return 0;
}
static void *exit_too(void *arg)
{
    ticks(100);
    pthread_barrier_wait((pthread_barrier_t *)arg);
    _exit(50);
}
/* Two threads leave at the same time.
 *= exit_race
 * 2 begin constructed
 * 200 instant tick
 * 0..2 instant destroyed
 */
static int exit_race(void)
{
    static pthread_barrier_t b;
    pthread_t t;
    pthread_barrier_init(&b, NULL, 2);
    MUST(pthread_create(&t, NULL, exit_too, &b) == 0);
    ticks(100);
    pthread_barrier_wait(&b);
    return 50;
}
/* A lot is still in memory when the process ends.
 *= full_buffers
 * 2 begin constructed
 * 2 instant destroyed
 * 1 closed
 * 3000000 instant tick
 * sequence tick
 */
static int full_buffers(void)
{
    ticks(3000000);
    return 0;
}
/*= full_buffers_killed
 * 2 begin constructed
 * 3000000 instant tick
 * sequence tick
 */
static int full_buffers_killed(void)
{
    ticks(3000000);
    kill(getpid(), SIGKILL);
    return 0;
}
/* Threads that no longer run when the process exits, and one that still does.
 *= stopped_thread
 * 2 begin constructed
 * 2 instant destroyed
 * 1000 instant tick
 * 1 closed
 */
static int ready;
static void *stays(void *arg)
{
    ticks(1000);
    __atomic_store_n(&ready, 1, __ATOMIC_RELEASE);
    pause();
    return arg;
}
static int stopped_thread(void)
{
    pthread_t t;
    MUST(pthread_create(&t, NULL, stays, NULL) == 0);
    while (!__atomic_load_n(&ready, __ATOMIC_ACQUIRE))
        nap(0.001);
    return 51;
}

CASES({"returns", returns}, {"exits", exits}, {"exits_at_once", exits_at_once}, {"exits_quickly", exits_quickly},
      {"aborts", aborts}, {"crashes", crashes}, {"crashes_with_handler", crashes_with_handler}, {"killed", killed},
      {"terminated", terminated}, {"interrupted", interrupted}, {"atexit_handlers", atexit_handlers},
      {"exit_in_atexit", exit_in_atexit}, {"exit_at_once_in_atexit", exit_at_once_in_atexit},
      {"exit_from_thread", exit_from_thread}, {"exit_race", exit_race}, {"full_buffers", full_buffers},
      {"full_buffers_killed", full_buffers_killed}, {"stopped_thread", stopped_thread})
