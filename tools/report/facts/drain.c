/* drain.c - see drain.h
 *
 * Numbers that tie work to its launch rise from launch to launch in each process. So the highest one that was launched
 * before the end of the last step tells which later work belongs to the loop. Work of a queue follows without a pause
 * or nearly so; nothing that begins long after is looked at. */
#include "drain.h"
#include "tally/tally.h"
#include <string.h>

enum { BATCH = 256, PAUSE_LEAST_NS = 10000000 };

static int64_t last_begin(const loop *l)
{
    int64_t from = l->to;
    for (size_t i = 0; i < l->nprocesses; i++)
        if (l->of[i].n && l->of[i].steps[l->of[i].n - 1].begin < from)
            from = l->of[i].steps[l->of[i].n - 1].begin;
    return from;
}

static bool number_of(const tr_event *e, uint64_t *number)
{
    tr_value v;
    if (!(e->def->roles >> TRACE_R_CORRELATION & 1) || !tr_role_get(e, TRACE_R_CORRELATION, &v) || v.is_array || !v.u)
        return false;
    *number = v.u;
    return true;
}

int64_t drain_find(tr_trace *trace, const loop *l)
{
    tr_track *const *tracks;
    int64_t done = l->to, pause = l->median > PAUSE_LEAST_NS ? l->median : PAUSE_LEAST_NS;
    tr_map3 launched = {0}; /* by process and API: the highest number of the loop */
    tr_event events[BATCH];
    tr_cursor *cursor;
    bool over = false;
    size_t n, i;
    if (!tr_trace_tracks(trace, &tracks))
        return done;
    cursor = tr_merged_cursor(trace, last_begin(l), INT64_MAX);
    while (!over && (n = tr_next_batch(cursor, events, BATCH)) > 0)
        for (i = 0; i < n && !over; i++) {
            const tr_event *e = &events[i];
            uint32_t process = e->thread->process->index;
            const loop_process *p = &l->of[process];
            uint64_t number;
            tr_map3_entry *at;
            over = e->ns > done + pause;
            if (!p->n || !number_of(e, &number))
                continue;
            at = tr_map3_put(&launched, process, text_id(e->def->api, strlen(e->def->api)), 0);
            if (e->def->kind != TRACE_KIND_SLICE) {
                if (e->ns <= p->until && number > at->v.u[0])
                    at->v.u[0] = number;
            } else if (number <= at->v.u[0] && e->end_ns > done)
                done = e->end_ns;
        }
    tr_cursor_close(cursor);
    tr_map3_free(&launched);
    return done;
}
