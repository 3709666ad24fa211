/* text_report.c - the report for people at a terminal */
#include "common/input.h"
#include "common/message.h"
#include "common/table.h"
#include "common/units.h"
#include "card.h"
#include "report/report.h"
#include <inttypes.h>
#include <stdlib.h>

enum { HOTS_SHOWN = 8, RANKS_SHOWN = 8, LABEL = 10, SHORT_NS = 10000000 };

static const double LONG_START = 0.5;
static size_t columns = 100;

/* `text` behind a label, wrapped */
static void labelled(tool_out *out, const char *label, const char *text)
{
    size_t at, n;
    out_str(out, "   ");
    out_str(out, label);
    for (at = strlen(label); at < LABEL; at++)
        out_str(out, " ");
    for (;;) {
        size_t room = columns - LABEL - 3, k;
        for (n = 0, k = 0; text[k] && k <= room; k++)
            if (text[k] == ' ')
                n = k;
        if (!text[k] && k <= room)
            n = k;
        if (!n) { /* one word that is longer: it stays whole, to be copied */
            while (text[n] && text[n] != ' ')
                n++;
        }
        out_safe(out, text, n);
        out_str(out, "\n");
        while (text[n] == ' ')
            n++;
        if (!text[n])
            return;
        text += n;
        out_str(out, "             ");
    }
}

/* not wrapped, to be copied */
static void command(tool_out *out, const char *label, const char *line)
{
    if (line)
        out_line(out, tool_text("   %-10s%s", label, line));
}

static void window(const analysis *a, tool_out *out)
{
    const settings *s = &a->tally.settings;
    int64_t t0 = input_begin(a->tally.trace);
    const graph *g = &a->gathered.graph;
    if (s->from_ns == INT64_MIN && s->to_ns == INT64_MAX)
        return;
    if (a->run_ns)
        table_note(out, STYLE_PLAIN,
                   tool_text("From %.6f s to %.6f s: what is before and after is left out.",
                             (double)(g->from - t0) / 1e9, (double)(g->to - t0) / 1e9));
    else
        table_note(out, STYLE_PLAIN, tool_text("Nothing was recorded between --from and --to."));
}

static void choice(const analysis *a, tool_out *out)
{
    char *text = choice_text(a);
    if (choice_given(a))
        table_note(out, STYLE_PLAIN,
                   tool_text("Chosen: %s. Findings, lines and parts of the critical path of others are left out; "
                             "shares are of the whole run.",
                             text));
    free(text);
}

static void loose_ends(const analysis *a, tool_out *out)
{
    const tally *t = &a->tally;
    char *begins = loose_text(&t->loose, false), *ends = loose_text(&t->loose, true);
    if (t->unfinished)
        table_note(out, STYLE_PLAIN,
                   tool_text("%" PRIu64 " begin%s no end: %s.", t->unfinished, t->unfinished == 1 ? " has" : "s have",
                             begins ? begins : "unknown"));
    if (t->orphans)
        table_note(out, STYLE_PLAIN,
                   tool_text("%" PRIu64 " end%s no begin: %s.", t->orphans, t->orphans == 1 ? " has" : "s have",
                             ends ? ends : "unknown"));
    free(begins);
    free(ends);
}

static void still_running(const analysis *a, tool_out *out)
{
    bool *running = tr_alloc(a->nprocesses + 1);
    size_t n = running_processes(a, running);
    char *who = rank_list(a, running);
    if (n)
        table_note(out, STYLE_PLAIN,
                   tool_text("%zu of %zu process%s had not ended when the trace was read: %s.", n, a->nprocesses,
                             a->nprocesses == 1 ? "" : "es", who));
    free(who);
    free(running);
}

static void put_card(const analysis *a, tool_out *out)
{
    card c;
    card_line lines[CARD_LINES];
    size_t n;
    card_make(a, &c);
    n = card_lines(&c, lines);
    for (size_t i = 0; i < n; i++) {
        labelled(out, lines[i].name, lines[i].text);
        free(lines[i].text);
    }
    if (a->nblaming) {
        char *verdict = verdict_text(a);
        labelled(out, "verdict", verdict);
        free(verdict);
    }
}

static void overview(const analysis *a, tool_out *out)
{
    const tr_run_info *run = only_run(&a->tally);
    const graph *g = &a->gathered.graph;
    char time[3][UNIT_TEXT], bounds[256] = "";
    char *found = findings_text(a), *who;
    size_t n = 0;
    int order[BOUNDS] = {0, 1, 2, 3, 4, 5, 6}, i, k;
    const char *program = run ? run->program : a->processes[0]->name;
    if (strrchr(program, '/'))
        program = strrchr(program, '/') + 1;
    out_style(out, STYLE_HEAD);
    out_line(out, tool_text("%s: %zu process%s, %s, %s", program, a->nprocesses, a->nprocesses == 1 ? "" : "es",
                            unit_time(time[0], (uint64_t)(a->judged ? a->whole_ns : a->run_ns)), found));
    free(found);
    out_style(out, STYLE_PLAIN);
    put_card(a, out);
    window(a, out);
    choice(a, out);
    for (i = 1; i < BOUNDS; i++)
        for (k = i; k > 0 && a->bounds[order[k]] > a->bounds[order[k - 1]]; k--) {
            int swap = order[k];
            order[k] = order[k - 1];
            order[k - 1] = swap;
        }
    for (i = 0; i < BOUNDS && a->bounds[order[i]] >= 0.005; i++)
        n += (size_t)snprintf(bounds + n, sizeof bounds - n, "%s%s %.0f %%", i ? ", " : "", bound_names[order[i]],
                              100 * a->bounds[order[i]]);
    if (a->run_ns < SHORT_NS && (a->nfindings || a->undecided))
        table_note(
            out, STYLE_PLAIN,
            tool_text("So short a run says little: a thread that has to wait for a core looks as if it worked."));
    still_running(a, out);
    loose_ends(a, out);
    if (a->undecided)
        table_note(out, STYLE_PLAIN, tool_text("%s", a->undecided));
    if (n)
        table_note(out, STYLE_PLAIN, tool_text("On the critical path: %s.", bounds));
    if (a->steps.n)
        table_note(out, STYLE_PLAIN,
                   tool_text("%s: %zu times on %zu thread%s, median %s, 95 %% below %s, longest %s.",
                             text_of(a->steps.name), a->steps.n, a->steps.lanes, a->steps.lanes == 1 ? "" : "s",
                             unit_time(time[0], (uint64_t)a->steps.median), unit_time(time[1], (uint64_t)a->steps.p95),
                             unit_time(time[2], (uint64_t)a->steps.max)));
    if ((who = helpers_text(a)) != NULL)
        table_note(out, STYLE_PLAIN, who);
    if (a->judged)
        table_note(out, STYLE_PLAIN, judged_text(a));
    if (!a->judged && a->steps.n && share_of(a, (double)(a->steps.before + a->steps.after)) >= 0.1)
        table_note(out, STYLE_PLAIN,
                   tool_text("Before the first of them %s pass (%.0f %%), after the last %s (%.0f %%).",
                             unit_time(time[0], (uint64_t)a->steps.before), 100 * share_of(a, (double)a->steps.before),
                             unit_time(time[1], (uint64_t)a->steps.after), 100 * share_of(a, (double)a->steps.after)));
    if (!a->judged && a->steps.n && share_of(a, (double)a->steps.before) >= LONG_START)
        table_note(out, STYLE_PLAIN,
                   tool_text("Shares are of the whole run; of the rest alone: trace-report --from %.6f %s",
                             (double)(g->from + a->steps.before - tr_trace_t0(g->trace)) / 1e9, a->inputs));
    if (g->until != INT64_MAX)
        table_note(out, STYLE_PLAIN,
                   tool_text("What waited for what is known for the first %s only: --max-mem allows no more.",
                             unit_time(time[0], (uint64_t)(g->until - g->from))));
    out_str(out, "\n");
}

static void put_head_of(const finding *f, size_t number, const char *of, tool_out *out)
{
    char head[64], *text;
    if (f->remark)
        snprintf(head, sizeof head, "    [remark: %s, %.0f %% of the %s] ", f->kind, 100 * f->share, of);
    else if (f->timed)
        snprintf(head, sizeof head, "%2zu. [%s, %.0f %% of the %s] ", number, f->kind, 100 * f->share, of);
    else
        snprintf(head, sizeof head, "%2zu. [%s] ", number, f->kind);
    out_style(out, f->remark ? STYLE_PLAIN : f->timed && f->share >= 0.1 ? STYLE_BAD : STYLE_WARN);
    text = tool_text("%s%s", head, f->text);
    /* the sentence, wrapped behind its number */
    for (const char *at = text;;) {
        size_t room = columns - (at == text ? 0 : 4), n = 0, k;
        for (k = 0; at[k] && k <= room; k++)
            if (at[k] == ' ')
                n = k;
        if ((!at[k] && k <= room) || !n)
            n = strlen(at);
        out_safe(out, at, n);
        out_str(out, "\n");
        at += n + (at[n] == ' ');
        if (!*at)
            break;
        out_str(out, "    ");
    }
    free(text);
    out_style(out, STYLE_PLAIN);
}

static void put_details(const analysis *a, const finding *f, tool_out *out)
{
    char *path = NULL, *longer;
    int64_t t0 = tr_trace_t0(a->tally.trace);
    for (size_t i = 0; i < f->nwhere; i++) {
        longer = tool_text("%s%s%s", path ? path : "", path ? " > " : "", f->where[i]);
        free(path);
        path = longer;
    }
    if (path)
        labelled(out, "where", path);
    free(path);
    if (f->lasts) {
        path = tool_text("%.6f s to %.6f s", (double)(f->from - t0) / 1e9, (double)(f->to - t0) / 1e9);
        labelled(out, "when", path);
        free(path);
    }
    if (f->source.file) {
        char *line = tool_text("%s:%" PRIu64 ", in %s", f->source.file, f->source.line, f->source.function);
        labelled(out, "source", line);
        free(line);
    }
    for (size_t i = 0; i < f->nevidence; i++)
        labelled(out, i ? "" : "evidence", f->evidence[i]);
    command(out, "see", f->see);
    command(out, f->see ? "" : "see", f->timeline);
    if (f->helps)
        labelled(out, "helps", f->helps);
    out_str(out, "\n");
}

void put_finding(const analysis *a, size_t which, tool_out *out)
{
    const finding *f = &a->findings[which];
    put_head_of(f, which + 1, f->of_run ? "run" : judged_name(a), out);
    put_details(a, f, out);
}

static void hots_table(const analysis *a, tool_out *out)
{
    static const char *const heads[] = {"Critical path", "Bound by", "Time", "Time(%)"};
    tool_table *t = table_new(4);
    char time[UNIT_TEXT];
    table_left(t, 0);
    table_left(t, 1);
    table_head(t, heads);
    table_names(t, 0);
    for (size_t i = 0; i < a->nhots && i < HOTS_SHOWN; i++) {
        table_row(t);
        table_cell(t, 0, a->hots[i].path);
        table_cell(t, 1, bound_names[a->hots[i].bound]);
        table_cell(t, 2, unit_time(time, a->hots[i].ns));
        table_take(t, 3, tool_text("%.1f%%", 100 * share_of(a, (double)a->hots[i].ns)));
    }
    table_print(t, out);
    table_free(t);
    out_str(out, "\n");
}

static void ranks_table(const analysis *a, tool_out *out)
{
    static const char *const heads[] = {"Rank",     "Host",        "Host(%)",    "Waits(%)",
                                        "Comm.(%)", "GPU wait(%)", "GPU API(%)", "GPU busy(%)"};
    tool_table *t = table_new(8);
    size_t shown = 0, n = 0, last = 0;
    table_left(t, 1);
    table_head(t, heads);
    for (size_t i = 0; i < a->nprocesses; i++)
        if (chosen_process(a, (uint32_t)i)) {
            n++;
            last = i;
        }
    for (size_t i = 0; i < a->nprocesses && shown < RANKS_SHOWN; i++) {
        const rank_time *r = &a->times[i];
        if (!r->wall || !chosen_process(a, (uint32_t)i) ||
            (n > RANKS_SHOWN && !a->culprits[i] && shown + 1 >= RANKS_SHOWN && i < last))
            continue;
        shown++;
        table_row(t);
        table_take(t, 0, rank_text(a, (uint32_t)i));
        table_cell(t, 1, a->processes[i]->header->host);
        for (size_t k = 0; k < TIMES; k++)
            table_take(t, 2 + k,
                       r->all[k] ? tool_text("%.1f", 100 * (double)r->all[k] / (double)r->wall) : tool_text("%s", ""));
        table_take(t, 7, r->gpu ? tool_text("%.1f", 100 * (double)r->gpu / (double)r->wall) : tool_text("%s", ""));
    }
    table_empty_goes(t, 3);
    table_empty_goes(t, 4);
    table_empty_goes(t, 5);
    table_empty_goes(t, 6);
    table_empty_goes(t, 7);
    table_goes(t, 1);
    table_goes(t, 6);
    table_goes(t, 5);
    table_print(t, out);
    table_free(t);
    out_str(out, "\n");
}

void put_text(const analysis *a, tool_out *out, size_t top)
{
    size_t width = table_terminal(false);
    char time[UNIT_TEXT];
    bool titled = false;
    columns = width && width < 100 ? (width < 60 ? 60 : width) : 100;
    table_limit(columns);
    overview(a, out);
    if (!a->nblaming && !a->undecided && a->run_ns) {
        out_line(out, verdict_text(a));
        out_str(out, "\n");
    }
    for (size_t i = 0; i < a->nfindings && (!top || i < top); i++)
        put_finding(a, i, out);
    if (top && a->nfindings > top)
        out_line(out, tool_text("%zu more findings; --top 0 shows all.\n", a->nfindings - top));
    if (a->nhots)
        hots_table(a, out);
    ranks_table(a, out);
    for (size_t i = 0; i < a->nwhat_ifs; i++) {
        if (share_of(a, (double)a->what_ifs[i].saves) < 0.0005) /* 0.0 % */
            continue;
        if (!titled)
            out_str(out, "What if\n");
        titled = true;
        table_note(out, STYLE_PLAIN,
                   tool_text("   %s: %s shorter (%.1f %%)", a->what_ifs[i].text,
                             unit_time(time, (uint64_t)a->what_ifs[i].saves),
                             100 * share_of(a, (double)a->what_ifs[i].saves)));
    }
}
