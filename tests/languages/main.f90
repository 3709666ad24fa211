! main.f90 - everything of the module trace, once; run.sh compares what trace-print says with fortran.expect
program main
  use, intrinsic :: iso_c_binding
  use trace
  implicit none
  integer(c_int64_t) :: task, flow
  integer(c_int32_t) :: track
  integer :: i
  character(len=300) :: long

  long = repeat("y", 300)
  call trace_process_name("fortran test")
  call trace_thread_name("main thread")
  call trace_info("input", "case 3")
  call trace_set_rank(3, 8)
  do i = 1, 2
    call trace_task_begin("all", [trace_pair("int", -3), trace_pair("long", 5000000000_c_int64_t), trace_pair("real", 0.5), &
      trace_pair("double", 2.5d0), trace_pair("logical", .true.), trace_pair("text", "abc  "), trace_pair("cut", long)])
    call trace_meta([trace_pair("i", i)])
    call trace_task_end()
  end do
  call trace_task_begin("bare  ")
  flow = 7
  call trace_flow_out(flow)
  call trace_flow_in(flow)
  call trace_task_end()
  call trace_task_begin("in", domain="solver")
  call trace_task_end()
  call trace_task_begin("in", [trace_pair("n", 1)], "solver")
  call trace_task_end()
  call trace_instant("instant", [trace_pair("file", "x.nc")])
  call trace_instant("instant")
  call trace_counter("counter", 1.5d0)
  call trace_counter("counter", 2.5d0, "W")
  call trace_async_begin("async", 9_c_int64_t, [trace_pair("n", 1)])
  call trace_async_begin("async", 10_c_int64_t)
  call trace_async_end("async", 9_c_int64_t)
  call trace_async_end("async", 10_c_int64_t)
  track = trace_track_create("queue", trace_track_create("device"))
  call trace_track_slice(track, "kernel", trace_now() - 100, trace_now(), [trace_pair("grid", 64)])
  call trace_track_slice(track, "kernel", trace_now() - 100, trace_now())
  call trace_track_counter(track, "power", "W", 300d0)
  task = trace_task_open("far", [trace_pair("n", 1)])
  call trace_task_close(task)
  call trace_task_close(trace_task_open("near"))
  call trace_step()
  if (trace_flow_new() == trace_flow_new() .or. trace_ticks_per_second() < 1000) stop 1
  if (.not. trace_enabled() .or. trace_pause() /= 0 .or. trace_resume() /= 0 .or. trace_stop() /= 0 .or. trace_enabled()) stop 2
  call trace_instant("never")
  if (trace_start() /= 0 .or. trace_filter("user=full") /= 0 .or. trace_filter("nonsense") == 0 .or. trace_flush() /= 0) stop 3
  if (trace_snapshot("snapshot.bin") /= 0) stop 4
end program
