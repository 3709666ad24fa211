/* contrast.c - see contrast.h */
#include "contrast.h"
#include "common/message.h"
#include "common/units.h"
#include "report/chance/order.h"
#include "support/memory.h"
#include <stdlib.h>

enum { RECEIVES_MUCH = 1 << 20 };

/* By segment, whether it is a window of the culprits. */
static bool *windows_of(const analysis *a, const ranks_found *f)
{
    bool *in = tr_alloc(a->segments.n + 1);
    for (size_t i = 0; i < f->nwindows; i++)
        in[f->windows[i]] = true;
    return in;
}

uint32_t contrast_kernel(const analysis *a, const ranks_found *f, uint64_t mean[2])
{
    const graph *g = &a->gathered.graph;
    const segments *s = &a->segments;
    tr_map3 times = {0}; /* name -> ns, how many; name, 1 -> ns on typical ranks */
    const tr_map3_entry *e;
    bool *in = windows_of(a, f);
    uint32_t worst = NONE;
    int64_t more = 0;
    size_t i;
    for (uint32_t k = 0; k < g->n; k++) {
        uint32_t at = s->of_node[k];
        tr_map3_entry *x;
        if (!is_work(g, k) || at == NONE || !in[at])
            continue;
        x = tr_map3_put(&times, g->nodes[k].name, 0, 0);
        x->v.u[0] += (uint64_t)work_of(g, k).ns;
        x->v.u[1]++;
        tr_map3_put(&times, g->nodes[k].name, 1, 0)->v.u[0] +=
            (uint64_t)works_usual(&s->works, g, k, s->list[s->list[at].typical].process).ns;
    }
    for (i = 0; (e = tr_map3_each(&times, &i));) {
        const tr_map3_entry *other = e->key[1] ? NULL : tr_map3_find(&times, e->key[0], 1, 0);
        int64_t ns = e->key[1] ? 0 : (int64_t)e->v.u[0] - (int64_t)other->v.u[0];
        if (ns > more) {
            more = ns;
            worst = (uint32_t)e->key[0];
            mean[0] = e->v.u[0] / e->v.u[1];
            mean[1] = other->v.u[0] / e->v.u[1];
        }
    }
    tr_map3_free(&times);
    free(in);
    return worst;
}

static int by_value(const void *x, const void *y)
{
    double a = *(const double *)x, b = *(const double *)y;
    return a < b ? -1 : a > b;
}

/* The mean of a counter over the run; false: it has no samples. */
static bool series_mean(const series *s, double *mean)
{
    double sum = 0, n = 0;
    for (size_t b = 0; b < SERIES_BINS; b++) {
        sum += s->sum[b];
        n += s->n[b];
    }
    *mean = n ? sum / n : 0;
    return n != 0;
}

void contrast_counters(finding *f, const analysis *a, uint32_t process)
{
    const counters *c = &a->gathered.counters;
    double *others = tr_alloc((c->n + 1) * sizeof *others);
    for (size_t i = 0; i < c->n; i++) {
        const series *s = &c->list[i];
        double mine, usual;
        size_t n = 0;
        if (s->process != process || !series_mean(s, &mine))
            continue;
        for (size_t k = 0; k < c->n; k++)
            if (c->list[k].process != process && c->list[k].name == s->name)
                n += series_mean(&c->list[k], &others[n]);
        if (!n)
            continue;
        qsort(others, n, sizeof *others, by_value);
        usual = others[n / 2];
        if (mine > usual * 1.25 || mine < usual * 0.8)
            finding_evidence(f, "counter %s: %.6g%s%s on average, where others have %.6g", text_of(s->name), mine,
                             *s->unit ? " " : "", s->unit, usual);
    }
    free(others);
}

void contrast_received(finding *f, const analysis *a, uint32_t process)
{
    const graph *g = &a->gathered.graph;
    double *others = tr_alloc((a->nprocesses + 1) * sizeof *others), mine;
    char bytes[2][UNIT_TEXT];
    size_t n = 0, i;
    for (i = 0; i < g->n; i++)
        if (g->nodes[i].kind == NODE_COLLECTIVE || g->nodes[i].flags & NODE_RECEIVES)
            others[node_process(g, (uint32_t)i)] += (double)g->nodes[i].bytes;
    mine = others[process];
    for (i = 0; i < a->nprocesses; i++)
        if (a->segments.worked[i])
            others[n++] = others[i];
    qsort(others, n, sizeof *others, by_value);
    if (n > 1 && mine >= RECEIVES_MUCH && mine > others[(n - 1) / 2] * 1.5)
        finding_evidence(f, "it receives %s in the run, where the median is %s: it may just have more to do",
                         unit_bytes(bytes[0], (uint64_t)mine), unit_bytes(bytes[1], (uint64_t)others[(n - 1) / 2]));
    free(others);
}

/* The median, over all segments of the culprits, of how much longer than the typical ones they take. */
static int64_t usual_excess(const segments *s, const ranks_found *r)
{
    keyed *list = NULL;
    size_t n = 0, room = 0;
    int64_t median = 0;
    for (uint32_t c = 0; c < r->culprits; c++)
        for (uint32_t k = s->first[r->order[c]]; k < s->first[r->order[c] + 1]; k++)
            if (s->list[k].typical != NONE) {
                list = tr_room(list, n + 1, &room, sizeof *list);
                list[n++] = (keyed){s->list[k].work - s->list[k].median, k};
            }
    if (n)
        median = order_nth(list, n, n / 2).key;
    free(list);
    return median;
}

char *contrast_excess(const segments *s, const ranks_found *r)
{
    uint64_t all = 0;
    int64_t often = usual_excess(s, r), each = r->late_excess / (int64_t)(r->late_segments ? r->late_segments : 1);
    bool always = false;
    char time[UNIT_TEXT];
    for (uint32_t c = 0; c < r->culprits; c++) {
        all += s->first[r->order[c] + 1] - s->first[r->order[c]];
        always |= r->beyond_chance.of[r->order[c]].always;
    }
    if (r->late_segments * 2 < all && always && often > each / 4)
        return tool_text("usually %s longer there", unit_time(time, (uint64_t)often));
    unit_time(time, (uint64_t)each);
    return r->late_segments < 2          ? tool_text("%s longer there", time)
           : r->late_segments * 2 >= all ? tool_text("%s longer there each time", time)
                                         : tool_text("%s longer there, %llu of %llu times", time,
                                                     (unsigned long long)r->late_segments, (unsigned long long)all);
}

void contrast_sums(const segments *s, const ranks_found *r, int64_t sums[2])
{
    for (size_t i = 0; i < r->nwindows; i++) {
        sums[0] += s->device[r->windows[i]];
        sums[1] += s->usual[r->windows[i]];
    }
}

void contrast_works(const analysis *a, const ranks_found *r, device_work sums[2])
{
    const graph *g = &a->gathered.graph;
    const segments *s = &a->segments;
    bool *in = windows_of(a, r);
    for (uint32_t k = 0; k < g->n; k++) {
        uint32_t at = s->of_node[k];
        work x[2];
        if (!is_work(g, k) || at == NONE || !in[at])
            continue;
        x[0] = work_of(g, k);
        x[1] = works_usual(&s->works, g, k, s->list[s->list[at].typical].process);
        for (int of = 0; of < 2; of++) {
            sums[of].gaps += (int64_t)x[of].gap;
            sums[of].blocks += x[of].blocks;
        }
    }
    free(in);
}
