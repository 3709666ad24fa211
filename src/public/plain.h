/* >>plain
 * plain.h - a function for each recording macro, for ctypes, Rust, Julia, Fortran (trace.f90) and others that have no
 * macros
 *
 * They have the macros' names; only trace_task_scope() has no function. They take metadata as an array of pairs, of
 * which 64 are kept. Everything is copied. Of a text or an array 1,024 bytes are kept with up to 10 pairs; of more
 * pairs, n, each keeps 10,240 / n bytes. The name is looked up by its text, and the pairs by their keys, at every call.
 * From C the parentheses keep the macro away: (trace_instant)("x", pairs, 2).
 * They record with the recorder of the module that the linker takes them from.
 */
#ifndef TRACE__PLAIN_H
#define TRACE__PLAIN_H

#ifdef __cplusplus
extern "C" {
#endif

/* X(name, parameters) */
/* clang-format off */
#define TRACE__PLAINS(X) \
    X(task_begin, (const char *name, const trace_pair *pairs, size_t n)) \
    X(task_begin_in, (const char *domain, const char *name, const trace_pair *pairs, size_t n)) \
    X(task_begin_child, (const char *name, uint64_t id, uint64_t parent, const trace_pair *pairs, size_t n)) \
    X(task_end, (void)) \
    X(task_close, (trace_task task)) \
    X(meta, (const trace_pair *pairs, size_t n)) \
    X(instant, (const char *name, const trace_pair *pairs, size_t n)) \
    X(counter, (const char *name, double value, const trace_pair *pairs, size_t n)) \
    X(counter_unit, (const char *name, const char *unit, double value, const trace_pair *pairs, size_t n)) \
    X(async_begin, (const char *name, uint64_t id, const trace_pair *pairs, size_t n)) \
    X(async_begin_child, (const char *name, uint64_t id, uint64_t parent, const trace_pair *pairs, size_t n)) \
    X(async_end, (const char *name, uint64_t id, const trace_pair *pairs, size_t n)) \
    X(flow_out, (uint64_t id)) \
    X(flow_in, (uint64_t id)) \
    X(track_slice, \
      (trace_track track, const char *name, uint64_t begin, uint64_t end, const trace_pair *pairs, size_t n)) \
    X(track_counter, (trace_track track, const char *name, const char *unit, double value))
/* clang-format on */
#define TRACE__PLAIN(name, parameters) TRACE__EXPORT void(trace_##name) parameters;
TRACE__PLAINS(TRACE__PLAIN)
#undef TRACE__PLAIN
TRACE__EXPORT trace_task(trace_task_open)(const char *name, const trace_pair *pairs, size_t n);

#ifdef __cplusplus
}
#endif
#endif
