/* descriptors.h - wrappers that are tables: one line of *.gen.h a function
 *
 * A wrapper gathers its parameters as 64-bit values, trace__call_begin records them, the wrapper calls the function
 * behind, and trace__call_end records what came back. What to record stands in a text beside the wrapper, for text is
 * small, quick to compile and needs no relocation; the first call of a function turns it into a few steps (parse.c).
 * The text of a function is
 *
 *     symbol \0 begin \0 end                   or, where models differ, for each: models=BITS \0 begin \0 end \0
 *
 * Begin and end are items parted by blanks. Those of the begin name the parameters, each in its place: buf:ptr
 * count:i32 status is a function of three parameters, of which the third is not recorded when the call begins. Behind a
 * ; stand the values that the wrapper adds. What the function returns is `return`, and `result` in traces. A parameter
 * that no name is known of is _; members of a structure called _ have their own names alone. An end with a ; declares
 * values of its own; one that is `instant` is none: the record is an instant; `meta` is a record inside another's.
 *
 *     ITEM        FIELD | DERIVATION | CHAIN | NAME | ?
 *     FIELD       [*]NAME[=[*]VALUE][[COUNT]]:TYPE[@ENUM][/ROLE[/HINT]]
 *                     count:i32            the value `count`, as a field of that name
 *                     *size:u64            what it points to
 *                     comm=$comm.id:u64/COMM   the field comm is the value $comm.id, and says which communicator
 *                     ranks[n]:i32         that many, where it points
 *     COUNT       16 | VALUE | *VALUE:TYPE | zero | pairs, behind all but the first [<VALUE]: a number; a value; what
 *                 it points to; up to a 0; of keys and values, up to a key that is 0; at most so many. VALUE|zero: of
 *                 chars, up to a 0 if the value is negative
 *     TYPE        u8 i8 char bool i16 u16 i32 u32 i64 u64 f32 f64 ptr handle strid | truth: whether an int is not 0 |
 *                 string: its address | chars: up to a zero | secret: *** | bytes | object: a HANDLE as the
 *                 library's reader takes it from memory | status: an i32 with the role RESULT; what comes back counts
 *                 only when it is 0 |
 *                 ubits5.3 ibits5.3: of a structure, 3 bits from the sixth of that byte on |
 *                 enum8 enumu8 enum16 enumu16: an enum of so many bits (u: unsigned), as an i32; status8 ... status64
 *                 likewise | {STRUCT} what it points to | copy{STRUCT} its address is in the value | value{STRUCT} it
 *                 is the value | {STRUCT#24} of 24 bytes, in arrays
 *     DERIVATION  [[always]|[call]][NAME=]FUNCTION(VALUE,...)
 *                     $comm=comm(comm)     this function of the library makes $comm of the value comm: once a record,
 *                                          before the field that needs it. It may make several: $comm.id, $comm.size;
 *                                          $comm is the first
 *                     [always]status=lend(status,room)   recorded or not: before the begin, in an end after the call. A
 *                                                        parameter is given a new value
 *                     [call]comm_over(comm) recorded or not, between the begin's record and the call
 *     CHAIN       desc->next@ENUM          structures hang on the one that desc points to. They are told apart by how
 *                                          they begin, and each leaves a record of its own: chained.c
 *                 descs[n]->next@ENUM#24   on so many, of 24 bytes;   pNext->@ENUM    it is the first such other
 *
 * A ? stands last: a field says which pointers were NULL, of which only what they lead to is recorded.
 *
 * A structure's text is its members: [*]NAME+OFFSET[[COUNT]]:TYPE... as above. * is what a member that is a pointer
 * leads to; COUNT may be NAME+OFFSET:TYPE, a member. One that begins with sized=NAME+OFFSET knows there how many of its
 * bytes there are.
 */
typedef void (*trace__function)(void);

typedef struct trace__script { /* an enum: "A B=4 C", ! behind a name: as a result no error, !+: nor any larger; or a
                                  structure */
    const char *name;
    int flags; /* 1: sets of bits; from bit 8 on: the models whose numbers these are, 0: all */
    const char *text;
} trace__script;

typedef struct trace__steps trace__steps;
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

/* A function that texts name: makes v[a[0]], and those behind it, of the values v[a[1]], v[a[2]] ... */
typedef void (*trace__derive)(uint64_t *v, const uint8_t *a);
typedef struct trace__derivative {
    const char *name;
    trace__derive function;
    const char *values; /* names of what it makes, parted by commas; NULL: one */
} trace__derivative;

typedef struct trace__library {
    const char *api;
    int source; /* TRACE_SOURCE_* */
    const trace__script *enums, *structs;
    struct trace__link *links;               /* what may hang on structures */
    const char *const *loaded, *const *open; /* where functions are looked for */
    trace__function absent;                  /* what is called in place of a function that is nowhere */
    bool layered;                            /* calls by symbol come by a layer of ours once more: TRACE__ENTER */
    bool is_static;                          /* `linked` is the one, whatever else is in the process */
    int (*model)(void);                      /* which model the library at hand is, when functions or numbers differ */
    const trace__derivative *derived;        /* what texts name */
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
