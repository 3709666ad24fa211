/* message.c - see message.h */
#include "message.h"
#include "style.h"
#include "support/memory.h"
#include "support/text.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *tool_name = "trace";
const tool_turn *tool_takes_turns;

/* One line. Control characters in what it quotes are escaped. */
static void print(enum style style, const char *what, const char *text)
{
    bool styled = style != STYLE_PLAIN && style_wanted(2);
    fflush(stdout);
    fprintf(stderr, "%s: %s%s%s", tool_name, styled ? style_code(style) : "", what,
            styled ? style_code(STYLE_PLAIN) : "");
    tr_text_write(stderr, text, strlen(text), false);
    fputc('\n', stderr);
}

static void say(enum style style, const char *what, const char *format, va_list args)
{
    const tool_turn *turn = style == STYLE_PLAIN ? NULL : tool_takes_turns;
    char *text = NULL;
    if (vasprintf(&text, format, args) < 0)
        text = NULL;
    if (!turn || turn->begin(text ? text : format))
        print(style, what, text ? text : format);
    if (turn)
        turn->end();
    free(text);
}

void tool_fail(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say(STYLE_BAD, "error: ", format, args);
    va_end(args);
    exit(2);
}

void tool_error(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say(STYLE_BAD, "error: ", format, args);
    va_end(args);
}

void tool_warn(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say(STYLE_WARN, "warning: ", format, args);
    va_end(args);
}

void tool_note(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say(STYLE_PLAIN, "", format, args);
    va_end(args);
}

char *tool_text(const char *format, ...)
{
    va_list args;
    char *text = NULL;
    va_start(args, format);
    if (vasprintf(&text, format, args) < 0)
        tr_no_memory(0);
    va_end(args);
    return text;
}
