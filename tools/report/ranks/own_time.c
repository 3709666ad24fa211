/* own_time.c - see own_time.h */
#include "own_time.h"
#include "common/message.h"
#include "report/chance/order.h"
#include "report/facts/phases.h"
#include "support/memory.h"
#include <stdlib.h>

/* What lies deeper, or has no place any more, counts as the path above it. */
enum { PATHS_MOST = 1 << 16, DEPTH_MOST = 64, BATCH = 512 };

uint32_t profile_new(profiler *p)
{
    p->profiles = tr_grow(p->profiles, p->nprofiles + 1, &p->profile_room, sizeof *p->profiles);
    return (uint32_t)p->nprofiles++;
}

void profile_watch(profiler *p, uint32_t sink, uint32_t at, int64_t from, int64_t to)
{
    if (to <= from)
        return;
    p->watches = tr_room(p->watches, p->nwatches + 1, &p->watch_room, sizeof *p->watches);
    p->watches[p->nwatches++] = (watch){from, to, at, sink};
}

/* By lane and begin; of those that begin together in the order of their sinks. */
static void watches_order(profiler *p)
{
    size_t n = p->nwatches, i;
    keyed *list = tr_alloc((n + 1) * sizeof *list), *spare = tr_alloc((n + 1) * sizeof *spare);
    watch *watches = tr_alloc((n + 1) * sizeof *watches);
    for (i = 0; i < n; i++)
        list[i] = (keyed){p->watches[i].sink, (uint32_t)i};
    order_keyed(list, n, spare);
    for (i = 0; i < n; i++)
        list[i].key = p->watches[list[i].at].from;
    order_keyed(list, n, spare);
    for (i = 0; i < n; i++)
        list[i].key = p->watches[list[i].at].lane;
    order_keyed(list, n, spare);
    for (i = 0; i < n; i++)
        watches[i] = p->watches[list[i].at];
    free(list);
    free(spare);
    free(p->watches);
    p->watches = watches;
    p->watch_room = n;
}

static uint32_t child_find(profiler *p, uint32_t up, uint32_t name)
{
    tr_map3_entry *e = tr_map3_find(&p->children, up, name, 0);
    if (e)
        return (uint32_t)e->v.u[0];
    if (p->n >= PATHS_MOST || p->names[up].depth >= DEPTH_MOST)
        return up;
    p->names = tr_grow(p->names, p->n + 1, &p->name_room, sizeof *p->names);
    p->names[p->n] = (path_name){up, name, p->names[up].depth + 1};
    tr_map3_put(&p->children, up, name, 0)->v.u[0] = p->n;
    return (uint32_t)p->n++;
}

/* The same are asked for again and again. */
static inline uint32_t child(profiler *p, uint32_t up, uint32_t name)
{
    path_asked *a = &p->asked[(name * 31 + up * 17) % PATHS_ASKED];
    if (!a->name || a->up != up || a->name != name)
        *a = (path_asked){up, name, child_find(p, up, name)};
    return a->path;
}

static uint32_t name_of_def(profiler *p, const tr_def *def)
{
    uint32_t *plain = &p->plain[def->index];
    if (!*plain)
        *plain = plain_name(def->name, strlen(def->name));
    return *plain;
}

static uint32_t name_of(profiler *p, const tr_open *o)
{
    return o->name ? plain_name(o->name, o->name_length) : name_of_def(p, o->def);
}

typedef struct reading {
    profiler *p;
    watch *w, *end;  /* of this lane, not begun yet */
    watch **running; /* begun, not over */
    size_t nrunning, running_room;
    tr_stack *stack;
    uint32_t path;      /* where the thread is */
    int64_t last, next; /* next: when a watch begins or ends; until then it is known who watches */
} reading;

static inline void add(profiler *p, uint32_t sink, uint32_t path, int64_t from, int64_t to)
{
    profile *x = &p->profiles[sink];
    path_time *t;
    if (path >= x->room)
        x->times = tr_grow(x->times, path + 1, &x->room, sizeof *x->times);
    t = &x->times[path];
    t->ns += (uint64_t)(to - from);
    if (to - from < SMALL_NS) {
        t->small_ns += (uint64_t)(to - from);
        t->small++;
    }
    x->ns += (uint64_t)(to - from);
    if (to - from > t->to - t->from) {
        t->from = from;
        t->to = to;
    }
}

/* Some watch may begin or end before that. */
static __attribute__((noinline)) void account_all(reading *r, int64_t ns)
{
    size_t left = 0;
    r->next = INT64_MAX;
    for (; r->w < r->end && r->w->from < ns; r->w++) {
        r->running = tr_room(r->running, r->nrunning + 1, &r->running_room, sizeof *r->running);
        r->running[r->nrunning++] = r->w;
    }
    if (r->w < r->end)
        r->next = r->w->from;
    for (size_t i = 0; i < r->nrunning; i++) {
        watch *w = r->running[i];
        int64_t from = w->from > r->last ? w->from : r->last, to = w->to < ns ? w->to : ns;
        if (to > from)
            add(r->p, w->sink, r->path, from, to);
        if (w->to > ns) {
            r->running[left++] = w;
            r->next = w->to < r->next ? w->to : r->next;
        }
    }
    r->nrunning = left;
}

/* Until then the thread was where it is. */
static inline void account(reading *r, int64_t ns)
{
    if (ns >= r->next)
        account_all(r, ns);
    else if (ns > r->last)
        for (size_t i = 0; i < r->nrunning; i++)
            add(r->p, r->running[i]->sink, r->path, r->last, ns);
    r->last = ns > r->last ? ns : r->last;
}

static void ignore(void *user, tr_open *o, int64_t end_ns, bool known)
{
    (void)user;
    (void)o;
    (void)end_ns;
    (void)known;
}

/* Whether the event behind a begin ends it: it need not be put on the stack. */
static inline bool is_pair(const tr_event *begin, const tr_event *end)
{
    return tr_stack_is_end(begin->def, begin->recorder, end) && !(begin->def->roles & 1u << TRACE_R_NAME);
}

static uint32_t path_of(const tr_stack *stack) { return stack->n ? (uint32_t)stack->open[stack->n - 1].user : 0; }

static void read_lane(profiler *p, const graph *g, watch *from, watch *to)
{
    const lane *l = &g->lanes[from->lane];
    reading r = {.p = p,
                 .w = from,
                 .end = to,
                 .stack = tr_stack_gaps(),
                 .last = from->from < l->from ? from->from : l->from,
                 .next = from->from};
    tr_event *events = tr_alloc(BATCH * sizeof *events);
    tr_cursor *cursor = tr_thread_cursor(g->trace, (tr_thread *)(uintptr_t)l->thread);
    size_t n, i;
    while ((r.w < r.end || r.nrunning) && (n = tr_next_batch(cursor, events, BATCH)) > 0)
        for (i = 0; i < n; i++) {
            const tr_event *e = &events[i];
            tr_open *o;
            switch (e->def->kind) {
            case TRACE_KIND_BEGIN:
                account(&r, e->ns);
                if (i + 1 < n && is_pair(e, e + 1)) {
                    const uint32_t around = r.path;
                    r.path = child(p, around, name_of_def(p, e->def));
                    account(&r, events[++i].ns);
                    r.path = around;
                    break;
                }
                o = tr_stack_opens(r.stack, e);
                o->user = r.path = child(p, r.path, name_of(p, o));
                break;
            case TRACE_KIND_END:
                account(&r, e->ns);
                if (tr_stack_closes(r.stack, e))
                    tr_stack_pop(r.stack, e->ns);
                else
                    tr_stack_end(r.stack, e, ignore, NULL);
                r.path = path_of(r.stack);
                break;
            case TRACE_KIND_PAUSE:
            case TR_KIND_GAP:
                account(&r, e->ns);
                tr_stack_pause(r.stack, e, ignore, NULL);
                r.path = path_of(r.stack);
            }
        }
    account(&r, INT64_MAX);
    tr_cursor_close(cursor);
    tr_stack_free(r.stack);
    free(r.running);
    free(events);
}

void profile_run(profiler *p, const graph *g)
{
    const tr_def *const *defs;
    size_t i, n;
    p->plain = tr_alloc((tr_trace_defs(g->trace, &defs) + 1) * sizeof *p->plain);
    p->names = tr_grow(p->names, 1, &p->name_room, sizeof *p->names);
    p->n = 1;
    watches_order(p);
    for (i = 0; i < p->nwatches; i += n) {
        for (n = 1; i + n < p->nwatches && p->watches[i + n].lane == p->watches[i].lane; n++) {}
        if (!is_device(g, p->watches[i].lane) && g->lanes[p->watches[i].lane].thread)
            read_lane(p, g, &p->watches[i], &p->watches[i + n]);
    }
}

uint32_t profile_difference(const profiler *p, uint32_t more, uint32_t less, double scale, int64_t *ns)
{
    int64_t *all = tr_alloc((p->n + 1) * sizeof *all);
    uint32_t at = 0, k, next;
    for (k = 0; k < p->n; k++)
        all[k] = (int64_t)profile_time(p, more, k).ns -
                 (less == NONE ? 0 : (int64_t)((double)profile_time(p, less, k).ns * scale));
    for (k = (uint32_t)p->n - 1; k > 0; k--) /* those above have lower numbers */
        all[p->names[k].up] += all[k];
    for (;;) {
        for (next = NONE, k = at + 1; k < p->n; k++)
            if (p->names[k].up == at && (next == NONE || all[k] > all[next]))
                next = k;
        if (next == NONE || all[next] * 10 < all[at] * 6 || all[next] <= 0)
            break;
        at = next;
    }
    *ns = all[at];
    free(all);
    return at;
}

char *profile_path(const profiler *p, uint32_t path)
{
    char *text = NULL;
    for (; path && path < p->n; path = p->names[path].up) {
        char *longer = tool_text("%s%s%s", text_of(p->names[path].name), text ? " > " : "", text ? text : "");
        free(text);
        text = longer;
    }
    return text ? text : tool_text("outside any task");
}

void profiler_free(profiler *p)
{
    for (size_t i = 0; i < p->nprofiles; i++)
        free(p->profiles[i].times);
    free(p->profiles);
    free(p->names);
    free(p->watches);
    free(p->plain);
    tr_map3_free(&p->children);
}
