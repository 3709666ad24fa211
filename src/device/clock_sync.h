/* clock_sync.h - a device's clock beside ours: two readings of both, and the line through them */
#ifndef TRACE_ANCHOR_H
#define TRACE_ANCHOR_H
#include "../core/services.h"

typedef struct trace__anchor {
    uint64_t ticks, device;
} trace__anchor;

/* The tightest of three readings; `read` gives the device's time. */
static trace__anchor trace__anchor_take(uint64_t (*read)(void *device), void *device)
{
    trace__anchor best = {0, 0};
    uint64_t width = ~0ull;
    int i;
    for (i = 0; i < 3; i++) {
        uint64_t before = trace__ticks(), there = read(device), after = trace__ticks();
        if (after - before < width) {
            width = after - before;
            best.ticks = before + width / 2;
            best.device = there;
        }
    }
    return best;
}

/* Our time of a device's. The two must not be of one moment. */
static uint64_t trace__anchor_ticks(const trace__anchor *first, const trace__anchor *now, uint64_t device)
{
    double rate = (double)(now->ticks - first->ticks) / (double)(now->device - first->device);
    return now->ticks + (uint64_t)(int64_t)((double)(int64_t)(device - now->device) * rate);
}
#endif
