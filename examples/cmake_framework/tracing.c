/* tracing.c - the recorder, in a unit of its own: nothing else of the library is compiled with it */
#define TRACE_IMPL
#define TRACE_DEFAULT_OFF /* nothing is recorded until TRACE_ENABLE=1 or framework_trace(1) */
#include <trace.h>
