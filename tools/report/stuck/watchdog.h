/* watchdog.h - watches a job that still runs, and reports why if it hangs */
#ifndef REPORT_WATCHDOG_H
#define REPORT_WATCHDOG_H
#include "report/report.h"
#include "tally/count/follow.h"

typedef struct watchdog {
    follow follow;
    double seconds;                                  /* the time that a rank may wait; 0: there is no watchdog */
    void (*report)(analysis *a, const char *inputs); /* analyses the trace of a->tally */
    const char *inputs;
    char **told; /* subjects of findings that were reported and still hold */
    size_t ntold, room;
} watchdog;

bool watchdog_take(const char *value, void *to); /* of an option: into a double; without a value 30 s */
/* Watches until the job has ended. */
void watchdog_run(watchdog *w, const tool_input *input, int npaths, char *const *paths);
#endif
