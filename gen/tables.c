/* tables.c - reads the tables between a loader and what lies below it, and writes what a layer between the two must
 * know
 *
 * A layer is handed tables and puts its own functions into them. How much room there is depends on the version that is
 * asked for, so each entry has the version from which on it stands at its place: tables marked experimental were put
 * into another order now and then. */
#include "tables.h"

#include <stdlib.h>
#include <string.h>

long long table_version(const model *m, const char *enumerator)
{
    for (size_t i = 0; i < m->n; i++)
        for (size_t k = 0; m->facts[i].kind == ENUM && k < m->facts[i].n; k++)
            if (!strcmp(m->facts[i].members[k].name, enumerator))
                return m->facts[i].members[k].value;
    die_at(m->file, 0, "no enum has %s", enumerator);
}

bool is_getter(const fact *f, const char *patterns)
{
    return f->kind == FUNCTION && f->n == 2 && matches(patterns, f->name);
}

const fact *table_of(const model *m, const fact *getter)
{
    shape s;
    return shape_of(m, getter->members[1].type, &s) && s.pointers == 1 && s.base == RECORD ? s.f : NULL;
}

char *function_of_type(const char *type)
{
    const char *at = strstr(type, "_pfn");
    size_t n = strlen(type);
    return at && n > 2 && !strcmp(type + n - 2, "_t")
               ? format("%.*s%.*s", (int)(at - type), type, (int)(type + n - 2 - (at + 4)), at + 4)
               : NULL;
}

/* ---- part "layer" ------------------------------------------------------------------------------------------------ */

static bool stands_there(const model *m, const fact *getter, const member *e)
{
    const fact *g = model_find(m, FUNCTION, getter->name), *table = g ? table_of(m, g) : NULL;
    for (size_t i = 0; table && i < table->n; i++)
        if (!strcmp(table->members[i].name, e->name))
            return table->members[i].value == e->value;
    return false;
}

/* The rules say it where it is not the first version of all, and must not contradict the older models. */
static long long since(rules *r, const model **models, size_t n, const rule *tables, const fact *getter,
                       const member *e, const char *name)
{
    rule *u = rule_for(r, SINCE, name, NULL, NULL);
    long major = 1, minor = 0;
    long long version;
    if (u && sscanf(u->column[0], "%ld.%ld", &major, &minor) != 2)
        die_at(u->file, u->line, "'%s' is no version like 1.12", u->column[0]);
    version = (long long)major << 16 | minor;
    for (size_t i = 0; i < n; i++)
        if (version <= table_version(models[i], tables->column[0]) && !stands_there(models[i], getter, e))
            error_at(models[i]->file, 0,
                     "%s does not stand in its table where it stands in the newest one: a since rule must say from "
                     "which version on it does",
                     name);
    return version;
}

static void emit_entry(rules *r, const model *m, const fact *getter, const member *e, const fact *f, long long version,
                       FILE *out)
{
    const char *returns = need(layout_neutral(r, m, f->type));
    char *declared = copy(""), *passed = copy("");
    for (size_t i = 0; i < f->n; i++) {
        char *t = layout_neutral(r, m, f->members[i].type);
        if (!t)
            die_at(m->file, f->line, "%s: a '%s' cannot be passed unseen", f->name, f->members[i].type);
        declared =
            format("%s%s%s%s%s", declared, i ? ", " : "", t, t[strlen(t) - 1] == '*' ? "" : " ", f->members[i].name);
        passed = format("%s%s%s", passed, i ? ", " : "", f->members[i].name);
    }
    fprintf(out, "TRACE__TABLE_ENTRY(%s, %lld, 0x%llx, %s, %s, (%s), (%s))\n", getter->name, e->value / 8, version,
            returns, f->name, *declared ? declared : "void", passed);
}

void emit_layer(rules *r, const model **models, size_t n, const char *part, const char *banner, FILE *out)
{
    const model *newest = models[n - 1];
    const rule *tables = NULL;
    (void)part;
    for (size_t i = 0; i < r->n; i++)
        if (r->rules[i].kind == TABLES)
            tables = &r->rules[i];
    if (!tables)
        die_at(r->file, 0, "no tables rule says which functions fill tables");
    fprintf(out,
            "/* Generated: %s\n * Change the rules, not this file. */\n#define %s_tables_newest 0x%llx /* the last "
            "version whose tables are known */\n",
            banner, r->prefix, table_version(newest, tables->column[0]));
    for (size_t i = 0; i < newest->n; i++) { /* sorted by name */
        const fact *getter = &newest->facts[i],
                   *table = is_getter(getter, tables->functions) ? table_of(newest, getter) : NULL;
        if (!table)
            continue;
        fprintf(out, "\nTRACE__TABLE(%s)\n", getter->name);
        for (size_t k = 0; k < table->n; k++) {
            char *name = function_of_type(table->members[k].type);
            const fact *f = name ? model_find(newest, FUNCTION, name) : NULL;
            if (f && !rule_for(r, SKIP, name, NULL, NULL))
                emit_entry(r, newest, getter, &table->members[k], f,
                           since(r, models, n, tables, getter, &table->members[k], name), out);
        }
    }
    for (size_t i = 0; i < r->n; i++)
        if (!r->rules[i].used && r->rules[i].kind == SINCE)
            error_at(r->rules[i].file, r->rules[i].line, "this rule speaks of nothing in these models");
}
