/* memory.c - arenas, maps, growing arrays */
#include "private.h"

static void *no_memory(void)
{
    fprintf(stderr, "trace: error: out of memory\n");
    exit(TR_FAILED);
}

void *tr_alloc(size_t bytes)
{
    void *p = calloc(1, bytes ? bytes : 1);
    return p ? p : no_memory();
}

void *tr_grow(void *p, size_t n, size_t *room, size_t size)
{
    size_t want = *room ? *room : 8;
    if (n <= *room)
        return p;
    while (want < n)
        want *= 2;
    p = realloc(p, want * size);
    if (!p)
        no_memory();
    memset((char *)p + *room * size, 0, (want - *room) * size);
    *room = want;
    return p;
}

bool tr_buffer_room(tr_buffer *buffer, size_t n)
{
    if (n > buffer->room) {
        n += n / 8; /* the next one may be a little larger */
        free(buffer->p);
        buffer->p = malloc(n);
        buffer->room = buffer->p ? n : 0;
    }
    return buffer->p != NULL;
}

struct tr_arena_block {
    struct tr_arena_block *next;
    uint64_t pad;
};

void *tr_arena_get(tr_arena *arena, size_t bytes)
{
    void *p;
    bytes = (bytes + 15u) & ~(size_t)15u;
    if (bytes > arena->left) {
        size_t room = bytes > 65536 ? bytes : 65536;
        struct tr_arena_block *b = tr_alloc(sizeof *b + room);
        b->next = arena->blocks;
        arena->blocks = b;
        arena->p = (unsigned char *)(b + 1);
        arena->left = room;
    }
    p = arena->p;
    arena->p += bytes;
    arena->left -= bytes;
    return p;
}

void tr_arena_free(tr_arena *arena)
{
    struct tr_arena_block *b = arena->blocks, *next;
    for (; b; b = next) {
        next = b->next;
        free(b);
    }
    memset(arena, 0, sizeof *arena);
}

const char *tr_arena_text(tr_arena *arena, const void *text, size_t length)
{
    const unsigned char *p = text;
    size_t i, n, bad = 0;
    char *out, *q;
    for (i = 0; i < length; i += n ? n : 1) {
        n = p[i] ? tr_utf8(p + i, length - i) : 0;
        bad += n == 0;
    }
    q = out = tr_arena_get(arena, length + 2 * bad + 1);
    for (i = 0; i < length; i += n ? n : 1) {
        n = p[i] ? tr_utf8(p + i, length - i) : 0;
        memcpy(q, n ? (const char *)p + i : "\xef\xbf\xbd", n ? n : 3);
        q += n ? n : 3;
    }
    return out;
}

/* ---- maps: open addressing, linear probing, never more than half full ------------------------------------- */

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
