/* kinds.h - what is recorded where types say too little: kinds, named by rules, and functions that make values of
 * values */
#ifndef GEN_KINDS_H
#define GEN_KINDS_H
#include "layout.h"

typedef struct made { /* a value that a function of the library derives, once a record */
    char *call;       /* "FUNCTION(A,B)" */
    char *name;       /* what the text calls it */
    const rule *of;   /* names of what else it makes; NULL: nothing */
    bool back;
} made;

typedef struct function { /* of the library, that texts name */
    char *name, *values;  /* names of what it makes, parted by commas; NULL: one */
} function;

typedef struct kinds {
    layout *l;
    size_t nfunctions;
    function *functions;
    /* of the function at hand */
    const fact *f;
    const model *m;
    bool room;                    /* the address of room for the time of the call is wanted */
    size_t nvalues, nderivations; /* as steps_values.c counts them */
    size_t nmade, nkept;
    made *made;
    char **kept;       /* values that derive rules name */
    char *derivations; /* of the direction at hand */
    bool back;
} kinds;

/* Returns true if a kind, or a function of the library, takes part in recording that function. */
bool kinds_speak(rules *r, const fact *f);
/* The texts of a function's begin and end. */
void kinds_record(kinds *k, const model *m, const fact *f, char **in, char **out);
/* Whether anything is done for it whatever the level. */
bool kinds_always(kinds *k, const char *function);
/* The table of functions that texts name. */
void kinds_emit(const kinds *k, FILE *out);
#endif
