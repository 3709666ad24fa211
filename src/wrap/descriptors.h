/* descriptors.h - wrappers that are tables: one line of *.gen.h a function
 *
 * A wrapper gathers its parameters as 64-bit values, trace__call_begin records them, the wrapper calls the function behind, and
 * trace__call_end records what came back. What to record stands in a text beside the wrapper, for text is small, quick to compile
 * and needs no relocation; the first call of a function turns it into a few steps. The text of a function is
 *
 *     symbol \0 names of parameters \0 fields of the begin \0 fields of the end
 *
 * An end that is - is none: the record is an instant. One that begins with !7 belongs to a function that returns a status, as value 7: outputs count only when it is 0.
 * Fields are parted by blanks:
 *
 *     PLACE ACCESS LETTER [@ENUM] [=NAME] [/ROLE [/HINT]]
 *
 *     PLACE   number of the value (parameters from 0, then the result, then what the wrapper adds); in a structure the offset
 *     ACCESS  nothing: the value itself; *: what it points to; [COUNT]: that many, where it points to (in a structure: right here);
 *             > before [: in a structure, where the member points to;  . before {: the structure is in the value; : its address is
 *     COUNT   #16: a number; 3: value 3; *3I: what value 3 points to; *3I<5: but no more than value 5; in a structure 16I: the member at
 *             offset 16; z1: as far as a zero, z2: as far as a zero among the first, third and so on
 *     LETTER  b U8, B BOOL, T BOOL: whether an int is not 0, X HANDLE: as the library's reader takes it from memory, h I16, H U16, i I32, I U32, l I64, L U64, f F32, d F64, p PTR, x HANDLE, t STRID, s a string, c characters up
 *             to a zero, y bytes, {NAME} a structure, {NAME#24} one of 24 bytes
 *
 *     A place followed by ^ is no field: ^{ENUM}, ^[COUNT]{ENUM#24} is a structure, or so many, that others may hang on, ^^{ENUM} the first
 *     such other. They are told apart by how they begin, and each leaves a record of its own: see wrap/chained.c.
 *
 * PLACE<N(A,B) is no field either: function N of the library makes value PLACE (or several, from there on) of values A and B, before the record is
 * begun. <<N: always, recorded or not, before the begin or after the call; <!N: always, between the begin's record and the call: wrap/forward.c.
 *
 * An end that is just - belongs to an instant, ^ to a record inside another's.
 *
 * A structure's text is its members; one that begins with !0L knows at offset 0 how many of its bytes there are.
 */
typedef void (*trace__function)(void);

typedef struct trace__script { /* an enum: "A B=4 C", ! behind a name: as a result no error; or a structure */
    const char *name;
    int flags; /* 1: sets of bits; from bit 8 on: the models whose numbers these are, 0: all */
    const char *text;
} trace__script;

typedef struct trace__steps trace__steps;
typedef struct trace__call {
    const char *text;
    trace__function linked; /* the function by another name, when the program was linked with it; or as a loader's table had it */
    void *real;             /* the function behind, once found */
    uint32_t id;            /* of the begin; the end's is one more; 0: not yet */
    uint32_t inlined;      /* the same where records can be written out: wrap/inline.c; 0: not, or not yet. In one line with `real` */
    uint8_t level, source;  /* source: TRACE_SOURCE_* */
    uint16_t misses;        /* how often the function behind was not found */
    const trace__steps *steps;
    const struct trace__library *lib; /* of calls that are forwarded (wrap/seldom.c) */
} trace__call;

/* A function that a text names: makes v[a[0]] of the values v[a[1]], v[a[2]] ... */
typedef void (*trace__derive)(uint64_t *v, const uint8_t *a);

typedef struct trace__library {
    const char *api;
    int source;                              /* TRACE_SOURCE_* */
    const trace__script *enums, *structs;
    struct trace__link *links;               /* what may hang on structures */
    const char *const *loaded, *const *open; /* where functions are looked for */
    trace__function absent;                  /* what is called in place of a function that is nowhere */
    bool layered;                            /* calls by symbol come by a layer of ours once more: TRACE__ENTER */
    bool is_static;                          /* `linked` is the one, whatever else is in the process */
    int (*model)(void);                      /* which model the library at hand is, when functions or numbers differ */
    const trace__derive *derived;                /* what texts name by number */
    uint64_t (*read)(const void *at, int64_t i); /* the i-th handle there */
    void (*first)(void);                     /* called before a function is looked for */
    int (*error)(int result);                /* what is recorded of a result that is not 0 */
} trace__library;

typedef struct trace__link { /* a structure that hangs on another is of this kind when it begins with that value of the enum */
    const char *enumeration;
    int32_t value;
    trace__call call;
} trace__link;

typedef struct trace__entry { /* which function a name meant in which version */
    const char *name;
    int version, per_thread;
    trace__call *call;
    trace__function wrapper;
} trace__entry;
