#!/bin/bash
# ends.sh - is the device's work there when a program leaves without exit handlers, what does a kill cost, are healthy programs without errors, and what does it
# cost to hand over so often: the same library that does so once a second beside it
# GPUs: 1
# seconds: 450
# shellcheck source=../lib.sh
. "$(dirname "$0")/../lib.sh"

heading '1,000 kernels, then an end without exit handlers'
# shellcheck disable=SC2317 # called by must
tallied() { # REGEX: kernels whose name it is, and the errors of all calls
    "$B/trace-tally" --json out | python3 -c '
import json, re, sys
rows = json.load(sys.stdin)["rows"]
print(sum(r["calls"] for r in rows if r["api"] == "CUDA" and r["kind"] == "device" and re.search(sys.argv[1], r["name"])), sum(r.get("errors", 0) for r in rows))' "$1"
}
# shellcheck disable=SC2317
ended() { # NAME KERNELS REGEX COMMAND...: as many kernels, no error
    local name=$1 want=$2 regex=$3 got wrong
    shift 3
    traced -- "$@" >ended.log 2>&1
    read -r got wrong <<<"$(tallied "$regex")"
    echo "$name: $got kernels, $wrong errors"
    [ "$got" -eq "$want" ] && [ "$wrong" -eq 0 ]
}
for way in exit _exit _Exit quick_exit abort execv thread child; do must "C++, $way" ended "C++, $way" 1000 step ./ends $way; done
for way in return exit os._exit abort exec; do must "PyTorch, $way" ended "PyTorch, $way" 1000 'add' python3 -W ignore "$HERE/ends.py" $way; done

heading 'killed at any moment: how long before it the last kernel on record ended'
# shellcheck disable=SC2317
killed() { # SECONDS COMMAND...
    local seconds=$1 pid at
    shift
    rm -rf out
    LD_PRELOAD=$SO "$@" >/dev/null 2>&1 &
    pid=$!
    sleep "$seconds"
    at=$(date +%s%N)
    kill -9 "$pid"
    wait "$pid" 2>/dev/null
    "$B/trace-print" --kind slice --mangled --json out 2>/dev/null >events.json
    python3 "$HERE/check.py" --killed "$at" <events.json
}
for seconds in 2.00 2.03 2.06 2.09 2.12; do must "killed after $seconds s" killed $seconds ./work 10 forever; done
for seconds in 2.50 2.55; do must "killed after $seconds s, the device hardly rests" killed $seconds ./work 10000 forever; done

heading 'the cost of handing over every 80 ms: the same once a second, in turn'
if [ ! -f rare/build/libtrace-h.so ]; then
    rm -rf rare && mkdir -p rare/tree && tar -C "$ROOT" --exclude='./build*' --exclude=./.git -cf - . | tar -C rare/tree -xf -
    sed -i 's/TRACE__CUPTI_FLUSH_NS = 80000000/TRACE__CUPTI_FLUSH_NS = 1000000000/' rare/tree/trace.h rare/tree/src/backends/cuda/cupti/worker.c
    { meson setup -Dgen=disabled rare/build rare/tree && ninja -C rare/build; } >rare.log 2>&1 || tail rare.log
fi
cmp -s rare/build/libtrace-h.so "$SO" && must 'a library that hands over once a second' false
RARE="once-a-second LD_PRELOAD=$WORK/rare/build/libtrace-h.so"
must 'a step' python3 -W ignore "$HERE/turns.py" --sets "${SETS:-7}" --turns 8 --seconds "$(left 200)" --keep 2 --median --work loop:8 untraced "$RARE" "every-80-ms LD_PRELOAD=$SO" -- python3 -W ignore "$HERE/serve.py" loop
must 'a launch' python3 "$HERE/turns.py" --sets "${SETS:-7}" --turns 5 --seconds "$(left 60)" --keep 2 --work launch:45000 untraced "$RARE" "every-80-ms LD_PRELOAD=$SO" -- ./launch
finish
