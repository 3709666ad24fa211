/* clocks.c - how far times may be wrong, and how well those of several hosts go together */
#include "info.h"
#include "common/message.h"
#include "common/units.h"
#include "read/status.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* How far a host's times may be wrong against others'; UINT64_MAX: nothing says so. */
static uint64_t error_of(const tr_process *p)
{
    return p->align_error_ns == UINT64_MAX ? UINT64_MAX : p->clock_error_ns + p->align_error_ns;
}

/* Of one host it is told where its clock has jumped: others are right within a microsecond. */
static char *alone(const info *all, const info_run *r)
{
    uint64_t most = 0;
    char within[UNIT_TEXT];
    tr_process *const *list;
    size_t n = tr_trace_processes(all->trace, &list), i;
    for (i = 0; i < n; i++)
        if (list[i]->run == r->number && list[i]->clock_error_ns > most)
            most = list[i]->clock_error_ns;
    return most < 1000000 ? NULL : tool_text("times are right within %s", unit_time(within, most));
}

char *info_clocks(const info *all, const info_run *r)
{
    uint64_t most[2] = {0, 0}, matched, before, after;
    size_t n, i, unknown = 0;
    tr_process *const *list;
    const char *host = NULL;
    char within[UNIT_TEXT];
    char *text, *messages, *more;
    if (r->hosts < 2)
        return alone(all, r);
    n = tr_trace_processes(all->trace, &list);
    for (i = 0; i < n; i++) { /* in the order of hosts */
        uint64_t error = error_of(list[i]);
        if (list[i]->run != r->number || (host && !strcmp(host, list[i]->header->host)))
            continue;
        host = list[i]->header->host;
        unknown += error == UINT64_MAX;
        if (error == UINT64_MAX)
            continue;
        if (error > most[0]) {
            most[1] = most[0];
            most[0] = error;
        } else if (error > most[1])
            most[1] = error;
    }
    text = unknown
               ? tool_text("%zu of %zu hosts not aligned: no messages both ways tie them to others", unknown, r->hosts)
               : tool_text("%zu hosts agree within %s", r->hosts, unit_time(within, most[0] + most[1]));
    tr_trace_causality(all->trace, &matched, &before, &after);
    if (!matched || all->nruns != 1)
        return text;
    messages = unit_counted(matched, "message", "messages");
    more = tool_text("%s; %s between them: %" PRIu64 " arrived before they were sent, after alignment %" PRIu64, text,
                     messages, before, after);
    free(text);
    free(messages);
    return more;
}
