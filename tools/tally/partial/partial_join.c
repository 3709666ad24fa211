/* partial_join.c - the contents of many partial files become one tally
 *
 * Rows are added up as files come. Processes get numbers in the order in which they come; when all are there they are
 * sorted, as those of a trace are, and whatever names a process or a thread gets its final number. */
#include "partial.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

/* Of what a process has: of which one, in the order in which they came. */
typedef struct own_place {
    table *table;
    uint32_t process, kind, number;
} own_place;
typedef struct own_name {
    uint32_t process;
    part_name name;
} own_name;
typedef struct own_bin {
    uint32_t process;
    part_bin bin;
} own_bin;
typedef struct own_sample {
    uint32_t process;
    part_sample sample;
} own_sample;
typedef struct own_location {
    uint32_t process;
    part_place place;
} own_location;

typedef struct own_loose {
    uint32_t process;
    part_loose loose;
} own_loose;

typedef struct came { /* a process */
    tr_roster_process process;
    size_t first; /* of its threads, in the order in which they came */
    uint32_t number;
} came;

struct partial_join {
    tally *t;
    bool any;
    const char *first; /* path of the first one, whose settings these are */
    part_settings settings;
    int status;
    int64_t t0_ns;
    size_t before; /* processes that came before those of the file at hand */
    came *processes;
    thread_state *threads;
    coll_progress **progress;
    uint32_t *progress_of; /* process */
    uint32_t *progress_thread;
    own_place *places;
    own_name *names;
    own_bin *bins;
    own_sample *samples;
    own_location *locations;
    own_loose *loose;
    size_t nprocesses, nthreads, nprogress, nplaces, nnames, nbins, nsamples, nlocations, nloose;
    size_t process_room, thread_room, progress_room, of_room, thread_of_room, place_room, name_room, bin_room,
        sample_room, location_room, loose_room;
    uint32_t *to;      /* when they are sorted: number of a process -> its position */
    size_t *thread_to; /* by position: its first thread */
};

/* One more element of a list in the join, zeroed. */
#define MORE(list, n, room) ((list) = tr_grow(list, (n) + 1, &(room), sizeof *(list)), &(list)[(n)++])

partial_join *partial_join_new(tally *t)
{
    partial_join *j = tr_alloc(sizeof *j);
    j->t = t;
    j->t0_ns = INT64_MAX;
    return j;
}

static void join_free(partial_join *j)
{
    free(j->processes);
    free(j->threads);
    free(j->progress);
    free(j->progress_of);
    free(j->progress_thread);
    free(j->places);
    free(j->names);
    free(j->bins);
    free(j->samples);
    free(j->locations);
    free(j->loose);
    free(j->to);
    free(j->thread_to);
    free(j);
}

static void *keep(partial_join *j, size_t n, size_t size) { return tr_arena_get(&j->t->arena, (n + 1) * size); }

/* ---- what was counted must be the same ----------------------------------------------------------------------------
 */

static const char *const said_options[SAID] = {"--apis", "--name", "--ranks", "--host"};

static char *differ(const partial_join *j, const part_settings *s)
{
    size_t i;
    if (s->by != j->settings.by)
        return tool_text("it was counted with another --by than %s", j->first);
    if (s->messages != j->settings.messages || s->sizes != j->settings.sizes)
        return tool_text("one of it and %s was counted with %s, the other without", j->first,
                         s->messages != j->settings.messages ? "--messages" : "--sizes");
    if (s->from_ns != j->settings.from_ns || s->to_ns != j->settings.to_ns)
        return tool_text("it was counted in another window of time than %s: give --from and --to as times of day",
                         j->first);
    for (i = 0; i < SAID; i++)
        if (s->said[i] != j->settings.said[i])
            return tool_text("it was counted with another %s than %s", said_options[i], j->first);
    return NULL;
}

/* ---- one file ---------------------------------------------------------------------------------------------------- */

static table **add_tables(partial_join *j, const partial *p)
{
    table **list = tr_alloc((p->ntables + 1) * sizeof *list);
    size_t i, k;
    for (i = 0; i < p->ntables; i++) {
        const part_table *x = &p->tables[i];
        list[i] = rows_table(&j->t->rows, x->kind, x->api);
        list[i]->total += x->total;
        for (k = 0; k < x->nplaces; k++) {
            uint32_t of = x->places[k].host >> 1;
            if (x->places[k].host & 1)
                *MORE(j->places, j->nplaces, j->place_room) =
                    (own_place){list[i], (uint32_t)j->before + of, x->places[k].kind, x->places[k].name};
            else
                table_place(list[i], (place){x->places[k].kind, of, x->places[k].name});
        }
    }
    return list;
}

/* Processes by the number in which they came; threads stay those of a process until all is sorted. */
static row_key key_here(const partial_join *j, row_key key)
{
    if (key.process)
        key.process += (uint32_t)j->before;
    return key;
}

static row **add_rows(partial_join *j, partial *p)
{
    row **list = tr_alloc((p->nrows + 1) * sizeof *list);
    size_t i;
    for (i = 0; i < p->nrows; i++) {
        row_key key = key_here(j, p->rows[i].row.key);
        list[i] = rows_get(&j->t->rows, &key);
        row_merge(list[i], &p->rows[i].row);
    }
    return list;
}

static void add_thread(partial_join *j, const part_thread *x, table **tables, row **rows)
{
    thread_state *t = MORE(j->threads, j->nthreads, j->thread_room);
    table_slot *active = keep(j, x->ntables, sizeof *active);
    slot *slots = keep(j, x->nslots, sizeof *slots);
    counter *counters = keep(j, x->ncounters, sizeof *counters);
    size_t i;
    t->seen = x->seen;
    t->first_ns = x->first_ns;
    t->last_ns = x->last_ns;
    t->inside = x->inside;
    t->doing = x->doing;
    t->doing_ns = x->doing_ns;
    for (i = x->ntables; i-- > 0;) {
        active[i] = (table_slot){.table = tables[x->tables[i].table],
                                 .active = x->tables[i].active,
                                 .moved = x->tables[i].moved,
                                 .next = t->tables};
        t->tables = &active[i];
    }
    for (i = x->nslots; i-- > 0;) {
        slots[i] = (slot){.row = rows[x->slots[i].row], .total = x->slots[i].total, .next = t->own};
        t->own = &slots[i];
    }
    for (i = x->ncounters; i-- > 0;) {
        counters[i] = x->counters[i];
        counters[i].key = key_here(j, counters[i].key);
        counters[i].next = t->counters;
        t->counters = &counters[i];
    }
}

/* What a call was is known by its name alone. */
static begun begun_here(partial_join *j, const part_begun *b)
{
    tr_def *def;
    if (!b->name)
        return (begun){0};
    def = keep(j, 1, sizeof *def);
    def->name = text_of(b->name);
    return (begun){def, b->seq, b->ns};
}

static void add_progress(partial_join *j, const part_progress *x)
{
    coll_progress *s = tr_alloc(sizeof *s);
    size_t i;
    s->api = x->api;
    s->size = x->size;
    s->comm = x->comm;
    s->handle = x->handle;
    s->rank = x->rank;
    s->begins = x->begins;
    s->open = x->open;
    s->last = begun_here(j, &x->last);
    s->done = begun_here(j, &x->done);
    if (x->nhistory) {
        s->history = tr_alloc(STAND_HISTORY * sizeof *s->history);
        for (i = 0; i < x->nhistory; i++)
            s->history[x->history[i].seq % STAND_HISTORY] = begun_here(j, &x->history[i]);
    }
    s->nmembers = (uint32_t)x->nmembers;
    s->members = x->nmembers ? tr_alloc(x->nmembers * sizeof *s->members) : NULL;
    for (i = 0; i < x->nmembers; i++)
        s->members[i] = x->members[i];
    *MORE(j->progress, j->nprogress, j->progress_room) = s;
    j->progress_of = tr_grow(j->progress_of, j->nprogress, &j->of_room, sizeof *j->progress_of);
    j->progress_of[j->nprogress - 1] = (uint32_t)j->nprocesses - 1;
    j->progress_thread = tr_grow(j->progress_thread, j->nprogress, &j->thread_of_room, sizeof *j->progress_thread);
    j->progress_thread[j->nprogress - 1] = x->thread;
}

static void add_process(partial_join *j, const part_process *x, const char *path, table **tables, row **rows)
{
    uint32_t number = (uint32_t)j->nprocesses;
    came *c = MORE(j->processes, j->nprocesses, j->process_room);
    tr_roster_thread *threads = keep(j, x->nthreads, sizeof *threads);
    size_t i;
    c->number = number;
    c->first = j->nthreads;
    c->process = (tr_roster_process){.header = x->header,
                                     .path = path,
                                     .name = text_of(x->name),
                                     .rank = x->rank,
                                     .world = x->world,
                                     .t_open_ns = x->t_open_ns,
                                     .alive_ns = x->alive_ns,
                                     .clock_error_ns = x->clock_error_ns,
                                     .align_error_ns = x->align_error_ns,
                                     .dropped = x->dropped,
                                     .overwritten = x->overwritten,
                                     .killed = x->killed,
                                     .ninfo = (uint32_t)x->ninfo / 2,
                                     .info = keep(j, x->ninfo, sizeof(char *)),
                                     .threads = threads,
                                     .nthreads = x->nthreads};
    for (i = 0; i < x->ninfo / 2 * 2; i++)
        c->process.info[i] = text_of(x->info[i]);
    for (i = 0; i < x->nthreads; i++) {
        threads[i] = (tr_roster_thread){x->threads[i].tid, text_of(x->threads[i].name)};
        add_thread(j, &x->threads[i], tables, rows);
    }
    for (i = 0; i < x->nprogress; i++)
        add_progress(j, &x->progress[i]);
    for (i = 0; i < x->nnames; i++)
        *MORE(j->names, j->nnames, j->name_room) = (own_name){number, x->names[i]};
    for (i = 0; i < x->nbins; i++)
        *MORE(j->bins, j->nbins, j->bin_room) = (own_bin){number, x->bins[i]};
    for (i = 0; i < x->nsamples; i++)
        *MORE(j->samples, j->nsamples, j->sample_room) = (own_sample){number, x->samples[i]};
    for (i = 0; i < x->nplaces; i++)
        *MORE(j->locations, j->nlocations, j->location_room) = (own_location){number, x->places[i]};
}

static void add_totals(partial_join *j, const partial *p)
{
    tally *t = j->t;
    size_t i;
    j->status = (int)p->totals.status > j->status ? (int)p->totals.status : j->status;
    j->t0_ns = p->totals.t0_ns < j->t0_ns ? p->totals.t0_ns : j->t0_ns;
    t->active += p->totals.active;
    t->events += p->totals.events;
    t->orphans += p->totals.orphans;
    t->unfinished += p->totals.unfinished;
    t->pauses += p->totals.pauses;
    t->unrecorded += p->totals.unrecorded;
    for (i = 0; i < p->ncells; i++)
        matrix_put(&t->messages, &p->cells[i]);
    for (i = 0; i < p->nsums; i++) {
        tr_map3_entry *e = tr_map3_put(&t->sampled->sums, p->sums[i].api, 0, 0);
        e->v.u[0] += p->sums[i].samples;
        e->v.u[1] += p->sums[i].lost;
    }
    for (i = 0; i < p->nloose; i++)
        *MORE(j->loose, j->nloose, j->loose_room) = (own_loose){(uint32_t)j->before + p->loose[i].process, p->loose[i]};
}

char *partial_join_add(partial_join *j, const partial *p, const char *path)
{
    table **tables;
    row **rows;
    char *wrong;
    size_t i;
    if (!j->any) {
        j->any = true;
        j->first = path;
        j->settings = p->settings;
        j->t->sampled = tr_alloc(sizeof *j->t->sampled);
    } else if ((wrong = differ(j, &p->settings)) != NULL)
        return wrong;
    tally_arena = &j->t->arena;
    j->before = j->nprocesses;
    tables = add_tables(j, p);
    rows = add_rows(j, (partial *)(uintptr_t)p);
    for (i = 0; i < p->nprocesses; i++)
        add_process(j, &p->processes[i], path, tables, rows);
    add_totals(j, p);
    tally_arena = NULL;
    free(tables);
    free(rows);
    return NULL;
}

/* ---- all --------------------------------------------------------------------------------------------------------- */

static int by_process(const void *left, const void *right)
{
    return tr_roster_order(&((const came *)left)->process, &((const came *)right)->process);
}

static char *sort_processes(partial_join *j)
{
    size_t i, at = 0;
    if (j->nprocesses)
        qsort(j->processes, j->nprocesses, sizeof *j->processes, by_process);
    j->to = tr_alloc((j->nprocesses + 1) * sizeof *j->to);
    j->thread_to = tr_alloc((j->nprocesses + 1) * sizeof *j->thread_to);
    for (i = 0; i < j->nprocesses; i++) {
        const tr_roster_process *p = &j->processes[i].process;
        if (i && by_process(&j->processes[i - 1], &j->processes[i]) == 0)
            return tool_text("the process of %s (pid %u, rank %d) is in %s too: each may be counted once",
                             j->processes[i - 1].process.path, p->header.pid, p->rank, p->path);
        j->to[j->processes[i].number] = (uint32_t)i;
        j->thread_to[i] = at;
        at += p->nthreads;
    }
    return NULL;
}

static void final_key(void *user, row_key *key)
{
    const partial_join *j = user;
    uint32_t process;
    if (!key->process)
        return;
    process = j->to[key->process - 1];
    key->process = process + 1;
    if (key->thread)
        key->thread += (uint32_t)j->thread_to[process];
    if (!(j->settings.by & BY_PROCESS))
        key->process = 0;
}

static void open_roster(partial_join *j)
{
    tr_roster_process *list = tr_alloc((j->nprocesses + 1) * sizeof *list);
    size_t i;
    for (i = 0; i < j->nprocesses; i++)
        list[i] = j->processes[i].process;
    j->t->trace = tr_roster_open(list, j->nprocesses, NULL);
    tr_roster_known(j->t->trace, j->any ? j->status : TR_FAILED, j->t0_ns);
    free(list);
}

static void place_threads(partial_join *j)
{
    tally *t = j->t;
    tr_thread *const *threads;
    size_t i, k;
    counter *c;
    t->nthreads = tr_trace_threads(t->trace, &threads);
    t->threads = tr_alloc((t->nthreads + 1) * sizeof *t->threads);
    for (i = 0; i < j->nprocesses; i++)
        for (k = 0; k < j->processes[i].process.nthreads; k++) {
            thread_state *to = &t->threads[j->thread_to[i] + k];
            *to = j->threads[j->processes[i].first + k];
            to->thread = threads[j->thread_to[i] + k];
            for (c = to->counters; c; c = c->next)
                final_key(j, &c->key);
        }
    tally_processes(t);
}

static void place_found(partial_join *j)
{
    tally *t = j->t;
    tr_process *const *list;
    size_t i;
    tr_trace_processes(t->trace, &list);
    t->coll_progress = j->progress;
    t->nstands = j->nprogress;
    j->progress = NULL;
    for (i = 0; i < t->nstands; i++) {
        uint32_t process = j->to[j->progress_of[i]];
        t->coll_progress[i]->process = list[process];
        t->coll_progress[i]->thread = t->threads[j->thread_to[process] + j->progress_thread[i]].thread;
    }
    coll_progress_sort(t);
    for (i = 0; i < j->nnames; i++)
        comm_names_put(t, j->names[i].name.api, j->names[i].name.comm, j->names[i].name.name,
                       j->to[j->names[i].process]);
    for (i = 0; i < j->nplaces; i++)
        table_place(j->places[i].table,
                    (place){j->places[i].kind, place_owner(j->to[j->places[i].process]), j->places[i].number});
    for (i = 0; i < j->nbins; i++) {
        const part_bin *b = &j->bins[i].bin;
        *sizes_sums(&t->sizes, list[j->to[j->bins[i].process]], b->api, b->name, b->bin) = b->sums;
    }
    for (i = 0; i < j->nsamples; i++) {
        const part_sample *s = &j->samples[i].sample;
        tr_map3_entry *e = tr_map3_put(&t->sampled->counts, (uint64_t)s->api << 32 | j->to[j->samples[i].process],
                                       s->place, s->reason);
        e->v.u[0] += s->samples;
        e->v.u[1] += s->idle;
    }
    for (i = 0; i < j->nlocations; i++) {
        tr_map3_entry *e =
            tr_map3_put(&t->sampled->places, j->to[j->locations[i].process], j->locations[i].place.id, 0);
        e->v.p = keep(j, 1, sizeof(sample_place_of));
        memcpy(e->v.p, &j->locations[i].place.of, sizeof(sample_place_of));
    }
    for (i = 0; i < j->nloose; i++) {
        loose x = j->loose[i].loose.of;
        x.thread = t->threads[j->thread_to[j->to[j->loose[i].process]] + j->loose[i].loose.thread].thread;
        loose_add(&t->loose, &x);
    }
    loose_sort(&t->loose);
}

static char *take_settings(partial_join *j)
{
    settings *s = &j->t->settings;
    size_t i;
    s->by = j->settings.by;
    s->messages = j->settings.messages;
    s->sizes = j->settings.sizes;
    s->from_ns = j->settings.from_ns;
    s->to_ns = j->settings.to_ns;
    for (i = 0; i < SAID; i++) /* what is shown is filtered, too */
        if (j->settings.said[i] && !settings_filter(s, i, text_of(j->settings.said[i])))
            return tool_text("%s: '%s' is no value of %s", j->first, text_of(j->settings.said[i]), said_options[i]);
    return NULL;
}

char *partial_join_end(partial_join *j)
{
    char *wrong = sort_processes(j);
    wrong = wrong ? wrong : take_settings(j);
    if (!wrong) {
        tally_arena = &j->t->arena;
        open_roster(j);
        rows_rekey(&j->t->rows, final_key, j);
        place_threads(j);
        place_found(j);
        comm_labels_make(j->t);
        hang_find(j->t);
        tally_join(j->t);
        tally_arena = NULL;
    }
    join_free(j);
    return wrong;
}
