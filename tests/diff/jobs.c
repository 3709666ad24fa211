/* jobs.c DIR SEED [WORD=N]... - forges a job whose times are known, and says what its steps took
 *
 *   ranks=2 hosts=1 steps=120    how large it is; steps=0: three phases of 40 ms, no steps
 *   noise=3              percent by which a piece of work differs from what it should take, a standard deviation
 *   drift=0              percent by which all of a run is slower or faster, likewise: what differs from run to run
 *   memory=0             percent of the noise that a step inherits from the step before
 *   spikes=0             one step in so many takes 50 times as long
 *   slow=0               percent by which lib_solve in forward takes longer
 *   rank=-1              only on this rank; -1: on all
 *   kernel=0             percent by which the kernel takes longer
 *   both=0               1: a task asks for each kernel, and backward for one of the same name, too
 *   late=0               percent by which that one takes longer
 *   loose=0              ms of work in no task, before the steps, and as a task as long behind it
 *   calls=2              calls of lib_fill in a step; extra=1: also lib_extra, for 1 % of a step; fails=0: in one step
 *                        of so many lib_fill fails; bytes=4096: of each
 *
 * A step without noise: forward 4 ms (lib_solve 3 ms), backward 5 ms (lib_fill 0.5 ms each), a barrier in which ranks
 * wait for each other, 0.5 ms of its own. Prints the mean of the steps, in ns. */
#include "forge.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define START 1000000000ull
#define REAL 1700000000000000000ull
#define MONO 5000000000ull
enum {
    STEP = 16,
    FORWARD,
    BACKWARD,
    SOLVE,
    SOLVE_END,
    FILL,
    FILL_END,
    EXTRA,
    EXTRA_END,
    BARRIER,
    BARRIER_END,
    KERNEL,
    ASKED,
    PHASE,
    MOST_RANKS = 16,
    MS = 1000000
};

static uint64_t state;
static double chance(void) /* 0..1 */
{
    state = state * 6364136223846793005ull + 1442695040888963407ull;
    return (double)(state >> 11) / 9007199254740992.0;
}
static double normal(void)
{
    double sum = 0;
    for (int i = 0; i < 12; i++)
        sum += chance();
    return sum - 6;
}

static struct word {
    const char *name;
    long value;
} words[] = {{"ranks", 2},  {"hosts", 1}, {"steps", 120}, {"noise", 3},    {"drift", 0}, {"memory", 0},
             {"spikes", 0}, {"slow", 0},  {"rank", -1},   {"kernel", 0},   {"both", 0},  {"late", 0},
             {"calls", 2},  {"extra", 0}, {"fails", 0},   {"bytes", 4096}, {"loose", 0}};
static long word(const char *name)
{
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (!strcmp(words[i].name, name))
            return words[i].value;
    exit(2);
}

/* ---- records of one rank ----------------------------------------------------------------------------------------- */

typedef struct entry {
    uint64_t t, values[3]; /* values: as the event has them */
    uint32_t id, n;
} entry;
typedef struct rank {
    entry *list;
    size_t n, room;
    uint64_t now, asked;
    double inherited, drift;
} rank;
static rank ranks[MOST_RANKS];

static entry *record(rank *r, uint32_t id)
{
    if (r->n == r->room) {
        r->room = r->room ? 2 * r->room : 1024;
        r->list = realloc(r->list, r->room * sizeof *r->list);
        if (!r->list)
            exit(2);
    }
    r->list[r->n] = (entry){.t = r->now, .id = id};
    return &r->list[r->n++];
}
static void end(rank *r) { record(r, TRACE_ID_TASK_END); }

/* What so many ns of work take in this step. */
static uint64_t takes(const rank *r, double ns)
{
    double t = ns * (1 + r->inherited + r->drift);
    return t > 1000 ? (uint64_t)t : 1000;
}

static void call(rank *r, uint32_t id, double ns, int fails)
{
    record(r, id)->values[0] = (uint64_t)word("bytes");
    r->now += takes(r, ns);
    record(r, id + 1)->values[0] = fails ? 22 : 0;
}

static void kernel(rank *r, double ns)
{
    uint64_t length = takes(r, ns);
    entry *e;
    if (word("both"))
        record(r, ASKED)->values[0] = ++r->asked;
    e = record(r, KERNEL);
    e->values[2] = word("both") ? r->asked : 0;
    e->values[0] = START + r->now - length;
    e->values[1] = START + r->now;
}

static void dictionary(forge *f)
{
    forge_clock(f, START, MONO, REAL, START + 40);
    forge_clock(f, START + 1000000000, MONO + 1000000000, REAL + 1000000000, START + 1000000040);
    forge_event(f, STEP, 0, TRACE_KIND_BEGIN, "user", "step", "n:6:0:");
    forge_event(f, FORWARD, 0, TRACE_KIND_BEGIN, "user", "forward", "");
    forge_event(f, BACKWARD, 0, TRACE_KIND_BEGIN, "user", "backward", "");
    forge_event(f, PHASE, 0, TRACE_KIND_BEGIN, "user", "phase", "");
    forge_event(f, SOLVE, 0, TRACE_KIND_BEGIN, "lib", "lib_solve", "bytes:7:2:B");
    forge_event(f, SOLVE_END, SOLVE, TRACE_KIND_END, "lib", "lib_solve", "result:6:1:enum:error");
    forge_event(f, FILL, 0, TRACE_KIND_BEGIN, "lib", "lib_fill", "bytes:7:2:B");
    forge_event(f, FILL_END, FILL, TRACE_KIND_END, "lib", "lib_fill", "result:6:1:enum:error");
    forge_event(f, EXTRA, 0, TRACE_KIND_BEGIN, "lib", "lib_extra", "bytes:7:2:B");
    forge_event(f, EXTRA_END, EXTRA, TRACE_KIND_END, "lib", "lib_extra", "result:6:1:enum:error");
    forge_event(f, BARRIER, 0, TRACE_KIND_BEGIN, "lib", "lib_barrier", "comm:7:8:;seq:7:10:");
    forge_event(f, BARRIER_END, BARRIER, TRACE_KIND_END, "lib", "lib_barrier", "");
    forge_event(f, KERNEL, 0, TRACE_KIND_SLICE, "dev", "work",
                "track:5:19:;begin:7:14:;end:7:15:;cause:7:22:;name:14:23:");
    forge_event(f, ASKED, 0, TRACE_KIND_META, "dev", "asked", "cause:7:22:");
    forge_enum(f, "error", 0, "OK=0 BAD=22");
    forge_thread(f, 1, 101, "main");
    forge_track(f, 7, 0, "queue 0");
}

static void put(forge *f, const entry *e)
{
    forge_long(f, e->id, START + e->t);
    switch (e->id) {
    case KERNEL:
        forge_u32(f, 7);
        forge_u64(f, e->values[0]);
        forge_u64(f, e->values[1]);
        forge_u64(f, e->values[2]);
        forge_text(f, "gemm");
        break;
    case STEP:
    case SOLVE_END:
    case FILL_END:
    case EXTRA_END: forge_u32(f, (uint32_t)e->values[0]); break;
    case BARRIER:
        forge_u64(f, 77);
        forge_u64(f, e->values[0]);
        break;
    case ASKED:
    case SOLVE:
    case FILL:
    case EXTRA: forge_u64(f, e->values[0]); break;
    }
    forge_end(f);
}

static void write_file(const rank *r, int number, const char *path)
{
    forge *f =
        forge_new(100 + (uint32_t)number, word("ranks") > 1 ? number : -1, (uint32_t)(number % word("hosts")), START);
    uint64_t chunks = 0;
    size_t i;
    forge_header(f)->world = (int32_t)word("ranks");
    forge_chunk(f, 0, 0, START, 0);
    dictionary(f);
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    for (i = 0; i < r->n; i++) {
        if (i % 200 == 0) {
            if (i) {
                forge_seal(f);
                forge_now(f)->bytes = FORGE_SLOT;
            }
            forge_chunk(f, 1, chunks++, START + r->list[i].t, 0);
            forge_now(f)->first_event = i;
        }
        put(f, &r->list[i]);
    }
    forge_seal(f);
    forge_write(f, path);
}

/* ---- the job ----------------------------------------------------------------------------------------------------- */

static void compute(rank *r, int number, long k)
{
    double slow = word("rank") < 0 || word("rank") == number ? 1 + (double)word("slow") / 100 : 1;
    double kept = (double)word("memory") / 100, noise = (double)word("noise") / 100;
    long i;
    r->inherited = kept * r->inherited + sqrt(1 - kept * kept) * noise * normal();
    if (word("spikes") && chance() * (double)word("spikes") < 1)
        r->now += 450 * (uint64_t)MS;
    record(r, FORWARD);
    r->now += takes(r, 0.5 * MS);
    call(r, SOLVE, 3 * MS * slow, 0);
    kernel(r, 2 * MS * (1 + (double)word("kernel") / 100));
    r->now += takes(r, 0.5 * MS);
    end(r);
    record(r, BACKWARD);
    if (word("both"))
        kernel(r, 1 * MS * (1 + (double)word("late") / 100));
    for (i = 0; i < word("calls"); i++)
        call(r, FILL, 0.5 * MS, word("fails") && k % word("fails") == 0 && !i);
    if (word("extra"))
        call(r, EXTRA, 0.1 * MS, 0);
    r->now += takes(r, 4 * MS);
    end(r);
}

static double steps(long n, long count)
{
    uint64_t first = ranks[0].now, latest;
    long k;
    int i;
    for (k = 0; k < count; k++) {
        for (i = 0; i < n; i++) {
            record(&ranks[i], STEP)->values[0] = (uint64_t)k;
            compute(&ranks[i], i, k);
        }
        for (latest = 0, i = 0; i < n; i++)
            latest = ranks[i].now > latest ? ranks[i].now : latest;
        for (i = 0; i < n; i++) {
            record(&ranks[i], BARRIER)->values[0] = (uint64_t)k;
            ranks[i].now = latest + 10000;
            record(&ranks[i], BARRIER_END);
            ranks[i].now = latest + 500000;
            end(&ranks[i]);
        }
    }
    return count ? (double)(ranks[0].now - first) / (double)count : 0;
}

int main(int argc, char **argv)
{
    char path[4096];
    long n;
    int i;
    size_t k;
    for (i = 3; i < argc; i++)
        for (k = 0; k < sizeof words / sizeof *words; k++) {
            size_t length = strlen(words[k].name);
            if (!strncmp(argv[i], words[k].name, length) && argv[i][length] == '=')
                words[k].value = atol(argv[i] + length + 1);
        }
    state = 0x9e3779b97f4a7c15ull * (strtoull(argv[2], NULL, 10) + 1);
    n = word("ranks");
    for (i = 0; i < n; i++) {
        ranks[i].drift = i ? ranks[0].drift : (double)word("drift") / 100 * normal();
        ranks[i].now = 20 * (uint64_t)MS;
        record(&ranks[i], PHASE); /* before the steps */
        ranks[i].now += takes(&ranks[i], 20 * MS);
        end(&ranks[i]);
        if (word("loose")) {
            ranks[i].now += (uint64_t)word("loose") * MS;
            record(&ranks[i], PHASE);
            ranks[i].now += (uint64_t)word("loose") * MS;
            end(&ranks[i]);
        }
    }
    printf("%.0f\n", steps(n, word("steps")));
    for (i = 0; i < n; i++) {
        snprintf(path, sizeof path, "%s/r%d.bin", argv[1], i);
        write_file(&ranks[i], i, path);
    }
    return 0;
}
