/* internal.h - what the recorder's files and the backends (src/backends/) share; private to TRACE_IMPL
 *
 * How an event is recorded, in the order it happens:
 *   1. the level: trace__recorder.level[api] is what is recorded of that API, 0 = off (one load, one branch)
 *   2. trace__open(): marks the writer busy, finds room, reads the clock, stores the header
 *   3. trace__put_*(): stores the payload, fields packed in the order of the description
 *   4. trace__close(): pads, publishes with one store to the chunk header, clears busy
 * A signal handler that records between 2 and 4 finds the writer busy and gets a stream of its own (chunk.nesting > 0).
 * Nothing here locks, allocates or calls the system, except the slow path: chunk full, first event of a thread, after
 * fork.
 *
 * trace__field, trace__desc, trace__site, trace__open, trace__put_*, trace__close and the levels are in public/api.h,
 * for the user's macros
 * stand on them too.
 */
#ifndef TRACE_INTERNAL_H
#define TRACE_INTERNAL_H

#include "unit.h"

/* The state of this process and its file (state.h). */
typedef struct trace__process trace__process;
typedef struct trace__buffer trace__buffer; /* a slot in memory */

/* Whether an event of that API and level (1 minimal, 2 default, 3 full) is recorded now. */
#define TRACE__ON(api, level) (TRACE__LEVEL(api) >= (level))

/* Most bytes of payload a record may have; what is longer must be cut by the caller (arrays and strings know how). */
#define TRACE__PAYLOAD_MAX 12288u

/* ---- dictionary (registry.c): once a process, any thread ---------------------------------------------- */

/* An enum or a set of flags by name, so that tools decode fields whose hint is "enum:NAME". */
typedef struct trace__enumerator {
    int64_t value;
    uint8_t flags; /* 1: as a result, not an error; 2: nor are larger values that have no name */
    const char *name;
} trace__enumerator;
typedef struct trace__enum {
    const char *name;
    uint8_t is_flags;
    uint32_t n;
    const trace__enumerator *values;
} trace__enum;
/* trace__define_enum(), and trace__intern(): the id of a text (TRACE_T_STRID); the same text has the same id, 0 when it
 * cannot be had now. Both, and all else that backends ask of the recorder in use, are in services.h. */

/* A place in the program: api/place.c. Its text has an id of its own, for different places may have equal ones. */
typedef struct trace__place {
    char text[512];    /* "compute+0x45" */
    size_t bytes;      /* of text */
    char module[1024]; /* file that was loaded; "": unknown, and the rest says nothing */
    uint64_t address;  /* in it, as it was linked */
    unsigned char build_id[64];
    uint32_t build_id_bytes; /* 0: it has none */
} trace__place;

/* ---- hooks (core/symbols.c) -------------------------------------------------------------------------------------- */

/* An address that stands for the calling thread, as long as it lives. Safe before any constructor ran. */
TRACE__INTERNAL const int *trace__thread_id_here(void);

/* The next definition of `name` after this object (RTLD_NEXT), else the one in a loaded library whose path contains
 * `library` (for libraries loaded RTLD_LOCAL), or NULL. Not cached: keep the result. */
TRACE__INTERNAL void *trace__real(const char *name, const char *library);
TRACE__INTERNAL void *trace__loaded(const char *name, const char *library); /* only the latter */

/* errno is the program's: save it before tracer work that may change it. */
#define TRACE__SAVE_ERRNO int trace__errno = errno
#define TRACE__RESTORE_ERRNO errno = trace__errno

/* One line on stderr, "trace: ...", unless the process has written the same one. Lines are the same if only numbers
 * given as %lu differ: those are amounts, which grow. At most 16 lines, and 8 of one format; the next is a line that
 * says that further ones are not shown. Async-signal-safe, for any thread, without an allocation. Understands %s %d %u
 * %lu %x only. */
TRACE__INTERNAL void trace__warn(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* The path this recorder was loaded from, "" if it is the executable; for environment variables that name a collector.
 */
TRACE__INTERNAL void trace__own_path(char *path, size_t size);
/* Lets libraries find our entry point `symbol` through the environment variable `name`, unless the user set that;
 * `self` is what stands for the program itself. False: the symbol is in the program but hidden, because that was linked
 * without -rdynamic. */
TRACE__INTERNAL bool trace__offer(const char *name, const char *self, const char *symbol, const void *entry);
/* A row for device work (TRACE_REC_TRACK); `clock` "" = the recorder's. */
TRACE__INTERNAL uint32_t trace__track_new(uint32_t parent, int kind, const char *name, const char *clock);

/* Who must know of changes. Any of the last two may be NULL.
 *   flush    before what is recorded is read (trace_flush, trace_snapshot)
 *   levels   after levels have changed; control lock held
 *   prepare  the next step is one in which devices are recorded again; control lock held
 *   final    the process is about to end without exit handlers, and what devices have finished is to be recorded now.
 *            On the recorder's own thread; nobody waits for it longer than ending.c says
 *   poll     the same, on that thread, ten times a second, until trace__polling_over() (services.h): whoever has it
 *            calls that before its library is torn down at exit */
typedef struct trace__watch {
    void (*flush)(void), (*levels)(void), (*prepare)(void), (*final)(void), (*poll)(void);
    struct trace__watch *next;
} trace__watch;
TRACE__INTERNAL void trace__watch_add(trace__watch *w); /* for good; any thread */
TRACE__PRIVATE void trace__watch_nothing(void) {}

/* What a backend tells the recorder about itself. Any pointer may be NULL. All modules of a process see each other's: a
 * change is one of TRACE__LAYOUT. */
struct trace__library;
struct trace__call;
typedef struct trace__backend {
    int api;               /* its number: public/sources.gen.h */
    const char *name;      /* as in TRACE_APIS */
    void (*init)(void);    /* once, from the constructor or the first event, before anything is recorded */
    void (*opened)(void);  /* each time a file was opened (also in a fork child), from the thread that opened it */
    void (*closing)(void); /* before the file is closed at exit */
    void (*leaving)(void); /* a thread that recorded ends: on that thread, which may still record */
    /* at each trace_start(), on the caller's thread, outside of the linker's lock: the program may have begun to use
     * the API before this module was loaded */
    void (*started)(void);
    /* from the recorder's own thread, where threads may be made; of one module only, if several have the backend */
    void (*sample)(void);
    /* a function of any library that is wrapped was found, for the first time */
    void (*found)(const struct trace__library *lib, const struct trace__call *c);
    /* a wrapper of the program's own asks for the function behind ours: its calls are recorded there */
    void (*elsewhere)(const char *name);
    /* its records, of this API, are ranges that end where recording pauses; NULL: calls, which end when they return */
    const char *ranges;
} trace__backend;
/* Those of this module, in the order of their numbers; NULL: no more (backends/backends.gen.h). */
TRACE__INTERNAL const trace__backend *trace__backend_here(int i);

#endif
