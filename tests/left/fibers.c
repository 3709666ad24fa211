/* fibers.c - two fibers of ucontext that a thread, and then another, runs by turns: fibers DECLARED */
#define TRACE_IMPL
#include "trace.h"
#include <pthread.h>
#include <stdlib.h>
#include <ucontext.h>

static ucontext_t home, context[2];
static char stack[2][1 << 16];
static trace_fiber fiber[2];

static void work(int i)
{
    TRACE_SCOPE("whole", "fiber", i);
    for (int k = 0; k < 3; k++) {
        trace_task_begin(i ? "part of 1" : "part of 0", "k", k);
        swapcontext(&context[i], &home);
        trace_task_end();
    }
}
static void first(void) { work(0); }
static void second(void) { work(1); }

static void run(int i)
{
    trace_task_begin("turn");
    trace_fiber_enter(fiber[i]);
    swapcontext(&home, &context[i]);
    trace_fiber_leave();
    trace_task_end();
}
static void *turns(void *unused)
{
    (void)unused;
    for (int k = 0; k < 2; k++)
        for (int i = 0; i < 2; i++)
            run(i);
    return NULL;
}

int main(void)
{
    pthread_t t;
    for (int i = 0; i < 2; i++) {
        getcontext(&context[i]);
        context[i].uc_stack.ss_sp = stack[i];
        context[i].uc_stack.ss_size = sizeof stack[i];
        context[i].uc_link = &home;
        makecontext(&context[i], i ? second : first, 0);
        fiber[i] = trace_fiber_new(i ? "fiber one" : "fiber zero");
    }
    turns(NULL);
    pthread_create(&t, NULL, turns, NULL); /* the fibers go on elsewhere */
    pthread_join(t, NULL);
    for (int i = 0; i < 2; i++)
        trace_fiber_end(fiber[i]);
    return 0;
}
