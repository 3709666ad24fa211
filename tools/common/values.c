/* values.c - see values.h */
#include "values.h"
#include "message.h"
#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <time.h>

static char *refused, *told;

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

const char *tool_refused(void)
{
    free(told);
    told = refused;
    refused = NULL;
    return told;
}

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

/* open: a range may lack its first or last number. */
static bool take_ranges(const char *value, tool_ranges *r, bool open)
{
    while (*value) {
        char *end = (char *)(uintptr_t)value;
        bool from_first = open && *value == '-' && value[1] >= '0' && value[1] <= '9';
        long long low = from_first ? 0 : strtoll(value, &end, 10), high = low;
        if ((end == value && !from_first) || low < 0)
            return false;
        if (*end == '-') {
            value = end + 1;
            high = strtoll(value, &end, 10);
            if (open && end == value && (!*end || *end == ','))
                high = INT64_MAX;
            else if (end == value || high < low)
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

bool tool_take_ranges(const char *value, void *to)
{
    tool_refuse("'%s' is not a list of numbers and ranges, such as 0,4-7", value);
    return take_ranges(value, to, false);
}

bool tool_take_open_ranges(const char *value, void *to)
{
    tool_refuse("'%s' is not a list of numbers and ranges, such as 10-20, 10-, -20 or 10,12", value);
    return take_ranges(value, to, true);
}

bool tool_ranges_has(const tool_ranges *r, int64_t number)
{
    size_t i;
    for (i = 0; i < r->n; i++)
        if (number >= r->ranges[i].low && number <= r->ranges[i].high)
            return true;
    return false;
}

bool tool_take_regex(const char *value, void *to)
{
    tool_regex *r = to;
    char why[256];
    int bad;
    if (r->given)
        regfree(&r->compiled);
    bad = regcomp(&r->compiled, value, REG_EXTENDED | REG_NOSUB);
    r->given = !bad;
    if (!bad)
        return true;
    regerror(bad, &r->compiled, why, sizeof why);
    return tool_refuse("'%s': %s", value, why);
}

bool tool_regex_matches(const tool_regex *r, const char *text)
{
    return !r->given || regexec(&r->compiled, text, 0, NULL, 0) == 0;
}

bool tool_take_moment(const char *value, void *to)
{
    static const struct {
        const char *unit;
        double ns;
    } units[] = {
        {"", 1e9}, {"s", 1e9}, {"ms", 1e6}, {"us", 1e3}, {"ns", 1}, {"min", 60e9}, {"h", 3600e9},
    };
    tool_moment *m = to;
    char *end;
    double v;
    size_t i;
    int h, min, read = 0;
    tool_refuse(
        "'%s' is not a time, such as 1.5 or 20ms (after the beginning; units s, ms, us, ns, min, h) or 14:03:12.5",
        value);
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
