/* row_order.c - the order of rows */
#include "tally/samples/sample.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

static enum sort order;

const char *kind_name(uint32_t kind)
{
    static const char *const names[] = {"call", "async", "slice", "instant", "counter", "device", "traffic"};
    return names[kind];
}

static int by_text(uint32_t a, uint32_t b) { return a == b ? 0 : strcmp(text_of(a), text_of(b)); }

static int by_key(const row_key *a, const row_key *b)
{
    int d;
    if (a->rank != b->rank)
        return a->rank < b->rank ? -1 : 1;
    if ((d = by_text(a->host, b->host)) != 0)
        return d;
    if (a->process != b->process)
        return a->process < b->process ? -1 : 1;
    if (a->thread != b->thread)
        return a->thread < b->thread ? -1 : 1;
    if (a->step != b->step)
        return a->step < b->step ? -1 : 1;
    if ((d = by_text(a->device, b->device)) != 0 || (d = by_text(a->queue, b->queue)) != 0 ||
        (d = by_text(a->where, b->where)) != 0)
        return d;
    if ((d = by_text(a->name, b->name)) != 0)
        return d;
    return by_text(a->unit, b->unit);
}

static double value(const row *r)
{
    switch (order) {
    case SORT_TIME: return (double)r->total;
    case SORT_SELF: return (double)r->self;
    case SORT_CALLS: return (double)r->calls;
    case SORT_AVERAGE: return row_average(r);
    case SORT_MIN: return (double)r->min;
    case SORT_MAX: return (double)r->max;
    case SORT_P50: return (double)row_quantile(r, 0.5);
    case SORT_P99: return (double)row_quantile(r, 0.99);
    case SORT_ERRORS: return (double)r->errors;
    case SORT_BYTES: return (double)row_way(r);
    case SORT_NAME: break;
    }
    return 0;
}

static int by_table(uint32_t kind_a, uint32_t api_a, uint32_t kind_b, uint32_t api_b)
{
    int d = by_text(api_a, api_b);
    return d ? d : kind_a < kind_b ? -1 : kind_a > kind_b;
}

static bool whole_apis; /* a row is an API: tables are kinds */

static int compare_rows(const void *a, const void *b)
{
    const row *x = *(row *const *)a, *y = *(row *const *)b;
    double vx, vy;
    int d =
        whole_apis ? (int)x->key.kind - (int)y->key.kind : by_table(x->key.kind, x->key.api, y->key.kind, y->key.api);
    if (d)
        return d;
    vx = value(x);
    vy = value(y);
    if (vx != vy)
        return vx > vy ? -1 : 1;
    if (x->calls != y->calls && order != SORT_NAME)
        return x->calls > y->calls ? -1 : 1;
    d = by_key(&x->key, &y->key);
    return d ? d : by_text(x->key.api, y->key.api);
}

static int compare_counters(const void *a, const void *b)
{
    const counter *x = *(counter *const *)a, *y = *(counter *const *)b;
    int d = by_text(x->key.api, y->key.api);
    return d ? d : by_key(&x->key, &y->key);
}

static int compare_tables(const void *a, const void *b)
{
    const table *x = *(table *const *)a, *y = *(table *const *)b;
    return by_table(x->kind, x->api, y->kind, y->api);
}

void report_make(report *r, tally *t, enum sort sort)
{
    counter *c;
    size_t i;
    order = sort;
    whole_apis = r->by == BY_API;
    r->tally = t;
    r->samples = sample_make(t);
    r->rows = tr_alloc((t->rows.n + 1) * sizeof *r->rows);
    for (i = 0; t->rows.slots && i <= t->rows.mask; i++) {
        row *x = t->rows.slots[i];
        if (!x || !x->calls || (x->key.kind == KIND_TRAFFIC && r->by == BY_API)) /* bytes have no place among times */
            continue;
        if (x->min == UINT64_MAX)
            x->min = x->open_min == UINT64_MAX ? 0 : x->open_min;
        r->rows[r->n++] = x;
    }
    qsort(r->rows, r->n, sizeof *r->rows, compare_rows);
    if (t->rows.ntables)
        qsort(t->rows.tables, t->rows.ntables, sizeof *t->rows.tables, compare_tables);
    for (c = t->counters; c; c = c->next)
        r->ncounters++;
    r->counters = tr_alloc((r->ncounters + 1) * sizeof *r->counters);
    for (c = t->counters, i = 0; c; c = c->next)
        r->counters[i++] = c;
    qsort(r->counters, r->ncounters, sizeof *r->counters, compare_counters);
}

bool row_polls(const row *r)
{
    static const char *const words[] = {"MPI_Test",    "MPI_Iprobe",   "MPI_Improbe", "MPI_Request_get_status",
                                        "StreamQuery", "EventQuery",   "QueryStatus", "MPI_Win_test",
                                        "poll",        "MPI_Parrived", "Poll",        NULL};
    const char *name = text_of(r->key.name);
    for (size_t i = 0; words[i] && r->key.kind == KIND_CALL; i++)
        if (strstr(name, words[i]))
            return true;
    return false;
}

static int most_time(const void *a, const void *b)
{
    const row *x = *(row *const *)a, *y = *(row *const *)b;
    return x->total != y->total ? (x->total > y->total ? -1 : 1) : by_text(x->key.name, y->key.name);
}

polls report_polls(const report *r)
{
    enum { NAMED = 4 };
    polls all = {.calls = 0};
    row **list = tr_alloc((r->n + 1) * sizeof *list);
    size_t n = 0, i, named = 0;
    char *longer;
    for (i = 0; i < r->n; i++)
        if (row_polls(r->rows[i]))
            list[n++] = r->rows[i];
    if (n)
        qsort(list, n, sizeof *list, most_time);
    for (i = 0; i < n; i++) {
        all.calls += list[i]->calls;
        all.ns += list[i]->total;
        if (named > NAMED || (i && list[i]->key.name == list[i - 1]->key.name))
            continue;
        longer = named == NAMED
                     ? tool_text("%s, ...", all.names)
                     : tool_text("%s%s%s", named ? all.names : "", named ? ", " : "", text_of(list[i]->key.name));
        named++;
        free(all.names);
        all.names = longer;
    }
    free(list);
    return all;
}

const table *report_table(const report *r, const row *row)
{
    size_t i;
    for (i = 0; i < r->tally->rows.ntables; i++)
        if (r->tally->rows.tables[i]->kind == row->key.kind && r->tally->rows.tables[i]->api == row->key.api)
            return r->tally->rows.tables[i];
    return NULL;
}
