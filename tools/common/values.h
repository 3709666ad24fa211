/* values.h - the values that options take: functions for the field `take` of an option (options.h)
 *
 * Each reads `value` into what `to` points to. False: the value makes no sense; tool_refuse() has then said why.
 */
#ifndef TOOL_VALUES_H
#define TOOL_VALUES_H
#include <regex.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Says what is wrong with a value. Returns false, for a take function to return. */
bool tool_refuse(const char *format, ...) __attribute__((format(printf, 1, 2)));
const char *
tool_refused(void); /* what tool_refuse() said since the last call; NULL: nothing. Valid until either is called again */

bool tool_take_flag(const char *value, void *to);  /* bool */
bool tool_take_text(const char *value, void *to);  /* const char *; "" when an optional value is left out */
bool tool_take_count(const char *value, void *to); /* uint64_t; k, M and G multiply by 1000 */

/* Words separated by commas. An option that is given several times adds up. */
typedef struct tool_list {
    const char **words;
    size_t n;
} tool_list;
bool tool_take_list(const char *value, void *to);
bool tool_list_has(const tool_list *list, const char *word, bool ignore_case);

/* "0,4-7" */
typedef struct tool_ranges {
    struct tool_range {
        int64_t low, high;
    } *ranges;
    size_t n;
} tool_ranges;
bool tool_take_ranges(const char *value, void *to);
bool tool_take_open_ranges(const char *value, void *to); /* also "10-" and "-20" */
bool tool_ranges_has(const tool_ranges *ranges, int64_t number);

/* An extended regular expression. */
typedef struct tool_regex {
    bool given;
    regex_t compiled;
} tool_regex;
bool tool_take_regex(const char *value, void *to);
bool tool_regex_matches(const tool_regex *regex, const char *text); /* everything does if none was given */

/* A moment: "1.5" or "20ms" after the beginning of the trace, or "14:03:12.5", local time of the day it began. */
typedef struct tool_moment {
    bool given, clock;
    int64_t ns;
} tool_moment;
bool tool_take_moment(const char *value, void *to);
int64_t tool_moment_ns(const tool_moment *moment, int64_t t0_ns, int64_t otherwise);
#endif
