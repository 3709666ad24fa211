#!/bin/bash
# compile.sh - what the unit with TRACE_IMPL costs the compiler: processor time and memory at its peak
#
#   bench/compile.sh [--repeat N] [--compilers LIST] [--flags FLAGS] [REVISION...]
#                            default: 'g++ gcc clang++'; the working tree
#
# Each revision's trace.h is compiled at -O2 without an API, with CUDA and its runtime, and with the twelve APIs that
# all revisions have. Times are user time, the least of N (3); memory is the largest resident set, the least of N.
# MPI is MPICH's. Memory does not depend on what else the machine does; times do. FLAGS are more of the compiler's, as
# '--param ggc-min-expand=10 --param ggc-min-heapsize=16384'. Numbers for people; docs/performance/compile.md has some.
set -eu
ROOT=$(cd "$(dirname "$0")/.." && pwd)
LC_ALL=C
export LC_ALL
repeat=3 compilers='g++ gcc clang++' flags=
usage() { awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"; exit 2; }
while [ $# -gt 0 ]; do
    case $1 in
    --repeat | --compilers | --flags) [ $# -gt 1 ] || usage ;;
    -*) usage ;;
    *) break ;;
    esac
    case $1 in
    --repeat) repeat=$2 ;;
    --compilers) compilers=$2 ;;
    --flags) flags=$2 ;;
    esac
    shift 2
done
[ "$repeat" -gt 0 ] 2>/dev/null || { echo "compile.sh: --repeat takes a number from 1 on, not '$repeat'" >&2; exit 2; }
[ -x /usr/bin/time ] || { echo "compile.sh: needs /usr/bin/time (Debian: time)" >&2; exit 1; }
OUT=$(mktemp -d "${TMPDIR:-/tmp}/trace-compile-cost.XXXXXX")
trap 'rm -rf "$OUT"' EXIT
MPI=$(mpicc.mpich -show | tr ' ' '\n' | grep '^-I' | sed 's/^-I/-isystem /' | tr '\n' ' ')
ALL=
for api in MPI ITT NVTX CUDA CUDART NCCL ZE CL HIP OMP CCL NVML; do ALL="$ALL -DTRACE_$api"; done

one() { # REVISION COMPILER NAME DEFINES
    local revision=$1 compiler=$2 name=$3 i language=c
    shift 3
    case $compiler in *++*) language=c++ ;; esac
    for i in $(seq "$repeat"); do
        # shellcheck disable=SC2086
        /usr/bin/time -f '%U %M' -o "$OUT/cost" "$compiler" -O2 -w $flags -DTRACE_IMPL "$@" $MPI -I "$OUT/$revision" \
            -x $language -c "$OUT/$revision/trace.h" -o "$OUT/unit.o" || return 1
        cat "$OUT/cost"
    done >"$OUT/costs"
    awk -v r="$revision" -v c="$compiler" -v n="$name" '{ if (NR == 1 || $1 < t) t = $1; if (NR == 1 || $2 < m) m = $2 }
        END { printf "%-12s %-10s %-14s %8.2f %8.0f\n", r, c, n, t, m / 1024 }' "$OUT/costs"
}

echo "$(nproc) processors, load $(cut -d' ' -f1-3 /proc/loadavg)${flags:+; $flags}"
printf '%-12s %-10s %-14s %8s %8s\n' trace.h compiler APIs 'user s' MiB
[ $# -gt 0 ] || set -- tree
for revision; do
    mkdir "$OUT/$revision"
    if [ "$revision" = tree ]; then cp "$ROOT/trace.h" "$OUT/tree"
    else git -C "$ROOT" show "$revision:trace.h" >"$OUT/$revision/trace.h"; fi
done
for compiler in $compilers; do
    for revision; do
        one "$revision" "$compiler" none
        one "$revision" "$compiler" CUDA+CUDART -DTRACE_CUDA -DTRACE_CUDART
        # shellcheck disable=SC2086
        one "$revision" "$compiler" twelve $ALL
    done
done
