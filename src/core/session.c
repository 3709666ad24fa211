/* session.c - set up, open the file, start and stop, close at exit */
#include "session.h"
#include "allowance.h"
#include "backends.h"
#include "buffer.h"
#include "bus.h"
#include "check.h"
#include "clock.h"
#include "command.h"
#include "configuration.h"
#include "control.h"
#include "ending.h"
#include "environment.h"
#include "file.h"
#include "folder.h"
#include "fork.h"
#include "header_words.h"
#include "identity.h"
#include "join.h"
#include "log.h"
#include "options.h"
#include "own_threads.h"
#include "proc.h"
#include "recorder.h"
#include "registry.h"
#include "rotate.h"
#include "run.h"
#include "schedule.h"
#include "symbols.h"
#include "thread.h"
#include "thread_names.h"
#include "unmapped.h"

static bool trace__exit_registered;
/* glibc's, which tells the exit status */
extern int trace__libc_on_exit(void (*function)(int status, void *user), void *user) __asm__("on_exit")
    __attribute__((weak));
TRACE__INTERNAL uint32_t trace__prepared;
TRACE__INTERNAL int trace__fd_inherited = -1; /* outlives the wiping, so that a child can close it */

/* ---- set up: once a process tree, from the constructor or the first event --------------------------------- */

static trace__watch *trace__watches;

TRACE__INTERNAL void trace__watch_add(trace__watch *w)
{
    w->next = __atomic_load_n(&trace__watches, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(&trace__watches, &w->next, w, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
        ;
    if (w->poll && trace__p) { /* the helper may sleep for longer */
        __atomic_fetch_add(&trace__p->helper.wakeups, 1, __ATOMIC_RELEASE);
        trace__os_wake(&trace__p->helper.wakeups);
    }
}

/* What devices have done, but not yet told. */
TRACE__INTERNAL void trace__watch_flush(void)
{
    trace__watch *w;
    for (w = __atomic_load_n(&trace__watches, __ATOMIC_ACQUIRE); w; w = w->next)
        w->flush();
}

/* What they have done, before the process ends. From the recorder's own thread. */
TRACE__INTERNAL void trace__watch_poll(bool final)
{
    trace__watch *w;
    for (w = __atomic_load_n(&trace__watches, __ATOMIC_ACQUIRE); w; w = w->next)
        if (final ? w->final != NULL : w->poll != NULL)
            (final ? w->final : w->poll)();
}
TRACE__INTERNAL bool trace__watch_has_poll(void)
{
    trace__watch *w = __atomic_load_n(&trace__watches, __ATOMIC_ACQUIRE);
    while (w && !w->poll)
        w = w->next;
    return w != NULL;
}
TRACE__INTERNAL bool trace__watch_has_final(void)
{
    trace__watch *w = __atomic_load_n(&trace__watches, __ATOMIC_ACQUIRE);
    while (w && !w->final)
        w = w->next;
    return w != NULL;
}

/* The step after this one will be recorded; control lock held. */
TRACE__INTERNAL void trace__watch_prepare(void)
{
    trace__watch *w;
    for (w = __atomic_load_n(&trace__watches, __ATOMIC_ACQUIRE); w; w = w->next)
        w->prepare();
}

/* Of programs' own tasks and of backends with ranges the end of what has begun is not recorded once they are off, as it
 * is of calls: their levels are in
 * the dictionary, so that readers end what is open then, on all threads. What begins at that very moment on another
 * thread ends when they are on again. */
/* Those that will change to `on`, a bit each. */
static uint32_t trace__gap_changes(bool all, bool on)
{
    uint32_t i, changes = 0;
    for (i = 0; i < TRACE_SOURCE_COUNT; i++) {
        bool is = trace__mine.level[i] != 0, will = all && TRACE__LEVEL_CHOSEN(i) != 0;
        if (__atomic_load_n(&trace__ranges_of[i], __ATOMIC_RELAXED))
            changes |= (uint32_t)(is != will && will == on) << i;
    }
    return changes;
}

static void trace__tell_gap(uint32_t changes, bool on)
{
    unsigned char body[256], *p;
    uint32_t i;
    if (!changes || !trace__is_open() || !trace__lock())
        return;
    p = trace__put_u8(trace__put_u64(body, trace__ticks()), on);
    for (i = 0; i < TRACE_SOURCE_COUNT && p < body + 200; i++)
        if (changes >> i & 1)
            p = trace__put_name(p, __atomic_load_n(&trace__ranges_of[i], __ATOMIC_RELAXED));
    trace__dictionary(TRACE_REC_GAP, body, (uint32_t)(p - body));
    trace__unlock();
}

TRACE__INTERNAL void trace__set_levels(void)
{
    trace__watch *w;
    bool on = TRACE__MODE() != TRACE_MODE_OFF && !trace__is_held() && trace__schedules[TRACE__ALL].open;
    uint32_t gone = trace__gap_changes(on, false);
    int i;
    trace__tell_gap(trace__gap_changes(on, true), true);
    /* work is told of a little longer than it is recorded, rather than the other way round */
    if (trace__schedules[TRACE__DEVICES].open)
        __atomic_store_n(&trace__devices_open, 1, __ATOMIC_RELAXED);
    for (i = 0; i < TRACE_SOURCE_COUNT; i++)
        __atomic_store_n(&trace__mine.level[i], on ? TRACE__LEVEL_CHOSEN(i) : 0, __ATOMIC_RELAXED);
    trace__tell_gap(gone, false);
    for (w = __atomic_load_n(&trace__watches, __ATOMIC_ACQUIRE); w; w = w->next)
        w->levels();
    __atomic_store_n(&trace__devices_open, trace__schedules[TRACE__DEVICES].open, __ATOMIC_RELAXED);
}

TRACE__INTERNAL void trace__apply_levels(void)
{
    bool locked = trace__control_lock();
    if (locked || !trace__p)
        trace__set_levels();
    if (locked)
        trace__control_unlock();
}

/* This module's own recorder. */
static void trace__set_up(void)
{
    trace__mine.self = (intptr_t)((uintptr_t)&trace__self - trace__thread_pointer());
    trace__services_here.schedules = trace__schedules;
    trace__services_here.devices_release = &trace__devices_release;
    trace__clock_choose();
    trace__read_config();
    if (TRACE__MODE() != TRACE_MODE_OFF)
        trace__run_choose();
    trace__schedule_config();
    trace__p = (trace__process *)trace__os_memory(sizeof *trace__p, true);
    if (!trace__p)
        trace__c.mode = TRACE_MODE_OFF;
    if (!__atomic_load_n(&trace__stopped, __ATOMIC_RELAXED))
        trace__prepare();
}

/* What recording needs of the process, once; until then the library may be unloaded. */
TRACE__INTERNAL void trace__prepare(void)
{
    if (TRACE__MODE() == TRACE_MODE_OFF || __atomic_exchange_n(&trace__prepared, 1, __ATOMIC_ACQ_REL))
        return;
    trace__stay_loaded();
    if (pthread_key_create(&trace__key, trace__detach) == 0)
        __atomic_store_n(&trace__key_made, 1, __ATOMIC_RELEASE);
    __atomic_store_n(&trace__libc_pid, trace__os_pid(), __ATOMIC_RELAXED);
    pthread_atfork(trace__fork_prepare, trace__fork_parent, trace__fork_child);
    trace__own_threads_at_fork();     /* after it, so that a fork waits for threads before it takes the lock */
    at_quick_exit(trace__quick_exit); /* early, so that it runs last */
}

__attribute__((destructor)) static void trace__unload(void)
{
    trace__process *p = trace__p;
    if (!p || __atomic_load_n(&trace__prepared, __ATOMIC_ACQUIRE))
        return;
    trace__p = NULL;
    trace__os_release(p, sizeof *p);
}

TRACE__INTERNAL void trace__init(void)
{
    const trace__backend *b;
    uint32_t untouched = TRACE__UNTOUCHED, mode;
    bool joined = true;
    int i;
    if (TRACE__LIKELY(__atomic_load_n(&trace__ready, __ATOMIC_ACQUIRE) == TRACE__SET_UP))
        return;
    if (!__atomic_compare_exchange_n(&trace__ready, &untouched, TRACE__BEING_SET_UP, false, __ATOMIC_ACQ_REL,
                                     __ATOMIC_RELAXED)) {
        for (i = 0; i < 20000 && __atomic_load_n(&trace__ready, __ATOMIC_ACQUIRE) != TRACE__SET_UP; i++)
            trace__os_yield(); /* another thread is at it; or we are, below a signal handler: then give up */
        return;
    }
    TRACE__SAVE_ERRNO;
    (void)trace__os_filtered();
    if (!trace__join_recorder()) {
        trace__set_up();
        joined = false;
    }
    __atomic_store_n(&trace__ready, TRACE__SET_UP, __ATOMIC_RELEASE);
    mode = trace__services_of(trace__recorder_here())->config->mode;
    if (trace__backend_here(0) && mode != TRACE_MODE_OFF)
        trace__stay_loaded(); /* others will call what its backends hand out */
    for (i = 0; (b = trace__backend_here(i)) != NULL; i++) {
        trace__services_of(trace__recorder_here())->add(b);
        if (b->init && mode != TRACE_MODE_OFF)
            b->init();
    }
    if (!joined) {
        trace__apply_levels();
        trace__schedule_keep();
    }
    TRACE__RESTORE_ERRNO;
}

__attribute__((constructor(101))) static void trace__constructor(void) { trace__init(); }

/* ---- the file ---------------------------------------------------------------------------------------------- */

/* Which clock it is: of the boot, and in a time namespace of what that adds to it. True: it is in one. */
static bool trace__boot_id(uint8_t *id)
{
    char buf[512];
    int i = 0, k;
    long n, more;
    uint64_t mixed;
    trace__os_slurp("/proc/sys/kernel/random/boot_id", buf, sizeof buf);
    for (k = 0; buf[k] && i < 32; k++) {
        int v = buf[k] >= '0' && buf[k] <= '9' ? buf[k] - '0' : buf[k] >= 'a' && buf[k] <= 'f' ? buf[k] - 'a' + 10 : -1;
        if (v >= 0) {
            id[i / 2] = (uint8_t)(id[i / 2] << 4 | v);
            i++;
        }
    }
    n = TRACE__SYS4(SYS_readlinkat, TRACE__AT_FDCWD, "/proc/self/ns/time", buf, 64);
    if (n <= 0 || (n == 17 && !memcmp(buf, "time:[4026531834]", 17))) /* the first one, in which all offsets are 0 */
        return false;
    more = trace__os_slurp("/proc/self/timens_offsets", buf + n, sizeof buf - (size_t)n);
    mixed = trace_checksum(buf, (uint32_t)(n + (more > 0 ? more : 0)));
    for (i = 0; i < 8; i++)
        id[i] ^= (uint8_t)(mixed >> 8 * i);
    return true;
}

static void trace__fill_header(trace_file_header *h)
{
    char buf[1024];
    const char *s;
    long n;
    uint64_t parent;
    const char *const *names;
    h->magic = TRACE_FILE_MAGIC;
    h->major = TRACE_FORMAT_MAJOR;
    h->minor = TRACE_FORMAT_MINOR;
    h->header_bytes = TRACE_HEADER_BYTES;
    h->byte_order = TRACE_BYTE_ORDER;
    h->slot_bytes = trace__c.slot_bytes;
    h->clock = trace__clock;
    h->mode = trace__c.most_slots ? (uint32_t)TRACE_MODE_RING : TRACE__MODE();
    if (trace__boot_id(h->boot_id))
        trace__clock_compare(); /* a parent may have done that in another */
    h->tick_hz = trace__clock_hz();
    h->pid = trace__os_pid();
    h->ppid = (uint32_t)TRACE__SYS1(SYS_getppid, 0);
    h->start_ticks = trace__ticks();
    h->start_realtime_ns = trace__os_clock_ns(TRACE__REALTIME);
    h->state = TRACE_FILE_OPEN;
    h->rank = TRACE__RANK();
    h->world = __atomic_load_n(&trace__c.world, __ATOMIC_RELAXED);
    trace__os_random(h->session, sizeof h->session);
    trace__process_look(0, &parent, &h->proc_start);
    trace__identify(h);
    n = trace__os_slurp("/proc/sys/kernel/hostname", buf, sizeof h->host);
    while (n > 0 && (buf[n - 1] == '\n' || n == (long)sizeof h->host))
        buf[--n] = 0;
    memcpy(h->host, n > 0 ? buf : "unknown", n > 0 ? (size_t)n + 1 : 8);
    n = TRACE__SYS4(SYS_readlinkat, TRACE__AT_FDCWD, "/proc/self/exe", buf, sizeof h->program - 1);
    if (n > 0)
        memcpy(h->program, buf, (size_t)n);
    for (names = trace__job_env; *names; names++)
        if ((s = trace__env(*names)) != NULL) {
            n = (long)strlen(s) < (long)sizeof h->job - 1 ? (long)strlen(s) : (long)sizeof h->job - 1;
            memcpy(h->job, s, (size_t)n);
            break;
        }
    trace__run_settle();
    memcpy(h->run, trace__c.run, sizeof h->run);
}

/* Lock held. */
static void trace__tell_info(const char *key, const char *value)
{
    unsigned char body[2 + 64 + 6 + 2048], *p = body;
    p = trace__put_strn(p, key, strlen(key), 64);
    p = trace__put_strn(p, value, strlen(value), 2048);
    trace__dictionary(TRACE_REC_INFO, body, (uint32_t)(p - body));
}

TRACE__INTERNAL void trace__command_info(void)
{
    /* not on the stack, which may be a signal handler's */
    char *line = (char *)trace__os_memory(2 * TRACE__COMMAND_ROOM, false);
    trace__tell_info("recorder", TRACE_VERSION_TEXT);
    if (line) {
        trace__command_line(line, line + TRACE__COMMAND_ROOM, TRACE__COMMAND_ROOM);
        trace__tell_info("command", line);
        trace__os_release(line, 2 * TRACE__COMMAND_ROOM);
    }
    trace__schedule_note(false, trace__tell_info);
}

static bool trace__make_file(void)
{
    trace__process *p = trace__p;
    trace_file_header *h;
    char name[256], *s;
    uint64_t nonce, filesystem;
    int dir, fd = -1, error = 0, tries, i;
    dir = trace__open_dir(trace__c.out);
    if (dir < 0) {
        if (trace__os_filtered())
            trace__warn("%s: a seccomp filter was set before the first event, and may kill a process that opens files; "
                        "nothing is recorded: "
                        "record an event before the filter is set",
                        trace__c.out);
        else
            trace__warn("%s: cannot record here: %s; set TRACE_OUT to a directory of your own", trace__c.out,
                        dir == -TRACE__ANYBODY ? "anybody may write there" : trace__error_text(-dir));
        return false;
    }
    h = (trace_file_header *)trace__os_memory(TRACE_HEADER_BYTES, false);
    if (h)
        trace__fill_header(h);
    for (tries = 0; h && tries < 8; tries++) {
        long n;
        trace__os_random(&nonce, sizeof nonce);
        s = name;
        for (n = 0; h->host[n] && n < 48; n++)
            *s++ = h->host[n] == '/' ? '_' : h->host[n];
        if (h->rank >= 0)
            s = trace__decimal(trace__text(s, "-r"), (uint64_t)h->rank, 4);
        s = trace__decimal(trace__text(s, "-"), h->pid, 1);
        *s++ = '-';
        for (i = 0; i < 12; i++)
            *s++ = "0123456789abcdef"[nonce >> (4 * i) & 15];
        trace__text(s, ".bin");
        fd = trace__os_open(dir, name, O_RDWR | O_CREAT | O_EXCL | TRACE__O_NOFOLLOW, 0600);
        if (fd != -EEXIST)
            break;
    }
    if (fd >= 0)
        trace__widen(fd, trace__c.mode_bits);
    if (fd < 0 || !h) {
        trace__os_close(dir);
        trace__warn("%s: cannot make a file: %s; nothing is recorded", trace__c.out,
                    trace__error_text(h ? -fd : ENOMEM));
        return false;
    }
    fd = trace__os_raise_descriptor(fd);
    filesystem = trace__os_filesystem(fd);
    p->copies.wanted = trace__option_is(TRACE__OPTION_MMAP, "auto") ? trace__os_mmap_is_bad(filesystem)
                                                                    : trace__option_is(TRACE__OPTION_MMAP, "0");
    if (p->copies.wanted)
        trace__os_write_in_place(fd);
    trace__ballast_take(p, dir, filesystem);
    p->file.header = (trace_file_header *)(void *)trace__window(p, fd, 0, TRACE_HEADER_BYTES, &error);
    if (p->file.header && !trace__rotation_begin(p)) {
        error = ENOMEM;
        p->file.header = NULL;
    }
    if (!p->file.header) {
        trace__warn("%s: cannot write there: %s; nothing is recorded", trace__c.out, trace__error_text(error));
        TRACE__SYS3(SYS_unlinkat, dir, name, 0);
        trace__path[0] = 0;
        trace__os_close(dir);
        trace__os_close(fd);
        return false;
    }
    trace__os_close(dir);
    h->dropped = __atomic_exchange_n(&trace__lost_early, 0, __ATOMIC_RELAXED);
    h->features_optional =
        (p->copies.wanted ? TRACE_FEATURE_COPIED : 0) | (trace__c.most_slots ? TRACE_FEATURE_ROTATED : 0);
    trace__words_begin(h);
    p->file.own = *h;
    trace__bus_watch(p);
    /* all behind `magic`, which says that the rest is there */
    memcpy((char *)p->file.header + 8, (char *)h + 8, sizeof *h - 8);
    __atomic_store_n(&p->file.header->magic, h->magic, __ATOMIC_RELEASE);
    trace__os_release(h, TRACE_HEADER_BYTES);
    s = trace__text(trace__path, trace__c.out);
    trace__text(trace__text(s, "/"), name);
    p->file.fd = trace__fd_inherited = fd;
    if (!p->copies.wanted && trace__os_direct_is_good(filesystem) &&
        TRACE__FD3(SYS_fcntl, fd, F_SETFL, O_RDWR | TRACE__O_DIRECT) == 0)
        p->file.direct = 1;
    trace__allowance_begin(p, filesystem);
    trace__allowance_tell(p);
    p->dictionary.live = 1;
    trace__remember_file(p);
    __atomic_store_n(&trace__generation, trace__generation + 1, __ATOMIC_RELAXED);
    /* Ids used before would mean nothing in this file: others' events wait for trace__lock, and are lost, and counted,
     * until there is space for what the ids mean. */
    __atomic_store_n(&p->mute, 1, __ATOMIC_RELAXED);
    __atomic_store_n(&p->state, TRACE__OPEN, __ATOMIC_RELEASE);
    trace__thread_names_begin(p);
    trace__clock_sample();
    trace__command_info();
    trace__copy_window(p);
    __atomic_store_n(&p->mute, !trace__replay(), __ATOMIC_RELAXED);
    if (!trace__exit_registered) {
        trace__exit_registered = true;
        atexit(trace__at_exit); /* late, so that it runs before the teardown of what was there before */
        if (trace__libc_on_exit)
            trace__libc_on_exit(trace__on_exit, NULL);
    }
    return true;
}

/* Opens this process' file; lock held. After a failure nothing is recorded any more. */
TRACE__INTERNAL bool trace__process_open(void)
{
    TRACE__ASSERT(trace__holds(TRACE__RANK_LOCK));
    if (trace__p->state == TRACE__NOT_OPEN && !trace__make_file())
        __atomic_store_n(&trace__p->state, TRACE__BROKEN, __ATOMIC_RELEASE);
    return trace__is_open();
}
