/* export.h - what the formats of trace-export have in common
 *
 * A format is one file (folded.c, chrome.c ...) with one `export_format`, listed in formats.c. To add one: write its
 * functions, declare it below, put it into the list in the order of names, add its files to meson.build and a section
 * to docs/guide/export.md.
 *
 * An output file is a part: some processes of the trace (a rank's, or all). For each part the format's open() is called
 * once, then event() with each event of these processes in the order of time, then close(). Several parts are written
 * at the same time, so all state hangs on what open() returns. What a format writes goes to part->out as it comes; it
 * keeps no more than what is open, and its tables of names.
 *
 * Layers, each knows those above it only: export; walk spool groups waits texts; tree; the formats; formats; job,
 * package; main.
 */
#ifndef EXPORT_H
#define EXPORT_H
#include "common/out.h"
#include "common/values.h"
#include "read/read.h"

/* What --weight says a stack's number is. */
enum export_weight { WEIGHT_TIME, WEIGHT_DEVICE, WEIGHT_CALLS, WEIGHT_BYTES };

/* What --roots puts below the tasks of each stack. */
enum { ROOT_HOST = 1, ROOT_RANK = 2, ROOT_THREAD = 4 };

typedef struct export_settings {
    int64_t from_ns, to_ns; /* the window; INT64_MIN and INT64_MAX: all */
    tool_list apis;         /* none: all */
    tool_ranges ranks;
    tool_list hosts;
    enum export_weight weight;
    unsigned roots;
    const char *step;        /* name of the tasks that are steps, before their number; NULL: the usual ones */
    bool syncs;              /* also what the host waited for */
    uint64_t session, phase; /* of profiles; UINT64_MAX: not given */
    bool args;               /* tables: arguments, too */
    tool_moment slice;       /* tables: the time that a file has */
    const char *compression; /* tables; NULL: the usual one */
} export_settings;

typedef struct export_part {
    tr_trace *trace;
    const export_settings *settings;
    const char *path; /* for messages */
    tr_process *const *processes;
    size_t nprocesses;
    int32_t rank; /* of all of them; -1: they have none, or several */
    tool_out *out;
    void *prepared; /* what the format's prepare() returned */
} export_part;

/* What was written, for the line at the end. */
typedef struct export_result {
    uint64_t records; /* slices, stacks ...: what the format calls them */
    uint64_t unfinished, orphans;
    uint64_t unfinite; /* samples of counters that are NaN or infinite, which the format cannot store */
    uint64_t alone;    /* messages whose other end is not on record */
    bool nothing;      /* that the format has was found; of a sum: in no part */
} export_result;

/* Options that not every format knows: any other refuses them. */
enum {
    USES_WEIGHT = 1,
    USES_ROOTS = 2,
    USES_STEP = 4,
    USES_SYNCS = 8,
    USES_GEOMETRY = 16,
    USES_SESSION = 32,
    USES_TABLES = 64,  /* --args, --slice, --compression */
    USES_PACKAGE = 128 /* the Python package writes it (package.c): it has no functions here */
};

struct export_job;
typedef struct export_format {
    const char *name;    /* as --format takes it */
    const char *ending;  /* of a file's name */
    const char *summary; /* what it is for: "flame graphs: flamegraph.pl, inferno, speedscope" */
    const char *records; /* "slices" */
    const char *nothing; /* what was not found, and what to use, when a part has nothing */
    unsigned uses;
    bool by_rank;                                   /* one file a rank unless --files says otherwise */
    bool bare_rank;                                 /* which is called NAME.3.et, even if there is one rank only */
    void *(*prepare)(const struct export_job *job); /* before the first part; NULL: nothing */
    void (*discard)(void *prepared);
    void *(*open)(const export_part *part);
    void (*event)(void *state, const tr_event *e);
    export_result (*close)(void *state); /* writes what is left, frees the state */
} export_format;

/* formats.c: all of them, in the order of their names; ends with NULL. */
extern const export_format *const export_formats[];
extern const export_format export_arrow, export_chakra, export_chrome, export_folded, export_hatchet,
    export_hatchet_msgpack, export_nsys, export_otf2, export_parquet, export_pprof, export_proton, export_speedscope;
const export_format *export_format_named(const char *name); /* NULL: there is none */

/* job.c: writes the trace. `output` is the name of the file, "-" is the standard output; with `by_rank` each rank has a
 * file of its own, whose name has the rank before its ending: NAME.rank3.json.gz. */
typedef struct export_job {
    tr_trace *trace;
    const export_format *format;
    const export_settings *settings;
    const char *output;
    bool by_rank;
} export_job;
typedef struct export_done {
    char *first, *last; /* names of the first file and the last; NULL: there was nothing to write */
    uint64_t files, bytes;
    size_t processes;
    export_result sum;
} export_done;
export_done export_write(const export_job *job);
void export_forget(export_done *done); /* gives back the names */

/* Whether the settings want the process. */
bool export_wants(const export_settings *settings, const tr_process *process);
#endif
