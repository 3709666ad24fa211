/* ze/run.c - queues, and lists that are run, once or often
 *
 * A list's events say what its last run did. So a run is told before the next one begins: when the event that ends the
 * list, ours, is signaled. When the program executes the list again before that, a small list of ours goes between the
 * two, in which the device itself writes all times to memory and resets our events. */

static trace__ze_row *trace__ze_rows; /* never given back: as many as there were queues at one time */

static trace__ze_row *trace__ze_row_take(trace__ze_device *d, uint32_t ordinal, uint32_t index, bool immediate)
{
    char name[64], *s;
    trace__ze_row *r;
    uint32_t same = 0;
    trace__ze_lock(&trace__ze_sources_busy);
    for (r = trace__ze_rows; r; r = r->next)
        if (r->device == d && r->ordinal == ordinal && r->index == index && r->immediate == immediate) {
            if (!r->used)
                break;
            same++;
        }
    if (!r && (r = (trace__ze_row *)trace__os_memory(sizeof *r, false)) != NULL) {
        r->device = d;
        r->ordinal = ordinal;
        r->index = index;
        r->immediate = immediate;
        s = trace__ze_write(name, immediate ? "immediate " : "queue ");
        s = trace__ze_digits(trace__ze_write(trace__ze_digits(s, ordinal), "."), index);
        if (same)
            trace__ze_digits(trace__ze_write(s, " #"), same + 1);
        r->track = trace__track_new(d->track, TRACE_TRACK_QUEUE, name, "");
        r->next = trace__ze_rows;
        trace__ze_rows = r;
    }
    if (r)
        r->used = true;
    trace__ze_unlock(&trace__ze_sources_busy);
    return r;
}
static void trace__ze_row_leave(trace__ze_row *r)
{
    trace__ze_lock(&trace__ze_sources_busy);
    if (r)
        r->used = false;
    trace__ze_unlock(&trace__ze_sources_busy);
}

static void trace__ze_queue_new(const void *context, const void *device, const void *desc, const void *handle,
                                int result)
{
    const trace__ze_queue_desc *d = (const trace__ze_queue_desc *)desc;
    trace__ze_source *s = result == 0 && d && handle && trace__ze_begin() ? trace__ze_source_of(context, device) : NULL;
    trace__ze_queue *q = s ? (trace__ze_queue *)trace__ze_keep(*(void *const *)handle, TRACE__ZE_QUEUE, context) : NULL;
    if (!q)
        return;
    q->lane.row = trace__ze_row_take(s->device, d->ordinal, d->index, false);
}
static void trace__ze_list_new(const void *context, const void *device, const void *desc, const void *handle,
                               bool immediate, int result)
{
    trace__ze_source *s =
        result == 0 && desc && handle && trace__ze_begin() ? trace__ze_source_of(context, device) : NULL;
    trace__ze_list *l = s ? (trace__ze_list *)trace__ze_keep(*(void *const *)handle, TRACE__ZE_LIST, context) : NULL;
    if (!l)
        return;
    l->source = s;
    l->immediate = immediate;
    l->blind = l->captured = false;
    l->ordinal =
        immediate ? ((const trace__ze_queue_desc *)desc)->ordinal : ((const trace__ze_list_desc *)desc)->ordinal;
    if (immediate)
        l->own.row = trace__ze_row_take(s->device, l->ordinal, ((const trace__ze_queue_desc *)desc)->index, true);
    __atomic_store_n(&l->lane, immediate ? &l->own : NULL, __ATOMIC_RELEASE);
}
static void trace__ze_fence_new(const void *queue, const void *handle, int result)
{
    trace__ze_fence *f = result == 0 && handle && trace__ze_alive()
                             ? (trace__ze_fence *)trace__ze_keep(*(void *const *)handle, TRACE__ZE_FENCE, queue)
                             : NULL;
    if (f)
        f->queue = queue;
}

/* ---- a run ends -------------------------------------------------------------------------------------------------- */

/* Lane locked. */
static void trace__ze_stop(trace__ze_list *l)
{
    trace__ze_lane *lane = l->lane;
    if (l->before_here)
        l->before_here->next_here = l->next_here;
    else
        lane->lists = l->next_here;
    if (l->next_here)
        l->next_here->before_here = l->before_here;
    __atomic_store_n(&l->lane, NULL, __ATOMIC_RELEASE);
}
static void trace__ze_enter(trace__ze_lane *lane, trace__ze_list *l)
{
    l->before_here = NULL;
    l->next_here = lane->lists;
    if (lane->lists)
        lane->lists->before_here = l;
    lane->lists = l;
    __atomic_store_n(&l->lane, lane, __ATOMIC_RELEASE);
}
static void trace__ze_start(trace__ze_lane *lane, trace__ze_list *l, uint64_t correlation)
{
    trace__ze_lock(&lane->locked);
    l->serial++;
    l->asked = trace__ticks();
    l->correlation = correlation;
    trace__ze_enter(lane, l);
    trace__ze_unlock(&lane->locked);
}

/* Lane locked. What the last run did is told, and our events are as new. */
static void trace__ze_run_done(trace__ze_lane *lane, trace__ze_list *l)
{
    trace__ze_work *w;
    trace__ze_times t;
    for (w = l->first; w; w = w->next) {
        if (w->told != l->serial && trace__ze_times_of(w, &t))
            trace__ze_tell(w, &t, l->asked, l->correlation, lane);
        if (w->event == w->own)
            trace__ze_own_reset(w);
    }
    if (l->marker)
        trace__ze_own_reset(l->marker);
    l->blind = !l->marker;
}

/* Lane locked. What the device wrote of an overtaken run. */
static void trace__ze_overtaken_done(trace__ze_lane *lane, trace__ze_list *l, trace__ze_run *run)
{
    trace__ze_work *w;
    uint32_t i = 0;
    int saved;
    for (saved = 0; saved < 2; saved++)
        for (w = l->first; w; w = w->next)
            if ((w->saved != NULL) == saved && i < run->room)
                trace__ze_tell(w, &run->times[i++], run->asked, run->correlation, lane);
    trace__ze_own_reset(run->done);
    run->next = l->idle;
    l->idle = run;
}

/* Lane locked. */
static void trace__ze_reap_list(trace__ze_lane *lane, trace__ze_list *l, bool all_done)
{
    trace__ze_run *run;
    while ((run = l->runs) && (all_done || trace__ze_signaled(run->done->own))) {
        l->runs = run->next;
        trace__ze_overtaken_done(lane, l, run);
    }
    if (!l->runs && (all_done || (!l->blind && l->marker && trace__ze_signaled(l->marker->own)))) {
        trace__ze_run_done(lane, l);
        trace__ze_stop(l);
    }
}
static void trace__ze_reap(trace__ze_lane *lane, bool all_done, uint32_t most)
{
    trace__ze_list *l, *next;
    for (l = lane->lists; l; l = next) {
        next = l->next_here;
        trace__ze_reap_list(lane, l, all_done);
    }
    trace__ze_reap_works(lane, all_done, most);
}

/* ---- the next begins --------------------------------------------------------------------------------------------- */

/* The small list: all that came before is done; times to memory; our events reset; all of that is done, says an event.
 */
static bool trace__ze_run_record(trace__ze_list *l, trace__ze_run *run)
{
    void *few[64], **events = l->n <= 64 ? few : (void **)trace__os_memory(l->n * sizeof *events, false);
    trace__ze_work *w;
    uint32_t n = 0, at;
    bool good = events && TRACE__ZE(zeCommandListAppendBarrier)(run->list, NULL, 0, NULL) == 0;
    for (w = l->first; w && good; w = w->next)
        if (!w->saved && (events[n++] = trace__ze_event_of(w)) == NULL)
            good = false;
    if (good && n)
        good = TRACE__ZE(zeCommandListAppendQueryKernelTimestamps)(run->list, n, events, run->times, NULL, NULL, 0,
                                                                   NULL) == 0;
    for (w = l->first, at = n; w && good; w = w->next)
        if (w->saved)
            good = TRACE__ZE(zeCommandListAppendMemoryCopy)(run->list, &run->times[at++], w->saved, sizeof *w->saved,
                                                            NULL, 0, NULL) == 0;
    good = good && TRACE__ZE(zeCommandListAppendBarrier)(run->list, NULL, 0, NULL) == 0;
    for (w = l->first; w && good; w = w->next)
        if (w->event && w->event == w->own)
            good = TRACE__ZE(zeCommandListAppendEventReset)(run->list, w->own) == 0;
    good = good && TRACE__ZE(zeCommandListAppendEventReset)(run->list, l->marker->own) == 0 &&
           TRACE__ZE(zeCommandListAppendBarrier)(run->list, run->done->own, 0, NULL) == 0 &&
           TRACE__ZE(zeCommandListClose)(run->list) == 0;
    if (events && events != few)
        trace__os_release(events, l->n * sizeof *events);
    return good;
}
static void trace__ze_run_end(trace__ze_list *l, trace__ze_run *run)
{
    if (run->list)
        TRACE__ZE(zeCommandListDestroy)(run->list);
    run->list = NULL;
    if (run->done)
        trace__ze_work_give(l, run->done);
    run->done = NULL;
    trace__ze_lock(&l->source->locked);
    run->next = l->source->idle;
    l->source->idle = run;
    trace__ze_unlock(&l->source->locked);
}
/* Lane locked. */
static trace__ze_run *trace__ze_run_new(trace__ze_list *l)
{
    trace__ze_list_desc desc = {TRACE__ZE_LIST_DESC, NULL, l->ordinal, 0};
    trace__ze_run *run = l->idle, **at;
    if (run) {
        l->idle = run->next;
        return run;
    }
    trace__ze_lock(&l->source->locked);
    for (at = &l->source->idle; *at && (*at)->room < l->n; at = &(*at)->next) {}
    if ((run = *at) != NULL)
        *at = run->next;
    trace__ze_unlock(&l->source->locked);
    if (!run && (run = (trace__ze_run *)trace__os_memory(sizeof *run, false)) != NULL &&
        (run->times = trace__ze_room(l->source, l->n)) != NULL)
        run->room = l->n;
    if (!run)
        return NULL;
    run->done = run->times ? trace__ze_work_take(l) : NULL;
    if (run->done && trace__ze_work_own(run->done) &&
        TRACE__ZE(zeCommandListCreate)(l->source->context, (void *)l->source->device->object.handle, &desc,
                                       &run->list) == 0 &&
        trace__ze_run_record(l, run))
        return run;
    trace__ze_run_end(l, run);
    return NULL;
}

static void trace__ze_pass(trace__ze_execute *x, void *list)
{
    if (x->n == x->room) {
        void **more = (void **)trace__os_memory(2 * x->room * sizeof *more, false);
        if (!more)
            return;
        memcpy(more, x->lists, x->n * sizeof *more);
        if (x->lists != x->few)
            trace__os_release(x->lists, x->room * sizeof *more);
        x->lists = more;
        x->room *= 2;
    }
    x->lists[x->n++] = list;
}

/* The list ran before, and nobody looked since. */
static void trace__ze_overtake(trace__ze_execute *x, trace__ze_list *l)
{
    trace__ze_lane *lane = __atomic_load_n(&l->lane, __ATOMIC_ACQUIRE);
    trace__ze_run *run, **last;
    if (!lane) { /* one that ran while nothing was recorded, or whose clone did, has an end already */
        l->blind |= l->marker && trace__ze_signaled(l->marker->own);
        return;
    }
    trace__ze_lock(&lane->locked);
    if (l->lane == lane) {
        trace__ze_reap_list(lane, l, false);
        if (l->lane) {
            run = lane == x->lane && !l->blind && l->marker ? trace__ze_run_new(l) : NULL;
            if (run) {
                run->asked = l->asked;
                run->correlation = l->correlation;
                run->serial = l->serial;
                run->next = NULL;
                for (last = &l->runs; *last; last = &(*last)->next) {}
                *last = run;
                trace__ze_pass(x, run->list);
            } else
                l->blind = true; /* that run is lost: its end and the next one's look the same */
            trace__ze_stop(l);
        }
    }
    trace__ze_unlock(&lane->locked);
}

static void *trace__ze_execute_lists(trace__ze_execute *x, const void *handle, void *lists, uint32_t *n)
{
    trace__ze_queue *q = trace__ze_alive() ? (trace__ze_queue *)trace__ze_find(handle, TRACE__ZE_QUEUE) : NULL;
    trace__ze_list *l = q ? NULL : trace__ze_ask_list(handle);
    uint32_t i;
    x->lane = q ? &q->lane : l && l->immediate ? &l->own : NULL;
    x->correlation = 0;
    x->lists = x->few;
    x->room = 64;
    x->n = 0;
    if (!x->lane || !lists)
        return lists;
    for (i = 0; i < *n; i++) {
        void *h = ((void **)lists)[i];
        l = (trace__ze_list *)trace__ze_find(h, TRACE__ZE_LIST);
        if (l && !l->immediate && l->n) {
            trace__ze_anchor_if_old(l->source->device);
            if (!x->correlation)
                x->correlation = trace__number(TRACE_SOURCE_ZE);
            trace__ze_overtake(x, l);
            trace__ze_start(x->lane, l, x->correlation);
        }
        trace__ze_pass(x, h);
    }
    *n = x->n;
    return x->lists;
}
/* Lane locked. The call failed: the list is as it was before, and so is what ran before. Of a run that was told in part
 * nothing is told twice. */
static void trace__ze_undo(trace__ze_execute *x, trace__ze_list *l)
{
    trace__ze_run *run, **at = &l->runs;
    uint32_t i;
    trace__ze_stop(l);
    for (; *at; at = &(*at)->next) {
        for (i = 0; i < x->n && x->lists[i] != (*at)->list; i++) {}
        if (i < x->n)
            break;
    }
    if (*at && (*at)->correlation != x->correlation) { /* what was overtaken was not this call's own */
        l->asked = (*at)->asked;
        l->correlation = (*at)->correlation;
        l->serial = (*at)->serial;
        trace__ze_enter(x->lane, l);
    }
    while ((run = *at)) {
        *at = run->next;
        trace__ze_run_end(l, run);
    }
}
static void trace__ze_executed(trace__ze_execute *x, int result)
{
    trace__ze_list *l, *next;
    if (!x->lane)
        return;
    if (result == 0 && x->correlation)
        trace__launched(&trace__ze_launch, x->correlation);
    trace__ze_lock(&x->lane->locked);
    if (result == 0)
        trace__ze_reap(x->lane, false, 16);
    for (l = x->lane->lists; l && result != 0; l = next) { /* none of it ran, nor what we put between */
        next = l->next_here;
        if (x->correlation && l->correlation == x->correlation)
            trace__ze_undo(x, l);
    }
    trace__ze_unlock(&x->lane->locked);
    if (x->lists != x->few)
        trace__os_release(x->lists, x->room * sizeof *x->lists);
}

/* Before it is closed a list gets an event of ours that says that all of it is done. */
static void trace__ze_list_closing(const void *handle)
{
    trace__ze_list *l = trace__ze_ask_list(handle);
    trace__ze_work *w;
    if (!l || l->immediate || !l->n || l->marker)
        return;
    w = trace__ze_work_take(l);
    if (w && trace__ze_work_own(w) &&
        TRACE__ZE(zeCommandListAppendBarrier)((void *)(uintptr_t)handle, w->own, 0, NULL) == 0)
        l->marker = w;
    else if (w)
        trace__ze_work_give(l, w);
    l->blind = !l->marker;
}

static void trace__ze_list_captured(const void *handle, bool captured, int result)
{
    trace__ze_list *l = result == 0 ? trace__ze_ask_list(handle) : NULL;
    if (l)
        l->captured = captured;
}

/* ---- ends -------------------------------------------------------------------------------------------------------- */

/* The program has seen to it that nothing of the list runs any more. */
static void trace__ze_list_empty(trace__ze_list *l)
{
    trace__ze_lane *lane = __atomic_load_n(&l->lane, __ATOMIC_ACQUIRE);
    trace__ze_work *w;
    trace__ze_run *run;
    if (lane) {
        trace__ze_lock(&lane->locked);
        if (l->immediate) {
            trace__ze_reap(lane, true, ~0u);
            while (lane->first)
                trace__ze_leave(lane, lane->first, false);
        } else if (l->lane == lane)
            trace__ze_reap_list(lane, l, true);
        trace__ze_unlock(&lane->locked);
    }
    while (!l->immediate && (w = l->first)) {
        trace__ze_unlink(&l->first, &l->last, w);
        trace__ze_work_give(l, w);
    }
    if (l->marker)
        trace__ze_work_give(l, l->marker);
    l->marker = NULL;
    l->n = 0;
    l->blind = false;
    while ((run = l->idle) != NULL) {
        l->idle = run->next;
        trace__ze_run_end(l, run);
    }
}
static void trace__ze_list_reset(const void *handle)
{
    trace__ze_list *l = trace__ze_ask_list(handle);
    if (l)
        trace__ze_list_empty(l);
}
static void trace__ze_list_gone(const void *handle)
{
    trace__ze_list *l = trace__ze_ask_list(handle);
    if (!l)
        return;
    trace__ze_list_empty(l);
    trace__ze_works_return(l);
    if (l->immediate)
        trace__ze_row_leave(l->own.row);
    __atomic_store_n(&l->lane, NULL, __ATOMIC_RELEASE);
    trace__ze_drop(l);
}

static void trace__ze_lane_done(trace__ze_lane *lane, bool all_done)
{
    trace__ze_lock(&lane->locked);
    trace__ze_reap(lane, all_done, ~0u);
    trace__ze_unlock(&lane->locked);
}
static void trace__ze_queue_done(const void *handle)
{
    trace__ze_queue *q = trace__ze_alive() ? (trace__ze_queue *)trace__ze_find(handle, TRACE__ZE_QUEUE) : NULL;
    if (q)
        trace__ze_lane_done(&q->lane, true);
}
static void trace__ze_list_done(const void *handle)
{
    trace__ze_list *l = trace__ze_ask_list(handle);
    if (l && l->immediate)
        trace__ze_lane_done(&l->own, true);
}
static void trace__ze_fence_done(const void *handle)
{
    trace__ze_fence *f = trace__ze_alive() ? (trace__ze_fence *)trace__ze_find(handle, TRACE__ZE_FENCE) : NULL;
    trace__ze_queue *q = f ? (trace__ze_queue *)trace__ze_find(f->queue, TRACE__ZE_QUEUE) : NULL;
    if (q)
        trace__ze_lane_done(&q->lane, false);
}
static void trace__ze_queue_gone(const void *handle)
{
    trace__ze_queue *q = trace__ze_alive() ? (trace__ze_queue *)trace__ze_find(handle, TRACE__ZE_QUEUE) : NULL;
    if (!q)
        return;
    trace__ze_lane_done(&q->lane, true);
    trace__ze_row_leave(q->lane.row);
    trace__ze_drop(q);
}

static void trace__ze_ends(void *object)
{
    trace__ze_object *o = (trace__ze_object *)object;
    const void *handle = (const void *)__atomic_load_n(&o->handle, __ATOMIC_RELAXED);
    (o->type == TRACE__ZE_LIST    ? trace__ze_list_gone
     : o->type == TRACE__ZE_QUEUE ? trace__ze_queue_gone
                                  : trace__ze_pool_gone)(handle);
}
/* What is ours goes before the context does. */
static void trace__ze_context_gone(const void *handle)
{
    void *context = (void *)(uintptr_t)handle;
    trace__ze_source *s;
    trace__ze_work *w;
    trace__ze_block *b;
    trace__ze_run *run;
    if (!trace__ze_alive())
        return;
    trace__ze_each(TRACE__ZE_LIST, context, trace__ze_ends);
    trace__ze_each(TRACE__ZE_QUEUE, context, trace__ze_ends);
    trace__ze_each(TRACE__ZE_POOL, context, trace__ze_ends);
    trace__ze_lock(&trace__ze_sources_busy);
    for (s = trace__ze_sources; s; s = s->next) {
        if (s->context != context)
            continue;
        trace__ze_lock(&s->locked);
        for (w = s->free; w; w = w->next) {
            if (w->own)
                TRACE__ZE(zeEventDestroy)(w->own);
            w->own = NULL;
            w->room = NULL;
        }
        while ((run = s->idle)) {
            s->idle = run->next;
            trace__os_release(run, sizeof *run);
        }
        while ((b = s->blocks)) {
            s->blocks = b->next;
            if (b->pool)
                TRACE__ZE(zeEventPoolDestroy)(b->pool);
            if (b->memory)
                TRACE__ZE(zeMemFree)(context, b->memory);
            trace__os_release(b, sizeof *b);
        }
        s->pool = NULL;
        s->rooms = s->used = 0;
        s->context = NULL;
        trace__ze_unlock(&s->locked);
    }
    trace__ze_unlock(&trace__ze_sources_busy);
}

/* Now and then, and at exit, whatever is done is told; what is not at exit is nobody's any more. A thread that holds a
 * lane for ever is not waited for. */
static void trace__ze_last_look(void *object)
{
    trace__ze_object *o = (trace__ze_object *)object;
    trace__ze_lane *lane = o->type == TRACE__ZE_QUEUE ? &((trace__ze_queue *)o)->lane : &((trace__ze_list *)o)->own;
    int tries;
    for (tries = 0; tries < 1000 && !trace__ze_try(&lane->locked); tries++)
        trace__os_yield();
    if (tries == 1000)
        return;
    trace__ze_reap(lane, false, ~0u);
    trace__ze_unlock(&lane->locked);
}
static void trace__ze_look(void)
{
    TRACE__SAVE_ERRNO;
    if (trace__ze_alive()) {
        trace__ze_each(TRACE__ZE_LIST, NULL, trace__ze_last_look);
        trace__ze_each(TRACE__ZE_QUEUE, NULL, trace__ze_last_look);
    }
    TRACE__RESTORE_ERRNO;
}
static void trace__ze_at_exit(void)
{
    trace__polling_over();
    trace__ze_look();
}
