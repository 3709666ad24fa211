#!/bin/bash
# mpi-model.sh - what `mpirun -n P trace-tally --mpi` takes of R ranks when each process has a processor: its parts are measured here
# one by one, and put together for P = R = 10,000
#
#   bench/mpi-model.sh [RANKS] > bench/results/DATE-mpi-model.txt
#
# Parts are processor seconds, medians of 7. Needs a build (BUILD, default build/), mpicc.openmpi and mpirun.openmpi. docs/performance/size.md
# says what the parts are. NETWORK: bytes a second between nodes, an assumption (10e9).
set -eu
ROOT=$(cd "$(dirname "$0")/.." && pwd)
B=$(cd "${BUILD:-$ROOT/build}" && pwd)
R=${1:-10000} W=$(mktemp -d)
trap 'rm -rf "$W"' EXIT
export OMPI_ALLOW_RUN_AS_ROOT=1 OMPI_ALLOW_RUN_AS_ROOT_CONFIRM=1 OMPI_MCA_rmaps_base_oversubscribe=1 OMPI_MCA_hwloc_base_binding_policy=none \
    OMPI_MCA_mpi_yield_when_idle=1
${CC:-gcc} -O2 -I"$ROOT/src" -o "$W/ranks" "$ROOT/tests/size/ranks.c" "$ROOT/tests/format/forge.c"
${CC:-gcc} -O2 -o "$W/timed" "$ROOT/bench/timed.c"
printf '#include <mpi.h>\nint main(int n, char **v) { MPI_Init(&n, &v); MPI_Barrier(MPI_COMM_WORLD); return MPI_Finalize(); }\n' >"$W/start.c"
mpicc.openmpi -o "$W/start" "$W/start.c"
"$W/ranks" "$W/r" "$R" 100 10

cpu() { # COMMAND...: processor seconds, of all its processes
    local k
    for ((k = 0; k < 7; k++)); do "$W/timed" "$@" 2>/dev/null | cut -f2; done | sort -n | sed -n 4p
}
of() { awk "BEGIN { printf \"%.${2:-1}f\", ($1) }"; } # EXPRESSION DIGITS
half=$((R / 2))
events=$("$B/trace-tally" --json "$W/r" | sed -n 's/^ "events": \([0-9]*\).*/\1/p')
"$B/trace-tally" --partial "$W/a" --rank 0-$((half - 1)) "$W/r"
"$B/trace-tally" --partial "$W/b" --rank $half-$((R - 1)) "$W/r"
"$B/trace-tally" --partial "$W/all" "$W/r"
open=$(cpu "$B/trace-info" "$W/r") share=$(cpu "$B/trace-tally" -j 1 "$W/r")
join=$(cpu "$B/trace-tally" --partial "$W/c" "$W/a" "$W/b") table=$(cpu "$B/trace-tally" "$W/all")
start1=$(cpu mpirun.openmpi -n 1 "$W/start") start16=$(cpu mpirun.openmpi -n 16 "$W/start")
tally1=$(cpu mpirun.openmpi -n 1 "$B/trace-tally" --mpi -j 1 "$W/r") tally16=$(cpu mpirun.openmpi -n 16 "$B/trace-tally" --mpi -j 1 "$W/r")
start=$(of "($start16 - $start1) / 15" 4)
each=$(of "($tally16 - $tally1) / 15 - $start" 4)

printf 'bench/mpi-model.sh %d, %s, commit %s; %s; load %s\n' "$R" "$(date -u +%F)" "$(git -C "$ROOT" rev-parse --short HEAD)" \
    "$(sed -n 's/^model name.*: //p' /proc/cpuinfo | head -n 1)" "$(cut -d' ' -f1 /proc/loadavg)"
printf '%-66s %9s\n' "measured: $R ranks, $events events, processor seconds" ""
row() { printf "  %-72s %9.6f\n" "$1" "$2"; }
row "all opened, clocks fitted (trace-info)" "$open"
row "all opened and counted (trace-tally -j 1)" "$share"
row "two tallies of $half ranks joined and packed (--partial)" "$join"
row "the tally of all printed" "$table"
row "one process more: its start (MPI_Init, a barrier)" "$start"
row "one process more: headers and stubs of all ranks, and its step of the tree" "$each"
net=$(of "750 * $R / ${NETWORK:-10e9} + 80e6 / ${NETWORK:-10e9}" 4)
each=$(of "$each > 0 ? $each : 0" 4)
tree=$(of "2 * $join" 3) # join / 2^k in the k-th step from the root
points=0.3
own=$(of "$share / $R" 6)
printf 'P = R = %d on processors of their own: each + share / P + network + points + join * (1 + 1/2 + 1/4 + ...) + table\n' "$R"
row "headers and stubs: each process, of all ranks" "$each"
row "its share of one rank: opened and counted" "$own"
row "headers (750 bytes a rank) and points (80 MB) gathered at ${NETWORK:-10e9} bytes/s" "$net"
row "points that tie nodes together, sorted (2 M at most; an estimate)" "$points"
row "the tree: the root's steps, each half of the one after it" "$tree"
row "the table" "$table"
row "in all, besides the launcher's start and the events" "$(of "$each + $own + $net + $points + $tree + $table" 3)"
