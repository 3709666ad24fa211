/* frame.c - one frame of a merged file: its header checked, its contents decompressed */
#include <zstd.h>
#include "columns.h"
#include "frame.h"

uint64_t tr_frame_padded(uint64_t n) { return (n + 7) & ~7ull; }

uint64_t tr_unpack_most(const tr_trace *trace, const tr_file *file, unsigned times)
{
    uint64_t most = TR_UNPACK_LEAST + times * file->size;
    return trace->given_mem > most ? trace->given_mem : most;
}

tr_frame *tr_frame_head(tr_trace *trace, tr_file *file, uint64_t offset, uint32_t magic, const char **wrong)
{
    tr_frame head, *all;
    uint64_t sum;
    *wrong = "the frame's header is damaged";
    if (tr_file_read(trace, file, &head, sizeof head, offset) < sizeof head) {
        *wrong = "the file ends inside a frame";
        return NULL;
    }
    if (head.magic != magic || head.header_bytes < sizeof head ||
        (uint64_t)head.ranges * sizeof(tr_block_node) != head.header_bytes - sizeof head ||
        head.header_bytes > file->size - offset)
        return NULL;
    all = tr_alloc(head.header_bytes);
    if (tr_file_read(trace, file, all, head.header_bytes, offset) == head.header_bytes &&
        !memcmp(all, &head, sizeof head)) { /* or it is being written over */
        sum = all->checksum;
        all->checksum = 0;
        if (trace_checksum(all, head.header_bytes) == sum) {
            if (offset + head.header_bytes + head.stored <= file->size)
                return all;
            *wrong = "the file ends inside a frame";
        }
    }
    free(all);
    return NULL;
}

static const char damaged[] = "the frame's contents are damaged";

/* Stored bytes -> contents. What is wrong with them, or NULL. */
static const char *unpack(const tr_frame *head, tr_unpacker *u)
{
    const bool columns = head->magic == TR_FRAME_BLOCK && head->form == TR_FORM_COLUMNS;
    const uint64_t bytes = ZSTD_getFrameContentSize(u->stored.p, head->stored);
    tr_buffer *to = columns ? &u->columns : &u->raw;
    if (columns ? bytes > tr_columns_most(head->raw) : bytes != head->raw)
        return damaged;
    if (!tr_buffer_room(&u->raw, head->raw + (size_t)1) || !tr_buffer_room(to, bytes + (size_t)1))
        return TR_NO_ROOM;
    if (ZSTD_decompressDCtx(u->zstd, to->p, bytes, u->stored.p, head->stored) != bytes ||
        (columns && !tr_columns_unpack(to->p, bytes, head->items, u->raw.p, head->raw)))
        return damaged;
    return NULL;
}

const unsigned char *tr_frame_contents(tr_trace *trace, tr_file *file, uint64_t offset, const tr_frame *head,
                                       tr_unpacker *u, const char **wrong)
{
    if (head->raw > tr_unpack_most(trace, file, TR_UNPACK_AT_ONCE)) {
        *wrong = TR_TOO_MUCH;
        return NULL;
    }
    if (!u->zstd)
        u->zstd = ZSTD_createDCtx();
    if (!u->zstd || !tr_buffer_room(&u->stored, head->stored + (size_t)1))
        *wrong = TR_NO_ROOM;
    else if (tr_file_read(trace, file, u->stored.p, head->stored, offset + head->header_bytes) == head->stored &&
             trace_checksum(u->stored.p, head->stored) == head->stored_sum)
        *wrong = unpack(head, u);
    else
        *wrong = damaged;
    return *wrong ? NULL : u->raw.p;
}

void tr_unpacker_free(tr_unpacker *u)
{
    ZSTD_freeDCtx(u->zstd);
    free(u->stored.p);
    free(u->raw.p);
    free(u->columns.p);
    memset(u, 0, sizeof *u);
}
