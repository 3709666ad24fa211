/* callback.c - functions that a runtime calls, as gen/callbacks.c writes them: each leaves a record, or one end of a
 * slice
 *
 * A record is described as a wrapper's call is: see wrap/interpret.c. There is one for each kind of a callback. */

typedef struct trace__callback {
    int number;
    int level; /* the lowest at which it leaves anything */
    trace__function function;
    const char *name;
} trace__callback;

#define TRACE__EVENT(level, name, steps) {name "\0" steps, NULL, NULL, 0, 0, level, 0, 0, NULL, NULL, NULL}
#define TRACE__NO_EVENT {NULL, NULL, NULL, 0, 0, 0, 0, 0, NULL, NULL, NULL}
/* Of kinds that are not known: the first. */
#define TRACE__EVENT_OF(events, kind) (&events[(size_t)(kind) < sizeof(events) / sizeof *(events) ? (size_t)(kind) : 0])

static void trace__end_at(const trace__call *c, const uint64_t *v, uint64_t when)
{
    uint32_t id = __atomic_load_n(&c->id, __ATOMIC_ACQUIRE);
    const trace__steps *s = __atomic_load_n(&c->steps, __ATOMIC_RELAXED); /* there once the id is */
    trace__writer *w;
    unsigned char *p = id ? trace__open_at(&w, id + 1, s->out_bytes, when) : NULL;
    if (p)
        trace__close(w, trace__take_steps(p, trace__steps_out(s), trace__steps_end(s), v, true));
}

/* `part`: 1 the begin or all of it, 2 the end, 3 both. `when`: what time the end was; 0: now. */
static void trace__record_callback(const trace__library *lib, int source, trace__call *c, int part, const uint64_t *v,
                                   uint64_t when)
{
    if (!c->text || !TRACE__ON(source, c->level))
        return;
    if (part & 1)
        trace__call_begin(lib, c, v);
    if (part & 2)
        trace__end_at(c, v, when ? when : trace__ticks());
}
