/* python.cpp - traceh.torch._observer: the extension's functions for Python, by the limited API of CPython 3.9
 *
 * They are called by the modules of traceh.torch, which check what they pass. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>

#include "../versions.h"
#include "observer.h"
#include <cerrno>
#include <mutex>
#include <string>
#include <unistd.h>

namespace
{
using namespace traceh;

PyObject *none()
{
    Py_INCREF(Py_None);
    return Py_None;
}

/* use_recorder(address): that of traceh._record. Whether it is of this layout. */
PyObject *use_recorder_(PyObject *, PyObject *address)
{
    void *r = PyLong_AsVoidPtr(address);
    if (!r && PyErr_Occurred())
        return nullptr;
    return PyBool_FromLong(r && use_recorder(static_cast<trace__recorder *>(r)));
}

/* ---- what is found out about PyTorch ---- */

PyObject *load_(PyObject *, PyObject *path)
{
    PyObject *bytes = nullptr;
    if (!PyUnicode_FSConverter(path, &bytes))
        return nullptr;
    const char *missing = load(PyBytes_AsString(bytes));
    Py_DECREF(bytes);
    return missing ? PyUnicode_FromString(missing) : none();
}

/* read(address, n): up to n bytes there. The kernel copies them, so that an address that is none does no harm. */
PyObject *read_(PyObject *, PyObject *args)
{
    unsigned long long address, n;
    int ends[2];
    if (!PyArg_ParseTuple(args, "KK", &address, &n))
        return nullptr;
    std::string got;
    if (n > 4096 || pipe(ends))
        return PyErr_SetFromErrno(PyExc_OSError);
    while (got.size() < n) {
        char part[64];
        const uint64_t at = address + got.size();
        size_t want = 64 - at % 64; /* no part crosses a page */
        want = want < n - got.size() ? want : size_t(n - got.size());
        const ssize_t k = write(ends[1], reinterpret_cast<const void *>(uintptr_t(at)), want);
        if (k <= 0 || read(ends[0], part, size_t(k)) != k)
            break;
        got.append(part, size_t(k));
    }
    close(ends[0]);
    close(ends[1]);
    return PyBytes_FromStringAndSize(got.data(), Py_ssize_t(got.size()));
}

std::mutex showing; /* guards the pointer alone, for a few instructions */
PyObject *shown_to;
PyObject *shown()
{
    const std::lock_guard<std::mutex> held(showing);
    Py_XINCREF(shown_to);
    return shown_to;
}
void show(const at::RecordFunction &fn)
{
    const PyGILState_STATE held = PyGILState_Ensure();
    PyObject *to = shown();
    PyObject *got =
        to ? PyObject_CallFunction(to, "sKKK", fn.name(), (unsigned long long)(uintptr_t)&fn,
                                   (unsigned long long)of_torch.thread(), (unsigned long long)of_torch.peek())
           : none();
    if (!got)
        PyErr_WriteUnraisable(to);
    Py_XDECREF(got);
    Py_XDECREF(to);
    PyGILState_Release(held);
}

/* probe(see): see(name, address, thread, next sequence number) for each operator; probe(None) ends that */
PyObject *probe_(PyObject *, PyObject *see)
{
    if (see == Py_None)
        probe(nullptr);
    PyObject *to = see == Py_None ? nullptr : see, *before;
    Py_XINCREF(to);
    {
        const std::lock_guard<std::mutex> held(showing);
        before = shown_to;
        shown_to = to;
    }
    Py_XDECREF(before);
    if (to)
        probe(show);
    return none();
}

/* set_layout({member: offset}, [(dtype's name, bytes)]) */
PyObject *set_layout(PyObject *, PyObject *args)
{
    PyObject *offsets, *types;
    if (!PyArg_ParseTuple(args, "O!O!", &PyDict_Type, &offsets, &PyList_Type, &types))
        return nullptr;
    layout found;
#define TRACEH_MEMBER(name) \
    if (PyObject *o = PyDict_GetItemString(offsets, #name)) \
        found.name = PyLong_AsLongLong(o);
    TRACEH_LAYOUT(TRACEH_MEMBER)
#undef TRACEH_MEMBER
    memset(dtypes, 0, sizeof dtypes);
    for (Py_ssize_t i = 0, n = PyList_Size(types); i < n && i < 64; i++) {
        const char *name;
        unsigned bytes;
        if (!PyArg_ParseTuple(PyList_GetItem(types, i), "sI", &name, &bytes))
            return nullptr;
        strncpy(dtypes[i].name, name, sizeof dtypes[i].name - 1);
        dtypes[i].bytes = bytes;
    }
    if (PyErr_Occurred())
        return nullptr;
    at_offsets = found;
    return none();
}

/* ---- observing ---- */

PyObject *observe_(PyObject *, PyObject *args)
{
    int level, inputs;
    if (!PyArg_ParseTuple(args, "ip", &level, &inputs))
        return nullptr;
    observe(level > 0, level <= 1 ? names : level == 2 ? flows : shapes, inputs != 0);
    return none();
}
PyObject *ignore_(PyObject *, PyObject *)
{
    ignore();
    return none();
}

/* lines([folder, ...], devices): source lines are recorded from now on; lines(None, False): they are not */
PyObject *lines(PyObject *, PyObject *args)
{
    PyObject *folders;
    int devices;
    if (!PyArg_ParseTuple(args, "Op", &folders, &devices))
        return nullptr;
    if (folders == Py_None) {
        lines_close();
        return none();
    }
    std::vector<std::string> foreign;
    for (Py_ssize_t i = 0, n = PyList_Size(folders); i < n; i++) {
        PyObject *folder = list_item(folders, i);
        PyObject *utf8 = folder ? PyUnicode_AsEncodedString(folder, "utf-8", "replace") : nullptr;
        if (utf8)
            foreign.push_back(PyBytes_AsString(utf8));
        Py_XDECREF(utf8);
        Py_XDECREF(folder);
    }
    if (PyErr_Occurred())
        return nullptr;
    lines_open(std::move(foreign), devices != 0);
    return none();
}

/* ---- modules ---- */

PyObject *token_(PyObject *, PyObject *name)
{
    PyObject *utf8 = PyUnicode_AsEncodedString(name, "utf-8", "replace");
    if (!utf8)
        return nullptr;
    PyObject *made = PyLong_FromLongLong(token(PyBytes_AsString(utf8)));
    Py_DECREF(utf8);
    return made;
}
PyObject *enter_(PyObject *, PyObject *token)
{
    const long long t = PyLong_AsLongLong(token);
    if (t == -1 && PyErr_Occurred())
        return nullptr;
    enter(t);
    return none();
}
PyObject *leave_(PyObject *, PyObject *)
{
    leave();
    return none();
}
PyObject *backward(PyObject *, PyObject *)
{
    enter_task(nullptr, "Backward");
    return none();
}
template <void (*Enter)(const char *, const char *)> PyObject *task(PyObject *, PyObject *args)
{
    const char *domain, *name;
    if (!PyArg_ParseTuple(args, "ss", &domain, &name))
        return nullptr;
    Enter(domain, name);
    return none();
}
PyObject *inside_(PyObject *, PyObject *)
{
    const char *name = inside();
    return name ? PyUnicode_DecodeUTF8(name, Py_ssize_t(strlen(name)), "replace") : none();
}
PyObject *process_name(PyObject *, PyObject *name)
{
    PyObject *utf8 = PyUnicode_AsEncodedString(name, "utf-8", "replace");
    if (!utf8)
        return nullptr;
    trace_process_name(PyBytes_AsString(utf8));
    Py_DECREF(utf8);
    return none();
}
PyObject *set_rank(PyObject *, PyObject *args)
{
    int rank, world;
    if (!PyArg_ParseTuple(args, "ii", &rank, &world))
        return nullptr;
    trace_set_rank(rank, world);
    return none();
}
PyObject *recording_(PyObject *, PyObject *) { return PyBool_FromLong(recording()); }
PyObject *step(PyObject *, PyObject *)
{
    step_over();
    return none();
}

/* ---- torch.distributed ---- */

/* add_group(address, id, name, rank, [world ranks], gloo, only gloo) */
PyObject *add_group_(PyObject *, PyObject *args)
{
    unsigned long long address, id;
    unsigned rank;
    const char *name;
    PyObject *ranks;
    int gloo, only_gloo;
    if (!PyArg_ParseTuple(args, "KKsIO!pp", &address, &id, &name, &rank, &PyList_Type, &ranks, &gloo, &only_gloo))
        return nullptr;
    std::vector<int> members;
    for (Py_ssize_t i = 0, n = PyList_Size(ranks); i < n; i++)
        members.push_back(int(PyLong_AsLong(PyList_GetItem(ranks, i))));
    if (PyErr_Occurred())
        return nullptr;
    const uint32_t size = uint32_t(members.size());
    add_group(
        reinterpret_cast<const void *>(uintptr_t(address)),
        new group{id, size, rank, gloo != 0, only_gloo != 0, std::move(members), trace_name_new(name), {0}, {false}});
    return none();
}
PyObject *forget_groups_(PyObject *, PyObject *)
{
    forget_groups();
    return none();
}

PyMethodDef methods[] = {
    {"use_recorder", use_recorder_, METH_O, "use_recorder(address): whether it can be used"},
    {"load", load_, METH_O, "load(path): None, or what that libtorch_cpu.so lacks"},
    {"read", read_, METH_VARARGS, "read(address, n): up to n bytes"},
    {"probe", probe_, METH_O, "probe(see or None)"},
    {"set_layout", set_layout, METH_VARARGS, "set_layout(offsets, dtypes)"},
    {"observe", observe_, METH_VARARGS, "observe(level, inputs): 0 modules, 1 names of operators, 2 flows, 3 shapes"},
    {"ignore", ignore_, METH_NOARGS, "ignore(): they are not"},
    {"token", token_, METH_O, "token(name): a number for enter()"},
    {"enter", enter_, METH_O, "enter(token): a module's forward begins"},
    {"leave", leave_, METH_NOARGS, "leave(): ends what was begun last on this thread"},
    {"backward", backward, METH_NOARGS, "backward(): a backward pass begins, until leave()"},
    {"task", task<enter_task>, METH_VARARGS, "task(domain, name): a task begins, until leave()"},
    {"task_here", task<enter_task_here>, METH_VARARGS,
     "task_here(domain, name): the same, with the line of Python that called"},
    {"lines", lines, METH_VARARGS, "lines(folders whose code is skipped, whether there are devices)"},
    {"inside", inside_, METH_NOARGS, "inside(): name of the innermost module that this thread is in, or None"},
    {"process_name", process_name, METH_O, "process_name(name)"},
    {"set_rank", set_rank, METH_VARARGS, "set_rank(rank, world)"},
    {"recording", recording_, METH_NOARGS, "recording(): whether anything is recorded now"},
    {"step", step, METH_NOARGS, "step(): a step begins, and the one before ends"},
    {"add_group", add_group_, METH_VARARGS, "add_group(address, id, name, rank, ranks, gloo, only_gloo)"},
    {"forget_groups", forget_groups_, METH_NOARGS, "forget_groups()"},
    {nullptr, nullptr, 0, nullptr},
};
PyModuleDef_Slot slots[] = {{0, nullptr}, {0, nullptr}};
PyModuleDef definition = {PyModuleDef_HEAD_INIT,
                          "_observer",
                          "PyTorch's operators for traceh.torch",
                          0,
                          methods,
                          slots,
                          nullptr,
                          nullptr,
                          nullptr};
} // namespace

PyMODINIT_FUNC PyInit__observer(void)
{
    slot_no_lock(slots);
    return PyModuleDef_Init(&definition);
}
