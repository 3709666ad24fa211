/* >>macros
 * macros.h - recording from a program
 *
 *   trace_task_begin("solve");                          opens a task on this thread
 *   trace_task_begin("solve", "n", n, "kind", "lu");    the same with metadata: up to 8 pairs of key, value
 *   trace_meta("residual", r);                          more metadata for the innermost open task
 *   trace_task_end();                                   closes the innermost open task
 *   TRACE_SCOPE("solve", "n", n);                       a task from here to the end of the block, however that is left
 *   trace_instant("checkpoint", "step", i);
 *   trace_counter("loss", 0.3);  trace_counter_unit("queue", "B", bytes, "device", 0);
 *   trace_async_begin("request", id, "url", u);  trace_async_end("request", id);     spans that may overlap
 *   trace_async_begin_child("request", id, parent_id);  trace_task_begin_child("step", id, parent_id);
 *   trace_task_begin_in("solver", "sweep");             a task of another domain than TRACE_DOMAIN
 *   trace_flow_out(id);  trace_flow_in(id);             an arrow from one open task to another, also between ranks
 *   trace_track_slice(track, "kernel", begin, end, "grid", g);  trace_track_counter(track, "power", "W", w);
 *
 * Keys are string literals. Values are integers, floating point, bool, strings (copied, 1,024 bytes kept) or pointers;
 * their type is taken from the expression. A name that is a string literal costs nothing to look up; any other is hashed.
 * TRACE_DOMAIN, defined before the include or redefined later, groups the names of a file: it is the API in the tables.
 */
#ifndef TRACE_MACROS_H
#define TRACE_MACROS_H

#ifndef TRACE_DOMAIN
#define TRACE_DOMAIN "user"
#endif

#define TRACE__CAT_(a, b) a##b
#define TRACE__CAT(a, b) TRACE__CAT_(a, b)
#define TRACE__NARGS_(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, n, ...) n
#define TRACE__NARGS(...) TRACE__NARGS_(__VA_ARGS__, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0)

/* ---- types of values -------------------------------------------------------------------------------------- */

#ifdef __cplusplus
/* value -> type code, bytes needed, store */
template <class T, class Enable = void> struct trace__value; /* no such type can be recorded */
#define TRACE__VALUE(T, code, put) \
    template <> struct trace__value<T> { \
        enum { type = code, size = 8 }; \
        static unsigned char *store(unsigned char *p, T v) { return put; } \
    };
TRACE__VALUE(bool, 11, trace__put_u8(p, v))
TRACE__VALUE(char, 2, trace__put_u8(p, (uint8_t)v))
TRACE__VALUE(signed char, 2, trace__put_u8(p, (uint8_t)v))
TRACE__VALUE(unsigned char, 1, trace__put_u8(p, v))
TRACE__VALUE(short, 4, trace__put_u16(p, (uint16_t)v))
TRACE__VALUE(unsigned short, 3, trace__put_u16(p, v))
TRACE__VALUE(int, 6, trace__put_u32(p, (uint32_t)v))
TRACE__VALUE(unsigned, 5, trace__put_u32(p, v))
TRACE__VALUE(long, 8, trace__put_u64(p, (uint64_t)v))
TRACE__VALUE(unsigned long, 7, trace__put_u64(p, v))
TRACE__VALUE(long long, 8, trace__put_u64(p, (uint64_t)v))
TRACE__VALUE(unsigned long long, 7, trace__put_u64(p, v))
TRACE__VALUE(float, 10, trace__put_f64(p, (double)v))
TRACE__VALUE(double, 10, trace__put_f64(p, v))
#undef TRACE__VALUE
template <bool> struct trace__if {};
template <> struct trace__if<true> { typedef void type; };
template <class T> struct trace__value<T, typename trace__if<__is_enum(T)>::type> {
    enum { type = 8, size = 8 };
    static unsigned char *store(unsigned char *p, T v) { return trace__put_u64(p, (uint64_t)(int64_t)v); }
};
template <class T> struct trace__value<T *, void> {
    enum { type = 12, size = 8 };
    static unsigned char *store(unsigned char *p, const volatile void *v) { return trace__put_u64(p, (uint64_t)(uintptr_t)v); }
};
template <> struct trace__value<const char *> {
    enum { type = 14, size = 6 + TRACE__STR_MAX };
    static unsigned char *store(unsigned char *p, const char *v) { return trace__put_str(p, v, TRACE__STR_MAX); }
};
template <> struct trace__value<char *> : trace__value<const char *> {};
template <class T> struct trace__decay { typedef T type; };
template <class T> struct trace__decay<const T> { typedef T type; };
template <class T> struct trace__decay<volatile T> { typedef T type; };
template <class T> struct trace__decay<const volatile T> { typedef T type; };
template <class T> struct trace__decay<T &> { typedef typename trace__decay<T>::type type; };
template <class T> struct trace__decay<T &&> { typedef typename trace__decay<T>::type type; };
template <class T, size_t N> struct trace__decay<T[N]> { typedef T *type; };
template <class T, size_t N> struct trace__decay<const T[N]> { typedef const T *type; };
#define TRACE__OF(v) trace__value<typename trace__decay<decltype(v)>::type>
#define TRACE__TYPE(v) ((uint8_t)TRACE__OF(v)::type)
#define TRACE__SIZE(v) ((size_t)TRACE__OF(v)::size)
#define TRACE__PUT(p, v) TRACE__OF(v)::store(p, v)
#else
static inline unsigned char *trace__put_i32(unsigned char *p, int32_t v) { return trace__put_u32(p, (uint32_t)v); }
static inline unsigned char *trace__put_i64(unsigned char *p, int64_t v) { return trace__put_u64(p, (uint64_t)v); }
static inline unsigned char *trace__put_cstr(unsigned char *p, const char *v) { return trace__put_str(p, v, TRACE__STR_MAX); }
static inline unsigned char *trace__put_vptr(unsigned char *p, const volatile void *v) { return trace__put_u64(p, (uint64_t)(uintptr_t)v); }
#define TRACE__TYPE(v) \
    _Generic((v), _Bool: 11, char: 2, signed char: 2, unsigned char: 1, short: 4, unsigned short: 3, int: 6, unsigned: 5, \
             long: 8, unsigned long: 7, long long: 8, unsigned long long: 7, float: 10, double: 10, \
             char *: 14, const char *: 14, default: 12)
#define TRACE__SIZE(v) _Generic((v), char *: 6 + TRACE__STR_MAX, const char *: 6 + TRACE__STR_MAX, default: 8)
#define TRACE__PUT(p, v) \
    _Generic((v), _Bool: trace__put_u8, char: trace__put_u8, signed char: trace__put_u8, unsigned char: trace__put_u8, \
             short: trace__put_u16, unsigned short: trace__put_u16, int: trace__put_i32, unsigned: trace__put_u32, \
             long: trace__put_i64, unsigned long: trace__put_u64, long long: trace__put_i64, unsigned long long: trace__put_u64, \
             float: trace__put_f64, double: trace__put_f64, \
             char *: trace__put_cstr, const char *: trace__put_cstr, default: trace__put_vptr)(p, v)
#endif

/* ---- one record: a static site, the gate, the stores ------------------------------------------------------ */

/* A literal's spelling begins with a quote. (__builtin_constant_p would also be true for a parameter of an inlined function, and one
 * site would then serve several names.) */
/* The name is expanded by now, so a macro that stands for a literal is one. */
#define TRACE__SITE_ID(site, name) \
    (#name[0] == '"' ? trace__site_id_as(&site, name) : trace__named(&site, name))

/* Pairs of key and value after one leading argument: their fields, bytes, stores and number. */
#define TRACE__PF_1(a)
#define TRACE__PF_3(a, k, v) {k, TRACE__TYPE(v), 0, ""},
#define TRACE__PF_5(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_3(a, __VA_ARGS__)
#define TRACE__PF_7(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_5(a, __VA_ARGS__)
#define TRACE__PF_9(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_7(a, __VA_ARGS__)
#define TRACE__PF_11(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_9(a, __VA_ARGS__)
#define TRACE__PF_13(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_11(a, __VA_ARGS__)
#define TRACE__PF_15(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_13(a, __VA_ARGS__)
#define TRACE__PF_17(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_15(a, __VA_ARGS__)
#define TRACE__PS_1(a) 0
#define TRACE__PS_3(a, k, v) TRACE__SIZE(v)
#define TRACE__PS_5(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_3(a, __VA_ARGS__)
#define TRACE__PS_7(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_5(a, __VA_ARGS__)
#define TRACE__PS_9(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_7(a, __VA_ARGS__)
#define TRACE__PS_11(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_9(a, __VA_ARGS__)
#define TRACE__PS_13(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_11(a, __VA_ARGS__)
#define TRACE__PS_15(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_13(a, __VA_ARGS__)
#define TRACE__PS_17(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_15(a, __VA_ARGS__)
#define TRACE__PP_1(a)
#define TRACE__PP_3(a, k, v) trace__p = TRACE__PUT(trace__p, v);
#define TRACE__PP_5(a, k, v, ...) TRACE__PP_3(a, k, v) TRACE__PP_3(a, __VA_ARGS__)
#define TRACE__PP_7(a, k, v, ...) TRACE__PP_3(a, k, v) TRACE__PP_5(a, __VA_ARGS__)
#define TRACE__PP_9(a, k, v, ...) TRACE__PP_3(a, k, v) TRACE__PP_7(a, __VA_ARGS__)
#define TRACE__PP_11(a, k, v, ...) TRACE__PP_3(a, k, v) TRACE__PP_9(a, __VA_ARGS__)
#define TRACE__PP_13(a, k, v, ...) TRACE__PP_3(a, k, v) TRACE__PP_11(a, __VA_ARGS__)
#define TRACE__PP_15(a, k, v, ...) TRACE__PP_3(a, k, v) TRACE__PP_13(a, __VA_ARGS__)
#define TRACE__PP_17(a, k, v, ...) TRACE__PP_3(a, k, v) TRACE__PP_15(a, __VA_ARGS__)
#define TRACE__PF(...) TRACE__CAT(TRACE__PF_, TRACE__NARGS(__VA_ARGS__))(__VA_ARGS__)
#define TRACE__PS(...) TRACE__CAT(TRACE__PS_, TRACE__NARGS(__VA_ARGS__))(__VA_ARGS__)
#define TRACE__PP(...) TRACE__CAT(TRACE__PP_, TRACE__NARGS(__VA_ARGS__))(__VA_ARGS__)
#define TRACE__PN(...) (TRACE__NARGS(__VA_ARGS__) / 2)
#define TRACE__FIRST_(a, ...) a
#define TRACE__FIRST(...) TRACE__FIRST_(__VA_ARGS__, 0)
#define TRACE__BARE(...) __VA_ARGS__

/* `head` are fields with a role, `tail` those of the pairs; lists come in parentheses. */
#define TRACE__EMIT(domain, kind, name, head, head_n, head_bytes, head_puts, tail, tail_n, tail_bytes, tail_puts) \
    do { \
        if (TRACE__GATE(TRACE_API_USER)) { \
            static const trace__field trace__f[] = {TRACE__BARE head TRACE__BARE tail{0, 0, 0, 0}}; \
            static const trace__desc trace__d = {domain, 0, kind, 1, head_n + tail_n, trace__f}; \
            static trace__site trace__s = {0, 1, &trace__d}; \
            uint32_t trace__id = TRACE__SITE_ID(trace__s, name); \
            if (head_n + tail_n == 0) \
                trace__event(trace__id); \
            else { \
                trace__writer *trace__w; \
                unsigned char *trace__p = trace__open(&trace__w, trace__id, head_bytes + tail_bytes); \
                if (TRACE__LIKELY(trace__p != 0)) { \
                    TRACE__BARE head_puts TRACE__BARE tail_puts \
                    trace__close(trace__w, trace__p); \
                } \
            } \
        } \
    } while (0)
#define TRACE__TAIL(...) (TRACE__PF(__VA_ARGS__)), TRACE__PN(__VA_ARGS__), TRACE__PS(__VA_ARGS__), (TRACE__PP(__VA_ARGS__))
#define TRACE__EMIT_IN(...) TRACE__EMIT(__VA_ARGS__) /* lets TRACE__TAIL spread first */
#define TRACE__EMIT_(...) TRACE__EMIT_IN(TRACE_DOMAIN, __VA_ARGS__)
#define TRACE__U64(v) trace__p = trace__put_u64(trace__p, (uint64_t)(v));
#define TRACE__U32(v) trace__p = trace__put_u32(trace__p, (uint32_t)(v));

#define trace_task_begin(...) \
    TRACE__EMIT_(1, TRACE__FIRST(__VA_ARGS__), (), 0, 0, (), TRACE__TAIL(__VA_ARGS__))
#define trace_task_begin_in(domain, ...) \
    TRACE__EMIT_IN(domain, 1, TRACE__FIRST(__VA_ARGS__), (), 0, 0, (), TRACE__TAIL(__VA_ARGS__))
#define trace_task_begin_child(name, id, ...) \
    TRACE__EMIT_(1, name, ({"id", 7, 17, ""}, {"parent", 7, 18, ""}, ), 2, 16, \
                 (TRACE__U64(id) TRACE__U64(TRACE__FIRST(__VA_ARGS__))), TRACE__TAIL(__VA_ARGS__))
#define trace_task_end() \
    do { \
        if (TRACE__GATE(TRACE_API_USER)) \
            trace__event(15u); \
    } while (0)
#define trace_instant(...) \
    TRACE__EMIT_(3, TRACE__FIRST(__VA_ARGS__), (), 0, 0, (), TRACE__TAIL(__VA_ARGS__))
#define trace_meta(...) TRACE__EMIT_(8, "meta", (), 0, 0, (), TRACE__TAIL(0, __VA_ARGS__))
#define trace_counter(name, ...) trace_counter_unit(name, "", __VA_ARGS__)
#define trace_counter_unit(name, unit, ...) \
    TRACE__EMIT_(4, name, ({"value", TRACE__TYPE(TRACE__FIRST(__VA_ARGS__)), 13, unit}, ), 1, 8, \
                 (trace__p = TRACE__PUT(trace__p, TRACE__FIRST(__VA_ARGS__));), TRACE__TAIL(__VA_ARGS__))
#define trace_async_begin(name, ...) \
    TRACE__EMIT_(6, name, ({"id", 7, 17, ""}, ), 1, 8, (TRACE__U64(TRACE__FIRST(__VA_ARGS__))), TRACE__TAIL(__VA_ARGS__))
#define trace_async_begin_child(name, id, ...) \
    TRACE__EMIT_(6, name, ({"id", 7, 17, ""}, {"parent", 7, 18, ""}, ), 2, 16, \
                 (TRACE__U64(id) TRACE__U64(TRACE__FIRST(__VA_ARGS__))), TRACE__TAIL(__VA_ARGS__))
#define trace_async_end(name, ...) \
    TRACE__EMIT_(7, name, ({"id", 7, 17, ""}, ), 1, 8, (TRACE__U64(TRACE__FIRST(__VA_ARGS__))), TRACE__TAIL(__VA_ARGS__))
#define trace_flow_out(id) TRACE__EMIT_(8, "flow", ({"flow", 7, 20, ""}, ), 1, 8, (TRACE__U64(id)), (), 0, 0, ())
#define trace_flow_in(id) TRACE__EMIT_(8, "flow", ({"flow", 7, 21, ""}, ), 1, 8, (TRACE__U64(id)), (), 0, 0, ())
#define trace_track_slice(track, name, begin, ...) \
    TRACE__EMIT_(5, name, ({"track", 5, 19, ""}, {"begin", 7, 14, ""}, {"end", 7, 15, ""}, ), 3, 20, \
                 (TRACE__U32(track) TRACE__U64(begin) TRACE__U64(TRACE__FIRST(__VA_ARGS__))), TRACE__TAIL(__VA_ARGS__))
#define trace_track_counter(track, name, unit, value) \
    TRACE__EMIT_(4, name, ({"track", 5, 19, ""}, {"value", TRACE__TYPE(value), 13, unit}, ), 2, 12, \
                 (TRACE__U32(track) trace__p = TRACE__PUT(trace__p, value);), (), 0, 0, ())

/* A task from here to the end of the enclosing block, however that is left: at its end, by return, goto, break, or in C++ an exception.
 * It is a declaration, so `TRACE_SCOPE("x") { ... }` does not compile. */
#ifdef __cplusplus
struct trace__scope {
    bool recorded;
    explicit trace__scope(bool trace__on) : recorded(trace__on) {}
    ~trace__scope()
    {
        if (recorded && TRACE__GATE(TRACE_API_USER))
            trace__event(15u);
    }
    trace__scope(const trace__scope &) = delete;
    trace__scope &operator=(const trace__scope &) = delete;
};
#define TRACE__SCOPE_FROM(on) (on)
#else
typedef struct trace__scope {
    bool recorded;
} trace__scope;
static inline void trace__scope_end(trace__scope *s)
{
    if (s->recorded && TRACE__GATE(TRACE_API_USER))
        trace__event(15u);
}
#define TRACE__SCOPE_FROM(on) __attribute__((cleanup(trace__scope_end))) = {on}
#endif
#define TRACE_SCOPE(...) \
    __attribute__((unused)) trace__scope TRACE__CAT(trace__scope_, __COUNTER__) TRACE__SCOPE_FROM(__extension__({ \
        bool trace__on = TRACE__GATE(TRACE_API_USER) != 0; \
        trace_task_begin(__VA_ARGS__); \
        trace__on; \
    }))

#endif
