/* texts.h - equal texts have one number, from 0 on in the order they came */
#ifndef TEXTS_H
#define TEXTS_H
#include "support/map.h"
#include "support/memory.h"

typedef struct texts { /* all zero: none */
    const char **at;   /* terminated, valid UTF-8 */
    size_t n, room;
    tr_map ids; /* hash of a text -> its number + 1 */
    tr_arena arena;
} texts;

uint32_t texts_put(texts *t, const char *text, size_t n);
void texts_free(texts *t);
#endif
