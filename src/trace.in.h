/* trace.in.h - the contents page of trace.h: gen/amalgamate inlines each file once, in this order. Also compiles as it is. */
#ifndef TRACE__H
#define TRACE__H
#include "manual.h"
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
#include "result.h"
#include "pairs.h"
#ifdef TRACE_COMPILE_OUT
#include "disabled.h"
#else
#include "public.h"
#include "plain.h"
#include "values.h"
#include "macros.h"
#include "task.h"
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
#include "system.h"
#if defined(TRACE_MPI) && !defined(TRACE__INJECT)
#include <mpi.h> /* the program's own */
#endif
#include "format.h"

#ifdef __cplusplus
extern "C" {
#endif
#include "internal.h"
#include "os.h"
#include "state.h"
#include "recorder.h"
#include "say.c"
#include "os_linux.c"
#include "words.c"
#include "clock.c"
#include "chunk.c"
#include "buffer.c"
#include "registry.c"
#include "text.c"
TRACE__COLD_BEGIN
#include "closest.h"
#include "environment.h"
#include "config.c"
#include "hook.c"
#include "run.c"
#include "thread.c"
#include "helper.c"
#include "when.h"
#include "duty.c"
#include "join.c"
#include "folder.c"
#include "command.c"
#include "seal.c"
#include "session.c"
#include "fork.c"
#include "control.c"
#include "snapshot_put.c"
#include "snapshot_stream.c"
#include "snapshot.c"
#include "services.h"
#include "plain.c"
#include "device.h"
TRACE__COLD_END

#if defined(TRACE_MPI) || defined(TRACE_NCCL) || defined(TRACE_CCL) || defined(TRACE_CUDA) || defined(TRACE_CUDART) || defined(TRACE_CL) || defined(TRACE_ZE) || defined(TRACE_CUSTOM) || defined(TRACE_OMP) || defined(TRACE_HIP)
#include "api/call.c"
#endif
#ifdef TRACE_MPI
#include "api/call_pass.c"
TRACE__COLD_BEGIN
#include "api/mpi.c"
TRACE__COLD_END
#endif
#if defined(TRACE_CUDA) || defined(TRACE_CUDART)
#include "api/cuda_direction.h"
#endif
#ifdef TRACE_CUDA
TRACE__COLD_BEGIN
#include "api/cuda.c"
TRACE__COLD_END
#endif
#ifdef TRACE_CUDART
TRACE__COLD_BEGIN
#include "api/cudart.c"
TRACE__COLD_END
#endif
#if defined(TRACE_CUDA) || defined(TRACE_CUDART)
#include "api/cupti_abi.h"
#include "api/cupti_pc_abi.h"
#include "api/cupti_host.c"
#include "api/cupti_device.c"
TRACE__COLD_BEGIN
#include "api/cupti_pc_code.c"
#include "api/cupti_pc_turn.c"
#include "api/cupti_pc.c"
#include "api/cupti_pc_start.c"
#include "api/cupti.c"
#include "api/cupti_aside.c"
TRACE__COLD_END
#endif
#if defined(TRACE_NCCL) || defined(TRACE_CCL)
#include "api/coll.c"
#endif
#ifdef TRACE_CL
TRACE__COLD_BEGIN
#include "api/cl.c"
TRACE__COLD_END
#endif
#ifdef TRACE_NCCL
TRACE__COLD_BEGIN
#include "api/nccl.c"
TRACE__COLD_END
#endif
#ifdef TRACE_CCL
TRACE__COLD_BEGIN
#include "api/ccl.c"
TRACE__COLD_END
#endif
#if defined(TRACE_HIP) || defined(TRACE_OMP)
#include "api/anchor.h"
#endif
#ifdef TRACE_HIP
#include "api/rocprofiler_abi.h"
TRACE__COLD_BEGIN
#include "api/hip.c"
TRACE__COLD_END
#endif
#if defined(TRACE_OMP) || defined(TRACE_ITT)
#include "api/runtimes.c"
#endif
#ifdef TRACE_OMP
#include "api/callback.c"
#include "api/place.c"
#include "api/omp_abi.h"
#include "api/omp.c"
#endif
#ifdef TRACE_ZE
#include "api/ze_device.h"
TRACE__COLD_BEGIN
#include "api/ze.c"
TRACE__COLD_END
#include "api/ze_object.c"
#include "api/ze_memory.c"
#include "api/ze_clock.c"
#include "api/ze_device.c"
#include "api/ze_event.c"
#include "api/ze_run.c"
#endif
#ifdef TRACE_NVML
TRACE__COLD_BEGIN
#include "api/nvml.c"
TRACE__COLD_END
#endif
#if defined(TRACE_ITT) || defined(TRACE_NVTX) || defined(TRACE_KOKKOS) || defined(TRACE_PERFSTUBS)
#include "api/collect.c"
#endif
#if defined(TRACE_KOKKOS) || defined(TRACE_PERFSTUBS)
#include "api/label.c"
#endif
#ifdef TRACE_KOKKOS
#include "api/kokkos_abi.h"
#include "api/kokkos.c"
#endif
#ifdef TRACE_PERFSTUBS
#include "api/perfstubs.c"
#endif
#ifdef TRACE_ITT
#include "api/itt_abi.h"
#include "api/itt.c"
#include "api/itt_meta.c"
#include "api/itt_threads.c"
#include "api/itt_heap.c"
#include "api/itt_table.c"
#endif
#ifdef TRACE_NVTX
#include "api/nvtx_abi.h"
#include "api/nvtx.c"
#include "api/nvtx_ext.c"
#include "api/nvtx_table.c"
#endif
#ifdef __cplusplus
}
#endif
#pragma pop_macro("N")
#pragma pop_macro("slots")
#endif
#include "licence.h"
