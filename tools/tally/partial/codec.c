/* codec.c - see codec.h */
#include "codec.h"
#include "support/memory.h"
#include "tally/tally.h"
#include <stdlib.h>
#include <string.h>

void codec_read(codec *c, const void *data, size_t bytes)
{
    *c = (codec){.at = data, .end = (const unsigned char *)data + bytes};
    c->texts = tr_grow(NULL, 1, &c->text_room, sizeof *c->texts);
    c->ntexts = 1; /* 0 is "" */
}

void codec_write(codec *c)
{
    *c = (codec){.writes = true};
    c->ntexts = 1;
}

void codec_free(codec *c)
{
    free(c->data);
    free(c->texts);
    memset(c, 0, sizeof *c);
}

static void append(codec *c, const void *data, size_t bytes)
{
    c->data = tr_grow(c->data, c->n + bytes, &c->room, 1);
    if (bytes)
        memcpy(c->data + c->n, data, bytes);
    c->n += bytes;
}

void code_bytes(codec *c, void *data, size_t bytes)
{
    if (c->writes) {
        append(c, data, bytes);
        return;
    }
    if ((size_t)(c->end - c->at) < bytes)
        c->bad = true;
    if (c->bad)
        memset(data, 0, bytes);
    else {
        memcpy(data, c->at, bytes);
        c->at += bytes;
    }
}

static void put(codec *c, uint64_t v)
{
    unsigned char bytes[10];
    size_t n = 0;
    do {
        bytes[n++] = (unsigned char)((v & 127) | (v > 127 ? 128 : 0));
        v >>= 7;
    } while (v);
    append(c, bytes, n);
}

static uint64_t get(codec *c)
{
    uint64_t v = 0;
    unsigned shift;
    for (shift = 0; shift < 64 && c->at < c->end; shift += 7) {
        unsigned char b = *c->at++;
        v |= (uint64_t)(b & 127) << shift;
        if (!(b & 128))
            return c->bad ? 0 : v;
    }
    c->bad = true;
    return 0;
}

void code_u64(codec *c, uint64_t *v)
{
    if (c->writes)
        put(c, *v);
    else
        *v = get(c);
}

void code_u32(codec *c, uint32_t *v)
{
    uint64_t x = *v;
    code_u64(c, &x);
    c->bad |= x > UINT32_MAX;
    *v = c->bad ? 0 : (uint32_t)x;
}

void code_i64(codec *c, int64_t *v)
{
    uint64_t x = (uint64_t)*v << 1 ^ (*v < 0 ? UINT64_MAX : 0);
    code_u64(c, &x);
    *v = (int64_t)(x >> 1 ^ (x & 1 ? UINT64_MAX : 0));
}

void code_i32(codec *c, int32_t *v)
{
    int64_t x = *v;
    code_i64(c, &x);
    c->bad |= x < INT32_MIN || x > INT32_MAX;
    *v = c->bad ? 0 : (int32_t)x;
}

void code_bool(codec *c, bool *v)
{
    uint64_t x = *v;
    code_u64(c, &x);
    *v = x != 0;
}

void code_f64(codec *c, double *v) { code_bytes(c, v, sizeof *v); }

void code_text(codec *c, uint32_t *id)
{
    uint64_t number, n;
    if (c->writes) {
        const char *text = text_of(*id);
        n = strlen(text);
        c->texts = tr_grow(c->texts, *id + (size_t)1, &c->text_room, sizeof *c->texts);
        number = *id ? c->texts[*id] ? c->texts[*id] - 1 : c->ntexts : 0;
        put(c, number);
        if (number == c->ntexts) {
            put(c, n);
            append(c, text, (size_t)n);
            c->texts[*id] = (uint32_t)++c->ntexts;
        }
        return;
    }
    number = get(c);
    if (!c->bad && number == c->ntexts) {
        n = get(c);
        if (c->bad || n > (uint64_t)(c->end - c->at) || !n || memchr(c->at, 0, (size_t)n)) {
            c->bad = true;
        } else {
            c->texts = tr_grow(c->texts, c->ntexts + 1, &c->text_room, sizeof *c->texts);
            c->texts[c->ntexts++] = text_id((const char *)c->at, (size_t)n);
            c->at += n;
        }
    }
    c->bad |= number >= c->ntexts;
    *id = c->bad ? 0 : c->texts[number];
}

size_t code_count(codec *c, size_t n, size_t least)
{
    uint64_t v = n;
    code_u64(c, &v);
    if (!c->writes && v > (uint64_t)(c->end - c->at) / least)
        c->bad = true;
    return c->bad ? 0 : (size_t)v;
}

void code_index(codec *c, uint32_t *v, size_t n)
{
    code_u32(c, v);
    c->bad |= *v >= n;
    *v = c->bad ? 0 : *v;
}
