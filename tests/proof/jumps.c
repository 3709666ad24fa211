/* jumps.c - files of processes whose clocks jump, and by how much they do is known
 *
 * usage: jumps WHAT FOLDER SEED: prints how many instants "mark" there are, each of which says when it truly was, in
 * nanoseconds since 1970; time in which the machine was suspended does not count. A minute, a sample of the clocks a
 * second, and at some time once:
 *
 *   back, forth      CLOCK_REALTIME is set, by up to an hour
 *   asleep           the machine is suspended, up to an hour; ticks go on
 *   asleep-stopped   and ticks do not
 *   asleep-reset     and ticks begin anew
 *   moved-forth, moved-back   a virtual machine is moved to one whose ticks are ahead or behind, by up to an hour
 *   rate             to one whose ticks have another rate, by up to 20 %
 *   little-rate      by up to 500 ppm
 *   nudged           ticks jump, forth or back, by up to 500 us
 *   slewed           CLOCK_MONOTONIC goes faster or slower, by up to 500 ppm, for up to three seconds
 *   no-tsc           nothing: ticks are CLOCK_MONOTONIC, of two processes */
#include "forge.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MARKS = 600, MARK = 16 };
#define START 100000000000000ull /* of ticks, and of CLOCK_MONOTONIC: a day after the boot */
#define REAL 1700000000000000000ull
#define SECOND 1e9
#define END (60 * SECOND)

static const char *what;
static double at, by, tick_rate; /* ns; ticks in a ns, but for 1 */
static double little, lasts;     /* from -1 to 1; ns */
static int process;

static int is(const char *name) { return !strcmp(what, name); }
static int begins(const char *name) { return !strncmp(what, name, strlen(name)); }
/* The machine slept from `at` on, for `by`. */
static double awake(double t) { return !begins("asleep") || t < at ? t : t < at + by ? at : t - by; }
/* What is added to CLOCK_MONOTONIC meanwhile. */
static double slewed(double t) { return is("slewed") && t > at ? 500e-6 * little * (fmin(t, at + lasts) - at) : 0; }
static uint64_t mono(double t) { return START + (uint64_t)llround(awake(t) + slewed(t)); }
static uint64_t boot(double t) { return mono(t) + (uint64_t)llround(t - awake(t)); }
static uint64_t real(double t)
{
    double set = t < at ? 0 : is("back") ? -by : is("forth") ? by : 0;
    return REAL + (uint64_t)(int64_t)llround(t + set);
}
static uint64_t ticks(double t)
{
    double passed = (is("asleep-stopped") ? awake(t) : t) * (1 + tick_rate);
    if (is("no-tsc"))
        return mono(t);
    if (t >= at && is("asleep-reset"))
        return (uint64_t)llround((t - at - by) * (1 + tick_rate) + 1e6);
    if (t >= at && is("rate"))
        passed += (t - at) * (by / 3600e9 - 0.5) * 0.4;
    if (t >= at && is("little-rate"))
        passed += (t - at) * 500e-6 * little;
    return START + (uint64_t)(int64_t)llround(passed + (t < at              ? 0
                                                        : is("moved-forth") ? by
                                                        : is("moved-back")  ? -by
                                                        : is("nudged")      ? 500e3 * little
                                                                            : 0));
}

static void sample(forge *f, double t)
{
    forge_clocks(f, ticks(t), mono(t + 10), real(t + 20), boot(t + 30), ticks(t + 40));
}
static int one(const char *folder)
{
    const double all = END + (begins("asleep") ? by : 0), step = END / MARKS;
    const double last = (process ? 0.9 : 1) * all, first = (process ? 0.1 : 0) * all;
    char path[4096];
    forge *f;
    double t;
    int marks = 0;
    f = forge_new(100 + (uint32_t)process, -1, 0, ticks(first));
    forge_header(f)->start_realtime_ns = real(first);
    forge_header(f)->clock = is("no-tsc") ? TRACE_CLOCK_MONOTONIC : TRACE_CLOCK_TSC;
    forge_chunk(f, 0, 0, ticks(first), 0);
    for (t = 0; t < 0.5; t += 0.1)
        sample(f, first + t * SECOND);
    for (t = first + SECOND; t < last; t += SECOND)
        if (awake(t) < at || t > at + by || !begins("asleep"))
            sample(f, t);
    sample(f, last);
    forge_event(f, MARK, 0, TRACE_KIND_INSTANT, "user", "mark", "from:7:0:;to:7:0:");
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    forge_chunk(f, 1, 0, ticks(first), 0);
    for (t = first + step / 2; t < last; t += step)
        if (awake(t) < at || t > at + by || !begins("asleep")) {
            forge_long(f, MARK, ticks(t));
            forge_u64(f, REAL + (mono(t) - START));
            forge_u64(f, REAL + (mono(t) - START));
            forge_end(f);
            marks++;
        }
    forge_seal(f);
    snprintf(path, sizeof path, "%s/p%d.bin", folder, process);
    forge_write(f, path);
    return marks;
}

int main(int argc, char **argv)
{
    int marks = 0;
    if (argc < 4)
        return 2;
    what = argv[1];
    srand48(atol(argv[3]));
    tick_rate = (2 * drand48() - 1) * 50e-6;
    at = (0.1 + 0.8 * drand48()) * END;
    by = pow(drand48(), 3) * 3600 * SECOND + 1e6;
    little = 2 * drand48() - 1;
    lasts = 3 * SECOND * drand48();
    for (process = 0; process < (is("no-tsc") ? 2 : 1); process++)
        marks += one(argv[2]);
    printf("%d\n", marks);
    return 0;
}
