/* brief.h - texts that fit a number of columns */
#ifndef TOOL_BRIEF_H
#define TOOL_BRIEF_H
#include <stddef.h>

/* All results are new texts of at most `columns` columns (8 if that is less; 0 = no limit), to be freed. */

/* What is longer loses its middle: "abc[...]xyz". */
char *brief_text(const char *text, size_t columns);
/* The same of a name. One of C++ first loses, as far as it must, what tells least: "void " and the parameters; inside
 * of template arguments parameters and namespaces; its own namespaces. What stands in [] at its end stays: the shape of
 * a launch. */
char *brief_name(const char *name, size_t columns);
/* Columns in which such a shape stays; 0 if there is none. */
size_t brief_least(const char *name);
/* A list, ", " between: loses its last items, whole, and ends with "...". */
char *brief_list(const char *list, size_t columns);
/* `shorter` are n names made by brief_name(). Those that became the same, but were not, are made anew: with the place
 * where they differ, "abc[...]differs[...]". */
void brief_apart(char **shorter, const char *const *names, size_t n, size_t columns);
#endif
