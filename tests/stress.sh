#!/bin/bash
# stress.sh - runs the tests again and again on a machine that is busy with other work; prints "pass K: N passed, M failed" each time
#
#   tests/stress.sh [-n PASSES] [GROUP...]
#
#   -n PASSES   how often, default 10
#   GROUP       as of tests/run.sh; default: all of them
#
# Environment: that of tests/run.sh. GROUP_TIMEOUT is 3600 here. Needs stress-ng, which tests/run.sh installs. The log of pass K is
# build/test-logs/stress-K.log; a group's own log is kept beside it as GROUP.K.log when the group failed.
set -u
ROOT=$(cd "$(dirname "$0")/.." && pwd)
case ${1:-} in -h | --help) sed -n '2,/^set -u/s/^# \{0,1\}//p' "$0" | sed '$d'; exit 0 ;; esac
passes=10
if [ "${1:-}" = -n ]; then
    passes=${2:-}
    case $passes in '' | *[!0-9]* | 0) echo "stress.sh: error: -n takes a number of passes, from 1" >&2; exit 2 ;; esac
    shift 2
fi
BUILD=${BUILD:-$ROOT/build}
export BUILD GROUP_TIMEOUT=${GROUP_TIMEOUT:-3600}
logs=$BUILD/test-logs
command -v stress-ng >/dev/null || { echo "stress.sh: error: there is no stress-ng; run tests/run.sh once, or apt-get install stress-ng" >&2; exit 2; }
mkdir -p "$logs/stress"
# one that computes for each processor, one that wants memory, one that writes files
stress-ng --quiet --cpu "$(nproc)" --vm 1 --vm-bytes 10% --hdd 1 --hdd-bytes 256M --temp-path "$logs/stress" &
stress=$!
tests=
trap 'kill $tests $stress 2>/dev/null; wait $stress 2>/dev/null; rm -rf "$logs/stress"' EXIT
trap 'exit 130' INT TERM HUP
bad=0
for k in $(seq "$passes"); do
    "$ROOT/tests/run.sh" "$@" >"$logs/stress-$k.log" 2>&1 &
    tests=$!
    wait $tests || bad=$((bad + 1))
    tests=
    kill -0 $stress 2>/dev/null || { echo "stress.sh: error: stress-ng ended before the tests did" >&2; exit 2; }
    echo "pass $k: $(tail -n 1 "$logs/stress-$k.log")"
    grep -A 8 '^not ok ' "$logs/stress-$k.log" | grep -E '^not ok |^    \|'
    for group in $(sed -n 's/^\([a-z-]*\): [0-9]* passed, [1-9][0-9]* failed .*/\1/p' "$logs/stress-$k.log"); do cp "$logs/$group.log" "$logs/$group.$k.log"; done
done
echo "$((passes - bad)) of $passes passes without a failure"
[ $bad -eq 0 ]
