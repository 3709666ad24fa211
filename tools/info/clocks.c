/* clocks.c - how far times may be wrong, and how well those of several hosts go together */
#include "info.h"
#include "common/message.h"
#include "common/units.h"
#include "read/job/status.h"
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>

/* How far its times may be wrong against other hosts' at that time. */
static uint64_t error_at(const tr_process *p, int64_t ns)
{
    uint32_t k = 0;
    if (!p->nclock_parts)
        return tr_process_error_ns(p);
    while (k + 1 < p->nclock_parts && p->clock_parts[k].to_ns <= ns)
        k++;
    return p->clock_error_ns + p->clock_parts[k].error_ns;
}

/* What the two hosts of the run that are known worst differ by at most: as a whole (ns INT64_MIN), or at that time. */
static uint64_t differ(const info *all, const info_run *r, int64_t ns, size_t *unknown)
{
    uint64_t most[2] = {0, 0};
    tr_process *const *list;
    size_t n = tr_trace_processes(all->trace, &list), i;
    const char *host = NULL;
    *unknown = 0;
    for (i = 0; i < n; i++) { /* in the order of hosts */
        uint64_t error = ns == INT64_MIN ? tr_process_error_ns(list[i]) : error_at(list[i], ns);
        if (list[i]->run != r->number || (host && !strcmp(host, list[i]->header->host)))
            continue;
        host = list[i]->header->host;
        *unknown += error == UINT64_MAX;
        if (error == UINT64_MAX)
            continue;
        if (error > most[0]) {
            most[1] = most[0];
            most[0] = error;
        } else if (error > most[1])
            most[1] = error;
    }
    return most[0] + most[1];
}

static int by_size(const void *left, const void *right)
{
    const uint64_t *a = left, *b = right;
    return *a < *b ? -1 : *a > *b;
}

/* ", most of the time within 3.2us": where that is less than at worst by a quarter, as when a host is alone for a
 * while; else
 * "". To be freed. */
static char *as_a_rule(const info *all, const info_run *r, uint64_t worst)
{
    enum { TIMES = 64 };
    uint64_t error[TIMES];
    char within[UNIT_TEXT];
    size_t unknown;
    for (int64_t i = 0; i < TIMES; i++)
        error[i] = differ(all, r, r->from_ns + (r->to_ns - r->from_ns) / TIMES * i, &unknown);
    qsort(error, TIMES, sizeof *error, by_size);
    return error[TIMES / 2] < worst / 4 * 3
               ? tool_text(", most of the time within %s", unit_time(within, error[TIMES / 2]))
               : tool_text("%s", "");
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
    uint64_t worst, matched, before, after;
    size_t unknown;
    char within[UNIT_TEXT], *text, *messages, *more;
    if (r->hosts < 2)
        return alone(all, r);
    worst = differ(all, r, INT64_MIN, &unknown);
    more = as_a_rule(all, r, worst);
    text = unknown
               ? tool_text("%zu of %zu hosts not aligned: no messages both ways tie them to others", unknown, r->hosts)
               : tool_text("%zu hosts agree within %s%s", r->hosts, unit_time(within, worst), more);
    free(more);
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
