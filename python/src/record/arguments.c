/* arguments.c - arguments of functions like task(name, /, *, domain=None, **metadata) */
#include "record.h"

static Py_ssize_t named_at(const char *const *names, PyObject *key)
{
    Py_ssize_t i;
    for (i = 0; i < RECORD_NAMED && names[i]; i++)
        if (PyUnicode_CompareWithASCIIString(key, names[i]) == 0)
            return i;
    return -1;
}

/* The keys that are no parameters, as a tuple. */
static PyObject *keys_of(PyObject *keywords, const char *const *names, Py_ssize_t kept)
{
    PyObject *keys = PyTuple_New(kept);
    Py_ssize_t n = PyTuple_Size(keywords), i, k = 0;
    for (i = 0; i < n && keys; i++) {
        PyObject *key = PyTuple_GetItem(keywords, i);
        if (named_at(names, key) < 0) {
            Py_INCREF(key);
            PyTuple_SetItem(keys, k++, key);
        }
    }
    return keys;
}

bool arguments_take(arguments *a, const char *usage, const char *const *names, Py_ssize_t positional,
                    PyObject *const *args, Py_ssize_t nargs, PyObject *keywords)
{
    Py_ssize_t n = keywords ? PyTuple_Size(keywords) : 0, i;
    a->keys = NULL;
    a->n = 0;
    for (i = 0; i < RECORD_NAMED; i++)
        a->named[i] = NULL;
    if (nargs != positional) {
        PyErr_Format(PyExc_TypeError, "%s: %zd positional arguments are given, not %zd", usage, nargs, positional);
        return false;
    }
    for (i = 0; i < n; i++) {
        Py_ssize_t at = named_at(names, PyTuple_GetItem(keywords, i));
        if (at >= 0)
            a->named[at] = args[nargs + i] == Py_None ? NULL : args[nargs + i];
        else if (a->n < RECORD_PAIRS)
            a->objects[a->n++] = args[nargs + i];
        else {
            PyErr_Format(PyExc_ValueError, "%s: at most %d pairs of metadata; give further ones to meta()", usage,
                         RECORD_PAIRS);
            return false;
        }
    }
    if (a->n == n && n)
        Py_INCREF(a->keys = keywords);
    else if (a->n)
        a->keys = keys_of(keywords, names, a->n);
    return !a->n || a->keys;
}

void arguments_clear(arguments *a) { Py_CLEAR(a->keys); }

bool take_u64(PyObject *object, const char *what, uint64_t *to)
{
    PyObject *number = PyNumber_Index(object);
    *to = number ? PyLong_AsUnsignedLongLong(number) : 0;
    Py_XDECREF(number);
    if (!PyErr_Occurred())
        return true;
    PyErr_Clear();
    PyErr_Format(PyIndex_Check(object) ? PyExc_ValueError : PyExc_TypeError,
                 "%s is an int from 0 to 2**64 - 1, not %.100R", what, object);
    return false;
}

const char *take_text(PyObject *object, const char *what, PyObject **kept)
{
    Py_ssize_t n;
    const char *utf8 = NULL;
    *kept = NULL;
    if (!PyUnicode_Check(object)) {
        PyErr_Format(PyExc_TypeError, "%s is a str, not %.100R", what, object);
        return NULL;
    }
    utf8 = PyUnicode_AsUTF8AndSize(object, &n);
    if (utf8)
        Py_INCREF(*kept = object);
    else { /* lone surrogates, as in names of files that are no UTF-8 */
        char *bytes;
        PyErr_Clear();
        *kept = PyUnicode_AsEncodedString(object, "utf-8", "backslashreplace");
        if (!*kept || PyBytes_AsStringAndSize(*kept, &bytes, &n)) {
            Py_CLEAR(*kept);
            return NULL;
        }
        utf8 = bytes;
    }
    if (strlen(utf8) == (size_t)n)
        return utf8;
    Py_CLEAR(*kept);
    PyErr_Format(PyExc_ValueError, "%s has a NUL character in it: %.100R", what, object);
    return NULL;
}

PyObject *no_new(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    (void)args;
    (void)keywords;
    PyErr_Format(PyExc_TypeError, "%R is not called: traceh.task() and traceh.span() make tasks", (PyObject *)type);
    return NULL;
}
