/* dictionary.h - what the ids of a process mean */
#ifndef TRACE_READ_DICTIONARY_H
#define TRACE_READ_DICTIONARY_H
#include "read/containers/merged.h"
#include "stream.h"

void tr_dictionary_read(tr_full_process *p);

/* Hands every record of the dictionary, in order, to `take`. */
void tr_dictionary_walk(tr_full_process *p, tr_take *take, void *user);
#endif
