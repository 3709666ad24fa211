/* columns.h - a batch of rows as Arrow has it: an array a column
 *
 * Who fills a batch writes straight into the arrays that the receiver will read. */
#ifndef TRACEH_COLUMNS_H
#define TRACEH_COLUMNS_H
#include "words.h"

enum column_type { COL_I64, COL_U64, COL_I32, COL_U32, COL_F64, COL_BOOL, COL_TEXT, COL_WORD, COL_TYPES };

typedef struct column_kind {
    const char *name;
    enum column_type type;
    bool nullable;
} column_kind;

typedef struct column {
    column_kind kind;
    union {
        void *data; /* COL_TEXT: offsets */
        int64_t *i64;
        uint64_t *u64;
        int32_t *i32;
        uint32_t *u32;
        double *f64;
        unsigned char *bits;
    };
    unsigned char *valid; /* bits; NULL unless nullable */
    int64_t set;          /* of a nullable column: values that are there */
    char *bytes;          /* COL_TEXT */
    size_t nbytes, byte_room;
    words *words; /* COL_WORD: not the batch's own */
} column;

typedef struct batch {
    size_t n, room;
    column *columns;
    size_t ncolumns;
    const column *text; /* the COL_TEXT, of which there is one at most; NULL: none */
} batch;
enum { TEXT_MOST = 1 << 28 /* bytes of texts in a batch, and one text more */ };

/* The columns' kinds and words are set, nothing else. Rows are added by counting n up. */
void batch_open(batch *b, size_t room);
/* As one array, a struct of the columns; b's memory goes with it, its columns are empty. */
void batch_array(batch *b, struct ArrowArray *out);
void batch_close(batch *b); /* what is in the columns */
static inline bool batch_full(const batch *b) { return b->n == b->room || (b->text && b->text->nbytes > TEXT_MOST); }
/* The schema of such batches; names are copied. */
void columns_schema(const column *columns, size_t n, struct ArrowSchema *out);

/* A text as that row's value of a COL_TEXT. Values come row by row; a row may have none. */
void column_text(column *c, size_t row, const char *text, size_t n);

static inline void column_valid(column *c, size_t row)
{
    c->valid[row >> 3] |= (unsigned char)(1u << (row & 7));
    c->set++;
}
static inline void column_bit(column *c, size_t row, bool on) { c->bits[row >> 3] |= (unsigned char)(on << (row & 7)); }

/* A stream of this one batch, whose columns are empty then. */
void stream_of(batch *b, struct ArrowArrayStream *out);
#endif
