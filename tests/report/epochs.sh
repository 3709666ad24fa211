# epochs.sh - part of tests/report: real ranks that wait for each other in every way that MPI has, and one that is late

epochs() { # MPI HOW...: as often as a busy machine may have been at fault, too
    local mpi=$1 how try want
    for how in "${@:2}"; do
        want=real-epochs
        [ "$how" = pieces ] && want=real-pieces
        for try in 1 2 3 4; do
            rm -rf out
            TRACE_OUT="$WORK/out" timeout $PATIENCE mpirun.$mpi -n 4 ./epochs.$mpi "$how" 20 >log 2>&1 || break
            "$report" --json out >real.json
            named $want real.json >/dev/null 2>&1 && break
            echo "# $mpi, $how: try $try: $(python3 -c 'import json; print([(f["kind"], f["text"]) for f in json.load(open("real.json"))["findings"]])')"
        done
        check "$mpi, $how: the late rank is first" named $want real.json
    done
}
for mpi in mpich openmpi; do
    check "$mpi, epochs: builds" mpicc.$mpi -O0 -Wno-misleading-indentation -DTRACE_MPI -I "$ROOT" "$HERE/epochs.c" "$(mpi_recorder $mpi)" -o epochs.$mpi -pthread -ldl
done
epochs mpich isend issend early test persistent parts neighbours fence epoch lock pieces
epochs openmpi isend issend early test persistent neighbours fence epoch lock pieces
