/* launches.c - see launches.h */
#include "launches.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { PLACES = 1 << 16, REMEMBERED = 1 << 20 };

typedef struct launch_place {
    uint64_t id;
    uint32_t process, api, node, after;
    bool taken, came; /* came: some of its work */
} launch_place;

static launch_place *place_of(launches *l, uint32_t process, uint64_t id)
{
    if (!l->places) {
        l->places = tr_alloc_large(PLACES * sizeof *l->places);
        memset(l->places, 0, PLACES * sizeof *l->places);
    }
    return &l->places[(id + (id >> 16) + process * 0x9e37u) % PLACES];
}

static bool is(const launch_place *p, uint32_t process, uint32_t api, uint64_t id)
{
    return p->taken && p->id == id && p->process == process && p->api == api;
}

void launches_put(launches *l, uint32_t process, uint32_t api, uint64_t id, uint32_t node, uint32_t after)
{
    launch_place *p = place_of(l, process, id);
    tr_map3_entry *old, *other;
    if (p->taken && !p->came && !is(p, process, api, id)) {
        if (l->others.table.n >= REMEMBERED) /* work comes a second or two after it was asked for */
            tr_map3_free(&l->others);
        other = tr_map3_put(&l->others, p->process, p->api, p->id);
        other->v.u[0] = p->node;
        other->v.u[1] = p->after;
    }
    if (l->others.table.n && (old = tr_map3_find(&l->others, process, api, id)) != NULL)
        tr_map3_remove(&l->others, old);
    *p = (launch_place){id, process, api, node, after, true, false};
}

bool launches_find(launches *l, uint32_t process, uint32_t api, uint64_t id, uint32_t *node, uint32_t *after)
{
    launch_place *p = place_of(l, process, id);
    tr_map3_entry *other;
    if (is(p, process, api, id)) {
        p->came = true;
        *node = p->node;
        *after = p->after;
        return true;
    }
    if (!l->others.table.n || !(other = tr_map3_find(&l->others, process, api, id)))
        return false;
    *node = (uint32_t)other->v.u[0];
    *after = (uint32_t)other->v.u[1];
    return true;
}

void launches_free(launches *l)
{
    free(l->places);
    tr_map3_free(&l->others);
}
