/* html_data.c - what the page's script draws from, in JSON */
#include "html_data.h"
#include "html_rows.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { LANES_DRAWN = 16, STEPS_DRAWN = 400, SERIES_DRAWN = 48 };

/* [number, begin, time], of the longest of each `stride` steps */
static void step_put(tool_json *j, int64_t number, int64_t begin, int64_t ns)
{
    json_open(j, '[');
    json_i64(j, number);
    json_i64(j, begin);
    json_i64(j, ns);
    json_close(j, ']');
}

static void lane_put(const analysis *a, tool_json *j, size_t at, size_t n)
{
    const steps *s = &a->steps;
    const graph *g = &a->gathered.graph;
    uint32_t process = g->lanes[s->lane[at]].process;
    const loop_process *of = process < a->loop.nprocesses ? &a->loop.of[process] : NULL;
    size_t stride = (n + STEPS_DRAWN - 1) / STEPS_DRAWN, warm = 0, k;
    char *name = rank_text(a, process);
    if (a->judged && of && of->n && of->steps[0].thread == s->lane[at])
        warm = a->loop.warm < of->n ? a->loop.warm : of->n;
    json_open(j, '{');
    json_put_str(j, "name", name);
    json_put_u64(j, "stride", stride);
    json_put_u64(j, "warm", warm);
    json_put_open(j, "points", '[');
    for (k = 0; k < warm; k++)
        step_put(j, of->steps[k].number, of->steps[k].begin - g->from, of->steps[k].end - of->steps[k].begin);
    for (k = 0; k < n; k += stride) {
        size_t most = k;
        for (size_t i = k; i < n && i < k + stride; i++)
            if (s->ns[at + i] > s->ns[at + most])
                most = i;
        step_put(j, s->number[at + most], s->begin[at + most] - g->from, s->ns[at + most]);
    }
    json_close(j, ']');
    json_close(j, '}');
    free(name);
}

/* With many threads, those of ranks to blame come first. */
static void steps_data(const analysis *a, tool_json *j)
{
    const steps *s = &a->steps;
    const graph *g = &a->gathered.graph;
    size_t lanes = 0, i, n;
    json_put_open(j, "steps", '{');
    json_put_i64(j, "median", s->n ? s->median : 0);
    json_put_open(j, "lanes", '[');
    for (int blamed = 1; blamed >= 0; blamed--)
        for (i = 0; i < s->n && lanes < LANES_DRAWN; i += n) {
            for (n = 1; i + n < s->n && s->lane[i + n] == s->lane[i]; n++) {}
            if (a->culprits[g->lanes[s->lane[i]].process] == blamed) {
                lane_put(a, j, i, n);
                lanes++;
            }
        }
    json_close(j, ']');
    json_close(j, '}');
}

static void counters_data(const analysis *a, tool_json *j)
{
    json_put_open(j, "counters", '[');
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
        json_put_double(j, "min", s->min);
        json_put_double(j, "max", s->max);
        json_put_open(j, "points", '[');
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

static void findings_data(const analysis *a, tool_json *j, html_span drawn)
{
    json_put_open(j, "findings", '[');
    for (size_t i = 0; i < a->nfindings; i++) {
        const finding *f = &a->findings[i];
        html_span around = html_around(f, drawn);
        json_open(j, '{');
        json_put_str(j, "kind", f->kind);
        json_put_bool(j, "blames", !f->remark);
        put_source(j, f);
        put_source(j, f);
        json_key(j, "place"); /* from, to, and what is shown around it */
        if (f->lasts) {
            json_open(j, '[');
            json_i64(j, f->from - drawn.from);
            json_i64(j, f->to - drawn.from);
            json_i64(j, around.from - drawn.from);
            json_i64(j, around.to - drawn.from);
            json_close(j, ']');
        } else
            json_null(j);
        json_close(j, '}');
    }
    json_close(j, ']');
}

void html_data(const analysis *a, tool_out *out)
{
    tool_out *memory = out_memory();
    tool_json j = {.out = memory};
    char *text;
    size_t n;
    html_span drawn = html_drawn(a);
    json_open(&j, '{');
    json_put_i64(&j, "drawn_ns", drawn.to - drawn.from);
    json_put_i64(&j, "run_ns", a->run_ns);
    put_bounds(a, &j);
    findings_data(a, &j, drawn);
    html_rows(a, &j, drawn);
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
