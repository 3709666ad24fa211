/* variadic.c - wrappers of functions with `...`
 *
 * Only the function itself knows how much it was given. A wrapper keeps all argument registers, and passes on a few
 * words of the stack where a selector says what follows. Of all others the record is an instant, and the call is a
 * jump: nothing needs to be known of the stack. */
#include "variadic.h"
#include "steps.h"

#include <stdlib.h>
#include <string.h>

enum { WORDS = 6 }; /* arguments behind the fixed parameters that a function with a selector may have */

static bool travels_alone(const model *m, const char *type, bool *vector)
{
    shape s;
    if (!shape_of(m, type, &s))
        return false;
    *vector = !s.pointers && !s.elements && s.base == FLOATING;
    return s.pointers || s.elements || s.base == CALLBACK || s.base == ENUMERATED || s.base == INTEGER
               ? s.pointers || s.width <= 8
               : *vector && s.width <= 8 && (s.width == 8 || s.width == 4);
}

const char *variadic_refusal(const model *m, const fact *f)
{
    size_t vectors = 0;
    for (size_t i = 0; i < f->n; i++) {
        bool vector = false;
        if (!travels_alone(m, f->members[i].type, &vector))
            return format("is variadic, and takes a '%s' by value", f->members[i].type);
        vectors += vector;
    }
    bool vector;
    if (strcmp(f->type, "void") != 0 && !travels_alone(m, f->type, &vector))
        return format("is variadic, and returns a '%s' by value", f->type);
    return vectors > 7 || f->n > 24 ? "is variadic, and has too many parameters" : NULL;
}

static bool is_type(const char *text)
{
    static const char *const types[] = {"i8",  "u8",  "char", "bool", "i16",    "u16",    "i32",    "u32",
                                        "i64", "u64", "f64",  "ptr",  "handle", "string", "secret", "none"};
    size_t n = strcspn(text, "/");
    for (size_t i = 0; i < sizeof types / sizeof *types; i++)
        if (strlen(types[i]) == n && !memcmp(types[i], text, n))
            return true;
    return false;
}

/* What is recorded when the selector has that value; TYPE NULL: no rule says what follows. */
static char *text_of(const char *name, const char *in, const char *out, const char *type)
{
    bool vector = type && !strncmp(type, "f64", 3), none = type && !strcmp(type, "none");
    char *text;
    const char *nulls = strpbrk(in, "*{") ? " ?" : "";
    if (type)
        in = none     ? format("%s%s_ _", in, *in ? " " : "")
             : vector ? format("%s%s_ arg:%s", in, *in ? " " : "", type)
                      : format("%s%sarg:%s _", in, *in ? " " : "", type);
    text = format("%s%s\n%s%s", in, nulls, out, strpbrk(out, "*{") ? " ?" : "");
    return steps_ref(name, &text, NULL, 1);
}

static void say_case(char **cases, long long from, long long to, const char *call)
{
    *cases = format("%s    {%lld, %lld, &%s},\n", *cases, from, to, call);
}

/* The values that a rule names: a number, a range, or patterns of constants. */
static void say_values(const rule *u, const model *m, const fact *values, const char *call, char **cases)
{
    char *end, *text = u->column[1];
    size_t before = strlen(*cases);
    long long from = strtoll(text, &end, 0), to = from;
    if (end != text) {
        if (!strncmp(end, "..", 2))
            to = strtoll(end + 2, &end, 0);
        if (*end || to < from)
            error_at(u->file, u->line, "'%s' is no number, range FROM..TO, or list of constants", text);
        say_case(cases, from, to, call);
        return;
    }
    for (size_t i = 0; i < m->n; i++) {
        const fact *e = &m->facts[i];
        if (e->kind == DEFINE && !e->type && !values && matches(text, e->name))
            say_case(cases, e->value, e->value, call);
        for (size_t k = 0; e->kind == ENUM && (!values || values == e) && k < e->n; k++)
            if (matches(text, e->members[k].name))
                say_case(cases, e->members[k].value, e->members[k].value, call);
    }
    if (strlen(*cases) == before)
        error_at(u->file, u->line, "no constant of this header is called '%s'", text);
}

/* Where the rules say the selector is; the number of parameters: nowhere. */
static size_t find_selector(rules *r, const model *m, const fact *f)
{
    rule *u = rule_for(r, VARIADIC, f->name, NULL, NULL);
    size_t i = 0;
    shape s;
    if (!u)
        return f->n;
    while (i < f->n && strcmp(f->members[i].name, u->column[0]) != 0)
        i++;
    if (i == f->n)
        error_at(u->file, u->line, "%s has no parameter '%s'", f->name, u->column[0]);
    else if (!shape_of(m, f->members[i].type, &s) || s.pointers || (s.base != INTEGER && s.base != ENUMERATED) ||
             (s.width != 4 && s.width != 8)) {
        error_at(u->file, u->line, "'%s' of %s is no integer or enum of 4 or 8 bytes", u->column[0], f->name);
        return f->n;
    }
    return i;
}

void variadic_emit(layout *l, const model *m, const fact *f, const char *level, const char *prefix, FILE *out)
{
    size_t selector = find_selector(l->r, m, f), integers = 0, vectors = 0;
    char *in = copy(""), *back = copy(""), *places = copy(""), *cases = copy(""), *result;
    const char *id = format("%s_%s", prefix, f->name);
    char **types = NULL;
    size_t ntypes = 0;
    bool chosen = selector < f->n, vector = false, paired;
    shape s = {0};
    for (size_t i = 0; i < f->n; i++) {
        size_t from = strlen(in);
        layout_parameter(l, m, f, i, &in, &back);
        layout_declare(&in, from, f->members[i].name);
        travels_alone(m, f->members[i].type, &vector);
        places = vector ? format("%s%d, ", places, (int)(16 + vectors++))
                        : format("%sTRACE__PLACE_INTEGER(%zu), ", places, integers++);
    }
    if (chosen)
        places = format("%sTRACE__PLACE_INTEGER(%zu), %zu, ", places, integers, 16 + vectors);
    vector = false;
    if (strcmp(f->type, "void") != 0)
        travels_alone(m, f->type, &vector);
    places = format("%s%d", places, vector ? 16 : 0);
    result = layout_result(l, m, f);
    back = format("%s%s%s", back, *back && *result ? " " : "", result);
    /* an enum before the `...` is a selector, too: few arguments follow it */
    paired = chosen || (f->n && shape_of(m, f->members[f->n - 1].type, &s) && !s.pointers && s.base == ENUMERATED);
    if (!paired)
        back = copy("instant");
    fprintf(out, "\nTRACE__VARIADIC_CALL(%s, %s, %s, \"%s\",\n    %s)\n", prefix, level, id, f->name,
            text_of(f->name, in, back, chosen ? "ptr" : NULL));
    for (size_t i = l->r->n; chosen && i-- > 0;) { /* the last that speaks of a value counts */
        rule *u = &l->r->rules[i];
        size_t k = 0;
        if (u->kind != VARIADIC || !matches(u->functions, f->name))
            continue;
        u->used = true;
        if (strcmp(u->column[0], f->members[selector].name) != 0)
            error_at(u->file, u->line, "%s has two selectors", f->name);
        if (!is_type(u->column[2]))
            error_at(u->file, u->line, "'%s' is none of i8 ... u64, f64, char, bool, ptr, handle, string, secret, none",
                     u->column[2]);
        while (k < ntypes && strcmp(types[k], u->column[2]) != 0)
            k++;
        if (k == ntypes) {
            PUSH(types, ntypes) = u->column[2];
            fprintf(out, "TRACE__VARIADIC_CALL(%s, %s, %s_as%zu, \"%s\",\n    %s)\n", prefix, level, id, k, f->name,
                    text_of(f->name, in, back, types[k]));
        }
        shape_of(m, f->members[selector].type, &s);
        say_values(u, m, s.base == ENUMERATED ? s.f : NULL, format("%s_as%zu_call", id, k), &cases);
    }
    if (chosen) {
        fprintf(out, "static const trace__case %s_cases[] = {\n%s    {0, 0, NULL},\n};\n", id, cases);
        shape_of(m, f->members[selector].type, &s);
    }
    fprintf(out, "static const uint8_t %s_places[] = {%s};\n", id, places);
    fprintf(out, "TRACE__VARIADIC(%s, %s, \"%s\", %s%s, %zu, ", prefix, id, f->name, chosen ? id : "NULL",
            chosen ? "_cases" : "", f->n + (chosen ? 2 : 0));
    if (paired)
        fprintf(out, "%zu", (f->n + WORDS - 5) / 2 * 16);
    else
        fputs("TRACE__STACK_UNKNOWN", out);
    fprintf(out, ", %zu, %d)\n", chosen ? selector : 0, chosen ? s.width : 0);
}
