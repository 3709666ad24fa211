/* loop.h - the steps of a run: where each begins and ends, which number it has, and which of them only warm up
 *
 * Steps are tasks, and ranges of NVTX and ITT, that the program names step, iteration or batch, with or without a
 * number ("Step.7", "ProfilerStep#7", "train step"). The time between the ends of two steps of a PyTorch optimizer is a
 * step, too, and trace_step() begins one. Without such marks, steps are the task that repeats most.
 *
 * For each process, the thread with the most steps counts. A step lasts until the next one begins on that thread: what
 * the thread does between two marks belongs to the first of them. Steps have the program's own numbers if these only
 * rise on every rank. Otherwise they are counted from 0. */
#ifndef TOOL_LOOP_H
#define TOOL_LOOP_H
#include "values.h"
#include "read/read.h"

enum loop_how { LOOP_NONE, LOOP_MARKED, LOOP_REPEATS };

typedef struct loop_step {
    int64_t begin, end; /* as marked */
    int64_t number;
    uint32_t process, thread; /* indices */
} loop_step;

typedef struct loop_process { /* its steps: of the thread that goes through most */
    const loop_step *steps;
    size_t n;
    int64_t until; /* the end of the last one */
} loop_process;

typedef struct loop {
    enum loop_how how;
    char *name;       /* "Step.#"; of calls the first of them */
    loop_step *steps; /* of all threads that have them, by thread and begin */
    size_t n, threads;
    loop_process *of; /* by process; n 0: it has none */
    size_t nprocesses, with_steps;
    int64_t from, to; /* from the first step to the end of the last, of all processes */
    int64_t last;     /* the last event of the trace */
    bool open;        /* a process was in a step when its recording ended */
    int64_t median;   /* of all steps of `of` */
    size_t warm;      /* how many steps, at the begin of each process, take much longer than the rest */
    int64_t warm_to;  /* when the first step after these begins; equal to from: there are none */
} loop;

/* Reads the whole trace. step: the name of steps, without a number; NULL: the name is found. */
void loop_find(loop *l, tr_trace *trace, unsigned jobs, const char *step);
void loop_free(loop *l);
/* Whether the trace has a definition that may mark steps. It reads no event. */
bool loop_possible(tr_trace *trace);

#define LOOP_OUTSIDE INT64_MIN
/* The number of the step at that time, or LOOP_OUTSIDE. A process without steps has those of the first process that has
 * some. hint: 0 at first; it keeps where the last search ended. */
int64_t loop_at(const loop *l, uint32_t process, int64_t ns, size_t *hint);
/* The lowest number that a step has, or the highest. */
int64_t loop_number(const loop *l, bool highest);
/* The time from the begin of the first of these steps to the end of the last one, on all processes. False: there are
 * none. */
bool loop_window(const loop *l, const tool_ranges *steps, int64_t *from, int64_t *to);
/* Whether a task of that name is a step by its name. */
bool loop_named(const char *name, size_t n);
#endif
