/* causes.h - the cause of a time, by the names of tasks and calls on its path
 *
 * The outermost name with a cause decides: everything inside a data loader is input. Known names are those of PyTorch,
 * Python, CUDA and HIP, and common words in names of tasks. */
#ifndef REPORT_CAUSES_H
#define REPORT_CAUSES_H
#include "own_time.h"

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
    uint32_t path;    /* the path with most of the time */
    uint64_t path_ns; /* the time of this path */
    uint64_t path_small_ns;
    uint64_t small_ns, small; /* as in path_time */
    uint32_t small_path;      /* the path with most of it */
    uint64_t small_path_ns;
    int64_t from, to; /* the longest piece */
} cause_time;

/* The cause of one name: that of an operator or call which has no cause of its own is CAUSE_OPERATOR. */
uint8_t cause_of_name(const char *name);
/* The cause of each path of the profiler; `g` has the messages and collectives. To be freed. */
uint8_t *causes_of_paths(const profiler *p, const graph *g);
/* Adds the times of a sink to `times`, which has CAUSES elements. */
void causes_add(const profiler *p, const uint8_t *causes, uint32_t sink, cause_time *times);
#endif
