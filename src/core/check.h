/* check.h - what must hold, and in which order locks are taken: checked where TRACE__CHECKED is defined, as in the
 * objects of meson compile; else nothing
 *
 * A check that fails says what, and where, and ends the program. */
#ifndef TRACE_CORE_CHECK_H
#define TRACE_CORE_CHECK_H
#include "unit.h"

/* The locks, the first one first: a thread takes none while it holds it or a later one. */
enum { TRACE__RANK_CONTROL, TRACE__RANK_LOCK, TRACE__RANK_ROTATION, TRACE__RANK_COPIES, TRACE__RANK_HOMES };

#ifdef TRACE__CHECKED
TRACE__INTERNAL __attribute__((noreturn)) void trace__violated(const char *what, const char *file, int line);
TRACE__INTERNAL void trace__takes(int rank);
TRACE__INTERNAL void trace__gives(int rank);
TRACE__INTERNAL bool trace__holds(int rank);
#define TRACE__ASSERT(what) ((what) ? (void)0 : trace__violated(#what, __FILE__, __LINE__))
#define TRACE__TAKES(rank) trace__takes(rank)
#define TRACE__GIVES(rank) trace__gives(rank)
#else
#define TRACE__ASSERT(what) ((void)0)
#define TRACE__TAKES(rank) ((void)0)
#define TRACE__GIVES(rank) ((void)0)
#endif
#endif
