/* call_straight.c - functions that are called so often that their records are written out, in place of steps read from a table; the generator knows that all their fields are plain
 *
 * A program may make thousands of such calls a millisecond: what they cost is instructions. Whatever is out of the way (a function called for the first time, a handler in the
 * middle of a record, the end of a chunk, a long pause) goes by the table. Fields are of 4 or 8 bytes, so ends need not be padded. */

/* The fields, into trace__p: of a value, and of what a pointer leads to. */
#define TRACE__GIVEN32(x) trace__p = trace__put_u32(trace__p, (uint32_t)(x));
#define TRACE__GIVEN64(x) trace__p = trace__put_u64(trace__p, (uint64_t)(uintptr_t)(x));
#define TRACE__GIVEN(n, x) trace__p = (unsigned char *)memcpy(trace__p, &(x), n) + n;
#define TRACE__AT(n, x) trace__p = (unsigned char *)(trace__good && x ? memcpy(trace__p, x, n) : memset(trace__p, 0, n)) + n;
#define TRACE__AT32(x) trace__p = trace__put_u32(trace__p, trace__good ? (uint32_t)trace__load(x, 4) : 0);
#define TRACE__AT64(x) trace__p = trace__put_u64(trace__p, trace__good ? trace__load(x, 8) : 0);

/* A brief function does hardly more than call a quick one, and to read the clock takes longer than both do. So they have their times in common: the quick
 * one began when the brief one began, if that is the last record before it, and the brief one ends with it, if that is the last record then.
 * trace__call_here.shared is where that record ended; with 1 once the quick one is in it. 0: none. */
static inline __attribute__((always_inline)) uint64_t trace__call_begun(void)
{
    const trace__writer *w = trace__self;
    return trace__call_here.shared == (uintptr_t)w->cur && !w->busy && trace__call_here.shared ? w->last : trace__ticks(); /* busy: this is a handler */
}

static inline uint32_t trace__call_id(const trace__call *c)
{
    return __atomic_load_n(&c->id, __ATOMIC_ACQUIRE);
}

/* Whether a record of event `id` at `ticks` can be written out, and one a little later, with `bytes` of fields in all; the writer is busy then. An id of 0 is none. */
static inline __attribute__((always_inline)) bool trace__straight_open(trace__writer *w, uint32_t id, size_t bytes, uint64_t ticks, uint64_t later)
{
    if (TRACE__LIKELY((size_t)(w->end - w->cur) >= bytes + 16 && ((ticks - w->last) | later) <= TRACE_DELTA_MAX && id - 1 < TRACE_ID_SHORT_MAX - 2))
        return true;
    w->busy = 0;
    return false;
}
static inline __attribute__((always_inline)) unsigned char *trace__straight_word(unsigned char *p, uint32_t id, uint64_t delta)
{
    return trace__put_u32(p, (uint32_t)delta << TRACE_ID_BITS | id);
}

typedef struct trace__straight {
    trace__writer *w;
    uint64_t begun, ended;
    uint32_t id;
} trace__straight;

/* Where the begin's fields go, of a call that was begun then and has just ended; NULL: not this way. */
static inline __attribute__((always_inline)) unsigned char *trace__straight_both(trace__straight *s, const trace__call *c, size_t bytes, uint64_t begun)
{
    trace__writer *w = trace__self;
    s->w = w;
    s->begun = begun;
    s->id = trace__call_id(c);
    if (TRACE__UNLIKELY(w->busy))
        return NULL;
    w->busy = 1;
    TRACE__BARRIER();
    trace__expect_stores(w->cur);
    s->ended = trace__ticks();
    return trace__straight_open(w, s->id, bytes + 16, begun, s->ended - begun) ? trace__straight_word(w->cur, s->id, begun - w->last) : NULL;
}
static inline __attribute__((always_inline)) unsigned char *trace__straight_next(const trace__straight *s, unsigned char *p)
{
    return trace__straight_word(p, s->id + 1, s->ended - s->begun);
}
static inline __attribute__((always_inline)) void trace__straight_close(const trace__straight *s, unsigned char *p)
{
    bool shared = trace__call_here.shared == (uintptr_t)s->w->cur;
    s->w->last = s->ended;
    trace__close_records(s->w, p, 2);
    if (shared)
        trace__call_here.shared = (uintptr_t)p | 1;
}

/* Where the fields go of one record, a call's begin or its end; NULL: not this way. */
static inline __attribute__((always_inline)) unsigned char *trace__straight_one(uint32_t id, size_t bytes, bool brief_ends)
{
    trace__writer *w = trace__self;
    uint64_t ticks;
    unsigned char *p;
    if (TRACE__UNLIKELY(w->busy))
        return NULL;
    w->busy = 1;
    TRACE__BARRIER();
    trace__expect_stores(w->cur);
    ticks = brief_ends && trace__call_here.shared == ((uintptr_t)w->cur | 1) ? w->last : trace__ticks();
    if (!trace__straight_open(w, id, bytes, ticks, 0))
        return NULL;
    p = trace__straight_word(w->cur, id, ticks - w->last);
    w->last = ticks;
    return p;
}
static inline __attribute__((always_inline)) void trace__straight_begun(unsigned char *p, bool brief)
{
    trace__close_records(trace__self, p, 1);
    if (brief)
        trace__call_here.shared = (uintptr_t)p;
}
/* The same of one that went by the table. */
static inline void trace__straight_shares(void)
{
    const trace__writer *w = trace__self;
    trace__call_here.shared = w->busy ? 0 : (uintptr_t)w->cur;
}

/* ---- wrappers: of quick functions, and of hot and brief ones; the parts are those of call.c's ------------------------------------------- */

/* What the program calls. A call that is not recorded is a jump to the function behind: nothing of it is touched, least of all the stack. What records is
 * apart, and so is the first call, which looks for the function. */
#define TRACE__CALL_FRONT(prefix, level, R, id, name, declared, passed, nested, text) \
    TRACE__DECLARE_NAMED(, prefix, level, R, id, name, declared, text); \
    static __attribute__((noinline)) R id##_kept declared; \
    static __attribute__((noinline, cold)) R id##_first declared \
    { \
        R (*trace__f) declared = TRACE__REAL(prefix, id); \
        return !TRACE__ON(prefix##_gate, level) || (nested) ? trace__f passed : id##_kept passed; \
    } \
    prefix##_shown R id declared \
    { \
        R (*trace__f) declared = (__typeof__(&id))(uintptr_t)(prefix##_layered ? NULL : __atomic_load_n(&id##_call.real, __ATOMIC_RELAXED)); \
        if (TRACE__UNLIKELY(!trace__f)) \
            return id##_first passed; \
        if (!TRACE__ON(prefix##_gate, level) || (nested)) \
            return trace__f passed; \
        return id##_kept passed; \
    } \
    static R id##_kept declared

#define TRACE__CALL_STRAIGHT(prefix, n, level, R, id, name, declared, passed, values, bytes, good, in, out, text) \
    TRACE__CALL_FRONT(prefix, level, R, id, name, declared, passed, false, text) \
    { \
        R (*trace__f) declared = TRACE__REAL(prefix, id); \
        TRACE__CALL_OPEN(&id##_call); \
        uint64_t trace__begun = trace__call_begun(); \
        R trace__r = trace__f passed; \
        TRACE__CALL_SHUT(); \
        trace__straight trace__s; \
        unsigned char *trace__p = trace__straight_both(&trace__s, &id##_call, bytes, trace__begun); \
        if (TRACE__LIKELY(trace__p)) { \
            bool trace__good = good; \
            TRACE__LIST in trace__p = trace__straight_next(&trace__s, trace__p); \
            TRACE__LIST out trace__straight_close(&trace__s, trace__p); \
            (void)trace__good; \
        } else { \
            uint64_t trace__v[n + 1] = {TRACE__LIST values}; \
            trace__v[n] = TRACE__V(trace__r); \
            trace__call_quick(&prefix##_library, &id##_call, trace__begun, trace__v); \
        } \
        return trace__r; \
    }
#define TRACE__CALL_WRITTEN(brief, prefix, n, level, R, id, name, declared, passed, values, bytes, good, in, out, text) \
    TRACE__CALL_FRONT(prefix, level, R, id, name, declared, passed, level < 3 && TRACE__CALL_NESTED(&prefix##_library), text) \
    { \
        R (*trace__f) declared = TRACE__REAL(prefix, id); \
        uint32_t trace__id = trace__call_id(&id##_call); \
        unsigned char *trace__p = trace__straight_one(trace__id, bytes, false); \
        if (TRACE__LIKELY(trace__p)) { \
            bool trace__good = true; \
            TRACE__CALL_OPEN(&id##_call); \
            TRACE__LIST in trace__straight_begun(trace__p, brief); \
            (void)trace__good; \
        } else { \
            uint64_t trace__v[n + 1] = {TRACE__LIST values}; \
            trace__id = trace__call_begin(&prefix##_library, &id##_call, trace__v); \
            if (brief) \
                trace__straight_shares(); \
        } \
        R trace__r = trace__f passed; \
        trace__p = trace__id ? trace__straight_one(trace__id + 1, bytes, brief) : NULL; \
        if (TRACE__LIKELY(trace__p)) { \
            bool trace__good = good; \
            TRACE__CALL_SHUT(); \
            TRACE__LIST out trace__close_records(trace__self, trace__p, 1); \
            (void)trace__good; \
        } else { \
            uint64_t trace__v[n + 1] = {TRACE__LIST values}; \
            trace__v[n] = TRACE__V(trace__r); \
            trace__call_end(&id##_call, trace__id, trace__v); \
        } \
        return trace__r; \
    }
#define TRACE__CALL_HOT(...) TRACE__CALL_WRITTEN(false, __VA_ARGS__)
#define TRACE__CALL_BRIEF(...) TRACE__CALL_WRITTEN(true, __VA_ARGS__)
