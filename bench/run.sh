#!/bin/bash
# run.sh - what a begin/end pair costs: trace.h, its floor and its peers, side by side
#
#   bench/run.sh [quick|full] [--peers "floor trace lttng barectf spall tracy stdio"] [--repeat N] [--out DIRECTORY]
#
# SPALL=FOLDER and TRACY=FOLDER say where the sources of these two are: no distribution has them.
# quick (default): 5 M pairs a run. full: 100 M pairs for the floor and trace.h, 20 M for those with fields, less for slow peers.
# Every round runs each peer once, so that all of them meet the same machine; figures are medians over the rounds (7). Ratios are
# to the floor of the same rounds. CLOCK=serial: as on a host whose clock reads take 35 ns (clock.sh).
# Needs a build (BUILD, default build/) for trace-tally, which reads every trace back.
set -u
. "$(dirname "$0")/common.sh"
repeat=7
bench_start "--peers --repeat --out" "$@"
peers=${peers:-$PEERS}
case " $peers " in *" lttng "*) lttng_up || { echo "bench: lttng-sessiond does not start" >&2; peers=${peers/lttng/}; } ;; esac

TALLY=$(tool trace-tally)

# pairs VARIANT PEER
pairs() {
    case $mode.$2.$1 in
    quick.floor.* | quick.trace.* | quick.barectf.* | quick.spall.* | *.tracy.empty) echo 5000000 ;;
    quick.*) echo 500000 ;;
    full.floor.empty | full.trace.empty) echo 100000000 ;;
    full.floor.* | full.trace.* | full.barectf.* | full.spall.*) echo 20000000 ;;
    full.lttng.*) echo 3000000 ;;
    *) echo 1000000 ;;
    esac
}

# one PEER VARIANT THREADS [single]: one line to $OUT/raw: what the peer printed, then bytes a pair and lost events
one() {
    local peer=$1 variant=$2 threads=$3 n line bytes lost=0 seen d=$OUT/data
    n=$(pairs "$variant" "$peer")
    [ $# -gt 3 ] && [ "$n" -gt 5000000 ] && n=5000000
    rm -rf "$d"
    mkdir -p -m 700 "$d"
    case $peer.$variant in
    trace.nccl*) line=$(TRACE_OUT=$d TRACE_MODE=stream "$OUT/bin/nccl" "$d" "$variant" "$threads" "$n" ${4:-}) ;;
    trace.mpi) line=$(TRACE_OUT=$d TRACE_MODE=stream "$OUT/bin/mpi" "$d" mpi "$threads" "$n" ${4:-}) ;;
    trace.*) line=$(TRACE_OUT=$d TRACE_MODE=stream "$OUT/bin/trace" "$d" "$variant" "$threads" "$n" ${4:-}) ;;
    lttng.off) line=$("$OUT/bin/lttng" "$d" "$variant" "$threads" "$n" ${4:-}) ;;
    lttng.*) line=$(lttng_run "$d" "$OUT/bin/lttng" "$d" "$variant" "$threads" "$n" ${4:-}) ;;
    *) line=$("$OUT/bin/$peer" "$d" "$variant" "$threads" "$n" ${4:-}) ;;
    esac
    [ -n "$line" ] || { echo "bench: $peer $variant failed" >&2; return; }
    n=$((n / 1024 * 1024 * threads))
    bytes=$(find "$d" -type f -printf '%b\n' | awk '{ s += $1 * 512 } END { print s + 0 }') # blocks: what is really on the disk
    case $peer.$variant in
    trace.off | trace.nccl_floor) lost=- bytes=0 ;;
    trace.*)
        seen=$("$TALLY" --json "$d"/*.bin 2>"$OUT/tally.err" | calls "$variant")
        lost=$((n * $(events "$variant") - ${seen:-0}))
        case $variant in mpi | nccl) lost=$((lost + 2)) ;; esac # MPI_Init_thread and MPI_Finalize; ncclGetUniqueId and ncclCommInitRank
        [ -s "$OUT/tally.err" ] && sed 's/^/bench: /' "$OUT/tally.err" >&2
        ;;
    lttng.off) lost=- bytes=0 ;;
    lttng.*) lost=$((n * 2 - $(ctf_events "$d"))) ;;
    barectf.* | spall.* | tracy.*) lost=0 ;;
    stdio.*) lost=$((n * 2 - $(cat "$d"/*.json | wc -l))) ;;
    floor.*) lost=- bytes=0 ;;
    esac
    printf '%s\t%s\t%s\t%s\n' "$line" "${4:-batch}" "$(awk "BEGIN { printf \"%.2f\", $bytes / $n }")" "$lost" >>"$OUT/raw"
    rm -rf "$d"
}
# trace-tally counts a task as one call, an instant as one too
events() { case $1 in full2) echo 2 ;; *) echo 1 ;; esac; }
calls() { grep -o '"calls": *[0-9]*' | awk -F: '{ s += $2 } END { print s + 0 }'; }

result=$ROOT/bench/results/$(date -u +%F)-$mode.txt
machine >"$OUT/head"
variants() {
    case $1 in
    floor) echo empty call nothing bare_call ;;
    trace) echo empty full full2 call off ;;
    lttng) echo empty full full2 off ;;
    spall | tracy) echo empty full ;;
    *) echo empty full full2 ;;
    esac
}
: >"$OUT/raw"
for ((r = 1; r <= repeat; r++)); do
    for threads in 1 2; do
        for peer in $peers; do
            for v in $(variants "$peer"); do
                [ -t 2 ] && printf '\rround %d of %d: %-8s %-10s %d thread(s)   ' "$r" "$repeat" "$peer" "$v" "$threads" >&2
                one "$peer" "$v" "$threads"
            done
        done
    done
    case " $peers " in *" trace "*) "$OUT/bin/trace_compiled_out" - compiled_out 1 10000000 | sed "s/\$/\tbatch\t0\t-/" >>"$OUT/raw" ;; esac
    case "$MPI $peers " in "1 "*" trace "*) one trace mpi 1 ;; esac
    case " $peers " in *" trace "*) one trace nccl_floor 1; one trace nccl 1 ;; esac
    for peer in $peers; do
        case $peer in floor | trace | lttng | barectf | spall | tracy) one "$peer" empty 1 single ;; esac
        case $peer in trace | lttng) one "$peer" full 1 single ;; esac
    done
done
[ -t 2 ] && printf '\r%60s\r' '' >&2
{
    cat "$OUT/head"
    awk -f "$ROOT/bench/table.awk" "$OUT/raw"
} | tee "$result"
echo
echo "written to ${result#"$ROOT"/}"
