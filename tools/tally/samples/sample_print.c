/* sample_print.c - samples as tables, JSON and CSV: each function, then the lines that were found most often */
#include <stdlib.h>
#include <string.h>
#include "sample.h"
#include "common/out.h"
#include "common/table.h"
#include <inttypes.h>
#include <stdio.h>

enum { HOT = 20, REASONS_SHOWN = 3 }; /* lines, reasons of one, unless more are asked for */

static size_t range(const sample_row *rows, size_t n, size_t first)
{
    size_t last = first;
    while (last < n && rows[last].api == rows[first].api)
        last++;
    return last;
}

static uint64_t total_of(const sample_row *rows, size_t first, size_t last)
{
    uint64_t sum = 0;
    for (; first < last; first++)
        sum += rows[first].samples;
    return sum;
}

static void put_rows(const sample_report *s, tool_out *out, const sample_row *rows, size_t n, size_t most,
                     uint64_t whole, bool lines, char *title)
{
    static const char *const titles[] = {"Name", "Samples", "Samples(%)", "Not issued(%)", "Where", "Why"};
    tool_table *t = table_new(lines ? 6 : 5);
    size_t i, shown = most && n > most ? most : n, column;
    table_row(t);
    for (i = column = 0; i < 6; i++)
        if (i != 4 || lines)
            table_cell(t, column++, titles[i]);
    table_left(t, 4);
    table_left(t, lines ? 5 : 4);
    table_names(t, 0);
    table_names(t, 4);
    table_list(t, lines ? 5 : 4);
    table_goes(t, 3);
    table_goes(t, 1);
    for (i = 0; i < shown; i++) {
        const sample_row *x = &rows[i];
        table_row(t);
        table_cell(t, 0, text_of(x->name));
        table_take(t, 1, tool_text("%" PRIu64, x->samples));
        table_take(t, 2, tool_text("%.2f%%", whole ? 100.0 * (double)x->samples / (double)whole : 0.0));
        table_take(t, 3, tool_text("%.2f%%", x->samples ? 100.0 * (double)x->idle / (double)x->samples : 0.0));
        if (lines) {
            char *where = sample_where(x);
            table_cell(t, 4, where);
            free(where);
        }
        table_take(t, lines ? 5 : 4, sample_reasons(s, x, REASONS_SHOWN));
    }
    if (shown < n) {
        table_row(t);
        table_take(t, 0, tool_text("(%zu more, --top shows them)", n - shown));
        table_take(t, 1, tool_text("%" PRIu64, total_of(rows, shown, n)));
        table_take(t, 2, tool_text("%.2f%%", whole ? 100.0 * (double)total_of(rows, shown, n) / (double)whole : 0.0));
    }
    table_show(t, out, title);
}

void sample_text(const report *r, tool_out *out)
{
    const sample_report *s = r->samples;
    size_t first, last, from, to;
    if (!s)
        return;
    for (first = 0, from = 0; first < s->nfunctions; first = last, from = to) {
        const tr_map3_entry *sum = tr_map3_find(&s->sums, s->functions[first].api, 0, 0);
        uint64_t whole, lost = sum ? sum->v.u[1] : 0, known;
        last = range(s->functions, s->nfunctions, first);
        to = range(s->lines, s->nlines, from);
        whole = total_of(s->functions, first, last);
        known = sum && sum->v.u[0] > whole + lost ? sum->v.u[0] - whole - lost : 0;
        put_rows(s, out, s->functions + first, last - first, r->top, whole, false,
                 tool_text("Instruction samples | %s | %" PRIu64 " in %zu kernels | %" PRIu64 " elsewhere | %" PRIu64
                           " lost",
                           text_of(s->functions[first].api), whole, last - first,
                           r->tally->settings.name.given ? 0 : known, lost));
        put_rows(s, out, s->lines + from, to - from, r->top ? (size_t)r->top : HOT, whole, true,
                 tool_text("Hot lines | %s", text_of(s->functions[first].api)));
    }
}

/* ---- JSON
 * ---------------------------------------------------------------------------------------------------------------------
 */

static void put_u64(tool_json *j, const char *key, uint64_t v) { json_put_u64(j, key, v); }

static void put_row(tool_json *j, const sample_report *s, const sample_row *x, bool lines)
{
    size_t k;
    json_open(j, '{');
    json_put_str(j, "api", text_of(x->api));
    json_put_str(j, "name", text_of(x->name));
    if (lines && x->file) {
        json_put_str(j, "file", text_of(x->file));
        put_u64(j, "line", x->line);
    } else if (lines)
        put_u64(j, "offset", x->offset);
    put_u64(j, "samples", x->samples);
    put_u64(j, "not_issued", x->idle);
    json_put_open(j, "reasons", '{');
    for (k = 0; k < s->nreasons; k++)
        if (x->reasons[k])
            put_u64(j, text_of(s->reasons[k]), x->reasons[k]);
    json_close(j, '}');
    json_close(j, '}');
}

void sample_json(const report *r, tool_json *j)
{
    const sample_report *s = r->samples;
    const tr_map3_entry *e;
    size_t i;
    if (!s)
        return;
    json_put_open(j, "samples", '{');
    json_put_open(j, "taken", '[');
    for (i = 0; (e = tr_map3_each(&s->sums, &i));) {
        json_open(j, '{');
        json_put_str(j, "api", text_of((uint32_t)e->key[0]));
        put_u64(j, "samples", e->v.u[0]);
        put_u64(j, "lost", e->v.u[1]);
        json_close(j, '}');
    }
    json_close(j, ']');
    json_put_open(j, "functions", '[');
    for (i = 0; i < s->nfunctions; i++)
        put_row(j, s, &s->functions[i], false);
    json_close(j, ']');
    json_put_open(j, "lines", '[');
    for (i = 0; i < s->nlines; i++)
        put_row(j, s, &s->lines[i], true);
    json_close(j, ']');
    json_close(j, '}');
}

/* ---- CSV: among the other rows, a count where they have calls; `extra` columns of --by are empty ----------------- */

void sample_csv(const report *r, tool_out *out, unsigned extra)
{
    const sample_report *s = r->samples;
    size_t i;
    unsigned k;
    for (i = 0; s && i < s->nfunctions + s->nlines; i++) {
        bool lines = i >= s->nfunctions;
        const sample_row *x = lines ? &s->lines[i - s->nfunctions] : &s->functions[i];
        char *where = lines ? sample_where(x) : tool_text("%s", ""),
             *name = tool_text("%s%s%s", text_of(x->name), lines ? " @ " : "", where);
        csv_str(out, text_of(x->api));
        out_bytes(out, ",", 1);
        csv_str(out, name);
        out_str(out, lines ? ",line samples," : ",samples,");
        for (k = 0; k < extra; k++)
            out_str(out, ",");
        out_room(out);
        out_u64(out, x->samples);
        out_str(out, ",,,,,,,,,,,,,,,,,,,,,,,,,,\n");
        free(where);
        free(name);
    }
}
