/* index.c - see index.h */
#include "index.h"
#include "common/comms.h"
#include "common/message.h"
#include "common/out.h"
#include "common/units.h"
#include <stdlib.h>
#include <string.h>

/* Files stand beside the index. */
static const char *base(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static void write_json(const parts *p, const char *path, const char *title, int64_t t0_ns)
{
    tool_out *out = out_open(path);
    tool_json j = {.out = out, .pretty = true};
    json_open(&j, '{');
    json_put_u64(&j, "version", 1);
    json_put_str(&j, "program", title);
    json_put_i64(&j, "start_ns", t0_ns);
    json_put_open(&j, "files", '[');
    for (size_t i = 0; i < p->n; i++) {
        const part *x = &p->list[i];
        json_open(&j, '{');
        json_put_str(&j, "file", base(x->file));
        json_key(&j, "host");
        if (x->host)
            json_str(&j, x->host);
        else
            json_null(&j);
        json_put_open(&j, "ranks", '[');
        for (size_t k = 0; k < x->nranks; k++)
            json_i64(&j, x->ranks[k]);
        json_close(&j, ']');
        json_put_u64(&j, "processes", x->processes);
        json_put_i64(&j, "from_ns", x->from_ns - t0_ns);
        json_put_i64(&j, "to_ns", x->to_ns - t0_ns);
        json_put_u64(&j, "slices", x->slices);
        json_put_u64(&j, "left_out_slices", x->left_out);
        json_put_u64(&j, "bytes", x->bytes);
        json_close(&j, '}');
    }
    json_close(&j, ']');
    json_close(&j, '}');
    out_str(out, "\n");
    out_close(out);
}

/* ---- the page ---------------------------------------------------------------------------------------------------- */

static void put_text(tool_out *out, const char *text)
{
    for (; *text; text++)
        switch (*text) {
        case '&': out_str(out, "&amp;"); break;
        case '<': out_str(out, "&lt;"); break;
        case '>': out_str(out, "&gt;"); break;
        case '"': out_str(out, "&quot;"); break;
        default: out_bytes(out, text, 1);
        }
}

static void put_cell(tool_out *out, const char *text)
{
    out_str(out, "<td>");
    put_text(out, text);
    out_str(out, "</td>");
}

/* In an address a name's own % and the like are not what they look like. */
static void put_link(tool_out *out, const char *file)
{
    static const char digits[] = "0123456789ABCDEF";
    out_str(out, "<td><a href=\"");
    for (const char *p = file; *p; p++) {
        unsigned char c = (unsigned char)*p;
        char code[3] = {'%', digits[c >> 4], digits[c & 15]};
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || strchr("-_.~", *p))
            out_bytes(out, p, 1);
        else
            out_bytes(out, code, 3);
    }
    out_str(out, "\" download>");
    put_text(out, file);
    out_str(out, "</a></td>");
}

static void put_row(tool_out *out, const part *x, int64_t t0_ns)
{
    char b[UNIT_TEXT], *ranks = comms_ranks(x->ranks, x->nranks), *n;
    out_str(out, "<tr>");
    put_link(out, base(x->file));
    put_cell(out, x->host ? x->host : "several");
    put_cell(out, ranks);
    put_cell(out, n = tool_text("%zu", x->processes));
    free(n);
    put_cell(out, unit_time(b, x->from_ns > t0_ns ? (uint64_t)x->from_ns - (uint64_t)t0_ns : 0));
    put_cell(out, unit_time(b, x->to_ns > t0_ns ? (uint64_t)x->to_ns - (uint64_t)t0_ns : 0));
    put_cell(out, n = tool_text("%llu", (unsigned long long)x->slices));
    free(n);
    put_cell(out, n = x->left_out ? tool_text("%llu", (unsigned long long)x->left_out) : tool_text("%s", ""));
    free(n);
    put_cell(out, unit_bytes(b, x->bytes));
    out_str(out, "</tr>\n");
    free(ranks);
}

static void write_page(const parts *p, const char *path, const char *title, int64_t t0_ns)
{
    tool_out *out = out_open(path);
    out_str(out, "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>");
    put_text(out, title);
    out_str(out, "</title>\n<style>body{font:15px sans-serif;margin:2em}table{border-collapse:collapse}"
                 "td,th{padding:.3em .8em;text-align:right;border-bottom:1px solid #ccc}"
                 "td:first-child,td:nth-child(2),td:nth-child(3),th:first-child,th:nth-child(2),th:nth-child(3)"
                 "{text-align:left}</style></head><body>\n<h1>");
    put_text(out, title);
    out_str(out, "</h1>\n<p>Drag a file into <a href=\"https://ui.perfetto.dev\">ui.perfetto.dev</a>. "
                 "Times are the same in all files: since the first event of all.</p>\n<table>\n<tr><th>File<th>Host"
                 "<th>Ranks<th>Processes<th>From<th>To<th>Slices<th>Left out<th>Size</tr>\n");
    for (size_t i = 0; i < p->n; i++)
        put_row(out, &p->list[i], t0_ns);
    out_str(out, "</table></body></html>\n");
    out_close(out);
}

char *index_write(const parts *p, const char *output, const char *title, int64_t t0_ns)
{
    char *json = parts_named(output, "index", ".json"), *page = parts_named(output, "index", ".html");
    write_json(p, json, title, t0_ns);
    write_page(p, page, title, t0_ns);
    free(json);
    return page;
}
