/* hooks.c - statements that rules give of a call, as functions of its values
 *
 * Such a function serves all calls of which the same is to be done: those that have the parameters which the
 * statements name in the same places. */
#include "hooks.h"
#include "text.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

static bool in_word(char c) { return isalnum((unsigned char)c) || c == '_'; }

/* The next place where CODE names this, from FROM on; NULL: nowhere. A member of that name, or a letter, is another
 * thing. */
static const char *named(const char *code, const char *from, const char *word)
{
    size_t n = strlen(word);
    for (const char *at = from; (at = strstr(at, word)) != NULL; at += n) {
        char before = at > code ? at[-1] : ' ';
        bool member = before == '.' || (before == '>' && at - 1 > code && at[-2] == '-');
        if (!in_word(before) && !member && before != '\'' && before != '"' && !in_word(at[n]))
            return at;
    }
    return NULL;
}

/* From "void *a, int b": the type of the one at *AT, its name, and what stands behind it; false: there is none. */
static bool next_parameter(const char **at, char **type, char **name)
{
    size_t n = strcspn(*at, ","), word = n;
    if (!n)
        return false;
    while (word && in_word((*at)[word - 1]))
        word--;
    *type = trim(copyn(*at, word));
    *name = copyn(*at + word, n - word);
    *at += n + strspn(*at + n, ", ");
    return true;
}

/* A statement that would change one does not compile: nobody would see it. */
static char *value(const char *type, const char *name, size_t i)
{
    const char *gap = type[strlen(type) - 1] == '*' ? "" : " ";
    const char *constant = strchr(type, '*') ? "" : "const ";
    return format("    TRACE__HOOK_VALUE %s%s%s%s%s = (%s)%strace__v[%zu];\n", constant, type, gap,
                  strchr(type, '*') ? "const " : "", name, type, strchr(type, '*') ? "(uintptr_t)" : "", i);
}

const char *hook_function(hook_functions *all, const char *name, const char *declared, const char *returns,
                          const char *first, const char *code, FILE *out)
{
    char *body = copy(first), *type, *parameter;
    size_t i = 0;
    if (!*first && !*code)
        return "NULL";
    for (; next_parameter(&declared, &type, &parameter); i++)
        if (named(code, code, parameter))
            body = format("%s%s", body, value(type, parameter, i));
    if (named(code, code, "result"))
        body = format("%s%s", body, value(returns, "result", i));
    for (const char *at = code, *end; *at; at = end + (*end != 0)) { /* lines were indented as a macro's */
        end = at + strcspn(at, "\n");
        at += strspn(at, " ");
        body = format("%s    %.*s\n", body, (int)(end - at), at);
    }
    for (i = 0; i < all->n; i++)
        if (!strcmp(all->bodies[i], body))
            return all->names[i];
    fprintf(out, "\nTRACE__HOOK(%s)\n{\n%s}\n", name, body);
    all->names = need(realloc(all->names, (all->n + 1) * sizeof *all->names));
    PUSH(all->bodies, all->n) = body;
    return all->names[all->n - 1] = copy(name);
}

lent lend_to(rules *r, const fact *f)
{
    const rule *u = rule_for(r, LEND, f->name, NULL, NULL);
    size_t i = 0;
    if (!u)
        return (lent){copy(""), copy(""), copy("")};
    while (i < f->n && strcmp(f->members[i].name, u->column[0]) != 0)
        i++;
    if (i == f->n)
        die_at(u->file, u->line, "%s has no parameter '%s'", f->name, u->column[0]);
    return (lent){
        format("    %s trace__lent = 0;\n", u->column[1]),
        format("        if (!%s) trace__v[%zu] = (uintptr_t)(%s = &trace__lent);\n", u->column[0], i, u->column[0]),
        format("    if (!trace__v[%zu])\n        trace__v[%zu] = trace__forward_lend(trace__v, %zu);\n", i, i, f->n)};
}
