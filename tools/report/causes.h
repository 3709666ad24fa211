/* causes.h - what a thread was at, by the path of tasks and calls: the causes that go by the names of a program
 *
 * A path has the cause of the outermost of its names that has one: what a data loader computes is input, whatever it
 * calls. Names are those of PyTorch, Python, CUDA and HIP, and words that programs name their tasks with. */
#ifndef REPORT_CAUSES_H
#define REPORT_CAUSES_H
#include "profile.h"

enum cause {
    CAUSE_CODE,      /* the program's own code: in no call and no operator */
    CAUSE_OPERATOR,  /* operators, calls that launch */
    CAUSE_OTHERS,    /* messages and collectives */
    CAUSE_INPUT,     /* a data loader, reading a batch */
    CAUSE_GARBAGE,   /* Python's garbage collector */
    CAUSE_COMPILE,   /* torch.compile, JAX's and Triton's compilers */
    CAUSE_ALLOCATOR, /* allocation of device memory */
    CAUSE_FIRST_USE, /* loading of modules and kernels */
    CAUSES
};

typedef struct cause_time {
    uint64_t ns;
    uint32_t path;    /* that has most of it */
    uint64_t path_ns; /* its */
    int64_t from, to; /* the longest piece */
} cause_time;

/* By path of the profiler; `g`: whose nodes are messages and collectives. To be freed. */
uint8_t *causes_of_paths(const profiler *p, const graph *g);
/* What the times of a sink were spent on, added to `times`, which has CAUSES of them. */
void causes_add(const profiler *p, const uint8_t *causes, uint32_t sink, cause_time *times);
#endif
