/* racing.c - reading a chunk that its writer may fill, leave, or begin anew meanwhile
 *
 * The writer asks nobody. So whoever reads takes the header, then the records, then looks whether the chunk is still
 * the same (trace__chunk_is): if it is, all that was read is of that chunk, and records before `committed` are whole.
 * tests/proof/model.c tries every order in which a machine may do this. */
#include "racing.h"

/* What was read or stored before it is so for other threads too, before what is read or stored after it. No instruction
 * on x86-64. An atomic operation on a word of one's own would do there, but not on ARMv8.0, which may read what comes
 * later before it. */
TRACE__INTERNAL void trace__fence(void)
{
#ifdef TRACE__TSAN /* it does not know fences */
    uint32_t word = 0;
    __atomic_fetch_add(&word, 0, __ATOMIC_ACQ_REL);
#else
    __atomic_thread_fence(__ATOMIC_ACQ_REL);
#endif
}

/* Copies what its writer may be writing. */
TRACE__INTERNAL __attribute__((no_sanitize("thread"))) void trace__copy_racing(void *to, const void *from,
                                                                               uint32_t bytes)
{
    uint32_t i;
    for (i = 0; i < bytes / 8; i++)
        ((uint64_t *)to)[i] = ((const volatile uint64_t *)from)[i];
}

/* A word of a header that its writer may be storing; what was read is looked at again. */
TRACE__INTERNAL __attribute__((no_sanitize("thread"))) uint32_t trace__read_racing(const uint32_t *word)
{
    return *(const volatile uint32_t *)word;
}

TRACE__INTERNAL __attribute__((no_sanitize("thread"))) uint64_t trace__seq_of(const trace__writer *w)
{
    return *(const volatile uint64_t *)&w->seq;
}

TRACE__INTERNAL __attribute__((no_sanitize("thread"))) uint32_t trace__state_of(const trace_chunk_header *c)
{
    return *(const volatile uint32_t *)&c->state;
}

/* The header of what lies at `at`, for the moment: whoever goes by it asks trace__chunk_is afterwards. */
TRACE__INTERNAL void trace__chunk_header_of(trace_chunk_header *h, const void *at)
{
    uint64_t name[2], after; /* magic and stream, seq */
    uint32_t state;
    trace__copy_racing(name, at, sizeof name);
    trace__fence(); /* pairs with that in trace__begin: what is read from here on is of this chunk or a later one */
    state = trace__state_of((const trace_chunk_header *)at);
    trace__fence(); /* pairs with the stores of `state`: what it says is there */
    trace__copy_racing(h, at, sizeof *h);
    memcpy(&after, h, sizeof after);
    h->state = after == name[0] && h->seq == name[1] ? state : (uint32_t)TRACE_CHUNK_FREE;
    trace__fence(); /* pairs with the stores of `committed`: records before it are there */
}

/* Whether the chunk with this header still is there, and was when all was read that was read before. */
TRACE__INTERNAL bool trace__chunk_is(const void *at, const trace_chunk_header *h)
{
    uint64_t was[2], now[2]; /* magic and stream, seq */
    uint32_t state;
    memcpy(was, h, sizeof was);
    trace__fence();
    state = trace__state_of((const trace_chunk_header *)at);
    trace__fence(); /* pairs with the store of OPEN: if a new chunk is there, its number is */
    trace__copy_racing(now, at, sizeof now);
    return state != TRACE_CHUNK_FREE && h->magic == TRACE_CHUNK_MAGIC && now[0] == was[0] && now[1] == was[1];
}
