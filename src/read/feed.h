/* feed.h - blocks of all merged files of a trace, by the time they begin */
#ifndef TRACE_READ_FEED_H
#define TRACE_READ_FEED_H
#include "block.h"
#include "heap.h"

typedef struct tr_feed {
    tr_trace *trace;
    size_t *next;     /* of each file: first block not taken */
    int64_t from, to; /* blocks outside of it are left out */
    tr_heap files;    /* that have another one, by when it begins */
    int64_t next_ns;  /* when the next block begins */
    tr_file *file;    /* whose it is; NULL: there is none */
} tr_feed;
void tr_feed_open(tr_feed *feed, tr_trace *trace, int64_t from_ns, int64_t to_ns);
tr_block *tr_feed_take(tr_feed *feed); /* to be put; NULL: it is damaged */
void tr_feed_close(tr_feed *feed);
#endif
