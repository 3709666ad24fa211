/* peaks.h - how many floating-point operations a device can do in a second, by its name */
#ifndef REPORT_PEAKS_H
#define REPORT_PEAKS_H
#include "tally/events/stated.h"
#include <stddef.h>

typedef struct peak {
    const char *name;    /* what the device's name has to contain */
    double flops[FLOPS]; /* dense, a second; 0: unknown. FLOPS_ANY is FLOPS_16 */
} peak;

/* NULL: a device of that name is unknown. */
const peak *peak_of(const char *device);
#endif
