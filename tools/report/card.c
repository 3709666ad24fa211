/* card.c - see card.h */
#include "card.h"
#include "common/message.h"
#include "common/units.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

const char *const card_share_keys[CARD_SHARES] = {"kernels", "copies", "communication", "idle"};
const char *const card_keys[CARD_EFFICIENCIES] = {
    "parallel",       "load_balance", "communication",    "transfer",          "serialisation",
    "device_offload", "gpu_parallel", "gpu_load_balance", "gpu_communication", "gpu_orchestration"};

/* Of the time: where ranks communicate on devices, their threads only ask for it, and say nothing of how well. */
static const double LEAST = 0.001;

static bool works(const analysis *a, size_t i) { return a->times[i].wall && a->gathered.helpers.role[i] == ROLE_NONE; }

static double ratio(double part, double whole) { return whole > 0 ? part / whole : CARD_UNKNOWN; }

/* ---- what and where ---------------------------------------------------------------------------------------------- */

static void places(const analysis *a, card *c)
{
    size_t i, k;
    for (i = 0; i < a->nprocesses; i++) {
        const tr_process *p = a->processes[i];
        if (!works(a, i))
            continue;
        c->ranks++;
        for (k = 0; k < p->ninfo && !c->command; k++)
            if (!strcmp(p->info[2 * k], "command"))
                c->command = p->info[2 * k + 1];
        for (k = i; k-- > 0;) /* processes are in order of hosts */
            if (works(a, k))
                break;
        c->hosts += k == SIZE_MAX || strcmp(a->processes[k]->header->host, p->header->host);
    }
}

static uint32_t device_of(const analysis *a, const tr_track *t)
{
    for (int up = 0; t->parent && up < 16; up++) {
        const tr_track *parent = tr_trace_track(a->tally.trace, t->recorder, t->parent);
        if (!parent)
            break;
        t = parent;
    }
    return t->index;
}

static void devices(const analysis *a, card *c)
{
    const graph *g = &a->gathered.graph;
    tr_map3 seen = {0};
    for (uint32_t i = 0; i < g->nlanes; i++) {
        const lane *l = &g->lanes[i];
        tr_map3_entry *e;
        if (!l->track || !l->nodes || !a->times[l->process].gpu)
            continue;
        e = tr_map3_put(&seen, device_of(a, l->track), 0, 0);
        c->devices += !e->v.u[0]++;
    }
    tr_map3_free(&seen);
}

/* ---- how the time was spent -------------------------------------------------------------------------------------- */

static void host_times(const analysis *a, card *c)
{
    double outside = 0, most = 0, calls = 0, own = 0, comm = 0, wall = 0;
    for (size_t i = 0; i < a->nprocesses; i++) {
        const rank_time *t = &a->times[i];
        double here;
        if (!works(a, i))
            continue;
        here = (double)(t->all[TIME_HOST] + t->all[TIME_DEVICE] + t->all[TIME_API]);
        outside += here;
        most = here > most ? here : most;
        calls += (double)(t->all[TIME_DEVICE] + t->all[TIME_API]);
        own += (double)t->all[TIME_HOST];
        comm += (double)(t->all[TIME_WAITS] + t->all[TIME_COMM]);
        wall += (double)t->wall;
        c->elapsed_ns = t->wall > c->elapsed_ns ? t->wall : c->elapsed_ns;
    }
    if (a->gathered.communicates && c->ranks > 1 && comm > LEAST * wall) {
        int64_t ideal = replay(&a->gathered.graph, &(scenario){.messages_free = true});
        double transfer = ratio((double)ideal, (double)a->replayed_ns);
        c->host_communication = ratio(comm, wall);
        c->efficiency[CARD_BALANCE] = ratio(outside / (double)c->ranks, most);
        c->efficiency[CARD_COMM] = ratio(most, (double)c->elapsed_ns);
        c->efficiency[CARD_PARALLEL] = ratio(outside / (double)c->ranks, (double)c->elapsed_ns);
        c->efficiency[CARD_TRANSFER] = transfer > 1 ? 1 : transfer;
        c->efficiency[CARD_SERIAL] = ratio(c->efficiency[CARD_COMM], c->efficiency[CARD_TRANSFER]);
        if (c->efficiency[CARD_SERIAL] > 1) /* then the replay knows less of the network than the ranks felt */
            c->efficiency[CARD_TRANSFER] = c->efficiency[CARD_SERIAL] = CARD_UNKNOWN;
    }
    if (calls > 0)
        c->efficiency[CARD_OFFLOAD] = ratio(own, outside);
}

static void device_times(const analysis *a, card *c)
{
    double all = 0, useful = 0, most_useful = 0, most_active = 0, at[CARD_SHARES] = {0};
    size_t n = 0;
    for (size_t i = 0; i < a->nprocesses; i++) {
        const rank_time *t = &a->times[i];
        double wall = (double)t->wall;
        if (!t->gpu || !works(a, i))
            continue;
        n++;
        wall = (double)t->gpu > wall ? (double)t->gpu : wall;
        all += wall;
        at[CARD_KERNELS] += (double)t->kernels;
        at[CARD_COPIES] += (double)(t->kernels_copies - t->kernels);
        at[CARD_COMMUNICATION] += (double)(t->gpu - t->kernels_copies);
        at[CARD_IDLE] += wall - (double)t->gpu;
        useful += (double)t->kernels;
        most_useful = (double)t->kernels > most_useful ? (double)t->kernels : most_useful;
        most_active = (double)t->gpu > most_active ? (double)t->gpu : most_active;
    }
    if (!n)
        return;
    for (int k = 0; k < CARD_SHARES; k++)
        c->share[k] = ratio(at[k], all);
    c->efficiency[CARD_GPU_BALANCE] = ratio(useful / (double)n, most_useful);
    c->efficiency[CARD_GPU_COMM] = ratio(most_useful, most_active);
    c->efficiency[CARD_GPU_ORCHESTRATION] =
        ratio(most_active, most_active > (double)c->elapsed_ns ? most_active : (double)c->elapsed_ns);
    if (c->efficiency[CARD_GPU_BALANCE] >= 0)
        c->efficiency[CARD_GPU_PARALLEL] =
            c->efficiency[CARD_GPU_BALANCE] * c->efficiency[CARD_GPU_COMM] * c->efficiency[CARD_GPU_ORCHESTRATION];
}

static void input(const analysis *a, card *c)
{
    cause_time times[CAUSES] = {{0}};
    uint8_t *causes = causes_of_paths(&a->profiler, &a->gathered.graph);
    causes_add(&a->profiler, causes, a->critical_profile, times);
    c->input = ratio((double)times[CAUSE_INPUT].ns, (double)a->critical.ns);
    free(causes);
}

/* ---- what was sampled -------------------------------------------------------------------------------------------- */

static bool begins(const series *s, const char *with) { return !strncmp(text_of(s->name), with, strlen(with)); }

/* Each process of a host may sample all devices of it: a device counts once. */
static bool sampled_before(const analysis *a, size_t at)
{
    const series *s = &a->gathered.counters.list[at];
    for (size_t i = 0; i < at; i++) {
        const series *x = &a->gathered.counters.list[i];
        if (x->name == s->name &&
            !strcmp(a->processes[x->process]->header->host, a->processes[s->process]->header->host))
            return true;
    }
    return false;
}

/* Each sample holds until the next one: the mean of each part of the run, over the time from the first to the last. */
static double energy(const series *s)
{
    double sum = 0;
    int n = 0;
    for (int b = 0; b < SERIES_BINS; b++)
        if (s->n[b]) {
            sum += s->sum[b] / s->n[b];
            n++;
        }
    return n ? sum / n * (double)(s->last_ns - s->first_ns) / 1e9 : 0;
}

static void samples(const analysis *a, card *c)
{
    if (a->gathered.counters.more) /* sums, counts and the largest would be of some devices only */
        return;
    for (size_t i = 0; i < a->gathered.counters.n; i++) {
        const series *s = &a->gathered.counters.list[i];
        if (!s->samples)
            continue;
        if (begins(s, "memory_used") && !strcmp(s->unit, "B") && s->max > c->memory_bytes)
            c->memory_bytes = s->max;
        if (begins(s, "power") && !strcmp(s->unit, "W") && s->last_ns > s->first_ns && !sampled_before(a, i))
            c->energy_j = (c->energy_j > 0 ? c->energy_j : 0) + energy(s);
        if (begins(s, "gpu_load") && !sampled_before(a, i)) {
            c->sampled++;
            c->unused += s->max <= 0;
        }
    }
}

void card_make(const analysis *a, card *c)
{
    memset(c, 0, sizeof *c);
    for (int k = 0; k < CARD_SHARES; k++)
        c->share[k] = CARD_UNKNOWN;
    for (int k = 0; k < CARD_EFFICIENCIES; k++)
        c->efficiency[k] = CARD_UNKNOWN;
    c->host_communication = c->input = c->memory_bytes = c->energy_j = CARD_UNKNOWN;
    if (!a->run_ns)
        return;
    places(a, c);
    devices(a, c);
    host_times(a, c);
    device_times(a, c);
    input(a, c);
    samples(a, c);
}
