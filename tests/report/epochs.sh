# epochs.sh - part of tests/report: real ranks that wait for each other by all kinds of MPI calls, and a late rank

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

# Rank 1 is stopped 200 of 300 ms, wherever it is.
stops() {
    local pid
    until [ -s pid ]; do sleep 0.1; done
    pid=$(cat pid)
    while kill -STOP "$pid" 2>/dev/null; do
        sleep 0.2
        kill -CONT "$pid"
        sleep 0.1
    done
}
stopped() {
    local try
    for try in 1 2 3 4; do
        rm -rf out pid
        stops 2>/dev/null &
        TRACE_OUT="$WORK/out" timeout $PATIENCE mpirun.openmpi -n 3 ./epochs.openmpi stopped 500 >log 2>&1 || { cat log; return 1; }
        wait $!
        "$report" --json out >real.json
        python3 -c '
import json, sys
f = json.load(open("real.json"))["findings"][0]
said = [f["text"]] + f["evidence"]
sys.exit(f["ranks"] != [1] or f["kind"] not in ("stopped", "straggler", "unexplained") or not [s for s in said if "neither ran nor" in s])' && return
    done
    cat real.json
    return 1
}
check 'a rank that is stopped: it is first, and that it neither ran nor could' stopped
