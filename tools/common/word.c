/* word.c - see word.h */
#include "common/word.h"
#include "common/options.h"
#include "core/closest.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SHOWN = 40 }; /* words that a message lists */

const char *word_meant(const char *given, size_t n, const char *const *words)
{
    const char *word = trace__closest(given, n, words, 1 + (unsigned)(n / 4));
    for (; !word && n > 1 && *words; words++)
        if (!strncmp(*words, given, n))
            word = *words;
    return word;
}

char *word_text(const char *given, size_t n, const char *const *words)
{
    const char *word = word_meant(given, n, words);
    char *text = NULL;
    size_t size, i;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        tool_fail("out of memory");
    fprintf(out, "'%.*s' is %s", (int)n, given, words[0] && words[1] ? "none of " : "not ");
    for (i = 0; words[i] && i < SHOWN; i++)
        fprintf(out, "%s%s", i ? ", " : "", words[i]);
    if (words[i])
        fprintf(out, " and more");
    if (word)
        fprintf(out, "; did you mean %s?", word);
    fclose(out);
    return text;
}

bool word_refuse(const char *given, size_t n, const char *const *words)
{
    return tool_refuse("%s", word_text(given, n, words));
}

bool word_take_bits(const char *value, const char *const *words, const unsigned *bits, unsigned *to)
{
    tool_list list = {0};
    size_t i, k;
    if (!tool_take_list(value, &list))
        return false;
    for (i = 0; i < list.n; i++) {
        for (k = 0; words[k] && strcmp(words[k], list.words[i]) != 0; k++) {}
        if (!words[k])
            return word_refuse(list.words[i], strlen(list.words[i]), words);
        *to |= bits[k];
    }
    free(list.words);
    return true;
}
