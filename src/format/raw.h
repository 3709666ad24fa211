/* raw.h - what is in a .bin file, byte for byte; shared by the recorder and the reader
 *
 * docs/reference/format.md tells the same in prose. Everything is little-endian.
 *
 * A file is one header page followed by slots of one size (header.slot_bytes). A slot is empty (no
 * magic) or holds a chunk: a 128-byte chunk header and records of ONE stream; threads that ended early leave the rest of their
 * slot to others, so more chunks may follow (chunk.bytes). A stream is what
 * one thread wrote at one signal-nesting level, in time order; stream 0 is the dictionary.
 *
 * Some slots are "home" slots: mapped shared by the recorder, filled in place, copied to a fresh slot when
 * full, then used again. So a chunk may be found twice, (stream, seq) being its identity; the
 * copy lying in its home slot (chunk.home == its own slot number) wins, for the other may be torn.
 */
#ifndef TRACE__FORMAT_H
#define TRACE__FORMAT_H
#include <stdint.h>

#define TRACE_FILE_MAGIC  0x4e49424543415254ull /* "TRACEBIN" */
#define TRACE_CHUNK_MAGIC 0x4b4e4843u           /* "CHNK" */
#define TRACE_FORMAT_MAJOR 1 /* readers refuse other majors */
#define TRACE_FORMAT_MINOR 4 /* minors only add. 1: header.run; 2: TRACE_REC_GAP; 3: TRACE_REC_PLACE; 4: seals */
#define TRACE_HEADER_BYTES 4096u
#define TRACE_HEADER_LEAST 544u /* of the header below, in 1.0 */
#define TRACE_CHUNK_BYTES 128u  /* chunk header */
#define TRACE_BYTE_ORDER 0x01020304u

/* header.features_required: a reader that does not know a set bit names it and refuses */
#define TRACE_FEATURE_NONE 0ull

enum { TRACE_CLOCK_TSC = 1, TRACE_CLOCK_CNTVCT = 2, TRACE_CLOCK_MONOTONIC = 3 };
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
    uint8_t boot_id[16];        /*  88 /proc/sys/kernel/random/boot_id: one clock per boot id */
    uint8_t session[16];        /* 104 random; names this file for ever, for pids come back */
    uint32_t state;             /* 120 TRACE_FILE_* */
    int32_t rank;               /* 124 -1 until known; world rank */
    int32_t world;              /* 128 -1 until known; number of ranks */
    uint32_t slots;             /* 132 slots handed out so far; slots beyond it hold nothing */
    uint64_t dropped;           /* 136 events lost that no stream could count (thread without a buffer) */
    int32_t last_error;         /* 144 errno of the failure that stopped or paused recording, 0 none */
    uint32_t reserved;          /* 148 */
    uint64_t overwritten;       /* 152 events lost to newer ones in ring mode */
    char host[64];              /* 160 NUL-terminated */
    char program[256];          /* 224 /proc/self/exe */
    char job[64];               /* 480 job id from the launcher's environment, "" if none */
    char run[48];               /* 544 files of one run have the same text here; "" if the recorder could not tell, and in files of 1.0 */
    uint64_t birth;             /* 592 trace_header_birth(): of what never changes; 0 in files before 1.4, which have no seals */
    uint64_t word[16];          /* 600 trace_word_make(): what changes, each with a check of its own (TRACE_WORD_*) */
} trace_file_header;

/* header.word[]: the fields of the same name, which readers before 1.4 go by, and how many chunks there are. */
enum {
    TRACE_WORD_STATE, TRACE_WORD_RANK, TRACE_WORD_WORLD, TRACE_WORD_SLOTS, TRACE_WORD_DROPPED, TRACE_WORD_LAST_ERROR,
    TRACE_WORD_OVERWRITTEN, TRACE_WORD_TICK_HZ, TRACE_WORD_CHUNKS, TRACE_WORDS
};

typedef struct trace_chunk_header {
    uint32_t magic;       /*  0 TRACE_CHUNK_MAGIC */
    uint32_t stream;      /*  4 0 = dictionary */
    uint64_t seq;         /*  8 0, 1, 2 ... within the stream; in ring mode old ones are missing */
    uint64_t base_ticks;  /* 16 absolute clock the first short record's delta is relative to */
    uint64_t first_event; /* 24 events the stream recorded before this chunk: gaps between chunks count overwritten ones */
    uint64_t dropped;     /* 32 events this stream lost from its birth to the end of this chunk, for want of space */
    uint64_t checksum;    /* 40 trace_checksum over the records of a sealed chunk; 0 = none */
    uint32_t home;        /* 48 number of the slot this chunk was filled in */
    uint32_t level;       /* 52 0 ordinary, 1.. recorded by a signal handler that interrupted a record */
    uint32_t tid;         /* 56 kernel thread id; 0 for the dictionary */
    uint32_t owner;       /* 60 the thread's level-0 stream: streams of one owner are one thread */
    uint32_t committed;   /* 64 bytes valid from the start of this header; the producer's publishing store */
    uint32_t state;       /* 68 TRACE_CHUNK_*; FREE = contents already drained, ignore */
    uint32_t events;      /* 72 records in a sealed chunk */
    uint32_t bytes;       /* 76 room of this chunk, a multiple of 64; ends at the slot's end, or where the slot's next chunk begins */
    uint32_t header_sum;  /* 80 of a sealed chunk with a checksum: low half of trace_checksum over this header with 0 here; 0 = none */
    uint32_t seal;        /* 84 (1.4) of a sealed chunk: trace_chunk_seal(); 0 = none yet, in its home slot only */
    uint32_t birth;       /* 88 (1.4) of any chunk: trace_chunk_birth(), of what does not change while it is filled */
    uint32_t reserved[9];
} trace_chunk_header;

/* Body of a TRACE_REC_SEAL: this, then its marks. */
typedef struct trace_seal {
    uint64_t sum;     /*  0 trace_seal_sum() of the rest of the body */
    uint32_t number;  /*  8 counts seals; those of one moment have one number */
    uint32_t flags;   /* 12 TRACE_SEAL_* */
    uint32_t n;       /* 16 marks */
    uint32_t session; /* 20 first bytes of it; a copy (trace_snapshot) has seals of the file it was made from, to be ignored */
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

/* A record is a multiple of 4 bytes and begins with one of
 *   short  u32  delta:20 << 12 | id:12        id 1..4095, delta in ticks since the stream's previous record
 *   long   u32  id:20 << 12 | 0, u64 ticks    any id, or a delta that does not fit; absolute clock
 * An all-zero word is no record: nothing after it in the chunk is valid.
 * The time of a short record is the previous record's time in the same chunk (base_ticks for the first) + delta.
 * The payload follows as its event's definition says (fields packed without gaps), padded with zeros to 4 bytes. */
#define TRACE_ID_BITS 12
#define TRACE_ID_SHORT_MAX 4095u
#define TRACE_ID_MAX 0xfffffu
#define TRACE_DELTA_MAX 0xfffffu

/* Built-in records: payload is u32 length (bytes that follow, without padding), then the body.
 * A string in a body is u16 length and that many bytes. Unknown built-ins are skipped by length. */
enum {
    TRACE_REC_EVENT = 1,   /* u32 id, u32 pair, u8 kind, u8 level, u16 nfields, str api, str name,
                              nfields x { u8 type, u8 role, str name, str hint }; see enum trace_kind */
    TRACE_REC_STRING = 2,  /* u32 string id, str text (u32 length here, not u16) */
    TRACE_REC_ENUM = 3,    /* str name, u8 is_flags, u32 n, n x { i64 value, u8 flags, str name }; flags 1 = not an error;
                              several records of one name add up */
    TRACE_REC_CLOCK = 4,   /* u64 ticks_before, monotonic_ns, realtime_ns, boottime_ns, ticks_after */
    TRACE_REC_THREAD = 5,  /* u32 stream (0: whichever has that tid), u32 tid, str name: latest wins */
    TRACE_REC_INFO = 6,    /* str key, str value: facts of the process, e.g. "mpi.library", "process.name", "command" */
    TRACE_REC_TRACK = 7,   /* u32 track id, u32 parent track (0 = process), u8 track kind, str name, str clock: device tracks; told again, the last name counts */
    TRACE_REC_GAP = 8,     /* u64 ticks, u8 what (0: from here on these are not recorded, 1: they are again), then str api to the end: what of
                              them was open does not reach further, on any thread */
    TRACE_REC_PLACE = 9,   /* u32 string id (of a TRACE_REC_STRING before it), u64 address, str module, str build id: the text names a place in a program; see
                              docs/reference/format.md, "Places" */
    TRACE_REC_SEAL = 10,   /* trace_seal and marks; of a recorder's file only, readers of merged files pass over it */
    TRACE_REC_FIRST_FREE = 16
};
#define TRACE_ID_TASK_END 15u /* a record without payload: ends the innermost user task of the thread */

enum trace_track_kind {
    TRACE_TRACK_OTHER = 0, TRACE_TRACK_DEVICE = 1, TRACE_TRACK_SUBDEVICE = 2, TRACE_TRACK_CONTEXT = 3, TRACE_TRACK_QUEUE = 4, /* or stream */
    TRACE_TRACK_CHANNEL = 5 /* part of a queue: a copy engine, a channel of a collective */
};

enum trace_kind {
    TRACE_KIND_BEGIN = 1,  /* opens a slice on the thread's stack */
    TRACE_KIND_END = 2,    /* closes the innermost open slice whose event id is `pair` (0: any user task) */
    TRACE_KIND_INSTANT = 3,
    TRACE_KIND_COUNTER = 4, /* has one field of role VALUE; hint = unit; optional TRACK */
    TRACE_KIND_SLICE = 5,   /* complete slice: roles TIME and DURATION or TIME_END, usually TRACK */
    TRACE_KIND_ASYNC_BEGIN = 6, /* span that may overlap others; role ID joins begin and end; optional PARENT */
    TRACE_KIND_ASYNC_END = 7,   /* `pair` = id of the begin event, 0: joined by ID alone */
    TRACE_KIND_META = 8,    /* its fields belong to the innermost open slice of the thread, or to the async span named by role ID */
    TRACE_KIND_MESSAGE = 9, /* point-to-point message completed inside the innermost open slice */
    TRACE_KIND_OBJECT = 10, /* describes an object named by role ID or COMM (communicator, domain, queue) */
    TRACE_KIND_PAUSE = 11,  /* recording was switched off (thread or process) by the program */
    TRACE_KIND_RESUME = 12,
    TRACE_KIND_SAMPLE = 13  /* role SAMPLES, how often something was found at the place that role ID names (an OBJECT describes it: NAME, FILE, LINE,
                               OFFSET), by REASON; without ID: how many samples were taken on that TRACK in all, and how many of them were LOST */
};

/* Field types. Bit 7 (TRACE_T_ARRAY): u16 count, then that many elements. If the top bit of the u16 is set (strings,
 * bytes and arrays), the value was cut: a u32 with the true length follows the u16, then the low-15-bit count of elements.
 * A text of which nothing was kept (u16 0x8000) is one said before: the u32 is the id of its TRACE_REC_STRING. */
enum trace_type {
    TRACE_T_U8 = 1, TRACE_T_I8, TRACE_T_U16, TRACE_T_I16, TRACE_T_U32, TRACE_T_I32, TRACE_T_U64, TRACE_T_I64,
    TRACE_T_F32, TRACE_T_F64, TRACE_T_BOOL /* u8 */, TRACE_T_PTR /* u64, printed in hex */, TRACE_T_HANDLE /* u64, hex */,
    TRACE_T_STR /* u16 length, bytes */, TRACE_T_STRID /* u32 id of a TRACE_REC_STRING, 0 = null */, TRACE_T_BYTES /* as STR */,
    TRACE_T_ARRAY = 0x80
};

/* What a field means, so that tools need no knowledge of an API. `hint` is the name of an enum for integers
 * ("enum:NAME"), a unit ("B", "ns", "W"), or "". */
enum trace_role {
    TRACE_R_NONE = 0,
    TRACE_R_RESULT,     /* return code: not 0, and not flagged harmless in its enum, is an error */
    TRACE_R_BYTES,      /* bytes this call moved (neither sent nor received: a copy) */
    TRACE_R_BYTES_SENT, /* bytes sent */
    TRACE_R_BYTES_RECV, /* bytes received */
    TRACE_R_DST,        /* world rank a message goes to: with COMM and TAG this record is a send */
    TRACE_R_SRC,        /* world rank a message came from: with COMM and TAG this record is a completed receive */
    TRACE_R_TAG,
    TRACE_R_COMM,       /* our communicator id, the same number on every member */
    TRACE_R_COMM_SIZE,
    TRACE_R_COLL_SEQ,   /* with COMM: number of this collective on that communicator, the same on every member */
    TRACE_R_ROOT,       /* world rank of the root */
    TRACE_R_REQUEST,    /* request handle (scalar or array) */
    TRACE_R_VALUE,      /* value of a counter */
    TRACE_R_TIME,       /* u64 ticks of the recorder's clock; other clocks: hint "ns:CLOCK" or "ticks:CLOCK" */
    TRACE_R_TIME_END,
    TRACE_R_DURATION,   /* u64, unit as TIME */
    TRACE_R_ID,         /* u64 name of a span, task or object */
    TRACE_R_PARENT,     /* u64 ID of the parent */
    TRACE_R_TRACK,      /* u32 id of a TRACE_REC_TRACK */
    TRACE_R_FLOW_OUT,   /* u64: an arrow leaves the innermost open slice */
    TRACE_R_FLOW_IN,    /* u64: the arrow arrives */
    TRACE_R_CORRELATION,/* u64: joins a host call with the device activity it caused */
    TRACE_R_NAME,       /* the slice's real name (string), in place of the event's */
    TRACE_R_DOMAIN,     /* string: group of the name (ITT or NVTX domain, category) */
    TRACE_R_COLOR,      /* u32 ARGB */
    TRACE_R_MESSAGE,    /* free text to show */
    TRACE_R_DIRECTION,  /* u16: where BYTES come from (low byte) and go to (high byte), a letter each: M ordinary host memory, H host memory of
                           the device's runtime (pinned), D device, S shared by both, P another device, A array or image; 0 unknown */
    TRACE_R_SAMPLES,    /* how often: a number, or an array of one for each REASON */
    TRACE_R_REASON,     /* array beside SAMPLES, "enum:NAME": why it was there */
    TRACE_R_IDLE,       /* array beside SAMPLES: of these, when nothing else was done meanwhile either */
    TRACE_R_LOST,       /* u64: so many are missing */
    TRACE_R_FILE,       /* string: of source */
    TRACE_R_LINE,       /* u32: in FILE, 0 none */
    TRACE_R_OFFSET      /* u64: bytes from the beginning of the function NAME */
};

/* Checksum of all that has one: eight 64-bit lanes, h = (h ^ word) * odd, folded. Fast enough to run beside a recording program;
 * finds damage, is no protection against intent. `bytes` is a multiple of 4; a last half word counts as zero-extended. */
static inline uint64_t trace_checksum(const void *data, uint32_t bytes)
{
    const unsigned char *p = (const unsigned char *)data;
    const uint64_t odd = 0x9e3779b97f4a7c15ull;
    uint64_t h[8];
    uint64_t out = bytes * odd, w;
    uint32_t i, k;
    for (k = 0; k < 8; k++)
        h[k] = (k + 1) * odd;
    for (i = 0; i + 64 <= bytes; i += 64)
        for (k = 0; k < 8; k++) {
            __builtin_memcpy(&w, p + i + 8 * k, 8);
            h[k] = (h[k] ^ w) * odd;
        }
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

/* header.word[k]: 48 bits of value, 16 that change with each of them. One store: a kill leaves the old one or the new one. */
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
