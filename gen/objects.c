/* objects.c - functions that are called through tables which objects carry: no symbol leads to them
 *
 * An object gets a copy of each of its tables, with wrappers in it (src/wrap/objects.c). A wrapper calls NAME_behind,
 * which finds the function by the object at hand, so one wrapper serves all objects. Functions that hand out objects
 * have a NAME_behind, too: so objects are given their tables whether the call is recorded or not. */
#include "objects.h"
#include "shape.h"

#include <stdlib.h>
#include <string.h>

static const rule *table_rule(const rules *r, const char *structure)
{
    for (size_t i = 0; i < r->n; i++)
        if (r->rules[i].kind == TABLE && !strcmp(r->rules[i].functions, structure))
            return &r->rules[i];
    return NULL;
}

/* STRUCT.MEMBER where the function stands; NULL: in no table that a rule speaks of. */
static const char *slot_of(const rules *r, const model *m, const fact *f)
{
    const fact *slot = model_find(m, SLOT, f->name);
    return slot && table_rule(r, copyn(slot->type, strcspn(slot->type, "."))) ? slot->type : NULL;
}

static const member *member_of(const fact *f, const char *name)
{
    for (size_t i = 0; i < f->n; i++)
        if (!strcmp(f->members[i].name, name))
            return &f->members[i];
    return NULL;
}

/* ---- tables in structures ---------------------------------------------------------------------------------------- */

typedef void each_table(void *user, const fact *table, long long offset, bool embedded);

static void tables_in(const rules *r, const model *m, const fact *structure, long long offset, each_table *each,
                      void *user)
{
    for (size_t i = 0; i < structure->n; i++) {
        const member *e = &structure->members[i];
        shape s;
        if (!shape_of(m, e->type, &s) || s.base != RECORD || s.elements || s.f->kind != STRUCT || s.pointers > 1)
            continue;
        if (table_rule(r, s.f->name))
            each(user, s.f, offset + e->value, !s.pointers);
        else if (!s.pointers)
            tables_in(r, m, s.f, offset + e->value, each, user);
    }
}

static void count(void *user, const fact *table, long long offset, bool embedded)
{
    (void)table, (void)offset, (void)embedded;
    ++*(size_t *)user;
}

/* The structure with tables that such a pointer leads to, by so many pointers. */
static const fact *object_of(const rules *r, const model *m, const char *type, int pointers)
{
    shape s;
    size_t n = 0;
    if (!shape_of(m, type, &s) || s.base != RECORD || s.pointers != pointers || s.elements || s.f->kind != STRUCT)
        return NULL;
    tables_in(r, m, s.f, 0, count, &n);
    return n ? s.f : NULL;
}

/* Whether the function's parameter is the place of an object that comes back. */
static const fact *made(const rules *r, const model *m, const member *e)
{
    return strstr(e->type, "const") ? NULL : object_of(r, m, e->type, 2);
}

static const rule *speaks_of(const rules *r, rule_kind kind, const fact *f)
{
    for (size_t i = r->n; i--;)
        if (r->rules[i].kind == kind && matches(r->rules[i].functions, f->name)) {
            r->rules[i].used = true;
            return &r->rules[i];
        }
    return NULL;
}

char *objects_prefix(const rules *r, const model *m, const fact *f)
{
    bool maker = object_of(r, m, f->type, 1) || speaks_of(r, RELEASE, f) || speaks_of(r, RENEW, f);
    if (!rules_have(r, TABLE))
        return r->prefix;
    if (slot_of(r, m, f))
        return format("%s_table", r->prefix);
    for (size_t i = 0; i < f->n; i++)
        maker |= made(r, m, &f->members[i]) != NULL;
    return maker ? format("%s_maker", r->prefix) : r->prefix;
}

/* ---- what wrappers call ------------------------------------------------------------------------------------------ */

/* Where the table is, by the function's first parameter: STRUCT.MEMBER or STRUCT.MEMBER->MEMBER. */
static char *table_at(const rules *r, const model *m, const fact *f, const char *table)
{
    const rule *u = table_rule(r, table);
    char *path = copy(u->column[0]), *at = format("(const char *)%s", f->members[0].name);
    size_t n = strcspn(path, ".");
    const fact *structure = model_find(m, STRUCT, copyn(path, n));
    shape s = {0};
    for (path += n; structure && *path; path += n) {
        bool pointed = *path == '-';
        const member *e;
        path += pointed ? 2 : 1;
        n = strcspn(path, ".-");
        e = member_of(structure, copyn(path, n));
        if (!e || !shape_of(m, e->type, &s))
            die_at(u->file, u->line, "%s has no member '%.*s'", structure->name, (int)n, path);
        at = pointed ? format("*(const char *const *)(%s) + %lld", at, e->value) : format("%s + %lld", at, e->value);
        structure = s.base == RECORD ? s.f : NULL;
    }
    if (!structure || strcmp(structure->name, table) != 0)
        die_at(u->file, u->line, "'%s' does not lead to a %s", u->column[0], table);
    return s.pointers ? format("*(const void *const *)(%s)", at) : at;
}

void objects_behind(const rules *r, const model *m, const fact *f, const char *prefix, const char *declared,
                    const char *passed, const char *returns, FILE *out)
{
    const char *slot = slot_of(r, m, f);
    const rule *ends = speaks_of(r, RELEASE, f), *changes = speaks_of(r, RENEW, f);
    char *id = format("%s_%s", prefix, f->name);
    bool nothing = !strcmp(returns, "void"), makes = object_of(r, m, f->type, 1) != NULL;
    for (size_t i = 0; i < f->n; i++)
        makes |= made(r, m, &f->members[i]) != NULL;
    if (slot) {
        char *table = copyn(slot, strcspn(slot, "."));
        fprintf(out, "\nstatic trace__slot %s_slot = {%lld, NULL, NULL};\n", id,
                member_of(model_find(m, STRUCT, table), slot + strlen(table) + 1)->value);
        fprintf(out,
                "static %s %s_behind(%s)\n{\n    %s (*trace__f)(%s) = (%s (*)(%s))(uintptr_t)trace__table_behind(%s, "
                "&%s_slot);\n",
                returns, id, declared, returns, declared, returns, declared, table_at(r, m, f, table), id);
    } else
        fprintf(out,
                "\nstatic trace__call %s_real = TRACE__BEHIND(%s, \"%s\");\nstatic %s %s_behind(%s)\n{\n    %s "
                "(*trace__f)(%s) = (%s (*)(%s))(uintptr_t)trace__call_real(&%s_library, &%s_real);\n",
                id, r->prefix, f->name, returns, id, declared, returns, declared, returns, declared, r->prefix, id);
    if (ends)
        fprintf(out, "    trace__object_undo(%s);\n", ends->column[0]);
    if (makes && !nothing)
        fprintf(out, "    %s trace__r;\n", returns);
    if (makes)
        fputs("    trace__object_depth++;\n", out);
    fprintf(out, "    %strace__f(%s);\n",
            nothing ? ""
            : makes ? "trace__r = "
                    : format("%s trace__r = ", returns),
            passed);
    if (makes)
        fputs("    trace__object_depth--;\n", out);
    if (ends)
        fprintf(out, "    trace__object_gone(%s, %s);\n", ends->column[0], nothing ? "true" : "!trace__r");
    if (changes)
        fprintf(out, "    trace__object_again(%s);\n", changes->column[0]);
    for (size_t i = 0; i < f->n; i++) {
        const fact *object = made(r, m, &f->members[i]);
        if (object)
            fprintf(out, "    if (%s%s)\n        trace__object_new(*(void **)%s, %s_tables_of_%s);\n",
                    nothing || strchr(returns, '*') ? "" : "!trace__r && ", f->members[i].name, f->members[i].name,
                    r->prefix, object->name);
    }
    if (object_of(r, m, f->type, 1))
        fprintf(out, "    trace__object_new((void *)(uintptr_t)trace__r, %s_tables_of_%s);\n", r->prefix,
                object_of(r, m, f->type, 1)->name);
    fprintf(out, "%s}\n", nothing ? "" : "    return trace__r;\n");
}

/* ---- tables ------------------------------------------------------------------------------------------------------ */

static void each_object(const rules *r, const model *m,
                        void (*each)(const rules *, const model *, const fact *, FILE *), FILE *out)
{
    for (size_t i = 0; i < m->n; i++) {
        size_t n = 0;
        if (m->facts[i].kind == STRUCT)
            tables_in(r, m, &m->facts[i], 0, count, &n);
        if (n)
            each(r, m, &m->facts[i], out);
    }
}

static void declare(const rules *r, const model *m, const fact *object, FILE *out)
{
    (void)m;
    fprintf(out, "static __attribute__((unused)) void %s_tables_of_%s(void *object, bool wrap);\n", r->prefix,
            object->name);
}

static const char *const shared[] = {"enums", "structs", "links", "absent",    "model",     "derived",
                                     "read",  "first",   "error", "source_id", "loaded(X)", "open(X)"};

void objects_begin(rules *r, const model *m, FILE *out)
{
    const char *const ways[] = {"table", "maker"};
    if (!rules_have(r, TABLE))
        return;
    for (size_t i = 0; i < 2; i++) {
        fprintf(out, "#define %s_%s_layered 0\n#define %s_%s_static 1\n#define %s_%s_declare_linked(id, name)\n",
                r->prefix, ways[i], r->prefix, ways[i], r->prefix, ways[i]);
        fprintf(out, "#define %s_%s_linked(id) (trace__function)id##_behind\n", r->prefix, ways[i]);
        for (size_t k = 0; k < sizeof shared / sizeof *shared; k++)
            fprintf(out, "#define %s_%s_%s %s_%s\n", r->prefix, ways[i], shared[k], r->prefix, shared[k]);
    }
    fprintf(out,
            "#define %s_table_symbol(name) \"%s_table_\" name\n#define %s_table_shown "
            "__attribute__((visibility(\"hidden\")))\n#define %s_maker_symbol(name) %s_symbol(name)\n#define "
            "%s_maker_shown %s_shown\n",
            r->prefix, r->prefix, r->prefix, r->prefix, r->prefix, r->prefix, r->prefix);
    for (size_t i = 0; i < 2; i++)
        fprintf(out, "TRACE__LIBRARY(%s_%s, \"%s\")\n", r->prefix, ways[i], r->api);
    each_object(r, m, declare, out);
}

typedef struct writer {
    const rules *r;
    FILE *out;
} writer;

static void wrap_one(void *user, const fact *table, long long offset, bool embedded)
{
    const writer *w = user;
    fprintf(w->out, "    trace__table_%s((char *)object + %lld, &%s_%s_kind, wrap);\n", embedded ? "inside" : "at",
            offset, w->r->prefix, table->name);
}

static void define(const rules *r, const model *m, const fact *object, FILE *out)
{
    writer w = {r, out};
    fprintf(out, "static void %s_tables_of_%s(void *object, bool wrap)\n{\n", r->prefix, object->name);
    tables_in(r, m, object, 0, wrap_one, &w);
    fputs("}\n", out);
}

void objects_end(const rules *r, const model *m, FILE *out)
{
    for (size_t i = 0; i < r->n; i++) {
        const rule *u = &r->rules[i];
        const fact *table = u->kind == TABLE ? model_find(m, STRUCT, u->functions) : NULL;
        size_t n = 0;
        if (u->kind != TABLE)
            continue;
        if (!table)
            die_at(u->file, u->line, "there is no structure %s", u->functions);
        fprintf(out, "\nstatic const trace__slot_entry %s_%s_slots[] = {\n", r->prefix, table->name);
        for (size_t k = 0; k < m->n; k++) {
            const fact *f = &m->facts[k];
            if (f->kind != SLOT || strncmp(f->type, table->name, strlen(table->name)) != 0 ||
                f->type[strlen(table->name)] != '.' || rule_for((rules *)r, SKIP, f->name, NULL, NULL))
                continue;
            fprintf(out, "    {&%s_table_%s_slot, (trace__function)%s_table_%s},\n", r->prefix, f->name, r->prefix,
                    f->name);
            n++;
        }
        fprintf(out,
                "    {NULL, NULL},\n};\nstatic const trace__table_kind %s_%s_kind = {%lld, %d, %zu, %s_%s_slots};\n",
                r->prefix, table->name, table->value, table->n && !strcmp(table->members[0].name, "size"), n, r->prefix,
                table->name);
    }
    if (rules_have(r, TABLE)) {
        fputc('\n', out);
        each_object(r, m, define, out);
    }
}
