/* sizes.c - messages and collectives by their size: a bin for each power of two
 *
 * A record with bytes sent or received is a collective's if it has its number, else a message's; one that names a rank
 * is only counted if there is one (not MPI_PROC_NULL). A collective is in the bin of the larger of what this rank's
 * buffers gave and took. While events are counted, each worker keeps one entry for each process, function and bin it
 * meets. */
#include <stdlib.h>
#include <string.h>
#include "support/map.h"
#include "common/out.h"
#include "common/table.h"
#include "common/units.h"
#include "sizes.h"
#include "support/memory.h"
#include <inttypes.h>

static uint32_t bin_of(uint64_t bytes) { return bytes ? 64 - (uint32_t)__builtin_clzll(bytes) : 0; }
static uint64_t bin_from(uint32_t b) { return b ? 1ull << (b - 1) : 0; }

sums *sizes_sums(sizes **all, const tr_process *process, uint32_t api, uint32_t name, uint32_t b)
{
    tr_map3_entry *e;
    if (!*all)
        *all = tr_alloc(sizeof **all);
    e = tr_map3_put(&(*all)->map, process->index, (uint64_t)api << 32 | name, b);
    if (!e->v.u[0]) {
        (*all)->bins = tr_grow((*all)->bins, (*all)->n + 1, &(*all)->room, sizeof *(*all)->bins);
        (*all)->bins[(*all)->n++] = (bin){api, name, b, process->rank, process, {0, 0, 0, 0, 0, 0, 0}};
        e->v.u[0] = (*all)->n;
    }
    return &(*all)->bins[e->v.u[0] - 1].sums;
}

/* Whether the rank is one, where the record names one. */
static bool has_peer(const tr_event *e, enum trace_role role)
{
    tr_value v;
    return !(e->def->roles >> role & 1) || (tr_role_get(e, role, &v) && !v.is_array && v.i >= 0);
}

void sizes_add(worker *w, const plan *p, const tr_event *e, const tr_open *in)
{
    const tr_def *def = e->def->kind == TRACE_KIND_END && e->def->pair ? e->def->pair
                        : e->def->kind != TRACE_KIND_BEGIN && in       ? in->def
                                                                       : e->def;
    uint32_t name = def->index < w->tally->nplans ? w->tally->plans[def->index].name : p->name;
    const tr_process *process = e->thread->process;
    uint64_t sent = field_bytes(p->sent, e, TRACE_R_BYTES_SENT),
             received = field_bytes(p->received, e, TRACE_R_BYTES_RECV);
    sums *s;
    if (e->def->roles >> TRACE_R_COLL_SEQ & 1) {
        s = sizes_sums(&w->sizes, process, p->api, name, bin_of(sent > received ? sent : received));
        s->collectives++;
        s->gave += sent;
        s->took += received;
        return;
    }
    if (p->sent.at != FIELD_NONE && has_peer(e, TRACE_R_DST)) {
        s = sizes_sums(&w->sizes, process, p->api, name, bin_of(sent));
        s->sends++;
        s->sent += sent;
    }
    if (p->received.at != FIELD_NONE && has_peer(e, TRACE_R_SRC)) {
        s = sizes_sums(&w->sizes, process, p->api, name, bin_of(received));
        s->receives++;
        s->received += received;
    }
}

static void sums_add(sums *to, const sums *x)
{
    to->sends += x->sends;
    to->sent += x->sent;
    to->receives += x->receives;
    to->received += x->received;
    to->collectives += x->collectives;
    to->gave += x->gave;
    to->took += x->took;
}

void sizes_free(sizes *all)
{
    if (!all)
        return;
    tr_map3_free(&all->map);
    free(all->bins);
    free(all);
}

void sizes_merge(sizes **to, sizes *from)
{
    size_t i;
    for (i = 0; from && i < from->n; i++)
        sums_add(sizes_sums(to, from->bins[i].process, from->bins[i].api, from->bins[i].name, from->bins[i].bin),
                 &from->bins[i].sums);
    if (from) {
        free(from->bins);
        tr_map3_free(&from->map);
        free(from);
    }
}

/* ---- lines
 * ---------------------------------------------------------------------------------------------------------------------
 */

static int by_line(const void *a, const void *b)
{
    const bin *x = a, *y = b;
    int d = x->api == y->api ? 0 : strcmp(text_of(x->api), text_of(y->api));
    if (d)
        return d;
    if (x->rank != y->rank)
        return x->rank < y->rank ? -1 : 1;
    if (x->name != y->name)
        return strcmp(text_of(x->name), text_of(y->name));
    return x->bin < y->bin ? -1 : x->bin > y->bin;
}

/* What is asked for, in order; to be freed. */
static bin *lines_of(const report *r, size_t *n)
{
    const sizes *all = r->tally->sizes;
    const settings *s = &r->tally->settings;
    bin *lines = tr_alloc(((all ? all->n : 0) + 1) * sizeof *lines);
    size_t i, k;
    *n = 0;
    for (i = 0; all && i < all->n; i++) {
        const bin *x = &all->bins[i];
        if (!tally_wants(s, x->process, x->api) || !tool_regex_matches(&s->name, text_of(x->name)))
            continue;
        lines[*n] = *x;
        lines[*n].name = r->by & BY_NAME ? x->name : 0;
        lines[(*n)++].rank = r->by & BY_RANK ? x->rank : 0;
    }
    if (*n)
        qsort(lines, *n, sizeof *lines, by_line);
    for (i = k = 0; i < *n; i++)
        if (k && !by_line(&lines[k - 1], &lines[i]))
            sums_add(&lines[k - 1].sums, &lines[i].sums);
        else
            lines[k++] = lines[i];
    *n = k;
    return lines;
}

/* ---- for people -------------------------------------------------------------------------------------------------- */

enum { S_RANK, S_NAME, S_SIZE, S_SENDS, S_SENT, S_RECEIVES, S_RECEIVED, S_COLLECTIVES, S_GAVE, S_TOOK, S_COLUMNS };
const char *const size_words[] = {"sends", "sent", "receives", "received", "collectives", "gave", "took", NULL};

static char *binary(uint64_t bytes)
{
    static const char *const units[] = {"B", "KiB", "MiB", "GiB", "TiB", "PiB", "EiB"};
    size_t i = 0;
    for (; bytes >= 1024; bytes /= 1024)
        i++;
    return tool_text("%" PRIu64 " %s", bytes, units[i]);
}

static char *bin_text(uint32_t b)
{
    char *from = binary(bin_from(b)), *to, *text;
    if (b < 2 || b == BINS - 1)
        return from;
    to = binary(bin_from(b + 1));
    text = tool_text("%s to %s", from, to);
    free(from);
    free(to);
    return text;
}

static void put_pair(tool_table *t, size_t column, uint64_t n, uint64_t bytes)
{
    char text[UNIT_TEXT];
    if (!n)
        return;
    table_take(t, column, tool_text("%" PRIu64, n));
    table_cell(t, column + 1, unit_bytes(text, bytes));
}

static void put_sums(tool_table *t, size_t keys, const sums *s)
{
    char text[UNIT_TEXT];
    put_pair(t, keys + S_SENDS - S_SIZE, s->sends, s->sent);
    put_pair(t, keys + S_RECEIVES - S_SIZE, s->receives, s->received);
    put_pair(t, keys + S_COLLECTIVES - S_SIZE, s->collectives, s->gave);
    if (s->collectives)
        table_cell(t, keys + S_TOOK - S_SIZE, unit_bytes(text, s->took));
}

static void put_lines(const report *r, tool_out *out, const bin *lines, size_t n)
{
    static const char *const all_titles[] = {"Rank",     "Name",     "Size",        "Sends", "Sent",
                                             "Receives", "Received", "Collectives", "Sent",  "Received"};
    static const char *const all_words[] = {NULL,       NULL,       NULL,          "sends", "sent",
                                            "receives", "received", "collectives", "gave",  "took"};
    const char *titles[S_COLUMNS], **words = tr_alloc(S_COLUMNS * sizeof *words);
    size_t i, columns = 0, keys, shown = r->top && n > r->top ? (size_t)r->top : n;
    sums sum = {0, 0, 0, 0, 0, 0, 0};
    tool_table *t;
    for (i = 0; i < S_COLUMNS; i++)
        if ((i != S_RANK || r->by & BY_RANK) && (i != S_NAME || r->by & BY_NAME)) {
            words[columns] = all_words[i];
            titles[columns++] = all_titles[i];
        }
    keys = columns - (S_COLUMNS - S_SIZE);
    t = table_new(columns);
    table_head(t, titles);
    table_words(t, words);
    if (r->by & BY_NAME)
        table_names(t, keys - 1);
    table_goes(t, keys + S_TOOK - S_SIZE);
    table_goes(t, keys + S_RECEIVED - S_SIZE);
    table_goes(t, keys + S_GAVE - S_SIZE);
    table_goes(t, keys + S_RECEIVES - S_SIZE);
    table_goes(t, keys + S_SENT - S_SIZE);
    for (i = 0; i < n; i++) {
        sums_add(&sum, &lines[i].sums);
        if (i >= shown)
            continue;
        table_row(t);
        if (r->by & BY_RANK)
            table_take(t, 0, lines[i].rank < 0 ? tool_text("none") : tool_text("%d", lines[i].rank));
        if (r->by & BY_NAME)
            table_cell(t, keys - 1, text_of(lines[i].name));
        table_take(t, keys, bin_text(lines[i].bin));
        put_sums(t, keys, &lines[i].sums);
    }
    table_row(t);
    table_cell(t, keys, "Total");
    put_sums(t, keys, &sum);
    table_show(t, out,
               table_more(tool_text("%s | sizes of messages and collectives", text_of(lines->api)), n - shown, NULL));
    free(words);
}

void sizes_text(const report *r, tool_out *out)
{
    size_t n, i, k;
    bin *lines = lines_of(r, &n);
    for (i = 0; i < n; i = k) {
        for (k = i; k < n && lines[k].api == lines[i].api; k++)
            ;
        put_lines(r, out, lines + i, k - i);
    }
    if (!n) {
        table_note(out, STYLE_PLAIN,
                   tool_text("No message and no collective with bytes that matches the options was recorded."));
        out_str(out, "\n");
    }
    free(lines);
}

/* ---- for programs ------------------------------------------------------------------------------------------------ */

void sizes_json(const report *r, tool_json *j)
{
    size_t n, i;
    bin *lines;
    if (!r->tally->settings.sizes)
        return;
    lines = lines_of(r, &n);
    json_put_open(j, "sizes", '[');
    for (i = 0; i < n; i++) {
        const bin *x = &lines[i];
        json_open(j, '{');
        json_put_str(j, "api", text_of(x->api));
        if (r->by & BY_RANK)
            json_put_i64(j, "rank", x->rank);
        if (r->by & BY_NAME)
            json_put_str(j, "name", text_of(x->name));
        json_put_u64(j, "from_bytes", bin_from(x->bin));
        json_put_u64(j, "to_bytes", x->bin ? 2 * bin_from(x->bin) - 1 : 0);
        json_put_u64(j, "sends", x->sums.sends);
        json_put_u64(j, "sent_bytes", x->sums.sent);
        json_put_u64(j, "receives", x->sums.receives);
        json_put_u64(j, "received_bytes", x->sums.received);
        json_put_u64(j, "collectives", x->sums.collectives);
        json_put_u64(j, "collective_sent_bytes", x->sums.gave);
        json_put_u64(j, "collective_received_bytes", x->sums.took);
        json_close(j, '}');
    }
    json_close(j, ']');
    free(lines);
}

void sizes_csv(const report *r, tool_out *out)
{
    size_t n, i;
    bin *lines = lines_of(r, &n);
    out_str(out, r->by & BY_RANK ? "api,rank," : "api,");
    out_str(out, r->by & BY_NAME ? "name," : "");
    out_str(out, "from_bytes,to_bytes,sends,sent_bytes,receives,received_bytes,collectives,collective_sent_bytes,"
                 "collective_received_bytes\n");
    for (i = 0; i < n; i++) {
        const sums *s = &lines[i].sums;
        uint64_t numbers[] = {bin_from(lines[i].bin),
                              lines[i].bin ? 2 * bin_from(lines[i].bin) - 1 : 0,
                              s->sends,
                              s->sent,
                              s->receives,
                              s->received,
                              s->collectives,
                              s->gave,
                              s->took};
        size_t k, last = sizeof numbers / sizeof *numbers - 1;
        csv_str(out, text_of(lines[i].api));
        out_str(out, ",");
        out_room(out);
        if (r->by & BY_RANK) {
            out_i64(out, lines[i].rank);
            out_char(out, ',');
        }
        if (r->by & BY_NAME) {
            csv_str(out, text_of(lines[i].name));
            out_str(out, ",");
        }
        for (k = 0; k <= last; k++) {
            out_room(out);
            out_u64(out, numbers[k]);
            out_char(out, k < last ? ',' : '\n');
        }
    }
    free(lines);
}
