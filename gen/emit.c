/* emit.c - models and rules to C
 *
 * Of each function: its fields and descriptions, a function that records the begin, one that records the end, and the
 * wrapper. Begin and end stand alone so that another language's binding can use them too.
 */
#include "rules.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* One recorded value: a parameter in one direction, an extra, the result. */
typedef struct value {
    const kind *k;
    const char *name, *arg;
} value;

/* A function of the API, all models together. */
typedef struct target {
    const fact *f;        /* as the first model that has it declares it */
    const model *where;
    unsigned long models; /* bit set */
    const char *level;
    size_t nin, nout;
    value *in, *out;
} target;

typedef struct emitter {
    rules *r;
    const model **models;
    size_t nmodels;
    size_t n;
    target *targets;
    FILE *out;
} emitter;

/* `text` with $ -> name and @ -> arg. */
static char *fill(const char *text, const char *name, const char *arg)
{
    char *s;
    size_t length;
    FILE *out = need(open_memstream(&s, &length));
    for (; *text; text++)
        if (*text == '$')
            fputs(name, out);
        else if (*text == '@')
            fputs(*arg ? arg : name, out);
        else
            fputc(*text, out);
    fclose(out);
    return s;
}

/* Names the wrappers use themselves; a parameter that has one gets an underscore in C, its field keeps it. */
static const char own_names[] = "c,id,on,p,result,s,v,w";

static const char *field_name(const char *c_name)
{
    size_t n = strlen(c_name);
    char *plain = copyn(c_name, n ? n - 1 : 0);
    return n && c_name[n - 1] == '_' && matches(own_names, plain) ? plain : c_name;
}

static bool mentions(const char *text, const char *word)
{
    size_t n = strlen(word);
    for (const char *p = text; (p = strstr(p, word)); p++) {
        bool before = p == text || !(isalnum((unsigned char)p[-1]) || p[-1] == '_' || p[-1] == '"' || p[-1] == '>' || p[-1] == '.');
        bool after = !(isalnum((unsigned char)p[n]) || p[n] == '_' || p[n] == '"');
        if (before && after)
            return true;
    }
    return false;
}

/* A declaration: `const int[]` and a name make `const int name[]`. */
static char *declare(const char *type, const char *name)
{
    const char *at = strstr(type, "(*");
    if (at)
        return format("%.*s%s%s", (int)(at + 2 - type), type, name, at + 2);
    at = strchr(type, '[');
    if (at) {
        while (at > type && at[-1] == ' ')
            at--;
        return format("%.*s%s%s%s", (int)(at - type), type, at[-1] == '*' ? "" : " ", name, at + strspn(at, " "));
    }
    return format("%s%s%s", type, type[strlen(type) - 1] == '*' ? "" : " ", name);
}

/* ---- what is there ----------------------------------------------------------------------------------------- */

static int by_name(const void *a, const void *b)
{
    return strcmp(((const target *)a)->f->name, ((const target *)b)->f->name);
}

static void replace_kind(rule *u, value *v, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (v[i].k == u->in) {
            v[i].k = u->out;
            u->used = true;
        }
}

static void collect_values(emitter *e, target *t)
{
    const fact *f = t->f;
    for (size_t i = 0; i < f->n; i++) {
        member *p = &f->members[i];
        rule *u = rule_for(e->r, ARG, f->name, p->type, p->name);
        if (matches(own_names, p->name))
            p->name = format("%s_", p->name);
        if (!u) {
            error_at(t->where->file, f->line, "%s: no rule says how to record '%s %s'", f->name, p->type, p->name);
            continue;
        }
        if (u->in)
            PUSH(t->in, t->nin) = (value){u->in, p->name, u->in_arg};
        if (u->out)
            PUSH(t->out, t->nout) = (value){u->out, p->name, u->out_arg};
    }
    for (size_t i = 0; i < e->r->n; i++) {
        rule *u = &e->r->rules[i];
        if (u->kind == EXTRA && matches(u->functions, f->name)) {
            u->used = true;
            if (u->in)
                PUSH(t->in, t->nin) = (value){u->in, u->column[0], u->in_arg};
            if (u->out)
                PUSH(t->out, t->nout) = (value){u->out, u->column[0], u->out_arg};
        }
    }
    for (size_t i = 0; i < e->r->n; i++) {
        rule *u = &e->r->rules[i];
        if (u->kind == AS && matches(u->functions, f->name)) {
            replace_kind(u, t->in, t->nin);
            replace_kind(u, t->out, t->nout);
        }
    }
    if (strcmp(f->type, "void") != 0) {
        rule *u = rule_for(e->r, RESULT, f->name, f->type, NULL);
        if (!u)
            error_at(t->where->file, f->line, "%s: no rule says how to record a result of type %s", f->name, f->type);
        else
            PUSH(t->out, t->nout) = (value){u->out, "result", u->out_arg};
    }
}

static void collect(emitter *e)
{
    for (size_t m = 0; m < e->nmodels; m++)
        for (size_t i = 0; i < e->models[m]->n; i++) {
            const fact *f = &e->models[m]->facts[i];
            size_t k = 0;
            if (f->kind != FUNCTION)
                continue;
            while (k < e->n && strcmp(e->targets[k].f->name, f->name) != 0)
                k++;
            if (k == e->n)
                PUSH(e->targets, e->n) = (target){.f = f, .where = e->models[m]};
            e->targets[k].models |= 1ul << m;
        }
    qsort(e->targets, e->n, sizeof *e->targets, by_name);
    for (size_t i = 0; i < e->n; i++) {
        target *t = &e->targets[i];
        rule *skip = rule_for(e->r, SKIP, t->f->name, NULL, NULL), *wrap;
        if (skip)
            continue;
        wrap = rule_for(e->r, WRAP, t->f->name, NULL, NULL);
        if (!wrap) {
            error_at(t->where->file, t->f->line, "%s is in no wrap rule: say how to record it, or skip it and say why", t->f->name);
            continue;
        }
        if (t->f->variadic) {
            error_at(t->where->file, t->f->line, "%s is variadic and cannot be forwarded: skip it and say why", t->f->name);
            continue;
        }
        t->level = wrap->column[0];
        collect_values(e, t);
    }
}

/* The condition under which these models' functions exist; "" always. */
static const char *guard_of(emitter *e, const target *t)
{
    char *set = copy("");
    for (size_t m = 0; m < e->nmodels; m++)
        if (t->models & 1ul << m)
            set = format("%s%s%s", set, *set ? "+" : "", e->models[m]->name);
    for (size_t i = 0; i < e->r->n; i++) {
        rule *u = &e->r->rules[i];
        if (u->kind == GUARD && matches(u->functions, set) && matches(u->column[0], t->f->name)) {
            u->used = true;
            return u->column[1];
        }
    }
    return "";
}

/* ---- C -------------------------------------------------------------------------------------------------- */

static const char *type_constant(const char *type)
{
    size_t n = strlen(type);
    if (n > 2 && !strcmp(type + n - 2, "[]"))
        return format("TRACE_T_ARRAY | TRACE_T_%.*s", (int)(n - 2), type);
    return format("TRACE_T_%s", type);
}

static unsigned emit_fields(emitter *e, const value *v, size_t n)
{
    unsigned fields = 0;
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < v[i].k->nfields; k++, fields++) {
            const field *f = &v[i].k->fields[k];
            fprintf(e->out, "    {\"%s\", %s, TRACE_R_%s, \"%s\"},\n", fill(f->name, field_name(v[i].name), v[i].arg), type_constant(f->type), f->role,
                    fill(f->hint, v[i].name, v[i].arg));
        }
    return fields;
}

/* Everything the records of one direction say, to see which parameters they need. */
static char *text_of(const value *v, size_t n)
{
    char *s = copy("");
    for (size_t i = 0; i < n; i++)
        s = format("%s %s %s", s, fill(v[i].k->store, v[i].name, v[i].arg), v[i].k->local ? fill(v[i].k->local, v[i].name, v[i].arg) : "");
    return s;
}

/* Parameters that `text` mentions (NULL: all), declared or as arguments, each after a comma unless it is the first. */
static void emit_list(emitter *e, const fact *f, const char *text, bool declared, bool first)
{
    for (size_t i = 0; i < f->n; i++) {
        const member *p = &f->members[i];
        if (text && !mentions(text, p->name))
            continue;
        fprintf(e->out, "%s%s", first ? "" : ", ", declared ? declare(p->type, p->name) : p->name);
        first = false;
    }
    if (declared && first)
        fputs("void", e->out);
}

/* Locals, then one record. */
static void emit_record(emitter *e, const value *v, size_t n, bool rare, const char *id, const char *when_lost)
{
    const char *suffix = rare ? "_rare" : "";
    char *said = copy("");
    for (size_t i = 0; i < n; i++) {
        char *local = v[i].k->local ? fill(v[i].k->local, v[i].name, v[i].arg) : NULL;
        if (local && !strstr(said, local)) {
            fprintf(e->out, "    %s;\n", local);
            said = format("%s\n%s", said, local);
        }
    }
    fprintf(e->out, "    trace__writer *w;\n    unsigned char *p = trace__open%s(&w, %s, ", suffix, id);
    for (size_t i = 0; i < n; i++)
        fprintf(e->out, "%s%s", i ? " + " : "", fill(v[i].k->bytes, v[i].name, v[i].arg));
    fprintf(e->out, "%s);\n    if (!p)\n        return%s;\n", n ? "" : "0", when_lost);
    for (size_t i = 0; i < n; i++)
        if (*v[i].k->store)
            fprintf(e->out, "    p = %s;\n", fill(v[i].k->store, v[i].name, v[i].arg));
    fprintf(e->out, "    trace__close%s(w, p);\n", suffix);
}

static void emit_hooks(emitter *e, const fact *f, const char *moment)
{
    bool on = strcmp(moment, "local") != 0, any = false; /* call: between the begin's record and the call */
    for (size_t i = 0; i < e->r->n; i++) {
        rule *u = &e->r->rules[i];
        if (u->kind != HOOK || strcmp(u->column[0], moment) != 0 || !matches(u->functions, f->name))
            continue;
        u->used = true;
        if (on && !any)
            fprintf(e->out, "    if (on) {\n");
        fprintf(e->out, "    %s%s;\n", on ? "    " : "", u->column[1]);
        any = true;
    }
    if (on && any)
        fprintf(e->out, "    }\n");
}

/* The body of a wrapper: the same whatever the language of its caller. */
static void emit_body(emitter *e, const target *t, const char *call, bool first)
{
    const fact *f = t->f;
    bool result = strcmp(f->type, "void") != 0;
    char *in = text_of(t->in, t->nin), *out = text_of(t->out, t->nout);
    if (result && first)
        fprintf(e->out, "    %s;\n", declare(f->type, "result"));
    if (first)
        fprintf(e->out, "    int on = TRACE__GATE(%s);\n", e->r->gate);
    fprintf(e->out, "    uint32_t id = 0;\n");
    emit_hooks(e, f, "local");
    emit_hooks(e, f, "before");
    fprintf(e->out, "    if (on >= %s)\n        id = %s_begin_%s(", t->level, e->r->prefix, f->name);
    emit_list(e, f, in, false, true);
    fprintf(e->out, ");\n");
    emit_hooks(e, f, "call");
    fprintf(e->out, "    %s", call);
    emit_hooks(e, f, "after");
    fprintf(e->out, "    if (id)\n        %s_end_%s(id", e->r->prefix, f->name);
    if (result && mentions(out, "result"))
        fputs(", result", e->out);
    emit_list(e, f, out, false, false);
    fputs(");\n", e->out);
}

static void emit_function(emitter *e, const target *t)
{
    const fact *f = t->f;
    const char *prefix = e->r->prefix;
    bool result = strcmp(f->type, "void") != 0;
    char *in = text_of(t->in, t->nin), *out = text_of(t->out, t->nout), *call;
    unsigned nin, nout;
    size_t length;
    FILE *file = e->out;

    fprintf(e->out, "\nstatic const trace__field %s_fields_%s[] = {\n", prefix, f->name);
    nin = emit_fields(e, t->in, t->nin);
    nout = emit_fields(e, t->out, t->nout);
    if (nin + nout == 0)
        fputs("    {\"\", 0, 0, \"\"},\n", e->out);
    fprintf(e->out, "};\nTRACE__SITE(%s, \"%s\", %s, %s, %u, %u)\n", prefix, e->r->api, f->name, t->level, nin, nout);

    fprintf(e->out, "%sstatic uint32_t %s_begin_%s(", *t->level > '1' ? "TRACE__RARE " : "", prefix, f->name);
    emit_list(e, f, in, true, true);
    fprintf(e->out, ")\n{\n    uint32_t id = trace__site_id(&%s_site_%s);\n", prefix, f->name);
    emit_record(e, t->in, t->nin, *t->level > '1', "id", " 0");
    fputs("    return id;\n}\n", e->out);

    fprintf(e->out, "%sstatic void %s_end_%s(uint32_t id", *t->level > '1' ? "TRACE__RARE " : "", prefix, f->name);
    if (result && mentions(out, "result"))
        fprintf(e->out, ", %s", declare(f->type, "result"));
    emit_list(e, f, out, true, false);
    fputs(")\n{\n", e->out);
    emit_record(e, t->out, t->nout, *t->level > '1', "id + 1", "");
    fputs("}\n", e->out);

    e->out = need(open_memstream(&call, &length));
    fprintf(e->out, "%s%s(", result ? "result = " : "", fill(e->r->real, f->name, ""));
    emit_list(e, f, NULL, false, true);
    fputs(");\n", e->out);
    fclose(e->out);
    e->out = file;
    fprintf(e->out, "TRACE__WRAPPER %s(", declare(f->type, f->name));
    emit_list(e, f, NULL, true, true);
    fputs(")\n{\n", e->out);
    emit_body(e, t, call, true);
    fprintf(e->out, "%s}\n", result ? "    return result;\n" : "");
}

/* ---- the Fortran bindings: other arguments around the same body ---------------------------------------- */

static char *in_case(const char *name, int (*to)(int))
{
    char *s = copy(name);
    for (char *p = s; *p; p++)
        *p = (char)to((unsigned char)*p);
    return s;
}

/* Fortran's parameters in one of three spellings: declared, their types alone, or as arguments. Lengths of strings come last. */
enum { DECLARED, TYPES, PASSED };

static char *fortran_list(const fact *f, rule *const *how, int spelling)
{
    char *list;
    size_t length;
    FILE *out = need(open_memstream(&list, &length));
    for (size_t i = 0; i < f->n; i++) {
        const char *type = how[i]->column[1], *name = format("f_%s", f->members[i].name);
        if (strcmp(type, "-") != 0) /* C alone has it */
            fprintf(out, "%s, ", spelling == DECLARED ? declare(type, name) : spelling == TYPES ? type : name);
    }
    fputs(spelling == DECLARED ? "MPI_Fint *f_ierror" : spelling == TYPES ? "MPI_Fint *" : "f_ierror", out);
    for (size_t i = 0; i < f->n; i++)
        if (mentions(how[i]->column[1], "char")) {
            const char *name = format("f_%s_length", f->members[i].name);
            fprintf(out, ", %s", spelling == DECLARED ? format("size_t %s", name) : spelling == TYPES ? "size_t" : name);
        }
    fclose(out);
    return list;
}

static void emit_fortran(emitter *e, const target *t)
{
    const fact *f = t->f;
    rule *symbols = rule_for(e->r, SYMBOLS, f->name, NULL, NULL);
    rule **how = need(calloc(f->n + 1, sizeof *how));
    char *call, *declared, *arguments;
    size_t length;
    FILE *file = e->out;
    if (!symbols || strcmp(symbols->column[0], "fortran") != 0 || strcmp(f->type, "int") != 0)
        return;
    for (size_t i = 0; i < f->n; i++) {
        how[i] = rule_for(e->r, FORTRAN, f->name, f->members[i].type, f->members[i].name);
        if (!how[i]) {
            error_at(t->where->file, f->line, "%s: no fortran rule for '%s %s'", f->name, f->members[i].type, f->members[i].name);
            return;
        }
    }
    declared = fortran_list(f, how, DECLARED);
    arguments = fortran_list(f, how, PASSED);

    e->out = need(open_memstream(&call, &length));
    fprintf(e->out, "((void (*)(%s))(uintptr_t)real)(", fortran_list(f, how, TYPES));
    for (size_t i = 0; i < f->n; i++) {
        rule *u = rule_for(e->r, PASS, f->name, NULL, f->members[i].name);
        const char *name = f->members[i].name;
        if (strcmp(how[i]->column[1], "-") != 0)
            fprintf(e->out, "%s, ", u ? fill(u->column[1], name, "") : format("f_%s", name));
    }
    fputs("&status_", e->out);
    for (size_t i = 0; i < f->n; i++)
        if (mentions(how[i]->column[1], "char"))
            fprintf(e->out, ", f_%s_length", f->members[i].name);
    fputs(");\n    result = status_;\n", e->out);
    fclose(e->out);
    e->out = file;

    fprintf(e->out, "\nTRACE__RARE static void %s_fortran_%s(int on, void *real, %s)\n{\n    MPI_Fint status_ = 0;\n    int result;\n", e->r->prefix,
            f->name, declared);
    for (size_t i = 0; i < f->n; i++) {
        const char *name = f->members[i].name;
        if (strcmp(how[i]->column[2], "text") == 0)
            fprintf(e->out, "    char text_%s[260];\n    %s = %s_fortran_text(text_%s, f_%s, f_%s_length);\n", name,
                    declare(declare("const char *", name), ""), e->r->prefix, name, name, name);
        else
            fprintf(e->out, "    %s = %s;\n", declare(fill(how[i]->column[3] ? how[i]->column[3] : f->members[i].type, "", ""), name),
                    fill(how[i]->column[2], format("f_%s", name), ""));
    }
    for (size_t i = 0; i < f->n; i++)
        fprintf(e->out, "%s(void)%s%s", i ? ", " : "    ", f->members[i].name, i + 1 == f->n ? ";\n" : "");
    emit_body(e, t, call, false);
    fputs("    if (f_ierror) /* optional in mpi_f08 */\n        *f_ierror = status_;\n}\n", e->out);
    fprintf(e->out, "TRACE__FORTRAN(%s, %s, %s, %s, (%s), (%s))\n", e->r->prefix, f->name, in_case(f->name, tolower),
            in_case(f->name, toupper), declared, arguments);
}

static void emit_types(emitter *e)
{
    fputs("\n#ifdef TRACE__INJECT /* no header is seen: what its types are on the machine */\n", e->out);
    for (size_t m = 0; m < e->nmodels; m++)
        for (size_t i = 0; i < e->models[m]->n; i++) {
            const fact *f = &e->models[m]->facts[i];
            bool before = false;
            if (f->kind != TYPEDEF)
                continue;
            for (size_t k = 0; k < m; k++)
                before |= model_find(e->models[k], TYPEDEF, f->name) != NULL;
            for (size_t k = 0; k < e->r->n && !before; k++) {
                rule *u = &e->r->rules[k];
                if (u->kind != TYPE || !matches(u->functions, f->name))
                    continue;
                u->used = true;
                if (strcmp(u->column[0], "-") != 0)
                    fprintf(e->out, strchr(u->column[0], '$') ? "typedef %s;\n" : "typedef %s %s;\n", fill(u->column[0], f->name, ""), f->name);
                before = true;
            }
            if (!before)
                error_at(e->models[m]->file, f->line, "no type rule for '%s'", f->name);
        }
    fputs("#endif\n", e->out);
}

static void emit_enumerator(emitter *e, const rule *u, const char *name, long long v)
{
    if (matches(u->column[0], name))
        fprintf(e->out, "    {%lldll, %d, \"%s\"},\n", v, u->column[1] && matches(u->column[1], name), name);
}

static char *identifier(const char *s)
{
    char *c = copy(s), *p;
    for (p = c; *p; p++)
        if (!isalnum((unsigned char)*p))
            *p = '_';
    return c;
}

/* The names of values, by model, for they are not the same everywhere. */
static void emit_enums(emitter *e)
{
    for (size_t m = 0; m < e->nmodels; m++) {
        char *name = identifier(e->models[m]->name), *list = copy("");
        for (size_t i = 0; i < e->r->n; i++) {
            rule *u = &e->r->rules[i];
            if (u->kind != ENUMERATION)
                continue;
            u->used = true;
            fprintf(e->out, "\nstatic const trace__enumerator %s_%s_%s[] = {\n", e->r->prefix, name, u->functions);
            for (size_t k = 0; k < e->models[m]->n; k++) {
                const fact *f = &e->models[m]->facts[k];
                if (f->kind == DEFINE && !f->type)
                    emit_enumerator(e, u, f->name, f->value);
                for (size_t j = 0; f->kind == ENUM && j < f->n; j++)
                    emit_enumerator(e, u, f->members[j].name, f->members[j].value);
            }
            fputs("    {0, 0, 0},\n};\n", e->out);
            list = format("%s    {\"%s\", 0, sizeof %s_%s_%s / sizeof(trace__enumerator) - 1, %s_%s_%s},\n", list, u->functions,
                          e->r->prefix, name, u->functions, e->r->prefix, name, u->functions);
        }
        if (*list)
            fprintf(e->out, "static const trace__enum %s_enums_%s[] = {\n%s    {0, 0, 0, 0},\n};\n", e->r->prefix, name, list);
    }
}

void emit(rules *r, const model **models, size_t n, const char *part, const char *banner, FILE *out)
{
    emitter e = {.r = r, .models = models, .nmodels = n, .out = out};
    bool fortran = !strcmp(part, "fortran"), types = !strcmp(part, "types");
    const char *open = "";
    if (!fortran && !types && strcmp(part, "wrappers") != 0)
        die_at("trace-gen", 0, "there is no part '%s': types, wrappers, fortran, calls", part);
    if (!r->real)
        die_at(r->file, 0, "no 'real' line");
    collect(&e);
    fprintf(out, "/* Generated: %s\n * Change the rules, not this file. */\n", banner);
    if (types) {
        emit_types(&e);
        emit_enums(&e);
        return;
    }
    for (size_t i = 0; i < e.n; i++) {
        const target *t = &e.targets[i];
        const char *guard = t->level ? guard_of(&e, t) : open;
        if (!t->level)
            continue;
        if (strcmp(guard, open) != 0) {
            if (*open)
                fputs("\n#endif\n", out);
            if (*guard)
                fprintf(out, "\n#if %s\n", guard);
            open = guard;
        }
        if (fortran)
            emit_fortran(&e, t);
        else
            emit_function(&e, t);
    }
    if (*open)
        fputs("\n#endif\n", out);
    for (size_t i = 0; i < r->n; i++)
        if (!r->rules[i].used && !fortran && r->rules[i].kind < PASS && r->rules[i].kind != TYPE && r->rules[i].kind != ENUMERATION)
            error_at(r->rules[i].file, r->rules[i].line, "this rule speaks of nothing in these models");
}
