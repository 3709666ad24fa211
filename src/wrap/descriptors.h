/* descriptors.h - wrappers that are tables: one line of *.gen.h a function
 *
 * A wrapper gathers its parameters as 64-bit values, trace__call_begin records them, the wrapper calls the function
 * behind, and trace__call_end records what came back. What to record stands beside the wrapper, as the constant that
 * the generator made (steps.h): it needs no relocation and hardly any time to compile. Above the wrapper, a comment of
 * the generated file says the same as text; gen/steps.h has its grammar. */
#include "steps.h"

typedef void (*trace__function)(void);

typedef struct trace__script { /* an enum: "A B=4 C", ! behind a name: as a result no error, !+: nor any larger; or a
                                  structure */
    const char *name;
    int flags; /* 1: sets of bits; from bit 8 on: the models whose numbers these are, 0: all */
    const char *text;
} trace__script;

typedef struct trace__call {
    const char *text;
    /* the function by another name, when the program was linked with it; or as a loader's table had it */
    trace__function linked;
    void *real;  /* the function behind, once found */
    uint32_t id; /* of the begin; the end's is one more; 0: not yet */
    /* the same where records can be written out: wrap/inline.c; 0: not, or not yet. In one line with `real` */
    uint32_t inlined;
    uint8_t level, source; /* source: TRACE_SOURCE_* */
    uint16_t misses;       /* how often the function behind was not found */
    const trace__steps *steps;
    const struct trace__library *lib;   /* of calls that are forwarded (wrap/forward.c) */
    const struct trace__around *around; /* of these: what is done around them; NULL: nothing */
} trace__call;
/* A call without a function: wrappers of libraries record it themselves, at the level minimal. */
#define TRACE__CUSTOM_CALL(text) \
    {text, TRACE__NULL, TRACE__NULL, 0, 0, 1, TRACE_SOURCE_CUSTOM, 0, TRACE__NULL, TRACE__NULL, TRACE__NULL}

/* What a forwarded call does besides: its statements are functions of its values. */
typedef void (*trace__hook)(uint64_t *v, trace__call *c);
typedef struct trace__around {
    trace__hook before, after; /* the begin's record, the call; NULL: nothing */
    /* pairs of a parameter, which points to how much room there is, and the bytes of that number; the last has none */
    uint8_t room[8];
} trace__around;

typedef struct trace__library {
    const char *api;
    int source; /* TRACE_SOURCE_* */
    const trace__script *enums;
    struct trace__link *links;               /* what may hang on structures */
    const char *const *loaded, *const *open; /* where functions are looked for */
    trace__function absent;                  /* what is called in place of a function that is nowhere */
    bool layered;                            /* calls by symbol come by a layer of ours once more: TRACE__ENTER */
    bool is_static;                          /* `linked` is the one, whatever else is in the process */
    int (*model)(void);                      /* which model the library at hand is, when functions or numbers differ */
    const trace__derive *derived;            /* what steps call, by number */
    uint64_t (*read)(const void *at, int64_t i); /* the i-th handle there */
    void (*first)(void);                         /* called before a function is looked for */
    int (*error)(int result);                    /* what is recorded of a result that is not 0 */
} trace__library;

/* a structure that hangs on another is of this kind when it begins with that value of the enum */
typedef struct trace__link {
    const char *enumeration;
    int32_t value;
    trace__call call;
} trace__link;

/* The wrapper that stands for a function that was looked up by name; NULL: none does. */
typedef void *(*trace__lookup)(const char *name, void *function, const void *caller);

typedef struct trace__entry { /* which function a name meant in which version */
    const char *name;
    int version, per_thread;
    trace__call *call;
    trace__function wrapper;
} trace__entry;
