/* crossed.cpp - scopes that die in another order than they began, and one that dies on another thread */
#define TRACE_IMPL
#include "trace.h"
#include <cstring>
#include <memory>
#include <thread>
#ifdef __cpp_impl_coroutine
#include <coroutine>
struct routine {
    struct promise_type {
        routine get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        void return_void() {}
        void unhandled_exception() {}
    };
    std::coroutine_handle<promise_type> handle;
};
static routine suspended()
{
    TRACE_SCOPE("in a coroutine");
    co_await std::suspend_always{};
}
#endif

int main(int argc, char **argv)
{
    if (argc > 1 && !strcmp(argv[1], "thread")) {
#ifdef __cpp_impl_coroutine
        routine r = suspended();
        r.handle.resume();
        std::thread other([&] {
            TRACE_SCOPE("on the other thread");
            r.handle.resume();
            trace_instant("between");
        });
        other.join();
        r.handle.destroy();
#endif
        return 0;
    }
    TRACE_SCOPE("all");
    for (int i = 0; i < 10; i++) {
        auto a = std::make_unique<trace::task>("A"), b = std::make_unique<trace::task>("B"),
             c = std::make_unique<trace::task>("A");
        a.reset();
        trace_instant("B and A");
        b.reset();
        trace_instant("A");
        c.reset();
    }
    return 0;
}
