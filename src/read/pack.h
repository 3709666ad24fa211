/* pack.h - the file a merge writes: frames one behind the other, blocks compressed by a crew, an index */
#ifndef TRACE_READ_PACK_H
#define TRACE_READ_PACK_H
#include "gather.h"
#include "output.h"

/* Records of a stream as they were gathered, and all of a stream in a block. */
typedef struct tr_piece {
    const unsigned char *from;
    uint32_t part, bytes;
    bool begins; /* the part: its first record has no delta, and is short if `wide` says it can be */
    bool wide;
} tr_piece;
typedef struct tr_part {
    uint32_t stream, events, bytes, number;
    uint64_t base;
} tr_part;

/* A block being filled; then it belongs to the packer. */
typedef struct tr_pack_block {
    tr_job job;
    struct tr_packer *pack;
    struct tr_pack_block *next; /* in line to be written */
    size_t bytes;               /* of records */
    tr_piece *pieces;
    size_t npieces, piece_room;
    tr_part *parts;
    size_t nparts, part_room;
    tr_block_node *ranges;
    size_t nranges, range_room;
    tr_stage **stages; /* that the pieces lie in */
    size_t nstages, stage_room;
    uint64_t events, number;
    tr_buffer out;    /* frame, ready to be written */
    size_t out_bytes; /* 0: there was no memory for it */
} tr_pack_block;

typedef struct tr_packer {
    tr_trace *trace;
    const char *output;
    tr_output file;
    int level;
    bool compact; /* blocks are columns */
    int error;    /* errno of what failed first */
    uint64_t offset, nblocks, raw_bytes;
    unsigned char *index; /* of blocks */
    size_t index_bytes, index_room;
    tr_crew crew;
    tr_gather *gather;           /* where stages go back to */
    struct tr_press *presses;    /* of each worker */
    tr_pack_block *first, *last; /* not written yet, in order */
    size_t waiting;
    tr_pack_block *idle;
} tr_packer;

/* false after a message */
bool tr_pack_open(tr_packer *p, tr_trace *trace, const char *output, int level, bool compact, int threads);
tr_pack_block *tr_pack_block_new(tr_packer *p);
void tr_pack_block_end(tr_packer *p, tr_pack_block *b);
void tr_pack_blocks_wait(tr_packer *p); /* until all are written */
/* A frame of anything else, written now. */
void tr_pack_frame(tr_packer *p, uint32_t magic, uint64_t number, uint64_t events, uint32_t items, const void *raw,
                   size_t bytes);
void tr_pack_write(tr_packer *p, const void *data, size_t bytes);
/* Writes the header, gives the file its name; or, if anything failed, says so and removes it. */
bool tr_pack_close(tr_packer *p, const tr_merged_header *header);
#endif
