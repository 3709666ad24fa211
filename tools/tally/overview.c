/* overview.c - what stands above the tables: which run that is, and how much of its time each rank was in MPI */
#include "common/out.h"
#include "common/table.h"
#include "common/units.h"
#include "tally.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

/* One process in one API: time its threads were in calls of it, of the time those threads had. */
typedef struct share { const tr_process *process; uint32_t api, threads; uint64_t active; } share;

static uint64_t wall_of(const tally *t) { return t->last_ns > t->first_ns ? (uint64_t)(t->last_ns - t->first_ns) : 0; }
static double part_of(const share *s, uint64_t wall) { return wall ? (double)s->active / ((double)wall * s->threads) : 0; }

static int by_rank(const void *a, const void *b)
{
    const share *x = a, *y = b;
    int d = strcmp(text_of(x->api), text_of(y->api));
    if (d)
        return d;
    if (x->process->rank != y->process->rank)
        return x->process->rank < y->process->rank ? -1 : 1;
    return x->process->index < y->process->index ? -1 : x->process->index > y->process->index;
}

/* Sorted by API and rank; to be freed. */
static share *shares_of(const tally *t, size_t *n)
{
    share *list = NULL;
    size_t i, k, room = 0, first = 0;
    *n = 0;
    for (i = 0; i < t->nthreads; i++) { /* threads of one process stand together */
        const table_slot *s;
        if (i && t->threads[i].thread->process != t->threads[i - 1].thread->process)
            first = *n;
        for (s = t->threads[i].tables; s; s = s->next) {
            if (s->table->kind != KIND_CALL)
                continue;
            for (k = first; k < *n && list[k].api != s->table->api; k++)
                ;
            list = tool_grow(list, *n, &room, sizeof *list);
            if (k == *n)
                list[(*n)++] = (share){t->threads[i].thread->process, s->table->api, 0, 0};
            list[k].threads++;
            list[k].active += s->active;
        }
    }
    if (*n)
        qsort(list, *n, sizeof *list, by_rank);
    return list;
}

static uint32_t ranks_of(tr_process *const *p, size_t n)
{
    int32_t high = -1;
    uint32_t ranks = 0;
    size_t i;
    bool *seen;
    for (i = 0; i < n; i++)
        high = p[i]->rank > high ? p[i]->rank : high;
    seen = tool_alloc((size_t)high + 2);
    for (i = 0; i < n; i++)
        if (p[i]->rank >= 0 && !seen[p[i]->rank]) {
            seen[p[i]->rank] = true;
            ranks++;
        }
    free(seen);
    return ranks;
}

/* The one run that is read; NULL: there are several. */
static const tr_run_info *only_run(const tally *t)
{
    const tr_run_info *runs, *one = NULL;
    size_t n = tr_set_runs(t->set, &runs), i;
    for (i = 0; i < n; i++)
        if (runs[i].chosen) {
            if (one)
                return NULL;
            one = &runs[i];
        }
    return one;
}

static void put_mpi(const share *s, size_t n, uint64_t wall, tool_out *out)
{
    const share *least = s, *most = s;
    double sum = 0;
    size_t i;
    char *line;
    for (i = 0; i < n; i++) {
        double p = part_of(&s[i], wall);
        least = p < part_of(least, wall) ? &s[i] : least;
        most = p > part_of(most, wall) ? &s[i] : most;
        sum += p;
    }
    if (n > 1)
        line = tool_text("MPI took %.1f %% of it: from %.1f %% (rank %d) to %.1f %% (rank %d)", 100 * sum / (double)n, 100 * part_of(least, wall), least->process->rank,
                         100 * part_of(most, wall), most->process->rank);
    else
        line = tool_text("MPI took %.1f %% of it", 100 * sum);
    out_line(out, line);
}

void overview_text(const report *r, tool_out *out)
{
    const tally *t = r->tally;
    const tr_run_info *run = only_run(t);
    tr_process *const *p;
    size_t n = tr_set_processes(t->set, &p), i, k, hosts = 0;
    uint32_t ranks = ranks_of(p, n);
    uint64_t wall = wall_of(t);
    time_t seconds = (time_t)(t->first_ns / 1000000000);
    struct tm tm;
    char when[64], b[UNIT_TEXT], *members;
    share *s;
    if (!run || !r->n || !wall)
        return;
    for (i = 0; i < n; i++) /* processes are sorted by host */
        hosts += !i || strcmp(p[i - 1]->header->host, p[i]->header->host) != 0;
    members = ranks ? tool_text("%u %s", ranks, ranks == 1 ? "rank" : "ranks") : tool_text("%zu %s", n, n == 1 ? "process" : "processes");
    localtime_r(&seconds, &tm);
    strftime(when, sizeof when, "%Y-%m-%d %H:%M:%S", &tm);
    out_line(out, tool_text("%s: %s on %zu %s, %s, %s of wall time", *run->program ? run->program : "(no name)", members, hosts, hosts == 1 ? "host" : "hosts", when,
                            unit_time(b, wall)));
    free(members);
    s = shares_of(t, &n);
    for (i = 0; i < n && strcmp(text_of(s[i].api), "MPI") != 0; i++)
        ;
    for (k = i; k < n && s[k].api == s[i].api; k++)
        ;
    if (k > i)
        put_mpi(s + i, k - i, wall, out);
    out_str(out, "\n");
    free(s);
}

void overview_json(const report *r, tool_json *j)
{
    const tally *t = r->tally;
    const tr_run_info *run = only_run(t);
    tr_process *const *p;
    size_t n = tr_set_processes(t->set, &p), i;
    uint64_t wall = wall_of(t);
    share *s;
    if (run)
        json_put_str(j, "program", run->program);
    json_put_u64(j, "ranks", ranks_of(p, n));
    s = shares_of(t, &n);
    json_key(j, "shares");
    json_open(j, '[');
    for (i = 0; i < n; i++) {
        json_open(j, '{');
        json_put_str(j, "api", text_of(s[i].api));
        json_put_i64(j, "rank", s[i].process->rank);
        json_put_u64(j, "pid", s[i].process->header->pid);
        json_put_u64(j, "threads", s[i].threads);
        json_put_u64(j, "active_ns", s[i].active);
        json_key(j, "share");
        json_double(j, part_of(&s[i], wall));
        json_close(j, '}');
    }
    json_close(j, ']');
    free(s);
}
