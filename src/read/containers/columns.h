/* columns.h - a block of a merged file with like beside like, so that it compresses to a fraction
 *
 * The form TR_FORM_COLUMNS of docs/reference/format-merged.md: the same bytes as the plain block, in another order.
 * Records of one event and one size have a shape. Which shapes follow each other is stored apart from times and
 * payloads: a step that repeats repeats there byte for byte, and zstd stores it once. */
#ifndef TRACE_READ_COLUMNS_H
#define TRACE_READ_COLUMNS_H
#include "read/model.h"

/* Where the parts lie that are counted by the shapes. */
typedef struct tr_columns_place {
    uint64_t structure, shorts, longs, payload, end; /* from the beginning; their sizes follow from the counts */
    uint64_t nshorts, nlongs;
} tr_columns_place;

/* No more than that is said to be a block of so many bytes. */
static inline uint64_t tr_columns_most(uint32_t raw) { return 2ull * raw + 4096; }
/* Bytes of a record of the shape. */
static inline uint64_t tr_shape_bytes(const tr_shape *s)
{
    return (s->word & TRACE_ID_SHORT_MAX ? 4u : 12u) + (uint64_t)s->bytes;
}
/* False: shapes and counts make no sense, or are not those of `raw` bytes of records. */
bool tr_columns_places(const tr_columns *head, const tr_shape *shapes, uint64_t raw, tr_columns_place *to);
/* columns -> the plain block. Changes `from`. False: it is damaged. */
bool tr_columns_unpack(unsigned char *from, uint64_t bytes, uint32_t segments, unsigned char *to, uint32_t raw);
#endif
