/* values.c - what a Python value is in the file
 *
 *   bool                          bool
 *   int, what has __index__       64 bits with or without sign; a larger one is its digits as text
 *   float, what has __float__     double
 *   str                           text, 1,024 bytes kept
 *   bytes, bytearray              array of bytes, 1,024 kept
 *   list, tuple of numbers        array of 64-bit integers or doubles, 1,024 bytes kept
 *   array, numpy array ...        array of its own type: whatever has the buffer protocol and numbers in it
 *   anything else                 text: str(value)
 *
 * Conversion calls methods of the program's objects. It happens before the record is opened, and keeps no Exception. */
#include "record.h"
#include <stdlib.h>
#include <string.h>

enum { ARRAY_BYTES = 1024, ELEMENTS = ARRAY_BYTES / 8 };

/* What escaped on this thread, until it is raised again. */
static __thread struct {
    PyObject *type, *value, *traceback;
} escaped __attribute__((tls_model("initial-exec")));

/* The exception is the object's own, and is forgotten; or it is one of the program's, and is kept. */
static void forget(void)
{
    if (!PyErr_Occurred() || PyErr_ExceptionMatches(PyExc_Exception) || escaped.type)
        PyErr_Clear();
    else
        PyErr_Fetch(&escaped.type, &escaped.value, &escaped.traceback);
}

bool values_escaped(void)
{
    if (!escaped.type)
        return false;
    PyErr_Restore(escaped.type, escaped.value, escaped.traceback);
    escaped.type = escaped.value = escaped.traceback = NULL;
    return true;
}

static void value_text(value *v, PyObject *text);

static void value_no_text(value *v, PyObject *object)
{
    PyObject *name;
    forget();
    name = PyObject_GetAttrString((PyObject *)Py_TYPE(object), "__name__");
    v->type = TRACE_T_STR;
    v->of.p = "str() failed";
    v->n = (uint32_t)strlen("str() failed");
    if (name && PyUnicode_Check(name)) {
        PyObject *text = PyUnicode_FromFormat("<%U: str() failed>", name);
        if (text) {
            value_text(v, text);
            Py_XDECREF(v->owned); /* of an encoded form; the text itself is kept then */
            v->owned = text;
        }
    }
    Py_XDECREF(name);
    forget();
}

/* A str. Lone surrogates have no UTF-8: they are written as \udcff. */
static void value_text(value *v, PyObject *text)
{
    Py_ssize_t n;
    const char *utf8 = PyUnicode_AsUTF8AndSize(text, &n);
    v->type = TRACE_T_STR;
    if (!utf8) {
        char *bytes;
        forget();
        v->owned = PyUnicode_AsEncodedString(text, "utf-8", "backslashreplace");
        if (!v->owned || PyBytes_AsStringAndSize(v->owned, &bytes, &n)) {
            forget();
            bytes = (char *)"";
            n = 0;
        }
        utf8 = bytes;
    }
    v->of.p = utf8;
    v->n = n > (Py_ssize_t)UINT32_MAX ? UINT32_MAX : (uint32_t)n;
}

static void value_str(value *v, PyObject *object)
{
    PyObject *text = PyObject_Str(object), *encoded;
    if (!text) {
        value_no_text(v, object);
        return;
    }
    value_text(v, text);
    encoded = v->owned;
    if (encoded) /* the text is no longer needed */
        Py_DECREF(text);
    else
        v->owned = text;
}

/* An int. */
static void value_int(value *v, PyObject *object)
{
    int overflow;
    long long i = PyLong_AsLongLongAndOverflow(object, &overflow);
    v->type = TRACE_T_I64;
    v->of.bits = (uint64_t)i;
    if (overflow > 0) {
        v->type = TRACE_T_U64;
        v->of.bits = PyLong_AsUnsignedLongLong(object);
        if (!PyErr_Occurred())
            return;
    }
    if (overflow || PyErr_Occurred()) {
        forget();
        value_str(v, object);
    }
}

static void value_double(value *v, double d)
{
    v->type = TRACE_T_F64;
    memcpy(&v->of.bits, &d, sizeof d);
}

static void value_bytes(value *v, const void *bytes, Py_ssize_t n)
{
    v->type = TRACE_T_ARRAY | TRACE_T_U8;
    v->of.p = bytes;
    v->n = n > (Py_ssize_t)UINT32_MAX ? UINT32_MAX : (uint32_t)n;
}

/* False: an element is no number. */
static bool value_element(value *v, PyObject *object)
{
    memset(v, 0, sizeof *v);
    if (PyLong_Check(object))
        value_int(v, object);
    else if (PyFloat_Check(object))
        value_double(v, PyFloat_AsDouble(object));
    else if (PyIndex_Check(object)) {
        PyObject *number = PyNumber_Index(object);
        if (number)
            value_int(v, number);
        Py_XDECREF(number);
    }
    forget();
    if (v->type != TRACE_T_STR)
        return v->type != 0;
    Py_CLEAR(v->owned); /* too large an int */
    return false;
}

/* A list or tuple. What is beyond the kept elements is not looked at. False: they are no numbers of one type. */
static bool value_sequence(value *v, PyObject *object)
{
    bool list = PyList_Check(object), real = false, large = false, negative = false;
    Py_ssize_t n = list ? PyList_Size(object) : PyTuple_Size(object), kept = n < ELEMENTS ? n : ELEMENTS, i;
    uint64_t *elements = (uint64_t *)malloc(kept ? (size_t)kept * sizeof *elements : 1);
    value *all = (value *)malloc(kept ? (size_t)kept * sizeof *all : 1);
    bool good = elements && all;
    for (i = 0; i < kept && good; i++) {
        PyObject *one = list ? list_item(object, i) : PyTuple_GetItem(object, i);
        if (!list)
            Py_XINCREF(one);
        good = one && value_element(&all[i], one); /* NULL: a list that another thread has shortened */
        Py_XDECREF(one);
        real |= good && all[i].type == TRACE_T_F64;
        large |= good && all[i].type == TRACE_T_U64;
        negative |= good && all[i].type == TRACE_T_I64 && (int64_t)all[i].of.bits < 0;
    }
    forget();
    good = good && !(large && negative && !real);
    for (i = 0; i < kept && good; i++) {
        double d = all[i].type == TRACE_T_U64 ? (double)all[i].of.bits : (double)(int64_t)all[i].of.bits;
        elements[i] = all[i].of.bits;
        if (real && all[i].type != TRACE_T_F64)
            memcpy(&elements[i], &d, sizeof d);
    }
    free(all);
    if (!good) {
        free(elements);
        return false;
    }
    v->type = (uint8_t)(TRACE_T_ARRAY | (real ? TRACE_T_F64 : large ? TRACE_T_U64 : TRACE_T_I64));
    v->of.p = v->elements = elements;
    v->n = n > (Py_ssize_t)UINT32_MAX ? UINT32_MAX : (uint32_t)n;
    return true;
}

/* The type that a memoryview's format means, 0: no number. */
static uint8_t format_type(const char *format, long size)
{
    static const char *const letters = "bBhHiIlLqQnN";
    const char *at;
    if (*format == '@' || *format == '=' || *format == '<') /* both machines of trace.h are little-endian */
        format++;
    if (!*format || format[1])
        return 0;
    if (*format == 'f' || *format == 'd')
        return *format == 'f' ? TRACE_T_F32 : TRACE_T_F64;
    if (*format == '?')
        return TRACE_T_U8;
    at = strchr(letters, *format);
    if (!at)
        return 0;
    return (uint8_t)((size == 1   ? TRACE_T_U8
                      : size == 2 ? TRACE_T_U16
                      : size == 4 ? TRACE_T_U32
                                  : TRACE_T_U64) +
                     ((at - letters) % 2 ? 0 : 1));
}

static long attribute_number(PyObject *object, const char *name)
{
    PyObject *value = PyObject_GetAttrString(object, name);
    long n = value ? PyLong_AsLong(value) : -1;
    Py_XDECREF(value);
    return n;
}

/* Of a memoryview the first bytes, as an object; NULL: they are scattered. */
static PyObject *view_begin(PyObject *view, long dimensions, long size)
{
    PyObject *flat = NULL, *part = NULL, *bytes = NULL, *end;
    if (dimensions == 1)
        Py_INCREF(flat = view);
    else
        flat = PyObject_CallMethod(view, "cast", "s", "B"); /* refuses what is not contiguous */
    end = flat ? PyLong_FromLong(dimensions == 1 ? ARRAY_BYTES / size : ARRAY_BYTES) : NULL;
    if (end) {
        PyObject *slice = PySlice_New(NULL, end, NULL);
        part = slice ? PyObject_GetItem(flat, slice) : NULL;
        Py_XDECREF(slice);
        Py_DECREF(end);
    }
    if (part)
        bytes = PyObject_CallMethod(part, "tobytes", NULL);
    Py_XDECREF(part);
    Py_XDECREF(flat);
    return bytes;
}

/* What has the buffer protocol. False: it has not, or what is in it cannot be recorded as numbers. */
static bool value_buffer(value *v, PyObject *object)
{
    PyObject *view = PyMemoryView_FromObject(object), *format = NULL, *bytes = NULL;
    const char *letters;
    long dimensions, size, all;
    char *kept;
    Py_ssize_t n;
    bool good = false;
    if (view && (dimensions = attribute_number(view, "ndim")) > 0 && (size = attribute_number(view, "itemsize")) > 0 &&
        (all = attribute_number(view, "nbytes")) >= 0 && (format = PyObject_GetAttrString(view, "format")) != NULL &&
        (letters = PyUnicode_AsUTF8AndSize(format, NULL)) != NULL && (v->type = format_type(letters, size)) != 0 &&
        (bytes = view_begin(view, dimensions, size)) != NULL && !PyBytes_AsStringAndSize(bytes, &kept, &n)) {
        v->type |= TRACE_T_ARRAY;
        v->of.p = kept;
        v->n = all / size > (long)UINT32_MAX ? UINT32_MAX : (uint32_t)(all / size);
        v->owned = bytes;
        good = true;
    }
    if (!good)
        Py_XDECREF(bytes);
    Py_XDECREF(format);
    Py_XDECREF(view);
    forget();
    return good;
}

/* What has __index__ or __float__. */
static bool value_number(value *v, PyObject *object)
{
    PyObject *number = PyIndex_Check(object) ? PyNumber_Index(object) : NULL;
    if (number)
        value_int(v, number);
    else {
        forget();
        number = PyNumber_Check(object) ? PyNumber_Float(object) : NULL;
        if (number)
            value_double(v, PyFloat_AsDouble(number));
    }
    forget();
    Py_XDECREF(number);
    return number != NULL;
}

static void value_of(value *v, PyObject *object)
{
    v->owned = NULL;
    v->elements = NULL;
    v->n = 0;
    if (PyUnicode_Check(object))
        value_text(v, object);
    else if (PyBool_Check(object)) {
        v->type = TRACE_T_BOOL;
        v->of.bits = object == Py_True;
    } else if (PyLong_Check(object))
        value_int(v, object);
    else if (PyFloat_Check(object))
        value_double(v, PyFloat_AsDouble(object));
    else if (PyBytes_Check(object))
        value_bytes(v, PyBytes_AsString(object), PyBytes_Size(object));
    else if ((PyList_Check(object) || PyTuple_Check(object)) && value_sequence(v, object))
        return;
    else if (object == Py_None || PyList_Check(object) || PyTuple_Check(object) || PyDict_Check(object) ||
             (!value_buffer(v, object) && !value_number(v, object)))
        value_str(v, object);
}

void values_of(value *values, PyObject *const *objects, Py_ssize_t n)
{
    Py_ssize_t i;
    for (i = 0; i < n; i++)
        value_of(&values[i], objects[i]);
}

void values_clear(value *values, Py_ssize_t n)
{
    Py_ssize_t i;
    for (i = 0; i < n; i++) {
        Py_XDECREF(values[i].owned);
        free(values[i].elements);
    }
}
