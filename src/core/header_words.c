/* header_words.c - what changes in the file's header: the fields, and beside each a word with a check of its own
 * (format/raw.h)
 *
 * Readers go by the words, so these come first. Each is one store, or one compare-and-swap: any thread, handlers too,
 * no lock, and a kill leaves the old value or the new one. */

static void trace__word_set(trace_file_header *h, uint32_t k, uint64_t value)
{
    __atomic_store_n(&h->word[k], trace_word_make(h->session, k, value), __ATOMIC_RELAXED);
}

static void trace__word_add(trace_file_header *h, uint32_t k, uint64_t n)
{
    uint64_t old = __atomic_load_n(&h->word[k], __ATOMIC_RELAXED), now;
    do
        now = trace_word_make(h->session, k, old + n);
    while (!__atomic_compare_exchange_n(&h->word[k], &old, now, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    TRACE__BARRIER();
}

static uint64_t trace__run_met(void), trace__run_launcher(void);

/* The words of a header whose fields are filled in. */
static void trace__words_begin(trace_file_header *h)
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
                                          0};
    uint32_t k;
    for (k = 0; k < TRACE_WORDS; k++)
        trace__word_set(h, k, values[k]);
    h->birth = trace_header_birth(h);
}

static void trace__header_state(trace_file_header *h, uint32_t state)
{
    trace__word_set(h, TRACE_WORD_STATE, state);
    __atomic_store_n(&h->state, state, __ATOMIC_RELEASE);
}
/* `world` is kept if it is not known. */
static void trace__header_rank(trace_file_header *h, int32_t rank, int32_t world)
{
    if (world > 0) {
        trace__word_set(h, TRACE_WORD_WORLD, (uint32_t)world);
        __atomic_store_n(&h->world, world, __ATOMIC_RELAXED);
    }
    trace__word_set(h, TRACE_WORD_MET, trace__run_met());
    trace__word_set(h, TRACE_WORD_RANK, (uint32_t)rank);
    __atomic_store_n(&h->rank, rank, __ATOMIC_RELAXED);
}
static void trace__header_error(trace_file_header *h, int32_t error)
{
    trace__word_set(h, TRACE_WORD_LAST_ERROR, (uint32_t)error);
    h->last_error = error;
}
static void trace__header_hz(trace_file_header *h, uint64_t hz)
{
    trace__word_set(h, TRACE_WORD_TICK_HZ, hz);
    __atomic_store_n(&h->tick_hz, hz, __ATOMIC_RELAXED);
}
static void trace__header_dropped(trace_file_header *h, uint64_t n)
{
    trace__word_add(h, TRACE_WORD_DROPPED, n);
    __atomic_fetch_add(&h->dropped, n, __ATOMIC_RELAXED);
}
static void trace__header_overwritten(trace_file_header *h, uint64_t n)
{
    trace__word_add(h, TRACE_WORD_OVERWRITTEN, n);
    __atomic_fetch_add(&h->overwritten, n, __ATOMIC_RELAXED);
}
/* The first of n slots handed out. */
static uint32_t trace__header_slots(trace_file_header *h, uint32_t n)
{
    trace__word_add(h, TRACE_WORD_SLOTS, n);
    return __atomic_fetch_add(&h->slots, n, __ATOMIC_RELAXED);
}
