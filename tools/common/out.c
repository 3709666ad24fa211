/* out.c - the buffered writer and its escapes */
#include "out.h"
#include "options.h"
#include "support/memory.h"
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <zlib.h>

enum { GZIP_LEVEL = 4, GZIP_ROOM = 1 << 17 };

struct out_gzip {
    z_stream stream;
    unsigned char data[GZIP_ROOM];
};

static void interrupted(int number)
{
    tr_output_discard();
    signal(number, SIG_DFL);
    raise(number);
}

void out_guard(void)
{
    static const int numbers[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU, SIGXFSZ};
    struct sigaction before, after = {.sa_handler = interrupted};
    size_t i;
    tr_output_permit(getenv("TRACE_MODE_BITS"));
    for (i = 0; i < sizeof numbers / sizeof *numbers; i++)
        if (!sigaction(numbers[i], NULL, &before) && before.sa_handler == SIG_DFL)
            sigaction(numbers[i], &after, NULL);
    atexit(tr_output_discard);
}

tool_out *out_open(const char *path)
{
    tool_out *o = tr_alloc(sizeof *o);
    int why;
    signal(SIGPIPE, SIG_DFL);
    if (!path || !strcmp(path, "-")) {
        o->fd = 1;
        o->path = "stdout";
        o->line = isatty(1);
        o->styled = style_wanted(1);
        return o;
    }
    out_guard();
    o->path = path;
    why = tr_output_open(&o->file, path);
    if (why)
        tool_fail("%s: %s", path, strerror(why));
    o->fd = o->file.fd;
    return o;
}

tool_out *out_memory(void)
{
    tool_out *o = tr_alloc(sizeof *o);
    o->fd = -1;
    o->kept = true;
    o->path = "memory";
    return o;
}

char *out_text(tool_out *o, size_t *n)
{
    char *text;
    out_flush(o);
    text = tr_grow(o->text, o->ntext + 1, &o->text_room, 1);
    text[o->ntext] = 0;
    *n = o->ntext;
    free(o);
    return text;
}

const char *out_taken(tool_out *o, size_t *n)
{
    const char *text = o->data;
    *n = o->n;
    if (o->ntext) {
        out_flush(o);
        text = o->text;
        *n = o->ntext;
    }
    o->n = 0;
    o->ntext = 0;
    return text;
}

static void put_all(tool_out *o, const void *data, size_t n)
{
    size_t done = 0;
    if (!n)
        return; /* there may be no text yet, and a null pointer has no bytes behind it */
    if (o->kept) {
        o->text = tr_grow(o->text, o->ntext + n, &o->text_room, 1);
        memcpy(o->text + o->ntext, data, n);
        o->ntext += n;
        return;
    }
    while (done < n) {
        ssize_t k = write(o->fd, (const char *)data + done, n - done);
        if (k < 0 && errno == EINTR)
            continue;
        if (k < 0 && errno == EPIPE)
            _exit(141);
        if (k < 0)
            tool_fail("%s: %s", o->path, strerror(errno));
        done += (size_t)k;
    }
    o->written += n;
}

static void deflate_all(tool_out *o, int flush)
{
    struct out_gzip *z = o->gzip;
    int state;
    z->stream.next_in = (unsigned char *)o->data;
    z->stream.avail_in = (unsigned)o->n;
    do {
        z->stream.next_out = z->data;
        z->stream.avail_out = GZIP_ROOM;
        state = deflate(&z->stream, flush);
        put_all(o, z->data, GZIP_ROOM - z->stream.avail_out);
    } while (!z->stream.avail_out && state != Z_STREAM_END);
}

void out_gzip(tool_out *o)
{
    o->gzip = tr_alloc(sizeof *o->gzip);
    /* 15 bits of window; 16 more: a gzip file, whose header has neither a name nor a time */
    if (deflateInit2(&o->gzip->stream, GZIP_LEVEL, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK)
        tool_fail("out of memory");
}

void out_flush(tool_out *o)
{
    if (o->gzip)
        deflate_all(o, Z_NO_FLUSH);
    else
        put_all(o, o->data, o->n);
    o->n = 0;
}

static void gzip_free(tool_out *o)
{
    if (o->gzip)
        deflateEnd(&o->gzip->stream);
    free(o->gzip);
    o->gzip = NULL;
}

uint64_t out_close(tool_out *o)
{
    uint64_t written;
    int why;
    out_flush(o);
    if (o->gzip)
        deflate_all(o, Z_FINISH);
    gzip_free(o);
    if (o->fd == 1)
        why = close(o->fd) && errno != EBADF ? errno : 0;
    else
        why = tr_output_close(&o->file, true);
    if (why)
        tool_fail("%s: %s", o->path, strerror(why));
    written = o->written;
    free(o);
    return written;
}

void out_drop(tool_out *o)
{
    gzip_free(o);
    if (o->fd != 1 && !o->kept)
        tr_output_close(&o->file, false);
    free(o->text);
    free(o);
}

void out_end(tool_out *o, bool good)
{
    if (good)
        out_close(o);
    else
        out_drop(o);
}

void out_bytes(tool_out *o, const void *data, size_t n)
{
    const char *p = data;
    while (n) {
        size_t k = n < 1024 ? n : 1024;
        out_room(o);
        out_put(o, p, k);
        p += k;
        n -= k;
    }
}

void out_str(tool_out *o, const char *text) { out_bytes(o, text, strlen(text)); }

void out_style(tool_out *o, enum style style)
{
    if (o->styled && (style != STYLE_PLAIN || o->in_style))
        out_str(o, style_code(style));
    o->in_style = style != STYLE_PLAIN;
}

/* ---- numbers --------------------------------------------------------------------------------------------------- */

static const char pairs[] =
    "00010203040506070809101112131415161718192021222324252627282930313233343536373839404142434445464748495051525354"
    "555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899";

static char *digits_before(char *end, uint64_t v)
{
    while (v >= 100) {
        end -= 2;
        memcpy(end, pairs + 2 * (v % 100), 2);
        v /= 100;
    }
    if (v >= 10) {
        end -= 2;
        memcpy(end, pairs + 2 * v, 2);
    } else
        *--end = (char)('0' + v);
    return end;
}

void out_u64(tool_out *o, uint64_t v)
{
    char text[24], *p;
    if (v < 10) {
        out_char(o, (char)('0' + v));
        return;
    }
    p = digits_before(text + sizeof text, v);
    out_put(o, p, (size_t)(text + sizeof text - p));
}

void out_i64(tool_out *o, int64_t v)
{
    if (v < 0)
        out_char(o, '-');
    out_u64(o, v < 0 ? 0 - (uint64_t)v : (uint64_t)v);
}

void out_hex(tool_out *o, uint64_t v)
{
    int shift = v ? (63 - __builtin_clzll(v)) & ~3 : 0;
    out_put(o, "0x", 2);
    for (; shift >= 0; shift -= 4)
        out_char(o, "0123456789abcdef"[v >> shift & 15]);
}

void out_digits(tool_out *o, uint64_t v, unsigned width)
{
    char text[24], *p = text + sizeof text;
    for (; width >= 2; width -= 2, v /= 100) {
        p -= 2;
        memcpy(p, pairs + 2 * (v % 100), 2);
    }
    if (width)
        *--p = (char)('0' + v % 10);
    out_put(o, p, (size_t)(text + sizeof text - p));
}

void out_double(tool_out *o, double v)
{
    static const double scales[] = {1, 10, 100, 1000, 10000, 100000, 1000000};
    char text[32];
    int i, n;
    if (!isfinite(v)) {
        const char *word = isnan(v) ? "nan" : v < 0 ? "-inf" : "inf";
        out_put(o, word, strlen(word));
        return;
    }
    if (fabs(v) < 1e9) /* few decimals: the usual case, without printf */
        for (i = 0; i <= 6; i++) {
            double scaled = v * scales[i];
            int64_t whole = (int64_t)llrint(scaled);
            if ((double)whole / scales[i] != v || (whole == 0 && signbit(v)))
                continue;
            if (whole < 0)
                out_char(o, '-');
            whole = whole < 0 ? -whole : whole;
            out_u64(o, (uint64_t)whole / (uint64_t)scales[i]);
            if (i) {
                out_char(o, '.');
                out_digits(o, (uint64_t)whole % (uint64_t)scales[i], (unsigned)i);
            }
            return;
        }
    for (i = 15; i <= 17; i++) {
        n = snprintf(text, sizeof text, "%.*g", i, v);
        if (strtod(text, NULL) == v)
            break;
    }
    out_put(o, text, (size_t)n);
}

void out_float(tool_out *o, float v)
{
    char text[32];
    int i, n = 0;
    if (!isfinite(v) || (fabsf(v) < 1e6f && v == floorf(v))) {
        out_double(o, (double)v);
        return;
    }
    for (i = 6; i <= 9; i++) {
        n = snprintf(text, sizeof text, "%.*g", i, (double)v);
        if (strtof(text, NULL) == v)
            break;
    }
    out_put(o, text, (size_t)n);
}

/* ---- text ------------------------------------------------------------------------------------------------------- */

size_t tool_columns(const char *text)
{
    size_t n = 0;
    for (; *text; text++)
        n += ((unsigned char)*text & 0xc0) != 0x80;
    return n;
}

size_t tool_bytes(const char *text, size_t columns)
{
    size_t i;
    for (i = 0; text[i]; i++)
        if (((unsigned char)text[i] & 0xc0) != 0x80 && columns-- == 0)
            break;
    return i;
}

static void put_piece(void *to, const char *piece, size_t n) { out_bytes(to, piece, n); }

void out_safe(tool_out *o, const char *text, size_t n) { tr_text_escape(text, n, false, put_piece, o); }

void out_line(tool_out *o, char *text)
{
    out_safe(o, text, strlen(text));
    out_bytes(o, "\n", 1);
    free(text);
}

void out_quoted(tool_out *o, const char *text, size_t n)
{
    out_room(o);
    out_char(o, '"');
    tr_text_escape(text, n, true, put_piece, o);
    out_room(o);
    out_char(o, '"');
}

/* ---- JSON -------------------------------------------------------------------------------------------------------- */

static void newline(tool_json *j)
{
    unsigned i;
    out_room(j->out);
    if (!j->pretty)
        return;
    out_char(j->out, '\n');
    for (i = 0; i < j->depth; i++)
        out_char(j->out, ' ');
}

/* Before a value or a key: the comma. Rows of an array of objects come one a line, what is deeper stays on it. */
static void item(tool_json *j)
{
    bool first = !(j->any >> j->depth & 1);
    if (j->after_key) {
        j->after_key = false;
        return;
    }
    out_room(j->out);
    if (!first)
        out_char(j->out, ',');
    j->any |= 1ull << j->depth;
    if (j->depth && j->depth < 3)
        newline(j);
    else if (!first)
        out_char(j->out, ' ');
}

void json_open(tool_json *j, char bracket)
{
    item(j);
    out_char(j->out, bracket);
    j->depth++;
    j->any &= ~(1ull << j->depth);
}

void json_close(tool_json *j, char bracket)
{
    bool any = j->any >> j->depth & 1;
    j->depth--;
    if (any && j->depth < 2)
        newline(j);
    out_room(j->out);
    out_char(j->out, bracket);
}

void json_key(tool_json *j, const char *key)
{
    item(j);
    json_text(&(tool_json){.out = j->out, .after_key = true}, key, strlen(key));
    out_room(j->out);
    out_char(j->out, ':');
    if (j->pretty)
        out_char(j->out, ' ');
    j->after_key = true;
}

void json_text(tool_json *j, const char *text, size_t n)
{
    tool_out *o = j->out;
    size_t i = 0, from = 0;
    item(j);
    out_room(o);
    out_char(o, '"');
    while (i < n) {
        const unsigned char *p = (const unsigned char *)text + i;
        size_t k = tr_utf8(p, n - i), unsafe = *p == '"' || *p == '\\' ? 1 : tr_text_unsafe(p, n - i);
        if (!unsafe) {
            i += k;
            continue;
        }
        out_bytes(o, text + from, i - from);
        out_room(o);
        if (!k) /* no UTF-8: the replacement character */
            out_put(o, "\xef\xbf\xbd", 3);
        else if (*p == '"' || *p == '\\') {
            out_char(o, '\\');
            out_char(o, (char)*p);
        } else {
            uint32_t code = k == 1   ? *p
                            : k == 2 ? (*p & 0x1fu) << 6 | (p[1] & 0x3fu)
                                     : (*p & 0xfu) << 12 | (p[1] & 0x3fu) << 6 | (p[2] & 0x3fu);
            int shift;
            out_put(o, "\\u", 2);
            for (shift = 12; shift >= 0; shift -= 4)
                out_char(o, "0123456789abcdef"[code >> shift & 15]);
        }
        from = i += k ? k : 1;
    }
    out_bytes(o, text + from, n - from);
    out_room(o);
    out_char(o, '"');
}

void json_str(tool_json *j, const char *text) { json_text(j, text, strlen(text)); }

void json_u64(tool_json *j, uint64_t v)
{
    item(j);
    out_u64(j->out, v);
}

void json_i64(tool_json *j, int64_t v)
{
    item(j);
    out_i64(j->out, v);
}

void json_double(tool_json *j, double v)
{
    item(j);
    if (isfinite(v))
        out_double(j->out, v);
    else
        out_put(j->out, "null", 4);
}

void json_bool(tool_json *j, bool v)
{
    item(j);
    out_put(j->out, v ? "true" : "false", v ? 4 : 5);
}

void json_null(tool_json *j)
{
    item(j);
    out_put(j->out, "null", 4);
}
void json_put_known_str(tool_json *j, const char *key, const char *text)
{
    json_key(j, key);
    if (text)
        json_str(j, text);
    else
        json_null(j);
}
void json_put_known(tool_json *j, const char *key, double v)
{
    json_key(j, key);
    if (v >= 0)
        json_double(j, v);
    else
        json_null(j);
}

void json_raw(tool_json *j, const char *text, size_t n)
{
    item(j);
    out_put(j->out, text, n);
}

/* ---- CSV --------------------------------------------------------------------------------------------------------- */

/* Spreadsheets take a cell that begins so for a formula, and run it. */
static bool is_formula(const char *text, size_t n) { return n && strchr("=+-@", *text); }

static void put_csv_piece(void *to, const char *piece, size_t n)
{
    const char *mark;
    while ((mark = memchr(piece, '"', n))) {
        size_t k = (size_t)(mark - piece) + 1;
        out_bytes(to, piece, k);
        out_bytes(to, "\"", 1);
        piece += k;
        n -= k;
    }
    out_bytes(to, piece, n);
}

void csv_str(tool_out *o, const char *text)
{
    size_t n = strlen(text);
    bool formula = is_formula(text, n), quoted = formula || memchr(text, '"', n) || memchr(text, ',', n);
    out_str(o, quoted ? formula ? "\"'" : "\"" : "");
    tr_text_escape(text, n, false, put_csv_piece, o);
    out_str(o, quoted ? "\"" : "");
}
