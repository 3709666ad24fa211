/* cl/clock.c - a device's clock in ours
 *
 * That a moment of the device's clock lies between two readings of ours is known from clGetDeviceAndHostTimer, or, of
 * drivers without it, because a command is queued while the call that enqueues it runs. All such brackets of a second
 * together leave little room. */
typedef struct trace__cl_clock {
    double rate;            /* our ticks in a ns of the device; 0: nothing is known yet */
    uint64_t device, ticks; /* the moment this window counts from */
    double low, high;       /* what must be added to `ticks` there */
    uint64_t first_device, first_ticks;
    double first_width; /* of the first window's result; 0: there is none yet */
} trace__cl_clock;

static double trace__cl_since(const trace__cl_clock *c, uint64_t device)
{
    return (double)(int64_t)(device - c->device) * c->rate;
}

static uint64_t trace__cl_ticks(const trace__cl_clock *c, uint64_t device)
{
    return c->ticks + (uint64_t)(int64_t)(trace__cl_since(c, device) + (c->low + c->high) / 2);
}

static void trace__cl_window(trace__cl_clock *c, uint64_t device)
{
    double width = c->high - c->low, slack = 5000 * c->rate; /* as much as clocks drift apart in a second */
    uint64_t centre = trace__cl_ticks(c, device), span = device - c->first_device;
    if (!c->first_width) {
        c->first_width = width + 1;
        c->first_device = device;
        c->first_ticks = centre;
    } else if ((width + c->first_width) / ((double)span * c->rate) < 1e-5) {
        double rate = (double)(centre - c->first_ticks) / (double)span;
        if (rate > c->rate * 0.999 && rate < c->rate * 1.001)
            c->rate = rate;
    }
    c->device = device;
    c->ticks = centre;
    c->low = -width / 2 - slack;
    c->high = width / 2 + slack;
}

/* The device's clock said `device` between our ticks `before` and `after`. */
static void trace__cl_bracket(trace__cl_clock *c, uint64_t device, uint64_t before, uint64_t after)
{
    double low, high;
    if (!c->rate) {
        c->rate = (double)trace__clock_hz() / 1e9;
        c->device = device;
        c->ticks = before;
        c->low = 0;
        c->high = (double)(after - before);
        return;
    }
    low = (double)(int64_t)(before - c->ticks) - trace__cl_since(c, device);
    high = (double)(int64_t)(after - c->ticks) - trace__cl_since(c, device);
    if (low > c->high || high < c->low) { /* one of the clocks was set, or the rate is wrong */
        c->low = low;
        c->high = high;
    } else {
        c->low = low > c->low ? low : c->low;
        c->high = high < c->high ? high : c->high;
    }
    if ((int64_t)(device - c->device) > 1000000000)
        trace__cl_window(c, device);
}
