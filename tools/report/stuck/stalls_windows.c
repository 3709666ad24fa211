/* stalls_windows.c - for whom a call on a window of MPI waits that never ended (stalls.h)
 *
 * A lock waits for the rank that holds it. MPI_Win_start and MPI_Win_complete wait for MPI_Win_post on the targets that
 * the rank has used, in this epoch or the one before. MPI_Win_wait waits for MPI_Win_complete on the ranks that used
 * its memory since MPI_Win_post. */
#include "common/message.h"
#include "report/graph/epochs.h"
#include "stalls.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { MOST = 1 << 16 };

typedef struct use { /* of a target's memory, by a process */
    uint64_t window;
    uint32_t process;
    int32_t rank, target; /* rank: of the process */
    bool locked;
    bool used; /* in this epoch, or the last one */
    int64_t completed_ns;
} use;
typedef struct state { /* the last call on a window, of a process */
    uint64_t window;
    int32_t target;
    uint8_t call;
} state;

struct windows {
    const analysis *a;
    use *uses;
    size_t n, room;
    tr_map3 by_use; /* process, window, target -> use + 1 */
    tr_map3 posted; /* window, rank -> when, ns */
    state *last;    /* by process */
};

windows *windows_new(const analysis *a)
{
    windows *w = tr_alloc(sizeof *w);
    w->a = a;
    w->last = tr_alloc((a->nprocesses + 1) * sizeof *w->last);
    return w;
}

static use *use_of(windows *w, uint32_t process, int32_t rank, uint64_t window, int32_t target)
{
    tr_map3_entry *at = tr_map3_put(&w->by_use, process, window, (uint64_t)(uint32_t)target);
    if (!at->v.u[0] && w->n < MOST) {
        w->uses = tr_room(w->uses, w->n + 1, &w->room, sizeof *w->uses);
        w->uses[w->n++] = (use){.window = window, .process = process, .rank = rank, .target = target};
        at->v.u[0] = w->n;
    }
    return at->v.u[0] ? &w->uses[at->v.u[0] - 1] : NULL;
}

static void completed(windows *w, uint32_t process, uint64_t window, int64_t ns)
{
    for (size_t i = 0; i < w->n; i++)
        if (w->uses[i].process == process && w->uses[i].window == window)
            w->uses[i].completed_ns = ns;
}

void windows_take(windows *w, const tr_event *e)
{
    const tr_process *p = e->thread->process;
    enum epoch_call call =
        e->def->kind == TRACE_KIND_BEGIN || e->def->kind == TRACE_KIND_END ? epoch_call_of(e->def->name) : EPOCH_NONE;
    bool begins = e->def->kind == TRACE_KIND_BEGIN;
    state *last = &w->last[p->index];
    tr_value v;
    use *u;
    if (call == EPOCH_NONE || p->rank < 0)
        return;
    if (begins) {
        if (!tr_role_get(e, TRACE_R_COMM, &v) || v.is_array)
            return;
        *last = (state){v.u, EPOCH_ALL, (uint8_t)call};
        if (tr_named_get(e, call == EPOCH_ACCESS ? "target_rank_world" : "rank_world", &v) && !v.is_array)
            last->target = (int32_t)tr_peer_rank(p, v.i);
    }
    switch (call) {
    case EPOCH_LOCK: /* it has the lock once the call ends */
    case EPOCH_UNLOCK:
        if (begins == (call == EPOCH_UNLOCK) && (u = use_of(w, p->index, p->rank, last->window, last->target)) != NULL)
            u->locked = call == EPOCH_LOCK;
        break;
    case EPOCH_ACCESS:
        if (begins && (u = use_of(w, p->index, p->rank, last->window, last->target)) != NULL)
            u->used = true;
        break;
    case EPOCH_POST:
        if (begins)
            tr_map3_put(&w->posted, last->window, (uint64_t)(uint32_t)p->rank, 0)->v.u[0] = (uint64_t)e->ns;
        break;
    case EPOCH_COMPLETE:
        if (!begins)
            completed(w, p->index, last->window, e->ns);
        break;
    default: break;
    }
}

static int64_t posted(const windows *w, uint64_t window, int32_t rank)
{
    const tr_map3_entry *at = tr_map3_find(&w->posted, window, (uint64_t)(uint32_t)rank, 0);
    return at ? (int64_t)at->v.u[0] : INT64_MIN;
}

static bool waits_for(const windows *w, uint32_t process, const state *s, const use *u)
{
    int32_t rank = w->a->processes[process]->rank;
    if (u->window != s->window)
        return false;
    switch (s->call) {
    case EPOCH_LOCK:
    case EPOCH_FLUSH:
    case EPOCH_UNLOCK:
    case EPOCH_ACCESS:
        return u->process != process && u->locked &&
               (u->target == s->target || u->target == EPOCH_ALL || s->target == EPOCH_ALL);
    case EPOCH_START:
    case EPOCH_COMPLETE: /* the targets that did not post since its last epoch ended */
        return u->process == process && u->used && posted(w, s->window, u->target) <= u->completed_ns;
    case EPOCH_WAIT: return u->target == rank && u->used && u->completed_ns < posted(w, s->window, rank);
    }
    return false;
}

size_t windows_peers(const windows *w, uint32_t process, int32_t **ranks)
{
    const state *s = &w->last[process];
    size_t n = 0, room = 0;
    *ranks = NULL;
    for (size_t i = 0; i < w->n; i++)
        if (waits_for(w, process, s, &w->uses[i])) {
            *ranks = tr_grow(*ranks, n + 1, &room, sizeof **ranks);
            (*ranks)[n++] = s->call == EPOCH_START || s->call == EPOCH_COMPLETE ? w->uses[i].target : w->uses[i].rank;
        }
    /* no rank holds the lock: the target itself has to take part, in some libraries */
    if (!n && s->target >= 0 && (s->call == EPOCH_LOCK || s->call == EPOCH_FLUSH || s->call == EPOCH_UNLOCK)) {
        *ranks = tr_grow(*ranks, 1, &room, sizeof **ranks);
        (*ranks)[n++] = s->target;
    }
    return n;
}

void windows_free(windows *w)
{
    tr_map3_free(&w->by_use);
    tr_map3_free(&w->posted);
    free(w->uses);
    free(w->last);
    free(w);
}
