/* items.c - what is compared, by its section and name */
#include "diff.h"
#include "support/memory.h"
#include <string.h>

item *item_get(diff *d, enum section section, const char *name, uint32_t number)
{
    uint64_t key = tr_hash(name, strlen(name), section);
    size_t state = 0;
    item *x;
    while ((x = tr_map_next(&d->by_name, key, &state)))
        if (x->section == section && !strcmp(x->name, name))
            return x;
    x = tr_arena_get(&d->arena, sizeof *x);
    *x = (item){.section = section, .number = number, .name = tr_arena_text(&d->arena, name, strlen(name))};
    x->runs = tr_arena_get(&d->arena, d->nruns * sizeof *x->runs);
    d->items = tr_grow(d->items, d->nitems + 1, &d->item_room, sizeof *d->items);
    d->items[d->nitems++] = x;
    tr_map_put(&d->by_name, key, x);
    return x;
}

portion *item_portions(diff *d, item *x, const diff_run *r)
{
    portion **at = &x->runs[r - d->runs];
    if (!*at)
        *at = tr_arena_get(&d->arena, (d->plan.nblocks + 1) * sizeof **at);
    return *at;
}
