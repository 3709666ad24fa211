/* threads.c - four threads use everything that threads share: names, spaces, sections */
#define TRACE_IMPL
#define TRACE_KOKKOS
#include "trace.h"
#include <pthread.h>
#include <stdio.h>

static void *thread(void *unused)
{
    const trace__kokkos_space host = {"Host"};
    char name[32];
    uint64_t handle;
    uint32_t section;
    int i;
    (void)unused;
    for (i = 0; i < 2000; i++) {
        snprintf(name, sizeof name, "name %d", i % 300);
        trace__kokkos_push_region(name);
        trace__kokkos_create_section(name, &section);
        trace__kokkos_start_section(section);
        trace__kokkos_begin_for(name, 0, &handle);
        trace__kokkos_allocate(host, name, &i, 10);
        trace__kokkos_begin_copy(host, name, &i, host, name, &i, 10);
        trace__kokkos_end_copy();
        trace__kokkos_deallocate(host, name, &i, 10);
        trace__kokkos_end_for(handle);
        trace__kokkos_stop_section(section);
        trace__kokkos_destroy_section(section);
        trace__kokkos_pop_region();
    }
    return NULL;
}

int main(void)
{
    pthread_t t[4];
    int i;
    for (i = 0; i < 4; i++)
        pthread_create(&t[i], NULL, thread, NULL);
    for (i = 0; i < 4; i++)
        pthread_join(t[i], NULL);
    return 0;
}
