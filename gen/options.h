/* options.h - what several commands of trace-gen take (tools/common/options.h) */
#ifndef GEN_OPTIONS_H
#define GEN_OPTIONS_H
#include <stdbool.h>

#define GEN_STATUS_TEXT \
    "Exit status: 0 written; 1 something was wrong with headers, models, rules or the library, and nothing was " \
    "written; 2 something was wrong with the options."

/* For the field `take` of an option: an argument of the compiler. `to` is a parse_request. */
bool take_include_dir(const char *value, void *to);
bool take_define(const char *value, void *to);
bool take_language(const char *value, void *to); /* headers are C unless told otherwise */
#endif
