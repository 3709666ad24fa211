/* >>public
 * api.h - types, options, declarations: what a program may use */
#ifndef TRACE__PUBLIC_H
#define TRACE__PUBLIC_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Everything below has C linkage and default visibility: an executable and the libraries it loads share one
 * recorder when the linker lets them see each other. Define TRACE_HIDDEN to keep a library's recorder to itself. */
#ifdef TRACE_HIDDEN
#define TRACE__EXPORT extern __attribute__((visibility("hidden")))
#else
#define TRACE__EXPORT extern __attribute__((visibility("default")))
#endif

/* C++ functions that use this module's recorder belong to this module. Where nothing is inlined, the linker would
 * otherwise take another module's function of the same name, which uses another recorder or another layout of it. */
#define TRACE__LOCAL __attribute__((visibility("hidden")))

/* Control functions are inline: they call the recorder that this module uses (trace__active, below), whatever the
 * linker bound. Each also exists as an exported symbol of the same name, for ctypes, Fortran, Rust and Julia. */
#define TRACE__INLINE static inline
typedef uint32_t trace_track; /* 0 = none */

/* X(result, name, parameters, arguments, answer where the recorder has another layout), and
 * V(name, parameters, arguments) for those without a result */
/* clang-format off */
#define TRACE__CONTROLS(X, V) \
    X(trace_result, start, (void), (), TRACE_ERROR_OFF) \
    X(trace_result, stop, (void), (), TRACE_ERROR_OFF) \
    X(trace_result, pause, (void), (), TRACE_ERROR_OFF) \
    X(trace_result, resume, (void), (), TRACE_ERROR_OFF) \
    X(bool, enabled, (void), (), false) \
    X(trace_result, output, (const char *folder), (folder), TRACE_ERROR_OFF) \
    X(trace_result, devices, (bool on), (on), TRACE_ERROR_OFF) \
    X(trace_result, release_devices, (void), (), TRACE_ERROR_OFF) \
    X(trace_result, filter, (const char *apis), (apis), TRACE_ERROR_OFF) \
    X(trace_result, flush, (void), (), TRACE_ERROR_OFF) \
    X(trace_result, snapshot, (const char *path), (path), TRACE_ERROR_OFF) \
    X(const char *, result_text, (trace_result result), (result), "unknown result") \
    X(const char *, file, (void), (), "") \
    X(unsigned long long, version, (void), (), 0) \
    X(uint64_t, now, (void), (), 0) \
    X(uint64_t, ticks_per_second, (void), (), 1) \
    X(uint64_t, from_monotonic, (uint64_t ns), (ns), 0) \
    X(trace_track, track_create, (const char *name, trace_track parent), (name, parent), 0) \
    X(uint64_t, flow_new, (void), (), 0) \
    X(trace_name, name_new, (const char *text), (text), NULL) \
    X(trace_fiber, fiber_new, (const char *name), (name), NULL) \
    V(step, (void), ()) \
    V(thread_name, (const char *name), (name)) \
    V(process_name, (const char *name), (name)) \
    V(info, (const char *key, const char *value), (key, value)) \
    V(set_rank, (int rank, int world), (rank, world)) \
    V(fiber_enter, (trace_fiber fiber), (fiber)) \
    V(fiber_leave, (void), ()) \
    V(fiber_end, (trace_fiber fiber), (fiber))
/* clang-format on */
/* In the object file these have another name, because TRACE_IMPL defines the exported symbol. */
#define TRACE__CONTROL(R, name, declared, passed, otherwise) \
    TRACE__INLINE R trace_##name declared __asm__("trace__inline_" #name);
#define TRACE__CONTROL_VOID(name, declared, passed) TRACE__CONTROL(void, name, declared, passed, )
TRACE__CONTROLS(TRACE__CONTROL, TRACE__CONTROL_VOID)
#undef TRACE__CONTROL

/* ---- control: any thread; never from a signal handler ------------------------------------------------- */

/* Records from now on, also where TRACE_DEFAULT_OFF kept recording off. */
TRACE__INLINE trace_result trace_start(void);
/* Records nothing until trace_start(). Open tasks are shown as ending here. */
TRACE__INLINE trace_result trace_stop(void);
/* As stop, but counted: it needs as many resumes as pauses. The trace shows the gap. */
TRACE__INLINE trace_result trace_pause(void);
/* TRACE_ERROR_ARGUMENT where nothing is paused. */
TRACE__INLINE trace_result trace_resume(void);
/* Whether this process records user tasks now. */
TRACE__INLINE bool trace_enabled(void);
/* This process' file will be made in `folder`, in place of what TRACE_OUT says. TRACE_ERROR_ARGUMENT, and nothing
 * changes, once there is a file. */
TRACE__INLINE trace_result trace_output(const char *folder);

/* Windows (TRACE_WHEN, TRACE_DEVICES; docs/guide/selection.md): whether the work of devices is recorded. Host
 * calls are recorded either way. Where TRACE_DEVICES chooses a window, `true` returns to that window. */
TRACE__INLINE trace_result trace_devices(bool on);
/* As trace_devices(false), and CUPTI is free for other tools until trace_devices(true). */
TRACE__INLINE trace_result trace_release_devices(void);
/* A step begins, and the one before ends: for programs whose steps are no ITT or NVTX ranges. Recorded as an instant
 * with the step's number, by which the tools tell steps apart; TRACE_WHEN counts them, too. */
TRACE__INLINE void trace_step(void);

/* Changes what is recorded: the syntax of TRACE_APIS, e.g. "mpi=full,itt=off" or "all=off,user". TRACE_ERROR_ARGUMENT,
 * and nothing changes, where `apis` is wrong. */
TRACE__INLINE trace_result trace_filter(const char *apis);

/* Waits until everything recorded so far is in the file, with its sums, and the file is on its disk (fdatasync). Also
 * asks devices for their records. Host events survive the death of the process without it. */
TRACE__INLINE trace_result trace_flush(void);

/* Writes everything recorded so far to `path` as a trace of its own; with TRACE_MODE=ring, what is in memory now.
 * Recording goes on meanwhile. TRACE_ERROR_IO where the file exists, TRACE_ERROR_OFF before the first event. */
TRACE__INLINE trace_result trace_snapshot(const char *path);

TRACE__INLINE const char *trace_result_text(trace_result result); /* static string */
TRACE__INLINE const char *trace_file(void); /* path of this process' trace, "" before its first event; static storage */
TRACE__INLINE unsigned long long trace_version(void); /* major << 32 | minor << 16 | patch */

/* ---- names: copied; any thread -------------------------------------------------------------------------- */

TRACE__INLINE void trace_thread_name(const char *name); /* of the calling thread */
TRACE__INLINE void trace_process_name(const char *name);
TRACE__INLINE void trace_info(const char *key, const char *value); /* a fact of the run: "git", "input", "batch size" */
/* for launchers we do not know; MPI and known launchers need no call */
TRACE__INLINE void trace_set_rank(int rank, int world);

/* A name to keep: the macros take it in place of text and look it up about as fast as a literal. The same text
 * gives the same name. It lives as long as the process. NULL where there is no memory. */
TRACE__INLINE trace_name trace_name_new(const char *text);

/* ---- fibers: code with a stack of its own that threads run by turns ------------------------------------- */

/* A row of its own beside the threads, for a fiber: what is recorded between trace_fiber_enter() and the next call of
 * enter or leave is the fiber's, on whichever thread, and its tasks nest in each other. The name is copied; NULL: a
 * number. NULL where there is no memory; then the calls below do nothing. */
TRACE__INLINE trace_fiber trace_fiber_new(const char *name);
/* This thread runs the fiber from now on; no other thread may run it now. Before the switch, or first in the fiber. */
TRACE__INLINE void trace_fiber_enter(trace_fiber fiber);
/* This thread is itself again. */
TRACE__INLINE void trace_fiber_leave(void);
/* The fiber is over and no thread runs it. Its tasks that are open end here. */
TRACE__INLINE void trace_fiber_end(trace_fiber fiber);

/* ---- time ------------------------------------------------------------------------------------------------- */

TRACE__INLINE uint64_t trace_now(void); /* ticks of the recorder's clock (TSC, CNTVCT or CLOCK_MONOTONIC ns) */
TRACE__INLINE uint64_t trace_ticks_per_second(void);      /* nominal; the file has the exact relation to wall time */
TRACE__INLINE uint64_t trace_from_monotonic(uint64_t ns); /* CLOCK_MONOTONIC ns -> ticks, within about a microsecond */

/* ---- device tracks: for runtimes that time their own accelerators ------------------------------------ */

/* A row of its own under `parent` (0 = the process), for work that did not run on a host thread. */
TRACE__INLINE trace_track trace_track_create(const char *name, trace_track parent);

/* ---- flows ------------------------------------------------------------------------------------------------- */

/* A number for trace_flow_out/in that no other flow of the run has: 40 random bits for each process, and a count.
 * Also in signal handlers. */
TRACE__INLINE uint64_t trace_flow_new(void);

/* ==== below: what the macros are made of; free to change ================================================= */

#include "sources.gen.h"
typedef struct trace__field {
    const char *name;
    uint8_t type, role; /* enum trace_type, enum trace_role */
    const char *hint;   /* unit, "enum:NAME", or "" */
} trace__field;

typedef struct trace__desc {
    const char *api;
    const char *name; /* NULL: given at registration */
    uint8_t kind, level;
    uint16_t nfields;
    const trace__field *fields;
} trace__desc;

/* All libraries that have an inline function share its site (g++: STB_GNU_UNIQUE), but they may have several
 * recorders. So a site knows which recorder gave its id; other recorders look theirs up by name. */
typedef struct trace__site {
    uint32_t id;    /* desc[0] has id, desc[1] id + 1; means something once there is an owner */
    uint32_t ndesc; /* 1, or 2: a begin and the end that closes it */
    const trace__desc *desc;
    const void *owner; /* the trace__recorder that gave the id; NULL until first used */
} trace__site;

/* What ends when the stack is left: a call by a wrapper, a scope. `at` is the complement of an address in its frame, so
 * that 0 is above all stacks. */
typedef struct trace__frame {
    uintptr_t at;
    uint64_t id; /* of the begin */
} trace__frame;
enum { TRACE__FRAMES = 31 }; /* what is deeper has no frame: it ends by its end alone */

/* One stream of one thread. Lies on a page that the kernel wipes in a child process, where it then has no room:
 * the slow path finds that out, even after a raw clone. */
typedef struct trace__writer {
    unsigned char *cur, *end; /* next byte, end of the chunk */
    uint64_t last;            /* ticks of the previous record */
    struct trace_chunk_header *chunk;
    uint32_t busy; /* a record is being written; a signal handler takes `nested` */
    uint32_t live; /* 1 once attached; 0 also in a child whose parent it belonged to */
    /* of this chunk: records << 32 | bytes with the header, which `committed` says next */
    uint64_t done;
    uint64_t shared; /* where a record ended whose time the next may have too: wrap/inline.c */
    uint64_t dropped;
    uint64_t seq;
    uint32_t stream, owner, nesting, tid;
    uint32_t buffer;      /* index of the buffer in use */
    uint32_t named;       /* the thread has a name, and whose: core/thread_names.c */
    uint64_t retry_ticks; /* no space: try again then */
    struct trace__writer *nested;
    uint64_t first; /* records before the current chunk */
    void *texts;    /* texts this thread has recorded, see core/string_cache.c */
    uint64_t texts_busy;
    struct trace__writer *other; /* the next of all writers of the file */
    uint64_t marked;             /* `done` when the chunk was sealed last, see seal.c; 0 never */
    uint32_t bytes, spare;       /* room of the chunk */
    uint64_t comm[2];            /* the name that the kernel had for the thread when that was told; 0 not told */
    void *gaps;                  /* when the thread did not run: core/off_cpu.c */
    uint64_t reserved[1];
    /* what ends with the stack's frames: `frame` is that of the innermost, 0 if there is none; frames[0] stays zero */
    uintptr_t frame;
    uint32_t nframes, looks;     /* looks: how often the thread's own stack was looked up */
    uint32_t fiber, lane_stream; /* it is a fiber's; the stream whose open annotations `lane` has */
    void *lane;
    uintptr_t stack, stack_bytes; /* the thread's own stack, once looked up */
    trace__frame frames[TRACE__FRAMES + 1];
} trace__writer;

/* ---- the recorder: all that modules of one process share ------------------------------------------------------ */

/* What trace_name_new() makes. A site that takes names has a number in place of an id; ids[number %
 * TRACE__NAME_IDS] is number << TRACE_ID_LONG_BITS | id of the last such site. */
#define TRACE__NAME_IDS 8u
struct trace__kept_name {
    const void *owner; /* the trace__recorder that made it */
    uint64_t ids[TRACE__NAME_IDS];
    struct trace__kept_name *next;
    const char *text;
};

#define TRACE__CONTROL(R, name, declared, passed, otherwise) R(*name) declared;
typedef struct trace__controls {
    TRACE__CONTROLS(TRACE__CONTROL, TRACE__CONTROL_VOID)
} trace__controls;
#undef TRACE__CONTROL
#undef TRACE__CONTROL_VOID

/* One recorder: what the inline code reads, and the functions behind it. Modules of a process that find each other
 * share one. Everything shared is reached through this structure, so no link option can bind half of it here and
 * half there. Up to `event` the layout is fixed for ever; `abi` tells modules apart that were built from another
 * layout of the rest. */
typedef struct trace__recorder {
    uint32_t abi;                            /* TRACE__ABI of its maker */
    uint32_t clock;                          /* TRACE_CLOCK_*; 0 until known */
    unsigned char level[TRACE_SOURCE_COUNT]; /* TRACE_LEVEL_* that is recorded of each API */
    /* where the pointer to a thread's writer lies, from the thread pointer on: initial-exec thread-local storage */
    intptr_t self;
    /* the site's id; 0: cannot be recorded, and is counted as lost */
    uint32_t (*site)(uint32_t abi, trace__site *site, const char *name);
    void (*event)(uint32_t id);                                   /* a record without payload */
    uint32_t (*named)(const trace__site *site, const char *name); /* id of this site under a name that changes */
    unsigned char *(*open_slow)(trace__writer **w, uint32_t id, size_t payload, uint64_t ticks); /* no room here */
    /* busy, or no writer yet */
    unsigned char *(*open_nested)(trace__writer **w, uint32_t id, size_t payload, uint64_t ticks);
    uint64_t (*clock_slow)(void);
    unsigned char *(*put_str)(unsigned char *p, const char *s, size_t max);
    /* id of this site under a name of trace_name_new() */
    uint32_t (*called)(trace__site *site, trace_name name);
    /* id of what is described at run time, all of it copied */
    uint32_t (*described)(const trace__desc *desc, const char *name);
    void (*pin)(void); /* its module stays loaded */
    /* core/left.c: the thread's stack is at `place` now, frames below it are gone; a call ends whose frame is not the
     * innermost one; a slice is left (TRACE_ENDED_*); a scope ends that is not the innermost one */
    void (*stack_at)(trace__writer *w, const void *place);
    void (*end_frame)(const void *at);
    void (*left)(const void *at, uint32_t id, int how);
    void (*end_scope)(const void *at, uint32_t id);
    const trace__controls *controls;
    const void *services; /* for backends: struct trace__services (recorder.h) */
    const char *version;
} trace__recorder;

/* What a module carries of the structures that it shares: the version of their layout, which counts changes that sizes
 * do not tell, the size of trace__recorder, and that of trace__writer. */
enum { TRACE__LAYOUT = 14 };
#define TRACE__ABI_BITS 12 /* of a size */
#define TRACE__ABI_SIZE ((1u << TRACE__ABI_BITS) - 1)
#define TRACE__ABI \
    ((uint32_t)(TRACE__LAYOUT << 2 * TRACE__ABI_BITS | sizeof(trace__recorder) << TRACE__ABI_BITS | \
                sizeof(trace__writer)))
TRACE__STATIC_ASSERT(TRACE__LAYOUT < 0xff && sizeof(trace__recorder) <= TRACE__ABI_SIZE &&
                         sizeof(trace__writer) <= TRACE__ABI_SIZE,
                     "version and sizes have room in TRACE__ABI");

/* The module's recorder, exported where TRACE_IMPL is: the one symbol by which modules find each other. */
#ifdef TRACE_HIDDEN
extern trace__recorder trace_recorder_1 __attribute__((visibility("hidden")));
#else
extern trace__recorder trace_recorder_1 __attribute__((visibility("default")));
#endif
/* The recorder this module (program or library) uses. Never exported, so each module has its own pointer; all its
 * units share it. */
extern __attribute__((weak, visibility("hidden"))) trace__recorder *trace__active;
__attribute__((weak, visibility("hidden"))) trace__recorder *trace__active = &trace_recorder_1;
#ifdef __cplusplus
}
#endif

#define TRACE__LIKELY(x) __builtin_expect(!!(x), 1)
#define TRACE__UNLIKELY(x) __builtin_expect(!!(x), 0)
#define TRACE__BARRIER() __asm__ volatile("" ::: "memory")
static inline __attribute__((always_inline)) trace__recorder *trace__recorder_here(void)
{
    return __atomic_load_n(&trace__active, __ATOMIC_RELAXED);
}
/* a plain load; may change any time */
#define TRACE__LEVEL_OF(recorder, api) __atomic_load_n(&(recorder)->level[api], __ATOMIC_RELAXED)
#define TRACE__LEVEL(api) TRACE__LEVEL_OF(trace__recorder_here(), api)

#define TRACE__CONTROL(R, name, declared, passed, otherwise) \
    TRACE__INLINE R trace_##name declared \
    { \
        const trace__recorder *r = trace__recorder_here(); \
        return r->abi == TRACE__ABI ? r->controls->name passed : otherwise; \
    }
#define TRACE__CONTROL_VOID(name, declared, passed) \
    TRACE__INLINE void trace_##name declared \
    { \
        const trace__recorder *r = trace__recorder_here(); \
        if (r->abi == TRACE__ABI) \
            r->controls->name passed; \
    }
TRACE__CONTROLS(TRACE__CONTROL, TRACE__CONTROL_VOID)
#undef TRACE__CONTROL
#undef TRACE__CONTROL_VOID
#define TRACE__STR_MAX 1024u  /* bytes kept of a string given as metadata */
#define TRACE__NAME_KEPT 512u /* of a name that is no literal */

/* The clock that is an instruction of the processor; what trace__clock is where it is the one in use. */
#if defined(__x86_64__)
#define TRACE__CLOCK_HERE ((uint32_t)TRACE_CLOCK_TSC)
static inline __attribute__((always_inline)) uint64_t trace__ticks_here(void)
{
    uint64_t lo, hi; /* of both the upper halves are cleared */
    __asm__ volatile("rdtsc" : "=a"(lo), "=d"(hi));
    return hi << 32 | lo;
}
#elif defined(__aarch64__)
#define TRACE__CLOCK_HERE ((uint32_t)TRACE_CLOCK_CNTVCT)
static inline __attribute__((always_inline)) uint64_t trace__ticks_here(void)
{
    uint64_t t;
    __asm__ volatile("mrs %0, cntvct_el0" : "=r"(t));
    return t;
}
#else
#define TRACE__CLOCK_HERE ~0u
static inline uint64_t trace__ticks_here(void) { return trace__recorder_here()->clock_slow(); }
#endif
static inline __attribute__((always_inline)) uint64_t trace__ticks_of(const trace__recorder *r)
{
    return TRACE__LIKELY(r->clock == TRACE__CLOCK_HERE) ? trace__ticks_here() : r->clock_slow();
}

static inline __attribute__((always_inline)) uint64_t trace__ticks(void)
{
    return trace__ticks_of(trace__recorder_here());
}

static inline __attribute__((always_inline)) uintptr_t trace__thread_pointer(void)
{
    uintptr_t p;
#if defined(__x86_64__)
    __asm__ volatile("mov %%fs:0, %0" : "=r"(p)); /* a coroutine may go on in another thread */
#elif defined(__aarch64__)
    __asm__ volatile("mrs %0, tpidr_el0" : "=r"(p));
#else
    p = (uintptr_t)__builtin_thread_pointer();
#endif
    return p;
}
/* The calling thread's writer in a recorder that is set up: a stand-in that is always busy before the thread's
 * first record. */
static inline __attribute__((always_inline)) trace__writer *trace__writer_in(const trace__recorder *r)
{
    return *(trace__writer **)(trace__thread_pointer() + (uintptr_t)r->self);
}
static inline __attribute__((always_inline)) trace__writer *trace__current(void)
{
    return trace__writer_in(trace__recorder_here());
}

/* Where the stack is: what is deeper lies below. */
static inline __attribute__((always_inline)) const void *trace__stack_here(void)
{
    const void *p;
#if defined(__x86_64__)
    __asm__("mov %%rsp, %0" : "=r"(p));
#elif defined(__aarch64__)
    __asm__("mov %0, sp" : "=r"(p));
#else
    p = __builtin_frame_address(0);
#endif
    return p;
}
/* Where the stack was when this function was called. */
#if defined(__x86_64__) || defined(__aarch64__)
#define TRACE__STACK_TOP __builtin_dwarf_cfa()
#else
#define TRACE__STACK_TOP __builtin_frame_address(0)
#endif
/* Frames of the writer below `place` are gone. */
static inline __attribute__((always_inline)) void trace__look_at(const trace__recorder *r, trace__writer *w,
                                                                 const void *place)
{
    if (TRACE__UNLIKELY(w->frame > ~(uintptr_t)place))
        r->stack_at(w, place);
}
static inline __attribute__((always_inline)) void trace__push_frame(trace__writer *w, const void *at, uint32_t id)
{
    uint32_t n = w->nframes;
    if (TRACE__LIKELY(n < TRACE__FRAMES)) {
        w->frames[n + 1].at = ~(uintptr_t)at;
        w->frames[n + 1].id = id;
        w->nframes = n + 1;
        w->frame = ~(uintptr_t)at;
    }
}
/* False: the innermost frame is another. */
static inline __attribute__((always_inline)) bool trace__pop_frame(trace__writer *w, const void *at)
{
    uint32_t n = w->nframes;
    if (TRACE__UNLIKELY(w->frame != ~(uintptr_t)at)) /* on a page that was wiped it is 0 */
        return false;
    w->frame = w->frames[n - 1].at;
    w->nframes = n - 1;
    return true;
}

static inline unsigned char *trace__put_u8(unsigned char *p, uint8_t v)
{
    *p = v;
    return p + 1;
}
static inline unsigned char *trace__put_u16(unsigned char *p, uint16_t v)
{
    memcpy(p, &v, 2);
    return p + 2;
}
static inline unsigned char *trace__put_u32(unsigned char *p, uint32_t v)
{
    memcpy(p, &v, 4);
    return p + 4;
}
static inline unsigned char *trace__put_u64(unsigned char *p, uint64_t v)
{
    memcpy(p, &v, 8);
    return p + 8;
}
static inline unsigned char *trace__put_f64(unsigned char *p, double v)
{
    memcpy(p, &v, 8);
    return p + 8;
}
static inline unsigned char *trace__put_ptr(unsigned char *p, const void *v)
{
    return trace__put_u64(p, (uint64_t)(uintptr_t)v);
}

/* What a pointer to a text leaves that is NULL: no bytes, and the id of no text (format/events.h); needs 6 bytes. */
static inline unsigned char *trace__put_null(unsigned char *p)
{
    return trace__put_u32(trace__put_u16(p, TRACE_LENGTH_CUT), 0);
}
/* Text that ends in 0, of which at most `max` (<= 4096) bytes are kept, or NULL; inside an open record, needs up to
 * 6 + max bytes. */
static inline unsigned char *trace__put_str(unsigned char *p, const char *s, size_t max)
{
    return trace__recorder_here()->put_str(p, s, max);
}
/* `length` bytes of text, of which at most `max` (<= 4096) are kept; needs up to 6 + max bytes. */
static inline unsigned char *trace__put_strn(unsigned char *p, const char *s, size_t length, size_t max)
{
    if (TRACE__LIKELY(length <= max))
        p = trace__put_u16(p, (uint16_t)length);
    else {
        p = trace__put_u16(p, (uint16_t)(max | TRACE_LENGTH_CUT));
        p = trace__put_u32(p, length > 0xffffffffu ? 0xffffffffu : (uint32_t)length);
        length = max;
    }
    if (length)
        memcpy(p, s, length);
    return p + length;
}
/* `n` elements of `size` bytes, of which at most `max` are kept; needs up to 6 + max * size bytes. */
static inline unsigned char *trace__put_array(unsigned char *p, const void *v, size_t n, size_t size, size_t max)
{
    if (TRACE__LIKELY(n <= max))
        p = trace__put_u16(p, (uint16_t)n);
    else {
        p = trace__put_u16(p, (uint16_t)(max | TRACE_LENGTH_CUT));
        p = trace__put_u32(p, n > 0xffffffffu ? 0xffffffffu : (uint32_t)n);
        n = max;
    }
    if (n)
        memcpy(p, v, n * size);
    return p + n * size;
}

/* Asks for the cache line a KiB ahead, which later records are stored to. A slot that was written to the disk
 * comes back with its lines in other processors' caches, and stores that wait for each line take longer than the
 * clock. Past the end of a chunk the prefetch does no harm. */
static inline void trace__expect_stores(const unsigned char *p)
{
    const char *ahead = (const char *)((uintptr_t)p + 1024);
#if defined(__x86_64__)
    __asm__ volatile("prefetchw %0" : : "m"(*ahead));
#else
    __builtin_prefetch(ahead, 1);
#endif
}

/* What a record takes beside its payload at most: the head of a long one, and the zeros behind it. */
#define TRACE__RECORD_ROOM 16u

/* The part of opening that must run with the writer marked busy. */
/* Signed: at the end of the process another thread sets `end` to NULL, so that the next record begins a chunk
 * (seal.c). */
#define TRACE__ROOM(w, p) ((intptr_t)((uintptr_t)(w)->end - (uintptr_t)(p)))
static inline unsigned char *trace__open_busy(const trace__recorder *r, trace__writer *w, trace__writer **out,
                                              uint32_t id, size_t payload, uint64_t ticks)
{
    unsigned char *p = w->cur;
    uint64_t delta = ticks - w->last;
    uint32_t word;
    if (TRACE__UNLIKELY(TRACE__ROOM(w, p) < (intptr_t)(payload + TRACE__RECORD_ROOM) || delta > TRACE_DELTA_MAX ||
                        id - 1 >= TRACE_ID_SHORT_MAX))
        return r->open_slow(out, id, payload, ticks);
    w->last = ticks;
    word = (uint32_t)delta << TRACE_ID_BITS | id;
    memcpy(p, &word, 4);
    *out = w;
    return p + 4;
}

/* `place`: where the stack is. */
static inline __attribute__((always_inline)) unsigned char *trace__open_from(const trace__recorder *r, trace__writer *w,
                                                                             trace__writer **out, uint32_t id,
                                                                             size_t payload, const void *place)
{
    if (TRACE__UNLIKELY(w->busy))
        return r->open_nested(out, id, payload, trace__ticks_of(r));
    trace__look_at(r, w, place);
    w->busy = 1;
    TRACE__BARRIER(); /* with the same thread's signal handlers: the clock is read when they have gone elsewhere */
    trace__expect_stores(w->cur);
    return trace__open_busy(r, w, out, id, payload, trace__ticks_of(r));
}

static inline __attribute__((always_inline)) unsigned char *
trace__open_with(const trace__recorder *r, trace__writer *w, trace__writer **out, uint32_t id, size_t payload)
{
    return trace__open_from(r, w, out, id, payload, trace__stack_here());
}

static inline __attribute__((always_inline)) unsigned char *trace__open_inline(trace__writer **out, uint32_t id,
                                                                               size_t payload)
{
    const trace__recorder *r = trace__recorder_here();
    return trace__open_with(r, trace__writer_in(r), out, id, payload);
}

/* Opens a record of event `id`, which a site of this module has from the recorder, with room for `payload` bytes.
 * Returns where the payload goes, or NULL: the event is dropped and counted. *out is the writer to close. Between
 * open and close this thread records nothing else; only its signal handlers may. */
static inline unsigned char *trace__open(trace__writer **out, uint32_t id, size_t payload)
{
    return trace__open_inline(out, id, payload);
}

/* The same at a time taken earlier by trace__ticks(), not far in the past: readers expect a stream nearly in order. */
static inline unsigned char *trace__open_at(trace__writer **out, uint32_t id, size_t payload, uint64_t ticks)
{
    const trace__recorder *r = trace__recorder_here();
    trace__writer *w = trace__writer_in(r);
    if (TRACE__UNLIKELY(w->busy))
        return r->open_nested(out, id, payload, ticks);
    w->busy = 1;
    TRACE__BARRIER();
    trace__expect_stores(w->cur);
    return trace__open_busy(r, w, out, id, payload, ticks);
}

/* `committed` of struct trace_chunk_header (format/raw.h), which need not be seen here. */
#define TRACE__COMMITTED(w) ((uint32_t *)(void *)((unsigned char *)(w)->chunk + TRACE_CHUNK_COMMITTED_AT))

/* `n` records from `begin`, which w->cur is; `end` is a multiple of 4. */
static inline __attribute__((always_inline)) void trace__close_records(trace__writer *w, const unsigned char *begin,
                                                                       unsigned char *end, uint32_t n)
{
    uint64_t done = w->done + ((uint64_t)n << 32) + (uint64_t)(end - begin);
    w->cur = end;
    /* One store counts the record and says where it ends: a thread cancelled here, or a handler that jumps away, leaves
     * both or neither. */
    __atomic_store_n(&w->done, done, __ATOMIC_RELAXED);
    /* pairs with the reader's acquire load: the record is complete once it is committed */
    __atomic_store_n(TRACE__COMMITTED(w), (uint32_t)done, __ATOMIC_RELEASE);
    TRACE__BARRIER();
    w->busy = 0;
}

static inline void trace__close_padded(trace__writer *w, unsigned char *end)
{
    trace__close_records(w, w->cur, end, 1);
}

/* The record's end, filled up to a multiple of 4. */
static inline unsigned char *trace__pad(unsigned char *end)
{
    static const unsigned char zeros[4] = {0, 0, 0, 0};
    memcpy(end, zeros, 4);               /* trace__open left room */
    return end + (-(uintptr_t)end & 3u); /* chunks lie at multiples of 4096 */
}

static inline void trace__close(trace__writer *w, unsigned char *end) { trace__close_padded(w, trace__pad(end)); }

/* The site's id, registered on first use. Any thread. 0: it cannot be recorded (no space for its description, or a
 * signal handler that interrupted the dictionary), and the event has been counted as lost. */
static inline __attribute__((always_inline)) uint32_t trace__site_id_of(trace__recorder **r, trace__site *site,
                                                                        const char *name)
{
    uint32_t id;
    /* pairs with the release in trace__site_here */
    if (TRACE__LIKELY(__atomic_load_n(&site->owner, __ATOMIC_ACQUIRE) == *r))
        return site->id;
    id = (*r)->site(TRACE__ABI, site, name);
    *r = trace__recorder_here(); /* this module may have found another one's */
    return id;
}
static inline uint32_t trace__site_id_as(trace__site *site, const char *name)
{
    trace__recorder *r = trace__recorder_here();
    return trace__site_id_of(&r, site, name);
}
static inline uint32_t trace__site_id(trace__site *site) { return trace__site_id_as(site, NULL); }
/* Of a recorder with another layout only `site` and `event` are called: it prints a line, and counts what is lost. */
static inline uint32_t trace__named_of(trace__recorder **r, const trace__site *site, const char *name)
{
    uint32_t id = TRACE__LIKELY((*r)->abi == TRACE__ABI) ? (*r)->named(site, name) : (*r)->site(TRACE__ABI, NULL, NULL);
    *r = trace__recorder_here();
    return id;
}
static inline uint32_t trace__named(const trace__site *site, const char *name)
{
    trace__recorder *r = trace__recorder_here();
    return trace__named_of(&r, site, name);
}
static inline uint32_t trace__described(const trace__desc *desc, const char *name)
{
    const trace__recorder *r = trace__recorder_here();
    return TRACE__LIKELY(r->abi == TRACE__ABI) ? r->described(desc, name) : r->site(TRACE__ABI, NULL, NULL);
}
/* The id of a site that takes names, under this one. */
static inline __attribute__((always_inline)) uint32_t trace__called_of(trace__recorder **r, trace__site *site,
                                                                       trace_name name)
{
    uint32_t id;
    if (TRACE__LIKELY(name && name->owner == *r && __atomic_load_n(&site->owner, __ATOMIC_ACQUIRE) == *r)) {
        uint64_t known = __atomic_load_n(&name->ids[site->id % TRACE__NAME_IDS], __ATOMIC_RELAXED);
        if (TRACE__LIKELY(known >> TRACE_ID_LONG_BITS == site->id))
            return (uint32_t)known & TRACE_ID_MAX;
    }
    id = TRACE__LIKELY((*r)->abi == TRACE__ABI) ? (*r)->called(site, name) : (*r)->site(TRACE__ABI, NULL, NULL);
    *r = trace__recorder_here();
    return id;
}
static inline void trace__event(uint32_t id) { trace__recorder_here()->event(id); }
#endif
