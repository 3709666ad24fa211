# kept.sh - ranks that were kept from running: stopped, blocked in the kernel, or without a processor. For run.sh.

forged kept 'kept from running'
for job in healthy own stopped waiting all blocked pages; do
    mkdir kept-$job
    ./kept kept-$job $job >kept-$job/truth
    "$report" --json kept-$job >kept-$job.json 2>err
    check "kept from running: $job: who is to blame, and what it costs" python3 "$HERE/kept.py" $job kept-$job.json kept-$job/truth
    same "kept from running: $job: nothing else is said" '' "$(cat err)"
done
"$BUILD/trace-merge" -q -o kept.tm kept-stopped
same 'kept from running: merged, the same findings' "$("$report" --json kept-stopped | grep -o '"kind.*"see"')" "$("$report" --json kept.tm | grep -o '"kind.*"see"')"

for mpi in mpich openmpi; do
    check "stopped: $mpi: builds" mpicc.$mpi -O1 -Wall -Wextra -Werror "$HERE/stopped.c" -o stopped.$mpi
    for who in 1 -1; do
        TRACE_OUT= timeout $PATIENCE "$BUILD/trace-run" -q -n -o stopped.$mpi.$who -- mpirun.$mpi -n 3 ./stopped.$mpi $who >log 2>&1
        "$report" --json stopped.$mpi.$who >stopped.json
        same "stopped: $mpi: rank $who" "$([ $who = 1 ] && echo 'stopped 1' || echo none)" "$(python3 -c '
import json
found = [f for f in json.load(open("stopped.json"))["findings"] if f["blames"]]
first = found[0] if found else None
print("%s %d" % (first["kind"], *first["ranks"]) if first and first["kind"] == "stopped" else
      "none" if not [f for f in found if f["kind"] == "stopped"] else found)')"
    done
done

# Whether processors are shared or not, what is named is own work: 14 steps with 20 ms more.
for mpi in mpich openmpi; do
    check "own work: $mpi: builds" mpicc.$mpi -O1 -Wall -Wextra -Werror "$HERE/more.c" -o more.$mpi
    for who in 2 -1; do
        TRACE_OUT= timeout $PATIENCE "$BUILD/trace-run" -q -n -o more.$mpi.$who -- mpirun.$mpi -n 4 ./more.$mpi $who >log 2>&1
        "$report" --json more.$mpi.$who >more.json
        same "own work: $mpi: rank $who" "$([ $who = 2 ] && echo 'straggler [2]' || echo none)" "$(python3 -c '
import json
r = json.load(open("more.json"))
found = [f for f in r["findings"] if f["blames"]]
right = found and abs(found[0]["share"] * r["run_ns"] - 14 * 20_000_000) < 14 * 2_000_000
print(found[0]["kind"], found[0]["ranks"] if right else found[0] if found else "") if found else print("none")')"
    done
done
