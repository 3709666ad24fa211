/* chance.c RUNS [SEED] - how often healthy ranks and steps are called late by more than chance
 *
 * late.h and tail.h say that this happens in fewer than 1 of 100 runs. Here is no trace: ranks meet, each works before
 * it as long as a distribution says, and nobody is to blame. Prints a table. The status is 1 if more than 1 of 100 runs
 * are blamed by more than the simulation's own error. On a busy machine that holds for runs that are long beside what
 * disturbs a rank: shorter ones are counted, too, but do not decide the status.
 *
 *     gcc -O2 -I src -I tools bench/verdicts/chance.c build/libtracereport.a build/libtracetally.a build/libtraceread.a
 * \ -lm -lzstd -lpthread -o chance && ./chance 300 */
#include "report/chance/tail.h"
#include "report/ranks/late.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define MS 1000000
enum { MOST_RANKS = 512, MOST_MEETINGS = 400, STEPS_MOST = 4096, LONG = 400 };
static const double STATED = 0.01;
static uint64_t state;
static int64_t busy[MOST_RANKS]; /* until when another program disturbs the rank */

static double uniform(void)
{
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return ((double)(state >> 33) + 0.5) / (1ull << 31);
}
static double normal(void) { return sqrt(-2 * log(uniform())) * cos(6.283185307179586 * uniform()); }

enum noise { NORMAL, HEAVY, HICCUPS, WORK, BUSY, NOISES };
static const char *const words[NOISES] = {"normal, 5 %", "heavy tail", "hiccups", "data of varying length",
                                          "busy machine"};

/* Returns how long a rank works before it meets the others, in ns, for a mean. */
static double takes(enum noise noise, double mean, uint32_t rank, int64_t now)
{
    double x = mean * (1 + 0.01 * normal());
    switch (noise) {
    case NORMAL: return mean * (1 + 0.05 * normal());
    case HEAVY: return mean * (1 + 0.02 * (pow(uniform(), -1 / 1.5) - 1));
    case HICCUPS: return uniform() < 0.002 ? x + (10 + 70 * uniform()) * MS : x;
    case WORK: return mean * (0.5 + uniform());
    default: /* another program on the processor for 20 to 620 ms, 2 % of the time: half of it is lost */
        if (busy[rank] < now && uniform() < 0.02 * mean / (320 * MS))
            busy[rank] = now + (int64_t)((20 + 600 * uniform()) * MS);
        return busy[rank] > now ? 2 * x : x;
    }
}

static int by_key(const void *x, const void *y)
{
    const keyed *a = x, *b = y;
    return a->key != b->key ? (a->key < b->key ? -1 : 1) : a->at < b->at ? -1 : a->at > b->at;
}

/* One run of ranks that all meet so many times; true if any is called late. own: threads never waited for a processor
 */
static bool blamed(enum noise noise, uint32_t ranks, uint32_t meetings, double mean, bool own)
{
    static segment list[MOST_RANKS * MOST_MEETINGS];
    static uint32_t members[MOST_RANKS * MOST_MEETINGS];
    static meeting met[MOST_MEETINGS];
    static int64_t device[MOST_RANKS * MOST_MEETINGS];
    int64_t excess[MOST_RANKS] = {0}, worked[MOST_RANKS] = {0}, disturbed[MOST_RANKS], now = 0;
    uint32_t first[MOST_RANKS + 1], i, k;
    graph g = {0};
    segments s = {.list = list,
                  .n = ranks * meetings,
                  .nprocesses = ranks,
                  .first = first,
                  .excess = excess,
                  .worked = worked,
                  .device = device,
                  .usual = device,
                  .meetings = met,
                  .nmeetings = meetings,
                  .members = members,
                  .nmembers = ranks * meetings};
    lateness l;
    bool any = false;
    memset(busy, 0, sizeof busy);
    for (i = 0; i <= ranks; i++)
        first[i] = i * meetings;
    for (k = 0; k < meetings; k++) {
        keyed order[MOST_RANKS];
        int64_t median;
        for (i = 0; i < ranks; i++)
            order[i] = (keyed){(int64_t)takes(noise, mean, i, now), i};
        qsort(order, ranks, sizeof *order, by_key);
        median = order[(ranks - 1) / 2].key;
        met[k] = (meeting){k * ranks, ranks, now + order[ranks - 1].key};
        for (i = 0; i < ranks; i++) {
            uint32_t rank = order[i].at, at = rank * meetings + k;
            list[at] = (segment){.from = now,
                                 .to = now + order[i].key,
                                 .work = order[i].key,
                                 .median = median,
                                 .late = order[i].key - median,
                                 .process = rank,
                                 .node = 0,
                                 .meeting = k,
                                 .typical = order[(ranks - 1) / 2].at * meetings + k,
                                 .host = NONE};
            members[k * ranks + rank] = at;
            worked[rank] += order[i].key;
            excess[rank] += order[i].key > median ? order[i].key - median : 0;
        }
        now = met[k].at;
    }
    for (i = 0; i < ranks; i++)
        disturbed[i] = own ? 0 : -1;
    late_find(&l, &s, &g, 0, (int64_t)mean * 4, disturbed);
    for (i = 0; i < ranks; i++)
        any |= l.of[i].how == LATE_OFTEN || l.of[i].how == LATE_BY_DEVICE; /* LATE_ONCE says that it was once */
    late_free(&l);
    return any;
}

/* Steps as find_steps.c asks for them: the least likely gap of those that stand out. */
static bool slow_steps(double power, size_t n)
{
    static keyed list[STEPS_MOST], more[STEPS_MOST];
    const int64_t mean = 20 * MS;
    int64_t usual;
    for (size_t i = 0; i < n; i++) {
        double delay = power > 0 ? pow(uniform(), -1 / power) - 1 : -log(uniform());
        list[i] = (keyed){mean + (int64_t)(delay * 2 * MS < 1e15 ? delay * 2 * MS : 1e15), (uint32_t)i};
    }
    qsort(list, n, sizeof *list, by_key);
    usual = list[(n - 1) / 2].key;
    for (size_t i = 0; i < n; i++)
        more[i] = (keyed){list[i].key - usual, list[i].at};
    for (size_t i = n - 1; i > 0 && (n - i) * 4 <= n && list[i].key > usual + usual / 2; i--)
        if (more[i].key / 2 >= more[i - 1].key && tail_chance(more, n, n - i, n - i, usual / 20 + 1) <= STATED)
            return true;
    return false;
}

static int told(const char *what, int yes, int runs, bool stated)
{
    double error = sqrt(STATED * (1 - STATED) / runs);
    int high = (double)yes / runs > STATED + 3 * error;
    printf("| %-58s | %6d | %5d | %.4f | %-16s |\n", what, runs, yes, (double)yes / runs,
           !high    ? ""
           : stated ? "too many"
                    : "too short a run");
    fflush(stdout);
    return high && stated;
}

int main(int argc, char **argv)
{
    static const uint32_t sizes[] = {2, 8, 16, 64, 512};
    static const uint32_t often[] = {10, 40, 400};
    int runs = argc > 1 ? atoi(argv[1]) : 1000, high = 0;
    state = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
    printf("| Healthy                                                    |   Runs |  Late |  Share |                  "
           "|\n");
    printf("|---|---|---|---|---|\n");
    for (int own = 0; own < 2; own++)
        for (int kind = 0; kind < NOISES; kind++)
            for (size_t r = 0; r < sizeof sizes / sizeof *sizes; r++)
                for (size_t m = 0; m < sizeof often / sizeof *often; m++) {
                    int some = sizes[r] < 64 ? runs : sizes[r] == 64 ? (runs + 1) / 2 : (runs + 9) / 10, yes = 0;
                    char what[96];
                    if (own && kind == BUSY) /* threads that waited for no processor were not disturbed */
                        continue;
                    for (int i = 0; i < some; i++)
                        yes += blamed((enum noise)kind, sizes[r], often[m], 10 * MS, own);
                    snprintf(what, sizeof what, "%u ranks, %u meetings, %s%s", sizes[r], often[m], words[kind],
                             own ? ", no waits" : "");
                    high |= told(what, yes, some, kind != BUSY || often[m] >= LONG);
                }
    for (int power = 0; power < 4; power++)
        for (size_t n = 16; n <= STEPS_MOST; n *= 4) {
            int yes = 0;
            char what[96];
            for (int i = 0; i < runs; i++)
                yes += slow_steps(power ? 0.5 + power / 2.0 : 0, n);
            snprintf(what, sizeof what, power ? "%zu steps, delays of power %.1f" : "%zu steps, exponential delays", n,
                     0.5 + power / 2.0);
            high |= told(what, yes, runs, true);
        }
    return high;
}
