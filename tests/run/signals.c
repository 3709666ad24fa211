/* signals.c - handlers record, at 10 kHz, in the middle of records; jumps leave tasks and records half done */
#include "t.h"
#include <dirent.h>
#include <sched.h>
#include <setjmp.h>

static int stop;
static uint64_t emitted[16], in_handlers;

static void handler(int signal)
{
    int saved = errno;
    (void)signal;
    trace_instant("sig", "n", (uint64_t)1);
    __atomic_fetch_add(&in_handlers, 1, __ATOMIC_RELAXED);
    if (errno != saved)
        _exit(96);
}
static void on(int signal, void (*f)(int), int flags)
{
    struct sigaction a;
    memset(&a, 0, sizeof a);
    a.sa_handler = f;
    a.sa_flags = flags;
    sigaction(signal, &a, NULL);
}
static void *emitter(void *arg)
{
    uint64_t i;
    for (i = 0; !__atomic_load_n(&stop, __ATOMIC_ACQUIRE); i++)
        TICK(i);
    emitted[(intptr_t)arg] = i;
    return NULL;
}

/* 10,000 signals a second, shared between `n` threads, for `seconds`. */
static void bombard(pthread_t *t, int n, double seconds, int signal)
{
    struct timespec pause_ = {0, 100000};
    for (int k = 0; k < (int)(seconds * 10000); k++) {
        pthread_kill(t[k % n], signal);
        nanosleep(&pause_, NULL);
    }
}

static int over_threads(int flags)
{
    pthread_t t[3];
    uint64_t sum = 0;
    on(SIGUSR1, handler, flags);
    for (intptr_t k = 0; k < 3; k++)
        MUST(pthread_create(&t[k], NULL, emitter, (void *)k) == 0);
    bombard(t, 3, 0.1, SIGUSR1);
    __atomic_store_n(&stop, 1, __ATOMIC_RELEASE);
    for (int k = 0; k < 3; k++) {
        pthread_join(t[k], NULL);
        sum += emitted[k];
    }
    expect("%llu instant tick", (unsigned long long)sum);
    expect("%llu recorded and dropped", (unsigned long long)(sum + in_handlers));
    expect("%llu..%llu instant sig", (unsigned long long)(in_handlers - in_handlers / 100),
           (unsigned long long)in_handlers);
    return 0;
}
/*= profiler
 * sequence tick
 */
static int profiler(void) { return over_threads(SA_RESTART); }
/* Handlers interrupt handlers.
 *= profiler_nodefer
 * sequence tick
 */
static int profiler_nodefer(void) { return over_threads(SA_RESTART | SA_NODEFER); }

/* A timer of the kernel's, over one thread that records back to back.
 *= timer
 * sequence tick
 */
static int timer(void)
{
    timer_t id;
    struct sigevent e;
    struct itimerspec every = {{0, 100000}, {0, 100000}};
    struct timespec t0, t;
    uint64_t i;
    memset(&e, 0, sizeof e);
    e.sigev_notify = SIGEV_SIGNAL;
    e.sigev_signo = SIGPROF;
    signal(SIGPROF, handler);
    MUST(timer_create(CLOCK_MONOTONIC, &e, &id) == 0);
    MUST(timer_settime(id, 0, &every, NULL) == 0);
    clock_gettime(CLOCK_MONOTONIC, &t0);
    for (i = 0;; i++) {
        TICK(i);
        if (i % 1000 == 0) {
            clock_gettime(CLOCK_MONOTONIC, &t);
            if ((double)(t.tv_sec - t0.tv_sec) + (double)(t.tv_nsec - t0.tv_nsec) * 1e-9 > 0.2)
                break;
        }
    }
    timer_delete(id);
    signal(SIGPROF, SIG_IGN);
    expect("%llu instant tick", (unsigned long long)i + 1);
    expect("%llu recorded and dropped", (unsigned long long)(i + 1 + in_handlers));
    expect("%llu..%llu instant sig", (unsigned long long)(in_handlers - in_handlers / 100),
           (unsigned long long)in_handlers);
    return 0;
}

/* A handler that has read the clock is interrupted by one that records into the same stream.
 *= interrupted_handlers
 * 100 instant tick
 * 198 instant sig
 * sequence tick
 */
#ifndef TRACE_COMPILE_OUT
static uint64_t (*real_clock)(void);
static int interruptions; /* of what comes right after the next looks at the clock */
static uint64_t interrupted_clock(void)
{
    const uint64_t ticks = real_clock();
    if (interruptions) {
        interruptions--;
        raise(SIGUSR2);
    }
    return ticks;
}
#endif
static int interrupted_handlers(void)
{
    on(SIGUSR2, handler, SA_NODEFER);
    TICK(0);
#ifndef TRACE_COMPILE_OUT
    trace__recorder *r = (trace__recorder *)(uintptr_t)trace__recorder_here();
    real_clock = r->clock == TRACE__CLOCK_HERE ? trace__ticks_here : r->clock_slow;
    r->clock_slow = interrupted_clock;
    r->clock = ~TRACE__CLOCK_HERE;
#endif
    for (uint64_t i = 1; i < 100; i++) {
#ifndef TRACE_COMPILE_OUT
        interruptions = 2;
#endif
        TICK(i);
    }
    return 0;
}

/* The first event of the thread, and of the process, is recorded by a handler.
 *= first_event
 * 2 instant sig
 * 1 instant after
 */
static void *only_handler(void *arg)
{
    raise(SIGUSR1);
    return arg;
}
static int first_event(void)
{
    pthread_t t;
    signal(SIGUSR1, handler);
    raise(SIGUSR1);
    MUST(pthread_create(&t, NULL, only_handler, NULL) == 0);
    pthread_join(t, NULL);
    trace_instant("after");
    return 0;
}

/* Threads begin under fire: handlers interrupt their first event, and with it the taking of the lock.
 *= under_fire
 * 2000 instant tick
 */
static void *short_life(void *arg)
{
    ticks(10);
    return arg;
}
static int under_fire(void)
{
    pthread_t t;
    on(SIGUSR1, handler, SA_RESTART);
    for (int k = 0; k < 200; k++) {
        MUST(pthread_create(&t, NULL, short_life, NULL) == 0);
        for (int s = 0; s < 5; s++)
            pthread_kill(t, SIGUSR1);
        pthread_join(t, NULL);
    }
    expect("%llu recorded and dropped", (unsigned long long)(2000 + in_handlers));
    expect("%llu..%llu instant sig", (unsigned long long)(in_handlers / 2), (unsigned long long)in_handlers);
    expect("* dropped");
    return 0;
}

static int deep;
static void recursive(int signal)
{
    trace_instant("sig", "n", (uint64_t)deep);
    if (++deep < 12)
        raise(signal);
}
/* Handlers within handlers, none of which interrupts a record.
 *= deep
 * 12 instant sig
 */
static int deep_(void)
{
    on(SIGUSR1, recursive, SA_NODEFER);
    raise(SIGUSR1);
    return 0;
}

static int depth;
static void within(int signal);
static uint64_t interrupted(void) /* while its caller's record is open */
{
    raise(SIGUSR1);
    return 1;
}
static void within(int signal)
{
    (void)signal;
    if (++depth <= 4)
        trace_instant("sig", "n", interrupted());
    else
        for (int k = 0; k < 3000; k++) /* more than a chunk */
            trace_instant("too deep", "n", (uint64_t)k);
    depth--;
}
/* Handlers within handlers, each of which interrupts a record. The recorder has four streams for them: what the fifth
 * records is lost, and the records that it interrupts stay whole.
 *= deep_in_records
 * env TRACE_CHUNK=16
 * 20 instant tick
 * 80 instant sig
 * 60000 dropped
 */
static int deep_in_records(void)
{
    on(SIGUSR1, within, SA_NODEFER);
    for (int k = 0; k < 20; k++)
        trace_instant("tick", "n", interrupted());
    return 0;
}
/* The last of them on another stack, which lies above the thread's.
 *= deep_on_altstack
 * env TRACE_CHUNK=16
 * 20 instant tick
 * 80 instant sig
 * 60000 dropped
 */
static void below_altstack(int signal)
{
    if (depth == 3)
        on(SIGUSR1, within, SA_NODEFER | SA_ONSTACK);
    within(signal);
    on(SIGUSR1, below_altstack, SA_NODEFER);
}
static void *on_low_stack(void *arg)
{
    stack_t was; /* a sanitizer's, which unmaps what it finds there at the end */
    MUST(sigaltstack((stack_t *)arg, &was) == 0);
    on(SIGUSR1, below_altstack, SA_NODEFER);
    for (int k = 0; k < 20; k++)
        trace_instant("tick", "n", interrupted());
    MUST(sigaltstack(&was, NULL) == 0);
    return NULL;
}
static int deep_on_altstack(void)
{
    enum { HALF = 1 << 18 };
    static char stacks[2 * HALF] __attribute__((aligned(4096)));
    stack_t high = {.ss_sp = stacks + HALF, .ss_size = HALF};
    pthread_attr_t attr;
    pthread_t t;
    MUST(pthread_attr_init(&attr) == 0 && pthread_attr_setstack(&attr, stacks, HALF) == 0);
    MUST(pthread_create(&t, &attr, on_low_stack, &high) == 0);
    pthread_join(t, NULL);
    return 0;
}

/*= altstack
 * sequence tick
 */
static int altstack(void)
{
    stack_t s;
    pthread_t me = pthread_self(), t;
    s.ss_size = (size_t)sysconf(_SC_SIGSTKSZ) > 16384 ? (size_t)sysconf(_SC_SIGSTKSZ) : 16384;
    s.ss_sp = malloc(s.ss_size);
    s.ss_flags = 0;
    MUST(sigaltstack(&s, NULL) == 0);
    on(SIGUSR1, handler, SA_ONSTACK);
    (void)me;
    MUST(pthread_create(&t, NULL, emitter, NULL) == 0);
    for (int k = 0; k < 100; k++)
        raise(SIGUSR1); /* each with room for a first event of the process on a small stack */
    __atomic_store_n(&stop, 1, __ATOMIC_RELEASE);
    pthread_join(t, NULL);
    expect("%llu instant tick", (unsigned long long)emitted[0]);
    expect("100 instant sig");
    return 0;
}

/* ---- jumps ------------------------------------------------------------------------------------------------------- */

static jmp_buf back;
static void deeper(int n); /* known to jump */
static void deeper(int n)
{
    trace_task_begin("deeper", "n", n);
    if (n >= 5)
        longjmp(back, 1);
    deeper(n + 1);
    trace_task_end();
}
/* Tasks left open by a longjmp are closed by nobody; recording goes on.
 *= out_of_tasks
 * 100 begin outer
 * 600 begin deeper
 * 100 end task
 */
static int out_of_tasks(void)
{
    for (volatile int k = 0; k < 100; k++) {
        trace_task_begin("outer");
        if (!setjmp(back))
            deeper(0);
        trace_task_end();
    }
    return 0;
}

static sigjmp_buf away;
static volatile sig_atomic_t may_jump;
static void jump(int signal)
{
    (void)signal;
    if (may_jump) {
        may_jump = 0;
        siglongjmp(away, 1);
    }
}
/* A handler that jumps out of the middle of a record, again and again: at most that record is lost, never those after
 * it, and the count in the chunk's header is right. */
/*= out_of_records
 */
static volatile uint64_t jump_returned;
static volatile int jumps;
static void *jump_sender(void *arg)
{
    bombard((pthread_t *)arg, 1, 0.1, SIGUSR1);
    __atomic_store_n(&stop, 1, __ATOMIC_RELEASE);
    return NULL;
}
static int out_of_records(void)
{
    static pthread_t me;
    pthread_t t;
    me = pthread_self();
    signal(SIGUSR1, jump);
    MUST(pthread_create(&t, NULL, jump_sender, &me) == 0);
    if (sigsetjmp(away, 1))
        jumps++;
    while (!__atomic_load_n(&stop, __ATOMIC_ACQUIRE)) {
        may_jump = 1;
        TICK(jump_returned);
        may_jump = 0;
        jump_returned++;
    }
    may_jump = 0;
    pthread_join(t, NULL);
    expect("%llu..%llu instant tick", (unsigned long long)jump_returned - 16,
           (unsigned long long)jump_returned + (unsigned)jumps);
    expect("* dropped");
    trace_instant("after");
    expect("1 instant after");
    return 0;
}

static sigjmp_buf *innermost;
static void leave(int signal)
{
    (void)signal;
    siglongjmp(*innermost, 1);
}
static void leave_records(int n)
{
    volatile char room[2048];
    sigjmp_buf here;
    room[0] = 0;
    if (!sigsetjmp(here, 1)) {
        innermost = &here;
        trace_instant("left", "n", interrupted());
    }
    if (n < 8)
        leave_records(n + 1);
    room[1] = 0;
}
/* Handlers jump out of records, each further down the stack than the one before. The fifth could be below them, for all
 * the recorder knows: what is recorded there is lost. Further up it cannot.
 *= out_of_deeper_records
 * 100 instant tick
 * 40 dropped
 */
static int out_of_deeper_records(void)
{
    signal(SIGUSR1, leave);
    for (int k = 0; k < 10; k++) {
        leave_records(0);
        ticks(10);
    }
    return 0;
}

/* The threads there are, three of them the recorder's; *helped: one of them has given itself the name of its helper. */
static int threads_now(bool *helped)
{
    int n = 0;
    struct dirent *d;
    DIR *all = opendir("/proc/self/task");
    MUST(all != NULL);
    *helped = false;
    while ((d = readdir(all))) {
        char path[300], name[32] = "";
        if (d->d_name[0] == '.')
            continue;
        n++;
        snprintf(path, sizeof path, "/proc/self/task/%s/comm", d->d_name);
        int fd = open(path, O_RDONLY);
        MUST(fd >= 0 && read(fd, name, sizeof name - 1) > 0);
        close(fd);
        *helped |= !strcmp(name, "trace\n");
    }
    closedir(all);
    return n;
}
/* The kernel gives the next numbers to others, as where many programs are started. */
static void take_numbers(int n)
{
    while (n-- > 0) {
        pid_t pid = vfork();
        MUST(pid >= 0);
        if (!pid)
            _exit(0);
        reap(pid);
    }
}
static int blocked(bool handled)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    if (handled)
        signal(SIGUSR1, handler);
    sigprocmask(SIG_BLOCK, &set, NULL);
    take_numbers(100);
    ticks(10);
#ifndef TRACE_COMPILE_OUT
    bool helped;
    int n = threads_now(&helped);
    MUST(handled ? n == 1 : n == 3 || n == 4); /* two are made by the first event, in the thread that records */
    while (!handled &&
           (!helped || n < 4)) { /* they make one more and name themselves: run.sh ends what waits for ever */
        sched_yield();
        n = threads_now(&helped);
        MUST(n == 3 || n == 4);
    }
#endif
    return 0;
}
/* A signal that is kept for sigwait says nothing about handlers: the recorder has its thread from the first event on.
 *= kept_for_sigwait
 * 10 instant tick
 */
static int kept_for_sigwait(void) { return blocked(false); }
/* One that has a handler might mean that this is the handler.
 *= blocked_with_handler
 * 10 instant tick
 */
static int blocked_with_handler(void) { return blocked(true); }

CASES({"kept_for_sigwait", kept_for_sigwait}, {"blocked_with_handler", blocked_with_handler}, {"profiler", profiler},
      {"profiler_nodefer", profiler_nodefer}, {"timer", timer}, {"interrupted_handlers", interrupted_handlers},
      {"first_event", first_event}, {"under_fire", under_fire}, {"deep", deep_}, {"deep_in_records", deep_in_records},
      {"deep_on_altstack", deep_on_altstack}, {"altstack", altstack}, {"out_of_tasks", out_of_tasks},
      {"out_of_records", out_of_records}, {"out_of_deeper_records", out_of_deeper_records})
