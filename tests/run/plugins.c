/* plugins.c - libraries that record are loaded and unloaded; built with -rdynamic, so that they can share this recorder
 */
#include "t.h"
#include <dlfcn.h>

static void *load(const char *name, void (**call)(int))
{
    char path[4096];
    void *library;
    snprintf(path, sizeof path, "%s/%s", getenv("PLUGINS"), name);
    library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        fprintf(stderr, "%s\n", dlerror());
        _exit(99);
    }
    *(void **)(void *)call = dlsym(library, "plugin_call");
    MUST(*call != NULL);
    return library;
}
static int cycles(const char *name, int n)
{
    void (*call)(int);
    trace_instant("host");
    for (int k = 0; k < n; k++) {
        void *library = load(name, &call);
        call(k);
        dlclose(library);
    }
    trace_instant("host");
    return 0;
}

/* A plugin with a recorder of its own, hidden: a second file.
 *= own_recorder
 * 2 files
 * 2 closed
 * 2 instant host
 * 2000 instant plugin
 * 1000 begin plugin task
 * 1000 end task
 */
static int own_recorder(void) { return cycles("plugin_hidden.so", 1000); }
/* A plugin that uses the program's recorder; its sites go away, their names stay.
 *= shared_recorder
 * 1 files
 * 1 closed
 * 2 instant host
 * 2000 instant plugin
 * 1000 begin plugin task
 * 1000 end task
 */
static int shared_recorder(void) { return cycles("plugin_shared.so", 1000); }
/* Both have a recorder that is visible: the linker lets the plugin use the program's.
 *= two_visible
 * 1 files
 * 2 instant host
 * 2000 instant plugin
 * 1000 begin plugin task
 * 1000 end task
 */
static int two_visible(void) { return cycles("plugin_visible.so", 1000); }

static void (*call_it)(int);
static pthread_barrier_t called, unloaded;
static void *caller(void *arg)
{
    call_it((int)(intptr_t)arg);
    pthread_barrier_wait(&called);
    pthread_barrier_wait(&unloaded);
    return NULL; /* thread-specific destructors run after the library is gone */
}
static int threads_outlive(const char *name)
{
    pthread_t t[4];
    void *library = load(name, &call_it);
    pthread_barrier_init(&called, NULL, 5);
    pthread_barrier_init(&unloaded, NULL, 5);
    for (intptr_t k = 0; k < 4; k++)
        MUST(pthread_create(&t[k], NULL, caller, (void *)k) == 0);
    pthread_barrier_wait(&called);
    dlclose(library);
    pthread_barrier_wait(&unloaded);
    for (int k = 0; k < 4; k++)
        pthread_join(t[k], NULL);
    return 0;
}
/*= threads_outlive_own
 * 8 instant plugin
 * 4 begin plugin task
 * 4 end task
 */
static int threads_outlive_own(void) { return threads_outlive("plugin_hidden.so"); }
/*= threads_outlive_shared
 * 8 instant plugin
 * 4 begin plugin task
 * 4 end task
 */
static int threads_outlive_shared(void) { return threads_outlive("plugin_shared.so"); }
/* Loaded, and forked.
 *= fork_after_load
 * 2 files
 * 4 instant plugin
 * 2 begin plugin task
 * 2 end task
 */
static int fork_after_load(void)
{
    void *library = load("plugin_hidden.so", &call_it);
    call_it(0);
    pid_t pid = fork();
    if (!pid) {
        call_it(1);
        return 0;
    }
    reap(pid);
    dlclose(library);
    return 0;
}

CASES({"own_recorder", own_recorder}, {"shared_recorder", shared_recorder}, {"two_visible", two_visible},
      {"threads_outlive_own", threads_outlive_own}, {"threads_outlive_shared", threads_outlive_shared},
      {"fork_after_load", fork_after_load})
