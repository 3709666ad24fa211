/* chrome_row.c - see chrome_row.h
 *
 * Kineto's numbers: a process is its pid, a thread its tid, a device's process is the number of the device and its
 * threads are its streams. Where two would have the same number, the later gets one from OTHER on. */
#include "chrome_row.h"
#include "common/message.h"
#include "support/memory.h"
#include <stdio.h>
#include <stdlib.h>

enum { DEVICES = 256, NEXT = 1 }; /* small numbers are those of devices; NEXT: of a key that is no number */
#define OTHER 10000001ll
#define TRACK_TID 20000000ll
#define BESIDE_TID 40000000ll
#define DEVICE_ORDER 5000000

/* The number itself, or the next free one. `space`: among which it is to be unique. */
static int64_t free_number(chrome *c, uint64_t space, int64_t wanted, bool good)
{
    if (!good || tr_map3_find(&c->taken, space, (uint64_t)wanted, 0)) {
        uint64_t tried = tr_map3_put(&c->taken, space, 0, NEXT)->v.u[0]; /* where the last search ended */
        for (wanted = OTHER + (int64_t)tried; tr_map3_find(&c->taken, space, (uint64_t)wanted, 0); wanted++) {}
        tr_map3_put(&c->taken, space, 0, NEXT)->v.u[0] = (uint64_t)(wanted - OTHER + 1);
    }
    tr_map3_put(&c->taken, space, (uint64_t)wanted, 0);
    return wanted;
}

/* ---- processes and threads ------------------------------------------------------------------------------------- */

void chrome_processes(chrome *c)
{
    size_t i;
    char *text;
    for (i = 0; i < c->part->nprocesses; i++) {
        const tr_process *p = c->part->processes[i];
        int64_t pid = free_number(c, 0, p->header->pid, p->header->pid >= DEVICES);
        c->pids[p->index] = (uint64_t)pid;
        chrome_label(c, "process_name", pid, 0, "name", p->name);
        text = p->rank >= 0 ? tool_text("rank %d, %s, pid %u", p->rank, p->header->host, p->header->pid)
                            : tool_text("%s, pid %u", p->header->host, p->header->pid);
        chrome_label(c, "process_labels", pid, 0, "labels", text);
        chrome_order(c, "process_sort_index", pid, 0, p->rank >= 0 ? p->rank : (int64_t)i);
        free(text);
    }
}

int64_t chrome_tid(chrome *c, walk_thread *t)
{
    const tr_thread *thread = t->thread;
    int64_t pid = chrome_pid(c, thread->process), tid;
    char *text;
    if (t->user)
        return (intptr_t)t->user;
    tid = free_number(c, (uint64_t)pid + 1, thread->tid == thread->process->header->pid ? pid : (int64_t)thread->tid,
                      thread->tid != 0);
    text = *thread->name ? tool_text("thread %u (%s)", thread->tid, thread->name) : tool_text("thread %u", thread->tid);
    chrome_label(c, "thread_name", pid, tid, "name", text);
    chrome_order(c, "thread_sort_index", pid, tid, tid);
    free(text);
    t->user = (void *)(intptr_t)tid;
    if (c->tids)
        c->tids[thread->index] = tid;
    return tid;
}

/* ---- devices --------------------------------------------------------------------------------------------------- */

static const tr_track *track_of(const chrome *c, const tr_event *e)
{
    tr_value v;
    return tr_role_get(e, TRACE_R_TRACK, &v) && !v.is_array && v.u && v.u <= UINT32_MAX
               ? tr_trace_track(c->part->trace, e->recorder, (uint32_t)v.u)
               : NULL;
}

/* The device that a queue is of; NULL: none. */
static const tr_track *device_above(const chrome *c, const tr_track *track)
{
    unsigned depth;
    for (depth = 0; track && track->kind != TRACE_TRACK_DEVICE && depth < 16; depth++)
        track = track->parent ? tr_trace_track(c->part->trace, track->recorder, track->parent) : NULL;
    return track && track->kind == TRACE_TRACK_DEVICE ? track : NULL;
}

/* "GPU 3 NVIDIA H200" is 3; else which of its process' devices it is. */
static uint32_t device_number(const chrome *c, const tr_track *device)
{
    tr_track *const *tracks;
    size_t n = tr_trace_tracks(c->part->trace, &tracks), i;
    uint32_t number = 0;
    const char *digits = device->name + strcspn(device->name, "0123456789");
    if (*digits && digits > device->name && digits[-1] == ' ' && strspn(digits, "0123456789") < 4)
        return (uint32_t)strtoul(digits, NULL, 10);
    for (i = 0; i < n && tracks[i] != device; i++)
        number += tracks[i]->process == device->process && tracks[i]->kind == TRACE_TRACK_DEVICE;
    return number;
}

static uint32_t field_u32(const tr_event *e, int16_t field, uint32_t otherwise)
{
    tr_value v;
    return field >= 0 && tr_field_get(e, (unsigned)field, &v) && !v.is_array && v.u <= INT32_MAX ? (uint32_t)v.u
                                                                                                 : otherwise;
}

/* The process that a device is: its number, or another one where a second process of the part uses it. */
static int64_t device_pid(chrome *c, const tr_process *process, uint32_t device, const tr_track *track)
{
    tr_map3_entry *x = tr_map3_put(&c->taken, UINT64_MAX, process->index, device);
    char *text;
    int64_t pid;
    if (x->v.i)
        return x->v.i - 1;
    pid = free_number(c, 0, device, device < DEVICES);
    x = tr_map3_find(&c->taken, UINT64_MAX, process->index, device);
    x->v.i = pid + 1;
    chrome_label(c, "process_name", pid, 0, "name", process->name);
    text = track ? tool_text("%s", track->name) : tool_text("GPU %u", device);
    chrome_label(c, "process_labels", pid, 0, "labels", text);
    chrome_order(c, "process_sort_index", pid, 0, DEVICE_ORDER + pid);
    free(text);
    return pid;
}

static chrome_row *row_new(chrome *c, const tr_event *e, const tr_track *track)
{
    const chrome_plan *p = chrome_plan_of(c, e->def);
    const tr_track *device = device_above(c, track);
    const tr_process *process = e->thread->process;
    chrome_row *row = tr_alloc(sizeof *row);
    char *text;
    row->process = process;
    row->device = field_u32(e, p->device_no, device ? device_number(c, device) : 0);
    row->pid = device_pid(c, process, row->device, device);
    row->context = field_u32(e, tr_field_named(e->def, "context"), 0);
    row->tid = free_number(c, (uint64_t)row->pid + 1, field_u32(e, p->stream_no, track ? track->index : 0), true);
    row->stream = (uint32_t)row->tid;
    text = track ? tool_text("%s", track->name) : tool_text("stream %u", row->stream);
    chrome_label(c, "thread_name", row->pid, row->tid, "name", text);
    chrome_order(c, "thread_sort_index", row->pid, row->tid, row->tid);
    free(text);
    c->all_rows = tr_grow(c->all_rows, c->nrows + 1, &c->row_room, sizeof *c->all_rows);
    return c->all_rows[c->nrows++] = row;
}

const chrome_row *chrome_row_of(chrome *c, const tr_event *e)
{
    const tr_track *track = track_of(c, e);
    tr_map3_entry *x;
    if (track)
        return c->rows[track->index] ? c->rows[track->index] : (c->rows[track->index] = row_new(c, e, track));
    x = tr_map3_put(&c->trackless, e->thread->process->index, e->def->index, 0);
    if (!x->v.p) {
        chrome_row *row = row_new(c, e, NULL); /* the table may be another one then */
        x = tr_map3_put(&c->trackless, e->thread->process->index, e->def->index, 0);
        x->v.p = row;
    }
    return x->v.p;
}

int64_t chrome_side_tid(chrome *c, const tr_event *e)
{
    const tr_track *track = track_of(c, e), *device = device_above(c, track);
    int64_t pid = chrome_pid(c, e->thread->process);
    int64_t tid = track ? TRACK_TID + (int64_t)track->index : BESIDE_TID + (int64_t)e->thread->index;
    char *text;
    if (tr_map3_find(&c->taken, (uint64_t)pid + 1, (uint64_t)tid, 0))
        return tid;
    tr_map3_put(&c->taken, (uint64_t)pid + 1, (uint64_t)tid, 0);
    text = track && device && device != track ? tool_text("%s, %s", device->name, track->name)
           : track                            ? tool_text("%s", track->name)
           : *e->def->api                     ? tool_text("%s of thread %u", e->def->api, e->thread->tid)
                                              : tool_text("thread %u", e->thread->tid);
    chrome_label(c, "thread_name", pid, tid, "name", text);
    chrome_order(c, "thread_sort_index", pid, tid, tid);
    free(text);
    return tid;
}

void chrome_devices(chrome *c, tool_out *out)
{
    tr_track *const *tracks;
    size_t n = tr_trace_tracks(c->part->trace, &tracks), i, k;
    tr_map3 seen = {0};
    bool any = false;
    for (i = 0; i < n; i++) {
        const char *name = tracks[i]->name;
        chrome_members m = {out, 0};
        uint32_t number;
        for (k = 0; k < c->part->nprocesses && c->part->processes[k] != tracks[i]->process; k++) {}
        if (k == c->part->nprocesses || tracks[i]->kind != TRACE_TRACK_DEVICE || !strncmp(name, "NCCL", 4))
            continue; /* NCCL's own times have tracks of communicators */
        number = device_number(c, tracks[i]);
        if (tr_map3_put(&seen, number, 0, 0)->v.u[0]++)
            continue;
        out_room(out);
        out_str(out, any ? ",\n  {" : "\n  {");
        any = true;
        member_u64(&m, "id", number);
        if (!strncmp(name, "GPU ", 4) && strchr(name + 4, ' '))
            name = strchr(name + 4, ' ') + 1;
        member_text(&m, "name", name, strlen(name));
        out_room(out);
        out_char(out, '}');
    }
    tr_map3_free(&seen);
}
