/* unit.h - what every file of the recorder includes first: the public part, the system's headers, the formats of files
 *
 * Each file compiles alone: the build makes an object of it, with names that no other library sees. In trace.h, and in
 * libtrace-h.so, all files are one unit, and the same names are static. */
#ifndef TRACE_CORE_UNIT_H
#define TRACE_CORE_UNIT_H
#include "../public/public.h"
#include "system.h"
#include "../format/raw.h"

/* TRACE__INTERNAL: a function or variable that other files of the recorder use; a header declares it, and a variable
 * by TRACE__EXTERN. In one unit a variable is declared where it is defined, so its file comes before those that use it.
 * TRACE__INTERNAL_INLINE: such a function is small enough to be repeated where it is called, in one unit. */
#ifdef TRACE_IMPL_DONE
#define TRACE__INTERNAL static __attribute__((unused))
#define TRACE__EXTERN(declaration) struct trace__process
#define TRACE__INTERNAL_INLINE static inline __attribute__((unused))
#else
#define TRACE__INTERNAL __attribute__((visibility("hidden")))
#define TRACE__EXTERN(declaration) extern TRACE__INTERNAL declaration
#define TRACE__INTERNAL_INLINE TRACE__INTERNAL
#endif
/* Used by one file, or by none where nothing needs it. */
#define TRACE__PRIVATE static __attribute__((unused))

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

/* Wrappers call functions that dlsym() found, through pointers whose type is not that of the function. Clang's control
 * flow integrity (-fsanitize=cfi-icall) would end the program at such a call. */
#ifdef __clang__
#define TRACE__FOUND_BEGIN \
    _Pragma("clang attribute push(__attribute__((no_sanitize(\"cfi-icall\", \"function\"))), apply_to = function)")
#define TRACE__FOUND_END _Pragma("clang attribute pop")
#else
#define TRACE__FOUND_BEGIN
#define TRACE__FOUND_END
#endif

/* Functions that such wrappers take in: gcc does it with none that is compiled at another level, unless it must. */
#define TRACE__IN_HOT inline __attribute__((always_inline))
#endif
