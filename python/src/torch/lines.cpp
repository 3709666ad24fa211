/* lines.cpp - the line of Python that called an operator, for the few operators that are causes of lost time
 *
 * An operator's thread has usually released Python's lock, so it is taken for the time of a look at the frames. If
 * other threads keep it, the look is repeated only after 50 times as long as it took. Frames of PyTorch, traceh and
 * Python's own library are skipped. Functions beyond the limited API of CPython 3.9 are public ones of 3.9, except
 * PyFrame_GetLasti() (3.11), and found at run time. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "observer.h"
#include <algorithm>
#include <ctime>

namespace trace_torch_here
{
namespace
{
enum : uint64_t { SLOW_NS = 20000, DEAR_NS = 100000, SHARE = 50 };
enum : size_t { CODES = 256, LINES = 256 };

struct {
    PyObject *(*code)(PyFrameObject *); /* a PyCodeObject */
    PyFrameObject *(*back)(PyFrameObject *);
    int (*line)(PyFrameObject *);
    int (*last)(PyFrameObject *); /* NULL: before 3.11 */
} frames;
std::vector<std::string> foreign_folders;
std::atomic<bool> open{false};
bool devices;

/* Names get theirs when they are first used. */
operator_line with_lines[] = {{"aten::copy_", true, nullptr},
                              {"aten::_local_scalar_dense", false, nullptr},
                              {"aten::nonzero", false, nullptr},
                              {"aten::masked_select", false, nullptr},
                              {"aten::_unique2", false, nullptr},
                              {"aten::unique_dim", false, nullptr},
                              {"aten::unique_consecutive", false, nullptr},
                              {"aten::repeat_interleave", false, nullptr},
                              {"aten::equal", false, nullptr},
                              {"aten::bincount", false, nullptr}};

uint64_t now_ns()
{
    timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return uint64_t(t.tv_sec) * 1000000000u + uint64_t(t.tv_nsec);
}

/* The lines that a thread remembers. Each entry holds a reference to its code, so no other code gets its address. */
struct code_entry {
    PyObject *code = nullptr;
    bool foreign = false;
    std::string function, file;
};
struct line_entry {
    const PyObject *code = nullptr; /* held by the entry of the code */
    int last = 0, number = 0;
};
struct memory {
    code_entry codes[CODES];
    line_entry lines[LINES];
    uint64_t not_before = 0, slow_since = 0;
    const at::RecordFunction *slow = nullptr; /* what slow_begins() was given */
};
memory *memory_here()
{
    struct owner {
        memory *own = new memory;
        bool ended = false;
        ~owner() { delete own, own = nullptr, ended = true; } /* its codes stay: the thread has no lock to let go */
    };
    static thread_local owner it;
    return it.ended ? nullptr : it.own;
}

/* "<string>" and what notebooks and prompts are called are programs; "<frozen ...>" and generated code are not. */
bool is_foreign(const std::string &file)
{
    static const char *const programs[] = {"<stdin>", "<string>", "<ipython-input", "<python-input"};
    if (!file.empty() && file[0] == '<')
        return std::none_of(std::begin(programs), std::end(programs),
                            [&](const char *p) { return !file.compare(0, strlen(p), p); });
    return std::any_of(foreign_folders.begin(), foreign_folders.end(), [&](const std::string &folder) {
        return !file.compare(0, folder.size(), folder) && file.find("-packages/", folder.size()) == std::string::npos;
    });
}

std::string text_of(PyObject *object, const char *attribute)
{
    std::string text;
    PyObject *value = PyObject_GetAttrString(object, attribute);
    PyObject *utf8 = value ? PyUnicode_AsEncodedString(value, "utf-8", "replace") : nullptr;
    if (utf8)
        text = PyBytes_AsString(utf8);
    else
        PyErr_Clear();
    Py_XDECREF(utf8);
    Py_XDECREF(value);
    return text;
}

const code_entry &code_of(memory &m, PyObject *code)
{
    code_entry &e = m.codes[(reinterpret_cast<uintptr_t>(code) >> 4) % CODES];
    if (e.code == code)
        return e;
    for (line_entry &l : m.lines)
        if (l.code == e.code)
            l.code = nullptr;
    Py_XDECREF(e.code);
    Py_INCREF(code);
    e.code = code;
    e.function = text_of(code, "co_name");
    e.file = text_of(code, "co_filename");
    e.foreign = is_foreign(e.file);
    return e;
}

int number_of(memory &m, PyFrameObject *frame, const PyObject *code)
{
    if (!frames.last)
        return frames.line(frame);
    const int last = frames.last(frame);
    line_entry &l = m.lines[((reinterpret_cast<uintptr_t>(code) >> 4) + unsigned(last) * 31u) % LINES];
    if (l.code != code || l.last != last)
        l = {code, last, frames.line(frame)};
    return l.number;
}

/* With Python's lock. */
bool look(memory &m, source_line &from)
{
    PyFrameObject *frame = PyEval_GetFrame();
    bool found = false;
    Py_XINCREF(frame);
    while (frame && !found) {
        PyObject *code = frames.code(frame);
        const code_entry &e = code_of(m, code);
        if (!e.foreign) {
            from = {e.function.c_str(), e.file.c_str(), number_of(m, frame, code)};
            found = true;
        }
        Py_DECREF(code);
        PyFrameObject *back = found ? nullptr : frames.back(frame);
        Py_DECREF(frame);
        frame = back;
    }
    return found;
}

template <class F> bool find(const char *symbol, F &f)
{
    void *at = dlsym(RTLD_DEFAULT, symbol);
    memcpy(&f, &at, sizeof at);
    return at != nullptr;
}
} // namespace

const operator_line *line_of(const char *text)
{
    if (strncmp(text, "aten::", 6) || !open.load(std::memory_order_relaxed))
        return nullptr;
    for (operator_line &o : with_lines)
        if (!strcmp(text + 6, o.text + 6)) {
            if (o.if_slow && !devices)
                return nullptr;
            if (!__atomic_load_n(&o.name, __ATOMIC_ACQUIRE))
                __atomic_store_n(&o.name, trace_name_new(text), __ATOMIC_RELEASE);
            return &o;
        }
    return nullptr;
}

bool line_here(source_line &from)
{
    memory *m = open.load(std::memory_order_acquire) && PyGILState_GetThisThreadState() ? memory_here() : nullptr;
    const uint64_t began = m ? now_ns() : 0;
    if (!m || began < m->not_before)
        return false;
    const PyGILState_STATE held = PyGILState_Ensure();
    const bool found = open.load(std::memory_order_relaxed) && look(*m, from);
    PyGILState_Release(held);
    const uint64_t took = now_ns() - began;
    if (took > DEAR_NS)
        m->not_before = began + took * SHARE;
    return found;
}

void slow_begins(const at::RecordFunction &fn)
{
    memory *m = memory_here();
    if (!m || m->slow) /* within one */
        return;
    m->slow = &fn;
    m->slow_since = now_ns();
    traceh::attention |= traceh::SLOW;
}
} // namespace trace_torch_here

namespace traceh
{
__thread unsigned attention __attribute__((tls_model("initial-exec")));

void slow_ends(const at::RecordFunction &fn)
{
    memory *m = memory_here();
    source_line from;
    if (!m || m->slow != &fn)
        return;
    attention &= ~unsigned(SLOW);
    m->slow = nullptr;
    if (now_ns() - m->slow_since >= SLOW_NS && line_here(from))
        trace_meta("function", from.function, "file", from.file, "line", from.number);
}

void lines_open(std::vector<std::string> &&foreign, bool with_devices)
{
    /* once: other threads may look at the same time */
    static const bool known =
        find("PyFrame_GetCode", frames.code) && find("PyFrame_GetBack", frames.back) &&
        find("PyFrame_GetLineNumber", frames.line) &&
        (find("PyFrame_GetLasti", frames.last), foreign_folders = std::move(foreign), devices = with_devices, true);
    open.store(known, std::memory_order_release);
}

void lines_close() { open.store(false); }

void enter_task_here(const char *domain, const char *name)
{
    source_line from;
    enter_task(domain, name);
    if (recording() && line_here(from))
        trace_meta("function", from.function, "file", from.file, "line", from.number);
}
} // namespace traceh
