/* status.c - how inputs fared, how well clocks are known */
#include "status.h"
#include <math.h>
#include "read/clocks/drift.h"
#include "read/containers/header.h"
#include "read/model.h"

size_t tr_trace_inputs(const tr_trace *trace, tr_input *inputs, size_t max)
{
    size_t i, k;
    for (i = 0; i < trace->nfiles && i < max; i++) {
        const tr_file *f = trace->files[i];
        inputs[i] = (tr_input){.path = f->path,
                               .name = f->name,
                               .used = f->used,
                               .damaged = f->damaged,
                               .merged = f->is_merged,
                               .empty = f->empty,
                               .passed = f->passed};
        for (k = 0; k < f->nblocks; k++)
            if ((uint64_t)f->blocks[k].raw + f->blocks[k].stored > inputs[i].block_bytes)
                inputs[i].block_bytes = (uint64_t)f->blocks[k].raw + f->blocks[k].stored;
    }
    for (i = 0; i < trace->nprocesses; i++) {
        const tr_full_process *p = trace->processes[i];
        tr_input *in;
        if (p->file->index >= max) /* `inputs` may be NULL then */
            continue;
        in = &inputs[p->file->index];
        in->processes++;
        in->killed += tr_header_unclosed(&p->header);
        in->running += p->process.running;
        in->dropped += p->dropped;
        in->overwritten += p->overwritten;
        for (k = 0; k < p->nlist; k++) {
            in->events += p->list[k]->events;
            in->lost += p->list[k]->lost;
        }
    }
    return trace->nfiles;
}

size_t tr_trace_nodes(const tr_trace *trace, tr_node_info *nodes, size_t max)
{
    size_t i;
    for (i = 0; i < trace->nnodes && i < max; i++)
        nodes[i] = (tr_node_info){.host = "",
                                  .samples = (uint32_t)trace->nodes[i]->nsamples,
                                  .fit_error_ns = trace->nodes[i]->fit_error_ns,
                                  .align_ns = trace->nodes[i]->align_ns,
                                  .drift = ldexp((double)trace->nodes[i]->align_rate, -TR_RATE_BITS),
                                  .align_error_ns = trace->nodes[i]->align_error_ns};
    for (i = 0; i < trace->njoined; i++) {
        uint32_t k = trace->joined[i]->node->index;
        if (k < max) {
            nodes[k].host = trace->joined[i]->header.host;
            nodes[k].processes++;
        }
    }
    return trace->nnodes;
}

void tr_trace_causality(const tr_trace *trace, uint64_t *matched, uint64_t *before_, uint64_t *after)
{
    *matched = trace->matched;
    *before_ = trace->violations_before;
    *after = trace->violations_after;
}
