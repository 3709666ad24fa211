/* steps.c - the texts of an API's functions on their way into the generated C
 *
 * A text can be read only when all is known that texts name. So a wrapper is written with a reference in it, which in
 * the end becomes a constant. */
#include "steps.h"
#include "text.h"

#include <stdlib.h>
#include <string.h>

enum { MARK = 1, LINE = 112, /* of a comment */ LITERAL = 144 };

typedef struct reference {
    const char *name;
    steps_text *texts;
    size_t n;
} reference;

static steps_names known;
static reference *references;
static size_t nreferences;

void steps_enum(const char *name) { PUSH(known.enums, known.nenums) = name; }
void steps_structure(const char *name, const char *text)
{
    PUSH(known.structs, known.nstructs) = (steps_struct){name, text};
}
void steps_link(const char *enumeration) { PUSH(known.links, known.nlinks) = enumeration; }
void steps_derived(const char *name, const char *values)
{
    PUSH(known.derived, known.nderived) = (steps_derivative){name, values};
}

char *steps_ref(const char *name, char *const *texts, const unsigned long *models, size_t n)
{
    reference r = {.name = name};
    for (size_t i = 0; i < n; i++) {
        size_t in = strcspn(texts[i], "\n");
        PUSH(r.texts, r.n) =
            (steps_text){models ? models[i] : 0, copyn(texts[i], in), texts[i] + in + (texts[i][in] == '\n')};
    }
    PUSH(references, nreferences) = r;
    return format("%c%zu%c", MARK, nreferences - 1, MARK);
}

/* Writes one byte as a literal of C has it; `next` is the byte after it. */
static char *byte_in_c(char *to, unsigned char byte, unsigned char next)
{
    if (byte < ' ' || byte > '~' || strchr("\"\\?", byte))
        return to + sprintf(to, next >= '0' && next <= '7' ? "\\%03o" : "\\%o", byte);
    *to++ = (char)byte;
    *to = 0;
    return to;
}

/* Literals, one a line where one line is too short. */
static char *literals(const steps_bytes *bytes, bool of_macro, bool in_line)
{
    char line[LITERAL + 8], *to = line, *all = copy("");
    bool several = false;
    for (size_t i = 0; i < bytes->n; i++) {
        bool cut = to - line > LITERAL - 4;
        to = byte_in_c(to, bytes->of[i], cut || i + 1 == bytes->n ? '8' : bytes->of[i + 1]);
        if (!cut && i + 1 < bytes->n)
            continue;
        several |= i + 1 < bytes->n;
        all = format("%s%s\"%s\"", all, !several || (!*all && !in_line) ? "" : of_macro ? " \\\n    " : "\n    ", line);
        to = line;
        *to = 0;
    }
    return all;
}

static const char *line_of(const char *text, const char *at)
{
    while (at > text && at[-1] != '\n')
        at--;
    return at;
}

/* Returns lines of comment that say what calls record; gen/amalgamate.c leaves them out of trace.h. */
static char *comment(const reference *r)
{
    char *all = copy("");
    for (size_t i = 0; i < r->n; i++) {
        char *rest = format("%s%s: %s -> %s", r->name, r->n > 1 ? format(" (models %lu)", r->texts[i].models) : "",
                            *r->texts[i].in ? r->texts[i].in : "()", *r->texts[i].out ? r->texts[i].out : "()");
        while (*rest) {
            size_t n = strlen(rest), at = n;
            if (n > LINE)
                for (at = LINE; at > LINE / 2 && rest[at] != ' '; at--) {}
            all = format("%s/*: %.*s */\n", all, (int)at, rest);
            rest = rest[at] ? format("    %s", rest + at + (rest[at] == ' ')) : "";
        }
    }
    return all;
}

/* Returns where a comment on the end of `text` belongs: above the row of a table; otherwise above the wrapper, after
 * the comments that are there. */
static size_t place_of_comment(const char *text, size_t n)
{
    size_t line = n, paragraph;
    while (line && text[line - 1] != '\n')
        line--;
    for (paragraph = line; paragraph > 1 && strncmp(text + paragraph - 2, "\n\n", 2) != 0; paragraph--) {}
    if (memmem(text + paragraph, n - paragraph, "[] = {", 6))
        return line;
    while (!strncmp(text + paragraph, "/*: ", 4))
        paragraph += strcspn(text + paragraph, "\n") + 1;
    return paragraph;
}

/* C promises strings of 4095 characters, and compilers that know longer ones warn of them. */
static char *allow_long(const char *text)
{
    static const char last[] = " * Change the rules, not this file. */\n";
    const char *behind = strstr(text, last) + sizeof last - 1;
    return format(
        "%.*s#pragma GCC diagnostic push\n#pragma GCC diagnostic ignored \"-Woverlength-strings\"\n%s#pragma GCC "
        "diagnostic pop\n",
        (int)(behind - text), text, behind);
}

char *steps_finish(const char *file, const char *text)
{
    char *done, *end;
    bool is_long = false;
    size_t n = 0, room = 2 * strlen(text) + 65536;
    done = need(malloc(room));
    for (const char *mark; (mark = strchr(text, MARK)) != NULL; text = end + 1) {
        const reference *r = &references[strtoul(mark + 1, &end, 10)];
        steps_bytes bytes = {0};
        const char *wrong, *line = line_of(text, mark);
        char *above = comment(r), *constant;
        size_t before = (size_t)(mark - text), at;
        if (!steps_make(&known, r->texts, r->n, &bytes, &wrong))
            error_at(file, 0, *wrong ? "%s cannot be described, from '%.*s' on" : "%s records too much%.*s", r->name,
                     (int)strcspn(wrong, " "), wrong);
        is_long |= bytes.n > 4000;
        constant = literals(&bytes, *line == '#', line + strspn(line, " ") < mark);
        while (n + before + strlen(above) + strlen(constant) + strlen(mark) + 1 > room)
            done = need(realloc(done, room *= 2));
        memcpy(done + n, text, before);
        n += before;
        done[n] = 0;
        at = place_of_comment(done, n);
        memmove(done + at + strlen(above), done + at, n - at);
        memcpy(done + at, above, strlen(above));
        n += strlen(above);
        strcpy(done + n, constant);
        n += strlen(constant);
    }
    strcpy(done + n, text);
    return is_long ? allow_long(done) : done;
}
