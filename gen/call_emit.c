/* call_emit.c - the wrapper of one function as C: a macro with the function's texts, and statements of hooks */
#include "calls.h"
#include "fortran.h"
#include "objects.h"
#include "steps.h"
#include "variadic.h"

#include <string.h>

/* @NAME in a hook is what is recorded of that parameter: its place among the wrapper's values; @@ is what the wrapper
 * knows of its call. */
static char *recorded(const char *file, const call *c, const rule *u)
{
    const char *code = u->column[1];
    char *text = copy("");
    for (const char *at; (at = strchr(code, '@')) != NULL;) {
        size_t i = 0, n = strspn(at + 1, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_");
        while (i < c->f->n && (strlen(c->f->members[i].name) != n || memcmp(c->f->members[i].name, at + 1, n) != 0))
            i++;
        if (at[1] == '@') {
            text = format("%s%.*strace__this", text, (int)(at - code), code);
            code = at + 2;
            continue;
        }
        if (i == c->f->n)
            error_at(file, u->line, "%s has no parameter '%.*s'", c->f->name, (int)n, at + 1);
        text = format("%s%.*strace__v[%zu]", text, (int)(at - code), code, i);
        code = at + 1 + n;
    }
    return format("%s%s", text, code);
}

static char *hooks(program *p, const call *c, const char *moment)
{
    char *text = copy("");
    for (size_t i = 0; i < p->r->n; i++) {
        rule *u = &p->r->rules[i];
        if (u->kind != HOOK || strcmp(u->column[0], moment) != 0 || !matches(u->functions, c->f->name))
            continue;
        u->used = true;
        text = format("%s%s%s;\n", text, *moment == 'l' ? "    " : "        ", recorded(u->file, c, u));
    }
    return text;
}

/* A macro's list of statements, and what it is for. */
static char *list_of(const char *what, const char *statements)
{
    return *statements ? format("(/* %s */ %s)", what, statements) : copy("()");
}

static char *head_of(const call *c, const char *prefix)
{
    return format("%s_%s, \"%s\",\n    (%s),\n    (%s), (%s)", prefix, c->f->name, c->f->name,
                  *c->declared ? c->declared : "void", c->passed, *c->numbers ? c->numbers : "0");
}

static void emit_pass_inline(const call *c, const char *prefix, FILE *out)
{
    const inlined *w = c->written;
    char *before = c->room ? format("TRACE__ROOM_AT(%zu)%s%s", c->room, *w->before ? " " : "", w->before) : w->before;
    fprintf(out, "\nTRACE__PASS_INLINE(%s, %zu, %zu, %s, %s, %zu, %s, (%s),\n", prefix, c->wide, w->nvalues, c->level,
            c->always ? "1" : c->level, c->room, head_of(c, prefix), w->given);
    fprintf(out, "    %s,\n    %s,\n    %s, %s,\n    %s,\n", list_of("always", before), list_of("derived", w->derived),
            list_of("around", w->around), list_of("after", w->after), list_of("derived", w->derived_back));
    fprintf(out, "    %zu, !(uint32_t)trace__r,\n    %s,\n    %s,\n    %s,\n    %s)\n", w->bytes,
            list_of("begin", w->in), list_of("end", w->out), list_of("kept", w->kept),
            steps_ref(c->f->name, c->variants, c->models, c->nvariants));
}

static void emit_pass(const call *c, const char *prefix, FILE *out)
{
    if (c->inlined && c->written)
        emit_pass_inline(c, prefix, out);
    else
        fprintf(out, "\nTRACE__PASS(%s, %zu, %s, %s, %zu, %s_%s, \"%s\", (%s), (%s%s),\n    %s)\n", prefix, c->wide,
                c->level, c->always ? "1" : c->level, c->room, prefix, c->f->name, c->f->name,
                *c->declared ? c->declared : "void", c->numbers, *c->numbers ? "," : "",
                steps_ref(c->f->name, c->variants, c->models, c->nvariants));
}

static void emit_hooked_inline(const call *c, const char *prefix, const char *before, const char *after, FILE *out)
{
    const inlined *w = c->written;
    fprintf(out, "\nTRACE__HOOKED_INLINE(%s, %zu, %zu, %s, %s, %s, (\n%s%s    ), (%s%s),\n", prefix, c->wide,
            w->nvalues, c->level, c->returns, head_of(c, prefix), before, c->values, *after ? "\n" : "", after);
    fprintf(out, "    %zu, %s,\n    %s,\n    %s,\n    %s,\n    %s)\n", w->bytes, c->status ? "!trace__r" : "true",
            list_of("begin", w->in), list_of("end", w->out), list_of("kept", w->kept),
            steps_ref(c->f->name, c->variants, c->models, c->nvariants));
}

/* All goes through registers: the wrapper only forwards. */
static bool forwards(const call *c)
{
    const size_t rooms = 3; /* of trace__around */
    bool nothing = !strcmp(c->returns, "void");
    return c->in_registers && (!c->nlimits || (c->nlimits <= rooms && !c->mixed && !nothing)) && !c->leaf &&
           !c->shared_timestamp && !c->inlined && c->wide <= 16;
}

static void emit_forwarding(const call *c, const char *prefix, const char *before, const char *after, FILE *out)
{
    bool around = c->nlimits || before || after;
    fprintf(out, "\nTRACE__FORWARD%s(%s, %zu, %s, %s, %s_%s, \"%s\", (%s), (%s%s),\n    ",
            around                       ? "_AROUND"
            : strcmp(c->returns, "void") ? ""
                                         : "_VOID",
            prefix, c->wide, c->level, c->returns, prefix, c->f->name, c->f->name, *c->declared ? c->declared : "void",
            c->numbers, *c->numbers ? "," : "");
    if (around)
        fprintf(out, "%s, %s, (%s%s),\n    ", before ? before : "NULL", after ? after : "NULL", c->pairs,
                c->nlimits ? "," : "");
    fprintf(out, "%s)\n", steps_ref(c->f->name, c->variants, c->models, c->nvariants));
}

/* The same with hooks and values, which only read what the call has; false: it needs a body of its own. */
static bool emit_forwarding_hooked(program *p, const call *c, const char *prefix, const char *first, const char *before,
                                   const char *after, FILE *out, FILE *forwarding)
{
    const size_t more = 7; /* TRACE__FORWARD_MORE without the room that is lent */
    char *early = format("%s%s", before, c->values), *late = format("%s%s", after, c->after);
    if (!forwards(c) || c->nlimits || c->nvalues > more || !strcmp(c->returns, "void") || strstr(before, "trace__v[") ||
        rule_for(p->r, OWN, c->f->name, NULL, NULL))
        return false;
    early = copy(hook_function(&p->hooks, format("%s_%s_before", prefix, c->f->name), c->declared, c->returns, first,
                               early, out));
    late = copy(
        hook_function(&p->hooks, format("%s_%s_after", prefix, c->f->name), c->declared, c->returns, "", late, out));
    emit_forwarding(c, prefix, early, late, forwarding);
    return true;
}

/* Statements in parentheses: a line, or a line each. */
static char *statements(const char *text)
{
    text += strspn(text, " ");
    return *text ? format("(%s", text) : copy("()");
}

/* A function with hooks or values of its own: the macro has the frame, here are the statements. */
static void emit_hooked(const call *c, const char *prefix, const char *always, const char *before, const char *after,
                        const char *last, FILE *out)
{
    const char *const parts[] = {always, format("%s%s%s%s", before, c->values, c->limits, *c->limits ? ";\n" : ""),
                                 after, c->after, last};
    fprintf(out, "\nTRACE__CALL_HOOKED%s(%s, %zu, %s, %s, %s_%s, \"%s\", (%s), (%s), (%s), %zu",
            strcmp(c->returns, "void") ? "" : "_VOID", prefix, c->wide, c->level, c->returns, prefix, c->f->name,
            c->f->name, *c->declared ? c->declared : "void", c->passed, *c->numbers ? c->numbers : "0",
            c->nvalues + c->nlimits);
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++) {
        char *text = statements(parts[i]), *end = text + strlen(text);
        while (end > text && end[-1] == '\n')
            *--end = 0;
        fprintf(out, ",%s%s%s", strcmp(text, "()") ? "\n    " : " ", text, strcmp(text, "()") ? ")" : "");
    }
    fprintf(out, ",\n    %s)\n", steps_ref(c->f->name, c->variants, c->models, c->nvariants));
}

/* The statements of hooks, by when they run. */
typedef struct call_hooks {
    char *local, *always, *before, *after, *last;
    lent room;
    bool any; /* or values of rules */
} call_hooks;

static call_hooks hooks_of(program *p, const call *c)
{
    call_hooks h = {.local = hooks(p, c, "local"),
                    .always = hooks(p, c, "always"),
                    .before = hooks(p, c, "before"),
                    .after = hooks(p, c, "after"),
                    .last = hooks(p, c, "last"),
                    .room = lend_to(p->r, c->f)};
    h.any = *h.local || *h.always || *h.before || *h.after || *h.last || *h.room.local || c->nvalues;
    return h;
}

static void emit_inline_with_hooks(const call *c, const call_hooks *h, const char *prefix, FILE *out)
{
    if (*h->local || *h->always || *h->last || *c->after || *h->room.local || strstr(h->before, "trace__v["))
        error_at(c->m->file, c->f->line,
                 "%s cannot be inline: it has hooks besides those before the begin's record and after the call, or "
                 "values of the end's",
                 c->f->name);
    else if (c->written && c->nvariants == 1)
        emit_hooked_inline(c, prefix, h->before, h->after, out);
}

static void emit_no_return(const call *c, const call_hooks *h, const char *prefix, FILE *out)
{
    if (h->any || c->nlimits || strcmp(c->returns, "void") != 0)
        error_at(c->m->file, c->f->line, "%s cannot be noreturn: it returns something, or has hooks or values",
                 c->f->name);
    fprintf(out, "\nTRACE__CALL_NO_RETURN(%s, %zu, %s, %s_%s, \"%s\", (%s), (%s), (%s),\n    %s)\n", prefix, c->wide,
            c->level, prefix, c->f->name, c->f->name, *c->declared ? c->declared : "void", c->passed,
            *c->numbers ? c->numbers : "0", steps_ref(c->f->name, c->variants, c->models, c->nvariants));
}

/* A wrapper with code of its own, and without hooks. */
static void emit_unhooked(const call *c, const char *prefix, FILE *out)
{
    bool plain = c->written && c->nvariants == 1;
    /* one token and a string: the bare name may be a macro of the vendor's header */
    fprintf(out, "\n%s(%s, %zu, %s, %s, %s_%s, \"%s\", (%s), (%s), (%s)",
            !strcmp(c->returns, "void") ? "TRACE__CALL_VOID"
            : c->nlimits                ? "TRACE__CALL_ROOM"
            : c->shared_timestamp       ? "TRACE__CALL_SHARED"
            : c->inlined                ? "TRACE__CALL_INLINE"
            : c->leaf && plain          ? "TRACE__CALL_STRAIGHT"
            : c->leaf                   ? "TRACE__CALL_LEAF"
                                        : "TRACE__CALL",
            prefix, c->wide, c->level, c->returns, prefix, c->f->name, c->f->name, *c->declared ? c->declared : "void",
            c->passed, *c->numbers ? c->numbers : "0");
    if (c->nlimits)
        fprintf(out, ", %zu,\n    (%s)", c->nlimits, c->limits);
    else if (plain)
        fprintf(out, ",\n    %zu, %s, (%s), (%s)", c->written->bytes, c->status ? "!trace__r" : "true", c->written->in,
                c->written->out);
    fprintf(out, ",\n    %s)\n", steps_ref(c->f->name, c->variants, c->models, c->nvariants));
}

void call_emit(program *p, call *c, const char *prefix, FILE *out, FILE *forwarding)
{
    call_hooks h;
    if (p->fortran) {
        emit_fortran(p->r, c->m, c->f, forwarding);
        return;
    }
    if (c->f->variadic) {
        variadic_emit(&p->l, c->m, c->f, c->level, prefix, out);
        return;
    }
    h = hooks_of(p, c);
    if (c->pass && (h.any || c->nlimits))
        error_at(c->m->file, c->f->line, "%s has kinds, so it can have neither hooks nor values of C", c->f->name);
    if (c->pass) {
        emit_pass(c, prefix, c->inlined && c->written ? out : forwarding);
        return;
    }
    if (h.any && (c->leaf || c->shared_timestamp))
        error_at(c->m->file, c->f->line, "%s cannot be %s: it has hooks or values of rules", c->f->name,
                 c->leaf ? "leaf" : "shared_timestamp");
    if (h.any && c->inlined)
        emit_inline_with_hooks(c, &h, prefix, out);
    else if (c->no_return)
        emit_no_return(c, &h, prefix, out);
    else if (!h.any && forwards(c))
        emit_forwarding(c, prefix, NULL, NULL, forwarding);
    else if (!h.any)
        emit_unhooked(c, prefix, out);
    else if (*h.local || *h.always || *h.last ||
             !emit_forwarding_hooked(p, c, prefix, h.room.first, h.before, h.after, out, forwarding))
        emit_hooked(c, prefix, format("%s%s%s", h.room.local, h.local, h.always),
                    format("%s%s", h.room.before, h.before), h.after, h.last, out);
}

void call_add(program *p, call *c, const char *prefix, const char *guard)
{
    section own, forwarding;
    section_begin(&own);
    section_begin(&forwarding);
    if (strcmp(prefix, p->r->prefix) != 0 && !rules_have(p->r, ASKED))
        objects_behind(p->r, c->m, c->f, prefix, *c->declared ? c->declared : "void", c->passed, c->returns, own.file);
    call_emit(p, c, prefix, own.file, forwarding.file);
    section_add(&p->own, guard, section_end(&own));
    section_add(&p->forwarding, guard, section_end(&forwarding));
}
