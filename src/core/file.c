/* file.c - the file that is being written: its descriptor, what finds no space in it, and the numbers of its slots */
#include "file.h"
#include "allowance.h"
#include "bus.h"
#include "header_words.h"
#include "log.h"
#include "private_table.h"
#include "state.h"

TRACE__INTERNAL uint32_t trace__cas(uint32_t *word, uint32_t from, uint32_t to)
{
    return __atomic_compare_exchange_n(word, &from, to, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
}

/* ---- the file may vanish under us ------------------------------------------------------------------------ */

/* of the file this process, or before a fork its parent, opened */
static uint64_t trace__file_device, trace__file_inode;

TRACE__INTERNAL void trace__remember_file(trace__process *p)
{
    struct stat st;
    if (TRACE__FD4(SYS_newfstatat, p->file.fd, "", &st, 0x1000 /* AT_EMPTY_PATH */) == 0) {
        trace__file_device = st.st_dev;
        trace__file_inode = st.st_ino;
    }
}

/* A program may close descriptors it does not know and get the number again for a file of its own: never write there.
 */
TRACE__INTERNAL bool trace__is_our_file(int fd)
{
    struct stat st;
    return TRACE__FD4(SYS_newfstatat, fd, "", &st, 0x1000) == 0 && st.st_dev == trace__file_device &&
           st.st_ino == trace__file_inode;
}

/* The descriptor of our file, opened again if the program closed it; negative if it is gone. Several threads may do so
 * at once: the last one stays, a leaked descriptor is the lesser evil. */
TRACE__INTERNAL int trace__file_descriptor(trace__process *p)
{
    int fd = __atomic_load_n(&p->file.fd, __ATOMIC_ACQUIRE);
    if (trace__fd_is_private(fd) ? trace__table_serves(p) : trace__is_our_file(fd))
        return fd;
    fd = trace__os_open(TRACE__AT_FDCWD, trace__path,
                        O_RDWR | TRACE__O_NOFOLLOW | (p->file.direct ? TRACE__O_DIRECT : 0), 0);
    if (fd >= 0 && !trace__is_our_file(fd)) {
        trace__os_close(fd);
        fd = -EBADF;
    }
    if (fd >= 0)
        __atomic_store_n(&p->file.fd, fd, __ATOMIC_RELAXED);
    return fd;
}

TRACE__INTERNAL uint64_t
    trace__lost_early; /* while the file was being opened, for a signal handler of the opening thread */

/* Lost before any stream could count it, or counted by a stream that has no chunk to say so in. */
TRACE__INTERNAL void trace__lost(uint64_t n)
{
    if (trace__is_open())
        trace__header_dropped(trace__p, n);
    else
        __atomic_fetch_add(&trace__lost_early, n, __ATOMIC_RELAXED);
}

TRACE__INTERNAL void trace__no_space(int error)
{
    trace__process *p = trace__p;
    if (error == EFAULT && !p->copies.wanted) /* of a write from the window: its pages are gone */
        trace__bus_leave_file(p);
    if (__atomic_load_n(&p->file.gone, __ATOMIC_RELAXED))
        return;
    trace__header_error(p, error);
    if (__atomic_exchange_n(&p->file.space_low, 1, __ATOMIC_RELAXED))
        return;
    if (error == ENOMEM && p->allowance.file)
        trace__allowance_none(p);
    else
        trace__warn("%s: no more can be written: %s; events are counted as lost until it can", trace__path,
                    trace__error_text(error));
}

/* ---- slot numbers ----------------------------------------------------------------------------------------- */

/* `n` fresh slots in a row, or fewer if a failed write left some: *n says how many. */
TRACE__INTERNAL uint32_t trace__slots_take(trace__process *p, uint32_t *n)
{
    uint64_t hole = __atomic_exchange_n(&p->file.hole, 0, __ATOMIC_ACQ_REL), none = 0;
    uint32_t first = (uint32_t)(hole >> 32), have = (uint32_t)hole;
    if (!hole)
        return trace__header_slots(p, *n);
    if (have > *n)
        __atomic_compare_exchange_n(&p->file.hole, &none, (uint64_t)(first + *n) << 32 | (have - *n), false,
                                    __ATOMIC_RELEASE, __ATOMIC_RELAXED);
    else
        *n = have;
    return first;
}

/* Nothing good was written there: the next write shall use the same. What may be torn is made to look empty; a page
 * that cannot be written holds nothing either. */
TRACE__INTERNAL void trace__slots_give_back(trace__process *p, int fd, uint32_t first, uint32_t n)
{
    static const unsigned char zeros[4096] __attribute__((aligned(4096))) = {0};
    uint64_t none = 0;
    struct iovec iov;
    uint32_t i;
    for (i = 0; fd >= 0 && i < n; i++) {
        iov.iov_base = (void *)(uintptr_t)zeros;
        iov.iov_len = sizeof zeros;
        trace__os_pwritev(fd, &iov, 1, TRACE_HEADER_BYTES + (uint64_t)(first + i) * p->file.own.slot_bytes);
    }
    if (!trace__header_slots_back(p, first + n, n))
        __atomic_compare_exchange_n(&p->file.hole, &none, (uint64_t)first << 32 | n, false, __ATOMIC_RELEASE,
                                    __ATOMIC_RELAXED);
}

TRACE__INTERNAL uint32_t trace__nbuffers(const trace__process *p)
{
    return __atomic_load_n(&p->nbuffers, __ATOMIC_ACQUIRE); /* pairs with the release in trace__buffer_grow */
}
