# spawn.sh - part of run.sh: worlds of MPI_Comm_spawn. By Open MPI: Debian's MPICH 4.0.2 starts nothing by MPI_Comm_spawn

spawned() { "$BUILD/trace-info" --json -p "$@" 2>/dev/null | python3 -c '
import json, sys
for r in json.load(sys.stdin)["runs"]:
    print(r["ranks"], "of", r["world"], *sorted((p["rank"], p.get("spawned_world", 1), p.get("rank_in_world", p["rank"])) for p in r["members"]))'; }
check 'spawn compiles' mpicc.openmpi -O0 -w "$HERE/spawn.c" -o "$WORK/spawn"
rm -rf "$WORK/worlds" "$WORK/alone"
check 'ranks that start others, trace-run above the launcher' timeout "$PATIENCE" "$BUILD/trace-run" -q -n -o "$WORK/worlds" -- mpirun.openmpi -n 2 "$WORK/spawn"
worlds='4 of 4 (0, 1, 0) (1, 1, 1) (2, 2, 0) (3, 2, 1)'
same 'each process has a rank of its own, and the world it is of' "$worlds" "$(spawned "$WORK/worlds")"
has 'trace-info says which' <("$BUILD/trace-info" "$WORK/worlds") '^  Spawned     ranks 2 to 3 are ranks 0 to 1 of world 2, by MPI_Comm_spawn$'
has 'trace-tally too' <("$BUILD/trace-tally" "$WORK/worlds") '^note: ranks 2 to 3 are ranks 0 to 1 of world 2, by MPI_Comm_spawn$'
same 'no process of a share of more than all of the time' "4 True" "$("$BUILD/trace-tally" --json "$WORK/worlds" | python3 -c '
import json, sys
s = [x for x in json.load(sys.stdin)["shares"] if x["api"] == "MPI"]
print(len(s), all(x["share"] <= 1 for x in s))')"
same 'messages stay in their world' '0-1 1-0 2-3 3-2' "$("$BUILD/trace-tally" --json --messages "$WORK/worlds" | python3 -c '
import json, sys
print(*sorted("%d-%d" % (t["from"], t["to"]) for t in json.load(sys.stdin)["messages"]))')"
same 'and so do collectives: each barrier has two members' "10 2" "$("$BUILD/trace-tally" --collectives --json "$WORK/worlds" 2>/dev/null | python3 -c '
import json, sys
rows = [r for r in json.load(sys.stdin)["collectives"]["rows"] if r["name"] == "MPI_Barrier"]
print(sum(r["collectives"] for r in rows), *{r["size"] for r in rows})')"
"$BUILD/trace-merge" -q -o "$WORK/worlds.bin" "$WORK/worlds"
same 'merged, too' "$worlds" "$(spawned "$WORK/worlds.bin")"
check 'ranks that start others, trace-run below the launcher' timeout "$PATIENCE" mpirun.openmpi -n 2 "$BUILD/trace-run" -q -n -o "$WORK/alone" -- "$WORK/spawn"
has 'the ranks that are missing are told: trace-info' <("$BUILD/trace-info" "$WORK/alone") '^  Spawned     2 processes that MPI_Comm_spawn started are not on record: to record them, start the launcher by trace-run'
has 'the ranks that are missing are told: trace-tally' <("$BUILD/trace-tally" "$WORK/alone") '^note: 2 processes that MPI_Comm_spawn started are not on record'
