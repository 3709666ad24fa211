/* cuda/contents.h - the files of this backend, in order */
#if defined(TRACE_CUDA) || defined(TRACE_CUDART)
#include "direction.h"
#endif
#ifdef TRACE_CUDA
TRACE__CALLS_BEGIN
#include "driver.c"
TRACE__CALLS_END
#endif
#ifdef TRACE_CUDART
TRACE__CALLS_BEGIN
#include "runtime.c"
TRACE__CALLS_END
#endif
#if defined(TRACE_CUDA) || defined(TRACE_CUDART)
#include "pc_sampling/state.h"
TRACE__COLD_BEGIN
#include "cupti/change.c"
#include "pc_sampling/change.c"
TRACE__COLD_END
#include "cupti/callbacks.c"
#include "cupti/activity.c"
TRACE__CALLS_BEGIN
#include "pc_sampling/records.c"
TRACE__CALLS_END
TRACE__COLD_BEGIN
#include "pc_sampling/gpu_lock.c"
#include "pc_sampling/refuse.c"
#include "pc_sampling/fetch.c"
#include "pc_sampling/contexts.c"
#include "pc_sampling/sampling.c"
#include "pc_sampling/callbacks.c"
#include "pc_sampling/start.c"
#include "cupti/flush.c"
#include "cupti/attach.c"
#include "cupti/worker.c"
#include "cupti/cupti.c"
TRACE__COLD_END
#endif
