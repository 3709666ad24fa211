/* html.c - the report as one page that needs no other file
 *
 * The job card, findings and tables are in the page as they are. Its script (page/) draws plots from data in JSON
 * (html_data.c): without the script the rest can still be read. */
#include "card.h"
#include "html_card.h"
#include "html_data.h"
#include "html_page.h"
#include "html_text.h"
#include "common/message.h"
#include "common/units.h"
#include <stdlib.h>

enum { HOTS_SHOWN = 25 };

static void entry(tool_out *out, const char *name, const char *text, const char *tag)
{
    html_element(out, "dt", name);
    out_str(out, "<dd>");
    html_element(out, tag, text);
    out_str(out, "</dd>");
}

static void finding_put(const analysis *a, size_t at, tool_out *out)
{
    const finding *f = &a->findings[at];
    char text[96], *path = NULL, *longer;
    int64_t t0 = tr_trace_t0(a->tally.trace);
    snprintf(text, sizeof text, "<li id=\"finding-%zu\" class=\"finding%s\">", at + 1,
             f->remark                     ? " remark"
             : f->timed && f->share >= 0.1 ? " bad"
                                           : "");
    out_str(out, text);
    snprintf(text, sizeof text, "%zu", at + 1);
    html_element(out, "span class=\"number\"", text);
    if (f->timed) {
        snprintf(text, sizeof text, "%.0f %% of the %s", 100 * f->share, f->of_run ? "run" : judged_name(a));
        html_element(out, "span class=\"share\"", text);
    }
    html_element(out, "span class=\"kind\"", f->kind);
    html_element(out, "p", f->text);
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
        html_element(out, "td", a->hots[i].path);
        html_element(out, "td class=\"b\"", bound_names[a->hots[i].bound]);
        html_element(out, "td class=\"n\"", unit_time(time, a->hots[i].ns));
        snprintf(part, sizeof part, "%.1f %%", 100 * share_of(a, (double)a->hots[i].ns));
        html_element(out, "td class=\"n\"", part);
        out_str(out, "</tr>\n");
    }
    out_str(out, "</table>\n<h2>What if</h2><table>");
    for (size_t i = 0; i < a->nwhat_ifs; i++) {
        out_str(out, "<tr>");
        html_element(out, "td", a->what_ifs[i].text);
        html_element(out, "td class=\"n\"", unit_time(time, (uint64_t)a->what_ifs[i].saves));
        snprintf(part, sizeof part, "%.1f %% shorter", 100 * share_of(a, (double)a->what_ifs[i].saves));
        html_element(out, "td class=\"n\"", part);
        out_str(out, "</tr>\n");
    }
    out_str(out, "</table>\n");
}

static void text_lines(tool_out *out, const char *const *text)
{
    for (; *text; text++) {
        out_str(out, *text);
        out_str(out, "\n");
    }
}

static void time_axis(const analysis *a, tool_out *out)
{
    static const char tools[] =
        "<div class=\"tools\"><button id=\"in\" aria-label=\"Zoom in\">+</button><button id=\"out\" aria-label=\"Zoom "
        "out\">&minus;</button><button id=\"left\" aria-label=\"Earlier\">&larr;</button><button id=\"right\" "
        "aria-label=\"Later\">&rarr;</button><button id=\"all\">All</button><span class=\"soft\" "
        "id=\"shown\"></span></div><p class=\"soft\">All plots show the same time. Drag to move, double-click to zoom, "
        "or Ctrl and the wheel; without Ctrl once you clicked a plot. Keys: + &minus; &larr; &rarr; 0, and n and p for "
        "the next and previous finding.</p>\n";
    html_element(out, "h2 id=\"time\"", "Ranks over time");
    out_str(out, tools);
    out_str(out, "<div id=\"ranks\" class=\"plot\"></div>\n");
    if (a->steps.n) {
        html_element(out, "h2", "Steps over time");
        out_str(out, "<p class=\"soft\">How long each ");
        html_put(out, text_of(a->steps.name));
        out_str(out, " took, by when it began; a line for each thread</p><div id=\"steps\"></div>\n");
    }
}

static void findings(const analysis *a, tool_out *out)
{
    html_element(out, "h2", "Findings, worst first");
    if (!a->nblaming)
        html_element(out, "p", "None.");
    out_str(out, "<ol class=\"findings\">\n");
    for (size_t i = 0; i < a->nblaming; i++)
        finding_put(a, i, out);
    out_str(out, "</ol>\n");
    if (a->undecided)
        html_element(out, "p", a->undecided);
    if (a->nblaming < a->nfindings)
        html_element(out, "h2", "Remarks, which blame nobody");
    out_str(out, "<ul class=\"findings\">\n");
    for (size_t i = a->nblaming; i < a->nfindings; i++)
        finding_put(a, i, out);
    out_str(out, "</ul>\n");
}

void put_html(const analysis *a, tool_out *out)
{
    char time[UNIT_TEXT], *found = findings_text(a),
                          *head = tool_text("%zu process%s, %s, %s", a->nprocesses, a->nprocesses == 1 ? "" : "es",
                                            unit_time(time, (uint64_t)(a->judged ? a->whole_ns : a->run_ns)), found);
    const char *name = a->nprocesses ? a->processes[0]->name : "";
    out_str(out, "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
                 "content=\"width=device-width\">\n");
    html_element(out, "title", name);
    out_str(out, "\n<style>\n");
    text_lines(out, page_style);
    out_str(out, "</style></head><body>\n<header>");
    html_element(out, "h1", name);
    out_str(out, "<button id=\"theme\">Dark</button></header>\n");
    html_element(out, "p class=\"soft\"", head);
    if (choice_given(a)) {
        char *text = choice_text(a), *only = tool_text("Chosen: %s. Shares are of the whole run.", text);
        html_element(out, "p", only);
        free(only);
        free(text);
    }
    free(head);
    free(found);
    html_card(a, out);
    time_axis(a, out);
    findings(a, out);
    tables(a, out);
    if (a->gathered.counters.n)
        out_str(out,
                "<h2>Counters over time</h2><p class=\"soft\">The mean of each part of the run; the axis goes to the "
                "lowest and the highest sample.</p><div id=\"counters\"></div>\n");
    out_str(out, "<script type=\"application/json\" id=\"data\">");
    html_data(a, out);
    out_str(out, "</script>\n<script>\n");
    text_lines(out, page_script);
    out_str(out, "</script></body></html>\n");
}
