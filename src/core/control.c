/* control.c - what a program may ask for while it runs, and the end */
#include "control.h"
#include "backends.h"
#include "buffer.h"
#include "bus.h"
#include "clock.h"
#include "configuration.h"
#include "environment.h"
#include "file.h"
#include "header_words.h"
#include "helper.h"
#include "log.h"
#include "off_cpu.h"
#include "options.h"
#include "recorder.h"
#include "retell.h"
#include "run.h"
#include "schedule.h"
#include "seal.h"
#include "session.h"
#include "thread_names.h"
#include "undisturbed.h"
#include "unmapped.h"
#include "waited.h"

TRACE__INTERNAL const char *trace__result_text_here(trace_result result)
{
    switch (result) {
#define TRACE__RESULT(name, value, text) \
    case name: return text;
        TRACE_RESULTS(TRACE__RESULT)
#undef TRACE__RESULT
    case TRACE_RESULT_LAST: break;
    }
    return "unknown result";
}

TRACE__INTERNAL unsigned long long trace__version_here(void) { return TRACE_VERSION; }

TRACE__INTERNAL const char *trace__file_here(void) { return trace__path; }

TRACE__INTERNAL bool trace__enabled_here(void) { return trace__is_ready() && TRACE__LEVEL(TRACE_SOURCE_USER) != 0; }

/* The gap is visible in the trace: an instant of kind PAUSE, then one of kind RESUME. */
static void trace__mark_gap(int kind)
{
    static const trace__desc descs[2] = {{"trace", "pause", TRACE_KIND_PAUSE, 1, 0, NULL},
                                         {"trace", "resume", TRACE_KIND_RESUME, 1, 0, NULL}};
    static trace__site pause = {0, 1, &descs[0], NULL}, resume = {0, 1, &descs[1], NULL};
    int i = 0;
    while (i < TRACE_SOURCE_COUNT && !TRACE__LEVEL(i)) /* whatever API is recorded has the gap */
        i++;
    if (i < TRACE_SOURCE_COUNT)
        trace__event(trace__site_id(kind == TRACE_KIND_PAUSE ? &pause : &resume));
}

static void trace__record_from_now(void)
{
    trace__init();
    if (__atomic_load_n(&trace__stopped, __ATOMIC_RELAXED)) {
        trace__prepare();
        __atomic_store_n(&trace__stopped, 0, __ATOMIC_RELAXED);
        trace__apply_levels();
        if (trace__is_open())
            trace__mark_gap(TRACE_KIND_RESUME);
    }
}

TRACE__INTERNAL trace_result trace__start_here(void)
{
    const trace__backend *b;
    int i;
    TRACE__SAVE_ERRNO;
    trace__record_from_now();
    for (i = 0; TRACE__MODE() != TRACE_MODE_OFF && (b = trace__backend_at(i)) != NULL; i++)
        if (b->started)
            b->started();
    TRACE__RESTORE_ERRNO;
    return TRACE__MODE() == TRACE_MODE_OFF ? TRACE_ERROR_OFF : TRACE_OK;
}

/* TRACE_DEFAULT_OFF is the wish of the library that has this recorder; TRACE_ENABLE=0 that of the user. */
TRACE__INTERNAL void trace__wanted(void)
{
#ifdef TRACE_DEFAULT_OFF
    const char *s = trace__option(TRACE__OPTION_ENABLE);
    trace__init();
    /* nobody has started it yet */
    if ((!s || strcmp(s, "0") != 0) && !__atomic_load_n(&trace__prepared, __ATOMIC_ACQUIRE))
        trace__record_from_now();
#else
    trace__init();
#endif
}

TRACE__INTERNAL trace_result trace__stop_here(void)
{
    TRACE__SAVE_ERRNO;
    trace__init();
    if (!__atomic_load_n(&trace__stopped, __ATOMIC_RELAXED)) {
        trace__mark_gap(TRACE_KIND_PAUSE);
        __atomic_store_n(&trace__stopped, 1, __ATOMIC_RELAXED);
        trace__apply_levels();
    }
    TRACE__RESTORE_ERRNO;
    return TRACE__MODE() == TRACE_MODE_OFF ? TRACE_ERROR_OFF : TRACE_OK;
}

TRACE__INTERNAL trace_result trace__pause_here(void)
{
    TRACE__SAVE_ERRNO;
    trace__init();
    if (__atomic_load_n(&trace__paused, __ATOMIC_RELAXED) == 0)
        trace__mark_gap(TRACE_KIND_PAUSE);
    __atomic_fetch_add(&trace__paused, 1, __ATOMIC_ACQ_REL);
    trace__apply_levels();
    TRACE__RESTORE_ERRNO;
    return TRACE__MODE() == TRACE_MODE_OFF ? TRACE_ERROR_OFF : TRACE_OK;
}

TRACE__INTERNAL trace_result trace__resume_here(void)
{
    uint32_t n;
    TRACE__SAVE_ERRNO;
    trace__init();
    n = __atomic_load_n(&trace__paused, __ATOMIC_RELAXED);
    while (n && !__atomic_compare_exchange_n(&trace__paused, &n, n - 1, false, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
        ;
    trace__apply_levels();
    if (n == 1)
        trace__mark_gap(TRACE_KIND_RESUME);
    TRACE__RESTORE_ERRNO;
    return !n ? TRACE_ERROR_ARGUMENT : TRACE__MODE() == TRACE_MODE_OFF ? TRACE_ERROR_OFF : TRACE_OK;
}

TRACE__INTERNAL trace_result trace__filter_here(const char *apis)
{
    unsigned char level[TRACE_SOURCE_COUNT];
    bool good, locked;
    int i;
    TRACE__SAVE_ERRNO;
    trace__init();
    locked = trace__control_lock();
    for (i = 0; i < TRACE_SOURCE_COUNT; i++)
        level[i] = TRACE__LEVEL_CHOSEN(i);
    good = apis && !trace__parse_sources(apis, level);
    for (i = 0; i < TRACE_SOURCE_COUNT && good; i++)
        __atomic_store_n(&trace__c.level[i], level[i], __ATOMIC_RELAXED);
    if (good && (locked || !trace__p))
        trace__set_levels();
    if (locked)
        trace__control_unlock();
    TRACE__RESTORE_ERRNO;
    return !good ? TRACE_ERROR_ARGUMENT : TRACE__MODE() == TRACE_MODE_OFF ? TRACE_ERROR_OFF : TRACE_OK;
}

TRACE__INTERNAL void trace__set_rank_here(int rank, int world)
{
    bool locked;
    TRACE__SAVE_ERRNO;
    trace__init();
    if (rank >= 0) {
        /* against a file that is opened meanwhile, whose header would have the rank of before */
        locked = trace__p && trace__lock();
        __atomic_store_n(&trace__c.rank, rank, __ATOMIC_RELAXED);
        if (world > 0)
            __atomic_store_n(&trace__c.world, world, __ATOMIC_RELAXED);
        if (world > 1)
            trace__run_meet();
        if (trace__p && trace__is_open())
            trace__header_rank(trace__p, rank, world);
        if (locked)
            trace__unlock();
        if (trace__c.rank_filter && !trace__rank_listed(trace__c.ranks, rank)) {
            __atomic_store_n(&trace__c.mode, TRACE_MODE_OFF, __ATOMIC_RELAXED);
            trace__apply_levels();
        }
    }
    TRACE__RESTORE_ERRNO;
}

TRACE__INTERNAL trace_result trace__output_here(const char *folder)
{
    trace_result result = TRACE_ERROR_ARGUMENT;
    bool locked;
    TRACE__SAVE_ERRNO;
    trace__init();
    locked = trace__p && trace__lock(); /* against a file that is opened meanwhile */
    if (folder && *folder && locked && !trace__is_open() && trace__choose_folder(&trace__c, folder))
        result = TRACE_OK;
    if (locked)
        trace__unlock();
    TRACE__RESTORE_ERRNO;
    return TRACE__MODE() == TRACE_MODE_OFF ? TRACE_ERROR_OFF : result;
}

/* The records, and marks that say what is there. No mark reaches the file before that. */
static trace_result trace__flush_records(trace__process *p)
{
    trace__before before, copying;
    bool locked;
    trace__undisturbed(&before);
    locked = trace__lock();
    if (locked) {
        trace__clock_sample();
        trace__retell(p);
        if (p->copies.wanted)
            trace__seal_room(p); /* whoever frees a slot may wait for the next lock */
    }
    trace__copy_lock(&p->copies.busy, &copying);
    if (locked) {
        trace__seal_now(p, true);
        trace__unlock();
    }
    if (p->copies.wanted)
        trace__copy_all(p);
    trace__copy_unlock(&p->copies.busy, &copying);
    trace__disturbed(&before);
    return locked ? TRACE_OK : TRACE_ERROR_BUSY;
}

TRACE__INTERNAL trace_result trace__flush_here(void)
{
    trace__process *p = trace__p;
    trace_result result = TRACE_OK;
    TRACE__SAVE_ERRNO;
    if (!p || !trace__is_open())
        result = trace__is_ready() && TRACE__MODE() == TRACE_MODE_OFF ? TRACE_ERROR_OFF : TRACE_OK;
    else {
        int fd = trace__file_descriptor(p);
        long error;
        trace__watch_flush();
        result = trace__flush_records(p);
        /* What is stored in a mapped window is in the page cache already; this carries it to the disk. */
        error = fd < 0 ? fd : TRACE__FD1(SYS_fdatasync, fd);
        if (!error)
            error = -(long)__atomic_exchange_n(&p->unwritten.error, 0, __ATOMIC_RELAXED);
        if (error < 0)
            trace__warn("%s: cannot flush it to the disk: %s", trace__path, trace__error_text((int)-error));
        if (error < 0 || p->file.gone || __atomic_load_n(&p->file.space_low, __ATOMIC_RELAXED))
            result = TRACE_ERROR_IO;
    }
    TRACE__RESTORE_ERRNO;
    return result;
}

/* A count that the kernel wipes in a child, so that the child begins with random bits of its own. */
TRACE__INTERNAL uint64_t trace__flow_new_here(void)
{
    static uint64_t without_process; /* no memory for trace__p */
    uint64_t *next, n;
    TRACE__SAVE_ERRNO;
    trace__init();
    next = trace__p ? &trace__p->next_flow : &without_process;
    n = __atomic_load_n(next, __ATOMIC_RELAXED);
    if (!n) { /* 40 random bits, 24 to count in: unique among the processes of a job for all practical purposes */
        uint64_t seed = 0;
        trace__os_random(&seed, sizeof seed);
        seed = seed << 24 | 1;
        __atomic_compare_exchange_n(next, &n, seed, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED);
    }
    n = __atomic_fetch_add(next, 1, __ATOMIC_RELAXED);
    TRACE__RESTORE_ERRNO;
    return n;
}

/* ---- the end ------------------------------------------------------------------------------------------------ */

/* What was allocated ahead and not used. */
static void trace__give_back_space(trace__process *p)
{
    uint32_t size = p->file.own.slot_bytes, kept = 0, i;
    uint64_t end, give_up;
    struct stat st;
    int fd = trace__file_descriptor(p);
    if (fd < 0)
        return;
    for (i = 0; i < trace__nbuffers(p); i++)
        if (__atomic_load_n(&p->buffer[i].state, __ATOMIC_RELAXED) == TRACE__BUFFER_FREE && kept++ >= 2 &&
            trace__cas(&p->buffer[i].state, TRACE__BUFFER_FREE, TRACE__BUFFER_NONE))
            TRACE__FD4(SYS_fallocate, fd, 3 /* PUNCH_HOLE | KEEP_SIZE */,
                       TRACE_HEADER_BYTES + (uint64_t)p->buffer[i].slot * size, size);
    /* The lock keeps new windows away. It comes first: who holds it may wait for slots, which nobody writes then. */
    if (!trace__lock())
        return;
    give_up = trace__os_clock_ns(TRACE__MONOTONIC) + 200 * TRACE__MS;
    __atomic_store_n(&p->file.truncating, 1, __ATOMIC_SEQ_CST);
    while (__atomic_load_n(&p->file.writing, __ATOMIC_SEQ_CST) && trace__os_clock_ns(TRACE__MONOTONIC) < give_up)
        trace__os_yield();
    if (!__atomic_load_n(&p->file.writing, __ATOMIC_SEQ_CST)) { /* only ever shorter: growing could raise SIGXFSZ */
        end = TRACE_HEADER_BYTES + (uint64_t)__atomic_load_n(&p->file.own.slots, __ATOMIC_SEQ_CST) * size;
        if (TRACE__FD4(SYS_newfstatat, fd, "", &st, 0x1000) == 0 && (uint64_t)st.st_size > end &&
            TRACE__FD2(SYS_ftruncate, fd, end) == 0)
            __atomic_store_n(&p->file.allocated, 0, __ATOMIC_RELAXED);
    }
    __atomic_store_n(&p->file.truncating, 0, __ATOMIC_SEQ_CST);
    trace__unlock();
}

/* Runs from exit(): the last clock sample, the seal, and the space nobody used goes back. Threads may still record. */
TRACE__INTERNAL void trace__at_exit(void)
{
    trace__process *p = trace__p;
    const trace__backend *b;
    trace__before before;
    int i;
    TRACE__SAVE_ERRNO;
    if (!p || !trace__is_open() || p->closed)
        return;
    for (i = 0; (b = trace__backend_at(i)) != NULL; i++)
        if (b->closing)
            b->closing();
    trace__schedule_note(true, trace__info_here);
    __atomic_store_n(&p->closed, 1, __ATOMIC_RELAXED);
    trace__helper_stop();
    if (trace__lock()) {
        trace__clock_sample();
        trace__unlock();
    }
    trace__gone_look(p);
    if (__atomic_load_n(&p->file.gone, __ATOMIC_ACQUIRE)) {
        trace__bus_count(p);
        TRACE__RESTORE_ERRNO;
        return;
    }
    trace__undisturbed(&before); /* no handler may jump out while the kernel's counts are read */
    trace__waited_take(p, false);
    trace__off_cpu_end(p);
    trace__disturbed(&before);
    trace__thread_names_take(p, true);
    trace__seal_end(p);
    trace__give_back_space(p);
    trace__header_state(p, TRACE_FILE_CLOSED);
    trace__copy_last(p);
    TRACE__RESTORE_ERRNO;
}

/* What destructors of the program recorded after that. */
__attribute__((destructor)) static void trace__at_unload(void)
{
    trace__process *p = trace__p;
    TRACE__SAVE_ERRNO;
    if (p && trace__is_open() && p->closed && !p->file.gone &&
        __atomic_load_n(&p->begun, __ATOMIC_RELAXED) != p->begun_at_end) {
        trace__seal_end(p);
        trace__copy_last(p);
    }
    TRACE__RESTORE_ERRNO;
}
