/* late.c - a runtime that announces itself through ITT before it asks for a tool (OMPT); LLVM's asks first
 *
 * With -DRUNTIME the library, with a static part of its own; without, a program that uses it and has a task of its own.
 */
#ifdef RUNTIME
#include <dlfcn.h>
#include <stddef.h>
#include "ittnotify.h"

static int set_callback(int event, void (*callback)(void)) { return event && callback ? 5 : 0; }
static void (*lookup(const char *name))(void) { return (void (*)(void))(name ? set_callback : NULL); }

void runtime_announce(const char *name)
{
    __itt_domain *d = __itt_domain_create("runtime");
    __itt_task_begin(d, __itt_null, __itt_null, __itt_string_handle_create(name));
    __itt_task_end(d);
}

int runtime_ask(void)
{
    struct result {
        int (*initialize)(void (*(*)(const char *))(void), int, void *);
    } *r;
    struct result *(*start)(unsigned, const char *) =
        (struct result * (*)(unsigned, const char *)) dlsym(RTLD_DEFAULT, "ompt_start_tool");
    r = start ? start(202011, "a runtime") : NULL;
    return r && r->initialize(lookup, 0, NULL);
}
#else
#include <stdio.h>
#include "ittnotify.h"

void runtime_announce(const char *name);
int runtime_ask(void);

int main(void)
{
    __itt_domain *d = __itt_domain_create("app");
    runtime_announce("before");
    printf("%d\n", runtime_ask());
    runtime_announce("after");
    __itt_task_begin(d, __itt_null, __itt_null, __itt_string_handle_create("step"));
    __itt_task_end(d);
    return 0;
}
#endif
