/* kinds.c - what is recorded where types say too little: kinds, and the functions that they and derivation rules name
 *
 * A place of a kind is an expression: a parameter, `return`, `room`, what a derive rule named, or FUNCTION(EXPRESSION,
 * ...), which is made once however often it is mentioned. Of functions that make several values EXPRESSION.NAME is one,
 * EXPRESSION the first. Before it * stands for what the value points to and & for the handle there; behind it [LENGTH]
 * for so many of them. */
#include "kinds.h"
#include "steps.h"

#include <stdlib.h>
#include <string.h>

static bool speaks(const rule *u) { return u && (u->in || u->out); }
bool kinds_speak(rules *r, const fact *f)
{
    for (size_t i = 0; i < r->n; i++)
        if (((r->rules[i].kind == VALUE && speaks(&r->rules[i])) || r->rules[i].kind == ACT ||
             r->rules[i].kind == TOGETHER) &&
            matches(r->rules[i].functions, f->name))
            return true;
    for (size_t i = 0; i < f->n; i++)
        if (speaks(rule_for(r, HOW, f->name, f->members[i].type, f->members[i].name)))
            return true;
    return speaks(rule_for(r, HOW, f->name, f->type, "return"));
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

/* ---- expressions ------------------------------------------------------------------------------------------------- */

/* The rule that names what a function makes; NULL: one value. */
static rule *values_of(kinds *k, const char *function) { return rule_for(k->l->r, DERIVED, function, NULL, NULL); }

/* The text names this function, which makes values of these names. */
static void use_function(kinds *k, const rule *u, const char *name, const char *values)
{
    for (size_t i = 0; i < k->nfunctions; i++)
        if (!strcmp(k->functions[i].name, name)) {
            if (values && (!k->functions[i].values || strcmp(k->functions[i].values, values) != 0))
                error_at(u->file, u->line, "%s makes other values elsewhere", name);
            return;
        }
    PUSH(k->functions, k->nfunctions) = (function){copy(name), values ? copy(values) : NULL};
}

static size_t count_names(const char *names)
{
    size_t n = 1;
    for (; names && *names; names++)
        n += *names == ',';
    return n;
}

/* steps_values.c has room for so many. */
static void count_derivation(kinds *k, const rule *u, const char *values)
{
    k->nderivations++;
    k->nvalues += count_names(values);
    if (k->nderivations > 32 || k->nvalues > 47)
        error_at(u ? u->file : k->l->r->file, u ? u->line : 0, "%s: too many derived values", k->f->name);
}

static char *call_of(kinds *k, const rule *u, const char *text, char **name);

static char *value_named(kinds *k, const rule *u, char *name)
{
    for (size_t i = 0; i < k->f->n; i++)
        if (!strcmp(k->f->members[i].name, name))
            return name;
    if (!strcmp(name, "return"))
        return name;
    if (!strcmp(name, "room")) {
        k->room = true;
        return name;
    }
    for (size_t i = 0; i < k->nkept; i++)
        if (!strcmp(k->kept[i], name))
            return name;
    error_at(u ? u->file : k->l->r->file, u ? u->line : 0, "%s has no '%s'", k->f->name, name);
    return copy("return");
}

/* $FUNCTION, or $FUNCTION_2 where there is one. */
static char *new_name(const kinds *k, const char *function)
{
    char *name = format("$%s", function);
    size_t n = 1;
    for (size_t i = 0; i < k->nmade; i++)
        if (!strcmp(k->made[i].name, name)) {
            name = format("$%s_%zu", function, ++n);
            i = (size_t)-1;
        }
    return name;
}

static char *part_of(const rule *u, const made *m, const char *part)
{
    if (!*part)
        return m->name;
    for (const char *s = m->of ? m->of->column[0] : ""; *s; s += strcspn(s, ","), s += *s == ',')
        if (strcspn(s, ",") == strlen(part) && !strncmp(s, part, strlen(part)))
            return format("%s.%s", m->name, part);
    error_at(u->file, u->line, "%s makes no '%s'", m->call, part);
    return m->name;
}

/* What the text calls the value that an expression stands for. */
static char *value_of(kinds *k, const rule *u, const char *expression)
{
    char *text = trim(copy(expression)), *close = strrchr(text, ')'), *call, *name;
    const char *part = "";
    made m;
    if (!close)
        return value_named(k, u, text);
    if (close[1] == '.')
        part = close + 2;
    else if (close[1])
        die_at(u->file, u->line, "'%s': nothing but .NAME stands behind FUNCTION(VALUES)", text);
    part = copy(part);
    close[1] = 0;
    call = call_of(k, u, text, &name);
    for (size_t i = 0; i < k->nmade; i++)
        if (!strcmp(k->made[i].call, call) && (k->made[i].back == k->back || !k->made[i].back))
            return part_of(u, &k->made[i], part);
    m = (made){call, new_name(k, name), values_of(k, name), k->back};
    PUSH(k->made, k->nmade) = m;
    use_function(k, u, name, m.of ? m.of->column[0] : NULL);
    count_derivation(k, u, m.of ? m.of->column[0] : NULL);
    k->derivations = format("%s%s=%s ", k->derivations, m.name, call);
    return part_of(u, &m, part);
}

/* "FUNCTION(A, g(B))" as "FUNCTION(A,$g)". */
static char *call_of(kinds *k, const rule *u, const char *text, char **name)
{
    const char *open = strchr(text, '('), *p = open ? open + 1 : text, *from = p;
    char *arguments = copy("");
    size_t n = 0;
    int depth = 1;
    if (!open)
        die_at(u->file, u->line, "'%s' is no FUNCTION(VALUES)", text);
    *name = trim(copyn(text, (size_t)(open - text)));
    for (; depth; p++) {
        depth += (*p == '(') - (*p == ')');
        if (!*p)
            die_at(u->file, u->line, "'%s' is not closed", text);
        if (depth && !(depth == 1 && *p == ','))
            continue;
        if (*trim(copyn(from, (size_t)(p - from))))
            arguments = format("%s%s%s", arguments, n++ ? "," : "", value_of(k, u, copyn(from, (size_t)(p - from))));
        from = p + 1;
    }
    if (n > 11)
        error_at(u->file, u->line, "%s: no function gets more than 11 values", *name);
    return format("%s(%s)", *name, arguments);
}

/* What a together rule says is made at once: known from then on, as parts of what its function makes. */
static void make_together(kinds *k)
{
    for (size_t i = 0; i < k->l->r->n; i++) {
        rule *u = &k->l->r->rules[i];
        char *rest, *function, *all, *call, *values = copy("");
        if (u->kind != TOGETHER || !matches(u->functions, k->f->name))
            continue;
        u->used = true;
        call = call_of(k, u, u->column[1], &function);
        all = new_name(k, function);
        k->derivations = format("%s%s=%s ", k->derivations, all, call);
        for (rest = copy(u->column[0]); *(rest = trim(rest));) {
            char *end = rest + strcspn(rest, " "), *name;
            char *one = call_of(k, u, copyn(rest, (size_t)(end - rest)), &name);
            const rule *of = values_of(k, name);
            rest = end;
            PUSH(k->made, k->nmade) = (made){one, format("%s.%s", all, name), of, false};
            if (!of)
                values = format("%s%s%s", values, *values ? "," : "", name);
            for (const char *s = of ? of->column[0] : ""; *s; s += strcspn(s, ","), s += *s == ',')
                values = format("%s%s%s.%.*s", values, *values ? "," : "", name, (int)strcspn(s, ","), s);
        }
        use_function(k, u, function, values);
        count_derivation(k, u, values);
    }
}

/* ---- fields ------------------------------------------------------------------------------------------------------ */

static const char *word_of(const char *type, bool pointed)
{
    static const struct {
        const char *type, *value, *pointed;
    } words[] = {{"U8", "u8", "u8"},          {"BOOL", "truth", "truth"}, {"I32", "i32", "i32"},
                 {"U32", "u32", "u32"},       {"I64", "i64", "i64"},      {"U64", "u64", "u64"},
                 {"F64", "f64", "f64"},       {"PTR", "ptr", "ptr"},      {"HANDLE", "handle", "object"},
                 {"STRID", "strid", "strid"}, {"STR", "string", "chars"}};
    size_t n = strcspn(type, "[");
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i].type) == n && !memcmp(words[i].type, type, n))
            return pointed ? words[i].pointed : words[i].value;
    return NULL;
}

/* The length of an array: a number, a value, or what a parameter points to. */
static char *length_of(kinds *k, const rule *u, const char *text)
{
    if (*text >= '0' && *text <= '9')
        return copy(text);
    return *text == '*' ? format("*%s:i32", value_of(k, u, text + 1)) : value_of(k, u, text);
}

static char *field_of(kinds *k, const rule *u, const field *f, const char *name, const char *argument)
{
    char *place = fill(f->place, name, argument), *open = strrchr(place, '['), *length = NULL,
         *called = fill(f->name, name, argument), *hint = fill(f->hint, name, argument), *value, *text;
    bool handle = *place == '&', pointed = *place == '*' || handle, named = !strncmp(hint, "enum:", 5),
         status = !strcmp(f->role, "RESULT");
    const char *type = word_of(f->type, handle || open), *star = pointed ? "*" : "";
    if (!type)
        error_at(u->file, u->line, "'%s' is no type", f->type);
    if (open) {
        length = copyn(open + 1, strcspn(open + 1, "]"));
        *open = 0;
    }
    value = value_of(k, u, place + pointed);
    if (status && (strcmp(f->type, "I32") != 0 || strcmp(value, "return") != 0))
        error_at(u->file, u->line, "RESULT is what the function returns, an I32");
    if (!strcmp(called, value) || (!strcmp(value, "return") && !strcmp(called, "result")))
        text = format("%s%s", star, value);
    else
        text = format("%s=%s%s", called, star, value);
    if (length)
        text = format("%s[%s]", text, length_of(k, u, length));
    text = format("%s:%s%s%s", text, status ? "status" : type, named ? "@" : "",
                  named ? layout_constants(k->l, k->m, hint + 5) : "");
    if (!status && (strcmp(f->role, "NONE") != 0 || (*hint && !named)))
        text = format("%s/%s", text, f->role);
    return *hint && !named ? format("%s/%s", text, hint) : text;
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

/* ---- functions --------------------------------------------------------------------------------------------------- */

bool kinds_always(kinds *k, const char *function) { return rule_for(k->l->r, ACT, function, NULL, NULL) != NULL; }

/* What is done at a moment, recorded or not: "[NAME =] FUNCTION(VALUES)". */
static char *acts_at(kinds *k, const char *moment)
{
    char *text = copy("");
    for (size_t i = 0; i < k->l->r->n; i++) {
        rule *u = &k->l->r->rules[i];
        char *code, *equal, *name = NULL, *function, *call;
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
                PUSH(k->kept, k->nkept) = name;
        }
        call = call_of(k, u, trim(code), &function);
        use_function(k, u, function, NULL);
        count_derivation(k, u, NULL);
        text = format("%s[%s]%s%s%s ", text, strcmp(moment, "call") ? "always" : "call", name ? name : "",
                      name ? "=" : "", call);
    }
    return text;
}

/* `by_type`: of each parameter without a kind, what its type leaves in the end. */
static void record_back(kinds *k, char *const *by_type, char **text)
{
    const fact *f = k->f;
    rule *u;
    for (size_t i = 0; i < f->n; i++) {
        u = rule_for(k->l->r, HOW, f->name, f->members[i].type, f->members[i].name);
        if (speaks(u))
            add_fields(k, u, u->out, f->members[i].name, u->out_arg, text);
        else if (*by_type[i])
            *text = format("%s%s%s", *text, **text ? " " : "", by_type[i]);
    }
    for (size_t i = 0; i < k->l->r->n; i++) {
        u = &k->l->r->rules[i];
        if (u->kind == VALUE && matches(u->functions, f->name))
            add_fields(k, u, u->out, u->column[0], u->out_arg, text);
    }
    if (!strcmp(f->type, "void"))
        return;
    u = rule_for(k->l->r, HOW, f->name, f->type, "return");
    if (speaks(u))
        add_fields(k, u, u->out, "return", u->out_arg, text);
    else
        *text = format("%s%s%s", *text, **text ? " " : "", layout_result(k->l, k->m, f));
}

void kinds_record(kinds *k, const model *m, const fact *f, char **in, char **out)
{
    char *before, *call, *after, **by_type = NULL;
    size_t n = 0;
    k->f = f;
    k->m = m;
    k->room = false;
    k->nvalues = f->n + 2; /* the result, the room */
    k->nderivations = k->nmade = k->nkept = 0;
    k->made = NULL;
    k->kept = NULL;
    k->derivations = copy("");
    k->back = false;
    *in = copy("");
    *out = copy("");
    before = acts_at(k, "before");
    call = acts_at(k, "call");
    make_together(k);
    for (size_t i = 0; i < f->n; i++) {
        const member *p = &f->members[i];
        rule *u = rule_for(k->l->r, HOW, f->name, p->type, p->name);
        size_t from = strlen(*in);
        PUSH(by_type, n) = copy("");
        if (speaks(u))
            add_fields(k, u, u->in, p->name, u->in_arg, in);
        else
            layout_parameter(k->l, m, f, i, in, &by_type[i]);
        layout_declare(in, from, p->name);
    }
    for (size_t i = 0; i < k->l->r->n; i++) {
        rule *u = &k->l->r->rules[i];
        if (u->kind == VALUE && matches(u->functions, f->name)) {
            u->used = true;
            add_fields(k, u, u->in, u->column[0], u->in_arg, in);
        }
    }
    *in = trim(format("%s%s%s%s", before, call, k->derivations, *in));
    k->derivations = copy("");
    k->back = true;
    after = acts_at(k, "after");
    record_back(k, by_type, out);
    *out = trim(format("%s%s%s", after, k->derivations, *out));
    *in = k->room ? format("%s ; room", *in) : *in;
}

void kinds_emit(const kinds *k, FILE *out)
{
    const char *prefix = k->l->r->prefix;
    if (!k->nfunctions) {
        fprintf(out, "#define %s_derived NULL\n", prefix);
        return;
    }
    fprintf(out, "\nstatic const trace__derive %s_derived[] = {\n", prefix);
    for (size_t i = 0; i < k->nfunctions; i++) {
        steps_derived(k->functions[i].name, k->functions[i].values);
        fprintf(out, "    %s_derive_%s,\n", prefix, k->functions[i].name);
    }
    fputs("};\n", out);
}
