/* json_csv.c - JSON and CSV: numbers as they are, nothing shortened */
#include "common/out.h"
#include "tally/launch/launch.h"
#include <math.h>
#include <string.h>
#include <stdlib.h>

typedef struct whose {
    const tr_process *process;
    const tr_thread *thread;
} whose;

/* As many digits as mean anything. Any number: times of a damaged file are beyond 64 bits. */
static double thousandths(double n) { return floor(n * 1000 + 0.5) / 1000; }

static whose owner(const report *r, const row_key *k)
{
    tr_process *const *processes;
    tr_thread *const *threads;
    whose w = {NULL, NULL};
    tr_trace_processes(r->tally->trace, &processes);
    tr_trace_threads(r->tally->trace, &threads);
    if (k->thread)
        w.thread = threads[k->thread - 1];
    if (k->process)
        w.process = processes[k->process - 1];
    return w;
}

/* ---- JSON -------------------------------------------------------------------------------------------------------- */

static void put_key(const report *r, tool_json *j, const row_key *k)
{
    whose w = owner(r, k);
    json_put_str(j, "api", text_of(k->api));
    if (r->by & BY_NAME || k->kind == KIND_COUNTER)
        json_put_str(j, "name", text_of(k->name));
    if (k->kind != KIND_COUNTER)
        json_put_str(j, "kind", kind_name(k->kind));
    if (r->by & BY_RANK) {
        json_put_i64(j, "rank", k->rank);
    }
    if (r->by & BY_HOST)
        json_put_str(j, "host", text_of(k->host));
    if (w.process)
        json_put_u64(j, "pid", w.process->header->pid);
    if (w.thread) {
        json_put_u64(j, "tid", w.thread->tid);
        json_put_str(j, "thread", w.thread->name);
    }
    if (r->by & BY_DEVICE && (k->kind == KIND_DEVICE || k->kind == KIND_TRAFFIC))
        json_put_str(j, "device", text_of(k->device));
    if (r->by & BY_QUEUE && (k->kind == KIND_DEVICE || k->kind == KIND_TRAFFIC))
        json_put_str(j, "queue", text_of(k->queue));
    if (r->by & BY_WHERE)
        json_put_str(j, "where", text_of(k->where));
    if (r->by & BY_STEP) {
        json_put_i64(j, "step", k->step);
    }
}

/* What calls moved: bytes where rows of calls have times. */
static void put_traffic(const report *r, tool_json *j)
{
    size_t i;
    json_put_open(j, "traffic", '[');
    for (i = 0; i < r->n; i++) {
        const row *x = r->rows[i];
        if (x->key.kind != KIND_TRAFFIC)
            continue;
        json_open(j, '{');
        put_key(r, j, &x->key);
        json_put_u64(j, "calls", x->calls);
        json_put_u64(j, "bytes", x->moved.bytes);
        json_put_u64(j, "min_bytes", x->min);
        json_put_u64(j, "max_bytes", x->max);
        json_put_double(j, "avg_bytes", thousandths(row_average(x)));
        json_put_u64(j, "errors", x->errors);
        json_close(j, '}');
    }
    json_close(j, ']');
}

/* How it is spread over ranks, where it is. */
static void put_balance(const report *r, tool_json *j, const balance *b)
{
    const tally *t = r->tally;
    if (!t->nranks || !b->called)
        return;
    json_put_u64(j, "ranks", b->called);
    json_put_double(j, "rank_avg_ns", thousandths((double)b->sum / t->nranks));
    json_put_u64(j, "rank_min_ns", b->min);
    json_put_i64(j, "rank_min", b->min_rank);
    json_put_u64(j, "rank_max_ns", b->max);
    json_put_i64(j, "rank_max", b->max_rank);
    json_put_double(j, "imbalance", balance_percent(t, b));
}

static void put_rows(const report *r, tool_json *j)
{
    size_t i;
    json_put_open(j, "rows", '[');
    for (i = 0; i < r->n; i++) {
        const row *x = r->rows[i];
        if (x->key.kind == KIND_TRAFFIC)
            continue;
        json_open(j, '{');
        put_key(r, j, &x->key);
        json_put_u64(j, "calls", x->calls);
        json_put_u64(j, "total_ns", x->total);
        json_put_u64(j, "self_ns", x->self);
        json_put_u64(j, "sum_ns", x->sum);
        json_put_u64(j, "min_ns", x->min);
        json_put_u64(j, "max_ns", x->max);
        json_put_double(j, "avg_ns", thousandths(row_average(x)));
        json_put_u64(j, "p50_ns", row_quantile(x, 0.5));
        json_put_u64(j, "p99_ns", row_quantile(x, 0.99));
        json_put_u64(j, "errors", x->errors);
        json_put_u64(j, "inner_errors", x->inner_errors);
        json_put_u64(j, "bytes", x->moved.bytes);
        json_put_u64(j, "sent_bytes", x->moved.sent);
        json_put_u64(j, "received_bytes", x->moved.received);
        json_put_u64(j, "unfinished", x->unfinished);
        put_balance(r, j, &x->balance);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void put_totals(const report *r, tool_json *j)
{
    const rows *all = &r->tally->rows;
    size_t i;
    json_put_open(j, "totals", '[');
    for (i = 0; i < all->ntables; i++) {
        const table *t = all->tables[i];
        json_open(j, '{');
        json_put_str(j, "api", text_of(t->api));
        json_put_str(j, "kind", kind_name(t->kind));
        json_put_u64(j, t->kind == KIND_TRAFFIC ? "total_bytes" : "total_ns", t->total);
        json_put_u64(j, "hosts", t->hosts);
        json_put_u64(j, "processes", t->processes);
        json_put_u64(j, "threads", t->threads);
        put_balance(r, j, &t->balance);
        if (t->kind == KIND_DEVICE) {
            json_put_u64(j, "devices", table_places(t, TRACE_TRACK_DEVICE));
            json_put_u64(j, "subdevices", table_places(t, TRACE_TRACK_SUBDEVICE));
            json_put_u64(j, "queues", table_places(t, TRACE_TRACK_QUEUE));
        }
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void put_counters(const report *r, tool_json *j)
{
    size_t i;
    json_put_open(j, "counters", '[');
    for (i = 0; i < r->ncounters; i++) {
        const counter *c = r->counters[i];
        json_open(j, '{');
        put_key(r, j, &c->key);
        json_put_str(j, "unit", text_of(c->key.unit));
        json_put_u64(j, "samples", c->n);
        json_put_u64(j, "nan", c->nans);
        json_put_double(j, "avg", counter_average(c));
        json_put_double(j, "min", counter_least(c));
        json_put_double(j, "max", counter_most(c));
        json_put_double(j, "last", c->last);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void put_messages(const report *r, tool_json *j)
{
    size_t n, i;
    cell *cells;
    if (!r->tally->settings.messages)
        return;
    cells = matrix_sorted(&r->tally->messages, &n);
    json_put_open(j, "messages", '[');
    for (i = 0; i < n; i++) {
        json_open(j, '{');
        json_put_u64(j, "from", cells[i].key >> 32);
        json_put_u64(j, "to", (uint32_t)cells[i].key);
        json_put_u64(j, "sent", cells[i].sent);
        json_put_u64(j, "sent_bytes", cells[i].sent_bytes);
        json_put_u64(j, "received", cells[i].received);
        json_put_u64(j, "received_bytes", cells[i].received_bytes);
        json_close(j, '}');
    }
    json_close(j, ']');
    free(cells);
}

static uint64_t hosts_of(tr_process *const *p, size_t n)
{
    uint64_t hosts = 0;
    size_t i;
    for (i = 0; i < n; i++) /* processes are sorted by host */
        hosts += !i || strcmp(p[i - 1]->header->host, p[i]->header->host) != 0;
    return hosts;
}

/* Which these are, and the thread of the first. */
static void put_loose(tool_json *j, const loose_list *list)
{
    json_put_open(j, "loose", '[');
    for (size_t i = 0; i < list->n; i++) {
        const loose *l = &list->items[i];
        json_open(j, '{');
        json_put_str(j, "api", text_of(l->api));
        json_put_str(j, "name", text_of(l->name));
        json_put_u64(j, "begins", l->begins);
        json_put_u64(j, "ends", l->ends);
        json_put_i64(j, "rank", l->thread->process->rank);
        json_put_u64(j, "tid", l->thread->tid);
        json_close(j, '}');
    }
    json_close(j, ']');
}

void report_json(const report *r, tool_out *out)
{
    static const char *const statuses[] = {"ok", "damaged", "failed"};
    const tally *t = r->tally;
    tool_json json = {.out = out, .pretty = true}, *j = &json;
    tr_process *const *p;
    size_t n = tr_trace_processes(t->trace, &p), i;
    uint64_t dropped = 0, overwritten = 0, killed = 0, running = 0;
    for (i = 0; i < n; i++) {
        dropped += p[i]->dropped;
        overwritten += p[i]->overwritten;
        killed += tr_was_killed(p[i]);
        running += p[i]->running;
    }
    json_open(j, '{');
    json_put_str(j, "format", "trace-tally 1");
    json_put_str(j, "status", statuses[r->status]);
    json_put_open(j, "units", '{');
    json_put_str(j, "time", "ns");
    json_put_str(j, "size", "bytes");
    json_close(j, '}');
    json_put_u64(j, "hosts", hosts_of(p, n));
    json_put_u64(j, "processes", n);
    json_put_u64(j, "threads", t->nthreads);
    json_put_u64(j, "events", t->events);
    json_put_u64(j, "dropped", dropped);
    json_put_u64(j, "overwritten", overwritten);
    json_put_u64(j, "killed", killed);
    json_put_u64(j, "running", running);
    json_put_u64(j, "launches_without_work", t->unrecorded);
    json_put_u64(j, "unfinished", t->unfinished);
    json_put_u64(j, "orphans", t->orphans);
    put_loose(j, &t->loose);
    json_put_u64(j, "pauses", t->pauses);
    if (t->last_ns >= t->first_ns) {
        json_put_i64(j, "begin_ns", t->first_ns);
        json_put_u64(j, "elapsed_ns", (uint64_t)(t->last_ns - t->first_ns));
    }
    json_put_u64(j, "active_ns", t->active);
    overview_json(r, j);
    collectives_json(r, j);
    launch_json(r, j);
    put_rows(r, j);
    put_traffic(r, j);
    put_totals(r, j);
    if (t->settings.tree)
        tree_json(r, j);
    sample_json(r, j);
    put_counters(r, j);
    put_messages(r, j);
    sizes_json(r, j);
    json_close(j, '}');
    out_str(out, "\n");
}

/* ---- CSV
 * ---------------------------------------------------------------------------------------------------------------------
 */

static void put_text(tool_out *out, const char *text)
{
    csv_str(out, text);
    out_bytes(out, ",", 1);
}

static void put_number(tool_out *out, uint64_t v)
{
    out_room(out);
    out_u64(out, v);
    out_char(out, ',');
}

static void put_double(tool_out *out, double v, char after)
{
    out_room(out);
    out_double(out, v);
    out_char(out, after);
}

static void put_whose(const report *r, tool_out *out, const row_key *k)
{
    whose w = owner(r, k);
    put_text(out, text_of(k->api));
    put_text(out, text_of(k->name));
    put_text(out, kind_name(k->kind));
    if (r->by & BY_RANK) {
        out_room(out);
        out_i64(out, k->rank);
        out_char(out, ',');
    }
    if (r->by & BY_HOST)
        put_text(out, text_of(k->host));
    if (w.process)
        put_number(out, w.process->header->pid);
    if (w.thread) {
        put_number(out, w.thread->tid);
        put_text(out, w.thread->name);
    } else if (r->by & BY_THREAD)
        out_str(out, ",,");
    if (r->by & BY_DEVICE)
        put_text(out, text_of(k->device));
    if (r->by & BY_QUEUE)
        put_text(out, text_of(k->queue));
    if (r->by & BY_WHERE)
        put_text(out, text_of(k->where));
    if (r->by & BY_STEP) {
        out_room(out);
        out_i64(out, k->step);
        out_char(out, ',');
    }
}

static void put_spread(const report *r, tool_out *out, const balance *b)
{
    if (!r->tally->nranks || !b->called) {
        out_str(out, ",,,,,,,");
        return;
    }
    put_number(out, b->called);
    put_double(out, thousandths((double)b->sum / r->tally->nranks), ',');
    put_number(out, b->min);
    put_number(out, (uint64_t)b->min_rank);
    put_number(out, b->max);
    put_number(out, (uint64_t)b->max_rank);
    put_double(out, balance_percent(r->tally, b), ',');
}

void report_csv(const report *r, tool_out *out)
{
    unsigned k, extra = 0;
    size_t i;
    out_str(out, "api,name,kind,");
    out_str(out, r->by & BY_RANK ? "rank," : "");
    out_str(out, r->by & BY_HOST ? "host," : "");
    out_str(out, r->by & BY_PROCESS ? "pid," : "");
    out_str(out, r->by & BY_THREAD ? "tid,thread," : "");
    out_str(out, r->by & BY_DEVICE ? "device," : "");
    out_str(out, r->by & BY_QUEUE ? "queue," : "");
    out_str(out, r->by & BY_WHERE ? "where," : "");
    out_str(out, r->by & BY_STEP ? "step," : "");
    out_str(out, "calls,total_ns,self_ns,sum_ns,min_ns,max_ns,avg_ns,p50_ns,p99_ns,errors,bytes,sent_bytes,received_"
                 "bytes,unfinished,unit,value_avg,value_min,value_max,value_last,"
                 "ranks,rank_avg_ns,rank_min_ns,rank_min,rank_max_ns,rank_max,imbalance,inner_errors\n");
    for (i = 0; i < r->n; i++) {
        const row *x = r->rows[i];
        put_whose(r, out, &x->key);
        put_number(out, x->calls);
        if (x->key.kind == KIND_TRAFFIC) { /* no times */
            out_str(out, ",,,,,,,,");
            put_number(out, x->errors);
            put_number(out, x->moved.bytes);
            out_str(out, ",,");
            put_number(out, x->unfinished);
            out_str(out, ",,,,,,,,,,,,\n");
            continue;
        }
        put_number(out, x->total);
        put_number(out, x->self);
        put_number(out, x->sum);
        put_number(out, x->min);
        put_number(out, x->max);
        put_double(out, thousandths(row_average(x)), ',');
        put_number(out, row_quantile(x, 0.5));
        put_number(out, row_quantile(x, 0.99));
        put_number(out, x->errors);
        put_number(out, x->moved.bytes);
        put_number(out, x->moved.sent);
        put_number(out, x->moved.received);
        put_number(out, x->unfinished);
        out_str(out, ",,,,,");
        put_spread(r, out, &x->balance);
        out_room(out);
        out_u64(out, x->inner_errors);
        out_char(out, '\n');
    }
    for (k = 0; k < 10; k++)
        extra += (r->by >> k & 1) * (1u << k == BY_API || 1u << k == BY_NAME ? 0 : 1u << k == BY_THREAD ? 2 : 1);
    sample_csv(r, out, extra);
    for (i = 0; i < r->ncounters; i++) {
        const counter *c = r->counters[i];
        put_whose(r, out, &c->key);
        put_number(out, c->n);
        out_str(out, ",,,,,,,,,,,,,");
        put_text(out, text_of(c->key.unit));
        put_double(out, counter_average(c), ',');
        put_double(out, counter_least(c), ',');
        put_double(out, counter_most(c), ',');
        put_double(out, c->last, ',');
        out_str(out, ",,,,,,,\n");
    }
}
