/* off_cpu.c - see off_cpu.h */
#include "off_cpu.h"
#include "read/clocks/clock.h"
#include "read/model.h"

static int by_time(const void *left, const void *right)
{
    const tr_off_cpu *a = left, *b = right;
    return a->from_ns != b->from_ns ? (a->from_ns < b->from_ns ? -1 : 1)
                                    : (a->to_ns > b->to_ns) - (a->to_ns < b->to_ns);
}

/* All recorders of a process describe the same times. The one with most entries counts. */
static double whole_of(const tr_full_process *p)
{
    double ns = 0;
    for (size_t i = 0; i < p->noff; i++)
        ns += p->off[i].stream ? 0 : (double)p->off[i].ns;
    return ns;
}

tr_off_cpu *tr_process_off_cpu(const tr_process *process, size_t *n)
{
    const tr_full_process *leader = (const tr_full_process *)(const void *)process, *most = leader;
    const tr_trace *trace = leader->trace;
    tr_off_cpu *list = NULL;
    size_t room = 0, i, k;
    *n = 0;
    for (i = 0; leader->several && i < trace->nprocesses; i++)
        if (trace->processes[i]->leader == leader && whole_of(trace->processes[i]) > whole_of(most))
            most = trace->processes[i];
    for (i = 0; i < (leader->several ? trace->nprocesses : 1); i++) {
        const tr_full_process *p = leader->several ? trace->processes[i] : leader;
        for (k = 0; p->leader == leader && k < p->noff; k++) {
            const trace_off_cpu *o = &p->off[k];
            const tr_stream *stream = o->stream ? tr_map_get(&p->streams, o->stream) : NULL;
            tr_off_cpu one = {.why = o->why,
                              .from_ns = tr_node_ns(p->node, o->from),
                              .to_ns = tr_node_ns(p->node, o->to),
                              .ns = o->ns};
            if (o->stream ? !stream || !stream->thread : p != most)
                continue;
            if (one.to_ns <= one.from_ns)
                continue;
            one.thread = stream ? &stream->thread->thread : NULL;
            if (one.ns > (uint64_t)(one.to_ns - one.from_ns))
                one.ns = (uint64_t)(one.to_ns - one.from_ns);
            list = tr_room(list, *n + 1, &room, sizeof *list);
            list[(*n)++] = one;
        }
    }
    if (*n)
        qsort(list, *n, sizeof *list, by_time);
    return list;
}
