/* balance_text.c - --balance and --per-rank for people; --per-rank as CSV */
#include "common/out.h"
#include "common/table.h"
#include "common/units.h"
#include "tally/tally.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

static char *percent(double v) { return tool_text("%.1f%%", v); }
static char *rank_text(int32_t rank) { return rank < 0 ? tool_text("none") : tool_text("%d", rank); }

/* ---- each function over the ranks -------------------------------------------------------------------------------- */

enum { B_NAME, B_AVERAGE, B_WALL, B_MIN, B_MIN_RANK, B_MAX, B_MAX_RANK, B_IMBALANCE, B_EXCESS, B_RANKS, B_COLUMNS };
const char *const balance_words[] = {"average",  "wall",      "min",    "min-rank", "max",
                                     "max-rank", "imbalance", "excess", "ranks",    NULL};

static void put_balance(tool_table *t, const tally *all, const balance *b, double wall, char *name)
{
    double average = (double)b->sum / all->nranks;
    char text[UNIT_TEXT];
    table_row(t);
    table_take(t, B_NAME, name);
    table_cell(t, B_AVERAGE, unit_time(text, (uint64_t)(average + 0.5)));
    table_take(t, B_WALL, tool_text("%.2f%%", wall > 0 ? 100 * average / wall : 0));
    table_cell(t, B_MIN, unit_time(text, b->min));
    table_take(t, B_MIN_RANK, rank_text(b->min_rank));
    table_cell(t, B_MAX, unit_time(text, b->max));
    table_take(t, B_MAX_RANK, rank_text(b->max_rank));
    table_take(t, B_IMBALANCE, percent(balance_percent(all, b)));
    table_cell(t, B_EXCESS, unit_time(text, (uint64_t)((double)b->max - average + 0.5)));
    table_take(t, B_RANKS, tool_text("%u", b->called));
}

static tool_table *balance_table(void)
{
    static const char *const titles[] = {"Name", "Average", "Wall(%)",   "Min",     "of rank",
                                         "Max",  "of rank", "Imbalance", "Max-avg", "Ranks"};
    static const char *const words[] = {NULL,  "average",  "wall",      "min",    "min-rank",
                                        "max", "max-rank", "imbalance", "excess", "ranks"};
    static const size_t goes[] = {B_RANKS, B_EXCESS, B_MIN_RANK, B_MIN, B_WALL, B_MAX_RANK};
    tool_table *t = table_new(B_COLUMNS);
    size_t i;
    table_head(t, titles);
    table_words(t, words);
    table_names(t, B_NAME);
    for (i = 0; i < sizeof goes / sizeof *goes; i++)
        table_goes(t, goes[i]);
    return t;
}

/* How long ranks ran, on average. */
static double wall_of_ranks(const share *s, size_t n)
{
    double sum = 0;
    size_t i, ranks = 0;
    for (i = 0; i < n; i++)
        if (s[i].process->rank >= 0) {
            sum += (double)s[i].wall;
            ranks++;
        }
    return ranks ? sum / (double)ranks : 0;
}

void balance_text(const report *r, tool_out *out)
{
    const tally *all = r->tally;
    size_t i, n, k, nshares;
    share *shares;
    if (!all->nranks) {
        table_note(out, STYLE_PLAIN,
                   tool_text("There is nothing to compare: fewer than two ranks of one run are in what was chosen."));
        return;
    }
    shares = shares_of(all, &nshares);
    for (i = 0; i < r->n; i += n) {
        const row_key *key = &r->rows[i]->key;
        const table *it = report_table(r, r->rows[i]);
        tool_table *t;
        size_t left = 0, lines = 0, first = 0, last;
        double wall;
        for (n = 1; i + n < r->n && r->rows[i + n]->key.api == key->api && r->rows[i + n]->key.kind == key->kind; n++)
            ;
        if (key->kind != KIND_CALL)
            continue;
        while (first < nshares && shares[first].api != key->api)
            first++;
        for (last = first; last < nshares && shares[last].api == key->api; last++)
            ;
        wall = wall_of_ranks(shares + first, last - first);
        t = balance_table();
        for (k = i; k < i + n; k++) {
            if (!r->rows[k]->balance.called)
                continue;
            if ((r->top && lines >= r->top) ||
                (r->fold && lines && (double)r->rows[k]->balance.sum < 0.00005 * (double)it->balance.sum)) {
                left++;
                continue;
            }
            lines++;
            put_balance(t, all, &r->rows[k]->balance, wall, tool_text("%s", text_of(r->rows[k]->key.name)));
        }
        if (!lines) {
            table_free(t);
            continue;
        }
        put_balance(t, all, &it->balance, wall,
                    tool_text("All of %s", *text_of(key->api) ? text_of(key->api) : "(no API)"));
        table_show(t, out,
                   table_more(tool_text("%s | time in each function over %u ranks", text_of(key->api), all->nranks),
                              left, "--wide --top 0"));
    }
    free(shares);
}

/* ---- each rank --------------------------------------------------------------------------------------------------- */

enum { R_RANK, R_HOST, R_WALL, R_TIME, R_SHARE, R_SENT, R_RECEIVED, R_SLOWEST, R_SLOWEST_TIME, R_COLUMNS };
const char *const per_rank_words[] = {"host",     "wall",    "time",         "share", "sent",
                                      "received", "slowest", "slowest-time", NULL};

static tool_table *rank_table(const char *api)
{
    static const char *const words[] = {NULL,   "host",     "wall",    "time",        "share",
                                        "sent", "received", "slowest", "slowest-time"};
    static const size_t goes[] = {R_RECEIVED, R_SLOWEST_TIME, R_HOST, R_SENT};
    tool_table *t = table_new(R_COLUMNS);
    char *share = tool_text("%s(%%)", api);
    const char *titles[] = {"Rank", "Host", "Wall", api, share, "Sent", "Received", "Slowest function", "its time"};
    size_t i;
    table_head(t, titles);
    free(share);
    table_words(t, words);
    table_left(t, R_HOST);
    table_left(t, R_SLOWEST);
    table_names(t, R_SLOWEST);
    for (i = 0; i < sizeof goes / sizeof *goes; i++)
        table_goes(t, goes[i]);
    return t;
}

static void put_rank(tool_table *t, const share *s, char *rank)
{
    char text[UNIT_TEXT];
    table_row(t);
    table_take(t, R_RANK, rank);
    table_cell(t, R_HOST, s->process ? s->process->header->host : "");
    table_cell(t, R_WALL, unit_time(text, s->wall));
    table_cell(t, R_TIME, unit_time(text, s->active));
    table_take(t, R_SHARE, percent(100 * share_part(s)));
    if (s->moved.sent)
        table_cell(t, R_SENT, unit_bytes(text, s->moved.sent));
    if (s->moved.received && (s->process || !s->moved.sent)) /* what one received another sent: the total has it once */
        table_cell(t, R_RECEIVED, unit_bytes(text, s->moved.received));
    if (!s->slowest)
        return;
    table_cell(t, R_SLOWEST, text_of(s->slowest));
    table_cell(t, R_SLOWEST_TIME, unit_time(text, s->slowest_ns));
}

/* MPI alone where there is MPI, unless the user chose. */
static bool is_shown(const report *r, const share *list, size_t n, uint32_t api)
{
    size_t i;
    if (r->tally->settings.apis.n || !strcmp(text_of(api), "MPI"))
        return true;
    for (i = 0; i < n; i++)
        if (!strcmp(text_of(list[i].api), "MPI"))
            return false;
    return true;
}

static char *process_text(const tr_process *p)
{
    return p->rank >= 0 ? rank_text(p->rank) : tool_text("pid %u", p->header->pid);
}

void per_rank_text(const report *r, tool_out *out)
{
    size_t n, i, k, m;
    share *list = shares_of(r->tally, &n);
    for (i = 0; i < n; i = m) {
        const char *api = *text_of(list[i].api) ? text_of(list[i].api) : "(no API)";
        share all = {.process = NULL, .threads = 1};
        tool_table *t;
        size_t shown;
        uint64_t had = 0;
        for (m = i; m < n && list[m].api == list[i].api; m++) {
            volume_add(&all.moved, list[m].moved);
            all.active += list[m].active;
            had += list[m].wall * list[m].threads;
        }
        if (!is_shown(r, list, n, list[i].api))
            continue;
        shown = r->top && m - i > r->top ? i + (size_t)r->top : m;
        t = rank_table(api);
        for (k = i; k < shown; k++)
            put_rank(t, &list[k], process_text(list[k].process));
        all.wall = had;
        put_rank(t, &all, tool_text("Total"));
        table_show(t, out, table_more(tool_text("%s | each rank", api), m - shown, NULL));
    }
    free(list);
}

void per_rank_csv(const report *r, tool_out *out)
{
    size_t n, i;
    share *list = shares_of(r->tally, &n);
    out_str(out,
            "api,rank,pid,host,threads,wall_ns,active_ns,share,bytes,sent_bytes,received_bytes,slowest,slowest_ns\n");
    for (i = 0; i < n; i++) {
        const share *s = &list[i];
        char *text;
        csv_str(out, text_of(s->api));
        text = tool_text(",%d,%u,", s->process->rank, s->process->header->pid);
        out_str(out, text);
        free(text);
        csv_str(out, s->process->header->host);
        text = tool_text(",%u,%" PRIu64 ",%" PRIu64 ",", s->threads, s->wall, s->active);
        out_str(out, text);
        free(text);
        out_room(out);
        out_double(out, share_part(s));
        text = tool_text(",%" PRIu64 ",%" PRIu64 ",%" PRIu64 ",", s->moved.bytes, s->moved.sent, s->moved.received);
        out_str(out, text);
        free(text);
        csv_str(out, text_of(s->slowest));
        text = tool_text(",%" PRIu64 "\n", s->slowest_ns);
        out_str(out, text);
        free(text);
    }
    free(list);
}
