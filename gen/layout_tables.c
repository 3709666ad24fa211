/* layout_tables.c - what a layout has collected, as tables: structures, enums, and what hangs on structures */
#include "layout.h"
#include "steps.h"

#include <stdlib.h>
#include <string.h>

static bool is_flags(layout *l, const char *name)
{
    rule *u = rule_for(l->r, FLAGS, name, NULL, NULL);
    return u ? !strcmp(u->column[0], "yes") : strstr(name, "flags") || strstr(name, "Flags") || strstr(name, "FLAGS");
}

static int by_struct_name(const void *a, const void *b)
{
    return strcmp(((const layout_struct *)a)->name, ((const layout_struct *)b)->name);
}
static int by_enum_name(const void *a, const void *b)
{
    return strcmp(((const layout_enum *)a)->name, ((const layout_enum *)b)->name);
}

/* A string literal, in lines of a readable length. */
static void literal(FILE *out, const char *text)
{
    size_t column = 8;
    fputs("\"", out);
    for (const char *p = text; *p; p++) {
        fputc(*p, out);
        if (*p == ' ' && ++column > 120) {
            fputs("\"\n        \"", out);
            column = 0;
        }
        column++;
    }
    fputs("\"", out);
}

enum { LITERAL_MAX = 3600 }; /* C11 promises 4095 characters */

typedef struct names {
    size_t n;
    member *of;
} names;

static int by_value(const void *a, const void *b)
{
    long long x = ((const member *)a)->value, y = ((const member *)b)->value;
    return x < y ? -1 : x > y;
}

static void name_value(names *all, const char *name, long long value)
{
    for (size_t i = 0; i < all->n; i++)
        if (all->of[i].value == value)
            return;
    PUSH(all->of, all->n) = (member){(char *)name, NULL, value};
}

/* Names by value; a number stands where the value is not one more than the one before. "!": as a result, no error. */
static void emit_enum(layout *l, const char *name, unsigned long models, const names *all, FILE *out)
{
    rule *status = rule_for(l->r, STATUS, name, NULL, NULL);
    char *text = copy("");
    long long next = 0;
    size_t first = 0; /* of this line */
    for (size_t i = 0; i < all->n && is_flags(l, name); i++)
        if (all->of[i].value < 0) /* bit 31 */
            all->of[i].value &= 0xffffffffll;
    sort(all->of, all->n, sizeof *all->of, by_value);
    for (size_t i = 0; i < all->n; i++) {
        const member *e = &all->of[i];
        bool harmless = status && status->column[1] && matches(status->column[1], e->name),
             above = harmless && i + 1 == all->n && status->column[2] && !strcmp(status->column[2], "above");
        text = format("%s%s%s%s%s", text, *text ? " " : "", e->name, harmless ? "!" : "", above ? "+" : "");
        if (e->value != next || i == first)
            text = format("%s=%lld", text, e->value);
        next = e->value + 1;
        if (strlen(text) > LITERAL_MAX || i + 1 == all->n) {
            steps_enum(name);
            fprintf(out, models ? "    {\"%s\", %d | %lu << 8, " : "    {\"%s\", %d, ", name, is_flags(l, name),
                    models);
            literal(out, text);
            fputs("},\n", out);
            text = copy("");
            first = i + 1;
        }
    }
}

/* "NAME=VALUE,NAME=VALUE": constants that the rule itself gives. */
static void name_given(const rule *u, names *all)
{
    char *rest = copy(u->column[0]), *word;
    while ((word = strsep(&rest, ",")) != NULL) {
        char *equals = strchr(word, '=');
        if (equals)
            name_value(all, trim(copyn(word, (size_t)(equals - word))), strtoll(equals + 1, NULL, 10));
    }
}

/* The constants that an enum rule names. */
static void name_constants(layout *l, const char *name, const model *m, names *all)
{
    for (size_t u = 0; u < l->r->n; u++)
        if (l->r->rules[u].kind == ENUMERATION && !strcmp(l->r->rules[u].functions, name))
            name_given(&l->r->rules[u], all);
    for (size_t i = 0; i < m->n; i++)
        for (size_t u = 0; u < l->r->n; u++) {
            const fact *f = &m->facts[i];
            if (l->r->rules[u].kind != ENUMERATION || strcmp(l->r->rules[u].functions, name) != 0)
                continue;
            if (f->kind == DEFINE && !f->type && matches(l->r->rules[u].column[0], f->name))
                name_value(all, f->name, f->value);
            for (size_t k = 0; f->kind == ENUM && k < f->n; k++)
                if (matches(l->r->rules[u].column[0], f->members[k].name))
                    name_value(all, f->members[k].name, f->members[k].value);
        }
}

/* The same names have other numbers in each model. */
static void emit_apart(layout *l, const char *name, FILE *out)
{
    for (size_t m = 0; m < l->nmodels; m++) {
        names all = {0};
        name_constants(l, name, l->models[m], &all);
        emit_enum(l, name, 1ul << m, &all, out);
    }
}

const char *layout_function(const layout *l, const char *what)
{
    for (size_t i = l->r->n; i--;)
        if (l->r->rules[i].kind == FUNCTION_OF && !strcmp(l->r->rules[i].functions, what))
            return l->r->rules[i].column[0];
    return NULL;
}

void layout_emit(layout *l, FILE *out)
{
    if (!l->nlinks)
        fprintf(out, "#define %s_links NULL\n", l->r->prefix);
    else {
        fprintf(out,
                "\n/* what hangs on structures, by the enumerator that it begins with */\nstatic trace__link "
                "%s_links[] = {\n",
                l->r->prefix);
        for (size_t i = 0; i < l->nlinks; i++)
            fprintf(out, "    %s\n", l->links[i]);
        fputs("    {0, 0, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}},\n};\n", out);
    }
    sort(l->structs, l->nstructs, sizeof *l->structs, by_struct_name);
    for (size_t i = 0; i < l->nstructs; i++)
        if (l->structs[i].text)
            steps_structure(l->structs[i].name, l->structs[i].text);
    fprintf(out, "\nstatic const trace__script %s_enums[] = {\n", l->r->prefix);
    sort(l->enums, l->nenums, sizeof *l->enums, by_enum_name);
    for (size_t i = 0; i < l->nenums; i++) {
        names all = {0};
        size_t k = i;
        bool apart = false;
        for (; k < l->nenums && !strcmp(l->enums[k].name, l->enums[i].name); k++) {
            const layout_enum *e = &l->enums[k];
            for (size_t j = 0; e->f && j < e->f->n; j++)
                name_value(&all, e->f->members[j].name, e->f->members[j].value);
            if (!e->f && (apart = layout_function(l, "numbers") != NULL))
                emit_apart(l, e->name, out);
            else if (!e->f)
                name_constants(l, e->name, e->m, &all);
        }
        if (!apart)
            emit_enum(l, l->enums[i].name, 0, &all, out);
        i = k - 1;
    }
    fputs("    {0, 0, 0},\n};\n", out);
}
