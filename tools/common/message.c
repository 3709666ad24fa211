/* message.c - see message.h */
#include "message.h"
#include "support/text.h"
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *tool_name = "trace";

/* One line. Control characters in what it quotes are escaped. */
static void say(const char *what, const char *format, va_list args)
{
    char *text = NULL;
    if (vasprintf(&text, format, args) < 0)
        text = NULL;
    fflush(stdout);
    fprintf(stderr, "%s: %s", tool_name, what);
    tr_text_write(stderr, text ? text : format, strlen(text ? text : format), false);
    fputc('\n', stderr);
    free(text);
}

void tool_fail(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say("error: ", format, args);
    va_end(args);
    exit(2);
}

void tool_error(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say("error: ", format, args);
    va_end(args);
}

void tool_warn(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say("warning: ", format, args);
    va_end(args);
}

void tool_note(const char *format, ...)
{
    va_list args;
    va_start(args, format);
    say("", format, args);
    va_end(args);
}

char *tool_text(const char *format, ...)
{
    va_list args;
    char *text = NULL;
    va_start(args, format);
    if (vasprintf(&text, format, args) < 0)
        tool_fail("out of memory");
    va_end(args);
    return text;
}
