/* peer_nccl.c - a collective on a communicator we follow: ncclAllReduce as the generator wraps it, over one that
 * returns at once (stub_nccl.c). `nccl_floor` is what its record cannot do without: two clock reads, the call, and its
 * bytes stored. */
#include "bench.h"
#define TRACE_IMPL
#define TRACE_NCCL
#include "trace.h"

typedef struct {
    char internal[128];
} unique;
extern int ncclGetUniqueId(unique *id);
extern int ncclCommInitRank(void **comm, int ranks, unique id, int rank);
extern int ncclAllReduce(const void *send, void *receive, size_t count, int type, int op, void *comm, void *stream);

enum { RECORD = 100, WINDOW = 16 << 20 };
static __thread void *comm;
static __thread unsigned char *window;
static __thread size_t at;
static int (*bare)(const void *send, void *receive, size_t count, int type, int op, void *comm, void *stream);

VARIANT(nccl, { ncclAllReduce(bench_strings, (void *)(uintptr_t)i, i & 4095, 7, 0, comm, NULL); })
VARIANT(nccl_floor, {
    uint64_t t = bench_ticks();
    unsigned char *p = window + at;
    memset(p, (int)i, RECORD);
    memcpy(p, &t, 8);
    __asm__ volatile("" ::: "memory");
    bare(bench_strings, (void *)(uintptr_t)i, i & 4095, 7, 0, comm, NULL);
    t = bench_ticks();
    memcpy(p + 92, &t, 8);
    at = at + 2 * RECORD < WINDOW ? at + RECORD : 0;
})

static void peer_start(const char *out, const char *variant)
{
    (void)out, (void)variant;
    bare =
        (int (*)(const void *, void *, size_t, int, int, void *, void *))(uintptr_t)dlsym(RTLD_NEXT, "ncclAllReduce");
}
static void peer_thread(int number)
{
    unique id;
    ncclGetUniqueId(&id);
    ncclCommInitRank(&comm, 8, id, number);
    window = (unsigned char *)malloc(WINDOW);
    memset(window, 1, WINDOW);
}
static void peer_stop(void) { trace_flush(); }

PEER("trace.h", {"nccl", nccl, nccl_single}, {"nccl_floor", nccl_floor, nccl_floor_single})
