/* fake.h - a Level Zero driver whose devices are threads of the host: what its two halves share
 *
 * Every function of the API comes from trace-gen driver; fake.c and fake_run.c replace those that must mean something.
 * What is put into lists is carried out in order, takes known times, and goes to the file named by ZE_FAKE_TRUTH, one
 * line each:
 *
 *     kind name device queue bytes begin end        begin and end in ns of CLOCK_MONOTONIC, device "1" or "1.0" (a
 *                                                   subdevice), columns by tabs
 *     clock ns ns                                   the same moment of CLOCK_MONOTONIC and CLOCK_REALTIME
 *     misuse what                                   a handle that is none, or none any more
 *
 * ZE_FAKE_CALLS names a file for "function calls" lines, written at exit. ZE_FAKE_KERNEL_BITS, ZE_FAKE_GLOBAL_BITS: how
 * many bits of a timestamp count (32, 36); the others hold rubbish, and a quarter of a second after the start the
 * counter passes their end. ZE_FAKE_OLD=1: the driver does not know properties of version 1.2. ZE_FAKE_NO_TIMES=1: it
 * has no pools with timestamps. ZE_FAKE_NOTHING: lists keep nothing of what they are given. */
#ifndef FAKE_H
#define FAKE_H
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <level_zero/ze_api.h>

enum { DEVICE = 0x6d646576, CONTEXT, MODULE, KERNEL, QUEUE, LIST, POOL, EVENT, FENCE, DEAD };

typedef struct fake_device {
    int magic, index, sub;              /* sub: -1 a root device */
    struct fake_device *parent;         /* itself, if it is a root */
    double hz;                          /* as it ticks */
    uint64_t start, resolution, cycles; /* count at the start; what it claims: ns a tick, ticks a second */
} fake_device;

typedef struct fake_kernel {
    int magic;
    char name[256];
} fake_kernel;

typedef struct fake_pool {
    int magic;
    ze_event_pool_flags_t flags;
    uint32_t count, live;
} fake_pool;

typedef struct fake_event {
    int magic;
    fake_pool *pool;
    int signaled;
    uint64_t begin, end; /* ticks, as a device writes them */
} fake_event;

enum { WORK_KERNEL, WORK_COPY, WORK_FILL, WORK_BARRIER, WORK_RESET, WORK_TIMES, WORK_STAMP };

typedef struct fake_work {
    int what;
    char name[256];
    void *to;
    const void *from;
    size_t bytes, pattern, nevents;
    unsigned char value[16];
    fake_event *signal, **waits, **events;
    uint32_t nwaits;
} fake_work;

typedef struct fake_list {
    int magic;
    fake_device *device;
    uint32_t ordinal;
    bool closed;
    struct fake_queue *queue; /* of an immediate list */
    fake_work **works;
    size_t n;
} fake_list;

typedef struct fake_fence {
    int magic, signaled;
} fake_fence;

typedef struct fake_job { /* one list, once; or one work of an immediate list */
    struct fake_job *next;
    fake_work **works;
    size_t n;
    fake_fence *fence;
} fake_job;

typedef struct fake_queue {
    int magic;
    fake_device *device;
    uint32_t ordinal, index;
    bool immediate, synchronous;
    pthread_t thread;
    bool ending;
    uint64_t submitted, done;
    fake_job *first, *last;
} fake_queue;

extern fake_device fake_devices[2][3]; /* a root and its two subdevices */
extern pthread_mutex_t fake_lock;
extern pthread_cond_t fake_change;

uint64_t fake_now(void); /* ns of CLOCK_MONOTONIC */
uint64_t fake_ticks(const fake_device *d, uint64_t ns);
uint64_t fake_cut(uint64_t ticks, int bits); /* with rubbish in the bits that do not count */
/* The times of a signaled event, as the device reports them. */
void fake_times(const fake_event *e, ze_kernel_timestamp_result_t *out);
int fake_bits(const char *variable, int otherwise);
void fake_truth(const char *format, ...) __attribute__((format(printf, 1, 2)));
bool fake_bad(const void *object, int magic, const char *what);
/* Waits, fake_lock held, for a change of something; false: `end`, a time of fake_now(), is over. */
bool fake_wait(uint64_t end);
uint64_t fake_end(uint64_t timeout);
void *fake_new(size_t bytes, int magic);

#define CHECK(object, kind) \
    if (fake_bad(object, kind, __func__)) \
    return ZE_RESULT_ERROR_INVALID_NULL_HANDLE
#endif
