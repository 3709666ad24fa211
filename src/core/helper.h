/* helper.h - what helper.c offers to the other files */
#ifndef TRACE_CORE_HELPER_H
#define TRACE_CORE_HELPER_H
#include "internal.h"

enum {
    TRACE__HELPER_NONE, /* none yet: threads try to start it */
    TRACE__HELPER_RUNS,
    TRACE__HELPER_DISMISSED, /* asked to end */
    TRACE__HELPER_OVER       /* has ended, or there will be none */
};

/* The recorder's own thread. */
typedef struct trace__helper {
    uint32_t state;   /* TRACE__HELPER_*; it only grows */
    uint32_t backlog; /* slots sealed since the last write-out, about */
    uint32_t wakeups; /* futex it sleeps on */
    uint32_t asleep;
    uint32_t tid;
    uint32_t polling, polling_over;   /* it asks devices, or will not any more */
    uint32_t final_asked, final_done; /* final flushes (ending.c), counted; threads sleep on the second */
} trace__helper;

TRACE__INTERNAL bool trace__main_is_gone(void);
TRACE__INTERNAL void trace__helper_start(bool anyway);
TRACE__INTERNAL bool trace__helper_dismiss(trace__process *p);
TRACE__INTERNAL void trace__helper_stop(void);
#endif
