/* comms.h - what communicators are called, and how their members are written */
#ifndef TOOL_COMMS_H
#define TOOL_COMMS_H
#include "read/read.h"

/* The text field by which a call names a communicator, -1: none. The call's begin has it. It names the communicator
 * that this begin is about (MPI_Comm_set_name), or the one that the call's end tells of (a configuration's commName),
 * where comms_names_later says so. */
int comms_name_field(const tr_def *def);
static inline bool comms_names_later(const tr_def *def) { return !(def->roles >> TRACE_R_COMM & 1); }

/* What everybody calls it, without being told; NULL: nothing. */
const char *comms_known(const char *api, uint64_t comm);

/* "0-3, 5" of sorted ranks, at most 16 parts and "and 7 more"; to be freed. */
char *comms_ranks(const int32_t *ranks, size_t n);
#endif
