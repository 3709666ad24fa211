/* >>task
 * task.h - a task as a C++ object, for code that wants no macro
 *
 *   trace::task t("solve", "n", n);    // begins; up to 8 pairs
 *   t.meta("residual", r);             // more metadata, while it is the innermost open task
 *   t.end();                           // or when t goes out of scope
 *
 * Its name may be text, std::string, std::string_view or a trace_name. Metadata are looked up by their keys at every
 * call, which the macros need not do. A task belongs to the thread that made it, and to the group "user" whatever
 * TRACE_DOMAIN is. With TRACE_NO_SHORT_NAMES there is no namespace trace: the class is trace_scoped.
 */
#ifndef TRACE__TASK_H
#define TRACE__TASK_H
#ifdef __cplusplus

class trace_scoped
{
  public:
    template <class trace__N, class... trace__A>
    TRACE__LOCAL explicit trace_scoped(const trace__N &name, const trace__A &...pairs) : id(0)
    {
        if (TRACE__LEVEL(TRACE_SOURCE_USER)) {
            trace__scope_anew(this);
            id = trace__scope_begun(this, record(trace__begin(), name, pairs...));
        }
    }
    template <class... trace__A> TRACE__LOCAL void meta(const trace__A &...pairs) const
    {
        static_assert(sizeof...(pairs) > 0, "trace.h: meta() takes pairs of a key and a value");
        if (id && TRACE__LEVEL(TRACE_SOURCE_USER))
            record(trace__more(), "meta", pairs...);
    }
    TRACE__LOCAL void end()
    {
        trace__scope_ended(this, id);
        id = 0;
    }
    TRACE__LOCAL ~trace_scoped() { end(); }
    trace_scoped(const trace_scoped &) = delete;
    trace_scoped &operator=(const trace_scoped &) = delete;

  private:
    struct trace__begin {
        enum { kind = TRACE_KIND_BEGIN };
    };
    struct trace__more {
        enum { kind = TRACE_KIND_META };
    };
    uint32_t id; /* of the begin; 0: it was not recorded, or has ended */

    TRACE__LOCAL static const char *text_of(const char *name) { return name; }
    TRACE__LOCAL static const char *text_of(trace_name name) { return name ? name->text : 0; }
    template <class trace__N, typename trace__if<int(trace__kind_is<trace__N>::is) == int(TRACE__CHARS)>::type = 0>
    TRACE__LOCAL static trace__name_text<trace__N> text_of(const trace__N &name)
    {
        return trace__name_text<trace__N>(name);
    }
    TRACE__LOCAL static uint32_t id_of(const trace__desc *desc, const char *name)
    {
        return trace__described(desc, name);
    }
    template <class trace__N>
    TRACE__LOCAL static uint32_t id_of(const trace__desc *desc, const trace__name_text<trace__N> &name)
    {
        return trace__described(desc, name.text);
    }

    template <class trace__K, class trace__N> TRACE__LOCAL static uint32_t record(trace__K, const trace__N &name)
    {
        static const trace__desc desc = {"user", 0, trace__K::kind, TRACE_LEVEL_MINIMAL, 0, 0};
        static trace__site site = {0, 1, &desc, 0};
        trace__recorder *recorder = trace__recorder_here();
        const uint32_t begun = trace__name_id(&recorder, &site, name);
        recorder->event(begun);
        return begun;
    }
    template <class trace__K, class trace__N, class... trace__A>
    TRACE__LOCAL static uint32_t record(trace__K, const trace__N &name, const trace__A &...pairs)
    {
        static_assert(sizeof...(pairs) % 2 == 0,
                      "trace.h: metadata are pairs of a key and a value: one of them is missing here");
        static_assert(sizeof...(pairs) <= 2 * TRACE__PAIRS_MAX,
                      "trace.h: at most 8 pairs of key and value; put further ones in a meta() of their own");
        trace__field fields[sizeof...(pairs) / 2 + 1];
        const trace__desc desc = {"user", 0, trace__K::kind, TRACE_LEVEL_MINIMAL, sizeof...(pairs) / 2, fields};
        trace__writer *writer;
        unsigned char *at;
        uint32_t begun;
        describe(fields, pairs...);
        begun = id_of(&desc, text_of(name));
        at = begun ? trace__open(&writer, begun, room<trace__A...>(0)) : 0;
        if (at) {
            trace__unclosed unclosed(writer);
            unclosed.close(put(at, pairs...));
        }
        return begun;
    }
    TRACE__LOCAL static void describe(trace__field *) {}
    template <class trace__V, class... trace__A>
    TRACE__LOCAL static void describe(trace__field *field, const char *key, const trace__V &, const trace__A &...more)
    {
        field->name = key;
        field->type = (uint8_t)trace__value_of<trace__V>::type;
        field->role = TRACE_R_NONE;
        field->hint = trace__value_of<trace__V>::unit();
        describe(field + 1, more...);
    }
    template <class... trace__A> TRACE__LOCAL static typename trace__if<sizeof...(trace__A) == 0>::size room(int)
    {
        return 0;
    }
    template <class trace__L, class trace__V, class... trace__A> TRACE__LOCAL static size_t room(int)
    {
        return (size_t)trace__value_of<trace__V>::size + room<trace__A...>(0);
    }
    TRACE__LOCAL static unsigned char *put(unsigned char *at) { return at; }
    template <class trace__V, class... trace__A>
    TRACE__LOCAL static unsigned char *put(unsigned char *at, const char *, const trace__V &value,
                                           const trace__A &...more)
    {
        return put(trace__value_of<trace__V>::store(at, value), more...);
    }
};
#ifndef TRACE_NO_SHORT_NAMES
namespace trace
{
typedef ::trace_scoped task;
}
#endif
#endif
#endif
