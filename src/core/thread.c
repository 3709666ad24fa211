/* thread.c - threads come and go: their writers */
#include "thread.h"
#include "backends.h"
#include "buffer.h"
#include "bus.h"
#include "chunk.h"
#include "gaps.h"
#include "helper.h"
#include "log.h"
#include "private_table.h"
#include "recorder.h"
#include "registry.h"
#include "session.h"
#include "state.h"
#include "thread_names.h"
#include "undisturbed.h"

TRACE__INTERNAL pthread_key_t trace__key;
TRACE__INTERNAL uint32_t trace__key_made;
/* The thread's own writer, while it runs a fiber. */
TRACE__INTERNAL __thread trace__writer *trace__self_proper __attribute__((tls_model("initial-exec")));

/* A writer, unattached; lock not held. `below` is the writer it nests over, or NULL. */
TRACE__INTERNAL trace__writer *trace__writer_new(trace__writer *below)
{
    trace__process *p = trace__p;
    trace__writer *w;
    if (!trace__lock())
        return NULL;
    w = p->writers.spare;
    if (w)
        p->writers.spare = w->nested;
    else {
        if (!p->writers.nfresh) {
            p->writers.fresh = (trace__writer *)trace__os_memory(64 * sizeof *w, true);
            p->writers.nfresh = p->writers.fresh ? 64 : 0;
            if (!p->writers.fresh)
                trace__no_memory();
        }
        w = p->writers.nfresh ? p->writers.fresh++ : NULL;
        p->writers.nfresh -= w != NULL;
        if (w) {
            w->other = p->writers.all;
            p->writers.all = w;
        }
    }
    if (w) {
        void *texts = w->texts, *lane = w->lane, *gaps = w->gaps; /* as good for the next thread */
        trace__writer *other = w->other;
        memset(w, 0, sizeof *w);
        w->texts = texts;
        w->lane = lane;
        w->gaps = gaps;
        trace__gaps_begin(w);
        w->other = other;
        w->live = 1;
        w->tid = below ? below->tid : trace__os_tid();
        w->stream = ++p->next_stream;
        w->owner = below ? below->owner : w->stream;
        w->nesting = below ? below->nesting + 1 : 0;
    }
    trace__unlock();
    return w;
}

/* No thread has it any more: it is for the next one. */
static void trace__writer_spare(trace__writer *w)
{
    if (trace__lock()) {
        w->nested = trace__p->writers.spare;
        w->live = 0;
        trace__p->writers.spare = w;
        trace__unlock();
    }
}

/* Ends the chunks of a writer and of its signal handlers' writers, and keeps the writers for other threads. */
static void trace__writers_end(trace__writer *w)
{
    trace__writer *next;
    trace__before before;
    trace__undisturbed(&before);
    for (; w; w = next) {
        next = w->nested;
        trace__chunk_end(w);
        trace__writer_spare(w);
    }
    trace__disturbed(&before);
}

/* A pthread key's destructor: the thread ends. It may record again in later destructors; then it is attached anew. */
TRACE__INTERNAL void trace__detach(void *value)
{
    trace__writer *w;
    (void)value;
    if (trace__self->fiber) /* which goes on, elsewhere */
        trace__self = trace__self_proper ? trace__self_proper : &trace__nobody;
    trace__self_proper = NULL;
    w = trace__self;
    if (trace__is_open() && trace__os_tid() == trace__os_pid()) { /* main() left by pthread_exit */
        trace__helper_dismiss(trace__p);
        trace__table_end(trace__p);
    }
    if (!trace__p || w == &trace__nobody || !w->live) {
        trace__self = &trace__nobody;
        return;
    }
    trace__backends_leaving();
    trace__thread_name_own(w);
    trace__self = &trace__nobody;
    trace__writers_end(w);
}

/* The file is there, or could be opened now. */
static bool trace__opened(void)
{
    bool open = trace__is_open();
    if (!open) {
        /* another may be opening it: wait */
        if (__atomic_load_n(&trace__p->state, __ATOMIC_RELAXED) == TRACE__BROKEN || !trace__lock())
            return false;
        open = trace__process_open();
        trace__unlock();
    }
    if (open && !__atomic_load_n(&trace__p->helper.state, __ATOMIC_RELAXED))
        trace__helper_start(false);
    return open;
}

/* The calling thread's writer, opening the file if this is the first. NULL: recording is off or broken. A signal
 * handler that interrupts this may attach the thread itself: then its writer is the thread's. */
TRACE__INTERNAL trace__writer *trace__attach(void)
{
    trace__writer *w = NULL, *found = &trace__nobody;
    TRACE__SAVE_ERRNO; /* the C library's functions below may set it */
    trace__init();
    if (trace__is_ready() && TRACE__MODE() != TRACE_MODE_OFF && trace__p && trace__opened()) {
        w = trace__self == &trace__nobody ? trace__writer_new(NULL) : NULL;
        trace__bus_open(trace__p);
        if (w && !__atomic_compare_exchange_n(&trace__self, &found, w, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
            trace__writer_spare(w);
        else if (w) {
            if (__atomic_load_n(&trace__key_made, __ATOMIC_ACQUIRE))
                pthread_setspecific(trace__key, w);
            trace__thread_name_own(w);
        }
        w = trace__self != &trace__nobody ? trace__self : NULL;
    }
    TRACE__RESTORE_ERRNO;
    return w;
}

static void trace__writer_named(trace__writer *w, const char *name)
{
    if (trace__lock()) {
        __atomic_store_n(&w->named, (uint32_t)TRACE__NAMED, __ATOMIC_RELAXED);
        trace__thread_tell(w, name, strlen(name));
        trace__unlock();
    }
}

TRACE__INTERNAL void trace__thread_name_here(const char *name)
{
    trace__writer *w = trace__self;
    if (!name)
        return;
    if (w == &trace__nobody)
        w = trace__attach();
    if (!w)
        return;
    if (!w->live) {
        trace__self = &trace__nobody;
        w = trace__attach();
        if (!w)
            return;
    }
    trace__writer_named(w, name);
}

/* ---- fibers: streams that threads write by turns ------------------------------------------------------------------
 */

struct trace__kept_fiber {
    const void *owner;              /* the trace__recorder that made it */
    trace__writer *writer;          /* NULL: it has recorded nothing yet, or is over */
    struct trace__kept_fiber *next; /* of those that are over */
    uint32_t generation;            /* of the file that the writer is of */
    char name[68];
};
static struct trace__kept_fiber *trace__fibers_over;

TRACE__INTERNAL trace_fiber trace__fiber_new_here(const char *name)
{
    static uint32_t count;
    struct trace__kept_fiber *f = NULL;
    size_t n = name ? strlen(name) : 0;
    trace__init();
    if (trace__joined)
        return trace__recorder_here()->controls->fiber_new(name);
    if (!trace__begin_registering())
        return NULL;
    f = trace__fibers_over;
    if (f)
        trace__fibers_over = f->next;
    else
        f = (struct trace__kept_fiber *)(void *)trace__room(sizeof *f);
    trace__unlock();
    if (!f)
        return NULL;
    memset(f, 0, sizeof *f);
    f->owner = &trace__mine;
    n = n < sizeof f->name ? n : sizeof f->name - 1;
    if (n)
        memcpy(f->name, name, n);
    else
        trace__decimal(trace__text(f->name, "fiber "), __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED), 1);
    return f;
}

TRACE__INTERNAL void trace__fiber_leave_here(void)
{
    trace__writer *w = trace__self;
    if (w->fiber && !w->busy) /* busy: in the middle of a record */
        trace__self = trace__self_proper ? trace__self_proper : &trace__nobody;
}

/* Its writer, of this process' file; NULL: it can have none. */
static trace__writer *trace__fiber_writer(struct trace__kept_fiber *f)
{
    trace__writer *w = f->writer;
    if (TRACE__LIKELY(w && w->live && f->generation == TRACE__GENERATION()))
        return w;
    TRACE__SAVE_ERRNO;
    w = trace__is_ready() && TRACE__MODE() != TRACE_MODE_OFF && trace__p && trace__opened() ? trace__writer_new(NULL)
                                                                                            : NULL;
    f->writer = w;
    f->generation = TRACE__GENERATION();
    if (w) {
        w->fiber = 1;
        trace__writer_named(w, f->name);
    }
    TRACE__RESTORE_ERRNO;
    return w;
}

TRACE__INTERNAL void trace__fiber_enter_here(trace_fiber f)
{
    trace__writer *w;
    if (!f)
        return;
    if (f->owner != &trace__mine) {
        trace__init();
        if (trace__joined)
            trace__recorder_here()->controls->fiber_enter(f);
        return;
    }
    if (trace__self->busy && trace__self != &trace__nobody)
        return;
    trace__fiber_leave_here();
    w = trace__fiber_writer(f);
    if (!w)
        return;
    trace__self_proper = trace__self;
    trace__self = w;
}

TRACE__INTERNAL void trace__fiber_end_here(trace_fiber f)
{
    trace__writer *w = f ? f->writer : NULL;
    if (!f || f->owner != &trace__mine)
        return;
    if (w && trace__self == w)
        trace__fiber_leave_here();
    if (w && w->live && f->generation == TRACE__GENERATION())
        trace__writers_end(w);
    f->writer = NULL;
    if (trace__begin_registering()) {
        f->next = trace__fibers_over;
        trace__fibers_over = f;
        trace__unlock();
    }
}
