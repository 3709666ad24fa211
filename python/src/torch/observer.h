/* observer.h - what the units of traceh.torch's extension share */
#ifndef TRACEH_TORCH_OBSERVER_H
#define TRACEH_TORCH_OBSERVER_H
#define TRACE_HIDDEN /* the recorder is that of traceh._record: use_recorder() */
#define TRACE_NO_SHORT_NAMES
#define TRACE_TORCH_ACCESS "access.h"
#include <string>
#include <trace_torch.h>

namespace [[gnu::visibility("hidden")]] traceh
{
using namespace trace_torch_here;

/* ---- recorder.cpp ---------------------------------------------------------------------------------------------- */

/* Records with that one from now on; before that, nothing. False: it was built from another layout of trace.h. */
bool use_recorder(trace__recorder *r);
/* A task of a domain that is not known to the compiler. */
void begin_task(const char *domain, trace_name name);

/* ---- pytorch.cpp: libtorch_cpu.so ---------------------------------------------------------------------------- */

/* Finds the functions in a library that is loaded already. NULL: all is well; else what is missing. */
const char *load(const char *path);
/* Operators call us from now on; `operators` false: they are not recorded, only the modules of the backward pass, and
 * collectives; `inputs`: they come with their arguments, which collectives and shapes need. */
void observe(bool operators, detail level, bool inputs);
void ignore();
/* Each operator is shown to `see` in place of being recorded. */
void probe(void (*see)(const at::RecordFunction &fn));
/* Asks autograd to call `done` on the thread that completes the backward pass that this thread works for. */
void when_backward_is_done(void (*done)());

/* ---- lines.cpp: source lines of Python ------------------------------------------------------------------------- */

/* Finds what CPython has of frames, and takes the folders whose code is nobody's cause: ending in '/'. */
void lines_open(std::vector<std::string> &&foreign, bool devices);
void lines_close();
/* Something is to be done when an operator of this thread ends. */
enum : unsigned { STEP_WAITS = 1, SLOW = 2 };
extern __thread unsigned attention __attribute__((tls_model("initial-exec")));
/* Before its task ends: adds the line to it, if it took long. */
void slow_ends(const at::RecordFunction &fn);
/* trace_name_new(), for names that come again. */
inline trace_name name_of(const char *text)
{
    std::atomic<trace_name> &place = place_of(text);
    trace_name name = place.load(std::memory_order_acquire);
    if (TRACE__LIKELY(name != nullptr) && TRACE__LIKELY(!strcmp(name->text, text)))
        return name;
    name = trace_name_new(text);
    place.store(name, std::memory_order_release);
    return name;
}

/* ---- modules.cpp: modules, forward and backward -------------------------------------------------------------- */

/* A module's name, for enter(). Never freed: equal texts give the same. */
int64_t token(const char *name);
void enter(int64_t token);
/* A task that is no module; with `domain` NULL the backward pass, on the thread that asks for it. */
void enter_task(const char *domain, const char *name);
/* The same with the line of Python that called; needs Python's lock. */
void enter_task_here(const char *domain, const char *name);
/* Ends what this thread entered last, and all that is open in it. */
void leave();
/* A step is over: with the operator that this thread is in (the optimizer's), so that its task is whole. */
void step_over();
void operator_ended();
/* The name of the innermost module that this thread is in; NULL: none. */
const char *inside();
/* Before a function of the backward pass is recorded: the task of its module is open then, and no other. */
void backward_of(thread &t, const at::RecordFunction &fn);
/* In a forked child, which has the tasks of its parent's thread no more. */
void modules_forked();

/* ---- collectives.cpp: torch.distributed ---------------------------------------------------------------------- */

struct group {
    uint64_t id;            /* the same number on every member */
    uint32_t size, rank;    /* members, and which one this process is */
    bool gloo, only_gloo;   /* gloo carries out those of tensors in the processor's memory; all of them */
    std::vector<int> ranks; /* members: ranks of the world */
    trace_name name;
    std::atomic<uint64_t> sequence;
    std::atomic<bool> told;
};
/* `address` is the c10d::ProcessGroup. The group is ours from now on. */
void add_group(const void *address, group *g);
void forget_groups();
/* Whether there is a group. */
bool collectives();
/* Records the operator if it is a collective, or the work of one by gloo; with `t` NULL it only counts it. */
bool collective_opens(thread *t, const at::RecordFunction &fn, const char *name);

/* ---- */

/* What an entry of thread.open stands for that is no operator: these bits of its pointer. */
enum { OPERATOR = 0, MODULE = 1, TASK = 2, BACKWARD_MODULE = 3, BACKWARD = 5, KIND = 7 };
inline unsigned kind_of(const opened &o) { return unsigned(reinterpret_cast<uintptr_t>(o.fn) & KIND); }
inline const at::RecordFunction *tagged(const void *what, unsigned kind)
{
    return reinterpret_cast<const at::RecordFunction *>(reinterpret_cast<uintptr_t>(what) | kind);
}
inline bool recording() { return TRACE__LEVEL(TRACE_SOURCE_USER) != 0; }
} // namespace traceh
#endif
