/* library.h - what a shared library exports */
#ifndef GEN_LIBRARY_H
#define GEN_LIBRARY_H
#include "text.h"

typedef struct library {
    char *file; /* as given, or where it was found */
    char *name; /* its soname, else its file name */
    size_t n;
    char **names;    /* functions, sorted, each once */
    char **versions; /* of those with more than one, all parted by blanks, the default first; NULL: of no others */
} library;

/* `file` is a path, or a name that is looked for where libraries are. Complaints end the program. */
library *library_read(const char *file, const char *const *folders, size_t nfolders);
/* The function's number, or -1. */
long library_find(const library *l, const char *name);
#endif
