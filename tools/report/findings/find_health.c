/* find_health.c - what the recording says of itself and of the machine: hangs, losses, clocks, throttling, memory */
#include "common/message.h"
#include "common/units.h"
#include "report/stuck/stalls.h"
#include "support/memory.h"
#include "tally/collectives/collectives.h"
#include <stdlib.h>
#include <string.h>

enum { CLOCK_BAD_NS = 100000, SHOWN = 4 };
static const double GROWS = 1.5, GROWS_BYTES = 1e8;

/* Who is in it, and since when those that are not do something else: the command shows that. */
static void hang_members(finding *f, const analysis *a, const hang *h)
{
    char *who = member_list(h->in, h->nin), since[UNIT_TEXT];
    bool *which = tr_alloc(a->nprocesses + 1);
    int64_t from = h->since_ns;
    if (from == INT64_MAX)
        from = h->end_ns;
    finding_evidence(f, "%s waited %s in it, until the end of the trace", who,
                     unit_time(since, (uint64_t)(h->end_ns > from ? h->end_ns - from : 0)));
    free(who);
    for (size_t k = 0; k < h->nabsent; k++) {
        const absent *x = &h->absent[k];
        finding_rank(f, a, x->process->index);
        which[x->process->index] = true;
        if (x->doing_ns > 0 && x->doing_ns < from)
            from = x->doing_ns;
    }
    whereabouts_evidence(f, a, which);
    memset(which, 0, a->nprocesses);
    for (size_t k = 0; k < h->nin; k++)
        which[h->in[k].process] = true;
    whereabouts_evidence(f, a, which);
    free(which);
    for (uint32_t p = 0; !h->nabsent && p < a->nprocesses; p++) /* all are in it */
        for (size_t k = 0; k < h->nin; k++)
            if (h->in[k].process == p) {
                finding_rank(f, a, p);
                break;
            }
    f->from = from;
    f->to = h->end_ns > from ? h->end_ns : from + 1;
    f->lasts = true;
}

static void hangs_tell(analysis *a)
{
    for (size_t i = 0; i < a->tally.nhangs; i++) {
        const hang *h = &a->tally.hangs[i];
        finding *f = finding_new(a, "hang", 1);
        char *text = hang_text(&a->tally, h, tr_trace_t0(a->tally.trace));
        f->text = tool_text("%s.", text);
        free(text);
        finding_call(f, h->def ? h->def->name : "collective");
        hang_members(f, a, h);
        f->helps = tool_text(h->nabsent ? "Look at what the missing ranks do: they never came to that collective."
                                        : "All came, and none left: look at the network, and at what killed the job.");
        finding_see(f, a, f->from, f->to, "");
    }
}

/* Of each process that has some: how many. */
static void counts_tell(finding *f, const analysis *a, uint64_t (*of)(const tr_process *p), const char *what)
{
    for (uint32_t i = 0, shown = 0; i < a->nprocesses; i++) {
        uint64_t n = of(a->processes[i]);
        char *who;
        if (!n)
            continue;
        finding_rank(f, a, i);
        if (shown++ >= SHOWN)
            continue;
        who = rank_text(a, i);
        finding_evidence(f, "%s: %llu %s", who, (unsigned long long)n, what);
        free(who);
    }
}
static uint64_t dropped_of(const tr_process *p) { return p->dropped; }
static uint64_t overwritten_of(const tr_process *p) { return p->overwritten; }

/* Missing work of a device that failed was not lost by full buffers. */
static bool all_failed(const analysis *a)
{
    bool failed = false;
    for (uint32_t i = 0; i < a->nprocesses; i++) {
        if (a->processes[i]->dropped && !device_failed(a, i))
            return false;
        failed |= device_failed(a, i);
    }
    return failed;
}

static void losses_tell(analysis *a)
{
    uint64_t dropped = 0, overwritten = 0;
    finding *f;
    for (size_t i = 0; i < a->nprocesses; i++) {
        dropped += a->processes[i]->dropped;
        overwritten += a->processes[i]->overwritten;
    }
    if (dropped || a->tally.unrecorded) {
        f = finding_new(a, "lost_events", 0);
        f->timed = false;
        f->text = tool_text("%llu events were lost while recording: numbers above are too low.",
                            (unsigned long long)(dropped + a->tally.unrecorded));
        counts_tell(f, a, dropped_of, "events");
        if (a->tally.unrecorded)
            finding_evidence(f, "%llu launches have no work of a device", (unsigned long long)a->tally.unrecorded);
        if (all_failed(a))
            f->helps = tool_text(
                "A device failed: it never did that work, or no longer reported it. No event was lost because "
                "a buffer was full.");
        else
            f->helps =
                tool_text("Give the recorder more memory (TRACE_BUFFER), record less (TRACE_APIS, TRACE_LEVEL), or "
                          "write to a faster disk.");
        f->see = tool_text("trace-info --processes %s", a->inputs);
    }
    if (overwritten) {
        f = finding_new(a, "overwritten", 0);
        f->timed = false;
        f->text = tool_text("%llu older events were overwritten (ring mode): the report covers the rest.",
                            (unsigned long long)overwritten);
        counts_tell(f, a, overwritten_of, "events");
        f->helps = tool_text("Keep more (TRACE_RING, TRACE_MAX), record less (TRACE_APIS, TRACE_LEVEL), or use stream "
                             "mode.");
        f->see = tool_text("trace-info --processes %s", a->inputs);
    }
}

static void clocks_tell(analysis *a)
{
    uint64_t worst = 0;
    size_t hosts = 0, unbound = 0, shown = 0;
    const char *host = NULL;
    char time[UNIT_TEXT];
    finding *f;
    for (uint32_t i = 0; i < a->nprocesses; i++) { /* in the order of hosts */
        uint64_t error = tr_process_error_ns(a->processes[i]);
        if (host && !strcmp(host, a->processes[i]->header->host))
            continue;
        host = a->processes[i]->header->host;
        hosts++;
        unbound += error == UINT64_MAX;
        worst = error != UINT64_MAX && error > worst ? error : worst;
    }
    if (!unbound && worst <= CLOCK_BAD_NS)
        return;
    f = finding_new(a, "clocks", 0);
    f->timed = false;
    f->text = unbound ? tool_text("Clocks of %zu of %zu hosts could not be aligned: no messages or collectives connect "
                                  "them. Times of different hosts may be off.",
                                  unbound, hosts)
                      : tool_text("Clocks of hosts are only known to %s: shorter waits between hosts mean nothing.",
                                  unit_time(time, worst));
    host = NULL;
    for (uint32_t i = 0; i < a->nprocesses; i++) {
        uint64_t error = tr_process_error_ns(a->processes[i]);
        if (error <= CLOCK_BAD_NS)
            continue;
        finding_rank(f, a, i);
        if ((host && !strcmp(host, a->processes[i]->header->host)) || shown++ >= SHOWN)
            continue;
        host = a->processes[i]->header->host;
        finding_call(f, host);
        if (error == UINT64_MAX)
            finding_evidence(f, "%s: nothing ties its clock to those of others", host);
        else
            finding_evidence(f, "%s: its clock is known to %s", host, unit_time(time, error));
    }
    f->helps = tool_text("Record messages or collectives between the hosts (trace-info shows how well clocks are "
                         "known), or synchronise the clocks of the hosts.");
    f->see = tool_text("trace-info %s", a->inputs);
}

/* What a program takes at its start is no growth: a quarter of it has to come in the second half of the samples' time.
 * bins: of the run. */
static bool still_grows(const series *s)
{
    double most = 0;
    int first = 0, last = SERIES_BINS - 1;
    while (first < last && !s->n[first])
        first++;
    while (last > first && !s->n[last])
        last--;
    for (int k = first; k <= (first + last) / 2; k++)
        if (s->n[k] && s->sum[k] / s->n[k] > most)
            most = s->sum[k] / s->n[k];
    return s->last - most >= (s->last - s->first) / 4;
}

static void growth_tell(analysis *a, const series *s)
{
    char bytes[3][UNIT_TEXT], time[UNIT_TEXT];
    double seconds = (double)(s->last_ns - s->first_ns) / 1e9, more = s->last - s->first;
    finding *f = finding_new(a, "memory_growth", 0);
    f->timed = false;
    finding_rank(f, a, s->process);
    finding_call(f, text_of(s->name));
    f->text = tool_text("%s grows all the time, from %s to %s.", text_of(s->name),
                        unit_bytes(bytes[0], (uint64_t)(s->first > 0 ? s->first : 0)),
                        unit_bytes(bytes[1], (uint64_t)s->last));
    finding_evidence(f, "%llu samples in %s; by %s a second", (unsigned long long)s->samples,
                     unit_time(time, (uint64_t)(s->last_ns - s->first_ns)),
                     unit_bytes(bytes[2], (uint64_t)(seconds > 0 ? more / seconds : more)));
    f->from = s->first_ns;
    f->to = s->last_ns;
    f->lasts = true;
    f->helps = tool_text("If the program is past its start, look for memory that is allocated and never freed.");
    finding_see(f, a, f->from, f->to, " --kind counter");
}

static void telemetry_tell(analysis *a)
{
    report r = {.by = BY_API | BY_NAME};
    finding *f;
    report_make(&r, &a->tally, SORT_TIME);
    for (size_t i = 0; i < r.n; i++)
        if (r.rows[i]->key.kind == KIND_INSTANT && strstr(text_of(r.rows[i]->key.name), "clocks limited by")) {
            f = finding_new(a, "throttling", 0);
            f->timed = false;
            f->text = tool_text("GPUs lowered their clocks %llu times (%s).", (unsigned long long)r.rows[i]->calls,
                                text_of(r.rows[i]->key.name));
            f->helps = tool_text("Look at power limits and cooling (nvidia-smi -q -d PERFORMANCE).");
            finding_command(f, a, "trace-print --name 'clocks limited by'");
        }
    report_free(&r);
    for (size_t i = 0; i < a->gathered.counters.n; i++) {
        const series *s = &a->gathered.counters.list[i];
        if (strcmp(s->unit, "B") || s->samples < 10 || s->last < s->first * GROWS || s->last - s->first < GROWS_BYTES ||
            s->last < s->max * 0.95 || !still_grows(s))
            continue;
        growth_tell(a, s);
    }
}

void health_tell(analysis *a)
{
    hangs_tell(a);
    losses_tell(a);
    clocks_tell(a);
    telemetry_tell(a);
}
