/* command.h - what command.c offers to the other files */
#ifndef TRACE_CORE_COMMAND_H
#define TRACE_CORE_COMMAND_H
#include "state.h"

enum { TRACE__COMMAND_ROOM = 2048 };
TRACE__INTERNAL void trace__command_line(char *to, char *given, size_t room);
#endif
