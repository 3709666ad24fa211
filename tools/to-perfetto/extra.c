/* extra.c - see extra.h */
#include "extra.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

void extra_free(slice_extra *x)
{
    for (uint32_t i = 0; i < x->ncopies; i++)
        free((void *)(uintptr_t)x->copies[i].payload);
    free(x->comm_name);
    free(x->copies);
    free(x->keys);
    free(x->held.data);
}

void extra_copy(slice_extra *x, const tr_event *e)
{
    tr_event *copy;
    unsigned char *payload = (unsigned char *)tr_resize(NULL, e->payload_bytes);
    if (x->ncopies == x->copies_cap) {
        x->copies_cap = x->copies_cap ? x->copies_cap * 2 : 2;
        x->copies = (tr_event *)tr_resize(x->copies, x->copies_cap * sizeof *x->copies);
    }
    copy = &x->copies[x->ncopies++];
    *copy = *e;
    if (e->payload_bytes)
        memcpy(payload, e->payload, e->payload_bytes);
    copy->payload = payload;
}

/* A key said again about one slice becomes "key#2". */
static pf_id unique_key(emit *o, slice_extra *x, const plan *begin, pf_id key)
{
    uint32_t times = 1 + plan_has_key(begin, key);
    for (uint32_t i = 0; i < x->nkeys; i++)
        times += x->keys[i] == key;
    if (x->nkeys == x->keys_cap) {
        x->keys_cap = x->keys_cap ? x->keys_cap * 2 : 8;
        x->keys = (pf_id *)tr_resize(x->keys, x->keys_cap * sizeof *x->keys);
    }
    x->keys[x->nkeys++] = key;
    return times > 1 ? plan_numbered_key(&o->w, key, times) : key;
}

void extra_annotate(emit *o, slice_extra *x, const plan *begin, pf_track *t, const plan *p, const tr_event *e)
{
    tr_fields(e, o->values);
    for (unsigned i = 0; i < p->def->nfields; i++)
        if (plan_shows(p, i))
            plan_value(&o->w, t, unique_key(o, x, begin, p->key[i]), &o->values[i], plan_shows_all(p, i));
    pf_hold(&o->w, t, &x->held);
}
