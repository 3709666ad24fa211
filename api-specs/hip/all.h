/* what the model of HIP is made from: its headers, and what stands in no C header: what compilers make programs call,
 * and more */
#define hipProfilerStart() hipProfilerStart(void)
#define hipProfilerStop() hipProfilerStop(void)
#include <hip/hip_runtime_api.h>
#include <hip/hiprtc.h>
#undef hipProfilerStart
#undef hipProfilerStop
#include <hip/amd_detail/amd_hip_runtime_pt_api.h>
#include "entry.h"
