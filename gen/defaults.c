/* defaults.c - rules made from types alone, for `trace-gen wrap`
 *
 * Every place where a decision is made gets a line, and the comment behind it says what else could stand there: so the
 * text is also what a person begins with. The rule above all: nothing is read that may not be there. */
#include "defaults.h"
#include "guess.h"
#include "layout.h"
#include "variadic.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

enum { LEAVES_MAX = 120 }; /* members of a structure that are still worth a record */

static bool is_length_name(const char *name)
{
    return matches("n,nn,n[A-Z0-9_]*,num*,*Num*,*_num*,cnt,*count*,*Count*,*len,*len_,*Len,*length*,*Length*,*size*,*"
                   "Size*,sz,*_sz,*dim*,*Dim*,*bytes*,"
                   "*Bytes*,k,m,rank,inc*,ld[a-z],*capacity*,*Capacity*,*_n,arg[0-9]*",
                   name);
}

static bool is_number(const model *m, const member *e, shape *s)
{
    return shape_of(m, e->type, s) && s->base == INTEGER && !s->pointers && !s->elements && !s->is_bool;
}

/* A number of elements, as far as one can tell by its type and name; a name that is missing may be anything. */
static bool is_length(const model *m, const member *e)
{
    shape s;
    return is_number(m, e, &s) &&
           (is_length_name(e->name) || strstr(e->type, "size_t") || strstr(e->type, "socklen_t"));
}

/* Something in the function may say how many elements a pointer leads to; then it may be none. */
static bool may_be_many(const model *m, const fact *f, size_t i)
{
    for (size_t k = 0; k < f->n; k++) {
        member e = f->members[k];
        shape s;
        if (shape_of(m, e.type, &s) && s.base == INTEGER && s.pointers == 1 && s.width >= 4 && is_length_name(e.name) &&
            k != i)
            return true;
        if (k != i && is_length(m, &e))
            return true;
    }
    return false;
}

static bool may_free(const char *function)
{
    return matches("*free*,*Free*,*destroy*,*Destroy*,*delete*,*Delete*,*release*,*Release*,*close*,*Close*,*_end,*End,"
                   "*fini*,*Fini*,*cleanup*,*Cleanup*,"
                   "*unref*,*Unref*,*dispose*,*Dispose*,*realloc*,*Realloc*,*finish*,*Finish*,*shutdown*,*drop*,*term*",
                   function);
}

static bool is_output_name(const char *name)
{
    return matches("out,*_out,out_*,*Out,result,*handle,*Handle,new*,pp[A-Z_]*,ret,*_ret", name);
}

/* ---- structures -------------------------------------------------------------------------------------------------- */

typedef struct maker {
    const model *m;
    bool secrets;        /* these are recorded, too */
    FILE *out, *explain; /* explain: a line for each decision, with its reason; NULL: none is wanted */
    size_t nseen;
    const fact **seen;
} maker;

static size_t leaves_of(const model *m, const fact *f, int depth)
{
    size_t n = 0;
    for (size_t i = 0; i < f->n; i++) {
        shape s;
        if (shape_of(m, f->members[i].type, &s) && s.base == RECORD && !s.pointers && s.f->kind == STRUCT && depth < 8)
            n += leaves_of(m, s.f, depth + 1);
        else
            n++;
    }
    return n;
}

static void say_members(maker *k, const fact *f)
{
    bool first = true;
    for (size_t i = 0; i < k->nseen; i++)
        if (k->seen[i] == f)
            return;
    PUSH(k->seen, k->nseen) = f;
    for (size_t i = 0; i < f->n; i++) {
        const member *e = &f->members[i];
        const char *how = NULL, *why = "";
        shape s;
        bool known = shape_of(k->m, e->type, &s);
        if (known && s.bits && !*e->name) /* padding */
            continue;
        if (!known || strstr(e->type, "[]") || strstr(e->type, "[0]")) {
            how = "none";
            why = known ? "how many there are is said elsewhere" : "of a type nothing is known of";
        } else if (s.bits && (s.shift < 0 || s.bits > 64)) {
            how = "none";
            why = "a bit field, not recorded";
        } else if (!k->secrets && !s.pointers && s.elements && s.is_char && guess_secret_member(e->name)) {
            how = "secret";
            why = "it is called like a secret; --secrets records it; or string";
        } else if (!s.pointers && (s.base == OPAQUE || s.base == NOTHING))
            how = "none";
        else if (s.pointers == 1 && s.is_char && s.constant & 1 && !s.elements) {
            how = "pointer";
            why = "or string, if it always is one or NULL";
        } else if (s.base == RECORD && !s.pointers && s.f->kind == STRUCT)
            say_members(k, s.f);
        if (how && first)
            fprintf(k->out, "# struct %s\n", f->name);
        if (how) {
            first = false;
            fprintf(k->out, "how %s : %s : %s%s%s\n", f->name, e->name, how, *why ? " # " : "", why);
        }
    }
    if (f->n && f->members[0].value == 0 && is_length(k->m, &f->members[0]) && strstr(f->members[0].name, "size")) {
        shape s;
        if (shape_of(k->m, f->members[0].type, &s) && s.width == 8)
            fprintf(k->out, "sized %s : %s # no member behind it is read where the program knows a shorter structure\n",
                    f->name, f->members[0].name);
    }
}

/* ---- parameters -------------------------------------------------------------------------------------------------- */

static const char *const none_said = "";

typedef struct decision {
    const char *how;    /* what the parameter's rule says; "": its type says enough */
    const char *reason; /* why that */
    const char *other;  /* what else it could be; "": nothing */
    bool guessed;       /* names decided */
} decision;

/* A `const char *`. */
static const char *decide_text(const maker *k, const fact *f, size_t i, decision *d)
{
    guess g = guess_text(k->m, f, i);
    if (g.kind != GUESS_NOTHING && !k->secrets && guess_secret(f, i)) {
        d->reason = "it is called like a secret; --secrets records it";
        d->guessed = true;
        d->other = g.kind == GUESS_ZERO ? "or string" : format("or string(%s)", g.length->name);
        return "secret";
    }
    d->reason = g.reason;
    d->guessed = true;
    d->other = g.kind == GUESS_NOTHING ? "or string, string(LENGTH), bytes(LENGTH)"
               : g.kind == GUESS_ZERO  ? "or string(LENGTH), pointer"
                                       : format("or bytes(%s), string, pointer", g.length->name);
    return g.kind == GUESS_NOTHING ? "pointer"
           : g.kind == GUESS_ZERO  ? "string"
                                   : format("%s(%s)", g.kind == GUESS_EITHER ? "text" : "string", g.length->name);
}

static const char *decide(maker *k, const fact *f, size_t i, decision *d)
{
    const member *e = &f->members[i], *next = i + 1 < f->n ? e + 1 : NULL;
    const char **why = &d->other;
    shape s;
    guess g;
    bool constant, many = may_be_many(k->m, f, i);
    *d = (decision){"", "", "", false};
    if (!shape_of(k->m, e->type, &s))
        return "none";
    if (!s.pointers && !s.elements) {
        if (s.base == RECORD && leaves_of(k->m, s.f, 0) > LEAVES_MAX)
            return "none";
        if (s.base == RECORD)
            say_members(k, s.f);
        return none_said;
    }
    constant = shape_points_to_const(&s);
    if (s.base == CALLBACK || (s.pointers == 1 && !s.elements && (s.base == NOTHING || s.base == OPAQUE)))
        return none_said;
    if (s.elements) {
        *why = format("or %s array(%lld)", s.constant & 1 ? "in" : "out", s.elements);
        return "pointer";
    }
    if (s.pointers == 1 && s.is_char && constant) {
        return decide_text(k, f, i, d);
    }
    if (s.pointers == 1 && !s.is_bool && s.width == 1 && (s.is_char || !s.is_signed || guess_is_bytes(e->name))) {
        *why = next && is_length(k->m, next) ? format("or %s bytes(%s)", constant ? "in" : "out", next->name)
                                             : "or in string, out string, bytes(LENGTH)";
        return "pointer";
    }
    if (s.pointers == 1 && s.base == RECORD) {
        bool large = leaves_of(k->m, s.f, 0) > LEAVES_MAX;
        if (constant && !large && (g = guess_array(k->m, f, i)).kind == GUESS_COUNTED) {
            *why = "or pointer, in struct";
            d->reason = g.reason;
            d->guessed = true;
            say_members(k, s.f);
            return format("in array(%s)", g.length->name);
        }
        *why = many ? "or in array(LENGTH), in struct" : constant ? "" : "or in struct, out struct, both";
        if (!constant || many || large)
            return "pointer";
        say_members(k, s.f);
        return "in struct";
    }
    if (s.pointers > 2 || (s.pointers == 2 && constant)) {
        *why = "or in array(LENGTH), in one";
        return "pointer";
    }
    if (s.pointers == 1 && !may_free(f->name) && (g = guess_array(k->m, f, i)).kind == GUESS_COUNTED) {
        *why = "or pointer";
        d->reason = g.reason;
        d->guessed = true;
        return format("%s array(%s)", constant ? "in" : "out", g.length->name);
    }
    if (s.pointers == 1 ? s.base == INTEGER && is_length_name(e->name) && !strstr(e->name, "arg")
                        : is_output_name(e->name))
        many = false; /* it is the number; or the place for what is made */
    if (many || may_free(f->name)) {
        *why = constant ? "or in array(LENGTH), in one" : "or out array(LENGTH), out one, in";
        return "pointer";
    }
    *why = s.pointers == 2 ? "or out string, if it leads to a string whenever the call succeeds; pointer"
                           : "or array(LENGTH), pointer";
    return constant ? "in one" : "out one";
}

static char *prototype(const fact *f)
{
    char *text = format("%s %s(", f->type, f->name);
    for (size_t i = 0; i < f->n; i++)
        text = format("%s%s%s %s", text, i ? ", " : "", f->members[i].type, f->members[i].name);
    return format("%s)", text);
}

/* Why a function cannot be wrapped; NULL: it can. */
static const char *refusal(const maker *k, const fact *f)
{
    static void *libc;
    shape s;
    rules no = {0};
    if (f->unfit)
        return f->unfit;
    if (f->variadic && variadic_refusal(k->m, f))
        return variadic_refusal(k->m, f);
    if (!libc)
        libc = dlopen("libc.so.6", RTLD_LAZY);
    if (libc && dlsym(libc, f->name))
        return "is a function of libc too, which the recorder itself stands on";
    for (size_t i = 0; i <= f->n; i++) {
        const char *type = i < f->n ? f->members[i].type : f->type;
        char *text = layout_neutral(&no, k->m, type);
        if (text)
            free(text);
        else if (shape_of(k->m, type, &s) && s.base == RECORD)
            return format("%s a '%s' by value, and how it travels is unknown", i < f->n ? "takes" : "returns", type);
        else
            return format("%s a '%s', of which nothing is known", i < f->n ? "takes" : "returns", type);
    }
    return NULL;
}

static void say_function(maker *k, const fact *f)
{
    bool first = true;
    shape s;
    for (size_t i = 0; i < f->n; i++) {
        decision d;
        const char *how = decide(k, f, i, &d);
        if (!*how)
            continue;
        if (k->explain)
            fprintf(k->explain, "%s : %s : %s : %s\n", f->name, f->members[i].name, how,
                    *d.reason ? d.reason : "nothing beside its type says more");
        if (first)
            fprintf(k->out, "# %s\n", prototype(f));
        first = false;
        fprintf(k->out, "how %s : %s : %s%s%s%s%s\n", f->name, f->members[i].name, how,
                *d.reason || *d.other ? " # " : "", d.reason, *d.reason && *d.other ? "; " : "", d.other);
    }
    if (!shape_of(k->m, f->type, &s))
        return;
    if (s.base == RECORD && !s.pointers)
        say_members(k, s.f);
    if (s.pointers == 1 && s.is_char && !k->secrets && guess_secret_result(f->name))
        fprintf(k->out, "how %s : return : secret # it is called like a secret; --secrets records it; or string\n",
                f->name);
    else if (s.pointers == 1 && s.is_char && s.constant & 1 && guess_is_bytes(f->name))
        fprintf(k->out, "how %s : return : pointer # or string\n", f->name);
}

/* ---- enums ------------------------------------------------------------------------------------------------------- */

static void say_enum(const maker *k, const fact *f, FILE *out)
{
    const char *name = shape_enum_name(k->m, f), *good = NULL;
    bool bits = true,
         status = matches(
             "*status*,*Status*,*STATUS*,*result*,*Result*,*error*,*Error*,*err,*Err,*err_t,*ret*,*Ret*,*code*,*Code*",
             name),
         returned = false;
    size_t nbits = 0;
    long long bad = 0;
    for (size_t i = 0; i < f->n; i++) {
        long long v = f->members[i].value;
        if (v == 0 && !good)
            good = f->members[i].name;
        bad = bad ? bad : v;
        bits &= v >= 0 && (v & (v - 1)) == 0;
        nbits += v > 0;
    }
    for (size_t i = 0; i < k->m->n && !returned; i++) {
        shape s;
        returned =
            k->m->facts[i].kind == FUNCTION && shape_of(k->m, k->m->facts[i].type, &s) && s.f == f && !s.pointers;
    }
    if (returned && status && good && bad)
        fprintf(out, "status %s : %lld : %s # its value for a missing function, and those that are no errors\n", name,
                bad, good);
    else if (bits && nbits > 2)
        fprintf(out, "flags %s : yes\n", name);
}

void defaults_write(const char *api, const model *m, const library *l, bool secrets, FILE *out, FILE *explain)
{
    maker k = {.m = m, .secrets = secrets, .out = out, .explain = explain};
    char *big = copy(api);
    for (char *p = big; *p; p++)
        *p = *p >= 'a' && *p <= 'z' ? (char)(*p - 32) : *p;
    fprintf(out,
            "# How %s is recorded. Where several rules speak of one thing the last one counts; gen/rules.h explains "
            "them all.\n\n",
            api);
    fprintf(out, "api %s TRACE_SOURCE_CUSTOM trace__%s\nforward next\n", api, api);
    if (l)
        fprintf(out, "forward loaded /%.*s.so\nforward open %s\n", (int)strcspn(l->name, "."), l->name, l->name);
    fprintf(out, "static TRACE_%s_STATIC\n\n", big);
    for (size_t i = 0; i < m->n; i++)
        if (m->facts[i].kind == ENUM)
            say_enum(&k, &m->facts[i], out);
    fputs("\nnames * # for those who look functions up by name\n", out);
    fprintf(out, "\nnulls *\nwrap 2 : * # 1: also at level minimal; 3: only at level full, as what is polled\n");
    for (size_t i = 0; i < m->n; i++) {
        const fact *f = &m->facts[i];
        const char *why;
        if (f->kind != FUNCTION)
            continue;
        why = refusal(&k, f);
        if (why) {
            fprintf(out, "skip %s : %s\n", f->name, why);
            continue;
        }
        say_function(&k, f);
        if (f->versions)
            fprintf(out, "versions %s : %s\n", f->name, f->versions);
        if (f->no_return && !strcmp(f->type, "void"))
            fprintf(out, "noreturn %s # it is declared so: the call ends where it begins\n", f->name);
    }
}
