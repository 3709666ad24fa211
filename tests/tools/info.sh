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
has "trace-info: format" out "^  Recorded    format 1\.$minor, stream mode, clock "
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
same "trace-info: what libraries say of themselves has a label" 1 "$(grep -cE '^  Facts       [a-z.]+: ' out)"
"$info" nothing-here >out 2>err
same "trace-info: nothing there: status 2" 2 $?
