/* runtime.h - all of the runtime that targets look into */
#ifndef FUZZ_RUNTIME_H
#define FUZZ_RUNTIME_H
#define TRACE_IMPL
#define TRACE_CUDA
#define TRACE_NCCL
#define TRACE_OMP
#include "trace.h"
#include "common.h"
#endif
