/* style.h - bold and colours for a person at a terminal, never for a pipe or a file unless it is asked for
 *
 * --color=always and --color=never decide. Else NO_COLOR says no, then CLICOLOR_FORCE yes, and then it is a matter of
 * whether the descriptor is a terminal and TERM is not "dumb".
 */
#ifndef TOOL_STYLE_H
#define TOOL_STYLE_H
#include <stdbool.h>

enum style {
    STYLE_PLAIN,
    STYLE_HEAD,
    STYLE_BAD,
    STYLE_WARN
}; /* HEAD: titles; BAD: what failed; WARN: what deserves a look */

bool style_take(const char *value, void *to); /* the value of --color */
bool style_wanted(int fd);
const char *style_code(enum style style); /* the escape sequence; of STYLE_PLAIN the one that ends all others */
/* Whether a person sees what is written there. Under a launcher of MPI nobody knows: Open MPI gives each rank a
 * terminal of its own, wherever its output goes. */
bool style_terminal(int fd);
const char *style_choice(void); /* what --color said; NULL: nothing */
#endif
