#!/bin/bash
# bench/window.sh [DIRECTORY] - the table of docs/internals/architecture.md, "The hot window": 5 rounds of every way, medians
set -eu
dir=${1:-${TMPDIR:-/tmp}}
work=$(mktemp -d "$dir/window.XXXXXX")
trap 'rm -rf "$work"' EXIT
${CC:-cc} -O2 -pthread -o "$work/window" "$(dirname "$0")/window.c"
printf '%-9s %7s %13s %10s\n' way threads "bytes a pair" "ns a pair"
for threads in 1 2; do
    for bytes in 4 8 40; do
        for way in floor memory populate buffered direct; do
            for _ in 1 2 3 4 5; do
                "$work/window" $way $threads $((bytes > 8 ? 5000000 : 20000000)) $bytes "$work/file" | awk '{ print $6 }'
                rm -f "$work/file"
            done | sort -n | sed -n 3p | xargs printf '%-9s %7d %13d %10.2f\n' $way $threads $((bytes * 2))
        done
    done
done
