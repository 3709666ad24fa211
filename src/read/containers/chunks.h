/* chunks.h - which chunks a recorder's file has of each stream, and where: in memory that does not grow with the file
 *
 * A file has a chunk for each 64 KiB, so no list has one entry a chunk. Chunks of a stream that follow each other in
 * time form a chain, whatever its length. Where they lie is told by extents: many chunks at equal distances, or a few
 * (more where the list would become too long) somewhere in a range of slots, which is searched again when they are
 * read. */
#ifndef TRACE_READ_CHUNKS_H
#define TRACE_READ_CHUNKS_H
#include "slots.h"

/* What is remembered of a chunk. */
typedef struct tr_seen {
    uint64_t offset, seq, first_event, checksum;
    uint32_t committed, events, state;
    bool home;
} tr_seen;

/* Chunks of one stream, each with the next seq and no event missing before it. */
typedef struct tr_chain {
    tr_seen first, last;
    uint64_t n, bytes, dropped; /* bytes of records */
    uint64_t first_ticks;       /* of its first record, if `any` */
    bool any;
    uint32_t nesting, tid, owner;
    size_t extent, nextents; /* in the stream's list */
} tr_chain;

typedef struct tr_chunks_stream {
    uint32_t id;
    tr_chain *chains; /* once all are there: by seq */
    size_t nchains, chain_room;
    size_t open;        /* the chain that grows + 1; 0: none */
    tr_extent *extents; /* `first` is how many chunks it has */
    size_t nextents, extent_room;
    tr_found *early; /* seen before those that precede them, by seq */
    size_t nearly, early_room;
} tr_chunks_stream;

typedef struct tr_chunks {
    tr_slots slots;
    tr_chunks_stream **streams; /* once all are there: by id */
    size_t nstreams, stream_room;
    tr_map by_id;
    uint64_t n;                  /* chunks */
    size_t most, nextents, step; /* extents there may be; there are; chunks that one without a distance may have */
    struct tr_chunks_range {     /* of these there are several copies */
        uint32_t stream;
        uint64_t from, to;
    } *doubles;
    size_t ndoubles, double_room;
} tr_chunks;

/* `most`: extents, as far as the order of chunks in the file allows it. */
void tr_chunks_open(tr_chunks *c, const tr_slots *slots, size_t most);
void tr_chunks_look(tr_chunks *c); /* forgets what was there before */
bool tr_chunks_have_gaps(const tr_chunks *c);
/* Whether chunk b comes right behind chunk a. */
bool tr_chunk_follows(const tr_seen *a, const tr_seen *b);
void tr_chunks_give(const tr_chunks_stream *from, tr_stream *to); /* extents and their number */
void tr_chunks_close(tr_chunks *c);

/* Where one chunk is now; 0: nowhere. */
uint64_t tr_chunks_find(const tr_slots *slots, uint32_t stream, uint64_t seq);

/* ---- reading: where the stream's chunks are ------------------------------------------------------------------- */

/* What one reader knows; all zero at first. */
typedef struct tr_chunk_finder {
    size_t extent;     /* where the last one was */
    size_t searched;   /* the extent whose chunks are in `offsets` + 1 */
    uint64_t *offsets; /* 0: not there any more */
} tr_chunk_finder;
/* Offset of chunk k, and its seq; 0: it is not there any more. */
uint64_t tr_chunk_find(tr_chunk_finder *f, const tr_stream *stream, size_t k, uint64_t *seq);
void tr_chunk_finder_close(tr_chunk_finder *f);
#endif
