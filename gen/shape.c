/* shape.c - what a type is, found out from a model alone: LP64, as all machines we run on are */
#include "shape.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *name;
    shape_base base;
    int width;
    bool is_signed;
} builtins[] = {
    {"void", NOTHING, 0, false},
    {"_Bool", INTEGER, 1, false},
    {"bool", INTEGER, 1, false},
    {"char", INTEGER, 1, true},
    {"signed char", INTEGER, 1, true},
    {"unsigned char", INTEGER, 1, false},
    {"short", INTEGER, 2, true},
    {"unsigned short", INTEGER, 2, false},
    {"int", INTEGER, 4, true},
    {"unsigned int", INTEGER, 4, false},
    {"unsigned", INTEGER, 4, false},
    {"long", INTEGER, 8, true},
    {"unsigned long", INTEGER, 8, false},
    {"long long", INTEGER, 8, true},
    {"unsigned long long", INTEGER, 8, false},
    {"float", FLOATING, 4, true},
    {"double", FLOATING, 8, true},
    {"size_t", INTEGER, 8, false},
    {"long double", FLOATING, 16, true},
    {"_Float16", OPAQUE, 0, false},
};

/* Values of two parts are structures. */
static member parts[][2] = {
    {{(char *)"re", (char *)"float", 0}, {(char *)"im", (char *)"float", 4}},
    {{(char *)"re", (char *)"double", 0}, {(char *)"im", (char *)"double", 8}},
    {{(char *)"re", (char *)"long double", 0}, {(char *)"im", (char *)"long double", 16}},
    {{(char *)"low", (char *)"unsigned long", 0}, {(char *)"high", (char *)"long", 8}},
    {{(char *)"low", (char *)"unsigned long", 0}, {(char *)"high", (char *)"unsigned long", 8}},
};
static const struct {
    const char *name;
    fact f;
} pairs[] = {
    {"_Complex float", {.kind = STRUCT, .name = (char *)"complex_float", .value = 8, .n = 2, .members = parts[0]}},
    {"_Complex double", {.kind = STRUCT, .name = (char *)"complex_double", .value = 16, .n = 2, .members = parts[1]}},
    {"_Complex long double",
     {.kind = STRUCT, .name = (char *)"complex_long_double", .value = 32, .n = 2, .members = parts[2]}},
    {"__int128", {.kind = STRUCT, .name = (char *)"int128", .value = 16, .align = 16, .n = 2, .members = parts[3]}},
    {"unsigned __int128",
     {.kind = STRUCT, .name = (char *)"uint128", .value = 16, .align = 16, .n = 2, .members = parts[4]}},
};

static bool skip_word(const char **p, const char *word)
{
    size_t n = strlen(word);
    if (strncmp(*p, word, n) != 0 || isalnum((unsigned char)(*p)[n]) || (*p)[n] == '_')
        return false;
    for (*p += n; **p == ' '; ++*p) {}
    return true;
}

static bool base_of(const model *m, const char *name, shape *s)
{
    static const struct {
        const char *word;
        fact_kind kind;
    } tags[] = {{"struct", STRUCT}, {"union", UNION}, {"enum", ENUM}};
    const fact *f;
    for (size_t i = 0; i < sizeof builtins / sizeof *builtins; i++)
        if (!strcmp(builtins[i].name, name)) {
            s->base = builtins[i].base;
            s->width = builtins[i].width;
            s->is_signed = builtins[i].is_signed;
            s->is_bool = !strcmp(name, "_Bool") || !strcmp(name, "bool");
            s->is_char = !strcmp(name, "char");
            return true;
        }
    for (size_t i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (!strcmp(pairs[i].name, name)) {
            s->base = RECORD;
            s->f = &pairs[i].f;
            s->width = (int)s->f->value;
            return true;
        }
    for (size_t i = 0; i < 3; i++) {
        const char *p = name;
        bool tagged = skip_word(&p, tags[i].word);
        f = model_find(m, tags[i].kind, p);
        if (!tagged && !f)
            continue;
        s->f = f;
        s->base = tags[i].kind == ENUM ? ENUMERATED : f ? RECORD : OPAQUE;
        s->width = f ? (int)f->value : 0;
        s->is_signed = tags[i].kind == ENUM && s->width <= 0;
        if (tags[i].kind == ENUM)
            s->width = s->width ? abs(s->width) : 4;
        return true;
    }
    f = model_find(m, TYPEDEF, name);
    return f && shape_of(m, f->type, s);
}

bool shape_of(const model *m, const char *type, shape *s)
{
    shape under = {0};
    const char *p = type, *end;
    char *rest;
    unsigned constant = 0;
    int pointers = 0;
    char *name;
    memset(s, 0, sizeof *s);
    if (strchr(type, '(')) { /* a function, or a pointer to one */
        s->base = CALLBACK;
        s->width = 8;
        return true;
    }
    for (;;)
        if (skip_word(&p, "const"))
            constant = 1;
        else if (!skip_word(&p, "volatile") && !skip_word(&p, "restrict")) /* of a typedef that is a pointer */
            break;
    end = p + strcspn(p, "*[:");
    name = trim(copyn(p, (size_t)(end - p)));
    if (!base_of(m, name, &under))
        return false;
    *s = under;
    s->constant |= constant << under.pointers;
    for (p = end; *p;) {
        if (*p == '*') {
            pointers++;
            p++;
        } else if (*p == '[') { /* of a parameter: a pointer; of a member: that many */
            long long n = strtoll(p + 1, NULL, 10);
            s->elements = n ? (s->elements ? s->elements : 1) * n : s->elements;
            pointers += n == 0;
            p += strcspn(p, "]");
            p += *p == ']';
        } else if (*p == ':') {
            s->bits = (int)strtol(p + 1, &rest, 10);
            s->shift = *rest == '.' ? atoi(rest + 1) : -1;
            break;
        } else if (skip_word(&p, "const"))
            s->constant |= 1u << (under.pointers + pointers);
        else if (*p == ' ')
            p++;
        else if (!skip_word(&p, "restrict") && !skip_word(&p, "volatile"))
            return false;
    }
    s->pointers = under.pointers + pointers;
    return true;
}

bool shape_points_to_const(const shape *s) { return s->pointers && s->constant >> (s->pointers - 1) & 1; }

const char *shape_enum_name(const model *m, const fact *f)
{
    char *tagged = format("enum %s", f->name);
    for (size_t i = 0; i < m->n; i++)
        if (m->facts[i].kind == TYPEDEF && (!strcmp(m->facts[i].type, tagged) || !strcmp(m->facts[i].type, f->name)))
            return m->facts[i].name;
    return f->name;
}

long long shape_size(const shape *s)
{
    long long one = s->pointers || s->base == CALLBACK ? 8 : s->width;
    return s->elements ? one * s->elements : one;
}
