// cpp.cpp - from C++: a scope ends by return and by exception too
//
//   c++ -I.. cpp.cpp -o cpp -pthread && ./cpp && trace-tally out
#define TRACE_DOMAIN "solver" // the API these names are listed under
#define TRACE_IMPL
#include "trace.h"
#include <cstdio>
#include <stdexcept>
#include <string>
#include <vector>

static double norm(const std::vector<double> &v)
{
    TRACE_SCOPE("norm", "size", v.size());
    double sum = 0;
    for (double x : v)
        sum += x * x;
    return sum;
}

static void iterate(std::vector<double> &v, int k)
{
    TRACE_SCOPE("iterate", "k", k, "method", "jacobi");
    if (k == 7)
        throw std::runtime_error("diverged");
    for (double &x : v)
        x *= 0.5;
    trace_counter("residual", norm(v));
}

int main()
{
    std::vector<double> v(10000, 1.0);
    try {
        for (int k = 0; k < 10; k++)
            iterate(v, k);
    } catch (const std::exception &e) {
        std::string why = e.what();
        trace_instant("gave up", "why", why);
        std::printf("stopped: %s\n", e.what());
    }
    return 0;
}
