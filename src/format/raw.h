/* raw.h - what is in a .bin file, byte for byte; shared by the recorder and the reader
 *
 * docs/reference/format.md tells the same in prose. Everything is little-endian.
 *
 * A file is one header page followed by slots of one size (header.slot_bytes). A slot is empty (no
 * magic) or holds a chunk: a 128-byte chunk header and records of ONE stream; threads that ended early leave the rest
 * of their slot to others, so more chunks may follow (chunk.bytes). A stream is what one thread wrote at one depth of
 * signal nesting, in time order; stream 0 is the dictionary.
 *
 * Some slots are "home" slots: mapped shared by the recorder, filled in place, copied to a fresh slot when
 * full, then used again. So a chunk may be found twice, (stream, seq) being its identity; the
 * copy lying in its home slot (chunk.home == its own slot number) wins, for the other may be torn.
 */
#ifndef TRACE__FORMAT_H
#define TRACE__FORMAT_H
#include <stdint.h>
#include "events.h"

#define TRACE_FILE_MAGIC 0x4e49424543415254ull /* "TRACEBIN" */
#define TRACE_CHUNK_MAGIC 0x4b4e4843u          /* "CHNK" */
#define TRACE_FORMAT_MAJOR 1                   /* readers refuse other majors */
/* Minors only add. 1: header.run; 2: TRACE_REC_GAP; 3: TRACE_REC_PLACE; 4: seals; 5: TRACE_WORD_MET; 6:
 * TRACE_FEATURE_ROTATED, TRACE_WORD_REUSED; 7: header.dropped counts all; 8: TRACE_WORD_LEFT; 9:
 * TRACE_WORD_LAUNCHER, TRACE_WORD_WAITED, TRACE_WORD_RAN; 10: TRACE_WORD_ENDED and the words behind it,
 * TRACE_REC_OFF_CPU. */
#define TRACE_FORMAT_MINOR 10
#define TRACE_HEADER_BYTES 4096u
#define TRACE_HEADER_LEAST 544u /* of the header below, in 1.0 */
#define TRACE_CHUNK_BYTES 128u  /* chunk header */
#define TRACE_BYTE_ORDER 0x01020304u

/* header.features_required: a reader that does not know a set bit names it and refuses */
#define TRACE_FEATURE_NONE 0ull
/* header.features_optional */
#define TRACE_FEATURE_COPIED \
    1ull /* (1.5) the file is not mapped: a kill may leave out any chunk of the last second \
          */

/* (1.6) `mode` is ring, and the ring is the whole file: TRACE_MAX */
#define TRACE_FEATURE_ROTATED 2ull

enum { TRACE_FILE_OPEN = 1, TRACE_FILE_CLOSED = 2 };
enum { TRACE_MODE_OFF = 0, TRACE_MODE_STREAM = 1, TRACE_MODE_RING = 2 };
enum { TRACE_CHUNK_FREE = 0, TRACE_CHUNK_OPEN = 1, TRACE_CHUNK_SEALED = 2 };

typedef struct trace_file_header {
    uint64_t magic;             /*   0 TRACE_FILE_MAGIC */
    uint16_t major, minor;      /*   8 */
    uint32_t header_bytes;      /*  12 offset of slot 0: TRACE_HEADER_BYTES */
    uint32_t byte_order;        /*  16 TRACE_BYTE_ORDER */
    uint32_t slot_bytes;        /*  20 multiple of 4096, 16 KiB .. 16 MiB */
    uint64_t features_required; /*  24 */
    uint64_t features_optional; /*  32 */
    uint32_t clock;             /*  40 TRACE_CLOCK_* */
    uint32_t mode;              /*  44 TRACE_MODE_* */
    uint64_t tick_hz;           /*  48 nominal ticks a second; exact times come from clock samples */
    uint32_t pid, ppid;         /*  56 */
    uint64_t start_ticks;       /*  64 clock when the file was opened */
    uint64_t start_realtime_ns; /*  72 CLOCK_REALTIME at the same moment */
    uint64_t proc_start;        /*  80 start time of the process, clock ticks since boot (/proc/self/stat 22) */
    uint8_t boot_id[16];        /*  88 of the boot and the time namespace: one clock per boot id */
    uint8_t session[16];        /* 104 random; names this file for ever, for pids come back */
    uint32_t state;             /* 120 TRACE_FILE_* */
    int32_t rank;               /* 124 -1 until known; world rank */
    int32_t world;              /* 128 -1 until known; number of ranks */
    uint32_t slots;             /* 132 slots handed out so far; slots beyond it hold nothing */
    uint64_t dropped;           /* 136 events lost for want of space; before 1.7, those that no chunk says */
    int32_t last_error;         /* 144 errno of the failure that stopped or paused recording, 0 none */
    uint32_t left;              /* 148 (1.8) TRACE_LEFT_*, in merged files; 0 in the recorder's, which have a word */
    uint64_t overwritten;       /* 152 events lost to newer ones in ring mode */
    char host[64];              /* 160 NUL-terminated */
    char program[256];          /* 224 /proc/self/exe */
    char job[64];               /* 480 job id from the launcher's environment, "" if none */
    /* 544 files of one run have the same text here; "" if the recorder could not tell, and in files of 1.0 */
    char run[48];
    /* 592 trace_header_birth(): of what never changes; 0 in files before 1.4, which have no seals */
    uint64_t birth;
    /* 600 trace_word_make(): what changes, each with a check of its own (TRACE_WORD_*); before 1.10 there were 16 */
    uint64_t word[24];
} trace_file_header;

/* header.word[]: the fields of the same name, which readers before 1.4 go by, how many chunks there are, and (1.5) when
 * a rank of a run without a name met the others: CLOCK_REALTIME >> TRACE_MET_SHIFT at the end of MPI_Init, else 0.
 * (1.6) Slots that are being written over: the first one, and above 32 bits their number; nothing in them counts.
 * (1.8) How the process went on without closing the file: TRACE_LEFT_*. (1.9) Which launcher on this node started it,
 * where another may have named its run the same: a hash; 0 if nothing tells. And of the thread that waited longest for
 * a processor how long it did, and how long it ran, in us; 0 if none did, or the kernel does not tell.
 * (1.10) How the process ended: TRACE_ENDED_*, and when its parent saw that (CLOCK_REALTIME >> TRACE_MET_SHIFT). Which
 * PID namespace `pid` is a number of: the inode of /proc/self/ns/pid. A random number of the process, the same for all
 * recorders in it. Which of its job's MPI worlds it is a rank of: 0 the launcher's, others by MPI_Comm_spawn. */
enum {
    TRACE_WORD_STATE,
    TRACE_WORD_RANK,
    TRACE_WORD_WORLD,
    TRACE_WORD_SLOTS,
    TRACE_WORD_DROPPED,
    TRACE_WORD_LAST_ERROR,
    TRACE_WORD_OVERWRITTEN,
    TRACE_WORD_TICK_HZ,
    TRACE_WORD_CHUNKS,
    TRACE_WORD_MET,
    TRACE_WORD_REUSED,
    TRACE_WORD_LEFT,
    TRACE_WORD_LAUNCHER,
    TRACE_WORD_WAITED,
    TRACE_WORD_RAN,
    TRACE_WORD_ENDED,
    TRACE_WORD_ENDED_AT,
    TRACE_WORD_PID_NS,
    TRACE_WORD_PROCESS,
    TRACE_WORD_SPAWNED,
    TRACE_WORDS
};
/* TRACE_WORD_ENDED: an exit status or a signal's number, and bits. */
#define TRACE_ENDED_NUMBER 0xffu      /* of the signal if TRACE_ENDED_SIGNAL, else the exit status */
#define TRACE_ENDED_EXIT 0x100u       /* it left by exit, or by returning from main, with that status */
#define TRACE_ENDED_SIGNAL 0x200u     /* that signal ended it */
#define TRACE_ENDED_PARENT 0x400u     /* its parent says so (trace-run), else it said so itself */
#define TRACE_ENDED_MPI_BEGUN 0x800u  /* MPI_Init returned */
#define TRACE_ENDED_MPI_OVER 0x1000u  /* MPI_Finalize was called */
#define TRACE_ENDED_MPI_ABORT 0x2000u /* MPI_Abort was called */
enum { TRACE_LEFT_NOT, TRACE_LEFT_BY_EXIT /* _exit, _Exit, quick_exit */, TRACE_LEFT_BY_EXEC };
#define TRACE_MET_SHIFT 14 /* 16 us, until the year 2116 */

typedef struct trace_chunk_header {
    uint32_t magic;      /*  0 TRACE_CHUNK_MAGIC */
    uint32_t stream;     /*  4 0 = dictionary */
    uint64_t seq;        /*  8 0, 1, 2 ... within the stream; in ring mode old ones are missing */
    uint64_t base_ticks; /* 16 absolute clock the first short record's delta is relative to */
    /* 24 events the stream recorded before this chunk: gaps between chunks count overwritten ones */
    uint64_t first_event;
    uint64_t dropped;   /* 32 events this stream lost from its birth to the end of this chunk, for want of space */
    uint64_t checksum;  /* 40 trace_checksum over the records of a sealed chunk; 0 = none */
    uint32_t home;      /* 48 number of the slot this chunk was filled in */
    uint32_t nesting;   /* 52 0 ordinary, 1.. recorded by a signal handler that interrupted a record */
    uint32_t tid;       /* 56 kernel thread id; 0 for the dictionary */
    uint32_t owner;     /* 60 the thread's ordinary stream: streams of one owner are one thread */
    uint32_t committed; /* 64 bytes valid from the start of this header; the producer's publishing store */
    uint32_t state;     /* 68 TRACE_CHUNK_*; FREE = contents already drained, ignore */
    uint32_t events;    /* 72 records in a sealed chunk */
    /* 76 room of this chunk, a multiple of 64; ends at the slot's end, or where the slot's next chunk begins */
    uint32_t bytes;
    /* 80 of a sealed chunk with a checksum: low half of trace_checksum over this header with 0 here; 0 = none */
    uint32_t header_sum;
    uint32_t seal;  /* 84 (1.4) of a sealed chunk: trace_chunk_seal(); 0 = none yet, in its home slot only */
    uint32_t birth; /* 88 (1.4) of any chunk: trace_chunk_birth(), of what does not change while it is filled */
    uint32_t reserved[9];
} trace_chunk_header;
TRACE__STATIC_ASSERT(__builtin_offsetof(trace_chunk_header, committed) == TRACE_CHUNK_COMMITTED_AT,
                     "where `committed` is");

/* Body of a TRACE_REC_SEAL: this, then its marks. */
typedef struct trace_seal {
    uint64_t sum;    /*  0 trace_seal_sum() of the rest of the body */
    uint32_t number; /*  8 counts seals; those of one moment have one number */
    uint32_t flags;  /* 12 TRACE_SEAL_* */
    uint32_t n;      /* 16 marks */
    /* 20 first bytes of it; a copy (trace_snapshot) has seals of the file it was made from, to be ignored */
    uint32_t session;
} trace_seal;
enum { TRACE_SEAL_END = 1 }; /* at the end of the process: what is recorded later lies in other chunks */

/* What chunk (stream, seq) held when it was sealed without being full, and all of the stream until then. */
typedef struct trace_mark {
    uint32_t stream;  /*  0 */
    uint32_t flags;   /*  4 TRACE_MARK_* */
    uint64_t seq;     /*  8 */
    uint64_t events;  /* 16 records of the stream, up to here */
    uint64_t dropped; /* 24 events of the stream lost, up to here */
    uint64_t sum;     /* 32 trace_checksum over these records of the chunk */
    uint32_t bytes;   /* 40 of the chunk, with its header, as `committed` */
    uint32_t reserved;
} trace_mark;
enum { TRACE_MARK_BUSY = 1 }; /* of the end: a record was being written, and may follow */

/* Part of a TRACE_REC_OFF_CPU: for `ns` of that time the thread did not run. */
typedef struct trace_off_cpu {
    uint64_t from, to; /*  0 ticks */
    uint64_t ns;       /* 16 */
    uint32_t stream;   /* 24 of the thread; 0: all of the process */
    uint32_t why;      /* 28 TRACE_OFF_* */
} trace_off_cpu;
enum {
    TRACE_OFF_WAITED = 1,  /* it could run, and waited for a processor */
    TRACE_OFF_STOPPED = 2, /* the process was stopped, as by SIGSTOP */
    TRACE_OFF_IO = 3,      /* it was blocked in the kernel, usually for a disk or a network file system */
    TRACE_OFF_PAGES = 4    /* the same while pages of its memory came from a disk */
};

/* Built-in records: payload is u32 length (bytes that follow, without padding), then the body.
 * A string in a body is u16 length and that many bytes. Unknown built-ins are skipped by length. */
enum {
    TRACE_REC_EVENT = 1,  /* u32 id, u32 pair, u8 kind, u8 level, u16 nfields, str api, str name,
                             nfields x { u8 type, u8 role, str name, str hint }; see enum trace_kind */
    TRACE_REC_STRING = 2, /* u32 string id, str text (u32 length here, not u16) */
    TRACE_REC_ENUM = 3,  /* str name, u8 is_flags, u32 n, n x { i64 value, u8 flags, str name }; flags 1 = not an error;
                            several records of one name add up */
    TRACE_REC_CLOCK = 4, /* u64 ticks_before, monotonic_ns, realtime_ns, boottime_ns, ticks_after */
    TRACE_REC_THREAD = 5, /* u32 stream (0: whichever has that tid), u32 tid, str name: latest wins */
    TRACE_REC_INFO = 6,   /* str key, str value: facts of the process: "recorder" (its version), "command",
                             "process.name", "mpi.library" ... */
    /* u32 track id, u32 parent track (0 = process), u8 track kind, str name, str clock: device tracks; told again,
     * the last name counts */
    TRACE_REC_TRACK = 7,
    TRACE_REC_GAP = 8,   /* u64 ticks, u8 what (0: from here on these are not recorded, 1: they are again), then str api
                            to the end: what of   them was open does not reach further, on any thread */
    TRACE_REC_PLACE = 9, /* u32 string id (of a TRACE_REC_STRING before it), u64 address, str module, str build id: the
                            text names a place in a program; see docs/reference/format.md, "Places" */
    TRACE_REC_SEAL = 10, /* trace_seal and marks; of a recorder's file only, readers of merged files pass over it */
    TRACE_REC_OFF_CPU = 11, /* trace_off_cpu, one or more: when threads did not run, and why (1.10) */
    TRACE_REC_FIRST_FREE = 16
};

enum trace_track_kind {
    /* or stream */
    TRACE_TRACK_OTHER = 0,
    TRACE_TRACK_DEVICE = 1,
    TRACE_TRACK_SUBDEVICE = 2,
    TRACE_TRACK_CONTEXT = 3,
    TRACE_TRACK_QUEUE = 4,
    TRACE_TRACK_CHANNEL = 5 /* part of a queue: a copy engine, a channel of a collective */
};

/* Of eight bytes at a time: what checks the order of memory in tests sees every one of these loads. */
static inline uint64_t trace_checksum_lane(uint64_t h, const unsigned char *p)
{
    uint64_t w;
    __builtin_memcpy(&w, p, 8);
    return (h ^ w) * 0x9e3779b97f4a7c15ull;
}

/* Checksum of all that has one: eight 64-bit lanes, h = (h ^ word) * odd, folded. Fast enough to run beside a recording
 * program; finds damage, is no protection against intent. `bytes` is a multiple of 4; a last half word counts as
 * zero-extended. */
static inline uint64_t trace_checksum(const void *data, uint32_t bytes)
{
    const unsigned char *p = (const unsigned char *)data;
    const uint64_t odd = 0x9e3779b97f4a7c15ull;
    uint64_t h[8], a = odd, b = 2 * odd, c = 3 * odd, d = 4 * odd, e = 5 * odd, f = 6 * odd, g = 7 * odd, l = 8 * odd;
    uint64_t out = bytes * odd, w;
    uint32_t i, k;
    for (i = 0; i + 64 <= bytes; i += 64) { /* one variable a lane: compilers keep these in registers, no array */
        a = trace_checksum_lane(a, p + i);
        b = trace_checksum_lane(b, p + i + 8);
        c = trace_checksum_lane(c, p + i + 16);
        d = trace_checksum_lane(d, p + i + 24);
        e = trace_checksum_lane(e, p + i + 32);
        f = trace_checksum_lane(f, p + i + 40);
        g = trace_checksum_lane(g, p + i + 48);
        l = trace_checksum_lane(l, p + i + 56);
    }
    h[0] = a;
    h[1] = b;
    h[2] = c;
    h[3] = d;
    h[4] = e;
    h[5] = f;
    h[6] = g;
    h[7] = l;
    for (k = 0; i < bytes; i += 8, k++) {
        w = 0;
        __builtin_memcpy(&w, p + i, bytes - i < 8 ? bytes - i : 8);
        h[k & 7] = (h[k & 7] ^ w) * odd;
    }
    for (k = 0; k < 8; k++)
        out = (out ^ (h[k] ^ h[k] >> 29)) * odd;
    out ^= out >> 32;
    return out ? out : 1;
}

/* ---- seals (1.4): they cover header.session, so that nothing of another file is taken for a part of this one ---- */

/* Of the fields of a file's header that never change. */
static inline uint64_t trace_header_birth(const trace_file_header *h)
{
    trace_file_header copy;
    __builtin_memcpy(&copy, h, sizeof copy);
    copy.tick_hz = copy.dropped = copy.overwritten = 0;
    copy.state = copy.slots = 0;
    copy.rank = copy.world = copy.last_error = 0;
    return trace_checksum(&copy, (uint32_t)__builtin_offsetof(trace_file_header, birth));
}

/* header.word[k]: 48 bits of value, 16 that change with each of them. One store: a kill leaves the old one or the new
 * one. */
#define TRACE_WORD_MASK 0xffffffffffffull
static inline uint64_t trace_word_make(const uint8_t *session, uint32_t k, uint64_t value)
{
    const uint64_t odd = 0x9e3779b97f4a7c15ull; /* shifted by 0 to 47, its upper 16 bits are never all alike */
    uint64_t key;
    __builtin_memcpy(&key, session, 8);
    key = (key ^ (k + 1) * odd) * odd;
    value &= TRACE_WORD_MASK;
    return value | ((value * odd ^ key) >> 48) << 48;
}
/* 0: damaged. */
static inline int trace_word_is_good(const uint8_t *session, uint32_t k, uint64_t word)
{
    return trace_word_make(session, k, word) == word;
}

static inline uint32_t trace_chunk_sum(const trace_chunk_header *c, const uint8_t *session)
{
    unsigned char both[TRACE_CHUNK_BYTES + 16];
    uint32_t sum;
    __builtin_memcpy(both, c, TRACE_CHUNK_BYTES);
    __builtin_memcpy(both + TRACE_CHUNK_BYTES, session, 16);
    sum = (uint32_t)trace_checksum(both, sizeof both);
    return sum ? sum : 1;
}
/* chunk.seal: of the whole header, and so of the checksum of the records if that is there already. */
static inline uint32_t trace_chunk_seal(const trace_chunk_header *c, const uint8_t *session)
{
    trace_chunk_header copy = *c;
    copy.header_sum = copy.seal = 0;
    return trace_chunk_sum(&copy, session);
}
/* chunk.birth: stream, seq, thread, times, counts before it. */
static inline uint32_t trace_chunk_birth(const trace_chunk_header *c, const uint8_t *session)
{
    trace_chunk_header copy = *c;
    copy.checksum = 0;
    copy.committed = copy.state = copy.events = copy.bytes = 0;
    copy.header_sum = copy.seal = copy.birth = 0;
    return trace_chunk_sum(&copy, session);
}

static inline uint64_t trace_seal_sum(const void *body, uint32_t bytes)
{
    return trace_checksum((const unsigned char *)body + 8, bytes - 8);
}
#endif
