/* feed.h - blocks of all merged files of a trace, by the time they begin */
#ifndef TRACE_READ_FEED_H
#define TRACE_READ_FEED_H
#include "read/containers/block.h"
#include "support/crew.h"
#include "heap.h"

typedef struct tr_fetch { /* a block that some thread unpacks before it is taken */
    tr_job job;
    tr_trace *trace;
    tr_file *file;
    size_t number;
    tr_block *block;
} tr_fetch;

typedef struct tr_feed {
    tr_trace *trace;
    size_t *next;     /* of each file: first block that is in `files` still */
    int64_t from, to; /* blocks outside of it are left out */
    tr_heap files;    /* that have another one, by when it begins */
    int64_t next_ns;  /* when the next block begins */
    tr_file *file;    /* whose it is; NULL: there is none */
    tr_crew *crew;
    tr_fetch *ahead; /* a ring: blocks before those in `files` */
    size_t first, n, most;
    uint64_t bytes, room; /* that they unpack to; that they may unpack to, if there are several */
} tr_feed;

/* With a crew of several threads these unpack blocks ahead. Then whoever made the crew takes blocks. */
void tr_feed_open(tr_feed *feed, tr_trace *trace, int64_t from_ns, int64_t to_ns, tr_crew *crew);
tr_block *tr_feed_take(tr_feed *feed); /* to be put; NULL: it is damaged */
void tr_feed_close(tr_feed *feed);     /* no job of the crew is left */
#endif
