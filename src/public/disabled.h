/* >>disabled
 * disabled.h - the empty twins, under TRACE_COMPILE_OUT
 *
 * The same names, on any system, that record nothing and leave no code. Arguments are not evaluated, but they are seen,
 * so that a variable that is only recorded is not called unused.
 */
#ifndef TRACE__DISABLED_H
#define TRACE__DISABLED_H
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef uint32_t trace_track;

static inline trace_result trace_start(void) { return TRACE_ERROR_OFF; }
static inline trace_result trace_stop(void) { return TRACE_ERROR_OFF; }
static inline trace_result trace_pause(void) { return TRACE_ERROR_OFF; }
static inline trace_result trace_resume(void) { return TRACE_ERROR_OFF; }
static inline bool trace_enabled(void) { return false; }
static inline trace_result trace_output(const char *folder) { return (void)folder, TRACE_ERROR_OFF; }
static inline trace_result trace_filter(const char *apis) { return (void)apis, TRACE_ERROR_OFF; }
static inline trace_result trace_flush(void) { return TRACE_ERROR_OFF; }
static inline trace_result trace_snapshot(const char *path) { return (void)path, TRACE_ERROR_OFF; }
static inline trace_result trace_devices(bool on) { return (void)on, TRACE_ERROR_OFF; }
static inline trace_result trace_release_devices(void) { return TRACE_ERROR_OFF; }
static inline void trace_step(void) {}
static inline const char *trace_file(void) { return ""; }
static inline unsigned long long trace_version(void) { return TRACE_VERSION; }
static inline const char *trace_result_text(trace_result result)
{
    switch ((int)result) {
#define TRACE__TEXT(name, value, text) \
    case value: return text;
        TRACE_RESULTS(TRACE__TEXT)
#undef TRACE__TEXT
    }
    return "unknown result";
}
static inline void trace_thread_name(const char *name) { (void)name; }
static inline void trace_process_name(const char *name) { (void)name; }
static inline void trace_info(const char *key, const char *value) { (void)key, (void)value; }
static inline void trace_set_rank(int rank, int world) { (void)rank, (void)world; }
static inline uint64_t trace_now(void) { return 0; }
static inline uint64_t trace_ticks_per_second(void) { return 1; }
static inline uint64_t trace_from_monotonic(uint64_t ns) { return (void)ns, 0u; }
static inline uint64_t trace_flow_new(void) { return 0; }
static inline trace_name trace_name_new(const char *text) { return (void)text, (trace_name)0; }
static inline trace_fiber trace_fiber_new(const char *name) { return (void)name, (trace_fiber)0; }
static inline void trace_fiber_enter(trace_fiber fiber) { (void)fiber; }
static inline void trace_fiber_leave(void) {}
static inline void trace_fiber_end(trace_fiber fiber) { (void)fiber; }
static inline trace_track trace_track_create(const char *name, trace_track parent)
{
    return (void)name, (void)parent, 0u;
}

#ifdef __cplusplus
template <class... trace__T> inline void trace__nothing(int, const trace__T &...) {}
#else
static inline void trace__nothing(int first, ...) { (void)first; }
#endif
#define TRACE__NOTHING(...) (0 ? trace__nothing(0, __VA_ARGS__) : (void)0)

#define trace_task_begin(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_task_begin_in(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_task_begin_child(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_task_end() ((void)0)
#define trace_task_open(...) (TRACE__NOTHING(__VA_ARGS__), (trace_task)0)
#define trace_task_close(task) TRACE__NOTHING(task)
#define trace_meta(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_instant(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_counter(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_counter_unit(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_async_begin(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_async_begin_child(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_async_end(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_flow_out(id) TRACE__NOTHING(id)
#define trace_flow_in(id) TRACE__NOTHING(id)
#define trace_track_slice(...) TRACE__NOTHING(__VA_ARGS__)
#define trace_track_counter(track, name, unit, value) TRACE__NOTHING(track, name, unit, value)
#define trace_task_scope(...) TRACE__NOTHING(__VA_ARGS__)
#ifndef TRACE_NO_SHORT_NAMES
#define TRACE_SCOPE(...) TRACE__NOTHING(__VA_ARGS__)
#endif
#ifdef __cplusplus
class trace_scoped
{
  public:
    template <class... trace__A> explicit trace_scoped(const trace__A &...) {}
    template <class... trace__A> void meta(const trace__A &...) const {}
    void end() {}
    ~trace_scoped() {}
    trace_scoped(const trace_scoped &) = delete;
    trace_scoped &operator=(const trace_scoped &) = delete;
};
#ifndef TRACE_NO_SHORT_NAMES
namespace trace
{
typedef ::trace_scoped task;
}
#endif
#endif
#endif
