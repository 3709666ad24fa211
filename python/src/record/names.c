/* names.c - names with their domain, the descriptions of their events, and one record */
#include "record.h"
#include <stdlib.h>
#include <string.h>

/* Names beyond so many, and descriptions of one name, are looked up in the recorder's dictionary each time. A program
 * that makes a name of its own for each step has not what it names kept here twice. */
enum { NAMES_KEPT = 16384, SHAPES_KEPT = 16, TEXT_MOST = 1024, PAIRS_WHOLE = 10 };

/* ---- the type of a name ------------------------------------------------------------------------------------------ */

static void name_dealloc(PyObject *self)
{
    name *n = (name *)self;
    PyTypeObject *type = Py_TYPE(self);
    shape *s, *next;
    for (s = n->shapes; s; s = next) {
        next = s->next;
        Py_XDECREF(s->keys);
        free(s);
    }
    Py_XDECREF(n->text);
    Py_XDECREF(n->domain_text);
    PyObject_Free(self);
    Py_DECREF(type);
}

bool names_init(names *n, PyObject *module)
{
    static PyType_Slot slots[] = {{Py_tp_dealloc, RECORD_SLOT(name_dealloc)}, {0, NULL}};
    static PyType_Spec spec = {"traceh._record.Name", sizeof(name), 0, Py_TPFLAGS_DEFAULT, slots};
    (void)module;
    n->type = PyType_FromSpec(&spec);
    n->user = PyDict_New();
    n->domains = PyDict_New();
    return n->type && n->user && n->domains;
}

int names_traverse(names *n, visitproc visit, void *arg)
{
    Py_VISIT(n->type);
    Py_VISIT(n->user);
    Py_VISIT(n->domains);
    return 0;
}

void names_clear(names *n)
{
    Py_CLEAR(n->user);
    Py_CLEAR(n->domains);
    Py_CLEAR(n->type);
}

/* ---- finding ---------------------------------------------------------------------------------------------------- */

static name *name_make(names *all, PyObject *text, PyObject *domain)
{
    name *n = PyObject_New(name, (PyTypeObject *)all->type);
    if (!n)
        return NULL;
    n->text = n->domain_text = NULL;
    n->domain = "user";
    n->shapes = NULL;
    n->nshapes = 0;
    n->utf8 = take_text(text, "a name", &n->text);
    if (n->utf8 && domain)
        n->domain = take_text(domain, "a domain", &n->domain_text);
    if (n->utf8 && n->domain)
        return n;
    Py_DECREF(n);
    return NULL;
}

/* The dict of a domain, a new reference. */
static PyObject *domain_names(names *all, PyObject *domain)
{
    PyObject *found;
    if (!PyUnicode_Check(domain)) {
        PyErr_Format(PyExc_TypeError, "a domain is a str, not %.100R", domain);
        return NULL;
    }
    found = dict_item(all->domains, domain);
    if (found || PyErr_Occurred())
        return found;
    found = PyDict_New();
    return found ? dict_add(all->domains, domain, found) : NULL;
}

static PyObject *name_in(names *all, PyObject *dict, PyObject *text, PyObject *domain)
{
    PyObject *found = dict_item(dict, text);
    if (found || PyErr_Occurred())
        return found;
    found = (PyObject *)name_make(all, text, domain);
    return found && PyDict_Size(dict) < NAMES_KEPT ? dict_add(dict, text, found) : found;
}

name *names_find(names *all, PyObject *text, PyObject *domain)
{
    PyObject *dict, *found;
    if (!PyUnicode_Check(text)) {
        PyErr_Format(PyExc_TypeError, "a name is a str, not %.100R", text);
        return NULL;
    }
    if (!domain)
        return (name *)name_in(all, all->user, text, NULL);
    dict = domain_names(all, domain);
    found = dict ? name_in(all, dict, text, domain) : NULL;
    Py_XDECREF(dict);
    return (name *)found;
}

/* ---- descriptions -------------------------------------------------------------------------------------------------
 */

/* Calls from one place of a program pass the same tuple of keys. */
static bool same_keys(PyObject *a, PyObject *b, Py_ssize_t n)
{
    Py_ssize_t i;
    if (a == b || !n)
        return true;
    for (i = 0; i < n; i++) {
        PyObject *x = PyTuple_GetItem(a, i), *y = PyTuple_GetItem(b, i);
        if (x != y && PyUnicode_Compare(x, y) != 0)
            return false;
    }
    return true;
}

static bool shape_fits(const shape *s, const event *e, PyObject *keys, const value *values, Py_ssize_t n)
{
    Py_ssize_t i;
    if (s->kind != e->kind || s->heads != e->heads || s->nkeys != n)
        return false;
    for (i = 0; i < n; i++)
        if (s->fields[s->nheads + i].type != values[i].type)
            return false;
    return same_keys(s->keys, keys, n) && (s->unit == e->unit || (s->unit && e->unit && !strcmp(s->unit, e->unit)));
}

/* Known to all tools: bytes that a task moved. */
static void field_of(trace__field *f, PyObject *key, uint8_t type)
{
    f->name = PyUnicode_AsUTF8AndSize(key, NULL);
    f->type = type;
    f->role = 0;
    f->hint = "";
    if (!f->name) { /* lone surrogates */
        PyErr_Clear();
        f->name = "?";
    }
    if (!strcmp(f->name, "bytes") && (type == TRACE_T_I64 || type == TRACE_T_U64)) {
        f->role = TRACE_R_BYTES;
        f->hint = "B";
    }
}

/* `unit` is kept behind the fields. */
static shape *shape_make(const name *of, const event *e, PyObject *keys, const value *values, Py_ssize_t n)
{
    size_t fields = e->nheads + (size_t)n, unit = e->unit ? strlen(e->unit) + 1 : 0, i;
    shape *s = (shape *)malloc(sizeof *s + fields * sizeof *s->fields + unit);
    if (!s)
        return NULL;
    memset(s, 0, sizeof *s);
    s->heads = e->heads;
    s->kind = e->kind;
    s->nheads = e->nheads;
    s->nkeys = (uint8_t)n;
    if (unit)
        s->unit = (const char *)memcpy(&s->fields[fields], e->unit, unit);
    for (i = 0; i < e->nheads; i++) {
        s->fields[i].name = e->heads[i].name;
        s->fields[i].type = e->heads[i].type;
        s->fields[i].role = e->heads[i].role;
        s->fields[i].hint = e->heads[i].role == TRACE_R_VALUE && s->unit ? s->unit : "";
    }
    for (; i < fields; i++)
        field_of(&s->fields[i], PyTuple_GetItem(keys, (Py_ssize_t)(i - e->nheads)), values[i - e->nheads].type);
    s->desc.api = of->domain;
    s->desc.kind = e->kind;
    s->desc.level = TRACE_LEVEL_MINIMAL;
    s->desc.nfields = (uint16_t)fields;
    s->desc.fields = s->fields;
    s->site.ndesc = 1;
    s->site.desc = &s->desc;
    if (n)
        Py_INCREF(s->keys = keys);
    return s;
}

/* The id of this event; 0: it cannot be recorded, and has been counted as lost. */
static uint32_t event_id(name *of, const event *e, PyObject *keys, const value *values, Py_ssize_t n)
{
    trace__recorder *recorder = trace__recorder_here();
    shape *s = __atomic_load_n(&of->shapes, __ATOMIC_ACQUIRE);
    uint32_t id;
    while (s && !shape_fits(s, e, keys, values, n))
        s = s->next;
    if (s)
        return trace__site_id_of(&recorder, &s->site, of->utf8);
    s = shape_make(of, e, keys, values, n);
    if (!s)
        return 0;
    if (__atomic_load_n(&of->nshapes, __ATOMIC_RELAXED) >= SHAPES_KEPT) {
        id = trace__described(&s->desc, of->utf8);
        Py_XDECREF(s->keys);
        free(s);
        return id;
    }
    id = trace__site_id_of(&recorder, &s->site, of->utf8);
    s->next = __atomic_load_n(&of->shapes, __ATOMIC_RELAXED);
    while (!__atomic_compare_exchange_n(&of->shapes, &s->next, s, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
        ;
    __atomic_fetch_add(&of->nshapes, 1, __ATOMIC_RELAXED);
    return id;
}

/* ---- one record ------------------------------------------------------------------------------------------------- */

/* Of a number, or of an element of an array. */
static size_t type_size(uint8_t type)
{
    static const uint8_t sizes[] = {0, 1, 1, 2, 2, 4, 4, 8, 8, 4, 8, 1, 8, 8};
    return sizes[type & ~TRACE_T_ARRAY];
}

static unsigned char *put_value(unsigned char *at, const value *v, size_t most)
{
    size_t size;
    if (v->type == TRACE_T_STR)
        return memchr(v->of.p, 0, v->n) ? trace__put_strn(at, (const char *)v->of.p, v->n, most)
                                        : trace__put_str(at, (const char *)v->of.p, most); /* knows repeated text */
    size = type_size(v->type);
    if (v->type & TRACE_T_ARRAY)
        return trace__put_array(at, v->of.p, v->n, size, most / size);
    memcpy(at, &v->of.bits, size);
    return at + size;
}

/* Of one value in the record, at most. */
static size_t value_room(const value *v, size_t most)
{
    size_t size = v->type == TRACE_T_STR ? 1 : type_size(v->type);
    if (v->type != TRACE_T_STR && !(v->type & TRACE_T_ARRAY))
        return size;
    return TRACE_LENGTH_BYTES + (v->n < most / size ? v->n : most / size) * size;
}

static void put_event(const event *e, uint32_t id, const value *values, Py_ssize_t n)
{
    size_t most = n <= PAIRS_WHOLE ? TEXT_MOST : (size_t)(PAIRS_WHOLE * TEXT_MOST / n), payload = 0, i;
    trace__writer *w;
    unsigned char *at;
    for (i = 0; i < e->nheads; i++)
        payload += type_size(e->heads[i].type);
    for (i = 0; i < (size_t)n; i++)
        payload += value_room(&values[i], most);
    if (!payload) {
        trace__event(id);
        return;
    }
    at = id ? trace__open(&w, id, payload) : NULL;
    if (!at)
        return;
    for (i = 0; i < e->nheads; i++) {
        memcpy(at, &e->bits[i], type_size(e->heads[i].type));
        at += type_size(e->heads[i].type);
    }
    for (i = 0; i < (size_t)n; i++)
        at = put_value(at, &values[i], most);
    trace__close(w, at);
}

bool record_event(name *of, const event *e, PyObject *keys, PyObject *const *objects, Py_ssize_t n)
{
    value values[RECORD_PAIRS];
    if (!recording())
        return true;
    values_of(values, objects, n);
    put_event(e, event_id(of, e, keys, values, n), values, n);
    values_clear(values, n);
    return !n || !values_escaped();
}
