/* header_words.c - what changes in the file's header: the fields, and beside each a word with a check of its own
 * (format/raw.h)
 *
 * trace__p->file.own is the header that the recorder goes by. The one in the file is a copy for readers: others may
 * write there, so it is never read for a value. Readers go by the words, so these come first. Each is one store, or one
 * compare-and-swap: any thread, handlers too, no lock, and a kill leaves the old value or the new one. */
#include "header_words.h"
#include "identity.h"
#include "run.h"

TRACE__INTERNAL void trace__word_set(trace_file_header *h, uint32_t k, uint64_t value)
{
    __atomic_store_n(&h->word[k], trace_word_make(h->session, k, value), __ATOMIC_RELAXED);
}

TRACE__INTERNAL void trace__word_add(trace_file_header *h, uint32_t k, uint64_t n)
{
    uint64_t old = __atomic_load_n(&h->word[k], __ATOMIC_RELAXED), now;
    do
        now = trace_word_make(h->session, k, old + n);
    while (!__atomic_compare_exchange_n(&h->word[k], &old, now, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    TRACE__BARRIER();
}

/* Carries the word into the file. The file's word is read before our own: if it is still the same when it is replaced,
 * no other thread has carried a newer value there, so none is lost. The bound is for somebody who stores there all the
 * time. */
static void trace__own_publish(trace__process *p, uint32_t k)
{
    uint64_t *word = &p->file.header->word[k], seen, now;
    int tries;
    for (tries = 0; tries < 1000; tries++) {
        seen = __atomic_load_n(word, __ATOMIC_ACQUIRE);
        now = __atomic_load_n(&p->file.own.word[k], __ATOMIC_RELAXED);
        if (seen == now)
            break;
        __atomic_compare_exchange_n(word, &seen, now, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED);
    }
    TRACE__BARRIER();
}

TRACE__INTERNAL void trace__own_set(trace__process *p, uint32_t k, uint64_t value)
{
    trace__word_set(&p->file.own, k, value);
    trace__own_publish(p, k);
}

TRACE__INTERNAL void trace__own_add(trace__process *p, uint32_t k, uint64_t n)
{
    trace__word_add(&p->file.own, k, n);
    trace__own_publish(p, k);
}

/* These bits of the word. */
TRACE__INTERNAL void trace__own_change(trace__process *p, uint32_t k, uint64_t clear, uint64_t set)
{
    uint64_t old = __atomic_load_n(&p->file.own.word[k], __ATOMIC_RELAXED), now;
    do
        now = trace_word_make(p->file.own.session, k, (old & ~clear) | set);
    while (!__atomic_compare_exchange_n(&p->file.own.word[k], &old, now, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    trace__own_publish(p, k);
}

/* The words of a header whose fields are filled in. */
TRACE__INTERNAL void trace__words_begin(trace_file_header *h)
{
    const uint64_t values[TRACE_WORDS] = {h->state,
                                          (uint32_t)h->rank,
                                          (uint32_t)h->world,
                                          h->slots,
                                          h->dropped,
                                          (uint32_t)h->last_error,
                                          h->overwritten,
                                          h->tick_hz,
                                          0,
                                          trace__run_met(),
                                          0,
                                          TRACE_LEFT_NOT,
                                          trace__run_launcher(),
                                          0,
                                          0,
                                          0,
                                          0,
                                          trace__identity_namespace,
                                          trace__identity_process,
                                          trace__run_spawned()};
    uint32_t k;
    for (k = 0; k < TRACE_WORDS; k++)
        trace__word_set(h, k, values[k]);
    h->birth = trace_header_birth(h);
}

/* A field of both. */
#define TRACE__OWN_STORE(p, field, value, order) \
    do { \
        __atomic_store_n(&(p)->file.own.field, value, __ATOMIC_RELAXED); \
        __atomic_store_n(&(p)->file.header->field, value, order); \
    } while (0)

TRACE__INTERNAL void trace__header_state(trace__process *p, uint32_t state)
{
    trace__own_set(p, TRACE_WORD_STATE, state);
    TRACE__OWN_STORE(p, state, state, __ATOMIC_RELEASE);
}
/* `world` is kept if it is not known. */
TRACE__INTERNAL void trace__header_rank(trace__process *p, int32_t rank, int32_t world)
{
    if (world > 0) {
        trace__own_set(p, TRACE_WORD_WORLD, (uint32_t)world);
        TRACE__OWN_STORE(p, world, world, __ATOMIC_RELAXED);
    }
    trace__own_set(p, TRACE_WORD_MET, trace__run_met());
    trace__own_set(p, TRACE_WORD_RANK, (uint32_t)rank);
    TRACE__OWN_STORE(p, rank, rank, __ATOMIC_RELAXED);
}
TRACE__INTERNAL void trace__header_error(trace__process *p, int32_t error)
{
    trace__own_set(p, TRACE_WORD_LAST_ERROR, (uint32_t)error);
    TRACE__OWN_STORE(p, last_error, error, __ATOMIC_RELAXED);
}
TRACE__INTERNAL void trace__header_hz(trace__process *p, uint64_t hz)
{
    trace__own_set(p, TRACE_WORD_TICK_HZ, hz);
    TRACE__OWN_STORE(p, tick_hz, hz, __ATOMIC_RELAXED);
}
TRACE__INTERNAL void trace__header_dropped(trace__process *p, uint64_t n)
{
    trace__own_add(p, TRACE_WORD_DROPPED, n);
    __atomic_fetch_add(&p->file.own.dropped, n, __ATOMIC_RELAXED);
    __atomic_fetch_add(&p->file.header->dropped, n, __ATOMIC_RELAXED);
}
TRACE__INTERNAL void trace__header_overwritten(trace__process *p, uint64_t n)
{
    trace__own_add(p, TRACE_WORD_OVERWRITTEN, n);
    __atomic_fetch_add(&p->file.own.overwritten, n, __ATOMIC_RELAXED);
    __atomic_fetch_add(&p->file.header->overwritten, n, __ATOMIC_RELAXED);
}
/* The first of n slots handed out. */
TRACE__INTERNAL uint32_t trace__header_slots(trace__process *p, uint32_t n)
{
    trace__own_add(p, TRACE_WORD_SLOTS, n);
    __atomic_fetch_add(&p->file.header->slots, n, __ATOMIC_RELAXED);
    return __atomic_fetch_add(&p->file.own.slots, n, __ATOMIC_RELAXED);
}
/* The last n of them go back, which end before `end`. False: others were handed out since. */
TRACE__INTERNAL bool trace__header_slots_back(trace__process *p, uint32_t end, uint32_t n)
{
    if (!__atomic_compare_exchange_n(&p->file.own.slots, &end, end - n, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
        return false;
    trace__own_add(p, TRACE_WORD_SLOTS, 0 - (uint64_t)n);
    __atomic_fetch_sub(&p->file.header->slots, n, __ATOMIC_RELAXED);
    return true;
}
