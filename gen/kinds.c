/* kinds.c - what is recorded where types say too little: kinds, and the functions that they and derivation rules name
 *
 * A place of a kind is an expression: a parameter, `result`, `room`, what an derivation rule named, or FUNCTION(EXPRESSION, ...), which is made
 * once however often it is mentioned. EXPRESSION+1 is the next value, for functions that make several. Before it * stands for what the value
 * points to and & for the handle there; behind it [LENGTH] for so many of them. */
#include "kinds.h"

#include <stdlib.h>
#include <string.h>

bool kinds_speak(const rules *r)
{
    for (size_t i = 0; i < r->n; i++)
        if (r->rules[i].kind == ARG)
            return true;
    return false;
}

/* `text` with $ -> name and @ -> argument. */
static char *fill(const char *text, const char *name, const char *argument)
{
    char *s;
    size_t length;
    FILE *out = need(open_memstream(&s, &length));
    for (; *text; text++)
        if (*text == '$')
            fputs(name, out);
        else if (*text == '@')
            fputs(*argument ? argument : name, out);
        else
            fputc(*text, out);
    fclose(out);
    return s;
}

/* ---- expressions ------------------------------------------------------------------------------------------------------ */

static size_t function_number(kinds *k, const char *name)
{
    size_t i = 0;
    while (i < k->nfunctions && strcmp(k->functions[i], name) != 0)
        i++;
    if (i == k->nfunctions)
        PUSH(k->functions, k->nfunctions) = copy(name);
    return i;
}

/* How many values a function makes. */
static size_t values_of(kinds *k, const char *name)
{
    rule *u = rule_for(k->l->r, DERIVED, name, NULL, NULL);
    return u ? strtoul(u->column[0], NULL, 10) : 1;
}

static char *call_of(kinds *k, const rule *u, const char *text, char **name);

static size_t value_named(kinds *k, const rule *u, const char *name)
{
    for (size_t i = 0; i < k->f->n; i++)
        if (!strcmp(k->f->members[i].name, name))
            return i;
    if (!strcmp(name, "result"))
        return k->f->n;
    if (!strcmp(name, "room"))
        return k->room = k->room ? k->room : k->next++;
    for (size_t i = 0; i < k->nkept; i++)
        if (!strcmp(k->kept[i].text, name))
            return k->kept[i].place;
    error_at(u ? u->file : k->l->r->file, u ? u->line : 0, "%s has no '%s'", k->f->name, name);
    return 0;
}

/* The value that an expression stands for. */
static size_t value_of(kinds *k, const rule *u, const char *expression)
{
    char *text = trim(copy(expression)), *close = strrchr(text, ')'), *plus = strchr(close ? close : text, '+'), *call, *name;
    size_t behind = plus ? strtoul(plus + 1, NULL, 10) : 0, place;
    if (plus)
        *plus = 0;
    if (!strchr(text, '('))
        return value_named(k, u, text) + behind;
    call = call_of(k, u, text, &name);
    for (size_t i = 0; i < k->nmade; i++)
        if (!strcmp(k->made[i].text, call) && (k->made[i].back == k->back || !k->made[i].back))
            return k->made[i].place + behind;
    place = k->next;
    k->next += values_of(k, name);
    PUSH(k->made, k->nmade) = (made){call, place, k->back};
    k->derivations = format("%s%zu<%s ", k->derivations, place, call);
    return place + behind;
}

/* "FUNCTION(A, B)" as "3(0,7)". */
static char *call_of(kinds *k, const rule *u, const char *text, char **name)
{
    const char *open = strchr(text, '('), *p = open ? open + 1 : text, *from = p;
    char *arguments = copy("");
    int depth = 1;
    if (!open)
        die_at(u->file, u->line, "'%s' is no FUNCTION(VALUES)", text);
    *name = trim(copyn(text, (size_t)(open - text)));
    for (; depth; p++) {
        depth += (*p == '(') - (*p == ')');
        if (!*p)
            die_at(u ? u->file : k->l->r->file, u ? u->line : 0, "'%s' is not closed", text);
        if (depth && !(depth == 1 && *p == ','))
            continue;
        if (*trim(copyn(from, (size_t)(p - from))))
            arguments = format("%s%s%zu", arguments, *arguments ? "," : "", value_of(k, u, copyn(from, (size_t)(p - from))));
        from = p + 1;
    }
    return format("%zu(%s)", function_number(k, *name), arguments);
}

/* What a together rule says is made at once: known from then on, the first at `place`. */
static void make_together(kinds *k)
{
    for (size_t i = 0; i < k->l->r->n; i++) {
        rule *u = &k->l->r->rules[i];
        char *rest, *name, *call;
        size_t place;
        if (u->kind != TOGETHER || !matches(u->functions, k->f->name))
            continue;
        u->used = true;
        call = call_of(k, u, u->column[1], &name);
        place = k->next;
        k->derivations = format("%s%zu<%s ", k->derivations, place, call);
        for (rest = copy(u->column[0]); *(rest = trim(rest));) {
            char *end = rest + strcspn(rest, " ");
            char *one = copyn(rest, (size_t)(end - rest));
            rest = end;
            call = call_of(k, u, one, &name);
            PUSH(k->made, k->nmade) = (made){call, k->next, false};
            k->next += values_of(k, name);
        }
    }
}

/* ---- fields ------------------------------------------------------------------------------------------------------------ */

static const char *letter_of(const char *type, bool pointed)
{
    static const struct { const char *type, *value, *pointed; } letters[] = {
        {"U8", "b", "b"}, {"BOOL", "T", "T"}, {"I32", "i", "i"}, {"U32", "I", "I"}, {"I64", "l", "l"}, {"U64", "L", "L"}, {"F64", "d", "d"},
        {"PTR", "p", "p"}, {"HANDLE", "x", "X"}, {"STRID", "t", "t"}, {"STR", "s", "c"}};
    size_t n = strcspn(type, "[");
    for (size_t i = 0; i < sizeof letters / sizeof *letters; i++)
        if (strlen(letters[i].type) == n && !memcmp(letters[i].type, type, n))
            return pointed ? letters[i].pointed : letters[i].value;
    return NULL;
}

/* The length of an array: a number, a value, or what a parameter points to. */
static char *length_of(kinds *k, const rule *u, const char *text)
{
    if (*text >= '0' && *text <= '9')
        return format("#%s", text);
    return *text == '*' ? format("*%zui", value_of(k, u, text + 1)) : format("%zu", value_of(k, u, text));
}

static char *field_of(kinds *k, const rule *u, const field *f, const char *name, const char *argument)
{
    char *place = fill(f->place, name, argument), *open = strrchr(place, '['), *length = NULL, *called = fill(f->name, name, argument),
         *hint = fill(f->hint, name, argument), *text;
    bool handle = *place == '&', pointed = *place == '*' || handle;
    const char *letter = letter_of(f->type, handle || open);
    size_t value;
    if (!letter)
        error_at(u->file, u->line, "'%s' is no type", f->type);
    if (open) {
        length = copyn(open + 1, strcspn(open + 1, "]"));
        *open = 0;
    }
    value = value_of(k, u, place + pointed);
    text = format("%zu%s%s%s%s%s", value, pointed ? "*" : "", length ? "[" : "", length ? length_of(k, u, length) : "", length ? "]" : "", letter);
    if (!strncmp(hint, "enum:", 5))
        text = format("%s@%s", text, layout_constants(k->l, k->m, hint + 5));
    if (value >= k->f->n || strcmp(k->f->members[value].name, called) != 0)
        text = format("%s=%s", text, called);
    if (strcmp(f->role, "NONE") != 0 || (*hint && strncmp(hint, "enum:", 5) != 0))
        text = format("%s/%s", text, f->role);
    return *hint && strncmp(hint, "enum:", 5) != 0 ? format("%s/%s", text, hint) : text;
}

static const kind *instead(kinds *k, const kind *of)
{
    for (size_t i = 0; i < k->l->r->n; i++) {
        rule *u = &k->l->r->rules[i];
        if (u->kind == AS && u->in == of && matches(u->functions, k->f->name)) {
            u->used = true;
            of = u->out;
        }
    }
    return of;
}

static void add_fields(kinds *k, const rule *u, const kind *of, const char *name, const char *argument, char **text)
{
    if (!of)
        return;
    of = instead(k, of);
    argument = fill(argument, name, "");
    for (size_t i = 0; i < of->nfields; i++)
        *text = format("%s%s%s", *text, **text ? " " : "", field_of(k, u, &of->fields[i], name, argument));
}

/* ---- functions ----------------------------------------------------------------------------------------------------------- */

bool kinds_always(kinds *k, const char *function)
{
    return rule_for(k->l->r, ACT, function, NULL, NULL) != NULL;
}

/* What is done at a moment, recorded or not: "[NAME =] FUNCTION(VALUES)". */
static char *acts_at(kinds *k, const char *moment)
{
    char *text = copy("");
    for (size_t i = 0; i < k->l->r->n; i++) {
        rule *u = &k->l->r->rules[i];
        char *code, *equal, *name, *call;
        size_t place = 0;
        if (u->kind != ACT || strcmp(u->column[0], moment) != 0 || !matches(u->functions, k->f->name))
            continue;
        u->used = true;
        code = copy(u->column[1]);
        equal = strchr(code, '=');
        if (equal) {
            bool parameter = false;
            *equal = 0;
            name = trim(code);
            code = equal + 1;
            for (size_t p = 0; p < k->f->n; p++)
                parameter |= !strcmp(k->f->members[p].name, name);
            if (!parameter)
                PUSH(k->kept, k->nkept) = (made){copy(name), k->next++, false};
            place = value_named(k, u, name);
        }
        call = call_of(k, u, trim(code), &name);
        text = format("%s%zu<%s%s ", text, place, strcmp(moment, "call") ? "<" : "!", call);
    }
    return text;
}

static void record_back(kinds *k, char **text)
{
    const fact *f = k->f;
    rule *u;
    for (size_t i = 0; i < f->n; i++)
        if ((u = rule_for(k->l->r, ARG, f->name, f->members[i].type, f->members[i].name)) != NULL)
            add_fields(k, u, u->out, f->members[i].name, u->out_arg, text);
    for (size_t i = 0; i < k->l->r->n; i++) {
        u = &k->l->r->rules[i];
        if (u->kind == EXTRA && matches(u->functions, f->name))
            add_fields(k, u, u->out, u->column[0], u->out_arg, text);
    }
    if (!strcmp(f->type, "void"))
        return;
    u = rule_for(k->l->r, RESULT, f->name, f->type, NULL);
    if (!u)
        error_at(k->m->file, f->line, "%s: no rule says how to record a result of type %s", f->name, f->type);
    else {
        add_fields(k, u, u->out, "result", u->out_arg, text);
        if (u->out->nfields && !strcmp(u->out->fields[0].role, "RESULT"))
            k->derivations = format("!%zu %s", f->n, k->derivations);
    }
}

void kinds_record(kinds *k, const model *m, const fact *f, char **in, char **out)
{
    char *before, *call, *after;
    k->f = f;
    k->m = m;
    k->next = f->n + 1;
    k->room = k->nmade = k->nkept = 0;
    k->made = k->kept = NULL;
    k->derivations = copy("");
    k->back = false;
    *in = copy("");
    *out = copy("");
    before = acts_at(k, "before");
    call = acts_at(k, "call");
    make_together(k);
    for (size_t i = 0; i < f->n; i++) {
        const member *p = &f->members[i];
        rule *u = rule_for(k->l->r, ARG, f->name, p->type, p->name);
        if (!u)
            error_at(m->file, f->line, "%s: no rule says how to record '%s %s'", f->name, p->type, p->name);
        else
            add_fields(k, u, u->in, p->name, u->in_arg, in);
    }
    for (size_t i = 0; i < k->l->r->n; i++) {
        rule *u = &k->l->r->rules[i];
        if (u->kind == EXTRA && matches(u->functions, f->name)) {
            u->used = true;
            add_fields(k, u, u->in, u->column[0], u->in_arg, in);
        }
    }
    *in = trim(format("%s%s%s%s", before, call, k->derivations, *in));
    k->derivations = copy("");
    k->back = true;
    after = acts_at(k, "after");
    record_back(k, out);
    if (*k->derivations == '!') /* first of all */
        *out = format("%.*s%s%s%s", (int)strcspn(k->derivations, " ") + 1, k->derivations, after, k->derivations + strcspn(k->derivations, " ") + 1, *out);
    else
        *out = format("%s%s%s", after, k->derivations, *out);
    *out = trim(*out);
}

void kinds_emit(const kinds *k, FILE *out)
{
    const char *prefix = k->l->r->prefix;
    if (!k->nfunctions) {
        fprintf(out, "#define %s_derived NULL\n", prefix);
        return;
    }
    fprintf(out, "\n/* what texts name by number */\nstatic const trace__derive %s_derived[] = {\n", prefix);
    for (size_t i = 0; i < k->nfunctions; i++)
        fprintf(out, "    %s_derive_%s, /* %zu */\n", prefix, k->functions[i], i);
    fputs("};\n", out);
}
