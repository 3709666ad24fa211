/* launch_sum.c - rows, devices, and when devices had nothing to do */
#include <stdlib.h>
#include <string.h>
#include "launch.h"
#include "support/memory.h"

launch_row *launched_row(launched *l, uint32_t api, uint32_t name)
{
    tr_map3_entry *e = tr_map3_put(&l->row_map, api, name, 0);
    launch_row *r = e->v.p;
    if (r)
        return r;
    r = e->v.p = tally_get(sizeof *r);
    r->api = api;
    r->name = name;
    r->work.min = r->call.min = r->delay.min = UINT64_MAX;
    l->rows = tr_grow(l->rows, l->nrows + 1, &l->row_room, sizeof *l->rows);
    return l->rows[l->nrows++] = r;
}

launch_device *launched_device(launched *l, const tr_process *process, const tr_track *device, uint32_t api)
{
    tr_map3_entry *e = tr_map3_put(&l->device_map, process->index, device ? device->index + 1ull : 0, api);
    launch_device *d = e->v.p;
    if (d)
        return d;
    d = e->v.p = tally_get(sizeof *d);
    *d = (launch_device){.process = process,
                         .track = device,
                         .api = api,
                         .first_ns = INT64_MAX,
                         .last_ns = INT64_MIN,
                         .ahead_ns = INT64_MAX,
                         .behind_ns = INT64_MAX,
                         .until_ns = INT64_MIN};
    l->devices = tr_grow(l->devices, l->ndevices + 1, &l->device_room, sizeof *l->devices);
    return l->devices[l->ndevices++] = d;
}

/* ---- busy or idle: work in the order in which it began ----------------------------------------------------------- */

static void sift(launch_device *d, size_t i, queued x)
{
    for (;;) {
        size_t k = 2 * i + 1;
        if (k + 1 < d->n && d->heap[k + 1].begin < d->heap[k].begin)
            k++;
        if (k >= d->n || x.begin <= d->heap[k].begin)
            break;
        d->heap[i] = d->heap[k];
        i = k;
    }
    d->heap[i] = x;
}

static void pass(launch_device *d, const queued *x)
{
    if (d->until_ns != INT64_MIN && x->begin > d->until_ns) {
        uint64_t idle = (uint64_t)(x->begin - d->until_ns);
        x->row->idle_ns += idle;
        if (idle > d->longest_idle_ns) {
            d->longest_idle_ns = idle;
            d->longest_idle_at = d->until_ns;
        }
    }
    if (x->end > d->until_ns) {
        d->busy_ns += (uint64_t)(x->end - (x->begin > d->until_ns ? x->begin : d->until_ns));
        d->until_ns = x->end;
    }
}

static void pass_first(launch_device *d)
{
    queued first = d->heap[0], last = d->heap[--d->n];
    if (d->n)
        sift(d, 0, last);
    pass(d, &first);
}

void launched_work(launched *l, launch_device *d, launch_row *r, int64_t begin, int64_t end)
{
    queued x = {begin, end, r};
    size_t i;
    r->work.calls++;
    row_add(&r->work, (uint64_t)(end - begin));
    d->work++;
    if (begin < d->first_ns)
        d->first_ns = begin;
    if (end > d->last_ns)
        d->last_ns = end;
    if (d->n >= l->most)
        pass_first(d);
    d->heap = tr_grow(d->heap, d->n + 1, &d->room, sizeof *d->heap);
    for (i = d->n++; i && x.begin < d->heap[(i - 1) / 2].begin; i = (i - 1) / 2)
        d->heap[i] = d->heap[(i - 1) / 2];
    d->heap[i] = x;
}

/* ---- the order in which they are told ---------------------------------------------------------------------------- */

static int by_time(const void *a, const void *b)
{
    const launch_row *x = *(launch_row *const *)a, *y = *(launch_row *const *)b;
    int d = strcmp(text_of(x->api), text_of(y->api));
    if (d)
        return d;
    if (x->work.sum != y->work.sum)
        return x->work.sum > y->work.sum ? -1 : 1;
    return strcmp(text_of(x->name), text_of(y->name));
}

static int by_process(const void *a, const void *b)
{
    const launch_device *x = *(launch_device *const *)a, *y = *(launch_device *const *)b;
    if (x->process != y->process)
        return x->process->index < y->process->index ? -1 : 1;
    if (x->track && y->track && x->track != y->track)
        return x->track->index < y->track->index ? -1 : 1;
    if (!x->track != !y->track)
        return x->track ? -1 : 1;
    return strcmp(text_of(x->api), text_of(y->api));
}

void launched_finish(launched *l)
{
    size_t i;
    for (i = 0; i < l->ndevices; i++) {
        while (l->devices[i]->n)
            pass_first(l->devices[i]);
        free(l->devices[i]->heap);
        l->devices[i]->heap = NULL;
    }
    if (l->nrows)
        qsort(l->rows, l->nrows, sizeof *l->rows, by_time);
    if (l->ndevices)
        qsort(l->devices, l->ndevices, sizeof *l->devices, by_process);
}
