/* amounts.h - floating-point operations that a program states, and memory that it has of devices
 *
 * Operations are those of fields (tally/stated.h) of tasks and their metadata in the part that is judged. A graph that
 * is replayed states them once. Memory is what cudaMalloc and its relatives return and cudaFree takes, from the
 * beginning of the recording on, and what cudaMemGetInfo says: total - free, of all processes on the device. */
#ifndef REPORT_AMOUNTS_H
#define REPORT_AMOUNTS_H
#include "support/map.h"
#include "tally/tally.h"
#include "tally/events/stated.h"

enum amount_kind { AMOUNT_NONE, AMOUNT_FLOPS, AMOUNT_ALLOCATES, AMOUNT_ALLOCATED, AMOUNT_FREES, AMOUNT_ASKED };
typedef struct amount_def { /* what events of a definition say; stated: fields of operations */
    uint8_t kind;
    int16_t a, b; /* fields: bytes; pointer; free and total */
    stated stated;
} amount_def;

typedef struct amount_process {
    double flops[FLOPS];
    uint64_t held, peak;  /* bytes that it allocated on devices */
    uint64_t used, total; /* of a device, when it was asked for its memory: the most, and all that it has */
} amount_process;

typedef struct amounts {
    amount_def *defs; /* NULL: no definition says anything */
    amount_process *of;
    uint64_t *asks; /* by thread: bytes that its open call asks for */
    size_t nprocesses;
    tr_map3 blocks; /* process, address -> bytes */
} amounts;

void amounts_open(amounts *m, tr_trace *trace);
/* judged: the event lies in the part that is judged */
void amounts_take(amounts *m, const tr_event *e, bool judged);
static inline bool amounts_wants(const amounts *m, const tr_event *e)
{
    return m->defs && m->defs[e->def->index].kind != AMOUNT_NONE;
}
void amounts_free(amounts *m);
#endif
