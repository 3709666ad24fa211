/* text.h - strings, lists and complaints of the generator */
#ifndef GEN_TEXT_H
#define GEN_TEXT_H
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Says `file:line: error: ...` and ends the program with status 1. line 0: the file as a whole. */
_Noreturn void die_at(const char *file, int line, const char *format, ...) __attribute__((format(printf, 3, 4)));
/* The same without ending it; main() fails when any was said. */
void error_at(const char *file, int line, const char *format, ...) __attribute__((format(printf, 3, 4)));
extern int errors;

void *need(void *p); /* p, or the end for want of memory */
char *copy(const char *s);
char *copyn(const char *s, size_t n);
char *format(const char *f, ...) __attribute__((format(printf, 1, 2)));

/* Grows an array of any element type by one and returns the new element's place. */
#define PUSH(array, n) \
    (*((array) = need((n) & ((n) - 1) ? (array) : realloc((array), ((n) ? (n) * 2 : 1) * sizeof *(array))), \
       &(array)[(n)++]))

/* qsort, also of nothing */
void sort(void *array, size_t n, size_t size, int (*compare)(const void *, const void *));

/* Whether `name` matches one of the patterns of a list like `MPI_{Send,Recv}{,_c},MPIX_*`: * is any text, {a,b}
 * alternatives, [ab] or [a-b] one of the characters, [^ab] any other. */
bool matches(const char *patterns, const char *name);

/* text with blanks at both ends removed, in place */
char *trim(char *s);

/* The parts of `s` between `separator`s that stand free (blanks on both sides), trimmed; at most max. Cuts s up. */
size_t split(char *s, const char *separator, char **parts, size_t max);

/* Writes C in lines of a readable length: longer ones go on, indented, behind a blank, string literals in another
 * literal. */
void write_folded(FILE *out, const char *text);

/* The next line of a file without its comment (# and a blank, or # at its start), trailing blanks removed; NULL at the
 * end. Lines ending in \ go on. *line counts. */
char *read_line(FILE *in, int *line);
#endif
