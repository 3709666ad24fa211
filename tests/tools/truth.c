/* truth.c - forges traces and says, line by line, what happened in them; check.py counts that in its own way
 *
 *   truth random DIR SEED    three processes on two hosts, two threads each, calls nested at random; prints all of it
 *   truth small DIR          one event of every kind, for trace-print
 */
#include "forge.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define START 1000000000ull
#define REAL 1700000000000000000ull
#define MONO 5000000000ull

enum {
    CALLS = 4,
    TASKS = 3,
    CALL = 16,
    TASK = 32,
    NAMED = 40,
    NAMED_END,
    TICK,
    LOAD,
    SPAN,
    SPAN_END,
    KERNEL,
    SENT,
    GOT,
    META,
    POWER
};

static uint64_t seed;
static uint32_t any(uint32_t n)
{
    seed = seed * 6364136223846793005ull + 1442695040888963407ull;
    return (uint32_t)(seed >> 33) % n;
}

static void dictionary(forge *f)
{
    char name[32];
    uint32_t i;
    forge_clock(f, START, MONO, REAL, START + 40);
    forge_clock(f, START + 1000000000, MONO + 1000000000, REAL + 1000000000, START + 1000000040);
    for (i = 0; i < CALLS; i++) {
        snprintf(name, sizeof name, "lib_%u", i);
        forge_event(f, CALL + 2 * i, 0, TRACE_KIND_BEGIN, "lib", name,
                    i % 2 ? "mode:5:0:enum:mode;bytes:7:3:B" : "text:14:0:;bytes:5:2:B");
        forge_event(f, CALL + 2 * i + 1, CALL + 2 * i, TRACE_KIND_END, "lib", name, "got:7:4:B;result:6:1:enum:error");
    }
    for (i = 0; i < TASKS; i++) {
        snprintf(name, sizeof name, "task %u", i);
        forge_event(f, TASK + i, 0, TRACE_KIND_BEGIN, "user", name, "");
    }
    forge_event(f, NAMED, 0, TRACE_KIND_BEGIN, "named", "generic", "name:14:23:");
    forge_event(f, NAMED_END, NAMED, TRACE_KIND_END, "named", "generic", "");
    forge_event(f, TICK, 0, TRACE_KIND_INSTANT, "user", "tick", "n:6:0:");
    forge_event(f, LOAD, 0, TRACE_KIND_COUNTER, "user", "load", "value:10:13:%");
    forge_event(f, SPAN, 0, TRACE_KIND_ASYNC_BEGIN, "user", "request", "id:7:17:");
    forge_event(f, SPAN_END, 0, TRACE_KIND_ASYNC_END, "user", "request", "id:7:17:");
    forge_event(f, KERNEL, 0, TRACE_KIND_SLICE, "dev", "kernel", "track:5:19:;begin:7:14:;end:7:15:");
    forge_event(f, SENT, 0, TRACE_KIND_MESSAGE, "lib", "sent", "comm:7:8:;dst:6:5:;tag:6:7:;bytes:7:3:B");
    forge_event(f, GOT, 0, TRACE_KIND_MESSAGE, "lib", "received", "comm:7:8:;src:6:6:;tag:6:7:;bytes:7:4:B");
    forge_event(f, META, 0, TRACE_KIND_META, "user", "meta", "x:9:0:;p:12:0:;list:134:0:;flag:11:0:");
    forge_event(f, POWER, 0, TRACE_KIND_COUNTER, "dev", "power", "track:5:19:;value:5:13:W");
    forge_enum(f, "mode", 1, "READ=1 WRITE=2");
    forge_enum(f, "error", 0, "OK=0 AGAIN=11! BAD=22");
    forge_thread(f, 1, 101, "main");
    forge_track(f, 7, 0, "queue \"0\"");
}

static forge *file(uint32_t pid, int rank, uint32_t node)
{
    forge *f = forge_new(pid, rank, node, START);
    forge_chunk(f, 0, 0, START, 0);
    dictionary(f);
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    return f;
}

/* ---- random ------------------------------------------------------------------------------------------------------ */

typedef struct open_call {
    char name[32];
    const char *api;
    int kind, id;
    uint64_t begin, bytes, sent, received;
    uint32_t number;
} open_call;

static struct {
    forge *f;
    int rank;
    uint32_t pid, stream, node;
    uint64_t now, seq, bytes;
    open_call open[64];
    int depth;
    uint32_t number;
} s;

/* One line: slice KIND API NAME pid tid rank node begin end parent errors bytes ended sent received; numbers of slices
 * are unique in a thread. */
static void tell(const open_call *c, uint64_t end, int error, uint64_t bytes, int ended)
{
    printf("slice\t%s\t%s\t%u\t%u\t%d\t%u\t%llu\t%llu\t%u\t%d\t%d\t%llu\t%d\t%llu\t%llu\n", c->api, c->name, s.pid,
           100 + s.stream, s.rank, s.node, (unsigned long long)(c->begin - START), (unsigned long long)(end - START),
           c->number, s.depth > 1 ? (int)s.open[s.depth - 2].number : -1, error, (unsigned long long)bytes, ended,
           (unsigned long long)c->sent, (unsigned long long)c->received);
}

static void head(int id)
{
    uint32_t delta = any(20) ? any(3000) : any(2000000);
    if (forge_now(s.f)->committed > FORGE_SLOT - 200) {
        forge_seal(s.f);
        forge_now(s.f)->bytes = FORGE_SLOT;
        forge_chunk(s.f, s.stream, s.seq++, s.now, 0);
        forge_now(s.f)->first_event = s.number;
    }
    s.now += delta;
    if (delta > TRACE_DELTA_MAX)
        forge_long(s.f, (uint32_t)id, s.now);
    else
        forge_short(s.f, (uint32_t)id, delta);
    s.number++;
}

static void begin(void)
{
    open_call *c = &s.open[s.depth++];
    int which = (int)any(CALLS + TASKS + 2);
    uint32_t number = s.number;
    memset(c, 0, sizeof *c);
    c->number = number;
    c->bytes = any(3) ? any(5000) : 0;
    if (which < CALLS) {
        c->api = "lib";
        c->id = CALL + 2 * which;
        snprintf(c->name, sizeof c->name, "lib_%d", which);
        head(c->id);
        if (which % 2) {
            forge_u32(s.f, 3);
            forge_u64(s.f, c->bytes);
            c->sent = c->bytes;
            c->bytes = 0;
        } else {
            forge_text(s.f, &"some text"[any(9)]);
            forge_u32(s.f, (uint32_t)c->bytes);
        }
    } else if (which < CALLS + TASKS) {
        c->api = "user";
        c->id = TASK + which - CALLS;
        c->bytes = 0;
        snprintf(c->name, sizeof c->name, "task %d", which - CALLS);
        head(c->id);
    } else {
        c->api = "named";
        c->id = NAMED;
        c->bytes = 0;
        snprintf(c->name, sizeof c->name, "name %u", any(3));
        head(NAMED);
        forge_text(s.f, c->name);
    }
    forge_end(s.f);
    c->begin = s.now;
}

static void end(void)
{
    open_call *c = &s.open[s.depth - 1];
    uint64_t more = 0;
    int error = 0;
    if (c->id >= TASK && c->id < NAMED)
        head(TRACE_ID_TASK_END);
    else
        head(c->id + 1);
    if (c->id < TASK) {
        static const uint32_t results[4] = {0, 0, 11, 22};
        uint32_t result = results[any(4)];
        more = any(2) ? any(100) : 0;
        error = result == 22;
        forge_u64(s.f, more);
        forge_u32(s.f, result);
    }
    forge_end(s.f);
    c->received = more;
    tell(c, s.now, error, c->bytes, 1);
    s.depth--;
}

static void other(void)
{
    switch (any(4)) {
    case 0:
        head(TICK);
        forge_u32(s.f, any(100));
        forge_end(s.f);
        printf("instant\tuser\ttick\t%u\t%u\t%d\t%u\t%llu\n", s.pid, 100 + s.stream, s.rank, s.node,
               (unsigned long long)(s.now - START));
        break;
    case 1: {
        double v = (double)any(1000) / 8;
        head(LOAD);
        forge_f64(s.f, v);
        forge_end(s.f);
        printf("counter\tuser\tload\t%u\t%u\t%d\t%u\t%llu\t%.17g\n", s.pid, 100 + s.stream, s.rank, s.node,
               (unsigned long long)(s.now - START), v);
        break;
    }
    case 2: {
        uint32_t to = any(3), bytes = any(100000);
        if (s.depth)
            s.open[s.depth - 1].sent += bytes;
        head(SENT);
        forge_u64(s.f, 1);
        forge_u32(s.f, to);
        forge_u32(s.f, 5);
        forge_u64(s.f, bytes);
        forge_end(s.f);
        printf("sent\t%d\t%u\t%u\t%llu\n", s.rank, to, bytes, (unsigned long long)(s.now - START));
        break;
    }
    case 3: {
        uint64_t from = s.now - any(1000), to = from + any(5000);
        open_call c = {.api = "dev", .name = "kernel", .begin = from, .number = s.number};
        int depth = s.depth;
        head(KERNEL);
        forge_u32(s.f, 7);
        forge_u64(s.f, from);
        forge_u64(s.f, to);
        forge_end(s.f);
        s.depth = 0;
        tell(&c, to, 0, 0, 1);
        s.depth = depth;
        break;
    }
    }
}

/* Thread 1 opens spans, thread 2 ends some of thread 1's, in time. */
static void spans(int thread, uint64_t base)
{
    int i;
    for (i = 0; i < 20; i++) {
        uint64_t id = (uint64_t)i % 7, from = base + (uint64_t)i * 100000, to = from + 50000 + (uint64_t)i;
        int elsewhere = i % 3 == 0;
        if (thread == 1) {
            forge_long(s.f, SPAN, from);
            forge_u64(s.f, id);
            forge_end(s.f);
        }
        if (thread == (elsewhere ? 2 : 1)) {
            forge_long(s.f, SPAN_END, to);
            forge_u64(s.f, id);
            forge_end(s.f);
        }
        if (thread == 1) {
            open_call c = {.api = "user", .name = "request", .begin = from, .number = 1000000 + (uint32_t)i};
            int depth = s.depth;
            s.depth = 0;
            tell(&c, to, 0, 0, 1);
            s.depth = depth;
        }
    }
}

static void random_trace(const char *dir)
{
    char path[4096];
    uint32_t p, t;
    int i;
    for (p = 0; p < 3; p++) {
        uint64_t last = 0;
        s.pid = 500 + p;
        s.rank = (int)p;
        s.node = p / 2;
        s.f = file(s.pid, s.rank, s.node);
        for (t = 1; t <= 2; t++) {
            s.stream = t;
            s.seq = 0;
            s.depth = 0;
            s.number = 0;
            s.now = START + 1000;
            forge_chunk(s.f, t, s.seq++, s.now, 0);
            spans((int)t, START + 10000);
            s.now = START + 10000 + 20 * 100000 + 100000;
            forge_seal(s.f);
            forge_now(s.f)->bytes = FORGE_SLOT;
            s.number = forge_now(s.f)->events;
            forge_chunk(s.f, t, s.seq++, s.now, 0);
            forge_now(s.f)->first_event = s.number;
            for (i = 0; i < 4000; i++) {
                uint32_t what = any(10);
                if (what < 4 && s.depth < 40)
                    begin();
                else if (what < 8 && s.depth)
                    end();
                else
                    other();
            }
            while (s.depth > (t == 1 ? 3 : 0)) /* thread 1 is left with open calls */
                end();
            if (t == 1) {
                uint64_t at = s.now;
                if (last < at)
                    last = at;
            }
            if (s.now > last)
                last = s.now;
            if (t == 2) { /* nothing was written after this: what is open lasts until here */
                forge_seal(s.f);
                forge_now(s.f)->bytes = FORGE_SLOT;
            } else {
                forge_seal(s.f);
                forge_now(s.f)->bytes = FORGE_SLOT;
            }
            if (s.depth) {
                int depth = s.depth;
                for (; s.depth > 0; s.depth--) {
                    open_call c = s.open[s.depth - 1];
                    printf("open\t%s\t%s\t%u\t%u\t%d\t%u\t%llu\t%u\t%d\t%llu\t%llu\n", c.api, c.name, s.pid,
                           100 + s.stream, s.rank, s.node, (unsigned long long)(c.begin - START), c.number,
                           s.depth > 1 ? (int)s.open[s.depth - 2].number : -1, (unsigned long long)c.bytes,
                           (unsigned long long)c.sent);
                }
                s.depth = depth;
            }
        }
        printf("last\t%u\t%llu\n", s.pid, (unsigned long long)(last - START));
        snprintf(path, sizeof path, "%s/p%u.bin", dir, p);
        forge_write(s.f, path);
    }
}

/* ---- small ------------------------------------------------------------------------------------------------------- */

static void small_trace(const char *dir)
{
    char path[4096];
    forge *f = file(42, 3, 0);
    float x = 0.1f;
    uint32_t bits;
    forge_chunk(f, 1, 0, START, 0);
    forge_short(f, TASK, 100);
    forge_end(f);
    forge_short(f, CALL + 2, 5);
    forge_u32(f, 3);
    forge_u64(f, 4096);
    forge_end(f);
    forge_short(f, CALL + 3, 1500);
    forge_u64(f, 10);
    forge_u32(f, 22);
    forge_end(f);
    forge_short(f, CALL, 5);
    forge_text(f, "a\"b\n\x1b[0m \xc3\xa9\xff");
    forge_u32(f, 1);
    forge_end(f);
    forge_short(f, CALL + 1, 1);
    forge_u64(f, 0);
    forge_u32(f, 11);
    forge_end(f);
    forge_short(f, NAMED, 1);
    forge_text(f, "its own name");
    forge_end(f);
    forge_short(f, META, 1);
    memcpy(&bits, &x, 4);
    forge_u32(f, bits);
    forge_u64(f, 0xdeadbeef);
    forge_u16(f, 0x8002);
    forge_u32(f, 5);
    forge_u32(f, (uint32_t)-1);
    forge_u32(f, 7);
    forge_u8(f, 1);
    forge_end(f);
    forge_short(f, NAMED_END, 1000);
    forge_end(f);
    forge_short(f, TICK, 1);
    forge_u32(f, (uint32_t)-5);
    forge_end(f);
    forge_short(f, LOAD, 1);
    forge_f64(f, 12.25);
    forge_end(f);
    forge_short(f, SPAN, 1);
    forge_u64(f, 9);
    forge_end(f);
    forge_short(f, SPAN_END, 1);
    forge_u64(f, 9);
    forge_end(f);
    forge_short(f, KERNEL, 1);
    forge_u32(f, 7);
    forge_u64(f, START + 2000);
    forge_u64(f, START + 4500);
    forge_end(f);
    forge_short(f, POWER, 1);
    forge_u32(f, 7);
    forge_u32(f, 300);
    forge_end(f);
    forge_short(f, SENT, 1);
    forge_u64(f, 1);
    forge_u32(f, 2);
    forge_u32(f, 5);
    forge_u64(f, 64);
    forge_end(f);
    forge_short(f, TRACE_ID_TASK_END, 1);
    forge_end(f);
    forge_short(f, TRACE_ID_TASK_END, 1);
    forge_end(f);
    forge_seal(f);
    snprintf(path, sizeof path, "%s/small.bin", dir);
    forge_write(f, path);
}

int main(int argc, char **argv)
{
    if (argc > 3 && !strcmp(argv[1], "random")) {
        seed = strtoull(argv[3], NULL, 10);
        random_trace(argv[2]);
    } else if (argc > 2 && !strcmp(argv[1], "small"))
        small_trace(argv[2]);
    else
        return 2;
    return 0;
}
