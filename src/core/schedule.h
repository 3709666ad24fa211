/* schedule.h - what schedule.c offers to the other files */
#ifndef TRACE_CORE_SCHEDULE_H
#define TRACE_CORE_SCHEDULE_H
#include "state.h"
#include "recorder.h"
#include "schedule_parse.h"

enum { TRACE__ALL, TRACE__DEVICES, TRACE__SCHEDULES };
typedef struct trace__schedule {
    const char *variable;
    trace__when when;
    bool chosen, by_steps; /* somebody asked for something; for something that has to do with steps */
    uint8_t called;        /* trace_step() was called: ranges of the usual names are no steps */
    uint8_t on;            /* what the program or the signal wants */
    uint8_t open;
    uint32_t inside;        /* ranges that are a step's, open now */
    uint64_t step, base;    /* steps begun; of them before the delay was over */
    uint64_t seen;          /* steps recorded */
    uint64_t origin, began; /* monotonic ns: when time began to count, and when the delay was over */
    trace__site span;
} trace__schedule;
TRACE__EXTERN(trace__schedule trace__schedules[TRACE__SCHEDULES]);
TRACE__EXTERN(uint8_t trace__devices_release);
TRACE__INTERNAL bool trace__control_lock(void);
TRACE__INTERNAL void trace__control_unlock(void);
TRACE__INTERNAL bool trace__schedule_cycles(void);
TRACE__INTERNAL uint8_t trace__schedule_enter(const char *domain, const char *name, size_t length);
TRACE__INTERNAL void trace__schedule_leave(uint8_t fits);
TRACE__INTERNAL void trace__schedule_keep(void);
TRACE__INTERNAL void trace__schedule_config(void);
TRACE__INTERNAL void trace__schedule_child(void);
TRACE__INTERNAL void trace__schedule_note(bool over, void (*say)(const char *key, const char *value));
#endif
