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
#include "report.h"
#include "support/map.h"
#include "support/memory.h"
#include "tally/plan.h"
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

typedef struct launched {
    int64_t ns;
    uint32_t thread;
} launched;

typedef struct device_error {
    uint32_t process, thread, call; /* call: its name */
    int64_t ns;
    const char *means;
    char *code; /* "cudaErrorIllegalAddress" */
    uint64_t undone;
    launched first;       /* of them */
    uint32_t told, asked; /* profiles: where the error was returned, and where that work was launched */
} device_error;

struct device_errors {
    device_error *list; /* by process, its first one */
    size_t n, room;
    tr_map3 waiting; /* process, API, correlation -> launched */
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
    *d = (device_error){
        process, e->thread->index, text_id(e->def->name, strlen(e->def->name)), e->ns, means, NULL, 0, {0, 0}, 0, 0};
    d->code = value_name(&v) ? tool_text("%s", value_name(&v)) : tool_text("error %lld", (long long)v.i);
}

static void take(void *user, const tr_event *events, size_t n)
{
    analysis *a = user;
    struct device_errors *x = a->device_errors;
    tr_value v;
    for (size_t i = 0; i < n; i++) {
        const tr_event *e = &events[i];
        const plan *p = &a->tally.plans[e->def->index];
        if (e->def->kind == TRACE_KIND_END && p->result.at != FIELD_NONE && event_error(p, e))
            failed_call(x, e);
        if (!(e->def->roles >> TRACE_R_CORRELATION & 1) || !tr_role_get(e, TRACE_R_CORRELATION, &v) || v.is_array)
            continue;
        if (p->device) {
            tr_map3_entry *at = tr_map3_find(&x->waiting, e->thread->process->index, p->api, v.u);
            if (at)
                tr_map3_remove(&x->waiting, at);
        } else {
            tr_map3_entry *at = tr_map3_put(&x->waiting, e->thread->process->index, p->api, v.u);
            at->v.u[0] = (uint64_t)e->ns;
            at->v.u[1] = e->thread->index;
        }
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

void device_errors_plan(analysis *a)
{
    struct device_errors *x;
    const tr_map3_entry *e;
    if (!any_failed(a))
        return;
    x = a->device_errors = tr_alloc(sizeof *x);
    tally_batches(&a->tally, "reading what devices never did", take, a);
    for (size_t i = 0; i < x->n; i++) {
        device_error *d = &x->list[i];
        for (size_t at = 0; (e = tr_map3_each(&x->waiting, &at));)
            if (e->key[0] == d->process && (int64_t)e->v.u[0] <= d->ns) {
                if (!d->undone || (int64_t)e->v.u[0] < d->first.ns)
                    d->first = (launched){(int64_t)e->v.u[0], (uint32_t)e->v.u[1]};
                d->undone++;
            }
        d->told = profile_new(&a->profiler);
        d->asked = profile_new(&a->profiler);
        profile_watch(&a->profiler, d->told, d->thread, d->ns - 1, d->ns);
        if (d->undone)
            profile_watch(&a->profiler, d->asked, d->first.thread, d->first.ns, d->first.ns + 1);
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

void device_errors_tell(analysis *a)
{
    int64_t t0 = tr_trace_t0(a->tally.trace);
    for (size_t i = 0; a->device_errors && i < a->device_errors->n; i++) {
        const device_error *d = &a->device_errors->list[i];
        char *who = rank_text(a, d->process), *told = profile_path(&a->profiler, path_of(a, d->told));
        finding *f = finding_new(a, "device_error", 0);
        f->timed = false;
        f->first = true;
        f->text = tool_text("The device of %s failed: %s (%s).", who, d->means, d->code);
        finding_rank(f, a, d->process);
        if (d->undone) {
            finding_where(f, a, path_of(a, d->asked));
            finding_evidence(
                f,
                "%llu launches have no recorded work: the one that failed is among them. The first of them was "
                "at %.6f s",
                (unsigned long long)d->undone, (double)(d->first.ns - t0) / 1e9);
        }
        finding_evidence(f, "%s returned the error first, at %.6f s, in %s", text_of(d->call),
                         (double)(d->ns - t0) / 1e9, told);
        f->from = d->undone ? d->first.ns : d->ns - 1;
        f->to = d->ns;
        f->lasts = true;
        f->helps =
            tool_text("The command shows that launch and the following ones, with all arguments. Run the program again "
                      "under compute-sanitizer, or with CUDA_LAUNCH_BLOCKING=1: then the launch itself returns "
                      "the error.");
        finding_see(f, a, f->from, d->undone ? d->first.ns + 1000000 : d->ns, "");
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
    tr_map3_free(&a->device_errors->waiting);
    free(a->device_errors);
}
