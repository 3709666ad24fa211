/* team.c - see team.h */
#include "team.h"
#include "read/containers/file.h"
#include "read/containers/header.h"

void *tr_team_all(tr_trace *trace, void *list, size_t *n, size_t size)
{
    const tr_team *team = trace->options.team;
    size_t bytes;
    void *all;
    if (!team)
        return list;
    all = team->gather(team->user, list, *n * size, &bytes);
    free(list);
    *n = bytes / size;
    return all;
}

/* ---- files ------------------------------------------------------------------------------------------------------- */

enum { NOTHING, RAW, MERGED };
typedef struct looked {
    uint32_t file, kind;
    uint64_t size, sealed;
    trace_file_header header;
} looked;

static int by_file(const void *left, const void *right)
{
    const tr_raw *a = *(tr_raw *const *)left, *b = *(tr_raw *const *)right;
    return a->file->index < b->file->index ? -1 : a->file->index > b->file->index;
}

static void take(tr_trace *trace, const looked *x)
{
    tr_file *file = trace->files[x->file];
    tr_raw *raw = tr_alloc(sizeof *raw);
    file->size = x->size;
    raw->file = file;
    raw->header = x->header;
    raw->sealed = x->sealed != 0;
    trace->raws = tr_grow(trace->raws, trace->nraws + 1, &trace->raw_room, sizeof *trace->raws);
    trace->raws[trace->nraws++] = raw;
}

bool *tr_team_look(tr_trace *trace, bool (*look)(tr_trace *trace, tr_file *file))
{
    const tr_team *team = trace->options.team;
    bool *is_merged = tr_alloc(trace->nfiles + 1);
    looked *list = tr_alloc((trace->nfiles + 1) * sizeof *list);
    size_t i, n = 0;
    for (i = team->number; i < trace->nfiles; i += team->size) {
        size_t before = trace->nraws;
        looked *x = &list[n++];
        x->file = (uint32_t)i;
        x->kind = look(trace, trace->files[i]) ? MERGED : NOTHING;
        x->size = trace->files[i]->size;
        if (trace->nraws > before) {
            x->kind = RAW;
            x->header = trace->raws[before]->header;
            x->sealed = trace->raws[before]->sealed;
        }
    }
    list = tr_team_all(trace, list, &n, sizeof *list);
    for (i = 0; i < n; i++)
        if (list[i].file < trace->nfiles) {
            is_merged[list[i].file] = list[i].kind == MERGED;
            if (list[i].kind == RAW && list[i].file % team->size != team->number)
                take(trace, &list[i]);
        }
    free(list);
    if (trace->nraws)
        qsort(trace->raws, trace->nraws, sizeof *trace->raws, by_file);
    return is_merged;
}

/* ---- shares ------------------------------------------------------------------------------------------------------ */

typedef struct item { /* a process; of one node, and of one unit of what is shared out, if these numbers are the same */
    const trace_file_header *header;
    bool *other;
    uint64_t weight, node, unit, place;
} item;

static uint64_t number_of(tr_map *map, uint64_t key)
{
    uint64_t n = (uint64_t)(uintptr_t)tr_map_get(map, key);
    if (!n)
        tr_map_put(map, key, (void *)(uintptr_t)(n = map->table.n + (uint64_t)1));
    return n;
}

static int by_node(const void *left, const void *right)
{
    const item *a = left, *b = right;
    if (a->node != b->node)
        return a->node < b->node ? -1 : 1;
    if (a->unit != b->unit)
        return a->unit < b->unit ? -1 : 1;
    return a->place < b->place ? -1 : a->place > b->place;
}

static uint64_t bytes_of(const tr_full_process *p)
{
    uint64_t bytes = 1;
    size_t i;
    for (i = 0; i < p->nlist; i++)
        bytes += p->list[i]->bytes;
    return bytes;
}

static item *items_of(tr_trace *trace, size_t *n)
{
    item *list = tr_alloc((trace->nraws + trace->nprocesses + 1) * sizeof *list);
    size_t i;
    *n = 0;
    for (i = 0; i < trace->nraws; i++)
        if (!trace->raws[i]->file->passed)
            list[(*n)++] = (item){.header = &trace->raws[i]->header,
                                  .other = &trace->raws[i]->other,
                                  .weight = trace->raws[i]->file->size + 1};
    for (i = 0; i < trace->nprocesses; i++)
        if (!trace->processes[i]->passed)
            list[(*n)++] = (item){.header = &trace->processes[i]->header,
                                  .other = &trace->processes[i]->other,
                                  .weight = bytes_of(trace->processes[i])};
    return list;
}

/* Units in their order, so that each member has about the same number of bytes. */
static void share(const tr_team *team, item *list, size_t n)
{
    uint64_t all = 1, before = 0, weight;
    size_t i, k, m;
    for (i = 0; i < n; i++)
        all += list[i].weight;
    for (i = 0; i < n; i = k) {
        uint64_t member;
        for (k = i, weight = 0; k < n && list[k].unit == list[i].unit && list[k].node == list[i].node; k++)
            weight += list[k].weight;
        member = (uint64_t)((double)(before + weight / 2) / (double)all * team->size);
        for (m = i; m < k; m++)
            *list[m].other = (member < team->size ? member : team->size - 1) != team->number;
        before += weight;
    }
}

void tr_team_share(tr_trace *trace)
{
    const tr_team *team = trace->options.team;
    tr_map nodes = {0}, units = {0};
    item *list;
    size_t n, i;
    if (!team)
        return;
    list = items_of(trace, &n);
    for (i = 0; i < n; i++) {
        const trace_file_header *h = list[i].header;
        uint64_t node = tr_hash(h->boot_id, sizeof h->boot_id, h->clock),
                 process[4] = {node, tr_header_pid_ns(h), h->pid, h->proc_start};
        list[i].node = number_of(&nodes, node);
        list[i].unit = number_of(&units, tr_hash(process, sizeof process, 1));
        list[i].place = i;
    }
    trace->team_splits = nodes.table.n < team->size;
    for (i = 0; i < n && !trace->team_splits; i++)
        list[i].unit = list[i].node;
    if (n)
        qsort(list, n, sizeof *list, by_node);
    share(team, list, n);
    tr_map_free(&nodes);
    tr_map_free(&units);
    free(list);
}

/* ---- clocks ------------------------------------------------------------------------------------------------------ */

typedef struct told {
    uint64_t node;
    tr_sample sample;
} told;

void tr_team_samples(tr_trace *trace)
{
    told *list = NULL;
    size_t n = 0, room = 0, i, k, m;
    if (!trace->options.team || !trace->team_splits)
        return;
    for (i = 0; i < trace->nnodes; i++) { /* those of merged files everybody has */
        tr_node *node = trace->nodes[i];
        for (k = m = 0; k < node->nsamples; k++)
            if (node->samples[k].merged)
                node->samples[m++] = node->samples[k];
            else {
                list = tr_grow(list, n + 1, &room, sizeof *list);
                list[n++] = (told){i, node->samples[k]};
            }
        node->nsamples = m;
    }
    list = tr_team_all(trace, list, &n, sizeof *list);
    for (i = 0; i < n; i++)
        if (list[i].node < trace->nnodes) {
            tr_node *node = trace->nodes[list[i].node];
            node->samples = tr_grow(node->samples, node->nsamples + 1, &node->sample_room, sizeof *node->samples);
            node->samples[node->nsamples++] = list[i].sample;
        }
    free(list);
}

void tr_team_t0(tr_trace *trace)
{
    int64_t *list;
    size_t n = 1, i;
    if (!trace->options.team)
        return;
    list = tr_alloc(sizeof *list);
    *list = trace->t0;
    list = tr_team_all(trace, list, &n, sizeof *list);
    for (i = 0; i < n; i++)
        trace->t0 = list[i] < trace->t0 ? list[i] : trace->t0;
    free(list);
}
