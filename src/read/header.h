/* header.h - the header of a recorder's file, also where it is kept in a merged file */
#ifndef TRACE_READ_HEADER_H
#define TRACE_READ_HEADER_H
#include <stdbool.h>
#include <stddef.h>
#include "../format/raw.h"

void tr_header_terminate(trace_file_header *h);
const char *tr_header_check(const trace_file_header *h, char *text, size_t size); /* what is wrong with it, or NULL */
/* The process was killed, or runs: it did not close the file, and did not leave by its own will. */
static inline bool tr_header_unclosed(const trace_file_header *h)
{
    return h->state != TRACE_FILE_CLOSED && h->left == TRACE_LEFT_NOT;
}
#endif
