/* unwritten.c - pages of files on disks that the disk does not have yet
 *
 * They are memory of the job, and cannot be taken back before they are written. When nothing else is left, cgroup v1
 * waits for the disk; v2 may kill instead, any program that writes faster than its disk. So under a limit of v2 the
 * recorder has its pages written after each share of what may be taken, and first waits for the share before: two
 * shares are on their way at most, each larger by what one write holds, and the copies of the window (unmapped.c).
 * O_DIRECT leaves no such pages. Where there is a helper only that waits, and others write no more than the rest of
 * a share meanwhile. */
#include "unwritten.h"
#include "buffer.h"
#include "file.h"
#include "state.h"

enum { TRACE__UNWRITTEN_SHARE = 16 };

/* Whether this thread may wait for the disk. */
TRACE__INTERNAL bool trace__unwritten_waits(const trace__process *p)
{
    return __atomic_load_n(&p->helper.state, __ATOMIC_RELAXED) != TRACE__HELPER_RUNS ||
           __atomic_load_n(&p->helper.tid, __ATOMIC_RELAXED) == trace__tid_here();
}

/* Whether nothing may be added to so many bytes; where there is no memory left, one write at a time may be. */
static bool trace__unwritten_full(const trace__unwritten *u, uint64_t bytes)
{
    return bytes && __atomic_load_n(&u->bounded, __ATOMIC_RELAXED) &&
           bytes >= __atomic_load_n(&u->share, __ATOMIC_RELAXED);
}

/* Not known behind a seccomp filter, which may not allow writing back either. */
static bool trace__unwritten_look(trace__unwritten *u)
{
    trace__memory_left m;
    const bool known = trace__os_memory_left(&m), bounded = known && m.v2;
    const uint64_t keep = known ? trace__memory_reserve(m.limit) : 0;
    const uint64_t share = known ? (m.left > keep ? m.left - keep : 0) / TRACE__UNWRITTEN_SHARE : UINT64_MAX;
    __atomic_store_n(&u->share, share, __ATOMIC_RELAXED);
    __atomic_store_n(&u->bounded, bounded, __ATOMIC_RELAXED);
    return bounded;
}

static void trace__unwritten_most(uint64_t *most, uint64_t value)
{
    uint64_t now = __atomic_load_n(most, __ATOMIC_RELAXED);
    while (value > now && !__atomic_compare_exchange_n(most, &now, value, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {}
}

/* Not the window, if that is mapped: its pages would have to fault in again. */
static int trace__unwritten_back(trace__unwritten *u, int fd)
{
    const uint64_t bottom = __atomic_exchange_n(&u->bottom, 0, __ATOMIC_RELAXED),
                   top = __atomic_exchange_n(&u->top, 0, __ATOMIC_RELAXED),
                   from = ~(bottom > u->before_bottom ? bottom : u->before_bottom),
                   to = top > u->before_top ? top : u->before_top;
    u->before_bottom = bottom;
    u->before_top = top;
    return to > from ? trace__os_write_back(fd, from, to - from) : 0;
}

/* The share before is waited for, and what has been written since is told to be; `waits`: the thread may wait for the
 * disk. True if more may be written then: not while another thread does it, nor while all of a share is on its way to
 * the file. */
static bool trace__unwritten_turn(trace__unwritten *u, int fd, bool waits)
{
    uint32_t none = 0;
    uint64_t done = 0;
    bool bounded;
    int error;
    if (!__atomic_compare_exchange_n(&u->busy, &none, 1, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED))
        return false;
    bounded = trace__unwritten_look(u);
    if (!bounded || waits)
        done = __atomic_exchange_n(&u->done, 0, __ATOMIC_ACQUIRE);
    if (bounded && waits && (error = trace__unwritten_back(u, fd)) < 0)
        __atomic_store_n(&u->error, (uint32_t)-error, __ATOMIC_RELAXED);
    __atomic_fetch_sub(&u->bytes, done, __ATOMIC_RELAXED);
    __atomic_store_n(&u->busy, 0, __ATOMIC_RELEASE);
    return done > 0;
}

/* Whether this thread may write more. It may wait for the disk. */
TRACE__INTERNAL bool trace__unwritten_room(trace__process *p)
{
    trace__unwritten *u = &p->unwritten;
    return !trace__unwritten_full(u, __atomic_load_n(&u->bytes, __ATOMIC_RELAXED)) ||
           (trace__unwritten_waits(p) && trace__unwritten_turn(u, trace__file_descriptor(p), true));
}

/* Whether so many bytes may be written: the last of a share may go beyond it. Then they are done, or given back. */
TRACE__INTERNAL bool trace__unwritten_take(trace__unwritten *u, uint64_t bytes)
{
    uint64_t now = __atomic_load_n(&u->bytes, __ATOMIC_RELAXED);
    while (!trace__unwritten_full(u, now))
        if (__atomic_compare_exchange_n(&u->bytes, &now, now + bytes, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
            return true;
    return false;
}

TRACE__INTERNAL void trace__unwritten_give_back(trace__unwritten *u, uint64_t bytes)
{
    __atomic_fetch_sub(&u->bytes, bytes, __ATOMIC_RELAXED);
}

/* They have been written to the file. */
TRACE__INTERNAL void trace__unwritten_done(trace__unwritten *u, int fd, uint64_t offset, uint64_t bytes, bool waits)
{
    trace__unwritten_most(&u->bottom, ~offset);
    trace__unwritten_most(&u->top, offset + bytes);
    __atomic_fetch_add(&u->done, bytes, __ATOMIC_RELEASE);
    if (__atomic_load_n(&u->bytes, __ATOMIC_RELAXED) >= __atomic_load_n(&u->share, __ATOMIC_RELAXED))
        trace__unwritten_turn(u, fd, waits);
}
