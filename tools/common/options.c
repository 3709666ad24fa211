/* options.c - getopt_long driven by one table */
#include "options.h"
#include "help.h"
#include "word.h"
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifndef TRACE_VERSION_TEXT
#define TRACE_VERSION_TEXT "unknown"
#endif

/* Whether the word after an option without its optional argument is that argument. */
static bool takes_next(int argc, char **argv, const tool_option *o)
{
    const char *word = optind < argc ? argv[optind] : NULL;
    const char *ext = strchr(o->arg, '.');
    size_t n = ext ? strcspn(ext, "]") : 0;
    int i;
    if (!word || *word == '-' || !*word)
        return false;
    if (!strcmp(o->arg, "[DIR]"))
        return true;
    if (n && strlen(word) > n && !memcmp(word + strlen(word) - n, ext, n))
        return true;
    for (i = optind + 1; i < argc; i++)
        if (!strcmp(argv[i], "--"))
            return true;
    return false;
}

enum { OPTIONS_MAX = 64 };
enum { LONG_OPTION = 256 }; /* and its number: options of one value would not be told apart when they are shortened */

/* getopt_long found nothing it knows, or no value; `word` is the last one it looked at. */
static _Noreturn void wrong_option(int c, const char *word, const struct option *longs, size_t n)
{
    const char *names[OPTIONS_MAX + 1], *starts = NULL, *hint;
    bool letter = optopt > 0 && optopt < LONG_OPTION;
    size_t length = letter ? 0 : strcspn(word + 2, "="), k, alike = 0, m = 0;
    for (k = 0; k < n; k++) {
        names[m++] = longs[k].name;
        if (length && !strncmp(longs[k].name, word + 2, length)) {
            starts = longs[k].name;
            alike++;
        }
    }
    names[m] = NULL;
    if (letter)
        tool_error("-%c %s", optopt, c == ':' ? "needs a value" : "is not an option");
    else if (c == ':')
        tool_error("%s needs a value", word);
    else if (alike == 1)
        tool_error("--%s takes no value", starts);
    else {
        hint = word_meant(word + 2, length, names);
        tool_error("--%.*s %s%s%s%s", (int)length, word + 2,
                   alike ? "is short for several options" : "is not an option",
                   hint && !alike ? "; did you mean --" : "", hint && !alike ? hint : "", hint && !alike ? "?" : "");
    }
    fprintf(stderr, "Try '%s --help'.\n", tool_name);
    exit(2);
}

enum { LETTERS = 128 };

/* What getopt_long wants, made of the table. */
typedef struct table {
    struct option longs[OPTIONS_MAX + 1];
    const tool_option *of[OPTIONS_MAX];
    const tool_option *once[LETTERS]; /* letters that no help shows */
    char shorts[3 * OPTIONS_MAX + 3];
    size_t n, letters;
} table;

/* One spelling is in the help, and the other one is understood: NULL if there is one only. */
static const char *other_spelling(const char *name)
{
    static const char *const pairs[][2] = {{"rank", "ranks"}, {"api", "apis"}};
    size_t i;
    for (i = 0; i < sizeof pairs / sizeof *pairs; i++)
        if (!strcmp(name, pairs[i][0]) || !strcmp(name, pairs[i][1]))
            return pairs[i][!strcmp(name, pairs[i][0])];
    return NULL;
}

static void table_add(table *t, const tool_option *o)
{
    const char *other = other_spelling(o->name);
    int arguments = !o->arg ? no_argument : *o->arg == '[' ? optional_argument : required_argument, i;
    if (t->n == OPTIONS_MAX)
        tool_fail("more than %d options", OPTIONS_MAX);
    if (o->common == HIDDEN && o->letter) {
        t->once[(unsigned char)o->letter % LETTERS] = o;
        other = NULL;
    } else {
        t->longs[t->n] = (struct option){o->name, arguments, NULL, LONG_OPTION + (int)t->n};
        t->of[t->n++] = o;
    }
    if (other && t->n < OPTIONS_MAX) { /* of the same value, so that --ra is short for both */
        t->longs[t->n] = (struct option){other, arguments, NULL, t->longs[t->n - 1].val};
        t->of[t->n++] = o;
    }
    if (!o->letter)
        return;
    t->shorts[t->letters++] = o->letter;
    for (i = 0; i < arguments; i++)
        t->shorts[t->letters++] = ':';
}

static void table_make(table *t, const tool_usage *u)
{
    const tool_option *o;
    size_t k;
    memset(t, 0, sizeof *t);
    if (u->stop)
        t->shorts[t->letters++] = '+';
    t->shorts[t->letters++] = ':';
    for (o = u->options; o->name || o->help; o++)
        if (o->name)
            table_add(t, o);
    for (k = 0; k < STANDARD_OPTIONS; k++)
        table_add(t, &standard_options[k]);
}

static const tool_option *with_letter(const table *t, int letter)
{
    size_t k;
    for (k = 0; k < t->n && t->of[k]->letter != letter; k++) {}
    return k < t->n ? t->of[k] : t->once[letter % LETTERS];
}

/* --help and the like end the program. */
static void answer(const tool_option *o, const tool_usage *u)
{
    if (o == &standard_options[STANDARD_HELP])
        help_common(u);
    else if (o == &standard_options[STANDARD_HELP_ALL])
        help_all(u);
    else if (o == &standard_options[STANDARD_VERSION])
        printf("%s (trace.h) %s\n", u->name, TRACE_VERSION_TEXT);
    else if (o == &standard_options[STANDARD_LIST])
        help_list(u);
    else
        return;
    exit(0);
}

static void take(const tool_option *o, const char *value)
{
    const char *why;
    tool_refused();
    if (o->take(o->arg ? value : NULL, o->to))
        return;
    why = tool_refused();
    if (why)
        tool_fail("--%s: %s", o->name, why);
    tool_fail("--%s: '%s' is not valid; it takes %s (see --help-all)", o->name, value ? value : "",
              o->arg ? o->arg : "no value");
}

int tool_options(int argc, char **argv, const tool_usage *u)
{
    table t;
    const tool_option *o;
    int c, which;
    tool_name = u->name;
    table_make(&t, u);
    opterr = 0;
    while (which = -1, (c = getopt_long(argc, argv, t.shorts, t.longs, &which)) != -1) {
        if (c == '?' || c == ':')
            wrong_option(c, argv[optind - 1], t.longs, t.n);
        o = which < 0 ? with_letter(&t, c) : t.of[which];
        answer(o, u);
        if (o->arg && *o->arg == '[' && !optarg && takes_next(argc, argv, o))
            optarg = argv[optind++];
        take(o, optarg);
    }
    tool_refused();
    return optind;
}
