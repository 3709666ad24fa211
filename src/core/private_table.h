/* private_table.h - what private_table.c offers to the other files */
#ifndef TRACE_CORE_PRIVATE_TABLE_H
#define TRACE_CORE_PRIVATE_TABLE_H
#include "internal.h"


/* A call that another thread requests. It is on the stack of that thread, which takes no signal until `done`. */
typedef struct trace__request {
    long (*run)(const long *a);
    long a[6], result;
    uint32_t done;
    struct trace__request *next;
} trace__request;

enum { TRACE__TABLE_NONE, TRACE__TABLE_SERVES, TRACE__TABLE_OVER };

/* The threads with descriptors of their own, and the requests to them: private_table.c. */
typedef struct trace__server {
    trace__request *wanted; /* the last first */
    uint32_t state;         /* TRACE__TABLE_* */
    uint32_t wakeups;       /* futex it sleeps on */
} trace__server;
typedef struct trace__table {
    trace__server calls, writes; /* requests of the program's threads; of the recorder's own one */
    uint32_t over;               /* both threads are to end */
} trace__table;

TRACE__INTERNAL bool trace__at_table_here(void);
TRACE__INTERNAL bool trace__table_serves(const trace__process *p);
TRACE__INTERNAL void trace__table_end(trace__process *p);
TRACE__INTERNAL void trace__table_start(trace__process *p);
#endif
