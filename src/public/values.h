/* >>values
 * values.h - what a value given as metadata is in the file: its type and unit, the room it needs, how it is stored
 *
 *   in C and C++   integers, floating point, bool, strings that end in 0, pointers
 *   in C++         enumerations, nullptr, std::atomic (what it holds);
 *                  std::string, std::string_view and whatever has data() and size() of char, or c_str(): text,
 *                      1,024 bytes kept;
 *                  arrays, std::array, std::vector, std::span and whatever has data() and size() of numbers:
 *                      arrays, 1,024 bytes kept;
 *                  std::chrono durations and time points (since their clock's epoch), with their unit
 *
 * A C++ type of your own becomes a value by a function trace_value() in its namespace, which returns any of these:
 *
 *   namespace mine { inline double trace_value(const vector3 &v) { return v.length(); } }
 *
 * It must be declared where you record, not before trace.h. If it throws, the program gets the exception and nothing is
 * recorded. None of this includes a header of the C++ library.
 */
#ifndef TRACE__VALUES_H
#define TRACE__VALUES_H

#define TRACE__ARRAY_MAX 1024u /* bytes kept of an array given as metadata */
#define TRACE__SCALAR_BYTES 8u /* that a number or a pointer takes at most */

#ifdef __cplusplus
/* trace__value<T>: `type` (enum trace_type), `size` (bytes it takes at most), unit(), store(). */
template <class trace__T> const trace__T &trace__some();
template <class trace__T> struct trace__plain {
    typedef trace__T type;
};
template <class trace__T> struct trace__plain<const trace__T> {
    typedef trace__T type;
};
template <class trace__T> struct trace__plain<volatile trace__T> {
    typedef trace__T type;
};
template <class trace__T> struct trace__plain<const volatile trace__T> {
    typedef trace__T type;
};
template <class trace__T> struct trace__plain<trace__T &> {
    typedef typename trace__plain<trace__T>::type type;
};
template <class trace__T> struct trace__plain<trace__T &&> {
    typedef typename trace__plain<trace__T>::type type;
};
template <size_t trace__N> struct trace__plain<char[trace__N]> {
    typedef const char *type;
};
template <size_t trace__N> struct trace__plain<const char[trace__N]> {
    typedef const char *type;
};
template <class trace__T, size_t trace__N> struct trace__plain<const trace__T[trace__N]> {
    typedef trace__T type[trace__N];
};
template <class trace__T, size_t trace__N> struct trace__plain<volatile trace__T[trace__N]> {
    typedef trace__T type[trace__N];
};
template <class trace__T, size_t trace__N> struct trace__plain<const volatile trace__T[trace__N]> {
    typedef trace__T type[trace__N];
};

/* Scalars, and what an array of them is. */
template <class trace__T> struct trace__scalar {
    enum { is = 0, type = 0, element = 0 };
};
#define TRACE__SCALAR(T, code, in_array, put) \
    template <> struct trace__scalar<T> { \
        enum { is = 1, type = code, element = in_array }; \
        static unsigned char *store(unsigned char *p, T v) { return put; } \
    };
TRACE__SCALAR(bool, TRACE_T_BOOL, TRACE_T_BOOL, trace__put_u8(p, v))
TRACE__SCALAR(char, TRACE_T_I8, TRACE_T_I8, trace__put_u8(p, (uint8_t)v))
TRACE__SCALAR(signed char, TRACE_T_I8, TRACE_T_I8, trace__put_u8(p, (uint8_t)v))
TRACE__SCALAR(unsigned char, TRACE_T_U8, TRACE_T_U8, trace__put_u8(p, v))
TRACE__SCALAR(short, TRACE_T_I16, TRACE_T_I16, trace__put_u16(p, (uint16_t)v))
TRACE__SCALAR(unsigned short, TRACE_T_U16, TRACE_T_U16, trace__put_u16(p, v))
TRACE__SCALAR(int, TRACE_T_I32, TRACE_T_I32, trace__put_u32(p, (uint32_t)v))
TRACE__SCALAR(unsigned, TRACE_T_U32, TRACE_T_U32, trace__put_u32(p, v))
TRACE__SCALAR(long, TRACE_T_I64, TRACE_T_I64, trace__put_u64(p, (uint64_t)v))
TRACE__SCALAR(unsigned long, TRACE_T_U64, TRACE_T_U64, trace__put_u64(p, v))
TRACE__SCALAR(long long, TRACE_T_I64, TRACE_T_I64, trace__put_u64(p, (uint64_t)v))
TRACE__SCALAR(unsigned long long, TRACE_T_U64, TRACE_T_U64, trace__put_u64(p, v))
TRACE__SCALAR(wchar_t, TRACE_T_I32, TRACE_T_I32, trace__put_u32(p, (uint32_t)v))
TRACE__SCALAR(char16_t, TRACE_T_U16, TRACE_T_U16, trace__put_u16(p, (uint16_t)v))
TRACE__SCALAR(char32_t, TRACE_T_U32, TRACE_T_U32, trace__put_u32(p, (uint32_t)v))
#ifdef __cpp_char8_t
TRACE__SCALAR(char8_t, TRACE_T_U8, TRACE_T_U8, trace__put_u8(p, (uint8_t)v))
#endif
TRACE__SCALAR(float, TRACE_T_F64, TRACE_T_F32, trace__put_f64(p, (double)v))
TRACE__SCALAR(double, TRACE_T_F64, TRACE_T_F64, trace__put_f64(p, v))
TRACE__SCALAR(long double, TRACE_T_F64, 0, trace__put_f64(p, (double)v)) /* no array of these */
#undef TRACE__SCALAR
template <class trace__T> struct trace__scalar<trace__T *> {
    enum { is = 1, type = TRACE_T_PTR, element = TRACE_T_PTR };
    static unsigned char *store(unsigned char *p, trace__T *v) { return trace__put_u64(p, (uint64_t)(uintptr_t)v); }
};
template <> struct trace__scalar<decltype(nullptr)> {
    enum { is = 1, type = TRACE_T_PTR, element = 0 };
    static unsigned char *store(unsigned char *p, decltype(nullptr)) { return trace__put_u64(p, 0); }
};

template <bool> struct trace__if {
};
template <> struct trace__if<true> {
    typedef int type;
    typedef size_t size;
};
template <class trace__T> struct trace__is_enum {
    enum { is = __is_enum(trace__T) };
};
/* The number an enumeration or a scalar is kept as. */
template <class trace__T, bool trace__E = trace__is_enum<trace__T>::is != 0> struct trace__numeric {
    typedef trace__T type;
};
template <class trace__T> struct trace__numeric<trace__T, true> {
    typedef __underlying_type(trace__T) type;
};
/* Type code of an array's elements, 0 if they are none. */
template <class trace__T> struct trace__element {
    enum { type = trace__scalar<typename trace__numeric<typename trace__plain<trace__T>::type>::type>::element };
};

/* The user's trace_value(), found by the type of its argument alone: the dummy hides functions that merely have the
 * name. */
namespace trace__users
{
void trace_value();
template <class trace__T> TRACE__LOCAL auto call(const trace__T &v) -> decltype(trace_value(v))
{
    return trace_value(v);
}
} // namespace trace__users

/* What kind of value a type is: the first of these that it can be. */
enum {
    TRACE__NO_VALUE,
    TRACE__SCALARS,
    TRACE__USERS,
    TRACE__ENUM,
    TRACE__TIME_POINT,
    TRACE__DURATION,
    TRACE__ATOMIC,
    TRACE__CHARS,
    TRACE__ARRAY,
    TRACE__C_STR
};
template <int trace__K> struct trace__kind {
    enum { is = trace__K };
};
template <int trace__N> struct trace__turn : trace__turn<trace__N - 1> {
};
template <> struct trace__turn<0> {
};
template <class trace__T> trace__kind<TRACE__NO_VALUE> trace__kind_of(trace__turn<0>);
template <class trace__T, typename trace__if<sizeof(*trace__some<trace__T>().c_str()) == 1>::type = 0>
trace__kind<TRACE__C_STR> trace__kind_of(trace__turn<1>);
template <class trace__T, typename trace__if<trace__element<decltype(*trace__some<trace__T>().data())>::type != 0 &&
                                             sizeof(size_t(trace__some<trace__T>().size())) != 0>::type = 0>
trace__kind<TRACE__ARRAY> trace__kind_of(trace__turn<2>);
template <class trace__T> struct trace__is_char {
    enum { is = 0 };
};
template <> struct trace__is_char<char> {
    enum { is = 1 };
};
#ifdef __cpp_char8_t
template <> struct trace__is_char<char8_t> {
    enum { is = 1 };
};
#endif
template <
    class trace__T,
    typename trace__if<trace__is_char<typename trace__plain<decltype(*trace__some<trace__T>().data())>::type>::is &&
                       sizeof(size_t(trace__some<trace__T>().size())) != 0>::type = 0>
trace__kind<TRACE__CHARS> trace__kind_of(trace__turn<3>);
template <class trace__T, class trace__V = decltype(trace__some<trace__T>().load())>
trace__kind<TRACE__ATOMIC> trace__kind_of(trace__turn<4>);
template <class trace__T, class trace__V = decltype(trace__some<trace__T>().count()),
          typename trace__if<(trace__T::period::num > 0)>::type = 0>
trace__kind<TRACE__DURATION> trace__kind_of(trace__turn<5>);
template <class trace__T, class trace__V = decltype(trace__some<trace__T>().time_since_epoch().count())>
trace__kind<TRACE__TIME_POINT> trace__kind_of(trace__turn<6>);
template <class trace__T, typename trace__if<trace__is_enum<trace__T>::is != 0>::type = 0>
trace__kind<TRACE__ENUM> trace__kind_of(trace__turn<7>);
template <class trace__T, class trace__V = decltype(trace__users::call(trace__some<trace__T>()))>
trace__kind<TRACE__USERS> trace__kind_of(trace__turn<8>);
template <class trace__T, typename trace__if<trace__scalar<trace__T>::is != 0>::type = 0>
trace__kind<TRACE__SCALARS> trace__kind_of(trace__turn<9>);

template <class trace__T> struct trace__kind_is {
    enum { is = decltype(trace__kind_of<trace__T>(trace__turn<9>()))::is };
};

template <class trace__T, int trace__K = trace__kind_is<trace__T>::is> struct trace__value {
    enum { type = TRACE_T_U8, size = TRACE__SCALAR_BYTES };
    static constexpr const char *unit() { return ""; }
    static unsigned char *store(unsigned char *p, const trace__T &)
    {
        static_assert(trace__K != TRACE__NO_VALUE, "trace.h: a value of this type cannot be recorded; convert it, or "
                                                   "define trace_value() for it (>>values in trace.h)");
        return p;
    }
};
template <class trace__T> struct trace__value<trace__T, TRACE__SCALARS> {
    enum { type = trace__scalar<trace__T>::type, size = TRACE__SCALAR_BYTES };
    static constexpr const char *unit() { return ""; }
    static unsigned char *store(unsigned char *p, trace__T v) { return trace__scalar<trace__T>::store(p, v); }
};
struct trace__c_string {
    enum { type = TRACE_T_STR, size = TRACE_LENGTH_BYTES + TRACE__STR_MAX };
    static constexpr const char *unit() { return ""; }
    static unsigned char *store(unsigned char *p, const char *v) { return trace__put_str(p, v, TRACE__STR_MAX); }
};
template <> struct trace__value<const char *, TRACE__SCALARS> : trace__c_string {
};
template <> struct trace__value<char *, TRACE__SCALARS> : trace__c_string {
};
#ifdef __cpp_char8_t
template <> struct trace__value<const char8_t *, TRACE__SCALARS> : trace__c_string {
    static unsigned char *store(unsigned char *p, const char8_t *v)
    {
        return trace__put_str(p, (const char *)v, TRACE__STR_MAX);
    }
};
template <size_t trace__N> struct trace__plain<char8_t[trace__N]> {
    typedef const char8_t *type;
};
template <size_t trace__N> struct trace__plain<const char8_t[trace__N]> {
    typedef const char8_t *type;
};
#endif
/* Recorded as another value made of it: trace__F::from(v). */
template <class trace__T, class trace__F, class trace__V> struct trace__derived {
    typedef trace__value<typename trace__plain<trace__V>::type> other;
    enum { type = other::type, size = other::size };
    static constexpr const char *unit() { return other::unit(); }
    static unsigned char *store(unsigned char *p, const trace__T &v) { return other::store(p, trace__F::from(v)); }
};
#define TRACE__DERIVED(kind, expression) \
    struct trace__from_##kind { \
        template <class trace__T> static auto from(const trace__T &v) -> decltype(expression) { return expression; } \
    }; \
    template <class trace__T> \
    struct trace__value<trace__T, kind> \
        : trace__derived<trace__T, trace__from_##kind, decltype(trace__from_##kind::from(trace__some<trace__T>()))> { \
    };
TRACE__DERIVED(TRACE__USERS, trace__users::call(v))
TRACE__DERIVED(TRACE__ENUM, typename trace__numeric<trace__T>::type(v))
TRACE__DERIVED(TRACE__TIME_POINT, v.time_since_epoch())
TRACE__DERIVED(TRACE__ATOMIC, v.load())
TRACE__DERIVED(TRACE__C_STR, v.c_str())
#undef TRACE__DERIVED
/* Ticks of s, ms, us or ns as they are; other ones (minutes, frames) as seconds. */
template <class trace__T> struct trace__value<trace__T, TRACE__DURATION> {
    typedef trace__value<typename trace__plain<decltype(trace__some<trace__T>().count())>::type> ticks;
    enum : long long { per_second = trace__T::period::num == 1 ? trace__T::period::den : 0 };
    enum {
        as_is = per_second == 1 || per_second == 1000 || per_second == 1000000 || per_second == 1000000000,
        type = as_is ? (int)ticks::type : (int)TRACE_T_F64,
        size = TRACE__SCALAR_BYTES
    };
    static constexpr const char *unit()
    {
        return per_second == 1000 ? "ms" : per_second == 1000000 ? "us" : per_second == 1000000000 ? "ns" : "s";
    }
    static unsigned char *store(unsigned char *p, const trace__T &v)
    {
        return as_is ? ticks::store(p, v.count())
                     : trace__put_f64(p, (double)v.count() * (double)trace__T::period::num /
                                             (double)trace__T::period::den);
    }
};
template <class trace__T> struct trace__value<trace__T, TRACE__CHARS> : trace__c_string {
    static unsigned char *store(unsigned char *p, const trace__T &v)
    {
        return trace__put_strn(p, (const char *)v.data(), size_t(v.size()), TRACE__STR_MAX);
    }
};
/* `n` elements of the size that is told. */
template <int trace__C, size_t trace__S> struct trace__elements {
    enum { type = TRACE_T_ARRAY | trace__C, size = TRACE_LENGTH_BYTES + TRACE__ARRAY_MAX };
    static constexpr const char *unit() { return ""; }
    static unsigned char *put(unsigned char *p, const volatile void *v, size_t n)
    {
        return trace__put_array(p, (const void *)(uintptr_t)v, n, trace__S, TRACE__ARRAY_MAX / trace__S);
    }
};
template <class trace__T>
struct trace__value<trace__T, TRACE__ARRAY>
    : trace__elements<trace__element<decltype(*trace__some<trace__T>().data())>::type,
                      sizeof(*trace__some<trace__T>().data())> {
    static unsigned char *store(unsigned char *p, const trace__T &v)
    {
        return trace__value::put(p, v.data(), size_t(v.size()));
    }
};
template <class trace__T> struct trace__innermost {
    typedef trace__T type;
};
template <class trace__T, size_t trace__N> struct trace__innermost<trace__T[trace__N]> {
    typedef typename trace__innermost<trace__T>::type type;
};
template <class trace__T, size_t trace__N>
struct trace__value<trace__T[trace__N], TRACE__NO_VALUE>
    : trace__elements<trace__element<typename trace__innermost<trace__T>::type>::type,
                      sizeof(typename trace__innermost<trace__T>::type)> {
    typedef typename trace__innermost<trace__T>::type one;
    static unsigned char *store(unsigned char *p, const volatile trace__T (&v)[trace__N])
    {
        static_assert(trace__element<one>::type != 0,
                      "trace.h: an array of this type cannot be recorded; record its elements");
        return trace__value::put(p, v, sizeof v / sizeof(one));
    }
};
template <class trace__T> struct trace__value_of : trace__value<typename trace__plain<trace__T>::type> {
};

#define TRACE__OF(v) trace__value_of<decltype(v)>
/* Macros that stand in the program's code cast by this function, so that its warnings of casts find none there. */
template <class trace__To, class trace__From> constexpr trace__To trace__cast(trace__From v)
{
    return static_cast<trace__To>(v);
}
#define TRACE__CAST(type, v) trace__cast<type>(v)
#define TRACE__NULL nullptr
#define TRACE__TYPE(v) trace__cast<uint8_t>(TRACE__OF(v)::type)
#define TRACE__UNIT(v) TRACE__OF(v)::unit()
#define TRACE__SIZE(v) trace__cast<size_t>(TRACE__OF(v)::size)
#define TRACE__PUT(p, v) TRACE__OF(v)::store(p, v)
#else
#define TRACE__CAST(type, v) ((type)(v))
#define TRACE__NULL 0
static inline unsigned char *trace__put_i32(unsigned char *p, int32_t v) { return trace__put_u32(p, (uint32_t)v); }
static inline unsigned char *trace__put_i64(unsigned char *p, int64_t v) { return trace__put_u64(p, (uint64_t)v); }
static inline unsigned char *trace__put_cstr(unsigned char *p, const char *v)
{
    return trace__put_str(p, v, TRACE__STR_MAX);
}
static inline unsigned char *trace__put_vptr(unsigned char *p, const volatile void *v)
{
    return trace__put_u64(p, (uint64_t)(uintptr_t)v);
}
#define TRACE__TYPE(v) \
    _Generic((v), \
        _Bool: TRACE_T_BOOL, \
        char: TRACE_T_I8, \
        signed char: TRACE_T_I8, \
        unsigned char: TRACE_T_U8, \
        short: TRACE_T_I16, \
        unsigned short: TRACE_T_U16, \
        int: TRACE_T_I32, \
        unsigned: TRACE_T_U32, \
        long: TRACE_T_I64, \
        unsigned long: TRACE_T_U64, \
        long long: TRACE_T_I64, \
        unsigned long long: TRACE_T_U64, \
        float: TRACE_T_F64, \
        double: TRACE_T_F64, \
        long double: TRACE_T_F64, \
        char *: TRACE_T_STR, \
        const char *: TRACE_T_STR, \
        default: TRACE_T_PTR)
#define TRACE__UNIT(v) ""
#define TRACE__SIZE(v) \
    _Generic((v), \
        char *: TRACE_LENGTH_BYTES + TRACE__STR_MAX, \
        const char *: TRACE_LENGTH_BYTES + TRACE__STR_MAX, \
        default: TRACE__SCALAR_BYTES)
#define TRACE__PUT(p, v) \
    _Generic((v), \
        _Bool: trace__put_u8, \
        char: trace__put_u8, \
        signed char: trace__put_u8, \
        unsigned char: trace__put_u8, \
        short: trace__put_u16, \
        unsigned short: trace__put_u16, \
        int: trace__put_i32, \
        unsigned: trace__put_u32, \
        long: trace__put_i64, \
        unsigned long: trace__put_u64, \
        long long: trace__put_i64, \
        unsigned long long: trace__put_u64, \
        float: trace__put_f64, \
        double: trace__put_f64, \
        long double: trace__put_f64, \
        char *: trace__put_cstr, \
        const char *: trace__put_cstr, \
        default: trace__put_vptr)(p, v)
#endif
#endif
