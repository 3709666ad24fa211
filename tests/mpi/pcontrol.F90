! pcontrol.F90 - the same by Fortran's bindings, F08: the newer ones: 7 of 57 barriers are recorded
program p
#ifdef F08
  use mpi_f08
#else
  use mpi
#endif
  implicit none
  integer :: ierror, i
  call MPI_Init(ierror)
  call MPI_Pcontrol(0)
  do i = 1, 50
    call MPI_Barrier(MPI_COMM_WORLD, ierror)
  end do
  call MPI_Pcontrol(1)
  do i = 1, 7
    call MPI_Barrier(MPI_COMM_WORLD, ierror)
  end do
  call MPI_Finalize(ierror)
end program
