/* alive.h - whether the process that records a file still runs */
#ifndef TRACE_READ_ALIVE_H
#define TRACE_READ_ALIVE_H
#include <stdbool.h>
#include "format/raw.h"

/* True: it runs on this machine. False: it does not, or that is unknown: the file is of another machine, or of a
 * container whose processes cannot be seen from here. A process is known by its number in its PID namespace, when it
 * was started and what program it runs: numbers are used again, and exec() leaves a program without its file being
 * closed.
 */
bool tr_recorder_lives(const trace_file_header *h);
#endif
