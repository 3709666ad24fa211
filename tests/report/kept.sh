# kept.sh - ranks that were kept from running: stopped, blocked in the kernel, or without a processor. For run.sh.

check 'kept from running: builds' $CC -std=c11 -D_GNU_SOURCE -O0 -Wall -Wextra -Werror -I "$ROOT/src" -I "$ROOT/tests/format" "$HERE/kept.c" "$ROOT/tests/format/forge.c" -o kept
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
