/* writeback.c - how long single events take: the distribution, for writeback.sh
 *
 * usage: writeback SECONDS: prints nanoseconds of the median, p99, p99.99 and the longest, and how many took over 5 us
 */
#define TRACE_IMPL
#include "trace.h"
#include "ticks.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BINS = 1 << 20 };

int main(int argc, char **argv)
{
    static uint32_t bin[BINS]; /* of 4 ticks each; the last one holds all above */
    double seconds = argc > 1 ? atof(argv[1]) : 5, ns;
    const double part[3] = {0.5, 0.99, 0.9999};
    struct timespec t0, t;
    uint64_t first = bench_ticks(), begun, took, longest = 0, n = 0, sum = 0, late = 0;
    int k, next = 0;
    clock_gettime(CLOCK_MONOTONIC, &t0);
    do {
        for (k = 0; k < 100000; k++, n++) {
            begun = bench_ticks();
            trace_instant("tick", "n", n);
            took = bench_ticks() - begun;
            bin[took / 4 < BINS ? took / 4 : BINS - 1]++;
            longest = took > longest ? took : longest;
        }
        clock_gettime(CLOCK_MONOTONIC, &t);
        ns = (double)(t.tv_sec - t0.tv_sec) * 1e9 + (double)(t.tv_nsec - t0.tv_nsec);
    } while (ns < seconds * 1e9);
    ns /= (double)(bench_ticks() - first); /* of a tick */
    for (k = 0; k < BINS; k++) {
        sum += bin[k];
        late += 4.0 * k * ns > 5000 ? bin[k] : 0;
        for (; next < 3 && (double)sum >= part[next] * (double)n; next++)
            printf("%8.0f ", 4.0 * k * ns);
    }
    printf("%10.0f %8llu of %llu\n", (double)longest * ns, (unsigned long long)late, (unsigned long long)n);
    return 0;
}
