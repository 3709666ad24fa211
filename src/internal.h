/* internal.h - what the recorder's files and the backends (src/api/) share; private to TRACE_IMPL
 *
 * How an event is recorded, in the order it happens:
 *   1. the gate: trace__gate[api] is the level recorded for that API, 0 = off        (one load, one branch)
 *   2. trace__open(): marks the writer busy, finds room, reads the clock, stores the header
 *   3. trace__put_*(): stores the payload, fields packed in the order of the description
 *   4. trace__close(): pads, publishes with one store to the chunk header, clears busy
 * A signal handler that records between 2 and 4 finds the writer busy and gets a stream of its own (chunk.level > 0).
 * Nothing here locks, allocates or calls the system, except the slow path: chunk full, first event of a thread, after fork.
 */
#ifndef TRACE_INTERNAL_H
#define TRACE_INTERNAL_H

/* ---- descriptions ------------------------------------------------------------------------------------ */

/* trace__field, trace__desc and trace__site are declared in public.h, for the user's macros make them too:
 *   trace__field { const char *name; uint8_t type, role; const char *hint; }   type: enum trace_type, role: enum trace_role
 *   trace__desc  { const char *api, *name; uint8_t kind, level; uint16_t nfields; const trace__field *fields; }
 *   trace__site  { uint32_t id; uint32_t ndesc; const trace__desc *desc; }
 * A site is one or two descriptions in a row: [0] the begin, [1] the end that closes it. Its id is 0 until it is first
 * used; then desc[0] has `id` and desc[1] has `id + 1`. */

/* Gives the site its ids and writes its descriptions into the dictionary, once a process. Any thread; not from a signal
 * handler that interrupted the dictionary (then it returns 0 and the event is counted as dropped). */
TRACE__PRIVATE uint32_t trace__register(trace__site *site);

static inline uint32_t trace__site_id(trace__site *site)
{
    uint32_t id = __atomic_load_n(&site->id, __ATOMIC_ACQUIRE);
    return TRACE__LIKELY(id) ? id : trace__register(site);
}

/* An enum or a set of flags by name, so that tools can decode fields whose hint is "enum:NAME". Written once a process. */
typedef struct trace__enumerator {
    int64_t value;
    uint8_t flags; /* 1: as a result, not an error */
    const char *name;
} trace__enumerator;
typedef struct trace__enum {
    const char *name;
    uint8_t is_flags;
    uint32_t n;
    const trace__enumerator *values;
} trace__enum;
TRACE__PRIVATE void trace__define_enum(const trace__enum *e);

/* The id of a string in the file's dictionary (TRACE_T_STRID); the same text has the same id. 0 when it cannot be had now. */
TRACE__PRIVATE uint32_t trace__intern(const char *text, size_t length);

TRACE__PRIVATE void trace__info(const char *key, const char *value);        /* TRACE_REC_INFO */
TRACE__PRIVATE void trace__set_rank(int rank, int world);                   /* file header; any time, first caller wins per process */
TRACE__PRIVATE uint32_t trace__track_new(uint32_t parent, int kind, const char *name, const char *clock); /* TRACE_REC_TRACK */

/* ---- gates -------------------------------------------------------------------------------------------- */

/* trace__gate[TRACE_API_*] (public.h): level of each API now: 0 off, 1 minimal, 2 default, 3 full. Off while paused or stopped. */
#define TRACE__ON(api, level) (trace__gate[api] >= (level))

/* ---- writing a record --------------------------------------------------------------------------------- */

/* trace__writer (public.h) is one stream of one thread: cur, end, last, busy, commit ... It lies on a page that
 * the kernel wipes in a child process, so that a child starts with "no room" and takes the slow path, even after a raw clone. */

/* Opens a record of at most `payload` bytes for event `id`; returns where the payload goes, or NULL (dropped and
 * counted). *w is set to the writer to close. `payload` is cut off at TRACE__PAYLOAD_MAX, which callers must respect. */
#define TRACE__PAYLOAD_MAX 12288u
static inline unsigned char *trace__open(trace__writer **w, uint32_t id, size_t payload);
static inline void trace__close(trace__writer *w, unsigned char *end_of_payload);
/* The same at a time taken earlier (trace__ticks()), for results written long after the call ended; must not be far in the past. */
static inline unsigned char *trace__open_at(trace__writer **w, uint32_t id, size_t payload, uint64_t ticks);

static inline unsigned char *trace__put_u8(unsigned char *p, uint8_t v) { *p = v; return p + 1; }
static inline unsigned char *trace__put_u16(unsigned char *p, uint16_t v) { __builtin_memcpy(p, &v, 2); return p + 2; }
static inline unsigned char *trace__put_u32(unsigned char *p, uint32_t v) { __builtin_memcpy(p, &v, 4); return p + 4; }
static inline unsigned char *trace__put_u64(unsigned char *p, uint64_t v) { __builtin_memcpy(p, &v, 8); return p + 8; }
static inline unsigned char *trace__put_f64(unsigned char *p, double v) { __builtin_memcpy(p, &v, 8); return p + 8; }
static inline unsigned char *trace__put_ptr(unsigned char *p, const void *v) { return trace__put_u64(p, (uint64_t)(uintptr_t)v); }
/* Text of at most `max` bytes (max <= 4096); a longer one is cut and its true length kept. NULL is the empty string.
 * Needs up to 6 + max bytes. */
static inline unsigned char *trace__put_str(unsigned char *p, const char *s, size_t max);
static inline unsigned char *trace__put_strn(unsigned char *p, const char *s, size_t length, size_t max);
/* Array of `n` elements of `size` bytes, at most `max` elements kept. Needs up to 6 + max * size bytes. */
static inline unsigned char *trace__put_array(unsigned char *p, const void *v, size_t n, size_t size, size_t max);

/* ---- hooks -------------------------------------------------------------------------------------------- */

/* Wrappers that call other wrapped functions (Fortran on C, runtime on driver) or are called by the tracer itself use this depth:
 * trace__hook_depth() is 0 when the program itself calls. It is per thread and safe before any constructor ran. */
static inline int *trace__hook_depth(void);

/* The next definition of `name` after this object (RTLD_NEXT), or else the one in a loaded library whose path contains
 * `library` (for libraries loaded RTLD_LOCAL), or NULL. Not cached: keep the result. */
TRACE__PRIVATE void *trace__real(const char *name, const char *library);

/* errno is the program's: save it before tracer work that may change it. */
#define TRACE__SAVE_ERRNO int trace__errno = errno
#define TRACE__RESTORE_ERRNO errno = trace__errno

/* One line on stderr, "trace: ...", at most 16 a process, each text once. Signal safe. */
TRACE__PRIVATE void trace__complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* Called by session.c when recording starts, so that a backend can define its enums, find its library, set its environment.
 * Backends register by name in src/api/backends.h, one line each. */
typedef struct trace__backend {
    int api;                 /* TRACE_API_* */
    const char *name;        /* as in TRACE_APIS */
    void (*init)(void);      /* from the constructor or the first event; NULL = nothing */
    void (*opened)(void);    /* each time a file was opened (also in a fork child): write what belongs into every file */
    void (*closing)(void);   /* before the file is closed at exit */
} trace__backend;

#endif
