/* boost.cpp - two fibers of Boost.Context by turns */
#define TRACE_IMPL
#include "trace.h"
#include <boost/context/fiber.hpp>

namespace context = boost::context;

static context::fiber make()
{
    return context::fiber{[](context::fiber &&home) {
        TRACE_SCOPE("whole");
        for (int k = 0; k < 2; k++) {
            trace::task part("part");
            home = std::move(home).resume();
        }
        return std::move(home);
    }};
}

int main()
{
    TRACE_SCOPE("main");
    context::fiber fibers[2] = {make(), make()};
    trace_fiber names[2] = {trace_fiber_new("one"), trace_fiber_new("two")};
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < 2; i++) {
            trace_fiber_enter(names[i]);
            fibers[i] = std::move(fibers[i]).resume();
            trace_fiber_leave();
        }
    for (trace_fiber f : names)
        trace_fiber_end(f);
    return 0;
}
