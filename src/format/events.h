/* events.h - numbers of the file that programs put into their records: clocks, ids, kinds of events, types and roles of
 * fields
 *
 * Every program that includes trace.h parses this, so the macros name what they write. raw.h has the rest of the
 * file. */
#ifndef TRACE__EVENTS_H
#define TRACE__EVENTS_H

#ifdef __cplusplus
#define TRACE__STATIC_ASSERT(holds, text) static_assert(holds, text)
#else
#define TRACE__STATIC_ASSERT(holds, text) _Static_assert(holds, text)
#endif

enum { TRACE_CLOCK_TSC = 1, TRACE_CLOCK_CNTVCT = 2, TRACE_CLOCK_MONOTONIC = 3 };

/* A record is a multiple of 4 bytes and begins with one of
 *   short  u32  delta:20 << 12 | id:12        id 1..4095, delta in ticks since the stream's previous record
 *   long   u32  id:20 << 12 | 0, u64 ticks    any id, or a delta that does not fit; absolute clock
 * An all-zero word is no record: nothing after it in the chunk is valid.
 * The time of a short record is the previous record's time in the same chunk (base_ticks for the first) + delta.
 * The payload follows as its event's definition says (fields packed without gaps), padded with zeros to 4 bytes. */
#define TRACE_ID_BITS 12 /* of the id in a short record */
#define TRACE_ID_SHORT_MAX 4095u
#define TRACE_ID_LONG_BITS 20 /* of the id in a long record */
#define TRACE_ID_MAX 0xfffffu
#define TRACE_DELTA_MAX 0xfffffu
#define TRACE_ID_TASK_END 15u /* a record without payload: ends the innermost user task of the thread */
TRACE__STATIC_ASSERT(TRACE_ID_SHORT_MAX == (1u << TRACE_ID_BITS) - 1 &&
                         TRACE_ID_MAX == (1u << TRACE_ID_LONG_BITS) - 1 &&
                         TRACE_DELTA_MAX == 0xffffffffu >> TRACE_ID_BITS && TRACE_ID_TASK_END <= TRACE_ID_SHORT_MAX,
                     "ids and deltas fit their bits");

/* Where `committed` lies in a chunk's header (trace_chunk_header of raw.h): the store that publishes a record. */
#define TRACE_CHUNK_COMMITTED_AT 64u

/* How much of an API is recorded, and from which level on an event is. */
enum trace_level { TRACE_LEVEL_OFF = 0, TRACE_LEVEL_MINIMAL = 1, TRACE_LEVEL_DEFAULT = 2, TRACE_LEVEL_FULL = 3 };

enum trace_kind {
    TRACE_KIND_BEGIN = 1, /* opens a slice on the thread's stack */
    TRACE_KIND_END = 2,   /* closes the innermost open slice whose event id is `pair` (0: any user task) */
    TRACE_KIND_INSTANT = 3,
    TRACE_KIND_COUNTER = 4,     /* has one field of role VALUE; hint = unit; optional TRACK */
    TRACE_KIND_SLICE = 5,       /* complete slice: roles TIME and DURATION or TIME_END, usually TRACK */
    TRACE_KIND_ASYNC_BEGIN = 6, /* span that may overlap others; role ID joins begin and end; optional PARENT */
    TRACE_KIND_ASYNC_END = 7,   /* `pair` = id of the begin event, 0: joined by ID alone */
    TRACE_KIND_META = 8,        /* its fields belong to the thread's innermost open slice, or to the span of role ID */
    TRACE_KIND_MESSAGE = 9,     /* point-to-point message completed inside the innermost open slice */
    TRACE_KIND_OBJECT = 10,     /* describes an object named by role ID or COMM (communicator, domain, queue) */
    TRACE_KIND_PAUSE = 11,      /* recording was switched off (thread or process) by the program */
    TRACE_KIND_RESUME = 12,
    TRACE_KIND_SAMPLE = 13, /* role SAMPLES, how often something was found at the place that role ID names (an OBJECT
                              describes it: NAME, FILE, LINE, OFFSET), by REASON; without ID: how many samples were
                              taken on that TRACK in all, and how many of them were LOST */
    TRACE_KIND_LEAVE = 14   /* (1.10) ends a slice in another way than its END does: `pair` = id of the begin. Fields:
                                u8 TRACE_ENDED_*; u8, how many open slices of that begin above it are passed over */
};

/* How a slice ended that TRACE_KIND_LEAVE ends. What began within it on that thread ended with it, but for the first.
 */
enum {
    TRACE_ENDED_CROSSED = 0,   /* others that began after it go on */
    TRACE_ENDED_UNWOUND = 1,   /* the stack was unwound: an exception, pthread_exit, cancellation */
    TRACE_ENDED_JUMPED = 2,    /* its frame on the stack was gone at this time: longjmp */
    TRACE_ENDED_NO_RETURN = 3, /* the function does not return: it ends where it begins */
    TRACE_ENDED_MOST
};

/* Field types. Bit 7 (TRACE_T_ARRAY): u16 count, then that many elements. If the top bit of the u16 is set (strings,
 * bytes and arrays), the value was cut: a u32 with the true length follows the u16, then the low-15-bit count of
 * elements. A text of which nothing was kept (u16 TRACE_LENGTH_CUT) is one said before: the u32 is the id of its
 * TRACE_REC_STRING. Of an array or of bytes it is 0: the pointer was NULL (1.10). */
enum trace_type {
    TRACE_T_U8 = 1,
    TRACE_T_I8,
    TRACE_T_U16,
    TRACE_T_I16,
    TRACE_T_U32,
    TRACE_T_I32,
    TRACE_T_U64,
    TRACE_T_I64,
    TRACE_T_F32,
    TRACE_T_F64,
    TRACE_T_BOOL,   /* u8 */
    TRACE_T_PTR,    /* u64, printed in hex */
    TRACE_T_HANDLE, /* u64, hex */
    TRACE_T_STR,    /* u16 length, bytes */
    TRACE_T_STRID,  /* u32 id of a TRACE_REC_STRING, 0 = null */
    TRACE_T_BYTES,  /* as STR */
    TRACE_T_ARRAY = 0x80
};
#define TRACE_LENGTH_CUT 0x8000u      /* in the u16 length of a string, of bytes or of an array: it was cut */
#define TRACE_TEXT_UNREAD 0xffffffffu /* (1.10) in place of such an id: it was not read, its length was negative */
#define TRACE_LENGTH_KEPT 0x7fffu     /* the other bits: what was kept of it */
#define TRACE_LENGTH_BYTES 6u         /* of the length at most: u16, and the u32 of what was cut */

/* What a field means, so that tools need no knowledge of an API. `hint` is the name of an enum for integers
 * ("enum:NAME"), a unit ("B", "ns", "W"), or "". The last field may have the hint "nulls:2 4-9" (1.10): it is a U8, U16
 * or U32 whose bits say, in that order, of which fields the pointer was NULL. */
enum trace_role {
    TRACE_R_NONE = 0,
    TRACE_R_RESULT,     /* return code: not 0, and not flagged harmless in its enum, is an error */
    TRACE_R_BYTES,      /* bytes this call moved (neither sent nor received: a copy) */
    TRACE_R_BYTES_SENT, /* bytes sent */
    TRACE_R_BYTES_RECV, /* bytes received */
    TRACE_R_DST,        /* world rank a message goes to: with COMM and TAG this record is a send */
    TRACE_R_SRC,        /* world rank a message came from: with COMM and TAG this record is a completed receive */
    TRACE_R_TAG,
    TRACE_R_COMM, /* our communicator id, the same number on every member */
    TRACE_R_COMM_SIZE,
    TRACE_R_COLL_SEQ, /* with COMM: number of this collective on that communicator, the same on every member */
    TRACE_R_ROOT,     /* world rank of the root */
    TRACE_R_REQUEST,  /* request handle (scalar or array) */
    TRACE_R_VALUE,    /* value of a counter */
    TRACE_R_TIME,     /* u64 ticks; or ns of a clock by its hint: "ns:realtime", "ns:monotonic" */
    TRACE_R_TIME_END,
    TRACE_R_DURATION,    /* u64, unit as TIME */
    TRACE_R_ID,          /* u64 name of a span, task or object */
    TRACE_R_PARENT,      /* u64 ID of the parent */
    TRACE_R_TRACK,       /* u32 id of a TRACE_REC_TRACK */
    TRACE_R_FLOW_OUT,    /* u64: an arrow leaves the innermost open slice */
    TRACE_R_FLOW_IN,     /* u64: the arrow arrives */
    TRACE_R_CORRELATION, /* u64: joins a host call with the device activity it caused */
    TRACE_R_NAME,        /* the slice's real name (string), in place of the event's */
    TRACE_R_DOMAIN,      /* string: group of the name (ITT or NVTX domain, category) */
    TRACE_R_COLOR,       /* u32 ARGB */
    TRACE_R_MESSAGE,     /* free text to show */
    TRACE_R_DIRECTION,   /* u16: where BYTES come from (low byte) and go to (high byte), a letter each: M ordinary host
                            memory, H host memory of the device's runtime (pinned), D device, S shared by both,
                            P another device, A array or image; 0 unknown */
    TRACE_R_SAMPLES,     /* how often: a number, or an array of one for each REASON */
    TRACE_R_REASON,      /* array beside SAMPLES, "enum:NAME": why it was there */
    TRACE_R_IDLE,        /* array beside SAMPLES: of these, when nothing else was done meanwhile either */
    TRACE_R_LOST,        /* u64: so many are missing */
    TRACE_R_FILE,        /* string: of source */
    TRACE_R_LINE,        /* u32: in FILE, 0 none */
    TRACE_R_OFFSET,      /* u64: bytes from the beginning of the function NAME */
    TRACE_R_CALLS,       /* u64: an INSTANT stands for so many calls of NAME that left no events (1.10) */
    TRACE_R_SPENT        /* u64, ns: what they took in all (1.10) */
};
#endif
