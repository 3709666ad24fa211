/* diff_text.c - the comparison for people: what was compared, a table for each section, the verdict */
#include "common/out.h"
#include "common/table.h"
#include "common/units.h"
#include "diff.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *signed_time(char *out, double ns)
{
    char b[UNIT_TEXT];
    snprintf(out, UNIT_TEXT, "%c%s", ns < 0 ? '-' : '+', unit_time_mean(b, fabs(ns)));
    return out;
}

/* "+12.3 %"; "" where there is nothing to compare with. */
static char *signed_percent(char *out, double part, double whole)
{
    double percent = 100 * part / whole;
    if (!(whole > 0))
        snprintf(out, UNIT_TEXT, "%s", "");
    else
        snprintf(out, UNIT_TEXT, fabs(percent) < 999.95 ? "%+.1f%%" : "%+.0f%%", percent);
    return out;
}

/* "+9.8 to +10.4 %" */
static char *interval(char *out, size_t room, const line *l)
{
    if (!l->test.told || !(l->base > 0))
        snprintf(out, room, "%s", "");
    else
        snprintf(out, room, "%+.1f to %+.1f%%", 100 * l->test.low / l->base, 100 * l->test.high / l->base);
    return out;
}

static const char *unit_of(const diff *d) { return d->plan.step ? "a step" : "a run"; }

/* ---- above the tables -------------------------------------------------------------------------------------------- */

static void put_side(const diff *d, unsigned side, tool_out *out)
{
    const diff_run *r = &d->runs[side == SIDE_A ? 0 : d->sides[SIDE_A]];
    size_t i, least = SIZE_MAX, most = 0;
    char *who = r->ranks ? tool_text("%u rank%s", r->ranks, r->ranks == 1 ? "" : "s")
                         : tool_text("%zu process%s", r->processes, r->processes == 1 ? "" : "es");
    char *times = tool_text("%zu run%s", d->sides[side], d->sides[side] == 1 ? "" : "s"), *steps;
    for (i = 0; i < d->sides[side]; i++) {
        least = r[i].nsteps < least ? r[i].nsteps : least;
        most = r[i].nsteps > most ? r[i].nsteps : most;
    }
    steps = !d->plan.step   ? tool_text("%s", "")
            : least == most ? tool_text(", %zu steps", least)
                            : tool_text(", %zu to %zu steps", least, most);
    table_note(out, STYLE_HEAD,
               tool_text("%c: %s%s%s: %s, %s, %s%s", "AB"[side], r -> path,
                         r -> run && d -> sides[side] == 1 ? ", run " : "", r->run && d->sides[side] == 1 ? r->run : "",
                         r->program, who, times, steps));
    free(who);
    free(times);
    free(steps);
}

static void put_how(const diff *d, tool_out *out)
{
    const diff_plan *p = &d->plan;
    if (p->by == BY_STEPS)
        table_note(out, STYLE_PLAIN,
                   tool_text("Steps are tasks called %s; step k is compared with step k, %zu steps in %zu blocks",
                             p->step, p->nsteps, p->nblocks));
    else if (p->by == BY_RUNS)
        table_note(out, STYLE_PLAIN,
                   p->step ? tool_text("Runs are compared with runs, by the mean of steps 1 to %zu (tasks called %s)",
                                       p->nsteps, p->step)
                           : tool_text("Runs are compared with runs"));
    else
        table_note(out, STYLE_WARN,
                   tool_text("There are no steps, and too few runs to tell what is chance: give 4 of each side "
                             "(--before A1 A2 A3 A4 --after B1 ...), or name the task that is a step (--step)"));
}

/* Two or three runs of a side have no interval; what can be said is whether they overlap, and how rare that is. */
static void put_few(const diff *d, const outcome *o, tool_out *out)
{
    const amount *a = &o->all.of[SIDE_A].own, *b = &o->all.of[SIDE_B].own;
    bool apart = amounts_differ(a, b);
    char text[4][UNIT_TEXT], *chance = NULL;
    size_t n = d->sides[SIDE_A], m = d->sides[SIDE_B];
    if (d->plan.by != BY_NOTHING || n < 2 || m < 2)
        return;
    if (apart)
        chance = tool_text("; by chance %zu and %zu runs do so %.0f times in 100", n, m, 100 * rank_test_apart(n, m));
    table_note(out, STYLE_PLAIN,
               tool_text("A took %s to %s, B %s to %s: they %s%s", unit_time_mean(text[0], a->least),
                         unit_time_mean(text[1], a->most), unit_time_mean(text[2], b->least),
                         unit_time_mean(text[3], b->most), apart ? "do not overlap" : "overlap", apart ? chance : ""));
    free(chance);
}

static void put_total(const diff *d, const outcome *o, tool_out *out)
{
    const line *l = &o->all;
    char a[UNIT_TEXT], b[UNIT_TEXT], c[UNIT_TEXT], p[UNIT_TEXT], in[80], lies[112] = "";
    if (l->test.told)
        snprintf(lies, sizeof lies, ", %g %% interval %s", 100 * d->settings.confidence, interval(in, sizeof in, l));
    table_note(out, STYLE_PLAIN,
               tool_text("%s took %s in A and %s in B: %s, %s%s", d->plan.step ? "A step" : "A run",
                         unit_time_mean(a, l->of[SIDE_A].own.mean), unit_time_mean(b, l->of[SIDE_B].own.mean),
                         signed_time(c, line_change(l)), signed_percent(p, line_change(l), l->of[SIDE_A].own.mean),
                         lies));
    put_few(d, o, out);
    if (d->plan.step)
        table_note(out, STYLE_PLAIN,
                   tool_text("Outside of these steps: %s in A, %s in B", unit_time_mean(a, o->outside[SIDE_A]),
                             unit_time_mean(b, o->outside[SIDE_B])));
    out_str(out, "\n");
}

/* ---- tables ------------------------------------------------------------------------------------------------------ */

enum { T_TOTAL_A, T_TOTAL_B, T_A, T_B, T_CHANGE, T_PERCENT, T_SHARE, T_INTERVAL, T_RESULT, T_NAME, T_COLUMNS };

/* A column of empty cells is left out, so an empty text is no cell. */
static void put(tool_table *t, size_t column, const char *text)
{
    if (*text)
        table_cell(t, column, text);
}

/* All phases of steps are in the step: that need not be said in each line. */
static const char *short_name(const diff *d, const item *x)
{
    size_t n = d->plan.step ? strlen(d->plan.step) : 0;
    return n && (x->section == PHASES || x->section == WORK) && !strncmp(x->name, d->plan.step, n) &&
                   !strncmp(x->name + n, " > ", 3)
               ? x->name + n + 3
               : x->name;
}

static void put_line(const diff *d, tool_table *t, const line *l, const outcome *o)
{
    char b[80];
    double change = line_change(l), a = l->of[SIDE_A].own.mean;
    table_row(t);
    if (l->item->section == PHASES || l->item->section == RANKS) {
        if (l->of[SIDE_A].total.mean > 0)
            put(t, T_TOTAL_A, unit_time_mean(b, l->of[SIDE_A].total.mean));
        if (l->of[SIDE_B].total.mean > 0)
            put(t, T_TOTAL_B, unit_time_mean(b, l->of[SIDE_B].total.mean));
    }
    put(t, T_A, l->result == NEW ? "" : unit_time_mean(b, a));
    put(t, T_B, l->result == GONE ? "" : unit_time_mean(b, l->of[SIDE_B].own.mean));
    put(t, T_CHANGE, signed_time(b, change));
    put(t, T_PERCENT, l->result == NEW ? "" : signed_percent(b, change, a));
    put(t, T_SHARE, signed_percent(b, change, o->all.of[SIDE_A].own.mean));
    put(t, T_INTERVAL, interval(b, sizeof b, l));
    put(t, T_RESULT, result_word(l->result == UNTOLD ? SAME : l->result));
    if (l->result == SLOWER)
        table_mark(t, T_RESULT, STYLE_BAD);
    put(t, T_NAME, short_name(d, l->item));
}

static void put_section(const diff *d, const outcome *o, enum section section, const diff_view *v, tool_out *out)
{
    static const char *const headings[] = {[PHASES] = "By phase: own time %s and process, what changed most first",
                                           [TASKS] = "By task, wherever it is: own time %s and process",
                                           [CALLS] = "By call: own time %s and process, what changed most first",
                                           [WORK] = "By phase and kernel: time of devices under the phase that "
                                                    "asked for it, %s and process",
                                           [KERNELS] = "By kernel: time of devices %s and process",
                                           [SPANS] = "By span: time %s and process",
                                           [RANKS] = "By rank: time of its threads outside of communication, %s"};
    static const char *const names[] = {[PHASES] = "Phase",   [TASKS] = "Task", [CALLS] = "Call", [WORK] = "Work",
                                        [KERNELS] = "Kernel", [SPANS] = "Span", [RANKS] = "Rank"};
    const char *titles[T_COLUMNS] = {"Total A",   "Total B",  "A", "B",       "Change",
                                     "Change(%)", "Of total", "",  "Verdict", ""};
    static const size_t goes[] = {T_TOTAL_A, T_TOTAL_B, T_INTERVAL, T_A, T_B};
    char *confidence = tool_text("%g%% interval", 100 * d->settings.confidence);
    tool_table *t = table_new(T_COLUMNS);
    size_t i, k, n = o->n[section];
    if (section == RANKS && d->plan.step) {
        titles[T_TOTAL_A] = "Step A";
        titles[T_TOTAL_B] = "Step B";
    }
    titles[T_INTERVAL] = confidence;
    titles[T_NAME] = names[section];
    table_left(t, T_RESULT);
    table_left(t, T_NAME);
    table_names(t, T_NAME);
    for (i = 0; i < sizeof goes / sizeof *goes; i++)
        table_goes(t, goes[i]);
    table_head(t, titles);
    for (i = 0; i < n && (!v->top || i < v->top); i++)
        put_line(d, t, &o->sections[section][i], o);
    for (k = 0; k < T_NAME; k++)
        table_empty_goes(t, k);
    if (n) {
        char *heading = tool_text(headings[section], unit_of(d));
        table_show(t, out, table_more(heading, n - i, NULL));
    } else
        table_free(t);
    free(confidence);
}

static void put_pair(tool_table *t, size_t column, const amount *a, const amount *b, bool bytes)
{
    char x[UNIT_TEXT];
    if (!(a->mean > 0 || b->mean > 0))
        return;
    if (bytes)
        table_cell(t, column, a->mean > 0 ? unit_bytes(x, (uint64_t)a->mean) : "-");
    else
        table_take(t, column, tool_text("%.6g", a->mean));
    if (bytes)
        table_cell(t, column + 1, b->mean > 0 ? unit_bytes(x, (uint64_t)b->mean) : "-");
    else
        table_take(t, column + 1, tool_text("%.6g", b->mean));
}

/* What is called more or less often, moves more or less, or fails otherwise. */
static void put_changed(const diff *d, const outcome *o, const diff_view *v, tool_out *out)
{
    static const char *const titles[] = {"Calls A",  "Calls B",  "Bytes A", "Bytes B",
                                         "Errors A", "Errors B", "What",    "Name"};
    static const size_t goes[] = {6, 2, 3};
    tool_table *t = table_new(8);
    size_t i, shown = 0;
    for (i = 0; i < sizeof goes / sizeof *goes; i++)
        table_goes(t, goes[i]);
    table_left(t, 6);
    table_left(t, 7);
    table_names(t, 7);
    table_head(t, titles);
    for (i = 0; i < o->nchanged && (!v->top || i < v->top); i++, shown++) {
        const line *l = &o->changed[i];
        const side_value *a = &l->of[SIDE_A], *b = &l->of[SIDE_B];
        table_row(t);
        put_pair(t, 0, &a->calls, &b->calls, false);
        put_pair(t, 2, &a->bytes, &b->bytes, true);
        put_pair(t, 4, &a->errors, &b->errors, false);
        if (b->errors.mean > a->errors.mean)
            table_mark(t, 5, STYLE_BAD);
        table_take(t, 6,
                   tool_text("%s%s",
                             !(a->calls.mean > 0)   ? "new "
                             : !(b->calls.mean > 0) ? "gone "
                                                    : "",
                             section_words()[l->item->section]));
        table_cell(t, 7, short_name(d, l->item));
    }
    for (i = 0; i < 6; i++)
        table_empty_goes(t, i);
    if (o->nchanged) {
        char *heading = tool_text("Calls, bytes and errors that differ, %s and process", unit_of(d));
        table_show(t, out, table_more(heading, o->nchanged - shown, NULL));
    } else
        table_free(t);
}

/* ---- the verdict ------------------------------------------------------------------------------------------------- */

void diff_verdict(const diff *d, const outcome *o, tool_out *out)
{
    const line *l = &o->all;
    const char *what = d->plan.step ? "step" : "run";
    double percent = l->of[SIDE_A].own.mean > 0 ? 100 * line_change(l) / l->of[SIDE_A].own.mean : 0,
           above = d->settings.fail_above;
    char in[80], *text;
    interval(in, sizeof in, l);
    if (l->result == SLOWER)
        text = tool_text("slower: a %s takes %+.1f %% (%s), more than the %g %% allowed", what, percent, in, above);
    else if (d->settings.any && o->worst)
        text = tool_text("slower: %s %s takes %+.1f %%, more than the %g %% allowed",
                         section_words()[o->worst->item->section], o->worst->item->name,
                         o->worst->of[SIDE_A].own.mean > 0 ? 100 * line_change(o->worst) / o->worst->of[SIDE_A].own.mean
                                                           : 0.0,
                         above);
    else if (l->result == UNTOLD)
        text = tool_text("no verdict: a %s takes %+.1f %%, and nothing tells whether that is chance", what, percent);
    else if (l->result == FASTER)
        text = tool_text("faster: a %s takes %+.1f %% (%s)", what, percent, in);
    else if (percent > above)
        text = tool_text("not slower: a %s takes %+.1f %%, but that may be chance (%s)", what, percent, in);
    else
        text = tool_text("not slower: a %s takes %+.1f %% (%s), %g %% are allowed", what, percent, in, above);
    table_note(out, diff_slower(d, o) ? STYLE_BAD : l->result == UNTOLD ? STYLE_WARN : STYLE_HEAD, text);
}

/* Where all phases have other tasks, and other kernels, tables by task and by kernel say the same again. */
static bool says_more(const outcome *o, enum section section)
{
    bool asked = false;
    for (size_t i = 0; i < o->n[WORK]; i++)
        asked |= o->sections[WORK][i].item->name[0] != '(';
    switch (section) {
    case TASKS: return o->n[TASKS] < o->n[PHASES];
    case WORK: return asked;
    case KERNELS: return !asked || o->n[KERNELS] < o->n[WORK];
    case INSTANTS: return false;
    default: return true;
    }
}

void diff_text(const diff *d, const outcome *o, const diff_view *v, tool_out *out)
{
    unsigned k;
    put_side(d, SIDE_A, out);
    put_side(d, SIDE_B, out);
    put_how(d, out);
    put_total(d, o, out);
    for (k = 0; k < SECTIONS; k++)
        if (v->sections >> k & 1 && says_more(o, (enum section)k))
            put_section(d, o, k, v, out);
    put_changed(d, o, v, out);
    diff_verdict(d, o, out);
}
