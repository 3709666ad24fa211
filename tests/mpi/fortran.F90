! one program, three bindings: -DBINDING=1 mpif.h, 2 use mpi, 3 use mpi_f08
program fortran
#if BINDING == 2
  use mpi
#elif BINDING == 3
  use mpi_f08
#endif
  implicit none
#if BINDING == 1
  include 'mpif.h'
#endif
#if BINDING == 3
  type(MPI_Request) :: q(2), r
  type(MPI_Comm) :: half
  type(MPI_Status) :: status
  type(MPI_Datatype) :: three
#else
  integer :: q(2), r, half, three
  integer :: status(MPI_STATUS_SIZE)
#endif
  double precision :: clock
  integer :: me, n, error, x, y, left, right, i, which, length
  integer :: a(100), b(100), counts(64)
  character(len=MPI_MAX_PROCESSOR_NAME) :: name

  call MPI_Init(error)
  clock = MPI_Wtime()
  if (MPI_Wtime() < clock .or. MPI_Wtick() <= 0) stop 2
  call MPI_Comm_rank(MPI_COMM_WORLD, me, error)
  call MPI_Comm_size(MPI_COMM_WORLD, n, error)
  right = mod(me + 1, n)
  left = mod(me + n - 1, n)
  a = me
  b = -1
  call MPI_Irecv(b, 100, MPI_INTEGER, left, 5, MPI_COMM_WORLD, q(1), error)
  call MPI_Isend(a, 100, MPI_INTEGER, right, 5, MPI_COMM_WORLD, q(2), error)
  call MPI_Waitall(2, q, MPI_STATUSES_IGNORE, error)
  if (b(100) /= left) stop 3
  call MPI_Irecv(b, 100, MPI_INTEGER, left, 6, MPI_COMM_WORLD, r, error)
  call MPI_Send(a, 50, MPI_INTEGER, right, 6, MPI_COMM_WORLD, error)
  call MPI_Wait(r, status, error)
  call MPI_Get_count(status, MPI_INTEGER, length, error)
  if (length /= 50) stop 4
  call MPI_Irecv(b, 100, MPI_INTEGER, left, 7, MPI_COMM_WORLD, q(1), error)
  call MPI_Isend(a, 25, MPI_INTEGER, right, 7, MPI_COMM_WORLD, q(2), error)
  do i = 1, 2
    call MPI_Waitany(2, q, which, MPI_STATUS_IGNORE, error)
  end do
  call MPI_Comm_split(MPI_COMM_WORLD, mod(me, 2), me, half, error)
  call MPI_Comm_set_name(half, 'half  ', error)
  x = 1
  call MPI_Allreduce(x, y, 1, MPI_INTEGER, MPI_SUM, half, error)
  call MPI_Allreduce(MPI_IN_PLACE, y, 1, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, error)
  call MPI_Sendrecv(a, 10, MPI_INTEGER, right, 8, b, 100, MPI_INTEGER, left, 8, MPI_COMM_WORLD, MPI_STATUS_IGNORE, error)
  call MPI_Bcast(a, 100, MPI_INTEGER, 0, MPI_COMM_WORLD, error)
  counts = 2
  call MPI_Reduce_scatter(a, b, counts, MPI_INTEGER, MPI_SUM, MPI_COMM_WORLD, error)
  call MPI_Type_contiguous(3, MPI_INTEGER, three, error)
  call MPI_Type_commit(three, error)
  call MPI_Sendrecv(a, 2, three, right, 9, b, 2, three, left, 9, MPI_COMM_WORLD, status, error)
  call MPI_Type_free(three, error)
  call MPI_Get_processor_name(name, length, error)
  call MPI_Barrier(half, error)
  call MPI_Comm_free(half, error)
  call MPI_Finalize(error)
end program
