/* html.c - the report as one page that needs no other file
 *
 * Findings and tables stand in the page as they are; plots are drawn by its script (html_page.c) from data in JSON. Of
 * many ranks the culprits and some evenly chosen ones are drawn, so that the page stays small. */
#include "html_page.h"
#include "common/message.h"
#include "common/units.h"
#include "report.h"
#include "support/memory.h"
#include <stdlib.h>

enum { RANKS_DRAWN = 64, LANES_DRAWN = 16, STEPS_DRAWN = 400, HOTS_SHOWN = 25, SERIES_DRAWN = 48 };

/* Text of a program is no markup. */
static void put(tool_out *out, const char *text)
{
    for (; *text; text++)
        switch (*text) {
        case '<': out_str(out, "&lt;"); break;
        case '>': out_str(out, "&gt;"); break;
        case '&': out_str(out, "&amp;"); break;
        case '"': out_str(out, "&quot;"); break;
        default: out_bytes(out, (unsigned char)*text < ' ' ? " " : text, 1);
        }
}

static void element(tool_out *out, const char *tag, const char *text)
{
    out_str(out, "<");
    out_str(out, tag);
    out_str(out, ">");
    put(out, text);
    out_str(out, "</");
    out_bytes(out, tag, strcspn(tag, " "));
    out_str(out, ">");
}

static void entry(tool_out *out, const char *name, const char *text, const char *tag)
{
    element(out, "dt", name);
    out_str(out, "<dd>");
    element(out, tag, text);
    out_str(out, "</dd>");
}

static void finding_put(const analysis *a, const finding *f, tool_out *out)
{
    char text[64], *path = NULL, *longer;
    int64_t t0 = tr_trace_t0(a->tally.trace);
    out_str(out, f->timed && f->share >= 0.1 ? "<li class=\"finding bad\">" : "<li class=\"finding\">");
    if (f->timed) {
        snprintf(text, sizeof text, "%.0f %% of the %s", 100 * f->share, f->of_run ? "run" : judged_name(a));
        element(out, "span class=\"share\"", text);
    }
    element(out, "span class=\"kind\"", f->kind);
    element(out, "p", f->text);
    out_str(out, "<dl>");
    for (size_t i = 0; i < f->nwhere; i++) {
        longer = tool_text("%s%s%s", path ? path : "", path ? " > " : "", f->where[i]);
        free(path);
        path = longer;
    }
    if (path)
        entry(out, "where", path, "span");
    free(path);
    if (f->lasts) {
        snprintf(text, sizeof text, "%.6f s to %.6f s", (double)(f->from - t0) / 1e9, (double)(f->to - t0) / 1e9);
        entry(out, "when", text, "span");
    }
    for (size_t i = 0; i < f->nevidence; i++)
        entry(out, i ? "" : "evidence", f->evidence[i], "span");
    if (f->see)
        entry(out, "see", f->see, "code");
    if (f->timeline)
        entry(out, "", f->timeline, "code");
    if (f->helps)
        entry(out, "helps", f->helps, "span");
    out_str(out, "</dl></li>\n");
}

static void tables(const analysis *a, tool_out *out)
{
    char time[UNIT_TEXT], part[32];
    out_str(out, "<h2>Critical path</h2><div id=\"bounds\"></div><table>");
    for (size_t i = 0; i < a->nhots && i < HOTS_SHOWN; i++) {
        out_str(out, "<tr>");
        element(out, "td", a->hots[i].path);
        element(out, "td", bound_names[a->hots[i].bound]);
        element(out, "td class=\"n\"", unit_time(time, a->hots[i].ns));
        snprintf(part, sizeof part, "%.1f %%", 100 * share_of(a, (double)a->hots[i].ns));
        element(out, "td class=\"n\"", part);
        out_str(out, "</tr>\n");
    }
    out_str(out, "</table>\n<h2>What if</h2><table>");
    for (size_t i = 0; i < a->nwhat_ifs; i++) {
        out_str(out, "<tr>");
        element(out, "td", a->what_ifs[i].text);
        element(out, "td class=\"n\"", unit_time(time, (uint64_t)a->what_ifs[i].saves));
        snprintf(part, sizeof part, "%.1f %% shorter", 100 * share_of(a, (double)a->what_ifs[i].saves));
        element(out, "td class=\"n\"", part);
        out_str(out, "</tr>\n");
    }
    out_str(out, "</table>\n");
}

/* ---- data for the script ----------------------------------------------------------------------------------------- */

static void ranks_data(const analysis *a, tool_json *j)
{
    size_t stride = a->nprocesses / RANKS_DRAWN + 1;
    json_key(j, "ranks");
    json_open(j, '[');
    for (size_t i = 0; i < a->nprocesses; i++) {
        char *name;
        if (!a->times[i].bins || !chosen_process(a, (uint32_t)i) || (i % stride && !a->culprits[i]))
            continue;
        name = rank_text(a, (uint32_t)i);
        json_open(j, '{');
        json_put_str(j, "name", name);
        json_key(j, "bins");
        json_open(j, '[');
        for (size_t k = 0; k < TIME_BINS * TIMES; k++)
            json_u64(j, a->times[i].bins[k]);
        json_close(j, ']');
        json_close(j, '}');
        free(name);
    }
    json_close(j, ']');
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

static void data(const analysis *a, tool_out *out)
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

static void text_lines(tool_out *out, const char *const *text)
{
    for (; *text; text++) {
        out_str(out, *text);
        out_str(out, "\n");
    }
}

void put_html(const analysis *a, tool_out *out)
{
    char time[UNIT_TEXT], *found = findings_text(a),
                          *head = tool_text("%zu process%s, %s, %s", a->nprocesses, a->nprocesses == 1 ? "" : "es",
                                            unit_time(time, (uint64_t)a->run_ns), found);
    const char *name = a->nprocesses ? a->processes[0]->name : "";
    out_str(out, "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
                 "content=\"width=device-width\">\n");
    element(out, "title", name);
    out_str(out, "\n<style>\n");
    text_lines(out, page_style);
    out_str(out, "</style></head><body>\n");
    element(out, "h1", name);
    element(out, "p", head);
    if (choice_given(a)) {
        char *text = choice_text(a), *only = tool_text("Chosen: %s. Shares are of the whole run.", text);
        element(out, "p", only);
        free(only);
        free(text);
    }
    free(head);
    free(found);
    out_str(out, "<h2>Findings, worst first</h2><ol>\n");
    for (size_t i = 0; i < a->nblaming; i++)
        finding_put(a, &a->findings[i], out);
    out_str(out, "</ol>\n");
    if (a->undecided)
        element(out, "p", a->undecided);
    else if (!a->nblaming)
        element(out, "p",
                choice_given(a)
                    ? "Nothing of what was chosen stands out."
                    : "Nothing stands out: no rank, step, device or call is to blame for a notable part of the run.");
    out_str(out, a->nblaming < a->nfindings ? "<h2>Remarks, which blame nobody</h2><ul>\n" : "<ul>\n");
    for (size_t i = a->nblaming; i < a->nfindings; i++)
        finding_put(a, &a->findings[i], out);
    out_str(out, "</ul>\n");
    out_str(out, "<h2>Ranks over time</h2><div id=\"ranks\"></div><p id=\"ranks-key\"></p>\n");
    tables(a, out);
    if (a->steps.n) {
        element(out, "h2", "Steps");
        out_str(out, "<p>How long each ");
        put(out, text_of(a->steps.name));
        out_str(out, " took, a line for each thread</p><div id=\"steps\"></div>\n");
    }
    if (a->gathered.counters.n)
        out_str(out, "<h2>Counters</h2><div id=\"counters\"></div>\n");
    out_str(out, "<script type=\"application/json\" id=\"data\">");
    data(a, out);
    out_str(out, "</script>\n<script>\n");
    text_lines(out, page_script);
    out_str(out, "</script></body></html>\n");
}
