/* brief.c - texts that fit a number of columns */
#include "brief.h"
#include "out.h"
#include "options.h"
#include "support/memory.h"
#include <ctype.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { LEAST = 8, CUT = 5 /* of "[...]" */ };

/* Its first `head` columns, then what of `rest` is as long as its last `tail`. */
static char *joined(const char *text, size_t head, const char *rest, size_t tail)
{
    return tool_text("%.*s[...]%s", (int)tool_bytes(text, head), text,
                     rest + tool_bytes(rest, tool_columns(rest) - tail));
}

char *brief_text(const char *text, size_t columns)
{
    size_t n = tool_columns(text), tail;
    if (!columns || n <= columns)
        return tool_text("%s", text);
    if (columns < LEAST)
        columns = LEAST;
    tail = (columns - CUT) / 2;
    return joined(text, columns - CUT - tail, text, tail);
}

char *brief_list(const char *list, size_t columns)
{
    size_t n = tool_bytes(list, columns > 3 ? columns - 3 : 0);
    if (!columns || tool_columns(list) <= columns)
        return tool_text("%s", list);
    while (n && !(list[n - 1] == ' ' && n > 1 && list[n - 2] == ','))
        n--;
    return n ? tool_text("%.*s...", (int)n, list) : brief_text(list, columns);
}

/* ---- names of C++ ------------------------------------------------------------------------------------------------ */

enum detail { WHOLE, NO_PARAMETERS, SHORT_ARGUMENTS, NO_NAMESPACES };

static bool is_word(char c) { return isalnum((unsigned char)c) || c == '_' || c == '$' || c == '~'; }
static bool starts(const char *text, const char *with) { return !strncmp(text, with, strlen(with)); }

/* Bytes of what stands before the name: blanks that indent it, and "API:". */
static size_t before_name(const char *text)
{
    size_t n = strspn(text, " "), word = n;
    while (is_word(text[word]))
        word++;
    return word > n && text[word] == ':' && text[word + 1] != ':' ? word + 1 : n;
}

/* Where the bracket begins that text[end - 1] closes; `end` if there is none. */
static size_t opening(const char *text, size_t end)
{
    size_t i, open = 0;
    for (i = end; i-- > 0;)
        if (strchr(")]}", text[i]) || (text[i] == '>' && !(i && text[i - 1] == '-')))
            open++;
        else if (strchr("([{<", text[i]) && --open == 0)
            return i;
    return end;
}

/* Behind the bracket that text[at] opens; the end of the text if nothing closes it. */
static size_t closing(const char *text, size_t at)
{
    size_t open = 0;
    for (; text[at]; at++)
        if (text[at] == '(')
            open++;
        else if (text[at] == ')' && --open == 0)
            return at + 1;
    return at;
}

/* The length without the list of parameters at the end, of what looks like a function of C++. */
static size_t without_parameters(const char *text, size_t n)
{
    size_t end = n, open, i;
    bool is = starts(text, "void ");
    if (end > 6 && starts(text + end - 6, " const"))
        end -= 6;
    if (!end || text[end - 1] != ')' || (open = opening(text, end)) == end || !open || text[open - 1] == ' ')
        return n;
    for (i = 0; i + 1 < end && !is; i++)
        is = i < open ? text[i] == '<' || (text[i] == ':' && text[i + 1] == ':') : strchr(",*&<:", text[i]) != NULL;
    return is ? open : n;
}

/* Appends to `out` what of the name stays; `in` is inside of template arguments. */
static void keep(char *out, const char *text, size_t n, enum detail detail)
{
    static const char *const noise[] = {"(anonymous namespace)::", "::operator()() const", "::operator()()", "void "};
    size_t i = 0, word, k, at = 0, in = 0;
    while (i < n) {
        for (k = 0; k < sizeof noise / sizeof *noise && !starts(text + i, noise[k]); k++) {}
        if (k < sizeof noise / sizeof *noise && !(i && is_word(text[i - 1]) && is_word(text[i]))) {
            i += strlen(noise[k]);
            continue;
        }
        for (word = i; word < n && is_word(text[word]); word++) {}
        if (word > i) {
            if (starts(text + word, "::") && (in || detail >= NO_NAMESPACES)) {
                i = word + 2;
                continue;
            }
            memcpy(out + at, text + i, word - i);
            at += word - i;
            i = word;
            continue;
        }
        if (text[i] == '(' && in) {
            i = closing(text, i);
            continue;
        }
        in += text[i] == '<' || text[i] == '{';
        in -= in && ((text[i] == '>' && text[i - 1] != '-') || text[i] == '}');
        if (in && text[i] == ' ' && text[i + 1] == '>') {
            i++;
            continue;
        }
        out[at++] = text[i++];
    }
    out[at] = 0;
}

static char *with_detail(const char *name, enum detail detail)
{
    char *text = tool_text("%s", name);
    size_t at = before_name(name), n = strlen(name) - at;
    if (detail >= NO_PARAMETERS) {
        n = without_parameters(name + at, n);
        if (starts(name + at, "void ") && n > 5) {
            at += 5;
            n -= 5;
        }
        memmove(text + before_name(name), name + at, n);
        text[before_name(name) + n] = 0;
    }
    if (detail >= SHORT_ARGUMENTS) {
        char *all = tool_text("%s", text + before_name(name));
        keep(text + before_name(name), all, strlen(all), detail);
        free(all);
    }
    return text;
}

/* The shape at the end of a name, " [grid ...]"; its end if there is none. */
static const char *shape_of(const char *name)
{
    const char *end = name + strlen(name), *p;
    if (end > name && end[-1] == ']')
        for (p = end; p-- > name;)
            if (starts(p, " [") && p > name)
                return p;
    return end;
}

/* The name without its shape, in the most detail that fits in `columns`, or in the least. */
static char *simplest(const char *name, size_t columns)
{
    enum detail detail;
    char *text = NULL;
    for (detail = WHOLE; detail <= NO_NAMESPACES; detail++) {
        free(text);
        text = with_detail(name, detail);
        if (tool_columns(text) <= columns)
            break;
    }
    return text;
}

size_t brief_least(const char *name)
{
    size_t shape = tool_columns(shape_of(name));
    return shape ? shape + 2 * LEAST : 0;
}

char *brief_name(const char *name, size_t columns)
{
    const char *shape = shape_of(name);
    size_t tail = tool_columns(shape), room;
    char *stem, *simple, *cut, *all;
    if (!columns || tool_columns(name) <= columns)
        return tool_text("%s", name);
    if (tail + LEAST > columns)
        return brief_text(name, columns);
    room = columns - tail;
    stem = tool_text("%.*s", (int)(shape - name), name);
    simple = simplest(stem, room);
    /* where template arguments are cut, what comes first tells more */
    cut = tool_columns(simple) > room && room >= 4 * LEAST && strchr(simple, '<')
              ? joined(simple, room - CUT - room / 4, simple, room / 4)
              : brief_text(simple, room);
    all = tool_text("%s%s", cut, shape);
    free(stem);
    free(simple);
    free(cut);
    return all;
}

/* ---- names that became the same ---------------------------------------------------------------------------------- */

typedef struct alike {
    char **shorter;
    const char *name;
    char *simple;
} alike;

static int by_shorter(const void *a, const void *b)
{
    const alike *x = a, *y = b;
    int order = strcmp(*x->shorter, *y->shorter);
    return order ? order : strcmp(x->name, y->name);
}

static size_t common(const char *a, const char *b)
{
    size_t n = 0;
    while (a[n] && a[n] == b[n])
        n++;
    return n;
}

/* The head, then what follows `at`, where it differs from others. */
static char *window(const char *text, size_t at, size_t columns)
{
    size_t head = columns / 3, room = columns - head - CUT, n = strlen(text), back;
    for (back = 0; back < LEAST && at > 0 && is_word(text[at - 1]) && text[at - 1] != '_'; back++)
        at--;
    while (at && ((unsigned char)text[at] & 0xc0) == 0x80)
        at--;
    if (at <= head + CUT)
        return tool_text("%.*s[...]", (int)tool_bytes(text, columns - CUT), text);
    if (tool_columns(text + at) <= room)
        return joined(text, head, text, room < n ? room : n);
    return tool_text("%.*s[...]%.*s[...]", (int)tool_bytes(text, head), text, (int)tool_bytes(text + at, room - CUT),
                     text + at);
}

static void tell_apart(alike *group, size_t n, size_t columns)
{
    size_t i, same = SIZE_MAX, k;
    bool simple = true;
    for (i = 0; i < n; i++)
        group[i].simple = with_detail(group[i].name, NO_NAMESPACES);
    for (i = 1; i < n; i++)
        if (strcmp(group[i].name, group[i - 1].name) && !strcmp(group[i].simple, group[i - 1].simple))
            simple = false;
    for (i = 1; i < n; i++) {
        k = simple ? common(group[0].simple, group[i].simple) : common(group[0].name, group[i].name);
        if (strcmp(group[0].name, group[i].name) && k < same)
            same = k;
    }
    for (i = 0; i < n; i++) {
        const char *text = simple ? group[i].simple : group[i].name;
        if (same != SIZE_MAX && tool_columns(text) > columns) {
            free(*group[i].shorter);
            *group[i].shorter = window(text, same, columns);
        }
        free(group[i].simple);
    }
}

void brief_apart(char **shorter, const char *const *names, size_t n, size_t columns)
{
    alike *list = tr_alloc((n + 1) * sizeof *list);
    size_t i, first, last;
    for (i = 0; i < n; i++)
        list[i] = (alike){&shorter[i], names[i], NULL};
    qsort(list, n, sizeof *list, by_shorter);
    for (first = 0; first < n; first = last) {
        for (last = first + 1; last < n && !strcmp(*list[first].shorter, *list[last].shorter); last++) {}
        if (last > first + 1 && columns >= 3 * LEAST)
            tell_apart(list + first, last - first, columns);
    }
    free(list);
}
