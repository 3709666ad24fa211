/* bus.c - the file behind the window is gone: it was cut or copied over, or its disk has failed
 *
 * A store to a page of a mapping whose file has no such page any more raises SIGBUS, and that ends the program. Without
 * a mapping a kill would lose events, so the recorder has a handler. It looks at nothing but the address: for one of
 * the window or the header it maps memory over all of the recorder's mappings, and the store is repeated there. From
 * then on nothing is written to that file, and every event is counted as lost, also those that were in it. Any other
 * SIGBUS goes on to the action that the program had, or has set since: the helper looks once a second, and takes the
 * place again.
 *
 * Not reached: a thread that blocks SIGBUS after it has begun to record, and the second after the program has set an
 * action of its own. Files that are not mapped need none of this. */
#include "bus.h"
#include "file.h"
#include "folder.h"
#include "header_words.h"
#include "log.h"
#include "racing.h"
#include "seal.h"

#define TRACE__SA_RESTORER 0x04000000ul
#define TRACE__SA_ONSTACK 0x08000000ul
#define TRACE__SA_RESETHAND 0x80000000ul

/* The kernel's structures: siginfo_t is not declared under -std=c11. */
typedef struct trace__bus_info {
    int signal, error, code, unused;
    void *at;
} trace__bus_info;
typedef struct trace__action {
    void (*handler)(int signal, trace__bus_info *info, void *context); /* 0: default, 1: ignored */
    unsigned long flags;
    void (*restorer)(void);
    uint64_t mask;
} trace__action;

/* What was there before us, and what was set since; a child has inherited both, and our handler. */
static struct {
    trace__action first, later;
    uint32_t set, has_later;
} trace__bus;
/* Where this thread's handler hands on: whoever was set later may call us in turn. */
static __thread struct {
    const void *context;
    uintptr_t frame;
} trace__bus_now __attribute__((tls_model("initial-exec")));

#ifdef __x86_64__
/* The kernel returns from a handler by way of this; debuggers know it by its instructions. */
static __attribute__((naked, used)) void trace__bus_return(void) { __asm__ volatile("movq $15, %rax\n\tsyscall"); }
#endif

static long trace__bus_action(const trace__action *now, trace__action *before)
{
    return TRACE__SYS4(SYS_rt_sigaction, TRACE__SIGBUS, now, before, 8);
}

static void trace__gone(trace__process *p, const char *how)
{
    if (!__atomic_exchange_n(&p->file.gone, 1, __ATOMIC_ACQ_REL))
        trace__warn("%s: %s: nothing is recorded from now on, and all events are counted as lost", trace__path, how);
}

/* Memory in place of every page of the file. Several threads may do it at the same time. */
TRACE__INTERNAL void trace__bus_leave_file(trace__process *p)
{
    const int access = PROT_READ | PROT_WRITE, flags = MAP_PRIVATE | MAP_FIXED | TRACE__MAP_ANONYMOUS;
    const size_t size = p->file.own.slot_bytes;
    uint32_t k, n = trace__nbuffers(p);
    trace__gone(p, "the file was cut or copied over, or its disk has failed");
    TRACE__SYS6(SYS_mmap, p->file.header, TRACE_HEADER_BYTES, access, flags, -1, 0);
    for (k = 0; k < n; k++)
        TRACE__SYS6(SYS_mmap, p->buffer[k].base, size, access, flags, -1, 0);
}

static bool trace__bus_is_ours(const trace__process *p, uintptr_t at)
{
    uint32_t k, n;
    if (!p || p->copies.wanted || !p->file.header)
        return false;
    if (at - (uintptr_t)p->file.header < TRACE_HEADER_BYTES)
        return true;
    for (k = 0, n = trace__nbuffers(p); k < n; k++)
        if (at - (uintptr_t)p->buffer[k].base < p->file.own.slot_bytes)
            return true;
    return false;
}

/* As if the handler were not there: the instruction is repeated, or the signal sent again, and ends the process. */
static void trace__bus_default(bool raised)
{
    trace__action none;
    memset(&none, 0, sizeof none);
    trace__bus_action(&none, NULL);
    if (!raised)
        TRACE__SYS3(SYS_tgkill, trace__os_pid(), trace__os_tid(), TRACE__SIGBUS);
}

static void trace__bus_hand_on(int signal, trace__bus_info *info, void *context)
{
    const uintptr_t frame = (uintptr_t)__builtin_frame_address(0);
    const bool back = trace__bus_now.context == context && frame < trace__bus_now.frame, raised = info->code > 0;
    trace__action *next =
        __atomic_load_n(&trace__bus.has_later, __ATOMIC_ACQUIRE) && !back ? &trace__bus.later : &trace__bus.first;
    const trace__action a = *next;
    if ((uintptr_t)a.handler <= 1) {
        if (raised || !a.handler) /* a fault cannot be ignored */
            trace__bus_default(raised);
        return;
    }
    if (a.flags & TRACE__SA_RESETHAND)
        next->handler = NULL;
    if (!back) {
        trace__bus_now.context = context;
        trace__bus_now.frame = frame;
    }
    a.handler(signal, info, context); /* which may take one argument alone */
    if (!back)
        trace__bus_now.context = NULL;
}

static void trace__bus_handler(int signal, trace__bus_info *info, void *context)
{
    TRACE__SAVE_ERRNO;
    if (info->code > 0 && trace__bus_is_ours(trace__p, (uintptr_t)info->at))
        trace__bus_leave_file(trace__p);
    else
        trace__bus_hand_on(signal, info, context);
    TRACE__RESTORE_ERRNO;
}

/* Sets the handler, or sets it again. Signals that the program's action blocks are blocked for ours, too. */
TRACE__INTERNAL void trace__bus_watch(trace__process *p)
{
    trace__action now, ours;
    if (p->copies.wanted || __atomic_load_n(&p->file.gone, __ATOMIC_RELAXED) || trace__os_filtered() ||
        trace__bus_action(NULL, &now) || now.handler == trace__bus_handler)
        return;
    if (!trace__bus.set)
        trace__bus.first = now;
    else {
        __atomic_store_n(&trace__bus.has_later, 0, __ATOMIC_RELEASE);
        trace__bus.later = now;
        __atomic_store_n(&trace__bus.has_later, 1, __ATOMIC_RELEASE);
    }
    trace__bus.set = 1;
    ours = now;
    ours.handler = trace__bus_handler;
    if ((uintptr_t)now.handler <= 1) {
        ours.mask = 0;
        ours.flags = TRACE__SA_ONSTACK;
    }
    ours.flags = (ours.flags | TRACE__SA_SIGINFO) & ~TRACE__SA_RESETHAND;
#ifdef __x86_64__
    ours.flags |= TRACE__SA_RESTORER;
    ours.restorer = trace__bus_return;
#endif
    trace__bus_action(&ours, NULL);
}

/* A fault of a thread that blocks SIGBUS ends the process, whatever the handler. */
TRACE__INTERNAL void trace__bus_open(const trace__process *p)
{
    const uint64_t bus = 1ull << (TRACE__SIGBUS - 1);
    if (!p->copies.wanted)
        TRACE__SYS4(SYS_rt_sigprocmask, 1 /* SIG_UNBLOCK */, &bus, 0, 8);
}

/* All events that were ever recorded: they were in the file. */
static uint64_t trace__bus_events(const trace__process *p)
{
    uint64_t events = __atomic_load_n(&p->sealed_events, __ATOMIC_RELAXED);
    const trace__writer *w;
    for (w = p->writers.all; w; w = w->other)
        if (w->live && trace__chunk_of(w))
            events += __atomic_load_n(&w->done, __ATOMIC_RELAXED) >> 32;
    return events;
}

/* What the file begins with is ours; `*empty`: it is nobody's. Recording itself makes a file that was cut longer again,
 * and then no store fails. */
static bool trace__gone_is_ours(trace__process *p, int fd, bool *empty)
{
    static uint64_t room[TRACE_HEADER_BYTES / 8] __attribute__((aligned(TRACE_HEADER_BYTES))); /* for direct I/O */
    trace_file_header now;
    *empty = false;
    if (p->copies.wanted || __atomic_load_n(&p->file.gone, __ATOMIC_RELAXED)) {
        if (TRACE__FD4(SYS_pread64, fd, room, sizeof room, 0) != (long)sizeof room)
            memset(room, 0, sizeof room);
        memcpy(&now, room, sizeof now);
    } else
        trace__copy_racing(&now, p->file.header, sizeof now & ~7u);
    *empty = now.magic == 0;
    return now.magic == p->file.own.magic && memcmp(now.session, p->file.own.session, sizeof now.session) == 0;
}

/* Is the file still there, and ours? Lock not needed; one thread at a time. */
TRACE__INTERNAL void trace__gone_look(trace__process *p)
{
    static const char cut[] = "the file was cut or copied over";
    const int fd = trace__file_descriptor(p);
    struct stat st;
    bool empty;
    if (fd < 0 || __atomic_load_n(&p->file.gone, __ATOMIC_RELAXED) ||
        TRACE__FD4(SYS_newfstatat, fd, "", &st, 0x1000 /* AT_EMPTY_PATH */) != 0)
        return;
    if (st.st_nlink == 0)
        trace__gone(p, "the file was removed");
    else if (!trace__gone_is_ours(p, fd, &empty)) {
        trace__gone(p, cut);
        if (!p->copies.wanted)
            trace__bus_leave_file(p);
    }
}

/* At exit: a header that counts what was lost. It becomes that of the file if that was cut to nothing, and else of a
 * new file beside it: what lies in this one now may be another program's. */
TRACE__INTERNAL void trace__bus_count(trace__process *p)
{
    uint64_t page[TRACE_HEADER_BYTES / 8];
    trace_file_header *h = (trace_file_header *)(void *)page;
    char name[sizeof trace__path];
    struct iovec iov;
    struct stat st;
    int fd = trace__file_descriptor(p);
    bool empty = false, beside;
    beside = fd < 0 || TRACE__FD4(SYS_newfstatat, fd, "", &st, 0x1000) != 0 || st.st_nlink == 0 ||
             trace__gone_is_ours(p, fd, &empty) || !empty || TRACE__FD2(SYS_ftruncate, fd, 0) != 0;
    memset(page, 0, sizeof page);
    *h = p->file.own;
    h->dropped += trace__bus_events(p);
    h->slots = 0;
    h->overwritten = 0;
    h->state = TRACE_FILE_CLOSED;
    if (beside) {
        size_t n = strlen(trace__path);
        memcpy(name, trace__path, n + 1);
        trace__text(name + (n > 4 ? n - 4 : 0), "-lost.bin");
        trace__os_random(h->session, sizeof h->session);
        fd = trace__open_private(name, O_RDWR | O_CREAT | O_EXCL | TRACE__O_NOFOLLOW, 0600);
        if (fd < 0)
            return;
        trace__widen(fd, trace__c.mode_bits);
    } else if (p->file.direct)
        TRACE__FD3(SYS_fcntl, fd, F_SETFL, O_RDWR);
    trace__words_begin(h);
    iov.iov_base = page;
    iov.iov_len = sizeof page;
    trace__os_pwritev(fd, &iov, 1, 0);
    if (beside)
        trace__os_close(fd);
}
