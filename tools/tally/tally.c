/* tally.c - all that is counted of one trace, and given back */
#include "tally.h"
#include "tally/collectives/collectives.h"
#include "tally/launch/launch.h"
#include "tally/samples/sample.h"
#include "support/memory.h"
#include "tally/tree/tree.h"
#include <stdlib.h>
#include <string.h>

/* bytes: read in less than the millisecond that a start on a busy machine may take */
enum { WORTH_A_THREAD = 1 << 20 };

unsigned tally_workers(const tr_trace *trace, unsigned most)
{
    uint64_t worth = tr_trace_bytes(trace) / WORTH_A_THREAD + 1;
    return worth > most ? most : (unsigned)worth;
}

_Thread_local tr_arena *tally_arena;

void *tally_get(size_t bytes) { return tally_arena ? tr_arena_get(tally_arena, bytes) : tr_alloc(bytes); }

static void count_all(tally *t, unsigned workers, size_t worst)
{
    tally_run(t, workers);
    if (t->settings.collectives) {
        t->collected = tr_alloc(sizeof *t->collected);
        t->collected->most = worst;
        collectives_match(t);
    }
    if (t->settings.by & (BY_DEVICE | BY_QUEUE))
        traffic_match(t);
    if (t->settings.tree == TREE_CALLEES && !t->settings.each)
        tree_devices(t);
    if (t->settings.launches) {
        t->launched = tr_alloc(sizeof *t->launched);
        launch_match(t);
    }
}


void tally_count(tally *t, unsigned workers, size_t worst)
{
    tally_arena = &t->arena;
    count_all(t, workers, worst);
    tally_arena = NULL;
}

/* ---- given back -------------------------------------------------------------------------------------------------- */

static void rows_free(rows *r)
{
    size_t i;
    for (i = 0; i < r->ntables; i++)
        tr_map3_free(&r->tables[i]->places);
    free(r->slots);
    free(r->tables);
}

static void collected_free(collected *c)
{
    if (!c)
        return;
    tr_map3_free(&c->row_map);
    tr_map3_free(&c->rank_map);
    tr_map3_free(&c->last_map);
    free(c->rows);
    free(c->ranks);
    free(c->worst[0]);
    free(c->worst[1]);
    free(c);
}

static void launched_free(launched *l)
{
    size_t i;
    if (!l)
        return;
    for (i = 0; i < l->ndevices; i++)
        free(l->devices[i]->heap);
    tr_map3_free(&l->row_map);
    tr_map3_free(&l->device_map);
    free(l->rows);
    free(l->devices);
    free(l);
}

static void sampled_free(sampled *s)
{
    if (!s)
        return;
    tr_map3_free(&s->counts);
    tr_map3_free(&s->places);
    tr_map3_free(&s->sums);
    free(s);
}

static void thread_free(thread_state *t)
{
    free(t->slots);
    free(t->named);
    tr_stack_free(t->stack);
}

static void worker_free(worker *w)
{
    free(w->rows.tables); /* their places went to the tally's */
    free(w->messages.cells);
    sampled_free(w->sampled);
    loose_free(&w->loose);
    tr_arena_free(&w->arena);
}

void report_free(report *r)
{
    free(r->rows);
    free(r->counters);
    sample_free(r->samples);
}

void tally_close(tally *t)
{
    size_t i;
    for (i = 0; i < t->nthreads; i++)
        thread_free(&t->threads[i]);
    for (i = 0; i < t->nworkers; i++)
        worker_free(&t->workers[i]);
    rows_free(&t->rows);
    free(t->messages.cells);
    sizes_free(t->sizes);
    sampled_free(t->sampled);
    loose_free(&t->loose);
    coll_progress_free(t);
    comm_names_free(t);
    hangs_free(t);
    collected_free(t->collected);
    launched_free(t->launched);
    free(t->plans);
    free(t->threads);
    free(t->processes);
    free(t->workers);
    tr_arena_free(&t->arena);
    memset(t, 0, sizeof *t);
    texts_free();
}
