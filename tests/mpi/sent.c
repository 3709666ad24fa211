/* sent.c - counts the bytes that a program's sends hand over, from their arguments alone: an independent witness.
 *
 * Preloaded in front of libtrace-h.so. COUNT_OUT.sent gets a line "NAME BYTES" for each kind of send that was called.
 * Fortran's bindings of Open MPI do not come through the C functions, so they are counted by names of their own
 * (-DFORTRAN); those of MPICH do. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <mpi.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#define SENDS(X) \
    X(Send, send) \
    X(Bsend, bsend) \
    X(Ssend, ssend) \
    X(Rsend, rsend)
#define ISENDS(X) \
    X(Isend, isend) \
    X(Ibsend, ibsend) \
    X(Issend, issend) \
    X(Irsend, irsend)

static long size_of(int count, MPI_Datatype type, int dest)
{
    int size = 0;
    if (dest == MPI_PROC_NULL)
        return 0;
    PMPI_Type_size(type, &size);
    return (long)count * size;
}

#define REAL(name, ...) ((int (*)(__VA_ARGS__))dlsym(RTLD_NEXT, #name))
#define COUNT(Name) static atomic_long bytes_##Name, calls_##Name;
#define NOTE(Name, n) (calls_##Name++, bytes_##Name += (n))
/* clang-format off */
#define C_SEND(Name, name) \
    COUNT(Name) \
    int MPI_##Name(const void *b, int n, MPI_Datatype t, int to, int tag, MPI_Comm c) \
    { \
        NOTE(Name, size_of(n, t, to)); \
        return REAL(MPI_##Name, const void *, int, MPI_Datatype, int, int, MPI_Comm)(b, n, t, to, tag, c); \
    }
#define C_ISEND(Name, name) \
    COUNT(Name) \
    int MPI_##Name(const void *b, int n, MPI_Datatype t, int to, int tag, MPI_Comm c, MPI_Request *r) \
    { \
        NOTE(Name, size_of(n, t, to)); \
        return REAL(MPI_##Name, const void *, int, MPI_Datatype, int, int, MPI_Comm, MPI_Request *) \
            (b, n, t, to, tag, c, r); \
    }
/* clang-format on */
SENDS(C_SEND)
ISENDS(C_ISEND)

COUNT(Sendrecv)
int MPI_Sendrecv(const void *b, int n, MPI_Datatype t, int to, int tag, void *b2, int n2, MPI_Datatype t2, int from,
                 int tag2, MPI_Comm c, MPI_Status *s)
{
    NOTE(Sendrecv, size_of(n, t, to));
    return REAL(MPI_Sendrecv, const void *, int, MPI_Datatype, int, int, void *, int, MPI_Datatype, int, int, MPI_Comm,
                MPI_Status *)(b, n, t, to, tag, b2, n2, t2, from, tag2, c, s);
}

#ifdef FORTRAN
typedef MPI_Fint I;
/* clang-format off */
#define F_SEND(Name, name) \
    void mpi_##name##_(void *b, I *n, I *t, I *to, I *tag, I *c, I *e) \
    { \
        NOTE(Name, size_of(*n, PMPI_Type_f2c(*t), *to)); \
        REAL(mpi_##name##_, void *, I *, I *, I *, I *, I *, I *)(b, n, t, to, tag, c, e); \
    }
#define F_ISEND(Name, name) \
    void mpi_##name##_(void *b, I *n, I *t, I *to, I *tag, I *c, I *r, I *e) \
    { \
        NOTE(Name, size_of(*n, PMPI_Type_f2c(*t), *to)); \
        REAL(mpi_##name##_, void *, I *, I *, I *, I *, I *, I *, I *)(b, n, t, to, tag, c, r, e); \
    }
/* clang-format on */
SENDS(F_SEND)
ISENDS(F_ISEND)
void mpi_sendrecv_(void *b, I *n, I *t, I *to, I *tag, void *b2, I *n2, I *t2, I *from, I *tag2, I *c, I *s, I *e)
{
    NOTE(Sendrecv, size_of(*n, PMPI_Type_f2c(*t), *to));
    REAL(mpi_sendrecv_, void *, I *, I *, I *, I *, void *, I *, I *, I *, I *, I *, I *, I *)(b, n, t, to, tag, b2, n2,
                                                                                               t2, from, tag2, c, s, e);
}
#endif

__attribute__((destructor)) static void say(void)
{
    const char *path = getenv("COUNT_OUT");
    char name[4096];
    FILE *out;
    if (!path)
        return;
    snprintf(name, sizeof name, "%s.sent", path);
    out = fopen(name, "a");
#define SAY(Name, name) \
    if (out && calls_##Name) \
        fprintf(out, "MPI_%s %ld\n", #Name, (long)bytes_##Name);
    SENDS(SAY)
    ISENDS(SAY)
    SAY(Sendrecv, sendrecv)
    if (out)
        fclose(out);
}
