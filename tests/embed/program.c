/* program.c - a program with trace.h inside that calls its own part and that of each library given: linked (LINKED:
 * lib_run), or by path
 *
 *   program [LIBRARY:FUNCTION[:deepbind]]...     prints the number of different files the parts recorded into */
#ifndef NO_IMPL
#define TRACE_IMPL
#endif
#define PART program
#include "part.h"
#include <dlfcn.h>
#include <stdlib.h>
#ifdef LINKED
#ifdef __cplusplus
extern "C"
#endif
    const char *
    lib_run(void);
#endif

static char files[16][4096];
static int nfiles;
static void recorded_into(const char *file)
{
    int i;
    for (i = 0; i < nfiles; i++)
        if (!strcmp(files[i], file))
            return;
    snprintf(files[nfiles++], sizeof files[0], "%s", file);
}

int main(int argc, char **argv)
{
    int i;
#ifdef LINKED
    recorded_into(lib_run());
#endif
    for (i = 1; i < argc; i++) {
        char *library = strtok(argv[i], ":"), *function = strtok(NULL, ":"), *how = strtok(NULL, ":");
        void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL | (how ? RTLD_DEEPBIND : 0));
        const char *(*run)(void);
        if (!handle) {
            fprintf(stderr, "%s\n", dlerror());
            return 9;
        }
        *(void **)(void *)&run = dlsym(handle, function);
        recorded_into(run());
    }
    recorded_into(program_run());
    printf("%d\n", nfiles);
    return 0;
}
