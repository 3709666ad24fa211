/* ze/memory.c - whose memory an address is: the direction of a copy is read from its two ends
 *
 * What was allocated lies in one table sorted by address. Readers take no lock: they search, and search again when the
 * table changed meanwhile. Who sees a store made during a change (release, acquire) sees after it that there is one. */

typedef struct trace__ze_range {
    uint64_t begin, end;
    uint64_t letter;
} trace__ze_range;

static trace__ze_range *trace__ze_ranges; /* a larger one takes its place; the smaller stay for whoever reads them */
/* odd: changing */
static uint32_t trace__ze_nranges, trace__ze_ranges_room, trace__ze_ranges_busy, trace__ze_ranges_change;

/* how many begin at or below */
static uint32_t trace__ze_ranges_below(const trace__ze_range *r, uint32_t n, uint64_t at)
{
    uint32_t low = 0, high = n;
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        if (__atomic_load_n(&r[middle].begin, __ATOMIC_ACQUIRE) <= at)
            low = middle + 1;
        else
            high = middle;
    }
    return low;
}

static void trace__ze_range_set(uint32_t i, uint64_t begin, uint64_t end, uint64_t letter)
{
    __atomic_store_n(&trace__ze_ranges[i].begin, begin, __ATOMIC_RELEASE);
    __atomic_store_n(&trace__ze_ranges[i].end, end, __ATOMIC_RELEASE);
    __atomic_store_n(&trace__ze_ranges[i].letter, letter, __ATOMIC_RELEASE);
}
static void trace__ze_ranges_begin(void)
{
    trace__ze_lock(&trace__ze_ranges_busy);
    __atomic_store_n(&trace__ze_ranges_change, trace__ze_ranges_change + 1, __ATOMIC_RELAXED);
}
static void trace__ze_ranges_end(void)
{
    __atomic_store_n(&trace__ze_ranges_change, trace__ze_ranges_change + 1, __ATOMIC_RELEASE);
    trace__ze_unlock(&trace__ze_ranges_busy);
}

static bool trace__ze_ranges_grow(void)
{
    uint32_t room = trace__ze_ranges_room ? trace__ze_ranges_room * 2 : 1024;
    trace__ze_range *r = (trace__ze_range *)trace__os_memory(room * sizeof *r, false);
    if (!r)
        return false;
    if (trace__ze_nranges)
        memcpy(r, trace__ze_ranges, trace__ze_nranges * sizeof *r);
    __atomic_store_n(&trace__ze_ranges, r, __ATOMIC_RELEASE);
    trace__ze_ranges_room = room;
    return true;
}

static void trace__ze_range_remove(uint32_t i)
{
    uint32_t n = trace__ze_nranges - 1;
    for (; i < n; i++)
        trace__ze_range_set(i, trace__ze_ranges[i + 1].begin, trace__ze_ranges[i + 1].end,
                            trace__ze_ranges[i + 1].letter);
    __atomic_store_n(&trace__ze_nranges, n, __ATOMIC_RELEASE);
}

static void trace__ze_memory_new(const void *at, uint64_t bytes, char letter, int result)
{
    uint64_t begin = 0;
    uint32_t i, k;
    if (result != 0 || !at || !bytes)
        return;
    memcpy(&begin, at, sizeof begin);
    if (!begin)
        return;
    trace__ze_ranges_begin();
    while ((i = trace__ze_ranges_below(trace__ze_ranges, trace__ze_nranges, begin + bytes - 1)) > 0 &&
           trace__ze_ranges[i - 1].end > begin)
        trace__ze_range_remove(i - 1); /* its end was not seen */
    if (trace__ze_nranges < trace__ze_ranges_room || trace__ze_ranges_grow()) {
        for (k = trace__ze_nranges; k > i; k--)
            trace__ze_range_set(k, trace__ze_ranges[k - 1].begin, trace__ze_ranges[k - 1].end,
                                trace__ze_ranges[k - 1].letter);
        trace__ze_range_set(i, begin, begin + bytes, (uint64_t)(unsigned char)letter);
        __atomic_store_n(&trace__ze_nranges, trace__ze_nranges + 1, __ATOMIC_RELEASE);
    }
    trace__ze_ranges_end();
}

static void trace__ze_memory_gone(const void *memory)
{
    uint64_t at = (uint64_t)(uintptr_t)memory;
    uint32_t i;
    if (!memory || !__atomic_load_n(&trace__ze_nranges, __ATOMIC_RELAXED))
        return;
    trace__ze_ranges_begin();
    i = trace__ze_ranges_below(trace__ze_ranges, trace__ze_nranges, at);
    if (i && trace__ze_ranges[i - 1].end > at)
        trace__ze_range_remove(i - 1);
    trace__ze_ranges_end();
}

/* M: memory of the program's own, for Level Zero gave it out neither as device, shared nor host memory. */
static char trace__ze_memory_letter(const void *memory)
{
    const trace__ze_range *r;
    uint64_t at = (uint64_t)(uintptr_t)memory, letter;
    uint32_t change, i, n;
    for (;;) {
        change = __atomic_load_n(&trace__ze_ranges_change, __ATOMIC_ACQUIRE);
        if (change & 1) {
            trace__os_yield();
            continue;
        }
        n = __atomic_load_n(&trace__ze_nranges, __ATOMIC_ACQUIRE);
        r = __atomic_load_n(&trace__ze_ranges, __ATOMIC_ACQUIRE);
        letter = 'M';
        i = r ? trace__ze_ranges_below(r, n, at) : 0;
        if (i && __atomic_load_n(&r[i - 1].end, __ATOMIC_ACQUIRE) > at)
            letter = __atomic_load_n(&r[i - 1].letter, __ATOMIC_ACQUIRE);
        if (__atomic_load_n(&trace__ze_ranges_change, __ATOMIC_RELAXED) == change)
            return (char)letter;
    }
}
