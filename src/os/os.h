/* os.h - every system call we need, as raw system calls
 *
 * Raw, because then they do not touch errno, are no cancellation points, are safe in signal handlers, cannot be
 * interposed by other tools, and need no feature macro to be declared. Results are the kernel's: a negative errno on
 * failure.
 */
#ifndef TRACE_OS_H
#define TRACE_OS_H
#include "../core/unit.h"

#if !defined(__x86_64__) && !defined(__aarch64__)
#error "trace.h records on x86-64 and aarch64 Linux; define TRACE_COMPILE_OUT elsewhere"
#endif

/* Not declared under -std=c11, or younger than the C library's headers. */
#define TRACE__MADV_DONTFORK 10
#define TRACE__MADV_WIPEONFORK 18
#define TRACE__MADV_POPULATE_WRITE 23
#define TRACE__MAP_ANONYMOUS 0x20
#define TRACE__O_TMPFILE (0x400000 | TRACE__O_DIRECTORY)
#define TRACE__O_DIRECT (sizeof(long) == 8 && TRACE__IS_ARM ? 0x10000 : 0x4000)
#define TRACE__O_NOFOLLOW (TRACE__IS_ARM ? 0x8000 : 0x20000)
#define TRACE__O_DIRECTORY (TRACE__IS_ARM ? 0x4000 : 0x10000)
#define TRACE__O_CLOEXEC 0x80000
#define TRACE__O_PATH 0x200000
#ifdef __aarch64__
#define TRACE__IS_ARM 1
#else
#define TRACE__IS_ARM 0
#endif
#define TRACE__SIGXFSZ 25
#define TRACE__AT_FDCWD (-100)

static inline long trace__sys(long n, long a, long b, long c, long d, long e, long f)
{
#ifdef __x86_64__
    long r;
    register long r10 __asm__("r10") = d;
    register long r8 __asm__("r8") = e;
    register long r9 __asm__("r9") = f;
    __asm__ volatile("syscall"
                     : "=a"(r)
                     : "a"(n), "D"(a), "S"(b), "d"(c), "r"(r10), "r"(r8), "r"(r9)
                     : "rcx", "r11", "memory");
    return r;
#else
    register long x8 __asm__("x8") = n;
    register long x0 __asm__("x0") = a;
    register long x1 __asm__("x1") = b;
    register long x2 __asm__("x2") = c;
    register long x3 __asm__("x3") = d;
    register long x4 __asm__("x4") = e;
    register long x5 __asm__("x5") = f;
    __asm__ volatile("svc 0" : "+r"(x0) : "r"(x8), "r"(x1), "r"(x2), "r"(x3), "r"(x4), "r"(x5) : "memory");
    return x0;
#endif
}
#define TRACE__SYS1(n, a) trace__sys(n, (long)(a), 0, 0, 0, 0, 0)
#define TRACE__SYS2(n, a, b) trace__sys(n, (long)(a), (long)(b), 0, 0, 0, 0)
#define TRACE__SYS3(n, a, b, c) trace__sys(n, (long)(a), (long)(b), (long)(c), 0, 0, 0)
#define TRACE__SYS4(n, a, b, c, d) trace__sys(n, (long)(a), (long)(b), (long)(c), (long)(d), 0, 0)
#define TRACE__SYS6(n, a, b, c, d, e, f) trace__sys(n, (long)(a), (long)(b), (long)(c), (long)(d), (long)(e), (long)(f))

#ifdef __has_feature
#if __has_feature(thread_sanitizer)
#define TRACE__TSAN
#endif
#endif
#ifdef __SANITIZE_THREAD__
#define TRACE__TSAN
#endif

/* Has a seccomp filter come since this was asked for the first time, at the start? Then nothing is opened any more
 * (-EPERM). */
TRACE__INTERNAL bool trace__os_filtered(void);
TRACE__INTERNAL int trace__os_open(int dir, const char *path, int flags, int mode);
TRACE__INTERNAL void trace__os_close(int fd);
/* A descriptor with this bit is one of the recorder's own table (core/private_table.c), and not of the program's. */
#define TRACE__PRIVATE_FD (1 << 30)
static inline bool trace__fd_is_private(int fd) { return fd >= 0 && (fd & TRACE__PRIVATE_FD) != 0; }
static inline int trace__fd_number(int fd) { return fd < 0 ? fd : fd & ~TRACE__PRIVATE_FD; }
/* A system call whose first argument is `fd`, or a function that needs such a descriptor, where it is known. */
TRACE__INTERNAL long trace__fd_sys(int fd, long n, long b, long c, long d, long e);
TRACE__INTERNAL long trace__elsewhere(long (*run)(const long *a), const long *a);
/* Opened in that table, if there is one. */
TRACE__INTERNAL int trace__open_private(const char *path, int flags, int mode);
#define TRACE__FD1(n, fd) trace__fd_sys(fd, n, 0, 0, 0, 0)
#define TRACE__FD2(n, fd, b) trace__fd_sys(fd, n, (long)(b), 0, 0, 0)
#define TRACE__FD3(n, fd, b, c) trace__fd_sys(fd, n, (long)(b), (long)(c), 0, 0)
#define TRACE__FD4(n, fd, b, c, d) trace__fd_sys(fd, n, (long)(b), (long)(c), (long)(d), 0)
/* The same under a high number, where that can be had: out of the way of programs that close or count the low ones. */
TRACE__INTERNAL int trace__os_raise_descriptor(int fd);
/* A short file (of /proc, /sys) into buf, NUL-terminated; bytes read or a negative errno. */
TRACE__INTERNAL long trace__os_slurp(const char *path, char *buf, size_t size);
TRACE__INTERNAL uint32_t trace__os_tid(void);
TRACE__INTERNAL uint32_t trace__os_pid(void);
TRACE__INTERNAL void trace__os_random(void *buf, size_t bytes);
/* A mapping anywhere: its address, or a negative errno. */
TRACE__INTERNAL long trace__os_map(size_t bytes, int access, int flags, int fd, uint64_t offset);
/* Private zeroed memory, or NULL. `wipe`: zero again in a child process. */
TRACE__INTERNAL void *trace__os_memory(size_t bytes, bool wipe);
TRACE__INTERNAL void trace__os_release(void *memory, size_t bytes); /* of a mapping, too */
/* `bytes` of the file from `offset` on disk (allocated, so that no store can fail) and in memory (dirty, so that no
 * store faults); unmapped in children. NULL and *error on failure, nothing changed then. */
TRACE__INTERNAL unsigned char *trace__os_window(int fd, uint64_t offset, size_t bytes, int *error);
TRACE__INTERNAL int trace__os_allocate(int fd, uint64_t offset, uint64_t bytes);
/* Space there on disk, also where it cannot be allocated; `fill`: and in the page cache. */
TRACE__INTERNAL int trace__os_reserve(int fd, uint64_t offset, uint64_t bytes, bool fill);
/* Of a new file on Btrfs: what is there already is overwritten where it is, which needs no space. */
TRACE__INTERNAL void trace__os_write_in_place(int fd);
/* All of it or a negative errno. Never raises SIGXFSZ. */
TRACE__INTERNAL int trace__os_pwritev(int fd, struct iovec *iov, int n, uint64_t offset);
/* Pages there that are being written to the disk are waited for, and the writing of all others there begins; on an
 * overlay all pages of the file are written and waited for.
 * What a disk says of earlier writes (-EIO, -ENOSPC, -EDQUOT), or 0. */
TRACE__INTERNAL int trace__os_write_back(int fd, uint64_t offset, uint64_t bytes);
TRACE__INTERNAL void trace__os_wait(uint32_t *word, uint32_t value, uint64_t timeout_ns); /* futex */
TRACE__INTERNAL void trace__os_wake(uint32_t *word);
TRACE__INTERNAL void trace__os_wake_all(uint32_t *word);
TRACE__INTERNAL void trace__os_yield(void);
/* Blocks all signals of the calling thread, except SIGBUS (core/bus.c); restores them. */
TRACE__INTERNAL void trace__os_block_signals(uint64_t *saved);
TRACE__INTERNAL void trace__os_restore_signals(const uint64_t *saved);
TRACE__INTERNAL void trace__os_block_others(uint64_t *saved); /* but for those that an instruction raises */
/* The alternate stack of the calling thread (sigaltstack), and whether it runs there now. Without bytes if it has none,
 * and behind a seccomp filter. */
typedef struct trace__alternate_stack {
    uintptr_t from;
    size_t bytes;
    bool used;
} trace__alternate_stack;
TRACE__INTERNAL void trace__os_alternate_stack(trace__alternate_stack *s);

/* Writes to standard error what can be written, without a signal: a pipe that nobody reads, or a file that may not
 * grow, is no reason to end the program. */
TRACE__INTERNAL void trace__os_say(const char *text, size_t bytes);
/* File systems where shared mappings are slow or unsafe (Lustre, GPFS, NFS, FUSE, Btrfs ...), and those where O_DIRECT
 * is known good. */
TRACE__INTERNAL uint64_t trace__os_filesystem(int fd); /* its type, for these; 0 unknown */
TRACE__INTERNAL bool trace__os_mmap_is_bad(uint64_t filesystem);
TRACE__INTERNAL bool trace__os_is_btrfs(uint64_t filesystem);
TRACE__INTERNAL bool trace__os_direct_is_good(uint64_t filesystem);
TRACE__INTERNAL bool trace__os_is_memory(uint64_t filesystem); /* its files are memory: tmpfs, ramfs, hugetlbfs */
/* The bound on memory that leaves least: of the job (a control group) or of the machine. Bytes; false: none can be
 * read. */
typedef struct trace__memory_left {
    uint64_t left, limit;
    bool of_job, v2; /* v2: of a group of cgroup v2 */
} trace__memory_left;
TRACE__INTERNAL bool trace__os_memory_left(trace__memory_left *m);
/* What a job whose bound it is needs for itself. */
TRACE__INTERNAL uint64_t trace__memory_reserve(uint64_t limit);
enum { TRACE__REALTIME = 0, TRACE__MONOTONIC = 1, TRACE__BOOTTIME = 7 }; /* as the kernel numbers clocks */
TRACE__INTERNAL uint64_t trace__os_clock_ns(int clock);
#define TRACE__MS 1000000u /* ns */
#define TRACE__SECOND 1000000000u
#endif
