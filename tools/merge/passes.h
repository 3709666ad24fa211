/* passes.h - more merged files than their blocks have memory for: merged in groups first, and the results then */
#ifndef MERGE_PASSES_H
#define MERGE_PASSES_H
#include "common/input.h"
#include "read/read.h"

/* The trace to merge in place of `all`, which stays open; itself in most cases. What a
 * merge of merged files gives does not depend on how they were grouped, so the file is the same. *status: the worst of
 * what was merged on the way. Groups are merged into files beside `output` that have no name when they are done. */
tr_trace *passes_open(tr_trace *all, const tool_input *input, const char *output, int *status);
void passes_say(void *user, const char *text); /* for tr_options.message: what is opened again says nothing twice */
#endif
