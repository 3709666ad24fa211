/* private_table.h - what private_table.c offers to the other files */
#ifndef TRACE_CORE_PRIVATE_TABLE_H
#define TRACE_CORE_PRIVATE_TABLE_H
#include "state.h"

/* A call that another thread requests. It is on the stack of that thread, which takes no signal until `done`. */
typedef struct trace__request {
    long (*run)(const long *a);
    long a[6], result;
    uint32_t done;
    struct trace__request *next;
} trace__request;
TRACE__INTERNAL bool trace__at_table_here(void);
TRACE__INTERNAL bool trace__table_serves(const trace__process *p);
TRACE__INTERNAL void trace__table_end(trace__process *p);
TRACE__INTERNAL void trace__table_start(trace__process *p);
#endif
