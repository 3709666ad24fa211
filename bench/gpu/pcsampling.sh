#!/bin/bash
# pcsampling.sh - sampled instructions: are the lines right that are known to be hot, what does sampling cost a launch and a step, and what does Proton's cost?
# Needs the rights to sample (root). Ways that CUPTI refuses say so in their log, which is printed.
# GPUs: 1
# seconds: 400
# shellcheck source=lib.sh
. "$(dirname "$0")/lib.sh"
ARCH=sm_$(nvidia-smi --query-gpu=compute_cap --format=csv,noheader | head -n 1 | tr -d .)

sampled() { # VALUE SOURCE KERNEL... -- COMMAND...
    local value=$1 words=()
    shift
    while [ "$1" != -- ]; do words+=("$1"); shift; done
    shift
    traced TRACE_PC_SAMPLING="$value" -- timeout -k 5 60 "$@" 2>log | tail -n 1
    head -n 4 log
    timeout 60 "$B/trace-tally" --json out >tally.json 2>/dev/null
    must "hot lines, TRACE_PC_SAMPLING=$value" python3 "$HERE/hot.py" "${words[@]}" <tally.json
}

heading 'CUDA C++ with -lineinfo'
must nvcc nvcc -O2 -lineinfo -arch="$ARCH" -o hot "$HERE/hot.cu" || finish
must nvcc nvcc -O2 -arch="$ARCH" -o hot_plain "$HERE/hot.cu"
for value in 1 10 14 12,kernels 12,concurrent; do
    heading "TRACE_PC_SAMPLING=$value"
    sampled $value "$HERE/hot.cu" compute chase -- ./hot 200
done
heading 'the tables'
traced TRACE_PC_SAMPLING=1 -- timeout -k 5 60 ./hot 200 >/dev/null 2>log
timeout 60 "$B/trace-tally" out | sed -n '/^Instruction samples/,$p' | head -n 30
timeout 60 "$B/trace-print" out | grep -E ' object place| sample ' | head -n 4
du -sb out | cut -f 1 | sed 's/$/ bytes/'
heading 'built without -lineinfo: lines of nobody, offsets'
traced TRACE_PC_SAMPLING=1 -- timeout -k 5 60 ./hot_plain 100 >/dev/null 2>log
timeout 60 "$B/trace-tally" --json out | python3 -c 'import json, sys; l = json.load(sys.stdin)["samples"]["lines"]; print("%d places, %d of them with a line" % (len(l), sum("file" in x for x in l)))'
heading 'seconds from beginning to end of 400 kernels: untraced, recorded, sampled'
for value in untraced 0 1 10; do
    begin=$(date +%s%N)
    if [ $value = untraced ]; then timeout 60 ./hot 200 >/dev/null; else traced TRACE_PC_SAMPLING=$value -- timeout -k 5 60 ./hot 200 >/dev/null 2>&1; fi
    echo "$value: $((($(date +%s%N) - begin) / 1000000)) ms"
done

heading 'Triton'
sampled 1 "$HERE/hot_triton.py" busy -- python3 -W ignore "$HERE/hot_triton.py" 200

WAYS=(untraced "default LD_PRELOAD=$SO" "pc-1 LD_PRELOAD=$SO TRACE_PC_SAMPLING=1" "pc-10 LD_PRELOAD=$SO TRACE_PC_SAMPLING=10" "pc-1-kernels LD_PRELOAD=$SO TRACE_PC_SAMPLING=1,kernels")
heading 'C++, an empty kernel: ns a launch, the host alone and with the wait'
must launch timeout -k 5 70 python3 "$HERE/turns.py" --alone --sets 3 --turns 4 --seconds 50 --work launch:4500 --work wait:4500 "${WAYS[@]}" -- "$WORK/launch"
heading 'PyTorch training step of 776 kernels, ms'
must loop timeout -k 5 120 python3 -W ignore "$HERE/turns.py" --sets 3 --turns 3 --seconds 100 --work loop:20 --together 8 "${WAYS[@]}" -- python3 -W ignore "$HERE/serve.py" loop
timeout 60 "$B/trace-tally" turns/pc-1/out 2>/dev/null | sed -n '/^Instruction samples/,$p' | head -n 24

heading "Proton's pcsampling: the same step, fewer of them, for it stops after each launch"
timeout -k 5 90 python3 -W ignore "$HERE/turns.py" --sets 1 --turns 2 --seconds 80 --work loop:2 untraced "pc-1 LD_PRELOAD=$SO TRACE_PC_SAMPLING=1" 'proton PROFILER=proton-pcsampling' \
    -- python3 -W ignore "$HERE/serve.py" loop || echo "Proton's does not run here: $(tail -n 1 turns/proton/log 2>/dev/null)"
finish
