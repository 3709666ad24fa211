/* undisturbed.c - what the thread must come to the end of: holding a lock, changing slots, writing them out
 *
 * A signal handler may jump out of what it interrupted, stop the thread, or record, and so want what the thread holds;
 * an asynchronous cancellation ends the thread wherever it stands. Either would leave others waiting for ever. */

typedef struct trace__before {
    uint64_t signals;
    int cancel;
} trace__before;

static void trace__undisturbed(trace__before *before)
{
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &before->cancel);
    trace__os_block_signals(&before->signals);
}

/* The thread may end in here. */
static void trace__disturbed(const trace__before *before)
{
    int ignored;
    trace__os_restore_signals(&before->signals);
    pthread_setcancelstate(before->cancel, &ignored);
}
