/* clocks.c - files of nodes whose clocks are wrong by a known amount, and which send each other messages
 *
 * usage: clocks FOLDER SEED DRIFT [LIE]: four nodes; their clocks are set up to a second wrong and gain or lose up to
 * DRIFT ppm; their ticks are up to 50 ppm off. 160 messages take 2 to 200 us, over a minute. Each node has instants
 * "mark", whose value is the true time in nanoseconds; on the last node, LIE ns more. */
#include "forge.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

enum { NODES = 4, MESSAGES = 160, CALL = 16, CALL_END, SEND, RECV, MARK };
#define START 1000000000ull
#define REAL 1700000000000000000ull
#define MINUTE 60000000000.0

static double rate, drift, offset, lie; /* of the node whose file is written */
static forge *f;

static double within(double most) { return (2 * drand48() - 1) * most; }
static uint64_t ticks(double t) { return START + (uint64_t)llround(t * (1 + rate)); }
static uint64_t real(double t) { return REAL + (uint64_t)llround(2e9 + offset + t * (1 + drift)); }

static void mark(double t)
{
    forge_long(f, MARK, ticks(t));
    forge_u64(f, (uint64_t)llround(t + lie));
    forge_end(f);
}
static void message(int other, int sends, double from, double to, uint32_t tag)
{
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

int main(int argc, char **argv)
{
    double most = argc > 3 ? atof(argv[3]) * 1e-6 : 0;
    struct {
        int from, to;
        double t, takes;
    } sent[MESSAGES];
    char path[4096];
    int node, i;
    if (argc < 4)
        return 2;
    srand48(atol(argv[2]));
    for (i = 0; i < MESSAGES; i++) {
        sent[i].from = i % NODES;
        sent[i].to = (i % NODES + 1 + (int)(drand48() * (NODES - 1))) % NODES;
        sent[i].t = MINUTE / MESSAGES * (i + 0.1);
        sent[i].takes = 2000 + drand48() * 198000;
    }
    for (node = 0; node < NODES; node++) {
        rate = within(50e-6);
        drift = within(most);
        offset = within(1e9);
        lie = argc > 4 && node == NODES - 1 ? atof(argv[4]) : 0;
        f = forge_new(100 + (uint32_t)node, node, (uint32_t)node, START);
        forge_header(f)->world = NODES;
        forge_header(f)->start_realtime_ns = real(0);
        forge_chunk(f, 0, 0, START, 0);
        for (i = 0; i <= 60; i++) {
            double t = MINUTE * i / 60;
            forge_clock(f, ticks(t), START + (uint64_t)llround(t * (1 + drift)), real(t + 20), ticks(t + 40));
        }
        forge_event(f, CALL, 0, TRACE_KIND_BEGIN, "lib", "call", "");
        forge_event(f, CALL_END, CALL, TRACE_KIND_END, "lib", "call", "");
        forge_event(f, SEND, 0, TRACE_KIND_MESSAGE, "lib", "send", "comm:7:8:;dst:6:5:;tag:6:7:;bytes:7:3:B");
        forge_event(f, RECV, 0, TRACE_KIND_MESSAGE, "lib", "recv", "comm:7:8:;src:6:6:;tag:6:7:;bytes:7:4:B");
        forge_event(f, MARK, 0, TRACE_KIND_INSTANT, "user", "mark", "true:7:0:");
        forge_seal(f);
        forge_now(f)->bytes = FORGE_SLOT;
        forge_chunk(f, 1, 0, START, 0);
        for (i = 0; i < MESSAGES; i++) {
            double t = sent[i].t, over = t + sent[i].takes;
            if (sent[i].from == node) {
                message(sent[i].to, 1, t, t + 500, (uint32_t)i);
                mark(t + 1000);
            } else if (sent[i].to == node) {
                message(sent[i].from, 0, t + 300, over, (uint32_t)i);
                mark(over + 1000);
            }
        }
        forge_seal(f);
        snprintf(path, sizeof path, "%s/node%d.bin", argv[1], node);
        forge_write(f, path);
    }
    return 0;
}
