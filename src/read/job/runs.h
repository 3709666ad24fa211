/* runs.h - which run is read */
#ifndef TRACE_READ_RUNS_H
#define TRACE_READ_RUNS_H
#include "read/model.h"

/* after all files were looked at: opens the raw ones of the run that is read, drops processes of others */
void tr_runs_choose(tr_trace *trace);
#endif
