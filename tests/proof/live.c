/* live.c - do threads of the recorder ever wait for each other? Its own code under turns.h
 *
 *   live MODE N SEED [MUTATION]      N cases from SEED on, each in a process of its own; MODE is stream, max, copied
 *                                    (TRACE_MMAP=0), copied-max, ring or copied-ring
 *
 * Three threads, beside the recorder's own, do what a program may do, in an order that the seed chooses: they record
 * until buffers are full, give names to events and threads, flush, take snapshots, make steps, filter, pause, end and
 * begin anew, fork, and one calls exit while the others go on. Handlers that record interrupt them anywhere; some jump
 * out of what they interrupted, some threads are cancelled, some writes find the disk full. At the end no lock is held.
 * Prints "tried N, wrong W" and the first that went wrong. */
#define _GNU_SOURCE
#define TRACE_IMPL
#define TRACE_NCCL /* a backend with a lock of its own, and with hooks that record */
#include "turns.h"
#include <pthread.h>
#define pthread_setcancelstate turns_cancelstate
#define pthread_setcanceltype(type, old) (*(old) = PTHREAD_CANCEL_DEFERRED)
#define clock_gettime turns_clock
#include "mutated.h"
#undef pthread_setcancelstate
#undef pthread_setcanceltype
#undef clock_gettime
#include <inttypes.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

int weak_mutation;
enum { WORKERS = 3, HELPER = WORKERS, CALLS = 6, BLOB = 3000 };
static int left;
static bool busy; /* most of what threads do is to record */

static const trace__field fields[] = {{"n", TRACE_T_U64, 0, ""}, {"blob", TRACE_T_BYTES, 0, ""}};
static const trace__desc desc = {"user", "tick", TRACE_KIND_INSTANT, TRACE_LEVEL_MINIMAL, 2, fields};
static trace__site site = {0, 1, &desc, NULL};

static void record(uint32_t n)
{
    static const char zeros[BLOB];
    trace__writer *w;
    while (n--) {
        uint32_t id = trace__site_id(&site);
        unsigned char *p = id ? trace__open(&w, id, 8 + 6 + BLOB) : NULL;
        if (p)
            trace__close(w, trace__put_strn(trace__put_u64(p, n), zeros, BLOB, BLOB));
    }
}
static void a_name(void)
{
    char name[32];
    snprintf(name, sizeof name, "name %u", turns_any() % 100000);
    trace_instant((const char *)name);
}
static void handler(void)
{
    switch (turns_any() % 4) {
    case 0: a_name(); break;
    case 1: record(8); break;
    default: record(1);
    }
}

/* A backend's lock. Handlers do not call its library, nor may one jump out of it: the library has locks, too. */
static void communicator(int k)
{
    static char places[WORKERS][2];
    void *handle = NULL, *own = &places[k][turns_any() % 2];
    if (turns_next.jumps || turns_next.cancels)
        return;
    trace__comm_group(&trace__nccl_comms, 1);
    trace__comm_new(&trace__nccl_comms, turns_any() % 2 ? &own : &handle, 0, turns_any(), k, WORKERS);
    handle = own;
    trace__comm_settle(&trace__nccl_comms, 0);
    trace__comm_gone(&trace__nccl_comms, own);
    trace__comm_gone(&trace__nccl_comms, own); /* of one that nobody knows */
}

static void call(int k, uint32_t which)
{
    char path[4200];
    switch (which) {
    case 0: turns_doing("trace_flush"), trace_flush(); break;
    case 1:
        turns_doing("trace_snapshot");
        snprintf(path, sizeof path, "%s.%d", trace__path, k);
        trace_snapshot(path);
        unlink(path);
        break;
    case 2: turns_doing("trace_step"), trace_step(); break;
    case 3: turns_doing("trace_filter"), trace_filter("user"); break;
    case 4:
        turns_doing("trace_pause");
        trace_pause();
        trace_resume();
        break;
    case 5: turns_doing("trace_thread_name"), trace_thread_name("w"); break;
    case 6: turns_doing("the end of a thread"), trace__detach(trace__self); break;
    case 7:
        turns_doing("fork");
        trace__own_threads_wait();
        trace__fork_prepare();
        trace__fork_parent();
        break;
    case 8:
    case 9: turns_doing("a new name"), a_name(); break;
    case 10: turns_doing("a communicator"), communicator(k); break;
    default: turns_doing("recording"), record(1 + turns_any() % (busy ? 30 : 12));
    }
}

static void body(int k)
{
    volatile int i = 0;
    int how;
    if (k == HELPER) {
        trace__helper_runs(trace__p);
        return;
    }
    how = TURNS_BACK();
    if (how) {
        turns_landed();
        i++;
    }
    if (how < 2)
        for (; i < (k == 0 ? CALLS / 2 : CALLS); i++)
            call(k, turns_any() % (busy ? 32 : 16));
    if (k == 0) {
        turns_doing("exit");
        trace__at_exit();
        trace__at_unload();
    } else {
        turns_doing("the end of a thread");
        trace__detach(trace__self);
    }
    turns_doing("");
    if (__atomic_sub_fetch(&left, 1, __ATOMIC_ACQ_REL) == 0)
        trace__helper_dismiss(trace__p);
}

/* What nobody holds any more. */
static const char *is_held(const trace__process *p)
{
    return trace__nccl_comms.busy       ? "the lock of communicators"
           : p->lock                    ? "the lock"
           : p->control                 ? "the lock of the schedule"
           : p->copies.busy             ? "the lock of the copy"
           : p->copies.homes            ? "the lock of home slots"
           : p->rotation.busy           ? "the lock of the rotation"
           : trace__off_cpu.looks       ? "the lock of what threads did not run"
           : trace__waited_before.looks ? "the lock of what threads waited"
           : p->file.writing            ? "the count of those that write"
           : p->file.truncating         ? "what keeps others from writing"
                                        : NULL;
}

/* What comes behind a mistake says no more, and may take long. */
static void over(const char *what)
{
    unlink(trace__path);
    if (what)
        printf("first: seed %" PRIu64 ": %s\n", turns_next.seed - 1, what);
    fflush(stdout);
    _exit(what != NULL);
}

static void one(uint64_t seed)
{
    static char left_held[100];
    const char *what;
    trace__process *p = trace__p;
    signal(SIGALRM, turns_late);
    alarm(60);
    ((trace__config *)(uintptr_t)&trace__c)->nbuffers_asked = 4 + seed % 3;
    busy = seed % 4 < 2;
    if (!trace__site_id(&site) || !trace__attach())
        _exit(3);
    if (p->rotation.most > 12) /* soon full, and most orders differ in when */
        p->rotation.most = 6 + (uint32_t)(seed / 3 % 7);
    __atomic_store_n(&p->helper.state, TRACE__HELPER_RUNS, __ATOMIC_RELAXED);
    trace__own_thread_counts();
    left = WORKERS;
    turns_run(WORKERS + 1, body);
    if (!(what = is_held(p)))
        over(NULL);
    snprintf(left_held, sizeof left_held, "%s is held at the end", what);
    over(left_held);
}

int main(int argc, char **argv)
{
    static const char *const modes[] = {"stream", "max", "copied", "copied-max", "ring", "copied-ring"};
    static const uint32_t often[] = {5, 15, 50, 200, 1000}, signals[] = {0, 30, 300, 2000};
    uint64_t k, seed = argc > 3 ? strtoull(argv[3], NULL, 10) : 0, n = argc > 3 ? strtoull(argv[2], NULL, 10) : 0,
                wrong = 0;
    size_t mode;
    for (mode = 0; mode < 6 && (argc < 4 || strcmp(modes[mode], argv[1])); mode++) {}
    if (mode == 6)
        return 2;
    if (!getenv("TRACE_HELPER")) { /* the recorder has read its variables */
        setenv("TRACE_MODE", strstr(modes[mode], "ring") ? "ring" : "stream", 1);
        setenv("TRACE_MMAP", strstr(modes[mode], "copied") ? "0" : "1", 1);
        if (strstr(modes[mode], "max"))
            setenv("TRACE_MAX", "1M", 1);
        setenv("TRACE_CHUNK", "16", 1);
        setenv("TRACE_BUFFER", "1", 1);
        setenv("TRACE_RING", "1", 1);
        setenv("TRACE_WHEN", "every=2", 1);
        setenv("TRACE_CLOCK", "monotonic", 1); /* the time of turns.c: a seed means the same order each time */
        setenv("TRACE_HELPER", "0", 1);
        execv("/proc/self/exe", argv);
    }
    weak_mutation = argc > 4 ? atoi(argv[4]) : 0;
    for (k = seed; k < seed + n && !(weak_mutation && wrong); k++) {
        int status;
        pid_t pid;
        turns_next = (turns_plan){.seed = k + 1,
                                  .switches = often[k % 5],
                                  .signals = signals[k / 5 % 4],
                                  .most = 50000000,
                                  .handler = handler,
                                  .found = over};
        turns_next.jumps = k % 3 == 1 ? 3 : 0;
        turns_next.cancels = k % 3 == 2 ? 3000 : 0;
        turns_next.full = k % 7 == 6 ? 4 : 0;
        fflush(stdout);
        pid = fork();
        if (!pid)
            one(k);
        waitpid(pid, &status, 0);
        if (status && WIFSIGNALED(status))
            printf("first: seed %" PRIu64 ": signal %d\n", k, WTERMSIG(status));
        wrong += status != 0;
    }
    printf("tried %" PRIu64 ", wrong %" PRIu64 "\n", n, wrong);
    return wrong != 0;
}
