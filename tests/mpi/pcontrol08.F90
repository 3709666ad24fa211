! pcontrol08.F90 - the same by Fortran's bindings: 7 of 57 barriers are recorded
program p
  use mpi_f08
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
