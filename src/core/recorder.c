/* recorder.c - the tables of recorder.h: who does for backends and macros what they ask for */
#include "recorder.h"
#include "backends.h"
#include "buffer.h"
#include "clock.h"
#include "control.h"
#include "ending.h"
#include "file.h"
#include "join.h"
#include "left.h"
#include "registry.h"
#include "schedule.h"
#include "session.h"
#include "string_cache.h"
#include "symbols.h"

static const void *trace__runtimes[TRACE__RUNTIMES];
static trace__by_api trace__apis[TRACE_SOURCE_COUNT];
TRACE__INTERNAL uint8_t trace__schedule_names;
TRACE__INTERNAL uint8_t trace__devices_open = 1;
TRACE__INTERNAL trace__services trace__services_here = {/* schedules: trace__init() */
                                                        trace__shared_layout,
                                                        &trace__c,
                                                        NULL,
                                                        NULL,
                                                        trace__wanted,
                                                        trace__backend_add,
                                                        trace__backend_elsewhere,
                                                        trace__begin_registering,
                                                        trace__unlock,
                                                        trace__intern_here,
                                                        trace__define_enum_here,
                                                        trace__state_fact,
                                                        trace__track_tell,
                                                        trace__lost,
                                                        trace__clock_hz,
                                                        trace__apply_levels,
                                                        trace__control_lock,
                                                        trace__control_unlock,
                                                        trace__watch_add,
                                                        trace__final_flush,
                                                        trace__polling_over,
                                                        trace__schedule_enter,
                                                        trace__schedule_leave,
                                                        trace__schedule_cycles,
                                                        &trace__schedule_names,
                                                        &trace__devices_open,
                                                        trace__apis,
                                                        trace__runtimes,
                                                        trace__place_here,
                                                        trace__leaves,
                                                        trace__ends};

#define TRACE__CONTROL(R, name, declared, passed, otherwise) trace__##name##_here,
#define TRACE__CONTROL_VOID(name, declared, passed) trace__##name##_here,
static const trace__controls trace__controls_here = {TRACE__CONTROLS(TRACE__CONTROL, TRACE__CONTROL_VOID)};
#undef TRACE__CONTROL
#undef TRACE__CONTROL_VOID

/* Everything is recorded before the constructor has read the environment: what libraries' constructors do is recorded
 * too. */
#ifdef TRACE_DEFAULT_OFF
#define TRACE__LEVELS_FIRST {0}
#else
#define TRACE__LEVELS_FIRST \
    {3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3}
#endif
TRACE__INTERNAL trace__recorder trace__mine __asm__("trace__mine") = {TRACE__ABI,
                                                                      0,
                                                                      TRACE__LEVELS_FIRST,
                                                                      0,
                                                                      trace__site_here,
                                                                      trace__event_here,
                                                                      trace__named_here,
                                                                      trace__open_slow_here,
                                                                      trace__open_nested_here,
                                                                      trace__clock_slow_here,
                                                                      trace__put_str_here,
                                                                      trace__called_here,
                                                                      trace__described_here,
                                                                      trace__stay_loaded,
                                                                      trace__stack_at_here,
                                                                      trace__end_frame_here,
                                                                      trace__left_here,
                                                                      trace__end_scope_here,
                                                                      &trace__controls_here,
                                                                      &trace__services_here,
                                                                      TRACE_VERSION_TEXT};
/* Another name for it, which other modules find. Weak: several units with TRACE_IMPL in one program or library have
 * one. */
#ifdef TRACE_HIDDEN
extern trace__recorder trace_recorder_1 __attribute__((weak, visibility("hidden"), alias("trace__mine")));
#else
extern trace__recorder trace_recorder_1 __attribute__((weak, visibility("default"), alias("trace__mine")));
#endif

TRACE__INTERNAL bool trace__joined;
