program co
  implicit none
  integer :: a(100)[*], me, n, i, s
  real(8) :: x
  me = this_image(); n = num_images()
  a = me
  sync all
  s = 0
  do i = 1, n
    s = s + a(i)[i]
    a(i)[mod(me, n) + 1] = i
    sync all
  end do
  critical
    a(1)[1] = a(1)[1] + 1
  end critical
  x = me
  call co_sum(x)
  call co_max(s)
  sync all
  if (me == 1) print *, s, x, a(1)
end program
