# pcontrol.sh - part of tests/mpi: MPI_Pcontrol switches recording, from C and Fortran

for library in mpich openmpi; do
    check "$library: MPI_Pcontrol: builds" mpicc.$library -O0 -Wall "$HERE/pcontrol.c" -o pcontrol.$library
    check "$library: MPI_Pcontrol: builds, embedded" mpicc.$library -std=gnu11 -O0 -DTRACE_MPI -I "$ROOT" "$HERE/pcontrol.c" "$(mpi_recorder $library)" -o pcontrol.embedded.$library -pthread -ldl
    check "$library: MPI_Pcontrol: builds, pcontrol.F90" mpifort.$library -O0 "$HERE/pcontrol.F90" -o pcontrol.f90.$library
    check "$library: MPI_Pcontrol: builds, pcontrol08.F90" mpifort.$library -O0 -DF08 "$HERE/pcontrol.F90" -o pcontrol08.f90.$library
    for program in pcontrol pcontrol.embedded pcontrol.f90 pcontrol08.f90; do
        preload=LD_PRELOAD=$SO
        [ $program != pcontrol.embedded ] || preload=LD_PRELOAD=
        ran "$library: MPI_Pcontrol, $program" $library 2 TRACE_APIS=all=off,mpi TRACE_ENABLE=1 $preload -- ./$program.$library || continue
        same "$library: MPI_Pcontrol, $program: what is recorded" 'MPI_Barrier 14' "$(calls MPI "$WORK/out" | grep Barrier)"
        same "$library: MPI_Pcontrol, $program: marks" 'pause pause resume resume' "$(events | python3 -c '
import json, sys; print(*sorted(e["name"] for e in map(json.loads, sys.stdin) if e["api"] == "trace"))')"
        has "$library: MPI_Pcontrol, $program: the tally says so" <("$BUILD/trace-tally" "$WORK/out") '^note: the program paused recording 2 times$'
    done
done
