/* words.h - texts by number, and what Arrow calls the dictionary of a column
 *
 * A column of texts that come again and again holds numbers. A batch goes out with a copy of the texts that were there
 * when it was finished; batches between which no text came share the copy. Not for several threads at once, except
 * words_view_drop. */
#ifndef TRACEH_WORDS_H
#define TRACEH_WORDS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include "arrow.h"

typedef struct words_view words_view;
typedef struct words {
    int32_t n;
    int32_t *offsets; /* n + 1 */
    char *bytes;
    size_t offset_room, byte_room;
    uint32_t *slots; /* number + 1, by hash */
    size_t mask;
    uint32_t generation; /* changes when all numbers are given anew */
    words_view *view;    /* of the last batch */
} words;

void words_open(words *w);
void words_close(words *w);
/* The number of a text, which ends at a NUL before `n`. What is no UTF-8 becomes U+FFFD. */
int32_t words_put(words *w, const char *text, size_t n);
const char *words_at(const words *w, int32_t number, size_t *n);
/* The texts as an array of its own. */
void words_array(words *w, struct ArrowArray *out);
/* Between batches: begins anew if there are too many to be copied again and again. */
void words_limit(words *w);
#endif
