/* cl/contents.h - the files of this backend, in order */
#ifdef TRACE_CL
TRACE__COLD_BEGIN
#include "backend.c"
TRACE__COLD_END
#endif
