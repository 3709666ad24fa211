/* like.c - structures by value, declared again: like.h
 *
 * Registers are chosen by the types and offsets of members (System V: INTEGER, SSE, X87, MEMORY; aarch64: homogeneous
 * floating members). So a copy has members of the same types at the same offsets. */
#include "like.h"

#include <stdlib.h>
#include <string.h>

typedef struct like {
    const fact *f;
    char *name, *text; /* text NULL: it cannot be told */
} like;

static like *likes;
static size_t nlikes;

static long long align_of(const model *m, const shape *s);

static long long align_of_record(const model *m, const fact *f)
{
    long long most = 1;
    if (f->align)
        return f->align;
    for (size_t i = 0; i < f->n; i++) {
        shape s;
        long long one = shape_of(m, f->members[i].type, &s) ? align_of(m, &s) : 1;
        most = one > most ? one : most;
    }
    return most;
}

static long long align_of(const model *m, const shape *s)
{
    if (s->pointers || s->base == CALLBACK)
        return 8;
    return s->base == RECORD ? align_of_record(m, s->f) : s->width ? s->width : 1;
}

/* Whether a member is where no compiler puts it by itself. */
static bool is_packed(const model *m, const fact *f)
{
    for (size_t i = 0; i < f->n; i++) {
        shape s;
        if (shape_of(m, f->members[i].type, &s) && !s.bits && f->members[i].value % align_of(m, &s))
            return true;
    }
    return f->value % align_of_record(m, f) != 0;
}

bool like_needed(const model *m, const fact *f)
{
    if (f->align || is_packed(m, f))
        return true;
    for (size_t i = 0; i < f->n; i++) {
        shape s;
        if (shape_of(m, f->members[i].type, &s) && !s.pointers &&
            (s.base == FLOATING || (s.base == RECORD && like_needed(m, s.f))))
            return true;
    }
    return false;
}

static const struct {
    const char *fact, *type;
} builtins[] = {
    {"complex_float", "float _Complex"},
    {"complex_double", "double _Complex"},
    {"complex_long_double", "long double _Complex"},
    {"int128", "__int128"},
    {"uint128", "unsigned __int128"},
};

/* The C type of a member; NULL: none is known. */
static char *member_type(const model *m, const shape *s)
{
    if (s->pointers || s->base == CALLBACK)
        return copy("void *");
    switch (s->base) {
    case INTEGER:
    case ENUMERATED: return s->is_bool ? copy("bool") : format("%sint%d_t", s->is_signed ? "" : "u", s->width * 8);
    case FLOATING: return copy(s->width == 4 ? "float" : s->width == 8 ? "double" : "long double");
    case RECORD: return like_type(m, s->f);
    default: return NULL;
    }
}

static char *members_of(const model *m, const fact *f, bool packed)
{
    char *text = copy("");
    long long at = 0;
    for (size_t i = 0; i < f->n; i++) {
        const member *e = &f->members[i];
        shape s;
        char *type;
        long long one;
        if (!shape_of(m, e->type, &s) || strstr(e->type, "[]") || !(type = member_type(m, &s)))
            return NULL;
        one = packed ? 1 : align_of(m, &s);
        if (s.bits) {
            text = format("%s    %s m%zu : %d;\n", text, type, i, s.bits);
            at = -1; /* the size says whether it was right */
            continue;
        }
        if (f->kind == STRUCT && at >= 0 && (at + one - 1) / one * one != e->value) {
            long long power = 1; /* it has an alignment of its own */
            while (e->value % (2 * power) == 0 && e->value / power > 1)
                power *= 2;
            if ((at + power - 1) / power * power != e->value)
                return NULL;
            text = format("%s    __attribute__((aligned(%lld))) %s m%zu", text, power, type, i);
        } else
            text = format("%s    %s m%zu", text, type, i);
        text = s.elements ? format("%s[%lld];\n", text, s.elements) : format("%s;\n", text);
        at = at < 0 ? at : e->value + shape_size(&s);
    }
    return text;
}

char *like_type(const model *m, const fact *f)
{
    like l = {f, copy(f->name), NULL};
    char *members, *attributes;
    bool packed;
    for (size_t i = 0; i < nlikes; i++)
        if (likes[i].f == f)
            return likes[i].text ? copy(likes[i].name) : NULL;
    for (char *p = l.name; *p; p++)
        *p = *p == '.' || *p == ' ' ? '_' : *p;
    l.name = format("trace__like_%s", l.name);
    for (size_t i = 0; i < sizeof builtins / sizeof *builtins; i++)
        if (!strcmp(f->name, builtins[i].fact)) {
            l.text = format("__extension__ typedef %s %s;\n", builtins[i].type, l.name);
            PUSH(likes, nlikes) = l;
            return copy(l.name);
        }
    packed = is_packed(m, f);
    members = f->n && f->value > 0 ? members_of(m, f, packed) : NULL; /* those it needs come before it */
    if (members) {
        attributes = format("%s%s", packed ? "packed" : "",
                            f->align ? format("%saligned(%lld)", packed ? ", " : "", f->align) : "");
        if (*attributes)
            attributes = format("__attribute__((%s)) ", attributes);
        l.text = format("typedef %s %s%s {\n%s} %s;\ntypedef char %s_fits[sizeof(%s) == %lld ? 1 : -1];\n",
                        f->kind == UNION ? "union" : "struct", attributes, l.name, members, l.name, l.name, l.name,
                        f->value);
    }
    PUSH(likes, nlikes) = l;
    return l.text ? copy(l.name) : NULL;
}

/* Whether the name stands there, and no longer one. */
static bool mentions(const char *text, const char *name)
{
    size_t n = strlen(name);
    for (const char *p = text; (p = strstr(p, name)); p += n)
        if (!strchr("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_", p[n]))
            return true;
    return false;
}

void like_emit(const char *text, FILE *out)
{
    char *all = copy(text);
    bool *used = need(calloc(nlikes + 1, sizeof *used));
    for (size_t i = nlikes; i--;)
        if (likes[i].text && (used[i] = mentions(all, likes[i].name)))
            all = format("%s\n%s", all, likes[i].text);
    for (size_t i = 0; i < nlikes; i++)
        if (used[i])
            fprintf(out, "#ifndef TRACE__LIKE%s\n#define TRACE__LIKE%s\n%s#endif\n", likes[i].name + 11,
                    likes[i].name + 11, likes[i].text);
    free(used);
    free(all);
}
