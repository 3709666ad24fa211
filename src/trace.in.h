/* trace.in.h - the contents page of trace.h: gen/amalgamate inlines each file once, in this order. Also compiles as it
 * is. */
#ifndef TRACE__H
#define TRACE__H
#include "public/manual.h"
#ifndef TRACE_COMPILE_OUT
#if defined(__TINYC__)
#define TRACE__UNSUPPORTED
#define TRACE__PARSED
#error "trace.h needs gcc or clang, not tcc; with another compiler define TRACE_COMPILE_OUT"
#elif defined(__ILP32__) && (defined(__x86_64__) || defined(__aarch64__))
#define TRACE__UNSUPPORTED
#define TRACE__PARSED
#error "trace.h needs pointers of 64 bits: compile without -mx32, or define TRACE_COMPILE_OUT"
#elif defined(__cplusplus) && __cplusplus < 201103L
#define TRACE__UNSUPPORTED
#define TRACE__PARSED
#error "trace.h needs C++11 or later: compile with -std=c++11"
#elif !defined(__cplusplus) && defined(__STRICT_ANSI__) && (!defined(__STDC_VERSION__) || __STDC_VERSION__ < 199901L)
#define TRACE__UNSUPPORTED
#define TRACE__PARSED
#error "trace.h needs C11 or later: compile with -std=c11 or -std=gnu11"
#endif
#endif
#ifndef TRACE__PARSED /* where it is supported */
#define TRACE__PARSED
/* A program may have warnings on that mean nothing here. Its own code, macros of this file in it, keeps them. */
#ifdef __GNUC__
#ifndef __cplusplus
#define TRACE__QUIET_ALSO
#elif defined(__clang__)
#define TRACE__QUIET_ALSO \
    _Pragma("GCC diagnostic ignored \"-Wold-style-cast\"") \
        _Pragma("GCC diagnostic ignored \"-Wzero-as-null-pointer-constant\"")
#else
#define TRACE__QUIET_ALSO \
    _Pragma("GCC diagnostic ignored \"-Wold-style-cast\"") _Pragma("GCC diagnostic ignored \"-Wuseless-cast\"") \
        _Pragma("GCC diagnostic ignored \"-Wzero-as-null-pointer-constant\"")
#endif
#define TRACE__QUIET_BEGIN \
    _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wredundant-decls\"") TRACE__QUIET_ALSO
#define TRACE__QUIET_END _Pragma("GCC diagnostic pop")
#else
#define TRACE__QUIET_BEGIN
#define TRACE__QUIET_END
#endif
TRACE__QUIET_BEGIN
#if defined(TRACE_VERSION) || defined(TRACE_OK)
#error "another header has a macro TRACE_VERSION or TRACE_OK, which trace.h also defines: #undef it before trace.h"
#endif
#define TRACE_VERSION (0ull << 32 | 1ull << 16 | 0ull)
#define TRACE_VERSION_TEXT "0.1.0"

#if defined(TRACE_SCOPE) && !defined(TRACE_NO_SHORT_NAMES)
#error "another header has a macro TRACE_SCOPE: #undef it, or define TRACE_NO_SHORT_NAMES and write trace_task_scope()"
#endif
#if defined(trace_task_begin) || defined(trace_task_end) || defined(trace_instant) || defined(trace_counter) || \
    defined(trace_meta)
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
TRACE__QUIET_END
#endif
#endif

/* ==== implementation: in the one unit that defines TRACE_IMPL ============================================ >>impl */
#if defined(TRACE_IMPL) && !defined(TRACE_COMPILE_OUT) && !defined(TRACE_IMPL_DONE) && !defined(TRACE__UNSUPPORTED)
#define TRACE_IMPL_DONE
TRACE__QUIET_BEGIN

/* What the program does not wait for is compiled in less time. gcc alone knows how. Code that calls run through, hooks
 * and wrappers among it, is at -O1, and as fast as at -O2 (bench/apis.sh). What runs seldom is at -Og. So are wrappers
 * that only forward: -Og makes the same code of them. Each pragma has one word: a list of passes took gcc 100 MiB more.
 */
#if defined(__OPTIMIZE__) && !defined(__OPTIMIZE_SIZE__) && defined(__GNUC__) && !defined(__clang__)
#define TRACE__CALLS_BEGIN _Pragma("GCC push_options") _Pragma("GCC optimize (\"O1\")")
#define TRACE__COLD_BEGIN _Pragma("GCC push_options") _Pragma("GCC optimize (\"Og\")")
#define TRACE__LEVEL_END _Pragma("GCC pop_options")
/* Of a wrapper that writes its records out. Fields that lie side by side are no vectors. */
#define TRACE__AT_O2 __attribute__((optimize("O2", "no-tree-slp-vectorize")))
#else
#define TRACE__CALLS_BEGIN
#define TRACE__COLD_BEGIN
#define TRACE__LEVEL_END
#define TRACE__AT_O2
#endif
#define TRACE__CALLS_END TRACE__LEVEL_END
#define TRACE__COLD_END TRACE__LEVEL_END
#define TRACE__FORWARDING_BEGIN TRACE__COLD_BEGIN
#define TRACE__FORWARDING_END TRACE__LEVEL_END

/* Functions that such wrappers take in: gcc does it with none that is compiled at another level, unless it must. */
#define TRACE__IN_HOT inline __attribute__((always_inline))
#pragma push_macro("slots") /* Qt's */
#undef slots
#pragma push_macro("N") /* a parameter of CUDA; the one name of a letter, which programs define */
#undef N
#include "core/system.h"
#include "backends/needs.gen.h"
#include "format/raw.h"

#ifdef __cplusplus
extern "C" {
#endif
#include "core/internal.h"
#include "os/os.h"
#include "core/state.h"
#include "core/recorder.h"
TRACE__COLD_BEGIN
#include "core/log.c"
#include "os/linux.c"
#include "core/proc.c"
#include "os/memory_left.c"
#include "core/undisturbed.c"
#include "core/closest.h"
#include "core/options.h"
#include "core/environment.c"
#include "core/identity.c"
#include "core/header_words.c"
TRACE__COLD_END
#include "core/clock.c"
TRACE__CALLS_BEGIN
#include "core/allowance.c"
#include "core/file.c"
#include "core/unwritten.c"
TRACE__CALLS_END
#include "core/racing.c"
#include "core/bus.c"
TRACE__CALLS_BEGIN
#include "core/unmapped.c"
#include "core/rotate.c"
#include "core/chunk.c"
TRACE__CALLS_END
#include "core/gaps.c"
#include "core/buffer.c"
#include "core/registry.c"
#include "core/string_cache.c"
TRACE__COLD_BEGIN
#include "core/options.c"
#include "core/symbols.c"
#include "core/left.c"
#include "core/run.c"
#include "core/retell.c"
#include "core/thread_names.c"
#include "core/thread.c"
#include "core/own_threads.c"
#include "core/waited.c"
#include "core/off_cpu.c"
#include "core/private_table.c"
#include "core/helper.c"
#include "core/schedule_parse.h"
TRACE__COLD_END
TRACE__CALLS_BEGIN
#include "core/schedule.c"
TRACE__CALLS_END
TRACE__COLD_BEGIN
#include "core/join.c"
#include "core/folder.c"
#include "core/command.c"
#include "core/seal.c"
#include "core/backends.c"
#include "core/session.c"
#include "core/fork.c"
TRACE__COLD_END
TRACE__CALLS_BEGIN
#include "core/control.c"
#include "core/ending.c"
#include "core/snapshot_put.c"
#include "core/snapshot_stream.c"
#include "core/snapshot.c"
#include "core/services.h"
#include "public/plain.c"
#include "device/device.h"
TRACE__CALLS_END

#ifdef TRACE__NEEDS_WRAP
#include "wrap/descriptors.h"
#include "backends/wrap_hooks.gen.h"
#include "wrap/hooks.h"
#include "wrap/interpret.c"
#endif
#ifdef TRACE__NEEDS_FORWARD
#include "wrap/pass.c"
#endif
#ifdef TRACE_CUSTOM
#include "wrap/objects.c"
#endif
#ifdef TRACE__NEEDS_COMMUNICATORS
#include "device/communicator.c"
#endif
#ifdef TRACE__NEEDS_CLOCK_SYNC
#include "device/clock_sync.h"
#endif
#ifdef TRACE__NEEDS_RUNTIMES
TRACE__COLD_BEGIN
#include "annotate/runtimes.c"
TRACE__COLD_END
#endif
#ifdef TRACE__NEEDS_CALLBACKS
TRACE__CALLS_BEGIN
#include "wrap/callback.c"
TRACE__CALLS_END
#endif
#ifdef TRACE__NEEDS_SYMBOLIZE
TRACE__COLD_BEGIN
#include "core/symbolize.c"
TRACE__COLD_END
#endif
#ifdef TRACE__NEEDS_ANNOTATE
#include "annotate/annotate.c"
#endif
#ifdef TRACE__NEEDS_LABELS
#include "annotate/labels.c"
#endif
#include "backends/backends.gen.h"
#ifdef __cplusplus
}
#endif
#pragma pop_macro("N")
#pragma pop_macro("slots")
TRACE__QUIET_END
#endif
#include "public/licence.h"
