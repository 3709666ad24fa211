/* open.h - opening and closing a trace */
#ifndef TRACE_READ_OPEN_H
#define TRACE_READ_OPEN_H
#include "types.h"

/* Opens raw .bin files, merged files, or directories of them. Never NULL; a trace in which nothing was usable has no
 * processes and status TR_FAILED. */
tr_trace *tr_trace_open(const char *const *paths, size_t n, const tr_options *options);
void tr_trace_close(tr_trace *trace);
#endif
