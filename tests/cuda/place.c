/* place.c - a quick call that comes where the record of a brief one ended a round of the buffers ago, and 2 ms after
 * the record before it
 *
 *   place N     after N others: the first brief call goes by the table, at both ends, later ones are written out
 *
 * trace.h is part of the program. The runtime answers by itself this time, so that nobody shares the brief call's time
 * while it lasts. */
#define TRACE_IMPL
#define TRACE_CUDA
#define TRACE_CUDART
#include "trace.h"
#include <stdio.h>
#include <stdlib.h>

extern int initialises;
int cudaGetDevice(int *device), cuCtxGetDevice(int *device);

enum { END_BYTES = 12, MOST = 1 << 26 };

int main(int argc, char **argv)
{
    struct timespec t = {0, 2000000};
    const unsigned char *place;
    int device, i;
    if (cuCtxGetDevice(&device)) /* the file is open */
        return 1;
    initialises = -1;
    for (i = argc > 1 ? atoi(argv[1]) : 0; i >= 0; i--)
        if (cudaGetDevice(&device))
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
