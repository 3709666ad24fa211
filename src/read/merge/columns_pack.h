/* columns_pack.h - the other way: a plain block -> columns (columns.h) */
#ifndef TRACE_READ_COLUMNS_PACK_H
#define TRACE_READ_COLUMNS_PACK_H
#include "read/model.h"

/* What one thread makes columns with, again and again. */
typedef struct tr_column_press {
    tr_buffer out, numbers, shapes, slots; /* the columns; of each record its shape; shapes; where they are found */
} tr_column_press;
/* The columns of a block of `raw` bytes and so many segments, in press->out; their size. 0: they would be larger, or
 * there are too many shapes, or no memory: the block stays plain. */
uint64_t tr_columns_pack(const tr_trace *trace, const unsigned char *block, uint32_t raw, uint32_t segments,
                         tr_column_press *press);
void tr_column_press_free(tr_column_press *press);
#endif
