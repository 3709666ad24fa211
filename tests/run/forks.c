/* forks.c - children made by fork, clone, vfork and friends */
#include "t.h"
#include <dlfcn.h>
#include <sched.h>
#include <spawn.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

extern char **environ;

static uint64_t recorded[16];
static int stop;
static void *busy(void *arg)
{
    uint64_t *mine = &recorded[(intptr_t)arg], i;
    for (i = 0; !__atomic_load_n(&stop, __ATOMIC_ACQUIRE); i++) {
        TICK(i);
        *mine = i + 1;
        if (i % 100 == 99)
            usleep(50);
    }
    return NULL;
}
static pthread_t crew[16];
static void start_crew(int n)
{
    for (intptr_t k = 0; k < n; k++)
        MUST(pthread_create(&crew[k], NULL, busy, (void *)k) == 0);
    nap(0.01);
}
static void stop_crew(int n)
{
    uint64_t sum = 0;
    __atomic_store_n(&stop, 1, __ATOMIC_RELEASE);
    for (int k = 0; k < n; k++) {
        pthread_join(crew[k], NULL);
        sum += recorded[k];
    }
    expect("%llu instant tick", (unsigned long long)sum);
}
static void children(int n)
{
    for (int k = 0; k < n; k++)
        trace_instant("child", "n", k);
}
static pid_t raw_fork(void)
{
#ifdef SYS_fork
    return (pid_t)syscall(SYS_fork);
#else
    return (pid_t)syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
#endif
}
static pid_t raw_clone(void) { return (pid_t)syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0); }

/*= plain
 * 2 files
 * 2 closed
 * 10 instant parent
 * 10 instant child
 */
static int plain(void)
{
    for (int k = 0; k < 5; k++)
        trace_instant("parent", "n", k);
    pid_t pid = fork();
    if (!pid) {
        children(10);
        return 0;
    }
    for (int k = 5; k < 10; k++)
        trace_instant("parent", "n", k);
    reap(pid);
    return 0;
}

/* Nothing was recorded before: who opens what?
 *= before_first
 * 2 files
 * 1 instant parent
 * 10 instant child
 */
static int before_first(void)
{
    pid_t pid = fork();
    if (!pid) {
        children(10);
        _exit(0);
    }
    trace_instant("parent");
    reap(pid);
    return 0;
}

/* A child that records nothing leaves no file.
 *= silent_child
 * 1 files
 * 1 instant parent
 */
static int silent_child(void)
{
    trace_instant("parent");
    pid_t pid = fork();
    if (!pid)
        _exit(0);
    reap(pid);
    return 0;
}

/* A child that the C library does not know of has its locks as they were, maybe held: it may not make threads. */
static int is_raw;
#ifndef __has_feature
#define __has_feature(name) 0
#endif
#if !defined(TRACE_COMPILE_OUT) && !defined(__SANITIZE_ADDRESS__) && !__has_feature(address_sanitizer)
#define STANDS_BEFORE
/* As sanitizers have it: to make a thread, and its first steps, take a lock of the process. */
static pthread_mutex_t registry = PTHREAD_MUTEX_INITIALIZER;
static int has_registry, begins, forking;
static struct first {
    void *(*run)(void *);
    void *arg;
} first;
static void *first_steps(void *unused)
{
    struct first f = first;
    (void)unused;
    pthread_mutex_lock(&registry);
    __atomic_store_n(&begins, 1, __ATOMIC_RELEASE);
    while (!__atomic_load_n(&forking, __ATOMIC_ACQUIRE))
        sched_yield();
    nap(0.02); /* a fork that does not wait is over by then */
    pthread_mutex_unlock(&registry);
    return f.run(f.arg);
}
typedef int make_thread(pthread_t *t, const pthread_attr_t *a, void *(*f)(void *), void *arg);
int pthread_create(pthread_t *t, const pthread_attr_t *a, void *(*f)(void *), void *arg)
{
    static make_thread *real;
    if (is_raw)
        _exit(97);
    if (!real)
        real = (make_thread *)dlsym(RTLD_NEXT, "pthread_create");
    if (!has_registry)
        return real(t, a, f, arg);
    pthread_mutex_lock(&registry);
    first = (struct first){f, arg};
    int error = real(t, a, first_steps, NULL);
    pthread_mutex_unlock(&registry);
    return error;
}
#endif

static int with_threads(pid_t (*make)(void), int n)
{
    start_crew(8);
    for (int k = 0; k < n; k++) {
        pid_t pid = make();
        MUST(pid >= 0);
        if (!pid) {
            is_raw = make != fork;
            alarm(20); /* a child that hangs on a lock dies, and says so by its status */
            children(100);
            _exit(0);
        }
        reap(pid);
    }
    stop_crew(8);
    return 0;
}
/*= threads
 * 2000 instant child
 * 21 files
 * sequence tick
 */
static int threads(void) { return with_threads(fork, 20); }
/*= threads_raw_fork
 * 2000 instant child
 * 21 files
 * sequence tick
 */
static int threads_raw_fork(void) { return with_threads(raw_fork, 20); }
/*= threads_raw_clone
 * 2000 instant child
 * 21 files
 * sequence tick
 */
static int threads_raw_clone(void) { return with_threads(raw_clone, 20); }

/* The recorder's thread takes its first steps. A program that has no other may fork all the same; its child records.
 *= while_a_thread_begins
 * 2 files
 * 10 instant tick
 * 10 instant child
 */
static int while_a_thread_begins(void)
{
#ifdef STANDS_BEFORE
    has_registry = 1;
    ticks(10);
    while (!__atomic_load_n(&begins, __ATOMIC_ACQUIRE))
        sched_yield();
    __atomic_store_n(&forking, 1, __ATOMIC_RELEASE);
#else
    ticks(10);
#endif
    pid_t pid = fork();
    if (!pid) {
        prctl(PR_SET_PDEATHSIG, SIGKILL); /* where it hangs no other signal reaches it */
        children(10);
        _exit(0);
    }
    reap(pid);
    return 0;
}

/*= nested
 * 4 files
 * 40 instant child
 */
static int nested(void)
{
    for (int depth = 0; depth < 4; depth++) {
        children(10);
        if (depth == 3)
            break;
        pid_t pid = fork();
        if (pid) {
            reap(pid);
            break;
        }
    }
    return 0;
}

/* The child's child is made by clone behind the C library's back, then forks itself.
 *= nested_raw
 * 3 files
 * 30 instant child
 */
static int nested_raw(void)
{
    children(10);
    pid_t pid = raw_clone();
    if (!pid) {
        children(10);
        pid = fork();
        if (!pid) {
            children(10);
            _exit(0);
        }
        reap(pid);
        _exit(0);
    }
    reap(pid);
    return 0;
}

/* Flow numbers are apart in parent and child, also where the parent has had some.
 *= flows
 * 1 files
 * 1 instant parent
 */
static int flows(void)
{
#ifndef TRACE_COMPILE_OUT
    uint64_t *of_child = mmap(NULL, 4096, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0),
             before = trace_flow_new(), after;
    pid_t (*make[])(void) = {fork, raw_clone};
    MUST(of_child != MAP_FAILED);
    trace_instant("parent");
    for (int k = 0; k < 2; k++) {
        pid_t pid = make[k]();
        if (!pid) {
            *of_child = trace_flow_new();
            _exit(0);
        }
        reap(pid);
        after = trace_flow_new();
        if (after >> 24 != before >> 24 || *of_child >> 24 == before >> 24)
            puts("a child counts on where its parent was");
    }
#endif
    return 0;
}

/*= exec_child
 * 1 files
 * 10 instant parent
 */
static int exec_child(void)
{
    for (int k = 0; k < 10; k++)
        trace_instant("parent", "n", k);
    pid_t pid = fork();
    if (!pid) {
        execl("/bin/sh", "sh", "-c", "echo child", (char *)0);
        _exit(1);
    }
    reap(pid);
    return 0;
}

/*= daemon
 * 2 files
 * 1 instant parent
 * 10 instant child
 */
static int daemon_(void)
{
    int pipe_[2];
    char c;
    trace_instant("parent");
    MUST(pipe(pipe_) == 0);
    pid_t pid = fork();
    if (!pid) {
        setsid();
        if (fork())
            _exit(0);
        for (int fd = 0; fd < 1024; fd++) /* as daemons do */
            if (fd != pipe_[1])
                close(fd);
        children(10);
        _exit(write(pipe_[1], "x", 1) != 1);
    }
    reap(pid);
    close(pipe_[1]);
    MUST(read(pipe_[0], &c, 1) == 1);
    MUST(read(pipe_[0], &c, 1) == 0); /* the daemon is gone */
    return 0;
}

/*= storm
 * 400 instant child
 * 401 files
 * sequence tick
 */
static int storm(void)
{
    int left = 400;
    start_crew(4);
    while (left) {
        pid_t pid[20];
        for (int k = 0; k < 20; k++, left--) {
            MUST((pid[k] = fork()) >= 0);
            if (!pid[k]) {
                alarm(20);
                children(1);
                _exit(0);
            }
        }
        for (int k = 0; k < 20; k++)
            reap(pid[k]);
    }
    stop_crew(4);
    return 0;
}

/* The begin is in the parent's file, the child's end has no begin there.
 *= inside_task
 * 2 files
 * 1 begin outer
 * 2 begin inner
 * 4 end task
 */
static int inside_task(void)
{
    trace_task_begin("outer");
    pid_t pid = fork();
    trace_task_begin("inner");
    trace_task_end();
    trace_task_end();
    if (!pid)
        _exit(0);
    reap(pid);
    return 0;
}

static void *forking_thread(void *arg)
{
    ticks(10);
    pid_t pid = fork();
    if (!pid) {
        children(10);
        exit(0); /* with atexit handlers, in a process whose only thread is not the first */
    }
    reap(pid);
    return arg;
}
/*= from_thread
 * 2 files
 * 10 instant tick
 * 10 instant child
 */
static int from_thread(void)
{
    pthread_t t;
    MUST(pthread_create(&t, NULL, forking_thread, NULL) == 0);
    pthread_join(t, NULL);
    return 0;
}

static void *child_thread(void *arg)
{
    ticks(10);
    return arg;
}
/*= child_makes_threads
 * 2 files
 * 1 instant parent
 * 40 instant tick
 */
static int child_makes_threads(void)
{
    trace_instant("parent");
    pid_t pid = fork();
    if (!pid) {
        pthread_t t[4];
        for (int k = 0; k < 4; k++)
            MUST(pthread_create(&t[k], NULL, child_thread, NULL) == 0);
        for (int k = 0; k < 4; k++)
            pthread_join(t[k], NULL);
        return 0;
    }
    reap(pid);
    return 0;
}

/*= child_killed
 * 2 files
 * 1 closed
 * 1 instant parent
 * 1000 instant child
 */
static int child_killed(void)
{
    trace_instant("parent");
    pid_t pid = fork();
    int status;
    if (!pid) {
        children(1000);
        kill(getpid(), SIGKILL);
    }
    waitpid(pid, &status, 0);
    printf("signal %d\n", WTERMSIG(status));
    return 0;
}

/* The parent's handler forks in the middle of whatever the parent was recording. */
static volatile sig_atomic_t forked;
static void fork_in_handler(int signal)
{
    (void)signal;
    pid_t pid = fork();
    if (!pid) {
        children(10);
        _exit(0);
    }
    int status;
    waitpid(pid, &status, 0);
    if (status)
        _exit(97);
    forked++;
}
static void *kicker(void *arg)
{
    for (int k = 0; k < 30; k++) {
        pthread_kill(*(pthread_t *)arg, SIGUSR1);
        usleep(3000);
    }
    __atomic_store_n(&stop, 1, __ATOMIC_RELEASE);
    return NULL;
}
/*= in_handler
 * sequence tick
 */
static int in_handler(void)
{
    pthread_t t, me = pthread_self();
    uint64_t i;
    signal(SIGUSR1, fork_in_handler);
    MUST(pthread_create(&t, NULL, kicker, &me) == 0);
    for (i = 0; !__atomic_load_n(&stop, __ATOMIC_ACQUIRE); i++)
        TICK(i);
    pthread_join(t, NULL);
    expect("%llu instant tick", (unsigned long long)i);
    expect("%d instant child", (int)forked * 10);
    return 0;
}

/* ---- vfork, posix_spawn, system ---------------------------------------------------------------------------------- */

/*= vfork_exec
 * 1 files
 * 2000 instant parent
 */
static int vfork_exec(void)
{
    for (int k = 0; k < 1000; k++)
        trace_instant("parent", "n", k);
    for (int k = 0; k < 10; k++) {
        pid_t pid = vfork();
        if (!pid) {
            execl("/bin/true", "true", (char *)0);
            _exit(1);
        }
        reap(pid);
    }
    for (int k = 0; k < 1000; k++)
        trace_instant("parent", "n", k);
    return 0;
}
/*= vfork_exit
 * 1 files
 * 2 instant parent
 */
static int vfork_exit(void)
{
    trace_instant("parent");
    pid_t pid = vfork();
    if (!pid)
        _exit(0);
    reap(pid);
    trace_instant("parent");
    return 0;
}
/*= spawn
 * 1 files
 * 20 instant parent
 */
static int spawn(void)
{
    for (int k = 0; k < 20; k++) {
        char *argv[] = {(char *)"sh", (char *)"-c", (char *)"exit 0", NULL};
        pid_t pid;
        trace_instant("parent");
        MUST(posix_spawn(&pid, "/bin/sh", NULL, NULL, argv, environ) == 0);
        reap(pid);
    }
    return 0;
}
/*= shell
 * 1 files
 * 2 instant parent
 */
static int shell(void)
{
    char line[100] = "";
    trace_instant("parent");
    printf("system: %d\n", system("exit 3"));
    FILE *f = popen("echo from the shell", "r");
    MUST(fgets(line, sizeof line, f) != NULL);
    printf("%s%d\n", line, pclose(f));
    trace_instant("parent");
    return 0;
}

/* ---- exec in place ----------------------------------------------------------------------------------------------- */

static int held;
static void *hold(void *arg)
{
    ticks(100);
    __atomic_store_n(&held, 1, __ATOMIC_RELEASE);
    pause();
    return arg;
}
/* The same pid, twice: two files, and the first is as complete as a killed one.
 *= exec_in_place
 * 2 files
 * 1 closed
 * 110 instant tick
 * 5 instant second life
 */
static int exec_in_place(void)
{
    pthread_t t;
    ticks(10);
    MUST(pthread_create(&t, NULL, hold, NULL) == 0);
    while (!__atomic_load_n(&held, __ATOMIC_ACQUIRE))
        nap(0.001);
    execl("/proc/self/exe", t_argv[0], "second_life", (char *)0);
    return 1;
}
static int second_life(void)
{
    for (int k = 0; k < 5; k++)
        trace_instant("second life");
    return 0;
}
/*= exec_fails
 * 1 files
 * 2 instant parent
 */
static int exec_fails(void)
{
    trace_instant("parent");
    execl("/nonexistent", "x", (char *)0);
    trace_instant("parent");
    return 0;
}

CASES({"plain", plain}, {"before_first", before_first}, {"silent_child", silent_child}, {"threads", threads},
      {"threads_raw_fork", threads_raw_fork}, {"threads_raw_clone", threads_raw_clone},
      {"while_a_thread_begins", while_a_thread_begins}, {"nested", nested}, {"nested_raw", nested_raw},
      {"flows", flows}, {"exec_child", exec_child}, {"daemon", daemon_}, {"storm", storm}, {"inside_task", inside_task},
      {"from_thread", from_thread}, {"child_makes_threads", child_makes_threads}, {"child_killed", child_killed},
      {"in_handler", in_handler}, {"vfork_exec", vfork_exec}, {"vfork_exit", vfork_exit}, {"spawn", spawn},
      {"shell", shell}, {"exec_in_place", exec_in_place}, {"second_life", second_life}, {"exec_fails", exec_fails})
