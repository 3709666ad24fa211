/* html.c - the report as one page that needs no other file
 *
 * The job card, findings and tables are in the page as they are. Its script (page/) draws plots from data in JSON
 * (html_data.c): without the script the rest can still be read. */
#include "report/output/card.h"
#include "html_card.h"
#include "html_data.h"
#include "html_page.h"
#include "html_text.h"
#include "common/brief.h"
#include "common/message.h"
#include "common/units.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

enum { HOTS_SHOWN = 25, NAME_COLUMNS = 72 };

static void entry(tool_out *out, const char *name, const char *text, const char *tag)
{
    html_element(out, "dt", name);
    out_str(out, "<dd>");
    html_element(out, tag, text);
    out_str(out, "</dd>");
}

static void source_put(const finding *f, tool_out *out)
{
    char *line = tool_text("%s:%" PRIu64, f->source.file, f->source.line);
    out_str(out, "<dt>source</dt><dd>");
    html_element(out, "code class=\"source\"", line);
    if (f->source.function) {
        out_str(out, " in ");
        html_put(out, f->source.function);
    }
    out_str(out, "</dd>");
    free(line);
}

static void finding_put(const analysis *a, size_t at, tool_out *out)
{
    const finding *f = &a->findings[at];
    char text[96], *path = NULL, *longer;
    int64_t t0 = tr_trace_t0(a->tally.trace);
    snprintf(text, sizeof text, "<li id=\"finding-%zu\" class=\"finding%s\">", at + 1,
             f->remark                                          ? " remark"
             : !at || f->first || (f->timed && f->share >= 0.1) ? " bad"
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
    if (f->source.file)
        source_put(f, out);
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

static void table_head(tool_out *out, const char *const *names, size_t n)
{
    out_str(out, "<div class=\"wide\"><table><thead><tr>");
    for (size_t i = 0; i < n; i++)
        html_element(out, i + 2 < n || n < 3 ? "th scope=\"col\"" : "th scope=\"col\" class=\"n\"", names[i]);
    out_str(out, "</tr></thead><tbody>\n");
}

/* Names of kernels are as long as a page: the rest of a name comes when it is opened. */
static void name_cell(tool_out *out, const char *name, const char *shorter)
{
    if (!strcmp(name, shorter)) {
        html_element(out, "td", name);
        return;
    }
    out_str(out, "<td><details>");
    html_element(out, "summary", shorter);
    html_element(out, "p", name);
    out_str(out, "</details></td>");
}

static void path_table(const analysis *a, tool_out *out)
{
    static const char *const names[] = {"Tasks and calls", "Bound by", "Time", "Share"};
    const char *whole[HOTS_SHOWN];
    char time[UNIT_TEXT], part[32], *shorter[HOTS_SHOWN];
    size_t n = a->nhots < HOTS_SHOWN ? a->nhots : HOTS_SHOWN, i;
    for (i = 0; i < n; i++) {
        whole[i] = a->hots[i].path;
        shorter[i] = brief_name(whole[i], NAME_COLUMNS);
    }
    brief_apart(shorter, whole, n, NAME_COLUMNS);
    html_element(out, "h2", "Critical path");
    html_element(out, "p class=\"soft\"",
                 "The longest chain of causes through all ranks: only work on it makes the run longer.");
    out_str(out, "<div id=\"bounds\"></div>");
    table_head(out, names, 4);
    for (i = 0; i < n; i++) {
        out_str(out, "<tr>");
        name_cell(out, whole[i], shorter[i]);
        html_element(out, "td class=\"b\"", bound_names[a->hots[i].bound]);
        html_element(out, "td class=\"n\"", unit_time(time, a->hots[i].ns));
        snprintf(part, sizeof part, "%.1f %%", 100 * share_of(a, (double)a->hots[i].ns));
        html_element(out, "td class=\"n\"", part);
        out_str(out, "</tr>\n");
        free(shorter[i]);
    }
    out_str(out, "</tbody></table></div>\n");
    if (a->nhots > n) {
        snprintf(part, sizeof part, "and %zu more", a->nhots - n);
        html_element(out, "p class=\"soft\"", part);
    }
}

/* Those that would change something. */
static void what_if_table(const analysis *a, tool_out *out)
{
    static const char *const names[] = {"If", "Saves", "Of the run"};
    char time[UNIT_TEXT], part[32];
    size_t shown = 0;
    for (size_t i = 0; i < a->nwhat_ifs; i++) {
        double share = share_of(a, (double)a->what_ifs[i].saves);
        if (share < 0.0005)
            continue;
        if (!shown++) {
            html_element(out, "h2", "What if");
            html_element(out, "p class=\"soft\"", "The run, replayed with one thing changed.");
            table_head(out, names, 3);
        }
        out_str(out, "<tr>");
        html_element(out, "td", a->what_ifs[i].text);
        html_element(out, "td class=\"n\"", unit_time(time, (uint64_t)a->what_ifs[i].saves));
        snprintf(part, sizeof part, "%.1f %% shorter", 100 * share);
        html_element(out, "td class=\"n\"", part);
        out_str(out, "</tr>\n");
    }
    if (shown)
        out_str(out, "</tbody></table></div>\n");
}

static void text_lines(tool_out *out, const char *const *text)
{
    for (; *text; text++) {
        out_str(out, *text);
        out_str(out, "\n");
    }
}

/* "Ranks over time", or what the rows are. */
static const char *rows_name(const analysis *a)
{
    for (size_t i = 0; i < a->nprocesses; i++)
        if (a->processes[i]->rank >= 0)
            return "Ranks over time";
    return a->nprocesses == 1 ? "The process over time" : "Processes over time";
}

static void time_axis(const analysis *a, tool_out *out)
{
    static const char tools[] =
        "<div class=\"tools\"><button id=\"in\" aria-label=\"Zoom in\">+</button><button id=\"out\" aria-label=\"Zoom "
        "out\">&minus;</button><button id=\"left\" aria-label=\"Earlier\">&larr;</button><button id=\"right\" "
        "aria-label=\"Later\">&rarr;</button><button id=\"all\">All</button><span class=\"soft\" "
        "id=\"shown\"></span></div><p class=\"soft hint\">Drag to move. Zoom by double-click, two fingers, or Ctrl and "
        "the wheel; after a click on the plot by the wheel alone. Keys: + &minus; &larr; &rarr; 0, and n and p for the "
        "next and previous finding.</p><span class=\"hidden\" id=\"told\" role=\"status\"></span>\n"
        "<noscript><p>The plots need JavaScript. The rest of this page does not.</p></noscript>\n"
        "<div id=\"ranks\" class=\"plot\"></div>\n";
    html_element(out, "h2 id=\"time\"", rows_name(a));
    out_str(out, tools);
    if (a->steps.n) {
        html_element(out, "h2", "Steps");
        out_str(out, "<p class=\"soft\">How long each ");
        html_put(out, text_of(a->steps.name));
        out_str(out,
                " took, by its number. <span class=\"hint\">Click on one to see it on the time axis.</span></p><div "
                "id=\"steps\"></div>\n");
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

static void head(const analysis *a, tool_out *out)
{
    const char *name = a->nprocesses ? a->processes[0]->name : "nothing";
    char time[UNIT_TEXT], *found = findings_text(a), *line;
    line = tool_text("%zu process%s, %s, %s", a->nprocesses, a->nprocesses == 1 ? "" : "es",
                     unit_time(time, (uint64_t)(a->judged ? a->whole_ns : a->run_ns)), found);
    out_str(out, "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" "
                 "content=\"width=device-width, initial-scale=1\">\n");
    html_element(out, "title", name);
    out_str(out, "\n<style>\n");
    text_lines(out, page_style);
    out_str(out, "</style></head><body>\n<header>");
    html_element(out, "h1", name);
    out_str(out, "<button id=\"theme\">Dark</button></header>\n<main>");
    html_element(out, "p class=\"soft\"", line);
    free(line);
    free(found);
}

void put_html(const analysis *a, tool_out *out)
{
    head(a, out);
    if (choice_given(a)) {
        char *text = choice_text(a), *only = tool_text("Chosen: %s. Shares are of the whole run.", text);
        html_element(out, "p", only);
        free(only);
        free(text);
    }
    html_card(a, out);
    if (a->run_ns)
        time_axis(a, out);
    findings(a, out);
    if (a->nhots)
        path_table(a, out);
    what_if_table(a, out);
    if (a->gathered.counters.n)
        out_str(out,
                "<h2>Counters over time</h2><p class=\"soft\">The mean of each part of the run; the axis goes to the "
                "lowest and the highest sample.</p><div id=\"counters\"></div>\n");
    out_str(out, "</main><script type=\"application/json\" id=\"data\">");
    html_data(a, out);
    out_str(out, "</script>\n<script>\n");
    text_lines(out, page_script);
    out_str(out, "</script></body></html>\n");
}
