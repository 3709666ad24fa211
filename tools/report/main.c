/* main.c - trace-report: what is wrong with a run, worst first */
#include "common/filter.h"
#include "common/input.h"
#include "common/message.h"
#include "common/names.h"
#include "report/stuck/watchdog.h"
#include "support/memory.h"
#include <stdlib.h>

enum { TOP_DEFAULT = 10, MEM_DEFAULT = 256 << 20 };

static bool json;
static uint64_t top = TOP_DEFAULT;
static settings only;
static tool_input input;
static bool all_of_it;
static follow following; /* every 0: no */
static watchdog dog;
static const char *output, *html;
static double peak_flops;

/* 989e12, 989.4T, 1.98P */
static bool take_flops(const char *value, void *to)
{
    static const char units[] = "kMGTPE";
    char *end;
    double v = strtod(value, &end);
    const char *unit = end != value && *end ? strchr(units, *end) : NULL;
    for (const char *u = units; unit && u <= unit; u++)
        v *= 1000;
    if (end == value || (*end && (!unit || end[1])) || !(v > 0) || v > 1e24)
        return tool_refuse("'%s' is no number of operations a second, such as 989.4T or 989.4e12", value);
    *(double *)to = v;
    return true;
}

static bool take_filter(const char *value, void *to)
{
    return settings_filter(&only, (size_t)((const char **)to - only.said), value);
}

static const tool_option options[] = {
    TOOL_GROUP("Output:"),
    {0, "json", NULL, "JSON instead of text; docs/guide/report.md has the keys", tool_take_flag, &json, COMMON},
    {0, "html", "[FILE.html]",
     "also write one page with plots, which needs no other file.\nWithout FILE it is named as the input, with .html.",
     tool_take_text, &html, COMMON},
    {'o', "output", "FILE", "write to FILE instead of the standard output", tool_take_text, &output, COMMON},
    {'t', "top", "N", "print so many findings; default 10, 0 = all", tool_take_count, &top, COMMON},
    NAMES_OPTION,
    {0, "follow", "[SECONDS]",
     "report on a job that still runs, again every SECONDS (2), until it has ended.\nOn a terminal each report takes "
     "the "
     "place of the one before; elsewhere they follow each other, and -o FILE is written anew. --html comes at the end.",
     follow_take, &following.every, RARE},
    {0, "watchdog", "[TIME]",
     "watch a job that still runs, and report once if ranks wait for longer than TIME (30s).\nThe report says for "
     "whom they wait, and where each rank is. The job is not disturbed. The watchdog ends with the job. "
     "trace-run --watchdog starts it beside a program.",
     watchdog_take, &dog.seconds, RARE},
    TOOL_GROUP("What is shown:"),
    {'r', "ranks", "LIST",
     "only findings and lines about these ranks, such as 0,4-7.\nThe causes of waits are still searched on all ranks, "
     "and "
     "shares are of the whole run.",
     take_filter, &only.said[SAID_RANKS], COMMON},
    {'a', "apis", "LIST",
     "only findings and lines about calls, tasks and work of these APIs.\nA finding is about the APIs of the calls "
     "that it "
     "names (where). Tasks of the program belong to the API user, itt or nvtx. Lost events and clocks always count.",
     take_filter, &only.said[SAID_APIS], COMMON},
    TOOL_GROUP("Input:"),
    WINDOW_OPTIONS(input),
    {0, "whole", NULL,
     "report on the whole run; default: on its loop, from the first step after the warm-up to the end of the last",
     tool_take_flag, &all_of_it, COMMON},
    {0, "peak-flops", "RATE",
     "floating-point operations a second that a GPU can do, such as 989.4T.\nDefault: by the name of the GPU and the "
     "size of operands, if both are known. For the model flops utilisation in the job card.",
     take_flops, &peak_flops, RARE},
    RUN_OPTION(input),
    MEM_OPTION(input),
    JOBS_OPTION(input, "count on N threads; default: one for each core", COMMON),
    SYMBOLS_OPTION(input),
    TOOL_END,
};

static const char *const details[] = {
    INPUT_TEXT,
    "A finding is a sentence with its number, its share of the run, where and when it happened, evidence, a command "
    "that "
    "shows just that, and what usually helps. A run without findings is healthy. Remarks say what bounds it, and blame "
    "nobody.",
    "The share of a straggler, a slow device or a slow link is what the run would save without it: the run is played "
    "again with other durations. A rank that was late because it waited for another is not blamed.",
    "--ranks and --apis leave out findings, lines of tables and parts of the critical path. The other "
    "numbers stay as they are, except counts and times of calls (failed_calls, polling), which are of these ranks.",
    "If a run has steps, the report covers its loop; one line says how long start, warm-up steps and end take. "
    "--from, --to and --steps choose another part, --whole takes all.",
    "Findings are ordered by their share; causes count three times, so they come before their symptoms. Findings "
    "without a share, such as failed calls or lost events, come last.",
    STATUS_TEXT,
    NULL,
};

static const tool_example examples[] = {
    {"trace-report out", "what is wrong with the run, worst first"},
    {"trace-report --from 10 --to 20 out", "what is wrong in these ten seconds"},
    {"trace-report -r 3 out", "what is wrong with rank 3"},
    {"trace-report --steps 10-20 out", "what is wrong in these steps"},
    {"trace-report --follow out", "what is wrong with a job that still runs"},
    {"trace-report --watchdog=1m out", "say which rank is missing if the job stands still for a minute"},
    {"trace-report --html report.html out", "the same, and a page with plots"},
    {"trace-report --json out | jq '.findings[0].text'", "the worst, for scripts"},
    {NULL, NULL},
};

static const tool_usage usage = {.name = "trace-report",
                                 .summary = "says what is wrong with a run, worst first, and who is to blame",
                                 .usage = "[options] FILE|DIR...",
                                 .options = options,
                                 .details = details,
                                 .examples = examples};

/* Adds a word as a shell takes it. Frees `all`. */
static char *with_word(char *all, const char *text)
{
    bool plain = text[strspn(text, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_./-+=:,@")] == 0;
    char *longer, *word = tool_text("%s", "");
    for (const char *p = text; *p; p++) {
        longer = *p == '\'' && !plain ? tool_text("%s'\\''", word) : tool_text("%s%c", word, *p);
        free(word);
        word = longer;
    }
    longer = tool_text(plain ? "%s%s%s" : "%s%s'%s'", all, *all ? " " : "", word);
    free(word);
    free(all);
    return longer;
}

/* --ranks and --apis as a shell takes them. */
static char *chosen(void)
{
    char *all = tool_text("%s", ""), *text;
    if (only.said[SAID_RANKS])
        all = with_word(with_word(all, "-r"), only.said[SAID_RANKS]);
    if (only.said[SAID_APIS])
        all = with_word(with_word(all, "-a"), only.said[SAID_APIS]);
    text = tool_text("%s%s", *all ? " " : "", all);
    free(all);
    return text;
}

/* The inputs as a shell takes them, and which run of them. */
static char *quoted(int n, char *const *paths)
{
    char *all = tool_text("%s", "");
    if (input.run)
        all = with_word(with_word(all, "--run"), input.run);
    for (int i = 0; i < n; i++)
        all = with_word(all, paths[i]);
    return all;
}

static const char *options_chosen;

static void report_on(analysis *a, const char *inputs)
{
    unsigned jobs = input_jobs(&input);
    a->tally.settings = (settings){.by = BY_API | BY_NAME | (only.ranks.n ? BY_RANK : 0)};
    a->only = &only;
    a->chosen = options_chosen;
    a->peak_flops = peak_flops;
    if (input_usable(a->tally.trace))
        loop_find(&a->loop, a->tally.trace, jobs, NULL);
    input_window_of(&input, a->tally.trace, &a->loop, &a->tally.settings.from_ns, &a->tally.settings.to_ns);
    a->given = all_of_it || input.from.given || input.to.given || input.steps.n;
    a->inputs = inputs;
    if (input.max_mem)
        tr_small_pages();
    analyse(a, input.jobs ? jobs : tally_workers(a->tally.trace, jobs), input.max_mem ? input.max_mem : MEM_DEFAULT);
}

static void check_filters(tr_trace *trace)
{
    filter asked = {.ranks = &only.ranks, .apis = &only.apis};
    filter_check_ranks(trace, "ranks", &only.ranks);
    filter_check_apis(trace, "apis", &only.apis);
    input_window(&input, trace, &asked.from_ns, &asked.to_ns);
    filter_check_together(trace, &asked);
}

static void put(const analysis *a, tool_out *out)
{
    if (json)
        put_json(a, out);
    else if (input_usable(a->tally.trace))
        put_text(a, out, (size_t)top);
}

static void picture(void *user, tr_trace *trace, tool_out *out)
{
    analysis a = {.tally = {.trace = trace}};
    report_on(&a, user);
    put(&a, out);
    analysis_free(&a);
}

int main(int argc, char **argv)
{
    analysis a = {.nprocesses = 0};
    int first = tool_options(argc, argv, &usage);
    tr_trace *trace;
    tool_out *out, *page = NULL;
    char *inputs = quoted(argc - first, argv + first);
    options_chosen = chosen();
    if (following.every > 0) {
        following.output = output;
        follow_job(&following, &input, argc - first, argv + first, json, picture, inputs);
    }
    if (dog.seconds > 0) {
        dog.report = report_on;
        dog.inputs = inputs;
        watchdog_run(&dog, &input, argc - first, argv + first);
        free(inputs);
        return 0;
    }
    trace = a.tally.trace = input_open(&input, argc - first, argv + first);
    if (html && !*html)
        html = input_output_name(argc - first, argv + first, ".html");
    if (html)
        input_spare(argc - first, argv + first, html);
    check_filters(trace);
    out = out_open(output);
    if (html)
        page = out_open(html);
    report_on(&a, inputs);
    put(&a, out);
    if (page) {
        put_html(&a, page);
        out_end(page, input_usable(a.tally.trace));
    }
    out_end(out, input_usable(a.tally.trace) || json);
    if (html && output)
        tool_note("wrote %s", html);
    input_warn_losses(trace);
    analysis_free(&a);
    free(inputs);
    return input_close(trace);
}
