/* collectives_text.c - collectives for people: tables, and what never ended in words */
#include "collectives.h"
#include "common/out.h"
#include "common/table.h"
#include "common/units.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t beginning(const report *r)
{
    int64_t t0 = tr_trace_t0(r->tally->trace);
    return t0 == INT64_MAX ? 0 : t0;
}

/* ---- tables ------------------------------------------------------------------------------------------------------ */

/* As --columns takes them; whose line it is always stands. Tables without any of those asked for are left out. */
/* by function */
const char *const collectives_words[] = {"size", "times", "calls", "bytes", "sent", "received", "time", "waiting",
                                         "share", "average", "max", "last", "collectives", "waited", "last-in",
                                         "last-share", "made-wait", /* by rank */
                                         /* communicators */
                                         "number", "members", "at", "first", "later", "longest", NULL}; /* the worst */

enum {
    K_NAME,
    K_COMM,
    K_SIZE,
    K_TIMES,
    K_CALLS,
    K_BYTES,
    K_SENT,
    K_RECEIVED,
    K_TIME,
    K_WAITING,
    K_SHARE,
    K_AVERAGE,
    K_MAX,
    K_LAST,
    K_COLUMNS
};

static void put_volume(tool_table *t, const volume *v, bool total)
{
    char b[UNIT_TEXT];
    if (v->bytes)
        table_cell(t, K_BYTES, unit_bytes(b, v->bytes));
    if (v->sent)
        table_cell(t, K_SENT, unit_bytes(b, v->sent));
    if (v->received && (!total || !v->sent)) /* what members received others sent: the total has it once */
        table_cell(t, K_RECEIVED, unit_bytes(b, v->received));
}

static void put_row(const report *r, tool_table *t, const coll_row *x)
{
    uint64_t members = x->matched * x->key.size;
    char b[UNIT_TEXT];
    table_row(t);
    table_cell(t, K_NAME, text_of(x->key.name));
    table_take(t, K_COMM, comm_text(r->tally, x->key.api, x->key.comm));
    table_take(t, K_SIZE, x->key.size ? tool_text("%u", x->key.size) : tool_text("?"));
    table_cell(t, K_TIMES, basis_name((enum basis)x->key.basis));
    table_take(t, K_CALLS, tool_text("%" PRIu64, x->calls));
    put_volume(t, &x->moved, false);
    table_cell(t, K_TIME, unit_time(b, x->time));
    if (!x->matched)
        return;
    table_cell(t, K_WAITING, unit_time(b, x->waited));
    if (x->key.basis != BASIS_ENQUEUED && x->time)
        table_take(t, K_SHARE, tool_text("%.2f%%", 100.0 * (double)x->waited / (double)x->time));
    table_cell(t, K_AVERAGE, unit_time_mean(b, members ? (double)x->waited / (double)members : 0));
    table_cell(t, K_MAX, unit_time(b, x->max_wait));
    if (x->key.size > 1) {
        char *member = member_list(&x->worst, 1);
        table_take(t, K_LAST,
                   tool_text("%s: %" PRIu64 " of %" PRIu64 " (%.0f%%)", member, x->worst_count, x->matched,
                             100.0 * (double)x->worst_count / (double)x->matched));
        table_mark(t, K_LAST, STYLE_WARN);
        free(member);
    }
}

/* What a device did was also enqueued by a call: the total is of one of them. */
static void put_total(tool_table *t, coll_row *const *rows, size_t n)
{
    volume moved = {0, 0, 0};
    uint64_t calls = 0, time = 0, waited = 0;
    bool device = false;
    size_t i;
    char b[UNIT_TEXT];
    for (i = 0; i < n; i++)
        device |= rows[i]->key.basis == BASIS_DEVICE;
    for (i = 0; i < n; i++) {
        const coll_row *x = rows[i];
        if (device && x->key.basis == BASIS_ENQUEUED)
            continue;
        calls += x->calls;
        time += x->time;
        waited += x->waited;
        volume_add(&moved, x->moved);
    }
    table_row(t);
    table_cell(t, K_NAME, "Total");
    table_take(t, K_CALLS, tool_text("%" PRIu64, calls));
    put_volume(t, &moved, true);
    table_cell(t, K_TIME, unit_time(b, time));
    table_cell(t, K_WAITING, unit_time(b, waited));
}

static void put_rows(const report *r, tool_out *out, size_t first, size_t last)
{
    static const char *const titles[] = {"Name",       "Communicator", "Size",     "Times",          "Calls",
                                         "Bytes",      "Sent",         "Received", "Time",           "Waiting",
                                         "Waiting(%)", "Average",      "Max",      "Last most often"};
    static const char *const words[] = {NULL,       NULL,   "size",    "times", "calls",   "bytes", "sent",
                                        "received", "time", "waiting", "share", "average", "max",   "last"};
    static const size_t goes[] = {K_RECEIVED, K_TIMES, K_SIZE, K_AVERAGE, K_SENT,
                                  K_BYTES,    K_MAX,   K_TIME, K_CALLS,   K_SHARE};
    const collected *c = r->tally->collected;
    size_t i, shown = r->top && last - first > r->top ? first + r->top : last;
    tool_table *t = table_new(K_COLUMNS);
    table_head(t, titles);
    table_words(t, words);
    table_left(t, K_LAST);
    table_names(t, K_NAME);
    table_names(t, K_COMM);
    table_shrinks(t, K_LAST);
    for (i = 0; i < sizeof goes / sizeof *goes; i++)
        table_goes(t, goes[i]);
    for (i = first; i < shown; i++)
        put_row(r, t, c->rows[i]);
    put_total(t, c->rows + first, last - first);
    table_empty_goes(t, K_BYTES);
    table_empty_goes(t, K_SENT);
    table_empty_goes(t, K_RECEIVED);
    table_show(t, out, table_more(tool_text("Collectives | %s", text_of(c->rows[first]->key.api)), last - shown, NULL));
}

static bool wanted(const report *r, const communicator *c)
{
    const settings *s = &r->tally->settings;
    return c->n && (!s->apis.n || tool_list_has(&s->apis, text_of(c->api), true));
}

/* Who is in what the lines above speak of. Each rank has an MPI_COMM_SELF of its own: they say nothing. */
static void put_communicators(const report *r, tool_out *out)
{
    static const char *const titles[] = {"Communicator", "Number", "Size", "Members"}, *const words[] = {NULL, "number",
                                                                                                         "size",
                                                                                                         "members"};
    tool_table *t = table_new(4);
    communicator c;
    size_t at = 0, n = 0;
    table_head(t, titles);
    table_words(t, words);
    table_left(t, 3);
    table_names(t, 3);
    table_goes(t, 1);
    for (; (at = comm_next(r->tally, at, &c)) != 0; free(c.members)) {
        char *name = comm_text(r->tally, c.api, c.comm), *text;
        if (!wanted(r, &c) || !strcmp(name, "MPI_COMM_SELF")) {
            free(name);
            continue;
        }
        qsort(c.members, c.n, sizeof *c.members, member_order);
        text = member_list(c.members, c.n);
        table_row(t);
        table_take(t, 0, name);
        table_take(t, 1, tool_text("%" PRIu64, c.comm));
        table_take(t, 2, c.size ? tool_text("%u", c.size) : tool_text("?"));
        table_cell(t, 3, text);
        free(text);
        n++;
    }
    if (n)
        table_show(t, out, tool_text("Communicators"));
    else
        table_free(t);
}

static void put_ranks(const report *r, tool_out *out)
{
    static const char *const titles[] = {"API",     "Rank",  "Collectives",     "Waited",
                                         "Last in", "Share", "Made others wait"};
    static const char *const words[] = {NULL, NULL, "collectives", "waited", "last-in", "last-share", "made-wait"};
    enum { COLUMNS = sizeof titles / sizeof *titles };
    const collected *c = r->tally->collected;
    tool_table *t;
    char b[UNIT_TEXT];
    size_t i;
    if (!c->nranks)
        return;
    t = table_new(COLUMNS);
    table_head(t, titles);
    table_words(t, words);
    table_goes(t, 2);
    table_goes(t, 4);
    for (i = 0; i < c->nranks; i++) {
        const coll_rank *x = c->ranks[i];
        table_row(t);
        table_take(t, 0, tool_text("%s", text_of(x->api)));
        table_take(t, 1, member_text(x->member));
        table_take(t, 2, tool_text("%" PRIu64, x->matched));
        table_cell(t, 3, unit_time(b, x->waited));
        table_take(t, 4, tool_text("%" PRIu64, x->last));
        table_take(t, 5, tool_text("%.0f%%", 100.0 * (double)x->last / (double)x->matched));
        table_cell(t, 6, unit_time(b, x->made));
    }
    table_show(t, out, tool_text("Ranks: how long each waited for the last one, and how often it was the last one"));
}

static void put_worst(const report *r, tool_out *out)
{
    static const char *const titles[] = {"Name",  "Communicator", "Number",   "Times",        "At (s)",
                                         "First", "Last",         "Later by", "Longest wait", "Waiting"};
    static const char *const words[] = {NULL,    NULL,   "number", "times",   "at",
                                        "first", "last", "later",  "longest", "waiting"};
    static const size_t goes[] = {3, 8, 5, 7, 1};
    enum { COLUMNS = sizeof titles / sizeof *titles };
    const collected *c = r->tally->collected;
    tool_table *t;
    char b[UNIT_TEXT];
    size_t i;
    if (!c->nworst[0])
        return;
    t = table_new(COLUMNS);
    table_head(t, titles);
    table_words(t, words);
    table_names(t, 0);
    for (i = 0; i < sizeof goes / sizeof *goes; i++)
        table_goes(t, goes[i]);
    for (i = 0; i < c->nworst[0]; i++) {
        const coll_worst *x = &c->worst[0][i];
        table_row(t);
        table_cell(t, 0, text_of(x->key.name));
        table_take(t, 1, comm_text(r->tally, x->key.api, x->key.comm));
        table_take(t, 2, tool_text("%" PRIu64, x->seq));
        table_cell(t, 3, basis_name((enum basis)x->key.basis));
        table_take(t, 4, tool_text("%.6f", (double)(x->first_ns - beginning(r)) / 1e9));
        table_take(t, 5, member_list(&x->first, 1));
        table_take(t, 6, member_list(&x->last, 1));
        table_mark(t, 6, STYLE_WARN);
        table_cell(t, 7, unit_time(b, (uint64_t)(x->last_ns - x->first_ns)));
        table_cell(t, 8, unit_time(b, x->max_wait));
        table_cell(t, 9, unit_time(b, x->waited));
    }
    table_show(t, out, tool_text("Collectives with the most waiting"));
}

/* ---- what never ended -------------------------------------------------------------------------------------------- */

static void put_absent(tool_out *out, const absent *a, int64_t t0, int64_t end)
{
    char *name = member_list(&a->member, 1), *text;
    if (a->inside)
        text = tool_text("    %s was in %s from %.3f s on", name, a->doing, (double)(a->doing_ns - t0) / 1e9);
    else if (*a->doing)
        text = tool_text("    %s was in no recorded call from %.3f s on, after %s", name,
                         (double)(a->doing_ns - t0) / 1e9, a->doing);
    else
        text = tool_text("    %s: no event of it is left", name);
    free(name);
    table_note(out, STYLE_PLAIN, text);
    if (a->progress && a->progress->done.def)
        table_note(out, STYLE_PLAIN,
                   tool_text("        its last collective there: %s #%" PRIu64 ", %s at %.3f s",
                             a->progress->done.def->name, a->progress->done.seq,
                             a->progress->begins ? "called" : "over", (double)(a->progress->done.ns - t0) / 1e9));
    else if (!a->process->overwritten)
        table_note(out, STYLE_PLAIN, tool_text("        it called no collective there"));
    else
        table_note(out, STYLE_PLAIN, tool_text("        what it called there before was overwritten by newer events"));
    if (a->silent)
        table_note(
            out, STYLE_PLAIN,
            tool_text("        no sign of life after %.3f s (dead, or stopped); others lived until %.3f s at least",
                      (double)(a->sign_ns - t0) / 1e9, (double)(end - t0) / 1e9));
    else if (!a->process->killed)
        table_note(out, STYLE_PLAIN,
                   tool_text("        it closed its trace at %.3f s", (double)(a->sign_ns - t0) / 1e9));
    else
        table_note(out, STYLE_PLAIN,
                   tool_text("        it lived until %.3f s at least", (double)(a->sign_ns - t0) / 1e9));
}

static void put_hang(const report *r, tool_out *out)
{
    int64_t t0 = beginning(r);
    size_t i, k;
    if (!r->tally->nhangs)
        return;
    table_title(out, tool_text("Collectives that never ended"));
    for (i = 0; i < r->tally->nhangs; i++) {
        const hang *s = &r->tally->hangs[i];
        char *text = hang_text(r->tally, s, t0);
        table_note(out, STYLE_BAD, tool_text("  %s %s", text_of(s->first->api), text));
        free(text);
        if (s->nleft) {
            text = member_list(s->left, s->nleft);
            table_note(out, STYLE_PLAIN, tool_text("    %s returned from it", text));
            free(text);
        }
        for (k = 0; k < s->nabsent; k++)
            put_absent(out, &s->absent[k], t0, s->end_ns);
    }
    out_str(out, "\n");
}

void collectives_notes(const report *r, tool_out *out)
{
    enum { MOST = 4 };
    const tally *t = r->tally;
    const collected *c = t->collected;
    size_t i;
    for (i = 0; i < t->nhangs && i < MOST && !c; i++) {
        char *text = hang_text(t, &t->hangs[i], beginning(r));
        table_note(
            out, STYLE_BAD,
            tool_text("note: %s%s", text, i + 1 == t->nhangs || i + 1 == MOST ? " (--collectives tells more)" : ""));
        free(text);
    }
    if (t->nhangs > MOST && !c)
        table_note(out, STYLE_WARN,
                   tool_text("note: and %zu more collective%s never ended", t->nhangs - MOST,
                             t->nhangs - MOST == 1 ? "" : "s"));
    if (!c)
        return;
    if (c->incomplete)
        table_note(out, STYLE_PLAIN,
                   tool_text("note: a member of %" PRIu64
                             " collective%s is not in the trace (not recorded, overwritten, or it never joined): "
                             "counted in Calls, not in Waiting",
                             c->incomplete, c->incomplete == 1 ? "" : "s"));
    if (c->crowded)
        table_note(out, STYLE_PLAIN,
                   tool_text("note: %" PRIu64
                             " collective%s given up before all members came, for there were too many at once",
                             c->crowded, c->crowded == 1 ? " was" : "s were"));
    if (c->sizeless)
        table_note(out, STYLE_PLAIN,
                   tool_text("note: %" PRIu64 " call%s on a communicator of unknown size", c->sizeless,
                             c->sizeless == 1 ? " is" : "s are"));
    for (i = 0; i < c->nrows; i++)
        if (c->rows[i]->mixed) {
            char *comm = comm_text(t, c->rows[i]->key.api, c->rows[i]->key.comm);
            table_note(
                out, STYLE_WARN,
                tool_text("note: in %" PRIu64 " collective%s on %s members called different functions, %s among them",
                          c->rows[i]->mixed, c->rows[i]->mixed == 1 ? "" : "s", comm, text_of(c->rows[i]->key.name)));
            free(comm);
        }
}

void collectives_text(const report *r, tool_out *out)
{
    const collected *c = r->tally->collected;
    size_t i, n;
    for (i = 0; i < c->nrows; i += n) {
        for (n = 1; i + n < c->nrows && c->rows[i + n]->key.api == c->rows[i]->key.api; n++) {}
        put_rows(r, out, i, i + n);
    }
    put_ranks(r, out);
    put_communicators(r, out);
    put_worst(r, out);
    put_hang(r, out);
    if (!c->nrows)
        table_note(out, STYLE_PLAIN, tool_text("No collective that matches the options was recorded."));
}
