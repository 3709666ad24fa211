! plane.f90 - regions in a module's subroutine, in the program, and in a procedure of the program's
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
  call inner()
  print *, t
contains
  subroutine inner()
    integer :: k
    !$omp parallel do ! /* inner */
    do k = 1, size(x)
      x(k) = x(k) + k
    end do
    !$omp end parallel do
  end subroutine inner
end program flat
