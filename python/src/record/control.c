/* control.c - the control functions of trace.h, one to one
 *
 * The interpreter's lock is released where a call may wait: for a disk, a device, or another thread. */
#include "record.h"
#include "docs.h"

/* True: done. False: recording is off for this process (TRACE_MODE=off, a rank that is not recorded). */
static PyObject *result_of(trace_result result)
{
    if (result == TRACE_OK || result == TRACE_ERROR_OFF)
        return PyBool_FromLong(result == TRACE_OK);
    PyErr_SetString(result == TRACE_ERROR_IO         ? PyExc_OSError
                    : result == TRACE_ERROR_ARGUMENT ? PyExc_ValueError
                                                     : PyExc_RuntimeError,
                    trace_result_text(result));
    return NULL;
}

#define CONTROL(name, call) \
    static PyObject *name##_(PyObject *module, PyObject *nothing) \
    { \
        trace_result result; \
        (void)module; \
        (void)nothing; \
        Py_BEGIN_ALLOW_THREADS result = call; \
        Py_END_ALLOW_THREADS return result_of(result); \
    }
/* clang-format off */
CONTROL(start, trace_start())
CONTROL(stop, trace_stop())
CONTROL(pause, trace_pause())
CONTROL(flush, trace_flush())
CONTROL(release_devices, trace_release_devices())
/* clang-format on */

static PyObject *resume_(PyObject *module, PyObject *nothing)
{
    trace_result result = trace_resume();
    (void)module;
    (void)nothing;
    if (result != TRACE_ERROR_ARGUMENT)
        return result_of(result);
    PyErr_SetString(PyExc_RuntimeError, "nothing is paused: resume() comes after pause()");
    return NULL;
}

static PyObject *step_(PyObject *module, PyObject *nothing)
{
    (void)module;
    (void)nothing;
    trace_step();
    Py_RETURN_NONE;
}

static PyObject *enabled_(PyObject *module, PyObject *nothing)
{
    (void)module;
    (void)nothing;
    return PyBool_FromLong(trace_enabled());
}

static PyObject *devices_(PyObject *module, PyObject *on)
{
    trace_result result;
    int truth = PyObject_IsTrue(on);
    (void)module;
    if (truth < 0)
        return NULL;
    Py_BEGIN_ALLOW_THREADS result = trace_devices(truth != 0);
    Py_END_ALLOW_THREADS return result_of(result);
}

static PyObject *filter_(PyObject *module, PyObject *apis)
{
    PyObject *kept;
    const char *text = take_text(apis, "what is recorded", &kept);
    trace_result result;
    (void)module;
    if (!text)
        return NULL;
    result = trace_filter(text);
    Py_DECREF(kept);
    if (result != TRACE_ERROR_ARGUMENT)
        return result_of(result);
    PyErr_Format(PyExc_ValueError, "%R is not a list of APIs with levels, like 'mpi=full,itt=off' or 'all=off,user'",
                 apis);
    return NULL;
}

static PyObject *snapshot_(PyObject *module, PyObject *path)
{
    PyObject *bytes;
    const char *text;
    trace_result result;
    (void)module;
    if (!PyUnicode_FSConverter(path, &bytes))
        return NULL;
    text = PyBytes_AsString(bytes);
    Py_BEGIN_ALLOW_THREADS result = trace_snapshot(text);
    Py_END_ALLOW_THREADS Py_DECREF(bytes);
    if (result != TRACE_ERROR_IO)
        return result_of(result);
    PyErr_Format(PyExc_OSError, "%R: the file exists, or cannot be written", path);
    return NULL;
}

/* ---- names ----------------------------------------------------------------------------------------------------------
 */

static PyObject *take_name(PyObject *text, const char *what, void (*name)(const char *))
{
    PyObject *kept;
    const char *utf8 = take_text(text, what, &kept);
    if (!utf8)
        return NULL;
    name(utf8);
    Py_DECREF(kept);
    Py_RETURN_NONE;
}

static void name_thread(const char *name) { trace_thread_name(name); }
static void name_process(const char *name) { trace_process_name(name); }
static PyObject *thread_name_(PyObject *module, PyObject *name)
{
    (void)module;
    return take_name(name, "the name of a thread", name_thread);
}
static PyObject *process_name_(PyObject *module, PyObject *name)
{
    (void)module;
    return take_name(name, "the name of a process", name_process);
}

/* info(key, value) */
static PyObject *info_(PyObject *module, PyObject *const *args, Py_ssize_t nargs)
{
    PyObject *key = NULL, *value = NULL, *text = NULL;
    const char *k, *v;
    (void)module;
    if (nargs != 2) {
        PyErr_Format(PyExc_TypeError, "info(key, value, /): %zd arguments are given", nargs);
        return NULL;
    }
    k = take_text(args[0], "the key of a fact", &key);
    text = k ? PyObject_Str(args[1]) : NULL;
    v = text ? take_text(text, "the value of a fact", &value) : NULL;
    if (v)
        trace_info(k, v);
    Py_XDECREF(key);
    Py_XDECREF(text);
    Py_XDECREF(value);
    if (!v)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *set_rank_(PyObject *module, PyObject *args)
{
    int rank, world;
    (void)module;
    if (!PyArg_ParseTuple(args, "ii:set_rank", &rank, &world))
        return NULL;
    if (rank < 0 || (world > 0 && rank >= world)) {
        PyErr_Format(PyExc_ValueError, "set_rank(%d, %d): ranks are 0 to world - 1", rank, world);
        return NULL;
    }
    trace_set_rank(rank, world);
    Py_RETURN_NONE;
}

/* ---- what the recorder says -----------------------------------------------------------------------------------------
 */

static PyObject *file_(PyObject *module, PyObject *nothing)
{
    (void)module;
    (void)nothing;
    return PyUnicode_DecodeFSDefault(trace_file());
}

static PyObject *run_(PyObject *module, PyObject *nothing)
{
    (void)module;
    (void)nothing;
    return PyUnicode_DecodeFSDefault(recorder_run());
}

/* output(folder): whether the file will be made there. */
static PyObject *output_(PyObject *module, PyObject *folder)
{
    PyObject *bytes;
    trace_result result;
    (void)module;
    if (!PyUnicode_FSConverter(folder, &bytes))
        return NULL;
    result = trace_output(PyBytes_AsString(bytes));
    Py_DECREF(bytes);
    return PyBool_FromLong(result == TRACE_OK);
}

static PyObject *version_(PyObject *module, PyObject *nothing)
{
    unsigned long long v = trace_version();
    (void)module;
    (void)nothing;
    return Py_BuildValue("(iii)", (int)(v >> 32), (int)(v >> 16 & 0xffff), (int)(v & 0xffff));
}

static PyObject *now_(PyObject *module, PyObject *nothing)
{
    (void)module;
    (void)nothing;
    return PyLong_FromUnsignedLongLong(trace_now());
}

static PyObject *ticks_per_second_(PyObject *module, PyObject *nothing)
{
    (void)module;
    (void)nothing;
    return PyLong_FromUnsignedLongLong(trace_ticks_per_second());
}

static PyObject *from_monotonic_(PyObject *module, PyObject *ns)
{
    uint64_t n;
    (void)module;
    if (!take_u64(ns, "a time in ns", &n))
        return NULL;
    return PyLong_FromUnsignedLongLong(trace_from_monotonic(n));
}

/* load(path): the library with the backends; str or bytes. None, or what went wrong. */
static PyObject *load_(PyObject *module, PyObject *path)
{
    PyObject *bytes;
    const char *error = NULL;
    (void)module;
    if (!PyUnicode_FSConverter(path, &bytes))
        return NULL;
    error = library_load(PyBytes_AsString(bytes));
    Py_DECREF(bytes);
    if (error)
        return PyUnicode_DecodeFSDefault(error);
    Py_RETURN_NONE;
}

/* The address of the recorder in use, for the package's other extensions: they find no symbol of this one. */
static PyObject *recorder_(PyObject *module, PyObject *nothing)
{
    (void)module;
    (void)nothing;
    return PyLong_FromVoidPtr(trace__recorder_here());
}

static PyObject *leaves_(PyObject *module, PyObject *nothing)
{
    (void)module;
    (void)nothing;
    Py_BEGIN_ALLOW_THREADS recorder_leaves();
    Py_END_ALLOW_THREADS Py_RETURN_NONE;
}

#define WITHOUT(name) {#name, name##_, METH_NOARGS, DOC_##name}
#define WITH(name) {#name, name##_, METH_O, DOC_##name}
PyMethodDef control_methods[] = {
    WITHOUT(start),
    WITHOUT(stop),
    WITHOUT(pause),
    WITHOUT(resume),
    WITHOUT(flush),
    WITHOUT(step),
    WITHOUT(enabled),
    WITHOUT(release_devices),
    WITHOUT(file),
    WITHOUT(run),
    WITH(output),
    WITHOUT(version),
    WITHOUT(now),
    WITHOUT(ticks_per_second),
    WITH(devices),
    WITH(filter),
    WITH(snapshot),
    WITH(thread_name),
    WITH(load),
    WITH(process_name),
    WITH(from_monotonic),
    {"_recorder", recorder_, METH_NOARGS, DOC_recorder},
    {"_leaves", leaves_, METH_NOARGS, DOC_leaves},
    {"info", RECORD_FAST(info_), METH_FASTCALL, DOC_info},
    {"set_rank", set_rank_, METH_VARARGS, DOC_set_rank},
    {NULL, NULL, 0, NULL},
};
