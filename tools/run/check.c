/* check.c - wrong settings are refused before anything runs: the recorder would say so in the middle of the job, and
 * record with defaults
 *
 * A setting is an option's value or else its variable's; both are checked by what the recorder itself reads them with
 * (core/options.h, core/schedule_parse.h). */
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
    unsigned char level[TRACE__SOURCE_LEVELS] = {0};
    const char *names[TRACE__SOURCES + READY_MAX + 2] = {NULL}, *wrong = trace__parse_sources(value, level);
    size_t n = wrong ? strcspn(wrong, ",=") : 0, known = 0;
    if (!wrong)
        return;
    for (int i = 0; i < TRACE__SOURCES; i++)
        if (trace__source_names[i][0])
            names[known++] = trace__source_names[i];
    names[known++] = "all";
    known += ready_names(target_library(), names + known, READY_MAX);
    names[known] = NULL;
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
    trace__pc_option option;
    if (!trace__parse_pc_sampling(value, &option))
        tool_fail("%s: '%s' is not 0, 1 or a number from 5 to 31, which ,kernels and ,buffer=MIB may follow", name,
                  value);
}

static void check_mode_bits(const char *name, const char *value)
{
    uint32_t bits;
    if (!trace__parse_mode_bits(value, &bits))
        tool_fail("%s: '%s' is not 600, 640, 644, 660 or 664", name, value);
}

static void check_number(const char *name, const char *value, const trace__variable *v)
{
    uint32_t number;
    if (!trace__parse_number(v, value, &number))
        tool_fail("%s: '%s' is not a number from %u to %u", name, value, v->low, v->high);
}

static void check_size(const char *name, const char *value, const trace__variable *v)
{
    uint64_t bytes;
    if (!trace__parse_size(v, value, &bytes))
        tool_fail("%s: '%s' is neither a size from %uM on, such as 500M or 2G, nor none", name, value, v->low);
}

static void check_word(const char *name, const char *value, const trace__variable *v)
{
    char *all = tool_text("%s", v->words), *rest = all;
    const char *words[16] = {NULL};
    if (trace__parse_word(v->words, value) < 0) {
        for (size_t n = 0; rest && n < 15; n++)
            words[n] = strsep(&rest, "|");
        tool_fail("%s: %s", name, word_text(value, strlen(value), words));
    }
    free(all);
}

static void check_list(const char *name, const char *value, const trace__variable *v)
{
    char *all = tool_text("%s", value), *rest = all, *word;
    while ((word = strsep(&rest, ",")) != NULL)
        if (*word || rest) /* the list may end in a comma */
            check_word(name, word, v);
    free(all);
}

static void check_value(const trace__variable *v, const char *option, const char *value)
{
    char *name = option ? tool_text("--%s", option) : tool_text("%s", v->name);
    switch (v->kind) {
    case TRACE__KIND_NUMBER: check_number(name, value, v); break;
    case TRACE__KIND_SIZE: check_size(name, value, v); break;
    case TRACE__KIND_WORDS: check_word(name, value, v); break;
    case TRACE__KIND_LIST: check_list(name, value, v); break;
    case TRACE__KIND_SOURCES: check_apis(name, value); break;
    case TRACE__KIND_RANKS: check_ranks(name, value); break;
    case TRACE__KIND_SCHEDULE: check_when(name, value); break;
    case TRACE__KIND_MODE_BITS: check_mode_bits(name, value); break;
    case TRACE__KIND_PC_SAMPLING: check_pc_sampling(name, value); break;
    }
    free(name);
}

static const trace__variable *variable_of(const char *name)
{
    int i;
    for (i = 0; i + 1 < TRACE__VARIABLES && strcmp(trace__variables[i].name, name); i++) {}
    return &trace__variables[i];
}

void check_settings(const setting *settings)
{
    const setting *s;
    char **entry;
    int i;
    for (entry = environ; *entry; entry++) {
        const char *meant = trace__variable_meant(*entry);
        if (meant)
            tool_fail("%.*s is not a variable of trace.h; did you mean %s? If it belongs to other software, set it "
                      "behind --: trace-run -- env NAME=VALUE PROGRAM",
                      (int)strcspn(*entry, "="), *entry, meant);
    }
    for (s = settings; s->variable; s++)
        if (*s->value)
            check_value(variable_of(s->variable), s->option, *s->value);
    for (i = 0; i < TRACE__VARIABLES; i++) {
        const char *value = getenv(trace__variables[i].name);
        for (s = settings; s->variable && (!*s->value || strcmp(s->variable, trace__variables[i].name) != 0); s++) {}
        if (value && *value && !s->variable)
            check_value(&trace__variables[i], NULL, value);
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
