/* launch_wait.c - which calls wait for devices, and what was over when they came back */
#include "launch.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { WAITS_MAX = 1 << 16, WORK_MAX = 1 << 12 };

/* CUDA Driver and Runtime API, "Stream Management", "Event Management"; HIP's of the same names; OpenCL 3.0, 5.15. */
static const struct {
    const char *name;
    uint8_t does;
} calls[] = {
    {"cudaDeviceSynchronize", CALL_WAITS},
    {"cudaThreadSynchronize", CALL_WAITS},
    {"cuCtxSynchronize", CALL_WAITS},
    {"hipDeviceSynchronize", CALL_WAITS},
    {"hipCtxSynchronize", CALL_WAITS},
    {"cudaStreamSynchronize", CALL_WAITS_STREAM},
    {"cudaStreamQuery", CALL_WAITS_STREAM},
    {"cuStreamSynchronize", CALL_WAITS_STREAM},
    {"cuStreamQuery", CALL_WAITS_STREAM},
    {"hipStreamSynchronize", CALL_WAITS_STREAM},
    {"hipStreamQuery", CALL_WAITS_STREAM},
    {"clFinish", CALL_WAITS_STREAM},
    {"cudaEventSynchronize", CALL_WAITS_EVENT},
    {"cudaEventQuery", CALL_WAITS_EVENT},
    {"cuEventSynchronize", CALL_WAITS_EVENT},
    {"cuEventQuery", CALL_WAITS_EVENT},
    {"hipEventSynchronize", CALL_WAITS_EVENT},
    {"hipEventQuery", CALL_WAITS_EVENT},
    {"cudaEventRecord", CALL_EVENT},
    {"cudaEventRecordWithFlags", CALL_EVENT},
    {"cuEventRecord", CALL_EVENT},
    {"cuEventRecordWithFlags", CALL_EVENT},
    {"hipEventRecord", CALL_EVENT},
    {"hipEventRecordWithFlags", CALL_EVENT},
    {"cudaStreamDestroy", CALL_DESTROY},
    {"cuStreamDestroy", CALL_DESTROY},
    {"hipStreamDestroy", CALL_DESTROY},
    {"clReleaseCommandQueue", CALL_DESTROY},
    {"cudaEventDestroy", CALL_DESTROY_EVENT},
    {"cuEventDestroy", CALL_DESTROY_EVENT},
    {"hipEventDestroy", CALL_DESTROY_EVENT},
    {"cudaMemcpy", CALL_COPIES},
    {"cuMemcpyDtoH", CALL_COPIES},
    {"hipMemcpy", CALL_COPIES},
    {"hipMemcpyDtoH", CALL_COPIES},
};

/* Whether it is that function, in whatever version of it. */
static bool is_call(const char *name, const char *function)
{
    size_t n = strlen(function);
    if (strncmp(name, function, n))
        return false;
    name += n;
    if (!strncmp(name, "_v", 2) && name[2] >= '0' && name[2] <= '9')
        name += 3;
    return !*name || !strcmp(name, "_ptsz");
}

static int16_t handle_field(const tr_def *def, const char *const *names)
{
    int k;
    for (; *names; names++)
        for (k = 0; k < def->nfields; k++)
            if (def->fields[k].type == TRACE_T_HANDLE && !strcmp(def->fields[k].name, *names))
                return (int16_t)k;
    return -1;
}

void launch_call_make(launch_call *c, const tr_def *def)
{
    static const char *const streams[] = {"stream", "hStream", "command_queue", NULL}, *const events[] = {
                                                                                           "event", "hEvent", NULL};
    size_t i, n = strlen(def->name);
    *c = (launch_call){.stream = -1, .event = -1};
    if (def->kind != TRACE_KIND_BEGIN)
        return;
    for (i = 0; i < sizeof calls / sizeof *calls && !c->does; i++)
        if (is_call(def->name, calls[i].name))
            c->does = calls[i].does;
    c->own_default = n > 5 && !strcmp(def->name + n - 5, "_ptsz");
    c->stream = handle_field(def, streams);
    c->event = handle_field(def, events);
}

/* ---- what is known of work --------------------------------------------------------------------------------------- */

static void settle(launch_device *d, int64_t end, int64_t known)
{
    d->late += known < end;
    if (known - end < d->behind_ns)
        d->behind_ns = known - end;
}

static void let_go(unsettled *u)
{
    if (!--u->lists)
        free(u);
}

static void await(waits *w, unsettled *u)
{
    size_t i, n = w->nwork;
    if (n == WORK_MAX) { /* what came before says no more than what came after it */
        for (i = 0; i < n / 2; i++)
            let_go(w->work[i]);
        memmove(w->work, w->work + n / 2, (n - n / 2) * sizeof(unsettled *));
        w->nwork = n -= n / 2;
    }
    w->work = tr_grow(w->work, n + 1, &w->work_room, sizeof(unsettled *));
    w->work[w->nwork++] = u;
    u->lists++;
}

void waits_add(waits *w, wait x)
{
    size_t i, kept = 0;
    if (w->n && w->list[w->n - 1].since >= x.since) /* that said as much, and earlier */
        return;
    for (i = 0; i < w->nwork; i++) {
        unsettled *u = w->work[i];
        if (u->device && u->asked > x.since) {
            w->work[kept++] = u;
            continue;
        }
        if (u->device)
            settle(u->device, u->end, x.over);
        u->device = NULL;
        let_go(u);
    }
    w->nwork = kept;
    if (w->n == WAITS_MAX) { /* what was asked for so long ago has come */
        memmove(w->list, w->list + WAITS_MAX / 2, WAITS_MAX / 2 * sizeof *w->list);
        w->n -= WAITS_MAX / 2;
    }
    w->list = tr_grow(w->list, w->n + 1, &w->room, sizeof *w->list);
    w->list[w->n++] = x;
}

/* When what was asked for then was known to be over. */
static int64_t known_over(const waits *w, int64_t asked, int64_t known)
{
    size_t from = 0, to = w ? w->n : 0;
    while (from < to) {
        size_t middle = from + (to - from) / 2;
        if (w->list[middle].since >= asked)
            to = middle;
        else
            from = middle + 1;
    }
    return w && from < w->n && w->list[from].over < known ? w->list[from].over : known;
}

void waits_check(waits *stream, waits *all, launch_device *d, int64_t asked, int64_t end, int64_t known)
{
    unsettled *u;
    known = known_over(all, asked, known_over(stream, asked, known));
    if (known != INT64_MAX) {
        settle(d, end, known);
        return;
    }
    if (!stream && !all)
        return;
    u = tr_alloc(sizeof *u);
    *u = (unsettled){.asked = asked, .end = end, .device = d};
    if (stream)
        await(stream, u);
    if (all)
        await(all, u);
}

void waits_free(waits *w)
{
    size_t i;
    for (i = 0; i < w->nwork; i++)
        let_go(w->work[i]);
    free(w->work);
    free(w->list);
}
