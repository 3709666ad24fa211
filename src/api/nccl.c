/* nccl.c - NCCL and RCCL: communicators by a number that all members agree on
 *
 * nccl.gen.h holds a wrapper for every function of nccl.h, made by trace-gen from api-specs/nccl/; docs/NCCL.md says what is recorded. */

typedef struct trace__nccl_comm {
    uintptr_t handle;
    uint64_t id, seq, children; /* seq: collectives recorded on it; children: splits and shrinks */
    uint32_t size, rank;
} trace__nccl_comm;

enum { TRACE__NCCL_COMMS = 1024, TRACE__NCCL_PENDING = 64 };
static trace__nccl_comm trace__nccl_comms[TRACE__NCCL_COMMS]; /* open addressing by handle; a gone one keeps its place with handle 1 */
static struct trace__nccl_pending {
    void *at; /* where the handle will stand when the group has ended */
    trace__nccl_comm comm;
} trace__nccl_later[TRACE__NCCL_PENDING];
static uint32_t trace__nccl_nlater;
static uint32_t trace__nccl_busy;

static void trace__nccl_lock(void)
{
    while (__atomic_exchange_n(&trace__nccl_busy, 1, __ATOMIC_ACQUIRE))
        trace__os_yield();
}
static void trace__nccl_unlock(void)
{
    __atomic_store_n(&trace__nccl_busy, 0, __ATOMIC_RELEASE);
}

static uint64_t trace__nccl_hash(const void *data, size_t bytes, uint64_t seed)
{
    uint64_t h = data ? trace__hash(data, bytes, 0x6e63636cull + seed) : 0;
    return h ? h : 1;
}

/* Lock held. The communicator of a handle; NULL: never seen. */
static trace__nccl_comm *trace__nccl_find(const void *handle)
{
    uint32_t i, at = (uint32_t)(((uintptr_t)handle >> 4) * 2654435761u % TRACE__NCCL_COMMS);
    for (i = 0; handle && i < TRACE__NCCL_COMMS && trace__nccl_comms[at].handle; i++, at = (at + 1) % TRACE__NCCL_COMMS)
        if (trace__nccl_comms[at].handle == (uintptr_t)handle)
            return &trace__nccl_comms[at];
    return NULL;
}
static void trace__nccl_keep(const void *handle, const trace__nccl_comm *comm)
{
    uint32_t i, at = (uint32_t)(((uintptr_t)handle >> 4) * 2654435761u % TRACE__NCCL_COMMS);
    for (i = 0; i < TRACE__NCCL_COMMS; i++, at = (at + 1) % TRACE__NCCL_COMMS)
        if (trace__nccl_comms[at].handle <= 1 || trace__nccl_comms[at].handle == (uintptr_t)handle) {
            trace__nccl_comms[at] = *comm;
            trace__nccl_comms[at].handle = (uintptr_t)handle;
            return;
        }
}

/* Tells of a communicator, before its first use. */
static const trace__field trace__nccl_comm_fields[] = {
    {"comm", TRACE_T_U64, TRACE_R_COMM, ""}, {"comm_size", TRACE_T_U32, TRACE_R_COMM_SIZE, ""}, {"rank", TRACE_T_U32, TRACE_R_NONE, ""},
    {"handle", TRACE_T_HANDLE, TRACE_R_NONE, ""}};
static const trace__desc trace__nccl_comm_desc[] = {{"NCCL", "communicator", TRACE_KIND_OBJECT, 1, 4, trace__nccl_comm_fields}};
static trace__site trace__nccl_comm_site = {0, 1, trace__nccl_comm_desc};
static void trace__nccl_tell(const trace__nccl_comm *c, const void *handle)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, trace__site_id(&trace__nccl_comm_site), 24);
    if (!p)
        return;
    p = trace__put_u32(trace__put_u64(p, c->id), c->size);
    trace__close(w, trace__put_ptr(trace__put_u32(p, c->rank), handle));
}

/* A communicator that `at` will hold, now or when the group ends: its number, 0 if there will be none. */
static uint64_t trace__nccl_new(const void *at, int result, uint64_t id, int rank, int size)
{
    trace__nccl_comm c;
    void *handle = NULL;
    if ((result != 0 && result != 7 /* ncclInProgress */) || !at)
        return 0;
    memset(&c, 0, sizeof c);
    c.id = id;
    c.rank = (uint32_t)rank;
    c.size = (uint32_t)size;
    memcpy(&handle, at, sizeof handle);
    trace__nccl_lock();
    if (handle)
        trace__nccl_keep(handle, &c);
    else if (trace__nccl_nlater < TRACE__NCCL_PENDING) {
        trace__nccl_later[trace__nccl_nlater].at = (void *)(uintptr_t)at;
        trace__nccl_later[trace__nccl_nlater++].comm = c;
    }
    trace__nccl_unlock();
    if (handle)
        trace__nccl_tell(&c, handle);
    return id;
}

/* A group has ended: handles that were to come are there now, or never. */
static void trace__nccl_settle(void)
{
    struct trace__nccl_pending now[TRACE__NCCL_PENDING];
    uint32_t i, n;
    if (!__atomic_load_n(&trace__nccl_nlater, __ATOMIC_RELAXED))
        return;
    trace__nccl_lock();
    n = trace__nccl_nlater;
    memcpy(now, trace__nccl_later, n * sizeof *now);
    trace__nccl_nlater = 0;
    for (i = 0; i < n; i++) {
        void *handle = NULL;
        memcpy(&handle, now[i].at, sizeof handle);
        now[i].at = handle;
        if (handle)
            trace__nccl_keep(handle, &now[i].comm);
    }
    trace__nccl_unlock();
    for (i = 0; i < n; i++)
        if (now[i].at)
            trace__nccl_tell(&now[i].comm, now[i].at);
}

static uint64_t trace__nccl_new_all(const void *comms, int result, int n)
{
    static uint32_t made;
    uint64_t key[2], id;
    int i;
    key[0] = (uint64_t)(uint32_t)__atomic_add_fetch(&made, 1, __ATOMIC_RELAXED);
    key[1] = trace__ticks();
    id = trace__nccl_hash(key, sizeof key, 1); /* all members are here */
    for (i = 0; comms && i < n; i++)
        if (!trace__nccl_new((const char *)comms + sizeof(void *) * (size_t)i, result, id, i, n))
            return 0;
    return comms ? id : 0;
}

/* The n-th child of a parent: the same n on all members, for making one is collective. */
static uint64_t trace__nccl_child(const void *parent, uint64_t salt, trace__nccl_comm *copy)
{
    trace__nccl_comm *c;
    uint64_t key[3];
    memset(copy, 0, sizeof *copy);
    trace__nccl_lock();
    c = trace__nccl_find(parent);
    if (c) {
        *copy = *c;
        c->children++;
    }
    trace__nccl_unlock();
    key[0] = copy->id;
    key[1] = copy->children;
    key[2] = salt;
    return trace__nccl_hash(key, sizeof key, 2);
}
/* How many members a split has, and which one this is, only the library knows: 0 until asked. */
static uint64_t trace__nccl_split(const void *at, int result, const void *parent, int color)
{
    trace__nccl_comm c;
    uint64_t id = trace__nccl_child(parent, (uint64_t)(int64_t)color, &c);
    return color < 0 ? 0 : trace__nccl_new(at, result, id, 0, 0);
}
static uint64_t trace__nccl_shrink(const void *at, int result, const void *parent, const void *excluded, int n)
{
    const int *rank = (const int *)excluded;
    trace__nccl_comm c;
    uint64_t id = trace__nccl_child(parent, rank && n > 0 ? trace__nccl_hash(rank, sizeof *rank * (size_t)n, 3) : 0, &c);
    uint32_t mine = c.rank;
    int i;
    for (i = 0; rank && i < n; i++)
        mine -= rank[i] < (int)c.rank;
    return trace__nccl_new(at, result, id, (int)mine, c.size ? (int)c.size - n : 0);
}
static uint64_t trace__nccl_grow(const void *at, int result, const void *parent, const void *unique, int rank, int size)
{
    trace__nccl_comm c;
    uint64_t id = trace__nccl_child(parent, 0, &c); /* those who join have no parent, only the unique id */
    return trace__nccl_new(at, result, unique ? trace__nccl_hash(unique, 128, 4) : id, parent ? (int)c.rank : rank, size);
}

static void trace__nccl_gone(const void *handle)
{
    trace__nccl_comm *c;
    trace__nccl_lock();
    c = trace__nccl_find(handle);
    if (c)
        c->handle = 1;
    trace__nccl_unlock();
}

/* What is known of a communicator; zeros: nothing. */
static trace__nccl_comm trace__nccl_look(const void *handle, uint32_t collectives)
{
    trace__nccl_comm copy, *c;
    memset(&copy, 0, sizeof copy);
    trace__nccl_lock();
    c = trace__nccl_find(handle);
    if (c) {
        copy = *c;
        c->seq += collectives;
    }
    trace__nccl_unlock();
    return copy;
}
static bool trace__nccl_is_root(const trace__nccl_comm *c, int root)
{
    return c->size && (int)c->rank == root;
}

static uint64_t trace__nccl_bytes(uint64_t count, int type)
{
    static const unsigned char size[] = {1, 1, 4, 4, 8, 8, 2, 4, 8, 2, 1, 1};
    return type >= 0 && type < (int)sizeof size ? count * size[type] : 0;
}

TRACE__PRIVATE const trace__backend *trace__nccl_backend(void)
{
    static const trace__backend backend = {TRACE_API_NCCL, "nccl", NULL, NULL, NULL};
    return &backend;
}

#include "nccl.gen.h"
