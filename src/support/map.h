/* map.h - a hash table in two widths: one number to a pointer (tr_map), three numbers to two (tr_map3)
 *
 * Both are one table: open addressing, linear probing, never more than half full; all zero is an empty one. Keys of
 * tr_map3 are compared whole, so a process, an API and a communicator find their value without a hash of theirs that
 * could meet another's. The reader has several maps from ids to pointers for each process; there a slot of tr_map3
 * would take three times the memory of one of tr_map. Searching is inline with the width known; what grows and closes
 * gaps is written once, for both widths. */
#ifndef TRACE_SUPPORT_MAP_H
#define TRACE_SUPPORT_MAP_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* A slot is an entry: 64-bit words of which the key is the first and the last is not 0 where the slot is taken. */
typedef struct tr_table {
    void *slots; /* mask + 1 of them, or none */
    uint32_t n, mask;
} tr_table;

uint64_t tr_hash(const void *data, size_t bytes, uint64_t seed);

static inline uint32_t tr_hash1(uint64_t a) { return (uint32_t)(a * 0x9e3779b97f4a7c15ull >> 32); }

static inline uint32_t tr_hash3(uint64_t a, uint64_t b, uint64_t c)
{
    uint64_t h = (a ^ 0x9e3779b97f4a7c15ull) * 0xff51afd7ed558ccdull;
    h = (h ^ h >> 32 ^ b) * 0xc4ceb9fe1a85ec53ull;
    h = (h ^ h >> 29 ^ c) * 0xff51afd7ed558ccdull;
    return (uint32_t)(h >> 32);
}

/* ---- one number, or the hash of a text -> a pointer that is not NULL ----------------------------------------------
 * Equal keys may be put several times: tr_map_next gives all of them, and whoever put hashes compares what they are
 * of. There is no removal. */

typedef struct tr_map {
    tr_table table;
} tr_map;
typedef struct tr_map_entry {
    uint64_t key, value; /* the pointer */
} tr_map_entry;

void tr_map_put(tr_map *map, uint64_t key, void *value);
void tr_map_set(tr_map *map, uint64_t key, void *value);        /* in place of what the key had */
const tr_map_entry *tr_map_each(const tr_map *, size_t *state); /* *state = 0 at first; NULL at the end */
void tr_map_free(tr_map *map);

/* The next value of `key`. *state = 0 at first; NULL at the end */
static inline void *tr_map_next(const tr_map *map, uint64_t key, size_t *state)
{
    const tr_map_entry *slots = (const tr_map_entry *)map->table.slots;
    if (slots)
        for (;;) {
            const tr_map_entry *e = &slots[(tr_hash1(key) + *state) & map->table.mask];
            if (!e->value)
                break;
            ++*state;
            if (e->key == key)
                return (void *)(uintptr_t)e->value;
        }
    return NULL;
}

static inline void *tr_map_get(const tr_map *map, uint64_t key)
{
    size_t state = 0;
    return tr_map_next(map, key, &state);
}

/* ---- three numbers -> two, or a pointer; with removal -------------------------------------------------------------
 */

typedef struct tr_map3 {
    tr_table table;
} tr_map3;
typedef struct tr_map3_entry {
    uint64_t key[3];
    union {
        uint64_t u[2];
        int64_t i;
        void *p;
    } v; /* zero when new */
    uint64_t taken;
} tr_map3_entry;

/* Entries move when others are put or removed: use the pointer at once. */
tr_map3_entry *tr_map3_add(tr_map3 *, uint64_t a, uint64_t b, uint64_t c); /* a key that is absent */
void tr_map3_remove(tr_map3 *, tr_map3_entry *);
void tr_map3_resize(tr_map3 *, bool (*drop)(const tr_map3_entry *)); /* drops those for which `drop` returns true */
tr_map3_entry *tr_map3_each(const tr_map3 *, size_t *state);         /* *state = 0 at first; NULL at the end */
void tr_map3_free(tr_map3 *);

/* The next tr_map3_add will make it larger. */
static inline bool tr_map3_full(const tr_map3 *m) { return m->table.n >= m->table.mask / 2; }

/* NULL if absent */
static inline tr_map3_entry *tr_map3_find(const tr_map3 *m, uint64_t a, uint64_t b, uint64_t c)
{
    tr_map3_entry *slots = (tr_map3_entry *)m->table.slots, *e;
    if (slots)
        for (uint32_t k = tr_hash3(a, b, c); (e = &slots[k & m->table.mask])->taken; k++)
            if (e->key[0] == a && e->key[1] == b && e->key[2] == c)
                return e;
    return NULL;
}

/* The entry, made if absent. */
static inline tr_map3_entry *tr_map3_put(tr_map3 *m, uint64_t a, uint64_t b, uint64_t c)
{
    tr_map3_entry *e = tr_map3_find(m, a, b, c);
    return e ? e : tr_map3_add(m, a, b, c);
}
#endif
