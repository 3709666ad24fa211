/* nccl/backend.c - NCCL and RCCL: what only they need
 *
 * nccl.gen.h holds a wrapper for every function of nccl.h, made by trace-gen from api-specs/nccl/;
 * docs/backends/nccl.md says what is recorded. */

TRACE__COMMS_OF(trace__nccl, "NCCL", 7 /* ncclInProgress */);

/* All members of a communicator at once: they are here, and nobody else needs to know its number. */
static uint64_t trace__nccl_new_all(const void *comms, int result, int n)
{
    static uint32_t made;
    uint64_t key[2], id;
    int i;
    key[0] = (uint64_t)(uint32_t)__atomic_add_fetch(&made, 1, __ATOMIC_RELAXED);
    key[1] = trace__ticks();
    id = trace__comm_hash(key, sizeof key, 1);
    for (i = 0; comms && i < n; i++)
        if (!trace__comm_new(&trace__nccl_comms, (const char *)comms + sizeof(void *) * (size_t)i, result, id, i, n))
            return 0;
    return comms ? id : 0;
}

static uint64_t trace__nccl_split(const void *at, int result, const void *parent, int color)
{
    return trace__comm_child(&trace__nccl_comms, color < 0 ? NULL : at, result, parent, (uint64_t)(int64_t)color, 0);
}
static uint64_t trace__nccl_shrink(const void *at, int result, const void *parent, const void *excluded, int n)
{
    return trace__comm_child(&trace__nccl_comms, at, result, parent,
                             excluded && n > 0 ? trace__comm_hash(excluded, sizeof(int) * (size_t)n, 3) : 0, 0);
}
/* Those who join have no parent, only the unique id, if there is one. */
static uint64_t trace__nccl_grow(const void *at, int result, const void *parent, const void *unique, int rank, int size)
{
    if (unique)
        return trace__comm_new(&trace__nccl_comms, at, result, trace__comm_hash(unique, 128, 4), rank,
                               parent ? 0 : size);
    return trace__comm_child(&trace__nccl_comms, at, result, parent, 0, (uint32_t)size);
}

#include "abi.h"
#include "profiler.c"

static void trace__nccl_backend(trace__backend *b)
{
    b->api = TRACE_SOURCE_NCCL;
    b->name = "nccl";
    b->init = trace__nccl_init;
    b->closing = trace__nccl_closing;
}

#include "nccl.gen.h"

TRACE__COMMS_ASK(trace__nccl, ncclCommCount, ncclCommUserRank)
