/* main.c - trace-merge: many traces -> one file, in the order of time, indexed, compressed */
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include "common/filter.h"
#include "common/input.h"
#include "common/progress.h"
#include "common/table.h"
#include "common/units.h"
#include "passes.h"
#include "read/merge/merge.h"
#include "read/read.h"
#include "support/memory.h"

enum { ROWS_SHOWN = 32 };

static struct {
    const char *output;
    uint64_t compression;
    bool verbose, quiet, compact;
} opt = {.output = "merged.bin"};
static tool_input input;

static bool take_compression(const char *value, void *to)
{
    return (tool_take_count(value, to) && *(uint64_t *)to >= 1 && *(uint64_t *)to <= 19) ||
           tool_refuse("'%s' is not a number from 1 to 19", value);
}

static const tool_option options[] = {
    TOOL_GROUP("Input:"),
    RUN_OPTION(input),
    WINDOW_OPTIONS(input),
    {0, "no-align", NULL, "do not align the clocks of nodes", tool_take_flag, &input.no_align, RARE},
    MEM_OPTION(input),
    TOOL_GROUP("Output:"),
    {'o', "output", "FILE", "the merged file; default merged.bin", tool_take_text, &opt.output, COMMON},
    {0, "compression", "N", "level of zstd, 1 (fast) to 19 (small); default: a little faster than 1", take_compression,
     &opt.compression, COMMON},
    {0, "compact", NULL,
     "store repeated steps once, apart from their times: half the size, the same events.\nTools before the file's "
     "format 1.2 cannot read it.",
     tool_take_flag, &opt.compact, COMMON},
    JOBS_OPTION(input, "threads that compress; default: one for each core, 32 at most", COMMON),
    {'v', "verbose", NULL, "list every input and every node, however many there are", tool_take_flag, &opt.verbose,
     COMMON},
    {'q', "quiet", NULL, "print nothing unless something is wrong", tool_take_flag, &opt.quiet, COMMON},
    TOOL_END,
};

static const char *const details[] = {
    INPUT_TEXT " A process that is in the input twice is used once, from the file that its recorder wrote.",
    "The same events give the same bytes, whatever the order of the inputs, and whether some of them were merged "
    "before.",
    "The clocks of different nodes are aligned by the messages and collectives between them. For each node the largest "
    "possible error is printed.",
    STATUS_TEXT,
    NULL,
};

static const tool_example examples[] = {
    {"trace-merge out", "writes merged.bin"},
    {"trace-merge -o node1.bin out/node1", "one file for each node; they can be merged again later"},
    {"trace-merge --compact -o keep.bin out", "the smallest file, to keep"},
    {"trace-merge --from 10 --to 12 -o part.bin merged.bin", "two seconds of a long run"},
    {NULL, NULL},
};

static const tool_usage usage = {.name = "trace-merge",
                                 .summary = "joins traces into one compressed file, in the order of time",
                                 .usage = "[options] FILE|DIR...",
                                 .options = options,
                                 .details = details,
                                 .examples = examples};

static void progress(void *user, uint64_t done, uint64_t total)
{
    static uint64_t last;
    (void)total;
    progress_add(user, done - last, 0);
    last = done;
}

static const char *state_of(const tr_input *in)
{
    if (in->empty)
        return "empty";
    if (in->damaged)
        return in->used ? "damaged" : "unusable";
    return in->killed > in->running ? "killed" : in->running ? "running" : "ok";
}

static void cell_count(tool_table *t, size_t column, uint64_t n, bool loss)
{
    table_take(t, column, tool_text("%llu", (unsigned long long)n));
    table_mark(t, column, loss && n ? STYLE_WARN : STYLE_PLAIN);
}

/* Inputs that are not ok come first to mind: with many inputs only those are listed. */
static void print_inputs(const tr_trace *trace, tool_out *out)
{
    size_t n = tr_trace_inputs(trace, NULL, 0), i, left_out = 0, passed = 0;
    tr_input *in = tr_alloc(n * sizeof *in);
    tool_table *t = table_new(7);
    static const char *const heads[7] = {"Input", "State", "Processes", "Events", "Dropped", "Overwritten", "Lost"};
    tr_trace_inputs(trace, in, n);
    table_left(t, 0);
    table_left(t, 1);
    table_head(t, heads);
    table_shrinks(t, 0);
    for (i = 6; i > 3; i--)
        table_goes(t, i);
    for (i = 0; i < n; i++) {
        const char *state = state_of(&in[i]);
        if (in[i].passed && !in[i].processes) {
            passed++;
            continue;
        }
        if (n > ROWS_SHOWN && !opt.verbose && !strcmp(state, "ok") && !in[i].dropped && !in[i].lost) {
            left_out++;
            continue;
        }
        table_row(t);
        table_cell(t, 0, in[i].path);
        table_cell(t, 1, state);
        table_mark(t, 1, strcmp(state, "ok") ? STYLE_BAD : STYLE_PLAIN);
        cell_count(t, 2, in[i].processes, false);
        cell_count(t, 3, in[i].events, false);
        cell_count(t, 4, in[i].dropped, true);
        cell_count(t, 5, in[i].overwritten, true);
        cell_count(t, 6, in[i].lost, true);
    }
    if (left_out + passed < n)
        table_print(t, out);
    if (left_out)
        table_note(out, STYLE_PLAIN,
                   tool_text("%zu input%s ok (-v lists them)", left_out, left_out == 1 ? " is" : "s are"));
    table_free(t);
    free(in);
}

/* " and 3.2 us more each second"; nothing where the clock does not drift. */
static const char *drift_text(char *to, double drift)
{
    *to = 0;
    if (drift != 0)
        snprintf(to, UNIT_TEXT, " and %+.3f us each second", drift * 1e6);
    return to;
}

static void print_clocks(const tr_trace *trace, tool_out *out)
{
    size_t n = tr_trace_nodes(trace, NULL, 0), i;
    tr_node_info *node = tr_alloc(n * sizeof *node);
    uint64_t matched, before, after;
    char bound[UNIT_TEXT], shift[UNIT_TEXT], align[UNIT_TEXT], drift[UNIT_TEXT];
    tr_trace_nodes(trace, node, n);
    for (i = 0; i < n && (i < ROWS_SHOWN || opt.verbose); i++) {
        char *own = tool_text("node %s: %u %s, %u clock sample%s, error at most %s", node[i].host, node[i].processes,
                              node[i].processes == 1 ? "process" : "processes", node[i].samples,
                              node[i].samples == 1 ? "" : "s",
                              node[i].samples ? unit_time(bound, node[i].fit_error_ns) : "unknown");
        int64_t a = node[i].align_ns;
        if (n < 2)
            table_note(out, STYLE_PLAIN, tool_text("%s", own));
        else if (node[i].align_error_ns == UINT64_MAX)
            table_note(out, STYLE_WARN,
                       tool_text("%s; not aligned: there are no messages both ways between it and others, so its time "
                                 "of day is trusted",
                                 own));
        else
            table_note(out, STYLE_PLAIN,
                       tool_text("%s; moved by %s%s%s, to other nodes within %s", own, a < 0 ? "-" : "",
                                 unit_time(shift, (uint64_t)(a < 0 ? -a : a)), drift_text(drift, node[i].drift),
                                 unit_time(align, node[i].align_error_ns)));
        free(own);
    }
    if (i < n)
        table_note(out, STYLE_PLAIN, tool_text("%zu more node%s (-v lists them)", n - i, n - i == 1 ? "" : "s"));
    tr_trace_causality(trace, &matched, &before, &after);
    if (matched)
        table_note(out, STYLE_PLAIN,
                   tool_text("%llu message%s between nodes: %llu arrived before they were sent, after alignment %llu",
                             (unsigned long long)matched, matched == 1 ? "" : "s", (unsigned long long)before,
                             (unsigned long long)after));
    free(node);
}

static int merge(tr_trace *trace, tr_merge_result *result)
{
    tool_progress bar;
    tr_merge_options how = {.output = opt.output,
                            .level = (int)opt.compression,
                            .compact = opt.compact,
                            .threads = (int)input.jobs,
                            .progress = progress,
                            .user = &bar};
    int status;
    input_window(&input, trace, &how.from_ns, &how.to_ns);
    filter_check_together(trace, &(filter){.from_ns = how.from_ns, .to_ns = how.to_ns, .events = true});
    progress_start(&bar, "merging", tr_trace_bytes(trace));
    out_guard();
    status = tr_merge(trace, &how, result);
    progress_end(&bar);
    return status;
}

static void print_result(const tr_trace *given, const tr_trace *trace, const tr_merge_result *result, tool_out *out)
{
    char raw[UNIT_TEXT], file[UNIT_TEXT];
    print_inputs(given, out);
    print_clocks(trace, out);
    out_line(out, tool_text("%s: %llu events, %s of records in %s", opt.output, (unsigned long long)result->events,
                            unit_bytes(raw, result->raw_bytes), unit_bytes(file, result->file_bytes)));
}

/* Blocks and windows are of megabytes, and each thread has some. From the first that is freed on, glibc would keep such
 * memory in its heaps, however little of it is in use: half as much again, or more, by who was scheduled when. */
static void give_back_large(void)
{
#ifdef M_MMAP_THRESHOLD
    mallopt(M_MMAP_THRESHOLD, 1 << 20);
#endif
}

int main(int argc, char **argv)
{
    int first = tool_options(argc, argv, &usage), status, before;
    tr_trace *given, *trace;
    tr_merge_result result;
    give_back_large();
    input.message = passes_say;
    given = input_open(&input, argc - first, argv + first);
    if (!input_usable(given))
        return input_close(given);
    trace = passes_open(given, &input, opt.output, &before);
    status = merge(trace, &result);
    status = status > before ? status : before;
    if (status != TR_FAILED && (!opt.quiet || status != TR_OK)) {
        tool_out *out = out_open(NULL);
        table_limit(opt.verbose ? 0 : table_terminal(false));
        print_result(given, trace, &result, out);
        out_close(out);
    }
    if (trace != given)
        tr_trace_close(trace);
    tr_trace_close(given);
    return status;
}
