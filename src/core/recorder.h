/* recorder.h - this module's recorder, and what a recorder does for backends
 *
 * Programs and libraries that embed trace.h each have a recorder (trace__mine); those of one process that can see each
 * other use one of them (trace__active). So backends, macros and public functions never call the core directly: they go
 * through the recorder in use, by the tables below. The core itself (file.c to snapshot.c) works on its own module's
 * state alone; its functions that stand in a table end in _here. */
#ifndef TRACE_RECORDER_H
#define TRACE_RECORDER_H
#include "state.h"

/* What all backends of one API share, whichever module they are in. */
typedef struct trace__by_api {
    uint64_t number; /* the last that trace__number() gave */
    void *table;     /* of the first module that made one; for good */
    uint32_t paused; /* the API's own pause, which does not count */
} trace__by_api;

/* The services that the recorder in use offers to backends; services.h gives each its plain name.
 * X(member, what it is in this module's recorder) */
/* clang-format off */
#define TRACE__SERVICES(X) \
    /* of what modules with backends share: join.c. Stays the first */ \
    X(uint32_t (*layout)(void), trace__shared_layout) \
    X(const trace__config *config, &trace__c) \
    X(struct trace__schedule *schedules, NULL) /* trace__init() sets it */ \
    X(uint8_t *devices_release, NULL) /* trace__init() sets it */ \
    X(void (*wanted)(void), trace__wanted) /* a module that records by default has joined one that does not */ \
    X(void (*add)(const trace__backend *backend), trace__backend_add) /* a module's backend joins; for good */ \
    /* another module's backend of the same API has joined */ \
    X(bool (*has)(const trace__backend *backend), trace__backend_elsewhere) \
    X(bool (*lock)(void), trace__begin_registering) /* the dictionary's; false: not now */ \
    X(void (*unlock)(void), trace__unlock) \
    X(uint32_t (*intern)(const char *text, size_t length), trace__intern_here) \
    X(void (*define_enum)(const trace__enum *e), trace__define_enum_here) \
    X(void (*state_fact)(uint32_t record, const unsigned char *body, uint32_t bytes, uint32_t skip), \
      trace__state_fact) \
    X(uint32_t (*track_tell)(uint32_t id, uint32_t parent, int kind, const char *name, const char *clock), \
      trace__track_tell) \
    X(void (*lost)(uint64_t n), trace__lost) \
    X(uint64_t (*clock_hz)(void), trace__clock_hz) \
    X(void (*apply_levels)(void), trace__apply_levels) \
    X(bool (*control_lock)(void), trace__control_lock) \
    X(void (*control_unlock)(void), trace__control_unlock) \
    X(void (*watch_add)(trace__watch *w), trace__watch_add) \
    /* the process is about to end without exit handlers: ending.c */ \
    X(void (*final_flush)(void), trace__final_flush) \
    X(void (*polling_over)(void), trace__polling_over) /* no more trace__watch.poll, and none under way */ \
    X(uint8_t (*schedule_enter)(const char *domain, const char *name, size_t length), trace__schedule_enter) \
    X(void (*schedule_leave)(uint8_t fits), trace__schedule_leave) \
    X(bool (*schedule_cycles)(void), trace__schedule_cycles) \
    X(uint8_t *schedule_names, &trace__schedule_names) /* schedules whose steps are ranges, a bit each */ \
    X(uint8_t *devices_open, &trace__devices_open) /* devices are recorded, where host calls are */ \
    X(trace__by_api *by_api, trace__apis) /* TRACE_SOURCE_COUNT of them */ \
    X(const void **runtimes, trace__runtimes) /* places in libraries of runtimes: annotate/runtimes.c; NULL: free */ \
    X(uint32_t (*place)(const trace__place *place), trace__place_here) /* as intern */ \
    X(void (*leaves)(uint32_t how), trace__leaves) /* final_flush(), and the file says so (TRACE_LEFT_*) */ \
    X(void (*ends)(uint64_t clear, uint64_t set), trace__ends) /* bits of TRACE_WORD_ENDED */
/* clang-format on */
#define TRACE__SERVICE(member, here) member;
typedef struct trace__services {
    TRACE__SERVICES(TRACE__SERVICE)
} trace__services;
#undef TRACE__SERVICE

#define TRACE__CONTROL(R, name, declared, passed, otherwise) TRACE__INTERNAL R trace__##name##_here declared;
#define TRACE__CONTROL_VOID(name, declared, passed) TRACE__INTERNAL void trace__##name##_here declared;
TRACE__CONTROLS(TRACE__CONTROL, TRACE__CONTROL_VOID)
#undef TRACE__CONTROL
#undef TRACE__CONTROL_VOID
enum { TRACE__RUNTIMES = 8 };
TRACE__EXTERN(uint8_t trace__schedule_names); /* bits of the schedules that ranges by their names may open */
TRACE__EXTERN(uint8_t trace__devices_open);   /* devices are recorded, where host calls are */
TRACE__EXTERN(trace__services trace__services_here);
TRACE__EXTERN(trace__recorder trace__mine);
#define trace__clock trace__mine.clock

static inline const trace__services *trace__services_of(const trace__recorder *r)
{
    return (const trace__services *)r->services;
}

TRACE__EXTERN(bool trace__joined); /* this module uses another one's recorder, and its own does nothing */
#endif
