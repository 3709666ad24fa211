/* storm.c - a program whose timers' handlers record, while it does what programs do, and ends; it must not hang
 *
 *   storm SEED [PLUGIN.so]     prints "recorded N": what it and its handlers offered
 *
 * Three threads record, give names, flush, take snapshots, fork, are cancelled and end; a plugin with the same recorder
 * is loaded and unloaded. A timer of some 10 kHz signals the process, handlers record and some jump out. Then exit,
 * with the timer on and threads under way. */
#include "t.h"
#include <dlfcn.h>
#include <setjmp.h>
#include <sys/time.h>

static uint64_t offered;
static __thread sigjmp_buf back;
static __thread volatile int may_jump;
static __thread unsigned state = 1;
static unsigned seed;

static unsigned any(void) { return (state = state * 1664525u + 1013904223u) >> 8; }
static void offer(uint64_t n)
{
    ticks(n);
    __atomic_fetch_add(&offered, n, __ATOMIC_RELAXED);
}
static void handler(int number)
{
    int saved = errno;
    (void)number;
    offer(any() % 64 ? 1 + any() % 8 : 3000); /* the latter fill slots */
    errno = saved;
    if (may_jump && any() % 16 == 0)
        siglongjmp(back, 1);
}
static void one(const char *plugin)
{
    char name[64];
    void *handle;
    pid_t pid;
    switch (any() % 12) {
    case 0: trace_flush(); break;
    case 1:
        snprintf(name, sizeof name, "snapshot.%d.%u", getpid(), any());
        trace_snapshot(name);
        unlink(name);
        break;
    case 2:
        snprintf(name, sizeof name, "name %u", any() % 1000);
        trace_instant((const char *)name);
        break;
    case 3: trace_thread_name("w"); break;
    case 4: trace_step(); break;
    case 5:
        if (any() % 8)
            break;
        if ((pid = fork()) == 0) {
            ticks(100);
            _exit(0);
        }
        reap(pid);
        break;
    case 6:
        if (plugin && any() % 4 == 0 && (handle = dlopen(plugin, RTLD_NOW)) != NULL)
            dlclose(handle);
        break;
    default: offer(any() % 8 ? 500 : 8000);
    }
}
static void *work(void *arg)
{
    int k, old;
    state = seed * 3u + (unsigned)(intptr_t)arg;
    if (sigsetjmp(back, 1) == 0 && any() % 2)
        may_jump = 0; /* a thread whose handlers return */
    for (k = 0; k < 6; k++) {
        may_jump = 0;
        one(NULL);
        if (sigsetjmp(back, 1) == 0) { /* only the program's own records are jumped out of */
            may_jump = 1;
            offer(200);
        }
        may_jump = 0;
    }
    pthread_setcanceltype(PTHREAD_CANCEL_ASYNCHRONOUS, &old);
    for (;;)
        ticks(50);
    return arg;
}
int main(int argc, char **argv)
{
    struct itimerval every = {{0, 100}, {0, 100}};
    struct sigaction a;
    pthread_t t[3];
    intptr_t k;
    seed = argc > 1 ? (unsigned)atoi(argv[1]) : 1;
    state = seed;
    memset(&a, 0, sizeof a);
    a.sa_handler = handler;
    a.sa_flags = seed % 2 ? SA_RESTART : SA_RESTART | SA_NODEFER;
    sigaction(SIGALRM, &a, NULL);
    if (seed % 4 == 3) /* the first event of all may be a handler's */
        setitimer(ITIMER_REAL, &every, NULL);
    for (k = 0; k < 3; k++)
        MUST(pthread_create(&t[k], NULL, work, (void *)k) == 0);
    setitimer(ITIMER_REAL, &every, NULL);
    for (k = 0; k < 8; k++)
        one(argc > 2 ? argv[2] : NULL);
    for (k = 0; k < 3 && seed % 3; k++) {
        pthread_cancel(t[k]);
        if (seed % 3 == 1)
            pthread_join(t[k], NULL);
    }
    offer(1000);
    printf("recorded %llu\n", (unsigned long long)__atomic_load_n(&offered, __ATOMIC_RELAXED));
    exit(0);
}
