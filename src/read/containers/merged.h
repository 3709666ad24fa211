/* merged.h - merged files: processes, dictionaries, index */
#ifndef TRACE_READ_MERGED_H
#define TRACE_READ_MERGED_H
#include "read/model.h"

/* One record of a dictionary. */
typedef void tr_take(void *user, uint32_t id, const unsigned char *body, uint32_t bytes, uint64_t offset);
void tr_merged_dictionary(tr_full_process *p, tr_take *take, void *user);
void tr_merged_nodes(tr_trace *trace, tr_file *file); /* joins the file's nodes to the trace's */
void tr_merged_open(tr_trace *trace, tr_file *file, const unsigned char *head, size_t have);
#endif
