/* fork.c - before, in the parent, in the child
 *
 * The child finds trace__p and every writer wiped by the kernel, its parent's windows unmapped, and opens a file of its
 * own when it first records. These handlers only keep the dictionary whole across the moment of the fork and close what
 * was inherited. */
#include "fork.h"
#include "buffer.h"
#include "check.h"
#include "file.h"
#include "schedule.h"
#include "session.h"
#include "thread.h"
#include "undisturbed.h"

static bool trace__fork_locked;

TRACE__INTERNAL void trace__fork_prepare(void)
{
    if (trace__p)
        trace__fork_locked = trace__lock();
}

TRACE__INTERNAL void trace__fork_parent(void)
{
    if (trace__p && trace__fork_locked)
        trace__unlock();
}

TRACE__INTERNAL void trace__fork_child(void)
{
    __atomic_store_n(&trace__libc_pid, trace__os_pid(), __ATOMIC_RELAXED);
    if (!trace__p)
        return;
    if (trace__fork_locked) {
        TRACE__GIVES(TRACE__RANK_LOCK);
        trace__disturbed(&trace__lock_before);
    }
    /* a kernel before 4.14, or an emulator: not wiped. A raw clone goes unnoticed there */
    if (trace__p->state != TRACE__NOT_OPEN)
        memset(trace__p, 0, sizeof *trace__p);
    trace__self = &trace__nobody;
    trace__self_proper = NULL;
    if (trace__fd_inherited >= 0 && trace__is_our_file(trace__fd_inherited))
        trace__os_close(trace__fd_inherited);
    trace__fd_inherited = -1;
    trace__path[0] = 0;
    trace__schedule_child();
}
