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

/* What backends ask of the recorder in use; services.h gives each its plain name. */
typedef struct trace__services {
    uint32_t (*layout)(void); /* of what modules with backends share: join.c. Stays the first */
    const trace__config *config;
    struct trace__schedule *schedules;
    uint8_t *devices_release;
    void (*wanted)(void);                       /* a module that records by default has joined one that does not */
    void (*add)(const trace__backend *backend); /* a module's backend joins; for good */
    bool (*has)(const trace__backend *backend); /* another module's backend of the same API has joined */
    bool (*lock)(void);                         /* the dictionary's; false: not now */
    void (*unlock)(void);
    uint32_t (*intern)(const char *text, size_t length);
    void (*define_enum)(const trace__enum *e);
    void (*state_fact)(uint32_t record, const unsigned char *body, uint32_t bytes, uint32_t skip);
    uint32_t (*track_tell)(uint32_t id, uint32_t parent, int kind, const char *name, const char *clock);
    void (*lost)(uint64_t n);
    uint64_t (*clock_hz)(void);
    void (*apply_levels)(void);
    bool (*control_lock)(void);
    void (*control_unlock)(void);
    void (*watch_add)(trace__watch *w);
    void (*final_flush)(void);  /* the process is about to end without exit handlers: ending.c */
    void (*polling_over)(void); /* no more trace__watch.poll, and none under way */
    uint8_t (*schedule_enter)(const char *domain, const char *name, size_t length);
    void (*schedule_leave)(uint8_t fits);
    bool (*schedule_cycles)(void);
    uint8_t *schedule_names;                      /* schedules whose steps are ranges, a bit each */
    uint8_t *devices_open;                        /* devices are recorded, where host calls are */
    trace__by_api *by_api;                        /* TRACE_SOURCE_COUNT of them */
    const void **runtimes;                        /* places in libraries of runtimes: api/runtimes.c; NULL: free */
    uint32_t (*place)(const trace__place *place); /* as intern */
    void (*leaves)(uint32_t how);                 /* final_flush(), and the file says so (TRACE_LEFT_*) */
    void (*ends)(uint64_t clear, uint64_t set);   /* bits of TRACE_WORD_ENDED */
} trace__services;

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
