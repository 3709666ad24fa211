/* session.c - MPI without MPI_Init: ranks and communicators from sessions (MPI 4) */
#include <mpi.h>
#ifdef EMBED
#define TRACE_MPI
#include "trace.h"
#endif

int main(void)
{
    MPI_Session s;
    MPI_Group g;
    MPI_Comm c, d;
    int rank, size, x = 0, y, flag;
    MPI_Session_init(MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &s);
    MPI_Group_from_session_pset(s, "mpi://WORLD", &g);
    MPI_Comm_create_from_group(g, "tests", MPI_INFO_NULL, MPI_ERRORS_ARE_FATAL, &c);
    MPI_Group_free(&g);
    MPI_Comm_rank(c, &rank);
    MPI_Comm_size(c, &size);
    MPI_Comm_split(c, rank / 2, rank, &d);
    MPI_Sendrecv(&x, 1, MPI_INT, (rank + 1) % size, 1, &y, 1, MPI_INT, (rank + size - 1) % size, 1, c,
                 MPI_STATUS_IGNORE);
    MPI_Allreduce(&x, &y, 1, MPI_INT, MPI_SUM, d);
    MPI_Comm_free(&d);
    MPI_Comm_free(&c);
    MPI_Session_finalize(&s);
    MPI_Initialized(&flag);
    return flag; /* MPI_Init was never called */
}
