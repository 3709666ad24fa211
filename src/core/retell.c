/* retell.c - what the dictionary said long ago, said again, so that its old slots may go (rotate.c)
 *
 * Facts are in memory (registry.c). Names of threads are kept here for that: those of a thread that ended are said once
 * more, and by the time after that none of its records is left. Clock samples and seals are of their time, and go with
 * it; the first sample stays, for records of threads that have been idle ever since. */
#include "retell.h"
#include "registry.h"
#include "rotate.h"
#include "session.h"

typedef struct trace__thread_told {
    struct trace__thread_told *next;
    const trace__writer *writer;
    uint32_t stream, bytes;
    bool over;
    unsigned char body[8 + 2 + 256];
} trace__thread_told;

/* Lock held. Without memory the name is lost with the slot that has it. */
TRACE__INTERNAL void trace__retell_name(const trace__writer *w, const unsigned char *body, uint32_t bytes)
{
    trace__process *p = trace__p;
    trace__thread_told *t = (trace__thread_told *)p->rotation.names;
    if (!p->rotation.most)
        return;
    while (t && t->stream != w->owner)
        t = t->next;
    if (!t) {
        t = (trace__thread_told *)p->rotation.spare_names;
        if (t)
            p->rotation.spare_names = t->next;
        else
            t = (trace__thread_told *)(void *)trace__room(sizeof *t);
        if (!t)
            return;
        t->next = (trace__thread_told *)p->rotation.names;
        p->rotation.names = t;
    }
    t->writer = w;
    t->stream = w->owner;
    t->over = false;
    t->bytes = bytes;
    memcpy(t->body, body, bytes);
}

static bool trace__retell_names(trace__process *p)
{
    trace__thread_told *t, **at = (trace__thread_told **)(void *)&p->rotation.names;
    for (t = *at; t; t = t->next)
        if (!trace__dictionary(TRACE_REC_THREAD, t->body, t->bytes))
            return false;
    while ((t = *at) != NULL)
        if (t->over) {
            *at = t->next;
            t->next = (trace__thread_told *)p->rotation.spare_names;
            p->rotation.spare_names = t;
        } else {
            t->over = !t->writer->live || t->writer->stream != t->stream;
            at = &t->next;
        }
    return true;
}

/* Lock held; now and then. Each time costs what the facts take, so the dictionary may first grow to three times that.
 */
TRACE__INTERNAL void trace__retell(trace__process *p)
{
    trace__rotation *r = &p->rotation;
    uint64_t seq = p->dictionary.seq - (p->dictionary.chunk != NULL);
    if (!r->most || __atomic_load_n(&r->copies, __ATOMIC_ACQUIRE))
        return;
    if (__atomic_load_n(&r->described, __ATOMIC_RELAXED) >= 2 + 2 * r->facts && r->asked <= r->retold &&
        trace__rotation_full(p, trace__rotation_left(p))) {
        __atomic_store_n(&r->described, 0, __ATOMIC_RELAXED);
        if (!trace__dictionary(TRACE_REC_CLOCK, p->first_sample, sizeof p->first_sample) || !trace__retell_names(p))
            return;
        trace__command_info();
        r->asked = seq;
        __atomic_store_n(&trace__generation, trace__generation + 1, __ATOMIC_RELAXED);
        trace__replay();
        r->facts = (uint32_t)(p->dictionary.seq - seq);
    }
    if (r->asked > r->retold && !trace__untold) /* else with a later clock sample */
        __atomic_store_n(&r->retold, r->asked, __ATOMIC_RELEASE);
}
