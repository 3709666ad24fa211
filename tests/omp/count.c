/* count.c - another tool, written against the runtime's own header: counts events, and says so at the end. The truth
 * that ours is compared with.
 *
 * Lines of $COUNT_OUT: NAME COUNT, names as ours are. */
#include <omp-tools.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct {
    char name[64];
    unsigned long n;
} rows[128];

static void count(const char *what, const char *kind)
{
    char name[64];
    snprintf(name, sizeof name, "%s%s", what, kind);
    for (int i = 0; i < 128; i++) {
        char empty = 0;
        if (__atomic_compare_exchange_n(&rows[i].name[63], &empty, 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
            strcpy(rows[i].name, name); /* one writer: the 63rd byte says whose it is */
            __atomic_store_n(&rows[i].name[62], 1, __ATOMIC_RELEASE);
        }
        while (!__atomic_load_n(&rows[i].name[62], __ATOMIC_ACQUIRE)) {}
        if (!strcmp(rows[i].name, name)) {
            __atomic_add_fetch(&rows[i].n, 1, __ATOMIC_RELAXED);
            return;
        }
    }
}

static const char *work_name(int k)
{
    switch (k) {
    case ompt_work_loop: return "loop";
    case ompt_work_sections: return "sections";
    case ompt_work_single_executor: return "single_executor";
    case ompt_work_single_other: return "single_other";
    case ompt_work_loop_static: return "loop_static";
    case ompt_work_loop_dynamic: return "loop_dynamic";
    default: return "other work";
    }
}
static const char *sync_name(int k)
{
    switch (k) {
    case ompt_sync_region_barrier_explicit: return "barrier_explicit";
    case ompt_sync_region_taskwait: return "taskwait";
    case ompt_sync_region_taskgroup: return "taskgroup";
    case ompt_sync_region_reduction: return "reduction";
    case ompt_sync_region_barrier_implicit_workshare: return "barrier_implicit_workshare";
    case ompt_sync_region_barrier_implicit_parallel: return "barrier_implicit_parallel";
    case ompt_sync_region_barrier_implementation: return "barrier_implementation";
    default: return "other sync";
    }
}
static const char *mutex_name(int k)
{
    return k == ompt_mutex_lock       ? "lock"
           : k == ompt_mutex_critical ? "critical"
           : k == ompt_mutex_atomic   ? "atomic"
           : k == ompt_mutex_ordered  ? "ordered"
                                      : "other mutex";
}

static void parallel_begin(ompt_data_t *task, const ompt_frame_t *frame, ompt_data_t *data, unsigned n, int flags,
                           const void *code)
{
    count("parallel", "");
}
static void implicit_task(ompt_scope_endpoint_t end, ompt_data_t *region, ompt_data_t *task, unsigned n, unsigned index,
                          int flags)
{
    if (end == ompt_scope_begin && !(flags & ompt_task_initial))
        count("implicit_task", "");
}
static void work(ompt_work_t kind, ompt_scope_endpoint_t end, ompt_data_t *region, ompt_data_t *task, uint64_t n,
                 const void *code)
{
    if (end == ompt_scope_begin)
        count(work_name(kind), "");
}
static void sync_region(ompt_sync_region_t kind, ompt_scope_endpoint_t end, ompt_data_t *region, ompt_data_t *task,
                        const void *code)
{
    if (end != ompt_scope_end)
        count(sync_name(kind), "");
}
static void wait(ompt_sync_region_t kind, ompt_scope_endpoint_t end, ompt_data_t *region, ompt_data_t *task,
                 const void *code)
{
    if (end != ompt_scope_end)
        count("wait:", sync_name(kind));
}
static void reduction(ompt_sync_region_t kind, ompt_scope_endpoint_t end, ompt_data_t *region, ompt_data_t *task,
                      const void *code)
{
    if (end != ompt_scope_end)
        count("reduction", "");
}
static void masked(ompt_scope_endpoint_t end, ompt_data_t *region, ompt_data_t *task, const void *code)
{
    if (end == ompt_scope_begin)
        count("masked", "");
}
static void task_create(ompt_data_t *task, const ompt_frame_t *frame, ompt_data_t *data, int flags, int depends,
                        const void *code)
{
    count("task_create", "");
}
static void acquire(ompt_mutex_t kind, unsigned hint, unsigned impl, ompt_wait_id_t id, const void *code)
{
    count("acquire:", mutex_name(kind));
}
static void released(ompt_mutex_t kind, ompt_wait_id_t id, const void *code)
{
    if (kind == ompt_mutex_lock)
        count("released:lock", "");
    else
        count(mutex_name(kind), "");
}
static void flush(ompt_data_t *thread, const void *code) { count("flush", ""); }
static void lock_init(ompt_mutex_t kind, unsigned hint, unsigned impl, ompt_wait_id_t id, const void *code)
{
    count("init:", mutex_name(kind));
}
static void lock_destroy(ompt_mutex_t kind, ompt_wait_id_t id, const void *code)
{
    count("destroy:", mutex_name(kind));
}

static int initialize(ompt_function_lookup_t lookup, int device, ompt_data_t *data)
{
    ompt_set_callback_t set = (ompt_set_callback_t)lookup("ompt_set_callback");
    set(ompt_callback_parallel_begin, (ompt_callback_t)parallel_begin);
    set(ompt_callback_implicit_task, (ompt_callback_t)implicit_task);
    set(ompt_callback_work, (ompt_callback_t)work);
    set(ompt_callback_sync_region, (ompt_callback_t)sync_region);
    set(ompt_callback_sync_region_wait, (ompt_callback_t)wait);
    set(ompt_callback_reduction, (ompt_callback_t)reduction);
    set(ompt_callback_masked, (ompt_callback_t)masked);
    set(ompt_callback_task_create, (ompt_callback_t)task_create);
    set(ompt_callback_mutex_acquire, (ompt_callback_t)acquire);
    set(ompt_callback_mutex_released, (ompt_callback_t)released);
    set(ompt_callback_flush, (ompt_callback_t)flush);
    set(ompt_callback_lock_init, (ompt_callback_t)lock_init);
    set(ompt_callback_lock_destroy, (ompt_callback_t)lock_destroy);
    return 1;
}

static void finalize(ompt_data_t *data)
{
    FILE *out = getenv("COUNT_OUT") ? fopen(getenv("COUNT_OUT"), "w") : NULL;
    for (int i = 0; out && i < 128 && rows[i].n; i++)
        fprintf(out, "%s %lu\n", rows[i].name, rows[i].n);
    if (out)
        fclose(out);
}

__attribute__((visibility("default"))) ompt_start_tool_result_t *ompt_start_tool(unsigned version, const char *runtime)
{
    static ompt_start_tool_result_t result = {initialize, finalize, {0}};
    return &result;
}
