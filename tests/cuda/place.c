/* place.c - a quick call that comes where the record of a brief one ended a round of the buffers ago, and 2 ms after the record before it
 *
 * trace.h is part of the program. The runtime answers by itself this time, so that nobody shares the brief call's time while it lasts. */
#define TRACE_IMPL
#define TRACE_CUDA
#define TRACE_CUDART
#include "trace.h"
#include <stdio.h>

extern int initialises;
int cudaGetDevice(int *device), cuCtxGetDevice(int *device);

enum { END_BYTES = 12, MOST = 1 << 26 };

int main(void)
{
    struct timespec t = {0, 2000000};
    const unsigned char *place;
    int device, i;
    for (i = 0; i < 3; i++)
        if (cudaGetDevice(&device)) /* ids are known then */
            return 1;
    initialises = -1;
    if (cudaGetDevice(&device) || cuCtxGetDevice(&device) || cudaGetDevice(&device))
        return 1;
    place = trace__self->cur - END_BYTES;
    for (i = 0; i < MOST && trace__self->cur != place; i++)
        trace_instant("x");
    if (i == MOST)
        return 2;
    nanosleep(&t, NULL);
    if (cuCtxGetDevice(&device))
        return 1;
    printf("%d\n", i);
    return 0;
}
