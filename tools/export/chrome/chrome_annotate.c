/* chrome_annotate.c - see chrome_annotate.h */
#include "chrome_annotate.h"
#include "common/message.h"
#include "support/memory.h"
#include <stdlib.h>

/* A step has its own name there: HTA takes each slice called ProfilerStep#N for the time of a step on the host. */
static const char *name_of(const tr_open *o)
{
    const chrome_slice *s = o->node;
    return s->own ? s->own : s->name ? s->name : o->def->name;
}

chrome_annotation *chrome_annotation_here(chrome *c, walk_thread *t)
{
    size_t depth = tr_stack_depth(t->stack), known = depth, k;
    chrome_annotation *up = NULL;
    while (known > 0 && depth - known < CHROME_OUTER) {
        const chrome_slice *s = tr_stack_at(t->stack, known - 1)->node;
        if (s && s->annotation) {
            up = s->annotation;
            break;
        }
        known--;
    }
    for (k = known; k < depth; k++) { /* those above, from outside to inside */
        tr_open *o = tr_stack_at(t->stack, k);
        chrome_slice *s = o->node;
        if (!s || !chrome_plan_of(c, o->def)->annotation)
            continue;
        s->annotation = tr_alloc(sizeof *s->annotation);
        *s->annotation = (chrome_annotation){.up = up, .name = tool_text("%s", name_of(o)), .refs = 1};
        if (up)
            up->refs++;
        up = s->annotation;
    }
    if (up)
        up->refs++;
    return up;
}

void chrome_annotation_work(chrome_annotation *a, const chrome_row *row, int64_t begin, int64_t end)
{
    size_t i;
    for (; a; a = a->up) {
        for (i = 0; i < a->nspans && a->spans[i].row != row; i++) {}
        if (i == a->nspans) {
            a->spans = tr_grow(a->spans, a->nspans + 1, &a->room, sizeof *a->spans);
            a->spans[a->nspans++] = (struct chrome_span){row, begin, end};
        }
        if (begin < a->spans[i].begin)
            a->spans[i].begin = begin;
        if (end > a->spans[i].end)
            a->spans[i].end = end;
    }
}

void chrome_annotation_drop(chrome *c, chrome_annotation *a)
{
    size_t i;
    while (a && !--a->refs) {
        chrome_annotation *up = a->up;
        for (i = 0; i < a->nspans; i++) {
            const struct chrome_span *s = &a->spans[i];
            chrome_begin(c, 'X', "gpu_user_annotation", a->name, strlen(a->name), s->row->pid, s->row->tid, s->begin);
            out_str(c->out, ", \"dur\": ");
            out_room(c->out);
            chrome_us(c->out, s->end - s->begin);
            out_str(c->out, ", \"args\": {}");
            chrome_end(c);
        }
        free(a->spans);
        free(a->name);
        free(a);
        a = up;
    }
}
