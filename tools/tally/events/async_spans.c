/* async_spans.c - async spans: begin and end are joined by an id, often on one thread, at times on two
 *
 * While threads are counted, an end looks for its begin on its own thread. What is left over is joined process by
 * process afterwards, in the order of time. An end belongs to the youngest open begin with its id that its definition
 * names as its pair, else that has its name, else (only afterwards) to the youngest with the id.
 */
#include "async_spans.h"
#include "support/memory.h"
#include <stdlib.h>
#include <string.h>

static size_t bucket_of(const spans *s, uint64_t id)
{
    uint64_t h = id * 0x9e3779b97f4a7c15ull;
    return (size_t)(h ^ h >> 32) & s->mask;
}

static void put(spans *s, span *x)
{
    if (!s->buckets || s->n > s->mask) {
        span **old = s->buckets, *x2, *next;
        size_t i, mask = s->mask;
        s->mask = old ? 2 * mask + 1 : 63;
        s->buckets = tr_alloc((s->mask + 1) * sizeof *s->buckets);
        for (i = 0; old && i <= mask; i++) {
            span *kept = NULL; /* chains keep their order, youngest first */
            for (x2 = old[i]; x2; x2 = next) {
                next = x2->next;
                x2->next = kept;
                kept = x2;
            }
            for (x2 = kept; x2; x2 = next) {
                size_t b = bucket_of(s, x2->id);
                next = x2->next;
                x2->next = s->buckets[b];
                s->buckets[b] = x2;
            }
        }
        free(old);
    }
    x->next = s->buckets[bucket_of(s, x->id)];
    s->buckets[bucket_of(s, x->id)] = x;
    s->n++;
}

static span *take(spans *s, uint64_t id, const tr_def *end, bool any)
{
    span **at, **named = NULL, **youngest = NULL, *x;
    if (!s->n)
        return NULL;
    for (at = &s->buckets[bucket_of(s, id)]; *at; at = &(*at)->next) {
        if ((*at)->id != id)
            continue;
        if (end->pair && (*at)->def == end->pair)
            break;
        if (!named && !strcmp((*at)->def->name, end->name))
            named = at;
        if (!youngest && any)
            youngest = at;
    }
    if (!*at)
        at = named ? named : youngest;
    if (!at)
        return NULL;
    x = *at;
    *at = x->next;
    s->n--;
    return x;
}

static uint64_t id_of(const plan *p, const tr_event *e)
{
    uint64_t id = 0;
    tr_value v;
    if (p->id.at >= 0 && (p->id.type == TRACE_T_U64 || p->id.type == TRACE_T_HANDLE || p->id.type == TRACE_T_I64))
        memcpy(&id, e->payload + p->id.at, 8);
    else if (tr_role_get(e, TRACE_R_ID, &v) && !v.is_array)
        id = v.u;
    return id;
}

span *spans_begin(spans *s, const plan *p, const tr_event *e)
{
    span *x = tr_alloc(sizeof *x);
    x->id = id_of(p, e);
    x->moved = event_volume(p, e);
    x->def = e->def;
    x->ns = e->ns;
    put(s, x);
    return x;
}

span *spans_find(const spans *s, const plan *p, const tr_event *e)
{
    uint64_t id = id_of(p, e);
    span *x = s->n ? s->buckets[bucket_of(s, id)] : NULL;
    while (x && x->id != id)
        x = x->next;
    return x;
}

span_end spans_end(const plan *p, const tr_event *e)
{
    return (span_end){
        .id = id_of(p, e), .moved = event_volume(p, e), .def = e->def, .ns = e->ns, .error = event_error(p, e)};
}

span *spans_take(spans *s, const span_end *end)
{
    span *x = take(s, end->id, end->def, false);
    if (x)
        volume_add(&x->moved, end->moved);
    return x;
}

void spans_keep(spans *s, const span_end *end)
{
    s->ends = tr_grow(s->ends, s->nends + 1, &s->end_room, sizeof *s->ends);
    s->ends[s->nends++] = *end;
}

/* ---- between threads --------------------------------------------------------------------------------------------- */

typedef struct mark {
    int64_t ns;
    size_t order;
    span *begin;
    const span_end *end;
} mark;

static int by_time(const void *a, const void *b)
{
    const mark *x = a, *y = b;
    if (x->ns != y->ns)
        return x->ns < y->ns ? -1 : 1;
    if (!x->end != !y->end)
        return x->end ? 1 : -1; /* of one moment: begins first */
    return x->order < y->order ? -1 : x->order > y->order;
}

static int by_begin(const void *a, const void *b)
{
    const span *x = *(span *const *)a, *y = *(span *const *)b;
    return x->ns < y->ns ? -1 : x->ns > y->ns;
}

void spans_join(spans *const *threads, size_t n, void (*over)(void *user, span *x, const span_end *end), void *user)
{
    mark *marks = NULL;
    size_t nmarks = 0, room = 0, i, k;
    spans open = {0};
    span *x, *next;
    for (i = 0; i < n; i++) {
        spans *s = threads[i];
        span **mine = tr_alloc((s->n + 1) * sizeof *mine);
        size_t m = 0;
        for (k = 0; s->buckets && k <= s->mask; k++)
            for (x = s->buckets[k]; x; x = x->next)
                mine[m++] = x;
        qsort(mine, m, sizeof *mine, by_begin);
        for (k = 0; k < m + s->nends; k++) {
            marks = tr_grow(marks, nmarks + 1, &room, sizeof *marks);
            marks[nmarks].begin = k < m ? mine[k] : NULL;
            marks[nmarks].end = k < m ? NULL : &s->ends[k - m];
            marks[nmarks].ns = k < m ? mine[k]->ns : s->ends[k - m].ns;
            marks[nmarks].order = nmarks;
            nmarks++;
        }
        free(mine);
    }
    if (nmarks)
        qsort(marks, nmarks, sizeof *marks, by_time);
    for (i = 0; i < nmarks; i++) {
        const span_end *e = marks[i].end;
        if (!e) {
            put(&open, marks[i].begin);
            continue;
        }
        x = take(&open, e->id, e->def, true);
        if (x)
            volume_add(&x->moved, e->moved);
        over(user, x, e);
        free(x);
    }
    for (k = 0; open.buckets && k <= open.mask; k++)
        for (x = open.buckets[k]; x; x = next) {
            next = x->next;
            over(user, x, NULL);
            free(x);
        }
    free(open.buckets);
    free(marks);
    for (i = 0; i < n; i++) {
        free(threads[i]->buckets);
        free(threads[i]->ends);
        *threads[i] = (spans){0};
    }
}
