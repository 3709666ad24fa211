/* where.c - where a program spends its processor time, library by library, where there is no perf: LD_PRELOAD it, and
 * call where_begin()
 *
 * A signal comes every WHERE_US (997) microseconds of the process' own time; the address at which it finds the thread
 * is kept. At exit WHERE_OUT (or stderr) gets the share of each library by thread name, and the most frequent places of
 * WHERE_LIBRARY (libcupti), by 64 bytes of its code. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/time.h>
#include <ucontext.h>

enum { MOST = 1 << 17, GROUPS = 256 };
static struct {
    uintptr_t at;
    char thread[16];
} samples[MOST];
static uint32_t taken;

static void sample(int number, siginfo_t *info, void *context)
{
    uint32_t i = __atomic_fetch_add(&taken, 1, __ATOMIC_RELAXED);
    (void)number, (void)info;
    if (i >= MOST)
        return;
#if defined(__x86_64__)
    samples[i].at = (uintptr_t)((ucontext_t *)context)->uc_mcontext.gregs[REG_RIP];
#else
    samples[i].at = (uintptr_t)((ucontext_t *)context)->uc_mcontext.pc;
#endif
    prctl(PR_GET_NAME, samples[i].thread);
}

static struct group {
    char name[160];
    uint32_t count;
} groups[GROUPS];

static void add(const char *name)
{
    for (int i = 0; i < GROUPS; i++)
        if (!groups[i].count || !strcmp(groups[i].name, name)) {
            snprintf(groups[i].name, sizeof groups[i].name, "%s", name);
            groups[i].count++;
            return;
        }
}
static int more(const void *a, const void *b)
{
    return (int)((const struct group *)b)->count - (int)((const struct group *)a)->count;
}
static void show(FILE *out, const char *what, uint32_t of, int lines)
{
    qsort(groups, GROUPS, sizeof *groups, more);
    fprintf(out, "%s, of %u samples:\n", what, (unsigned)of);
    for (int i = 0; i < lines && groups[i].count; i++)
        fprintf(out, "%6.2f %% %s\n", 100.0 * groups[i].count / of, groups[i].name);
    memset(groups, 0, sizeof groups);
}

static void finish(void)
{
    struct itimerval none = {{0, 0}, {0, 0}};
    const char *which = getenv("WHERE_LIBRARY") ? getenv("WHERE_LIBRARY") : "libcupti";
    FILE *out = getenv("WHERE_OUT") ? fopen(getenv("WHERE_OUT"), "a") : stderr;
    uint32_t n = taken < MOST ? taken : MOST;
    char text[160];
    setitimer(ITIMER_PROF, &none, NULL);
    if (!out || !n)
        return;
    for (int pass = 0; pass < 2; pass++) {
        for (uint32_t i = 0; i < n; i++) {
            Dl_info l = {0};
            const char *file = dladdr((void *)samples[i].at, &l) && l.dli_fname
                                   ? strrchr(l.dli_fname, '/') ? strrchr(l.dli_fname, '/') + 1 : l.dli_fname
                                   : "kernel or made at run time";
            if (!pass)
                snprintf(text, sizeof text, "%-18s %s", samples[i].thread, file);
            else if (strstr(file, which))
                snprintf(text, sizeof text, "%-18s %s+%#lx %s", samples[i].thread, file,
                         (unsigned long)((samples[i].at - (uintptr_t)l.dli_fbase) & ~63ul),
                         l.dli_sname ? l.dli_sname : "");
            else
                continue;
            add(text);
        }
        show(out, pass ? which : "threads and libraries", n, 24);
    }
    fflush(out);
}

void where_begin(void);
void where_begin(void)
{
    long us = getenv("WHERE_US") ? atol(getenv("WHERE_US")) : 997;
    struct itimerval every = {{0, us}, {0, us}};
    struct sigaction act;
    memset(&act, 0, sizeof act);
    act.sa_sigaction = sample;
    act.sa_flags = SA_SIGINFO | SA_RESTART;
    sigaction(SIGPROF, &act, NULL);
    atexit(finish);
    setitimer(ITIMER_PROF, &every, NULL);
}
