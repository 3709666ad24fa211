/* calls.c - models and rules to wrappers that are tables: one line a function, read by src/wrap/parse.c
 *
 * No vendor header is seen where these are compiled. A wrapper has a C name of its own and the function's symbol; its
 * parameters have the widths and the register classes of the real ones. */
#include "fortran.h"
#include "hooks.h"
#include "inline.h"
#include "like.h"
#include "objects.h"
#include "section.h"
#include "variadic.h"

#include <stdlib.h>
#include <string.h>

/* A function, all models together. */
typedef struct call {
    const fact *f; /* as the first model that has it declares it */
    const model *m;
    size_t nvariants; /* ways it is recorded: by the version of the library at hand */
    char **variants;
    unsigned long *models; /* which models each is for */
    size_t wide;           /* parameters of the variant that has most */
    bool mixed;            /* variants pass different types: all travel as 64 bits */
    char *level, *reason;
    char *declared, *passed, *numbers, *returns; /* parameters as declarations, as arguments, as 64-bit values */
    char *after, *values; /* of value rules: what sets them when the call ends, and when it begins */
    /* both records are left when it has ended; its times are in common with what it calls; its records are written
     * out */
    bool leaf, shared_timestamp, inlined;
    bool no_return;    /* the call ends where it begins */
    inlined *written;  /* of these: their texts as statements; NULL: not all that is recorded is plain */
    bool status;       /* its result says whether what came back counts */
    bool in_registers; /* all of it travels in integer registers */
    bool pass, always; /* that, and the rules speak of kinds; something is done for it whatever the level */
    size_t room;       /* the value that is the address of its room; 0: none */
    char *limits;      /* expressions that take how much room there is when the call begins */
    char *pairs;       /* the same as pairs of parameter and bytes */
    size_t nvalues, nlimits;
} call;

typedef struct program {
    rules *r;
    const model **models;
    size_t nmodels, n;
    call *calls;
    layout l;
    kinds k;
    hook_functions hooks;
    size_t nsizes; /* of structures passed by value */
    int *sizes;
    bool fortran;
    section own, forwarding; /* wrappers that have code, with hooks; those that only forward, which need both */
} program;

static int by_name(const void *a, const void *b)
{
    return strcmp(((const call *)a)->f->name, ((const call *)b)->f->name);
}

static const fact *function_of(const model *m, const char *name) { return model_find(m, FUNCTION, name); }

static void collect(program *p)
{
    for (size_t m = 0; m < p->nmodels; m++)
        for (size_t i = 0; i < p->models[m]->n; i++) {
            const fact *f = &p->models[m]->facts[i];
            bool before = f->kind != FUNCTION;
            for (size_t k = 0; k < m && !before; k++)
                before = function_of(p->models[k], f->name) != NULL;
            if (!before)
                PUSH(p->calls, p->n) = (call){.f = f, .m = p->models[m]};
        }
    sort(p->calls, p->n, sizeof *p->calls, by_name);
}

/* ---- how it is declared ------------------------------------------------------------------------------------------ */

static char *neutral(program *p, const call *c, const char *type)
{
    char *t = layout_neutral(p->r, c->m, type);
    int size;
    if (!t) {
        error_at(c->m->file, c->f->line, "%s: a '%s' cannot be passed unseen: skip it and say why", c->f->name, type);
        return copy("int");
    }
    if (sscanf(t, "trace__bytes%d", &size) == 1) {
        for (size_t i = 0; i < p->nsizes; i++)
            if (p->sizes[i] == size)
                return t;
        PUSH(p->sizes, p->nsizes) = size;
    }
    return t;
}

static bool in_integer_registers(const model *m, const char *type)
{
    shape s;
    return shape_of(m, type, &s) && (s.pointers || s.elements || s.base == CALLBACK || s.base == INTEGER ||
                                     s.base == ENUMERATED || (s.base == RECORD && s.width <= 8));
}

/* Variants that differ only in what integer registers hold pass through one wrapper: registers nobody set go on as they
 * are. */
static void declare_mixed(program *p, call *c)
{
    for (size_t m = 0; m < p->nmodels; m++) {
        const fact *f = function_of(p->models[m], c->f->name);
        bool fits = f && !strcmp(f->type, c->f->type);
        for (size_t i = 0; f && i < f->n; i++)
            fits &= in_integer_registers(p->models[m], f->members[i].type);
        if (f && !fits)
            error_at(p->models[m]->file, f->line,
                     "%s changed between models in ways one wrapper cannot pass on: skip it and say why", f->name);
        if (f && f->n > c->wide)
            c->wide = f->n;
    }
    for (size_t i = 0; i < c->wide; i++) {
        c->declared = format("%s%suint64_t a%zu", c->declared, i ? ", " : "", i);
        c->passed = format("%s%sa%zu", c->passed, i ? ", " : "", i);
        c->numbers = format("%s%sa%zu", c->numbers, i ? ", " : "", i);
    }
}

static bool is_integer(const char *type) { return strstr(type, "int") && strncmp(type, "trace__", 7) != 0; }

static void declare_plain(program *p, call *c)
{
    c->wide = c->f->n;
    for (size_t i = 0; i < c->f->n; i++) {
        const member *e = &c->f->members[i];
        char *t = neutral(p, c, e->type);
        c->declared = format("%s%s%s%s%s", c->declared, i ? ", " : "", t, t[strlen(t) - 1] == '*' ? "" : " ", e->name);
        c->passed = format("%s%s%s", c->passed, i ? ", " : "", e->name);
        c->numbers = format(strchr(t, '*')  ? "%s%s(uintptr_t)%s"
                            : is_integer(t) ? "%s%s(uint64_t)%s"
                                            : "%s%sTRACE__V(%s)",
                            c->numbers, i ? ", " : "", e->name);
        c->in_registers &= strchr(t, '*') || is_integer(t);
    }
}

/* ---- how it is recorded ------------------------------------------------------------------------------------------ */

/* What the wrapper calls its parameters and its result. */
static const char **names_in_wrapper(const call *c)
{
    const char **names = need(calloc(c->f->n + 1, sizeof *names));
    for (size_t i = 0; i < c->f->n; i++)
        names[i] = c->f->members[i].name;
    names[c->f->n] = "trace__r";
    return names;
}

static char *variant_of(program *p, call *c, const model *m, const fact *f)
{
    char *in = copy(""), *out = copy("");
    size_t next = c->wide + 1;
    rule **added = NULL;
    c->nvalues = 0;
    c->values = copy("");
    c->limits = copy("");
    c->pairs = copy("");
    if (kinds_speak(p->r)) {
        kinds_record(&p->k, m, f, &in, &out);
        c->room = p->k.room ? next : 0;
        c->always = kinds_always(&p->k, f->name);
        if (!c->pass && (c->always || p->k.nmade))
            error_at(m->file, f->line,
                     "%s: functions of the library can only be called where all travels in integer registers", f->name);
        if (c->inlined)
            c->written = inline_texts(&p->l, &p->k, f, names_in_wrapper(c), in, out);
        return format("%s\\0\" \"%s", in, out);
    }
    for (size_t i = 0; i < p->r->n; i++)
        if (p->r->rules[i].kind == VALUE && matches(p->r->rules[i].functions, f->name))
            PUSH(added, c->nvalues) = &p->r->rules[i];
    for (size_t i = 0; i < c->wide; i++) {
        size_t from = strlen(in);
        if (i < f->n)
            layout_parameter(&p->l, m, f, i, &in, &out);
        layout_declare(&in, from, i < f->n ? f->members[i].name : "_");
    }
    layout_added(&p->l, m, f, added, c->nvalues, &in, &out);
    for (size_t i = 0; i < c->nvalues; i++, next++) {
        char **code = !strcmp(added[i]->column[1], "out") ? &c->after : &c->values;
        *code = format("%s        trace__v%s[%zu] = (uint64_t)(%s);\n", *code, c->inlined ? ".at" : "", next,
                       added[i]->column[2]);
    }
    c->nlimits = p->l.nlimits;
    for (size_t i = 0; i < c->nlimits; i++) {
        /* where models have different parameters it is a pointer in some alone */
        char *name = c->mixed ? format("%lu >> %s() & 1 ? (const void *)(uintptr_t)a%zu : NULL", p->l.limits[i].models,
                                       layout_function(&p->l, "version"), p->l.limits[i].parameter)
                              : f->members[p->l.limits[i].parameter].name;
        c->limits = format("%s%strace__v[%zu] = trace__load(%s, %d)", c->limits, i ? ", " : "", next + i, name,
                           p->l.limits[i].width);
        c->pairs = format("%s%s%zu, %d", c->pairs, i ? ", " : "", p->l.limits[i].parameter, p->l.limits[i].width);
    }
    {
        char *result = layout_result(&p->l, m, f);
        out = format("%s%s%s", out, *out && *result ? " " : "", result);
    }
    if (c->leaf && (!inline_all_values(in) || c->nvalues || c->nlimits || strcmp(c->level, "3") != 0))
        error_at(m->file, f->line,
                 "%s cannot be leaf: it is recorded below level 3, or what goes in is not all in its parameters",
                 f->name);
    if ((c->leaf || c->shared_timestamp || c->inlined) && !c->mixed && !c->nvariants &&
        !c->nlimits) /* of others, if there are any, nobody asks */
        c->written = inline_texts(&p->l, &p->k, f, names_in_wrapper(c), in, out);
    if (!c->leaf && !c->shared_timestamp && !c->inlined && !c->mixed && rule_for(p->r, NULLS, f->name, NULL, NULL)) {
        in = strpbrk(in, "*{") ? format("%s ?", in) : in;
        out = strpbrk(out, "*{") ? format("%s ?", out) : out;
    }
    c->status = layout_has_status(&p->l, m, f);
    return format("%s\\0\" \"%s", in, out);
}

static void collect_variants(program *p, call *c)
{
    const fact *first = c->f;
    p->l.nlimits = 0;
    bool all = layout_function(&p->l, "version") != NULL;
    for (size_t m = 0; m < p->nmodels && all; m++) {
        const fact *f = function_of(p->models[m], first->name);
        if (!f)
            continue;
        c->mixed |= f->n != first->n;
        for (size_t i = 0; i < f->n && i < first->n; i++) {
            char *a = layout_neutral(p->r, c->m, first->members[i].type),
                 *b = layout_neutral(p->r, p->models[m], f->members[i].type);
            c->mixed |= !a || !b || (strcmp(a, b) != 0 && !(strchr(a, '*') && strchr(b, '*')));
        }
    }
    c->declared = copy("");
    c->passed = copy("");
    c->numbers = copy("");
    c->after = copy("");
    c->in_registers = true;
    (c->mixed ? declare_mixed : declare_plain)(p, c);
    c->returns = neutral(p, c, first->type);
    c->in_registers &= strchr(c->returns, '*') || is_integer(c->returns) || !strcmp(c->returns, "void");
    c->pass = c->in_registers && kinds_speak(p->r);
    for (size_t m = 0; m < p->nmodels; m++) {
        const fact *f = function_of(p->models[m], first->name);
        char *text;
        size_t k = 0;
        if (!f || (!all && c->nvariants))
            continue;
        p->l.model_bit = 1ul << m;
        text = variant_of(p, c, p->models[m], f);
        while (k < c->nvariants && strcmp(c->variants[k], text) != 0)
            k++;
        if (k == c->nvariants) {
            size_t n = c->nvariants;
            PUSH(c->variants, c->nvariants) = text;
            PUSH(c->models, n) = 0;
        }
        c->models[k] |= 1ul << m;
    }
}

static void look_at(program *p, call *c)
{
    rule *skip = rule_for(p->r, SKIP, c->f->name, NULL, NULL), *wrap;
    if (skip) {
        c->reason = skip->column[0];
        return;
    }
    wrap = rule_for(p->r, WRAP, c->f->name, NULL, NULL);
    if (!wrap) {
        error_at(c->m->file, c->f->line, "%s is in no wrap rule: say how to record it, or skip it and say why",
                 c->f->name);
        return;
    }
    if (c->f->variadic && !strcmp(p->r->source, "TRACE_SOURCE_CUSTOM") && !kinds_speak(p->r)) {
        c->level = wrap->column[0];
        c->declared = copy(""); /* as they are: registers */
        return;
    }
    if (c->f->variadic) {
        error_at(c->m->file, c->f->line, "%s is variadic and cannot be forwarded: skip it and say why", c->f->name);
        return;
    }
    c->level = wrap->column[0];
    c->leaf = rule_for(p->r, LEAF, c->f->name, NULL, NULL) != NULL;
    c->no_return = rule_for(p->r, NO_RETURN, c->f->name, NULL, NULL) != NULL;
    c->shared_timestamp = rule_for(p->r, SHARED_TIMESTAMP, c->f->name, NULL, NULL) != NULL;
    c->inlined = rule_for(p->r, INLINE, c->f->name, NULL, NULL) != NULL;
    collect_variants(p, c);
    if (!strcmp(c->returns, "void"))
        c->written = NULL;
    if ((c->shared_timestamp || c->inlined) && (c->leaf || !c->written || c->nvariants > 1))
        error_at(c->m->file, c->f->line,
                 "%s cannot be %s: it is leaf, or not all that is recorded of it are numbers and pointers, and where "
                 "they lead",
                 c->f->name, c->shared_timestamp ? "shared_timestamp" : "inline");
}

/* ---- C --------------------------------------------------------------------------------------------------------------
 */

/* @NAME in a hook is what is recorded of that parameter: its place among the wrapper's values; @@ is what the wrapper
 * knows of its call. */
static char *recorded(const char *file, const call *c, const rule *u)
{
    const char *code = u->column[1];
    char *text = copy("");
    for (const char *at; (at = strchr(code, '@')) != NULL;) {
        size_t i = 0, n = strspn(at + 1, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
        while (i < c->f->n && (strlen(c->f->members[i].name) != n || memcmp(c->f->members[i].name, at + 1, n) != 0))
            i++;
        if (at[1] == '@') {
            text = format("%s%.*strace__this", text, (int)(at - code), code);
            code = at + 2;
            continue;
        }
        if (i == c->f->n)
            error_at(file, u->line, "%s has no parameter '%.*s'", c->f->name, (int)n, at + 1);
        text = format("%s%.*strace__v[%zu]", text, (int)(at - code), code, i);
        code = at + 1 + n;
    }
    return format("%s%s", text, code);
}

static char *hooks(program *p, const call *c, const char *moment)
{
    char *text = copy("");
    for (size_t i = 0; i < p->r->n; i++) {
        rule *u = &p->r->rules[i];
        if (u->kind != HOOK || strcmp(u->column[0], moment) != 0 || !matches(u->functions, c->f->name))
            continue;
        u->used = true;
        text = format("%s%s%s;\n", text, *moment == 'l' ? "    " : "        ", recorded(u->file, c, u));
    }
    return text;
}

/* The variants' texts one behind the other, each with the models it is for; one variant serves all and needs none. */
static char *text_of(const call *c)
{
    char *text = copy("");
    for (size_t i = 0; i < c->nvariants; i++)
        text = c->nvariants == 1
                   ? format("\"%s\"", c->variants[i])
                   : format("%s%s\"models=%lu\\0\" \"%s\\0\"", text, i ? " " : "", c->models[i], c->variants[i]);
    return text;
}

/* A macro's list of statements, and what it is for. */
static char *list_of(const char *what, const char *statements)
{
    return *statements ? format("(/* %s */ %s)", what, statements) : copy("()");
}

static char *head_of(const call *c, const char *prefix)
{
    return format("%s_%s, \"%s\",\n    (%s),\n    (%s), (%s)", prefix, c->f->name, c->f->name,
                  *c->declared ? c->declared : "void", c->passed, *c->numbers ? c->numbers : "0");
}

static void emit_pass_inline(const call *c, const char *prefix, FILE *out)
{
    const inlined *w = c->written;
    char *before = c->room ? format("TRACE__ROOM_AT(%zu)%s%s", c->room, *w->before ? " " : "", w->before) : w->before;
    fprintf(out, "\nTRACE__PASS_INLINE(%s, %zu, %zu, %s, %s, %zu, %s, (%s),\n", prefix, c->wide, w->nvalues, c->level,
            c->always ? "1" : c->level, c->room, head_of(c, prefix), w->given);
    fprintf(out, "    %s,\n    %s,\n    %s, %s,\n    %s,\n", list_of("always", before), list_of("derived", w->derived),
            list_of("around", w->around), list_of("after", w->after), list_of("derived", w->derived_back));
    fprintf(out, "    %zu, !(uint32_t)trace__r,\n    %s,\n    %s,\n    %s,\n    %s)\n", w->bytes,
            list_of("begin", w->in), list_of("end", w->out), list_of("kept", w->kept), text_of(c));
}

static void emit_pass(const call *c, const char *prefix, FILE *out)
{
    if (c->inlined && c->written)
        emit_pass_inline(c, prefix, out);
    else
        fprintf(out, "\nTRACE__PASS(%s, %zu, %s, %s, %zu, %s_%s, \"%s\", (%s), (%s%s),\n    %s)\n", prefix, c->wide,
                c->level, c->always ? "1" : c->level, c->room, prefix, c->f->name, c->f->name,
                *c->declared ? c->declared : "void", c->numbers, *c->numbers ? "," : "", text_of(c));
}

static void emit_hooked_inline(const call *c, const char *prefix, const char *before, const char *after, FILE *out)
{
    const inlined *w = c->written;
    fprintf(out, "\nTRACE__HOOKED_INLINE(%s, %zu, %zu, %s, %s, %s, (\n%s%s    ), (%s%s),\n", prefix, c->wide,
            w->nvalues, c->level, c->returns, head_of(c, prefix), before, c->values, *after ? "\n" : "", after);
    fprintf(out, "    %zu, %s,\n    %s,\n    %s,\n    %s,\n    %s)\n", w->bytes, c->status ? "!trace__r" : "true",
            list_of("begin", w->in), list_of("end", w->out), list_of("kept", w->kept), text_of(c));
}

/* All goes through registers: the wrapper only forwards. */
static bool forwards(const call *c)
{
    const size_t rooms = 3; /* of trace__around */
    bool nothing = !strcmp(c->returns, "void");
    return c->in_registers && (!c->nlimits || (c->nlimits <= rooms && !c->mixed && !nothing)) && !c->leaf &&
           !c->shared_timestamp && !c->inlined && c->wide <= 16;
}

static void emit_forwarding(const call *c, const char *prefix, const char *before, const char *after, FILE *out)
{
    bool around = c->nlimits || before || after;
    fprintf(out, "\nTRACE__FORWARD%s(%s, %zu, %s, %s, %s_%s, \"%s\", (%s), (%s%s),\n    ",
            around                       ? "_AROUND"
            : strcmp(c->returns, "void") ? ""
                                         : "_VOID",
            prefix, c->wide, c->level, c->returns, prefix, c->f->name, c->f->name, *c->declared ? c->declared : "void",
            c->numbers, *c->numbers ? "," : "");
    if (around)
        fprintf(out, "%s, %s, (%s%s),\n    ", before ? before : "NULL", after ? after : "NULL", c->pairs,
                c->nlimits ? "," : "");
    fprintf(out, "%s)\n", text_of(c));
}

/* The same with hooks and values, which only read what the call has; false: it needs a body of its own. */
static bool emit_forwarding_hooked(program *p, const call *c, const char *prefix, const char *first, const char *before,
                                   const char *after, FILE *out, FILE *forwarding)
{
    const size_t more = 7; /* TRACE__FORWARD_MORE without the room that is lent */
    char *early = format("%s%s", before, c->values), *late = format("%s%s", after, c->after);
    if (!forwards(c) || c->nlimits || c->nvalues > more || !strcmp(c->returns, "void") || strstr(before, "trace__v[") ||
        rule_for(p->r, OWN, c->f->name, NULL, NULL))
        return false;
    early = copy(hook_function(&p->hooks, format("%s_%s_before", prefix, c->f->name), c->declared, c->returns, first,
                               early, out));
    late = copy(
        hook_function(&p->hooks, format("%s_%s_after", prefix, c->f->name), c->declared, c->returns, "", late, out));
    emit_forwarding(c, prefix, early, late, forwarding);
    return true;
}

/* Statements in parentheses: a line, or a line each. */
static char *statements(const char *text)
{
    text += strspn(text, " ");
    return *text ? format("(%s", text) : copy("()");
}

/* A function with hooks or values of its own: the macro has the frame, here are the statements. */
static void emit_hooked(const call *c, const char *prefix, const char *always, const char *before, const char *after,
                        const char *last, FILE *out)
{
    const char *const parts[] = {always, format("%s%s%s%s", before, c->values, c->limits, *c->limits ? ";\n" : ""),
                                 after, c->after, last};
    fprintf(out, "\nTRACE__CALL_HOOKED%s(%s, %zu, %s, %s, %s_%s, \"%s\", (%s), (%s), (%s), %zu",
            strcmp(c->returns, "void") ? "" : "_VOID", prefix, c->wide, c->level, c->returns, prefix, c->f->name,
            c->f->name, *c->declared ? c->declared : "void", c->passed, *c->numbers ? c->numbers : "0",
            c->nvalues + c->nlimits);
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        char *text = statements(parts[i]), *end = text + strlen(text);
        while (end > text && end[-1] == '\n')
            *--end = 0;
        fprintf(out, ",%s%s%s", strcmp(text, "()") ? "\n    " : " ", text, strcmp(text, "()") ? ")" : "");
    }
    fprintf(out, ",\n    %s)\n", text_of(c));
}

/* OUT gets what has code of its own, FORWARDING the wrapper when it only forwards, as all of Fortran's do. */
static void emit_call(program *p, call *c, const char *prefix, FILE *out, FILE *forwarding)
{
    if (p->fortran) {
        emit_fortran(p->r, c->m, c->f, forwarding);
        return;
    }
    if (c->f->variadic) {
        variadic_emit(&p->l, c->m, c->f, c->level, prefix, out);
        return;
    }
    if (c->pass) {
        emit_pass(c, prefix, c->inlined && c->written ? out : forwarding);
        return;
    }

    char *local = hooks(p, c, "local"), *always = hooks(p, c, "always"), *before = hooks(p, c, "before"),
         *after = hooks(p, c, "after"), *last = hooks(p, c, "last");
    lent room = lend_to(p->r, c->f);
    bool hooked = *local || *always || *before || *after || *last || *room.local || c->nvalues,
         nothing = !strcmp(c->returns, "void"), plain = c->written && c->nvariants == 1;
    if (hooked && (c->leaf || c->shared_timestamp))
        error_at(c->m->file, c->f->line, "%s cannot be %s: it has hooks or values of rules", c->f->name,
                 c->leaf ? "leaf" : "shared_timestamp");
    if (hooked && c->inlined) {
        if (*local || *always || *last || *c->after || *room.local || strstr(before, "trace__v["))
            error_at(c->m->file, c->f->line,
                     "%s cannot be inline: it has hooks besides those before the begin's record and after the call, or "
                     "values of the end's",
                     c->f->name);
        else if (plain)
            emit_hooked_inline(c, prefix, before, after, out);
        return;
    }
    if (c->no_return) {
        if (hooked || c->nlimits || !nothing)
            error_at(c->m->file, c->f->line, "%s cannot be noreturn: it returns something, or has hooks or values",
                     c->f->name);
        fprintf(out, "\nTRACE__CALL_NO_RETURN(%s, %zu, %s, %s_%s, \"%s\", (%s), (%s), (%s),\n    %s)\n", prefix,
                c->wide, c->level, prefix, c->f->name, c->f->name, *c->declared ? c->declared : "void", c->passed,
                *c->numbers ? c->numbers : "0", text_of(c));
        return;
    }
    if (!hooked && forwards(c)) {
        emit_forwarding(c, prefix, NULL, NULL, forwarding);
        return;
    }
    if (hooked && !*local && !*always && !*last &&
        emit_forwarding_hooked(p, c, prefix, room.first, before, after, out, forwarding))
        return;
    if (hooked) {
        emit_hooked(c, prefix, format("%s%s%s", room.local, local, always), format("%s%s", room.before, before), after,
                    last, out);
        return;
    }
    /* one token and a string: the bare name may be a macro of the vendor's header */
    fprintf(out, "\n%s(%s, %zu, %s, %s, %s_%s, \"%s\", (%s), (%s), (%s)",
            nothing               ? "TRACE__CALL_VOID"
            : c->nlimits          ? "TRACE__CALL_ROOM"
            : c->shared_timestamp ? "TRACE__CALL_SHARED"
            : c->inlined          ? "TRACE__CALL_INLINE"
            : c->leaf && plain    ? "TRACE__CALL_STRAIGHT"
            : c->leaf             ? "TRACE__CALL_LEAF"
                                  : "TRACE__CALL",
            prefix, c->wide, c->level, c->returns, prefix, c->f->name, c->f->name, *c->declared ? c->declared : "void",
            c->passed, *c->numbers ? c->numbers : "0");
    if (c->nlimits)
        fprintf(out, ", %zu,\n    (%s)", c->nlimits, c->limits);
    else if (plain)
        fprintf(out, ",\n    %zu, %s, (%s), (%s)", c->written->bytes, c->status ? "!trace__r" : "true", c->written->in,
                c->written->out);
    fprintf(out, ",\n    %s)\n", text_of(c));
}

/* The function under another name that the linker knows; NAME is made of what stands before and behind its own. */
static void emit_link_name(const rules *r, const char *before, const char *behind, FILE *out)
{
    if (before)
        fprintf(out,
                "#define %s_declare_linked(id, name) extern void id##_linked(void) __asm__(\"%s\" name \"%s\") "
                "__attribute__((weak));\n"
                "#define %s_linked(id) id##_linked\n",
                r->prefix, before, behind, r->prefix);
    else
        fprintf(out, "#define %s_declare_linked(id, name)\n#define %s_linked(id) NULL\n", r->prefix, r->prefix);
}

/* linked NAME: where the program is compiled with the recorder it calls NAME, and nobody looks for anything. */
static void emit_linked(const rules *r, FILE *out)
{
    const char *macro = NULL, *before = NULL, *behind = NULL;
    for (size_t i = 0; i < r->n; i++)
        if (r->rules[i].kind == FORWARD && !strncmp(r->rules[i].functions, "linked ", 7)) {
            const char *pattern = trim(copy(r->rules[i].functions + 7)), *at = strchr(pattern, '$');
            if (!at)
                die_at(r->rules[i].file, r->rules[i].line, "'%s' has no $", pattern);
            fprintf(out, "#define %s_symbol(name) name\n#ifdef TRACE__INJECT\n#define %s_static 0\n", r->prefix,
                    r->prefix);
            emit_link_name(r, NULL, NULL, out);
            fprintf(out,
                    "#else\n#define %s_static 1\n#define %s_declare_linked(id, name) extern void id##_linked(void) "
                    "__asm__(\"%.*s\" name \"%s\");\n"
                    "#define %s_linked(id) id##_linked\n#endif\n#define %s_layered 0\n",
                    r->prefix, r->prefix, (int)(at - pattern), pattern, at + 1, r->prefix, r->prefix);
            return;
        }
    for (size_t i = 0; i < r->n; i++)
        if (r->rules[i].kind == STATIC)
            macro = r->rules[i].functions;
        else if (r->rules[i].kind == FORWARD && !strncmp(r->rules[i].functions, "weak ", 5)) {
            const char *pattern = trim(copy(r->rules[i].functions + 5)), *at = strchr(pattern, '$');
            if (!at)
                die_at(r->rules[i].file, r->rules[i].line, "'%s' has no $", pattern);
            before = copyn(pattern, (size_t)(at - pattern));
            behind = at + 1;
        }
    if (macro) {
        fprintf(out,
                "#ifdef %s /* linked with --wrap=NAME for each function of a static library */\n#define "
                "%s_symbol(name) \"__wrap_\" name\n#define %s_static 1\n",
                macro, r->prefix, r->prefix);
        emit_link_name(r, "__real_", "", out);
        fputs("#else\n", out);
    }
    fprintf(out, "#define %s_symbol(name) name\n#define %s_static 0\n", r->prefix, r->prefix);
    emit_link_name(r, before, behind, out);
    if (macro)
        fputs("#endif\n", out);
    fprintf(out, "#define %s_layered %s\n", r->prefix, rules_have(r, TABLES) ? "TRACE__LAYERED" : "0");
}

static void emit_forward(program *p, FILE *out)
{
    const char *const keys[] = {"loaded", "open"};
    const char *absent = "0";
    for (size_t k = 0; k < 2; k++) {
        fprintf(out, "#define %s_%s(X)", p->r->prefix, keys[k]);
        for (size_t i = 0; i < p->r->n; i++) {
            const rule *u = &p->r->rules[i];
            size_t n = strlen(keys[k]);
            bool before = false;
            for (size_t j = 0; j < i && !before; j++)
                before = p->r->rules[j].kind == FORWARD && !strcmp(p->r->rules[j].functions, u->functions);
            if (!before && u->kind == FORWARD && !strncmp(u->functions, keys[k], n) && u->functions[n] == ' ')
                fprintf(out, " X(\"%s\")", trim(copy(u->functions + n)));
        }
        fputc('\n', out);
    }
    for (size_t i = 0; i < p->r->n; i++)
        if (p->r->rules[i].kind == STATUS)
            absent = p->r->rules[i].column[0];
    fprintf(out, "#define %s_absent %s /* what a caller gets of a function that no library has */\n", p->r->prefix,
            absent);
}

/* ---- which version of a function came when: PFN_cuMemAlloc_v3020 ------------------------------------------------- */

typedef struct entry {
    char *name, *suffix;
    long version;
    const char *symbol;
} entry;

static int by_entry(const void *a, const void *b)
{
    const entry *x = a, *y = b;
    int c = strcmp(x->name, y->name);
    if (!c)
        c = strcmp(x->suffix, y->suffix);
    return c ? c : (x->version > y->version) - (x->version < y->version);
}

static const char *wrapped(program *p, const char *symbol)
{
    for (size_t i = 0; i < p->n; i++)
        if (!strcmp(p->calls[i].f->name, symbol))
            return p->calls[i].level ? p->calls[i].f->name : NULL;
    return NULL;
}

/* "PFN_cuMemAlloc_v3020_ptds" is cuMemAlloc, 3020, "_ptds". */
static bool read_entry(const char *text, const char *prefix, entry *e)
{
    const char *v = NULL;
    char *end;
    for (const char *p = text; (p = strstr(p, "_v")); p++)
        if (p[2] >= '1' && p[2] <= '9')
            v = p;
    if (!v)
        return false;
    e->version = strtol(v + 2, &end, 10);
    e->suffix = copy(end);
    e->name = copyn(text + strlen(prefix), (size_t)(v - text) - strlen(prefix));
    return true;
}

/* The versions of one function in their order are its symbols in theirs: NAME, NAME_v2, NAME_v3. */
static void emit_entries(program *p, const rule *u, FILE *out)
{
    entry *all = NULL;
    size_t n = 0;
    char *prefix = copyn(u->functions, strcspn(u->functions, "*"));
    for (size_t m = 0; m < p->nmodels; m++)
        for (size_t i = 0; i < p->models[m]->n; i++) {
            const fact *f = &p->models[m]->facts[i];
            entry e = {0};
            bool known = false;
            if (f->kind != TYPEDEF || !matches(u->functions, f->name) || !read_entry(f->name, prefix, &e))
                continue;
            for (size_t k = 0; k < n && !known; k++)
                known = by_entry(&all[k], &e) == 0;
            if (!known)
                PUSH(all, n) = e;
        }
    if (n)
        sort(all, n, sizeof *all, by_entry);
    fprintf(out,
            "\nstatic const trace__entry %s_entries[] = { /* name, first version, flags, what it was called then */\n",
            p->r->prefix);
    for (size_t i = 0, k; i < n; i = k) {
        const char *have[16];
        size_t nhave = 0, count;
        for (k = i; k < n && !strcmp(all[k].name, all[i].name) && !strcmp(all[k].suffix, all[i].suffix); k++) {}
        for (int v = 1; v < 12; v++) {
            const char *symbol = wrapped(p, v == 1 ? format("%s%s", all[i].name, all[i].suffix)
                                                   : format("%s_v%d%s", all[i].name, v, all[i].suffix));
            if (symbol)
                have[nhave++] = symbol;
        }
        count = k - i;
        for (size_t j = 0; j < count && nhave; j++) {
            /* fewer symbols than versions: the newest versions are those with a symbol */
            size_t at = nhave >= count ? j + (nhave - count) : j < count - nhave ? 0 : j - (count - nhave);
            fprintf(out, "    {\"%s\", %ld, %d, &%s_%s_call, (trace__function)%s_%s},\n", all[i].name,
                    all[i + j].version, strstr(all[i].suffix, "pt") != NULL, p->r->prefix, have[at], p->r->prefix,
                    have[at]);
            if (nhave != count)
                fprintf(stderr, "trace-gen: %s%s: %zu versions, %zu symbols\n", all[i].name, all[i].suffix, count,
                        nhave);
        }
    }
    fputs("    {0, 0, 0, 0, 0},\n};\n", out);
}

/* Wrappers by their names, for functions that programs ask for so. */
static void emit_names(program *p, const rule *u, FILE *out)
{
    bool injected = u->column[0] && !strcmp(u->column[0], "injected");
    if (u->column[0] && !injected)
        die_at(u->file, u->line, "'%s': expected injected, or nothing", u->column[0]);
    fprintf(out, "\n%sstatic const trace__entry %s_entries[] = { /* name, 0, 0, what is called so */\n",
            injected ? "#ifdef TRACE__INJECT\n" : "", p->r->prefix);
    for (size_t i = 0; i < p->n; i++) {
        const call *c = &p->calls[i];
        const char *prefix = objects_prefix(p->r, c->m, c->f);
        if (c->level && matches(u->functions, c->f->name) && strcmp(prefix, format("%s_table", p->r->prefix)) != 0)
            fprintf(out, "    {\"%s\", 0, 0, &%s_%s_call, (trace__function)%s_%s},\n", c->f->name, prefix, c->f->name,
                    prefix, c->f->name);
    }
    fprintf(out, "    {0, 0, 0, 0, 0},\n};\n%s", injected ? "#endif\n" : "");
}

/* The condition under which the library has the function; "" always. */
static const char *guard_of(const program *p, const call *c)
{
    char *set = copy("");
    for (size_t m = 0; m < p->nmodels; m++)
        if (function_of(p->models[m], c->f->name))
            set = format("%s%s%s", set, *set ? "+" : "", p->models[m]->name);
    return guard_for(p->r, set, c->f->name);
}

static void add_call(program *p, call *c, const char *prefix, const char *guard)
{
    section own, forwarding;
    section_begin(&own);
    section_begin(&forwarding);
    if (strcmp(prefix, p->r->prefix) != 0 && !rules_have(p->r, ASKED))
        objects_behind(p->r, c->m, c->f, prefix, *c->declared ? c->declared : "void", c->passed, c->returns, own.file);
    emit_call(p, c, prefix, own.file, forwarding.file);
    section_add(&p->own, guard, section_end(&own));
    section_add(&p->forwarding, guard, section_end(&forwarding));
}

/* They stand together: one pragma has them all compiled in less time. */
static void emit_forwarding_all(section *forwarding, FILE *out)
{
    const char *text = section_end(forwarding);
    if (*text)
        fprintf(out, "\nTRACE__FORWARDING_BEGIN\n%s\nTRACE__FORWARDING_END\n", text);
}

/* Wrappers for those who ask for a function's address. What they would have got need not be the function that the
 * linker finds. */
static void emit_asked(program *p, FILE *tables)
{
    const char *prefix = p->r->prefix;
    char *asked = format("%s_given", prefix), *table = copy("");
    for (size_t i = 0; i < p->n; i++) {
        call *c = &p->calls[i];
        if (!c->level || !c->declared || c->f->variadic || !rule_for(p->r, ASKED, c->f->name, NULL, NULL))
            continue;
        if (!*table)
            section_add(
                &p->own, "",
                format("\n#define %s_symbol(name) \"%s_\" name\n#define %s_declare_linked(id, name)\n#define "
                       "%s_linked(id) NULL\n#define %s_source_id %s_source_id\n"
                       "#define %s_library %s_library\n#define %s_shown __attribute__((visibility(\"hidden\")))\n"
                       "#define %s_layered 0\n",
                       asked, asked, asked, asked, asked, prefix, asked, prefix, asked, asked));
        add_call(p, c, asked, "");
        table = format("%s    {\"%s\", 0, 0, &%s_%s_call, (trace__function)%s_%s},\n", table, c->f->name, asked,
                       c->f->name, asked, c->f->name);
    }
    if (*table)
        fprintf(tables, "\nstatic const trace__entry %s_given[] = {\n%s    {0, 0, 0, 0, 0},\n};\n", prefix, table);
}

/* The i-th word; "": there is none. */
static char *version_of(const rule *u, size_t i)
{
    const char *s = u->column[0] + strspn(u->column[0], " ");
    for (; i--; s += strspn(s, " "))
        s += strcspn(s, " ");
    return copyn(s, strcspn(s, " "));
}

/* Older versions of symbols. A call has on the stack what the newest has there, which is the best guess. */
static void emit_versions(program *p, section *to)
{
    char *text = copy("");
    for (size_t i = 0; i < p->n; i++) {
        const call *c = &p->calls[i];
        const rule *u =
            c->level && c->declared && !c->f->variadic ? rule_for(p->r, VERSIONS, c->f->name, NULL, NULL) : NULL;
        char *version;
        for (size_t k = 1; u && *(version = version_of(u, k)); k++)
            text = format("%sTRACE__VERSION(%s, %s, %s_%s__%zu, \"%s\", \"%s\", %zu)\n", text, p->r->prefix, c->level,
                          p->r->prefix, c->f->name, k, c->f->name, version, c->wide > 6 ? (c->wide - 5) / 2 * 16 : 0);
    }
    if (*text)
        section_add(
            to, "",
            format("\n#if defined TRACE__VERSIONED && !%s_static /* link with the version script */\n%s#endif\n",
                   p->r->prefix, text));
}

void emit_version_script(rules *r, const model **models, size_t n, FILE *out)
{
    char **versions = NULL;
    size_t nversions = 0;
    for (size_t pass = 0; pass < 2; pass++)
        for (size_t v = 0; v < (pass ? nversions : 1); v++) {
            if (pass)
                fprintf(out, "%s {\n", versions[v]);
            for (size_t m = 0; m < n; m++)
                for (size_t i = 0; i < models[m]->n; i++) {
                    const fact *f = &models[m]->facts[i];
                    const rule *u = f->kind == FUNCTION && !rule_for(r, SKIP, f->name, NULL, NULL)
                                        ? rule_for(r, VERSIONS, f->name, NULL, NULL)
                                        : NULL;
                    char *version;
                    for (size_t k = 0; u && *(version = version_of(u, k)); k++) {
                        bool known = false;
                        for (size_t j = 0; j < nversions && !pass; j++)
                            known |= !strcmp(versions[j], version);
                        if (!pass && !known)
                            PUSH(versions, nversions) = version;
                        if (pass && !k && !strcmp(version, versions[v]))
                            fprintf(out, "    %s;\n", f->name);
                    }
                }
            if (pass)
                fputs("};\n", out);
        }
}

void emit_calls(rules *r, const model **models, size_t n, const char *part, const char *banner, FILE *out)
{
    static const char *const functions[][2] = {{"handle", "read"}, {"first", "first"}, {"error", "error"}};
    program p = {.r = r, .models = models, .nmodels = n, .l = {.r = r, .models = models, .nmodels = n}};
    const char *model, *own, *forwarded;
    section tables, forwarding;
    p.fortran = !strcmp(part, "fortran");
    p.k.l = &p.l;
    section_begin(&p.own);
    section_begin(&p.forwarding);
    section_begin(&tables);
    section_begin(&forwarding);
    collect(&p);
    for (size_t i = 0; i < p.n; i++)
        look_at(&p, &p.calls[i]);
    for (size_t i = 0; i < p.n; i++)
        if (p.calls[i].level && p.calls[i].declared && (!p.fortran || has_fortran(r, p.calls[i].f)))
            add_call(&p, &p.calls[i], objects_prefix(r, p.calls[i].m, p.calls[i].f), guard_of(&p, &p.calls[i]));
    emit_asked(&p, tables.file);
    if (!p.fortran)
        emit_versions(&p, &p.own);
    for (size_t i = 0; i < r->n; i++)
        if (r->rules[i].kind == ENTRIES || r->rules[i].kind == NAMES) {
            bool before = false; /* rules to begin with may be given back */
            for (size_t k = 0; k < i; k++)
                before |= r->rules[k].kind == r->rules[i].kind && !strcmp(r->rules[k].functions, r->rules[i].functions);
            r->rules[i].used = true;
            if (!before)
                (r->rules[i].kind == NAMES ? emit_names : emit_entries)(&p, &r->rules[i], tables.file);
        }

    fprintf(out, "/* Generated: %s\n * Change the rules, not this file. */\n", banner);
    if (p.fortran) {
        emit_forwarding_all(&p.forwarding, out);
        return;
    }
    emit_forward(&p, out);
    emit_linked(r, out);
    model = layout_function(&p.l, "numbers") ? layout_function(&p.l, "numbers") : layout_function(&p.l, "version");
    fprintf(out, "#define %s_shown TRACE__WRAPPER\n#define %s_source_id %s\n#define %s_model %s\n", r->prefix,
            r->prefix, r->source, r->prefix, model ? model : "NULL");
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        const char *name = layout_function(&p.l, functions[i][0]);
        fprintf(out, "#define %s_%s %s\n", r->prefix, functions[i][1], name ? name : "NULL");
    }
    for (size_t i = 0; i < p.nsizes; i++)
        fprintf(out,
                "#ifndef TRACE__BYTES%d\n#define TRACE__BYTES%d\ntypedef struct trace__bytes%d { %s b[%d]; } "
                "trace__bytes%d;\n#endif\n",
                p.sizes[i], p.sizes[i], p.sizes[i], p.sizes[i] % 4 ? "unsigned char" : "uint32_t",
                p.sizes[i] % 4 ? p.sizes[i] : p.sizes[i] / 4, p.sizes[i]); /* words: compilers take bytes apart */
    own = section_end(&p.own);
    emit_forwarding_all(&p.forwarding, forwarding.file);
    forwarded = section_end(&forwarding);
    like_emit(format("%s%s", own, forwarded), out);
    layout_links(&p.l, models[0]);
    layout_emit(&p.l, out);
    kinds_emit(&p.k, out);
    fprintf(out, "TRACE__LIBRARY(%s, \"%s\")\n", r->prefix, r->api);
    for (size_t i = 0; i < r->n; i++)
        if (r->rules[i].kind == INCLUDE)
            fprintf(out, "#include \"%s\"\n", r->rules[i].functions);
    objects_begin(r, models[0], out);
    fputs(own, out);
    fputs(forwarded, out);
    fputs(section_end(&tables), out);
    objects_end(r, models[0], out);
    rules_of_nothing(r);
}
