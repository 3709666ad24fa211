/* endless.c - a library to preload: small recordings read as if they were large
 *
 * ENDLESS_BYTES=N LD_PRELOAD=libendless.so TOOL DIR. Files rank*.bin that tests/size/ranks.c made (with slots of 64
 * KiB: -DFORGE_SLOT_BYTES=65536, and at least three of them) have N bytes then: behind the first slot, the second one
 * again and again, each time later by what it lasts, with a header, a number and seals of its own. So whatever reads
 * them opens, reads, checks and decodes all of it; only the disk has no more than three slots of each.
 *
 * ENDLESS_EVERY=SECONDS: how far the tool is, on standard error, every so many seconds. ENDLESS_TOTAL are the bytes
 * that it will read, ENDLESS_EVENTS the events in them. What was read are slots whose records were asked for, whole as
 * soon as they are begun: so bytes that are read again to check a sum are not counted, nor headers. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include "format/raw.h"

enum { SLOT = 65536, FILES = 1 << 17, RECORDS = 4096 /* a read of a chunk as long as this is one of its records */ };
static struct endless {
    int used;
    uint8_t session[16];
    uint64_t span;
} files[FILES]; /* by descriptor */
static int (*next_open)(const char *, int, ...);
static int (*next_close)(int);
static ssize_t (*next_pread)(int, void *, size_t, off64_t);
static int (*next_fstat)(int, struct stat64 *);
static uint64_t slots, slots_read;

/* ---- progress -----------------------------------------------------------------------------------------------------
 */

static struct progress {
    double every, total, events, begin;
} progress;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static double number(const char *name)
{
    const char *text = getenv(name);
    return text ? strtod(text, NULL) : 0;
}

static void say_progress(void)
{
    const struct progress *p = &progress;
    double wall = now() - p->begin, bytes = (double)__atomic_load_n(&slots_read, __ATOMIC_RELAXED) * SLOT;
    double part = p->total > 0 ? bytes / p->total : 0;
    struct rusage u;
    getrusage(RUSAGE_SELF, &u);
    fprintf(stderr,
            "endless: %.1f s wall, %.1f s cpu, %.3f of %.3f GB (%.2f %%), %.3f GB/s, %.1f M events/s, %.0f MiB peak\n",
            wall,
            (double)(u.ru_utime.tv_sec + u.ru_stime.tv_sec) + (double)(u.ru_utime.tv_usec + u.ru_stime.tv_usec) * 1e-6,
            bytes * 1e-9, p->total * 1e-9, 100 * part, bytes * 1e-9 / wall, p->events * part / wall * 1e-6,
            (double)u.ru_maxrss / 1024);
}

static void *tell(void *user)
{
    const struct timespec pause = {(time_t)progress.every,
                                   (long)((progress.every - (double)(time_t)progress.every) * 1e9)};
    (void)user;
    for (;;) {
        nanosleep(&pause, NULL);
        say_progress();
    }
    return NULL;
}

static void begin_progress(void)
{
    pthread_t thread;
    progress = (struct progress){number("ENDLESS_EVERY"), number("ENDLESS_TOTAL"), number("ENDLESS_EVENTS"), now()};
    if (progress.every > 0 && !pthread_create(&thread, NULL, tell, NULL))
        pthread_detach(thread);
}

/* ---- files --------------------------------------------------------------------------------------------------------
 */

__attribute__((constructor)) static void begin(void)
{
    const char *bytes = getenv("ENDLESS_BYTES");
    slots = bytes ? strtoull(bytes, NULL, 10) / SLOT : 0;
    begin_progress();
    *(void **)&next_open = dlsym(RTLD_NEXT, "open64");
    *(void **)&next_close = dlsym(RTLD_NEXT, "close");
    *(void **)&next_pread = dlsym(RTLD_NEXT, "pread64");
    *(void **)&next_fstat = dlsym(RTLD_NEXT, "fstat64");
}

static off64_t slot_at(uint64_t k) { return (off64_t)(TRACE_HEADER_BYTES + k * SLOT); }

int open64(const char *path, int flags, ...)
{
    const char *name = strrchr(path, '/') ? strrchr(path, '/') + 1 : path;
    trace_chunk_header one, two;
    trace_file_header h;
    va_list args;
    mode_t mode;
    int fd;
    va_start(args, flags);
    mode = flags & O_CREAT ? va_arg(args, mode_t) : 0;
    va_end(args);
    fd = next_open(path, flags, mode);
    if (fd < 0 || fd >= FILES || slots < 3 || strncmp(name, "rank", 4))
        return fd;
    if (next_pread(fd, &h, sizeof h, 0) == sizeof h && h.slot_bytes == SLOT &&
        next_pread(fd, &one, sizeof one, slot_at(1)) == sizeof one &&
        next_pread(fd, &two, sizeof two, slot_at(2)) == sizeof two && two.magic == TRACE_CHUNK_MAGIC) {
        files[fd].used = 1;
        memcpy(files[fd].session, h.session, sizeof h.session);
        files[fd].span = two.base_ticks - one.base_ticks;
    }
    return fd;
}

int close(int fd)
{
    if (fd >= 0 && fd < FILES)
        files[fd].used = 0;
    return next_close(fd);
}

int fstat64(int fd, struct stat64 *st)
{
    int r = next_fstat(fd, st);
    if (!r && fd >= 0 && fd < FILES && files[fd].used)
        st->st_size = slot_at(slots);
    return r;
}

/* Of a structure made anew, what the caller asked for. */
static void put(const void *from, size_t size, off64_t where, unsigned char *to, size_t n, off64_t at)
{
    size_t skip = at > where ? (size_t)(at - where) : 0, behind = where > at ? (size_t)(where - at) : 0;
    if (skip < size && behind < n)
        memcpy(to + behind, (const char *)from + skip, size - skip < n - behind ? size - skip : n - behind);
}

static void make_header(int fd, unsigned char *to, size_t n, off64_t at)
{
    trace_file_header h;
    if (next_pread(fd, &h, sizeof h, 0) != sizeof h)
        return;
    h.slots = (uint32_t)slots;
    h.word[TRACE_WORD_SLOTS] = trace_word_make(h.session, TRACE_WORD_SLOTS, slots);
    h.word[TRACE_WORD_CHUNKS] = trace_word_make(h.session, TRACE_WORD_CHUNKS, slots + 1); /* the dictionary has one */
    put(&h, sizeof h, 0, to, n, at);
}

static void make_chunk(int fd, uint64_t slot, unsigned char *to, size_t n, off64_t at)
{
    trace_chunk_header c;
    if (at >= slot_at(slot) + (off64_t)sizeof c || next_pread(fd, &c, sizeof c, slot_at(1)) != sizeof c)
        return;
    c.seq += slot - 1;
    c.home = (uint32_t)slot;
    c.base_ticks += (slot - 1) * files[fd].span;
    c.first_event += (slot - 1) * c.events;
    c.birth = trace_chunk_birth(&c, files[fd].session);
    c.header_sum = 0;
    c.seal = trace_chunk_seal(&c, files[fd].session);
    c.header_sum = (uint32_t)trace_checksum(&c, sizeof c);
    put(&c, sizeof c, slot_at(slot), to, n, at);
}

ssize_t pread64(int fd, void *to, size_t n, off64_t at)
{
    size_t done = 0;
    if (fd < 0 || fd >= FILES || !files[fd].used)
        return next_pread(fd, to, n, at);
    if (at >= slot_at(slots))
        return 0;
    if (n > (size_t)(slot_at(slots) - at))
        n = (size_t)(slot_at(slots) - at);
    if (n >= RECORDS && at >= slot_at(0) && (at - slot_at(0)) % SLOT == 0)
        __atomic_fetch_add(&slots_read, 1, __ATOMIC_RELAXED);
    while (done < n) {
        off64_t now = at + (off64_t)done;
        uint64_t slot = now < slot_at(1) ? 0 : (uint64_t)(now - TRACE_HEADER_BYTES) / SLOT;
        size_t part = (size_t)(slot_at(slot + 1) - now);
        unsigned char *p = (unsigned char *)to + done;
        part = part < n - done ? part : n - done;
        if (next_pread(fd, p, part, slot ? now - (off64_t)((slot - 1) * SLOT) : now) != (ssize_t)part)
            break;
        if (slot)
            make_chunk(fd, slot, p, part, now);
        else
            make_header(fd, p, part, now);
        done += part;
    }
    return (ssize_t)done;
}
