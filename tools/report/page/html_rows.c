/* html_rows.c - see html_rows.h
 *
 * Each rank has a row, and its devices have another one below it. With many ranks, those to blame have rows of their
 * own; groups of neighbours are drawn as the mean of their members.
 *
 * A level divides a time into bins of equal length. The first level is the whole picture, in as many bins as
 * WHOLE_CELLS allows; the others show the time around one finding each. The number of cells bounds the page, whatever
 * the job's size. */
#include "html_rows.h"
#include "report/stuck/stalls.h"
#include "common/message.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum {
    RANKS_DRAWN = 64, /* more are drawn in groups: so many, or half with devices */
    CULPRITS_DRAWN = 16,
    WHOLE_CELLS = 400000,
    WHOLE_BINS = 7680,
    AROUND_CELLS = 800000, /* of all findings together */
    AROUND_BINS = 960,
    BINS_LEAST = 240,
    FINDINGS_DRAWN = 8,
    LEVELS = 1 + FINDINGS_DRAWN,
    AROUND_PART = 2000 /* of what is drawn: the time before and after a short finding */
};
/* The kinds of rank_time, and STANDS: the rank is in a call that never ended, behind its last event. */
enum { STANDS = TIMES, KINDS };
enum { ROW_KERNELS, ROW_COPIES, ROW_COMMUNICATION };
static const char stands_name[] = "in_a_call_that_never_ended";

typedef struct band {
    char *name;
    size_t n; /* processes in it */
    bool device, blamed;
} band;

typedef struct level {
    int64_t from, to;
    int bins;
    float *cells; /* [rows][bins][KINDS] */
} level;

typedef struct picture {
    const analysis *a;
    band *list;
    size_t n, room;
    uint32_t (*of)[2]; /* by process: its own row, and its group's; NONE. The row of devices is the next one */
    bool *devices;     /* by process: its devices did something */
    level levels[LEVELS];
    size_t nlevels;
} picture;

/* ---- what is drawn ----------------------------------------------------------------------------------------------- */

html_span html_drawn(const analysis *a)
{
    html_span drawn = {a->gathered.graph.from, a->gathered.graph.from + a->run_ns};
    stall *stalls;
    if (a->judged || a->given)
        return drawn;
    stalls = stalls_find(a);
    for (size_t i = 0; i < a->nprocesses; i++)
        if (stalls[i].thread && stalls[i].until_ns > drawn.to)
            drawn.to = stalls[i].until_ns;
    stalls_free(stalls, a->nprocesses);
    return drawn;
}

html_span html_around(const finding *f, html_span drawn)
{
    int64_t margin = f->to - f->from, least = (drawn.to - drawn.from) / AROUND_PART + 1;
    html_span around = {f->from, f->to};
    margin = margin > least ? margin : least;
    around.from = around.from - drawn.from > margin ? around.from - margin : drawn.from;
    around.to = drawn.to - around.to > margin ? around.to + margin : drawn.to;
    return around;
}

/* ---- rows -------------------------------------------------------------------------------------------------------- */

/* which: 0 the row of a process, 1 of a group. Takes the name. */
static void band_add(picture *r, char *name, size_t from, size_t to, int which)
{
    const analysis *a = r->a;
    size_t n = 0, devices = 0;
    for (size_t i = from; i < to; i++)
        if ((a->times[i].bins || r->devices[i]) && chosen_process(a, (uint32_t)i)) {
            r->of[i][which] = (uint32_t)r->n;
            n += a->times[i].bins != NULL;
            devices += r->devices[i];
        }
    r->list = tr_grow(r->list, r->n + 2, &r->room, sizeof *r->list);
    if (n || devices)
        r->list[r->n++] = (band){tool_text("%s", name), n ? n : 1, false, to == from + 1 && a->culprits[from]};
    if (devices)
        r->list[r->n++] = (band){tool_text(devices > 1 ? "%s GPUs" : "%s GPU", name), devices, true, false};
    free(name);
}

static void rows_choose(picture *r)
{
    const analysis *a = r->a;
    const graph *g = &a->gathered.graph;
    size_t group = 1, shown = 0, most = RANKS_DRAWN;
    for (uint32_t i = 0; i < g->nlanes; i++)
        if (g->lanes[i].track && g->lanes[i].nodes) {
            r->devices[g->lanes[i].process] = true;
            most = RANKS_DRAWN / 2;
        }
    if (a->nprocesses > RANKS_DRAWN)
        group = (a->nprocesses + most - 1) / most;
    memset(r->of, 0xff, (a->nprocesses + 1) * sizeof *r->of);
    for (size_t i = 0; i < a->nprocesses && (group < 2 || shown < CULPRITS_DRAWN); i++)
        if (group < 2 || a->culprits[i]) {
            band_add(r, rank_text(a, (uint32_t)i), i, i + 1, 0);
            shown++;
        }
    for (size_t i = 0; group > 1 && i < a->nprocesses; i += group) {
        size_t last = i + group < a->nprocesses ? i + group : a->nprocesses;
        char *first = rank_text(a, (uint32_t)i), *until = rank_text(a, (uint32_t)(last - 1));
        band_add(r, tool_text("%s-%s", first, strrchr(until, ' ') ? strrchr(until, ' ') + 1 : until), i, last, 1);
        free(first);
        free(until);
    }
}

/* ---- levels ------------------------------------------------------------------------------------------------------ */

static void level_add(picture *r, html_span span, int bins)
{
    r->levels[r->nlevels++] =
        (level){span.from, span.to, bins, tr_alloc(r->n * (size_t)bins * KINDS * sizeof(float) + 1)};
}

static double bin_ns(const level *l) { return (double)(l->to - l->from) / l->bins; }

static bool is_finer(const picture *r, html_span span, int bins)
{
    double bin = (double)(span.to - span.from) / bins;
    for (size_t i = 0; i < r->nlevels; i++)
        if (span.from >= r->levels[i].from && span.to <= r->levels[i].to && bin * 1.5 > bin_ns(&r->levels[i]))
            return false;
    return bin >= 1;
}

static void levels_choose(picture *r, html_span drawn)
{
    const analysis *a = r->a;
    size_t cells = r->n * KINDS, used = 0;
    int bins = BINS_LEAST;
    while (bins < WHOLE_BINS && cells * (size_t)bins * 2 <= WHOLE_CELLS)
        bins *= 2;
    if (drawn.to - drawn.from < bins)
        bins = (int)(drawn.to - drawn.from) + 1;
    level_add(r, drawn, bins);
    bins = AROUND_BINS;
    while (bins > BINS_LEAST && cells * (size_t)bins * FINDINGS_DRAWN > AROUND_CELLS)
        bins /= 2;
    for (size_t i = 0; i < a->nfindings && r->nlevels < LEVELS; i++) {
        const finding *f = &a->findings[i];
        html_span around = html_around(f, drawn);
        if (!f->lasts || f->to <= drawn.from || f->from >= drawn.to || !is_finer(r, around, bins))
            continue;
        used += cells * (size_t)bins;
        if (used > AROUND_CELLS)
            return;
        level_add(r, around, bins);
    }
}

static void spread(level *l, size_t at, int kind, int64_t from, int64_t to)
{
    double bin = bin_ns(l), low = (double)(from - l->from), high = (double)(to - l->from);
    float *cells = l->cells + at * (size_t)l->bins * KINDS;
    for (int k = low > 0 ? (int)(low / bin) : 0; k < l->bins && k * bin < high; k++) {
        double begin = low > k * bin ? low : k * bin, end = high < (k + 1) * bin ? high : (k + 1) * bin;
        if (end > begin)
            cells[k * KINDS + kind] += (float)((end - begin) / bin);
    }
}

static void piece(picture *r, uint32_t process, bool device, int kind, int64_t from, int64_t to)
{
    for (int which = 0; which < 2; which++) {
        uint32_t at = r->of[process][which];
        for (size_t i = 0; at != NONE && i < r->nlevels; i++)
            if (from < r->levels[i].to && to > r->levels[i].from && to > from)
                spread(&r->levels[i], at + device, kind, from, to);
    }
}

static void host_piece(void *user, uint32_t process, int what, int64_t from, int64_t to)
{
    piece(user, process, false, what, from, to);
}

/* Kernels; where none runs, copies; where neither does, collectives and their waits. First as unions: of kernels, of
 * these and copies, of all. */
static void devices_fill(picture *r)
{
    const graph *g = &r->a->gathered.graph;
    int64_t(*until)[3] = tr_alloc((r->a->nprocesses + 1) * sizeof *until);
    memset(until, 0x80, (r->a->nprocesses + 1) * sizeof *until);
    for (uint32_t i = 0; i < g->n; i++) {
        uint32_t k = g->by_begin[i], process = node_process(g, k);
        const node *n = &g->nodes[k];
        if (!is_device(g, n->lane))
            continue;
        for (int what = n->kind == NODE_COPY ? ROW_COPIES
                        : n->group != NONE   ? ROW_COMMUNICATION
                                             : ROW_KERNELS;
             what <= ROW_COMMUNICATION; what++) {
            int64_t from = n->begin > until[process][what] ? n->begin : until[process][what];
            if (n->end <= from)
                continue;
            piece(r, process, true, what, from, n->end);
            until[process][what] = n->end;
        }
    }
    free(until);
    for (size_t i = 0; i < r->nlevels; i++)
        for (size_t k = 0; k < r->n * (size_t)r->levels[i].bins; k++)
            if (r->list[k / (size_t)r->levels[i].bins].device) {
                float *cell = r->levels[i].cells + k * KINDS;
                cell[ROW_COMMUNICATION] -= cell[ROW_COPIES];
                cell[ROW_COPIES] -= cell[ROW_KERNELS];
            }
}

static void levels_fill(picture *r)
{
    const graph *g = &r->a->gathered.graph;
    stall *stalls = stalls_find(r->a);
    rank_pieces(r->a, host_piece, r);
    for (uint32_t i = 0; i < g->nlanes; i++) {
        const lane *l = &g->lanes[i];
        const stall *s = &stalls[l->process];
        if (l->main == i && l->to != INT64_MIN && s->thread)
            piece(r, l->process, false, STANDS, s->since_ns > l->to ? s->since_ns : l->to, s->until_ns);
    }
    stalls_free(stalls, r->a->nprocesses);
    devices_fill(r);
}

/* ---- output ------------------------------------------------------------------------------------------------------ */

/* A share as one of 64 characters, and a number of times that it repeats: "A200b3c". All zero: "". */
static void kind_put(tool_json *j, const level *l, const band *of, const float *cells)
{
    static const char codes[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%()*+,-./";
    char *text = tr_alloc((size_t)l->bins + 16);
    size_t n = 0;
    bool none = true;
    for (int k = 0, next; k < l->bins; k = next) {
        int code = -1;
        for (next = k; next < l->bins; next++) {
            double share = (double)cells[next * KINDS] / (double)of->n;
            int one = share <= 0 ? 0 : share >= 1 ? 63 : (int)(share * 63 + 0.5);
            if (code >= 0 && one != code)
                break;
            code = one;
        }
        none &= !code;
        text[n++] = codes[code];
        if (next - k > 2)
            n += (size_t)snprintf(text + n, 12, "%d", next - k);
        else if (next - k == 2)
            text[n++] = codes[code];
    }
    text[none ? 0 : n] = 0;
    json_str(j, text);
    free(text);
}

static void level_put(const picture *r, const level *l, tool_json *j)
{
    int64_t from = r->levels[0].from;
    json_open(j, '{');
    json_put_i64(j, "from", l->from - from);
    json_put_i64(j, "to", l->to - from);
    json_put_i64(j, "bins", l->bins);
    json_put_open(j, "rows", '[');
    for (size_t i = 0; i < r->n; i++) {
        json_open(j, '[');
        for (int k = 0; k < (r->list[i].device ? ROW_COMMUNICATION + 1 : KINDS); k++)
            kind_put(j, l, &r->list[i], l->cells + i * (size_t)l->bins * KINDS + k);
        json_close(j, ']');
    }
    json_close(j, ']');
    json_close(j, '}');
}

void html_rows(const analysis *a, tool_json *j, html_span drawn)
{
    picture r = {.a = a};
    r.of = tr_alloc((a->nprocesses + 1) * sizeof *r.of);
    r.devices = tr_alloc(a->nprocesses + 1);
    rows_choose(&r);
    levels_choose(&r, drawn);
    levels_fill(&r);
    json_put_open(j, "times", '[');
    for (int k = 0; k < TIMES; k++)
        json_str(j, time_names[k]);
    json_str(j, stands_name);
    json_close(j, ']');
    json_put_open(j, "rows", '[');
    for (size_t i = 0; i < r.n; i++) {
        json_open(j, '{');
        json_put_str(j, "name", r.list[i].name);
        json_put_bool(j, "device", r.list[i].device);
        json_put_bool(j, "blamed", r.list[i].blamed);
        json_close(j, '}');
        free(r.list[i].name);
    }
    json_close(j, ']');
    json_put_open(j, "levels", '[');
    for (size_t i = 0; i < r.nlevels; i++) {
        level_put(&r, &r.levels[i], j);
        free(r.levels[i].cells);
    }
    json_close(j, ']');
    free(r.list);
    free(r.of);
    free(r.devices);
}
