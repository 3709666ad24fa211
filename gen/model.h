/* model.h - an API, neutral: what its header declares, in a text of one fact a line
 *
 *   define NAME VALUE              an integer constant (or a string in quotes) behind #define
 *   typedef NAME TYPE
 *   enum NAME [BYTES]              then, indented:  ENUMERATOR VALUE; BYTES when it is not an int: 1, 2, 4 or 8, and
 *                                  negative if it is signed
 *   struct NAME SIZE [ALIGNMENT] | union ...   then, indented:  MEMBER OFFSET TYPE; ALIGNMENT when it is not that of
 *                                  the members; TYPE:BITS.SHIFT of a bit field, which begins with that bit of its byte
 *   function NAME RETURN TYPE      then, indented:  PARAMETER TYPE, ... if it is variadic, @VERSION NAMES if its symbol
 *                                  has several versions, the default first
 *   slot NAME STRUCT.MEMBER        the function is no symbol, but called through that member of a table
 *
 * Sorted by name within its kind; types as C spells them. Committed, so that wrappers can be generated, and reviewed,
 * where the vendor's header is not at hand.
 */
#ifndef GEN_MODEL_H
#define GEN_MODEL_H
#include "text.h"

typedef struct member { /* parameter, enumerator, struct member */
    char *name, *type;
    long long value; /* of an enumerator, offset of a member */
} member;

typedef enum { DEFINE, TYPEDEF, ENUM, STRUCT, UNION, FUNCTION, SLOT, FACT_KINDS } fact_kind;

typedef struct fact {
    fact_kind kind;
    char *name;
    char *type;      /* typedef, function: what it stands for, what it returns; define: a string */
    long long value; /* define; size of a struct; of an enum that is no int, as its line has it; else 0 */
    long long align; /* of a struct, when it is not that of its members; else 0 */
    size_t n;
    member *members;
    bool variadic;
    char *versions; /* of a symbol that has several, parted by blanks, the default first; NULL: it has not */
    bool no_return; /* declared so; only of a header that was read now */
    /* why no wrapper can pass its calls on (only of a header read for `wanted`); NULL: none knows a reason */
    char *unfit;
    int line; /* where it was read */
} fact;

typedef struct model {
    char *file;
    char *name; /* the file's, without folder and ending: mpich-4.0.2 */
    size_t n;
    fact *facts;
    size_t nabsent;
    char **absent; /* functions that the header's own files declare and `wanted` does not know */
    size_t ninlines;
    char **inlines; /* inline functions of these files: calls of them have no symbol */
} model;

typedef struct parse_request {
    const char *header;
    const char *functions; /* patterns of names that belong to the API */
    const char *names;     /* patterns of constants and types */
    /* a prefix: variables so named are callbacks, which count as functions by the rest of their names */
    const char *callbacks;
    /* "STRUCT=PREFIX*,...": members of such structures that point to functions are functions, called PREFIXmember */
    const char *tables;
    const char *again; /* a macro: once more with it defined, and all that is then new */
    /* which functions there are; those that no wrapper can pass on are marked, no error */
    bool (*wanted)(const void *who, const char *symbol);
    const void *who;
    size_t nargs;
    const char **args; /* for clang: -I, -D, -x c++ */
} parse_request;

/* What the header declares (libclang). Complaints carry the header's own file and line. */
model *parse_header(const parse_request *request);
void model_write(const model *m, const char *banner, FILE *out);
model *model_read(const char *file);
const fact *model_find(const model *m, fact_kind kind, const char *name);
#endif
