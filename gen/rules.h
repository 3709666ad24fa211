/* rules.h - what a person says about an API that its header does not
 *
 * A text, one rule a line, columns between blank-colon-blank. FUNCS and NAMES are lists of patterns (text.h,
 * matches()). Where several rules speak of one parameter the last one counts, so overrides stand below what they
 * override.
 *
 *   api NAME SOURCE PREFIX                    API's name in traces, its source id, prefix of our C names
 *   forward next | linked NAME | weak NAME | loaded TEXT | open FILE     where the function behind is looked for,
 *       in this order; $ is its name
 *   status ENUM : CODE [: NAMES [: above]]    results of this type say how it went; what a caller gets when there is no
 *                                             function behind; the enumerators that are no errors; nor are values
 *                                             above the largest
 *   guard MODELS : FUNCS : CONDITION          #if around functions that exactly these models have; first match counts
 *   type NAMES : C-TYPE                       how parameters of these types are declared where no header is seen
 *   enum NAME : NAMES                         constants that name values, NAME or NAME=VALUE
 *   kind NAME : FIELDS : PLACES               how a value is recorded. A field is name:TYPE[:ROLE[:hint]], for each a
 *                                             place where it is found (gen/kinds.c); $ is the parameter, @ what a rule
 *                                             gives in parentheses
 *   how FUNCS : PARAMS : HOW [: TYPE]         how parameters are recorded, those of TYPE (as the model spells it) alone
 *                                             if it is given; PARAMS `return`: what the function returns. HOW: none |
 *                                             pointer | secret | [in] [out] [one | string[(MAX)] | text(LEN) |
 *                                             array(LEN) | bytes(LEN) | struct | chain(ENUM)] [as ENUM]
 *                                             [role ROLE[:hint]] | [in KIND[(ARG)]]
 *                                             [out KIND[(ARG)]] LEN: a parameter, *parameter, the NAME of a value, a
 *                                             number, zero: up to the first that is 0, pairs: of keys and values, up to
 *                                             a key that is 0. Integers whose typedef an enum rule is named after are
 *                                             `as` that; `as none`: they are not. Without kinds types say most of it: a
 *                                             scalar, enum, handle or string is recorded as it is, what a pointer to
 *                                             const points to when the call begins, what another points to when it
 *                                             ends. One function may have parameters with kinds and others
 *   value FUNCS : FIELD : in|out : VALUE      a field that is no parameter: NAME:TYPE[:ROLE[:hint]] and an expression
 *                                             of C; in an API with kinds NAME and KIND(ARG)
 *   as FUNCS : KIND : KIND                    what is recorded by the first kind is recorded by the second there
 *   wrap LEVEL : FUNCS                        record them from that level on (1 minimal, 2 default, 3 full)
 *   leaf FUNCS                                they return at once, wait for nobody and call nothing that is recorded:
 *                                             both records are left when they have ended. What goes in is in the
 *                                             values, and they are of level 3
 *   noreturn FUNCS                            they do not return: the call ends where it begins
 *   shared_timestamp FUNCS                    they do hardly more than call one leaf, and have their times in common
 *                                             with it
 *   inline FUNCS                              they are called so often that their records are written out in the
 *                                             wrapper, as those of those two are: all that is recorded of them are
 *                                             numbers and pointers, where they lead, handles, and what functions of the
 *                                             library, hooks before the begin's record or values of it derive. There
 *                                             may be hooks after the call
 *   own FUNCS                                 their hooks and values are statements in the wrapper, not functions that
 *                                             others share: they are called often, or a hook changes a parameter or the
 *                                             result, or takes its address
 *   lend FUNCS : PARAM : C-TYPE               where the program leaves out this pointer to something that comes back
 *                                             (NULL), the function gets room for one of that type, so that it is
 *                                             recorded nevertheless
 *   skip FUNCS : REASON                       leave them alone
 *   derived FUNCTIONS : NAMES                 these functions of the library make several values: FUNCTION(VALUES).NAME
 *                                             (default: one)
 *   derive FUNCS : MOMENT : [NAME =] FUNCTION(VALUES)    called at every call, recorded or not: before (the begin's
 *                                             record), call (between record and call), after; makes the parameter NAME,
 *                                             or a value of that name. `room` is the address of room for the time of
 *                                             the call
 *   together FUNCS : EXPRESSIONS : FUNCTION(VALUES)    this function makes all these at once
 *   function WHAT : C-NAME                    handle: the i-th at an address; first: called before a function is looked
 *                                             for; error: what is recorded of a result that is not 0; numbers: which
 *                                             model's constants the library at hand has; version: which model it is,
 *                                             for functions that differ between models; without it they are recorded as
 *                                             the first has them
 *   hook FUNCS : MOMENT : C                   a statement of the wrapper: local (a declaration), before (the begin's
 *                                             record), call (between record and call), after (the call), last (of
 *                                             tables: after the end's record), while the API is on; in tables also
 *                                             always (before all else, on or off), and @NAME is the value recorded of a
 *                                             parameter, @@ the call
 *   fortran TYPE : NAMES : LETTERS            how the Fortran binding's parameter becomes C's:
 *                                             src/backends/mpi/fortran.c
 *   symbols FUNCS : fortran                   functions with a Fortran binding
 *
 *   flags ENUMS : yes|no                      values of these are sets of bits (default: those with "flags" in their
 *                                             names)
 *   bits TYPEDEFS : ENUMS                     integers of such a type hold bits of that enum; what * stands for is the
 *                                             same in both
 *   chain ENUM : NAMES : STRUCT               a structure that begins with this enum and a pointer may have others
 *                                             hanging on that pointer; of which kind such a one is tells its
 *                                             enumerator: what * stands for is the same, in small letters
 *   sized STRUCTS : MEMBER                    this member says how many bytes of the structure the program knows
 *   include FILE                              a file of C before the wrappers: functions that hooks and values call
 *   record NAME : BEGIN : END                 the steps of a call that code by hand records, as the macro
 *                                             PREFIX_NAME_steps; BEGIN and END are texts (gen/steps.h)
 *   table STRUCT : OBJECT.MEMBER              functions stand in structures STRUCT, which objects carry. A slot's first
 *                                             parameter leads there as an OBJECT does, by MEMBER, or over a pointer by
 *                                             MEMBER->MEMBER. Objects that come back from wrapped functions, as a
 *                                             result or by a pointer to a pointer, get tables with wrappers
 *                                             (gen/objects.c). trace-gen wrap --tables puts the functions into the
 *                                             model
 *   release FUNCS : PARAM                     they close that object: it gets its own tables back before
 *   renew FUNCS : PARAM                       the library may change tables of that object in them
 *   nulls FUNCS                               records of these say which pointers were NULL, where only what they lead
 *                                             to is recorded, at the cost of a byte or two
 *   static MACRO                              with this macro the functions are those of a static library: the program
 *                                             is linked with --wrap=NAME for each
 *   versions FUNCS : VERSIONS                 the symbol's versions in the library, the default first: the older ones
 *                                             have wrappers of their own in a shared library
 *   variadic FUNCS : PARAM : VALUES : TYPE[/ROLE]
 *                                             when this parameter has one of these values, one argument of that type
 *                                             follows the fixed parameters: i8 ... u64, f64, char, bool, ptr, handle,
 *                                             string, secret, none. VALUES: a number, FROM..TO, or patterns of
 *                                             constants. Values that no rule names: ptr. A function of libc is
 *                                             recorded, too, if such a rule names it
 *   event FUNCS : instant | begin | end | span PARAM : NAME
 *                                             what a callback leaves (part "callbacks"), all rules that match: a
 *                                             record, one end of a slice, or either as PARAM says (1 begin, 2 end, 3
 *                                             both). $PARAM in NAME is the enumerator it has; rules know such a
 *                                             callback as FUNC:ENUMERATOR too
 *   callbacks PREFIX                          PREFIX and a callback's name is the constant that stands for it
 *   names FUNCS [: injected]                  a table of these wrappers by name, for functions that programs ask for by
 *                                             name; injected: in libtrace-h.so alone
 *   entries TYPEDEFS                          typedefs NAME_v<version>[_ptsz] that tell which version of a function
 *                                             came when
 *   tables GETTERS : ENUMERATOR               functions that fill the tables between a loader and what lies below it
 *                                             (part "layer", gen/tables.c); ENUMERATOR is the API's version in a model
 *   since VERSION : FUNCS                     from this version (1.12) on they stand in their table where they stand
 *                                             now
 *   asked FUNCS                               programs may ask somebody for the address of these: a second wrapper of
 *                                             each, whose function behind is what they would have got; the table
 *                                             PREFIX_given has them
 */
#ifndef GEN_RULES_H
#define GEN_RULES_H
#include "model.h"

typedef struct field {
    char *name, *type, *role, *hint, *place;
} field;

typedef struct kind {
    char *name;
    size_t nfields;
    field *fields;
} kind;

/* What a how rule says, or what a type makes of itself. */
typedef struct how {
    bool none, in, out, one, is_struct, pointer, string, array, bytes, said;
    bool secret;  /* *** in place of it */
    bool or_zero; /* a string that its zero ends where its length is negative */
    char *length, *as, *role, *chain;
} how;

typedef enum {
    GUARD,
    TYPE,
    ENUMERATION,
    AS,
    WRAP,
    LEAF,
    NO_RETURN,
    SHARED_TIMESTAMP,
    INLINE,
    OWN,
    LEND,
    SKIP,
    HOOK,
    ACT,
    DERIVED,
    TOGETHER,
    FUNCTION_OF,
    FORTRAN,
    SYMBOLS,
    FORWARD,
    STATUS,
    HOW,
    VALUE,
    FLAGS,
    BITS,
    CHAIN,
    SIZED,
    STATIC,
    NULLS,
    VERSIONS,
    VARIADIC,
    TABLE,
    RELEASE,
    RENEW,
    INCLUDE,
    RECORD_OF,
    ENTRIES,
    NAMES,
    ASKED,
    TABLES,
    SINCE,
    EVENT,
    CALLBACKS,
    RULE_KINDS
} rule_kind;

typedef struct rule {
    rule_kind kind;
    const char *file;
    int line;
    bool used;
    char *functions;             /* patterns */
    char *column[4];             /* the columns after it */
    const struct kind *in, *out; /* of HOW and VALUE, and what is given them */
    char *in_arg, *out_arg;
    how how; /* of HOW */
} rule;

typedef struct rules {
    char *file, *api, *source, *prefix;
    size_t nkinds, n;
    struct kind **kinds;
    rule *rules;
} rules;

rules *rules_read(const char *file);
/* The same in two steps, for rules that are in several texts: those that come later count. */
rules *rules_new(void);
void rules_add(rules *r, const char *file, FILE *in);

/* The last rule of that kind for this function, type and name (NULL: any); marks it used. */
rule *rule_for(rules *r, rule_kind kind, const char *function, const char *type, const char *name);

/* Whether a how rule for the function speaks of this parameter, or of `return`. */
bool how_fits(const rule *u, const char *type, const char *name);

bool rules_have(const rules *r, rule_kind kind);
/* Errors for rules of functions and parameters that were looked for and matched none. */
void rules_of_nothing(const rules *r);

/* The first guard rule's condition for a function that exactly these models (A+B) have; "": none. */
const char *guard_for(rules *r, const char *models, const char *function);

/* What is wrapped, what is not and why. */
void write_table(rules *r, const model **models, size_t n, FILE *out);

/* Writes one part ("calls", of Fortran bindings "fortran"; emit_callbacks: "callbacks") of the code for all models
 * together. */
void emit_calls(rules *r, const model **models, size_t n, const char *part, const char *banner, FILE *out);
/* The linker's version script for wrappers of symbols that `versions` rules speak of; empty: of none. */
void emit_version_script(rules *r, const model **models, size_t n, FILE *out);
void emit_callbacks(rules *r, const model **models, size_t n, const char *part, const char *banner, FILE *out);
/* A library that hands all functions out in tables, for tests (gen/driver.c). `version` is the enumerator that tells a
 * model's version. */
void emit_driver(const model **models, size_t n, const char *tables, const char *version, const char *banner,
                 FILE *out);
/* What stands in the tables between a loader and what lies below it (gen/tables.c); models oldest first. */
void emit_layer(rules *r, const model **models, size_t n, const char *part, const char *banner, FILE *out);
#endif
