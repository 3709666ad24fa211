/* module.c - traceh._read: what traceh/reading stands on
 *
 * Limited API of Python 3.9, or one free-threaded version. Everything that reads gives Python's lock away, so another
 * thread may close the trace meanwhile, or ask the same stream: whoever works on one has it for as long. Arguments come
 * from reading/, which has checked them: what is wrong here is an error of that file. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include "../versions.h"
#include "counted.h"
#include "common/progress.h"
#include "rows.h"
#include "support/memory.h"
#include <stdlib.h>

typedef struct state {
    PyTypeObject *trace, *stream;
} state;
static PyModuleDef module;

/* ---- lists of Python's ------------------------------------------------------------------------------------------- */

/* The texts of a list of bytes objects, copied; false with an exception set. */
static bool take_words(PyObject *list, tool_list *to)
{
    Py_ssize_t n = list == Py_None ? 0 : PyList_Size(list), i;
    if (n < 0)
        return false;
    to->words = calloc((size_t)n + 1, sizeof *to->words);
    for (i = 0; to->words && i < n; i++) {
        char *text;
        if (PyBytes_AsStringAndSize(PyList_GetItem(list, i), &text, NULL) < 0)
            return false;
        to->words[i] = strdup(text);
        if (!to->words[i])
            break;
        to->n++;
    }
    if (i < n || !to->words)
        PyErr_NoMemory();
    return to->words && i == n;
}

static void free_words(tool_list *list)
{
    size_t i;
    for (i = 0; i < list->n; i++)
        free((void *)(uintptr_t)list->words[i]);
    free(list->words);
}

/* From a list of pairs, low and high. */
static bool take_ranges(PyObject *list, tool_ranges *to)
{
    Py_ssize_t n = list == Py_None ? 0 : PyList_Size(list), i;
    if (n < 0)
        return false;
    to->ranges = calloc((size_t)n + 1, sizeof *to->ranges);
    if (!to->ranges) {
        PyErr_NoMemory();
        return false;
    }
    for (i = 0; i < n; i++) {
        long long low, high;
        if (!PyArg_ParseTuple(PyList_GetItem(list, i), "LL", &low, &high))
            return false;
        to->ranges[to->n].low = low;
        to->ranges[to->n++].high = high;
    }
    return true;
}

static bool take_regex(const char *text, tool_regex *to)
{
    if (!text)
        return true;
    to->given = regcomp(&to->compiled, text, REG_EXTENDED | REG_NOSUB) == 0;
    if (!to->given)
        PyErr_SetString(PyExc_ValueError, "the names cannot be searched for");
    return to->given;
}

/* ---- a trace ----------------------------------------------------------------------------------------------------- */

typedef struct trace_object {
    PyObject_HEAD core *core;
    bool broken; /* memory ran out while it was read: nothing of it can be used */
} trace_object;

/* Of what was read when memory ran out nothing is used again; NULL: nothing was. */
static PyObject *no_memory(core *c)
{
    if (c)
        atomic_store(&c->broken, true);
    PyErr_SetString(PyExc_MemoryError, "there was no memory left to read the trace with: open it again, and read less "
                                       "of it at once");
    return NULL;
}

/* Guards the pointer to the core of each trace: it is held for a few instructions. */
static pthread_mutex_t closing = PTHREAD_MUTEX_INITIALIZER;

static core *core_taken(trace_object *t)
{
    core *c;
    pthread_mutex_lock(&closing);
    c = t->core;
    t->core = NULL;
    pthread_mutex_unlock(&closing);
    return c;
}

/* Held: core_drop() gives it back. NULL with an exception. */
static core *core_of(trace_object *t)
{
    core *c;
    pthread_mutex_lock(&closing);
    c = t->core ? core_hold(t->core) : NULL;
    pthread_mutex_unlock(&closing);
    if (!c)
        PyErr_SetString(PyExc_ValueError, "this trace is closed");
    else if (atomic_load(&c->broken))
        no_memory(NULL);
    else
        return c;
    return NULL;
}

static PyObject *open_trace(PyObject *self, PyObject *args)
{
    state *s = PyModule_GetState(self);
    PyObject *paths, *symbols;
    tool_list p = {0}, y = {0};
    tr_options how = {0};
    unsigned long long max_mem;
    int align;
    trace_object *t = NULL;
    tr_trap trap;
    core *volatile opened = NULL;
    if (!PyArg_ParseTuple(args, "OzKiiO", &paths, &how.run, &max_mem, &how.threads, &align, &symbols))
        return NULL;
    if (take_words(paths, &p) && take_words(symbols, &y))
        t = PyObject_New(trace_object, s->trace);
    if (t) {
        how.max_mem = max_mem;
        how.no_align = !align;
        how.symbols = y.words;
        how.nsymbols = y.n;
        t->core = NULL;
        Py_BEGIN_ALLOW_THREADS tr_trapped = &trap;
        if (!setjmp(trap.back))
            opened = core_open(p.words, p.n, how);
        tr_trapped = NULL;
        Py_END_ALLOW_THREADS t->core = opened;
        if (!opened) {
            no_memory(NULL);
            Py_DECREF(t);
            t = NULL;
        }
    }
    free_words(&p);
    if (!t || !how.nsymbols)
        free_words(&y);
    else
        t->core->symbols = y; /* the reader asks for them later */
    return (PyObject *)t;
}

static void trace_dealloc(PyObject *self)
{
    trace_object *t = (trace_object *)self;
    PyTypeObject *type = Py_TYPE(self);
    core_drop(t->core);
    PyObject_Free(self);
    Py_DECREF(type);
}

static PyObject *trace_close(PyObject *self, PyObject *unused)
{
    trace_object *t = (trace_object *)self;
    core *c = core_taken(t);
    (void)unused;
    Py_BEGIN_ALLOW_THREADS core_drop(c);
    Py_END_ALLOW_THREADS Py_RETURN_NONE;
}

static PyObject *trace_status(PyObject *self, PyObject *unused)
{
    core *c = core_of((trace_object *)self);
    PyObject *status = c ? PyLong_FromLong(tr_trace_status(c->trace)) : NULL;
    (void)unused;
    core_drop(c);
    return status;
}

/* A line that the reader said, NULL: there are no more. It stays as long as the core. */
static const char *said_line(core *c, size_t i)
{
    const char *line;
    pthread_mutex_lock(&c->lock);
    line = i < c->nsaid ? c->said[i] : NULL;
    pthread_mutex_unlock(&c->lock);
    return line;
}

/* Lines that the reader said, from a number on. */
static PyObject *trace_said(PyObject *self, PyObject *args)
{
    core *c;
    Py_ssize_t from;
    PyObject *list, *line;
    const char *text;
    size_t i;
    if (!PyArg_ParseTuple(args, "n", &from) || !(c = core_of((trace_object *)self)))
        return NULL;
    list = PyList_New(0);
    for (i = (size_t)from; list && (text = said_line(c, i)) != NULL; i++) {
        line = PyUnicode_DecodeUTF8(text, (Py_ssize_t)strlen(text), "replace");
        if (!line || PyList_Append(list, line) < 0)
            Py_CLEAR(list);
        Py_XDECREF(line);
    }
    core_drop(c);
    return list;
}

static PyObject *take_text(char *text, size_t n)
{
    PyObject *result = text ? PyBytes_FromStringAndSize(text, (Py_ssize_t)n) : NULL;
    free(text);
    return result;
}

static PyObject *trace_describe(PyObject *self, PyObject *unused)
{
    core *c = core_of((trace_object *)self);
    tr_trap trap;
    char *volatile text = NULL;
    size_t n = 0;
    (void)unused;
    if (!c)
        return NULL;
    Py_BEGIN_ALLOW_THREADS tr_trapped = &trap;
    if (!setjmp(trap.back))
        text = described_json(c, &n);
    tr_trapped = NULL;
    if (text)
        core_drop(c);
    Py_END_ALLOW_THREADS return text ? take_text(text, n) : no_memory(c);
}

static PyObject *trace_tally(PyObject *self, PyObject *args)
{
    core *c;
    counting what = {0};
    PyObject *apis, *hosts, *ranks;
    const char *name;
    int collectives, launches, messages;
    long long from_ns, to_ns;
    unsigned long long worst;
    char *volatile text = NULL;
    size_t n = 0;
    bool good;
    tr_trap trap;
    if (!PyArg_ParseTuple(args, "IpppOOOzLLK", &what.by, &collectives, &launches, &messages, &apis, &hosts, &ranks,
                          &name, &from_ns, &to_ns, &worst))
        return NULL;
    what.collectives = collectives;
    what.launches = launches;
    what.messages = messages;
    what.from_ns = from_ns;
    what.to_ns = to_ns;
    what.worst = worst;
    good = take_words(apis, &what.apis) && take_words(hosts, &what.hosts) && take_ranges(ranks, &what.ranks) &&
           take_regex(name, &what.name);
    c = good ? core_of((trace_object *)self) : NULL;
    if (c) {
        Py_BEGIN_ALLOW_THREADS tr_trapped = &trap;
        if (!setjmp(trap.back))
            text = counted_json(c, &what, &n);
        tr_trapped = NULL;
        if (text)
            core_drop(c);
        Py_END_ALLOW_THREADS
    }
    free_words(&what.apis);
    free_words(&what.hosts);
    free(what.ranks.ranges);
    if (what.name.given)
        regfree(&what.name.compiled);
    return !c ? NULL : text ? take_text(text, n) : no_memory(c);
}

/* ---- rows -------------------------------------------------------------------------------------------------------- */

typedef struct stream_object {
    PyObject_HEAD struct ArrowArrayStream stream; /* empty when it was given away */
    struct ArrowSchema schema;                    /* for rows() */
    atomic_bool busy;                             /* a thread works on it */
} stream_object;

/* The calling thread has it, until stream_leave(); false with an exception. */
static bool stream_take(stream_object *s)
{
    if (atomic_exchange(&s->busy, true)) {
        PyErr_SetString(PyExc_ValueError, "another thread reads from this stream");
        return false;
    }
    if (s->stream.release)
        return true;
    atomic_store(&s->busy, false);
    PyErr_SetString(PyExc_ValueError, "this stream was given away");
    return false;
}

static void *stream_leave(stream_object *s, void *result)
{
    atomic_store(&s->busy, false);
    return result;
}

static bool take_fields(PyObject *list, asked *a)
{
    tool_list words = {0};
    bool good = take_words(list, &words);
    a->fields = (char **)(uintptr_t)words.words;
    a->nfields = words.n;
    return good;
}

static bool take_threads(PyObject *bytes, asked *a)
{
    char *data;
    Py_ssize_t n;
    if (bytes == Py_None)
        return true;
    if (PyBytes_AsStringAndSize(bytes, &data, &n) < 0)
        return false;
    a->threads = malloc((size_t)n + 1);
    if (!a->threads)
        PyErr_NoMemory();
    else
        memcpy(a->threads, data, (size_t)n);
    return a->threads != NULL;
}

/* Without memory there is none. */
static void begin_stream(core *c, asked *a, struct ArrowArrayStream *to)
{
    tr_trap trap;
    to->release = NULL;
    if (!a->jobs)
        a->jobs = core_workers(c);
    tr_trapped = &trap;
    if (!setjmp(trap.back))
        stream_open(reading_open(c, a), to);
    tr_trapped = NULL;
}

static PyObject *trace_stream(PyObject *self, PyObject *args)
{
    core *c = NULL;
    asked a = {0};
    PyObject *apis, *threads, *fields;
    const char *name;
    long long from_ns, to_ns;
    unsigned long columns;
    unsigned long long room;
    int by_time;
    stream_object *s = NULL;
    if (!PyArg_ParseTuple(args, "OzOILLkOpKI", &apis, &name, &threads, &a.kinds, &from_ns, &to_ns, &columns, &fields,
                          &by_time, &room, &a.jobs))
        return NULL;
    a.from_ns = from_ns;
    a.to_ns = to_ns;
    a.columns = (uint32_t)columns;
    a.by_time = by_time;
    a.room = (size_t)room;
    if (take_words(apis, &a.apis) && take_regex(name, &a.name) && take_threads(threads, &a) &&
        take_fields(fields, &a) && (c = core_of((trace_object *)self)) != NULL)
        s = PyObject_New(stream_object, ((state *)PyType_GetModuleState(Py_TYPE(self)))->stream);
    if (!s) {
        asked_free(&a);
        core_drop(c);
        return NULL;
    }
    atomic_init(&s->busy, false);
    s->schema.release = NULL;
    begin_stream(c, &a, &s->stream);
    if (s->stream.release) {
        core_drop(c); /* the stream holds it, too */
        return (PyObject *)s;
    }
    Py_DECREF(s);
    return no_memory(c);
}

static void stream_dealloc(PyObject *self)
{
    stream_object *s = (stream_object *)self;
    PyTypeObject *type = Py_TYPE(self);
    if (s->schema.release)
        s->schema.release(&s->schema);
    if (s->stream.release) {
        Py_BEGIN_ALLOW_THREADS s->stream.release(&s->stream);
        Py_END_ALLOW_THREADS
    }
    PyObject_Free(self);
    Py_DECREF(type);
}

static void capsule_free(PyObject *capsule)
{
    struct ArrowArrayStream *s = PyCapsule_GetPointer(capsule, "arrow_array_stream");
    if (s && s->release) {
        Py_BEGIN_ALLOW_THREADS s->release(s);
        Py_END_ALLOW_THREADS
    }
    free(s);
}

static PyObject *capsule_of(struct ArrowArrayStream *from)
{
    struct ArrowArrayStream *s = malloc(sizeof *s);
    PyObject *capsule;
    if (!s)
        return PyErr_NoMemory();
    *s = *from;
    capsule = PyCapsule_New(s, "arrow_array_stream", capsule_free);
    if (capsule)
        from->release = NULL;
    else
        free(s);
    return capsule;
}

static PyObject *stream_capsule(PyObject *self, PyObject *unused)
{
    stream_object *s = (stream_object *)self;
    (void)unused;
    return stream_take(s) ? stream_leave(s, capsule_of(&s->stream)) : NULL;
}

static void schema_free(PyObject *capsule)
{
    struct ArrowSchema *s = PyCapsule_GetPointer(capsule, "arrow_schema");
    if (s && s->release)
        s->release(s);
    free(s);
}

static PyObject *schema_capsule(struct ArrowArrayStream *stream)
{
    struct ArrowSchema *schema = calloc(1, sizeof *schema);
    PyObject *capsule = NULL;
    if (!schema)
        return PyErr_NoMemory();
    if (stream->get_schema(stream, schema) == 0)
        capsule = PyCapsule_New(schema, "arrow_schema", schema_free);
    if (capsule)
        return capsule;
    if (schema->release)
        schema->release(schema);
    free(schema);
    return NULL;
}

static PyObject *stream_schema(PyObject *self, PyObject *unused)
{
    stream_object *s = (stream_object *)self;
    (void)unused;
    return stream_take(s) ? stream_leave(s, schema_capsule(&s->stream)) : NULL;
}

/* ---- rows as tuples ---------------------------------------------------------------------------------------------- */

static PyObject *text_at(const struct ArrowArray *a, int64_t row)
{
    const int32_t *offsets = a->buffers[1];
    const char *bytes = a->buffers[2];
    return PyUnicode_DecodeUTF8(bytes + offsets[row], offsets[row + 1] - offsets[row], "replace");
}

static bool bit_at(const void *bits, int64_t row) { return ((const unsigned char *)bits)[row >> 3] >> (row & 7) & 1; }

/* words: the texts of a dictionary, made before. */
static PyObject *value_at(const struct ArrowArray *a, const char *format, PyObject *words, int64_t row)
{
    if (a->buffers[0] && !bit_at(a->buffers[0], row))
        Py_RETURN_NONE;
    if (words)
        return list_item(words, ((const int32_t *)a->buffers[1])[row]);
    switch (*format) {
    case 'l': return PyLong_FromLongLong(((const int64_t *)a->buffers[1])[row]);
    case 'L': return PyLong_FromUnsignedLongLong(((const uint64_t *)a->buffers[1])[row]);
    case 'i': return PyLong_FromLong(((const int32_t *)a->buffers[1])[row]);
    case 'I': return PyLong_FromUnsignedLong(((const uint32_t *)a->buffers[1])[row]);
    case 'g': return PyFloat_FromDouble(((const double *)a->buffers[1])[row]);
    case 'b': return PyBool_FromLong(bit_at(a->buffers[1], row));
    }
    return text_at(a, row);
}

static PyObject *words_list(const struct ArrowArray *dictionary)
{
    PyObject *list = PyList_New((Py_ssize_t)dictionary->length), *text;
    int64_t i;
    for (i = 0; list && i < dictionary->length; i++) {
        text = text_at(dictionary, i);
        if (!text || PyList_SetItem(list, (Py_ssize_t)i, text) < 0)
            Py_CLEAR(list);
    }
    return list;
}

/* Column after column, into tuples that are there. */
static bool fill_column(PyObject *rows, const struct ArrowArray *a, const char *format, Py_ssize_t column)
{
    PyObject *words = NULL, *value;
    int64_t row;
    bool good = true;
    if (a->dictionary && !(words = words_list(a->dictionary)))
        return false;
    for (row = 0; good && row < a->length; row++) {
        value = value_at(a, format, words, row);
        good = value && PyTuple_SetItem(PyList_GetItem(rows, (Py_ssize_t)row), column, value) == 0;
    }
    Py_XDECREF(words);
    return good;
}

static PyObject *rows_of(const struct ArrowArray *a, const struct ArrowSchema *schema)
{
    PyObject *rows = PyList_New((Py_ssize_t)a->length), *tuple;
    int64_t i;
    for (i = 0; rows && i < a->length; i++) {
        tuple = PyTuple_New((Py_ssize_t)a->n_children);
        if (!tuple || PyList_SetItem(rows, (Py_ssize_t)i, tuple) < 0)
            Py_CLEAR(rows);
    }
    for (i = 0; rows && i < a->n_children; i++)
        if (!fill_column(rows, a->children[i], schema->children[i]->format, (Py_ssize_t)i))
            Py_CLEAR(rows);
    return rows;
}

static PyObject *next_rows(stream_object *s)
{
    struct ArrowArray a = {.release = NULL};
    PyObject *rows;
    int failed;
    Py_BEGIN_ALLOW_THREADS failed = s->schema.release ? 0 : s->stream.get_schema(&s->stream, &s->schema);
    failed = failed ? failed : s->stream.get_next(&s->stream, &a);
    Py_END_ALLOW_THREADS if (failed == ENOMEM) return no_memory(NULL);
    if (failed) {
        PyErr_SetString(PyExc_RuntimeError, s->stream.get_last_error(&s->stream));
        return NULL;
    }
    if (!a.release)
        Py_RETURN_NONE;
    rows = rows_of(&a, &s->schema);
    a.release(&a);
    return rows;
}

/* The rows of the next batch as tuples; None at the end. */
static PyObject *stream_rows(PyObject *self, PyObject *unused)
{
    stream_object *s = (stream_object *)self;
    (void)unused;
    return stream_take(s) ? stream_leave(s, next_rows(s)) : NULL;
}

/* ---- small tables ------------------------------------------------------------------------------------------------ */

static bool put_value(column *c, size_t row, PyObject *value)
{
    PyObject *text;
    if (value == Py_None)
        return true;
    switch (c->kind.type) {
    case COL_I64: c->i64[row] = PyLong_AsLongLong(value); break;
    case COL_U64: c->u64[row] = PyLong_AsUnsignedLongLong(value); break;
    case COL_F64: c->f64[row] = PyFloat_AsDouble(value); break;
    case COL_BOOL: column_bit(c, row, PyObject_IsTrue(value) > 0); break;
    default:
        text = PyUnicode_AsUTF8String(value);
        if (text)
            column_text(c, row, PyBytes_AsString(text), (size_t)PyBytes_Size(text));
        Py_XDECREF(text);
    }
    if (PyErr_Occurred())
        return false;
    if (c->valid)
        column_valid(c, row);
    return true;
}

/* table([(name, format, nullable, [values...]), ...]): a stream of one batch. Names are bytes. Formats: l L g b u, as
 * in Arrow. */
static PyObject *make_table(PyObject *self, PyObject *args)
{
    PyObject *list, *values, *capsule = NULL;
    batch b = {0};
    struct ArrowArrayStream stream;
    Py_ssize_t n, i, k;
    const char *name, *format;
    int nullable;
    (void)self;
    if (!PyArg_ParseTuple(args, "O", &list) || (n = PyList_Size(list)) < 0)
        return NULL;
    b.columns = calloc((size_t)n + 1, sizeof *b.columns);
    if (!b.columns)
        return PyErr_NoMemory();
    b.ncolumns = (size_t)n;
    for (i = 0; i < n; i++) {
        static const char formats[] = "lL--gbu";
        if (!PyArg_ParseTuple(PyList_GetItem(list, i), "yspO", &name, &format, &nullable, &values))
            goto out;
        b.columns[i].kind = (column_kind){name, (enum column_type)(strchr(formats, *format) - formats), nullable};
    }
    for (i = 0; i < n; i++) {
        PyArg_ParseTuple(PyList_GetItem(list, i), "yspO", &name, &format, &nullable, &values);
        if (i == 0) {
            batch_open(&b, (size_t)PyList_Size(values));
            b.n = b.room;
        }
        for (k = 0; k < (Py_ssize_t)b.n; k++)
            if (!put_value(&b.columns[i], (size_t)k, PyList_GetItem(values, k)))
                goto out;
    }
    stream_of(&b, &stream);
    capsule = capsule_of(&stream);
    if (!capsule)
        stream.release(&stream);
out:
    batch_close(&b);
    free(b.columns);
    return capsule;
}

/* ---- the module -------------------------------------------------------------------------------------------------- */

static PyMethodDef trace_methods[] = {
    {"close", trace_close, METH_NOARGS, NULL},
    {"status", trace_status, METH_NOARGS, NULL},
    {"said", trace_said, METH_VARARGS, NULL},
    {"describe", trace_describe, METH_NOARGS, NULL},
    {"tally", trace_tally, METH_VARARGS, NULL},
    {"stream", trace_stream, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};
#define FUNCTION(f) ((void *)(uintptr_t)(f)) /* a slot holds either */
/* Only functions of the module make such objects. */
static PyObject *no_new(PyTypeObject *type, PyObject *args, PyObject *keywords)
{
    (void)args;
    (void)keywords;
    PyErr_Format(PyExc_TypeError, "%R is not called: traceh.open() opens a trace", (PyObject *)type);
    return NULL;
}
static PyType_Slot trace_slots[] = {
    {Py_tp_new, FUNCTION(no_new)}, {Py_tp_methods, trace_methods}, {Py_tp_dealloc, FUNCTION(trace_dealloc)}, {0, NULL}};
static PyType_Spec trace_spec = {"traceh._read.Trace", sizeof(trace_object), 0, Py_TPFLAGS_DEFAULT, trace_slots};

static PyMethodDef stream_methods[] = {
    {"capsule", stream_capsule, METH_NOARGS, NULL},
    {"schema", stream_schema, METH_NOARGS, NULL},
    {"rows", stream_rows, METH_NOARGS, NULL},
    {NULL, NULL, 0, NULL},
};
static PyType_Slot stream_slots[] = {{Py_tp_new, FUNCTION(no_new)},
                                     {Py_tp_methods, stream_methods},
                                     {Py_tp_dealloc, FUNCTION(stream_dealloc)},
                                     {0, NULL}};
static PyType_Spec stream_spec = {"traceh._read.Stream", sizeof(stream_object), 0, Py_TPFLAGS_DEFAULT, stream_slots};

static PyObject *names_of(const char *const *names, const column_kind *kinds, size_t n)
{
    PyObject *tuple = PyTuple_New((Py_ssize_t)n), *text;
    size_t i;
    for (i = 0; tuple && i < n; i++) {
        text = PyUnicode_FromString(names ? names[i] : kinds[i].name);
        if (!text || PyTuple_SetItem(tuple, (Py_ssize_t)i, text) < 0)
            Py_CLEAR(tuple);
    }
    return tuple;
}

static bool add_names(PyObject *m, const char *name, PyObject *tuple)
{
    if (tuple && PyModule_AddObject(m, name, tuple) == 0)
        return true;
    Py_XDECREF(tuple);
    return false;
}

static int module_exec(PyObject *m)
{
    state *s = PyModule_GetState(m);
    progress_wanted = false;
    s->trace = (PyTypeObject *)PyType_FromModuleAndSpec(m, &trace_spec, NULL);
    s->stream = (PyTypeObject *)PyType_FromModuleAndSpec(m, &stream_spec, NULL);
    return s->trace && s->stream && add_names(m, "COLUMNS", names_of(NULL, common_columns, C_COMMON)) &&
                   add_names(m, "KINDS", names_of(row_kind_names, NULL, ROW_KINDS))
               ? 0
               : -1;
}

static int module_traverse(PyObject *m, visitproc visit, void *arg)
{
    state *s = PyModule_GetState(m);
    Py_VISIT(s->trace);
    Py_VISIT(s->stream);
    return 0;
}

static int module_clear(PyObject *m)
{
    state *s = PyModule_GetState(m);
    Py_CLEAR(s->trace);
    Py_CLEAR(s->stream);
    return 0;
}

static PyMethodDef methods[] = {
    {"open", open_trace, METH_VARARGS, NULL},
    {"table", make_table, METH_VARARGS, NULL},
    {NULL, NULL, 0, NULL},
};
static PyModuleDef_Slot slots[] = {{Py_mod_exec, FUNCTION(module_exec)}, {0, NULL}, {0, NULL}, {0, NULL}};
static PyModuleDef module = {.m_base = PyModuleDef_HEAD_INIT,
                             .m_name = "traceh._read",
                             .m_size = sizeof(state),
                             .m_methods = methods,
                             .m_slots = slots,
                             .m_traverse = module_traverse,
                             .m_clear = module_clear};

PyMODINIT_FUNC PyInit__read(void)
{
    slot_no_lock(slot_own_lock(&slots[1]));
    return PyModuleDef_Init(&module);
}
