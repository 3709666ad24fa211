/* map.h - a map from a number or a hash to a pointer */
#ifndef TRACE_SUPPORT_MAP_H
#define TRACE_SUPPORT_MAP_H
#include <stddef.h>
#include <stdint.h>

/* A map from a number or a hash to a pointer. Equal keys may be put several times; tr_map_next walks them. */
typedef struct tr_map {
    uint64_t *keys;
    void **values;
    size_t n, room;
} tr_map;
void tr_map_put(tr_map *map, uint64_t key, void *value);
void tr_map_set(tr_map *map, uint64_t key, void *value); /* in place of what the key had */
void *tr_map_get(const tr_map *map, uint64_t key);
void *tr_map_next(const tr_map *map, uint64_t key, size_t *state); /* *state = 0 at first; NULL at the end */
void tr_map_free(tr_map *map);
uint64_t tr_hash(const void *data, size_t bytes, uint64_t seed);
#endif
