/* trace_torch.h - PyTorch's operators as tasks: an observer for at::addGlobalCallback, beside trace.h
 *
 *     #include <trace_torch.h>               // C++17; TRACE_IMPL is defined in this or another unit of the library
 *     trace_torch_start();                   // each operator is a task of domain "torch" from now on
 *     trace_torch_start({.shapes = true});   // with shapes and types of tensors; C++20, or C++17 of gcc and clang
 *     trace_torch_stop();
 *
 * A task has the operator's name and, where PyTorch gives one, its sequence number. A backward function also has the
 * thread of its forward operator, and a flow leads to it from the operator that made it. TRACE_TORCH in the environment
 * overrides `flows` and `shapes`: 0 observes nothing, "names" records names alone, "flows" and "shapes" what they say.
 *
 * trace_torch_start() returns whether this module observes. It returns false, and operators cost nothing more,
 *   - where nothing is recorded at that time (trace_enabled()), unless TRACE_WHEN is set or `always` is true,
 *   - where TRACE_TORCH=0,
 *   - where another part of the process observes already.
 * If recording stops later, an operator still costs what PyTorch takes to call an observer. Use `always` where a
 * trace_start() will come later. Both functions may be called on any thread.
 */
#ifndef TRACE_TORCH_H
#define TRACE_TORCH_H
#include <trace.h>

struct trace_torch_options {
    bool flows = true;   /* sequence numbers, and forward and backward joined */
    bool shapes = false; /* shapes and types of tensors; brings flows */
    bool always = false;
};

#ifdef TRACE_COMPILE_OUT
inline bool trace_torch_start(trace_torch_options = {}) { return false; }
inline void trace_torch_stop() {}
#else
#include <atomic>
#include <cstdio>
#include <cstdlib>
#include <dlfcn.h>
#include <memory>
#include <mutex>
#include <optional>
#include <pthread.h>
#include <vector>

/* Hidden: a module's observer is its own, as its pointer to the recorder is. */
namespace [[gnu::visibility("hidden")]] trace_torch_here
{

/* "f32[16,32] (f32[2] f32[3]) none": tensors in the order of the arguments, lists in parentheses. Whatever else is an
 * argument is left out. What does not fit ends in "...". */
struct shape_buffer {
    char text[512], *at = text;
    const char *data() const { return text; }
    size_t size() const { return size_t(at - text); }

    /* Whether there is room for `n` bytes, and for what may close after that. */
    bool room(size_t n) const { return n + 24 <= size_t(text + sizeof text - at); }
    void put(const char *s)
    {
        const size_t n = strlen(s);
        memcpy(at, s, n);
        at += n;
    }
    void put_number(uint64_t v)
    {
        char digits[40], *p = digits + 20;
        if (v < 10)
            *at++ = char('0' + v);
        else if (v < 100)
            *at++ = char('0' + v / 10), *at++ = char('0' + v % 10);
        else {
            do
                *--p = char('0' + v % 10);
            while (v /= 10);
            memcpy(at, p, 20); /* so many always: that is two moves */
            at += digits + 20 - p;
        }
    }
    void put_sizes(const int64_t *sizes, size_t n)
    {
        *at++ = '[';
        for (size_t i = 0; i < n; i++) {
            if (i)
                *at++ = ',';
            if (!room(24)) {
                put("...");
                break;
            }
            put_number(uint64_t(sizes[i]));
        }
        *at++ = ']';
    }
    /* `one(i)` puts the i-th. */
    template <class F> void put_list(size_t n, const F &one)
    {
        *at++ = '(';
        for (size_t i = 0; i < n; i++) {
            if (i)
                *at++ = ' ';
            if (!room(64)) {
                put("...");
                break;
            }
            one(i);
        }
        *at++ = ')';
    }
    /* Before an argument: whether there is room for it. */
    bool next()
    {
        if (at != text)
            *at++ = ' ';
        if (room(64))
            return true;
        put("...");
        return false;
    }
};
} // namespace trace_torch_here

#ifdef TRACE_TORCH_ACCESS /* a file that stands in for PyTorch's headers, for a part that is built without them */
#include TRACE_TORCH_ACCESS
#else
#include <ATen/SequenceNumber.h>
#include <ATen/core/Tensor.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/record_function.h>

namespace [[gnu::visibility("hidden")]] trace_torch_here
{
struct shape_text : shape_buffer {
    using shape_buffer::put;
    void put(c10::ScalarType t)
    {
        static const struct {
            c10::ScalarType type;
            char text[6];
            uint8_t n;
        } usual[] = {{c10::ScalarType::Byte, "u8", 2},   {c10::ScalarType::Char, "i8", 2},
                     {c10::ScalarType::Short, "i16", 3}, {c10::ScalarType::Int, "i32", 3},
                     {c10::ScalarType::Long, "i64", 3},  {c10::ScalarType::Half, "f16", 3},
                     {c10::ScalarType::Float, "f32", 3}, {c10::ScalarType::Double, "f64", 3}};
        const size_t i = size_t(t);
        if (i < sizeof usual / sizeof *usual && usual[i].type == t) {
            memcpy(at, usual[i].text, sizeof usual[i].text);
            at += usual[i].n;
        } else
            put(t == c10::ScalarType::BFloat16 ? "bf16" : t == c10::ScalarType::Bool ? "bool" : c10::toString(t));
    }
    void put(const c10::TensorImpl *t)
    {
        if (t == static_cast<const c10::TensorImpl *>(c10::UndefinedTensorImpl::singleton()))
            return put("none");
        put(c10::typeMetaToScalarType(t->dtype()));
        /* those that would ask Python, or have no sizes that are numbers */
        if (t->key_set().has_any(c10::DispatchKeySet({c10::DispatchKey::Python, c10::DispatchKey::NestedTensor})) ||
            t->has_symbolic_sizes_strides())
            return put("[?]");
        put_sizes(t->sizes().data(), t->sizes().size());
    }
    template <class T> void put_all(const T &list)
    {
        put_list(list.size(), [&](size_t i) { put(tensor(list[i])); });
    }
    static const c10::TensorImpl *tensor(const at::Tensor &t) { return t.unsafeGetTensorImpl(); }
    static const c10::TensorImpl *tensor(const std::optional<at::Tensor> &t)
    {
        return t ? t->unsafeGetTensorImpl() : c10::UndefinedTensorImpl::singleton();
    }

    explicit shape_text(c10::ArrayRef<const c10::IValue> inputs)
    {
        for (const c10::IValue &v : inputs) {
            const bool one = v.isTensor();
            if (!one && !(v.isList() && (v.isTensorList() || v.isOptionalTensorList())))
                continue;
            if (!next())
                return;
            if (one)
                put(v.unsafeToTensorImpl());
            else if (v.isTensorList())
                put_all(v.toTensorVector());
            else
                put_all(v.toOptionalTensorVector());
        }
    }
};
} // namespace trace_torch_here
#endif

namespace [[gnu::visibility("hidden")]] trace_torch_here
{

enum detail { names, flows, shapes };

struct opened {
    const at::RecordFunction *fn;
    bool makes; /* may make nodes of the backward pass that have no flow yet */
};

/* What is open on a thread. `linked`: nodes of smaller sequence numbers have their flow, or were made when nobody
 * looked. */
struct thread {
    std::vector<opened> open;
    uint64_t linked = 0;
    thread();
    ~thread();
};
inline __thread thread *current __attribute__((tls_model("initial-exec")));
inline __thread bool ended __attribute__((tls_model("initial-exec")));
inline thread::thread() { open.reserve(64), current = this; }
inline thread::~thread() { current = nullptr, ended = true; }
inline __attribute__((noinline)) thread *first_here()
{
    static thread_local thread state;
    return ended ? nullptr : &state;
}
inline thread *here() { return TRACE__LIKELY(current != nullptr) ? current : first_here(); }

/* A flow's number, of the forward thread and the sequence number. A process has a random part of its own, its children
 * have others. */
inline std::atomic<uint64_t> process_part{0};
inline uint64_t flow_of(uint64_t thread, uint64_t sequence)
{
    uint64_t part = process_part.load(std::memory_order_relaxed), x;
    if (TRACE__UNLIKELY(!part)) {
        uint64_t none = 0;
        process_part.compare_exchange_strong(none, trace_flow_new());
        part = process_part.load();
    }
    x = part ^ thread * 0x9e3779b97f4a7c15u ^ sequence * 0xd6e8feb86659fd93u;
    x = (x ^ x >> 32) * 0xd6e8feb86659fd93u;
    return (x ^ x >> 29) | 1;
}

/* Names by their text, for many of PyTorch's live no longer than the operator. A place holds the one that came last. */
inline std::atomic<trace_name> kept[1024];
inline std::atomic<trace_name> &place_of(const char *text)
{
    const size_t n = strlen(text);
    uint64_t a = 0, b = 0, h;
    if (n >= 8)
        memcpy(&a, text, 8), memcpy(&b, text + n - 8, 8);
    else
        memcpy(&a, text, n);
    if (n >= 24) { /* those of autograd begin and end alike */
        uint64_t c, d;
        memcpy(&c, text + n - 16, 8), memcpy(&d, text + n / 2 - 4, 8);
        a ^= c * 0xff51afd7ed558ccdu, b += d;
    }
    h = (a ^ (b << 23 | b >> 41) ^ n) * 0x9e3779b97f4a7c15u;
    return kept[h >> 54];
}

/* The task begins. It has what there is: a flow that arrives, numbers, shapes. */
template <detail level> inline void record(const at::RecordFunction &fn, trace_name name)
{
    const int64_t sequence = level == names ? -1 : fn.seqNr();
    const bool backward = sequence >= 0 && fn.scope() == at::RecordScope::BACKWARD_FUNCTION;
    const uint64_t from = backward ? fn.forwardThreadId() : 0;
    if constexpr (level == shapes) {
        const shape_text s(fn.inputs());
        if (s.size()) {
            if (backward)
                TRACE__EMIT_IN("torch", 1, name, ({"flow", 7, 21, ""}, ), 1, 8,
                               (TRACE__U64(flow_of(from, uint64_t(sequence)))),
                               TRACE__TAIL(name, "sequence", sequence, "forward_thread", from, "shapes", s));
            else if (sequence >= 0)
                trace_task_begin_in("torch", name, "sequence", sequence, "shapes", s);
            else
                trace_task_begin_in("torch", name, "shapes", s);
            return;
        }
    }
    if (backward)
        TRACE__EMIT_IN("torch", 1, name, ({"flow", 7, 21, ""}, ), 1, 8, (TRACE__U64(flow_of(from, uint64_t(sequence)))),
                       TRACE__TAIL(name, "sequence", sequence, "forward_thread", from));
    else if (sequence >= 0)
        trace_task_begin_in("torch", name, "sequence", sequence);
    else
        trace_task_begin_in("torch", name);
}

#ifdef TRACE_TORCH_ACCESS
/* The same of an operator that has its source line. Its shapes are left out if it has a sequence number. */
template <detail level> void record_line(const at::RecordFunction &fn, trace_name name, const source_line &from)
{
    const int64_t sequence = level == names ? -1 : fn.seqNr();
    if constexpr (level == shapes) {
        const shape_text s(fn.inputs());
        if (s.size() && sequence < 0) {
            trace_task_begin_in("torch", name, "shapes", s, "function", from.function, "file", from.file, "line",
                                from.number);
            return;
        }
    }
    if (sequence >= 0)
        trace_task_begin_in("torch", name, "sequence", sequence, "function", from.function, "file", from.file, "line",
                            from.number);
    else
        trace_task_begin_in("torch", name, "function", from.function, "file", from.file, "line", from.number);
}
#endif

/* An operator whose name is not in its place: it is seen for the first time, or may have its source line. */
template <detail level>
__attribute__((noinline)) void record_other(const at::RecordFunction &fn, const char *text,
                                            std::atomic<trace_name> &place)
{
#ifdef TRACE_TORCH_ACCESS
    if (const operator_line *known = line_of(text)) {
        source_line from;
        if (!known->if_slow && line_here(from))
            record_line<level>(fn, known->name, from);
        else
            record<level>(fn, known->name);
        if (known->if_slow)
            slow_begins(fn);
        return;
    }
#endif
    const trace_name name = trace_name_new(text);
    place.store(name, std::memory_order_release);
    record<level>(fn, name);
}

template <detail level> void opens(thread &t, const at::RecordFunction &fn)
{
    const uint64_t sequence = uint64_t(fn.seqNr());
    /* An operator tells the number that the next node on its thread gets; others tell that of a node that was made
     * before. */
    const bool makes =
        level != names && fn.seqNr() >= 0 && sequence >= t.linked && fn.scope() != at::RecordScope::BACKWARD_FUNCTION;
    if (makes)
        t.linked = sequence;
    const char *text = fn.name();
    std::atomic<trace_name> &place = place_of(text);
    const trace_name name = place.load(std::memory_order_acquire);
    if (TRACE__LIKELY(name != nullptr) && TRACE__LIKELY(!strcmp(name->text, text)))
        record<level>(fn, name);
    else
        record_other<level>(fn, text, place);
    t.open.push_back({&fn, makes});
}

/* The task ends. What it made and no operator within it had made before is its own: a flow leaves for each, the last
 * with the end. */
inline void close(thread &t, const at::RecordFunction &fn, bool makes)
{
    if (makes) {
        const uint64_t next = at::sequence_number::peek();
        if (next > t.linked) {
            const uint64_t on = fn.threadId();
            for (; t.linked < next - 1; t.linked++)
                trace_flow_out(flow_of(on, t.linked));
            TRACE__EMIT_IN("torch", 2, "end", ({"flow", 7, 20, ""}, ), 1, 8, (TRACE__U64(flow_of(on, t.linked))),
                           TRACE__TAIL(0));
            t.linked = next;
            return;
        }
    }
    trace_task_end();
}

/* Those above it were left by an end on another thread (asynchronous ones), and end here. One that is not found began
 * elsewhere, or when nothing was recorded. */
inline void closes(const at::RecordFunction &fn)
{
    thread *t = current;
    size_t at;
    if (!t)
        return;
    for (at = t->open.size(); at && t->open[at - 1].fn != &fn; at--)
        ;
    if (!at)
        return;
    for (; t->open.size() > at; t->open.pop_back())
        trace_task_end();
    const bool makes = t->open.back().makes;
    t->open.pop_back();
    close(*t, fn, makes);
}

#ifndef TRACE_TORCH_ACCESS
template <detail level> std::unique_ptr<at::ObserverContext> begins(const at::RecordFunction &fn)
{
    thread *t;
    if (TRACE__LEVEL(TRACE_SOURCE_USER) && (t = here()))
        opens<level>(*t, fn);
    return nullptr;
}
inline void ends(const at::RecordFunction &fn, at::ObserverContext *) { closes(fn); }

/* One part of a process observes: the one that has defined an operator of this name, which nobody else can then. */
struct observer {
    std::mutex mutex;
    at::CallbackHandle handle = at::INVALID_CALLBACK_HANDLE;
    std::optional<c10::RegistrationHandleRAII> mark;
};
inline observer &own()
{
    static observer *const it = new observer; /* PyTorch may be gone before its destructor would run */
    return *it;
}
inline bool mark(observer &o)
{
    static const char *const name = "trace_h::observer";
    auto &all = c10::Dispatcher::singleton();
    if (all.findSchema({name, ""}))
        return false;
    try {
        o.mark.emplace(all.registerDef(c10::FunctionSchema(name, "", {}, {}), "trace_torch.h"));
        return true;
    } catch (const std::exception &) { /* at the same time */
        return false;
    }
}

/* Operators call into this module from any thread from now on: it is never unloaded. */
inline void stay()
{
    Dl_info info;
    if (dladdr(reinterpret_cast<void *>(&ends), &info) && info.dli_fname)
        dlopen(info.dli_fname, RTLD_NOW | RTLD_NOLOAD | RTLD_NODELETE);
    pthread_atfork(nullptr, nullptr, [] { process_part.store(0); });
}

/* TRACE_TORCH on top of what the program asked for; false: observe nothing. */
inline bool asked(trace_torch_options &o)
{
    const char *s = getenv("TRACE_TORCH");
    if (!s || !*s)
        return true;
    if (!strcmp(s, "0"))
        return false;
    if (!strcmp(s, "names") || !strcmp(s, "flows") || !strcmp(s, "shapes"))
        o.flows = *s != 'n', o.shapes = *s == 's';
    else
        fprintf(stderr, "trace: TRACE_TORCH=%s is none of 0, names, flows, shapes, and is ignored\n", s);
    return true;
}
#endif
} // namespace trace_torch_here

#ifndef TRACE_TORCH_ACCESS
inline __attribute__((visibility("hidden"))) bool trace_torch_start(trace_torch_options options = {})
{
    using namespace trace_torch_here;
    observer &o = own();
    const std::lock_guard<std::mutex> guard(o.mutex);
    const char *when = getenv("TRACE_WHEN");
    if (o.handle != at::INVALID_CALLBACK_HANDLE)
        return true;
    if (!asked(options) || !(options.always || trace_enabled() || (when && *when)) || !mark(o))
        return false;
    static const bool once = (stay(), true);
    (void)once;
    at::RecordFunctionCallback callback(options.shapes  ? begins<shapes>
                                        : options.flows ? begins<flows>
                                                        : begins<names>,
                                        ends);
    callback.needsInputs(options.shapes)
        .scopes({at::RecordScope::FUNCTION, at::RecordScope::BACKWARD_FUNCTION, at::RecordScope::TORCHSCRIPT_FUNCTION,
                 at::RecordScope::CUSTOM_CLASS, at::RecordScope::LITE_INTERPRETER, at::RecordScope::USER_SCOPE,
                 at::RecordScope::STATIC_RUNTIME_OP, at::RecordScope::STATIC_RUNTIME_MODEL});
    o.handle = at::addGlobalCallback(callback);
    return true;
}

inline __attribute__((visibility("hidden"))) void trace_torch_stop()
{
    auto &o = trace_torch_here::own();
    const std::lock_guard<std::mutex> guard(o.mutex);
    if (o.handle == at::INVALID_CALLBACK_HANDLE)
        return;
    at::removeCallback(o.handle);
    o.handle = at::INVALID_CALLBACK_HANDLE;
    o.mark.reset();
}
#endif
#endif
#endif
