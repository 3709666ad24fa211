#!/bin/bash
# run.sh - what is recorded of real NVIDIA GPUs, and what that costs: builds, runs, prints. Needs a GPU, nvcc, and a Python with PyTorch and Triton (README.md)
#
#   bench/gpu/run.sh [PART...]    parts: capture ends cost ops settings settings_loop company pcsampling newer_cupti proton throttled guide torch ddp nccl; without one, all that there are GPUs for
#
#   WORK=DIR      where it builds and records, kept from call to call (default: a folder of the user's in /tmp)
#   BUILT=1       WORK, or the build folder B, was built elsewhere and brought along: only what is not there is built
#   COMMIT=ID     what was brought along, where there is no Git repository
#   NEWER_CUPTI=FILE  a libcupti.so of a later version that was brought along: settings and newer_cupti measure it beside the one that is installed
#   PROTON=DIR    for proton: the folder third_party/proton of Triton's sources, of the version that is installed
#   RESULTS=DIR   each part's output also goes to DIR/DATE-gpu-PART.txt, and timelines to DIR
#   LIMIT=540     most seconds for all of it, building included; parts have limits of their own besides
. "$(dirname "$0")/lib.sh"
ALL=(capture ends cost ops settings settings_loop company pcsampling newer_cupti proton throttled guide torch ddp nccl)
if [ -n "${RESULTS:-}" ]; then
    case $RESULTS in /*) ;; *) RESULTS=$OLDPWD/$RESULTS ;; esac
    mkdir -p "$RESULTS" || exit 2
    export RESULTS
fi

file_of() { # PART
    local f
    for f in "$HERE/parts/$1.sh" "$HERE/$1.sh"; do [ -f "$f" ] && echo "$f" && return; done
    return 1
}
says() { sed -n "s/^# $1: *//p" "$2" | head -n 1; } # what a part's head says

parts=("$@")
if [ $# -eq 0 ]; then
    for part in "${ALL[@]}"; do
        f=$(file_of "$part") && [ "$(says GPUs "$f" | grep . || echo 1)" -le "$GPUS" ] && parts+=("$part")
    done
fi
for part in "${parts[@]}"; do
    case " ${ALL[*]} " in *" $part "*) file_of "$part" >/dev/null && continue ;; esac
    echo "run.sh: no part $part; there are: ${ALL[*]}" >&2
    exit 2
done
[ "$GPUS" -ge 1 ] || { echo 'run.sh: nvidia-smi shows no GPU' >&2; exit 2; }

machine() {
    echo "date $(date -u +%F)"
    nvidia-smi --query-gpu=name,driver_version --format=csv,noheader | sort | uniq -c | sed 's/^ *//'
    nvcc --version | tail -n 2 | head -n 1
    python3 -W ignore -c 'import torch, triton; print("torch", torch.__version__, "triton", triton.__version__, "NCCL", ".".join(map(str, torch.cuda.nccl.version())))'
    echo "$(nproc) processors, load $(cut -d ' ' -f 1 /proc/loadavg), trace.h ${COMMIT:-$(git -C "$ROOT" rev-parse --short HEAD 2>/dev/null || echo of this tree)}"
}

asked() { # what was set that changes what is run
    local name
    for name in ONLY SETS TURNS LEVELS WAYS DUTY; do [ -z "${!name:-}" ] || printf "%s='%s' " "$name" "${!name}"; done
}

PROGRAMS=0
for part in "${parts[@]}"; do [ "$(says programs "$(file_of "$part")")" = none ] || PROGRAMS=1; done
export PROGRAMS
timeout -k 10 300 bash "$HERE/build.sh" || { echo 'run.sh: it does not build' >&2; exit 1; }
machine | tee machine
status=0
for part in "${parts[@]}"; do
    f=$(file_of "$part")
    seconds=$(says seconds "$f" | grep . || echo 450)
    [ -z "${LIMIT:-}" ] || [ $((LIMIT - SECONDS)) -ge "$seconds" ] || seconds=$((LIMIT - SECONDS))
    [ "$seconds" -ge 20 ] || { echo "#### $part: no time left"; status=1; continue; }
    UNTIL=$(($(date +%s) + seconds))
    export UNTIL
    log=$WORK/$part.txt
    echo "#### $part, at most $seconds s"
    { echo "$(asked)bench/gpu/run.sh $part"; cat machine; } >"$log"
    timeout -k 10 "$seconds" bash "$f" 2>&1 | tee -a "$log"
    got=${PIPESTATUS[0]}
    case $got in 124 | 137) echo "#### $part: cut off after $seconds s" | tee -a "$log" ;; esac
    [ "$got" -eq 0 ] || status=1
    [ -z "${RESULTS:-}" ] || sed "s,$WORK,WORK,g; s,$ROOT,.,g" "$log" >"$RESULTS/$(date -u +%F)-gpu-$part.txt"
    echo "#### $part: status $got"
done
exit $status
