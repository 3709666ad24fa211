/* forward.c - wrappers of functions without hooks, whose parameters and result travel in integer registers
 *
 * Such a wrapper is hardly any code: what it was given goes on, as it is, to the function here for that many
 * parameters, with the call's table behind it. Recorded or not is decided there. So it costs the compiler a sixth of
 * one that has code of its own, and a call that is not recorded two jumps. */

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
#define TRACE__PASS_CASE(n) \
    case n: return ((TRACE__PASS_TYPE(n))(uintptr_t)f)(TRACE__P##n(TRACE__P_VALUE) more);
    switch (n) {
        TRACE__PASS_ALL(TRACE__PASS_CASE)
    default: __builtin_unreachable(); /* the generator knows better */
    }
}

/* How much room there is for what comes back, when the call begins: values behind the result. */
enum { TRACE__FORWARD_ROOMS = 3 };
static inline void trace__forward_room(const uint8_t *room, uint64_t *v, uint64_t *to)
{
    if (TRACE__UNLIKELY(room != NULL))
        for (; room[1]; room += 2)
            *to++ = trace__load((const void *)(uintptr_t)v[room[0]], room[1]);
}

/* As TRACE__ENTER. */
#ifdef TRACE__INJECT
#define TRACE__FORWARD_ENTER(c) \
    __attribute__((cleanup(trace__call_leave), unused)) const trace__call *outer = trace__call_way.call; \
    trace__call_way.call = c->lib->layered ? c : outer
#else
#define TRACE__FORWARD_ENTER(c)
#endif

/* Two functions for each number, so that a call that is not recorded needs no room for its values. */
#define TRACE__FORWARD_FUNCTION(n) \
    static __attribute__((noinline, unused)) uint64_t trace__forward_on_##n(TRACE__P##n(TRACE__P_PARAMETER) \
                                                                                trace__call *c) \
    { \
        void *f = trace__call_behind(c->lib->layered, c->lib, c); \
        uint64_t v[n + 1 + TRACE__FORWARD_ROOMS]; \
        uint32_t id; \
        if (!TRACE__ON(c->source, c->level) || (c->level < 3 && TRACE__CALL_NESTED(c->lib))) \
            return ((TRACE__PASS_TYPE(n))(uintptr_t)f)(TRACE__P##n(TRACE__P_ARGUMENT) c); \
        TRACE__P##n(TRACE__P_KEEP) trace__forward_room(c->room, v, v + n + 1); \
        id = trace__call_begin(c->lib, c, v); \
        TRACE__FORWARD_ENTER(c); \
        v[n] = ((TRACE__PASS_TYPE(n))(uintptr_t)f)(TRACE__P##n(TRACE__P_VALUE) NULL); \
        trace__call_end(c, id, v); \
        return v[n]; \
    } \
    static \
        __attribute__((noinline, unused)) uint64_t trace__forward_##n(TRACE__P##n(TRACE__P_PARAMETER) trace__call *c) \
    { \
        void *f = __atomic_load_n(&c->real, __ATOMIC_RELAXED); \
        if (!TRACE__ON(c->source, c->level) && TRACE__LIKELY(f != NULL) && !c->lib->layered) \
            return ((TRACE__PASS_TYPE(n))(uintptr_t)f)(TRACE__P##n(TRACE__P_ARGUMENT) c); \
        return trace__forward_on_##n(TRACE__P##n(TRACE__P_ARGUMENT) c); \
    }
TRACE__PASS_ALL(TRACE__FORWARD_FUNCTION)

/* The values end with a comma each. */
#define TRACE__FORWARD_DECLARE(prefix, level, R, id, name, declared, room, text) \
    prefix##_declare_linked(id, name) static trace__call id##_call = { \
        name "\0" text, prefix##_linked(id), NULL, 0, 0, level, prefix##_source_id, 0, NULL, &prefix##_library, room}; \
    prefix##_shown R id declared __asm__(prefix##_symbol(name)); \
    prefix##_shown R id declared
/* clang-format off */
#define TRACE__FORWARD(prefix, n, level, R, id, name, declared, values, text) \
    TRACE__FORWARD_DECLARE(prefix, level, R, id, name, declared, NULL, text) \
    { return (R)(uintptr_t)trace__forward_##n(TRACE__LIST values &id##_call); }
#define TRACE__FORWARD_VOID(prefix, n, level, R, id, name, declared, values, text) \
    TRACE__FORWARD_DECLARE(prefix, level, void, id, name, declared, NULL, text) \
    { trace__forward_##n(TRACE__LIST values &id##_call); }
/* `room` is the pairs of trace__call.room, without the last. */
#define TRACE__FORWARD_ROOM(prefix, n, level, R, id, name, declared, values, room, text) \
    static const uint8_t id##_room[] = {TRACE__LIST room, 0, 0}; \
    TRACE__FORWARD_DECLARE(prefix, level, R, id, name, declared, id##_room, text) \
    { return (R)(uintptr_t)trace__forward_##n(TRACE__LIST values &id##_call); }
/* clang-format on */
