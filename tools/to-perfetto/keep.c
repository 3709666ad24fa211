/* keep.c - see keep.h */
#include "keep.h"
#include "common/message.h"
#include "common/names.h"
#include "common/progress.h"
#include "support/memory.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { BATCH = 256, NAMES_MOST = 4096 };

int64_t keep_least(unsigned length)
{
    unsigned e = length / KEEP_STEPS, s = length % KEEP_STEPS;
    if (e > 58)
        return INT64_MAX;
    return e ? (int64_t)((uint64_t)(KEEP_STEPS + s) << (e - 1)) : (int64_t)s;
}

bool keep_choose(keep *k, const keep_sizes *sizes, uint64_t other, uint64_t room)
{
    uint64_t taken = other;
    k->length = KEEP_LENGTHS;
    k->part = 0;
    if (other >= room)
        return false;
    while (k->length > 0) {
        uint64_t more = sizes->bytes[--k->length];
        if (taken + more > room) {
            k->part = (double)(room - taken) / (double)more;
            return true;
        }
        taken += more;
    }
    k->part = 1;
    return true;
}

/* ---- which slices these are -------------------------------------------------------------------------------------- */

typedef struct thread_keep { /* of one thread, by one worker */
    tr_stack *stack;
    uint64_t *bits, n;
    size_t room;
    double share; /* of those of the length at the edge: what is left of one */
} thread_keep;

typedef struct finder {
    keep *keep;
    const keep_asked *asked;
    thread_keep *threads;
    tool_progress *progress;
    wanted filter;
    unsigned part;
    pthread_t thread;
    tr_map names; /* hash -> keep_name */
    size_t nnames;
    uint64_t all, left_out, left_out_ns;
} finder;

/* Notes a slice; returns its number. */
static uint64_t number(thread_keep *t)
{
    if (t->n % 64 == 0)
        t->bits = (uint64_t *)tr_grow(t->bits, (size_t)(t->n / 64) + 1, &t->room, sizeof *t->bits);
    return t->n++;
}

static void count_name(finder *f, const char *text, size_t n, uint64_t ns)
{
    uint64_t key;
    size_t state = 0;
    keep_name *x;
    if (f->nnames >= NAMES_MOST) {
        text = "(others)";
        n = strlen(text);
    }
    key = tr_hash(text, n, n);
    while ((x = (keep_name *)tr_map_next(&f->names, key, &state)))
        if (!strncmp(x->name, text, n) && !x->name[n])
            break;
    if (!x) {
        x = (keep_name *)tr_alloc(sizeof *x);
        x->name = tool_text("%.*s", (int)n, text);
        tr_map_put(&f->names, key, x);
        f->nnames++;
    }
    x->slices++;
    x->ns += ns;
}

/* Its length is known: is it kept? */
static void decide(finder *f, thread_keep *t, uint64_t number, int64_t begin, int64_t end, const char *name, size_t n)
{
    unsigned length = keep_length(end - begin);
    bool seen = end >= f->asked->from_ns && begin<f->asked->to_ns, kept = length> f->keep->length;
    uint64_t ns = end > begin ? (uint64_t)end - (uint64_t)begin : 0;
    if (length == f->keep->length) {
        t->share += f->keep->part;
        kept = t->share >= 1;
        t->share -= kept;
    }
    if (kept)
        t->bits[number / 64] |= 1ull << number % 64;
    f->all += seen;
    if (kept || !seen)
        return;
    f->left_out++;
    f->left_out_ns += ns;
    count_name(f, name, n, ns);
}

typedef struct closing {
    finder *finder;
    thread_keep *thread;
} closing;

/* What --api and --name hide is neither counted nor takes a share. */
static void closed(void *user, tr_open *o, int64_t end_ns, bool ended)
{
    closing *c = (closing *)user;
    const char *name = o->name_length ? o->name : o->def->name;
    (void)ended;
    if (o->mark)
        decide(c->finder, c->thread, o->user, o->begin_ns, end_ns, name, strlen(name));
}

static void see(finder *f, thread_keep *t, const tr_event *e)
{
    closing c = {f, t};
    const char *text = e->def->name;
    bool shown;
    tr_open *o;
    size_t n;
    uint64_t k;
    switch (e->def->kind) {
    case TRACE_KIND_BEGIN:
        k = number(t);
        shown = !f->asked->filter || wanted_event(&f->filter, e);
        o = tr_stack_push(t->stack, e);
        o->user = k;
        o->mark = shown;
        break;
    case TRACE_KIND_SLICE:
        k = number(t);
        if (f->asked->filter && !wanted_event(&f->filter, e))
            break;
        n = names_event(e, &text);
        if (!n) {
            text = e->def->name;
            n = strlen(text);
        }
        decide(f, t, k, e->ns, e->end_ns, text, n);
        break;
    case TRACE_KIND_END: tr_stack_end(t->stack, e, closed, &c); break;
    case TRACE_KIND_PAUSE:
    case TR_KIND_GAP: tr_stack_pause(t->stack, e, closed, &c); break;
    }
}

static void read_part(finder *f)
{
    const keep_asked *a = f->asked;
    tr_cursor *cursor = tr_scan_cursor(a->trace, f->part, a->workers);
    tr_event *events = (tr_event *)tr_alloc(BATCH * sizeof *events);
    uint64_t before = 0;
    size_t n;
    while ((n = tr_next_batch(cursor, events, BATCH)) > 0) { /* all of one thread */
        thread_keep *t = &f->threads[events[0].thread->index];
        uint64_t now = tr_cursor_bytes(cursor);
        if (!t->stack)
            t->stack = tr_stack_gaps();
        for (size_t i = 0; i < n && (!a->chosen || a->chosen[events[0].thread->process->index]); i++)
            see(f, t, &events[i]);
        progress_add(f->progress, now - before, n);
        before = now;
    }
    tr_cursor_close(cursor);
    free(events);
}

static void *work(void *user)
{
    read_part((finder *)user);
    return NULL;
}

/* What nobody ended is long. */
static void keep_open(keep *k, thread_keep *t)
{
    for (size_t i = tr_stack_depth(t->stack); i-- > 0;) {
        const tr_open *o = tr_stack_at(t->stack, i);
        if (!o->def)
            continue;
        t->bits[o->user / 64] |= 1ull << o->user % 64;
        k->all++;
    }
    tr_stack_free(t->stack);
}

static int by_slices(const void *a, const void *b)
{
    const keep_name *x = (const keep_name *)a, *y = (const keep_name *)b;
    return x->slices != y->slices ? (x->slices > y->slices ? -1 : 1) : strcmp(x->name, y->name);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const keep_name *)a)->name, ((const keep_name *)b)->name);
}

/* Workers counted the same names. */
static void gather_names(keep *k, finder *finders, unsigned n)
{
    size_t room = 0, at, m = 0;
    const tr_map_entry *e;
    for (unsigned i = 0; i < n; i++) {
        for (at = 0; (e = tr_map_each(&finders[i].names, &at));) {
            keep_name *x = (keep_name *)(uintptr_t)e->value;
            k->names = (keep_name *)tr_grow(k->names, k->nnames + 1, &room, sizeof *k->names);
            k->names[k->nnames++] = *x;
            free(x);
        }
        tr_map_free(&finders[i].names);
    }
    if (k->nnames)
        qsort(k->names, k->nnames, sizeof *k->names, by_name);
    for (at = 0; at < k->nnames; at++)
        if (m && !strcmp(k->names[m - 1].name, k->names[at].name)) {
            k->names[m - 1].slices += k->names[at].slices;
            k->names[m - 1].ns += k->names[at].ns;
            free(k->names[at].name);
        } else
            k->names[m++] = k->names[at];
    k->nnames = m;
    if (m)
        qsort(k->names, m, sizeof *k->names, by_slices);
}

void keep_find(keep *k, const keep_asked *asked)
{
    tr_thread *const *list;
    size_t n = tr_trace_threads(asked->trace, &list);
    thread_keep *threads = (thread_keep *)tr_alloc((n + 1) * sizeof *threads);
    finder *finders = (finder *)tr_alloc(asked->workers * sizeof *finders);
    tool_progress progress;
    progress_start(&progress, "choosing", tr_trace_bytes(asked->trace));
    for (unsigned i = 0; i < asked->workers; i++) {
        finders[i] = (finder){.keep = k, .asked = asked, .threads = threads, .progress = &progress, .part = i};
        if (asked->filter)
            wanted_start(&finders[i].filter, asked->filter, asked->trace);
    }
    for (unsigned i = 1; i < asked->workers; i++)
        if (pthread_create(&finders[i].thread, NULL, work, &finders[i]))
            tool_fail("no more threads: try -j 1");
    read_part(&finders[0]);
    for (unsigned i = 1; i < asked->workers; i++)
        pthread_join(finders[i].thread, NULL);
    progress_end(&progress);
    k->nthreads = n;
    k->bits = (uint64_t **)tr_alloc((n + 1) * sizeof *k->bits);
    k->nbits = (uint64_t *)tr_alloc((n + 1) * sizeof *k->nbits);
    k->all = k->left_out = k->left_out_ns = 0;
    for (size_t i = 0; i < n; i++) {
        if (threads[i].stack)
            keep_open(k, &threads[i]);
        k->bits[i] = threads[i].bits;
        k->nbits[i] = threads[i].n;
    }
    for (unsigned i = 0; i < asked->workers; i++) {
        k->all += finders[i].all;
        k->left_out += finders[i].left_out;
        k->left_out_ns += finders[i].left_out_ns;
        if (asked->filter)
            wanted_end(&finders[i].filter);
    }
    gather_names(k, finders, asked->workers);
    free(finders);
    free(threads);
}

void keep_free(keep *k)
{
    for (size_t i = 0; i < k->nthreads; i++)
        free(k->bits[i]);
    for (size_t i = 0; i < k->nnames; i++)
        free(k->names[i].name);
    free(k->bits);
    free(k->nbits);
    free(k->names);
    memset(k, 0, sizeof *k);
}
