/* info_text.c - what was found, for people and for programs */
#include "info.h"
#include "common/ended.h"
#include "common/options.h"
#include "common/table.h"
#include "common/units.h"
#include "common/unspawned.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { HOSTS_SHOWN = 8 };

static const char *plural(uint64_t n, const char *one, const char *many) { return n == 1 ? one : many; }

static char *moment(int64_t ns)
{
    time_t seconds = (time_t)(ns / 1000000000);
    struct tm tm;
    char text[64];
    localtime_r(&seconds, &tm);
    strftime(text, sizeof text, "%Y-%m-%d %H:%M:%S", &tm);
    return tool_text("%s", text);
}

static const char *fact(const tr_process *p, const char *key)
{
    uint32_t i;
    for (i = 0; i < p->ninfo; i++)
        if (!strcmp(p->info[2 * i], key))
            return p->info[2 * i + 1];
    return NULL;
}

static const char *clock_name(uint32_t clock)
{
    return clock == TRACE_CLOCK_TSC ? "tsc" : clock == TRACE_CLOCK_CNTVCT ? "cntvct" : "monotonic";
}

static int64_t duration(const info_run *r) { return r->to_ns > r->from_ns ? r->to_ns - r->from_ns : 0; }

static void line(tool_out *out, enum style style, const char *title, char *text)
{
    table_note(out, style, tool_text("  %-11s %s", title, text));
    free(text);
}

static char *hosts(const info_run *r)
{
    char *text = tool_text("%zu %s:", r->hosts, plural(r->hosts, "host", "hosts")), *more;
    size_t i;
    for (i = 0; i < r->hosts && i < HOSTS_SHOWN; i++, text = more) {
        more = tool_text("%s%s %s", text, i ? "," : "", r->host_names[i]);
        free(text);
    }
    if (i == r->hosts)
        return text;
    more = tool_text("%s and %zu more", text, r->hosts - i);
    free(text);
    return more;
}

static char *ranks(const info_run *r)
{
    char last[16] = "";
    if (r->ranks == 0)
        return tool_text("%zu %s without ranks", r->processes, plural(r->processes, "process", "processes"));
    if (r->high_rank > r->low_rank)
        snprintf(last, sizeof last, " to %d", r->high_rank);
    return tool_text("%zu of %d (%d%s), %zu %s", r->ranks, r->run->world, r->low_rank, last, r->processes,
                     plural(r->processes, "process", "processes"));
}

static bool has_losses(const info_run *r)
{
    return r->dropped || r->older.events || r->killed || r->running || r->unrecorded || r->last_error;
}

/* Both behind each other; takes both. */
static char *with(char *text, char *more)
{
    char *both = tool_text("%s%s%s", text, *text ? "; " : "", more);
    free(text);
    free(more);
    return both;
}

static char *losses(const info_run *r)
{
    char *text = tool_text("%s", "");
    if (r->dropped)
        text = with(text, tool_text("%" PRIu64 " %s lost: the buffers were full", r->dropped,
                                    plural(r->dropped, "event", "events")));
    if (r->older.events)
        text = with(text, overwritten_text(&r->older));
    if (r->killed)
        text = with(text, tool_text("%zu %s did not close the trace (killed, left by _exit, or running where that "
                                    "cannot be seen from here)",
                                    r->killed, plural(r->killed, "process", "processes")));
    if (r->running)
        text = with(text,
                    tool_text("%zu %s", r->running, plural(r->running, "process still runs", "processes still run")));
    if (r->unrecorded)
        text = with(text, tool_text("%" PRIu64 " %s no device work recorded", r->unrecorded,
                                    plural(r->unrecorded, "launch has", "launches have")));
    if (r->last_error)
        text = with(text, tool_text("an error while recording: %s", strerror(r->last_error)));
    return *text ? text : with(text, tool_text("none"));
}

static void print_worlds(const info *all, const info_run *r, tool_out *out)
{
    tr_process *const *list;
    const size_t n = tr_trace_processes(all->trace, &list);
    uint32_t world = 0, missing = unspawned_count(list, n, r->number);
    char *text;
    while ((text = spawned_text(list, n, r->number, &world)) != NULL)
        line(out, STYLE_PLAIN, "Spawned", text);
    if (missing)
        line(out, STYLE_WARN, "Spawned", unspawned_text(missing));
}

enum { ENDS_SHOWN = 4 };

/* How those processes ended that did not end well: "rank 1: signal 11 (SIGSEGV)". "": all did, as far as is known. */
static char *ends(const info *all, const info_run *r)
{
    char *text = tool_text("%s", "");
    size_t n = 0;
    tr_process *const *list;
    const size_t total = tr_trace_processes(all->trace, &list);
    for (size_t i = 0; i < total; i++) {
        const tr_process *p = list[i];
        char *how;
        if (p->run != r->number || !ended_badly(p) || n++ >= ENDS_SHOWN)
            continue;
        how = ended_text(p);
        text = with(text, p->rank >= 0 ? tool_text("rank %d: %s", p->rank, how)
                                       : tool_text("process %u: %s", p->header->pid, how));
        free(how);
    }
    return n > ENDS_SHOWN ? with(text, tool_text("and %zu more", n - ENDS_SHOWN)) : text;
}

/* Who waited longest for a processor. */
static char *processors(const info_run *r)
{
    const tr_process *p = r->waited;
    char waited[UNIT_TEXT], ran[UNIT_TEXT], who[32] = "";
    if (p->rank >= 0)
        snprintf(who, sizeof who, " of rank %d", p->rank);
    else if (r->processes > 1)
        snprintf(who, sizeof who, " of process %u", p->header->pid);
    return tool_text("a thread%s waited %s for one%s, and ran %s", who, unit_time(waited, p->waited_ns),
                     r->processes > 1 ? ", longer than all others" : "", unit_time(ran, p->ran_ns));
}

static void facts(const info_run *r, tool_out *out)
{
    const tr_process *p = *r->first;
    const char *label = "Facts";
    uint32_t i;
    for (i = 0; i < p->ninfo; i++) {
        if (!strcmp(p->info[2 * i], "command") || !strcmp(p->info[2 * i], "process.name") ||
            !strcmp(p->info[2 * i], "recorder")) /* have lines of their own */
            continue;
        line(out, STYLE_PLAIN, label, tool_text("%s: %s", p->info[2 * i], p->info[2 * i + 1]));
        label = "";
    }
}

static void print_apis(const info_run *r, tool_out *out)
{
    static const char *const titles[] = {"API", "Events"};
    tool_table *t = table_new(2);
    size_t i;
    table_left(t, 0);
    table_head(t, titles);
    for (i = 0; i < r->napis; i++) {
        table_row(t);
        table_cell(t, 0, r->apis[i].name);
        table_take(t, 1, tool_text("%" PRIu64, r->apis[i].events));
    }
    out_str(out, "\n");
    table_print(t, out);
    table_free(t);
}

static void print_processes(const info *all, const info_run *r, tool_out *out)
{
    static const char *const titles[] = {"Rank", "Host", "Pid", "Program", "Begins", "Lasts", "Events", "Lost", "File"};
    static const unsigned char goes[] = {8, 4, 1, 2, 7, 3}; /* --help-all says so */
    tool_table *t = table_new(9);
    tr_process *const *list;
    size_t n = tr_trace_processes(all->trace, &list), i;
    char text[UNIT_TEXT];
    table_left(t, 1);
    table_left(t, 3);
    table_left(t, 8);
    table_head(t, titles);
    table_shrinks(t, 1);
    table_shrinks(t, 3);
    table_shrinks(t, 8);
    for (i = 0; i < sizeof goes; i++)
        table_goes(t, goes[i]);
    for (i = 0; i < n; i++) {
        const tr_process *p = list[i];
        int64_t lasts = all->last_ns[i] - p->t_open_ns, begins = p->t_open_ns - r->from_ns;
        if (p->run != r->number)
            continue;
        table_row(t);
        if (p->rank >= 0)
            table_take(t, 0, tool_text("%d", p->rank));
        table_cell(t, 1, p->header->host);
        table_take(t, 2, tool_text("%u", p->header->pid));
        table_cell(t, 3, p->name);
        table_cell(t, 4, unit_time(text, begins > 0 ? (uint64_t)begins : 0));
        table_cell(t, 5, unit_time(text, lasts > 0 ? (uint64_t)lasts : 0));
        if (all->counted)
            table_take(t, 6, tool_text("%" PRIu64, all->events[i]));
        table_take(t, 7, tool_text("%" PRIu64, p->dropped));
        table_mark(t, 7, p->dropped ? STYLE_WARN : STYLE_PLAIN);
        table_cell(t, 8, p->path);
    }
    out_str(out, "\n");
    table_print(t, out);
    table_free(t);
}

static void print_run(const info *all, const info_run *r, bool processes, tool_out *out)
{
    const tr_process *p = *r->first;
    const char *command = fact(p, "command"), *recorder = fact(p, "recorder");
    static const char *const mode_names[8] = {"stream mode",
                                              "stream mode",
                                              "ring mode",
                                              "stream and ring mode",
                                              "with TRACE_MAX",
                                              "stream mode, some with TRACE_MAX",
                                              "ring mode and with TRACE_MAX",
                                              "stream and ring mode, some with TRACE_MAX"};
    char *when = moment(r->from_ns), *agree = info_clocks(all, r), *formats, *ended;
    char file[UNIT_TEXT], records[UNIT_TEXT], lasted[UNIT_TEXT];
    table_note(out, STYLE_HEAD,
               tool_text("run %zu%s%s: %s, %s", r->number, *r->run->id ? ", " : "", r->run->id, when,
                         unit_time(lasted, (uint64_t)duration(r))));
    free(when);
    line(out, STYLE_PLAIN, "Program", tool_text("%s", p->header->program));
    if (command && *command)
        line(out, STYLE_PLAIN, "Command", tool_text("%s", command));
    line(out, STYLE_PLAIN, "Ranks", ranks(r));
    line(out, STYLE_PLAIN, "Hosts", hosts(r));
    if (agree)
        line(out, STYLE_PLAIN, "Clocks", agree);
    if (*p->header->job)
        line(out, STYLE_PLAIN, "Job", tool_text("%s", p->header->job));
    formats =
        r->high_minor > r->low_minor ? tool_text(" to %u.%u", p->header->major, r->high_minor) : tool_text("%s", "");
    line(out, STYLE_PLAIN, "Recorded",
         tool_text("%s%s%sformat %u.%u%s, %s, clock %s", recorder ? "trace.h " : "", recorder ? recorder : "",
                   recorder ? ", " : "", p->header->major, r->low_minor, formats,
                   mode_names[r->stream | r->ring << 1 | r->bounded << 2], clock_name(p->header->clock)));
    free(formats);
    if (r->waited)
        line(out, STYLE_PLAIN, "Processors", processors(r));
    print_worlds(all, r, out);
    line(out, has_losses(r) ? STYLE_WARN : STYLE_PLAIN, "Losses", losses(r));
    ended = ends(all, r);
    if (*ended)
        line(out, STYLE_WARN, "Ended", ended);
    else
        free(ended);
    line(out, STYLE_PLAIN, "Size",
         tool_text("%s of records in %zu %s of %s", unit_bytes(records, r->record_bytes), r->files,
                   plural(r->files, "file", "files"), unit_bytes(file, r->bytes)));
    facts(r, out);
    if (all->counted)
        print_apis(r, out);
    if (processes)
        print_processes(all, r, out);
}

void info_text(const info *all, bool processes, size_t width, tool_out *out)
{
    size_t i;
    table_limit(width);
    for (i = 0; i < all->nruns; i++) {
        if (i)
            out_str(out, "\n");
        print_run(all, &all->runs[i], processes, out);
    }
    if (table_left_out()) {
        out_str(out, "\n");
        table_note(out, STYLE_PLAIN,
                   tool_text("note: left out to fit the width: %s; --wide shows all", table_left_out()));
    }
}

/* ---- JSON -------------------------------------------------------------------------------------------------------- */

static void json_process(tool_json *j, const info *all, size_t i, const tr_process *p)
{
    char *format;
    uint32_t k;
    json_open(j, '{');
    json_put_str(j, "path", p->path);
    json_put_str(j, "host", p->header->host);
    json_put_u64(j, "pid", p->header->pid);
    json_put_u64(j, "ppid", p->header->ppid);
    json_put_i64(j, "rank", p->rank);
    json_put_i64(j, "world", p->world);
    if (p->spawned) {
        json_put_u64(j, "spawned_world", p->spawned + 1);
        json_put_i64(j, "rank_in_world", p->rank - p->first_rank);
    }
    json_put_str(j, "program", p->header->program);
    json_put_str(j, "name", p->name);
    json_put_i64(j, "start_ns", p->t_open_ns);
    json_put_i64(j, "end_ns", all->last_ns[i]);
    json_put_u64(j, "clock_error_ns", p->clock_error_ns);
    if (p->align_error_ns != UINT64_MAX)
        json_put_u64(j, "align_error_ns", p->align_error_ns);
    if (p->nclock_parts) {
        json_put_open(j, "align_errors", '[');
        for (k = 0; k < p->nclock_parts; k++) {
            json_open(j, '{');
            json_put_i64(j, "from_ns", p->clock_parts[k].from_ns);
            json_put_i64(j, "to_ns", p->clock_parts[k].to_ns);
            json_put_u64(j, "error_ns", p->clock_parts[k].error_ns);
            json_close(j, '}');
        }
        json_close(j, ']');
    }
    if (all->counted)
        json_put_u64(j, "events", all->events[i]);
    json_put_u64(j, "dropped", p->dropped);
    json_put_u64(j, "overwritten", p->overwritten);
    json_put_u64(j, "waited_ns", p->waited_ns);
    json_put_u64(j, "ran_ns", p->ran_ns);
    json_put_i64(j, "whole_from_ns", p->whole_ns);
    json_put_bool(j, "killed", tr_was_killed(p));
    json_put_bool(j, "running", p->running);
    if (ended_status(p) >= 0)
        json_put_i64(j, "exit_status", ended_status(p));
    if (ended_signal(p))
        json_put_i64(j, "signal", ended_signal(p));
    if (p->ended_ns)
        json_put_i64(j, "ended_ns", p->ended_ns);
    if (ended_without_finalize(p)) {
        json_put_bool(j, "no_finalize", true);
    }
    json_put_i64(j, "last_error", p->header->last_error);
    format = tool_text("%u.%u", p->header->major, p->header->minor);
    json_put_str(j, "format", format);
    free(format);
    json_put_str(j, "mode",
                 p->header->features_optional & TRACE_FEATURE_ROTATED ? "bounded"
                 : p->header->mode == TRACE_MODE_RING                 ? "ring"
                                                                      : "stream");
    json_put_str(j, "clock", clock_name(p->header->clock));
    json_put_open(j, "facts", '{');
    for (k = 0; k < p->ninfo; k++)
        json_put_str(j, p->info[2 * k], p->info[2 * k + 1]);
    json_close(j, '}');
    json_close(j, '}');
}

void info_json(const info *all, tool_out *out)
{
    tool_json json = {.out = out, .pretty = true}, *j = &json;
    tr_process *const *list;
    size_t n = tr_trace_processes(all->trace, &list), i, k;
    json_open(j, '{');
    json_put_open(j, "runs", '[');
    for (i = 0; i < all->nruns; i++) {
        const info_run *r = &all->runs[i];
        json_open(j, '{');
        json_put_u64(j, "number", r->number);
        json_put_str(j, "id", r->run->id);
        json_put_str(j, "program", (*r->first)->header->program);
        json_put_str(j, "job", (*r->first)->header->job);
        json_put_i64(j, "start_ns", r->from_ns);
        json_put_i64(j, "duration_ns", duration(r));
        json_put_u64(j, "processes", r->processes);
        json_put_u64(j, "ranks", r->ranks);
        json_put_i64(j, "world", r->run->world);
        json_put_open(j, "hosts", '[');
        for (k = 0; k < r->hosts; k++)
            json_str(j, r->host_names[k]);
        json_close(j, ']');
        json_put_u64(j, "dropped", r->dropped);
        json_put_u64(j, "overwritten", r->older.events);
        json_put_u64(j, "killed", r->killed);
        json_put_u64(j, "running", r->running);
        if (all->counted)
            json_put_u64(j, "launches_without_work", r->unrecorded);
        json_put_u64(j, "files", r->files);
        json_put_u64(j, "file_bytes", r->bytes);
        json_put_u64(j, "record_bytes", r->record_bytes);
        if (all->counted) {
            json_put_open(j, "events", '{');
            for (k = 0; k < r->napis; k++)
                json_put_u64(j, r->apis[k].name, r->apis[k].events);
            json_close(j, '}');
        }
        json_put_open(j, "members", '[');
        for (k = 0; k < n; k++)
            if (list[k]->run == r->number)
                json_process(j, all, k, list[k]);
        json_close(j, ']');
        json_close(j, '}');
    }
    json_close(j, ']');
    json_close(j, '}');
    out_str(out, "\n");
}
