/* block.h - blocks of merged files in memory */
#ifndef TRACE_READ_BLOCK_H
#define TRACE_READ_BLOCK_H
#include "scan.h"

typedef struct tr_block {
    tr_file *file;
    size_t number;
    uint32_t users;
    enum { TR_BLOCK_LOADING, TR_BLOCK_READY, TR_BLOCK_BAD } state;
    const char *wrong; /* of a bad one */
    tr_unpacker unpacker;
    const unsigned char *data;
    const tr_segment *segments;
    uint32_t nsegments;
    uint32_t *starts; /* of each segment's records, from data */
    size_t start_room;
    struct tr_block *next;
    uint64_t used; /* when it was last put */
} tr_block;
tr_block *tr_block_get(tr_trace *trace, tr_file *file, size_t number); /* NULL: damaged, said so */
/* The same in two steps: the first one, which any thread may do, unpacks the block and says nothing. So what is said of
 * damaged blocks is said in the order of the second steps. */
tr_block *tr_block_unpack(tr_trace *trace, tr_file *file, size_t number);
tr_block *tr_block_check(tr_trace *trace, tr_block *block); /* NULL: damaged, said so, and put */
/* The scanner's next block, in the order of files and in them of blocks; NULL: damaged, said so. To be put. */
tr_block *tr_block_scan(tr_trace *trace, tr_scanner *scanner, tr_file *file, size_t number);
/* There is no next one, or nobody asks for it; also where memory was not had, by longjmp() out of tr_block_scan(). */
void tr_block_scanned(tr_trace *trace, tr_scanner *scanner);
void tr_block_share(tr_trace *trace, tr_block *block); /* one more user of a block that has one */
/* number of its segment; nsegments: it has none there */
uint32_t tr_block_segment(const tr_block *block, uint32_t stream);
void tr_block_put(tr_trace *trace, tr_block *block);
void tr_blocks_free(tr_trace *trace);
#endif
