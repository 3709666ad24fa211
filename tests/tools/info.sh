# info.sh - part of run.sh, behind runs.sh: what trace-info says of a folder

info=$BUILD/trace-info
"$info" mixed >out 2>err
same "trace-info: status" 0 $?
same "trace-info lists all runs, and the shell's remark is not needed" "3 " "$(grep -c '^run ' out) $(cat err)"
has "trace-info: number, id, when, how long" out '^run 2, [0-9a-f]{12}: 20[0-9-]+ [0-9:]+, [0-9.]+(ns|us|ms|s)$'
has "trace-info: the command" out '^  Command     ./steps 5 fork$'
has "trace-info: processes" out '^  Ranks       3 processes without ranks$'
has "trace-info: losses" out '^  Losses      none$'
minor=$(sed -n 's/^#define TRACE_FORMAT_MINOR *//p' "$ROOT/src/format/raw.h")
has "trace-info: format" out "^  Recorded    trace\.h [0-9.]+, format 1\.$minor, stream mode, clock "
"$info" --json mixed | python3 -c '
import json, sys, os
runs = json.load(sys.stdin)["runs"]
assert [r["number"] for r in runs] == [1, 2, 3]
assert [r["processes"] for r in runs] == [1, 3, 1] and [r["files"] for r in runs] == [1, 3, 1]
assert [r["events"] for r in runs] == [{"user": 6}, {"user": 21}, {"user": 14}], [r["events"] for r in runs]
assert sum(r["file_bytes"] for r in runs) == sum(os.path.getsize("mixed/" + f) for f in os.listdir("mixed"))
members = [m for r in runs for m in r["members"]]
assert sum(m["events"] for m in members) == 41 and all(m["start_ns"] <= m["end_ns"] for m in members)
assert all(a["start_ns"] <= b["start_ns"] for a, b in zip(runs, runs[1:]))
assert len({r["id"] for r in runs}) == 3' 2>err && ok "trace-info --json counts right" || fail "trace-info --json counts right" "$(cat err)"
same "trace-info of the merged file" "$("$info" --json mixed | python3 -c 'import json, sys; print([(r["id"], r["events"], r["processes"]) for r in json.load(sys.stdin)["runs"]])')" \
    "$("$info" --json all.bin | python3 -c 'import json, sys; print([(r["id"], r["events"], r["processes"]) for r in json.load(sys.stdin)["runs"]])')"
same "trace-info --run" 1 "$("$info" --run 2 mixed | grep -c '^run ')"
same "trace-info --no-events" 0 "$("$info" --no-events mixed | grep -c 'Events')"
has "trace-info -p" <("$info" -p --run 2 mixed) ' \| mixed/.*\.bin \|$'
"$info" "three.mpich" >out
has "trace-info: ranks" out '^  Ranks       3 of 3 \(0 to 2\), 3 processes$'
has "trace-info: the launcher's name" out '^run 1, hydra:.+: '
has "trace-info: hosts" out '^  Hosts       1 host: '
"$info" nothing-here >out 2>err
same "trace-info: nothing there: status 2" 2 $?

# Ranks 2 and 3 are on a node of their own, and go on for 20 s when those of the other have ended: the longer they are
# alone, the less is known of their clock.
check "jobs builds" $CC -std=c11 -D_GNU_SOURCE -O0 -I "$ROOT/src" -I "$ROOT/tests/format" "$ROOT/tests/report/jobs.c" "$ROOT/tests/format/forge.c" -o jobs
mkdir alone
./jobs alone alone >/dev/null
has "trace-info: how well clocks agree, at worst and most of the time" <("$info" alone) '^  Clocks      2 hosts agree within 5[.0-9]*ms, most of the time within [23][.0-9]*ms; '
"$info" --json alone >alone.json
check "trace-info: the error of a clock over time" python3 -c '
import json
for m in json.load(open("alone.json"))["runs"][0]["members"]:
    parts = m.get("align_errors", [])
    assert bool(parts) == (m["host"] == "node2") and len(parts) in (0, 16), m
    errors = [p["error_ns"] for p in parts]
    assert errors == sorted(errors) and (not parts or errors[-1] == m["align_error_ns"] > 8 * errors[0]), m
    assert all(a["to_ns"] == b["from_ns"] > a["from_ns"] for a, b in zip(parts, parts[1:])), m'
"$BUILD/trace-merge" -q -o alone.bin alone
check "trace-info: merged, the largest alone" bash -c '"$0" --json alone.bin | grep -q align_error_ns && ! "$0" --json alone.bin | grep -q align_errors' "$info"
