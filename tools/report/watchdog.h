/* watchdog.h - a job that still runs: nothing is said until it stands still, and then why */
#ifndef REPORT_WATCHDOG_H
#define REPORT_WATCHDOG_H
#include "report.h"
#include "tally/follow.h"

typedef struct watchdog {
    follow follow;
    double seconds;                                  /* so long a rank may wait; 0: there is no watchdog */
    void (*report)(analysis *a, const char *inputs); /* analyses the trace of a->tally */
    const char *inputs;
    char **told; /* what findings were about that were told, and still hold */
    size_t ntold, room;
} watchdog;

bool watchdog_take(const char *value, void *to); /* of an option: into a double; without a value 30 s */
/* Looks until the job has ended. */
void watchdog_run(watchdog *w, const tool_input *input, int npaths, char *const *paths);
#endif
