/* find_causes.c - time that a program loses to input, garbage collection, compilation, allocation, first uses and
 * Python
 *
 * If the run uses devices, it is what the host does while they are idle (find_device.c); else it is time on the
 * critical path. Host work beside busy devices costs nothing, and is not counted. */
#include "causes.h"
#include "common/message.h"
#include "common/units.h"
#include "report.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

static const double LEAST = 0.04, LEAST_IO = 0.15; /* the latter without devices, as for io */

enum { ONCE_STEPS = 8 }; /* with so many steps, a step with most of the time is a slow step */

typedef struct told {
    const char *kind, *text, *helps, *torch;
} told;
static const told kinds[CAUSES] = {
    [CAUSE_INPUT] = {"input_bound", "The run waits for its input",
                     "Read the next batches ahead, on other threads or in other processes; make batches smaller on "
                     "disk, or prepare them once.",
                     "Load batches in other processes, ahead of time: DataLoader(num_workers=4 or more, "
                     "prefetch_factor=4, persistent_workers=True, pin_memory=True). With workers already: more of "
                     "them, or less work an item (decode and tokenize once, before training)."},
    [CAUSE_GARBAGE] = {"garbage_collection", "Python collects garbage",
                       "Call gc.freeze() behind the set-up and gc.disable(), and gc.collect() by hand every few "
                       "hundred steps, on all ranks in the same step.",
                       NULL},
    [CAUSE_COMPILE] = {"recompilation", "Functions are compiled while the run goes on",
                       "Compile before the loop, or keep what was compiled.",
                       "Keep shapes and plain numbers the same from step to step (pad, drop_last=True), mark what "
                       "varies: torch._dynamo.mark_dynamic, torch.compile(dynamic=True). TORCH_LOGS=recompiles names "
                       "the guards."},
    [CAUSE_ALLOCATOR] = {"allocator", "Device memory is allocated and freed in the loop",
                         "Allocate once and use it again, or from a pool (cudaMallocAsync).",
                         "Leave out torch.cuda.empty_cache() in the loop. Without it: shapes vary, so set "
                         "PYTORCH_CUDA_ALLOC_CONF=expandable_segments:True, or the memory is nearly full."},
    [CAUSE_FIRST_USE] = {"first_use", "Kernels and libraries are loaded when they are first used",
                         "Run each kernel once before the loop, or CUDA_MODULE_LOADING=EAGER.", NULL},
    [CAUSE_CODE] = {"interpreter", "Python computes between operators",
                    "Do that work once, in fewer steps, or outside Python.",
                    "Do that work on tensors, once for many steps, or in other processes; torch.compile takes Python "
                    "out of modules, CUDA graphs out of whole steps."}};

static bool records(const analysis *a, const char *api)
{
    const tr_def *const *defs;
    size_t n = tr_trace_defs(a->tally.trace, &defs);
    for (size_t i = 0; i < n; i++)
        if (!strncmp(defs[i]->api, api, strlen(api)))
            return true;
    return false;
}

/* The reasons of recompilations, as the program recorded them. */
static void recompilations(finding *f, const analysis *a)
{
    uint64_t n = 0;
    for (size_t i = 0; i <= a->tally.rows.mask; i++) {
        const row *r = a->tally.rows.slots ? a->tally.rows.slots[i] : NULL;
        if (r && !strcmp(text_of(r->key.api), "torch.compile") && !strcmp(text_of(r->key.name), "compile"))
            n += r->calls;
    }
    if (n)
        finding_evidence(f, "%llu compilations; why: trace-print --name recompilation", (unsigned long long)n);
}

static void cause_tell(analysis *a, enum cause c, const cause_time *t, bool devices, bool torch, uint64_t steps)
{
    const told *k = &kinds[c];
    char time[3][UNIT_TEXT];
    bool once = steps >= ONCE_STEPS && (uint64_t)(t->to - t->from) > t->ns / 2;
    finding *f = finding_new(a, once ? "slow_steps" : k->kind, share_of(a, (double)t->ns));
    unit_time(time[0], t->ns);
    f->text =
        once    ? tool_text("One step takes %s longer than others: %s, once.",
                            unit_time(time[1], (uint64_t)(t->to - t->from)), k->text)
        : steps ? tool_text("%s: %s in all, %s a step, %s.", k->text, time[0], unit_time(time[1], t->ns / steps),
                            devices ? "while GPUs are idle" : "on the critical path")
                : tool_text("%s: %s, %s.", k->text, time[0], devices ? "while GPUs are idle" : "on the critical path");
    f->helps = tool_text("%s", torch && k->torch ? k->torch : k->helps);
    finding_where(f, a, t->path);
    f->from = t->from;
    f->to = t->to;
    f->lasts = true;
    finding_evidence(f, "the longest piece takes %s", unit_time(time[2], (uint64_t)(t->to - t->from)));
    if (c == CAUSE_COMPILE)
        recompilations(f, a);
    finding_see(f, a, t->from, t->to, "");
}

void causes_tell(analysis *a, const cause_time *times, bool devices, uint64_t steps)
{
    bool torch = records(a, "torch"), python = torch || records(a, "python");
    for (int c = 0; c < CAUSES; c++)
        if (kinds[c].kind && share_of(a, (double)times[c].ns) >= (c == CAUSE_INPUT && !devices ? LEAST_IO : LEAST) &&
            (c != CAUSE_CODE || (python && devices)))
            cause_tell(a, (enum cause)c, &times[c], devices, torch, steps);
}

/* Without devices. */
void causes_of_path_tell(analysis *a)
{
    const graph *g = &a->gathered.graph;
    cause_time times[CAUSES] = {{0, 0, 0, 0, 0}};
    uint8_t *causes = causes_of_paths(&a->profiler, g);
    if (!graph_devices(g)) {
        causes_add(&a->profiler, causes, a->critical_profile, times);
        causes_tell(a, times, false, a->steps.lanes ? a->steps.n / a->steps.lanes : 0);
    }
    free(causes);
}
