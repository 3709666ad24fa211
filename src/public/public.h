/* public.h - what programs see: all of trace.h but the implementation */
#ifndef TRACE__H
#define TRACE__H
#include "manual.h"
#ifndef TRACE_COMPILE_OUT
#if defined(__TINYC__)
#define TRACE__UNSUPPORTED
#define TRACE__PARSED
#error "trace.h needs gcc or clang, not tcc; with another compiler define TRACE_COMPILE_OUT"
#elif defined(__ILP32__) && (defined(__x86_64__) || defined(__aarch64__))
#define TRACE__UNSUPPORTED
#define TRACE__PARSED
#error "trace.h needs pointers of 64 bits: compile without -mx32, or define TRACE_COMPILE_OUT"
#elif defined(__cplusplus) && __cplusplus < 201103L
#define TRACE__UNSUPPORTED
#define TRACE__PARSED
#error "trace.h needs C++11 or later: compile with -std=c++11"
#elif !defined(__cplusplus) && defined(__STRICT_ANSI__) && (!defined(__STDC_VERSION__) || __STDC_VERSION__ < 199901L)
#define TRACE__UNSUPPORTED
#define TRACE__PARSED
#error "trace.h needs C11 or later: compile with -std=c11 or -std=gnu11"
#endif
#endif
#ifndef TRACE__PARSED /* where it is supported */
#define TRACE__PARSED
/* A program may have warnings on that mean nothing here. Its own code, macros of this file in it, keeps them. */
#ifdef __GNUC__
#ifndef __cplusplus
#define TRACE__QUIET_ALSO
#elif defined(__clang__)
#define TRACE__QUIET_ALSO \
    _Pragma("GCC diagnostic ignored \"-Wold-style-cast\"") \
        _Pragma("GCC diagnostic ignored \"-Wzero-as-null-pointer-constant\"")
#else
#define TRACE__QUIET_ALSO \
    _Pragma("GCC diagnostic ignored \"-Wold-style-cast\"") _Pragma("GCC diagnostic ignored \"-Wuseless-cast\"") \
        _Pragma("GCC diagnostic ignored \"-Wzero-as-null-pointer-constant\"")
#endif
#define TRACE__QUIET_BEGIN \
    _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wredundant-decls\"") TRACE__QUIET_ALSO
#define TRACE__QUIET_END _Pragma("GCC diagnostic pop")
#else
#define TRACE__QUIET_BEGIN
#define TRACE__QUIET_END
#endif
TRACE__QUIET_BEGIN
#if defined(TRACE_VERSION) || defined(TRACE_OK)
#error "another header has a macro TRACE_VERSION or TRACE_OK, which trace.h also defines: #undef it before trace.h"
#endif
#define TRACE_VERSION (0ull << 32 | 1ull << 16 | 0ull)
#define TRACE_VERSION_TEXT "0.1.0"

#if defined(TRACE_SCOPE) && !defined(TRACE_NO_SHORT_NAMES)
#error "another header has a macro TRACE_SCOPE: #undef it, or define TRACE_NO_SHORT_NAMES and write trace_task_scope()"
#endif
#if defined(trace_task_begin) || defined(trace_task_end) || defined(trace_instant) || defined(trace_counter) || \
    defined(trace_meta)
#error "another header has macros of the names of trace.h (trace_task_begin ...): #undef them before trace.h"
#endif

#include <stddef.h>
#include <stdint.h>
#include "result.h"
#include "pairs.h"
#ifdef TRACE_COMPILE_OUT
#include "disabled.h"
#else
#include "api.h"
#include "plain.h"
#include "values.h"
#include "macros.h"
#include "task.h"
#endif
TRACE__QUIET_END
#endif
#endif
