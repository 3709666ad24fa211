#!/bin/bash
# cost.sh - what recording costs a training step that the host bounds (776 kernels), beside bare CUPTI, Proton and torch.profiler: seven sets of processes, each way one
# process, all alive and working in turn. "floor" is floor.c: kinds 10, 1, 2 and callbacks of the driver's launches and copies, counted and thrown away.
#
# "recording / paused" is the same process, working in turn with recording and without: CUPTI is given back in between (cuptiFinalize), which leaves nothing behind
# (states.cu), and so are the peers stopped and started anew. Processes on one machine differ by more than what is measured here, so this is the ratio that counts;
# what a process pays for having libtrace.so in it while nothing is recorded is the row "off".
# GPUs: 1
# seconds: 540
# shellcheck source=../lib.sh
. "$(dirname "$0")/../lib.sh"
# One step in ten (serve.py calls trace_step): devices, with all host calls; everything. The peers leave nothing behind here: what stopping takes them, ops.sh shows.
WAYS=(untraced "floor CUDA_INJECTION64_PATH=$FLOOR_SO FLOOR=callbacks=driver,pause=finalize" "off LD_PRELOAD=$SO TRACE_MODE=off" "default LD_PRELOAD=$SO" "full LD_PRELOAD=$SO TRACE_LEVEL=full" "host-calls LD_PRELOAD=$SO TRACE_LIBCUPTI=off"
    'proton PROFILER=proton AGAIN=1 LEAVE=1' 'torch PROFILER=torch AGAIN=1 TEARDOWN_CUPTI=1 LEAVE=1' "duty LD_PRELOAD=$SO TRACE_DEVICES=every=10" "when LD_PRELOAD=$SO TRACE_WHEN=every=10")
DEAR=('proton-python PROFILER=proton-python LEAVE=1' 'torch-cpu PROFILER=torch-cpu LEAVE=1' "minimal LD_PRELOAD=$SO TRACE_LEVEL=minimal")
step() { # SETS SECONDS FOLDER WAY...
    local sets=$1 seconds=$2 folder=$3
    shift 3
    must turns.py python3 -W ignore "$HERE/turns.py" --sets "$sets" --turns 3 --seconds "$seconds" --work loop:20 --keep 2 --together 12 --folder "$folder" "$@" -- python3 -W ignore "$HERE/serve.py" loop
}

heading "ms a step, ${#WAYS[@]} ways"
step "${SETS:-7}" "$(left 300)" turns "${WAYS[@]}"
heading 'one step in ten, in stretches: ten of each hundred'
must turns.py python3 -W ignore "$HERE/turns.py" --sets 3 --turns 3 --seconds "$(left 110)" --work loop:100 --folder stretches untraced "duty-100 LD_PRELOAD=$SO TRACE_DEVICES=every=100,length=10" \
    "when-100 LD_PRELOAD=$SO TRACE_WHEN=every=100,length=10" -- python3 -W ignore "$HERE/serve.py" loop
heading "and ${#DEAR[@]} more, in fewer sets"
step 2 "$(left 100)" more "${WAYS[@]:0:2}" "full LD_PRELOAD=$SO TRACE_LEVEL=full" "${DEAR[@]}"
heading 'what floor.c saw in its last set, and what ours dropped'
cat turns/floor/counts
for way in turns/default turns/full more/minimal; do
    "$B/trace-tally" --json "$way/out" | python3 -c '
import json, os, sys
t, folder = json.load(sys.stdin), sys.argv[1] + "/out/"
n, size = sum(r["calls"] for r in t["rows"] if r["api"] == "CUDA" and r["kind"] == "device"), sum(os.path.getsize(folder + f) for f in os.listdir(folder))
print("%s: %d pieces of device work, %d bytes, %.1f each with the calls around; %d events, %d dropped" % (sys.argv[1], n, size, size / max(n, 1), t["events"], t["dropped"]))' $way
done
heading 'the calls of a step, at full: the most frequent'
"$B/trace-tally" --csv turns/full/out | awk -F, '$3 == "call"' | sort -t, -k4nr | head -n 24 | cut -d, -f 1-5,9
heading 'goals'
must goals.py python3 "$HERE/goals.py" turns/result.json 'default own <= 1.13' 'default own / floor <= 1.02' 'full own <= 1.20' 'full own < proton' 'full own < torch' 'host-calls own <= 1.04' \
    'duty own <= 1.03' 'when own <= 1.03' 'default / floor <= 1.02' 'off / untraced <= 1.01'
must goals.py python3 "$HERE/goals.py" more/result.json 'full < torch-cpu' 'full < proton-python'
must goals.py python3 "$HERE/goals.py" stretches/result.json 'duty-100 own <= 1.03' 'when-100 own <= 1.03'
finish
