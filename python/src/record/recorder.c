/* recorder.c - the extension's own recorder, used where the process has no other: see record.h */
#define TRACE_IMPL
#define TRACE_DEFAULT_OFF
#include "trace.h"

const char *recorder_run(void);                         /* record.h */
const char *recorder_run(void) { return trace__c.run; } /* of the recorder in use: core/services.h */

void recorder_leaves(void); /* record.h */
void recorder_leaves(void) { trace__leaves(TRACE_LEFT_BY_EXIT); }
