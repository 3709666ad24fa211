/* text.c - what may be shown as it is */
#include "text.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

size_t tr_utf8(const unsigned char *p, size_t left)
{
    size_t n = p[0] < 0x80             ? 1
               : (p[0] & 0xe0) == 0xc0 ? 2
               : (p[0] & 0xf0) == 0xe0 ? 3
               : (p[0] & 0xf8) == 0xf0 ? 4
                                       : 0,
           i;
    if (n == 0 || n > left)
        return 0;
    for (i = 1; i < n; i++)
        if ((p[i] & 0xc0) != 0x80)
            return 0;
    if ((n == 2 && p[0] < 0xc2) || (n == 3 && p[0] == 0xe0 && p[1] < 0xa0) || (n == 3 && p[0] == 0xed && p[1] > 0x9f) ||
        (n == 4 && ((p[0] == 0xf0 && p[1] < 0x90) || p[0] > 0xf4 || (p[0] == 0xf4 && p[1] > 0x8f))))
        return 0; /* too long a form, a surrogate, beyond Unicode */
    return n;
}

static bool turns_or_breaks(uint32_t c)
{
    return c == 0x61c || c == 0x200e || c == 0x200f || (c >= 0x2028 && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

size_t tr_text_unsafe(const unsigned char *p, size_t left)
{
    size_t n;
    if (p[0] >= 0x20 && p[0] < 0x7f)
        return 0;
    n = tr_utf8(p, left);
    if (n <= 1)
        return 1;
    if (n == 2)
        return (p[0] == 0xc2 && p[1] < 0xa0) || turns_or_breaks((uint32_t)(p[0] & 0x1f) << 6 | (p[1] & 0x3f)) ? 2 : 0;
    return n == 3 && turns_or_breaks((uint32_t)(p[0] & 0xf) << 12 | (uint32_t)(p[1] & 0x3f) << 6 | (p[2] & 0x3f)) ? 3
                                                                                                                  : 0;
}

void tr_text_escape(const char *text, size_t n, bool quoted, void (*put)(void *to, const char *piece, size_t n),
                    void *to)
{
    static const char digits[] = "0123456789abcdef";
    const unsigned char *p = (const unsigned char *)text;
    size_t i = 0, from = 0, bad;
    while (i < n) {
        bool mark = quoted && (p[i] == '"' || p[i] == '\\');
        if (p[i] >= 0x20 && p[i] < 0x7f && !mark) {
            i++;
            continue;
        }
        bad = mark ? 1 : tr_text_unsafe(p + i, n - i);
        if (!bad) {
            i += tr_utf8(p + i, n - i);
            continue;
        }
        if (i > from)
            put(to, text + from, i - from);
        for (; bad; bad--, i++) {
            char c = text[i], escaped[4] = {'\\', 'x', digits[p[i] >> 4], digits[p[i] & 15]};
            const char *letter = mark ? &c : c == '\n' ? "n" : c == '\t' ? "t" : c == '\r' ? "r" : NULL;
            if (letter)
                escaped[1] = *letter;
            put(to, escaped, letter ? 2 : 4);
        }
        from = i;
    }
    if (n > from)
        put(to, text + from, n - from);
}

static void append(void *to, const char *piece, size_t n)
{
    char **end = to;
    memcpy(*end, piece, n);
    *end += n;
}

char *tr_text_safe(const char *text)
{
    size_t n = strlen(text);
    char *safe = malloc(4 * n + 1), *end = safe;
    if (!safe)
        return NULL;
    tr_text_escape(text, n, false, append, &end);
    *end = 0;
    return safe;
}

static void write_piece(void *to, const char *piece, size_t n) { fwrite(piece, 1, n, to); }

void tr_text_write(FILE *to, const char *text, size_t n, bool quoted)
{
    tr_text_escape(text, n, quoted, write_piece, to);
}
