/* kill.c - starts a program, kills it at a random moment within the first 80 ms, or $KILL_MS
 *
 * usage: kill SEED SIGNAL PROGRAM ARGUMENT... */
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    const char *most = getenv("KILL_MS");
    struct timespec t = {0, 0};
    int status, signal;
    pid_t pid;
    if (argc < 4)
        return 2;
    srand48(atol(argv[1]));
    signal = atoi(argv[2]);
    /* most often early, where all is being set up; sometimes late, where slots are written out and used again */
    t.tv_nsec = (long)(drand48() * drand48() * 1e6 * (most ? atoi(most) : 80));
    pid = fork();
    if (!pid) {
        execv(argv[3], argv + 3);
        _exit(127);
    }
    nanosleep(&t, NULL);
    kill(pid, signal);
    waitpid(pid, &status, 0);
    if (!WIFSIGNALED(status) || WTERMSIG(status) != signal) {
        fprintf(stderr, "ended with %#x instead of signal %d\n", (unsigned)status, signal);
        return 1;
    }
    return 0;
}
