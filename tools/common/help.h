/* help.h - what --help, --help-all and --help-options print */
#ifndef TOOL_HELP_H
#define TOOL_HELP_H
#include "options.h"

enum { STANDARD_COLOR, STANDARD_HELP, STANDARD_HELP_ALL, STANDARD_VERSION, STANDARD_LIST, STANDARD_OPTIONS };
extern const tool_option standard_options[STANDARD_OPTIONS]; /* the options of every tool */

void help_common(const tool_usage *u); /* common options and three examples */
void help_all(const tool_usage *u);
void help_list(const tool_usage *u); /* a line an option, for programs */
#endif
