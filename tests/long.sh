#!/bin/bash
# long.sh - the tests that take hours: runs the long form of groups, each until its time is over, and says what it
# covered
#
#   tests/long.sh [-t MINUTES] [GROUP...]
#
#   -t MINUTES   how long each group runs, default 240
#   GROUP        a folder of tests/ with a long.sh; default: all of them
#
# What a group has reached stays in $XDG_CACHE_HOME/trace.h (default ~/.cache/trace.h), and the next run goes on from
# there.
# Needs a build (BUILD, default build/ here) and the packages of packages-full.txt (FULL=1 tests/run.sh installs them).
set -u
ROOT=$(cd "$(dirname "$0")/.." && pwd)
case ${1:-} in -h | --help) sed -n '2,/^set -u/s/^# \{0,1\}//p' "$0" | sed '$d'; exit 0 ;; esac
minutes=240
if [ "${1:-}" = -t ]; then
    minutes=${2:-}
    case $minutes in
    '' | *[!0-9]* | 0) echo "long.sh: error: -t takes a number of minutes, from 1" >&2; exit 2 ;;
    esac
    shift 2
fi
export BUILD=${BUILD:-$ROOT/build} MINUTES=$minutes
# shellcheck disable=SC2046 # a word each
[ $# -gt 0 ] || set -- $(cd "$ROOT/tests" && printf '%s\n' */long.sh | sed 's,/long.sh,,')
bad=0
for group; do
    [ -x "$ROOT/tests/$group/long.sh" ] || {
        echo "long.sh: error: there is no tests/$group/long.sh; there is $(cd "$ROOT/tests" && echo */long.sh)" >&2
        exit 2
    }
    echo "# $group, $minutes min"
    "$ROOT/tests/$group/long.sh" || bad=$((bad + 1))
done
[ $bad -eq 0 ]
