/* ze/event.c - the program's events: pools get timestamps, and what an event says is read before it says something else
 */

static const void *trace__ze_pool_with_times(trace__ze_pool_desc *own, const void *desc)
{
    if (!desc || !trace__ze_begin())
        return desc;
    memcpy(own, desc, sizeof *own);
    if (own->flags & TRACE__ZE_IPC) /* the two exclude each other */
        return desc;
    own->flags |= TRACE__ZE_TIMESTAMPS | TRACE__ZE_HOST_VISIBLE;
    return own;
}
/* `desc` is what the driver took. */
static void trace__ze_pool_new(const void *context, const void *desc, const void *handle, int result)
{
    const trace__ze_pool_desc *d = (const trace__ze_pool_desc *)desc;
    if (result != 0 || !d || !handle || !(d->flags & TRACE__ZE_TIMESTAMPS) || !trace__ze_alive())
        return;
    trace__ze_keep(*(void *const *)handle, TRACE__ZE_POOL, context);
}

/* Whether the host sees an event in time is the event's affair: ours must be able to ask. */
static const void *trace__ze_event_for_host(trace__ze_event_desc *own, const void *pool, const void *desc)
{
    if (!desc || !trace__ze_alive() || !trace__ze_find(pool, TRACE__ZE_POOL))
        return desc;
    memcpy(own, desc, sizeof *own);
    own->signal |= TRACE__ZE_SCOPE_HOST;
    return own;
}
static void trace__ze_event_new(const void *pool, const void *handle, int result)
{
    trace__ze_event *e;
    if (result != 0 || !handle || !trace__ze_alive() || !trace__ze_find(pool, TRACE__ZE_POOL))
        return;
    e = (trace__ze_event *)trace__ze_keep(*(void *const *)handle, TRACE__ZE_EVENT, pool);
    if (e) {
        __atomic_store_n(&e->work, NULL, __ATOMIC_RELAXED);
        __atomic_store_n(&e->again, 0, __ATOMIC_RELAXED);
    }
}

/* The work that an event tells of, and its lane, locked; NULL: none that waits. */
static trace__ze_lane *trace__ze_event_lane(trace__ze_event *e, trace__ze_work **work)
{
    trace__ze_list *list;
    trace__ze_lane *lane;
    trace__ze_work *w;
    while ((w = __atomic_load_n(&e->work, __ATOMIC_ACQUIRE)) != NULL) {
        list = __atomic_load_n(&w->list, __ATOMIC_ACQUIRE);
        lane = list ? __atomic_load_n(&list->lane, __ATOMIC_ACQUIRE) : NULL;
        if (!lane)
            return NULL;
        trace__ze_lock(&lane->locked);
        if (__atomic_load_n(&e->work, __ATOMIC_ACQUIRE) == w && __atomic_load_n(&w->list, __ATOMIC_ACQUIRE) == list &&
            __atomic_load_n(&list->lane, __ATOMIC_ACQUIRE) == lane) {
            *work = w;
            return lane;
        }
        trace__ze_unlock(&lane->locked);
    }
    return NULL;
}

/* Lane locked. A work in a list that runs: the rest of the list may go on for long. */
static void trace__ze_tell_early(trace__ze_lane *lane, trace__ze_work *w)
{
    trace__ze_list *l = w->list;
    trace__ze_times t;
    if (w->told == l->serial || l->runs || !trace__ze_signaled(trace__ze_event_of(w)) || !trace__ze_times_of(w, &t))
        return;
    trace__ze_tell(w, &t, l->asked, l->correlation, lane);
    w->told = l->serial;
}

/* all_done: the program knows that its work is done, if it is signaled. lost: its work is told now or never. */
static void trace__ze_settle(trace__ze_event *e, bool all_done, bool lost)
{
    trace__ze_work *w;
    trace__ze_lane *lane = trace__ze_event_lane(e, &w);
    if (!lane)
        return;
    if (w->list->immediate) {
        if (!trace__ze_finish(lane, w, all_done) && lost)
            trace__ze_leave(lane, w, false);
    } else
        trace__ze_tell_early(lane, w);
    trace__ze_unlock(&lane->locked);
}

static trace__ze_event *trace__ze_event_known(const void *handle)
{
    return trace__ze_alive() ? (trace__ze_event *)trace__ze_find(handle, TRACE__ZE_EVENT) : NULL;
}
static void trace__ze_event_reset(const void *handle)
{
    trace__ze_event *e = trace__ze_event_known(handle);
    if (e) {
        trace__ze_settle(e, true, false);
        __atomic_store_n(&e->again, 0, __ATOMIC_RELAXED);
    }
}
static void trace__ze_taken(const void *handle)
{
    trace__ze_event *e = trace__ze_event_known(handle);
    if (e)
        trace__ze_settle(e, false, true);
}
/* The program knows that it is signaled: others that wait in the same lane are likely done too. */
static void trace__ze_event_done(const void *handle)
{
    trace__ze_event *e = trace__ze_event_known(handle);
    trace__ze_work *w;
    trace__ze_lane *lane = e ? trace__ze_event_lane(e, &w) : NULL;
    if (!lane)
        return;
    if (w->list->immediate) {
        trace__ze_finish(lane, w, false);
    }
    trace__ze_reap(lane, false, 64);
    trace__ze_unlock(&lane->locked);
}
static void trace__ze_event_forget(trace__ze_event *e)
{
    trace__ze_work *w;
    trace__ze_settle(e, true, true);
    w = __atomic_load_n(&e->work, __ATOMIC_RELAXED);
    if (w) /* in a list that cannot run any more */
        __atomic_store_n(&w->program, NULL, __ATOMIC_RELAXED);
    if (w)
        w->event = NULL;
    __atomic_store_n(&e->work, NULL, __ATOMIC_RELEASE);
    trace__ze_drop(e);
}
static void trace__ze_event_gone(const void *handle)
{
    trace__ze_event *e = trace__ze_event_known(handle);
    if (e)
        trace__ze_event_forget(e);
}
static void trace__ze_event_of_pool(void *object) { trace__ze_event_forget((trace__ze_event *)object); }
static void trace__ze_pool_gone(const void *handle)
{
    trace__ze_pool *p = trace__ze_alive() ? (trace__ze_pool *)trace__ze_find(handle, TRACE__ZE_POOL) : NULL;
    if (!p)
        return;
    trace__ze_each(TRACE__ZE_EVENT, handle, trace__ze_event_of_pool);
    trace__ze_drop(p);
}

/* A device is about to be told to reset the event: before that it writes what the event says to memory. */
static void trace__ze_reset_ahead(const void *handle, const void *event)
{
    trace__ze_list *list = trace__ze_ask_list(handle), *owner;
    trace__ze_event *e = trace__ze_event_known(event);
    trace__ze_work *w;
    trace__ze_lane *lane;
    void *one = (void *)(uintptr_t)event, *own = NULL;
    if (!list || !e)
        return;
    trace__ze_settle(e, false, false);
    __atomic_store_n(&e->again, 1, __ATOMIC_RELAXED);
    w = __atomic_load_n(&e->work, __ATOMIC_ACQUIRE);
    owner = w ? __atomic_load_n(&w->list, __ATOMIC_ACQUIRE) : NULL;
    if (!owner || (!owner->immediate && owner != list))
        return;
    lane = owner->immediate ? &owner->own : NULL;
    if (lane)
        trace__ze_lock(&lane->locked);
    if (__atomic_load_n(&e->work, __ATOMIC_RELAXED) == w && __atomic_load_n(&w->list, __ATOMIC_RELAXED) == owner &&
        !w->saved) {
        if (!w->room)
            w->room = trace__ze_room(owner->source, 1);
        own = owner->immediate ? trace__ze_work_own(w) : NULL;
        if (!w->room || (owner->immediate && !own))
            w = NULL;
        else
            w->stale = true; /* nobody takes it for done meanwhile */
    } else
        w = NULL;
    if (lane)
        trace__ze_unlock(&lane->locked);
    if (!w || TRACE__ZE(zeCommandListAppendQueryKernelTimestamps)((void *)(uintptr_t)handle, 1, &one, w->room, NULL,
                                                                  own, 1, &one) != 0)
        return; /* a device that cannot: the times are lost */
    if (lane)
        trace__ze_lock(&lane->locked);
    if (__atomic_load_n(&w->list, __ATOMIC_RELAXED) == owner && __atomic_load_n(&e->work, __ATOMIC_RELAXED) == w) {
        __atomic_store_n(&e->work, NULL, __ATOMIC_RELEASE);
        __atomic_store_n(&w->program, NULL, __ATOMIC_RELAXED);
        w->saved = w->room;
        w->event = own;
        w->stale = false;
    }
    if (lane)
        trace__ze_unlock(&lane->locked);
}
