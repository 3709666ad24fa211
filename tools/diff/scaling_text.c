/* scaling_text.c - how a program scales, for people: a column for each number of ranks, what got worse, a sentence */
#include "scaling.h"
#include "common/table.h"
#include "common/units.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* POP: an efficiency below this deserves a look. */
static const double POOR = 0.8;

static const char *unit_of(const scaling *s) { return s->step ? "a step" : "a run"; }

static size_t last_of(const scaling *s) { return s->npoints - 1; }

/* ---- above the table --------------------------------------------------------------------------------------------- */

static void put_head(const scaling *s, tool_out *out)
{
    const diff *d = s->diff;
    const char *program = d->runs[0].program;
    char *of, *ranks = unit_counted(s->points[last_of(s)].ranks, "rank", "ranks"), *others;
    for (size_t i = 1; i < d->nruns; i++)
        if (strcmp(d->runs[i].program, program) != 0)
            program = "different programs";
    others = unit_counted(s->nruns, "run", "runs");
    table_note(
        out, STYLE_HEAD,
        tool_text("%s: %s, %zu to %s, %s scaling", program, others, s->points[0].ranks, ranks, scaling_word(s->kind)));
    of = s->step ? tool_text("Times are a step (tasks called %s), without those that warm up", s->step)
                 : tool_text("Times are a run: there are no steps that all runs have");
    table_note(out, STYLE_PLAIN, of);
    free(ranks);
    free(others);
    if (s->given)
        return;
    table_note(
        out, s->sure ? STYLE_PLAIN : STYLE_WARN,
        tool_text("The work of a rank changes with the number of ranks to the power of %.2f (strong scaling: -1, "
                  "weak: 0)%s",
                  s->slope, s->sure ? "" : ": which it is remains unknown; --strong or --weak says it"));
}

/* ---- the table --------------------------------------------------------------------------------------------------- */

static void open_row(tool_table *t, const char *name)
{
    table_row(t);
    table_cell(t, t->columns - 1, name);
}

static void put_share(tool_table *t, size_t column, double value)
{
    if (value < 0)
        table_cell(t, column, "-");
    else
        table_take(t, column, tool_text("%.1f%%", 100 * value));
    if (value >= 0 && value < POOR)
        table_mark(t, column, STYLE_BAD);
}

/* A line of shares, unless no point has one. */
static void put_shares(const scaling *s, tool_table *t, const char *name, const double *values)
{
    bool any = false;
    for (size_t i = 0; i < s->npoints; i++)
        any |= values[i] >= 0;
    if (!any)
        return;
    open_row(t, name);
    for (size_t i = 0; i < s->npoints; i++)
        put_share(t, i, values[i]);
}

static void put_efficiency(const scaling *s, tool_table *t, const char *name, enum card_efficiency which)
{
    double *values = tr_alloc((s->npoints + 1) * sizeof *values);
    for (size_t i = 0; i < s->npoints; i++)
        values[i] = s->points[i].efficiency[which];
    put_shares(s, t, name, values);
    free(values);
}

static void put_beside(const scaling *s, tool_table *t, const char *name, size_t offset)
{
    double *values = tr_alloc((s->npoints + 1) * sizeof *values);
    for (size_t i = 0; i < s->npoints; i++)
        memcpy(&values[i], (const char *)&s->points[i] + offset, sizeof *values);
    put_shares(s, t, name, values);
    free(values);
}

static void put_counts(const scaling *s, tool_table *t, const char *name, size_t offset, size_t least)
{
    bool any = false;
    size_t n;
    for (size_t i = 0; i < s->npoints; i++) {
        memcpy(&n, (const char *)&s->points[i] + offset, sizeof n);
        any |= n > least;
    }
    if (!any)
        return;
    open_row(t, name);
    for (size_t i = 0; i < s->npoints; i++) {
        memcpy(&n, (const char *)&s->points[i] + offset, sizeof n);
        table_take(t, i, tool_text("%zu", n));
    }
}

static void put_times(const scaling *s, tool_table *t)
{
    char b[UNIT_TEXT];
    bool first = s->points[0].ranks == 1;
    open_row(t, s->step ? "Time of a step" : "Time of a run");
    for (size_t i = 0; i < s->npoints; i++)
        table_cell(t, i, unit_time_mean(b, s->points[i].times.elapsed));
    open_row(t, s->kind == SCALING_WEAK ? "Speed-up, for the work of all ranks" : "Speed-up");
    for (size_t i = 0; i < s->npoints; i++)
        table_take(t, i, tool_text("%.2f", s->points[i].speed_up));
    if (!first)
        open_row(t, "  ideal");
    for (size_t i = 0; i < s->npoints && !first; i++)
        table_take(t, i, tool_text("%.2f", s->points[i].ideal));
}

static void put_table(const scaling *s, tool_out *out)
{
    size_t n = s->npoints;
    tool_table *t = table_new(n + 1);
    const char **titles = tr_alloc((n + 1) * sizeof *titles);
    char **ranks = tr_alloc(n * sizeof *ranks);
    for (size_t i = 0; i < n; i++)
        titles[i] = ranks[i] = tool_text("%zu", s->points[i].ranks);
    titles[n] = "Ranks";
    table_left(t, n);
    for (size_t i = 1; i + 1 < n; i++)
        table_goes(t, i);
    table_head(t, titles);
    put_counts(s, t, "Hosts", offsetof(scaling_point, hosts), 1);
    put_counts(s, t, "GPUs", offsetof(scaling_point, devices), 0);
    put_counts(s, t, "Runs", offsetof(scaling_point, nruns), 1);
    put_times(s, t);
    put_beside(s, t, "Efficiency", offsetof(scaling_point, reached));
    put_efficiency(s, t, "Parallel efficiency", CARD_PARALLEL);
    put_efficiency(s, t, "  Load balance", CARD_BALANCE);
    put_efficiency(s, t, "  Communication", CARD_COMM);
    put_efficiency(s, t, "    Transfer", CARD_TRANSFER);
    put_efficiency(s, t, "    Serialisation", CARD_SERIAL);
    put_beside(s, t, "Computation scaling", offsetof(scaling_point, computation));
    put_efficiency(s, t, "Device offload", CARD_OFFLOAD);
    put_efficiency(s, t, "Parallel efficiency of GPUs", CARD_GPU_PARALLEL);
    put_efficiency(s, t, "  Load balance", CARD_GPU_BALANCE);
    put_efficiency(s, t, "  Communication", CARD_GPU_COMM);
    put_efficiency(s, t, "  Orchestration", CARD_GPU_ORCHESTRATION);
    put_beside(s, t, "Kernel scaling", offsetof(scaling_point, kernels));
    table_show(t, out, tool_text("Efficiencies"));
    for (size_t i = 0; i < n; i++)
        free(ranks[i]);
    free(ranks);
    free(titles);
}

/* ---- what got worse ---------------------------------------------------------------------------------------------- */

static const char *short_name(const scaling *s, const item *x)
{
    size_t n = s->step ? strlen(s->step) : 0;
    return n && (x->section == PHASES || x->section == WORK) && !strncmp(x->name, s->step, n) &&
                   !strncmp(x->name + n, " > ", 3)
               ? x->name + n + 3
               : x->name;
}

static void put_line(const scaling *s, tool_table *t, const scaling_line *l)
{
    char b[UNIT_TEXT];
    size_t n = s->npoints;
    table_row(t);
    for (size_t i = 0; i < n; i++)
        if (l->own[i] > 0)
            table_cell(t, i, unit_time_mean(b, l->own[i]));
    table_cell(t, n, unit_time_mean(b, l->lost));
    table_take(t, n + 1, tool_text("%.1f%%", 100 * l->share));
    if (l->since < n)
        table_take(t, n + 2, tool_text("%zu", s->points[l->since].ranks));
    table_cell(t, n + 3, short_name(s, l->item));
}

static void put_section(const scaling *s, enum section section, const diff_view *v, tool_out *out)
{
    static const char *const by[] = {[PHASES] = "Phases",           [TASKS] = "Tasks",     [CALLS] = "Calls",
                                     [WORK] = "Phases and kernels", [KERNELS] = "Kernels", [SPANS] = "Spans"};
    static const char *const names[] = {[PHASES] = "Phase", [TASKS] = "Task",     [CALLS] = "Call",
                                        [WORK] = "Work",    [KERNELS] = "Kernel", [SPANS] = "Span"};
    size_t n = s->npoints, worse = scaling_worse(s, section), i;
    tool_table *t;
    const char **titles;
    char **ranks;
    if (!worse)
        return;
    t = table_new(n + 4);
    titles = tr_alloc((n + 4) * sizeof *titles);
    ranks = tr_alloc((n + 1) * sizeof *ranks);
    for (i = 0; i < n; i++)
        titles[i] = ranks[i] = tool_text("%zu", s->points[i].ranks);
    titles[n] = ranks[n] = tool_text("Lost at %zu", s->points[n - 1].ranks);
    titles[n + 1] = "Of time";
    titles[n + 2] = "Since";
    titles[n + 3] = names[section];
    table_left(t, n + 3);
    table_names(t, n + 3);
    for (i = 1; i + 1 < n; i++)
        table_goes(t, i);
    table_head(t, titles);
    for (i = 0; i < worse && (!v->top || i < v->top); i++)
        put_line(s, t, &s->lines[section][i]);
    table_empty_goes(t, n + 2);
    table_show(t, out,
               table_more(tool_text("%s that take longer than with perfect scaling: own time %s and rank", by[section],
                                    unit_of(s)),
                          worse - i, NULL));
    for (i = 0; i <= n; i++)
        free(ranks[i]);
    free(ranks);
    free(titles);
}

static void put_findings(const scaling *s, const diff_view *v, tool_out *out)
{
    size_t shown = 0;
    if (!s->nfindings)
        return;
    table_title(out, table_more(tool_text("Findings that the run on %zu rank%s does not have", s->points[0].ranks,
                                          s->points[0].ranks == 1 ? "" : "s"),
                                v->top && s->nfindings > v->top ? s->nfindings - (size_t)v->top : 0, NULL));
    for (size_t i = 0; i < s->nfindings && (!v->top || shown < v->top); i++, shown++) {
        const appeared *x = &s->findings[i];
        const seen *f = NULL;
        size_t at = 0;
        for (size_t p = 0; p < s->npoints; p++)
            if (x->at[p]) {
                f = x->at[p];
                at = p;
            }
        table_note(out, STYLE_PLAIN,
                   f->timed ? tool_text("since %zu ranks, %.0f %% at %zu: %s: %s", s->points[x->since].ranks,
                                        100 * f->share, s->points[at].ranks, f->kind, f->text)
                            : tool_text("since %zu ranks: %s: %s", s->points[x->since].ranks, f->kind, f->text));
    }
    out_str(out, "\n");
}

/* ---- the sentence ------------------------------------------------------------------------------------------------ */

static void put_verdict(const scaling *s, tool_out *out)
{
    size_t last = last_of(s), worst;
    const scaling_point *p = &s->points[last], *ref = &s->points[0];
    scaling_factor f[SCALING_FACTORS];
    size_t n = scaling_factors(s, last, f, &worst);
    char *most = n && f[worst].now < f[worst].before
                     ? tool_text(": %s falls most, from %.1f %% to %.1f %%", f[worst].name, 100 * f[worst].before,
                                 100 * f[worst].now)
                     : tool_text("%s", "");
    table_note(out, p->reached < POOR ? STYLE_BAD : STYLE_HEAD,
               tool_text("%zu ranks do %.2f times as much as %zu in the same time, which is %.1f %% of the ideal%s",
                         p->ranks, p->speed_up, ref->ranks, 100 * p->reached, most));
    free(most);
}

void scaling_text(const scaling *s, const diff_view *v, bool quiet, tool_out *out)
{
    if (!quiet) {
        put_head(s, out);
        out_str(out, "\n");
        put_table(s, out);
        for (int k = 0; k < SECTIONS; k++)
            if (v->sections >> k & 1)
                put_section(s, (enum section)k, v, out);
        put_findings(s, v, out);
    }
    put_verdict(s, out);
}
