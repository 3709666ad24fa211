/* callbacks.c - models and rules to functions that a runtime calls: each leaves records, or ends of slices
 *
 * They are run by src/wrap/interpret.c like wrappers that are tables. A callback that gets a kind (a lock or a critical
 * section, a barrier or a taskwait) has a name in traces for each, and rules may tell them apart:
 * sync_region:taskwait. */
#include "layout.h"
#include "steps.h"

#include <stdlib.h>
#include <string.h>

enum { KINDS_MAX = 64 };

typedef enum { INSTANT, BEGIN, END, SPAN } event_shape;

typedef struct event { /* what one event rule makes of a callback */
    event_shape shape;
    char *name;  /* in traces; up to the $ if there is one */
    char *array; /* where its records are described */
    const member *kind, *endpoint;
    size_t nkinds; /* by value; kinds[0]: of values unknown, or without a kind. NULL: leaves nothing */
    char *kinds[KINDS_MAX];
} event;

typedef struct callback {
    const model *m;
    const fact *f;
    size_t nevents, nvalues;
    event *events;
    rule **values;
} callback;

static const member *parameter(const fact *f, const char *name)
{
    for (size_t i = 0; i < f->n; i++)
        if (!strcmp(f->members[i].name, name))
            return &f->members[i];
    return NULL;
}

/* ---- kinds ----------------------------------------------------------------------------------------------------------
 */

/* Without the words it shares with its type: "ompt_work_loop_static" of ompt_work_t is "loop_static". */
static char *short_name(const char *type, const char *enumerator)
{
    size_t same = 0, word = 0;
    for (; type[same] && type[same] == enumerator[same]; same++)
        if (type[same] == '_')
            word = same + 1;
    if (!enumerator[same] || !enumerator[word]) /* all of it: only the first word goes */
        word = strcspn(enumerator, "_") + 1;
    return copy(enumerator + word);
}

static void find_kinds(const callback *c, event *e, const model **models, size_t n)
{
    e->kinds[0] = copy("other");
    e->nkinds = 1;
    for (size_t m = 0; m < n; m++) {
        shape s;
        if (!shape_of(models[m], e->kind->type, &s) || s.base != ENUMERATED || !s.f) {
            error_at(models[m]->file, 0, "%s: '%s' is no enum, so there are no kinds of it", c->f->name, e->kind->name);
            continue;
        }
        for (size_t i = 0; i < s.f->n; i++) {
            const member *k = &s.f->members[i];
            if (k->value < 1 || k->value >= KINDS_MAX) {
                error_at(models[m]->file, s.f->line, "%s is not from 1 to %d", k->name, KINDS_MAX - 1);
                continue;
            }
            if (!e->kinds[k->value])
                e->kinds[k->value] = short_name(shape_enum_name(models[m], s.f), k->name);
            if (k->value >= (long long)e->nkinds)
                e->nkinds = (size_t)k->value + 1;
        }
    }
}

/* The callback as rules know it, of one kind. */
static fact as_kind(const callback *c, const event *e, size_t kind)
{
    fact f = *c->f;
    if (e->kind)
        f.name = format("%s:%s", f.name, e->kinds[kind]);
    return f;
}

/* ---- rules ----------------------------------------------------------------------------------------------------------
 */

/* Whether the rule speaks of this callback; it is left with the kinds that the rule means. */
static bool concerns(const rule *u, const callback *c, event *e)
{
    bool any = false;
    if (matches(u->functions, c->f->name))
        return true;
    for (size_t k = 0; e->kind && k < e->nkinds; k++)
        if (e->kinds[k] && matches(u->functions, as_kind(c, e, k).name))
            any = true;
        else
            e->kinds[k] = NULL;
    return any;
}

/* The same of a rule for all events of a callback, or for some kinds of one. */
static bool speaks_of(const rule *u, const callback *c)
{
    bool any = matches(u->functions, c->f->name);
    for (size_t i = 0; i < c->nevents; i++)
        for (size_t k = 0; k < c->events[i].nkinds; k++)
            any |= c->events[i].kinds[k] && matches(u->functions, as_kind(c, &c->events[i], k).name);
    return any;
}

static void read_event(const rules *r, const rule *u, callback *c, event *e)
{
    static const char *const words[] = {"instant", "begin", "end", "span"};
    char *word = copy(u->column[0]), *argument = trim(word + strcspn(word, " "));
    size_t i = 0;
    word[strcspn(word, " ")] = 0;
    while (i < sizeof words / sizeof *words && strcmp(words[i], word) != 0)
        i++;
    if (i == sizeof words / sizeof *words)
        die_at(r->file, u->line, "'%s' is none of instant, begin, end, span PARAM", word);
    e->shape = (event_shape)i;
    e->endpoint = e->shape == SPAN ? parameter(c->f, argument) : NULL;
    if (e->shape == SPAN && !e->endpoint)
        die_at(r->file, u->line, "%s has no '%s' that could tell begin from end", c->f->name, argument);
    e->array = c->nevents > 1 ? format("%s_%s_events%zu", r->prefix, c->f->name, c->nevents)
                              : format("%s_%s_events", r->prefix, c->f->name);
}

static void read_events(rules *r, callback *c, const model **models, size_t n)
{
    for (size_t i = 0; i < r->n; i++) {
        rule *u = &r->rules[i];
        event e = {.nkinds = 1, .kinds = {copy("")}};
        char *dollar;
        if (u->kind != EVENT)
            continue;
        e.name = copy(u->column[1]);
        dollar = strchr(e.name, '$');
        e.kind = dollar ? parameter(c->f, dollar + 1) : NULL;
        if (e.kind) {
            find_kinds(c, &e, models, n);
            *dollar = 0;
        }
        if (!concerns(u, c, &e))
            continue;
        if (dollar && !e.kind)
            die_at(r->file, u->line, "%s has no '%s' that could tell its kind", c->f->name, dollar + 1);
        u->used = true;
        PUSH(c->events, c->nevents) = e;
        read_event(r, u, c, &c->events[c->nevents - 1]);
    }
    for (size_t i = 0; i < r->n; i++)
        if (r->rules[i].kind == VALUE && speaks_of(&r->rules[i], c))
            PUSH(c->values, c->nvalues) = &r->rules[i];
    for (size_t i = 0; i < r->n && !c->nevents; i++)
        if (r->rules[i].kind == HOOK && matches(r->rules[i].functions, c->f->name))
            return;
    if (!c->nevents)
        error_at(c->m->file, c->f->line, "%s is in no event rule: say what it leaves, or skip it and say why",
                 c->f->name);
}

static size_t collect(rules *r, const model **models, size_t n, callback **all)
{
    size_t count = 0;
    for (size_t m = 0; m < n; m++)
        for (size_t i = 0; i < models[m]->n; i++) {
            const fact *f = &models[m]->facts[i];
            bool before = f->kind != FUNCTION;
            for (size_t k = 0; k < m && !before; k++)
                before = model_find(models[k], FUNCTION, f->name) != NULL;
            if (before || rule_for(r, SKIP, f->name, NULL, NULL))
                continue;
            PUSH(*all, count) = (callback){.m = models[m], .f = f};
            read_events(r, &(*all)[count - 1], models, n);
        }
    return count;
}

static char level_of(rules *r, const callback *c, const fact *f)
{
    rule *u = rule_for(r, WRAP, f->name, NULL, NULL);
    if (!u)
        u = rule_for(r, WRAP, c->f->name, NULL, NULL);
    if (!u)
        error_at(c->m->file, c->f->line,
                 "%s is in no wrap rule: say from which level on it is recorded, or skip it and say why", f->name);
    return u ? *u->column[0] : '3';
}

/* From which level on the runtime must call it. */
static char lowest(rules *r, const callback *c)
{
    char level = level_of(r, c, c->f);
    for (size_t i = 0; i < c->nevents; i++)
        for (size_t k = 0; k < c->events[i].nkinds; k++)
            if (c->events[i].kinds[k]) {
                fact f = as_kind(c, &c->events[i], k);
                char is = level_of(r, c, &f);
                level = is < level ? is : level;
            }
    return level;
}

/* ---- what is recorded -----------------------------------------------------------------------------------------------
 */

/* A begin has the parameters, an end only what value rules say: its callback may have other parameters. */
static void texts(layout *l, const callback *c, const event *e, const fact *f, char **in, char **out)
{
    rule **values = need(calloc(c->nvalues + 1, sizeof *values));
    *in = copy("");
    *out = copy("");
    for (size_t i = 0; i < f->n; i++) {
        size_t from = strlen(*in);
        if (e->shape != END && &f->members[i] != e->endpoint &&
            (&f->members[i] != e->kind || !strcmp(strchr(f->name, ':'), ":other")))
            layout_parameter(l, c->m, f, i, in, out);
        layout_declare(in, from, f->members[i].name);
    }
    for (size_t i = 0; i < c->nvalues; i++)
        if (matches(c->values[i]->functions, f->name) || matches(c->values[i]->functions, c->f->name)) {
            values[i] = e->shape != END || !strcmp(c->values[i]->column[1], "out") ? c->values[i] : NULL;
            c->values[i]->used = true;
        }
    layout_added(l, c->m, f, values, c->nvalues, in, out);
}

static const char *name_in_traces(const event *e, size_t kind)
{
    size_t n = strlen(e->name);
    if (n && e->name[n - 1] == ':' && !strncmp(e->kinds[kind], e->name, n - 1) && !e->kinds[kind][n - 1])
        return e->kinds[kind]; /* "target:target" */
    return format("%s%s", e->name, e->kinds[kind]);
}

/* The event that begins what this one ends, or the other way. */
static event *other_end(callback *all, size_t n, const event *e, callback **owner)
{
    for (size_t i = 0; i < n; i++)
        for (size_t k = 0; k < all[i].nevents; k++)
            if (all[i].events[k].shape == (e->shape == BEGIN ? END : BEGIN) &&
                !strcmp(all[i].events[k].name, e->name)) {
                *owner = &all[i];
                return &all[i].events[k];
            }
    return NULL;
}

static void emit_event(layout *l, callback *all, size_t n, const callback *c, const event *e, FILE *out)
{
    fprintf(out, "\nstatic trace__call %s[] = {\n", e->array);
    for (size_t k = 0; k < e->nkinds; k++) {
        fact f;
        char *in, *end, *text;
        const char *name;
        callback *owner;
        event *other;
        if (!e->kinds[k]) {
            fputs("    TRACE__NO_EVENT,\n", out);
            continue;
        }
        f = as_kind(c, e, k);
        texts(l, c, e, &f, &in, &end);
        if (e->shape == BEGIN && (other = other_end(all, n, e, &owner)) != NULL) {
            fact last = as_kind(owner, other, k);
            char *declared;
            texts(l, owner, other, &last, &declared, &end);
            end = *end ? format("%s %s", declared, end) : end;
        }
        name = name_in_traces(e, k);
        text = format("%s\n%s", in, e->shape == INSTANT ? "instant" : end);
        fprintf(out, "    TRACE__EVENT(%c, \"%s\", %s),\n", level_of(l->r, c, &f), name,
                steps_ref(name, &text, NULL, 1));
    }
    fputs("};\n", out);
}

static void emit_hooks(rules *r, const callback *c, const char *moment, FILE *out)
{
    for (size_t i = 0; i < r->n; i++) {
        rule *u = &r->rules[i];
        if (u->kind != HOOK || strcmp(u->column[0], moment) != 0 || !matches(u->functions, c->f->name))
            continue;
        u->used = true;
        fprintf(out, "    %s;\n", u->column[1]);
    }
}

/* A structure of 8 bytes travels as one. */
static char *neutral(const rules *r, const model *m, const char *type)
{
    char *t = layout_neutral(r, m, type);
    if (!t)
        error_at(m->file, 0, "a '%s' cannot be passed unseen", type);
    return !t || strstr(t, "bytes8") ? copy("uint64_t") : t;
}

static void emit_function(layout *l, callback *all, size_t n, const callback *c, FILE *out)
{
    rules *r = l->r;
    bool gives = strcmp(c->f->type, "void") != 0;
    char *returns = neutral(r, c->m, c->f->type);
    fprintf(out, "\nstatic %s %s_on_%s(", returns, r->prefix, c->f->name);
    for (size_t i = 0; i < c->f->n; i++) {
        char *t = neutral(r, c->m, c->f->members[i].type);
        fprintf(out, "%s%s%s%s", i ? ", " : "", t, t[strlen(t) - 1] == '*' ? "" : " ", c->f->members[i].name);
    }
    fputs(")\n{\n", out);
    if (c->nevents)
        fputs("    uint64_t trace__stamp = 0;\n", out);
    if (gives)
        fprintf(out, "    %s result = 0;\n", returns);
    emit_hooks(r, c, "before", out);
    if (c->nevents) {
        fprintf(out, "    if (TRACE__LEVEL(%s)) {\n        uint64_t trace__v[] = {", r->source);
        for (size_t i = 0; i < c->f->n; i++) {
            char *t = neutral(r, c->m, c->f->members[i].type);
            fprintf(out, "%s%s, ",
                    strchr(t, '*')        ? "(uintptr_t)"
                    : strstr(t, "uint64") ? ""
                                          : "(uint64_t)",
                    c->f->members[i].name);
        }
        fputs("0", out);
        for (size_t i = 0; i < c->nvalues; i++)
            fprintf(out, ",\n            (uint64_t)(%s)", c->values[i]->column[2]);
        fputs("};\n", out);
    }
    for (size_t i = 0; i < c->nevents; i++) {
        const event *e = &c->events[i], *other = e;
        callback *owner;
        if (e->shape == END && !(other = other_end(all, n, e, &owner))) {
            error_at(c->m->file, c->f->line, "%s ends '%s', which nothing begins", c->f->name, e->name);
            return;
        }
        fprintf(out,
                "        trace__record_callback(&%s_library, %s, TRACE__EVENT_OF(%s, %s), %s, trace__v, "
                "trace__stamp);\n",
                r->prefix, r->source, other->array, e->kind ? e->kind->name : "0",
                e->endpoint       ? e->endpoint->name
                : e->shape == END ? "2"
                                  : "1");
    }
    fputs(c->nevents ? "    }\n" : "", out);
    emit_hooks(r, c, "after", out);
    fputs(gives ? "    return result;\n}\n" : "}\n", out);
}

static long long number_of(const model **models, size_t n, const char *constant)
{
    for (size_t m = 0; m < n; m++)
        for (size_t i = 0; i < models[m]->n; i++)
            for (size_t k = 0; models[m]->facts[i].kind == ENUM && k < models[m]->facts[i].n; k++)
                if (!strcmp(models[m]->facts[i].members[k].name, constant))
                    return models[m]->facts[i].members[k].value;
    return -1;
}

static void emit_list(rules *r, const model **models, size_t n, const callback *all, size_t count, FILE *out)
{
    const char *prefix = NULL;
    for (size_t i = 0; i < r->n; i++)
        if (r->rules[i].kind == CALLBACKS)
            prefix = r->rules[i].functions;
    if (!prefix)
        die_at(r->file, 0, "no 'callbacks' line");
    fprintf(out, "\nstatic const trace__callback %s_callbacks[] = { /* number, level, function, name */\n", r->prefix);
    for (size_t i = 0; i < count; i++) {
        long long number = number_of(models, n, format("%s%s", prefix, all[i].f->name));
        if (number < 0)
            error_at(all[i].m->file, all[i].f->line, "there is no constant %s%s", prefix, all[i].f->name);
        fprintf(out, "    {%lld, %c, (trace__function)%s_on_%s, \"%s\"},\n", number, lowest(r, &all[i]), r->prefix,
                all[i].f->name, all[i].f->name);
    }
    fputs("    {0, 0, NULL, NULL},\n};\n", out);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const callback *)a)->f->name, ((const callback *)b)->f->name);
}

void emit_callbacks(rules *r, const model **models, size_t n, const char *part, const char *banner, FILE *out)
{
    layout l = {.r = r};
    callback *all = NULL;
    char *body;
    size_t length, count = collect(r, models, n, &all);
    FILE *text = need(open_memstream(&body, &length));
    (void)part;
    sort(all, count, sizeof *all, by_name);
    for (size_t i = 0; i < count; i++)
        for (size_t k = 0; k < all[i].nevents; k++)
            if (all[i].events[k].shape != END)
                emit_event(&l, all, count, &all[i], &all[i].events[k], text);
    for (size_t i = 0; i < count; i++)
        emit_function(&l, all, count, &all[i], text);
    emit_list(r, models, n, all, count, text);
    fclose(text);

    fprintf(out, "/* Generated: %s\n * Change the rules, not this file. */\n", banner);
    layout_emit(&l, out);
    fprintf(out,
            "\nstatic const trace__library %s_library = {\"%s\", %s, %s_enums, NULL, NULL, NULL, NULL, "
            "false, false, NULL, NULL, NULL, NULL, NULL};\n",
            r->prefix, r->api, r->source, r->prefix);
    fputs(body, out);
    for (size_t i = 0; i < r->n; i++)
        if (!r->rules[i].used && strchr((const char[]){WRAP, SKIP, HOOK, HOW, VALUE, EVENT, 0}, (char)r->rules[i].kind))
            error_at(r->file, r->rules[i].line, "this rule speaks of nothing in these models");
}
