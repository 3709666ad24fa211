/* session.h - what session.c offers to the other files */
#ifndef TRACE_CORE_SESSION_H
#define TRACE_CORE_SESSION_H
#include "state.h"

TRACE__EXTERN(uint32_t trace__prepared);
TRACE__EXTERN(int trace__fd_inherited);
TRACE__INTERNAL void trace__watch_flush(void);
TRACE__INTERNAL void trace__watch_poll(bool final);
TRACE__INTERNAL bool trace__watch_has_poll(void);
TRACE__INTERNAL bool trace__watch_has_final(void);
TRACE__INTERNAL void trace__watch_prepare(void);
TRACE__INTERNAL void trace__set_levels(void);
TRACE__INTERNAL void trace__apply_levels(void);
TRACE__INTERNAL void trace__prepare(void);
TRACE__INTERNAL void trace__init(void);
TRACE__INTERNAL void trace__command_info(void);
TRACE__INTERNAL bool trace__process_open(void);
#endif
