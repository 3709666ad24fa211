/* processes.c - see processes.h */
#include "processes.h"
#include "support/memory.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t digits(int32_t n)
{
    uint32_t k = 1;
    for (; n >= 10; n /= 10)
        k++;
    return k;
}

/* Facts about a process, for the UI's help button. */
static char *describe_process(const tr_process *p)
{
    char *text = NULL;
    size_t n = 0;
    FILE *f = open_memstream(&text, &n);
    if (!f)
        return NULL;
    fprintf(f, "%s\nhost %s, pid %u", p->header->program, p->header->host, p->header->pid);
    if (p->rank >= 0)
        fprintf(f, ", rank %d of %d", p->rank, p->world);
    if (p->header->job[0])
        fprintf(f, ", job %s", p->header->job);
    for (uint32_t i = 0; i < p->ninfo; i++)
        fprintf(f, "\n%s: %s", p->info[2 * i], p->info[2 * i + 1]);
    fprintf(f, "\ntimes within %llu ns of the host's clock", (unsigned long long)p->clock_error_ns);
    if (p->align_error_ns == UINT64_MAX)
        fputs("; nothing tells how far that is from the other hosts'", f);
    else if (p->align_error_ns)
        fprintf(f, ", within %llu ns more of the other hosts'", (unsigned long long)p->align_error_ns);
    if (p->killed)
        fputs(p->running ? "\nstill running when its file was read" : "\nended without closing its file", f);
    fclose(f);
    return text;
}

static void show_process(emit *o, process_state *s, uint32_t rank_digits, tr_map3 *pids)
{
    const tr_process *p = s->process;
    char name[512], facts[128], lost[64];
    const char *labels[4];
    unsigned n = 0;
    char *description = describe_process(p);
    uint64_t gone = p->dropped + p->overwritten;
    s->pid = p->header->pid;
    if (!s->pid || tr_map3_find(pids, s->pid, 0, 0)) /* Perfetto takes two processes of one pid for one */
        for (s->pid = 10000001 + p->index; tr_map3_find(pids, s->pid, 0, 0); s->pid++)
            ;
    tr_map3_put(pids, s->pid, 0, 0);
    if (p->rank >= 0) /* padded: older UIs sort processes by name */
        snprintf(name, sizeof name, "rank %0*d %s %s", (int)rank_digits, p->rank, p->header->host, p->name);
    else
        snprintf(name, sizeof name, "%s %s", p->header->host, p->name);
    snprintf(facts, sizeof facts, "%s pid %u", p->header->host, p->header->pid);
    labels[n++] = facts;
    if (p->killed)
        labels[n++] = p->running ? "still running" : "did not end properly";
    if (gone) {
        snprintf(lost, sizeof lost, "%llu events lost", (unsigned long long)gone);
        labels[n++] = lost;
    }
    labels[n] = NULL;
    s->uuid = pf_describe(&o->w, &(pf_track_info){.name = name,
                                                  .pid = s->pid,
                                                  .labels = labels,
                                                  .description = description,
                                                  .order = p->rank >= 0 ? p->rank : -1});
    free(description);
}

static int by_end(const void *a, const void *b)
{
    const process_state *x = *(process_state *const *)a, *y = *(process_state *const *)b;
    return x->last_ns != y->last_ns                ? (x->last_ns < y->last_ns ? -1 : 1)
           : x->process->index < y->process->index ? -1
                                                   : 1;
}

void processes_start(processes *all, emit *o, const tr_trace *trace, const int64_t *last_ns, int64_t to_ns,
                     const bool *chosen)
{
    tr_process *const *list;
    int32_t last_rank = 0;
    uint32_t width;
    tr_map3 pids = {0};
    all->n = tr_trace_processes(trace, &list);
    all->list = (process_state *)tr_resize(NULL, all->n * sizeof *all->list);
    memset(all->list, 0, all->n * sizeof *all->list);
    all->ends = (process_state **)tr_resize(NULL, all->n * sizeof *all->ends);
    for (size_t i = 0; i < all->n; i++)
        if (list[i]->rank > last_rank)
            last_rank = list[i]->rank;
    width = digits(last_rank) > 4 ? digits(last_rank) : 4;
    for (size_t i = 0; i < all->n; i++) {
        process_state *s = &all->list[list[i]->index];
        s->process = list[i];
        s->shown = !chosen || chosen[list[i]->index];
        all->shown += s->shown;
        s->last_ns = last_ns[list[i]->index] == INT64_MIN ? INT64_MAX : last_ns[list[i]->index];
        s->last_ns = s->last_ns < to_ns ? s->last_ns : to_ns;
        if (s->shown)
            show_process(o, s, width, &pids);
        all->ends[i] = s;
    }
    if (all->n)
        qsort(all->ends, all->n, sizeof *all->ends, by_end);
    tr_map3_free(&pids);
}

void processes_free(processes *all)
{
    for (size_t i = 0; i < all->n; i++) {
        free(all->list[i].threads);
        tr_map3_free(&all->list[i].tids);
    }
    free(all->list);
    free(all->ends);
}
