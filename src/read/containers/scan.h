/* scan.h - workers that go through the blocks of merged files side by side, each for the threads that are its part
 *
 * All need each block. It is unpacked once, by whoever comes first or has to wait anyway, and stays in memory until all
 * have passed it. So nobody goes far ahead of the slowest one: what lies between them is what is kept. Whoever has not
 * come to its first block yet is not waited for, and neither is another one of the same thread: it may come afterwards.
 *
 * Functions are called with the trace's lock held. */
#ifndef TRACE_READ_SCAN_H
#define TRACE_READ_SCAN_H
#include "read/model.h"

typedef struct tr_scanner {
    struct tr_scanner *next; /* of the trace's */
    pthread_t thread;        /* that asked last */
    uint64_t place;          /* of the block that it is at, among all of all files */
    struct tr_block *brings; /* that it is unpacking */
    bool joined;
} tr_scanner;

uint64_t tr_scan_place(const tr_file *file, size_t number);
/* It is at this block now, and has passed those before it. The first time it joins the others. */
void tr_scan_move(tr_trace *trace, tr_scanner *scanner, tr_file *file, size_t number);
void tr_scan_leave(tr_trace *trace, tr_scanner *scanner);
/* Blocks at places [from, to) are kept for those that have still to come to them. */
void tr_scan_kept(const tr_trace *trace, uint64_t *from, uint64_t *to);
/* Whether it has to wait until a slower one has moved. */
bool tr_scan_too_far(const tr_trace *trace, const tr_scanner *scanner);
/* Takes the first block that nobody has unpacked, if it may be kept until all have passed it. */
bool tr_scan_ahead(tr_trace *trace, tr_file **file, size_t *number);
#endif
