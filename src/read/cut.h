/* cut.h - runs of records of a window of time -> blocks, which end with the quantum in which they have enough */
#ifndef TRACE_READ_CUT_H
#define TRACE_READ_CUT_H
#include "pack.h"

/* What a merge remembers of a stream. */
typedef struct tr_cut_track {
    uint64_t block; /* number + 1 of the block it wrote to last */
    uint32_t part;  /* there */
    uint32_t seen;  /* stamp of the last look at what begins segments */
    tr_index_stream index;
    tr_full_process *process; /* these four: what its records are measured with, at hand */
    const tr_entry *entries;
    uint32_t nentries;
    const tr_node *node;
} tr_cut_track;

typedef struct tr_cut_range { /* of a node in the block, and where it came first */
    int64_t key;
    uint32_t stream;
    tr_block_node range;
} tr_cut_range;

typedef struct tr_cut {
    tr_trace *trace;
    tr_packer *pack;
    tr_gather *gather;
    tr_pack_block *now;   /* being filled */
    tr_cut_track *tracks; /* by stream */
    struct tr_cut_node {
        tr_knot knot; /* that held last */
        uint64_t block;
        size_t range;
    } *nodes;
    tr_cut_range *ranges;
    size_t nranges, range_room;
    size_t enough;     /* bytes of records after which a block ends with its quantum */
    tr_stage **stages; /* whose runs are not all in blocks */
    size_t nstages, stage_room;
    uint32_t stamp;
    tr_reader reader; /* to measure records with */
} tr_cut;

static inline size_t tr_cut_enough(size_t streams)
{
    size_t enough = streams > TR_BLOCK_ENOUGH / TR_BLOCK_STREAM ? TR_BLOCK_ENOUGH : streams * TR_BLOCK_STREAM;
    return enough < TR_BLOCK_LEAST ? TR_BLOCK_LEAST : enough;
}
void tr_cut_open(tr_cut *cut, tr_packer *pack, tr_gather *gather);
/* Takes over the gatherer's stages. True: nothing was left from windows before. */
bool tr_cut_add(tr_cut *cut);
/* All before quantum `whole` goes into blocks. `sums`: the stages' sums are of this window, and all of it is there.
 * False: tr_cut_turn() has to do it. */
bool tr_cut_window(tr_cut *cut, const tr_window *window, int64_t whole, bool sums);
/* One quantum, which has more than a block may or than can be gathered at once: stream after stream, record after
 * record. Nothing is being gathered. */
void tr_cut_turn(tr_cut *cut);
void tr_cut_close(tr_cut *cut); /* the last block */
#endif
