/* page.c - a recording with what docs/reference/format.md speaks of: threads, signal handlers, fields of all types,
 * texts said often, tasks left open by a jump, a pause
 *
 *   page end|kill|snapshot ROUNDS [COPY]     kill: while threads record; snapshot: to COPY, while they do */
#include "trace.h"
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <unistd.h>

enum { THREADS = 3 };
static int rounds, done;

static void handler(int number) { trace_instant("signal", "number", number); }

/* What a longjmp leaves open ends with what encloses it. */
static void jump(void)
{
    jmp_buf back;
    trace_task_begin("around");
    if (!setjmp(back)) {
        trace_task_begin("left");
        longjmp(back, 1);
    }
    trace_task_end();
}

static void all_types(int i)
{
    signed char small = (signed char)-i;
    unsigned short middle = (unsigned short)(i * 7);
    float third = (float)i / 3;
    double half = i / 2.0;
    char own[1000]; /* a file of few events is read sooner: page_events.py takes 50 us for each */
    snprintf(own, sizeof own, "text %d%*s", i, 800, "");
    trace_instant("types", "small", small, "middle", middle, "third", third, "half", half, "own", (const char *)own,
                  "where", (void *)own, "large", (uint64_t)1 << 63);
}

static void *work(void *arg)
{
    int i, own = (int)(intptr_t)arg;
    trace_thread_name(own ? "worker" : "first worker");
    for (i = 0; i < rounds; i++) {
        trace_task_begin("round", "i", i, "said often", "always the same text");
        trace_counter("level", i * 0.25);
        all_types(i);
        if (i % 100 == 0)
            jump();
        trace_task_end();
        if (i == rounds / 2)
            __atomic_fetch_add(&done, 1, __ATOMIC_RELEASE);
    }
    return NULL;
}

int main(int argc, char **argv)
{
    const char *way = argc > 2 ? argv[1] : "end";
    const struct itimerval often = {{0, 500}, {0, 500}};
    pthread_t t[THREADS];
    int i, status = 0;
    rounds = argc > 2 ? atoi(argv[2]) : 1000;
    signal(SIGALRM, handler);
    setitimer(ITIMER_REAL, &often, NULL);
    trace_task_begin("main");
    trace_pause();
    trace_resume();
    trace_flush(); /* a kill within the first second would leave nothing where the file is not mapped */
    for (i = 0; i < THREADS; i++)
        pthread_create(&t[i], NULL, work, (void *)(intptr_t)i);
    if (way[0] != 'e')
        while (__atomic_load_n(&done, __ATOMIC_ACQUIRE) < THREADS)
            usleep(1000);
    if (way[0] == 'k')
        raise(SIGKILL);
    if (way[0] == 's')
        status = trace_snapshot(argv[3]) != TRACE_OK;
    for (i = 0; i < THREADS; i++)
        pthread_join(t[i], NULL);
    trace_task_end();
    return status;
}
