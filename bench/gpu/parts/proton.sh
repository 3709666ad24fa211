#!/bin/bash
# proton.sh - Proton's interface on our recording: what its tests ask for (results in proton.json), profiles of a matrix product and a network that changes,
# beside Proton's own of the same run (counts equal, times within a few percent), and what a scope and a step cost under both.
# GPUs: 1
# seconds: 420
# shellcheck source=../lib.sh
. "$(dirname "$0")/../lib.sh"
export PYTHONPATH=$B/python:$PYTHONPATH TRACE_LIB=$B

heading "Proton's tests, in the program: proton.start() records"
rm -rf out
must 'acceptance' python3 -W ignore "$HERE/proton.py" check proton.json
heading "the same under trace-run"
must 'acceptance under trace-run' recorded -- python3 -W ignore "$HERE/proton.py" check proton-run.json

for work in matmul network; do
    heading "$work: Proton, then ours, each in a process of its own"
    for who in proton ours; do
        rm -rf out
        must "$work under $who" timeout 120 python3 -W ignore "$HERE/proton.py" "$work" $who "$WORK/$work.$who" || continue 2
    done
    must "$work: the same kernels" python3 "$HERE/proton.py" compare "$WORK/$work.proton.hatchet" "$WORK/$work.ours.hatchet"
    python3 -m traceh.proton.viewer -m time/ms,count,util "$WORK/$work.ours.hatchet" | head -n 20
    rm -rf out
done

heading 'cost: ns a scope with two metrics, us a step of 200 kernels; five turns of each'
for _ in 1 2 3 4 5; do
    for who in none proton ours; do
        rm -rf out
        echo "$who $(timeout 60 python3 -W ignore "$HERE/proton.py" cost $who)"
    done
done | python3 "$HERE/proton.py" costs
finish
