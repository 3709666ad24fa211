/* main.c - trace-diff: what got slower or faster between two runs, or two sets of them, and how a program scales */
#include "common/budget.h"
#include "common/filter.h"
#include "common/input.h"
#include "common/out.h"
#include "common/table.h"
#include "common/word.h"
#include "scaling.h"
#include "support/memory.h"
#include <math.h>
#include <stdlib.h>
#include <string.h>

static diff all = {.settings = {.fail_above = 5, .confidence = 0.95}};
static diff_view view = {.top = 10};
static uint64_t max_name = 80;
static tool_list sides[SIDES];
static const char *run_a, *run_b, *output;
static bool json, quiet, wide, csv, scales, weak, strong;

static bool take_percent(const char *value, void *to)
{
    char *end;
    double v = strtod(value, &end);
    if (end != value && *end == '%')
        end++;
    if (end == value || *end || !(v >= 0) || v > 1e6)
        return tool_refuse("'%s' is not a percentage, such as 5 or 2.5", value);
    *(double *)to = v;
    return true;
}

static bool take_confidence(const char *value, void *to)
{
    double percent = 0;
    if (!take_percent(value, &percent))
        return false;
    if (percent < 50 || percent > 99.99)
        return tool_refuse("%s is not between 50 and 99.99", value);
    *(double *)to = percent / 100;
    return true;
}

static bool take_fail_on(const char *value, void *to)
{
    static const char *const words[] = {"total", "any", NULL};
    *(bool *)to = !strcmp(value, "any");
    return *(bool *)to || !strcmp(value, "total") || word_refuse(value, strlen(value), words);
}

static bool take_by(const char *value, void *to)
{
    static const char *const words[] = {"phase", "task", "call", "work", "kernel", "span", "rank", NULL};
    static const unsigned bits[] = {1u << PHASES,  1u << TASKS, 1u << CALLS, 1u << WORK,
                                    1u << KERNELS, 1u << SPANS, 1u << RANKS};
    return word_take_bits(value, words, bits, to);
}

/* A path may have commas. */
static bool take_path(const char *value, void *to)
{
    tool_list *list = to;
    list->words = tr_resize(list->words, (list->n + 1) * sizeof *list->words);
    list->words[list->n++] = value;
    return true;
}

static const tool_option options[] = {
    TOOL_GROUP("What is compared:"),
    {0, "scaling", NULL,
     "compare runs on different numbers of ranks, such as trace-diff --scaling run1 run2 run4\nPrints speed-up, "
     "efficiencies, and the "
     "phases, calls and findings that got worse. Runs on the same number of ranks are repeats: each figure is their "
     "median.",
     tool_take_flag, &scales, COMMON},
    {0, "weak", NULL,
     "with --scaling: the work of a rank is the same in all runs.\nDefault: the time that ranks compute tells weak "
     "from "
     "strong scaling.",
     tool_take_flag, &weak, RARE},
    {0, "strong", NULL, "with --scaling: the work of all ranks together is the same in all runs", tool_take_flag,
     &strong, RARE},
    {0, "before", "INPUT...",
     "a trace of side A; several: repetitions.\nAll words up to the next option are taken. A folder with several runs "
     "gives each of them.",
     take_path, &sides[SIDE_A], COMMON},
    {0, "after", "INPUT...", "the same of side B", take_path, &sides[SIDE_B], COMMON},
    {0, "run-a", "RUN", "of the inputs of side A this run alone: its number or id, as trace-info lists them",
     tool_take_text, &run_a, RARE},
    {0, "run-b", "RUN", "the same of side B", tool_take_text, &run_b, RARE},
    {0, "step", "NAME",
     "tasks of this name, with a number behind it or without, are steps.\nDefault: tasks whose names end in step, "
     "iteration or iter, such as Step.7; else the task that repeats over most of the run. '': whole runs are compared.",
     tool_take_text, &all.settings.step, COMMON},
    {0, "skip", "N", "leave out the first N steps, which are often slower", tool_take_count, &all.settings.skip, RARE},
    {0, "apis", "LIST", "only calls of these APIs, separated by commas", tool_take_list, &all.settings.apis, RARE},
    {'n', "name", "REGEX", "only names that match this extended regular expression", tool_take_regex,
     &all.settings.name, RARE},
    {'r', "ranks", "LIST", "only these ranks, such as 0,4-7", tool_take_ranges, &all.settings.ranks, RARE},
    {0, "host", "LIST", "only these hosts, separated by commas", tool_take_list, &all.settings.hosts, RARE},
    WINDOW_OPTIONS(all.settings.input),
    MEM_OPTION(all.settings.input),
    TOOL_GROUP("Verdict:"),
    {0, "fail-above", "PCT",
     "B is slower if it takes more than PCT percent more, for sure; default 5.\nFor sure: the whole interval lies "
     "above "
     "that. The exit status is then 1.",
     take_percent, &all.settings.fail_above, COMMON},
    {0, "fail-on", "WHAT",
     "total (default): the step, or the run; any: also one phase, call, kernel or rank.\nany looks at what takes 1 % "
     "of a step at least, with wider intervals: so that they all hold at the same time.",
     take_fail_on, &all.settings.any, RARE},
    {0, "confidence", "PCT", "of the intervals; default 95", take_confidence, &all.settings.confidence, RARE},
    TOOL_GROUP("Output:"),
    {0, "by", "KEYS",
     "these tables: phase, task, call, work, kernel, span, rank, separated by commas; default: all.\nWork is that of "
     "devices, under the phase that asked for it. A task is a phase "
     "wherever it is; the table is left out if no task is in two places.",
     take_by, &view.sections, RARE},
    {'t', "top", "N", "the first N lines of each table; default 10; 0: all", tool_take_count, &view.top, COMMON},
    {0, "json", NULL, "JSON, in nanoseconds and bytes, with all lines; docs/guide/diff.md has every key",
     tool_take_flag, &json, COMMON},
    {0, "csv", NULL, "with --scaling: CSV, a line for each number of ranks, with a line of titles", tool_take_flag,
     &csv, RARE},
    {0, "wide", NULL, "all columns, however wide the terminal is", tool_take_flag, &wide, RARE},
    {0, "max-name", "N", "shorten longer names in tables; default 80; 0: do not", tool_take_count, &max_name, RARE},
    {'o', "output", "FILE", "write to FILE instead of the standard output", tool_take_text, &output, RARE},
    {'q', "quiet", NULL, "the verdict alone", tool_take_flag, &quiet, COMMON},
    JOBS_OPTION(all.settings.input, "count with N threads; default: one for each core, one for a small input", RARE),
    TOOL_ONCE('a', "before", "INPUT...", take_path, &sides[SIDE_A]),
    TOOL_ONCE('b', "after", "INPUT...", take_path, &sides[SIDE_B]),
    TOOL_END,
};

static const char *const details[] = {
    INPUT_TEXT " One INPUT alone: the newest run in it is compared with the one before.",
    "All times are a step and process, or a run and process: so runs of different length can be compared. Step k of A "
    "is compared with step k of B.",
    "Intervals and verdicts come from tests of ranks, which outliers do not disturb: of runs (Mann-Whitney) where "
    "there are enough of both sides, 4 and 4 or 3 and 5; else of steps, in up to 20 blocks of neighbours (Wilcoxon's "
    "signed "
    "ranks). What differs from run to run, such as where processes were placed, only several runs can tell.",
    "Columns:\n"
    "  A, B       own time: of a phase what is in no other task, of a call what is in no other call\n"
    "  Total      of a phase with all phases in it; Step: of a rank\n"
    "  Of total   the change as a part of a step (or run) of A: how much this line contributes\n"
    "  interval   where the change lies, in percent of the median of A\n"
    "  Verdict    slower, faster: the whole interval lies above --fail-above, or below its negative, and the change is "
    "0.1 % of a step at least; new, gone: only one side has it",
    "--scaling prints the efficiencies of POP, a column for each number of ranks. The reference is the smallest "
    "number. "
    "Each is of the loop, without steps that warm up, if all runs have steps of one name:\n"
    "  Speed-up             how many times as much is done in the same time\n"
    "  Efficiency           the speed-up as a part of the ideal: twice the ranks, twice the speed\n"
    "  Parallel efficiency  load balance x communication: the part of the time that ranks compute\n"
    "  Load balance         mean of the time outside of communication / the longest of a rank\n"
    "  Communication        the longest such time / elapsed: transfer x serialisation\n"
    "  Transfer             elapsed on a network that takes no time / elapsed\n"
    "  Serialisation        the rest: ranks wait for each other in turn\n"
    "  Computation scaling  time outside of communication at the reference / here; of a rank for weak scaling\n"
    "  Device offload       time outside of communication and of calls for devices / outside of communication\n"
    "GPUs have the efficiencies of TALP: orchestration is the longest time with any work / elapsed.",
    "Exit status:\n"
    "  0  no slowdown beyond --fail-above that is more than chance\n"
    "  1  slower\n"
    "  2  nothing could be read or written, or an option is wrong",
    NULL,
};

static const tool_example examples[] = {
    {"trace-diff before after", "what got slower or faster"},
    {"trace-diff --before old1 old2 old3 old4 --after new1 new2 new3 new4", "with repetitions"},
    {"trace-diff -q --fail-above 3 main.out branch.out", "for CI: one line, and a status"},
    {"trace-diff --scaling run1 run2 run4", "how well a program uses 1, 2 and 4 ranks, and what gets worse"},
    {"trace-diff out", "the newest run of a folder, and the one before"},
    {"trace-diff --json before after | jq '.phases[] | select(.verdict == \"slower\")'", "for scripts"},
    {NULL, NULL},
};

static const tool_usage usage = {.name = "trace-diff",
                                 .summary = "compares runs: what got slower or faster",
                                 .usage = "[options] A B\n[options] --before A... --after B...\n"
                                          "[options] --scaling RUN...",
                                 .options = options,
                                 .details = details,
                                 .examples = examples};

/* ---- inputs ------------------------------------------------------------------------------------------------------ */

/* "-a X Y" becomes "-a X -a Y": an option of this project's takes one word. */
static char **spread(int *argc, char **argv)
{
    char **words = tr_alloc((2 * (size_t)*argc + 1) * sizeof *words);
    const char *option = NULL;
    int n = 0, i;
    for (i = 0; i < *argc; i++) {
        const char *w = argv[i];
        bool side = !strcmp(w, "-a") || !strcmp(w, "-b") || !strcmp(w, "--before") || !strcmp(w, "--after");
        if (!strcmp(w, "--")) {
            for (; i < *argc; i++)
                words[n++] = argv[i];
            break;
        }
        if (side && i + 1 < *argc) {
            words[n++] = argv[i++];
            words[n++] = argv[i];
            option = w;
            continue;
        }
        if (*w == '-' && w[1])
            option = NULL;
        if (option)
            words[n++] = (char *)(uintptr_t)option;
        words[n++] = argv[i];
    }
    *argc = n;
    return words;
}

static void add_inputs(int n, char *const *words)
{
    size_t i;
    bool given = sides[SIDE_A].n || sides[SIDE_B].n;
    if (given && n)
        tool_fail("%s belongs to no side: name all inputs with -a and -b", words[0]);
    if (given && (!sides[SIDE_A].n || !sides[SIDE_B].n))
        tool_fail("-%c is missing: both sides have to be named", sides[SIDE_A].n ? 'b' : 'a');
    if (!given && (n < 1 || n > 2))
        tool_fail(n ? "more than two inputs: name those of each side with -a and -b"
                    : "no FILE or DIR given; see --help");
    if (!given && n == 1 && !run_a && !run_b) {
        inputs_latest(&all, words[0]);
        return;
    }
    if (!given) {
        take_path(words[0], &sides[SIDE_A]);
        take_path(words[n - 1], &sides[SIDE_B]);
    }
    for (i = 0; i < sides[SIDE_A].n; i++)
        inputs_add(&all, SIDE_A, sides[SIDE_A].words[i], run_a);
    for (i = 0; i < sides[SIDE_B].n; i++)
        inputs_add(&all, SIDE_B, sides[SIDE_B].words[i], run_b);
}

/* ---- numbers of ranks -------------------------------------------------------------------------------------------- */

static void check_scaling(void)
{
    const diff_settings *s = &all.settings;
    const struct {
        bool given;
        const char *name;
    } others[] = {{sides[SIDE_A].n, "before"}, {sides[SIDE_B].n, "after"}, {run_a, "run-a"},    {run_b, "run-b"},
                  {s->any, "fail-on"},         {s->ranks.n, "ranks"},      {s->hosts.n, "host"}};
    if (!scales && (weak || strong || csv))
        tool_fail("--%s needs --scaling", weak ? "weak" : strong ? "strong" : "csv");
    if (weak && strong)
        tool_fail("--weak and --strong exclude each other");
    if (json && csv)
        tool_fail("--json and --csv exclude each other");
    for (size_t i = 0; scales && i < sizeof others / sizeof *others; i++)
        if (others[i].given)
            tool_fail("--scaling and --%s exclude each other", others[i].name);
}

static int scaling_main(int n, char *const *words)
{
    scaling s;
    tool_out *out;
    if (n < 1)
        tool_fail("no FILE or DIR given; see --help");
    for (int i = 0; i < n; i++)
        inputs_add(&all, SIDE_A, words[i], NULL);
    all.plan.nblocks = 1;
    scaling_make(&s, &all, weak ? SCALING_WEAK : strong ? SCALING_STRONG : SCALING_UNKNOWN);
    scaling_lines(&s);
    scaling_findings(&s);
    out = out_open(output);
    table_limit(wide ? 0 : table_terminal(output != NULL));
    table_name_limit(max_name);
    if (json)
        scaling_json(&s, out);
    else if (csv)
        scaling_csv(&s, out);
    else
        scaling_text(&s, &view, quiet, out);
    out_close(out);
    scaling_free(&s);
    return 0;
}

/* What makes runs hard to compare. */
static void warn(void)
{
    const diff_run *a = &all.runs[0];
    size_t i;
    for (i = 1; i < all.nruns; i++) {
        const diff_run *r = &all.runs[i];
        if (r->ranks != a->ranks) {
            tool_warn("%s has %u rank%s, %s has %u: times are those of one rank on average", a->path, a->ranks,
                      a->ranks == 1 ? "" : "s", r->path, r->ranks);
            break;
        }
    }
    for (i = 0; i < all.nruns; i++)
        if (all.plan.step && all.runs[i].nsteps != all.plan.nsteps + all.settings.skip) {
            tool_note("only the first %zu steps are compared: not all runs have more",
                      all.plan.nsteps + (size_t)all.settings.skip);
            break;
        }
}

/* Ranks are there whatever is left of what they did. */
static bool anything(void)
{
    size_t i;
    for (i = 0; i < all.nitems && all.items[i]->section == RANKS; i++) {}
    return i < all.nitems;
}

static bool filtered(void)
{
    const diff_settings *s = &all.settings;
    return s->apis.n || s->hosts.n || s->ranks.n || s->name.given || s->input.from.given || s->input.to.given;
}

static void put(const outcome *o)
{
    tool_out *out = out_open(output);
    table_limit(wide ? 0 : table_terminal(output != NULL));
    table_name_limit(max_name);
    if (json)
        diff_json(&all, o, out);
    else if (quiet)
        diff_verdict(&all, o, out);
    else
        diff_text(&all, o, &view, out);
    out_close(out);
}

int main(int argc, char **argv)
{
    char **words = spread(&argc, argv);
    int first = tool_options(argc, words, &usage);
    outcome o;
    size_t i;
    bool slower;
    check_scaling();
    if (!view.sections)
        view.sections = scales ? 1u << PHASES | 1u << CALLS | 1u << KERNELS : ~0u;
    if (all.settings.skip > 1000000000)
        tool_fail("--skip: %llu steps are too many", (unsigned long long)all.settings.skip);
    budget_set(argc - first, words + first, all.settings.input.max_mem);
    if (scales)
        return scaling_main(argc - first, words + first);
    add_inputs(argc - first, words + first);
    for (i = 0; i < all.nruns; i++)
        steps_find(&all, &all.runs[i]);
    steps_choose(&all);
    warn();
    for (i = 0; i < all.nruns; i++)
        run_gather(&all, &all.runs[i]);
    if (filtered() && !anything())
        tool_fail(
            "there is nothing to compare: no side has anything that --apis, --name, --ranks, --host, --from and --to "
            "leave in");
    outcome_make(&all, &o);
    put(&o);
    slower = diff_slower(&all, &o);
    outcome_free(&o);
    return slower ? 1 : 0;
}
