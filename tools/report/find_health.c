/* find_health.c - what the recording says of itself and of the machine: hangs, losses, clocks, throttling, memory */
#include "common/message.h"
#include "common/units.h"
#include "report.h"
#include "support/memory.h"
#include "tally/collectives.h"
#include <stdlib.h>

enum { CLOCK_BAD_NS = 100000 };
static const double GROWS = 1.5, GROWS_BYTES = 1e8;

static void hangs_tell(analysis *a)
{
    for (size_t i = 0; i < a->tally.nhangs; i++) {
        const hang *h = &a->tally.hangs[i];
        finding *f = finding_new(a, "hang", 1);
        f->text = hang_text(&a->tally, h, tr_trace_t0(a->tally.trace));
        f->from = h->since_ns;
        f->to = h->end_ns;
        f->lasts = true;
        if (h->def)
            finding_call(f, h->def->name);
        for (size_t k = 0; k < h->nabsent; k++) {
            for (uint32_t p = 0; p < a->nprocesses; p++)
                if (a->processes[p] == h->absent[k].process)
                    finding_rank(f, a, p);
            if (h->absent[k].doing)
                finding_evidence(f, "%s %s",
                                 h->absent[k].inside ? "the missing one is in" : "the missing one was last in",
                                 h->absent[k].doing);
        }
        f->helps = tool_text("Look at what the missing ranks do: they never came to that collective.");
        finding_see(f, a, f->from, f->to, "");
    }
}

static void losses_tell(analysis *a)
{
    uint64_t dropped = 0, overwritten = 0, killed = 0, worst_clock = 0;
    bool *killed_list = tr_alloc(a->nprocesses + 1), unbound = false;
    char time[UNIT_TEXT], *who;
    finding *f;
    for (size_t i = 0; i < a->nprocesses; i++) {
        const tr_process *p = a->processes[i];
        uint64_t clock = p->align_error_ns == UINT64_MAX ? p->clock_error_ns : p->clock_error_ns + p->align_error_ns;
        dropped += p->dropped;
        overwritten += p->overwritten;
        killed += p->killed;
        killed_list[i] = p->killed;
        unbound |= p->align_error_ns == UINT64_MAX;
        worst_clock = clock > worst_clock ? clock : worst_clock;
    }
    if (dropped || a->tally.unrecorded) {
        f = finding_new(a, "lost_events", 0);
        f->timed = false;
        f->text = tool_text("%llu events were lost while recording: numbers above are too low.",
                            (unsigned long long)(dropped + a->tally.unrecorded));
        f->helps = tool_text("Give the recorder more room (TRACE_BUFFER), record less (TRACE_APIS, TRACE_LEVEL), or "
                             "write to a faster disk.");
        f->see = tool_text("trace-info -p %s", a->inputs);
    }
    if (overwritten) {
        f = finding_new(a, "overwritten", 0);
        f->timed = false;
        f->text = tool_text("%llu older events were overwritten (ring mode): the report is of what was left.",
                            (unsigned long long)overwritten);
        f->helps = tool_text("Keep more (TRACE_RING, TRACE_MAX), record less (TRACE_APIS, TRACE_LEVEL), or use stream "
                             "mode.");
        f->see = tool_text("trace-info -p %s", a->inputs);
    }
    if (killed) {
        f = finding_new(a, "killed", 0);
        f->timed = false;
        who = rank_list(a, killed_list);
        f->text = tool_text("%llu process%s did not end by itself: %s.", (unsigned long long)killed,
                            killed == 1 ? "" : "es", who);
        free(who);
        for (uint32_t i = 0; i < a->nprocesses; i++)
            if (killed_list[i])
                finding_rank(f, a, i);
        f->helps = tool_text("Look for what killed it: its signal, the memory limit of the job, the time limit.");
        f->see = tool_text("trace-info -p %s", a->inputs);
    }
    if (unbound || worst_clock > CLOCK_BAD_NS) {
        f = finding_new(a, "clocks", 0);
        f->timed = false;
        f->text = unbound ? tool_text("Clocks of some hosts could not be aligned: no messages or collectives connect "
                                      "them. Times of different hosts may be off.")
                          : tool_text("Clocks of hosts are only known to %s: shorter waits between hosts mean nothing.",
                                      unit_time(time, worst_clock));
        f->helps = tool_text("Record messages or collectives between the hosts (trace-info shows how well clocks are "
                             "known), or synchronise the clocks of the hosts.");
        f->see = tool_text("trace-info %s", a->inputs);
    }
    free(killed_list);
}

static void telemetry_tell(analysis *a)
{
    report r = {.by = BY_API | BY_NAME};
    char bytes[2][UNIT_TEXT];
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
            s->last < s->max * 0.95)
            continue;
        f = finding_new(a, "memory_growth", 0);
        f->timed = false;
        finding_rank(f, a, s->process);
        f->text = tool_text("%s grows all the time, from %s to %s.", text_of(s->name),
                            unit_bytes(bytes[0], (uint64_t)(s->first > 0 ? s->first : 0)),
                            unit_bytes(bytes[1], (uint64_t)s->last));
        f->helps = tool_text("If the program should be past its start, look for what is allocated and never freed.");
        finding_command(f, a, "trace-print -k counter");
    }
}

void health_tell(analysis *a)
{
    hangs_tell(a);
    losses_tell(a);
    telemetry_tell(a);
}
