/* trace.in.h - the contents page of trace.h: gen/amalgamate inlines each file once, in this order. Also compiles as it is. */
#ifndef TRACE_H
#define TRACE_H
/************** Begin file manual.h *******************************************/
/* trace.h 0.1.0 - records what an HPC or AI program does: its tasks, MPI, ITT, NVTX; one header, nothing to install
 *
 * Generated from src/ by gen/amalgamate: change it there. MIT licence, text at the end of this file.
 * docs/ARCHITECTURE.md says how it works, docs/FORMAT.md what it writes, README.md how to begin.
 *
 * DO THIS ----------------------------------------------------------------------------------------------- >>do
 *
 *     #define TRACE_IMPL            // in exactly one C or C++ file; every other file includes trace.h without it
 *     #define TRACE_MPI             // the APIs to record besides your own tasks: TRACE_MPI, TRACE_ITT, TRACE_NVTX
 *     #include "trace.h"
 *
 *     int main(void)
 *     {
 *         TRACE_SCOPE("solve", "n", 1000) { ... }
 *         trace_counter("residual", 1e-6);
 *     }
 *
 *     cc -O2 app.c -o app -pthread           (with TRACE_MPI: mpicc; with glibc before 2.34 also -ldl)
 *
 * For other libraries in the process to find the ITT and NVTX collectors in an executable, link it with -rdynamic.
 *
 * RUN AND LOOK ------------------------------------------------------------------------------------------ >>run
 *
 *     mpirun -n 4 ./app                      one file a process: out/<host>-<rank>-<pid>-<random>.bin
 *     trace-tally out                        where the time went, by API, rank, host, thread
 *     trace-print out                        one line an event
 *     trace-merge -o merged.bin out          one compressed, time-ordered, indexed file
 *     to-perfetto merged.bin                 merged.pftrace, for ui.perfetto.dev
 *     trace-run -- ./anything                the same for programs that were not built with this header
 *
 * DEFINES, before the include --------------------------------------------------------------------------- >>defines
 *
 *     TRACE_IMPL         the implementation goes here
 *     TRACE_MPI _ITT _NVTX   backends, where TRACE_IMPL is
 *     TRACE_DISABLE      every macro becomes nothing; no implementation, no system needed
 *     TRACE_DEFAULT_OFF  record nothing until TRACE_ENABLE=1 in the environment or trace_start(): for libraries that ship this
 *     TRACE_HIDDEN       keep a shared library's recorder to itself
 *     TRACE_DOMAIN       "user" unless defined: the group in tables that this file's names belong to
 *
 * ENVIRONMENT, read once at start; a wrong value is reported once and ignored --------------------------- >>environment
 *
 *     TRACE_OUT      out      directory of the files, made if missing (0700); relative to where the program started
 *     TRACE_MODE     stream   stream: everything, to the file. ring: the last TRACE_RING MiB (flight recorder). off
 *     TRACE_ENABLE   1        0: begin stopped, until trace_start(). With TRACE_DEFAULT_OFF it is 0
 *     TRACE_APIS     all      "mpi,itt": only those. "-nvtx,mpi=full": the rest as it was. Names: user mpi itt nvtx
 *     TRACE_LEVEL    default  minimal: what device and message tables need. default: without polling calls. full: everything
 *     TRACE_RANKS    all      "0,4-7": only these ranks record
 *     TRACE_BUFFER   16       MiB of memory a process fills before it waits for the disk (stream), 1-1024
 *     TRACE_RING     64       MiB a process keeps in ring mode, 1-16384
 *     TRACE_CHUNK    64       KiB a slot, a power of two, 16-4096: the unit of writing
 *     TRACE_CLOCK    auto     tsc, monotonic: for machines the kernel misjudges
 *     TRACE_HELPER   1        0: no helper thread; threads write for themselves, clock samples become rare
 *     TRACE_MMAP     auto     0: never map the file (as on Lustre, GPFS, NFS, FUSE); 1: map it even there
 *
 * WHAT IT DOES NOT DO ----------------------------------------------------------------------------------- >>not
 *
 *     It samples no stacks, reads no hardware counters, opens no socket, starts no process, installs no signal handler, and allocates
 *     nothing from malloc. It does not survive the death of the machine itself unless trace_flush() was called. It runs on Linux,
 *     x86-64 and aarch64, in 64 bits.
 *
 * PROMISES ---------------------------------------------------------------------------------------------- >>promises
 *
 *     Program   recording never fails, aborts, changes errno, exit status, signals or output. What is broken is said once on stderr.
 *     Loss      every event is in the file when its macro returns: SIGKILL, a crash, _exit lose nothing. Where a shared mapping
 *               is bad (TRACE_MMAP) a kill may cost the last second. What found no space is counted in the file, exactly.
 *     Waiting   an event takes no lock and makes no system call. Every 64 KiB a thread takes a new slot; only when the disk has
 *               fallen TRACE_BUFFER MiB behind does it help writing, and then it waits for the disk.
 *     Threads   any number, created by anything. Records of a thread are in order.
 *     Signals   the recording macros may be used in handlers, also over a record they interrupt. The control functions may not.
 *     Processes fork, vfork, clone, exec, posix_spawn: each process that records writes its own file.
 *     Loading   usable in a library that is loaded and unloaded: it stays in memory once it has recorded.
 *     Cost      a begin/end pair costs two clock reads and little more (bench/results), off a load and a branch.
 *     Files     0600, never followed through links nor overwritten; nothing is recorded in setuid programs.
 *
 * CONTENTS: search for the tag --------------------------------------------------------------------------- >>contents
 *
 *     >>public  control functions, names, time, device tracks    >>macros  recording
 *     >>impl    the implementation: clock, slots, records, dictionary, environment, threads, fork, then the backends    >>licence
 */
/************** End of manual.h ***********************************************/
#define TRACE_VERSION (0ull << 32 | 1ull << 16 | 0ull)
#define TRACE_VERSION_TEXT "0.1.0"

/************** Begin file result.h *******************************************/
/* result.h - what control functions answer */
#ifndef TRACE_RESULT_H
#define TRACE_RESULT_H

#define TRACE_RESULTS(X) \
    X(TRACE_OK, 0, "done") \
    X(TRACE_ERROR_OFF, -1, "recording is off (TRACE_MODE=off, a rank filter, or compiled out)") \
    X(TRACE_ERROR_IO, -2, "the output could not be written; the reason was printed once") \
    X(TRACE_ERROR_ARGUMENT, -3, "an argument makes no sense") \
    X(TRACE_ERROR_BUSY, -4, "called from inside the recorder, for instance from a signal handler that interrupted it")

typedef enum trace_result {
#define TRACE__RESULT(name, value, text) name = value,
    TRACE_RESULTS(TRACE__RESULT)
#undef TRACE__RESULT
    TRACE_RESULT_LAST = 1
} trace_result;
#endif
/************** End of result.h ***********************************************/
#ifdef TRACE_DISABLE
/************** Begin file disabled.h *****************************************/
/* >>disabled
 * disabled.h - the empty twins, under TRACE_DISABLE
 *
 * The same names, on any system, that record nothing and leave no code. Arguments are not evaluated, but they are seen, so that a
 * variable that is only recorded is not called unused. `break` directly in a TRACE_SCOPE leaves that block, here as there.
 */
#ifndef TRACE_DISABLED_H
#define TRACE_DISABLED_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef uint32_t trace_track;

static inline trace_result trace_start(void) { return TRACE_ERROR_OFF; }
static inline trace_result trace_stop(void) { return TRACE_ERROR_OFF; }
static inline trace_result trace_pause(void) { return TRACE_ERROR_OFF; }
static inline trace_result trace_resume(void) { return TRACE_ERROR_OFF; }
static inline bool trace_enabled(void) { return false; }
static inline trace_result trace_filter(const char *apis) { return (void)apis, TRACE_ERROR_OFF; }
static inline trace_result trace_flush(void) { return TRACE_ERROR_OFF; }
static inline trace_result trace_snapshot(const char *path) { return (void)path, TRACE_ERROR_OFF; }
static inline const char *trace_file(void) { return ""; }
static inline unsigned long long trace_version(void) { return TRACE_VERSION; }
static inline const char *trace_result_text(trace_result result)
{
    switch ((int)result) {
#define TRACE__TEXT(name, value, text) case value: return text;
        TRACE_RESULTS(TRACE__TEXT)
#undef TRACE__TEXT
    }
    return "unknown result";
}
static inline void trace_thread_name(const char *name) { (void)name; }
static inline void trace_process_name(const char *name) { (void)name; }
static inline void trace_info(const char *key, const char *value) { (void)key, (void)value; }
static inline void trace_set_rank(int rank, int world) { (void)rank, (void)world; }
static inline uint64_t trace_now(void) { return 0; }
static inline uint64_t trace_ticks_per_second(void) { return 1; }
static inline uint64_t trace_from_monotonic(uint64_t ns) { return (void)ns, 0u; }
static inline uint64_t trace_flow_new(void) { return 0; }
static inline trace_track trace_track_create(const char *name, trace_track parent) { return (void)name, (void)parent, 0u; }

static inline void trace__nothing(int first, ...) { (void)first; }
#define TRACE__NOTHING(...) (0 ? trace__nothing(0, __VA_ARGS__) : (void)0)
#define TRACE__ONCE_(n) trace__once_##n
#define TRACE__ONCE(n) TRACE__ONCE_(n)

#define trace_task_begin(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_task_begin_in(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_task_begin_child(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_task_end() ((void)0)
#define trace_meta(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_instant(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_counter(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_counter_unit(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_async_begin(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_async_begin_child(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_async_end(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_flow_out(id) TRACE__NOTHING(id)
#define trace_flow_in(id) TRACE__NOTHING(id)
#define trace_track_slice(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_track_counter(track, name, unit, value) TRACE__NOTHING(track, name, unit, value)
#define TRACE__SCOPE(once, ...) for (bool once = (TRACE__NOTHING(__VA_ARGS__), true); once; once = false)
#define TRACE_SCOPE(...) TRACE__SCOPE(TRACE__ONCE(__COUNTER__), __VA_ARGS__)
#endif
/************** End of disabled.h *********************************************/
#else
/************** Begin file public.h *******************************************/
/* >>public
 * public.h - types, options, declarations: what a program may use */
#ifndef TRACE_PUBLIC_H
#define TRACE_PUBLIC_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifdef __cplusplus
extern "C" {
#endif

/* Everything below has C linkage and default visibility: an executable and the libraries it loads share one recorder when the
 * linker lets them see each other. Define TRACE_HIDDEN to keep a library's recorder to itself. */
#ifdef TRACE_HIDDEN
#define TRACE_API extern __attribute__((visibility("hidden")))
#else
#define TRACE_API extern __attribute__((visibility("default")))
#endif

/* ---- control: any thread; never from a signal handler ------------------------------------------------- */

TRACE_API trace_result trace_start(void);  /* record from now on; also when TRACE_DEFAULT_OFF kept recording off */
TRACE_API trace_result trace_stop(void);   /* record nothing until trace_start() */
TRACE_API trace_result trace_pause(void);  /* as stop, counted: as many resumes as pauses; the trace shows the gap */
TRACE_API trace_result trace_resume(void);
TRACE_API bool trace_enabled(void);        /* whether this process records user tasks now */

/* Changes what is recorded: the syntax of TRACE_APIS, e.g. "mpi=full,itt=off" or "all=off,user". */
TRACE_API trace_result trace_filter(const char *apis);

/* Waits until everything recorded so far is in the file and the file on its disk (fdatasync). What is recorded survives the death
 * of the process without it; only a crash of the machine needs it. */
TRACE_API trace_result trace_flush(void);

/* Writes what is in memory now to `path` as a trace of its own; made for TRACE_MODE=ring. Recording goes on meanwhile. The file must
 * not exist. */
TRACE_API trace_result trace_snapshot(const char *path);

TRACE_API const char *trace_result_text(trace_result result); /* static string */
TRACE_API const char *trace_file(void); /* path of this process' trace, "" before its first event; static storage */
TRACE_API unsigned long long trace_version(void); /* major << 32 | minor << 16 | patch */

/* ---- names: copied; any thread -------------------------------------------------------------------------- */

TRACE_API void trace_thread_name(const char *name);  /* of the calling thread */
TRACE_API void trace_process_name(const char *name);
TRACE_API void trace_info(const char *key, const char *value); /* a fact of the run: "git", "input", "batch size" */
TRACE_API void trace_set_rank(int rank, int world);  /* for launchers we do not know; MPI and known launchers need no call */

/* ---- time ------------------------------------------------------------------------------------------------- */

TRACE_API uint64_t trace_now(void);         /* ticks of the recorder's clock (TSC, CNTVCT or CLOCK_MONOTONIC ns) */
TRACE_API uint64_t trace_ticks_per_second(void); /* nominal; the file has the exact relation to wall time */
TRACE_API uint64_t trace_from_monotonic(uint64_t ns); /* CLOCK_MONOTONIC ns -> ticks, within about a microsecond */

/* ---- device tracks: for runtimes that time their own accelerators ------------------------------------ */

typedef uint32_t trace_track; /* 0 = none */
/* A row of its own under `parent` (0 = the process), for work that did not run on a host thread. */
TRACE_API trace_track trace_track_create(const char *name, trace_track parent);

/* ---- plain functions behind the macros of the same name, for other languages --------------------------- */

TRACE_API void (trace_task_begin)(const char *name);
TRACE_API void (trace_task_end)(void);
TRACE_API void (trace_instant)(const char *name);
TRACE_API void (trace_counter)(const char *name, double value);
TRACE_API uint64_t trace_flow_new(void); /* a number for trace_flow_out/in that no other flow of any rank has */

/* ==== below: what the macros are made of; free to change ================================================= */

enum {
    TRACE_API_USER = 0, TRACE_API_MPI, TRACE_API_ITT, TRACE_API_NVTX, TRACE_API_CUDA, TRACE_API_CUDART, TRACE_API_NCCL,
    TRACE_API_ZE, TRACE_API_CL, TRACE_API_HIP, TRACE_API_OMP, TRACE_API_CCL, TRACE_API_CUSTOM, TRACE_API_COUNT = 32
};
/* Level recorded for each API: 0 off, 1 minimal, 2 default, 3 full. */
TRACE_API unsigned char trace__gate[TRACE_API_COUNT];
#define TRACE__GATE(api) __atomic_load_n(&trace__gate[api], __ATOMIC_RELAXED) /* a plain load; may change any time */

typedef struct trace__field {
    const char *name;
    uint8_t type, role; /* enum trace_type, enum trace_role */
    const char *hint;   /* unit, "enum:NAME", or "" */
} trace__field;

typedef struct trace__desc {
    const char *api;
    const char *name;   /* NULL: given at registration */
    uint8_t kind, level;
    uint16_t nfields;
    const trace__field *fields;
} trace__desc;

typedef struct trace__site {
    uint32_t id;    /* 0 until first used; desc[0] has id, desc[1] id + 1 */
    uint32_t ndesc; /* 1, or 2: a begin and the end that closes it */
    const trace__desc *desc;
} trace__site;

/* One stream of one thread. Lies on a page that the kernel wipes in a child process, where it then has no room: the slow
 * path finds that out, even after a raw clone. */
typedef struct trace__writer {
    unsigned char *cur, *end;      /* next byte, end of the chunk */
    uint64_t last;                 /* ticks of the previous record */
    struct trace_chunk_header *chunk;
    uint32_t busy;                 /* a record is being written; a signal handler takes `nested` */
    uint32_t live;                 /* 1 once attached; 0 also in a child whose parent it belonged to */
    uint64_t events;               /* records written */
    uint64_t dropped;
    uint64_t seq;
    uint32_t stream, owner, level, tid;
    uint32_t hot;                  /* index of the hot slot in use */
    int32_t depth;                 /* hook depth, see trace__hook_depth */
    uint64_t retry_ticks;          /* no space: try again then */
    struct trace__writer *nested;
    uint64_t first;                /* events before the current chunk */
    uint64_t published;            /* of `dropped`, what a chunk header already says */
    uint64_t reserved[9];
} trace__writer;

TRACE_API __thread trace__writer *trace__self __attribute__((tls_model("initial-exec")));
TRACE_API uint32_t trace__clock; /* TRACE_CLOCK_*; 0 until known */

TRACE_API uint32_t trace__register(trace__site *site);                    /* ids for a site whose descriptions have names */
TRACE_API uint32_t trace__register_as(trace__site *site, const char *name); /* for a site that is always called `name` */
TRACE_API uint32_t trace__named(const trace__site *site, const char *name); /* id of this site under a name that changes */
TRACE_API unsigned char *trace__open_slow(trace__writer **w, uint32_t id, size_t payload, uint64_t ticks);   /* no room here */
TRACE_API unsigned char *trace__open_nested(trace__writer **w, uint32_t id, size_t payload, uint64_t ticks); /* busy, or no writer yet */
TRACE_API void trace__event(uint32_t id); /* a record without payload */
TRACE_API uint64_t trace__clock_slow(void);

#ifdef __cplusplus
}
#endif

#define TRACE__LIKELY(x) __builtin_expect(!!(x), 1)
#define TRACE__UNLIKELY(x) __builtin_expect(!!(x), 0)
#define TRACE__BARRIER() __asm__ volatile("" ::: "memory")
#define TRACE__STR_MAX 1024u /* bytes kept of a string given as metadata */

static inline uint64_t trace__ticks(void)
{
#if defined(__x86_64__)
    if (TRACE__LIKELY(trace__clock == 1 /* TRACE_CLOCK_TSC */)) {
        uint32_t lo, hi;
        __asm__ volatile("rdtsc" : "=a"(lo), "=d"(hi));
        return (uint64_t)hi << 32 | lo;
    }
#elif defined(__aarch64__)
    if (TRACE__LIKELY(trace__clock == 2 /* TRACE_CLOCK_CNTVCT */)) {
        uint64_t t;
        __asm__ volatile("mrs %0, cntvct_el0" : "=r"(t));
        return t;
    }
#endif
    return trace__clock_slow();
}

static inline unsigned char *trace__put_u8(unsigned char *p, uint8_t v) { *p = v; return p + 1; }
static inline unsigned char *trace__put_u16(unsigned char *p, uint16_t v) { memcpy(p, &v, 2); return p + 2; }
static inline unsigned char *trace__put_u32(unsigned char *p, uint32_t v) { memcpy(p, &v, 4); return p + 4; }
static inline unsigned char *trace__put_u64(unsigned char *p, uint64_t v) { memcpy(p, &v, 8); return p + 8; }
static inline unsigned char *trace__put_f64(unsigned char *p, double v) { memcpy(p, &v, 8); return p + 8; }
static inline unsigned char *trace__put_ptr(unsigned char *p, const void *v) { return trace__put_u64(p, (uint64_t)(uintptr_t)v); }

/* `length` bytes of text, of which at most `max` (<= 4096) are kept; needs up to 6 + max bytes. */
static inline unsigned char *trace__put_strn(unsigned char *p, const char *s, size_t length, size_t max)
{
    if (TRACE__LIKELY(length <= max))
        p = trace__put_u16(p, (uint16_t)length);
    else {
        p = trace__put_u16(p, (uint16_t)(max | 0x8000u));
        p = trace__put_u32(p, length > 0xffffffffu ? 0xffffffffu : (uint32_t)length);
        length = max;
    }
    if (length)
        memcpy(p, s, length);
    return p + length;
}
static inline unsigned char *trace__put_str(unsigned char *p, const char *s, size_t max)
{
    return trace__put_strn(p, s, s ? strlen(s) : 0, max);
}
/* `n` elements of `size` bytes, of which at most `max` are kept; needs up to 6 + max * size bytes. */
static inline unsigned char *trace__put_array(unsigned char *p, const void *v, size_t n, size_t size, size_t max)
{
    if (TRACE__LIKELY(n <= max))
        p = trace__put_u16(p, (uint16_t)n);
    else {
        p = trace__put_u16(p, (uint16_t)(max | 0x8000u));
        p = trace__put_u32(p, n > 0xffffffffu ? 0xffffffffu : (uint32_t)n);
        n = max;
    }
    if (n)
        memcpy(p, v, n * size);
    return p + n * size;
}

/* The part of opening that must run with the writer marked busy. */
static inline unsigned char *trace__open_busy(trace__writer *w, trace__writer **out, uint32_t id, size_t payload, uint64_t ticks)
{
    unsigned char *p = w->cur;
    uint64_t delta = ticks - w->last;
    uint32_t word;
    if (TRACE__UNLIKELY((size_t)(w->end - p) < payload + 16 || delta > 0xfffffu || id - 1 >= 4095u))
        return trace__open_slow(out, id, payload, ticks);
    w->last = ticks;
    word = (uint32_t)delta << 12 | id;
    memcpy(p, &word, 4);
    *out = w;
    return p + 4;
}

/* Opens a record of event `id` with room for `payload` bytes; returns where the payload goes, or NULL: dropped and counted.
 * *out is the writer to close. Between open and close nothing else may be recorded by this thread, except by a signal handler. */
static inline unsigned char *trace__open(trace__writer **out, uint32_t id, size_t payload)
{
    trace__writer *w = trace__self;
    if (TRACE__UNLIKELY(w->busy))
        return trace__open_nested(out, id, payload, trace__ticks());
    w->busy = 1;
    TRACE__BARRIER(); /* with the same thread's signal handlers: the clock is read when they have gone elsewhere */
    return trace__open_busy(w, out, id, payload, trace__ticks());
}

/* The same at a time taken earlier by trace__ticks(); not far in the past, for readers expect a stream to be nearly in order. */
static inline unsigned char *trace__open_at(trace__writer **out, uint32_t id, size_t payload, uint64_t ticks)
{
    trace__writer *w = trace__self;
    if (TRACE__UNLIKELY(w->busy))
        return trace__open_nested(out, id, payload, ticks);
    w->busy = 1;
    TRACE__BARRIER();
    return trace__open_busy(w, out, id, payload, ticks);
}

/* `committed` of struct trace_chunk_header (format.h), which need not be seen here. */
#define TRACE__COMMITTED(w) ((uint32_t *)(void *)((unsigned char *)(w)->chunk + 64))

static inline void trace__close(trace__writer *w, unsigned char *end)
{
    static const unsigned char zeros[4] = {0, 0, 0, 0};
    size_t pad = (size_t)(-(uintptr_t)end & 3u); /* chunks lie at multiples of 4096 */
    memcpy(end, zeros, 4);                       /* trace__open left room */
    end += pad;
    w->cur = end;
    w->events++;
    /* pairs with the reader's acquire load: the record is complete once it is committed */
    __atomic_store_n(TRACE__COMMITTED(w), (uint32_t)(end - (unsigned char *)w->chunk), __ATOMIC_RELEASE);
    TRACE__BARRIER();
    w->busy = 0;
}

/* The site's id, registered on first use. Any thread; 0 (then open counts a drop) from a signal handler that interrupted the dictionary. */
static inline uint32_t trace__site_id(trace__site *site)
{
    uint32_t id = __atomic_load_n(&site->id, __ATOMIC_ACQUIRE); /* pairs with the release in trace__register */
    return TRACE__LIKELY(id) ? id : trace__register(site);
}
static inline uint32_t trace__site_id_as(trace__site *site, const char *name)
{
    uint32_t id = __atomic_load_n(&site->id, __ATOMIC_ACQUIRE);
    return TRACE__LIKELY(id) ? id : trace__register_as(site, name);
}
#endif
/************** End of public.h ***********************************************/
/************** Begin file macros.h *******************************************/
/* >>macros
 * macros.h - recording from a program
 *
 *   trace_task_begin("solve");                          opens a task on this thread
 *   trace_task_begin("solve", "n", n, "kind", "lu");    the same with metadata: up to 8 pairs of key, value
 *   trace_meta("residual", r);                          more metadata for the innermost open task
 *   trace_task_end();                                   closes the innermost open task
 *   TRACE_SCOPE("solve", "n", n) { ... }                a task around a block, closed however the block is left
 *   trace_instant("checkpoint", "step", i);
 *   trace_counter("loss", 0.3);  trace_counter_unit("queue", "B", bytes, "device", 0);
 *   trace_async_begin("request", id, "url", u);  trace_async_end("request", id);     spans that may overlap
 *   trace_async_begin_child("request", id, parent_id);  trace_task_begin_child("step", id, parent_id);
 *   trace_task_begin_in("solver", "sweep");             a task of another domain than TRACE_DOMAIN
 *   trace_flow_out(id);  trace_flow_in(id);             an arrow from one open task to another, also between ranks
 *   trace_track_slice(track, "kernel", begin, end, "grid", g);  trace_track_counter(track, "power", "W", w);
 *
 * Keys are string literals. Values are integers, floating point, bool, strings (copied, 1,024 bytes kept) or pointers;
 * their type is taken from the expression. A name that is a string literal costs nothing to look up; any other is hashed.
 * TRACE_DOMAIN, defined before the include or redefined later, groups the names of a file: it is the API in the tables.
 */
#ifndef TRACE_MACROS_H
#define TRACE_MACROS_H

#ifndef TRACE_DOMAIN
#define TRACE_DOMAIN "user"
#endif

#define TRACE__CAT_(a, b) a##b
#define TRACE__CAT(a, b) TRACE__CAT_(a, b)
#define TRACE__NARGS_(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, n, ...) n
#define TRACE__NARGS(...) TRACE__NARGS_(__VA_ARGS__, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)

/* ---- types of values -------------------------------------------------------------------------------------- */

#ifdef __cplusplus
/* value -> type code, bytes needed, store */
template <class T, class Enable = void> struct trace__value; /* no such type can be recorded */
#define TRACE__VALUE(T, code, put) \
    template <> struct trace__value<T> { \
        enum { type = code, size = 8 }; \
        static unsigned char *store(unsigned char *p, T v) { return put; } \
    };
TRACE__VALUE(bool, 11, trace__put_u8(p, v))
TRACE__VALUE(char, 2, trace__put_u8(p, (uint8_t)v))
TRACE__VALUE(signed char, 2, trace__put_u8(p, (uint8_t)v))
TRACE__VALUE(unsigned char, 1, trace__put_u8(p, v))
TRACE__VALUE(short, 4, trace__put_u16(p, (uint16_t)v))
TRACE__VALUE(unsigned short, 3, trace__put_u16(p, v))
TRACE__VALUE(int, 6, trace__put_u32(p, (uint32_t)v))
TRACE__VALUE(unsigned, 5, trace__put_u32(p, v))
TRACE__VALUE(long, 8, trace__put_u64(p, (uint64_t)v))
TRACE__VALUE(unsigned long, 7, trace__put_u64(p, v))
TRACE__VALUE(long long, 8, trace__put_u64(p, (uint64_t)v))
TRACE__VALUE(unsigned long long, 7, trace__put_u64(p, v))
TRACE__VALUE(float, 10, trace__put_f64(p, (double)v))
TRACE__VALUE(double, 10, trace__put_f64(p, v))
#undef TRACE__VALUE
template <bool> struct trace__if {};
template <> struct trace__if<true> { typedef void type; };
template <class T> struct trace__value<T, typename trace__if<__is_enum(T)>::type> {
    enum { type = 8, size = 8 };
    static unsigned char *store(unsigned char *p, T v) { return trace__put_u64(p, (uint64_t)(int64_t)v); }
};
template <class T> struct trace__value<T *, void> {
    enum { type = 12, size = 8 };
    static unsigned char *store(unsigned char *p, const volatile void *v) { return trace__put_u64(p, (uint64_t)(uintptr_t)v); }
};
template <> struct trace__value<const char *> {
    enum { type = 14, size = 6 + TRACE__STR_MAX };
    static unsigned char *store(unsigned char *p, const char *v) { return trace__put_str(p, v, TRACE__STR_MAX); }
};
template <> struct trace__value<char *> : trace__value<const char *> {};
template <class T> struct trace__decay { typedef T type; };
template <class T> struct trace__decay<const T> { typedef T type; };
template <class T> struct trace__decay<volatile T> { typedef T type; };
template <class T> struct trace__decay<const volatile T> { typedef T type; };
template <class T> struct trace__decay<T &> { typedef typename trace__decay<T>::type type; };
template <class T> struct trace__decay<T &&> { typedef typename trace__decay<T>::type type; };
template <class T, size_t N> struct trace__decay<T[N]> { typedef T *type; };
template <class T, size_t N> struct trace__decay<const T[N]> { typedef const T *type; };
#define TRACE__OF(v) trace__value<trace__decay<decltype(v)>::type>
#define TRACE__TYPE(v) ((uint8_t)TRACE__OF(v)::type)
#define TRACE__SIZE(v) ((size_t)TRACE__OF(v)::size)
#define TRACE__PUT(p, v) TRACE__OF(v)::store(p, v)
#else
static inline unsigned char *trace__put_i32(unsigned char *p, int32_t v) { return trace__put_u32(p, (uint32_t)v); }
static inline unsigned char *trace__put_i64(unsigned char *p, int64_t v) { return trace__put_u64(p, (uint64_t)v); }
static inline unsigned char *trace__put_cstr(unsigned char *p, const char *v) { return trace__put_str(p, v, TRACE__STR_MAX); }
static inline unsigned char *trace__put_vptr(unsigned char *p, const volatile void *v) { return trace__put_u64(p, (uint64_t)(uintptr_t)v); }
#define TRACE__TYPE(v) \
    _Generic((v), _Bool: 11, char: 2, signed char: 2, unsigned char: 1, short: 4, unsigned short: 3, int: 6, unsigned: 5, \
             long: 8, unsigned long: 7, long long: 8, unsigned long long: 7, float: 10, double: 10, \
             char *: 14, const char *: 14, default: 12)
#define TRACE__SIZE(v) _Generic((v), char *: 6 + TRACE__STR_MAX, const char *: 6 + TRACE__STR_MAX, default: 8)
#define TRACE__PUT(p, v) \
    _Generic((v), _Bool: trace__put_u8, char: trace__put_u8, signed char: trace__put_u8, unsigned char: trace__put_u8, \
             short: trace__put_u16, unsigned short: trace__put_u16, int: trace__put_i32, unsigned: trace__put_u32, \
             long: trace__put_i64, unsigned long: trace__put_u64, long long: trace__put_i64, unsigned long long: trace__put_u64, \
             float: trace__put_f64, double: trace__put_f64, \
             char *: trace__put_cstr, const char *: trace__put_cstr, default: trace__put_vptr)(p, v)
#endif

/* ---- one record: a static site, the gate, the stores ------------------------------------------------------ */

/* A literal's spelling begins with a quote. (__builtin_constant_p would also be true for a parameter of an inlined function, and one
 * site would then serve several names.) */
/* The name is expanded by now, so a macro that stands for a literal is one. */
#define TRACE__SITE_ID(site, name) \
    (#name[0] == '"' ? trace__site_id_as(&site, name) : trace__named(&site, name))

/* Pairs of key and value after one leading argument: their fields, bytes, stores and number. */
#define TRACE__PF_1(a)
#define TRACE__PF_3(a, k, v) {k, TRACE__TYPE(v), 0, ""},
#define TRACE__PF_5(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_3(a, __VA_ARGS__)
#define TRACE__PF_7(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_5(a, __VA_ARGS__)
#define TRACE__PF_9(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_7(a, __VA_ARGS__)
#define TRACE__PF_11(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_9(a, __VA_ARGS__)
#define TRACE__PF_13(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_11(a, __VA_ARGS__)
#define TRACE__PF_15(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_13(a, __VA_ARGS__)
#define TRACE__PF_17(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_15(a, __VA_ARGS__)
#define TRACE__PS_1(a) 0
#define TRACE__PS_3(a, k, v) TRACE__SIZE(v)
#define TRACE__PS_5(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_3(a, __VA_ARGS__)
#define TRACE__PS_7(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_5(a, __VA_ARGS__)
#define TRACE__PS_9(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_7(a, __VA_ARGS__)
#define TRACE__PS_11(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_9(a, __VA_ARGS__)
#define TRACE__PS_13(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_11(a, __VA_ARGS__)
#define TRACE__PS_15(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_13(a, __VA_ARGS__)
#define TRACE__PS_17(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_15(a, __VA_ARGS__)
#define TRACE__PP_1(a)
#define TRACE__PP_3(a, k, v) trace__p = TRACE__PUT(trace__p, v);
#define TRACE__PP_5(a, k, v, ...) TRACE__PP_3(a, k, v) TRACE__PP_3(a, __VA_ARGS__)
#define TRACE__PP_7(a, k, v, ...) TRACE__PP_3(a, k, v) TRACE__PP_5(a, __VA_ARGS__)
#define TRACE__PP_9(a, k, v, ...) TRACE__PP_3(a, k, v) TRACE__PP_7(a, __VA_ARGS__)
#define TRACE__PP_11(a, k, v, ...) TRACE__PP_3(a, k, v) TRACE__PP_9(a, __VA_ARGS__)
#define TRACE__PP_13(a, k, v, ...) TRACE__PP_3(a, k, v) TRACE__PP_11(a, __VA_ARGS__)
#define TRACE__PP_15(a, k, v, ...) TRACE__PP_3(a, k, v) TRACE__PP_13(a, __VA_ARGS__)
#define TRACE__PP_17(a, k, v, ...) TRACE__PP_3(a, k, v) TRACE__PP_15(a, __VA_ARGS__)
#define TRACE__PF(...) TRACE__CAT(TRACE__PF_, TRACE__NARGS(__VA_ARGS__))(__VA_ARGS__)
#define TRACE__PS(...) TRACE__CAT(TRACE__PS_, TRACE__NARGS(__VA_ARGS__))(__VA_ARGS__)
#define TRACE__PP(...) TRACE__CAT(TRACE__PP_, TRACE__NARGS(__VA_ARGS__))(__VA_ARGS__)
#define TRACE__PN(...) (TRACE__NARGS(__VA_ARGS__) / 2)
#define TRACE__FIRST_(a, ...) a
#define TRACE__FIRST(...) TRACE__FIRST_(__VA_ARGS__, 0)
#define TRACE__BARE(...) __VA_ARGS__

/* `head` are fields with a role, `tail` those of the pairs; lists come in parentheses. */
#define TRACE__EMIT(domain, kind, name, head, head_n, head_bytes, head_puts, tail, tail_n, tail_bytes, tail_puts) \
    do { \
        if (TRACE__GATE(TRACE_API_USER)) { \
            static const trace__field trace__f[] = {TRACE__BARE head TRACE__BARE tail{0, 0, 0, 0}}; \
            static const trace__desc trace__d = {domain, 0, kind, 1, head_n + tail_n, trace__f}; \
            static trace__site trace__s = {0, 1, &trace__d}; \
            uint32_t trace__id = TRACE__SITE_ID(trace__s, name); \
            if (head_n + tail_n == 0) \
                trace__event(trace__id); \
            else { \
                trace__writer *trace__w; \
                unsigned char *trace__p = trace__open(&trace__w, trace__id, head_bytes + tail_bytes); \
                if (TRACE__LIKELY(trace__p != 0)) { \
                    TRACE__BARE head_puts TRACE__BARE tail_puts \
                    trace__close(trace__w, trace__p); \
                } \
            } \
        } \
    } while (0)
#define TRACE__TAIL(...) (TRACE__PF(__VA_ARGS__)), TRACE__PN(__VA_ARGS__), TRACE__PS(__VA_ARGS__), (TRACE__PP(__VA_ARGS__))
#define TRACE__EMIT_IN(...) TRACE__EMIT(__VA_ARGS__) /* lets TRACE__TAIL spread first */
#define TRACE__EMIT_(...) TRACE__EMIT_IN(TRACE_DOMAIN, __VA_ARGS__)
#define TRACE__U64(v) trace__p = trace__put_u64(trace__p, (uint64_t)(v));
#define TRACE__U32(v) trace__p = trace__put_u32(trace__p, (uint32_t)(v));

#define trace_task_begin(...) \
    TRACE__EMIT_(1, TRACE__FIRST(__VA_ARGS__), (), 0, 0, (), TRACE__TAIL(__VA_ARGS__))
#define trace_task_begin_in(domain, ...) \
    TRACE__EMIT_IN(domain, 1, TRACE__FIRST(__VA_ARGS__), (), 0, 0, (), TRACE__TAIL(__VA_ARGS__))
#define trace_task_begin_child(name, id, ...) \
    TRACE__EMIT_(1, name, ({"id", 7, 17, ""}, {"parent", 7, 18, ""}, ), 2, 16, \
                 (TRACE__U64(id) TRACE__U64(TRACE__FIRST(__VA_ARGS__))), TRACE__TAIL(__VA_ARGS__))
#define trace_task_end() \
    do { \
        if (TRACE__GATE(TRACE_API_USER)) \
            trace__event(15u); \
    } while (0)
#define trace_instant(...) \
    TRACE__EMIT_(3, TRACE__FIRST(__VA_ARGS__), (), 0, 0, (), TRACE__TAIL(__VA_ARGS__))
#define trace_meta(...) TRACE__EMIT_(8, "meta", (), 0, 0, (), TRACE__TAIL(0, __VA_ARGS__))
#define trace_counter(name, ...) trace_counter_unit(name, "", __VA_ARGS__)
#define trace_counter_unit(name, unit, ...) \
    TRACE__EMIT_(4, name, ({"value", TRACE__TYPE(TRACE__FIRST(__VA_ARGS__)), 13, unit}, ), 1, 8, \
                 (trace__p = TRACE__PUT(trace__p, TRACE__FIRST(__VA_ARGS__));), TRACE__TAIL(__VA_ARGS__))
#define trace_async_begin(name, ...) \
    TRACE__EMIT_(6, name, ({"id", 7, 17, ""}, ), 1, 8, (TRACE__U64(TRACE__FIRST(__VA_ARGS__))), TRACE__TAIL(__VA_ARGS__))
#define trace_async_begin_child(name, id, ...) \
    TRACE__EMIT_(6, name, ({"id", 7, 17, ""}, {"parent", 7, 18, ""}, ), 2, 16, \
                 (TRACE__U64(id) TRACE__U64(TRACE__FIRST(__VA_ARGS__))), TRACE__TAIL(__VA_ARGS__))
#define trace_async_end(name, ...) \
    TRACE__EMIT_(7, name, ({"id", 7, 17, ""}, ), 1, 8, (TRACE__U64(TRACE__FIRST(__VA_ARGS__))), TRACE__TAIL(__VA_ARGS__))
#define trace_flow_out(id) TRACE__EMIT_(8, "flow", ({"flow", 7, 20, ""}, ), 1, 8, (TRACE__U64(id)), (), 0, 0, ())
#define trace_flow_in(id) TRACE__EMIT_(8, "flow", ({"flow", 7, 21, ""}, ), 1, 8, (TRACE__U64(id)), (), 0, 0, ())
#define trace_track_slice(track, name, begin, ...) \
    TRACE__EMIT_(5, name, ({"track", 5, 19, ""}, {"begin", 7, 14, ""}, {"end", 7, 15, ""}, ), 3, 20, \
                 (TRACE__U32(track) TRACE__U64(begin) TRACE__U64(TRACE__FIRST(__VA_ARGS__))), TRACE__TAIL(__VA_ARGS__))
#define trace_track_counter(track, name, unit, value) \
    TRACE__EMIT_(4, name, ({"track", 5, 19, ""}, {"value", TRACE__TYPE(value), 13, unit}, ), 2, 12, \
                 (TRACE__U32(track) trace__p = TRACE__PUT(trace__p, value);), (), 0, 0, ())

/* A task around a block. It ends however the block is left: at its end, by return, goto, or in C++ an exception. `break` and
 * `continue` directly inside leave this block, not a loop around it. */
#ifdef __cplusplus
struct trace__scope {
    bool go, recorded;
    explicit trace__scope(bool on) : go(true), recorded(on) {}
    ~trace__scope()
    {
        if (recorded && TRACE__GATE(TRACE_API_USER))
            trace__event(15u);
    }
    trace__scope(const trace__scope &) = delete;
    trace__scope &operator=(const trace__scope &) = delete;
};
#define TRACE__SCOPE(var, ...) \
    for (trace__scope var(__extension__({ \
             bool trace__on = TRACE__GATE(TRACE_API_USER) != 0; \
             trace_task_begin(__VA_ARGS__); \
             trace__on; \
         })); \
         var.go; var.go = false)
#else
typedef struct trace__scope {
    bool go, recorded;
} trace__scope;
static inline void trace__scope_end(trace__scope *s)
{
    if (s->recorded && TRACE__GATE(TRACE_API_USER))
        trace__event(15u);
}
#define TRACE__SCOPE(var, ...) \
    for (__attribute__((cleanup(trace__scope_end))) trace__scope var = __extension__({ \
             bool trace__on = TRACE__GATE(TRACE_API_USER) != 0; \
             trace_task_begin(__VA_ARGS__); \
             (trace__scope){true, trace__on}; \
         }); \
         var.go; var.go = false)
#endif
#define TRACE_SCOPE(...) TRACE__SCOPE(TRACE__CAT(trace__scope_, __COUNTER__), __VA_ARGS__)

#endif
/************** End of macros.h ***********************************************/
#endif
#endif

/* ==== implementation: in the one unit that defines TRACE_IMPL ============================================ >>impl */
#if defined(TRACE_IMPL) && !defined(TRACE_DISABLE) && !defined(TRACE_IMPL_DONE)
#define TRACE_IMPL_DONE
/************** Begin file system.h *******************************************/
/* system.h - all that the implementation includes */
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/futex.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/auxv.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <time.h>

/* Not declared under -std=c11. */
#ifndef S_ISVTX
#define S_ISVTX 01000
#endif
#ifndef F_DUPFD_CLOEXEC
#define F_DUPFD_CLOEXEC 1030
#endif
/************** End of system.h ***********************************************/
/************** Begin file format.h *******************************************/
/* format.h - what is in a .bin file, byte for byte; shared by the recorder and the reader
 *
 * docs/FORMAT.md tells the same in prose. Everything is little-endian.
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
#ifndef TRACE_FORMAT_H
#define TRACE_FORMAT_H
#include <stdint.h>

#define TRACE_FILE_MAGIC  0x4e49424543415254ull /* "TRACEBIN" */
#define TRACE_CHUNK_MAGIC 0x4b4e4843u           /* "CHNK" */
#define TRACE_FORMAT_MAJOR 1 /* readers refuse other majors */
#define TRACE_FORMAT_MINOR 0 /* minors only add */
#define TRACE_HEADER_BYTES 4096u
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
} trace_file_header;

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
    uint32_t reserved[12];
} trace_chunk_header;

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
    TRACE_REC_THREAD = 5,  /* u32 stream, u32 tid, str name: latest wins */
    TRACE_REC_INFO = 6,    /* str key, str value: facts of the process, e.g. "mpi.library", "process.name", "command" */
    TRACE_REC_TRACK = 7,   /* u32 track id, u32 parent track (0 = process), u8 track kind, str name, str clock: device tracks */
    TRACE_REC_FIRST_FREE = 16
};
#define TRACE_ID_TASK_END 15u /* a record without payload: ends the innermost user task of the thread */

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
    TRACE_KIND_RESUME = 12
};

/* Field types. Bit 7 (TRACE_T_ARRAY): u16 count, then that many elements. If the top bit of the u16 is set (strings,
 * bytes and arrays), the value was cut: a u32 with the true length follows the u16, then the low-15-bit count of elements. */
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
    TRACE_R_MESSAGE     /* free text to show */
};

/* Checksum of a sealed chunk: eight 64-bit lanes, h = (h ^ word) * P, folded. Fast enough to run beside a recording program;
 * finds damage, is no protection against intent. `bytes` is a multiple of 4; a last half word counts as zero-extended. */
static inline uint64_t trace_checksum(const void *data, uint32_t bytes)
{
    const unsigned char *p = (const unsigned char *)data;
    const uint64_t P = 0x9e3779b97f4a7c15ull;
    uint64_t h[8];
    uint64_t out = bytes * P, w;
    uint32_t i, k;
    for (k = 0; k < 8; k++)
        h[k] = (k + 1) * P;
    for (i = 0; i + 64 <= bytes; i += 64)
        for (k = 0; k < 8; k++) {
            __builtin_memcpy(&w, p + i + 8 * k, 8);
            h[k] = (h[k] ^ w) * P;
        }
    for (k = 0; i < bytes; i += 8, k++) {
        w = 0;
        __builtin_memcpy(&w, p + i, bytes - i < 8 ? bytes - i : 8);
        h[k & 7] = (h[k & 7] ^ w) * P;
    }
    for (k = 0; k < 8; k++)
        out = (out ^ (h[k] ^ h[k] >> 29)) * P;
    out ^= out >> 32;
    return out ? out : 1;
}
#endif
/************** End of format.h ***********************************************/

#ifdef __cplusplus
extern "C" {
#endif
/************** Begin file internal.h *****************************************/
/* internal.h - what the recorder's files and the backends (src/api/) share; private to TRACE_IMPL
 *
 * How an event is recorded, in the order it happens:
 *   1. the gate: trace__gate[api] is the level recorded for that API, 0 = off       (one load, one branch)
 *   2. trace__open(): marks the writer busy, finds room, reads the clock, stores the header
 *   3. trace__put_*(): stores the payload, fields packed in the order of the description
 *   4. trace__close(): pads, publishes with one store to the chunk header, clears busy
 * A signal handler that records between 2 and 4 finds the writer busy and gets a stream of its own (chunk.level > 0).
 * Nothing here locks, allocates or calls the system, except the slow path: chunk full, first event of a thread, after fork.
 *
 * trace__field, trace__desc, trace__site, trace__open, trace__put_*, trace__close and the gates are in public.h, for the user's macros
 * stand on them too.
 */
#ifndef TRACE_INTERNAL_H
#define TRACE_INTERNAL_H

#define TRACE__PRIVATE static __attribute__((unused))

/* Whether an event of that API and level (1 minimal, 2 default, 3 full) is recorded now. */
#define TRACE__ON(api, level) (TRACE__GATE(api) >= (level))

/* Most bytes of payload a record may have; what is longer must be cut by the caller (arrays and strings know how). */
#define TRACE__PAYLOAD_MAX 12288u

/* ---- dictionary (registry.c): once a process, any thread ---------------------------------------------- */

/* An enum or a set of flags by name, so that tools decode fields whose hint is "enum:NAME". */
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

/* The id of a text (TRACE_T_STRID); the same text has the same id. 0 when it cannot be had now. */
TRACE__PRIVATE uint32_t trace__intern(const char *text, size_t length);

/* ---- hooks (hook.c) -------------------------------------------------------------------------------------- */

/* Wrappers that call other wrapped functions (Fortran on C, runtime on driver) or that the tracer itself calls use this depth: 0 when the
 * program itself calls. Per thread, safe before any constructor ran. */
TRACE__PRIVATE int *trace__hook_depth(void);

/* The next definition of `name` after this object (RTLD_NEXT), else the one in a loaded library whose path contains `library` (for
 * libraries loaded RTLD_LOCAL), or NULL. Not cached: keep the result. */
TRACE__PRIVATE void *trace__real(const char *name, const char *library);

/* errno is the program's: save it before tracer work that may change it. */
#define TRACE__SAVE_ERRNO int trace__errno = errno
#define TRACE__RESTORE_ERRNO errno = trace__errno

/* One line on stderr, "trace: ...", at most 16 a process, each format once. Async-signal-safe. Understands %s %d %u %lu %x only. */
TRACE__PRIVATE void trace__complain(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The path this recorder was loaded from, "" if it is the executable; for environment variables that name a collector. */
TRACE__PRIVATE void trace__own_path(char *path, size_t size);
/* A row for device work (TRACE_REC_TRACK); `clock` "" = the recorder's. */
TRACE__PRIVATE uint32_t trace__track_new(uint32_t parent, int kind, const char *name, const char *clock);

/* A backend tells session.c about itself. Any pointer may be NULL. */
typedef struct trace__backend {
    int api;                 /* TRACE_API_* */
    const char *name;        /* as in TRACE_APIS */
    void (*init)(void);      /* once, from the constructor or the first event, before anything is recorded */
    void (*opened)(void);    /* each time a file was opened (also in a fork child), from the thread that opened it */
    void (*closing)(void);   /* before the file is closed at exit */
} trace__backend;
#ifdef TRACE_MPI
TRACE__PRIVATE const trace__backend *trace__mpi_backend(void);
#endif
#ifdef TRACE_ITT
TRACE__PRIVATE const trace__backend *trace__itt_backend(void);
#endif
#ifdef TRACE_NVTX
TRACE__PRIVATE const trace__backend *trace__nvtx_backend(void);
#endif

#endif
/************** End of internal.h *********************************************/
/************** Begin file os.h ***********************************************/
/* os.h - every system call we need, as raw system calls
 *
 * Raw, because then they do not touch errno, are no cancellation points, are safe in signal handlers, cannot be interposed by other
 * tools, and need no feature macro to be declared. Results are the kernel's: a negative errno on failure.
 */
#ifndef TRACE_OS_H
#define TRACE_OS_H

#if !defined(__x86_64__) && !defined(__aarch64__)
#error "trace.h records on x86-64 and aarch64 Linux; define TRACE_DISABLE elsewhere"
#endif

/* Not declared under -std=c11, or younger than the C library's headers. */
#define TRACE__MADV_DONTFORK 10
#define TRACE__MADV_WIPEONFORK 18
#define TRACE__MADV_POPULATE_WRITE 23
#define TRACE__MAP_ANONYMOUS 0x20
#define TRACE__O_DIRECT (sizeof(long) == 8 && TRACE__IS_ARM ? 0x10000 : 0x4000)
#define TRACE__O_NOFOLLOW (TRACE__IS_ARM ? 0x8000 : 0x20000)
#define TRACE__O_DIRECTORY (TRACE__IS_ARM ? 0x4000 : 0x10000)
#define TRACE__O_CLOEXEC 0x80000
#ifdef __aarch64__
#define TRACE__IS_ARM 1
#else
#define TRACE__IS_ARM 0
#endif
#define TRACE__SIGXFSZ 25
#define TRACE__AT_FDCWD (-100)

static inline long trace__sys(long n, long a, long b, long c, long d, long e, long f)
{
#ifdef __x86_64__
    long r;
    register long r10 __asm__("r10") = d;
    register long r8 __asm__("r8") = e;
    register long r9 __asm__("r9") = f;
    __asm__ volatile("syscall" : "=a"(r) : "a"(n), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9) : "rcx", "r11", "memory");
    return r;
#else
    register long x8 __asm__("x8") = n;
    register long x0 __asm__("x0") = a;
    register long x1 __asm__("x1") = b;
    register long x2 __asm__("x2") = c;
    register long x3 __asm__("x3") = d;
    register long x4 __asm__("x4") = e;
    register long x5 __asm__("x5") = f;
    __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5) : "memory");
    return x0;
#endif
}
#define TRACE__SYS1(n, a) trace__sys(n, (long)(a), 0, 0, 0, 0, 0)
#define TRACE__SYS2(n, a, b) trace__sys(n, (long)(a), (long)(b), 0, 0, 0, 0)
#define TRACE__SYS3(n, a, b, c) trace__sys(n, (long)(a), (long)(b), (long)(c), 0, 0, 0)
#define TRACE__SYS4(n, a, b, c, d) trace__sys(n, (long)(a), (long)(b), (long)(c), (long)(d), 0, 0)
#define TRACE__SYS6(n, a, b, c, d, e, f) trace__sys(n, (long)(a), (long)(b), (long)(c), (long)(d), (long)(e), (long)(f))

TRACE__PRIVATE int trace__os_open(int dir, const char *path, int flags, int mode);
TRACE__PRIVATE void trace__os_close(int fd);
/* A short file (of /proc, /sys) into buf, NUL-terminated; bytes read or a negative errno. */
TRACE__PRIVATE long trace__os_slurp(const char *path, char *buf, size_t size);
TRACE__PRIVATE uint32_t trace__os_tid(void);
TRACE__PRIVATE uint32_t trace__os_pid(void);
TRACE__PRIVATE void trace__os_random(void *buf, size_t bytes);
/* Private zeroed memory, or NULL. `wipe`: zero again in a child process. */
TRACE__PRIVATE void *trace__os_memory(size_t bytes, bool wipe);
/* `bytes` of the file from `offset` on disk (allocated, so that no store can fail) and in memory (dirty, so that no store
 * faults); unmapped in children. NULL and *error on failure, nothing changed then. */
TRACE__PRIVATE unsigned char *trace__os_window(int fd, uint64_t offset, size_t bytes, int *error);
TRACE__PRIVATE int trace__os_allocate(int fd, uint64_t offset, uint64_t bytes);
/* All of it or a negative errno. Never raises SIGXFSZ. */
TRACE__PRIVATE int trace__os_pwritev(int fd, struct iovec *iov, int n, uint64_t offset);
TRACE__PRIVATE void trace__os_wait(uint32_t *word, uint32_t value, uint64_t timeout_ns); /* futex */
TRACE__PRIVATE void trace__os_wake(uint32_t *word);
TRACE__PRIVATE void trace__os_yield(void);
/* Blocks all signals of the calling thread; restores them. */
TRACE__PRIVATE void trace__os_block_signals(uint64_t *saved);
TRACE__PRIVATE void trace__os_restore_signals(const uint64_t *saved);
/* File systems where shared mappings are slow or unsafe (Lustre, GPFS, NFS, FUSE ...), and those where O_DIRECT is known good. */
TRACE__PRIVATE bool trace__os_mmap_is_bad(int fd);
TRACE__PRIVATE bool trace__os_direct_is_good(int fd);
TRACE__PRIVATE uint64_t trace__os_clock_ns(int clock); /* CLOCK_REALTIME 0, MONOTONIC 1, BOOTTIME 7 */
#endif
/************** End of os.h ***************************************************/
/************** Begin file state.h ********************************************/
/* state.h - everything the recorder knows
 *
 * trace__p, the state of this process' file, lies on pages the kernel wipes in a child: there it is all zero, "nothing opened
 * yet", whichever way the child was made. What a child inherits (configuration, the dictionary's memory) is in ordinary variables.
 *
 * Lock: trace__p->lock, one, taken by trace__lock() for opening, growing, registering, attaching; never on the path of an event.
 * A thread that holds it has cancellation disabled and signals blocked. The order with other locks does not matter: nothing is called while it is held but the kernel.
 */
#ifndef TRACE_STATE_H
#define TRACE_STATE_H

enum { TRACE__HOT_MAX = 4096 };
enum { TRACE__HOT_NONE, TRACE__HOT_FREE, TRACE__HOT_TAKEN, TRACE__HOT_SEALED, TRACE__HOT_DRAINING };

typedef struct trace__hot {
    unsigned char *base; /* slot_bytes of the mapped file */
    uint32_t slot;       /* number of the slot in the file */
    uint32_t state;      /* TRACE__HOT_*, changed by compare-and-swap */
    uint64_t order;      /* when it was sealed, counting seals: the ring's age */
} trace__hot;

enum { TRACE__NOT_OPEN = 0, TRACE__OPEN = 1, TRACE__BROKEN = 2 };

typedef struct trace__process {
    uint32_t state; /* TRACE__NOT_OPEN ... */
    uint32_t nhot;
    uintptr_t lock; /* 0 or the holder's mark */
    trace_file_header *header; /* mapped */
    int fd;
    uint32_t direct;      /* the file was opened for O_DIRECT */
    uint32_t remote;      /* the window is plain memory, copied to the file now and then */
    uint32_t allocated;   /* slots the file has room for on disk */
    uint32_t rotor;       /* where the search for a free hot slot begins */
    uint64_t seals;
    uint32_t next_stream;
    uint32_t helper;      /* 0 none, 1 running, 2 asked to end, 3 ended */
    uint32_t backlog;     /* slots sealed since the last write-out, about */
    uint32_t bell;        /* futex the helper sleeps on */
    uint32_t bell_asleep;
    uint32_t closed;      /* exit has begun: no new slots are prepared */
    uint32_t space_low;   /* a write failed; cleared when one succeeds */
    uint64_t rest;        /* what an ended thread left of its slot, for the next one: hot slot << 32 | offset; 0 none */
    trace__writer *spare; /* writers of ended threads, linked by `nested` */
    trace__writer *fresh; /* not yet used writers of the last block */
    uint32_t nfresh;
    uint64_t first_ticks, first_ns; /* first clock sample, for tick_hz */
    trace__writer dictionary;
    trace__hot hot[TRACE__HOT_MAX];
} trace__process;

static trace__process *trace__p; /* set once by trace__init */

static inline bool trace__is_open(void) /* the file is there: pairs with the release at the end of trace__make_file */
{
    return trace__p && __atomic_load_n(&trace__p->state, __ATOMIC_ACQUIRE) == TRACE__OPEN;
}

typedef struct trace__config {
    char out[3584];       /* absolute */
    uint32_t mode;        /* TRACE_MODE_* */
    uint32_t slot_bytes;
    uint32_t hot_slots;   /* most slots in memory (stream), or the ring's size */
    unsigned char level[TRACE_API_COUNT];
    unsigned char gate[TRACE_API_COUNT]; /* gates while recording: level, or 0 */
    int32_t rank, world;
    bool rank_filter;
    char ranks[256];
} trace__config;
static trace__config trace__c;
static uint32_t trace__ready;  /* 0 untouched, 1 being set up, 2 set up */
static uint32_t trace__paused; /* pauses not yet resumed */
static uint32_t trace__stopped;
static char trace__path[4096];

/* ---- who calls whom, in the order of the files ---------------------------------------------------------- */
TRACE__PRIVATE bool trace__lock(void);
TRACE__PRIVATE void trace__unlock(void);
TRACE__PRIVATE void trace__dictionary(uint32_t record, const void *body, uint32_t bytes); /* lock held */
TRACE__PRIVATE void trace__replay(void);                                                /* lock held */
TRACE__PRIVATE void trace__clock_sample(void);                                          /* lock held */
TRACE__PRIVATE bool trace__chunk_next(trace__writer *w, uint64_t ticks);
TRACE__PRIVATE void trace__chunk_end(trace__writer *w);
TRACE__PRIVATE bool trace__drain(trace__process *p);
TRACE__PRIVATE trace__writer *trace__attach(void);
TRACE__PRIVATE trace__writer *trace__writer_new(trace__writer *below);
TRACE__PRIVATE bool trace__process_open(void); /* lock held */
TRACE__PRIVATE void trace__init(void);
TRACE__PRIVATE void trace__helper_start(void);
TRACE__PRIVATE bool trace__helper_dismiss(trace__process *p);
TRACE__PRIVATE void trace__apply_gates(void);
#endif
/************** End of state.h ************************************************/
/************** Begin file say.c **********************************************/
/* say.c - complaints: few, short, once, and safe anywhere */

static uint32_t trace__said; /* lines so far */

static void trace__complain(const char *format, ...)
{
    static const char *seen[16];
    char line[1024];
    size_t n = 7;
    uint32_t i, k;
    va_list args;
    memcpy(line, "trace: ", 7);
    for (i = 0; i < 16; i++)
        if (__atomic_load_n(&seen[i], __ATOMIC_RELAXED) == format && strncmp(format, "%s=", 3) != 0)
            return;
    k = __atomic_fetch_add(&trace__said, 1, __ATOMIC_RELAXED);
    if (k >= 16)
        return;
    __atomic_store_n(&seen[k], format, __ATOMIC_RELAXED);
    va_start(args, format);
    for (; *format && n < sizeof line - 32; format++) {
        if (*format != '%') {
            line[n++] = *format;
        } else if (*++format == 's') {
            const char *s = va_arg(args, const char *);
            while (s && *s && n < sizeof line - 32)
                line[n++] = *s++;
        } else {
            char digits[24];
            int d = 0;
            unsigned long v;
            if (*format == 'l') {
                format++;
                v = va_arg(args, unsigned long);
            } else {
                int x = va_arg(args, int);
                v = (unsigned)x;
                if (*format == 'd' && x < 0) {
                    line[n++] = '-';
                    v = 0u - (unsigned)x;
                }
            }
            do
                digits[d++] = "0123456789abcdef"[v % (*format == 'x' ? 16 : 10)];
            while ((v /= *format == 'x' ? 16 : 10) != 0);
            while (d)
                line[n++] = digits[--d];
        }
    }
    va_end(args);
    line[n++] = '\n';
    TRACE__SYS3(SYS_write, 2, line, n);
}
/************** End of say.c **************************************************/
/************** Begin file os_linux.c *****************************************/
/* os_linux.c - the system calls behind os.h */

#ifndef __cplusplus
int clock_gettime(int clock, struct timespec *t); /* hidden by -std=c11; the vDSO's, so not a raw call */
#endif

static int trace__os_open(int dir, const char *path, int flags, int mode)
{
    return (int)TRACE__SYS4(SYS_openat, dir, path, flags | TRACE__O_CLOEXEC, mode);
}

static void trace__os_close(int fd)
{
    TRACE__SYS1(SYS_close, fd);
}

static long trace__os_slurp(const char *path, char *buf, size_t size)
{
    int fd = trace__os_open(TRACE__AT_FDCWD, path, O_RDONLY, 0);
    long n, total = 0;
    buf[0] = 0;
    if (fd < 0)
        return fd;
    while (total < (long)size - 1 && (n = TRACE__SYS3(SYS_read, fd, buf + total, (long)size - 1 - total)) > 0)
        total += n;
    buf[total] = 0;
    trace__os_close(fd);
    return total;
}

static uint32_t trace__os_tid(void)
{
    return (uint32_t)TRACE__SYS1(SYS_gettid, 0);
}

static uint32_t trace__os_pid(void)
{
    return (uint32_t)TRACE__SYS1(SYS_getpid, 0);
}

static void trace__os_random(void *buf, size_t bytes)
{
    static uint64_t calls; /* where the kernel has no randomness to give: unique within the process, and time tells processes apart */
    if (TRACE__SYS3(SYS_getrandom, buf, bytes, 1 /* GRND_NONBLOCK */) != (long)bytes) {
        uint64_t x = trace__os_clock_ns(0) ^ (uint64_t)trace__os_pid() << 40 ^ __atomic_add_fetch(&calls, 1, __ATOMIC_RELAXED);
        size_t i;
        for (i = 0; i < bytes; i++) {
            x = x * 6364136223846793005ull + 1442695040888963407ull;
            ((unsigned char *)buf)[i] = (unsigned char)(x >> 56);
        }
    }
}

static void *trace__os_memory(size_t bytes, bool wipe)
{
    long p = TRACE__SYS6(SYS_mmap, 0, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | TRACE__MAP_ANONYMOUS, -1, 0);
    if (p < 0 && p > -4096)
        return NULL;
    if (wipe)
        TRACE__SYS3(SYS_madvise, p, bytes, TRACE__MADV_WIPEONFORK);
    return (void *)p;
}

static int trace__os_allocate(int fd, uint64_t offset, uint64_t bytes)
{
    uint64_t limit[2];
    long r;
    /* Past RLIMIT_FSIZE the kernel would raise SIGXFSZ in a program that did nothing wrong. */
    if (TRACE__SYS4(SYS_prlimit64, 0, 1 /* RLIMIT_FSIZE */, 0, limit) == 0 && offset + bytes > limit[0])
        return -EFBIG;
    do
        r = TRACE__SYS4(SYS_fallocate, fd, 0, offset, bytes);
    while (r == -EINTR);
    return (int)r;
}

static int trace__os_pwritev(int fd, struct iovec *iov, int n, uint64_t offset)
{
    uint64_t limit[2], bytes = 0;
    int i;
    for (i = 0; i < n; i++)
        bytes += iov[i].iov_len;
    if (TRACE__SYS4(SYS_prlimit64, 0, 1 /* RLIMIT_FSIZE */, 0, limit) == 0 && offset + bytes > limit[0])
        return -EFBIG;
    while (n) {
        long r = TRACE__SYS6(SYS_pwritev, fd, iov, n, offset, 0, 0);
        if (r == -EINTR || r == -EAGAIN)
            continue;
        if (r <= 0)
            return r ? (int)r : -EIO;
        offset += (uint64_t)r;
        while (n && (size_t)r >= iov->iov_len) {
            r -= (long)iov->iov_len;
            iov++;
            n--;
        }
        if (n) {
            iov->iov_base = (char *)iov->iov_base + r;
            iov->iov_len -= (size_t)r;
        }
    }
    return 0;
}

/* Without fallocate (NFS v3, some FUSE), writing zeros is the way to be sure that the space is there. */
static int trace__os_fill(int fd, uint64_t offset, size_t bytes)
{
    static const char zeros[4096] = {0};
    while (bytes) {
        struct iovec iov;
        int r;
        iov.iov_base = (void *)(uintptr_t)zeros;
        iov.iov_len = bytes < sizeof zeros ? bytes : sizeof zeros;
        r = trace__os_pwritev(fd, &iov, 1, offset);
        if (r)
            return r;
        offset += sizeof zeros;
        bytes -= bytes < sizeof zeros ? bytes : sizeof zeros;
    }
    return 0;
}

static unsigned char *trace__os_window(int fd, uint64_t offset, size_t bytes, int *error)
{
    long p;
    size_t i;
    int r = trace__os_allocate(fd, offset, bytes);
    if (r == -EOPNOTSUPP)
        r = trace__os_fill(fd, offset, bytes);
    if (r) {
        *error = -r;
        return NULL;
    }
    p = TRACE__SYS6(SYS_mmap, 0, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd, offset);
    if (p < 0 && p > -4096) {
        *error = (int)-p;
        return NULL;
    }
    r = (int)TRACE__SYS3(SYS_madvise, p, bytes, TRACE__MADV_POPULATE_WRITE);
    if (r == -EINVAL) /* Linux before 5.14; the space is allocated, so touching is safe */
        for (i = 0; i < bytes; i += 4096)
            *(volatile unsigned char *)(p + (long)i) = 0;
    else if (r) {
        TRACE__SYS2(SYS_munmap, p, bytes);
        *error = -r;
        return NULL;
    }
    TRACE__SYS3(SYS_madvise, p, bytes, TRACE__MADV_DONTFORK);
    return (unsigned char *)p;
}

static void trace__os_wait(uint32_t *word, uint32_t value, uint64_t timeout_ns)
{
    int64_t t[2];
    t[0] = (int64_t)(timeout_ns / 1000000000u);
    t[1] = (int64_t)(timeout_ns % 1000000000u);
    TRACE__SYS4(SYS_futex, word, FUTEX_WAIT | FUTEX_PRIVATE_FLAG, value, t);
}

static void trace__os_wake(uint32_t *word)
{
    TRACE__SYS3(SYS_futex, word, FUTEX_WAKE | FUTEX_PRIVATE_FLAG, 1);
}

static void trace__os_yield(void)
{
    TRACE__SYS1(SYS_sched_yield, 0);
}

static void trace__os_block_signals(uint64_t *saved)
{
    uint64_t all = ~(3ull << 31); /* 32 and 33 are the C library's own: setuid() waits for every thread to answer them */
    TRACE__SYS4(SYS_rt_sigprocmask, 0 /* SIG_BLOCK */, &all, saved, 8);
}

static void trace__os_restore_signals(const uint64_t *saved)
{
    TRACE__SYS4(SYS_rt_sigprocmask, 2 /* SIG_SETMASK */, saved, 0, 8);
}

static uint64_t trace__os_filesystem(int fd)
{
    uint64_t buf[16]; /* struct statfs: the type comes first, 8 bytes on both architectures; 120 bytes in all */
    return TRACE__SYS2(SYS_fstatfs, fd, buf) ? 0 : buf[0] & 0xffffffffu;
}

static bool trace__os_mmap_is_bad(int fd)
{
    switch (trace__os_filesystem(fd)) {
    case 0x0bd00bd0: /* Lustre */
    case 0x47504653: /* GPFS */
    case 0x6969:     /* NFS */
    case 0x65735546: /* FUSE */
    case 0xff534d42: /* CIFS */
    case 0xfe534d42: /* SMB2 */
    case 0x01021997: /* 9p */
    case 0x00c36400: /* Ceph */
    case 0x19830326: /* BeeGFS */
    case 0x20030528: /* OrangeFS */
    case 0x5346414f: /* AFS */
        return true;
    }
    return false;
}

static bool trace__os_direct_is_good(int fd)
{
    uint64_t type = trace__os_filesystem(fd);
    return type == 0xef53 /* ext2, 3, 4 */ || type == 0x58465342 /* XFS */;
}

static uint64_t trace__os_clock_ns(int clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}
/************** End of os_linux.c *********************************************/
/************** Begin file clock.c ********************************************/
/* clock.c - the time source, and what relates it to wall time */

uint32_t trace__clock;
static uint64_t trace__hz; /* nominal ticks a second */
static uint64_t trace__boot_ticks, trace__boot_ns; /* taken when the clock was chosen */

uint64_t trace__clock_slow(void)
{
    if (TRACE__UNLIKELY(trace__clock == 0)) {
        trace__init();
        if (trace__clock != TRACE_CLOCK_MONOTONIC)
            return trace__ticks();
    }
    return trace__os_clock_ns(1);
}

#ifdef __x86_64__
static void trace__cpuid(uint32_t leaf, uint32_t *r)
{
    __asm__ volatile("cpuid" : "=a"(r[0]), "=b"(r[1]), "=c"(r[2]), "=d"(r[3]) : "a"(leaf), "c"(0));
}

/* The kernel is the judge: it runs on the TSC itself only when it found it constant and alike on all processors. */
static bool trace__tsc_is_good(void)
{
    char source[32];
    uint32_t r[4];
    trace__cpuid(0x80000000u, r);
    if (r[0] < 0x80000007u)
        return false;
    trace__cpuid(0x80000007u, r);
    return (r[3] & 0x100) && /* invariant */
           trace__os_slurp("/sys/devices/system/clocksource/clocksource0/current_clocksource", source, sizeof source) > 0 &&
           !strncmp(source, "tsc", 3);
}
#endif

static void trace__clock_choose(void)
{
    const char *want = getenv("TRACE_CLOCK");
    uint32_t clock = TRACE_CLOCK_MONOTONIC;
    trace__hz = 1000000000u;
#ifdef __x86_64__
    if (want && !strcmp(want, "monotonic"))
        ;
    else if ((want && !strcmp(want, "tsc")) || trace__tsc_is_good())
        clock = TRACE_CLOCK_TSC;
#else
    if (!want || strcmp(want, "monotonic"))
        clock = TRACE_CLOCK_CNTVCT; /* architected: constant, synchronous; its frequency is in a register */
#endif
    if (want && strcmp(want, "monotonic") && strcmp(want, "tsc") && strcmp(want, "auto"))
        trace__complain("TRACE_CLOCK=%s is not auto, tsc or monotonic; using auto", want);
    __atomic_store_n(&trace__clock, clock, __ATOMIC_RELEASE);
    trace__boot_ns = trace__os_clock_ns(1);
    trace__boot_ticks = trace__ticks();
#ifdef __aarch64__
    if (clock == TRACE_CLOCK_CNTVCT)
        __asm__ volatile("mrs %0, cntfrq_el0" : "=r"(trace__hz));
#endif
}

/* Ticks a second as far as known: measured since the clock was chosen, for at least 100 us, so within 0.1 % or much better. Clock samples
 * say it exactly. */
static uint64_t trace__clock_hz(void)
{
    uint64_t ns;
    if (trace__clock != TRACE_CLOCK_TSC)
        return trace__hz;
    while ((ns = trace__os_clock_ns(1) - trace__boot_ns) < 100000u)
        ;
    return (uint64_t)((double)(trace__ticks() - trace__boot_ticks) * 1e9 / (double)ns);
}

/* One bracketed sample {ticks, MONOTONIC, REALTIME, BOOTTIME, ticks}: the narrowest of five, its width being the bound of its error. */
static void trace__clock_sample(void)
{
    uint64_t best[5] = {0, 0, 0, 0, ~0ull}, s[5];
    int i;
    for (i = 0; i < 5; i++) {
        s[0] = trace__ticks();
        s[1] = trace__os_clock_ns(1);
        s[2] = trace__os_clock_ns(0);
        s[3] = trace__os_clock_ns(7);
        s[4] = trace__ticks();
        if (s[4] - s[0] < best[4] - best[0])
            memcpy(best, s, sizeof best);
    }
    trace__dictionary(TRACE_REC_CLOCK, best, sizeof best);
    if (!trace__p->first_ns) {
        trace__p->first_ticks = best[0];
        trace__p->first_ns = best[1];
    } else if (best[1] - trace__p->first_ns > 10000000u && trace__clock == TRACE_CLOCK_TSC)
        trace__p->header->tick_hz =
            (uint64_t)((double)(best[0] - trace__p->first_ticks) * 1e9 / (double)(best[1] - trace__p->first_ns));
}

uint64_t trace_now(void)
{
    return trace__ticks();
}

uint64_t trace_ticks_per_second(void)
{
    trace__init();
    return trace__clock_hz();
}

uint64_t trace_from_monotonic(uint64_t ns)
{
    double ratio;
    trace__init();
    if (trace__clock == TRACE_CLOCK_MONOTONIC)
        return ns;
    ratio = (double)trace__clock_hz() / 1e9;
    /* from here, not from the start: an error of the ratio then counts for the short distance only */
    return trace__ticks() + (uint64_t)(int64_t)((double)(int64_t)(ns - trace__os_clock_ns(1)) * ratio);
}
/************** End of clock.c ************************************************/
/************** Begin file chunk.c ********************************************/
/* chunk.c - slots: taking one, sealing it, writing it out, taking it again */

static uint32_t trace__cas(uint32_t *word, uint32_t from, uint32_t to)
{
    return __atomic_compare_exchange_n(word, &from, to, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED);
}

/* ---- the file may vanish under us ------------------------------------------------------------------------ */

static uint64_t trace__file_device, trace__file_inode; /* of the file this process, or before a fork its parent, opened */

static void trace__remember_file(trace__process *p)
{
    struct stat st;
    if (TRACE__SYS4(SYS_newfstatat, p->fd, "", &st, 0x1000 /* AT_EMPTY_PATH */) == 0) {
        trace__file_device = st.st_dev;
        trace__file_inode = st.st_ino;
    }
}

/* A program may close descriptors it does not know and get the number again for a file of its own: never write there. */
static bool trace__is_our_file(int fd)
{
    struct stat st;
    return TRACE__SYS4(SYS_newfstatat, fd, "", &st, 0x1000) == 0 && st.st_dev == trace__file_device && st.st_ino == trace__file_inode;
}

/* The descriptor of our file, opened again if the program closed it; negative if it is gone. Several threads may do so at once: the
 * last one stays, a leaked descriptor is the lesser evil. */
static int trace__file_descriptor(trace__process *p)
{
    int fd = __atomic_load_n(&p->fd, __ATOMIC_RELAXED);
    if (TRACE__LIKELY(trace__is_our_file(fd)))
        return fd;
    fd = trace__os_open(TRACE__AT_FDCWD, trace__path, O_RDWR | TRACE__O_NOFOLLOW | (p->direct ? TRACE__O_DIRECT : 0), 0);
    if (fd >= 0 && !trace__is_our_file(fd)) {
        trace__os_close(fd);
        fd = -EBADF;
    }
    if (fd >= 0)
        __atomic_store_n(&p->fd, fd, __ATOMIC_RELAXED);
    return fd;
}

static uint64_t trace__lost_early; /* while the file was being opened, for a signal handler of the opening thread */

/* Lost before any stream could count it, or counted by a stream that has no chunk to say so in. */
static void trace__lost(uint64_t n)
{
    if (trace__is_open())
        __atomic_fetch_add(&trace__p->header->dropped, n, __ATOMIC_RELAXED);
    else
        __atomic_fetch_add(&trace__lost_early, n, __ATOMIC_RELAXED);
}

static void trace__no_space(int error)
{
    trace__process *p = trace__p;
    p->header->last_error = error;
    if (!__atomic_exchange_n(&p->space_low, 1, __ATOMIC_RELAXED))
        trace__complain("%s: no more can be written (error %d, %s); events are counted as lost until it can", trace__path, error,
                        error == ENOSPC ? "no space left" : error == EFBIG ? "file size limit" : error == EDQUOT ? "quota" : "see errno");
}

static uint32_t trace__nhot(const trace__process *p)
{
    return __atomic_load_n(&p->nhot, __ATOMIC_ACQUIRE); /* pairs with the release in trace__hot_grow */
}

/* ---- the window where mapping the file is bad ------------------------------------------------------------ */

/* Memory for `bytes` of the file at `offset`: mapped from it, or on file systems where that is slow or unsafe, plain memory that the
 * helper copies there every second (trace__copy_window): there a kill loses at most that. */
static unsigned char *trace__window(trace__process *p, int fd, uint64_t offset, size_t bytes, int *error)
{
    unsigned char *base;
    if (!p->remote)
        return trace__os_window(fd, offset, bytes, error);
    base = (unsigned char *)trace__os_memory(bytes, false);
    *error = ENOMEM;
    if (base)
        TRACE__SYS3(SYS_madvise, base, bytes, TRACE__MADV_DONTFORK);
    return base;
}

/* Copies what is in memory to where it would be if it were mapped. Any thread. */
static void trace__copy_window(trace__process *p)
{
    uint32_t i, n = trace__nhot(p), size = p->header->slot_bytes;
    int fd = p->remote ? trace__file_descriptor(p) : -1;
    struct iovec iov;
    if (fd < 0)
        return;
    for (i = 0; i < n; i++) {
        trace__hot *h = &p->hot[i];
        trace_chunk_header *c = (trace_chunk_header *)(void *)h->base;
        uint32_t state = __atomic_load_n(&h->state, __ATOMIC_ACQUIRE);
        if ((state != TRACE__HOT_TAKEN && state != TRACE__HOT_SEALED) || c->magic != TRACE_CHUNK_MAGIC)
            continue;
        iov.iov_base = h->base; /* the kernel copies upwards: records are there before a later `committed` could say so */
        iov.iov_len = c->bytes < size ? size : (__atomic_load_n(&c->committed, __ATOMIC_ACQUIRE) + 4095u) & ~4095u;
        if (trace__os_pwritev(fd, &iov, 1, TRACE_HEADER_BYTES + (uint64_t)h->slot * size))
            break;
    }
    iov.iov_base = p->header;
    iov.iov_len = TRACE_HEADER_BYTES;
    trace__os_pwritev(fd, &iov, 1, 0);
}

/* ---- hot slots -------------------------------------------------------------------------------------------- */

/* Prepares up to `want` more hot slots: space on disk, mapping, pages. Lock held. False if not one could be had. */
static bool trace__hot_grow(uint32_t want)
{
    trace__process *p = trace__p;
    uint32_t size = p->header->slot_bytes, first, i;
    int error = 0, fd;
    unsigned char *base = NULL;
    if (want > TRACE__HOT_MAX - p->nhot)
        want = TRACE__HOT_MAX - p->nhot;
    if (!want)
        return false;
    fd = trace__file_descriptor(p);
    if (fd < 0) {
        trace__no_space(-fd);
        return false;
    }
    first = __atomic_fetch_add(&p->header->slots, want, __ATOMIC_RELAXED);
    base = trace__window(p, fd, TRACE_HEADER_BYTES + (uint64_t)first * size, (size_t)want * size, &error);
    if (!base && want > 1) { /* a little is better than nothing */
        want = 1;
        base = trace__window(p, fd, TRACE_HEADER_BYTES + (uint64_t)first * size, size, &error);
    }
    if (!base) {
        trace__no_space(error);
        return false;
    }
    for (i = 0; i < want; i++) {
        trace__hot *h = &p->hot[p->nhot + i];
        h->base = base + (size_t)i * size;
        h->slot = first + i;
        __atomic_store_n(&h->state, TRACE__HOT_FREE, __ATOMIC_RELEASE);
    }
    __atomic_store_n(&p->nhot, p->nhot + want, __ATOMIC_RELEASE);
    __atomic_store_n(&p->space_low, 0, __ATOMIC_RELAXED);
    return true;
}

/* A free hot slot, now ours, or -1. */
static int trace__hot_take(void)
{
    trace__process *p = trace__p;
    uint32_t n = trace__nhot(p), i, k = __atomic_fetch_add(&p->rotor, 1, __ATOMIC_RELAXED);
    for (i = 0; i < n; i++) {
        trace__hot *h = &p->hot[(k + i) % n];
        if (__atomic_load_n(&h->state, __ATOMIC_RELAXED) == TRACE__HOT_FREE && trace__cas(&h->state, TRACE__HOT_FREE, TRACE__HOT_TAKEN))
            return (int)((k + i) % n);
    }
    return -1;
}

/* Ring mode: the slot sealed longest ago, now ours; what it held is counted as overwritten. */
static int trace__hot_steal(void)
{
    trace__process *p = trace__p;
    uint32_t n = trace__nhot(p), i;
    int tries, oldest;
    for (tries = 0; tries < 100; tries++) {
        uint64_t order = ~0ull;
        oldest = -1;
        for (i = 0; i < n; i++)
            if (__atomic_load_n(&p->hot[i].state, __ATOMIC_ACQUIRE) == TRACE__HOT_SEALED && p->hot[i].order < order) {
                order = p->hot[i].order;
                oldest = (int)i;
            }
        if (oldest < 0)
            return -1;
        if (trace__cas(&p->hot[oldest].state, TRACE__HOT_SEALED, TRACE__HOT_TAKEN)) {
            uint32_t at = 0, size = p->header->slot_bytes;
            while (at + TRACE_CHUNK_BYTES <= size) { /* every chunk of the slot */
                trace_chunk_header *c = (trace_chunk_header *)(void *)(p->hot[oldest].base + at);
                if (c->magic != TRACE_CHUNK_MAGIC || c->bytes < TRACE_CHUNK_BYTES)
                    break;
                __atomic_fetch_add(&p->header->overwritten, c->events, __ATOMIC_RELAXED);
                at += c->bytes;
            }
            return oldest;
        }
    }
    return -1;
}

/* ---- writing out ------------------------------------------------------------------------------------------ */

/* Writes the hot slots listed to fresh slots of the file, one behind the other, and frees them. */
static bool trace__write_out(trace__process *p, const uint32_t *list, int n)
{
    struct iovec iov[16];
    uint32_t size = p->header->slot_bytes, first;
    int i, r, fd = trace__file_descriptor(p);
    for (i = 0; i < n; i++) {
        unsigned char *base = p->hot[list[i]].base;
        uint32_t at = 0;
        while (at + TRACE_CHUNK_BYTES <= size) {
            trace_chunk_header *c = (trace_chunk_header *)(void *)(base + at);
            if (c->magic != TRACE_CHUNK_MAGIC || c->bytes < TRACE_CHUNK_BYTES || c->bytes > size - at)
                break;
            c->checksum = trace_checksum((unsigned char *)c + TRACE_CHUNK_BYTES, c->committed - TRACE_CHUNK_BYTES);
            at += c->bytes;
        }
        iov[i].iov_base = base;
        iov[i].iov_len = size;
    }
    first = __atomic_fetch_add(&p->header->slots, (uint32_t)n, __ATOMIC_RELAXED);
    if (fd >= 0 && first + (uint32_t)n > __atomic_load_n(&p->allocated, __ATOMIC_RELAXED)) {
        /* Space in large steps, so that writes need not extend the file; failure shows in the write. */
        uint32_t step = (64u << 20) / size, most = (first + (uint32_t)n) / 4;
        step = step < most ? step : most;
        if (step < 16)
            step = 16;
        if (trace__os_allocate(fd, TRACE_HEADER_BYTES + (uint64_t)first * size, (uint64_t)((uint32_t)n + step) * size) == 0)
            __atomic_store_n(&p->allocated, first + (uint32_t)n + step, __ATOMIC_RELAXED);
    }
    r = fd < 0 ? fd : trace__os_pwritev(fd, iov, n, TRACE_HEADER_BYTES + (uint64_t)first * size);
    if (r == -EINVAL && p->direct) { /* this file system will not have O_DIRECT after all */
        p->direct = 0;
        TRACE__SYS3(SYS_fcntl, fd, F_SETFL, O_RDWR);
        for (i = 0; i < n; i++) {
            iov[i].iov_base = p->hot[list[i]].base;
            iov[i].iov_len = size;
        }
        r = trace__os_pwritev(fd, iov, n, TRACE_HEADER_BYTES + (uint64_t)first * size);
    }
    for (i = 0; i < n; i++) {
        trace__hot *h = &p->hot[list[i]];
        if (r == 0) {
            ((trace_chunk_header *)(void *)h->base)->state = TRACE_CHUNK_FREE;
            if (p->remote) { /* an older copy may lie in the file where the home slot is */
                iov[0].iov_base = h->base;
                iov[0].iov_len = TRACE_CHUNK_BYTES;
                trace__os_pwritev(fd, iov, 1, TRACE_HEADER_BYTES + (uint64_t)h->slot * size);
            }
        }
        __atomic_store_n(&h->state, r == 0 ? TRACE__HOT_FREE : TRACE__HOT_SEALED, __ATOMIC_RELEASE);
    }
    if (r)
        trace__no_space(-r);
    else
        __atomic_store_n(&p->space_low, 0, __ATOMIC_RELAXED);
    return r == 0;
}

/* Writes out up to 16 sealed slots, oldest positions first; true if any was written. Any thread; several at once share the work. */
static bool trace__drain(trace__process *p)
{
    uint32_t list[16], n = trace__nhot(p), i;
    int k = 0;
    for (i = 0; i < n && k < 16; i++)
        if (__atomic_load_n(&p->hot[i].state, __ATOMIC_RELAXED) == TRACE__HOT_SEALED &&
            trace__cas(&p->hot[i].state, TRACE__HOT_SEALED, TRACE__HOT_DRAINING))
            list[k++] = i;
    __atomic_store_n(&p->backlog, 0, __ATOMIC_RELAXED);
    return k && trace__write_out(p, list, k);
}

static void trace__ring_bell(trace__process *p)
{
    __atomic_fetch_add(&p->bell, 1, __ATOMIC_RELEASE);
    if (__atomic_exchange_n(&p->bell_asleep, 0, __ATOMIC_ACQ_REL))
        trace__os_wake(&p->bell);
}

/* ---- a writer's chunk ------------------------------------------------------------------------------------- */

static void trace__seal(trace__writer *w)
{
    trace_chunk_header *c = w->chunk;
    c->events = (uint32_t)(w->events - w->first);
    __atomic_store_n(&c->state, TRACE_CHUNK_SEALED, __ATOMIC_RELEASE);
    w->chunk = NULL;
    w->cur = w->end = NULL;
}

static void trace__hand_over(trace__process *p, uint32_t k)
{
    p->hot[k].order = __atomic_fetch_add(&p->seals, 1, __ATOMIC_RELAXED);
    __atomic_store_n(&p->hot[k].state, TRACE__HOT_SEALED, __ATOMIC_RELEASE);
    if (p->header->mode == TRACE_MODE_STREAM) {
        /* Nothing is lost by waiting, and waking the helper for several at once halves what it costs busy processors. */
        uint32_t enough = trace__nhot(p) / 4 < 16 ? trace__nhot(p) / 4 : 16;
        if (__atomic_add_fetch(&p->backlog, 1, __ATOMIC_RELAXED) >= enough)
            trace__ring_bell(p);
    }
}

/* Begins a chunk of `bytes` at `base` in hot slot k. */
static void trace__begin(trace__writer *w, uint32_t k, unsigned char *base, uint32_t bytes, uint64_t ticks)
{
    trace_chunk_header *c = (trace_chunk_header *)(void *)base;
    __atomic_store_n(&c->state, TRACE_CHUNK_FREE, __ATOMIC_RELEASE); /* a reader of a killed process sees old, none or new, never a mix */
    TRACE__BARRIER();
    c->magic = TRACE_CHUNK_MAGIC;
    c->stream = w->stream;
    c->seq = w->seq++;
    c->base_ticks = ticks;
    c->first_event = w->first = w->events;
    c->dropped = w->dropped;
    c->checksum = 0;
    c->home = trace__p->hot[k].slot;
    c->level = w->level;
    c->tid = w->tid;
    c->owner = w->owner;
    c->committed = TRACE_CHUNK_BYTES;
    c->events = 0;
    c->bytes = bytes;
    if (w->dropped != w->published) { /* until now the file's header counted them */
        __atomic_fetch_sub(&trace__p->header->dropped, w->dropped - w->published, __ATOMIC_RELAXED);
        w->published = w->dropped;
    }
    __atomic_store_n(&c->state, TRACE_CHUNK_OPEN, __ATOMIC_RELEASE);
    w->chunk = c;
    w->hot = k;
    w->last = ticks;
    w->cur = base + TRACE_CHUNK_BYTES;
    w->end = base + bytes;
}

/* Takes what an ended thread left of its slot. */
static bool trace__take_rest(trace__writer *w, uint64_t ticks)
{
    trace__process *p = trace__p;
    uint64_t rest = __atomic_exchange_n(&p->rest, 0, __ATOMIC_ACQ_REL);
    uint32_t k = (uint32_t)(rest >> 32), at = (uint32_t)rest;
    if (!rest)
        return false;
    trace__begin(w, k, p->hot[k].base + at, p->header->slot_bytes - at, ticks);
    return true;
}

/* A new chunk for the writer, whose old one, if any, is full. False: no space; the caller drops its event. */
static bool trace__chunk_next(trace__writer *w, uint64_t ticks)
{
    trace__process *p = trace__p;
    bool had = w->chunk != NULL, ring = p->header->mode == TRACE_MODE_RING;
    int k, wait;
    if (!had && ticks < w->retry_ticks)
        return false;
    if (had) {
        uint32_t old = w->hot;
        trace__seal(w);
        if (w != &p->dictionary || !ring) /* the ring never overwrites the dictionary */
            trace__hand_over(p, old);
    } else if (trace__take_rest(w, ticks))
        return true;
    k = trace__hot_take();
    if (k < 0 && (trace__nhot(p) < trace__c.hot_slots || !had || w == &p->dictionary) && !__atomic_load_n(&p->closed, __ATOMIC_RELAXED)) {
        bool mine = w == &p->dictionary; /* then the lock is already held */
        if (mine || trace__lock()) {
            k = trace__hot_take();
            if (k < 0) {
                uint32_t want = p->nhot < 4 ? 4 : p->nhot, left = trace__c.hot_slots > p->nhot ? trace__c.hot_slots - p->nhot : 1;
                if (want > 32)
                    want = 32;
                trace__hot_grow(want < left ? want : left);
                k = trace__hot_take();
            }
            if (!mine)
                trace__unlock();
        }
    }
    if (k < 0 && ring)
        k = trace__hot_steal();
    /* Streaming, and the disk is slower than we are: help writing, then wait for whoever writes our slots. */
    for (wait = 0; k < 0 && !ring && wait < 2000; wait++) {
        if (!trace__drain(p)) {
            if (__atomic_load_n(&p->space_low, __ATOMIC_RELAXED))
                break;
            trace__os_yield();
        }
        k = trace__hot_take();
    }
    if (k < 0) {
        w->retry_ticks = ticks + trace__hz / 1000 + 1;
        return false;
    }
    trace__begin(w, (uint32_t)k, p->hot[k].base, p->header->slot_bytes, ticks);
    return true;
}

/* The writer's thread ends: seal, and leave the rest of the slot to others if it is worth it. */
static void trace__chunk_end(trace__writer *w)
{
    trace__process *p = trace__p;
    trace_chunk_header *c = w->chunk;
    uint32_t k = w->hot, used, at, bytes;
    uint64_t none = 0;
    if (!c)
        return;
    bytes = c->bytes;
    used = (c->committed + 63u) & ~63u;
    at = (uint32_t)((unsigned char *)c - p->hot[k].base) + used;
    trace__seal(w);
    if (used + 8192 <= bytes && !__atomic_load_n(&p->rest, __ATOMIC_RELAXED)) {
        ((trace_chunk_header *)(void *)(p->hot[k].base + at))->magic = 0; /* nothing there yet */
        __atomic_store_n(&c->bytes, used, __ATOMIC_RELEASE);
        if (__atomic_compare_exchange_n(&p->rest, &none, (uint64_t)k << 32 | at, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
            return;
        c->bytes = bytes;
    }
    trace__hand_over(p, k);
}
/************** End of chunk.c ************************************************/
/************** Begin file buffer.c *******************************************/
/* buffer.c - the slow ways into a record: no room, no writer yet, busy; and the lock */

static trace__writer trace__nobody = {0, 0, 0, 0, 1 /* busy: the inline path turns to trace__open_nested */, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0,
                                      0, 0, {0, 0, 0, 0, 0, 0, 0, 0, 0}};
__thread trace__writer *trace__self __attribute__((tls_model("initial-exec"))) = &trace__nobody;
/* Open before the constructor has read the environment: what libraries' constructors do is recorded too. */
#ifdef TRACE_DEFAULT_OFF
unsigned char trace__gate[TRACE_API_COUNT];
#else
unsigned char trace__gate[TRACE_API_COUNT] = {3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3};
#endif

static __thread char trace__mark __attribute__((tls_model("initial-exec"))); /* its address names the thread */
static int trace__cancel_state;     /* of the holder, while the lock is held */
static uint64_t trace__signal_mask; /* likewise */

/* Signals stay blocked while the lock is held, so that no handler can jump out of it. False if it could not be had in about a second, or
 * if this thread holds it already. */
static bool trace__lock(void)
{
    uintptr_t me = (uintptr_t)&trace__mark, free;
    uint64_t mask;
    int spin, old;
    for (spin = 0; spin < 100000; spin++) {
        if (__atomic_load_n(&trace__p->lock, __ATOMIC_RELAXED) == 0) {
            trace__os_block_signals(&mask);
            free = 0;
            if (__atomic_compare_exchange_n(&trace__p->lock, &free, me, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED)) {
                pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &old);
                trace__cancel_state = old;
                trace__signal_mask = mask;
                return true;
            }
            trace__os_restore_signals(&mask);
        }
        if (__atomic_load_n(&trace__p->lock, __ATOMIC_RELAXED) == me)
            return false;
        trace__os_yield();
    }
    return false;
}

static void trace__unlock(void)
{
    int old = trace__cancel_state, ignored;
    uint64_t mask = trace__signal_mask;
    if (trace__p) /* always; compilers do not know */
        __atomic_store_n(&trace__p->lock, (uintptr_t)0, __ATOMIC_RELEASE);
    pthread_setcancelstate(old, &ignored);
    trace__os_restore_signals(&mask);
}

/* Drops the event; the writer's count is published with its next chunk, until then the file's header holds it. */
static unsigned char *trace__drop(trace__writer *w)
{
    if (w) {
        w->dropped++;
        w->busy = 0;
    }
    trace__lost(1);
    return NULL;
}

/* Stores the header of a record into a writer that is marked busy; makes room if need be. */
static unsigned char *trace__open_in(trace__writer *w, uint32_t id, size_t payload, uint64_t ticks)
{
    unsigned char *p;
    uint64_t delta;
    uint32_t word;
    if (!id || id > TRACE_ID_MAX || payload > TRACE__PAYLOAD_MAX)
        return trace__drop(w);
    if ((size_t)(w->end - w->cur) < payload + 16) {
        uint64_t mask;
        bool more;
        trace__os_block_signals(&mask); /* no handler may jump out of it */
        more = trace__chunk_next(w, ticks);
        trace__os_restore_signals(&mask);
        if (!more)
            return trace__drop(w);
    }
    p = w->cur;
    delta = ticks - w->last;
    w->last = ticks;
    if (delta <= TRACE_DELTA_MAX && id <= TRACE_ID_SHORT_MAX) {
        word = (uint32_t)delta << TRACE_ID_BITS | id;
        memcpy(p, &word, 4);
        return p + 4;
    }
    word = id << TRACE_ID_BITS;
    memcpy(p, &word, 4);
    memcpy(p + 4, &ticks, 8);
    return p + 12;
}

/* No room in this thread's own writer, which the inline path has marked busy; or the page was wiped: we are a child. */
unsigned char *trace__open_slow(trace__writer **out, uint32_t id, size_t payload, uint64_t ticks)
{
    trace__writer *w = trace__self;
    if (TRACE__UNLIKELY(!w->live)) { /* the parent's writer; leave it */
        trace__self = &trace__nobody;
        return trace__open_nested(out, id, payload, ticks);
    }
    *out = w;
    return trace__open_in(w, id, payload, ticks);
}

/* The thread has no writer yet, or a signal handler interrupted a record of this thread: it writes into a stream of its own. */
unsigned char *trace__open_nested(trace__writer **out, uint32_t id, size_t payload, uint64_t ticks)
{
    trace__writer *w = trace__self;
    if (w == &trace__nobody) {
        w = trace__attach();
        if (!w) {
            trace__lost(1);
            return NULL;
        }
    }
    while (w->busy) {
        if (!w->live) { /* wiped while a handler of the parent was inside: start again as a new thread */
            trace__self = &trace__nobody;
            return trace__open_nested(out, id, payload, ticks);
        }
        if (!w->nested && w->level < 4)
            w->nested = trace__writer_new(w);
        if (!w->nested) {
            if (w->level < 4) {
                trace__lost(1);
                return NULL;
            }
            /* Four handlers, each in the middle of the other's record: no. Handlers left records by siglongjmp; take the writers back. */
            for (w = trace__self; w; w = w->nested)
                w->busy = 0;
            w = trace__self;
            break;
        }
        w = w->nested;
    }
    w->busy = 1;
    TRACE__BARRIER();
    *out = w;
    return trace__open_in(w, id, payload, ticks);
}

void trace__event(uint32_t id)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, id, 0);
    if (TRACE__LIKELY(p != NULL))
        trace__close(w, p);
}
/************** End of buffer.c ***********************************************/
/************** Begin file registry.c *****************************************/
/* registry.c - the dictionary: what ids, enums, strings and tracks mean
 *
 * Facts are kept in memory for the life of the process, because a child writes them again into a file of its own, and because the
 * library that registered them may be unloaded. Equal facts get equal ids, so that a plugin loaded a thousand times registers once.
 * Lookups take no lock: chains are only ever prepended to, with a release store. */

typedef struct trace__fact {
    struct trace__fact *next;  /* chain of the hash table */
    struct trace__fact *later; /* order of arrival */
    uint64_t hash;
    uint32_t record;           /* TRACE_REC_*, 0: an alias kept for lookup only */
    uint32_t id;
    uint32_t skip;             /* bytes at the front of the body that hold ids and take no part in comparison */
    uint32_t bytes;            /* of the body, which follows */
} trace__fact;

static unsigned char *trace__body(const trace__fact *f)
{
    return (unsigned char *)(uintptr_t)(f + 1);
}

enum { TRACE__BUCKETS = 4096 };
static trace__fact *trace__facts[TRACE__BUCKETS];
static trace__fact *trace__first_fact, *trace__last_fact;
static unsigned char *trace__arena;
static size_t trace__arena_left;
static uint32_t trace__next_id = TRACE_REC_FIRST_FREE, trace__next_string = 1, trace__tracks;

static uint64_t trace__hash(const void *data, size_t bytes, uint64_t h)
{
    const unsigned char *p = (const unsigned char *)data;
    uint64_t w;
    for (; bytes >= 8; bytes -= 8, p += 8) {
        memcpy(&w, p, 8);
        h = (h ^ w) * 0x9e3779b97f4a7c15ull;
        h ^= h >> 32;
    }
    w = 0;
    memcpy(&w, p, bytes);
    h = (h ^ w ^ (uint64_t)bytes << 56) * 0x9e3779b97f4a7c15ull;
    return h ^ h >> 29;
}

static trace__fact *trace__find(uint32_t record, const void *body, uint32_t bytes, uint32_t skip, uint64_t hash)
{
    trace__fact *f = __atomic_load_n(&trace__facts[hash % TRACE__BUCKETS], __ATOMIC_ACQUIRE);
    for (; f; f = f->next)
        if (f->hash == hash && f->record == record && f->bytes == bytes && f->skip == skip &&
            !memcmp(trace__body(f) + skip, (const unsigned char *)body + skip, bytes - skip))
            return f;
    return NULL;
}

/* Lock held. NULL: out of memory. */
static trace__fact *trace__keep(uint32_t record, uint32_t id, const void *body, uint32_t bytes, uint32_t skip, uint64_t hash)
{
    size_t need = (sizeof(trace__fact) + bytes + 15u) & ~(size_t)15u;
    trace__fact *f;
    if (need > trace__arena_left) {
        size_t block = need > 262144 ? need : 262144;
        trace__arena = (unsigned char *)trace__os_memory(block, false);
        trace__arena_left = trace__arena ? block : 0;
        if (!trace__arena)
            return NULL;
    }
    f = (trace__fact *)(void *)trace__arena;
    trace__arena += need;
    trace__arena_left -= need;
    f->hash = hash;
    f->record = record;
    f->id = id;
    f->skip = skip;
    f->bytes = bytes;
    memcpy(trace__body(f), body, bytes);
    f->next = trace__facts[hash % TRACE__BUCKETS];
    f->later = NULL;
    if (trace__last_fact)
        trace__last_fact->later = f;
    else
        trace__first_fact = f;
    trace__last_fact = f;
    __atomic_store_n(&trace__facts[hash % TRACE__BUCKETS], f, __ATOMIC_RELEASE);
    return f;
}

/* One built-in record into stream 0; lock held. */
static void trace__dictionary(uint32_t record, const void *body, uint32_t bytes)
{
    trace__writer *w = &trace__p->dictionary;
    unsigned char *p;
    if (!trace__is_open() || w->busy)
        return;
    w->busy = 1;
    TRACE__BARRIER();
    p = trace__open_in(w, record, 4 + bytes, trace__ticks());
    if (!p)
        return;
    p = trace__put_u32(p, bytes);
    memcpy(p, body, bytes);
    trace__close(w, p + bytes);
}

static void trace__tell(const trace__fact *f)
{
    if (f->record)
        trace__dictionary(f->record, trace__body(f), f->bytes);
}

/* Everything known, into a file just opened; lock held. */
static void trace__replay(void)
{
    const trace__fact *f;
    for (f = trace__first_fact; f; f = f->later)
        trace__tell(f);
}

/* ---- events ------------------------------------------------------------------------------------------------- */

static unsigned char *trace__put_name(unsigned char *p, const char *s)
{
    return trace__put_strn(p, s, s ? (strlen(s) < 1000 ? strlen(s) : 1000) : 0, 1000);
}

/* The body of TRACE_REC_EVENT; 0 if it is too large to be one record. */
static uint32_t trace__encode(unsigned char *body, size_t room, const trace__desc *d, const char *name, uint32_t id, uint32_t pair)
{
    unsigned char *p = body, *end = body + room;
    uint32_t i;
    p = trace__put_u32(p, id);
    p = trace__put_u32(p, pair);
    p = trace__put_u8(p, d->kind);
    p = trace__put_u8(p, d->level);
    p = trace__put_u16(p, d->nfields);
    p = trace__put_name(p, d->api);
    p = trace__put_name(p, name);
    for (i = 0; i < d->nfields; i++) {
        const trace__field *f = &d->fields[i];
        if ((size_t)(end - p) < 2 + 2 * 1002)
            return 0;
        p = trace__put_u8(p, f->type);
        p = trace__put_u8(p, f->role);
        p = trace__put_name(p, f->name);
        p = trace__put_name(p, f->hint);
    }
    return (uint32_t)(p - body);
}

/* Ids for ndesc descriptions in a row; lock held. The last one's `pair` is the first. */
static uint32_t trace__describe(const trace__site *site, const char *name)
{
    static unsigned char body[TRACE__PAYLOAD_MAX - 64]; /* the lock is held */
    uint32_t n = site->ndesc, bytes, k, id = 0;
    uint64_t hash[2];
    if (n < 1 || n > 2)
        return 0;
    /* A pair is one fact twice: found when its first is found under the kind of a pair. */
    bytes = trace__encode(body, sizeof body, &site->desc[0], name ? name : site->desc[0].name, 0, 0); /* ids take no part */
    if (!bytes)
        return 0;
    hash[0] = trace__hash(body + 8, bytes - 8, n);
    {
        trace__fact *f = trace__find(TRACE_REC_EVENT, body, bytes, 8, hash[0]);
        if (f)
            return f->id;
    }
    if (trace__next_id + n > TRACE_ID_MAX)
        return 0;
    id = trace__next_id;
    for (k = 0; k < n; k++) {
        trace__fact *f;
        bytes = trace__encode(body, sizeof body, &site->desc[k], name ? name : site->desc[k].name, id + k, k ? id : 0);
        if (!bytes)
            return 0;
        hash[k] = k ? trace__hash(body + 8, bytes - 8, 77 + id) : hash[0];
        f = trace__keep(TRACE_REC_EVENT, id + k, body, bytes, 8, hash[k]);
        if (!f)
            return 0;
        trace__tell(f);
    }
    trace__next_id += n;
    return id;
}

/* Recording may not have begun: descriptions of a site wait in memory and go into the file when it opens. */
static bool trace__begin_registering(void)
{
    trace__init();
    return trace__p && trace__ready == 2 && trace__lock();
}

uint32_t trace__register_as(trace__site *site, const char *name)
{
    uint32_t id;
    if (!trace__begin_registering())
        return 0;
    id = site->id;
    if (!id) {
        id = trace__describe(site, name);
        __atomic_store_n(&site->id, id, __ATOMIC_RELEASE); /* pairs with trace__site_id: described first, used then */
    }
    trace__unlock();
    return id;
}

uint32_t trace__register(trace__site *site)
{
    return trace__register_as(site, NULL);
}

uint32_t trace__named(const trace__site *site, const char *name)
{
    unsigned char key[8 + 512];
    size_t n = name ? strlen(name) : 0;
    uint64_t hash;
    trace__fact *f;
    uint32_t id = 0;
    if (!name)
        name = "(null)", n = 6;
    if (n > 512)
        n = 512;
    memcpy(key, &site->desc, 8);
    memcpy(key + 8, name, n);
    hash = trace__hash(key, 8 + n, 1);
    f = trace__find(0, key, (uint32_t)(8 + n), 0, hash);
    if (f)
        return f->id;
    if (!trace__begin_registering())
        return 0;
    f = trace__find(0, key, (uint32_t)(8 + n), 0, hash);
    if (f)
        id = f->id;
    else {
        id = trace__describe(site, name);
        if (id)
            trace__keep(0, id, key, (uint32_t)(8 + n), 0, hash);
    }
    trace__unlock();
    return id;
}

/* ---- strings, enums, facts, tracks ---------------------------------------------------------------------- */

static uint32_t trace__intern(const char *text, size_t length)
{
    unsigned char body[8 + 2048];
    uint64_t hash;
    trace__fact *f;
    uint32_t id = 0;
    if (length > 2048)
        length = 2048;
    trace__put_u32(trace__put_u32(body, 0), (uint32_t)length);
    if (length)
        memcpy(body + 8, text, length);
    hash = trace__hash(body + 4, length + 4, 2);
    f = trace__find(TRACE_REC_STRING, body, (uint32_t)(8 + length), 4, hash);
    if (f)
        return f->id;
    if (!trace__begin_registering())
        return 0;
    f = trace__find(TRACE_REC_STRING, body, (uint32_t)(8 + length), 4, hash);
    if (!f) {
        trace__put_u32(body, trace__next_string);
        f = trace__keep(TRACE_REC_STRING, trace__next_string, body, (uint32_t)(8 + length), 4, hash);
        if (f) {
            trace__next_string++;
            trace__tell(f);
        }
    }
    id = f ? f->id : 0;
    trace__unlock();
    return id;
}

/* A fact without an id, said once a process. */
static void trace__state_fact(uint32_t record, const unsigned char *body, uint32_t bytes, uint32_t skip)
{
    uint64_t hash = trace__hash(body + skip, bytes - skip, record);
    trace__fact *f;
    if (trace__find(record, body, bytes, skip, hash) || !trace__begin_registering())
        return;
    f = trace__find(record, body, bytes, skip, hash) ? NULL : trace__keep(record, 0, body, bytes, skip, hash);
    if (f)
        trace__tell(f);
    trace__unlock();
}

static void trace__define_enum(const trace__enum *e)
{
    unsigned char *body, *p;
    uint32_t i, done = 0;
    body = (unsigned char *)trace__os_memory(TRACE__PAYLOAD_MAX, false);
    /* Large enums (CUDA's errors) take several records; readers join records of one name. */
    while (body && (done < e->n || done == 0)) {
        p = trace__put_name(body, e->name);
        p = trace__put_u8(p, e->is_flags);
        p += 4;
        for (i = done; i < e->n && p - body < (long)TRACE__PAYLOAD_MAX - 1200; i++) {
            p = trace__put_u64(p, (uint64_t)e->values[i].value);
            p = trace__put_u8(p, e->values[i].flags);
            p = trace__put_name(p, e->values[i].name);
        }
        trace__put_u32(body + 2 + strlen(e->name) + 1, i - done);
        trace__state_fact(TRACE_REC_ENUM, body, (uint32_t)(p - body), 0);
        done = i;
        if (!e->n)
            break;
    }
    if (body)
        TRACE__SYS2(SYS_munmap, body, TRACE__PAYLOAD_MAX);
}

void trace_info(const char *key, const char *value)
{
    unsigned char body[1002 + 4102], *p = body;
    if (!key || !value)
        return;
    p = trace__put_name(p, key);
    p = trace__put_strn(p, value, strlen(value) < 4096 ? strlen(value) : 4096, 4096);
    trace__state_fact(TRACE_REC_INFO, body, (uint32_t)(p - body), 0);
}

void trace_process_name(const char *name)
{
    trace_info("process.name", name);
}

static uint32_t trace__track_new(uint32_t parent, int kind, const char *name, const char *clock)
{
    unsigned char body[9 + 2 * 1002], *p = body;
    uint32_t id = 0;
    if (!trace__begin_registering())
        return 0;
    id = ++trace__tracks;
    p = trace__put_u32(p, id);
    p = trace__put_u32(p, parent);
    p = trace__put_u8(p, (uint8_t)kind);
    p = trace__put_name(p, name);
    p = trace__put_name(p, clock);
    {
        trace__fact *f = trace__keep(TRACE_REC_TRACK, id, body, (uint32_t)(p - body), 4, trace__hash(body, (size_t)(p - body), 3));
        if (f)
            trace__tell(f);
    }
    trace__unlock();
    return id;
}

trace_track trace_track_create(const char *name, trace_track parent)
{
    return trace__track_new(parent, 0, name, "");
}
/************** End of registry.c *********************************************/
/************** Begin file config.c *******************************************/
/* config.c - what the environment asks for; one table
 *
 * A wrong value is reported once and ignored. */

static const struct trace__api_name {
    const char *name;
    int api;
} trace__api_names[] = {
    {"user", TRACE_API_USER}, {"mpi", TRACE_API_MPI}, {"itt", TRACE_API_ITT}, {"nvtx", TRACE_API_NVTX},
    {"cuda", TRACE_API_CUDA}, {"cudart", TRACE_API_CUDART}, {"nccl", TRACE_API_NCCL}, {"ze", TRACE_API_ZE},
    {"cl", TRACE_API_CL}, {"hip", TRACE_API_HIP}, {"omp", TRACE_API_OMP}, {"ccl", TRACE_API_CCL}, {"custom", TRACE_API_CUSTOM},
};
enum { TRACE__API_NAMES = sizeof trace__api_names / sizeof *trace__api_names };

static bool trace__word(const char *s, size_t n, const char *word)
{
    return strlen(word) == n && !memcmp(s, word, n);
}

static int trace__level_of(const char *s, size_t n)
{
    return trace__word(s, n, "off") ? 0 : trace__word(s, n, "minimal") ? 1 : trace__word(s, n, "default") || trace__word(s, n, "on") ? 2
         : trace__word(s, n, "full") ? 3 : -1;
}

/* "mpi,itt" only those; "-nvtx,mpi=full" the rest as it was. False, and nothing changed, if it makes no sense. */
static bool trace__parse_apis(const char *spec, unsigned char *level)
{
    unsigned char now[TRACE_API_COUNT];
    bool only = false;
    const char *s;
    int pass, i;
    memcpy(now, level, sizeof now);
    for (pass = 0; pass < 2; pass++) {
        if (pass && only)
            memset(now, 0, sizeof now);
        for (s = spec; *s;) {
            size_t n = strcspn(s, ","), name = strcspn(s, ",=");
            const char *word = s;
            int value = 2, api = -1;
            bool plain = name == n && *s != '-';
            if (name < n)
                value = trace__level_of(s + name + 1, n - name - 1);
            else if (*s == '-') {
                word++;
                name--;
                value = 0;
            }
            for (i = 0; i < TRACE__API_NAMES; i++)
                if (trace__word(word, name, trace__api_names[i].name))
                    api = trace__api_names[i].api;
            if (value < 0 || (api < 0 && !trace__word(word, name, "all")))
                return false;
            only = only || (plain && api >= 0);
            if (pass && api < 0)
                memset(now, value, sizeof now);
            else if (pass)
                now[api] = (unsigned char)(plain && level[api] ? level[api] : value);
            s += n;
            s += *s == ',';
        }
    }
    memcpy(level, now, sizeof now);
    return true;
}

/* A whole number between low and high, or `normal`. */
static uint32_t trace__number(const char *name, uint32_t low, uint32_t high, uint32_t normal)
{
    const char *s = getenv(name);
    char *end;
    long v;
    if (!s || !*s)
        return normal;
    v = strtol(s, &end, 10);
    if (*end || v < (long)low || v > (long)high) {
        trace__complain("%s=%s is not a number from %u to %u; using %u", name, s, low, high, normal);
        return normal;
    }
    return (uint32_t)v;
}

/* The first of these variables that holds a number, or -1. */
static int32_t trace__env_number(const char *const *names)
{
    for (; *names; names++) {
        const char *s = getenv(*names);
        char *end;
        long v = s && *s ? strtol(s, &end, 10) : -1;
        if (s && *s && !*end && v >= 0 && v < 0x7fffffff)
            return (int32_t)v;
    }
    return -1;
}

static const char *const trace__rank_env[] = {"PMIX_RANK", "OMPI_COMM_WORLD_RANK", "PMI_RANK", "MV2_COMM_WORLD_RANK", "PALS_RANKID",
                                              "FLUX_TASK_RANK", "RANK", "SLURM_PROCID", NULL};
static const char *const trace__world_env[] = {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE", "MV2_COMM_WORLD_SIZE", "PALS_SIZE", "FLUX_JOB_SIZE",
                                               "WORLD_SIZE", "SLURM_NTASKS", NULL};
static const char *const trace__job_env[] = {"SLURM_JOB_ID", "PBS_JOBID", "LSB_JOBID", "FLUX_JOB_ID", "COBALT_JOBID", "PALS_APID",
                                             "PMIX_NAMESPACE", "OMPI_MCA_ess_base_jobid", "PMI_JOBID", NULL};

/* "0,4-7" names the rank? -1: the list makes no sense. */
static int trace__rank_listed(const char *s, int32_t rank)
{
    int found = 0;
    while (*s) {
        char *end;
        long a = strtol(s, &end, 10), b = a;
        if (end == s || a < 0)
            return -1;
        if (*end == '-') {
            s = end + 1;
            b = strtol(s, &end, 10);
            if (end == s || b < a)
                return -1;
        }
        if (*end && *end != ',')
            return -1;
        found |= rank >= a && rank <= b;
        s = end + (*end == ',');
    }
    return found;
}

static void trace__read_config(void)
{
    const char *s;
    trace__config *c = &trace__c;
    int level = 2;
    c->mode = TRACE_MODE_STREAM;
    s = getenv("TRACE_MODE");
    if (s && *s) {
        if (!strcmp(s, "ring"))
            c->mode = TRACE_MODE_RING;
        else if (!strcmp(s, "off"))
            c->mode = TRACE_MODE_OFF;
        else if (strcmp(s, "stream") != 0)
            trace__complain("TRACE_MODE=%s is not stream, ring or off; using stream", s);
    }
    if (getauxval(AT_SECURE)) /* setuid or with capabilities: its user does not command it */
        c->mode = TRACE_MODE_OFF;
    s = getenv("TRACE_LEVEL");
    if (s && *s) {
        level = trace__level_of(s, strlen(s));
        if (level < 1) {
            trace__complain("TRACE_LEVEL=%s is not minimal, default or full; using default", s);
            level = 2;
        }
    }
    memset(c->level, level, sizeof c->level);
    s = getenv("TRACE_APIS");
    if (s && *s && !trace__parse_apis(s, c->level))
        trace__complain("TRACE_APIS=%s is not a list like mpi,itt or -nvtx,mpi=full; recording all", s);
    c->slot_bytes = trace__number("TRACE_CHUNK", 16, 4096, 64) << 10;
    if (c->slot_bytes & (c->slot_bytes - 1)) {
        trace__complain("TRACE_CHUNK=%u KiB is not a power of two; using 64", c->slot_bytes >> 10);
        c->slot_bytes = 65536;
    }
    if (c->mode == TRACE_MODE_RING) {
        uint32_t mib = trace__number("TRACE_RING", 1, 16384, 64);
        while (((uint64_t)mib << 20) / c->slot_bytes > TRACE__HOT_MAX / 2)
            c->slot_bytes *= 2;
        c->hot_slots = (uint32_t)(((uint64_t)mib << 20) / c->slot_bytes);
    } else
        c->hot_slots = (uint32_t)(((uint64_t)trace__number("TRACE_BUFFER", 1, 1024, 16) << 20) / c->slot_bytes);
    if (c->hot_slots < 4)
        c->hot_slots = 4;
    if (c->hot_slots > TRACE__HOT_MAX / 2)
        c->hot_slots = TRACE__HOT_MAX / 2;
    c->rank = trace__env_number(trace__rank_env);
    c->world = trace__env_number(trace__world_env);
    s = getenv("TRACE_RANKS");
    if (s && *s && strcmp(s, "all") != 0) {
        if (strlen(s) >= sizeof c->ranks || trace__rank_listed(s, 0) < 0)
            trace__complain("TRACE_RANKS=%s is not a list like 0,4-7; recording all ranks", s);
        else {
            c->rank_filter = true;
            memcpy(c->ranks, s, strlen(s) + 1);
            if (c->rank >= 0 && !trace__rank_listed(s, c->rank))
                c->mode = TRACE_MODE_OFF;
        }
    }
    s = getenv("TRACE_OUT");
    if (!s || !*s)
        s = "out";
    c->out[0] = 0;
    if (*s != '/' && TRACE__SYS2(SYS_getcwd, c->out, sizeof c->out - 2) <= 0)
        c->out[0] = 0;
    if (strlen(c->out) + strlen(s) + 2 >= sizeof c->out) {
        trace__complain("TRACE_OUT is longer than %u bytes; nothing is recorded", (unsigned)sizeof c->out);
        c->mode = TRACE_MODE_OFF;
    } else {
        if (*s != '/' && c->out[0])
            memcpy(c->out + strlen(c->out), "/", 2);
        memcpy(c->out + strlen(c->out), s, strlen(s) + 1);
    }
#ifdef TRACE_DEFAULT_OFF
    s = getenv("TRACE_ENABLE");
    trace__stopped = !s || strcmp(s, "1") != 0;
#else
    s = getenv("TRACE_ENABLE");
    trace__stopped = s && !strcmp(s, "0");
#endif
    if (s && *s && strcmp(s, "0") != 0 && strcmp(s, "1") != 0)
        trace__complain("TRACE_ENABLE=%s is not 0 or 1; ignored", s);
}
/************** End of config.c ***********************************************/
/************** Begin file hook.c *********************************************/
/* hook.c - finding the functions behind ours, and ourselves */

static __thread int trace__depth __attribute__((tls_model("initial-exec")));

static int *trace__hook_depth(void)
{
    return &trace__depth;
}

/* Calls `each` for every line of /proc/self/maps until it answers true. */
static bool trace__each_map(bool (*each)(char *line, void *arg), void *arg)
{
    char buf[8192];
    size_t held = 0;
    long n;
    bool found = false;
    int fd = trace__os_open(TRACE__AT_FDCWD, "/proc/self/maps", O_RDONLY, 0);
    if (fd < 0)
        return false;
    while (!found && (n = TRACE__SYS3(SYS_read, fd, buf + held, (long)(sizeof buf - 1 - held))) > 0) {
        char *line = buf, *end;
        held += (size_t)n;
        buf[held] = 0;
        while (!found && (end = strchr(line, '\n')) != NULL) {
            *end = 0;
            found = each(line, arg);
            line = end + 1;
        }
        held = (size_t)(buf + held - line);
        memmove(buf, line, held);
        if (held == sizeof buf - 1) /* no such line exists; do not loop on it */
            held = 0;
    }
    trace__os_close(fd);
    return found;
}

struct trace__map_query {
    uintptr_t address;   /* the mapping that holds it, or */
    const char *library; /* the first whose path contains this */
    char path[4096];
};

static bool trace__match_map(char *line, void *arg)
{
    struct trace__map_query *q = (struct trace__map_query *)arg;
    char *s, *path = strchr(line, '/');
    uintptr_t low = strtoul(line, &s, 16), high = *s == '-' ? strtoul(s + 1, NULL, 16) : 0;
    if (!path || (q->library ? !strstr(path, q->library) : q->address < low || q->address >= high) || strlen(path) >= sizeof q->path)
        return false;
    memcpy(q->path, path, strlen(path) + 1);
    return true;
}

/* The file this recorder was loaded from; "" if it is the executable (or unknown). */
static void trace__own_path(char *path, size_t size)
{
    struct trace__map_query q;
    char exe[4096];
    long n = TRACE__SYS4(SYS_readlinkat, TRACE__AT_FDCWD, "/proc/self/exe", exe, sizeof exe - 1);
    q.address = (uintptr_t)&trace__ready;
    q.library = NULL;
    path[0] = 0;
    exe[n > 0 ? n : 0] = 0;
    if (!trace__each_map(trace__match_map, &q)) {
        q.address = (uintptr_t)trace__own_path; /* .bss may lie on an anonymous mapping */
        if (!trace__each_map(trace__match_map, &q))
            return;
    }
    if (strcmp(q.path, exe) != 0 && strlen(q.path) < size)
        memcpy(path, q.path, strlen(q.path) + 1);
}

/* Threads outlive a dlclose of the library that holds their destructor: never unload it. */
static void trace__stay_loaded(void)
{
    char path[4096];
    trace__own_path(path, sizeof path);
    if (path[0])
        dlopen(path, RTLD_LAZY | RTLD_NOLOAD | 0x1000 /* RTLD_NODELETE */);
}

static void *trace__real(const char *name, const char *library)
{
    struct trace__map_query q;
    void *p = dlsym((void *)-1l /* RTLD_NEXT */, name), *handle;
    if (p || !library)
        return p;
    q.address = 0;
    q.library = library;
    if (!trace__each_map(trace__match_map, &q) || !(handle = dlopen(q.path, RTLD_LAZY | RTLD_NOLOAD)))
        return NULL;
    return dlsym(handle, name);
}
/************** End of hook.c *************************************************/
/************** Begin file thread.c *******************************************/
/* thread.c - threads come and go: their writers */

static pthread_key_t trace__key;
static uint32_t trace__key_made;

/* A writer, unattached; lock not held. `below` is the writer it nests over, or NULL. */
static trace__writer *trace__writer_new(trace__writer *below)
{
    trace__process *p = trace__p;
    trace__writer *w;
    if (!trace__lock())
        return NULL;
    w = p->spare;
    if (w)
        p->spare = w->nested;
    else {
        if (!p->nfresh) {
            p->fresh = (trace__writer *)trace__os_memory(64 * sizeof *w, true);
            p->nfresh = p->fresh ? 64 : 0;
        }
        w = p->nfresh ? p->fresh++ : NULL;
        p->nfresh -= w != NULL;
    }
    if (w) {
        memset(w, 0, sizeof *w);
        w->live = 1;
        w->tid = below ? below->tid : trace__os_tid();
        w->stream = ++p->next_stream;
        w->owner = below ? below->owner : w->stream;
        w->level = below ? below->level + 1 : 0;
    }
    trace__unlock();
    return w;
}

/* A pthread key's destructor: the thread ends. It may record again in later destructors; then it is attached anew. */
static void trace__detach(void *value)
{
    trace__writer *w = trace__self, *next;
    (void)value;
    if (trace__is_open() && trace__os_tid() == trace__os_pid()) /* main() left by pthread_exit */
        trace__helper_dismiss(trace__p);
    trace__self = &trace__nobody;
    if (!trace__p || w == &trace__nobody || !w->live)
        return;
    for (; w; w = next) {
        next = w->nested;
        trace__chunk_end(w);
        if (trace__lock()) {
            w->nested = trace__p->spare;
            w->live = 0;
            trace__p->spare = w;
            trace__unlock();
        }
    }
}

/* The calling thread's writer, opening the file if this is the first. NULL: recording is off or broken. Not in a handler that
 * interrupted the same. */
static trace__writer *trace__attach(void)
{
    trace__writer *w;
    trace__init();
    if (trace__ready != 2 || trace__c.mode == TRACE_MODE_OFF || !trace__p)
        return NULL;
    if (!trace__is_open()) {
        bool open;
        if (__atomic_load_n(&trace__p->state, __ATOMIC_RELAXED) == TRACE__BROKEN || !trace__lock()) /* or another thread is just opening it: wait for the lock */
            return NULL;
        open = trace__process_open();
        trace__unlock();
        if (!open)
            return NULL;
        trace__helper_start();
    }
    w = trace__writer_new(NULL);
    if (!w)
        return NULL;
    trace__self = w;
    if (__atomic_load_n(&trace__key_made, __ATOMIC_ACQUIRE))
        pthread_setspecific(trace__key, w);
    return w;
}

void trace_thread_name(const char *name)
{
    unsigned char body[8 + 2 + 256], *p = body;
    trace__writer *w = trace__self;
    if (!name)
        return;
    if (w == &trace__nobody)
        w = trace__attach();
    if (!w)
        return;
    if (!w->live) {
        trace__self = &trace__nobody;
        w = trace__attach();
        if (!w)
            return;
    }
    p = trace__put_u32(p, w->owner);
    p = trace__put_u32(p, w->tid);
    p = trace__put_strn(p, name, strlen(name) < 256 ? strlen(name) : 256, 256);
    if (trace__lock()) {
        trace__dictionary(TRACE_REC_THREAD, body, (uint32_t)(p - body));
        trace__unlock();
    }
}
/************** End of thread.c ***********************************************/
/************** Begin file helper.c *******************************************/
/* helper.c - one thread a process: writes full slots out, samples the clocks, copies the window where it is not mapped
 *
 * All signals are blocked in it, it holds no lock while it sleeps, and nothing waits for it: without it threads write their own
 * slots when memory runs out. TRACE_HELPER=0 does without. */

/* main() may leave by pthread_exit; the process then ends with its last thread, which must not be ours. */
static bool trace__main_is_gone(void)
{
    char stat[512], *s;
    return trace__os_slurp("/proc/self/stat", stat, sizeof stat) > 0 && (s = strrchr(stat, ')')) != NULL && s[1] == ' ' && s[2] == 'Z';
}

static void *trace__helper(void *arg)
{
    trace__process *p = (trace__process *)arg;
    uint64_t due = 10000000u, start = trace__os_clock_ns(1), now;
    TRACE__SYS2(SYS_prctl, 15 /* PR_SET_NAME */, "trace");
    while (__atomic_load_n(&p->helper, __ATOMIC_ACQUIRE) == 1) {
        uint32_t bell = __atomic_load_n(&p->bell, __ATOMIC_ACQUIRE);
        if (p->header->mode == TRACE_MODE_STREAM)
            while (trace__drain(p))
                ;
        now = trace__os_clock_ns(1) - start;
        if (now >= due) {
            if (trace__lock()) {
                trace__clock_sample();
                trace__unlock();
            }
            trace__copy_window(p);
            if (trace__main_is_gone())
                break;
            due = now < 1000000000u ? now * 4 : now + 1000000000u; /* often at first, for processes that die young */
            if (due > now + 1000000000u)
                due = now + 1000000000u;
        }
        __atomic_store_n(&p->bell_asleep, 1, __ATOMIC_SEQ_CST);
        if (__atomic_load_n(&p->bell, __ATOMIC_SEQ_CST) == bell)
            trace__os_wait(&p->bell, bell, due > now ? due - now : 1000000);
        __atomic_store_n(&p->bell_asleep, 0, __ATOMIC_RELAXED);
        /* After a failed write, do not try again at once. */
        if (__atomic_load_n(&p->space_low, __ATOMIC_RELAXED)) {
            uint32_t never = 0;
            trace__os_wait(&never, 0, 20000000);
        }
    }
    __atomic_store_n(&p->helper, 3, __ATOMIC_RELEASE);
    trace__os_wake(&p->helper);
    return NULL;
}

static void trace__helper_start(void)
{
    trace__process *p = trace__p;
    uint32_t none = 0;
    uint64_t saved;
    pthread_t thread;
    pthread_attr_t attr;
    const char *want = getenv("TRACE_HELPER");
    if (want && !strcmp(want, "0"))
        return;
    if (!__atomic_compare_exchange_n(&p->helper, &none, 1, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
        return;
    trace__os_block_signals(&saved); /* inherited by the helper */
    if (pthread_attr_init(&attr) == 0) {
        pthread_attr_setdetachstate(&attr, PTHREAD_CREATE_DETACHED);
        pthread_attr_setstacksize(&attr, 262144);
        if (pthread_create(&thread, &attr, trace__helper, p) != 0) { /* much static TLS: it lies on the stack */
            pthread_attr_setstacksize(&attr, 8u << 20);
            if (pthread_create(&thread, &attr, trace__helper, p) != 0)
                __atomic_store_n(&p->helper, 3, __ATOMIC_RELEASE);
        }
        pthread_attr_destroy(&attr);
    }
    trace__os_restore_signals(&saved);
}

/* Asks it to end; threads write their own slots from now on. */
static bool trace__helper_dismiss(trace__process *p)
{
    uint32_t one = 1;
    if (!__atomic_compare_exchange_n(&p->helper, &one, 2, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
        return false;
    __atomic_fetch_add(&p->bell, 1, __ATOMIC_RELEASE);
    trace__os_wake(&p->bell);
    return true;
}

/* The same, and waits a moment; it may be in the middle of a write. */
static void trace__helper_stop(void)
{
    trace__process *p = trace__p;
    if (trace__helper_dismiss(p) && __atomic_load_n(&p->helper, __ATOMIC_ACQUIRE) == 2)
        trace__os_wait(&p->helper, 2, 200000000);
}
/************** End of helper.c ***********************************************/
/************** Begin file session.c ******************************************/
/* session.c - set up, open the file, start and stop, close at exit */

static void trace__at_exit(void);
static void trace__fork_prepare(void);
static void trace__fork_parent(void);
static void trace__fork_child(void);
static bool trace__exit_registered;
static int trace__fd_inherited = -1; /* outlives the wiping, so that a child can close it */

/* ---- set up: once a process tree, from the constructor or the first event --------------------------------- */

static const trace__backend *(*const trace__backends[])(void) = {
#ifdef TRACE_MPI
    trace__mpi_backend,
#endif
#ifdef TRACE_ITT
    trace__itt_backend,
#endif
#ifdef TRACE_NVTX
    trace__nvtx_backend,
#endif
    NULL};

static void trace__apply_gates(void)
{
    bool on = trace__c.mode != TRACE_MODE_OFF && !trace__stopped && !trace__paused;
    int i;
    for (i = 0; i < TRACE_API_COUNT; i++)
        __atomic_store_n(&trace__gate[i], on ? trace__c.level[i] : 0, __ATOMIC_RELAXED);
}

static void trace__init(void)
{
    uint32_t untouched = 0;
    int i;
    if (TRACE__LIKELY(__atomic_load_n(&trace__ready, __ATOMIC_ACQUIRE) == 2))
        return;
    if (!__atomic_compare_exchange_n(&trace__ready, &untouched, 1, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED)) {
        for (i = 0; i < 20000 && __atomic_load_n(&trace__ready, __ATOMIC_ACQUIRE) != 2; i++)
            trace__os_yield(); /* another thread is at it; or we are, below a signal handler: then give up */
        return;
    }
    trace__clock_choose();
    trace__read_config();
    trace__p = (trace__process *)trace__os_memory(sizeof *trace__p, true);
    if (!trace__p)
        trace__c.mode = TRACE_MODE_OFF;
    else if (trace__c.mode != TRACE_MODE_OFF) {
        trace__stay_loaded();
        if (pthread_key_create(&trace__key, trace__detach) == 0)
            __atomic_store_n(&trace__key_made, 1, __ATOMIC_RELEASE);
        pthread_atfork(trace__fork_prepare, trace__fork_parent, trace__fork_child);
    }
    __atomic_store_n(&trace__ready, 2, __ATOMIC_RELEASE);
    for (i = 0; trace__backends[i]; i++) {
        const trace__backend *b = trace__backends[i]();
        if (b->init && trace__c.mode != TRACE_MODE_OFF)
            b->init();
    }
    trace__apply_gates();
}

__attribute__((constructor(101))) static void trace__constructor(void)
{
    TRACE__SAVE_ERRNO;
    trace__init();
    TRACE__RESTORE_ERRNO;
}

/* ---- the file ---------------------------------------------------------------------------------------------- */

/* The output directory, made if missing (0700, and so its parents); a negative errno, or -ELOOP / -EPERM for one we refuse. */
static int trace__open_dir(const char *path)
{
    char part[sizeof trace__c.out];
    struct stat st;
    size_t n;
    int fd, r;
    memcpy(part, path, strlen(path) + 1);
    fd = trace__os_open(TRACE__AT_FDCWD, path, O_RDONLY | TRACE__O_DIRECTORY, 0);
    if (fd == -ENOENT) {
        for (n = 1; part[n]; n++)
            if (part[n] == '/') {
                part[n] = 0;
                TRACE__SYS3(SYS_mkdirat, TRACE__AT_FDCWD, part, 0700);
                part[n] = '/';
            }
        r = (int)TRACE__SYS3(SYS_mkdirat, TRACE__AT_FDCWD, part, 0700);
        if (r && r != -EEXIST)
            return r;
        fd = trace__os_open(TRACE__AT_FDCWD, path, O_RDONLY | TRACE__O_DIRECTORY, 0);
    }
    if (fd < 0)
        return fd;
    /* Others may write here and are not held back by the sticky bit: they could replace what we write. */
    if (TRACE__SYS4(SYS_newfstatat, fd, "", &st, 0x1000 /* AT_EMPTY_PATH */) || ((st.st_mode & S_IWOTH) && !(st.st_mode & S_ISVTX))) {
        trace__os_close(fd);
        return -EPERM;
    }
    /* A link that somebody else laid for us to follow, in a directory like /tmp. */
    if (TRACE__SYS4(SYS_newfstatat, TRACE__AT_FDCWD, path, &st, 0x100 /* AT_SYMLINK_NOFOLLOW */) == 0 && S_ISLNK(st.st_mode) && st.st_uid != 0 &&
        st.st_uid != (unsigned)TRACE__SYS1(SYS_geteuid, 0)) {
        trace__os_close(fd);
        return -ELOOP;
    }
    return fd;
}

static char *trace__text(char *p, const char *s)
{
    size_t n = strlen(s);
    memcpy(p, s, n + 1);
    return p + n;
}

static char *trace__decimal(char *p, uint64_t v, int width)
{
    char digits[24];
    int n = 0;
    do
        digits[n++] = (char)('0' + v % 10);
    while ((v /= 10) != 0 || n < width);
    while (n)
        *p++ = digits[--n];
    *p = 0;
    return p;
}

static void trace__fill_header(trace_file_header *h)
{
    char buf[1024];
    const char *s;
    long n;
    const char *const *names;
    h->magic = TRACE_FILE_MAGIC;
    h->major = TRACE_FORMAT_MAJOR;
    h->minor = TRACE_FORMAT_MINOR;
    h->header_bytes = TRACE_HEADER_BYTES;
    h->byte_order = TRACE_BYTE_ORDER;
    h->slot_bytes = trace__c.slot_bytes;
    h->clock = trace__clock;
    h->mode = trace__c.mode;
    h->tick_hz = trace__clock_hz();
    h->pid = trace__os_pid();
    h->ppid = (uint32_t)TRACE__SYS1(SYS_getppid, 0);
    h->start_ticks = trace__ticks();
    h->start_realtime_ns = trace__os_clock_ns(0);
    h->state = TRACE_FILE_OPEN;
    h->rank = trace__c.rank;
    h->world = trace__c.world;
    trace__os_random(h->session, sizeof h->session);
    /* field 22 of stat, counted behind the name, which may hold anything but ends with the last parenthesis */
    if (trace__os_slurp("/proc/self/stat", buf, sizeof buf) > 0 && (s = strrchr(buf, ')')) != NULL) {
        int field;
        for (field = 2; field < 22 && s; field++)
            s = strchr(s + 1, ' ');
        h->proc_start = s ? strtoull(s + 1, NULL, 10) : 0;
    }
    if (trace__os_slurp("/proc/sys/kernel/random/boot_id", buf, sizeof buf) > 0) {
        int i = 0, k;
        for (k = 0; buf[k] && i < 32; k++) {
            int v = buf[k] >= '0' && buf[k] <= '9' ? buf[k] - '0' : buf[k] >= 'a' && buf[k] <= 'f' ? buf[k] - 'a' + 10 : -1;
            if (v >= 0) {
                h->boot_id[i / 2] = (unsigned char)(h->boot_id[i / 2] << 4 | v);
                i++;
            }
        }
    }
    n = trace__os_slurp("/proc/sys/kernel/hostname", buf, sizeof h->host);
    while (n > 0 && (buf[n - 1] == '\n' || n == (long)sizeof h->host))
        buf[--n] = 0;
    memcpy(h->host, n > 0 ? buf : "unknown", n > 0 ? (size_t)n + 1 : 8);
    n = TRACE__SYS4(SYS_readlinkat, TRACE__AT_FDCWD, "/proc/self/exe", buf, sizeof h->program - 1);
    if (n > 0)
        memcpy(h->program, buf, (size_t)n);
    for (names = trace__job_env; *names; names++)
        if ((s = getenv(*names)) != NULL && *s) {
            n = (long)strlen(s) < (long)sizeof h->job - 1 ? (long)strlen(s) : (long)sizeof h->job - 1;
            memcpy(h->job, s, (size_t)n);
            break;
        }
}

static void trace__command_info(void)
{
    char line[2048];
    long n = trace__os_slurp("/proc/self/cmdline", line, sizeof line), i;
    unsigned char body[9 + 2 + 2 + sizeof line], *p = body;
    for (i = 0; i + 1 < n; i++)
        if (!line[i])
            line[i] = ' ';
    p = trace__put_strn(p, "command", 7, 7);
    p = trace__put_strn(p, line, n > 0 ? strlen(line) : 0, sizeof line);
    trace__dictionary(TRACE_REC_INFO, body, (uint32_t)(p - body));
}

static bool trace__make_file(void)
{
    trace__process *p = trace__p;
    trace_file_header *h;
    char name[256], *s;
    const char *mmap_env;
    uint64_t nonce;
    int dir, fd = -1, error = 0, tries, high, i;
    dir = trace__open_dir(trace__c.out);
    if (dir < 0) {
        trace__complain("%s: cannot record here (error %d, %s); set TRACE_OUT to a directory of your own", trace__c.out, -dir,
                        dir == -EPERM ? "anybody may write there" : dir == -ELOOP ? "a link of somebody else" : dir == -ENOTDIR ? "not a directory"
                        : dir == -EACCES ? "no permission" : dir == -EROFS ? "read-only" : dir == -ENOSPC ? "no space left" : "see errno");
        return false;
    }
    h = (trace_file_header *)trace__os_memory(TRACE_HEADER_BYTES, false);
    if (h)
        trace__fill_header(h);
    for (tries = 0; h && tries < 8; tries++) {
        long n;
        trace__os_random(&nonce, sizeof nonce);
        s = name;
        for (n = 0; h->host[n] && n < 48; n++)
            *s++ = h->host[n] == '/' ? '_' : h->host[n];
        if (h->rank >= 0)
            s = trace__decimal(trace__text(s, "-r"), (uint64_t)h->rank, 4);
        s = trace__decimal(trace__text(s, "-"), h->pid, 1);
        *s++ = '-';
        for (i = 0; i < 12; i++)
            *s++ = "0123456789abcdef"[nonce >> (4 * i) & 15];
        trace__text(s, ".bin");
        fd = trace__os_open(dir, name, O_RDWR | O_CREAT | O_EXCL | TRACE__O_NOFOLLOW, 0600);
        if (fd != -EEXIST)
            break;
    }
    trace__os_close(dir);
    if (fd < 0 || !h) {
        trace__complain("%s: cannot make a file (error %d); nothing is recorded", trace__c.out, -fd);
        return false;
    }
    /* Out of the way of programs that close or count the low ones. */
    for (high = 1 << 20; high >= 64; high /= 4) {
        long up = TRACE__SYS3(SYS_fcntl, fd, F_DUPFD_CLOEXEC, high + 7);
        if (up >= 0) {
            trace__os_close(fd);
            fd = (int)up;
            break;
        }
    }
    mmap_env = getenv("TRACE_MMAP");
    p->remote = mmap_env && (!strcmp(mmap_env, "0") || !strcmp(mmap_env, "1")) ? *mmap_env == '0' : trace__os_mmap_is_bad(fd);
    p->header = (trace_file_header *)(void *)trace__window(p, fd, 0, TRACE_HEADER_BYTES, &error);
    if (!p->header) {
        trace__complain("%s: cannot write there (error %d, %s); nothing is recorded", trace__c.out, error,
                        error == ENOSPC ? "no space left" : error == EFBIG ? "file size limit" : "see errno");
        s = trace__text(trace__path, trace__c.out);
        trace__text(trace__text(s, "/"), name);
        TRACE__SYS3(SYS_unlinkat, TRACE__AT_FDCWD, trace__path, 0);
        trace__path[0] = 0;
        trace__os_close(fd);
        return false;
    }
    memcpy(p->header, h, sizeof *h);
    p->header->dropped = __atomic_exchange_n(&trace__lost_early, 0, __ATOMIC_RELAXED);
    TRACE__SYS2(SYS_munmap, h, TRACE_HEADER_BYTES);
    s = trace__text(trace__path, trace__c.out);
    trace__text(trace__text(s, "/"), name);
    p->fd = trace__fd_inherited = fd;
    if (!p->remote && trace__os_direct_is_good(fd) && TRACE__SYS3(SYS_fcntl, fd, F_SETFL, O_RDWR | TRACE__O_DIRECT) == 0)
        p->direct = 1;
    p->dictionary.live = 1;
    trace__remember_file(p);
    __atomic_store_n(&p->state, TRACE__OPEN, __ATOMIC_RELEASE);
    trace__clock_sample();
    trace__command_info();
    trace__replay();
    if (!trace__exit_registered) {
        trace__exit_registered = true;
        atexit(trace__at_exit); /* late, so that it runs before the teardown of what was there before */
    }
    return true;
}

/* Opens this process' file; lock held. After a failure nothing is recorded any more. */
static bool trace__process_open(void)
{
    if (trace__p->state == TRACE__NOT_OPEN && !trace__make_file())
        __atomic_store_n(&trace__p->state, TRACE__BROKEN, __ATOMIC_RELEASE);
    return trace__is_open();
}
/************** End of session.c **********************************************/
/************** Begin file fork.c *********************************************/
/* fork.c - before, in the parent, in the child
 *
 * The child finds trace__p and every writer wiped by the kernel, its parent's windows unmapped, and opens a file of its own when it
 * first records. These handlers only keep the dictionary whole across the moment of the fork and close what was inherited. */

static bool trace__fork_locked;

static void trace__fork_prepare(void)
{
    if (trace__p)
        trace__fork_locked = trace__lock();
}

static void trace__fork_parent(void)
{
    if (trace__p && trace__fork_locked)
        trace__unlock();
}

static void trace__fork_child(void)
{
    int ignored;
    if (!trace__p)
        return;
    if (trace__fork_locked) {
        pthread_setcancelstate(trace__cancel_state, &ignored);
        trace__os_restore_signals(&trace__signal_mask);
    }
    trace__self = &trace__nobody;
    if (trace__fd_inherited >= 0 && trace__is_our_file(trace__fd_inherited))
        trace__os_close(trace__fd_inherited);
    trace__fd_inherited = -1;
    trace__path[0] = 0;
}
/************** End of fork.c *************************************************/
/************** Begin file control.c ******************************************/
/* control.c - what a program may ask for while it runs, and the end */

const char *trace_result_text(trace_result result)
{
    switch (result) {
#define TRACE__RESULT(name, value, text) case name: return text;
        TRACE_RESULTS(TRACE__RESULT)
#undef TRACE__RESULT
    case TRACE_RESULT_LAST: break;
    }
    return "unknown result";
}

unsigned long long trace_version(void)
{
    return TRACE_VERSION;
}

const char *trace_file(void)
{
    return trace__path;
}

bool trace_enabled(void)
{
    return trace__ready == 2 && TRACE__GATE(TRACE_API_USER) != 0;
}

/* The gap is visible in the trace: an instant of kind PAUSE, then one of kind RESUME. */
static void trace__mark_gap(int kind)
{
    static const trace__desc descs[2] = {{"trace", "pause", TRACE_KIND_PAUSE, 1, 0, NULL}, {"trace", "resume", TRACE_KIND_RESUME, 1, 0, NULL}};
    static trace__site pause = {0, 1, &descs[0]}, resume = {0, 1, &descs[1]};
    if (TRACE__GATE(TRACE_API_USER))
        trace__event(trace__site_id(kind == TRACE_KIND_PAUSE ? &pause : &resume));
}

trace_result trace_start(void)
{
    TRACE__SAVE_ERRNO;
    trace__init();
    if (trace__stopped) {
        trace__stopped = 0;
        trace__apply_gates();
        if (trace__path[0])
            trace__mark_gap(TRACE_KIND_RESUME);
    }
    TRACE__RESTORE_ERRNO;
    return trace__c.mode == TRACE_MODE_OFF ? TRACE_ERROR_OFF : TRACE_OK;
}

trace_result trace_stop(void)
{
    TRACE__SAVE_ERRNO;
    trace__init();
    if (!trace__stopped) {
        trace__mark_gap(TRACE_KIND_PAUSE);
        trace__stopped = 1;
        trace__apply_gates();
    }
    TRACE__RESTORE_ERRNO;
    return trace__c.mode == TRACE_MODE_OFF ? TRACE_ERROR_OFF : TRACE_OK;
}

trace_result trace_pause(void)
{
    TRACE__SAVE_ERRNO;
    trace__init();
    if (__atomic_load_n(&trace__paused, __ATOMIC_RELAXED) == 0)
        trace__mark_gap(TRACE_KIND_PAUSE);
    __atomic_fetch_add(&trace__paused, 1, __ATOMIC_ACQ_REL);
    trace__apply_gates();
    TRACE__RESTORE_ERRNO;
    return trace__c.mode == TRACE_MODE_OFF ? TRACE_ERROR_OFF : TRACE_OK;
}

trace_result trace_resume(void)
{
    uint32_t n;
    TRACE__SAVE_ERRNO;
    trace__init();
    n = __atomic_load_n(&trace__paused, __ATOMIC_RELAXED);
    while (n && !__atomic_compare_exchange_n(&trace__paused, &n, n - 1, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
        ;
    trace__apply_gates();
    if (n == 1)
        trace__mark_gap(TRACE_KIND_RESUME);
    TRACE__RESTORE_ERRNO;
    return !n ? TRACE_ERROR_ARGUMENT : trace__c.mode == TRACE_MODE_OFF ? TRACE_ERROR_OFF : TRACE_OK;
}

trace_result trace_filter(const char *apis)
{
    bool good;
    TRACE__SAVE_ERRNO;
    trace__init();
    good = apis && trace__parse_apis(apis, trace__c.level);
    if (good)
        trace__apply_gates();
    TRACE__RESTORE_ERRNO;
    return !good ? TRACE_ERROR_ARGUMENT : trace__c.mode == TRACE_MODE_OFF ? TRACE_ERROR_OFF : TRACE_OK;
}

void trace_set_rank(int rank, int world)
{
    TRACE__SAVE_ERRNO;
    trace__init();
    if (rank >= 0) {
        trace__c.rank = rank;
        if (world > 0)
            trace__c.world = world;
        if (trace__p && trace__is_open()) {
            trace__p->header->world = trace__c.world;
            trace__p->header->rank = rank;
        }
        if (trace__c.rank_filter && !trace__rank_listed(trace__c.ranks, rank)) {
            trace__c.mode = TRACE_MODE_OFF;
            trace__apply_gates();
        }
    }
    TRACE__RESTORE_ERRNO;
}

trace_result trace_flush(void)
{
    trace__process *p = trace__p;
    trace_result result = TRACE_OK;
    TRACE__SAVE_ERRNO;
    if (!p || !trace__is_open())
        result = trace__ready == 2 && trace__c.mode == TRACE_MODE_OFF ? TRACE_ERROR_OFF : TRACE_OK;
    else {
        int fd = trace__file_descriptor(p);
        if (trace__lock()) {
            trace__clock_sample();
            trace__unlock();
        } else
            result = TRACE_ERROR_BUSY;
        trace__copy_window(p);
        /* What is stored in a mapped window is in the page cache already; this carries it to the disk. */
        if (fd < 0 || TRACE__SYS1(SYS_fdatasync, fd) < 0 || __atomic_load_n(&p->space_low, __ATOMIC_RELAXED))
            result = TRACE_ERROR_IO;
    }
    TRACE__RESTORE_ERRNO;
    return result;
}

/* Copies what its writer may be writing; what is torn lies behind `committed`, which was read before. */
__attribute__((no_sanitize("thread"))) static void trace__copy_racing(unsigned char *to, const unsigned char *from, uint32_t bytes)
{
    uint32_t i;
    for (i = 0; i < bytes; i += 8)
        *(uint64_t *)(void *)(to + i) = *(const volatile uint64_t *)(const void *)(from + i);
}

/* One slot's chunks as they are now, if nobody replaced them while we copied. */
static bool trace__copy_slot(trace__hot *h, unsigned char *to, uint32_t size, uint32_t slot)
{
    int tries, fence = 0;
    for (tries = 0; tries < 20; tries++) {
        trace_chunk_header *c = (trace_chunk_header *)(void *)h->base, *copy = (trace_chunk_header *)(void *)to;
        uint32_t at = 0, state = __atomic_load_n(&c->state, __ATOMIC_ACQUIRE), committed = __atomic_load_n(&c->committed, __ATOMIC_ACQUIRE);
        uint64_t seq = c->seq, stream = c->stream;
        if (c->magic != TRACE_CHUNK_MAGIC || state == TRACE_CHUNK_FREE)
            return false;
        trace__copy_racing(to, h->base, size);
        __atomic_fetch_add(&fence, 0, __ATOMIC_ACQ_REL); /* the copy before the second look */
        if (c->seq != seq || c->stream != stream || (__atomic_load_n(&c->state, __ATOMIC_RELAXED) != state && state != TRACE_CHUNK_OPEN))
            continue;
        copy->committed = committed < copy->committed ? committed : copy->committed;
        copy->state = state;
        while (at + TRACE_CHUNK_BYTES <= size) {
            copy = (trace_chunk_header *)(void *)(to + at);
            if (copy->magic != TRACE_CHUNK_MAGIC || copy->bytes < TRACE_CHUNK_BYTES || copy->bytes > size - at)
                break;
            copy->home = slot;
            copy->checksum = 0;
            at += copy->bytes;
        }
        return true;
    }
    return false;
}

trace_result trace_snapshot(const char *path)
{
    trace__process *p = trace__p;
    trace_result result = TRACE_OK;
    trace_file_header *h;
    unsigned char *slot;
    struct iovec iov;
    uint32_t i, n, size;
    int fd;
    TRACE__SAVE_ERRNO;
    if (!path || !*path)
        return TRACE_ERROR_ARGUMENT;
    if (!p || !trace__is_open())
        return TRACE_ERROR_OFF;
    size = p->header->slot_bytes;
    h = (trace_file_header *)trace__os_memory(TRACE_HEADER_BYTES, false);
    slot = (unsigned char *)trace__os_memory(size, false);
    fd = trace__os_open(TRACE__AT_FDCWD, path, O_RDWR | O_CREAT | O_EXCL | TRACE__O_NOFOLLOW, 0600);
    if (!h || !slot || fd < 0)
        result = TRACE_ERROR_IO;
    else {
        if (trace__lock()) {
            trace__clock_sample();
            trace__unlock();
        }
        memcpy(h, p->header, sizeof *h);
        h->slots = 0;
        trace__os_random(h->session, sizeof h->session);
        n = trace__nhot(p);
        for (i = 0; i < n && result == TRACE_OK; i++)
            if (trace__copy_slot(&p->hot[i], slot, size, h->slots)) {
                iov.iov_base = slot;
                iov.iov_len = size;
                if (trace__os_pwritev(fd, &iov, 1, TRACE_HEADER_BYTES + (uint64_t)h->slots++ * size))
                    result = TRACE_ERROR_IO;
            }
        h->state = TRACE_FILE_CLOSED;
        iov.iov_base = h;
        iov.iov_len = TRACE_HEADER_BYTES;
        if (trace__os_pwritev(fd, &iov, 1, 0))
            result = TRACE_ERROR_IO;
    }
    if (fd >= 0)
        trace__os_close(fd);
    if (h)
        TRACE__SYS2(SYS_munmap, h, TRACE_HEADER_BYTES);
    if (slot)
        TRACE__SYS2(SYS_munmap, slot, size);
    TRACE__RESTORE_ERRNO;
    return result;
}

/* ---- functions behind the macros -------------------------------------------------------------------------- */

void (trace_task_begin)(const char *name)
{
    static const trace__desc desc = {"user", NULL, TRACE_KIND_BEGIN, 1, 0, NULL};
    static trace__site site = {0, 1, &desc};
    if (TRACE__GATE(TRACE_API_USER))
        trace__event(trace__named(&site, name));
}

void (trace_task_end)(void)
{
    if (TRACE__GATE(TRACE_API_USER))
        trace__event(TRACE_ID_TASK_END);
}

void (trace_instant)(const char *name)
{
    static const trace__desc desc = {"user", NULL, TRACE_KIND_INSTANT, 1, 0, NULL};
    static trace__site site = {0, 1, &desc};
    if (TRACE__GATE(TRACE_API_USER))
        trace__event(trace__named(&site, name));
}

void (trace_counter)(const char *name, double value)
{
    static const trace__field field = {"value", TRACE_T_F64, TRACE_R_VALUE, ""};
    static const trace__desc desc = {"user", NULL, TRACE_KIND_COUNTER, 1, 1, &field};
    static trace__site site = {0, 1, &desc};
    trace__writer *w;
    unsigned char *p;
    if (!TRACE__GATE(TRACE_API_USER))
        return;
    p = trace__open(&w, trace__named(&site, name), 8);
    if (p)
        trace__close(w, trace__put_f64(p, value));
}

uint64_t trace_flow_new(void)
{
    static uint64_t next;
    uint64_t n = __atomic_load_n(&next, __ATOMIC_RELAXED);
    if (!n) { /* 40 random bits, 24 to count in: unique among the processes of a job for all practical purposes */
        uint64_t seed = 0;
        trace__os_random(&seed, sizeof seed);
        seed = seed << 24 | 1;
        __atomic_compare_exchange_n(&next, &n, seed, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
    }
    return __atomic_fetch_add(&next, 1, __ATOMIC_RELAXED);
}

/* ---- the end ------------------------------------------------------------------------------------------------ */

/* Runs from exit(): the last clock sample, and the space nobody used goes back. Threads may still record, into the slots they have and
 * a few more; what finds none is counted. */
static void trace__at_exit(void)
{
    trace__process *p = trace__p;
    uint32_t i, kept = 0, size;
    uint64_t end;
    struct stat st;
    int fd;
    TRACE__SAVE_ERRNO;
    if (!p || !trace__is_open() || p->closed)
        return;
    for (i = 0; trace__backends[i]; i++)
        if (trace__backends[i]()->closing)
            trace__backends[i]()->closing();
    __atomic_store_n(&p->closed, 1, __ATOMIC_RELAXED);
    trace__helper_stop();
    if (trace__lock()) {
        trace__clock_sample();
        trace__unlock();
    }
    size = p->header->slot_bytes;
    fd = trace__file_descriptor(p);
    for (i = 0; fd >= 0 && i < trace__nhot(p); i++)
        if (__atomic_load_n(&p->hot[i].state, __ATOMIC_RELAXED) == TRACE__HOT_FREE && kept++ >= 2 && !p->remote && trace__cas(&p->hot[i].state, TRACE__HOT_FREE, TRACE__HOT_NONE))
            TRACE__SYS4(SYS_fallocate, fd, 3 /* PUNCH_HOLE | KEEP_SIZE */, TRACE_HEADER_BYTES + (uint64_t)p->hot[i].slot * size, size);
    /* Cut off what was allocated ahead; a write still under way may need it. Never grow: that could raise SIGXFSZ. */
    end = TRACE_HEADER_BYTES + (uint64_t)__atomic_load_n(&p->header->slots, __ATOMIC_RELAXED) * size;
    if (fd >= 0 && __atomic_load_n(&p->helper, __ATOMIC_RELAXED) != 2 && TRACE__SYS4(SYS_newfstatat, fd, "", &st, 0x1000) == 0 &&
        (uint64_t)st.st_size > end)
        TRACE__SYS2(SYS_ftruncate, fd, end);
    __atomic_store_n(&p->header->state, TRACE_FILE_CLOSED, __ATOMIC_RELEASE);
    trace__copy_window(p);
    TRACE__RESTORE_ERRNO;
}
/************** End of control.c **********************************************/

#ifdef TRACE_MPI
/************** Begin file api/mpi.c ******************************************/
/************** End of api/mpi.c **********************************************/
#endif
#if defined(TRACE_ITT) || defined(TRACE_NVTX)
/************** Begin file api/collect.c **************************************/
/* collect.c - what the collectors of annotations (ITT, NVTX) share: names, objects, the open slices of a thread
 *
 * Annotations come with names chosen at run time, so their events are described at run time: trace__event_id() makes the description
 * of a kind of event with some fields of one menu and a name, once, and trace__say() writes such an event. Descriptions and everything else
 * that programs create (domains, strings, counters ...) are objects: found by their content, never freed, made without a lock.
 */

/* Not declared under -std=c11. */
extern int trace__setenv(const char *name, const char *value, int overwrite) __asm__("setenv");
extern int trace__dladdr(const void *address, void *info) __asm__("dladdr");

/* ---- memory that is never freed ------------------------------------------------------------------------- */

typedef struct trace__block {
    size_t used, size;
} trace__block;
static trace__block *trace__lump;

/* Zeroed, 16-byte aligned; NULL: no memory. Any thread, no lock: also inside malloc and signal handlers. */
static void *trace__lasting(size_t bytes)
{
    bytes = (bytes + 15u) & ~(size_t)15u;
    for (;;) {
        trace__block *b = __atomic_load_n(&trace__lump, __ATOMIC_ACQUIRE), *fresh;
        size_t size = bytes + 16 > 131072 ? bytes + 16 : 131072;
        if (b) {
            size_t at = __atomic_fetch_add(&b->used, bytes, __ATOMIC_RELAXED);
            if (at + bytes <= b->size)
                return (unsigned char *)b + at;
        }
        fresh = (trace__block *)trace__os_memory(size, false);
        if (!fresh)
            return NULL;
        fresh->used = 16;
        fresh->size = size;
        if (!__atomic_compare_exchange_n(&trace__lump, &b, fresh, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
            TRACE__SYS2(SYS_munmap, fresh, size);
    }
}

/* ---- objects: one for each (type, key) ------------------------------------------------------------------ */

typedef struct trace__object {
    struct trace__object *next;
    uint64_t hash;
    const unsigned char *key;
    uint32_t type, bytes;
} trace__object;

enum { TRACE__OBJECT_BUCKETS = 4096 };
static trace__object *trace__objects[TRACE__OBJECT_BUCKETS];

/* The object named by the key, of `size` bytes. A new one is zeroed and completed by `make` before others see it; its copy of the key ends
 * with a NUL. NULL: no memory. */
static void *trace__object_get(uint32_t type, const void *key, size_t bytes, size_t size, void (*make)(void *object, const void *key, void *user),
                               void *user)
{
    uint64_t hash = trace__hash(key, bytes, type);
    trace__object **bucket = &trace__objects[hash % TRACE__OBJECT_BUCKETS];
    trace__object *head = __atomic_load_n(bucket, __ATOMIC_ACQUIRE), *seen = NULL, *o, *mine = NULL;
    for (;;) {
        for (o = head; o != seen; o = o->next)
            if (o->hash == hash && o->type == type && o->bytes == bytes && !memcmp(o->key, key, bytes))
                return o + 1; /* what we made meanwhile is left alone: two threads at the same moment */
        if (!mine) {
            unsigned char *copy;
            size = (size + 15u) & ~(size_t)15u;
            mine = (trace__object *)trace__lasting(sizeof *mine + size + bytes + 4);
            if (!mine)
                return NULL;
            copy = (unsigned char *)(mine + 1) + size;
            memcpy(copy, key, bytes);
            mine->hash = hash;
            mine->type = type;
            mine->bytes = (uint32_t)bytes;
            mine->key = copy;
            if (make)
                make(mine + 1, copy, user);
        }
        seen = head;
        mine->next = head;
        if (__atomic_compare_exchange_n(bucket, &head, mine, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
            return mine + 1;
    }
}

/* The same, or NULL if there is none. */
static void *trace__object_find(uint32_t type, const void *key, size_t bytes)
{
    uint64_t hash = trace__hash(key, bytes, type);
    trace__object *o = __atomic_load_n(&trace__objects[hash % TRACE__OBJECT_BUCKETS], __ATOMIC_ACQUIRE);
    for (; o; o = o->next)
        if (o->hash == hash && o->type == type && o->bytes == bytes && !memcmp(o->key, key, bytes))
            return o + 1;
    return NULL;
}

/* ---- the menu of fields --------------------------------------------------------------------------------- */

typedef struct trace__values {
    uint32_t track, category, color, scope, relation;
    uint64_t time, time_end, id, parent, flow, size, number;
    const void *address;
    const char *text;
    size_t length;
    union {
        uint64_t u64;
        int64_t i64;
        double f64;
        uint32_t u32;
        int32_t i32;
        float f32;
    } value;
} trace__values;

/*     bit, name, type, role, hint, how it is stored */
#define TRACE__MENU(X) \
    X(TRACK, "track", TRACE_T_U32, TRACE_R_TRACK, "", trace__put_u32(p, s->track)) \
    X(TIME, "begin", TRACE_T_U64, TRACE_R_TIME, "", trace__put_u64(p, s->time)) \
    X(TIME_END, "end", TRACE_T_U64, TRACE_R_TIME_END, "", trace__put_u64(p, s->time_end)) \
    X(ID, "id", TRACE_T_HANDLE, TRACE_R_ID, "", trace__put_u64(p, s->id)) \
    X(PARENT, "parent", TRACE_T_HANDLE, TRACE_R_PARENT, "", trace__put_u64(p, s->parent)) \
    X(FLOW_OUT, "flow", TRACE_T_HANDLE, TRACE_R_FLOW_OUT, "", trace__put_u64(p, s->flow)) \
    X(FLOW_IN, "flow", TRACE_T_HANDLE, TRACE_R_FLOW_IN, "", trace__put_u64(p, s->flow)) \
    X(CATEGORY, "category", TRACE_T_STRID, TRACE_R_DOMAIN, "", trace__put_u32(p, s->category)) \
    X(COLOR, "color", TRACE_T_U32, TRACE_R_COLOR, "", trace__put_u32(p, s->color)) \
    X(SCOPE, "scope", TRACE_T_U32, TRACE_R_NONE, "enum:itt_scope", trace__put_u32(p, s->scope)) \
    X(RELATION, "relation", TRACE_T_U32, TRACE_R_NONE, "enum:itt_relation", trace__put_u32(p, s->relation)) \
    X(ADDRESS, "address", TRACE_T_PTR, TRACE_R_NONE, "", trace__put_ptr(p, s->address)) \
    X(SIZE, "size", TRACE_T_U64, TRACE_R_NONE, "B", trace__put_u64(p, s->size)) \
    X(NUMBER, "number", TRACE_T_U64, TRACE_R_NONE, "", trace__put_u64(p, s->number)) \
    X(TEXT, "text", TRACE_T_STR, TRACE_R_MESSAGE, "", trace__put_strn(p, s->text, s->length, TRACE__STR_MAX)) \
    X(U64, "value", TRACE_T_U64, TRACE_R_NONE, "", trace__put_u64(p, s->value.u64)) \
    X(I64, "value", TRACE_T_I64, TRACE_R_NONE, "", trace__put_u64(p, s->value.u64)) \
    X(F64, "value", TRACE_T_F64, TRACE_R_NONE, "", trace__put_u64(p, s->value.u64)) \
    X(U32, "value", TRACE_T_U32, TRACE_R_NONE, "", trace__put_u32(p, s->value.u32)) \
    X(I32, "value", TRACE_T_I32, TRACE_R_NONE, "", trace__put_u32(p, s->value.u32)) \
    X(F32, "value", TRACE_T_F32, TRACE_R_NONE, "", trace__put_u32(p, s->value.u32))

enum {
#define TRACE__MENU_NUMBER(bit, name, type, role, hint, put) TRACE__NUMBER_##bit,
    TRACE__MENU(TRACE__MENU_NUMBER)
#undef TRACE__MENU_NUMBER
    TRACE__MENU_COUNT
};
#define TRACE__MENU_BIT(bit, name, type, role, hint, put) static const uint32_t TRACE__F_##bit = 1u << TRACE__NUMBER_##bit;
TRACE__MENU(TRACE__MENU_BIT)
#undef TRACE__MENU_BIT
static const uint32_t TRACE__F_END_ADDRESS = 1u << 21; /* the end of a slice has an address */

/* What an event is: its kind, its level, its fields. */
#define TRACE__WHAT(kind, fields) ((uint32_t)(kind) | 2u << 4 | (uint32_t)(fields) << 8)
#define TRACE__WHAT_FIELDS(what) ((what) >> 8)
#define TRACE__WHAT_KIND(what) ((what) & 15u)

static uint16_t trace__fill_fields(trace__field *f, uint32_t bits)
{
    static const trace__field menu[] = {
#define TRACE__MENU_FIELD(bit, name, type, role, hint, put) {name, type, role, hint},
        TRACE__MENU(TRACE__MENU_FIELD)
#undef TRACE__MENU_FIELD
    };
    uint16_t n = 0;
    int i;
    for (i = 0; i < TRACE__MENU_COUNT; i++)
        if (bits & 1u << i)
            f[n++] = menu[i];
    return n;
}

/* ---- descriptions made at run time ---------------------------------------------------------------------- */

typedef struct trace__made {
    trace__site site;
    trace__desc desc[2];
} trace__made;

typedef struct trace__recipe {
    const char *api, *domain;
    uint32_t what;
    uint32_t key_skip; /* the name begins there in the key */
} trace__recipe;

static void trace__make_event(void *object, const void *key, void *user)
{
    trace__made *m = (trace__made *)object;
    const trace__recipe *r = (const trace__recipe *)user;
    const char *name = (const char *)key + r->key_skip;
    uint32_t bits = TRACE__WHAT_FIELDS(r->what), kind = TRACE__WHAT_KIND(r->what);
    trace__field *fields = (trace__field *)trace__lasting((TRACE__MENU_COUNT + 1) * sizeof *fields);
    if (r->domain && *r->domain) {
        size_t d = strlen(r->domain), n = strlen(name);
        char *full = (char *)trace__lasting(d + n + 2);
        if (full) {
            memcpy(full, r->domain, d);
            full[d] = ':';
            memcpy(full + d + 1, name, n + 1);
            name = full;
        }
    }
    m->desc[0].api = m->desc[1].api = r->api;
    m->desc[0].name = m->desc[1].name = name;
    m->desc[0].kind = (uint8_t)kind;
    m->desc[0].level = m->desc[1].level = (uint8_t)(r->what >> 4 & 15u);
    m->desc[0].fields = fields;
    m->desc[0].nfields = fields ? trace__fill_fields(fields, bits) : 0;
    m->site.ndesc = 1;
    m->site.desc = m->desc;
    if (kind == TRACE_KIND_BEGIN || kind == TRACE_KIND_ASYNC_BEGIN) {
        m->site.ndesc = 2;
        m->desc[1].kind = (uint8_t)(kind + 1);
        if (fields) {
            m->desc[1].fields = fields + m->desc[0].nfields;
            m->desc[1].nfields = trace__fill_fields(fields + m->desc[0].nfields, kind == TRACE_KIND_ASYNC_BEGIN ? TRACE__F_ID
                                                                                 : bits & TRACE__F_END_ADDRESS  ? TRACE__F_ADDRESS
                                                                                                                : 0u);
        }
    }
}

#define TRACE__NAME_MAX 500u
enum { TRACE__TYPE_EVENT = 1, TRACE__TYPE_FIRST_FREE };

/* The id of the event that is called "domain:name", or "name" where domain is NULL or empty; its end has id + 1. 0: none left. `scope` tells
 * domains of one name apart more cheaply than their names. Names longer than TRACE__NAME_MAX are cut. */
static uint32_t trace__event_id(const char *api, uint32_t what, const void *scope, const char *domain, const char *name, size_t length)
{
    unsigned char key[16 + TRACE__NAME_MAX];
    trace__recipe r;
    trace__made *m;
    if (length > TRACE__NAME_MAX)
        length = TRACE__NAME_MAX;
    r.api = api;
    r.domain = domain;
    r.what = what;
    r.key_skip = 16;
    trace__put_u64(trace__put_u32(trace__put_u32(key, what), (uint32_t)(unsigned char)api[0]), (uint64_t)(uintptr_t)scope);
    memcpy(key + 16, name, length);
    m = (trace__made *)trace__object_get(TRACE__TYPE_EVENT, key, 16 + length, sizeof *m, trace__make_event, &r);
    return m ? trace__site_id(&m->site) : 0;
}

/* One event with one field of its own kind, for keys and types chosen at run time: metadata, counters, histograms. `fields` are copied. */
typedef struct trace__special {
    const char *api, *name;
    uint32_t kind;
    uint32_t nfields;
    const trace__field *fields;
} trace__special;

static void trace__make_special(void *object, const void *key, void *user)
{
    trace__made *m = (trace__made *)object;
    const trace__special *s = (const trace__special *)user;
    trace__field *fields = (trace__field *)trace__lasting((s->nfields + 1) * sizeof *fields);
    (void)key;
    if (fields && s->nfields)
        memcpy(fields, s->fields, s->nfields * sizeof *fields);
    m->desc[0].api = s->api;
    m->desc[0].name = s->name;
    m->desc[0].kind = (uint8_t)s->kind;
    m->desc[0].level = 2;
    m->desc[0].fields = fields;
    m->desc[0].nfields = fields ? (uint16_t)s->nfields : 0;
    m->site.ndesc = 1;
    m->site.desc = m->desc;
}

/* ---- writing ---------------------------------------------------------------------------------------------- */

static void trace__say(uint32_t id, uint32_t what, const trace__values *s)
{
    uint32_t bits = TRACE__WHAT_FIELDS(what);
    trace__writer *w;
    unsigned char *p = trace__open(&w, id, bits & TRACE__F_TEXT ? TRACE__STR_MAX + 160 : 160);
    if (!p)
        return;
#define TRACE__MENU_PUT(bit, name, type, role, hint, put) \
    if (bits & TRACE__F_##bit) \
        p = put;
    TRACE__MENU(TRACE__MENU_PUT)
#undef TRACE__MENU_PUT
    trace__close(w, p);
}

/* The end of an async span, whose one field is its ID. */
static void trace__say_id(uint32_t event, uint64_t id)
{
    trace__writer *w;
    unsigned char *p = trace__open(&w, event, 8);
    if (p)
        trace__close(w, trace__put_u64(p, id));
}

/* ---- the open slices of a thread -------------------------------------------------------------------------- */

typedef struct trace__slice {
    const void *key; /* what the end will name: a domain, a lock, an event */
    uint64_t id, parent;
    uint64_t ticks;  /* a slice told when it ends: its begin; else 0 */
    uint32_t event;  /* description of the begin; 0: it was not recorded */
    uint32_t level;  /* how many of the same key are below it */
} trace__slice;

typedef struct trace__lane {
    trace__slice *slices;
    uint32_t depth, room;
    uint32_t ignored;
    uint32_t track, timed_track;
    trace__slice first[24];
} trace__lane;

/* The lane is in ordinary thread-local memory, of which a library loaded late may have any amount; the pointer to it in the scarce,
 * fast kind. */
static __thread trace__lane trace__lane_memory;
static __thread trace__lane *trace__lane_self __attribute__((tls_model("initial-exec")));

static __attribute__((noinline)) trace__lane *trace__lane_first(void)
{
    trace__lane *l = &trace__lane_memory;
    l->slices = l->first;
    l->room = sizeof l->first / sizeof l->first[0];
    return trace__lane_self = l;
}
static inline trace__lane *trace__lane_get(void)
{
    trace__lane *l = trace__lane_self;
    return TRACE__LIKELY(l != NULL) ? l : trace__lane_first();
}

static __attribute__((noinline)) bool trace__lane_grow(trace__lane *l)
{
    trace__slice *more = (trace__slice *)trace__os_memory(2 * (size_t)l->room * sizeof *more, false);
    if (!more)
        return false;
    memcpy(more, l->slices, l->depth * sizeof *more);
    if (l->slices != l->first)
        TRACE__SYS2(SYS_munmap, l->slices, l->room * sizeof *more);
    l->slices = more;
    l->room *= 2;
    return true;
}

/* Room first, contents then: a signal handler in between pushes above and pops what it pushed. */
static inline trace__slice *trace__lane_push(trace__lane *l, const void *key)
{
    trace__slice *s;
    if (TRACE__UNLIKELY(l->depth >= l->room) && !trace__lane_grow(l))
        return NULL;
    s = &l->slices[l->depth++];
    TRACE__BARRIER();
    s->key = key;
    s->id = s->parent = s->ticks = 0;
    s->event = s->level = 0;
    return s;
}

/* Takes out the innermost slice of that key. */
static inline bool trace__lane_pop(trace__lane *l, const void *key, trace__slice *out)
{
    uint32_t i = l->depth;
    while (i > 0 && l->slices[i - 1].key != key)
        i--;
    if (!i)
        return false;
    *out = l->slices[i - 1];
    if (TRACE__UNLIKELY(i != l->depth))
        memmove(&l->slices[i - 1], &l->slices[i], (l->depth - i) * sizeof *out);
    TRACE__BARRIER();
    l->depth--;
    return true;
}

/* In a child: what its parent's thread had begun is not in the child's trace and must not end there. */
static void trace__collect_child(void)
{
    trace__lane *l = trace__lane_self;
    uint32_t i;
    for (i = 0; l && i < l->depth; i++)
        l->slices[i].event = 0;
}

static void trace__collect_init(void)
{
    static uint32_t once;
    if (!__atomic_exchange_n(&once, 1, __ATOMIC_RELAXED))
        pthread_atfork(NULL, NULL, trace__collect_child);
}

/* ---- odds and ends ------------------------------------------------------------------------------------------ */

static uint64_t trace__mix(uint64_t a, uint64_t b)
{
    a = (a ^ b) * 0x9e3779b97f4a7c15ull;
    return a ^ a >> 29;
}

/* strnlen, which is not declared under -std=c11; NULL is empty. */
static size_t trace__upto(const char *s, size_t max)
{
    const char *end = s ? (const char *)memchr(s, 0, max) : s;
    return end ? (size_t)(end - s) : s ? max : 0;
}

/* Wide characters to UTF-8, cut to fit; NULL is "". */
static const char *trace__narrow(char *to, size_t size, const void *wide)
{
    const wchar_t *w = (const wchar_t *)wide;
    size_t n = 0;
    for (; w && *w && n + 5 < size; w++) {
        uint32_t c = (uint32_t)*w;
        if (c < 0x80)
            to[n++] = (char)c;
        else if (c < 0x800) {
            to[n++] = (char)(0xc0 | c >> 6);
            to[n++] = (char)(0x80 | (c & 63));
        } else if (c < 0x10000) {
            to[n++] = (char)(0xe0 | c >> 12);
            to[n++] = (char)(0x80 | (c >> 6 & 63));
            to[n++] = (char)(0x80 | (c & 63));
        } else {
            to[n++] = (char)(0xf0 | (c >> 18 & 7));
            to[n++] = (char)(0x80 | (c >> 12 & 63));
            to[n++] = (char)(0x80 | (c >> 6 & 63));
            to[n++] = (char)(0x80 | (c & 63));
        }
    }
    to[n] = 0;
    return to;
}

/* Lets libraries find our entry point `symbol` through the environment variable `name`, unless the user set it: "" stands for the program
 * itself. False: the symbol is in the program but hidden, because that was linked without -rdynamic. */
static bool trace__offer(const char *name, const char *symbol, const void *entry)
{
    TRACE__SAVE_ERRNO;
    char path[4096];
    void *program = dlopen(NULL, RTLD_LAZY | RTLD_NOLOAD);
    bool found = program && dlsym(program, symbol) == entry;
    if (program)
        dlclose(program);
    trace__own_path(path, sizeof path);
    if (path[0] || found) {
        trace__setenv(name, path, 0);
        found = true;
    }
    TRACE__RESTORE_ERRNO;
    return found;
}
/************** End of api/collect.c ******************************************/
#endif
#ifdef TRACE_ITT
/************** Begin file api/itt_abi.h **************************************/
/* itt_abi.h - what a library's static part of ITT (ittnotify_static.c in its binary) and a collector share
 *
 * A neutral model, written from the published interface; tests/itt/layout.c holds it against Intel's own header. A static part calls
 * __itt_api_init(&its global, groups) once; the collector stores its functions through api_list. Objects made before that hang in the
 * lists, and the library keeps pointers to them for ever.
 */
#ifndef TRACE_ITT_ABI_H
#define TRACE_ITT_ABI_H

typedef struct trace__itt_id {
    unsigned long long d1, d2, d3;
} trace__itt_id;

typedef struct trace__itt_domain {
    volatile int flags; /* 0: callers skip the domain */
    const char *name;
    void *wide;
    int extra1;
    void *extra2;
    struct trace__itt_domain *next;
} trace__itt_domain;

typedef struct trace__itt_string {
    const char *text;
    void *wide;
    int extra1;
    void *extra2; /* ours: trace__itt_use */
    struct trace__itt_string *next;
} trace__itt_string;

typedef struct trace__itt_counter {
    const char *name;
    void *wide_name;
    const char *domain;
    void *wide_domain;
    int type; /* TRACE__ITT_U64 ... */
    long index;
    int extra1;
    void *extra2; /* ours: trace__itt_gauge */
    struct trace__itt_counter *next;
} trace__itt_counter;

typedef struct trace__itt_histogram {
    const trace__itt_domain *domain;
    const char *name;
    void *wide;
    int x_type, y_type;
    int extra1;
    void *extra2; /* ours: trace__made */
    struct trace__itt_histogram *next;
} trace__itt_histogram;

typedef struct trace__itt_thread {
    const char *name;
    void *wide;
    pthread_t tid;
    int state;
    int extra1;
    void *extra2;
    struct trace__itt_thread *next;
} trace__itt_thread;

typedef struct trace__itt_clock {
    unsigned long long frequency, base;
    void (*read)(unsigned long long *frequency_and_base, void *data);
    void *data;
    int extra1;
    void *extra2;
    struct trace__itt_clock *next;
    /* ours */
    uint64_t ticks; /* our clock when `base` was read */
    uint32_t track;
} trace__itt_clock;

typedef struct trace__itt_context {
    int type;
    void *value;
} trace__itt_context;

typedef struct trace__itt_counter_context {
    trace__itt_counter *counter;
    int type;
    const char *text;
    void *wide;
    unsigned long long value;
    int extra1;
    void *extra2;
    struct trace__itt_counter_context *next;
} trace__itt_counter_context;

typedef struct trace__itt_module { /* the front of __itt_module_object */
    unsigned version;
    trace__itt_id id;
    int type;
    const char *name;
} trace__itt_module;

typedef struct trace__itt_entry {
    const char *name;
    void **function;
    void *init_function, *null_function;
    int group;
} trace__itt_entry;

typedef struct trace__itt_global {
    unsigned char magic[8];
    unsigned long major, minor, build; /* build: the interface's date */
    volatile long initialized, mutex_initialized, atomic_counter;
    pthread_mutex_t mutex;
    void *library;
    void *error_handler;
    const char **path;
    trace__itt_entry *api_list;
    struct trace__itt_global *next;
    trace__itt_thread *threads;
    trace__itt_domain *domains;
    trace__itt_string *strings;
    int state;
    trace__itt_counter *counters; /* with build 20180723 and later */
    unsigned ipt_collect_events;
    trace__itt_histogram *histograms;             /* surely with build 20210712 */
    trace__itt_counter_context *counter_contexts; /* with build 20230630 */
} trace__itt_global;

/* Types of metadata, counters and histograms, and how their values are recorded:
 *     number, bytes, type of a field */
#define TRACE__ITT_TYPES(X) \
    X(1, 8, TRACE_T_U64) X(2, 8, TRACE_T_I64) X(3, 4, TRACE_T_U32) X(4, 4, TRACE_T_I32) X(5, 2, TRACE_T_U16) X(6, 2, TRACE_T_I16) \
    X(7, 4, TRACE_T_F32) X(8, 8, TRACE_T_F64)
enum { TRACE__ITT_U64 = 1, TRACE__ITT_FLOAT = 7, TRACE__ITT_DOUBLE = 8, TRACE__ITT_TYPE_MAX = 8 };
enum { TRACE__ITT_INIT_SUCCESSFUL = 4, TRACE__ITT_SCOPE_TASK = 4 };
enum { /* relations: "the current task ... the other" */
    TRACE__ITT_DEPENDENT_ON = 1, TRACE__ITT_SIBLING_OF, TRACE__ITT_PARENT_OF, TRACE__ITT_CONTINUATION_OF, TRACE__ITT_CHILD_OF,
    TRACE__ITT_CONTINUED_BY, TRACE__ITT_PREDECESSOR_TO
};
enum { /* context of counters */
    TRACE__ITT_CONTEXT_NAME = 1, TRACE__ITT_CONTEXT_DEVICE = 3, TRACE__ITT_CONTEXT_UNITS = 5, TRACE__ITT_CONTEXT_PCI = 7,
    TRACE__ITT_CONTEXT_NUMBERS = 9 /* from here on values are numbers */
};
#endif
/************** End of api/itt_abi.h ******************************************/
/************** Begin file api/itt.c ******************************************/
/* itt.c - collector of Intel's Instrumentation and Tracing Technology: domains, tasks, spans, markers, metadata, relations
 *
 * docs/ITT.md says what becomes of each function. The collector's functions are called through pointers in the static parts of the
 * libraries that annotate themselves; itt_table.c puts them there. Each may be called by any thread at any time, also with NULL handles.
 */

#define TRACE__ITT_ON(level) (trace__gate[TRACE_API_ITT] >= (level))

enum {
    TRACE__TYPE_ITT_DOMAIN = TRACE__TYPE_FIRST_FREE, TRACE__TYPE_ITT_STRING, TRACE__TYPE_ITT_COUNTER, TRACE__TYPE_ITT_HISTOGRAM,
    TRACE__TYPE_ITT_META, TRACE__TYPE_ITT_EVENT, TRACE__TYPE_ITT_LOCK, TRACE__TYPE_ITT_HEAP, TRACE__TYPE_ITT_FUNCTION, TRACE__TYPE_ITT_FRAMES,
    TRACE__TYPE_NVTX
};

static bool trace__itt_wants(const trace__itt_domain *d, unsigned level)
{
    return TRACE__ITT_ON(level) && (!d || d->flags) && !trace__lane_get()->ignored;
}

/* ---- domains and strings: copied, one for each text ------------------------------------------------------ */

static void trace__itt_make_domain(void *object, const void *key, void *user)
{
    trace__itt_domain *d = (trace__itt_domain *)object;
    (void)user;
    d->flags = 1;
    d->name = (const char *)key;
}
static trace__itt_domain *trace__itt_domain_create(const char *name)
{
    return name ? (trace__itt_domain *)trace__object_get(TRACE__TYPE_ITT_DOMAIN, name, strlen(name), sizeof(trace__itt_domain),
                                                         trace__itt_make_domain, NULL)
                : NULL;
}

static void trace__itt_make_string(void *object, const void *key, void *user)
{
    (void)user;
    ((trace__itt_string *)object)->text = (const char *)key;
}
static trace__itt_string *trace__itt_string_handle_create(const char *text)
{
    return text ? (trace__itt_string *)trace__object_get(TRACE__TYPE_ITT_STRING, text, strlen(text), sizeof(trace__itt_string),
                                                         trace__itt_make_string, NULL)
                : NULL;
}

/* ---- the event of a name in a domain ---------------------------------------------------------------------- */

/* Where a string was used: found again by walking the few uses that hang on it. */
typedef struct trace__itt_use {
    struct trace__itt_use *next;
    const trace__itt_domain *domain;
    uint32_t what, event;
} trace__itt_use;

static uint32_t trace__itt_text_event(const trace__itt_domain *d, uint32_t what, const char *text)
{
    return trace__event_id("itt", what, d, d ? d->name : NULL, text, strlen(text));
}

static __attribute__((noinline)) uint32_t trace__itt_first_use(const trace__itt_domain *d, uint32_t what, trace__itt_string *name)
{
    uint32_t event = trace__itt_text_event(d, what, name && name->text ? name->text : "(no name)");
    trace__itt_use *u;
    if (name && event && (u = (trace__itt_use *)trace__lasting(sizeof *u)) != NULL) {
        void *head = __atomic_load_n(&name->extra2, __ATOMIC_RELAXED);
        u->domain = d;
        u->what = what;
        u->event = event;
        do
            u->next = (trace__itt_use *)head;
        while (!__atomic_compare_exchange_n(&name->extra2, &head, (void *)u, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED));
    }
    return event;
}

static inline uint32_t trace__itt_event(const trace__itt_domain *d, uint32_t what, trace__itt_string *name)
{
    const trace__itt_use *u = name ? (const trace__itt_use *)__atomic_load_n(&name->extra2, __ATOMIC_ACQUIRE) : NULL;
    for (; u; u = u->next)
        if (u->domain == d && u->what == what)
            return u->event;
    return trace__itt_first_use(d, what, name);
}

/* An id as one number: the address or number it was made from, when that is all there is to it. */
static uint64_t trace__itt_number(trace__itt_id id)
{
    return id.d2 | id.d3 ? trace__mix(trace__mix(id.d1, id.d2), id.d3) : id.d1;
}
static bool trace__itt_is_null(trace__itt_id id)
{
    return !(id.d1 | id.d2 | id.d3);
}
/* The number of the arrows that end or begin at the thing with this id. */
static uint64_t trace__itt_flow(uint64_t number)
{
    return trace__mix(number, 0x4954544cu);
}

/* ---- clocks and tracks -------------------------------------------------------------------------------------- */

static trace__itt_clock *trace__itt_clocks;

static void trace__itt_clock_read(trace__itt_clock *c)
{
    unsigned long long now[2] = {0, 0};
    if (c->read)
        c->read(now, c->data);
    c->ticks = trace__ticks();
    c->frequency = now[0];
    c->base = now[1];
}

static trace__itt_clock *trace__itt_clock_domain_create(void (*read)(unsigned long long *, void *), void *data)
{
    static uint32_t count;
    trace__itt_clock *c = (trace__itt_clock *)trace__lasting(sizeof *c);
    char name[40];
    if (!c)
        return NULL;
    c->read = read;
    c->data = data;
    trace__itt_clock_read(c);
    memcpy(name, "ITT clock ", 10);
    trace__decimal(name + 10, __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED), 1);
    c->track = trace_track_create(name, 0);
    c->next = __atomic_load_n(&trace__itt_clocks, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(&trace__itt_clocks, &c->next, c, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
        ;
    return c;
}

static void trace__itt_clock_domain_reset(void)
{
    trace__itt_clock *c;
    for (c = __atomic_load_n(&trace__itt_clocks, __ATOMIC_ACQUIRE); c; c = c->next)
        trace__itt_clock_read(c);
}

/* A time of that clock on ours. No clock: it is ours, as get_timestamp gives it; 0: now. */
static uint64_t trace__itt_time(const trace__itt_clock *c, unsigned long long t)
{
    if (!t)
        return trace__ticks();
    if (!c)
        return t;
    if (!c->frequency)
        return trace__ticks();
    return c->ticks + (uint64_t)(int64_t)((double)(int64_t)(t - c->base) * ((double)trace_ticks_per_second() / (double)c->frequency));
}

static unsigned long long trace__itt_get_timestamp(void)
{
    return trace__ticks();
}

typedef struct trace__itt_track {
    trace__itt_string *name;
    struct trace__itt_track *group;
    uint32_t track;
} trace__itt_track;

static trace__itt_track *trace__itt_track_new(trace__itt_track *group, trace__itt_string *name)
{
    trace__itt_track *t = (trace__itt_track *)trace__lasting(sizeof *t);
    if (t) {
        t->name = name;
        t->group = group;
        t->track = trace_track_create(name && name->text ? name->text : "(no name)", group ? group->track : 0);
    }
    return t;
}
static trace__itt_track *trace__itt_track_group_create(trace__itt_string *name, int type)
{
    (void)type;
    return trace__itt_track_new(NULL, name);
}
static trace__itt_track *trace__itt_track_create(trace__itt_track *group, trace__itt_string *name, int type)
{
    (void)type;
    return trace__itt_track_new(group, name);
}
static void trace__itt_set_track(trace__itt_track *track)
{
    trace__lane_get()->track = track ? track->track : 0;
}

/* Where tasks with times of their own go: the track the thread chose, that of their clock, or one beside the thread. */
static uint32_t trace__itt_track_of(trace__lane *l, const trace__itt_clock *c)
{
    if (l->track || (c && c->track))
        return l->track ? l->track : c->track;
    if (!l->timed_track) {
        char name[48];
        memcpy(name, "ITT tasks of thread ", 20);
        trace__decimal(name + 20, trace__os_tid(), 1);
        l->timed_track = trace_track_create(name, 0);
    }
    return l->timed_track;
}

/* ---- tasks ---------------------------------------------------------------------------------------------------- */

#define TRACE__ITT_TASK TRACE__WHAT(TRACE_KIND_BEGIN, 0)
#define TRACE__ITT_CHILD TRACE__WHAT(TRACE_KIND_BEGIN, TRACE__F_PARENT)
#define TRACE__ITT_NAMED_TASK TRACE__WHAT(TRACE_KIND_BEGIN, TRACE__F_ID | TRACE__F_PARENT | TRACE__F_FLOW_OUT)
#define TRACE__ITT_TIMED TRACE__WHAT(TRACE_KIND_SLICE, TRACE__F_TRACK | TRACE__F_TIME | TRACE__F_TIME_END | TRACE__F_ID | TRACE__F_PARENT)

/* `event` makes the description: of a string or of a function's name. The slice is remembered also while nothing is recorded, so that its end
 * does not close another one. */
static void trace__itt_open(const trace__itt_domain *d, const trace__itt_clock *c, unsigned long long t, trace__itt_id id,
                            trace__itt_id parent, trace__itt_string *name)
{
    trace__lane *l = trace__lane_get();
    trace__slice *s;
    if ((d && !d->flags) || l->ignored || !(s = trace__lane_push(l, d)) || !TRACE__ITT_ON(1))
        return;
    s->id = trace__itt_number(id);
    s->parent = trace__itt_number(parent);
    if (TRACE__UNLIKELY(c || t || l->track)) {
        uint32_t track = trace__itt_track_of(l, c);
        s->ticks = trace__itt_time(c, t);
        s->level = track;
        s->event = trace__itt_event(d, TRACE__ITT_TIMED, name);
    } else if (TRACE__LIKELY(!(s->id | s->parent))) {
        trace__writer *w;
        uint32_t event = s->event = trace__itt_event(d, TRACE__ITT_TASK, name);
        unsigned char *p = trace__open(&w, event, 0);
        if (TRACE__LIKELY(p != NULL))
            trace__close(w, p);
    } else {
        uint32_t what = s->id ? TRACE__ITT_NAMED_TASK : TRACE__ITT_CHILD;
        trace__values v;
        v.id = s->id;
        v.parent = s->parent;
        v.flow = trace__itt_flow(s->id);
        s->event = trace__itt_event(d, what, name);
        trace__say(s->event, what, &v);
    }
}

static void trace__itt_close(const trace__itt_domain *d, const trace__itt_clock *c, unsigned long long t)
{
    trace__lane *l = trace__lane_get();
    trace__slice s;
    if ((d && !d->flags) || l->ignored || !trace__lane_pop(l, d, &s) || !s.event || !TRACE__ITT_ON(1))
        return;
    if (TRACE__LIKELY(!s.ticks)) {
        trace__writer *w;
        unsigned char *p = trace__open(&w, s.event + 1, 0);
        if (TRACE__LIKELY(p != NULL))
            trace__close(w, p);
    } else {
        trace__values v;
        v.track = s.level;
        v.time = s.ticks;
        v.time_end = trace__itt_time(c, t);
        if (v.time_end < v.time)
            v.time_end = v.time;
        v.id = s.id;
        v.parent = s.parent;
        trace__say(s.event, TRACE__ITT_TIMED, &v);
    }
}

/* The name of a function, as the dynamic linker knows it, or its address. */
static trace__itt_string *trace__itt_function(const void *fn)
{
    struct {
        const char *file;
        void *base;
        const char *symbol;
        void *address;
    } info = {NULL, NULL, NULL, NULL};
    trace__itt_string **known;
    known = (trace__itt_string **)trace__object_get(TRACE__TYPE_ITT_FUNCTION, &fn, sizeof fn, sizeof *known, NULL, NULL);
    if (!known)
        return NULL;
    if (!__atomic_load_n(known, __ATOMIC_ACQUIRE)) {
        char hex[24], *p = hex + sizeof hex - 1;
        uint64_t v = (uint64_t)(uintptr_t)fn;
        TRACE__SAVE_ERRNO;
        trace__dladdr(fn, &info);
        *p = 0;
        do
            *--p = "0123456789abcdef"[v & 15];
        while (v >>= 4);
        *--p = 'x';
        *--p = '0';
        __atomic_store_n(known, trace__itt_string_handle_create(info.symbol ? info.symbol : p), __ATOMIC_RELEASE);
        TRACE__RESTORE_ERRNO;
    }
    return *known;
}

static void trace__itt_task_begin(const trace__itt_domain *d, trace__itt_id id, trace__itt_id parent, trace__itt_string *name)
{
    trace__itt_open(d, NULL, 0, id, parent, name);
}
static void trace__itt_task_begin_ex(const trace__itt_domain *d, trace__itt_clock *c, unsigned long long t, trace__itt_id id,
                                     trace__itt_id parent, trace__itt_string *name)
{
    trace__itt_open(d, c, t, id, parent, name);
}
static void trace__itt_task_begin_fn(const trace__itt_domain *d, trace__itt_id id, trace__itt_id parent, void *fn)
{
    trace__itt_open(d, NULL, 0, id, parent, trace__itt_function(fn));
}
static void trace__itt_task_begin_fn_ex(const trace__itt_domain *d, trace__itt_clock *c, unsigned long long t, trace__itt_id id,
                                        trace__itt_id parent, void *fn)
{
    trace__itt_open(d, c, t, id, parent, trace__itt_function(fn));
}
static void trace__itt_task_end(const trace__itt_domain *d)
{
    trace__itt_close(d, NULL, 0);
}
static void trace__itt_task_end_ex(const trace__itt_domain *d, trace__itt_clock *c, unsigned long long t)
{
    trace__itt_close(d, c, t);
}

/* ---- spans that may overlap: overlapped tasks, regions, frames -------------------------------------------- */

#define TRACE__ITT_SPAN TRACE__WHAT(TRACE_KIND_ASYNC_BEGIN, TRACE__F_ID | TRACE__F_PARENT)
#define TRACE__ITT_SPAN_END TRACE__WHAT(TRACE_KIND_ASYNC_END, TRACE__F_ID)
#define TRACE__ITT_FRAME TRACE__WHAT(TRACE_KIND_ASYNC_BEGIN, TRACE__F_ID)

static void trace__itt_span_begin(const trace__itt_domain *d, uint64_t id, uint64_t parent, trace__itt_string *name)
{
    trace__values v;
    if (!trace__itt_wants(d, 1))
        return;
    v.id = id;
    v.parent = parent;
    trace__say(trace__itt_event(d, TRACE__ITT_SPAN, name), TRACE__ITT_SPAN, &v);
}
/* Joined with its begin by the id alone, which is all that ITT tells. */
static void trace__itt_span_end(const trace__itt_domain *d, uint64_t id, const char *what)
{
    if (trace__itt_wants(d, 1))
        trace__say_id(trace__event_id("itt", TRACE__ITT_SPAN_END, NULL, NULL, what, strlen(what)), id);
}

static void trace__itt_task_begin_overlapped(const trace__itt_domain *d, trace__itt_id id, trace__itt_id parent, trace__itt_string *name)
{
    trace__itt_span_begin(d, trace__itt_number(id), trace__itt_number(parent), name);
}
static void trace__itt_task_begin_overlapped_ex(const trace__itt_domain *d, trace__itt_clock *c, unsigned long long t, trace__itt_id id,
                                                trace__itt_id parent, trace__itt_string *name)
{
    (void)c, (void)t;
    trace__itt_span_begin(d, trace__itt_number(id), trace__itt_number(parent), name);
}
static void trace__itt_task_end_overlapped(const trace__itt_domain *d, trace__itt_id id)
{
    trace__itt_span_end(d, trace__itt_number(id), "task_end_overlapped");
}
static void trace__itt_task_end_overlapped_ex(const trace__itt_domain *d, trace__itt_clock *c, unsigned long long t, trace__itt_id id)
{
    (void)c, (void)t;
    trace__itt_span_end(d, trace__itt_number(id), "task_end_overlapped");
}
static void trace__itt_region_begin(const trace__itt_domain *d, trace__itt_id id, trace__itt_id parent, trace__itt_string *name)
{
    trace__itt_span_begin(d, trace__itt_number(id), trace__itt_number(parent), name);
}
static void trace__itt_region_end(const trace__itt_domain *d, trace__itt_id id)
{
    trace__itt_span_end(d, trace__itt_number(id), "region_end");
}

/* Frames without an id: one at a time in a domain. */
static uint64_t trace__itt_frame_id(const trace__itt_domain *d, const trace__itt_id *id)
{
    return id && !trace__itt_is_null(*id) ? trace__itt_number(*id) : trace__mix((uint64_t)(uintptr_t)d, 0x4652414du);
}
static void trace__itt_frame_begin_v3(const trace__itt_domain *d, trace__itt_id *id)
{
    if (trace__itt_wants(d, 1))
        trace__say_id(trace__itt_text_event(d, TRACE__ITT_FRAME, "frame"), trace__itt_frame_id(d, id));
}
static void trace__itt_frame_end_v3(const trace__itt_domain *d, trace__itt_id *id)
{
    uint32_t event;
    if (trace__itt_wants(d, 1) && (event = trace__itt_text_event(d, TRACE__ITT_FRAME, "frame")) != 0)
        trace__say_id(event + 1, trace__itt_frame_id(d, id));
}
static void trace__itt_frame_submit_v3(const trace__itt_domain *d, trace__itt_id *id, unsigned long long begin, unsigned long long end)
{
    const uint32_t what = TRACE__WHAT(TRACE_KIND_SLICE, TRACE__F_TRACK | TRACE__F_TIME | TRACE__F_TIME_END | TRACE__F_ID);
    trace__values v;
    uint32_t *track, none = 0;
    if (!trace__itt_wants(d, 1))
        return;
    track = (uint32_t *)trace__object_get(TRACE__TYPE_ITT_FRAMES, &d, sizeof d, sizeof *track, NULL, NULL);
    if (track && !__atomic_load_n(track, __ATOMIC_RELAXED)) {
        char name[300] = "frames of ";
        size_t n = d && d->name ? strlen(d->name) : 0;
        memcpy(name + 10, n ? d->name : "", n < 280 ? n : 280);
        v.track = trace_track_create(name, 0);
        __atomic_compare_exchange_n(track, &none, v.track, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
    }
    v.track = track ? *track : 0;
    v.time = trace__itt_time(NULL, begin);
    v.time_end = trace__itt_time(NULL, end);
    if (v.time_end < v.time)
        v.time_end = v.time;
    v.id = id ? trace__itt_number(*id) : 0;
    trace__say(trace__itt_text_event(d, what, "frame"), what, &v);
}

/* The frames of old: a handle is a domain. */
static trace__itt_domain *trace__itt_frame_create(const char *domain)
{
    return trace__itt_domain_create(domain);
}
static void trace__itt_frame_begin(trace__itt_domain *frame)
{
    trace__itt_frame_begin_v3(frame, NULL);
}
static void trace__itt_frame_end(trace__itt_domain *frame)
{
    trace__itt_frame_end_v3(frame, NULL);
}

/* ---- markers, groups ---------------------------------------------------------------------------------------- */

static void trace__itt_marker_ex(const trace__itt_domain *d, trace__itt_clock *c, unsigned long long t, trace__itt_id id,
                                 trace__itt_string *name, int scope)
{
    uint32_t what = TRACE__WHAT(TRACE_KIND_INSTANT, TRACE__F_SCOPE | (trace__itt_is_null(id) ? 0 : TRACE__F_ID));
    trace__values v;
    if (!trace__itt_wants(d, 1))
        return;
    v.scope = (uint32_t)scope;
    v.id = trace__itt_number(id);
    if (c || t) { /* not now: a slice without length */
        what = TRACE__ITT_TIMED;
        v.track = trace__itt_track_of(trace__lane_get(), c);
        v.time = v.time_end = trace__itt_time(c, t);
        v.parent = 0;
    }
    trace__say(trace__itt_event(d, what, name), what, &v);
}
static void trace__itt_marker(const trace__itt_domain *d, trace__itt_id id, trace__itt_string *name, int scope)
{
    trace__itt_marker_ex(d, NULL, 0, id, name, scope);
}

static void trace__itt_task_group(const trace__itt_domain *d, trace__itt_id id, trace__itt_id parent, trace__itt_string *name)
{
    const uint32_t what = TRACE__WHAT(TRACE_KIND_OBJECT, TRACE__F_ID | TRACE__F_PARENT);
    trace__values v;
    if (!trace__itt_wants(d, 2))
        return;
    v.id = trace__itt_number(id);
    v.parent = trace__itt_number(parent);
    trace__say(trace__itt_event(d, what, name), what, &v);
}
/************** End of api/itt.c **********************************************/
/************** Begin file api/itt_meta.c *************************************/
/* itt_meta.c - ITT: metadata, relations, counters, histograms */

/* ---- metadata ------------------------------------------------------------------------------------------------- */

enum { TRACE__ITT_STRING_TYPE = TRACE__ITT_TYPE_MAX + 1 };
enum { TRACE__ITT_META_ID = 1, TRACE__ITT_META_SCOPE = 2, TRACE__ITT_META_ARRAY = 4 };

static const struct {
    uint8_t bytes, type;
} trace__itt_types[] = {{0, 0},
#define TRACE__ITT_TYPE(number, bytes, type) {bytes, type},
                        TRACE__ITT_TYPES(TRACE__ITT_TYPE)
#undef TRACE__ITT_TYPE
                            {0, TRACE_T_STR}};

/* Metadata of the thing with that id (0: of the thread's innermost slice), or of a wider scope. The key names the field. */
static void trace__itt_meta(const trace__itt_domain *d, uint64_t id, int scope, trace__itt_string *key, int type, size_t count, const void *data)
{
    struct {
        const void *key;
        uint32_t type, shape;
    } k;
    trace__field fields[3];
    trace__special s;
    trace__made *m;
    trace__lane *l = trace__lane_get();
    trace__writer *w;
    unsigned char *p;
    if (!trace__itt_wants(d, 2) || !key || !key->text || !data || type <= 0 || type > TRACE__ITT_STRING_TYPE ||
        (!count && type != TRACE__ITT_STRING_TYPE))
        return;
    if (id && l->depth && l->slices[l->depth - 1].id == id)
        id = 0;
    k.key = key;
    k.type = (uint32_t)type;
    k.shape = (id ? TRACE__ITT_META_ID : 0) | (scope ? TRACE__ITT_META_SCOPE : 0) |
              (count != 1 && type != TRACE__ITT_STRING_TYPE ? TRACE__ITT_META_ARRAY : 0);
    s.api = "itt";
    s.name = "metadata";
    s.kind = scope && scope != TRACE__ITT_SCOPE_TASK ? TRACE_KIND_INSTANT : TRACE_KIND_META;
    s.nfields = 0;
    s.fields = fields;
    memset(fields, 0, sizeof fields);
    if (id) {
        trace__fill_fields(fields, TRACE__F_ID);
        s.nfields++;
    }
    if (scope)
        s.nfields += trace__fill_fields(fields + s.nfields, TRACE__F_SCOPE);
    fields[s.nfields].name = key->text;
    fields[s.nfields].type = (uint8_t)(trace__itt_types[type].type | (k.shape & TRACE__ITT_META_ARRAY ? TRACE_T_ARRAY : 0));
    fields[s.nfields].role = TRACE_R_NONE;
    fields[s.nfields++].hint = "";
    m = (trace__made *)trace__object_get(TRACE__TYPE_ITT_META, &k, sizeof k, sizeof *m, trace__make_special, &s);
    p = m ? trace__open(&w, trace__site_id(&m->site), 4096 + 32) : NULL;
    if (!p)
        return;
    if (id)
        p = trace__put_u64(p, id);
    if (scope)
        p = trace__put_u32(p, (uint32_t)scope);
    if (type == TRACE__ITT_STRING_TYPE)
        p = trace__put_strn(p, (const char *)data, count, TRACE__STR_MAX);
    else if (count == 1) {
        memcpy(p, data, trace__itt_types[type].bytes);
        p += trace__itt_types[type].bytes;
    } else
        p = trace__put_array(p, data, count, trace__itt_types[type].bytes, 512);
    trace__close(w, p);
}

static void trace__itt_metadata_add(const trace__itt_domain *d, trace__itt_id id, trace__itt_string *key, int type, size_t count, void *data)
{
    trace__itt_meta(d, trace__itt_number(id), 0, key, type > TRACE__ITT_TYPE_MAX ? 0 : type, count, data);
}
static void trace__itt_metadata_add_with_scope(const trace__itt_domain *d, int scope, trace__itt_string *key, int type, size_t count, void *data)
{
    trace__itt_meta(d, 0, scope, key, type > TRACE__ITT_TYPE_MAX ? 0 : type, count, data);
}
static void trace__itt_metadata_str_add(const trace__itt_domain *d, trace__itt_id id, trace__itt_string *key, const char *data, size_t length)
{
    trace__itt_meta(d, trace__itt_number(id), 0, key, TRACE__ITT_STRING_TYPE, data && length == (size_t)-1 ? strlen(data) : length, data);
}
static void trace__itt_metadata_str_add_with_scope(const trace__itt_domain *d, int scope, trace__itt_string *key, const char *data, size_t length)
{
    trace__itt_meta(d, 0, scope, key, TRACE__ITT_STRING_TYPE, data && length == (size_t)-1 ? strlen(data) : length, data);
}

static void trace__itt_formatted(const trace__itt_domain *d, uint64_t id, trace__itt_string *format, va_list args)
{
    trace__lane *l = trace__lane_get();
    char text[TRACE__STR_MAX];
    trace__values v;
    uint32_t what;
    int n;
    if (!trace__itt_wants(d, 2) || !format || !format->text)
        return;
    if (id && l->depth && l->slices[l->depth - 1].id == id)
        id = 0;
    what = TRACE__WHAT(TRACE_KIND_META, TRACE__F_TEXT | (id ? TRACE__F_ID : 0));
    {
        TRACE__SAVE_ERRNO;
        n = vsnprintf(text, sizeof text, format->text, args);
        TRACE__RESTORE_ERRNO;
    }
    v.id = id;
    v.text = text;
    v.length = n < 0 ? 0 : (size_t)n < sizeof text ? (size_t)n : sizeof text - 1;
    trace__say(trace__event_id("itt", what, NULL, NULL, "metadata", 8), what, &v);
}
static void trace__itt_formatted_metadata_add(const trace__itt_domain *d, trace__itt_string *format, ...)
{
    va_list args;
    va_start(args, format);
    trace__itt_formatted(d, 0, format, args);
    va_end(args);
}
static void trace__itt_formatted_metadata_add_overlapped(const trace__itt_domain *d, trace__itt_id id, trace__itt_string *format, ...)
{
    va_list args;
    va_start(args, format);
    trace__itt_formatted(d, trace__itt_number(id), format, args);
    va_end(args);
}

/* ---- relations: arrows where both ends are tasks, facts otherwise ----------------------------------------- */

static const trace__enumerator trace__itt_relations[] = {
    {TRACE__ITT_DEPENDENT_ON, 0, "dependent on"}, {TRACE__ITT_SIBLING_OF, 0, "sibling of"},
    {TRACE__ITT_PARENT_OF, 0, "parent of"}, {TRACE__ITT_CONTINUATION_OF, 0, "continuation of"},
    {TRACE__ITT_CHILD_OF, 0, "child of"}, {TRACE__ITT_CONTINUED_BY, 0, "continued by"},
    {TRACE__ITT_PREDECESSOR_TO, 0, "predecessor to"}};
static const trace__enumerator trace__itt_scopes[] = {{1, 0, "global"}, {2, 0, "track group"}, {3, 0, "track"}, {4, 0, "task"}, {5, 0, "marker"}};
static const trace__enum trace__itt_enums[] = {{"itt_relation", 0, 7, trace__itt_relations}, {"itt_scope", 0, 5, trace__itt_scopes}};

static void trace__itt_relation_add_to_current(const trace__itt_domain *d, int relation, trace__itt_id tail)
{
    bool out = relation == TRACE__ITT_PARENT_OF || relation == TRACE__ITT_CONTINUED_BY || relation == TRACE__ITT_PREDECESSOR_TO;
    uint32_t what = TRACE__WHAT(TRACE_KIND_META, TRACE__F_RELATION | (out ? TRACE__F_FLOW_OUT : TRACE__F_FLOW_IN));
    trace__values v;
    if (!trace__itt_wants(d, 2))
        return;
    v.relation = (uint32_t)relation;
    v.flow = trace__itt_flow(trace__itt_number(tail));
    trace__say(trace__event_id("itt", what, NULL, NULL, "relation", 8), what, &v);
}
static void trace__itt_relation_add(const trace__itt_domain *d, trace__itt_id head, int relation, trace__itt_id tail)
{
    const uint32_t what = TRACE__WHAT(TRACE_KIND_OBJECT, TRACE__F_RELATION | TRACE__F_ID | TRACE__F_NUMBER);
    trace__lane *l = trace__lane_get();
    trace__values v;
    v.id = trace__itt_number(head);
    if (v.id && l->depth && l->slices[l->depth - 1].id == v.id) {
        trace__itt_relation_add_to_current(d, relation, tail);
        return;
    }
    if (!trace__itt_wants(d, 2))
        return;
    v.relation = (uint32_t)relation;
    v.number = trace__itt_number(tail);
    trace__say(trace__event_id("itt", what, NULL, NULL, "relation", 8), what, &v);
}
static void trace__itt_relation_add_to_current_ex(const trace__itt_domain *d, trace__itt_clock *c, unsigned long long t, int relation,
                                                  trace__itt_id tail)
{
    (void)c, (void)t;
    trace__itt_relation_add_to_current(d, relation, tail);
}
static void trace__itt_relation_add_ex(const trace__itt_domain *d, trace__itt_clock *c, unsigned long long t, trace__itt_id head, int relation,
                                       trace__itt_id tail)
{
    (void)c, (void)t;
    trace__itt_relation_add(d, head, relation, tail);
}

/* ---- counters: the handle is a trace__itt_counter of the static part or of ours, with our gauge at extra2 ------------- */

typedef struct trace__itt_gauge {
    trace__itt_counter info;
    uint64_t bits; /* the value now, in its own type */
    const char *unit;
    uint32_t event;
} trace__itt_gauge;

static void trace__itt_make_counter(void *object, const void *key, void *user)
{
    trace__itt_gauge *g = (trace__itt_gauge *)object;
    uint32_t type;
    (void)user;
    memcpy(&type, key, 4);
    g->info.type = (int)type;
    g->info.domain = (const char *)key + 4;
    g->info.name = g->info.domain + strlen(g->info.domain) + 1;
    g->info.extra2 = g;
    g->unit = "";
}

static trace__itt_gauge *trace__itt_counter_get(const char *name, const char *domain, int type)
{
    char key[4 + 2 * (TRACE__NAME_MAX + 1)];
    uint32_t t = type > 0 && type <= TRACE__ITT_TYPE_MAX ? (uint32_t)type : (uint32_t)TRACE__ITT_U64;
    size_t d = domain ? strlen(domain) : 0, n;
    if (!name)
        return NULL;
    n = strlen(name);
    d = d < TRACE__NAME_MAX ? d : TRACE__NAME_MAX;
    n = n < TRACE__NAME_MAX ? n : TRACE__NAME_MAX;
    memcpy(key, &t, 4);
    memcpy(key + 4, domain ? domain : "", d);
    key[4 + d] = 0;
    memcpy(key + 4 + d + 1, name, n);
    return (trace__itt_gauge *)trace__object_get(TRACE__TYPE_ITT_COUNTER, key, 4 + d + 1 + n, sizeof(trace__itt_gauge),
                                                 trace__itt_make_counter, NULL);
}
static trace__itt_counter *trace__itt_counter_create(const char *name, const char *domain)
{
    return (trace__itt_counter *)trace__itt_counter_get(name, domain, TRACE__ITT_U64);
}
static trace__itt_counter *trace__itt_counter_create_typed(const char *name, const char *domain, int type)
{
    return (trace__itt_counter *)trace__itt_counter_get(name, domain, type);
}
static trace__itt_counter *trace__itt_counter_create_v3(const trace__itt_domain *d, const char *name, int type)
{
    return (trace__itt_counter *)trace__itt_counter_get(name, d ? d->name : NULL, type);
}

/* The counter's event: value, and a time when it was not sampled now. Described at its first value, when its unit is known. */
static uint32_t trace__itt_gauge_event(trace__itt_gauge *g, bool timed)
{
    struct {
        const void *gauge;
        uint64_t timed;
    } k;
    trace__field fields[2];
    trace__special s;
    trace__made *m;
    char *name;
    uint32_t event = __atomic_load_n(&g->event, __ATOMIC_ACQUIRE);
    if (event && !timed)
        return event;
    memset(fields, 0, sizeof fields);
    fields[0].name = "value";
    fields[0].type = trace__itt_types[g->info.type].type;
    fields[0].role = TRACE_R_VALUE;
    fields[0].hint = __atomic_load_n(&g->unit, __ATOMIC_ACQUIRE);
    trace__fill_fields(fields + 1, TRACE__F_TIME);
    s.api = "itt";
    s.kind = TRACE_KIND_COUNTER;
    s.nfields = timed ? 2 : 1;
    s.fields = fields;
    s.name = g->info.name;
    if (g->info.domain[0] && (name = (char *)trace__lasting(strlen(g->info.domain) + strlen(g->info.name) + 2)) != NULL) {
        trace__text(trace__text(trace__text(name, g->info.domain), ":"), g->info.name);
        s.name = name;
    }
    k.gauge = g;
    k.timed = timed;
    m = (trace__made *)trace__object_get(TRACE__TYPE_ITT_META, &k, sizeof k, sizeof *m, trace__make_special, &s);
    event = m ? trace__site_id(&m->site) : 0;
    if (!timed)
        __atomic_store_n(&g->event, event, __ATOMIC_RELEASE);
    return event;
}

static trace__itt_gauge *trace__itt_gauge_of(trace__itt_counter *c)
{
    return c ? (trace__itt_gauge *)c->extra2 : NULL;
}

static void trace__itt_gauge_say(trace__itt_gauge *g, uint64_t bits, uint64_t time)
{
    unsigned bytes = trace__itt_types[g->info.type].bytes;
    trace__writer *w;
    unsigned char *p;
    if (!TRACE__ITT_ON(1) || !(p = trace__open(&w, trace__itt_gauge_event(g, time != 0), 16)))
        return;
    memcpy(p, &bits, bytes); /* little-endian, like the file */
    p += bytes;
    if (time)
        p = trace__put_u64(p, time);
    trace__close(w, p);
}

static void trace__itt_gauge_set(trace__itt_gauge *g, const void *value, uint64_t time)
{
    uint64_t bits = 0;
    if (!g || !value)
        return;
    memcpy(&bits, value, trace__itt_types[g->info.type].bytes);
    __atomic_store_n(&g->bits, bits, __ATOMIC_RELAXED);
    trace__itt_gauge_say(g, bits, time);
}

static void trace__itt_gauge_add(trace__itt_gauge *g, unsigned long long delta, int sign)
{
    uint64_t was, now;
    if (!g)
        return;
    was = __atomic_load_n(&g->bits, __ATOMIC_RELAXED);
    do {
        if (g->info.type == TRACE__ITT_DOUBLE) {
            double x;
            memcpy(&x, &was, 8);
            x += sign * (double)delta;
            memcpy(&now, &x, 8);
        } else if (g->info.type == TRACE__ITT_FLOAT) {
            float x;
            now = 0;
            memcpy(&x, &was, 4);
            x += (float)sign * (float)delta;
            memcpy(&now, &x, 4);
        } else
            now = sign > 0 ? was + delta : was - delta;
    } while (!__atomic_compare_exchange_n(&g->bits, &was, now, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    trace__itt_gauge_say(g, now, 0);
}

static void trace__itt_counter_inc(trace__itt_counter *c)
{
    trace__itt_gauge_add(trace__itt_gauge_of(c), 1, 1);
}
static void trace__itt_counter_inc_delta(trace__itt_counter *c, unsigned long long delta)
{
    trace__itt_gauge_add(trace__itt_gauge_of(c), delta, 1);
}
static void trace__itt_counter_dec(trace__itt_counter *c)
{
    trace__itt_gauge_add(trace__itt_gauge_of(c), 1, -1);
}
static void trace__itt_counter_dec_delta(trace__itt_counter *c, unsigned long long delta)
{
    trace__itt_gauge_add(trace__itt_gauge_of(c), delta, -1);
}
static void trace__itt_counter_set_value(trace__itt_counter *c, void *value)
{
    trace__itt_gauge_set(trace__itt_gauge_of(c), value, 0);
}
static void trace__itt_counter_set_value_v3(trace__itt_counter *c, void *value)
{
    trace__itt_gauge_set(trace__itt_gauge_of(c), value, 0);
}
static void trace__itt_counter_set_value_ex(trace__itt_counter *c, trace__itt_clock *clock, unsigned long long t, void *value)
{
    trace__itt_gauge_set(trace__itt_gauge_of(c), value, clock || t ? trace__itt_time(clock, t) : 0);
}

static void trace__itt_add_v3(const trace__itt_domain *d, trace__itt_string *name, unsigned long long delta, int sign)
{
    if (name && trace__itt_wants(d, 1))
        trace__itt_gauge_add(trace__itt_counter_get(name->text, d ? d->name : NULL, TRACE__ITT_U64), delta, sign);
}
static void trace__itt_counter_inc_v3(const trace__itt_domain *d, trace__itt_string *name)
{
    trace__itt_add_v3(d, name, 1, 1);
}
static void trace__itt_counter_inc_delta_v3(const trace__itt_domain *d, trace__itt_string *name, unsigned long long delta)
{
    trace__itt_add_v3(d, name, delta, 1);
}
static void trace__itt_counter_dec_v3(const trace__itt_domain *d, trace__itt_string *name)
{
    trace__itt_add_v3(d, name, 1, -1);
}
static void trace__itt_counter_dec_delta_v3(const trace__itt_domain *d, trace__itt_string *name, unsigned long long delta)
{
    trace__itt_add_v3(d, name, delta, -1);
}

/* Facts about a counter. Its unit becomes part of its description, if it has no value yet; all else is told as an object. */
static void trace__itt_counter_context_is(trace__itt_counter *c, int type, const char *text, unsigned long long number)
{
    static const char *const names[] = {"",        "name", "",       "device", "",   "unit", "", "PCI address", "", "thread", "maximum", "bandwidth",
                                        "latency", "occupancy", "on thread", "absolute", "instructions", "cycles"};
    trace__itt_gauge *g = trace__itt_gauge_of(c);
    uint32_t what;
    trace__values v;
    if (!g || type <= 0 || type >= (int)(sizeof names / sizeof names[0]))
        return;
    if (type == TRACE__ITT_CONTEXT_UNITS && text && !g->event) {
        trace__itt_string *copy = trace__itt_string_handle_create(text);
        if (copy)
            __atomic_store_n(&g->unit, copy->text, __ATOMIC_RELEASE);
    }
    if (!TRACE__ITT_ON(2) || !names[type][0])
        return;
    what = TRACE__WHAT(TRACE_KIND_OBJECT, TRACE__F_ID | (type < TRACE__ITT_CONTEXT_NUMBERS ? TRACE__F_TEXT : TRACE__F_NUMBER));
    v.id = (uint64_t)(uintptr_t)g;
    v.text = text;
    v.length = text ? strlen(text) : 0;
    v.number = number;
    {
        char name[TRACE__NAME_MAX];
        size_t n = strlen(g->info.name) < 400 ? strlen(g->info.name) : 400;
        memcpy(name, g->info.name, n);
        name[n++] = ' ';
        memcpy(name + n, names[type], strlen(names[type]));
        n += strlen(names[type]);
        trace__say(trace__event_id("itt", what, g, g->info.domain, name, n), what, &v);
    }
}
static void trace__itt_bind_context_metadata_to_counter(trace__itt_counter *c, size_t n, trace__itt_context *contexts)
{
    size_t i;
    for (i = 0; contexts && i < n; i++) {
        char narrow[TRACE__NAME_MAX];
        int type = contexts[i].type;
        const void *value = contexts[i].value;
        unsigned long long number = 0;
        if (!value)
            continue;
        if (type >= TRACE__ITT_CONTEXT_NUMBERS)
            memcpy(&number, value, sizeof number);
        else if (type % 2 == 0) { /* each text also has a wide form, one above it */
            value = trace__narrow(narrow, sizeof narrow, value);
            type--;
        }
        trace__itt_counter_context_is(c, type, number || type >= TRACE__ITT_CONTEXT_NUMBERS ? NULL : (const char *)value, number);
    }
}

/* ---- histograms: each submission is an instant with both axes --------------------------------------------- */

static trace__itt_histogram *trace__itt_histogram_create(const trace__itt_domain *d, const char *name, int x_type, int y_type)
{
    char key[16 + TRACE__NAME_MAX];
    size_t n = name ? strlen(name) : 0;
    trace__itt_histogram *h;
    n = n < TRACE__NAME_MAX ? n : TRACE__NAME_MAX;
    if (!name)
        return NULL;
    memcpy(key, &d, 8);
    memcpy(key + 8, &x_type, 4);
    memcpy(key + 12, &y_type, 4);
    memcpy(key + 16, name, n);
    h = (trace__itt_histogram *)trace__object_get(TRACE__TYPE_ITT_HISTOGRAM, key, 16 + n, sizeof *h, NULL, NULL);
    if (h && !h->name) { /* the same content from whichever thread */
        trace__itt_string *copy = trace__itt_string_handle_create(name);
        h->domain = d;
        h->x_type = x_type;
        h->y_type = y_type;
        __atomic_store_n(&h->name, copy ? copy->text : "", __ATOMIC_RELEASE);
    }
    return h;
}

static void trace__itt_histogram_submit(trace__itt_histogram *h, size_t n, void *x, void *y)
{
    trace__field fields[2];
    trace__special s;
    trace__made *m;
    trace__writer *w;
    unsigned char *p;
    if (!h || !h->name || !n || !y || h->y_type <= 0 || h->y_type > TRACE__ITT_TYPE_MAX || !trace__itt_wants(h->domain, 1))
        return;
    if (h->x_type <= 0 || h->x_type > TRACE__ITT_TYPE_MAX)
        x = NULL;
    m = (trace__made *)h->extra2;
    if (!m) {
        const char *domain = h->domain && h->domain->name ? h->domain->name : "";
        char *name = (char *)trace__lasting(strlen(domain) + strlen(h->name) + 2);
        memset(fields, 0, sizeof fields);
        fields[0].name = "x";
        fields[0].type = (uint8_t)(trace__itt_types[x ? h->x_type : TRACE__ITT_U64].type | TRACE_T_ARRAY);
        fields[1].name = "y";
        fields[1].type = (uint8_t)(trace__itt_types[h->y_type].type | TRACE_T_ARRAY);
        fields[0].hint = fields[1].hint = "";
        s.api = "itt";
        s.name = name ? name : h->name;
        if (name)
            trace__text(trace__text(trace__text(name, domain), *domain ? ":" : ""), h->name);
        s.kind = TRACE_KIND_INSTANT;
        s.nfields = 2;
        s.fields = fields;
        m = (trace__made *)trace__object_get(TRACE__TYPE_ITT_META, &h, sizeof h, sizeof *m, trace__make_special, &s);
        h->extra2 = m;
    }
    p = m ? trace__open(&w, trace__site_id(&m->site), 2 * (6 + 4096)) : NULL;
    if (!p)
        return;
    p = trace__put_array(p, x, x ? n : 0, trace__itt_types[x ? h->x_type : TRACE__ITT_U64].bytes, 512);
    p = trace__put_array(p, y, n, trace__itt_types[h->y_type].bytes, 512);
    trace__close(w, p);
}
/************** End of api/itt_meta.c *****************************************/
/************** Begin file api/itt_threads.c **********************************/
/* itt_threads.c - ITT: locks, stitching, events, marks, heaps, model annotations, modules, names and control of threads */

/* ---- locks: waiting is a slice of the thread, holding a span --------------------------------------------- */

typedef struct trace__itt_lock {
    uint32_t wait, hold; /* events; 0: the lock has no name */
} trace__itt_lock;

#define TRACE__ITT_WAIT TRACE__WHAT(TRACE_KIND_BEGIN, TRACE__F_ADDRESS)
#define TRACE__ITT_HOLD TRACE__WHAT(TRACE_KIND_ASYNC_BEGIN, TRACE__F_ID | TRACE__F_ADDRESS)
enum { TRACE__ITT_LOCKS_MAX = 65536 };

static trace__itt_lock *trace__itt_lock_find(void *address)
{
    return (trace__itt_lock *)trace__object_find(TRACE__TYPE_ITT_LOCK, &address, sizeof address);
}
static trace__itt_lock *trace__itt_lock_get(void *address)
{
    static uint32_t count;
    trace__itt_lock *lock = trace__itt_lock_find(address);
    if (lock || __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED) > TRACE__ITT_LOCKS_MAX)
        return lock; /* a program that makes locks all the time: the later ones go by no name */
    return (trace__itt_lock *)trace__object_get(TRACE__TYPE_ITT_LOCK, &address, sizeof address, sizeof(trace__itt_lock), NULL, NULL);
}

static void trace__itt_lock_name(void *address, const char *type, size_t ntype, const char *name, size_t nname)
{
    const uint32_t what = TRACE__WHAT(TRACE_KIND_OBJECT, TRACE__F_ID | TRACE__F_TEXT);
    trace__itt_lock *lock = address ? trace__itt_lock_get(address) : NULL;
    char full[2 * TRACE__NAME_MAX + 8], *p = full + 5;
    trace__values v;
    if (!lock)
        return;
    ntype = ntype < 200 ? ntype : 200;
    nname = nname < 200 ? nname : 200;
    if (ntype)
        memcpy(p, type, ntype);
    p += ntype;
    if (ntype && nname)
        *p++ = ' ';
    if (nname)
        memcpy(p, name, nname);
    p += nname;
    if (p == full + 5) {
        memcpy(p, "lock", 4);
        p += 4;
    }
    memcpy(full, "wait ", 5);
    __atomic_store_n(&lock->wait, trace__event_id("itt", TRACE__ITT_WAIT, NULL, NULL, full, (size_t)(p - full)), __ATOMIC_RELAXED);
    memcpy(full, "hold ", 5);
    __atomic_store_n(&lock->hold, trace__event_id("itt", TRACE__ITT_HOLD, NULL, NULL, full, (size_t)(p - full)), __ATOMIC_RELAXED);
    if (!TRACE__ITT_ON(2))
        return;
    v.id = (uint64_t)(uintptr_t)address;
    v.text = full + 5;
    v.length = (size_t)(p - full) - 5;
    trace__say(trace__event_id("itt", what, NULL, NULL, "lock", 4), what, &v);
}

static void trace__itt_sync_create(void *address, const char *type, const char *name, int attribute)
{
    (void)attribute;
    trace__itt_lock_name(address, type, type ? strlen(type) : 0, name, name ? strlen(name) : 0);
}
static void trace__itt_sync_rename(void *address, const char *name)
{
    trace__itt_lock_name(address, NULL, 0, name, name ? strlen(name) : 0);
}
static int trace__itt_notify_sync_name(void *address, const char *type, int ntype, const char *name, int nname, int attribute)
{
    (void)attribute;
    trace__itt_lock_name(address, type, type && ntype > 0 ? (size_t)ntype : 0, name, name && nname > 0 ? (size_t)nname : 0);
    return 0;
}
static void trace__itt_sync_destroy(void *address)
{
    trace__itt_lock *lock = address ? trace__itt_lock_find(address) : NULL;
    if (lock) {
        __atomic_store_n(&lock->wait, 0, __ATOMIC_RELAXED);
        __atomic_store_n(&lock->hold, 0, __ATOMIC_RELAXED);
    }
}

static uint32_t trace__itt_lock_event(void *address, bool hold)
{
    trace__itt_lock *lock = trace__itt_lock_find(address);
    uint32_t event = lock ? __atomic_load_n(hold ? &lock->hold : &lock->wait, __ATOMIC_RELAXED) : 0;
    if (event)
        return event;
    return hold ? trace__event_id("itt", TRACE__ITT_HOLD, NULL, NULL, "hold lock", 9)
                : trace__event_id("itt", TRACE__ITT_WAIT, NULL, NULL, "wait lock", 9);
}
/* Who holds it: a lock for readers has several holders. */
static uint64_t trace__itt_hold_id(const void *address)
{
    return trace__mix((uint64_t)(uintptr_t)address, (uint64_t)(uintptr_t)trace__lane_get());
}

static void trace__itt_sync_prepare(void *address)
{
    trace__lane *l = trace__lane_get();
    trace__slice *s = trace__lane_push(l, address);
    trace__values v;
    if (!s || !trace__itt_wants(NULL, 2))
        return;
    s->event = trace__itt_lock_event(address, false);
    v.address = address;
    trace__say(s->event, TRACE__ITT_WAIT, &v);
}
static void trace__itt_sync_cancel(void *address)
{
    trace__slice s;
    if (trace__lane_pop(trace__lane_get(), address, &s) && s.event && trace__itt_wants(NULL, 2))
        trace__event(s.event + 1);
}
static void trace__itt_sync_acquired(void *address)
{
    trace__values v;
    trace__itt_sync_cancel(address); /* the waiting, if there was any, is over */
    if (!trace__itt_wants(NULL, 2))
        return;
    v.id = trace__itt_hold_id(address);
    v.address = address;
    trace__say(trace__itt_lock_event(address, true), TRACE__ITT_HOLD, &v);
}
static void trace__itt_sync_releasing(void *address)
{
    uint32_t event;
    if (trace__itt_wants(NULL, 2) && (event = trace__itt_lock_event(address, true)) != 0)
        trace__say_id(event + 1, trace__itt_hold_id(address));
}

/* ---- stitching: an arrow from where work was handed over to where it runs --------------------------------- */

#define TRACE__ITT_CALLEE TRACE__WHAT(TRACE_KIND_BEGIN, TRACE__F_FLOW_IN)

static void *trace__itt_stack_caller_create(void)
{
    static uint64_t count;
    const uint32_t what = TRACE__WHAT(TRACE_KIND_META, TRACE__F_FLOW_OUT);
    uint64_t n = __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
    trace__values v;
    if (trace__itt_wants(NULL, 2)) {
        v.flow = trace__mix(n, 0x53544954u);
        trace__say(trace__event_id("itt", what, NULL, NULL, "stack_caller", 12), what, &v);
    }
    return (void *)(uintptr_t)(n << 4);
}
static void trace__itt_stack_callee_enter(void *caller)
{
    trace__lane *l = trace__lane_get();
    trace__slice *s = trace__lane_push(l, caller);
    trace__values v;
    if (!s || !trace__itt_wants(NULL, 2))
        return;
    v.flow = trace__mix((uint64_t)(uintptr_t)caller >> 4, 0x53544954u);
    s->event = trace__event_id("itt", TRACE__ITT_CALLEE, NULL, NULL, "stack_callee", 12);
    trace__say(s->event, TRACE__ITT_CALLEE, &v);
}
static void trace__itt_stack_callee_leave(void *caller)
{
    trace__itt_sync_cancel(caller);
}

/* ---- events and marks: an event may be left open, interleave and nest in itself, so it is a span ---------- */

typedef struct trace__itt_event {
    const char *name;
    int number;
    uint32_t open; /* continuous marks: open now */
} trace__itt_event_object;

enum { TRACE__ITT_EVENT_PAGE = 512, TRACE__ITT_EVENT_PAGES = 512 };
static trace__itt_event_object **trace__itt_events[TRACE__ITT_EVENT_PAGES];

static trace__itt_event_object **trace__itt_event_slot(int number, bool make)
{
    trace__itt_event_object ***page, **fresh, **none = NULL;
    if (number <= 0 || number >= TRACE__ITT_EVENT_PAGE * TRACE__ITT_EVENT_PAGES)
        return NULL;
    page = &trace__itt_events[number / TRACE__ITT_EVENT_PAGE];
    if (!__atomic_load_n(page, __ATOMIC_ACQUIRE)) {
        fresh = make ? (trace__itt_event_object **)trace__lasting(TRACE__ITT_EVENT_PAGE * sizeof *fresh) : NULL;
        if (!fresh)
            return NULL;
        __atomic_compare_exchange_n(page, &none, fresh, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
    }
    return __atomic_load_n(page, __ATOMIC_ACQUIRE) + number % TRACE__ITT_EVENT_PAGE;
}
static trace__itt_event_object *trace__itt_event_of(int number)
{
    trace__itt_event_object **slot = trace__itt_event_slot(number, false);
    return slot ? __atomic_load_n(slot, __ATOMIC_ACQUIRE) : NULL;
}

static void trace__itt_make_numbered(void *object, const void *key, void *user)
{
    static int count;
    trace__itt_event_object *e = (trace__itt_event_object *)object, **slot;
    (void)user;
    e->name = (const char *)key;
    e->number = __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
    slot = trace__itt_event_slot(e->number, true);
    if (slot)
        __atomic_store_n(slot, e, __ATOMIC_RELEASE);
    else
        e->number = 0; /* 262,143 names are in use */
}
static int trace__itt_numbered(const char *name, size_t n)
{
    trace__itt_event_object *e;
    if (!name)
        return 0;
    e = (trace__itt_event_object *)trace__object_get(TRACE__TYPE_ITT_EVENT, name, n < TRACE__NAME_MAX ? n : TRACE__NAME_MAX, sizeof *e,
                                                     trace__itt_make_numbered, NULL);
    return e ? e->number : 0;
}
static int trace__itt_event_create(const char *name, int length)
{
    return trace__itt_numbered(name, length > 0 ? trace__upto(name, (size_t)length) : name ? strlen(name) : 0);
}
static int trace__itt_mark_create(const char *name)
{
    return trace__itt_numbered(name, name ? strlen(name) : 0);
}

static int trace__itt_event_start(int number)
{
    static uint64_t count;
    trace__itt_event_object *e = trace__itt_event_of(number);
    trace__slice *s = e ? trace__lane_push(trace__lane_get(), e) : NULL;
    if (!s)
        return -1;
    s->id = trace__mix(__atomic_add_fetch(&count, 1, __ATOMIC_RELAXED), 0x4556454eu);
    if (trace__itt_wants(NULL, 1) && (s->event = trace__event_id("itt", TRACE__ITT_FRAME, e, NULL, e->name, strlen(e->name))) != 0)
        trace__say_id(s->event, s->id);
    return 0;
}
static int trace__itt_event_end(int number)
{
    trace__itt_event_object *e = trace__itt_event_of(number);
    trace__slice s;
    if (!e || !trace__lane_pop(trace__lane_get(), e, &s))
        return -1;
    if (s.event && trace__itt_wants(NULL, 1))
        trace__say_id(s.event + 1, s.id);
    return 0;
}

static int trace__itt_mark_at(int number, const char *parameter, uint32_t scope)
{
    const uint32_t what = TRACE__WHAT(TRACE_KIND_INSTANT, TRACE__F_SCOPE | TRACE__F_TEXT);
    trace__itt_event_object *e = trace__itt_event_of(number);
    trace__values v;
    if (!e)
        return -1;
    if (!trace__itt_wants(NULL, 1))
        return 0;
    v.scope = scope;
    v.text = parameter;
    v.length = parameter ? strlen(parameter) : 0;
    trace__say(trace__event_id("itt", what, e, NULL, e->name, strlen(e->name)), what, &v);
    return 0;
}
static int trace__itt_mark(int number, const char *parameter)
{
    return trace__itt_mark_at(number, parameter, 3);
}
static int trace__itt_mark_global(int number, const char *parameter)
{
    return trace__itt_mark_at(number, parameter, 1);
}
static int trace__itt_mark_off(int number)
{
    return trace__itt_mark_at(number, "off", 3);
}
static int trace__itt_mark_global_off(int number)
{
    return trace__itt_mark_at(number, "off", 1);
}

/* ---- heaps: calls are slices; what is allocated now is a counter ------------------------------------------ */

static trace__itt_domain *trace__itt_heap_function_create(const char *name, const char *domain)
{
    char full[2 * TRACE__NAME_MAX + 2], *p = full;
    size_t d = trace__upto(domain, TRACE__NAME_MAX), n = trace__upto(name, TRACE__NAME_MAX);
    memcpy(p, domain ? domain : "", d);
    p += d;
    if (d && n)
        *p++ = ':';
    memcpy(p, name ? name : "", n);
    p[n] = 0;
    return trace__itt_domain_create(full); /* a name and room for a flag is all that a heap function is */
}

static void trace__itt_heap_say(trace__itt_domain *h, uint32_t what, bool end, trace__values *v)
{
    uint32_t event;
    if (!trace__itt_wants(NULL, 2) || !h || !(event = trace__event_id("itt", what, h, NULL, h->name, strlen(h->name))))
        return;
    if (!end)
        trace__say(event, what, v);
    else
        trace__say(event + 1, TRACE__WHAT(TRACE_KIND_END, TRACE__WHAT_FIELDS(what) & TRACE__F_END_ADDRESS ? TRACE__F_ADDRESS : 0), v);
}
#define TRACE__ITT_ALLOCATE TRACE__WHAT(TRACE_KIND_BEGIN, TRACE__F_SIZE | TRACE__F_END_ADDRESS)
#define TRACE__ITT_FREE TRACE__WHAT(TRACE_KIND_BEGIN, TRACE__F_ADDRESS)
#define TRACE__ITT_REALLOCATE TRACE__WHAT(TRACE_KIND_BEGIN, TRACE__F_ADDRESS | TRACE__F_SIZE | TRACE__F_END_ADDRESS)

static void trace__itt_heap_allocate_begin(trace__itt_domain *h, size_t size, int initialized)
{
    trace__values v;
    (void)initialized;
    v.size = size;
    trace__itt_heap_say(h, TRACE__ITT_ALLOCATE, false, &v);
}
static void trace__itt_heap_allocate_end(trace__itt_domain *h, void **address, size_t size, int initialized)
{
    trace__values v;
    (void)size, (void)initialized;
    v.address = address ? *address : NULL;
    trace__itt_heap_say(h, TRACE__ITT_ALLOCATE, true, &v);
}
static void trace__itt_heap_free_begin(trace__itt_domain *h, void *address)
{
    trace__values v;
    v.address = address;
    trace__itt_heap_say(h, TRACE__ITT_FREE, false, &v);
}
static void trace__itt_heap_free_end(trace__itt_domain *h, void *address)
{
    trace__values v;
    v.address = address;
    trace__itt_heap_say(h, TRACE__ITT_FREE, true, &v);
}
static void trace__itt_heap_reallocate_begin(trace__itt_domain *h, void *address, size_t size, int initialized)
{
    trace__values v;
    (void)initialized;
    v.address = address;
    v.size = size;
    trace__itt_heap_say(h, TRACE__ITT_REALLOCATE, false, &v);
}
static void trace__itt_heap_reallocate_end(trace__itt_domain *h, void *address, void **new_address, size_t size, int initialized)
{
    trace__values v;
    (void)address, (void)size, (void)initialized;
    v.address = new_address ? *new_address : NULL;
    trace__itt_heap_say(h, TRACE__ITT_REALLOCATE, true, &v);
}

/* A slice without arguments, begun and ended by functions of their own. */
static void trace__itt_plain(const char *name, bool end)
{
    uint32_t event;
    if (trace__itt_wants(NULL, 2) && (event = trace__event_id("itt", TRACE__ITT_TASK, NULL, NULL, name, strlen(name))) != 0)
        trace__event(event + end);
}
static void trace__itt_heap_internal_access_begin(void)
{
    trace__itt_plain("heap_internal_access", false);
}
static void trace__itt_heap_internal_access_end(void)
{
    trace__itt_plain("heap_internal_access", true);
}
static void trace__itt_heap_record_memory_growth_begin(void)
{
    trace__itt_plain("heap_record_memory_growth", false);
}
static void trace__itt_heap_record_memory_growth_end(void)
{
    trace__itt_plain("heap_record_memory_growth", true);
}
static void trace__itt_number_instant(const char *name, unsigned number)
{
    const uint32_t what = TRACE__WHAT(TRACE_KIND_INSTANT, TRACE__F_NUMBER);
    trace__values v;
    if (!trace__itt_wants(NULL, 2))
        return;
    v.number = number;
    trace__say(trace__event_id("itt", what, NULL, NULL, name, strlen(name)), what, &v);
}
static void trace__itt_heap_reset_detection(unsigned mask)
{
    trace__itt_number_instant("heap_reset_detection", mask);
}
static void trace__itt_heap_record(unsigned mask)
{
    trace__itt_number_instant("heap_record", mask);
}

/* ---- model: sites and tasks of a serial program that might become parallel -------------------------------- */

static const char trace__itt_model_site = 0, trace__itt_model_task = 0; /* keys */

static void trace__itt_model_begin(const void *kind, const char *name, size_t n)
{
    trace__slice *s = trace__lane_push(trace__lane_get(), kind);
    if (!s || !trace__itt_wants(NULL, 2))
        return;
    s->event = trace__event_id("itt", TRACE__ITT_TASK, kind, kind == &trace__itt_model_site ? "model site" : "model task", name ? name : "",
                               name ? n : 0);
    trace__event(s->event);
}
static void trace__itt_model_end(const void *kind)
{
    trace__slice s;
    if (trace__lane_pop(trace__lane_get(), kind, &s) && s.event && trace__itt_wants(NULL, 2))
        trace__event(s.event + 1);
}
static void trace__itt_model_site_begin(void **site, void **instance, const char *name)
{
    (void)site, (void)instance;
    trace__itt_model_begin(&trace__itt_model_site, name, name ? strlen(name) : 0);
}
static void trace__itt_model_site_beginA(const char *name)
{
    trace__itt_model_begin(&trace__itt_model_site, name, name ? strlen(name) : 0);
}
static void trace__itt_model_site_beginAL(const char *name, size_t length)
{
    trace__itt_model_begin(&trace__itt_model_site, name, trace__upto(name, length));
}
static void trace__itt_model_site_end(void **site, void **instance)
{
    (void)site, (void)instance;
    trace__itt_model_end(&trace__itt_model_site);
}
static void trace__itt_model_site_end_2(void)
{
    trace__itt_model_end(&trace__itt_model_site);
}
static void trace__itt_model_task_begin(void **task, void **instance, const char *name)
{
    (void)task, (void)instance;
    trace__itt_model_begin(&trace__itt_model_task, name, name ? strlen(name) : 0);
}
static void trace__itt_model_task_beginA(const char *name)
{
    trace__itt_model_begin(&trace__itt_model_task, name, name ? strlen(name) : 0);
}
static void trace__itt_model_task_beginAL(const char *name, size_t length)
{
    trace__itt_model_begin(&trace__itt_model_task, name, trace__upto(name, length));
}
static void trace__itt_model_task_end(void **task, void **instance)
{
    (void)task, (void)instance;
    trace__itt_model_end(&trace__itt_model_task);
}
static void trace__itt_model_task_end_2(void)
{
    trace__itt_model_end(&trace__itt_model_task);
}
/* An iteration is an instant: nothing says when it ends. */
static void trace__itt_model_iteration_taskAL(const char *name, size_t length)
{
    if (name && trace__itt_wants(NULL, 2))
        trace__event(trace__event_id("itt", TRACE__WHAT(TRACE_KIND_INSTANT, 0), NULL, "model iteration", name, trace__upto(name, length)));
}
static void trace__itt_model_iteration_taskA(const char *name)
{
    trace__itt_model_iteration_taskAL(name, name ? strlen(name) : 0);
}

/* ---- modules, arrays, names -------------------------------------------------------------------------------- */

static void trace__itt_module_say(const char *what, uint64_t id, const void *from, uint64_t size, const char *path)
{
    const uint32_t fields = TRACE__WHAT(TRACE_KIND_OBJECT, TRACE__F_ID | TRACE__F_ADDRESS | TRACE__F_SIZE | TRACE__F_TEXT);
    trace__values v;
    if (!trace__itt_wants(NULL, 2))
        return;
    v.id = id;
    v.address = from;
    v.size = size;
    v.text = path;
    v.length = path ? strlen(path) : 0;
    trace__say(trace__event_id("itt", fields, NULL, NULL, what, strlen(what)), fields, &v);
}
static void trace__itt_module_load(void *from, void *to, const char *path)
{
    trace__itt_module_say("module_load", (uint64_t)(uintptr_t)from, from, (uint64_t)((uintptr_t)to - (uintptr_t)from), path);
}
static void trace__itt_module_unload(void *from)
{
    trace__itt_module_say("module_unload", (uint64_t)(uintptr_t)from, from, 0, NULL);
}
static void trace__itt_module_load_with_sections(const trace__itt_module *m)
{
    if (m)
        trace__itt_module_say("module_load", trace__itt_number(m->id), NULL, 0, m->name);
}
static void trace__itt_module_unload_with_sections(const trace__itt_module *m)
{
    if (m)
        trace__itt_module_say("module_unload", trace__itt_number(m->id), NULL, 0, m->name);
}

/* Asked to save an array: told where, not saved. */
static int trace__itt_av_save(void *data, int rank, const int *dimensions, int type, const char *path, int column_order)
{
    const uint32_t what = TRACE__WHAT(TRACE_KIND_INSTANT, TRACE__F_ADDRESS | TRACE__F_NUMBER | TRACE__F_TEXT);
    trace__values v;
    int i;
    (void)type, (void)column_order;
    if (!trace__itt_wants(NULL, 2))
        return 0;
    v.address = data;
    v.number = dimensions && rank > 0 ? 1 : 0;
    for (i = 0; dimensions && i < rank; i++)
        v.number *= (uint64_t)(unsigned)dimensions[i];
    v.text = path;
    v.length = path ? strlen(path) : 0;
    trace__say(trace__event_id("itt", what, NULL, NULL, "av_save", 7), what, &v);
    return 0;
}

static unsigned char trace__itt_pt_region_create(const char *name)
{
    static uint32_t count;
    const uint32_t what = TRACE__WHAT(TRACE_KIND_OBJECT, TRACE__F_ID | TRACE__F_TEXT);
    uint32_t n = __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED) & 7;
    trace__values v;
    if (name && trace__itt_wants(NULL, 2)) {
        v.id = n;
        v.text = name;
        v.length = strlen(name);
        trace__say(trace__event_id("itt", what, NULL, NULL, "pt_region", 9), what, &v);
    }
    return (unsigned char)n;
}

static void trace__itt_thread_set_name(const char *name)
{
    if (name && TRACE__ITT_ON(1))
        trace_thread_name(name);
}
static int trace__itt_thr_name_set(const char *name, int length)
{
    char copy[256];
    size_t n = length > 0 ? trace__upto(name, (size_t)length < sizeof copy ? (size_t)length : sizeof copy - 1) : 0;
    if (n) {
        memcpy(copy, name, n);
        copy[n] = 0;
    }
    trace__itt_thread_set_name(n ? copy : name);
    return 0;
}
static void trace__itt_thread_ignore(void)
{
    trace__lane_get()->ignored = 1;
}

/* ---- control: ITT does not count its pauses, so that many of them are one --------------------------------- */

static uint32_t trace__itt_paused;

static void trace__itt_pause(void)
{
    if (!__atomic_exchange_n(&trace__itt_paused, 1, __ATOMIC_ACQ_REL))
        trace_pause();
}
static void trace__itt_resume(void)
{
    if (__atomic_exchange_n(&trace__itt_paused, 0, __ATOMIC_ACQ_REL))
        trace_resume();
}
static void trace__itt_pause_scoped(int scope)
{
    if (scope & 1) /* the host */
        trace__itt_pause();
}
static void trace__itt_resume_scoped(int scope)
{
    if (scope & 1)
        trace__itt_resume();
}
static void trace__itt_detach(void)
{
    trace_stop();
}
/************** End of api/itt_threads.c **************************************/
/************** Begin file api/itt_table.c ************************************/
/* itt_table.c - ITT: how the collector gets into the static parts of the libraries that annotate themselves */

static const char *trace__itt_api_version(void)
{
    return "ITT-API-Version 3.26 (trace.h " TRACE_VERSION_TEXT ")";
}

/* X(name in the table, our function) */
#define TRACE__ITT_SAME(X, name) X(name, trace__itt_##name)
#define TRACE__ITT_TABLE(X) \
    TRACE__ITT_SAME(X, domain_create) TRACE__ITT_SAME(X, string_handle_create) \
    TRACE__ITT_SAME(X, clock_domain_create) TRACE__ITT_SAME(X, clock_domain_reset) TRACE__ITT_SAME(X, get_timestamp) \
    TRACE__ITT_SAME(X, track_group_create) TRACE__ITT_SAME(X, track_create) TRACE__ITT_SAME(X, set_track) \
    TRACE__ITT_SAME(X, task_begin) TRACE__ITT_SAME(X, task_begin_ex) TRACE__ITT_SAME(X, task_begin_fn) \
    TRACE__ITT_SAME(X, task_begin_fn_ex) TRACE__ITT_SAME(X, task_end) TRACE__ITT_SAME(X, task_end_ex) TRACE__ITT_SAME(X, task_group) \
    TRACE__ITT_SAME(X, task_begin_overlapped) TRACE__ITT_SAME(X, task_begin_overlapped_ex) \
    TRACE__ITT_SAME(X, task_end_overlapped) TRACE__ITT_SAME(X, task_end_overlapped_ex) \
    TRACE__ITT_SAME(X, region_begin) TRACE__ITT_SAME(X, region_end) \
    TRACE__ITT_SAME(X, frame_begin_v3) TRACE__ITT_SAME(X, frame_end_v3) TRACE__ITT_SAME(X, frame_submit_v3) \
    TRACE__ITT_SAME(X, frame_create) TRACE__ITT_SAME(X, frame_begin) TRACE__ITT_SAME(X, frame_end) \
    TRACE__ITT_SAME(X, marker) TRACE__ITT_SAME(X, marker_ex) \
    TRACE__ITT_SAME(X, metadata_add) TRACE__ITT_SAME(X, metadata_add_with_scope) \
    TRACE__ITT_SAME(X, metadata_str_add) TRACE__ITT_SAME(X, metadata_str_add_with_scope) \
    TRACE__ITT_SAME(X, formatted_metadata_add) TRACE__ITT_SAME(X, formatted_metadata_add_overlapped) \
    TRACE__ITT_SAME(X, relation_add) TRACE__ITT_SAME(X, relation_add_ex) \
    TRACE__ITT_SAME(X, relation_add_to_current) TRACE__ITT_SAME(X, relation_add_to_current_ex) \
    TRACE__ITT_SAME(X, counter_create) TRACE__ITT_SAME(X, counter_create_typed) TRACE__ITT_SAME(X, counter_create_v3) \
    TRACE__ITT_SAME(X, counter_inc) TRACE__ITT_SAME(X, counter_inc_delta) TRACE__ITT_SAME(X, counter_dec) \
    TRACE__ITT_SAME(X, counter_dec_delta) TRACE__ITT_SAME(X, counter_inc_v3) TRACE__ITT_SAME(X, counter_inc_delta_v3) \
    TRACE__ITT_SAME(X, counter_dec_v3) TRACE__ITT_SAME(X, counter_dec_delta_v3) TRACE__ITT_SAME(X, counter_set_value) \
    TRACE__ITT_SAME(X, counter_set_value_ex) TRACE__ITT_SAME(X, counter_set_value_v3) \
    TRACE__ITT_SAME(X, bind_context_metadata_to_counter) TRACE__ITT_SAME(X, histogram_create) TRACE__ITT_SAME(X, histogram_submit) \
    TRACE__ITT_SAME(X, sync_create) TRACE__ITT_SAME(X, sync_rename) TRACE__ITT_SAME(X, sync_destroy) \
    TRACE__ITT_SAME(X, sync_prepare) TRACE__ITT_SAME(X, sync_cancel) TRACE__ITT_SAME(X, sync_acquired) TRACE__ITT_SAME(X, sync_releasing) \
    X(sync_set_name, trace__itt_sync_create) TRACE__ITT_SAME(X, notify_sync_name) X(notify_sync_prepare, trace__itt_sync_prepare) \
    X(notify_sync_cancel, trace__itt_sync_cancel) X(notify_sync_acquired, trace__itt_sync_acquired) \
    X(notify_sync_releasing, trace__itt_sync_releasing) \
    X(model_lock_acquire, trace__itt_sync_acquired) X(model_lock_acquire_2, trace__itt_sync_acquired) \
    X(model_lock_release, trace__itt_sync_releasing) X(model_lock_release_2, trace__itt_sync_releasing) \
    TRACE__ITT_SAME(X, stack_caller_create) TRACE__ITT_SAME(X, stack_callee_enter) TRACE__ITT_SAME(X, stack_callee_leave) \
    TRACE__ITT_SAME(X, event_create) TRACE__ITT_SAME(X, event_start) TRACE__ITT_SAME(X, event_end) \
    TRACE__ITT_SAME(X, mark_create) TRACE__ITT_SAME(X, mark) TRACE__ITT_SAME(X, mark_off) \
    TRACE__ITT_SAME(X, mark_global) TRACE__ITT_SAME(X, mark_global_off) \
    TRACE__ITT_SAME(X, heap_function_create) TRACE__ITT_SAME(X, heap_allocate_begin) TRACE__ITT_SAME(X, heap_allocate_end) \
    TRACE__ITT_SAME(X, heap_free_begin) TRACE__ITT_SAME(X, heap_free_end) \
    TRACE__ITT_SAME(X, heap_reallocate_begin) TRACE__ITT_SAME(X, heap_reallocate_end) \
    TRACE__ITT_SAME(X, heap_internal_access_begin) TRACE__ITT_SAME(X, heap_internal_access_end) \
    TRACE__ITT_SAME(X, heap_record_memory_growth_begin) TRACE__ITT_SAME(X, heap_record_memory_growth_end) \
    TRACE__ITT_SAME(X, heap_reset_detection) TRACE__ITT_SAME(X, heap_record) \
    TRACE__ITT_SAME(X, model_site_begin) TRACE__ITT_SAME(X, model_site_beginA) TRACE__ITT_SAME(X, model_site_beginAL) \
    TRACE__ITT_SAME(X, model_site_end) TRACE__ITT_SAME(X, model_site_end_2) \
    TRACE__ITT_SAME(X, model_task_begin) TRACE__ITT_SAME(X, model_task_beginA) TRACE__ITT_SAME(X, model_task_beginAL) \
    TRACE__ITT_SAME(X, model_task_end) TRACE__ITT_SAME(X, model_task_end_2) \
    TRACE__ITT_SAME(X, model_iteration_taskA) TRACE__ITT_SAME(X, model_iteration_taskAL) \
    TRACE__ITT_SAME(X, module_load) TRACE__ITT_SAME(X, module_unload) TRACE__ITT_SAME(X, module_load_with_sections) \
    TRACE__ITT_SAME(X, module_unload_with_sections) TRACE__ITT_SAME(X, av_save) TRACE__ITT_SAME(X, pt_region_create) \
    TRACE__ITT_SAME(X, thread_set_name) TRACE__ITT_SAME(X, thr_name_set) TRACE__ITT_SAME(X, thread_ignore) \
    X(thr_ignore, trace__itt_thread_ignore) \
    TRACE__ITT_SAME(X, pause) TRACE__ITT_SAME(X, resume) TRACE__ITT_SAME(X, pause_scoped) TRACE__ITT_SAME(X, resume_scoped) \
    TRACE__ITT_SAME(X, detach) TRACE__ITT_SAME(X, api_version)

/* Accepted and ignored, each for the reason that docs/ITT.md gives. Left as the caller's own empty functions. */
#define TRACE__ITT_IGNORED(X) \
    X(enable_attach) X(id_create) X(id_create_ex) X(id_destroy) X(id_destroy_ex) X(counter_destroy) X(stack_caller_destroy) \
    X(suppress_push) X(suppress_pop) X(suppress_mark_range) X(suppress_clear_range) \
    X(model_record_allocation) X(model_record_deallocation) X(model_induction_uses) X(model_reduction_uses) X(model_observe_uses) \
    X(model_clear_uses) X(model_aggregate_task) X(model_disable_push) X(model_disable_pop) \
    X(memory_read) X(memory_write) X(memory_update) X(state_get) X(state_set) X(obj_mode_set) X(thr_mode_set)

typedef void (*trace__itt_fn)(void);
static const struct trace__itt_row {
    const char *name;
    trace__itt_fn function;
} trace__itt_rows[] = {
#define TRACE__ITT_ROW(name, function) {#name, (trace__itt_fn)function},
    TRACE__ITT_TABLE(TRACE__ITT_ROW)
#undef TRACE__ITT_ROW
};

/* Names in the static part's table begin with "__itt_"; strings may be marked A for ASCII. */
static trace__itt_fn trace__itt_lookup(const char *name)
{
    size_t i, n;
    if (strncmp(name, "__itt_", 6) != 0)
        return NULL;
    name += 6;
    n = strlen(name);
    for (i = 0; i < sizeof trace__itt_rows / sizeof trace__itt_rows[0]; i++) {
        size_t have = strlen(trace__itt_rows[i].name);
        if (!strncmp(trace__itt_rows[i].name, name, have) && (n == have || (n == have + 1 && name[have] == 'A' && name[have - 1] != 'A')))
            return trace__itt_rows[i].function;
    }
    return NULL;
}

/* What a static part collected before we came: the program keeps pointers to it. */
static void trace__itt_adopt(trace__itt_global *g)
{
    trace__itt_domain *d;
    trace__itt_string *s;
    trace__itt_thread *t;
    for (d = g->domains; d; d = d->next)
        d->flags = 1;
    for (s = g->strings; s; s = s->next)
        s->extra2 = NULL;
    for (t = g->threads; t; t = t->next)
        if (t->name && pthread_equal(t->tid, pthread_self()))
            trace__itt_thread_set_name(t->name);
    if (g->build >= 20180723) {
        trace__itt_counter *c;
        for (c = g->counters; c; c = c->next)
            c->extra2 = trace__itt_counter_get(c->name, c->domain, c->type);
    }
    if (g->build >= 20210712) {
        trace__itt_histogram *h;
        for (h = g->histograms; h; h = h->next)
            h->extra2 = NULL;
    }
    if (g->build >= 20230630) {
        trace__itt_counter_context *c;
        for (c = g->counter_contexts; c; c = c->next)
            trace__itt_counter_context_is(c->counter, c->type, c->text, c->value);
    }
}

#define TRACE__ITT_EXPORT extern __attribute__((visibility("default"), used))
/* Called by each static part once, with its mutex held: so by the program and by several of its libraries. */
TRACE__ITT_EXPORT void trace__itt_api_init(trace__itt_global *g, int groups) __asm__("__itt_api_init");
TRACE__ITT_EXPORT void trace__itt_api_fini(trace__itt_global *g) __asm__("__itt_api_fini");
TRACE__ITT_EXPORT const char *trace__itt_api_version_export(void) __asm__("__itt_api_version");

void trace__itt_api_init(trace__itt_global *g, int groups)
{
    trace__itt_entry *e;
    (void)groups;
    trace__init();
    /* 2011 is when entries got their null_function; the layout has only grown since. */
    if (!g || g->major != 3 || g->build < 20111111 || !trace__c.level[TRACE_API_ITT] || trace__c.mode == TRACE_MODE_OFF)
        return;
    trace__itt_adopt(g);
    for (e = g->api_list; e && e->name; e++) {
        trace__itt_fn f = trace__itt_lookup(e->name);
        if (f)
            memcpy(e->function, &f, sizeof f); /* a function in a void * */
        else
            *e->function = e->null_function;
    }
}
void trace__itt_api_fini(trace__itt_global *g)
{
    (void)g; /* everything recorded is in the file already */
}
const char *trace__itt_api_version_export(void)
{
    return trace__itt_api_version();
}

/* The static part in our own binary, if it has one, needs no environment and no exported symbol. */
extern trace__itt_global trace__itt_own_global __asm__("__itt__ittapi_global") __attribute__((weak));

static void trace__itt_init(void)
{
    int i;
    for (i = 0; i < 2; i++)
        trace__define_enum(&trace__itt_enums[i]);
    if (!trace__c.level[TRACE_API_ITT])
        return;
    trace__collect_init();
    if (!trace__offer("INTEL_LIBITTNOTIFY64", "__itt_api_init", (const void *)(uintptr_t)trace__itt_api_init) && &trace__itt_own_global &&
        !trace__itt_own_global.initialized) {
        trace__itt_global *g = &trace__itt_own_global;
        trace__itt_api_init(g, -1);
        g->state = TRACE__ITT_INIT_SUCCESSFUL;
        g->initialized = 1;
    }
}

static const trace__backend *trace__itt_backend(void)
{
    static const trace__backend backend = {TRACE_API_ITT, "itt", trace__itt_init, NULL, NULL};
    return &backend;
}
/************** End of api/itt_table.c ****************************************/
#endif
#ifdef TRACE_NVTX
/************** Begin file api/nvtx_abi.h *************************************/
/* nvtx_abi.h - what a binary that uses NVTX (nvtx3 headers, all inline) and a tool share
 *
 * A neutral model, written from the published interface; tests/nvtx/layout.c holds it against NVIDIA's own headers. Each binary calls
 * InitializeInjectionNvtx2(its export function) once, and InitializeInjectionNvtxExtension(module) for each extension it uses; the tool stores
 * its functions in the slots it finds there.
 */
#ifndef TRACE_NVTX_ABI_H
#define TRACE_NVTX_ABI_H

typedef void (*trace__nvtx_fn)(void);

typedef struct trace__nvtx_callbacks {
    size_t size;
    int (*module_table)(int module, trace__nvtx_fn ***table, unsigned *entries);
} trace__nvtx_callbacks;
typedef const void *(*trace__nvtx_exports)(uint32_t table);

enum { TRACE__NVTX_CORE = 1, TRACE__NVTX_CUDA, TRACE__NVTX_OPENCL, TRACE__NVTX_CUDART, TRACE__NVTX_CORE2, TRACE__NVTX_SYNC, TRACE__NVTX_MODULES };
enum { TRACE__NVTX_ETID_CALLBACKS = 1 };

typedef union trace__nvtx_message {
    const char *ascii;
    const void *wide;
    struct trace__nvtx_string *string;
} trace__nvtx_message;
enum { TRACE__NVTX_ASCII = 1, TRACE__NVTX_UNICODE, TRACE__NVTX_REGISTERED };

typedef struct trace__nvtx_attributes {
    uint16_t version, size;
    uint32_t category;
    int32_t color_type; /* 1: ARGB */
    uint32_t color;
    int32_t payload_type; /* 1 u64, 2 i64, 3 double, 4 u32, 5 i32, 6 float, or TRACE__NVTX_PAYLOAD_EXT */
    int32_t reserved;     /* number of extended payloads */
    union {
        uint64_t u64;
        const void *extended;
    } payload;
    int32_t message_type;
    trace__nvtx_message message;
} trace__nvtx_attributes;
#define TRACE__NVTX_PAYLOAD_EXT ((int32_t)0xDFBD0009u)

typedef struct trace__nvtx_resource {
    uint16_t version, size;
    int32_t type;
    uint64_t id;
    int32_t message_type;
    trace__nvtx_message message;
} trace__nvtx_resource;
enum { TRACE__NVTX_THREAD_NATIVE = 1 << 16 | 3, TRACE__NVTX_THREAD_POSIX = 1 << 16 | 4 };

typedef struct trace__nvtx_lock_attributes {
    uint16_t version, size;
    int32_t message_type;
    trace__nvtx_message message;
} trace__nvtx_lock_attributes;

/* ---- extensions --------------------------------------------------------------------------------------------- */

typedef struct trace__nvtx_segment {
    size_t id, slots;
    intptr_t *functions;
} trace__nvtx_segment;
typedef struct trace__nvtx_module {
    uint16_t nvtx_version, size, module, compatibility;
    size_t nsegments;
    trace__nvtx_segment *segments;
    intptr_t (*exports)(uint32_t id);
    const void *info; /* payloads: {size, alignment} of each basic type, as two uint16_t */
} trace__nvtx_module;
enum { TRACE__NVTX_EXT_PAYLOAD = 2, TRACE__NVTX_EXT_COUNTERS = 4 };

typedef struct trace__nvtx_payload {
    uint64_t schema;
    size_t size;
    const void *data;
} trace__nvtx_payload;

typedef struct trace__nvtx_semantics {
    uint32_t size;
    uint16_t id, version;
    const struct trace__nvtx_semantics *next;
    uint64_t flags; /* this and the next: of id 5, counters */
    const char *unit;
} trace__nvtx_semantics;

typedef struct trace__nvtx_entry {
    uint64_t flags, type;
    const char *name, *description;
    uint64_t length, offset;
    const trace__nvtx_semantics *semantics;
    const void *reserved;
} trace__nvtx_entry;
enum { TRACE__NVTX_FIXED_ARRAY = 1 << 4, TRACE__NVTX_ZERO_TERMINATED = 2 << 4, TRACE__NVTX_ARRAY_MASK = 7 << 4, TRACE__NVTX_INDIRECT = 7 << 1,
       TRACE__NVTX_IS_MESSAGE = 1 << 10 };

typedef struct trace__nvtx_schema {
    uint64_t mask;
    const char *name;
    uint64_t type, flags;
    const trace__nvtx_entry *entries;
    size_t nentries, size, alignment;
    uint64_t id;
    void *extension;
} trace__nvtx_schema;
enum { TRACE__NVTX_HAS_ID = 1 << 8 };

typedef struct trace__nvtx_enumerator {
    const char *name;
    uint64_t value;
    int8_t is_flag;
} trace__nvtx_enumerator;
typedef struct trace__nvtx_enum {
    uint64_t mask;
    const char *name;
    const trace__nvtx_enumerator *entries;
    size_t nentries, size;
    uint64_t id;
    void *extension;
} trace__nvtx_enum;
enum { TRACE__NVTX_ENUM_HAS_ID = 1 << 5 };

typedef struct trace__nvtx_counter_attributes {
    size_t size;
    uint64_t schema;
    const char *name, *description;
    uint64_t scope;
    const trace__nvtx_semantics *semantics;
    uint64_t id;
} trace__nvtx_counter_attributes;
#endif
/************** End of api/nvtx_abi.h *****************************************/
/************** Begin file api/nvtx.c *****************************************/
/* nvtx.c - collector of NVTX: ranges, marks, domains, categories, registered strings, names of resources, locks
 *
 * docs/NVTX.md says what becomes of each function. Handles that programs get from us are our objects; NULL is the default domain.
 */

#define TRACE__NVTX_ON(level) (trace__gate[TRACE_API_NVTX] >= (level))

enum {
    TRACE__TYPE_NVTX_DOMAIN = 64, TRACE__TYPE_NVTX_STRING, TRACE__TYPE_NVTX_CATEGORY, TRACE__TYPE_NVTX_SCHEMA, TRACE__TYPE_NVTX_COUNTER,
    TRACE__TYPE_NVTX_META
};

typedef struct trace__nvtx_domain {
    const char *name;
} trace__nvtx_domain;
static trace__nvtx_domain trace__nvtx_default = {""};

typedef struct trace__nvtx_string {
    const char *text;
    size_t length;
    uint64_t last; /* what << 32 | event of its latest use */
} trace__nvtx_string;

static trace__nvtx_domain *trace__nvtx_of(trace__nvtx_domain *d)
{
    return d ? d : &trace__nvtx_default;
}

static void trace__nvtx_make_domain(void *object, const void *key, void *user)
{
    (void)user;
    ((trace__nvtx_domain *)object)->name = (const char *)key;
}
static trace__nvtx_domain *trace__nvtx_DomainCreateA(const char *name)
{
    return name ? (trace__nvtx_domain *)trace__object_get(TRACE__TYPE_NVTX_DOMAIN, name, strlen(name), sizeof(trace__nvtx_domain),
                                                          trace__nvtx_make_domain, NULL)
                : NULL;
}
static trace__nvtx_domain *trace__nvtx_DomainCreateW(const void *name)
{
    char text[TRACE__NAME_MAX];
    return name ? trace__nvtx_DomainCreateA(trace__narrow(text, sizeof text, name)) : NULL;
}

static void trace__nvtx_make_string(void *object, const void *key, void *user)
{
    trace__nvtx_string *s = (trace__nvtx_string *)object;
    s->text = (const char *)key + sizeof(void *);
    s->length = *(const size_t *)user;
}
static trace__nvtx_string *trace__nvtx_DomainRegisterStringA(trace__nvtx_domain *d, const char *text)
{
    char key[sizeof d + TRACE__NAME_MAX];
    size_t n = trace__upto(text, TRACE__NAME_MAX);
    memcpy(key, &d, sizeof d);
    if (n)
        memcpy(key + sizeof d, text, n);
    return (trace__nvtx_string *)trace__object_get(TRACE__TYPE_NVTX_STRING, key, sizeof d + n, sizeof(trace__nvtx_string), trace__nvtx_make_string,
                                                   &n);
}
static trace__nvtx_string *trace__nvtx_DomainRegisterStringW(trace__nvtx_domain *d, const void *wide)
{
    char text[TRACE__NAME_MAX];
    return trace__nvtx_DomainRegisterStringA(d, trace__narrow(text, sizeof text, wide));
}

/* ---- categories: the id of the name in the dictionary ------------------------------------------------------- */

static uint32_t *trace__nvtx_category_of(trace__nvtx_domain *d, uint32_t category)
{
    struct {
        const void *domain;
        uint64_t category;
    } key;
    key.domain = d;
    key.category = category;
    return (uint32_t *)trace__object_get(TRACE__TYPE_NVTX_CATEGORY, &key, sizeof key, sizeof(uint32_t), NULL, NULL);
}
static void trace__nvtx_DomainNameCategoryA(trace__nvtx_domain *d, uint32_t category, const char *name)
{
    uint32_t *string = name ? trace__nvtx_category_of(trace__nvtx_of(d), category) : NULL;
    if (string)
        __atomic_store_n(string, trace__intern(name, trace__upto(name, TRACE__NAME_MAX)), __ATOMIC_RELAXED);
}
static void trace__nvtx_DomainNameCategoryW(trace__nvtx_domain *d, uint32_t category, const void *name)
{
    char text[TRACE__NAME_MAX];
    trace__nvtx_DomainNameCategoryA(d, category, trace__narrow(text, sizeof text, name));
}
static void trace__nvtx_NameCategoryA(uint32_t category, const char *name)
{
    trace__nvtx_DomainNameCategoryA(NULL, category, name);
}
static void trace__nvtx_NameCategoryW(uint32_t category, const void *name)
{
    trace__nvtx_DomainNameCategoryW(NULL, category, name);
}
static uint32_t trace__nvtx_category(trace__nvtx_domain *d, uint32_t category)
{
    uint32_t *string = trace__nvtx_category_of(d, category), id = string ? __atomic_load_n(string, __ATOMIC_RELAXED) : 0;
    if (!id && string) {
        char text[32];
        memcpy(text, "category ", 9);
        id = trace__intern(text, (size_t)(trace__decimal(text + 9, category, 1) - text));
        __atomic_store_n(string, id, __ATOMIC_RELAXED);
    }
    return id;
}

/* ---- what an event says ------------------------------------------------------------------------------------- */

typedef struct trace__nvtx_event {
    trace__nvtx_domain *domain;
    const char *text;
    size_t length;
    trace__nvtx_string *string; /* where the text came from, or NULL */
    uint32_t fields;
    const trace__nvtx_payload *payloads;
    size_t npayloads;
    trace__values v;
    char wide[TRACE__NAME_MAX];
} trace__nvtx_event;

static void trace__nvtx_text(trace__nvtx_event *e, trace__nvtx_domain *d, const char *text)
{
    memset(&e->v, 0, sizeof e->v);
    e->domain = trace__nvtx_of(d);
    e->text = text ? text : "(no name)";
    e->length = trace__upto(e->text, TRACE__NAME_MAX);
    e->string = NULL;
    e->fields = 0;
    e->payloads = NULL;
    e->npayloads = 0;
}

static void trace__nvtx_message_text(trace__nvtx_event *e, trace__nvtx_domain *d, int32_t type, trace__nvtx_message m)
{
    if (type == TRACE__NVTX_REGISTERED && m.string) {
        trace__nvtx_text(e, d, "");
        e->string = m.string;
        e->text = m.string->text;
        e->length = m.string->length;
    } else if (type == TRACE__NVTX_UNICODE && m.wide)
        trace__nvtx_text(e, d, trace__narrow(e->wide, sizeof e->wide, m.wide));
    else
        trace__nvtx_text(e, d, type == TRACE__NVTX_ASCII ? m.ascii : NULL);
}

static void trace__nvtx_read(trace__nvtx_event *e, trace__nvtx_domain *d, const trace__nvtx_attributes *a)
{
    static const uint32_t payload_fields[] = {0, 1u << TRACE__NUMBER_U64, 1u << TRACE__NUMBER_I64, 1u << TRACE__NUMBER_F64,
                                              1u << TRACE__NUMBER_U32, 1u << TRACE__NUMBER_I32, 1u << TRACE__NUMBER_F32};
    if (!a || a->size < sizeof *a) { /* older than anything that loads tools */
        trace__nvtx_text(e, d, NULL);
        return;
    }
    trace__nvtx_message_text(e, d, a->message_type, a->message);
    if (a->category) {
        e->fields |= TRACE__F_CATEGORY;
        e->v.category = trace__nvtx_category(e->domain, a->category);
    }
    if (a->color_type == 1) {
        e->fields |= TRACE__F_COLOR;
        e->v.color = a->color;
    }
    if (a->payload_type > 0 && a->payload_type <= 6) {
        e->fields |= payload_fields[a->payload_type];
        e->v.value.u64 = a->payload.u64;
    } else if (a->payload_type == TRACE__NVTX_PAYLOAD_EXT) {
        e->payloads = (const trace__nvtx_payload *)a->payload.extended;
        e->npayloads = a->reserved > 0 ? (size_t)a->reserved : 0;
    }
}

static uint32_t trace__nvtx_id(const trace__nvtx_event *e, uint32_t what)
{
    uint32_t event;
    if (e->string) {
        uint64_t last = __atomic_load_n(&e->string->last, __ATOMIC_RELAXED);
        if (last >> 32 == what)
            return (uint32_t)last;
    }
    event = trace__event_id("nvtx", what, e->domain, e->domain->name, e->text, e->length);
    if (e->string && event)
        __atomic_store_n(&e->string->last, (uint64_t)what << 32 | event, __ATOMIC_RELAXED);
    return event;
}

static void trace__nvtx_payloads(const trace__nvtx_event *e, uint64_t id); /* nvtx_ext.c: metadata of the slice, or of the span */

/* ---- marks, nested ranges, ranges that may overlap --------------------------------------------------------- */

static void trace__nvtx_mark(const trace__nvtx_event *e)
{
    uint32_t what = TRACE__WHAT(TRACE_KIND_INSTANT, e->fields);
    trace__say(trace__nvtx_id(e, what), what, &e->v);
    if (e->npayloads)
        trace__nvtx_payloads(e, 0);
}

/* `e` is NULL while nothing is recorded: the range is remembered all the same, so that its end does not close another one. */
static int trace__nvtx_push(trace__nvtx_domain *d, trace__nvtx_event *e)
{
    trace__lane *l = trace__lane_get();
    trace__slice *s;
    uint32_t level = 0, i, what;
    for (i = l->depth; i > 0; i--)
        if (l->slices[i - 1].key == d) {
            level = l->slices[i - 1].level + 1;
            break;
        }
    s = trace__lane_push(l, d);
    if (!s)
        return -1;
    s->level = level;
    if (!e)
        return (int)level;
    what = TRACE__WHAT(TRACE_KIND_BEGIN, e->fields);
    s->event = trace__nvtx_id(e, what);
    trace__say(s->event, what, &e->v);
    if (e->npayloads)
        trace__nvtx_payloads(e, 0);
    return (int)level;
}
static int trace__nvtx_pop(trace__nvtx_domain *d)
{
    trace__slice s;
    if (!trace__lane_pop(trace__lane_get(), d, &s))
        return -1;
    if (s.event && TRACE__NVTX_ON(1)) {
        trace__writer *w;
        unsigned char *p = trace__open(&w, s.event + 1, 0);
        if (TRACE__LIKELY(p != NULL))
            trace__close(w, p);
    }
    return (int)s.level;
}

static uint64_t trace__nvtx_start(trace__nvtx_event *e)
{
    static uint64_t count;
    uint32_t what = TRACE__WHAT(TRACE_KIND_ASYNC_BEGIN, e->fields | TRACE__F_ID);
    e->v.id = 0x4e56ull << 48 | __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
    if (TRACE__NVTX_ON(1)) {
        trace__say(trace__nvtx_id(e, what), what, &e->v);
        if (e->npayloads)
            trace__nvtx_payloads(e, e->v.id);
    }
    return e->v.id;
}
/* The range may have begun in another thread, and its name is not told again: joined by the id alone. */
static void trace__nvtx_end(uint64_t id)
{
    if (TRACE__NVTX_ON(1) && id)
        trace__say_id(trace__event_id("nvtx", TRACE__WHAT(TRACE_KIND_ASYNC_END, TRACE__F_ID), NULL, NULL, "range_end", 9), id);
}

static void trace__nvtx_DomainMarkEx(trace__nvtx_domain *d, const trace__nvtx_attributes *a)
{
    trace__nvtx_event e;
    if (!TRACE__NVTX_ON(1))
        return;
    trace__nvtx_read(&e, d, a);
    trace__nvtx_mark(&e);
}
static void trace__nvtx_MarkEx(const trace__nvtx_attributes *a)
{
    trace__nvtx_DomainMarkEx(NULL, a);
}
static void trace__nvtx_MarkA(const char *text)
{
    trace__nvtx_event e;
    if (!TRACE__NVTX_ON(1))
        return;
    trace__nvtx_text(&e, NULL, text);
    trace__nvtx_mark(&e);
}
static void trace__nvtx_MarkW(const void *wide)
{
    char text[TRACE__NAME_MAX];
    trace__nvtx_MarkA(trace__narrow(text, sizeof text, wide));
}

static int trace__nvtx_DomainRangePushEx(trace__nvtx_domain *d, const trace__nvtx_attributes *a)
{
    trace__nvtx_event e;
    if (!TRACE__NVTX_ON(1))
        return trace__nvtx_push(trace__nvtx_of(d), NULL);
    trace__nvtx_read(&e, d, a);
    return trace__nvtx_push(e.domain, &e);
}
static int trace__nvtx_RangePushEx(const trace__nvtx_attributes *a)
{
    return trace__nvtx_DomainRangePushEx(NULL, a);
}
static int trace__nvtx_RangePushA(const char *text)
{
    trace__nvtx_event e;
    if (!TRACE__NVTX_ON(1))
        return trace__nvtx_push(&trace__nvtx_default, NULL);
    trace__nvtx_text(&e, NULL, text);
    return trace__nvtx_push(&trace__nvtx_default, &e);
}
static int trace__nvtx_RangePushW(const void *wide)
{
    char text[TRACE__NAME_MAX];
    return trace__nvtx_RangePushA(trace__narrow(text, sizeof text, wide));
}
static int trace__nvtx_DomainRangePop(trace__nvtx_domain *d)
{
    return trace__nvtx_pop(trace__nvtx_of(d));
}
static int trace__nvtx_RangePop(void)
{
    return trace__nvtx_pop(&trace__nvtx_default);
}

static uint64_t trace__nvtx_DomainRangeStartEx(trace__nvtx_domain *d, const trace__nvtx_attributes *a)
{
    trace__nvtx_event e;
    trace__nvtx_read(&e, d, a);
    return trace__nvtx_start(&e);
}
static uint64_t trace__nvtx_RangeStartEx(const trace__nvtx_attributes *a)
{
    return trace__nvtx_DomainRangeStartEx(NULL, a);
}
static uint64_t trace__nvtx_RangeStartA(const char *text)
{
    trace__nvtx_event e;
    trace__nvtx_text(&e, NULL, text);
    return trace__nvtx_start(&e);
}
static uint64_t trace__nvtx_RangeStartW(const void *wide)
{
    char text[TRACE__NAME_MAX];
    return trace__nvtx_RangeStartA(trace__narrow(text, sizeof text, wide));
}
static void trace__nvtx_DomainRangeEnd(trace__nvtx_domain *d, uint64_t id)
{
    (void)d;
    trace__nvtx_end(id);
}
static void trace__nvtx_RangeEnd(uint64_t id)
{
    trace__nvtx_end(id);
}

/* ---- names of threads, devices, streams ...: objects -------------------------------------------------------- */

static void trace__nvtx_name(const char *what, uint64_t id, const char *name)
{
    const uint32_t fields = TRACE__WHAT(TRACE_KIND_OBJECT, TRACE__F_ID | TRACE__F_TEXT);
    trace__values v;
    if (!TRACE__NVTX_ON(1) || !name)
        return;
    v.id = id;
    v.text = name;
    v.length = strlen(name);
    trace__say(trace__event_id("nvtx", fields, NULL, NULL, what, strlen(what)), fields, &v);
}

static void trace__nvtx_NameOsThreadA(uint32_t tid, const char *name)
{
    if (!name || !TRACE__NVTX_ON(1))
        return;
    if (tid == trace__os_tid())
        trace_thread_name(name);
    else {
        unsigned char body[8 + 2 + 256], *p = body;
        p = trace__put_u32(trace__put_u32(p, 0), tid); /* stream 0: whichever the thread has */
        p = trace__put_strn(p, name, trace__upto(name, 256), 256);
        trace__state_fact(TRACE_REC_THREAD, body, (uint32_t)(p - body), 0);
    }
}
static void trace__nvtx_NameOsThreadW(uint32_t tid, const void *wide)
{
    char text[TRACE__NAME_MAX];
    trace__nvtx_NameOsThreadA(tid, trace__narrow(text, sizeof text, wide));
}

/* X(module, number of the ascii form, name, type of the id); the wide form has the next number */
#define TRACE__NVTX_NAMES(X) \
    X(CUDA, 1, CuDevice, int) X(CUDA, 3, CuContext, void *) X(CUDA, 5, CuStream, void *) X(CUDA, 7, CuEvent, void *) \
    X(CUDART, 1, CudaDevice, int) X(CUDART, 3, CudaStream, void *) X(CUDART, 5, CudaEvent, void *) \
    X(OPENCL, 1, ClDevice, void *) X(OPENCL, 3, ClContext, void *) X(OPENCL, 5, ClCommandQueue, void *) X(OPENCL, 7, ClMemObject, void *) \
    X(OPENCL, 9, ClSampler, void *) X(OPENCL, 11, ClProgram, void *) X(OPENCL, 13, ClEvent, void *)
#define TRACE__NVTX_NAMER(module, number, kind, type) \
    static void trace__nvtx_Name##kind##A(type id, const char *name) { trace__nvtx_name(#kind, (uint64_t)(uintptr_t)id, name); } \
    static void trace__nvtx_Name##kind##W(type id, const void *wide) \
    { \
        char text[TRACE__NAME_MAX]; \
        trace__nvtx_name(#kind, (uint64_t)(uintptr_t)id, trace__narrow(text, sizeof text, wide)); \
    }
TRACE__NVTX_NAMES(TRACE__NVTX_NAMER)

static void *trace__nvtx_DomainResourceCreate(trace__nvtx_domain *d, trace__nvtx_resource *r)
{
    const uint32_t what = TRACE__WHAT(TRACE_KIND_OBJECT, TRACE__F_ID | TRACE__F_NUMBER | TRACE__F_TEXT);
    trace__nvtx_event e;
    if (!r || r->size < sizeof *r)
        return NULL;
    trace__nvtx_message_text(&e, d, r->message_type, r->message);
    if (r->type == TRACE__NVTX_THREAD_NATIVE)
        trace__nvtx_NameOsThreadA((uint32_t)r->id, e.text);
    else if (r->type == TRACE__NVTX_THREAD_POSIX && r->id == (uint64_t)pthread_self())
        trace__nvtx_NameOsThreadA(trace__os_tid(), e.text);
    else if (TRACE__NVTX_ON(1)) {
        e.v.id = r->id;
        e.v.number = (uint64_t)(uint32_t)r->type;
        e.v.text = e.text;
        e.v.length = e.length;
        trace__say(trace__event_id("nvtx", what, e.domain, e.domain->name, "resource", 8), what, &e.v);
    }
    return trace__nvtx_DomainRegisterStringA(d, e.text); /* any handle will do */
}

/* ---- locks: waiting is a slice of the thread, holding a span ------------------------------------------------ */

typedef struct trace__nvtx_lock {
    uint32_t wait, hold;
} trace__nvtx_lock;

static trace__nvtx_lock *trace__nvtx_DomainSyncUserCreate(trace__nvtx_domain *d, const trace__nvtx_lock_attributes *a)
{
    trace__nvtx_lock *lock = (trace__nvtx_lock *)trace__lasting(sizeof *lock);
    trace__nvtx_message none;
    trace__nvtx_event e;
    char text[TRACE__NAME_MAX];
    size_t n;
    if (!lock)
        return NULL;
    none.ascii = "lock";
    if (a && a->size >= sizeof *a)
        trace__nvtx_message_text(&e, d, a->message_type, a->message);
    else
        trace__nvtx_message_text(&e, d, TRACE__NVTX_ASCII, none);
    n = e.length < sizeof text - 5 ? e.length : sizeof text - 5;
    memcpy(text, "wait ", 5);
    memcpy(text + 5, e.text, n);
    lock->wait = trace__event_id("nvtx", TRACE__WHAT(TRACE_KIND_BEGIN, TRACE__F_ADDRESS), e.domain, e.domain->name, text, n + 5);
    memcpy(text, "hold ", 5);
    lock->hold = trace__event_id("nvtx", TRACE__WHAT(TRACE_KIND_ASYNC_BEGIN, TRACE__F_ID | TRACE__F_ADDRESS), e.domain, e.domain->name, text, n + 5);
    return lock;
}
static void trace__nvtx_DomainSyncUserAcquireStart(trace__nvtx_lock *lock)
{
    trace__slice *s = lock ? trace__lane_push(trace__lane_get(), lock) : NULL;
    trace__values v;
    if (!s || !TRACE__NVTX_ON(2))
        return;
    s->event = lock->wait;
    v.address = lock;
    trace__say(lock->wait, TRACE__WHAT(TRACE_KIND_BEGIN, TRACE__F_ADDRESS), &v);
}
static void trace__nvtx_DomainSyncUserAcquireFailed(trace__nvtx_lock *lock)
{
    trace__slice s;
    if (lock && trace__lane_pop(trace__lane_get(), lock, &s) && s.event && TRACE__NVTX_ON(2))
        trace__event(s.event + 1);
}
static void trace__nvtx_DomainSyncUserAcquireSuccess(trace__nvtx_lock *lock)
{
    trace__values v;
    trace__nvtx_DomainSyncUserAcquireFailed(lock); /* in any case the waiting is over */
    if (!lock || !TRACE__NVTX_ON(2))
        return;
    v.id = trace__mix((uint64_t)(uintptr_t)lock, (uint64_t)(uintptr_t)trace__lane_get());
    v.address = lock;
    trace__say(lock->hold, TRACE__WHAT(TRACE_KIND_ASYNC_BEGIN, TRACE__F_ID | TRACE__F_ADDRESS), &v);
}
static void trace__nvtx_DomainSyncUserReleasing(trace__nvtx_lock *lock)
{
    if (lock && lock->hold && TRACE__NVTX_ON(2))
        trace__say_id(lock->hold + 1, trace__mix((uint64_t)(uintptr_t)lock, (uint64_t)(uintptr_t)trace__lane_get()));
}

/* ---- nothing to record ---------------------------------------------------------------------------------------- */

static void trace__nvtx_DomainDestroy(trace__nvtx_domain *d)
{
    (void)d;
}
static void trace__nvtx_DomainResourceDestroy(void *resource)
{
    (void)resource;
}
static void trace__nvtx_DomainSyncUserDestroy(trace__nvtx_lock *lock)
{
    (void)lock;
}
static void trace__nvtx_Initialize(const void *reserved)
{
    (void)reserved;
}
/************** End of api/nvtx.c *********************************************/
/************** Begin file api/nvtx_ext.c *************************************/
/* nvtx_ext.c - NVTX: payloads with a schema, counters, and how the collector gets into a binary */

/* ---- schemas: how a payload is laid out ---------------------------------------------------------------------- */

enum { TRACE__NVTX_ITEMS = 48, TRACE__NVTX_FIRST_DYNAMIC = 1 };
enum { TRACE__NVTX_PLAIN, TRACE__NVTX_CHARS, TRACE__NVTX_POINTER, TRACE__NVTX_HANDLE }; /* a value or array; text here; text elsewhere; registered */

typedef struct trace__nvtx_item {
    uint32_t offset, bytes, count; /* count 0: one value */
    uint8_t how;
    bool is_message;
} trace__nvtx_item;

typedef struct trace__nvtx_layout {
    const char *name;
    uint32_t size, alignment; /* of an enum: the integer's size, and enum_name is set */
    const char *enum_name;
    bool is_signed;
    uint32_t nitems;
    trace__nvtx_item items[TRACE__NVTX_ITEMS];
    trace__field fields[TRACE__NVTX_ITEMS + 1];
} trace__nvtx_layout;

static uint16_t trace__nvtx_sizes[28][2] = { /* size and alignment of the basic types on this machine */
    {0, 0}, {1, 1}, {1, 1}, {2, 2}, {2, 2}, {4, 4}, {4, 4}, {8, 8}, {8, 8}, {8, 8}, {8, 8}, {1, 1}, {1, 1}, {2, 2}, {2, 2}, {4, 4}, {4, 4},
    {8, 8}, {8, 8}, {4, 4}, {8, 8}, {16, 16}, {8, 8}, {8, 8}, {4, 4}, {1, 1}, {2, 2}, {4, 4}};

/* How a basic type is recorded; 0: not. */
static uint8_t trace__nvtx_type(uint64_t type, uint32_t *bytes)
{
    static const uint8_t codes[] = {0, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 3, 3, 0, 1, 4, 1, 1, 1, 1}; /* 1 unsigned 2 signed 3 float 4 address */
    uint8_t code = 0;
    if (type < 28) {
        code = codes[type];
        *bytes = trace__nvtx_sizes[type][0];
    } else if (type == 32 || type == 43 || type == 44) {
        code = type == 32 ? 1 : 3;
        *bytes = type == 32 ? 1 : type == 43 ? 4 : 8;
    } else if (type >= 68 && type <= 74) { /* category, colour, scope, process, thread */
        code = 1;
        *bytes = type == 70 || type == 72 || type == 74 ? 8 : 4;
    }
    if (code == 3)
        return *bytes == 4 ? TRACE_T_F32 : TRACE_T_F64;
    if (code == 4)
        return TRACE_T_PTR;
    if (!code)
        return 0;
    return (uint8_t)((*bytes == 1 ? TRACE_T_U8 : *bytes == 2 ? TRACE_T_U16 : *bytes == 4 ? TRACE_T_U32 : TRACE_T_U64) + (code == 2));
}

static const trace__nvtx_layout *trace__nvtx_layout_of(trace__nvtx_domain *d, uint64_t schema)
{
    struct {
        const void *domain;
        uint64_t schema;
    } key;
    trace__nvtx_layout **known;
    key.domain = schema < 1ull << 32 ? d : NULL; /* ids of ours are unique in the process */
    key.schema = schema;
    known = (trace__nvtx_layout **)trace__object_find(TRACE__TYPE_NVTX_SCHEMA, &key, sizeof key);
    return known ? __atomic_load_n(known, __ATOMIC_ACQUIRE) : NULL;
}

static uint64_t trace__nvtx_keep_layout(trace__nvtx_domain *d, uint64_t schema, bool has_id, trace__nvtx_layout *layout)
{
    static uint64_t count;
    struct {
        const void *domain;
        uint64_t schema;
    } key;
    trace__nvtx_layout **slot;
    if (!has_id || !schema)
        schema = (1ull << 32) + __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
    key.domain = schema < 1ull << 32 ? d : NULL;
    key.schema = schema;
    slot = (trace__nvtx_layout **)trace__object_get(TRACE__TYPE_NVTX_SCHEMA, &key, sizeof key, sizeof *slot, NULL, NULL);
    if (!slot)
        return 0;
    __atomic_store_n(slot, layout, __ATOMIC_RELEASE);
    return schema;
}

static const char *trace__nvtx_copy(const char *text, const char *prefix)
{
    size_t p = prefix ? strlen(prefix) + 1 : 0, n = trace__upto(text, TRACE__NAME_MAX);
    char *copy = (char *)trace__lasting(p + n + 1);
    if (!copy)
        return "";
    if (p) {
        memcpy(copy, prefix, p - 1);
        copy[p - 1] = '.';
    }
    if (n)
        memcpy(copy + p, text, n);
    return copy;
}

/* Adds the entries to the layout, those of inner schemas under "name.inner"; what cannot be laid out ahead of time is left out. */
static void trace__nvtx_lay_out(trace__nvtx_layout *l, trace__nvtx_domain *d, const trace__nvtx_schema *s)
{
    uint32_t at = 0;
    size_t i;
    for (i = 0; i < s->nentries && l->nitems < TRACE__NVTX_ITEMS; i++) {
        const trace__nvtx_entry *e = &s->entries[i];
        const trace__nvtx_layout *inner = NULL;
        trace__nvtx_item item;
        trace__field f;
        uint32_t bytes = 0, align;
        memset(&item, 0, sizeof item);
        memset(&f, 0, sizeof f);
        f.hint = "";
        item.is_message = (e->flags & TRACE__NVTX_IS_MESSAGE) != 0;
        if (e->type == 75 || e->type == 76) { /* text */
            bool here = e->length && !(e->flags & (TRACE__NVTX_ZERO_TERMINATED | TRACE__NVTX_INDIRECT));
            item.how = here ? TRACE__NVTX_CHARS : TRACE__NVTX_POINTER;
            bytes = here ? (uint32_t)e->length : 8;
            align = here ? 1 : 8;
            f.type = TRACE_T_STR;
        } else if (e->type == 80) {
            item.how = TRACE__NVTX_HANDLE;
            bytes = align = 8;
            f.type = TRACE_T_STR;
        } else if ((inner = trace__nvtx_layout_of(d, e->type)) != NULL && !inner->enum_name) {
            bytes = inner->size;
            align = inner->alignment;
        } else if (inner) {
            bytes = align = inner->size;
            f.type = (uint8_t)(bytes == 1 ? TRACE_T_U8 : bytes == 2 ? TRACE_T_U16 : bytes == 4 ? TRACE_T_U32 : TRACE_T_U64);
            f.hint = inner->enum_name;
        } else {
            f.type = trace__nvtx_type(e->type, &bytes);
            align = bytes;
        }
        if (!bytes || (e->flags & TRACE__NVTX_INDIRECT && f.type != TRACE_T_STR))
            return; /* from here on nothing is where we think */
        item.bytes = bytes;
        if ((e->flags & TRACE__NVTX_ARRAY_MASK) == TRACE__NVTX_FIXED_ARRAY && item.how == TRACE__NVTX_PLAIN)
            item.count = (uint32_t)e->length;
        else if (e->flags & TRACE__NVTX_ARRAY_MASK && item.how == TRACE__NVTX_PLAIN)
            return;
        if (s->alignment && s->alignment < align)
            align = (uint32_t)s->alignment;
        at = e->offset || !i ? (uint32_t)e->offset : align ? (at + align - 1) / align * align : at;
        item.offset = at;
        at += bytes * (item.count ? item.count : 1);
        if (align > l->alignment)
            l->alignment = align;
        if (inner && !inner->enum_name) {
            uint32_t k;
            for (k = 0; !item.count && k < inner->nitems && l->nitems < TRACE__NVTX_ITEMS; k++) {
                l->items[l->nitems] = inner->items[k];
                l->items[l->nitems].offset += item.offset;
                l->fields[l->nitems] = inner->fields[k];
                l->fields[l->nitems++].name = trace__nvtx_copy(inner->fields[k].name, e->name ? e->name : "");
            }
            continue;
        }
        f.name = trace__nvtx_copy(e->name ? e->name : "value", NULL);
        if (item.count)
            f.type |= TRACE_T_ARRAY;
        l->items[l->nitems] = item;
        l->fields[l->nitems++] = f;
    }
    if (l->alignment)
        at = (at + l->alignment - 1) / l->alignment * l->alignment;
    l->size = s->size ? (uint32_t)s->size : at;
}

static uint64_t trace__nvtx_PayloadSchemaRegister(trace__nvtx_domain *d, const trace__nvtx_schema *s)
{
    trace__nvtx_layout *l = s && s->entries ? (trace__nvtx_layout *)trace__lasting(sizeof *l) : NULL;
    if (!l)
        return 0;
    d = trace__nvtx_of(d);
    l->name = trace__nvtx_copy(s->name ? s->name : "payload", NULL);
    if (s->type <= 2) /* static or dynamic; unions have no one layout */
        trace__nvtx_lay_out(l, d, s);
    return trace__nvtx_keep_layout(d, s->id, (s->mask & TRACE__NVTX_HAS_ID) != 0, l);
}

static uint64_t trace__nvtx_PayloadEnumRegister(trace__nvtx_domain *d, const trace__nvtx_enum *e)
{
    trace__nvtx_layout *l = e && e->entries ? (trace__nvtx_layout *)trace__lasting(sizeof *l) : NULL;
    trace__enumerator *values = l ? (trace__enumerator *)trace__lasting(e->nentries * sizeof *values) : NULL;
    trace__enum definition;
    char name[8 + TRACE__NAME_MAX];
    size_t i;
    if (!values)
        return 0;
    d = trace__nvtx_of(d);
    memset(&definition, 0, sizeof definition);
    memcpy(name, "enum:", 5);
    trace__text(name + 5, trace__nvtx_copy(e->name ? e->name : "enum", d->name[0] ? d->name : NULL));
    l->name = trace__nvtx_copy(name + 5, NULL);
    l->enum_name = trace__nvtx_copy(name, NULL);
    l->size = e->size == 1 || e->size == 2 || e->size == 8 ? (uint32_t)e->size : 4;
    for (i = 0; i < e->nentries; i++) {
        values[i].value = (int64_t)e->entries[i].value;
        values[i].name = trace__nvtx_copy(e->entries[i].name, NULL);
        definition.is_flags |= e->entries[i].is_flag != 0;
    }
    definition.name = l->name;
    definition.n = (uint32_t)e->nentries;
    definition.values = values;
    trace__define_enum(&definition);
    return trace__nvtx_keep_layout(d, e->id, (e->mask & TRACE__NVTX_ENUM_HAS_ID) != 0, l);
}

/* ---- payloads: metadata with the schema's fields -------------------------------------------------------------- */

static bool trace__nvtx_item_text(const trace__nvtx_item *item, const unsigned char *data, const char **text, size_t *length)
{
    const void *at;
    memcpy(&at, data + item->offset, sizeof at < item->bytes ? sizeof at : item->bytes);
    if (item->how == TRACE__NVTX_CHARS) {
        *text = (const char *)data + item->offset;
        *length = trace__upto(*text, item->bytes);
    } else if (item->how == TRACE__NVTX_POINTER) {
        *text = (const char *)at;
        *length = at ? trace__upto(*text, TRACE__STR_MAX) : 0;
    } else if (item->how == TRACE__NVTX_HANDLE && at) {
        *text = ((const trace__nvtx_string *)at)->text;
        *length = ((const trace__nvtx_string *)at)->length;
    } else
        return false;
    return *text != NULL;
}

static trace__site *trace__nvtx_payload_site(trace__nvtx_domain *d, uint64_t schema, const trace__nvtx_layout *l, bool has_id)
{
    struct {
        const void *domain;
        uint64_t schema, has_id;
    } key;
    trace__field fields[TRACE__NVTX_ITEMS + 1];
    trace__special s;
    trace__made *m;
    uint32_t basic = 0;
    key.domain = d;
    key.schema = schema;
    key.has_id = has_id;
    m = (trace__made *)trace__object_find(TRACE__TYPE_NVTX_META, &key, sizeof key);
    if (m)
        return &m->site;
    memset(fields, 0, sizeof fields);
    if (has_id)
        trace__fill_fields(fields, TRACE__F_ID);
    if (l)
        memcpy(fields + has_id, l->fields, l->nitems * sizeof *fields);
    else { /* an array of a basic type, or bytes nobody described */
        uint8_t type = trace__nvtx_type(schema, &basic);
        fields[has_id].name = "payload";
        fields[has_id].type = (uint8_t)(schema >= 75 && schema <= 76 ? TRACE_T_STR : type ? type | TRACE_T_ARRAY : TRACE_T_BYTES);
        fields[has_id].hint = "";
    }
    s.api = "nvtx";
    s.name = l ? l->name : "payload";
    s.kind = TRACE_KIND_META;
    s.nfields = (l ? l->nitems : 1) + has_id;
    s.fields = fields;
    m = (trace__made *)trace__object_get(TRACE__TYPE_NVTX_META, &key, sizeof key, sizeof *m, trace__make_special, &s);
    return m ? &m->site : NULL;
}

static unsigned char *trace__nvtx_put_items(unsigned char *p, const trace__nvtx_layout *l, const unsigned char *data)
{
    uint32_t i;
    for (i = 0; i < l->nitems; i++) {
        const trace__nvtx_item *item = &l->items[i];
        const char *text = NULL;
        size_t length = 0;
        if (item->how != TRACE__NVTX_PLAIN) {
            trace__nvtx_item_text(item, data, &text, &length);
            p = trace__put_strn(p, text, length, 128);
        } else if (item->count)
            p = trace__put_array(p, data + item->offset, item->count, item->bytes, 128 / item->bytes);
        else {
            memcpy(p, data + item->offset, item->bytes);
            p += item->bytes;
        }
    }
    return p;
}

static void trace__nvtx_payloads(const trace__nvtx_event *e, uint64_t id)
{
    size_t i;
    for (i = 0; i < e->npayloads && i < 8 && e->payloads && TRACE__NVTX_ON(2); i++) {
        const trace__nvtx_payload *data = &e->payloads[i];
        const trace__nvtx_layout *l = trace__nvtx_layout_of(e->domain, data->schema);
        size_t size = data->size;
        trace__site *site;
        trace__writer *w;
        unsigned char *p;
        if (l && size == (size_t)-1)
            size = l->size;
        if (!data->data || data->schema == 1022 || size == (size_t)-1 || (l && (size < l->size || !l->nitems)))
            continue;
        site = trace__nvtx_payload_site(e->domain, data->schema, l, id != 0);
        p = site ? trace__open(&w, trace__site_id(site), 8 + (l ? TRACE__NVTX_ITEMS * 136u : TRACE__STR_MAX + 8)) : NULL;
        if (!p)
            continue;
        if (id)
            p = trace__put_u64(p, id);
        if (l)
            p = trace__nvtx_put_items(p, l, (const unsigned char *)data->data);
        else {
            uint32_t bytes = 1;
            if (!trace__nvtx_type(data->schema, &bytes) || data->schema == 75 || data->schema == 76)
                bytes = 1;
            p = trace__put_array(p, data->data, size / bytes, bytes, TRACE__STR_MAX / bytes);
        }
        trace__close(w, p);
    }
}

/* The event that payloads alone describe: its text is the entry marked as the message. */
static void trace__nvtx_read_payloads(trace__nvtx_event *e, trace__nvtx_domain *d, const trace__nvtx_payload *payloads, size_t n)
{
    size_t i;
    uint32_t k;
    trace__nvtx_text(e, d, NULL);
    e->payloads = payloads;
    e->npayloads = n;
    for (i = 0; payloads && i < n; i++) {
        const trace__nvtx_layout *l = trace__nvtx_layout_of(e->domain, payloads[i].schema);
        for (k = 0; l && payloads[i].data && payloads[i].size >= l->size && k < l->nitems; k++)
            if (l->items[k].is_message && trace__nvtx_item_text(&l->items[k], (const unsigned char *)payloads[i].data, &e->text, &e->length)) {
                if (e->length > TRACE__NAME_MAX)
                    e->length = TRACE__NAME_MAX;
                return;
            }
        if (l && i == 0) {
            e->text = l->name;
            e->length = strlen(l->name);
        }
    }
}

static void trace__nvtx_MarkPayload(trace__nvtx_domain *d, const trace__nvtx_payload *payloads, size_t n)
{
    trace__nvtx_event e;
    if (!TRACE__NVTX_ON(1))
        return;
    trace__nvtx_read_payloads(&e, d, payloads, n);
    trace__nvtx_mark(&e);
}
static int trace__nvtx_RangePushPayload(trace__nvtx_domain *d, const trace__nvtx_payload *payloads, size_t n)
{
    trace__nvtx_event e;
    if (!TRACE__NVTX_ON(1))
        return trace__nvtx_push(trace__nvtx_of(d), NULL);
    trace__nvtx_read_payloads(&e, d, payloads, n);
    return trace__nvtx_push(e.domain, &e);
}
static int trace__nvtx_RangePopPayload(trace__nvtx_domain *d, const trace__nvtx_payload *payloads, size_t n)
{
    trace__nvtx_event e;
    if (TRACE__NVTX_ON(1)) {
        trace__nvtx_read_payloads(&e, d, payloads, n);
        trace__nvtx_payloads(&e, 0);
    }
    return trace__nvtx_pop(trace__nvtx_of(d));
}
static uint64_t trace__nvtx_RangeStartPayload(trace__nvtx_domain *d, const trace__nvtx_payload *payloads, size_t n)
{
    trace__nvtx_event e;
    trace__nvtx_read_payloads(&e, d, payloads, n);
    return trace__nvtx_start(&e);
}
static void trace__nvtx_RangeEndPayload(trace__nvtx_domain *d, uint64_t id, const trace__nvtx_payload *payloads, size_t n)
{
    trace__nvtx_event e;
    if (TRACE__NVTX_ON(1)) {
        trace__nvtx_read_payloads(&e, d, payloads, n);
        trace__nvtx_payloads(&e, id);
    }
    trace__nvtx_end(id);
}
static uint8_t trace__nvtx_DomainIsEnabled(trace__nvtx_domain *d)
{
    (void)d;
    return TRACE__NVTX_ON(1);
}
static int64_t trace__nvtx_TimestampGet(void)
{
    return (int64_t)trace__ticks();
}

/* ---- counters -------------------------------------------------------------------------------------------------- */

typedef struct trace__nvtx_counter {
    const char *name, *unit;
    uint64_t schema;
    uint32_t events[3]; /* of integers, of floating point, of unsigned */
} trace__nvtx_counter;

static trace__nvtx_counter *trace__nvtx_counter_of(trace__nvtx_domain *d, uint64_t id, bool make)
{
    struct {
        const void *domain;
        uint64_t id;
    } key;
    key.domain = id < 1ull << 32 ? d : NULL;
    key.id = id;
    return (trace__nvtx_counter *)(make ? trace__object_get(TRACE__TYPE_NVTX_COUNTER, &key, sizeof key, sizeof(trace__nvtx_counter), NULL, NULL)
                                        : trace__object_find(TRACE__TYPE_NVTX_COUNTER, &key, sizeof key));
}

static uint64_t trace__nvtx_CounterRegister(trace__nvtx_domain *d, const trace__nvtx_counter_attributes *a)
{
    static uint64_t count;
    const trace__nvtx_semantics *s;
    trace__nvtx_counter *c;
    uint64_t id;
    if (!a || a->size < sizeof *a)
        return 0;
    d = trace__nvtx_of(d);
    id = a->id ? a->id : (1ull << 32) + __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED);
    c = trace__nvtx_counter_of(d, id, true);
    if (!c)
        return 0;
    c->schema = a->schema;
    c->unit = "";
    for (s = a->semantics; s; s = s->next)
        if (s->id == 5 && s->unit)
            c->unit = trace__nvtx_copy(s->unit, NULL);
    if (d->name[0]) {
        char *name = (char *)trace__lasting(strlen(d->name) + trace__upto(a->name, TRACE__NAME_MAX) + 2);
        if (!name)
            return 0;
        trace__text(trace__text(trace__text(name, d->name), ":"), trace__nvtx_copy(a->name, NULL));
        c->name = name;
    } else
        c->name = trace__nvtx_copy(a->name, NULL);
    return id;
}

/* `part` names one of the values of a structured counter. */
static void trace__nvtx_sample(trace__nvtx_counter *c, const char *part, uint8_t type, const void *value, uint32_t bytes)
{
    struct {
        const void *counter, *part;
        uint64_t type;
    } key;
    trace__field field;
    trace__special s;
    trace__made *m;
    trace__writer *w;
    unsigned char *p;
    if (!TRACE__NVTX_ON(1) || !type)
        return;
    key.counter = c;
    key.part = part;
    key.type = type;
    m = (trace__made *)trace__object_find(TRACE__TYPE_NVTX_META, &key, sizeof key);
    if (!m) {
        memset(&field, 0, sizeof field);
        field.name = "value";
        field.type = type;
        field.role = TRACE_R_VALUE;
        field.hint = c->unit;
        s.api = "nvtx";
        s.name = part ? trace__nvtx_copy(part, c->name) : c->name;
        s.kind = TRACE_KIND_COUNTER;
        s.nfields = 1;
        s.fields = &field;
        m = (trace__made *)trace__object_get(TRACE__TYPE_NVTX_META, &key, sizeof key, sizeof *m, trace__make_special, &s);
    }
    p = m ? trace__open(&w, trace__site_id(&m->site), 8) : NULL;
    if (!p)
        return;
    memcpy(p, value, bytes);
    trace__close(w, p + bytes);
}
static void trace__nvtx_CounterSampleInt64(trace__nvtx_domain *d, uint64_t id, int64_t value)
{
    trace__nvtx_counter *c = trace__nvtx_counter_of(trace__nvtx_of(d), id, false);
    if (c)
        trace__nvtx_sample(c, NULL, TRACE_T_I64, &value, 8);
}
static void trace__nvtx_CounterSampleFloat64(trace__nvtx_domain *d, uint64_t id, double value)
{
    trace__nvtx_counter *c = trace__nvtx_counter_of(trace__nvtx_of(d), id, false);
    if (c)
        trace__nvtx_sample(c, NULL, TRACE_T_F64, &value, 8);
}
static void trace__nvtx_CounterSample(trace__nvtx_domain *d, uint64_t id, const void *values, size_t size)
{
    trace__nvtx_counter *c = trace__nvtx_counter_of(trace__nvtx_of(d), id, false);
    const trace__nvtx_layout *l = c ? trace__nvtx_layout_of(trace__nvtx_of(d), c->schema) : NULL;
    uint32_t i, bytes = 0;
    uint8_t type;
    if (!c || !values)
        return;
    if (!l) {
        type = trace__nvtx_type(c->schema, &bytes);
        if (type && size >= bytes)
            trace__nvtx_sample(c, NULL, type, values, bytes);
        return;
    }
    for (i = 0; i < l->nitems; i++)
        if (l->items[i].how == TRACE__NVTX_PLAIN && !l->items[i].count && l->items[i].offset + l->items[i].bytes <= size)
            trace__nvtx_sample(c, l->fields[i].name, l->fields[i].type, (const unsigned char *)values + l->items[i].offset, l->items[i].bytes);
}
static void trace__nvtx_CounterSampleNoValue(trace__nvtx_domain *d, uint64_t id, uint8_t reason)
{
    if (reason == 0) /* the value is zero; the other reasons say that there is no value */
        trace__nvtx_CounterSampleInt64(d, id, 0);
}

/* ---- into the binary ------------------------------------------------------------------------------------------- */

/* X(module, number, function) */
#define TRACE__NVTX_TABLE(X) \
    X(CORE, 1, MarkEx) X(CORE, 2, MarkA) X(CORE, 3, MarkW) X(CORE, 4, RangeStartEx) X(CORE, 5, RangeStartA) X(CORE, 6, RangeStartW) \
    X(CORE, 7, RangeEnd) X(CORE, 8, RangePushEx) X(CORE, 9, RangePushA) X(CORE, 10, RangePushW) X(CORE, 11, RangePop) \
    X(CORE, 12, NameCategoryA) X(CORE, 13, NameCategoryW) X(CORE, 14, NameOsThreadA) X(CORE, 15, NameOsThreadW) \
    X(CORE2, 1, DomainMarkEx) X(CORE2, 2, DomainRangeStartEx) X(CORE2, 3, DomainRangeEnd) X(CORE2, 4, DomainRangePushEx) \
    X(CORE2, 5, DomainRangePop) X(CORE2, 6, DomainResourceCreate) X(CORE2, 7, DomainResourceDestroy) X(CORE2, 8, DomainNameCategoryA) \
    X(CORE2, 9, DomainNameCategoryW) X(CORE2, 10, DomainRegisterStringA) X(CORE2, 11, DomainRegisterStringW) X(CORE2, 12, DomainCreateA) \
    X(CORE2, 13, DomainCreateW) X(CORE2, 14, DomainDestroy) X(CORE2, 15, Initialize) \
    X(SYNC, 1, DomainSyncUserCreate) X(SYNC, 2, DomainSyncUserDestroy) X(SYNC, 3, DomainSyncUserAcquireStart) \
    X(SYNC, 4, DomainSyncUserAcquireFailed) X(SYNC, 5, DomainSyncUserAcquireSuccess) X(SYNC, 6, DomainSyncUserReleasing)
/* X(extension, number, function) */
#define TRACE__NVTX_EXTENSIONS(X) \
    X(PAYLOAD, 0, PayloadSchemaRegister) X(PAYLOAD, 1, PayloadEnumRegister) X(PAYLOAD, 2, MarkPayload) X(PAYLOAD, 3, RangePushPayload) \
    X(PAYLOAD, 4, RangePopPayload) X(PAYLOAD, 5, RangeStartPayload) X(PAYLOAD, 6, RangeEndPayload) X(PAYLOAD, 7, DomainIsEnabled) \
    X(PAYLOAD, 8, TimestampGet) \
    X(COUNTERS, 0, CounterRegister) X(COUNTERS, 1, CounterSampleInt64) X(COUNTERS, 2, CounterSampleFloat64) X(COUNTERS, 3, CounterSample) \
    X(COUNTERS, 4, CounterSampleNoValue)

static const struct trace__nvtx_row {
    int module;
    unsigned number;
    trace__nvtx_fn function;
} trace__nvtx_rows[] = {
#define TRACE__NVTX_ROW(module, number, function) {TRACE__NVTX_##module, number, (trace__nvtx_fn)trace__nvtx_##function},
#define TRACE__NVTX_NAME_ROWS(module, number, kind, type) \
    {TRACE__NVTX_##module, number, (trace__nvtx_fn)trace__nvtx_Name##kind##A}, \
    {TRACE__NVTX_##module, number + 1, (trace__nvtx_fn)trace__nvtx_Name##kind##W},
    TRACE__NVTX_TABLE(TRACE__NVTX_ROW) TRACE__NVTX_NAMES(TRACE__NVTX_NAME_ROWS)
};
static const struct trace__nvtx_row trace__nvtx_extensions[] = {
#define TRACE__NVTX_EXT_ROW(module, number, function) {TRACE__NVTX_EXT_##module, number, (trace__nvtx_fn)trace__nvtx_##function},
    TRACE__NVTX_EXTENSIONS(TRACE__NVTX_EXT_ROW)
};

#define TRACE__NVTX_EXPORT extern __attribute__((visibility("default"), used))
TRACE__NVTX_EXPORT int trace__nvtx_inject(trace__nvtx_exports exports) __asm__("InitializeInjectionNvtx2");
TRACE__NVTX_EXPORT int trace__nvtx_inject_extension(trace__nvtx_module *module) __asm__("InitializeInjectionNvtxExtension");

static bool trace__nvtx_wanted(void)
{
    trace__init();
    return trace__c.level[TRACE_API_NVTX] && trace__c.mode != TRACE_MODE_OFF;
}

/* Called by each binary that has NVTX, at its first use. 1: here we are. */
int trace__nvtx_inject(trace__nvtx_exports exports)
{
    const trace__nvtx_callbacks *callbacks = exports ? (const trace__nvtx_callbacks *)exports(TRACE__NVTX_ETID_CALLBACKS) : NULL;
    int module;
    size_t i;
    if (!callbacks || callbacks->size < sizeof *callbacks || !trace__nvtx_wanted())
        return 0;
    for (module = TRACE__NVTX_CORE; module < TRACE__NVTX_MODULES; module++) {
        trace__nvtx_fn **table = NULL;
        unsigned entries = 0;
        if (!callbacks->module_table(module, &table, &entries) || !table)
            continue;
        for (i = 0; i < sizeof trace__nvtx_rows / sizeof trace__nvtx_rows[0]; i++)
            if (trace__nvtx_rows[i].module == module && trace__nvtx_rows[i].number < entries && table[trace__nvtx_rows[i].number])
                *table[trace__nvtx_rows[i].number] = trace__nvtx_rows[i].function;
    }
    return 1;
}

int trace__nvtx_inject_extension(trace__nvtx_module *module)
{
    size_t i;
    bool any = false;
    if (!module || !module->nsegments || !module->segments || !trace__nvtx_wanted())
        return 0;
    if (module->module == TRACE__NVTX_EXT_PAYLOAD && module->info) {
        const uint16_t(*sizes)[2] = (const uint16_t(*)[2])module->info;
        if (sizes[0][1] == sizeof sizes[0]) /* the first row tells the number of rows and their size */
            memcpy(trace__nvtx_sizes[1], sizes[1], (sizes[0][0] < 28 ? sizes[0][0] - 1u : 27u) * sizeof sizes[0]);
    }
    for (i = 0; i < sizeof trace__nvtx_extensions / sizeof trace__nvtx_extensions[0]; i++)
        if (trace__nvtx_extensions[i].module == module->module && trace__nvtx_extensions[i].number < module->segments[0].slots) {
            memcpy(&module->segments[0].functions[trace__nvtx_extensions[i].number], &trace__nvtx_extensions[i].function, sizeof(trace__nvtx_fn));
            any = true;
        }
    return any;
}

/* NVTX in our own binary finds us through these, which its headers define, without environment or exported symbols. */
extern int (*trace__nvtx_own)(trace__nvtx_exports) __asm__("InitializeInjectionNvtx2_fnptr") __attribute__((weak));
extern int (*trace__nvtx_own_extension)(trace__nvtx_module *) __asm__("InitializeInjectionNvtxExtension_fnptr") __attribute__((weak));

static void trace__nvtx_init(void)
{
    if (!trace__c.level[TRACE_API_NVTX])
        return;
    trace__collect_init();
    if (trace__offer("NVTX_INJECTION64_PATH", "InitializeInjectionNvtx2", (const void *)(uintptr_t)trace__nvtx_inject))
        return;
    if (&trace__nvtx_own && !trace__nvtx_own)
        trace__nvtx_own = trace__nvtx_inject;
    if (&trace__nvtx_own_extension && !trace__nvtx_own_extension)
        trace__nvtx_own_extension = trace__nvtx_inject_extension;
}

static const trace__backend *trace__nvtx_backend(void)
{
    static const trace__backend backend = {TRACE_API_NVTX, "nvtx", trace__nvtx_init, NULL, NULL};
    return &backend;
}
/************** End of api/nvtx_ext.c *****************************************/
#endif
#ifdef __cplusplus
}
#endif
#endif
/************** Begin file licence.h ******************************************/
/* >>licence
 *
 * MIT License
 *
 * Copyright (c) 2026 the trace.h authors
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy
 * of this software and associated documentation files (the "Software"), to deal
 * in the Software without restriction, including without limitation the rights
 * to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
 * copies of the Software, and to permit persons to whom the Software is
 * furnished to do so, subject to the following conditions:
 *
 * The above copyright notice and this permission notice shall be included in all
 * copies or substantial portions of the Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
 * IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
 * FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
 * AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
 * LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
 * OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
 * SOFTWARE.
 */
/************** End of licence.h **********************************************/
