/* partial_take.c - a tally as it is after it was counted, in the order of partial files
 *
 * All lists are sorted by what they are of, and never by when it was found: so what a file has does not depend on the
 * order in which its parts were counted and joined. */
#include "partial.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

typedef struct taking {
    const tally *t;
    partial *p;
    tr_arena *arena;
    row **rows;                        /* in the order of the file */
    const table **tables;              /* the same */
    uint32_t *position;                /* of a process in the file, by its index; of those that are read here */
    tr_map row_numbers, table_numbers; /* address -> position + 1 */
    tr_map3 places;                    /* process, number in the trace -> number in the process + 1 */
} taking;

static void *get(const taking *k, size_t n, size_t size) { return tr_arena_get(k->arena, (n + 1) * size); }

static uint32_t text_of_name(const char *text) { return text_id(text, strlen(text)); }

/* ---- order ------------------------------------------------------------------------------------------------------- */

#define COMPARE(a, b) \
    if ((a) != (b)) \
    return (a) < (b) ? -1 : 1

static int by_text(uint32_t a, uint32_t b) { return a == b ? 0 : strcmp(text_of(a), text_of(b)); }

static int by_table(const void *left, const void *right)
{
    const table *a = *(const table *const *)left, *b = *(const table *const *)right;
    int d = by_text(a->api, b->api);
    if (d)
        return d;
    COMPARE(a->kind, b->kind);
    return 0;
}

static int by_row(const void *left, const void *right)
{
    const row_key *a = &(*(row *const *)left)->key, *b = &(*(row *const *)right)->key;
    int d;
    if ((d = by_text(a->api, b->api)) != 0)
        return d;
    COMPARE(a->kind, b->kind);
    COMPARE(a->rank, b->rank);
    COMPARE(a->process, b->process);
    COMPARE(a->thread, b->thread);
    COMPARE(a->step, b->step);
    if ((d = by_text(a->host, b->host)) != 0 || (d = by_text(a->device, b->device)) != 0 ||
        (d = by_text(a->queue, b->queue)) != 0 || (d = by_text(a->where, b->where)) != 0 ||
        (d = by_text(a->name, b->name)) != 0)
        return d;
    return by_text(a->unit, b->unit);
}

static int by_place(const void *left, const void *right)
{
    const place *a = left, *b = right;
    int d;
    COMPARE(a->kind, b->kind);
    COMPARE(a->host & 1, b->host & 1);
    if (a->host & 1) {
        COMPARE(a->host, b->host);
        COMPARE(a->name, b->name);
        return 0;
    }
    d = by_text(a->host >> 1, b->host >> 1);
    return d ? d : by_text(a->name, b->name);
}

static int by_slot(const void *left, const void *right)
{
    const part_slot *a = left, *b = right;
    COMPARE(a->row, b->row);
    return 0;
}

static int by_active(const void *left, const void *right)
{
    const part_active *a = left, *b = right;
    COMPARE(a->table, b->table);
    return 0;
}

static int by_bin(const void *left, const void *right)
{
    const part_bin *a = left, *b = right;
    int d = by_text(a->api, b->api);
    if (d || (d = by_text(a->name, b->name)) != 0)
        return d;
    COMPARE(a->bin, b->bin);
    return 0;
}

static int by_sample(const void *left, const void *right)
{
    const part_sample *a = left, *b = right;
    int d = by_text(a->api, b->api);
    if (d)
        return d;
    COMPARE(a->place, b->place);
    return by_text(a->reason, b->reason);
}

static int by_id(const void *left, const void *right)
{
    const part_place *a = left, *b = right;
    COMPARE(a->id, b->id);
    return 0;
}

static int by_name(const void *left, const void *right)
{
    const part_name *a = left, *b = right;
    int d = by_text(a->api, b->api);
    if (d)
        return d;
    COMPARE(a->comm, b->comm);
    return 0;
}

static int by_sum(const void *left, const void *right)
{
    return by_text(((const part_sum *)left)->api, ((const part_sum *)right)->api);
}

static void sort(void *list, size_t n, size_t size, int (*order)(const void *, const void *))
{
    if (n)
        qsort(list, n, size, order);
}

/* ---- rows -------------------------------------------------------------------------------------------------------- */

static uint32_t number_of(const tr_map *map, const void *at)
{
    return (uint32_t)(uintptr_t)tr_map_get(map, (uintptr_t)at) - 1;
}

static void remember(tr_map *map, const void *at, size_t number)
{
    tr_map_put(map, (uintptr_t)at, (void *)(uintptr_t)(number + 1));
}

/* The thread's number in its process. */
static row_key key_in_file(const taking *k, row_key key)
{
    if (key.thread) {
        uint32_t process = k->t->threads[key.thread - 1].thread->process->index;
        key.process = process + 1;
        key.thread -= (uint32_t)k->t->processes[process].first;
    }
    if (key.process)
        key.process = k->position[key.process - 1] + 1;
    return key;
}

static void take_rows(taking *k)
{
    const rows *all = &k->t->rows;
    size_t i, n = 0;
    k->rows = get(k, all->n, sizeof(row *));
    for (i = 0; all->slots && i <= all->mask; i++)
        if (all->slots[i])
            k->rows[n++] = all->slots[i];
    sort(k->rows, n, sizeof *k->rows, by_row);
    k->p->nrows = n;
    k->p->rows = get(k, n, sizeof *k->p->rows);
    for (i = 0; i < n; i++) {
        const table like = {.kind = k->rows[i]->key.kind, .api = k->rows[i]->key.api}, *key = &like;
        const table **at = bsearch(&key, k->tables, k->p->ntables, sizeof *k->tables, by_table);
        remember(&k->row_numbers, k->rows[i], i);
        k->p->rows[i].row = *k->rows[i];
        k->p->rows[i].row.key = key_in_file(k, k->rows[i]->key);
        k->p->rows[i].table = at ? (uint32_t)(at - k->tables) : 0;
    }
}

static void take_tables(taking *k)
{
    const rows *all = &k->t->rows;
    size_t i;
    k->tables = get(k, all->ntables, sizeof(table *));
    for (i = 0; i < all->ntables; i++)
        k->tables[i] = all->tables[i];
    sort(k->tables, all->ntables, sizeof *k->tables, by_table);
    k->p->ntables = all->ntables;
    k->p->tables = get(k, all->ntables, sizeof *k->p->tables);
    for (i = 0; i < all->ntables; i++) {
        part_table *to = &k->p->tables[i];
        const tr_map3_entry *e;
        to->kind = k->tables[i]->kind;
        to->api = k->tables[i]->api;
        to->total = k->tables[i]->total;
        to->places = get(k, k->tables[i]->places.table.n, sizeof *to->places);
        for (size_t at = 0; (e = tr_map3_each(&k->tables[i]->places, &at));) {
            uint32_t host = (uint32_t)e->key[1];
            bool own = e->key[0] != TRACE_TRACK_DEVICE && e->key[0] != TRACE_TRACK_SUBDEVICE;
            to->places[to->nplaces++] = (place){
                (uint32_t)e->key[0], own ? k->position[place_owner(host)] << 1 | 1 : host << 1, (uint32_t)e->key[2]};
        }
        sort(to->places, to->nplaces, sizeof *to->places, by_place);
        remember(&k->table_numbers, k->tables[i], i);
    }
}

/* Tracks have numbers in the trace; in the file they are numbered in each process, over all its tables. */
static int by_number(const void *left, const void *right)
{
    const place *a = left, *b = right;
    COMPARE(a->host, b->host);
    COMPARE(a->name, b->name);
    return 0;
}

static void number_places(taking *k)
{
    size_t i, m, n = 0, room = 0;
    place *all = NULL;
    for (i = 0; i < k->p->ntables; i++)
        for (m = 0; m < k->p->tables[i].nplaces; m++)
            if (k->p->tables[i].places[m].host & 1) {
                all = tr_grow(all, n + 1, &room, sizeof *all);
                all[n++] = k->p->tables[i].places[m];
            }
    sort(all, n, sizeof *all, by_number);
    for (i = 0, m = 0; i < n; i++) {
        tr_map3_entry *e = tr_map3_put(&k->places, all[i].host, all[i].name, 0);
        if (i && all[i].host != all[i - 1].host)
            m = 0;
        if (!e->v.u[0])
            e->v.u[0] = ++m;
    }
    for (i = 0; i < k->p->ntables; i++)
        for (m = 0; m < k->p->tables[i].nplaces; m++) {
            place *x = &k->p->tables[i].places[m];
            if (x->host & 1)
                x->name = (uint32_t)tr_map3_find(&k->places, x->host, x->name, 0)->v.u[0] - 1;
        }
    free(all);
}

/* ---- threads ----------------------------------------------------------------------------------------------------- */

static void take_thread(taking *k, part_thread *to, const thread_state *x)
{
    const table_slot *y;
    const slot *s;
    const counter *c;
    size_t n;
    to->tid = x->thread->tid;
    to->name = text_of_name(x->thread->name);
    to->seen = x->seen;
    to->first_ns = x->first_ns;
    to->last_ns = x->last_ns;
    to->inside = x->inside;
    to->doing = x->doing;
    to->doing_ns = x->doing_ns;
    for (y = x->tables, n = 0; y; y = y->next)
        n++;
    to->tables = get(k, n, sizeof *to->tables);
    for (y = x->tables; y; y = y->next)
        to->tables[to->ntables++] = (part_active){
            number_of(&k->table_numbers, y->table->into ? y->table->into : y->table), y->active, y->moved};
    sort(to->tables, to->ntables, sizeof *to->tables, by_active);
    for (s = x->own, n = 0; s; s = s->next)
        n++;
    to->slots = get(k, n, sizeof *to->slots);
    for (s = x->own; s; s = s->next)
        to->slots[to->nslots++] =
            (part_slot){number_of(&k->row_numbers, s->row->into ? s->row->into : s->row), s->total};
    sort(to->slots, to->nslots, sizeof *to->slots, by_slot);
    for (c = x->counters, n = 0; c; c = c->next)
        n++;
    to->counters = get(k, n, sizeof *to->counters);
    for (c = x->counters; c; c = c->next) /* in this order they are added up */
        if (c->n) {
            to->counters[to->ncounters] = *c;
            to->counters[to->ncounters++].key = key_in_file(k, c->key);
        }
}

/* ---- processes --------------------------------------------------------------------------------------------------- */

static part_begun begun_of(const begun *b)
{
    return b->def ? (part_begun){text_of_name(b->def->name), b->seq, b->ns} : (part_begun){0, 0, 0};
}

static void take_progress(taking *k, const coll_progress *s)
{
    part_process *p = &k->p->processes[k->position[s->process->index]];
    part_progress *to = &p->progress[p->nprogress++];
    size_t i;
    *to = (part_progress){.api = s->api,
                          .size = s->size,
                          .open = s->open,
                          .thread =
                              s->thread ? (uint32_t)(s->thread->index - k->t->processes[s->process->index].first) : 0,
                          .comm = s->comm,
                          .handle = s->handle,
                          .rank = s->rank,
                          .begins = s->begins,
                          .last = begun_of(&s->last),
                          .done = begun_of(&s->done),
                          .nmembers = s->nmembers};
    to->members = get(k, s->nmembers, sizeof *to->members);
    if (s->nmembers)
        memcpy(to->members, s->members, s->nmembers * sizeof *to->members);
    to->history = get(k, STAND_HISTORY, sizeof *to->history);
    for (i = 0; s->history && i < STAND_HISTORY; i++)
        if (s->history[i].def)
            to->history[to->nhistory++] = begun_of(&s->history[i]);
}

/* Facts that are said beside the numbers: tables.c. */
static void take_info(taking *k, part_process *to, const tr_process *p)
{
    uint32_t i;
    to->info = get(k, 2 * (size_t)p->ninfo, sizeof *to->info);
    for (i = 0; i < p->ninfo; i++)
        if (!strncmp(p->info[2 * i], "note.", 5)) {
            to->info[to->ninfo++] = text_of_name(p->info[2 * i]);
            to->info[to->ninfo++] = text_of_name(p->info[2 * i + 1]);
        }
}

static void take_process(taking *k, part_process *to, const tr_process *p)
{
    const process_state *of = &k->t->processes[p->index];
    size_t i;
    to->header = *p->header;
    to->name = text_of_name(p->name);
    to->rank = p->rank;
    to->world = p->world;
    to->t_open_ns = p->t_open_ns;
    to->alive_ns = p->alive_ns;
    to->clock_error_ns = p->clock_error_ns;
    to->align_error_ns = p->align_error_ns;
    to->dropped = p->dropped;
    to->overwritten = p->overwritten;
    to->killed = p->killed;
    take_info(k, to, p);
    to->nthreads = of->n;
    to->threads = get(k, of->n, sizeof *to->threads);
    for (i = 0; i < of->n; i++)
        take_thread(k, &to->threads[i], &k->t->threads[of->first + i]);
}

/* How many of each process: room for them. */
static void take_lists(taking *k)
{
    const tally *t = k->t;
    partial *p = k->p;
    const tr_map3 *names = comm_names_all(t);
    const sampled *s = t->sampled;
    const tr_map3_entry *e;
    size_t i;
    struct counts {
        size_t progress, names, bins, samples, places;
    } *n = tr_alloc((p->nprocesses + 1) * sizeof *n);
    for (i = 0; i < t->nstands; i++)
        n[k->position[t->coll_progress[i]->process->index]].progress++;
    for (size_t at = 0; names && (e = tr_map3_each(names, &at));)
        n[k->position[e->v.u[1]]].names++;
    for (i = 0; t->sizes && i < t->sizes->n; i++)
        n[k->position[t->sizes->bins[i].process->index]].bins++;
    for (size_t at = 0; s && (e = tr_map3_each(&s->counts, &at));)
        n[k->position[(uint32_t)e->key[0]]].samples++;
    for (size_t at = 0; s && (e = tr_map3_each(&s->places, &at));)
        n[k->position[e->key[0]]].places++;
    for (i = 0; i < p->nprocesses; i++) {
        part_process *x = &p->processes[i];
        x->progress = get(k, n[i].progress, sizeof *x->progress);
        x->names = get(k, n[i].names, sizeof *x->names);
        x->bins = get(k, n[i].bins, sizeof *x->bins);
        x->samples = get(k, n[i].samples, sizeof *x->samples);
        x->places = get(k, n[i].places, sizeof *x->places);
    }
    free(n);
}

static void fill_lists(taking *k)
{
    const tally *t = k->t;
    part_process *all = k->p->processes;
    const tr_map3 *names = comm_names_all(t);
    const sampled *s = t->sampled;
    const tr_map3_entry *e;
    size_t i;
    for (i = 0; i < t->nstands; i++) /* sorted */
        take_progress(k, t->coll_progress[i]);
    for (size_t at = 0; names && (e = tr_map3_each(names, &at));) {
        part_process *x = &all[k->position[e->v.u[1]]];
        x->names[x->nnames++] = (part_name){(uint32_t)e->key[0], (uint32_t)e->v.u[0], e->key[1]};
    }
    for (i = 0; t->sizes && i < t->sizes->n; i++) {
        const bin *b = &t->sizes->bins[i];
        part_process *x = &all[k->position[b->process->index]];
        x->bins[x->nbins++] = (part_bin){b->api, b->name, b->bin, b->sums};
    }
    for (size_t at = 0; s && (e = tr_map3_each(&s->counts, &at));) {
        part_process *x = &all[k->position[(uint32_t)e->key[0]]];
        x->samples[x->nsamples++] =
            (part_sample){(uint32_t)(e->key[0] >> 32), (uint32_t)e->key[2], e->key[1], e->v.u[0], e->v.u[1]};
    }
    for (size_t at = 0; s && (e = tr_map3_each(&s->places, &at));) {
        part_process *x = &all[k->position[e->key[0]]];
        x->places[x->nplaces++] = (part_place){e->key[1], *(const sample_place_of *)e->v.p};
    }
    for (i = 0; i < k->p->nprocesses; i++) {
        sort(all[i].names, all[i].nnames, sizeof *all[i].names, by_name);
        sort(all[i].bins, all[i].nbins, sizeof *all[i].bins, by_bin);
        sort(all[i].samples, all[i].nsamples, sizeof *all[i].samples, by_sample);
        sort(all[i].places, all[i].nplaces, sizeof *all[i].places, by_id);
    }
}

/* ---- all --------------------------------------------------------------------------------------------------------- */

static void take_settings(taking *k)
{
    const settings *s = &k->t->settings;
    size_t i;
    k->p->settings = (part_settings){
        .by = s->by, .messages = s->messages, .sizes = s->sizes, .from_ns = s->from_ns, .to_ns = s->to_ns};
    for (i = 0; i < SAID; i++)
        k->p->settings.said[i] = s->said[i] ? text_of_name(s->said[i]) : 0;
    k->p->totals = (part_totals){.status = (uint32_t)tr_trace_status(k->t->trace),
                                 .t0_ns = tr_trace_t0(k->t->trace),
                                 .active = k->t->active,
                                 .events = k->t->events,
                                 .orphans = k->t->orphans,
                                 .unfinished = k->t->unfinished,
                                 .pauses = k->t->pauses,
                                 .unrecorded = k->t->unrecorded};
}

static void take_sums(taking *k)
{
    const sampled *s = k->t->sampled;
    const tr_map3_entry *e;
    k->p->cells = matrix_sorted(&k->t->messages, &k->p->ncells);
    k->p->sums = get(k, s ? s->sums.table.n : 0, sizeof *k->p->sums);
    for (size_t at = 0; s && (e = tr_map3_each(&s->sums, &at));)
        k->p->sums[k->p->nsums++] = (part_sum){(uint32_t)e->key[0], e->v.u[0], e->v.u[1]};
    sort(k->p->sums, k->p->nsums, sizeof *k->p->sums, by_sum);
}

static void take_loose(taking *k)
{
    const loose_list *list = &k->t->loose;
    size_t i;
    k->p->loose = get(k, list->n, sizeof *k->p->loose);
    k->p->nloose = list->n;
    for (i = 0; i < list->n; i++) {
        const tr_thread *thread = list->items[i].thread;
        uint32_t process = thread->process->index;
        k->p->loose[i] = (part_loose){k->position[process], (uint32_t)(thread->index - k->t->processes[process].first),
                                      list->items[i]};
    }
}

void partial_take(partial *p, const tally *t, tr_arena *arena)
{
    taking k = {.t = t, .p = p, .arena = arena};
    tr_process *const *list;
    size_t i;
    size_t n = tr_trace_processes(t->trace, &list);
    memset(p, 0, sizeof *p);
    k.position = get(&k, n, sizeof *k.position);
    for (i = 0; i < n; i++)
        if (!tr_process_is_other(list[i]))
            k.position[i] = (uint32_t)p->nprocesses++;
    take_settings(&k);
    take_tables(&k);
    take_rows(&k);
    number_places(&k);
    p->processes = get(&k, p->nprocesses, sizeof *p->processes);
    for (i = 0; i < n; i++)
        if (!tr_process_is_other(list[i]))
            take_process(&k, &p->processes[k.position[i]], list[i]);
    take_lists(&k);
    fill_lists(&k);
    take_sums(&k);
    take_loose(&k);
    tr_map_free(&k.row_numbers);
    tr_map_free(&k.table_numbers);
    tr_map3_free(&k.places);
}
