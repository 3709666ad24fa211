/* codec.h - numbers and texts to bytes and back, told once for both directions
 *
 * A function that goes through a structure with these writes it, or reads it: so what is written and what is read are
 * the same by construction. Whole numbers take seven bits a byte, the lowest first, as in LEB128; signed ones are
 * folded first (0, -1, 1, -2 ...). A text is the number of a text that came before it, or the next number, a length
 * and the bytes. Reading trusts nothing: what does not fit makes `bad` true, and everything read after that is 0. */
#ifndef CODEC_H
#define CODEC_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct codec {
    bool writes, bad;
    uint16_t minor;                /* reading: of the file */
    const unsigned char *at, *end; /* reading: what is left */
    unsigned char *data;           /* writing: so far */
    size_t n, room;
    uint32_t *texts; /* reading: number in the file -> text_id; writing: text_id -> number + 1 */
    size_t ntexts, text_room;
} codec;

void codec_read(codec *c, const void *data, size_t bytes);
void codec_write(codec *c);
void codec_free(codec *c);

void code_bytes(codec *c, void *data, size_t bytes);
void code_u64(codec *c, uint64_t *v);
void code_u32(codec *c, uint32_t *v);
void code_i64(codec *c, int64_t *v);
void code_i32(codec *c, int32_t *v);
void code_bool(codec *c, bool *v);
void code_f64(codec *c, double *v);
void code_text(codec *c, uint32_t *id); /* id: as of text_id() */
/* A number of things of which each takes so many bytes at least: no more than there are bytes left for. */
size_t code_count(codec *c, size_t n, size_t least);
/* A position in a list of `n`. */
void code_index(codec *c, uint32_t *v, size_t n);
#endif
