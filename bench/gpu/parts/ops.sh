#!/bin/bash
# ops.sh - what recording adds to one operation: 20,000 tiny ones of PyTorch, 5,000 launches by Triton, launches of an empty kernel from C++; and what it takes to
# start and to stop, in memory, and on the disk.
# GPUs: 1
# seconds: 450
# shellcheck source=../lib.sh
. "$(dirname "$0")/../lib.sh"
hold
FLOOR="CUDA_INJECTION64_PATH=$FLOOR_SO FLOOR=callbacks=driver"

heading 'C++, an empty kernel; static and shared runtime'
for runtime in launch launch_shared; do
    heading "$runtime: ns a launch: the host alone, with the wait; 300 as a graph"
    must $runtime python3 "$HERE/turns.py" --alone --sets "${SETS:-7}" --turns 5 --seconds "$(left 60)" --keep 2 --work launch:4500 --work wait:4500 --work capture:4500 untraced "floor $FLOOR" \
        "default LD_PRELOAD=$SO" "injected CUDA_INJECTION64_PATH=$SO" "full LD_PRELOAD=$SO TRACE_LEVEL=full" "host-calls LD_PRELOAD=$SO TRACE_LIBCUPTI=off" -- "$WORK/$runtime"
done

heading 'C++: bytes on the disk a launch of an empty kernel, call and kernel together'
for settings in TRACE_LEVEL=minimal TRACE_LEVEL=default TRACE_LEVEL=full; do
    printf 'run launch 100000\nquit\n' | traced $settings -- ./launch_shared >/dev/null
    "$B/trace-tally" --json out | python3 -c '
import json, os, sys
t, size = json.load(sys.stdin), sum(os.path.getsize("out/" + f) for f in os.listdir("out"))
n = sum(r["calls"] for r in t["rows"] if r["api"] == "CUDA" and r["kind"] == "device")
print("%s: %d kernels, %d bytes, %.1f a kernel; dropped %d" % (sys.argv[1], n, size, size / max(n, 1), t["dropped"]))' $settings
done

heading 'PyTorch and Triton: ns an operation; started one by one, so that the times of starting count'
must turns.py python3 -W ignore "$HERE/turns.py" --alone --sets "${SETS:-3}" --turns 5 --seconds "$(left 280)" --keep 2 --work tiny:20000 --work triton:5000 --together 9 untraced "floor $FLOOR" \
    "default LD_PRELOAD=$SO" "full LD_PRELOAD=$SO TRACE_LEVEL=full" "host-calls LD_PRELOAD=$SO TRACE_LIBCUPTI=off" \
    'proton PROFILER=proton' 'torch PROFILER=torch WRITES=1' 'torch-cpu PROFILER=torch-cpu WRITES=1' -- python3 -W ignore "$HERE/serve.py" tiny triton
heading 'goals: seconds added to starting and to stopping'
must goals.py python3 "$HERE/goals.py" turns/result.json 'default first_s <= 0.3' 'default exit_s <= 0.2' 'full first_s <= 0.3' 'full exit_s <= 0.2'
finish
