/* steps.c - twenty tasks of one name, which are steps, by a static part of ITT that is linked in; with -DEMBED trace.h
 * is in the program too */
#include "ittnotify.h"
#ifdef EMBED
#define TRACE_IMPL
#define TRACE_ITT
#include "trace.h"
#endif

int main(void)
{
    __itt_domain *domain = __itt_domain_create("heat");
    __itt_string_handle *name = __itt_string_handle_create("exchange"), *inner = __itt_string_handle_create("inner");
    int i;
    for (i = 0; i < 20; i++) {
        __itt_task_begin(domain, __itt_null, __itt_null, name);
        __itt_task_begin(domain, __itt_null, __itt_null, inner);
        __itt_task_end(domain);
        __itt_task_end(domain);
    }
    return 0;
}
