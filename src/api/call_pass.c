/* call_pass.c - calls whose parameters and result all travel in integer registers
 *
 * Their wrappers are hardly any code: what they were given goes on, as it is, to the function here for that many parameters, with the
 * call's table behind it. Recorded or not is decided here. So a wrapper costs the compiler next to nothing, and a call that is not
 * recorded two jumps.
 *
 * What an API does besides recording - following handles, lending a status - are functions that the text names (acts), so that
 * wrappers of another language may stand on the same table: they are trace__pass_begin, the call, trace__pass_end too. */
enum { TRACE__PASS_VALUES = 48, TRACE__PASS_ROOM = 1024 };

typedef struct trace__pass {
    trace__call call;
    const trace__library *lib;
    uint8_t gate, n, least, room; /* parameters; the level from which on there is anything to do; the value that is the address of TRACE__PASS_ROOM
                                     bytes for the time of the call, 0: none */
} trace__pass;

static inline void trace__act_at(const trace__steps *s, int moment, uint64_t *v)
{
    const trace__act *a = s->acts[moment], *end = s->acts[moment + 1];
    for (; a != end; a++)
        a->by(v, a->a);
}

/* What `end` needs of it; NULL: nothing is to be done. *id is 0 when nothing was recorded. */
static inline const trace__steps *trace__pass_begin(trace__pass *c, uint64_t *v, int on, uint32_t *id)
{
    uint32_t known = __atomic_load_n(&c->call.id, __ATOMIC_ACQUIRE);
    const trace__steps *s;
    trace__writer *w;
    unsigned char *p;
    *id = 0;
    if (TRACE__UNLIKELY(!known))
        known = trace__call_prepare(c->lib, &c->call);
    if (TRACE__UNLIKELY(!known))
        return NULL;
    s = __atomic_load_n(&c->call.steps, __ATOMIC_RELAXED); /* there once the id is */
    trace__act_at(s, TRACE__ACT_BEFORE, v);
    if (on >= c->call.level) {
        trace__act_at(s, TRACE__ACT_IN, v);
        p = trace__open_inline(&w, known, s->in_bytes);
        if (p) {
            trace__close(w, trace__take_steps(p, trace__steps_in(s), trace__steps_out(s), v, true));
            *id = known;
        }
    }
    trace__act_at(s, TRACE__ACT_CALL, v);
    return s;
}

static inline void trace__pass_end(const trace__pass *c, const trace__steps *s, uint32_t id, uint64_t *v)
{
    trace__writer *w;
    unsigned char *p;
    bool valid;
    if (TRACE__UNLIKELY(!s))
        return;
    trace__act_at(s, TRACE__ACT_AFTER, v);
    if (!id)
        return;
    trace__act_at(s, TRACE__ACT_OUT, v);
    valid = !s->checked || !(uint32_t)v[s->checked];
    if (TRACE__UNLIKELY(!valid) && c->lib->error)
        v[s->checked] = (uint64_t)(int64_t)c->lib->error((int)v[s->checked]);
    p = trace__open_inline(&w, id + 1, s->out_bytes);
    if (p)
        trace__close(w, trace__take_steps(p, trace__steps_out(s), trace__steps_end(s), v, valid));
}

/* A(0) A(1) ... */
#define TRACE__P0(A)
#define TRACE__P1(A) A(0)
#define TRACE__P2(A) TRACE__P1(A) A(1)
#define TRACE__P3(A) TRACE__P2(A) A(2)
#define TRACE__P4(A) TRACE__P3(A) A(3)
#define TRACE__P5(A) TRACE__P4(A) A(4)
#define TRACE__P6(A) TRACE__P5(A) A(5)
#define TRACE__P7(A) TRACE__P6(A) A(6)
#define TRACE__P8(A) TRACE__P7(A) A(7)
#define TRACE__P9(A) TRACE__P8(A) A(8)
#define TRACE__P10(A) TRACE__P9(A) A(9)
#define TRACE__P11(A) TRACE__P10(A) A(10)
#define TRACE__P12(A) TRACE__P11(A) A(11)
#define TRACE__P13(A) TRACE__P12(A) A(12)
#define TRACE__P14(A) TRACE__P13(A) A(13)
#define TRACE__P15(A) TRACE__P14(A) A(14)
#define TRACE__P16(A) TRACE__P15(A) A(15)
#define TRACE__PASS_ALL(A) A(0) A(1) A(2) A(3) A(4) A(5) A(6) A(7) A(8) A(9) A(10) A(11) A(12) A(13) A(14) A(15) A(16)
#define TRACE__P_TYPE(i) uint64_t,
#define TRACE__P_PARAMETER(i) uint64_t a##i,
#define TRACE__P_ARGUMENT(i) a##i,
#define TRACE__P_VALUE(i) v[i],
#define TRACE__P_KEEP(i) v[i] = a##i;
/* The function behind gets one argument more than it knows of, so that the call is a jump. */
#define TRACE__PASS_TYPE(n) uint64_t (*)(TRACE__P##n(TRACE__P_TYPE) const void *)

static inline uint64_t trace__pass_call(void *f, unsigned n, const uint64_t *v, const void *more)
{
#define TRACE__PASS_CASE(n) case n: return ((TRACE__PASS_TYPE(n))(uintptr_t)f)(TRACE__P##n(TRACE__P_VALUE) more);
    switch (n) {
        TRACE__PASS_ALL(TRACE__PASS_CASE)
    default: __builtin_unreachable(); /* the generator knows better */
    }
}

static __attribute__((noinline)) uint64_t trace__pass_on(trace__pass *c, void *f, uint64_t *v, int on)
{
    uint32_t id;
    const trace__steps *s = trace__pass_begin(c, v, on, &id);
    uint64_t result = v[c->n] = trace__pass_call(f, c->n, v, NULL);
    trace__pass_end(c, s, id, v);
    return result;
}
static __attribute__((noinline)) uint64_t trace__pass_room(trace__pass *c, void *f, uint64_t *v, int on)
{
    union { uint64_t align; char bytes[TRACE__PASS_ROOM]; } room;
    v[c->room] = (uintptr_t)&room;
    return trace__pass_on(c, f, v, on);
}

/* Two functions for each number, so that a call that is not recorded needs no room for its values. */
#define TRACE__PASS_FUNCTION(n) \
    static __attribute__((noinline, unused)) uint64_t trace__pass_on_##n(TRACE__P##n(TRACE__P_PARAMETER) trace__pass *c) \
    { \
        int on = TRACE__GATE(c->gate); \
        void *f = trace__call_real(c->lib, &c->call); \
        uint64_t v[TRACE__PASS_VALUES]; \
        if (on < c->least) \
            return ((TRACE__PASS_TYPE(n))(uintptr_t)f)(TRACE__P##n(TRACE__P_ARGUMENT) c); \
        TRACE__P##n(TRACE__P_KEEP) \
        return c->room ? trace__pass_room(c, f, v, on) : trace__pass_on(c, f, v, on); \
    } \
    static __attribute__((noinline, unused)) uint64_t trace__pass_##n(TRACE__P##n(TRACE__P_PARAMETER) trace__pass *c) \
    { \
        void *f = __atomic_load_n(&c->call.real, __ATOMIC_RELAXED); \
        if (TRACE__GATE(c->gate) < c->least && TRACE__LIKELY(f != NULL)) \
            return ((TRACE__PASS_TYPE(n))(uintptr_t)f)(TRACE__P##n(TRACE__P_ARGUMENT) c); \
        return trace__pass_on_##n(TRACE__P##n(TRACE__P_ARGUMENT) c); \
    }
TRACE__PASS_ALL(TRACE__PASS_FUNCTION)

/* The values end with a comma each. */
#define TRACE__PASS(prefix, n, level, least, room, id, name, declared, values, text) \
    prefix##_declare_linked(id, name) \
    static trace__pass id##_call = {{name "\0" text, prefix##_linked(id), NULL, 0, 0, level, prefix##_gate, 0, NULL}, &prefix##_library, prefix##_gate, n, least, room}; \
    prefix##_shown uint64_t id declared __asm__(prefix##_symbol(name)); \
    prefix##_shown uint64_t id declared { return trace__pass_##n(TRACE__LIST values &id##_call); }
