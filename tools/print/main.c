/* main.c - trace-print: every event, one line each, in the order of time */
#include "common/filter.h"
#include "common/names.h"
#include "common/input.h"
#include "common/progress.h"
#include "common/word.h"
#include "line.h"
#include "support/memory.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { BATCH = 512 };

static line_style style;
static tool_list apis, hosts, threads, kinds;
static tool_ranges ranks;
static tool_input input;
static tool_regex name_wanted;
static const char *output;
static uint64_t lines = UINT64_MAX;
static bool errors;

/* A list of words of line_kind, in any case. */
static bool take_kinds(const char *value, void *at)
{
    static const char *const names[] = {"entry", "exit",    "instant", "counter", "slice",  "start",  "stop",
                                        "meta",  "message", "object",  "pause",   "resume", "sample", NULL};
    tool_list *list = at;
    size_t i = list->n, k;
    if (!tool_take_list(value, list))
        return false;
    for (; i < list->n; i++) {
        for (k = 0; names[k] && strcasecmp(names[k], list->words[i]) != 0; k++) {}
        if (!names[k])
            return word_refuse(list->words[i], strlen(list->words[i]), names);
    }
    return true;
}

static const tool_option options[] = {
    TOOL_GROUP("Which events:"),
    {'a', "apis", "LIST", "only events of these APIs, separated by commas", tool_take_list, &apis, COMMON},
    {0, "name", "REGEX", "only events whose name matches this extended regular expression", tool_take_regex,
     &name_wanted, COMMON},
    {'r', "ranks", "LIST", "only events of these ranks, such as 0,4-7", tool_take_ranges, &ranks, COMMON},
    {0, "host", "LIST", "only events of these hosts, separated by commas", tool_take_list, &hosts, RARE},
    {0, "thread", "LIST", "only events of these threads: numbers or names", tool_take_list, &threads, RARE},
    {0, "kind", "LIST",
     "only events of these kinds.\nKinds: entry, exit, instant, counter, slice, start, stop, meta, message, object, "
     "pause, resume, sample.",
     take_kinds, &kinds, RARE},
    {'e', "errors", NULL, "only calls that failed", tool_take_flag, &errors, COMMON},
    WINDOW_OPTIONS(input),
    {0, "lines", "N", "stop after N lines", tool_take_count, &lines, COMMON},
    RUN_OPTION(input),
    MEM_OPTION(input),
    SYMBOLS_OPTION(input),
    TOOL_GROUP("Output:"),
    {0, "relative", NULL, "times in seconds since the beginning of the trace", tool_take_flag, &style.relative, COMMON},
    {0, "date", NULL, "show the date before the time", tool_take_flag, &style.date, RARE},
    {0, "json", NULL, "one JSON object a line", tool_take_flag, &style.json, COMMON},
    NAMES_OPTION,
    {'o', "output", "FILE", "write to FILE instead of the standard output", tool_take_text, &output, RARE},
    TOOL_ONCE('t', "thread", "LIST", tool_take_list, &threads),
    TOOL_ONCE('n', "lines", "N", tool_take_count, &lines),
    TOOL_ONCE('k', "kind", "LIST", take_kinds, &kinds),
    TOOL_ONCE('j', "json", NULL, tool_take_flag, &style.json),
    TOOL_END,
};

static const char *const details[] = {
    INPUT_TEXT,
    "A line has: local time, host, rank if there is one, thread (number/name), api:name, what happened, arguments by "
    "name. An exit also has the time since its entry. "
    "A call that failed ends in ERROR.",
    "Enums and flags are printed by name, pointers and handles in hex, strings in quotes with control characters "
    "escaped, arrays in brackets. "
    "\"+3 more\" after an array means that the recorder kept only a part of it.",
    "A slice is work that somebody else timed, such as a device. It is printed where it was reported, with the time "
    "when it began.",
    STATUS_TEXT,
    NULL,
};

static const tool_example examples[] = {
    {"trace-print out | less", "every event"},
    {"trace-print --errors out", "calls that failed"},
    {"trace-print -a mpi -r 0 --from 1.5 --to 1.6 out", "MPI of rank 0 in a tenth of a second"},
    {"trace-print --name 'MPI_(Send|Recv)' --json out", "sends and receives, for scripts"},
    {NULL, NULL},
};

static const tool_usage usage = {.name = "trace-print",
                                 .summary = "prints every event, one a line, in the order of time",
                                 .usage = "[options] FILE|DIR...",
                                 .options = options,
                                 .details = details,
                                 .examples = examples};

/* ---- what is shown ----------------------------------------------------------------------------------------------- */

enum { ASK, YES, NO };

static bool matches(const char *name, size_t n)
{
    char text[512], *copy = n < sizeof text ? text : tr_alloc(n + 1);
    bool yes;
    memcpy(copy, name, n);
    copy[n] = 0;
    yes = tool_regex_matches(&name_wanted, copy);
    if (copy != text)
        free(copy);
    return yes;
}

static bool thread_wanted(const tr_thread *t)
{
    char number[16];
    snprintf(number, sizeof number, "%u", t->tid);
    return (!hosts.n || tool_list_has(&hosts, t->process->header->host, false)) &&
           (!ranks.n || tool_ranges_has(&ranks, t->process->rank)) &&
           (!threads.n || tool_list_has(&threads, number, false) ||
            (*t->name && tool_list_has(&threads, t->name, false)));
}

/* ASK: only the event knows, or the begin that it ends. */
static uint8_t def_wanted(const tr_def *d)
{
    if ((kinds.n && !tool_list_has(&kinds, line_kind(d->kind), true)) || (errors && d->result < 0))
        return NO;
    if (!apis.n && !name_wanted.given && !errors)
        return YES;
    if (errors || (d->kind == TRACE_KIND_END && !d->pair) || (name_wanted.given && d->roles >> TRACE_R_NAME & 1) ||
        (d->kind == TRACE_KIND_END && d->pair && d->pair->roles >> TRACE_R_NAME & 1))
        return ASK;
    if (d->kind == TRACE_KIND_END || (d->kind == TRACE_KIND_ASYNC_END && d->pair))
        d = d->pair;
    return (!apis.n || tool_list_has(&apis, d->api, true)) && (!name_wanted.given || matches(d->name, strlen(d->name)))
               ? YES
               : NO;
}

static bool event_wanted(const tr_event *e, const line_end *end)
{
    const tr_def *who = end->def ? end->def : e->def;
    const char *name = end->name ? end->name : who->name;
    size_t n = end->name ? end->length : strlen(name);
    if (!end->def)
        n = names_event(e, &name);
    return (!errors || tr_is_error(e)) && (!apis.n || tool_list_has(&apis, who->api, true)) &&
           (!name_wanted.given || matches(name, n));
}

/* ---- the loop ---------------------------------------------------------------------------------------------------- */

typedef struct ended {
    line_end end;
    char *copy;
    size_t room;
} ended;

static void closed(void *user, tr_open *o, int64_t end_ns, bool named)
{
    ended *x = user;
    (void)end_ns;
    if (!named)
        return;
    x->end.def = o->def;
    x->end.begin_ns = o->begin_ns;
    x->end.name = NULL;
    if (!o->name)
        return;
    x->copy = tr_grow(x->copy, o->name_length + 1, &x->room, 1);
    memcpy(x->copy, o->name, o->name_length);
    x->end.name = x->copy;
    x->end.length = o->name_length;
}

static uint64_t print(tr_trace *trace, int64_t from_ns, int64_t to_ns, tool_out *out)
{
    const tr_def *const *defs;
    tr_thread *const *list;
    size_t ndefs = tr_trace_defs(trace, &defs), nthreads = tr_trace_threads(trace, &list), n, i;
    uint8_t *def_shown = tr_alloc(ndefs + 1), *thread_shown = tr_alloc(nthreads + 1);
    tr_stack **stacks = tr_alloc((nthreads + 1) * sizeof *stacks);
    tr_event *events = tr_alloc(BATCH * sizeof *events);
    line_writer *w = line_new(out, trace, &style);
    tr_cursor *cursor = tr_merged_cursor(trace, from_ns, to_ns);
    tool_progress progress;
    uint64_t seen = 0, now, left = lines;
    ended x = {.copy = NULL};
    for (i = 0; i < ndefs; i++)
        def_shown[defs[i]->index] = def_wanted(defs[i]);
    for (i = 0; i < nthreads; i++)
        thread_shown[list[i]->index] = thread_wanted(list[i]);
    progress_start(&progress, "printing", tr_trace_bytes(trace));
    progress.on &= out->fd != 1 || !out->line;
    while (lines && (n = tr_next_batch(cursor, events, BATCH)) > 0) {
        for (i = 0; i < n && lines; i++) {
            const tr_event *e = &events[i];
            uint32_t index = e->thread->index;
            if (!thread_shown[index])
                continue;
            x.end.def = NULL;
            x.end.name = NULL;
            if ((e->def->kind == TRACE_KIND_PAUSE || e->def->kind == TR_KIND_GAP) && stacks[index]) {
                tr_stack_pause(stacks[index], e, closed, &x);
                x.end.def = NULL;
                x.end.name = NULL;
            }
            if (e->def->kind == TRACE_KIND_BEGIN || e->def->kind == TRACE_KIND_END) {
                if (!stacks[index])
                    stacks[index] = tr_stack_gaps();
                if (e->def->kind == TRACE_KIND_BEGIN)
                    tr_stack_push(stacks[index], e);
                else
                    tr_stack_end(stacks[index], e, closed, &x);
            }
            if (e->def->kind == TR_KIND_GAP || def_shown[e->def->index] == NO ||
                (def_shown[e->def->index] == ASK && !event_wanted(e, &x.end)))
                continue;
            line_write(w, e, &x.end);
            lines--;
        }
        if (out->line)
            out_flush(out);
        now = tr_cursor_bytes(cursor);
        progress_add(&progress, now - seen, n);
        seen = now;
    }
    progress_end(&progress);
    tr_cursor_close(cursor);
    line_free(w);
    for (i = 0; i < nthreads; i++)
        tr_stack_free(stacks[i]);
    free(stacks);
    free(events);
    free(def_shown);
    free(thread_shown);
    free(x.copy);
    return left - lines;
}

/* Nothing was printed: ends the program if the filters are the cause. With --errors, no output is a valid answer. */
static void nothing(tr_trace *trace, int64_t from_ns, int64_t to_ns)
{
    const filter asked = {.ranks = &ranks,
                          .hosts = &hosts,
                          .threads = &threads,
                          .kinds = &kinds,
                          .apis = &apis,
                          .names = &name_wanted,
                          .from_ns = from_ns,
                          .to_ns = to_ns};
    if (errors) {
        filter_check_names(trace, "name", &name_wanted);
        filter_check_together(trace, &asked);
    } else if (name_wanted.given)
        filter_no_name(trace, "name", &name_wanted);
    else if (filter_given(&asked))
        filter_nothing(&asked);
}

int main(int argc, char **argv)
{
    int first = tool_options(argc, argv, &usage);
    tr_trace *trace = input_open(&input, argc - first, argv + first);
    int64_t from_ns, to_ns;
    tool_out *out;
    filter_check_apis(trace, "apis", &apis);
    filter_check_ranks(trace, "ranks", &ranks);
    filter_check_hosts(trace, "host", &hosts);
    filter_check_threads(trace, "thread", &threads);
    input_window(&input, trace, &from_ns, &to_ns);
    style.t0_ns = input_begin(trace);
    out = out_open(output);
    if (!print(trace, from_ns, to_ns, out) && lines && input_usable(trace))
        nothing(trace, from_ns, to_ns);
    out_end(out, input_usable(trace));
    input_warn_losses(trace);
    return input_close(trace);
}
