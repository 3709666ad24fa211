/* loop.c - see loop.h
 *
 * It reads the trace once. Each thread keeps where its tasks began and ended, by the name without its number, unless
 * there are too many to be steps. */
#include "loop.h"
#include "names.h"
#include "message.h"
#include "support/map.h"
#include "support/memory.h"
#include <ctype.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum {
    DEPTH_MOST = 4,       /* tasks at this depth or deeper are steps only if their name says so */
    MARKS_MOST = 1 << 17, /* of one name on a thread, unless the name says that they are steps */
    REPEATS_LEAST = 3,    /* a task that repeats so often may be a step */
    WARM_MOST = 10,       /* steps of the warm-up; it is also a quarter of all steps at most */
    BATCH = 256
};
static const double WARM = 1.5; /* steps of the warm-up take so many times as long as the median */

/* ---- names ------------------------------------------------------------------------------------------------------- */

static bool ends_in(const char *text, size_t n, const char *word)
{
    size_t m = strlen(word);
    return n >= m && !strncasecmp(text + n - m, word, m);
}

/* The length of the name without the number at its end, and without separators before that number. */
static size_t stem_of(const char *name, size_t n, int64_t *number)
{
    size_t m = n, k;
    uint64_t v = 0;
    while (m > 0 && n - m < 15 && isdigit((unsigned char)name[m - 1]))
        m--;
    *number = -1;
    if (m == n || (m > 0 && isdigit((unsigned char)name[m - 1])))
        return n;
    for (k = m; k < n; k++)
        v = v * 10 + (uint64_t)(name[k] - '0');
    *number = (int64_t)v;
    while (m > 0 && strchr(" .#_:-/", name[m - 1]))
        m--;
    return m;
}

static bool step_word(const char *stem, size_t n)
{
    static const char *const batches[] = {"batch", "train batch", "train_batch", "training batch", NULL};
    size_t i;
    if (ends_in(stem, n, "step") || ends_in(stem, n, "iteration") || ends_in(stem, n, "iter"))
        return true;
    for (i = 0; batches[i]; i++)
        if (n == strlen(batches[i]) && !strncasecmp(stem, batches[i], n))
            return true;
    /* "epoch 3 batch 12" */
    return n > 5 && !strncasecmp(stem, "epoch", 5) && ends_in(stem, n, "batch");
}

bool loop_named(const char *name, size_t n)
{
    int64_t number;
    return step_word(name, stem_of(name, n, &number));
}

/* ---- what is read ------------------------------------------------------------------------------------------------ */

typedef struct mark {
    int64_t begin, end, number;
} mark;

typedef struct pile { /* tasks of one name on one thread */
    char *name;       /* "Step.#" */
    uint32_t process, thread;
    /* moments: a step lasts from one mark to the next; behind: the marks are the ends of tasks */
    bool named, moments, behind, numbered, full;
    bool chosen; /* by the caller's name */
    mark *list;
    size_t n, room, open;
    uint64_t depth;
    int64_t last; /* the thread's last event */
} pile;

enum act { ACT_NONE, ACT_BEGIN, ACT_END, ACT_PAUSE, ACT_STEP };
/* The name that PyTorch gives to each step of an optimizer. A step of the program ends with it. */
#define OPTIMIZER "Optimizer.step#"
#define CALLED "trace_step()"

typedef struct what { /* of a definition */
    uint8_t act;
    bool operators; /* it is of a library, whose names do not mark the program's steps */
    int16_t number; /* field with a step's number; -1 */
} what;

typedef struct state { /* of one thread */
    tr_stack *stack;
    uint32_t depth;
    tr_map3 piles, texts; /* definition, hash of the name; hash of the text -> pile */
    pile **list;
    size_t n, room;
    int64_t last;
} state;

typedef struct reading {
    tr_trace *trace;
    const char *step;
    what *defs;
    state *states; /* by thread */
    unsigned jobs;
} reading;

typedef struct reader {
    reading *all;
    unsigned number;
    pthread_t thread;
} reader;

static int16_t number_field(const tr_def *d)
{
    static const char *const words[] = {"step_num", "step", "iteration", "n", "i", "index", "epoch_step"};
    size_t i, k;
    for (i = 0; i < sizeof words / sizeof *words; i++)
        for (k = 0; k < d->nfields && k < INT16_MAX; k++)
            if (d->fields[k].type >= TRACE_T_U8 && d->fields[k].type <= TRACE_T_I64 &&
                !strcmp(d->fields[k].name, words[i]))
                return (int16_t)k;
    return -1;
}

static void classify(reading *r)
{
    const tr_def *const *defs;
    size_t n = tr_trace_defs(r->trace, &defs), i;
    r->defs = tr_alloc((n + 1) * sizeof *r->defs);
    for (i = 0; i < n; i++) {
        const tr_def *d = defs[i];
        what *w = &r->defs[d->index];
        switch (d->kind) {
        case TRACE_KIND_BEGIN: w->act = task_is(d) ? ACT_BEGIN : ACT_NONE; break;
        case TRACE_KIND_END: w->act = !d->pair || task_is(d->pair) || d->leaves ? ACT_END : ACT_NONE; break;
        case TRACE_KIND_PAUSE:
        case TR_KIND_GAP: w->act = ACT_PAUSE; break;
        case TRACE_KIND_INSTANT:
            w->act = !strcmp(d->api, "trace") && !strcmp(d->name, "step") ? ACT_STEP : ACT_NONE;
            break;
        }
        w->operators = !strncmp(d->api, "torch", 5);
        w->number = w->act == ACT_BEGIN || w->act == ACT_STEP ? number_field(d) : -1;
    }
}

static int64_t number_of(const what *w, const tr_event *e)
{
    tr_value v;
    return w->number >= 0 && tr_field_get(e, (unsigned)w->number, &v) && v.type && !v.is_array && v.i >= 0 ? v.i : -1;
}

static pile *pile_new(state *s, const tr_event *e, const char *name, size_t n, size_t stem)
{
    pile *p;
    size_t plain = n;
    char *text;
    tr_map3_entry *at;
    while (stem < n && plain > 0 && isdigit((unsigned char)name[plain - 1]))
        plain--;
    text = plain == n ? tool_text("%.*s", (int)n, name) : tool_text("%.*s#", (int)plain, name);
    at = tr_map3_put(&s->texts, tr_hash(text, strlen(text), 0), 0, 0);
    if (at->v.p) {
        free(text);
        return at->v.p;
    }
    p = at->v.p = tr_alloc(sizeof *p);
    *p = (pile){.name = text, .process = e->thread->process->index, .thread = e->thread->index};
    s->list = tr_grow(s->list, s->n + 1, &s->room, sizeof *s->list);
    return s->list[s->n++] = p;
}

/* The tasks of that name, and the number that this one has. */
static pile *pile_of(const reading *r, state *s, const tr_event *e, int64_t *number)
{
    const what *w = &r->defs[e->def->index];
    const char *name;
    size_t n = tr_event_name(e, &name), stem;
    uint64_t hash;
    tr_map3_entry *at;
    if (w->act == ACT_STEP) { /* tasks may be called step, too */
        name = CALLED;
        n = sizeof CALLED - 1;
    }
    stem = stem_of(name, n, number);
    hash = e->def->roles >> TRACE_R_NAME & 1 ? tr_hash(name, stem, stem < n) : 0;
    at = tr_map3_put(&s->piles, e->def->index, hash, 0);
    if (!at->v.p) {
        pile *p = pile_new(s, e, name, n, stem);
        at->v.p = p;
        p->chosen |= r->step && strlen(r->step) == stem && !memcmp(r->step, name, stem);
        p->named |= (!w->operators || !strncmp(name, "ProfilerStep#", 13)) &&
                    (step_word(name, stem) ||
                     (w->number >= 0 && !strcmp(e->def->fields[w->number].name, "step_num") && e->def->pair == NULL));
        if (w->operators && !strncmp(name, OPTIMIZER, sizeof OPTIMIZER - 1))
            p->named = p->moments = p->behind = true;
    }
    if (*number < 0)
        *number = number_of(w, e);
    return at->v.p;
}

static void begin(const reading *r, state *s, const tr_event *e)
{
    tr_open *o = tr_stack_opens(s->stack, e);
    int64_t number;
    pile *p = pile_of(r, s, e, &number);
    o->node = p;
    o->mark = s->depth++;
    o->user = (uint64_t)number;
    p->open++;
}

static void moment_at(pile *p, int64_t ns, int64_t number)
{
    if (p->n)
        p->list[p->n - 1].end = ns;
    p->list = tr_room(p->list, p->n + 1, &p->room, sizeof *p->list);
    p->list[p->n++] = (mark){ns, ns, number};
}

static void over(state *s, tr_open *o, int64_t end)
{
    pile *p = o->node;
    s->depth--;
    if (!p)
        return;
    p->open--;
    if (p->behind) {
        moment_at(p, end, -1);
        return;
    }
    if (p->open || (!p->named && !p->chosen && (o->mark >= DEPTH_MOST || p->n >= MARKS_MOST))) {
        p->full |= p->n >= MARKS_MOST; /* else one inside another of its name */
        return;
    }
    p->list = tr_room(p->list, p->n + 1, &p->room, sizeof *p->list);
    p->list[p->n++] = (mark){o->begin_ns, end > o->begin_ns ? end : o->begin_ns, (int64_t)o->user};
    p->depth += o->mark;
}

static void closed(void *user, tr_open *o, int64_t end, bool named)
{
    (void)named;
    over(user, o, end);
}

static void moment(const reading *r, state *s, const tr_event *e)
{
    int64_t number;
    pile *p = pile_of(r, s, e, &number);
    p->named = p->moments = true;
    moment_at(p, e->ns, number);
}

static void take(const reading *r, state *s, const tr_event *e)
{
    tr_open *o;
    s->last = e->ns > s->last ? e->ns : s->last;
    switch (r->defs[e->def->index].act) {
    case ACT_BEGIN: begin(r, s, e); break;
    case ACT_END:
        if ((o = tr_stack_closes(s->stack, e)) != NULL) {
            over(s, o, e->ns);
            tr_stack_pop(s->stack, e->ns);
        } else
            tr_stack_end(s->stack, e, closed, s);
        break;
    case ACT_PAUSE: tr_stack_pause(s->stack, e, closed, s); break;
    case ACT_STEP: moment(r, s, e); break;
    }
}

static void *read_part(void *arg)
{
    reader *x = arg;
    reading *r = x->all;
    tr_event *events = tr_alloc(BATCH * sizeof *events);
    tr_cursor *cursor = tr_scan_cursor(r->trace, x->number, r->jobs);
    size_t n, i;
    while ((n = tr_next_batch(cursor, events, BATCH)) > 0) {
        state *s = &r->states[events[0].thread->index];
        if (!s->stack) {
            s->stack = tr_stack_gaps();
            s->last = INT64_MIN;
        }
        for (i = 0; i < n; i++)
            take(r, s, &events[i]);
    }
    tr_cursor_close(cursor);
    free(events);
    return NULL;
}

static void read_all(reading *r)
{
    reader *readers = tr_alloc(r->jobs * sizeof *readers);
    unsigned k, started = 0;
    for (k = 0; k < r->jobs; k++)
        readers[k] = (reader){.all = r, .number = k};
    for (k = 1; k < r->jobs; k++, started++)
        if (pthread_create(&readers[k].thread, NULL, read_part, &readers[k]) != 0)
            tool_fail("cannot start a thread");
    read_part(&readers[0]);
    for (k = 1; k <= started; k++)
        pthread_join(readers[k].thread, NULL);
    free(readers);
}

/* ---- which are the steps ----------------------------------------------------------------------------------------- */

static int by_ns(const void *a, const void *b)
{
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return x < y ? -1 : x > y;
}

static int64_t median_of(int64_t *ns, size_t n)
{
    qsort(ns, n, sizeof *ns, by_ns);
    return n ? ns[(n - 1) / 2] : 0;
}

static int by_name(const void *a, const void *b)
{
    const pile *x = *(pile *const *)a, *y = *(pile *const *)b;
    int d = strcmp(x->name, y->name);
    return d ? d : x->thread < y->thread ? -1 : x->thread > y->thread;
}

typedef struct candidate {
    pile **piles;
    size_t n;
    bool named, chosen;
    bool own; /* the program marks them itself */
    double weight;
} candidate;

/* The weight is the median duration times the number of steps. For each process, the thread with the most steps counts.
 * If two names last equally long, the outer one weighs more. 0: these tasks are no steps. */
static void weigh(candidate *c)
{
    size_t all = 0, counted = 0, busiest = 0, i, k;
    uint64_t depth = 0;
    int64_t *ns;
    bool full = false;
    for (i = 0; i < c->n; i++) {
        const pile *p = c->piles[i];
        c->named |= p->named;
        c->chosen |= p->chosen;
        c->own |= p->named && !p->moments;
        full |= p->full;
        all += p->n;
        depth += p->depth;
        busiest = p->n > busiest ? p->n : busiest;
        if (i + 1 == c->n || c->piles[i + 1]->process != p->process) {
            counted += busiest;
            busiest = 0;
        }
    }
    c->weight = 0;
    if (!all || (full && !c->named) || all < (c->named ? 1 : REPEATS_LEAST) * c->n || (c->named && all < 2))
        return;
    ns = tr_alloc(all * sizeof *ns);
    for (i = 0, all = 0; i < c->n; i++)
        for (k = 0; k < c->piles[i]->n; k++)
            ns[all++] = c->piles[i]->list[k].end - c->piles[i]->list[k].begin;
    c->weight = ((double)median_of(ns, all) + 1) * (double)counted * (1 - 0.01 * (double)depth / (double)all);
    free(ns);
}

static bool better(const candidate *a, const candidate *b)
{
    if (!(a->weight > 0) || a->chosen != b->chosen)
        return a->weight > 0 && a->chosen;
    if (b->weight > 0 && a->named != b->named)
        return a->named;
    /* Prefer the program's own marks, even if the steps of an optimizer last a little longer. */
    return a->weight * (a->own ? 2 : 1) > b->weight * (b->own ? 2 : 1);
}

static void moments_end(pile *p, int64_t last)
{
    mark *m = &p->list[p->n - 1];
    size_t i;
    int64_t *ns, usual;
    if (p->n < 2) {
        p->n = 0;
        return;
    }
    ns = tr_alloc(p->n * sizeof *ns);
    for (i = 0; i + 1 < p->n; i++)
        ns[i] = p->list[i].end - p->list[i].begin;
    usual = median_of(ns, p->n - 1);
    free(ns);
    /* The end of the last step is unknown. The rest is a step if it takes 0.5 to 1.5 times as long as the median. */
    if (last > m->begin && last - m->begin <= usual + usual / 2 && last - m->begin >= usual / 2)
        m->end = last;
    else
        p->n--;
}

static int by_thread(const void *a, const void *b)
{
    const loop_step *x = a, *y = b;
    return x->thread != y->thread ? (x->thread < y->thread ? -1 : 1) : x->begin < y->begin ? -1 : x->begin > y->begin;
}

/* Takes the steps of the chosen name. Returns whether their numbers only rise on the counting thread of each process.
 */
static bool take_steps(loop *l, const candidate *c)
{
    size_t i, k, n = 0;
    bool rise = true;
    for (i = 0; i < c->n; i++)
        n += c->piles[i]->n;
    l->steps = tr_alloc((n + 1) * sizeof *l->steps);
    for (i = 0; i < c->n; i++)
        for (k = 0; k < c->piles[i]->n; k++) {
            const mark *m = &c->piles[i]->list[k];
            l->steps[l->n++] = (loop_step){m->begin, m->end, m->number, c->piles[i]->process, c->piles[i]->thread};
        }
    qsort(l->steps, l->n, sizeof *l->steps, by_thread);
    for (i = 0; i < l->n; i = k) {
        loop_process *p = &l->of[l->steps[i].process];
        for (k = i + 1; k < l->n && l->steps[k].thread == l->steps[i].thread; k++) {}
        l->threads++;
        if (k - i > p->n)
            *p = (loop_process){&l->steps[i], k - i, l->steps[k - 1].end};
    }
    for (i = 0; i < l->nprocesses; i++)
        for (k = 0; k < l->of[i].n; k++)
            rise &= l->of[i].steps[k].number >= 0 && (!k || l->of[i].steps[k].number > l->of[i].steps[k - 1].number);
    for (i = 0; i < c->n; i++)
        l->open |= c->piles[i]->open > 0;
    return rise;
}

static void number(loop *l, bool own)
{
    int64_t next = 0;
    for (size_t i = 0; i < l->n && !own; i++) {
        next = i && l->steps[i].thread == l->steps[i - 1].thread ? next + 1 : 0;
        l->steps[i].number = next;
    }
}

/* The median over processes of the duration of step k. */
static int64_t usual_at(const loop *l, size_t k, int64_t *ns)
{
    size_t n = 0;
    for (size_t i = 0; i < l->nprocesses; i++)
        if (l->of[i].n > k)
            ns[n++] = l->of[i].steps[k].end - l->of[i].steps[k].begin;
    return median_of(ns, n);
}

static void bounds(loop *l)
{
    size_t least = SIZE_MAX, all = 0, i, k;
    int64_t *ns;
    l->from = INT64_MAX;
    l->to = INT64_MIN;
    for (i = 0; i < l->nprocesses; i++) {
        const loop_process *p = &l->of[i];
        if (!p->n)
            continue;
        l->with_steps++;
        all += p->n;
        least = p->n < least ? p->n : least;
        l->from = p->steps[0].begin < l->from ? p->steps[0].begin : l->from;
        l->to = p->until > l->to ? p->until : l->to;
    }
    ns = tr_alloc((all + 1) * sizeof *ns);
    for (i = 0, all = 0; i < l->nprocesses; i++)
        for (k = 0; k < l->of[i].n; k++)
            ns[all++] = l->of[i].steps[k].end - l->of[i].steps[k].begin;
    l->median = median_of(ns, all);
    while (l->warm < least / 4 && l->warm < WARM_MOST && (double)usual_at(l, l->warm, ns) > WARM * (double)l->median)
        l->warm++;
    free(ns);
    l->warm_to = l->warm ? INT64_MAX : l->from;
    for (i = 0; i < l->nprocesses && l->warm; i++)
        if (l->of[i].n && l->of[i].steps[l->warm].begin < l->warm_to)
            l->warm_to = l->of[i].steps[l->warm].begin;
}

static void choose(loop *l, pile **list, size_t n)
{
    candidate best = {0};
    size_t i, k;
    qsort(list, n, sizeof *list, by_name);
    for (i = 0; i < n; i = k) {
        candidate c = {.piles = &list[i]};
        for (k = i; k < n && !strcmp(list[k]->name, list[i]->name); k++) {}
        c.n = k - i;
        weigh(&c);
        if (better(&c, &best))
            best = c;
    }
    if (!(best.weight > 0))
        return;
    l->how = best.named || best.chosen ? LOOP_MARKED : LOOP_REPEATS;
    l->name = tool_text("%s", best.piles[0]->name);
    number(l, take_steps(l, &best));
}

/* ---- the whole --------------------------------------------------------------------------------------------------- */

static void forget(reading *r, size_t nthreads)
{
    size_t i, k;
    for (i = 0; i < nthreads; i++) {
        state *s = &r->states[i];
        for (k = 0; k < s->n; k++) {
            free(s->list[k]->name);
            free(s->list[k]->list);
            free(s->list[k]);
        }
        free(s->list);
        tr_map3_free(&s->piles);
        tr_map3_free(&s->texts);
        if (s->stack)
            tr_stack_free(s->stack);
    }
    free(r->states);
    free(r->defs);
}

void loop_find(loop *l, tr_trace *trace, unsigned jobs, const char *step)
{
    tr_thread *const *threads;
    tr_process *const *processes;
    size_t nthreads = tr_trace_threads(trace, &threads), n = 0, i, k;
    reading r = {.trace = trace, .step = step, .jobs = jobs < nthreads ? jobs : nthreads ? (unsigned)nthreads : 1};
    pile **list;
    *l = (loop){.from = INT64_MAX, .to = INT64_MIN, .warm_to = INT64_MAX, .last = INT64_MIN};
    l->nprocesses = tr_trace_processes(trace, &processes);
    l->of = tr_alloc((l->nprocesses + 1) * sizeof *l->of);
    r.states = tr_alloc((nthreads + 1) * sizeof *r.states);
    classify(&r);
    read_all(&r);
    for (i = 0; i < nthreads; i++) {
        n += r.states[i].n;
        l->last = r.states[i].last > l->last ? r.states[i].last : l->last;
    }
    list = tr_alloc((n + 1) * sizeof *list);
    for (i = 0, n = 0; i < nthreads; i++)
        for (k = 0; k < r.states[i].n; k++) {
            pile *p = list[n++] = r.states[i].list[k];
            if (p->moments && p->n)
                moments_end(p, r.states[i].last);
        }
    choose(l, list, n);
    free(list);
    forget(&r, nthreads);
    if (l->how)
        bounds(l);
}

bool loop_possible(tr_trace *trace)
{
    reading r = {.trace = trace};
    const tr_def *const *defs;
    size_t n = tr_trace_defs(trace, &defs), i;
    bool any = false;
    classify(&r);
    for (i = 0; i < n && !any; i++) {
        const what *w = &r.defs[defs[i]->index];
        const char *name = defs[i]->name;
        any = w->act == ACT_STEP || (w->act == ACT_BEGIN && (defs[i]->roles >> TRACE_R_NAME & 1 || w->number >= 0 ||
                                                             loop_named(name, strlen(name)) ||
                                                             !strncmp(name, OPTIMIZER, sizeof OPTIMIZER - 1)));
    }
    free(r.defs);
    return any;
}

void loop_free(loop *l)
{
    free(l->name);
    free(l->steps);
    free(l->of);
}

int64_t loop_at(const loop *l, uint32_t process, int64_t ns, size_t *hint)
{
    const loop_process *p = process < l->nprocesses ? &l->of[process] : NULL;
    size_t low = 0, high, at;
    if (!l->how || !p)
        return LOOP_OUTSIDE;
    for (size_t i = 0; !p->n && i < l->nprocesses; i++)
        p = &l->of[i];
    if (ns < p->steps[0].begin || ns >= p->until)
        return LOOP_OUTSIDE;
    at = *hint < p->n ? *hint : 0;
    if (ns >= p->steps[at].begin && (at + 1 == p->n || ns < p->steps[at + 1].begin))
        return p->steps[at].number;
    for (high = p->n; high - low > 1;) {
        at = low + (high - low) / 2;
        if (ns >= p->steps[at].begin)
            low = at;
        else
            high = at;
    }
    *hint = low;
    return p->steps[low].number;
}

bool loop_window(const loop *l, const tool_ranges *steps, int64_t *from, int64_t *to)
{
    size_t i, k;
    *from = INT64_MAX;
    *to = INT64_MIN;
    for (i = 0; i < l->nprocesses; i++)
        for (k = 0; k < l->of[i].n; k++) {
            const loop_process *p = &l->of[i];
            int64_t end = k + 1 < p->n ? p->steps[k + 1].begin : p->until;
            if (!tool_ranges_has(steps, p->steps[k].number))
                continue;
            *from = p->steps[k].begin < *from ? p->steps[k].begin : *from;
            *to = end > *to ? end : *to;
        }
    return *to > *from;
}

int64_t loop_number(const loop *l, bool highest)
{
    int64_t number = 0;
    bool any = false;
    for (size_t i = 0; i < l->nprocesses; i++) {
        const loop_process *p = &l->of[i];
        int64_t one = p->n ? p->steps[highest ? p->n - 1 : 0].number : 0;
        if (p->n && (!any || (highest ? one > number : one < number)))
            number = one;
        any |= p->n > 0;
    }
    return number;
}
