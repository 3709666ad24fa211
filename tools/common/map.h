/* map.h - a hash table of three-word keys and two-word values, with removal; the tools' only associative container */
#ifndef TOOL_MAP_H
#define TOOL_MAP_H
#include "options.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

typedef struct map_entry {
    uint64_t key[3];
    union {
        uint64_t u[2];
        int64_t i;
        void *p;
    } v; /* zero when new */
    uint32_t hash;
    bool live;
} map_entry;

typedef struct map {
    map_entry *slots;
    uint32_t n, mask;
} map;

static inline uint32_t map_hash(uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t h = (a ^ 0x9e3779b97f4a7c15ull) * 0xff51afd7ed558ccdull;
    h = (h ^ h >> 32 ^ b) * 0xc4ceb9fe1a85ec53ull;
    h = (h ^ h >> 29 ^ c) * 0xff51afd7ed558ccdull;
    return (uint32_t)(h >> 32);
}

/* NULL if absent. Entries move when others are put or removed: use the pointer at once. */
static inline map_entry *map_find(const map *m, uint64_t a, uint64_t b, uint64_t c)
{
    uint32_t h = map_hash(a, b, c);
    if (m->slots)
        for (uint32_t k = h & m->mask; m->slots[k].live; k = (k + 1) & m->mask) {
            map_entry *e = &m->slots[k];
            if (e->hash == h && e->key[0] == a && e->key[1] == b && e->key[2] == c)
                return e;
        }
    return NULL;
}

/* Makes the table fit its entries and one more; drops those for which `drop` says so. */
static inline void map_resize(map *m, bool (*drop)(const map_entry *))
{
    map old = *m;
    uint32_t n = 0;
    for (uint32_t i = 0; old.slots && i <= old.mask; i++) {
        if (old.slots[i].live && drop && drop(&old.slots[i]))
            old.slots[i].live = false;
        n += old.slots[i].live;
    }
    m->n = n;
    for (m->mask = 63; m->mask / 4 < n; m->mask = m->mask * 2 + 1)
        ;
    m->slots = (map_entry *)tr_alloc((m->mask + 1ull) * sizeof *m->slots);
    for (uint32_t i = 0; old.slots && i <= old.mask; i++)
        if (old.slots[i].live) {
            uint32_t k = old.slots[i].hash & m->mask;
            while (m->slots[k].live)
                k = (k + 1) & m->mask;
            m->slots[k] = old.slots[i];
        }
    free(old.slots);
}

static inline bool map_full(const map *m) { return !m->slots || m->n >= m->mask / 2; }

/* The entry, made if absent. */
static inline map_entry *map_put(map *m, uint64_t a, uint64_t b, uint64_t c)
{
    map_entry *e = map_find(m, a, b, c);
    uint32_t k;
    if (e)
        return e;
    if (map_full(m))
        map_resize(m, NULL);
    k = map_hash(a, b, c);
    m->n++;
    for (e = &m->slots[k & m->mask]; e->live; e = &m->slots[++k & m->mask])
        ;
    *e = (map_entry){.key = {a, b, c}, .hash = map_hash(a, b, c), .live = true};
    return e;
}

static inline void map_remove(map *m, map_entry *e)
{
    uint32_t hole = (uint32_t)(e - m->slots), k = hole;
    m->n--;
    for (;;) { /* closes the gap, so that no search stops short: what follows moves up unless it would pass its home */
        m->slots[hole].live = false;
        do {
            k = (k + 1) & m->mask;
            if (!m->slots[k].live)
                return;
        } while (((k - m->slots[k].hash) & m->mask) < ((k - hole) & m->mask));
        m->slots[hole] = m->slots[k];
        hole = k;
    }
}
#endif
