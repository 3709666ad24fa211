/* options.h - a tool's options as one table, from which --help is written
 *
 *     static bool json;
 *     static const tool_option options[] = {
 *         {0, NULL, NULL, "What is printed:", NULL, NULL},
 *         {'j', "json", NULL, "JSON in place of tables", tool_take_flag, &json},
 *         {0}
 *     };
 *     static const tool_usage usage = {"trace-x", "does this", "[options] FILE|DIR...", "A paragraph.", options, false};
 *     int first = tool_options(argc, argv, &usage);
 */
#ifndef TOOL_OPTIONS_H
#define TOOL_OPTIONS_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct tool_option {
    char letter;       /* 0: none */
    const char *name;  /* NULL: `help` is a heading */
    const char *arg;   /* NULL: none; "FILE"; "[FILE.ext]": may be left out. A following word is taken for it if it ends in .ext or
                          if a -- comes later; for "[DIR]" always */
    const char *help;  /* lines end in \n, the last does not */
    bool (*take)(const char *value, void *to); /* false: the value makes no sense (tool_refuse says why); NULL when left out */
    void *to;
} tool_option;

typedef struct tool_usage {
    const char *name;    /* of the tool */
    const char *summary; /* one line, begins in lower case, no full stop */
    const char *usage;   /* what follows the name, lines separated by \n */
    const char *details; /* paragraphs after the options, or NULL */
    const tool_option *options; /* ends with one without name and help; --help and --version come by themselves */
    bool stop;           /* the first word that is no option ends them (a program and its own options follow) */
} tool_usage;

/* The index of the first operand in argv (operands come last, in order). Ends the program with 0 after --help and --version, with 2
 * after a mistake. */
int tool_options(int argc, char **argv, const tool_usage *usage);

/* What is wrong with a value, for a take function to return: false. */
bool tool_refuse(const char *format, ...) __attribute__((format(printf, 1, 2)));

bool tool_take_flag(const char *value, void *to);   /* bool */
bool tool_take_text(const char *value, void *to);   /* const char * */
bool tool_take_count(const char *value, void *to);  /* uint64_t; k, M and G multiply by 1000 */
bool tool_take_list(const char *value, void *to);   /* tool_list: words separated by commas; several times: adds up */

typedef struct tool_list { const char **words; size_t n; } tool_list;
bool tool_list_has(const tool_list *list, const char *word, bool ignore_case);

/* Which of several runs of a folder a tool reads (tr_options.run). */
#define RUN_OPTION(run) {0, "run", "RUN", "of several runs that the input holds: its number or its id, as\ntrace-info lists them, or all; default: the newest", tool_take_text, &(run)}

/* How much a tool may hold, and unpack (tr_options.max_mem). */
#define MEM_OPTION(bytes) {0, "max-mem", "BYTES", "memory for what is read, e.g. 512M; 256M unless given. A merged file that\nunpacks to far more than its size needs this", tool_take_count, &(bytes)}

/* Where source lines of places in programs are looked for (tr_options.symbols, nsymbols); `list` is a tool_list. */
#define SYMBOLS_OPTION(list) {0, "symbols", "DIR", "a folder that has the programs that ran, or their debug information,\nfor source lines (OpenMP's `where`); several times: all of them. They\nare looked for where they were, too, and under /usr/lib/debug", tool_take_list, &(list)}

/* "0,4-7" */
typedef struct tool_ranges { struct tool_range { int64_t low, high; } *ranges; size_t n; } tool_ranges;
bool tool_take_ranges(const char *value, void *to);
bool tool_ranges_has(const tool_ranges *ranges, int64_t number);

/* A moment: "1.5" or "20ms" after the beginning of the trace, or "14:03:12.5", local time of the day it began. */
typedef struct tool_moment { bool given, clock; int64_t ns; } tool_moment;
bool tool_take_moment(const char *value, void *to);
int64_t tool_moment_ns(const tool_moment *moment, int64_t t0_ns, int64_t otherwise);

/* "name: error: ..." on stderr; the program ends with status 2. */
_Noreturn void tool_fail(const char *format, ...) __attribute__((format(printf, 1, 2)));
void tool_error(const char *format, ...) __attribute__((format(printf, 1, 2))); /* the same, and it goes on */
void tool_warn(const char *format, ...) __attribute__((format(printf, 1, 2)));  /* "name: warning: ..." */
void tool_note(const char *format, ...) __attribute__((format(printf, 1, 2)));  /* "name: ..." */
const char *tool_name(void);

/* Memory, zeroed; the program ends with status 2 when there is none. */
char *tool_text(const char *format, ...) __attribute__((format(printf, 1, 2)));
#endif
