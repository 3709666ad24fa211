/* Generated: trace-gen emit --rules mpi.rules --part fortran mpich-4.0.2.model openmpi-4.1.4.model
 * Change the rules, not this file. */

#if TRACE__MPI_ONLY_MPICH

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_ONLY_MPICH

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_DEPRECATED

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_ONLY_MPICH

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_ONLY_MPICH

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_DEPRECATED

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_ONLY_MPICH

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_ONLY_MPICH

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_ONLY_MPICH

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_ONLY_MPICH

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_ONLY_MPICH

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_ONLY_MPICH

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_ONLY_OPENMPI

#endif

#if TRACE__MPI_3_1

#endif

#if TRACE__MPI_4_0

#endif

#if TRACE__MPI_3_1

#endif
