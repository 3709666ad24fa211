/* thread_names.c - the names that the kernel knows threads by: of pthread_setname_np, prctl, and of other runtimes
 *
 * A thread reads its own name when it records its first event and when it ends. The helper reads those of other threads
 * once a second, for a thread may be named by another one, and exit() reads them once more. A name that the program
 * gave by trace_thread_name() stays. A thread that was given none has that of the program, which says nothing. */
#include "thread_names.h"
#include "buffer.h"
#include "check.h"
#include "log.h"
#include "proc.h"
#include "registry.h"
#include "retell.h"

enum { TRACE__NAMES_READ = 64 }; /* threads whose names are read each time */

TRACE__INTERNAL void trace__thread_tell(trace__writer *w, const char *name, size_t length) /* lock held */
{
    unsigned char body[8 + 2 + 256], *p = body;
    TRACE__ASSERT(trace__holds(TRACE__RANK_LOCK));
    p = trace__put_u32(p, w->owner);
    p = trace__put_u32(p, w->tid);
    p = trace__put_strn(p, name, length < 256 ? length : 256, 256);
    trace__dictionary(TRACE_REC_THREAD, body, (uint32_t)(p - body));
    trace__retell_name(w, body, (uint32_t)(p - body));
}

/* True if the recorder has not told that name of the thread yet. Without the lock the answer may be stale: ask again
 * with it. */
static bool trace__thread_name_differs(const trace__writer *w, const uint64_t *comm)
{
    uint32_t named = __atomic_load_n(&w->named, __ATOMIC_RELAXED);
    if (!comm[0] || named == TRACE__NAMED)
        return false;
    if (comm[0] == __atomic_load_n(&w->comm[0], __ATOMIC_RELAXED) &&
        comm[1] == __atomic_load_n(&w->comm[1], __ATOMIC_RELAXED))
        return false;
    return named == TRACE__NAMED_BY_SYSTEM || comm[0] != trace__p->comm[0] || comm[1] != trace__p->comm[1];
}

/* The thread of that writer has this name now, which has 15 bytes at most. Lock held. */
static void trace__thread_called(trace__writer *w, const uint64_t *comm)
{
    char text[17];
    if (!trace__thread_name_differs(w, comm))
        return;
    __atomic_store_n(&w->comm[0], comm[0], __ATOMIC_RELAXED);
    __atomic_store_n(&w->comm[1], comm[1], __ATOMIC_RELAXED);
    memcpy(text, comm, 16);
    text[16] = 0;
    __atomic_store_n(&w->named, (uint32_t)TRACE__NAMED_BY_SYSTEM, __ATOMIC_RELAXED);
    trace__thread_tell(w, text, strlen(text));
}

/* The calling thread's name. Takes the lock if there is something to say. */
TRACE__INTERNAL void trace__thread_name_own(trace__writer *w)
{
    uint64_t comm[2] = {0, 0};
    if (__atomic_load_n(&w->named, __ATOMIC_RELAXED) == TRACE__NAMED || trace__os_filtered() ||
        TRACE__SYS2(SYS_prctl, 16 /* PR_GET_NAME */, comm) != 0)
        return;
    if (trace__thread_name_differs(w, comm) && trace__lock()) {
        trace__thread_called(w, comm);
        trace__unlock();
    }
}

static bool trace__thread_name_read(const char *what, uint64_t *comm)
{
    char text[32] = "";
    size_t n;
    comm[0] = comm[1] = 0;
    if (trace__process_slurp(0, what, text, sizeof text) <= 0)
        return false;
    text[strcspn(text, "\n")] = 0;
    n = strlen(text);
    memcpy(comm, text, n < 16 ? n : 16);
    return true;
}

/* Of a new file: what threads that nobody named are called. */
TRACE__INTERNAL void trace__thread_names_begin(trace__process *p) { trace__thread_name_read("comm", p->comm); }

/* Names of threads that record: of some each time, in turn. Takes the lock for moments. */
TRACE__INTERNAL void trace__thread_names_take(trace__process *p, bool all)
{
    static uint32_t turn;
    uint32_t tids[TRACE__NAMES_READ], n, i, from = all ? 0 : __atomic_load_n(&turn, __ATOMIC_RELAXED), at;
    trace__writer *w;
    do {
        if (trace__os_filtered() || !trace__lock())
            return;
        for (w = p->writers.all, n = at = 0; w && n < TRACE__NAMES_READ; w = w->other)
            if (w->live && !w->nesting && !w->fiber && w->named != TRACE__NAMED && at++ >= from)
                tids[n++] = w->tid;
        trace__unlock();
        from = n < TRACE__NAMES_READ ? 0 : from + n;
        for (i = 0; i < n; i++) {
            char what[48];
            uint64_t comm[2];
            trace__text(trace__decimal(trace__text(what, "task/"), tids[i], 1), "/comm");
            if (!trace__thread_name_read(what, comm))
                continue;
            if (!trace__lock())
                return;
            for (w = p->writers.all; w; w = w->other)
                if (w->live && !w->nesting && !w->fiber && w->tid == tids[i])
                    trace__thread_called(w, comm);
            trace__unlock();
        }
    } while (all && from && from < 16 * TRACE__NAMES_READ);
    __atomic_store_n(&turn, from, __ATOMIC_RELAXED);
}
