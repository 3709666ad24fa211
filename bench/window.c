/* window.c - the experiment behind the hot window (docs/internals/architecture.md): ways to carry records to the disk
 *
 *   cc -O2 -pthread -o window bench/window.c && ./window WAY THREADS PAIRS BYTES FILE
 *
 *   WAY     floor      two clock reads and nothing else
 *           memory     records into memory that is used again and again; nothing persists
 *           populate   each chunk allocated, mapped and pre-dirtied by its thread when it is needed
 *                      (MADV_POPULATE_WRITE)
 *           buffered   a chunk in a recycled mapped window, written through the page cache by its thread when full
 *           direct     the same, a helper thread writes full chunks with O_DIRECT                  <- what
 *                      src/core/chunk.c does
 *   BYTES   an event: 4, 8, 16, 40 ...
 *
 * Prints ns a begin/end pair, mean over threads, and the processor time the process used. bench/window.sh runs them
 * all. */
#define _GNU_SOURCE 1
#include <fcntl.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>
#ifndef MADV_POPULATE_WRITE
#define MADV_POPULATE_WRITE 23
#endif
enum way { FLOOR, MEMORY, POPULATE, BUFFERED, DIRECT };
static const char *const ways[] = {"floor", "memory", "populate", "buffered", "direct"};
enum { CHUNK = 65536, SLOTS = 64, MOST = 8 };

typedef struct writer {
    uint32_t *cur, *end;
    volatile uint64_t *committed; /* first word of the chunk */
    char *slots;                  /* SLOTS chunks of the file; one for the other ways */
    int slot;
    int full[SLOTS]; /* direct: waits for the helper */
} writer;
static writer writers[MOST];
static enum way way;
static int file, direct_file, threads, words, done;
static long pairs;
static uint64_t tail;
static sem_t wakeup;

static uint64_t now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static inline uint64_t ticks(void)
{
#ifdef __x86_64__
    return __builtin_ia32_rdtsc();
#else
    uint64_t t;
    __asm__ volatile("mrs %0, cntvct_el0" : "=r"(t));
    return t;
#endif
}

static void must(int good, const char *what)
{
    if (!good) {
        perror(what);
        exit(1);
    }
}

static char *map(uint64_t offset, size_t bytes)
{
    char *p;
    must(posix_fallocate(file, (off_t)offset, (off_t)bytes) == 0, "posix_fallocate");
    p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_SHARED, file, (off_t)offset);
    must(p != MAP_FAILED, "mmap");
    must(madvise(p, bytes, MADV_POPULATE_WRITE) == 0, "madvise");
    return p;
}

static void begin(writer *w, char *chunk)
{
    w->committed = (uint64_t *)(void *)chunk;
    w->cur = (uint32_t *)(void *)(chunk + 128);
    w->end = (uint32_t *)(void *)(chunk + CHUNK);
}

__attribute__((noinline)) static void next(writer *w)
{
    char *chunk = (char *)w->end - CHUNK;
    uint64_t offset = __atomic_fetch_add(&tail, way == MEMORY || way == DIRECT ? 0 : CHUNK, __ATOMIC_RELAXED);
    if (way == POPULATE) {
        munmap(chunk, CHUNK);
        chunk = map(offset, CHUNK);
    } else if (way == BUFFERED)
        must(pwrite(file, chunk, CHUNK, (off_t)offset) == CHUNK, "pwrite");
    else if (way == DIRECT) {
        __atomic_store_n(&w->full[w->slot], 1, __ATOMIC_RELEASE);
        w->slot = (w->slot + 1) % SLOTS;
        if (w->slot % 16 == 0)
            sem_post(&wakeup);
        while (__atomic_load_n(&w->full[w->slot], __ATOMIC_ACQUIRE))
            usleep(50);
        chunk = w->slots + (size_t)w->slot * CHUNK;
    }
    begin(w, chunk);
}

static inline void event(writer *w, uint32_t id)
{
    uint64_t t;
    int i;
    if (__builtin_expect(w->cur + words > w->end, 0))
        next(w);
    t = ticks();
    w->cur[0] = (uint32_t)t << 12 | id;
    for (i = 1; i < words; i++)
        w->cur[i] = id;
    w->cur += words;
    __atomic_store_n(w->committed, (uint64_t)w->cur, __ATOMIC_RELEASE);
}

static void *helper(void *unused)
{
    int at[MOST] = {0}, i, n, idle;
    for (;;) {
        for (idle = 1, i = 0; i < threads; i++) {
            writer *w = &writers[i];
            for (n = 0; n < 16 && at[i] + n < SLOTS && __atomic_load_n(&w->full[at[i] + n], __ATOMIC_ACQUIRE);)
                n++;
            if (!n)
                continue;
            idle = 0;
            must(pwrite(direct_file, w->slots + (size_t)at[i] * CHUNK, (size_t)n * CHUNK, (off_t)tail) ==
                     (ssize_t)n * CHUNK,
                 "pwrite");
            tail += (uint64_t)n * CHUNK;
            while (n--) {
                __atomic_store_n(&w->full[at[i]], 0, __ATOMIC_RELEASE);
                at[i] = (at[i] + 1) % SLOTS;
            }
        }
        if (idle && __atomic_load_n(&done, __ATOMIC_ACQUIRE))
            return unused;
        if (idle)
            sem_wait(&wakeup);
    }
}

static void *run(void *arg)
{
    writer *w = &writers[(uintptr_t)arg];
    uint64_t t0;
    long i;
    w->slots = map(__atomic_fetch_add(&tail, (uint64_t)SLOTS * CHUNK, __ATOMIC_RELAXED), (size_t)SLOTS * CHUNK);
    begin(w, w->slots);
    if (way == POPULATE)
        begin(w, map(__atomic_fetch_add(&tail, CHUNK, __ATOMIC_RELAXED), CHUNK));
    t0 = now();
    if (way == FLOOR)
        for (i = 0; i < pairs; i++) {
            ticks();
            __asm__ volatile("" ::: "memory");
            ticks();
        }
    else
        for (i = 0; i < pairs; i++) {
            event(w, 5);
            event(w, 6);
        }
    return (void *)(uintptr_t)(now() - t0);
}

int main(int argc, char **argv)
{
    pthread_t thread[MOST], help;
    struct rusage used;
    double sum = 0;
    int i;
    for (i = 0; i < 5 && argc == 6; i++)
        if (!strcmp(argv[1], ways[i]))
            break;
    if (argc != 6 || i == 5 || (threads = atoi(argv[2])) < 1 || threads > MOST || (words = atoi(argv[4]) / 4) < 1) {
        fprintf(stderr, "usage: window floor|memory|populate|buffered|direct THREADS PAIRS BYTES FILE\n");
        return 2;
    }
    way = (enum way)i;
    pairs = atol(argv[3]);
    file = open(argv[5], O_RDWR | O_CREAT | O_TRUNC, 0600);
    must(file >= 0, argv[5]);
    direct_file = open(argv[5], O_RDWR | O_DIRECT);
    must(direct_file >= 0 || way != DIRECT, "O_DIRECT");
    sem_init(&wakeup, 0, 0);
    for (i = 0; i < threads; i++)
        pthread_create(&thread[i], NULL, run, (void *)(uintptr_t)i);
    if (way == DIRECT)
        pthread_create(&help, NULL, helper, NULL);
    for (i = 0; i < threads; i++) {
        void *ns;
        pthread_join(thread[i], &ns);
        sum += (double)(uintptr_t)ns / (double)pairs / threads;
    }
    __atomic_store_n(&done, 1, __ATOMIC_RELEASE);
    sem_post(&wakeup);
    if (way == DIRECT)
        pthread_join(help, NULL);
    getrusage(RUSAGE_SELF, &used);
    printf("%-9s %d threads %3d bytes  %7.2f ns a pair  user %.2f s  system %.2f s\n", ways[way], threads, words * 8,
           sum, (double)used.ru_utime.tv_sec + (double)used.ru_utime.tv_usec / 1e6,
           (double)used.ru_stime.tv_sec + (double)used.ru_stime.tv_usec / 1e6);
    return 0;
}
