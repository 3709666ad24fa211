/* section.c - parts of a generated file: section.h */
#include "section.h"
#include "text.h"

#include <string.h>

void section_begin(section *s)
{
    *s = (section){.guard = ""};
    s->file = need(open_memstream(&s->text, &s->length));
}

/* From one text to the next: the condition may change. */
static void change_guard(section *s, const char *guard)
{
    if (!strcmp(s->guard, guard))
        return;
    if (*s->guard)
        fputs("\n#endif\n", s->file);
    if (*guard)
        fprintf(s->file, "\n#if %s\n", guard);
    s->guard = guard;
}

void section_add(section *s, const char *guard, const char *text)
{
    if (!*text)
        return;
    change_guard(s, guard);
    fputs(text, s->file);
}

const char *section_end(section *s)
{
    change_guard(s, "");
    fclose(s->file);
    return s->text;
}
