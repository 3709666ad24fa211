/* tables.c - tables for people */
#include "common/overwritten.h"
#include "common/out.h"
#include "common/table.h"
#include "common/units.h"
#include "common/unspawned.h"
#include "tally/launch/launch.h"
#include <inttypes.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void say(tool_out *out, enum style style, const char *format, ...) __attribute__((format(printf, 3, 4)));
static void say(tool_out *out, enum style style, const char *format, ...)
{
    va_list args;
    char *text = NULL;
    va_start(args, format);
    if (vasprintf(&text, format, args) < 0)
        tool_fail("out of memory");
    va_end(args);
    table_note(out, style, text);
}

static const char *api_title(uint32_t api) { return *text_of(api) ? text_of(api) : "(no API)"; }

/* ---- the columns that say whose row it is ------------------------------------------------------------------------ */

static const struct {
    unsigned by;
    const char *title;
} keys[] = {
    {BY_RANK, "Rank"},   {BY_HOST, "Host"},   {BY_PROCESS, "Process"}, {BY_THREAD, "Thread"}, {BY_DEVICE, "Device"},
    {BY_QUEUE, "Queue"}, {BY_WHERE, "Where"}, {BY_STEP, "Step"},       {BY_NAME, "Name"},
};
enum { KEYS = sizeof keys / sizeof *keys };

static char *key_text(const report *r, const row_key *k, unsigned by)
{
    tr_process *const *processes;
    tr_thread *const *threads;
    const tr_thread *t;
    switch (by) {
    case BY_RANK: return k->rank < 0 ? tool_text("none") : tool_text("%d", k->rank);
    case BY_HOST: return tool_text("%s", text_of(k->host));
    case BY_PROCESS:
        tr_trace_processes(r->tally->trace, &processes);
        return tool_text("%u", processes[k->process - 1]->header->pid);
    case BY_STEP: return k->step < 0 ? tool_text("none") : tool_text("%lld", (long long)k->step);
    case BY_DEVICE: return tool_text("%s", text_of(k->device));
    case BY_WHERE: return tool_text("%s", text_of(k->where));
    case BY_QUEUE: return tool_text("%s", text_of(k->queue));
    case BY_THREAD:
        if (!k->thread)
            return tool_text("%s", "");
        tr_trace_threads(r->tally->trace, &threads);
        t = threads[k->thread - 1];
        return *t->name ? tool_text("%u %s", t->tid, t->name) : tool_text("%u", t->tid);
    case BY_API: return tool_text("%s", api_title(k->api));
    }
    return tool_text("%s", text_of(k->name));
}

/* ---- one table --------------------------------------------------------------------------------------------------- */

static const char *const titles[COLUMNS] = {"Time",  "Time(%)", "Self", "Calls",    "Average",
                                            "Min",   "Max",     "p50",  "p99",      "Imbalance",
                                            "Error", "Bytes",   "Sent", "Received", "Bandwidth"};
const char *const column_words[] = {"time", "share",     "self",  "calls", "average", "min",      "max",       "p50",
                                    "p99",  "imbalance", "error", "bytes", "sent",    "received", "bandwidth", NULL};
/* What is left out of a table that is too wide, in this order (--help-all says so). */
static const uint8_t goes[] = {C_P50,     C_P99,       C_RATE, C_RECEIVED, C_MIN,   C_SELF, C_MAX,
                               C_AVERAGE, C_IMBALANCE, C_SENT, C_BYTES,    C_CALLS, C_SHARE};

/* at: -1 where it is not shown */
typedef struct layout {
    int at[COLUMNS];
    size_t keys;
    unsigned key[KEYS + 1];
} layout;

static void cell_put(tool_table *t, const layout *l, int column, char *text)
{
    if (l->at[column] >= 0)
        table_cell(t, (size_t)l->at[column], text);
}

enum line { LINE_ROW, LINE_REST, LINE_TOTAL };

static void put_bytes(tool_table *t, const layout *l, const row *r, enum line line)
{
    char b[UNIT_TEXT];
    const volume *v = &r->moved;
    if (v->bytes)
        cell_put(t, l, C_BYTES, unit_bytes(b, v->bytes));
    if (v->sent)
        cell_put(t, l, C_SENT, unit_bytes(b, v->sent));
    if (v->received && (line != LINE_TOTAL || !v->sent)) /* what one received another sent: the total has it once */
        cell_put(t, l, C_RECEIVED, unit_bytes(b, v->received));
    if (row_way(r) && r->total && line == LINE_ROW && r->key.kind != KIND_TRAFFIC && r->key.kind != KIND_INSTANT)
        cell_put(t, l, C_RATE, unit_rate(b, (double)row_way(r) * 1e9 / (double)r->total));
}

/* How unevenly it is spread over ranks. */
static void put_imbalance(const report *r, tool_table *t, const layout *l, const balance *b)
{
    char text[UNIT_TEXT];
    if (!b->called || !r->tally->nranks)
        return;
    snprintf(text, sizeof text, "%.1f%%", balance_percent(r->tally, b));
    cell_put(t, l, C_IMBALANCE, text);
}

static void put_numbers(tool_table *t, const layout *l, const row *r, uint64_t whole, enum line line)
{
    char b[UNIT_TEXT], share[UNIT_TEXT], count[UNIT_TEXT];
    bool timed = r->key.kind != KIND_INSTANT, moved = r->key.kind == KIND_TRAFFIC;
    char *(*unit)(char *, uint64_t) = moved ? unit_bytes : unit_time;
    snprintf(share, sizeof share, "%.2f%%", whole ? 100.0 * (double)r->total / (double)whole : 0.0);
    if (timed) {
        cell_put(t, l, C_TIME, unit(b, r->total));
        cell_put(t, l, C_SHARE, share);
        cell_put(t, l, C_SELF, unit(b, r->self));
        if (line == LINE_ROW) {
            cell_put(t, l, C_AVERAGE,
                     moved ? unit_bytes(b, (uint64_t)(row_average(r) + 0.5)) : unit_time_mean(b, row_average(r)));
            cell_put(t, l, C_MIN, unit(b, r->min));
            cell_put(t, l, C_MAX, unit(b, r->max));
            cell_put(t, l, C_P50, unit(b, row_quantile(r, 0.5)));
            cell_put(t, l, C_P99, unit(b, row_quantile(r, 0.99)));
        }
    }
    snprintf(count, sizeof count, "%" PRIu64, r->calls);
    cell_put(t, l, C_CALLS, count);
    if (r->inner_errors)
        snprintf(count, sizeof count, "%" PRIu64 " (%" PRIu64 ")", r->errors, r->inner_errors);
    else
        snprintf(count, sizeof count, "%" PRIu64, r->errors);
    cell_put(t, l, C_ERROR, count);
    if (r->errors > r->inner_errors && l->at[C_ERROR] >= 0)
        table_mark(t, (size_t)l->at[C_ERROR], STYLE_BAD);
    put_bytes(t, l, r, line);
}

static void row_gather(row *into, const row *x)
{
    into->calls += x->calls;
    into->errors += x->errors;
    into->inner_errors += x->inner_errors;
    volume_add(&into->moved, x->moved);
    into->total += x->total;
    into->self += x->self;
}

/* Columns of the table, from those asked for, or those that say something. */
static size_t lay_out(const report *r, layout *l, const row *sum, bool own_time)
{
    bool instant = sum->key.kind == KIND_INSTANT, traffic = sum->key.kind == KIND_TRAFFIC, show[COLUMNS];
    size_t k, n;
    int i;
    for (k = 0; k < COLUMNS; k++) {
        l->at[k] = -1;
        show[k] = !instant || k == C_CALLS || k >= C_ERROR;
    }
    show[C_SELF] &= own_time;
    show[C_IMBALANCE] &= sum->key.kind == KIND_CALL && r->tally->nranks;
    show[C_ERROR] &= sum->errors != 0;
    show[C_BYTES] &= sum->moved.bytes && !traffic; /* it stands where times do elsewhere */
    show[C_SENT] &= sum->moved.sent != 0;
    show[C_RECEIVED] &= sum->moved.received != 0;
    show[C_RATE] &= row_way(sum) && !traffic && !instant;
    for (k = 0; k < KEYS; k++)
        if (r->by & keys[k].by)
            l->key[l->keys++] = keys[k].by;
    if (!l->keys)
        l->key[l->keys++] = BY_API;
    n = l->keys;
    for (i = 0; i < r->ncolumns; i++)
        l->at[r->columns[i]] = (int)n++;
    for (k = 0; k < COLUMNS && !r->ncolumns; k++)
        if (show[k])
            l->at[k] = (int)n++;
    return n;
}

static void put_titles(tool_table *t, const layout *l, uint32_t kind)
{
    size_t k, i;
    table_row(t);
    for (k = 0; k < l->keys; k++) {
        const char *name = "API";
        for (i = 0; i < KEYS; i++)
            if (keys[i].by == l->key[k])
                name = keys[i].title;
        if (l->key[k] == BY_HOST || l->key[k] == BY_THREAD)
            table_left(t, k);
        table_cell(t, k, name);
    }
    for (k = 0; k < COLUMNS; k++)
        cell_put(t, l, (int)k,
                 (char *)(uintptr_t)(kind == KIND_INSTANT && k == C_CALLS   ? "Count"
                                     : kind == KIND_TRAFFIC && k == C_TIME  ? "Byte"
                                     : kind == KIND_TRAFFIC && k == C_SHARE ? "Byte(%)"
                                                                            : titles[k]));
    for (k = 0; k < l->keys; k++)
        table_names(t, k);
}

/* How many of rows first..last-1 are shown each. */
static size_t shown_of(const report *r, size_t first, size_t last, uint64_t whole)
{
    size_t shown = last;
    if (r->top)
        return last - first > r->top ? first + r->top : last;
    if (!r->fold || r->rows[first]->key.kind == KIND_INSTANT)
        return last;
    while (shown > first && !r->rows[shown - 1]->errors && (double)r->rows[shown - 1]->total < 0.00005 * (double)whole)
        shown--;
    return last - shown > 1 ? shown : last;
}

static char *total_text(const table *it, uint32_t kind)
{
    switch (kind) {
    case KIND_CALL: return tool_text("Total of %u thread%s", it->threads, it->threads == 1 ? "" : "s");
    case KIND_ASYNC: return tool_text("Total of all spans");
    case KIND_DEVICE: return tool_text("Total of all queues");
    }
    return tool_text("Total");
}

/* Rows first..last-1 belong to one table, or to all when rows are whole APIs. Frees the title. */
static void put_table(const report *r, tool_out *out, size_t first, size_t last, char *title)
{
    bool whole_apis = r->by == BY_API && r->rows[first]->key.kind == KIND_CALL, own_time = false;
    const table *it = report_table(r, r->rows[first]);
    layout l = {.keys = 0};
    row sum = {.min = UINT64_MAX}, rest = {.min = UINT64_MAX};
    size_t i, k, shown;
    uint64_t whole = whole_apis ? 0 : it->total;
    tool_table *t;
    char *text;
    sum.key.kind = rest.key.kind = r->rows[first]->key.kind;
    for (i = first; i < last; i++) {
        row_gather(&sum, r->rows[i]);
        own_time |= r->rows[i]->self != r->rows[i]->total;
    }
    if (whole_apis) /* calls of one API are made inside calls of another: the whole is the time when any was active */
        whole = r->tally->active;
    else if (r->by == BY_API)
        whole = sum.total;
    shown = shown_of(r, first, last, whole);
    t = table_new(lay_out(r, &l, &sum, own_time));
    for (k = 0; k < sizeof goes && !r->ncolumns; k++)
        if (l.at[goes[k]] >= 0)
            table_goes(t, (size_t)l.at[goes[k]]);
    put_titles(t, &l, sum.key.kind);
    for (i = first; i < shown; i++) {
        table_row(t);
        for (k = 0; k < l.keys; k++)
            table_take(t, k, key_text(r, &r->rows[i]->key, l.key[k]));
        put_numbers(t, &l, r->rows[i], whole, LINE_ROW);
        put_imbalance(r, t, &l, &r->rows[i]->balance);
    }
    for (i = shown; i < last; i++)
        row_gather(&rest, r->rows[i]);
    if (shown < last) {
        text = r->top ? tool_text("(%zu more, --top 0 shows all)", last - shown)
                      : tool_text("(%zu more, 0.00 %%)", last - shown);
        table_row(t);
        table_take(t, l.keys - 1, text);
        put_numbers(t, &l, &rest, whole, LINE_REST);
    }
    sum.total = whole;
    table_row(t);
    text = whole_apis ? tool_text("Total of all threads") : total_text(it, sum.key.kind);
    table_take(t, l.keys - 1, text);
    put_numbers(t, &l, &sum, whole, LINE_TOTAL);
    if (!whole_apis)
        put_imbalance(r, t, &l, &it->balance);
    table_show(t, out, title);
}

static char *members_text(const table *it)
{
    char *hosts = unit_counted(it->hosts, "host", "hosts"),
         *processes = unit_counted(it->processes, "process", "processes"), *text, *threads;
    if (it->kind == KIND_DEVICE) {
        char *devices = unit_counted(table_places(it, TRACE_TRACK_DEVICE), "device", "devices"),
             *queues = unit_counted(table_places(it, TRACE_TRACK_QUEUE), "queue", "queues");
        uint32_t parts = table_places(it, TRACE_TRACK_SUBDEVICE);
        char *sub = parts ? tool_text("%u subdevice%s, ", parts, parts == 1 ? "" : "s") : tool_text("%s", "");
        text = tool_text("%s, %s, %s, %s%s", hosts, processes, devices, sub, queues);
        free(devices);
        free(queues);
        free(sub);
    } else {
        threads = unit_counted(it->threads, "thread", "threads");
        text = tool_text("%s, %s, %s", hosts, processes, threads);
        free(threads);
    }
    free(hosts);
    free(processes);
    return text;
}

static void put_tables(const report *r, tool_out *out)
{
    static const char *const what[] = {"", ", async spans",    ", timed work",           ", instants",
                                       "", "Device profiling", "Explicit memory traffic"};
    size_t i, n;
    for (i = 0; i < r->n; i += n) {
        const row_key *k = &r->rows[i]->key;
        char *title, *members;
        for (n = 1; i + n < r->n && r->rows[i + n]->key.api == k->api && r->rows[i + n]->key.kind == k->kind; n++)
            ;
        members = members_text(report_table(r, r->rows[i]));
        if (r->by == BY_API) { /* sorted by kind: calls, then each kind of what overlaps */
            for (n = 1; i + n < r->n && r->rows[i + n]->key.kind == k->kind; n++)
                ;
            title = tool_text(k->kind >= KIND_DEVICE ? "%s | all APIs" : "All APIs%s", what[k->kind]);
        } else if (k->kind >= KIND_DEVICE)
            title = tool_text("%s | %s | %s", what[k->kind], api_title(k->api), members);
        else
            title = tool_text("%s%s | %s", api_title(k->api), what[k->kind], members);
        put_table(r, out, i, i + n, title);
        free(members);
    }
}

/* ---- counters
 * ---------------------------------------------------------------------------------------------------------------------
 */

static void number(char *text, size_t room, double v)
{
    if (isnan(v))
        snprintf(text, room, "NaN"); /* printf may show a sign */
    else if (v > -1e15 && v < 1e15 && v == (double)(int64_t)v)
        snprintf(text, room, "%" PRId64, (int64_t)v);
    else
        snprintf(text, room, "%.6g", v);
}

static void put_counters(const report *r, tool_out *out)
{
    static const char *const names[] = {"API", "Name", "Unit", "Samples", "Average", "Min", "Max", "Last", "NaN"};
    static const unsigned char counter_goes[] = {7, 3, 5, 6, 2}; /* docs/guide/tally.md says so */
    unsigned own[KEYS], nown = 0;
    uint64_t nans = 0;
    tool_table *t;
    size_t i, k;
    if (!r->ncounters)
        return;
    for (k = 0; k < KEYS; k++)
        if (r->by & keys[k].by && keys[k].by != BY_NAME)
            own[nown++] = (unsigned)k;
    for (i = 0; i < r->ncounters; i++)
        nans += r->counters[i]->nans;
    t = table_new(nown + 8 + (nans > 0));
    table_row(t);
    for (k = 0; k < nown; k++)
        table_cell(t, k, keys[own[k]].title);
    for (k = 0; k < 8u + (nans > 0); k++)
        table_cell(t, nown + k, names[k]);
    for (k = 0; k < nown + 2; k++)
        table_names(t, k);
    for (k = 0; k < sizeof counter_goes; k++)
        table_goes(t, nown + counter_goes[k]);
    table_left(t, nown + 2);
    for (i = 0; i < r->ncounters; i++) {
        const counter *c = r->counters[i];
        double values[4] = {counter_average(c), counter_least(c), counter_most(c), c->last};
        char text[UNIT_TEXT], *name;
        table_row(t);
        for (k = 0; k < nown; k++) {
            name = key_text(r, &c->key, keys[own[k]].by);
            table_cell(t, k, name);
            free(name);
        }
        table_cell(t, nown, api_title(c->key.api));
        table_cell(t, nown + 1, text_of(c->key.name));
        table_cell(t, nown + 2, text_of(c->key.unit));
        snprintf(text, sizeof text, "%" PRIu64, c->n);
        table_cell(t, nown + 3, text);
        for (k = 0; k < 4; k++) {
            number(text, sizeof text, values[k]);
            table_cell(t, nown + 4 + k, text);
        }
        snprintf(text, sizeof text, "%" PRIu64, c->nans);
        if (nans)
            table_cell(t, nown + 8, text);
    }
    for (k = 0; k < nown; k++)
        table_empty_goes(t, k);
    table_empty_goes(t, nown + 2);
    table_show(t, out, tool_text("Counters"));
}

/* ---- messages
 * ---------------------------------------------------------------------------------------------------------------------
 */

enum { MATRIX_MAX = 16 };

static void put_messages(const report *r, tool_out *out)
{
    size_t n, i;
    cell *cells = matrix_sorted(&r->tally->messages, &n);
    uint64_t last = 0;
    char b[UNIT_TEXT], count[UNIT_TEXT];
    tool_table *t;
    for (i = 0; i < n; i++) {
        last = cells[i].key >> 32 > last ? cells[i].key >> 32 : last;
        last = (uint32_t)cells[i].key > last ? (uint32_t)cells[i].key : last;
    }
    if (n && last < MATRIX_MAX) {
        size_t columns = (size_t)last + 2, k;
        t = table_new(columns);
        table_row(t);
        table_cell(t, 0, "from \\ to");
        for (k = 0; k <= last; k++) {
            snprintf(count, sizeof count, "%zu", k);
            table_cell(t, k + 1, count);
        }
        for (k = 0, i = 0; k <= last; k++) {
            table_row(t);
            snprintf(count, sizeof count, "%zu", k);
            table_cell(t, 0, count);
            for (; i < n && cells[i].key >> 32 == k; i++)
                if (cells[i].sent)
                    table_cell(t, (size_t)(uint32_t)cells[i].key + 1, unit_bytes(b, cells[i].sent_bytes));
        }
    } else {
        static const char *const names[] = {"From", "To", "Sent", "Bytes", "Received", "Bytes"};
        size_t k;
        t = table_new(6);
        table_row(t);
        for (k = 0; k < 6; k++)
            table_cell(t, k, names[k]);
        for (i = 0; i < n; i++) {
            uint64_t numbers[6] = {cells[i].key >> 32,  (uint32_t)cells[i].key, cells[i].sent,
                                   cells[i].sent_bytes, cells[i].received,      cells[i].received_bytes};
            table_row(t);
            for (k = 0; k < 6; k++) {
                snprintf(count, sizeof count, "%" PRIu64, numbers[k]);
                table_cell(t, k, k == 3 || k == 5 ? unit_bytes(b, numbers[k]) : count);
            }
        }
    }
    if (n)
        table_title(out, tool_text("Bytes sent from rank to rank"));
    else
        say(out, STYLE_PLAIN, "No messages between ranks were recorded.");
    if (n)
        table_print(t, out);
    out_str(out, n ? "\n" : "");
    table_free(t);
    free(cells);
}

/* ---- what has to be known about the numbers ---------------------------------------------------------------------- */

/* What a process said last under that key, or NULL. */
static const char *last_fact(const tr_process *p, const char *key)
{
    uint32_t k = p->ninfo;
    while (k-- > 0)
        if (!strcmp(p->info[2 * k], key))
            return p->info[2 * k + 1];
    return NULL;
}

/* Facts that processes want said beside their numbers: keys that begin with "note.". Each once, with the number of
 * processes that say it. */
static void put_facts(tr_process *const *p, size_t n, tool_out *out)
{
    enum { MOST = 8 };
    const char *said[MOST], *fact;
    size_t count[MOST], nsaid = 0, i, j;
    uint32_t k;
    for (i = 0; i < n; i++)
        for (k = 0; k < p[i]->ninfo; k++) {
            const char *key = p[i]->info[2 * k];
            if (strncmp(key, "note.", 5) || (fact = last_fact(p[i], key)) != p[i]->info[2 * k + 1])
                continue;
            for (j = 0; j < nsaid && strcmp(said[j], fact); j++)
                ;
            if (j == MOST)
                continue;
            if (j == nsaid) {
                said[nsaid] = fact;
                count[nsaid++] = 0;
            }
            count[j]++;
        }
    for (j = 0; j < nsaid; j++)
        if (count[j] < n)
            say(out, STYLE_PLAIN, "note: %s, in %zu of %zu processes", said[j], count[j], n);
        else
            say(out, STYLE_PLAIN, "note: %s", said[j]);
}

static void put_worlds(tr_process *const *p, size_t n, tool_out *out)
{
    uint32_t world = 0, missing = unspawned_count(p, n, 0);
    char *text;
    while ((text = spawned_text(p, n, 0, &world)) != NULL) {
        say(out, STYLE_PLAIN, "note: %s", text);
        free(text);
    }
    if (missing) {
        text = unspawned_text(missing);
        say(out, STYLE_WARN, "note: %s", text);
        free(text);
    }
}

/* Processes that did not close the trace: those that run, or all others. */
static void put_unclosed(tr_process *const *p, size_t n, bool running, const char *what, tool_out *out)
{
    size_t i, found = 0;
    char who[256] = "";
    for (i = 0; i < n; i++) {
        if (!p[i]->killed || p[i]->running != running || found++ >= 4)
            continue;
        if (p[i]->rank >= 0)
            snprintf(who + strlen(who), sizeof who - strlen(who), "%srank %d", found > 1 ? ", " : "", p[i]->rank);
        else
            snprintf(who + strlen(who), sizeof who - strlen(who), "%spid %u on %.40s", found > 1 ? ", " : "",
                     p[i]->header->pid, p[i]->header->host);
    }
    if (found)
        say(out, STYLE_WARN, "note: %zu of %zu process%s %s: %s%s", found, n, n == 1 ? "" : "es", what, who,
            found > 4 ? ", ..." : "");
}

static void put_loose(const tally *t, tool_out *out)
{
    char *begins = loose_text(&t->loose, false), *ends = loose_text(&t->loose, true);
    if (t->unfinished)
        say(out, STYLE_WARN,
            "note: %" PRIu64
            " slice%s no end: counted until the last sign of life of the process, or the end of what contains it%s%s",
            t->unfinished, t->unfinished == 1 ? " has" : "s have", begins ? ": " : "", begins ? begins : "");
    if (t->orphans)
        say(out, STYLE_PLAIN, "note: %" PRIu64 " end%s no begin: not counted%s%s", t->orphans,
            t->orphans == 1 ? " has" : "s have", ends ? ": " : "", ends ? ends : "");
    free(begins);
    free(ends);
}

/* Explains the numbers in parentheses. */
static void put_inner_errors(const report *r, tool_out *out)
{
    uint64_t n = 0;
    const row *worst = NULL;
    for (size_t i = 0; i < r->n; i++) {
        n += r->rows[i]->inner_errors;
        if (r->rows[i]->inner_errors > (worst ? worst->inner_errors : 0))
            worst = r->rows[i];
    }
    if (worst && r->view == VIEW_TABLES)
        say(out, STYLE_PLAIN,
            "note: %" PRIu64
            " error%s in parentheses: of calls inside a call of another API, by which a library tries what is there "
            "(%s%s%s)",
            n, n == 1 ? "" : "s", text_of(worst->key.name), *text_of(worst->key.name) ? " in " : "in ",
            text_of(worst->inside));
}

static void put_footer(const report *r, tool_out *out)
{
    const tally *t = r->tally;
    tr_process *const *p;
    size_t n = tr_trace_processes(t->trace, &p), i;
    uint64_t dropped = 0;
    overwritten gone = overwritten_of(t->trace);
    char *older = overwritten_text(&gone);
    for (i = 0; i < n; i++)
        dropped += p[i]->dropped;
    collectives_notes(r, out);
    launch_notes(r, out);
    put_inner_errors(r, out);
    put_facts(p, n, out);
    put_worlds(p, n, out);
    if (dropped)
        say(out, STYLE_WARN, "note: %" PRIu64 " event%s lost, for the buffers were full: numbers are too small",
            dropped, dropped == 1 ? " was" : "s were");
    if (older)
        say(out, STYLE_WARN, "note: %s; numbers are those of the last part", older);
    free(older);
    put_unclosed(p, n, true, "had not ended when the trace was read", out);
    put_unclosed(p, n, false,
                 "did not close the trace (killed, left by _exit, or running where that cannot be seen from here)",
                 out);
    if (t->unrecorded)
        say(out, STYLE_WARN,
            "note: %" PRIu64 " %s no device work recorded (the process ended before it was handed over, or still runs)",
            t->unrecorded, t->unrecorded == 1 ? "launch has" : "launches have");
    put_loose(t, out);
    if (t->pauses)
        say(out, STYLE_PLAIN, "note: the program paused recording %" PRIu64 " time%s", t->pauses,
            t->pauses == 1 ? "" : "s");
    if (r->status == TR_DAMAGED)
        say(out, STYLE_WARN, "note: some of the input was damaged or missing; the messages on stderr say what");
}

void report_text(const report *r, tool_out *out)
{
    if (r->tally->collected)
        collectives_text(r, out);
    else if (r->tally->launched)
        launch_text(r, out);
    else if (r->tally->settings.tree)
        tree_text(r, out);
    else {
        overview_text(r, out);
        if (r->view == VIEW_PER_RANK)
            per_rank_text(r, out);
        else if (r->view == VIEW_BALANCE)
            balance_text(r, out);
        else if (r->view == VIEW_SIZES)
            sizes_text(r, out);
        else
            put_tables(r, out);
    }
    if (!r->tally->collected && !r->tally->launched && r->view == VIEW_TABLES) {
        sample_text(r, out);
        put_counters(r, out);
    }
    if (r->tally->settings.messages)
        put_messages(r, out);
    if (!r->n && !r->ncounters && !r->samples && !r->tally->collected && !r->tally->launched)
        say(out, STYLE_PLAIN, r->tally->events ? "Nothing recorded matches the options." : "Nothing was recorded.");
    put_footer(r, out);
    if (table_left_out())
        say(out, STYLE_PLAIN, "note: left out to fit the width: %s; --wide shows all%s", table_left_out(),
            r->tally->settings.tree ? "" : ", --columns those you name");
}
