/* perfstubs/contents.h - the files of this backend, in order */
#ifdef TRACE_PERFSTUBS
#include "backend.c"
#endif
