/* find_causes.c - time that a program loses to input, garbage collection, compilation, allocation, first uses and
 * Python
 *
 * If the run uses devices, it is what the host does while they are idle (find_device.c); else it is time on the
 * critical path. Host work beside busy devices costs nothing, and is not counted. */
#include "report/ranks/causes.h"
#include "common/message.h"
#include "common/units.h"
#include "report/report.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

static const double LEAST = 0.04, LEAST_SMALL = 0.15,
                    LEAST_IO = 0.15; /* the last one of ranks without devices, as for io */
/* Without devices each program spends some time on its input, and Python between operators: what one place takes counts
 * there. If ranks communicate, a rank's own code is compared with that of others instead. */
static const double least_without[CAUSES] = {[CAUSE_INPUT] = 0.08,     [CAUSE_GARBAGE] = 0.04,   [CAUSE_COMPILE] = 0.04,
                                             [CAUSE_ALLOCATOR] = 0.04, [CAUSE_FIRST_USE] = 0.04, [CAUSE_CODE] = 0.1};

enum { ONCE_STEPS = 8 };              /* with so many steps, a step with most of the time is a slow step */
static const double ONCE_PART = 0.25; /* first uses in at most that part of the steps are over after some time */

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

/* ---- lines of the program ---------------------------------------------------------------------------------------- */

static bool is_of_cause(const sourced *x, const void *cause)
{
    return x->to > x->from && cause_of_name(text_of(x->name)) == *(const uint8_t *)cause;
}

static bool is_recompilation(const sourced *x, const void *user)
{
    (void)user;
    return !strcmp(text_of(x->name), "recompilation");
}

/* The function that is compiled most, and why; then the lines that called. */
static void compiled_lines(finding *f, const analysis *a)
{
    const uint8_t cause = CAUSE_COMPILE;
    source_sum most, again;
    size_t calls = finding_sources(f, a, is_of_cause, &cause, &most);
    char *where;
    if (!sources_sum(&a->gathered.sources, is_recompilation, NULL, &again, 1))
        return;
    finding_source(f, a, again.line);
    where = source_text(&a->gathered.sources, again.line);
    finding_evidence(f, "%s (%s) is compiled again %u time%s%s%s", f->source.function, where, again.n,
                     again.n == 1 ? "" : "s", again.text ? "; the last reason: " : "",
                     again.text ? text_of(again.text) : "");
    free(where);
    (void)calls;
}

/* ---- the data loader --------------------------------------------------------------------------------------------- */

static bool is_next(const sourced *x, const void *user)
{
    (void)user;
    return x->to > x->from && !strcmp(text_of(x->name), "DataLoader.next");
}

/* The average time of a worker process for a batch; 0: unknown. */
static double fetch_ns(const analysis *a)
{
    double ns = 0;
    uint64_t n = 0;
    for (size_t i = 0; i <= a->tally.rows.mask; i++) {
        const row *r = a->tally.rows.slots ? a->tally.rows.slots[i] : NULL;
        if (r && !strcmp(text_of(r->key.name), "DataLoader.fetch")) {
            n += r->calls;
            ns += (double)r->sum;
        }
    }
    return n ? ns / (double)n : 0;
}

/* How full its queue was, and how many workers would do. */
static void loader_tell(finding *f, const analysis *a, uint64_t steps)
{
    const sources *s = &a->gathered.sources;
    size_t n = 0, empty = 0, known = 0;
    int64_t workers = -1, waited = 0;
    double fetch, rest;
    char time[2][UNIT_TEXT];
    for (size_t i = 0; i < s->n; i++) {
        const sourced *x = &s->list[i];
        if (!is_next(x, NULL))
            continue;
        n++;
        waited += x->to - x->from;
        workers = x->values[OF_WORKERS] > workers ? x->values[OF_WORKERS] : workers;
        known += x->values[OF_READY] >= 0;
        empty += x->values[OF_READY] == 0;
    }
    if (!n || workers < 0)
        return;
    if (!workers) {
        finding_evidence(f, "the loader has no workers (num_workers=0): the program reads each batch itself");
        return;
    }
    if (known)
        finding_evidence(f, "%lld worker%s; no batch was ready at %zu of %zu calls of next()", (long long)workers,
                         workers == 1 ? "" : "s", empty, n);
    fetch = fetch_ns(a);
    rest = steps ? ((double)a->run_ns - (double)waited) / (double)steps : 0;
    if (fetch <= 0 || rest <= 0)
        return;
    finding_evidence(f, "a worker takes %s for a batch; a step takes %s without waiting for it",
                     unit_time(time[0], (uint64_t)fetch), unit_time(time[1], (uint64_t)rest));
    if (fetch / rest > (double)workers) {
        free(f->helps);
        f->helps =
            tool_text("Give the loader more workers: num_workers=%lld instead of %lld would keep up, if there are "
                      "as many processors; or less work an item (decode and tokenize once, before training).",
                      (long long)(fetch / rest) + 1, (long long)workers);
    }
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

static void cause_lines(finding *f, const analysis *a, enum cause c, uint64_t steps)
{
    const uint8_t cause = (uint8_t)c;
    source_sum most;
    if (c == CAUSE_COMPILE) {
        recompilations(f, a);
        compiled_lines(f, a);
    } else if (c != CAUSE_CODE)
        finding_sources(f, a, is_of_cause, &cause, &most);
    if (c == CAUSE_INPUT)
        loader_tell(f, a, steps);
}

/* Kernels and libraries are loaded once each. In how many steps that took a notable part of its time; 0: unknown. */
static size_t steps_with_first_uses(const analysis *a)
{
    const graph *g = &a->gathered.graph;
    const loop *l = &a->loop;
    uint64_t all = 0, *of = tr_alloc((l->n + 1) * sizeof *of);
    size_t hint = 0, n = 0;
    int64_t first = l->n ? loop_number(l, false) : 0;
    for (uint32_t i = 0; l->n && i < g->n; i++) {
        const node *x = &g->nodes[i];
        int64_t step;
        if (x->kind != NODE_DEVICE_CALL || cause_of_name(text_of(x->name)) != CAUSE_FIRST_USE)
            continue;
        step = loop_at(l, node_process(g, i), x->begin, &hint);
        all += (uint64_t)(x->end - x->begin);
        if (step != LOOP_OUTSIDE && step >= first && (size_t)(step - first) < l->n)
            of[step - first] += (uint64_t)(x->end - x->begin);
    }
    for (size_t i = 0; i < l->n; i++)
        n += of[i] > 0 && of[i] * ONCE_STEPS * 2 >= all;
    free(of);
    return n;
}

/* A finding on slow steps by the same cause; NULL: there is none. */
static finding *slow_steps_by(const analysis *a, enum cause c)
{
    for (size_t i = 0; i < a->nfindings && c != CAUSE_CODE; i++)
        if (!strcmp(a->findings[i].kind, "slow_steps") && a->findings[i].cause == c)
            return &a->findings[i];
    return NULL;
}

static void cause_tell(analysis *a, enum cause c, const cause_time *t, bool devices, bool torch, uint64_t steps)
{
    const told *k = &kinds[c];
    char time[3][UNIT_TEXT];
    const size_t loads = c == CAUSE_FIRST_USE && steps >= ONCE_STEPS ? steps_with_first_uses(a) : 0;
    const bool over = loads && (double)loads <= ONCE_PART * (double)steps;
    bool once = !over && steps >= ONCE_STEPS && (uint64_t)(t->to - t->from) > t->ns / 2;
    finding *f = slow_steps_by(a, c);
    if (f && once)
        return;
    if (f) /* these steps are part of what it costs in all */
        f->remark = true;
    f = finding_new(a, once ? "slow_steps" : k->kind, share_of(a, (double)t->ns));
    unit_time(time[0], t->ns);
    f->remark = over;
    f->text =
        over ? tool_text("%s: %s, in %zu of %llu steps. It does not come again, and is no loss of a long run.", k->text,
                         time[0], loads, (unsigned long long)steps)
        : once  ? tool_text("One step takes %s longer than others: %s, once.",
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
    cause_lines(f, a, c, steps);
    finding_text_source(f);
    finding_see(f, a, t->from, t->to, "");
}

/* The part of a time on the critical path in which its thread did not wait for a processor: that of slow steps lies in
 * the program's own code, and the rest is spread over all. */
static uint64_t without_waits(const analysis *a, uint64_t ns)
{
    const sources *s = &a->gathered.sources;
    double slow = (double)steps_slow_waited(a), all = 0, own = (double)ns - slow, run = (double)a->run_ns - slow;
    for (size_t i = 0; i < s->n; i++)
        if (!strcmp(text_of(s->list[i].name), "step_time") && s->list[i].values[OF_WAITED] > 0)
            all += (double)s->list[i].values[OF_WAITED];
    all = all > slow ? all - slow : 0;
    return own > 0 && run > all ? (uint64_t)(own * (1 - all / run)) : 0;
}

void causes_tell(analysis *a, const cause_time *times, bool devices, uint64_t steps)
{
    bool torch = records(a, "torch"), python = torch || records(a, "python");
    for (int c = 0; c < CAUSES; c++) {
        cause_time t = times[c];
        double least = devices ? LEAST : least_without[c];
        if (c == CAUSE_INPUT && !devices && a->gathered.communicates)
            least = LEAST_IO;
        if (c == CAUSE_CODE && !devices) {
            t.ns = without_waits(a, t.path_ns - t.path_small_ns);
            if ((uint64_t)(t.to - t.from) > t.ns / 2) /* a slow step */
                continue;
        }
        if (kinds[c].kind && share_of(a, (double)t.ns) >= least &&
            (c != CAUSE_CODE || (devices ? python : torch && !a->gathered.communicates)))
            cause_tell(a, (enum cause)c, &t, devices, torch, steps);
    }
}

/* ---- a thread that keeps the interpreter's lock ------------------------------------------------------------------ */

typedef struct keeper { /* of one process and thread */
    uint32_t process, text, line;
    size_t steps, tried;
    int64_t lost, cpu, waited; /* waited: in all trials */
} keeper;

enum { KEEPERS = 64 };
static const int64_t LEAST_WAIT = 300000; /* of a trial: less is no lock that another thread computes with */

static bool is_busy(const sourced *x, const void *user)
{
    (void)user;
    return !strcmp(text_of(x->name), "busy_thread") && x->values[OF_CPU] >= 0 && x->values[OF_BLOCKED] >= 0;
}

/* The thread for which others lose most. False: there is none. */
static bool keeper_find(const analysis *a, keeper *most)
{
    const sources *s = &a->gathered.sources;
    keeper list[KEEPERS];
    size_t n = 0, k;
    most->lost = 0;
    for (size_t i = 0; i < s->n; i++) {
        const sourced *x = &s->list[i];
        const uint32_t process = a->gathered.graph.lanes[x->thread].process;
        if (!is_busy(x, NULL))
            continue;
        for (k = 0; k < n && (list[k].process != process || list[k].text != x->text); k++) {}
        if (k == KEEPERS)
            continue;
        if (k == n)
            list[n++] = (keeper){.process = process, .text = x->text, .line = x->line};
        list[k].steps++;
        list[k].cpu += x->values[OF_CPU];
        list[k].lost += x->values[OF_CPU] < x->values[OF_BLOCKED] ? x->values[OF_CPU] : x->values[OF_BLOCKED];
        if (x->values[OF_WAITED] >= 0) {
            list[k].tried++;
            list[k].waited += x->values[OF_WAITED];
        }
    }
    for (k = 0; k < n; k++)
        if (list[k].tried && list[k].waited / (int64_t)list[k].tried >= LEAST_WAIT && list[k].lost > most->lost)
            *most = list[k];
    return most->lost > 0;
}

/* The finding `interpreter` names the thread; it is made if there is none. */
void interpreter_lock_tell(analysis *a)
{
    keeper k;
    finding *f = NULL;
    char time[3][UNIT_TEXT];
    if (!keeper_find(a, &k) || share_of(a, (double)k.lost) < LEAST)
        return;
    for (size_t i = 0; i < a->nfindings; i++)
        if (!strcmp(a->findings[i].kind, "interpreter"))
            f = &a->findings[i];
    if (!f) {
        f = finding_new(a, "interpreter", share_of(a, (double)k.lost));
        finding_rank(f, a, k.process);
    } else
        f->share = share_of(a, (double)k.lost) > f->share ? share_of(a, (double)k.lost) : f->share;
    free(f->text);
    free(f->helps);
    f->text = tool_text("Thread \"%s\" computes in Python and keeps the interpreter's lock: a step waits %s for it.",
                        text_of(k.text), unit_time(time[0], (uint64_t)k.lost / k.steps));
    finding_source(f, a, k.line);
    finding_evidence(f, "it ran %s a step in %zu steps; who gives the lock away has it again after %s",
                     unit_time(time[1], (uint64_t)k.cpu / k.steps), k.steps,
                     unit_time(time[2], (uint64_t)(k.waited / (int64_t)k.tried)));
    f->helps = tool_text("Do that work in another process (multiprocessing), or in code that releases the lock (numpy, "
                         "torch on large arrays); a free-threaded Python has no such lock.");
    finding_text_source(f);
    if (!f->see)
        finding_command(f, a, "trace-print --name '^busy_thread$'");
}

enum { LEAST_OPERATORS = 1000 };

/* Operators that are over in less than SMALL_NS, and what lies between them. */
static void operators_tell(analysis *a, const cause_time *times)
{
    const cause_time *o = &times[CAUSE_OPERATOR], *c = &times[CAUSE_CODE];
    uint64_t steps = a->steps.lanes ? a->steps.n / a->steps.lanes : 0, ns = o->small_ns + c->small_ns;
    char time[2][UNIT_TEXT];
    finding *f;
    if (share_of(a, (double)ns) < LEAST_SMALL || o->small < LEAST_OPERATORS || o->small_ns * 4 < ns)
        return;
    f = finding_new(a, "small_work", share_of(a, (double)ns));
    finding_where(f, a, o->small_path);
    f->text = tool_text("Operators are too small: %s pass in and between %llu operators that take less than %s each.",
                        unit_time(time[0], ns), (unsigned long long)o->small, unit_time(time[1], SMALL_NS));
    if (steps)
        finding_evidence(f, "%llu of them a step, together %s", (unsigned long long)(o->small / steps),
                         unit_time(time[0], ns / steps));
    finding_evidence(f, "%s in them, and %s in Python between them", unit_time(time[0], o->small_ns),
                     unit_time(time[1], c->small_ns));
    f->helps = tool_text("Work on larger tensors: stack or concatenate what is done one by one, use foreach=True or "
                         "fused=True of an optimizer, a larger batch, or torch.compile, which fuses operators.");
    finding_command(f, a, "trace-tally --apis torch");
}

/* Without devices. */
void causes_of_path_tell(analysis *a)
{
    const graph *g = &a->gathered.graph;
    cause_time times[CAUSES] = {{0}};
    uint8_t *causes = causes_of_paths(&a->profiler, g);
    if (!graph_devices(g)) {
        causes_add(&a->profiler, causes, a->critical_profile, times);
        operators_tell(a, times);
        causes_tell(a, times, false, a->steps.lanes ? a->steps.n / a->steps.lanes : 0);
    }
    free(causes);
}
