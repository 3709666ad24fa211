/* gather_defs.c - what the events of each definition do, decided once before reading */
#include "gatherer.h"
#include "common/names.h"
#include "support/memory.h"
#include <string.h>

static uint8_t act_of(const tr_def *def, const plan *p)
{
    if (p->device)
        return ACT_WORK;
    switch (def->kind) {
    case TRACE_KIND_COUNTER: return ACT_COUNTER;
    case TRACE_KIND_BEGIN: return ACT_BEGIN;
    case TRACE_KIND_END: return p->message || def->roles >> TRACE_R_REQUEST & 1 ? ACT_END_TOLD : ACT_END;
    case TRACE_KIND_META:
    case TRACE_KIND_MESSAGE: return ACT_TOLD;
    case TRACE_KIND_INSTANT:
        return def->roles >> TRACE_R_SPENT & 1 && def->roles >> TRACE_R_CALLS & 1 ? ACT_POLLS : ACT_NONE;
    case TRACE_KIND_PAUSE:
    case TR_KIND_GAP: return ACT_PAUSE;
    }
    return ACT_NONE;
}

/* A range that lasts as long as a collective does (gloo's, on threads of its own). Where devices work, the first thread
 * has calls of its own at that time. */
static bool marks_collective(const gatherer *x, const tr_def *def)
{
    const plan *p = &x->tally->plans[def->index];
    if (!p->collective || p->begun)
        return false;
    for (size_t i = 0; i < x->tally->rows.ntables; i++)
        if (x->tally->rows.tables[i]->kind == KIND_DEVICE)
            return false;
    return true;
}

static bool begins(const char *name, const char *with) { return !strncmp(name, with, strlen(with)); }

/* Sets what calls of each definition's API do, by what the definitions of the API say. */
static void apis_classify(gatherer *x, const tr_def *const *defs, size_t n)
{
    tr_map3 apis = {0}; /* API -> what its calls do. Calls of CUDA's runtime copy; their numbers are CUDA's */
    size_t i;
    for (i = 0; i < n; i++)
        tr_map3_put(&apis, x->tally->plans[defs[i]->index].api, 0, 0)->v.u[0] |=
            (defs[i]->roles >> TRACE_R_COMM & 1 ? COMMUNICATES : 0) |
            ((defs[i]->roles >> TRACE_R_CORRELATION | defs[i]->roles >> TRACE_R_DIRECTION) & 1 ? DRIVES : 0);
    for (i = 0; i < n; i++) {
        x->defs[defs[i]->index].api = (uint8_t)tr_map3_find(&apis, x->tally->plans[defs[i]->index].api, 0, 0)->v.u[0];
        x->to->communicates |= (x->defs[defs[i]->index].api & COMMUNICATES) != 0;
        x->to->devices |= (x->defs[defs[i]->index].api & DRIVES) != 0;
    }
    tr_map3_free(&apis);
}

static void def_classify(gatherer *x, const tr_def *def)
{
    const plan *p = &x->tally->plans[def->index];
    def_acts *w = &x->defs[def->index];
    w->act = act_of(def, p);
    w->task = task_is(def);
    w->synchronous = begins(def->name, "MPI_Ssend") || begins(def->name, "MPI_Issend");
    w->epoch = def->kind == TRACE_KIND_BEGIN && def->roles >> TRACE_R_COMM & 1 ? (uint8_t)epoch_call_of(def->name)
                                                                               : EPOCH_NONE;
    w->target = tr_field_named(def, w->epoch == EPOCH_ACCESS ? "target_rank_world" : "rank_world");
    w->how = tr_field_named(def, "lock_type");
    w->grid = tr_field_named(def, "grid");
    w->place[0] = tr_field_named(def, "function");
    w->place[1] = tr_field_named(def, "file");
    w->place[2] = tr_field_named(def, "line");
    if (w->place[0] < 0 || w->place[1] < 0)
        w->place[2] = -1;
    w->gathers = strstr(def->name, "GroupStart") ? 1 : strstr(def->name, "GroupEnd") ? -1 : 0;
    w->asks = p->collective && tr_field_named(def, "stream") >= 0;
    w->starts = begins(def->name, "MPI_Start");
    w->readies = begins(def->name, "MPI_Pready");
    w->tag = plan_field(def, TRACE_R_TAG);
    w->src = plan_field(def, TRACE_R_SRC);
    w->dst = plan_field(def, TRACE_R_DST);
    w->track = plan_field(def, TRACE_R_TRACK);
    w->correlation = plan_field(def, TRACE_R_CORRELATION);
    if (def->kind == TRACE_KIND_BEGIN &&
        !def->paired) /* a range of a library is no call, whatever its group is called */
        w->api = marks_collective(x, def) ? COMMUNICATES | IN_PLACE : 0;
    w->waits = !w->task && !w->api && def->kind == TRACE_KIND_BEGIN && names_wait(def->name);
    w->barrier = w->waits && name_has(def->name, "barrier");
    w->region = def->kind == TRACE_KIND_BEGIN && !strcasecmp(def->api, "omp") && !strcmp(def->name, "parallel");
    w->leaf = w->task && !w->api && w->act == ACT_BEGIN && !x->window && !locks_any(&x->to->locks) &&
              !(def->roles & 1u << TRACE_R_NAME);
}

void gather_defs(gatherer *x)
{
    const tr_def *const *defs;
    size_t n = tr_trace_defs(x->g->trace, &defs), i;
    x->defs = tr_alloc((n + 1) * sizeof *x->defs);
    apis_classify(x, defs, n);
    for (i = 0; i < n; i++)
        def_classify(x, defs[i]);
}
