/* inject.c - libtrace-h.so: the recorder with every backend, for programs that nobody rebuilds
 *
 * Loaded by LD_PRELOAD (trace-run sets it) or by an API's own hook (INTEL_LIBITTNOTIFY64, NVTX_INJECTION64_PATH ...).
 * Linked -z nodelete, for threads outlive a dlclose; src/inject/exports.map lists what it exports. Built from the split
 * sources, so that these are compiled as well as trace.h.
 */
#define TRACE_IMPL
#define TRACE__INJECT
#include "all.gen.h"
#include "../trace.in.h"

/* of this library */
extern const char __ehdr_start[] __attribute__((visibility("hidden"))), _end[] __attribute__((visibility("hidden")));
static bool trace__own(uintptr_t address) { return address >= (uintptr_t)__ehdr_start && address < (uintptr_t)_end; }

#include "backends.gen.h"
#include "dlsym.c"
#include "exits.c"
