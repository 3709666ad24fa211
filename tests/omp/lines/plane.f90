! plane.f90 - a region in a module's subroutine, and one in the program
module plane
contains
  subroutine fill(x)
    real(8), intent(out) :: x(:)
    integer :: i
    !$omp parallel do ! /* fill */
    do i = 1, size(x)
      x(i) = i
    end do
    !$omp end parallel do
  end subroutine fill
end module plane

program flat
  use plane
  real(8) :: x(100), t
  integer :: i
  call fill(x)
  t = 0
  !$omp parallel do reduction(+ : t) ! /* flat */
  do i = 1, size(x)
    t = t + x(i)
  end do
  !$omp end parallel do
  print *, t
end program flat
