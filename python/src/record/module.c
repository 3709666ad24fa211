/* module.c - traceh._record: the recording half of the package */
#include "record.h"

static bool add_methods(PyObject *module, PyMethodDef *methods) { return PyModule_AddFunctions(module, methods) == 0; }

static int module_exec(PyObject *module)
{
    state *s = state_of(module);
    PyObject *warnings = PyImport_ImportModule("warnings");
    s->warn = warnings ? PyObject_GetAttrString(warnings, "warn") : NULL;
    Py_XDECREF(warnings);
    if (!s->warn || !names_init(&s->names, module) || !task_init(module, s) || !add_methods(module, event_methods) ||
        !add_methods(module, control_methods))
        return -1;
    Py_INCREF(s->task_type);
    if (PyModule_AddObject(module, "Task", s->task_type) == 0)
        return 0;
    Py_DECREF(s->task_type);
    return -1;
}

static int module_traverse(PyObject *module, visitproc visit, void *arg)
{
    state *s = state_of(module);
    Py_VISIT(s->task_type);
    Py_VISIT(s->ready_type);
    Py_VISIT(s->warn);
    Py_VISIT(s->meta_name);
    Py_VISIT(s->flow_name);
    return names_traverse(&s->names, visit, arg);
}

static int module_clear(PyObject *module)
{
    state *s = state_of(module);
    names_clear(&s->names);
    Py_CLEAR(s->task_type);
    Py_CLEAR(s->ready_type);
    Py_CLEAR(s->warn);
    Py_CLEAR(s->meta_name);
    Py_CLEAR(s->flow_name);
    return 0;
}

static void module_free(void *module)
{
    module_clear((PyObject *)module);
    task_forget_spare(state_of((PyObject *)module));
}

static PyModuleDef_Slot slots[] = {{Py_mod_exec, RECORD_SLOT(module_exec)}, {0, NULL}, {0, NULL}, {0, NULL}};
static PyModuleDef definition = {PyModuleDef_HEAD_INIT, "traceh._record", NULL,       sizeof(state), NULL, slots,
                                 module_traverse,       module_clear,     module_free};

PyMODINIT_FUNC PyInit__record(void);
PyMODINIT_FUNC PyInit__record(void)
{
    slot_no_lock(slot_own_lock(&slots[1]));
    return PyModuleDef_Init(&definition);
}
