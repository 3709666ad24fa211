/* communicator.c - what libraries of NCCL's shape share: communicators by a number that all members agree on
 *
 * The number is a hash of what the members have in common when the communicator is made, so no message is needed. An
 * API has one table; its calls look communicators up without a lock: an entry is published by its handle and changes
 * only while no call may use that handle. */

typedef struct trace__comm {
    uintptr_t handle;
    uint64_t id, seq, children; /* seq: collectives so far; children: communicators made of it */
    uint32_t size, rank;        /* size 0: not known yet */
    uint32_t asked, most;       /* how often the library was asked for them; 0, or the size it cannot exceed */
} trace__comm;

enum { TRACE__COMMS = 1024, TRACE__COMMS_LATER = 64, TRACE__COMM_GONE = 1 };
typedef struct trace__comms {
    /* TRACE__COMMS of them, open addressing; one that is gone keeps its place */
    trace__comm *table;
    trace__site *site;                                     /* of its records "communicator" */
    int later_result;                                      /* result of a call that goes on in the background */
    void (*ask)(const void *handle, int *size, int *rank); /* the library; sets nothing when it does not know */
    uint32_t busy, nlater;
    int32_t groups; /* open ones, of all threads */
    struct trace__comm_later {
        const void *at, *thread; /* where the handle will stand when that thread's group has ended */
        trace__comm comm;
    } later[TRACE__COMMS_LATER];
} trace__comms;

static const trace__field trace__comm_fields[] = {{"comm", TRACE_T_U64, TRACE_R_COMM, ""},
                                                  {"comm_size", TRACE_T_U32, TRACE_R_COMM_SIZE, ""},
                                                  {"rank", TRACE_T_U32, TRACE_R_NONE, ""},
                                                  {"handle", TRACE_T_HANDLE, TRACE_R_NONE, ""}};
/* The table of an API, PREFIX_comms, and PREFIX_ask, which is written once the wrappers are known (TRACE__COMMS_ASK).
 */
#define TRACE__COMMS_OF(prefix, api, later) \
    static void prefix##_ask(const void *handle, int *size, int *rank); \
    static const trace__desc prefix##_comm_desc[] = { \
        {api, "communicator", TRACE_KIND_OBJECT, 1, 4, trace__comm_fields}}; \
    static trace__site prefix##_comm_site = {0, 1, prefix##_comm_desc, NULL}; \
    static trace__comm prefix##_comm_table[TRACE__COMMS]; \
    static trace__comms prefix##_comms = {prefix##_comm_table, \
                                          &prefix##_comm_site, \
                                          later, \
                                          prefix##_ask, \
                                          0, \
                                          0, \
                                          0, \
                                          {{NULL, NULL, {0, 0, 0, 0, 0, 0, 0, 0}}}}
#define TRACE__COMMS_ASK(prefix, count, rank_of) \
    static void prefix##_ask(const void *handle, int *size, int *rank) \
    { \
        int n = 0, mine = 0; \
        TRACE__SAVE_ERRNO; \
        if ((TRACE__REAL(prefix, prefix##_##count))((void *)(uintptr_t)handle, &n) == 0 && \
            (TRACE__REAL(prefix, prefix##_##rank_of))((void *)(uintptr_t)handle, &mine) == 0) { \
            *size = n; \
            *rank = mine; \
        } \
        TRACE__RESTORE_ERRNO; \
    }

static uint64_t trace__comm_hash(const void *data, size_t bytes, uint64_t salt)
{
    uint64_t h = data ? trace__hash(data, bytes, 0x6e63636cull + salt) : 0;
    return h ? h : 1;
}

/* ---- the table --------------------------------------------------------------------------------------------------- */

static void trace__comms_lock(trace__comms *t)
{
    while (__atomic_exchange_n(&t->busy, 1, __ATOMIC_ACQUIRE))
        trace__os_yield();
}
static void trace__comms_unlock(trace__comms *t) { __atomic_store_n(&t->busy, 0, __ATOMIC_RELEASE); }

static TRACE__IN_HOT uint32_t trace__comm_place(const void *handle)
{
    return (uint32_t)((uint64_t)(uintptr_t)handle * 0x9e3779b97f4a7c15ull >> 54); /* TRACE__COMMS of them */
}

/* The communicator of a handle; NULL: never seen. */
static TRACE__IN_HOT trace__comm *trace__comm_find(trace__comms *t, const void *handle)
{
    uint32_t i, at = trace__comm_place(handle);
    for (i = 0; i < TRACE__COMMS; i++, at = (at + 1) % TRACE__COMMS) {
        /* pairs with the release in trace__comm_keep */
        uintptr_t h = __atomic_load_n(&t->table[at].handle, __ATOMIC_ACQUIRE);
        if (TRACE__LIKELY(h == (uintptr_t)handle))
            return handle ? &t->table[at] : NULL;
        if (!h)
            break;
    }
    return NULL;
}

/* Lock held. */
static trace__comm *trace__comm_keep(trace__comms *t, const void *handle, const trace__comm *comm)
{
    trace__comm *c = trace__comm_find(t, handle);
    uint32_t i, at = trace__comm_place(handle);
    for (i = 0; !c && i < TRACE__COMMS; i++, at = (at + 1) % TRACE__COMMS)
        if (t->table[at].handle <= TRACE__COMM_GONE)
            c = &t->table[at];
    if (c) {
        __atomic_store_n(&c->handle, (uintptr_t)TRACE__COMM_GONE, __ATOMIC_RELAXED);
        c->id = comm->id;
        c->seq = c->children = 0;
        c->size = comm->size;
        c->rank = comm->rank;
        c->most = comm->most;
        c->asked = 0;
        __atomic_store_n(&c->handle, (uintptr_t)handle, __ATOMIC_RELEASE);
    }
    return c;
}

static void trace__comm_gone(trace__comms *t, const void *handle)
{
    trace__comm *c;
    trace__comms_lock(t);
    c = trace__comm_find(t, handle);
    if (c)
        __atomic_store_n(&c->handle, (uintptr_t)TRACE__COMM_GONE, __ATOMIC_RELEASE);
    trace__comms_unlock(t);
}

/* Tells of a communicator: once its size is known, or once nobody knows it. */
static void trace__comm_tell(trace__comms *t, const trace__comm *c, const void *handle)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(t->site), 24);
    if (!p)
        return;
    p = trace__put_u32(trace__put_u64(p, c->id), c->size);
    trace__close(w, trace__put_ptr(trace__put_u32(p, c->rank), handle));
}

/* How many members it has, and which one this is: of a split only the library knows. Asked when it is ready, and,
 * should that have been too early, when it is first used. */
static __attribute__((noinline)) void trace__comm_ask(trace__comms *t, trace__comm *c)
{
    int size = 0, rank = 0;
    const void *handle = (const void *)c->handle;
    if (c->asked >= 2)
        return;
    c->asked++;
    t->ask(handle, &size, &rank);
    /* oneCCL 2022.1 answers nonsense, and that all is well */
    if (size > 0 && rank >= 0 && rank < size && (!c->most || size <= (int)c->most)) {
        c->rank = (uint32_t)rank;
        c->size = (uint32_t)size;
        c->asked = 2;
    }
    if (c->asked == 2)
        trace__comm_tell(t, c, handle);
}

/* ---- what wrappers call ------------------------------------------------------------------------------------------ */

static trace__comm trace__comm_unknown; /* all zeros; only read */

/* The communicator that a call is about. */
static TRACE__IN_HOT trace__comm *trace__comm_used(trace__comms *t, const void *handle)
{
    trace__comm *c = trace__comm_find(t, handle);
    if (TRACE__UNLIKELY(!c))
        return &trace__comm_unknown;
    if (TRACE__UNLIKELY(!c->size))
        trace__comm_ask(t, c);
    return c;
}

/* Number of the next collective on it. Libraries forbid two threads in one communicator at once. */
static TRACE__IN_HOT uint64_t trace__comm_next(trace__comm *c)
{
    uint64_t n = c->seq;
    if (TRACE__LIKELY(c->handle != 0))
        c->seq = n + 1;
    return n;
}

/* Their data types begin alike: int8 uint8 int32 uint32 int64 uint64 float16 float32 float64 bfloat16, and NCCL's two
 * of 8 bits. */
static TRACE__IN_HOT uint64_t trace__comm_bytes(uint64_t count, int type)
{
    static const unsigned char size[] = {1, 1, 4, 4, 8, 8, 2, 4, 8, 2, 1, 1};
    return type >= 0 && type < (int)sizeof size ? count * size[type] : 0;
}

static TRACE__IN_HOT bool trace__comm_is_root(const trace__comm *c, int root)
{
    return c->size && (int)c->rank == root;
}

/* A communicator that `at` will hold, now or when the group ends: its number, 0 if there will be none. Size 0: to be
 * asked, at most `most`. */
static uint64_t trace__comm_made(trace__comms *t, const void *at, int result, uint64_t id, int rank, int size,
                                 uint32_t most)
{
    trace__comm fresh, *kept = NULL;
    void *handle = NULL;
    bool told = false;
    if ((result != 0 && result != t->later_result) || !at)
        return 0;
    memset(&fresh, 0, sizeof fresh);
    fresh.id = id;
    fresh.rank = (uint32_t)rank;
    fresh.size = (uint32_t)size;
    fresh.most = most;
    memcpy(&handle, at, sizeof handle);
    trace__comms_lock(t);
    if (handle) {
        kept = trace__comm_find(t, handle);
        /* by a function of the library that this one called */
        told = kept && kept->id == id && kept->size && !kept->seq;
        kept = told ? kept : trace__comm_keep(t, handle, &fresh);
    } else if (t->nlater < TRACE__COMMS_LATER) {
        t->later[t->nlater].at = at;
        t->later[t->nlater].thread = trace__thread_id_here();
        t->later[t->nlater++].comm = fresh;
    }
    trace__comms_unlock(t);
    if (told || !kept)
        return id;
    if (size)
        trace__comm_tell(t, kept, handle);
    else if (!result && __atomic_load_n(&t->groups, __ATOMIC_RELAXED) <= 0)
        trace__comm_ask(t, kept);
    return id;
}

static uint64_t trace__comm_new(trace__comms *t, const void *at, int result, uint64_t id, int rank, int size)
{
    return trace__comm_made(t, at, result, id, rank, size, 0);
}

/* The n-th child of a parent: the same n on all members, for making one is collective. `at` NULL: not a member. It has
 * at most `more` members more than its parent. */
static uint64_t trace__comm_child(trace__comms *t, const void *at, int result, const void *parent, uint64_t salt,
                                  uint32_t more)
{
    trace__comm *c = trace__comm_find(t, parent);
    uint64_t key[3], id;
    key[0] = c ? c->id : 0;
    key[1] = c ? c->children++ : 0;
    key[2] = salt;
    id = trace__comm_hash(key, sizeof key, 2);
    return at ? trace__comm_made(t, at, result, id, 0, 0, c && c->size ? c->size + more : 0) : 0;
}

static void trace__comm_group(trace__comms *t, int change) { __atomic_add_fetch(&t->groups, change, __ATOMIC_RELAXED); }

/* This thread's group has ended: handles that were to come are there now, or never. */
static void trace__comm_settle(trace__comms *t, int result)
{
    uint32_t i, n = 0;
    trace__comm_group(t, -1);
    while (__atomic_load_n(&t->nlater, __ATOMIC_RELAXED) > n) { /* one at a time, for telling takes other locks */
        const void *handle = NULL;
        trace__comm *kept = NULL;
        trace__comms_lock(t);
        for (i = n; i < t->nlater && t->later[i].thread != trace__thread_id_here(); i++) {}
        if (i < t->nlater) {
            memcpy(&handle, t->later[i].at, sizeof handle);
            if (handle)
                kept = trace__comm_keep(t, handle, &t->later[i].comm);
            t->nlater--;
            memmove(&t->later[i], &t->later[i + 1], (t->nlater - i) * sizeof *t->later);
        }
        n = i;
        trace__comms_unlock(t);
        if (kept && kept->size)
            trace__comm_tell(t, kept, handle);
        else if (kept && !result)
            trace__comm_ask(t, kept);
    }
}
