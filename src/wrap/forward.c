/* forward.c - wrappers of functions whose parameters and result travel in integer registers
 *
 * Such a wrapper is hardly any code: what it was given goes on, as it is, to the function here for that many
 * parameters, with the call's table behind it. Recorded or not is decided there. So it costs the compiler a sixth of
 * one that has code of its own, and a call that is not recorded two jumps. Hooks and values that only read what the
 * call has are functions of its values (trace__around), which calls share. */

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
/* A(0) A(1) ... LAST(n - 1): lists without a comma at the end. NONE stands for the empty list. */
#define TRACE__L0(A, LAST, NONE) NONE
#define TRACE__L1(A, LAST, NONE) LAST(0)
#define TRACE__L2(A, LAST, NONE) TRACE__P1(A) LAST(1)
#define TRACE__L3(A, LAST, NONE) TRACE__P2(A) LAST(2)
#define TRACE__L4(A, LAST, NONE) TRACE__P3(A) LAST(3)
#define TRACE__L5(A, LAST, NONE) TRACE__P4(A) LAST(4)
#define TRACE__L6(A, LAST, NONE) TRACE__P5(A) LAST(5)
#define TRACE__L7(A, LAST, NONE) TRACE__P6(A) LAST(6)
#define TRACE__L8(A, LAST, NONE) TRACE__P7(A) LAST(7)
#define TRACE__L9(A, LAST, NONE) TRACE__P8(A) LAST(8)
#define TRACE__L10(A, LAST, NONE) TRACE__P9(A) LAST(9)
#define TRACE__L11(A, LAST, NONE) TRACE__P10(A) LAST(10)
#define TRACE__L12(A, LAST, NONE) TRACE__P11(A) LAST(11)
#define TRACE__L13(A, LAST, NONE) TRACE__P12(A) LAST(12)
#define TRACE__L14(A, LAST, NONE) TRACE__P13(A) LAST(13)
#define TRACE__L15(A, LAST, NONE) TRACE__P14(A) LAST(14)
#define TRACE__L16(A, LAST, NONE) TRACE__P15(A) LAST(15)
#define TRACE__PASS_ALL(A) A(0) A(1) A(2) A(3) A(4) A(5) A(6) A(7) A(8) A(9) A(10) A(11) A(12) A(13) A(14) A(15) A(16)
#define TRACE__P_TYPE(i) uint64_t,
#define TRACE__P_PARAMETER(i) uint64_t a##i,
#define TRACE__P_ARGUMENT(i) a##i,
#define TRACE__P_VALUE(i) v[i],
#define TRACE__P_KEEP(i) v[i] = a##i;
#define TRACE__P_LAST_TYPE(i) uint64_t
#define TRACE__P_LAST_ARGUMENT(i) a##i
#define TRACE__P_LAST_VALUE(i) v[i]
/* Calls the library's function with the arguments a0, a1 ..., or with the values v[0], v[1] ... */
#define TRACE__PASS_TYPE(n) uint64_t (*)(TRACE__L##n(TRACE__P_TYPE, TRACE__P_LAST_TYPE, void))
#define TRACE__PASS_ARGUMENTS(n, f) \
    ((TRACE__PASS_TYPE(n))(uintptr_t)(f))(TRACE__L##n(TRACE__P_ARGUMENT, TRACE__P_LAST_ARGUMENT, ))
#define TRACE__PASS_VALUES_OF(n, f) \
    ((TRACE__PASS_TYPE(n))(uintptr_t)(f))(TRACE__L##n(TRACE__P_VALUE, TRACE__P_LAST_VALUE, ))

static inline uint64_t trace__pass_call(void *f, unsigned n, const uint64_t *v)
{
#define TRACE__PASS_CASE(n) \
    case n: return TRACE__PASS_VALUES_OF(n, f);
    switch (n) {
        TRACE__PASS_ALL(TRACE__PASS_CASE)
    default: __builtin_unreachable(); /* the generator knows better */
    }
}

/* How much room there is for what comes back, when the call begins: values behind the result. */
static inline void trace__forward_room(const uint8_t *room, uint64_t *v, uint64_t *to)
{
    for (; TRACE__UNLIKELY(room[1]); room += 2)
        *to++ = trace__load((const void *)(uintptr_t)v[room[0]], room[1]);
}

#ifdef TRACE__INJECT
/* As TRACE__ENTER. */
#define TRACE__FORWARD_ENTER(c) \
    __attribute__((cleanup(trace__call_leave), unused)) const trace__call *outer = trace__call_way.call; \
    trace__call_way.call = c->lib->layered ? c : outer
#define TRACE__FORWARD_LAYERED(c) ((c)->lib->layered)
/* trace__call_behind is asked once more. */
#define TRACE__FORWARD_AGAIN(c, f) \
    if ((c)->lib->layered) \
    trace__call_way.below = f
#else
#define TRACE__FORWARD_ENTER(c)
#define TRACE__FORWARD_LAYERED(c) false
#define TRACE__FORWARD_AGAIN(c, f) (void)0
#endif

/* What a wrapper calls: `kind##_on` has the call recorded, `level` is that from which on it has anything to do. A
 * function each, so that a call that is not recorded needs no room for its values, and looks for nothing. */
#define TRACE__FORWARD_FRONT(n, kind, level) \
    static __attribute__((noinline, unused)) uint64_t trace__##kind##_off_##n(TRACE__P##n(TRACE__P_PARAMETER) \
                                                                                  trace__call *c) \
    { \
        void *f = trace__call_behind(c->lib->layered, c->lib, c); \
        if (!TRACE__ON(c->source, level)) \
            return TRACE__PASS_ARGUMENTS(n, f); \
        TRACE__FORWARD_AGAIN(c, f); /* looking for it has begun to record */ \
        return trace__##kind##_on_##n(TRACE__P##n(TRACE__P_ARGUMENT) c); \
    } \
    static \
        __attribute__((noinline, unused)) uint64_t trace__##kind##_##n(TRACE__P##n(TRACE__P_PARAMETER) trace__call *c) \
    { \
        void *f = __atomic_load_n(&c->real, __ATOMIC_RELAXED); \
        if (TRACE__ON(c->source, level)) \
            return trace__##kind##_on_##n(TRACE__P##n(TRACE__P_ARGUMENT) c); \
        if (TRACE__LIKELY(f != NULL) && !TRACE__FORWARD_LAYERED(c)) \
            return TRACE__PASS_ARGUMENTS(n, f); \
        return trace__##kind##_off_##n(TRACE__P##n(TRACE__P_ARGUMENT) c); \
    }

#define TRACE__FORWARD_FUNCTION(n) \
    static __attribute__((noinline, unused)) uint64_t trace__forward_on_##n(TRACE__P##n(TRACE__P_PARAMETER) \
                                                                                trace__call *c) \
    { \
        void *f = trace__call_behind(c->lib->layered, c->lib, c); \
        uint64_t v[n + 1]; \
        uint32_t id; \
        if (c->level < 3 && TRACE__CALL_NESTED(c->lib)) \
            return TRACE__PASS_ARGUMENTS(n, f); \
        TRACE__P##n(TRACE__P_KEEP) id = trace__call_enter_outer(c->lib, c, v, TRACE__STACK_TOP); \
        TRACE__LEAVING(v, c, id); \
        TRACE__FORWARD_ENTER(c); \
        v[n] = TRACE__PASS_VALUES_OF(n, f); \
        TRACE__RETURNED; \
        trace__call_exit(c, id, v); \
        return v[n]; \
    } \
    TRACE__FORWARD_FRONT(n, forward, c->level)
TRACE__PASS_ALL(TRACE__FORWARD_FUNCTION)

/* With hooks, which are called whatever the level, and how much room there is. */
enum { TRACE__FORWARD_MORE = 8 }; /* values behind the result; the last is room that hooks lend */
/* The address of room for what the caller of a function with n parameters left out. */
static inline uint64_t trace__forward_lend(uint64_t *v, unsigned n)
{
    v[n + TRACE__FORWARD_MORE] = 0;
    return (uintptr_t)&v[n + TRACE__FORWARD_MORE];
}
#define TRACE__FORWARD_AROUND_FUNCTION(n) \
    static __attribute__((noinline, unused)) uint64_t trace__around_on_##n(TRACE__P##n(TRACE__P_PARAMETER) \
                                                                               trace__call *c) \
    { \
        void *f = trace__call_behind(c->lib->layered, c->lib, c); \
        const trace__around *around = c->around; \
        uint64_t v[n + 1 + TRACE__FORWARD_MORE]; \
        uint32_t id = 0; \
        TRACE__FORWARD_ENTER(c); \
        TRACE__P##n(TRACE__P_KEEP) if (around->before) around->before(v, c); \
        if (TRACE__ON(c->source, c->level)) { \
            trace__forward_room(around->room, v, v + n + 1); \
            id = trace__call_enter(c->lib, c, v, TRACE__STACK_TOP); \
        } \
        TRACE__LEAVING(v, c, id); \
        v[n] = TRACE__PASS_VALUES_OF(n, f); \
        TRACE__RETURNED; \
        if (around->after) \
            around->after(v, c); \
        trace__call_exit(c, id, v); \
        return v[n]; \
    } \
    TRACE__FORWARD_FRONT(n, around, 1)
TRACE__PASS_ALL(TRACE__FORWARD_AROUND_FUNCTION)

/* The values end with a comma each. */
#define TRACE__FORWARD_DECLARE(prefix, level, R, id, name, declared, around, text) \
    prefix##_declare_linked( \
        id, name) static trace__call id##_call = {name "\0" text, prefix##_linked(id), NULL, 0,    0, \
                                                  level,          prefix##_source_id,  0,    NULL, &prefix##_library, \
                                                  around}; \
    prefix##_shown R id declared __asm__(prefix##_symbol(name)); \
    prefix##_shown R id declared
/* clang-format off */
#define TRACE__FORWARD(prefix, n, level, R, id, name, declared, values, text) \
    TRACE__FORWARD_DECLARE(prefix, level, R, id, name, declared, NULL, text) \
    { return (R)(uintptr_t)trace__forward_##n(TRACE__LIST values &id##_call); }
#define TRACE__FORWARD_VOID(prefix, n, level, R, id, name, declared, values, text) \
    TRACE__FORWARD_DECLARE(prefix, level, void, id, name, declared, NULL, text) \
    { trace__forward_##n(TRACE__LIST values &id##_call); }
/* What is done around the call: the members of trace__around, of which pairs end with a comma, too. */
#define TRACE__FORWARD_AROUND(prefix, n, level, R, id, name, declared, values, before, after, room, text) \
    static const trace__around id##_around = {before, after, {TRACE__LIST room 0, 0}}; \
    TRACE__FORWARD_DECLARE(prefix, level, R, id, name, declared, &id##_around, text) \
    { return (R)(uintptr_t)trace__around_##n(TRACE__LIST values &id##_call); }
/* clang-format on */
/* A hook: statements of one function or of several. The code says trace__v and trace__this. */
#define TRACE__HOOK(name) \
    static void name(__attribute__((unused)) uint64_t *trace__v, __attribute__((unused)) trace__call *trace__this)
/* What it sees of the call is a copy, which nobody assigns to, nor takes the address of. */
#ifdef __cplusplus
#define TRACE__HOOK_VALUE
#else
#define TRACE__HOOK_VALUE register
#endif
