/* style.c - see style.h */
#include "style.h"
#include "word.h"
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static const char *const words[] = {"auto", "always", "never", NULL};
enum { AUTO, ALWAYS, NEVER };
static int chosen = AUTO;
static bool given;

bool style_take(const char *value, void *to)
{
    int i;
    (void)to;
    for (i = 0; words[i] && strcmp(words[i], value) != 0; i++) {}
    if (!words[i])
        return word_refuse(value, strlen(value), words);
    chosen = i;
    return given = true;
}

const char *style_choice(void) { return given ? words[chosen] : NULL; }

static bool is_set(const char *variable)
{
    const char *value = getenv(variable);
    return value && *value;
}

bool style_terminal(int fd)
{
    static const char *const ranks[] = {"OMPI_COMM_WORLD_RANK", "PMIX_RANK", "PMI_RANK"};
    size_t i;
    for (i = 0; i < sizeof ranks / sizeof *ranks; i++)
        if (is_set(ranks[i]))
            return false;
    return isatty(fd);
}

bool style_wanted(int fd)
{
    const char *term = getenv("TERM");
    if (chosen != AUTO)
        return chosen == ALWAYS;
    if (is_set("NO_COLOR"))
        return false;
    if (is_set("CLICOLOR_FORCE") && strcmp(getenv("CLICOLOR_FORCE"), "0") != 0)
        return true;
    return style_terminal(fd) && term && *term && strcmp(term, "dumb") != 0;
}

const char *style_code(enum style style)
{
    static const char *const codes[] = {"\033[0m", "\033[1m", "\033[1;31m", "\033[1;35m"};
    return codes[style];
}
