/* undisturbed.c - what the thread must come to the end of: holding a lock, changing slots, writing them out
 *
 * A signal handler may jump out of what it interrupted, stop the thread, or record, and so want what the thread holds;
 * an asynchronous cancellation ends the thread wherever it stands. Either would leave others waiting for ever. */
#include "undisturbed.h"
#include "../os/os.h"

TRACE__INTERNAL void trace__uncancelable(trace__before *before)
{
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &before->cancel);
    pthread_setcanceltype(PTHREAD_CANCEL_DEFERRED, &before->type);
}

/* The thread may end in here. The C library forgets an asynchronous cancellation that came meanwhile; setting the type
 * reminds it. */
static void trace__cancelable(const trace__before *before)
{
    int ignored;
    pthread_setcancelstate(before->cancel, &ignored);
    if (before->type != PTHREAD_CANCEL_DEFERRED)
        pthread_setcanceltype(before->type, &ignored);
}

/* Signals first, and last: a handler that jumps leaves nothing behind. */
TRACE__INTERNAL void trace__undisturbed(trace__before *before)
{
    trace__os_block_signals(&before->mask);
    trace__uncancelable(before);
}

TRACE__INTERNAL void trace__disturbed(const trace__before *before)
{
    trace__cancelable(before);
    trace__os_restore_signals(&before->mask);
}
