/* health.c - how inputs fared, how well clocks are known */
#include "merge.h"
#include "private.h"

size_t tr_set_inputs(const tr_set *set, tr_input *inputs, size_t max)
{
    size_t i, k;
    for (i = 0; i < set->nfiles && i < max; i++) {
        const tr_file *f = set->files[i];
        inputs[i] = (tr_input){.path = f->path, .used = f->used, .damaged = f->damaged, .merged = f->is_merged, .empty = f->empty, .passed = f->passed};
    }
    for (i = 0; i < set->nprocesses; i++) {
        const tr_full_process *p = set->processes[i];
        tr_input *in;
        if (p->file->index >= max) /* `inputs` may be NULL then */
            continue;
        in = &inputs[p->file->index];
        in->processes++;
        in->killed += p->header.state != TRACE_FILE_CLOSED;
        in->dropped += p->dropped;
        in->overwritten += p->overwritten;
        for (k = 0; k < p->nlist; k++) {
            in->events += p->list[k]->events;
            in->lost += p->list[k]->lost;
        }
    }
    return set->nfiles;
}

size_t tr_set_nodes(const tr_set *set, tr_node_info *nodes, size_t max)
{
    size_t i;
    for (i = 0; i < set->nnodes && i < max; i++)
        nodes[i] = (tr_node_info){.host = "", .samples = (uint32_t)set->nodes[i]->nsamples, .fit_error_ns = set->nodes[i]->fit_error_ns,
                                  .align_ns = set->nodes[i]->align_ns, .align_error_ns = set->nodes[i]->align_error_ns};
    for (i = 0; i < set->njoined; i++) {
        uint32_t k = set->joined[i]->node->index;
        if (k < max) {
            nodes[k].host = set->joined[i]->header.host;
            nodes[k].processes++;
        }
    }
    return set->nnodes;
}

void tr_set_causality(const tr_set *set, uint64_t *matched, uint64_t *before_, uint64_t *after)
{
    *matched = set->matched;
    *before_ = set->violations_before;
    *after = set->violations_after;
}
