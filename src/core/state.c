/* state.c - the variables of state.h */
#include "state.h"

TRACE__INTERNAL trace__process *trace__p;
TRACE__INTERNAL trace__config trace__c;
TRACE__INTERNAL uint32_t trace__ready;
TRACE__INTERNAL uint32_t trace__paused;
TRACE__INTERNAL uint32_t trace__stopped;
TRACE__INTERNAL uint32_t trace__libc_pid;
TRACE__INTERNAL char trace__path[4096];
TRACE__INTERNAL bool trace__untold;

TRACE__INTERNAL_INLINE bool trace__is_open(void)
{
    return trace__p && __atomic_load_n(&trace__p->state, __ATOMIC_ACQUIRE) == TRACE__OPEN;
}

TRACE__INTERNAL bool trace__is_ready(void) { return __atomic_load_n(&trace__ready, __ATOMIC_ACQUIRE) == TRACE__SET_UP; }

TRACE__INTERNAL bool trace__is_held(void)
{
    return __atomic_load_n(&trace__stopped, __ATOMIC_RELAXED) || __atomic_load_n(&trace__paused, __ATOMIC_RELAXED);
}
