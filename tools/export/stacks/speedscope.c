/* speedscope.c - the format of speedscope: a profile for each thread and each queue of a device, of frames that open
 * and close
 *
 * A document has one profile after the other, and events come in the order of time: they are spooled. Frames must nest.
 * Where slices of two APIs cross (A begins, B begins, A ends, B ends), B is closed and opened again when A ends. Where
 * that would be the square of the slices, B stays closed, and a warning counts such slices. Work that overlaps other
 * work of its queue goes to a further profile of that queue.
 */
#include "export/walk/spool.h"
#include "export/walk/texts.h"
#include "export/walk/walk.h"
#include "common/message.h"
#include "common/names.h"
#include "support/memory.h"
#include <stdio.h>
#include <stdlib.h>

enum { OPEN, CLOSE, WORK, NESTED_MOST = 4096, LANES = 64, CROSSED_MOST = 1 << 22 };

#ifndef TRACE_VERSION_TEXT
#define TRACE_VERSION_TEXT "unknown"
#endif

typedef struct open_frame {
    uint64_t id; /* rises from the outermost to the innermost */
    uint32_t frame;
} open_frame;

typedef struct profile {
    spool_list list;
    open_frame *open; /* that are open and written */
    size_t nopen, open_room;
    const tr_thread *thread;
    const tr_track *track; /* of work of a device; NULL: the thread's tasks, or work on no track */
    bool work;
    int64_t last_ns;
} profile;

typedef struct speedscope {
    const export_part *part;
    walk *walk;
    spool spool;
    int64_t base_ns;
    texts frames;       /* their names */
    profile **profiles; /* in the order they were met */
    size_t nprofiles, profile_room;
    profile **of_thread, **of_track, **trackless; /* by index */
    uint64_t slices, lost, ids;
    uint64_t crossed, cut; /* frames that were closed and opened again for others; that stayed closed */
    bool any;
} speedscope;

/* An open slice: tr_open.user has its frame, tr_open.node says that it is open, tr_open.mark whether that is written,
 * and then tr_open.sent has its id. */
enum { MARK_WRITTEN = 1 };
static char is_open;

static profile *profile_at(speedscope *s, profile **place, const tr_thread *thread, const tr_track *track, bool work)
{
    if (*place)
        return *place;
    *place = tr_alloc(sizeof **place);
    (*place)->thread = thread;
    (*place)->track = track;
    (*place)->work = work;
    (*place)->last_ns = INT64_MIN;
    s->profiles = tr_grow(s->profiles, s->nprofiles + 1, &s->profile_room, sizeof *s->profiles);
    return s->profiles[s->nprofiles++] = *place;
}

static void add(speedscope *s, profile *p, uint32_t kind, uint32_t frame, int64_t ns, int64_t end_ns)
{
    if (end_ns > p->last_ns)
        p->last_ns = end_ns;
    spool_add(&s->spool, &p->list, &(spool_record){ns, end_ns, frame, kind});
}

/* ---- tasks and calls ------------------------------------------------------------------------------------------- */

static profile *profile_of(speedscope *s, const walk_thread *t)
{
    return profile_at(s, &s->of_thread[t->thread->index], t->thread, NULL, false);
}

static void open_written(speedscope *s, walk_thread *t, tr_open *o)
{
    profile *p = profile_of(s, t);
    o->mark |= MARK_WRITTEN;
    o->sent = ++s->ids;
    p->open = tr_room(p->open, p->nopen + 1, &p->open_room, sizeof *p->open);
    p->open[p->nopen++] = (open_frame){o->sent, (uint32_t)o->user};
    add(s, p, OPEN, (uint32_t)o->user, o->begin_ns, o->begin_ns);
}

/* Opens what is open and not written yet: what began before the window is only written if it reaches into it. Of a
 * thread walk_thread.user says whether any does. */
static void write_open(speedscope *s, walk_thread *t)
{
    size_t depth = t->left ? t->left : tr_stack_depth(t->stack), k;
    if (!t->user)
        return;
    t->user = NULL;
    for (k = 0; k < depth; k++) {
        tr_open *o = tr_stack_at(t->stack, k);
        if (!o->node || o->mark & MARK_WRITTEN)
            continue;
        open_written(s, t, o);
    }
}

static void begin(void *user, walk_thread *t, tr_open *o, const tr_event *e, bool shown)
{
    speedscope *s = user;
    const char *name;
    size_t n;
    if (!shown)
        return;
    n = names_event(e, &name);
    o->user = texts_put(&s->frames, name, n);
    o->node = &is_open;
    if (e->ns <= s->part->settings->from_ns && s->part->settings->from_ns != INT64_MIN) {
        t->user = &is_open; /* some wait */
        return;
    }
    write_open(s, t);
    if (o->mark & MARK_WRITTEN)
        return;
    open_written(s, t, o);
}

/* The place of the slice among those that are open and written; nopen: it was cut. */
static size_t place_of(const profile *p, uint64_t id)
{
    size_t low = 0, high = p->nopen;
    while (low < high) {
        size_t middle = low + (high - low) / 2;
        if (p->open[middle].id < id)
            low = middle + 1;
        else
            high = middle;
    }
    return low < p->nopen && p->open[low].id == id ? low : p->nopen;
}

/* Closes it, and those above it, which are opened again unless that was done too often. */
static void close_written(speedscope *s, profile *p, uint64_t id, int64_t ns)
{
    size_t at = place_of(p, id), above = p->nopen - at - 1, k;
    if (at == p->nopen)
        return;
    for (k = p->nopen; k-- > at;)
        add(s, p, CLOSE, p->open[k].frame, ns, ns);
    s->crossed += above;
    if (s->crossed > CROSSED_MOST) {
        s->cut += above;
        p->nopen = at;
        return;
    }
    memmove(&p->open[at], &p->open[at + 1], above * sizeof *p->open);
    p->nopen--;
    for (k = at; k < p->nopen; k++)
        add(s, p, OPEN, p->open[k].frame, ns, ns);
}

static void end(void *user, walk_thread *t, tr_open *o, int64_t end_ns, const tr_event *e, bool inside)
{
    speedscope *s = user;
    (void)e;
    if (o->node && inside) {
        write_open(s, t);
        close_written(s, profile_of(s, t), o->sent, end_ns);
        s->slices++;
    }
    o->node = NULL;
}

static void work(void *user, walk_thread *t, const tr_event *e, uint64_t number)
{
    speedscope *s = user;
    const char *name;
    size_t n = names_event(e, &name);
    tr_value v;
    const tr_track *track = tr_role_get(e, TRACE_R_TRACK, &v) && !v.is_array && v.u && v.u <= UINT32_MAX
                                ? tr_trace_track(s->part->trace, e->recorder, (uint32_t)v.u)
                                : NULL;
    profile **place = track ? &s->of_track[track->index] : &s->trackless[t->thread->index];
    (void)number;
    add(s, profile_at(s, place, t->thread, track, true), WORK, texts_put(&s->frames, name, n), e->ns, e->end_ns);
    s->slices++;
}

/* ---- the document ---------------------------------------------------------------------------------------------- */

static void put_text(tool_out *out, const char *text)
{
    json_text(&(tool_json){.out = out, .after_key = true}, text, strlen(text));
    out_room(out);
}

static char *name_of(const profile *p, unsigned lane)
{
    const tr_process *process = p->thread->process;
    char number[32] = "", *who, *text;
    if (lane)
        snprintf(number, sizeof number, " (%u)", lane + 1);
    who = process->rank >= 0 ? tool_text("rank %d", process->rank)
                             : tool_text("%s %u", process->name, process->header->pid);
    if (p->track)
        text = tool_text("%s, %s%s", who, p->track->name, number);
    else if (p->work)
        text = tool_text("%s, devices%s", who, number);
    else if (*p->thread->name)
        text = tool_text("%s, %s (%u)", who, p->thread->name, p->thread->tid);
    else
        text =
            tool_text("%s, %s (%u)", who, p->thread->tid == process->header->pid ? "main" : "thread", p->thread->tid);
    free(who);
    return text;
}

static void profile_begin(speedscope *s, const profile *p, unsigned lane, int64_t first_ns, int64_t last_ns)
{
    tool_out *out = s->part->out;
    char *name = name_of(p, lane);
    out_str(out, s->any ? ",\n{\"type\": \"evented\", \"name\": " : "\n{\"type\": \"evented\", \"name\": ");
    s->any = true;
    put_text(out, name);
    out_str(out, ", \"unit\": \"nanoseconds\", \"startValue\": ");
    out_room(out);
    out_i64(out, first_ns < s->base_ns ? first_ns - s->base_ns : 0);
    out_str(out, ", \"endValue\": ");
    out_room(out);
    out_i64(out, last_ns - s->base_ns);
    out_str(out, ", \"events\": [");
    free(name);
}

static void put_event(speedscope *s, bool *any, uint32_t kind, uint32_t frame, int64_t ns)
{
    tool_out *out = s->part->out;
    out_str(out, *any ? ",\n{\"type\": \"" : "\n{\"type\": \"");
    *any = true;
    out_room(out);
    out_char(out, kind == OPEN ? 'O' : 'C');
    out_str(out, "\", \"frame\": ");
    out_room(out);
    out_u64(out, frame);
    out_str(out, ", \"at\": ");
    out_room(out);
    out_i64(out, ns - s->base_ns);
    out_char(out, '}');
}

static void put_tasks(speedscope *s, const profile *p)
{
    spool_record records[SPOOL_CHUNK];
    size_t k, i, n;
    bool any = false;
    for (k = 0; (n = spool_read(&s->spool, &p->list, k, records)) > 0; k++)
        for (i = 0; i < n; i++) {
            if (!k && !i)
                profile_begin(s, p, 0, records[0].ns, p->last_ns);
            put_event(s, &any, records[i].kind, records[i].frame, records[i].ns);
        }
    out_str(s->part->out, "]}");
}

/* By begin; of those that begin together what lasts longer comes first, for it may hold the other. */
static int by_begin(const void *left, const void *right)
{
    const spool_record *a = left, *b = right;
    if (a->ns != b->ns)
        return a->ns < b->ns ? -1 : 1;
    return (a->end_ns < b->end_ns) - (a->end_ns > b->end_ns);
}

/* What is open on a row: each lies within the one before. */
typedef struct nest {
    spool_record open[NESTED_MOST];
    size_t n;
} nest;

/* Closes what is over at `ns`. */
static void close_until(speedscope *s, nest *x, bool *any, int64_t ns, bool write)
{
    while (x->n && x->open[x->n - 1].end_ns <= ns) {
        x->n--;
        if (write)
            put_event(s, any, CLOSE, x->open[x->n].frame, x->open[x->n].end_ns);
    }
}

/* Whether it nests into what is open there. */
static bool fits(const nest *x, const spool_record *r)
{
    return x->n < NESTED_MOST && (!x->n || r->end_ns <= x->open[x->n - 1].end_ns);
}

/* One row after the other takes what nests there; the rest is left for the next. */
static size_t put_lane(speedscope *s, const profile *p, unsigned lane, spool_record *list, size_t n, nest *x)
{
    size_t i, left = 0;
    bool any = false;
    int64_t last = INT64_MIN;
    x->n = 0;
    for (i = 0; i < n; i++) { /* when does it end? */
        close_until(s, x, NULL, list[i].ns, false);
        if (!fits(x, &list[i]))
            continue;
        x->open[x->n++] = list[i];
        last = list[i].end_ns > last ? list[i].end_ns : last;
    }
    profile_begin(s, p, lane, list[0].ns, last);
    x->n = 0;
    for (i = 0; i < n; i++) {
        close_until(s, x, &any, list[i].ns, true);
        if (!fits(x, &list[i])) {
            list[left++] = list[i];
            continue;
        }
        x->open[x->n++] = list[i];
        put_event(s, &any, OPEN, list[i].frame, list[i].ns);
    }
    close_until(s, x, &any, INT64_MAX, true);
    out_str(s->part->out, "]}");
    return left;
}

static void put_work(speedscope *s, const profile *p)
{
    spool_record *list = tr_alloc((p->list.total + SPOOL_CHUNK) * sizeof *list);
    nest *x = tr_alloc(sizeof *x);
    size_t n = 0, k, got;
    unsigned lane;
    for (k = 0; (got = spool_read(&s->spool, &p->list, k, list + n)) > 0; k++)
        n += got;
    qsort(list, n, sizeof *list, by_begin);
    for (lane = 0; n && lane < LANES; lane++)
        n = put_lane(s, p, lane, list, n, x);
    s->lost += n;
    free(list);
    free(x);
}

static void put_frames(const speedscope *s)
{
    tool_out *out = s->part->out;
    size_t i;
    for (i = 0; i < s->frames.n; i++) {
        out_str(out, i ? ",\n{\"name\": " : "\n{\"name\": ");
        put_text(out, s->frames.at[i]);
        out_char(out, '}');
    }
}

/* ---- the format ------------------------------------------------------------------------------------------------ */

static void *open_speedscope(const export_part *part)
{
    static const walk_hooks hooks = {begin, end, NULL, work, NULL};
    speedscope *s = tr_alloc(sizeof *s);
    tr_thread *const *threads;
    tr_track *const *tracks;
    int64_t t0 = tr_trace_t0(part->trace);
    size_t nthreads = tr_trace_threads(part->trace, &threads), ntracks = tr_trace_tracks(part->trace, &tracks);
    s->part = part;
    s->base_ns = part->settings->from_ns != INT64_MIN ? part->settings->from_ns : t0 == INT64_MAX ? 0 : t0;
    s->of_thread = tr_alloc((nthreads + 1) * sizeof *s->of_thread);
    s->trackless = tr_alloc((nthreads + 1) * sizeof *s->trackless);
    s->of_track = tr_alloc((ntracks + 1) * sizeof *s->of_track);
    spool_open(&s->spool);
    s->walk = walk_open(part, &hooks, s);
    return s;
}

static void take(void *state, const tr_event *e) { walk_event(((speedscope *)state)->walk, e); }

static export_result close_speedscope(void *state)
{
    speedscope *s = state;
    tool_out *out = s->part->out;
    export_result r;
    size_t i;
    walk_finish(s->walk);
    r = (export_result){.records = s->slices, .unfinished = walk_unfinished(s->walk), .orphans = walk_orphans(s->walk)};
    out_str(out, "{\"$schema\": \"https://www.speedscope.app/file-format-schema.json\",\n\"exporter\": \"trace-export "
                 "(trace.h) " TRACE_VERSION_TEXT "\",\n\"name\": ");
    put_text(out, s->part->processes[0]->name);
    out_str(out, ",\n\"profiles\": [");
    for (i = 0; i < s->nprofiles; i++)
        (s->profiles[i]->work ? put_work : put_tasks)(s, s->profiles[i]);
    out_str(out, "],\n\"shared\": {\"frames\": [");
    put_frames(s);
    out_str(out, "]}}\n");
    if (s->cut)
        tool_warn("%s: %llu slices end earlier than they did: too many others end below them", s->part->path,
                  (unsigned long long)s->cut);
    if (s->lost)
        tool_note("%llu piece%s of work left out: more than %d overlap on one queue", (unsigned long long)s->lost,
                  s->lost == 1 ? " is" : "s are", LANES);
    walk_close(s->walk);
    for (i = 0; i < s->nprofiles; i++) {
        spool_list_free(&s->profiles[i]->list);
        free(s->profiles[i]->open);
        free(s->profiles[i]);
    }
    free(s->profiles);
    free(s->of_thread);
    free(s->of_track);
    free(s->trackless);
    texts_free(&s->frames);
    spool_close(&s->spool);
    free(s);
    return r;
}

const export_format export_speedscope = {.name = "speedscope",
                                         .ending = ".speedscope.json",
                                         .summary = "threads and devices over time, for speedscope.app",
                                         .records = "slices",
                                         .uses = USES_GEOMETRY,
                                         .open = open_speedscope,
                                         .event = take,
                                         .close = close_speedscope};
