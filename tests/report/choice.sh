# choice.sh - part of run.sh: --ranks and --apis leave out findings and lines, and do not change the other numbers

kinds='" ".join(f["kind"] for f in r["findings"])'
"$report" --json -r 1 straggler >choice.json
same "-r: the finding about that rank, with its share of the run" "straggler $(jq_ straggler.json 'r["findings"][0]["share"]')" "$(jq_ choice.json "$kinds + ' ' + str(r['findings'][0]['share'])")"
same "-r: that rank alone has a line" '[1]' "$(jq_ choice.json '[x["rank"] for x in r["ranks"]]')"
same "-r: its steps alone" '10' "$(jq_ choice.json 'r["steps"]["count"]')"
same "-r: its times are those of a report of all" "$(jq_ straggler.json 'r["ranks"][1]')" "$(jq_ choice.json 'r["ranks"][0]')"
same "-r: the choice is in the JSON" '1 None' "$(jq_ choice.json 'r["only_ranks"] + " " + str(r["only_apis"])')"
"$report" --json -r 0,2-3 straggler >others.json
same "-r: no finding about others" '' "$(jq_ others.json "$kinds")"
check "-r: parts of the critical path of all ranks add up to it" python3 -c '
import json
all, one, rest = (json.load(open(f))["critical_path"] for f in ("straggler.json", "choice.json", "others.json"))
ns = lambda path: sum(p["ns"] for p in path["parts"])
assert ns(one) + ns(rest) == ns(all) == all["ns"] == one["ns"], (ns(one), ns(rest), ns(all))
for bound in all["bounds"]:
    assert abs(one["bounds"][bound] + rest["bounds"][bound] - all["bounds"][bound]) < 1e-9, bound'
"$report" --json -a mpi straggler >choice.json
same "-a: no finding in a task of the program" '' "$(jq_ choice.json "$kinds")"
same "-a: the critical path has calls of that API" 'MPI_Allreduce MPI_Recv MPI_Send' "$(jq_ choice.json '" ".join(p["path"] for p in r["critical_path"]["parts"])')"
"$report" --json -a user straggler >choice.json
same "-a user: the finding in its tasks" straggler "$(jq_ choice.json "$kinds")"
"$report" --json -r 0 fails >choice.json
check "-r: failed calls are those of the rank" python3 -c '
import json, re
one, all = (json.load(open(f))["findings"][0]["text"] for f in ("choice.json", "fails.json"))
calls = [int(re.match(r"(\d+) calls? failed", t)[1]) for t in (one, all)]
assert 0 < calls[0] < calls[1], calls'
same "-r: the command shows these" "trace-print --errors -r 0 fails" "$(jq_ choice.json 'r["findings"][0]["see"]')"
"$report" -r 1 -a user straggler >choice.txt
has "the text says what was chosen" choice.txt '^Chosen: ranks 1, APIs user\. '
"$report" -r 0 straggler >choice.txt
has "nothing is found about it" choice.txt '^Nothing of what was chosen stands out\.$'
"$report" -r 1 --html=choice.html straggler >choice.txt 2>&1
has "the page says what was chosen" choice.html 'Chosen: ranks 1\.'
same "the page draws that rank" 1 "$(grep -o '"name": *"rank [0-9]*", *"device"' choice.html | wc -l)"
for wrong in '-r 9' '-a nothing' '-r 1 --from 1h'; do
    "$report" $wrong straggler >out.txt 2>err
    same "$wrong: status 2, one line" '2 1 0' "$? $(grep -c 'error: --' err) $(wc -l <out.txt)"
done
