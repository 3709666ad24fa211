/* mpi/communicators.c - what a handle stands for: communicators, windows, datatypes, operations
 *
 * Read without a lock at every call, so a call costs no question to the MPI library. Handles come in when they are made
 * or first seen and go when they are freed.
 *
 * A communicator's id is the same on all its members without a message between them: a hash of its parent's id, its
 * members' world ranks and how many communicators with these members this parent has had, for all of which its members
 * agree.
 */

/* ---- handle -> value ------------------------------------------------------------------------------------- */

typedef struct trace__mpi_slot {
    uintptr_t key; /* 0: nothing was ever here */
    void *value;   /* NULL: forgotten */
} trace__mpi_slot;
typedef struct trace__mpi_slots { /* the slots follow; mask: how far the last of them is from the first, in bytes */
    uint64_t mask;
    uint32_t used;
} trace__mpi_slots;
typedef struct trace__mpi_map {
    uint32_t lock;
    trace__mpi_slots *slots;
} trace__mpi_map;
static struct trace__mpi_empty {
    trace__mpi_slots head;
    trace__mpi_slot slot;
} trace__mpi_empty; /* only read */
#define TRACE__MPI_MAP(name) static trace__mpi_map name = {0, &trace__mpi_empty.head}

/* Where a search for the key begins, and where it goes on. */
static TRACE__IN_HOT uint64_t trace__mpi_hash(uintptr_t key) { return (uint64_t)key * 0x1e3779b1u >> 24; }
static TRACE__IN_HOT trace__mpi_slot *trace__mpi_slot_at(trace__mpi_slots *s, uint64_t hash)
{
    return (trace__mpi_slot *)(void *)((char *)(s + 1) + (hash & s->mask));
}

static TRACE__IN_HOT void *trace__mpi_get(trace__mpi_map *map, uintptr_t key)
{
    trace__mpi_slots *s = __atomic_load_n(&map->slots, __ATOMIC_ACQUIRE); /* pairs with the release in trace__mpi_put */
    uint64_t hash = trace__mpi_hash(key);
    for (;; hash += sizeof(trace__mpi_slot)) {
        trace__mpi_slot *slot = trace__mpi_slot_at(s, hash);
        uintptr_t k = __atomic_load_n(&slot->key, __ATOMIC_ACQUIRE);
        if (TRACE__LIKELY(k == key))
            return __atomic_load_n(&slot->value, __ATOMIC_ACQUIRE);
        if (!k)
            return NULL;
    }
}

TRACE__PRIVATE void trace__mpi_lock(trace__mpi_map *map)
{
    while (__atomic_exchange_n(&map->lock, 1, __ATOMIC_ACQUIRE))
        while (__atomic_load_n(&map->lock, __ATOMIC_RELAXED))
            trace__os_yield();
}
TRACE__PRIVATE void trace__mpi_unlock(trace__mpi_map *map) { __atomic_store_n(&map->lock, 0, __ATOMIC_RELEASE); }

static TRACE__IN_HOT trace__mpi_slot *trace__mpi_place(trace__mpi_slots *s, uintptr_t key)
{
    uint64_t hash = trace__mpi_hash(key);
    trace__mpi_slot *slot;
    for (; slot = trace__mpi_slot_at(s, hash), slot->key && slot->key != key; hash += sizeof *slot) {}
    return slot;
}

/* A table of all that are not forgotten, with room for more; old ones stay, for somebody may be reading them. Lock
 * held. */
TRACE__PRIVATE __attribute__((noinline, cold)) trace__mpi_slots *trace__mpi_more_room(trace__mpi_map *map)
{
    trace__mpi_slots *old = map->slots, *s;
    uint64_t at, live = 0, size = 64;
    for (at = 0; at <= old->mask; at += sizeof(trace__mpi_slot))
        live += trace__mpi_slot_at(old, at)->value != NULL;
    while (size < live * 3 + 2)
        size *= 2;
    s = (trace__mpi_slots *)calloc(1, sizeof *s + size * sizeof(trace__mpi_slot));
    if (!s)
        return NULL;
    s->mask = (size - 1) * sizeof(trace__mpi_slot);
    for (at = 0; at <= old->mask; at += sizeof(trace__mpi_slot)) {
        trace__mpi_slot *slot = trace__mpi_slot_at(old, at);
        if (slot->value) {
            *trace__mpi_place(s, slot->key) = *slot;
            s->used++;
        }
    }
    __atomic_store_n(&map->slots, s, __ATOMIC_RELEASE);
    return s;
}
/* Of four slots one is never used. */
static TRACE__IN_HOT trace__mpi_slots *trace__mpi_room(trace__mpi_map *map)
{
    trace__mpi_slots *s = map->slots;
    return TRACE__LIKELY(s->used < s->mask / sizeof(trace__mpi_slot) / 4 * 3) ? s : trace__mpi_more_room(map);
}

/* Remembers (or, value NULL, forgets); what was there before. `only`: nothing happens unless that is it. Lock held. */
static TRACE__IN_HOT void *trace__mpi_swap_locked(trace__mpi_map *map, uintptr_t key, void *value, void *only)
{
    trace__mpi_slots *s = value ? trace__mpi_room(map) : map->slots;
    trace__mpi_slot *slot;
    void *before;
    if (!s || !key || s == &trace__mpi_empty.head)
        return NULL;
    slot = trace__mpi_place(s, key);
    before = slot->value;
    if ((slot->key || value) && (!only || before == only)) {
        __atomic_store_n(&slot->value, value, __ATOMIC_RELEASE);
        if (!slot->key) {
            s->used++;
            __atomic_store_n(&slot->key, key, __ATOMIC_RELEASE);
        }
    }
    return before;
}
TRACE__PRIVATE __attribute__((noinline)) void *trace__mpi_swap(trace__mpi_map *map, uintptr_t key, void *value,
                                                               void *only)
{
    void *before;
    trace__mpi_lock(map);
    before = trace__mpi_swap_locked(map, key, value, only);
    trace__mpi_unlock(map);
    return before;
}
#define trace__mpi_put(map, key, value) trace__mpi_swap(map, key, value, NULL)

/* ---- communicators --------------------------------------------------------------------------------------- */

typedef struct trace__mpi_comm {
    uint64_t id, parent;
    uint64_t seq;       /* collectives so far */
    int32_t size, rank; /* of the local group */
    /* whom ranks of messages and counts speak of: the remote group of an inter-communicator */
    int32_t peers;
    int32_t indegree, outdegree, degrees_known;
    uint32_t told; /* the file that has its OBJECT record: trace__mpi_generation */
    bool inter;
    const int32_t *world;   /* peer -> world rank; NULL: the same */
    const int32_t *members; /* local rank -> world rank; NULL: the same */
} trace__mpi_comm;

static trace__mpi_comm trace__mpi_nothing; /* no or an unknown communicator */
TRACE__MPI_MAP(trace__mpi_comms);
TRACE__MPI_MAP(trace__mpi_wins);
TRACE__MPI_MAP(trace__mpi_counts);
static uint32_t trace__mpi_up;             /* PMPI functions may be called */
static uint32_t trace__mpi_generation = 1; /* of files */
enum { TRACE__MPI_SESSIONS = 16 };
static uintptr_t trace__mpi_sessions[TRACE__MPI_SESSIONS]; /* open ones, for where there is no MPI_COMM_WORLD */
static uint32_t trace__mpi_world; /* 0 no MPI_Init seen yet, 1 between it and MPI_Finalize, 2 after */
TRACE__PRIVATE void trace__mpi_started(int result);

TRACE__PRIVATE uint64_t trace__mpi_mix(uint64_t h, uint64_t v)
{
    h = (h ^ v) * 0x9e3779b97f4a7c15ull;
    return h ^ h >> 29;
}

/* Whether the library may be asked. Recording may have begun after MPI_Init. */
TRACE__PRIVATE bool trace__mpi_may_ask(void)
{
    int begun = 0, over = 0;
    if (__atomic_load_n(&trace__mpi_up, __ATOMIC_ACQUIRE))
        return true;
    if (trace__mpi_world != 0 || TRACE__PMPI(Initialized)(&begun) != 0 || !begun ||
        TRACE__PMPI(Finalized)(&over) != 0 || over)
        return false;
    trace__mpi_started(0);
    return true;
}

/* The group all world ranks count in; false when there is none. */
TRACE__PRIVATE bool trace__mpi_world_group(MPI_Group *group)
{
    int i;
    if (trace__mpi_world == 1)
        return TRACE__PMPI(Comm_group)(TRACE__MPI_HANDLE(TRACE__MPI_COMM_WORLD_, MPI_Comm), group) == 0;
#if !defined(MPI_VERSION) || MPI_VERSION >= 4
    for (i = 0; i < TRACE__MPI_SESSIONS && TRACE__MPI_HAS_SESSIONS; i++)
        if (trace__mpi_sessions[i])
            return TRACE__PMPI(Group_from_session_pset)(TRACE__MPI_HANDLE(trace__mpi_sessions[i], MPI_Session),
                                                        "mpi://WORLD", group) == 0;
#else
    (void)i;
#endif
    return false;
}

/* World ranks of a group (-1: of another world), and whether they are 0, 1, 2 ... */
TRACE__PRIVATE int32_t *trace__mpi_world_ranks(MPI_Group group, int32_t *n, bool *plain)
{
    MPI_Group world;
    int32_t *ranks, i;
    int size = 0;
    *n = 0;
    *plain = true;
    if (TRACE__PMPI(Group_size)(group, &size) != 0 || size <= 0)
        return NULL;
    ranks = (int32_t *)malloc(2 * sizeof *ranks * (size_t)size);
    if (!ranks)
        return NULL;
    for (i = 0; i < size; i++)
        ranks[i] = ranks[size + i] = i;
    *n = size;
    if (trace__mpi_world_group(&world)) {
        TRACE__PMPI(Group_translate_ranks)(group, size, ranks + size, world, ranks);
        TRACE__PMPI(Group_free)(&world);
    }
    for (i = 0; i < size; i++) {
        if (ranks[i] < 0)
            ranks[i] = -1; /* MPI_UNDEFINED */
        *plain &= ranks[i] == i;
    }
    return ranks;
}

/* Describes it in the file, before the record that first uses it there. */
TRACE__PRIVATE __attribute__((noinline)) void trace__mpi_tell(trace__mpi_comm *c)
{
    static const trace__field fields[] = {{"comm", TRACE_T_U64, TRACE_R_COMM, ""},
                                          {"comm_size", TRACE_T_U32, TRACE_R_COMM_SIZE, ""},
                                          {"parent", TRACE_T_U64, TRACE_R_PARENT, ""},
                                          {"rank", TRACE_T_I32, TRACE_R_NONE, ""},
                                          {"inter", TRACE_T_BOOL, TRACE_R_NONE, ""},
                                          {"ranks", TRACE_T_ARRAY | TRACE_T_I32, TRACE_R_NONE, ""},
                                          {"peers", TRACE_T_ARRAY | TRACE_T_I32, TRACE_R_NONE, ""}};
    static const trace__desc desc = {"MPI", "communicator", TRACE_KIND_OBJECT, 1, 7, fields};
    static trace__site site = {0, 1, &desc, NULL};
    enum { KEEP = 1024 };
    trace__writer *w;
    unsigned char *p;
    int32_t plain[KEEP], i;
    if (c->told == trace__mpi_generation || !c->id || !TRACE__LEVEL(TRACE_SOURCE_MPI))
        return;
    c->told = trace__mpi_generation;
    for (i = 0; i < KEEP; i++)
        plain[i] = i;
    p = trace__open(&w, trace__site_id(&site), 64 + 8 * KEEP);
    if (!p)
        return;
    p = trace__put_u64(p, c->id);
    p = trace__put_u32(p, (uint32_t)c->size);
    p = trace__put_u64(p, c->parent);
    p = trace__put_u32(p, (uint32_t)c->rank);
    p = trace__put_u8(p, c->inter);
    p = trace__put_array(p, c->members ? c->members : plain, (size_t)c->size, 4, KEEP);
    p = trace__put_array(p, c->inter ? c->world : plain, c->inter ? (size_t)c->peers : 0, 4, KEEP);
    trace__close(w, p);
}

/* Names it: see above. */
TRACE__PRIVATE void trace__mpi_name(trace__mpi_comm *c, const int32_t *low, int32_t nlow, const int32_t *high,
                                    int32_t nhigh)
{
    uint64_t h = trace__mpi_mix(0x636f6d6dull, c->parent ^ trace__run_spawned() << 48);
    uintptr_t count;
    int32_t i;
    if (nhigh && (nlow == 0 || high[0] < low[0])) { /* both sides of an inter-communicator come to the same */
        const int32_t *t = low;
        int32_t n = nlow;
        low = high, nlow = nhigh, high = t, nhigh = n;
    }
    for (i = 0; i < nlow; i++)
        h = trace__mpi_mix(h, (uint32_t)low[i] + 1ull);
    h = trace__mpi_mix(h, 1ull << 40);
    for (i = 0; i < nhigh; i++)
        h = trace__mpi_mix(h, (uint32_t)high[i] + 1ull);
    count = (uintptr_t)trace__mpi_get(&trace__mpi_counts, (uintptr_t)(h | 1));
    trace__mpi_put(&trace__mpi_counts, (uintptr_t)(h | 1), (void *)(count + 1));
    /* 47 bits: exact as a double too, and never that of the world */
    c->id = trace__mpi_mix(h, count) >> 17 | 1ull << 46;
}

TRACE__PRIVATE trace__mpi_comm *trace__mpi_ask(uintptr_t key, uint64_t parent)
{
    MPI_Comm comm = TRACE__MPI_HANDLE(key, MPI_Comm);
    MPI_Group group;
    trace__mpi_comm *c;
    int32_t *ranks, *remote = NULL, n = 0, m = 0;
    bool plain, plain_remote = true;
    int inter = 0, rank = 0;
    if (TRACE__PMPI(Comm_test_inter)(comm, &inter) != 0 || TRACE__PMPI(Comm_group)(comm, &group) != 0)
        return &trace__mpi_nothing;
    ranks = trace__mpi_world_ranks(group, &n, &plain);
    TRACE__PMPI(Group_rank)(group, &rank);
    TRACE__PMPI(Group_free)(&group);
    if (inter && TRACE__PMPI(Comm_remote_group)(comm, &group) == 0) {
        remote = trace__mpi_world_ranks(group, &m, &plain_remote);
        TRACE__PMPI(Group_free)(&group);
    }
    c = (trace__mpi_comm *)calloc(1, sizeof *c);
    if (!c || !ranks) {
        free(c);
        free(ranks);
        free(remote);
        return &trace__mpi_nothing;
    }
    c->parent = parent;
    c->size = n;
    c->rank = rank;
    c->inter = inter != 0;
    c->peers = inter ? m : n;
    if (key == TRACE__MPI_COMM_WORLD_)
        c->id = trace__run_spawned() ? 1ull << 44 | trace__run_spawned() : 1; /* each world has its own */
    else if (key == TRACE__MPI_COMM_SELF_ && ranks[0] >= 0)
        c->id = 1ull << 45 | trace__run_spawned() << 32 |
                (uint32_t)ranks[0]; /* so that readers know it; those of ranks are apart */
    else
        trace__mpi_name(c, ranks, n, remote, m);
    if (plain) {
        free(ranks);
        ranks = NULL;
    }
    c->members = ranks;
    c->world = inter ? remote : ranks;
    trace__mpi_put(&trace__mpi_comms, key, c);
    return c;
}

/* One thread at a time, for the count of communicators must be that of the other members. */
TRACE__PRIVATE trace__mpi_comm *trace__mpi_describe(uintptr_t key, uint64_t parent)
{
    static trace__mpi_map one; /* its lock */
    trace__mpi_comm *c;
    if (!key || key == TRACE__MPI_COMM_NULL_ || !trace__mpi_may_ask())
        return &trace__mpi_nothing;
    trace__mpi_lock(&one);
    c = (trace__mpi_comm *)trace__mpi_get(&trace__mpi_comms, key);
    if (!c)
        c = trace__mpi_ask(key, parent);
    trace__mpi_unlock(&one);
    trace__mpi_tell(c);
    return c;
}

TRACE__PRIVATE __attribute__((noinline, cold)) trace__mpi_comm *trace__mpi_register(uintptr_t key)
{
    trace__mpi_comm *c = (trace__mpi_comm *)trace__mpi_get(&trace__mpi_comms, key);
    if (!c)
        return trace__mpi_describe(key, 0);
    trace__mpi_tell(c);
    return c;
}
/* NULL: one that the file has not been told of. */
static TRACE__IN_HOT trace__mpi_comm *trace__mpi_comm_known(uintptr_t key)
{
    trace__mpi_comm *c = (trace__mpi_comm *)trace__mpi_get(&trace__mpi_comms, key);
    return TRACE__LIKELY(c && c->told == trace__mpi_generation) ? c : NULL;
}
static TRACE__IN_HOT trace__mpi_comm *trace__mpi_comm_of(uintptr_t key)
{
    trace__mpi_comm *c = trace__mpi_comm_known(key);
    return TRACE__LIKELY(c) ? c : trace__mpi_register(key);
}

/* A communicator was made from `parent`. */
TRACE__PRIVATE void trace__mpi_new_comm(uintptr_t key, uintptr_t parent)
{
    if (key && key != TRACE__MPI_COMM_NULL_) {
        trace__mpi_put(&trace__mpi_comms, key, NULL); /* the handle of one that was freed unseen */
        trace__mpi_describe(key, parent ? trace__mpi_comm_of(parent)->id : 0);
    }
}

/* One that cannot be asked yet: it has its parent's members. */
TRACE__PRIVATE void trace__mpi_new_idup(uintptr_t key, uintptr_t request, uintptr_t parent)
{
    trace__mpi_comm *of = trace__mpi_comm_of(parent), *c;
    (void)request;
    if (!key || key == TRACE__MPI_COMM_NULL_ || !of->id || of->inter || !(c = (trace__mpi_comm *)malloc(sizeof *c)))
        return;
    *c = *of;
    c->parent = of->id;
    c->seq = 0;
    c->told = 0;
    {
        int32_t *ranks = (int32_t *)malloc(sizeof(int32_t) * (size_t)c->size), i;
        for (i = 0; ranks && i < c->size; i++)
            ranks[i] = of->members ? of->members[i] : i;
        if (ranks)
            trace__mpi_name(c, ranks, c->size, NULL, 0);
        free(ranks);
    }
    trace__mpi_put(&trace__mpi_comms, key, c);
    trace__mpi_tell(c);
}

/* Freed ones are kept for a while: requests and windows may still speak of them. */
TRACE__PRIVATE void trace__mpi_comm_gone(uintptr_t key)
{
    static trace__mpi_comm *gone[1024];
    static uint32_t n;
    trace__mpi_comm *c = (trace__mpi_comm *)trace__mpi_put(&trace__mpi_comms, key, NULL), *old;
    if (!c)
        return;
    old = __atomic_exchange_n(&gone[__atomic_fetch_add(&n, 1, __ATOMIC_RELAXED) % 1024], c, __ATOMIC_ACQ_REL);
    if (old) /* the ranks may be shared with a duplicate, and stay */
        free(old);
}

/* MPI forbids two collectives of one communicator at once, so this takes no bus lock, which would wait for all stores
 * before it. */
static TRACE__IN_HOT uint64_t trace__mpi_next(trace__mpi_comm *c)
{
    uint64_t n = __atomic_load_n(&c->seq, __ATOMIC_RELAXED);
    __atomic_store_n(&c->seq, n + 1, __ATOMIC_RELAXED);
    return n;
}

static TRACE__IN_HOT int32_t trace__mpi_world_rank(const trace__mpi_comm *c, int rank)
{
    if (rank == TRACE__MPI_ROOT_ && rank != TRACE__MPI_PROC_NULL_)
        return c->members ? c->members[c->rank] : c->rank;
    if (rank < 0 || rank >= c->peers)
        return -1;
    return c->world ? c->world[rank] : rank;
}

static inline unsigned char *trace__mpi_put_comm(unsigned char *p, const trace__mpi_comm *c)
{
    return trace__put_u32(trace__put_u64(p, c->id), (uint32_t)c->size);
}
static inline unsigned char *trace__mpi_put_peer(unsigned char *p, const trace__mpi_comm *c, int rank)
{
    return trace__put_u32(trace__put_u32(p, (uint32_t)rank), (uint32_t)trace__mpi_world_rank(c, rank));
}

/* Neighbours in the topology, asked once. */
TRACE__PRIVATE __attribute__((noinline)) void trace__mpi_degrees(trace__mpi_comm *c, MPI_Comm comm)
{
    int topology = 0, n = 0, weighted;
    if (c->degrees_known || !c->id)
        return;
    c->degrees_known = 1;
    if (TRACE__PMPI(Topo_test)(comm, &topology) != 0)
        return;
#if defined(MPI_VERSION)
    switch (topology == MPI_CART ? 2 : topology == MPI_GRAPH ? 1 : topology == MPI_DIST_GRAPH ? 3 : 0) {
#else
    if (trace__mpi_lib.abi == TRACE__MPI_ABI5)
        topology -= 210; /* Open MPI's order */
    switch (trace__mpi_lib.abi != TRACE__MPI_MPICH && (topology == 1 || topology == 2) ? 3 - topology : topology) {
#endif
    case 2:
        TRACE__PMPI(Cartdim_get)(comm, &n);
        c->indegree = c->outdegree = 2 * n;
        break;
    case 1:
        TRACE__PMPI(Graph_neighbors_count)(comm, c->rank, &n);
        c->indegree = c->outdegree = n;
        break;
    case 3: TRACE__PMPI(Dist_graph_neighbors_count)(comm, &c->indegree, &c->outdegree, &weighted); break;
    default: break;
    }
}

/* ---- windows: each has a number, like a communicator of the same members ----------------------------------- */

/* Windows are numbered apart, so the numbers of communicators do not depend on them. */
#define TRACE__MPI_OF_WINDOW (1ull << 62)

TRACE__PRIVATE void trace__mpi_new_win(uintptr_t key, uintptr_t comm)
{
    trace__mpi_comm *of = trace__mpi_comm_of(comm), *c;
    int32_t *ranks, i;
    if (!key || !of->id || !(c = (trace__mpi_comm *)malloc(sizeof *c)))
        return;
    *c = *of;
    c->parent = of->id | TRACE__MPI_OF_WINDOW;
    c->seq = 0;
    c->told = 0;
    ranks = (int32_t *)malloc(sizeof(int32_t) * (size_t)(c->size + 1));
    for (i = 0; ranks && i < c->size; i++)
        ranks[i] = of->members ? of->members[i] : i;
    if (ranks)
        trace__mpi_name(c, ranks, c->size, NULL, 0);
    free(ranks);
    c->parent = of->id;
    trace__mpi_put(&trace__mpi_wins, key, c);
    trace__mpi_tell(c);
}
TRACE__PRIVATE void trace__mpi_win_gone(uintptr_t key)
{
    free(trace__mpi_put(&trace__mpi_wins, key, NULL)); /* MPI forbids the use of a window that is being freed */
}
TRACE__PRIVATE __attribute__((noinline)) trace__mpi_comm *trace__mpi_win_of(uintptr_t key)
{
    trace__mpi_comm *c = (trace__mpi_comm *)trace__mpi_get(&trace__mpi_wins, key);
    if (c && c->told != trace__mpi_generation)
        trace__mpi_tell(c);
    return c ? c : &trace__mpi_nothing;
}

/* ---- datatypes and operations ---------------------------------------------------------------------------- */

typedef struct trace__mpi_type {
    uint64_t size;
    uint32_t name; /* interned */
} trace__mpi_type;

static trace__mpi_type trace__mpi_no_type;
TRACE__MPI_MAP(trace__mpi_types);
TRACE__MPI_MAP(trace__mpi_ops);

TRACE__PRIVATE __attribute__((noinline)) trace__mpi_type *trace__mpi_learn_type(uintptr_t key)
{
    static uint32_t derived; /* that got a name of their own */
    trace__mpi_type *t;
    MPI_Count size = 0;
    char name[256] = "";
    int length = 0;
    if (!key || key == TRACE__MPI_TYPE_NULL_ || !trace__mpi_may_ask())
        return &trace__mpi_no_type;
    if (TRACE__PMPI(Type_size_x)(TRACE__MPI_HANDLE(key, MPI_Datatype), &size) != 0 ||
        !(t = (trace__mpi_type *)calloc(1, sizeof *t)))
        return &trace__mpi_no_type;
    t->size = size > 0 ? (uint64_t)size : 0;
    if (TRACE__PMPI(Type_get_name)(TRACE__MPI_HANDLE(key, MPI_Datatype), name, &length) != 0 || !name[0]) {
        if (__atomic_fetch_add(&derived, 1, __ATOMIC_RELAXED) < 256) /* programs may make millions */
            snprintf(name, sizeof name, "derived 0x%lx", (unsigned long)key);
        else
            snprintf(name, sizeof name, "derived");
    }
    t->name = trace__intern(name, strlen(name));
    trace__mpi_put(&trace__mpi_types, key, t);
    return t;
}
static inline trace__mpi_type *trace__mpi_type_of(uintptr_t key)
{
    trace__mpi_type *t = (trace__mpi_type *)trace__mpi_get(&trace__mpi_types, key);
    return TRACE__LIKELY(t != NULL) ? t : trace__mpi_learn_type(key);
}
TRACE__PRIVATE void trace__mpi_type_gone(uintptr_t key)
{
    free(trace__mpi_put(&trace__mpi_types, key, NULL)); /* MPI forbids the use of a type that is being freed */
}

TRACE__PRIVATE void trace__mpi_learn_op(uintptr_t key, const char *name)
{
    uint32_t id = trace__intern(name, strlen(name));
    if (key && id)
        trace__mpi_put(&trace__mpi_ops, key, (void *)(uintptr_t)id);
}
TRACE__PRIVATE __attribute__((noinline, cold)) uint32_t trace__mpi_meet_op(uintptr_t key)
{
    trace__mpi_learn_op(key, "user-defined");
    return (uint32_t)(uintptr_t)trace__mpi_get(&trace__mpi_ops, key);
}
static inline uint32_t trace__mpi_op_name(uintptr_t key)
{
    uint32_t id = (uint32_t)(uintptr_t)trace__mpi_get(&trace__mpi_ops, key);
    return TRACE__LIKELY(id || !key) ? id : trace__mpi_meet_op(key);
}
TRACE__PRIVATE void trace__mpi_op_gone(uintptr_t key) { trace__mpi_put(&trace__mpi_ops, key, NULL); }
