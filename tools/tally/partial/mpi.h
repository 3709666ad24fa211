/* mpi.h - trace-tally as an MPI program: each process counts its share, one prints
 *
 * The library is found when it is asked for: dlopen() of what fits the launcher. So one binary serves Open MPI, MPICH
 * and all that have its ABI (Intel MPI, Cray MPICH), needs no MPI to be built or to run without, and can be in a
 * package or a wheel. Seven functions are used, of which the libraries differ in the values of three handles. */
#ifndef TALLY_MPI_H
#define TALLY_MPI_H
#include "read/types.h"
#include <stddef.h>

/* Joins the other processes. library: NULL or "", what fits the launcher. Ends the program if there is none. */
const tr_team *mpi_open(const char *library);
/* To or from another member; `bytes` as many as were sent. */
void mpi_send(unsigned to, const void *data, size_t bytes);
void *mpi_receive(unsigned from, size_t *bytes); /* to be freed */
/* All call it: the first member's status becomes everybody's. */
int mpi_close(int status);
#endif
