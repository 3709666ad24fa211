/* options.h - a tool's options as one table: the parser, both sizes of help and the manual page come from it
 *
 *     static bool json;
 *     static const tool_option options[] = {
 *         TOOL_GROUP("What is printed:"),
 *         {'j', "json", NULL, "JSON instead of tables", tool_take_flag, &json, COMMON},
 *         TOOL_END
 *     };
 *     static const tool_usage usage = {.name = "trace-x", .summary = "does this", .usage = "[options] FILE|DIR...",
 *         .options = options};
 *     int first = tool_options(argc, argv, &usage);
 *
 * Every tool also has --help, --help-all, --version and --color, and --help-options, which no help shows: a line an
 * option for programs (completions, pages): -l, --long, its argument and the first line of its help, with tabs between
 * them.
 */
#ifndef TOOL_OPTIONS_H
#define TOOL_OPTIONS_H
#include "message.h"
#include "values.h"

/* --help shows common options, --help-all shows all but hidden ones: another letter that is still understood */
enum { RARE, COMMON, HIDDEN };

typedef struct tool_option {
    char letter;      /* 0: none */
    const char *name; /* NULL: `help` is the heading of a group */
    const char *arg;  /* NULL: none; "FILE"; "[FILE.ext]": may be left out. A following word is taken for it if it ends
                         in .ext or  if a -- comes later; for "[DIR]" always */
    const char *help; /* lines end in \n; the first says by itself what the option does: --help shows no other,
                         nor the . or : at its end. Long lines are wrapped */
    bool (*take)(const char *value,
                 void *to); /* values.h has some; false: the value makes no sense; NULL when left out */
    void *to;
    int common; /* COMMON, RARE or HIDDEN */
} tool_option;

/* A letter that once stood for the option `name`, and does now in other tools for something else. */
#define TOOL_ONCE(letter, name, arg, take, to) {letter, name, arg, "", take, to, HIDDEN}
#define TOOL_GROUP(heading) {0, NULL, NULL, heading, NULL, NULL, RARE}
#define TOOL_END {0, NULL, NULL, NULL, NULL, NULL, RARE}

typedef struct tool_example {
    const char *command, *purpose;
} tool_example;

typedef struct tool_usage {
    const char *name;             /* of the tool */
    const char *summary;          /* one line, begins in lower case, no full stop */
    const char *usage;            /* what follows the name, lines separated by \n */
    const tool_option *options;   /* ends with TOOL_END */
    const char *const *details;   /* paragraphs below all options, ends with NULL; long lines are wrapped */
    const tool_example *examples; /* ends with one without command; --help shows the first three */
    bool stop; /* the first word that is no option ends them (a program and its own options follow) */
} tool_usage;

/* The index of the first operand in argv (operands come last, in order). Ends the program with 0 after help and
 * version, with 2 after a mistake. */
int tool_options(int argc, char **argv, const tool_usage *usage);
#endif
