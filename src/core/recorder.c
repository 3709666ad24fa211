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
#define TRACE__SERVICE(member, here) here,
TRACE__INTERNAL trace__services trace__services_here = {TRACE__SERVICES(TRACE__SERVICE)};
#undef TRACE__SERVICE

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
/* clang-format off: member by member, for C++11 has no names in initialisers */
TRACE__INTERNAL trace__recorder trace__mine __asm__("trace__mine") = {
    /* abi         */ TRACE__ABI,
    /* clock       */ 0,
    /* level       */ TRACE__LEVELS_FIRST,
    /* self        */ 0,
    /* site        */ trace__site_here,
    /* event       */ trace__event_here,
    /* named       */ trace__named_here,
    /* open_slow   */ trace__open_slow_here,
    /* open_nested */ trace__open_nested_here,
    /* clock_slow  */ trace__clock_slow_here,
    /* put_str     */ trace__put_str_here,
    /* called      */ trace__called_here,
    /* described   */ trace__described_here,
    /* pin         */ trace__stay_loaded,
    /* stack_at    */ trace__stack_at_here,
    /* end_frame   */ trace__end_frame_here,
    /* left        */ trace__left_here,
    /* end_scope   */ trace__end_scope_here,
    /* controls    */ &trace__controls_here,
    /* services    */ &trace__services_here,
    /* version     */ TRACE_VERSION_TEXT};
/* clang-format on */

/* Another name for it, which other modules find. Weak: several units with TRACE_IMPL in one program or library have
 * one. */
#ifdef TRACE_HIDDEN
extern trace__recorder trace_recorder_1 __attribute__((weak, visibility("hidden"), alias("trace__mine")));
#else
extern trace__recorder trace_recorder_1 __attribute__((weak, visibility("default"), alias("trace__mine")));
#endif

TRACE__INTERNAL bool trace__joined;
