# ends.sh - part of run.sh: how a rank ended, and who was first, is on record and comes first in the report

# ended NAME HOW KIND TEXT FIELD VALUE COMMAND...: records into $WORK/ends; the first finding, and what trace-info says of rank 1
ended() {
    local name=$1 how=$2 kind=$3 text=$4 field=$5 value=$6
    shift 6
    rm -rf "$WORK/ends"
    timeout "$PATIENCE" "$@" "$how" >"$WORK/log" 2>&1 </dev/null
    "$BUILD/trace-report" --json "$WORK/ends" >"$WORK/ends.json" 2>"$WORK/ends.err"
    same "$name: the first finding" "$kind 1" "$(python3 -c '
import json, sys
f = json.load(sys.stdin)["findings"][0]
print(f["kind"], *f["ranks"])' <"$WORK/ends.json")"
    has "$name: what it says" <(python3 -c 'import json, sys; print(json.load(sys.stdin)["findings"][0]["text"])' <"$WORK/ends.json") "$text"
    same "$name: trace-info" "$value" "$("$BUILD/trace-info" --json -p "$WORK/ends" 2>/dev/null | python3 -c '
import json, sys
print(*(p.get(sys.argv[1]) for r in json.load(sys.stdin)["runs"] for p in r["members"] if p["rank"] == 1))' "$field")"
}

for library in mpich openmpi; do
    check "$library: ends compiles" mpicc.$library -O0 -w "$HERE/ends.c" -o "$WORK/ends.$library"
    each=(mpirun.$library -n 3 "$BUILD/trace-run" -q -n -o "$WORK/ends" -- "$WORK/ends.$library")
    ended "$library: without MPI_Finalize" exit no_finalize '^Rank 1 ended (first, )?by exit status 3, without MPI_Finalize, after MPI_Barrier\.' exit_status 3 "${each[@]}"
    "$BUILD/trace-merge" -q -o "$WORK/ends.bin" "$WORK/ends" 2>/dev/null
    has "$library: merged, too" <("$BUILD/trace-info" "$WORK/ends.bin" 2>/dev/null) '^  Ended .*rank 1: exit status 3, without MPI_Finalize'
    ended "$library: by a crash" crash crash '^Rank 1 ended (first, )?by signal 11 \(SIGSEGV\), after MPI_Barrier\.' signal 11 "${each[@]}"
    ended "$library: with an exit status" status exit_status '^Rank 1 ended (first, )?by exit status 4, after MPI_Finalize\.' exit_status 4 "${each[@]}"
    ended "$library: without MPI_Finalize, trace-run above the launcher" exit no_finalize '^Rank 1 ended (first, )?by exit status 3, without MPI_Finalize, after MPI_Barrier\.' exit_status 3 \
        "$BUILD/trace-run" -q -n -o "$WORK/ends" -- mpirun.$library -n 3 "$WORK/ends.$library"
done
