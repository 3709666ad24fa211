/* allowance.c - what the recorder may take of the memory that the job has left
 *
 * A file on tmpfs is memory of the job, and so is a window that is not mapped from a file: beyond the job's limit the
 * kernel kills the program. So a window takes an eighth of what is left at most. The file stops to grow, as on a full
 * disk, when less is left than a reserve: an eighth of the limit, a GiB at most; under a limit of the job also when
 * less is left than the file holds, for the program may need more later. What files on disks take: unwritten.c. */
#include "allowance.h"
#include "state.h"

enum { TRACE__ALLOWANCE_SHARE = 8, TRACE__ALLOWANCE_PAUSE_NS = 100 * TRACE__MS };

/* What so many slots of the window take: twice as much where they are copied to a file in memory. */
TRACE__INTERNAL uint64_t trace__allowance_bytes(const trace__process *p, uint32_t slots)
{
    return (uint64_t)slots * trace__c.slot_bytes << (p->allowance.file && p->copies.wanted);
}

static uint64_t trace__allowance_held(const trace__process *p)
{
    return (uint64_t)__atomic_load_n(&p->file.own.slots, __ATOMIC_RELAXED) * trace__c.slot_bytes;
}

/* Bytes that may be taken now. */
static uint64_t trace__allowance_look(trace__process *p)
{
    trace__allowance *r = &p->allowance;
    uint64_t held = trace__allowance_held(p), before = __atomic_load_n(&r->held, __ATOMIC_RELAXED), keep;
    trace__memory_left m;
    if (!trace__os_memory_left(&m)) { /* behind a seccomp filter, say: what was left, less what was taken */
        m.left = __atomic_load_n(&r->left, __ATOMIC_RELAXED);
        m.left -= held - before < m.left ? held - before : m.left;
        m.limit = __atomic_load_n(&r->limit, __ATOMIC_RELAXED);
        m.of_job = __atomic_load_n(&r->of_job, __ATOMIC_RELAXED) != 0;
    }
    __atomic_store_n(&r->left, m.left, __ATOMIC_RELAXED);
    __atomic_store_n(&r->limit, m.limit, __ATOMIC_RELAXED);
    __atomic_store_n(&r->of_job, m.of_job, __ATOMIC_RELAXED);
    __atomic_store_n(&r->held, held, __ATOMIC_RELAXED);
    keep = trace__memory_reserve(m.limit);
    if (m.of_job && r->file && keep < held)
        keep = held;
    return m.left > keep ? m.left - keep : 0;
}

/* Of what may be taken, what may be before the next look: a 64th, or 16 slots; others of the job take as well. */
static uint64_t trace__allowance_budget(uint64_t more)
{
    uint64_t least = 16ull * trace__c.slot_bytes, budget = more / 64 > least ? more / 64 : least;
    return budget < more ? budget : more;
}

/* The file has been made; nothing has been recorded. */
TRACE__INTERNAL void trace__allowance_begin(trace__process *p, uint64_t filesystem)
{
    trace__allowance *r = &p->allowance;
    uint64_t most, more;
    p->hot_most = trace__c.nbuffers_asked;
    r->file = trace__os_is_memory(filesystem);
    if (!r->file && !p->copies.wanted)
        return;
    more = trace__allowance_look(p);
    if (!r->limit) { /* nothing can be read */
        r->file = 0;
        return;
    }
    r->window = 1;
    r->budget = trace__allowance_budget(more);
    most = r->left / TRACE__ALLOWANCE_SHARE / trace__allowance_bytes(p, 1);
    if (most < p->hot_most)
        p->hot_most = most < 4 ? 4 : (uint32_t)most;
}

/* Whether so many bytes more may be taken. Any thread. */
TRACE__INTERNAL bool trace__allowance_take(trace__process *p, uint64_t bytes)
{
    trace__allowance *r = &p->allowance;
    uint64_t budget = __atomic_load_n(&r->budget, __ATOMIC_RELAXED), now, more;
    while (budget >= bytes)
        if (__atomic_compare_exchange_n(&r->budget, &budget, budget - bytes, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
            return true;
    now = trace__os_clock_ns(TRACE__MONOTONIC);
    if (now - __atomic_load_n(&r->refused_ns, __ATOMIC_RELAXED) < TRACE__ALLOWANCE_PAUSE_NS)
        return false;
    more = trace__allowance_look(p);
    if (more < bytes) {
        __atomic_store_n(&r->refused_ns, now, __ATOMIC_RELAXED);
        return false;
    }
    budget = trace__allowance_budget(more);
    __atomic_store_n(&r->budget, budget > bytes ? budget - bytes : 0, __ATOMIC_RELAXED);
    return true;
}

/* The program may have taken memory meanwhile: the next to take some looks. */
TRACE__INTERNAL void trace__allowance_again(trace__process *p)
{
    __atomic_store_n(&p->allowance.budget, 0, __ATOMIC_RELAXED);
}

/* Said at most once: the window is smaller than was asked for. */
TRACE__INTERNAL void trace__allowance_tell(const trace__process *p)
{
    const trace__allowance *r = &p->allowance;
    unsigned long left = (unsigned long)(r->left >> 20), limit = (unsigned long)(r->limit >> 20),
                  kib = (unsigned long)p->hot_most * (trace__c.slot_bytes >> 10);
    unsigned asked = trace__c.nbuffers_asked * (trace__c.slot_bytes >> 10);
    const char *what = trace__is_ring(p) ? "TRACE_RING" : "TRACE_BUFFER", *whose = r->of_job ? "job" : "machine";
    if (p->hot_most >= trace__c.nbuffers_asked)
        return;
    if (r->file)
        trace__warn("%s lies in memory, of which the %s has %lu of %lu MiB left: %s is %lu KiB, not %u; set TRACE_OUT "
                    "(trace-run -o) to a folder on a disk",
                    trace__path, whose, left, limit, what, kib, asked);
    else
        trace__warn("%s: the %s has %lu of %lu MiB of memory left: %s is %lu KiB, not %u", trace__path, whose, left,
                    limit, what, kib, asked);
}

TRACE__INTERNAL void trace__allowance_none(const trace__process *p)
{
    const trace__allowance *r = &p->allowance;
    trace__warn("%s lies in memory, of which the %s has %lu of %lu MiB left: no more is written, and events are "
                "counted as lost until there is more; "
                "set TRACE_OUT (trace-run -o) to a folder on a disk, or TRACE_MODE=ring to keep the newest events",
                trace__path, r->of_job ? "job" : "machine",
                (unsigned long)(__atomic_load_n(&r->left, __ATOMIC_RELAXED) >> 20),
                (unsigned long)(__atomic_load_n(&r->limit, __ATOMIC_RELAXED) >> 20));
}

/* Whether a copy of the whole trace may be made in that file. */
TRACE__INTERNAL bool trace__allowance_copy(const trace__process *p, int fd, const char *path)
{
    uint64_t bytes = trace__allowance_held(p);
    trace__memory_left m;
    if (!trace__os_is_memory(trace__os_filesystem(fd)) || !trace__os_memory_left(&m) ||
        m.left >= bytes + trace__memory_reserve(m.limit))
        return true;
    trace__warn("%s lies in memory, of which the %s has %lu of %lu MiB left: too little for a snapshot of %lu MiB; "
                "write it to a folder on a disk",
                path, m.of_job ? "job" : "machine", (unsigned long)(m.left >> 20), (unsigned long)(m.limit >> 20),
                (unsigned long)(bytes >> 20));
    return false;
}
