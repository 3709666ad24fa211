/* trace.in.h - the contents page of trace.h: gen/amalgamate inlines each file once, in this order. Also compiles as it is. */
#ifndef TRACE__H
#define TRACE__H
#include "public/manual.h"
#define TRACE_VERSION (0ull << 32 | 1ull << 16 | 0ull)
#define TRACE_VERSION_TEXT "0.1.0"

#if defined(TRACE_SCOPE) && !defined(TRACE_NO_SHORT_NAMES)
#error "another header has a macro TRACE_SCOPE: #undef it before trace.h, or define TRACE_NO_SHORT_NAMES and write trace_task_scope()"
#endif
#if defined(trace_task_begin) || defined(trace_task_end) || defined(trace_instant) || defined(trace_counter) || defined(trace_meta)
#error "another header has macros of the names of trace.h (trace_task_begin ...): #undef them before trace.h"
#endif

#include <stddef.h>
#include <stdint.h>
#include "public/result.h"
#include "public/pairs.h"
#ifdef TRACE_COMPILE_OUT
#include "public/disabled.h"
#else
#include "public/api.h"
#include "public/plain.h"
#include "public/values.h"
#include "public/macros.h"
#include "public/task.h"
#endif
#endif

/* ==== implementation: in the one unit that defines TRACE_IMPL ============================================ >>impl */
#if defined(TRACE_IMPL) && !defined(TRACE_COMPILE_OUT) && !defined(TRACE_IMPL_DONE)
#define TRACE_IMPL_DONE

/* What runs seldom, and wrappers, which pass on to the engine, are compiled at -O1: in less time, and as fast (bench/apis.sh). gcc alone knows how. */
#if defined(__OPTIMIZE__) && !defined(__OPTIMIZE_SIZE__) && defined(__GNUC__) && !defined(__clang__)
#define TRACE__COLD_BEGIN _Pragma("GCC push_options") _Pragma("GCC optimize (\"O1\")")
#define TRACE__COLD_END _Pragma("GCC pop_options")
#else
#define TRACE__COLD_BEGIN
#define TRACE__COLD_END
#endif

#pragma push_macro("slots") /* Qt's */
#undef slots
#pragma push_macro("N") /* a parameter of CUDA; the one name of a letter, which programs define */
#undef N
#include "core/system.h"
#if defined(TRACE_MPI) && !defined(TRACE__INJECT)
#include <mpi.h> /* the program's own */
#endif
#include "format/raw.h"

#ifdef __cplusplus
extern "C" {
#endif
#include "core/internal.h"
#include "os/os.h"
#include "core/state.h"
#include "core/recorder.h"
#include "core/log.c"
#include "os/linux.c"
#include "core/header_words.c"
#include "core/clock.c"
#include "core/chunk.c"
#include "core/buffer.c"
#include "core/registry.c"
#include "core/string_cache.c"
TRACE__COLD_BEGIN
#include "core/closest.h"
#include "core/options.h"
#include "core/options.c"
#include "core/symbols.c"
#include "core/run.c"
#include "core/thread.c"
#include "core/helper.c"
#include "core/schedule_parse.h"
#include "core/schedule.c"
#include "core/join.c"
#include "core/folder.c"
#include "core/command.c"
#include "core/seal.c"
#include "core/session.c"
#include "core/fork.c"
#include "core/control.c"
#include "core/snapshot_put.c"
#include "core/snapshot_stream.c"
#include "core/snapshot.c"
#include "core/services.h"
#include "public/plain.c"
#include "device/device.h"
TRACE__COLD_END

#if defined(TRACE_MPI) || defined(TRACE_NCCL) || defined(TRACE_CCL) || defined(TRACE_CUDA) || defined(TRACE_CUDART) || defined(TRACE_CL) || defined(TRACE_ZE) || defined(TRACE_CUSTOM) || defined(TRACE_OMP) || defined(TRACE_HIP)
#include "wrap/interpret.c"
#endif
#ifdef TRACE_MPI
#include "wrap/forward.c"
TRACE__COLD_BEGIN
#include "backends/mpi/backend.c"
TRACE__COLD_END
#endif
#if defined(TRACE_CUDA) || defined(TRACE_CUDART)
#include "backends/cuda/direction.h"
#endif
#ifdef TRACE_CUDA
TRACE__COLD_BEGIN
#include "backends/cuda/driver.c"
TRACE__COLD_END
#endif
#ifdef TRACE_CUDART
TRACE__COLD_BEGIN
#include "backends/cuda/runtime.c"
TRACE__COLD_END
#endif
#if defined(TRACE_CUDA) || defined(TRACE_CUDART)
#include "backends/cuda/cupti/abi.h"
#include "backends/cuda/pc_sampling/abi.h"
#include "backends/cuda/cupti/callbacks.c"
#include "backends/cuda/cupti/activity.c"
TRACE__COLD_BEGIN
#include "backends/cuda/pc_sampling/records.c"
#include "backends/cuda/pc_sampling/gpu_lock.c"
#include "backends/cuda/pc_sampling/sampling.c"
#include "backends/cuda/pc_sampling/start.c"
#include "backends/cuda/cupti/cupti.c"
#include "backends/cuda/cupti/worker.c"
TRACE__COLD_END
#endif
#if defined(TRACE_NCCL) || defined(TRACE_CCL)
#include "device/communicator.c"
#endif
#ifdef TRACE_CL
TRACE__COLD_BEGIN
#include "backends/cl/backend.c"
TRACE__COLD_END
#endif
#ifdef TRACE_NCCL
TRACE__COLD_BEGIN
#include "backends/nccl/backend.c"
TRACE__COLD_END
#endif
#ifdef TRACE_CCL
TRACE__COLD_BEGIN
#include "backends/ccl/backend.c"
TRACE__COLD_END
#endif
#if defined(TRACE_HIP) || defined(TRACE_OMP)
#include "device/clock_sync.h"
#endif
#ifdef TRACE_HIP
#include "backends/hip/rocprofiler_abi.h"
TRACE__COLD_BEGIN
#include "backends/hip/backend.c"
TRACE__COLD_END
#endif
#if defined(TRACE_OMP) || defined(TRACE_ITT)
#include "annotate/runtimes.c"
#endif
#ifdef TRACE_OMP
#include "wrap/callback.c"
#include "core/symbolize.c"
#include "backends/omp/abi.h"
#include "backends/omp/backend.c"
#endif
#ifdef TRACE_ZE
#include "backends/ze/device.h"
TRACE__COLD_BEGIN
#include "backends/ze/backend.c"
TRACE__COLD_END
#include "backends/ze/object.c"
#include "backends/ze/memory.c"
#include "backends/ze/clock.c"
#include "backends/ze/device.c"
#include "backends/ze/event.c"
#include "backends/ze/run.c"
#endif
#ifdef TRACE_NVML
TRACE__COLD_BEGIN
#include "backends/nvml/backend.c"
TRACE__COLD_END
#endif
#if defined(TRACE_ITT) || defined(TRACE_NVTX) || defined(TRACE_KOKKOS) || defined(TRACE_PERFSTUBS)
#include "annotate/annotate.c"
#endif
#if defined(TRACE_KOKKOS) || defined(TRACE_PERFSTUBS)
#include "annotate/labels.c"
#endif
#ifdef TRACE_KOKKOS
#include "backends/kokkos/abi.h"
#include "backends/kokkos/backend.c"
#endif
#ifdef TRACE_PERFSTUBS
#include "backends/perfstubs/backend.c"
#endif
#ifdef TRACE_ITT
#include "backends/itt/abi.h"
#include "backends/itt/backend.c"
#include "backends/itt/meta.c"
#include "backends/itt/threads.c"
#include "backends/itt/heap.c"
#include "backends/itt/table.c"
#endif
#ifdef TRACE_NVTX
#include "backends/nvtx/abi.h"
#include "backends/nvtx/backend.c"
#include "backends/nvtx/ext.c"
#include "backends/nvtx/table.c"
#endif
#ifdef __cplusplus
}
#endif
#pragma pop_macro("N")
#pragma pop_macro("slots")
#endif
#include "public/licence.h"
