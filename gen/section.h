/* section.h - parts of a generated file that are written side by side, and stand one behind the other */
#ifndef GEN_SECTION_H
#define GEN_SECTION_H
#include <stdio.h>

typedef struct section {
    FILE *file;
    char *text; /* what was written, once it is ended */
    size_t length;
    const char *guard; /* the condition that is open; "": none */
} section;

void section_begin(section *s); /* it stays where it is until it is ended */
/* A text that holds under a condition of the preprocessor; "": always. An empty one leaves nothing. */
void section_add(section *s, const char *guard, const char *text);
/* Its text, behind which no condition is open. */
const char *section_end(section *s);
#endif
