/* launch_text.c - launches for people: how busy devices were, and what they were asked for */
#include "common/out.h"
#include "common/table.h"
#include "common/units.h"
#include "launch.h"
#include <inttypes.h>
#include <stdlib.h>
#include <stdio.h>

/* As --columns takes them; whose line it is always stands. */
/* by device */
const char *const launch_words[] = {"work",    "busy",  "busy-share", "idle",        "longest", "at",
                                    "no-call", "early", "late",       "ahead",       "behind",  "api",
                                    "time",    "share", "average",    "call",        "delay",   "min",
                                    "p50",     "p99",   "max",        "idle-before", NULL}; /* by name */

static void put_count(tool_table *t, size_t column, uint64_t n) { table_take(t, column, tool_text("%" PRIu64, n)); }

/* A bound of the device's clock; below zero it lies on the other side by at least that. */
static void put_bound(tool_table *t, size_t column, int64_t ns)
{
    char b[UNIT_TEXT];
    if (ns != INT64_MAX)
        table_take(t, column,
                   tool_text("%s%s", ns < 0 ? "-" : "", unit_time(b, ns < 0 ? 0 - (uint64_t)ns : (uint64_t)ns)));
}

static void put_devices(const report *r, tool_out *out)
{
    static const char *const titles[] = {"Process", "Device", "API",     "Work",      "Busy",     "Busy(%)", "Idle",
                                         "Longest", "At (s)", "No call", "Too early", "Too late", "Ahead",   "Behind"};
    static const char *const words[] = {NULL,      NULL, "api",     "work",  "busy", "busy-share", "idle",
                                        "longest", "at", "no-call", "early", "late", "ahead",      "behind"};
    static const size_t goes[] = {6, 8, 7, 2, 10, 11, 9, 13, 12, 3, 4};
    enum { COLUMNS = sizeof titles / sizeof *titles };
    const launched *l = r->tally->launched;
    size_t shown = r->top && l->ndevices > r->top ? (size_t)r->top : l->ndevices, i;
    int64_t t0 = tr_trace_t0(r->tally->trace);
    tool_table *t = table_new(COLUMNS);
    char b[UNIT_TEXT];
    table_head(t, titles);
    table_words(t, words);
    table_left(t, 1);
    table_names(t, 1);
    for (i = 0; i < sizeof goes / sizeof *goes; i++)
        table_goes(t, goes[i]);
    for (i = 0; i < shown; i++) {
        const launch_device *d = l->devices[i];
        uint64_t whole = (uint64_t)(d->last_ns - d->first_ns);
        table_row(t);
        table_take(t, 0,
                   d->process->rank >= 0 ? tool_text("rank %d", d->process->rank)
                                         : tool_text("pid %u", d->process->header->pid));
        table_cell(t, 1, d->track ? d->track->name : "?");
        table_cell(t, 2, text_of(d->api));
        put_count(t, 3, d->work);
        table_cell(t, 4, unit_time(b, d->busy_ns));
        table_take(t, 5, tool_text("%.2f%%", whole ? 100.0 * (double)d->busy_ns / (double)whole : 100.0));
        table_cell(t, 6, unit_time(b, whole - d->busy_ns));
        if (d->longest_idle_ns) {
            table_cell(t, 7, unit_time(b, d->longest_idle_ns));
            table_take(t, 8, tool_text("%.6f", (double)(d->longest_idle_at - t0) / 1e9));
        }
        put_count(t, 9, d->uncalled);
        put_count(t, 10, d->early);
        table_mark(t, 10, d->early ? STYLE_WARN : STYLE_PLAIN);
        put_count(t, 11, d->late);
        table_mark(t, 11, d->late ? STYLE_WARN : STYLE_PLAIN);
        put_bound(t, 12, d->ahead_ns);
        put_bound(t, 13, d->behind_ns);
    }
    table_show(t, out, table_more(tool_text("Devices"), l->ndevices - shown, NULL));
}

static void put_rows(const report *r, tool_out *out, size_t first, size_t last)
{
    static const char *const titles[] = {"Name",  "Work", "Time", "Time(%)", "Average", "Call",
                                         "Delay", "Min",  "p50",  "p99",     "Max",     "Idle before"};
    static const char *const words[] = {NULL,    "work", "time", "share", "average", "call",
                                        "delay", "min",  "p50",  "p99",   "max",     "idle-before"};
    static const size_t goes[] = {8, 9, 7, 10, 4, 5, 3, 1};
    enum { COLUMNS = sizeof titles / sizeof *titles };
    const launched *l = r->tally->launched;
    size_t i, left = 0, lines = 0;
    uint64_t whole = 0;
    tool_table *t = table_new(COLUMNS);
    char b[UNIT_TEXT];
    table_head(t, titles);
    table_words(t, words);
    table_names(t, 0);
    for (i = 0; i < sizeof goes / sizeof *goes; i++)
        table_goes(t, goes[i]);
    for (i = first; i < last; i++)
        whole += l->rows[i]->work.sum;
    for (i = first; i < last; i++) {
        const launch_row *x = l->rows[i];
        if (x->hidden)
            continue;
        if (r->top && lines >= r->top) {
            left++;
            continue;
        }
        lines++;
        table_row(t);
        table_cell(t, 0, text_of(x->name));
        put_count(t, 1, x->work.calls);
        table_cell(t, 2, unit_time(b, x->work.sum));
        table_take(t, 3, tool_text("%.2f%%", whole ? 100.0 * (double)x->work.sum / (double)whole : 0.0));
        table_cell(t, 4, unit_time_mean(b, row_average(&x->work)));
        if (x->call.calls)
            table_cell(t, 5, unit_time_mean(b, row_average(&x->call)));
        if (x->delay.calls) {
            table_cell(t, 6, unit_time_mean(b, row_average(&x->delay)));
            table_cell(t, 7, unit_time(b, x->delay.min));
            table_cell(t, 8, unit_time(b, row_quantile(&x->delay, 0.5)));
            table_cell(t, 9, unit_time(b, row_quantile(&x->delay, 0.99)));
            table_cell(t, 10, unit_time(b, x->delay.max));
        }
        table_cell(t, 11, unit_time(b, x->idle_ns));
    }
    if (!lines)
        table_free(t);
    else
        table_show(t, out, table_more(tool_text("Launches | %s", text_of(l->rows[first]->api)), left, NULL));
}

void launch_text(const report *r, tool_out *out)
{
    const launched *l = r->tally->launched;
    size_t i, n;
    if (!l->ndevices) {
        table_note(out, STYLE_PLAIN, tool_text("No device work that matches the options was recorded."));
        return;
    }
    put_devices(r, out);
    for (i = 0; i < l->nrows; i += n) {
        for (n = 1; i + n < l->nrows && l->rows[i + n]->api == l->rows[i]->api; n++) {}
        put_rows(r, out, i, i + n);
    }
}

/* What the numbers cannot be trusted for. */
void launch_notes(const report *r, tool_out *out)
{
    const launched *l = r->tally->launched;
    uint64_t uncalled = 0, outside = 0;
    char *pieces;
    size_t i;
    for (i = 0; l && i < l->ndevices; i++) {
        uncalled += l->devices[i]->uncalled;
        outside += l->devices[i]->early + l->devices[i]->late;
    }
    if (uncalled) {
        pieces = unit_counted(uncalled, "piece of work", "pieces of work");
        table_note(out, STYLE_PLAIN,
                   tool_text("note: the call of %s is not in the trace (not recorded, lost, or more than a million "
                             "launches before): no Call and no Delay",
                             pieces));
        free(pieces);
    }
    if (outside) {
        pieces = unit_counted(outside, "piece of work", "pieces of work");
        table_note(out, STYLE_WARN,
                   tool_text("note: %s began before it was asked for, or ended after a wait for it was over: the "
                             "device's clock is off, "
                             "by what Ahead or Behind are below zero at least",
                             pieces));
        free(pieces);
    }
}
