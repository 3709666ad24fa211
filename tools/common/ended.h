/* ended.h - how a process ended, as far as its file says */
#ifndef TOOL_ENDED_H
#define TOOL_ENDED_H
#include "read/read.h"

/* It called MPI_Init, and ended by exit without MPI_Finalize or MPI_Abort. */
bool ended_without_finalize(const tr_process *p);
/* The signal that ended it; 0: none, or unknown. */
int ended_signal(const tr_process *p);
/* Its exit status; -1: it did not exit, or the status is unknown. */
int ended_status(const tr_process *p);
/* By a signal, with an exit status that is not 0, or without MPI_Finalize. */
bool ended_badly(const tr_process *p);
/* "signal 11 (SIGSEGV)", "exit status 3, without MPI_Finalize"; to be freed */
char *ended_text(const tr_process *p);
const char *ended_signal_name(int number); /* "SIGSEGV"; "": one without a name of its own */
#endif
