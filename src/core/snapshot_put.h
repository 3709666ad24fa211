/* snapshot_put.h - what snapshot_put.c offers to the other files */
#ifndef TRACE_CORE_SNAPSHOT_PUT_H
#define TRACE_CORE_SNAPSHOT_PUT_H
#include "state.h"

/* The file, and the header it is to have. */
typedef struct trace__snapshot_file {
    trace_file_header *header;
    trace__unwritten unwritten;
    int fd;
    bool memory; /* its pages are not written anywhere */
} trace__snapshot_file;
TRACE__INTERNAL void trace__snapshot_begin(trace_file_header *h);
TRACE__INTERNAL void trace__snapshot_seal(trace_file_header *h, trace_chunk_header *c);
TRACE__INTERNAL int trace__snapshot_put(trace__snapshot_file *f, unsigned char *slot);
TRACE__INTERNAL int trace__snapshot_end(const trace__snapshot_file *f);
#endif
