/* pass.c - calls whose parameters and result all travel in integer registers
 *
 * Their wrappers are hardly any code: what they were given goes on, as it is, to the function here for that many
 * parameters, with the call's table behind it. Recorded or not is decided here. So a wrapper costs the compiler next to
 * nothing, and a call that is not recorded two jumps.
 *
 * What an API does besides recording - following handles, lending a status - are functions that the text names
 * (derivations), so that wrappers of another language may stand on the same table: they are trace__pass_begin, the
 * call, trace__pass_end too. */
enum { TRACE__PASS_ROOM = 1024 };

typedef struct trace__pass {
    trace__call call;
    const trace__library *lib;
    uint8_t source, n, least, room; /* parameters; the level from which on there is anything to do; the value that is
                                     the address of TRACE__PASS_ROOM bytes for the time of the call, 0: none */
} trace__pass;

static inline void trace__derivation_at(const trace__steps *s, int moment, uint64_t *v)
{
    const trace__derivation *a = s->derivations[moment], *end = s->derivations[moment + 1];
    for (; a != end; a++)
        a->by(v, a->a);
}

static inline uint32_t trace__pass_record_begin(const trace__steps *s, uint32_t id, const uint64_t *v, const void *top)
{
    const trace__recorder *r = trace__recorder_here();
    trace__writer *w;
    unsigned char *p = trace__open_from(r, trace__writer_in(r), &w, id, s->in_bytes, top);
    if (!p)
        return 0;
    trace__close(w, trace__take_steps(p, trace__steps_in(s), trace__steps_out(s), v, true));
    trace__push_frame(w, v, id);
    return id;
}
static inline void trace__pass_record_end(const trace__pass *c, const trace__steps *s, uint32_t id, uint64_t *v,
                                          bool framed)
{
    bool valid = TRACE__VALID(s, v);
    trace__writer *w;
    unsigned char *p;
    if (TRACE__UNLIKELY(!valid) && c->lib->error)
        v[s->checked] = (uint64_t)(int64_t)c->lib->error((int)v[s->checked]);
    p = trace__call_open_end(framed, &w, id + 1, s->out_bytes, v);
    if (p)
        trace__close(w, trace__take_steps(p, trace__steps_out(s), trace__steps_end(s), v, valid));
}

/* Of wrappers that write their records out (inline.c), where that is not the way of an end: what it reads is there. */
static __attribute__((noinline, cold, unused)) void trace__pass_tabled_end(const trace__pass *c, uint64_t *v)
{
    trace__pass_record_end(c, __atomic_load_n(&c->call.steps, __ATOMIC_RELAXED),
                           __atomic_load_n(&c->call.id, __ATOMIC_RELAXED), v, false);
}

/* What `end` needs of it; NULL: nothing is to be done. *id is 0 when nothing was recorded. `top`: where the stack was
 * when the wrapper was called. */
static inline const trace__steps *trace__pass_begin(trace__pass *c, uint64_t *v, int on, uint32_t *id, const void *top)
{
    uint32_t known = __atomic_load_n(&c->call.id, __ATOMIC_ACQUIRE);
    const trace__steps *s;
    *id = 0;
    if (TRACE__UNLIKELY(!known))
        known = trace__call_load(c->lib, &c->call);
    if (TRACE__UNLIKELY(!known))
        return NULL;
    s = __atomic_load_n(&c->call.steps, __ATOMIC_RELAXED); /* there once the id is */
    trace__derivation_at(s, TRACE__DERIVE_BEFORE, v);
    if (on >= c->call.level) {
        trace__derivation_at(s, TRACE__DERIVE_IN, v);
        *id = trace__pass_record_begin(s, known, v, top);
    }
    trace__derivation_at(s, TRACE__DERIVE_CALL, v);
    return s;
}

static inline void trace__pass_end(const trace__pass *c, const trace__steps *s, uint32_t id, uint64_t *v)
{
    if (TRACE__UNLIKELY(!s))
        return;
    trace__derivation_at(s, TRACE__DERIVE_AFTER, v);
    if (!id)
        return;
    trace__derivation_at(s, TRACE__DERIVE_OUT, v);
    trace__pass_record_end(c, s, id, v, true);
}

static __attribute__((noinline)) uint64_t trace__pass_on(trace__pass *c, void *f, uint64_t *v, int on, const void *top)
{
    uint32_t id;
    const trace__steps *s = trace__pass_begin(c, v, on, &id, top);
    TRACE__LEAVING(v, &c->call, id);
    uint64_t result = v[c->n] = trace__pass_call(f, c->n, v);
    TRACE__RETURNED;
    trace__pass_end(c, s, id, v);
    return result;
}
static __attribute__((noinline)) uint64_t trace__pass_room(trace__pass *c, void *f, uint64_t *v, int on,
                                                           const void *top)
{
    union {
        uint64_t align;
        char bytes[TRACE__PASS_ROOM];
    } room;
    v[c->room] = (uintptr_t)&room;
    return trace__pass_on(c, f, v, on, top);
}

/* Two functions for each number, so that a call that is not recorded needs no room for its values. */
#define TRACE__PASS_FUNCTION(n) \
    static \
        __attribute__((noinline, unused)) uint64_t trace__pass_on_##n(TRACE__P##n(TRACE__P_PARAMETER) trace__pass *c) \
    { \
        int on = TRACE__LEVEL(c->source); \
        void *f = trace__call_real(c->lib, &c->call); \
        uint64_t v[TRACE__PASS_VALUES]; \
        if (on < c->least) \
            return TRACE__PASS_ARGUMENTS(n, f); \
        TRACE__P##n(TRACE__P_KEEP) return c->room ? trace__pass_room(c, f, v, on, TRACE__STACK_TOP) \
                                                  : trace__pass_on(c, f, v, on, TRACE__STACK_TOP); \
    } \
    static __attribute__((noinline, unused)) uint64_t trace__pass_##n(TRACE__P##n(TRACE__P_PARAMETER) trace__pass *c) \
    { \
        void *f = __atomic_load_n(&c->call.real, __ATOMIC_RELAXED); \
        if (TRACE__LEVEL(c->source) < c->least && TRACE__LIKELY(f != NULL)) \
            return TRACE__PASS_ARGUMENTS(n, f); \
        return trace__pass_on_##n(TRACE__P##n(TRACE__P_ARGUMENT) c); \
    }
TRACE__PASS_ALL(TRACE__PASS_FUNCTION)

#define TRACE__PASS_DECLARE(prefix, n, level, least, room, id, name, declared, text) \
    prefix##_declare_linked(id, name) static trace__pass id##_call = { \
        {name "\0" text, prefix##_linked(id), NULL, 0, 0, level, prefix##_source_id, 0, NULL, NULL, NULL}, \
        &prefix##_library, \
        prefix##_source_id, \
        n, \
        least, \
        room}; \
    prefix##_shown uint64_t id declared __asm__(prefix##_symbol(name));
/* The values end with a comma each. */
/* clang-format off */
#define TRACE__PASS(prefix, n, level, least, room, id, name, declared, values, text) \
    TRACE__PASS_DECLARE(prefix, n, level, least, room, id, name, declared, text) \
    prefix##_shown uint64_t id declared { return trace__pass_##n(TRACE__LIST values &id##_call); }
/* clang-format on */
