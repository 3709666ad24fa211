/* asks.c - what a library asks the kernel and the C library for, call by call, where there is no strace: LD_PRELOAD it,
 * and call asks(true) where it shall begin
 *
 * Heard are ioctl, open, fopen, dlopen, threads made and waited for, and from 64 KiB on malloc, calloc, memset and
 * mmap. asks(false) prints what there was since: when, the time since the one before, how long it took, its size or
 * number, and whose it was. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { MOST = 1 << 14, LARGE = 1 << 16 };
static struct {
    uint64_t at, took;
    unsigned long size;
    const char *what;
    void *caller;
    char text[48];
} asked[MOST];
static uint32_t n;
static bool on;

static uint64_t now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}
static void note(const char *what, uint64_t at, unsigned long size, const char *text, void *caller)
{
    uint64_t end = now();
    uint32_t i = __atomic_load_n(&on, __ATOMIC_ACQUIRE) ? __atomic_fetch_add(&n, 1, __ATOMIC_RELAXED) : MOST;
    if (i >= MOST)
        return;
    asked[i].at = at;
    asked[i].took = end - at;
    asked[i].size = size;
    asked[i].what = what;
    asked[i].caller = caller;
    snprintf(asked[i].text, sizeof asked[i].text, "%s", text ? text : "");
}

void asks(bool);
void asks(bool begin)
{
    uint32_t seen = n < MOST ? n : MOST;
    __atomic_store_n(&on, begin, __ATOMIC_RELEASE);
    n = 0;
    for (uint32_t i = 0; i < seen && !begin; i++) {
        Dl_info l = {0};
        const char *file = dladdr(asked[i].caller, &l) && l.dli_fname ? l.dli_fname : "?", *slash = strrchr(file, '/');
        printf("%8.0f us %+7.0f %7.1f us %-8s %10lu %s %s\n", (double)(asked[i].at - asked[0].at) / 1e3,
               i ? (double)asked[i].at / 1e3 - (double)(asked[i - 1].at + asked[i - 1].took) / 1e3 : 0,
               (double)asked[i].took / 1e3, asked[i].what, asked[i].size, slash ? slash + 1 : file, asked[i].text);
    }
}

#define NEXT(type, name) \
    static type real; \
    if (!real) \
        real = (type)dlsym(RTLD_NEXT, name); \
    uint64_t begin = now()
#define HERE __builtin_return_address(0)
int ioctl(int fd, unsigned long request, ...)
{
    va_list v;
    va_start(v, request);
    uint64_t begin = now();
    long r = syscall(SYS_ioctl, fd, request, va_arg(v, void *));
    va_end(v);
    note("ioctl", begin, request & 255, "", HERE);
    return (int)r;
}
int open(const char *path, int flags, ...)
{
    va_list v;
    va_start(v, flags);
    uint64_t begin = now();
    int r = (int)syscall(SYS_openat, -100, path, flags, va_arg(v, int));
    va_end(v);
    note("open", begin, 0, path, HERE);
    return r;
}
int open64(const char *path, int flags, ...) __attribute__((alias("open")));
FILE *fopen(const char *path, const char *mode)
{
    typedef FILE *(*type)(const char *, const char *);
    NEXT(type, "fopen");
    FILE *r = real(path, mode);
    note("fopen", begin, 0, path, HERE);
    return r;
}
void *dlopen(const char *path, int flags)
{
    typedef void *(*type)(const char *, int);
    NEXT(type, "dlopen");
    void *r = real(path, flags);
    note("dlopen", begin, 0, path, HERE);
    return r;
}
int pthread_create(pthread_t *t, const pthread_attr_t *a, void *(*f)(void *), void *x)
{
    typedef int (*type)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    NEXT(type, "pthread_create");
    int r = real(t, a, f, x);
    note("thread", begin, 0, "", HERE);
    return r;
}
int pthread_join(pthread_t t, void **x)
{
    typedef int (*type)(pthread_t, void **);
    NEXT(type, "pthread_join");
    int r = real(t, x);
    note("join", begin, 0, "", HERE);
    return r;
}
void *mmap(void *at, size_t size, int protection, int flags, int fd, off_t offset)
{
    uint64_t begin = now();
    void *r = (void *)syscall(SYS_mmap, at, size, protection, flags, fd, offset);
    if (size >= LARGE)
        note("mmap", begin, size, "", HERE);
    return r;
}
extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t);
void *malloc(size_t size)
{
    uint64_t begin = size < LARGE ? 0 : now();
    void *r = __libc_malloc(size);
    if (begin)
        note("malloc", begin, size, "", HERE);
    return r;
}
void *calloc(size_t count, size_t size)
{
    uint64_t begin = count * size < LARGE ? 0 : now();
    void *r = __libc_calloc(count, size);
    if (begin)
        note("calloc", begin, count * size, "", HERE);
    return r;
}
void *memset(void *to, int value, size_t size)
{
    typedef void *(*type)(void *, int, size_t);
    static type real;
    if (size < LARGE) {
        for (size_t i = 0; i < size; i++) /* also before dlsym can be called */
            ((volatile unsigned char *)to)[i] = (unsigned char)value;
        return to;
    }
    if (!real)
        real = (type)dlsym(RTLD_NEXT, "memset");
    uint64_t begin = now();
    real(to, value, size);
    note("memset", begin, size, "", HERE);
    return to;
}
