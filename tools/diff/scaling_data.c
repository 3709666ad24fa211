/* scaling_data.c - how a program scales, for programs: JSON with all of it, CSV with a line for each number of ranks */
#include "scaling.h"
#include "common/out.h"

static void put_runs(const scaling *s, const scaling_point *p, tool_json *j)
{
    json_put_open(j, "runs", '[');
    for (size_t i = 0; i < p->nruns; i++) {
        const scaling_run *x = &s->runs[p->first + i];
        const diff_run *r = &s->diff->runs[x->at];
        json_open(j, '{');
        json_put_str(j, "path", r->path);
        json_put_known_str(j, "run", r->run);
        json_put_str(j, "program", r->program);
        json_put_known(j, "time_ns", x->times.elapsed);
        json_put_u64(j, "lost_events", r->lost);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void put_point(const scaling *s, const scaling_point *p, tool_json *j)
{
    json_open(j, '{');
    json_put_u64(j, "ranks", p->ranks);
    json_put_u64(j, "hosts", p->hosts);
    json_put_u64(j, "devices", p->devices);
    json_put_known(j, "steps", p->steps);
    json_put_known(j, "time_ns", p->times.elapsed);
    json_put_known(j, "least_ns", p->least);
    json_put_known(j, "most_ns", p->most);
    json_put_known(j, "useful_ns", p->times.outside);
    json_put_known(j, "kernels_ns", p->times.kernels);
    json_put_known(j, "speed_up", p->speed_up);
    json_put_known(j, "ideal", p->ideal);
    json_put_open(j, "efficiency", '{');
    json_put_known(j, "total", p->reached);
    for (int k = 0; k < CARD_EFFICIENCIES; k++)
        json_put_known(j, card_keys[k], p->efficiency[k]);
    json_put_known(j, "computation_scaling", p->computation);
    json_put_known(j, "kernel_scaling", p->kernels);
    json_close(j, '}');
    put_runs(s, p, j);
    json_close(j, '}');
}

static void put_lines(const scaling *s, enum section section, const char *key, tool_json *j)
{
    double elapsed = s->points[s->npoints - 1].times.elapsed;
    json_put_open(j, key, '[');
    for (size_t i = 0; i < s->nlines[section]; i++) {
        const scaling_line *l = &s->lines[section][i];
        json_open(j, '{');
        json_put_str(j, "name", l->item->name);
        json_put_open(j, "own_ns", '[');
        for (size_t k = 0; k < s->npoints; k++)
            json_double(j, l->own[k]);
        json_close(j, ']');
        json_put_double(j, "lost_ns", l->lost);
        json_put_double(j, "lost_share", l->lost / elapsed);
        json_key(j, "since_ranks");
        if (l->since < s->npoints)
            json_u64(j, s->points[l->since].ranks);
        else
            json_null(j);
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void put_findings(const scaling *s, tool_json *j)
{
    json_put_open(j, "findings", '[');
    for (size_t i = 0; i < s->nfindings; i++) {
        const appeared *x = &s->findings[i];
        const seen *f = x->at[x->since];
        json_open(j, '{');
        json_put_str(j, "kind", f->kind);
        json_put_str(j, "where", f->where);
        json_put_u64(j, "since_ranks", s->points[x->since].ranks);
        json_put_open(j, "at", '[');
        for (size_t k = 0; k < s->npoints; k++) {
            if (!x->at[k])
                continue;
            json_open(j, '{');
            json_put_u64(j, "ranks", s->points[k].ranks);
            json_put_known(j, "share", x->at[k]->timed ? x->at[k]->share : CARD_UNKNOWN);
            json_put_bool(j, "remark", x->at[k]->remark);
            json_put_str(j, "text", x->at[k]->text);
            json_close(j, '}');
        }
        json_close(j, ']');
        json_close(j, '}');
    }
    json_close(j, ']');
}

static void put_verdict(const scaling *s, tool_json *j)
{
    scaling_factor f[SCALING_FACTORS];
    size_t worst, n = scaling_factors(s, s->npoints - 1, f, &worst);
    json_key(j, "falls_most");
    if (n && f[worst].now < f[worst].before)
        json_str(j, f[worst].key);
    else
        json_null(j);
}

void scaling_json(const scaling *s, tool_out *out)
{
    static const char *const keys[] = {[PHASES] = "phases", [TASKS] = "tasks",     [CALLS] = "calls",
                                       [WORK] = "work",     [KERNELS] = "kernels", [SPANS] = "spans"};
    tool_json j = {.out = out, .pretty = true};
    json_open(&j, '{');
    json_put_u64(&j, "version", 1);
    json_put_str(&j, "scaling", scaling_word(s->kind));
    json_put_bool(&j, "sure", s->given || s->sure);
    json_put_double(&j, "slope", s->slope);
    json_key(&j, "step");
    if (s->step)
        json_str(&j, s->step);
    else
        json_null(&j);
    put_verdict(s, &j);
    json_put_open(&j, "points", '[');
    for (size_t i = 0; i < s->npoints; i++)
        put_point(s, &s->points[i], &j);
    json_close(&j, ']');
    for (unsigned k = 0; k < sizeof keys / sizeof *keys; k++)
        if (keys[k])
            put_lines(s, (enum section)k, keys[k], &j);
    put_findings(s, &j);
    json_close(&j, '}');
    out_str(out, "\n");
}

/* ---- CSV --------------------------------------------------------------------------------------------------------- */

static void put_number(tool_out *out, double value)
{
    out_room(out);
    out_char(out, ',');
    if (value >= 0)
        out_double(out, value);
}

void scaling_csv(const scaling *s, tool_out *out)
{
    out_str(out, "ranks,scaling,runs,hosts,devices,steps,time_ns,least_ns,most_ns,useful_ns,kernels_ns,speed_up,ideal,"
                 "efficiency,");
    for (int k = 0; k < CARD_EFFICIENCIES; k++) {
        out_str(out, card_keys[k]);
        out_str(out, ",");
    }
    out_str(out, "computation_scaling,kernel_scaling\n");
    for (size_t i = 0; i < s->npoints; i++) {
        const scaling_point *p = &s->points[i];
        const double figures[] = {
            (double)p->nruns, (double)p->hosts, (double)p->devices, p->steps,    p->times.elapsed, p->least,
            p->most,          p->times.outside, p->times.kernels,   p->speed_up, p->ideal,         p->reached};
        out_room(out);
        out_u64(out, p->ranks);
        out_char(out, ',');
        out_str(out, scaling_word(s->kind));
        for (size_t k = 0; k < sizeof figures / sizeof *figures; k++)
            put_number(out, figures[k]);
        for (int k = 0; k < CARD_EFFICIENCIES; k++)
            put_number(out, p->efficiency[k]);
        put_number(out, p->computation);
        put_number(out, p->kernels);
        out_str(out, "\n");
    }
}
