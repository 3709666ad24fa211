/* task.c - traceh.task and traceh.span: a scope on a thread, a span that may overlap others, or a decorator
 *
 * A task that is entered by `with` is one of the tasks of its thread, which lie in each other. `entered` is the
 * innermost one of the calling thread; each keeps the one around it. The list owns its tasks.
 *
 * The record that ends a task has no name: it ends the innermost one. So a task that is left while another one, which
 * began in it, is open, or that another thread leaves, is only marked, and ends when it is the innermost of its thread
 * again.
 *
 * Who has entered a task is one word that is changed by compare and exchange: several threads may try at once. */
#include "record.h"
#include "docs.h"
#include <string.h>

enum { SPARE_MOST = 64, SPAN = 1, CHANGING = 2 };

typedef struct task {
    PyObject ob_base;
    PyObject *module;
    state *state;     /* of the module */
    name *name;       /* NULL: a decorator that takes the function's */
    PyObject *domain; /* where there is no name; NULL: none */
    PyObject *keys;
    PyObject **objects;
    Py_ssize_t n;
    struct task *outer; /* entered: around this one. Spare: the next */
    uintptr_t holder;   /* the thread that entered it; SPAN: it is entered as a span; CHANGING: it becomes one, or ends;
                           0: free */
    uint64_t id;        /* of the span, while it is entered as one */
    uint64_t parent;    /* of a span; 0: none */
    uint32_t left;      /* marked: see above */
    bool recorded;
    bool span; /* always, not by `async with` alone */
} task;

static __thread task *entered __attribute__((tls_model("initial-exec")));

static uintptr_t this_thread(void) { return trace__thread_pointer(); }
static uintptr_t holder_of(const task *t) { return __atomic_load_n(&t->holder, __ATOMIC_ACQUIRE); }
static bool hold(task *t, uintptr_t from, uintptr_t to)
{
    return __atomic_compare_exchange_n(&t->holder, &from, to, false, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE);
}

/* ---- life ------------------------------------------------------------------------------------------------------- */

/* Memory of tasks is used again where one lock guards the list of it. Free-threaded CPython has an allocator for each
 * thread, and its garbage collector knows what memory is an object. */
static task *spare_take(state *s)
{
    task *t = s->spare;
    if (!t)
        return PyObject_GC_New(task, (PyTypeObject *)s->task_type);
    s->spare = t->outer;
    s->nspare--;
    PyObject_Init((PyObject *)t, (PyTypeObject *)s->task_type);
    return t;
}

static void spare_give(state *s, task *t)
{
#ifndef Py_GIL_DISABLED
    if (s->nspare < SPARE_MOST) {
        t->outer = s->spare;
        s->spare = t;
        s->nspare++;
        return;
    }
#endif
    (void)s;
    PyObject_GC_Del(t);
}

static const char task_usage[] = "task(name, /, *, domain=None, **metadata)";
static const char *const task_names[] = {"domain", NULL};
static const char *const span_names[] = {"domain", "parent", NULL};

/* Takes over `n`, which may be NULL. */
static task *task_make(PyObject *module, name *n)
{
    state *s = state_of(module);
    task *t = spare_take(s);
    if (!t) {
        Py_XDECREF(n);
        return NULL;
    }
    Py_INCREF(t->module = module);
    t->state = s;
    t->name = n;
    t->domain = NULL;
    t->keys = NULL;
    t->objects = NULL;
    t->n = 0;
    t->outer = NULL;
    t->holder = 0;
    t->id = t->parent = 0;
    t->left = 0;
    t->recorded = t->span = false;
    return t;
}

/* Takes over `keys`. False: no memory. */
static bool task_keep(task *t, PyObject *keys, PyObject *const *objects, Py_ssize_t n)
{
    Py_ssize_t i;
    t->objects = (PyObject **)PyMem_Malloc((size_t)n * sizeof *objects);
    if (!t->objects) {
        Py_DECREF(keys);
        PyErr_NoMemory();
        return false;
    }
    t->keys = keys;
    t->n = n;
    for (i = 0; i < n; i++)
        Py_INCREF(t->objects[i] = objects[i]);
    PyObject_GC_Track(t); /* without metadata it refers to nothing that could refer to it */
    return true;
}

/* task(function): the decorator without parentheses. */
static PyObject *task_decorate(PyObject *function, PyObject *task)
{
    PyObject *module = PyImport_ImportModule("traceh._decorate"), *done = NULL;
    if (module)
        done = PyObject_CallMethod(module, "decorate", "OO", function, task);
    Py_XDECREF(module);
    return done;
}

PyObject *task_new(PyObject *module, PyObject *const *args, Py_ssize_t nargs, PyObject *keywords)
{
    state *s = state_of(module);
    arguments a;
    task *t = NULL;
    name *n = NULL;
    bool named = nargs > 0;
    if (nargs == 1 && !PyUnicode_Check(args[0]) && PyCallable_Check(args[0]) && !keywords) {
        PyObject *none = (PyObject *)task_make(module, NULL), *done = none ? task_decorate(args[0], none) : NULL;
        Py_XDECREF(none);
        return done;
    }
    if (!arguments_take(&a, task_usage, task_names, named, args, nargs, keywords))
        return NULL;
    if (named)
        n = names_find(&s->names, args[0], a.named[0]);
    if (n || !named)
        t = task_make(module, n);
    if (t && !named && a.named[0])
        Py_INCREF(t->domain = a.named[0]);
    if (t && a.keys) {
        if (!task_keep(t, a.keys, a.objects, a.n))
            Py_CLEAR(t);
        a.keys = NULL;
    }
    arguments_clear(&a);
    return (PyObject *)t;
}

/* The id of a span, or of what has one as `id`. */
static bool take_parent(PyObject *object, uint64_t *to)
{
    PyObject *id = PyIndex_Check(object) ? NULL : PyObject_GetAttrString(object, "id");
    bool good;
    PyErr_Clear();
    good = take_u64(id ? id : object, "parent", to);
    Py_XDECREF(id);
    return good;
}

PyObject *span_new(PyObject *module, PyObject *const *args, Py_ssize_t nargs, PyObject *keywords)
{
    arguments a;
    task *t = NULL;
    name *n;
    if (arguments_take(&a, "span(name, /, *, parent=None, domain=None, **metadata)", span_names, 1, args, nargs,
                       keywords) &&
        (n = names_find(&state_of(module)->names, args[0], a.named[0])) != NULL)
        t = task_make(module, n);
    if (t) {
        t->span = true;
        if (a.named[1] && !take_parent(a.named[1], &t->parent))
            Py_CLEAR(t);
    }
    if (t && a.keys) {
        if (!task_keep(t, a.keys, a.objects, a.n))
            Py_CLEAR(t);
        a.keys = NULL;
    }
    arguments_clear(&a);
    return (PyObject *)t;
}

static int task_traverse(PyObject *self, visitproc visit, void *arg)
{
    task *t = (task *)self;
    Py_ssize_t i;
    Py_VISIT(Py_TYPE(self));
    for (i = 0; i < t->n; i++)
        Py_VISIT(t->objects[i]);
    return 0;
}

static int task_clear(PyObject *self)
{
    task *t = (task *)self;
    PyObject **objects = t->objects;
    Py_ssize_t i, n = t->n;
    t->n = 0;
    t->objects = NULL;
    for (i = 0; i < n; i++)
        Py_DECREF(objects[i]);
    PyMem_Free(objects);
    Py_CLEAR(t->keys);
    return 0;
}

static void task_dealloc(PyObject *self)
{
    task *t = (task *)self;
    PyTypeObject *type = Py_TYPE(self);
    state *s = t->state;
    PyObject *module = t->module;
    PyObject_GC_UnTrack(self);
    task_clear(self);
    Py_CLEAR(t->name);
    Py_CLEAR(t->domain);
    spare_give(s, t);
    Py_DECREF(module);
    Py_DECREF(type);
}

void task_forget_spare(state *s)
{
    task *t;
    while ((t = s->spare) != NULL) {
        s->spare = t->outer;
        PyObject_GC_Del(t);
    }
    s->nspare = 0;
}

/* ---- with ---------------------------------------------------------------------------------------------------------
 */

static PyObject *span_enter(task *t);
static PyObject *span_exit(task *t);

static PyObject *task_refuse(const task *t, const char *why)
{
    PyErr_Format(PyExc_RuntimeError, "%s %R %s", t->span ? "span" : "task", t->name->text, why);
    return NULL;
}

static PyObject *task_unnamed(void)
{
    PyErr_SetString(PyExc_TypeError, "a task needs a name, unless it is a decorator: traceh.task(\"name\")");
    return NULL;
}

static PyObject *task_not_entered(const task *t)
{
    return t->name ? task_refuse(t, "is left, but not entered") : task_unnamed();
}

static PyObject *task_enter(PyObject *self, PyObject *nothing)
{
    task *t = (task *)self;
    (void)nothing;
    if (!t->name)
        return task_unnamed();
    if (!hold(t, 0, t->span ? CHANGING : this_thread()))
        return task_refuse(t, "is entered already; make another one for each `with`");
    if (t->span)
        return span_enter(t);
    __atomic_store_n(&t->left, 0, __ATOMIC_RELAXED); /* by a thread that was late */
    t->recorded = recording();
    if (t->recorded) {
        const event e = {TRACE_KIND_BEGIN, 0, NULL, NULL, {0}};
        if (!record_event(t->name, &e, t->keys, t->objects, t->n)) {
            trace__event(TRACE_ID_TASK_END); /* who gets an exception from __enter__ does not call __exit__ */
            __atomic_store_n(&t->holder, 0, __ATOMIC_RELEASE);
            return NULL;
        }
    }
    t->outer = entered;
    entered = t;
    Py_INCREF(self); /* the list's */
    Py_INCREF(self);
    return self;
}

static void task_pop(task *t)
{
    if (t->recorded && recording())
        trace__event(TRACE_ID_TASK_END);
    entered = t->outer;
    t->outer = NULL;
    __atomic_store_n(&t->left, 0, __ATOMIC_RELAXED);
    __atomic_store_n(&t->holder, 0, __ATOMIC_RELEASE);
    Py_DECREF(t);
}

/* Nothing is lost, so the program goes on: a warning, which the interpreter shows once for each place. */
static int task_warn(task *t, const char *why)
{
    PyObject *text = PyUnicode_FromFormat("task %R %s", t->name->text, why), *done;
    if (!text)
        return -1;
    done = PyObject_CallFunction(t->state->warn, "OOi", text, PyExc_RuntimeWarning, 1);
    Py_DECREF(text);
    Py_XDECREF(done);
    return done ? 0 : -1;
}

static PyObject *task_exit(PyObject *self, PyObject *const *args, Py_ssize_t nargs)
{
    task *t = (task *)self;
    const uintptr_t holder = holder_of(t);
    (void)args;
    (void)nargs;
    if (holder == SPAN)
        return span_exit(t);
    if (!holder || holder == CHANGING || __atomic_load_n(&t->left, __ATOMIC_RELAXED))
        return task_not_entered(t);
    if (t == entered) {
        const state *s = t->state;
        task_pop(t);
        while (entered && entered->state == s && __atomic_load_n(&entered->left, __ATOMIC_RELAXED))
            task_pop(entered);
        Py_RETURN_NONE;
    }
    __atomic_store_n(&t->left, 1, __ATOMIC_RELAXED);
    if (task_warn(t, holder == this_thread()
                         ? "is left while a task that began later is open, and is recorded as ending with that; use "
                           "`async with` or traceh.span() for work that overlaps"
                         : "is left by another thread than it was entered by, and is recorded as ending with what that "
                           "thread does next; use `async with` or traceh.span() for work that changes threads"))
        return NULL;
    Py_RETURN_NONE;
}

/* ---- spans, async with ------------------------------------------------------------------------------------------- */

static PyObject *span_exit(task *t)
{
    event e = {TRACE_KIND_ASYNC_END, 1, id_heads, NULL, {0}};
    if (!hold(t, SPAN, CHANGING))
        return task_not_entered(t);
    e.bits[0] = t->id;
    __atomic_store_n(&t->id, 0, __ATOMIC_RELAXED);
    if (t->recorded)
        record_event(t->name, &e, NULL, NULL, 0);
    __atomic_store_n(&t->holder, 0, __ATOMIC_RELEASE);
    Py_RETURN_NONE;
}

/* Who gets an exception from __enter__ does not call __exit__. */
static PyObject *span_escaped(task *t)
{
    PyObject *type, *value, *traceback;
    PyErr_Fetch(&type, &value, &traceback);
    Py_XDECREF(span_exit(t));
    PyErr_Restore(type, value, traceback);
    return NULL;
}

/* It is CHANGING. */
static PyObject *span_enter(task *t)
{
    event e = {TRACE_KIND_ASYNC_BEGIN, (uint8_t)(t->parent ? 2 : 1), id_heads, NULL, {0, t->parent}};
    bool good;
    e.bits[0] = trace_flow_new();
    __atomic_store_n(&t->id, e.bits[0], __ATOMIC_RELAXED);
    t->recorded = recording();
    good = record_event(t->name, &e, t->keys, t->objects, t->n);
    __atomic_store_n(&t->holder, SPAN, __ATOMIC_RELEASE);
    if (!good)
        return span_escaped(t);
    Py_INCREF((PyObject *)t);
    return (PyObject *)t;
}

/* What __aenter__ and __aexit__ return: an awaitable that has its result at once. */
typedef struct ready {
    PyObject ob_base;
    PyObject *result; /* NULL: taken */
} ready;

static PyObject *ready_make(const state *s, PyObject *result)
{
    ready *r = result ? PyObject_New(ready, (PyTypeObject *)s->ready_type) : NULL;
    if (r)
        r->result = result;
    else
        Py_XDECREF(result);
    return (PyObject *)r;
}

static void ready_dealloc(PyObject *self)
{
    PyTypeObject *type = Py_TYPE(self);
    Py_CLEAR(((ready *)self)->result);
    PyObject_Free(self);
    Py_DECREF(type);
}

static PyObject *ready_self(PyObject *self)
{
    Py_INCREF(self);
    return self;
}

static PyObject *ready_next(PyObject *self)
{
    PyObject *result = ((ready *)self)->result;
    ((ready *)self)->result = NULL;
    if (result)
        PyErr_SetObject(PyExc_StopIteration, result);
    Py_XDECREF(result);
    return NULL;
}

static PyObject *task_aenter(PyObject *self, PyObject *nothing)
{
    task *t = (task *)self;
    (void)nothing;
    if (!t->name)
        return task_unnamed();
    if (!hold(t, 0, CHANGING))
        return task_refuse(t, "is entered already; make another one for each `async with`");
    return ready_make(t->state, span_enter(t));
}

static PyObject *task_aexit(PyObject *self, PyObject *const *args, Py_ssize_t nargs)
{
    task *t = (task *)self;
    (void)args;
    (void)nargs;
    return ready_make(t->state, span_exit(t));
}

static PyObject *task_begin(PyObject *self, PyObject *nothing) { return task_enter(self, nothing); }
static PyObject *task_end(PyObject *self, PyObject *nothing)
{
    (void)nothing;
    return task_exit(self, NULL, 0);
}

/* More metadata, while it is open: of a task, the innermost one of this thread. */
static PyObject *task_meta(PyObject *self, PyObject *const *args, Py_ssize_t nargs, PyObject *keywords)
{
    static const char *const names[] = {NULL};
    task *t = (task *)self;
    const uint64_t id = __atomic_load_n(&t->id, __ATOMIC_RELAXED);
    const event e = {TRACE_KIND_META, (uint8_t)(id != 0), id ? id_heads : NULL, NULL, {id}};
    arguments a;
    if (t->name && !id && t != entered)
        return task_refuse(t, holder_of(t) ? "takes no metadata while another task is the innermost one"
                                           : "takes metadata while it is entered");
    if (arguments_take(&a, "meta(**metadata)", names, 0, args, nargs, keywords))
        record_event((name *)t->state->meta_name, &e, a.keys, a.objects, a.n);
    arguments_clear(&a);
    if (PyErr_Occurred())
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *task_id(PyObject *self, void *nothing)
{
    (void)nothing;
    return PyLong_FromUnsignedLongLong(__atomic_load_n(&((task *)self)->id, __ATOMIC_RELAXED));
}

static PyObject *task_name(PyObject *self, void *nothing)
{
    task *t = (task *)self;
    (void)nothing;
    if (!t->name)
        Py_RETURN_NONE;
    return PyUnicode_FromString(t->name->utf8);
}

/* ---- as a decorator ------------------------------------------------------------------------------------------------
 */

static PyObject *task_call(PyObject *self, PyObject *args, PyObject *keywords)
{
    if ((keywords && PyDict_Size(keywords)) || PyTuple_Size(args) != 1 || !PyCallable_Check(PyTuple_GetItem(args, 0))) {
        PyErr_SetString(PyExc_TypeError, "a task is called as a decorator: @traceh.task(\"name\") before a function");
        return NULL;
    }
    return task_decorate(PyTuple_GetItem(args, 0), self);
}

/* Another task of this name and metadata, to be entered; `name` for one that has none. */
static PyObject *task_again(PyObject *self, PyObject *const *args, Py_ssize_t nargs)
{
    const task *t = (task *)self;
    name *n = t->name;
    task *made;
    if (n)
        Py_INCREF(n);
    else if (nargs != 1)
        return task_unnamed();
    else if (!(n = names_find(&t->state->names, args[0], t->domain)))
        return NULL;
    made = task_make(t->module, n);
    if (made) {
        made->span = t->span;
        made->parent = t->parent;
    }
    if (made && t->keys) {
        Py_INCREF(t->keys);
        if (!task_keep(made, t->keys, t->objects, t->n))
            Py_CLEAR(made);
    }
    return (PyObject *)made;
}

/* ---- the type -------------------------------------------------------------------------------------------------------
 */

static PyObject *task_repr(PyObject *self)
{
    task *t = (task *)self;
    return t->name ? PyUnicode_FromFormat("<traceh.%s %R>", t->span ? "span" : "task", t->name->text)
                   : PyUnicode_FromString("<traceh.task>");
}

bool task_init(PyObject *module, state *s)
{
    static PyMethodDef methods[] = {
        {"__enter__", task_enter, METH_NOARGS, NULL},
        {"__exit__", RECORD_FAST(task_exit), METH_FASTCALL, NULL},
        {"__aenter__", task_aenter, METH_NOARGS, NULL},
        {"__aexit__", RECORD_FAST(task_aexit), METH_FASTCALL, NULL},
        {"again", RECORD_FAST(task_again), METH_FASTCALL, DOC_again},
        {"begin", task_begin, METH_NOARGS, DOC_begin},
        {"end", task_end, METH_NOARGS, DOC_end},
        {"meta", RECORD_FAST(task_meta), METH_FASTCALL | METH_KEYWORDS, DOC_task_meta},
        {NULL, NULL, 0, NULL},
    };
    static PyGetSetDef members[] = {
        {"id", task_id, NULL, DOC_id, NULL},
        {"name", task_name, NULL, DOC_name, NULL},
        {NULL, NULL, NULL, NULL, NULL},
    };
    static PyType_Slot slots[] = {
        {Py_tp_new, RECORD_SLOT(no_new)},
        {Py_tp_getset, members},
        {Py_tp_doc, (void *)(uintptr_t)DOC_task},
        {Py_tp_dealloc, RECORD_SLOT(task_dealloc)},
        {Py_tp_traverse, RECORD_SLOT(task_traverse)},
        {Py_tp_clear, RECORD_SLOT(task_clear)},
        {Py_tp_methods, methods},
        {Py_tp_repr, RECORD_SLOT(task_repr)},
        {Py_tp_call, RECORD_SLOT(task_call)},
        {0, NULL},
    };
    static PyType_Spec spec = {"traceh._record.Task", sizeof(task), 0, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_HAVE_GC, slots};
    static PyType_Slot ready_slots[] = {
        {Py_tp_new, RECORD_SLOT(no_new)},          {Py_tp_dealloc, RECORD_SLOT(ready_dealloc)},
        {Py_am_await, RECORD_SLOT(ready_self)},    {Py_tp_iter, RECORD_SLOT(ready_self)},
        {Py_tp_iternext, RECORD_SLOT(ready_next)}, {0, NULL},
    };
    static PyType_Spec ready_spec = {"traceh._record.Ready", sizeof(ready), 0, Py_TPFLAGS_DEFAULT, ready_slots};
    PyObject *meta = PyUnicode_FromString("meta"), *flow = PyUnicode_FromString("flow");
    (void)module;
    s->task_type = PyType_FromSpec(&spec);
    s->ready_type = PyType_FromSpec(&ready_spec);
    s->meta_name = meta ? (PyObject *)names_find(&s->names, meta, NULL) : NULL;
    s->flow_name = flow ? (PyObject *)names_find(&s->names, flow, NULL) : NULL;
    Py_XDECREF(meta);
    Py_XDECREF(flow);
    return s->task_type && s->ready_type && s->meta_name && s->flow_name;
}
