#!/bin/bash
# throttled.sh - a device that is slower than the others, found by trace-report: four ranks train the same network, and the kernels of rank 1 run on 16 multiprocessors
# (a green context; clocks and power are not touched). The report must name rank 1, its device and its kernels first; of the same job with whole devices it finds nothing.
# GPUs: 1
# seconds: 240
# programs: none
# shellcheck source=../lib.sh
. "$(dirname "$0")/../lib.sh"
RANKS=${RANKS:-4}
# shellcheck disable=SC2317 # called by must
job() { # WORDS...: recorded into out
    rm -rf out
    timeout 100 mpirun -n "$RANKS" "$B/trace-run" -q -n --torch --when after=3,for=10 -o out -- python3 -W ignore "$HERE/throttled.py" "$@"
}
# shellcheck disable=SC2317 # called by must
found() { # KIND-OR-NOTHING
    "$B/trace-report" --json out >report.json && python3 - "$1" <<'END'
import json, sys
findings, wanted = json.load(open("report.json"))["findings"], sys.argv[1]
print("findings:", "; ".join("%s %s %s" % (f["kind"], f.get("share"), f.get("ranks", "")) for f in findings) or "none")
if wanted == "none":
    sys.exit(bool(findings))
first = findings[0] if findings else {}
sys.exit(first.get("kind") != wanted or first.get("ranks") != [1])
END
}
for way in 'all alike' 'rank 1 on 16 multiprocessors'; do
    heading "$RANKS ranks, $way"
    words=()
    [ "$way" = 'all alike' ] || words=(1 16)
    must "$way" job "${words[@]}" || continue
    "$B/trace-report" out
    must 'nothing dropped' tallied
    must "$way: what is found" found "$([ "$way" = 'all alike' ] && echo none || echo slow_device)"
    rm -rf "recorded-${#words[@]}" && cp -r out "recorded-${#words[@]}" # 0: all alike
done
finish
