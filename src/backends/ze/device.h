/* ze/device.h - what Level Zero devices did: who takes part, and what the wrappers call
 *
 * Each kernel, copy and fill is a work. Its times are read from the event it signals: the program's, whose pools get
 * timestamps, or one of ours where the program passed none. A work waits in a lane - that of an immediate list, or of
 * the queue that a list runs on - until somebody learns that it is done: then it is told (one SLICE record), and its
 * place is free again.
 *
 * Objects are found by the program's handle without a lock (ze/object.c) and their memory is never given back, only
 * used again: a thread that comes late finds something that says whose it is. What waits in a lane is guarded by the
 * lane's lock; nobody waits for a second lane while he has one. Lock order: lane, or all sources; source; objects;
 * clock last. The driver is called under these locks, wrappers are not. */
#ifndef TRACE_ZE_DEVICE_H
#define TRACE_ZE_DEVICE_H

/* Structures of ze_api.h, as far as they are read or passed here. */
typedef struct trace__ze_pool_desc {
    uint32_t stype;
    const void *next;
    uint32_t flags, count;
} trace__ze_pool_desc;
typedef struct trace__ze_event_desc {
    uint32_t stype;
    const void *next;
    uint32_t index, signal, wait;
} trace__ze_event_desc;
typedef struct trace__ze_queue_desc {
    uint32_t stype;
    const void *next;
    uint32_t ordinal, index, flags, mode, priority;
} trace__ze_queue_desc;
typedef struct trace__ze_list_desc {
    uint32_t stype;
    const void *next;
    uint32_t ordinal, flags;
} trace__ze_list_desc;
typedef struct trace__ze_host_desc {
    uint32_t stype;
    const void *next;
    uint32_t flags;
} trace__ze_host_desc;
typedef struct trace__ze_kernel_desc {
    uint32_t stype;
    const void *next;
    uint32_t flags;
    const char *name;
} trace__ze_kernel_desc;
typedef struct trace__ze_times {
    uint64_t begin, end, context_begin, context_end;
} trace__ze_times;
typedef struct trace__ze_properties {
    uint32_t stype;
    void *next;
    uint32_t type, vendor, id, flags, subdevice, clock_rate;
    uint64_t most_memory;
    uint32_t counts[7];
    uint64_t resolution; /* ns a tick, or ticks a second: the structure's type says which */
    uint32_t bits, kernel_bits;
    unsigned char uuid[16];
    char name[256];
} trace__ze_properties;
enum {
    TRACE__ZE_POOL_DESC = 16,
    TRACE__ZE_EVENT_DESC = 17,
    TRACE__ZE_LIST_DESC = 15,
    TRACE__ZE_HOST_DESC = 22,
    TRACE__ZE_PROPERTIES = 3,
    TRACE__ZE_PROPERTIES_1_2 = 0x20006,
    TRACE__ZE_HOST_VISIBLE = 1,
    TRACE__ZE_IPC = 2,
    TRACE__ZE_TIMESTAMPS = 4, /* of pools */
    TRACE__ZE_SCOPE_HOST = 4
};

/* ---- objects (ze/object.c) --------------------------------------------------------------------------------------- */

enum {
    TRACE__ZE_DEVICE = 1,
    TRACE__ZE_QUEUE,
    TRACE__ZE_LIST,
    TRACE__ZE_POOL,
    TRACE__ZE_EVENT,
    TRACE__ZE_KERNEL,
    TRACE__ZE_FENCE,
    TRACE__ZE_TYPES
};

typedef struct trace__ze_object { /* first in each of them */
    uintptr_t handle;             /* 0: free */
    uint32_t type, pad;
    const void *owner; /* the context or pool it ends with */
    struct trace__ze_object *next_free;
} trace__ze_object;

typedef struct trace__ze_anchor {
    /* ticks of ours, of the device (all 64 bits), and how wrong at most, in ticks of ours */
    uint64_t host, device, error;
} trace__ze_anchor;
#define TRACE__ZE_ANCHORS 64u

typedef struct trace__ze_device {
    trace__ze_object object;
    struct trace__ze_device *parent;
    uint32_t number, track; /* number among its siblings + 1; 0: not known */
    uint32_t ready, locked;
    uint32_t bits, kernel_bits;
    double rate; /* device ticks a tick of ours, by what the driver claims */
    /* when the newest anchor was taken, and how long after the first, in ticks of ours; read without the lock */
    uint64_t last, span;
    uint32_t n; /* anchors taken, ever */
    trace__ze_anchor first, anchor[TRACE__ZE_ANCHORS];
} trace__ze_device;

typedef struct trace__ze_pool {
    trace__ze_object object;
} trace__ze_pool;

typedef struct trace__ze_event {
    trace__ze_object object;
    struct trace__ze_work *work; /* that signals it, last; changed under its lane's lock */
    /* 1: a device resets it at a time of its own, so that being signaled may be of before */
    uint32_t again;
} trace__ze_event;

typedef struct trace__ze_kernel {
    trace__ze_object object;
    uint32_t name, size[3];
} trace__ze_kernel;

typedef struct trace__ze_fence {
    trace__ze_object object;
    const void *queue;
} trace__ze_fence;

typedef struct trace__ze_grid {
    uint32_t groups[3], size[3];
} trace__ze_grid;

typedef struct trace__ze_work {
    struct trace__ze_work *next, *before;
    struct trace__ze_list *list;
    void *own;                /* an event of ours, kept for the next work; NULL: none yet */
    void *event;              /* what the device signals; NULL: that is gone */
    trace__ze_event *program; /* the program's event */
    trace__ze_times *room;    /* memory the device can write to, kept; NULL: none yet */
    /* the device writes the times there, for the event is reset; NULL: the event has them */
    trace__ze_times *saved;
    uint64_t asked; /* when the device was told, in ticks */
    uint64_t correlation, bytes;
    uint32_t kind, name;
    trace__ze_grid grid;
    uint16_t direction;
    bool stale;    /* the event was signaled already: it says nothing until all is done */
    uint32_t told; /* the run it was told of last */
} trace__ze_work;

/* a track of a queue or an immediate list; the next one of its kind takes it when that is gone */
typedef struct trace__ze_row {
    struct trace__ze_row *next;
    trace__ze_device *device;
    uint32_t ordinal, index, track;
    bool immediate, used;
} trace__ze_row;

typedef struct trace__ze_lane {
    uint32_t locked;
    trace__ze_row *row;
    struct trace__ze_work *first, *last; /* works of an immediate list */
    struct trace__ze_list *lists;        /* lists that run on a queue */
    uint32_t n;
} trace__ze_lane;

typedef struct trace__ze_block { /* to be given back with the context */
    struct trace__ze_block *next;
    void *pool, *memory;
} trace__ze_block;

typedef struct trace__ze_source { /* what a context has for one device */
    struct trace__ze_source *next;
    void *context; /* NULL: gone, and this free for another */
    trace__ze_device *device;
    uint32_t locked;
    trace__ze_work *free;
    void *pool;    /* ours, from which events are made */
    uint32_t used; /* events made from it */
    trace__ze_block *blocks;
    trace__ze_times *room;
    uint32_t rooms; /* left in it */
    struct trace__ze_run *idle;
} trace__ze_source;

typedef struct trace__ze_run { /* one that was overtaken: what its works' events said was written to memory */
    struct trace__ze_run *next;
    void *list;             /* a list of ours that does so */
    trace__ze_times *times; /* one a work: first of those whose events have them, then of those saved */
    trace__ze_work *done;   /* its event tells when */
    uint32_t room;          /* how many times there is room for */
    uint64_t asked, correlation;
    uint32_t serial;
} trace__ze_run;

typedef struct trace__ze_list {
    trace__ze_object object;
    trace__ze_source *source;
    trace__ze_lane own;       /* of an immediate list */
    trace__ze_lane *lane;     /* where its works wait; NULL: it does not run */
    bool immediate, captured; /* captured: what is appended goes into a graph, to run who knows how often */
    bool blind;               /* when a run is done can be known only when all is */
    trace__ze_work *spare;    /* free ones, with our events in them */
    trace__ze_work *first, *last, *marker; /* of a list that is run: what is in it, and what ends it */
    uint32_t n, ordinal, serial;           /* serial: of the run */
    uint64_t asked, correlation;
    struct trace__ze_list *next_here, *before_here; /* in the lane */
    trace__ze_run *runs, *idle;                     /* oldest first; idle ones fit what is in the list now */
} trace__ze_list;

typedef struct trace__ze_queue {
    trace__ze_object object;
    trace__ze_lane lane;
} trace__ze_queue;

TRACE__PRIVATE void *trace__ze_find(const void *handle, uint32_t type); /* NULL: not one we know */
/* the rest is of a former life; NULL: no memory */
TRACE__PRIVATE void *trace__ze_keep(const void *handle, uint32_t type, const void *owner);
TRACE__PRIVATE void trace__ze_drop(void *object);
TRACE__PRIVATE void trace__ze_each(uint32_t type, const void *owner, void (*visit)(void *object)); /* owner NULL: any */
TRACE__PRIVATE bool trace__ze_alive(void); /* this process, not a child of it, uses the driver */

/* ---- what the wrappers call ------------------------------------------------------------------------------------- */

enum { TRACE__ZE_KERNELS, TRACE__ZE_COPY, TRACE__ZE_FILL };

typedef struct trace__ze_append { /* one call that appends */
    trace__ze_work *work;         /* NULL: not timed */
    trace__ze_list *list;
    uint64_t correlation, bytes;
    trace__ze_grid grid;
    uint16_t direction;
} trace__ze_append;

typedef struct trace__ze_execute { /* one call that executes lists */
    void *few[64], **lists;        /* what is passed in place of the program's: few, or memory of its own */
    uint32_t room, n;
    uint64_t correlation; /* 0: nothing of it is timed */
    trace__ze_lane *lane;
} trace__ze_execute;

static void trace__ze_devices(const void *handles, const void *count, const void *parent, int result);
static void trace__ze_queue_new(const void *context, const void *device, const void *desc, const void *handle,
                                int result);
static void trace__ze_list_new(const void *context, const void *device, const void *desc, const void *handle,
                               bool immediate, int result);
static const void *trace__ze_pool_with_times(trace__ze_pool_desc *own, const void *desc);
static void trace__ze_pool_new(const void *context, const void *desc, const void *handle, int result);
static const void *trace__ze_event_for_host(trace__ze_event_desc *own, const void *pool, const void *desc);
static void trace__ze_event_new(const void *pool, const void *handle, int result);
static void trace__ze_kernel_new(const void *desc, const void *handle, int result);
static void trace__ze_kernel_size(const void *kernel, uint32_t x, uint32_t y, uint32_t z, int result);

static void trace__ze_queue_gone(const void *handle);
static void trace__ze_list_gone(const void *handle);
static void trace__ze_list_reset(const void *handle);
static void trace__ze_list_closing(const void *handle);
static void trace__ze_list_captured(const void *handle, bool captured, int result);
static void trace__ze_pool_gone(const void *handle);
static void trace__ze_event_gone(const void *handle);
static void trace__ze_gone(const void *handle, uint32_t type);
static void trace__ze_context_gone(const void *handle);

/* An append: the event to pass in place of the program's; how the call went. */
static void *trace__ze_ask_kernel(trace__ze_append *a, const void *list, void *event, const void *kernel,
                                  const void *groups, const void *size);
static void *trace__ze_ask_bytes(trace__ze_append *a, const void *list, void *event, uint32_t kind, uint64_t bytes,
                                 uint16_t direction, const char *call);
static void trace__ze_asked(trace__ze_append *a, int result);
static void trace__ze_taken(const void *event);                         /* what signals it next is another */
static void trace__ze_reset_ahead(const void *list, const void *event); /* a device is about to be told to reset it */

static void *trace__ze_execute_lists(trace__ze_execute *x, const void *queue, void *lists, uint32_t *n);
static void trace__ze_executed(trace__ze_execute *x, int result);

/* Whatever waits in the lane, locked, and is done is told. all_done: the program knows it of all. most: works looked
 * at. */
static void trace__ze_reap(trace__ze_lane *lane, bool all_done, uint32_t most);

/* Something is known to be done, or about to be lost. */
static void trace__ze_event_done(const void *event);
static void trace__ze_event_reset(const void *event);
static void trace__ze_list_done(const void *list);
static void trace__ze_queue_done(const void *queue);
static void trace__ze_fence_new(const void *queue, const void *handle, int result);
static void trace__ze_fence_done(const void *fence);

/* ---- memory (ze/memory.c) ---------------------------------------------------------------------------------------- */

/* at: where the address stands */
static void trace__ze_memory_new(const void *at, uint64_t bytes, char letter, int result);
static void trace__ze_memory_gone(const void *memory);
static char trace__ze_memory_letter(const void *memory);
static inline uint16_t trace__ze_direction(const void *to, const void *from)
{
    return TRACE__DIRECTION(trace__ze_memory_letter(from), trace__ze_memory_letter(to));
}

/* The function behind a wrapper: what we call ourselves is not recorded. */
#define TRACE__ZE(name) (TRACE__OWN(trace__ze, trace__ze_##name))
#endif
