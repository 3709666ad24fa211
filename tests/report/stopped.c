/* stopped.c RANK - ranks work and meet; a child of one of them stops it again and again
 *
 * Work is counted by the thread's CPU clock, so it is the same on a busy machine. RANK -1: none is stopped. */
#define _GNU_SOURCE
#include <mpi.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { STEPS = 60, WORK_NS = 10000000, STOP_MS = 120, PERIOD_MS = 300 };

static void nap(long ms) { nanosleep(&(struct timespec){ms / 1000, ms % 1000 * 1000000}, NULL); }

static void stop(pid_t whom)
{
    for (;;) {
        nap(PERIOD_MS - STOP_MS);
        if (kill(whom, SIGSTOP))
            _exit(0);
        nap(STOP_MS);
        kill(whom, SIGCONT);
    }
}

static long cpu_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return t.tv_sec * 1000000000 + t.tv_nsec;
}

int main(int argc, char **argv)
{
    double x = 1, sum;
    pid_t child = 0, me = getpid();
    int rank;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    if (argc > 1 && rank == atoi(argv[1]) && !(child = fork()))
        stop(me);
    for (int i = 0; i < STEPS; i++) {
        for (long until = cpu_ns() + WORK_NS; cpu_ns() < until;)
            for (int k = 0; k < 1000; k++)
                x = x * 0.5 + k;
        MPI_Allreduce(&x, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    }
    if (child > 0) {
        kill(child, SIGKILL);
        waitpid(child, NULL, 0);
    }
    MPI_Finalize();
    return 0;
}
