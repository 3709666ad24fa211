/* rotate.c - a file that reached TRACE_MAX: new slots are written over those written first
 *
 * Slots are taken in the order in which they were written, which is that in which threads filled them. What a slot held
 * is counted as overwritten before it goes, as in ring mode, and the word TRACE_WORD_REUSED names it until the new
 * contents are whole: a reader looks at none of the two meanwhile, for the new chunk still lies in its home slot. So a
 * kill at any moment leaves every chunk that was not counted as overwritten. The dictionary's slots go as well, once
 * all that they say is said again in later ones (retell.c); until then they are passed over. One thread writes at a
 * time. */
#include "rotate.h"
#include "file.h"
#include "header_words.h"
#include "state.h"
#include "unmapped.h"

/* The file has been made. False: no memory. */
TRACE__INTERNAL bool trace__rotation_begin(trace__process *p)
{
    trace__rotation *r = &p->rotation;
    size_t room = trace__c.most_slots * sizeof *r->list;
    if (!trace__c.most_slots)
        return true;
    r->list = (trace__written *)trace__os_memory(room, false);
    if (!r->list)
        return false;
    TRACE__SYS3(SYS_madvise, r->list, room, TRACE__MADV_DONTFORK);
    r->most = trace__c.most_slots;
    return true;
}

/* How many slots the file may still grow by; those that the window may yet take are kept for it. 0 without a bound. */
TRACE__INTERNAL uint32_t trace__rotation_left(const trace__process *p)
{
    uint32_t used, buffers, most;
    uint64_t kept;
    if (!p->rotation.most)
        return 0;
    used = __atomic_load_n(&p->file.own.slots, __ATOMIC_RELAXED);
    buffers = trace__nbuffers(p);
    most = __atomic_load_n(&p->hot_most, __ATOMIC_RELAXED);
    kept = (uint64_t)used + (most > buffers ? most - buffers : 0);
    return kept < p->rotation.most ? p->rotation.most - (uint32_t)kept : 0;
}

/* It has a bound, and has reached it: so many slots are left. Others change that, so one look decides. */
TRACE__INTERNAL bool trace__rotation_full(const trace__process *p, uint32_t left)
{
    return p->rotation.most && !left && !__atomic_load_n(&p->file.hole, __ATOMIC_RELAXED);
}

static bool trace__rotation_may_go(const trace__rotation *r, const trace__written *w)
{
    return !w->dictionary || w->dictionary <= __atomic_load_n(&r->retold, __ATOMIC_ACQUIRE);
}

/* The oldest slots, *n at most, that lie one behind the other, now ours: what they held is counted. *n becomes their
 * number; 0: there is none. */
TRACE__INTERNAL uint32_t trace__rotation_take(trace__process *p, int fd, uint32_t *n)
{
    trace__rotation *r = &p->rotation;
    uint32_t passed, k, most = *n;
    trace__written *w;
    for (passed = 0; passed < r->n && !trace__rotation_may_go(r, &r->list[r->next]); passed++)
        r->next = (r->next + 1) % r->n;
    *n = 0;
    if (passed == r->n)
        return 0;
    if (p->copies.wanted) /* what is said again lies in the file before it is needed */
        trace__copy_dictionary(p, fd);
    w = &r->list[r->next];
    while (*n < most && r->next + *n < r->n && w[*n].slot == w->slot + *n && trace__rotation_may_go(r, &w[*n]))
        ++*n;
    for (k = 0; k < *n; k++) { /* first: a reader finds at least as many */
        trace__header_overwritten(p, w[k].events);
        trace__own_add(p, TRACE_WORD_CHUNKS, 0 - (uint64_t)w[k].chunks);
        w[k].events = w[k].chunks = w[k].dictionary = 0;
    }
    trace__own_set(p, TRACE_WORD_REUSED, w->slot | (uint64_t)*n << 32);
    TRACE__BARRIER();
    return w->slot;
}

/* What is in a buffer that was written to that slot. */
static void trace__rotation_note(trace__process *p, trace__written *w, const trace__buffer *b, uint32_t slot)
{
    memset(w, 0, sizeof *w);
    w->slot = slot;
    w->chunks = b->chunks;
    w->events = (uint32_t)b->events;
    w->dictionary = b->dictionary;
    if (!trace__rotation_may_go(&p->rotation, w))
        __atomic_fetch_add(&p->rotation.described, 1, __ATOMIC_RELAXED);
}

/* The buffers listed are in the file from slot `first` on; `again`: where others were. */
TRACE__INTERNAL void trace__rotation_wrote(trace__process *p, const uint32_t *list, uint32_t n, uint32_t first,
                                           bool again)
{
    trace__rotation *r = &p->rotation;
    uint32_t k;
    for (k = 0; k < n; k++) {
        uint32_t at = again ? r->next + k : r->n++;
        trace__rotation_note(p, &r->list[at], &p->buffer[list[k]], first + k);
    }
    if (!again)
        return;
    r->next = (r->next + n) % r->n;
    trace__own_set(p, TRACE_WORD_REUSED, 0);
    TRACE__BARRIER();
}
