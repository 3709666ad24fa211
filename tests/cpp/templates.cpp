// templates.cpp - metadata whose types depend on template parameters, everywhere a template can stand
#include "trace.h"

template <class T> static T twice(T v)
{
    trace_task_begin("function", "v", v, "size", sizeof(T));
    trace_meta("twice", v + v);
    trace_counter("counter", v);
    trace_counter_unit("counter with unit", "B", v, "size", sizeof(T));
    trace_instant("instant", "v", v);
    trace_async_begin("span", 1, "v", v);
    trace_async_end("span", 1, "v", v);
    trace_task_end();
    return static_cast<T>(v + v);
}

template <class T, int n> struct box {
    T value;
    static const int most = n;
    enum side { left = n };
    template <class U> void put(U v)
    {
        trace_task_begin_in("box", "member", "old", value, "new", v, "n", n, "most", +most, "side", left);
        value = static_cast<T>(v);
        trace_task_end();
    }
    void track() const
    {
        trace_track_slice(1, "slice", 1, 2, "value", value);
        trace_track_counter(1, "track counter", "W", value);
    }
};

template <class... A> static void all(A... values)
{
    const int each[] = {(twice(values), 0)...};
    trace_instant("pack", "n", sizeof...(A), "first", each[0]);
}

int main()
{
    twice(1);
    twice(2.5);
    twice(static_cast<unsigned char>(3));
    box<float, 4> b = {1.5f};
    b.put(7L);
    b.track();
    all(1, 2L, 3.0f);
#if __cplusplus >= 201402L
    [](auto v) { trace_instant("generic lambda", "v", v, "size", sizeof v); }(9);
#endif
    return 0;
}
