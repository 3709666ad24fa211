// coroutine.cpp - tasks in coroutines: their frames keep what the macros declare
#include "trace.h"
#include <coroutine>
#include <thread>
#include <vector>

struct job {
    struct promise_type {
        trace_task whole;
        promise_type() { whole = trace_task_open("job", "n", 1); }
        job get_return_object() { return {std::coroutine_handle<promise_type>::from_promise(*this)}; }
        std::suspend_always initial_suspend() { return {}; }
        std::suspend_always final_suspend() noexcept
        {
            trace_task_close(whole);
            return {};
        }
        void return_void() {}
        void unhandled_exception() {}
    };
    std::coroutine_handle<promise_type> handle;
};

job run(int i)
{
    {
        TRACE_SCOPE("first", "i", i);
        trace_instant("at", "i", i);
    }
    trace_task part = trace_task_open("part", "i", i);
    co_await std::suspend_always();
    trace_task_close(part);
    TRACE_SCOPE("second", "i", i);
    trace_counter("counted", i);
    co_return;
}

int main()
{
    std::vector<job> jobs;
    for (int i = 0; i < 40; i++)
        jobs.push_back(run(i));
    for (int round = 0; round < 2; round++) {
        std::vector<std::thread> threads;
        for (int k = 0; k < 4; k++) // another thread in the second round
            threads.emplace_back([&jobs, k, round] {
                for (int i = (k + round) % 4; i < 40; i += 4)
                    jobs[static_cast<size_t>(i)].handle.resume();
            });
        for (std::thread &t : threads)
            t.join();
    }
    for (job &j : jobs)
        j.handle.destroy();
    return 0;
}
