// tasks.cpp - names to keep, names that are no literals, trace::task, tasks that another thread closes
#include "trace.h"
#include <string>
#include <thread>
#if __cplusplus >= 201703L
#include <string_view>
#endif

static int function(int n)
{
    trace::task t("function", "n", n, "text", std::string("abc"));
    if (n > 1)
        return n;
    t.meta("late", 0.5);
    t.end();
    trace_instant("after end");
    return 0;
}

template <class T> static void generic(trace_name name, T v) { TRACE_SCOPE(name, "v", v); }

int main()
{
    std::string s = "name ";
    trace_name kept = trace_name_new("kept");
    for (int i = 0; i < 3; i++) {
        trace_task_begin(s + "of string", "i", i);
        trace_task_end();
        trace_task_begin(kept);
        trace_instant(kept, "i", i);
        trace_task_end();
        generic(kept, i);
        trace::task t(kept);
        trace::task inner(s + "inner");
    }
#if __cplusplus >= 201703L
    trace_instant(std::string_view("a view", 6));
#else
    trace_instant("a view");
#endif
    for (int i = 0; i < 20; i++) { // more names than a place for each
        trace_name many = trace_name_new(("many " + std::to_string(i)).c_str());
        for (int k = 0; k < 2; k++) {
            TRACE_SCOPE(many);
        }
    }
    char buffer[32] = "a buffer", *pointer = buffer;
    trace_instant(buffer);
    trace_instant(pointer);
    trace_task_begin(pointer, "n", 1);
    trace_task_end();
    trace::task named(buffer, "n", 1), pointed(pointer, "n", 1), bare(buffer);
    function(1);
    try {
        trace::task t("thrown through");
        throw function(2);
    } catch (int) {
    }
    trace_task far = trace_task_open("closed elsewhere", "n", 1), near_ = trace_task_open("closed here"),
               left = trace_task_open(kept);
    std::thread([=] { trace_task_close(far); }).join();
    trace_task_close(near_);
    trace_task_close(0);
    (void)left;
    trace_name none = 0;
    trace_instant(none);
    return kept != trace_name_new("kept");
}
