#!/bin/bash
# offline.sh - reading traces: trace-tally, trace-merge, to-perfetto, trace-export and trace-print against babeltrace2 on an LTTng trace of the same events
#
#   bench/offline.sh [quick|full] [--repeat N] [--out DIRECTORY]
#
# Records the same pairs with both tracers, two threads, two integers and a string on each begin (and, second table, on each end too);
# then every tool reads them in turn, medians over the rounds (7). Last, each tool's peak memory on that input and on one four times
# as large. ONLY="babeltrace2 decode,trace-tally": these tools alone. URGENT=1: before all others on the machine (chrt, for root).
# quick: 2 x 1 M pairs; full: 2 x 5 M. Needs a build (BUILD, default build/) and Debian's lttng-tools, liblttng-ust-dev, babeltrace2.
set -u
. "$(dirname "$0")/common.sh"
repeat=7
bench_start "--repeat --out" "$@"
case " $PEERS " in *" lttng "*) ;; *) echo "bench: babeltrace2 and LTTng are what this compares with; neither is here" >&2; exit 1 ;; esac
$CC -O2 -o "$OUT/timed" "$ROOT/bench/timed.c" || exit 1
lttng_up || { echo "bench: lttng-sessiond does not start" >&2; exit 1; }
for t in trace-tally trace-merge trace-print to-perfetto trace-export; do
    [ -x "$(tool $t)" ] || { echo "bench: no $t in $BUILD; run meson compile -C build" >&2; exit 1; }
done
pairs=1000000
[ $mode = full ] && pairs=5000000
threads=2

# record NAME VARIANT PAIRS
record() {
    mkdir -p -m 700 "$OUT/$1"
    TRACE_OUT=$OUT/$1/ours TRACE_MODE=stream "$OUT/bin/trace" - "$2" $threads "$3" >/dev/null
    # LTTng loses events at this speed with its default buffers; the reader's work is what counts here, so it gets larger ones
    LTTNG_BUFFERS="--subbuf-size=64M --num-subbuf=4" lttng_run "$OUT/$1/lttng" "$OUT/bin/lttng" - "$2" $threads "$3" >/dev/null
}
ours() { $TALLY --json "$OUT/$1/ours" | sed -n 's/^ "events": \([0-9]*\).*/\1/p'; }
TALLY=$(tool trace-tally)

run() { # TOOL NAME
    local d=$OUT/$2
    case $1 in
    "babeltrace2 decode") set -- babeltrace2 "$d/lttng" -o dummy ;;
    "babeltrace2 text") set -- babeltrace2 "$d/lttng" ;;
    trace-tally) set -- "$TALLY" "$d/ours" ;;
    "trace-tally -j1") set -- "$TALLY" -j1 "$d/ours" ;;
    trace-merge) set -- "$(tool trace-merge)" -o "$OUT/merged.bin" "$d/ours" ;;
    "tally of merged") set -- "$TALLY" "$OUT/merged.keep" ;;
    to-perfetto) set -- "$(tool to-perfetto)" -o "$OUT/x.pftrace" "$d/ours" ;;
    "export "*) set -- "$(tool trace-export)" -q -f "${1#export }" -o "$OUT/x.export" "$d/ours" ;;
    trace-print) set -- "$(tool trace-print)" "$d/ours" ;;
    esac
    rm -f "$OUT/merged.bin" "$OUT/x.pftrace" "$OUT/x.export"
    ${URGENT:+chrt -f 10} "$OUT/timed" "$@" 2>"$OUT/err"
}
tools=("babeltrace2 decode" "babeltrace2 text" "trace-tally" "trace-tally -j1" "trace-merge" "tally of merged" "to-perfetto" "export chrome" "export folded" "trace-print")
[ -z "${ONLY:-}" ] || IFS=, read -ra tools <<<"$ONLY"

table() { # NAME VARIANT
    local tool r out n_ours n_lttng
    record "$1" "$2" $pairs
    n_ours=$(ours "$1") n_lttng=$(ctf_events "$OUT/$1/lttng")
    "$(tool trace-merge)" -o "$OUT/merged.keep" "$OUT/$1/ours" >/dev/null 2>&1
    : >"$OUT/raw"
    for ((r = 1; r <= repeat; r++)); do
        for tool in "${tools[@]}"; do
            [ -t 2 ] && printf '\rround %d of %d: %-20s' "$r" "$repeat" "$tool" >&2
            out=$(run "$tool" "$1")
            printf '%s\t%s\n' "$tool" "$out" >>"$OUT/raw"
            [ "${out##*	}" = 0 ] || echo "bench: $tool ended with status ${out##*	}" >&2
        done
    done
    [ -t 2 ] && printf '\r%50s\r' '' >&2
    printf '\n%s: %s events for us in %s MB, %s for LTTng in %s MB\n' "$3" "$n_ours" "$(du -sm "$OUT/$1/ours" | cut -f1)" "$n_lttng" "$(du -sm "$OUT/$1/lttng" | cut -f1)"
    awk -F'\t' -v ours="$n_ours" -v lttng="$n_lttng" -f "$ROOT/bench/offline.awk" "$OUT/raw"
    rm -f "$OUT/merged.keep"
}

memory() {
    local tool small large
    record "memory" full $((pairs * 4))
    "$(tool trace-merge)" -o "$OUT/merged.keep" "$OUT/memory/ours" >/dev/null 2>&1
    printf '\nPeak resident memory, MiB     this input   four times as large\n'
    for tool in "${tools[@]}"; do
        small=$(run "$tool" tasks | cut -f3) large=$(run "$tool" memory | cut -f3)
        [ "$tool" = "tally of merged" ] && small=-
        printf '  %-26s %12s %12s\n' "$tool" "$small" "$large"
    done
}

{
    machine
    table tasks full "Tasks: begin with two integers and a string, end without"
    table events full2 "Events: each with two integers and a string"
    memory
} | tee "$ROOT/bench/results/$(date -u +%F)-offline-$mode.txt"
