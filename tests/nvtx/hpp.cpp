// hpp.cpp - NVTX's C++ interface: scoped ranges, ranges by handle, marks, a domain and registered strings as types
#ifdef EMBED
#define TRACE_IMPL
#define TRACE_NVTX
#include "trace.h"
#endif
#include <nvtx3/nvtx3.hpp>

struct my_domain {
    static constexpr char const *name{"cpp domain"};
};
struct my_text {
    static constexpr char const *message{"registered in C++"};
};

static void function() { NVTX3_FUNC_RANGE(); }

int main()
{
    for (int i = 0; i < 5; i++) {
        nvtx3::scoped_range r{"scoped"};
        nvtx3::scoped_range_in<my_domain> inner{nvtx3::registered_string_in<my_domain>::get<my_text>(),
                                                nvtx3::rgb{1, 2, 3}, nvtx3::payload{i}};
        function();
    }
    nvtx3::unique_range moved{"unique"};
    nvtx3::mark("a mark in C++");
    return 0;
}
