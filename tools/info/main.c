/* main.c - trace-info: what is in a trace, before anybody asks where the time went */
#include "info.h"
#include "common/input.h"
#include "common/table.h"

static tool_input input = {.run = "all"};
static const char *output;
static bool json, no_events, processes, wide;

static const tool_option options[] = {
    TOOL_GROUP("Input:"),
    {0, "run", "RUN", "show this run only: its number or its id; default: all runs", tool_take_text, &input.run,
     COMMON},
    MEM_OPTION(input),
    TOOL_GROUP("Output:"),
    {0, "processes", NULL, "also show a line for each process", tool_take_flag, &processes, COMMON},
    {0, "wide", NULL,
     "all columns, however wide the terminal is.\nWithout it, tables fit the terminal, or COLUMNS where that is set: "
     "columns are left out in this order: file, begins, host, pid, lost, program. "
     "Pipes and files get all of them.",
     tool_take_flag, &wide, RARE},
    {0, "no-events", NULL, "do not count events: fast, however large the trace is", tool_take_flag, &no_events, COMMON},
    {0, "json", NULL, "JSON instead of text.\nOne object a run in \"runs\", one a process in its \"members\".",
     tool_take_flag, &json, COMMON},
    {'o', "output", "FILE", "write to FILE instead of the standard output", tool_take_text, &output, COMMON},
    TOOL_ONCE('p', "processes", NULL, tool_take_flag, &processes),
    TOOL_ONCE('j', "json", NULL, tool_take_flag, &json),
    TOOL_END,
};

static const char *const details[] = {
    INPUT_TEXT,
    "A run is what was started together: the ranks of a job, and the processes that they start. Runs are listed in the "
    "order of time. For each run:\n"
    "  number, id  --run of every tool takes them\n"
    "  time        local time of its beginning, and how long it lasted: from the opening of its first file to its last "
    "event\n"
    "  program     the program and the command line of rank 0, ranks and hosts\n"
    "  recording   how it was recorded, what was lost, how large it is\n"
    "  facts       what libraries said of themselves on rank 0\n"
    "  events      how many events each API has. A call is two events: its entry and its exit",
    STATUS_TEXT,
    NULL,
};

static const tool_example examples[] = {
    {"trace-info out", "what the folder out holds"},
    {"trace-info --processes --run 2 out", "the second run, process by process"},
    {"trace-info --json out | jq '.runs[] | {id, ranks, events}'", "for scripts"},
    {NULL, NULL},
};

static const tool_usage usage = {.name = "trace-info",
                                 .summary =
                                     "shows what is in a trace: runs, ranks, hosts, times, losses, events of each API",
                                 .usage = "[options] FILE|DIR...",
                                 .options = options,
                                 .details = details,
                                 .examples = examples};

int main(int argc, char **argv)
{
    int first = tool_options(argc, argv, &usage);
    info all = {.trace = input_open(&input, argc - first, argv + first)};
    tool_out *out;
    if (!input_usable(all.trace) && !json)
        return input_close(all.trace);
    info_gather(&all, !no_events);
    out = out_open(output);
    if (json)
        info_json(&all, out);
    else
        info_text(&all, processes, wide ? 0 : table_terminal(output != NULL), out);
    out_close(out);
    info_free(&all);
    return input_close(all.trace);
}
