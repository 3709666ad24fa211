/* scenario.c - plays a row of ITT calls on one thread, one unit of time (20 ms) after each, by a clock that stands
 * still meanwhile:
 *
 *   scenario task A B ) )        begin A, begin B, end, end: the end of a task has no name
 *   scenario event As Bs Ae Be   start A, start B, end A, end B
 *
 * The scenarios and what must come of them are those of THAPI's tests, told anew. */
#include <stdio.h>
#include <string.h>
#include <time.h>
#include "ittnotify.h"

static long units;

/* In place of libc's, for the recorder with TRACE_CLOCK=monotonic: lengths are exact however busy the machine is. */
int clock_gettime(clockid_t clock, struct timespec *t)
{
    (void)clock;
    *t = (struct timespec){1000 + units / 50, units % 50 * 20000000};
    return 0;
}

static void unit(void) { units++; }

int scenario(int argc, const char **argv)
{
    __itt_domain *d = __itt_domain_create("s");
    int i;
    for (i = 2; i < argc; i++) {
        const char name[2] = {argv[i][0], 0};
        if (!strcmp(argv[1], "task")) {
            if (name[0] == ')')
                __itt_task_end(d);
            else
                __itt_task_begin(d, __itt_null, __itt_null, __itt_string_handle_create(name));
        } else {
            __itt_event e = __itt_event_create(name, 1);
            if (argv[i][1] == 's')
                __itt_event_start(e);
            else
                __itt_event_end(e);
        }
        unit();
    }
    return 0;
}

#ifndef CLIENT_LIBRARY
int main(int argc, char **argv) { return scenario(argc, (const char **)argv); }
#endif
