#!/bin/bash
# spread.sh - the long form of all parts side by side, for a machine with many processors
#
#   tests/proof/spread.sh SECONDS FOLDER [FROM]
#
# A line "TIMES PART=N..." of lanes.txt is so many processes: long.sh with these parts in turns, of N cases a turn; fuzz
# is tests/fuzz/long.sh. A turn has to end in SECONDS. Where there are fewer processors they share them. After SECONDS
# all are killed: what a part has counted by then is in FOLDER/records, which counts.py adds to the page; FOLDER/log.*
# has what they said. FROM (default 1): the number of the first case.
set -u
[ $# -ge 2 ] || { sed -n '4p' "$0" >&2; exit 2; }
ROOT=$(cd "$(dirname "$0")/../.." && pwd)
seconds=$1 folder=$2 from=${3:-1} line=0 pids=()
export BUILD=${BUILD:-$ROOT/build} RECORDS=$folder/records MINUTES=$((seconds / 60 + 1))
mkdir -p "$folder"
: >>"$RECORDS"
# Those that are killed leave their files.
TMPDIR=$(mktemp -d "${TMPDIR:-/tmp}/trace-spread.XXXXXX")
export TMPDIR TRACE_PROOF_MEMORY=
[ ! -w /dev/shm ] || TRACE_PROOF_MEMORY=$(mktemp -d /dev/shm/trace-spread.XXXXXX)
trap 'rm -rf "$TMPDIR" ${TRACE_PROOF_MEMORY:+"$TRACE_PROOF_MEMORY"}' EXIT
trap 'exit 130' INT TERM
while read -r times parts; do
    for ((k = 0; k < times; k++, line++)); do
        home=$folder/cache/$line
        mkdir -p "$home/trace.h/proof"
        for part in $parts; do echo $((from + line * 10000003)) >"$home/trace.h/proof/${part%=*}"; done
        script=$ROOT/tests/proof/long.sh
        [ "$parts" != fuzz ] || script=$ROOT/tests/fuzz/long.sh
        XDG_CACHE_HOME=$home ONLY=$parts setsid timeout -s KILL "$seconds" "$script" >"$folder/log.$line" 2>&1 </dev/null &
        pids+=($!)
    done
done <"${LANES:-$ROOT/tests/proof/lanes.txt}"
wait "${pids[@]}"
