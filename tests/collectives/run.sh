#!/bin/bash
# Collectives over all ranks: who was last, who waited, who is missing. Forged ranks whose every arrival is known, and real ones that are late by a known
# time, or never come.
set -u
. "$(dirname "$0")/../lib.sh"
SO=$BUILD/libtrace-h.so
tally=$BUILD/trace-tally
merge=$BUILD/trace-merge
need node npm python3 mpicc.mpich mpirun.mpich mpicc.openmpi mpirun.openmpi
cd "$WORK" || exit 1

# --- forged, all that was recorded and after the beginnings were overwritten

check 'made: builds' $CC -std=c11 -D_GNU_SOURCE -O0 -Wall -Wextra -Werror -I "$ROOT/src" -I "$ROOT/tests/format" "$HERE/made.c" "$ROOT/tests/format/forge.c" -o made
made() { # SEED MODE: into files/, truth and one.json
    rm -rf files
    mkdir files
    ./made files "$1" "$2" >truth
    "$tally" --collectives --top 20 --json -j 1 files >one.json
}
for seed in 1 2 3 ${FULL:+$(seq 4 30)}; do
    made $seed WHOLE
    check "whole $seed: rows, ranks, the worst" python3 "$HERE/check.py" whole truth one.json
    made $seed RING
    check "ring $seed: what lost a member does not count as waiting" python3 "$HERE/check.py" whole truth one.json
done
for jobs in 2 3 16; do
    "$tally" --collectives --top 20 --json -j $jobs files >other.json
    same_file "the same with $jobs workers" one.json other.json
done
"$tally" --collectives --top 20 --json -j 2 $(ls -r files/*) >other.json
same_file 'and from the files in another order' one.json other.json
check 'merged' "$merge" -q -o merged.bin files
"$tally" --collectives --top 20 --json merged.bin >other.json
same_file 'and from the merged file' one.json other.json
"$tally" --collectives --csv files >csv
check 'CSV says the same as JSON' python3 -c '
import csv, json
rows = {(r["name"], str(r["comm"]), r["times"]): r for r in json.load(open("one.json"))["collectives"]["rows"]}
lines = list(csv.DictReader(open("csv")))
assert len(lines) == len(rows)
for x in lines:
    r = rows[x["name"], x["comm"], x["times"]]
    for k in ("size", "collectives", "calls", "bytes", "sent_bytes", "received_bytes", "time_ns", "waiting_ns", "max_wait_ns", "last_count"):
        assert int(x[k]) == r.get(k, 0), (x, r)'
"$tally" --collectives --name '^early$' --json files >other.json
check '--name: only those' python3 -c '
import json
one, some = (json.load(open(f))["collectives"] for f in ("one.json", "other.json"))
assert some["rows"] == [r for r in one["rows"] if r["name"] == "early"] and some["rows"], some["rows"]'
"$tally" --collectives --top 3 files >table
same '--top' '3 3' "$(grep -cE '^ *(sync|early|begun) \| +(MPI_COMM_[A-Z]+|comm of [0-9]+ ranks? #[0-9]+) \| +[0-9]+ \| +(calls|begun) +\| +[0-9]+ \|' table) $(grep -cE '(calls|begun|device) \| +[0-9.]+ \| +[0-9 a-z]*rank' table)"
"$tally" files >table
if grep -q 'never ended' table; then fail 'nothing is said of collectives that ended' "$(grep 'never ended' table)"; else ok 'nothing is said of collectives that ended'; fi
refuse '--collectives excludes --by' "$tally" --collectives --by rank files

# --- forged: one that never ended: blocking, nonblocking, on streams, with different functions

kinds=
for seed in 1 2 5 9 20 28 ${FULL:+$(seq 30 70)}; do
    made $seed STUCK
    check "stuck $seed: who is in it, who is not, what those do, who is silent" python3 "$HERE/check.py" stuck truth one.json
    kinds="$kinds$(sed -n 's/^stuck \([a-z]*\) .* \([01]\) in .*/ \1\2/p' truth)"
done
for kind in sync0 sync1 begun0 queued0; do
    case $kinds in *" $kind"*) ok "$kind was among them" ;; *) fail "$kind was among them" "$kinds" ;; esac
done
for jobs in 2 16; do
    "$tally" --collectives --top 20 --json -j $jobs files >other.json
    same_file "stuck: the same with $jobs workers" one.json other.json
done
"$merge" -q -o merged.bin files
"$tally" --collectives --top 20 --json merged.bin >other.json
same_file 'stuck: the same from the merged file' one.json other.json
gone=$(sed -n 's/^stuck.* missing \([0-9]\).*/\1/p' truth)
rm "files/p$(((gone * 5 + 3) % 7)).bin"
"$tally" --json files >other.json
check 'a rank that is not in the trace is not accused' python3 "$HERE/check.py" stuck truth "$gone" other.json

# --- real ranks

# hang NAME MPI HOW ENV...: into out; all ranks are killed once the trace of the running program says that they hang
hang() {
    local name=$1 mpi=$2 how=$3
    shift 3
    rm -rf out ready.*
    env TRACE_OUT="$WORK/out" LD_PRELOAD="$SO" "$@" timeout $PATIENCE mpirun.$mpi -n 4 ./late.$mpi "$how" >log 2>&1 &
    for _ in $(seq $((PATIENCE * 10))); do [ "$(ls ready.* 2>/dev/null | wc -l)" = 4 ] && break; sleep 0.1; done
    for _ in $(seq 60); do
        sleep 0.5
        "$tally" --json out >hang.json 2>&1
        python3 "$HERE/check.py" hang hang.json "$how" >/dev/null 2>&1 && break
    done
    kill -9 $(cat ready.*) 2>/dev/null
    wait $!
    "$tally" --json out >hang.json
    check "$name: the missing rank is named, and what it did" python3 "$HERE/check.py" hang hang.json "$how"
    "$tally" out >table
    has "$name: in every run" table '^note: MPI_Allreduce #8 on MPI_COMM_WORLD \(4 members\) never ended: ranks 0, 1, 3 are in it since [0-9.]+ s, rank 2 never joined'
}
shows() { python3 "$ROOT/tests/docs/outputs.py" "$ROOT/docs/guide/collectives.md" "$1" table; } # TEXT
for mpi in mpich openmpi; do
    check "$mpi: builds" mpicc.$mpi -O0 -Wall "$HERE/late.c" -o late.$mpi
    rm -rf out late.at
    check "$mpi: runs" env TRACE_OUT="$WORK/out" LD_PRELOAD="$SO" timeout $PATIENCE mpirun.$mpi -n 4 ./late.$mpi late
    "$tally" --collectives --json out >late.json
    check "$mpi: the late rank is last, and the others wait as long as it sleeps" python3 "$HERE/check.py" late late.json
    COLUMNS=120 "$tally" --collectives out >table
    check "$mpi: docs/guide/collectives.md shows this" shows 'Waiting(%)'
    hang "$mpi, killed" $mpi elsewhere
    hang "$mpi, killed, ring" $mpi elsewhere TRACE_MODE=ring
    check "$mpi: docs/guide/collectives.md shows the note" shows 'note: MPI_Allreduce'
    "$tally" --collectives out >table
    check "$mpi: docs/guide/collectives.md shows the details" shows 'rank 2 was in MPI_Recv'
    for half in '1 .* ranks 0, 2' '2 .* ranks 1, 3'; do
        has "$mpi: communicators without a name have numbers: $half" table "^ *comm of 2 ranks #${half/.\*/\\| +[0-9]+ \\| +2 \\|} +\\|\$"
    done
    has "$mpi: in other tables, too" table '^ *MPI_Barrier \| +comm of 2 ranks #1 \|'
    has "$mpi: details" table '^    rank 2 was in MPI_Recv from [0-9.]+ s on$'
    has "$mpi: where it stood" table '^        its last collective there: MPI_Allreduce #7, over at [0-9.]+ s$'
done
hang 'mpich, a rank was stopped' mpich stopped
"$tally" --collectives out >table
has 'it is said to be silent' table '^        no sign of life after [0-9.]+ s \(dead, or stopped\); others lived until [0-9.]+ s at least$'
hang 'ring, the past is overwritten' openmpi busy TRACE_MODE=ring TRACE_RING=1 TRACE_BUFFER=256K

# --- the same by SQL (docs/guide/perfetto.md)

rm -rf out late.at
check 'for SQL: runs' env TRACE_OUT="$WORK/out" LD_PRELOAD="$SO" timeout $PATIENCE mpirun.openmpi -n 4 ./late.openmpi late
"$tally" --collectives --json out >late.json
check 'the engine is installed' "$ROOT/tests/perfetto/install.sh"
check 'to-perfetto' "$BUILD/to-perfetto" -q -o late.pftrace out
python3 - "$ROOT/docs/guide/perfetto.md" <<'P' >query.sql
import re, sys
print(re.search(r"-- (who comes last to collectives.*?);", open(sys.argv[1]).read(), re.S).group(0))
P
node "$ROOT/tests/perfetto/query.mjs" late.pftrace "$(sed 1d query.sql)" >sql
check 'the query of docs/guide/perfetto.md and trace-tally agree' python3 -c '
import json
rows = {}
for r in json.load(open("late.json"))["collectives"]["rows"]:
    if r["times"] == "calls":
        n = rows.setdefault(r["name"], [0, 0])
        n[0] += r["collectives"]
        n[1] += r["waiting_ns"]
got = {}
for line in open("sql"):
    f = line.rstrip("\n").split("\t")
    if len(f) >= 4 and f[2].isdigit() and f[0] in rows:
        n = got.setdefault(f[0], [0, 0])
        n[0] += int(f[2])
        n[1] += int(f[3])
assert got == rows and len(got) == 3, (got, rows)'
"$BUILD/trace-report" --whole --json out >late-report.json
check 'trace-report, trace-tally and the query agree how often each rank came last, and of how many' python3 -c '
import json, re
tally = {r["pid"]: (r["last"], r["collectives"]) for r in json.load(open("late.json"))["collectives"]["ranks"]}
ranks = [r for r in json.load(open("late-report.json"))["ranks"] if r["collectives"]]
report = {r["pid"]: (r["came_last"], r["collectives"]) for r in ranks}
asked = {}
for line in open("sql"):
    f = line.rstrip("\n").split("\t")
    who = len(f) >= 4 and f[2].isdigit() and re.match(r"rank +(\d+)", f[1])
    if who:
        asked[int(who[1])] = asked.get(int(who[1]), 0) + int(f[2])
assert tally == report and len(tally) == 4, (tally, report)
assert asked == {r["rank"]: r["came_last"] for r in ranks if r["came_last"]}, (ranks, asked)'
check 'it counts a collective once to which two come last, in the same ns' python3 -c '
import sqlite3
d = sqlite3.connect(":memory:")
d.create_function("extract_arg", 2, lambda id, key: id)
for table in "slice(arg_set_id, name, ts, dur, track_id)", "thread_track(id, utid)", "thread(utid, upid)", "process(upid, name)":
    d.execute("create table " + table)
for rank, ts in enumerate((100, 400, 400)):
    d.execute("insert into process values(?, ?)", (rank, "rank %d" % rank))
    d.execute("insert into thread values(?, ?)", (rank, rank))
    d.execute("insert into thread_track values(?, ?)", (rank, rank))
    d.execute("insert into slice values(7, ?, ?, ?, ?)", ("MPI_Barrier", ts, 500 - ts, rank))
got = d.execute(open("query.sql").read()).fetchall()
assert [(r[0], r[2], r[3]) for r in got] == [("MPI_Barrier", 1, 300)] and got[0][1] in ("rank 1", "rank 2"), got'
finish
