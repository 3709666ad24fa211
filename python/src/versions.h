/* versions.h - what the package's extensions do differently from one CPython to another
 *
 * There are two builds. One is for the Limited API of 3.9, and runs in all later versions that have a global lock. The
 * other (Py_GIL_DISABLED) is for one free-threaded version: there, threads run at once, and what a dict or a list lends
 * may be gone before it is taken. So whatever comes from one that other threads see is a reference of its own. */
#ifndef TRACEH_VERSIONS_H
#define TRACEH_VERSIONS_H
#include <Python.h>
#include <stdint.h>
#include <stdlib.h>

/* Slots of newer versions, which headers of the Limited API do not have and older versions refuse. Each fills one of a
 * list, if this version knows it, and gives the next. */
static inline PyModuleDef_Slot *slot_since(PyModuleDef_Slot *to, long version, int slot, uintptr_t value)
{
    if (strtol(Py_GetVersion() + 2, NULL, 10) < version) /* "3.12.1 (...)" */
        return to;
    to->slot = slot;
    to->value = (void *)value;
    return to + 1;
}
/* Interpreters with a lock of their own may load the module: Py_mod_multiple_interpreters. */
static inline PyModuleDef_Slot *slot_own_lock(PyModuleDef_Slot *to) { return slot_since(to, 12, 3, 2); }
/* Importing it does not bring the global lock back: Py_mod_gil, Py_MOD_GIL_NOT_USED. */
static inline PyModuleDef_Slot *slot_no_lock(PyModuleDef_Slot *to) { return slot_since(to, 13, 4, 1); }

/* Of a list: a new reference, or NULL with an exception, as when another thread has shortened it. */
static inline PyObject *list_item(PyObject *list, Py_ssize_t i)
{
#ifdef Py_GIL_DISABLED
    return PyList_GetItemRef(list, i);
#else
    PyObject *item = PyList_GetItem(list, i);
    Py_XINCREF(item);
    return item;
#endif
}

/* ThreadSanitizer does not see CPython's own code: that what a dict has was made before it was put there. */
#ifdef __SANITIZE_THREAD__
void __tsan_acquire(void *at);
void __tsan_release(void *at);
#else
static inline void __tsan_acquire(void *at) { (void)at; }
static inline void __tsan_release(void *at) { (void)at; }
#endif

/* Of a dict: a new reference; NULL: it is not there, or there is an exception. */
static inline PyObject *dict_item(PyObject *dict, PyObject *key)
{
    PyObject *found = NULL;
#ifdef Py_GIL_DISABLED
    if (PyDict_GetItemRef(dict, key, &found) > 0)
        __tsan_acquire(found);
#else
    found = PyDict_GetItemWithError(dict, key);
    Py_XINCREF(found);
#endif
    return found;
}

/* Adds it, unless another thread has added one meanwhile. Takes over `value`, and gives a new reference to the one that
 * is there; NULL with an exception. */
static inline PyObject *dict_add(PyObject *dict, PyObject *key, PyObject *value)
{
#ifdef Py_GIL_DISABLED
    PyObject *there = NULL;
    __tsan_release(value);
    if (PyDict_SetDefaultRef(dict, key, value, &there) > 0)
        __tsan_acquire(there);
    Py_DECREF(value);
    return there;
#else
    if (PyDict_SetItem(dict, key, value))
        Py_CLEAR(value);
    return value;
#endif
}

#endif
