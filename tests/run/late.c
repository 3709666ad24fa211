/* late.c - a handler that records more than all buffers hold; tests/run/late.sh has it called where exit cuts the file
 */
#include "trace.h"
#include <signal.h>
#include <stdio.h>

static int calls;

static void handler(int number)
{
    int i;
    for (i = 0; i < 100000; i++)
        trace_instant("late", "signal", number);
    calls++;
}

__attribute__((destructor(101))) static void say(void) /* after the recorder's own */
{
    fprintf(stderr, "%d signal\n", calls);
}

int main(void)
{
    signal(SIGURG, handler);
    trace_instant("first");
    return 0;
}
