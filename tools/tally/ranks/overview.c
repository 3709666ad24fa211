/* overview.c - what stands above the tables: which run that is, and how much of its time each rank was in MPI */
#include "common/out.h"
#include "common/ranks.h"
#include "common/table.h"
#include "common/units.h"
#include "tally/tally.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* Of what is shown: of a window only what the trace has in common with it. */
static uint64_t wall_of(const tally *t)
{
    int64_t from = t->first_ns > t->settings.from_ns ? t->first_ns : t->settings.from_ns;
    int64_t to = t->last_ns < t->settings.to_ns ? t->last_ns : t->settings.to_ns;
    return to > from ? (uint64_t)(to - from) : 0;
}

const tr_run_info *only_run(const tally *t)
{
    const tr_run_info *runs, *one = NULL;
    size_t n = tr_trace_runs(t->trace, &runs), i;
    for (i = 0; i < n; i++)
        if (runs[i].chosen) {
            if (one)
                return NULL;
            one = &runs[i];
        }
    return one;
}

static void put_mpi(const report *r, const share *s, size_t n, tool_out *out)
{
    const share *least = s, *most = s;
    double sum = 0;
    size_t i;
    char *line;
    for (i = 0; i < n; i++) {
        double p = share_part(&s[i]);
        least = p < share_part(least) ? &s[i] : least;
        most = p > share_part(most) ? &s[i] : most;
        sum += p;
    }
    if (n > 1)
        line = tool_text("MPI took %.1f %% of the wall time: from %.1f %% (rank %d) to %.1f %% (rank %d)",
                         100 * sum / (double)n, 100 * share_part(least), least->process->rank, 100 * share_part(most),
                         most->process->rank);
    else
        line = tool_text("MPI took %.1f %% of the wall time", 100 * sum);
    table_note(out, STYLE_PLAIN, line);
    if (n > 1 && r->view == VIEW_TABLES && r->by == (BY_API | BY_NAME))
        table_note(
            out, STYLE_PLAIN,
            tool_text(
                "(--per-rank shows each rank, --balance each function over the ranks, --sizes the sizes of messages)"));
}

static void put_polls(const report *r, tool_out *out)
{
    polls p = report_polls(r);
    char time[UNIT_TEXT];
    if (p.calls)
        table_note(out, STYLE_PLAIN,
                   tool_text("Polls: %" PRIu64 " calls of %s, %s in all", p.calls, p.names, unit_time(time, p.ns)));
    free(p.names);
}

void overview_text(const report *r, tool_out *out)
{
    const tally *t = r->tally;
    const tr_run_info *run = only_run(t);
    tr_process *const *p;
    size_t n = tr_trace_processes(t->trace, &p), i, k, hosts = 0;
    uint32_t ranks = ranks_count(p, n, 0);
    uint64_t wall = wall_of(t);
    time_t seconds = (time_t)(t->first_ns / 1000000000);
    struct tm tm;
    char when[64], b[UNIT_TEXT], *members;
    share *s;
    if (!run || !r->n || !wall)
        return;
    for (i = 0; i < n; i++) /* processes are sorted by host */
        hosts += !i || strcmp(p[i - 1]->header->host, p[i]->header->host) != 0;
    members = ranks ? tool_text("%u %s", ranks, ranks == 1 ? "rank" : "ranks")
                    : tool_text("%zu %s", n, n == 1 ? "process" : "processes");
    localtime_r(&seconds, &tm);
    strftime(when, sizeof when, "%Y-%m-%d %H:%M:%S", &tm);
    table_note(out, STYLE_HEAD,
               tool_text("%s: %s on %zu %s, %s, %s of wall time", *run->program ? run->program : "(no name)", members,
                         hosts, hosts == 1 ? "host" : "hosts", when, unit_time(b, wall)));
    free(members);
    s = shares_of(t, &n);
    for (i = 0; i < n && strcmp(text_of(s[i].api), "MPI") != 0; i++)
        ;
    for (k = i; k < n && s[k].api == s[i].api; k++)
        ;
    if (k > i)
        put_mpi(r, s + i, k - i, out);
    put_polls(r, out);
    out_str(out, "\n");
    free(s);
}

void overview_json(const report *r, tool_json *j)
{
    const tally *t = r->tally;
    const tr_run_info *run = only_run(t);
    tr_process *const *p;
    size_t n = tr_trace_processes(t->trace, &p), i;
    polls all = report_polls(r);
    share *s;
    if (run)
        json_put_str(j, "program", run->program);
    json_put_u64(j, "ranks", ranks_count(p, n, 0));
    json_put_u64(j, "polls", all.calls);
    json_put_u64(j, "polls_ns", all.ns);
    free(all.names);
    s = shares_of(t, &n);
    json_put_open(j, "shares", '[');
    for (i = 0; i < n; i++) {
        json_open(j, '{');
        json_put_str(j, "api", text_of(s[i].api));
        json_put_i64(j, "rank", s[i].process->rank);
        json_put_u64(j, "pid", s[i].process->header->pid);
        json_put_str(j, "host", s[i].process->header->host);
        json_put_u64(j, "threads", s[i].threads);
        json_put_u64(j, "wall_ns", s[i].wall);
        json_put_u64(j, "active_ns", s[i].active);
        json_put_double(j, "share", share_part(&s[i]));
        json_put_u64(j, "bytes", s[i].moved.bytes);
        json_put_u64(j, "sent_bytes", s[i].moved.sent);
        json_put_u64(j, "received_bytes", s[i].moved.received);
        if (s[i].slowest) {
            json_put_str(j, "slowest", text_of(s[i].slowest));
            json_put_u64(j, "slowest_ns", s[i].slowest_ns);
        }
        json_close(j, '}');
    }
    json_close(j, ']');
    free(s);
}
