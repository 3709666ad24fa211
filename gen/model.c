/* model.c - a model as text, out and in */
#include "model.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const char *const kind_words[FACT_KINDS] = {"define", "typedef", "enum", "struct", "union", "function", "slot"};

static int by_kind_and_name(const void *a, const void *b)
{
    const fact *x = a, *y = b;
    return x->kind != y->kind ? (int)x->kind - (int)y->kind : strcmp(x->name, y->name);
}

void model_write(const model *m, const char *banner, FILE *out)
{
    fprintf(out, "# %s\n", banner);
    sort(m->facts, m->n, sizeof *m->facts, by_kind_and_name);
    for (size_t i = 0; i < m->n; i++) {
        const fact *f = &m->facts[i];
        if (i == 0 || f->kind != f[-1].kind)
            fputc('\n', out);
        fprintf(out, "%s %s", kind_words[f->kind], f->name);
        if (f->kind == STRUCT || f->kind == UNION || (f->kind == DEFINE && !f->type) || (f->kind == ENUM && f->value))
            fprintf(out, " %lld", f->value);
        if (f->align)
            fprintf(out, " %lld", f->align);
        if (f->type)
            fprintf(out, " %s", f->type);
        fputc('\n', out);
        for (size_t k = 0; k < f->n; k++) {
            const member *p = &f->members[k];
            if (f->kind == ENUM)
                fprintf(out, "    %s %lld\n", p->name, p->value);
            else if (f->kind == FUNCTION)
                fprintf(out, "    %s %s\n", p->name, p->type);
            else
                fprintf(out, "    %s %lld %s\n", p->name, p->value, p->type);
        }
        if (f->variadic)
            fprintf(out, "    ...\n");
        if (f->versions)
            fprintf(out, "    @VERSION %s\n", f->versions);
    }
}

static char *word(char **s)
{
    char *w = trim(*s), *end = w + strcspn(w, " \t");
    *s = *end ? end + 1 : end;
    *end = 0;
    return w;
}

static long long number(const char *file, int line, const char *s)
{
    char *end;
    long long v;
    errno = 0;
    v = strtoll(s, &end, 10);
    if (end == s || *end || errno)
        die_at(file, line, "'%s' is not a number", s);
    return v;
}

static void read_member(const model *m, fact *f, char *text, int line)
{
    member p = {0};
    if (f->kind == FUNCTION && !strcmp(text, "...")) {
        f->variadic = true;
        return;
    }
    p.name = copy(word(&text));
    if (f->kind == FUNCTION && !strcmp(p.name, "@VERSION")) {
        f->versions = copy(trim(text));
        return;
    }
    if (f->kind == DEFINE || f->kind == TYPEDEF || f->kind == SLOT)
        die_at(m->file, line, "%s %s takes no indented lines", kind_words[f->kind], f->name);
    if (f->kind != FUNCTION)
        p.value = number(m->file, line, word(&text));
    if (f->kind != ENUM) {
        p.type = copy(trim(text));
        if (!*p.type)
            die_at(m->file, line, "'%s' has no type", p.name);
    }
    PUSH(f->members, f->n) = p;
}

model *model_read(const char *file)
{
    model *m = need(calloc(1, sizeof *m));
    const char *base = strrchr(file, '/'), *dot;
    FILE *in = fopen(file, "r");
    char *text;
    int line = 0;
    if (!in)
        die_at(file, 0, "%s", strerror(errno));
    base = base ? base + 1 : file;
    dot = strrchr(base, '.');
    m->file = copy(file);
    m->name = copyn(base, dot ? (size_t)(dot - base) : strlen(base));
    for (; (text = read_line(in, &line)); free(text)) {
        char *rest = text;
        fact f = {0};
        const char *kind;
        if (!*trim(text))
            continue;
        if (isspace((unsigned char)*text)) {
            if (!m->n)
                die_at(file, line, "an indented line belongs to nothing");
            read_member(m, &m->facts[m->n - 1], trim(text), line);
            continue;
        }
        kind = word(&rest);
        while (f.kind < FACT_KINDS && strcmp(kind, kind_words[f.kind]) != 0)
            f.kind++;
        if (f.kind == FACT_KINDS)
            die_at(file, line, "'%s' is none of define, typedef, enum, struct, union, function, slot", kind);
        f.line = line;
        f.name = copy(word(&rest));
        rest = trim(rest);
        if (!*f.name)
            die_at(file, line, "%s without a name", kind);
        if (f.kind == DEFINE && *rest == '"')
            f.type = copy(rest);
        else if (f.kind == DEFINE || f.kind == STRUCT || f.kind == UNION || (f.kind == ENUM && *rest)) {
            f.value = number(file, line, word(&rest));
            f.align = *(rest = trim(rest)) ? number(file, line, rest) : 0;
        } else if (f.kind != ENUM)
            f.type = copy(rest);
        if ((f.kind == FUNCTION || f.kind == TYPEDEF || f.kind == SLOT) && !*f.type)
            die_at(file, line, "%s %s has no type", kind, f.name);
        PUSH(m->facts, m->n) = f;
    }
    fclose(in);
    return m;
}

const fact *model_find(const model *m, fact_kind kind, const char *name)
{
    for (size_t i = 0; i < m->n; i++)
        if (m->facts[i].kind == kind && !strcmp(m->facts[i].name, name))
            return &m->facts[i];
    return NULL;
}
