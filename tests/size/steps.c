/* steps.c - steps, as many as the argument says, one for each line of the standard input: how long it runs is up to the
 * test */
#include "trace.h"
#include <stdio.h>

int main(void)
{
    char line[64];
    while (fgets(line, sizeof line, stdin)) {
        TRACE_SCOPE("step");
        puts("done");
        fflush(stdout);
    }
    return 0;
}
