/* >>macros
 * macros.h - recording from a program
 *
 *   trace_task_begin("solve");                          opens a task on this thread
 *   trace_task_begin("solve", "n", n, "kind", "lu");    the same with metadata: up to 8 pairs of key, value
 *   trace_meta("residual", r);                          more metadata for the innermost open task
 *   trace_task_end();                                   closes the innermost open task
 *   trace_task_scope("solve", "n", n);                  a task from here to the end of the block, however that is left;
 *                                                       short: TRACE_SCOPE
 *   trace_instant("checkpoint", "step", i);
 *   trace_counter("loss", 0.3);  trace_counter_unit("queue", "B", bytes, "device", 0);
 *   trace_async_begin("request", id, "url", u);  trace_async_end("request", id);     spans that may overlap
 *   trace_task t = trace_task_open("request", "n", n);  trace_task_close(t);         a task that another thread may
 *                                                       close
 *   trace_async_begin_child("request", id, parent_id);  trace_task_begin_child("step", id, parent_id);
 *   trace_task_begin_in("solver", "sweep");             a task of another domain than TRACE_DOMAIN
 *   trace_flow_out(id);  trace_flow_in(id);             an arrow from one open task to another, also between ranks
 *   trace_track_slice(track, "kernel", begin, end, "grid", g);  trace_track_counter(track, "power", "W", w);
 *
 * Keys are string literals. Values are integers, floating point, bool, strings (copied, 1,024 bytes kept) or pointers;
 * C++ has more (>>values). A value's type is that of the expression. A name that is a string literal is looked up once,
 * one of trace_name_new() by a load and a comparison. Any other text (in C++ also std::string and string_view) is
 * hashed at each call, and 512 bytes of it are kept.
 * TRACE_DOMAIN, defined before the include or redefined later, groups the names of a file: it is the API in the tables.
 * A macro gives no result, and what cannot be recorded is counted as lost. All of them may be used in signal handlers.
 */
#ifndef TRACE__MACROS_H
#define TRACE__MACROS_H

#ifndef TRACE_DOMAIN
#define TRACE_DOMAIN "user"
#endif

#define TRACE__CAT_(a, b) a##b
#define TRACE__CAT(a, b) TRACE__CAT_(a, b)

/* ---- one record: a static site, the level, the stores ------------------------------------------------------ */

/* A literal's spelling begins with a quote. (__builtin_constant_p would also be true for a parameter of an inlined
 * function, and one site would then serve several names.) */
/* The name is expanded by now, so a macro that stands for a literal is one. */
#define TRACE__SITE_ID(site, name) \
    (#name[0] == '"' ? trace__site_id_of(&trace__to, &site, TRACE__LITERAL(name)) \
                     : TRACE__NAME_ID(&trace__to, &site, name))
#ifdef __cplusplus
static inline const char *trace__literal(const char *name) { return name; }
template <class trace__T> TRACE__LOCAL const char *trace__literal(const trace__T &) { return ""; } /* never asked */
static inline uint32_t trace__name_id(trace__recorder **r, trace__site *site, const char *name)
{
    return trace__named_of(r, site, name);
}
static inline uint32_t trace__name_id(trace__recorder **r, trace__site *site, trace_name name)
{
    return trace__called_of(r, site, name);
}
template <class trace__T, int trace__K = trace__kind_is<trace__T>::is> struct trace__name_text; /* no such name */
template <class trace__T> struct trace__name_text<trace__T, TRACE__CHARS> {
    char text[TRACE__NAME_KEPT + 1];
    explicit trace__name_text(const trace__T &name)
    {
        size_t n = size_t(name.size()) < TRACE__NAME_KEPT ? size_t(name.size()) : TRACE__NAME_KEPT;
        if (n)
            memcpy(text, name.data(), n);
        text[n] = 0;
    }
};
template <class trace__T, typename trace__if<int(trace__kind_is<trace__T>::is) == int(TRACE__CHARS)>::type = 0>
TRACE__LOCAL uint32_t trace__name_id(trace__recorder **r, trace__site *site, const trace__T &name)
{
    return trace__named_of(r, site, trace__name_text<trace__T>(name).text);
}
#define TRACE__LITERAL(name) trace__literal(name)
#define TRACE__NAME_ID(r, site, name) trace__name_id(r, site, name)
#else
#define TRACE__LITERAL(name) _Generic((name), trace_name: "", default: (name))
#define TRACE__NAME_ID(r, site, name) \
    _Generic((name), trace_name: trace__called_of, default: trace__named_of)(r, site, name)
#endif

/* A value's conversion may throw while the record is open: the record is left then, as if it had not been begun. */
#ifdef __cplusplus
struct trace__unclosed { /* its functions are this module's, not the type: g++ warns where coroutines keep such a one */
    trace__writer *writer; /* NULL: closed */
    TRACE__LOCAL explicit trace__unclosed(trace__writer *w) : writer(w) {}
    TRACE__LOCAL ~trace__unclosed()
    {
        if (TRACE__UNLIKELY(writer != 0)) {
            writer->last = 0; /* it was the time of what is left: the next record has its own in full */
            TRACE__BARRIER();
            writer->busy = 0;
        }
    }
    TRACE__LOCAL void close(unsigned char *end)
    {
        trace__writer *w = writer;
        writer = 0;
        trace__close(w, end);
    }
    trace__unclosed(const trace__unclosed &) = delete;
    trace__unclosed &operator=(const trace__unclosed &) = delete;
};
#define TRACE__GUARD(w) trace__unclosed trace__record(w);
#define TRACE__CLOSE(w, end) trace__record.close(end)
#else
#define TRACE__GUARD(w)
#define TRACE__CLOSE(w, end) trace__close(w, end)
#endif

/* How many arguments: an odd number up to 17 is one and up to 8 pairs, all else is refused once, where the stores would
 * be. */
#define TRACE__NARGS_(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, a19, a20, a21, \
                      a22, a23, a24, a25, a26, a27, a28, a29, a30, a31, a32, a33, a34, a35, a36, a37, a38, a39, a40, \
                      n, ...) \
    n
#define TRACE__NARGS(...) \
    TRACE__NARGS_(__VA_ARGS__, MANY, MANY, MANY, MANY, MANY, MANY, MANY, MANY, MANY, MANY, MANY, MANY, MANY, MANY, \
                  MANY, MANY, MANY, MANY, MANY, MANY, MANY, MANY, ODD, 17, ODD, 15, ODD, 13, ODD, 11, ODD, 9, ODD, 7, \
                  ODD, 5, ODD, 3, ODD, 1, 0)
#define TRACE__REFUSE(text) TRACE__STATIC_ASSERT(0, text);

/* Pairs of key and value after one leading argument: their fields, bytes, stores and number. */
#define TRACE__PF_ODD(...)
#define TRACE__PF_MANY(...)
#define TRACE__PF_1(a)
#define TRACE__PF_3(a, k, v) {k, TRACE__TYPE(v), TRACE_R_NONE, TRACE__UNIT(v)},
#define TRACE__PF_5(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_3(a, __VA_ARGS__)
#define TRACE__PF_7(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_5(a, __VA_ARGS__)
#define TRACE__PF_9(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_7(a, __VA_ARGS__)
#define TRACE__PF_11(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_9(a, __VA_ARGS__)
#define TRACE__PF_13(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_11(a, __VA_ARGS__)
#define TRACE__PF_15(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_13(a, __VA_ARGS__)
#define TRACE__PF_17(a, k, v, ...) TRACE__PF_3(a, k, v) TRACE__PF_15(a, __VA_ARGS__)
#define TRACE__PS_ODD(...) 0
#define TRACE__PS_MANY(...) 0
#define TRACE__PS_1(a) 0
#define TRACE__PS_3(a, k, v) TRACE__SIZE(v)
#define TRACE__PS_5(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_3(a, __VA_ARGS__)
#define TRACE__PS_7(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_5(a, __VA_ARGS__)
#define TRACE__PS_9(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_7(a, __VA_ARGS__)
#define TRACE__PS_11(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_9(a, __VA_ARGS__)
#define TRACE__PS_13(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_11(a, __VA_ARGS__)
#define TRACE__PS_15(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_13(a, __VA_ARGS__)
#define TRACE__PS_17(a, k, v, ...) TRACE__SIZE(v) + TRACE__PS_15(a, __VA_ARGS__)
#define TRACE__PP_ODD(...) \
    TRACE__REFUSE("trace.h: metadata are pairs of a key and a value: one of them is missing here")
#define TRACE__PP_MANY(...) \
    TRACE__REFUSE("trace.h: at most 8 pairs of key and value; put further ones in a trace_meta() of their own")
#define TRACE__PP_1(a)
#define TRACE__PP_3(a, k, v) trace__at = TRACE__PUT(trace__at, v);
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
#define TRACE__PN_ODD 0
#define TRACE__PN_MANY 0
#define TRACE__PN_1 0
#define TRACE__PN_3 1
#define TRACE__PN_5 2
#define TRACE__PN_7 3
#define TRACE__PN_9 4
#define TRACE__PN_11 5
#define TRACE__PN_13 6
#define TRACE__PN_15 7
#define TRACE__PN_17 8
#define TRACE__PN(...) TRACE__CAT(TRACE__PN_, TRACE__NARGS(__VA_ARGS__))
enum { TRACE__PAIRS_MAX = 8 };
TRACE__STATIC_ASSERT(TRACE__PN_17 == TRACE__PAIRS_MAX, "the longest list of arguments: one, and all pairs");
#define TRACE__FIRST_(a, ...) a
#define TRACE__FIRST(...) TRACE__FIRST_(__VA_ARGS__, 0)
#define TRACE__BARE(...) __VA_ARGS__

/* `head` are fields with a role, `tail` those of the pairs; lists come in parentheses. `then` may use trace__id. */
/* clang-format off */
#define TRACE__EMIT(...) TRACE__EMIT_THEN((void)0, __VA_ARGS__)
#define TRACE__EMIT_THEN(then, domain, kind, name, head, head_n, head_bytes, head_puts, tail, tail_n, tail_bytes, \
                         tail_puts) \
    do { \
        if (TRACE__LEVEL(TRACE_SOURCE_USER)) { \
            /* loaded again: what is off shall need no register to keep it */ \
            trace__recorder *trace__to = trace__recorder_here(); \
            static const trace__field trace__f[] = { \
                TRACE__BARE head TRACE__BARE tail{TRACE__NULL, 0, 0, TRACE__NULL}}; \
            static const trace__desc trace__d = {domain, TRACE__NULL, kind, TRACE_LEVEL_MINIMAL, head_n + tail_n, \
                                                 trace__f}; \
            static trace__site trace__s = {0, 1, &trace__d, TRACE__NULL}; \
            uint32_t trace__id = TRACE__SITE_ID(trace__s, name); /* 0: cannot be recorded */ \
            if (head_n + tail_n == 0) \
                trace__to->event(trace__id); \
            else if (TRACE__LIKELY(trace__id != 0)) { \
                trace__writer *trace__w; \
                unsigned char *trace__at = trace__open_with(trace__to, trace__writer_in(trace__to), &trace__w, \
                                                            trace__id, head_bytes + tail_bytes); \
                if (TRACE__LIKELY(trace__at != TRACE__NULL)) { \
                    TRACE__GUARD(trace__w) \
                    TRACE__BARE head_puts TRACE__BARE tail_puts \
                    TRACE__CLOSE(trace__w, trace__at); \
                } \
            } \
            then; \
        } \
    } while (0)
/* clang-format on */
#define TRACE__TAIL(...) \
    (TRACE__PF(__VA_ARGS__)), TRACE__PN(__VA_ARGS__), TRACE__PS(__VA_ARGS__), (TRACE__PP(__VA_ARGS__))
#define TRACE__EMIT_IN(...) TRACE__EMIT(__VA_ARGS__) /* lets TRACE__TAIL spread first */
#define TRACE__EMIT_(...) TRACE__EMIT_IN(TRACE_DOMAIN, __VA_ARGS__)
#define TRACE__U64(v) trace__at = trace__put_u64(trace__at, TRACE__CAST(uint64_t, v));
#define TRACE__U32(v) trace__at = trace__put_u32(trace__at, TRACE__CAST(uint32_t, v));

/* Fields with a role, which come before the pairs: their descriptions, number, bytes and stores. */
#define TRACE__NO_HEAD (), 0, 0, ()
#define TRACE__U64_FIELD(name, role) {name, TRACE_T_U64, role, ""},
#define TRACE__ID_HEAD(id) (TRACE__U64_FIELD("id", TRACE_R_ID)), 1, sizeof(uint64_t), (TRACE__U64(id))
#define TRACE__CHILD_HEAD(id, parent) \
    (TRACE__U64_FIELD("id", TRACE_R_ID) TRACE__U64_FIELD("parent", TRACE_R_PARENT)), 2, 2 * sizeof(uint64_t), \
        (TRACE__U64(id) TRACE__U64(parent))
#define TRACE__FLOW_HEAD(role, id) (TRACE__U64_FIELD("flow", role)), 1, sizeof(uint64_t), (TRACE__U64(id))
#define TRACE__TRACK_FIELD {"track", TRACE_T_U32, TRACE_R_TRACK, ""},
#define TRACE__SLICE_HEAD(track, begin, end) \
    (TRACE__TRACK_FIELD TRACE__U64_FIELD("begin", TRACE_R_TIME) TRACE__U64_FIELD("end", TRACE_R_TIME_END)), 3, \
        sizeof(uint32_t) + 2 * sizeof(uint64_t), (TRACE__U32(track) TRACE__U64(begin) TRACE__U64(end))
#define TRACE__VALUE_FIELD(value, unit) {"value", TRACE__TYPE(value), TRACE_R_VALUE, unit},
#define TRACE__VALUE_PUT(value) trace__at = TRACE__PUT(trace__at, value);
#define TRACE__VALUE_HEAD(value, unit) (TRACE__VALUE_FIELD(value, unit)), 1, sizeof(uint64_t), (TRACE__VALUE_PUT(value))
#define TRACE__TRACK_VALUE_HEAD(track, value, unit) \
    (TRACE__TRACK_FIELD TRACE__VALUE_FIELD(value, unit)), 2, sizeof(uint32_t) + sizeof(uint64_t), \
        (TRACE__U32(track) TRACE__VALUE_PUT(value))
#define TRACE__NO_TAIL (), 0, 0, ()

#define trace_task_begin(...) \
    TRACE__EMIT_(TRACE_KIND_BEGIN, TRACE__FIRST(__VA_ARGS__), TRACE__NO_HEAD, TRACE__TAIL(__VA_ARGS__))
#define trace_task_begin_in(domain, ...) \
    TRACE__EMIT_IN(domain, TRACE_KIND_BEGIN, TRACE__FIRST(__VA_ARGS__), TRACE__NO_HEAD, TRACE__TAIL(__VA_ARGS__))
#define trace_task_begin_child(name, id, ...) \
    TRACE__EMIT_(TRACE_KIND_BEGIN, name, TRACE__CHILD_HEAD(id, TRACE__FIRST(__VA_ARGS__)), TRACE__TAIL(__VA_ARGS__))
#define trace_task_end() \
    do { \
        if (TRACE__LEVEL(TRACE_SOURCE_USER)) \
            trace__event(TRACE_ID_TASK_END); \
    } while (0)
#define trace_instant(...) \
    TRACE__EMIT_(TRACE_KIND_INSTANT, TRACE__FIRST(__VA_ARGS__), TRACE__NO_HEAD, TRACE__TAIL(__VA_ARGS__))
#define trace_meta(...) TRACE__EMIT_(TRACE_KIND_META, "meta", TRACE__NO_HEAD, TRACE__TAIL(0, __VA_ARGS__))
#define trace_counter(name, ...) trace_counter_unit(name, TRACE__UNIT(TRACE__FIRST(__VA_ARGS__)), __VA_ARGS__)
#define trace_counter_unit(name, unit, ...) \
    TRACE__EMIT_(TRACE_KIND_COUNTER, name, TRACE__VALUE_HEAD(TRACE__FIRST(__VA_ARGS__), unit), TRACE__TAIL(__VA_ARGS__))
#define trace_async_begin(name, ...) \
    TRACE__EMIT_(TRACE_KIND_ASYNC_BEGIN, name, TRACE__ID_HEAD(TRACE__FIRST(__VA_ARGS__)), TRACE__TAIL(__VA_ARGS__))
#define trace_async_begin_child(name, id, ...) \
    TRACE__EMIT_(TRACE_KIND_ASYNC_BEGIN, name, TRACE__CHILD_HEAD(id, TRACE__FIRST(__VA_ARGS__)), \
                 TRACE__TAIL(__VA_ARGS__))
#define trace_async_end(name, ...) \
    TRACE__EMIT_(TRACE_KIND_ASYNC_END, name, TRACE__ID_HEAD(TRACE__FIRST(__VA_ARGS__)), TRACE__TAIL(__VA_ARGS__))
/* A task that any thread may close: for futures, coroutines, requests. Its handle is 0, and closing it does nothing,
 * when nothing is recorded. It is a span of its own, not one of the tasks that lie in each other on a thread. */
#define trace_task_open(...) \
    __extension__({ \
        const trace_task trace__task = TRACE__LEVEL(TRACE_SOURCE_USER) ? trace_flow_new() : 0; \
        TRACE__EMIT_(TRACE_KIND_ASYNC_BEGIN, TRACE__FIRST(__VA_ARGS__), TRACE__ID_HEAD(trace__task), \
                     TRACE__TAIL(__VA_ARGS__)); \
        trace__task; \
    })
#define trace_task_close(task) \
    do { \
        const trace_task trace__task = (task); \
        if (trace__task) \
            TRACE__EMIT_(TRACE_KIND_ASYNC_END, "task", TRACE__ID_HEAD(trace__task), TRACE__NO_TAIL); \
    } while (0)
#define trace_flow_out(id) TRACE__EMIT_(TRACE_KIND_META, "flow", TRACE__FLOW_HEAD(TRACE_R_FLOW_OUT, id), TRACE__NO_TAIL)
#define trace_flow_in(id) TRACE__EMIT_(TRACE_KIND_META, "flow", TRACE__FLOW_HEAD(TRACE_R_FLOW_IN, id), TRACE__NO_TAIL)
#define trace_track_slice(track, name, begin, ...) \
    TRACE__EMIT_(TRACE_KIND_SLICE, name, TRACE__SLICE_HEAD(track, begin, TRACE__FIRST(__VA_ARGS__)), \
                 TRACE__TAIL(__VA_ARGS__))
#define trace_track_counter(track, name, unit, value) \
    TRACE__EMIT_(TRACE_KIND_COUNTER, name, TRACE__TRACK_VALUE_HEAD(track, value, unit), TRACE__NO_TAIL)

/* A task from here to the end of the enclosing block, however that is left: at its end, by return, goto, break, or in
 * C++ an exception; after a longjmp when the thread's next event shows that. It is a declaration, so
 * `trace_task_scope("x") { ... }` does not compile. The scope knows which task it is: it ends that one, also where
 * others that began later are still open. */
static inline __attribute__((always_inline)) uint32_t trace__scope_begun(const void *scope, uint32_t id)
{
    if (id)
        trace__push_frame(trace__current(), scope, id);
    return id;
}
/* The place of a scope that was left, when the function that has it goes on: the one that was there is over. */
static inline __attribute__((always_inline)) void trace__scope_anew(void *scope)
{
    trace__recorder *r = trace__recorder_here();
    trace__writer *w = trace__writer_in(r);
    if (TRACE__UNLIKELY(w->frame == ~(uintptr_t)scope))
        r->stack_at(w, (const void *)((uintptr_t)scope + 1));
}
static inline __attribute__((always_inline)) void trace__scope_ended(const void *scope, uint32_t id)
{
    const trace__recorder *r = trace__recorder_here();
    if (!id)
        return;
    if (TRACE__UNLIKELY(!trace__pop_frame(trace__writer_in(r), scope)))
        r->end_scope(scope, id);
    else if (TRACE__LEVEL_OF(r, TRACE_SOURCE_USER))
        r->event(TRACE_ID_TASK_END);
}
#ifdef __cplusplus
struct trace__scope {
    uint32_t id; /* of the begin; 0: it was not recorded */
    TRACE__LOCAL explicit trace__scope(uint32_t trace__begun) : id(trace__scope_begun(this, trace__begun)) {}
    TRACE__LOCAL ~trace__scope() { trace__scope_ended(this, id); }
    trace__scope(const trace__scope &) = delete;
    trace__scope &operator=(const trace__scope &) = delete;
};
#define TRACE__SCOPE_FROM(scope, id) scope(id)
#else
typedef struct trace__scope {
    uint32_t id;
} trace__scope;
static inline void trace__scope_end(const trace__scope *s) { trace__scope_ended(s, s->id); }
#define TRACE__SCOPE_FROM(scope, id) scope __attribute__((cleanup(trace__scope_end))) = {trace__scope_begun(&scope, id)}
#endif
#define TRACE__EMIT_THEN_IN(...) TRACE__EMIT_THEN(__VA_ARGS__)
#define TRACE__SCOPE_NAMED(scope, ...) \
    __attribute__((unused)) trace__scope TRACE__SCOPE_FROM( \
        scope, __extension__({ \
            uint32_t trace__begun = 0; \
            trace__scope_anew(&scope); \
            TRACE__EMIT_THEN_IN(trace__begun = trace__id, TRACE_DOMAIN, TRACE_KIND_BEGIN, TRACE__FIRST(__VA_ARGS__), \
                                TRACE__NO_HEAD, TRACE__TAIL(__VA_ARGS__)); \
            trace__begun; \
        }))
#define trace_task_scope(...) TRACE__SCOPE_NAMED(TRACE__CAT(trace__scope_, __COUNTER__), __VA_ARGS__)
#ifndef TRACE_NO_SHORT_NAMES
#define TRACE_SCOPE(...) trace_task_scope(__VA_ARGS__)
#endif

#endif
