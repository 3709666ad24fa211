/* inline.c - texts of begin and end (grammar: gen/steps.h) as statements
 *
 * Fields are of 1, 4 or 8 bytes, structures of such, or handles; an end that may be no multiple of 4 is padded. Values
 * have the places that steps_values.c gives them, so that a record can be left to the table at any moment. */
#include "inline.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Bytes of a value of this type; 0: it is none of the plain ones. */
static size_t plain_bytes(const char *type)
{
    static const struct {
        const char *types;
        size_t bytes;
    } plain[] = {{"u8,i8,char,bool", 1},    {"i16,u16", 2}, {"i32,u32,status", 4}, {"f32", 4},
                 {"i64,u64,ptr,handle", 8}, {"f64", 8}};
    char *word = copyn(type, strcspn(type, "@/ "));
    for (size_t i = 0; i < sizeof plain / sizeof *plain; i++)
        if (matches(plain[i].types, word))
            return plain[i].bytes;
    return 0;
}
/* Fields of a text that are values themselves, which mean the same when the function has returned. */
bool inline_all_values(const char *text)
{
    for (; *(text += strspn(text, " ")); text += strcspn(text, " ")) {
        const char *type = text + strcspn(text, " :*[=(>");
        if (*type == ' ' || !*type) /* not recorded */
            continue;
        if (*type != ':' ||
            (!plain_bytes(type + 1) && strncmp(type + 1, "copy{", 5) != 0)) /* copy: the wrapper's own, while it runs */
            return false;
    }
    return true;
}

typedef struct value { /* that is no parameter */
    char *name;
    const char *parts; /* names of the values that one function makes, parted by commas; NULL: one */
    size_t place;
} value;

typedef struct reading {
    const layout *l;
    const kinds *k;
    const char *const *names;
    const fact *f;
    size_t parameters; /* the place of the result */
    size_t nvalues, next;
    value *values;
    bool *given; /* parameters that have another value by then */
    bool back;   /* reading the end's text */
    bool odd;    /* some field is of no 4 or 8 bytes */
    inlined *to;
} reading;

/* In lines of their own where one would be too long. */
static void add(char **statements, const char *statement)
{
    const char *line = strrchr(*statements, '\n');
    bool fits = strlen(line ? line : *statements) + strlen(statement) < 100;
    *statements = format("%s%s%s", *statements, !**statements ? "" : fits ? " " : "\n        ", statement);
}

static size_t name_length(const char *text) { return strcspn(text, " :*[]=(),>;@/"); }

/* ---- values ------------------------------------------------------------------------------------------------------ */

/* Of names parted by commas, how many stand before `part`, or one that begins with it and a point. */
static size_t part_place(const char *names, const char *part, size_t length)
{
    size_t n = 0;
    for (; *names && (strncmp(names, part, length) != 0 || (names[length] && !strchr(",.", names[length]))); n++) {
        names += strcspn(names, ",");
        names += *names == ',';
    }
    return n;
}

static void new_value(reading *r, const char *name, const char *parts)
{
    PUSH(r->values, r->nvalues) = (value){copy(name), parts, r->next++};
    for (; parts && *parts; parts++)
        r->next += *parts == ',';
}

/* The place of a value that the text has named before; SIZE_MAX: it has not. */
static size_t find_place(const reading *r, const char *name, size_t length)
{
    for (size_t i = 0; i < r->parameters; i++)
        if (strlen(r->f->members[i].name) == length && !strncmp(r->f->members[i].name, name, length))
            return i;
    if (length == 6 && !strncmp(name, "return", 6))
        return r->parameters;
    for (size_t i = 0; i < r->nvalues; i++) {
        size_t n = strlen(r->values[i].name);
        if (length == n && !strncmp(r->values[i].name, name, n))
            return r->values[i].place;
        if (r->values[i].parts && length > n && name[n] == '.' && !strncmp(r->values[i].name, name, n))
            return r->values[i].place + part_place(r->values[i].parts, name + n + 1, length - n - 1);
    }
    return SIZE_MAX;
}
static size_t place_of(const reading *r, const char *name)
{
    size_t place = find_place(r, name, name_length(name));
    if (place == SIZE_MAX)
        die_at("trace-gen", 0, "%s: '%s' is no value", r->f->name, name);
    return place;
}

/* A value by the name that the wrapper has for it. */
static const char *in_wrapper(const reading *r, size_t place)
{
    return place > r->parameters || (place < r->parameters && r->given[place]) ? format("trace__v.at[%zu]", place)
                                                                               : r->names[place];
}

/* Values that the wrapper adds stand behind a ; and have their places before those that are derived. */
static void read_added(reading *r, const char *text)
{
    const char *behind = strstr(text, "; ");
    r->next = r->parameters + 1;
    for (text = behind ? behind + 2 : ""; *text; text += strcspn(text, " "), text += strspn(text, " "))
        new_value(r, copyn(text, name_length(text)), NULL);
}

/* ---- items ------------------------------------------------------------------------------------------------------- */

/* [NAME=]FUNCTION(VALUE,...) */
static void read_derivation(reading *r, const char *text, char **statements)
{
    size_t named = name_length(text), length;
    const char *name = text[named] == '=' ? copyn(text, named) : NULL, *function = name ? text + named + 1 : text,
               *parts = NULL, *argument;
    char *places = copy(""), *call = copyn(text, strcspn(text, ")") + 1);
    size_t place = 0;
    length = name_length(function);
    for (size_t i = 0; i < r->k->nfunctions; i++)
        if (strlen(r->k->functions[i].name) == length && !strncmp(r->k->functions[i].name, function, length))
            parts = r->k->functions[i].values;
    for (argument = function + length + 1; *argument != ')';
         argument += name_length(argument), argument += *argument == ',')
        places = format("%s, %zu", places, place_of(r, argument));
    if (name) {
        if (find_place(r, name, named) == SIZE_MAX)
            new_value(r, name, parts);
        place = place_of(r, name);
        if (place < r->parameters)
            r->given[place] = true;
    }
    add(statements,
        format("TRACE__DERIVE(%s, %.*s, %zu%s) /* %s */", r->l->r->prefix, (int)length, function, place, places, call));
}

static size_t word_bytes(const char *type)
{
    char *word = copyn(type, strcspn(type, "@/ "));
    return matches("i32,u32,strid,status", word) ? 4 : matches("i64,u64,ptr,handle", word) ? 8 : 0;
}

/* The bytes of a structure whose members, all of 4 or 8 bytes, are recorded as they lie side by side; 0: they are
 * not. */
static size_t plain_struct(const layout *l, const char *name, size_t length)
{
    for (size_t i = 0; i < l->nstructs; i++) {
        const char *text = l->structs[i].text;
        size_t bytes = 0;
        if (!text || strlen(l->structs[i].name) != length || memcmp(l->structs[i].name, name, length) != 0)
            continue;
        for (; *(text += strspn(text, " ")); text += strcspn(text, " ")) {
            const char *offset = text + strcspn(text, "+*=");
            char *end;
            if (*offset != '+' || strtoul(offset + 1, &end, 10) != bytes || *end != ':' || !word_bytes(end + 1))
                return 0;
            bytes += word_bytes(end + 1);
        }
        return bytes;
    }
    return 0;
}

/* A value, or what it leads to; NULL: it is neither of 4 or 8 bytes nor a structure of such. */
static char *plain_field(reading *r, const char *value, const char *type, bool points)
{
    bool copied = !strncmp(type, "copy{", 5),
         address = *type == '{'; /* steps_items.c keeps the address of a structure, too */
    size_t bytes;
    type += copied ? 5 : address;
    bytes = copied || address ? plain_struct(r->l, type, strcspn(type, "}")) : word_bytes(type);
    points |= address;
    if (!bytes)
        return NULL;
    r->to->bytes += bytes + (address ? 8 : 0);
    return format("%sTRACE__%s%s(%s%s)", address ? format("TRACE__GIVEN64(%s) ", value) : "", points ? "AT" : "GIVEN",
                  bytes == 4   ? "32"
                  : bytes == 8 ? "64"
                               : "",
                  bytes > 8 ? format("%zu, ", bytes) : "", value);
}

/* A truth, a handle, or `count` handles; NULL: none of these. */
static char *other_field(reading *r, const char *value, const char *type, bool points, const char *count)
{
    char *word = copyn(type, strcspn(type, "@/ "));
    const char *prefix = r->l->r->prefix;
    if (!strcmp(word, "truth") && !count) {
        r->odd = true;
        r->to->bytes += 1;
        return format("TRACE__TRUTH%s(%s)", points ? "_AT" : "", value);
    }
    if (strcmp(word, "object") != 0)
        return NULL;
    if (!count) {
        r->to->bytes += 8;
        return format("TRACE__HANDLE_AT(%s, %s)", prefix, value);
    }
    r->odd = true;
    r->to->bytes += 6 + 64 * 8; /* TRACE__CALL_KEEP of them */
    return format("TRACE__HANDLES_AT(%s, %s, %s)", prefix, value, in_wrapper(r, place_of(r, count)));
}

/* The end's text reads it. */
static void keep(reading *r, size_t place)
{
    char *statement = format("TRACE__KEEP(%zu)", place);
    if (!strstr(r->to->kept, statement))
        add(&r->to->kept, statement);
}

/* [*]NAME[=[*]VALUE][[COUNT]]:TYPE...; false: it is none of the fields that can be written out. */
static bool read_field(reading *r, const char *text, char **statements)
{
    bool points = *text == '*';
    const char *name = text + points, *at = name, *end = at + name_length(at), *count = NULL;
    size_t place;
    char *field;
    if (*end == '=') {
        points |= end[1] == '*';
        at = end + 1 + (end[1] == '*');
        end = at + name_length(at);
    }
    if (*end == '[') {
        count = end + 1;
        end += strcspn(end, "]") + 1;
        if (find_place(r, count, name_length(count)) == SIZE_MAX)
            return false;
    }
    if (*end != ':' || (place = find_place(r, at, name_length(at))) == SIZE_MAX)
        return false;
    field = count ? NULL : plain_field(r, in_wrapper(r, place), end + 1, points);
    if (!field)
        field = other_field(r, in_wrapper(r, place), end + 1, points, count);
    if (field && r->back) {
        keep(r, place);
        if (count)
            keep(r, place_of(r, count));
    }
    if (field)
        add(statements, place > r->parameters ? format("%s /* %.*s */", field, (int)name_length(name), name) : field);
    return field != NULL;
}

static bool read_text(reading *r, const char *text)
{
    char **fields = r->back ? &r->to->out : &r->to->in;
    r->odd = false;
    for (; *(text += strspn(text, " ")); text += strcspn(text, " ")) {
        size_t n = name_length(text);
        if (!strncmp(text, "[always]", 8))
            read_derivation(r, text + 8, r->back ? &r->to->after : &r->to->before);
        else if (!strncmp(text, "[call]", 6))
            read_derivation(r, text + 6, &r->to->around);
        else if (*text == ';' || (n && (!text[n] || text[n] == ' '))) /* declared, not recorded */
            continue;
        else if (text[n] == '=' && text[n + 1 + name_length(text + n + 1)] == '(')
            read_derivation(r, text, r->back ? &r->to->derived_back : &r->to->derived);
        else if (!read_field(r, text, fields))
            return false;
    }
    if (r->odd)
        add(fields, "TRACE__PADDED");
    return true;
}

inlined *inline_texts(const layout *l, const kinds *k, const fact *f, const char *const *names, const char *in,
                      const char *out)
{
    inlined *to = need(calloc(1, sizeof *to));
    reading r = {.l = l,
                 .k = k,
                 .names = names,
                 .f = f,
                 .parameters = f->n,
                 .given = need(calloc(f->n + 1, sizeof(bool))),
                 .to = to};
    to->before = copy(""), to->derived = copy(""), to->in = copy(""), to->around = copy(""), to->after = copy(""),
    to->derived_back = copy("");
    to->out = copy(""), to->given = copy(""), to->kept = copy("");
    read_added(&r, in);
    if (!read_text(&r, in))
        return NULL;
    r.back = true;
    if (!read_text(&r, out))
        return NULL;
    to->nvalues = r.next - f->n - 1;
    for (size_t i = 0; i < f->n; i++)
        to->given = format("%s%s%s", to->given, i ? ", " : "",
                           r.given[i] ? format("(__typeof__(%s))%s", names[i], in_wrapper(&r, i)) : names[i]);
    return to;
}
