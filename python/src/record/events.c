/* events.c - what is recorded without a scope: the plain functions of trace.h (src/public/plain.h), one to one */
#include "record.h"
#include "docs.h"

const head id_heads[2] = {{"id", TRACE_T_U64, TRACE_R_ID}, {"parent", TRACE_T_U64, TRACE_R_PARENT}};
static const head flow_out_head = {"flow", TRACE_T_U64, TRACE_R_FLOW_OUT};
static const head flow_in_head = {"flow", TRACE_T_U64, TRACE_R_FLOW_IN};
static const head real_head = {"value", TRACE_T_F64, TRACE_R_VALUE}, int_head = {"value", TRACE_T_I64, TRACE_R_VALUE};
static const head slice_heads[3] = {{"track", TRACE_T_U32, TRACE_R_TRACK},
                                    {"begin", TRACE_T_U64, TRACE_R_TIME},
                                    {"end", TRACE_T_U64, TRACE_R_TIME_END}};
static const head track_real_heads[2] = {{"track", TRACE_T_U32, TRACE_R_TRACK}, {"value", TRACE_T_F64, TRACE_R_VALUE}};
static const head track_int_heads[2] = {{"track", TRACE_T_U32, TRACE_R_TRACK}, {"value", TRACE_T_I64, TRACE_R_VALUE}};

static const char *const domain_names[] = {"domain", NULL};
static const char *const counter_names[] = {"domain", "unit", NULL};
static const char *const async_names[] = {"domain", "parent", NULL};
static const char *const no_names[] = {NULL};

/* Records, and gives back the arguments. Takes over `n`, which is NULL after an exception. */
static PyObject *finish(arguments *a, name *n, const event *e)
{
    bool good = n && record_event(n, e, a->keys, a->objects, a->n);
    arguments_clear(a);
    Py_XDECREF(n);
    if (!good)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *give_up(arguments *a)
{
    arguments_clear(a);
    return NULL;
}

static name *find(PyObject *module, PyObject *text, const arguments *a)
{
    return names_find(&state_of(module)->names, text, a->named[0]);
}

/* usage: NAME(name, /, *, domain=None, **metadata) */
static PyObject *named_event(PyObject *module, uint8_t kind, const char *usage, PyObject *const *args, Py_ssize_t nargs,
                             PyObject *keywords)
{
    const event e = {kind, 0, NULL, NULL, {0}};
    arguments a;
    if (!arguments_take(&a, usage, domain_names, 1, args, nargs, keywords))
        return give_up(&a);
    return finish(&a, find(module, args[0], &a), &e);
}

static PyObject *instant(PyObject *module, PyObject *const *args, Py_ssize_t nargs, PyObject *keywords)
{
    return named_event(module, TRACE_KIND_INSTANT, "instant(name, /, *, domain=None, **metadata)", args, nargs,
                       keywords);
}

static PyObject *task_begin(PyObject *module, PyObject *const *args, Py_ssize_t nargs, PyObject *keywords)
{
    return named_event(module, TRACE_KIND_BEGIN, "task_begin(name, /, *, domain=None, **metadata)", args, nargs,
                       keywords);
}

static PyObject *task_begin_child(PyObject *module, PyObject *const *args, Py_ssize_t nargs, PyObject *keywords)
{
    event e = {TRACE_KIND_BEGIN, 2, id_heads, NULL, {0}};
    arguments a;
    if (!arguments_take(&a, "task_begin_child(name, id, parent, /, *, domain=None, **metadata)", domain_names, 3, args,
                        nargs, keywords) ||
        !take_u64(args[1], "id", &e.bits[0]) || !take_u64(args[2], "parent", &e.bits[1]))
        return give_up(&a);
    return finish(&a, find(module, args[0], &a), &e);
}

static PyObject *task_end(PyObject *module, PyObject *nothing)
{
    (void)module;
    (void)nothing;
    if (recording())
        trace__event(TRACE_ID_TASK_END);
    Py_RETURN_NONE;
}

static PyObject *meta(PyObject *module, PyObject *const *args, Py_ssize_t nargs, PyObject *keywords)
{
    const event e = {TRACE_KIND_META, 0, NULL, NULL, {0}};
    arguments a;
    if (!arguments_take(&a, "meta(**metadata)", no_names, 0, args, nargs, keywords))
        return give_up(&a);
    Py_INCREF(state_of(module)->meta_name);
    return finish(&a, (name *)state_of(module)->meta_name, &e);
}

/* A counter's value: whole numbers stay what they are. False with an exception. */
static bool take_value(PyObject *object, bool *whole, uint64_t *bits)
{
    double d;
    *whole = PyLong_Check(object) || PyIndex_Check(object);
    if (*whole) {
        PyObject *number = PyNumber_Index(object);
        int overflow = 0;
        long long i = number ? PyLong_AsLongLongAndOverflow(number, &overflow) : -1;
        Py_XDECREF(number);
        *bits = (uint64_t)i;
        if (!PyErr_Occurred() && !overflow)
            return true;
        PyErr_Clear(); /* too large for 64 bits, or a tensor of real numbers */
        *whole = false;
    }
    d = PyFloat_AsDouble(object);
    memcpy(bits, &d, sizeof d);
    if (!PyErr_Occurred())
        return true;
    if (PyErr_ExceptionMatches(PyExc_OverflowError)) {
        PyErr_SetString(PyExc_ValueError, "the value of a counter is too large for a double");
        return false;
    }
    PyErr_Clear();
    PyErr_Format(PyExc_TypeError, "the value of a counter is a number, not %.100R", object);
    return false;
}

static PyObject *counter_on(PyObject *module, const uint64_t *track, const char *usage, PyObject *const *args,
                            Py_ssize_t nargs, PyObject *keywords)
{
    Py_ssize_t first = track != NULL;
    event e = {TRACE_KIND_COUNTER, (uint8_t)(1 + first), NULL, NULL, {track ? *track : 0}};
    PyObject *unit = NULL, *done;
    arguments a;
    bool whole;
    if (!arguments_take(&a, usage, counter_names, 2 + first, args, nargs, keywords) ||
        !take_value(args[1 + first], &whole, &e.bits[first]) ||
        (a.named[1] && !(e.unit = take_text(a.named[1], "a unit", &unit))))
        return give_up(&a);
    e.heads = track ? whole ? track_int_heads : track_real_heads : whole ? &int_head : &real_head;
    done = finish(&a, find(module, args[first], &a), &e);
    Py_XDECREF(unit);
    return done;
}

static PyObject *counter(PyObject *module, PyObject *const *args, Py_ssize_t nargs, PyObject *keywords)
{
    return counter_on(module, NULL, "counter(name, value, /, *, unit=None, domain=None, **metadata)", args, nargs,
                      keywords);
}

/* ---- spans, flows ---------------------------------------------------------------------------------------------------
 */

static PyObject *async_begin(PyObject *module, PyObject *const *args, Py_ssize_t nargs, PyObject *keywords)
{
    event e = {TRACE_KIND_ASYNC_BEGIN, 1, id_heads, NULL, {0}};
    arguments a;
    if (!arguments_take(&a, "async_begin(name, id, /, *, parent=None, domain=None, **metadata)", async_names, 2, args,
                        nargs, keywords) ||
        !take_u64(args[1], "id", &e.bits[0]) || (a.named[1] && !take_u64(a.named[1], "parent", &e.bits[1])))
        return give_up(&a);
    e.nheads = a.named[1] ? 2 : 1;
    return finish(&a, find(module, args[0], &a), &e);
}

static PyObject *async_end(PyObject *module, PyObject *const *args, Py_ssize_t nargs, PyObject *keywords)
{
    event e = {TRACE_KIND_ASYNC_END, 1, id_heads, NULL, {0}};
    arguments a;
    if (!arguments_take(&a, "async_end(name, id, /, *, domain=None, **metadata)", domain_names, 2, args, nargs,
                        keywords) ||
        !take_u64(args[1], "id", &e.bits[0]))
        return give_up(&a);
    return finish(&a, find(module, args[0], &a), &e);
}

static PyObject *flow(PyObject *module, PyObject *nothing)
{
    (void)module;
    (void)nothing;
    return PyLong_FromUnsignedLongLong(trace_flow_new());
}

static PyObject *flow_end(PyObject *module, PyObject *id, const head *to)
{
    event e = {TRACE_KIND_META, 1, to, NULL, {0}};
    if (!take_u64(id, "a flow", &e.bits[0]))
        return NULL;
    record_event((name *)state_of(module)->flow_name, &e, NULL, NULL, 0);
    Py_RETURN_NONE;
}

static PyObject *flow_out(PyObject *module, PyObject *id) { return flow_end(module, id, &flow_out_head); }
static PyObject *flow_in(PyObject *module, PyObject *id) { return flow_end(module, id, &flow_in_head); }

/* ---- tracks ---------------------------------------------------------------------------------------------------------
 */

/* track_create(name, parent): its number, 0 where nothing can be recorded */
static PyObject *track_create(PyObject *module, PyObject *const *args, Py_ssize_t nargs)
{
    uint64_t parent = 0;
    PyObject *kept;
    const char *text;
    trace_track track;
    (void)module;
    if (nargs != 2) {
        PyErr_SetString(PyExc_TypeError, "track_create(name, parent)");
        return NULL;
    }
    if (!take_u64(args[1], "a track", &parent) || !(text = take_text(args[0], "the name of a track", &kept)))
        return NULL;
    track = trace_track_create(text, (trace_track)parent);
    Py_DECREF(kept);
    return PyLong_FromUnsignedLong(track);
}

static PyObject *track_slice(PyObject *module, PyObject *const *args, Py_ssize_t nargs, PyObject *keywords)
{
    event e = {TRACE_KIND_SLICE, 3, slice_heads, NULL, {0}};
    arguments a;
    if (!arguments_take(&a, "slice(name, begin, end, /, *, domain=None, **metadata)", domain_names, 4, args, nargs,
                        keywords) ||
        !take_u64(args[0], "a track", &e.bits[0]) || !take_u64(args[2], "begin", &e.bits[1]) ||
        !take_u64(args[3], "end", &e.bits[2]))
        return give_up(&a);
    return finish(&a, find(module, args[1], &a), &e);
}

static PyObject *track_counter(PyObject *module, PyObject *const *args, Py_ssize_t nargs, PyObject *keywords)
{
    uint64_t track;
    if (!nargs || !take_u64(args[0], "a track", &track))
        return NULL;
    return counter_on(module, &track, "counter(name, value, /, *, unit=None, domain=None)", args, nargs, keywords);
}

PyMethodDef event_methods[] = {
    {"task", RECORD_FAST(task_new), METH_FASTCALL | METH_KEYWORDS, DOC_task},
    {"span", RECORD_FAST(span_new), METH_FASTCALL | METH_KEYWORDS, DOC_span},
    {"task_begin", RECORD_FAST(task_begin), METH_FASTCALL | METH_KEYWORDS, DOC_task_begin},
    {"task_begin_child", RECORD_FAST(task_begin_child), METH_FASTCALL | METH_KEYWORDS, DOC_task_begin_child},
    {"task_end", task_end, METH_NOARGS, DOC_task_end},
    {"meta", RECORD_FAST(meta), METH_FASTCALL | METH_KEYWORDS, DOC_meta},
    {"instant", RECORD_FAST(instant), METH_FASTCALL | METH_KEYWORDS, DOC_instant},
    {"counter", RECORD_FAST(counter), METH_FASTCALL | METH_KEYWORDS, DOC_counter},
    {"async_begin", RECORD_FAST(async_begin), METH_FASTCALL | METH_KEYWORDS, DOC_async_begin},
    {"async_end", RECORD_FAST(async_end), METH_FASTCALL | METH_KEYWORDS, DOC_async_end},
    {"flow", flow, METH_NOARGS, DOC_flow},
    {"flow_out", flow_out, METH_O, DOC_flow_out},
    {"flow_in", flow_in, METH_O, DOC_flow_in},
    {"track_create", RECORD_FAST(track_create), METH_FASTCALL, DOC_track_create},
    {"track_slice", RECORD_FAST(track_slice), METH_FASTCALL | METH_KEYWORDS, DOC_track_slice},
    {"track_counter", RECORD_FAST(track_counter), METH_FASTCALL | METH_KEYWORDS, DOC_track_counter},
    {NULL, NULL, 0, NULL},
};
