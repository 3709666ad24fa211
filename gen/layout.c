/* layout.c - how values are recorded, as texts that become steps */
#include "layout.h"
#include "like.h"
#include "steps.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* Where a text's fields lie: in the parameters of a function, or in a structure. */
typedef struct owner {
    const model *m;
    const fact *f; /* function or structure */
} owner;

static const member *member_named(const fact *f, const char *name)
{
    for (size_t i = 0; i < f->n; i++)
        if (!strcmp(f->members[i].name, name))
            return &f->members[i];
    return NULL;
}

/* What rules say of a parameter or member, or of `return`. A rule for many functions does not speak of those that lack
 * its length. */
static how how_of(layout *l, const fact *f, const char *type, const char *name)
{
    how p = {.said = false};
    for (size_t i = l->r->n; i-- && !p.said;) {
        rule *u = &l->r->rules[i];
        const char *length;
        if (u->kind != HOW || !matches(u->functions, f->name) || !how_fits(u, type, name))
            continue;
        p = u->how;
        length = p.length ? p.length + (*p.length == '*') : NULL;
        if (length && !isdigit((unsigned char)*length) && !matches("zero,pairs", length) && strchr(u->functions, '*') &&
            !member_named(f, length))
            p = (how){.said = false};
        else
            u->used = true;
    }
    return p;
}

/* ---- enums ------------------------------------------------------------------------------------------------------- */

/* Whether two enumerators that both have change places: a value is called A here and B there, and A is another there, B
 * another here. */
static bool enums_differ(const fact *a, const fact *b)
{
    for (size_t i = 0; i < a->n; i++)
        for (size_t k = 0; k < b->n; k++) {
            const member *other, *own;
            if (a->members[i].value != b->members[k].value)
                continue;
            other = member_named(b, a->members[i].name);
            own = member_named(a, b->members[k].name);
            if (other && own && other->value != a->members[i].value && own->value != b->members[k].value)
                return true;
        }
    return false;
}

static const char *enum_ref(layout *l, const model *m, const fact *f)
{
    const char *name = shape_enum_name(m, f);
    for (size_t i = 0; i < l->nenums; i++) /* of another model, and numbered otherwise there */
        if (!strcmp(l->enums[i].name, name) && l->enums[i].f && enums_differ(l->enums[i].f, f)) {
            name = format("%s@%s", name, m->name);
            break;
        }
    for (size_t i = 0; i < l->nenums; i++)
        if (!strcmp(l->enums[i].name, name) && l->enums[i].m == m)
            return name;
    PUSH(l->enums, l->nenums) = (layout_enum){m, f, name};
    return name;
}

/* `as NAME`: an enum, or a set of constants that an enum rule names. */
static const char *enum_named(layout *l, const model *m, const char *name)
{
    shape s;
    const fact *f;
    if (shape_of(m, name, &s) && s.base == ENUMERATED && s.f)
        return enum_ref(l, m, s.f);
    for (size_t i = 0; i < l->r->n; i++) {
        rule *u = &l->r->rules[i];
        if (u->kind != ENUMERATION || strcmp(u->functions, name) != 0)
            continue;
        if (!u->used) /* of all models; one with numbers of its own has a line of its own */
            PUSH(l->enums, l->nenums) = (layout_enum){m, NULL, u->functions};
        u->used = true;
        return u->functions;
    }
    f = model_find(m, ENUM, name);
    if (!f)
        error_at(l->r->file, 0, "'as %s': %s has no such enum, and no enum rule names it", name, m->name);
    return name;
}

const char *layout_constants(layout *l, const model *m, const char *name) { return enum_named(l, m, name); }

/* The enum rule that is called as the type, or as what the type is a typedef of; NULL: none. */
static char *constants_of(layout *l, const model *m, const char *type)
{
    for (const fact *f; type; type = f ? f->type : NULL) {
        char *name;
        while (!strncmp(type, "const ", 6))
            type += 6;
        name = copyn(type, strcspn(type, " *["));
        for (size_t i = 0; i < l->r->n; i++)
            if (l->r->rules[i].kind == ENUMERATION && !strcmp(l->r->rules[i].functions, name))
                return l->r->rules[i].functions;
        f = model_find(m, TYPEDEF, name);
    }
    return NULL;
}

/* The enum whose bits an integer of this type holds: what a bits rule makes of the typedef's name; NULL: none. */
static char *bits_of(layout *l, const model *m, const char *type)
{
    char *name = copyn(type, strcspn(type, "*["));
    if (!strncmp(name = trim(name), "const ", 6))
        name = trim(name + 6);
    for (size_t i = l->r->n; i--;) {
        rule *u = &l->r->rules[i];
        const char *star, *target;
        char *made;
        if (u->kind != BITS || !matches(u->functions, name) || !model_find(m, TYPEDEF, name))
            continue;
        star = strchr(u->functions, '*');
        target = strchr(u->column[0], '*');
        if (star && target) {
            size_t before = (size_t)(star - u->functions), after = strlen(star + 1);
            made = format("%.*s%.*s%s", (int)(target - u->column[0]), u->column[0],
                          (int)(strlen(name) - before - after), name + before, target + 1);
        } else
            made = u->column[0];
        u->used = true;
        return made;
    }
    return NULL;
}

/* The enum that values of a parameter or member are of: what is said, else what the type says. */
static void settle_enum(layout *l, const model *m, const char *type, how *p)
{
    if (!p->as && !(p->as = constants_of(l, m, type)))
        p->as = bits_of(l, m, type);
    else if (!strcmp(p->as, "none"))
        p->as = NULL;
}

/* ---- one value ------------------------------------------------------------------------------------------------------
 */

/* The type of an enum as texts have it: one of 1 or 2 bytes is recorded as an int. */
static char *enum_word(const shape *s)
{
    return s->width == 4   ? copy("i32")
           : s->width == 8 ? copy(s->is_signed ? "i64" : "u64")
                           : format("enum%s%d", s->is_signed ? "" : "u", s->width * 8);
}

/* The type of one scalar of this shape under `pointers` pointers fewer, as texts have it; with @ENUM where it has
 * one. */
static char *scalar(layout *l, const model *m, const shape *s, int pointers, const char *as)
{
    int depth = s->pointers - pointers;
    char *type;
    if (depth > 0 || s->base == CALLBACK)
        return copy(depth == 1 && s->base == OPAQUE ? "handle" : "ptr");
    if (s->base == ENUMERATED) {
        type = enum_word(s);
        return s->f ? format("%s@%s", type, enum_ref(l, m, s->f)) : type;
    }
    if (s->base == FLOATING)
        return copy(s->width == 4 ? "f32" : s->width == 8 ? "f64" : "f80");
    if (s->base != INTEGER)
        return NULL;
    if (s->is_bool)
        return copy("bool");
    type = s->is_char ? copy("char") : format("%c%d", s->is_signed ? 'i' : 'u', s->width * 8);
    return as ? format("%s@%s", type, enum_named(l, m, as)) : type;
}

static void add(char **text, const char *field) { *text = format("%s%s%s", *text, **text ? " " : "", field); }

/* Whether a value rule adds a value of this name to the function. */
static bool adds_value(const layout *l, const fact *f, const char *name)
{
    size_t n = strlen(name);
    for (size_t i = 0; i < l->r->n && f->kind == FUNCTION; i++) {
        const rule *u = &l->r->rules[i];
        if (u->kind == VALUE && matches(u->functions, f->name) && !strncmp(u->column[0], name, n) &&
            u->column[0][n] == ':')
            return true;
    }
    return false;
}

/* A length as texts have it: a number, zero, pairs, a value, *VALUE:TYPE for what it points to; in a structure
 * MEMBER+OFFSET:TYPE. */
static char *length_of(layout *l, const owner *o, const char *text)
{
    bool pointed = *text == '*';
    const char *name = text + pointed;
    const member *e = member_named(o->f, name);
    shape s;
    char *c;
    if (isdigit((unsigned char)*text) || matches("zero,pairs", text) || (!e && adds_value(l, o->f, name)))
        return copy(text);
    if (!e)
        error_at(l->r->file, 0, "%s has no '%s' that could be a length", o->f->name, name);
    if (!e || !shape_of(o->m, e->type, &s) || !(c = scalar(l, o->m, &s, pointed, NULL)) ||
        !matches("u8,i8,i16,i32,i64,u16,u32,u64", copyn(c, strcspn(c, "@"))) || s.pointers != pointed) {
        if (e)
            error_at(l->r->file, 0, "%s: '%s' is no length", o->f->name, text);
        return copy("0");
    }
    c[strcspn(c, "@")] = 0;
    if (o->f->kind != FUNCTION)
        return format("%s+%lld:%s", name, e->value, c);
    return pointed ? format("*%s:%s", name, c) : copy(name);
}

/* The same for what comes back where a parameter points to its number, in and out: no more than there was room for when
 * the call began. */
static char *length_back(layout *l, const owner *o, const char *text)
{
    char *length = length_of(l, o, text);
    const member *e = *length == '*' ? member_named(o->f, text + 1) : NULL;
    size_t k = 0;
    if (o->f->kind != FUNCTION || !e || !how_of(l, o->f, e->type, e->name).in)
        return length;
    while (k < l->nlimits && l->limits[k].parameter != (size_t)(e - o->f->members))
        k++;
    if (k == l->nlimits)
        PUSH(l->limits, l->nlimits) =
            (layout_limit){(size_t)(e - o->f->members), matches("*:[iu]64", length) ? 8 : 4, 0};
    l->limits[k].models |= l->model_bit;
    return format("%s<%s_max", length, e->name);
}

static char *struct_ref(layout *l, const model *m, const fact *f);

/* The field of what lies behind one pointer, `name`, that is followed. NULL: it cannot be told. */
static char *followed(layout *l, const owner *o, const char *name, const shape *s, const how *p, long long fixed)
{
    char *count = p->length ? (p->out ? length_back : length_of)(l, o, p->length)
                  : fixed   ? format("%lld", fixed)
                            : NULL,
         *c;
    if (p->bytes)
        return format("%s[%s]:bytes", name, count);
    if (p->string && count)
        return format("%s[%s%s]:chars", name, count, p->or_zero ? "|zero" : "");
    if (p->string) /* a string somebody else owns: char ** */
        return format("%s%s:string", s->pointers == 2 ? "*" : "", name);
    if (s->pointers == 1 && s->base == RECORD)
        return count ? format("%s[%s]:{%s#%d}", name, count, struct_ref(l, o->m, s->f), s->width)
                     : format("%s:{%s}", name, struct_ref(l, o->m, s->f));
    if (s->pointers == 2 && s->is_char && !count && !p->one && s->constant & 1)
        return format("*%s:string", name);
    if (s->pointers == 2 && s->is_char && count)
        return format("%s[%s]:string", name, count);
    c = scalar(l, o->m, s, 1, p->as);
    if (!c)
        return NULL;
    return count ? format("%s[%s]:%s", name, count, c) : format("*%s:%s", name, c);
}

static char *suffix(layout *l, const how *p)
{
    char *colon = p->role ? strchr(p->role, ':') : NULL;
    (void)l;
    if (!p->role)
        return copy("");
    return colon ? format("/%.*s/%s", (int)(colon - p->role), p->role, colon + 1) : format("/%s", p->role);
}

/* ---- structures -------------------------------------------------------------------------------------------------- */

/* NULL as `at`: it is padding without a name. */
static char *bits_text(layout *l, const model *m, const shape *s, const char *at, const how *p)
{
    bool is_signed = s->base == INTEGER && s->is_signed && !s->is_bool;
    for (size_t i = 0; s->base == ENUMERATED && s->f && i < s->f->n; i++)
        is_signed |= s->f->members[i].value < 0;
    return at ? format("%s:%cbits%d.%d%s%s", at, is_signed ? 'i' : 'u', s->shift, s->bits,
                       s->base == ENUMERATED && s->f ? format("@%s", enum_ref(l, m, s->f)) : "", suffix(l, p))
              : NULL;
}

static char *member_text(layout *l, const model *m, const fact *f, const member *e)
{
    owner o = {m, f};
    how p = how_of(l, f, e->type, e->name);
    char *at = format("%s+%lld", e->name, e->value), *c; /* `c`: the type */
    shape s;
    if (p.none)
        return NULL;
    if (p.secret)
        return format("%s:secret", at);
    settle_enum(l, m, e->type, &p);
    if (!shape_of(m, e->type, &s)) {
        error_at(m->file, f->line, "%s.%s: nothing is known of type '%s'", f->name, e->name, e->type);
        return NULL;
    }
    if (s.bits && *e->name && (s.shift < 0 || s.bits > 64)) {
        error_at(m->file, f->line, "%s.%s is a bit field: say 'how %s : %s : none'", f->name, e->name, f->name,
                 e->name);
        return NULL;
    }
    if (s.bits)
        return bits_text(l, m, &s, *e->name ? at : NULL, &p);
    if (p.array || p.bytes || (p.string && s.pointers == 1) || (p.is_struct && s.pointers == 1)) {
        if (!s.elements && !(p.string && !p.length)) { /* what the member leads to */
            c = followed(l, &o, at, &s, &p, 0);
            return c ? format("%s%s%s", *c == '*' ? "" : "*", c, suffix(l, &p)) : NULL;
        }
        c = s.elements ? p.bytes     ? copy("bytes")
                         : s.is_char ? copy("chars")
                                     : scalar(l, m, &s, 0, p.as)
                       : copy("string");
        at = s.elements ? format("%s[%s]", at, length_of(l, &o, p.length)) : at;
    } else if (s.base == RECORD && !s.pointers) {
        /* by its first member */
        if (s.f->kind == UNION && p.one && s.width <= 8 && s.f->n && shape_of(m, s.f->members[0].type, &s))
            c = scalar(l, m, &s, 0, p.as);
        else if (s.f->kind == UNION && !p.is_struct) {
            at = format("%s[%lld]", at, shape_size(&s));
            c = copy("bytes");
        } else {
            c = s.elements ? format("{%s#%d}", struct_ref(l, m, s.f), s.width) : format("{%s}", struct_ref(l, m, s.f));
            at = s.elements ? format("%s[%lld]", at, s.elements) : at;
        }
    } else if (s.pointers == 1 && s.is_char && s.constant & 1 && !s.elements && !p.pointer)
        c = copy("string");
    else {
        bool text = s.elements && !s.pointers && s.base == INTEGER && s.width == 1 && (s.is_char || !s.is_signed);
        c = text ? copy(s.is_char && !p.bytes ? "chars" : "bytes") : scalar(l, m, &s, 0, p.as);
        at = s.elements ? format("%s[%lld]", at, s.elements) : at;
    }
    if (!c) {
        error_at(m->file, f->line, "%s.%s: no way to record a '%s'", f->name, e->name, e->type);
        return NULL;
    }
    return format("%s:%s%s", at, c, suffix(l, &p));
}

static char *struct_ref(layout *l, const model *m, const fact *f)
{
    rule *sized;
    char *text, *name = copy(f->name);
    size_t at;
    for (size_t i = 0; i < l->nstructs; i++)
        if (l->structs[i].f == f)
            return l->structs[i].name;
    at = l->nstructs;
    for (size_t i = 0; i < at; i++) /* of another model, and not alike there */
        if (!strcmp(l->structs[i].f->name, f->name))
            name = format("%s@%s", f->name, m->name);
    PUSH(l->structs, l->nstructs) = (layout_struct){f, m, name, copy("")};
    text = copy("");
    sized = rule_for(l->r, SIZED, f->name, NULL, NULL);
    if (sized) {
        owner o = {m, f};
        char *length = length_of(l, &o, sized->column[0]);
        text = format("sized=%.*s", (int)strcspn(length, ":"), length);
    }
    for (size_t i = 0; i < f->n; i++) {
        char *field = member_text(l, m, f, &f->members[i]);
        if (field)
            add(&text, field);
    }
    for (size_t i = 0; i < at; i++)
        /* alike after all */
        if (l->structs[i].text && !strcmp(l->structs[i].f->name, f->name) && !strcmp(l->structs[i].text, text)) {
            l->structs[at].name = l->structs[i].name;
            l->structs[at].text = NULL;
            return l->structs[at].name;
        }
    l->structs[at].text = text;
    return name;
}

/* ---- chains: structures that hang on structures ---------------------------------------------------------------------
 */

/* The enum that tells apart what hangs on such a structure; NULL: nothing can. */
static const char *chain_of(layout *l, const model *m, const fact *f)
{
    shape kind, next;
    rule *u;
    if (f->n < 2 || !shape_of(m, f->members[0].type, &kind) || kind.base != ENUMERATED || !kind.f ||
        f->members[1].value != 8 || !shape_of(m, f->members[1].type, &next) || next.pointers != 1 ||
        next.base != NOTHING)
        return NULL;
    u = rule_for(l->r, CHAIN, shape_enum_name(m, kind.f), NULL, NULL);
    return u ? u->functions : NULL;
}

/* What a chain rule makes of an enumerator: ZE_STRUCTURE_TYPE_A_B by ZE_STRUCTURE_TYPE_* : _ze_*_t is _ze_a_b_t. */
static char *linked_name(const rule *u, const char *enumerator)
{
    const char *star = strchr(u->column[0], '*'), *target = strchr(u->column[1], '*');
    char *name;
    if (!star || !target)
        return u->column[1];
    name = copyn(enumerator + (star - u->column[0]), strlen(enumerator) - strlen(u->column[0]) + 1);
    for (char *p = name; *p; p++)
        *p = (char)tolower(*p);
    return format("%.*s%s%s", (int)(target - u->column[1]), u->column[1], name, target + 1);
}

static const fact *linked(layout *l, const model *m, const char *enumeration, const char *enumerator)
{
    for (size_t i = l->r->n; i--;) {
        rule *u = &l->r->rules[i];
        const fact *f;
        if (u->kind != CHAIN || strcmp(u->functions, enumeration) != 0 || !matches(u->column[0], enumerator))
            continue;
        u->used = true;
        if (!strcmp(u->column[1], "none"))
            return NULL;
        f = model_find(m, STRUCT, linked_name(u, enumerator));
        if (!f)
            error_at(u->file, u->line, "%s: there is no structure %s: say which with a chain rule of its own",
                     enumerator, linked_name(u, enumerator));
        return f;
    }
    return NULL;
}

static const char *struct_name(const model *m, const fact *f)
{
    char *tagged = format("struct %s", f->name);
    for (size_t i = 0; i < m->n; i++)
        if (m->facts[i].kind == TYPEDEF && !strcmp(m->facts[i].type, tagged))
            return m->facts[i].name;
    return f->name;
}

void layout_links(layout *l, const model *m)
{
    for (size_t i = 0; i < l->r->n; i++) {
        shape s;
        const char *name = l->r->rules[i].functions;
        bool before = false;
        for (size_t k = 0; k < i; k++)
            before |= l->r->rules[k].kind == CHAIN && !strcmp(l->r->rules[k].functions, name);
        if (l->r->rules[i].kind != CHAIN || before || !shape_of(m, name, &s) || s.base != ENUMERATED || !s.f)
            continue;
        for (size_t k = 0; k < s.f->n; k++) {
            const fact *f = linked(l, m, name, s.f->members[k].name);
            if (f) {
                char *text = format("_:copy{%s}\nmeta", struct_ref(l, m, f));
                const char *linked = struct_name(m, f);
                steps_link(name);
                PUSH(l->links, l->nlinks) =
                    format("{\"%s\", %lld, {\"%s\\0\" %s, NULL, NULL, 0, 0, 1, 0, 0, NULL, NULL, NULL}},", name,
                           s.f->members[k].value, linked, steps_ref(linked, &text, NULL, 1));
            }
        }
    }
}

/* ---- functions --------------------------------------------------------------------------------------------------- */

/* The constants that a function's integer result is one of; NULL: it is a number. */
static char *result_constants(layout *l, const model *m, const fact *f)
{
    char *as = how_of(l, f, f->type, "return").as;
    return as ? as : constants_of(l, m, f->type);
}

bool layout_has_status(layout *l, const model *m, const fact *f)
{
    shape s;
    const char *name;
    if (!shape_of(m, f->type, &s) || s.pointers)
        return false;
    name = s.base == INTEGER ? result_constants(l, m, f) : s.base == ENUMERATED && s.f ? shape_enum_name(m, s.f) : NULL;
    return name && rule_for(l->r, STATUS, name, NULL, NULL);
}

static bool looks_like_a_length(const char *name)
{
    return matches("n,num*,*Num*,*_num*,count,*Count*,*_count*,n[A-Z]*,nranks,ndev,maxlen,len,*Len,*Size,size,length",
                   name);
}

/* A pointer that may lead to many: nobody said, and something beside it looks like a number of elements. */
static bool is_doubtful(const model *m, const fact *f, size_t i)
{
    for (size_t k = 0; k < f->n; k++) {
        shape s;
        if (k != i && shape_of(m, f->members[k].type, &s) && s.base == INTEGER && s.pointers <= 1 &&
            looks_like_a_length(f->members[k].name))
            return true;
    }
    return false;
}

void layout_parameter(layout *l, const model *m, const fact *f, size_t i, char **in, char **out)
{
    const member *e = &f->members[i];
    owner o = {m, f};
    how p = how_of(l, f, e->type, e->name);
    const char *chain;
    shape s;
    long long fixed;
    char *c;
    if (p.none)
        return;
    if (p.secret) {
        add(in, format("%s:secret", e->name));
        return;
    }
    settle_enum(l, m, e->type, &p);
    if (!shape_of(m, e->type, &s)) {
        error_at(m->file, f->line, "%s: nothing is known of type '%s' of '%s'", f->name, e->type, e->name);
        return;
    }
    fixed = s.elements;
    if (fixed) { /* int a[3] as a parameter is a pointer */
        s.elements = 0;
        s.pointers++;
    }
    if (!s.pointers && s.base == RECORD) {
        add(in, format("%s:%s{%s}%s", e->name, s.width <= 8 ? "value" : "copy", struct_ref(l, m, s.f), suffix(l, &p)));
        return;
    }
    if (p.chain) /* the first of a chain, whatever it is */
        add(p.out ? out : in, format("%s->@%s", e->name, p.chain));
    if (!s.pointers || p.pointer || s.base == CALLBACK ||
        (s.pointers == 1 && (s.base == NOTHING || s.base == OPAQUE) && !p.bytes)) {
        c = scalar(l, m, &s, 0, p.as);
        if (!c)
            error_at(m->file, f->line, "%s: no way to record '%s %s'", f->name, e->type, e->name);
        else
            add(in, format("%s:%s%s", e->name, c, suffix(l, &p)));
        return;
    }
    if (s.pointers == 1 && s.is_char && !p.bytes && (shape_points_to_const(&s) || p.string) && !p.out) {
        add(in, p.length ? format("%s[%s%s]:chars%s", e->name, length_of(l, &o, p.length), p.or_zero ? "|zero" : "",
                                  suffix(l, &p))
                         : format("%s:string%s", e->name, suffix(l, &p)));
        return;
    }
    if (s.pointers > 2 && !p.said) {
        add(in, format("%s:ptr", e->name));
        return;
    }
    if (!p.said && s.pointers == 1 && s.is_char) {
        error_at(m->file, f->line, "%s: '%s %s' may be a string or a buffer: say how", f->name, e->type, e->name);
        return;
    }
    if (!p.one && !p.length && !p.string && !p.is_struct && !fixed && is_doubtful(m, f, i)) {
        error_at(m->file, f->line,
                 "%s: '%s %s' may be an array, for there is a number beside it: say how, with array(...) or one",
                 f->name, e->type, e->name);
        return;
    }
    if (!p.in && !p.out)
        *(shape_points_to_const(&s) ? &p.in : &p.out) = true;
    for (int back = 0; back < 2; back++) {
        how one = p;
        if (!(back ? p.out : p.in))
            continue;
        one.out = back;
        c = followed(l, &o, e->name, &s, &one, fixed);
        if (!c) {
            error_at(m->file, f->line, "%s: no way to record '%s %s'", f->name, e->type, e->name);
            return;
        }
        add(back ? out : in, format("%s%s", c, suffix(l, &p)));
        if (s.pointers == 1 && s.base == RECORD && (chain = chain_of(l, m, s.f)) != NULL) {
            const char *count = strstr(c, "]:");
            add(back ? out : in, count ? format("%.*s]->next@%s#%d", (int)(count - c), c, chain, s.width)
                                       : format("%s->next@%s", e->name, chain));
        }
    }
}

char *layout_result(layout *l, const model *m, const fact *f)
{
    shape s;
    char *c;
    if (!strcmp(f->type, "void"))
        return copy("");
    if (!shape_of(m, f->type, &s)) {
        error_at(m->file, f->line, "%s: nothing is known of type '%s' it returns", f->name, f->type);
        return copy("");
    }
    if (how_of(l, f, f->type, "return").secret)
        return copy("return:secret");
    if (s.pointers == 1 && s.is_char && s.constant & 1 && !how_of(l, f, f->type, "return").pointer)
        return copy("return:string");
    if (!s.pointers && s.base == RECORD)
        return format("return:%s{%s}", s.width <= 8 ? "value" : "copy", struct_ref(l, m, s.f));
    c = scalar(l, m, &s, 0, result_constants(l, m, f));
    if (!layout_has_status(l, m, f))
        return format("return:%s", c);
    if (s.base == INTEGER &&
        !strncmp(c, "i64@", 4)) /* an id or a size, or an error: what came back is recorded of both */
        return format("return:%s/RESULT", c);
    if (!strchr(c, '@') || !matches("enum*,i32@*,i64@*,u64@*", c))
        error_at(m->file, f->line, "%s: a status is an enum, or an int of 4 or 8 bytes", f->name);
    return format("return:status%s%s",
                  *c == 'e'     ? copyn(c + 4, strcspn(c + 4, "@"))
                  : c[1] == '6' ? "64"
                                : "",
                  strchr(c, '@'));
}

static char *value_field(layout *l, const model *m, const rule *u)
{
    static const struct {
        const char *type, *word;
    } types[] = {
        {"U8", "u8"},   {"BOOL", "bool"}, {"U16", "u16"},       {"I32", "i32"},     {"U32", "u32"},    {"I64", "i64"},
        {"U64", "u64"}, {"PTR", "ptr"},   {"HANDLE", "handle"}, {"STRID", "strid"}, {"STR", "string"},
    };
    char *part[4] = {0}, *s = copy(u->column[0]);
    size_t n = 0;
    for (char *p = s; p && n < 4; n++) {
        part[n] = p;
        p = strchr(p, ':');
        if (p && n < 3)
            *p++ = 0;
        else
            p = NULL;
    }
    for (size_t i = 0; n > 1 && i < sizeof types / sizeof *types; i++) {
        bool named = part[3] && !strncmp(part[3], "enum:", 5), hint = part[3] && !named;
        if (strcmp(types[i].type, part[1]) != 0)
            continue;
        return format("%s:%s%s%s%s%s%s%s", part[0], types[i].word, named ? "@" : "",
                      named ? enum_named(l, m, part[3] + 5) : "", (part[2] && *part[2]) || hint ? "/" : "",
                      part[2] && *part[2] ? part[2]
                      : hint              ? "NONE"
                                          : "",
                      hint ? "/" : "", hint ? part[3] : "");
    }
    error_at(u->file, u->line, "'%s' is no NAME:TYPE[:ROLE[:hint]] with a plain TYPE", u->column[0]);
    return copy("");
}

/* Whether an item is NAME, or a field of it. */
static bool declares(const char *item, const char *name)
{
    size_t n = strlen(name);
    item += *item == '*';
    if (strncmp(item, name, n) != 0)
        return false;
    item += n;
    if (*item == '[')
        item += strcspn(item, "]") + 1;
    return !*item || *item == ' ' || *item == ':';
}

void layout_declare(char **text, size_t from, const char *name)
{
    for (const char *s = *text + from; *(s += strspn(s, " ")); s += strcspn(s, " "))
        if (declares(s, name))
            return;
    *text = format("%.*s%s%s%s%s", (int)from, *text, from ? " " : "", name, !from && **text ? " " : "", *text + from);
}

void layout_added(layout *l, const model *m, const fact *f, rule *const *values, size_t n, char **in, char **out)
{
    if (n + l->nlimits)
        add(in, ";");
    for (size_t i = 0; i < n; i++) {
        rule *u = values[i];
        bool back = u && !strcmp(u->column[1], "out");
        char *field = u ? value_field(l, m, u) : NULL;
        if (u && !back && strcmp(u->column[1], "in") != 0)
            error_at(u->file, u->line, "'%s' is neither in nor out", u->column[1]);
        add(in, !u ? "_" : back ? copyn(field, strcspn(field, ":")) : field);
        if (back)
            add(out, field);
        if (u)
            u->used = true;
    }
    for (size_t i = 0; i < l->nlimits; i++)
        add(in, l->limits[i].models & l->model_bit ? format("%s_max", f->members[l->limits[i].parameter].name) : "_");
}

/* ---- the same without a header ----------------------------------------------------------------------------------- */

char *layout_neutral(const rules *r, const model *m, const char *type)
{
    shape s;
    for (size_t i = r ? r->n : 0; i--;) /* tests' libraries have no rules */
        if (r->rules[i].kind == TYPE && matches(r->rules[i].functions, type)) {
            r->rules[i].used = true;
            return r->rules[i].column[0];
        }
    if (!strcmp(type, "void"))
        return copy("void");
    if (!shape_of(m, type, &s))
        return NULL;
    if (s.pointers || s.elements)
        return copy(shape_points_to_const(&s) ? "const void *" : "void *");
    switch (s.base) {
    case CALLBACK: return copy("void *");
    case ENUMERATED: return s.width == 4 ? copy("int") : format("%sint%d_t", s.is_signed ? "" : "u", s.width * 8);
    case INTEGER: return s.is_bool ? copy("uint8_t") : format("%sint%d_t", s.is_signed ? "" : "u", s.width * 8);
    case FLOATING: return copy(s.width == 4 ? "float" : s.width == 8 ? "double" : "long double");
    case RECORD: return like_needed(m, s.f) ? like_type(m, s.f) : format("trace__bytes%d", s.width);
    default: return NULL;
    }
}
