/* chrome_steps.c - see chrome_steps.h */
#include "chrome_steps.h"
#include <stdio.h>

static void put(chrome *c, const loop_process *of, size_t k)
{
    const loop_step *s = &of->steps[k];
    const export_settings *set = c->part->settings;
    int64_t end = k + 1 < of->n ? of->steps[k + 1].begin : of->until;
    char name[40];
    if (!c->tids[s->thread] || end <= set->from_ns || s->begin >= set->to_ns)
        return;
    snprintf(name, sizeof name, "ProfilerStep#%lld", (long long)s->number);
    chrome_begin(c, 'X', "user_annotation", name, strlen(name), (int64_t)c->pids[s->process], c->tids[s->thread],
                 s->begin);
    out_str(c->out, ", \"dur\": ");
    out_room(c->out);
    chrome_us(c->out, end - s->begin);
    out_str(c->out, ", \"args\": {}");
    chrome_end(c);
    c->slices++;
}

void chrome_steps_put(chrome *c)
{
    const loop *l = c->loop;
    for (size_t i = 0; i < c->part->nprocesses; i++) {
        uint32_t p = c->part->processes[i]->index;
        if (l->how != LOOP_MARKED || p >= l->nprocesses || c->steps[p])
            continue;
        for (size_t k = 0; k < l->of[p].n; k++)
            put(c, &l->of[p], k);
    }
}
