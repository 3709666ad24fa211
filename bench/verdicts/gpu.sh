#!/bin/bash
# gpu.sh - records train.py with each of its causes on one GPU, and on two GPUs if there are two, and prints what trace-report finds
#
#   bench/verdicts/gpu.sh PREFIX OUT [CAUSE[-STRENGTH]...]
#     PREFIX: where trace.h is installed; OUT: gets CAUSE-STRENGTH.bin (merged), .json (the truth), .txt
#
# STRENGTH is of a healthy step. Programs on one GPU start three at a time, and train one after the other.
set -u
PREFIX=$(cd "$1" && pwd) OUT=$(mkdir -p "$2" && cd "$2" && pwd)
HERE=$(cd "$(dirname "$0")" && pwd)
shift 2
PYTHONPATH=$(dirname "$(find "$PREFIX" -name traceh -type d | head -n 1)")
export PYTHONPATH PATH=$PREFIX/bin:$PATH
STEPS=${STEPS:-16} SEED=${SEED:-0}
GPUS=$(nvidia-smi -L | grep -c '^GPU')
ONE=(healthy {loader,python,pageable,tiny,slow_step}-{0.05,0.2,0.5,1} item print allocator gc recompile gil synchronize shared illegal)
TWO=(healthy {backward,data,longer}-{0.05,0.2,0.5,1} norms shared)
[ $# -eq 0 ] || ONE=("$@") TWO=("$@")

tool() { LD_LIBRARY_PATH=${TOOLS_LIBRARIES:-} "$@"; } # of the offline tools alone
keep() { # NAME: what was recorded
    tool trace-merge -q -o "$OUT/$1.bin" "$WORK/$1" 2>"$OUT/$1.txt"
    rm -rf "${WORK:?}/$1"
    { tool trace-report "$OUT/$1.bin" 2>&1; } >>"$OUT/$1.txt"
    echo "$1: $(cat "$OUT/$1.json" 2>/dev/null) $(stat -c %s "$OUT/$1.bin") bytes: $(sed -n 's/^ *1\. \(\[[^]]*\] .*\)/\1/p' "$OUT/$1.txt" | head -n 1)"
}
strength() { [[ $1 == *-* ]] && echo "${1#*-}" || echo 1; }
one() { # GPU CAUSE
    CUDA_VISIBLE_DEVICES=$1 timeout 150 trace-run --torch -q -n -o "$WORK/$2" -- python3 "$HERE/train.py" "${2%-*}" --strength "$(strength "$2")" --steps "$STEPS" \
        --seed "$SEED" --lock "$WORK/lock$1" >"$OUT/$2.json" 2>"$OUT/$2.err" || echo "$2: status $?: $(tail -n 1 "$OUT/$2.err")"
    keep "$2"
}
two() { # CAUSE
    timeout 120 python3 -m torch.distributed.run --nproc-per-node 2 --master-addr 127.0.0.1 --master-port $((29500 + RANDOM % 400)) --no-python \
        trace-run --torch -q -n -o "$WORK/ddp-$1" -- python3 "$HERE/train.py" "${1%-*}" --strength "$(strength "$1")" --steps "$STEPS" --seed "$SEED" \
        >"$OUT/ddp-$1.json" 2>"$OUT/ddp-$1.err" || echo "ddp-$1: status $?: $(tail -n 1 "$OUT/ddp-$1.err")"
    keep "ddp-$1"
}
WORK=$(mktemp -d)
trap 'rm -rf "$WORK"' EXIT
for k in "${!ONE[@]}"; do
    while [ "$(jobs -rp | wc -l)" -ge $((3 * GPUS)) ]; do wait -n; done
    one $((k % GPUS)) "${ONE[k]}" &
done
wait
[ "$GPUS" -lt 2 ] || for cause in "${TWO[@]}"; do two "$cause"; done
