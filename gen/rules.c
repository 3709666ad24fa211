/* rules.c - reads a rules file and finds what it says */
#include "rules.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *word;
    rule_kind kind;
    size_t columns, optional;
} shapes[] = {
    {"guard", GUARD, 3, 0},
    {"type", TYPE, 2, 0},
    {"enum", ENUMERATION, 2, 1},
    {"as", AS, 3, 0},
    {"wrap", WRAP, 2, 0},
    {"leaf", LEAF, 1, 0},
    {"noreturn", NO_RETURN, 1, 0},
    {"shared_timestamp", SHARED_TIMESTAMP, 1, 0},
    {"inline", INLINE, 1, 0},
    {"own", OWN, 1, 0},
    {"lend", LEND, 3, 0},
    {"skip", SKIP, 2, 0},
    {"hook", HOOK, 3, 0},
    {"derive", ACT, 3, 0},
    {"derived", DERIVED, 2, 0},
    {"together", TOGETHER, 3, 0},
    {"function", FUNCTION_OF, 2, 0},
    {"fortran", FORTRAN, 3, 0},
    {"symbols", SYMBOLS, 2, 0},
    {"forward", FORWARD, 1, 0},
    {"status", STATUS, 2, 2},
    {"how", HOW, 3, 1},
    {"value", VALUE, 4, 0},
    {"flags", FLAGS, 2, 0},
    {"bits", BITS, 2, 0},
    {"chain", CHAIN, 3, 0},
    {"sized", SIZED, 2, 0},
    {"entries", ENTRIES, 1, 0},
    {"asked", ASKED, 1, 0},
    {"names", NAMES, 1, 1},
    {"tables", TABLES, 2, 0},
    {"since", SINCE, 2, 0},
    {"static", STATIC, 1, 0},
    {"table", TABLE, 2, 0},
    {"release", RELEASE, 2, 0},
    {"renew", RENEW, 2, 0},
    {"nulls", NULLS, 1, 0},
    {"include", INCLUDE, 1, 0},
    {"record", RECORD_OF, 3, 0},
    {"versions", VERSIONS, 2, 0},
    {"variadic", VARIADIC, 4, 0},
    {"event", EVENT, 3, 0},
    {"callbacks", CALLBACKS, 1, 0},
};

static char *next_word(char **s)
{
    char *w = trim(*s), *end = w + strcspn(w, " \t");
    *s = *end ? end + 1 : end;
    *end = 0;
    return w;
}

/* "name:TYPE:ROLE:hint name:TYPE ..." */
static void read_fields(const rules *r, int line, kind *k, char *text)
{
    char *w;
    while (*(w = next_word(&text))) {
        field f = {NULL, NULL, (char *)"NONE", (char *)"", NULL};
        char *colon = strchr(w, ':');
        if (!colon)
            die_at(r->file, line, "field '%s' has no type", w);
        f.name = copyn(w, (size_t)(colon - w));
        w = colon + 1;
        f.type = copyn(w, strcspn(w, ":"));
        w += strlen(f.type);
        if (*w++ == ':') {
            if (*w && *w != ':')
                f.role = copyn(w, strcspn(w, ":"));
            w += strcspn(w, ":");
            if (*w == ':')
                f.hint = copy(w + 1);
        }
        PUSH(k->fields, k->nfields) = f;
    }
}

static void read_kind(rules *r, int line, char *text)
{
    kind *k = need(calloc(1, sizeof *k));
    char *c[3] = {0}, *place;
    if (split(text, ":", c, 3) != 3)
        die_at(r->file, line, "kind needs NAME : FIELDS : PLACES");
    k->name = copy(next_word(&c[0]));
    read_fields(r, line, k, c[1]);
    for (size_t n = 0; *(place = trim(c[2])); n++) { /* a blank inside parentheses parts nothing */
        char *end = place;
        for (int depth = 0; *end && (depth || *end != ' '); end++)
            depth += (*end == '(') - (*end == ')');
        c[2] = end;
        if (n == k->nfields)
            die_at(r->file, line, "kind %s: more places than fields", k->name);
        k->fields[n].place = copyn(place, (size_t)(end - place));
    }
    for (size_t n = 0; n < k->nfields; n++)
        if (!k->fields[n].place)
            die_at(r->file, line, "kind %s: fewer places than fields", k->name);
    PUSH(r->kinds, r->nkinds) = k;
}

/* "KIND" or "KIND(argument)" at the front of *s, which moves behind it. */
static const kind *read_use(const rules *r, int line, char **s, char **arg)
{
    char *w = trim(*s), *end = w + strcspn(w, " \t("), *name = copyn(w, (size_t)(end - w));
    *arg = copy("");
    if (*end == '(') {
        int depth = 0;
        char *p = end;
        do {
            depth += (*p == '(') - (*p == ')');
            if (!*p++)
                die_at(r->file, line, "'%s' is not closed", end);
        } while (depth);
        *arg = copyn(end + 1, (size_t)(p - end) - 2);
        end = p;
    }
    *s = end;
    for (size_t i = 0; i < r->nkinds; i++)
        if (!strcmp(r->kinds[i]->name, name))
            return r->kinds[i];
    die_at(r->file, line, "there is no kind '%s'", name);
}

static bool is_kind(const rules *r, const char *s)
{
    size_t n = strcspn(s, " \t(");
    for (size_t i = 0; i < r->nkinds; i++)
        if (strlen(r->kinds[i]->name) == n && !memcmp(r->kinds[i]->name, s, n))
            return true;
    return false;
}

/* The words of a how rule. */
static void read_how(const rules *r, rule *u, char *s)
{
    how *h = &u->how;
    h->said = true;
    while (*(s = trim(s))) {
        size_t n = strcspn(s, " (");
        char *word = copyn(s, n), *argument = NULL;
        bool direction = !strcmp(word, "in") || !strcmp(word, "out");
        s += n;
        if (direction && is_kind(r, s = trim(s))) {
            *(*word == 'i' ? &u->in : &u->out) = read_use(r, u->line, &s, *word == 'i' ? &u->in_arg : &u->out_arg);
            continue;
        }
        if (*s == '(') {
            n = strcspn(s, ")");
            argument = trim(copyn(s + 1, n - 1));
            s += n + (s[n] == ')');
        }
        if (direction)
            *(*word == 'i' ? &h->in : &h->out) = true;
        else if (!strcmp(word, "none"))
            h->none = true;
        else if (!strcmp(word, "one"))
            h->one = true;
        else if (!strcmp(word, "struct"))
            h->is_struct = true;
        else if (!strcmp(word, "pointer"))
            h->pointer = true;
        else if (!strcmp(word, "secret"))
            h->secret = true;
        else if (!strcmp(word, "chain") && argument) {
            h->chain = argument;
            argument = NULL;
        } else if (!strcmp(word, "string"))
            h->string = true;
        else if (!strcmp(word, "text") && argument)
            h->string = h->or_zero = true;
        else if (!strcmp(word, "array") && argument)
            h->array = true;
        else if (!strcmp(word, "bytes") && argument)
            h->bytes = true;
        else if (!strcmp(word, "as") || !strcmp(word, "role")) {
            char *value = trim(s);
            n = strcspn(value, " ");
            *(*word == 'a' ? &h->as : &h->role) = copyn(value, n);
            s = value + n;
        } else
            die_at(u->file, u->line,
                   "'%s' is none of none, pointer, secret, in, out, one, struct, string, text(LEN), array(LEN), "
                   "bytes(LEN), "
                   "chain(ENUM), "
                   "as, role",
                   word);
        if (argument)
            h->length = argument;
    }
}

/* What an API with kinds says of a field that is no parameter. */
static void read_kind_value(const rules *r, rule *u, char *direction, char *s)
{
    if (!strcmp(direction, "in"))
        u->in = read_use(r, u->line, &s, &u->in_arg);
    else if (!strcmp(direction, "out"))
        u->out = read_use(r, u->line, &s, &u->out_arg);
    else
        die_at(u->file, u->line, "'%s' is neither in nor out", direction);
}

static void read_rule(rules *r, int line, const char *word, char *text)
{
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++)
        if (!strcmp(shapes[i].word, word)) {
            char *c[6] = {0};
            size_t n = split(text, ":", c, shapes[i].columns + shapes[i].optional);
            rule u = {.kind = shapes[i].kind, .file = r->file, .line = line};
            if (n < shapes[i].columns)
                die_at(r->file, line, "%s needs %zu columns, here are %zu (columns are parted by ' : ')", word,
                       shapes[i].columns, n);
            u.functions = copy(u.kind == WRAP || u.kind == SINCE ? c[1] : c[0]);
            if (u.kind == WRAP || u.kind == SINCE)
                c[1] = c[0];
            for (size_t k = 1; k < n; k++)
                u.column[k - 1] = copy(c[k]);
            if (u.kind == WRAP && (strlen(c[0]) != 1 || !strchr("123", *c[0])))
                die_at(r->file, line, "level '%s' is none of 1, 2, 3", c[0]);
            if (u.kind == HOW)
                read_how(r, &u, c[2]);
            if (u.kind == VALUE && !strchr(c[1], ':'))
                read_kind_value(r, &u, c[2], c[3]);
            if (u.kind == AS) {
                char *s = c[1], *t = c[2];
                u.in = read_use(r, line, &s, &u.in_arg);
                u.out = read_use(r, line, &t, &u.out_arg);
            }
            PUSH(r->rules, r->n) = u;
            return;
        }
    die_at(r->file, line, "there is no rule '%s'", word);
}

rules *rules_new(void) { return need(calloc(1, sizeof(rules))); }

void rules_add(rules *r, const char *file, FILE *in)
{
    char *text;
    int line = 0;
    r->file = copy(file);
    for (; (text = read_line(in, &line)); free(text)) {
        char *rest = trim(text), *word = next_word(&rest);
        rest = trim(rest);
        if (!*word)
            continue;
        if (!strcmp(word, "api")) {
            r->api = copy(next_word(&rest));
            r->source = copy(next_word(&rest));
            r->prefix = copy(next_word(&rest));
            if (!*r->prefix)
                die_at(file, line, "api needs NAME SOURCE PREFIX");
        } else if (!strcmp(word, "kind"))
            read_kind(r, line, rest);
        else
            read_rule(r, line, word, rest);
    }
}

rules *rules_read(const char *file)
{
    rules *r = rules_new();
    FILE *in = fopen(file, "r");
    if (!in)
        die_at(file, 0, "%s", strerror(errno));
    rules_add(r, file, in);
    fclose(in);
    if (!r->api)
        die_at(file, 0, "no 'api' line");
    return r;
}

bool rules_have(const rules *r, rule_kind kind)
{
    for (size_t i = 0; i < r->n; i++)
        if (r->rules[i].kind == kind)
            return true;
    return false;
}

bool how_fits(const rule *u, const char *type, const char *name)
{
    return (!u->column[2] || !strcmp(u->column[2], type)) &&
           (!strcmp(name, "return") ? !strcmp(u->column[0], name) : matches(u->column[0], name));
}

rule *rule_for(rules *r, rule_kind kind, const char *function, const char *type, const char *name)
{
    for (size_t i = r->n; i-- > 0;) {
        rule *u = &r->rules[i];
        if (u->kind != kind)
            continue;
        if (kind == HOW && !how_fits(u, type, name))
            continue;
        if (kind == FORTRAN && (strcmp(u->functions, type) != 0 || !matches(u->column[0], name)))
            continue;
        if (kind != FORTRAN && !matches(u->functions, function))
            continue;
        u->used = true;
        return u;
    }
    return NULL;
}

const char *guard_for(rules *r, const char *models, const char *function)
{
    for (size_t i = 0; i < r->n; i++) {
        rule *u = &r->rules[i];
        if (u->kind == GUARD && matches(u->functions, models) && matches(u->column[0], function)) {
            u->used = true;
            return u->column[1];
        }
    }
    return "";
}

void rules_of_nothing(const rules *r)
{
    for (size_t i = 0; i < r->n; i++) {
        const rule *u = &r->rules[i];
        switch (u->kind) {
        case WRAP:
        case LEAF:
        case NO_RETURN:
        case SHARED_TIMESTAMP:
        case INLINE:
        case OWN:
        case LEND:
        case SKIP:
        case HOOK:
        case HOW:
        case VALUE:
        case FLAGS:
        case BITS:
        case CHAIN:
        case SIZED:
        case ASKED:
        case RELEASE:
        case RENEW:
        case AS:
        case ACT:
        case DERIVED:
        case TOGETHER:
        case VARIADIC:
            if (!u->used)
                error_at(u->file, u->line, "this rule speaks of nothing in these models");
            break;
        default: /* of types, names and backends: they need not be met in every model */ break;
        }
    }
}
