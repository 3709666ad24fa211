/* overwritten.c - see overwritten.h */
#include <stdlib.h>
#include <time.h>
#include "overwritten.h"
#include "message.h"
#include "units.h"

void overwritten_add(overwritten *o, const tr_process *p)
{
    if (!p->overwritten)
        return;
    if (!o->events || p->t_open_ns < o->start_ns)
        o->start_ns = p->t_open_ns;
    if (!o->events || p->whole_ns > o->whole_ns)
        o->whole_ns = p->whole_ns;
    o->events += p->overwritten;
    if (p->header->features_optional & TRACE_FEATURE_ROTATED)
        o->bounded = true;
    else
        o->ring = true;
}

overwritten overwritten_of(const tr_trace *trace)
{
    overwritten o = {0};
    tr_process *const *list;
    size_t n = tr_trace_processes(trace, &list), i;
    for (i = 0; i < n; i++)
        overwritten_add(&o, list[i]);
    return o;
}

char *overwritten_text(const overwritten *o)
{
    const char *why = o->ring && o->bounded ? "ring mode, TRACE_MAX" : o->ring ? "ring mode" : "TRACE_MAX";
    time_t seconds = (time_t)(o->whole_ns / 1000000000);
    char when[64] = "", after[UNIT_TEXT];
    struct tm tm;
    if (!o->events)
        return NULL;
    if (localtime_r(&seconds, &tm))
        strftime(when, sizeof when, "%Y-%m-%d %H:%M:%S", &tm);
    return tool_text("%llu older event%s overwritten (%s): nothing is missing from %s on, %s after the start",
                     (unsigned long long)o->events, o->events == 1 ? " was" : "s were", why, when,
                     unit_time(after, o->whole_ns > o->start_ns ? (uint64_t)(o->whole_ns - o->start_ns) : 0));
}
