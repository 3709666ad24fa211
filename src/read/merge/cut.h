/* cut.h - runs of records of a window of time -> blocks
 *
 * A block ends with the quantum in which the bytes of all records, from the first of the file on, reach the next
 * multiple of `enough`. So where blocks end can be told for all of a window at once, whatever came before it. */
#ifndef TRACE_READ_CUT_H
#define TRACE_READ_CUT_H
#include "pieces.h"

typedef struct tr_cut_end { /* a quantum in which a block ends */
    int64_t quantum;
    uint64_t before, bytes; /* of all records before it, and in it */
} tr_cut_end;

typedef struct tr_cut {
    tr_packer *pack;
    tr_gather *gather;
    tr_pieces pieces;
    tr_pack_block *now;    /* being filled */
    size_t enough;         /* bytes of records */
    uint64_t taken, began; /* bytes of all records in blocks; of those when the block began */
    tr_cut_end *ends;
    size_t nends, end_room;
    tr_part *wide; /* parts in which blocks end, to be looked at more closely */
    size_t nwide, wide_room;
} tr_cut;

static inline size_t tr_cut_enough(size_t streams)
{
    size_t enough = streams > TR_BLOCK_ENOUGH / TR_BLOCK_STREAM ? TR_BLOCK_ENOUGH : streams * TR_BLOCK_STREAM;
    return enough < TR_BLOCK_LEAST ? TR_BLOCK_LEAST : enough;
}
void tr_cut_open(tr_cut *cut, tr_packer *pack, tr_gather *gather);
/* Takes over the gatherer's stages, and its sums of the window. True: nothing was left from windows before. */
bool tr_cut_add(tr_cut *cut);
/* All before quantum `whole` goes into blocks. `sums`: the stages' sums are of this window, and all of it is there.
 * False: tr_cut_turn() has to do it. */
bool tr_cut_window(tr_cut *cut, const tr_window *window, int64_t whole, bool sums);
/* One quantum, which has more than a block may or than can be gathered at once: stream after stream, record after
 * record. Nothing is being gathered. */
void tr_cut_turn(tr_cut *cut);
void tr_cut_close(tr_cut *cut); /* the last block */
#endif
