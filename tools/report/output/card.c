/* card.c - see card.h */
#include "card.h"
#include "report/facts/peaks.h"
#include "common/message.h"
#include "common/units.h"
#include "support/memory.h"
#include <stdio.h>
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

/* The device of a queue: the topmost track. */
static const tr_track *device_of(const analysis *a, const tr_track *t)
{
    for (int up = 0; t->parent && up < 16; up++) {
        const tr_track *parent = tr_trace_track(a->tally.trace, t->recorder, t->parent);
        if (!parent)
            break;
        t = parent;
    }
    return t;
}

static const char *info_of(const tr_process *p, const char *key)
{
    for (size_t k = 0; k < p->ninfo; k++)
        if (!strcmp(p->info[2 * k], key))
            return p->info[2 * k + 1];
    return NULL;
}

/* The key of a device that two processes may share: its UUID, "cuda.gpu.0.uuid" of "GPU 0 NVIDIA H100". NULL: it
 * is unknown. */
static const char *uuid_of(const analysis *a, uint32_t process, const tr_track *device)
{
    char key[64];
    unsigned number;
    if (sscanf(device->name, "GPU %u", &number) != 1)
        return NULL;
    snprintf(key, sizeof key, "cuda.gpu.%u.uuid", number);
    return info_of(a->processes[process], key);
}

/* Devices that worked, and what one of them can do: each of their names has to be known. */
static void devices(const analysis *a, card *c, double peaks[FLOPS])
{
    const graph *g = &a->gathered.graph;
    tr_map3 seen = {0};
    bool known = true;
    memset(peaks, 0, FLOPS * sizeof *peaks);
    for (uint32_t i = 0; i < g->nlanes; i++) {
        const lane *l = &g->lanes[i];
        const tr_track *device;
        const char *uuid;
        const peak *p;
        if (!l->track || !l->nodes || !a->times[l->process].gpu)
            continue;
        device = device_of(a, l->track);
        uuid = uuid_of(a, l->process, device);
        if (tr_map3_put(&seen, uuid ? tr_hash(uuid, strlen(uuid), 0) : device->index, uuid != NULL, 0)->v.u[0]++)
            continue;
        c->devices++;
        p = peak_of(device->name);
        known &= p != NULL;
        c->peak_name = p ? p->name : NULL;
        for (int k = 0; k < FLOPS && p; k++)
            peaks[k] += p->flops[k];
    }
    for (int k = 0; k < FLOPS; k++)
        peaks[k] = known && c->devices ? peaks[k] / (double)c->devices : 0;
    tr_map3_free(&seen);
}

/* Operations of several sizes take the time at their peaks: the utilisation is that time / the time of all devices. */
static void operations(const analysis *a, card *c, const double peaks[FLOPS])
{
    double flops[FLOPS] = {0}, needs = 0, sum = 0, elapsed = (double)c->elapsed_ns / 1e9;
    size_t units = c->devices ? c->devices : c->ranks;
    bool known = true;
    for (size_t i = 0; i < a->nprocesses && a->gathered.amounts.of; i++)
        for (int k = 0; k < FLOPS; k++)
            flops[k] += a->gathered.amounts.of[i].flops[k];
    for (int k = 0; k < FLOPS; k++) {
        double rate = a->peak_flops > 0 ? a->peak_flops : peaks[k];
        sum += flops[k];
        known &= !(flops[k] > 0) || rate > 0;
        needs += flops[k] > 0 && rate > 0 ? flops[k] / rate : 0;
    }
    if (!(sum > 0) || !(elapsed > 0))
        return;
    c->flops = sum;
    c->flop_rate = sum / elapsed;
    if (!known || !(needs > 0))
        return;
    c->peak = sum / needs;
    c->mfu = needs / elapsed / (double)units;
    if (a->peak_flops > 0)
        c->peak_name = NULL;
}

/* ---- how the time was spent -------------------------------------------------------------------------------------- */

static double most(double a, double b) { return a > b ? a : b; }

static void host_times(const analysis *a, card *c)
{
    card_times *t = &c->times;
    double calls = 0;
    for (size_t i = 0; i < a->nprocesses; i++) {
        const rank_time *r = &a->times[i];
        double here;
        if (!works(a, i))
            continue;
        here = (double)(r->all[TIME_HOST] + r->all[TIME_DEVICE] + r->all[TIME_API]);
        t->outside += here;
        t->most_outside = most(t->most_outside, here);
        calls += (double)(r->all[TIME_DEVICE] + r->all[TIME_API]);
        t->own += (double)r->all[TIME_HOST];
        t->communication += (double)(r->all[TIME_WAITS] + r->all[TIME_COMM]);
        t->wall += (double)r->wall;
        c->elapsed_ns = r->wall > c->elapsed_ns ? r->wall : c->elapsed_ns;
    }
    t->elapsed = (double)c->elapsed_ns;
    t->ranks = c->ranks;
    t->drive = calls > 0;
    t->meet = a->gathered.communicates && c->ranks > 1 && t->communication > LEAST * t->wall;
    if (t->meet) {
        int64_t ideal = replay(&a->gathered.graph, &(scenario){.messages_free = true});
        t->transfer = ratio((double)ideal, (double)a->replayed_ns);
        t->transfer = t->transfer > 1 ? 1 : t->transfer;
        c->host_communication = ratio(t->communication, t->wall);
    }
}

static void device_times(const analysis *a, card *c)
{
    card_times *t = &c->times;
    double all = 0, at[CARD_SHARES] = {0};
    for (size_t i = 0; i < a->nprocesses; i++) {
        const rank_time *r = &a->times[i];
        double wall = (double)r->wall;
        if (!r->gpu || !works(a, i))
            continue;
        t->devices++;
        wall = most(wall, (double)r->gpu);
        all += wall;
        at[CARD_KERNELS] += (double)r->kernels;
        at[CARD_COPIES] += (double)(r->kernels_copies - r->kernels);
        at[CARD_COMMUNICATION] += (double)(r->gpu - r->kernels_copies);
        at[CARD_IDLE] += wall - (double)r->gpu;
        t->kernels += (double)r->kernels;
        t->most_kernels = most(t->most_kernels, (double)r->kernels);
        t->most_active = most(t->most_active, (double)r->gpu);
    }
    t->orchestrated = most(t->most_active, t->elapsed);
    if (!t->devices)
        return;
    for (int k = 0; k < CARD_SHARES; k++)
        c->share[k] = ratio(at[k], all);
}

void card_efficiencies(const card_times *t, double efficiency[CARD_EFFICIENCIES])
{
    for (int k = 0; k < CARD_EFFICIENCIES; k++)
        efficiency[k] = CARD_UNKNOWN;
    if (t->meet) {
        double mean = t->outside / (double)t->ranks;
        efficiency[CARD_BALANCE] = ratio(mean, t->most_outside);
        efficiency[CARD_COMM] = ratio(t->most_outside, t->elapsed);
        efficiency[CARD_PARALLEL] = ratio(mean, t->elapsed);
        efficiency[CARD_TRANSFER] = t->transfer;
        efficiency[CARD_SERIAL] = ratio(efficiency[CARD_COMM], t->transfer);
        if (efficiency[CARD_SERIAL] > 1) /* then the replay knows less of the network than the ranks felt */
            efficiency[CARD_TRANSFER] = efficiency[CARD_SERIAL] = CARD_UNKNOWN;
    }
    if (t->drive)
        efficiency[CARD_OFFLOAD] = ratio(t->own, t->outside);
    if (!t->devices)
        return;
    efficiency[CARD_GPU_BALANCE] = ratio(t->kernels / (double)t->devices, t->most_kernels);
    efficiency[CARD_GPU_COMM] = ratio(t->most_kernels, t->most_active);
    efficiency[CARD_GPU_ORCHESTRATION] = ratio(t->most_active, t->orchestrated);
    if (efficiency[CARD_GPU_BALANCE] >= 0)
        efficiency[CARD_GPU_PARALLEL] =
            efficiency[CARD_GPU_BALANCE] * efficiency[CARD_GPU_COMM] * efficiency[CARD_GPU_ORCHESTRATION];
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
        if (begins(s, "memory_used") && !strcmp(s->unit, "B") && s->max > c->memory_bytes) {
            c->memory_bytes = s->max;
            c->memory_how = "sampled";
        }
        if (begins(s, "power") && !strcmp(s->unit, "W") && s->last_ns > s->first_ns && !sampled_before(a, i))
            c->energy_j = (c->energy_j > 0 ? c->energy_j : 0) + energy(s);
        if (begins(s, "gpu_load") && !sampled_before(a, i)) {
            c->sampled++;
            c->unused += s->max <= 0;
        }
    }
}

/* Without samples: all GPUs that processes see, by their UUIDs. */
static void visible(const analysis *a, card *c)
{
    tr_map3 seen = {0};
    size_t used = 0;
    const graph *g = &a->gathered.graph;
    if (c->sampled)
        return;
    for (size_t i = 0; i < a->nprocesses; i++)
        for (size_t k = 0; works(a, i) && k < a->processes[i]->ninfo; k++) {
            const char *key = a->processes[i]->info[2 * k], *uuid = a->processes[i]->info[2 * k + 1];
            if (!strncmp(key, "cuda.gpu.", 9) && strstr(key, ".uuid"))
                c->visible += !tr_map3_put(&seen, tr_hash(uuid, strlen(uuid), 0), 0, 0)->v.u[0]++;
        }
    for (uint32_t i = 0; i < g->nlanes && c->visible; i++) {
        const lane *l = &g->lanes[i];
        const char *uuid = l->track && l->nodes ? uuid_of(a, l->process, device_of(a, l->track)) : NULL;
        tr_map3_entry *e = uuid ? tr_map3_find(&seen, tr_hash(uuid, strlen(uuid), 0), 0, 0) : NULL;
        used += e && !e->v.u[1]++;
    }
    c->unused = c->visible - used;
    tr_map3_free(&seen);
}

/* Without samples: what the program was told of a device's memory, else what a process allocated. */
static void memory(const analysis *a, card *c)
{
    const amounts *m = &a->gathered.amounts;
    for (size_t i = 0; i < a->nprocesses && m->of && !c->memory_how; i++)
        if ((double)m->of[i].used > c->memory_bytes)
            c->memory_bytes = (double)m->of[i].used;
    if (c->memory_bytes > 0) {
        c->memory_how = c->memory_how ? c->memory_how : "asked";
        return;
    }
    for (size_t i = 0; i < a->nprocesses && m->of; i++)
        if (m->of[i].peak && (double)m->of[i].peak > c->memory_bytes) {
            c->memory_bytes = (double)m->of[i].peak;
            c->memory_how = "allocated";
        }
    if (!c->memory_how)
        c->memory_bytes = CARD_UNKNOWN;
}

void card_make(const analysis *a, card *c)
{
    double peaks[FLOPS];
    memset(c, 0, sizeof *c);
    for (int k = 0; k < CARD_SHARES; k++)
        c->share[k] = CARD_UNKNOWN;
    c->times.transfer = CARD_UNKNOWN;
    card_efficiencies(&c->times, c->efficiency);
    c->flops = c->flop_rate = c->peak = c->mfu = CARD_UNKNOWN;
    c->host_communication = c->input = c->memory_bytes = c->energy_j = CARD_UNKNOWN;
    if (!a->run_ns)
        return;
    places(a, c);
    devices(a, c, peaks);
    host_times(a, c);
    device_times(a, c);
    card_efficiencies(&c->times, c->efficiency);
    input(a, c);
    samples(a, c);
    visible(a, c);
    memory(a, c);
    operations(a, c, peaks);
}
