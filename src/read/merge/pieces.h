/* pieces.h - runs of records of a strip's streams -> sums of bytes, and pieces of blocks
 *
 * What a strip has is looked at by one thread at a time, and by others at the same time for other strips: nothing here
 * is shared between strips, but for the sums. */
#ifndef TRACE_READ_PIECES_H
#define TRACE_READ_PIECES_H
#include "pack.h"

/* What a merge remembers of a stream. */
typedef struct tr_cut_track {
    uint64_t block; /* number + 1 of the block it wrote to last */
    tr_index_stream index;
    tr_full_process *process; /* these four: what its records are measured with, at hand */
    const tr_entry *entries;
    uint32_t nentries;
    const tr_node *node;
} tr_cut_track;

/* Buckets of a window, of which it is known how many bytes come before. */
typedef struct tr_part {
    tr_window window;
    uint64_t before;
} tr_part;

typedef struct tr_cut_strip {
    tr_job job;
    struct tr_pieces *all;
    size_t number;
    tr_stage **stages; /* whose runs are not all in blocks */
    size_t nstages, stage_room;
    tr_last_knot knot;
    tr_reader reader; /* to measure records with */
} tr_cut_strip;

typedef struct tr_pieces {
    tr_trace *trace;
    tr_packer *pack;
    tr_gather *gather;
    tr_cut_track *tracks; /* by stream */
    tr_cut_strip *strips;
    /* to be summed up: each part's buckets are at sums[number * TR_BUCKETS] */
    tr_part *parts;
    size_t nparts, part_room;
    uint64_t *sums;
    size_t sum_room;
    /* to be cut: all before ends[0] goes to blocks[0], then all before ends[1] to blocks[1] ... */
    tr_pack_block **blocks;
    int64_t *ends;
    size_t nends, block_room, end_room;
} tr_pieces;

void tr_pieces_open(tr_pieces *p, tr_packer *pack, tr_gather *gather);
/* Takes over the gatherer's stages. True: nothing was left from windows before. */
bool tr_pieces_add(tr_pieces *p);
void tr_pieces_sum(tr_pieces *p); /* all parts, which are in order of time and have no sums yet */
void tr_pieces_cut(tr_pieces *p); /* all before the last end */
int64_t
tr_pieces_first(const tr_pieces *p); /* quantum of the earliest record not in a block; INT64_MAX: none is left */
/* The run's records of quanta up to this one go into the block, but no more than about `most` bytes. Their bytes. */
size_t tr_pieces_put(tr_pieces *p, tr_run *run, int64_t quantum, size_t most, tr_pack_block *block);
tr_cut_strip *tr_pieces_strip(const tr_pieces *p, size_t stream);
void tr_pieces_drop(tr_pieces *p); /* stages of which nothing is left */
void tr_pieces_close(tr_pieces *p);
#endif
