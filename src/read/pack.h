/* pack.h - the file a merge writes: frames one behind the other, blocks compressed by worker threads, an index */
#ifndef TRACE_READ_PACK_H
#define TRACE_READ_PACK_H
#include "output.h"
#include "model.h"

/* A piece of a stream's records as it came, and all of a stream in a block. */
typedef struct tr_run {
    uint32_t part, bytes;
    uint64_t at;
} tr_run;
typedef struct tr_part {
    uint32_t stream, events, bytes, number;
    uint64_t base;
} tr_part;

/* A block being filled; then it belongs to the packer. */
typedef struct tr_pack_block {
    struct tr_pack_block *next; /* in line to be written */
    unsigned char *data;
    size_t bytes, room;
    tr_run *runs;
    size_t nruns, run_room;
    tr_part *parts;
    size_t nparts, part_room;
    tr_block_node *ranges;
    size_t nranges, range_room;
    uint64_t events, number;
    bool done;
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
    struct tr_press *press; /* of the merging thread */
    pthread_t *threads;
    int nthreads;
    pthread_mutex_t lock; /* of what follows */
    pthread_cond_t wake, ready;
    tr_pack_block *first, *last; /* not written yet, in order */
    tr_pack_block *todo;         /* first one no worker has taken */
    size_t waiting;
    bool stop;
    tr_pack_block *idle; /* of the merging thread alone */
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
