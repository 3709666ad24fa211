/* find_device_error.c - a device that failed: its error, the call that returned it, and launches that were never done
 *
 * After an illegal access, a failed assertion or an uncorrectable memory error, the device does no more work of that
 * context. The next call returns the error, often far from the kernel. Streams work in order, so the failed launch is
 * between the first launch without recorded work and that call. If the device kept up with the host, it is the first
 * one; else the work of some launches before it may be missing. The trace is only read again if calls of a device's API
 * failed.
 *
 * Codes: CUDA Driver API, enum CUresult; those of the runtime and of HIP are the same numbers. */
#include "common/message.h"
#include "common/value.h"
#include "report/facts/asked.h"
#include "report/report.h"
#include "support/map.h"
#include "support/memory.h"
#include "tally/events/plan.h"
#include <stdlib.h>
#include <string.h>

static const struct {
    int64_t code;
    const char *means;
} fatal[] = {{214, "an error of its memory that could not be corrected (ECC)"},
             {220, "an error of NVLink that could not be corrected"},
             {700, "a kernel accessed memory that is not there"},
             {702, "a kernel took longer than is allowed"},
             {710, "an assertion in a kernel failed"},
             {714, "a kernel's stack failed"},
             {715, "a kernel came to an instruction that does not exist"},
             {716, "a kernel accessed memory at an address that is not aligned"},
             {717, "a kernel accessed memory of another kind than its instruction is for"},
             {718, "a kernel jumped to where no code is"},
             {719, "a kernel failed"}};

enum { QUEUES_MOST = 4 };

typedef struct device_error {
    uint32_t process, thread, call; /* call: its name */
    int64_t ns;
    const char *means;
    char *code; /* "cudaErrorIllegalAddress" */
    uint64_t undone;
    const asked *first[QUEUES_MOST]; /* of them on each queue, the first of all first */
    size_t queues;                   /* may be more than are kept */
    uint32_t told, launched;         /* profiles: where the error was returned, and where that work was launched */
} device_error;

struct device_errors {
    device_error *list; /* by process, its first one */
    size_t n, room;
    asked_book asked;
};

static const char *meaning(int64_t code)
{
    for (size_t i = 0; i < sizeof fatal / sizeof *fatal; i++)
        if (fatal[i].code == code)
            return fatal[i].means;
    return NULL;
}

static bool is_device_api(const char *api)
{
    return !strcmp(api, "CUDA") || !strcmp(api, "CUDART") || !strcmp(api, "HIP");
}

static void failed_call(struct device_errors *x, const tr_event *e)
{
    uint32_t process = e->thread->process->index;
    const char *means;
    tr_value v;
    device_error *d;
    if (!is_device_api(e->def->api) || !tr_role_get(e, TRACE_R_RESULT, &v) || v.is_array || !(means = meaning(v.i)))
        return;
    for (size_t i = 0; i < x->n; i++)
        if (x->list[i].process == process)
            return;
    x->list = tr_grow(x->list, x->n + 1, &x->room, sizeof *x->list);
    d = &x->list[x->n++];
    *d = (device_error){.process = process,
                        .thread = e->thread->index,
                        .call = text_id(e->def->name, strlen(e->def->name)),
                        .ns = e->ns,
                        .means = means};
    d->code = value_name(&v) ? tool_text("%s", value_name(&v)) : tool_text("error %lld", (long long)v.i);
}

static void take(void *user, const tr_event *events, size_t n)
{
    analysis *a = user;
    struct device_errors *x = a->device_errors;
    for (size_t i = 0; i < n; i++) {
        const tr_event *e = &events[i];
        const plan *p = &a->tally.plans[e->def->index];
        if (e->def->kind == TRACE_KIND_END && p->result.at != FIELD_NONE && event_error(p, e))
            failed_call(x, e);
        asked_event(&x->asked, e);
    }
}

static bool any_failed(const analysis *a)
{
    const rows *r = &a->tally.rows;
    for (size_t i = 0; r->slots && i <= r->mask; i++)
        if (r->slots[i] && r->slots[i]->errors && is_device_api(text_of(r->slots[i]->key.api)))
            return true;
    return false;
}

static int in_order(const void *x, const void *y)
{
    const asked *a = *(const asked *const *)x, *b = *(const asked *const *)y;
    return a->ns != b->ns ? (a->ns < b->ns ? -1 : 1) : 0;
}

/* Launches of that process which no device has recorded as done, in the order of time. */
static const asked **undone_of(const asked_book *b, const device_error *d, size_t *n)
{
    const asked **list = NULL;
    const tr_map3_entry *e;
    size_t room = 0;
    *n = 0;
    for (size_t at = 0; (e = tr_map3_each(&b->waiting, &at));)
        if (e->key[0] == d->process && b->list[e->v.u[0] - 1].ns <= d->ns) {
            list = tr_room(list, *n + 1, &room, sizeof *list);
            list[(*n)++] = &b->list[e->v.u[0] - 1];
        }
    if (*n)
        qsort(list, *n, sizeof *list, in_order);
    return list;
}

static void find_undone(device_error *d, const asked_book *b)
{
    size_t n, i, k;
    const asked **list = undone_of(b, d, &n);
    tr_map3 queues = {0};
    d->undone = n;
    for (i = 0; i < n; i++) {
        tr_map3_entry *at = tr_map3_put(&queues, list[i]->queue, 0, 0);
        k = d->queues;
        if (at->v.u[0])
            continue;
        at->v.u[0] = 1;
        d->queues++;
        if (k < QUEUES_MOST)
            d->first[k] = list[i];
    }
    tr_map3_free(&queues);
    free(list);
}

void device_errors_plan(analysis *a)
{
    struct device_errors *x;
    if (!any_failed(a))
        return;
    x = a->device_errors = tr_alloc(sizeof *x);
    asked_open(&x->asked, a->tally.trace);
    tally_batches(&a->tally, "reading what devices never did", take, a);
    for (size_t i = 0; i < x->n; i++) {
        device_error *d = &x->list[i];
        find_undone(d, &x->asked);
        d->told = profile_new(&a->profiler);
        d->launched = profile_new(&a->profiler);
        profile_watch(&a->profiler, d->told, d->thread, d->ns - 1, d->ns);
        if (d->undone)
            profile_watch(&a->profiler, d->launched, d->first[0]->thread, d->first[0]->ns, d->first[0]->ns + 1);
    }
}

/* The path of tasks and calls at a moment. */
static uint32_t path_of(const analysis *a, uint32_t sink)
{
    for (uint32_t k = 1; k < a->profiler.n; k++)
        if (profile_time(&a->profiler, sink, k).ns)
            return k;
    return 0;
}

/* "far_away, 2 x 1 x 1 blocks of 128 x 1 x 1 threads, at 12.317187 s" */
static char *launch_text(const analysis *a, const device_error *d, const asked *x)
{
    uint32_t name = asked_name(&a->device_errors->asked, d->process, x);
    char *sizes = x->grid[0] ? tool_text(", %u x %u x %u blocks of %u x %u x %u threads", x->grid[0], x->grid[1],
                                         x->grid[2], x->block[0], x->block[1], x->block[2])
                             : tool_text("%s", "");
    char *text = tool_text("%s%s%s, at %.6f s", name ? text_of(name) : "work of ", name ? "" : text_of(x->call), sizes,
                           (double)(x->ns - tr_trace_t0(a->tally.trace)) / 1e9);
    free(sizes);
    return text;
}

static void tell_undone(const analysis *a, const device_error *d, finding *f)
{
    finding_where(f, a, path_of(a, d->launched));
    finding_evidence(f, "%llu launches have no recorded work: the one that failed is among them",
                     (unsigned long long)d->undone);
    for (size_t i = 0; i < d->queues && i < QUEUES_MOST; i++) {
        char *launch = launch_text(a, d, d->first[i]);
        if (d->first[i]->queue)
            finding_evidence(f, "the first of them on stream 0x%llx: %s", (unsigned long long)d->first[i]->queue,
                             launch);
        else
            finding_evidence(f, "the first of them on the default stream: %s", launch);
        free(launch);
    }
    if (d->queues > QUEUES_MOST)
        finding_evidence(f, "%zu more streams have such work", d->queues - QUEUES_MOST);
}

void device_errors_tell(analysis *a)
{
    int64_t t0 = tr_trace_t0(a->tally.trace);
    for (size_t i = 0; a->device_errors && i < a->device_errors->n; i++) {
        const device_error *d = &a->device_errors->list[i];
        char *who = rank_text(a, d->process), *told = profile_path(&a->profiler, path_of(a, d->told));
        finding *f = finding_new(a, "device_error", 0);
        uint32_t name;
        f->timed = false;
        f->first = true;
        name = d->undone ? asked_name(&a->device_errors->asked, d->process, d->first[0]) : 0;
        f->text = tool_text("The device of %s failed: %s (%s).%s%s%s", who, d->means, d->code,
                            name ? " The first kernel that was launched and never done is " : "",
                            name ? text_of(name) : "", name ? "." : "");
        finding_rank(f, a, d->process);
        if (d->undone)
            tell_undone(a, d, f);
        finding_evidence(f, "%s returned the error first, at %.6f s, in %s", text_of(d->call),
                         (double)(d->ns - t0) / 1e9, told);
        f->from = d->undone ? d->first[0]->ns : d->ns - 1;
        f->to = d->ns;
        f->lasts = true;
        f->helps =
            tool_text("The command shows that launch and the following ones, with all arguments. Run the program again "
                      "under compute-sanitizer, or with CUDA_LAUNCH_BLOCKING=1: then the launch itself returns "
                      "the error.");
        finding_see(f, a, f->from, d->undone ? d->first[0]->ns + 1000000 : d->ns, "");
        free(told);
        free(who);
    }
}

bool device_failed(const analysis *a, uint32_t process)
{
    for (size_t i = 0; a->device_errors && i < a->device_errors->n; i++)
        if (a->device_errors->list[i].process == process)
            return true;
    return false;
}

void device_errors_free(analysis *a)
{
    if (!a->device_errors)
        return;
    for (size_t i = 0; i < a->device_errors->n; i++)
        free(a->device_errors->list[i].code);
    free(a->device_errors->list);
    asked_free(&a->device_errors->asked);
    free(a->device_errors);
}
