/* peer_stdio.c - what people write first: fprintf of Chrome's JSON, one file a thread */
#include "bench.h"

static __thread FILE *json;
static FILE *files[MAX_THREADS];
static const char *directory;
static __thread int number;

static void event(char phase)
{
    uint64_t ns = bench_ns(CLOCK_MONOTONIC);
    fprintf(json, "{\"name\":\"work\",\"ph\":\"%c\",\"ts\":%llu.%03u,\"pid\":1,\"tid\":%d},\n", phase,
            (unsigned long long)(ns / 1000), (unsigned)(ns % 1000), number);
}
static void event_full(char phase, uint64_t a, uint64_t b, const char *s)
{
    uint64_t ns = bench_ns(CLOCK_MONOTONIC);
    fprintf(json,
            "{\"name\":\"work\",\"ph\":\"%c\",\"ts\":%llu.%03u,\"pid\":1,\"tid\":%d,\"args\":{\"a\":%llu,\"b\":%llu,"
            "\"s\":\"%s\"}},\n",
            phase, (unsigned long long)(ns / 1000), (unsigned)(ns % 1000), number, (unsigned long long)a,
            (unsigned long long)b, s);
}

VARIANT(empty, {
    event('B');
    event('E');
})
VARIANT(full, {
    event_full('B', FIELD_A, FIELD_B, FIELD_S);
    event('E');
})
VARIANT(full2, {
    event_full('B', FIELD_A, FIELD_B, FIELD_S);
    event_full('E', FIELD_A, FIELD_B, FIELD_S);
})

static void peer_start(const char *out, const char *variant) { directory = out, (void)variant; }
static void peer_thread(int n)
{
    char path[4096];
    number = n;
    snprintf(path, sizeof path, "%s/%d.json", directory, n);
    files[n] = json = fopen(path, "w");
    if (!json) {
        perror(path);
        exit(1);
    }
}
static void peer_stop(void)
{
    for (int k = 0; k < MAX_THREADS; k++)
        if (files[k])
            fclose(files[k]);
}

PEER("stdio", {"empty", empty, empty_single}, {"full", full, full_single}, {"full2", full2, full2_single})
