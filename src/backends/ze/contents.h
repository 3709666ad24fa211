/* ze/contents.h - the files of this backend, in order */
#ifdef TRACE_ZE
#include "device.h"
TRACE__CALLS_BEGIN
#include "backend.c"
TRACE__CALLS_END
#include "object.c"
#include "memory.c"
#include "clock.c"
#include "device.c"
#include "event.c"
#include "run.c"
#endif
