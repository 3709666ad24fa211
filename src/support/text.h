/* text.h - text from a trace, a path or a command line, made safe for a terminal, a log, a table
 *
 * The one place that decides what may be shown as it is. Escaped are: control characters (C0, DEL and C1), line and
 * paragraph separators, marks that turn the direction of text (U+061C, U+200E, U+200F, U+202A to U+202E, U+2066 to
 * U+2069), and bytes that are no UTF-8.
 */
#ifndef TR_TEXT_H
#define TR_TEXT_H
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* Bytes of the UTF-8 character at p, 0 if it is none. */
size_t tr_utf8(const unsigned char *p, size_t left);

/* Bytes at p that must not be shown as they are (1 to 3), 0 if the character is harmless. */
size_t tr_text_unsafe(const unsigned char *p, size_t left);

/* The text in pieces: harmless ones as they are, others as \n, \t, \r, \x1b. `quoted`: \ comes before " and \ too. */
void tr_text_escape(const char *text, size_t n, bool quoted, void (*put)(void *to, const char *piece, size_t n),
                    void *to);

/* The same as a string of its own, for free(); NULL: no memory. */
char *tr_text_safe(const char *text);

/* The same to a stream. */
void tr_text_write(FILE *to, const char *text, size_t n, bool quoted);
#endif
