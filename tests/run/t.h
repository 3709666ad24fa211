/* t.h - what every hazard program includes: the recorder and a few short words
 *
 * A program is a list of cases, each a function that returns the exit status; CASES(...) makes main. What must be in
 * the files afterwards stands above each case, in a comment that begins with "= NAME" and holds lines for events.c, and
 * perhaps these:
 *   env NAME=VALUE   for this case
 *   stderr REGEX     one line that the recorder may print, and must; else standard error is what the program says
 *   in memory        files are made on tmpfs, where there is one
 * run.sh also builds each program with tracing compiled out: standard output, standard error and exit status must be
 * the same. */
#ifndef T_H
#define T_H
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "trace.h" /* the recorder is a unit of its own, tests/impl.c */
#ifdef TRACE_COMPILE_OUT
#define trace_flush() ((void)0)
#define trace_pause() ((void)0)
#define trace_resume() ((void)0)
#define trace_start() ((void)0)
#define trace_stop() ((void)0)
#define trace_filter(apis) ((void)(apis))
#define trace_thread_name(name) ((void)(name))
#endif
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#define TICK(i) trace_instant("tick", "n", (uint64_t)(i))

static inline void ticks(uint64_t n)
{
    uint64_t i;
    for (i = 0; i < n; i++)
        TICK(i);
}

/* A line for events.c that only the program can know. */
static inline void expect(const char *format, ...)
{
    const char *path = getenv("EXPECT");
    char line[200];
    int fd, n;
    va_list args;
    va_start(args, format);
    n = vsnprintf(line, sizeof line - 1, format, args);
    va_end(args);
    line[n++] = '\n';
    fd = path ? open(path, O_WRONLY | O_APPEND | O_CREAT, 0600) : -1;
    if (fd >= 0) {
        if (write(fd, line, (size_t)n) != n)
            abort();
        close(fd);
    }
}

static inline void nap(double seconds)
{
    struct timespec t = {(time_t)seconds, (long)((seconds - (double)(time_t)seconds) * 1e9)};
    while (nanosleep(&t, &t) && errno == EINTR)
        ;
}

#define MUST(condition) ((condition) ? (void)0 : (perror(#condition), _exit(99)))

static inline void reap(pid_t pid)
{
    int status;
    pid_t got;
    while ((got = waitpid(pid, &status, 0)) < 0 && errno == EINTR)
        ;
    MUST(got == pid);
    if (!WIFEXITED(status) || WEXITSTATUS(status)) {
        printf("a child ended with %s %d\n", WIFEXITED(status) ? "status" : "signal",
               WIFEXITED(status) ? WEXITSTATUS(status) : WTERMSIG(status));
        fflush(stdout);
    }
}

struct t_case {
    const char *name;
    int (*run)(void);
};
static char **t_argv;
#define CASES(...) \
    int main(int argc, char **argv) \
    { \
        static const struct t_case all[] = {__VA_ARGS__}; \
        size_t k; \
        t_argv = argv; \
        for (k = 0; argc > 1 && k < sizeof all / sizeof *all; k++) \
            if (!strcmp(all[k].name, argv[1])) \
                return all[k].run(); \
        fprintf(stderr, "no such case\n"); \
        return 98; \
    }
#endif
