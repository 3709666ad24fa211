/* pytorch.cpp - the border to libtorch_cpu.so: its functions by their symbols, and the structure that they take
 *
 * This is C++ because PyTorch's observers return a std::unique_ptr and take a structure by value, which only a C++
 * compiler passes as PyTorch does on every processor. */
#include "observer.h"
#include <functional>

namespace traceh
{
namespace
{
struct context { /* std::unique_ptr<at::ObserverContext>: returned like it, because it has a destructor */
    void *none = nullptr;
    ~context() {}
};

/* at::RecordFunctionCallback, as it has been since PyTorch 1.13. */
struct callback {
    context (*start)(const at::RecordFunction &);
    void (*end)(const at::RecordFunction &, void *);
    double sampling = 1.0;
    bool scopes[10];
    bool needs_inputs = false, needs_outputs = false, needs_ids = false;
    bool later[11] = {}; /* what a later version may have behind it is off */
};

struct symbols {
    uint64_t (*add)(callback c);
    void (*remove)(uint64_t handle);
    void *(*engine)();
    void (*queue)(void *engine, std::function<void()> done);
} torch;
uint64_t handle;
void (*shown_to)(const at::RecordFunction &);

/* The engine's own frame around each function of the backward pass: its time is the function's and its module's. */
bool is_engine_frame(const char *name)
{
    static const char begins[] = "autograd::engine::evaluate_function";
    return !strncmp(name, begins, sizeof begins - 1);
}

template <detail level> context begins(const at::RecordFunction &fn)
{
    thread *t;
    if (!recording() || !(t = here())) {
        if (collectives())
            collective_opens(nullptr, fn, fn.name());
        return context();
    }
    const at::RecordScope scope = fn.scope();
    if (scope == at::RecordScope::BACKWARD_FUNCTION) {
        backward_of(*t, fn);
        opens<level>(*t, fn);
        return context();
    }
    const char *name = fn.name();
    if (name[0] == 'a' && name[1] == 'u' && is_engine_frame(name))
        return context();
    if ((name[0] == 'c' || name[0] == 'g') && collective_opens(t, fn, name))
        return context();
    opens<level>(*t, fn);
    return context();
}
void ends(const at::RecordFunction &fn, void *)
{
    if (TRACE__LIKELY(!attention))
        return closes(fn);
    if (attention & SLOW)
        slow_ends(fn);
    closes(fn);
    operator_ended();
}

/* No operator is recorded, so the entry of a function of the backward pass is not there either. */
context begins_modules(const at::RecordFunction &fn)
{
    thread *t = recording() ? here() : nullptr;
    if (t && fn.scope() == at::RecordScope::BACKWARD_FUNCTION)
        backward_of(*t, fn);
    else if (collectives())
        collective_opens(t, fn, fn.name());
    return context();
}

context shows(const at::RecordFunction &fn)
{
    shown_to(fn);
    return context();
}

uint64_t add(context (*start)(const at::RecordFunction &), void (*end)(const at::RecordFunction &, void *), bool inputs,
             bool all)
{
    callback c;
    c.start = start;
    c.end = end;
    c.needs_inputs = inputs;
    for (size_t i = 0; i < sizeof c.scopes; i++)
        /* 3 and 5 tell which types an operator's kernel was built for: thousands, of no time */
        c.scopes[i] = all ? i != 3 && i != 5 : i == size_t(at::RecordScope::BACKWARD_FUNCTION);
    return torch.add(c);
}

template <class F> bool find(void *library, const char *symbol, F &f)
{
    void *at = dlsym(library, symbol);
    memcpy(&f, &at, sizeof at);
    return at != nullptr;
}
} // namespace

const char *load(const char *path)
{
    functions found;
    void *library = dlopen(path, RTLD_LAZY | RTLD_NOLOAD);
    if (!library)
        return "library";
    /* It stays loaded, as Python's extensions do: the handle is not closed. */
    if (!find(library, "_ZN2at17addGlobalCallbackENS_22RecordFunctionCallbackE", torch.add))
        return "at::addGlobalCallback";
    if (!find(library, "_ZN2at14removeCallbackEm", torch.remove))
        return "at::removeCallback";
    if (!find(library, "_ZNK2at14RecordFunction4nameEv", found.name))
        return "at::RecordFunction::name";
    if (!find(library, "_ZN2at14RecordFunction15currentThreadIdEv", found.thread))
        return "at::RecordFunction::currentThreadId";
    if (!find(library, "_ZN2at15sequence_number4peekEv", found.peek))
        return "at::sequence_number::peek";
    if (!find(library, "_ZN5torch8autograd6Engine18get_default_engineEv", torch.engine) ||
        !find(library, "_ZN5torch8autograd6Engine14queue_callbackESt8functionIFvvEE", torch.queue))
        torch.engine = nullptr; /* the last task of a backward pass on a thread of autograd's then ends with the next */
    of_torch = found;
    return nullptr;
}

void observe(bool operators, detail level, bool inputs)
{
    static const bool once = (pthread_atfork(nullptr, nullptr,
                                             [] {
                                                 process_part.store(0);
                                                 modules_forked();
                                             }),
                              true);
    (void)once;
    ignore();
    handle = add(!operators        ? begins_modules
                 : level == shapes ? begins<shapes>
                 : level == flows  ? begins<flows>
                                   : begins<names>,
                 ends, inputs || (operators && level == shapes), operators || inputs);
}

void ignore()
{
    if (handle)
        torch.remove(handle);
    handle = 0;
}

void probe(void (*see)(const at::RecordFunction &))
{
    ignore();
    shown_to = see;
    if (see)
        handle = add(shows, [](const at::RecordFunction &, void *) {}, true, true);
}

void when_backward_is_done(void (*done)())
{
    if (!torch.engine)
        return;
    try {
        torch.queue(torch.engine(), done);
    } catch (...) { /* no backward pass is under way on this thread */
    }
}
} // namespace traceh
