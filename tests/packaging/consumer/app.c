/* app.c - embeds the recorder, MPI and ITT; loads a library that knows nothing of it but trace.h and mpi.h */
#define TRACE_IMPL
#include <trace.h>
#include <dlfcn.h>
#include <mpi.h>
#include <stdio.h>

int main(int argc, char **argv)
{
    void *library, (*work)(void);
    MPI_Init(&argc, &argv);
    for (int i = 0; i < 3; i++) {
        trace_task_begin("app.step", "i", i);
        MPI_Barrier(MPI_COMM_WORLD);
        trace_task_end();
    }
    library = dlopen(argv[1], RTLD_NOW);
    if (!library) {
        fprintf(stderr, "%s\n", dlerror());
        return 1;
    }
    *(void **)&work = dlsym(library, "work");
    work();
    if (!dlsym(RTLD_DEFAULT, "__itt_api_init")) {
        fprintf(stderr, "no library would find the collector\n");
        return 1;
    }
    MPI_Finalize();
    return 0;
}
