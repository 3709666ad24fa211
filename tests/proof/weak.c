/* weak.c - see weak.h; what -fsanitize=thread calls is at the end */
#include "weak.h"
#include <pthread.h>
#include <semaphore.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { HISTORY = 6, REGIONS = 32, PATIENCE = 80 };

typedef struct message { /* a store of one byte */
    uint32_t time, at;   /* of all stores; of its thread's */
    uint32_t release[WEAK_THREADS];
    uint8_t value, by;
} message;

typedef struct cell {
    uint32_t epoch, n;
    uint32_t seen[WEAK_THREADS]; /* time of the store read last */
    message m[HISTORY];
} cell;

typedef struct region {
    uintptr_t base;
    size_t bytes;
    bool file;
    cell *cells;
} region;

typedef struct thread {
    pthread_t id;
    sem_t turn;
    bool over;
    uint64_t accesses, choices;
    uint32_t clock[WEAK_THREADS];    /* what it knows of */
    uint32_t released[WEAK_THREADS]; /* at its last release fence */
    uint32_t acquired[WEAK_THREADS]; /* by relaxed loads, for its next acquire fence */
    unsigned idle;                   /* accesses since its last plain store */
} thread;

int weak_mutation;
weak_plan weak_next;
static region regions[REGIONS];
static int nregions, nthreads;
static thread threads[WEAK_THREADS];
static sem_t all_over;
static void (*thread_prepare)(int), (*thread_body)(int);
static uint32_t now, epoch;
static uint64_t random_state;
static bool stopping;
static __thread int me = -1;
static __thread int held;

/* what the access before this one leaves to be done */
static struct {
    enum { NOTHING, A_STORE, AN_OLD_LOAD } what;
    void *at;
    size_t bytes;
} pending;

static const void *places[4096];
static unsigned nplaces;

static uint64_t any(void)
{
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    return random_state ^= random_state << 17;
}

void weak_track(const void *base, size_t bytes, int file)
{
    region *r = &regions[nregions++];
    if (nregions > REGIONS)
        abort();
    r->base = (uintptr_t)base;
    r->bytes = bytes;
    r->file = file;
    r->cells = calloc(bytes, sizeof *r->cells);
}

static const region *tracked(const void *p)
{
    int i;
    for (i = 0; i < nregions; i++)
        if ((uintptr_t)p - regions[i].base < regions[i].bytes)
            return &regions[i];
    return NULL;
}

static cell *cell_of(const void *p)
{
    int i;
    cell *c;
    for (i = 0; (uintptr_t)p - regions[i].base >= regions[i].bytes; i++)
        if (i + 1 == nregions)
            abort(); /* an access that lies half in what is tracked */
    c = &regions[i].cells[(uintptr_t)p - regions[i].base];
    if (c->epoch != epoch) { /* before the run, and known to all */
        memset(c, 0, sizeof *c);
        c->epoch = epoch;
        c->n = 1;
        c->m[0].value = *(const uint8_t *)p;
    }
    return c;
}

static void join(uint32_t *to, const uint32_t *from)
{
    int i;
    for (i = 0; i < WEAK_THREADS; i++)
        if (to[i] < from[i])
            to[i] = from[i];
}

/* ---- stores and loads ------------------------------------------------------------------------------------------ */

static bool acquires(int order)
{
    return order == __ATOMIC_ACQUIRE || order >= __ATOMIC_ACQ_REL || order == __ATOMIC_CONSUME;
}
static bool releases(int order) { return order >= __ATOMIC_RELEASE; }

/* Bytes that were stored a moment ago become part of history. `after`: of a read-modify-write, which goes on the
 * release of what it read. */
static void record(const void *at, size_t bytes, bool release, bool after)
{
    thread *t = &threads[me];
    const uint8_t *p = at;
    size_t i;
    now++;
    t->clock[me]++;
    for (i = 0; i < bytes; i++) {
        cell *c = cell_of(p + i);
        message *m;
        uint32_t before[WEAK_THREADS];
        memcpy(before, c->m[c->n - 1].release, sizeof before);
        if (c->n == HISTORY) {
            memmove(c->m, c->m + 1, (HISTORY - 1) * sizeof *c->m);
            c->n--;
        }
        m = &c->m[c->n++];
        m->time = now;
        m->at = t->clock[me];
        m->by = (uint8_t)me;
        m->value = p[i];
        memcpy(m->release, release ? t->clock : t->released, sizeof m->release);
        if (after)
            join(m->release, before);
        c->seen[me] = now;
    }
}

static void settle(void)
{
    size_t i;
    if (pending.what == A_STORE && weak_next.mode == WEAK_MODEL) {
        record(pending.at, pending.bytes, false, false);
    } else if (pending.what == AN_OLD_LOAD)
        for (i = 0; i < pending.bytes; i++) {
            const cell *c = cell_of((uint8_t *)pending.at + i);
            ((uint8_t *)pending.at)[i] = c->m[c->n - 1].value;
        }
    else if (pending.what == A_STORE && weak_next.stored && tracked(pending.at)->file) {
        pending.what = NOTHING;
        held++;
        weak_next.stored(me);
        held--;
    }
    pending.what = NOTHING;
}

static void touch(const void *at, size_t bytes)
{
    size_t i;
    for (i = 0; i < bytes; i++)
        cell_of((const uint8_t *)at + i);
}

/* The oldest store of the byte that this thread may still read. */
static uint32_t oldest(const cell *c)
{
    const thread *t = &threads[me];
    uint32_t i = c->n - 1;
    while (i > 0 && c->m[i].time > c->seen[me] && t->clock[c->m[i].by] < c->m[i].at)
        i--;
    return i;
}

static int by_time(const void *a, const void *b)
{
    const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

/* Which moment the load is of: each byte is the newest of its stores until then, or the oldest that may be read. */
static uint32_t moment_of(uint8_t *at, size_t bytes)
{
    thread *t = &threads[me];
    uint32_t times[16 * HISTORY];
    size_t n = 0, i;
    uint32_t k;
    for (i = 0; i < bytes && n + HISTORY <= sizeof times / sizeof *times; i++) {
        const cell *c = cell_of(at + i);
        for (k = oldest(c); k + 1 < c->n; k++)
            times[n++] = c->m[k].time;
    }
    if (!n)
        return UINT32_MAX;
    t->choices++;
    if (weak_next.seed) {
        if (any() % weak_next.stales)
            return UINT32_MAX;
        return weak_next.stales == 1 ? 0 : times[any() % n];
    }
    if (me != weak_next.stale_thread || weak_next.stale_from < 0 || (int64_t)t->choices - 1 < weak_next.stale_from ||
        (!weak_next.stale_all && (int64_t)t->choices - 1 > weak_next.stale_from))
        return UINT32_MAX;
    qsort(times, n, sizeof *times, by_time);
    return times[0];
}

/* Puts what the load returns into memory, until the next access. */
static void load(void *at, size_t bytes, bool acquire, bool newest)
{
    thread *t = &threads[me];
    uint8_t *p = at;
    uint32_t moment = newest ? UINT32_MAX : moment_of(p, bytes);
    size_t i;
    for (i = 0; i < bytes; i++) {
        cell *c = cell_of(p + i);
        uint32_t k = c->n - 1, low = oldest(c);
        while (k > low && c->m[k].time > moment)
            k--;
        c->seen[me] = c->m[k].time > c->seen[me] ? c->m[k].time : c->seen[me];
        join(acquire ? t->clock : t->acquired, c->m[k].release);
        if (k + 1 < c->n) {
            p[i] = c->m[k].value;
            pending.what = AN_OLD_LOAD;
            pending.at = at;
            pending.bytes = bytes;
        }
    }
}

/* ---- whose turn it is ------------------------------------------------------------------------------------------ */

static void yield_to(int other)
{
    if (other == me)
        return;
    sem_post(&threads[other].turn);
    sem_wait(&threads[me].turn);
}

static int someone_else(int k)
{
    int i, n = 0, list[WEAK_THREADS];
    for (i = 0; i < nthreads; i++)
        if (i != k && !threads[i].over)
            list[n++] = i;
    return !n ? k : weak_next.seed ? list[any() % (unsigned)n] : list[0];
}

/* The first in the plan's order that has not come to its stop; else the first that is not over. */
static int planned(void)
{
    int i, k;
    for (i = 0; i < nthreads; i++) {
        k = weak_next.order[i];
        if (!threads[k].over && (!weak_next.stop[i] || threads[k].accesses < weak_next.stop[i]))
            return k;
    }
    for (i = 0; i < nthreads; i++)
        if (!threads[weak_next.order[i]].over)
            return weak_next.order[i];
    return -1;
}

/* False: the thread waits for others, which have now gone on as far as they could. */
static bool patient(void)
{
    int k;
    if (++threads[me].idle <= PATIENCE)
        return true;
    threads[me].idle = 0;
    for (k = 0; k < nthreads; k++)
        if (weak_next.order[k] != me)
            weak_next.stop[k] = 0;
    yield_to(someone_else(me));
    return false;
}

/* Before each access to what is tracked. */
static void step(void)
{
    thread *t = &threads[me];
    settle();
    t->accesses++;
    if (!patient())
        return;
    if (weak_next.seed) {
        if (any() % weak_next.switches == 0)
            yield_to(someone_else(me));
    } else
        yield_to(planned());
}

static void *run(void *arg)
{
    int next;
    held = 1;
    me = (int)(intptr_t)arg;
    thread_prepare(me);
    sem_post(&all_over);
    for (;;) {
        sem_wait(&threads[me].turn);
        if (stopping)
            return NULL;
        held = 0;
        thread_body(me);
        settle();
        held = 1;
        threads[me].over = true;
        next = weak_next.seed ? someone_else(me) : planned();
        sem_post(next < 0 || next == me ? &all_over : &threads[next].turn);
    }
}

void weak_start(int n, void (*prepare)(int), void (*body)(int))
{
    intptr_t k;
    nthreads = n;
    thread_prepare = prepare;
    thread_body = body;
    stopping = false;
    sem_init(&all_over, 0, 0);
    for (k = 0; k < n; k++) { /* one after the other, so that numbers do not depend on luck */
        sem_init(&threads[k].turn, 0, 0);
        if (pthread_create(&threads[k].id, NULL, run, (void *)k))
            abort();
        sem_wait(&all_over);
    }
}

void weak_run(void)
{
    int k, first;
    epoch++;
    now = 0;
    random_state = weak_next.seed * 0x9e3779b97f4a7c15ull | 1;
    for (k = 0; k < nthreads; k++) {
        thread *t = &threads[k];
        t->over = false;
        t->accesses = t->choices = 0;
        t->idle = 0;
        memset(t->clock, 0, sizeof t->clock);
        memset(t->released, 0, sizeof t->released);
        memset(t->acquired, 0, sizeof t->acquired);
    }
    first = weak_next.seed ? (int)(any() % (unsigned)nthreads) : planned();
    sem_post(&threads[first].turn);
    sem_wait(&all_over);
}

void weak_stop(void)
{
    int k;
    stopping = true;
    for (k = 0; k < nthreads; k++)
        sem_post(&threads[k].turn);
    for (k = 0; k < nthreads; k++)
        pthread_join(threads[k].id, NULL);
}

uint64_t weak_accesses(int k) { return threads[k].accesses; }
uint64_t weak_choices(int k) { return threads[k].choices; }
unsigned weak_places(void) { return nplaces; }
void weak_hold(int on)
{
    if (me < 0)
        return;
    if (on && !held)
        settle();
    held += on ? 1 : -1;
}

/* ---- what the instrumented code calls ---------------------------------------------------------------------------- */

static bool controlled(const void *p) { return me >= 0 && !held && weak_next.mode != WEAK_OFF && tracked(p) != NULL; }

static void seen_at(const void *place)
{
    unsigned k;
    for (k = 0; k < nplaces && places[k] != place; k++) {}
    if (k == nplaces && nplaces < sizeof places / sizeof *places)
        places[nplaces++] = place;
}

static void plain_load(void *p, size_t bytes)
{
    if (!controlled(p) || weak_next.mode == WEAK_STEP)
        return;
    step();
    load(p, bytes, false, false);
}

static void plain_store(void *p, size_t bytes, const void *place)
{
    if (!controlled(p))
        return;
    step();
    threads[me].idle = 0;
    if (weak_next.mode == WEAK_MODEL)
        touch(p, bytes);
    else
        seen_at(place);
    pending.what = A_STORE;
    pending.at = p;
    pending.bytes = bytes;
}

/* Around an atomic operation that memory sees at once. */
static bool atomic_begin(void *p, size_t bytes, bool loads, bool changes, int order, const void *place)
{
    if (!controlled(p))
        return false;
    if (weak_next.mode == WEAK_STEP && !changes) {
        settle();
        patient();
        return false;
    }
    step();
    if (weak_next.mode == WEAK_STEP)
        seen_at(place);
    else if (loads)
        load(p, bytes, acquires(order), changes);
    else
        touch(p, bytes);
    return true;
}
static void atomic_end(void *p, size_t bytes, bool loads, int order)
{
    if (weak_next.mode == WEAK_MODEL)
        record(p, bytes, releases(order), loads);
    else {
        pending.what = A_STORE;
        pending.at = p;
        pending.bytes = bytes;
    }
}

static void range_load(void *p, size_t n)
{
    if (!controlled(p) || weak_next.mode == WEAK_STEP)
        return;
    if (n > 16) { /* one choice for all of it would hide that it is read in parts */
        step();
        load(p, n, false, true);
        return;
    }
    plain_load(p, n);
}
static void thread_fence(int order)
{
    thread *t = me >= 0 && !held && weak_next.mode == WEAK_MODEL ? &threads[me] : NULL;
    if (!t)
        return;
    settle();
    if (acquires(order))
        join(t->clock, t->acquired);
    if (releases(order))
        memcpy(t->released, t->clock, sizeof t->released);
}

#include "tsan.h"
