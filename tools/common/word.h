/* word.h - a word that is none of those there are: says what was meant */
#ifndef TOOL_WORD_H
#define TOOL_WORD_H
#include <stdbool.h>
#include <stddef.h>

/* The word that the n letters at `given` were meant to be: few edits away, or one that begins so. NULL: none. `words`
 * ends with NULL. */
const char *word_meant(const char *given, size_t n, const char *const *words);

/* "'bogus' is none of a, b, c; did you mean a?" Allocated. */
char *word_text(const char *given, size_t n, const char *const *words);

/* For the functions that take an option's value (options.h): what is wrong with it, said when they return false.
 * Returns false. */
bool word_refuse(const char *given, size_t n, const char *const *words);
/* The same of several words with commas between: sets the bit of each, bits[k] for words[k]. */
bool word_take_bits(const char *value, const char *const *words, const unsigned *bits, unsigned *to);
#endif
