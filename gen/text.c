/* text.c - strings, lists and complaints of the generator */
#include "text.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

int errors;

static void say(const char *file, int line, const char *f, va_list args)
{
    errors++;
    if (line)
        fprintf(stderr, "%s:%d: error: ", file, line);
    else
        fprintf(stderr, "%s: error: ", file);
    vfprintf(stderr, f, args);
    fputc('\n', stderr);
}

void error_at(const char *file, int line, const char *f, ...)
{
    va_list args;
    va_start(args, f);
    say(file, line, f, args);
    va_end(args);
}

void die_at(const char *file, int line, const char *f, ...)
{
    va_list args;
    va_start(args, f);
    say(file, line, f, args);
    va_end(args);
    exit(1);
}

void *need(void *p)
{
    if (!p)
        die_at("trace-gen", 0, "out of memory");
    return p;
}

char *copyn(const char *s, size_t n)
{
    char *c = need(malloc(n + 1));
    memcpy(c, s, n);
    c[n] = 0;
    return c;
}

char *copy(const char *s) { return copyn(s, strlen(s)); }

char *format(const char *f, ...)
{
    char *s;
    va_list args;
    va_start(args, f);
    if (vasprintf(&s, f, args) < 0)
        die_at("trace-gen", 0, "out of memory");
    va_end(args);
    return s;
}

/* One pattern, up to a comma or a closing brace that is not its own; `rest` is what must follow it. */
static bool match(const char *p, const char *name, const char *rest);

/* The end of the alternative or pattern that begins at p. */
static const char *pattern_end(const char *p)
{
    int depth = 0;
    for (; *p; p++) {
        if (*p == '{')
            depth++;
        else if (*p == '}' && depth-- == 0)
            break;
        else if (*p == ',' && depth == 0)
            break;
    }
    return p;
}

static bool match(const char *p, const char *name, const char *rest)
{
    for (;; p++, name++) {
        if (*p == 0 || *p == ',' || *p == '}') /* rest is the text after the enclosing brace */
            return rest ? match(rest, name, NULL) : *name == 0;
        if (*p == '*') {
            for (;; name++) {
                if (match(p + 1, name, rest))
                    return true;
                if (!*name)
                    return false;
            }
        }
        if (*p == '{') {
            const char *alternative = p + 1, *end, *close;
            for (close = alternative; *(close = pattern_end(close)) == ','; close++) {}
            close += *close == '}';
            for (;; alternative = end + 1) {
                char *joined;
                bool yes;
                end = pattern_end(alternative);
                joined =
                    format("%.*s%.*s", (int)(end - alternative), alternative, (int)(pattern_end(close) - close), close);
                yes = match(joined, name, rest);
                free(joined);
                if (yes)
                    return true;
                if (*end != ',')
                    return false;
            }
        }
        if (*p == '[') {
            bool not = p[1] == '^', found = false;
            for (p += 1 + not; *p && *p != ']'; p++) {
                bool range = p[1] == '-' && p[2] && p[2] != ']';
                found |= range ? *p <= *name && *name <= p[2] : *p == *name;
                p += range ? 2 : 0;
            }
            if (!*p || found == not|| !*name) /* no ]: nothing matches */
                return false;
            continue;
        }
        if (*p != *name)
            return false;
    }
}

void sort(void *array, size_t n, size_t size, int (*compare)(const void *, const void *))
{
    if (n) /* else there may be no array */
        qsort(array, n, size, compare);
}

bool matches(const char *patterns, const char *name)
{
    for (;;) {
        while (*patterns == ' ' || *patterns == ',')
            patterns++;
        if (!*patterns)
            return false;
        if (match(patterns, name, NULL))
            return true;
        patterns = pattern_end(patterns);
        if (*patterns == '}')
            patterns++;
    }
}

char *trim(char *s)
{
    size_t n;
    while (isspace((unsigned char)*s))
        s++;
    for (n = strlen(s); n && isspace((unsigned char)s[n - 1]);)
        s[--n] = 0;
    return s;
}

size_t split(char *s, const char *separator, char **parts, size_t max)
{
    size_t n = 0, length = strlen(separator);
    while (n < max) {
        char *at = s;
        while ((at = strstr(at, separator)) && n + 1 < max) {
            bool before = at == s || isspace((unsigned char)at[-1]),
                 after = !at[length] || isspace((unsigned char)at[length]);
            if (before && after)
                break;
            at += length;
        }
        if (n + 1 == max)
            at = NULL;
        if (at)
            *at = 0;
        parts[n++] = trim(s);
        if (!at)
            break;
        s = at + length;
    }
    return n;
}

char *read_line(FILE *in, int *line)
{
    char *text = NULL;
    size_t length = 0, room = 0;
    int c;
    bool any = false;
    ++*line;
    while ((c = getc(in)) != EOF) {
        any = true;
        if (c == '\n') {
            if (length && text[length - 1] == '\\') {
                text[length - 1] = ' ';
                ++*line;
                continue;
            }
            break;
        }
        if (length + 2 > room)
            text = need(realloc(text, room = room ? room * 2 : 128));
        text[length++] = (char)c;
    }
    if (!any)
        return NULL;
    if (!text)
        return copy("");
    text[length] = 0;
    for (size_t i = 0; i < length; i++)
        if (text[i] == '#' && (i == 0 || isspace((unsigned char)text[i - 1])) && (!text[i + 1] || text[i + 1] == ' ')) {
            text[i] = 0;
            break;
        }
    for (length = strlen(text); length && isspace((unsigned char)text[length - 1]);)
        text[--length] = 0;
    return text;
}

enum { LINE_MAX_LENGTH = 156 };

/* Where a line can be parted: behind its last blank that leaves it short enough, in code behind a comma if it can be;
 * `quoted`: within a literal. */
static size_t fold_at(const char *line, size_t n, bool *quoted)
{
    size_t at = 0;
    bool in = false;
    for (size_t i = 0; i < n && i < LINE_MAX_LENGTH; i++) {
        in ^= line[i] == '"' && (!i || line[i - 1] != '\\');
        if (line[i] == ' ' && i + 1 < n && i > strspn(line, " ") && (in || !at || line[i - 1] == ',')) {
            at = i + 1;
            *quoted = in;
        }
    }
    return at;
}

void write_folded(FILE *out, const char *text)
{
    for (size_t n; *text; text += n + (text[n] == '\n')) {
        const char *line = text;
        size_t left = n = strcspn(text, "\n"), at;
        bool quoted = false;
        char *rest = copyn(line, n);
        while (left > LINE_MAX_LENGTH && *line != '#' && strncmp(line, "/* Generated", 12) != 0 &&
               (at = fold_at(rest, left, &quoted)) != 0) {
            fprintf(out, "%.*s%s\n", (int)(quoted ? at : at - 1), rest, quoted ? "\"" : "");
            rest = format("    %s%s", quoted ? "\"" : "", rest + at);
            left = strlen(rest);
        }
        fprintf(out, "%s\n", rest);
    }
}
