/* schedule.c - when is recorded: everything (TRACE_WHEN), and what devices do (TRACE_DEVICES)
 *
 * Each has its schedule: recording windows of time in which is recorded. Steps open and close them: ranges with a
 * certain name, or calls of trace_step(); so do times, a signal, and the program. Only this file decides; levels change
 * and backends are told by trace__apply_levels(), on the thread whose step begins or ends: what that thread does in a
 * step lies wholly inside such a recording window, or wholly outside.
 *
 * Lock: trace__process.control, taken by trace__control_lock(); over it trace__process.lock may be taken, and whatever
 * watches take. */
#include "schedule.h"
#include "buffer.h"
#include "check.h"
#include "environment.h"
#include "helper.h"
#include "log.h"
#include "options.h"
#include "own_threads.h"
#include "recorder.h"
#include "schedule_parse.h"
#include "session.h"
#include "undisturbed.h"

static const trace__field trace__schedule_fields[] = {{"id", TRACE_T_U64, TRACE_R_ID, ""},
                                                      {"step", TRACE_T_U64, TRACE_R_NONE, ""}};
static const trace__desc trace__schedule_descs[TRACE__SCHEDULES][2] = {
    {{"trace", "recorded", TRACE_KIND_ASYNC_BEGIN, 1, 2, trace__schedule_fields},
     {"trace", "recorded", TRACE_KIND_ASYNC_END, 1, 2, trace__schedule_fields}},
    {{"trace", "devices recorded", TRACE_KIND_ASYNC_BEGIN, 1, 2, trace__schedule_fields},
     {"trace", "devices recorded", TRACE_KIND_ASYNC_END, 1, 2, trace__schedule_fields}}};
TRACE__INTERNAL trace__schedule trace__schedules[TRACE__SCHEDULES] = {
    {"TRACE_WHEN",
     {false, false, false, false, 0, {0, false}, {0, false}, {0, false}, {0, false}, ""},
     false,
     false,
     0,
     1,
     1,
     0,
     0,
     0,
     0,
     0,
     0,
     {0, 2, trace__schedule_descs[TRACE__ALL], NULL}},
    {"TRACE_DEVICES",
     {false, false, false, false, 0, {0, false}, {0, false}, {0, false}, {0, false}, ""},
     false,
     false,
     0,
     1,
     1,
     0,
     0,
     0,
     0,
     0,
     0,
     {0, 2, trace__schedule_descs[TRACE__DEVICES], NULL}}};

TRACE__INTERNAL uint8_t trace__devices_release; /* while they are not, others may have the vendor's profiler */
/* bits of schedules whose signal came; futex of the thread that keeps time */
static uint32_t trace__schedule_toggles;

/* ---- the lock ---------------------------------------------------------------------------------------------------- */

static trace__before trace__control_before; /* of the holder, while the lock is held */

/* Signals that come from elsewhere are blocked while it is held: whoever waits for it waits for the holder, whatever
 * its handlers do. Those that an instruction raises are not, for watches call other libraries. False: this thread has
 * it already, and a watch called. */
TRACE__INTERNAL bool trace__control_lock(void)
{
    uintptr_t me = (uintptr_t)&trace__mark, holder;
    trace__before before;
    if (!trace__p || __atomic_load_n(&trace__p->control, __ATOMIC_RELAXED) == me)
        return false;
    trace__os_block_others(&before.mask);
    trace__uncancelable(&before);
    for (holder = 0;
         !__atomic_compare_exchange_n(&trace__p->control, &holder, me, false, __ATOMIC_ACQUIRE, __ATOMIC_RELAXED);
         holder = 0)
        trace__os_yield();
    trace__control_before = before;
    TRACE__TAKES(TRACE__RANK_CONTROL);
    return true;
}
TRACE__INTERNAL void trace__control_unlock(void)
{
    trace__before before = trace__control_before;
    TRACE__GIVES(TRACE__RANK_CONTROL);
    if (trace__p)
        __atomic_store_n(&trace__p->control, (uintptr_t)0, __ATOMIC_RELEASE);
    trace__disturbed(&before);
}

/* ---- the policy -------------------------------------------------------------------------------------------------- */

/* Whether it is to be open, and in how many ns time alone may change that. */
static bool trace__schedule_due(const trace__schedule *w, uint64_t now, uint64_t *change)
{
    const trace__when *p = &w->when;
    uint64_t step = w->step - w->base, past, turn;
    if (!w->on || (w->by_steps && !w->inside))
        return false;
    if (p->after.timed && now - w->origin < p->after.n) {
        *change = p->after.n - (now - w->origin);
        return false;
    }
    if (w->by_steps && !step)
        return false; /* the delay ended in the middle of this one */
    past = now - w->began;
    if (p->most.n && (p->most.timed ? past >= p->most.n : step > p->most.n))
        return false;
    if (p->most.timed)
        *change = p->most.n - past;
    if (!p->every.n)
        return true;
    if (!p->every.timed)
        return (step - 1) % p->every.n < (p->length.n ? p->length.n : 1);
    turn = past % p->every.n;
    past = turn < p->length.n ? p->length.n - turn : p->every.n - turn;
    if (!p->most.timed || past < *change)
        *change = past;
    return turn < p->length.n;
}

/* A step begins. Those before the end of the delay do not count. */
static void trace__schedule_step(trace__schedule *w, uint64_t now)
{
    const trace__amount *after = &w->when.after;
    w->step++;
    if (after->n && (after->timed ? now - w->origin < after->n : w->step <= after->n))
        w->base = w->step;
    else if (!w->began)
        w->began = now;
}

static void trace__schedule_write(trace__schedule *w, int end)
{
    trace__writer *out;
    uint32_t id;
    unsigned char *p;
    if (!w->chosen || TRACE__MODE() == TRACE_MODE_OFF || trace__is_held() || !(id = trace__site_id(&w->span)))
        return;
    p = trace__open(&out, id + (uint32_t)end, 16);
    if (p)
        trace__close(out, trace__put_u64(trace__put_u64(p, 0x57494e00u + (uint64_t)(w - trace__schedules)), w->step));
}

/* Whether it will be open in the next step, as far as steps decide that. */
static bool trace__schedule_next(const trace__schedule *w, uint64_t now)
{
    trace__schedule next = *w;
    uint64_t ignored;
    if (!w->by_steps)
        return trace__schedule_due(w, now, &ignored); /* whether it is open depends on the other, too */
    next.inside = 1;
    trace__schedule_step(&next, now);
    return trace__schedule_due(&next, now, &ignored);
}

/* Somebody chose recording windows, so that there are times between them. */
TRACE__INTERNAL bool trace__schedule_cycles(void)
{
    const trace__schedule *a = &trace__schedules[TRACE__ALL], *d = &trace__schedules[TRACE__DEVICES];
    return (a->chosen || d->chosen) && !a->when.hold && !d->when.hold;
}

/* Opens and closes what is due; lock held. The ns until time alone may change something. */
static uint64_t trace__schedule_settle(void)
{
    uint64_t now = trace__os_clock_ns(TRACE__MONOTONIC), next = UINT64_MAX;
    bool open[TRACE__SCHEDULES], was_open[TRACE__SCHEDULES];
    int i;
    for (i = 0; i < TRACE__SCHEDULES; i++) {
        trace__schedule *w = &trace__schedules[i];
        uint64_t change = UINT64_MAX;
        if (w->chosen && !w->by_steps && !w->began && now - w->origin >= (w->when.after.timed ? w->when.after.n : 0))
            w->began = now;
        open[i] = trace__schedule_due(w, now, &change);
        was_open[i] = w->open;
        next = change < next ? change : next;
    }
    open[TRACE__DEVICES] = open[TRACE__DEVICES] && open[TRACE__ALL];
    for (i = TRACE__SCHEDULES; i-- > 0;) /* the outer one closes last, and opens first */
        if (was_open[i] && !open[i])
            trace__schedule_write(&trace__schedules[i], 1);
    for (i = 0; i < TRACE__SCHEDULES; i++)
        __atomic_store_n(&trace__schedules[i].open, open[i], __ATOMIC_RELAXED);
    if (memcmp(open, was_open, sizeof open))
        trace__set_levels();
    for (i = 0; i < TRACE__SCHEDULES; i++)
        if (open[i] && !was_open[i])
            trace__schedule_write(&trace__schedules[i], 0);
    if (!open[TRACE__DEVICES] && trace__schedule_cycles() && trace__schedule_next(&trace__schedules[TRACE__ALL], now) &&
        trace__schedule_next(&trace__schedules[TRACE__DEVICES], now))
        trace__watch_prepare();
    return next;
}

/* ---- steps ------------------------------------------------------------------------------------------------------- */

/* `*` and `?` as everywhere; the pattern ends at `end`. */
static bool trace__schedule_fits(const char *pattern, const char *end, const char *s, const char *s_end)
{
    const char *star = NULL, *again = NULL;
    for (;;) {
        if (pattern < end && *pattern == '*') {
            star = ++pattern;
            again = s;
        } else if (s == s_end)
            return pattern == end;
        else if (pattern < end && (*pattern == '?' || *pattern == *s)) {
            pattern++;
            s++;
        } else if (star) {
            pattern = star;
            s = ++again;
        } else
            return false;
    }
}

/* The name alone, or with its domain before it, fits one of the patterns. */
static bool trace__schedule_named(const char *patterns, const char *domain, const char *name, size_t length)
{
    char full[512];
    size_t before = domain ? strlen(domain) : 0, n;
    bool both = before && before + 1 + length <= sizeof full;
    if (both) {
        memcpy(full, domain, before);
        full[before] = ':';
        memcpy(full + before + 1, name, length);
    }
    for (; *patterns; patterns += n + (patterns[n] == '|')) {
        n = strcspn(patterns, "|");
        if (trace__schedule_fits(patterns, patterns + n, name, name + length) ||
            (both && trace__schedule_fits(patterns, patterns + n, full, full + before + 1 + length)))
            return true;
    }
    return false;
}

/* A range begins: the bits of the schedules of which it is a step, to be given to trace__schedule_leave() at its end.
 */
TRACE__INTERNAL uint8_t trace__schedule_enter(const char *domain, const char *name, size_t length)
{
    uint8_t fits = 0;
    int i;
    for (i = 0; i < TRACE__SCHEDULES; i++) {
        const trace__schedule *w = &trace__schedules[i];
        const char *patterns = w->when.ranges[0] ? w->when.ranges : "Step.*|ProfilerStep*";
        if (trace__schedule_names >> i & 1 && !(w->called && !w->when.ranges[0]) &&
            trace__schedule_named(patterns, domain, name, length))
            fits |= (uint8_t)(1u << i);
    }
    if (!fits)
        return 0;
    TRACE__SAVE_ERRNO;
    if (trace__control_lock()) {
        uint64_t now = trace__os_clock_ns(TRACE__MONOTONIC);
        for (i = 0; i < TRACE__SCHEDULES; i++)
            if (fits >> i & 1 && trace__schedules[i].inside++ == 0)
                trace__schedule_step(&trace__schedules[i], now);
        trace__schedule_settle();
        trace__control_unlock();
    } else
        fits = 0;
    TRACE__RESTORE_ERRNO;
    return fits;
}
TRACE__INTERNAL void trace__schedule_leave(uint8_t fits)
{
    int i;
    TRACE__SAVE_ERRNO;
    if (trace__control_lock()) {
        for (i = 0; i < TRACE__SCHEDULES; i++)
            if (fits >> i & 1 && trace__schedules[i].inside && --trace__schedules[i].inside == 0 &&
                trace__schedules[i].open)
                trace__schedules[i].seen++;
        trace__schedule_settle();
        trace__control_unlock();
    }
    TRACE__RESTORE_ERRNO;
}

/* The mark by which readers know the step, and its number: from 0 on, in this process. */
static void trace__step_mark(void)
{
    static const trace__field fields[] = {{"step", TRACE_T_U64, TRACE_R_NONE, ""}};
    static const trace__desc desc = {"trace", "step", TRACE_KIND_INSTANT, TRACE_LEVEL_MINIMAL, 1, fields};
    static trace__site site = {0, 1, &desc, NULL};
    const uint64_t number = trace__p ? __atomic_fetch_add(&trace__p->steps, 1, __ATOMIC_RELAXED) : 0;
    trace__writer *w;
    unsigned char *p;
    if (TRACE__ON(TRACE_SOURCE_USER, TRACE_LEVEL_MINIMAL) && (p = trace__open(&w, trace__site_id(&site), 8)) != NULL)
        trace__close(w, trace__put_u64(p, number));
}

TRACE__INTERNAL void trace__step_here(void)
{
    int i;
    TRACE__SAVE_ERRNO;
    trace__init();
    if (trace__control_lock()) {
        uint64_t now = trace__os_clock_ns(TRACE__MONOTONIC);
        for (i = 0; i < TRACE__SCHEDULES; i++) {
            trace__schedule *w = &trace__schedules[i];
            if (!w->chosen || w->when.ranges[0])
                continue;
            if (w->called && w->inside && w->open)
                w->seen++;
            w->inside = w->called = 1;
            trace__schedule_step(w, now);
        }
        trace__schedule_settle();
        trace__control_unlock();
    }
    trace__step_mark();
    TRACE__RESTORE_ERRNO;
}

/* ---- the program's wish ------------------------------------------------------------------------------------------ */

static trace_result trace__schedule_request(bool on, bool release)
{
    TRACE__SAVE_ERRNO;
    trace__init();
    if (trace__control_lock()) {
        trace__schedules[TRACE__DEVICES].on = on;
        trace__devices_release = release || trace__schedules[TRACE__DEVICES].when.release;
        trace__schedule_settle();
        trace__set_levels(); /* also where nothing changes: what was refused is asked for again */
        trace__control_unlock();
    }
    TRACE__RESTORE_ERRNO;
    return TRACE__MODE() == TRACE_MODE_OFF ? TRACE_ERROR_OFF : TRACE_OK;
}
TRACE__INTERNAL trace_result trace__devices_here(bool on) { return trace__schedule_request(on, false); }
TRACE__INTERNAL trace_result trace__release_devices_here(void) { return trace__schedule_request(false, true); }

/* ---- times and signals: a thread, where asked for ---------------------------------------------------------------- */

extern void (*trace__signal(int number, void (*handler)(int)))(int) __asm__("signal"); /* -std=c11 declares another */

static void trace__schedule_on_signal(int number)
{
    int i;
    for (i = 0; i < TRACE__SCHEDULES; i++)
        if (trace__schedules[i].when.signal == number)
            __atomic_fetch_xor(&trace__schedule_toggles, 1u << i, __ATOMIC_RELEASE);
    trace__os_wake(&trace__schedule_toggles);
}

static void *trace__schedule_keeper(void *arg)
{
    trace__own_thread_begun("trace-schedule");
    while (!trace__main_is_gone()) {
        uint32_t toggled = __atomic_exchange_n(&trace__schedule_toggles, 0, __ATOMIC_ACQUIRE);
        uint64_t next = UINT64_MAX;
        int i;
        if (trace__control_lock()) {
            for (i = 0; i < TRACE__SCHEDULES; i++)
                trace__schedules[i].on ^= toggled >> i & 1;
            next = trace__schedule_settle();
            trace__control_unlock();
        }
        trace__os_wait(&trace__schedule_toggles, 0, next < TRACE__SECOND ? next + 1000 : TRACE__SECOND);
    }
    return arg;
}

/* Also in a child, which has not inherited the thread. */
TRACE__INTERNAL void trace__schedule_keep(void)
{
    bool wanted = false;
    int i;
    for (i = 0; i < TRACE__SCHEDULES; i++) {
        const trace__when *p = &trace__schedules[i].when;
        wanted = wanted || p->signal || p->every.timed || p->after.timed || p->most.timed;
    }
    if (!wanted || TRACE__MODE() == TRACE_MODE_OFF)
        return;
    trace__own_thread_make(trace__schedule_keeper, NULL, 0);
}

/* ---- the beginning, a fork, the end ------------------------------------------------------------------------------ */

static const char *trace__schedule_given(int i)
{
    return trace__option(i == TRACE__ALL ? TRACE__OPTION_WHEN : TRACE__OPTION_DEVICES);
}

TRACE__INTERNAL void trace__schedule_config(void)
{
    uint64_t never, now = trace__os_clock_ns(TRACE__MONOTONIC);
    int i;
    for (i = 0; i < TRACE__SCHEDULES; i++) {
        trace__schedule *w = &trace__schedules[i];
        const trace__when *p = &w->when;
        const char *text = trace__schedule_given(i), *wrong = text ? trace__when_parse(&w->when, text) : NULL;
        if (wrong)
            trace__warn("%s=%s: %s; recording always", w->variable, text, wrong);
        w->by_steps = p->ranges[0] || (p->every.n && !p->every.timed) || (p->after.n && !p->after.timed) ||
                      (p->most.n && !p->most.timed);
        w->chosen = w->by_steps || p->every.n || p->after.n || p->most.n || p->off || p->signal || p->never;
        w->on = !p->off && !p->never;
        w->origin = now;
        w->open = trace__schedule_due(w, now, &never);
        if (w->by_steps)
            trace__schedule_names |= (uint8_t)(1u << i);
        if (p->release)
            trace__devices_release = 1;
        if (p->signal && TRACE__MODE() != TRACE_MODE_OFF) {
            void (*before)(int) = trace__signal(p->signal, trace__schedule_on_signal);
            if (before && before != trace__schedule_on_signal) {
                trace__signal(p->signal, before);
                trace__warn("%s: the program handles signal %d itself, so the signal does not switch recording",
                            w->variable, p->signal);
            }
        }
    }
    trace__schedules[TRACE__DEVICES].open &= trace__schedules[TRACE__ALL].open;
    trace__devices_open = trace__schedules[TRACE__DEVICES].open;
}

/* A child is outside of any step, and has the parent's count of them. */
TRACE__INTERNAL void trace__schedule_child(void)
{
    int i;
    for (i = 0; i < TRACE__SCHEDULES; i++) {
        trace__schedule *w = &trace__schedules[i];
        if (w->by_steps) {
            w->inside = 0;
            w->open = 0;
        }
        w->step = w->seen = w->base = 0;
    }
    if (trace__schedule_names)
        trace__apply_levels();
    trace__schedule_keep();
}

/* A fact of the process that readers show with their numbers; `over`: the last word. */
TRACE__INTERNAL void trace__schedule_note(bool over, void (*say)(const char *key, const char *value))
{
    static const char *const keys[] = {"note.recorded", "note.devices"}, *const what[] = {"", "devices "};
    char text[640], *p;
    int i;
    bool locked = over && trace__control_lock(); /* else only what never changes is looked at */
    for (i = 0; i < TRACE__SCHEDULES; i++) {
        trace__schedule *w = &trace__schedules[i];
        const char *given = trace__schedule_given(i);
        uint64_t seen = over ? w->seen + (w->called && w->inside && w->open) : 0;
        if (!w->chosen || !given || strlen(given) > 400)
            continue;
        p = trace__text(text, what[i]);
        if (w->when.never)
            p = trace__text(p, "not recorded");
        else if (!over || !w->by_steps)
            p = trace__text(p, "recorded at times");
        else if (!w->step)
            p = trace__text(p, "not recorded, for no step was seen");
        else
            p = trace__text(trace__decimal(trace__text(trace__decimal(trace__text(p, "recorded in "), seen, 1), " of "),
                                           w->step, 1),
                            " steps");
        trace__text(trace__text(trace__text(trace__text(trace__text(p, " ("), w->variable), "="), given), ")");
        say(keys[i], text);
    }
    if (locked)
        trace__control_unlock();
}
