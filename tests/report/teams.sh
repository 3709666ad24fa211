# teams.sh - part of tests/report: threads of a team that wait for one of them, and what that costs

forged teams teams
team() { # CAUSE PERCENT KIND WORDS: the first finding that blames, with its cost
    local seed
    for seed in 1 2 3; do
        rm -rf "team-$1" && mkdir "team-$1"
        cost=$(./teams "team-$1" "$1" "$2" $seed)
        "$report" --json "team-$1" >team.json
        check "a team, $1 of $2 % ($seed): $3" python3 -c '
import json, re, sys
kind, words, cost = sys.argv[1], sys.argv[2], float(sys.argv[3])
r = json.load(open("team.json"))
found = [f for f in r["findings"] if f["blames"]]
if kind == "nothing":
    assert not found, found
else:
    f = found[0]
    assert f["kind"] == kind and re.search(words, f["text"]), f
    assert abs(f["share"] * r["run_ns"] / cost - 1) < 0.1, (f["share"] * r["run_ns"], cost)' "$3" "${4:-}" "$cost"
    done
}
team healthy 0 nothing
team noise 50 nothing
team thread 50 thread_imbalance '^OpenMP worker 2 .* last to 50 of 50 barriers'
team thread 10 thread_imbalance '^OpenMP worker 2 '
team serial 20 serial 'between parallel regions'
team single 20 serial 'inside parallel regions'
team lock 50 lock 'OpenMP worker 2 '
"$report" team-noise >team.txt
has 'a team that waits each time for another thread: a remark' team.txt '^    \[remark: thread_imbalance, '
"$report" --json team-thread >team-thread.json
"$report" --json team-serial >team-serial.json
check 'teams: every field' env PATH="$BUILD:$PATH" KINDS='serial thread_imbalance' python3 "$HERE/fields.py" team-{thread,serial}.json
