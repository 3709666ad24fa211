/* hooks.h - statements that rules give of a call, as functions of its values */
#ifndef GEN_HOOKS_H
#define GEN_HOOKS_H
#include "rules.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

typedef struct hook_functions { /* those that were written, by what they do */
    size_t n;
    char **names, **bodies;
} hook_functions;

/* The function that does this, "NULL" of nothing; written to OUT as NAME where no other does the same. DECLARED is the
 * parameters of the call, "void *a, int b", and RETURNS the type of what it returns. FIRST is done before CODE sees
 * them. */
const char *hook_function(hook_functions *all, const char *name, const char *declared, const char *returns,
                          const char *first, const char *code, FILE *out);

/* Room that a function gets for what its caller left out (rule lend), as statements of the wrapper and as one of a
 * function of its values; "" where it gets none. */
typedef struct lent {
    char *local, *before, *first;
} lent;
lent lend_to(rules *r, const fact *f);
#endif
