/* objects.c - objects that carry tables of functions: libfabric's, ibverbs'
 *
 * Their headers call through the tables, so no symbol can be wrapped. An object that a wrapped function hands out gets
 * a copy of each of its tables with wrappers in it, made once for each table of the library. A wrapper finds the
 * function by the table of the object at hand. A table that lies in the object itself is changed there.
 *
 * Objects keep their addresses. What becomes of one is looked up by its address: before it is closed it gets the
 * library's tables back, after calls that may change its tables it gets ours again. */
typedef struct trace__slot { /* a place in tables; what a wrapper knows of itself */
    uint32_t offset;
    void *wrapper, *first; /* of the first table with it */
} trace__slot;
typedef struct trace__slot_entry {
    trace__slot *slot;
    trace__function wrapper;
} trace__slot_entry;
typedef struct trace__table_kind {
    uint32_t bytes; /* as the model knows it */
    bool sized;     /* it begins with its size, a size_t */
    uint32_t n;
    const trace__slot_entry *slots;
} trace__table_kind;
typedef void trace__object_tables(void *object, bool wrap);

/* By address: a table of ours leads to the original, an object to what does its tables. Never unlinked; those of
 * objects that are gone are used again. */
typedef struct trace__known {
    struct trace__known *next;
    const void *key;      /* NULL: free */
    const void *original; /* of a table: the library's, or a copy of it */
    trace__object_tables *tables;
} trace__known;
enum { TRACE__KNOWN_BUCKETS = 1024, TRACE__KNOWN_ROOM = 1 << 16, TRACE__TABLE_BYTES = 4096 };
static struct {
    trace__known *buckets[TRACE__KNOWN_BUCKETS];
    unsigned char *room, *end; /* memory that is left */
    unsigned char busy;
} trace__tabled;

static bool trace__tabled_lock(void)
{
    uint32_t i;
    for (i = 0; __atomic_test_and_set(&trace__tabled.busy, __ATOMIC_ACQUIRE); i++) {
        if (i > 1u << 20) /* a child of a fork in the middle: its objects are not recorded */
            return false;
        sched_yield();
    }
    return true;
}
static void trace__tabled_unlock(void) { __atomic_clear(&trace__tabled.busy, __ATOMIC_RELEASE); }

static void *trace__objects_take(size_t bytes)
{
    unsigned char *p;
    bytes = (bytes + 15) & ~(size_t)15;
    if ((size_t)(trace__tabled.end - trace__tabled.room) < bytes) {
        p = (unsigned char *)trace__os_memory(TRACE__KNOWN_ROOM, false);
        if (!p)
            return NULL;
        trace__tabled.room = p;
        trace__tabled.end = p + TRACE__KNOWN_ROOM;
    }
    p = trace__tabled.room;
    trace__tabled.room += bytes;
    return p;
}

static trace__known **trace__known_bucket(const void *key)
{
    return &trace__tabled.buckets[((uintptr_t)key >> 4) * 0x9e3779b97f4a7c15ull >> 54];
}
static trace__known *trace__known_find(const void *key)
{
    trace__known *k = __atomic_load_n(trace__known_bucket(key), __ATOMIC_ACQUIRE);
    while (k && __atomic_load_n(&k->key, __ATOMIC_ACQUIRE) != key)
        k = k->next;
    return k;
}
/* With the lock held. */
static trace__known *trace__known_put(const void *key, const void *original, trace__object_tables *tables)
{
    trace__known **bucket = trace__known_bucket(key), *k = trace__known_find(key);
    bool fresh = false;
    for (k = k ? k : *bucket; k && k->key && k->key != key; k = k->next) {}
    if (!k) {
        k = (trace__known *)trace__objects_take(sizeof *k);
        if (!k)
            return NULL;
        k->next = *bucket;
        fresh = true;
    }
    k->original = original;
    k->tables = tables;
    __atomic_store_n(&k->key, key, __ATOMIC_RELEASE);
    if (fresh)
        __atomic_store_n(bucket, k, __ATOMIC_RELEASE);
    return k;
}

static void *trace__slot_get(const void *table, uint32_t offset)
{
    void *p;
    memcpy(&p, (const char *)table + offset, sizeof p);
    return p;
}

/* The function that an object's table had in place of the wrapper. */
static inline void *trace__table_behind(const void *table, const trace__slot *slot)
{
    const trace__known *k = trace__known_find(table);
    void *f = trace__slot_get(k ? k->original : table, slot->offset);
    return f == slot->wrapper ? slot->first : f; /* of a copy that somebody made of ours */
}

static size_t trace__table_size(const trace__table_kind *kind, const void *table)
{
    size_t n = kind->bytes;
    if (kind->sized)
        memcpy(&n, table, sizeof n);
    return n < (size_t)TRACE__TABLE_BYTES ? n : (size_t)TRACE__TABLE_BYTES;
}

static void trace__table_fill(const trace__table_kind *kind, void *table, size_t bytes)
{
    uint32_t i;
    for (i = 0; i < kind->n; i++) {
        trace__slot *slot = kind->slots[i].slot;
        void *wrapper = (void *)(uintptr_t)kind->slots[i].wrapper, *was;
        if (slot->offset + sizeof was > bytes || !(was = trace__slot_get(table, slot->offset)) || was == wrapper)
            continue;
        if (!slot->first)
            slot->first = was;
        __atomic_store_n(&slot->wrapper, wrapper, __ATOMIC_RELEASE);
        memcpy((char *)table + slot->offset, &wrapper, sizeof wrapper);
    }
}

/* The pointer to a table, at `place`. */
__attribute__((unused)) static void trace__table_at(void *place, const trace__table_kind *kind, bool wrap)
{
    const void **at = (const void **)place, *table = *at;
    trace__known *k = table ? trace__known_find(table) : NULL, *other;
    unsigned char *copy;
    size_t bytes;
    if (!wrap && k)
        *at = k->original;
    if (!wrap || k || !table)
        return;
    other = trace__known_find((const char *)table + 1); /* the copy that was made of it */
    if (other && !memcmp((const char *)other->original + sizeof bytes, table, trace__table_size(kind, table))) {
        memcpy(&bytes, other->original, sizeof bytes);
        *at = (const void *)(uintptr_t)bytes;
        return;
    }
    bytes = trace__table_size(kind, table);
    copy = (unsigned char *)trace__objects_take(2 * bytes + 16 + sizeof(size_t)); /* ours, its address, and theirs */
    if (!copy)
        return;
    memcpy(copy, table, bytes);
    memcpy(copy + ((bytes + 15) & ~(size_t)15) + sizeof(size_t), table, bytes);
    trace__table_fill(kind, copy, bytes);
    {
        unsigned char *kept = copy + ((bytes + 15) & ~(size_t)15);
        uintptr_t address = (uintptr_t)copy;
        memcpy(kept, &address, sizeof address);
        if (trace__known_put(copy, table, NULL) && trace__known_put((const char *)table + 1, kept, NULL))
            *at = copy;
    }
}

/* A table that is a part of the object. */
__attribute__((unused)) static void trace__table_inside(void *table, const trace__table_kind *kind, bool wrap)
{
    trace__known *k = trace__known_find(table);
    size_t bytes = trace__table_size(kind, table);
    void *saved = k ? (void *)(uintptr_t)k->original : NULL;
    uint32_t i;
    if (!wrap) {
        for (i = 0; k && i < kind->n; i++) {
            void *now = trace__slot_get(table, kind->slots[i].slot->offset);
            if (now && now == (void *)(uintptr_t)kind->slots[i].wrapper)
                memcpy((char *)table + kind->slots[i].slot->offset, (const char *)saved + kind->slots[i].slot->offset,
                       sizeof now);
        }
        return;
    }
    if (!saved && !(saved = trace__objects_take(bytes)))
        return;
    for (i = 0; i < bytes / sizeof(void *); i++) { /* what is ours already was saved earlier */
        void *now = trace__slot_get(table, i * (uint32_t)sizeof now);
        bool ours = false;
        uint32_t s;
        for (s = 0; k && s < kind->n && !ours; s++)
            ours = now == (void *)(uintptr_t)kind->slots[s].wrapper;
        if (!ours)
            memcpy((char *)saved + i * sizeof now, &now, sizeof now);
    }
    if (k || trace__known_put(table, saved, NULL))
        trace__table_fill(kind, table, bytes);
}

/* Objects that a library makes for itself, in a call that makes one for the program, are left alone. */
static __thread unsigned trace__object_depth;

__attribute__((unused)) static void trace__object_new(void *object, trace__object_tables *tables)
{
    trace__known *k;
    if (!object || trace__object_depth || !trace__tabled_lock())
        return;
    k = trace__known_find((const char *)object + 2); /* NULL: it was not handed out before */
    if (k || (k = trace__known_put((const char *)object + 2, NULL, tables)) != NULL)
        k->tables(object, true);
    trace__tabled_unlock();
}

static void trace__object_set(const void *object, bool wrap, bool gone)
{
    trace__known *k;
    if (!object || !trace__tabled_lock())
        return;
    k = trace__known_find((const char *)object + 2);
    if (k && gone)
        __atomic_store_n(&k->key, NULL, __ATOMIC_RELEASE);
    else if (k)
        k->tables((void *)(uintptr_t)object, wrap);
    trace__tabled_unlock();
}
/* Before it is closed; when that was tried; when its tables may be others. */
__attribute__((unused)) static void trace__object_undo(const void *object) { trace__object_set(object, false, false); }
__attribute__((unused)) static void trace__object_gone(const void *object, bool gone)
{
    trace__object_set(object, true, gone);
}
__attribute__((unused)) static void trace__object_again(const void *object) { trace__object_set(object, true, false); }

#define TRACE__BEHIND(prefix, name) {name "\0", NULL, NULL, 0, 0, 1, prefix##_source_id, 0, NULL, NULL, NULL}
