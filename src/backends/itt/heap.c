/* itt/heap.c - ITT: heaps. Calls are slices; the bytes in use are a counter of the heap's domain */

/* Sizes of blocks by address: a block may lie in any of the places behind its hash, so that taking one out leaves no
 * hole that matters. Where all of them are taken the block is not counted, neither when it comes nor when it goes. */
enum { TRACE__ITT_BLOCKS = 1 << 16, TRACE__ITT_PLACES = 32 };
typedef struct trace__itt_block {
    void *address;
    uint64_t size;
} trace__itt_block;
static trace__itt_block *trace__itt_blocks;

static trace__itt_block *trace__itt_place(const void *address)
{
    return trace__itt_blocks +
           (trace__mix((uint64_t)(uintptr_t)address, 0) >> 24) % (TRACE__ITT_BLOCKS - TRACE__ITT_PLACES);
}
static uint64_t trace__itt_block_add(void *address, uint64_t size)
{
    trace__itt_block *b, *none = NULL;
    int i;
    if (!__atomic_load_n(&trace__itt_blocks, __ATOMIC_ACQUIRE)) {
        trace__itt_block *fresh = (trace__itt_block *)trace__os_memory(TRACE__ITT_BLOCKS * sizeof *fresh, false);
        if (!fresh ||
            !__atomic_compare_exchange_n(&trace__itt_blocks, &none, fresh, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
            return 0;
    }
    for (i = 0, b = trace__itt_place(address); i < TRACE__ITT_PLACES; i++, b++) {
        void *empty = NULL;
        if (!__atomic_load_n(&b->address, __ATOMIC_RELAXED) &&
            __atomic_compare_exchange_n(&b->address, &empty, address, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) {
            /* nobody frees the block before its allocation has returned */
            __atomic_store_n(&b->size, size, __ATOMIC_RELAXED);
            return size;
        }
    }
    return 0;
}
static uint64_t trace__itt_block_remove(void *address)
{
    trace__itt_block *b;
    int i;
    if (!address || !__atomic_load_n(&trace__itt_blocks, __ATOMIC_ACQUIRE))
        return 0;
    for (i = 0, b = trace__itt_place(address); i < TRACE__ITT_PLACES; i++, b++)
        if (__atomic_load_n(&b->address, __ATOMIC_ACQUIRE) == address) {
            uint64_t size = __atomic_load_n(&b->size, __ATOMIC_RELAXED);
            __atomic_store_n(&b->address, NULL, __ATOMIC_RELEASE);
            return size;
        }
    return 0;
}
static void trace__itt_in_use(const trace__itt_domain *h, uint64_t more, uint64_t less)
{
    trace__itt_gauge *g = h ? (trace__itt_gauge *)h->extra2 : NULL;
    if (g && more != less && trace__handle_is(g, TRACE__TYPE_ITT_COUNTER))
        trace__itt_gauge_add(g, more > less ? more - less : less - more, more > less ? 1 : -1);
}

static trace__itt_domain *trace__itt_heap_function_create(const char *name, const char *domain)
{
    char full[2 * TRACE__NAME_MAX + 2], *p = full;
    trace__itt_domain *h;
    size_t d = trace__upto(domain, TRACE__NAME_MAX), n = trace__upto(name, TRACE__NAME_MAX);
    memcpy(p, domain ? domain : "", d);
    p += d;
    if (d && n)
        *p++ = ':';
    memcpy(p, name ? name : "", n);
    p[n] = 0;
    h = trace__itt_domain_create(full); /* a name and a pointer is all that a heap function is */
    if (h && !__atomic_load_n(&h->extra2, __ATOMIC_ACQUIRE)) {
        trace__itt_gauge *g = trace__itt_counter_get("bytes in use", domain, TRACE__ITT_U64);
        if (g)
            g->unit = "B";
        __atomic_store_n(&h->extra2, (void *)g, __ATOMIC_RELEASE);
    }
    return h;
}

static void trace__itt_heap_say(trace__itt_domain *h, uint32_t what, bool end, trace__values *v)
{
    uint32_t event;
    if (!trace__itt_wants(NULL, 2) || !h || !(event = trace__event_id("itt", what, h, NULL, h->name, strlen(h->name))))
        return;
    if (!end)
        trace__write_event(event, what, v);
    else
        trace__write_event(
            trace__end_of(event),
            TRACE__WHAT(TRACE_KIND_END, TRACE__WHAT_FIELDS(what) & TRACE__F_END_ADDRESS ? TRACE__F_ADDRESS : 0), v);
}
#define TRACE__ITT_ALLOCATE TRACE__WHAT(TRACE_KIND_BEGIN, TRACE__F_SIZE | TRACE__F_END_ADDRESS)
#define TRACE__ITT_FREE TRACE__WHAT(TRACE_KIND_BEGIN, TRACE__F_ADDRESS)
#define TRACE__ITT_REALLOCATE TRACE__WHAT(TRACE_KIND_BEGIN, TRACE__F_ADDRESS | TRACE__F_SIZE | TRACE__F_END_ADDRESS)

static void trace__itt_heap_allocate_begin(trace__itt_domain *h, size_t size, int initialized)
{
    trace__values v;
    (void)initialized;
    v.size = size;
    trace__itt_heap_say(h, TRACE__ITT_ALLOCATE, false, &v);
}
static void trace__itt_heap_allocate_end(trace__itt_domain *h, void **address, size_t size, int initialized)
{
    trace__values v;
    (void)initialized;
    v.address = address ? *address : NULL;
    trace__itt_heap_say(h, TRACE__ITT_ALLOCATE, true, &v);
    if (v.address)
        trace__itt_in_use(h, trace__itt_block_add(*address, size), 0);
}
static void trace__itt_heap_free_begin(trace__itt_domain *h, void *address)
{
    trace__values v;
    v.address = address;
    trace__itt_heap_say(h, TRACE__ITT_FREE, false, &v);
    trace__itt_in_use(h, 0, trace__itt_block_remove(address)); /* before another thread is given the same block */
}
static void trace__itt_heap_free_end(trace__itt_domain *h, void *address)
{
    trace__values v;
    v.address = address;
    trace__itt_heap_say(h, TRACE__ITT_FREE, true, &v);
}
static void trace__itt_heap_reallocate_begin(trace__itt_domain *h, void *address, size_t size, int initialized)
{
    trace__values v;
    (void)initialized;
    v.address = address;
    v.size = size;
    trace__itt_heap_say(h, TRACE__ITT_REALLOCATE, false, &v);
    trace__itt_in_use(h, 0, trace__itt_block_remove(address));
}
static void trace__itt_heap_reallocate_end(trace__itt_domain *h, void *address, void **new_address, size_t size,
                                           int initialized)
{
    trace__values v;
    (void)address, (void)initialized;
    v.address = new_address ? *new_address : NULL;
    trace__itt_heap_say(h, TRACE__ITT_REALLOCATE, true, &v);
    if (v.address)
        trace__itt_in_use(h, trace__itt_block_add(*new_address, size), 0);
}

/* A slice without arguments, begun and ended by functions of their own. */
static void trace__itt_plain(const char *name, bool end)
{
    uint32_t event;
    if (trace__itt_wants(NULL, 2) &&
        (event = trace__event_id("itt", TRACE__ITT_TASK, NULL, NULL, name, strlen(name))) != 0)
        trace__write_event_plain(end ? trace__end_of(event) : event);
}
static void trace__itt_heap_internal_access_begin(void) { trace__itt_plain("heap_internal_access", false); }
static void trace__itt_heap_internal_access_end(void) { trace__itt_plain("heap_internal_access", true); }
static void trace__itt_heap_record_memory_growth_begin(void) { trace__itt_plain("heap_record_memory_growth", false); }
static void trace__itt_heap_record_memory_growth_end(void) { trace__itt_plain("heap_record_memory_growth", true); }
static void trace__itt_number_instant(const char *name, unsigned number)
{
    const uint32_t what = TRACE__WHAT(TRACE_KIND_INSTANT, TRACE__F_NUMBER);
    trace__values v;
    if (!trace__itt_wants(NULL, 2))
        return;
    v.number = number;
    trace__write_event(trace__event_id("itt", what, NULL, NULL, name, strlen(name)), what, &v);
}
static void trace__itt_heap_reset_detection(unsigned mask) { trace__itt_number_instant("heap_reset_detection", mask); }
static void trace__itt_heap_record(unsigned mask) { trace__itt_number_instant("heap_record", mask); }
