/* layout.h - how values are recorded, as texts; their grammar is in steps.h
 *
 * A layout collects what the texts mention: structures and enums, each once. */
#ifndef GEN_LAYOUT_H
#define GEN_LAYOUT_H
#include "rules.h"
#include "shape.h"

typedef struct layout_struct {
    const fact *f;
    const model *m;
    char *name, *text;
} layout_struct;

typedef struct layout_enum {
    const model *m;
    const fact *f;
    const char *name;
} layout_enum;

/* A number that a parameter points to when the call begins: no more elements than that come back. */
typedef struct layout_limit {
    size_t parameter;
    int width;
    unsigned long models; /* the bit of each in which the parameter is that pointer */
} layout_limit;

typedef struct layout {
    rules *r;
    const model **models;
    size_t nmodels;
    size_t nlimits; /* of the function at hand */
    layout_limit *limits;
    unsigned long model_bit; /* of the model at hand */
    size_t nstructs, nenums, nlinks;
    char **links; /* lines of the table of what hangs on structures */
    layout_struct *structs;
    layout_enum *enums;
} layout;

/* Adds what is recorded of parameter i of f to the texts of begin and end (owned by the caller, grown). */
void layout_parameter(layout *l, const model *m, const fact *f, size_t i, char **in, char **out);
/* What a function returns; "" for nothing. */
char *layout_result(layout *l, const model *m, const fact *f);
/* What value rules add to the function (NULL: a value that is not recorded), and how much room there is for what comes
 * back. */
void layout_added(layout *l, const model *m, const fact *f, rule *const *values, size_t n, char **in, char **out);
/* Puts the name of a value into a text at `from`, unless a field behind it is of that name. */
void layout_declare(char **text, size_t from, const char *name);
/* Whether the function's result is a status. */
bool layout_has_status(layout *l, const model *m, const fact *f);
/* How such a type is declared where no header is seen; NULL: it cannot be passed unseen. */
char *layout_neutral(const rules *r, const model *m, const char *type);

/* `enum:NAME` of a rule: what values are called by in traces. */
const char *layout_constants(layout *l, const model *m, const char *name);
/* The C function that an API has for `what` (rule "function"); NULL: none. */
const char *layout_function(const layout *l, const char *what);

/* The structures that may hang on others, by chain rules. */
void layout_links(layout *l, const model *m);
void layout_emit(layout *l, FILE *out);
#endif
