/* Generated: gen/backends.sh. Change the files `sources` of src/backends, not this one. */
#include "../backends/cuda/by_name.c"
#include "../backends/mpi/weak.c"
#include "../backends/ze/layer.c"

static const struct {
    const char *prefix;
    const trace__library *lib;
    const trace__entry *entries;
    bool (*wanted)(void);
    void (*given)(void);
} trace__by_name[] = {
    {"oneccl", &trace__ccl_library, trace__ccl_entries, NULL, NULL},
    {"__cuda", &trace__cudart_library, trace__cudart_entries, NULL, NULL},
    {"nccl", &trace__nccl_library, trace__nccl_entries, NULL, NULL},
    {"cuda", &trace__cudart_library, trace__cudart_entries, NULL, NULL},
    {"hip", &trace__hip_library, trace__hip_entries, NULL, NULL},
    {"cu", &trace__cuda_library, trace__cuda_entries, trace__cuda_by_name_wanted, trace__cuda_by_name_given},
};
static const char *const trace__wrapped_names[] = {"oneccl", "cl", "cuda", "__cuda", "cu", "hip", "__hip", "MPI_", "PMPI_", "MPIX_", "PMPIX_", "mpi_", "pmpi_", "nccl", "ze", NULL};
