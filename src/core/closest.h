/* closest.h - which word was meant, for the recorder (names of variables) and the tools (values of options) */
#ifndef TRACE_CLOSEST_H
#define TRACE_CLOSEST_H
#include <stddef.h>
#include <string.h>

enum { TRACE__CLOSEST_MOST = 47 }; /* letters of a word that is compared */

static inline int trace__small(char c) { return c >= 'A' && c <= 'Z' ? c - 'A' + 'a' : c; }

/* Edits that make a of b: a letter added, dropped, replaced, or swapped with the next one. Capitals equal small
 * letters. */
static inline unsigned trace__edits(const char *a, size_t n, const char *b, size_t m)
{
    unsigned rows[3][TRACE__CLOSEST_MOST + 1], *row = rows[0], *last = rows[1], *before = rows[2], *free_row, least;
    size_t i, k;
    if (n > TRACE__CLOSEST_MOST || m > TRACE__CLOSEST_MOST)
        return (unsigned)(n > m ? n : m);
    for (k = 0; k <= m; k++)
        row[k] = (unsigned)k;
    for (i = 1; i <= n; i++) {
        free_row = before;
        before = last;
        last = row;
        row = free_row;
        row[0] = (unsigned)i;
        for (k = 1; k <= m; k++) {
            int x = trace__small(a[i - 1]), y = trace__small(b[k - 1]);
            least = last[k - 1] + (x != y);
            least = row[k - 1] + 1 < least ? row[k - 1] + 1 : least;
            least = last[k] + 1 < least ? last[k] + 1 : least;
            if (i > 1 && k > 1 && x == trace__small(b[k - 2]) && y == trace__small(a[i - 2]) &&
                before[k - 2] + 1 < least)
                least = before[k - 2] + 1;
            row[k] = least;
        }
    }
    return row[m];
}

/* The word that is fewest edits, and at most `most`, away from the n letters at `given`; NULL: none is. `words` ends
 * with NULL. */
static inline const char *trace__closest(const char *given, size_t n, const char *const *words, unsigned most)
{
    const char *best = NULL;
    for (; *words; words++) {
        size_t m = strlen(*words);
        unsigned edits = trace__edits(given, n, *words, m);
        if (edits <= most && edits < (n > m ? n : m)) {
            best = *words;
            most = edits ? edits - 1 : 0;
            if (!edits)
                break;
        }
    }
    return best;
}
#endif
