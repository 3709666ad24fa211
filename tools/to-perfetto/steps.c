/* steps.c - see steps.h */
#include "steps.h"
#include <stdio.h>

static uint64_t write_steps(emit *o, pf_track *t, const loop_process *p, int64_t from_ns, int64_t to_ns)
{
    const pf_id number = pf_cstring(&o->w, "step");
    uint64_t n = 0;
    for (size_t k = 0; k < p->n; k++) {
        int64_t begin = p->steps[k].begin, end = k + 1 < p->n ? p->steps[k + 1].begin : p->until;
        char name[40];
        begin = begin > from_ns ? begin : from_ns;
        end = end < to_ns ? end : to_ns;
        if (end <= begin)
            continue;
        pf_add_int(&o->w, t, number, p->steps[k].number);
        pf_event(&o->w, t, begin, PF_BEGIN, 0, o->keys.trace_category, name,
                 (size_t)snprintf(name, sizeof name, "step #%lld", (long long)p->steps[k].number));
        pf_event(&o->w, t, end, PF_END, 0, 0, NULL, 0);
        n++;
    }
    return n;
}

uint64_t steps_write(emit *o, const processes *all, const loop *l, int64_t from_ns, int64_t to_ns, uint64_t *tracks)
{
    uint64_t n = 0;
    *tracks = 0;
    for (size_t i = 0; i < all->n && i < l->nprocesses; i++) {
        const process_state *s = &all->list[i];
        pf_track t;
        if (!s->shown || !l->of[i].n)
            continue;
        pf_track_init(&t, pf_describe(&o->w, &(pf_track_info){.parent = s->uuid, .name = "steps", .order = -1}));
        n += write_steps(o, &t, &l->of[i], from_ns, to_ns);
        pf_track_free(&t);
        ++*tracks;
    }
    return n;
}
