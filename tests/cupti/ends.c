/* ends.c - ends in all the ways that skip exit handlers, with work of the device on its way: ends WAY WHERE */
#define _GNU_SOURCE
#include <assert.h>
#include <cuda_runtime_api.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef WITH_MPI
#include <mpi.h>
#endif
#ifdef TRACE_IMPL
#include "trace.h"
#endif

cudaError_t __cudaLaunchKernel(const void *, struct dim3, struct dim3, void **, size_t, cudaStream_t);
static const struct dim3 line = {64, 1, 1};
static const char *way, *where;
static char *const arguments[] = {"sh", "-c", "exit 3", NULL}, *const environment[] = {"A=1", NULL};

static void launch(void) { __cudaLaunchKernel("_Z4stepi", line, line, NULL, 0, (cudaStream_t)7); }
static void work(void)
{
    for (int i = 0; i < 1000; i++)
        launch();
    cudaDeviceSynchronize();
}
static int asked_in_a_call(void)
{
    char text[64];
    FILE *f = fopen(getenv("FAKE_LOG"), "r");
    int found = 0;
    while (f && !found && fgets(text, sizeof text, f))
        found = !strncmp(text, "in a call", 9);
    if (f)
        fclose(f);
    return found;
}

static void ends(void)
{
    if (!strcmp(way, "_exit"))
        _exit(3);
    if (!strcmp(way, "kill"))
        raise(SIGKILL);
    if (!strcmp(way, "_Exit"))
        _Exit(3);
    if (!strcmp(way, "quick_exit"))
        quick_exit(3);
    if (!strcmp(way, "abort"))
        abort();
    if (!strcmp(way, "assert"))
        assert(way == where);
    if (!strcmp(way, "execv"))
        execv("/bin/sh", arguments);
    if (!strcmp(way, "execve"))
        execve("/bin/sh", arguments, environment);
    if (!strcmp(way, "execvp"))
        execvp("sh", arguments);
    if (!strcmp(way, "execvpe"))
        execvpe("sh", arguments, environment);
    if (!strcmp(way, "execl"))
        execl("/bin/sh", "sh", "-c", "exit 3", (char *)NULL);
    if (!strcmp(way, "execlp"))
        execlp("sh", "sh", "-c", "exit 3", (char *)NULL);
    if (!strcmp(way, "execle"))
        execle("/bin/sh", "sh", "-c", "exit $((A + 2))", (char *)NULL, environment);
    if (!strcmp(way, "fexecve"))
        fexecve(open("/bin/sh", O_RDONLY | O_CLOEXEC), arguments, environment);
    if (!strcmp(way, "execveat"))
        execveat(AT_FDCWD, "/bin/sh", arguments, environment, 0);
#ifdef TRACE_IMPL
    if (!strcmp(way, "flush"))
        trace_flush(), _exit(3);
#endif
#ifdef WITH_MPI
    if (!strcmp(way, "MPI_Abort"))
        MPI_Abort(MPI_COMM_WORLD, 3);
#endif
    exit(9);
}
static void *ends_there(void *arg)
{
    ends();
    return arg;
}
static void in_handler(int signal)
{
    (void)signal;
    ends();
}
static void in_call(void *data)
{
    (void)data;
    ends();
}
static int waits_for(pid_t child)
{
    int status;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

int main(int argc, char **argv)
{
    struct rlimit none = {0, 0};
    pthread_t thread;
    pid_t child;
    int result;
    if (argc < 3)
        return 2;
    way = argv[1];
    where = argv[2];
    setrlimit(RLIMIT_CORE, &none);
#ifdef WITH_MPI
    MPI_Init(&argc, &argv);
#endif
    if (!strcmp(where, "child")) { /* that alone uses CUDA */
        if ((child = fork()))
            return waits_for(child);
    }
    if (!strcmp(where, "signal")) /* raised by the fake CUPTI, with its lock held: $FAKE_SIGNAL */
        signal(SIGUSR1, in_handler);
    if (!strcmp(where, "steady")) { /* a kernel a millisecond, and no wait: $FAKE_BUSY hands over full buffers alone */
        for (int i = 0; i < 400; i++)
            launch(), usleep(1000);
        ends();
    }
    /* for the time from a wait to the next launch: until what is on its way was asked for in a wait */
    if (!strcmp(where, "rests")) {
        for (int i = 0; i < 20000 && !asked_in_a_call(); i++) {
            launch(), usleep(1000);
            cudaDeviceSynchronize();
            if (asked_in_a_call())
                ends();
            launch();
        }
        return 9;
    }
    work();
    if (!strcmp(where, "parent")) { /* the child has its parent's memory, and nothing on any device */
        if (!(child = fork()))
            ends();
        result = waits_for(child);
        work();
        if (result != 3 && result != 128 + SIGABRT)
            return 8;
    } else if (!strcmp(where, "vfork")) {
        if (!(child = vfork()))
            ends();
        if (waits_for(child) != 3)
            return 8;
        work();
    } else if (!strcmp(where, "failed")) { /* and the program goes on */
        if (execl("/nowhere/at all", "none", (char *)NULL) != -1 ||
            execlp("no such program", "none", (char *)NULL) != -1)
            return 8;
        work();
    } else if (!strcmp(where, "thread")) {
        pthread_create(&thread, NULL, ends_there, NULL);
        pthread_join(thread, NULL);
    } else if (!strcmp(where, "call")) {
        cudaLaunchHostFunc((cudaStream_t)7, in_call, NULL);
    } else if (!strcmp(where, "handler")) {
        signal(SIGUSR2, in_handler);
        raise(SIGUSR2);
    }
    ends();
}
