/* bench.h - the measuring loop of every peer, so that peers differ only in what one pair is
 *
 * An adapter (peer_*.c) includes this first, defines its variants and the three functions below, and ends with
 * PEER(...):
 *
 *   VARIANT(empty, { begin(); end(); })     one pair; `i` is its number; FIELD_A, FIELD_B, FIELD_S are the fields of
 *   "full"
 *   static void peer_start(const char *out, const char *variant)   once, before any thread
 *   static void peer_thread(int number)                            in each thread, before its clock starts
 *   static void peer_stop(void)                                    everything recorded is in the file when it returns
 *   PEER("name", { "empty", empty, empty_single }, ...)
 *
 * usage: peer OUT VARIANT[,OTHER] THREADS PAIRS [single]
 * prints one line a variant, tab separated, times in ns:
 *   peer variant threads pairs  per-pair  per-pair-until-stopped  cpu-per-pair  p50  p99  p99.9  max
 *                               cpu-of-the-thread-per-pair
 * A thread runs PAIRS pairs back to back and keeps the time of every batch of 1,024; with "single" of every pair, whose
 * own clock read is then part of the figure (the floor measured alike tells how much). The per-pair time is that of the
 * slowest thread, from its first pair to its last, whatever the tracer does in between.
 * With OTHER the batches of the two take turns, so that both see the same processor at the same frequency and the same
 * neighbours; only the quantiles tell them apart. */
#ifndef BENCH_H
#define BENCH_H
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "ticks.h"
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#define BATCH 1024u
#define SINGLE_MAX 4096u /* ticks told apart one by one in "single"; above, by powers of two */
#define MAX_THREADS 64

static inline uint64_t bench_ns(clockid_t clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

/* The same values for every peer: two 64-bit integers and a string of 16 bytes whose text changes. */
static const char *const bench_strings[8] = {"allreduce.bucket", "forward.layer.01", "optimizer.step.a",
                                             "dataloader.fetch", "backward.layer.1", "checkpoint.write",
                                             "broadcast.params", "gather.the.grads"};
#define FIELD_A (i)
#define FIELD_B (i * 0x9e3779b97f4a7c15ull)
#define FIELD_S (bench_strings[i & 7])

typedef struct bench_histogram {
    uint64_t count[SINGLE_MAX + 64];
    uint64_t max;
} bench_histogram;

static inline void bench_add(bench_histogram *h, uint64_t ticks)
{
    h->count[ticks < SINGLE_MAX ? ticks : SINGLE_MAX + 63u - (unsigned)__builtin_clzll(ticks)]++;
    if (ticks > h->max)
        h->max = ticks;
}

#define VARIANT(name, ...) \
    static __attribute__((noinline)) void name(uint64_t i, uint64_t n) \
    { \
        for (n += i; i < n; i++) \
            __VA_ARGS__ \
    } \
    static __attribute__((noinline)) void name##_single(uint64_t i, uint64_t n, bench_histogram *h) \
    { \
        uint64_t before = bench_ticks(), after; \
        for (n += i; i < n; i++) { \
            __VA_ARGS__ \
            after = bench_ticks(); \
            bench_add(h, after - before); \
            before = bench_ticks(); \
        } \
    }

typedef struct bench_variant {
    const char *name;
    void (*pairs)(uint64_t first, uint64_t n);
    void (*single)(uint64_t first, uint64_t n, bench_histogram *h);
} bench_variant;

static void peer_start(const char *out, const char *variant);
static void peer_thread(int number);
static void peer_stop(void);

static struct {
    const bench_variant *variant, *other; /* other: NULL unless two take turns */
    uint64_t pairs;
    int single;
    pthread_barrier_t go;
} bench;

typedef struct bench_worker {
    int number;
    uint64_t first, last; /* ticks */
    uint64_t cpu;         /* ns of this thread, from the first pair to the last */
    uint64_t *batch;      /* with two variants: first those of one, then those of the other */
    bench_histogram histogram;
} bench_worker;

static void *bench_work(void *arg)
{
    bench_worker *w = (bench_worker *)arg;
    uint64_t i, t, before, k, other = bench.pairs / BATCH / 2;
    peer_thread(w->number);
    bench.variant->pairs(0, 1); /* the thread's first event, with all it sets up, is not what is measured */
    if (bench.other)
        bench.other->pairs(0, 1);
    pthread_barrier_wait(&bench.go);
    w->cpu = bench_ns(CLOCK_THREAD_CPUTIME_ID);
    w->first = before = bench_ticks();
    if (bench.single)
        bench.variant->single(1, bench.pairs - 1, &w->histogram);
    else if (bench.other)
        for (k = 0; k < other * 2; k++) {
            (k % 2 ? bench.other : bench.variant)->pairs(k * BATCH + 1, BATCH);
            t = bench_ticks();
            w->batch[k / 2 + (k % 2 ? other : 0)] = t - before;
            before = t;
        }
    else
        for (i = 0; i < bench.pairs; i += BATCH) {
            bench.variant->pairs(i + (i == 0), BATCH - (i == 0));
            t = bench_ticks();
            w->batch[i / BATCH] = t - before;
            before = t;
        }
    w->last = bench_ticks();
    w->cpu = bench_ns(CLOCK_THREAD_CPUTIME_ID) - w->cpu;
    return NULL;
}

static int bench_compare(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return x < y ? -1 : x > y;
}

static uint64_t bench_cpu_ns(void)
{
    struct rusage u;
    getrusage(RUSAGE_SELF, &u);
    return ((uint64_t)u.ru_utime.tv_sec + (uint64_t)u.ru_stime.tv_sec) * 1000000000u +
           ((uint64_t)u.ru_utime.tv_usec + (uint64_t)u.ru_stime.tv_usec) * 1000u;
}

static double bench_quantile(const bench_histogram *h, double q)
{
    uint64_t total = 0, seen = 0;
    unsigned k;
    for (k = 0; k < SINGLE_MAX + 64; k++)
        total += h->count[k];
    for (k = 0; k < SINGLE_MAX + 64; k++)
        if ((double)(seen += h->count[k]) >= q * (double)total)
            break;
    return k < SINGLE_MAX ? k : (double)(2ull << (k - SINGLE_MAX)); /* the upper edge of its power of two */
}

/* The variant of `length` bytes of name; NULL: there is none. */
static const bench_variant *bench_find(const bench_variant *variants, const char *name, size_t length)
{
    for (; variants->name; variants++)
        if (strlen(variants->name) == length && !memcmp(variants->name, name, length))
            return variants;
    return NULL;
}

typedef struct bench_quantiles {
    double p50, p99, p999, max; /* ticks */
} bench_quantiles;

/* Of `n` batches, which it sorts. */
static bench_quantiles bench_of_batches(uint64_t *batch, uint64_t n)
{
    qsort(batch, n, sizeof *batch, bench_compare);
    return (bench_quantiles){(double)batch[n / 2] / BATCH, (double)batch[n * 99 / 100] / BATCH,
                             (double)batch[n * 999 / 1000] / BATCH, (double)batch[n - 1] / BATCH};
}

static int bench_main(int argc, char **argv, const char *peer, const bench_variant *variants)
{
    static bench_worker worker[MAX_THREADS];
    static bench_histogram sum;
    pthread_t thread[MAX_THREADS];
    uint64_t *all, nbatch, ticks0, ticks1, ns0, ns1, cpu, slowest = 0, hot = 0, stopped, k;
    bench_quantiles of[2];
    double tick;
    int threads, t, row;
    const char *comma;
    if (argc < 5) {
        fprintf(stderr, "usage: %s OUT VARIANT THREADS PAIRS [single]\n", argv[0]);
        return 2;
    }
    comma = strchr(argv[2], ',');
    bench.variant = bench_find(variants, argv[2], comma ? (size_t)(comma - argv[2]) : strlen(argv[2]));
    bench.other = comma ? bench_find(variants, comma + 1, strlen(comma + 1)) : NULL;
    threads = atoi(argv[3]);
    bench.pairs = strtoull(argv[4], NULL, 10) / BATCH * BATCH;
    bench.single = argc > 5;
    if (!bench.variant || (comma && (!bench.other || bench.single || threads != 1)) || threads < 1 ||
        threads > MAX_THREADS || !bench.pairs) {
        fprintf(stderr, "%s: no variant '%s', or %s threads, or %s pairs\n", argv[0], argv[2], argv[3], argv[4]);
        return 2;
    }
    nbatch = bench.pairs / BATCH;
    all = malloc(nbatch * (unsigned)threads * sizeof *all);
    if (!all)
        return 1;
    memset(all, 1, nbatch * (unsigned)threads * sizeof *all);
    peer_start(argv[1], bench.variant->name);
    pthread_barrier_init(&bench.go, NULL, (unsigned)threads + 1);
    for (t = 0; t < threads; t++) {
        worker[t].number = t;
        worker[t].batch = all + nbatch * (unsigned)t;
        if (pthread_create(&thread[t], NULL, bench_work, &worker[t]))
            return 1;
    }
    cpu = bench_cpu_ns();
    ns0 = bench_ns(CLOCK_MONOTONIC);
    ticks0 = bench_ticks();
    pthread_barrier_wait(&bench.go);
    for (t = 0; t < threads; t++)
        pthread_join(thread[t], NULL);
    peer_stop();
    stopped = bench_ticks();
    cpu = bench_cpu_ns() - cpu;
    while (bench_ns(CLOCK_MONOTONIC) - ns0 < 50000000u) /* long enough to know how long a tick is */
        ;
    ns1 = bench_ns(CLOCK_MONOTONIC);
    ticks1 = bench_ticks();
    tick = (double)(ns1 - ns0) / (double)(ticks1 - ticks0);
    for (t = 0; t < threads; t++) {
        if (worker[t].last - worker[t].first > slowest)
            slowest = worker[t].last - worker[t].first;
        hot += worker[t].cpu;
        for (k = 0; k < SINGLE_MAX + 64; k++)
            sum.count[k] += worker[t].histogram.count[k];
        if (worker[t].histogram.max > sum.max)
            sum.max = worker[t].histogram.max;
    }
    if (bench.single)
        of[0] = (bench_quantiles){bench_quantile(&sum, 0.5), bench_quantile(&sum, 0.99), bench_quantile(&sum, 0.999),
                                  (double)sum.max};
    else if (bench.other) {
        of[0] = bench_of_batches(all, nbatch / 2);
        of[1] = bench_of_batches(all + nbatch / 2, nbatch / 2);
    } else
        of[0] = bench_of_batches(all, nbatch * (unsigned)threads);
    for (row = 0; row < (bench.other ? 2 : 1); row++)
        printf("%s\t%s\t%d\t%llu\t%.3f\t%.3f\t%.3f\t%.2f\t%.2f\t%.2f\t%.1f\t%.3f\n", peer,
               row ? bench.other->name : bench.variant->name, threads, (unsigned long long)bench.pairs,
               (double)slowest * tick / (double)bench.pairs, (double)(stopped - ticks0) * tick / (double)bench.pairs,
               (double)cpu / ((double)bench.pairs * threads), of[row].p50 * tick, of[row].p99 * tick,
               of[row].p999 * tick, of[row].max * tick, (double)hot / ((double)bench.pairs * threads));
    free(all);
    return 0;
}

#define PEER(name, ...) \
    int main(int argc, char **argv) \
    { \
        static const bench_variant variants[] = {__VA_ARGS__, {NULL, NULL, NULL}}; \
        return bench_main(argc, argv, name, variants); \
    }
#endif
