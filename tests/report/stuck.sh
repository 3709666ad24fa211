# stuck.sh - part of tests/report: real ranks that wait for ever, with reports while they hang and after they were killed

cat >stuck.py <<'P'
import json, sys
how, path = sys.argv[1:]
want = {"recv": ("stuck", [2], "load"), "wait": ("stuck", [2], "load"), "mixed": ("stuck", [2], "load"),
        "any": ("stuck", [2], "load"), "test": ("stuck", [2], "load"), "probe": ("stuck", [2], "load"),
        "asks": ("stuck", [2], "load"), "lock": ("stuck", [2], "load"), "post": ("stuck", [2], "load"), "sends": ("deadlock", [0, 1, 2, 3], "in MPI_Send for rank"),
        "receives": ("deadlock", [0, 1, 2, 3], "in MPI_Recv for rank"), "device": ("stuck", [1], "read_all")}[how]
first = json.load(open(path))["findings"][0]
said = " ".join([first["text"]] + first["evidence"])
sys.exit(0 if (first["kind"], first["ranks"]) == want[:2] and want[2] in said else f"{how}: {first}")
P
stuck() { # MPI HOW: until it is named, while the job stands
    local try
    rm -rf out
    TRACE_OUT="$WORK/out" setsid mpirun.$1 -n 4 ./stuck.$1 "$2" >log 2>&1 &
    for ((try = 0; try < PATIENCE; try++)); do
        sleep 1
        "$report" --json out >real.json 2>/dev/null && python3 stuck.py "$2" real.json 2>why && break
    done
    check "$1, $2: the cause is first while the job stands" python3 stuck.py "$2" real.json
    pkill -KILL -f "^./stuck.$1 $2" || fail "$1, $2: killed" "no such process"
    wait $!
    "$report" --json out >real.json 2>/dev/null
    check "$1, $2: and when it was killed" python3 stuck.py "$2" <(python3 -c '
import json
found = json.load(open("real.json"))
found["findings"] = [f for f in found["findings"] if f["kind"] not in ("killed", "crash", "exit_status", "hang")]
print(json.dumps(found))')
}
for mpi in mpich openmpi; do
    check "$mpi, stuck: builds" mpicc.$mpi -O0 -DTRACE_MPI -I "$ROOT" "$HERE/stuck.c" "$(mpi_recorder $mpi)" -o stuck.$mpi -pthread -ldl
done
for how in recv wait mixed any test lock post sends receives device; do stuck mpich $how; done
for how in wait mixed probe asks lock post sends; do stuck openmpi $how; done
# The page of the last one: its axis reaches to the last sign of life.
"$report" --html=stands.html out >/dev/null 2>&1
page 'a page of a job that stands' stands.html
has 'a page of a job that stands: until the last sign of life' stands.html 'until the last sign of life; the last event is at'
has 'a page of a job that stands: in a call that never ended' dom.html 'fill="var\(--in_a_call_that_never_ended\)"'

# The watchdog says the same beside the job, once.
check 'stuck, under trace-run: builds' mpicc.mpich -O0 -DNO_TRACE "$HERE/stuck.c" -o stuck.plain
watched() { # SETTING HOW [OPTION]
    local try
    rm -rf watched
    env $1 setsid "$BUILD/trace-run" ${3:-} -q --no-analysis -o watched -- mpirun.mpich -n 4 ./stuck.plain $2 >log 2>&1 &
    for ((try = 0; try < PATIENCE; try++)); do
        sleep 1
        grep -q 'rank 2: in\|keeps ranks 0, 1, 3 waiting\|wait for each other' log && break
    done
    sleep 3 # it might say it again
    pkill -KILL -f "^./stuck.plain $2"
    wait $!
}
for how in 'TRACE_WATCHDOG=2s recv' 'X=1 recv --watchdog=2' 'TRACE_WATCHDOG=6s all-test'; do
    watched $how
    same "watchdog, $how: says once who is missing" 1 "$(grep -c 'watchdog: the job stands still' log)"
    has "watchdog, $how: and who that is" log "$([ "${how% recv*}" = "$how" ] && echo 'Ranks 0-3 wait for each other' || echo 'Rank 2 keeps ranks 0, 1, 3 waiting')"
    same "watchdog, $how: ends with the job" '' "$(pgrep -f -- '--watchdog=.* .*watched')"
done
refuse 'watchdog: no time' "$BUILD/trace-run" --watchdog=soon -- true
refuse 'watchdog: no time in the variable' env TRACE_WATCHDOG=1d "$BUILD/trace-run" -- true
check 'watchdog: says nothing of a healthy program' env TRACE_WATCHDOG=1s "$BUILD/trace-run" -q --no-analysis -o healthy -- sh -c 'sleep 3'
