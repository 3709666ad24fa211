/* device.h - device activity: one model for all APIs; private to TRACE_IMPL
 *
 * A finished piece of work (kernel, copy, fill) is one record of kind SLICE, written by whatever thread learns its
 * times: TRACE__DEVICE_FIELDS first, put by trace__put_work(), then what only its API knows (grid, registers, BYTES,
 * DIRECTION, RESULT ...). Its api is that of the host calls, its name in the trace is the kernel's own (as the vendor
 * gives it, mangled: tools demangle) or, of copies and fills, that of the host call that asked for it. It lies on a
 * track: trace__track_new() makes device, subdevice and queue once, parents first.
 *
 * Inside the record of the host call trace__launched() says which work the call caused. Numbers are unique in a process
 * and API. */
#ifndef TRACE_DEVICE_H
#define TRACE_DEVICE_H
#include "../core/services.h"

/* `clock`: "" = the recorder's ticks, "ns:realtime", "ns:monotonic". */
#define TRACE__DEVICE_FIELDS(clock) \
    {"begin", TRACE_T_U64, TRACE_R_TIME, clock}, {"duration", TRACE_T_U64, TRACE_R_DURATION, clock}, \
        {"track", TRACE_T_U32, TRACE_R_TRACK, ""}, {"correlation", TRACE_T_U64, TRACE_R_CORRELATION, ""}, \
        {"name", TRACE_T_STRID, TRACE_R_NAME, ""}
enum { TRACE__WORK_BYTES = 32 };

typedef struct trace__work {
    uint64_t begin, end;  /* in the clock of the fields */
    uint64_t correlation; /* 0: nobody's */
    uint32_t track, name; /* trace__track_new(), trace__intern(); 0: none, the event's own */
} trace__work;

static inline unsigned char *trace__put_work(unsigned char *p, const trace__work *w)
{
    p = trace__put_u64(p, w->begin);
    p = trace__put_u64(p, w->end > w->begin ? w->end - w->begin : 0);
    p = trace__put_u32(p, w->track);
    p = trace__put_u64(p, w->correlation);
    return trace__put_u32(p, w->name);
}

#define TRACE__DIRECTION(from, to) (uint16_t)((unsigned char)(from) | (unsigned char)(to) << 8)

/* The site of an API's trace__launched() records. */
#define TRACE__LAUNCH_SITE(site, api) \
    static const trace__field site##_fields[] = {{"correlation", TRACE_T_U64, TRACE_R_CORRELATION, ""}}; \
    static const trace__desc site##_desc[] = {{api, "launch", TRACE_KIND_META, 1, 1, site##_fields}}; \
    static trace__site site = {0, 1, site##_desc, NULL}

/* The innermost open slice of this thread caused that work. When that was told is of no interest: the time is that of
 * the record before, which spares a reading of the clock. */
static inline void trace__launched(trace__site *site, uint64_t correlation)
{
    uint64_t before = trace__self->last;
    trace__writer *w;
    unsigned char *p = trace__open_at(&w, trace__site_id(site), 8, before ? before : trace__ticks());
    if (p)
        trace__close(w, trace__put_u64(p, correlation));
}

/* Whether devices are ever to be timed: TRACE_DEVICES=0 leaves the program's calls, and the vendor's profiler, alone.
 */
static inline bool trace__devices_wanted(void) { return !trace__schedules[TRACE__DEVICES].when.never; }
/* Whether they are now: core/schedule.c. A trace__watch hears when that changes. */
static TRACE__IN_HOT bool trace__devices_now(void) { return __atomic_load_n(&trace__devices_open, __ATOMIC_RELAXED); }

#endif
