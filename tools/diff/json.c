/* json.c - the comparison for programs; docs/guide/diff.md has every key */
#include "common/out.h"
#include "diff.h"
#include <math.h>

static void put_double(tool_json *j, const char *key, double v)
{
    json_put_double(j, key, floor(v * 1000 + 0.5) / 1000);
}

static void put_side(tool_json *j, const diff *d, const outcome *o, unsigned side)
{
    size_t i, first = side == SIDE_A ? 0 : d->sides[SIDE_A];
    json_key(j, side == SIDE_A ? "a" : "b");
    json_open(j, '{');
    json_put_u64(j, "repetitions", o->repetitions[side]);
    put_double(j, "outside_ns", o->outside[side]);
    json_put_open(j, "runs", '[');
    for (i = first; i < first + d->sides[side]; i++) {
        const diff_run *r = &d->runs[i];
        json_open(j, '{');
        json_put_str(j, "path", r->path);
        json_put_known_str(j, "run", r->run);
        json_put_str(j, "program", r->program);
        json_put_u64(j, "ranks", r->ranks);
        json_put_u64(j, "processes", r->processes);
        json_put_u64(j, "steps", r->nsteps);
        put_double(j, "wall_ns", r->wall);
        json_put_u64(j, "lost_events", r->lost);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_close(j, '}');
}

static void put_values(tool_json *j, const line *l, unsigned side)
{
    const side_value *v = &l->of[side];
    json_key(j, side == SIDE_A ? "a" : "b");
    json_open(j, '{');
    put_double(j, "own_ns", v->own.mean);
    put_double(j, "least_ns", v->own.least);
    put_double(j, "most_ns", v->own.most);
    if (l->item) {
        if (l->item->section == PHASES || l->item->section == RANKS)
            put_double(j, "total_ns", v->total.mean);
        if (l->item->section != RANKS) {
            put_double(j, "calls", v->calls.mean);
            put_double(j, "bytes", v->bytes.mean);
            put_double(j, "errors", v->errors.mean);
        }
    }
    json_close(j, '}');
}

static const char *verdict_word(enum result result)
{
    return result == SAME ? "same" : result == UNTOLD ? "unknown" : result_word(result);
}

static void put_line(tool_json *j, const outcome *o, const line *l)
{
    double a = l->of[SIDE_A].own.mean, all = o->all.of[SIDE_A].own.mean;
    json_open(j, '{');
    if (l->item && l->item->section == RANKS)
        json_put_i64(j, "rank", (int32_t)l->item->number);
    else if (l->item)
        json_put_str(j, "name", l->item->name);
    if (l->item)
        json_put_str(j, "kind", section_words()[l->item->section]);
    json_put_str(j, "verdict", verdict_word(l->result));
    put_values(j, l, SIDE_A);
    put_values(j, l, SIDE_B);
    put_double(j, "change_ns", line_change(l));
    put_double(j, "change_percent", a > 0 ? 100 * line_change(l) / a : NAN);
    put_double(j, "of_total_percent", all > 0 ? 100 * line_change(l) / all : NAN);
    put_double(j, "median_ns", l->base);
    put_double(j, "low_ns", l->test.told ? l->test.low : NAN);
    put_double(j, "high_ns", l->test.told ? l->test.high : NAN);
    json_put_double(j, "p", l->test.told ? l->test.p : NAN);
    json_close(j, '}');
}

static void put_lines(tool_json *j, const outcome *o, const char *key, const line *lines, size_t n)
{
    size_t i;
    json_put_open(j, key, '[');
    for (i = 0; i < n; i++)
        put_line(j, o, &lines[i]);
    json_close(j, ']');
}

void diff_json(const diff *d, const outcome *o, tool_out *out)
{
    static const char *const by[] = {"nothing", "steps", "runs"};
    static const char *const keys[] = {
        [PHASES] = "phases",   [TASKS] = "tasks", [CALLS] = "calls",       [WORK] = "work",
        [KERNELS] = "kernels", [SPANS] = "spans", [INSTANTS] = "instants", [RANKS] = "ranks"};
    tool_json j = {.out = out, .pretty = true};
    unsigned k;
    json_open(&j, '{');
    json_put_u64(&j, "version", 1);
    json_put_str(&j, "verdict", diff_slower(d, o) ? "slower" : verdict_word(o->all.result));
    put_double(&j, "fail_above_percent", d->settings.fail_above);
    put_double(&j, "confidence_percent", 100 * d->settings.confidence);
    json_put_str(&j, "compared_by", by[d->plan.by]);
    json_key(&j, "step");
    if (d->plan.step)
        json_str(&j, d->plan.step);
    else
        json_null(&j);
    json_put_u64(&j, "steps", d->plan.nsteps);
    put_side(&j, d, o, SIDE_A);
    put_side(&j, d, o, SIDE_B);
    json_key(&j, "all");
    put_line(&j, o, &o->all);
    for (k = 0; k < SECTIONS; k++)
        if (k != INSTANTS)
            put_lines(&j, o, keys[k], o->sections[k], o->n[k]);
    put_lines(&j, o, "changed", o->changed, o->nchanged);
    json_close(&j, '}');
    out_str(out, "\n");
}
