/* progress.h - a bar on the terminal for what takes longer than two seconds
 *
 * Drawn on stderr, only if that is a terminal: percent, MB/s, events/s, time to go. Any thread may add to it.
 */
#ifndef TOOL_PROGRESS_H
#define TOOL_PROGRESS_H
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>

typedef struct tool_progress {
    const char *what; /* "reading" */
    uint64_t total;   /* bytes at 100 % */
    bool on, drawn;
    int64_t start_ns;
    _Atomic int64_t next_ns;
    _Atomic uint64_t bytes, events;
    pthread_mutex_t lock;
} tool_progress;

extern bool progress_wanted; /* false: no bar at all */
void progress_start(tool_progress *p, const char *what, uint64_t total);
void progress_add(tool_progress *p, uint64_t bytes, uint64_t events); /* cheap enough for each thousand events */
void progress_end(tool_progress *p);                                  /* wipes the bar; adding later draws nothing */
#endif
