// tbb.cpp - oneTBB annotates itself with ITT: algorithms, flow graphs, locks, stitching, names of its threads. Prints
// what it did.
#define TBB_USE_PROFILING_TOOLS 1
#ifdef EMBED
#define TRACE_IMPL
#define TRACE_ITT
#include "trace.h"
#endif
#include <atomic>
#include <chrono>
#include <cstdio>
#include <oneapi/tbb.h>
#include <thread>

int main()
{
    std::atomic<int> bodies{0};
    for (int i = 0; i < 5; i++)
        tbb::parallel_for(0, 64, [&](int) {
            bodies++;
            std::this_thread::sleep_for(std::chrono::microseconds(200));
        });
    tbb::flow::graph g;
    std::atomic<int> squares{0};
    tbb::flow::function_node<int, int> square(g, tbb::flow::unlimited, [&](int v) {
        squares++;
        return v * v;
    });
    tbb::flow::function_node<int, int> sum(g, tbb::flow::serial, [&](int v) { return v; });
    tbb::flow::make_edge(square, sum);
    for (int i = 0; i < 7; i++)
        square.try_put(i);
    g.wait_for_all();
    std::printf("parallel_for 5\nbodies %d\nsquares %d\n", bodies.load(), squares.load());
    return 0;
}
