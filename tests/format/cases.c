/* cases.c - the files the tests read: each case is a small history and one thing that is special about it */
#include "forge.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define START 1000000000ull         /* ticks of the file's opening */
#define REAL 1700000000000000000ull /* what CLOCK_REALTIME was then */
#define MONO 5000000000ull

static char path[4096];
static const char *in(const char *directory, const char *name)
{
    snprintf(path, sizeof path, "%s/%s", directory, name);
    return path;
}

/* Ids used in every case. */
enum {
    TASK = 16,
    CALL = 17,
    CALL_END = 18,
    COUNTER = 19,
    MARK = 20,
    EVERYTHING = 21,
    DEVICE = 22,
    SEND = 23,
    RECV = 24,
    COLL = 25,
    COLL_END = 26,
    FAR = 70000
};

/* Two samples of a clock that is `ahead` of the true time. */
static void clock_samples(forge *f, int64_t ahead)
{
    forge_clock(f, START, MONO, REAL + (uint64_t)ahead, START + 40);
    forge_clock(f, START + 1000000000, MONO + 1000000000, REAL + (uint64_t)ahead + 1000000000, START + 1000000040);
}

static void dictionary(forge *f)
{
    forge_event(f, TASK, 0, TRACE_KIND_BEGIN, "user", "step", "n:6:0:");
    forge_event(f, CALL, 0, TRACE_KIND_BEGIN, "lib", "lib_call", "mode:5:0:enum:mode;bytes:7:2:B");
    forge_event(f, CALL_END, CALL, TRACE_KIND_END, "lib", "lib_call", "result:6:1:enum:error");
    forge_event(f, COUNTER, 0, TRACE_KIND_COUNTER, "user", "loss", "value:10:13:");
    forge_event(f, MARK, 0, TRACE_KIND_INSTANT, "user", "mark", "");
    forge_event(f, EVERYTHING, 0, TRACE_KIND_INSTANT, "user", "everything",
                "u8:1:0:;i8:2:0:;u16:3:0:;i16:4:0:;u32:5:0:;i32:6:0:;u64:7:0:;i64:8:0:;f32:9:0:;f64:10:0:;bool:11:0:;"
                "ptr:12:0:;handle:13:0:;"
                "str:14:0:;strid:15:0:;bytes:16:0:;ints:134:0:;flags:5:0:enum:mode");
    forge_event(f, DEVICE, 0, TRACE_KIND_SLICE, "dev", "kernel", "track:5:19:;begin:7:14:;end:7:15:");
    forge_event(f, SEND, 0, TRACE_KIND_MESSAGE, "lib", "send", "comm:7:8:;dst:6:5:;tag:6:7:;bytes:7:3:B");
    forge_event(f, RECV, 0, TRACE_KIND_MESSAGE, "lib", "recv", "comm:7:8:;src:6:6:;tag:6:7:;bytes:7:4:B");
    forge_event(f, COLL, 0, TRACE_KIND_BEGIN, "lib", "lib_barrier", "comm:7:8:;seq:7:10:");
    forge_event(f, COLL_END, COLL, TRACE_KIND_END, "lib", "lib_barrier", "");
    forge_event(f, FAR, 0, TRACE_KIND_INSTANT, "user", "far", "text:14:23:");
    forge_enum(f, "mode", 1, "READ=1 WRITE=2");
    forge_enum(f, "mode", 1, "SYNC=8"); /* several records of one name add up */
    forge_enum(f, "error", 0, "OK=0 AGAIN=11! BAD=22");
    forge_string(f, 1, "a kept text");
    forge_thread(f, 1, 101, "main");
    forge_track(f, 7, 0, "queue 0");
    forge_info(f, "process.name", "forged program");
}

/* With a dictionary in slot 0. */
static forge *file(uint32_t pid, int rank, uint32_t node)
{
    forge *f = forge_new(pid, rank, node, START);
    forge_chunk(f, 0, 0, START, 0);
    clock_samples(f, 0);
    dictionary(f);
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    return f;
}

static void task(forge *f, uint32_t delta, int n)
{
    forge_short(f, TASK, delta);
    forge_u32(f, (uint32_t)n);
    forge_end(f);
}
static void end_task(forge *f, uint32_t delta)
{
    forge_short(f, TRACE_ID_TASK_END, delta);
    forge_end(f);
}
static void mark(forge *f, uint32_t delta)
{
    forge_short(f, MARK, delta);
    forge_end(f);
}
static void call(forge *f, uint32_t delta, uint32_t mode, uint64_t bytes, uint32_t took, int result)
{
    forge_short(f, CALL, delta);
    forge_u32(f, mode);
    forge_u64(f, bytes);
    forge_end(f);
    forge_short(f, CALL_END, took);
    forge_u32(f, (uint32_t)result);
    forge_end(f);
}

/* Tasks n0 .. n0 + n - 1, 10 ticks each, sealed in a chunk of stream 1. */
static void tasks(forge *f, uint64_t seq, uint64_t first_event, int n0, int n)
{
    trace_chunk_header *c = forge_chunk(f, 1, seq, START + 1000 + (uint64_t)n0 * 20, 0);
    int i;
    c->first_event = first_event;
    for (i = 0; i < n; i++) {
        task(f, i ? 10 : 0, n0 + i);
        end_task(f, 10);
    }
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
}

/* ---- what every kind of record looks like ------------------------------------------------------------------ */

static void all_records(const char *d)
{
    forge *f = file(42, 3, 0);
    static const int32_t ints[3] = {-1, 0, 7};
    int i;
    forge_chunk(f, 1, 0, START + 100, 0);
    task(f, 5, 1);
    call(f, 10, 3, 4096, 100, 0);
    call(f, 10, 16, 1, 100, 22);
    call(f, 10, 8, 0, 100, 11);
    forge_short(f, COUNTER, 1);
    forge_f64(f, 0.1);
    forge_end(f);
    forge_short(f, EVERYTHING, 1);
    forge_u8(f, 200);
    forge_u8(f, (uint8_t)-100);
    forge_u16(f, 60000);
    forge_u16(f, (uint16_t)-30000);
    forge_u32(f, 4000000000u);
    forge_u32(f, (uint32_t)-2000000000);
    forge_u64(f, 18446744073709551615ull);
    forge_u64(f, 1ull << 63);
    {
        float x = 1.1f;
        uint32_t bits;
        memcpy(&bits, &x, 4);
        forge_u32(f, bits);
    }
    forge_f64(f, 1e300);
    forge_u8(f, 1);
    forge_u64(f, 0xdeadbeef);
    forge_u64(f, 0);
    forge_text(f, "quote \" back \\ line\nbell\a \xc3\xa9 \xff");
    forge_u32(f, 1);
    forge_u16(f, 0x8002); /* two of three bytes */
    forge_u32(f, 3);
    forge_u8(f, 0xca);
    forge_u8(f, 0xfe);
    forge_u16(f, 0x8003); /* three of five numbers */
    forge_u32(f, 5);
    for (i = 0; i < 3; i++)
        forge_u32(f, (uint32_t)ints[i]);
    forge_u32(f, 8 | 2 | 64);
    forge_end(f);
    forge_long(f, FAR, START + 5000000); /* an id and a delta that are too large for a short record */
    forge_text(f, "hello");
    forge_end(f);
    forge_long(f, MARK, START + 4999990); /* a step back */
    forge_end(f);
    forge_short(f, DEVICE, 10);
    forge_u32(f, 7);
    forge_u64(f, START + 2000);
    forge_u64(f, START + 3000);
    forge_end(f);
    forge_short(f, 9, 1); /* a built-in record of a later version */
    forge_u32(f, 5);
    forge_text(f, "abc");
    forge_end(f);
    end_task(f, 10);
    forge_seal(f);
    /* a second thread in the rest of the slot, killed in the middle: its chunk is open */
    forge_chunk(f, 2, 0, START + 200, 1);
    task(f, 0, 2);
    mark(f, 7);
    forge_now(f)->dropped = 5;
    /* a signal handler of thread 1 */
    forge_chunk(f, 3, 0, START + 300, 0);
    forge_now(f)->owner = 1;
    forge_now(f)->nesting = 1;
    forge_now(f)->tid = 101;
    mark(f, 1);
    forge_header(f)->dropped = 2;
    forge_header(f)->state = TRACE_FILE_OPEN;
    forge_write(f, in(d, "all.bin"));
}

/* ---- which chunks count ------------------------------------------------------------------------------------- */

/* Chunk 1 lies in its home slot and, torn, as a copy; chunk 2 as a torn copy whose writing failed and as a whole one.
 */
static void doubles(const char *d)
{
    forge *f = file(43, -1, 0);
    tasks(f, 0, 0, 0, 4);
    tasks(f, 1, 8, 4, 4);
    tasks(f, 1, 8, 4, 4);
    forge_now(f)->home = 2;
    memset((char *)forge_now(f) + 160, 0, 8);
    tasks(f, 2, 16, 8, 4);
    forge_now(f)->home = 1;
    memset((char *)forge_now(f) + 160, 0, 8);
    tasks(f, 2, 16, 8, 4);
    forge_now(f)->home = 1;
    tasks(f, 9, 99, 50, 4); /* drained long ago */
    forge_now(f)->state = TRACE_CHUNK_FREE;
    forge_write(f, in(d, "doubles.bin"));
}

/* Texts that name places in a program: known, not known, before their text, told twice, cut short. Without the program
 * all stay as they are. */
static void places(const char *d)
{
    forge *f = forge_new(52, -1, 0, START);
    uint32_t i;
    forge_chunk(f, 0, 0, START, 0);
    clock_samples(f, 0);
    forge_event(f, MARK, 0, TRACE_KIND_INSTANT, "user", "at", "where:15:0:");
    forge_string(f, 1, "no place");
    forge_string(f, 2, "solve+0x45");
    forge_place(f, 2, 0x1189, "/nonexistent/app", "0123456789abcdefghij");
    forge_place(f, 2, 0x99, "/nonexistent/another", "");
    forge_place(f, 3, 0x2000, "/nonexistent/app", "0123456789abcdefghij");
    forge_string(f, 3, "solve+0x45");
    forge_place(f, 99, 1, "/nonexistent/app", "");
    forge_string(f, 4, "0x7f00");
    forge_place(f, 4, 1, "", "");
    forge_string(f, 5, "cut");
    forge_place(f, 5, 1, "/nonexistent/app", NULL);
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    forge_chunk(f, 1, 0, START + 100, 0);
    for (i = 0; i < 7; i++) {
        forge_short(f, MARK, 1);
        forge_u32(f, i);
        forge_end(f);
    }
    forge_write(f, in(d, "places.bin"));
}

static void gap(const char *d)
{
    forge *f = file(44, -1, 0);
    tasks(f, 0, 0, 0, 4);
    tasks(f, 2, 20, 10, 4);
    forge_write(f, in(d, "gap.bin"));
}

/* The same of a killed process whose file was not mapped. */
static void unwritten(const char *d)
{
    forge *f = file(44, -1, 0);
    tasks(f, 0, 0, 0, 4);
    tasks(f, 2, 20, 10, 4);
    forge_header(f)->state = TRACE_FILE_OPEN;
    forge_header(f)->features_optional = TRACE_FEATURE_COPIED;
    forge_write(f, in(d, "unwritten.bin"));
}

static void ring(const char *d)
{
    forge *f = file(45, -1, 0);
    tasks(f, 7, 20, 10, 4);
    tasks(f, 8, 28, 14, 4);
    forge_header(f)->mode = TRACE_MODE_RING;
    forge_header(f)->overwritten = 20;
    forge_write(f, in(d, "ring.bin"));
}

/* The header counts all that is lost, what a chunk says among it. */
static void lost(const char *d)
{
    forge *f = file(45, -1, 0);
    forge_header(f)->minor = 7;
    tasks(f, 0, 0, 0, 4);
    forge_now(f)->dropped = 5;
    forge_header(f)->dropped = 7;
    forge_write(f, in(d, "lost.bin"));
}

static void bad_sum(const char *d)
{
    forge *f = file(46, -1, 0);
    tasks(f, 0, 0, 0, 4);
    tasks(f, 1, 8, 4, 4);
    ((unsigned char *)forge_now(f))[TRACE_CHUNK_BYTES + 4] ^= 1; /* a task's metadata */
    tasks(f, 2, 16, 8, 4);
    forge_write(f, in(d, "bad-sum.bin"));
}

/* ---- files that are refused or half understood -------------------------------------------------------------- */

static void refused(const char *d)
{
    forge *f = file(47, -1, 0);
    FILE *out;
    forge_header(f)->features_required = 4;
    forge_write(f, in(d, "feature.bin"));
    f = file(48, -1, 0);
    forge_header(f)->major = 2;
    forge_header(f)->minor = 7;
    forge_write(f, in(d, "major.bin"));
    f = file(49, -1, 0);
    forge_header(f)->magic = __builtin_bswap64(TRACE_FILE_MAGIC);
    forge_write(f, in(d, "big-endian.bin"));
    f = file(50, -1, 0);
    forge_header(f)->slot_bytes = 100;
    forge_write(f, in(d, "slot-bytes.bin"));
    f = file(51, -1, 0);
    f->bytes = 300;
    forge_write(f, in(d, "cut-header.bin"));
    out = fopen(in(d, "empty.bin"), "wb");
    fclose(out);
    out = fopen(in(d, "foreign.bin"), "wb");
    fputs("PNG, or so\n", out);
    fclose(out);
    out = fopen(in(d, "zeros.bin"), "wb");
    for (int i = 0; i < 8192; i++)
        fputc(0, out);
    fclose(out);
}

/* A minor version that adds a field type, an event kind and a role. */
static void newer(const char *d)
{
    forge *f = forge_new(52, -1, 0, START);
    forge_header(f)->minor = 9;
    forge_header(f)->features_optional = 1ull << 40;
    forge_chunk(f, 0, 0, START, 0);
    clock_samples(f, 0);
    dictionary(f);
    forge_event(f, 30, 0, 99, "new", "kind", "x:5:77:");
    forge_event(f, 31, 0, TRACE_KIND_INSTANT, "new", "type", "x:5:0:;y:40:0:;z:14:0:");
    forge_event(f, 32, 0, TRACE_KIND_INSTANT, "new", "before", "a:5:0:;b:14:0:;c:14:0:");
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    forge_chunk(f, 1, 0, START + 1000, 0);
    forge_short(f, 30, 1);
    forge_u32(f, 5);
    forge_end(f);
    mark(f, 1);
    forge_short(f, 32, 1);
    forge_u32(f, 5);
    forge_text(f, "bb");
    forge_text(f, "of-the-event-before");
    forge_end(f);
    forge_short(f, 31, 1); /* what follows it cannot be found */
    forge_u32(f, 5);
    forge_u64(f, 5);
    forge_end(f);
    mark(f, 1);
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    tasks(f, 1, 5, 10, 1);
    forge_write(f, in(d, "newer.bin"));
}

/* An event nobody defined, a record that is longer than its chunk, a zero word, a time of nowhere: each in a chunk
 * without checksum. */
static void wild(const char *d)
{
    forge *f = file(53, -1, 0);
    int k;
    for (k = 0; k < 4; k++) {
        forge_chunk(f, 1, (uint64_t)k, START + 1000 + 1000 * (uint64_t)k, 0);
        forge_now(f)->first_event = 3 * (uint64_t)k;
        mark(f, 1);
        if (k == 0)
            forge_short(f, 999, 1);
        else if (k == 1)
            forge_short(f, EVERYTHING, 1);
        else if (k == 2)
            forge_u32(f, 0);
        else
            forge_long(f, MARK, 1ull << 63);
        forge_end(f);
        mark(f, 1);
        forge_seal(f);
        forge_now(f)->bytes = FORGE_SLOT;
        forge_now(f)->checksum = 0;
    }
    forge_write(f, in(d, "wild.bin"));
}

/* ---- clocks ------------------------------------------------------------------------------------------------ */

/* Two nodes; the second one's time of day is 5 ms ahead, so its answers seem to come before the questions. */
static void nodes(const char *d)
{
    int node, i;
    for (node = 0; node < 2; node++) {
        forge *f = forge_new(60 + (uint32_t)node, node, (uint32_t)node, START);
        forge_chunk(f, 0, 0, START, 0);
        clock_samples(f, node ? 5000000 : 0);
        dictionary(f);
        forge_seal(f);
        forge_now(f)->bytes = FORGE_SLOT;
        forge_chunk(f, 1, 0, START + 1000, 0);
        for (i = 0; i < 10; i++) { /* 0 asks, 1 answers; 1 us there, 1 us back */
            int k;
            for (k = 0; k < 2; k++) {
                int sends = k == node;
                forge_long(f, CALL, START + 100000 * (uint64_t)(i + 1) + 1000 * (uint64_t)k + (sends ? 0 : 500));
                forge_u32(f, 1);
                forge_u64(f, 8);
                forge_end(f);
                forge_short(f, sends ? SEND : RECV, 500);
                forge_u64(f, 77);
                forge_u32(f, (uint32_t)(1 - node));
                forge_u32(f, (uint32_t)i);
                forge_u64(f, 8);
                forge_end(f);
                forge_short(f, CALL_END, 0);
                forge_u32(f, 0);
                forge_end(f);
            }
        }
        forge_seal(f);
        forge_write(f, in(d, node ? "node1.bin" : "node0.bin"));
    }
}

/* Two nodes with two members each, as programs with several devices a process have: all four leave a barrier after all
 * came. Collectives that are queued on a stream (role REQUEST), and what devices made of them, are over before the
 * others even begin, and must say nothing. */
static void members(const char *d)
{
    enum { QUEUED = 27, QUEUED_END = 28, WORK = 29 };
    int node, member, i;
    for (node = 0; node < 2; node++) {
        forge *f = forge_new(64 + (uint32_t)node, node, (uint32_t)node, START);
        forge_chunk(f, 0, 0, START, 0);
        clock_samples(f, node ? -3000000 : 0);
        dictionary(f);
        forge_thread(f, 2, 102, "second");
        forge_event(f, QUEUED, 0, TRACE_KIND_BEGIN, "lib", "lib_reduce", "comm:7:8:;seq:7:10:;stream:13:12:");
        forge_event(f, QUEUED_END, QUEUED, TRACE_KIND_END, "lib", "lib_reduce", "");
        forge_event(f, WORK, 0, TRACE_KIND_SLICE, "lib", "reduce",
                    "begin:7:14:;duration:7:16:;track:5:19:;comm:7:8:;seq:7:10:");
        forge_seal(f);
        forge_now(f)->bytes = FORGE_SLOT;
        for (member = 1; member <= 2; member++) {
            forge_chunk(f, (uint32_t)member, 0, START + 1000, 0);
            for (i = 0; i < 6; i++) {
                uint64_t at = START + 100000 * (uint64_t)(i + 1);
                forge_long(f, COLL, at + (uint64_t)((i & 1) == node ? 2000 : 500 * member));
                forge_u64(f, 77);
                forge_u64(f, (uint64_t)i);
                forge_end(f);
                forge_long(f, COLL_END, at + 2600 + 100 * (uint64_t)member);
                forge_end(f);
                forge_long(f, QUEUED, at + 10000 + 40000 * (uint64_t)node);
                forge_u64(f, 78);
                forge_u64(f, (uint64_t)i);
                forge_u64(f, 0x77);
                forge_end(f);
                forge_short(f, WORK, 50);
                forge_u64(f, at + 20000);
                forge_u64(f, 30000);
                forge_u32(f, 7);
                forge_u64(f, 78);
                forge_u64(f, (uint64_t)i);
                forge_end(f);
                forge_short(f, QUEUED_END, 50);
                forge_end(f);
            }
            forge_seal(f);
            forge_now(f)->bytes = FORGE_SLOT;
        }
        forge_write(f, in(d, node ? "members1.bin" : "members0.bin"));
    }
}

/* Two nodes that only meet in barriers. */
static void barrier(const char *d)
{
    int node, i;
    for (node = 0; node < 2; node++) {
        forge *f = forge_new(62 + (uint32_t)node, node, (uint32_t)node, START);
        forge_chunk(f, 0, 0, START, 0);
        clock_samples(f, node ? -3000000 : 0);
        dictionary(f);
        forge_seal(f);
        forge_now(f)->bytes = FORGE_SLOT;
        forge_chunk(f, 1, 0, START + 1000, 0);
        for (i = 0; i < 10; i++) {
            uint64_t enter = START + 100000 * (uint64_t)(i + 1) + (uint64_t)((i & 1) == node ? 2000 : 0);
            forge_long(f, COLL, enter);
            forge_u64(f, 77);
            forge_u64(f, (uint64_t)i);
            forge_end(f);
            forge_long(f, COLL_END, START + 100000 * (uint64_t)(i + 1) + 2600);
            forge_end(f);
        }
        forge_seal(f);
        forge_write(f, in(d, node ? "barrier1.bin" : "barrier0.bin"));
    }
}

/* Somebody sets the clock, twice; work timed by it lies where it was done. */
static void set_clock(const char *d)
{
    static const double seconds[] = {1.5, 3.9, 4.5, 6.5, 7.5, 8.5};
    forge *f = forge_new(100, 0, 0, START);
    uint64_t k, ahead;
    forge_chunk(f, 0, 0, START, 0);
    for (k = 0; k < 10; k++) {
        ahead = (k >= 4 ? 30000000000u : 0) - (k >= 7 ? 10000000000u : 0);
        forge_clock(f, START + k * 1000000000, MONO + k * 1000000000, REAL + k * 1000000000 + ahead,
                    START + k * 1000000000 + 40);
    }
    forge_event(f, MARK, 0, TRACE_KIND_INSTANT, "user", "mark", "");
    forge_event(f, DEVICE, 0, TRACE_KIND_SLICE, "dev", "kernel", "begin:7:14:ns:realtime;duration:7:16:ns");
    forge_seal(f);
    forge_chunk(f, 1, 0, START, 0);
    for (k = 0; k < sizeof seconds / sizeof *seconds; k++) {
        uint64_t ns = (uint64_t)(seconds[k] * 1e9);
        forge_long(f, MARK, START + ns);
        forge_end(f);
        forge_long(f, DEVICE, START + ns + 1000);
        ahead = (seconds[k] >= 4 ? 30000000000u : 0) - (seconds[k] >= 7 ? 10000000000u : 0);
        forge_u64(f, REAL + ns + ahead - 20); /* the sample's ticks are the middle of its bracket */
        forge_u64(f, 500);
        forge_end(f);
    }
    forge_write(f, in(d, "set-clock.bin"));
}

/* A counter that is not what its nominal rate says, a rate that changes, a bracket that is wide, CLOCK_REALTIME set
 * back an hour. */
static void clocks(const char *d)
{
    forge *f = forge_new(64, -1, 0, START);
    uint64_t k;
    forge_header(f)->tick_hz = 990000000; /* 1 % off */
    forge_chunk(f, 0, 0, START, 0);
    forge_clock(f, START, MONO, REAL, START + 100);
    for (k = 1; k <= 10; k++) /* 1 GHz for five seconds, then 50 ppm slower */
        forge_clock(f, START + k * 1000000000 + (k > 5 ? (k - 5) * 50000 : 0),
                    MONO + k * 1000000000 + (k == 3 ? 5000 : 0), REAL + k * 1000000000 - (k > 6 ? 3600000000000 : 0),
                    START + k * 1000000000 + (k > 5 ? (k - 5) * 50000 : 0) + (k == 3 ? 12000 : 100));
    dictionary(f);
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    forge_chunk(f, 1, 0, START, 0);
    forge_long(f, MARK, START + 50);
    forge_end(f);
    forge_long(f, MARK, START + 50 + 4500000000);
    forge_end(f);
    forge_long(f, MARK, START + 50 + 10000250000);
    forge_end(f);
    forge_seal(f);
    forge_write(f, in(d, "clocks.bin"));
}

/* The same counter in a run of 8 ms: its first sample and its last one tell the rate. Without samples tick_hz does. */
static void short_runs(const char *d)
{
    static const uint64_t sampled[] = {0, 300000, 8000000}, marked[] = {1000, 2000, 3000, 8500000};
    size_t k, samples;
    for (samples = 0; samples <= 3; samples += 3) {
        forge *f = forge_new(65, -1, 0, START);
        forge_header(f)->tick_hz = 990000000;
        forge_chunk(f, 0, 0, START, 0);
        for (k = 0; k < samples; k++)
            forge_clock(f, START + sampled[k], MONO + sampled[k], REAL + sampled[k], START + sampled[k] + 100);
        dictionary(f);
        forge_seal(f);
        forge_now(f)->bytes = FORGE_SLOT;
        forge_chunk(f, 1, 0, START, 0);
        for (k = 0; k < sizeof marked / sizeof *marked; k++) {
            forge_long(f, MARK, START + marked[k]);
            forge_end(f);
        }
        forge_seal(f);
        forge_write(f, in(d, samples ? "short-run.bin" : "unsampled.bin"));
    }
}

/* Several threads of several processes whose events interleave, over many chunks. */
static void processes(const char *d, const char *prefix, int tasks)
{
    uint32_t pid, stream, chunk;
    int i;
    for (pid = 0; pid < 3; pid++) {
        forge *f = file(70 + pid, (int)pid, 0);
        char name[32];
        for (chunk = 0; chunk < 6; chunk++)
            for (stream = 1; stream <= 3; stream++) {
                uint64_t at = START + 10000 + chunk * 400000ull + stream * 7 + pid * 3;
                trace_chunk_header *c = forge_chunk(f, stream, chunk, at, 0);
                c->first_event = chunk * 2ull * (unsigned)tasks;
                for (i = 0; i < tasks; i++) {
                    task(f, 300 + (uint32_t)((i * 7 + (int)stream * 13 + (int)pid) % 200), i);
                    end_task(f, 200 + (uint32_t)(i * 11 % 150));
                }
                forge_seal(f);
                forge_now(f)->bytes = FORGE_SLOT;
            }
        snprintf(name, sizeof name, "%s%u.bin", prefix, pid);
        forge_write(f, in(d, name));
    }
}
static void many(const char *d) { processes(d, "many", 500); }
/* for readers that take long over an event */
static void few(const char *d) { processes(d, "few", 40); }

/* ---- processes with several recorders ---------------------------------------------------------------------- */

enum { SAID = 30 };

/* A recorder of process `pid`: its file is of session `session`, its texts and tracks are its own. */
static forge *recorder(uint32_t pid, int rank, int session, const char *says)
{
    forge *f = forge_new(pid, rank, 0, START);
    memset(forge_header(f)->session, session, 16);
    forge_header(f)->start_realtime_ns += (uint64_t)session;
    forge_chunk(f, 0, 0, START, 0);
    clock_samples(f, 0);
    forge_event(f, TASK, 0, TRACE_KIND_BEGIN, "user", "step", "n:6:0:");
    forge_event(f, CALL, 0, TRACE_KIND_BEGIN, "lib", "lib_call", "mode:5:0:;bytes:7:2:B");
    forge_event(f, CALL_END, CALL, TRACE_KIND_END, "lib", "lib_call", "result:6:1:");
    forge_event(f, MARK, 0, TRACE_KIND_META, "lib", "mark", "");
    forge_event(f, SAID, 0, TRACE_KIND_SLICE, "dev", "kernel", "name:15:23:;track:5:19:;begin:7:14:;end:7:15:");
    forge_string(f, 1, says);
    forge_track(f, 7, 0, says);
    forge_info(f, "recorder", says);
    forge_info(f, "both", "say this");
    forge_seal(f);
    forge_now(f)->bytes = FORGE_SLOT;
    return f;
}

static void kernel(forge *f, uint32_t delta, uint64_t begin)
{
    forge_short(f, SAID, delta);
    forge_u32(f, 1);
    forge_u32(f, 7);
    forge_u64(f, begin);
    forge_u64(f, begin + 5);
    forge_end(f);
}

static void begin_call(forge *f, uint32_t delta)
{
    forge_short(f, CALL, delta);
    forge_u32(f, 0);
    forge_u64(f, 8);
    forge_end(f);
}
static void end_call(forge *f, uint32_t delta)
{
    forge_short(f, CALL_END, delta);
    forge_u32(f, 0);
    forge_end(f);
}

/* One process: a program's tasks in one file, a library's calls in the other; the rank is known to one of them only. */
static void recorders(const char *d)
{
    forge *program = recorder(90, -1, 1, "program"), *library;
    int i;
    forge_chunk(program, 1, 0, START + 1000, 0); /* thread 101 */
    task(program, 0, 1);                         /* 1000 */
    end_task(program, 100);                      /* 1100 */
    task(program, 0, 2);                         /* 1100: of the moment in which a call within it begins */
    kernel(program, 50, START + 1140);
    end_task(program, 50); /* 1200: and one ends */
    task(program, 100, 3); /* 1300: a call of no length */
    end_task(program, 100);
    for (i = 0; i < 2; i++) { /* a thread's number is given again: 500 is two threads */
        forge_chunk(program, 2 + (uint32_t)i, 0, START + 2000 + (uint64_t)i * 1000, 0)->tid = 500;
        task(program, 0, 10 + i);
        end_task(program, 100);
    }
    forge_write(program, in(d, "recorders0.bin"));

    library = recorder(90, 1, 2, "library");
    forge_chunk(library, 1, 0, START + 900, 0);
    forge_now(library)->tid = 500; /* its first thread is the program's second of that number */
    forge_now(library)->base_ticks = START + 2900;
    begin_call(library, 0);
    end_call(library, 300);
    forge_chunk(library, 2, 0, START + 1010, 0)->tid = 101;
    begin_call(library, 0); /* 1010 in 1 */
    end_call(library, 20);
    begin_call(library, 70); /* 1100 in 2 */
    forge_short(library, MARK, 100);
    forge_end(library); /* 1200 */
    kernel(library, 0, START + 1150);
    end_call(library, 0);     /* 1200 */
    begin_call(library, 100); /* 1300 in 3 */
    end_call(library, 0);
    begin_call(library, 200); /* 1500 in none */
    end_call(library, 10);
    forge_write(library, in(d, "recorders1.bin"));
}

/* exec keeps pid and start: another program, and the same one executed again. */
static void executed(const char *d)
{
    static const struct {
        const char *name, *program;
        uint64_t at;
        uint32_t state;
    } images[] = {{"exec0.bin", "/usr/bin/first", 0, TRACE_FILE_OPEN},
                  {"exec1.bin", "/usr/bin/second", 2000000000, TRACE_FILE_OPEN},
                  {"exec2.bin", "/usr/bin/second", 4000000000, TRACE_FILE_CLOSED},
                  {"exec3.bin", "/usr/bin/second", 4000000500, TRACE_FILE_CLOSED}};
    size_t i;
    for (i = 0; i < sizeof images / sizeof *images; i++) {
        forge *f = forge_new(91, -1, 0, START + images[i].at);
        trace_file_header *h = forge_header(f);
        memset(h->session, 10 + (int)i, 16);
        h->start_realtime_ns += images[i].at;
        h->state = images[i].state;
        strcpy(h->program, images[i].program);
        forge_chunk(f, 0, 0, START + images[i].at, 0);
        forge_clock(f, START + images[i].at, MONO + images[i].at, REAL + images[i].at, START + images[i].at + 40);
        forge_event(f, TASK, 0, TRACE_KIND_BEGIN, "user", "step", "n:6:0:");
        forge_seal(f);
        forge_now(f)->bytes = FORGE_SLOT;
        forge_chunk(f, 1, 0, START + images[i].at + 1000, 0);
        task(f, 0, (int)i); /* and exec, before it ends */
        forge_write(f, in(d, images[i].name));
    }
}

static const struct {
    const char *name;
    void (*make)(const char *directory);
} cases[] = {{"all", all_records},     {"doubles", doubles}, {"gap", gap},       {"unwritten", unwritten},
             {"places", places},       {"ring", ring},       {"lost", lost},     {"bad-sum", bad_sum},
             {"refused", refused},     {"newer", newer},     {"wild", wild},     {"nodes", nodes},
             {"barrier", barrier},     {"members", members}, {"clocks", clocks}, {"short-runs", short_runs},
             {"set-clock", set_clock}, {"many", many},       {"few", few},       {"recorders", recorders},
             {"executed", executed}};

int main(int argc, char **argv)
{
    size_t i;
    if (argc != 3) {
        fprintf(stderr, "usage: forge CASE DIRECTORY\n");
        return 2;
    }
    for (i = 0; i < sizeof cases / sizeof *cases; i++)
        if (!strcmp(argv[1], cases[i].name) || !strcmp(argv[1], "every")) {
            cases[i].make(argv[2]);
            if (strcmp(argv[1], "every"))
                return 0;
        }
    return strcmp(argv[1], "every") ? 2 : 0;
}
