/* html_card.c - the job card at the top of the page: the verdict, the figures that decide, and the card's lines */
#include "html_card.h"
#include "report/output/card.h"
#include "html_rows.h"
#include "html_text.h"
#include "common/message.h"
#include "common/units.h"
#include <stdlib.h>

static void tile(tool_out *out, const char *figure, const char *name)
{
    out_str(out, "<div class=\"tile\">");
    html_element(out, "b", figure);
    html_element(out, "span", name);
    out_str(out, "</div>");
}

static void share_tile(tool_out *out, double share, const char *name)
{
    char text[32];
    if (share < 0)
        return;
    snprintf(text, sizeof text, "%.0f %%", 100 * share);
    tile(out, text, name);
}

/* The run, and how much of it passed behind the last event. */
static void run_tile(const analysis *a, tool_out *out)
{
    html_span drawn = html_drawn(a);
    char text[UNIT_TEXT], last[UNIT_TEXT], *name;
    if (drawn.to - drawn.from <= a->run_ns) {
        tile(out, unit_time(text, (uint64_t)a->run_ns), a->judged ? "the loop, which is judged" : "the run");
        return;
    }
    name = tool_text("until the last sign of life; the last event is at %s", unit_time(last, (uint64_t)a->run_ns));
    tile(out, unit_time(text, (uint64_t)(drawn.to - drawn.from)), name);
    free(name);
}

static void tiles(const analysis *a, const card *c, tool_out *out)
{
    char text[UNIT_TEXT], *name;
    out_str(out, "<div class=\"tiles\">");
    run_tile(a, out);
    if (a->steps.n) {
        name = tool_text("median of %zu steps on %zu thread%s", a->steps.n, a->steps.lanes,
                         a->steps.lanes == 1 ? "" : "s");
        tile(out, unit_time(text, (uint64_t)a->steps.median), name);
        free(name);
    }
    if (c->share[CARD_IDLE] >= 0) {
        share_tile(out, c->share[CARD_KERNELS], "of GPUs' time in kernels");
        if (c->share[CARD_COMMUNICATION] >= 0.005)
            share_tile(out, c->share[CARD_COMMUNICATION], "communication and waits of GPUs alone");
        share_tile(out, c->share[CARD_IDLE], "of GPUs' time idle");
    }
    if (c->input >= 0.005)
        share_tile(out, c->input, "of the critical path reads input");
    share_tile(out, c->efficiency[CARD_PARALLEL], "parallel efficiency (POP)");
    share_tile(out, c->efficiency[CARD_BALANCE], "load balance (POP)");
    share_tile(out, c->efficiency[CARD_COMM], "communication efficiency (POP)");
    share_tile(out, c->efficiency[CARD_OFFLOAD], "device offload efficiency (POP)");
    if (c->memory_bytes >= 0)
        tile(out, unit_bytes(text, (uint64_t)c->memory_bytes), "device memory, peak");
    if (c->energy_j >= 0) {
        snprintf(text, sizeof text, "%.4g J", c->energy_j);
        tile(out, text, "energy of GPUs");
    }
    out_str(out, "</div>\n");
}

void html_card(const analysis *a, tool_out *out)
{
    char *verdict = verdict_text(a), *text;
    card_line lines[CARD_LINES];
    card c;
    size_t n;
    out_str(out, a->nblaming      ? "<div class=\"verdict bad\">"
                 : a->run_ns <= 0 ? "<div class=\"verdict none\">"
                                  : "<div class=\"verdict\">");
    html_element(out, "b", verdict);
    if (a->nblaming) {
        out_str(out, "<p>");
        html_put(out, a->findings[0].text);
        out_str(out, " <a href=\"#finding-1\">Why</a></p>");
    }
    out_str(out, "</div>\n");
    free(verdict);
    card_make(a, &c);
    tiles(a, &c, out);
    n = card_lines(&c, lines);
    out_str(out, "<dl class=\"card\">");
    for (size_t i = 0; i < n; i++) {
        html_element(out, "dt", lines[i].name);
        html_element(out, "dd", lines[i].text);
        free(lines[i].text);
    }
    if (a->judged) {
        text = judged_text(a);
        html_element(out, "dt", "left out");
        html_element(out, "dd", text);
        free(text);
    }
    out_str(out, "</dl>\n");
}
