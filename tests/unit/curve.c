/* curve.c - polylines, and clocks bent by what must have come before what, against clocks whose truth is known */
#include "../../src/read/clocks/curve.h"
#include <stdio.h>
#include <stdlib.h>

enum { SECOND = 1000000000, ORDERS = 4000 };
#define STEEP ((int64_t)1 << (TR_RATE_BITS + 20))
static uint64_t seed = 1;

static uint64_t dice(uint64_t n)
{
    seed = seed * 6364136223846793005u + 1442695040888963407u;
    return (seed >> 33) % n;
}
static void say(const char *what, bool good) { printf("%s: %s\n", what, good ? "ok" : "wrong"); }

/* ---- polylines --------------------------------------------------------------------------------------------------- */

static void polylines(void)
{
    tr_polyline p = {0}, q = {0}, level = {0}, one = {0};
    tr_fan fan;
    struct {
        int64_t ns, low, high;
    } range[500];
    int64_t ns = 1700000000000000000, value = -5000000;
    size_t i;
    bool inside = true, back = true, between = true;
    tr_fan_begin(&fan, &p, false, STEEP);
    for (i = 0; i < 500; i++) {
        int64_t wide = (int64_t)dice(20000);
        ns += 1 + (int64_t)dice(SECOND);
        value += (int64_t)dice(30000) - 15000 + (i < 250 ? 10000 : -10000);
        range[i].ns = ns;
        range[i].low = value - wide;
        range[i].high = value + wide / 3;
        tr_fan_add(&fan, ns, range[i].low, range[i].high);
    }
    tr_fan_end(&fan);
    for (i = 0; i < 500; i++) {
        int64_t at = tr_polyline_at(&p, range[i].ns), when;
        inside &= at >= range[i].low - 1 && at <= range[i].high + 1;
        when = tr_polyline_when(&p, range[i].ns + at);
        back &= when >= range[i].ns - 1 && when <= range[i].ns + 1;
    }
    say("a polyline lies in its ranges", inside && p.n > 2 && p.n < 500);
    say("and tells when", back);
    for (i = 0; i + 1 < p.n; i++) {
        int64_t middle = tr_polyline_at(&p, p.at[i].ns + (p.at[i + 1].ns - p.at[i].ns) / 2);
        between &= (middle >= p.at[i].value || middle >= p.at[i + 1].value) &&
                   (middle <= p.at[i].value || middle <= p.at[i + 1].value);
    }
    say("it is straight between bends", between);
    tr_fan_begin(&fan, &q, false, STEEP);
    for (i = 0; i < 1000; i++)
        tr_fan_add(&fan, 5 + 1000 * (int64_t)i, 7 * (int64_t)i - 2, 7 * (int64_t)i + 2);
    tr_fan_end(&fan);
    say("what is straight is one piece",
        q.n == 2 && tr_polyline_at(&q, 1000005) > 6900 && tr_polyline_at(&q, -999995) < -6900);
    tr_fan_begin(&fan, &level, true, STEEP);
    for (i = 0; i < 1000; i++) {
        int64_t wide = i ? (int64_t)dice(40) : 0;
        tr_fan_add(&fan, 1000 * (int64_t)i, 40 - wide, 40 + wide / 2);
    }
    tr_fan_end(&fan);
    say("what can be level is", level.n == 2 && level.at[0].value == level.at[1].value);
    tr_fan_begin(&fan, &one, true, STEEP);
    tr_fan_add(&fan, 3, 5, 5);
    tr_fan_end(&fan);
    say("one range is one value", one.n == 1 && tr_polyline_at(&one, 99) == 5 && tr_polyline_when(&one, 99) == 94);
    free(p.at);
    free(q.at);
    free(level.at);
    free(one.at);
}

/* ---- clocks ------------------------------------------------------------------------------------------------------ */

enum { NODES = 5 };
static int64_t offset[NODES];
static int swing;       /* thousands of ns by which a clock is off, forth and back each 512 s */
static bool together;   /* all but the first at one time: it is the first one's doing */
static int64_t jump_at; /* from then on the last clock gains 50 us each second */

static int64_t clock_of(size_t node, int64_t ns)
{
    int64_t phase =
        (ns / 1024 + (together ? 0 : (int64_t)node * 170000000)) % SECOND; /* 0 to 1 and back, without a jump */
    int64_t up = phase < SECOND / 2 ? phase : SECOND - phase;
    int64_t off = node ? offset[node] + (int64_t)((tr_i128)up * swing / (SECOND / 2) * 1000) : 0;
    if (node + 1 == NODES && jump_at && ns > jump_at)
        off += (ns - jump_at) / 20000;
    return ns + off;
}

static tr_order order(size_t from, size_t to, int64_t at, int64_t takes)
{
    return (tr_order){(uint32_t)from, (uint32_t)to, clock_of(from, at), clock_of(to, at + takes)};
}

/* Are the orders kept, but for `lies` of them at most; is no error larger than what is said of it, and none larger than
 * `most`; and are there bounds, of all nodes if there are messages both ways? */
static void try(const char *what, tr_order *orders, size_t n, int64_t seconds, bool both, int64_t most, size_t lies)
{
    tr_curve curves[NODES] = {{0}};
    uint32_t next[NODES - 1];
    size_t i, part, broken = 0, beyond = 0, pieces = 0, unbounded = 0;
    int64_t worst = 0, ns;
    for (i = 0; i < NODES; i++) { /* lines as one finds them: half a millisecond off */
        curves[i] = (tr_curve){.placed = true, .value = i ? -offset[i] + 500000 : 0, .spread = 8 * TR_RATE_WANDER};
        curves[i].begin = clock_of(i, 0);
        curves[i].end = clock_of(i, seconds * SECOND);
        if (i)
            next[i - 1] = (uint32_t)i;
    }
    tr_curves_find(curves, NODES, next, NODES - 1, orders, n);
    for (i = 0; i < n; i++)
        broken += orders[i].early_ns + tr_polyline_at(&curves[orders[i].early].line, orders[i].early_ns) >
                  orders[i].late_ns + tr_polyline_at(&curves[orders[i].late].line, orders[i].late_ns);
    for (i = 1; i < NODES; i++) {
        pieces = curves[i].line.n > pieces ? curves[i].line.n : pieces;
        unbounded += !curves[i].bounded;
        for (ns = 0; ns <= seconds * SECOND; ns += SECOND / 4) {
            int64_t own = clock_of(i, ns), off = llabs(own + tr_polyline_at(&curves[i].line, own) - ns);
            worst = off > worst ? off : worst;
            beyond += off > (int64_t)curves[i].error && curves[i].bounded;
            for (part = 0; part < TR_CURVE_PARTS; part++)
                beyond += own >= tr_curve_part(&curves[i], part) && own <= tr_curve_part(&curves[i], part + 1) &&
                          off > (int64_t)curves[i].errors[part] && curves[i].bounded;
        }
        free(curves[i].line.at);
    }
    printf("%s: %s, %s, %s, %s\n", what,
           broken > lies ? "orders are broken"
           : lies        ? "the others are kept"
                         : "orders are kept",
           beyond ? "errors are larger than said" : "errors are as said", worst > most ? "too large" : "small enough",
           both        ? (unbounded ? "not all have bounds" : "all have bounds")
           : unbounded ? "not all have bounds"
                       : "bounds");
    if (worst > most || broken > lies)
        printf("# worst %lld ns, %zu broken of %zu, %zu bends\n", (long long)worst, broken, n, pieces);
}

static size_t traffic(tr_order *orders, size_t n, int64_t seconds, bool both)
{
    size_t i;
    for (i = 0; i < n; i++) {
        size_t a = dice(NODES), b = (a + 1 + dice(NODES - 1)) % NODES;
        if (!both && a > b) {
            size_t c = a;
            a = b;
            b = c;
        }
        orders[i] = order(a, b, (int64_t)i * (seconds * SECOND / (int64_t)n), 2000 + (int64_t)dice(198000));
    }
    return n;
}

/* From that second on the last node has no messages. */
static size_t traffic_until(tr_order *orders, int64_t last, int64_t seconds)
{
    size_t i, n = 0;
    for (i = 0; i < ORDERS; i++) {
        size_t a = dice(NODES), b = (a + 1 + dice(NODES - 1)) % NODES;
        int64_t at = (int64_t)i * (seconds * SECOND / ORDERS);
        if (at < last * SECOND || (a + 1 != NODES && b + 1 != NODES))
            orders[n++] = order(a, b, at, 2000 + (int64_t)dice(198000));
    }
    return n;
}

static void clocks(void)
{
    tr_order *orders = calloc(ORDERS + 8, sizeof *orders);
    size_t i, n;
    for (i = 1; i < NODES; i++)
        offset[i] = (int64_t)dice(2 * SECOND) - SECOND;
    n = traffic(orders, 400, 100, true);
    try("still clocks", orders, n, 100, true, 60000, 0);
    swing = 250; /* by 1 us each second */
    n = traffic(orders, ORDERS, 1000, true);
    try("clocks whose rates change", orders, n, 1000, true, 60000, 0);
    n = traffic(orders, 40, 100, true);
    try("few messages", orders, n, 100, true, 500000, 0);
    n = traffic(orders, 400, 100, false);
    try("messages in one direction", orders, n, 100, false, 2000000, 0);
    orders[0] = order(0, 1, 7, 5000);
    try("one message", orders, 1, 10, false, 2000000, 0);
    try("no message", orders, 0, 10, false, 2000000, 0);
    n = traffic_until(orders, 300, 1000);
    try("a node without messages for most of the time", orders, n, 1000, true, 3000000, 0);
    together = true;
    n = traffic_until(orders, 600, 1000);
    try("a node without messages, and the first clock changes its rate", orders, n, 1000, true, 200000, 0);
    together = false;
    jump_at = 400 * (int64_t)SECOND;
    n = traffic(orders, ORDERS, 1000, true);
    try("a clock that goes by 50 ppm faster of a sudden", orders, n, 1000, true, 400000, 0);
    jump_at = 0;
    n = traffic(orders, ORDERS, 100, true);
    for (i = 0; i < 4; i++) { /* 3 ms before it was sent: no clock explains that */
        orders[n] = order(0, 1, 50 * (int64_t)SECOND + (int64_t)i, 5000);
        orders[n++].late_ns -= 3000000;
    }
    try("messages that contradict each other", orders, n, 100, true, 60000, 8);
    free(orders);
}

int main(void)
{
    polylines();
    clocks();
    return 0;
}
