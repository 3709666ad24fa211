// throws.cpp - values that throw: the record is left as if it had not been begun, and the next ones are written where
// they belong
#include "trace.h"
#include <cstdio>
#include <string>

struct bad {
    int x;
};
inline double trace_value(const bad &b)
{
    if (b.x)
        throw b.x;
    return 0.5;
}
struct text { // is a string for trace.h
    const char *c_str() const { throw 2; }
};
static int value(bool throws)
{
    if (throws)
        throw 3;
    return 1;
}

static int n;
template <class T> static void expect(const char *what, T statement)
{
    bool thrown = false;
    try {
        statement();
    } catch (int) {
        thrown = true;
    }
    if (!thrown)
        printf("%s: nothing was thrown\n", what);
    if (trace__current()->busy)
        printf("%s: the writer is busy\n", what);
    trace_instant("after", "n", n++);
}

int main()
{
    const bad good = {0}, worse = {1};
    TRACE_SCOPE("all");
    trace_instant("good", "v", good);
    expect("a type's conversion", [&] { trace_instant("not recorded", "a", 1, "v", worse); });
    expect("a string", [&] { trace_instant("not recorded", "v", text()); });
    expect("an expression", [&] { trace_instant("not recorded", "v", value(true)); });
    expect("a task", [&] { trace_task_begin("not recorded", "s", std::string(40, 'x'), "v", worse); });
    expect("a scope", [&] { TRACE_SCOPE("not recorded", "v", worse); });
    expect("metadata", [&] { trace_meta("v", worse); });
    expect("a counter", [&] { trace_counter("not recorded", value(true)); });
    expect("an async task", [&] { (void)trace_task_open("not recorded", "v", worse); });
    expect("trace::task", [&] { trace::task t("not recorded", "v", worse); });
    expect("a task's metadata", [&] {
        trace::task t("recorded");
        t.meta("v", worse);
    });
    expect("in a scope", [&] {
        TRACE_SCOPE("recorded");
        trace_instant("not recorded", "v", worse);
    });
}
