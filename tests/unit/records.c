/* records.c - the bytes of records, exactly: a clock that counts 1, 2, 3 ... makes them the same in every run
 *
 * Includes the recorder's sources, so that the private parts can be looked at. Prints one line a case, hexadecimal
 * words of what the case put into this thread's chunk; run.sh compares with records.expect. */
#define _GNU_SOURCE 1
#include <signal.h>
#include <stdio.h>
#include <time.h>
static unsigned long fake_time, fake_step = 1;
int fake_clock_gettime(int clock, struct timespec *t);
#define clock_gettime fake_clock_gettime
#define TRACE_IMPL
#include "trace.in.h"
#undef clock_gettime

int fake_clock_gettime(int clock, struct timespec *t)
{
    (void)clock;
    fake_time += fake_step;
    t->tv_sec = (long)(fake_time / 1000000000u);
    t->tv_nsec = (long)(fake_time % 1000000000u);
    return 0;
}

static unsigned char *mark;

static void show(const char *name)
{
    unsigned char *p;
    printf("%-28s", name);
    for (p = mark; p < trace__self->cur; p += 4) {
        uint32_t word;
        memcpy(&word, p, 4);
        printf(" %08x", word);
    }
    printf("\n");
    mark = trace__self->cur;
}

/* The same first field everywhere, so that ids are the only thing that differs between sites. */
static void instants(void)
{
    trace_instant("plain");
    show("instant");
    trace_instant("plain");
    show("a second site, same id");
    trace_instant("u8", "v", (unsigned char)0x12);
    show("unsigned char");
    trace_instant("i16", "v", (short)-2);
    show("short");
    trace_instant("u32", "v", 0x12345678u);
    show("unsigned");
    trace_instant("i64", "v", -3l);
    show("long");
    trace_instant("bool", "v", (bool)true);
    show("bool");
    trace_instant("f64", "v", 1.0);
    show("double");
    trace_instant("f32", "v", 1.0f);
    show("float, stored as double");
    trace_instant("ptr", "v", (void *)0x1234);
    show("pointer");
    trace_instant("str", "v", "abcd");
    show("string");
    trace_instant("null", "v", (const char *)NULL);
    show("null string");
    trace_instant("two", "a", (short)1, "b", "xyz", "c", 2u);
    show("three fields, packed");
}

static void long_string(void)
{
    static char s[5000];
    memset(s, 'z', sizeof s - 1);
    trace_instant("cut", "v", s);
    printf("%-28s", "cut string");
    {
        uint32_t n = (uint32_t)(trace__self->cur - mark), i;
        for (i = 0; i < 12; i += 4) {
            uint32_t word;
            memcpy(&word, mark + i, 4);
            printf(" %08x", word);
        }
        printf(" ... %u bytes\n", n);
    }
    mark = trace__self->cur;
}

static void text(const char *s) { trace_instant("text", "v", s); }

/* The third time a text comes from the same place it is a reference. */
static void repeated(void)
{
    static char s[60], *longest = s + 60 - 51;
    int i;
    strcpy(s, "hello");
    for (i = 0; i < 4; i++) {
        text(s);
        show("repeated text");
    }
    s[0] = 'j';
    text(s);
    show("changed in place");
    strcpy(s, "jello world");
    text(s);
    show("longer in place");
    strcpy(s, "hi");
    for (i = 0; i < 3; i++)
        text(s);
    show("too short to refer to");
    memset(s, 'y', 59);
    for (i = 0; i < 3; i++)
        text(longest);
    mark = trace__self->cur - 12;
    show("as long as may be");
    longest--;
    for (i = 0; i < 3; i++)
        text(longest);
    mark = trace__self->cur - 8;
    show("too long to refer to");
    trace__self->texts_busy = 1;
    strcpy(s, "hello");
    for (i = 0; i < 4; i++)
        text(s);
    mark = trace__self->cur - 12;
    show("in a handler");
    trace__self->texts_busy = 0;
}

static void times(void)
{
    fake_time += 1000000; /* the next delta is 1,000,001: fits 20 bits */
    trace_instant("plain");
    show("a delta that just fits");
    fake_time += 1048575;
    trace_instant("plain");
    show("one that does not");
    trace_instant("plain");
    show("short again");
    {
        trace__writer *w;
        unsigned char *p = trace__open_at(&w, 40, 0, fake_time - 5);
        trace__close(w, p);
        show("a time in the past");
    }
    {
        trace__writer *w;
        unsigned char *p = trace__open(&w, 5000, 4);
        trace__close(w, trace__put_u32(p, 7));
        show("a large id");
    }
    {
        trace__writer *w;
        printf("%-28s %d\n", "id 0 is refused", trace__open(&w, 0, 0) == NULL); /* and was counted by whoever gave it */
        printf("%-28s %lu\n", "dropped", (unsigned long)trace__self->dropped);
        printf("%-28s %d\n", "too large is refused", trace__open(&w, 5000, 1 << 20) == NULL);
        printf("%-28s %lu\n", "dropped", (unsigned long)trace__self->dropped);
        mark = trace__self->cur;
    }
}

static void spans(void)
{
    trace_task_begin("t", "n", 1);
    trace_meta("m", 2);
    trace_task_end();
    show("task, meta, end");
    trace_async_begin("a", 9, "k", 1);
    trace_async_end("a", 9);
    show("async span");
    trace_counter("c", 2.0);
    trace_counter_unit("c", "B", 5);
    show("counters");
    trace_flow_out(3);
    trace_flow_in(3);
    show("flow");
    {
        TRACE_SCOPE("s");
        trace_instant("plain");
    }
    show("scope");
}

static void handler(int number)
{
    (void)number;
    trace_instant("plain");
}

/* A handler in the middle of a record writes elsewhere and leaves the record whole. */
static void nested(void)
{
    trace__writer *w;
    unsigned char *p;
    signal(SIGUSR1, handler);
    p = trace__open(&w, 40, 8);
    p = trace__put_u32(p, 1);
    raise(SIGUSR1);
    p = trace__put_u32(p, 2);
    trace__close(w, p);
    show("interrupted");
    printf("%-28s nesting %u events %lu\n", "the handler's stream", trace__self->nested->nesting,
           (unsigned long)(trace__self->nested->done >> 32));
}

int main(void)
{
    trace_task_end();
    fake_time = 0x100000; /* whatever attaching read the clock for */
    trace_task_end();
    mark = trace__self->cur;
    instants();
    long_string();
    repeated();
    times();
    spans();
    nested();
    printf("%-28s %lu\n", "events", (unsigned long)(trace__self->done >> 32));
    return 0;
}
