/* call_describe.c - how a wrapper declares a function's parameters, and the texts that say how calls are recorded */
#include "calls.h"
#include "objects.h"

#include <stdlib.h>
#include <string.h>

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
        const fact *f = call_declared_by(p->models[m], c->f->name);
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
    if (kinds_speak(p->r, f)) {
        kinds_record(&p->k, m, f, &in, &out);
        c->room = p->k.room ? next : 0;
        c->always = kinds_always(&p->k, f->name);
        if (p->l.nlimits)
            error_at(m->file, f->line, "%s: an array that comes back has a kind, where others have", f->name);
        if (!c->pass && (c->always || p->k.nmade))
            error_at(m->file, f->line,
                     "%s: functions of the library can only be called where all travels in integer registers", f->name);
        if (c->inlined)
            c->written = inline_texts(&p->l, &p->k, f, names_in_wrapper(c), in, out);
        return format("%s\n%s", in, out);
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
    return format("%s\n%s", in, out);
}

static void collect_variants(program *p, call *c)
{
    const fact *first = c->f;
    p->l.nlimits = 0;
    bool all = layout_function(&p->l, "version") != NULL;
    for (size_t m = 0; m < p->nmodels && all; m++) {
        const fact *f = call_declared_by(p->models[m], first->name);
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
    c->pass = c->in_registers && (kinds_speak(p->r, first) || rules_have(p->r, ACT));
    for (size_t m = 0; m < p->nmodels; m++) {
        const fact *f = call_declared_by(p->models[m], first->name);
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

void call_describe(program *p, call *c)
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
    if (c->f->variadic && !strcmp(p->r->source, "TRACE_SOURCE_CUSTOM") && !p->r->nkinds) {
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
