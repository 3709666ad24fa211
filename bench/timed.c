/* timed.c - runs a command with its output thrown away: wall seconds, cpu seconds, peak resident MiB, exit status
 *
 * usage: timed COMMAND ARGUMENT... */
#define _GNU_SOURCE
#include <fcntl.h>
#include <stdio.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

int main(int argc, char **argv)
{
    struct rusage u;
    double t0 = now(), t1;
    int status;
    pid_t pid;
    if (argc < 2)
        return 2;
    pid = fork();
    if (!pid) {
        dup2(open("/dev/null", O_WRONLY), 1);
        execvp(argv[1], argv + 1);
        _exit(127);
    }
    wait4(pid, &status, 0, &u);
    t1 = now();
    printf("%.4f\t%.4f\t%.1f\t%d\n", t1 - t0,
           (double)u.ru_utime.tv_sec + (double)u.ru_stime.tv_sec +
               (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec) * 1e-6,
           (double)u.ru_maxrss / 1024.0, WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status));
    return 0;
}
