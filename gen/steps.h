/* steps.h - turns the texts of what calls record into finished steps: constants that the recorder runs as they are
 *
 * steps_words.c, steps_values.c, steps_fields.c and steps_items.c read a text, steps_image.c makes its bytes (their
 * form is in src/wrap/steps.h), steps.c puts them as C into what is generated.
 *
 * A text has two parts, separated by a newline: one is recorded when the call begins, the other when it ends.
 *
 * Both are items separated by blanks. Those of the begin name the parameters, each in its place: buf:ptr count:i32
 * status is a function of three parameters, and does not record the third when the call begins. The wrapper adds the
 * values after a ;. `return` is the value that the function returns, called `result` in traces. _ is a parameter
 * without a name; members of a structure called _ have their own names alone. An end with a ; declares values of its
 * own. If it is `instant`, there is no end, and the record is an instant; `meta` is a record inside another's.
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
 * A ? comes last: a field says which pointers were NULL, among those whose targets alone are recorded.
 *
 * A structure's text is its members: [*]NAME+OFFSET[[COUNT]]:TYPE... as above. * stands for the target of a member that
 * is a pointer; COUNT may be NAME+OFFSET:TYPE, a member. A structure that begins with sized=NAME+OFFSET has its own
 * size there, in bytes.
 */
#ifndef GEN_STEPS_H
#define GEN_STEPS_H
#include <stdbool.h>
#include <stddef.h>

typedef struct steps_struct {
    const char *name, *text;
} steps_struct;
typedef struct steps_derivative { /* a function of the library */
    const char *name, *values;    /* names of what it makes, parted by commas; NULL: one */
} steps_derivative;

/* The names that texts may use. */
typedef struct steps_names {
    size_t nenums, nstructs, nlinks, nderived;
    const char **enums; /* of each line of the library's table of enums */
    steps_struct *structs;
    const char **links; /* the enum of each line of the library's table of links */
    steps_derivative *derived;
} steps_names;

typedef struct steps_text {
    unsigned long models; /* that it is for; of one text: any */
    const char *in, *out;
} steps_text;

typedef struct steps_bytes {
    size_t n;
    unsigned char *of;
} steps_bytes;

/* The bytes of all texts of a function. False: one is refused; *wrong: from where on, "": it records too much. */
bool steps_make(const steps_names *names, const steps_text *texts, size_t n, steps_bytes *bytes, const char **wrong);

/* ---- steps.c ----------------------------------------------------------------------------------------------------- */

/* Returns a reference to the texts of `name`. steps_finish replaces it in the generated C. A text is "BEGIN\nEND". */
char *steps_ref(const char *name, char *const *texts, const unsigned long *models, size_t n);
/* These add the names that texts may use, in the order of the tables. */
void steps_enum(const char *name);
void steps_structure(const char *name, const char *text);
void steps_link(const char *enumeration);
void steps_derived(const char *name, const char *values);
/* Returns the generated C with constants in place of references, and the texts in a comment above each function. */
char *steps_finish(const char *file, const char *text);
#endif
