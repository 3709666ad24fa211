/* ze/object.c - the program's handles, and what is known of each
 *
 * One table from handles to objects, read without a lock: a slot's handle, once set, changes only to that of another
 * object, and only after the object was dropped. Tables grow by doubling, and the smaller ones stay, for somebody may
 * be reading them; together they are no larger than the one in use. */

static uint32_t trace__ze_table_busy; /* held by whoever changes the table or the lists of free objects */

static void trace__ze_lock(uint32_t *lock)
{
    while (__atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE))
        trace__os_yield();
}
static bool trace__ze_try(uint32_t *lock) { return !__atomic_exchange_n(lock, 1, __ATOMIC_ACQUIRE); }
static void trace__ze_unlock(uint32_t *lock) { __atomic_store_n(lock, 0, __ATOMIC_RELEASE); }

typedef struct trace__ze_slot {
    uintptr_t handle;         /* 0: never used, and no search goes beyond it */
    trace__ze_object *object; /* NULL: free */
} trace__ze_slot;

typedef struct trace__ze_table {
    uint32_t size, used;  /* a power of two; slots with a handle */
    trace__ze_slot *slot; /* right behind it */
} trace__ze_table;

static trace__ze_table *trace__ze_all;
static trace__ze_object *trace__ze_free[TRACE__ZE_TYPES];

static uint32_t trace__ze_place(uintptr_t handle, uint32_t size)
{
    return (uint32_t)((uint64_t)(handle >> 3) * 0x9e3779b97f4a7c15ull >> 32) & (size - 1);
}

/* The slot of a handle, or the one to put it into, or NULL. */
static trace__ze_slot *trace__ze_slot_of(trace__ze_table *t, uintptr_t handle, bool put)
{
    trace__ze_slot *s, *gap = NULL;
    uintptr_t there;
    uint32_t i, at;
    if (!t)
        return NULL;
    for (i = 0, at = trace__ze_place(handle, t->size); i < t->size; i++, at = (at + 1) & (t->size - 1)) {
        s = &t->slot[at];
        there = __atomic_load_n(&s->handle, __ATOMIC_ACQUIRE);
        if (there == handle)
            return s;
        if (put && !gap && (!there || !__atomic_load_n(&s->object, __ATOMIC_RELAXED)))
            gap = s;
        if (!there)
            break;
    }
    return gap;
}

static void *trace__ze_find(const void *handle, uint32_t type)
{
    trace__ze_slot *s =
        handle ? trace__ze_slot_of(__atomic_load_n(&trace__ze_all, __ATOMIC_ACQUIRE), (uintptr_t)handle, false) : NULL;
    trace__ze_object *o = s ? __atomic_load_n(&s->object, __ATOMIC_ACQUIRE) : NULL;
    return o && __atomic_load_n(&o->handle, __ATOMIC_RELAXED) == (uintptr_t)handle && o->type == type ? o : NULL;
}

static bool trace__ze_grow(void)
{
    trace__ze_table *old = trace__ze_all, *t;
    uint32_t i, size = old ? old->size * 2 : 1024, live = 0;
    trace__ze_slot *s;
    for (i = 0; old && i < old->size; i++)
        live += old->slot[i].object != NULL;
    if (old && live < old->size / 4) /* most of it are slots to be used again */
        return true;
    t = (trace__ze_table *)trace__os_memory(sizeof *t + size * sizeof *s, false);
    if (!t)
        return false;
    t->size = size;
    t->slot = (trace__ze_slot *)(t + 1);
    for (i = 0; old && i < old->size; i++)
        if (old->slot[i].object) {
            s = trace__ze_slot_of(t, old->slot[i].handle, true);
            *s = old->slot[i];
            t->used++;
        }
    __atomic_store_n(&trace__ze_all, t, __ATOMIC_RELEASE);
    return true;
}

/* Objects of a type are alike for ever: memory of one never becomes another's. */
static trace__ze_object *trace__ze_fresh(uint32_t type)
{
    static const uint32_t sizes[TRACE__ZE_TYPES] = {0,
                                                    sizeof(trace__ze_device),
                                                    sizeof(trace__ze_queue),
                                                    sizeof(trace__ze_list),
                                                    sizeof(trace__ze_pool),
                                                    sizeof(trace__ze_event),
                                                    sizeof(trace__ze_kernel),
                                                    sizeof(trace__ze_fence)};
    trace__ze_object *o = trace__ze_free[type];
    uint32_t size = (sizes[type] + 63) & ~63u, i;
    if (!o) {
        char *block = (char *)trace__os_memory(16 * size, false);
        for (i = 0; block && i < 16; i++) {
            o = (trace__ze_object *)(block + i * size);
            o->type = type;
            o->next_free = trace__ze_free[type];
            trace__ze_free[type] = o;
        }
    }
    if (o)
        trace__ze_free[type] = o->next_free;
    return o;
}

static void trace__ze_release(trace__ze_object *o)
{
    __atomic_store_n(&o->handle, 0, __ATOMIC_RELAXED);
    o->next_free = trace__ze_free[o->type];
    trace__ze_free[o->type] = o;
}

/* Whoever makes an object finishes it before the program has its handle: nobody else finds it before. */
static void *trace__ze_keep(const void *handle, uint32_t type, const void *owner)
{
    trace__ze_object *o = NULL;
    trace__ze_slot *s;
    if (!handle)
        return NULL;
    trace__ze_lock(&trace__ze_table_busy);
    if ((trace__ze_all && trace__ze_all->used < trace__ze_all->size / 2) || trace__ze_grow()) {
        s = trace__ze_slot_of(trace__ze_all, (uintptr_t)handle, true);
        o = s ? trace__ze_fresh(type) : NULL;
        if (o) {
            if (s->object) /* its end was not seen */
                trace__ze_release(s->object);
            trace__ze_all->used += !s->handle;
            __atomic_store_n(&o->owner, owner, __ATOMIC_RELAXED);
            __atomic_store_n(&o->handle, (uintptr_t)handle, __ATOMIC_RELAXED);
            __atomic_store_n(&s->object, NULL, __ATOMIC_RELAXED);
            __atomic_store_n(&s->handle, (uintptr_t)handle, __ATOMIC_RELEASE);
            __atomic_store_n(&s->object, o, __ATOMIC_RELEASE);
        }
    }
    trace__ze_unlock(&trace__ze_table_busy);
    return o;
}

static void trace__ze_drop(void *object)
{
    trace__ze_object *o = (trace__ze_object *)object;
    trace__ze_slot *s;
    trace__ze_lock(&trace__ze_table_busy);
    s = o->handle ? trace__ze_slot_of(trace__ze_all, o->handle, false) : NULL;
    if (s && s->object == o) {
        __atomic_store_n(&s->object, NULL, __ATOMIC_RELEASE);
        trace__ze_release(o);
    }
    trace__ze_unlock(&trace__ze_table_busy);
}

/* Others may be made or end meanwhile: of those only what is in trace__ze_object may be looked at. */
static void trace__ze_each(uint32_t type, const void *owner, void (*visit)(void *object))
{
    trace__ze_table *t = __atomic_load_n(&trace__ze_all, __ATOMIC_ACQUIRE);
    trace__ze_object *o;
    uint32_t i;
    for (i = 0; t && i < t->size; i++) {
        o = __atomic_load_n(&t->slot[i].object, __ATOMIC_ACQUIRE);
        if (o && o->type == type && (!owner || __atomic_load_n(&o->owner, __ATOMIC_RELAXED) == owner))
            visit(o);
    }
}
