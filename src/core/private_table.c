/* private_table.c - a thread that has a table of descriptors of its own, in which the recorder's files are open
 *
 * A program may close any number, and get it again for a file of its own, between our look at a descriptor and our
 * write. No check helps: its file would get our data. So one thread of the recorder leaves the program's table
 * (CLOSE_RANGE_UNSHARE), opens the file there, and makes all calls that need a descriptor of ours: others ask it, and
 * wait. Its descriptors have the bit TRACE__PRIVATE_FD. A seccomp filter
 * that another thread sets for itself does not bind this thread.
 *
 * A second thread shares that table. It makes the calls of the recorder's own thread, which writes out full slots. Such
 * a write may take long, or never end, and no thread of the program waits for it.
 *
 * Without the first (TRACE_HELPER=0, no threads, an old kernel without /proc, a child of a raw clone, main() gone)
 * threads make the calls themselves, with a descriptor of the program's table. Its identity is checked first (file.c).
 *
 * A waiting thread may hold any lock. So the first thread takes no lock and allocates nothing. */
#include "private_table.h"
#include "buffer.h"
#include "file.h"
#include "own_threads.h"
#include "state.h"
#include "undisturbed.h"

static __thread uint32_t trace__at_table __attribute__((tls_model("initial-exec"))); /* it is that thread */

TRACE__INTERNAL bool trace__at_table_here(void) { return trace__at_table != 0; }

static void trace__table_answer(trace__request *r, long result)
{
    r->result = result;
    __atomic_store_n(&r->done, 1, __ATOMIC_RELEASE);
    trace__os_wake(&r->done); /* the address may be another thing's by now, which is woken for nothing */
}

/* All that is wanted now, in the order in which it came; `gone`: nobody can do it any more. False: nothing was. */
static bool trace__table_take(trace__server *server, bool gone)
{
    trace__request *r = __atomic_exchange_n(&server->wanted, NULL, __ATOMIC_ACQ_REL), *first = NULL, *next;
    for (; r; r = next) {
        next = r->next;
        r->next = first;
        first = r;
    }
    for (r = first; r; r = next) {
        next = r->next;
        trace__table_answer(r, gone ? -EBADF : r->run(r->a));
    }
    return first != NULL;
}

TRACE__INTERNAL bool trace__table_serves(const trace__process *p)
{
    return __atomic_load_n(&p->table.calls.state, __ATOMIC_ACQUIRE) == TRACE__TABLE_SERVES;
}

static trace__server *trace__table_server(trace__process *p)
{
    bool helper = __atomic_load_n(&p->helper.tid, __ATOMIC_RELAXED) == trace__tid_here();
    return helper && __atomic_load_n(&p->table.writes.state, __ATOMIC_ACQUIRE) == TRACE__TABLE_SERVES ? &p->table.writes
                                                                                                      : &p->table.calls;
}

TRACE__INTERNAL long trace__elsewhere(long (*run)(const long *a), const long *a)
{
    trace__process *p = trace__p;
    trace__server *server;
    trace__request r;
    trace__before before;
    if (!p || !trace__table_serves(p))
        return -EBADF;
    if (trace__at_table)
        return run(a);
    r.run = run;
    memcpy(r.a, a, sizeof r.a);
    r.done = 0;
    server = trace__table_server(p);
    trace__undisturbed(&before);
    r.next = __atomic_load_n(&server->wanted, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(&server->wanted, &r.next, &r, false, __ATOMIC_SEQ_CST, __ATOMIC_RELAXED)) {}
    __atomic_fetch_add(&server->wakeups, 1, __ATOMIC_SEQ_CST);
    trace__os_wake(&server->wakeups);
    while (!__atomic_load_n(&r.done, __ATOMIC_ACQUIRE)) {
        if (__atomic_load_n(&server->state, __ATOMIC_SEQ_CST) == TRACE__TABLE_OVER)
            trace__table_take(server, true); /* the thread may have ended before it took the request */
        trace__os_wait(&r.done, 0, 100 * TRACE__MS);
    }
    trace__disturbed(&before);
    return r.result;
}

static long trace__sys_there(const long *a) { return TRACE__SYS6(a[0], a[1], a[2], a[3], a[4], a[5], 0); }

TRACE__INTERNAL long trace__fd_sys(int fd, long n, long b, long c, long d, long e)
{
    const long a[6] = {n, trace__fd_number(fd), b, c, d, e};
    return trace__fd_is_private(fd) ? trace__elsewhere(trace__sys_there, a) : trace__sys_there(a);
}

TRACE__INTERNAL int trace__open_private(const char *path, int flags, int mode)
{
    const long a[6] = {SYS_openat, TRACE__AT_FDCWD, (long)path, flags | TRACE__O_CLOEXEC, mode, 0};
    long fd;
    if (!trace__p || !trace__table_serves(trace__p))
        return trace__os_open(TRACE__AT_FDCWD, path, flags, mode);
    fd = trace__elsewhere(trace__sys_there, a);
    return (int)(fd < 0 ? fd : fd | TRACE__PRIVATE_FD);
}

/* ---- the thread ------------------------------------------------------------------------------------------- */

/* What the program has open is open here, too, where the kernel (before 5.9) cannot leave it out: a pipe would never
 * end. */
static void trace__table_close_others(void)
{
    static uint64_t room[256]; /* one thread a process does this */
    struct entry {             /* struct linux_dirent64 */
        uint64_t inode, offset;
        uint16_t bytes;
        uint8_t type;
        char name[5];
    };
    long fd = trace__os_open(TRACE__AT_FDCWD, "/proc/thread-self/fd", O_RDONLY | TRACE__O_DIRECTORY, 0), n, at, other;
    const char *s;
    if (fd < 0)
        return;
    while ((n = TRACE__SYS3(SYS_getdents64, fd, room, sizeof room)) > 0)
        for (at = 0; at < n; at += ((const struct entry *)(const void *)((char *)room + at))->bytes) {
            s = ((const struct entry *)(const void *)((char *)room + at))->name;
            for (other = 0; *s >= '0' && *s <= '9'; s++)
                other = other * 10 + (*s - '0');
            if (!*s && other != fd)
                trace__os_close((int)other);
        }
    trace__os_close((int)fd);
}

static bool trace__table_leave(void)
{
    if (trace__os_filtered())
        return false;
    if (TRACE__SYS3(436 /* close_range */, 0, ~0u, 2 /* CLOSE_RANGE_UNSHARE */) == 0)
        return true;
    if (TRACE__SYS1(SYS_unshare, 0x400 /* CLONE_FILES */) != 0)
        return false;
    trace__table_close_others();
    return true;
}

static void trace__table_open(trace__server *server)
{
    trace__at_table = 1;
    __atomic_store_n(&server->state, TRACE__TABLE_SERVES, __ATOMIC_SEQ_CST);
}

static void trace__table_serve(trace__process *p, trace__server *server)
{
    uint32_t seen;
    while (__atomic_load_n(&server->state, __ATOMIC_RELAXED) == TRACE__TABLE_SERVES) {
        seen = __atomic_load_n(&server->wakeups, __ATOMIC_SEQ_CST);
        if (trace__table_take(server, false))
            continue;
        if (__atomic_load_n(&p->table.over, __ATOMIC_ACQUIRE))
            __atomic_store_n(&server->state, TRACE__TABLE_OVER, __ATOMIC_SEQ_CST);
        else
            trace__os_wait(&server->wakeups, seen, 60ull * TRACE__SECOND);
    }
    trace__table_take(server, true);
}

static void *trace__table_writer(void *arg)
{
    trace__process *p = (trace__process *)arg;
    trace__own_thread_begun("trace-write");
    trace__table_open(&p->table.writes);
    trace__table_serve(p, &p->table.writes);
    return NULL;
}

static bool trace__table_thread_make(void *(*run)(void *), trace__process *p)
{
    return trace__own_thread_make(run, p, 262144) || trace__own_thread_make(run, p, 8u << 20);
}

static void *trace__table_thread(void *arg)
{
    trace__process *p = (trace__process *)arg;
    int fd;
    trace__own_thread_begun("trace-file");
    if (!trace__table_leave())
        return NULL;
    fd = trace__os_open(TRACE__AT_FDCWD, trace__path,
                        O_RDWR | TRACE__O_NOFOLLOW | (p->file.direct ? TRACE__O_DIRECT : 0), 0);
    if (fd < 0 || !trace__is_our_file(fd))
        return NULL;
    trace__table_thread_make(trace__table_writer, p); /* it allocates, so it is made before any thread waits */
    trace__table_open(&p->table.calls);
    __atomic_store_n(&p->file.fd, fd | TRACE__PRIVATE_FD, __ATOMIC_RELEASE);
    trace__table_serve(p, &p->table.calls);
    return NULL;
}

static void trace__table_wake(trace__server *server)
{
    __atomic_fetch_add(&server->wakeups, 1, __ATOMIC_SEQ_CST);
    trace__os_wake(&server->wakeups);
}

/* main() left by pthread_exit: the process ends with its last thread, so these threads must end before. */
TRACE__INTERNAL void trace__table_end(trace__process *p)
{
    __atomic_store_n(&p->table.over, 1, __ATOMIC_RELEASE);
    trace__table_wake(&p->table.calls);
    trace__table_wake(&p->table.writes);
}

TRACE__INTERNAL void trace__table_start(trace__process *p) { trace__table_thread_make(trace__table_thread, p); }
