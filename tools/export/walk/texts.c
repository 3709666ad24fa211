/* texts.c - see texts.h */
#include "texts.h"
#include <stdlib.h>
#include <string.h>

uint32_t texts_put(texts *t, const char *text, size_t n)
{
    uint64_t hash = tr_hash(text, n, 0);
    size_t state = 0;
    void *found;
    while ((found = tr_map_next(&t->ids, hash, &state)) != NULL) {
        const char *known = t->at[(uintptr_t)found - 1];
        if (!strncmp(known, text, n) && !known[n])
            return (uint32_t)(uintptr_t)found - 1;
    }
    t->at = tr_grow(t->at, t->n + 1, &t->room, sizeof *t->at);
    t->at[t->n++] = tr_arena_text(&t->arena, text, n);
    tr_map_put(&t->ids, hash, (void *)(uintptr_t)t->n);
    return (uint32_t)t->n - 1;
}

void texts_free(texts *t)
{
    tr_map_free(&t->ids);
    tr_arena_free(&t->arena);
    free(t->at);
}
