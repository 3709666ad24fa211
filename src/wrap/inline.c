/* inline.c - functions that are called so often that their records are written out, in place of steps read from a
 * table; the generator knows that all their fields are plain
 *
 * A program may make thousands of such calls a millisecond: what they cost is instructions. Whatever is out of the way
 * (a function called for the first time, a handler in the middle of a record, the end of a chunk, a long pause) goes by
 * the table. Fields are of 4 or 8 bytes, so ends need not be padded. */

/* The fields, into trace__at: of a value, and of what a pointer leads to. */
#define TRACE__GIVEN32(x) trace__at = trace__put_u32(trace__at, (uint32_t)(x));
#define TRACE__GIVEN64(x) trace__at = trace__put_u64(trace__at, (uint64_t)(uintptr_t)(x));
#define TRACE__GIVEN(n, x) trace__at = (unsigned char *)memcpy(trace__at, &(x), n) + n;
#define TRACE__AT(n, x) \
    trace__at = (unsigned char *)(trace__good && x ? memcpy(trace__at, x, n) : memset(trace__at, 0, n)) + n;
#define TRACE__AT32(x) \
    trace__at = trace__put_u32(trace__at, trace__good ? (uint32_t)trace__load(TRACE__POINTER(x), 4) : 0);
#define TRACE__AT64(x) trace__at = trace__put_u64(trace__at, trace__good ? trace__load(TRACE__POINTER(x), 8) : 0);
#define TRACE__TRUTH(x) trace__at = trace__put_u8(trace__at, (uint32_t)(x) != 0);
#define TRACE__TRUTH_AT(x) trace__at = trace__put_u8(trace__at, trace__good && trace__load(TRACE__POINTER(x), 4) != 0);
#define TRACE__HANDLE_AT(prefix, x) \
    trace__at = trace__put_u64(trace__at, trace__good && (x) ? prefix##_read(TRACE__POINTER(x), 0) : 0);
#define TRACE__HANDLES_AT(prefix, x, n) \
    trace__at = trace__put_handles(trace__at, TRACE__POINTER(x), \
                                   trace__good && (x) && (int64_t)(n) > 0 ? (size_t)(n) : 0, prefix##_read);
#define TRACE__POINTER(x) ((const void *)(uintptr_t)(x))
/* Behind fields of other sizes. */
#define TRACE__PADDED trace__at = trace__pad(trace__at);

/* A function with shared timestamps does hardly more than call one leaf, and reading the clock takes longer than both
 * do. So they have their times in common: the leaf begins when its caller began, if that is the last record before it,
 * and the caller ends with the leaf, if that is the last record then. trace__writer.shared is where that record ended,
 * and one of these. */
enum { TRACE__SHARED_BEGIN = 1, TRACE__SHARED_END = 2 };
static inline __attribute__((always_inline)) bool trace__shares(const trace__writer *w, const unsigned char *at,
                                                                uint64_t what)
{
    return w->shared == (uintptr_t)at + what;
}

static inline uint32_t trace__inline_id(const trace__call *c) { return __atomic_load_n(&c->inlined, __ATOMIC_ACQUIRE); }
static inline uint32_t trace__known_id(const trace__call *c) { return __atomic_load_n(&c->id, __ATOMIC_ACQUIRE); }
/* When a leaf begins. */
static inline __attribute__((always_inline)) uint64_t trace__call_begun(const trace__call *c)
{
    const trace__writer *w = trace__current();
    if (trace__shares(w, w->cur, TRACE__SHARED_BEGIN) && !w->busy) /* busy: this is a handler */
        return w->last;
    return TRACE__LIKELY(trace__inline_id(c)) ? trace__ticks_here() : trace__ticks();
}

typedef struct trace__inline { /* one record, or two */
    trace__writer *w;
    unsigned char *at; /* where the first begins */
    uint64_t ended;
    uint64_t took; /* that is so much later than the begin, of two */
    uint32_t id;
} trace__inline;

/* The writer is busy then. */
static inline __attribute__((always_inline)) bool trace__inline_open(trace__inline *s, uint32_t id)
{
    s->w = trace__current();
    s->id = id;
    if (TRACE__UNLIKELY(s->w->busy || !id))
        return false;
    s->w->busy = 1;
    TRACE__BARRIER();
    s->at = s->w->cur;
    return true;
}
/* Whether there is room for `bytes` of fields, and no time in between too long; else it is not busy any more. */
static inline __attribute__((always_inline)) bool trace__inline_fits(const trace__inline *s, size_t bytes,
                                                                     uint64_t later)
{
    if (TRACE__LIKELY((uintptr_t)s->at + bytes + TRACE__RECORD_ROOM <= (uintptr_t)s->w->end) &&
        TRACE__LIKELY(later <= TRACE_DELTA_MAX))
        return true;
    s->w->busy = 0;
    return false;
}
static inline __attribute__((always_inline)) unsigned char *trace__inline_word(unsigned char *p, uint32_t id,
                                                                               uint64_t delta)
{
    return trace__put_u32(p, (uint32_t)delta << TRACE_ID_BITS | id);
}

/* Where the begin's fields go, of a call that was begun then and has just ended; NULL: not this way. */
static inline __attribute__((always_inline)) unsigned char *trace__inline_both(trace__inline *s, const trace__call *c,
                                                                               size_t bytes, uint64_t begun)
{
    uint64_t before;
    if (!trace__inline_open(s, trace__inline_id(c)))
        return NULL;
    trace__expect_stores(s->at);
    s->ended = trace__ticks_here();
    s->took = s->ended - begun;
    before = begun - s->w->last;
    if (!trace__inline_fits(s, bytes + TRACE__RECORD_ROOM, before | s->took))
        return NULL;
    return trace__inline_word(s->at, s->id, before);
}
static inline __attribute__((always_inline)) unsigned char *trace__inline_next(const trace__inline *s, unsigned char *p)
{
    return trace__inline_word(p, s->id + 1, s->took);
}
static inline __attribute__((always_inline)) void trace__inline_close(const trace__inline *s, unsigned char *p)
{
    s->w->last = s->ended;
    if (trace__shares(s->w, s->at, TRACE__SHARED_BEGIN))
        s->w->shared = (uintptr_t)p + TRACE__SHARED_END;
    trace__close_records(s->w, s->at, p, 2);
}

/* Where the fields go of one record, a call's begin; NULL: not this way. */
static inline __attribute__((always_inline)) unsigned char *trace__inline_begin(trace__inline *s, const trace__call *c,
                                                                                size_t bytes)
{
    uint64_t before;
    if (!trace__inline_open(s, trace__inline_id(c)))
        return NULL;
    trace__expect_stores(s->at);
    s->ended = trace__ticks_here();
    before = s->ended - s->w->last;
    return trace__inline_fits(s, bytes, before) ? trace__inline_word(s->at, s->id, before) : NULL;
}
static inline __attribute__((always_inline)) void trace__inline_begun(const trace__inline *s, unsigned char *p,
                                                                      bool shared)
{
    s->w->last = s->ended;
    if (shared)
        s->w->shared = (uintptr_t)p + TRACE__SHARED_BEGIN;
    trace__close_records(s->w, s->at, p, 1);
}
/* The call ends when that frame is left. */
static inline __attribute__((always_inline)) void trace__inline_framed(const trace__inline *s, const void *at)
{
    trace__push_frame(s->w, at, s->id);
}
/* Its end. */
static inline __attribute__((always_inline)) unsigned char *trace__inline_end(trace__inline *s, const trace__call *c,
                                                                              size_t bytes, bool shared)
{
    uint64_t before = 0;
    if (!trace__inline_open(s, trace__inline_id(c)))
        return NULL;
    s->ended = s->w->last;
    if (!shared || TRACE__UNLIKELY(!trace__shares(s->w, s->at, TRACE__SHARED_END))) {
        trace__expect_stores(s->at);
        s->ended = trace__ticks_here();
        before = s->ended - s->w->last;
    }
    return trace__inline_fits(s, bytes, before) ? trace__inline_word(s->at, s->id + 1, before) : NULL;
}
static inline __attribute__((always_inline)) void trace__inline_ended(const trace__inline *s, unsigned char *p,
                                                                      bool shared)
{
    s->w->last = s->ended;
    if (shared)
        s->w->shared = 0; /* the place may be one where a record ends again */
    trace__close_records(s->w, s->at, p, 1);
}

/* The same by the table. What a function with shared timestamps calls does not ask what is being called. */
__attribute__((noinline, unused)) static bool trace__tabled_begin(bool shared, const trace__library *lib,
                                                                  trace__call *c, const uint64_t *v)
{
    uint32_t id = trace__call_begin(lib, c, v);
    trace__writer *w = trace__current();
    if (id && shared) {
        TRACE__CALL_SHUT();
        if (!w->busy)
            w->shared = (uintptr_t)w->cur + TRACE__SHARED_BEGIN;
    }
    return id != 0;
}
__attribute__((noinline, unused)) static void trace__tabled_end(bool shared, const trace__call *c, bool begun,
                                                                const uint64_t *v)
{
    if (begun && shared) {
        trace__current()->shared = 0; /* as trace__inline_ended() */
        TRACE__CALL_OPEN(c);
    }
    trace__call_end(c, begun ? __atomic_load_n(&c->id, __ATOMIC_ACQUIRE) : 0, v);
}

/* ---- wrappers of leaves, and of functions that are written out; the parts are those of interpret.c's ------------- */

/* What the program calls. A call that is not recorded is a jump to the function behind: nothing of it is touched, least
 * of all the stack. What records is apart, and so is the first call, which looks for the function. */
#define TRACE__CALL_FRONT(prefix, least, R, id, call, declared, passed, nested) \
    static TRACE__AT_O2 __attribute__((noinline)) R id##_kept declared; \
    static __attribute__((noinline, cold)) R id##_first declared \
    { \
        R(*trace__f) declared = TRACE__REAL_OF(prefix, id, call); \
        return !TRACE__ON(prefix##_source_id, least) || (nested) ? trace__f passed : id##_kept passed; \
    } \
    TRACE__AT_O2 prefix##_shown R id declared \
    { \
        R(*trace__f) \
        declared = \
            (__typeof__(&id))(uintptr_t)(prefix##_layered ? NULL : __atomic_load_n(&(call).real, __ATOMIC_RELAXED)); \
        if (TRACE__UNLIKELY(!trace__f)) \
            return id##_first passed; \
        if (!TRACE__ON(prefix##_source_id, least) || (nested)) \
            return trace__f passed; \
        return id##_kept passed; \
    }

#define TRACE__CALL_STRAIGHT(prefix, n, level, R, id, name, declared, passed, values, bytes, good, in, out, text) \
    TRACE__DECLARE_NAMED(, prefix, level, R, id, name, declared, text); \
    TRACE__CALL_FRONT(prefix, level, R, id, id##_call, declared, passed, false) \
    static TRACE__AT_O2 R id##_kept declared \
    { \
        R(*trace__f) declared = TRACE__REAL(prefix, id); \
        uint64_t trace__begun = trace__call_begun(&id##_call); \
        R trace__r = trace__f passed; \
        trace__inline trace__s; \
        unsigned char *trace__at = trace__inline_both(&trace__s, &id##_call, bytes, trace__begun); \
        if (TRACE__LIKELY(trace__at)) { \
            bool trace__good = good; \
            TRACE__LIST in trace__at = trace__inline_next(&trace__s, trace__at); \
            TRACE__LIST out trace__inline_close(&trace__s, trace__at); \
            (void)trace__good; \
        } else { \
            uint64_t trace__v[n + 1] = {TRACE__LIST values}; \
            trace__v[n] = TRACE__V(trace__r); \
            trace__call_leaf(&prefix##_library, &id##_call, trace__begun, trace__v); \
        } \
        return trace__r; \
    }
#define TRACE__CALL_WRITTEN(shared, prefix, n, level, R, id, name, declared, passed, values, bytes, good, in, out, \
                            text) \
    TRACE__DECLARE_NAMED(, prefix, level, R, id, name, declared, text); \
    TRACE__CALL_FRONT(prefix, level, R, id, id##_call, declared, passed, \
                      level < 3 && TRACE__CALL_NESTED(&prefix##_library)) \
    static __attribute__((noinline, cold)) R id##_tabled declared \
    { \
        R(*trace__f) declared = TRACE__REAL(prefix, id); \
        uint64_t trace__v[n + 1] = {TRACE__LIST values}; \
        bool trace__begun = trace__tabled_begin(shared, &prefix##_library, &id##_call, trace__v); \
        TRACE__LEAVING(NULL, &id##_call, trace__begun); \
        R trace__r = trace__f passed; \
        TRACE__RETURNED; \
        trace__v[n] = TRACE__V(trace__r); \
        trace__tabled_end(shared, &id##_call, trace__begun, trace__v); \
        return trace__r; \
    } \
    static TRACE__AT_O2 R id##_kept declared \
    { \
        R(*trace__f) declared = TRACE__REAL(prefix, id); \
        trace__inline trace__s; \
        unsigned char *trace__at = trace__inline_begin(&trace__s, &id##_call, bytes); \
        bool trace__good = true; \
        if (TRACE__UNLIKELY(!trace__at)) \
            return id##_tabled passed; \
        if (!shared) \
            TRACE__CALL_OPEN(&id##_call); \
        TRACE__LIST in trace__inline_begun(&trace__s, trace__at, shared); \
        TRACE__LEAVING(NULL, &id##_call, true); \
        R trace__r = trace__f passed; \
        TRACE__RETURNED; \
        trace__at = trace__inline_end(&trace__s, &id##_call, bytes, shared); \
        if (TRACE__LIKELY(trace__at)) { \
            trace__good = good; \
            if (!shared) \
                TRACE__CALL_SHUT(); \
            TRACE__LIST out trace__inline_ended(&trace__s, trace__at, shared); \
            (void)trace__good; \
        } else { \
            uint64_t trace__v[n + 1] = {TRACE__LIST values}; \
            trace__v[n] = TRACE__V(trace__r); \
            trace__tabled_end(shared, &id##_call, true, trace__v); \
        } \
        return trace__r; \
    }
#define TRACE__CALL_INLINE(...) TRACE__CALL_WRITTEN(false, __VA_ARGS__)
#define TRACE__CALL_SHARED(...) TRACE__CALL_WRITTEN(true, __VA_ARGS__)

/* ---- the same of functions that record what is derived from their parameters, too
 * ------------------------------------------------------
 *
 * The values are the table's. They never leave the wrapper while the records are written out, so compilers keep them in
 * registers, and leave out what nobody reads. The end needs few of them, the table's end as well: `kept`. */
#define TRACE__KEEP(place) trace__all.at[place] = trace__v.at[place];

/* Value PLACE, and those behind it, of other values. */
#define TRACE__DERIVE(prefix, function, ...) \
    { \
        static const uint8_t trace__places[] = {__VA_ARGS__}; \
        prefix##_inline_##function(trace__v.at, trace__places, &trace__missed); \
    }
#define TRACE__ROOM_AT(place) \
    union { \
        uint64_t align; \
        char bytes[TRACE__PASS_ROOM]; \
    } trace__room; \
    trace__v.at[place] = (uintptr_t)&trace__room;

/* What hooks and values of rules derive, and hooks after the call. */
#define TRACE__HOOKED_INLINE(prefix, n, nvalues, level, R, id, name, declared, passed, values, derived, after, bytes, \
                             good, in, out, kept, text) \
    TRACE__DECLARE_NAMED(, prefix, level, R, id, name, declared, text); \
    TRACE__CALL_FRONT(prefix, level, R, id, id##_call, declared, passed, false) \
    static TRACE__AT_O2 R id##_kept declared \
    { \
        R(*trace__f) declared = TRACE__REAL(prefix, id); \
        struct { \
            uint64_t at[n + 1 + nvalues]; \
        } trace__v = {{TRACE__LIST values}}; \
        enum { trace__good = 1 }; \
        unsigned char *trace__at; \
        bool trace__begun = true; \
        trace__inline trace__s; \
        TRACE__LIST derived trace__at = trace__inline_begin(&trace__s, &id##_call, bytes); \
        if (TRACE__LIKELY(trace__at)) { \
            TRACE__LIST in trace__inline_begun(&trace__s, trace__at, false); \
            TRACE__CALL_OPEN(&id##_call); \
        } else { \
            __typeof__(trace__v) trace__all = trace__v; \
            trace__begun = trace__call_begin(&prefix##_library, &id##_call, trace__all.at) != 0; \
        } \
        TRACE__LEAVING(NULL, &id##_call, trace__begun); \
        R result = trace__f passed, trace__r = result; /* as hooks call it, and as fields do */ \
        TRACE__RETURNED; \
        trace__v.at[n] = TRACE__V(trace__r); \
        TRACE__LIST after if (TRACE__UNLIKELY(!trace__begun)) return trace__r; \
        trace__at = TRACE__LIKELY(good) ? trace__inline_end(&trace__s, &id##_call, bytes, false) : NULL; \
        if (TRACE__LIKELY(trace__at)) { \
            TRACE__CALL_SHUT(); \
            TRACE__LIST out trace__inline_ended(&trace__s, trace__at, false); \
        } else { \
            __typeof__(trace__v) trace__all; \
            trace__all.at[n] = trace__v.at[n]; \
            TRACE__LIST kept trace__call_end(&id##_call, trace__known_id(&id##_call), trace__all.at); \
        } \
        return trace__r; \
    }

/* What functions of the library derive (pass.c). `before`, `around` and `after` are done at each call; `derived` and
 * `derived_back` make what the two records have. The record is open before anything is derived: a function that cannot
 * do it with a few instructions says so (trace__missed) before it has changed anything, and the whole call goes by the
 * table. So this code calls nothing but the function behind, and keeps little across it. A result that is an error goes
 * by the table, too. */
/* clang-format off */
#define TRACE__PASS_INLINE(prefix, n, nvalues, level, least, room, id, name, declared, passed, values, given, before,  \
                           derived, around, after, derived_back, bytes, good, in, out, kept, text) \
    TRACE__PASS_DECLARE(prefix, n, level, least, room, id, name, declared, text) \
    TRACE__CALL_FRONT(prefix, least, uint64_t, id, id##_call.call, declared, passed, false) \
    static TRACE__AT_O2 uint64_t id##_kept declared \
    { \
        uint64_t (*trace__f) declared = TRACE__REAL_OF(prefix, id, id##_call.call); \
        struct { uint64_t at[n + 1 + nvalues]; } trace__v = {{TRACE__LIST values}}; \
        enum { trace__good = 1 }; \
        bool trace__missed = false; \
        uint64_t trace__called_at; /* its address is that of the frame */ \
        trace__inline trace__s; \
        unsigned char *trace__at = NULL; \
        if (level <= least || TRACE__ON(prefix##_source_id, level)) { \
            trace__look_at(trace__recorder_here(), trace__current(), TRACE__STACK_TOP); \
            trace__at = trace__inline_begin(&trace__s, &id##_call.call, bytes); \
        } \
        if (TRACE__UNLIKELY(!trace__at)) \
            return trace__pass_on_##n(TRACE__LIST values, &id##_call); \
        TRACE__LIST before TRACE__LIST derived \
        if (TRACE__UNLIKELY(trace__missed)) { \
            trace__s.w->busy = 0; \
            return trace__pass_on_##n(TRACE__LIST values, &id##_call); \
        } \
        TRACE__LIST in trace__inline_begun(&trace__s, trace__at, false); \
        trace__inline_framed(&trace__s, &trace__called_at); \
        TRACE__LEAVING(&trace__called_at, &id##_call.call, true); \
        TRACE__LIST around \
        uint64_t trace__r = trace__f given; \
        TRACE__RETURNED; \
        trace__v.at[n] = TRACE__V(trace__r); \
        TRACE__LIST after TRACE__LIST derived_back \
        trace__call_unframe(trace__recorder_here(), &trace__called_at); \
        trace__at = TRACE__LIKELY(good) ? trace__inline_end(&trace__s, &id##_call.call, bytes, false) : NULL; \
        if (TRACE__LIKELY(trace__at)) { \
            TRACE__LIST out trace__inline_ended(&trace__s, trace__at, false); \
        } else { \
            __typeof__(trace__v) trace__all; \
            trace__all.at[n] = trace__v.at[n]; \
            TRACE__LIST kept \
            trace__pass_tabled_end(&id##_call, trace__all.at); \
        } \
        return trace__r; \
    }
/* clang-format on */
