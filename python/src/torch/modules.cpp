/* modules.cpp - tasks of modules: in the forward pass by the calls, in the backward pass by sequence numbers
 *
 * PyTorch numbers the nodes of the backward pass on each thread as operators make them. Whenever a thread enters or
 * leaves a module, it notes the number of the next node. So the number and the thread of a node, which its function has
 * in the backward pass, tell the module that it was made in, whatever thread runs it. No hook is put into the graph.
 *
 * A context is a module together with the modules around it: a path from the outermost. Functions of the backward pass
 * come about in the opposite order, so the tasks of their contexts nest as those of the forward pass do. */
#include "observer.h"
#include <map>
#include <string>
#include <unordered_map>

namespace traceh
{
namespace
{
struct context {
    context *parent; /* NULL: outermost */
    trace_name name;
    unsigned depth;
};

struct module {
    trace_name name;
    std::atomic<context *> last{nullptr}; /* where it was entered last */
};

/* A lock that a forked child may find taken by a thread that it does not have: it lets go of it. */
struct lock {
    std::atomic_flag taken = ATOMIC_FLAG_INIT;
    void take()
    {
        while (taken.test_and_set(std::memory_order_acquire))
            sched_yield();
    }
    void let_go() { taken.clear(std::memory_order_release); }
};
struct guard {
    lock &held;
    explicit guard(lock &l) : held(l) { held.take(); }
    ~guard() { held.let_go(); }
};

/* What a thread noted: nodes from `sequence` on were made in that context. The oldest are forgotten beyond MOST. */
struct notes {
    enum : size_t { MOST = 1 << 16 };
    struct note {
        uint64_t sequence;
        context *in;
    };
    lock held;
    std::vector<note> ring;
    size_t oldest = 0;

    void add(uint64_t sequence, context *in)
    {
        guard g(held);
        if (!ring.empty()) {
            note &newest = ring[(oldest + ring.size() - 1) % ring.size()];
            if (newest.sequence >= sequence) {
                newest.in = in;
                return;
            }
        }
        if (ring.size() < MOST)
            ring.push_back({sequence, in}); /* `oldest` is 0 until the ring is full */
        else {
            ring[oldest] = {sequence, in};
            oldest = (oldest + 1) % MOST;
        }
    }
    context *of(uint64_t sequence)
    {
        guard g(held);
        size_t low = 0, high = ring.size();
        while (low < high) {
            const size_t mid = low + (high - low) / 2;
            if (ring[(oldest + mid) % ring.size()].sequence <= sequence)
                low = mid + 1;
            else
                high = mid;
        }
        return low ? ring[(oldest + low - 1) % ring.size()].in : nullptr;
    }
};

enum : uint64_t { THREADS = 4096 }; /* those with greater numbers have no modules in the backward pass */
std::atomic<notes *> noted_by[THREADS];

/* Tables that only grow, and are never destroyed: threads of autograd's outlive the interpreter. */
struct tables {
    lock held;
    std::unordered_map<std::string, module *> modules;
    std::map<std::pair<context *, trace_name>, context *> contexts;
};
tables &all()
{
    static tables *const it = new tables;
    return *it;
}

/* Modules that a thread is in, the innermost last. */
struct frame {
    context *outer;
    const void *task; /* the entry in thread.open; NULL: not recorded */
};
struct stack {
    std::vector<frame> frames;
    context *in = nullptr;
    notes *own = nullptr;
    uintptr_t tasks = 0;   /* number of the last task */
    size_t step_below = 0; /* a step is over when fewer entries are open */
    bool ended = false;
    ~stack() { ended = true; }
};
stack *modules_here()
{
    static thread_local stack state;
    return state.ended ? nullptr : &state;
}

/* Backward passes that have ended: what is open on a thread of autograd's since an earlier one is over. */
std::atomic<uint64_t> passes{0};
__thread uint64_t pass_here __attribute__((tls_model("initial-exec")));

context *inside(context *parent, trace_name name)
{
    tables &t = all();
    guard g(t.held);
    context *&c = t.contexts[{parent, name}];
    if (!c)
        c = new context{parent, name, parent ? parent->depth + 1 : 0};
    return c;
}

void note(stack &s)
{
    if (!of_torch.peek) /* no operator is observed */
        return;
    if (!s.own) {
        const uint64_t here = of_torch.thread();
        if (here >= THREADS)
            return;
        s.own = noted_by[here].load(std::memory_order_acquire);
        if (!s.own) {
            s.own = new notes;
            noted_by[here].store(s.own, std::memory_order_release);
        }
    }
    s.own->add(of_torch.peek(), s.in);
}

/* A task of the frame: its entry has an address of its own, so that it is found whatever is above it. */
void open_task(stack &s, const char *domain, trace_name name, unsigned kind)
{
    thread *t = here();
    if (!t)
        return;
    s.tasks += KIND + 1;
    s.frames.back().task = reinterpret_cast<const void *>(s.tasks | kind);
    if (kind == MODULE)
        trace_task_begin_in("torch.forward", name);
    else if (kind == BACKWARD)
        trace_task_begin_in("torch.backward", name);
    else
        begin_task(domain, name);
    t->open.push_back({static_cast<const at::RecordFunction *>(s.frames.back().task), false});
}

void close_to(thread &t, size_t at)
{
    for (; t.open.size() > at; t.open.pop_back())
        trace_task_end();
}

/* ---- backward ---- */

context *context_of(const opened &o)
{
    return reinterpret_cast<context *>(reinterpret_cast<uintptr_t>(o.fn) & ~uintptr_t(KIND));
}

void open_path(thread &t, context *c, const context *open)
{
    if (c == open)
        return;
    open_path(t, c->parent, open);
    trace_task_begin_in("torch.backward", c->name);
    t.open.push_back({tagged(c, BACKWARD_MODULE), false});
}

/* What is left of an earlier pass ends when the last function of that pass did: the thread has recorded nothing
 * since. */
void end_earlier(thread &t)
{
    const uint64_t last = trace__current()->last;
    for (; !t.open.empty(); t.open.pop_back()) {
        trace__writer *w;
        unsigned char *p = trace__open_at(&w, TRACE_ID_TASK_END, 0, last ? last : trace__ticks());
        if (p)
            trace__close(w, p);
    }
}

void pass_is_over()
{
    thread *t = current;
    passes.fetch_add(1);
    if (t && !t->open.empty() && kind_of(t->open[0]) == BACKWARD && context_of(t->open[0]) == nullptr)
        close_to(*t, 0);
}
} // namespace

int64_t token(const char *name)
{
    tables &t = all();
    const trace_name kept_name = trace_name_new(name);
    guard g(t.held);
    module *&m = t.modules[name];
    if (!m)
        m = new module{kept_name, {}};
    return int64_t(reinterpret_cast<intptr_t>(m));
}

void enter(int64_t token)
{
    stack *s = modules_here();
    module *m = reinterpret_cast<module *>(intptr_t(token));
    if (!s)
        return;
    s->frames.push_back({s->in, nullptr});
    if (!recording())
        return;
    context *c = m->last.load(std::memory_order_acquire);
    if (!c || c->parent != s->in) {
        c = inside(s->in, m->name);
        m->last.store(c, std::memory_order_release);
    }
    open_task(*s, nullptr, m->name, MODULE);
    s->in = c;
    note(*s);
}

void enter_task(const char *domain, const char *name)
{
    stack *s = modules_here();
    if (!s)
        return;
    s->frames.push_back({s->in, nullptr});
    if (!domain && current && !current->open.empty() && kind_of(current->open.back()) == BACKWARD)
        return; /* a mode or a subclass of tensors calls the function of the pass anew: that is one pass */
    if (recording())
        open_task(*s, domain, trace_name_new(name), domain ? TASK : BACKWARD);
}

void leave()
{
    stack *s = modules_here();
    thread *t = current;
    if (!s || s->frames.empty())
        return;
    const frame f = s->frames.back();
    s->frames.pop_back();
    if (f.task && t)
        for (size_t at = t->open.size(); at; at--)
            if (t->open[at - 1].fn == f.task) {
                close_to(*t, at - 1);
                break;
            }
    if (f.task && (reinterpret_cast<uintptr_t>(f.task) & KIND) == BACKWARD)
        passes.fetch_add(1);
    if (s->in == f.outer)
        return;
    s->in = f.outer;
    note(*s);
}

void step_over()
{
    stack *s = modules_here();
    if (s && current && !current->open.empty() && kind_of(current->open.back()) == OPERATOR)
        s->step_below = current->open.size(), attention |= STEP_WAITS;
    else
        trace_step();
}

void operator_ended()
{
    stack *s = attention & STEP_WAITS ? modules_here() : nullptr;
    if (!s || !current || current->open.size() >= s->step_below)
        return;
    attention &= ~unsigned(STEP_WAITS);
    trace_step();
}

const char *inside()
{
    const stack *s = modules_here();
    return s && s->in ? s->in->name->text : nullptr;
}

void backward_of(thread &t, const at::RecordFunction &fn)
{
    const int64_t sequence = fn.seqNr();
    if (sequence < 0)
        return; /* of no operator, such as the accumulation of a gradient: belongs to what is open */
    if (!t.open.empty() && kind_of(t.open[0]) == BACKWARD && !context_of(t.open[0]) &&
        pass_here != passes.load(std::memory_order_relaxed) &&
        (kind_of(t.open.back()) == BACKWARD_MODULE || t.open.size() == 1))
        end_earlier(t);
    if (t.open.empty()) { /* a thread of autograd's */
        pass_here = passes.load(std::memory_order_relaxed);
        trace_task_begin_in("torch.backward", "Backward");
        t.open.push_back({tagged(nullptr, BACKWARD), false});
        when_backward_is_done(pass_is_over);
    }
    const uint64_t by = fn.forwardThreadId();
    notes *n = by < THREADS ? noted_by[by].load(std::memory_order_acquire) : nullptr;
    context *in = n ? n->of(uint64_t(sequence)) : nullptr;
    /* The modules on top of what is open: those around `in` stay. */
    while (!t.open.empty() && kind_of(t.open.back()) == BACKWARD_MODULE) {
        const context *top = context_of(t.open.back()), *c = in;
        while (c && c->depth > top->depth)
            c = c->parent;
        if (c == top)
            break;
        close_to(t, t.open.size() - 1);
    }
    const context *open =
        !t.open.empty() && kind_of(t.open.back()) == BACKWARD_MODULE ? context_of(t.open.back()) : nullptr;
    open_path(t, in, open);
}

void modules_forked()
{
    stack *s = modules_here();
    all().held.let_go();
    for (auto &n : noted_by)
        if (notes *by = n.load())
            by->held.let_go();
    if (current)
        current->open.clear();
    if (s)
        for (frame &f : s->frames)
            f.task = nullptr;
}
} // namespace traceh
