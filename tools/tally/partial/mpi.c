/* mpi.c - see mpi.h */
#include "mpi.h"
#include "common/message.h"
#include "support/memory.h"
#include <dlfcn.h>
#include <limits.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

/* Handles are forwarded as they are: an int handle of MPICH travels in the low half of a register. */
typedef uintptr_t handle;
static struct {
    const char *path;
    handle world, byte;
    void *ignore; /* MPI_STATUS_IGNORE */
    int (*init)(int *, char ***);
    int (*finalize)(void);
    int (*rank)(handle, int *), (*size)(handle, int *);
    int (*send)(const void *, int, handle, int, int, handle);
    int (*recv)(void *, int, handle, int, int, handle, void *);
    int (*bcast)(void *, int, handle, int, handle);
    int (*allgatherv)(const void *, int, handle, void *, const int *, const int *, handle, handle);
} mpi;
static tr_team team;

enum { TAG = 77, ALL_TOO_MUCH = INT_MAX };

/* ---- the library ------------------------------------------------------------------------------------------------- */

static const char *const openmpi[] = {"libmpi.so.40", "libmpi.so.20", "libmpi.so", NULL};
static const char *const mpich[] = {
    "libmpich.so.12", "libmpi.so.12", "libmpi_cray.so.12", "libmpi_abi.so.0", "libmpi_abi.so.1", "libmpi.so", NULL};

/* How many the launcher says there are; 0: it does not say. */
static unsigned long launched(void)
{
    static const char *const names[] = {"OMPI_COMM_WORLD_SIZE", "PMI_SIZE"};
    size_t i;
    for (i = 0; i < sizeof names / sizeof *names; i++)
        if (getenv(names[i]))
            return strtoul(getenv(names[i]), NULL, 10);
    return 0;
}

static void *load(const char *library)
{
    const char *const *list = getenv("OMPI_COMM_WORLD_SIZE") ? openmpi : mpich;
    const char *one[] = {library, NULL};
    void *lib = NULL;
    if (library && *library)
        list = one;
    else if (!getenv("OMPI_COMM_WORLD_SIZE") && !getenv("PMI_SIZE") && !getenv("PMI_RANK") && !getenv("PMI_FD") &&
             !getenv("PMIX_RANK"))
        tool_fail("--mpi: no launcher of MPI started this process; run 'mpirun -n 4 trace-tally --mpi ...'");
    for (; !lib && *list; list++) {
        mpi.path = *list;
        lib = dlopen(*list, RTLD_NOW | RTLD_GLOBAL); /* Open MPI's plug-ins want its symbols */
    }
    if (!lib)
        tool_fail("--mpi: %s: name the MPI library of your mpirun with --mpi=LIBRARY.so", dlerror());
    return lib;
}

static void *function(void *lib, const char *name)
{
    void *f = dlsym(lib, name);
    if (!f)
        tool_fail("--mpi: %s has no %s: name the MPI library of your mpirun with --mpi=LIBRARY.so", mpi.path, name);
    return f;
}

static void find_handles(void *lib)
{
    int (*version)(int *, int *) = (int (*)(int *, int *))(uintptr_t)dlsym(lib, "MPI_Abi_get_version");
    int major = -1, minor = -1;
    mpi.ignore = NULL;
    if (version && version(&major, &minor) == 0 && major > 0) { /* the ABI of MPI 5 */
        mpi.world = 0x101;
        mpi.byte = 0x247;
    } else if (dlsym(lib, "ompi_mpi_comm_world")) {
        mpi.world = (uintptr_t)dlsym(lib, "ompi_mpi_comm_world");
        mpi.byte = (uintptr_t)dlsym(lib, "ompi_mpi_byte");
    } else {
        mpi.world = 0x44000000;
        mpi.byte = 0x4c00010d;
        mpi.ignore = (void *)1;
    }
}

static void find_functions(void *lib)
{
    *(void **)&mpi.init = function(lib, "MPI_Init");
    *(void **)&mpi.finalize = function(lib, "MPI_Finalize");
    *(void **)&mpi.rank = function(lib, "MPI_Comm_rank");
    *(void **)&mpi.size = function(lib, "MPI_Comm_size");
    *(void **)&mpi.send = function(lib, "MPI_Send");
    *(void **)&mpi.recv = function(lib, "MPI_Recv");
    *(void **)&mpi.bcast = function(lib, "MPI_Bcast");
    *(void **)&mpi.allgatherv = function(lib, "MPI_Allgatherv");
}

/* ---- everybody's bytes ------------------------------------------------------------------------------------------- */

static void *gather(void *user, const void *mine, size_t bytes, size_t *all)
{
    size_t n = team.size, i;
    uint64_t *each = tr_alloc(n * sizeof *each), own = bytes, sum = 0;
    int *counts = tr_alloc(n * sizeof *counts), *at = tr_alloc(n * sizeof *at);
    unsigned char *data;
    (void)user;
    for (i = 0; i < n; i++) {
        counts[i] = sizeof own;
        at[i] = (int)(i * sizeof own);
    }
    mpi.allgatherv(&own, sizeof own, mpi.byte, each, counts, at, mpi.byte, mpi.world);
    for (i = 0; i < n; i++) {
        at[i] = (int)sum;
        counts[i] = (int)each[i];
        sum += each[i];
        if (sum > ALL_TOO_MUCH)
            tool_fail("--mpi: more than 2 GB about files, clocks and messages: merge the files of each node first");
    }
    data = tr_alloc(sum + 1);
    mpi.allgatherv(mine ? mine : "", (int)bytes, mpi.byte, data, counts, at, mpi.byte, mpi.world);
    free(each);
    free(counts);
    free(at);
    *all = sum;
    return data;
}

/* ---- what others call -------------------------------------------------------------------------------------------- */

const tr_team *mpi_open(const char *library)
{
    void *lib = load(library);
    int rank = 0, size = 1;
    find_handles(lib);
    find_functions(lib);
    if (mpi.init(NULL, NULL) || mpi.rank(mpi.world, &rank) || mpi.size(mpi.world, &size))
        tool_fail("--mpi: MPI_Init of %s failed", mpi.path);
    if (size == 1 && launched() > 1)
        tool_fail("--mpi: %s is not of the MPI that started this process: name its library with --mpi=LIBRARY.so",
                  mpi.path);
    team = (tr_team){.number = (unsigned)rank, .size = (unsigned)size, .gather = gather};
    return &team;
}

static void broken(void) { tool_fail("--mpi: the connection to another process is lost"); }

void mpi_send(unsigned to, const void *data, size_t bytes)
{
    uint64_t n = bytes;
    size_t at, part;
    if (mpi.send(&n, sizeof n, mpi.byte, (int)to, TAG, mpi.world))
        broken();
    for (at = 0; at < bytes; at += part) {
        part = bytes - at < INT_MAX ? bytes - at : INT_MAX;
        if (mpi.send((const char *)data + at, (int)part, mpi.byte, (int)to, TAG, mpi.world))
            broken();
    }
}

void *mpi_receive(unsigned from, size_t *bytes)
{
    uint64_t n = 0;
    size_t at, part;
    char *data;
    if (mpi.recv(&n, sizeof n, mpi.byte, (int)from, TAG, mpi.world, mpi.ignore))
        broken();
    data = tr_alloc(n + 1);
    for (at = 0; at < n; at += part) {
        part = n - at < INT_MAX ? n - at : INT_MAX;
        if (mpi.recv(data + at, (int)part, mpi.byte, (int)from, TAG, mpi.world, mpi.ignore))
            broken();
    }
    *bytes = n;
    return data;
}

int mpi_close(int status)
{
    mpi.bcast(&status, sizeof status, mpi.byte, 0, mpi.world);
    mpi.finalize();
    return status;
}
