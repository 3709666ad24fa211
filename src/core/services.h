/* services.h - the recorder in use, by the names that backends call; from here on none of these names means this
 * module's own core
 *
 * trace__init() and what finds functions, files and memory (core/symbols.c, os.h) stay the module's own: lookups depend
 * on who asks. */
#ifndef TRACE_SERVICES_H
#define TRACE_SERVICES_H
#include "buffer.h"
#include "clock.h"
#include "ending.h"
#include "file.h"
#include "recorder.h"
#include "registry.h"
#include "schedule.h"
#include "session.h"
#include "symbols.h"

static inline const trace__services *trace__serve(void) { return trace__services_of(trace__recorder_here()); }
static inline uint32_t trace__intern(const char *text, size_t length) { return trace__serve()->intern(text, length); }
static inline void trace__define_enum(const trace__enum *e) { trace__serve()->define_enum(e); }

/* A number that no other event of this API has in this process, from 1 on. */
static inline uint64_t trace__number(int api)
{
    return __atomic_add_fetch(&trace__serve()->by_api[api].number, 1, __ATOMIC_RELAXED);
}
/* How many of these there have been. */
static inline uint64_t trace__numbers(int api)
{
    return __atomic_load_n(&trace__serve()->by_api[api].number, __ATOMIC_RELAXED);
}
#define trace__register(site) trace__site_id(site)

#undef trace__clock
#define trace__clock (trace__recorder_here()->clock)
#define trace__c (*trace__serve()->config)
#define trace__schedules (trace__serve()->schedules)
#define trace__schedule_names (*trace__serve()->schedule_names)
#define trace__devices_open (*trace__serve()->devices_open)
#define trace__devices_release (*trace__serve()->devices_release)
#define trace__begin_registering() trace__serve()->lock()
#define trace__unlock() trace__serve()->unlock()
#define trace__state_fact(...) trace__serve()->state_fact(__VA_ARGS__)
#define trace__track_tell(...) trace__serve()->track_tell(__VA_ARGS__)
#define trace__track_new(...) trace__serve()->track_tell(0, __VA_ARGS__)
#define trace__lost(n) trace__serve()->lost(n)
#define trace__clock_hz() trace__serve()->clock_hz()
#define trace__apply_levels() trace__serve()->apply_levels()
#define trace__control_lock() trace__serve()->control_lock()
#define trace__control_unlock() trace__serve()->control_unlock()
#define trace__watch_add(w) trace__serve()->watch_add(w)
#define trace__final_flush() trace__serve()->final_flush()
#define trace__leaves(how) trace__serve()->leaves(how)
#define trace__ends(...) trace__serve()->ends(__VA_ARGS__)
#define trace__polling_over() trace__serve()->polling_over()
#define trace__schedule_enter(...) trace__serve()->schedule_enter(__VA_ARGS__)
#define trace__schedule_leave(fits) trace__serve()->schedule_leave(fits)
#define trace__schedule_cycles() trace__serve()->schedule_cycles()
#endif
