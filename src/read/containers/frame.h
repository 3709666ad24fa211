/* frame.h - frames of merged files */
#ifndef TRACE_READ_FRAME_H
#define TRACE_READ_FRAME_H
#include "file.h"

uint64_t tr_frame_padded(uint64_t bytes);
/* How much of a file may be unpacked: TR_UNPACK_LEAST and `times` its size, or what tr_options.max_mem says if that is
 * more. */
uint64_t tr_unpack_most(const tr_trace *trace, const tr_file *file, unsigned times);
#define TR_TOO_MUCH "this unpacks to far more than a recording of the file's size holds (--max-mem BYTES allows more)"
#define TR_NO_ROOM "there is no memory to unpack it"
/* The checked header of the frame at `offset` with its ranges, allocated; NULL and what is wrong. */
tr_frame *tr_frame_head(tr_trace *trace, tr_file *file, uint64_t offset, uint32_t magic, const char **wrong);
/* The contents of a frame, good until the unpacker's next use; NULL and what is wrong. */
const unsigned char *tr_frame_contents(tr_trace *trace, tr_file *file, uint64_t offset, const tr_frame *head,
                                       tr_unpacker *unpacker, const char **wrong);
void tr_unpacker_free(tr_unpacker *unpacker);
#endif
