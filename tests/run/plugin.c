/* plugin.c - the library of plugins.c; -DOWN: with a recorder of its own, -DTRACE_HIDDEN: which nobody else sees */
#ifdef OWN
#define TRACE_IMPL
#endif
#include "trace.h"

void plugin_call(int n);
void plugin_call(int n)
{
    trace_instant("plugin", "n", n);
    TRACE_SCOPE("plugin task");
    trace_instant("plugin", "n", n);
}
