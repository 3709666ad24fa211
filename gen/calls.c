/* calls.c - models and rules to wrappers that are tables: one line a function, of which src/wrap/interpret.c runs the
 * steps
 *
 * No vendor header is seen where these are compiled. A wrapper has a C name of its own and the function's symbol; its
 * parameters have the widths and the register classes of the real ones. */
#include "calls.h"
#include "fortran.h"
#include "like.h"
#include "objects.h"
#include "steps.h"

#include <stdlib.h>
#include <string.h>

static int by_name(const void *a, const void *b)
{
    return strcmp(((const call *)a)->f->name, ((const call *)b)->f->name);
}

static void collect(program *p)
{
    for (size_t m = 0; m < p->nmodels; m++)
        for (size_t i = 0; i < p->models[m]->n; i++) {
            const fact *f = &p->models[m]->facts[i];
            bool before = f->kind != FUNCTION;
            for (size_t k = 0; k < m && !before; k++)
                before = call_declared_by(p->models[k], f->name) != NULL;
            if (!before)
                PUSH(p->calls, p->n) = (call){.f = f, .m = p->models[m]};
        }
    sort(p->calls, p->n, sizeof *p->calls, by_name);
}

/* The condition under which the library has the function; "" always. */
static const char *guard_of(const program *p, const call *c)
{
    char *set = copy("");
    for (size_t m = 0; m < p->nmodels; m++)
        if (call_declared_by(p->models[m], c->f->name))
            set = format("%s%s%s", set, *set ? "+" : "", p->models[m]->name);
    return guard_for(p->r, set, c->f->name);
}
/* They stand together: one pragma has them all compiled in less time. */
static void emit_forwarding_all(section *forwarding, FILE *out)
{
    const char *text = section_end(forwarding);
    if (*text)
        fprintf(out, "\nTRACE__FORWARDING_BEGIN\n%s\nTRACE__FORWARDING_END\n", text);
}
/* The tables of ENTRIES and NAMES rules. */
static void emit_tables(program *p, FILE *tables)
{
    rules *r = p->r;
    for (size_t i = 0; i < r->n; i++) {
        bool before = false; /* default rules may repeat one */
        if (r->rules[i].kind != ENTRIES && r->rules[i].kind != NAMES)
            continue;
        for (size_t k = 0; k < i; k++)
            before |= r->rules[k].kind == r->rules[i].kind && !strcmp(r->rules[k].functions, r->rules[i].functions);
        r->rules[i].used = true;
        if (!before)
            (r->rules[i].kind == NAMES ? entries_emit_names : entries_emit)(p, &r->rules[i], tables);
    }
}

/* Macros that the wrappers' macros use, and structures passed by value. */
static void emit_macros(program *p, FILE *out)
{
    static const char *const functions[][2] = {{"handle", "read"}, {"first", "first"}, {"error", "error"}};
    const rules *r = p->r;
    const char *model =
        layout_function(&p->l, "numbers") ? layout_function(&p->l, "numbers") : layout_function(&p->l, "version");
    fprintf(out, "#define %s_shown TRACE__WRAPPER\n#define %s_source_id %s\n#define %s_model %s\n", r->prefix,
            r->prefix, r->source, r->prefix, model ? model : "NULL");
    for (size_t i = 0; i < sizeof functions / sizeof *functions; i++) {
        const char *name = layout_function(&p->l, functions[i][0]);
        fprintf(out, "#define %s_%s %s\n", r->prefix, functions[i][1], name ? name : "NULL");
    }
    for (size_t i = 0; i < p->nsizes; i++)
        fprintf(out,
                "#ifndef TRACE__BYTES%d\n#define TRACE__BYTES%d\ntypedef struct trace__bytes%d { %s b[%d]; } "
                "trace__bytes%d;\n#endif\n",
                p->sizes[i], p->sizes[i], p->sizes[i], p->sizes[i] % 4 ? "unsigned char" : "uint32_t",
                p->sizes[i] % 4 ? p->sizes[i] : p->sizes[i] / 4, p->sizes[i]); /* compilers split bytes, not words */
}

/* RECORD rules: steps for calls that are recorded by hand. */
static void emit_records(const rules *r, FILE *out)
{
    for (size_t i = 0; i < r->n; i++)
        if (r->rules[i].kind == RECORD_OF) {
            const rule *u = &r->rules[i];
            char *text = format("%s\n%s", u->column[0], u->column[1]);
            fprintf(out, "\n#define %s_%s_steps %s\n", r->prefix, u->functions,
                    steps_ref(u->functions, &text, NULL, 1));
        }
}

static void emit_file(program *p, const char *tables, FILE *out)
{
    const rules *r = p->r;
    section forwarding;
    const char *own, *forwarded;
    linkage_emit(p, out);
    emit_macros(p, out);
    own = section_end(&p->own);
    section_begin(&forwarding);
    emit_forwarding_all(&p->forwarding, forwarding.file);
    forwarded = section_end(&forwarding);
    like_emit(format("%s%s", own, forwarded), out);
    layout_links(&p->l, p->models[0]);
    layout_emit(&p->l, out);
    kinds_emit(&p->k, out);
    fprintf(out, "TRACE__LIBRARY(%s, \"%s\")\n", r->prefix, r->api);
    emit_records(r, out);
    for (size_t i = 0; i < r->n; i++)
        if (r->rules[i].kind == INCLUDE)
            fprintf(out, "#include \"%s\"\n", r->rules[i].functions);
    objects_begin(p->r, p->models[0], out);
    fputs(own, out);
    fputs(forwarded, out);
    fputs(tables, out);
    objects_end(p->r, p->models[0], out);
}

void emit_calls(rules *r, const model **models, size_t n, const char *part, const char *banner, FILE *out)
{
    program p = {.r = r, .models = models, .nmodels = n, .l = {.r = r, .models = models, .nmodels = n}};
    section tables;
    p.fortran = !strcmp(part, "fortran");
    p.k.l = &p.l;
    section_begin(&p.own);
    section_begin(&p.forwarding);
    section_begin(&tables);
    collect(&p);
    for (size_t i = 0; i < p.n; i++)
        call_describe(&p, &p.calls[i]);
    for (size_t i = 0; i < p.n; i++)
        if (p.calls[i].level && p.calls[i].declared && (!p.fortran || has_fortran(r, p.calls[i].f)))
            call_add(&p, &p.calls[i], objects_prefix(r, p.calls[i].m, p.calls[i].f), guard_of(&p, &p.calls[i]));
    entries_emit_asked(&p, tables.file);
    if (!p.fortran)
        versions_emit(&p, &p.own);
    emit_tables(&p, tables.file);

    fprintf(out, "/* Generated: %s\n * Change the rules, not this file. */\n", banner);
    if (p.fortran) {
        emit_forwarding_all(&p.forwarding, out);
        return;
    }
    emit_file(&p, section_end(&tables), out);
    rules_of_nothing(r);
}
