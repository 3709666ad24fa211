/* steps_reader.h - how a text is read; the grammar is in steps.h */
#ifndef GEN_STEPS_READER_H
#define GEN_STEPS_READER_H
#include <stdint.h>
#include <string.h>

#include "format/events.h"
#include "steps.h"
#include "wrap/steps.h"

typedef struct step_field {
    const char *name, *hint; /* "enum:NAME": a value of that enum */
    uint8_t type, role;
} step_field;

typedef struct step_derived_values { /* values that a function of the library derives */
    const char *name;
    size_t length;
    uint32_t place; /* number of the first */
    const steps_derivative *by;
} step_derived_values;

typedef struct step_reader {
    const steps_names *known; /* what it may name */
    trace__steps head;        /* of what will be kept */
    trace__step *steps;       /* all in full */
    step_field *fields;
    char *names, *names_end;    /* room for names */
    const char *values;         /* the items that declare values */
    uint32_t result, next;      /* numbers of the result and of the first free value */
    uint32_t declared;          /* number of the value that the next item declares; items are read in order */
    bool declaring;             /* the reader is at these items */
    uint32_t n, nfields, bytes; /* steps and fields so far; bytes they may take */
    uint32_t nin, nchains, nderivations, nnamed; /* nin: steps of the begin */
    trace__step chains[TRACE__CALL_CHAINS];
    struct {
        trace__derivation derivation;
        int moment;
    } derivations[TRACE__CALL_DERIVATIONS];
    step_derived_values named[TRACE__CALL_DERIVATIONS];
    struct {
        uint8_t value;          /* that is a pointer */
        uint16_t first, behind; /* fields of what it leads to */
    } nulls[TRACE__NULLS_MAX];
    uint32_t nnulls;
    uint32_t first, first_field; /* step and field of the begin or the end */
    bool back, bad;              /* reading what comes back */
    const char *wrong;           /* where a text breaks the grammar; NULL: nowhere */
} step_reader;

typedef struct step_within { /* how to get to the structure that is read */
    trace__step step;        /* what all its members share */
    const char *prefix;      /* names before theirs */
    bool many;               /* an array of it: each member is an array */
    int depth;
} step_within;

typedef struct step_type_word {
    const char *word;
    uint8_t width, type, what; /* what: TRACE__S_* of one of it in memory */
} step_type_word;

typedef struct step_item { /* a field, as its text says */
    trace__step s;
    const step_within *in;      /* the structure of which it is a member; NULL: it is none */
    const step_type_word *type; /* NULL: it is a structure */
    const char *structure;      /* the name of that, of `length` */
    size_t length;
    const char *name, *hint;
    uint8_t role;
    bool array, pointed, deep; /* deep: a pointer behind a pointer, or an array of another structure's length */
    bool copied;               /* the wrapper keeps a copy of the structure */
} step_item;


/* steps_words.c */
uint32_t step_read_number(const char **text);
size_t step_name_length(const char *s);
const char *step_refuse(step_reader *r, const char *text);
const char *step_expect(step_reader *r, const char *text, const char *what);
const step_type_word *step_type_of(const char *text, size_t n);
bool step_narrow_signed(const step_type_word *t);
uint32_t step_status_bits(const step_type_word *t);
const step_type_word *step_bits_of(const char *text, trace__step *s);
const char *step_name(step_reader *r, const char *prefix, const char *text, size_t length);
const char *step_next_item(const char *text);
bool step_same(const char *name, const char *text, size_t n);
uint8_t step_narrow_bytes(const step_type_word *t);

/* steps_values.c */
void step_declare(step_reader *r, const char *items);
uint32_t step_read_value(step_reader *r, const char **text);
const step_type_word *step_declared_type(const step_reader *r, uint32_t place);
const char *step_read_derivation(step_reader *r, const char *text, int moment);

/* steps_fields.c */
void step_add_step(step_reader *r, const trace__step *s, const char *name, uint8_t type, uint8_t role,
                   const char *hint);
void step_add_field(step_reader *r, step_item *f);
void step_note_null(step_reader *r, uint8_t value, uint32_t first);
void step_add_nulls(step_reader *r);

/* steps_items.c */
void step_read_fields(step_reader *r, const char *text, const step_within *in);
#endif
