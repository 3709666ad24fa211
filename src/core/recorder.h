/* recorder.h - this module's recorder, and what a recorder does for backends
 *
 * Programs and libraries that embed trace.h each have a recorder (trace__mine); those of one process that can see each
 * other use one of them (trace__active). So backends, macros and public functions never call the core directly: they go
 * through the recorder in use, by the tables below. The core itself (file.c to snapshot.c) works on its own module's
 * state alone; its functions that stand in a table end in _here. */
#ifndef TRACE_RECORDER_H
#define TRACE_RECORDER_H

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

#define TRACE__CONTROL(R, name, declared, passed, otherwise) static R trace__##name##_here declared;
#define TRACE__CONTROL_VOID(name, declared, passed) static void trace__##name##_here declared;
TRACE__CONTROLS(TRACE__CONTROL, TRACE__CONTROL_VOID)
#undef TRACE__CONTROL
#undef TRACE__CONTROL_VOID
static uint32_t trace__site_here(uint32_t abi, trace__site *site, const char *name),
    trace__named_here(const trace__site *site, const char *name);
static void trace__event_here(uint32_t id), trace__stay_loaded(void);
static void trace__stack_at_here(trace__writer *w, const void *place), trace__end_frame_here(const void *at),
    trace__left_here(const void *at, uint32_t id, int how), trace__end_scope_here(const void *at, uint32_t id);
static unsigned char *trace__open_slow_here(trace__writer **out, uint32_t id, size_t payload, uint64_t ticks);
static unsigned char *trace__open_nested_here(trace__writer **out, uint32_t id, size_t payload, uint64_t ticks);
static uint64_t trace__clock_slow_here(void);
static unsigned char *trace__put_str_here(unsigned char *p, const char *s, size_t max);
static uint32_t trace__called_here(trace__site *site, trace_name name),
    trace__described_here(const trace__desc *desc, const char *name);
static void trace__wanted(void), trace__backend_add(const trace__backend *backend);
static bool trace__backend_elsewhere(const trace__backend *backend), trace__begin_registering(void);
static uint32_t trace__intern_here(const char *text, size_t length), trace__place_here(const trace__place *place);
static void trace__define_enum_here(const trace__enum *e);
static void trace__state_fact(uint32_t record, const unsigned char *body, uint32_t bytes, uint32_t skip);
static uint32_t trace__track_tell(uint32_t id, uint32_t parent, int kind, const char *name, const char *clock);
static void trace__lost(uint64_t n);
static uint64_t trace__clock_hz(void);
static bool trace__control_lock(void);
static void trace__control_unlock(void);
static void trace__final_flush(void), trace__quick_exit(void), trace__leaves(uint32_t how), trace__polling_over(void);
static void trace__ends(uint64_t clear, uint64_t set), trace__on_exit(int status, void *unused);
TRACE__PRIVATE uint8_t trace__schedule_enter(const char *domain, const char *name, size_t length);
TRACE__PRIVATE void trace__schedule_leave(uint8_t fits);
static bool trace__schedule_cycles(void);
enum { TRACE__RUNTIMES = 8 };
static const void *trace__runtimes[TRACE__RUNTIMES];
static trace__by_api trace__apis[TRACE_SOURCE_COUNT];
static uint8_t trace__schedule_names;   /* bits of the schedules that ranges by their names may open */
static uint8_t trace__devices_open = 1; /* devices are recorded, where host calls are */
static uint32_t trace__shared_layout(void);
static trace__services trace__services_here = {/* schedules: trace__init() */
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
static trace__recorder trace__mine __asm__("trace__mine") = {TRACE__ABI,
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
#define trace__clock trace__mine.clock

/* Another name for it, which other modules find. Weak: several units with TRACE_IMPL in one program or library have
 * one. */
#ifdef TRACE_HIDDEN
extern trace__recorder trace_recorder_1 __attribute__((weak, visibility("hidden"), alias("trace__mine")));
#else
extern trace__recorder trace_recorder_1 __attribute__((weak, visibility("default"), alias("trace__mine")));
#endif
static inline const trace__services *trace__services_of(const trace__recorder *r)
{
    return (const trace__services *)r->services;
}

static bool trace__joined; /* this module uses another one's recorder, and its own does nothing */
#endif
