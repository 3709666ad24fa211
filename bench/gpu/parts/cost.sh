#!/bin/bash
# cost.sh - what recording costs a training step that the host bounds (776 kernels), beside bare CUPTI, Proton and torch.profiler: seven sets of processes, each way one
# process, all alive and working in turn. "floor" is floor.c: kinds 10, 1, 2 and callbacks of the driver's launches and copies, counted and thrown away.
# Beside that one process goes from way to way (levels.py): what is compared lies within a second there.
#
# "recording / paused" is the same process, working in turn with recording and without: CUPTI is detached in between (cuptiFinalize), which leaves nothing behind
# (states.cu), and so are the peers stopped and started anew. Processes on one machine differ by more than what is measured here, so this is the ratio that counts;
# what a process pays for having libtrace-h.so in it while nothing is recorded is the row "off".
# GPUs: 1
# seconds: 540
# shellcheck source=../lib.sh
. "$(dirname "$0")/../lib.sh"
# The peers leave nothing behind here: what stopping takes them, ops.sh shows. ONLY='steps' for some: steps (the headline), levels (what one process tells of it), duty (one step in ten), more.
# A set tells as much as it has turns: ONLY=steps TURNS=22 takes 8 minutes.
FLOORED="floor CUDA_INJECTION64_PATH=$FLOOR_SO FLOOR=callbacks=driver,pause=finalize"
FULL="full LD_PRELOAD=$SO TRACE_LEVEL=full"
measured() { # FOLDER SETS TURNS STEPS SECONDS [--median] WAY...: processes that work by turns
    local folder=$1 sets=$2 turns=$3 steps=$4 seconds=$5
    shift 5
    must "$folder" python3 -W ignore "$HERE/turns.py" --sets "$sets" --turns "$turns" --work "loop:$steps" --seconds "$seconds" --folder "$folder" --keep 2 --together 12 "$@" -- python3 -W ignore "$HERE/serve.py" loop
}
# shellcheck disable=SC2317 # called by must
kept() { # FOLDER: as many pieces of work as bare CUPTI counted beside it
    "$B/trace-tally" --json "$1/out" | python3 -c '
import json, os, re, sys
t, folder = json.load(sys.stdin), sys.argv[1] + "/out/"
n, size = sum(r["calls"] for r in t["rows"] if r["api"] == "CUDA" and r["kind"] == "device"), sum(os.path.getsize(folder + f) for f in os.listdir(folder))
print("%s: %d pieces of device work, %d bytes, %.1f each with the calls around; %d events, %d dropped" % (sys.argv[1], n, size, size / max(n, 1), t["events"], t["dropped"]))
sys.exit(t["dropped"] or n != int(re.search(r"records (\d+)", open("turns/floor/counts").read()).group(1)))' "$1"
}
wants() { [[ " ${ONLY:-steps levels duty more} " == *" $1 "* ]]; }
TURNS=${TURNS:-12}

if wants steps; then
    heading 'ms a step'
    measured turns "${SETS:-7}" "$TURNS" 8 "$(left $((TURNS * 26)))" --median untraced "$FLOORED" "default LD_PRELOAD=$SO" "$FULL" "host-calls LD_PRELOAD=$SO TRACE_LIBCUPTI=off" 'proton PROFILER=proton AGAIN=1 LEAVE=1' \
        'torch PROFILER=torch AGAIN=1 TEARDOWN_CUPTI=1 LEAVE=1'
    heading 'what floor.c saw in its last set, and what ours dropped'
    cat turns/floor/counts
    for way in default full; do must "$way: all that floor.c saw, undamaged" kept "turns/$way"; done
    heading 'the calls of a step, at full: the most frequent'
    "$B/trace-tally" --csv turns/full/out | awk -F, '$3 == "call"' | sort -t, -k4nr | head -n 24 | cut -d, -f 1-5,9
fi
if wants levels; then
    heading 'way by way in one process (levels.py)'
    MOST=$((${LEVELS:-80} + 60)) must levels.py traced FLOOR_SO="$FLOOR_SO" -- taskset -c 2-7 python3 -W ignore "$HERE/levels.py" "${LEVELS:-80}" \
        'default / none <= 1.13' 'default / floor <= 1.02' 'full / none <= 1.20' 'host-calls / none <= 1.04'
fi
if wants duty; then # trace_step(): devices, with all host calls; everything
    heading 'one step in ten, and ten in a hundred, by their place in the cycle, in one process (duty.py)'
    for words in TRACE_DEVICES=every=10 TRACE_WHEN=every=10 TRACE_DEVICES=every=100,length=10 TRACE_WHEN=every=100,length=10 TRACE_DEVICES=every=10,hold; do
        [ "$(left 60)" -ge 60 ] || { must "duty.py $words" false; continue; }
        goal=1.03
        [ "${words%hold}" = "$words" ] || goal=
        echo "-- $words"
        # shellcheck disable=SC2086 # no goal, no word
        must duty.py traced "$words" -- taskset -c 2-7 python3 -W ignore "$HERE/duty.py" "${DUTY:-2500}" $goal
        grep -aoh '[0-9]* us to attach and detach' out/*.bin | sed 's/^/CUPTI: /'
    done
fi
if wants more; then
    heading 'and more, in fewer sets'
    measured more 2 3 20 "$(left 100)" --median untraced "$FLOORED" "$FULL" "off LD_PRELOAD=$SO TRACE_MODE=off" "minimal LD_PRELOAD=$SO TRACE_LEVEL=minimal" 'proton-python PROFILER=proton-python LEAVE=1' 'torch-cpu PROFILER=torch-cpu LEAVE=1'
fi
heading 'goals'
goals() { # PART FOLDER GOAL...
    wants "$1" && must "goals: $1" python3 "$HERE/goals.py" "$2/result.json" "${@:3}"
}
goals steps turns 'default own <= 1.13' 'default own / floor <= 1.02' 'full own <= 1.20' 'full own < proton' 'full own < torch' 'host-calls own <= 1.04' 'default / floor <= 1.02'
goals more more 'full < torch-cpu' 'full < proton-python' 'off / untraced <= 1.01'
finish
