/* record.h - what the files of traceh._record share
 *
 * The extension contains a recorder of its own (recorder.c), which is off until it is asked for. Modules of a process
 * that embed trace.h find each other (src/core/join.c), so this recorder is used only where the process has no other:
 * under trace-run, and beside a framework that embeds trace.h, the extension records with theirs. The extension loads
 * libtrace-h.so, which has the backends, only when recording starts (library.c).
 *
 * Built for the Limited API of CPython 3.9, or for one free-threaded version (versions.h). Two things that it uses are
 * in every CPython since 3.7, but in the headers of the Limited API only since 3.10: METH_FASTCALL and
 * PyUnicode_AsUTF8AndSize(). */
#ifndef TRACEH_RECORD_H
#define TRACEH_RECORD_H
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdbool.h>
#include <string.h>
#include "../versions.h"
#define TRACE_NO_SHORT_NAMES
#include "trace.h"

#if defined(Py_LIMITED_API) && Py_LIMITED_API + 0 < 0x030a0000
#define METH_FASTCALL 0x0080
PyAPI_FUNC(const char *) PyUnicode_AsUTF8AndSize(PyObject *text, Py_ssize_t *bytes);
#endif

/* Of a call: at most so many pairs of metadata, as the plain functions of trace.h. */
enum { RECORD_PAIRS = 64, RECORD_HEADS = 3 };

/* ---- values.c: what a Python value is in the file ------------------------------------------------------------- */

typedef struct value {
    uint8_t type; /* enum trace_type */
    uint32_t n;   /* bytes of a text, elements of an array */
    union {
        uint64_t bits; /* a number, stored by its type's size */
        const void *p; /* text or elements; stays as long as the value's object or `owned` */
    } of;
    PyObject *owned; /* keeps `of.p`; NULL: the object itself does */
    void *elements;  /* of an array made here: freed by values_clear() */
} value;

/* Converts the objects. What cannot be converted is recorded as text that says so, and no exception is left. But what
 * is no Exception is none of the object's: a KeyboardInterrupt, or the SystemExit of a signal handler, that came while
 * its methods ran. values_escaped() raises it again: whether there was one. */
void values_of(value *values, PyObject *const *objects, Py_ssize_t n);
bool values_escaped(void);
void values_clear(value *values, Py_ssize_t n);

/* ---- names.c: names with their domain, and the ids of events ------------------------------------------------------
 */

/* A field that comes before the pairs of metadata. */
typedef struct head {
    const char *name;
    uint8_t type, role;
} head;

/* An event as it is described in the file: kind, fixed fields, keys and types of metadata. Lives as long as its name.
 */
typedef struct shape {
    struct shape *next;
    PyObject *keys; /* tuple, or NULL */
    const head *heads;
    const char *unit; /* of the head with role VALUE; NULL: none */
    uint8_t kind, nheads, nkeys;
    trace__desc desc;
    trace__site site;
    trace__field fields[]; /* heads, then keys; types of values are in them */
} shape;

/* A name in a domain. Immutable but for its shapes, which are only added. */
typedef struct name {
    PyObject ob_base;
    PyObject *text;     /* str, or bytes where its characters do not fit UTF-8 */
    const char *utf8;   /* of `text` */
    const char *domain; /* kept by `domain_text` */
    PyObject *domain_text;
    shape *shapes;
    uint32_t nshapes;
} name;

typedef struct names {
    PyObject *type;    /* of struct name */
    PyObject *user;    /* dict: str -> name, of the domain "user" */
    PyObject *domains; /* dict: str -> dict */
} names;

bool names_init(names *n, PyObject *module);
int names_traverse(names *n, visitproc visit, void *arg);
void names_clear(names *n);
/* A new reference, or NULL with an exception. `domain` NULL: "user". */
name *names_find(names *n, PyObject *text, PyObject *domain);

/* One event: opened, filled, closed. `bits` are the heads' values. */
typedef struct event {
    uint8_t kind, nheads;
    const head *heads;
    const char *unit;
    uint64_t bits[RECORD_HEADS];
} event;
/* Records it, if user events are recorded now. Keys is a tuple or NULL; objects are the keys' values. False with an
 * exception that escaped from their conversion; it is recorded all the same. */
bool record_event(name *n, const event *e, PyObject *keys, PyObject *const *objects, Py_ssize_t nobjects);

static inline bool recording(void) { return TRACE__LEVEL(TRACE_SOURCE_USER) != 0; }

/* ---- module.c ------------------------------------------------------------------------------------------------------
 */

typedef struct state {
    names names;
    PyObject *task_type, *ready_type, *warn;
    PyObject *meta_name, *flow_name; /* names of all events of these kinds */
    struct task *spare;              /* to be used again: task.c */
    uint32_t nspare;
} state;
static inline state *state_of(PyObject *module) { return (state *)PyModule_GetState(module); }

/* ---- arguments.c: arguments of functions like task(name, /, *, domain=None, **metadata) -----------------------------
 */

enum { RECORD_NAMED = 3 };
typedef struct arguments {
    PyObject *named[RECORD_NAMED];   /* of the parameters by keyword, borrowed; NULL: not given, or None */
    PyObject *keys;                  /* of metadata: tuple, a new reference; NULL: none */
    PyObject *objects[RECORD_PAIRS]; /* borrowed */
    Py_ssize_t n;
} arguments;
/* `names` are the parameters by keyword, and end in NULL. False with an exception: `usage` says how to call it. */
bool arguments_take(arguments *a, const char *usage, const char *const *names, Py_ssize_t positional,
                    PyObject *const *args, Py_ssize_t nargs, PyObject *keywords);
void arguments_clear(arguments *a);
/* As a type's tp_new: only functions of the module make such objects. */
PyObject *no_new(PyTypeObject *type, PyObject *args, PyObject *keywords);
/* False, NULL: with an exception. */
bool take_u64(PyObject *object, const char *what, uint64_t *to);
const char *take_text(PyObject *object, const char *what, PyObject **kept);

#define RECORD_FAST(function) ((PyCFunction)(void (*)(void))(function))
#define RECORD_SLOT(function) ((void *)(uintptr_t)(function)) /* ISO C converts no function to an object directly */

/* ---- task.c, events.c, control.c, library.c: what the module has ---------------------------------------------------
 */

bool task_init(PyObject *module, state *s);
PyObject *task_new(PyObject *module, PyObject *const *args, Py_ssize_t nargs, PyObject *keywords);
PyObject *span_new(PyObject *module, PyObject *const *args, Py_ssize_t nargs, PyObject *keywords);
void task_forget_spare(state *s);
extern const head id_heads[2]; /* the id of a span, and its parent's */
extern PyMethodDef event_methods[], control_methods[];

/* The name of the run that this process belongs to, "" where it has none yet: recorder.c. */
const char *recorder_run(void);
/* The process is about to end without exit handlers, by its own will. */
void recorder_leaves(void);
/* Loads the library at `path`, unless the process has one. NULL, or what went wrong. The GIL is held. */
const char *library_load(const char *path);

#endif
