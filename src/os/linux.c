/* linux.c - the system calls behind os.h */
#include "os.h"
#include "../core/buffer.h"
#include "../core/internal.h"
#include "../core/private_table.h"
#include "../core/state.h"

#ifndef __cplusplus
int clock_gettime(int clock, struct timespec *t); /* hidden by -std=c11; the vDSO's, so not a raw call */
#endif

/* "Seccomp:" of a thread's status, by the thread that no later filter reaches; that thread opens the file. */
static long trace__seccomp_of(const long *a)
{
    char path[48], text[4096], *at;
    long fd, n = 0, r;
    snprintf(path, sizeof path, "/proc/self/task/%ld/status", a[0]);
    fd = TRACE__SYS4(SYS_openat, TRACE__AT_FDCWD, path, O_RDONLY | TRACE__O_CLOEXEC, 0);
    if (fd < 0)
        return 0;
    while (n < (long)sizeof text - 1 && (r = TRACE__SYS3(SYS_read, fd, text + n, (long)sizeof text - 1 - n)) > 0)
        n += r;
    text[n] = 0;
    TRACE__SYS1(SYS_close, fd);
    at = strstr(text, "\nSeccomp:");
    return at ? at[10] - '0' : 0;
}

/* The call itself may be forbidden, so another thread looks if there is one. */
TRACE__INTERNAL bool trace__os_filtered(void)
{
    static long at_start = -1; /* in containers there is one from the beginning, which lets files be opened */
    const bool other = trace__p && trace__table_serves(trace__p) && !trace__at_table_here();
    const long a[6] = {other ? (long)trace__tid_here() : 0, 0, 0, 0, 0, 0};
    long now = other ? trace__elsewhere(trace__seccomp_of, a) : TRACE__SYS1(SYS_prctl, 21 /* PR_GET_SECCOMP */);
    if (at_start < 0)
        at_start = now < 0 ? 0 : now;
    return now > at_start;
}

TRACE__INTERNAL int trace__os_open(int dir, const char *path, int flags, int mode)
{
    if (trace__os_filtered()) /* it may kill whoever opens a file */
        return -EPERM;
    return (int)TRACE__SYS4(SYS_openat, dir, path, flags | TRACE__O_CLOEXEC, mode);
}

TRACE__INTERNAL void trace__os_close(int fd) { TRACE__FD1(SYS_close, fd); }

TRACE__INTERNAL int trace__os_raise_descriptor(int fd)
{
    int high;
    for (high = 1 << 20; high >= 64; high /= 4) {
        long up = TRACE__SYS3(SYS_fcntl, fd, F_DUPFD_CLOEXEC, high + 7);
        if (up >= 0) {
            trace__os_close(fd);
            return (int)up;
        }
    }
    return fd;
}

TRACE__INTERNAL long trace__os_slurp(const char *path, char *buf, size_t size)
{
    int fd = trace__os_open(TRACE__AT_FDCWD, path, O_RDONLY, 0);
    long n, total = 0;
    buf[0] = 0;
    if (fd < 0)
        return fd;
    while (total < (long)size - 1 && (n = TRACE__SYS3(SYS_read, fd, buf + total, (long)size - 1 - total)) > 0)
        total += n;
    buf[total] = 0;
    trace__os_close(fd);
    return total;
}

TRACE__INTERNAL uint32_t trace__os_tid(void) { return (uint32_t)TRACE__SYS1(SYS_gettid, 0); }

TRACE__INTERNAL uint32_t trace__os_pid(void) { return (uint32_t)TRACE__SYS1(SYS_getpid, 0); }

TRACE__INTERNAL void trace__os_random(void *buf, size_t bytes)
{
    /* where the kernel has no randomness to give: unique within the process, and time tells processes apart */
    static uint64_t calls;
    if (TRACE__SYS3(SYS_getrandom, buf, bytes, 1 /* GRND_NONBLOCK */) != (long)bytes) {
        uint64_t x = trace__os_clock_ns(TRACE__REALTIME) ^ (uint64_t)trace__os_pid() << 40 ^
                     __atomic_add_fetch(&calls, 1, __ATOMIC_RELAXED);
        size_t i;
        for (i = 0; i < bytes; i++) {
            x = x * 6364136223846793005ull + 1442695040888963407ull;
            ((unsigned char *)buf)[i] = (unsigned char)(x >> 56);
        }
    }
}

TRACE__INTERNAL long trace__os_map(size_t bytes, int access, int flags, int fd, uint64_t offset)
{
#ifdef TRACE__TSAN /* it must see all of them, or it takes what comes to lie there for what lay there */
    int was = errno;
    void *p = mmap(NULL, bytes, access, flags, fd, (off_t)offset);
    long r = p == (void *)-1 ? -errno : (long)p;
    errno = was;
    return r;
#else
    return TRACE__SYS6(SYS_mmap, 0, bytes, access, flags, fd, offset);
#endif
}

TRACE__INTERNAL void *trace__os_memory(size_t bytes, bool wipe)
{
    long p = trace__os_map(bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | TRACE__MAP_ANONYMOUS, -1, 0);
    if (p < 0 && p > -4096)
        return NULL;
    if (wipe)
        TRACE__SYS3(SYS_madvise, p, bytes, TRACE__MADV_WIPEONFORK);
    return (void *)p;
}

TRACE__INTERNAL void trace__os_release(void *memory, size_t bytes)
{
#ifdef TRACE__TSAN
    munmap(memory, bytes);
#else
    TRACE__SYS2(SYS_munmap, memory, bytes);
#endif
}

static long trace__allocate_there(const long *a)
{
    return trace__os_allocate((int)a[0], (uint64_t)a[1], (uint64_t)a[2]);
}

TRACE__INTERNAL int trace__os_allocate(int fd, uint64_t offset, uint64_t bytes)
{
    const long there[6] = {trace__fd_number(fd), (long)offset, (long)bytes, 0, 0, 0};
    uint64_t limit[2];
    long r;
    int tries = 100; /* a fast timer signal can interrupt a slow allocation for ever */
    if (trace__fd_is_private(fd))
        return (int)trace__elsewhere(trace__allocate_there, there);
    /* Past RLIMIT_FSIZE the kernel would raise SIGXFSZ in a program that did nothing wrong. */
    if (TRACE__SYS4(SYS_prlimit64, 0, 1 /* RLIMIT_FSIZE */, 0, limit) == 0 && offset + bytes > limit[0])
        return -EFBIG;
    do
        r = TRACE__SYS4(SYS_fallocate, fd, 0, offset, bytes);
    while (r == -EINTR && --tries);
    return (int)r;
}

static long trace__pwritev_there(const long *a)
{
    return trace__os_pwritev((int)a[0], (struct iovec *)a[1], (int)a[2], (uint64_t)a[3]);
}

TRACE__INTERNAL int trace__os_pwritev(int fd, struct iovec *iov, int n, uint64_t offset)
{
    const long there[6] = {trace__fd_number(fd), (long)iov, n, (long)offset, 0, 0};
    uint64_t limit[2], bytes = 0;
    int i, tries = 1000;
    if (trace__fd_is_private(fd))
        return (int)trace__elsewhere(trace__pwritev_there, there);
    for (i = 0; i < n; i++)
        bytes += iov[i].iov_len;
    if (TRACE__SYS4(SYS_prlimit64, 0, 1 /* RLIMIT_FSIZE */, 0, limit) == 0 && offset + bytes > limit[0])
        return -EFBIG;
    while (n) {
        long r = TRACE__SYS6(SYS_pwritev, fd, iov, n, offset, 0, 0);
        if ((r == -EINTR || r == -EAGAIN) && --tries)
            continue;
        if (r <= 0)
            return r ? (int)r : -EIO;
        offset += (uint64_t)r;
        while (n && (size_t)r >= iov->iov_len) {
            r -= (long)iov->iov_len;
            iov++;
            n--;
        }
        if (n) {
            iov->iov_base = (char *)iov->iov_base + r;
            iov->iov_len -= (size_t)r;
        }
    }
    return 0;
}

TRACE__INTERNAL int trace__os_write_back(int fd, uint64_t offset, uint64_t bytes)
{
    /* The pages of a file on an overlay are those of another file, which sync_file_range does not reach. */
    long r = trace__os_filesystem(fd) == 0x794c7630 /* overlay */
                 ? TRACE__FD1(SYS_fdatasync, fd)
                 : TRACE__FD4(SYS_sync_file_range, fd, offset, bytes, 3 /* SYNC_FILE_RANGE_WAIT_BEFORE, _WRITE */);
    return r == -EIO || r == -ENOSPC || r == -EDQUOT ? (int)r : 0;
}

/* Zeros through the page cache, whatever flags the descriptor has. */
static int trace__os_fill(int fd, uint64_t offset, size_t bytes)
{
    static const unsigned char zeros[4096] __attribute__((aligned(4096))) = {0};
    char path[32];
    int r = 0, cached;
    snprintf(path, sizeof path, "/proc/thread-self/fd/%d", fd);
    cached = trace__os_open(TRACE__AT_FDCWD, path, O_RDWR, 0);
    while (bytes && !r) {
        struct iovec iov[64];
        size_t n = 0;
        while (n < 64 && bytes) {
            iov[n].iov_base = (void *)(uintptr_t)zeros;
            iov[n].iov_len = bytes < sizeof zeros ? bytes : sizeof zeros;
            bytes -= iov[n++].iov_len;
        }
        r = trace__os_pwritev(cached < 0 ? fd : cached, iov, (int)n, offset);
        offset += n * sizeof zeros;
    }
    if (cached >= 0)
        trace__os_close(cached);
    return r;
}

static long trace__reserve_there(const long *a)
{
    return trace__os_reserve((int)a[0], (uint64_t)a[1], (uint64_t)a[2], a[3] != 0);
}

TRACE__INTERNAL int trace__os_reserve(int fd, uint64_t offset, uint64_t bytes, bool fill)
{
    const long there[6] = {trace__fd_number(fd), (long)offset, (long)bytes, fill, 0, 0};
    int r, filled = 0;
    if (trace__fd_is_private(fd))
        return (int)trace__elsewhere(trace__reserve_there, there);
    r = trace__os_allocate(fd, offset, bytes);
    if (r && r != -EOPNOTSUPP)
        return r;
    /* Pages made by a write, many at once, are ready for stores five times sooner than those made by a fault each
     * (ext4, Linux 6.18: 180 and 860 us a MiB). Without fallocate (NFS v3, some FUSE) it is also the way to be sure
     * that the space is there. */
    if (r || fill)
        filled = trace__os_fill(fd, offset, bytes);
    return r ? filled : 0;
}

TRACE__INTERNAL void trace__os_write_in_place(int fd)
{
    uint32_t flags = 0; /* the kernel's type, whatever the number of the call says */
    if (TRACE__SYS3(SYS_ioctl, fd, 0x80086601 /* FS_IOC_GETFLAGS */, &flags) == 0) {
        flags |= 0x00800000; /* FS_NOCOW_FL */
        TRACE__SYS3(SYS_ioctl, fd, 0x40086602 /* FS_IOC_SETFLAGS */, &flags);
    }
}

static long trace__window_there(const long *a)
{
    return (long)trace__os_window((int)a[0], (uint64_t)a[1], (size_t)a[2], (int *)a[3]);
}

TRACE__INTERNAL unsigned char *trace__os_window(int fd, uint64_t offset, size_t bytes, int *error)
{
    const long there[6] = {trace__fd_number(fd), (long)offset, (long)bytes, (long)error, 0, 0};
    long p;
    size_t i;
    int r;
    if (trace__fd_is_private(fd)) {
        p = trace__elsewhere(trace__window_there, there);
        if (p < 0 && p > -4096) {
            *error = (int)-p;
            p = 0;
        }
        return (unsigned char *)p;
    }
    r = trace__os_reserve(fd, offset, bytes, true);
    if (r) {
        *error = -r;
        return NULL;
    }
    p = trace__os_map(bytes, PROT_READ | PROT_WRITE, MAP_SHARED, fd, offset);
    if (p < 0 && p > -4096) {
        *error = (int)-p;
        return NULL;
    }
    r = (int)TRACE__SYS3(SYS_madvise, p, bytes, TRACE__MADV_POPULATE_WRITE);
    if (r == -EINVAL) /* Linux before 5.14; the space is allocated, so touching is safe */
        for (i = 0; i < bytes; i += 4096)
            *(volatile unsigned char *)(p + (long)i) = 0;
    else if (r) {
        trace__os_release((void *)p, bytes);
        *error = -r;
        return NULL;
    }
    TRACE__SYS3(SYS_madvise, p, bytes, TRACE__MADV_DONTFORK);
    return (unsigned char *)p;
}

TRACE__INTERNAL void trace__os_wait(uint32_t *word, uint32_t value, uint64_t timeout_ns)
{
    int64_t t[2];
    t[0] = (int64_t)(timeout_ns / TRACE__SECOND);
    t[1] = (int64_t)(timeout_ns % TRACE__SECOND);
    TRACE__SYS4(SYS_futex, word, FUTEX_WAIT | FUTEX_PRIVATE_FLAG, value, t);
}

TRACE__INTERNAL void trace__os_wake(uint32_t *word)
{
    TRACE__SYS3(SYS_futex, word, FUTEX_WAKE | FUTEX_PRIVATE_FLAG, 1);
}

TRACE__INTERNAL void trace__os_wake_all(uint32_t *word)
{
    TRACE__SYS3(SYS_futex, word, FUTEX_WAKE | FUTEX_PRIVATE_FLAG, 0x7fffffff);
}

TRACE__INTERNAL void trace__os_yield(void) { TRACE__SYS1(SYS_sched_yield, 0); }

/* 32 and 33 are the C library's own: setuid() waits for every thread to answer them */
enum { TRACE__OWN_SIGNALS = 31 }; /* from this bit on, two */

TRACE__INTERNAL void trace__os_block_signals(uint64_t *saved)
{
    uint64_t all =
        ~(3ull << TRACE__OWN_SIGNALS | 1ull << (7 - 1)); /* a fault of a thread that blocks SIGBUS is the end */
    TRACE__SYS4(SYS_rt_sigprocmask, 0 /* SIG_BLOCK */, &all, saved, 8);
}

TRACE__INTERNAL void trace__os_block_others(uint64_t *saved)
{
    /* SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSEGV, SIGSYS */
    uint64_t raised = 1u << (4 - 1) | 1u << (5 - 1) | 1u << (7 - 1) | 1u << (8 - 1) | 1u << (11 - 1) | 1u << (31 - 1),
             all = ~(3ull << TRACE__OWN_SIGNALS | raised);
    TRACE__SYS4(SYS_rt_sigprocmask, 0, &all, saved, 8);
}

TRACE__INTERNAL void trace__os_alternate_stack(trace__alternate_stack *s)
{
    struct { /* stack_t */
        void *from;
        int flags;
        size_t bytes;
    } now;
    memset(s, 0, sizeof *s);
    if (trace__os_filtered() || TRACE__SYS2(SYS_sigaltstack, 0, &now) != 0)
        return;
    s->from = (uintptr_t)now.from;
    s->bytes = now.bytes; /* 0 if there is none */
    s->used = now.flags & 1 /* SS_ONSTACK */;
}

TRACE__INTERNAL void trace__os_restore_signals(const uint64_t *saved)
{
    TRACE__SYS4(SYS_rt_sigprocmask, 2 /* SIG_SETMASK */, saved, 0, 8);
}

TRACE__INTERNAL void trace__os_say(const char *text, size_t bytes)
{
    const uint64_t raised = 1ull << (13 - 1) | 1ull << (25 - 1); /* SIGPIPE, SIGXFSZ: for the thread that writes */
    const uint64_t now[2] = {0, 0};
    uint64_t saved, before = 0, after = 0;
    if (trace__os_filtered()) { /* it may kill for calls that the program does not make */
        TRACE__SYS3(SYS_write, 2, text, bytes);
        return;
    }
    trace__os_block_signals(&saved);
    TRACE__SYS2(SYS_rt_sigpending, &before, 8);
    if (TRACE__SYS3(SYS_write, 2, text, bytes) < 0) {
        TRACE__SYS2(SYS_rt_sigpending, &after, 8);
        after &= raised & ~before;
        if (after)
            TRACE__SYS4(SYS_rt_sigtimedwait, &after, 0, now, 8);
    }
    trace__os_restore_signals(&saved);
}

TRACE__INTERNAL uint64_t trace__os_filesystem(int fd)
{
    uint64_t buf[16]; /* struct statfs: the type comes first, 8 bytes on both architectures; 120 bytes in all */
    return TRACE__FD2(SYS_fstatfs, fd, buf) ? 0 : buf[0] & 0xffffffffu;
}

TRACE__INTERNAL bool trace__os_mmap_is_bad(uint64_t filesystem)
{
    switch (filesystem) {
    case 0x0bd00bd0: /* Lustre */
    case 0x47504653: /* GPFS */
    case 0x6969:     /* NFS */
    case 0x65735546: /* FUSE */
    case 0xff534d42: /* CIFS */
    case 0xfe534d42: /* SMB2 */
    case 0x01021997: /* 9p */
    case 0x00c36400: /* Ceph */
    case 0x19830326: /* BeeGFS */
    case 0x20030528: /* OrangeFS */
    case 0x5346414f: /* AFS */
    /* these write changed pages to new places: when there is none, a store to a page that has one is SIGBUS */
    case 0x9123683e: /* Btrfs */
    case 0xca451a4e: /* bcachefs */
    case 0x2fc12fc1: /* ZFS */ return true;
    }
    return false;
}

TRACE__INTERNAL bool trace__os_is_btrfs(uint64_t filesystem) { return filesystem == 0x9123683e; }

TRACE__INTERNAL bool trace__os_direct_is_good(uint64_t filesystem)
{
    return filesystem == 0xef53 /* ext2, 3, 4 */ || filesystem == 0x58465342 /* XFS */;
}

TRACE__INTERNAL bool trace__os_is_memory(uint64_t filesystem)
{
    return filesystem == 0x01021994 /* tmpfs, devtmpfs */ || filesystem == 0x858458f6 /* ramfs */ ||
           filesystem == 0x958458f6 /* hugetlbfs */;
}

TRACE__INTERNAL uint64_t trace__os_clock_ns(int clock)
{
    struct timespec t;
    clock_gettime(clock, &t);
    return (uint64_t)t.tv_sec * TRACE__SECOND + (uint64_t)t.tv_nsec;
}
