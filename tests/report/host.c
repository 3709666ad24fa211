/* host.c CAUSE DIR [PERCENT [SEED]] - forges a training loop of one process on one GPU (or none: CAUSE ends in -cpu),
 * in which the host loses time by one cause; prints the kind that the report must name and its cost in ns: the idle
 * time of the device beyond a healthy run, or, without a device, the additional time of the run
 *
 * With PERCENT the cause costs about that much of a healthy step, and kernels take 3 % more or less, by SEED.
 *
 * A step reads a batch, runs eight operators that launch a kernel of 2 ms each, and waits for nothing: the host runs
 * ahead, so losses shorter than the queued work cost nothing. */
#include "forge.h"
#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { START = 1000000, US = 1000, MS = 1000000, STEPS = 20, OPERATORS = 8, RECORDS = 1 << 20, TRACK = 1 };
enum {
    STEP = 16,
    LOAD,
    FORWARD,
    OPERATOR,
    LAUNCH,
    WAIT,
    GARBAGE,
    COMPILE,
    FREE,
    MODULE,
    ITEM,
    NEXT,
    TO_DEVICE,
    EVENTS,
    ENDS = 32,
    CAUSE = 64,
    KERNEL,
    COPY,
    STEP_TIME, /* the step's thread ran, was blocked, waited for a processor */
    BUSY       /* another thread computed during the step: its time, how long the step waited, what a trial waited */
};
static const struct {
    const char *api, *name;
    bool call;
} events[EVENTS] = {[STEP] = {"torch", "Step", false},
                    [LOAD] = {"torch.data", "DataLoader.fetch", false},
                    [FORWARD] = {"torch", "Model", false},
                    [OPERATOR] = {"torch", "aten::mm", false},
                    [LAUNCH] = {"CUDA", "cuLaunchKernel", true},
                    [WAIT] = {"CUDA", "cuStreamSynchronize", true},
                    [GARBAGE] = {"python", "gc.collect", false},
                    [COMPILE] = {"torch.compile", "compile", false},
                    [FREE] = {"CUDA", "cuMemFree", true},
                    [MODULE] = {"CUDA", "cuModuleLoadData", true},
                    [ITEM] = {"torch", "aten::_local_scalar_dense", false},
                    [TO_DEVICE] = {"torch", "aten::copy_", false},
                    [NEXT] = {"torch.data", "DataLoader.next", false}};
/* The line of the program that they name, in train.py; 0: none. */
static const uint32_t lines[EVENTS] = {
    [LOAD] = 10, [GARBAGE] = 20, [COMPILE] = 30, [ITEM] = 40, [NEXT] = 60, [TO_DEVICE] = 70};

typedef struct record {
    uint64_t t, a, b, c;
    int id;
} record;
static record list[2][RECORDS];
static size_t n[2];
static uint64_t now, queue, idle, correlation, varies;
static bool cpu;
static double strength; /* of a healthy step; 0: as it comes */
static uint64_t seed, chance;

enum { HEALTHY = 16 * MS }; /* a step: what the device does in it */

static void put(int of, record r) { list[of][n[of]++] = r; }
static void begin(int id) { put(0, (record){.t = now += US, .id = id}); }
static void end(int id) { put(0, (record){.t = now += US, .id = id + ENDS}); }

static void takes(int id, uint64_t ns)
{
    if (id)
        begin(id);
    now += ns;
    if (id)
        end(id);
}

/* What the host does in place of `ns`: so that the device is idle for so much of a step, once it has done what it has.
 */
static uint64_t of(uint64_t ns) { return strength > 0 ? (cpu ? 0 : HEALTHY) + (uint64_t)(strength * HEALTHY) : ns; }

static uint64_t varied(uint64_t ns)
{
    chance = chance * 6364136223846793005u + 1442695040888963407u;
    return seed ? (uint64_t)((double)ns * (0.97 + 0.06 * (double)(chance >> 40) / (1 << 24))) : ns;
}

static void launch(uint64_t work, int kind)
{
    uint64_t from;
    begin(LAUNCH);
    put(0, (record){.t = now + US, .id = CAUSE, .a = ++correlation});
    now += 4 * US;
    end(LAUNCH);
    from = now > queue ? now : queue;
    idle += queue ? from - queue : 0;
    put(1, (record){.t = from + work, .id = kind, .a = from, .b = work, .c = correlation});
    queue = from + work;
}

static void operate(uint64_t kernel)
{
    kernel = varied(kernel);
    begin(OPERATOR);
    if (cpu)
        now += kernel;
    else
        launch(kernel, KERNEL);
    end(OPERATOR);
}

static void wait_for_device(void)
{
    begin(WAIT);
    now = now > queue ? now : queue;
    now += US;
    end(WAIT);
}

static void play(const char *cause)
{
    n[0] = n[1] = 0;
    now = START + US;
    queue = idle = correlation = 0;
    chance = seed;
    for (int s = 0; s < STEPS; s++) {
        begin(STEP);
        if (!strcmp(cause, "workers-cpu")) { /* two workers, of which one is recorded here, as another thread */
            if (s % 2 == 0)
                put(1, (record){.t = now, .id = LOAD});
            else
                put(1, (record){.t = now, .id = LOAD + ENDS});
            takes(NEXT, of(24 * MS));
        } else
            takes(LOAD, !strncmp(cause, "input", 5) ? of(24 * MS) : US);
        if (!strcmp(cause, "copies")) { /* counts as idle time: no kernel runs */
            begin(TO_DEVICE);
            launch(of(8 * MS), COPY);
            end(TO_DEVICE);
            idle += of(8 * MS);
        }
        begin(FORWARD);
        for (int k = 0; k < OPERATORS; k++) {
            operate(2 * MS);
            if (!strcmp(cause, "python"))
                now += of(24 * MS) / OPERATORS;
            if (!strcmp(cause, "sync")) {
                begin(ITEM);
                wait_for_device();
                end(ITEM);
                now += strength > 0 ? (uint64_t)(strength * HEALTHY / OPERATORS) : 400 * US;
            }
        }
        for (int k = 0; k < (strength > 0 ? (int)(of(0) / (8 * US)) : 6000) && !strcmp(cause, "small"); k++)
            operate(US);
        for (uint64_t k = 0; k < of(24 * MS) / (3 * US) && !strcmp(cause, "small-cpu"); k++) {
            takes(OPERATOR, 2 * US);
            now += US;
        }
        end(FORWARD);
        if (!strncmp(cause, "garbage", 7))
            takes(GARBAGE, of(30 * MS));
        if (!strcmp(cause, "compiles-cpu")) /* in each step, once for long: that is no slow step */
            takes(COMPILE, s == STEPS / 2 ? 150 * MS : 30 * MS);
        if (!strcmp(cause, "pause-cpu") && s == STEPS / 2) /* once: that is one */
            takes(GARBAGE, 300 * MS);
        if ((!strcmp(cause, "compile") || !strcmp(cause, "compile-cpu")) && s % 2)
            takes(COMPILE, 2 * of(30 * MS));
        if (!strcmp(cause, "allocator")) {
            wait_for_device();
            takes(FREE, strength > 0 ? (uint64_t)(strength * HEALTHY) : 6 * MS);
        }
        if (!strcmp(cause, "first") || (!strcmp(cause, "once") && s == STEPS / 2))
            takes(MODULE, of(24 * MS) * (cause[0] == 'o' ? 8 : 1));
        if (!strcmp(cause, "lock-cpu")) {
            const uint64_t waits = strength > 0 ? (uint64_t)(strength * HEALTHY) : 8 * MS;
            now += waits;
            put(0, (record){.t = now, .id = BUSY, .a = waits, .b = waits, .c = s % 4 ? UINT64_MAX : 5 * MS});
        }
        if (!strcmp(cause, "sleep-cpu") || !strcmp(cause, "stall-cpu") ||
            !strcmp(cause, "stalls-cpu")) { /* one step of few, or some, whose times vary */
            const bool slow = cause[5] == 's' ? s % 4 == 1 : s == STEPS / 2;
            const uint64_t lost = !slow ? 0 : strength > 0 ? (uint64_t)(STEPS * strength * HEALTHY) : 500 * MS;
            const uint64_t more = 10 * US << s % 10;
            now += lost + more;
            varies += more;
            put(0, (record){.t = now,
                            .id = STEP_TIME,
                            .a = HEALTHY + more,
                            .b = cause[1] == 'l' ? lost : 0,
                            .c = cause[1] == 't' ? lost : 0});
        }
        if (!strcmp(cause, "native-cpu"))
            put(0, (record){.t = now, .id = BUSY, .a = 16 * MS, .b = 8 * MS, .c = s % 4 ? UINT64_MAX : 20 * US});
        end(STEP);
        if (s % 2 && strcmp(cause, "sync")) /* so that a host with little to do does not run ahead without bounds */
            now = !cpu && queue > now + 16 * MS ? queue - 16 * MS : now;
    }
}

static void write_file(const char *dir)
{
    forge *f = forge_new(1, -1, 1, START);
    char fields[256], path[4096];
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, START, START, START);
    for (int i = STEP; i < EVENTS; i++) {
        snprintf(fields, sizeof fields, "function:%d:0:;file:%d:0:;line:%d:0:", TRACE_T_STR, TRACE_T_STR, TRACE_T_U32);
        if (i == NEXT)
            snprintf(fields + strlen(fields), sizeof fields - strlen(fields), ";workers:%d:0:;ready:%d:0:", TRACE_T_U32,
                     TRACE_T_U32);
        forge_event(f, (uint32_t)i, 0, TRACE_KIND_BEGIN, events[i].api, events[i].name, lines[i] ? fields : "");
        if (events[i].call)
            forge_event(f, (uint32_t)(i + ENDS), (uint32_t)i, TRACE_KIND_END, events[i].api, events[i].name, "");
    }
    snprintf(fields, sizeof fields, "correlation:%d:%d:", TRACE_T_U64, TRACE_R_CORRELATION);
    forge_event(f, CAUSE, 0, TRACE_KIND_META, "CUDA", "launched", fields);
    snprintf(fields, sizeof fields, "begin:%d:%d:;duration:%d:%d:;track:%d:%d:;correlation:%d:%d:", TRACE_T_U64,
             TRACE_R_TIME, TRACE_T_U64, TRACE_R_DURATION, TRACE_T_U32, TRACE_R_TRACK, TRACE_T_U64, TRACE_R_CORRELATION);
    forge_event(f, KERNEL, 0, TRACE_KIND_SLICE, "CUDA", "gemm", fields);
    snprintf(fields + strlen(fields), sizeof fields - strlen(fields), ";bytes:%d:%d:B;direction:%d:%d:", TRACE_T_U64,
             TRACE_R_BYTES, TRACE_T_U16, TRACE_R_DIRECTION);
    forge_event(f, COPY, 0, TRACE_KIND_SLICE, "CUDA", "memcpy", fields);
    snprintf(fields, sizeof fields,
             "cpu:%d:0:;blocked:%d:0:;waited:%d:0:;function:%d:0:;file:%d:0:;line:%d:0:", TRACE_T_I64, TRACE_T_I64,
             TRACE_T_I64, TRACE_T_STR, TRACE_T_STR, TRACE_T_U32);
    forge_event(f, STEP_TIME, 0, TRACE_KIND_INSTANT, "python", "step_time", fields);
    snprintf(fields, sizeof fields,
             "thread:%d:0:;cpu:%d:0:;blocked:%d:0:;waited:%d:0:;function:%d:0:;file:%d:0:;line:%d:0:", TRACE_T_STR,
             TRACE_T_I64, TRACE_T_I64, TRACE_T_I64, TRACE_T_STR, TRACE_T_STR, TRACE_T_U32);
    forge_event(f, BUSY, 0, TRACE_KIND_INSTANT, "python", "busy_thread", fields);
    forge_track(f, TRACK, 0, "GPU 0");
    forge_thread(f, 1, 1, "main");
    forge_thread(f, 2, 2, "CUPTI");
    forge_seal(f);
    for (uint32_t of = 0; of < 2; of++) {
        uint64_t seq = 0;
        if (!n[of])
            continue;
        for (size_t i = 0; i < n[of]; i++) {
            const record *r = &list[of][i];
            int task = r->id - ENDS;
            if (i % 256 == 0)
                forge_chunk(f, of + 1, seq++, r->t, 0)->first_event = i;
            forge_long(f, task >= STEP && task < EVENTS && !events[task].call ? TRACE_ID_TASK_END : (uint32_t)r->id,
                       r->t);
            if (r->id < EVENTS && lines[r->id]) {
                forge_text(f, "main");
                forge_text(f, "/home/user/train.py");
                forge_u32(f, lines[r->id]);
            }
            if (r->id == NEXT) {
                forge_u32(f, 2);
                forge_u32(f, 0);
            }
            if (r->id == CAUSE)
                forge_u64(f, r->a);
            if (r->id == BUSY)
                forge_text(f, "statistics");
            if (r->id == BUSY || r->id == STEP_TIME) {
                forge_u64(f, r->a);
                forge_u64(f, r->b);
                forge_u64(f, r->c);
                forge_text(f, "work");
                forge_text(f, "/home/user/train.py");
                forge_u32(f, 50);
            }
            if (r->id == KERNEL || r->id == COPY) {
                forge_u64(f, r->a);
                forge_u64(f, r->b);
                forge_u32(f, TRACK);
                forge_u64(f, r->c);
            }
            if (r->id == COPY) {
                forge_u64(f, 1 << 26);
                forge_u16(f, (uint16_t)('H' | 'D' << 8));
            }
            forge_end(f);
            if (i % 256 == 255 || i + 1 == n[of])
                forge_seal(f);
        }
    }
    snprintf(path, sizeof path, "%s/1.bin", dir);
    forge_write(f, path);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *cause, *kind;
    } kinds[] = {{"healthy", "healthy"},
                 {"input", "input_bound"},
                 {"garbage", "garbage_collection"},
                 {"compile", "recompilation"},
                 {"allocator", "allocator"},
                 {"first", "first_use"},
                 {"python", "interpreter"},
                 {"sync", "host_sync"},
                 {"small", "small_work"},
                 {"healthy-cpu", "healthy"},
                 {"input-cpu", "input_bound"},
                 {"garbage-cpu", "garbage_collection"},
                 {"compile-cpu", "recompilation"},
                 {"once", "healthy"},
                 {"small-cpu", "small_work"},
                 {"lock-cpu", "interpreter"},
                 {"native-cpu", "healthy"},
                 {"sleep-cpu", "slow_steps"},
                 {"stall-cpu", "healthy"},
                 {"stalls-cpu", "healthy"},
                 {"workers-cpu", "input_bound"},
                 {"compiles-cpu", "recompilation"},
                 {"pause-cpu", "slow_steps"},
                 {"copies", "exposed_copies"}};
    uint64_t usual[2], costs;
    size_t i;
    if (argc < 3)
        return 2;
    for (i = 0; i < sizeof kinds / sizeof *kinds && strcmp(argv[1], kinds[i].cause); i++) {}
    if (i == sizeof kinds / sizeof *kinds)
        return 2;
    strength = argc > 3 ? atof(argv[3]) / 100 : 0;
    seed = argc > 4 ? strtoull(argv[4], NULL, 10) : 0;
    cpu = strstr(argv[1], "-cpu") != NULL;
    play(cpu ? "healthy-cpu" : "healthy");
    usual[0] = idle;
    usual[1] = now;
    play(argv[1]);
    costs = cpu ? now - usual[1] - varies : idle - usual[0];
    write_file(argv[2]);
    printf("%s %" PRIu64 "\n", kinds[i].kind, costs);
    return 0;
}
