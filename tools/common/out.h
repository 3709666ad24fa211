/* out.h - a fast buffered writer, and text as JSON, CSV or a terminal wants it
 *
 * No printf here: millions of lines a second. A reader that went away ends the program quietly, as SIGPIPE does; a full
 * disk ends it with a message and status 2.
 */
#ifndef TOOL_OUT_H
#define TOOL_OUT_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include "support/output.h"
#include "style.h"
#include "support/text.h"

enum { OUT_ROOM = 1 << 18, OUT_SPARE = 4096 };

typedef struct tool_out {
    int fd;
    tr_output file;   /* unless it is stdout */
    const char *path; /* for messages */
    size_t n;
    bool line;             /* flush after each line: a terminal */
    bool styled;           /* out_style() writes; for stdout alone (style.h) */
    bool in_style;         /* what is written now has a style, which the plain one ends */
    struct out_gzip *gzip; /* NULL: bytes are written as they are */
    uint64_t written;      /* bytes that went to the file */
    bool kept;             /* out_memory: what is flushed goes to `text` */
    char *text;
    size_t ntext, text_room;
    char data[OUT_ROOM + OUT_SPARE];
} tool_out;

/* Before any output: from here on an exit or a signal removes what tr_output_open() has begun and nobody closed, and
 * new files have the permissions of recordings (TRACE_MODE_BITS). out_open calls it. */
void out_guard(void);
tool_out *out_open(const char *path);   /* NULL or "-": stdout; ends the program if it cannot be written */
tool_out *out_memory(void);             /* what is written is kept: out_text() or out_drop() ends it */
char *out_text(tool_out *o, size_t *n); /* all of it, terminated, to be freed; `o` is gone */
/* All that was written into memory so far; writing begins anew. Valid until something is written. */
const char *out_taken(tool_out *o, size_t *n);
void out_gzip(tool_out *o);           /* from now on what is written is compressed; at once after out_open */
uint64_t out_close(tool_out *o);      /* the file is there now, whole; returns its bytes */
void out_drop(tool_out *o);           /* and this leaves none: there was nothing to say */
void out_end(tool_out *o, bool good); /* one or the other */
void out_flush(tool_out *o);
void out_bytes(tool_out *o, const void *data, size_t n); /* any length */
void out_str(tool_out *o, const char *text);
void out_style(tool_out *o, enum style style); /* of what follows, until STYLE_PLAIN; takes no columns */

/* After this at least OUT_SPARE bytes fit without a check: for runs of the small ones below. */
static inline void out_room(tool_out *o)
{
    if (o->n > OUT_ROOM)
        out_flush(o);
}
static inline void out_char(tool_out *o, char c) { o->data[o->n++] = c; }
static inline void out_put(tool_out *o, const char *text, size_t n) /* n <= 1024 */
{
    memcpy(o->data + o->n, text, n);
    o->n += n;
}
void out_u64(tool_out *o, uint64_t v);
void out_i64(tool_out *o, int64_t v);
void out_hex(tool_out *o, uint64_t v);                    /* 0x... */
void out_digits(tool_out *o, uint64_t v, unsigned width); /* with leading zeros */
void out_double(tool_out *o, double v);                   /* the shortest that reads back the same */
void out_float(tool_out *o, float v);

/* Text that terminals obey, escaped (support/text.h): \n, \x1b. */
void out_safe(tool_out *o, const char *text, size_t n);
void out_line(tool_out *o, char *text); /* the same, and a newline; frees the text */
/* The same in double quotes, " and \ escaped. */
void out_quoted(tool_out *o, const char *text, size_t n);

/* Columns a text takes on a terminal, one a character. */
size_t tool_columns(const char *text);
/* Bytes of its first `columns` columns. */
size_t tool_bytes(const char *text, size_t columns);

/* ---- JSON ---- */
typedef struct tool_json {
    tool_out *out;
    unsigned depth;
    uint64_t any;
    bool pretty;
    bool after_key;
} tool_json;
void json_open(tool_json *j, char bracket);  /* { or [ */
void json_close(tool_json *j, char bracket); /* } or ] */
void json_key(tool_json *j, const char *key);
void json_text(tool_json *j, const char *text, size_t n);
void json_str(tool_json *j, const char *text);
void json_u64(tool_json *j, uint64_t v);
void json_i64(tool_json *j, int64_t v);
void json_double(tool_json *j, double v); /* null if not finite */
void json_bool(tool_json *j, bool v);
/* Members of an object: a key and its value. After json_put_open() the caller fills in the list or object. */
static inline void json_put_open(tool_json *j, const char *key, char bracket)
{
    json_key(j, key);
    json_open(j, bracket);
}
static inline void json_put_u64(tool_json *j, const char *key, uint64_t v)
{
    json_key(j, key);
    json_u64(j, v);
}
static inline void json_put_i64(tool_json *j, const char *key, int64_t v)
{
    json_key(j, key);
    json_i64(j, v);
}
static inline void json_put_str(tool_json *j, const char *key, const char *text)
{
    json_key(j, key);
    json_str(j, text);
}
static inline void json_put_double(tool_json *j, const char *key, double v)
{
    json_key(j, key);
    json_double(j, v);
}
static inline void json_put_bool(tool_json *j, const char *key, bool v)
{
    json_key(j, key);
    json_bool(j, v);
}
void json_null(tool_json *j);
/* The same, with null for what is unknown: a text that is NULL, a number below 0. */
void json_put_known_str(tool_json *j, const char *key, const char *text);
void json_put_known(tool_json *j, const char *key, double v);
/* the beginning of a value that the caller finishes; n <= 1024 */
void json_raw(tool_json *j, const char *text, size_t n);

/* ---- CSV (RFC 4180) ---- */
void csv_str(tool_out *o, const char *text);
#endif
