/* to-perfetto - recorded traces in, a Perfetto trace out: options, the loop, what is said at the end */
#include "convert.h"
#include <errno.h>
#include <getopt.h>
#include <inttypes.h>
#include <stdarg.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

static const char help[] =
    "usage: to-perfetto [options] FILE.bin|DIRECTORY ...\n"
    "\n"
    "Turns what was recorded (raw .bin files, a merged file, or directories of them) into one trace for Perfetto.\n"
    "Open it at https://ui.perfetto.dev, or ask it by SQL with Perfetto's trace_processor.\n"
    "\n"
    "  -o, --output FILE     write FILE (default: the input's name with .pftrace; merged.pftrace for several; - is stdout)\n"
    "  -z, --compress        deflate the packets, on all cores: about 2.5 times smaller; every Perfetto reads it\n"
    "      --from TIME       leave out what ended before TIME: seconds since the first event, or with a unit: 1.5, 200ms, 30us\n"
    "      --to TIME         leave out what began after TIME\n"
    "      --ranks LIST      only these ranks: 0,4-7\n"
    "      --args WHAT       default: arguments, but not addresses, handles and ids, which make a trace slow to open;\n"
    "                        all: those too, and every element of arrays; none: only names and errors\n"
    "  -q, --quiet           say nothing unless something is wrong\n"
    "  -h, --help            this text\n"
    "      --version         the version\n"
    "\n"
    "Examples:\n"
    "  to-perfetto out/                            writes out.pftrace\n"
    "  to-perfetto -z -o run.pftrace merged.bin\n"
    "  to-perfetto --ranks 0-3 --from 10 --to 12.5 merged.bin\n"
    "\n"
    "Exit status: 0 all is well; 1 the trace was written, but some input was damaged, cut or missing; 2 nothing was written.\n";

#ifndef TRACE_VERSION_TEXT
#define TRACE_VERSION_TEXT "unknown"
#endif

static int refuse(const char *format, ...) __attribute__((format(printf, 1, 2)));
static int refuse(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    fputs("to-perfetto: error: ", stderr);
    vfprintf(stderr, format, args);
    fputs("\n", stderr);
    va_end(args);
    return 2;
}

/* ---- values of options -------------------------------------------------------------------------------- */

typedef struct ranks { int32_t first, last; } ranks;
typedef struct rank_list { ranks *list; size_t n; } rank_list;

static bool in_ranks(const void *user, int32_t rank)
{
    const rank_list *r = (const rank_list *)user;
    for (size_t i = 0; i < r->n; i++)
        if (rank >= r->list[i].first && rank <= r->list[i].last)
            return true;
    return false;
}

static bool parse_ranks(const char *s, rank_list *r)
{
    for (;;) {
        char *end;
        long first = strtol(s, &end, 10), last = first;
        if (end == s || first < 0 || first > INT32_MAX)
            return false;
        if (*end == '-') {
            s = end + 1;
            last = strtol(s, &end, 10);
            if (end == s || last < first || last > INT32_MAX)
                return false;
        }
        r->list = (ranks *)pb_alloc(r->list, (r->n + 1) * sizeof *r->list);
        r->list[r->n++] = (ranks){(int32_t)first, (int32_t)last};
        if (!*end)
            return true;
        if (*end != ',')
            return false;
        s = end + 1;
    }
}

static bool parse_time(const char *s, int64_t *ns)
{
    static const struct { const char *name; double ns; } units[] = {{"", 1e9}, {"s", 1e9}, {"ms", 1e6}, {"us", 1e3}, {"ns", 1}};
    char *end;
    double v = strtod(s, &end);
    if (end == s || !(v >= 0))
        return false;
    for (unsigned i = 0; i < sizeof units / sizeof *units; i++)
        if (!strcmp(end, units[i].name) && v * units[i].ns < 9e18) {
            *ns = (int64_t)(v * units[i].ns);
            return true;
        }
    return false;
}

/* The input's name with another ending, in the directory one is in when the input is no file of its own. */
static char *default_output(char *const *paths, int n)
{
    char *out = NULL;
    size_t length = strlen(paths[0]);
    if (n > 1)
        return strdup("merged.pftrace");
    while (length > 1 && paths[0][length - 1] == '/')
        length--;
    if (length > 4 && !memcmp(paths[0] + length - 4, ".bin", 4))
        length -= 4;
    if (asprintf(&out, "%.*s.pftrace", (int)length, paths[0]) < 0)
        pb_alloc(NULL, SIZE_MAX);
    return out;
}

static bool same_file(const char *a, const char *b)
{
    struct stat x, y;
    return !stat(a, &x) && !stat(b, &y) && x.st_dev == y.st_dev && x.st_ino == y.st_ino;
}

/* ---- the work ----------------------------------------------------------------------------------------- */

/* Device slices are recorded when they are over, so they come late. How late decides when Perfetto may be told that all is there
 * up to a point; only a look at all of them tells. */
static uint64_t measure_lateness(tr_set *set, int64_t to_ns)
{
    const tr_def *const *defs;
    size_t n = tr_set_defs(set, &defs);
    bool any = false;
    int64_t now = INT64_MIN, late = 0;
    tr_cursor *cursor;
    tr_event e;
    for (size_t i = 0; i < n; i++)
        any = any || defs[i]->kind == TRACE_KIND_SLICE;
    if (!any)
        return 0;
    cursor = tr_merged_cursor(set, INT64_MIN, to_ns);
    while (tr_next(cursor, &e)) {
        if (e.ns > now)
            now = e.ns;
        else if (now - e.ns > late)
            late = now - e.ns;
    }
    tr_cursor_close(cursor);
    return (uint64_t)late;
}

static void run(convert *c, tr_set *set, int64_t to_ns, const char *output, bool quiet)
{
    tr_cursor *cursor;
    tr_event e;
    uint64_t n = 0;
    (void)output;
    (void)quiet;
    c->late_ns = measure_lateness(set, to_ns);
    cursor = tr_merged_cursor(set, INT64_MIN, to_ns);
    while (tr_next(cursor, &e) && !c->w.out.error) {
        convert_event(c, &e);
        n++;
    }
    convert_finish(c);
    tr_cursor_close(cursor);
}

static void report(const convert *c, const char *output)
{
    uint64_t receives, sends = flows_unmatched(&c->flows, &receives);
    fprintf(stderr, "%s: %" PRIu64 " slices of %zu process%s on %" PRIu64 " tracks", output, c->w.slices, c->nprocesses,
            c->nprocesses == 1 ? "" : "es", c->w.tracks - c->nprocesses);
    if (c->flows.messages)
        fprintf(stderr, ", %" PRIu64 " messages", c->flows.messages);
    fprintf(stderr, ", %.1f MB (%.1f bytes a slice); open it at https://ui.perfetto.dev\n", (double)c->w.out.written / 1e6,
            c->w.slices ? (double)c->w.out.written / (double)c->w.slices : 0.0);
    if (c->orphans + c->orphan_spans)
        fprintf(stderr, "  %" PRIu64 " ends without a begin are not shown\n", c->orphans + c->orphan_spans);
    if (c->unterminated)
        fprintf(stderr, "  %" PRIu64 " slices without an end of their own carry the argument \"unterminated\"\n", c->unterminated);
    if (c->splits)
        fprintf(stderr, "  %" PRIu64 " slices of different APIs did not nest: they go on as \"... (continued)\" on a track of their own\n", c->splits);
    if (sends + receives)
        fprintf(stderr, "  messages without their other end: %" PRIu64 " sent, %" PRIu64 " received\n", sends, receives);
    if (c->flows.early)
        fprintf(stderr, "  %" PRIu64 " messages were received before they were sent, by the clocks: their arrows point back\n", c->flows.early);
}

int main(int argc, char **argv)
{
    enum { OPT_FROM = 256, OPT_TO, OPT_RANKS, OPT_ARGS, OPT_VERSION };
    static const struct option longs[] = {
        {"output", required_argument, NULL, 'o'}, {"compress", no_argument, NULL, 'z'}, {"from", required_argument, NULL, OPT_FROM},
        {"to", required_argument, NULL, OPT_TO}, {"ranks", required_argument, NULL, OPT_RANKS}, {"args", required_argument, NULL, OPT_ARGS},
        {"quiet", no_argument, NULL, 'q'}, {"help", no_argument, NULL, 'h'}, {"version", no_argument, NULL, OPT_VERSION}, {0}};
    static convert c;
    convert_options options = {.args = ARGS_DEFAULT, .from_ns = INT64_MIN, .to_ns = INT64_MAX};
    rank_list shown = {0};
    char *output = NULL;
    bool compress = false, quiet = false;
    int opt, status;
    int64_t from = -1, to = -1, t0;
    long cores = sysconf(_SC_NPROCESSORS_ONLN);
    tr_set *set;
    while ((opt = getopt_long(argc, argv, "o:zqh", longs, NULL)) != -1)
        switch (opt) {
        case 'o': output = strdup(optarg); break;
        case 'z': compress = true; break;
        case 'q': quiet = true; break;
        case 'h': fputs(help, stdout); return 0;
        case OPT_VERSION: puts("to-perfetto " TRACE_VERSION_TEXT); return 0;
        case OPT_FROM: case OPT_TO:
            if (!parse_time(optarg, opt == OPT_FROM ? &from : &to))
                return refuse("'%s' is no time: write 1.5, 200ms or 30us (since the first event)", optarg);
            break;
        case OPT_RANKS:
            if (!parse_ranks(optarg, &shown))
                return refuse("'%s' is no list of ranks: write 0,4-7", optarg);
            break;
        case OPT_ARGS:
            if (!strcmp(optarg, "all"))
                options.args = ARGS_ALL;
            else if (!strcmp(optarg, "none"))
                options.args = ARGS_NONE;
            else if (strcmp(optarg, "default"))
                return refuse("--args is all, default or none, not '%s'", optarg);
            break;
        default: fputs("Try 'to-perfetto --help'.\n", stderr); return 2;
        }
    if (optind == argc)
        return refuse("no input; try 'to-perfetto out/' or 'to-perfetto --help'");
    if (to >= 0 && from >= to)
        return refuse("--from must lie before --to");
    if (!output)
        output = default_output(argv + optind, argc - optind);
    for (int i = optind; i < argc; i++)
        if (same_file(argv[i], output))
            return refuse("%s is an input: name another file with -o", output);
    set = tr_set_open((const char *const *)(argv + optind), (size_t)(argc - optind), NULL);
    status = tr_set_status(set);
    t0 = tr_set_t0(set);
    if (status == TR_FAILED) {
        tr_set_close(set);
        return 2;
    }
    if (t0 != INT64_MAX) {
        options.from_ns = from < 0 ? INT64_MIN : t0 + from;
        options.to_ns = to < 0 ? INT64_MAX : t0 + to;
    }
    if (shown.n) {
        options.rank_shown = in_ranks;
        options.user = &shown;
    }
    if (!sink_open(&c.w.out, output, compress ? (int)(cores > 0 ? cores : 1) : 0))
        return refuse("%s: %s", output, strerror(errno));
    convert_start(&c, set, &options);
    run(&c, set, options.to_ns, output, quiet);
    if (!sink_close(&c.w.out))
        return refuse("%s: %s", output, strerror(errno));
    if (!quiet)
        report(&c, output);
    if (tr_set_status(set) > status)
        status = tr_set_status(set);
    convert_free(&c);
    tr_set_close(set);
    free(shown.list);
    free(output);
    return status;
}
