/* cuda/cupti/jit.c - what compilers at run time (Triton) tell of their kernels: names, and who wants to know of
 * launches
 *
 * CUPTI gives all variants of a kernel the one name of its symbol. Here a compiler says what a loaded function is to be
 * called. A callback of a launch finds the name by the function, and keeps it beside the launch's number in the ring of
 * callers until the device's record comes. Nodes of a graph have no function: they get the name of their symbol, if no
 * other variant has it. Nothing is looked up until the first name is given.
 *
 * The table is read by launching threads while others add to it: an entry's text is stored last, and entries stay. */

enum { TRACE__JIT_ENTRIES = 1 << 15, TRACE__JIT_TEXT = 1 << 16 };

typedef struct trace__jit_entry {
    uint64_t key;     /* a function, or the hash of a symbol with its top bit set; 0: free */
    const char *name; /* NULL: forgotten; trace__jit_several: of a symbol, several variants have it */
} trace__jit_entry;

static const char trace__jit_several[] = "";

static struct trace__jit {
    trace__jit_entry *entries; /* set once */
    char *text, *text_end;     /* room for names. Under `lock` */
    uint32_t lock, used;
    void (*launching)(void); /* atomic */
} trace__jit;

static uint64_t trace__jit_symbol_key(const char *symbol)
{
    return trace__hash((const unsigned char *)symbol, strlen(symbol), 0) | 1ull << 63;
}

/* The entry of the key, or a free one, or NULL: the table is full. */
static trace__jit_entry *trace__jit_at(uint64_t key)
{
    uint32_t i, at = (uint32_t)(key * 0x9e3779b97f4a7c15ull >> 49);
    trace__jit_entry *entries = __atomic_load_n(&trace__jit.entries, __ATOMIC_ACQUIRE);
    for (i = 0; entries && i < TRACE__JIT_ENTRIES; i++) {
        trace__jit_entry *e = &entries[(at + i) % TRACE__JIT_ENTRIES];
        uint64_t found = __atomic_load_n(&e->key, __ATOMIC_ACQUIRE);
        if (!found || found == key)
            return e;
    }
    return NULL;
}

/* The name that was given for the key; NULL: none, or several. */
static const char *trace__jit_find(uint64_t key)
{
    const trace__jit_entry *e = trace__jit_at(key);
    const char *name = e && e->key == key ? __atomic_load_n(&e->name, __ATOMIC_ACQUIRE) : NULL;
    return name != trace__jit_several ? name : NULL;
}

/* Copies stay for the life of the process: launching threads may be reading them. NULL: no memory. */
static const char *trace__jit_copy(const char *name)
{
    size_t n = trace__length(name, 4095) + 1;
    char *copy;
    if (trace__jit.text_end - trace__jit.text < (ptrdiff_t)n) {
        trace__jit.text = (char *)trace__os_memory(TRACE__JIT_TEXT, false);
        trace__jit.text_end = trace__jit.text ? trace__jit.text + TRACE__JIT_TEXT : NULL;
        if (!trace__jit.text)
            return NULL;
    }
    copy = trace__jit.text;
    memcpy(copy, name, n - 1);
    copy[n - 1] = 0;
    trace__jit.text += n;
    return copy;
}

static bool trace__jit_put(uint64_t key, const char *name)
{
    trace__jit_entry *e = trace__jit_at(key);
    if (!e || (!e->key && trace__jit.used > TRACE__JIT_ENTRIES / 4 * 3))
        return false;
    trace__jit.used += !e->key;
    __atomic_store_n(&e->name, name, __ATOMIC_RELEASE);
    __atomic_store_n(&e->key, key, __ATOMIC_RELEASE);
    return true;
}

static bool trace__jit_name(uint64_t function, const char *symbol, const char *name)
{
    uint64_t key = symbol ? trace__jit_symbol_key(symbol) : 0;
    const char *copy = name ? trace__jit_copy(name) : NULL, *before = key ? trace__jit_find(key) : NULL;
    if (name && !copy)
        return false;
    if (function && !trace__jit_put(function, copy))
        return false;
    if (!key || !name)
        return true;
    if (trace__jit_at(key) && trace__jit_at(key)->key == key && (!before || strcmp(before, name) != 0))
        copy = trace__jit_several;
    return trace__jit_put(key, copy);
}

/* Kernels of `function`, a CUfunction, appear as `name` from now on; NULL: as their symbol, for it is unloaded.
 * `symbol`: the name it was compiled under, for graphs; NULL: none. False: no memory, or too many names. Any thread. */
TRACE__EXPORT bool trace_cuda_kernel_name(uint64_t function, const char *symbol, const char *name)
{
    bool good;
    TRACE__SAVE_ERRNO;
    while (__atomic_exchange_n(&trace__jit.lock, 1, __ATOMIC_ACQUIRE))
        trace__os_yield();
    if (!trace__jit.entries)
        __atomic_store_n(&trace__jit.entries,
                         (trace__jit_entry *)trace__os_memory(sizeof(trace__jit_entry) * TRACE__JIT_ENTRIES, false),
                         __ATOMIC_RELEASE);
    good = trace__jit.entries && trace__jit_name(function, symbol, name);
    __atomic_store_n(&trace__jit.lock, 0, __ATOMIC_RELEASE);
    if (good)
        __atomic_store_n(&trace__cupti.launch.watched, 1, __ATOMIC_RELEASE);
    TRACE__RESTORE_ERRNO;
    return good;
}

/* Calls `launching` on the launching thread, inside each call that causes work of a device, before that work is
 * recorded; NULL: no more. What it records belongs to the call. Any thread. */
TRACE__EXPORT void trace_cuda_on_launch(void (*launching)(void))
{
    __atomic_store_n(&trace__jit.launching, launching, __ATOMIC_RELEASE);
    if (launching)
        __atomic_store_n(&trace__cupti.launch.watched, 1, __ATOMIC_RELEASE);
}

/* A call begins that causes work: launch.watched. */
static void trace__jit_launching(void)
{
    void (*launching)(void) = __atomic_load_n(&trace__jit.launching, __ATOMIC_ACQUIRE);
    if (launching)
        launching();
}

/* Where the parameters of a launch have its function; -1: they have none. */
static int trace__jit_function_at(const char *call)
{
    return !strncmp(call, "cuLaunchKernelEx", 16)            ? 8
           : !strncmp(call, "cuLaunchKernel", 14)            ? 0
           : !strncmp(call, "cuLaunchCooperativeKernel", 25) ? 0
                                                             : -1;
}

/* What the kernel of a launch is to be called: an interned text; 0: as its symbol. */
static uint32_t trace__jit_launched(const trace__cupti_call *c)
{
    int at = c->parameters ? trace__jit_function_at(c->function) : -1;
    const char *name;
    uint64_t function;
    if (at < 0)
        return 0;
    memcpy(&function, (const char *)c->parameters + at, sizeof function);
    name = trace__jit_find(function);
    return name ? trace__intern(name, strlen(name)) : 0;
}

/* The same of a device's record, whose launch is not known any more or was a graph's. */
static uint32_t trace__jit_symbol_name(const char *symbol)
{
    const char *name = symbol ? trace__jit_find(trace__jit_symbol_key(symbol)) : NULL;
    return name ? trace__intern(name, strlen(name)) : 0;
}
