#!/bin/bash
# pcsampling.sh - sampled instructions: are the lines right that are known to be hot, what does sampling cost a launch and a step, and what does Proton's cost?
# Needs the rights to sample (root). Ways that CUPTI refuses say so in their log, which is printed.
# GPUs: 1
# seconds: 300
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
for value in 1 14 11 1,kernels; do
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
for value in untraced 0 1 14 11; do
    begin=$(date +%s%N)
    if [ $value = untraced ]; then timeout 60 ./hot 200 >/dev/null; else traced TRACE_PC_SAMPLING=$value -- timeout -k 5 60 ./hot 200 >/dev/null 2>&1; fi
    echo "$value: $((($(date +%s%N) - begin) / 1000000)) ms"
done

heading 'Triton'
sampled 1 "$HERE/hot_triton.py" busy -- python3 -W ignore "$HERE/hot_triton.py" 200

# One process at a time samples a GPU: each way that does has a call of turns.py for itself, with those it is compared with.
beside() { # FOLDER WAYS... -- TURNS.PY'S... COMMAND
    local folder=$1 ways=() words
    shift
    while [ "$1" != -- ]; do ways+=("$1"); shift; done
    shift
    read -r -a words <<<"${*: -1}"
    must "$folder" timeout -k 5 95 python3 -W ignore "$HERE/turns.py" --folder "$folder" "${@:1:$#-1}" untraced "${ways[@]}" -- "${words[@]}" || tail -n 3 "$folder"/*/log
}
OURS="LD_PRELOAD=$SO TRACE_PC_SAMPLING"
for n in 1 14 1,kernels; do
    heading "C++, an empty kernel: ns a launch, the host alone and with the wait, TRACE_PC_SAMPLING=$n"
    beside "launch-$n" "default LD_PRELOAD=$SO" "pc-$n $OURS=$n" -- --alone --sets 3 --turns 4 --seconds 15 --work launch:4500 --work wait:4500 "$WORK/launch"
done
heading 'a second process that samples: it says so, and is recorded without'
(traced TRACE_PC_SAMPLING=1 -- timeout -k 5 60 ./hot 3000) >first 2>first.err &
sleep 1
TRACE_OUT=$WORK/second LD_PRELOAD=$SO TRACE_PC_SAMPLING=1 must 'the second process' timeout -k 5 60 ./hot 200 2>log
head -n 3 log
must 'the second process says that' grep -q 'another process samples this GPU' log
"$B/trace-tally" second | sed -n '/^Device profiling/,/Total/p'
second=$("$B/trace-tally" --json second | python3 -c 'import json, sys; print(sum(r["calls"] for r in json.load(sys.stdin)["rows"] if r["kind"] == "device" and ("compute" in r["name"] or "chase" in r["name"])))')
echo "its kernels: $second of 400"
must 'the second process: kernels' [ "$second" = 400 ]
wait $!
must 'the first process' [ $? = 0 ]
rm -rf second
heading 'CUPTI alone (pc.c): which modes know kernels, and what a second process is answered'
if must 'pc.so finds all it needs' sh -c '! ldd -r pc.so 2>&1 | grep -E "not found|undefined"'; then
    for words in 'buffer=32' 'concurrent buffer=32' 'auto' 'auto eager' 'auto memory' 'auto concurrent buffer=32' 'auto concurrent buffer=32 fetch' 'concurrent buffer=32 fetch' 'concurrent buffer=32 period=17'; do
        PC=$words CUDA_INJECTION64_PATH=$PWD/pc.so timeout -k 5 15 ./hot 200 >/dev/null 2>log
        echo "($words) status $?: $(grep -c 'GetData' log) fetches; $(grep VmRSS log | tr -s '\t ' ' '); $(tail -n 1 log)"
    done
    PC='concurrent buffer=32' CUDA_INJECTION64_PATH=$PWD/pc.so timeout -k 5 30 ./hot 6000 >/dev/null 2>first.err &
    sleep 1.5
    for words in 'concurrent' 'concurrent leave' 'concurrent early' 'concurrent early leave' 'concurrent again' 'concurrent early again' 'concurrent early again leave' 'auto concurrent'; do
        PC=$words CUDA_INJECTION64_PATH=$PWD/pc.so timeout -k 5 15 ./hot 100 >/dev/null 2>log
        echo "second process ($words): status $?, its last calls:"
        tail -n 4 log
    done
    wait $!
fi
heading 'PyTorch training step of 776 kernels, ms'
beside loop-ours "default LD_PRELOAD=$SO" "pc-1 $OURS=1" -- --sets 3 --turns 3 --seconds 80 --work loop:10 "python3 -W ignore $HERE/serve.py loop"
timeout 60 "$B/trace-tally" loop-ours/pc-1/out 2>/dev/null | sed -n '/^Instruction samples/,$p' | head -n 12
heading "Proton's pcsampling: the same step, fewer of them, for it stops after each launch"
beside loop-proton 'proton PROFILER=proton-pcsampling' -- --sets 3 --turns 1 --seconds 80 --work loop:2 "python3 -W ignore $HERE/serve.py loop"
python3 - <<'END'
import json
from statistics import median
rows = []
for folder, name in (("loop-ours", "default"), ("loop-ours", "pc-1"), ("loop-proton", "proton")):
    r = json.load(open(folder + "/result.json"))
    first, mb = (median(r[name][k]) - median(r["untraced"][k]) for k in ("first_s", "rss_end_mb"))
    rows.append((name, median(r[name]["loop"]["untraced"]), first + median(r[name].get("start_s", [0])), mb))
    print("%-10s %.3f of untraced; adds %.2f s to the start, %.0f MB" % rows[-1])
print("summary: a step sampled by us %.3f of untraced, by Proton %.3f; ours / Proton's %.3f; memory added %.0f MB / %.0f MB"
      % (rows[1][1], rows[2][1], rows[1][1] / rows[2][1], rows[1][3], rows[2][3]))
END
must 'the summary' [ $? = 0 ]
finish
