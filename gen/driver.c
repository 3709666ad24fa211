/* driver.c - models to a library that stands behind a loader: tests run the real loader over it where there is no
 * hardware
 *
 * A loader asks its drivers for tables of functions: GetTable(version, table). Of those functions the models tell
 * everything: which there are, by the members of the structure, whose types say which function each holds
 * (ze_pfnDeviceGet_t is zeDeviceGet); and which version brought which, by what older models have. A table is filled as
 * far as the version asked for knows it, for a loader has room for no more.
 *
 * Each function counts its calls and then calls fake_NAME. One with a body of its own, in another file, replaces the
 * one written here, which is weak: it gives two of everything that is counted, a handle that none has yet, and small
 * numbers. */
#include "tables.h"

#include <stdlib.h>
#include <string.h>

typedef struct driver {
    const model **models; /* oldest first */
    long long *versions;
    size_t nmodels, nfunctions;
    const fact **functions; /* sorted by name */
    const model **owners;
    FILE *out;
} driver;

static const fact *newest_fact(const driver *d, fact_kind kind, const char *name, const model **owner)
{
    for (size_t i = d->nmodels; i-- > 0;) {
        const fact *f = model_find(d->models[i], kind, name);
        if (f) {
            *owner = d->models[i];
            return f;
        }
    }
    return NULL;
}

/* ---- bodies ------------------------------------------------------------------------------------------------------ */

/* Leaves of a structure get small numbers; its type and what it is chained to are the caller's. */
static void fill_record(const driver *d, const model *m, const fact *f, const char *at, long long offset, int depth)
{
    for (size_t i = 0; i < f->n; i++) {
        const member *e = &f->members[i];
        shape s;
        if (!shape_of(m, e->type, &s) || s.bits || !strcmp(e->name, "stype") || !strcmp(e->name, "pNext"))
            continue;
        if (s.base == RECORD && !s.pointers && !s.elements && s.f && s.f->kind == STRUCT && depth < 4)
            fill_record(d, m, s.f, at, offset + e->value, depth + 1);
        else if (s.is_char && s.elements > 4 && !s.pointers)
            fprintf(d->out, "        memcpy((char *)%s + %lld, \"fake\", 5);\n", at, offset + e->value);
        else if (!s.pointers && !s.elements && s.base == FLOATING)
            fprintf(d->out, "        *(%s *)((char *)%s + %lld) = %zu.5%s;\n", s.width == 4 ? "float" : "double", at,
                    offset + e->value, i, s.width == 4 ? "f" : "");
        else if (!s.pointers && !s.elements && (s.base == INTEGER || s.base == ENUMERATED))
            fprintf(d->out, "        *(uint%d_t *)((char *)%s + %lld) = %d;\n", s.width * 8, at, offset + e->value,
                    s.is_bool ? 1 : (int)(i % 3) + (s.base != ENUMERATED));
    }
}

static bool counts(const member *e, const shape *s)
{
    size_t n = strlen(e->name);
    return s->pointers == 1 && s->base == INTEGER && s->width >= 4 && n > 4 &&
           (!strcmp(e->name + n - 5, "Count") || !strcmp(e->name + n - 4, "Size"));
}

static void emit_outputs(const driver *d, const model *m, const fact *f)
{
    const char *count = NULL;
    for (size_t i = 0; i < f->n; i++) {
        const member *e = &f->members[i];
        shape s;
        bool array;
        if (!shape_of(m, e->type, &s) || !s.pointers || shape_points_to_const(&s) || s.base == CALLBACK ||
            (s.pointers == 1 && (s.base == OPAQUE || s.base == NOTHING)))
            continue;
        if (counts(e, &s)) {
            fprintf(d->out, "    if (%s && (!*%s || *%s > 2))\n        *%s = 2;\n", e->name, e->name, e->name, e->name);
            count = e->name;
            continue;
        }
        array = count != NULL;
        fprintf(d->out, "    for (size_t i = 0; %s && i < %s; i++) {\n", e->name,
                array ? format("(%s ? *%s : 1)", count, count) : "1");
        if (s.pointers == 2 && s.base == OPAQUE)
            fprintf(d->out, "        ((void **)%s)[i] = fake_handle();\n", e->name);
        else if (s.pointers > 1)
            fprintf(d->out, "        ((void **)%s)[i] = NULL;\n", e->name);
        else if (s.base == FLOATING)
            fprintf(d->out, "        ((%s *)%s)[i] = 1.5;\n", s.width == 4 ? "float" : "double", e->name);
        else if (s.is_char && array)
            fprintf(d->out, "        ((char *)%s)[i] = i + 1 < *%s ? 'f' : 0;\n", e->name, count);
        else if (s.base == INTEGER || s.base == ENUMERATED)
            fprintf(d->out, "        ((uint%d_t *)%s)[i] = 1;\n", s.width * 8, e->name);
        else if (s.base == RECORD && s.f->kind == STRUCT) {
            fprintf(d->out, "        char *at = (char *)%s + i * %d;\n", e->name, s.width);
            fill_record(d, m, s.f, "at", 0, 0);
            fputs("        (void)at;\n", d->out);
        }
        fputs("    }\n", d->out);
    }
}

static char *parameters(const model *m, const fact *f, char **passed)
{
    char *text = copy("");
    *passed = copy("");
    for (size_t i = 0; i < f->n; i++) {
        char *t = layout_neutral(NULL, m, f->members[i].type);
        shape s;
        if (!t)
            die_at(m->file, f->line, "%s: a '%s' cannot be passed unseen", f->name, f->members[i].type);
        if (shape_of(m, f->members[i].type, &s) && counts(&f->members[i], &s)) /* these are read */
            t = format("uint%d_t *", s.width * 8);
        text = format("%s%s%s %s", text, i ? ", " : "", t, f->members[i].name);
        *passed = format("%s%s%s", *passed, i ? ", " : "", f->members[i].name);
    }
    return *text ? text : copy("void");
}

static void emit_function(const driver *d, size_t i)
{
    const fact *f = d->functions[i];
    const model *m = d->owners[i];
    const char *returns = need(layout_neutral(NULL, m, f->type));
    char *passed, *declared = parameters(m, f, &passed);
    bool nothing = !strcmp(returns, "void");
    fprintf(d->out, "\n__attribute__((weak, visibility(\"hidden\"))) %s fake_%s(%s)\n{\n", returns, f->name, declared);
    for (size_t k = 0; k < f->n; k++)
        fprintf(d->out, "    (void)%s;\n", f->members[k].name);
    emit_outputs(d, m, f);
    fprintf(d->out, nothing ? "}\n" : "    return 0;\n}\n");
    fprintf(d->out,
            "static %s fake_entry_%s(%s)\n{\n    __atomic_add_fetch(&fake_calls[%zu], 1, __ATOMIC_RELAXED);\n    "
            "%sfake_%s(%s);\n}\n",
            returns, f->name, declared, i, nothing ? "" : "return ", f->name, passed);
}

/* ---- tables ------------------------------------------------------------------------------------------------------ */

/* The version that brought a member: that of the first model that has it, and it lies where it lay. */
static long long version_with(const driver *d, const char *record, const member *e)
{
    for (size_t i = 0; i < d->nmodels; i++) {
        const fact *f = model_find(d->models[i], STRUCT, record);
        for (size_t k = 0; f && k < f->n; k++)
            if (!strcmp(f->members[k].name, e->name)) {
                if (f->members[k].value != e->value)
                    error_at(d->models[i]->file, f->line, "%s.%s lies elsewhere than in the newest model", record,
                             e->name);
                return d->versions[i];
            }
    }
    return 0;
}

static void emit_table(const driver *d, const fact *f, const model *m)
{
    const fact *record = table_of(m, f);
    if (!record)
        return;
    fprintf(d->out,
            "\n__attribute__((visibility(\"default\"))) int %s(int version, void *table);\nint %s(int version, void "
            "*table)\n{\n    void **at = table;\n",
            f->name, f->name);
    for (size_t i = 0; i < record->n; i++) {
        char *name = function_of_type(record->members[i].type);
        bool known = false;
        for (size_t k = 0; k < d->nfunctions && name; k++)
            known |= !strcmp(d->functions[k]->name, name);
        if (known)
            fprintf(d->out, "    if (version >= %lld)\n        at[%lld] = (void *)fake_entry_%s;\n",
                    version_with(d, record->name, &record->members[i]), record->members[i].value / 8, name);
    }
    fputs("    (void)version, (void)at;\n    return 0;\n}\n", d->out);
}

static int by_function(const void *a, const void *b)
{
    return strcmp(*(const char *const *)a, *(const char *const *)b);
}

static void collect(driver *d, const char *tables, const char ***table_names, size_t *ntables)
{
    const char **names = NULL;
    size_t n = 0;
    *table_names = NULL;
    *ntables = 0;
    for (size_t i = 0; i < d->nmodels; i++)
        for (size_t k = 0; k < d->models[i]->n; k++)
            if (is_getter(&d->models[i]->facts[k], tables)) {
                const model *m = d->models[i];
                const fact *record = table_of(m, &m->facts[k]);
                PUSH(*table_names, *ntables) = m->facts[k].name;
                for (size_t j = 0; record && j < record->n; j++) {
                    const char *name = function_of_type(record->members[j].type);
                    if (name)
                        PUSH(names, n) = name;
                }
            }
    if (!*ntables)
        die_at(d->models[0]->file, 0, "no function with two parameters matches '%s'", tables);
    sort(names, n, sizeof *names, by_function);
    sort(*table_names, *ntables, sizeof **table_names, by_function);
    for (size_t i = 0; i < n; i++) {
        const model *m = NULL;
        const fact *f = i && !strcmp(names[i], names[i - 1]) ? NULL : newest_fact(d, FUNCTION, names[i], &m);
        size_t k = d->nfunctions;
        if (f) {
            PUSH(d->functions, d->nfunctions) = f;
            PUSH(d->owners, k) = m;
        }
    }
}

void emit_driver(const model **models, size_t n, const char *tables, const char *version, const char *banner, FILE *out)
{
    driver d = {.models = models, .nmodels = n, .out = out};
    const char **names;
    size_t ntables;
    int sizes[64], nsizes = 0;
    for (size_t i = 0; i < n; i++) {
        long long v = table_version(models[i], version);
        if (i && v <= d.versions[i - 1])
            die_at(models[i]->file, 0, "models come oldest first: its %s is not above that of %s", version,
                   models[i - 1]->file);
        d.versions = need(realloc(d.versions, (i + 1) * sizeof *d.versions));
        d.versions[i] = v;
    }
    collect(&d, tables, &names, &ntables);
    fprintf(out, "/* Generated: %s */\n#include <stddef.h>\n#include <stdint.h>\n#include <string.h>\n\n", banner);
    for (size_t i = 0; i < d.nfunctions; i++)
        for (size_t k = 0; k < d.functions[i]->n; k++) {
            const char *t = layout_neutral(NULL, d.owners[i], d.functions[i]->members[k].type);
            int size, j = 0;
            if (!t || sscanf(t, "trace__bytes%d", &size) != 1)
                continue;
            while (j < nsizes && sizes[j] != size)
                j++;
            if (j == nsizes && nsizes < 64) {
                sizes[nsizes++] = size;
                fprintf(out, "typedef struct trace__bytes%d { unsigned char b[%d]; } trace__bytes%d;\n", size, size,
                        size);
            }
        }
    fprintf(out,
            "#define FAKE_FUNCTIONS %zu\nuint64_t fake_calls[FAKE_FUNCTIONS];\nconst size_t fake_functions = "
            "FAKE_FUNCTIONS;\nconst char *const fake_names[FAKE_FUNCTIONS] = {\n",
            d.nfunctions);
    for (size_t i = 0; i < d.nfunctions; i++)
        fprintf(out, "    \"%s\",\n", d.functions[i]->name);
    fputs("};\nstatic void *fake_handle(void)\n{\n    static uintptr_t last = 0x10000;\n    return (void "
          "*)__atomic_add_fetch(&last, 16, __ATOMIC_RELAXED);\n}\n",
          out);
    for (size_t i = 0; i < d.nfunctions; i++)
        emit_function(&d, i);
    for (size_t i = 0; i < ntables; i++) {
        const model *m = NULL;
        const fact *f = i && !strcmp(names[i], names[i - 1]) ? NULL : newest_fact(&d, FUNCTION, names[i], &m);
        if (f)
            emit_table(&d, f, m);
    }
}
