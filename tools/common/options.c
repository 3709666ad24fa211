/* options.c - getopt_long driven by one table, and the values options take */
#include "options.h"
#include "support/text.h"
#include "word.h"
#include <ctype.h>
#include <errno.h>
#include <getopt.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

#ifndef TRACE_VERSION_TEXT
#define TRACE_VERSION_TEXT "unknown"
#endif

static const char *tool = "trace";
static char *refused; /* what is wrong with a value */

const char *tool_name(void) { return tool; }

/* One line; what it quotes cannot move a terminal. */
static void say(const char *what, const char *format, va_list args)
{
    char *text = NULL;
    if (vasprintf(&text, format, args) < 0)
        text = NULL;
    fflush(stdout);
    fprintf(stderr, "%s: %s", tool, what);
    tr_text_write(stderr, text ? text : format, strlen(text ? text : format), false);
    fputc('\n', stderr);
    free(text);
}

void tool_fail(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say("error: ", format, args);
    va_end(args);
    exit(2);
}

void tool_error(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say("error: ", format, args);
    va_end(args);
}

void tool_warn(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say("warning: ", format, args);
    va_end(args);
}

void tool_note(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say("", format, args);
    va_end(args);
}

char *tool_text(const char *format, ...)
{
    va_list args;
    char *text = NULL;
    va_start(args, format);
    if (vasprintf(&text, format, args) < 0)
        tool_fail("out of memory");
    va_end(args);
    return text;
}

/* ---- --help ------------------------------------------------------------------------------------------------- */

enum { HELP_COLUMN = 26 };

static int spelled(const tool_option *o, char *out, size_t room)
{
    char letter[8] = "    ";
    bool optional = o->arg && *o->arg == '[';
    if (o->letter)
        snprintf(letter, sizeof letter, "-%c, ", o->letter);
    return snprintf(out, room, "  %s--%s%s%s", letter, o->name, o->arg ? optional ? "" : " " : "",
                    o->arg ? optional ? tool_text("[=%s", o->arg + 1) : o->arg : "");
}

static void print_option(const tool_option *o)
{
    char head[128];
    int at = spelled(o, head, sizeof head);
    const char *line = o->help;
    fputs(head, stdout);
    if (at > HELP_COLUMN - 2) {
        putchar('\n');
        at = 0;
    }
    for (;;) {
        size_t n = strcspn(line, "\n");
        printf("%*s%.*s\n", HELP_COLUMN - at, "", (int)n, line);
        if (!line[n])
            break;
        line += n + 1;
        at = 0;
    }
}

static const tool_option standard[] = {
    {'h', "help", NULL, "print this and end", NULL, NULL},
    {'V', "version", NULL, "print the version and end", NULL, NULL},
};

static void print_help(const tool_usage *u)
{
    const tool_option *o;
    const char *line = u->usage;
    printf("%s - %s\n\n", u->name, u->summary);
    for (;;) {
        size_t n = strcspn(line, "\n");
        printf("Usage: %s %.*s\n", u->name, (int)n, line);
        if (!line[n])
            break;
        line += n + 1;
    }
    putchar('\n');
    if (u->options[0].name)
        printf("Options:\n");
    for (o = u->options; o->name || o->help; o++) {
        if (o->name)
            print_option(o);
        else
            printf("%s%s\n", o == u->options ? "" : "\n", o->help);
    }
    print_option(&standard[0]);
    print_option(&standard[1]);
    if (u->details)
        printf("\n%s\n", u->details);
}

bool tool_refuse(const char *format, ...)
{
    va_list args;
    free(refused);
    va_start(args, format);
    if (vasprintf(&refused, format, args) < 0)
        refused = NULL;
    va_end(args);
    return false;
}

/* ---- parsing ------------------------------------------------------------------------------------------------- */

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

enum { LONG_OPTION = 256 }; /* and its number: options of one value would not be told apart when they are shortened */

/* getopt_long found nothing it knows, or no value; `word` is the last one it looked at. */
static _Noreturn void wrong_option(int c, const char *word, const struct option *longs, size_t n)
{
    const char *names[65], *starts = NULL, *hint;
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
        tool_error("-%c %s", optopt, c == ':' ? "needs a value" : "is no option");
    else if (c == ':')
        tool_error("%s needs a value", word);
    else if (alike == 1)
        tool_error("--%s takes no value", starts);
    else {
        hint = word_meant(word + 2, length, names);
        tool_error("--%.*s %s%s%s%s", (int)length, word + 2, alike ? "is short for several options" : "is no option",
                   hint && !alike ? "; did you mean --" : "", hint && !alike ? hint : "", hint && !alike ? "?" : "");
    }
    fprintf(stderr, "Try '%s --help'.\n", tool);
    exit(2);
}

int tool_options(int argc, char **argv, const tool_usage *u)
{
    struct option longs[64] = {0};
    const tool_option *of[64];
    char shorts[192] = "";
    size_t n = 0, s = 0, k;
    const tool_option *o;
    int c, which;
    tool = u->name;
    if (u->stop)
        shorts[s++] = '+';
    shorts[s++] = ':';
    opterr = 0;
    for (o = u->options;; o++) {
        const tool_option *it = o;
        if (!o->name && !o->help)
            break;
        if (!o->name)
            continue;
        of[n] = it;
        longs[n].name = it->name;
        longs[n].has_arg = !it->arg ? no_argument : *it->arg == '[' ? optional_argument : required_argument;
        n++;
    }
    for (k = 0; k < 2; k++, n++) {
        of[n] = &standard[k];
        longs[n].name = standard[k].name;
    }
    for (k = 0; k < n; k++) {
        longs[k].val = LONG_OPTION + (int)k;
        if (!of[k]->letter)
            continue;
        shorts[s++] = of[k]->letter;
        for (c = 0; c < longs[k].has_arg; c++)
            shorts[s++] = ':';
    }
    shorts[s] = 0;
    while (which = -1, (c = getopt_long(argc, argv, shorts, longs, &which)) != -1) {
        if (c == '?' || c == ':')
            wrong_option(c, argv[optind - 1], longs, n);
        for (k = 0; which < 0 && k < n; k++)
            if (of[k]->letter == c)
                which = (int)k;
        o = of[which];
        if (o == &standard[0]) {
            print_help(u);
            exit(0);
        }
        if (o == &standard[1]) {
            printf("%s (trace.h) %s\n", u->name, TRACE_VERSION_TEXT);
            exit(0);
        }
        if (longs[which].has_arg == optional_argument && !optarg && takes_next(argc, argv, o))
            optarg = argv[optind++];
        free(refused);
        refused = NULL;
        if (o->take(o->arg ? optarg : NULL, o->to))
            continue;
        if (refused)
            tool_fail("--%s: %s", o->name, refused);
        tool_fail("--%s: '%s' is not what is wanted here (%s); see --help", o->name, optarg ? optarg : "", o->arg ? o->arg : "");
    }
    free(refused);
    refused = NULL;
    return optind;
}

/* ---- values --------------------------------------------------------------------------------------------------- */

bool tool_take_flag(const char *value, void *to)
{
    (void)value;
    *(bool *)to = true;
    return true;
}

bool tool_take_text(const char *value, void *to)
{
    *(const char **)to = value ? value : "";
    return true;
}

bool tool_take_count(const char *value, void *to)
{
    char *end;
    unsigned long long v;
    uint64_t scale;
    errno = 0;
    if (!isdigit((unsigned char)*value))
        return tool_refuse("'%s' is not a number, such as 20 or 4k", value);
    v = strtoull(value, &end, 10);
    scale = *end == 'k' ? 1000u : *end == 'M' ? 1000000u : *end == 'G' ? 1000000000u : 1;
    if (errno || end[scale > 1] || v > UINT64_MAX / scale)
        return tool_refuse("'%s' is not a number, such as 20 or 4k", value);
    *(uint64_t *)to = v * scale;
    return true;
}

bool tool_take_list(const char *value, void *to)
{
    tool_list *list = to;
    char *copy = tool_text("%s", value), *word, *rest = NULL;
    for (word = strtok_r(copy, ",", &rest); word; word = strtok_r(NULL, ",", &rest)) {
        list->words = realloc(list->words, (list->n + 1) * sizeof *list->words);
        if (!list->words)
            tool_fail("out of memory");
        list->words[list->n++] = word;
    }
    return list->n > 0;
}

bool tool_list_has(const tool_list *list, const char *word, bool ignore_case)
{
    size_t i;
    for (i = 0; i < list->n; i++)
        if (!(ignore_case ? strcasecmp : strcmp)(list->words[i], word))
            return true;
    return false;
}

bool tool_take_ranges(const char *value, void *to)
{
    tool_ranges *r = to;
    tool_refuse("'%s' is not a list of numbers and ranges, such as 0,4-7", value);
    while (*value) {
        char *end;
        long long low = strtoll(value, &end, 10), high = low;
        if (end == value || low < 0)
            return false;
        if (*end == '-') {
            value = end + 1;
            high = strtoll(value, &end, 10);
            if (end == value || high < low)
                return false;
        }
        if (*end && (*end != ',' || !end[1]))
            return false;
        r->ranges = realloc(r->ranges, (r->n + 1) * sizeof *r->ranges);
        if (!r->ranges)
            tool_fail("out of memory");
        r->ranges[r->n].low = low;
        r->ranges[r->n++].high = high;
        value = end + (*end == ',');
    }
    return r->n > 0;
}

bool tool_ranges_has(const tool_ranges *r, int64_t number)
{
    size_t i;
    for (i = 0; i < r->n; i++)
        if (number >= r->ranges[i].low && number <= r->ranges[i].high)
            return true;
    return false;
}

bool tool_take_moment(const char *value, void *to)
{
    static const struct { const char *unit; double ns; } units[] = {
        {"", 1e9}, {"s", 1e9}, {"ms", 1e6}, {"us", 1e3}, {"ns", 1}, {"min", 60e9}, {"h", 3600e9},
    };
    tool_moment *m = to;
    char *end;
    double v;
    size_t i;
    int h, min, read = 0;
    tool_refuse("'%s' is not a time, such as 1.5 or 20ms (after the beginning; units s, ms, us, ns, min, h) or 14:03:12.5", value);
    m->given = true;
    if (sscanf(value, "%2d:%2d:%n", &h, &min, &read) == 2 && read) {
        v = strtod(value + read, &end);
        if (end == value + read || *end || h < 0 || h > 23 || min < 0 || min > 59 || !(v >= 0 && v < 61))
            return false;
        m->clock = true;
        m->ns = ((int64_t)h * 60 + min) * 60000000000 + (int64_t)llround(v * 1e9);
        return true;
    }
    v = strtod(value, &end);
    if (end == value || !isfinite(v))
        return false;
    for (i = 0; i < sizeof units / sizeof *units; i++)
        if (!strcmp(end, units[i].unit) && fabs(v * units[i].ns) < 9e18) {
            m->ns = llround(v * units[i].ns);
            return true;
        }
    return false;
}

int64_t tool_moment_ns(const tool_moment *m, int64_t t0_ns, int64_t otherwise)
{
    time_t day = (time_t)(t0_ns / 1000000000);
    struct tm tm;
    int64_t ns;
    if (!m->given)
        return otherwise;
    if (!m->clock) /* what lies beyond all times is the last or first of them */
        return __builtin_add_overflow(t0_ns, m->ns, &ns) ? (m->ns < 0 ? INT64_MIN : INT64_MAX) : ns;
    localtime_r(&day, &tm);
    tm.tm_hour = tm.tm_min = tm.tm_sec = 0;
    tm.tm_isdst = -1;
    ns = (int64_t)mktime(&tm) * 1000000000 + m->ns;
    return ns + 1000000000 < t0_ns ? ns + 86400000000000 : ns; /* the trace went past midnight */
}
