/* inline.h - functions that are called most: what their texts say, as C that a wrapper has in place of steps (macros:
 * src/wrap/inline.c) */
#ifndef GEN_INLINE_H
#define GEN_INLINE_H
#include "kinds.h"

/* Statements of a function, in the order in which a call comes by them; "" where nothing is done. */
typedef struct inlined {
    char *before, *derived, *in; /* at each call; what the begin's record has; its fields */
    char *around, *after;        /* at each call: between record and call; after the call */
    char *derived_back, *out;
    char *kept;     /* values that the end's fields read, for the table to have them */
    char *given;    /* the arguments: a parameter, or the value it was given */
    size_t bytes;   /* fields take so many at most */
    size_t nvalues; /* besides parameters and result */
} inlined;

/* Of texts of begin and end; NULL: something in them is no number, no pointer, nothing that these lead to and nothing
 * derived of them. `names` are what the wrapper calls the parameters of f and its result; k: what the functions make
 * that the texts name. */
inlined *inline_texts(const layout *l, const kinds *k, const fact *f, const char *const *names, const char *in,
                      const char *out);
/* Whether all fields of a text are values themselves, which mean the same when the function has returned. */
bool inline_all_values(const char *text);
#endif
