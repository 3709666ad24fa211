/* state.h - everything the recorder knows
 *
 * trace__p, the state of this process' file, lies on pages the kernel wipes in a child: there it is all zero, "nothing
 * opened yet", whichever way the child was made. What a child inherits (configuration, the dictionary's memory) is in
 * ordinary variables.
 *
 * Lock: trace__p->lock, one, taken by trace__lock() for opening, growing, registering, attaching; never on the path of
 * an event. A thread that holds it has cancellation disabled and signals blocked. check.h has its place in the order of
 * locks.
 */
#ifndef TRACE_STATE_H
#define TRACE_STATE_H
#include "internal.h"
#include "../os/os.h"
#include "allowance.h"
#include "file.h"
#include "helper.h"
#include "private_table.h"
#include "rotate.h"
#include "thread.h"
#include "unmapped.h"
#include "unwritten.h"

enum { TRACE__BUFFERS_MAX = 4096 };
enum { TRACE__BUFFER_NONE, TRACE__BUFFER_FREE, TRACE__BUFFER_TAKEN, TRACE__BUFFER_SEALED, TRACE__BUFFER_DRAINING };

struct trace__buffer {
    unsigned char *base; /* slot_bytes of the mapped file */
    uint32_t slot;       /* number of the slot in the file */
    uint32_t state;      /* TRACE__BUFFER_*, changed by compare-and-swap */
    uint64_t order;      /* when it was sealed, counting seals: the ring's age */
    uint64_t *begins;    /* a bit for each 64 bytes of the slot: a chunk begins there */
    uint64_t events;     /* in the chunks of the slot that are sealed, without those of the dictionary */
    uint32_t chunks;     /* that are sealed */
    uint32_t dictionary; /* the last of the dictionary's chunks among them, + 1; 0: none */
    uint64_t copied_seq; /* where the file is not mapped: of the chunk that lies in the file at this slot */
    uint32_t copied_stream, copied_to; /* and where the slot's last header is; 0: none is there */
    uint64_t copied_before;            /* events of the chunks there, without the last one, which is at copied_at */
    uint32_t copied_at, copied_last;   /* and of the last one */
    trace__writer *writer;             /* of the last chunk */
};

enum { TRACE__NOT_OPEN = 0, TRACE__OPEN = 1, TRACE__BROKEN = 2 };

struct trace__process {
    uint32_t state; /* TRACE__NOT_OPEN ... */
    uint32_t nbuffers;
    uint32_t hot_most; /* of them: nbuffers_asked of the configuration, or fewer where memory is short */
    trace__allowance allowance;
    trace__unwritten unwritten;
    trace__rotation rotation;
    uintptr_t lock;    /* 0 or the holder's mark */
    uintptr_t control; /* likewise, of the lock of core/schedule.c */
    trace__file file;
    trace__table table;
    trace__copies copies;
    uint64_t sealed_events; /* in chunks that were sealed, ever */
    uint32_t rotor;         /* where the search for a free buffer begins */
    uint64_t seals;
    uint32_t next_stream;
    trace__helper helper;
    uint32_t closed; /* the exit handler has run; recording goes on */
    uint32_t mute;   /* the file lacks descriptions of events: none are recorded until it has them */
    uint64_t rest;   /* what an ended thread left of its slot, for the next one: buffer << 32 | offset; 0 none */
    trace__writers writers;
    uint64_t refused_ns;      /* when there was no memory for a writer or a description; 0 never */
    uint32_t sealed;          /* seals in the dictionary so far */
    uint32_t begun;           /* chunks begun, ever */
    uint32_t begun_at_end;    /* as many of them are in the seal of the end */
    uint64_t first_sample[5]; /* of the clocks; all 0: none yet */
    uint64_t next_flow;       /* trace_flow_new(); 0 before the first */
    uint64_t steps;           /* calls of trace_step() */
    uint64_t comm[2];         /* the name of threads that nobody named: thread_names.c */
    trace__writer dictionary;
    trace__buffer buffer[TRACE__BUFFERS_MAX];
};

TRACE__EXTERN(trace__process *trace__p); /* set once by trace__init */

TRACE__INTERNAL bool
trace__is_open(void); /* the file is there: pairs with the release at the end of trace__make_file */

enum { TRACE__COMMAND_FULL, TRACE__COMMAND_NAME, TRACE__COMMAND_OFF }; /* as the words of TRACE_COMMAND */

typedef struct trace__config {
    char out[3584]; /* absolute */
    uint32_t mode;  /* TRACE_MODE_* */
    uint32_t slot_bytes;
    uint32_t most_slots;                     /* of the file, by TRACE_MAX; 0: no bound */
    uint32_t nbuffers_asked;                 /* most slots in memory (stream), or the ring's size */
    unsigned char level[TRACE_SOURCE_COUNT]; /* TRACE_LEVEL_* that was chosen */
    int32_t rank, world;
    bool rank_filter;
    char ranks[256];
    uint32_t mode_bits; /* of files */
    uint32_t command;   /* TRACE__COMMAND_* */
    char run[48];       /* of trace_file_header; "" not known yet */
} trace__config;
TRACE__EXTERN(trace__config trace__c);
/* What the program may change while others record: trace_set_rank, trace_filter. */
#define TRACE__MODE() __atomic_load_n(&trace__c.mode, __ATOMIC_RELAXED)
#define TRACE__RANK() __atomic_load_n(&trace__c.rank, __ATOMIC_RELAXED)
#define TRACE__LEVEL_CHOSEN(api) __atomic_load_n(&trace__c.level[api], __ATOMIC_RELAXED)
enum { TRACE__UNTOUCHED, TRACE__BEING_SET_UP, TRACE__SET_UP };
TRACE__EXTERN(uint32_t trace__ready);  /* one of these */
TRACE__EXTERN(uint32_t trace__paused); /* pauses not yet resumed */
TRACE__EXTERN(uint32_t trace__stopped);

TRACE__INTERNAL bool trace__is_ready(void);

/* The program does not want anything recorded now. */
TRACE__INTERNAL bool trace__is_held(void);

/* Ring mode: the window is all there is, and nothing is written out. */
static inline bool trace__is_ring(const trace__process *p)
{
    return p->file.own.mode == TRACE_MODE_RING && !p->rotation.most;
}

/* The process as the C library knows it. Another one was made by a raw clone or _Fork(), and has inherited the C
 * library's locks as they were: threads that hold some may not be there. */
TRACE__EXTERN(uint32_t trace__libc_pid);

TRACE__EXTERN(char trace__path[4096]);
TRACE__EXTERN(bool trace__untold); /* some fact found no space in the file; told again with the next clock sample */
#endif
