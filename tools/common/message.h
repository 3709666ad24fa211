/* message.h - what a tool says of itself on stderr: one line, "name: error: ..." */
#ifndef TOOL_MESSAGE_H
#define TOOL_MESSAGE_H
#include <stdbool.h>

extern const char *tool_name; /* tool_options() sets it */

_Noreturn void tool_fail(const char *format, ...)
    __attribute__((format(printf, 1, 2))); /* "name: error: ..."; ends the program with status 2 */
void tool_error(const char *format, ...) __attribute__((format(printf, 1, 2))); /* the same, and returns */
void tool_warn(const char *format, ...) __attribute__((format(printf, 1, 2)));  /* "name: warning: ..." */
void tool_note(const char *format, ...) __attribute__((format(printf, 1, 2)));  /* "name: ..." */

/* Where several processes have the same errors and warnings. begin: false, if this one does not print the text; end: it
 * is printed, or not. */
typedef struct tool_turn {
    bool (*begin)(const char *text);
    void (*end)(void);
} tool_turn;
extern const tool_turn *tool_takes_turns; /* NULL, as it begins: each prints its own */

/* Formatted text, to be freed. Ends the program with status 2 when there is no memory. */
char *tool_text(const char *format, ...) __attribute__((format(printf, 1, 2)));
#endif
