/* partial.c - what is in a partial tally: each function goes through a structure, and writes or reads it */
#include "partial.h"
#include "read/containers/header.h"
#include <stddef.h>
#include <string.h>

/* Bytes that one takes in the file at least. */
enum { LEAST = 1, LEAST_ROW = 24, LEAST_PROCESS = offsetof(trace_file_header, birth) + 16, LEAST_THREAD = 9 };

/* The list, when it is read: room for its n elements. */
#define CODE_LIST(c, arena, list, n, least) \
    do { \
        (n) = code_count(c, n, least); \
        if (!(c)->writes) \
            (list) = tr_arena_get(arena, ((n) + 1) * sizeof *(list)); \
    } while (0)

static void code_volume(codec *c, volume *v)
{
    code_u64(c, &v->bytes);
    code_u64(c, &v->sent);
    code_u64(c, &v->received);
}

static void code_settings(codec *c, part_settings *s)
{
    size_t i;
    code_u32(c, &s->by);
    code_bool(c, &s->messages);
    code_bool(c, &s->sizes);
    code_i64(c, &s->from_ns);
    code_i64(c, &s->to_ns);
    for (i = 0; i < SAID; i++)
        code_text(c, &s->said[i]);
}

static void code_totals(codec *c, part_totals *t)
{
    code_u32(c, &t->status);
    code_i64(c, &t->t0_ns);
    code_u64(c, &t->active);
    code_u64(c, &t->events);
    code_u64(c, &t->orphans);
    code_u64(c, &t->unfinished);
    code_u64(c, &t->pauses);
    code_u64(c, &t->unrecorded);
}

/* ---- rows -------------------------------------------------------------------------------------------------------- */

static void code_table(codec *c, tr_arena *arena, part_table *t, size_t nprocesses)
{
    size_t i;
    code_u32(c, &t->kind);
    c->bad |= t->kind > KIND_TRAFFIC;
    code_text(c, &t->api);
    code_u64(c, &t->total);
    CODE_LIST(c, arena, t->places, t->nplaces, 3);
    for (i = 0; i < t->nplaces; i++) {
        place *p = &t->places[i];
        bool own = p->host & 1;
        uint32_t of = p->host >> 1;
        code_u32(c, &p->kind);
        code_bool(c, &own);
        if (own) {
            code_index(c, &of, nprocesses);
            code_u32(c, &p->name);
        } else {
            code_text(c, &of);
            code_text(c, &p->name);
        }
        p->host = of << 1 | own;
    }
}

static void code_key(codec *c, row_key *k, const partial *p)
{
    code_text(c, &k->name);
    code_text(c, &k->host);
    code_text(c, &k->unit);
    code_text(c, &k->device);
    code_text(c, &k->queue);
    code_text(c, &k->where);
    code_u32(c, &k->process);
    code_u32(c, &k->thread);
    code_i32(c, &k->rank);
    if (p->settings.by & BY_STEP)
        code_i64(c, &k->step);
}

static void code_hist(codec *c, tr_arena *arena, hist *h)
{
    uint32_t e, s, octave;
    for (e = 0;; e++) {
        while (c->writes && e < HIST_OCTAVES && !h->octave[e])
            e++;
        octave = e < HIST_OCTAVES && c->writes ? e + 1 : 0;
        code_u32(c, &octave);
        c->bad |= octave > HIST_OCTAVES;
        if (c->bad || !octave)
            return;
        if (!c->writes)
            h->octave[octave - 1] = tr_arena_get(arena, HIST_STEPS * sizeof(uint64_t));
        for (s = 0; s < HIST_STEPS; s++)
            code_u64(c, &h->octave[octave - 1][s]);
    }
}

/* A key of a row or a counter: of a table or an API of its own. */
static void code_row(codec *c, tr_arena *arena, part_row *x, const partial *p)
{
    row *r = &x->row;
    code_index(c, &x->table, p->ntables);
    if (c->bad)
        return;
    if (!c->writes) {
        r->key.kind = p->tables[x->table].kind;
        r->key.api = p->tables[x->table].api;
    }
    code_key(c, &r->key, p);
    code_u64(c, &r->calls);
    code_u64(c, &r->errors);
    code_u64(c, &r->unfinished);
    code_volume(c, &r->moved);
    code_u64(c, &r->total);
    code_u64(c, &r->sum);
    code_u64(c, &r->self);
    code_u64(c, &r->min);
    code_u64(c, &r->max);
    code_u64(c, &r->open_min);
    if (c->writes || c->minor >= 1) {
        code_u64(c, &r->inner_errors);
        code_text(c, &r->inside);
        c->bad |= r->inner_errors > r->errors;
    }
    code_hist(c, arena, &r->times);
}

/* ---- threads ----------------------------------------------------------------------------------------------------- */

static void code_counter(codec *c, counter *x, const partial *p)
{
    x->key.kind = KIND_COUNTER;
    code_text(c, &x->key.api);
    code_key(c, &x->key, p);
    code_u64(c, &x->n);
    code_u64(c, &x->nans);
    code_f64(c, &x->sum);
    code_f64(c, &x->min);
    code_f64(c, &x->max);
    code_f64(c, &x->last);
    code_i64(c, &x->last_ns);
}

static void code_thread(codec *c, tr_arena *arena, part_thread *t, const partial *p)
{
    size_t i;
    code_u32(c, &t->tid);
    code_text(c, &t->name);
    code_bool(c, &t->seen);
    code_i64(c, &t->first_ns);
    code_i64(c, &t->last_ns);
    code_bool(c, &t->inside);
    code_text(c, &t->doing);
    code_i64(c, &t->doing_ns);
    CODE_LIST(c, arena, t->tables, t->ntables, 5);
    for (i = 0; i < t->ntables; i++) {
        code_index(c, &t->tables[i].table, p->ntables);
        code_u64(c, &t->tables[i].active);
        code_volume(c, &t->tables[i].moved);
    }
    CODE_LIST(c, arena, t->slots, t->nslots, 2);
    for (i = 0; i < t->nslots; i++) {
        code_index(c, &t->slots[i].row, p->nrows);
        code_u64(c, &t->slots[i].total);
    }
    CODE_LIST(c, arena, t->counters, t->ncounters, 40);
    for (i = 0; i < t->ncounters; i++)
        code_counter(c, &t->counters[i], p);
}

/* ---- processes --------------------------------------------------------------------------------------------------- */

static void code_begun(codec *c, part_begun *b)
{
    code_text(c, &b->name);
    code_u64(c, &b->seq);
    code_i64(c, &b->ns);
}

static void code_progress(codec *c, tr_arena *arena, part_progress *s, size_t nthreads)
{
    size_t i;
    code_text(c, &s->api);
    code_u64(c, &s->comm);
    code_u64(c, &s->handle);
    code_u32(c, &s->size);
    code_i32(c, &s->rank);
    code_bool(c, &s->begins);
    code_u32(c, &s->open);
    code_index(c, &s->thread, nthreads);
    code_begun(c, &s->last);
    code_begun(c, &s->done);
    CODE_LIST(c, arena, s->history, s->nhistory, 3);
    c->bad |= s->nhistory > STAND_HISTORY;
    for (i = 0; i < s->nhistory && !c->bad; i++)
        code_begun(c, &s->history[i]);
    CODE_LIST(c, arena, s->members, s->nmembers, LEAST);
    for (i = 0; i < s->nmembers; i++)
        code_i32(c, &s->members[i]);
}

static void code_sums(codec *c, sums *s)
{
    code_u64(c, &s->sends);
    code_u64(c, &s->sent);
    code_u64(c, &s->receives);
    code_u64(c, &s->received);
    code_u64(c, &s->collectives);
    code_u64(c, &s->gave);
    code_u64(c, &s->took);
}

static void code_found(codec *c, tr_arena *arena, part_process *p)
{
    size_t i;
    CODE_LIST(c, arena, p->bins, p->nbins, 10);
    for (i = 0; i < p->nbins; i++) {
        code_text(c, &p->bins[i].api);
        code_text(c, &p->bins[i].name);
        code_index(c, &p->bins[i].bin, BINS);
        code_sums(c, &p->bins[i].sums);
    }
    CODE_LIST(c, arena, p->samples, p->nsamples, 5);
    for (i = 0; i < p->nsamples; i++) {
        code_text(c, &p->samples[i].api);
        code_u64(c, &p->samples[i].place);
        code_text(c, &p->samples[i].reason);
        code_u64(c, &p->samples[i].samples);
        code_u64(c, &p->samples[i].idle);
    }
    CODE_LIST(c, arena, p->places, p->nplaces, 5);
    for (i = 0; i < p->nplaces; i++) {
        code_u64(c, &p->places[i].id);
        code_text(c, &p->places[i].of.name);
        code_text(c, &p->places[i].of.file);
        code_u32(c, &p->places[i].of.line);
        code_u64(c, &p->places[i].of.offset);
    }
}

/* As far as it never changes, and the words that tell runs and processes apart, and how a process ended. */
static void code_header(codec *c, trace_file_header *h)
{
    static const uint32_t words[] = {TRACE_WORD_LAUNCHER, TRACE_WORD_ENDED,   TRACE_WORD_ENDED_AT,
                                     TRACE_WORD_PID_NS,   TRACE_WORD_PROCESS, TRACE_WORD_SPAWNED};
    char text[160];
    size_t i;
    code_bytes(c, h, offsetof(trace_file_header, birth));
    code_u64(c, &h->word[TRACE_WORD_MET]);
    for (i = 0; i < sizeof words / sizeof *words && (c->writes || c->minor >= 1); i++)
        code_u64(c, &h->word[words[i]]);
    if (c->writes || c->bad)
        return;
    c->bad |= tr_header_check(h, text, sizeof text) != NULL;
    tr_header_terminate(h);
}

static void code_process(codec *c, tr_arena *arena, part_process *x, const partial *p)
{
    size_t i;
    code_header(c, &x->header);
    code_text(c, &x->name);
    code_i32(c, &x->rank);
    code_i32(c, &x->world);
    code_i64(c, &x->t_open_ns);
    code_i64(c, &x->alive_ns);
    code_u64(c, &x->clock_error_ns);
    code_u64(c, &x->align_error_ns);
    code_u64(c, &x->dropped);
    code_u64(c, &x->overwritten);
    code_bool(c, &x->killed);
    CODE_LIST(c, arena, x->info, x->ninfo, LEAST);
    for (i = 0; i < x->ninfo; i++)
        code_text(c, &x->info[i]);
    CODE_LIST(c, arena, x->threads, x->nthreads, LEAST_THREAD);
    for (i = 0; i < x->nthreads; i++)
        code_thread(c, arena, &x->threads[i], p);
    CODE_LIST(c, arena, x->progress, x->nprogress, 16);
    for (i = 0; i < x->nprogress; i++)
        code_progress(c, arena, &x->progress[i], x->nthreads);
    CODE_LIST(c, arena, x->names, x->nnames, 3);
    for (i = 0; i < x->nnames; i++) {
        code_text(c, &x->names[i].api);
        code_u64(c, &x->names[i].comm);
        code_text(c, &x->names[i].name);
    }
    code_found(c, arena, x);
}

static void code_loose(codec *c, part_loose *x, const partial *p)
{
    code_text(c, &x->of.api);
    code_text(c, &x->of.name);
    code_bool(c, &x->of.task);
    code_u64(c, &x->of.begins);
    code_u64(c, &x->of.ends);
    code_index(c, &x->process, p->nprocesses);
    code_index(c, &x->thread, c->bad ? 0 : p->processes[x->process].nthreads);
}

/* ---- all --------------------------------------------------------------------------------------------------------- */

static void code_cell(codec *c, cell *x)
{
    code_u64(c, &x->key);
    code_u64(c, &x->sent);
    code_u64(c, &x->sent_bytes);
    code_u64(c, &x->received);
    code_u64(c, &x->received_bytes);
}

/* Keys name processes and threads that are there. */
static bool is_there(const partial *p, const row_key *k)
{
    const part_process *x = k->process && k->process <= p->nprocesses ? &p->processes[k->process - 1] : NULL;
    return (x || (!k->process && !(p->settings.by & BY_PROCESS))) && (!k->thread || (x && k->thread <= x->nthreads));
}

static bool all_there(const partial *p)
{
    size_t i, k, m;
    for (i = 0; i < p->nrows; i++)
        if (!is_there(p, &p->rows[i].row.key))
            return false;
    for (i = 0; i < p->nprocesses; i++)
        for (k = 0; k < p->processes[i].nthreads; k++)
            for (m = 0; m < p->processes[i].threads[k].ncounters; m++)
                if (!is_there(p, &p->processes[i].threads[k].counters[m].key))
                    return false;
    return true;
}

void partial_code(codec *c, tr_arena *arena, partial *p)
{
    size_t i, n;
    code_settings(c, &p->settings);
    code_totals(c, &p->totals);
    n = p->nprocesses;
    n = code_count(c, n, LEAST); /* what places are of, before it comes */
    CODE_LIST(c, arena, p->tables, p->ntables, 4);
    for (i = 0; i < p->ntables; i++)
        code_table(c, arena, &p->tables[i], n);
    CODE_LIST(c, arena, p->rows, p->nrows, LEAST_ROW);
    for (i = 0; i < p->nrows && !c->bad; i++)
        code_row(c, arena, &p->rows[i], p);
    CODE_LIST(c, arena, p->processes, p->nprocesses, LEAST_PROCESS);
    c->bad |= p->nprocesses != n;
    for (i = 0; i < p->nprocesses && !c->bad; i++)
        code_process(c, arena, &p->processes[i], p);
    CODE_LIST(c, arena, p->cells, p->ncells, 5);
    for (i = 0; i < p->ncells; i++)
        code_cell(c, &p->cells[i]);
    CODE_LIST(c, arena, p->sums, p->nsums, 3);
    for (i = 0; i < p->nsums; i++) {
        code_text(c, &p->sums[i].api);
        code_u64(c, &p->sums[i].samples);
        code_u64(c, &p->sums[i].lost);
    }
    if (c->writes || c->minor >= 1)
        CODE_LIST(c, arena, p->loose, p->nloose, 7);
    for (i = 0; i < p->nloose && !c->bad; i++)
        code_loose(c, &p->loose[i], p);
    if (!c->writes)
        c->bad |= c->at != c->end || !all_there(p);
}
