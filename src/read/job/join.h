/* join.h - recorders of one process */
#ifndef TRACE_READ_JOIN_H
#define TRACE_READ_JOIN_H
#include "read/model.h"

/* before processes are sorted: a recorder that was not told its rank has that of one that was */
void tr_join_ranks(tr_trace *trace);
void tr_join_worlds(tr_trace *trace);    /* then: ranks of spawned worlds come behind the others */
void tr_join_processes(tr_trace *trace); /* after the dictionaries are read and clocks are fitted */
void tr_join_threads(tr_trace *trace);   /* streams are sorted */
#endif
