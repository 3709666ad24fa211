/* texts.c - records texts of every length, that stay, change in place, come again, come from handlers, threads and
 * children, and writes a line "TIMES TEXT" of its own book for each to the file named; trace-print must say the same */
#include "trace.h"
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

enum { THREADS = 3, ROUNDS = 2000 };
static const char *const fixed[] = {"a",
                                    "four",
                                    "fives",
                                    "sixsix",
                                    "sevenxx",
                                    "eight888",
                                    "nine nine",
                                    "forward.layer.01",
                                    "forward.layer.02",
                                    "a method with a name of forty-nine characters --x",
                                    "a method with a name of exactly fifty characters .x",
                                    "a method with a name of fifty-one characters -- .xy",
                                    ""};
enum { FIXED = sizeof fixed / sizeof *fixed };
static FILE *book;

static void record(const char *text) { trace_instant("text", "v", text); }

static void *work(void *arg)
{
    char own[64];
    int i, k = *(int *)arg;
    for (i = 0; i < ROUNDS; i++) {
        record(fixed[i % FIXED]);
        snprintf(own, sizeof own, "thread %d, seldom %d", k, i / 5); /* five times each, at one address */
        record(own);
    }
    return NULL;
}

static unsigned handled[FIXED], turn; /* any thread's handler */
static void handler(int number)
{
    unsigned k = __atomic_add_fetch(&turn, 1, __ATOMIC_RELAXED) % FIXED;
    (void)number;
    record(fixed[k]);
    __atomic_add_fetch(&handled[k], 1, __ATOMIC_RELAXED);
}

int main(int argc, char **argv)
{
    pthread_t thread[THREADS];
    int number[THREADS], i, k, children = 0;
    struct itimerval timer = {{0, 200}, {0, 200}}, none = {{0, 0}, {0, 0}};
    struct sigaction action;
    book = argc > 1 ? fopen(argv[1], "w") : NULL;
    if (!book)
        return 2;
    memset(&action, 0, sizeof action);
    action.sa_handler = handler;
    action.sa_flags = SA_RESTART;
    sigaction(SIGALRM, &action, NULL);
    setitimer(ITIMER_REAL, &timer, NULL);
    for (k = 0; k < THREADS; k++) {
        number[k] = k;
        pthread_create(&thread[k], NULL, work, &number[k]);
    }
    for (k = 0; k < THREADS; k++)
        pthread_join(thread[k], NULL);
    setitimer(ITIMER_REAL, &none, NULL);
    if (fork() == 0) { /* knows what the parent's file says, and must say it again in its own */
        for (i = 0; i < 10; i++)
            record(fixed[8]);
        _exit(0);
    }
    while (wait(NULL) > 0)
        children++;
    for (k = 0; k < FIXED; k++)
        fprintf(book, "%u %s\n",
                THREADS * (ROUNDS / FIXED + (k < ROUNDS % FIXED)) + handled[k] +
                    (k == 8 ? 10u * (unsigned)children : 0),
                fixed[k]);
    for (k = 0; k < THREADS; k++)
        for (i = 0; i < ROUNDS; i += 5)
            fprintf(book, "5 thread %d, seldom %d\n", k, i / 5);
    return fclose(book) != 0;
}
