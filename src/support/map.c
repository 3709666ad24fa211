/* map.c - open addressing, linear probing, never more than half full */
#include "map.h"
#include "memory.h"
#include <stdlib.h>
#include <string.h>


static size_t slot_of(uint64_t key, size_t room) { return (size_t)((key * 0x9e3779b97f4a7c15ull) >> 20) & (room - 1); }

void tr_map_put(tr_map *map, uint64_t key, void *value)
{
    size_t i, k;
    if (2 * (map->n + 1) > map->room) {
        tr_map old = *map;
        map->room = old.room ? 2 * old.room : 16;
        map->keys = tr_alloc(map->room * sizeof *map->keys);
        map->values = tr_alloc(map->room * sizeof *map->values);
        map->n = 0;
        for (i = 0; i < old.room; i++)
            if (old.values[i])
                tr_map_put(map, old.keys[i], old.values[i]);
        tr_map_free(&old);
    }
    for (k = slot_of(key, map->room); map->values[k]; k = (k + 1) & (map->room - 1)) {}
    map->keys[k] = key;
    map->values[k] = value;
    map->n++;
}

void tr_map_set(tr_map *map, uint64_t key, void *value)
{
    size_t k;
    for (k = map->room ? slot_of(key, map->room) : 0; map->room && map->values[k]; k = (k + 1) & (map->room - 1))
        if (map->keys[k] == key) {
            map->values[k] = value;
            return;
        }
    tr_map_put(map, key, value);
}

void *tr_map_next(const tr_map *map, uint64_t key, size_t *state)
{
    size_t k;
    if (!map->room)
        return NULL;
    for (;; ++*state) {
        k = (slot_of(key, map->room) + *state) & (map->room - 1);
        if (!map->values[k])
            return NULL;
        if (map->keys[k] == key) {
            ++*state;
            return map->values[k];
        }
    }
}

void *tr_map_get(const tr_map *map, uint64_t key)
{
    size_t state = 0;
    return tr_map_next(map, key, &state);
}

void tr_map_free(tr_map *map)
{
    free(map->keys);
    free(map->values);
    memset(map, 0, sizeof *map);
}

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
