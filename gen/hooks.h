/* hooks.h - statements that rules give of a call, as functions of its values */
#ifndef GEN_HOOKS_H
#define GEN_HOOKS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct hook_functions { /* those that were written, by what they do */
    size_t n;
    char **names, **bodies;
} hook_functions;

/* Whether these statements read parameters and the result, and change none. DECLARED: "void *a, int b". */
bool hook_reads(const char *declared, const char *code);
/* The function that does this, "NULL" of no code; written to OUT as NAME where no other does the same. RETURNS is the
 * type of what the call returns. */
const char *hook_function(hook_functions *all, const char *name, const char *declared, const char *returns,
                          const char *code, FILE *out);
#endif
