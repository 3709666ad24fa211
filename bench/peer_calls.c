/* peer_calls.c - calls through generated wrappers (calls.h, -DTRACE_... says which API) over a library that does
 * nothing
 *
 *   NAME         the call, recorded
 *   NAME_floor   what no recorder can do without: two clock reads, the call, and as many bytes stored as the
 *                recorded call leaves */
#include "bench.h"
#include "calls_types.h"
#define TRACE_IMPL
#include "trace.h"
#ifdef OWN
#include OWN
#endif

enum { WINDOW = 64 << 10 };
static union {
    uint64_t align[512];
    unsigned char bytes[4096];
} memory; /* what arguments point to */
static void *const room = memory.bytes;
static const dim one = {1, 1, 1};
static __thread unsigned char window[WINDOW + 8192];
static __thread size_t at;
static size_t record; /* bytes that a call leaves, and of them those of the begin */

#ifdef TRACE_MPI
#define CALLED(name) (name##_by_mpi)
#define PMPI_Send_by_mpi MPI_Send
#define PMPI_Bcast_by_mpi MPI_Bcast
#define PMPI_Comm_rank_by_mpi MPI_Comm_rank
#define PMPI_Recv_by_mpi MPI_Recv
#define PMPI_Isend_by_mpi MPI_Isend
#define PMPI_Irecv_by_mpi MPI_Irecv
#define PMPI_Wait_by_mpi MPI_Wait
#define PMPI_Test_by_mpi MPI_Test
#define PMPI_Waitall_by_mpi MPI_Waitall
#define PMPI_Allreduce_by_mpi MPI_Allreduce
#define PMPI_Barrier_by_mpi MPI_Barrier
#define PMPI_Alltoall_by_mpi MPI_Alltoall
static MPI_Request requests[4];
#else
#define CALLED(name) name
#endif
#ifdef TRACE_NCCL
extern int ncclCommInitRank(void **comm, int ranks, unique id, int rank);
static void *comm;
#endif
#define CALL(name, parameters, arguments, result) \
    extern int name parameters; \
    static int(*bare_##name) parameters;
#include "calls.h"
#undef CALL
#define CALL(name, parameters, arguments, result) \
    VARIANT(call_##name, { \
        (void)i; \
        CALLED(name) arguments; \
    }) \
    VARIANT(floor_##name, { \
        uint64_t t = bench_ticks(); \
        unsigned char *p = window + at; \
        size_t k; \
        for (k = 0; k < record; k += 8) \
            memcpy(p + k, &t, 8); \
        __asm__ volatile("" ::: "memory"); \
        bare_##name arguments; \
        t = bench_ticks(); \
        memcpy(p + k, &t, 8); \
        at = at + record < WINDOW ? at + record : 0; \
    })
#include "calls.h"
#undef CALL

static void *next(const char *name) { return dlsym(RTLD_NEXT, name); }

static void peer_start(const char *out, const char *variant)
{
    unsigned char *before;
    (void)out;
#ifdef TRACE_MPI
    MPI_Init(NULL, NULL);
    for (int k = 0; k < 4; k++)
        requests[k] = (MPI_Request)(intptr_t)(0x98000001u + 64u * (unsigned)k); /* no library ever sees them */
#endif
#ifdef TRACE_NCCL
    ncclCommInitRank(&comm, 8, (unique){{7}}, 0);
#endif
#define CALL(name, parameters, arguments, result) bare_##name = (int(*) parameters)(uintptr_t)next(#name);
#include "calls.h"
#undef CALL
#define CALL(name, parameters, arguments, result) \
    if (!strncmp(variant, #name, strlen(#name)) && (!variant[strlen(#name)] || variant[strlen(#name)] == '_')) { \
        call_##name(0, 3); \
        before = trace__self->cur; \
        call_##name(0, 1); \
        record = (size_t)(trace__self->cur - before); \
    }
#include "calls.h"
#undef CALL
    fprintf(stderr, "bytes\t%s\t%zu\n", variant, record);
}
static void peer_thread(int number)
{
    (void)number;
    memset(window, 1, sizeof window);
}
static void peer_stop(void) { trace_flush(); }

#define CALL(name, parameters, arguments, result) \
    {#name, call_##name, call_##name##_single}, {#name "_floor", floor_##name, floor_##name##_single},
static const bench_variant variants[] = {
#include "calls.h"
    {NULL, NULL, NULL}};

int main(int argc, char **argv) { return bench_main(argc, argv, "trace.h", variants); }
