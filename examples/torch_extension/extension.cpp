// extension.cpp - what a PyTorch extension needs to record its own work and every operator: trace.h, with TRACE_IMPL in
// this one unit
#define TRACE_IMPL
#define TRACE_DEFAULT_OFF // nothing is recorded until TRACE_ENABLE=1 or start()
#define TRACE_DOMAIN "traced"
#include <trace.h>

#include <pybind11/pybind11.h>
#include <torch/library.h>
#include <trace_torch.h>

#include <ATen/ops/mul.h>
#include <ATen/ops/relu.h>

// An operator of the extension's own: seen as all others are, with a task inside.
static at::Tensor scaled_relu(const at::Tensor &x, double by)
{
    TRACE_SCOPE("scale", "by", by, "elements", x.numel());
    return at::relu(at::mul(x, by));
}

TORCH_LIBRARY(traced, m) { m.def("scaled_relu(Tensor x, float by) -> Tensor", scaled_relu); }

// Where recording is on or comes on here; TRACE_ENABLE=0 keeps it off.
static bool start(bool shapes)
{
    const char *enable = getenv("TRACE_ENABLE");
    trace_torch_options options;
    options.shapes = shapes;
    if (!enable || strcmp(enable, "0") != 0)
        trace_start();
    return trace_torch_start(options);
}

PYBIND11_MODULE(TORCH_EXTENSION_NAME, m)
{
    trace_torch_options options;
    m.def("start", start, pybind11::arg("shapes") = false,
          "records from now on; False if another part of the process observes, or nothing is recorded");
    m.def("stop", trace_torch_stop, "observes no operator any more");
    m.def("enabled", trace_enabled);
    m.def("file", [] { return std::string(trace_file()); });
    trace_torch_start(options); // TRACE_ENABLE=1: from the import on
}
