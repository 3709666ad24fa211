/* first_look.c - a program that ends when the recorder's own thread has looked for waits once, and will not look again
 * so soon */
#define TRACE_IMPL
#include "trace.h"
#include <unistd.h>

int main(void)
{
    trace_instant("begins");
    usleep(22000); /* the looks come 10 and 40 ms behind the start */
    return 0;
}
