// framework.cpp - work worth recording
#include "framework.h"

#include <trace.h>
#include <vector>

static double sweep(std::vector<double> &v)
{
    TRACE_SCOPE("sweep", "rows", v.size());
    double change = 0;
    for (size_t i = 1; i + 1 < v.size(); i++) {
        const double now = (v[i - 1] + v[i + 1]) / 2;
        change += now > v[i] ? now - v[i] : v[i] - now;
        v[i] = now;
    }
    return change;
}

double framework_solve(int rows, int sweeps)
{
    TRACE_SCOPE("solve", "rows", rows, "sweeps", sweeps);
    std::vector<double> v(size_t(rows > 2 ? rows : 2));
    double change = 0;
    v[0] = 1;
    for (int i = 0; i < sweeps; i++) {
        change = sweep(v);
        trace_counter("change", change);
    }
    return change;
}

int framework_trace(int on) { return (on ? trace_start() : trace_stop()) == TRACE_OK ? 0 : -1; }
