/* roster.c - see roster.h */
#include "roster.h"
#include "read/containers/alive.h"
#include "read/containers/file.h"
#include "read/containers/header.h"
#include "read/open.h"
#include "runs.h"

int tr_roster_order(const tr_roster_process *a, const tr_roster_process *b)
{
    return tr_process_order(&a->header, a->rank, &b->header, b->rank);
}

static void add_threads(tr_trace *trace, tr_full_process *p, const tr_roster_process *x)
{
    size_t k;
    for (k = 0; k < x->nthreads; k++) {
        tr_full_thread *t = tr_alloc(sizeof *t);
        t->thread.index = (uint32_t)trace->nthreads;
        t->thread.process = &p->process;
        t->thread.tid = x->threads[k].tid;
        t->thread.name = x->threads[k].name;
        trace->threads = tr_grow(trace->threads, trace->nthreads + 1, &trace->thread_room, sizeof *trace->threads);
        trace->threads[trace->nthreads++] = t;
    }
}

static void add_process(tr_trace *trace, tr_file *file, const tr_roster_process *x)
{
    tr_full_process *p = tr_process_new(trace, file, &x->header);
    uint32_t k;
    p->process.index = (uint32_t)trace->njoined;
    p->process.path = x->path;
    p->process.header = &p->header;
    p->process.name = x->name;
    p->process.rank = x->rank;
    p->process.world = x->world;
    if (p->process.spawned && x->header.rank >= 0 && x->rank >= x->header.rank)
        p->process.first_rank = x->rank - x->header.rank;
    p->process.t_open_ns = x->t_open_ns;
    p->process.alive_ns = x->alive_ns;
    p->process.clock_error_ns = x->clock_error_ns;
    p->process.align_error_ns = x->align_error_ns;
    p->process.dropped = x->dropped;
    p->process.overwritten = x->overwritten;
    p->process.killed = x->killed;
    p->process.running = x->killed && tr_recorder_lives(&x->header);
    p->number = p->process.index;
    for (k = 0; k < x->ninfo; k++)
        tr_info_add(p, x->info[2 * k], x->info[2 * k + 1]);
    trace->joined[trace->njoined++] = p;
    add_threads(trace, p, x);
}

tr_trace *tr_roster_open(const tr_roster_process *list, size_t n, const tr_options *options)
{
    tr_trace *trace = tr_alloc(sizeof *trace);
    tr_options all = options ? *options : (tr_options){0};
    tr_file *file = NULL;
    size_t i;
    all.run = "all"; /* which of them is counted was chosen then */
    tr_model_init(trace, &all);
    trace->joined = tr_alloc((n + 1) * sizeof(tr_full_process *));
    for (i = 0; i < n; i++) {
        if (!file || strcmp(file->path, list[i].path) != 0)
            file = tr_file_new(trace, list[i].path);
        file->used = true;
        add_process(trace, file, &list[i]);
    }
    tr_runs_choose(trace);
    return trace;
}

void tr_roster_known(tr_trace *trace, int status, int64_t t0_ns)
{
    trace->status = status;
    trace->t0 = t0_ns;
}
