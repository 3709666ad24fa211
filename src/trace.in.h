/* trace.in.h - the contents page of trace.h: gen/amalgamate inlines each file once, in this order. Also compiles as it
 * is. */
#include "public/public.h"

/* ==== implementation: in the one unit that defines TRACE_IMPL ============================================ >>impl */
#if defined(TRACE_IMPL) && !defined(TRACE_COMPILE_OUT) && !defined(TRACE_IMPL_DONE) && !defined(TRACE__UNSUPPORTED)
#define TRACE_IMPL_DONE
TRACE__QUIET_BEGIN

#pragma push_macro("slots") /* Qt's */
#undef slots
#pragma push_macro("N") /* a parameter of CUDA; the one name of a letter, which programs define */
#undef N
#include "core/unit.h"
TRACE__FOUND_BEGIN
#include "backends/needs.gen.h"

#ifdef __cplusplus
extern "C" {
#endif
#include "core/internal.h"
#include "os/os.h"
#include "core/state.h"
#include "core/recorder.h"
TRACE__COLD_BEGIN
#include "core/options.h"
#include "core/schedule_parse.h"
TRACE__COLD_END
#include "core/allowance.h"
#include "core/backends.h"
#include "core/buffer.h"
#include "core/check.h"
#include "core/bus.h"
#include "core/chunk.h"
#include "core/clock.h"
#include "core/command.h"
#include "core/configuration.h"
#include "core/control.h"
#include "core/ending.h"
#include "core/environment.h"
#include "core/file.h"
#include "core/folder.h"
#include "core/fork.h"
#include "core/gaps.h"
#include "core/header_words.h"
#include "core/helper.h"
#include "core/identity.h"
#include "core/join.h"
#include "core/left.h"
#include "core/log.h"
#include "core/off_cpu.h"
#include "core/own_threads.h"
#include "core/private_table.h"
#include "core/proc.h"
#include "core/racing.h"
#include "core/registry.h"
#include "core/retell.h"
#include "core/rotate.h"
#include "core/run.h"
#include "core/schedule.h"
#include "core/seal.h"
#include "core/session.h"
#include "core/snapshot_put.h"
#include "core/snapshot_stream.h"
#include "core/string_cache.h"
#include "core/symbols.h"
#include "core/thread.h"
#include "core/thread_names.h"
#include "core/undisturbed.h"
#include "core/unmapped.h"
#include "core/unwritten.h"
#include "core/waited.h"

#include "core/state.c"
#include "core/recorder.c"
TRACE__COLD_BEGIN
#include "core/log.c"
#include "core/check.c"
#include "os/linux.c"
#include "core/proc.c"
#include "os/memory_left.c"
#include "core/undisturbed.c"
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
#include "core/configuration.c"
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
#include "core/plain.c"
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
#include "annotate/runtimes.h"
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
#include "annotate/annotate.h"
#include "annotate/annotate.c"
#ifdef TRACE__NEEDS_LABELS
#include "annotate/labels.h"
#include "annotate/labels.c"
#endif
#endif
#include "backends/backends.gen.h"
#ifdef __cplusplus
}
#endif
TRACE__FOUND_END
#pragma pop_macro("N")
#pragma pop_macro("slots")
TRACE__QUIET_END
#endif
#include "public/licence.h"
