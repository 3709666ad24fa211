/* pb.h - as much protobuf as a writer needs: varints, fixed 64-bit fields, and messages whose length is known before
 * they are written. Every pb_ function stores at `p` and returns the end of what it stored; the caller made room. */
#ifndef PB_H
#define PB_H
#include "support/memory.h"
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#define PB_TAG_ROOM 16 /* a tag and a varint never take more; nor does what pb_copy stores too much */

static inline unsigned pb_size(uint64_t v) /* bytes of the varint */
{
    return ((unsigned)(63 - __builtin_clzll(v | 1)) * 9 + 73) / 64;
}

static inline void pb_store64(uint8_t *p, uint64_t v) /* little end first */
{
#if __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    v = __builtin_bswap64(v);
#endif
    memcpy(p, &v, 8);
}

/* Copies n bytes, 16 at a time: reads and stores up to 15 more. */
static inline uint8_t *pb_copy(uint8_t *p, const uint8_t *from, size_t n)
{
    size_t i = 0;
    if (__builtin_expect(n > 256, 0))
        memcpy(p, from, n);
    else
        do
            memcpy(p + i, from + i, 16);
        while ((i += 16) < n);
    return p + n;
}

/* Seven bits a byte, spread by shifts: values of many sizes would make a loop's end hard to foresee. Stores 10 bytes,
 * means pb_size(v). */
static inline uint8_t *pb_varint(uint8_t *p, uint64_t v)
{
    unsigned n;
    uint64_t x;
    if (v < 0x80) {
        *p = (uint8_t)v;
        return p + 1;
    }
    n = pb_size(v);
    x = (v & 0x0fffffff) | (v & 0x00fffffff0000000) << 4;
    x = (x & 0x00003fff00003fff) | (x & 0x0fffc0000fffc000) << 2;
    x = (x & 0x007f007f007f007f) | (x & 0x3f803f803f803f80) << 1;
    x |= 0x8080808080808080 >> (n < 9 ? 72 - 8 * n : 0);
    pb_store64(p, x);
    p[8] = (uint8_t)(v >> 56 & 0x7f) | (uint8_t)(n > 9 ? 0x80 : 0);
    p[9] = (uint8_t)(v >> 63);
    return p + n;
}

static inline uint8_t *pb_uint(uint8_t *p, unsigned field, uint64_t v)
{
    return pb_varint(pb_varint(p, field << 3), v);
}

static inline uint8_t *pb_fixed64(uint8_t *p, unsigned field, uint64_t v)
{
    p = pb_varint(p, field << 3 | 1);
    memcpy(p, &v, 8);
    return p + 8;
}

static inline uint8_t *pb_double(uint8_t *p, unsigned field, double v)
{
    uint64_t u;
    memcpy(&u, &v, 8);
    return pb_fixed64(p, field, u);
}

/* The head of a nested message or string of `n` bytes, which follow. */
static inline uint8_t *pb_head(uint8_t *p, unsigned field, size_t n)
{
    return pb_varint(pb_varint(p, field << 3 | 2), n);
}

static inline uint8_t *pb_bytes(uint8_t *p, unsigned field, const void *data, size_t n)
{
    p = pb_head(p, field, n);
    if (n)
        memcpy(p, data, n);
    return p + n;
}

/* A message under construction. Out of memory ends the program: a tool has nothing better to do. */
typedef struct pb_buf {
    uint8_t *data;
    size_t n, cap;
} pb_buf;


static inline uint8_t *pb_room(pb_buf *b, size_t more)
{
    if (__builtin_expect(b->cap - b->n < more, 0)) {
        b->cap = (b->n + more) * 2;
        b->data = (uint8_t *)tr_resize(b->data, b->cap);
    }
    return b->data + b->n;
}

static inline void pb_done(pb_buf *b, uint8_t *end) { b->n = (size_t)(end - b->data); }

static inline void pb_add_uint(pb_buf *b, unsigned field, uint64_t v)
{
    pb_done(b, pb_uint(pb_room(b, 2 * PB_TAG_ROOM), field, v));
}

static inline void pb_add_bytes(pb_buf *b, unsigned field, const void *data, size_t n)
{
    pb_done(b, pb_bytes(pb_room(b, n + 2 * PB_TAG_ROOM), field, data, n));
}

static inline void pb_add_text(pb_buf *b, unsigned field, const char *text)
{
    pb_add_bytes(b, field, text, strlen(text));
}
#endif
