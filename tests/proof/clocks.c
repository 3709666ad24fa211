/* clocks.c - files of nodes whose clocks are wrong by a known amount, and which send each other messages
 *
 * usage: clocks FOLDER SEED DRIFT [NAME=NUMBER...]: clocks are set up to a second wrong and gain or lose up to DRIFT
 * ppm; their ticks are up to 50 ppm off. Messages take 2 to 200 us. Each node has instants "mark" at the same true
 * times, which are their value `true`, in nanoseconds; `alone` is 1 where killed nodes cut it off from the first one.
 *
 *   nodes=4      more than four are a tree, in which each has messages with the one above it
 *   seconds=60   how long it takes
 *   messages=160 all of them, over that time
 *   wander=0     ppm by which temperature changes a node's rate, up and down, once in 20 s to the whole time
 *   ntp=0        ppm by which NTP changes a clock's rate, against its ticks too: once, at any time
 *   killed=0     every so manieth node is killed, in the second half: what comes then is not in its file
 *   set=0        seconds by which CLOCK_REALTIME is set, forth or back: once, at any time
 *   lie=0        ns that the last node's marks are wrong */
#include "forge.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MARKS = 400 };
enum { CALL = 16, CALL_END, SEND, RECV, MARK };
#define START 1000000000ull
#define REAL 1700000000000000000ull
#define SECOND 1e9

typedef struct sent {
    int from, to;
    double t, takes;
} sent;

static int nodes = 4, seconds = 60, messages = 160, killed;
static double wander, ntp, set, lie;
static struct clock { /* of the node whose file is written */
    double rate, drift, offset, swing, period, phase, step, step_at, set, set_at, dies, tied;
} c;
static forge *f;

static int above(int node) { return (node - 1) / 8; } /* in the tree */
static double within(double most) { return (2 * drand48() - 1) * most; }

/* What temperature has added since the beginning. */
static double warmth(double t)
{
    double turn = 2 * M_PI / c.period;
    return c.swing * (cos(c.phase) - cos(turn * t + c.phase)) / turn;
}
static uint64_t ticks(double t) { return START + (uint64_t)llround(t * (1 + c.rate) + warmth(t)); }
static double elapsed(double t)
{
    return t * (1 + c.drift) + warmth(t) + (t > c.step_at ? (t - c.step_at) * c.step : 0);
}
static uint64_t mono(double t) { return START + (uint64_t)llround(elapsed(t)); }
static uint64_t real(double t)
{
    return REAL + (uint64_t)llround(2e9 + c.offset + elapsed(t) + (t > c.set_at ? c.set : 0));
}

/* Those of the times of marks that lie after `from` and before `to`. */
static void marks(double from, double to)
{
    const double step = seconds * SECOND / MARKS;
    double t;
    for (t = ceil(from / step) * step; t < to && t < c.dies; t += step) {
        forge_long(f, MARK, ticks(t));
        forge_u64(f, (uint64_t)llround(t + lie));
        forge_u64(f, t >= c.tied);
        forge_end(f);
    }
}
static void message(int other, int sends, double from, double to, uint32_t tag)
{
    if (to >= c.dies)
        return;
    forge_long(f, CALL, ticks(from));
    forge_end(f);
    forge_long(f, sends ? SEND : RECV, ticks(to));
    forge_u64(f, 77);
    forge_u32(f, (uint32_t)other);
    forge_u32(f, tag);
    forge_u64(f, 8);
    forge_end(f);
    forge_long(f, CALL_END, ticks(to));
    forge_end(f);
}

static void one(const char *folder, int node, const sent *all)
{
    const double step = seconds > 1200 ? seconds / 1200 * SECOND : SECOND;
    char path[4096];
    int i;
    double t, last;
    f = forge_new(100 + (uint32_t)node, node, (uint32_t)node, START);
    forge_header(f)->world = nodes;
    forge_header(f)->start_realtime_ns = real(0);
    forge_chunk(f, 0, 0, START, 0);
    for (t = 0; t <= seconds * SECOND && t < c.dies; t += step)
        forge_clock(f, ticks(t), mono(t), real(t + 20), ticks(t + 40));
    forge_event(f, CALL, 0, TRACE_KIND_BEGIN, "lib", "call", "");
    forge_event(f, CALL_END, CALL, TRACE_KIND_END, "lib", "call", "");
    forge_event(f, SEND, 0, TRACE_KIND_MESSAGE, "lib", "send", "comm:7:8:;dst:6:5:;tag:6:7:;bytes:7:3:B");
    forge_event(f, RECV, 0, TRACE_KIND_MESSAGE, "lib", "recv", "comm:7:8:;src:6:6:;tag:6:7:;bytes:7:4:B");
    forge_event(f, MARK, 0, TRACE_KIND_INSTANT, "user", "mark", "true:7:0:;alone:7:0:");
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    forge_chunk(f, 1, 0, START, 0);
    for (i = 0, last = 1; i < messages; i++) {
        double at = all[i].t, over = at + all[i].takes;
        if (all[i].from != node && all[i].to != node)
            continue;
        marks(last, at);
        if (all[i].from == node)
            message(all[i].to, 1, at, at + 500, (uint32_t)i);
        else
            message(all[i].from, 0, at + 300, over, (uint32_t)i);
        last = over + 1;
    }
    marks(last, all[messages - 1].t);
    if (c.dies < HUGE_VAL)
        forge_header(f)->state = TRACE_FILE_OPEN;
    else
        forge_seal(f);
    snprintf(path, sizeof path, "%s/node%d.bin", folder, node);
    forge_write(f, path);
}

int main(int argc, char **argv)
{
    const struct {
        const char *name;
        int *number;
        double *real;
    } names[] = {{"nodes=", &nodes, NULL},   {"seconds=", &seconds, NULL}, {"messages=", &messages, NULL},
                 {"killed=", &killed, NULL}, {"wander=", NULL, &wander},   {"ntp=", NULL, &ntp},
                 {"set=", NULL, &set},       {"lie=", NULL, &lie}};
    double most = argc > 3 ? atof(argv[3]) * 1e-6 : 0, wrong, tied[250]; /* until then */
    size_t k;
    sent *all;
    int i;
    for (i = 4; i < argc; i++)
        for (k = 0; k < sizeof names / sizeof *names; k++)
            if (!strncmp(argv[i], names[k].name, strlen(names[k].name))) {
                if (names[k].number)
                    *names[k].number = atoi(argv[i] + strlen(names[k].name));
                else
                    *names[k].real = atof(argv[i] + strlen(names[k].name));
            }
    if (argc < 4 || nodes < 2 || nodes > 250 || messages < 1)
        return 2;
    all = calloc((size_t)messages, sizeof *all);
    srand48(atol(argv[2]));
    for (i = 0; i < messages; i++) {
        int child = 1 + i % (nodes - 1), up = i / (nodes - 1) % 2;
        all[i].from = nodes > 4 ? (up ? child : above(child)) : i % nodes;
        all[i].to = nodes > 4 ? (up ? above(child) : child) : (i % nodes + 1 + (int)(drand48() * (nodes - 1))) % nodes;
        all[i].t = seconds * SECOND / messages * (i + 0.1);
        all[i].takes = 2000 + drand48() * 198000;
    }
    wrong = lie;
    for (i = 0; i < nodes; i++) {
        c = (struct clock){.rate = within(50e-6), .drift = within(most), .offset = within(1e9), .dies = HUGE_VAL};
        c.swing = within(wander * 1e-6);
        c.period = (20 + drand48() * (seconds > 20 ? seconds - 20 : 0)) * SECOND;
        c.phase = drand48() * 2 * M_PI;
        c.step = within(ntp * 1e-6);
        c.step_at = drand48() * seconds * SECOND;
        c.set = within(set * SECOND);
        c.set_at = drand48() * seconds * SECOND;
        if (killed && i % killed == killed - 1)
            c.dies = (0.5 + drand48() / 2) * seconds * SECOND;
        tied[i] = c.tied = i && nodes > 4 ? fmin(c.dies, tied[above(i)]) : c.dies;
        lie = i == nodes - 1 ? wrong : 0;
        one(argv[1], i, all);
    }
    free(all);
    return 0;
}
