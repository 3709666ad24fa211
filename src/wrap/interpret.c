/* interpret.c - wrappers that are tables (descriptors.h): a call's records are made by its steps */
static inline const trace__step *trace__step_after(const trace__step *s, size_t bytes)
{
    return (const trace__step *)(const void *)((const char *)s + bytes);
}
static inline const trace__step *trace__steps_in(const trace__steps *s)
{
    return (const trace__step *)(const void *)(s + 1);
}
static inline const trace__step *trace__steps_out(const trace__steps *s)
{
    return trace__step_after(trace__steps_in(s), s->in_end);
}
static inline const trace__step *trace__steps_end(const trace__steps *s)
{
    return trace__step_after(trace__steps_in(s), s->out_end);
}
/* Widths are told apart, for a copy of so many bytes is a call. */
static inline uint64_t trace__load(const void *at, size_t width)
{
    uint64_t v = 0;
    uint32_t v4;
    uint16_t v2;
    if (TRACE__UNLIKELY(!at))
        return 0;
    switch (width) {
    case 8: memcpy(&v, at, 8); return v;
    case 4: memcpy(&v4, at, 4); return v4;
    case 2: memcpy(&v2, at, 2); return v2;
    case 1: return *(const unsigned char *)at;
    default: memcpy(&v, at, width & 7u); return v;
    }
}
/* A long double as a double's bits. */
static uint64_t trace__shortened(const void *at)
{
    long double x = 0;
    double d;
    uint64_t bits;
    if (at)
        memcpy(&x, at, sizeof x);
    d = (double)x;
    memcpy(&bits, &d, 8);
    return bits;
}
/* An integer of 1 or 2 bytes as an int. */
static uint32_t trace__widened(const void *at, size_t width, bool is_signed)
{
    uint64_t v = trace__load(at, width);
    return (uint32_t)(is_signed ? width == 1 ? (int32_t)(int8_t)v : (int32_t)(int16_t)v : (int32_t)v);
}
/* Reads up to 64 bits, beginning with a bit of the first byte. */
static uint64_t trace__bit_field(const void *from, unsigned shift, unsigned bits, bool is_signed)
{
    const unsigned char *at = (const unsigned char *)from;
    uint64_t v = at ? at[0] >> shift : 0;
    unsigned i, unused = 64 - bits;
    for (i = 1; at && i < (shift + bits + 7) / 8; i++)
        v |= (uint64_t)at[i] << (8 * i - shift);
    return is_signed ? (uint64_t)((int64_t)(v << unused) >> unused) : v << unused >> unused;
}
/* ends overlap: fewer branches, and no byte too many */
static inline void trace__copy(unsigned char *p, const char *at, size_t n)
{
    size_t k;
    if (n >= 16) {
        for (k = 0; k < n - 16; k += 16)
            memcpy(p + k, at + k, 16);
        memcpy(p + n - 16, at + n - 16, 16);
    } else if (n >= 8) {
        memcpy(p, at, 8);
        memcpy(p + n - 8, at + n - 8, 8);
    } else if (n >= 4) {
        memcpy(p, at, 4);
        memcpy(p + n - 4, at + n - 4, 4);
    } else
        for (k = 0; k < n; k++)
            p[k] = (unsigned char)at[k];
}

static size_t trace__length(const char *s, size_t most)
{
    const char *end = most ? (const char *)memchr(s, 0, most) : s;
    return end ? (size_t)(end - s) : most;
}

/* How many there are; negative: what they would be is not read. */
static int64_t trace__step_number(const trace__step *s, const uint64_t *v, const char *base, const char *at)
{
    uint64_t n = s->number;
    if (s->count == TRACE__N_ZERO) {
        for (n = 0; trace__load(at + n * s->stride, s->width); n += s->number) {}
        return (int64_t)n;
    }
    if (s->count == TRACE__N_VALUE)
        n = v[s->number];
    else if (s->count == TRACE__N_POINTED)
        n = trace__load((const void *)(uintptr_t)v[s->number], s->count_width);
    else if (s->count == TRACE__N_MEMBER)
        n = trace__load(base ? base + s->number : NULL, s->count_width);
    if (s->count != TRACE__N_NUMBER && s->count_width < 8) { /* a register's upper bits may be anything */
        unsigned unused = 64 - 8u * s->count_width;
        n = s->count_signed ? (uint64_t)((int64_t)(n << unused) >> unused) : n << unused >> unused;
    }
    if (s->limit && (int64_t)n > 0 && n > v[s->limit])
        n = v[s->limit];
    return (int64_t)n;
}
static size_t trace__step_count(const trace__step *s, const uint64_t *v, const char *base, const char *at)
{
    int64_t n = trace__step_number(s, v, base, at);
    return n > 0 ? (size_t)n : 0;
}

/* What stands before `kept` of `n` elements. */
static inline unsigned char *trace__put_length(unsigned char *p, size_t n, size_t kept)
{
    if (TRACE__LIKELY(n <= kept))
        return trace__put_u16(p, (uint16_t)n);
    return trace__put_u32(trace__put_u16(p, (uint16_t)(kept | TRACE_LENGTH_CUT)),
                          n > 0xffffffffu ? 0xffffffffu : (uint32_t)n);
}

/* Elements lie side by side or, in structures, one a structure. */
static unsigned char *trace__put_strided(unsigned char *p, const char *at, size_t n, const trace__step *s)
{
    size_t i, kept = n < s->keep ? n : s->keep;
    if (s->stride == s->width)
        return trace__put_array(p, at, n, s->width, s->keep);
    p = trace__put_length(p, n, kept);
    for (i = 0; i < kept; i++, p += s->width)
        memcpy(p, at + i * s->stride, s->width);
    return p;
}

static inline __attribute__((always_inline)) unsigned char *
trace__put_handles(unsigned char *p, const void *at, size_t n, uint64_t (*read)(const void *at, int64_t i))
{
    size_t i, most = TRACE__CALL_KEEP, kept = n < most ? n : most;
    p = trace__put_length(p, n, kept);
    for (i = 0; i < kept; i++)
        p = trace__put_u64(p, read(at, (int64_t)i));
    return p;
}

/* Strings, or places for them, one a stride. */
static unsigned char *trace__put_texts(unsigned char *p, const char *at, size_t n, const trace__step *s)
{
    char all[TRACE__CALL_TEXTS];
    size_t i, length = 0;
    for (i = 0; i < n; i++, at += s->stride) {
        const char *text = s->end ? at : (const char *)(uintptr_t)trace__load(at, 8);
        size_t bytes = text ? trace__length(text, s->end ? s->end : (uint32_t)TRACE__CALL_STRING) : 0,
               left = length < sizeof all ? sizeof all - length : 0;
        if (i && left > 2) {
            memcpy(all + length, ", ", 2);
            left -= 2;
        }
        length += i ? 2 : 0;
        if (bytes && left)
            memcpy(all + length, text, bytes < left ? bytes : left);
        length += bytes;
    }
    return trace__put_strn(p, all, length, TRACE__CALL_TEXTS);
}

/* A text that has a length, which a zero may end earlier. */
static unsigned char *trace__put_chars(unsigned char *p, const trace__step *s, const uint64_t *v, const char *base,
                                       const char *at)
{
    int64_t n;
    size_t length;
    if (!at)
        return trace__put_null(p);
    n = trace__step_number(s, v, base, at);
    if (n < 0 && s->count_signed == TRACE__COUNT_OR_ZERO)
        return trace__put_str(p, at, TRACE__CALL_STRING);
    if (n < 0)
        return trace__put_u32(trace__put_u16(p, TRACE_LENGTH_CUT), TRACE_TEXT_UNREAD);
    length = trace__length(at, n < TRACE__CALL_STRING ? (size_t)n : (size_t)TRACE__CALL_STRING);
    return trace__put_strn(p, at, length < TRACE__CALL_STRING ? length : (size_t)n, TRACE__CALL_STRING);
}

/* What lies behind pointers: rarer than plain values, so apart. */
static __attribute__((noinline)) unsigned char *trace__step_deep(unsigned char *p, const trace__step *s,
                                                                 const uint64_t *v, bool valid)
{
    const char *base = s->flags & TRACE__STEP_INSIDE ? (const char *)&v[s->value]
                                                     : (const char *)(uintptr_t)(valid ? v[s->value] : 0),
               *at = base;
    size_t n;
    if (base && s->sized && (n = (size_t)trace__load(base + s->size_at, 8)) < s->end) {
        if (s->what == TRACE__S_COPY && n > s->offset && !s->hops) { /* as far as the structure goes */
            memset(p, 0, s->number);
            trace__copy(p, base + s->offset, n - s->offset);
            return p + s->number;
        }
        at = NULL;
    }
    if (at && s->hops)
        at = (const char *)(uintptr_t)trace__load(base + s->hop, 8);
    if (at)
        at += s->offset;
    switch (s->what) {
    case TRACE__S_COPY:
        if (at)
            trace__copy(p, at, s->number);
        else
            memset(p, 0, s->number);
        return p + s->number;
    case TRACE__S_STRING: return trace__put_str(p, (const char *)(uintptr_t)trace__load(at, 8), TRACE__CALL_STRING);
    case TRACE__S_CHARS: return trace__put_chars(p, s, v, base, at);
    case TRACE__S_LONG: return trace__put_u64(p, trace__shortened(at));
    case TRACE__S_NARROW: return trace__put_u32(p, trace__widened(at, s->count_width, s->count));
    case TRACE__S_BITS: {
        uint64_t x = trace__bit_field(at, s->count_width, s->limit, s->count);
        return s->width == 8 ? trace__put_u64(p, x) : trace__put_u32(p, (uint32_t)x);
    }
    case TRACE__S_SECRET: return at ? trace__put_strn(p, "***", 3, 3) : trace__put_null(p);
    case TRACE__S_TRUTH: *p = trace__load(at, 4) != 0; return p + 1;
    case TRACE__S_HANDLE: return trace__put_u64(p, at ? s->read(at, 0) : 0);
    case TRACE__S_HANDLES:
        return at ? trace__put_handles(p, at, trace__step_count(s, v, base, at), s->read) : trace__put_null(p);
    case TRACE__S_TEXTS: return at ? trace__put_texts(p, at, trace__step_count(s, v, base, at), s) : trace__put_null(p);
    default: return at ? trace__put_strided(p, at, trace__step_count(s, v, base, at), s) : trace__put_null(p);
    }
}

/* A step that reads values and next to nothing else; false: it is none. */
static inline __attribute__((always_inline)) bool trace__take_plain(unsigned char **to, const trace__step **step,
                                                                    const uint64_t *v, bool valid)
{
    const trace__step *s = *step;
    unsigned char *p = *to;
    if (TRACE__LIKELY(s->what == TRACE__S_VALUE)) {
        memcpy(p, &v[s->value], 8); /* room for it is asked for; the next field overwrites what is too much */
    } else if (TRACE__LIKELY(s->what == TRACE__S_AT)) {
        const char *at = (const char *)(uintptr_t)v[s->value];
        uint64_t x = valid && at ? trace__load(at + s->offset, s->width == 8 ? 8 : 4) : 0;
        memcpy(p, &x, 8);
    } else if (s->what == TRACE__S_RUN) {
        const trace__run *run = (const trace__run *)(const void *)s;
        const uint8_t *at = run->at[0], *end = run->at[run->pairs];
        do {
            memcpy(p + at[1], &v[at[0]], 8);
            memcpy(p + at[3], &v[at[2]], 8);
        } while ((at += 4) != end);
        *to = p + run->bytes;
        *step = trace__step_after(s, trace__run_bytes(run));
        return true;
    } else
        return false;
    *to = p + s->width;
    *step = trace__step_after(s, TRACE__STEP_PLAIN);
    return true;
}

/* What was not read counts as well: then the result says why. */
static unsigned char *trace__put_nulls(unsigned char *p, const trace__nulls *k, const uint64_t *v, bool valid)
{
    uint32_t bits = 0, i;
    for (i = 0; i < k->n; i++)
        bits |= (uint32_t)(!valid || !v[k->value[i]]) << i;
    memcpy(p, &bits, k->width <= 4 ? k->width : 4u);
    return p + k->width;
}

/* From the first on that is not plain; apart, so that calls that have none of these run through less code. */
static __attribute__((noinline)) unsigned char *trace__take_more(unsigned char *p, const trace__step *s,
                                                                 const trace__step *last, const uint64_t *v, bool valid)
{
    while (s != last) {
        if (trace__take_plain(&p, &s, v, valid))
            continue;
        if (s->flags & TRACE__STEP_DIRECT && v[s->value] && valid) {
            const char *from =
                s->flags & TRACE__STEP_INSIDE ? (const char *)&v[s->value] : (const char *)(uintptr_t)v[s->value];
            do {
                trace__copy(p, from + s->offset, s->number);
                p += s->number;
            } while (s + 1 != last && s[1].flags & TRACE__STEP_AGAIN && s++);
        } else if (s->what == TRACE__S_TEXT)
            p = trace__put_str(p, (const char *)(uintptr_t)v[s->value], TRACE__CALL_STRING);
        else if (s->what == TRACE__S_NULLS)
            p = trace__put_nulls(p, (const trace__nulls *)(const void *)s, v, valid);
        else
            p = trace__step_deep(p, s, v, valid);
        s++;
    }
    return p;
}
static inline __attribute__((always_inline)) unsigned char *
trace__take_steps(unsigned char *p, const trace__step *s, const trace__step *last, const uint64_t *v, bool valid)
{
    while (s != last)
        if (!trace__take_plain(&p, &s, v, valid))
            return trace__take_more(p, s, last, v, valid);
    return p;
}

TRACE__COLD_BEGIN
#include "load.c"
TRACE__COLD_END
#include "chained.c"

/* ---- what the wrappers call -------------------------------------------------------------------------------------- */

/* It could not be described: its record is counted as lost. */
static __attribute__((noinline, cold)) uint32_t trace__call_lost(void)
{
    trace__writer *w;
    trace__open(&w, 0, 0);
    return 0;
}

/* The begin's record of a call that no other says enough of; its id, 0: none was left. `top`: where the stack was when
 * the wrapper was called; the call ends when the frame is left that has its values, at the latest. NULL: it does not.
 */
static inline __attribute__((always_inline)) uint32_t trace__call_record_from(const void *top,
                                                                              const trace__library *lib, trace__call *c,
                                                                              const uint64_t *v)
{
    uint32_t id = __atomic_load_n(&c->id, __ATOMIC_ACQUIRE);
    const trace__steps *s;
    trace__writer *w;
    unsigned char *p;
    if (TRACE__UNLIKELY(!id)) {
        if (TRACE__CALL_UNSEEN)
            return 0;
        id = trace__call_load(lib, c);
        if (!id)
            return trace__call_lost();
    }
    s = __atomic_load_n(&c->steps, __ATOMIC_RELAXED); /* there once the id is */
    p = top ? trace__open_from(trace__recorder_here(), trace__current(), &w, id, s->in_bytes, top)
            : trace__open_inline(&w, id, s->in_bytes);
    if (!p)
        return 0;
    TRACE__CALL_OPEN(c);
    trace__close(w, trace__take_steps(p, trace__steps_in(s), trace__steps_out(s), v, true));
    if (top)
        trace__push_frame(w, v, id);
    if (TRACE__UNLIKELY(s->chains_in))
        trace__take_chains(s, s->chains, s->chains_in, v);
    return id;
}
__attribute__((noinline, unused)) static uint32_t trace__call_record(const trace__library *lib, trace__call *c,
                                                                     const uint64_t *v)
{
    return trace__call_record_from(NULL, lib, c, v);
}
__attribute__((noinline, unused)) static uint32_t trace__call_begin(const trace__library *lib, trace__call *c,
                                                                    const uint64_t *v)
{
    return TRACE__UNLIKELY(TRACE__CALL_NESTED(lib)) ? 0 : trace__call_record(lib, c, v);
}
/* The same of wrappers, whose calls end with their frame; of calls that no other says enough of. */
__attribute__((noinline, unused)) static uint32_t trace__call_enter_outer(const trace__library *lib, trace__call *c,
                                                                          const uint64_t *v, const void *top)
{
    return trace__call_record_from(top, lib, c, v);
}
static inline uint32_t trace__call_enter(const trace__library *lib, trace__call *c, const uint64_t *v, const void *top)
{
    return TRACE__UNLIKELY(TRACE__CALL_NESTED(lib)) ? 0 : trace__call_enter_outer(lib, c, v, top);
}
/* Before the end's record: the frame is the innermost one, or those above it are gone. */
static inline __attribute__((always_inline)) trace__writer *trace__call_unframe(const trace__recorder *r,
                                                                                const uint64_t *v)
{
    trace__writer *w = trace__writer_in(r);
    if (TRACE__UNLIKELY(!trace__pop_frame(w, v))) {
        r->end_frame(v);
        w = trace__writer_in(r);
    }
    return w;
}
/* The end's record; what lies deeper on the stack has been looked at. */
static inline __attribute__((always_inline)) unsigned char *
trace__call_open_end(bool framed, trace__writer **w, uint32_t id, size_t bytes, const uint64_t *v)
{
    const trace__recorder *r = trace__recorder_here();
    return framed ? trace__open_from(r, trace__call_unframe(r, v), w, id, bytes, NULL)
                  : trace__open_inline(w, id, bytes);
}
static inline __attribute__((always_inline)) void trace__call_end_as(bool framed, const trace__call *c, uint32_t id,
                                                                     const uint64_t *v)
{
    const trace__steps *s;
    trace__writer *w;
    unsigned char *p;
    bool valid;
    if (!id) /* another thread may just make the steps */
        return;
    s = __atomic_load_n(&c->steps, __ATOMIC_RELAXED);
    valid = TRACE__VALID(s, v);
    if (TRACE__UNLIKELY(s->chains_out) && valid)
        trace__take_chains(s, s->chains + s->chains_in, s->chains_out, v);
    TRACE__CALL_SHUT();
    p = trace__call_open_end(framed, &w, id + 1, s->out_bytes, v);
    if (p)
        trace__close(w, trace__take_steps(p, trace__steps_out(s), trace__steps_end(s), v, valid));
}
__attribute__((noinline, unused)) static void trace__call_end(const trace__call *c, uint32_t id, const uint64_t *v)
{
    trace__call_end_as(false, c, id, v);
}
__attribute__((noinline, unused)) static void trace__call_exit(const trace__call *c, uint32_t id, const uint64_t *v)
{
    trace__call_end_as(true, c, id, v);
}

#ifdef __EXCEPTIONS
/* A call that is left otherwise than by returning: an exception passes, or the thread ends in it. */
typedef struct trace__leaving {
    const void *at; /* its frame; NULL: it has none */
    const trace__call *call;
    bool open; /* its begin is on record, and it has not returned */
} trace__leaving;
static __attribute__((noinline, cold, unused)) void trace__call_left(const trace__leaving *l)
{
    TRACE__CALL_SHUT();
    trace__recorder_here()->left(l->at, __atomic_load_n(&l->call->id, __ATOMIC_RELAXED), TRACE_ENDED_UNWOUND);
}
static inline __attribute__((always_inline)) void trace__call_leaves(const trace__leaving *l)
{
    if (l->open)
        trace__call_left(l);
}
#define TRACE__LEAVING(frame, call, begun) \
    __attribute__((cleanup(trace__call_leaves), unused)) trace__leaving trace__leaving_here = {frame, call, \
                                                                                               (begun) != 0}
#define TRACE__RETURNED trace__leaving_here.open = false
#else
#define TRACE__LEAVING(frame, call, begun) (void)0
#define TRACE__RETURNED (void)0
#endif

/* Of a function that does not return: the call ends where it begins. */
__attribute__((noinline, unused)) static void trace__call_gone(const trace__library *lib, trace__call *c,
                                                               const uint64_t *v, const void *top)
{
    uint32_t id = trace__call_enter(lib, c, v, top);
    if (!id)
        return;
    TRACE__CALL_SHUT();
    trace__recorder_here()->left(v, id, TRACE_ENDED_NO_RETURN);
}

/* Both records of a call that wrote none when it began, each with its time. */
static __attribute__((noinline)) void trace__call_late(const trace__call *c, uint32_t id, uint64_t begun,
                                                       const uint64_t *v, bool valid)
{
    const trace__steps *s = __atomic_load_n(&c->steps, __ATOMIC_RELAXED);
    trace__writer *w = trace__current();
    unsigned char *p;
    if (begun < w->last) /* something was recorded after all: readers want the order of time */
        begun = w->last;
    if ((p = trace__open_at(&w, id, s->in_bytes, begun)) != NULL)
        trace__close(w, trace__take_steps(p, trace__steps_in(s), trace__steps_out(s), v, true));
    if (p && (p = trace__open(&w, id + 1, s->out_bytes)) != NULL)
        trace__close(w, trace__take_steps(p, trace__steps_out(s), trace__steps_end(s), v, valid));
}

/* Of a function that returns at once and in which nothing is recorded: both records when it has ended. */
__attribute__((noinline, unused)) static void trace__call_leaf(const trace__library *lib, trace__call *c,
                                                               uint64_t begun, const uint64_t *v)
{
    uint32_t id = __atomic_load_n(&c->id, __ATOMIC_ACQUIRE);
    const trace__steps *s;
    if (TRACE__UNLIKELY(!id))
        id = trace__call_load(lib, c);
    s = __atomic_load_n(&c->steps, __ATOMIC_RELAXED);
    if (TRACE__LIKELY(id && s))
        trace__call_late(c, id, begun, v, TRACE__VALID(s, v));
}

#include "inline.c"

#include "behind.c"

static inline uint64_t trace__bits(const void *p, size_t bytes)
{
    uint64_t v = 0;
    memcpy(&v, p, bytes <= 8 ? bytes : 8);
    return v;
}
/* A value as 64 bits: itself, or the address of a structure that is larger. */
#define TRACE__V(x) (sizeof(x) > 8 ? (uint64_t)(uintptr_t)&(x) : trace__bits(&(x), sizeof(x)))

#ifdef TRACE__INJECT /* our tables mean our wrappers, also where the library proper comes first */
#undef TRACE__WRAPPER
#define TRACE__WRAPPER __attribute__((visibility("protected")))
#elif !defined(TRACE__WRAPPER)
#define TRACE__WRAPPER __attribute__((visibility("default")))
#endif
#define TRACE__COMMA(text) text,
#define TRACE__LIBRARY(prefix, name) \
    static const char *const prefix##_loaded_names[] = {prefix##_loaded(TRACE__COMMA) NULL}; \
    static const char *const prefix##_open_names[] = {prefix##_open(TRACE__COMMA) NULL}; \
    static int64_t prefix##_missing(void) { return prefix##_absent; } \
    static const trace__library prefix##_library = {name, \
                                                    prefix##_source_id, \
                                                    prefix##_enums, \
                                                    prefix##_links, \
                                                    prefix##_loaded_names, \
                                                    prefix##_open_names, \
                                                    (trace__function)prefix##_missing, \
                                                    prefix##_layered, \
                                                    prefix##_static, \
                                                    prefix##_model, \
                                                    prefix##_derived, \
                                                    prefix##_read, \
                                                    prefix##_first, \
                                                    prefix##_error};

#define TRACE__RARE_1
#define TRACE__RARE_2 __attribute__((cold)) /* small rather than fast */
#define TRACE__RARE_3 TRACE__RARE_2
/* `id` is the wrapper's own name, `name` a string: the function's bare name may be a macro of the vendor's header. */
#define TRACE__DECLARE(prefix, level, R, id, name, declared, text) \
    TRACE__DECLARE_AS(TRACE__RARE_##level, prefix, level, R, id, name, declared, text)
#define TRACE__DECLARE_AS(rare, prefix, level, R, id, name, declared, text) \
    TRACE__DECLARE_NAMED(rare, prefix, level, R, id, name, declared, text); \
    prefix##_shown R id declared
#define TRACE__DECLARE_NAMED(rare, prefix, level, R, id, name, declared, text) \
    prefix##_declare_linked(id, name) static trace__call id##_call = { \
        name "\0" text, prefix##_linked(id), NULL, 0, 0, level, prefix##_source_id, 0, NULL, NULL, NULL}; \
    rare prefix##_shown R id declared __asm__(prefix##_symbol(name))
#define TRACE__REAL(prefix, id) TRACE__REAL_OF(prefix, id, id##_call)
#define TRACE__REAL_OF(prefix, id, call) \
    (__typeof__(&id))(uintptr_t)trace__call_behind(prefix##_layered, &prefix##_library, &(call))

#define TRACE__LIST(...) __VA_ARGS__
#define TRACE__CALL(prefix, n, level, R, id, name, declared, passed, values, text) \
    TRACE__CALL_ROOM(prefix, n, level, R, id, name, declared, passed, values, 0, (void)0, text)
/* Around the call, where it is recorded: what begins, and may declare something, and what ends. */
/* clang-format off */
#define TRACE__CALL_AROUND(prefix, n, level, R, id, name, declared, passed, values, more, begins, ends, text) \
    TRACE__DECLARE(prefix, level, R, id, name, declared, text) \
    { \
        R (*trace__f) declared = TRACE__REAL(prefix, id); \
        if (!TRACE__ON(prefix##_source_id, level) || (level < 3 && TRACE__CALL_NESTED(&prefix##_library))) \
            return trace__f passed; \
        else { \
            uint64_t trace__v[n + 1 + more] = {TRACE__LIST values}; \
            begins; \
            R trace__r = trace__f passed; \
            trace__v[n] = TRACE__V(trace__r); \
            ends; \
            return trace__r; \
        } \
    }
/* clang-format on */
/* `room` takes how much room there is for what comes back, when the call begins, to more values behind the result. */
#define TRACE__CALL_ROOM(prefix, n, level, R, id, name, declared, passed, values, more, room, text) \
    TRACE__CALL_AROUND(prefix, n, level, R, id, name, declared, passed, values, more, room; \
                       uint32_t trace__id = \
                           trace__call_enter(&prefix##_library, &id##_call, trace__v, TRACE__STACK_TOP); \
                       TRACE__LEAVING(trace__v, &id##_call, trace__id); TRACE__ENTER(prefix, id), TRACE__RETURNED; \
                       trace__call_exit(&id##_call, trace__id, trace__v), text)
#define TRACE__CALL_LEAF(prefix, n, level, R, id, name, declared, passed, values, text) \
    TRACE__CALL_AROUND(prefix, n, level, R, id, name, declared, passed, values, 0, \
                       uint64_t trace__begun = trace__call_begun(&id##_call), \
                       trace__call_leaf(&prefix##_library, &id##_call, trace__begun, trace__v), text)
/* clang-format off */
#define TRACE__CALL_VOID(prefix, n, level, R, id, name, declared, passed, values, text) \
    TRACE__DECLARE(prefix, level, void, id, name, declared, text) \
    { \
        void (*trace__f) declared = TRACE__REAL(prefix, id); \
        uint64_t trace__v[n + 1] = {TRACE__LIST values}; \
        uint32_t trace__id = 0; \
        if (TRACE__ON(prefix##_source_id, level)) \
            trace__id = trace__call_enter(&prefix##_library, &id##_call, trace__v, TRACE__STACK_TOP); \
        TRACE__LEAVING(trace__v, &id##_call, trace__id); \
        TRACE__ENTER(prefix, id); \
        trace__f passed; \
        TRACE__RETURNED; \
        trace__call_exit(&id##_call, trace__id, trace__v); \
    }
/* clang-format on */

/* Functions that do not return. */
/* clang-format off */
#define TRACE__CALL_NO_RETURN(prefix, n, level, id, name, declared, passed, values, text) \
    TRACE__DECLARE(prefix, level, void, id, name, declared, text) \
    { \
        void (*trace__f) declared = TRACE__REAL(prefix, id); \
        if (TRACE__ON(prefix##_source_id, level)) { \
            uint64_t trace__v[n + 1] = {TRACE__LIST values}; \
            trace__call_gone(&prefix##_library, &id##_call, trace__v, TRACE__STACK_TOP); \
        } \
        trace__f passed; \
    }
/* clang-format on */

/* The same for functions with hooks or values of their own, statements in parentheses: `always` whether or not anything
 * is recorded, the others while the API is on: before the begin's record, after the call, what makes values then, after
 * the end's record. */
/* clang-format off */
#define TRACE__HOOKED(prefix, n, level, R, id, name, declared, values, more, always, before, result, call, after, \
                      ends, last, gives, text) \
    TRACE__DECLARE(prefix, level, R, id, name, declared, text) \
    { \
        __typeof__(&id) trace__f = TRACE__REAL(prefix, id); \
        uint64_t trace__v[n + 1 + more] = {TRACE__LIST values}; \
        int trace__on = TRACE__LEVEL(prefix##_source_id); \
        uint32_t trace__id = 0; \
        trace__call *const trace__this = &id##_call; \
        (void)trace__this; \
        TRACE__ENTER(prefix, id); \
        result; \
        TRACE__LIST always \
        if (trace__on) { \
            TRACE__LIST before \
            if (trace__on >= level) \
                trace__id = trace__call_enter(&prefix##_library, &id##_call, trace__v, TRACE__STACK_TOP); \
        } \
        TRACE__LEAVING(trace__v, &id##_call, trace__id); \
        call; \
        TRACE__RETURNED; \
        if (trace__on) { \
            TRACE__LIST after \
            ends; \
            trace__call_exit(&id##_call, trace__id, trace__v); \
            TRACE__LIST last \
        } \
        gives; \
    }
/* clang-format on */
#define TRACE__CALL_HOOKED(prefix, n, level, R, id, name, declared, passed, values, more, always, before, after, made, \
                           last, text) \
    TRACE__HOOKED(prefix, n, level, R, id, name, declared, values, more, always, before, R result, \
                  result = trace__f passed, after, trace__v[n] = TRACE__V(result); \
                  TRACE__MADE made, last, return result, text)
#define TRACE__CALL_HOOKED_VOID(prefix, n, level, R, id, name, declared, passed, values, more, always, before, after, \
                                made, last, text) \
    TRACE__HOOKED(prefix, n, level, R, id, name, declared, values, more, always, before, (void)0, trace__f passed, \
                  after, TRACE__MADE made, last, (void)0, text)
#define TRACE__MADE(...) __VA_ARGS__

#include "forward.c"
#include "through.c"
#include "lookup.c"
