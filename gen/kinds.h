/* kinds.h - what is recorded where types say too little: kinds, named by rules, and functions that make values of values */
#ifndef GEN_KINDS_H
#define GEN_KINDS_H
#include "layout.h"

typedef struct made { /* a value that a function of the library makes, once a record */
    char *text;       /* "N(A,B)" */
    size_t place;
    bool back;
} made;

typedef struct kinds {
    layout *l;
    size_t nfunctions;
    char **functions;   /* that texts name by number */
    /* of the function at hand */
    const fact *f;
    const model *m;
    size_t next, room;  /* the first value not yet in use; the one that is the room, 0: none is wanted */
    size_t nmade, nkept;
    made *made;
    made *kept;         /* values that derivation rules name */
    char *derivations;         /* of the direction at hand */
    bool back;
} kinds;

/* Whether a function is recorded by kinds: an API's rules say it of all parameters or of none. */
bool kinds_speak(const rules *r);
/* The texts of a function's begin and end. */
void kinds_record(kinds *k, const model *m, const fact *f, char **in, char **out);
/* Whether anything is done for it whatever the level. */
bool kinds_always(kinds *k, const char *function);
/* The table of functions that texts name by number. */
void kinds_emit(const kinds *k, FILE *out);
#endif
