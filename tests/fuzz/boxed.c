/* boxed.c - see boxed.h */
#include "boxed.h"
#include "opaque.h"
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <pthread.h>
#include <regex.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

int tool_main(int argc, char **argv);

static void broken(const char *what)
{
    fprintf(stderr, "==boxed== ERROR: %s\n", what);
    fflush(stderr);
    __builtin_trap();
}

/* ---- memory: a table of what the tool has not freed -------------------------------------------------------------- */

typedef struct held {
    void *p;
    size_t n;
} held;
static struct {
    pthread_mutex_t lock;
    held *slots;
    size_t mask, used, live, peak, most;
} memory = {.lock = PTHREAD_MUTEX_INITIALIZER};
static char gone; /* of a slot: what was there has been freed */

static held *slot_of(void *p, int to_put)
{
    size_t k = (size_t)((uintptr_t)p >> 4) * 0x9e3779b97f4a7c15ull >> 20 & memory.mask;
    while (memory.slots[k].p && memory.slots[k].p != p && !(to_put && memory.slots[k].p == &gone))
        k = (k + 1) & memory.mask;
    return &memory.slots[k];
}

static void make_room(void)
{
    held *old = memory.slots;
    size_t i, mask = memory.mask, live = 0;
    for (i = 0; old && i <= mask; i++)
        live += old[i].p && old[i].p != &gone;
    memory.mask = 4095;
    while (memory.mask < 4 * live)
        memory.mask = 2 * memory.mask + 1;
    memory.used = live;
    memory.slots = calloc(memory.mask + 1, sizeof *memory.slots);
    for (i = 0; old && i <= mask; i++)
        if (old[i].p && old[i].p != &gone)
            *slot_of(old[i].p, 1) = old[i];
    free(old);
}

static void *hold(void *p, size_t n)
{
    held *h;
    if (!p)
        return p;
    pthread_mutex_lock(&memory.lock);
    if (!memory.slots || 2 * memory.used > memory.mask)
        make_room();
    h = slot_of(p, 1);
    memory.used += !h->p;
    *h = (held){p, n};
    memory.live += n;
    memory.peak = memory.live > memory.peak ? memory.live : memory.peak;
    if (memory.most && memory.live > memory.most)
        broken("more memory than an input of this size may cost");
    pthread_mutex_unlock(&memory.lock);
    return p;
}

static void let_go(void *p)
{
    held *h;
    if (!p)
        return;
    pthread_mutex_lock(&memory.lock);
    if (memory.slots && (h = slot_of(p, 0))->p) {
        memory.live -= h->n;
        h->p = &gone;
    }
    pthread_mutex_unlock(&memory.lock);
}

static void free_all(void)
{
    size_t i;
    for (i = 0; memory.slots && i <= memory.mask; i++)
        if (memory.slots[i].p && memory.slots[i].p != &gone)
            free(memory.slots[i].p);
    free(memory.slots);
    memory.slots = NULL;
    memory.mask = memory.used = memory.live = 0;
}

static size_t asked(size_t n, size_t size)
{
    size_t all;
    if (__builtin_mul_overflow(n, size, &all) || (memory.most && all > memory.most))
        broken("one allocation of more than an input of this size may cost");
    return all;
}

void *boxed_malloc(size_t n) { return hold(malloc(asked(n, 1)), n); }
void *boxed_calloc(size_t n, size_t size) { return hold(calloc(1, asked(n, size)), n * size); }
void *boxed_realloc(void *p, size_t n)
{
    asked(n, 1);
    let_go(p);
    return hold(realloc(p, n), n);
}
void *boxed_aligned_alloc(size_t align, size_t n) { return hold(aligned_alloc(align, asked(n, 1)), n); }
void boxed_free(void *p)
{
    let_go(p);
    free(p);
}
char *boxed_strdup(const char *text) { return hold(strdup(text), strlen(text) + 1); }
char *boxed_realpath(const char *path, char *to) { return to ? realpath(path, to) : hold(realpath(path, NULL), 1); }
int boxed_vasprintf(char **to, const char *format, va_list args)
{
    int n = vasprintf(to, format, args);
    if (n >= 0)
        hold(*to, (size_t)n + 1);
    return n;
}
int boxed_asprintf(char **to, const char *format, ...)
{
    va_list args;
    int n;
    va_start(args, format);
    n = boxed_vasprintf(to, format, args);
    va_end(args);
    return n;
}

size_t boxed_peak(void) { return memory.peak; }

/* ---- what else lasts until the end of a process ------------------------------------------------------------------ */

static regex_t *patterns[8];
static unsigned npatterns, nhandlers;
static void (*handlers[8])(void);

int boxed_regcomp(regex_t *to, const char *text, int flags)
{
    int bad = regcomp(to, text, flags);
    if (!bad && npatterns < 8)
        patterns[npatterns++] = to;
    return bad;
}

int boxed_atexit(void (*handler)(void))
{
    if (nhandlers < 8)
        handlers[nhandlers++] = handler;
    return 0;
}

/* The fuzzer's own handlers stay. */
int boxed_sigaction(int number, const struct sigaction *now, struct sigaction *before)
{
    (void)number, (void)now;
    if (before)
        *before = (struct sigaction){.sa_handler = SIG_IGN};
    return 0;
}
void (*boxed_signal(int number, void (*handler)(int)))(int)
{
    (void)number, (void)handler;
    return SIG_DFL;
}

/* The demangler's texts are the C++ runtime's. */
static char *(*demangler)(const char *, char *, size_t *, int *);
static char *demangle(const char *name, char *buffer, size_t *length, int *status)
{
    char *text = demangler(name, buffer, length, status);
    WRITTEN(&text, sizeof text);
    WRITTEN(status, sizeof *status);
    if (text)
        WRITTEN_TEXT(text);
    return text ? hold(text, strlen(text) + 1) : NULL;
}
void *boxed_dlopen(const char *name, int flags)
{
    static void *library;
    if (!library)
        library = dlopen(name, flags);
    return library;
}
void *boxed_dlsym(void *library, const char *name)
{
    void *found = dlsym(library, name);
    if (!found || strcmp(name, "__cxa_demangle"))
        return found;
    memcpy(&demangler, &found, sizeof found);
    return (void *)demangle;
}

static _Atomic int threads;
int boxed_pthread_create(pthread_t *id, const pthread_attr_t *how, void *(*run)(void *), void *user)
{
    int bad = pthread_create(id, how, run, user);
    threads += !bad;
    return bad;
}
int boxed_pthread_join(pthread_t id, void **result)
{
    int bad = pthread_join(id, result);
    threads -= !bad;
    return bad;
}

static _Atomic unsigned reads_until;
static void (*change_file)(void);
void boxed_at_read(unsigned number, void (*change)(void))
{
    reads_until = number;
    change_file = change;
}
ssize_t boxed_pread(int fd, void *to, size_t n, off_t at)
{
    if (reads_until && --reads_until == 0)
        change_file();
    return pread(fd, to, n, at);
}

/* A tool that is fuzzed starts nothing. */
pid_t boxed_fork(void)
{
    errno = EAGAIN;
    return -1;
}
int boxed_execvp(const char *file, char *const *argv)
{
    if (strncmp(file, "python", 6) == 0 && argv[1]) { /* trace-export becomes Python for some formats */
        errno = ENOENT;
        return -1;
    }
    broken("exec without fork");
    return -1;
}
int boxed_kill(pid_t pid, int number)
{
    (void)pid, (void)number;
    broken("kill without fork");
    return -1;
}

/* ---- a run ------------------------------------------------------------------------------------------------------- */

extern char __start_tool_data[] __attribute__((weak)), __stop_tool_data[] __attribute__((weak));
extern char __start_tool_bss[] __attribute__((weak)), __stop_tool_bss[] __attribute__((weak));
enum { FDS = 64 }; /* a tool has fewer open */
static sigjmp_buf back;
static pthread_t first;
static int status_now;
FILE *boxed_stderr;

_Noreturn void boxed_exit(int status)
{
    if (!pthread_equal(pthread_self(), first))
        broken("exit() in a thread that is not the first");
    status_now = status;
    siglongjmp(back, 1);
}
_Noreturn void boxed__exit(int status)
{
    nhandlers = 0;
    boxed_exit(status);
}

/* Past the marks that AddressSanitizer has put around variables; by words, since each run copies a million bytes. */
typedef uint64_t __attribute__((may_alias, aligned(1))) word;
__attribute__((no_sanitize("address", "memory", "undefined"))) static void copy(char *to, const char *from, size_t n)
{
    for (; n >= sizeof(word); n -= sizeof(word), to += sizeof(word), from += sizeof(word))
        *(volatile word *)to = *(const volatile word *)from;
    while (n--)
        *(volatile char *)to++ = *(const volatile char *)from++;
}

int boxed_run(int argc, char **argv, size_t most)
{
    static char *data, *bss;
    static int null = -1;
    bool ours[FDS];
    int fd;
    size_t ndata = (size_t)(__stop_tool_data - __start_tool_data), nbss = (size_t)(__stop_tool_bss - __start_tool_bss);
    if (!data) {
        data = malloc(ndata + 1);
        bss = malloc(nbss + 1);
        copy(data, __start_tool_data, ndata);
        copy(bss, __start_tool_bss, nbss);
        null = open("/dev/null", O_RDWR | O_CLOEXEC);
        boxed_stderr = fopen("/dev/null", "we");
        first = pthread_self();
    }
    memory.most = most;
    memory.peak = 0;
    dup2(null, 1);
    for (fd = 3; fd < FDS; fd++)
        ours[fd] = fcntl(fd, F_GETFD) >= 0;
    optind = 0;
    threads = 0;
    if (!sigsetjmp(back, 0))
        status_now = tool_main(argc, argv);
    if (threads)
        broken("threads that nobody waits for");
    while (nhandlers)
        handlers[--nhandlers]();
    while (npatterns)
        regfree(patterns[--npatterns]);
    memory.most = 0;
    for (fd = 3; fd < FDS; fd++)
        if (!ours[fd])
            close(fd);
    dup2(null, 1); /* the tool has closed it: nothing else may take its place */
    free_all();
    copy(__start_tool_data, data, ndata);
    copy(__start_tool_bss, bss, nbss);
    return status_now;
}
