/* calls.h - the functions of an API on their way from models and rules to wrappers
 *
 * calls.c collects them and writes the parts of the file in order. call_describe.c decides how each is declared and
 * recorded, call_emit.c writes its wrapper, call_tables.c the tables that find wrappers by name and version. */
#ifndef GEN_CALLS_H
#define GEN_CALLS_H
#include "hooks.h"
#include "inline.h"
#include "kinds.h"
#include "layout.h"
#include "section.h"

/* A function, all models together. */
typedef struct call {
    const fact *f; /* as the first model with it declares it */
    const model *m;
    size_t nvariants; /* ways to record it: one a version of the library */
    char **variants;
    unsigned long *models; /* which models each is for */
    size_t wide;           /* parameters of the variant that has most */
    bool mixed;            /* variants have different types: every parameter is 64 bits wide */
    char *level, *reason;
    char *declared, *passed, *numbers, *returns; /* parameters as declarations, as arguments, as 64-bit values */
    char *after, *values;                        /* of value rules: statements when the call ends, and when it begins */
    /* Both records are left when it has ended; it shares its times with what it calls; its records are written out. */
    bool leaf, shared_timestamp, inlined;
    bool no_return;    /* the call ends where it begins */
    inlined *written;  /* the texts of these as statements; NULL: not all recorded values are plain */
    bool status;       /* its result says whether what came back counts */
    bool in_registers; /* parameters and result travel in integer registers */
    bool pass, always; /* that, and the rules have kinds; it does something at every level */
    size_t room;       /* the value that is the address of its room; 0: none */
    char *limits;      /* expressions that take the sizes of rooms when the call begins */
    char *pairs;       /* the same as pairs of parameter and bytes */
    size_t nvalues, nlimits;
} call;

typedef struct program {
    rules *r;
    const model **models;
    size_t nmodels, n;
    call *calls;
    layout l;
    kinds k;
    hook_functions hooks;
    size_t nsizes; /* of structures passed by value */
    int *sizes;
    bool fortran;
    section own, forwarding; /* wrappers with code or hooks; those that only forward */
} program;

static inline const fact *call_declared_by(const model *m, const char *name) { return model_find(m, FUNCTION, name); }

/* ---- call_describe.c --------------------------------------------------------------------------------------------- */

/* Decides how the function is recorded, by the rules. Without a level it is skipped. */
void call_describe(program *p, call *c);

/* ---- call_emit.c ------------------------------------------------------------------------------------------------- */

/* OUT gets a wrapper with code of its own, FORWARDING one that only forwards, as all of Fortran's do. */
void call_emit(program *p, call *c, const char *prefix, FILE *out, FILE *forwarding);
/* Adds the wrapper to the program's sections, under the condition `guard`; "": always. */
void call_add(program *p, call *c, const char *prefix, const char *guard);

/* ---- call_tables.c ----------------------------------------------------------------------------------------------- */

/* How wrappers find the library's functions: under which names the linker and the dynamic loader know them. */
void linkage_emit(program *p, FILE *out);
/* The tables of wrappers by name: of an ENTRIES rule with versions, of a NAMES rule without. */
void entries_emit(program *p, const rule *u, FILE *out);
void entries_emit_names(program *p, const rule *u, FILE *out);
/* A second wrapper of each function whose address a program may ask for. The library may have another function under
 * that name than the one that the linker finds. */
void entries_emit_asked(program *p, FILE *tables);
/* Wrappers for the older versions of symbols. */
void versions_emit(program *p, section *to);
#endif
