/* library.c - libtrace-h.so, which has the backends: loaded when recording starts, unless the process has it */
#include "record.h"
#include <dlfcn.h>

const char *library_load(const char *path)
{
    void *there =
        dlopen("libtrace-h.so.0", RTLD_LAZY | RTLD_NOLOAD); /* by its SONAME: trace-run, or an earlier start */
    const char *error = NULL;
    if (there)
        return NULL; /* with one reference more, for good */
    /* RTLD_LOCAL: its wrappers are for programs that it was loaded before; its collectors are found by their variables
     */
    Py_BEGIN_ALLOW_THREADS there = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!there)
        error = dlerror();
    Py_END_ALLOW_THREADS return error;
}
