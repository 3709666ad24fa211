/* map.c - what the two widths of the table share: growing, iterating, removing */
#include "map.h"
#include "memory.h"
#include <stdlib.h>
#include <string.h>

/* Words of a slot */
enum { ONE = sizeof(tr_map_entry) / sizeof(uint64_t), THREE = sizeof(tr_map3_entry) / sizeof(uint64_t) };

static uint64_t *slot_of(const tr_table *t, unsigned words, uint32_t k)
{
    return (uint64_t *)t->slots + (size_t)(k & t->mask) * words;
}

static bool taken(const uint64_t *slot, unsigned words) { return slot[words - 1] != 0; }

static uint32_t hash_of(const uint64_t *slot, unsigned words)
{
    return words == ONE ? tr_hash1(slot[0]) : tr_hash3(slot[0], slot[1], slot[2]);
}

static uint64_t *free_slot(const tr_table *t, unsigned words, uint32_t hash)
{
    while (taken(slot_of(t, words, hash), words))
        hash++;
    return slot_of(t, words, hash);
}

static void *each(const tr_table *t, unsigned words, size_t *state)
{
    while (t->slots && *state <= t->mask) {
        uint64_t *slot = slot_of(t, words, (uint32_t)(*state)++);
        if (taken(slot, words))
            return slot;
    }
    return NULL;
}

/* Makes the table fit its entries and one more, half full at the most. */
static void resize(tr_table *t, unsigned words, bool (*drop)(const tr_map3_entry *))
{
    tr_table old = *t;
    size_t state = 0;
    const uint64_t *from;
    if (drop) {
        tr_map3_entry *e;
        while ((e = each(&old, THREE, &state)))
            if (drop(e)) {
                e->taken = false;
                t->n--;
            }
    }
    for (t->mask = 15; t->mask / 4 < t->n; t->mask = t->mask * 2 + 1) {}
    t->slots = tr_alloc((t->mask + 1ull) * words * sizeof *from);
    for (state = 0; (from = each(&old, words, &state));)
        memcpy(free_slot(t, words, hash_of(from, words)), from, words * sizeof *from);
    free(old.slots);
}

static void *add(tr_table *t, unsigned words, uint32_t hash)
{
    if (t->n >= t->mask / 2)
        resize(t, words, NULL);
    t->n++;
    return free_slot(t, words, hash);
}

static void release(tr_table *t)
{
    free(t->slots);
    memset(t, 0, sizeof *t);
}

void tr_map_put(tr_map *map, uint64_t key, void *value)
{
    tr_map_entry *e = add(&map->table, ONE, tr_hash1(key));
    e->key = key;
    e->value = (uintptr_t)value;
}

void tr_map_set(tr_map *map, uint64_t key, void *value)
{
    tr_map_entry *slots = map->table.slots, *e;
    if (slots)
        for (uint32_t k = tr_hash1(key); (e = &slots[k & map->table.mask])->value; k++)
            if (e->key == key) {
                e->value = (uintptr_t)value;
                return;
            }
    tr_map_put(map, key, value);
}

const tr_map_entry *tr_map_each(const tr_map *map, size_t *state) { return each(&map->table, ONE, state); }

void tr_map_free(tr_map *map) { release(&map->table); }

tr_map3_entry *tr_map3_add(tr_map3 *m, uint64_t a, uint64_t b, uint64_t c)
{
    tr_map3_entry *e = add(&m->table, THREE, tr_hash3(a, b, c));
    *e = (tr_map3_entry){.key = {a, b, c}, .taken = true};
    return e;
}

void tr_map3_remove(tr_map3 *m, tr_map3_entry *e)
{
    tr_map3_entry *slots = m->table.slots;
    uint32_t mask = m->table.mask, hole = (uint32_t)(e - slots), k = hole;
    m->table.n--;
    for (;;) { /* closes the gap, so that no search stops short: what follows moves up unless it would pass its home */
        slots[hole].taken = false;
        do {
            k = (k + 1) & mask;
            if (!slots[k].taken)
                return;
        } while (((k - hash_of(slots[k].key, THREE)) & mask) < ((k - hole) & mask));
        slots[hole] = slots[k];
        hole = k;
    }
}

void tr_map3_resize(tr_map3 *m, bool (*drop)(const tr_map3_entry *)) { resize(&m->table, THREE, drop); }

tr_map3_entry *tr_map3_each(const tr_map3 *m, size_t *state) { return each(&m->table, THREE, state); }

void tr_map3_free(tr_map3 *m) { release(&m->table); }

uint64_t tr_hash(const void *data, size_t bytes, uint64_t seed)
{
    const unsigned char *p = data;
    uint64_t h = seed ^ bytes * 0x9e3779b97f4a7c15ull, w;
    for (; bytes; p += bytes < 8 ? bytes : 8, bytes -= bytes < 8 ? bytes : 8) {
        w = 0;
        memcpy(&w, p, bytes < 8 ? bytes : 8);
        h = (h ^ w) * 0x9e3779b97f4a7c15ull;
        h ^= h >> 32;
    }
    return h;
}
