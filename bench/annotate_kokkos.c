/* annotate_kokkos.c - nanoseconds of a kernel's, a region's and a PerfStubs timer's begin and end, called through
 * pointers as their libraries call a tool, of a tool that does nothing, and of two reads of the clock: "kernel X
 * region Y timer Z empty E floor F" */
#define TRACE_IMPL
#define TRACE_KOKKOS
#define TRACE_PERFSTUBS
#include "trace.h"
#include "min_time.h"

static void empty_begin(const char *name, uint32_t device, uint64_t *handle)
{
    (void)name, (void)device;
    *handle = 0;
}
static void empty_end(uint64_t handle) { (void)handle; }

typedef struct tool { /* read anew at each call, as a library's are */
    void (*begin)(const char *, uint32_t, uint64_t *);
    void (*end)(uint64_t);
    void (*push)(const char *);
    void (*pop)(void);
    void (*start)(void *);
    void (*stop)(void *);
} tool;

int main(void)
{
    static volatile tool ours = {trace__kokkos_begin_for,  trace__kokkos_end_for, trace__kokkos_push_region,
                                 trace__kokkos_pop_region, trace__ps_timer_start, trace__ps_timer_stop};
    static volatile tool none = {empty_begin, empty_end, NULL, NULL, NULL, NULL};
    static const char name[] = "Solver::apply<Kokkos::LayoutRight> [rows]";
    double kernel = 1e9, region = 1e9, timer = 1e9, empty = 1e9, floor = 1e9;
    volatile uint64_t sink;
    void *t = trace__ps_timer_create("BP5Writer::EndStep");
    uint64_t handle;
    BEST_OF(200)
    {
        BEST(kernel, ours.begin(name, 0, &handle); ours.end(handle));
        BEST(region, ours.push(name); ours.pop());
        BEST(timer, ours.start(t); ours.stop(t));
        BEST(empty, none.begin(name, 0, &handle); none.end(handle));
        BEST(floor, sink = trace_now(); sink = trace_now());
    }
    (void)sink;
    printf("kernel %.1f region %.1f timer %.1f empty %.1f floor %.1f\n", kernel, region, timer, empty, floor);
    return 0;
}
