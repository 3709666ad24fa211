/* call_tables.c - how wrappers find the library's functions, and how programs find wrappers: names, versions, addresses
 */
#include "calls.h"
#include "objects.h"
#include "steps.h"

#include <stdlib.h>
#include <string.h>

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

static void emit_forward(const program *p, FILE *out)
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

void linkage_emit(program *p, FILE *out)
{
    emit_forward(p, out);
    emit_linked(p->r, out);
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
void entries_emit(program *p, const rule *u, FILE *out)
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

void entries_emit_names(program *p, const rule *u, FILE *out)
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

void entries_emit_asked(program *p, FILE *tables)
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
        call_add(p, c, asked, "");
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
void versions_emit(program *p, section *to)
{
    char *nothing = copy("\n");
    char *text = copy("");
    for (size_t i = 0; i < p->n; i++) {
        const call *c = &p->calls[i];
        const rule *u =
            c->level && c->declared && !c->f->variadic ? rule_for(p->r, VERSIONS, c->f->name, NULL, NULL) : NULL;
        char *version;
        for (size_t k = 1; u && *(version = version_of(u, k)); k++)
            text = format("%s\nTRACE__VERSION(%s, %s, %s_%s__%zu, \"%s\", \"%s\", %zu, %s)\n", text, p->r->prefix,
                          c->level, p->r->prefix, c->f->name, k, c->f->name, version,
                          c->wide > 6 ? (c->wide - 5) / 2 * 16 : 0,
                          steps_ref(format("%s@%s", c->f->name, version), &nothing, NULL, 1));
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
