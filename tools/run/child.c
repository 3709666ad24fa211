/* child.c - the program runs as if it had been started without us
 *
 * It keeps the process group that it would have had, and this process leaves that group: so what is sent to the group
 * (by a terminal, a launcher, a batch system) reaches the program once and directly, and what is sent to this process
 * alone is passed on. A session leader cannot leave its group (mpiexec of MPICH makes its ranks so); then the program
 * gets a group of its own and all is passed on. We stop when the program stops, and go on when it goes on. A guard, a
 * third process, sees to that: who lets the program go on does not know of us. It also sees to it that the program does
 * not outlive us if we are killed, and that its end is noticed even then. A launcher may kill us in the moment in
 * which the program ends: so the guard, too, says how it ended, as long as nobody has asked the kernel for that.
 */
#include "run.h"
#include "common/options.h"
#include "support/process.h"
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

/* To the guard. */
enum { SAYS_WELL = 0, SAYS_STOPPED = 's', SAYS_GOES_ON = 'c' };

typedef struct family {
    pid_t program, guard, group; /* group: where we came from */
    uint64_t began;              /* the program */
    bool own_group;              /* the program has one */
    int alive;                   /* where the guard hears from us */
    int tty;                     /* whose foreground group was ours and is now the program's; -1 */
} family;

/* ---- process groups ---------------------------------------------------------------------------------------------- */

/* A group that nobody knows: ours alone, or, when our number already names our old group, that of a child that has
 * ended. */
static bool leave_group(void)
{
    pid_t child;
    int pipe_fds[2], status;
    char c;
    bool moved;
    if (getpid() != getpgrp())
        return setpgid(0, 0) == 0;
    if (getsid(0) == getpid() || pipe2(pipe_fds, O_CLOEXEC))
        return false;
    child = fork();
    if (child == 0) {
        close(pipe_fds[1]);
        _exit(read(pipe_fds[0], &c, 1) < 0);
    }
    moved = child > 0 && setpgid(child, child) == 0 && setpgid(0, child) == 0;
    close(pipe_fds[1]);
    close(pipe_fds[0]);
    while (child > 0 && waitpid(child, &status, 0) < 0 && errno == EINTR)
        ;
    return moved;
}

static void to_foreground(family *f)
{
    int tty = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY);
    f->tty = -1;
    if (tty >= 0 && f->own_group && tcgetpgrp(tty) == f->group && tcsetpgrp(tty, f->program) == 0)
        f->tty = tty;
    else if (tty >= 0)
        close(tty);
}

static ssize_t read_all(int fd, void *to, size_t n)
{
    ssize_t k;
    while ((k = read(fd, to, n)) < 0 && errno == EINTR)
        ;
    return k;
}

/* ---- the guard --------------------------------------------------------------------------------------------------- */

/* The program's state as proc(5) names it, and in `text` what follows in its stat. False: it is not there. */
static bool stat_of(pid_t program, char *state, char *text, size_t size)
{
    char path[48];
    const char *at;
    ssize_t n;
    int fd;
    snprintf(path, sizeof path, "/proc/%ld/stat", (long)program);
    fd = open(path, O_RDONLY | O_CLOEXEC);
    n = fd >= 0 ? read(fd, text, size - 1) : -1;
    text[n > 0 ? n : 0] = 0;
    if (fd >= 0)
        close(fd);
    at = strrchr(text, ')');
    if (!at || at[1] != ' ')
        return false;
    *state = at[2];
    return true;
}

/* The status of a program that has ended and that its parent has not asked for yet; false: there is none. It is the
 * last number of its stat. */
static bool status_of(pid_t program, int *status)
{
    char text[1024], state;
    if (!stat_of(program, &state, text, sizeof text) || !strchr("ZX", state))
        return false;
    *status = atoi(strrchr(text, ' '));
    return true;
}

/* True if it is stopped now. */
static bool is_stopped(pid_t program)
{
    char text[1024], state;
    return stat_of(program, &state, text, sizeof text) && state == 'T';
}

enum { LOOK_MS = 20 }; /* whether a stopped program goes on */

/* Waits until the program has ended, or until `alive` says something else than that we have stopped. Whoever lets the
 * program go on does not know of us, so the guard lets us go on then. ends: alive, and the program's. Returns what was
 * read: 0 is nothing, for we are gone. */
static ssize_t guard_waits(struct pollfd *ends, int n, const family *f, char *said)
{
    bool stopped = false;
    for (;;) {
        int found = poll(ends, (nfds_t)n, stopped ? LOOK_MS : -1);
        if (stopped && !is_stopped(f->program))
            kill(getppid(), SIGCONT); /* again and again until it says so: it may be about to stop */
        if (found > 0 && ends[0].revents) {
            ssize_t got = read_all(ends[0].fd, said, 1);
            if (got != 1 || *said == SAYS_WELL)
                return got;
            stopped = *said == SAYS_STOPPED;
        } else if (found > 0 && !stopped)
            return 1;
    }
}

static void guard(int alive, const family *f, const child_hooks *hooks)
{
    char said = SAYS_STOPPED;
    int fd = (int)syscall(SYS_pidfd_open, f->program, 0); /* tells the end even of a program whose parent never asks */
    struct pollfd ends[2] = {{alive, POLLIN, 0}, {fd, POLLIN, 0}};
    ended e = {f->program, f->began, 0};
    ssize_t got = guard_waits(ends, fd >= 0 ? 2 : 1, f, &said);
    if (fd >= 0 && ends[1].revents && status_of(f->program, &e.status))
        hooks->ended(hooks->user, &e);
    while (got == 1 && said != SAYS_WELL)
        got = read_all(alive, &said, 1);
    if (got == 0) { /* nobody said that all is well */
        bool lived = fd >= 0 && !ends[1].revents;
        kill(f->own_group ? -f->program : f->program, SIGKILL);
        if (fd >= 0)
            poll(&ends[1], 1, 5000);
        if (lived && status_of(f->program, &e.status))
            hooks->ended(hooks->user, &e);
        hooks->over(hooks->user);
    }
    _exit(0);
}

/* ---- signals ----------------------------------------------------------------------------------------------------- */

static void pass_on(const family *f, const siginfo_t *info)
{
    if (info->si_code == SI_KERNEL || info->si_signo == SIGTTIN || info->si_signo == SIGTTOU)
        return; /* from a terminal: it is the program's group that it means */
    if (info->si_signo == SIGCONT && info->si_pid == f->guard)
        return;
    if (info->si_code == SI_QUEUE)
        sigqueue(f->program, info->si_signo, info->si_value);
    else
        kill(f->program, info->si_signo);
}

static void say(const family *f, char what)
{
    while (write(f->alive, &what, 1) < 0 && errno == EINTR)
        ;
}

/* The program stopped, so we stop, where the shell expects us: in the group that it will wake. A terminal's signals do
 * not stop a session leader, which has no shell that could wake it. */
static void stop_too(const family *f, int sig)
{
    if (f->own_group && sig != SIGSTOP) {
        kill(f->program, SIGCONT);
        return;
    }
    say(f, SAYS_STOPPED);
    if (!f->own_group)
        setpgid(0, f->group);
    kill(getpid(), SIGSTOP);
    if (!f->own_group)
        leave_group(); /* a SIGCONT that was meant for us alone is pending, and will be passed on */
    say(f, SAYS_GOES_ON);
}

/* Before the kernel forgets it: whoever kills us now leaves it to the guard. */
static void tell_end(const family *f, const child_hooks *hooks, const siginfo_t *info)
{
    ended e = {f->program, f->began, info->si_code == CLD_EXITED ? (info->si_status & 0xff) << 8 : info->si_status};
    hooks->ended(hooks->user, &e);
}

static int wait_for(const family *f, const child_hooks *hooks)
{
    sigset_t all;
    siginfo_t info;
    int status;
    sigfillset(&all);
    for (;;) {
        pid_t who;
        if (sigwaitinfo(&all, &info) < 0)
            continue;
        if (info.si_signo != SIGCHLD) {
            pass_on(f, &info);
            continue;
        }
        if (!waitid(P_PID, (id_t)f->program, &info, WNOHANG | WEXITED | WNOWAIT) && info.si_pid)
            tell_end(f, hooks, &info);
        while ((who = waitpid(f->program, &status, WNOHANG | WUNTRACED)) > 0) {
            if (!WIFSTOPPED(status))
                return status;
            stop_too(f, WSTOPSIG(status));
        }
    }
}

/* ---- start and end ----------------------------------------------------------------------------------------------- */

static void wait_gone(pid_t pid)
{
    int status;
    while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
        ;
}

/* The program's standard input and output, and whatever else the launcher gave it, are its alone: who reads its output
 * sees the end when the program closes it. Only stderr stays. */
static void let_go(int keep_a, int keep_b, bool keep_stdout)
{
    int null = open("/dev/null", O_RDWR | O_CLOEXEC), fd, most = (int)sysconf(_SC_OPEN_MAX);
    if (null >= 0) {
        dup2(null, 0);
        if (!keep_stdout)
            dup2(null, 1);
        if (null > 2)
            close(null);
    }
    for (fd = 3; fd < most && fd < 4096; fd++)
        if (fd != keep_a && fd != keep_b)
            close(fd);
}

/* A launcher may have given us its end of a pipe as any number: ours are above those. */
static void high_pipe(int fds[2])
{
    int low[2], k;
    if (pipe2(low, O_CLOEXEC))
        tool_fail("pipe: %s", strerror(errno));
    for (k = 0; k < 2; k++) {
        fds[k] = fcntl(low[k], F_DUPFD_CLOEXEC, 200);
        if (fds[k] < 0)
            fds[k] = low[k];
        else
            close(low[k]);
    }
}

int child_run(char *const argv[], const child_hooks *hooks, int *error)
{
    family f = {.group = getpgrp(), .tty = -1};
    sigset_t all, before;
    struct sigaction chld, normal = {.sa_handler = SIG_DFL};
    int go[2], failed[2], alive[2], status = 0, why;
    sigfillset(&all);
    sigprocmask(SIG_SETMASK, &all, &before);
    sigaction(SIGCHLD, &normal, &chld); /* where it is ignored the kernel throws the exit status away */
    high_pipe(go);
    high_pipe(failed);
    f.program = fork();
    if (f.program < 0)
        tool_fail("fork: %s", strerror(errno));
    if (f.program == 0) {
        char byte;
        close(go[1]);
        close(failed[0]);
        if (read_all(go[0], &byte, 1) != 1)
            _exit(1);
        close(go[0]);
        hooks->prepare(hooks->user);
        sigaction(SIGCHLD, &chld, NULL);
        sigprocmask(SIG_SETMASK, &before, NULL);
        execvp(argv[0], argv);
        why = errno;
        _exit(write(failed[1], &why, sizeof why) != sizeof why);
    }
    close(go[0]);
    close(failed[1]);
    f.began = tr_process_began((uint32_t)f.program);
    f.own_group = !leave_group();
    if (f.own_group) {
        setpgid(f.program, f.program);
        to_foreground(&f);
    }
    high_pipe(alive);
    f.guard = fork();
    if (f.guard == 0) {
        let_go(alive[0], -1, hooks->keep_stdout);
        guard(alive[0], &f, hooks);
    }
    setpgid(f.guard, f.guard); /* before the program runs: whoever kills our group then leaves the guard */
    close(alive[0]);
    f.alive = alive[1];
    *error = write(go[1], "", 1) == 1 ? 0 : errno;
    close(go[1]);
    if (read_all(failed[0], &why, sizeof why) == sizeof why)
        *error = why;
    close(failed[0]);
    if (*error)
        wait_gone(f.program);
    else {
        let_go(alive[1], f.tty, hooks->keep_stdout);
        status = wait_for(&f, hooks);
    }
    if (f.tty >= 0)
        tcsetpgrp(f.tty, f.group);
    else if (!f.own_group)
        setpgid(0, f.group);
    if (!*error)
        hooks->over(hooks->user);
    if (f.guard > 0) {
        say(&f, SAYS_WELL);
        wait_gone(f.guard);
    }
    close(alive[1]);
    return *error ? -1 : status;
}

void child_exit_like(int status)
{
    struct rlimit none = {0, 0};
    sigset_t set;
    int sig;
    if (WIFEXITED(status))
        exit(WEXITSTATUS(status));
    sig = WTERMSIG(status);
    setrlimit(RLIMIT_CORE, &none); /* the program's own core is enough */
    signal(sig, SIG_DFL);
    sigemptyset(&set);
    sigaddset(&set, sig);
    raise(sig);
    sigprocmask(SIG_UNBLOCK, &set, NULL);
    exit(128 + sig);
}
