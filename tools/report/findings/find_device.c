/* find_device.c - devices with nothing to do, and why; copies and communication that nothing hides; slow copies
 *
 * A gap is when no queue of a process has work. If the call that asked for the next work began in the gap, the device
 * waited for the host; the time of messages and collectives meanwhile does not count. Each share is that of the process
 * in the middle: what is wrong with a few is said of ranks (find_ranks.c). */
#include "report/ranks/causes.h"
#include "common/message.h"
#include "common/names.h"
#include "common/units.h"
#include "report/report.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum {
    TINY_NS = 10000,
    SOON_NS = 20000,
    SHORT_GAP_NS = 100000,
    SYNC_GAP_NS = 10000000, /* who waits for the device and then does something else for longer does that */
    WATCHED = 1 << 16,
    SMALL = 65536,
    LARGE = 1 << 20,
    TRIED = 64,
    LEAST_KERNELS = 10,
    FEW_KERNELS = 100
};
static const double LEAST = 0.1, LEAST_CAUSE = 0.04, LEAST_COPIES = 0.03, LEAST_BUSY = 0.05;

/* Gaps between kernels: the host launches too slowly; the host waits for the device when the gap begins; all others. */
enum { GAP_SHORT, GAP_SYNC, GAP_LONG, GAPS };
enum { OF_KERNELS, OF_COPIES, OF_COMM, OF_KERNELS_COPIES, OF_KERNELS_COMM, OF_ALL, UNIONS };
typedef struct device_sum { /* of one process */
    int64_t until[UNIONS], ns[UNIONS];
    int64_t first, last;
    int64_t gaps, for_host, for_ranks; /* idle; of it */
    int64_t worst, worst_from, worst_to;
    uint64_t syncs, kernels, tiny;
    uint32_t sync_name;
    tr_map3 lines;               /* line + 1 of waits that a gap follows -> number, idle time */
    uint32_t idle[GAPS], synced; /* profiles: the host in gaps; waits for the device that a gap follows */
} device_sum;
typedef struct copy_sum { /* of one direction */
    uint64_t n, small, bytes, small_bytes;
    int64_t ns, small_ns;
    double best;      /* bytes a second, of large ones */
    uint32_t longest; /* node of a small one */
} copy_sum;
typedef struct devices_found {
    device_sum *of;
    uint32_t *list; /* processes with work, most idle first */
    size_t n;
    tr_map3 copies; /* direction -> copy_sum */
    int64_t pageable_ns;
    uint64_t pageable;
    uint32_t longest_pageable; /* node */
} devices_found;

static void cover(device_sum *d, int which, int64_t from, int64_t to)
{
    int64_t begin = from > d->until[which] ? from : d->until[which];
    if (to > begin) {
        d->ns[which] += to - begin;
        d->until[which] = to;
    }
}

/* The call that asked for the work; NONE: not known. */
static uint32_t asked_by(const graph *g, uint32_t work)
{
    for (uint32_t e = g->nodes[work].edges; e != NONE; e = g->edges[e].next)
        if (g->edges[e].to_begin && !g->edges[e].from_end)
            return g->edges[e].cause;
    return NONE;
}

static void gap(analysis *a, device_sum *d, uint32_t work, int64_t from, int64_t to)
{
    const graph *g = &a->gathered.graph;
    uint32_t call = asked_by(g, work), k, tried = 0;
    int64_t ranks = 0, until;
    uint32_t sync = NONE;
    int kind;
    d->gaps += to - from;
    if (call == NONE)
        return;
    until = to - g->nodes[call].begin <= SOON_NS ? to
                                                 : g->nodes[call].begin; /* at once, or something else was in its way */
    if (until <= from)
        return;
    for (k = node_before(g, call); k != NONE && g->nodes[k].end > from && tried < TRIED;
         k = node_before(g, k), tried++) {
        int64_t begin = g->nodes[k].begin > from ? g->nodes[k].begin : from,
                end = g->nodes[k].kind == NODE_COLLECTIVE || g->nodes[k].kind == NODE_MESSAGE
                          ? g->nodes[k].end
                          : g->nodes[k].begin + g->foreign[k];
        ranks += end > begin ? end - begin : 0;
        if (g->nodes[k].kind == NODE_DEVICE_CALL && g->nodes[k].begin < from && g->nodes[k].ready > g->nodes[k].begin) {
            sync = k;
            d->sync_name = g->nodes[k].name;
        }
    }
    ranks = ranks > until - from ? until - from : ranks;
    d->for_ranks += ranks;
    d->for_host += until - from - ranks;
    kind = sync != NONE && until - from < SYNC_GAP_NS ? GAP_SYNC : until - from < SHORT_GAP_NS ? GAP_SHORT : GAP_LONG;
    if (until - from - ranks > d->worst) {
        d->worst = until - from - ranks;
        d->worst_from = from;
        d->worst_to = until;
    }
    if (a->profiler.nwatches >= WATCHED + a->critical.n)
        return;
    profile_watch(&a->profiler, d->idle[kind], g->nodes[call].lane, from, until);
    if (kind == GAP_SYNC) {
        const sourced *line = sources_at(&a->gathered.sources, g->nodes[sync].lane, g->nodes[sync].begin);
        d->syncs++;
        if (line) {
            tr_map3_entry *e = tr_map3_put(&d->lines, line->line, 0, 0);
            e->v.u[0]++;
            e->v.u[1] += (uint64_t)(until - from - ranks);
        }
        profile_watch(&a->profiler, d->synced, g->nodes[sync].lane, g->nodes[sync].begin, g->nodes[sync].end);
    }
}

static void profiles_open(analysis *a, device_sum *d)
{
    for (int k = 0; k < GAPS; k++)
        d->idle[k] = profile_new(&a->profiler);
    d->synced = profile_new(&a->profiler);
}

static int64_t took(const node *n) { return n->end - n->begin; }

static void copied(devices_found *f, const graph *g, uint32_t at)
{
    const node *n = &g->nodes[at];
    tr_map3_entry *e = tr_map3_put(&f->copies, n->direction, 0, 0);
    copy_sum *c = e->v.p;
    int64_t ns = n->end - n->begin;
    double rate = (double)n->bytes * 1e9 / (double)ns;
    if (!c)
        c = e->v.p = tr_alloc(sizeof *c);
    c->n++;
    c->bytes += n->bytes;
    c->ns += ns;
    if (n->bytes < SMALL) {
        if (!c->small || ns > took(&g->nodes[c->longest]))
            c->longest = at;
        c->small++;
        c->small_bytes += n->bytes;
        c->small_ns += ns;
    }
    if (n->bytes >= LARGE && rate > c->best)
        c->best = rate;
    if (n->flags & NODE_PAGEABLE) {
        if (!f->pageable || ns > took(&g->nodes[f->longest_pageable]))
            f->longest_pageable = at;
        f->pageable++;
        f->pageable_ns += ns;
    }
}

static const devices_found *sorted;
static int most_idle(const void *x, const void *y)
{
    uint32_t a = *(const uint32_t *)x, b = *(const uint32_t *)y;
    int64_t m = sorted->of[a].for_host, n = sorted->of[b].for_host;
    return m != n ? (m > n ? -1 : 1) : a < b ? -1 : a > b;
}

void devices_plan(analysis *a)
{
    const graph *g = &a->gathered.graph;
    devices_found *f = a->devices = tr_alloc(sizeof *f);
    f->of = tr_alloc((a->nprocesses + 1) * sizeof *f->of);
    f->list = tr_alloc((a->nprocesses + 1) * sizeof *f->list);
    for (uint32_t i = 0, all = graph_devices(g) ? g->n : 0; i < all; i++) {
        uint32_t k = g->by_begin[i];
        const node *n = &g->nodes[k];
        device_sum *d = &f->of[node_process(g, k)];
        int64_t from;
        int what = n->kind == NODE_COPY ? OF_COPIES : n->group != NONE ? OF_COMM : OF_KERNELS;
        if (!is_device(g, n->lane))
            continue;
        if (!d->until[OF_ALL]) {
            f->list[f->n++] = node_process(g, k);
            d->first = n->begin;
            profiles_open(a, d);
        } else if (n->begin > d->until[OF_ALL])
            gap(a, d, k, d->until[OF_ALL], n->begin);
        cover(d, OF_ALL, n->begin, n->end);
        from = n->end - node_own(g, k); /* without waiting for other ranks */
        cover(d, what, from, n->end);
        if (what != OF_COMM)
            cover(d, OF_KERNELS_COPIES, from, n->end);
        if (what != OF_COPIES)
            cover(d, OF_KERNELS_COMM, from, n->end);
        d->last = n->end > d->last ? n->end : d->last;
        if (what == OF_COPIES)
            copied(f, g, k);
        else {
            d->kernels++;
            d->tiny += n->end - n->begin < TINY_NS;
        }
    }
    for (size_t i = 0; i < f->n; i++) {
        a->times[f->list[i]].gpu = (uint64_t)f->of[f->list[i]].ns[OF_ALL];
        a->times[f->list[i]].copies = (uint64_t)f->of[f->list[i]].ns[OF_COPIES];
        a->times[f->list[i]].kernels = (uint64_t)f->of[f->list[i]].ns[OF_KERNELS];
        a->times[f->list[i]].kernels_copies = (uint64_t)f->of[f->list[i]].ns[OF_KERNELS_COPIES];
    }
    sorted = f;
    if (f->n)
        qsort(f->list, f->n, sizeof *f->list, most_idle);
}

static finding *idle_finding(analysis *a, const devices_found *f, const char *kind, const cause_time *t, uint64_t ns)
{
    uint32_t process = f->list[f->n / 2];
    const device_sum *d = &f->of[process];
    char time[3][UNIT_TEXT], *who = rank_text(a, process);
    finding *x = finding_new(a, kind, share_of(a, (double)ns));
    finding_rank(x, a, process);
    finding_where(x, a, t->path);
    x->from = t->from;
    x->to = t->to;
    x->lasts = true;
    if (d->tiny)
        finding_evidence(x, "%s: %llu of %llu kernels take less than 10 us", who, (unsigned long long)d->tiny,
                         (unsigned long long)d->kernels);
    finding_evidence(x, "%s: the device is busy %s of %s", who, unit_time(time[1], (uint64_t)d->ns[OF_ALL]),
                     unit_time(time[2], (uint64_t)(d->last - d->first)));
    finding_see(x, a, x->from, x->to, "");
    free(who);
    return x;
}

static uint64_t host_work(const cause_time *t) { return t[CAUSE_CODE].ns + t[CAUSE_OPERATOR].ns; }

/* The lines whose waits make devices idle, the worst three. */
static void waits_lines(finding *x, const analysis *a, const device_sum *d, uint64_t steps)
{
    enum { SHOWN = 3 };
    const tr_map3_entry *e, *best;
    uint64_t above = UINT64_MAX;
    char *where, time[UNIT_TEXT], each[48] = "";
    for (int k = 0; k < SHOWN; k++) {
        best = NULL;
        for (size_t i = 0; (e = tr_map3_each(&d->lines, &i));)
            if (e->v.u[1] < above && (!best || e->v.u[1] > best->v.u[1]))
                best = e;
        if (!best)
            return;
        above = best->v.u[1];
        where = source_text(&a->gathered.sources, (uint32_t)best->key[0]);
        if (steps)
            snprintf(each, sizeof each, ", %.1f a step", (double)best->v.u[0] / (double)steps);
        finding_evidence(x, "%s in %s: %llu wait%s%s; GPUs idle for %s", where,
                         text_of(a->gathered.sources.lines[best->key[0]].function), (unsigned long long)best->v.u[0],
                         best->v.u[0] == 1 ? "" : "s", each, unit_time(time, best->v.u[1]));
        if (!x->source.file)
            finding_source(x, a, (uint32_t)best->key[0]);
        free(where);
    }
}

static void sync_tell(analysis *a, const devices_found *f, const cause_time *t, uint64_t steps)
{
    const device_sum *d = &f->of[f->list[f->n / 2]];
    uint64_t ns = host_work(t);
    char time[UNIT_TEXT], *path;
    int64_t waited;
    uint32_t at;
    finding *x;
    if (share_of(a, (double)ns) < LEAST_CAUSE)
        return;
    at = profile_difference(&a->profiler, d->synced, NONE, 1, &waited);
    x = idle_finding(a, f, "host_sync", &t[CAUSE_CODE], ns);
    x->nwhere = 0;
    finding_where(x, a, at);
    path = profile_path(&a->profiler, at);
    x->text = tool_text("GPUs are idle because the host waits for them before it launches more: %s idle after %llu "
                        "waits in %s.",
                        unit_time(time, ns), (unsigned long long)d->syncs, text_of(d->sync_name));
    if (steps)
        finding_evidence(x, "%.1f such waits a step, most in %s", (double)d->syncs / (double)steps, path);
    waits_lines(x, a, d, steps);
    finding_text_source(x);
    x->helps = tool_text("Remove the wait, or launch the next work before it; wait for an event instead of the whole "
                         "device. In Python .item(), .cpu(), float(), print(), nonzero() and masks as indices "
                         "wait: keep numbers on the device, and read them every hundred steps.");
    free(path);
}

static void launches_tell(analysis *a, const devices_found *f, const cause_time *t)
{
    const device_sum *d = &f->of[f->list[f->n / 2]];
    uint64_t ns = host_work(t);
    char time[UNIT_TEXT];
    finding *x;
    if (share_of(a, (double)ns) < LEAST_CAUSE || d->kernels < FEW_KERNELS)
        return;
    x = idle_finding(a, f, "small_work", &t[t[CAUSE_CODE].ns > t[CAUSE_OPERATOR].ns ? CAUSE_CODE : CAUSE_OPERATOR], ns);
    x->text =
        tool_text("Kernels are too small: the GPU finishes them faster than the host launches them, and is idle %s "
                  "between %llu kernels.",
                  unit_time(time, ns), (unsigned long long)d->kernels);
    x->helps =
        tool_text("Fuse kernels or make them larger (a larger batch, torch.compile, foreach=True or fused=True of "
                  "an optimizer), or put the step into a CUDA graph.");
}

static void rest_tell(analysis *a, const devices_found *f, const cause_time *t, uint64_t ns)
{
    char time[UNIT_TEXT], *path;
    finding *x;
    if (share_of(a, (double)ns) < LEAST)
        return;
    path = profile_path(&a->profiler, t->path);
    x = idle_finding(a, f, "device_idle", t, ns);
    x->text =
        tool_text("GPUs are idle for %s while the host is %s%s.", unit_time(time, ns), t->path ? "in " : "", path);
    x->helps = tool_text("Do that work on other threads, ahead of time (prefetch), or while kernels run.");
    free(path);
}

/* Why the devices of the median process are idle. */
static void idle_tell(analysis *a, const devices_found *f)
{
    const device_sum *d = &f->of[f->list[f->n / 2]];
    cause_time of[GAPS][CAUSES], all[CAUSES];
    uint64_t steps = a->steps.lanes ? a->steps.n / a->steps.lanes : 0;
    uint8_t *causes;
    size_t before = a->nfindings;
    if (d->kernels < (unsigned)(share_of(a, (double)d->ns[OF_ALL]) < LEAST_BUSY ? FEW_KERNELS : LEAST_KERNELS))
        return; /* the program hardly uses GPUs */
    memset(of, 0, sizeof of);
    memset(all, 0, sizeof all);
    causes = causes_of_paths(&a->profiler, &a->gathered.graph);
    for (int k = 0; k < GAPS; k++) {
        causes_add(&a->profiler, causes, d->idle[k], of[k]);
        causes_add(&a->profiler, causes, d->idle[k], all);
    }
    free(causes);
    if (of[GAP_SHORT][CAUSE_CODE].ns >
        2 * of[GAP_SHORT][CAUSE_OPERATOR].ns) { /* launches do not take most of the time */
        of[GAP_LONG][CAUSE_CODE].ns += of[GAP_SHORT][CAUSE_CODE].ns;
        of[GAP_SHORT][CAUSE_CODE].ns = 0;
    }
    all[CAUSE_CODE] = of[GAP_LONG][CAUSE_CODE]; /* other findings report the rest */
    sync_tell(a, f, of[GAP_SYNC], steps);
    launches_tell(a, f, of[GAP_SHORT]);
    causes_tell(a, all, true, steps);
    if (!finding_told(a, before, "interpreter") && of[GAP_LONG][CAUSE_CODE].ns > of[GAP_LONG][CAUSE_OPERATOR].ns)
        rest_tell(a, f, &of[GAP_LONG][CAUSE_CODE], host_work(of[GAP_LONG]));
    else
        rest_tell(a, f, &of[GAP_LONG][CAUSE_OPERATOR], of[GAP_LONG][CAUSE_OPERATOR].ns);
}

/* The line of the program that asked for that work, if it is known. */
static void line_tell(finding *f, const analysis *a, uint32_t work)
{
    const graph *g = &a->gathered.graph;
    const uint32_t call = asked_by(g, work);
    const sourced *x =
        call == NONE ? NULL : sources_at(&a->gathered.sources, g->nodes[call].lane, g->nodes[call].begin);
    if (x) {
        finding_source(f, a, x->line);
        finding_text_source(f);
    }
}

/* The longest copy, or collective without waiting for others, of that process. */
static void longest_tell(finding *f, const analysis *a, uint32_t process, bool copies)
{
    const graph *g = &a->gathered.graph;
    uint32_t longest = NONE;
    char time[UNIT_TEXT], bytes[UNIT_TEXT];
    for (uint32_t i = 0; i < g->n; i++)
        if (is_device(g, g->nodes[i].lane) && node_process(g, i) == process &&
            (copies ? g->nodes[i].kind == NODE_COPY : g->nodes[i].group != NONE) &&
            (longest == NONE || node_own(g, i) > node_own(g, longest)))
            longest = i;
    if (longest == NONE)
        return;
    finding_call(f, text_of(g->nodes[longest].name));
    if (copies)
        line_tell(f, a, longest);
    f->to = g->nodes[longest].end;
    f->from = f->to - node_own(g, longest);
    f->lasts = true;
    unit_time(time, (uint64_t)(f->to - f->from));
    if (copies)
        finding_evidence(f, "the longest copy takes %s for %s", time, unit_bytes(bytes, g->nodes[longest].bytes));
    else
        finding_evidence(f, "the longest one takes %s by itself", time);
    finding_see(f, a, f->from, f->to, " --kind slice");
}

static void exposed_tell(analysis *a, const devices_found *f)
{
    const device_sum *d = &f->of[f->list[f->n / 2]];
    int64_t copies = d->ns[OF_KERNELS_COPIES] - d->ns[OF_KERNELS], comm = d->ns[OF_KERNELS_COMM] - d->ns[OF_KERNELS];
    char time[2][UNIT_TEXT];
    finding *x;
    if (d->kernels && share_of(a, (double)copies) >= LEAST) {
        x = finding_new(a, "exposed_copies", share_of(a, (double)copies));
        finding_rank(x, a, f->list[f->n / 2]);
        x->text = tool_text("Copies are not hidden: no kernel runs during %s of %s of copies.",
                            unit_time(time[0], (uint64_t)copies), unit_time(time[1], (uint64_t)d->ns[OF_COPIES]));
        x->helps = tool_text("Copy on another stream, from pinned memory, one batch ahead.");
        longest_tell(x, a, f->list[f->n / 2], true);
    }
    if (share_of(a, (double)comm) >= LEAST * 1.5) {
        x = finding_new(a, "exposed_communication", share_of(a, (double)comm));
        finding_rank(x, a, f->list[f->n / 2]);
        x->text = tool_text("Communication of GPUs is not hidden: no other kernel runs during %s of %s.",
                            unit_time(time[0], (uint64_t)comm), unit_time(time[1], (uint64_t)d->ns[OF_COMM]));
        x->helps =
            tool_text("Start it earlier (smaller buckets, on a stream of its own) so that it runs beside kernels.");
        longest_tell(x, a, f->list[f->n / 2], false);
    }
}

/* Where and when the copy was that took longest. */
static void copy_tell(finding *f, const analysis *a, uint32_t at)
{
    const graph *g = &a->gathered.graph;
    const node *n = &g->nodes[at];
    char time[UNIT_TEXT], bytes[UNIT_TEXT], *who = rank_text(a, node_process(g, at));
    uint32_t call = asked_by(g, at);
    if (call != NONE)
        finding_call(f, text_of(g->nodes[call].name));
    finding_call(f, text_of(n->name));
    finding_rank(f, a, node_process(g, at));
    line_tell(f, a, at);
    f->from = n->begin;
    f->to = n->end;
    f->lasts = true;
    finding_evidence(f, "the longest one takes %s for %s, on %s of %s", unit_time(time, (uint64_t)took(n)),
                     unit_bytes(bytes, n->bytes), g->lanes[n->lane].track->name, who);
    finding_see(f, a, f->from, f->to, " --kind slice");
    free(who);
}

static void copies_tell(analysis *a, const devices_found *f)
{
    const tr_map3_entry *e;
    double whole = (double)f->n;
    char rate[2][UNIT_TEXT], time[UNIT_TEXT], which[4];
    for (size_t i = 0; (e = tr_map3_each(&f->copies, &i));) {
        const copy_sum *c = e->v.p;
        double small = c->small_ns ? (double)c->small_bytes * 1e9 / (double)c->small_ns : 0;
        finding *x;
        if (c->best <= 0 || share_of(a, (double)c->small_ns / whole) < LEAST_COPIES || small * 4 > c->best)
            continue;
        x = finding_new(a, "slow_copies", share_of(a, (double)c->small_ns / whole));
        x->text = tool_text("Many small copies (%s): %llu of less than 64 KiB reach %s, large ones reach %s here.",
                            names_direction(e->key[0], which), (unsigned long long)c->small, unit_rate(rate[0], small),
                            unit_rate(rate[1], c->best));
        finding_evidence(x, "they take %s on devices", unit_time(time, (uint64_t)c->small_ns));
        x->helps = tool_text("Combine these copies in one buffer.");
        copy_tell(x, a, c->longest);
    }
    if (share_of(a, (double)f->pageable_ns / whole) >= LEAST_COPIES) {
        finding *x = finding_new(a, "slow_copies", share_of(a, (double)f->pageable_ns / whole));
        x->text = tool_text("Copies from and to ordinary memory of the host take %s (%llu of them): the driver copies "
                            "that memory first.",
                            unit_time(time, (uint64_t)f->pageable_ns), (unsigned long long)f->pageable);
        x->helps = tool_text("Allocate these buffers pinned (cudaMallocHost, pin_memory=True), which is faster and "
                             "lets copies run beside kernels.");
        copy_tell(x, a, f->longest_pageable);
    }
}

void devices_tell(analysis *a)
{
    if (!a->devices->n)
        return;
    idle_tell(a, a->devices);
    exposed_tell(a, a->devices);
    copies_tell(a, a->devices);
}

void devices_free(analysis *a)
{
    const tr_map3_entry *e;
    if (!a->devices)
        return;
    for (size_t i = 0; (e = tr_map3_each(&a->devices->copies, &i));)
        free(e->v.p);
    tr_map3_free(&a->devices->copies);
    for (size_t i = 0; i < a->devices->n; i++)
        tr_map3_free(&a->devices->of[a->devices->list[i]].lines);
    free(a->devices->of);
    free(a->devices->list);
    free(a->devices);
}
