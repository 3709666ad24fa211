#!/bin/bash
# elsewhere.sh - what recorded calls of MPI and NCCL and a pair cost on a machine that has no compiler and no MPI: their
# programs are built here and carried there
#
#   bench/elsewhere.sh pack DIR     makes DIR: programs, libraries, this script (MPICH's headers; about 30 MiB)
#   DIR/elsewhere.sh                there: ring; a call and its floor take turns in one process, batch by batch; the
#                                   quotient of their medians, and median and quartiles of 7 such runs; 2 minutes
#
# Environment there: N (7) runs, CALLS (600000) a run of a call and its floor together, CLOCKS (plain serial): the clock
# as it is, and with CLOCK=serial (clock.sh).
set -u

pack() { # DIR
    local to=$1 clock api program mpi libraries flags
    ROOT=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
    . "$ROOT/bench/clock.sh"
    mkdir -p "$to/lib" && to=$(cd "$to" && pwd) && cd "$to" || exit 1
    mpi=$(mpicc.mpich -show | tr ' ' '\n' | grep '^-I' | sed 's/^-I/-isystem /' | tr '\n' ' ')
    libraries=$(mpicc.mpich -show | tr ' ' '\n' | grep -E '^-[Ll]' | tr '\n' ' ')
    # shellcheck disable=SC2086 # several words, here and below
    gcc -O2 -std=gnu11 -shared -fPIC -o libcallee.so "$ROOT/bench/callee.c" || exit 1
    for clock in plain serial; do
        flags=$(CLOCK=$clock clock_flags "$to/serial")
        for api in MPI NCCL; do
            gcc -O2 -w -shared -fPIC -DTRACE_$api $mpi "$ROOT/bench/stub_calls.c" -o libstub$api.so || exit 1
            gcc -O2 -std=gnu11 -w -DTRACE_$api $flags $mpi -I "$ROOT" -I "$ROOT/bench" "$ROOT/bench/peer_calls.c" \
                -o $clock.$api -pthread -ldl -Wl,--no-as-needed ./libstub$api.so \
                $([ $api = NCCL ] || echo "$libraries") || exit 1
            gcc -E -P -I "$ROOT/bench" $mpi -DTRACE_$api '-DCALL(n,...)=N_ n' -x c "$ROOT/bench/calls.h" |
                grep -oE 'N_ [A-Za-z0-9_]+' | cut -c4- >$api.names
        done
        gcc -O2 -std=gnu11 -w $flags -pthread -I "$ROOT" -I "$ROOT/bench" -o $clock.trace \
            "$ROOT/bench/peer_trace.c" -L. -lcallee -ldl || exit 1
    done
    ldd plain.MPI | awk '{ print $3 }' | grep -E 'mpich|hwloc|numa|libuc|udev' | xargs -I{} cp -L {} lib/
    strip lib/* && rm -r serial
    git -C "$ROOT" describe --always --dirty >COMMIT
    cp "$ROOT/bench/elsewhere.sh" .
    du -sm .
}

case ${1:-} in
pack) pack "${2:?which folder?}"; exit ;;
'') [ -e "$(dirname "$0")/plain.MPI" ] || set -- --help ;;
esac
[ $# -eq 0 ] || { awk 'NR > 1 { if (!/^#/) exit; sub(/^# ?/, ""); print }' "$0"; exit 2; }

cd "$(dirname "$0")" || exit 1
export LD_LIBRARY_PATH=$PWD/lib:$PWD TRACE_LEVEL=full
W=$(mktemp -d)
trap 'rm -rf "$W"' EXIT
echo "date $(date -u +%F), trace.h $(cat COMMIT)"
processor=$(sed -n 's/^model name[^:]*: //p' /proc/cpuinfo | head -n 1)
echo "machine: $processor, $(nproc) processors, load $(cut -d' ' -f1-3 /proc/loadavg)"
quartiles() { # of the numbers, one a line: lower quartile, median, upper quartile
    sort -g | awk '{ v[NR] = $1 }
        function at(q) { return v[int(q * (NR - 1) + 1)] }
        END { printf "%.2f %.2f %.2f\n", at(0.25), at(0.5), at(0.75) }'
}
# both PROGRAM VARIANTS CALLS: p50 of the batches of each, a line each; a ring's window is in memory
both() { rm -rf "$W/o"; TRACE_MODE=ring TRACE_OUT=$W/o "$1" "$W/o" "$2" 1 "$3" 2>"$W/err" | awk -F'\t' '{ print $8 }'; }
# row NAME: of the lines "recorded floor" in $W/pairs
row() {
    local q
    q=$(awk '{ print $1 / $2 }' "$W/pairs" | quartiles)
    awk -v n="$1" -v q="$q" -v r="$(awk '{ print $1 }' "$W/pairs" | quartiles)" \
        -v f="$(awk '{ print $2 }' "$W/pairs" | quartiles)" 'BEGIN { split(q, x); split(r, a); split(f, b);
        printf "%-20s %8.1f %8.1f %6.2f [%.2f %.2f]%s\n", n, a[2], b[2], x[2], x[1], x[3],
            (x[2] > 1.6 ? "  above 1.6" : "") }'
}
for clock in ${CLOCKS:-plain serial}; do
    printf '\nclock %s: p50 of batches, ns; x: quotients of %s runs\n%-20s %8s %8s %6s\n' \
        $clock "${N:-7}" call recorded floor x
    for ((i = 0; i < ${N:-7}; i++)); do
        both ./$clock.trace empty,floor 3000000 | paste -sd ' '
    done >"$W/pairs"
    row pair
    for api in MPI NCCL; do
        while read -r name; do
            for ((i = 0; i < ${N:-7}; i++)); do
                both ./$clock.$api "$name,${name}_floor" "${CALLS:-600000}" | paste -sd ' '
            done >"$W/pairs"
            row "$name"
        done <$api.names
    done
done
