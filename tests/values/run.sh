#!/bin/bash
# Values that are easily shown wrong: counters that are NaN or infinite, in every tool that sums or draws them
set -u
. "$(dirname "$0")/../lib.sh"
need gcc python3
cd "$WORK" || exit 1

check 'counters: program' $CC -std=c11 -O0 -Wall -Wextra -Werror -I "$ROOT" "$HERE/counters.c" -o counters -pthread -ldl -lm
check 'counters: run' env TRACE_OUT="$WORK/out" ./counters
"$BUILD/trace-tally" out | tr -d "|" | tr -s " " >text
has 'counters: the table counts what is NaN' text '^ API Name Samples Average Min Max Last NaN *$'
has 'counters: average, minimum and maximum are of the others' text ' mixed 7 2 -4 8 NaN 4 *$'
has 'counters: none is a number' text ' never 2 NaN NaN NaN NaN 2 *$'
has 'counters: infinite' text ' endless 2 inf 1 inf inf 0 *$'
has 'counters: plain' text ' clean 2 4 3 5 5 0 *$'
"$BUILD/trace-tally" --json out >tally.json
check "counters: a partial tally" "$BUILD/trace-tally" --partial part.tally out
"$BUILD/trace-tally" --json part.tally >joined.json
check 'counters: in JSON, and through a partial tally' python3 "$HERE/counters.py" tally.json joined.json
check 'counters: merge' "$BUILD/trace-merge" -o merged out
"$BUILD/trace-tally" --json merged >merged.json
check 'counters: of a merged file' python3 "$HERE/counters.py" merged.json
"$BUILD/to-perfetto" -o out.pftrace out 2>said
has 'counters: to-perfetto says what it cannot draw' said '^note: 7 samples of counters are not shown: they are NaN or infinite$'
check 'counters: Chrome' "$BUILD/trace-export" --format chrome -o chrome.json out
same 'counters: none of those in the JSON for Chrome' "-4 1 2 3 5 8" "$(python3 -c 'import json
print(*sorted((e["args"]["value"] for e in json.load(open("chrome.json"))["traceEvents"] if e["ph"] == "C"), key=str))' | tr ' ' '\n' | sort | paste -sd ' ')"
check 'counters: report' "$BUILD/trace-report" --html=report.html out
has 'counters: the page counts what it leaves out' report.html '"name": ?"mixed".*"unfinite": ?4'

finish
