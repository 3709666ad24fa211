/* columns.c - see columns.h */
#include "columns.h"
#include "support/memory.h"
#include <errno.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    uint8_t bytes;
    const char *format;
} types[COL_TYPES] = {
    [COL_I64] = {8, "l"}, [COL_U64] = {8, "L"},  [COL_I32] = {4, "i"},  [COL_U32] = {4, "I"},
    [COL_F64] = {8, "g"}, [COL_BOOL] = {0, "b"}, [COL_TEXT] = {4, "u"}, [COL_WORD] = {4, "i"},
};

static size_t bits(size_t n) { return (n + 63) / 64 * 8; }

void batch_open(batch *b, size_t room)
{
    size_t i;
    b->n = 0;
    b->room = room;
    for (i = 0; i < b->ncolumns; i++) {
        column *c = &b->columns[i];
        c->set = 0;
        c->nbytes = c->byte_room = 0;
        c->bytes = NULL;
        c->valid = c->kind.nullable ? tr_alloc(bits(room)) : NULL;
        /* what is written for every row need not be zero before; rows without a value have zeros */
        if (c->kind.type == COL_BOOL)
            c->data = tr_alloc(bits(room));
        else if (c->kind.nullable || c->kind.type == COL_TEXT)
            c->data = tr_alloc((room + 1) * types[c->kind.type].bytes);
        else
            c->data = tr_resize(NULL, (room + 1) * types[c->kind.type].bytes);
    }
}

void batch_close(batch *b)
{
    size_t i;
    for (i = 0; i < b->ncolumns; i++) {
        column *c = &b->columns[i];
        free(c->data);
        free(c->valid);
        free(c->bytes);
        c->data = NULL;
        c->valid = NULL;
        c->bytes = NULL;
    }
    b->n = b->room = 0;
}

void column_text(column *c, size_t row, const char *text, size_t n)
{
    if (c->nbytes + n > c->byte_room) {
        c->byte_room = c->byte_room ? 2 * c->byte_room : 1 << 16;
        while (c->byte_room < c->nbytes + n)
            c->byte_room *= 2;
        c->bytes = tr_resize(c->bytes, c->byte_room);
    }
    memcpy(c->bytes + c->nbytes, text, n);
    c->nbytes += n;
    c->i32[row + 1] = (int32_t)c->nbytes;
}

/* ---- arrays ------------------------------------------------------------------------------------------------------ */

typedef struct held {
    const void *buffers[3];
    struct ArrowArray dictionary;
} held;

static void release_column(struct ArrowArray *a)
{
    held *h = a->private_data;
    int i;
    for (i = 0; i < 3; i++)
        free((void *)(uintptr_t)h->buffers[i]);
    if (h->dictionary.release)
        h->dictionary.release(&h->dictionary);
    free(h);
    a->release = NULL;
}

static void column_array(column *c, size_t n, struct ArrowArray *out)
{
    held *h = tr_alloc(sizeof *h);
    size_t row;
    *out = (struct ArrowArray){.length = (int64_t)n, .n_buffers = 2, .buffers = h->buffers};
    out->null_count = c->valid ? (int64_t)n - c->set : 0;
    if (c->valid && out->null_count == 0) {
        free(c->valid);
        c->valid = NULL;
    }
    h->buffers[0] = c->valid;
    h->buffers[1] = c->data;
    if (c->kind.type == COL_TEXT) {
        for (row = 0; row < n; row++) /* rows without a text end where they begin */
            if (c->i32[row + 1] < c->i32[row])
                c->i32[row + 1] = c->i32[row];
        h->buffers[2] = c->bytes ? c->bytes : tr_alloc(1);
        out->n_buffers = 3;
    }
    if (c->kind.type == COL_WORD) {
        words_array(c->words, &h->dictionary);
        out->dictionary = &h->dictionary;
    }
    out->release = release_column;
    out->private_data = h;
    c->data = NULL;
    c->valid = NULL;
    c->bytes = NULL;
}

typedef struct all {
    struct ArrowArray **pointers, *arrays;
    const void *buffers[1];
} all;

static void release_all(struct ArrowArray *a)
{
    all *x = a->private_data;
    int64_t i;
    for (i = 0; i < a->n_children; i++)
        if (x->arrays[i].release)
            x->arrays[i].release(&x->arrays[i]);
    free(x->pointers);
    free(x->arrays);
    free(x);
    a->release = NULL;
}

void batch_array(batch *b, struct ArrowArray *out)
{
    all *x = tr_alloc(sizeof *x);
    size_t i;
    x->pointers = tr_alloc((b->ncolumns + 1) * sizeof(struct ArrowArray *));
    x->arrays = tr_alloc((b->ncolumns + 1) * sizeof(struct ArrowArray));
    for (i = 0; i < b->ncolumns; i++) {
        column_array(&b->columns[i], b->n, &x->arrays[i]);
        x->pointers[i] = &x->arrays[i];
    }
    *out = (struct ArrowArray){.length = (int64_t)b->n,
                               .n_buffers = 1,
                               .buffers = x->buffers,
                               .n_children = (int64_t)b->ncolumns,
                               .children = x->pointers,
                               .release = release_all,
                               .private_data = x};
    b->n = b->room = 0;
}

/* ---- schemas ----------------------------------------------------------------------------------------------------- */

typedef struct parts {
    struct ArrowSchema **pointers, *children;
} parts;

static void release_word(struct ArrowSchema *s) { s->release = NULL; }

/* A child may be moved away, so each owns what it has. */
static void release_child(struct ArrowSchema *s)
{
    if (s->dictionary && s->dictionary->release)
        s->dictionary->release(s->dictionary);
    free(s->dictionary);
    free(s->private_data); /* its name */
    s->release = NULL;
}

static void release_schema(struct ArrowSchema *s)
{
    parts *x = s->private_data;
    int64_t i;
    for (i = 0; i < s->n_children; i++)
        if (x->children[i].release)
            x->children[i].release(&x->children[i]);
    free(x->pointers);
    free(x->children);
    free(x);
    s->release = NULL;
}

static void child_schema(const column_kind *k, struct ArrowSchema *out)
{
    size_t length = strlen(k->name) + 1;
    char *name = memcpy(tr_alloc(length), k->name, length);
    *out = (struct ArrowSchema){.format = types[k->type].format,
                                .name = name,
                                .flags = k->nullable ? ARROW_FLAG_NULLABLE : 0,
                                .release = release_child,
                                .private_data = name};
    if (k->type == COL_WORD) {
        out->dictionary = tr_alloc(sizeof *out->dictionary);
        *out->dictionary = (struct ArrowSchema){.format = "u", .name = "", .release = release_word};
    }
}

void columns_schema(const column *columns, size_t n, struct ArrowSchema *out)
{
    parts *x = tr_alloc(sizeof *x);
    size_t i;
    x->pointers = tr_alloc((n + 1) * sizeof(struct ArrowSchema *));
    x->children = tr_alloc((n + 1) * sizeof(struct ArrowSchema));
    for (i = 0; i < n; i++) {
        child_schema(&columns[i].kind, &x->children[i]);
        x->pointers[i] = &x->children[i];
    }
    *out = (struct ArrowSchema){.format = "+s",
                                .name = "",
                                .n_children = (int64_t)n,
                                .children = x->pointers,
                                .release = release_schema,
                                .private_data = x};
}

/* ---- a stream of one batch --------------------------------------------------------------------------------------- */

typedef struct single {
    column *columns; /* their kinds; names are our own */
    size_t n;
    struct ArrowArray array;
} single;

static int single_schema(struct ArrowArrayStream *s, struct ArrowSchema *out)
{
    const single *x = s->private_data;
    columns_schema(x->columns, x->n, out);
    return 0;
}

static int single_next(struct ArrowArrayStream *s, struct ArrowArray *out)
{
    single *x = s->private_data;
    *out = x->array;
    x->array.release = NULL;
    return 0;
}

static const char *single_error(struct ArrowArrayStream *s)
{
    (void)s;
    return NULL;
}

static void single_release(struct ArrowArrayStream *s)
{
    single *x = s->private_data;
    size_t i;
    if (x->array.release)
        x->array.release(&x->array);
    for (i = 0; i < x->n; i++)
        free((void *)(uintptr_t)x->columns[i].kind.name);
    free(x->columns);
    free(x);
    s->release = NULL;
}

void stream_of(batch *b, struct ArrowArrayStream *out)
{
    single *x = tr_alloc(sizeof *x);
    size_t i;
    x->n = b->ncolumns;
    x->columns = tr_alloc((x->n + 1) * sizeof *x->columns);
    for (i = 0; i < x->n; i++) {
        const char *name = b->columns[i].kind.name;
        x->columns[i].kind = b->columns[i].kind;
        x->columns[i].kind.name = strcpy(tr_alloc(strlen(name) + 1), name);
    }
    batch_array(b, &x->array);
    *out = (struct ArrowArrayStream){single_schema, single_next, single_error, single_release, x};
}
