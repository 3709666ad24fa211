! fortran.f90 - phases of a Fortran program
!
!   cc -I.. -DTRACE_IMPL -x c -c ../trace.h -o trace.o && gfortran ../src/public/trace.f90 fortran.f90 trace.o -o fortran -pthread && ./fortran && trace-tally out
program heat
  use trace
  implicit none
  integer, parameter :: n = 200
  real(8) :: now(n, n), next(n, n)
  integer :: step

  call trace_process_name("heat")
  now = 0
  now(1, :) = 100
  next = now
  do step = 1, 10
    call trace_task_begin("step", [trace_pair("number", step)])
    call trace_task_begin("relax", [trace_pair("rows", n), trace_pair("method", "jacobi")])
    next(2:n - 1, 2:n - 1) = 0.25d0 * (now(1:n - 2, 2:n - 1) + now(3:n, 2:n - 1) + now(2:n - 1, 1:n - 2) + now(2:n - 1, 3:n))
    call trace_meta([trace_pair("change", maxval(abs(next - now)))])
    call trace_task_end()
    now = next
    call trace_counter("near the edge", now(2, n / 2), "K")
    call trace_task_end()
  end do
end program
