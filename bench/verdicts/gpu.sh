#!/bin/bash
# gpu.sh - records train.py with each of its causes on one GPU, and on two GPUs if there are two, and prints what trace-report finds
#
#   bench/verdicts/gpu.sh PREFIX OUT [CAUSE...]    PREFIX: where trace.h is installed; OUT: gets CAUSE.bin (merged), CAUSE.json (the truth), CAUSE.txt
set -u
PREFIX=$(cd "$1" && pwd) OUT=$(mkdir -p "$2" && cd "$2" && pwd)
HERE=$(cd "$(dirname "$0")" && pwd)
shift 2
PYTHONPATH=$(dirname "$(find "$PREFIX" -name traceh -type d | head -n 1)")
export PYTHONPATH PATH=$PREFIX/bin:$PATH
STRENGTH=${STRENGTH:-1.0} STEPS=${STEPS:-16} # of a healthy step: smaller losses hide behind queued work of the GPU
GPUS=$(nvidia-smi -L | grep -c '^GPU')
ONE=(healthy loader item print tiny allocator gc recompile python gil synchronize pageable slow_step)
TWO=(healthy backward data longer norms shared)
[ $# -eq 0 ] || ONE=("$@") TWO=("$@")

tool() { LD_LIBRARY_PATH=${TOOLS_LIBRARIES:-} "$@"; } # of the offline tools alone
keep() { # NAME: what was recorded
    tool trace-merge -q -o "$OUT/$1.bin" "$WORK/$1" 2>"$OUT/$1.txt"
    { tool trace-report "$OUT/$1.bin" 2>&1; } >>"$OUT/$1.txt"
    echo "$1: $(cat "$OUT/$1.json" 2>/dev/null) $(stat -c %s "$OUT/$1.bin") bytes: $(sed -n 's/^ *1\. \(\[[^]]*\] .*\)/\1/p' "$OUT/$1.txt" | head -n 1)"
}
one() { # GPU CAUSE
    CUDA_VISIBLE_DEVICES=$1 timeout 100 trace-run --torch -q -n -o "$WORK/$2" -- python3 "$HERE/train.py" "$2" --strength "$STRENGTH" --steps "$STEPS" >"$OUT/$2.json" 2>"$OUT/$2.err" || echo "$2: status $?: $(tail -n 1 "$OUT/$2.err")"
    keep "$2"
}
two() { # CAUSE
    timeout 120 python3 -m torch.distributed.run --nproc-per-node 2 --master-addr 127.0.0.1 --master-port $((29500 + RANDOM % 400)) --no-python trace-run --torch -q -n -o "$WORK/ddp-$1" -- python3 "$HERE/train.py" "$1" --strength "$STRENGTH" --steps "$STEPS" >"$OUT/ddp-$1.json" 2>"$OUT/ddp-$1.err" || echo "ddp-$1: status $?: $(tail -n 1 "$OUT/ddp-$1.err")"
    keep "ddp-$1"
}
WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT
for k in "${!ONE[@]}"; do
    one $((k % GPUS)) "${ONE[k]}" &
    [ $((k % GPUS)) -lt $((GPUS - 1)) ] || wait
done
wait
[ "$GPUS" -lt 2 ] || for cause in "${TWO[@]}"; do two "$cause"; done
