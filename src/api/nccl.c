/* nccl.c - NCCL and RCCL: what only they need
 *
 * nccl.gen.h holds a wrapper for every function of nccl.h, made by trace-gen from api-specs/nccl/; docs/NCCL.md says what is recorded. */

TRACE__COMMS_OF(trace__nccl, "NCCL", 7 /* ncclInProgress */);

static uint64_t trace__nccl_bytes(uint64_t count, int type)
{
    static const unsigned char size[] = {1, 1, 4, 4, 8, 8, 2, 4, 8, 2, 1, 1};
    return type >= 0 && type < (int)sizeof size ? count * size[type] : 0;
}

static uint64_t trace__nccl_split(const void *at, int result, const void *parent, int color)
{
    return trace__comm_child(&trace__nccl_comms, color < 0 ? NULL : at, result, parent, (uint64_t)(int64_t)color);
}
static uint64_t trace__nccl_shrink(const void *at, int result, const void *parent, const void *excluded, int n)
{
    return trace__comm_child(&trace__nccl_comms, at, result, parent, excluded && n > 0 ? trace__comm_hash(excluded, sizeof(int) * (size_t)n, 3) : 0);
}
/* Those who join have no parent, only the unique id, if there is one. */
static uint64_t trace__nccl_grow(const void *at, int result, const void *parent, const void *unique, int rank, int size)
{
    if (unique)
        return trace__comm_new(&trace__nccl_comms, at, result, trace__comm_hash(unique, 128, 4), rank, parent ? 0 : size);
    return trace__comm_child(&trace__nccl_comms, at, result, parent, 0);
}

#include "nccl_abi.h"
#include "nccl_profiler.c"

TRACE__PRIVATE const trace__backend *trace__nccl_backend(void)
{
    static const trace__backend backend = {TRACE_API_NCCL, "nccl", trace__nccl_init, NULL, trace__nccl_closing};
    return &backend;
}

#include "nccl.gen.h"

TRACE__COMMS_ASK(trace__nccl, ncclCommCount, ncclCommUserRank)
