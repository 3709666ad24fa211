/* pack.h - the file a merge writes: frames one behind the other, blocks compressed by a crew, an index */
#ifndef TRACE_READ_PACK_H
#define TRACE_READ_PACK_H
#include "gather_window.h"
#include "support/output.h"

/* Records of a stream as they were gathered. Where a stream begins in a block, its first record has no delta, and is
 * short if `wide` says it can be. */
typedef struct tr_piece {
    const unsigned char *from;
    uint64_t base; /* ticks of the first record */
    uint32_t stream, bytes, events;
    bool wide;
} tr_piece;

/* Of a node in a block, and where it came first: quantum and stream. */
typedef struct tr_span {
    int64_t key;
    uint32_t stream;
    tr_block_node range;
} tr_span;

/* What a strip has of a block: filled by one thread at a time, and by others for other strips. */
typedef struct tr_share {
    tr_piece *pieces; /* of each stream in order of time; in each window by stream */
    size_t npieces, piece_room;
    tr_span *spans;
    size_t nspans, span_room;
    tr_stage **stages; /* that the pieces lie in */
    size_t nstages, stage_room;
} tr_share;

/* A block being filled; then it belongs to the packer. */
typedef struct tr_pack_block {
    tr_job job;
    struct tr_packer *pack;
    struct tr_pack_block *next; /* in line to be written */
    tr_share *shares;           /* of each strip, in the order of their streams */
    size_t share_room;
    size_t bytes; /* of records */
    tr_span *spans;
    tr_block_node *ranges;
    size_t nranges, span_room, range_room;
    uint64_t events, number, at; /* at: in the file */
    bool ready;                  /* to be written as soon as those before it are */
    tr_buffer out;               /* the frame */
    size_t out_bytes;            /* 0: there was no memory for it */
} tr_pack_block;

typedef struct tr_packer {
    tr_trace *trace;
    const char *output;
    tr_output file;
    int level;
    bool compact; /* blocks are columns */
    int error;    /* errno of what failed first; all threads look at it */
    uint64_t offset, nblocks, raw_bytes;
    unsigned char *index; /* of blocks */
    size_t index_bytes, index_room;
    tr_crew crew;
    tr_gather *gather; /* where stages go back to */
    size_t most;       /* blocks in line */
    size_t waiting;    /* of them, not written yet */
    /* of all threads: this and what the lock guards, which are these, the index, offset and raw_bytes */
    pthread_mutex_t lock;
    struct tr_press *presses;    /* that nobody uses */
    tr_pack_block *first, *last; /* in line, in order, that have no place in the file yet */
    tr_pack_block *idle;
} tr_packer;

/* false after a message */
bool tr_pack_open(tr_packer *p, tr_trace *trace, const char *output, int level, bool compact, int threads);
tr_pack_block *tr_pack_block_new(tr_packer *p);
void tr_pack_block_end(tr_packer *p, tr_pack_block *b); /* waits while too many are in line */
void tr_pack_blocks_wait(tr_packer *p);                 /* until all are written */
bool tr_pack_failed(tr_packer *p);
/* A frame of anything else, written now. */
void tr_pack_frame(tr_packer *p, uint32_t magic, uint64_t number, uint64_t events, uint32_t items, const void *raw,
                   size_t bytes);
void tr_pack_write(tr_packer *p, const void *data, size_t bytes);
/* Writes the header, gives the file its name; or, if anything failed, says so and removes it. */
bool tr_pack_close(tr_packer *p, const tr_merged_header *header);
#endif
