/* core.h - an open trace, held by Python objects and by streams that outlive them
 *
 * What the reader says of the files is kept, and never printed. */
#ifndef TRACEH_CORE_H
#define TRACEH_CORE_H
#include "common/loop.h"
#include "common/values.h"
#include "read/read.h"
#include <pthread.h>
#include <stdatomic.h>

typedef struct core {
    atomic_int holders;
    tr_trace *trace;
    unsigned jobs;      /* threads to read with */
    atomic_bool broken; /* memory ran out while it was read: it is not used again, and not given back */
    pthread_mutex_t lock;
    char **said; /* lines of the reader, in order */
    size_t nsaid, said_room;
    tool_list symbols; /* what the options have; freed with it */
    loop *steps;       /* core_steps() */
    pthread_mutex_t finding;
} core;

/* options.message and options.user are set by it. Never NULL. */
core *core_open(const char *const *paths, size_t n, tr_options options);
core *core_hold(core *c);
/* The steps of the run. They are found when somebody first asks, which reads all of the trace once. Any thread. */
const loop *core_steps(core *c);
void core_drop(core *c); /* any thread, without Python's lock */
#endif
