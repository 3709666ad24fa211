/* steps_values.c - values that items of a text declare, derive and name: each has a number */
#include "steps_reader.h"

/* The name of the value that an item declares: NAME, or a field NAME:TYPE or NAME[COUNT]:TYPE; NULL: it declares
 * none. */
static const char *declared(const char *item, size_t *length)
{
    const char *name = item + (*item == '*'), *p = name + (*length = step_name_length(name));
    if (p != name && *p == '[')
        p += strcspn(p, "]") + 1;
    return p != name && (*p == ':' || (p == name + *length && name == item && (!*p || *p == ' '))) ? name : NULL;
}

/* Looks for the value of that name among those that items declare. The place is its number, else the number of the next
 * value. A ; ends the parameters, and the result comes behind them. */
static bool find_declared(const char *items, const char *name, size_t length, uint32_t *place)
{
    bool result = false;
    size_t n;
    for (*place = 0; *items; items = step_next_item(items)) {
        const char *one = declared(items, &n);
        if (one && n == length && !memcmp(one, name, n))
            return true;
        result |= *items == ';';
        *place += one || *items == ';';
    }
    *place += !result;
    return false;
}
void step_declare(step_reader *r, const char *items)
{
    const char *s;
    size_t n;
    r->values = items;
    r->declaring = true;
    r->declared = r->result = 0;
    for (s = items; *s && *s != ';'; s = step_next_item(s))
        r->result += declared(s, &n) != NULL;
    find_declared(items, "", 0, &r->next);
}

/* Counts the names before `name`, or before one that begins with it and a point. Commas separate names. False: it is
 * none of them. */
static bool find_part(const char *names, const char *name, size_t length, uint32_t *place)
{
    for (; *names; ++*place) {
        if (!strncmp(names, name, length) && (!names[length] || strchr(",.", names[length])))
            return true;
        names += strcspn(names, ",");
        names += *names == ',';
    }
    return false;
}

/* Finds the number of a named value: a parameter, `return`, one that the wrapper adds, or a derived one. */
static bool find_value(const step_reader *r, const char *name, size_t length, uint32_t *place)
{
    uint32_t i;
    if (find_declared(r->values, name, length, place))
        return true;
    *place = r->result;
    if (step_same("return", name, length))
        return true;
    for (i = 0; i < r->nnamed; i++) {
        const step_derived_values *d = &r->named[i];
        *place = d->place;
        if (length >= d->length && !memcmp(d->name, name, d->length) &&
            (length == d->length || (name[d->length] == '.' && d->by->values &&
                                     find_part(d->by->values, name + d->length + 1, length - d->length - 1, place))))
            return true;
    }
    return false;
}
/* The same for the name at *text, which moves behind the name. */
uint32_t step_read_value(step_reader *r, const char **text)
{
    size_t n = step_name_length(*text);
    uint32_t place = 0;
    *text = n && find_value(r, *text, n, &place) ? *text + n : step_refuse(r, *text);
    return place;
}

/* The type that an item declares for the value of that number; NULL: no item declares one. */
const step_type_word *step_declared_type(const step_reader *r, uint32_t place)
{
    const char *items, *name, *type;
    size_t n;
    for (items = r->values; *items && *items != ';'; items = step_next_item(items)) {
        if ((name = declared(items, &n)) == NULL || place--)
            continue;
        type = name + n;
        return name == items && *type == ':' ? step_type_of(type + 1, step_name_length(type + 1)) : NULL;
    }
    return NULL;
}

/* [NAME=]FUNCTION(VALUES): the function sets NAME, a new value or a known one. */
const char *step_read_derivation(step_reader *r, const char *text, int moment)
{
    trace__derivation derivation;
    uintptr_t number;
    const steps_derivative *by = r->known->derived, *end = by + r->known->nderived;
    const char *name = text;
    size_t named = step_name_length(text), length;
    uint32_t place = 0, n = 1;
    const char *s;
    if (text[named] == '=')
        text += named + 1;
    else
        named = 0;
    length = step_name_length(text);
    while (by < end && !step_same(by->name, text, length))
        by++;
    if (by == end || r->nderivations == TRACE__CALL_DERIVATIONS)
        return step_refuse(r, text);
    memset(&derivation, 0, sizeof derivation);
    number = (uintptr_t)(by - r->known->derived);
    memcpy(&derivation.by, &number, sizeof number); /* the recorder knows which function it is */
    text = step_expect(r, text + length, "(");
    while (!r->bad && *text != ')') {
        if (n == sizeof derivation.a)
            return step_refuse(r, text);
        derivation.a[n++] = (uint8_t)step_read_value(r, &text);
        text += *text == ',' && text[1] != ')';
    }
    if (r->bad)
        return text;
    if (named && !find_value(r, name, named, &place)) {
        step_derived_values *d = &r->named[r->nnamed++];
        place = r->next++;
        for (s = by->values ? by->values : ""; *s; s++)
            r->next += *s == ',';
        d->name = name;
        d->length = named;
        d->place = place;
        d->by = by;
    }
    if (r->next > TRACE__PASS_VALUES)
        return step_refuse(r, name);
    derivation.a[0] = (uint8_t)place;
    r->derivations[r->nderivations].derivation = derivation;
    r->derivations[r->nderivations++].moment = moment;
    return text + 1;
}
