/* min_time.h - nanoseconds of something short: the best of many runs of BEST_RUN, for what else happens on the machine
 * only adds
 *
 *   double pair = 1e9, floor = 1e9;
 *   BEST_OF(200) {
 *       BEST(pair, begin(); end());
 *       BEST(floor, clock(); clock());
 *   } */
#include <stdio.h>
#include <time.h>

#define BEST_RUN 2000
#define BEST_OF(runs) for (int best_k = 0; best_k < (runs); best_k++)
#define BEST(least, ...) \
    do { \
        double best_t = best_now(); \
        for (int best_i = 0; best_i < BEST_RUN; best_i++) { \
            __VA_ARGS__; \
        } \
        best_t = (best_now() - best_t) / BEST_RUN; \
        least = best_t < least ? best_t : least; \
    } while (0)

static double best_now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}
