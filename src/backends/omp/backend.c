/* omp/backend.c - OpenMP, as its tools interface (OMPT) tells it
 *
 * omp.gen.h holds a callback for every event of omp-tools.h, made by trace-gen from api-specs/omp/;
 * docs/backends/omp.md says what is recorded. Here is what the records need: numbers for regions and tasks, tasks that
 * nest on their thread, the true end of what runtimes report late, names of places; and how a runtime finds us: it
 * calls ompt_start_tool. */

/* ---- what the runtime keeps for us: 64 bits of a region, a task, a target ---------------------------------------- */

/* bit 0 the task's slice is open, bit 1 it is an explicit task, 40 bits its number, 10 bits a check, 12 bits the place
 * it came from. An implicit task has what its region has. What fails its check was left there by another tool, or by
 * nobody: it is 0. */
enum { TRACE__OMP_OPEN = 1, TRACE__OMP_EXPLICIT = 2, TRACE__OMP_CHECK_SHIFT = 42, TRACE__OMP_PLACE_SHIFT = 52 };
#define TRACE__OMP_CHECK_MASK (0x3ffull << TRACE__OMP_CHECK_SHIFT)

static uint64_t trace__omp_raw(const void *data)
{
    uint64_t v = 0;
    if (data)
        memcpy(&v, data, 8);
    return v;
}
/* The bits of the check, of all but what changes. */
static uint64_t trace__omp_check(uint64_t v)
{
    v &= ~(TRACE__OMP_CHECK_MASK | TRACE__OMP_OPEN);
    return (v * 0x9e3779b97f4a7c15ull >> 54) << TRACE__OMP_CHECK_SHIFT;
}
static uint64_t trace__omp_get(const void *data)
{
    uint64_t v = trace__omp_raw(data);
    return TRACE__LIKELY((v & TRACE__OMP_CHECK_MASK) == trace__omp_check(v)) ? v : 0;
}
static void trace__omp_set(void *data, uint64_t v)
{
    if (data)
        memcpy(data, &v, 8);
}
static uint64_t trace__omp_id(const void *data)
{
    return trace__omp_get(data) << (64 - TRACE__OMP_CHECK_SHIFT) >> (66 - TRACE__OMP_CHECK_SHIFT);
}

/* The number of an explicit task; 0: an implicit one. */
static uint64_t trace__omp_task_id(const void *data)
{
    return trace__omp_get(data) & TRACE__OMP_EXPLICIT ? trace__omp_id(data) : 0;
}

static uint64_t trace__omp_new_id(void) /* of tasks and operations: unique in the process, taken by threads in blocks */
{
    enum { BLOCK = 1024 };
    static uint64_t all = BLOCK;
    static __thread uint64_t own __attribute__((tls_model("initial-exec")));
    if (!(own % BLOCK))
        own = __atomic_fetch_add(&all, BLOCK, __ATOMIC_RELAXED);
    return own++;
}

/* ---- places: where a return address lies ------------------------------------------------------------------------- */

enum { TRACE__OMP_PLACES = 4096, TRACE__OMP_PROBES = 32 };
static struct trace__omp_place {
    const void *address; /* set once */
    uint32_t text;       /* 0: not yet known */
} trace__omp_places[TRACE__OMP_PLACES];

/* Its number; 0: none, or too many. */
static unsigned trace__omp_place_of(const void *address)
{
    unsigned at = (unsigned)((uintptr_t)address * 0x9e3779b97f4a7c15ull >> 52), i;
    for (i = 0; address && i < TRACE__OMP_PROBES; i++, at = (at + 1) % TRACE__OMP_PLACES) {
        const void *there = __atomic_load_n(&trace__omp_places[at].address, __ATOMIC_RELAXED);
        if (!at)
            continue;
        if (there == address)
            return at;
        if (!there && (__atomic_compare_exchange_n(&trace__omp_places[at].address, &there, address, false,
                                                   __ATOMIC_RELAXED, __ATOMIC_RELAXED) ||
                       there == address))
            return at;
    }
    return 0;
}

static uint32_t trace__omp_place_text(unsigned place)
{
    uint32_t text = place ? __atomic_load_n(&trace__omp_places[place].text, __ATOMIC_RELAXED) : 0;
    if (place && !text) {
        TRACE__SAVE_ERRNO;
        text = trace__place_text(trace__omp_places[place].address);
        __atomic_store_n(&trace__omp_places[place].text, text, __ATOMIC_RELAXED);
        TRACE__RESTORE_ERRNO;
    }
    return text;
}
static uint32_t trace__omp_where(const void *address) { return trace__omp_place_text(trace__omp_place_of(address)); }

static void trace__omp_keep(void *data, unsigned place, uint64_t id, unsigned flags)
{
    uint64_t number = id << (66 - TRACE__OMP_CHECK_SHIFT) >> (64 - TRACE__OMP_CHECK_SHIFT),
             v = (uint64_t)place << TRACE__OMP_PLACE_SHIFT | number | flags;
    trace__omp_set(data, v | trace__omp_check(v));
}
static void trace__omp_number(void *data, const void *address, uint64_t id, unsigned flags)
{
    trace__omp_keep(data, trace__omp_place_of(address), id, flags);
}
static void trace__omp_task(void *data, const void *address)
{
    trace__omp_number(data, address, trace__omp_new_id(), TRACE__OMP_EXPLICIT);
}
static void trace__omp_target(void *data, const void *address)
{
    trace__omp_number(data, address, trace__omp_new_id(), 0);
}

/* ---- regions: workers are told late that one is over ------------------------------------------------------------- */

/* Runtimes tell a worker that it left a region only when the next one wants it, which may be long after. So the thread
 * that joined the region notes the time, and the worker's slices end then. A worker that sleeps through more regions
 * than there is room for ends its slices where it began to wait. */
enum { TRACE__OMP_REGIONS = 1024 };
static struct trace__omp_origin {
    uint64_t id, over;
} trace__omp_regions[TRACE__OMP_REGIONS];

static void trace__omp_region(void *parallel_data, const void *address)
{
    static uint64_t regions;
    trace__omp_number(parallel_data, address, __atomic_add_fetch(&regions, 1, __ATOMIC_RELAXED), 0);
}

static void trace__omp_region_over(const void *parallel_data)
{
    uint64_t id = trace__omp_id(parallel_data);
    struct trace__omp_origin *r = &trace__omp_regions[id % TRACE__OMP_REGIONS];
    __atomic_store_n(&r->id, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&r->over, trace__ticks(), __ATOMIC_RELEASE);
    __atomic_store_n(&r->id, id, __ATOMIC_RELEASE); /* pairs with trace__omp_ended */
}

/* When what this task did in its region ended; 0: now. Those who are told in time have the region's data, or are the
 * one who joins it. */
static uint64_t trace__omp_ended(const void *parallel_data, const void *task_data)
{
    uint64_t task = trace__omp_get(task_data), id = trace__omp_id(task_data), over, now;
    const struct trace__omp_origin *r = &trace__omp_regions[id % TRACE__OMP_REGIONS];
    if (parallel_data || !id || task & TRACE__OMP_EXPLICIT)
        return 0;
    now = __atomic_load_n(&r->id, __ATOMIC_ACQUIRE);
    over = __atomic_load_n(&r->over, __ATOMIC_ACQUIRE);
    if (now > id)
        return trace__current()->last;
    return now == id && __atomic_load_n(&r->id, __ATOMIC_RELAXED) == id ? over : 0;
}

/* ---- single regions that the runtime does not end ---------------------------------------------------------------- */

/* LLVM's runtime tells gcc's programs when a thread begins a single region, and never when it ends, for gcc calls
 * nothing there. The region is over when its task meets a barrier, begins another region, or ends. A single region may
 * hold a parallel region, where this thread has another implicit task, so several may be open. */
enum { TRACE__OMP_SINGLE_EXECUTOR = 3, TRACE__OMP_TASKLOOP = 7, TRACE__OMP_SINGLES = 8 };
static __thread struct trace__omp_singles {
    uint32_t n;
    const void *tasks[TRACE__OMP_SINGLES];
} trace__omp_singles __attribute__((tls_model("initial-exec")));

/* Ends the task's single region, if one is open. `when`: 0 now. */
static void trace__omp_single_over(const void *task_data, uint64_t when);

/* A task begins or ends a worksharing region. A taskloop may be inside a single region. */
static void trace__omp_works(int type, int endpoint, const void *task_data)
{
    struct trace__omp_singles *s = &trace__omp_singles;
    if (endpoint == TRACE__OMPT_END) {
        if (type == TRACE__OMP_SINGLE_EXECUTOR && s->n && s->tasks[s->n - 1] == task_data)
            s->n--;
        return;
    }
    if (type != TRACE__OMP_TASKLOOP)
        trace__omp_single_over(task_data, 0);
    if (endpoint == TRACE__OMPT_BEGIN && type == TRACE__OMP_SINGLE_EXECUTOR && s->n < TRACE__OMP_SINGLES)
        s->tasks[s->n++] = task_data;
}

/* When a region of synchronization ended, 0: now. A task meets a barrier behind its single region only; it may wait
 * for tasks inside. */
static uint64_t trace__omp_synchronizes(int kind, int endpoint, const void *parallel_data, const void *task_data)
{
    enum { TASKWAIT = 5, TASKGROUP, REDUCTION };
    if (endpoint == TRACE__OMPT_END)
        return trace__omp_ended(parallel_data, task_data);
    if (kind < TASKWAIT || kind > REDUCTION)
        trace__omp_single_over(task_data, 0);
    return 0;
}

/* ---- workers have names ------------------------------------------------------------------------------------------ */

/* its number; 0: it is none, or has its name */
static __thread uint32_t trace__omp_worker __attribute__((tls_model("initial-exec")));

/* Intel's runtime gives all its workers the same name. */
static bool trace__omp_unnamed(const trace__writer *w)
{
    static const char intel[16] = "openmp_worker";
    return !w->named || (w->named == TRACE__NAMED_BY_SYSTEM && !memcmp(w->comm, intel, sizeof intel));
}

/* A thread that records nothing gets no name, for that would make a file; one that has a name keeps it. */
static __attribute__((noinline)) void trace__omp_name(void)
{
    char name[32];
    if (!TRACE__LEVEL(TRACE_SOURCE_OMP))
        return;
    if (trace__omp_unnamed(trace__current())) {
        TRACE__SAVE_ERRNO;
        trace__decimal(trace__text(name, "OpenMP worker "), trace__omp_worker, 1);
        trace_thread_name(name);
        if (trace__current()->live) /* a name of the program's comes before it */
            trace__current()->named = TRACE__NAMED_BY_RUNTIME;
        TRACE__RESTORE_ERRNO;
    }
    trace__omp_worker = 0;
}

static void trace__omp_thread(int type)
{
    static uint32_t workers;
    if (type == TRACE__OMPT_WORKER) {
        trace__omp_worker = __atomic_add_fetch(&workers, 1, __ATOMIC_RELAXED);
        trace__omp_name();
    }
}

/* Numbers an implicit task. True if it is none to record: the one around the whole program. */
static bool trace__omp_implicit(int endpoint, const void *parallel_data, void *task_data, int flags, uint64_t *when)
{
    if (TRACE__UNLIKELY(trace__omp_worker))
        trace__omp_name();
    if ((flags & TRACE__OMPT_TASK_INITIAL) &&
        !trace__omp_get(endpoint == TRACE__OMPT_BEGIN ? parallel_data : task_data))
        return true;
    if (endpoint == TRACE__OMPT_BEGIN)
        trace__omp_set(task_data, trace__omp_get(parallel_data));
    else {
        *when = trace__omp_ended(parallel_data, task_data);
        trace__omp_single_over(task_data, *when);
    }
    return false;
}

/* ---- explicit tasks: what runs of one between two scheduling points is a slice, and the slices of a thread nest
 * ------------------ */

static const trace__field trace__omp_task_fields[] = {{"task", TRACE_T_U64, TRACE_R_NONE, ""},
                                                      {"where", TRACE_T_STRID, TRACE_R_NONE, ""}};
static const trace__desc trace__omp_task_descs[] = {{"OMP", "task", TRACE_KIND_BEGIN, 2, 2, trace__omp_task_fields},
                                                    {"OMP", "task", TRACE_KIND_END, 2, 0, NULL}};
static trace__site trace__omp_task_site = {0, 2, trace__omp_task_descs, NULL};

static void trace__omp_task_slice(void *data, bool begin)
{
    uint64_t v = trace__omp_get(data);
    uint32_t id, where;
    trace__writer *w;
    unsigned char *p;
    trace__omp_set(data, begin ? v | TRACE__OMP_OPEN : v & ~(uint64_t)TRACE__OMP_OPEN);
    if (!TRACE__ON(TRACE_SOURCE_OMP, 2))
        return;
    id = trace__site_id(&trace__omp_task_site);
    where = begin ? trace__omp_place_text((unsigned)(v >> TRACE__OMP_PLACE_SHIFT)) : 0;
    p = trace__open(&w, begin ? id : id + 1, 12);
    if (p)
        trace__close(w, begin ? trace__put_u32(trace__put_u64(p, trace__omp_id(data)), where) : p);
}

/* A thread leaves one task for another. The one it goes to is new here, or lies open below on its stack. */
static void trace__omp_schedule(void *prior, int status, void *next)
{
    bool here = (trace__omp_get(prior) & TRACE__OMP_OPEN) != 0,
         done = status == TRACE__OMPT_COMPLETE || status == TRACE__OMPT_CANCEL || status == TRACE__OMPT_DETACH;
    uint64_t to = trace__omp_get(next);
    bool fresh = (to & TRACE__OMP_EXPLICIT) && !(to & TRACE__OMP_OPEN);
    if (status == TRACE__OMPT_EARLY || status == TRACE__OMPT_LATE || status == TRACE__OMPT_WAITED)
        return; /* nobody changes places */
    if (here && (done || !fresh))
        trace__omp_task_slice(prior, false);
    if (fresh)
        trace__omp_task_slice(next, true);
}

/* ---- targets
 * ---------------------------------------------------------------------------------------------------------------------
 */

static int trace__omp_host = -1; /* number of the initial device */

static uint16_t trace__omp_direction(int operation, int from, int to)
{
    switch (operation & 15) { /* the asynchronous ones have bit 4 as well */
    case 2: return TRACE__DIRECTION('M', 'D');
    case 3: return TRACE__DIRECTION('D', 'M');
    case 7:
    case 9: /* from anywhere to anywhere */
        if (from < 0 || from == trace__omp_host)
            return to < 0 || to == trace__omp_host ? TRACE__DIRECTION('M', 'M') : TRACE__DIRECTION('M', 'D');
        return to < 0 || to == trace__omp_host ? TRACE__DIRECTION('D', 'M')
                                               : TRACE__DIRECTION('D', from == to ? 'D' : 'P');
    default: return 0;
    }
}

/* The operation's number: its own, and the place of the target it belongs to. */
static void trace__omp_operation(void *host_op_id, const void *target_data)
{
    trace__omp_keep(host_op_id, (unsigned)(trace__omp_get(target_data) >> TRACE__OMP_PLACE_SHIFT), trace__omp_new_id(),
                    0);
}

static uint64_t trace__omp_chunk(int kind, uint64_t instance, int which)
{
    if (kind < 3) /* an iteration or a section: itself */
        return which ? 1 : instance;
    return instance ? trace__omp_raw((const char *)(uintptr_t)instance + 8 * which) : 0;
}

/* omp_control_tool of the program: start, pause, flush, end */
static int trace__omp_control(uint64_t command)
{
    trace_result r = command == 1                   ? trace_start()
                     : command == 2 || command == 4 ? trace_stop()
                     : command == 3                 ? trace_flush()
                                                    : TRACE_OK;
    return command >= 1 && command <= 4 && r == TRACE_OK ? 0 : 1;
}

#include "device.c"
#include "omp.gen.h"

static void trace__omp_single_over(const void *task_data, uint64_t when)
{
    struct trace__omp_singles *s = &trace__omp_singles;
    if (TRACE__LIKELY(!s->n) || s->tasks[s->n - 1] != task_data)
        return;
    s->n--;
    trace__record_callback(&trace__omp_library, TRACE_SOURCE_OMP,
                           TRACE__EVENT_OF(trace__omp_work_events, TRACE__OMP_SINGLE_EXECUTOR), TRACE__OMPT_END, NULL,
                           when);
}

static const char *trace__omp_copy_name(int operation)
{
    const char *name = TRACE__EVENT_OF(trace__omp_target_data_op_emi_events, operation)->text;
    return name ? name : "copy";
}

/* ---- how it begins ----------------------------------------------------------------------------------------------- */

static int trace__omp_initialize(trace__ompt_lookup lookup, int initial_device, void *tool_data)
{
    trace__ompt_set_callback set = (trace__ompt_set_callback)(uintptr_t)lookup("ompt_set_callback");
    const trace__callback *c;
    (void)tool_data;
    trace__omp_host = initial_device;
    if (set)
        trace__runtime_note((const void *)(uintptr_t)lookup); /* before: another tool may have asked us in its name */
    for (c = trace__omp_callbacks; set && c->name; c++)
        /* which gives names */
        if (c->level <= TRACE__LEVEL_CHOSEN(TRACE_SOURCE_OMP) || c->number == TRACE__OMPT_THREAD_BEGIN)
            set(c->number, c->function); /* what the runtime does not offer stays away */
    return set != NULL;
}

static void trace__omp_finalize(void *tool_data) { (void)tool_data; }

/* Whether the user asked for another tool: then we step back. */
static bool trace__omp_other_tool(void)
{
    const char *list = trace__env("OMP_TOOL_LIBRARIES");
    return list && *list && !trace__names_us(list);
}

TRACE__EXPORT void *trace__omp_start_tool(unsigned version, const char *runtime) __asm__("ompt_start_tool");
void *trace__omp_start_tool(unsigned version, const char *runtime)
{
    static trace__ompt_start start = {trace__omp_initialize, trace__omp_finalize, 0};
    void *(*next)(unsigned, const char *);
    TRACE__SAVE_ERRNO;
    trace__init();
    if (TRACE__MODE() != TRACE_MODE_OFF && TRACE__LEVEL_CHOSEN(TRACE_SOURCE_OMP) && !trace__omp_other_tool()) {
        trace__runtime_note(__builtin_return_address(0));
        trace_info("omp.runtime", runtime);
        TRACE__RESTORE_ERRNO;
        return &start;
    }
    next = (void *(*)(unsigned, const char *))(uintptr_t)dlsym((void *)-1l /* RTLD_NEXT */, "ompt_start_tool");
    TRACE__RESTORE_ERRNO;
    return next ? next(version, runtime) : NULL;
}

/* Whether this process prints what holds for all of its job. Under trace-run the first to leave a mark in the job's
 * folder does, whatever started the processes; otherwise the first rank does. */
static bool trace__omp_speaks(void)
{
    char path[sizeof trace__c.out + 32];
    int fd;
    trace__text(trace__text(path, trace__c.out), "/.run/told-libgomp"); /* trace-run removes it: tools/run/job.c */
    fd = trace__os_open(TRACE__AT_FDCWD, path, O_WRONLY | O_CREAT | O_EXCL, 0600);
    if (fd >= 0)
        trace__os_close(fd);
    return fd >= 0 || (fd != -EEXIST && TRACE__RANK() <= 0);
}

/* gcc's runtime tells nobody anything, and its regions are missing without a trace of it. This is said once a job, and
 * not by processes that one which said it starts. */
static void trace__omp_init(void)
{
    void *region = dlsym(NULL, "GOMP_parallel"), *tool = dlsym(NULL, "ompt_start_tool"); /* LLVM's has both */
    struct trace__map_query in, of;
    char own[4096];
    if (!region || !TRACE__LEVEL_CHOSEN(TRACE_SOURCE_OMP) || trace__env("LIBTRACE_H_TOLD") ||
        !trace__library_of(region, &in))
        return;
    trace__own_path(own, sizeof own);
    if (!own[0] && tool && trace__library_of(tool, &of) && !strcmp(in.path, of.path) &&
        !trace__env("OMP_TOOL_LIBRARIES") && TRACE__RANK() <= 0)
        trace__warn("OpenMP is not recorded: its runtime does not find trace.h in the program; link with -rdynamic");
    if (!strstr(in.path, "/libgomp") || !trace__omp_speaks())
        return;
    trace__warn("OpenMP is not recorded: gcc's runtime (libgomp) has no tools interface; build with clang -fopenmp, or "
                "run with "
                "LD_PRELOAD=libomp.so.5, LLVM's runtime, which gcc's programs can use");
    trace__setenv("LIBTRACE_H_TOLD", "libgomp", 0);
}

static void trace__omp_backend(trace__backend *b)
{
    b->api = TRACE_SOURCE_OMP;
    b->name = "omp";
    b->init = trace__omp_init;
    b->closing = trace__omp_closing;
    b->ranges = "OMP";
}
