/* raw.h - recorders' files */
#ifndef TRACE_READ_RAW_H
#define TRACE_READ_RAW_H
#include "read/model.h"

/* adds it to trace->raws, or says why not */
void tr_raw_look(tr_trace *trace, tr_file *file, const unsigned char *head, size_t have);
/* Adds the processes of trace->raws, all of which are read. */
void tr_raws_open(tr_trace *trace);
/* Finds a chunk of a file that is still written again, after its slot was used for another; 0 = gone. */
uint64_t tr_raw_find(tr_trace *trace, tr_file *file, const trace_file_header *header, uint32_t stream, uint64_t seq);
#endif
