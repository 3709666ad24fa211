/* main.c - trace-info: what is in a trace, before anybody asks where the time went */
#include "info.h"
#include "common/options.h"

static const char *run_wanted = "all", *output;
static uint64_t max_mem;
static bool json, no_events, processes;

static const tool_option options[] = {
    {0, "run", "RUN", "of several runs only this: its number or its id; default: all", tool_take_text, &run_wanted},
    MEM_OPTION(max_mem),
    {'p', "processes", NULL, "also a line for each process", tool_take_flag, &processes},
    {0, "no-events", NULL, "count no events: quick, however large the trace", tool_take_flag, &no_events},
    {'j', "json", NULL, "JSON: one object a run in \"runs\", one a process in its \"members\"", tool_take_flag, &json},
    {'o', "output", "FILE", "write to FILE in place of the standard output", tool_take_text, &output},
    {0, NULL, NULL, NULL, NULL, NULL},
};

static const tool_usage usage = {
    "trace-info", "what is in a trace: runs, ranks, hosts, times, losses, events of each API", "[options] FILE|DIR...",
    "Reads what programs with trace.h recorded: raw .bin files, directories of them, merged files.\n"
    "\n"
    "A run is what was started together: the ranks of a job and the processes they start. For each, in the order of time: its number and its id,\n"
    "which --run of all tools takes; local time when it began, and how long it lasted, from the opening of the first file to the last event;\n"
    "program and command of rank 0; ranks and hosts; how it was recorded; what was lost; sizes; facts that libraries told (rank 0's); and\n"
    "how many events of each API there are. A call is two events, its entry and its exit.\n"
    "\n"
    "Exit status: 0 all is well; 1 some of the input was damaged or missing, or events were lost while recording, and the\n"
    "rest is shown; 2 nothing could be used, or the options make no sense.\n"
    "\n"
    "Examples:\n"
    "  trace-info out\n"
    "  trace-info -p --run 2 out\n"
    "  trace-info --json out | jq '.runs[] | {id, ranks, events}'",
    options, false,
};

int main(int argc, char **argv)
{
    int first = tool_options(argc, argv, &usage), status;
    tr_options how = {.run = run_wanted, .max_mem = max_mem};
    info all = {.trace = NULL};
    tool_out *out;
    if (first >= argc)
        tool_fail("no FILE or DIR given; see --help");
    all.trace = tr_trace_open((const char *const *)(argv + first), (size_t)(argc - first), &how);
    if (tr_trace_status(all.trace) == TR_FAILED && !json)
        return TR_FAILED;
    info_gather(&all, !no_events);
    out = out_open(output);
    if (json)
        info_json(&all, out);
    else
        info_text(&all, processes, out);
    out_close(out);
    status = tr_trace_status(all.trace);
    tr_trace_close(all.trace);
    return status;
}
