#!/bin/bash
# size.sh - what a trace takes: as recorded, merged, compacted; and the seconds of one core that merging and a tally of each take (medians of 7)
# usage: BUILD=build bench/size.sh FOLDER...    (folders with recordings; without any: repeated steps, which it records)
set -eu
here=$(cd "$(dirname "$0")/.." && pwd)
build=${BUILD:-$here/build}
build=$(cd "$build" && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
if [ $# -eq 0 ]; then
    ${CC:-cc} -w -O1 -I "$here" "$here/tests/format/steps.c" "$here/tests/impl.c" -o "$work/steps" -pthread
    TRACE_OUT=$work/steps.d "$work/steps" "${STEPS:-60000}"
    set -- "$work/steps.d"
fi
median() { # COMMAND...: seconds
    for _ in 1 2 3 4 5 6 7; do
        local begin=$EPOCHREALTIME
        "$@" >/dev/null 2>&1
        echo "$EPOCHREALTIME $begin" | awk '{ print $1 - $2 }'
    done | sort -n | sed -n 4p
}
printf '%-12s %12s %12s %12s  %-20s %12s %7s %9s %9s\n' trace events files records stored bytes ratio merging tally
for dir; do
    read -r events records < <("$build/trace-info" --json "$dir" | python3 -c 'import json, sys
runs = json.load(sys.stdin)["runs"]
print(sum(sum(r["events"].values()) for r in runs), sum(r["record_bytes"] for r in runs))')
    for how in "" "--compression 19" "--compact" "--compact --compression 19"; do
        seconds=$(median "$build/trace-merge" -q -j 1 $how -o "$work/merged.bin" "$dir")
        bytes=$(stat -c %s "$work/merged.bin")
        printf '%-12s %12d %12d %12d  %-20s %12d %7s %9.3f %9.3f\n' "$(basename "$dir" .d)" "$events" "$(cat "$dir"/*.bin | wc -c)" \
            "$records" "${how:-merged}" "$bytes" "$(awk "BEGIN { printf \"%.1f\", $records / $bytes }")" "$seconds" \
            "$(median "$build/trace-tally" -j 1 "$work/merged.bin")"
    done
done
