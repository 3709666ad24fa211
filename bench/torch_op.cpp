// torch_op.cpp - operators called in a loop from C++, and observers of them: the library that torch_op.py measures
#define TRACE_IMPL
#include <trace_torch.h>

#include <ATen/ops/alias.h>
#include <ATen/ops/is_same_size.h>
#include <ATen/ops/ones.h>
#include <time.h>

static std::unique_ptr<at::ObserverContext> nothing_begins(const at::RecordFunction &) { return nullptr; }
static void nothing_ends(const at::RecordFunction &, at::ObserverContext *) {}
static at::CallbackHandle nothing;

static double thread_ns()
{
    timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return double(t.tv_sec) * 1e9 + double(t.tv_nsec);
}

extern "C" {
bool bench_start(bool flows, bool shapes) { return trace_torch_start({flows, shapes, true}); }
void bench_stop() { trace_torch_stop(); }
int bench_record(bool on) { return on ? trace_start() : trace_stop(); }
const char *bench_file() { return trace_file(); }

// An observer that does nothing: what PyTorch takes to call one.
void bench_nothing(bool on, bool inputs)
{
    if (on)
        nothing = at::addGlobalCallback(at::RecordFunctionCallback(nothing_begins, nothing_ends).needsInputs(inputs));
    else
        at::removeCallback(nothing);
}

// ns of this thread's processor time an operator: one that looks at two tensors (no sequence number), or one that makes
// a view and a node of the backward pass
double bench_run(bool grad, long n)
{
    const at::Tensor x = at::ones({16, 32}).requires_grad_(grad);
    double began = thread_ns();
    for (long i = 0; i < n; i++) {
        if (grad)
            at::alias(x);
        else
            at::is_same_size(x, x);
    }
    return (thread_ns() - began) / double(n);
}
}
