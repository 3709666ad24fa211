/* html_data.c - what the page's script draws from, in JSON */
#include "html_data.h"
#include "common/message.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { RANKS_DRAWN = 64, CULPRITS_DRAWN = 16, LANES_DRAWN = 16, STEPS_DRAWN = 400, SERIES_DRAWN = 48 };

/* A share as one of 64 characters: 100,000 of them are 100 kB. */
static void bins_put(tool_json *j, const double *bins)
{
    static const char codes[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    char *text = tr_alloc(TIME_BINS * TIMES + 1);
    for (size_t k = 0; k < TIME_BINS * TIMES; k++) {
        double share = bins[k] < 0 ? 0 : bins[k] > 1 ? 1 : bins[k];
        text[k] = codes[(int)(share * 63 + 0.5)];
    }
    json_put_str(j, "bins", text);
    free(text);
}

static void row_put(const analysis *a, tool_json *j, const char *name, size_t from, size_t to)
{
    double *sum = tr_alloc(TIME_BINS * TIMES * sizeof *sum);
    size_t n = 0, i, k;
    for (i = from; i < to; i++) {
        if (!a->times[i].bins || !chosen_process(a, (uint32_t)i))
            continue;
        n++;
        for (k = 0; k < TIME_BINS * TIMES; k++)
            sum[k] += (double)a->times[i].bins[k];
    }
    for (k = 0; n && k < TIME_BINS * TIMES; k++)
        sum[k] /= (double)n;
    if (n) {
        json_open(j, '{');
        json_put_str(j, "name", name);
        bins_put(j, sum);
        json_close(j, '}');
    }
    free(sum);
}

enum { ROW_KERNELS, ROW_COPIES, ROW_COMMUNICATION };

static void spread(double *bins, int what, double from, double to, double bin)
{
    for (int k = from > 0 ? (int)(from / bin) : 0; k < TIME_BINS && k * bin < to; k++) {
        double low = from > k * bin ? from : k * bin, high = to < (k + 1) * bin ? to : (k + 1) * bin;
        bins[k * TIMES + what] += high > low ? (high - low) / bin : 0;
    }
}

/* What devices of each process do: kernels; where none runs, copies; where neither does, collectives and their waits.
 * By process, as bins of a rank. */
static double **device_bins(const analysis *a)
{
    const graph *g = &a->gathered.graph;
    double **bins = tr_alloc((a->nprocesses + 1) * sizeof *bins), bin = (double)a->run_ns / TIME_BINS;
    int64_t(*until)[3] = tr_alloc((a->nprocesses + 1) * sizeof *until);
    for (uint32_t i = 0; i < g->n && bin > 0; i++) {
        uint32_t k = g->by_begin[i], process = node_process(g, k);
        const node *n = &g->nodes[k];
        int first = n->kind == NODE_COPY ? 1 : n->group != NONE ? 2 : 0;
        if (!is_device(g, n->lane))
            continue;
        if (!bins[process])
            bins[process] = tr_alloc(TIME_BINS * TIMES * sizeof **bins);
        /* unions: of kernels, of these and copies, of all; a row is what each has beyond the one before */
        for (int what = first; what < 3; what++) {
            int64_t from = n->begin > until[process][what] ? n->begin : until[process][what];
            if (n->end <= from)
                continue;
            spread(bins[process], what, (double)(from - g->from), (double)(n->end - g->from), bin);
            until[process][what] = n->end;
        }
    }
    for (size_t i = 0; i < a->nprocesses; i++)
        for (int k = 0; bins[i] && k < TIME_BINS; k++) {
            double *at = &bins[i][k * TIMES];
            at[ROW_COMMUNICATION] -= at[ROW_COPIES];
            at[ROW_COPIES] -= at[ROW_KERNELS];
        }
    free(until);
    return bins;
}

static void devices_put(const analysis *a, tool_json *j, double **bins, size_t at)
{
    char *name, *of;
    if (!bins[at] || !chosen_process(a, (uint32_t)at))
        return;
    of = rank_text(a, (uint32_t)at);
    name = tool_text("%s GPU", of);
    json_open(j, '{');
    json_put_str(j, "name", name);
    json_key(j, "device");
    json_bool(j, true);
    bins_put(j, bins[at]);
    json_close(j, '}');
    free(name);
    free(of);
}

/* Each rank; of many the culprits, and the mean of each group of neighbours. */
static void ranks_data(const analysis *a, tool_json *j)
{
    size_t group = (a->nprocesses + RANKS_DRAWN - 1) / RANKS_DRAWN, shown = 0;
    char *name, *until;
    double **devices = device_bins(a);
    json_key(j, "ranks");
    json_open(j, '[');
    for (size_t i = 0; i < a->nprocesses && (group < 2 || shown < CULPRITS_DRAWN); i++) {
        if (group > 1 && !a->culprits[i])
            continue;
        name = rank_text(a, (uint32_t)i);
        row_put(a, j, name, i, i + 1);
        devices_put(a, j, devices, i);
        free(name);
        shown++;
    }
    for (size_t i = 0; group > 1 && i < a->nprocesses; i += group) {
        size_t last = i + group < a->nprocesses ? i + group : a->nprocesses;
        char *first = rank_text(a, (uint32_t)i);
        until = rank_text(a, (uint32_t)(last - 1));
        name = tool_text("%s-%s", first, strrchr(until, ' ') ? strrchr(until, ' ') + 1 : until);
        row_put(a, j, name, i, last);
        free(name);
        free(until);
        free(first);
    }
    json_close(j, ']');
    for (size_t i = 0; i < a->nprocesses; i++)
        free(devices[i]);
    free(devices);
}

static void steps_data(const analysis *a, tool_json *j)
{
    const steps *s = &a->steps;
    const graph *g = &a->gathered.graph;
    size_t lanes = 0, i, k, n, stride;
    json_key(j, "steps");
    json_open(j, '[');
    for (i = 0; i < s->n && lanes < LANES_DRAWN; i += n, lanes++) {
        char *name = rank_text(a, g->lanes[s->lane[i]].process);
        for (n = 1; i + n < s->n && s->lane[i + n] == s->lane[i]; n++) {}
        stride = n / STEPS_DRAWN + 1;
        json_open(j, '{');
        json_put_str(j, "name", name);
        json_key(j, "points");
        json_open(j, '[');
        for (k = 0; k < n; k += stride) {
            json_open(j, '[');
            json_i64(j, s->begin[i + k] - g->from);
            json_i64(j, s->ns[i + k]);
            json_close(j, ']');
        }
        json_close(j, ']');
        json_close(j, '}');
        free(name);
    }
    json_close(j, ']');
}

static void counters_data(const analysis *a, tool_json *j)
{
    json_key(j, "counters");
    json_open(j, '[');
    for (size_t i = 0; i < a->gathered.counters.n && i < SERIES_DRAWN; i++) {
        const series *s = &a->gathered.counters.list[i];
        char *rank;
        if (!chosen_process(a, s->process))
            continue;
        rank = rank_text(a, s->process);
        json_open(j, '{');
        json_put_str(j, "name", text_of(s->name));
        json_put_str(j, "rank", rank);
        json_put_str(j, "unit", s->unit ? s->unit : "");
        json_put_u64(j, "unfinite", s->unfinite);
        json_key(j, "min");
        json_double(j, s->min);
        json_key(j, "max");
        json_double(j, s->max);
        json_key(j, "points");
        json_open(j, '[');
        for (int b = 0; b < SERIES_BINS; b++)
            if (s->n[b]) {
                json_open(j, '[');
                json_i64(j, (int64_t)((b + 0.5) * (double)a->run_ns / SERIES_BINS));
                json_double(j, s->sum[b] / s->n[b]);
                json_close(j, ']');
            }
        json_close(j, ']');
        json_close(j, '}');
        free(rank);
    }
    json_close(j, ']');
}

void html_data(const analysis *a, tool_out *out)
{
    tool_out *memory = out_memory();
    tool_json j = {.out = memory};
    char *text;
    size_t n;
    int64_t t0 = tr_trace_t0(a->tally.trace);
    json_open(&j, '{');
    json_put_i64(&j, "run_ns", a->run_ns);
    json_put_i64(&j, "begin_ns", a->gathered.graph.from - t0);
    json_put_u64(&j, "bins", TIME_BINS);
    json_key(&j, "times");
    json_open(&j, '[');
    for (int k = 0; k < TIMES; k++)
        json_str(&j, time_names[k]);
    json_close(&j, ']');
    put_bounds(a, &j);
    json_key(&j, "findings");
    json_open(&j, '[');
    for (size_t i = 0; i < a->nfindings; i++) {
        const finding *f = &a->findings[i];
        json_open(&j, '{');
        json_put_str(&j, "kind", f->kind);
        json_key(&j, "blames");
        json_bool(&j, !f->remark);
        json_key(&j, "from_ns");
        f->lasts ? json_i64(&j, f->from - t0) : json_null(&j);
        json_key(&j, "to_ns");
        f->lasts ? json_i64(&j, f->to - t0) : json_null(&j);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    ranks_data(a, &j);
    steps_data(a, &j);
    counters_data(a, &j);
    json_close(&j, '}');
    text = out_text(memory, &n);
    for (size_t i = 0, k; i < n; i = k + 1) { /* a name that says </script> ends nothing */
        for (k = i; k < n && text[k] != '<'; k++) {}
        out_bytes(out, text + i, k - i);
        if (k < n)
            out_str(out, "\\u003c");
    }
    free(text);
}
