/* card.h - the job card: what ran, where, how its time was spent, and how well (POP's efficiencies)
 *
 * All times are of what is judged, and of processes that work (helpers.h). A figure that the recording does not hold is
 * CARD_UNKNOWN: it is left out of the text, and null in JSON.
 *
 * Efficiencies of the host are those of POP, in their multiplicative form, with the first thread of each process:
 *   load balance      mean over ranks of the time outside of communication / the longest such time
 *   communication     the longest such time / elapsed
 *   parallel          load balance x communication
 *   transfer          elapsed on a network that takes no time / elapsed; by replay (replay.h)
 *   serialisation     communication / transfer
 *   device offload    time outside of communication and of calls of a device's API / time outside of communication
 * Those of devices are TALP's: parallel = load balance x communication x orchestration. There `useful` is kernels
 * except collectives, and `active` is any work: mean useful / longest useful, longest useful / longest active, longest
 * active / elapsed.
 * POP: https://co-design.pop-coe.eu/metrics/parallel_efficiency.html and its neighbours;
 * TALP: https://github.com/bsc-pm/dlb, src/talp/perf_metrics.h, version 2 of its hybrid model. */
#ifndef REPORT_CARD_H
#define REPORT_CARD_H
#include "report/report.h"

#define CARD_UNKNOWN (-1.0)
/* Shares of the time of all devices that worked; they add up to 1. */
enum card_share { CARD_KERNELS, CARD_COPIES, CARD_COMMUNICATION, CARD_IDLE, CARD_SHARES };
enum card_efficiency {
    CARD_PARALLEL,
    CARD_BALANCE,
    CARD_COMM,
    CARD_TRANSFER,
    CARD_SERIAL,
    CARD_OFFLOAD,
    CARD_GPU_PARALLEL,
    CARD_GPU_BALANCE,
    CARD_GPU_COMM,
    CARD_GPU_ORCHESTRATION,
    CARD_EFFICIENCIES
};
extern const char *const card_share_keys[CARD_SHARES], *const card_keys[CARD_EFFICIENCIES]; /* of JSON */

/* The times behind efficiencies, in ns: of processes that work, and of the first thread of each. */
typedef struct card_times {
    double elapsed;                   /* of the rank that was recorded longest */
    double outside, most_outside;     /* outside of communication: the sum, and the most of one rank */
    double own;                       /* the same, and outside of calls of a device's API: the sum */
    double communication, wall;       /* sums */
    double kernels, most_kernels;     /* of devices, kernels except collectives: the sum, and the most of one */
    double most_active, orchestrated; /* any work of one device; the elapsed time that it is a part of */
    double transfer;                  /* as the efficiency, or CARD_UNKNOWN */
    size_t ranks, devices;            /* devices: ranks that gave work to one */
    bool meet, drive;                 /* ranks wait for each other on hosts; their hosts call devices' APIs */
} card_times;
/* The efficiencies of these times. Those that they do not tell are CARD_UNKNOWN. */
void card_efficiencies(const card_times *t, double efficiency[CARD_EFFICIENCIES]);

typedef struct card {
    const char *command;    /* NULL: not recorded */
    size_t hosts, ranks;    /* ranks: processes that work */
    size_t devices;         /* that worked; one that two processes share counts once if its number is known */
    size_t unused, sampled; /* devices whose load was sampled, and those of them that never had any */
    size_t visible;         /* without samples: devices that processes could use; `unused` are those without work */
    uint64_t elapsed_ns;    /* of the rank that was recorded longest */
    card_times times;
    double share[CARD_SHARES], efficiency[CARD_EFFICIENCIES];
    double host_communication;     /* of the first threads' time */
    double input;                  /* of the critical path: reading data */
    double memory_bytes, energy_j; /* of a device or process, the most; of all devices together */
    const char *memory_how;        /* sampled, asked or allocated: what memory_bytes stands on */
    double flops, flop_rate;       /* floating-point operations that the program states; a second */
    double peak, mfu;              /* of a device, a second; the part of what all devices could do */
    const char *peak_name;         /* of devices of that name; NULL: the user said it */
} card;

void card_make(const analysis *a, card *c);
/* Lines of the card with a name each ("ran", "where"), for text and page. Each text is allocated. */
enum { CARD_LINES = 9 };
typedef struct card_line {
    const char *name;
    char *text;
} card_line;
size_t card_lines(const card *c, card_line lines[CARD_LINES]);
void put_card_json(const analysis *a, tool_json *j); /* the key "card" of an object */
char *verdict_text(const analysis *a);               /* one sentence */
#endif
