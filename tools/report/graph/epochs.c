/* epochs.c - see epochs.h */
#include "epochs.h"
#include "report/chance/order.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

enum { TRIED = 4096, MOST_USES = 1 << 16 };

enum epoch_call epoch_call_of(const char *name)
{
    static const struct {
        const char *begins;
        enum epoch_call call;
    } calls[] = {
        {"MPI_Win_post", EPOCH_POST},      {"MPI_Win_start", EPOCH_START},     {"MPI_Win_complete", EPOCH_COMPLETE},
        {"MPI_Win_wait", EPOCH_WAIT},      {"MPI_Win_lock", EPOCH_LOCK},       {"MPI_Win_flush", EPOCH_FLUSH},
        {"MPI_Win_unlock", EPOCH_UNLOCK},  {"MPI_Put", EPOCH_ACCESS},          {"MPI_Get", EPOCH_ACCESS},
        {"MPI_Accumulate", EPOCH_ACCESS},  {"MPI_Rput", EPOCH_ACCESS},         {"MPI_Rget", EPOCH_ACCESS},
        {"MPI_Raccumulate", EPOCH_ACCESS}, {"MPI_Fetch_and_op", EPOCH_ACCESS}, {"MPI_Compare_and_swap", EPOCH_ACCESS}};
    for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
        if (!strncmp(name, calls[i].begins, strlen(calls[i].begins)))
            return calls[i].call;
    return EPOCH_NONE;
}

static void add(epochs *e, epoch_event x)
{
    e->list = tr_room(e->list, e->n + 1, &e->room, sizeof *e->list);
    e->list[e->n++] = x;
}

/* The targets of an epoch are known at its end. Its start and its end wait for each of them. */
static void completed(epochs *e, uint32_t process, epoch_event x)
{
    tr_map3_entry *start = tr_map3_find(&e->open, process, x.window, UINT64_MAX);
    size_t kept = 0;
    for (size_t i = 0; i < e->nuses; i++) {
        tr_map3_entry *used;
        if (e->uses[i].process != process || e->uses[i].window != x.window) {
            e->uses[kept++] = e->uses[i];
            continue;
        }
        x.target = e->uses[i].target;
        if ((used = tr_map3_find(&e->open, process, x.window, (uint64_t)x.target)) != NULL)
            tr_map3_remove(&e->open, used);
        add(e, x);
        if (start && start->v.u[0]) {
            epoch_event first = x;
            first.node = (uint32_t)start->v.u[0] - 1;
            first.call = EPOCH_START;
            add(e, first);
        }
    }
    e->nuses = kept;
    if ((start = tr_map3_find(&e->open, process, x.window, UINT64_MAX)) != NULL)
        tr_map3_remove(&e->open, start);
}

void epoch_take(epochs *e, enum epoch_call call, uint32_t process, int32_t rank, uint64_t window, int32_t target,
                bool shared, uint32_t node)
{
    epoch_event x = {window, node, rank, target, (uint8_t)call, shared};
    tr_map3_entry *lock;
    switch (call) {
    case EPOCH_NONE: break;
    case EPOCH_ACCESS:
        if (!tr_map3_find(&e->open, process, window, UINT64_MAX) || e->nuses == MOST_USES || target < 0 ||
            tr_map3_find(&e->open, process, window, (uint64_t)target))
            break;
        tr_map3_put(&e->open, process, window, (uint64_t)target)->v.u[0] = 1;
        e->uses = tr_room(e->uses, e->nuses + 1, &e->use_room, sizeof *e->uses);
        e->uses[e->nuses++] = (struct epoch_use){process, window, target};
        break;
    case EPOCH_START: tr_map3_put(&e->open, process, window, UINT64_MAX)->v.u[0] = (uint64_t)node + 1; break;
    case EPOCH_COMPLETE: completed(e, process, x); break;
    case EPOCH_LOCK:
        tr_map3_put(&e->open, process, window, 1ull << 40 | (uint32_t)target)->v.u[0] = shared;
        add(e, x);
        break;
    case EPOCH_FLUSH:
    case EPOCH_UNLOCK: /* the lock says how */
        lock = tr_map3_find(&e->open, process, window, 1ull << 40 | (uint32_t)target);
        x.shared = lock && lock->v.u[0];
        add(e, x);
        break;
    default: add(e, x);
    }
}

/* True if the other one waits for it. */
static bool lets_go(const epoch_event *x, const epoch_event *waits)
{
    if (x->rank == waits->rank)
        return false;
    switch (waits->call) {
    case EPOCH_START:
    case EPOCH_COMPLETE: return x->call == EPOCH_POST && x->rank == waits->target;
    case EPOCH_WAIT: return x->call == EPOCH_COMPLETE && x->target == waits->rank;
    case EPOCH_LOCK:
    case EPOCH_FLUSH:
    case EPOCH_UNLOCK:
        return x->call == EPOCH_UNLOCK && !(x->shared && waits->shared) &&
               (x->target == waits->target || x->target == EPOCH_ALL || waits->target == EPOCH_ALL);
    }
    return false;
}

/* The last one to release it, among those that began while it waited. after: those behind it in order of time */
static void find_cause(graph *g, const epoch_event *x, const epoch_event *list, const keyed *order, size_t at, size_t n)
{
    const node *waits = &g->nodes[x->node];
    uint32_t cause = NONE;
    bool whole = false;
    for (size_t i = at + 1; i < n && i - at < TRIED && order[i].key < waits->end; i++) {
        const epoch_event *other = &list[order[i].at];
        if (other->window != x->window || !lets_go(other, x))
            continue;
        cause = other->node;
        whole = other->call == EPOCH_UNLOCK && g->nodes[cause].end <= waits->end;
    }
    if (cause != NONE && g->nodes[cause].begin > waits->begin)
        graph_edge(g, x->node, cause, whole, false);
}

void epochs_wait(epochs *e, graph *g, const uint32_t *now)
{
    keyed *order = tr_alloc((e->n + 1) * sizeof *order), *spare = tr_alloc((e->n + 1) * sizeof *spare);
    for (size_t i = 0; i < e->n; i++) {
        e->list[i].node = now[e->list[i].node];
        order[i] = (keyed){g->nodes[e->list[i].node].begin, (uint32_t)i};
    }
    order_keyed(order, e->n, spare);
    for (size_t i = 0; i < e->n; i++)
        find_cause(g, &e->list[order[i].at], e->list, order, i, e->n);
    free(order);
    free(spare);
}

void epochs_forget(epochs *e)
{
    e->n = e->nuses = 0;
    tr_map3_free(&e->open);
    memset(&e->open, 0, sizeof e->open);
}

void epochs_free(epochs *e)
{
    free(e->list);
    free(e->uses);
    tr_map3_free(&e->open);
}
