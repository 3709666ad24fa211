/* guess.h - what names say about pointers: whether a text ends at its zero or is counted, and by which parameter; how
 * many elements an array has
 *
 * A header's types do not say it. docs/guide/own-api.md lists the words; tests/own-api/pairs.tsv has functions of many
 * libraries with the right answers. */
#ifndef GEN_GUESS_H
#define GEN_GUESS_H
#include "model.h"

typedef enum {
    GUESS_NOTHING, /* the pointer is all that is safe to record */
    GUESS_ZERO,    /* a text up to its zero */
    GUESS_COUNTED, /* as long as `length` says, and not read if that is negative */
    GUESS_EITHER   /* as long as `length` says, or up to its zero if that is negative */
} guess_kind;

typedef struct guess {
    guess_kind kind;
    const member *length;
    const char *reason;
} guess;

/* Parameter i is a `const char *`. */
guess guess_text(const model *m, const fact *f, size_t i);
/* Parameter i points to numbers or structures: GUESS_COUNTED or GUESS_NOTHING. */
guess guess_array(const model *m, const fact *f, size_t i);
/* Parameter i, a text, is called like a secret. */
bool guess_secret(const fact *f, size_t i);
/* The same of a member, and of what a function of that name returns. */
bool guess_secret_member(const char *name);
bool guess_secret_result(const char *function);
/* The name of a pointer to bytes that may be anything. */
bool guess_is_bytes(const char *name);
#endif
