/* check.c - wrong settings are refused before anything runs: the recorder would say so in the middle of the job, and record with defaults
 *
 * A setting is an option's value or else its variable's; both are checked by what the recorder itself reads them with (environment.h, when.h). */
#include "run.h"
#include "common/options.h"
#include "common/word.h"
#include "public/sources.gen.h"
#include "core/options.h"
#include "core/schedule_parse.h"
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const levels[] = {"minimal", "default", "full", "off", NULL}; /* the last for --apis only */

static void check_apis(const char *name, const char *value)
{
    unsigned char level[TRACE__API_LEVELS] = {0};
    const char *names[TRACE__API_NAMES + 2] = {NULL}, *wrong = trace__parse_apis(value, level);
    size_t n = wrong ? strcspn(wrong, ",=") : 0, known = 0;
    if (!wrong)
        return;
    for (int i = 0; i < TRACE__API_NAMES; i++)
        if (trace__api_names[i][0])
            names[known++] = trace__api_names[i];
    names[known] = "all";
    tool_fail("%s %s: %s", name, value, word_text(wrong, n, wrong > value && wrong[-1] == '=' ? levels : names));
}

static void check_ranks(const char *name, const char *value)
{
    tool_ranges ranks = {0};
    if (strcmp(value, "all") != 0 && !tool_take_ranges(value, &ranks))
        tool_fail("%s: '%s' is not a list of ranks, such as 0,4-7, or all", name, value);
    free(ranks.ranges);
}

static void check_when(const char *name, const char *value)
{
    trace__when parsed;
    const char *wrong = trace__when_parse(&parsed, value);
    if (wrong)
        tool_fail("%s %s: %s", name, value, wrong);
}

static void check_pc_sampling(const char *name, const char *value)
{
    trace__pc_wish wish;
    if (!trace__parse_pc_sampling(value, &wish))
        tool_fail("%s: '%s' is not 0, 1 or a number from 5 to 31, with ,kernels and ,buffer=MIB behind it or without", name, value);
}

static void check_mode_bits(const char *name, const char *value)
{
    uint32_t bits;
    if (!trace__parse_mode_bits(value, &bits))
        tool_fail("%s: '%s' is not 600, 640, 644, 660 or 664", name, value);
}

static const struct { const char *variable; void (*check)(const char *name, const char *value); } checks[] = {
    {"TRACE_APIS", check_apis}, {"TRACE_RANKS", check_ranks}, {"TRACE_WHEN", check_when}, {"TRACE_DEVICES", check_when},
    {"TRACE_PC_SAMPLING", check_pc_sampling}, {"TRACE_MODE_BITS", check_mode_bits},
};

/* One word of these. */
static const struct { const char *variable; const char *words[5]; } choices[] = {
    {"TRACE_LEVEL", {"minimal", "default", "full", NULL}}, {"TRACE_MODE", {"stream", "ring", "off", NULL}}, {"TRACE_CLOCK", {"auto", "tsc", "monotonic", NULL}},
    {"TRACE_ENABLE", {"0", "1", NULL}}, {"TRACE_COMMAND", {"full", "name", "off", NULL}}, {"TRACE_CUDA_GRAPHS", {"nodes", "launches", NULL}},
};

static bool one_of(const char *value, const char *const *words)
{
    for (; *words && strcmp(value, *words); words++) {}
    return *words != NULL;
}

static void check_value(const char *variable, const char *option, const char *value)
{
    char *name = option ? tool_text("--%s", option) : tool_text("%s", variable);
    const trace__variable *v = trace__variable_of(variable);
    uint32_t number;
    size_t i;
    for (i = 0; i < sizeof choices / sizeof *choices; i++)
        if (!strcmp(choices[i].variable, variable) && !one_of(value, choices[i].words))
            tool_fail("%s: %s", name, word_text(value, strlen(value), choices[i].words));
    for (i = 0; i < sizeof checks / sizeof *checks; i++)
        if (!strcmp(checks[i].variable, variable))
            checks[i].check(name, value);
    if (v->high && !trace__parse_number(v, value, &number))
        tool_fail("%s: '%s' is not a number from %u to %u", name, value, v->low, v->high);
    free(name);
}

void check_settings(const setting *settings)
{
    const setting *s;
    char **entry;
    int i;
    for (entry = environ; *entry; entry++) {
        const char *meant = trace__variable_meant(*entry);
        if (meant)
            tool_fail("%.*s is no variable of trace.h; did you mean %s? One of other software is given behind the --: trace-run -- env NAME=VALUE PROGRAM",
                      (int)strcspn(*entry, "="), *entry, meant);
    }
    for (s = settings; s->variable; s++)
        if (*s->value)
            check_value(s->variable, s->option, *s->value);
    for (i = 0; i < TRACE__VARIABLES; i++) {
        const char *value = getenv(trace__variables[i].name);
        for (s = settings; s->variable && (!*s->value || strcmp(s->variable, trace__variables[i].name) != 0); s++) {}
        if (value && *value && !s->variable)
            check_value(trace__variables[i].name, NULL, value);
    }
}

void check_writable(const char *option, const char *file)
{
    const char *slash = strrchr(file, '/');
    char *dir = slash == file ? tool_text("/") : slash ? tool_text("%.*s", (int)(slash - file), file) : tool_text(".");
    if (access(access(file, F_OK) ? dir : file, W_OK))
        tool_fail("--%s %s: %s", option, file, strerror(errno));
    free(dir);
}
