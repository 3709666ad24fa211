#!/bin/bash
# run.sh - what is recorded of a real NVIDIA GPU, and what that costs: builds, runs, prints. Needs a GPU, nvcc, and a Python with PyTorch and Triton
#
#   bench/gpu/run.sh [FOLDER]     FOLDER: where to build and record (default: a temporary one); ROUNDS (8) of the timing
set -u
cd "$(dirname "$0")/../.." || exit 1
ROOT=$PWD
WORK=${1:-$(mktemp -d)}
ROUNDS=${ROUNDS:-8}
B=$WORK/build
mkdir -p "$WORK"
[ -f "$B/build.ninja" ] || meson setup -Dgen=disabled "$B" . >"$WORK/setup.log" 2>&1 || { tail "$WORK/setup.log"; exit 1; }
ninja -C "$B" >"$WORK/ninja.log" 2>&1 || { tail "$WORK/ninja.log"; exit 1; }
HERE=$ROOT/bench/gpu
cd "$WORK" || exit 1
SO=$B/libtrace.so
export TRACE_OUT=$WORK/out

echo "date $(date -u +%F)"
nvidia-smi --query-gpu=name,driver_version --format=csv,noheader
nvcc --version | tail -n 2 | head -n 1
python3 -c 'import torch, triton; print("torch", torch.__version__, "triton", triton.__version__)'

traced() { # ENV... -- PROGRAM...
    local settings=()
    while [ "$1" != -- ]; do settings+=("$1"); shift; done
    shift
    rm -rf out
    env LD_PRELOAD="$SO" "${settings[@]}" "$@"
}
seen() { # [--range NAME]
    "$B/trace-print" --mangled --json out | python3 "$HERE/check.py" "$@"
    "$B/trace-tally" --json out | python3 -c 'import json, sys; t = json.load(sys.stdin); print("events %d dropped %d" % (t["events"], t["dropped"]))'
}
heading() { printf '\n== %s\n' "$*"; }

ARCH=$(nvidia-smi --query-gpu=compute_cap --format=csv,noheader | head -n 1 | tr -d .)
nvcc -O2 -arch=sm_$ARCH -o static "$HERE/work.cu" || exit 1
nvcc -O2 -arch=sm_$ARCH -cudart shared -o shared "$HERE/work.cu" -Xlinker -rpath=/usr/local/cuda/lib64 || exit 1
printf '#define TRACE_IMPL\n#define TRACE_CUDA\n#include "trace.h"\n' >unit.c
gcc -O2 -I "$ROOT" -c unit.c -o unit.o || exit 1
nvcc -O2 -arch=sm_$ARCH -o embedded "$HERE/work.cu" unit.o -Xlinker --export-dynamic-symbol=InitializeInjection -Xcompiler -pthread -ldl || exit 1
heading 'nvcc, static runtime, libtrace.so preloaded'; traced -- ./static; seen
heading 'nvcc, shared runtime, libtrace.so preloaded'; traced -- ./shared; seen
heading 'nvcc, static runtime, CUDA_INJECTION64_PATH alone'; rm -rf out; CUDA_INJECTION64_PATH=$SO ./static; seen
heading 'nvcc, static runtime, trace.h in the program'; rm -rf out; ./embedded; seen
heading 'level full, shared runtime'; traced TRACE_LEVEL=full -- ./shared 1000; seen
heading 'killed after 4 s of work without end: age of the last kernel recorded'
rm -rf out
LD_PRELOAD=$SO ./static 10000 forever &
PID=$!
sleep 4
KILLED=$(date +%s%N)
kill -9 $PID
wait $PID 2>/dev/null
"$B/trace-print" --mangled --json out | python3 -c '
import json, sys
from datetime import datetime
last = n = 0
for line in sys.stdin:
    e = json.loads(line)
    if e["event"] == "slice" and "grid" in e["args"]:
        n += 1
        last = max(last, datetime.fromisoformat(e["time"][:26] + "+00:00").timestamp())
print("%d kernels, the last %.0f ms before the kill" % (n, int(sys.argv[1]) / 1e6 - last * 1e3))' "$KILLED"

cat >triton_one.py <<'P'
import torch, triton, triton.language as tl
@triton.jit
def plus_one(p, n, BLOCK: tl.constexpr):
    i = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    tl.store(p + i, tl.load(p + i, mask=i < n) + 1, mask=i < n)
x = torch.zeros(100000, device="cuda")
for _ in range(1000): plus_one[(98,)](x, 100000, BLOCK=1024)
torch.cuda.synchronize()
assert x[0].item() == 1000
g = torch.cuda.CUDAGraph()
with torch.cuda.graph(g):
    for _ in range(20): x += 1
for _ in range(50): g.replay()
torch.cuda.synchronize()
P
heading 'Triton, 1000 launches; PyTorch, 50 replays of a graph of 20'; traced -- python3 triton_one.py; seen
"$B/trace-tally" --csv out | grep -E 'plus_one|cuLaunchKernelEx|GraphLaunch' | cut -d, -f1-12 | head -n 6

heading 'torch.profiler in a process that is traced'
traced -- python3 "$HERE/loop.py" profile 2>&1 | cut -c 1-130 | tail -n 4

heading 'PyTorch training loop: kernels of the measured 60 steps'
echo "torch.profiler, on its own:  $(python3 -W ignore "$HERE/loop.py" profile)"
traced -- python3 "$HERE/loop.py"; seen --range measured
du -sh out | cut -f 1

heading 'PyTorch training loop: recording against paused, in one process, in turn'
echo "neither:       $(STEPS=1000 python3 "$HERE/loop.py" paired)"
for level in default minimal full; do echo "$level:       $(traced STEPS=1000 TRACE_LEVEL=$level -- python3 "$HERE/loop.py" paired)"; done

heading "PyTorch training loop: ms a step, $ROUNDS alternating rounds of the first two, 2 of the others"
export STEPS=120
for ((i = 0; i < ROUNDS; i++)); do
    for way in untraced default minimal full host-calls cupti-only torch.profiler; do
        case $way in
        untraced) line=$(python3 "$HERE/loop.py") ;;
        default) line=$(traced -- python3 "$HERE/loop.py") ;;
        *) [ $i -lt 2 ] || continue ;;&
        minimal | full) line=$(traced TRACE_LEVEL=$way -- python3 "$HERE/loop.py") ;;
        host-calls) line=$(traced TRACE_LIBCUPTI=off -- python3 "$HERE/loop.py") ;;
        cupti-only) rm -rf out; line=$(CUDA_INJECTION64_PATH=$SO python3 "$HERE/loop.py") ;;
        torch.profiler) line=$(python3 -W ignore "$HERE/loop.py" profile) ;;
        esac
        set -- $line
        echo "$way $2"
    done
done >times
python3 - times <<'P'
import sys
from statistics import median
t = {}
for line in open(sys.argv[1]):
    w, v = line.split()
    t.setdefault(w, []).append(float(v))
base = median(t["untraced"])
for w, v in t.items():
    print("%-15s median %.2f  (%s)  ratio %.3f" % (w, median(v), " ".join("%.2f" % x for x in v), median(v) / base))
print("default / untraced of the same round, median: %.3f" % median(b / a for a, b in zip(t["untraced"], t["default"])))
P
