! trace.f90 - trace.h from Fortran: a module over the plain functions
!
!     use trace
!     call trace_task_begin("solve", [trace_pair("n", n), trace_pair("method", "lu")])
!     call trace_meta([trace_pair("residual", r)])
!     call trace_task_end()
!
! Compile this file first. The recorder is trace.h itself, compiled with TRACE_IMPL (cc -c -DTRACE_IMPL -x c trace.h -o trace.o), with
! TRACE_MPI and TRACE_MPI_FORTRAN to record MPI; or it is libtrace-h.so, linked or under trace-run. Values are default and 8-byte
! integers, both reals, logicals, and texts of at most 255 bytes; keys have at most 63. What the functions do, the comments of trace.h say.
module trace
  use, intrinsic :: iso_c_binding
  implicit none
  private

  ! TRACE_PAIR_INT, _REAL, _BOOL, _TEXT of trace.h
  integer(c_int32_t), parameter :: type_int = 8, type_real = 10, type_bool = 11, type_text = 14

  type, public :: trace_pair
    private
    character(kind=c_char) :: key(64) = c_null_char, text(256) = c_null_char
    integer(c_int32_t) :: type = type_int
    integer(c_int64_t) :: bits = 0
  end type
  interface trace_pair
    module procedure pair_int, pair_long, pair_real, pair_double, pair_logical, pair_text
  end interface

  ! struct trace_pair of trace.h
  type, bind(c) :: c_pair
    type(c_ptr) :: key = c_null_ptr, unit = c_null_ptr
    integer(c_int32_t) :: type = type_int, n = 0
    integer(c_int64_t) :: value = 0
  end type

  public :: trace_task_begin, trace_task_end, trace_meta, trace_instant, trace_counter, trace_async_begin, trace_async_end
  public :: trace_task_open, trace_task_close
  public :: trace_flow_new, trace_flow_out, trace_flow_in, trace_track_create, trace_track_slice, trace_track_counter
  public :: trace_output, trace_thread_name, trace_process_name, trace_info, trace_set_rank, trace_now, trace_ticks_per_second
  public :: trace_start, trace_stop, trace_pause, trace_resume, trace_flush, trace_snapshot, trace_filter, trace_enabled, trace_step

  interface
    subroutine c_task_begin(name, pairs, n) bind(c, name="trace_task_begin")
      import :: c_char, c_pair, c_size_t
      character(kind=c_char), intent(in) :: name(*)
      type(c_pair), intent(in) :: pairs(*)
      integer(c_size_t), value :: n
    end subroutine
    subroutine c_task_begin_in(domain, name, pairs, n) bind(c, name="trace_task_begin_in")
      import :: c_char, c_pair, c_size_t
      character(kind=c_char), intent(in) :: domain(*), name(*)
      type(c_pair), intent(in) :: pairs(*)
      integer(c_size_t), value :: n
    end subroutine
    subroutine trace_task_end() bind(c, name="trace_task_end")
    end subroutine
    subroutine c_meta(pairs, n) bind(c, name="trace_meta")
      import :: c_pair, c_size_t
      type(c_pair), intent(in) :: pairs(*)
      integer(c_size_t), value :: n
    end subroutine
    subroutine c_instant(name, pairs, n) bind(c, name="trace_instant")
      import :: c_char, c_pair, c_size_t
      character(kind=c_char), intent(in) :: name(*)
      type(c_pair), intent(in) :: pairs(*)
      integer(c_size_t), value :: n
    end subroutine
    subroutine c_counter_unit(name, unit, v, pairs, n) bind(c, name="trace_counter_unit")
      import :: c_char, c_pair, c_size_t, c_double
      character(kind=c_char), intent(in) :: name(*), unit(*)
      real(c_double), value :: v
      type(c_pair), intent(in) :: pairs(*)
      integer(c_size_t), value :: n
    end subroutine
    subroutine c_async_begin(name, id, pairs, n) bind(c, name="trace_async_begin")
      import :: c_char, c_pair, c_size_t, c_int64_t
      character(kind=c_char), intent(in) :: name(*)
      integer(c_int64_t), value :: id
      type(c_pair), intent(in) :: pairs(*)
      integer(c_size_t), value :: n
    end subroutine
    subroutine c_async_end(name, id, pairs, n) bind(c, name="trace_async_end")
      import :: c_char, c_pair, c_size_t, c_int64_t
      character(kind=c_char), intent(in) :: name(*)
      integer(c_int64_t), value :: id
      type(c_pair), intent(in) :: pairs(*)
      integer(c_size_t), value :: n
    end subroutine
    function c_task_open(name, pairs, n) bind(c, name="trace_task_open")
      import :: c_char, c_pair, c_size_t, c_int64_t
      integer(c_int64_t) :: c_task_open
      character(kind=c_char), intent(in) :: name(*)
      type(c_pair), intent(in) :: pairs(*)
      integer(c_size_t), value :: n
    end function
    subroutine trace_task_close(task) bind(c, name="trace_task_close")
      import :: c_int64_t
      integer(c_int64_t), value :: task
    end subroutine
    function trace_flow_new() bind(c, name="trace_flow_new")
      import :: c_int64_t
      integer(c_int64_t) :: trace_flow_new
    end function
    subroutine trace_flow_out(id) bind(c, name="trace_flow_out")
      import :: c_int64_t
      integer(c_int64_t), value :: id
    end subroutine
    subroutine trace_flow_in(id) bind(c, name="trace_flow_in")
      import :: c_int64_t
      integer(c_int64_t), value :: id
    end subroutine
    function c_track_create(name, parent) bind(c, name="trace_track_create")
      import :: c_char, c_int32_t
      integer(c_int32_t) :: c_track_create
      character(kind=c_char), intent(in) :: name(*)
      integer(c_int32_t), value :: parent
    end function
    subroutine c_track_slice(track, name, begins, ends, pairs, n) bind(c, name="trace_track_slice")
      import :: c_char, c_pair, c_size_t, c_int32_t, c_int64_t
      integer(c_int32_t), value :: track
      character(kind=c_char), intent(in) :: name(*)
      integer(c_int64_t), value :: begins, ends
      type(c_pair), intent(in) :: pairs(*)
      integer(c_size_t), value :: n
    end subroutine
    subroutine c_track_counter(track, name, unit, v) bind(c, name="trace_track_counter")
      import :: c_char, c_int32_t, c_double
      integer(c_int32_t), value :: track
      character(kind=c_char), intent(in) :: name(*), unit(*)
      real(c_double), value :: v
    end subroutine
    subroutine c_thread_name(name) bind(c, name="trace_thread_name")
      import :: c_char
      character(kind=c_char), intent(in) :: name(*)
    end subroutine
    subroutine c_process_name(name) bind(c, name="trace_process_name")
      import :: c_char
      character(kind=c_char), intent(in) :: name(*)
    end subroutine
    subroutine c_info(key, v) bind(c, name="trace_info")
      import :: c_char
      character(kind=c_char), intent(in) :: key(*), v(*)
    end subroutine
    subroutine trace_set_rank(rank, world) bind(c, name="trace_set_rank")
      import :: c_int
      integer(c_int), value :: rank, world
    end subroutine
    function trace_now() bind(c, name="trace_now")
      import :: c_int64_t
      integer(c_int64_t) :: trace_now
    end function
    function trace_ticks_per_second() bind(c, name="trace_ticks_per_second")
      import :: c_int64_t
      integer(c_int64_t) :: trace_ticks_per_second
    end function
    ! results: 0 done, else negative (trace.h)
    function trace_start() bind(c, name="trace_start")
      import :: c_int
      integer(c_int) :: trace_start
    end function
    function trace_stop() bind(c, name="trace_stop")
      import :: c_int
      integer(c_int) :: trace_stop
    end function
    function trace_pause() bind(c, name="trace_pause")
      import :: c_int
      integer(c_int) :: trace_pause
    end function
    function trace_resume() bind(c, name="trace_resume")
      import :: c_int
      integer(c_int) :: trace_resume
    end function
    function trace_flush() bind(c, name="trace_flush")
      import :: c_int
      integer(c_int) :: trace_flush
    end function
    function c_snapshot(path) bind(c, name="trace_snapshot")
      import :: c_int, c_char
      integer(c_int) :: c_snapshot
      character(kind=c_char), intent(in) :: path(*)
    end function
    function c_filter(apis) bind(c, name="trace_filter")
      import :: c_int, c_char
      integer(c_int) :: c_filter
      character(kind=c_char), intent(in) :: apis(*)
    end function
    function c_output(folder) bind(c, name="trace_output")
      import :: c_int, c_char
      integer(c_int) :: c_output
      character(kind=c_char), intent(in) :: folder(*)
    end function
    function c_enabled() bind(c, name="trace_enabled")
      import :: c_bool
      logical(c_bool) :: c_enabled
    end function
    subroutine trace_step() bind(c, name="trace_step")
    end subroutine
  end interface

contains

  function text(s)
    character(len=*), intent(in) :: s
    character(kind=c_char) :: text(len_trim(s) + 1)
    integer :: i
    do i = 1, len_trim(s)
      text(i) = s(i:i)
    end do
    text(len_trim(s) + 1) = c_null_char
  end function

  function keyed(key) result(p)
    character(len=*), intent(in) :: key
    type(trace_pair) :: p
    integer :: n
    n = min(len_trim(key), 63)
    p%key(1:n + 1) = text(key(1:n))
  end function

  function pair_int(key, v) result(p)
    character(len=*), intent(in) :: key
    integer(c_int32_t), intent(in) :: v
    type(trace_pair) :: p
    p = keyed(key)
    p%bits = v
  end function
  function pair_long(key, v) result(p)
    character(len=*), intent(in) :: key
    integer(c_int64_t), intent(in) :: v
    type(trace_pair) :: p
    p = keyed(key)
    p%bits = v
  end function
  function pair_real(key, v) result(p)
    character(len=*), intent(in) :: key
    real(c_float), intent(in) :: v
    type(trace_pair) :: p
    p = pair_double(key, real(v, c_double))
  end function
  function pair_double(key, v) result(p)
    character(len=*), intent(in) :: key
    real(c_double), intent(in) :: v
    type(trace_pair) :: p
    p = keyed(key)
    p%type = type_real
    p%bits = transfer(v, p%bits)
  end function
  function pair_logical(key, v) result(p)
    character(len=*), intent(in) :: key
    logical, intent(in) :: v
    type(trace_pair) :: p
    p = keyed(key)
    p%type = type_bool
    p%bits = merge(1_c_int64_t, 0_c_int64_t, v)
  end function
  function pair_text(key, v) result(p)
    character(len=*), intent(in) :: key, v
    type(trace_pair) :: p
    integer :: n
    p = keyed(key)
    p%type = type_text
    n = min(len_trim(v), 255)
    p%text(1:n + 1) = text(v(1:n))
  end function

  ! what the C functions take; `kept` has the texts
  function as_c(kept) result(c)
    type(trace_pair), intent(in), target :: kept(:)
    type(c_pair) :: c(size(kept))
    integer :: i
    do i = 1, size(kept)
      c(i)%key = c_loc(kept(i)%key)
      c(i)%type = kept(i)%type
      c(i)%value = kept(i)%bits
      if (kept(i)%type == type_text) c(i)%value = transfer(c_loc(kept(i)%text), c(i)%value)
    end do
  end function

  subroutine trace_task_begin(name, pairs, domain)
    character(len=*), intent(in) :: name
    type(trace_pair), intent(in), target, optional :: pairs(:)
    character(len=*), intent(in), optional :: domain
    type(trace_pair), target :: none(0)
    if (present(domain)) then
      if (present(pairs)) then
        call c_task_begin_in(text(domain), text(name), as_c(pairs), size(pairs, kind=c_size_t))
      else
        call c_task_begin_in(text(domain), text(name), as_c(none), 0_c_size_t)
      end if
    else if (present(pairs)) then
      call c_task_begin(text(name), as_c(pairs), size(pairs, kind=c_size_t))
    else
      call c_task_begin(text(name), as_c(none), 0_c_size_t)
    end if
  end subroutine

  subroutine trace_meta(pairs)
    type(trace_pair), intent(in), target :: pairs(:)
    call c_meta(as_c(pairs), size(pairs, kind=c_size_t))
  end subroutine

  subroutine trace_instant(name, pairs)
    character(len=*), intent(in) :: name
    type(trace_pair), intent(in), target, optional :: pairs(:)
    type(trace_pair), target :: none(0)
    if (present(pairs)) then
      call c_instant(text(name), as_c(pairs), size(pairs, kind=c_size_t))
    else
      call c_instant(text(name), as_c(none), 0_c_size_t)
    end if
  end subroutine

  subroutine trace_counter(name, v, unit)
    character(len=*), intent(in) :: name
    real(c_double), intent(in) :: v
    character(len=*), intent(in), optional :: unit
    type(trace_pair), target :: none(0)
    if (present(unit)) then
      call c_counter_unit(text(name), text(unit), v, as_c(none), 0_c_size_t)
    else
      call c_counter_unit(text(name), text(""), v, as_c(none), 0_c_size_t)
    end if
  end subroutine

  subroutine trace_async_begin(name, id, pairs)
    character(len=*), intent(in) :: name
    integer(c_int64_t), intent(in) :: id
    type(trace_pair), intent(in), target, optional :: pairs(:)
    type(trace_pair), target :: none(0)
    if (present(pairs)) then
      call c_async_begin(text(name), id, as_c(pairs), size(pairs, kind=c_size_t))
    else
      call c_async_begin(text(name), id, as_c(none), 0_c_size_t)
    end if
  end subroutine

  subroutine trace_async_end(name, id)
    character(len=*), intent(in) :: name
    integer(c_int64_t), intent(in) :: id
    type(trace_pair), target :: none(0)
    call c_async_end(text(name), id, as_c(none), 0_c_size_t)
  end subroutine

  function trace_task_open(name, pairs) result(task)
    character(len=*), intent(in) :: name
    type(trace_pair), intent(in), target, optional :: pairs(:)
    integer(c_int64_t) :: task
    type(trace_pair), target :: none(0)
    if (present(pairs)) then
      task = c_task_open(text(name), as_c(pairs), size(pairs, kind=c_size_t))
    else
      task = c_task_open(text(name), as_c(none), 0_c_size_t)
    end if
  end function

  function trace_track_create(name, parent) result(track)
    character(len=*), intent(in) :: name
    integer(c_int32_t), intent(in), optional :: parent
    integer(c_int32_t) :: track
    if (present(parent)) then
      track = c_track_create(text(name), parent)
    else
      track = c_track_create(text(name), 0_c_int32_t)
    end if
  end function

  subroutine trace_track_slice(track, name, begins, ends, pairs)
    integer(c_int32_t), intent(in) :: track
    character(len=*), intent(in) :: name
    integer(c_int64_t), intent(in) :: begins, ends
    type(trace_pair), intent(in), target, optional :: pairs(:)
    type(trace_pair), target :: none(0)
    if (present(pairs)) then
      call c_track_slice(track, text(name), begins, ends, as_c(pairs), size(pairs, kind=c_size_t))
    else
      call c_track_slice(track, text(name), begins, ends, as_c(none), 0_c_size_t)
    end if
  end subroutine

  subroutine trace_track_counter(track, name, unit, v)
    integer(c_int32_t), intent(in) :: track
    character(len=*), intent(in) :: name, unit
    real(c_double), intent(in) :: v
    call c_track_counter(track, text(name), text(unit), v)
  end subroutine

  subroutine trace_thread_name(name)
    character(len=*), intent(in) :: name
    call c_thread_name(text(name))
  end subroutine

  subroutine trace_process_name(name)
    character(len=*), intent(in) :: name
    call c_process_name(text(name))
  end subroutine

  subroutine trace_info(key, v)
    character(len=*), intent(in) :: key, v
    call c_info(text(key), text(v))
  end subroutine

  function trace_snapshot(path) result(r)
    character(len=*), intent(in) :: path
    integer(c_int) :: r
    r = c_snapshot(text(path))
  end function

  function trace_filter(apis) result(r)
    character(len=*), intent(in) :: apis
    integer(c_int) :: r
    r = c_filter(text(apis))
  end function

  function trace_output(folder) result(r)
    character(len=*), intent(in) :: folder
    integer(c_int) :: r
    r = c_output(text(folder))
  end function

  function trace_enabled() result(on)
    logical :: on
    on = c_enabled()
  end function
end module
