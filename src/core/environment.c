/* environment.c - the variables of the environment, by the one table of options.h; a wrong value is reported and
 * ignored */
#include "environment.h"
#include "options.h"

/* The only place that asks the environment. NULL: not set, or empty. */
TRACE__INTERNAL const char *trace__env(const char *name)
{
    const char *s = getenv(name);
    return s && *s ? s : NULL;
}
TRACE__INTERNAL const char *trace__option(int option) { return trace__env(trace__variables[option].name); }

TRACE__INTERNAL uint32_t trace__option_number(int option)
{
    const trace__variable *variable = &trace__variables[option];
    const char *s = trace__option(option);
    uint32_t normal = (uint32_t)strtoul(variable->normal, NULL, 10), v = normal;
    if (s && !trace__parse_number(variable, s, &v))
        trace__warn("%s=%s is not a number from %u to %u; using %u", variable->name, s, variable->low, variable->high,
                    normal);
    return v;
}

/* 0: none is given. */
TRACE__INTERNAL uint64_t trace__option_size(int option)
{
    const trace__variable *variable = &trace__variables[option];
    const char *s = trace__option(option);
    uint64_t bytes = 0;
    if (s && !trace__parse_size(variable, s, &bytes))
        trace__warn("%s=%s is not a size from %uM on, such as 500M or 2G; there is no bound", variable->name, s,
                    variable->low);
    return bytes;
}

/* "a|b|c" as "a, b or c". */
static void trace__words_text(char *to, size_t room, const char *words)
{
    const char *last = strrchr(words, '|');
    size_t n = 0;
    for (; *words && n + 5 < room; words++)
        if (*words != '|')
            to[n++] = *words;
        else {
            const char *between = words == last ? " or " : ", ";
            memcpy(to + n, between, strlen(between));
            n += strlen(between);
        }
    to[n] = 0;
}

static uint32_t trace__options_told; /* a bit each: it was said that its value is wrong */
typedef char trace__options_fit[TRACE__VARIABLES <= 32 ? 1 : -1];

/* Which of its words it is, counted from 0; `otherwise` is taken, and said once, when it is none of them. */
TRACE__INTERNAL int trace__option_word_or(int option, const char *otherwise)
{
    const trace__variable *variable = &trace__variables[option];
    const char *s = trace__option(option);
    int i = trace__parse_word(variable->words, s ? s : variable->normal);
    char words[128];
    if (i >= 0)
        return i;
    trace__words_text(words, sizeof words, variable->words);
    if (!(__atomic_fetch_or(&trace__options_told, 1u << option, __ATOMIC_RELAXED) >> option & 1))
        trace__warn("%s=%s is not %s; using %s", variable->name, s, words, otherwise);
    return trace__parse_word(variable->words, otherwise);
}
TRACE__INTERNAL int trace__option_word(int option)
{
    return trace__option_word_or(option, trace__variables[option].normal);
}
TRACE__INTERNAL bool trace__option_is(int option, const char *word)
{
    return trace__option_word(option) == trace__parse_word(trace__variables[option].words, word);
}
