// dnnl.cpp - oneDNN annotates each primitive it executes; with ONEDNN_VERBOSE=1 it also prints them, one a line
#ifdef EMBED
#define TRACE_IMPL
#define TRACE_ITT
#include "trace.h"
#endif
#include <oneapi/dnnl/dnnl.hpp>
#include <vector>

int main()
{
    using namespace dnnl;
    engine e(engine::kind::cpu, 0);
    stream s(e);
    memory::desc a({64, 64}, memory::data_type::f32, memory::format_tag::ab);
    memory x(a, e), y(a, e), z(a, e);
#if DNNL_VERSION_MAJOR >= 3
    matmul m(matmul::primitive_desc(e, a, a, a));
    reorder r(x, z);
#else
    matmul m(matmul::primitive_desc(matmul::desc(a, a, a), e));
    reorder r(x, z);
#endif
    for (int i = 0; i < 7; i++)
        m.execute(s, {{DNNL_ARG_SRC, x}, {DNNL_ARG_WEIGHTS, y}, {DNNL_ARG_DST, z}});
    for (int i = 0; i < 4; i++)
        r.execute(s, x, z);
    s.wait();
    return 0;
}
